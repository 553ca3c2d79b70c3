//! The language that is spoken.

use std::env;

use tensu_words::{EN, LANGUAGES, Words};

/// Returns the language with this tag, or without one that of the environment.
pub(crate) fn choose(tag: Option<&str>) -> &'static Words {
    let locale = || {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
        let set = names.filter_map(|name| env::var(name).ok());
        set.into_iter().find(|value| !value.is_empty())
    };
    match tag {
        Some(tag) => by_tag(tag),
        None => by_tag(&tag_of(&locale().unwrap_or_default())),
    }
}

fn by_tag(tag: &str) -> &'static Words {
    let found = LANGUAGES
        .iter()
        .find(|words| words.tag.eq_ignore_ascii_case(tag));
    found.copied().unwrap_or(&EN)
}

/// Returns the tag of a locale such as `de_AT.UTF-8`. Chinese is written in two ways.
fn tag_of(locale: &str) -> String {
    let name = locale.split(['.', '@']).next().unwrap_or_default();
    let (language, region) = name.split_once('_').unwrap_or((name, ""));
    match (language, region) {
        ("zh", "TW" | "HK" | "MO") => "zh-Hant".to_owned(),
        ("zh", _) => "zh-Hans".to_owned(),
        (language, _) => language.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{by_tag, tag_of};

    #[test]
    fn a_locale_has_a_language() {
        for (locale, tag) in [
            ("de_AT.UTF-8", "de"),
            ("ja", "ja"),
            ("zh_TW.UTF-8", "zh-Hant"),
            ("zh_CN", "zh-Hans"),
            ("ru_RU@euro", "ru"),
            ("C.UTF-8", "en"),
            ("", "en"),
            ("it_IT", "en"),
        ] {
            assert_eq!(by_tag(&tag_of(locale)).tag, tag, "{locale}");
        }
    }
}
