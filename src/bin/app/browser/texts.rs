//! The page's script for translators, `www/texts/texts.js`: it is loaded when it is first wanted, and answers with events of the page.

use gloo_events::EventListener;
use web_sys::Event;

use super::page;

/// The id of the element that it draws in.
pub(crate) const PLACE: &str = "texts";

/// The event after which the app's texts are other ones.
pub(crate) const CHANGED: &str = "tensu:texts-changed";

/// The event that says that the texts did not come.
pub(crate) const MISSING: &str = "tensu:texts-missing";

/// The event by which it begins.
const OPEN: &str = "tensu:texts";

/// The id of its element.
const SCRIPT: &str = "texts-script";

/// Has it draw, and brings it before if it is not there.
pub(crate) fn bring(missing: impl FnOnce() + 'static) {
    if page::element(SCRIPT).is_some() {
        return open();
    }
    let put = || {
        let document = page::document()?;
        let script = document.create_element("script").ok()?;
        script.set_attribute("id", SCRIPT).ok()?;
        script.set_attribute("type", "module").ok()?;
        let address = [&*page::home(), "texts/texts.js"].concat();
        script.set_attribute("src", &address).ok()?;
        // It may be there already, for changed texts: then it does not begin by itself.
        EventListener::once(&script, "load", |_| open()).forget();
        // One that does not come is gone; the next one is another try.
        let gone = script.clone();
        EventListener::once(&script, "error", move |_| {
            gone.remove();
            missing();
        })
        .forget();
        document.body()?.append_child(&script).ok()
    };
    let _ = put();
}

fn open() {
    if let (Some(document), Ok(event)) = (page::document(), Event::new(OPEN)) {
        let _ = document.dispatch_event(&event);
    }
}

/// Hears one of its events.
pub(crate) fn hear(name: &'static str, take: impl Fn() + 'static) -> Option<EventListener> {
    let document = page::document()?;
    Some(EventListener::new(&document, name, move |_| take()))
}
