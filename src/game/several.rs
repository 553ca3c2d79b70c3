//! One winner, or several on the same discard: who is paid, and who takes honba and sticks.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::engine::check::together;
use crate::game::told::{PaidFor, Pay, Told, Winner, WinnerPayments, by_tiles};
use crate::game::{Changes, unchanged};
use crate::hand::question::{By, Flag, Flags, Liable, Question, Riichi};
use crate::presets::Ruleset;
use crate::result::refusal::{Conflict, Field, Refusal, Refusals};
use crate::result::score::{Payer, Payment, Score};
use crate::rulebook::{Rules, SeveralRon, Sticks};
use crate::tiles::order::sort_by_key;
use crate::tiles::{Tile, Wind};
use crate::yaku::Yaku;

/// The settlement of a won hand.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Settlement {
    /// The points that each seat gains or pays.
    pub changes: Changes,
    /// The winners that are paid, each with their score, in turn order after the discarder.
    pub winners: Vec<(Wind, Score)>,
    /// Players whose ron does not count, because another comes before them.
    pub bumped: Vec<Wind>,
    /// The way in which the hand ended.
    pub ending: Ending,
}

/// The way in which a hand with winners ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Somebody was paid.
    Won,
    /// Three rons ended it without a winner: nobody pays, honba and sticks stay on the table.
    TripleRon,
}

impl Mixed {
    fn pay(&mut self, discarder: Option<Wind>, paid: &WinnerPayments) {
        let winner = paid.seat;
        self.changes.give(winner, paid.sticks.into());
        for payment in &paid.payments {
            let from = match payment.from {
                Payer::Seat(seat) => Some(seat),
                Payer::Discarder | Payer::KanGiver => discarder,
                Payer::Other => None,
            };
            if let Some(seat) = from {
                self.changes.give(seat, -i64::from(payment.points()));
                self.changes.give(winner, payment.points().into());
            }
        }
    }
}

/// Settles a hand with one winner, or with several on the same discard. `sticks` and `honba` are those of the first
/// question, and 0 or the same in the others; the sticks count all on the table, the winners' own included.
///
/// ```
/// use tensu::{Question, Ruleset, Wind, game::settle};
/// let south: Question = "234m34p66p678s567s+2p ron riichi from:W honba:1 sticks:2".parse().unwrap();
/// let north: Question = "345m345p77z13p(999s)+2p ron from:W seat:N".parse().unwrap();
/// let rules = Ruleset::by_id("tenhou").unwrap();
/// let table = settle(&[south.clone()], rules).unwrap();
/// assert_eq!(table.changes, [(Wind::East, 0), (Wind::South, 4_200 + 2_000), (Wind::West, -4_200), (Wind::North, 0)]);
/// assert_eq!(settle(&[south, north], rules).unwrap_err().first().code(), "no_yaku");
/// ```
///
/// # Errors
/// No hand at all, or more hands than players who can win. A ron without a discarder; winners that did not ron the same
/// tile of the same player, or that contradict each other about the table. If none of these, everything that is wrong with
/// any of the hands, even one that would not be paid, since it must be a hand to be a ron; a self-draw that the unnamed
/// giver of an open kan pays. With several hands each of these reasons says which hand it is about ([`Refusal::Nth`]).
/// Hands that are each in order, but together hold a tile more often than it exists.
pub fn settle(questions: &[Question], rules: &Ruleset) -> Result<Settlement, Refusals> {
    let winner = |question: &Question| Winner {
        question: question.clone(),
        told: Told::Tiles,
    };
    let winners: Vec<Winner> = questions.iter().map(winner).collect();
    let table = settle_by(&winners, rules, by_tiles)?;
    let score = |paid: WinnerPayments| match paid.worth {
        PaidFor::Tiles(score) => Some((paid.seat, *score)),
        PaidFor::Counted(_) | PaidFor::Payments => None,
    };
    Ok(Settlement {
        changes: table.changes,
        winners: table.paid.into_iter().filter_map(score).collect(),
        bumped: table.bumped,
        ending: table.ending,
    })
}

/// The settlement of a hand whose winners are given in any mixture of forms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mixed {
    /// The points that each seat gains or pays.
    pub changes: Changes,
    /// The winners that are paid, in turn order after the discarder.
    pub paid: Vec<WinnerPayments>,
    /// Players whose ron does not count, because another comes before them.
    pub bumped: Vec<Wind>,
    /// The way in which the hand ended.
    pub ending: Ending,
}

