//! Tests of the JavaScript API, in a real browser.
