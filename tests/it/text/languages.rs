//! Every language says everything, with the same things in it.

use std::collections::BTreeSet;

use tensu::Yaku;
use tensu::rules::{Origin, Seen, all, house_rules};
use tensu_words::{EN, ES, FR, FanWord, IT, JA, LANGUAGES, Label, PL, PT_BR, Teach, Word, Words};

/// All texts with a name for each, in the order of the pack.
pub(super) fn texts(words: &'static Words) -> Vec<(String, String)> {
    let pack = words.pack();
    let lines = pack.lines().skip(6).map(str::to_owned);
    let names = Word::ALL.iter().map(|word| format!("{word:?}"));
    let yaku = || {
        Yaku::all()
            .take(Yaku::BEFORE_FANS)
            .map(|yaku| format!("{yaku:?}"))
    };
    let conditions = yaku().map(|yaku| format!("condition of {yaku}"));
    let names = names.chain(["decimal", "romaji"].map(str::to_owned));
    let names = names.chain(yaku()).chain(conditions);
    let names = names.chain(Label::ALL.iter().map(|label| format!("{label:?}")));
    let all = names.zip(lines);
    // What teaches is packed apart.
    let all = all.chain(
        Teach::ALL
            .iter()
            .map(|text| (format!("{text:?}"), words.teach(*text).to_owned())),
    );
    // So is what Chinese games say.
    let fans = FanWord::ALL.iter().map(|word| format!("{word:?}"));
    let patterns = || {
        Yaku::all()
            .skip(Yaku::BEFORE_FANS)
            .map(|yaku| format!("{yaku:?}"))
    };
    let conditions = patterns().map(|yaku| format!("condition of {yaku}"));
    let pack = words.pack_fans();
    let lines = pack.lines().map(str::to_owned);
    let fans = fans.chain(patterns()).chain(conditions).zip(lines);
    all.chain(fans).collect()
}

#[allow(dead_code, reason = "its `main` is for a build")]
#[path = "../../../src/words/build.rs"]
mod build;

