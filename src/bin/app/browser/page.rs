//! The page around the app: its root and theme, its elements and the keyboard, its address, and the text for a broken app.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Document, Element, Event, EventInit, HtmlDocument, HtmlElement, HtmlInputElement,
    HtmlTextAreaElement, Location, Window,
};

pub(crate) mod address;
mod awake;
pub(crate) mod back;
pub(crate) mod dates;
pub(crate) mod feel;
pub(crate) mod files;
pub(crate) mod frame;
pub(crate) mod full;
pub(crate) mod give;
pub(crate) mod paste;
pub(crate) mod pictures;
pub(crate) mod sight;
mod single_keys;
pub(crate) mod stay;
mod tasks;
mod ticks;
pub(crate) mod voice;

pub(crate) use awake::Awake;
pub(crate) use dates::today;
pub(crate) use sight::scroll_to;
pub(crate) use single_keys::SingleKeys;
pub(crate) use tasks::{Timer, Wait, after_frame, is_late, later, task, when_idle};
pub(crate) use ticks::{Ticks, millis, minute, second};

/// The mark before rules in the address.
const RULES: &str = "#rules=";

/// A value of an attribute of the page's root, for its style sheets and scripts.
pub(crate) trait Root: Copy + PartialEq + 'static {
    /// The attribute.
    const ATTRIBUTE: &'static str;

    /// All there are, in the order of the menu.
    const ALL: &'static [Self];

    /// Returns the value as the attribute has it.
    fn code(self) -> &'static str;

    /// Returns the value with this code.
    fn from_code(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|one| one.code() == code)
    }

    /// Sets the attribute to this value.
    fn show(self) {
        set_root(Self::ATTRIBUTE, self.code());
    }

    /// Returns the value that is set, if any.
    fn shown() -> Option<Self> {
        Self::from_code(&root_says(Self::ATTRIBUTE)?)
    }
}

/// The colours of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Theme {
    /// As the system is.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Root for Theme {
    const ATTRIBUTE: &'static str = "data-theme";
    const ALL: &'static [Self] = &[Self::Auto, Self::Light, Self::Dark];

    fn code(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// Colours the page, and the browser's bar above it.
    fn show(self) {
        set_root(Self::ATTRIBUTE, self.code());
        for one in [Self::Light, Self::Dark] {
            let when = match self {
                Self::Auto => format!("(prefers-color-scheme: {})", one.code()),
                chosen if chosen == one => "all".to_owned(),
                _ => "not all".to_owned(),
            };
            if let Some(bar) = element(&["bar-", one.code()].concat()) {
                let _ = bar.set_attribute("media", &when);
            }
        }
    }
}

/// The way tiles are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Faces {
    /// As they lie on the table.
    #[default]
    Plain,
    /// With a digit or a letter in the corner, for those who learn them.
    Indexed,
}

impl Root for Faces {
    const ATTRIBUTE: &'static str = "data-faces";
    const ALL: &'static [Self] = &[Self::Plain, Self::Indexed];

    fn code(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Indexed => "indexed",
        }
    }
}

/// Sets an attribute of the page's root.
pub(crate) fn set_root(attribute: &str, value: &str) {
    if let Some(root) = root() {
        let _ = root.set_attribute(attribute, value);
    }
}

/// Returns an attribute of the page's root.
fn root_says(attribute: &str) -> Option<String> {
    root()?.get_attribute(attribute)
}

fn root() -> Option<Element> {
    document()?.document_element()
}

/// Returns the element with this id.
pub(crate) fn element(id: &str) -> Option<Element> {
    document()?.get_element_by_id(id)
}

/// Returns the element that is drawn at a point.
pub(crate) fn element_at(x: f64, y: f64) -> Option<Element> {
    document()?.element_from_point(x as f32, y as f32)
}

