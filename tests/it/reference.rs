//! The reference page: every yaku of a ruleset, and every line of a seed, is found on it.

mod chart;
mod check;
mod seeds;
mod stated;

use tensu::reference::{Reference, Stated, YakuCounts, example};
use tensu::rules::{HouseRule, Setting};
use tensu::yaku::Unit;
use tensu::{Yaku, rules, score};
use tensu_wire::{RulesetChoice, reference};
use tensu_words::EN;

use crate::helpers::{preset, written};
use crate::laws::houses;

#[test]
fn every_yaku_of_a_table_is_on_its_page_once() {
    for rules in rules::all() {
        let page = Reference::of(rules);
        let worth = |yaku: &Yaku| rules.yaku.get(*yaku).worth;
        let has = |yaku: &Yaku| worth(yaku).closed > 0 || worth(yaku).open > 0;
        let listed: Vec<Yaku> = page
            .groups
            .iter()
            .flat_map(|group| group.yaku.iter().map(|line| line.yaku))
            .collect();
        assert_eq!(
            listed.len(),
            Yaku::all().filter(has).count(),
            "{}",
            rules.id
        );
        for yaku in Yaku::all().filter(has) {
            assert!(listed.contains(&yaku), "{} {}", rules.id, yaku.code());
        }
    }
}

/// Counted by hand in the seeds and in rules.md 1.1.2 to 1.5.3; shanghai has houtei beside haitei and five fanpai; the
/// Korean winning bonus is no yaku.
#[test]
fn the_seeds_have_so_many_yaku() {
    for (id, count) in [
        ("shanghai", 32 + 19),
        ("korean", 34),
        ("cheatsheet", 30 + 15),
        ("ari_ari", 30 + 15),
        ("sanma_ryanshi", 29 + 16),
    ] {
        assert_eq!(Reference::of(preset(id)).yaku_count(), count, "{id}");
    }
}

#[test]
fn examples_have_their_yaku_and_only_tiles_of_the_game() {
    // Three suits of sequences, or of a middle number, cannot be had without 2 to 8 of characters.
    let none = [Yaku::SanshokuDoujun, Yaku::SanshokuDoukou];
    for rules in rules::all() {
        for line in Reference::of(rules).groups.iter().flat_map(|g| &g.yaku) {
            let hand = example(rules, line.yaku);
            let three = rules.seats.winds().len() == 3;
            // It is what a house without flowers counts.
            let without = line.yaku == Yaku::ConcealedWithoutFlowers && rules.tiles.flowers() > 0;
            let impossible = three && none.contains(&line.yaku) || without;
            assert_eq!(
                hand.is_none(),
                impossible,
                "{} {}",
                rules.id,
                line.yaku.code()
            );
            let Some(hand) = hand else { continue };
            let paid = score(&hand, rules).expect("a win");
            assert!(paid.has(line.yaku), "{} {hand}", rules.id);
            let tiles = hand.hand.iter().chain(&hand.win);
            assert!(
                tiles.clone().all(|&tile| rules.tiles.has_tile(tile)),
                "{} {hand}",
                rules.id
            );
        }
    }
}

#[test]
fn houses_have_examples_of_their_yaku_too() {
    let mut without = std::collections::BTreeSet::new();
    for base in rules::all() {
        for (about, house) in houses::all(base) {
            // Eight flowers need them, and a club may ask for 88 points.
            let rules_by_name = [
                "hong_kong flowers =",
                "hong_kong_hkma flowers =",
                "mcr_mil flowers =",
                "mcr_2006 flowers =",
            ];
            let asks_more = base.chinese().is_some() && about.contains(" minimum = ");
            // What a pattern is worth decides which others reach the minimum, and beside a limit hand nothing counts.
            let is_worth = base.settings().any(|(rule, _)| {
                let own = format!("{} {} = ", base.id, rule.id);
                rule.choices.contains(&"limit") && about.starts_with(&own)
            });
            // A limit below the minimum is paid alone, and is not enough.
            let no_limit = about == "hong_kong_hkma faan_limit = Number(1)";
            if asks_more
                || is_worth
                || no_limit
                || rules_by_name.iter().any(|rule| about.starts_with(rule))
            {
                continue;
            }
            for yaku in Yaku::all().filter(|&yaku| house.has(yaku)) {
                if example(&house, yaku).is_none() && example(base, yaku).is_some() {
                    without.insert(format!("{about} {}", yaku.code()));
                }
            }
        }
    }
    let impossible = [
        // The table's hand has two faan without its flowers.
        "hong_kong flowers_count = Bool(false) out_with_replacement_tile",
        "hong_kong_hkma flowers_count = Bool(false) out_with_replacement_tile",
        "hong_kong_hkma flowers_count = Bool(false) robbing_the_kong",
        "hong_kong_hkma flowers_count = Bool(false) seat_wind",
        // Two suits have four kinds of terminals, and such a hand takes five.
        "korean bamboo = Bool(false) all_terminals",
    ];
    assert_eq!(without.into_iter().collect::<Vec<_>>(), impossible);
}

