//! An event as its word.

use alloc::format;
use alloc::string::String;
use core::fmt::{self, Write as _};

use crate::evening::event::{
    Chair, Event, Fix, HandValue, Penalty, PenaltyAmount, Stop, WinningChair, Won,
};
use crate::evening::read::{ABORTS, NOBODY, REASON, RECEIVERS};
use crate::evening::text::name_word;
use crate::hand::question::{Question, Riichi};
use crate::link;
use crate::quick::{Chosen, Melds};
use crate::rulebook::Chombo;

/// Writes into a text, which cannot fail.
macro_rules! put {
    ($text:expr, $($what:tt)*) => { let _ = write!($text, $($what)*); };
}

impl fmt::Display for Event {
    /// Writes the word of a link.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Riichi(chair, Riichi::None | Riichi::Riichi) => write!(f, "r{chair}"),
            Self::Riichi(chair, kind) => write!(f, "r{chair}.{}", kind.code()),
            Self::Unriichi(chair) => write!(f, "q{chair}"),
            Self::Won(won) => f.write_str(&won.word()),
            Self::Drawn(drawn) => {
                write!(f, "d{}", chairs(&drawn.tenpai))?;
                if drawn.nagashi.is_empty() {
                    return Ok(());
                }
                write!(f, "-n{}", chairs(&drawn.nagashi))
            }
            Self::Aborted(kind, whose) => {
                let letters = ABORTS.iter().filter(|(_, other)| other == kind);
                for (letter, _) in letters {
                    write!(f, "a{letter}")?;
                }
                whose.map_or(Ok(()), |chair| write!(f, "-{chair}"))
            }
            Self::Chombo(broke, kind) => {
                write!(f, "c{}", chairs(broke))?;
                match kind {
                    None => Ok(()),
                    Some(Chombo::Match(points)) => write!(f, "-match.{points}"),
                    Some(Chombo::Mangan) => write!(f, "-mangan"),
                    Some(Chombo::Each(points)) => write!(f, "-each.{points}"),
                }
            }
            Self::Penalty(penalty) => f.write_str(&penalty.word()),
            Self::Fix(fix) => f.write_str(&fix.word()),
            Self::Last(more) => write!(f, "x{more}"),
            Self::Stop(Stop::Agreed(reason)) if reason.is_empty() => f.write_str("z"),
            Self::Stop(Stop::Agreed(reason)) => write!(f, "z.{}", name_word(reason)),
            Self::Stop(Stop::Time) => f.write_str("zt"),
            Self::Stop(Stop::Dealer) => f.write_str("zd"),
            Self::Go => f.write_str("g"),
            Self::Swap(chair, name) => write!(f, "s{chair}.{}", name_word(name)),
            Self::Note(text) => write!(f, "n.{}", name_word(text)),
            Self::Unread(text) => write!(f, "u.{}", name_word(text)),
        }
    }
}

/// Writes chairs, a digit each where all have one.
fn chairs(chairs: &[Chair]) -> String {
    let dot = if chairs.iter().any(|&chair| chair > 9) {
        "."
    } else {
        ""
    };
    let mut text = String::new();
    for chair in chairs {
        put!(text, "{dot}{chair}");
    }
    text
}

impl Won {
    fn word(&self) -> String {
        let mut text = match self.from {
            Some(from) => format!("w{from}-"),
            None => String::from("t"),
        };
        if self.winners.is_empty() {
            text += NOBODY;
        }
        for (i, winner) in self.winners.iter().enumerate() {
            if i > 0 {
                text.push('-');
            }
            text += &winner.word();
        }
        if let Some(declaring) = self.declaring {
            text += "-u";
            if self.declaring != self.from {
                put!(text, "{declaring}");
            }
        }
        text
    }
}

impl WinningChair {
    fn word(&self) -> String {
        let mut text = format!("{}:{}", self.chair, self.value.word());
        for (chair, yaku) in &self.liable {
            put!(text, ",{chair}.{}", yaku.code());
        }
        if let Some(chips) = self.chips {
            put!(text, ",c{chips}");
        }
        text
    }
}

impl HandValue {
    /// Tiles without what the table knows; any other value as it is.
    #[must_use]
    pub fn plain(self) -> Self {
        let Self::Tiles(hand) = self else { return self };
        let plain = Question::default();
        Self::Tiles(alloc::boxed::Box::new(Question {
            by: plain.by,
            seat: plain.seat,
            round: plain.round,
            honba: plain.honba,
            sticks: plain.sticks,
            from: plain.from,
            liable: plain.liable,
            ..*hand
        }))
    }

    fn word(&self) -> String {
        match self {
            Self::Tiles(_) => {
                let Self::Tiles(hand) = self.clone().plain() else {
                    return String::new();
                };
                format!("h{}", link::written(&hand).join("."))
            }
            Self::Yaku(chosen) => chosen_word(chosen),
            Self::Han(han, Some(fu)) => format!("{han}.{fu}"),
            Self::Han(han, None) => format!("{han}"),
            Self::Base(base) => format!("b{base}"),
            Self::Yakuman(units) => format!("y{units}"),
            Self::Points(points) => format!("p{points}"),
            Self::Pays(payments) => {
                let mut text = String::from("m");
                for (i, (chair, points)) in payments.iter().enumerate() {
                    let between = if i > 0 { ":" } else { "" };
                    put!(text, "{between}{chair}.{points}");
                }
                text
            }
        }
    }
}

fn chosen_word(chosen: &Chosen) -> String {
    let melds = match chosen.melds {
        Melds::Closed => 'c',
        Melds::Open => 'o',
    };
    let mut text = format!("k{melds}{}", chosen.dora);
    if let Some(fu) = chosen.fu {
        put!(text, "f{fu}");
    }
    for yaku in chosen.named() {
        put!(text, ".{}", yaku.code());
    }
    text
}

impl Penalty {
    fn word(&self) -> String {
        let mut text = match self.amount {
            PenaltyAmount::Tenths(tenths) => format!("p{}-{tenths}", self.chair),
            PenaltyAmount::Points(points, receiver) => {
                let letters = RECEIVERS.iter().filter(|(_, other)| *other == receiver);
                let letter: String = letters.map(|(letter, _)| *letter).collect();
                format!("p{}-{points}{letter}", self.chair)
            }
        };
        if !self.reason.is_empty() {
            put!(text, ".{}", name_word(&self.reason));
        }
        text
    }
}

impl Fix {
    fn word(&self) -> String {
        let mut text = String::from("f");
        let mut part = |what: fmt::Arguments<'_>| {
            let dot = if text.len() > 1 { "." } else { "" };
            put!(text, "{dot}{what}");
        };
        for (chair, points) in self.points.iter().enumerate() {
            if let Some(points) = points {
                part(format_args!("{chair}={points}"));
            }
        }
        if let Some(sticks) = self.sticks {
            part(format_args!("s={sticks}"));
        }
        if let Some(honba) = self.honba {
            part(format_args!("h={honba}"));
        }
        if let Some((round, deal)) = self.hand {
            part(format_args!("d={}{deal}", round.letter()));
        }
        // The last one: an escaped letter has a dot.
        if !self.reason.is_empty() {
            part(format_args!("{REASON}{}", name_word(&self.reason)));
        }
        text
    }
}