/// Brings the keyboard to an element.
pub(crate) fn focus(id: &str) {
    if let Some(element) = element(id).and_then(|one| one.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// Does something with an element once it is there, within so many frames: what a second file draws comes later, and Yew may
/// draw a frame later than it was asked to.
pub(crate) fn when_there(id: &'static str, frames: u32, task: impl FnOnce(&'static str) + 'static) {
    if element(id).is_some() {
        task(id);
    } else if frames > 0 {
        after_frame(move || when_there(id, frames - 1, task));
    }
}

/// Returns whether the keyboard is at an element.
pub(crate) fn is_at(id: &str) -> bool {
    active().is_some_and(|one| one.id() == id)
}

/// Returns whether an element is one to write in.
pub(crate) fn is_field(id: &str) -> bool {
    element(id).is_some_and(|one| one.local_name() == "input")
}

/// Brings the keyboard to an element, if nothing has it.
pub(crate) fn focus_if_lost(id: &str) {
    if is_lost() {
        focus(id);
    }
}

/// Returns the element that has the keyboard.
fn active() -> Option<Element> {
    document()?.active_element()
}

/// Returns whether nothing has the keyboard.
fn is_lost() -> bool {
    active().is_none_or(|one| one.local_name() == "body")
}

/// Takes the keyboard away from whatever has it.
pub(crate) fn blur() {
    if let Some(active) = active().and_then(|one| one.dyn_into::<HtmlElement>().ok()) {
        let _ = active.blur();
    }
}

/// Returns whether nobody sees the page.
pub(crate) fn is_hidden() -> bool {
    document().is_some_and(|document| document.hidden())
}

/// Has the field that has the keyboard say what is in it, as it would when it is left. A box says what is in it with each
/// tap; another word from it would be another tap.
pub(crate) fn take_typed() {
    let field = active().filter(|one| {
        let input = one.dyn_ref::<HtmlInputElement>();
        let kind = input.map(HtmlInputElement::type_).unwrap_or_default();
        is_typed_in(&one.local_name(), &kind)
    });
    let options = EventInit::new();
    options.set_bubbles(true);
    if let (Some(field), Ok(event)) = (field, Event::new_with_event_init_dict("change", &options)) {
        let _ = field.dispatch_event(&event);
    }
}

/// Returns whether an element of this name, and of this type if it has one, is typed in.
fn is_typed_in(name: &str, kind: &str) -> bool {
    match name {
        "input" => matches!(kind, "text" | "number" | "search"),
        _ => name == "textarea",
    }
}

/// Returns a number that nobody can foresee.
pub(crate) fn random() -> u64 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u64
}

/// Returns the present time by the clock that taps are stamped with, in milliseconds.
pub(crate) fn stamp() -> f64 {
    Event::new("now").map_or(0.0, |now| now.time_stamp())
}

/// Returns whether a dialog lies over the screen.
pub(crate) fn has_dialog() -> bool {
    let open = document().map(|document| document.query_selector("dialog[open]"));
    matches!(open, Some(Ok(Some(_))))
}

/// Returns whether a popover is on the screen.
pub(crate) fn is_open(id: &str) -> bool {
    // The first browsers have none, and a mark in its place (`www/early.js`).
    element(id).is_some_and(|one| {
        one.has_attribute("data-shown") || one.matches(":popover-open").unwrap_or(false)
    })
}

/// Presses a button.
pub(crate) fn press(id: &str) {
    if let Some(button) = element(id).and_then(|one| one.dyn_into::<HtmlElement>().ok()) {
        button.click();
    }
}

/// Selects characters of a field.
pub(crate) fn select(id: &str, from: u32, to: u32) {
    if let Some(field) = element(id).and_then(|one| one.dyn_into::<HtmlInputElement>().ok()) {
        let _ = field.set_selection_range(from, to);
    }
}

/// Shows the page's own text about a broken app instead of a dead screen.
pub(crate) fn tell_when_broken() {
    std::panic::set_hook(Box::new(|panic| {
        if cfg!(debug_assertions) {
            web_sys::console::error_1(&panic.to_string().into());
        }
        broken();
    }));
}

/// Shows that text.
pub(crate) fn broken() {
    set_root("data-broken", "true");
    tell("tensu:broken");
}

/// Returns the content of a `meta` tag of the page.
pub(crate) fn meta(name: &str) -> Option<String> {
    let tag = document()?.query_selector(&format!("meta[name={name}]"));
    tag.ok()??.get_attribute("content")
}

/// Returns the language that the browser speaks.
pub(crate) fn language() -> Option<String> {
    window()?.navigator().language()
}

/// Sets the language of the page.
pub(crate) fn set_language(tag: &str) {
    set_root("lang", tag);
}

/// Returns whether an event happened to an element that this selects.
pub(crate) fn is_in(event: &Event, selector: &str) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.matches(selector).unwrap_or(false))
}

/// Opens all parts of the page.
pub(crate) fn unfold() {
    let folded = document().and_then(|page| page.query_selector_all("details.ref-part").ok());
    for folded in folded
        .iter()
        .flat_map(|list| (0..list.length()).filter_map(|at| list.item(at)))
    {
        if let Ok(folded) = folded.dyn_into::<Element>() {
            let _ = folded.set_attribute("open", "");
        }
    }
}

/// Prints the page.
pub(crate) fn print() {
    if let Some(window) = window() {
        let _ = window.print();
    }
}

