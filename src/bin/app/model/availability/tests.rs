//! Tests of what can apply.

use super::{Effective, Gated, Gates, switched};
use crate::model::entry::Entry;
use tensu::refusal::Conflict;
use tensu::{By, Flag, Refusal, Riichi};

fn entry(text: &str) -> Entry {
    Entry::new(
        crate::model::active_rules::ActiveRules::default(),
        text.parse().unwrap_or_default(),
    )
}

fn check(text: &str, part: Gated, expected: Option<Conflict>) {
    let against = Gates::against(&entry(text), part);
    assert_eq!(against, expected.map(Refusal::Impossible), "{text}");
}

#[test]
fn reasons_come_from_the_core() {
    check("", Gated::Riichi(Riichi::Riichi), None);
    check(
        "",
        Gated::Flag(Flag::Ippatsu),
        Some(Conflict::IppatsuWithoutRiichi),
    );
    check("riichi", Gated::Flag(Flag::Ippatsu), None);
    check(
        "(234s)",
        Gated::Riichi(Riichi::Double),
        Some(Conflict::RiichiOpenHand),
    );
    check("", Gated::Ura, Some(Conflict::UraWithoutRiichi));
    check("riichi", Gated::Ura, None);
    check(
        "tsumo",
        Gated::Flag(Flag::Rinshan),
        Some(Conflict::RinshanWithoutKan),
    );
    check(
        "",
        Gated::Flag(Flag::Rinshan),
        Some(Conflict::RinshanWithoutKan),
    );
    check("tsumo [1111z]", Gated::Flag(Flag::Rinshan), None);
}

#[test]
fn what_does_not_apply_waits() {
    let entry = entry("(234s) riichi ippatsu last_tile ura:1m");
    let effective = Effective::of(&entry, By::Ron);
    assert_eq!(effective.question.to_string(), "(234s) ron last_tile");
    assert_eq!(effective.ignored.len(), 3);
    assert_eq!(entry.rest.ura.len(), 1);
}

#[test]
fn what_the_rules_have_not_is_not_told() {
    let told = |rules: &'static tensu::Ruleset, text: &str, by| {
        let entry = Entry {
            rules: crate::model::active_rules::ActiveRules::Preset(rules),
            ..entry(text)
        };
        Effective::of(&entry, by).told(rules)
    };
    let hand = "123m456p789s1122z+1z";
    let riichi = format!("{hand} riichi ippatsu");
    assert_eq!(told(&tensu::rules::KOREAN, &riichi, By::Ron), []);
    let open = told(&tensu::rules::CHEATSHEET, "(234s) riichi ippatsu", By::Ron);
    assert_eq!(open.len(), 2);
    // Korean games have a yaku for it by either way.
    let first = format!("{hand} first_turn seat:S");
    assert_eq!(told(&tensu::rules::KOREAN, &first, By::Ron), []);
    // Without renhou nothing is there for the first turn by ron; with it there is.
    let why = Refusal::Impossible(Conflict::WrongWay(Flag::FirstTurn, By::Tsumo));
    let text = tensu_words::EN.refusal(&why);
    assert_eq!(text, "The first turn is possible by tsumo only.");
    let part = Gated::Flag(Flag::FirstTurn);
    let sheet = &tensu::rules::CHEATSHEET;
    assert_eq!(told(sheet, &first, By::Ron), [(part, why)]);
    assert_eq!(told(sheet, &first, By::Tsumo), []);
    assert_eq!(told(&tensu::rules::EMA_2025, &first, By::Ron), []);
    // Tapped, it chooses the way by which it counts.
    let entry = entry("seat:S");
    let by = |by| Effective::of(&entry, by);
    let (here, other) = (by(By::Ron), by(By::Tsumo));
    assert!(super::needs_other_way(
        &entry,
        &here,
        &other,
        Flag::FirstTurn
    ));
}

