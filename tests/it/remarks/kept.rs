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
