//! A correction: a hand as it was then, told otherwise; or one that was forgotten. Nothing of it touches the game before it is
//! accepted.

use std::fmt::Write as _;

use tensu::Riichi;
use tensu::evening::{Chair, Drawn, Entry, Event, Journal, Played, ToldHand, fold};
use tensu::rules::{Chombo, Rules};

use super::Folded;
use crate::model::active_rules::ActiveRules;
use crate::model::library::library;
use crate::pages::table::win::{Win, turn};

/// The way in which a hand ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::pages::table) enum Kind {
    /// Off a discard.
    Ron,
    /// Self-drawn.
    Tsumo,
    /// Nobody won.
    Draw,
    /// It ended early, or by a chombo.
    Other,
    /// Nobody has said it yet.
    #[default]
    Untold,
}

impl Kind {
    /// Those that can be told.
    pub(in crate::pages::table) const ALL: [Self; 4] =
        [Self::Ron, Self::Tsumo, Self::Draw, Self::Other];

    /// Returns whether somebody won.
    pub(in crate::pages::table) const fn is_won(self) -> bool {
        matches!(self, Self::Ron | Self::Tsumo)
    }
}

/// A correction.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::pages::table) struct Mend {
    /// The place of the event that ended the hand; or of the one before whose hand another one is inserted.
    pub(in crate::pages::table) at: usize,
    /// `true` if the hand was forgotten.
    pub(in crate::pages::table) is_new: bool,
    /// The way in which the hand ended.
    pub(in crate::pages::table) kind: Kind,
    /// The winners, the discarder, and the values.
    pub(in crate::pages::table) win: Win,
    /// The players who were tenpai, and those whose discards were a mangan.
    pub(in crate::pages::table) drawn: Drawn,
    /// Another end: an abortive draw or a chombo.
    pub(in crate::pages::table) other: Option<Event>,
    /// The players in riichi.
    pub(in crate::pages::table) riichi: Vec<(Chair, Riichi)>,
    /// The winner whose keys are all shown.
    pub(in crate::pages::table) open: Option<Chair>,
}

impl Mend {
    /// The correction of a hand, as that was told.
    pub(super) fn of(at: usize, hand: ToldHand) -> Self {
        let mut mend = Self {
            at,
            riichi: hand.riichi,
            ..Self::default()
        };
        match hand.end {
            Event::Won(won) => {
                mend.kind = if won.from.is_some() {
                    Kind::Ron
                } else {
                    Kind::Tsumo
                };
                mend.win = Win::again(&won);
                let values = won.winners.into_iter().map(|winner| winner.value);
                for ((_, told), value) in mend.win.winners.iter_mut().zip(values) {
                    *told = Some(value);
                }
            }
            Event::Drawn(drawn) => {
                mend.kind = Kind::Draw;
                mend.drawn = drawn;
            }
            other => {
                mend.kind = Kind::Other;
                mend.other = Some(other);
            }
        }
        mend
    }

    /// The correction told as another kind of hand. What was told of it stays as far as it can be.
    pub(in crate::pages::table) fn told_as(mut self, kind: Kind) -> Self {
        if kind == self.kind {
            return self;
        }
        self.open = None;
        match kind {
            Kind::Ron if self.win.from == Some(None) => self.win.from = None,
            Kind::Tsumo => {
                self.win.from = Some(None);
                self.win.declaring = false;
                self.win.winners.truncate(1);
            }
            Kind::Draw if self.kind.is_won() => {
                // Whoever won was tenpai.
                let winners = self.win.winners.iter().map(|(chair, _)| *chair);
                self.drawn.tenpai = self.in_riichi().chain(winners).collect();
                self.drawn.tenpai.sort_unstable();
                self.drawn.tenpai.dedup();
            }
            Kind::Draw if self.drawn == Drawn::default() => {
                self.drawn.tenpai = self.in_riichi().collect();
            }
            _ => {}
        }
        self.kind = kind;
        self
    }

    /// The chairs in riichi.
    pub(in crate::pages::table) fn in_riichi(&self) -> impl Iterator<Item = Chair> {
        self.riichi.iter().map(|(chair, _)| *chair)
    }

    /// A riichi that was forgotten, or was none. Whoever is in riichi is tenpai.
    pub(in crate::pages::table) fn riichi(mut self, chair: Chair) -> Self {
        if let Some(at) = self.riichi.iter().position(|(own, _)| *own == chair) {
            self.riichi.remove(at);
            self.win.declaring &= self.win.from != Some(Some(chair));
            return self;
        }
        self.riichi.push((chair, Riichi::Riichi));
        self.riichi.sort_unstable_by_key(|(chair, _)| *chair);
        if self.kind == Kind::Draw && !self.drawn.tenpai.contains(&chair) {
            turn(&mut self.drawn.tenpai, chair);
        }
        self
    }

    /// Tells off whom it was won.
    pub(in crate::pages::table) fn off(mut self, from: Chair) -> Self {
        self.kind = Kind::Ron;
        self.win.from = Some(Some(from));
        self.win.winners.retain(|(chair, _)| *chair != from);
        let lies = self.in_riichi().any(|chair| chair == from);
        self.win.declaring &= lies;
        self
    }

