//! Pages as tags: read and rewritten by Cloudflare's `lol_html`, so that no form of HTML is a surprise.

use std::cell::Cell;

use lol_html::html_content::Element;
use lol_html::{ElementContentHandlers, RewriteStrSettings, Selector, element, rewrite_str};

use crate::failure::{Failure, Result};

/// A selector, with what is done to the elements that it finds.
pub(super) type Handler<'h> = (std::borrow::Cow<'h, Selector>, ElementContentHandlers<'h>);

/// The page after all handlers.
pub(super) fn rewritten(html: &str, handlers: Vec<Handler<'_>>) -> Result<String> {
    let settings = handlers.into_iter().fold(
        RewriteStrSettings::new(),
        RewriteStrSettings::append_element_content_handler,
    );
    rewrite_str(html, settings).map_err(|error| {
        Failure::new(
            format!("the page cannot be rewritten: {error}"),
            "look at index.html and www/embed/1/frame.html, and at what Trunk makes of them",
        )
    })
}

/// The page with its element of this kind changed; a failure if there is none.
pub(super) fn changed(
    html: &str,
    selector: &str,
    fix: &str,
    change: impl Fn(&mut Element<'_, '_>),
) -> Result<String> {
    let is_there = Cell::new(false);
    let change = element!(selector, |tag| {
        is_there.set(true);
        change(tag);
        Ok(())
    });
    let html = rewritten(html, vec![change])?;
    if is_there.get() {
        return Ok(html);
    }
    Err(Failure::new(format!("the page has no `{selector}`"), fix))
}

/// The start tag of an element.
pub(super) fn start(element: &Element<'_, '_>) -> String {
    let attributes = element.attributes().iter();
    let attributes = attributes.map(|one| match one.value() {
        value if value.is_empty() => format!(" {}", one.name()),
        value => format!(" {}=\"{}\"", one.name(), value.replace('"', "&quot;")),
    });
    format!("<{}{}>", element.tag_name(), attributes.collect::<String>())
}

/// The element without what it holds.
pub(super) fn whole(element: &Element<'_, '_>) -> String {
    let start = start(element);
    if element.can_have_content() {
        return format!("{start}</{}>", element.tag_name());
    }
    start
}

/// Returns the address that an element loads, if it is a script, a style sheet, or something that is loaded ahead.
pub(super) fn loaded_by(element: &Element<'_, '_>) -> Option<String> {
    match element.tag_name().as_str() {
        "script" => element.get_attribute("src"),
        "link" if is_style(element) || is_ahead(element) => element.get_attribute("href"),
        _ => None,
    }
}

/// Returns whether a link is a style sheet.
pub(super) fn is_style(element: &Element<'_, '_>) -> bool {
    element.get_attribute("rel").as_deref() == Some("stylesheet")
}

/// Returns whether a link loads something ahead.
pub(super) fn is_ahead(element: &Element<'_, '_>) -> bool {
    let rel = element.get_attribute("rel");
    matches!(rel.as_deref(), Some("modulepreload" | "preload"))
}
