//! The other readings of a hand: what each would be worth, and why it lost.

use tensu::score::{Lost, Other};
use tensu_words::EN;

use crate::helpers::won;

/// EMA 2025 pays renhou as a mangan: every reading of such a hand would be paid so. Without the first turn none is.
/// A mutant.
#[test]
fn a_reading_that_would_be_a_mangan_too() {
    let hand = "12334m567p456s99s+2m ron riichi";
    let others = |words: &str| {
        let score = won("ema_2025", &hand.replace("riichi", words));
        let mangan = score.others.iter().map(Other::is_paid_as_mangan);
        mangan.collect::<Vec<_>>()
    };
    assert_eq!(others("first_turn"), [true]);
    assert_eq!(others("riichi"), [false]);
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

/// North is the round's wind in a North round, as any other: its pair says whose wind it is. A mutant.
#[test]
fn a_pair_of_a_wind_says_whose_it_is() {
    let reasons = |words: &str| {
        let score = won(
            "tenhou",
            &format!("234m567p678s44z34m+5m ron riichi {words}"),
        );
        let items = score.fu.expect("fu").items;
        let texts = items.iter().map(|item| EN.fu(item));
        texts
            .filter(|text| text.contains("pair"))
            .collect::<Vec<_>>()
    };
    assert_eq!(reasons("round:N"), ["pair of the round wind"]);
    assert_eq!(
        reasons("round:N seat:N"),
        ["pair of the double wind (seat and round)"]
    );
    assert_eq!(reasons("seat:N"), ["pair of your seat wind"]);
    assert_eq!(reasons(""), [""; 0]);
}

/// The winning tile is in either sequence, and the points are the same: nothing but the order of the readings decides.
/// A mutant.
#[test]
fn readings_of_equal_points_say_so() {
    let score = won("korean", "23345m44s(777z)(222z)+4m ron");
    let lost: Vec<Lost> = score.others.iter().map(|other| other.lost).collect();
    assert_eq!(lost, [Lost::Equal]);
}

/// The contract, "Which reading": of equal points most han, then most fu rounded, then most fu. Riichi in each. Mutants.
#[test]
fn readings_of_equal_points_say_what_decides() {
    for (hand, lost) in [
        // Six dora, tsumo: baiman with sanankou (10 han) and with iipeikou (9).
        ("111222333m46p22s+5p tsumo dora:9m ura:9m", Lost::Han),
        // Four dora: mangan with 42 fu (30, 8 for ones, 2 for haku, 2 for the closed wait), and with 40.
        ("23345m111p678s55z+4m ron dora:7z ura:7z", Lost::Fu),
        // 40 fu, and 38 that are 40 rounded.
        ("23345m111p678s33z+4m ron", Lost::RawFu),
    ] {
        let score = won("tenhou", &format!("{hand} riichi"));
        let found: Vec<Lost> = score.others.iter().map(|other| other.lost).collect();
        assert!(found.contains(&lost), "{hand}: {found:?}");
    }
}
