//! A ruleset speaks as its players do: seed 000 counts fan and points, seed 001 has chows, pungs, kongs and ready hands.

use std::borrow::Cow;

use serde_json::{Value, json};
use tensu::Yaku;
use tensu::rules::{Idiom, all};
use tensu_words::{
    DE, EN, ES, FR, IT, JA, KO, LANGUAGES, PL, PT_BR, RU, Word, Words, ZH_HANS, ZH_HANT,
};

use crate::helpers::ask;

/// The words of a text.
fn words_of(text: &str) -> Vec<String> {
    let letters = text.split(|letter: char| !letter.is_alphanumeric());
    letters.map(str::to_lowercase).collect()
}

/// Every text and condition, as it is said.
fn texts(words: &Words) -> Vec<String> {
    let texts = Word::ALL.iter().map(|&word| words.say(word));
    let conditions = Yaku::all().map(|yaku| words.condition(yaku));
    let all = texts.chain(conditions);
    let all = all.chain(
        tensu_words::Label::ALL
            .iter()
            .map(|&label| words.label(label)),
    );
    let all = all.chain(
        tensu_words::Teach::ALL
            .iter()
            .map(|&text| words.teach(text)),
    );
    all.map(str::to_owned).collect()
}

#[test]
fn games_have_words_of_their_own() {
    let other = all().filter(|rules| rules.idiom != Idiom::Riichi);
    let other: Vec<(&str, Idiom)> = other.map(|rules| (rules.id, rules.idiom)).collect();
    assert_eq!(
        other,
        [
            ("shanghai", Idiom::FanPoints),
            ("korean", Idiom::ChowPung),
            ("mcr_mil", Idiom::Chinese),
            ("mcr_2006", Idiom::Chinese),
            ("hong_kong", Idiom::Faan),
            ("hong_kong_hkma", Idiom::Faan),
            ("zung_jung", Idiom::Series)
        ]
    );
    for words in LANGUAGES {
        assert!(matches!(words.spoken(Idiom::Riichi), Cow::Borrowed(_)));
    }
}

/// A pattern of two games has the name of the one that is played.
#[test]
fn patterns_are_called_as_in_their_game() {
    for (words, usual, chinese) in [
        (&ZH_HANS, "对对和", "碰碰和"),
        (&RU, "Все поны", "Все панги"),
        (&EN, "All pungs", "All pungs"),
    ] {
        let said = |idiom| words.spoken(idiom).yaku(Yaku::AllPungs).to_owned();
        assert_eq!(said(Idiom::ChowPung), usual, "{}", words.tag);
        assert_eq!(said(Idiom::Chinese), chinese, "{}", words.tag);
    }
}

/// Texts do not change where players say the same anyway; elsewhere none keeps a word of riichi, and no other text changes.
#[test]
fn no_text_mixes_two_idioms() {
    const CALLS: &[&str] = &["chi", "pon", "kan", "kans", "tenpai", "noten"];
    const CHINESE: &[&str] = &[
        "chi", "pon", "kan", "kans", "tenpai", "noten", "ron", "tsumo", "yaku", "han",
    ];
    for (words, idiom, riichi) in [
        (&EN, Idiom::FanPoints, &["han", "fu"][..]),
        (&DE, Idiom::FanPoints, &["han", "fu"]),
        (&FR, Idiom::FanPoints, &["han", "fu"]),
        (&ES, Idiom::FanPoints, &["han", "fu"]),
        (&PT_BR, Idiom::FanPoints, &["han", "fu"]),
        (&IT, Idiom::FanPoints, &["han", "fu"]),
        (&PL, Idiom::FanPoints, &["han", "fu"]),
        (&RU, Idiom::FanPoints, &["хан", "фу"]),
        (&EN, Idiom::ChowPung, CALLS),
        (&EN, Idiom::Chinese, CHINESE),
        (&EN, Idiom::Faan, CHINESE),
        (&EN, Idiom::Series, CHINESE),
    ] {
        // The name of a rule stays.
        let has = |text: &str| {
            let said = words_of(&text.replace("tenpai-yame", ""));
            said.iter().any(|word| riichi.contains(&word.as_str()))
        };
        let usual = texts(words);
        assert!(usual.iter().filter(|text| has(text)).count() > 20);
        for (usual, said) in usual.iter().zip(texts(&words.spoken(idiom))) {
            assert!(!has(&said), "{}: {said}", words.tag);
            // Chinese games say bare numbers with their unit, too.
            let more = idiom.is_chinese() && *usual != said;
            assert!(
                more || has(usual) == (*usual != said),
                "{}: {said}",
                words.tag
            );
        }
    }
    for words in [&JA, &KO, &ZH_HANS, &ZH_HANT] {
        for idiom in [Idiom::FanPoints, Idiom::ChowPung] {
            assert!(matches!(words.spoken(idiom), Cow::Borrowed(_)));
        }
    }
}

