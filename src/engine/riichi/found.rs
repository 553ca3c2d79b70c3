//! The yaku of a reading as its ruleset counts them.

use alloc::vec::Vec;

use super::certain;
use crate::engine::findings::Findings;
use crate::engine::read_hand::ReadHand;
use crate::result::score::Missed;
use crate::result::why::MissReason;
use crate::result::win::Win;
use crate::rulebook::{Completion, PinfuTsumo, RiichiRules, Ryanpeikou, Ryuuiisou, TenhouUpgrade};
use crate::tiles::{Dragon, Kind, Suit};
use crate::yaku::{Worth, Yaku};

/// Finds the yaku of a reading as its ruleset counts them.
pub(super) fn find(case: &ReadHand<'_>, rules: &RiichiRules, findings: &mut Findings) {
    findings.find(case);
    if rules.completion == Completion::EveryWait {
        certain::keep(case, rules, findings);
    }
    upgrade(case.win, rules, findings);
    drop_forbidden(case.win, rules, findings);
    // Iipeikou may have come back in place of a ryanpeikou that is forbidden.
    if rules.completion == Completion::Iipeikou {
        certain::keep(case, rules, findings);
    }
}

/// Takes out the yaku that a switch of the ruleset forbids: pinfu by self-draw, all green without the green dragon, two
/// pairs of equal sequences in one suit. The yaku that they had replaced count instead.
fn drop_forbidden(win: &Win<'_>, rules: &RiichiRules, findings: &mut Findings) {
    let no_pinfu = win.is_tsumo() && rules.pinfu_tsumo == PinfuTsumo::No;
    let with_green = rules.ryuuiisou == Ryuuiisou::WithGreen;
    let two_suits = rules.ryanpeikou == Ryanpeikou::TwoSuits;
    if !(no_pinfu || with_green || two_suits) {
        return;
    }
    let Findings { found, missed } = findings;
    let green = Dragon::Hatsu.kind();
    let forbidden = |yaku| match yaku {
        Yaku::Pinfu if no_pinfu => Some(MissReason::BySelfDraw),
        Yaku::Ryuuiisou if with_green && win.tiles().get(green) == 0 => {
            Some(MissReason::Without(green))
        }
        Yaku::Ryanpeikou if two_suits && in_one_suit(win) => Some(MissReason::OneSuit),
        _ => None,
    };
    if found.iter().all(|found| forbidden(found.yaku).is_none()) {
        return;
    }
    let gone: Vec<Missed> = found
        .iter()
        .filter_map(|found| {
            Some(Missed {
                yaku: found.yaku,
                why: forbidden(found.yaku)?,
            })
        })
        .collect();
    found.retain(|found| forbidden(found.yaku).is_none());
    for higher in &gone {
        let lower = certain::given_way(missed, higher.yaku);
        found.extend(lower.filter_map(|lower| certain::worth(win, lower)));
        missed.retain(|missed| missed.why != MissReason::Replaced(higher.yaku));
    }
    // Another yaku may count in place of the lower form.
    findings.replace(&win.rules().yaku);
    findings.missed.extend(gone);
}

/// Returns whether the sequences of a hand of four are of one suit.
fn in_one_suit(win: &Win<'_>) -> bool {
    Suit::ALL.into_iter().any(|suit| {
        let kinds = |kind: Kind| kind.suit() == Some(suit);
        win.tiles().count(kinds) >= 12
    })
}

/// Returns the double form, with a special wait, of a yakuman that has one.
pub(crate) const fn double_form(yaku: Yaku) -> Option<Yaku> {
    match yaku {
        Yaku::Suuankou => Some(Yaku::SuuankouTanki),
        Yaku::Kokushi => Some(Yaku::Kokushi13),
        Yaku::Chuuren => Some(Yaku::JunseiChuuren),
        _ => None,
    }
}

/// Counts a special wait as the double form on tenhou, where the ruleset says so. Source: rules.md 2.4.
fn upgrade(win: &Win<'_>, rules: &RiichiRules, findings: &mut Findings) {
    if rules.tenhou_upgrade == TenhouUpgrade::Off || !findings.has(Yaku::Tenhou) {
        return;
    }
    for yaku in &mut findings.found {
        if let Some(double) = double_form(yaku.yaku) {
            let worth: Worth = win.rules().yaku.get(double).worth;
            (yaku.yaku, yaku.amount) = (double, worth.amount(true).max(yaku.amount));
        }
    }
}
