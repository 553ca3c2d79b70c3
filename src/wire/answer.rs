//! What is answered around the hands, and the one entry for whatever is asked.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Display;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::catalog::fingerprint;
use super::{
    Ask, DrawnRequest, EndRequest, Failure, NagashiRequest, NoteLine, Request, Response,
    SettleRequest, Success,
};
use crate::game::{Changes, Drawn, Ending, Final, Settlement, Standing};
use crate::question::Question;
use crate::reference::{FactLine, assumed};
use crate::refusal::{Field, Refusal, Refusals};
use crate::rules::{RemarkKind, Ruleset};
use crate::text::EN;
use crate::tile::{Kind, Wind};

/// Something written that a request can be read from, more than once: a line of JSON, an object of JavaScript.
pub trait Source {
    /// Why it cannot be read.
    type Error: Display;

    /// Reads it.
    ///
    /// # Errors
    /// When it is not written as this type wants it.
    fn read<T: DeserializeOwned>(&self) -> Result<T, Self::Error>;
}

/// Answers whatever is asked: `"ask"` says what, a hand to score unless it says. Whatever the source holds, there is a
/// response.
pub fn answer(source: &impl Source) -> Response {
    #[derive(Deserialize)]
    struct Asked {
        ask: Option<String>,
    }
    let ask = match source.read::<Asked>() {
        Ok(asked) => asked.ask,
        Err(error) => return Response::malformed(&error.to_string()),
    };
    match ask.as_deref() {
        None | Some("score") => answer_as::<Request>(source),
        Some("settle") => answer_as::<SettleRequest>(source),
        Some("drawn") => answer_as::<DrawnRequest>(source),
        Some("nagashi") => answer_as::<NagashiRequest>(source),
        Some("end") => answer_as::<EndRequest>(source),
        Some(other) => Response::refused(&Refusal::Value(Field::Ask, other.into()).into()),
    }
}

/// Answers a source that is known to ask this.
pub fn answer_as<T: Ask + DeserializeOwned>(source: &impl Source) -> Response {
    match source.read::<T>() {
        Ok(request) => request.respond(),
        Err(error) => Response::malformed(&error.to_string()),
    }
}

impl Response {
    /// Everything that stands against an answer.
    pub fn refused(refusals: &Refusals) -> Self {
        Self::Failure(Failure::new(refusals))
    }
}

/// What a seat gains, or pays when below zero.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct SeatLine {
    pub seat: &'static str,
    pub points: i64,
}

/// One winner, or several on the same discard.
#[derive(Clone, Debug, Serialize)]
#[allow(
    missing_docs,
    reason = "the fields of the contract, documented at `Settlement`"
)]
pub struct SettledLine {
    pub ok: bool,
    pub ruleset: &'static str,
    pub fingerprint: String,
    pub table: Vec<SeatLine>,
    pub winners: Vec<WinnerLine>,
    pub bumped: Vec<&'static str>,
    pub aborted: bool,
    /// What the source leaves open of it.
    pub notes: Vec<NoteLine>,
}

/// A winner who is paid, with the whole response to his hand.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct WinnerLine {
    pub seat: &'static str,
    pub response: Response,
}

/// A hand that nobody won. `payments` is `"paid"`, `"all_equal"` or `"not_in_ruleset"`.
#[derive(Clone, Debug, Serialize)]
#[allow(
    missing_docs,
    reason = "the fields of the contract, documented at `Drawn`"
)]
pub struct DrawnLine {
    pub ok: bool,
    pub ruleset: &'static str,
    pub fingerprint: String,
    pub table: Vec<SeatLine>,
    pub tenpai: Vec<&'static str>,
    pub seats: Vec<StandingLine>,
    pub payments: &'static str,
    pub text: &'static str,
    pub notes: Vec<NoteLine>,
}

/// How a player stands. `reason` is `"declared"`, `"tenpai"`, `"hidden"`, `"dead_wait"` or `"noten"`.
#[derive(Clone, Debug, Serialize)]
#[allow(
    missing_docs,
    reason = "the fields of the contract, documented at `Standing`"
)]
pub struct StandingLine {
    pub seat: &'static str,
    pub tenpai: bool,
    pub reason: &'static str,
    pub text: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub waits: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shanten: Option<u8>,
}

/// Nagashi mangan.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct NagashiLine {
    pub ok: bool,
    pub ruleset: &'static str,
    pub fingerprint: String,
    pub table: Vec<SeatLine>,
    pub winners: Vec<&'static str>,
    pub notes: Vec<NoteLine>,
}

/// The end of a game; `table` has the match scores in points, a thousand is 1.0.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct EndLine {
    pub ok: bool,
    pub ruleset: &'static str,
    pub fingerprint: String,
    pub table: Vec<SeatLine>,
    pub players: Vec<FinalLine>,
    pub notes: Vec<NoteLine>,
}

