//! The payment for a win if one thing were different.

use alloc::vec::Vec;

use crate::engine::riichi::{self, Bill};
use crate::hand::question::{By, Flag, Question, Riichi};
use crate::presets;
use crate::presets::Ruleset;
use crate::result::score::Score;
use crate::rulebook::Limit;
use crate::tiles::Wind;

/// One thing that could be different.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Change {
    /// One han more, such as one more dora.
    OneHan,
    /// The other way of winning.
    By(By),
    /// With a plain riichi.
    Riichi,
    /// Without the riichi, and what depends on it.
    Dama,
    /// In the dealer's seat.
    Dealer,
    /// In the seat of another player.
    NonDealer,
}

impl Change {
    /// Returns the id in the response.
    pub const fn code(self) -> &'static str {
        match self {
            Self::OneHan => "one_han",
            Self::By(by) => by.code(),
            Self::Riichi => "riichi",
            Self::Dama => "dama",
            Self::Dealer => "dealer",
            Self::NonDealer => "non_dealer",
        }
    }
}

/// The score of the win with one change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WhatIf {
    /// The change.
    pub change: Change,
    /// Han, where they count.
    pub han: Option<u8>,
    /// Fu, rounded, where they count.
    pub fu: Option<u16>,
    /// The limit, if one is reached.
    pub limit: Option<Limit>,
    /// Units of yakuman that are paid; 0 with the limit yakuman means a counted one.
    pub yakuman: u8,
    /// Points of the hand, where they add up.
    pub points: Option<u16>,
    /// All points that the winner gets, with honba and sticks.
    pub total: u32,
}

/// Scores a win with one thing different: one line for each possible change. Changes without effect are not listed:
/// riichi with a yakuman, the seat where there is no dealer. For a hand that does not win, for example without a yaku:
/// the changes that would make it a win.
///
/// ```
/// use tensu::what_if::{Change, what_if};
/// use tensu::{Question, Ruleset};
/// let rules = Ruleset::by_id("cheatsheet").unwrap();
/// let question: Question = "234m567p345s66p67s+8s ron".parse().unwrap(); // 2 han 30 fu: 2,000
/// let lines = what_if(&question, rules);
/// assert_eq!(lines[0].change, Change::OneHan);
/// assert_eq!(lines[0].total, 3_900);
/// ```
pub fn what_if(question: &Question, rules: &Ruleset) -> Vec<WhatIf> {
    let score = presets::score(question, rules).ok();
    let dama = || {
        let mut dama = question.clone();
        dama.riichi = Riichi::None;
        let flags = question.flags.iter();
        dama.flags = flags.filter(|flag| !flag.needs_riichi()).collect();
        dama.ura = Vec::new();
        dama
    };
    let other = question.by.other();
    let dealer = question.seat == Wind::East;
    let changed = [
        (
            Change::By(other),
            Question {
                by: other,
                // Said of the discarder, as `from` is.
                flags: question.flags.without(Flag::Sashikomi),
                from: None,
                liable: Vec::new(),
                ..question.clone()
            },
        ),
        if question.riichi.is_declared() {
            (Change::Dama, dama())
        } else {
            (
                Change::Riichi,
                Question {
                    riichi: Riichi::Riichi,
                    ..question.clone()
                },
            )
        },
        (
            if dealer {
                Change::NonDealer
            } else {
                Change::Dealer
            },
            Question {
                seat: if dealer { Wind::South } else { Wind::East },
                from: None,
                liable: Vec::new(),
                ..question.clone()
            },
        ),
    ];
    let line = |(change, question): (Change, Question)| {
        let line = of(change, &presets::score(&question, rules).ok()?);
        let same = |score: &Score| line.total == score.total;
        let is_idle = |score: &Score| match change {
            Change::Riichi | Change::Dama => score.yakuman > 0 && same(score),
            // A game whose points add up has no dealer, only a wind for each seat.
            Change::Dealer | Change::NonDealer => !rules.is_riichi() && same(score),
            _ => false,
        };
        (!score.as_ref().is_some_and(is_idle)).then_some(line)
    };
    let more = score.iter().filter_map(|it| one_han(question, rules, it));
    more.chain(changed.into_iter().filter_map(line)).collect()
}

fn of(change: Change, score: &Score) -> WhatIf {
    WhatIf {
        change,
        han: score.han,
        fu: score.fu.as_ref().map(|fu| fu.rounded),
        limit: score.limit,
        yakuman: score.yakuman,
        points: score.points,
        total: score.total,
    }
}

/// Scores one han more with the same fu; `None` where han do not count or one more changes nothing.
fn one_han(question: &Question, rules: &Ruleset, score: &Score) -> Option<WhatIf> {
    let riichi = rules.riichi()?;
    // Paid as a mangan for one yaku, whatever the han.
    if score.is_paid_as_mangan() {
        return None;
    }
    let han = score.han?.checked_add(1)?;
    let fu = score.fu.as_ref().map(|fu| fu.rounded);
    let (base, limit) = riichi::value(riichi, han, fu.unwrap_or_default());
    let hand = Bill::of(question, rules, riichi).total(base);
    let paid = score.payments.iter().map(|payment| payment.hand);
    let paid = paid.fold(0, u32::saturating_add);
    (hand != paid).then(|| WhatIf {
        change: Change::OneHan,
        han: Some(han),
        fu,
        limit,
        yakuman: 0,
        points: None,
        total: score.total.saturating_sub(paid).saturating_add(hand),
    })
}
