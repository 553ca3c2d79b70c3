//! Nagashi mangan.

use tensu::game::nagashi;
use tensu::rules::{BadRule, Setting};
use tensu::{Ruleset, Wind, rules};

#[test]
fn nagashi_mangan() {
    let points = |rules: &Ruleset, seat| -> Option<Vec<i64>> {
        Some(
            nagashi(&[seat], 1, rules)
                .ok()?
                .into_iter()
                .map(|(_, change)| change)
                .collect(),
        )
    };
    assert_eq!(
        points(&rules::CHEATSHEET, Wind::East),
        Some(vec![12_300, -4_100, -4_100, -4_100])
    );
    assert_eq!(
        points(&rules::SHANGHAI, Wind::West),
        Some(vec![-4_100, -2_100, 8_300, -2_100])
    );
    // Honba are not paid there.
    assert_eq!(
        points(&rules::MAJSOUL_SANMA, Wind::South),
        Some(vec![-4_000, 6_000, -2_000])
    );
    assert_eq!(points(&rules::ARI_ARI, Wind::East), None);
    assert_eq!(points(&rules::KOREAN, Wind::East), None);
    let mut house = rules::ARI_ARI.clone();
    house
        .change("nagashi_mangan", &Setting::Bool(true))
        .expect("a rule of every game");
    assert!(nagashi(&[Wind::East], 0, &house).is_ok());
}

/// `RiichiEnv`, docs/RULES.md: on Tenhou and Mahjong Soul the hand is drawn, and a mangan is paid in place of tenpai,
/// so no honba are. Riichi City is like Tenhou. Elsewhere it is a self-drawn mangan, with each honba 100 from
/// everybody.
#[test]
fn honba_with_nagashi_mangan() {
    let points = |rules: &Ruleset, seat, honba| -> Vec<i64> {
        let changes = nagashi(&[seat], honba, rules).expect("nagashi mangan");
        changes.into_iter().map(|(_, change)| change).collect()
    };
    let (east, south) = (Wind::East, Wind::South);
    let unpaid = [-4_000, 8_000, -2_000, -2_000];
    for rules in [&rules::TENHOU, &rules::MAJSOUL, &rules::RIICHI_CITY] {
        assert_eq!(points(rules, south, 2), unpaid, "{}", rules.id);
        assert_eq!(points(rules, south, 0), unpaid, "{}", rules.id);
    }
    assert_eq!(
        points(&rules::TENHOU_SANMA, east, 2),
        [8_000, -4_000, -4_000]
    );
    assert_eq!(
        points(&rules::MAJSOUL_SANMA, south, 3),
        [-4_000, 6_000, -2_000]
    );
    let paid = [-4_200, 8_600, -2_200, -2_200];
    for rules in [&rules::CHEATSHEET, &rules::SHANGHAI] {
        assert_eq!(points(rules, south, 2), paid, "{}", rules.id);
    }

    // A house sets it either way, where there is nagashi mangan at all.
    let house = |base: &Ruleset, value| {
        let mut house = base.clone();
        let changed = house.change("nagashi_honba", &Setting::Bool(value));
        changed.map(|()| house)
    };
    let tenhou = house(&rules::TENHOU, true).expect("a rule of Tenhou");
    assert_eq!(points(&tenhou, south, 2), paid);
    let cheatsheet = house(&rules::CHEATSHEET, false).expect("a rule of the cheatsheet");
    assert_eq!(points(&cheatsheet, south, 2), unpaid);
    for base in [
        &rules::EMA_2016,
        &rules::MLEAGUE,
        &rules::SANMA_RYANSHI,
        &rules::KOREAN,
    ] {
        let none = house(base, false).map(|house| house.id);
        let unknown = BadRule::Unknown("nagashi_honba".to_owned());
        assert_eq!(none, Err(unknown), "{}", base.id);
    }
}

/// Each of the others pays the honba of a self-draw, 1,000 with these rules (rules.md 1.5.4), and not a share of those
/// of a ron. A mutant.
#[test]
fn honba_are_those_of_a_self_draw() {
    let mut house = rules::SANMA_RYANSHI.clone();
    for rule in ["nagashi_mangan", "nagashi_honba"] {
        house
            .change(rule, &Setting::Bool(true))
            .expect("a rule of every riichi game");
    }
    let of = |seat| nagashi(&[seat], 2, &house).expect("nagashi mangan");
    let points = |seat| of(seat).into_iter().map(|(_, change)| change);
    let east: Vec<i64> = points(Wind::East).collect();
    assert_eq!(east, [12_000, -6_000, -6_000]);
    let south: Vec<i64> = points(Wind::South).collect();
    assert_eq!(south, [-6_000, 10_000, -4_000]);
}
