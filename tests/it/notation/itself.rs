//! The dora themselves, named in place of the indicator: fault 5 of 28 November 2026.

use serde_json::json;
use tensu::link::Link;
use tensu::{Named, Question, notation, score};
use tensu_words::LANGUAGES;

use crate::helpers::{ask, preset, question};

const HAND: &str = "234m34p66p678s567s+2p ron riichi";

fn indicators(question: &Question) -> (String, String) {
    (
        notation::mpsz(&question.dora),
        notation::mpsz(&question.ura),
    )
}

/// Words of each language for the dora, and what lies on the table. Riichi pinfu tanyao is 3 han of 30 fu, 3,900 by the table of
/// rules.md 0.2; the 4 of characters is in the hand once: 4 han, 7,700.
#[test]
fn a_word_of_japan_china_and_korea_names_the_dora() {
    for (words, dora, ura, total) in [
        ("ドラ4m", "3m", "", 7_700),
        ("ドラ:四萬", "3m", "", 7_700),
        ("表ドラ4m", "3m", "", 7_700),
        ("宝牌4m", "3m", "", 7_700),
        ("寶牌 4m", "3m", "", 7_700),
        ("도라 4m", "3m", "", 7_700),
        ("dora_is:4m", "3m", "", 7_700),
        ("dora is 4m", "3m", "", 7_700),
        ("裏ドラ4m", "", "3m", 7_700),
        ("裏4m", "", "3m", 7_700),
        ("里宝牌4m", "", "3m", 7_700),
        ("裡寶牌4m", "", "3m", 7_700),
        ("裏寶牌4m", "", "3m", 7_700),
        ("뒷도라 4m", "", "3m", 7_700),
        ("우라도라 4m", "", "3m", 7_700),
        // The first and the last of each row, honors too, and a red five, which is a five.
        ("ドラ1m1p1s", "9m9p9s", "", 3_900),
        ("ドラ東南西北", "4123z", "", 3_900),
        ("ドラ白發中", "756z", "", 3_900),
        ("ドラ0p", "4p", "", 3_900),
        // Indicators as ever.
        ("dora:4m", "4m", "", 3_900),
        ("дора:4m", "4m", "", 3_900),
        ("ドラ表示牌4m", "4m", "", 3_900),
        ("表示牌:4m", "4m", "", 3_900),
        ("裏ドラ表示牌4m", "", "4m", 3_900),
        ("宝牌指示牌4m", "4m", "", 3_900),
        ("指示牌4m", "4m", "", 3_900),
        ("里宝牌指示牌4m", "", "4m", 3_900),
        ("도라 표시패 4m", "4m", "", 3_900),
        ("표시패 4m", "4m", "", 3_900),
        ("뒷도라 표시패 4m", "", "4m", 3_900),
    ] {
        let text = format!("{HAND} {words}");
        let read = question(&text);
        assert_eq!(indicators(&read), (dora.into(), ura.into()), "{text}");
        let priced = score(&read, preset("tenhou")).expect(&text);
        assert_eq!(priced.total, total, "{text}");
        // It is written so that it is read again, and in a link.
        assert_eq!(read.to_string().parse().as_ref(), Ok(&read), "{text}");
        let named = dora != "4m" && ura != "4m";
        assert_eq!(read.named != Named::NONE, named, "{text}");
        let mut told = LANGUAGES
            .iter()
            .map(|words| words.dora_itself(&read, &preset("tenhou").tiles));
        assert!(told.all(|told| told.is_some() == named), "{text}");
    }
}

