//! The language that fits a person best.

/// Finds the language that fits a BCP 47 tag, or a locale such as `de_AT.UTF-8`, best; `tag_of` returns the tag of each.
///
/// A tag that is there as a whole comes first, then its language alone, then that language of another region: `pt` and `pt-PT` are met
/// by `pt-BR`. Chinese goes by script, which regions stand for where none is said. Case does not count.
///
/// ```
/// use tensu_words::best;
///
/// let tags = ["en", "zh-Hans", "zh-Hant", "pt-BR"];
/// assert_eq!(best(&tags, |tag| tag, "zh-HK"), Some(&"zh-Hant"));
/// assert_eq!(best(&tags, |tag| tag, "pt_PT.UTF-8"), Some(&"pt-BR"));
/// assert_eq!(best(&tags, |tag| tag, "eo"), None);
/// ```
pub fn best<'a, T>(all: &'a [T], tag_of: impl Fn(&'a T) -> &'a str, wanted: &str) -> Option<&'a T> {
    let wanted = wanted.split(['.', '@']).next().unwrap_or_default();
    let mut parts = wanted.split(['-', '_']);
    let language = parts.next().unwrap_or_default();
    let says = |those: &[&str]| {
        let mut parts = parts.clone();
        parts.any(|part| those.iter().any(|one| one.eq_ignore_ascii_case(part)))
    };
    let language = if !language.eq_ignore_ascii_case("zh") {
        language
    } else if !says(&["hans"]) && says(&["hant", "tw", "hk", "mo"]) {
        "zh-Hant"
    } else {
        "zh-Hans"
    };
    let find = |wanted: &str, whole: bool| {
        all.iter().find(|one| {
            let tag = tag_of(one);
            let (start, end) = tag.split_at_checked(wanted.len()).unwrap_or_default();
            start.eq_ignore_ascii_case(wanted)
                && !start.is_empty()
                && (end.is_empty() || !whole && end.starts_with('-'))
        })
    };
    let as_a_tag = wanted.replace('_', "-");
    find(&as_a_tag, true)
        .or_else(|| find(language, true))
        .or_else(|| find(language, false))
}

#[cfg(test)]
mod tests {
    use super::best;

    #[test]
    fn a_tag_has_a_language() {
        let tags = ["en", "ja", "zh-Hans", "zh-Hant", "de", "pt-BR", "es"];
        for (wanted, tag) in [
            ("de", Some("de")),
            ("DE-at", Some("de")),
            ("de_AT.UTF-8", Some("de")),
            ("de_DE@euro", Some("de")),
            ("zh", Some("zh-Hans")),
            ("zh-SG", Some("zh-Hans")),
            ("zh-MO", Some("zh-Hant")),
            ("zh-Hant-CN", Some("zh-Hant")),
            ("zh-yue-HK", Some("zh-Hant")),
            ("zh_TW.UTF-8", Some("zh-Hant")),
            ("zh-Hans-HK", Some("zh-Hans")),
            ("zh-Hant-HK", Some("zh-Hant")),
            ("zh-hant", Some("zh-Hant")),
            ("pt-BR", Some("pt-BR")),
            ("pt", Some("pt-BR")),
            ("pt-PT", Some("pt-BR")),
            ("es-419", Some("es")),
            ("e", None),
            ("est", None),
            ("C.UTF-8", None),
            ("-", None),
            ("", None),
        ] {
            let found = best(&tags, |tag| tag, wanted);
            assert_eq!(found.copied(), tag, "{wanted}");
        }
    }
}
