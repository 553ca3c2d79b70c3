//! The page when it is a frame of another one. Its script `www/embed/1/frame.js` stands between the two.

use std::cell::RefCell;

use gloo_events::EventListener;
use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CustomEvent, CustomEventInit, HtmlElement};

/// Returns the two parts of the address that ask for something: behind its `?`, and behind its `#`.
pub(crate) fn asked() -> (String, String) {
    let location = super::location();
    let search = location.as_ref().and_then(|one| one.search().ok());
    let hash = location.and_then(|one| one.hash().ok()).unwrap_or_default();
    let hash = hash.strip_prefix('#').unwrap_or_default().to_owned();
    (search.unwrap_or_default(), hash)
}

/// The state with which one program takes the place of another, as an attribute of the page's root.
const LEFT: &str = "data-left";

/// Has the app take the place of this program, with this state or as the address says.
pub(crate) fn leave(state: Option<&str>) {
    if let Some(state) = state {
        super::set_root(LEFT, state);
    }
    super::tell("tensu:whole");
}

/// Returns the state that another program has left.
pub(crate) fn left() -> Option<String> {
    super::root_says(LEFT)
}

/// Sets a value of the style sheets for the whole page.
pub(crate) fn set_property(name: &str, value: &str) {
    if let Some(root) = super::root().and_then(|root| root.dyn_into::<HtmlElement>().ok()) {
        let _ = root.style().set_property(name, value);
    }
}

/// Names the page: its tab, a bookmark, what is printed. Without a name it has its own.
pub(crate) fn set_title(title: Option<&str>) {
    thread_local! {
        static OWN: RefCell<Option<String>> = const { RefCell::new(None) };
    }
    let Some(document) = super::document() else {
        return;
    };
    let own = OWN.take();
    match title {
        Some(title) => {
            OWN.set(own.or_else(|| Some(document.title())));
            document.set_title(title);
        }
        None => own.into_iter().for_each(|own| document.set_title(&own)),
    }
}

/// Gives the script a message, an object.
pub(crate) fn say(message: &JsValue) {
    let with = CustomEventInit::new();
    with.set_detail(message);
    let event = CustomEvent::new_with_event_init_dict("tensu:say", &with);
    if let (Some(document), Ok(event)) = (super::document(), event) {
        let _ = document.dispatch_event(&event);
    }
}

/// A message of the page around: the object that the script lets through.
pub(crate) struct Asked(JsValue);

impl Asked {
    /// Returns the kind of message.
    pub(crate) fn kind(&self) -> String {
        self.says("type").unwrap_or_default()
    }

    /// Returns the name that waits for an answer; empty for nobody.
    pub(crate) fn to(&self) -> String {
        self.says("to").unwrap_or_default()
    }

    /// Returns its text, if it has one.
    pub(crate) fn text(&self) -> Option<String> {
        self.says("text")
    }

    /// One at a time, without serde: its errors would bring numbers with a point, 11 KB of code.
    fn says(&self, name: &str) -> Option<String> {
        Reflect::get(&self.0, &name.into()).ok()?.as_string()
    }
}

/// Hears the messages that the script lets through.
pub(crate) fn hear(take: impl Fn(Asked) + 'static) -> Option<EventListener> {
    let document = super::document()?;
    Some(EventListener::new(&document, "tensu:ask", move |event| {
        if let Some(event) = event.dyn_ref::<CustomEvent>() {
            take(Asked(event.detail()));
        }
    }))
}
