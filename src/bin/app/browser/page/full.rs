//! One part of the page that fills the whole screen.

use super::{document, element};

/// Returns whether the browser can do that; some phones cannot.
pub(crate) fn is_possible() -> bool {
    document().is_some_and(|document| document.fullscreen_enabled())
}

/// Lets an element fill the screen, or not any more.
pub(crate) fn turn(id: &str) {
    let Some(document) = document() else {
        return;
    };
    if document.fullscreen_element().is_some() {
        document.exit_fullscreen();
    } else if let Some(element) = element(id) {
        // Refused without a tap: then all stays as it is.
        let _ = element.request_fullscreen();
    }
}
