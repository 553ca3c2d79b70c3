//! A response, and how a score or a refusal is put into it.

use alloc::borrow::{Cow, ToOwned};
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::Serialize;

use super::catalog::fingerprint;
use super::{DrawnLine, EndLine, NagashiLine, Request, SettledLine};
use crate::doubt::unconfirmed;
use crate::notation::mpsz;
use crate::reading::{Block, Origin, Reading};
use crate::refusal::{Refusal, Refusals};
use crate::score::{Amount, Award, Fu, FuItem, Limit, Missed, Other, Payer, Payment, Score};
use crate::text::EN;
use crate::tile::{Tile, Wind};
use crate::win::Win;

impl Request {
    /// Reads, checks and scores. Whatever the request, there is a response.
    pub fn respond(&self) -> Response {
        let scored = self.read().and_then(|(question, rules)| {
            let win = question.check(&rules)?;
            let score = win.score()?;
            Ok(Success::new(&win, &score))
        });
        match scored {
            Ok(success) => Response::Success(Box::new(success)),
            Err(refusals) => Response::Failure(Failure::new(&refusals)),
        }
    }
}

/// The answer to a request.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Response {
    /// The price and its explanation.
    Success(Box<Success>),
    /// Several winners.
    Settled(SettledLine),
    /// A drawn hand.
    Drawn(DrawnLine),
    /// Nagashi mangan.
    Nagashi(NagashiLine),
    /// The end of a game.
    End(EndLine),
    /// Why there is none.
    Failure(Failure),
}

impl Response {
    /// The answer to something that is not a request at all.
    pub fn malformed(why: &str) -> Self {
        Self::Failure(Failure::new(&Refusal::Malformed(why.to_owned()).into()))
    }
}

/// The price of a hand; see [`Score`] for the meaning of each field.
#[derive(Clone, Debug, Serialize)]
#[allow(
    missing_docs,
    reason = "the fields of the contract, documented at `Score`"
)]
pub struct Success {
    pub ok: bool,
    pub ruleset: &'static str,
    pub fingerprint: String,
    pub yaku: Vec<YakuLine>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub han: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fu: Option<u16>,
    pub fu_items: Vec<FuLine>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<&'static str>,
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub counted: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub yakuman: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<u16>,
    pub payments: Vec<PaymentLine>,
    pub total: u32,
    pub reading: ReadingLine,
    pub others: Vec<OtherLine>,
    pub missed: Vec<MissedLine>,
    pub notes: Vec<NoteLine>,
    pub steps: Vec<StepLine>,
}

/// A yaku or bonus with its han, or its units of yakuman.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct YakuLine {
    pub id: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub han: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub yakuman: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<u16>,
}

/// A fu item with its tiles and its reason; `block` is its place in the reading.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct FuLine {
    pub id: &'static str,
    pub fu: u8,
    pub tiles: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub block: Option<usize>,
    pub reason: String,
}

/// What one player pays: his share of the hand and of the counters.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct PaymentLine {
    pub from: &'static str,
    pub points: u32,
    pub hand: u32,
    pub honba: u32,
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub liable: bool,
}

/// How the hand was read; `winner` is the place of the block that the winning tile completed.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct ReadingLine {
    pub shape: &'static str,
    pub blocks: Vec<BlockLine>,
    pub winner: usize,
    pub win: String,
    pub wait: &'static str,
}

/// A block of a reading; `meld` when it was declared.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct BlockLine {
    pub kind: &'static str,
    pub tiles: String,
    pub concealed: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub meld: Option<&'static str>,
}

/// A reading that lost, and why.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct OtherLine {
    pub reading: ReadingLine,
    pub yaku: Vec<YakuLine>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub han: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fu: Option<u16>,
    pub points: u32,
    pub lost: &'static str,
    pub text: &'static str,
}

/// A yaku that nearly applied.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct MissedLine {
    pub id: &'static str,
    pub reason: &'static str,
    pub text: String,
}

/// A ruling on the ruleset's text; `kind` is `"assumed"`, `"corrected"` or `"info"`.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct NoteLine {
    pub id: &'static str,
    pub kind: &'static str,
    pub text: Cow<'static, str>,
}

/// A step of the arithmetic.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct StepLine {
    pub id: &'static str,
    pub text: String,
}

/// Why there is no price: the first reason, and all of them.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct Failure {
    pub ok: bool,
    pub error: ErrorLine,
    pub errors: Vec<ErrorLine>,
}

/// A reason; `message` says what to change.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct ErrorLine {
    pub code: &'static str,
    pub message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<At>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shanten: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub missing: Option<Vec<MissedLine>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// Where: a field of the request, and the place in it: a character of a text, an entry of a list, from 0.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct At {
    pub field: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub index: Option<usize>,
    /// Which of `wins` or `hands`, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<usize>,
}

