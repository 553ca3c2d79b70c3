use super::super::Frame;
use super::super::bad::Why;
use crate::browser::page::{Faces, Theme};
use crate::model::site::names::{Name, Region, Subject};
use crate::model::speech::Terms;

fn read(query: &str) -> Frame {
    Frame::read(query, "")
}

fn bads(query: &str) -> Vec<&'static str> {
    let bads = read(query).bads;
    bads.iter().map(|bad| bad.name.code()).collect()
}

fn hand(query: &str, hash: &str) -> String {
    let frame = Frame::read(query, hash);
    assert_eq!(frame.bads, [], "{query}#{hash}");
    frame.start.question().to_string()
}

const HAND: &str = "234m340p66p678s56s+7s riichi dora:1m5p";

#[test]
fn nothing_asked_for_is_the_calculator() {
    let frame = read("");
    assert_eq!(frame, Frame::default());
    assert_eq!(frame.subject, Subject::Calculator);
    assert!(!frame.lock && !frame.compact && frame.start.is_empty());
}

#[test]
fn every_parameter() {
    let all = read(
        "?view=reference&ruleset=ema_2025&lock&club=Stammtisch%20K%C3%B6ln&lang=de&terms=kanji&theme=dark&faces=indexed\
         &compact&hide=menu,situation&height=auto&origin=https%3A%2F%2Fclub.example&id=a%2D1_b&v=1&unheard=of",
    );
    assert_eq!(all.bads, []);
    assert_eq!(all.subject, Subject::Reference);
    assert_eq!(all.start.rules.id, "ema_2025");
    assert!(all.lock && all.compact && all.auto_height);
    assert_eq!(all.club.as_deref(), Some("Stammtisch Köln"));
    assert_eq!(all.lang.as_deref(), Some("de"));
    assert_eq!(
        (all.terms, all.theme, all.faces),
        (Terms::Kanji, Theme::Dark, Faces::Indexed)
    );
    assert_eq!(all.hide, [Region::Menu, Region::Situation]);
}

#[test]
fn heights_that_a_page_can_have() {
    for query in ["height=1", "height=640", "height=9999", "height=auto"] {
        assert_eq!(bads(query), [""; 0], "{query}");
    }
}

#[test]
fn a_hand_however_it_is_written() {
    let meant = hand(&format!("hand={}", HAND.replace(' ', "%20")), "");
    let form = HAND.replace('+', "%2B").replace(' ', "+");
    for query in [
        form.as_str(),
        "234m340p66p678s56s%2B7s%20riichi%20dora%3A1m5p",
    ] {
        assert_eq!(hand(&format!("hand={query}"), ""), meant, "{query}");
        assert_eq!(hand("", &format!("hand={query}")), meant, "{query}");
    }
    let link = "1/cheatsheet/234m34066p67856s/ron:7s/riichi/dora:1m5p";
    assert_eq!(hand("", link), meant);
    assert!(meant.contains("+7s"), "{meant}");
}

/// Every value that is told to be possible can be used.
#[test]
fn the_values_that_are_said_to_be_possible_are() {
    for name in [
        "view", "ruleset", "terms", "theme", "faces", "accent", "bg", "hide",
    ] {
        let possible = Name::from_code(name)
            .map(Name::possible)
            .unwrap_or_default();
        assert!(!possible.is_empty(), "{name}");
        for value in possible {
            let value = value.replace("#rrggbb", "%23f4f0e0");
            let bads = bads(&format!("{name}={value}&hand=123p"));
            assert_eq!(bads, [""; 0], "{name}={value}");
        }
    }
    let theme = read("theme=sepia");
    crate::say::set(&tensu_words::EN);
    let said: Vec<String> = theme.bads.iter().map(crate::say::embed::bad).collect();
    assert_eq!(
        said,
        ["\"sepia\" is not a value of \"theme\". Possible: auto, light, dark, plain."]
    );
}

