//! What happens around a hand: other winners, what another thing would change, what the next win must pay.

use tensu::fast::{Hand, Scorer, Splits};
use tensu::score::Note;
use tensu::yaku::Why;
use tensu::{Dragon, Yaku};

use super::question;
use crate::helpers::ruleset;

/// Who is liable pays apart from the others in the price alone as well.
#[test]
fn a_liable_player_in_the_price_alone() {
    let rules = ruleset("cheatsheet");
    let splits = Splits::new();
    let paid = |text: &str| {
        let question = question(text);
        let win = question.check(&rules).expect("a hand");
        let price = Scorer::new(&rules, &splits).price(&Hand::from(&win));
        let paid = price.expect("a price").paid;
        [paid.liable, paid.discarder, paid.dealer, paid.each]
    };
    let hand = "34m99p(555z)(666z)(777z)+2m";
    assert_eq!(
        paid(&format!("{hand} tsumo seat:S liable:W/daisangen")),
        [32_000, 0, 0, 0]
    );
    assert_eq!(
        paid(&format!("{hand} ron seat:S from:N liable:W/daisangen")),
        [16_000, 16_000, 0, 0]
    );
    assert_eq!(paid(&format!("{hand} tsumo seat:S")), [0, 0, 16_000, 8_000]);
}

/// Little three dragons that lack their pair name the dragon of it.
#[test]
fn the_third_dragon_is_named() {
    let rules = ruleset("tenhou");
    let score = tensu::score(&question("34m99p123s(555z)(666z)+2m ron"), &rules).expect("a score");
    let missed = score
        .missed
        .iter()
        .find(|missed| missed.yaku == Yaku::Shousangen);
    assert_eq!(
        missed.map(|missed| missed.why),
        Some(Why::NoPair(Dragon::Chun.kind()))
    );
}

/// The reasons have ids, and one of them a yaku.
#[test]
fn reasons_have_ids() {
    let replaced = Why::Replaced(Yaku::Chinitsu);
    assert_eq!(replaced.yaku(), Some(Yaku::Chinitsu));
    assert_eq!(Why::OpenHand.yaku(), None);
    let third = Dragon::Chun.kind();
    for (why, code) in [
        (Why::OpenHand, "open_hand"),
        (Why::NotInRuleset, "not_in_ruleset"),
        (replaced, "replaced"),
        (Why::Yakuman, "yakuman"),
        (Why::PaidAs(Yaku::Renhou), "paid_as"),
        (Why::NotAlone, "not_alone"),
        (Why::OnlyHighest, "only_highest"),
        (Why::ValuedPair(third), "valued_pair"),
        (Why::PaysLess, "pays_less"),
        (Why::OnlyPair(third), "only_pair"),
        (Why::NoPair(third), "no_pair"),
        (Why::NoRun(third), "no_run"),
        (Why::NoTriplet(third), "no_triplet"),
        (Why::Without(third), "without"),
        (Why::BySelfDraw, "by_self_draw"),
        (Why::OneSuit, "one_suit"),
        (Why::NotWith(third), "not_with"),
        (Why::Count { have: 1, need: 2 }, "count"),
    ] {
        assert_eq!(why.code(), code);
    }
    for yaku in Yaku::all() {
        assert!(yaku.source().len() > 5, "{yaku:?}: {}", yaku.source());
    }
}

/// Two remarks are the same if they have the same id.
#[test]
fn remarks_are_told_apart() {
    let rules = ruleset("cheatsheet");
    let [first, second, ..] = rules.remarks else {
        panic!("two remarks")
    };
    assert_eq!(Note(first), Note(first));
    assert_ne!(Note(first), Note(second));
}

/// rules.md 2: what these rulebooks leave open is said beside a drawn hand; the platforms' rules are known.
#[test]
fn what_a_rulebook_does_not_say() {
    let open = |id: &str, about: &str| tensu::reference::assumed(&ruleset(id), &[about]).len();
    for id in [
        "ema_2016", "ema_2025", "jpml_a", "mleague", "rrc", "wrc_2025",
    ] {
        assert_eq!(open(id, "noten"), 1, "{id}");
    }
    assert_eq!(open("mleague", "honba"), 1);
    // "Same" as M.League, and no source.
    assert_eq!(open("jpml_a", "honba"), 1);
    assert_eq!(open("tenhou", "noten"), 0);
    assert_eq!(open("ema_2025", "honba"), 0);
}