impl Success {
    /// Puts a score into the words of the contract.
    pub fn new(win: &Win<'_>, score: &Score) -> Self {
        Self {
            ok: true,
            ruleset: win.rules().id,
            fingerprint: fingerprint(win.rules()),
            yaku: yaku(&score.awards),
            han: score.han,
            fu: score.fu.as_ref().map(|fu| fu.rounded),
            fu_items: score
                .fu
                .as_ref()
                .map(|fu| fu_items(win, score, fu))
                .unwrap_or_default(),
            limit: score.limit.map(Limit::code),
            counted: score.is_counted(),
            yakuman: (score.yakuman > 0).then_some(score.yakuman),
            points: score.points,
            payments: score.payments.iter().map(PaymentLine::new).collect(),
            total: score.total,
            reading: ReadingLine::new(win, &score.reading),
            others: score
                .others
                .iter()
                .map(|other| OtherLine::new(win, other))
                .collect(),
            missed: missed(&score.missed),
            notes: notes(win, score),
            steps: score
                .steps
                .iter()
                .map(|step| StepLine {
                    id: step.code(),
                    text: (EN.step)(step),
                })
                .collect(),
        }
    }
}

fn yaku(awards: &[Award]) -> Vec<YakuLine> {
    let line = |award: &Award| {
        let mut line = YakuLine {
            id: award.what.code(),
            han: None,
            yakuman: None,
            points: None,
        };
        match award.amount {
            Amount::Han(han) => line.han = Some(han),
            Amount::Mangan => line.han = Some(5), // what a mangan is worth where han are counted
            Amount::Yakuman(units) => line.yakuman = Some(units),
            Amount::Points(points) => line.points = Some(points),
        }
        line
    };
    awards.iter().map(line).collect()
}

fn missed(missed: &[Missed]) -> Vec<MissedLine> {
    let line = |missed: &Missed| MissedLine {
        id: missed.yaku.code(),
        reason: missed.why.code(),
        text: (EN.why)(missed.why),
    };
    missed.iter().map(line).collect()
}

/// The ruleset's remarks, then the rules without a source that decided the price; their id is the rule's name.
fn notes(win: &Win<'_>, score: &Score) -> Vec<NoteLine> {
    let remarks = score.remarks.iter().map(|note| NoteLine {
        id: note.id(),
        kind: note.kind().code(),
        text: note.0.text.into(),
    });
    let doubts = unconfirmed(win, score).into_iter();
    let doubts = doubts.map(|(knob, value)| NoteLine {
        id: knob.id,
        kind: "unconfirmed",
        text: (EN.unconfirmed)(knob, &value).into(),
    });
    remarks.chain(doubts).collect()
}

fn fu_items(win: &Win<'_>, score: &Score, fu: &Fu) -> Vec<FuLine> {
    let faces = win.faces(&score.reading);
    let line = |item: &FuItem| FuLine {
        id: item.reason.code(),
        fu: item.fu,
        tiles: item
            .block
            .and_then(|i| faces.get(i))
            .map(|tiles| mpsz(tiles))
            .unwrap_or_default(),
        block: item.block,
        reason: (EN.fu)(item),
    };
    fu.items.iter().map(line).collect()
}

impl PaymentLine {
    fn new(payment: &Payment) -> Self {
        let from = match payment.from {
            Payer::Seat(Wind::East) => "E",
            Payer::Seat(Wind::South) => "S",
            Payer::Seat(Wind::West) => "W",
            Payer::Seat(Wind::North) => "N",
            Payer::Discarder => "discarder",
        };
        let (hand, honba, liable) = (payment.hand, payment.honba, payment.liable);
        Self {
            from,
            points: payment.points(),
            hand,
            honba,
            liable,
        }
    }
}

impl ReadingLine {
    fn new(win: &Win<'_>, reading: &Reading) -> Self {
        let faces = win.faces(reading);
        let block = |(block, tiles): (&Block, &Vec<Tile>)| BlockLine {
            kind: block.kind.code(),
            tiles: mpsz(tiles),
            concealed: block.is_concealed(),
            meld: match block.origin {
                Origin::Called(kind) => Some(kind.code()),
                _ => None,
            },
        };
        Self {
            shape: reading.shape.code(),
            blocks: reading.blocks.iter().zip(&faces).map(block).collect(),
            winner: reading.winner,
            win: win.face().to_string(),
            wait: reading.wait.code(),
        }
    }
}

impl OtherLine {
    fn new(win: &Win<'_>, other: &Other) -> Self {
        Self {
            reading: ReadingLine::new(win, &other.reading),
            yaku: yaku(&other.awards),
            han: other.han,
            fu: other.fu.as_ref().map(|fu| fu.rounded),
            points: other.points,
            lost: other.lost.code(),
            text: (EN.lost)(other.lost),
        }
    }
}

impl Failure {
    /// Puts refusals into the words of the contract.
    pub fn new(refusals: &Refusals) -> Self {
        let errors: Vec<ErrorLine> = refusals.iter().map(ErrorLine::new).collect();
        Self {
            ok: false,
            error: ErrorLine::new(refusals.first()),
            errors,
        }
    }
}

impl ErrorLine {
    fn new(refusal: &Refusal) -> Self {
        let (mut shanten, mut missing, mut rule) = (None, None, None);
        match refusal.reason() {
            Refusal::NotComplete { shanten: away } => shanten = Some(*away),
            Refusal::NoYaku { missing: near } => missing = Some(missed(near)),
            Refusal::NotLegal(which) => rule = Some(which.code().to_owned()),
            _ => {}
        }
        let at = refusal.at().map(|(field, index)| At {
            field: field.code(),
            index,
            hand: refusal.nth(),
        });
        Self {
            code: refusal.code(),
            message: (EN.refusal)(refusal),
            at,
            shanten,
            missing,
            rule,
        }
    }
}
