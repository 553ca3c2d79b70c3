//! The state of a game.

use alloc::string::String;
use alloc::vec::Vec;

use crate::evening::Start;
use crate::evening::ending::Over;
use crate::evening::event::Chair;
use crate::evening::fault::Fault;
use crate::evening::noted::{Noted, Stakes};
use crate::evening::record::{self, Record};
use crate::game;
use crate::hand::question::Riichi;
use crate::presets::Ruleset;
use crate::rulebook::{RiichiMinimum, Rules};
use crate::tiles::Wind;

/// The course of a game, as a list of events makes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// The records of what was played, in order.
    pub records: Vec<Record>,
    /// The state of the game.
    pub state: State,
    /// The events that have no effect, by their places in the list, and why.
    pub faults: Vec<(usize, Fault)>,
    /// The number of events that were read.
    pub read: usize,
    /// Those who left a chair to somebody else, in order.
    pub left: Vec<Left>,
}

impl Course {
    /// The names by chair when a record was made, by its place.
    pub fn players_at(&self, record: usize) -> Vec<String> {
        let mut players = self.state.players.clone();
        // Who left first has the earliest hands.
        for left in self.left.iter().rev().filter(|left| record < left.record) {
            if let Some(name) = players.get_mut(left.chair) {
                name.clone_from(&left.name);
            }
        }
        players
    }
}

/// Somebody who left a chair while the game went on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Left {
    /// The chair.
    pub chair: Chair,
    /// The name of whoever left it.
    pub name: String,
    /// The number of records by then: what follows is not theirs.
    pub record: usize,
    /// The points that the chair had gained by then, penalties of the match score included; less than nothing if it
    /// lost.
    pub gained: i64,
}

/// The state of a game, in a hand or after the last one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The players by chair.
    pub players: Vec<String>,
    /// Points by chair; what was laid for a riichi is paid.
    pub points: Vec<i64>,
    /// Riichi sticks on the table.
    pub sticks: u32,
    /// Honba.
    pub honba: u32,
    /// The number of the deal, 0 for East 1.
    pub deal: u32,
    /// The riichi of each chair in this hand.
    pub riichi: Vec<Riichi>,
    /// The wins and the honba that the dealer has collected.
    pub streak: Streak,
    /// The number of hands that are still played, this one included, if the time is over.
    pub hands_left: Option<u32>,
    /// Points of the match score by chair, after uma: less than nothing for a penalty.
    pub penalties: Vec<i64>,
    /// The right to end the game that the dealer has now.
    pub may_stop: Option<Over>,
    /// `true` if the players went on after the end: the rules end the game no more.
    pub goes_on: bool,
    /// The reason why it is over.
    pub over: Option<Over>,
    /// Notes for side stakes.
    pub noted: Noted,
    /// The number of those who play a hand.
    pub(super) seats: usize,
    /// Points that corrections and penalties brought into the game, or took out of it if negative.
    pub brought: i64,
    /// Points when this hand began.
    pub(super) before: Vec<i64>,
    /// Sticks when this hand began.
    pub(super) sticks_before: u32,
}

/// The wins and the honba of a dealer in a row, for the yakuman of eight dealer repeats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// Hands won in a row, drawn ones between them left out.
    pub wins: u32,
    /// Honba of the dealer's own.
    pub own: u32,
    /// `true` if something made it void: inherited honba, a chombo, a drawn hand with the dealer noten.
    pub is_void: bool,
}

/// A player's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    /// The chair.
    pub chair: Chair,
    /// Place, 1 to 4. Players who share a place have the same.
    pub place: usize,
    /// Points, sticks left on the table not included.
    pub points: i64,
    /// The points that the player takes of those.
    pub sticks: i64,
    /// All points, as the rules round them, less what is returned.
    pub plain: i64,
    /// Points for the place.
    pub uma: i64,
    /// Points for first place out of what all paid in.
    pub oka: i64,
    /// Points of penalties, less than nothing where they take some.
    pub penalty: i64,
    /// Side stakes.
    pub stakes: Stakes,
    /// The match score in points: [`Rules::match_unit`] of them make one.
    pub total: i64,
}

impl State {
    pub(super) fn new(start: &Start, rules: &Rules) -> Self {
        let seats = rules.seats.winds().len();
        let mut players = start.players.clone();
        // One more where all take turns.
        let chairs = players.len().clamp(seats, seats + 1);
        players.resize(chairs, String::new());
        let points = alloc::vec![i64::from(rules.game.start); chairs];
        Self {
            players,
            before: points.clone(),
            points,
            sticks: 0,
            sticks_before: 0,
            honba: 0,
            deal: 0,
            riichi: alloc::vec![Riichi::None; chairs],
            streak: Streak::default(),
            hands_left: None,
            penalties: alloc::vec![0; chairs],
            may_stop: None,
            goes_on: false,
            over: None,
            noted: Noted::new(chairs),
            seats,
            brought: 0,
        }
    }