/// Settles like [`settle`], but some winners are given by their tiles and others by what was counted.
///
/// ```
/// use tensu::game::{Told, Winner, settle_all};
/// use tensu::quick::Counted;
/// use tensu::{Question, Ruleset, Wind};
/// let tiles: Question = "234m34p66p678s567s+2p ron riichi from:W sticks:1".parse().unwrap();
/// let table: Question = "ron from:W seat:N".parse().unwrap();
/// let known = Winner { question: tiles, told: Told::Tiles };
/// let counted = Winner { question: table, told: Told::Counted(Counted::Han(2, Some(30))) };
/// let mixed = settle_all(&[known, counted], Ruleset::by_id("tenhou").unwrap()).unwrap();
/// assert_eq!(mixed.changes[2], (Wind::West, -2_000 - 3_900));
/// ```
///
/// # Errors
/// As [`settle`]; for a hand without tiles, the refusals of [`price`](crate::quick::price).
pub fn settle_all(winners: &[Winner], rules: &Ruleset) -> Result<Mixed, Refusals> {
    settle_by(winners, rules, Winner::paid)
}

fn settle_by(winners: &[Winner], rules: &Ruleset, pay: Pay) -> Result<Mixed, Refusals> {
    let questions: Vec<&Question> = winners.iter().map(|winner| &winner.question).collect();
    let shares = shares(winners, &questions, rules)?;
    let paid = paid(winners, &shares, rules, pay)?;
    let mut table = Mixed {
        changes: unchanged(rules),
        paid: Vec::new(),
        bumped: Vec::new(),
        ending: Ending::Won,
    };
    let several = rules.game.several_ron;
    if several == SeveralRon::TripleAbort && questions.len() > 2 {
        table.ending = Ending::TripleRon;
        return Ok(table);
    }
    let mut won: Vec<(&Question, WinnerShare, WinnerPayments)> =
        (questions.into_iter().zip(shares).zip(paid))
            .map(|((question, share), paid)| (question, share, paid))
            .collect();
    sort_by_key(&mut won, |(_, share, _)| share.turn);
    for (question, share, paid) in won {
        if several == SeveralRon::HeadBump && share.turn > 0 {
            table.bumped.push(question.seat);
        } else {
            table.pay(question.from, &paid);
            table.paid.push(paid);
        }
    }
    Ok(table)
}

/// Returns the ids of the facts of a ruleset ([`reference::assumed`](crate::reference::assumed)) on which a settlement
/// with so many winners depends.
pub const fn several_facts(winners: usize) -> &'static [&'static str] {
    match winners {
        0 | 1 => &[],
        _ => &["several_ron", "sticks"],
    }
}

/// Returns the ids of the facts of a ruleset ([`reference::Fact`](crate::reference::Fact)) that decide how these
/// winners are settled.
pub fn settled_facts(questions: &[Question], rules: &Rules) -> Vec<&'static str> {
    let head_bump = rules.game.several_ron == SeveralRon::HeadBump;
    // A single winner shares with nobody.
    let several = several_facts(questions.len()).iter().copied();
    let several = several.filter(|&fact| !(head_bump && fact == "sticks"));
    let mut liable = questions.iter().flat_map(|question| &question.liable);
    let of_kan = |liable: &Liable| liable.yaku == Yaku::Rinshan;
    let pao = liable.clone().any(|liable| !of_kan(liable));
    let pao = pao.then_some("pao");
    let kan = liable.any(of_kan).then_some("kan_liability");
    several.chain(pao).chain(kan).collect()
}

/// Returns the question for another winner on the same tile: the table and the events of the discard stay, the hand is
/// empty, the seat is the next that can have won.
///
/// ```
/// use tensu::{Question, Ruleset, Wind, game::another};
/// let first: Question = "234m34p66p678s567s+2p ron riichi from:W honba:1".parse().unwrap();
/// let next = another(&[first], Ruleset::by_id("tenhou").unwrap()).unwrap();
/// assert_eq!((next.seat, next.from, next.honba), (Wind::North, Some(Wind::West), 1));
/// assert!(next.hand.is_empty() && next.win.is_some());
/// ```
///
/// # Errors
/// The first of these: no winner, a self-draw, a ron without a discarder, a discard that all the others have already
/// won.
pub fn another(winners: &[Question], rules: &Ruleset) -> Result<Question, Refusal> {
    let first = winners.first().ok_or(Refusal::Missing(Field::Wins))?;
    if first.by == By::Tsumo {
        return Err(Refusal::Impossible(Conflict::SelfDrawAlone));
    }
    let from = first.from.ok_or(Refusal::Missing(Field::From))?;
    let seats = rules.seats.winds();
    let free = |&seat: &Wind| seat != from && winners.iter().all(|winner| winner.seat != seat);
    let left = seats.iter().copied().filter(free);
    let seat = left.min_by_key(|&seat| turns_after(rules, from, seat));
    let of_discard = |&flag: &Flag| flag.is_of_the_tile();
    Ok(Question {
        win: first.win,
        by: By::Ron,
        seat: seat.ok_or(Refusal::Impossible(Conflict::NobodyLeft))?,
        round: first.round,
        dora: first.dora.clone(),
        riichi: Riichi::None,
        flags: first.flags.iter().filter(of_discard).collect::<Flags>(),
        honba: first.honba,
        sticks: first.sticks,
        from: Some(from),
        ..Question::default()
    })
}