/// A player's result; see [`Final`]. `points` is what was asked, `plain` what lies beyond the points returned.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct FinalLine {
    pub seat: &'static str,
    pub place: usize,
    pub points: i64,
    pub sticks: i64,
    pub plain: i64,
    pub uma: i64,
    pub oka: i64,
    pub total: i64,
}

const fn code(seat: Wind) -> &'static str {
    match seat {
        Wind::East => "E",
        Wind::South => "S",
        Wind::West => "W",
        Wind::North => "N",
    }
}

/// What the source leaves open of these facts.
fn open(rules: &Ruleset, about: &[&str]) -> Vec<NoteLine> {
    let note = |line: &FactLine<'_>| NoteLine {
        id: line.fact.code(),
        kind: RemarkKind::Assumed.code(),
        text: (EN.fact)(&line.fact).into(),
    };
    assumed(rules, about).iter().map(note).collect()
}

fn table(changes: &Changes) -> Vec<SeatLine> {
    let line = |&(seat, points): &(Wind, i64)| SeatLine {
        seat: code(seat),
        points,
    };
    changes.iter().map(line).collect()
}

fn seats(seats: &[Wind]) -> Vec<&'static str> {
    seats.iter().map(|&seat| code(seat)).collect()
}

impl SettledLine {
    pub(super) fn new(questions: &[Question], table_of: &Settlement, rules: &Ruleset) -> Self {
        let winner = |(seat, score): &(Wind, crate::Score)| {
            let question = questions.iter().find(|question| question.seat == *seat)?;
            // The counters and sticks are the table's, as the first question has them.
            let asked = Question {
                honba: questions[0].honba,
                sticks: questions[0].sticks,
                ..question.clone()
            };
            let win = asked.check(rules).ok()?;
            Some(WinnerLine {
                seat: code(*seat),
                response: Response::Success(Success::new(&win, score).into()),
            })
        };
        Self {
            ok: true,
            ruleset: rules.id,
            fingerprint: fingerprint(rules),
            table: table(&table_of.changes),
            winners: table_of.winners.iter().filter_map(winner).collect(),
            bumped: seats(&table_of.bumped),
            aborted: table_of.ending == Ending::TripleRon,
            notes: if questions.len() > 1 {
                open(rules, &["several_ron", "sticks"])
            } else {
                Vec::new()
            },
        }
    }
}

impl DrawnLine {
    pub(super) fn new(drawn: &Drawn, rules: &Ruleset) -> Self {
        let tenpai = drawn
            .standings
            .iter()
            .filter(|(_, standing)| standing.is_tenpai());
        Self {
            ok: true,
            ruleset: rules.id,
            fingerprint: fingerprint(rules),
            table: table(&drawn.changes),
            tenpai: tenpai.map(|&(seat, _)| code(seat)).collect(),
            seats: drawn.standings.iter().map(StandingLine::new).collect(),
            payments: drawn.exchange.code(),
            text: (EN.exchange)(drawn.exchange),
            notes: open(rules, &["noten"]),
        }
    }
}

impl StandingLine {
    fn new((seat, standing): &(Wind, Standing)) -> Self {
        let (waits, shanten): (&[Kind], _) = match standing {
            Standing::Tenpai(waits) | Standing::Dead(waits) => (waits, None),
            Standing::Away(away) => (&[], Some(*away)),
            _ => (&[], None),
        };
        Self {
            seat: code(*seat),
            tenpai: standing.is_tenpai(),
            reason: standing.code(),
            text: (EN.standing)(standing),
            waits: waits.iter().map(ToString::to_string).collect(),
            shanten,
        }
    }
}

impl NagashiLine {
    pub(super) fn new(winners: &[Wind], changes: &Changes, rules: &Ruleset) -> Self {
        Self {
            ok: true,
            ruleset: rules.id,
            fingerprint: fingerprint(rules),
            table: table(changes),
            winners: seats(winners),
            notes: open(rules, &["nagashi"]),
        }
    }
}

impl EndLine {
    pub(super) fn new(points: &[i64], scores: &[Final], rules: &Ruleset) -> Self {
        let winds = rules.seats.winds();
        let all = || winds.iter().zip(points).zip(scores);
        let total = |((&seat, _), score): ((&Wind, &i64), &Final)| SeatLine {
            seat: code(seat),
            points: score.total(),
        };
        let line = |((&seat, &points), score): ((&Wind, &i64), &Final)| FinalLine {
            seat: code(seat),
            place: score.place,
            points,
            sticks: score.sticks,
            plain: score.plain,
            uma: score.uma,
            oka: score.oka,
            total: score.total(),
        };
        Self {
            ok: true,
            ruleset: rules.id,
            fingerprint: fingerprint(rules),
            table: all().map(total).collect(),
            players: all().map(line).collect(),
            notes: open(rules, &["start", "back", "uma", "oka", "ties"]),
        }
    }
}
