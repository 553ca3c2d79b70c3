//! Drawing, saving and copying a result, and handing it to another program.

use js_sys::{Array, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Blob, CanvasRenderingContext2d, ClipboardItem, Element, File, FilePropertyBag,
    HtmlCanvasElement, HtmlImageElement, Navigator, ShareData,
};

const PNG: &str = "image/png";

/// Returns a drawing of the page's sprite as text; without a name, the parts that the drawings share.
pub(crate) fn drawing(name: &str) -> String {
    let drawing: Option<Element> = if name.is_empty() {
        super::document().and_then(|page| page.query_selector("body > svg > defs").ok()?)
    } else {
        super::element(name)
    };
    drawing.map_or_else(String::new, |drawing| drawing.outer_html())
}

/// Writes an SVG as an address of its own.
pub(crate) fn svg_address(svg: &str) -> String {
    format!("data:image/svg+xml,{}", js_sys::encode_uri_component(svg))
}

/// Writes a text as the address of a file.
pub(crate) fn file_address(kind: &str, text: &str) -> String {
    format!(
        "data:{kind};charset=utf-8,{}",
        js_sys::encode_uri_component(text)
    )
}

/// A picture that can be saved, copied and sent.
#[derive(Clone, Debug)]
pub(crate) struct Png {
    /// Its address.
    pub(crate) address: String,
    blob: Blob,
}

impl Png {
    /// Draws an SVG at twice its size; `None` where the browser cannot.
    pub(crate) async fn draw(svg: &str, width: u32, height: u32) -> Option<Self> {
        let image = HtmlImageElement::new().ok()?;
        image.set_src(&svg_address(svg));
        JsFuture::from(image.decode()).await.ok()?;
        let canvas = super::document()?.create_element("canvas").ok()?;
        let canvas: HtmlCanvasElement = canvas.dyn_into().ok()?;
        canvas.set_width(2 * width);
        canvas.set_height(2 * height);
        let context = canvas.get_context("2d").ok()??;
        let context: CanvasRenderingContext2d = context.dyn_into().ok()?;
        let (width, height) = (f64::from(2 * width), f64::from(2 * height));
        context
            .draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, width, height)
            .ok()?;
        let blob = Promise::new(&mut |resolve, _| {
            let _ = canvas.to_blob(&resolve);
        });
        Some(Self {
            address: canvas.to_data_url().ok()?,
            blob: JsFuture::from(blob).await.ok()?.dyn_into().ok()?,
        })
    }

    /// Returns whether pictures can be copied here.
    pub(crate) fn can_copy() -> bool {
        super::window().is_some_and(|window| has(&window, "ClipboardItem"))
            && navigator().is_some_and(|navigator| has(&navigator, "clipboard"))
    }

    /// Copies it; returns whether that worked.
    pub(crate) async fn copy(&self) -> bool {
        let copied = async {
            let kinds = Object::new();
            Reflect::set(&kinds, &PNG.into(), &self.blob).ok()?;
            let item = ClipboardItem::new_with_record_from_str_to_blob_promise(&kinds).ok()?;
            let clipboard = navigator()?.clipboard();
            JsFuture::from(clipboard.write(&Array::of1(&item)))
                .await
                .ok()
        };
        copied.await.is_some()
    }

    /// Packs it for another program, when the browser can give files away.
    pub(crate) fn parcel(&self) -> Option<ShareData> {
        let navigator = navigator().filter(|navigator| has(navigator, "canShare"))?;
        let options = FilePropertyBag::new();
        options.set_type(PNG);
        let parts = Array::of1(&self.blob);
        let file = File::new_with_blob_sequence_and_options(&parts, "tensu.png", &options).ok()?;
        let data = ShareData::new();
        data.set_files(&Array::of1(&file));
        navigator.can_share_with_data(&data).then_some(data)
    }
}

/// Packs a text and a link, if there is one, for another program, when the browser can give them away.
pub(crate) fn parcel(text: &str, link: &str) -> Option<ShareData> {
    let navigator = navigator().filter(|navigator| has(navigator, "canShare"))?;
    let data = ShareData::new();
    data.set_text(text);
    if !link.is_empty() {
        data.set_url(link);
    }
    // In a frame the page around it may not have allowed it.
    navigator.can_share_with_data(&data).then_some(data)
}

/// Lets the player choose a program. Choosing none is no error.
pub(crate) fn send(parcel: &ShareData) {
    if let Some(navigator) = navigator() {
        let sent = navigator.share_with_data(parcel);
        spawn_local(async move {
            let _ = JsFuture::from(sent).await;
        });
    }
}

fn navigator() -> Option<Navigator> {
    Some(super::window()?.navigator())
}

fn has(thing: &JsValue, name: &str) -> bool {
    Reflect::get(thing, &name.into()).is_ok_and(|value| !value.is_undefined())
}
