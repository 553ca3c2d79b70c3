//! The sentences about a game.

use tensu::evening::season::Person;
use tensu::evening::{Chair, Course, Event, Outcome, PenaltyAmount, Record, State};
use tensu::quick::{Counted, Priced};
use tensu::rules::{Chombo, Rules};
use tensu::score::AwardKind;
use tensu::{Ruleset, Yaku};
use tensu_log::BadLog;
use tensu_words::{Fill, Word};

use crate::say::{self, Label, fill, say, sign, with, words};

/// The reason why a text is no log; in English where the language's texts about it could not come.
pub(super) fn bad_log(bad: &BadLog) -> String {
    let said = words().bad_log(bad.code(), &bad.fills());
    if said.is_empty() {
        bad.to_string()
    } else {
        said
    }
}

/// A player's name, or the number of the chair: a wind would be another one after each hand.
pub(super) fn player(chair: Chair, state: &State) -> String {
    match state.players.get(chair) {
        Some(name) if !name.is_empty() => name.clone(),
        _ => nameless(chair),
    }
}

/// The name of somebody over many games, or the number of the chair.
pub(super) fn person(one: &Person) -> String {
    match one.name.as_str() {
        "" => nameless(one.chair),
        name => name.to_owned(),
    }
}

fn nameless(chair: Chair) -> String {
    with(Label::TableName, chair + 1)
}

/// Points with a sign only below zero.
pub(super) fn points(points: i64) -> String {
    let minus = if points < 0 { sign(points) } else { "" };
    format!("{minus}{}", words().number(points.abs()))
}

/// A change of points.
pub(super) fn change(points: i64) -> String {
    format!("{}{}", sign(points), words().number(points.abs()))
}

pub(super) use crate::say::hand;

/// Names in one list.
pub(super) fn names(chairs: &[Chair], state: &State) -> String {
    if chairs.is_empty() {
        return say(Label::TableNobody).to_owned();
    }
    let names: Vec<String> = chairs.iter().map(|&chair| player(chair, state)).collect();
    words().list(&names, Word::Comma)
}

/// The outcome of a record.
pub(super) fn outcome(record: &Record, state: &State) -> String {
    match &record.outcome {
        Outcome::Won { winners, from, .. } => {
            let chairs: Vec<Chair> = winners.iter().map(|winner| winner.chair).collect();
            let won = with(Label::TableWon, &names(&chairs, state));
            let way = match from {
                None => say(Label::Tsumo).to_owned(),
                Some(from) => with(Label::RoundNeedOff, &player(*from, state)),
            };
            let mut parts = vec![won, way];
            if winners.iter().any(|winner| winner.repeated) {
                parts.push(say::name(AwardKind::Yaku(Yaku::Paarenchan)));
            }
            parts.join(" · ")
        }
        Outcome::Drawn { tenpai, nagashi } if nagashi.is_empty() => {
            with(Label::TableDrawn, &names(tenpai, state))
        }
        Outcome::Drawn { nagashi, .. } => {
            say::pair(say(Label::RoundNagashiTitle), names(nagashi, state))
        }
        Outcome::Aborted(kind) => say::sentence_case(words().abort(*kind)),
        Outcome::Chombo(chairs, kind) => {
            let who = with(Label::TableChombo, &names(chairs, state));
            format!("{who} · {}", costs(*kind))
        }
        Outcome::Penalty(chair) => say::pair(say(Label::TablePenalty), player(*chair, state)),
        Outcome::Fixed(_) => say(Label::TableCorrect).to_owned(),
    }
}

/// The cost of a chombo.
pub(super) fn costs(kind: Chombo) -> String {
    match kind {
        Chombo::Match(points) => words().fill(Word::ChoiceChomboMatch, &[points.into()]),
        Chombo::Each(points) => words().fill(Word::ChoiceChomboEach, &[points.into()]),
        Chombo::Mangan => words().say(Word::ChoiceChomboMangan).to_owned(),
    }
}

