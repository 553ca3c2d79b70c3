//! The page's script for photos, `www/photo/photo.js`: it has camera, pictures and the reader, and is loaded when it is first wanted.
//! Lines of text go both ways, as events of the page: so the first file of the app holds nothing of it.

use std::cell::Cell;

use gloo_events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CustomEvent, CustomEventInit};

use super::page::{self, files};

/// The event by which the script is told something.
const TELL: &str = "tensu:photo";

/// The event by which it answers.
const TOLD: &str = "tensu:photo-told";

thread_local! {
    /// `true` once the script is in the page.
    static IS_HERE: Cell<bool> = const { Cell::new(false) };
}

/// Tells the script something: a word, and what belongs to it in the same line.
pub(crate) fn tell(line: &str) {
    send(TELL, line);
}

fn send(name: &str, line: &str) {
    let with = CustomEventInit::new();
    with.set_detail(&JsValue::from_str(line));
    let event = CustomEvent::new_with_event_init_dict(name, &with);
    if let (Some(document), Ok(event)) = (page::document(), event) {
        let _ = document.dispatch_event(&event);
    }
}

/// Hears what it tells: a word and the rest of its line, and the lines below that.
pub(crate) fn hear(take: impl Fn(&str) + 'static) -> Option<EventListener> {
    let document = page::document()?;
    Some(EventListener::new(&document, TOLD, move |event| {
        let detail = event.dyn_ref::<CustomEvent>().map(CustomEvent::detail);
        if let Some(text) = detail.and_then(|detail| detail.as_string()) {
            if text.starts_with("here") {
                IS_HERE.set(true);
            }
            take(&text);
        }
    }))
}

/// Brings the script, unless it is there, and greets it; it says that it is. Returns whether it could be asked for.
pub(crate) async fn bring() -> bool {
    if IS_HERE.get() {
        tell("hello");
        return true;
    }
    let put = async {
        let list = files::fetch(&page::meta("apart")?).await?;
        let name = list.lines().find_map(|line| line.strip_prefix("photo "))?;
        let document = page::document()?;
        let script = document.create_element("script").ok()?;
        script.set_attribute("type", "module").ok()?;
        script
            .set_attribute("src", &[&page::home(), name].concat())
            .ok()?;
        // One that does not come says nothing; the next one is another element, and another try.
        let gone = script.clone();
        EventListener::once(&script, "error", move |_| {
            gone.remove();
            self::failed();
        })
        .forget();
        // A second element of the same script does nothing: it may have come after the page was closed.
        EventListener::once(&script, "load", |_| tell("hello")).forget();
        document.body()?.append_child(&script).ok()
    };
    put.await.is_some()
}

/// Says in the script's place that it did not come.
pub(crate) fn failed() {
    send(TOLD, "trouble unloaded");
}
