//! Laws of han, fu and what is awarded.

use tensu::rules::{BasePoints, OpenPinfu};
use tensu::score::{AwardKind, BonusTiles, Fu, FuReason, MissReason};
use tensu::{By, Tile, Yaku};

use super::{for_scores, scored};

#[test]
fn fu_are_the_sum_of_their_items() {
    for_scores(31, |question, rules, score, _| {
        let open_20 = super::riichi(rules).is_some_and(
            |rules| matches!(rules.count, BasePoints::Fu(fu) if fu.open_pinfu == OpenPinfu::Nothing),
        );
        let all = score
            .others
            .iter()
            .filter_map(|other| other.fu.as_ref())
            .chain(&score.fu);
        for fu in all {
            let sum: u16 = fu.items.iter().map(|item| u16::from(item.fu)).sum();
            assert_eq!(sum, fu.raw, "{question}");
            let rounded = if fu.raw == 25 {
                25
            } else {
                fu.raw.next_multiple_of(10)
            };
            assert_eq!(rounded, fu.rounded, "{question}");
            assert!(
                fu.rounded != 20 || is_pinfu_tsumo(fu) || open_20,
                "{question}: 20 fu"
            );
        }
    });
}

fn is_pinfu_tsumo(fu: &Fu) -> bool {
    fu.items
        .iter()
        .all(|item| item.reason == FuReason::PinfuTsumo)
}

#[test]
fn nothing_is_awarded_or_missed_twice() {
    for_scores(33, |question, _, score, _| {
        let awards: Vec<AwardKind> = score.awards.iter().map(|award| award.what).collect();
        let missed: Vec<Yaku> = score.missed.iter().map(|missed| missed.yaku).collect();
        // What counts several times may count less often than the hand has it.
        let less_often = |i: usize| matches!(score.missed[i].why, MissReason::Principle(..));
        let remarks: Vec<&str> = score.remarks.iter().map(|note| note.id).collect();
        for (i, award) in awards.iter().enumerate() {
            assert!(!awards[..i].contains(award), "{question}: {award:?}");
        }
        for (i, yaku) in missed.iter().enumerate() {
            assert!(
                !missed[..i].contains(yaku) && (less_often(i) || !score.has(*yaku)),
                "{question}: {yaku:?}"
            );
        }
        for (i, remark) in remarks.iter().enumerate() {
            assert!(!remarks[..i].contains(remark), "{question}: {remark}");
        }
    });
}

/// rules.md 6.1: one flower more is one point more from everybody who pays for the hand.
#[test]
fn another_flower_is_another_point() {
    for_scores(37, |question, rules, before, _| {
        let official = rules
            .chinese()
            .is_some_and(|chinese| chinese.table.is_none());
        let mut flowers = (1..=rules.tiles.flowers()).filter_map(Tile::flower);
        let free = flowers.find(|flower| !question.flowers.contains(flower));
        let Some(free) = free.filter(|_| official) else {
            return;
        };
        let mut more = question.clone();
        more.flowers.push(free);
        let after = scored(&more, rules).expect("the same fan");
        let payers = if question.by == By::Tsumo { 3 } else { 1 };
        assert_eq!(
            (after.points, after.total),
            (
                before.points.map(|points| points + 1),
                before.total + payers
            ),
            "{question}"
        );
    });
}

/// Whoever shows the tiles of a bonus shows as many as are paid.
#[test]
fn a_bonus_has_as_many_tiles_as_it_counts() {
    for_scores(36, |question, rules, score, _| {
        let win = question.check(rules).expect("it was scored");
        for award in &score.awards {
            let counted = win.counted(award.what);
            let tiles: usize = counted.iter().map(|counted| counted.tiles.len()).sum();
            let wanted = match (award.what, award.amount) {
                (AwardKind::Yaku(Yaku::AllFlowers), _) => 4,
                (AwardKind::Yaku(Yaku::FlowerTile | Yaku::PremiumTile), amount) => {
                    let one = rules.yaku.get(Yaku::FlowerTile).worth.closed.max(1);
                    usize::from(amount.points()) / usize::from(one)
                }
                (AwardKind::Yaku(_) | AwardKind::WinningBonus, _) => 0,
                (_, amount) => amount.han().into(),
            };
            assert_eq!(tiles, wanted, "{question}: {:?}", award.what);
            for BonusTiles { indicator, tiles } in &counted {
                let shown = indicator.and_then(|tile| Some(rules.tiles.indicated(tile.kind()?)));
                let is_it = |tile: &&Tile| shown.is_none() || tile.kind() == shown;
                assert_eq!(
                    tiles.iter().filter(is_it).count(),
                    tiles.len(),
                    "{question}"
                );
            }
        }
    });
}