/// Selects and copies the text of a field; returns whether that worked.
pub(crate) fn copy_field(id: &str) -> bool {
    if let Some(field) = element(id) {
        if let Some(text) = field.dyn_ref::<HtmlTextAreaElement>() {
            text.select();
        } else if let Some(line) = field.dyn_ref::<HtmlInputElement>() {
            line.select();
        }
    }
    copy()
}

/// Copies the selection; returns whether that worked.
fn copy() -> bool {
    let document = document().and_then(|document| document.dyn_into::<HtmlDocument>().ok());
    document.is_some_and(|document| document.exec_command("copy").unwrap_or(false))
}

/// Returns the address of the app with rules in it.
pub(crate) fn link(rules: &str) -> String {
    format!("{}{RULES}{rules}", home())
}

/// Returns the address of the calculator's site; only a frame has it.
pub(crate) fn site() -> Option<String> {
    root_says("data-site")
}

/// Returns whether the host shows a hand where a link to it is pasted.
pub(crate) fn shows_hands() -> bool {
    root_says("data-hands").is_some()
}

/// Returns the root of this site, with a slash at its end.
pub(crate) fn home() -> String {
    site().unwrap_or_else(|| root_of(&href()).to_owned())
}

/// Returns the folder that an address of the calculator is in: the root of its site.
pub(crate) fn root_of(address: &str) -> &str {
    let page = address.split(['?', '#']).next().unwrap_or_default();
    page.rfind('/').map_or("", |slash| &page[..=slash])
}

pub(crate) fn href() -> String {
    let href = location().and_then(|location| location.href().ok());
    href.unwrap_or_default()
}

/// The content of a link that was opened.
pub(crate) enum Opened {
    /// House rules.
    Rules(String),
    /// A hand.
    Hand(String),
}

/// Takes the rules or the hand that the address has behind its `#` out of it.
pub(crate) fn take_opened() -> Option<Opened> {
    let location = location()?;
    let text = location.hash().ok()?;
    let opened = match text.strip_prefix(RULES) {
        Some(rules) => Opened::Rules(rules.to_owned()),
        // Every form of a link to a hand begins with its number.
        None if begins_with_number(&text) => Opened::Hand(text),
        None => return None,
    };
    // Without a step of its own in the browser's history: "back" would bring the link again.
    let history = window()?.history().ok()?;
    let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&bare()?));
    Some(opened)
}

/// Returns the address without the part from its `#` on.
fn bare() -> Option<String> {
    let location = location()?;
    Some(location.pathname().ok()? + &location.search().ok()?)
}

fn begins_with_number(hash: &str) -> bool {
    let number = hash.strip_prefix('#').unwrap_or_default();
    number.starts_with(|first: char| first.is_ascii_digit())
}

/// Returns the state of the app's copy on the device: none yet, or the word that `www/offline.js` left.
pub(crate) fn offline() -> Option<String> {
    root_says("data-offline")
}

/// Returns whether nothing is fetched that was not asked for: the line is slow, or paid by the byte.
pub(crate) fn is_sparing() -> bool {
    root_says("data-sparing").is_some()
}

/// Has the browser keep the whole app on the device, on a slow line too.
pub(crate) fn keep_offline() {
    tell("tensu:keep");
}

/// Puts the app in the place of the first screen, and tells the page's own scripts that it is there.
pub(crate) fn ready() {
    if let Some(shell) = element("shell") {
        shell.remove();
    }
    if let Some(app) = element("app") {
        for behind in ["class", "aria-hidden"] {
            let _ = app.remove_attribute(behind);
        }
    }
    tell("tensu:ready");
}

/// Has the page take the new version and load again.
pub(crate) fn take_update() {
    tell("tensu:update");
}

fn tell(name: &str) {
    if let (Some(document), Ok(event)) = (document(), Event::new(name)) {
        let _ = document.dispatch_event(&event);
    }
}

fn location() -> Option<Location> {
    Some(window()?.location())
}

/// Returns the page.
pub(crate) fn document() -> Option<Document> {
    window()?.document()
}

/// Returns the browser's window; there is none where the app only draws its first screen, where that of gloo-utils 0.2 panics.
pub(crate) fn window() -> Option<Window> {
    if cfg!(feature = "shell") {
        return None;
    }
    web_sys::window()
}

#[cfg(test)]
mod tests {
    use super::is_typed_in;

    #[test]
    fn a_box_is_not_typed_in() {
        for kind in ["text", "number", "search"] {
            assert!(is_typed_in("input", kind), "{kind}");
        }
        for kind in ["checkbox", "radio", "color"] {
            assert!(!is_typed_in("input", kind), "{kind}");
        }
        assert!(is_typed_in("textarea", ""));
        assert!(!is_typed_in("select", "") && !is_typed_in("button", ""));
    }
}
