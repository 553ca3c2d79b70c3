//! Doubts that a result tells: rules that may be others at this table, rules.md 0.1.

use tensu::rules::{CORE, Origin, Ruleset};
use tensu::unconfirmed::{UnconfirmedRule, doubts};
use tensu_learn::practice::Spec;
use tensu_words::{EN, LANGUAGES};

use crate::helpers::{question, ruleset, share};

fn of(rules: &Ruleset, hand: &tensu::Question) -> Vec<UnconfirmedRule> {
    let win = hand.check(rules).expect("a win");
    doubts(rules, &win, &rules.score(&win).expect("a score"))
}

/// The rules in doubt, with who contradicts.
fn named(rules: &str, hand: &str) -> Vec<(&'static str, Option<&'static str>)> {
    let found = of(&ruleset(rules), &question(hand)).into_iter();
    found.map(|doubt| (doubt.rule.id, doubt.source)).collect()
}

/// Rules that everybody plays so, that a book states, or that one account alone states, are no doubts.
#[test]
fn what_nobody_contradicts_is_no_doubt() {
    let kiriage = "234m34p66p678s567s+2p ron riichi dora:1m";
    let pinfu = "234m23789p456s99s+1p tsumo";
    let open = "234m345p88m66p(678s)+6p ron";
    let lifted = "34567m22678p(678s)+2m ron";
    let ura = "123m456p22s789m68s+7s ron riichi ippatsu ura:1s dora:1z2z";
    let drawn = "23m678p222s55p[8888s]+4m tsumo rinshan";
    for rules in CORE
        .rulesets
        .iter()
        .filter(|rules| rules.tiles.chi && rules.riichi().is_some())
    {
        for hand in [kiriage, pinfu, open, lifted, ura, drawn] {
            let hand = question(&format!("{hand} honba:2"));
            let Ok(win) = hand.check(rules) else {
                continue;
            };
            let Ok(score) = rules.score(&win) else {
                continue;
            };
            let found = doubts(rules, &win, &score);
            assert!(found.is_empty(), "{}: {hand}: {found:?}", rules.id);
        }
    }
    for id in [
        "ema_2025",
        "rrc",
        "wrc_2025",
        "mleague",
        "jpml_a_2026",
        "majsoul",
    ] {
        assert_eq!(named(id, kiriage), [], "{id}");
    }
}

/// rules.md 2.4: somebody says otherwise of this edition, or nobody speaks and others play it otherwise; and this
/// payment differs.
#[test]
fn a_doubt_has_another_price() {
    let thirteen = "1112334455678p+9p tsumo riichi dora:9p";
    let sheet = "presets checked against the rulebooks, 2026-09";
    let document = "a document of rule configurations, 2026-07";
    assert_eq!(named("jpml_a_2026", thirteen), [("kazoe", Some(document))]);
    assert_eq!(named("jpml_a_2023", thirteen), [("kazoe", Some(sheet))]);
    assert_eq!(named("jpml_a", thirteen), []);
    // Eleven han are a sanbaiman either way.
    assert_eq!(named("jpml_a_2026", "1112334455678p+9p tsumo riichi"), []);
    // No cap is reached.
    assert_eq!(named("jpml_a_2026", "1122z(555z)(666z)(777z)+2z ron"), []);
    let closed = "119m19p19s123456z+7z ron chankan_ankan";
    for id in ["rrc", "wrc_2025", "wrc_2025_red"] {
        assert_eq!(named(id, closed), [("kokushi_ankan", None)], "{id}");
    }
    for id in ["majsoul", "ema_2025"] {
        assert_eq!(named(id, closed), [], "{id}");
    }
    let pao = "7z(111z)(222z)(333z)(444z)+7z ron from:W liable:E/daisuushii";
    assert_eq!(named("wrc_2025", pao), [("pao_composite", None)]);
    assert_eq!(named("mleague", pao), []);
    assert_eq!(named("ema_2025", pao), []);
    // A house that sets it itself knows it.
    assert_eq!(
        named("wrc_2025 kokushi_ankan=true pao_composite=whole", pao),
        []
    );
    assert_eq!(named("jpml_a_2026 kazoe=false", thirteen), []);
}

/// Both payments and the question, in every language; who pays, where it is as much.
#[test]
fn a_doubt_says_both_prices() {
    let said = |id: &str, hand: &str| {
        let found = of(&ruleset(id), &question(hand));
        let [doubt] = &found[..] else {
            panic!("{found:?}")
        };
        for words in LANGUAGES {
            let text = words.doubt(doubt);
            assert!(!text.is_empty() && !text.contains('{'), "{text}");
        }
        EN.doubt(doubt)
    };
    assert_eq!(
        said("jpml_a_2026", "1112334455678p+9p tsumo riichi dora:9p"),
        "32,000; 24,000 if your table plays it so: 13 han and more are a yakuman – no (a document of rule configurations, \
         2026-07). Does it?"
    );
    assert_eq!(
        said("rrc", "119m19p19s123456z+7z ron chankan_ankan"),
        "32,000; no win if your table plays it so: Thirteen orphans (kokushi) may rob a closed kan – no. Does it?"
    );
    let pao = said(
        "wrc_2025",
        "7z(111z)(222z)(333z)(444z)+7z ron from:W liable:E/daisuushii",
    );
    assert!(
        pao.contains("48,000") && pao.contains("16,000") && pao.contains("32,000"),
        "{pao}"
    );
}

