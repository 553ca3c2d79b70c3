//! The first screen as text: what the page shows before the app is there, drawn by the app itself, so that both are alike.

/// Returns the screen of a first visit, where the app was built to draw it.
#[cfg(feature = "shell")]
pub(crate) fn html() -> Option<String> {
    use std::future::Future;
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    // Most players read it; for the others `www/early.js` hides these words.
    crate::say::set(&tensu_words::EN);
    let renderer = yew::LocalServerRenderer::<crate::app::App>::new().hydratable(false);
    // Nothing in the app waits for anything before it can be drawn.
    match pin!(renderer.render()).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(html) => Some(html),
        Poll::Pending => None,
    }
}

/// Returns none: a browser draws the app itself.
#[cfg(not(feature = "shell"))]
pub(crate) const fn html() -> Option<&'static str> {
    None
}