/// A language of one file.
fn language(tag: &str, words: &str) -> build::Language {
    let words = format!(r#"{{"@@x-plural": "one", {words}"#);
    build::Language::read("texts", tag, |file| {
        let text = if file == "words.arb" { &words } else { "{}" };
        Some(text.to_owned())
    })
}

#[test]
fn a_build_says_what_is_wrong_with_a_language() {
    let english = language(
        "en",
        r#""Tiles": "{0} {0, plural, one {tile} other {tiles}}"}"#,
    );
    let wrong = [
        (
            r#""@Tiles": {"description": "of a hand"}}"#,
            r#"Tiles is missing. In English: "{0} {0:tile|tiles}""#,
        ),
        (
            r#""Tiles": "Steine"}"#,
            "Tiles has other arguments than in English",
        ),
        (
            r#""Tiles": "{0}", "More": ""}"#,
            "there is no text More in English",
        ),
        (r#""Tiles": "{0}", "Tiles": "{0}"}"#, "a key is there twice"),
        (
            r#""Tiles": "{0, plural, one {Stein}}"}"#,
            r#"its plural needs ["one", "other"]"#,
        ),
        (
            r#""Tiles": "{0, plural, one {a} other {b} many {c}}"}"#,
            "a form is too many",
        ),
        (r#""Tiles": "{0"}"#, "a bracket is not closed"),
        (r#""Tiles": "{n}"}"#, "is not an argument"),
        (r#""Tiles" "{0}"}"#, "not JSON"),
        (
            r#""Tiles": "{0}", "@@x-plural": "dual"}"#,
            r#"@@x-plural cannot be "dual""#,
        ),
    ];
    for (json, said) in wrong {
        let faults = language("de", json).compared(&english);
        let named = |fault: &String| fault.starts_with("texts/de/words.arb: ");
        assert!(faults.iter().all(named), "{faults:?}");
        assert!(
            faults.iter().any(|fault| fault.contains(said)),
            "{json}: {faults:?}"
        );
    }
    let right = language(
        "de",
        r#""Tiles": "\u0041 {0}, \"{0, plural, one {1} other {n}}\""}"#,
    );
    assert!(right.compared(&english).is_empty());
}

#[test]
fn a_packed_language_is_read_back() {
    for words in LANGUAGES {
        let pack: &'static str = Box::leak(words.pack().into_boxed_str());
        let read = Words::read(pack).expect("a language");
        assert_eq!(read.pack(), pack);
        assert_eq!(read.say(Word::East), words.say(Word::East));
        assert_eq!(read.decimal(), words.decimal());
        assert_eq!(read.has_romaji(), words.has_romaji());
        // The text of an older version is refused, not misread.
        let cut = pack.rsplit_once('\n').map_or("", |(cut, _)| cut);
        let short: String = cut
            .lines()
            .take(100)
            .flat_map(|line| [line, "\n"])
            .collect();
        assert!(Words::read(Box::leak(short.into_boxed_str())).is_none());
    }
    assert!(Words::read("").is_none());
}

/// Each is said in the language's file: none follows from how words change or from what stands between thousands.
#[test]
fn a_language_says_how_it_writes_numbers_and_names() {
    let romaji = LANGUAGES.iter().filter(|words| words.has_romaji());
    let romaji: BTreeSet<&str> = romaji.map(|words| words.tag).collect();
    assert!(romaji.is_superset(&BTreeSet::from([
        "en", "de", "fr", "es", "pt-BR", "it", "pl"
    ])));
    assert!(romaji.is_disjoint(&BTreeSet::from(["ru", "ja", "ko", "zh-Hans", "zh-Hant"])));
    let comma = LANGUAGES.iter().filter(|words| words.decimal() == ",");
    let comma: BTreeSet<&str> = comma.map(|words| words.tag).collect();
    assert!(comma.is_superset(&BTreeSet::from([
        "de", "fr", "ru", "es", "pt-BR", "it", "pl"
    ])));
    assert!(comma.is_disjoint(&BTreeSet::from(["en", "ja", "ko", "zh-Hans", "zh-Hant"])));
}

/// A sentence in every language for a number of things.
#[test]
fn words_change_with_a_number() {
    for (n, text) in [
        (1, "1 riichi stick on the table = 1,000"),
        (2, "2 riichi sticks on the table = 2,000"),
    ] {
        assert_eq!(
            EN.fill(Word::StepSticks, &[n.into(), (n * 1000).into()]),
            text
        );
    }
}

/// Spanish, Italian and Polish leave four digits together; in Polish only 1 itself is one.
#[test]
fn numbers_are_written_as_the_language_writes_them() {
    for (words, small, large) in [
        (&EN, "3,900", "-12,000"),
        (&ES, "3900", "-12\u{a0}000"),
        (&PT_BR, "3.900", "-12.000"),
        (&IT, "3900", "-12.000"),
        (&PL, "3900", "-12\u{a0}000"),
    ] {
        let packed = Words::read(words.pack().leak()).expect("a language");
        for words in [words, &packed] {
            assert_eq!(words.number(3_900), small, "{}", words.tag);
            assert_eq!(words.number(-12_000), large, "{}", words.tag);
        }
    }
    let points = |n: u32| PL.fill(Word::Points, &[n.into()]);
    assert_eq!(
        [1, 5, 21, 22].map(points),
        ["1 punkt", "5 punktów", "21 punktów", "22 punkty"]
    );
}

/// Returns the texts about the origin of a rule that are not the name of a source.
fn origins() -> impl Iterator<Item = String> {
    let of = |rules: &'static tensu::Ruleset| house_rules().map(|rule| rules.origin(rule.id));
    let text = |origin| match origin {
        Origin::Judgement(text) | Origin::Rulebook(text @ "says so") => Some(text.to_owned()),
        _ => None,
    };
    all().flat_map(of).filter_map(text)
}

/// Returns the English texts of a ruleset, each with its id: remarks on results, notes on the source, and what else
/// stands in it.
fn said_by(rules: &'static tensu::Ruleset) -> impl Iterator<Item = (&'static str, &'static str)> {
    let remarks = rules.remarks().map(|remark| (remark.id, remark.text));
    let notes = rules.page().notes.iter().map(|note| (note.id, note.text));
    let also = rules.page().also.iter().map(|line| (line.id, line.text));
    remarks.chain(notes).chain(also)
}

/// The title of a source is the same everywhere; how it was seen, and that there is none, is told in the language.
#[test]
fn every_language_tells_how_a_source_was_seen() {
    for source in all().map(|rules| rules.source) {
        for words in LANGUAGES {
            let said = words.source(source);
            let place = format!("{}: {said}", words.tag);
            let is_title = source.seen != Seen::Spread || words.tag == "en";
            assert_eq!(said.starts_with(source.title), is_title, "{place}");
            let as_english = said == EN.source(source);
            assert_eq!(
                as_english,
                source.seen == Seen::Itself || words.tag == "en",
                "{place}"
            );
            match source.seen {
                Seen::Summed(by) | Seen::Preset(by) => assert!(said.contains(by), "{place}"),
                Seen::Itself => assert_eq!(said, source.title),
                Seen::Unseen | Seen::Spread => {}
            }
        }
    }
}

/// Rulesets are told apart by their names, in every language, also when the language came as text.
#[test]
fn every_language_names_the_rulesets() {
    for words in LANGUAGES {
        let packed = Words::read(words.pack().leak()).expect("a language");
        let names: BTreeSet<&str> = all().map(|rules| words.ruleset(rules)).collect();
        assert_eq!(names.len(), all().count(), "{}", words.tag);
        for rules in all() {
            assert_eq!(packed.ruleset(rules), words.ruleset(rules), "{}", words.tag);
        }
    }
    let name = |id| JA.ruleset(tensu::Ruleset::by_id(id).expect("a ruleset"));
    assert_eq!((name("tenhou"), name("ema_2025")), ("天鳳", "EMA 2025"));
}

/// A line does not break before the signs that French sets apart: a narrow space before three of them, a full one before
/// the colon and within the marks of a quotation; in the texts that come later, too.
#[test]
fn french_spaces_do_not_break() {
    let packed = [FR.pack(), FR.pack_teach(), FR.pack_fans()].concat();
    for line in packed.lines() {
        let signs = line.chars().zip(line.chars().skip(1));
        let set_apart = |&(before, sign): &(char, char)| before.is_whitespace() || sign == ' ';
        for (before, sign) in signs.filter(set_apart) {
            match (before, sign) {
                ('«', ' ') => panic!("{line}"),
                (_, ';' | '?' | '!') => assert_eq!(before, '\u{202f}', "{line}"),
                (_, ':' | '»') => assert_eq!(before, '\u{a0}', "{line}"),
                _ => {}
            }
        }
    }
}

/// Every other language has all of what the rulesets say, and nothing that no ruleset says.
#[test]
fn every_language_has_the_remarks_of_all_rulesets() {
    let mut keys = BTreeSet::new();
    for rules in all() {
        for (id, text) in said_by(rules) {
            let first = all().flat_map(said_by);
            let first = first.into_iter().find(|(one, _)| *one == id);
            let same = first.is_some_and(|(_, first)| first == text);
            keys.insert(if same {
                id.to_owned()
            } else {
                format!("{id}@{}", rules.id)
            });
        }
    }
    keys.extend(origins());
    // A name that is the same everywhere need not be there.
    let names: BTreeSet<&str> = all().map(|rules| rules.name).collect();
    for words in LANGUAGES.iter().filter(|words| words.tag != "en") {
        let notes = words.notes().map(|(id, _)| id);
        let notes: BTreeSet<String> = notes
            .filter(|id| !names.contains(id))
            .map(str::to_owned)
            .collect();
        assert_eq!(notes, keys, "{}", words.tag);
        let empty = words.notes().find(|(_, text)| text.is_empty());
        assert_eq!(empty, None, "{}", words.tag);
    }
}

/// All flowers do not say of each flower what a house may have changed; two pairs of equal sequences may be four equal ones.
#[test]
fn conditions_are_true_under_every_house_rule() {
    for words in LANGUAGES {
        let text = words.condition(Yaku::AllFlowers);
        let sentences = text.matches(['.', '。']).count();
        assert_eq!(sentences, 1, "{}: {text}", words.tag);
    }
    let english = EN.condition(Yaku::Ryanpeikou);
    assert!(!english.contains("different"), "{english}");
}
