//! Reasons, notes and steps.

use tensu::rules::{Origin, Ruleset};
use tensu::score::{Lost, Step};
use tensu::text::LANGUAGES;
use tensu::yaku::Why;
use tensu::{Score, Yaku};

use super::{why, won};

fn noted(score: &Score, id: &str) -> bool {
    score.remarks.iter().any(|remark| remark.id() == id)
}

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
        Some(Why::NoTriplet(_))
    ));
    assert!(matches!(
        why(
            &won("tenhou", "222p222s99s45p777z+6p ron"),
            Yaku::SanshokuDoukou
        ),
        Some(Why::NoTriplet(_))
    ));
    // Open ready stands in the place of ready, in an open hand too.
    let open = won("korean", "456p44s78m(777z)(222z)+9m tsumo open_ready");
    assert_eq!(
        why(&open, Yaku::Ready),
        Some(Why::Replaced(Yaku::OpenReady))
    );
    // The discard that makes the pair completes no set.
    let id = "concealed_by_discard";
    assert!(!noted(&won("korean", "111m333p777s999s2z+2z ron"), id));
    let pairs = "korean concealed_seven_pairs=true";
    assert!(!noted(&won(pairs, "22m55m66p99p55s77s1z+1z ron"), id));
    assert!(noted(&won("korean", "234m345p567s67m55p+8m ron"), id));
}

/// A reading with points enough for nothing is not one without any.
#[test]
fn readings_below_the_minimum_say_so() {
    let score = won("korean", "111222333m2p(555z)+2p ron");
    let lost: Vec<Lost> = score.others.iter().map(|other| other.lost).collect();
    assert_eq!(lost, [Lost::BelowMinimum]);
    assert!(score.others[0].points > 0);
}

/// With a cap readings are told apart by what they have, not by what is left of it.
#[test]
fn readings_under_a_cap_are_ranked_by_their_points() {
    let hand = "111222333m22z77z+7z ron";
    let (free, capped) = (won("korean", hand), won("korean score_cap=4", hand));
    assert_eq!(free.reading, capped.reading);
    assert_eq!(
        (capped.points, free.awards),
        (Some(4), capped.awards.clone())
    );
    let lost: Vec<Lost> = capped.others.iter().map(|other| other.lost).collect();
    assert!(
        !lost.is_empty() && lost.iter().all(|lost| *lost == Lost::Capped),
        "{lost:?}"
    );
}

/// All flowers do not say of each flower what a house may have changed; two pairs of runs may be four equal ones.
#[test]
fn conditions_are_true_under_every_house_rule() {
    for words in LANGUAGES {
        let text = words.condition(Yaku::AllFlowers);
        let sentences = text.matches(['.', '。']).count();
        assert_eq!(sentences, 1, "{}: {text}", words.tag);
    }
    let english = tensu::text::EN.condition(Yaku::Ryanpeikou);
    assert!(!english.contains("different"), "{english}");
}

/// A hand paid as a mangan for one of its yaku: the others were not counted, which is no part of anything.
#[test]
fn paid_as_a_mangan_nothing_else_is_counted() {
    let renhou = "223344m334455p6s+6s ron renhou";
    for rules in ["shanghai renhou=mangan", "wrc_2025"] {
        let score = won(rules, "234m34p66p678s567s+2p ron first_turn");
        assert_eq!(
            why(&score, Yaku::Tanyao),
            Some(Why::PaidAs(Yaku::Renhou)),
            "{rules}"
        );
    }
    let score = won(
        "sanma_ryanshi renhou=mangan",
        "234p34p66p678s567s+2p ron first_turn",
    );
    assert!(
        matches!(score.steps[0], Step::Limit { .. }),
        "{:?}",
        score.steps
    );
    assert!(
        !score
            .steps
            .iter()
            .any(|step| matches!(step, Step::Plus { .. }))
    );
    let shanghai = won("shanghai renhou=mangan", renhou);
    assert!(
        shanghai
            .missed
            .iter()
            .all(|missed| missed.why != Why::Replaced(Yaku::Renhou))
    );
}

/// Two fu for any self-draw but pinfu stand in three of the texts.
#[test]
fn fu_on_a_replacement_tile_have_a_source() {
    for id in ["cheatsheet", "ari_ari", "shanghai"] {
        let origin = Ruleset::by_id(id).expect("a ruleset").origin("rinshan_fu");
        assert!(matches!(origin, Origin::Rulebook(_)), "{id}");
    }
}
