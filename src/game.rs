//! Around the hands: several winners on one tile, drawn hands, discards that are a mangan, the end of the game.

use alloc::vec::Vec;

use crate::meld::Meld;
use crate::question::{By, Question};
use crate::reading;
use crate::refusal::{Conflict, Field, Refusal, Refusals};
use crate::riichi;
use crate::rules::{Nagashi, Noten, Ruleset, SeveralRon, Sticks, System, Ties, Uma};
use crate::score::{Payer, Payment, Score, score};
use crate::tile::Wind;
use crate::tiles::{Counts, TileSet};

/// What a hand changes: points by seat. The sum is zero but for the riichi sticks that were on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settlement {
    /// Each seat with what it gains or pays.
    pub changes: Vec<(Wind, i64)>,
    /// The winners that are paid, each with his score; the next in turn after the discarder first.
    pub winners: Vec<(Wind, Score)>,
    /// Players whose ron does not count, because another comes before them.
    pub bumped: Vec<Wind>,
    /// Whether three rons ended the hand without a winner.
    pub aborted: bool,
}

impl Settlement {
    fn nothing(rules: &Ruleset) -> Self {
        let changes = rules.seats.winds().iter().map(|&seat| (seat, 0)).collect();
        Self {
            changes,
            winners: Vec::new(),
            bumped: Vec::new(),
            aborted: false,
        }
    }

    fn give(&mut self, seat: Wind, points: i64) {
        if let Some((_, change)) = self.changes.iter_mut().find(|(other, _)| *other == seat) {
            *change += points;
        }
    }

    fn pay(&mut self, winner: Wind, discarder: Option<Wind>, payments: &[Payment]) {
        for payment in payments {
            let points = i64::from(payment.points());
            let from = match payment.from {
                Payer::Seat(seat) => Some(seat),
                Payer::Discarder => discarder,
            };
            if let Some(seat) = from {
                self.give(seat, -points);
                self.give(winner, points);
            }
        }
    }
}

/// Settles a hand with one winner, or with several on the same discard. `sticks` and `honba` are those of the first
/// question; the sticks count all on the table, the winners' own included.
///
/// ```
/// use tensu::{Question, Ruleset, Wind, game::settle};
/// let south: Question = "234m34p66p678s567s+2p ron riichi from:W honba:1 sticks:2".parse().unwrap();
/// let north: Question = "345m345p77z13p(999s)".parse().unwrap();
/// let table = settle(&[south], Ruleset::by_id("tenhou").unwrap()).unwrap();
/// assert_eq!(table.changes, [(Wind::East, 0), (Wind::South, 4_200 + 2_000), (Wind::West, -4_200), (Wind::North, 0)]);
/// # let _ = north;
/// ```
///
/// # Errors
/// Everything that is wrong with any of the hands; a ron without a discarder; winners that did not ron the same tile of
/// the same player.
pub fn settle(questions: &[Question], rules: &Ruleset) -> Result<Settlement, Refusals> {
    let first = questions.first().ok_or(Refusal::TileCount { have: 0 })?;
    check_winners(questions)?;
    let mut order: Vec<&Question> = questions.iter().collect();
    if let Some(from) = first.from {
        order.sort_by_key(|question| turns_after(rules, from, question.seat));
    }
    let mut table = Settlement::nothing(rules);
    if order.len() > 1 {
        match rules.game.several_ron {
            SeveralRon::TripleAbort if order.len() > 2 => {
                table.aborted = true;
                return Ok(table);
            }
            SeveralRon::All | SeveralRon::TripleAbort => {}
            SeveralRon::HeadBump => {
                table.bumped = order.drain(1..).map(|question| question.seat).collect();
            }
        }
    }
    for (i, question) in order.iter().enumerate() {
        let (honba, sticks) = share_of_table(rules, first, &order, i);
        let scored = score(
            &Question {
                honba,
                sticks,
                ..(*question).clone()
            },
            rules,
        )?;
        table.pay(question.seat, question.from, &scored.payments);
        table.give(question.seat, i64::from(scored.sticks));
        table.winners.push((question.seat, scored));
    }
    Ok(table)
}

fn check_winners(questions: &[Question]) -> Result<(), Refusals> {
    let first = &questions[0];
    let mut wrong = Vec::new();
    for (i, question) in questions.iter().enumerate() {
        if question.by == By::Ron && question.from.is_none() {
            wrong.push(Refusal::Missing(Field::From));
        }
        let kind = |question: &Question| question.win.and_then(crate::tile::Tile::kind);
        let same =
            question.by == By::Ron && question.from == first.from && kind(question) == kind(first);
        let again = questions[..i]
            .iter()
            .any(|other| other.seat == question.seat);
        if questions.len() > 1 && (!same || again) {
            wrong.push(Refusal::Impossible(Conflict::DifferentWins));
        }
    }
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(wrong.into())
    }
}

/// How many turns after the discarder a player comes.
fn turns_after(rules: &Ruleset, from: Wind, seat: Wind) -> usize {
    let winds = rules.seats.winds();
    let place = |wind| winds.iter().position(|&other| other == wind).unwrap_or(0);
    (place(seat) + winds.len() - place(from)) % winds.len()
}