#[test]
fn what_is_bad_is_told_by_name() {
    for (query, name) in [
        ("view=puzzle", "view"),
        ("ruleset=nowhere", "ruleset"),
        ("rules=tensu-rules:1%20base=nowhere", "rules"),
        ("hand=12x", "hand"),
        ("view=result", "hand"),
        ("terms=runes", "terms"),
        ("theme=sepia", "theme"),
        ("faces=none", "faces"),
        ("accent=red", "accent"),
        ("bg=%23777777", "bg"),
        ("hide=menu,everything", "hide"),
        ("height=tall", "height"),
        ("height=-5", "height"),
        ("height=0", "height"),
        ("height=1e3", "height"),
        ("height=10000", "height"),
        ("id=a%20b", "id"),
        ("origin=club.example", "origin"),
        ("origin=", "origin"),
        ("origin=*", "origin"),
        ("origin=https://a%20b", "origin"),
        // Bytes that are no text.
        ("hand=%FF%FE", "hand"),
        ("view=result&hand=%FF%FE", "hand"),
        ("club=%ff%fe", "club"),
        ("rules=tensu-rules:1%20base=tenhou%FF", "rules"),
        ("ruleset=%C3", "ruleset"),
        ("lang=%80", "lang"),
        // Hands that no table can have.
        ("hand=12m%20sticks:1001", "hand"),
        ("ruleset=sanma_ryanshi&hand=2m", "hand"),
        ("rules=tensu-rules:1%20base=tenhou%20name=a%2507", "rules"),
    ] {
        assert_eq!(bads(query), [name], "{query}");
    }
    assert_eq!(bads("view=result&hand=12x"), ["hand"], "said once");
    for hash in [
        "hand=%FF%FE",
        "1/tenhou/12m/ron/sticks:1001",
        "1/tenhou/12m/ron/up:1",
    ] {
        let frame = Frame::read("", hash);
        let names: Vec<_> = frame.bads.iter().map(|bad| bad.name).collect();
        assert_eq!(
            (names, frame.start.is_empty()),
            (vec![Name::Hand], true),
            "{hash}"
        );
    }
    let name = format!(
        "rules=tensu-rules:1%20base=tenhou%20name={}",
        "a".repeat(61)
    );
    assert_eq!(bads(&name), ["rules"]);
    let long = read(&format!("rules={}", "a".repeat(5_000)));
    assert_eq!(
        long.bads.iter().map(|bad| &bad.why).collect::<Vec<_>>(),
        [&Why::Long]
    );
}

#[test]
fn a_hand_to_read_may_come_later() {
    let late = read("view=result&hand=12x&accent=red");
    assert_eq!(late.subject(late.is_given()), Subject::Calculator);
    assert_eq!(late.subject(true), Subject::Result);
    let said = |changed| {
        late.bads(changed)
            .map(|bad| bad.name.code())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        (said(false), said(true)),
        (vec!["accent", "hand"], vec!["accent"])
    );
    let whole = read("view=result&hand=1m%2B1m");
    assert_eq!(whole.subject(whole.is_given()), Subject::Result);
    assert_eq!(
        read("view=reference").subject(false),
        Subject::Reference,
        "needs no hand"
    );
}

#[test]
fn house_rules_go_before_a_ruleset_and_a_link_s_rules_before_both_unless_locked() {
    let house = "rules=tensu-rules:1%26base=tenhou%26name=Club%2520X%26kiriage=true";
    for query in [
        format!("{house}&ruleset=ema_2025"),
        format!("ruleset=ema_2025&{house}"),
    ] {
        assert_eq!(read(&query).start.rules.title(), "Club X", "{query}");
    }
    let link = "1/tenhou/12m/ron";
    let rules = |query| Frame::read(query, link).start.rules.id;
    assert_eq!(rules("ruleset=ema_2025"), "tenhou");
    assert_eq!(rules("ruleset=ema_2025&lock"), "ema_2025");
    assert_eq!(rules("ruleset=ema_2025&lock=false"), "tenhou");
}

#[test]
fn any_text_is_read() {
    for query in [
        "?",
        "&&&",
        "=",
        "a=%",
        "club=%ff%fe",
        "club=%zz",
        "hand=+",
        "hand=%2",
        "%=%",
        "lock=\u{0}",
    ] {
        let frame = read(query);
        assert!(frame.start.is_empty(), "{query}");
    }
}

#[test]
fn a_club_s_name_is_cut_where_it_is_too_long_and_that_is_said() {
    for (letters, kept, why) in [
        (60, 60, None),
        (61, 60, Some(Why::Long)),
        (99, 60, Some(Why::Long)),
    ] {
        let frame = read(&format!("club={}", "ä".repeat(letters)));
        assert_eq!(frame.club.map(|name| name.chars().count()), Some(kept));
        assert_eq!(frame.bads.into_iter().next().map(|bad| bad.why), why);
    }
}
