//! The lines that a page calls stated or assumed: told by the origins of the rules, and held to the cells of rules.md 2.

use tensu::reference::{Reference, Stated};
use tensu::rules::{Origin, Setting};
use tensu::{Question, Ruleset, Yaku, rules, score};
use tensu_words::EN;

use crate::helpers::preset;

/// The ids of the facts that are shown as assumed, in the order of the page.
fn assumed(rules: &Ruleset) -> Vec<&'static str> {
    let page = Reference::of(rules);
    let open = page
        .facts
        .iter()
        .filter(|line| line.stated == Stated::Assumed);
    open.map(|line| line.fact.code()).collect()
}

#[test]
fn a_fact_is_stated_where_all_its_rules_are() {
    for rules in rules::all() {
        let page = Reference::of(rules);
        for line in &page.facts {
            let named = line.fact.rules(rules);
            let place = format!("{} {}", rules.id, line.fact.code());
            assert_ne!(line.stated, Stated::Changed, "{place}");
            for rule in named {
                assert!(rules::HouseRule::by_id(rule).is_some(), "{place} {rule}");
            }
            if !named.is_empty() {
                let all = named.iter().all(|rule| rules.origin(rule).is_stated());
                assert_eq!(line.stated == Stated::Yes, all, "{place}");
            }
        }
    }
}

/// The value of a rule by name is said by its origin alone; the rest is on the page, once.
#[test]
fn the_page_leaves_open_only_what_is_no_rule() {
    for rules in rules::all() {
        let page = Reference::of(rules);
        for (i, id) in rules.page().unsaid.iter().enumerate() {
            let line = page.facts.iter().find(|line| line.fact.code() == *id);
            let place = format!("{} {id}", rules.id);
            let line = line.unwrap_or_else(|| panic!("{place}: no such fact"));
            assert!(line.fact.rules(rules).is_empty(), "{place}: a rule");
            assert!(!rules.page().unsaid[..i].contains(id), "{place}: twice");
        }
    }
}

/// rules.md 2.1 to 2.3: `std`, `nf` and `[judgement]`, and a cell that names no source. No cell is there for the giver of an
/// open kan, nor for the red fives of WRC 2015. How scores are rounded is known of Tenhou, and shown by an example of a club
/// that plays M.League's rules.
#[test]
fn the_presets_leave_open_what_the_cells_do() {
    let cells: [(&str, &[&str]); 16] = [
        (
            "ema_2016",
            &["chankan", "kan_liability", "noten", "rounding"],
        ),
        ("ema_2025", &["noten"]),
        (
            "wrc_2015",
            &[
                "reds",
                "chankan",
                "pao",
                "kan_liability",
                "noten",
                "rounding",
            ],
        ),
        (
            "wrc_2025",
            &["chankan", "pao", "kan_liability", "noten", "rounding"],
        ),
        (
            "wrc_2025_red",
            &["chankan", "pao", "kan_liability", "noten", "rounding"],
        ),
        ("mleague", &["kan_liability", "noten"]),
        ("jpml_a", &["noten", "rounding"]),
        ("jpml_a_2023", &["pao", "noten", "rounding"]),
        ("jpml_a_2026", &["pao", "noten", "rounding"]),
        (
            "saikouisen_2025",
            &[
                "honba",
                "kan_liability",
                "noten",
                "ties",
                "end_sticks",
                "rounding",
            ],
        ),
        ("tenhou", &["kan_liability"]),
        ("tenhou_sanma", &["kan_liability"]),
        ("majsoul", &["kan_liability", "back", "rounding"]),
        ("majsoul_sanma", &["kan_liability", "back", "rounding"]),
        (
            "rrc",
            &[
                "reds",
                "chankan",
                "pao",
                "kan_liability",
                "noten",
                "ties",
                "rounding",
            ],
        ),
        (
            "riichi_city",
            &[
                "reds",
                "chankan",
                "honba",
                "pao",
                "sticks",
                "noten",
                "nagashi",
                "nagashi_honba",
                "start",
                "back",
                "oka",
                "ties",
                "end_sticks",
                "rounding",
            ],
        ),
    ];
    let found = cells.map(|(id, _)| (id, assumed(preset(id))));
    let wanted = cells.map(|(id, open)| (id, open.to_vec()));
    assert_eq!(found, wanted);
}

/// rules.md 2.1 (renhou), 1.3.2 (double riichi), 1.4 (what ari-ari means), 2.2 (Riichi City: like Tenhou).
#[test]
fn a_yaku_of_a_rule_without_a_source_is_assumed() {
    let stated = |id: &str, yaku| Reference::of(preset(id)).yaku(yaku).map(|line| line.stated);
    for (id, yaku, expected) in [
        ("ema_2016", Yaku::Renhou, Stated::Yes),
        ("ema_2025", Yaku::Renhou, Stated::Yes),
        ("jpml_a", Yaku::Renhou, Stated::Yes),
        ("jpml_a_2023", Yaku::Renhou, Stated::Assumed),
        ("wrc_2025", Yaku::Renhou, Stated::Yes),
        ("cheatsheet", Yaku::DoubleRiichi, Stated::Assumed),
        ("ari_ari", Yaku::DoubleRiichi, Stated::Yes),
        ("ari_ari", Yaku::Tanyao, Stated::Assumed),
        // Of the four doubles two are on a lost page.
        ("ari_ari", Yaku::Kokushi13, Stated::Yes),
        ("ari_ari", Yaku::SuuankouTanki, Stated::Assumed),
        ("shanghai", Yaku::Daisuushii, Stated::Yes),
        ("riichi_city", Yaku::Daisuushii, Stated::Yes),
        ("riichi_city", Yaku::Ippatsu, Stated::Assumed),
        ("tenhou", Yaku::Ippatsu, Stated::Yes),
    ] {
        assert_eq!(stated(id, yaku), Some(expected), "{id} {}", yaku.code());
    }
}