/// The kan matters for thirteen orphans by rules that let nobody rob a closed kan. Source: rules.md 2.1.
#[test]
fn which_kan_was_robbed_is_asked_where_it_decides() {
    let asked = |id: &str, text: &str| {
        let rules = crate::model::active_rules::ActiveRules::by_id(id).unwrap_or_default();
        let gates = Gates::of(&Entry::new(rules, text.parse().unwrap_or_default()));
        gates
            .flags
            .iter()
            .any(|(flag, _)| *flag == Flag::ChankanAnkan)
    };
    let orphans = "119m19p19s123456z+7z ron";
    let robbed = format!("{orphans} chankan");
    assert!(asked("tenhou", &robbed) && asked("mleague", &robbed));
    assert!(asked("tenhou", &format!("{orphans} chankan_ankan")));
    assert!(!asked("majsoul", &robbed) && !asked("tenhou", orphans));
    assert!(!asked("tenhou", "123m456p78s22m(789m)+9s ron chankan"));
}

/// A red five comes by a link, by text or from other rules: the tile that it counts as is told beside the score.
/// Source: field.md B19.
#[test]
fn a_red_five_that_is_plain_is_told() {
    let hints = |id: &str, text: &str| -> Vec<&str> {
        let rules = crate::model::active_rules::ActiveRules::by_id(id).unwrap_or_default();
        let entry = Entry::new(rules, text.parse().unwrap_or_default());
        let outcomes = crate::model::outcome::Outcomes::of(&entry);
        let explained = outcomes.chosen().as_ref().expect("a win");
        let hints = explained.score.remarks.iter();
        let hints = hints.filter(|note| note.kind == tensu::rules::RemarkKind::Hint);
        hints.map(|note| note.id).collect()
    };
    let red = "234m3466p678567s+0p ron";
    assert_eq!(hints("ema_2016", red), ["red_as_plain"]);
    assert_eq!(
        hints("jpml_a_2023", "234m34p66p678s(067s)+2p tsumo"),
        ["red_as_plain"]
    );
    assert_eq!(hints("ema_2016", "234m3466p678567s+5p ron"), [""; 0]);
    assert_eq!(hints("mleague", red), [""; 0]);
}

#[test]
fn a_double_riichi_may_be_open() {
    let tapped = |switches: &[Riichi]| switches.iter().copied().fold(Riichi::None, switched);
    assert_eq!(tapped(&[Riichi::Riichi, Riichi::Riichi]), Riichi::None);
    assert_eq!(tapped(&[Riichi::Riichi, Riichi::Double]), Riichi::Double);
    assert_eq!(tapped(&[Riichi::Open, Riichi::Double]), Riichi::DoubleOpen);
    assert_eq!(
        tapped(&[Riichi::Open, Riichi::Double, Riichi::Open]),
        Riichi::Double
    );
    assert_eq!(
        tapped(&[Riichi::Open, Riichi::Double, Riichi::Riichi]),
        Riichi::Riichi
    );
}

#[test]
fn open_riichi_is_offered_only_where_it_exists() {
    for hand in ["", "(234s)"] {
        let gates = Gates::of(&entry(hand));
        let offered: Vec<_> = gates.riichi.iter().map(|(riichi, _)| *riichi).collect();
        assert_eq!(offered, [Riichi::Riichi, Riichi::Double]);
    }
}

#[test]
fn every_ruleset_has_its_own_switches() {
    let gates = |id| {
        let rules = crate::model::active_rules::ActiveRules::by_id(id).unwrap_or_default();
        let gates = Gates::of(&Entry::new(rules, tensu::Question::default()));
        let flags = gates
            .flags
            .iter()
            .map(|(flag, _)| *flag)
            .collect::<Vec<_>>();
        (gates.riichi.len(), gates.norths, gates.has_ura, flags)
    };
    let (riichi, norths, ura, flags) = gates("korean");
    assert_eq!((riichi, norths, ura), (0, false, false));
    assert!(flags.contains(&Flag::OpenReady) && !flags.contains(&Flag::Ippatsu));
    let (_, norths, ura, flags) = gates("sanma_ryanshi");
    assert!(norths && ura && flags.contains(&Flag::Paarenchan));
    let (riichi, norths, _, flags) = gates("cheatsheet");
    assert_eq!((riichi, norths, flags.len()), (2, false, 5));
}
