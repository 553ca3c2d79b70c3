//! A won hand: chairs become seats, and what the table knows is filled in.

use alloc::vec::Vec;

use crate::evening::event::{Chair, HandValue, WinningChair, Won};
use crate::evening::fault::Fault;
use crate::evening::state::State;
use crate::game::{self, Mixed, Told};
use crate::hand::question::{By, Flag, Liable, Question, Riichi};
use crate::presets::Ruleset;
use crate::quick::{Chosen, Counted, Melds};
use crate::rulebook::{Abort, DeclaringTile, Paarenchan, Rules, SeveralRon};
use crate::yaku::{Yaku, YakuSet};

/// The yaku that say that riichi was declared.
const DECLARED: YakuSet = YakuSet::of(&[Yaku::Riichi, Yaku::DoubleRiichi, Yaku::OpenRiichi]);

/// The outcome of several calls for one tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Calls {
    /// Each of them wins.
    All,
    /// The next in turn wins alone (head bump).
    Only(Chair),
    /// The hand is drawn.
    Draw,
}

impl Calls {
    /// Returns what the rules make of these callers of a tile of `from`, each named once.
    ///
    /// ```
    /// use tensu::{Ruleset, evening::Calls};
    /// let of = |id, callers| Calls::of(1, callers, Ruleset::by_id(id).unwrap());
    /// assert_eq!(of("wrc_2025", &[0, 3]), Calls::Only(3));
    /// assert_eq!(of("tenhou", &[0, 3]), Calls::All);
    /// assert_eq!(of("tenhou", &[0, 2, 3]), Calls::Draw);
    /// ```
    pub fn of(from: Chair, callers: &[Chair], rules: &Rules) -> Self {
        // Those after the discarder come first.
        let turns = |chair: &&Chair| (**chair < from, **chair);
        match callers.iter().min_by_key(turns) {
            _ if callers.len() < 2 => Self::All,
            _ if callers.len() > 2 && rules.aborts(Abort::ThreeRons) => Self::Draw,
            Some(&next) if rules.game.several_ron == SeveralRon::HeadBump => Self::Only(next),
            _ => Self::All,
        }
    }
}

impl State {
    /// Settles a won hand. The state has the stick of a declaring tile back, if it is not paid.
    pub(super) fn won(&mut self, won: &Won, rules: &Ruleset) -> Result<Mixed, Fault> {
        self.check_winners(won)?;
        self.declaring(won, rules)?;
        let winners: Vec<game::Winner> = won
            .winners
            .iter()
            .map(|winner| self.told(winner, won.from, rules))
            .collect::<Result<_, _>>()?;
        let alone = match won.winners.as_slice() {
            [winner] => Some(winner.chair),
            _ => None,
        };
        game::settle_all(&winners, rules).map_err(|why| Fault::Refused(alone, why))
    }

    fn check_winners(&self, won: &Won) -> Result<(), Fault> {
        let winners: Vec<Chair> = won.winners.iter().map(|winner| winner.chair).collect();
        self.check_chairs(&winners)?;
        let most = if won.from.is_some() {
            self.seats - 1
        } else {
            1
        };
        let named = won.from.into_iter().chain(won.declaring);
        let liable = won.winners.iter().flat_map(|winner| &winner.liable);
        let paying = won.winners.iter().flat_map(|winner| match &winner.value {
            HandValue::Pays(payments) => payments.as_slice(),
            _ => &[],
        });
        let named = named
            .chain(liable.map(|&(chair, _)| chair))
            .chain(paying.map(|&(chair, _)| chair));
        for chair in named {
            self.check_chairs(&[chair])?;
        }
        match won.from {
            _ if winners.is_empty() => Err(Fault::NobodyWon),
            _ if winners.len() > most => Err(Fault::TooManyWinners(most)),
            Some(from) if winners.contains(&from) => Err(Fault::DiscarderWon(from)),
            _ => Ok(()),
        }
    }

    /// Refuses a chair that there is not.
    pub(super) const fn check_there(&self, chair: Chair) -> Result<(), Fault> {
        if chair < self.chairs() {
            Ok(())
        } else {
            Err(Fault::NoSuchChair(chair))
        }
    }

    /// Refuses chairs that do not play this hand, or are named twice.
    pub(super) fn check_chairs(&self, chairs: &[Chair]) -> Result<(), Fault> {
        for (i, &chair) in chairs.iter().enumerate() {
            self.check_there(chair)?;
            if self.sits_out(chair) {
                return Err(Fault::SitsOut(chair));
            }
            if chairs[..i].contains(&chair) {
                return Err(Fault::ChairTwice(chair));
            }
        }
        Ok(())
    }

    /// Returns whether all players are in riichi where that ends the hand.
    pub(super) fn must_abort(&self, rules: &Rules) -> bool {
        rules.aborts(Abort::FourRiichi) && self.in_riichi().count() == self.seats
    }

    fn declaring(&mut self, won: &Won, rules: &Rules) -> Result<(), Fault> {
        let Some(chair) = won.declaring else {
            return if self.must_abort(rules) {
                Err(Fault::TooManyRiichi)
            } else {
                Ok(())
            };
        };
        if won.from != Some(chair) || !self.riichi[chair].is_declared() {
            return Err(Fault::NotDeclaring(chair));
        }
        if rules.game.flow.declaring_tile == DeclaringTile::Free {
            self.take_back(chair, rules);
        }
        Ok(())
    }

