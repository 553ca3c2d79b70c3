//! Tests of what storage keeps, reads and leaves alone.

use super::{
    ENTRY, Elsewhere, HOUSES, KEYS, LANGUAGE, THEME, entry, house_lines, houses, is_setting,
    others, setting, text,
};
use crate::browser::page::{Root, Theme};
use crate::model::entry::Entry;
use crate::model::speech::Terms;

const CLUB: &str = "tensu-rules:1 base=tenhou name=Club kiriage=true";

#[test]
fn a_kept_entry_comes_back() {
    for kept in [
        "cheatsheet ron",
        "cheatsheet 12m5z ron seat:W honba:2",
        // Eight tiles on their way to fourteen: none has won.
        "tenhou 234m34066p ron riichi sticks:1",
        "tensu-rules:1&base=tenhou&name=Our%20club&kiriage=true 12m5z ron",
        "tenhou 12m+2p ron seat:N from:W\n23434m66p678567s+2p ron riichi from:W",
        "ari_ari 34066p78s(406m)[1111z]+9s tsumo riichi ippatsu dora:1m5p ura:3s",
    ] {
        let (entry, read) = entry(kept);
        assert_eq!((text(&entry).as_str(), read), (kept, true));
    }
}

#[test]
fn an_entry_that_nobody_can_read_is_told() {
    for kept in [
        "no_such_rules 1m",
        "cheatsheet rubbish",
        "cheatsheet",
        "tensu-rules:2&base=tenhou&name=Later 12m ron",
        "\u{0}",
    ] {
        assert_eq!(entry(kept), (Entry::default(), false), "{kept}");
    }
    assert_eq!(entry(""), (Entry::default(), true), "a first visit");
}

#[test]
fn one_bad_winner_does_not_cost_the_others() {
    let (kept, read) = entry("tenhou 12m+3m ron\nrubbish\n34p+5p ron");
    assert!(!read);
    assert_eq!(text(&kept), "tenhou 12m+3m ron\n34p+5p ron");
}

#[test]
fn house_rules_of_another_version_stay() {
    let later =
        "tensu-rules:2 base=tenhou name=Later\ntensu-rules:1 base=tenhou name=New moon=true";
    let (books, _) = houses(CLUB);
    let kept = format!("{later}\nrubbish\n{CLUB}");
    assert_eq!(house_lines(&books, &kept), format!("{CLUB}\n{later}"));
    assert_eq!(house_lines(&[], &kept), later);
}

#[test]
fn one_bad_line_does_not_cost_the_other_rules() {
    let titles = |text: &str| {
        let (books, foreign) = houses(text);
        let titles: Vec<String> = books.iter().map(|book| book.title().to_owned()).collect();
        (titles.join(","), foreign.join(","))
    };
    let own = |foreign: &str| ("Club".to_owned(), foreign.to_owned());
    assert_eq!(titles(CLUB), own(""));
    for bad in ["rubbish", "tensu-rules:2 base=tenhou name=Later"] {
        assert_eq!(titles(&format!("{bad}\n{CLUB}")), own(bad));
    }
    assert_eq!(titles(""), Default::default(), "a first visit");
}

#[test]
fn the_hand_of_another_window_stays_there() {
    assert_eq!(Elsewhere::of(Some(HOUSES)), Some(Elsewhere::Lists));
    assert_eq!(Elsewhere::of(Some(THEME)), Some(Elsewhere::Looks));
    assert_eq!(Elsewhere::of(Some(KEYS)), Some(Elsewhere::Looks));
    assert_eq!(Elsewhere::of(Some(LANGUAGE)), Some(Elsewhere::Speech));
    assert_eq!(Elsewhere::of(Some(ENTRY)), None);
    assert_eq!(Elsewhere::of(Some("other/rules")), None);
    assert_eq!(
        Elsewhere::of(None),
        Some(Elsewhere::Lists),
        "all was deleted"
    );
}

#[test]
fn settings_and_versions() {
    let theme = |code| {
        (
            setting(code, Theme::from_code),
            is_setting(code, Theme::from_code),
        )
    };
    let terms = |code| {
        (
            setting(code, Terms::from_code),
            is_setting(code, Terms::from_code),
        )
    };
    assert_eq!(theme(""), (Theme::Auto, true));
    assert_eq!(theme("dark"), (Theme::Dark, true));
    assert_eq!(theme("sepia"), (Theme::Auto, false));
    assert_eq!(terms(""), (Terms::Language, true));
    assert_eq!(terms("kanji"), (Terms::Kanji, true));
    assert_eq!(terms("runes"), (Terms::Language, false));
    let keys = |keys: &[&str]| others(keys.iter().map(|key| (*key).to_owned()));
    let ours = ["tensu/1", "tensu/theme", "tensu/aside/1", "other/2"];
    assert_eq!(keys(&ours), "");
    assert_eq!(keys(&["tensu/3", "tensu/1", "tensu/2"]), "tensu/2\ntensu/3");
}
