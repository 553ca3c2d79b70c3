//! The languages of the site: which there are, which one is chosen, and how it gets here.

use tensu::text::Words;

use crate::{page, storage, tr};

/// A language of this site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Language {
    /// Its BCP 47 tag.
    pub(crate) tag: String,
    /// Its name in itself.
    pub(crate) name: String,
    file: String,
}

/// All languages of this site, in the order of the menu.
pub(crate) fn all() -> Vec<Language> {
    let list = page::meta("languages").unwrap_or_default();
    list.split(',').filter_map(language).collect()
}

fn language(entry: &str) -> Option<Language> {
    let mut parts = entry.splitn(3, ':').map(str::to_owned);
    let (tag, file, name) = (parts.next()?, parts.next()?, parts.next()?);
    Some(Language { tag, name, file })
}

/// Which language to begin with: the chosen one, or else the browser's, or else the first.
fn first(all: &[Language]) -> Option<&Language> {
    let wanted = [storage::load_language(), page::language()];
    let mut known = wanted.iter().flatten().filter_map(|tag| best(all, tag));
    known.next().or(all.first())
}

/// The language that fits a tag of the browser best. Chinese goes by script, which regions stand for where none is said.
fn best<'a>(all: &'a [Language], wanted: &str) -> Option<&'a Language> {
    let wanted = wanted.to_ascii_lowercase();
    let (language, rest) = wanted.split_once('-').unwrap_or((&wanted, ""));
    let says = |part: &&str| rest.split('-').any(|one| one == *part);
    let traditional = ["hant", "tw", "hk", "mo"];
    let wanted = match language {
        "zh" if !says(&"hans") && traditional.iter().any(says) => "zh-hant",
        "zh" => "zh-hans",
        other => other,
    };
    all.iter().find(|one| one.tag.eq_ignore_ascii_case(wanted))
}

/// Fetches a language; whether it is there now.
pub(crate) async fn load(language: &Language) -> bool {
    let words = read(&language.file).await;
    if let Some(words) = words {
        page::set_language(words.tag);
        tr::set(words);
    }
    words.is_some()
}

/// Fetches a language's words. They stay for as long as the page does.
pub(crate) async fn read(file: &str) -> Option<&'static Words> {
    let text = page::fetch(file).await?;
    let words = Words::read(Box::leak(text.into_boxed_str()))?;
    Some(Box::leak(Box::new(words)))
}

/// Fetches the language to begin with, and what the terms need; whether the app can speak.
pub(crate) async fn load_first() -> bool {
    let all = all();
    let Some(language) = first(&all) else {
        return false;
    };
    let loaded = load(language).await
        || match all.first() {
            Some(first) => load(first).await,
            None => false,
        };
    set_terms(storage::load_terms()).await;
    loaded
}

/// Chooses how yaku are called; whether that could be. Korean names are in the Korean language's file.
pub(crate) async fn set_terms(terms: tr::Terms) -> bool {
    if terms == tr::Terms::Korean
        && let Some(korean) = all().iter().find(|one| one.tag == "ko")
    {
        let Some(words) = read(&korean.file).await else {
            return false;
        };
        tr::set_korean(Some(words));
    }
    tr::set_terms(terms);
    true
}

#[cfg(test)]
mod tests {
    use super::{Language, best};

    #[test]
    fn the_browser_s_language_is_found() {
        let tags = ["en", "ja", "ko", "zh-Hans", "zh-Hant", "de", "fr", "ru"];
        let all = tags.map(|tag| Language {
            tag: tag.to_owned(),
            name: String::new(),
            file: String::new(),
        });
        for (wanted, tag) in [
            ("en", "en"),
            ("en-GB", "en"),
            ("ja-JP", "ja"),
            ("de-AT", "de"),
            ("zh", "zh-Hans"),
            ("zh-CN", "zh-Hans"),
            ("zh-SG", "zh-Hans"),
            ("zh-TW", "zh-Hant"),
            ("zh-HK", "zh-Hant"),
            ("zh-MO", "zh-Hant"),
            ("zh-Hant", "zh-Hant"),
            ("zh-Hant-TW", "zh-Hant"),
            ("zh-Hant-CN", "zh-Hant"),
            ("ZH-hant-SG", "zh-Hant"),
            ("zh-yue-HK", "zh-Hant"),
            ("zh-Hans", "zh-Hans"),
            ("zh-Hans-CN", "zh-Hans"),
            ("zh-Hans-HK", "zh-Hans"),
            ("zh-Hans-MO", "zh-Hans"),
            ("zh-Hans-TW", "zh-Hans"),
            ("zh-cmn-Hans-HK", "zh-Hans"),
        ] {
            let found = best(&all, wanted).map(|one| one.tag.as_str());
            assert_eq!(found, Some(tag), "{wanted}");
        }
        assert_eq!(best(&all, "eo"), None);
    }
}
