//! What happens around a hand: other winners, what another thing would change, what the next win must pay.

use tensu::fast::{Hand, Scorer, Splits};

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
