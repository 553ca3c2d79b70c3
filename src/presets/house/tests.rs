use super::BadHouse;
use super::House;
use super::LONGEST_NAME;
use crate::presets::CORE;
use crate::rulebook::{BadRule, Setting};
use alloc::borrow::ToOwned;
use alloc::string::ToString;

fn refused(text: &str) -> Option<BadHouse> {
    text.parse::<House>().err()
}

#[test]
fn a_text_comes_back() {
    for text in [
        "tensu-rules:1 base=cheatsheet name=Ours",
        "tensu-rules:1 base=cheatsheet name=%C3%9C%20%26%20%25 renhou=5_han local_yaku=uumensai pao=none",
        "tensu-rules:1 base=shanghai name=Ours double_yakuman=suurenkou,tsuuiisou yakuman_cap=null",
        "tensu-rules:1 base=korean name=Ours winning_bonus=open:3 score_cap=80",
    ] {
        let house: Result<House, _> = text.parse();
        assert_eq!(house.map(|house| house.to_string()).as_deref(), Ok(text));
    }
}

/// A value of a switch, given as a text, is still that value.
#[test]
fn a_text_of_the_value_that_it_has_changes_nothing() {
    let tenhou = &crate::presets::TENHOU;
    let with = |value: &str| {
        let house = House::new(tenhou, tenhou.name);
        house.with("kiriage", &Setting::Text(value.to_owned()))
    };
    let same = with("false").expect("a value of it");
    assert!(same.preset().is_some() && same.set.is_empty());
    let other = with("true").expect("a value of it");
    assert_eq!(other.set, [("kiriage", Setting::Bool(true))]);
    assert_eq!(other.to_string().parse(), Ok(other));
}

#[test]
fn the_order_does_not_matter() {
    let text = "tensu-rules:1 base=tenhou double_yakuman=suurenkou local_yaku=suurenkou";
    assert_eq!(refused(text), None);
}

#[test]
fn what_is_wrong_is_named() {
    let unknown = |id: &str| Some(BadHouse::Rule(BadRule::Unknown(id.to_owned())));
    let is_value = |text: &str, id: &str| {
        let bad = refused(text);
        matches!(bad, Some(BadHouse::Rule(BadRule::Value { id: own, .. })) if own == id)
    };
    assert_eq!(refused("base=tenhou"), Some(BadHouse::NotRules));
    let of = |rest: &str| refused(&alloc::format!("tensu-rules:1 {rest}"));
    assert_eq!(of("kiriage=true"), Some(BadHouse::NoBase));
    let known = crate::presets::all().map(|rules| rules.id).collect();
    assert_eq!(
        of("base=moon"),
        Some(BadHouse::UnknownBase("moon".to_owned(), known))
    );
    assert_eq!(of("base=tenhou up"), Some(BadHouse::Word("up".to_owned())));
    assert_eq!(of("base=tenhou moon=1"), unknown("moon"));
    assert_eq!(of("base=korean kiriage=true"), unknown("kiriage"));
    assert!(is_value(
        "tensu-rules:1 base=tenhou kiriage=maybe",
        "kiriage"
    ));
    assert!(is_value(
        "tensu-rules:1 base=tenhou red_fives=1,9,1",
        "red_fives"
    ));
    let twice = "base=tenhou kiriage=true kiriage=false";
    assert_eq!(of(twice), Some(BadHouse::Twice("kiriage".to_owned())));
    let undone = "base=shanghai yakuman_cap=5 stacked_yakuman=false";
    assert_eq!(
        of(undone),
        Some(BadHouse::Rule(BadRule::Undone("yakuman_cap".to_owned())))
    );
}

#[test]
fn a_change_drops_what_it_rules_out() {
    let house: House = "tensu-rules:1 base=shanghai yakuman_cap=5"
        .parse()
        .expect("house rules");
    let house = house
        .with("stacked_yakuman", &Setting::Bool(false))
        .expect("a rule");
    assert_eq!(house.set, [("stacked_yakuman", Setting::Bool(false))]);
}

/// A name is what its text gives back; none is the ruleset's own.
#[test]
fn names_come_back() {
    for (name, kept) in [
        (" Club ", "Club"),
        ("  ", CORE.rulesets[0].name),
        ("", CORE.rulesets[0].name),
    ] {
        let house = House::new(CORE.rulesets[0], name);
        assert_eq!(house.name, kept);
        assert_eq!(house.to_string().parse(), Ok(house));
    }
}

/// A name is as long as a club's, and what is not seen makes none.
#[test]
fn a_name_can_be_read() {
    let named = |name: &str| {
        let text = House::new(CORE.rulesets[0], name).to_string();
        text.parse::<House>().map(|house| house.name)
    };
    let longest = "ä".repeat(LONGEST_NAME);
    for name in [
        "Stammtisch Köln",
        "麻雀クラブ",
        "👩\u{200d}👩\u{200d}👧",
        "نادي",
        longest.as_str(),
    ] {
        assert_eq!(named(name).as_deref(), Ok(name));
    }
    assert_eq!(
        named(&alloc::format!("{longest}x")),
        Err(BadHouse::LongName)
    );
    let padded = alloc::format!("  {longest}  ");
    assert_eq!(named(&padded), Ok(longest.clone()));
    for name in [
        "a\u{0}",
        "a\nb",
        "\u{7f}",
        "b\u{85}a",
        "\u{202e}bulC",
        "a\u{2028}b",
        "\u{2066}a",
        "\u{200b}",
        "\u{ad}\u{feff}",
        "\u{3164}",
        "\u{200d} \u{fe0f}",
    ] {
        assert_eq!(named(name), Err(BadHouse::BadName), "{name:?}");
    }
}

/// Every rule of every ruleset may be set to what it is.
#[test]
fn settings_can_be_written_down() {
    for base in CORE.rulesets {
        let mut house = House::new(base, base.name);
        house.set = base
            .settings()
            .map(|(house_rule, value)| (house_rule.id, value))
            .collect();
        assert_eq!(house.to_string().parse(), Ok(house), "{}", base.id);
    }
}
