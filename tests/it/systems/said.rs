//! Reasons, notes and steps.

use tensu::Yaku;
use tensu::rules::{Origin, Ruleset};
use tensu::text::LANGUAGES;

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

/// Two fu for any self-draw but pinfu stand in three of the texts.
#[test]
fn fu_on_a_replacement_tile_have_a_source() {
    for id in ["cheatsheet", "ari_ari", "shanghai"] {
        let origin = Ruleset::by_id(id).expect("a ruleset").origin("rinshan_fu");
        assert!(matches!(origin, Origin::Rulebook(_)), "{id}");
    }
}