#[test]
fn a_house_sees_its_changes() {
    let mut house = preset("cheatsheet").clone();
    house
        .change("kiriage", &Setting::Bool(true))
        .expect("a rule");
    house
        .change("open_tanyao", &Setting::Bool(false))
        .expect("a rule");
    house
        .change("honba_value", &Setting::Number(500))
        .expect("a rule");
    let page = Reference::of(&house);
    let row = page.chart.iter().find(|row| row.fu == 30).expect("a row");
    assert_eq!(row.cells[3].prices.ron, 8_000);
    assert_eq!(
        page.yaku(Yaku::Tanyao).map(|line| line.stated),
        Some(Stated::Changed)
    );
    let honba = page
        .facts
        .iter()
        .find(|line| line.fact.code() == "honba")
        .expect("a fact");
    assert_eq!(honba.stated, Stated::Changed);
    assert!(EN.fact(&honba.fact).contains("1,500"));
    let changed: Vec<&str> = page
        .rules
        .iter()
        .filter(|line| line.before.is_some())
        .map(|line| line.rule.id)
        .collect();
    assert_eq!(changed, ["open_tanyao", "kiriage", "honba_value"]);
}

#[test]
fn the_star_is_at_what_does_not_count() {
    let page = Reference::of(preset("korean"));
    let counts = |yaku| page.yaku(yaku).map(|line| line.counts);
    assert_eq!(counts(Yaku::FlowerTile), Some(YakuCounts::Not));
    assert_eq!(counts(Yaku::DoubleReady), Some(YakuCounts::Not));
    assert_eq!(counts(Yaku::AllPungs), Some(YakuCounts::Fully));
    let sanma = Reference::of(preset("sanma_ryanshi"));
    let houtei = sanma.yaku(Yaku::Houtei).expect("a line");
    assert_eq!(
        (houtei.counts, houtei.stated),
        (YakuCounts::NotAlone, Stated::Assumed)
    );
    assert_eq!(
        sanma.yaku(Yaku::Pinfu).map(|line| line.stated),
        Some(Stated::Yes)
    );
}

#[test]
fn values_rise_and_rules_are_all_there() {
    for rules in rules::all() {
        let page = Reference::of(rules);
        for pair in page.groups.windows(2) {
            let rank = |i: usize| (pair[i].unit == Unit::Yakuman, pair[i].amount);
            let mangan = pair.iter().any(|group| group.unit == Unit::Mangan);
            assert!(mangan || rank(0) < rank(1), "{}", rules.id);
        }
        let named = page.rules.iter().map(|line| line.rule.id);
        assert!(named.eq(rules.settings().map(|(rule, _): (&HouseRule, _)| rule.id)));
    }
}

#[test]
fn the_contract_has_the_same_page() {
    let read = |text: &str| written::<RulesetChoice>(text).expect("a choice");
    let page = read(r#"{"base": "tenhou", "set": {"renhou": "yakuman"}}"#)
        .reference()
        .expect("a page");
    let page = serde_json::to_value(page).expect("plain data");
    let yaku = page["yaku"].as_array().expect("a list");
    let renhou = yaku
        .iter()
        .find(|row| row["id"] == "renhou")
        .expect("renhou");
    assert_eq!(
        (
            &renhou["unit"],
            &renhou["closed"],
            &renhou["open"],
            &renhou["stated"]
        ),
        (&"yakuman".into(), &1.into(), &0.into(), &"changed".into())
    );
    assert_eq!(page["chart"][2]["cells"][0]["ron"], 1_000);
    assert_eq!(page["tiers"][0]["limit"], "mangan");
    assert!(read("\"nowhere\"").reference().is_err());
    assert!(
        read(r#"{"base": "tenhou", "set": {"kirage": true}}"#)
            .reference()
            .is_err()
    );
}

/// The browser test counts the lines of the app's page against the same file.
#[test]
fn the_contract_lists_as_many_yaku_as_the_browser_test_expects() {
    let text = include_str!("../e2e/yaku-count.json");
    let counts: serde_json::Map<String, serde_json::Value> =
        serde_json::from_str(text).expect("the test's own JSON");
    assert_eq!(counts.len(), rules::CORE.rulesets.len());
    for rules in rules::CORE.rulesets {
        let page = serde_json::to_value(reference(rules)).expect("plain data");
        let yaku = page["yaku"].as_array().map(Vec::len);
        assert_eq!(
            yaku,
            counts[rules.id].as_u64().map(|n| n as usize),
            "{}",
            rules.id
        );
    }
}