/// A winner's share of what lies on the table, and the turn.
#[derive(Clone, Copy, Debug)]
struct WinnerShare {
    /// The place among the winners, 0 is paid first.
    turn: usize,
    honba: u32,
    sticks: u32,
    takes_honba: bool,
}

/// Works out the share of each question, in the order of the questions. Source: rules.md 2.1.
fn shares(
    winners: &[Winner],
    questions: &[&Question],
    rules: &Ruleset,
) -> Result<Vec<WinnerShare>, Refusals> {
    let first = questions.first().ok_or(Refusal::Missing(Field::Wins))?;
    // Checked before any two are compared: one player of the table must be left to pay.
    if questions.len() >= rules.seats.winds().len() {
        return Err(Refusal::Impossible(Conflict::NobodyLeft).into());
    }
    check_winners(winners, rules)?;
    let turns = |question: &Question| {
        first
            .from
            .map_or(0, |from| turns_after(rules, from, question.seat))
    };
    let turn = |question: &Question| {
        let before = |other: &&&Question| turns(other) < turns(question);
        questions.iter().filter(before).count()
    };
    // With a head bump the others win nothing, so nothing is kept for them.
    let alone = rules.game.several_ron == SeveralRon::HeadBump;
    let own = rules.game.sticks == Sticks::OwnSticks && !alone;
    let declared = |question: &&&Question| turn(question) > 0 && question.riichi.is_declared();
    let others = questions.iter().filter(declared).count() as u32;
    let kept = if own { others.min(first.sticks) } else { 0 };
    let on_table = first.sticks - kept;
    let share = |question: &&Question| {
        let turn = turn(question);
        let earlier = |other: &&&Question| turns(other) < turns(question);
        let before = questions.iter().filter(declared).filter(earlier).count() as u32;
        let keeps = before < kept && declared(&question);
        WinnerShare {
            turn,
            honba: first.honba,
            sticks: if turn == 0 { on_table } else { keeps.into() },
            takes_honba: turn == 0 || own,
        }
    };
    Ok(questions.iter().map(share).collect())
}

/// Pays every hand with its share of the table.
fn paid(
    winners: &[Winner],
    shares: &[WinnerShare],
    rules: &Ruleset,
    pay: Pay,
) -> Result<Vec<WinnerPayments>, Refusals> {
    let mut wrong = Vec::new();
    let mut all = Vec::new();
    for (i, (winner, share)) in winners.iter().zip(shares).enumerate() {
        // Honba raise the minimum for everybody, whoever takes them.
        let asked = Question {
            honba: share.honba,
            sticks: share.sticks,
            ..winner.question.clone()
        };
        match pay(winner, &asked, rules) {
            // The giver of the kan pays for the self-draw, and must be known here.
            Ok(paid) if asked.from.is_none() && is_paid_by_somebody(&paid.payments) => {
                wrong.push(nth(winners, i, Refusal::Missing(Field::Liable)));
            }
            Ok(paid) if share.takes_honba => all.push(paid),
            Ok(paid) => all.push(paid.without_honba()),
            Err(refusals) => {
                for why in refusals {
                    wrong.push(nth(winners, i, why));
                }
            }
        }
    }
    Refusals::none_of(wrong)?;
    let shown = winners.iter().filter(|winner| winner.told == Told::Tiles);
    let shown: Vec<Question> = shown.map(|winner| winner.question.clone()).collect();
    Refusals::none_of(together(&shown, rules)).map(|()| all)
}

/// Returns whether a payer's seat is not known.
fn is_paid_by_somebody(payments: &[Payment]) -> bool {
    let mut payers = payments.iter().map(|payment| payment.from);
    payers.any(|from| !matches!(from, Payer::Seat(_)))
}

