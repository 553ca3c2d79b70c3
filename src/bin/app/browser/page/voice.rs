//! Texts said aloud, by a voice of the device.

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::window;

/// Asks for the voices: some browsers have them only a moment after they were first asked.
pub(crate) fn prepare() {
    let _ = voices();
}

/// Says a text in a language; returns whether the device has a voice for it. Voices that send the text elsewhere do not
/// count.
pub(crate) fn say(text: &str, language: &str) -> bool {
    let said = || {
        let voices: Array = voices()?.dyn_into().ok()?;
        let voice = voices.iter().find(|voice| {
            let is_here = get(voice, "localService").is_some_and(|here| here.is_truthy());
            let tag = get(voice, "lang").and_then(|tag| tag.as_string());
            is_here && tag.is_some_and(|tag| is_same(&tag, language))
        })?;
        let window: JsValue = window()?.into();
        let made: Function = get(&window, "SpeechSynthesisUtterance")?.dyn_into().ok()?;
        let words = Reflect::construct(&made, &Array::of1(&text.into())).ok()?;
        let tag = get(&voice, "lang")?;
        Reflect::set(&words, &"voice".into(), &voice).ok()?;
        Reflect::set(&words, &"lang".into(), &tag).ok()?;
        let synthesis = synthesis()?;
        // A second tap begins anew.
        call(&synthesis, "cancel", &Array::new())?;
        call(&synthesis, "speak", &Array::of1(&words))
    };
    said().is_some()
}

/// Writes words as a voice reads them right: numbers without the signs between their digits, a pause for each part.
pub(crate) fn plain(words: &str) -> String {
    let signs: Vec<char> = words.chars().collect();
    let is_digit = |at: Option<usize>| {
        at.and_then(|at| signs.get(at))
            .is_some_and(char::is_ascii_digit)
    };
    let mut text = String::new();
    for (at, &sign) in signs.iter().enumerate() {
        match sign {
            ',' | '.' | '\u{a0}' | '\u{202f}'
                if is_digit(at.checked_sub(1)) && is_digit(Some(at + 1)) => {}
            '/' => text.push(','),
            '→' => {}
            '·' => text.push('.'),
            _ => text.push(sign),
        }
    }
    text.trim().replace(" ,", ",").replace(" .", ".")
}

/// Returns whether a voice speaks a language: `zh_TW` is Chinese as people write it in Taiwan.
fn is_same(voice: &str, language: &str) -> bool {
    let parts = |tag: &str| -> (String, Option<bool>) {
        let tag = tag.to_lowercase().replace('_', "-");
        let (first, rest) = tag.split_once('-').unwrap_or((&tag, ""));
        let traditional = ["hant", "tw", "hk", "mo"];
        let script = (first == "zh" && !rest.is_empty())
            .then(|| rest.split('-').any(|part| traditional.contains(&part)));
        (first.to_owned(), script)
    };
    let ((voice, its), (language, wanted)) = (parts(voice), parts(language));
    voice == language && (its.is_none() || wanted.is_none() || its == wanted)
}

fn synthesis() -> Option<JsValue> {
    get(&window()?.into(), "speechSynthesis")
}

fn voices() -> Option<JsValue> {
    call(&synthesis()?, "getVoices", &Array::new())
}

fn get(thing: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(thing, &name.into())
        .ok()
        .filter(|value| !value.is_undefined() && !value.is_null())
}

fn call(thing: &JsValue, name: &str, arguments: &Array) -> Option<JsValue> {
    let function: Function = get(thing, name)?.dyn_into().ok()?;
    function.apply(thing, arguments).ok()
}

#[cfg(test)]
mod tests {
    use super::{is_same, plain};

    #[test]
    fn a_voice_is_found_by_its_tag() {
        for (voice, language, same) in [
            ("en-US", "en", true),
            ("ja_JP", "ja", true),
            ("zh-CN", "zh-Hans", true),
            ("zh-TW", "zh-Hans", false),
            ("zh_HK_#Hant", "zh-Hant", true),
            ("zh", "zh-Hant", true),
            ("fr-CA", "de", false),
        ] {
            assert_eq!(is_same(voice, language), same, "{voice} {language}");
        }
    }

    #[test]
    fn what_stands_between_digits_is_not_read() {
        for (words, read) in [
            ("8,300", "8300"),
            ("1\u{202f}300 / 2\u{202f}600", "1300, 2600"),
            ("→ 12.000", "12000"),
            ("は8,300", "は8300"),
            ("4,000 オール", "4000 オール"),
            ("Ben won · Tsumo", "Ben won. Tsumo"),
        ] {
            assert_eq!(plain(words), read, "{words}");
        }
    }
}