    /// Takes back a riichi that was not one: its stick goes back.
    pub(super) fn take_back(&mut self, chair: Chair, rules: &Rules) {
        self.riichi[chair] = Riichi::None;
        self.points[chair] += i64::from(rules.stick());
        self.sticks = self.sticks.saturating_sub(1);
    }

    fn told(
        &self,
        winner: &WinningChair,
        from: Option<Chair>,
        rules: &Ruleset,
    ) -> Result<game::Winner, Fault> {
        let chair = winner.chair;
        let declared = self.riichi[chair];
        let liable = |&(chair, yaku): &(Chair, Yaku)| Liable {
            seat: self.wind(chair),
            yaku,
        };
        let earned = self.has_repeated(chair, rules);
        let mut question = match &winner.value {
            HandValue::Tiles(hand) => with_tiles(hand, declared, earned),
            _ => Some(Question {
                riichi: declared,
                ..Question::default()
            }),
        }
        .ok_or(Fault::RiichiMissing(chair))?;
        question.seat = self.wind(chair);
        question.round = self.round();
        question.honba = self.honba;
        question.sticks = self.sticks;
        question.by = if from.is_some() { By::Ron } else { By::Tsumo };
        question.from = from.map(|from| self.wind(from));
        question.liable = winner.liable.iter().map(liable).collect();
        let told = match &winner.value {
            HandValue::Tiles(_) => Told::Tiles,
            HandValue::Han(..) | HandValue::Base(_) if earned => {
                let units = rules.yaku.get(Yaku::Paarenchan).worth.amount(true);
                Told::Counted(Counted::Yakuman(units))
            }
            HandValue::Yaku(chosen) => {
                let chosen = with_riichi(*chosen, declared).ok_or(Fault::RiichiMissing(chair))?;
                let yaku = chosen.yaku.with(Yaku::Paarenchan, earned);
                Told::Counted(Counted::Yaku(Chosen { yaku, ..chosen }))
            }
            &HandValue::Han(han, fu) => Told::Counted(Counted::Han(han, fu)),
            &HandValue::Base(base) => Told::Base(base),
            &HandValue::Yakuman(units) => Told::Counted(Counted::Yakuman(units)),
            &HandValue::Points(points) => Told::Counted(Counted::Points(points)),
            HandValue::Pays(payments) => Told::Pays(
                payments
                    .iter()
                    .map(|&(chair, points)| (self.wind(chair), points))
                    .collect(),
            ),
        };
        Ok(game::Winner { question, told })
    }

    /// Returns whether a win of this chair in this hand is that of a dealer who has repeated often enough: the table
    /// counts paarenchan by itself, whatever the hand is told as.
    pub fn has_repeated(&self, chair: Chair, rules: &Rules) -> bool {
        let Some(riichi) = rules.riichi().filter(|_| rules.has(Yaku::Paarenchan)) else {
            return false;
        };
        let streak = self.streak;
        let often = match riichi.paarenchan {
            Paarenchan::Eighth => streak.wins >= 7,
            Paarenchan::Ninth => streak.own == 8 && !streak.is_void,
        };
        chair == self.dealer() && often && riichi.paarenchan.is_after(self.honba)
    }
}

/// Returns whether the table counts paarenchan for a hand that is told so; yakuman and payments are what they are told
/// as.
pub(super) const fn takes_paarenchan(value: &HandValue) -> bool {
    !matches!(
        value,
        HandValue::Yakuman(_) | HandValue::Points(_) | HandValue::Pays(_)
    )
}

/// Yaku with the riichi that lies on the table; nothing where one is counted that does not.
fn with_riichi(chosen: Chosen, declared: Riichi) -> Option<Chosen> {
    let counts = chosen.yaku.overlaps(DECLARED);
    match (counts, declared) {
        (true, Riichi::None) => None,
        (false, declared) if declared.is_declared() && chosen.melds == Melds::Closed => {
            let own = [
                (Yaku::DoubleRiichi, declared.is_double()),
                (Yaku::OpenRiichi, declared.is_open()),
                (Yaku::Riichi, declared == Riichi::Riichi),
            ];
            let own = own.into_iter().filter_map(|(yaku, is)| is.then_some(yaku));
            Some(Chosen {
                yaku: chosen.yaku.or(own.collect()),
                ..chosen
            })
        }
        _ => Some(chosen),
    }
}

/// A hand with what the table knows of its riichi and of the dealer's repeats; nothing where its riichi is not on the
/// table.
fn with_tiles(hand: &Question, declared: Riichi, earned: bool) -> Option<Question> {
    let riichi = match (hand.riichi, declared) {
        (said, Riichi::None) if said.is_declared() => return None,
        (Riichi::None, declared) => declared,
        (said, _) => said,
    };
    let flags = hand.flags.without(Flag::Paarenchan);
    Some(Question {
        riichi,
        flags: if earned {
            flags.with(Flag::Paarenchan)
        } else {
            flags
        },
        ..hand.clone()
    })
}