/// Words change with a number and with what stands before them.
#[test]
fn a_word_is_said_as_its_sentence_wants() {
    use Idiom::{ChowPung, FanPoints};
    for (words, idiom, word, n, text) in [
        (&EN, FanPoints, Word::StepHan, 3, "3 fan"),
        (
            &EN,
            FanPoints,
            Word::StepRoundFu,
            32,
            "32 points, rounded up to 40",
        ),
        (
            &EN,
            FanPoints,
            Word::LostFu,
            0,
            "pays the same with fewer points",
        ),
        (
            &DE,
            FanPoints,
            Word::StepRoundFu,
            32,
            "32 Punkte, aufgerundet auf 40",
        ),
        (
            &DE,
            FanPoints,
            Word::LostFu,
            0,
            "bringt gleich viel mit weniger Punkten",
        ),
        (
            &DE,
            FanPoints,
            Word::LostRawFu,
            0,
            "bringt gleich viel, weniger Punkte vor dem Runden",
        ),
        (
            &FR,
            FanPoints,
            Word::StepRoundFu,
            32,
            "32 points, arrondis à 40",
        ),
        (&RU, FanPoints, Word::StepHan, 3, "3 фан"),
        (
            &RU,
            FanPoints,
            Word::StepRoundFu,
            22,
            "22 очка, округляем вверх до 40",
        ),
        (
            &RU,
            FanPoints,
            Word::StepRoundFu,
            26,
            "26 очков, округляем вверх до 40",
        ),
        (
            &RU,
            FanPoints,
            Word::LostFu,
            0,
            "стоит столько же, но очков меньше",
        ),
        // Part of another word.
        (
            &EN,
            FanPoints,
            Word::FuOpenPinfu,
            0,
            "open pinfu (kuipinfu)",
        ),
        (&JA, FanPoints, Word::StepHan, 3, "3飜"),
        (
            &EN,
            ChowPung,
            Word::RefusalAway,
            2,
            "Not a winning hand: 2 tiles away from a ready hand.",
        ),
        (&EN, ChowPung, Word::StandingTenpai, 0, "Ready."),
        (
            &EN,
            ChowPung,
            Word::MeldChiNotFromLeft,
            0,
            "a chow is called from the left only.",
        ),
    ] {
        let said = words.spoken(idiom).fill(word, &[n.into(), 40.into()]);
        assert_eq!(said, text, "{}", words.tag);
    }
}

#[test]
fn a_word_is_said_as_players_of_chinese_games_say_it() {
    use Idiom::{Chinese, ChowPung, Faan};
    for (words, idiom, word, n, text) in [
        (&EN, Chinese, Word::Points, 1, "1 point"),
        (&EN, Faan, Word::Points, 3, "3 faan"),
        (&DE, Faan, Word::Points, 3, "3 Faan"),
        (&ZH_HANS, Chinese, Word::Points, 3, "3分"),
        (&ZH_HANT, Faan, Word::Points, 3, "3番"),
        (
            &EN,
            Faan,
            Word::LostBelowMinimum,
            0,
            "has too few faan to win",
        ),
        // Suits as the books of the Official game call them; in Hong Kong Chinese ones have the same names as in riichi.
        (&EN, Chinese, Word::TilePin, 5, "5 of dots"),
        (&EN, Faan, Word::TileMan, 1, "1 of characters"),
        (&DE, Chinese, Word::TilePin, 5, "Kreis 5"),
        (&FR, Chinese, Word::TileSou, 5, "5 de bambou"),
        (&RU, Chinese, Word::TilePin, 5, "5 кругов"),
        (&ZH_HANS, Chinese, Word::TileSou, 5, "5条"),
        (&ZH_HANS, Faan, Word::TileSou, 5, "5索"),
        (&EN, ChowPung, Word::TilePin, 5, "5 pin"),
    ] {
        assert_eq!(words.spoken(idiom).fill(word, &[n.into()]), text);
    }
}

