//! The sources of yaku and of the values of rules: told as the ruleset has it, and listed in `docs/rules.md`.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tensu::Yaku;
use tensu::rules::all;

use super::cited::numbers;
use super::{FILE, lawbook, sections};
use crate::helpers::{ask, preset};

/// The documents and codes that a source names.
fn keys(text: &str) -> BTreeSet<&str> {
    let (_, table) = text.split_once("**Other sources**").expect("the sources");
    let (table, _) = table.split_once("### 0.3").expect("their end");
    let rows = table.lines().filter(|line| line.starts_with("| "));
    rows.flat_map(|line| line.trim_matches('|').split(" | ").take(2))
        .flat_map(|cell| cell.split(", ").chain([cell]))
        .map(str::trim)
        .collect()
}

/// The source of a value is in the table of sources, by its name; so is every code of a yaku's source.
#[test]
fn every_source_is_listed() {
    let text = lawbook();
    let keys = keys(&text);
    for rules in all() {
        let stated = rules.origins.iter().flat_map(|(id, origin)| {
            let named = origin.texts().filter(|_| origin.is_stated());
            named.map(move |name| (*id, name))
        });
        let others = rules.disputed.iter();
        let others = others.filter_map(|disputed| Some((disputed.rule, disputed.by?)));
        for (id, name) in stated.chain(others).filter(|(_, name)| *name != "says so") {
            // A place in a book that is known by who quotes it: by the code.
            let code = name
                .rsplit_once(", as quoted by ")
                .map_or(name, |(_, code)| code);
            assert!(keys.contains(code), "{}: {id}: {name}", rules.id);
        }
    }
    let is_code = |word: &&str| {
        let letters = word.chars().filter(char::is_ascii_uppercase).count();
        letters > 1
            && word
                .chars()
                .all(|c| c.is_ascii_uppercase() || "-0123456789".contains(c))
    };
    for yaku in Yaku::all() {
        let words = yaku
            .source()
            .split(|c: char| !c.is_alphanumeric() && c != '-');
        for code in words.filter(is_code) {
            assert!(keys.contains(code), "{}: {code}", yaku.code());
        }
    }
}

/// Returns the source that the table of yaku answers for one of them.
fn source(ruleset: &Value, yaku: Yaku) -> String {
    let page = ask(json!({"ask": "yaku", "ruleset": ruleset}));
    let all = page["yaku"].as_array().expect("yaku");
    let line = all
        .iter()
        .find(|line| line["id"] == yaku.code())
        .expect("a line");
    line["source"].as_str().expect("a source").to_owned()
}

/// Fault 29: the source of a yaku is that of the ruleset: document and place; who reports it; or that it is the usual value.
#[test]
fn a_yaku_has_the_source_of_the_ruleset() {
    let of = |id: &str, yaku| source(&json!(id), yaku);
    // Seed 003, contents: 1 han 8.1, 2 han 8.2; ittsuu has an entry in each, open and menzen.
    let book = "Basic Ari-Ari Mahjong Rules, Matthew Rappaport";
    assert_eq!(
        of("ari_ari", Yaku::Riichi),
        format!("{book}, section 8.1; {FILE}#ari_ari")
    );
    let both = "sections 8.1 (open) and 8.2 (closed)";
    assert_eq!(
        of("ari_ari", Yaku::Ittsuu),
        format!("{book}, {both}; {FILE}#ari_ari")
    );
    // On the lost page: assumed, and no place to look it up.
    assert_eq!(
        of("ari_ari", Yaku::Ryuuiisou),
        format!("value assumed; {FILE}#ari_ari")
    );
    // Seed 000 names it with no value.
    let situations = "Shanghai: Dynasty, Japanese Mah-Jongg, “Yaku Situations”; value assumed";
    assert_eq!(
        of("shanghai", Yaku::Tenhou),
        format!("{situations}; {FILE}#shanghai")
    );
    assert!(
        of("cheatsheet", Yaku::Riichi).contains("Cheatsheet, Connor Ashcroft, 2026, 1-han yaku; ")
    );
    assert!(of("korean", Yaku::NineGates).starts_with("Korean scoring table, "));
    // rules.md 2.1: renhou of the EMA (EMA-N); what no source of a preset says is the usual value.
    let news = "EMA, \"Revised EMA Riichi rules are ready\", 2016";
    assert_eq!(
        of("ema_2016", Yaku::Renhou),
        format!("{news}; {FILE}#ema_2016")
    );
    for id in ["tenhou", "mleague", "majsoul_sanma"] {
        assert_eq!(
            of(id, Yaku::Riichi),
            format!("the usual value ({FILE} 0.4); {FILE}#{id}")
        );
    }
}

/// The source of a yaku that a ruleset does not have is that of the yaku itself; so is that of one that a house adds or
/// changes.
#[test]
fn a_yaku_from_elsewhere_has_its_own_source() {
    let own = Yaku::Sanpuukou.source();
    assert_eq!(own, "docs/rules.md 3 (RA, LOC-Z)");
    assert_eq!(source(&json!("tenhou"), Yaku::Sanpuukou), own);
    let house =
        json!({"base": "tenhou", "set": {"local_yaku": ["sanpuukou"], "open_tanyao": false}});
    assert_eq!(source(&house, Yaku::Sanpuukou), format!("the house; {own}"));
    assert_eq!(
        source(&house, Yaku::Tanyao),
        format!("the house; {}", Yaku::Tanyao.source())
    );
    // A ruleset of somebody's own is not in the file.
    let mut rules = preset("ari_ari").clone();
    rules.id = "thursday";
    assert!(!rules.source_of(Yaku::Riichi).contains('#'));
}

/// Every source of every ruleset leads to a section of the file, and to no file beside it that a user does not have.
#[test]
fn every_source_can_be_opened() {
    let text = lawbook();
    let sections = sections(&text);
    for rules in all() {
        let page = ask(json!({"ask": "yaku", "ruleset": rules.id}));
        for line in page["yaku"].as_array().expect("yaku") {
            let source = line["source"].as_str().expect("a source");
            let at = format!("{} {}: {source}", rules.id, line["id"]);
            assert!(source.contains(FILE), "{at}");
            assert!(
                !source.contains("seed ") && !source.contains("shared"),
                "{at}"
            );
            if line.get("unit").is_some() {
                assert!(source.ends_with(&format!("{FILE}#{}", rules.id)), "{at}");
            }
            for (place, _) in source.match_indices("rules.md ") {
                let named = numbers(&source[place + "rules.md".len()..]);
                assert!(
                    !named.is_empty() && named.iter().all(|n| sections.contains(*n)),
                    "{at}"
                );
            }
        }
    }
}

/// A place in a document is given for yaku that the ruleset has, once each.
#[test]
fn places_are_of_yaku_that_count() {
    for rules in all() {
        let mut seen = BTreeSet::new();
        for (place, there) in rules.page().places {
            assert!(!place.is_empty());
            for &yaku in *there {
                assert!(
                    rules.has(yaku) && seen.insert(yaku),
                    "{}: {place} {}",
                    rules.id,
                    yaku.code()
                );
            }
        }
        // A document that lists its yaku states or lacks each of them.
        let unplaced = Yaku::all().filter(|&yaku| rules.has(yaku) && !seen.contains(&yaku));
        for yaku in unplaced.filter(|_| !seen.is_empty()) {
            assert!(
                rules.page().assumed.contains(&yaku),
                "{}: {}",
                rules.id,
                yaku.code()
            );
        }
    }
}
