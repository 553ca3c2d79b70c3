//! The text of what is half told: every tap is written with the tap.

use std::fmt::Write as _;

use tensu::evening::{self, Chair, Entry, Event, Journal};

use super::forms::{Counted, Fine};
use super::{Evening, Logs, Mend, Sheet};
use crate::model::library::library;
use crate::model::storage::half;
use crate::model::trouble::Trouble;
use crate::pages::table::given;
use crate::pages::table::win::{CHAIRS, Win};

/// The word of a draft where hands are shown before they are recorded.
const ASKS: &str = "asks";
/// The word where the phone lies in the middle of the table.
const MIDDLE: &str = "middle";
/// The word where a voice says what was recorded.
const ALOUD: &str = "aloud";
/// The word where no game is on the table, though one could be.
const START: &str = "start";

/// Keeps what is half told.
///
/// # Errors
/// No storage, or no room in it.
pub(in crate::pages::table) fn save_draft(text: &str) -> Result<(), Trouble> {
    half::save_sheet(text)
}

impl Evening {
    /// The text of what is half told: how a hand is recorded, where the phone lies, and the open sheet with the hand it
    /// belongs to.
    pub(in crate::pages::table) fn draft(&self) -> String {
        let mut text = String::new();
        let is_left = self.open.is_none() && self.is_left;
        let switches = [
            (self.asks, ASKS),
            (self.middle, MIDDLE),
            (self.aloud, ALOUD),
            (is_left, START),
        ];
        for (is_on, word) in switches {
            if is_on {
                text += word;
                text.push('\n');
            }
        }
        if let (Some(open), Some(journal)) = (self.open, self.journal())
            && self.sheet != Sheet::Table
        {
            let entries = journal.entries().len();
            let _ = writeln!(text, "game {open} {entries}");
        }
        self.sheet.write(&mut text);
        text
    }

    /// Goes on with what was half told, if the game is as it was.
    pub(in crate::pages::table) fn resume(&mut self, draft: &str) {
        let mut rest = draft;
        let mut is_left = false;
        for (is_on, word) in [
            (&mut self.asks, ASKS),
            (&mut self.middle, MIDDLE),
            (&mut self.aloud, ALOUD),
            (&mut is_left, START),
        ] {
            let behind = rest.strip_prefix(word);
            *is_on = behind.is_some();
            rest = behind.map_or(rest, str::trim_start);
        }
        if is_left {
            (self.open, self.is_left) = (None, true);
        }
        self.middle &= self.open.is_some();
        // What comes from elsewhere belongs to no game of this device.
        let is_offered = |sheet: &Sheet| matches!(sheet, Sheet::Offer(_) | Sheet::Logs(_));
        let Some(words) = rest.strip_prefix("game ") else {
            self.sheet = Sheet::read(rest).filter(is_offered).unwrap_or_default();
            return;
        };
        let (first, told) = words.split_once('\n').unwrap_or((words, ""));
        let numbers: Vec<usize> = first.split(' ').flat_map(str::parse).collect();
        let [open, entries] = *numbers else {
            return;
        };
        let is_same = |journal: &Journal| journal.entries().len() == entries;
        let is_there = self.games.get(open).is_some_and(|game| is_same(game));
        if let Some(sheet) = Sheet::read(told).filter(|sheet| is_there || is_offered(sheet)) {
            if is_there {
                self.open = Some(open);
            }
            if self.middle {
                self.side = match &sheet {
                    Sheet::Win(win) => win.winners.first().map_or(0, |(chair, _)| *chair),
                    _ => 0,
                };
            }
            self.sheet = sheet;
        }
    }
}