/// Counters and sticks for one of several winners. Source: rules.md 2.1.
fn share_of_table(rules: &Ruleset, first: &Question, order: &[&Question], i: usize) -> (u32, u32) {
    let others = order[1..]
        .iter()
        .filter(|question| question.riichi.is_declared())
        .count() as u32;
    match (rules.game.sticks, i) {
        (Sticks::NextInTurn, 0) => (first.honba, first.sticks),
        (Sticks::NextInTurn, _) => (0, 0),
        (Sticks::OwnSticks, 0) => (first.honba, first.sticks.saturating_sub(others)),
        (Sticks::OwnSticks, _) => (
            first.honba,
            u32::from(order[i].riichi.is_declared()).min(first.sticks),
        ),
    }
}

/// Settles a hand that nobody won: what the noten players pay the tenpai ones. Source: rules.md 2.2; seed 004 "Tenpai and
/// no-tenpai players".
///
/// ```
/// use tensu::{Ruleset, Wind, game::drawn};
/// let rules = Ruleset::by_id("sanma_ryanshi").unwrap();
/// let changes = drawn(rules, &[Wind::West]).changes;
/// assert_eq!(changes, [(Wind::East, -1_000), (Wind::South, -1_000), (Wind::West, 2_000)]);
/// ```
pub fn drawn(rules: &Ruleset, tenpai: &[Wind]) -> Settlement {
    let mut table = Settlement::nothing(rules);
    let seats = rules.seats.winds();
    let ready = seats.iter().filter(|seat| tenpai.contains(seat)).count() as i64;
    let noten = seats.len() as i64 - ready;
    let (pays, gets) = match rules.game.noten {
        _ if ready == 0 || noten == 0 => (0, 0),
        Noten::Nothing => (0, 0),
        Noten::Pool(points) => (i64::from(points) / noten, i64::from(points) / ready),
        Noten::Each(points) => (i64::from(points) * ready, i64::from(points) * noten),
    };
    for &seat in seats {
        table.give(seat, if tenpai.contains(&seat) { gets } else { -pays });
    }
    table
}

/// Whether a hand of 13 tiles is tenpai when these tiles lie open: a hand whose every wait is visible four times is not.
/// Source: seed 004, note 1. `visible` counts discards, melds and indicators, the hand's own melds included.
pub fn is_tenpai(rules: &Ruleset, closed: &Counts, melds: &[Meld], visible: &Counts) -> bool {
    let waits = reading::waits(closed, melds, rules.shapes());
    let live = |kind| rules.tiles.has(kind) && visible.get(kind) < TileSet::COPIES;
    waits.into_iter().any(live)
}

/// Settles a drawn hand in which a player's discards were nothing but terminals and honors, none called: paid like a
/// self-drawn mangan. `None` where the ruleset has no nagashi mangan. Source: seeds 000 and 002.
pub fn nagashi(rules: &Ruleset, seat: Wind, honba: u32) -> Option<Settlement> {
    let System::Riichi(riichi) = &rules.system else {
        return None;
    };
    if rules.game.nagashi == Nagashi::Off || !rules.seats.winds().contains(&seat) {
        return None;
    }
    let mut table = Settlement::nothing(rules);
    table.pay(
        seat,
        None,
        &riichi::mangan_payments(rules, riichi, seat, honba),
    );
    Some(table)
}

/// A player's result at the end of a game, in points: a thousand is 1.0 in the match score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Final {
    /// Place, 1 to 4.
    pub place: usize,
    /// The points beyond those returned.
    pub plain: i64,
    /// The points for the place.
    pub uma: i64,
    /// The points that first place gets from what all returned.
    pub oka: i64,
}

impl Final {
    /// The match score in points.
    pub const fn total(&self) -> i64 {
        self.plain + self.uma + self.oka
    }
}

/// The end of a game: points by seat, the first dealer first, to match scores. Source: seed 003 section 7.2 (with its
/// "subtract your score from 30,000" read the other way round, as its example does); rules.md 1.5.6, 2.2.
///
/// ```
/// use tensu::{Ruleset, game::end};
/// let rules = Ruleset::by_id("ari_ari").unwrap();
/// let scores = end(rules, &[41_300, 24_900, 21_800, 12_000]);
/// let totals: Vec<_> = scores.iter().map(|player| player.total()).collect();
/// assert_eq!(totals, [61_300, 4_900, -18_200, -48_000]);
/// ```
pub fn end(rules: &Ruleset, points: &[i64]) -> Vec<Final> {
    let game = &rules.game;
    let uma: &[i32] = match game.uma {
        Uma::Places(uma) => uma,
        Uma::Below(by_count) => {
            let below = points
                .iter()
                .filter(|&&points| points < i64::from(game.start))
                .count();
            by_count[below.clamp(1, 3) - 1]
        }
    };
    let better = |mine: (usize, i64), other: (usize, i64)| {
        other.1 > mine.1 || other.1 == mine.1 && game.ties == Ties::Seat && other.0 < mine.0
    };
    let players = || points.iter().copied().enumerate();
    let place = |mine| players().filter(|&other| better(mine, other)).count();
    let result = |mine: (usize, i64)| {
        let (first, equal) = (
            place(mine),
            players()
                .filter(|&other| place(other) == place(mine))
                .count(),
        );
        let shared =
            |of: &dyn Fn(usize) -> i64| (first..first + equal).map(of).sum::<i64>() / equal as i64;
        Final {
            place: first + 1,
            plain: mine.1 - i64::from(game.back),
            uma: shared(&|i| i64::from(uma.get(i).copied().unwrap_or(0)) * 1_000),
            oka: shared(&|i| {
                if i == 0 {
                    i64::from(game.oka) * 1_000
                } else {
                    0
                }
            }),
        }
    };
    players().map(result).collect()
}