#[test]
fn a_house_that_pays_several_yakuman_asks_how_far_liability_reaches() {
    let pao = |rules: &Ruleset| {
        let page = Reference::of(rules);
        let line = page.facts.iter().find(|line| line.fact.code() == "pao");
        line.map(|line| (line.stated, line.fact.rules(rules).len()))
    };
    let mut house = preset("ema_2016").clone();
    assert_eq!(pao(&house), Some((Stated::Yes, 2)));
    house
        .change("stacked_yakuman", &Setting::Bool(true))
        .expect("a rule");
    assert_eq!(pao(&house), Some((Stated::Assumed, 3)));
    // Nobody is liable: who would pay the honba is no question.
    house
        .change("pao", &Setting::List(Vec::new()))
        .expect("a rule");
    assert_eq!(pao(&house), Some((Stated::Changed, 1)));
}

/// rules.md 2.1, "ron on ankan for kokushi"; the seeds: 000 (thirteen orphans alone), 002 and 003 (a closed kan by them).
#[test]
fn who_may_rob_a_closed_kan() {
    const ORPHANS: &str = "that of a closed kan by thirteen orphans only.";
    const NONE: &str = "that of a closed kan by none.";
    let yes = Stated::Yes;
    let open = Stated::Assumed;
    for (id, words, expected) in [
        ("shanghai", "Only thirteen orphans may rob a kan", yes),
        ("cheatsheet", ORPHANS, yes),
        ("ari_ari", ORPHANS, yes),
        ("sanma_ryanshi", ORPHANS, open),
        ("ema_2016", ORPHANS, open),
        ("ema_2025", ORPHANS, yes),
        ("wrc_2015", ORPHANS, open),
        ("wrc_2025", ORPHANS, open),
        ("mleague", NONE, yes),
        ("jpml_a", ORPHANS, yes),
        ("jpml_a_2023", NONE, yes),
        ("tenhou", NONE, yes),
        ("tenhou_sanma", NONE, yes),
        ("majsoul", ORPHANS, yes),
        ("majsoul_sanma", ORPHANS, yes),
        ("rrc", ORPHANS, open),
        ("riichi_city", NONE, open),
    ] {
        let page = Reference::of(preset(id));
        let line = page.facts.iter().find(|line| line.fact.code() == "chankan");
        let line = line.expect("a fact");
        let text = EN.fact(&line.fact);
        assert!(text.contains(words), "{id}: {text}");
        assert_eq!(line.stated, expected, "{id}");
    }
}

/// Without chi an open hand has a pon or a kan, and so 22 fu at least: nothing lifts it from 20.
#[test]
fn three_players_have_no_open_hand_without_fu() {
    for rules in rules::all() {
        let page = Reference::of(rules);
        let lift = page
            .fu
            .iter()
            .any(|item| item.reason.code() == "open_pinfu");
        let expected = rules.tiles.chi && !page.fu.is_empty();
        assert_eq!(lift, expected, "{}", rules.id);
    }
    // The least: a pon of simples, sequences, a pair without value, a wait for two tiles.
    let least: Question = "345p678s34s88p(222s)+5s ron".parse().expect("a hand");
    let fu = score(&least, preset("tenhou_sanma")).map(|score| score.fu.map(|fu| fu.raw));
    assert_eq!(fu.ok().flatten(), Some(22));
}

/// rules.md 2: what these rulebooks leave open is said beside a drawn hand; the platforms' rules are known. A mutant.
#[test]
fn what_a_rulebook_does_not_say() {
    let open = |id: &str, about: &str| tensu::reference::assumed(preset(id), &[about]).len();
    for id in [
        "ema_2016", "ema_2025", "jpml_a", "mleague", "rrc", "wrc_2025",
    ] {
        assert_eq!(open(id, "noten"), 1, "{id}");
    }
    assert_eq!(open("riichi_city", "honba"), 0);
    assert_eq!(open("tenhou", "noten"), 0);
    assert_eq!(open("ema_2025", "honba"), 0);
}

/// Two fu for any self-draw but pinfu stand in two of the texts. Shanghai's has no word of it.
#[test]
fn fu_on_a_replacement_tile_have_a_source() {
    for id in ["cheatsheet", "ari_ari"] {
        let origin = preset(id).origin("rinshan_fu");
        assert!(matches!(origin, Origin::Rulebook(_)), "{id}");
    }
    let origin = preset("shanghai").origin("rinshan_fu");
    assert!(matches!(origin, Origin::Judgement(_)));
}
