//! What the app says about the game around the hands, in English.

use tensu::Wind;
use tensu::rules::{DeadWait, GameRules};
use tensu::score::Score;
use tensu::text::{signed, thousands};

use super::{ui, words};
use crate::state::Page;

/// The app's words about the game around the hands.
pub(crate) const fn round_words() -> &'static RoundWords {
    &EN
}

/// What the app says about the game around the hands.
pub(crate) struct RoundWords {
    pub(crate) pages: &'static str,
    pub(crate) page: fn(Page) -> &'static str,
    pub(crate) table: &'static str,
    // Winners.
    pub(crate) winners_title: &'static str,
    pub(crate) winners_help: &'static str,
    pub(crate) won: fn(&Score) -> String,
    pub(crate) bumped: fn(Wind) -> String,
    pub(crate) no_win: &'static str,
    pub(crate) triple_ron: &'static str,
    pub(crate) remove: &'static str,
    pub(crate) remove_of: fn(Wind) -> String,
    pub(crate) another: &'static str,
    pub(crate) needs_discarder: &'static str,
    pub(crate) to_enter: fn(Wind, usize) -> String,
    pub(crate) kept: fn(&[Wind]) -> String,
    pub(crate) alone: &'static str,
    // A drawn hand.
    pub(crate) drawn_title: &'static str,
    pub(crate) drawn_help: fn(DeadWait) -> &'static str,
    pub(crate) tenpai: &'static str,
    pub(crate) nagashi_title: &'static str,
    pub(crate) nagashi_help: &'static str,
    pub(crate) nagashi: &'static str,
    pub(crate) nagashi_nobody: &'static str,
    // The end.
    pub(crate) end_title: &'static str,
    pub(crate) end_help: fn(&GameRules) -> String,
    pub(crate) first_seat: fn(Wind) -> &'static str,
    pub(crate) points_of: fn(Wind) -> String,
    pub(crate) points_missing: &'static str,
    pub(crate) finals: &'static str,
    pub(crate) end_columns: &'static [&'static str],
    pub(crate) place: fn(usize) -> &'static str,
    pub(crate) match_score: fn(i64, i64) -> String,
}

/// In English.
static EN: RoundWords = RoundWords {
    pages: "How it ended",
    page: |page| match page {
        Page::Winners => "Winners",
        Page::Drawn => "Draw",
        Page::Nagashi => "Nagashi",
        Page::End => "Game end",
    },
    table: "Changes by seat",
    winners_title: "Who won",
    winners_help: "Close this and enter the first winning hand. Then come back for the others.",
    won: |score| {
        let parts = [
            (ui().limit)(score).unwrap_or_default(),
            (ui().han_fu)(score),
        ];
        let sticks = match score.sticks {
            0 => String::new(),
            sticks => format!("and {} in sticks", thousands(sticks)),
        };
        let parts = parts.into_iter().chain([sticks]);
        let parts: Vec<_> = parts.filter(|part| !part.is_empty()).collect();
        parts.join(", ")
    },
    bumped: |first| {
        format!(
            "is not paid: {} is the next in turn, and only one wins.",
            (words().wind)(first)
        )
    },
    no_win: "is not paid",
    triple_ron: "Three rons: the hand ends without a winner. Nobody pays; honba and sticks stay.",
    remove: "Remove",
    remove_of: |seat| format!("Remove {}", (words().wind)(seat)),
    another: "Another winner",
    needs_discarder: "Choose the discarder to add another winner.",
    to_enter: |seat, missing| {
        format!(
            "{}: {} of the hand.",
            (words().wind)(seat),
            (ui().missing)(missing)
        )
    },
    kept: |seats| {
        let names: Vec<_> = seats.iter().map(|&seat| (words().wind)(seat)).collect();
        format!("{} won this tile.", names.join(" and "))
    },
    alone: "Only this hand",
    drawn_title: "Nobody won",
    drawn_help: |dead| match dead {
        DeadWait::Noten => {
            "Tap who shows a tenpai hand. If every tile of its wait lies open, it is noten."
        }
        DeadWait::Tenpai => "Tap who shows a tenpai hand.",
    },
    tenpai: "Tenpai",
    nagashi_title: "Nagashi mangan",
    nagashi_help: "Nobody won, and somebody discarded only terminals and honors, none of them called.",
    nagashi: "Nagashi",
    nagashi_nobody: "Tap whose discards they are.",
    end_title: "Match scores",
    end_help,
    first_seat: |seat| match seat {
        Wind::East => "First East",
        Wind::South => "First South",
        Wind::West => "First West",
        Wind::North => "First North",
    },
    points_of: |seat| {
        format!(
            "Points of {}",
            (EN.first_seat)(seat)
                .to_ascii_lowercase()
                .replace("first ", "the first ")
        )
    },
    points_missing: "Enter the points of every player.",
    finals: "Match scores",
    end_columns: &["Place", "Points", "Uma", "Oka", "Total"],
    place: |place| match place {
        1 => "1st",
        2 => "2nd",
        3 => "3rd",
        _ => "4th",
    },
    match_score,
};

/// What a game starts with, and what the ruleset says about its end.
fn end_help(game: &GameRules) -> String {
    let start = signed(game.start.into());
    let back = signed(game.back.into());
    if game.start == 0 {
        "These rules have no end of a game of their own: the points of the hands are added up."
            .to_owned()
    } else if game.start == game.back {
        format!("All start with {start}. Seats are those of the first hand.")
    } else {
        format!("All start with {start} and return {back}. Seats are those of the first hand.")
    }
}

/// `+61.3`: thousands with one decimal; whole points where a point is a point.
fn match_score(points: i64, unit: i64) -> String {
    let sign = match points {
        0 => "",
        1.. => "+",
        _ => "−",
    };
    let size = points.unsigned_abs();
    let unit = unit.unsigned_abs().max(1);
    let whole = thousands(u32::try_from(size / unit).unwrap_or(u32::MAX));
    if unit == 1 {
        format!("{sign}{whole}")
    } else {
        format!("{sign}{whole}.{}", size % unit * 10 / unit)
    }
}
