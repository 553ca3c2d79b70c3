//! Laws of han, fu and what is awarded.

use tensu::Yaku;
use tensu::score::{Amount, Award, Fu, FuReason, Limit, What};

use super::for_scores;

#[test]
fn fu_are_the_sum_of_their_items() {
    for_scores(31, |question, _, score, _| {
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
            assert!(fu.rounded != 20 || is_pinfu_tsumo(fu), "{question}: 20 fu");
        }
    });
}

fn is_pinfu_tsumo(fu: &Fu) -> bool {
    fu.items
        .iter()
        .all(|item| item.reason == FuReason::PinfuTsumo)
}

fn han(awards: &[Award]) -> u8 {
    let han = |award: &Award| {
        if let Amount::Han(n) = award.amount {
            n
        } else {
            0
        }
    };
    awards.iter().map(han).sum()
}

/// Yakuman stand alone, and what is awarded is what is counted.
#[test]
fn han_are_the_sum_of_the_awards() {
    for_scores(32, |question, _, score, _| {
        let units = |award: &Award| {
            if let Amount::Yakuman(n) = award.amount {
                n
            } else {
                0
            }
        };
        let yakuman: u8 = score.awards.iter().map(units).sum();
        assert_eq!(score.yakuman, yakuman, "{question}");
        if yakuman > 0 {
            assert!(
                score.awards.iter().all(|award| units(award) > 0),
                "{question}"
            );
            assert_eq!((score.han, score.fu.as_ref()), (None, None), "{question}");
            assert_eq!(score.limit, Some(Limit::Yakuman), "{question}");
        } else {
            assert_eq!(score.han, Some(han(&score.awards)), "{question}");
        }
        assert!(
            score.yaku_only().next().is_some(),
            "{question}: dora are no yaku"
        );
    });
}

#[test]
fn nothing_is_awarded_or_missed_twice() {
    for_scores(33, |question, _, score, _| {
        let awards: Vec<What> = score.awards.iter().map(|award| award.what).collect();
        let missed: Vec<Yaku> = score.missed.iter().map(|missed| missed.yaku).collect();
        let remarks: Vec<&str> = score.remarks.iter().map(tensu::score::Note::id).collect();
        for (i, award) in awards.iter().enumerate() {
            assert!(!awards[..i].contains(award), "{question}: {award:?}");
        }
        for (i, yaku) in missed.iter().enumerate() {
            assert!(
                !missed[..i].contains(yaku) && !score.has(*yaku),
                "{question}: {yaku:?}"
            );
        }
        for (i, remark) in remarks.iter().enumerate() {
            assert!(!remarks[..i].contains(remark), "{question}: {remark}");
        }
    });
}