/// The name of a hand's points is not that of its payment.
#[test]
fn two_titles_are_not_the_same() {
    use tensu_words::Label;
    for words in LANGUAGES {
        let words = words.spoken(Idiom::FanPoints);
        let [fu, price] = [Label::FuTitle, Label::PriceTitle].map(|label| words.label(label));
        assert_ne!(fu, price);
    }
    let said = EN.spoken(Idiom::FanPoints);
    assert_eq!(said.label(Label::FuTitle), "Hand points");
    assert_eq!(said.label(Label::ExampleFu), "Tricky points");
}

/// A fetched language has its phrases, too.
#[test]
fn a_packed_language_speaks_every_idiom() {
    for words in LANGUAGES {
        let pack: &'static str = Box::leak(words.pack_core().into_boxed_str());
        let read = Words::read_core(pack).expect("a language");
        for idiom in [Idiom::FanPoints, Idiom::ChowPung] {
            let said = |words: &Words| {
                let words = words.spoken(idiom);
                [Word::StepHan, Word::StandingTenpai].map(|word| words.fill(word, &[2.into()]))
            };
            assert_eq!(said(&read), said(words));
        }
        assert_eq!(read.pack_core(), pack);
    }
}

/// One hand, explained by rulesets that say fan and points or han and fu; a house keeps the words of its base.
#[test]
fn an_explanation_says_the_words_of_its_ruleset() {
    let steps = |ruleset: Value| {
        let hand = "234m567p22678s45p+6p ron riichi";
        let answer = ask(json!({"ask": "explain", "ruleset": ruleset, "text": hand, "lang": "en"}));
        let texts = [("steps", "text"), ("yaku", "worth")].into_iter();
        let texts = texts.flat_map(|(list, field)| {
            let lines = answer[list].as_array().expect("a list").iter();
            lines.map(move |line| line[field].as_str().unwrap_or_default().to_owned())
        });
        texts.collect::<Vec<_>>().join("\n")
    };
    let house = json!({"base": "shanghai", "set": {"kiriage": true}});
    for (ruleset, wanted, other) in [
        (json!("shanghai"), "3 fan", "han"),
        (house, "3 fan", "han"),
        (json!("cheatsheet"), "3 han", "fan"),
    ] {
        let said = steps(ruleset);
        // Riichi, pinfu and all simples.
        assert!(said.contains(wanted), "{said}");
        assert!(!words_of(&said).iter().any(|word| word == other), "{said}");
    }
}

/// In Hong Kong a hand is worth faan, and points are what is paid: all pungs 3, half flush 3 and no flowers 1 are 7 faan, 48 points,
/// twice from the discarder.
#[test]
fn what_is_paid_are_no_faan() {
    let hand = "222m33m99m(555m)(111z)+9m ron seat:S round:S";
    let answer = ask(json!({"ask": "explain", "ruleset": "hong_kong", "text": hand, "lang": "en"}));
    assert_eq!(answer["text"], "96 points");
    assert_eq!(answer["payments"][0]["text"], "Discarder: 96 points");
    assert_eq!(answer["yaku"][0]["worth"], "3 faan");
    let lost = EN.spoken(Idiom::Faan).fill(Word::LostBelowMinimum, &[]);
    assert_eq!(lost, "has too few faan to win");
}
