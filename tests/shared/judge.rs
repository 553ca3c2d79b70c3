//! The second scorers: written from the rules text (rules.md and the seeds), by brute force, for comparison.
//!
//! They are meant to be obviously right, not fast. Every way to split the tiles is tried, in every split every block
//! that can hold the winning tile takes it in turn, and each yaku is its definition read aloud over the list of blocks
//! (a `Block` is a set or a pair). Nothing here comes from the crate under test: not the engine, not its types, not the
//! values of its rulesets, which `tables` types once more from the text and `house` changes as the house rules say.
//!
//! Tiles are kinds 0..34: 0-8 man, 9-17 pin, 18-26 sou, 27-30 E S W N, 31 white, 32 green, 33 red. Seats are 0..4,
//! 0 the dealer. A hand is believed as given: whether it can happen at a table is not asked here.

use std::collections::BTreeMap;

pub mod han;
pub mod hong_kong;
pub mod house;
pub mod korean;
pub mod mcr;
pub mod money;
pub mod split;
pub mod tables;
pub mod view;
pub mod yaku;
pub mod zung_jung;

/// A declared meld.
#[derive(Clone, Debug)]
pub struct Call {
    /// "chi" "pon" "minkan" "kakan" "ankan"
    pub kind: &'static str,
    pub tiles: Vec<usize>,
    /// The discarder of the called tile: so many seats further on.
    pub from: Option<usize>,
}

/// A winning hand with everything around it.
#[derive(Clone, Debug, Default)]
#[allow(clippy::struct_excessive_bools, reason = "what happened or did not")]
pub struct Hand {
    /// Without the winning tile and without the melds.
    pub closed: Vec<usize>,
    pub melds: Vec<Call>,
    pub win: usize,
    pub tsumo: bool,
    pub seat: usize,
    pub round: usize,
    /// 0 none, 1 riichi, 2 double riichi
    pub riichi: u8,
    pub shown: bool,
    pub ippatsu: bool,
    pub last_tile: bool,
    /// The other three of the winning tile lie open on the table.
    pub last_of_kind: bool,
    pub rinshan: bool,
    /// The replacement tile of a kan that was made with a replacement tile.
    pub two_kongs: bool,
    pub chankan: bool,
    /// The robbed kan was a closed one.
    pub closed_kan: bool,
    pub first_turn: bool,
    pub paarenchan: bool,
    pub ready: bool,
    pub open_ready: bool,
    pub double_ready: bool,
    /// Won off the discard with which somebody declared riichi.
    pub riichi_discard: bool,
    /// Won off the discard that followed somebody's kan.
    pub kan_discard: bool,
    /// Won off a player who had not declared riichi, where that matters.
    pub sashikomi: bool,
    /// Indicators, not the dora themselves.
    pub dora: Vec<usize>,
    pub ura: Vec<usize>,
    pub reds: u32,
    pub norths: u32,
    pub flowers: u32,
    /// Their numbers, 1 to 8.
    pub flower_numbers: Vec<usize>,
    pub honba: u32,
    pub sticks: u32,
    pub from: Option<usize>,
    /// Seat, and the yakuman (or rinshan) that it pays for.
    pub liable: Vec<(usize, String)>,
}

impl Hand {
    /// All tiles, the fourth ones of kans too.
    pub fn all(&self) -> Vec<usize> {
        let mut all = self.closed.clone();
        all.push(self.win);
        all.extend(self.melds.iter().flat_map(|meld| &meld.tiles));
        all
    }

    /// Returns whether there is no meld but closed kans. A ron does not open the hand.
    pub fn is_closed(&self) -> bool {
        self.melds.iter().all(|meld| meld.kind == "ankan")
    }
}

/// A payer: a seat, or whoever discarded when nobody said who.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Payer {
    Seat(usize),
    Discarder,
    /// All but the discarder, where nobody said who that was.
    Others,
}

/// The score of a reading.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// Identifier and han, units of yakuman or points; dora among them. Sorted.
    pub yaku: Vec<(String, u32)>,
    /// Units; 0 for a counted yakuman.
    pub yakuman: u32,
    /// Units of all that it has, paid or not: only to rank readings.
    pub had: u32,
    pub counted: bool,
    /// 0 for yakuman and where there are none.
    pub han: u32,
    pub fu: u32,
    /// Before rounding.
    pub raw: u32,
    pub limit: &'static str,
    /// The score of additive rulesets.
    pub points: u32,
    /// Points of the hand and of the honba, by payer.
    pub paid: BTreeMap<Payer, (u32, u32)>,
    pub total: u32,
}

impl Answer {
    /// Returns what ranks: most points; most yakuman, of which a counted one is none; most han; most fu; most fu before
    /// rounding.
    pub fn rank(&self) -> (u32, u32, u32, u32, u32) {
        let paid = self.paid.values().map(|paid| paid.0).sum();
        (paid, self.had, self.han, self.fu, self.raw)
    }
}

/// The best readings, alike in everything that ranks them; or the code of the refusal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Won(Vec<Answer>),
    Refused(&'static str),
}

/// The value of a rule that a house changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    Switch(bool),
    Number(u32),
    Numbers(Vec<i64>),
    Word(String),
    Words(Vec<String>),
    /// A number for an open hand, twice as much for a concealed one.
    Open(u32),
    Nothing,
}

/// A rule by its name in the contract, and its value.
pub type Change = (String, Value);

/// Scores a hand under a ruleset of which some rules are changed.
pub fn judge(hand: &Hand, ruleset: &str, changes: &[Change]) -> Outcome {
    if ruleset == "korean" {
        return korean::judge(hand, &house::korean(changes));
    }
    if ruleset.starts_with("hong_kong") {
        return hong_kong::judge(hand, &house::hong_kong(ruleset, changes));
    }
    if ruleset == "zung_jung" {
        return zung_jung::judge(hand, house::zung_jung(changes));
    }
    if ruleset.starts_with("mcr_") {
        return mcr::judge(hand, &house::chinese(ruleset, changes));
    }
    han::judge(hand, &house::rules(ruleset, changes))
}

/// Keeps those of the highest rank.
pub fn best(mut answers: Vec<Answer>) -> Outcome {
    let top = answers.iter().map(Answer::rank).max();
    answers.retain(|answer| Some(answer.rank()) == top);
    for answer in &mut answers {
        answer.had = 0;
        answer.yaku.sort();
    }
    Outcome::Won(answers)
}