    /// Somebody who leaves a chair now. The hand that is played is that of who comes, with what was laid in it; and who gives a
    /// name to a chair without one was there before.
    pub(super) fn leaving(&self, chair: Chair, record: usize, rules: &Rules) -> Option<Left> {
        let name = self.players.get(chair).filter(|name| !name.is_empty())?;
        let gained = self.before[chair] - i64::from(rules.game.start);
        Some(Left {
            chair,
            name: name.clone(),
            record,
            gained: gained + self.penalties[chair],
        })
    }

    /// The number of chairs: as many as play a hand, or one more where all take turns.
    pub const fn chairs(&self) -> usize {
        self.points.len()
    }

    /// Those who play this hand.
    pub fn playing(&self) -> impl Iterator<Item = Chair> {
        (0..self.chairs()).filter(|&chair| !self.sits_out(chair))
    }

    /// Returns whether a chair sits out this hand: where all take turns, it is the one before the dealer, who had the deal last.
    pub const fn sits_out(&self, chair: Chair) -> bool {
        self.turn(chair) >= self.seats
    }

    /// The side of the table where a chair sits, from 0, the first dealer's, to the right. Whoever comes takes the place of whoever
    /// sits out.
    pub const fn side(&self, chair: Chair) -> usize {
        (self.deal as usize + self.turn(chair)) % self.seats
    }

    /// The number of turns that a chair is behind the dealer.
    const fn turn(&self, chair: Chair) -> usize {
        let chairs = self.chairs();
        (chair % chairs + chairs - self.dealer()) % chairs
    }

    /// The chair that deals.
    pub const fn dealer(&self) -> Chair {
        self.deal as usize % self.chairs()
    }

    /// A chair's wind in this hand. A chair where nobody sits has that of the one it would be; whoever sits out has none, and North
    /// stands for that.
    pub const fn wind(&self, chair: Chair) -> Wind {
        let turn = self.turn(chair);
        let last = Wind::ALL.len() - 1;
        Wind::ALL[if turn > last { last } else { turn }]
    }

    /// The chair that has this wind in this hand.
    pub const fn chair(&self, wind: Wind) -> Chair {
        (self.dealer() + wind as usize) % self.chairs()
    }

    /// The wind of the round.
    pub fn round(&self) -> Wind {
        record::round(self.deal, self.chairs())
    }

    /// The number of the deal in its round, 1 for the first.
    pub const fn number(&self) -> u32 {
        record::number(self.deal, self.chairs())
    }

    /// The chairs in riichi.
    pub fn in_riichi(&self) -> impl Iterator<Item = Chair> {
        let declared = self.riichi.iter().enumerate();
        declared.filter_map(|(chair, riichi)| riichi.is_declared().then_some(chair))
    }

    /// Checks that a chair can declare riichi now.
    ///
    /// # Errors
    /// The reason why it cannot.
    pub fn may_riichi(&self, chair: Chair, rules: &Rules) -> Result<(), Fault> {
        let (Some(&has), Some(riichi)) = (self.points.get(chair), self.riichi.get(chair)) else {
            return Err(Fault::NoSuchChair(chair));
        };
        let stick = i64::from(rules.stick());
        let needs = match rules.game.flow.riichi_minimum {
            RiichiMinimum::Stick => stick,
            RiichiMinimum::None => i64::MIN,
        };
        if self.over.is_some() {
            Err(Fault::AfterEnd)
        } else if self.sits_out(chair) {
            Err(Fault::SitsOut(chair))
        } else if !rules.is_riichi() {
            Err(Fault::NoRiichi)
        } else if riichi.is_declared() {
            Err(Fault::RiichiTwice(chair))
        } else if has < needs {
            Err(Fault::RiichiTooPoor { chair, has, needs })
        } else {
            Ok(())
        }
    }

    /// The place of each chair now, 1 for first; equal players have the same unless the seat decides.
    pub fn places(&self, rules: &Rules) -> Vec<usize> {
        let places = game::places(&self.points, rules).into_iter();
        places.map(|place| place + 1).collect()
    }

    /// Returns how many points every chair has more than this one, or fewer if negative.
    pub fn gaps(&self, chair: Chair) -> Vec<i64> {
        let own = self.points.get(chair).copied().unwrap_or_default();
        self.points.iter().map(|points| points - own).collect()
    }

    /// The results, as they are or as they would be if the game ended now.
    pub fn results(&self, rules: &Ruleset) -> Vec<Player> {
        let all = game::finals(&self.points, self.sticks, rules).into_iter();
        let all = all.zip(self.stakes(rules)).enumerate();
        let player = |(chair, (score, stakes)): (usize, (game::Final, Stakes))| Player {
            chair,
            place: score.place,
            points: self.points[chair],
            sticks: score.sticks,
            plain: score.plain,
            uma: score.uma,
            oka: score.oka,
            penalty: self.penalties[chair],
            stakes,
            total: score.total() + self.penalties[chair] + stakes.total(),
        };
        all.map(player).collect()
    }
}