fn check_winners(winners: &[Winner], rules: &Ruleset) -> Result<(), Refusals> {
    let first = &winners[0].question;
    // A red five is another tile than a plain one, where there are any.
    let tile = |question: &Question| question.win.map(|tile| rules.tiles.as_played(tile));
    // A winner without tiles says nothing about the tiles that all share.
    let shows = |winner: &&Winner| winner.told == Told::Tiles;
    let one = winners.iter().find(shows);
    let mut wrong = Vec::new();
    for (i, winner) in winners.iter().enumerate() {
        let question = &winner.question;
        let same_tile =
            !shows(&winner) || one.is_none_or(|one| tile(question) == tile(&one.question));
        if question.by == By::Ron && question.from.is_none() {
            wrong.push(nth(winners, i, Refusal::Missing(Field::From)));
        }
        let same = question.by == By::Ron && question.from == first.from && same_tile;
        if winners.len() > 1 && !same {
            let conflict = Refusal::Impossible(Conflict::DifferentWins);
            wrong.push(nth(winners, i, conflict));
        }
        let mut before = winners[..i].iter();
        if before.any(|other| other.question.seat == question.seat) {
            let conflict = Conflict::SeatTwice(Field::Seat, question.seat);
            wrong.push(nth(winners, i, Refusal::Impossible(conflict)));
        }
        // Not with the first alone: only players who declared riichi give the hidden indicators.
        let differs = winners[..i].iter().filter(shows);
        let differs = differs.filter(|_| shows(&winner));
        let differs = differs.filter_map(|other| shared(&other.question, question));
        let differs = differs.chain(honba_or_sticks(question, first.honba, first.sticks));
        let differs = differs.map(Conflict::DifferentTable).next();
        wrong.extend(differs.map(|conflict| nth(winners, i, Refusal::Impossible(conflict))));
    }
    Refusals::none_of(wrong)
}

/// Returns the first field in which two winners of one tile contradict each other, although there is one of it for both.
fn shared(one: &Question, other: &Question) -> Option<Field> {
    let of_tile = |question: &Question| -> Flags {
        let flags = question.folded_flags();
        flags.iter().filter(|flag| flag.is_of_the_tile()).collect()
    };
    // Only players who declared riichi turn the hidden ones.
    let both_turn = one.riichi.is_declared() && other.riichi.is_declared();
    // The discarder had declared riichi for both or for neither.
    let sashikomi = |question: &Question| question.flags.has(Flag::Sashikomi);
    let both_open = one.riichi.is_open() && other.riichi.is_open();
    let contradicts = both_open && sashikomi(one) != sashikomi(other);
    let differs = [
        (Field::Round, one.round != other.round),
        (Field::Dora, !same_tiles(&one.dora, &other.dora)),
        (Field::Ura, both_turn && !same_tiles(&one.ura, &other.ura)),
        (Field::Flags, of_tile(one) != of_tile(other) || contradicts),
    ];
    let mut differs = differs.into_iter().filter(|&(_, differs)| differs);
    differs.next().map(|(field, _)| field)
}

/// Returns whether both have the same tiles, in any order.
fn same_tiles(one: &[Tile], other: &[Tile]) -> bool {
    let count = |tiles: &[Tile], tile: &Tile| tiles.iter().filter(|one| *one == tile).count();
    let as_often = |tile: &Tile| count(one, tile) == count(other, tile);
    one.len() == other.len() && one.iter().all(as_often)
}

/// Returns the field in which a winner contradicts the table's honba or sticks; `None` where the winner gives none.
pub const fn honba_or_sticks(winner: &Question, honba: u32, sticks: u32) -> Option<Field> {
    if winner.honba > 0 && winner.honba != honba {
        Some(Field::Honba)
    } else if winner.sticks > 0 && winner.sticks != sticks {
        Some(Field::Sticks)
    } else {
        None
    }
}

/// Adds to a refusal the number of its hand when there are several.
fn nth(winners: &[Winner], i: usize, refusal: Refusal) -> Refusal {
    if winners.len() > 1 {
        Refusal::Nth(i, Box::new(refusal))
    } else {
        refusal
    }
}

/// Counts the turns from the discarder to a player.
fn turns_after(rules: &Ruleset, from: Wind, seat: Wind) -> usize {
    let winds = rules.seats.winds();
    let place = |wind| winds.iter().position(|&other| other == wind).unwrap_or(0);
    (place(seat) + winds.len() - place(from)) % winds.len()
}
