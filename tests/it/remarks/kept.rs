//! Remarks and doubts keep to what was counted and paid.

use tensu::score::MissReason;
use tensu::{Question, Yaku};

use crate::helpers::{noted, ruleset, won};
use crate::yaku::why;

/// Notes and reasons are about what was counted.
#[test]
fn what_is_said_is_about_this_hand() {
    // A yakuman counts no dora, so no north is one.
    let orphans = won("sanma_ryanshi", "119m19p19s123567z+4z ron");
    assert!(!noted(&orphans, "norths_counted"));
    assert!(noted(
        &won("sanma_ryanshi", "123p456p78s44z555z+9s ron"),
        "norths_counted"
    ));
    // There is no 2 of characters with three players, but there is a 9.
    let two = won("sanma_ryanshi", "222p222s99s45p777z+6p ron");
    assert_eq!(why(&two, Yaku::SanshokuDoukou), None);
    let nine = won("sanma_ryanshi", "999p999s22s45p777z+6p ron");
    assert!(matches!(
        why(&nine, Yaku::SanshokuDoukou),
        Some(MissReason::NoTriplet(_))
    ));
    assert!(matches!(
        why(
            &won("tenhou", "222p222s99s45p777z+6p ron"),
            Yaku::SanshokuDoukou
        ),
        Some(MissReason::NoTriplet(_))
    ));
    // Open ready stands in the place of ready, in an open hand too.
    let open = won("korean", "456p44s78m(777z)(222z)+9m tsumo open_ready");
    assert_eq!(
        why(&open, Yaku::Ready),
        Some(MissReason::Replaced(Yaku::OpenReady))
    );
    // The discard that makes the pair completes no set.
    let id = "concealed_by_discard";
    assert!(!noted(&won("korean", "111m333p777s999s2z+2z ron"), id));
    let pairs = "korean concealed_seven_pairs=true";
    assert!(!noted(&won(pairs, "22m55m66p99p55s77s1z+1z ron"), id));
    assert!(noted(&won("korean", "234m345p567s67m55p+8m ron"), id));
}

/// A remark that speaks of the source's own rule is silent where a house has another one.
#[test]
fn remarks_keep_to_what_was_paid() {
    let noted = |rules: &str, hand: &str| {
        let question: tensu::Question = hand.parse().expect("a hand");
        let score = tensu::score(&question, &ruleset(rules)).expect("a score");
        let ids = score.remarks.iter().map(|note| note.id);
        ids.collect::<Vec<_>>()
    };
    for (base, word, hand, note) in [
        (
            "cheatsheet",
            "yakuman_cap=2",
            "111z555z666z777z2z+2z ron seat:W",
            "yakuman_add",
        ),
        (
            "ari_ari",
            "double_yakuman=false",
            "11z22z(555z)(666z)(777z)+1z ron",
            "yakuman_add",
        ),
        (
            "cheatsheet",
            "pao_honba=liable",
            "1m44p(555z)(666z)(777z)1m+4p ron liable:N/daisangen",
            "pao_assumed",
        ),
        (
            "ari_ari",
            "pao_honba=liable",
            "1m44p(555z)(666z)(777z)1m+4p ron liable:N/daisangen",
            "pao_assumed",
        ),
        (
            "ari_ari",
            "double_yakuman=[ryuuiisou]",
            "22334466888s66z+6z ron",
            "lost_page",
        ),
        (
            "shanghai",
            "yakuman_cap=1",
            "147m258p369s1234z+4z tsumo seat:E first_turn",
            "unrelated_and_tenhou",
        ),
        (
            "sanma_ryanshi",
            "double_yakuman=true",
            "111p333p555s999p1s+1s tsumo",
            "yaku_assumed",
        ),
    ] {
        let usual = noted(base, hand);
        assert!(usual.contains(&note), "{base}: {usual:?}");
        let changed = noted(&format!("{base} {word}"), hand);
        assert!(!changed.contains(&note), "{base} {word}: {changed:?}");
    }
    for (rules, hand, note) in [
        (
            "cheatsheet open_pinfu_fu=20",
            "77m234m345p34s(345m)+5s ron",
            "row_of_20_fu",
        ),
        (
            "sanma_ryanshi open_tanyao=true",
            "34p456s678s55p(888p)+2p ron",
            "yaku_assumed",
        ),
    ] {
        let found = noted(rules, hand);
        assert!(!found.contains(&note), "{rules}: {found:?}");
    }
}

/// Korean: sticks alone are reason enough to say that there are none. A mutant.
#[test]
fn sticks_that_are_left_out() {
    let remarks = |words: &str| -> Vec<&str> {
        let hand = format!("234m567p345s66p67s+8s ron {words}");
        let question: Question = hand.parse().expect("a hand");
        let score = tensu::score(&question, &ruleset("korean")).expect("a score");
        score.remarks.iter().map(|note| note.id).collect()
    };
    for (words, said) in [
        ("", false),
        ("sticks:1", true),
        ("honba:1", true),
        ("dora:1m", true),
    ] {
        let there = remarks(words).contains(&"no_dora_no_counters");
        assert_eq!(there, said, "{words}");
    }
}