/// The text for an event that is noted beside the hands.
pub(super) fn noted(event: &Event, state: &State, rules: &Ruleset) -> Option<String> {
    match event {
        Event::Last(0) => Some(say(Label::TableFinal).to_owned()),
        Event::Last(_) => Some(say(Label::TableLast).to_owned()),
        Event::Swap(chair, name) => {
            let left = player(*chair, state);
            Some(fill(Label::TableSwapped, &[(&left).into(), name.into()]))
        }
        Event::Penalty(penalty) => {
            let size = match penalty.amount {
                PenaltyAmount::Tenths(tenths) => {
                    score(-i64::from(tenths) * rules.match_unit() / 10, rules)
                }
                PenaltyAmount::Points(points, _) => change(-i64::from(points)),
            };
            let name = player(penalty.chair, state);
            let parts = [say(Label::TablePenalty), &name, &size, &penalty.reason];
            let parts = parts.into_iter().filter(|part| !part.is_empty());
            Some(parts.collect::<Vec<&str>>().join(" · "))
        }
        _ => None,
    }
}

/// The gains and payments of a record.
pub(super) fn changes(record: &Record, state: &State) -> String {
    let moved = record
        .changes
        .iter()
        .enumerate()
        .filter(|(_, points)| **points != 0);
    let parts: Vec<String> = moved
        .map(|(chair, &points)| format!("{} {}", player(chair, state), change(points)))
        .collect();
    parts.join(" · ")
}

/// The next hand and its dealer; or why there is none.
pub(super) fn next(state: &State) -> String {
    if let Some(over) = state.over {
        return words().over(over).to_owned();
    }
    let hand = hand(state.round(), state.number(), state.honba);
    let dealer = player(state.dealer(), state);
    fill(Label::TableNext, &[(&hand).into(), (&dealer).into()])
}

/// The sticks that winners take.
pub(super) fn sticks(record: &Record, state: &State) -> String {
    let Outcome::Won { winners, .. } = &record.outcome else {
        return String::new();
    };
    let taken = winners.iter().filter(|winner| winner.paid.sticks > 0);
    let parts: Vec<String> = taken
        .map(|winner| {
            let points = change(winner.paid.sticks.into());
            format!("{} {points}", player(winner.chair, state))
        })
        .collect();
    if parts.is_empty() {
        return String::new();
    }
    say::pair(say(Label::RiichiSticks), parts.join(" · "))
}

/// The chips that moved.
pub(super) fn chips(record: &Record, state: &State) -> String {
    let moved = record.chips.iter().enumerate();
    let moved = moved.filter(|(_, chips)| **chips != 0);
    let parts: Vec<String> = moved
        .map(|(chair, &chips)| format!("{} {}", player(chair, state), change(chips)))
        .collect();
    if parts.is_empty() {
        return String::new();
    }
    say::pair(say(Label::TableChips), parts.join(" · "))
}

/// The player who sits out, with the points; nothing where all play.
pub(super) fn out(state: &State) -> Option<String> {
    let out = (0..state.chairs()).find(|&chair| state.sits_out(chair))?;
    let parts = [
        player(out, state),
        say(Label::TableSitsOut).to_owned(),
        points(state.points[out]),
    ];
    Some(parts.join(" · "))
}

/// The last hand and why the game is over, if it is.
pub(super) fn last(course: &Course, _rules: &Ruleset) -> Option<String> {
    let record = course.records.last()?;
    let name = hand(record.round(), record.number(), record.honba);
    let told = outcome(record, &course.state);
    let state = &course.state;
    let parts = [name, told, changes(record, state), chips(record, state)];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    let text = parts.join(" · ");
    Some(match course.state.over {
        Some(over) => format!("{text} · {}", words().over(over)),
        None => text,
    })
}

/// The shortest name of a payment: `3·40`, or the limit.
pub(super) fn counted(one: &Priced) -> String {
    match (one.quote.limit, one.counted) {
        (Some(limit), Counted::Yakuman(units)) if units > 1 => {
            format!("{} ×{units}", words().limit(limit))
        }
        (Some(limit), _) => words().limit(limit).to_owned(),
        (None, Counted::Han(han, Some(fu))) => format!("{han}·{fu}"),
        (None, Counted::Han(han, None)) => with(Label::Han, han),
        _ => String::new(),
    }
}

/// The honba and sticks that the table adds to a payment by itself.
pub(super) fn added(state: &State, rules: &Rules) -> String {
    let fills: [Fill<'_>; 2] = [state.honba.into(), state.sticks.into()];
    if rules.is_riichi() && state.honba + state.sticks > 0 {
        fill(Label::TableAdded, &fills)
    } else {
        String::new()
    }
}

/// A match score.
pub(super) fn score(points: i64, rules: &Ruleset) -> String {
    say::score_in(points, rules.match_unit())
}