impl Sheet {
    /// Writes it as lines, the first of which says which sheet it is.
    fn write(&self, text: &mut String) {
        let chairs = |chairs: &[Chair]| -> String {
            let digits = chairs.iter().map(ToString::to_string);
            digits.collect()
        };
        let mut line = |words: std::fmt::Arguments<'_>| {
            let _ = writeln!(text, "{words}");
        };
        match self {
            Self::Table => {}
            Self::Menu => line(format_args!("menu")),
            Self::Win(win) => *text += &win.text(),
            Self::Draw(tenpai, nagashi) => {
                line(format_args!("draw {}-{}", chairs(tenpai), chairs(nagashi)));
            }
            Self::Whose => line(format_args!("whose")),
            Self::Gaps(chair) => line(format_args!("gaps {chair}")),
            Self::More => line(format_args!("more")),
            // Whoever made it is not told yet: any chair stands for that.
            Self::Chombo(kind) => line(format_args!("chombo {}", Event::Chombo(vec![0], *kind))),
            Self::Penalty(fine) => {
                line(format_args!("penalty"));
                *text += &fine.text();
            }
            Self::Correct(counted) => {
                line(format_args!("counted"));
                *text += &counted.text();
            }
            Self::Name(chair, name) => line(format_args!("name {chair} {name}")),
            Self::Swap(None) => line(format_args!("swap")),
            Self::Swap(Some(chair)) => line(format_args!("swap {chair}")),
            Self::Log(None) => line(format_args!("log")),
            Self::Log(Some(at)) => line(format_args!("log {at}")),
            Self::Mend(mend) => *text += &mend.text(),
            Self::Explained(at) => line(format_args!("explained {at}")),
            Self::Changed(entry) => line(format_args!("changed {entry}")),
            Self::Sure(event, told) => {
                line(format_args!("sure {event}"));
                told.write(text);
            }
            Self::Share => line(format_args!("share")),
            Self::Dice(one, other) => line(format_args!("dice {one} {other}")),
            Self::Offer(games) => {
                line(format_args!("offer {}", evening::Evening(games.clone())));
            }
            Self::Logs(logs) => line(format_args!("logs {}", logs.line())),
        }
    }

    /// Reads a sheet from its lines; `None` if they are none of a sheet.
    fn read(text: &str) -> Option<Self> {
        let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
        let (what, words) = first.split_once(' ').unwrap_or((first, ""));
        let chair = |word: &str| word.parse().ok().filter(|chair: &Chair| *chair < CHAIRS);
        Some(match what {
            "draw" => {
                let (tenpai, nagashi) = words.split_once('-')?;
                let chairs = |digits: &str| -> Option<Vec<Chair>> {
                    let digits = digits.chars().map(|digit| digit.to_digit(CHAIRS as u32));
                    digits.map(|digit| digit.map(|one| one as Chair)).collect()
                };
                Self::Draw(chairs(tenpai)?, chairs(nagashi)?)
            }
            "menu" => Self::Menu,
            "whose" => Self::Whose,
            "swap" => Self::Swap(chair(words)),
            "gaps" => Self::Gaps(chair(words)?),
            "more" => Self::More,
            "chombo" => match Event::read_with(words, library().reader) {
                Event::Chombo(_, kind) => Self::Chombo(kind),
                _ => return None,
            },
            "penalty" => Self::Penalty(Box::new(Fine::read(rest))),
            "counted" => Self::Correct(Box::new(Counted::read(rest))),
            "name" => {
                let (whose, name) = words.split_once(' ')?;
                Self::Name(chair(whose)?, name.to_owned())
            }
            "log" => Self::Log(words.parse().ok()),
            "explained" => Self::Explained(words.parse().ok()?),
            "changed" => Self::Changed(Entry::read_with(words, library().reader)?),
            "sure" => Self::Sure(
                Event::read_with(words, library().reader),
                Box::new(Self::read(rest).unwrap_or_default()),
            ),
            "share" => Self::Share,
            "dice" => {
                let (one, other) = words.split_once(' ')?;
                Self::Dice(one.parse().ok()?, other.parse().ok()?)
            }
            "offer" => Self::Offer(given::read(words).ok()?),
            "logs" => Self::Logs(Logs::resumed(words, &half::load_given())?),
            _ => match Mend::read(text) {
                Some(mend) => Self::Mend(Box::new(mend)),
                None => Self::Win(Box::new(Win::read(text)?)),
            },
        })
    }
}
