//! The sentences about the game around the hands.

use tensu::game::Count;
use tensu::rules::{DeadWait, GameRules};
use tensu::score::{Amount, Score};
use tensu::{Ruleset, Wind};
use tensu_words::Word;

use super::state::Tab;
use crate::say::{Label, amount, fill, missing as missing_tiles, say, sign, with, words};

/// The name of a tab.
pub(super) fn tab(tab: Tab) -> &'static str {
    say(match tab {
        Tab::Winners => Label::RoundPageWinners,
        Tab::Drawn => Label::RoundPageDrawn,
        Tab::Nagashi => Label::RoundPageNagashi,
        Tab::Need => Label::RoundPageNeed,
        Tab::End => Label::RoundPageEnd,
    })
}

/// The worth of a winner's hand, with the sticks.
pub(super) fn won(score: &Score) -> String {
    and_sticks(words().value(score), score.sticks)
}

/// The worth of a hand, with the sticks that come with it.
pub(super) fn and_sticks(hand: String, sticks: u32) -> String {
    match sticks {
        0 => hand,
        sticks => format!("{hand} {}", with(Label::RoundAndSticks, sticks)),
    }
}

/// The reason why a winner is not paid: another is nearer.
pub(super) fn bumped(first: Wind) -> String {
    with(Label::RoundBumped, words().player(first))
}

/// The button that takes a winner out.
pub(super) fn remove_of(seat: Wind) -> String {
    with(Label::RoundRemoveOf, words().player(seat))
}

/// The winner whose hand is being entered.
pub(super) fn to_enter(seat: Wind, missing: usize) -> String {
    let missing = missing_tiles(missing);
    fill(
        Label::RoundToEnter,
        &[words().player(seat).into(), (&missing).into()],
    )
}

/// The help for a drawn hand: what to tap.
pub(super) fn drawn_help(dead: DeadWait) -> &'static str {
    say(match dead {
        DeadWait::Noten => Label::RoundDrawnHelpDead,
        DeadWait::Tenpai => Label::RoundDrawnHelp,
    })
}

/// A seat of the first hand.
pub(super) fn first_seat(seat: Wind) -> &'static str {
    say(match seat {
        Wind::East => Label::RoundFirstEast,
        Wind::South => Label::RoundFirstSouth,
        Wind::West => Label::RoundFirstWest,
        Wind::North => Label::RoundFirstNorth,
    })
}

/// The field for a player's points.
pub(super) fn points_of(seat: Wind) -> &'static str {
    say(match seat {
        Wind::East => Label::RoundPointsEast,
        Wind::South => Label::RoundPointsSouth,
        Wind::West => Label::RoundPointsWest,
        Wind::North => Label::RoundPointsNorth,
    })
}

/// The field for the points of a seat of this hand.
pub(super) fn now_of(seat: Wind) -> String {
    with(Label::RoundNowOf, words().player(seat))
}

/// The discarder of a win.
pub(super) fn off(from: Wind) -> String {
    with(Label::RoundNeedOff, words().player(from))
}

/// The least hands that pay enough.
pub(super) fn hands(hands: &[Count]) -> String {
    let hand = |count: &Count| match *count {
        Count::HanFu(han, fu) => fill(Label::HanFu, &[han.into(), fu.into()]),
        Count::Han(_, Some(limit)) => words().limit(limit).to_owned(),
        Count::Han(han, None) => with(Label::Han, han),
        Count::Yakuman(units) => amount(Amount::Yakuman(units)),
        Count::Points(points) => amount(Amount::Points(points)),
    };
    // A hand is one thing, which no line breaks.
    let name = |count: &Count| hand(count).replace(' ', "\u{a0}");
    let names: Vec<String> = hands.iter().map(name).collect();
    if names.is_empty() {
        say(Label::RoundNeedNone).to_owned()
    } else {
        words().list(&names, Word::Or)
    }
}

/// The columns of the match scores.
pub(super) const END_COLUMNS: [Label; 5] = [
    Label::RoundColumnPlace,
    Label::RoundColumnBefore,
    Label::RoundColumnUma,
    Label::RoundColumnOka,
    Label::RoundColumnTotal,
];

/// The points that a game starts with, and what the ruleset says about its end.
pub(super) fn end_help(game: &GameRules) -> String {
    let (start, back) = (game.start.into(), game.back.into());
    if game.start == 0 {
        say(Label::RoundEndNothing).to_owned()
    } else if game.back == 0 {
        fill(Label::RoundEndPoints, &[start])
    } else if game.start == game.back {
        fill(Label::RoundEndStart, &[start])
    } else {
        fill(Label::RoundEndBack, &[start, back])
    }
}

/// `+61.3`: thousands with one decimal; whole points where a point is a point.
pub(super) fn gain(points: i64, rules: &Ruleset) -> String {
    match_score(sign(points), points, rules)
}

/// The match score that somebody ends with: points are no gain where all had some at the start.
pub(super) fn result(points: i64, rules: &Ruleset) -> String {
    let had = rules.ends_in_points() && rules.game.start > 0 && points > 0;
    match_score(if had { "" } else { sign(points) }, points, rules)
}

fn match_score(sign: &str, points: i64, rules: &Ruleset) -> String {
    let (size, unit) = (points.abs(), rules.match_unit().abs().max(1));
    let whole = words().number(size / unit);
    if unit == 1 {
        format!("{sign}{whole}")
    } else {
        let decimal = words().decimal();
        format!("{sign}{whole}{decimal}{}", size % unit * 10 / unit)
    }
}
