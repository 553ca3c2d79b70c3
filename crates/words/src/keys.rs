//! The keys of a packed language, for whoever changes its texts: a packed text has none.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Debug;

use tensu::Yaku;
use tensu::rules::Library;

use crate::notes;
use crate::words::{FanWord, Label, Teach, Word};

/// The keys of the lines of a packed language: of each text its file and its key there, `labels/Undo`; nothing for a line that is
/// no text. The lines before the texts, of which [`Words::pack`](crate::Words::pack) writes six, have none.
#[derive(Clone, Debug)]
pub struct Keys {
    /// Of the language itself; what comes behind are remarks with their own keys, `id=text`.
    pub language: Vec<String>,
    /// Of the texts with which the app teaches.
    pub teach: Vec<String>,
    /// Of the texts of Chinese games.
    pub fans: Vec<String>,
    /// A text in English where the English file has none: a yaku, and a remark.
    pub english: Vec<(String, String)>,
    /// The pages of the yaku: key and id.
    pub yaku: Vec<(String, &'static str)>,
}

impl Keys {
    /// Lists them.
    pub fn new() -> Self {
        let (fans, words) = ("fans", "yaku");
        let (before, behind): (Vec<_>, Vec<_>) = Yaku::all()
            .enumerate()
            .partition(|(place, _)| *place < Yaku::BEFORE_FANS);
        let named = |file: &str, all: &[(usize, Yaku)]| -> Vec<String> {
            let name = |(_, yaku): &(usize, Yaku)| format!("{file}/{yaku:?}");
            let names: Vec<String> = all.iter().map(name).collect();
            let conditions = names.iter().map(|name| format!("{name}_condition"));
            names.iter().cloned().chain(conditions).collect()
        };
        let mut language = listed(Word::ALL, Word::FIRST, ["words", "sentences"]);
        // The decimal separator, and whether yaku have romaji names.
        language.extend([String::new(), String::new()]);
        language.extend(named(words, &before));
        language.extend(listed(Label::ALL, Label::FIRST, ["explained", "labels"]));
        language.extend(notes::keys().iter().map(|key| format!("notes/{key}")));
        let mut apart = listed(FanWord::ALL, FanWord::FIRST, ["fan_words", fans]);
        apart.extend(named(fans, &behind));
        let (mut english, mut yaku) = (Vec::new(), Vec::new());
        for (file, all) in [(words, &before), (fans, &behind)] {
            for (_, one) in all {
                let (key, row) = (format!("{file}/{one:?}"), one.row());
                english.push((key.clone(), row.english.to_string()));
                yaku.push((key, row.code));
            }
        }
        for ruleset in Library::ALL.rulesets() {
            for remark in ruleset.remarks() {
                for key in [
                    remark.id.to_string(),
                    format!("{}@{}", remark.id, ruleset.id),
                ] {
                    english.push((format!("notes/{key}"), remark.text.to_string()));
                }
            }
        }
        Self {
            language,
            teach: listed(Teach::ALL, Teach::COUNT, ["teach", ""]),
            fans: apart,
            english,
            yaku,
        }
    }
}

impl Default for Keys {
    fn default() -> Self {
        Self::new()
    }
}

/// The keys of a list of two files, the first of which has so many texts.
fn listed<T: Debug>(all: &[T], first: usize, files: [&str; 2]) -> Vec<String> {
    let file = |place| if place < first { files[0] } else { files[1] };
    let all = all.iter().enumerate();
    all.map(|(place, key)| format!("{}/{key:?}", file(place)))
        .collect()
}