/// A rule of which a remark tells is one line with both payments, and no doubt beside it: rules.md 6.3, M4 to M9, and 6.5.
#[test]
fn a_remark_says_both_prices() {
    for (id, hand, remark, prices) in [
        // 12 + 2 + 2, or 12 + 1 + 2; the discarder pays 8 more, the others 8 each.
        (
            "mcr_mil",
            "147s258p369m23m55s+4m ron",
            "knitted_all_chows",
            "40 here; 39 otherwise (mahjong-mcr, decisions.md).",
        ),
        // 12 + 12, or 12.
        (
            "mcr_2006",
            "147m258p369s1234z+5z ron",
            "lesser_with_straight",
            "48 here; 36 otherwise (mahjong-mcr, decisions.md).",
        ),
        // 32 + 16 + 2 + 1; two concealed kans are 6.
        (
            "mcr_mil",
            "67m99p[2222m][5555p][8888s]+5m ron",
            "kongs_and_pungs",
            "75 here; 81 otherwise (sloperama.com 550c).",
        ),
        // 24 + 2 + 2 + 1; a single wait is 1.
        (
            "mcr_mil",
            "2345m(222m)(678m)(678m)+5m ron",
            "formal_waits",
            "53 here; 54 otherwise.",
        ),
        // 12 + 2 + 1.
        (
            "mcr_2006",
            "147s258p369m12m55z+3m ron",
            "knitted_waits",
            "39 here; 38 otherwise (sloperama.com 296c).",
        ),
        // 88 + 2 + 1 + 1.
        (
            "mcr_mil",
            "1112345678999s+2s ron",
            "gates_pung",
            "116 here; 115 otherwise (sloperama.com 296c).",
        ),
        // 3 faan are the least: 8 points, twice.
        (
            "hong_kong",
            "123m456p789s99m78s+9s ron",
            "concealed_faan",
            "16 here; no win otherwise (oscarhkli/mahjong-score-calculator).",
        ),
        // 4 faan are 16 points, 3 are 8.
        (
            "hong_kong",
            "123m456p789s99m78s+9s ron last_tile",
            "last_discard",
            "32 here; 16 otherwise (HKMA 2025, as quoted by H1).",
        ),
    ] {
        let (rules, hand) = (ruleset(id), question(hand));
        let win = hand.check(&rules).expect("a win");
        let score = rules.score(&win).expect("a score");
        let doubts = doubts(&rules, &win, &score);
        assert!(doubts.iter().all(|doubt| doubt.remark.is_some()), "{hand}");
        let note = score.remarks.iter().find(|note| note.id == remark);
        let note = note.unwrap_or_else(|| panic!("{id}: {hand}: no {remark}"));
        assert_eq!(
            EN.noted(id, note, &doubts),
            format!("{} {prices}", note.text)
        );
        for words in LANGUAGES {
            let (text, more) = (
                words.note(id, note.id, note.text),
                words.noted(id, note, &doubts),
            );
            assert!(more.len() > text.len() && !more.contains('{'), "{more}");
        }
    }
}

/// The last tile of the wall counts for everybody; what some do not count is the last discard.
#[test]
fn the_last_draw_is_in_no_doubt() {
    let drawn = question("123m456p789s99m78s+9s tsumo last_tile");
    let found = of(&ruleset("hong_kong concealed=0"), &drawn);
    assert!(found.is_empty(), "{found:?}");
}

/// Kinds that the page of the rules alone has.
#[test]
fn usual_and_moot_values_are_told_apart() {
    let of = |id: &str, rule: &str| ruleset(id).origin(rule).code();
    for (id, rule, code) in [
        ("rrc", "pinfu_tsumo", "usual"),
        ("mleague", "open_pinfu_fu", "usual"),
        ("rrc", "double_wind_pair_fu", "unconfirmed"),
        ("ema_2025", "pao_composite", "moot"),
        (
            "ema_2025 stacked_yakuman=true",
            "pao_composite",
            "unconfirmed",
        ),
        ("wrc_2025", "sticks", "moot"),
        ("wrc_2025", "abort_deal", "moot"),
        ("saikouisen_2025", "pao_honba", "moot"),
        ("jpml_a", "kan_ura", "moot"),
        ("wrc_2025", "kokushi_ankan", "unconfirmed"),
        ("ema_2025", "kiriage", "rulebook"),
    ] {
        assert_eq!(of(id, rule), code, "{id}: {rule}");
    }
    // Another value than the usual one is no usual one.
    assert_eq!(of("rrc honba_value=300", "honba_value"), "reported");
    assert_eq!(
        of("riichi_city honba_value=300", "honba_value"),
        "unconfirmed"
    );
}

/// Hands as a table brings them: a doubt is rare enough to be read. `tests/corpus/doubts.mjs` counts real ones.
#[test]
fn at_most_one_result_in_a_hundred_is_in_doubt() {
    let hands = share(20_000) as u64;
    for rules in CORE.rulesets {
        let (mut wins, mut doubted) = (0, 0);
        for seed in 0..hands {
            let Some(hand) = Spec::table().deal(seed, rules) else {
                continue;
            };
            let Ok(win) = hand.check(rules) else {
                continue;
            };
            let Ok(score) = rules.score(&win) else {
                continue;
            };
            wins += 1;
            let found = doubts(rules, &win, &score);
            doubted += u64::from(!found.is_empty());
            for doubt in found {
                assert_ne!(
                    doubt.otherwise.as_ref(),
                    Some(&doubt.paid),
                    "{}: {hand}",
                    rules.id
                );
                let open = rules.origin(doubt.rule.id) == Origin::Unconfirmed;
                assert!(
                    open || doubt.source.is_some(),
                    "{}: {}",
                    rules.id,
                    doubt.rule.id
                );
            }
        }
        assert!(wins * 4 > hands, "{}: {wins}", rules.id);
        assert!(doubted * 100 <= wins, "{}: {doubted} of {wins}", rules.id);
    }
}
