//! Files of this site that the app asks for, checked by the number in their names.

use js_sys::{JSON, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    AbortController, AbortSignal, Blob, DragEvent, Event, HtmlInputElement, RequestCache,
    RequestInit, Response,
};
use yew::{Callback, TargetCast};

use super::{Timer, Wait, meta, site, window};

/// The milliseconds that a text may take.
const PATIENCE: u32 = 20_000;

/// Fetches the golden hands of this site; `None` when they cannot be loaded.
pub(crate) async fn golden() -> Option<String> {
    fetch(&meta("golden")?).await
}

/// Fetches a file of this site that is named after its content; `None` when it cannot be loaded. A text that came cut,
/// or in the place of a missing file, is fetched again past the browser's copies, which may be kept for a year; one
/// that hangs is given up.
pub(crate) async fn fetch(name: &str) -> Option<String> {
    let url = site().unwrap_or_default() + name;
    let (stop, _wait) = (AbortController::new().ok()?, Wait::begin());
    let signal = stop.signal();
    let _patience = Timer::after(PATIENCE, move || stop.abort());
    for cache in [RequestCache::Default, RequestCache::Reload] {
        let text = fetch_by(&url, cache, &signal).await;
        if let Some(text) = text.filter(|text| is_named_after(name, text)) {
            return Some(text);
        }
    }
    None
}

async fn fetch_by(url: &str, cache: RequestCache, signal: &AbortSignal) -> Option<String> {
    let options = RequestInit::new();
    options.set_cache(cache);
    options.set_signal(Some(signal));
    let fetched = window()?.fetch_with_str_and_init(url, &options);
    let response: Response = JsFuture::from(fetched).await.ok()?.dyn_into().ok()?;
    let text = JsFuture::from(response.text().ok()?).await.ok()?;
    text.as_string().filter(|_| response.ok())
}

/// Takes the text of a file whenever one is chosen in a field.
pub(crate) fn reader(take: Callback<String>) -> Callback<Event> {
    Callback::from(move |event: Event| {
        let take = take.clone();
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            spawn_local(async move {
                if let Some(text) = chosen(&field).await {
                    take.emit(text);
                }
                // The same file again is another try.
                field.set_value("");
            });
        }
    })
}

/// Takes the text of a file that is dropped on an element.
pub(crate) fn dropped(take: Callback<String>) -> Callback<DragEvent> {
    Callback::from(move |event: DragEvent| {
        let Some(data) = event.data_transfer() else {
            return;
        };
        let files = Reflect::get(&data, &"files".into()).ok();
        let file = files.and_then(|files| Reflect::get_u32(&files, 0).ok());
        let Some(file) = file.and_then(|file| file.dyn_into::<Blob>().ok()) else {
            return;
        };
        event.prevent_default();
        let take = take.clone();
        spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok();
            if let Some(text) = text.and_then(|text| text.as_string()) {
                take.emit(text);
            }
        });
    })
}

/// Reads the text of the file that was chosen in a field. Not by gloo-file 0.3, which reads by `FileReader` and callbacks: the
/// browser's own promise is one line.
async fn chosen(field: &HtmlInputElement) -> Option<String> {
    let files = Reflect::get(field, &"files".into()).ok()?;
    let file: Blob = Reflect::get_u32(&files, 0).ok()?.dyn_into().ok()?;
    JsFuture::from(file.text()).await.ok()?.as_string()
}

/// Returns the text in a field of JSON, where a text is that and has it; otherwise the text itself.
pub(crate) fn inside_json(text: &str, field: &str) -> String {
    let read = JSON::parse(text).ok();
    let inside = read.and_then(|read| Reflect::get(&read, &field.into()).ok());
    let inside = inside.and_then(|inside| inside.as_string());
    inside.unwrap_or_else(|| text.to_owned())
}

/// Returns whether the name `what-NUMBER.txt` has the number of this content: of its length and its bytes by FNV-1a, as
/// the build numbers files (`xtask/src/fingerprint.rs`).
fn is_named_after(name: &str, content: &str) -> bool {
    let step = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    let length = (content.len() as u64).to_le_bytes();
    let bytes = length.iter().chain(content.as_bytes());
    let number = bytes.fold(0xcbf2_9ce4_8422_2325, step);
    let said = name.rsplit_once('-').and_then(|(_, rest)| {
        let (hex, _) = rest.split_once('.')?;
        u64::from_str_radix(hex, 16).ok()
    });
    said == Some(number)
}

#[cfg(test)]
mod tests {
    use super::is_named_after;

    /// The numbers were computed apart, as FNV-1a is defined, over eight bytes of length and the text.
    #[test]
    fn a_file_is_known_by_its_name() {
        for (name, content) in [
            ("golden-a8c7f832281a39c5.txt", ""),
            ("lang-ja-bb38aee188935a41.txt", "手牌"),
            ("lang-zh-Hans-9c6001d328a94690.txt", "ab"),
        ] {
            assert!(is_named_after(name, content), "{name}");
            assert!(!is_named_after(name, "a"), "{name} cut");
            assert!(!is_named_after(name, "<!doctype html>"), "{name}");
        }
        for name in ["golden.txt", "lang-ja-.txt", "lang-ja-x.txt", ""] {
            assert!(!is_named_after(name, ""), "{name}");
        }
    }
}