/// What is in doubt of a hand's price, with the one source that says it.
fn doubts(rules: &str, hand: &str) -> Vec<(&'static str, Option<&'static str>)> {
    let rules = ruleset(rules);
    let question: tensu::Question = hand.parse().expect("a hand");
    let win = question.check(&rules).expect("a win");
    let score = rules.score(&win).expect("a score");
    let found = tensu::unconfirmed::doubts(&rules, &win, &score).into_iter();
    found.map(|doubt| (doubt.rule.id, doubt.source)).collect()
}

/// rules.md 2.1: what one secondary source alone says is told where another value would change this price, and not where two
/// say it (KO, JAN), where the rulebook does (EMA-N), or where the price would be the same.
#[test]
fn what_one_source_alone_says_is_told_where_it_decides() {
    const PAN: Option<&str> = Some("Mahjong Pantheon preset, 2026-07");
    const POINTER: Option<&str> = Some("riichi-pointer-js preset");
    let kiriage = "234m34p66p678s567s+2p ron riichi dora:1m";
    assert_eq!(doubts("ema_2025", kiriage), [("kiriage", PAN)]);
    assert_eq!(doubts("rrc", kiriage), [("kiriage", PAN)]);
    for known in [
        "ema_2016",
        "mleague",
        "jpml_a",
        "jpml_a_2023",
        "wrc_2025",
        "tenhou",
    ] {
        assert_eq!(doubts(known, kiriage), [], "{known}");
    }
    // 3 han: the price is the same either way. A house that sets it itself knows it.
    assert_eq!(doubts("ema_2025", "234m34p66p678s567s+2p ron riichi"), []);
    assert_eq!(doubts("ema_2025 kiriage=false", kiriage), []);
    // 20 fu, or 30 without the yaku.
    let drawn = "234m23789p456s99s+1p tsumo";
    assert_eq!(doubts("wrc_2015", drawn), [("pinfu_tsumo", POINTER)]);
    assert_eq!(doubts("ema_2025", drawn), [("pinfu_tsumo", None)]);
    assert_eq!(doubts("majsoul", drawn), []);
    // Without the rule it is no win at all.
    let open = "234m345p88m66p(678s)+6p ron";
    assert_eq!(doubts("rrc", open), [("open_tanyao", PAN)]);
    assert_eq!(doubts("jpml_a", open), []);
    let renhou = "234m34p66p678s567s+2p ron first_turn";
    let advanced = Some("Riichi Advanced preset");
    assert_eq!(doubts("mleague", renhou), [("renhou", advanced)]);
    let ura = "123m456p22s789m68s+7s ron riichi ura:1s";
    let wiki = Some("riichi.wiki, EMA Riichi Competition Rules");
    assert_eq!(doubts("ema_2016", ura), [("ura_dora", wiki)]);
    assert_eq!(doubts("mleague", ura), []);
    // No source says whether thirteen orphans may rob a closed kan.
    let closed = "119m19p19s123456z+7z ron chankan_ankan";
    assert_eq!(doubts("rrc", closed), [("kokushi_ankan", None)]);
    assert_eq!(doubts("majsoul", closed), []);
}

/// The source is named, in every language.
#[test]
fn a_doubt_names_its_source() {
    let rules = ruleset("ema_2025");
    let question: tensu::Question = "234m34p66p678s567s+2p ron riichi dora:1m"
        .parse()
        .expect("a hand");
    let win = question.check(&rules).expect("a win");
    let found = tensu::unconfirmed::doubts(&rules, &win, &rules.score(&win).expect("a score"));
    assert_eq!(
        tensu::text::EN.doubt(&found[0]),
        "The price depends on it, and one secondary source alone says so: 30 fu 4 han and 60 fu 3 han are a mangan – yes \
         (Mahjong Pantheon preset, 2026-07). Check with your club."
    );
    for words in tensu::text::LANGUAGES {
        let said = words.doubt(&found[0]);
        assert!(said.contains("Mahjong Pantheon preset"), "{said}");
        assert!(!said.contains('{'), "{said}");
    }
}

/// rules.md 2.1: nobody found says whether rrc turns kan dora. Another player's kan turns one too.
#[test]
fn a_kan_indicator_of_another_player_is_a_doubt() {
    let hand = "234m34p66p678s567s+2p ron riichi dora:1z5p";
    let doubts = |hand: &str| {
        let found = doubts("rrc", hand).into_iter();
        found.map(|(rule, _)| rule).collect::<Vec<_>>()
    };
    assert_eq!(doubts(hand), ["kan_dora"]);
    assert_eq!(doubts(&format!("{hand} ura:1z")), ["kan_dora"]);
    assert_eq!(
        doubts("234m34p66p678s567s+2p ron riichi dora:1z2z ura:1z5p"),
        ["ura_dora", "kan_dora", "kan_ura"]
    );
}