/// With three players the 1 of characters shows the 9, and the 9 the 1; what is named is that all the same.
#[test]
fn with_three_players_the_order_of_characters_is_theirs() {
    const SANMA: &str = "99m123p456p789s11z+1z ron riichi";
    let rules = preset("tenhou_sanma");
    for (words, dora, count) in [
        ("ドラ9m", "1m", Some(2)),
        ("ドラ1m", "9m", None),
        ("ドラ東", "4z", Some(3)),
        ("ドラ1p", "9p", Some(1)),
        ("dora:1m", "1m", Some(2)),
    ] {
        let read = question(&format!("{SANMA} {words}"));
        let win = read.check(rules).expect(words);
        assert_eq!(notation::mpsz(win.dora()), dora, "{words}");
        let priced = rules.score(&win).expect(words);
        let awards = priced.awards.iter();
        let han = awards
            .filter(|award| award.what.code() == "dora")
            .map(|award| award.amount);
        let count = count.map(tensu::score::Amount::Han);
        assert_eq!(han.collect::<Vec<_>>(), Vec::from_iter(count), "{words}");
        // Once more makes no difference.
        let settled = win.question().clone();
        assert_eq!(settled.clone().settled(&rules.tiles), settled, "{words}");
        // The same text is another indicator with four players.
        let four = read.clone().settled(&preset("tenhou").tiles);
        let first = if words == "ドラ9m" { "8m" } else { dora };
        assert_eq!(notation::mpsz(&four.dora), first, "{words}");
    }
    // An indicator that the game lacks stays one.
    let wrong = question(&format!("{SANMA} dora:8m"));
    assert!(wrong.check(rules).is_err());
}

#[test]
fn two_lists_of_one_kind_are_refused() {
    for text in [
        "ドラ4m dora:3m",
        "dora:3m ドラ4m",
        "裏4m ura:3m",
        "ドラ4m 宝牌4m",
        "dora_is:1f",
    ] {
        assert!(
            format!("{HAND} {text}").parse::<Question>().is_err(),
            "{text}"
        );
    }
    let both = question(&format!("{HAND} ドラ4m ura:4m"));
    assert_eq!(
        both.to_string(),
        "234m3466p678567s+2p ron riichi dora_is:4m ura:4m"
    );
    // What comes later takes its place.
    let later = both.read("dora:4m").expect("a word");
    assert_eq!(
        (later.named.dora, later.to_string().contains("dora:4m")),
        (false, true)
    );
}

/// Every answer in JSON that has a score says it; a link holds it.
#[test]
fn answers_say_what_was_read() {
    let text = format!("{HAND} ドラ4m");
    let answer = ask(json!({"ruleset": "tenhou", "text": text, "lang": "ja"}));
    assert_eq!(answer["total"], 7_700);
    let notes = answer["notes"].as_array().expect("notes");
    let note = notes.iter().find(|note| note["id"] == "dora_itself");
    let note = note.expect("the note");
    assert_eq!(note["kind"], "info");
    assert_eq!(
        ask(json!({"ruleset": "tenhou", "text": format!("{HAND} dora:3m")}))["notes"]
            .as_array()
            .expect("notes")
            .iter()
            .find(|note| note["id"] == "dora_itself"),
        None
    );
    let printed = ask(json!({"ask": "print", "ruleset": "tenhou", "text": text}));
    let link: Link = printed["link"]
        .as_str()
        .expect("a link")
        .parse()
        .expect("a link");
    assert_eq!(link.question, question(&text));
    assert!(
        printed["link"]
            .as_str()
            .is_some_and(|link| link.ends_with("/dora_is:4m"))
    );
    // The rules of a link are known.
    let parsed = ask(json!({"ask": "parse", "text": "1/tenhou_sanma/99m/ron:9m/dora_is:9m"}));
    assert_eq!(parsed["request"]["dora"], "1m");
}

/// Any kind that an indicator shows has that indicator, under every ruleset.
#[test]
fn what_an_indicator_shows_has_that_indicator() {
    for rules in tensu::rules::all() {
        for kind in tensu::Kind::all().filter(|&kind| rules.tiles.has(kind)) {
            let shown = rules.tiles.indicated(kind);
            assert_eq!(rules.tiles.indicator(shown), kind, "{} {kind}", rules.id);
        }
    }
}