    /// Takes a tap on a player's card: who won, or who was tenpai.
    pub(in crate::pages::table) fn card(mut self, chair: Chair) -> Self {
        match self.kind {
            Kind::Untold | Kind::Other => return self,
            Kind::Draw => turn(&mut self.drawn.tenpai, chair),
            Kind::Ron | Kind::Tsumo => {
                let win = &mut self.win;
                let at = win.winners.iter().position(|(own, _)| *own == chair);
                if let Some(at) = at {
                    win.winners.remove(at);
                    win.liable.retain(|one| one.winner != chair);
                } else {
                    if self.kind == Kind::Tsumo || win.from.is_none() {
                        win.winners.clear();
                        win.liable.clear();
                    }
                    if win.from == Some(Some(chair)) {
                        (win.from, win.declaring) = (None, false);
                    }
                    win.winners.push((chair, None));
                }
                self.open = None;
            }
        }
        self
    }

    /// Returns whether a card was tapped; `None` where none can be.
    pub(in crate::pages::table) fn is_chosen(&self, chair: Chair) -> Option<bool> {
        match self.kind {
            Kind::Untold | Kind::Other => None,
            Kind::Draw => Some(self.drawn.tenpai.contains(&chair)),
            Kind::Ron | Kind::Tsumo => Some(self.win.has(chair)),
        }
    }

    /// The winner whose value the next tap tells.
    pub(in crate::pages::table) fn asked(&self, rules: &Rules) -> Option<Chair> {
        let is_there = |chair: &Chair| self.win.has(*chair);
        let open = self.open.filter(is_there);
        open.or_else(|| self.win.asked(rules))
    }

    /// The event that ended the hand, once all of it is told.
    pub(in crate::pages::table) fn told(&self, rules: &Rules) -> Option<Event> {
        match self.kind {
            Kind::Untold => None,
            Kind::Draw => Some(Event::Drawn(self.drawn.clone())),
            Kind::Other => {
                let nobody =
                    |event: &Event| matches!(event, Event::Chombo(who, _) if who.is_empty());
                self.other.clone().filter(|event| !nobody(event))
            }
            Kind::Ron | Kind::Tsumo if self.win.winners.is_empty() => None,
            Kind::Ron | Kind::Tsumo => self.win.told(rules),
        }
    }

    /// The entry that makes it count, once all of it is told. One that changes nothing has nothing in it.
    pub(in crate::pages::table) fn entry(&self, played: &Played<'_>) -> Option<Entry> {
        let hand = ToldHand {
            riichi: self.riichi.clone(),
            end: self.told(played.rules)?,
        };
        Some(if self.is_new {
            played.insert(self.at, &hand)
        } else {
            played.change(self.at, &hand)
        })
    }

    /// The game up to the hand, with the riichi that are told for it; what of them cannot be is a fault there.
    pub(in crate::pages::table) fn then(&self, journal: &Journal, rules: &ActiveRules) -> Folded {
        let events = journal.events();
        let before = events.get(..self.at).unwrap_or(&events);
        let mut course = fold(journal.start(), rules, before);
        let lies: Vec<Chair> = course.state.in_riichi().collect();
        for chair in lies {
            course.push(&Event::Unriichi(chair), rules);
        }
        course.faults.clear();
        for &(chair, riichi) in &self.riichi {
            course.push(&Event::Riichi(chair, riichi), rules);
        }
        Folded {
            rules: rules.clone(),
            course,
        }
    }

    /// The players who made a chombo, and its cost if that is not the ruleset's.
    pub(in crate::pages::table) fn chombo(&self) -> (&[Chair], Option<Chombo>) {
        match &self.other {
            Some(Event::Chombo(chairs, kind)) => (chairs, *kind),
            _ => (&[], None),
        }
    }

    /// Writes it as text, a line for each thing that is told.
    pub(super) fn text(&self) -> String {
        let what = if self.is_new { "insert" } else { "change" };
        let mut lines = format!("{what} {}\n", self.at);
        let mut line = |word: &str, event: &dyn std::fmt::Display| {
            let _ = writeln!(lines, "{word} {event}");
        };
        line("kind", &(self.kind as u8));
        line("drawn", &Event::Drawn(self.drawn.clone()));
        if let Some(other) = &self.other {
            line("other", other);
        }
        for &(chair, riichi) in &self.riichi {
            line("lies", &Event::Riichi(chair, riichi));
        }
        if let Some(open) = self.open {
            line("open", &open);
        }
        lines + &self.win.text()
    }

    /// Reads it from its text; `None` if that is none.
    pub(super) fn read(text: &str) -> Option<Self> {
        let (first, rest) = text.split_once('\n')?;
        let (what, at) = first.split_once(' ')?;
        let is_new = match what {
            "change" => false,
            "insert" => true,
            _ => return None,
        };
        let mut mend = Self {
            at: at.parse().ok()?,
            is_new,
            win: Win::read_part(rest),
            ..Self::default()
        };
        for line in rest.lines() {
            let (what, word) = line.split_once(' ').unwrap_or((line, ""));
            match (what, Event::read_with(word, library().reader)) {
                ("kind", _) => {
                    let mut all = Kind::ALL.into_iter();
                    let kind = all.find(|kind| word == (*kind as u8).to_string());
                    mend.kind = kind.unwrap_or_default();
                }
                ("drawn", Event::Drawn(drawn)) => mend.drawn = drawn,
                ("other", event @ (Event::Aborted(..) | Event::Chombo(..))) => {
                    mend.other = Some(event);
                }
                ("lies", Event::Riichi(chair, riichi)) => mend.riichi.push((chair, riichi)),
                ("open", _) => mend.open = word.parse().ok(),
                _ => {}
            }
        }
        Some(mend)
    }
}
