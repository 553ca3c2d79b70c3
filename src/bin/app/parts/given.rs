//! Text and pictures for others, to copy, to save or to send.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::browser::page::give::{self, Png};
use crate::parts::copied::{Copied, Copy, use_copied};
use crate::parts::shapes::button;
use crate::say::{Label, say};

/// The id of the text's field.
pub(crate) const TEXT: &str = "share-text";

/// Draws text alone, to copy or to send.
pub(crate) fn words(text: &str) -> Html {
    let parcel = give::parcel(text, "");
    html! {
        <div class="give">
            <div class="give-part">
                { field(TEXT, say(Label::GiveText), text, "6") }
                <Copy field={TEXT} what={text.to_owned()} text={say(Label::GiveCopyText)}>
                    if let Some(parcel) = parcel {
                        { button("toggle", say(Label::GiveSend), move |_: MouseEvent| give::send(&parcel)) }
                    }
                </Copy>
            </div>
        </div>
    }
}

/// Draws text to copy.
pub(crate) fn field(id: &'static str, name: &'static str, text: &str, rows: &'static str) -> Html {
    html! { <textarea {id} {rows} readonly={true} spellcheck="false" aria-label={name} value={text.to_owned()} /> }
}

/// A picture.
#[derive(Properties, PartialEq)]
pub(crate) struct DrawnProps {
    /// The picture as an SVG that needs nothing else.
    pub(crate) svg: AttrValue,
    /// Its width in its own pixels; what is saved has twice as many.
    pub(crate) width: u32,
    /// Its height.
    pub(crate) height: u32,
}

/// The picture, and what can be done with it.
#[component]
pub(crate) fn Drawn(props: &DrawnProps) -> Html {
    // The picture in pixels, if the browser can, beside what it was drawn of: another one is no longer given away.
    let drawn = use_state(|| None::<(AttrValue, Option<Png>)>);
    let copied = use_copied(&props.svg);
    {
        let pixels = drawn.clone();
        let drawn = (props.svg.clone(), props.width, props.height);
        use_effect_with(drawn, move |drawn| {
            let (svg, width, height) = drawn.clone();
            let is_old = Rc::new(Cell::new(false));
            let left = is_old.clone();
            // Ready before a tap asks for it: browsers give away nothing that comes long after the tap.
            spawn_local(async move {
                let png = Png::draw(&svg, width, height).await;
                if !is_old.get() {
                    pixels.set(Some((svg, png)));
                }
            });
            move || left.set(true)
        });
    }
    let png = drawn.as_ref().filter(|(svg, _)| *svg == props.svg);
    let sent = |data: web_sys::ShareData| move |_: MouseEvent| give::send(&data);
    let svg = give::svg_address(&props.svg);
    html! {
        <div class="give-part">
            <img src={svg.clone()} width={props.width.to_string()} height={props.height.to_string()} alt={say(Label::GivePicture)} />
            <div class="buttons">
                { save(svg, "tensu.svg", say(Label::GiveSvg)) }
                if png.is_none() {
                    // Its place, so that nothing moves under a finger when it comes.
                    <span class="toggle coming" aria-hidden="true">{ say(Label::GivePng) }</span>
                }
                if let Some((_, Some(png))) = png {
                    { save(png.address.clone(), "tensu.png", say(Label::GivePng)) }
                    if Png::can_copy() {
                        { button("toggle", say(Label::GiveCopyPicture), copy_picture(png, &copied)) }
                    }
                    if let Some(parcel) = png.parcel() {
                        { button("toggle", say(Label::GiveSendPicture), sent(parcel)) }
                    }
                }
                { copied.status() }
            </div>
        </div>
    }
}

fn copy_picture(png: &Png, copied: &Copied) -> impl Fn(MouseEvent) + use<> {
    let (png, copied) = (png.clone(), copied.clone());
    move |_| {
        let (png, copied) = (png.clone(), copied.clone());
        spawn_local(async move { copied.set(png.copy().await) });
    }
}

/// Draws a link that saves a file.
fn save(address: String, name: &'static str, text: &'static str) -> Html {
    html! { <a class="toggle" href={address} download={name}>{ text }</a> }
}
