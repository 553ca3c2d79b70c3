//! The scoring contract: one request, one response, the same for the command, the JavaScript API and shared links.
//!
//! These types are the contract; the core's own types have no serialised form, so that they can change without it.
//! A field that is not known is ignored and a field that is missing has its default, so that old requests keep their
//! meaning.

use alloc::borrow::{Cow, ToOwned};
use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::meld::{MeldKind, Side};
use crate::notation::{self, ParseError, mpsz};
use crate::question::{By, Flag, Liable, Question, Riichi, WrittenMeld};
use crate::refusal::{Field, Refusal, Refusals};
use crate::rules::{Ruleset, Setting};
use crate::score::{Amount, Award, Fu, Missed, Other, Payer, Score};
use crate::text::EN;
use crate::tile::{Tile, Wind};
use crate::win::Win;
use crate::yaku::Yaku;

/// A hand to score. `hand`, `win` and `by` are required.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Request {
    /// Which rules; `"cheatsheet"` unless said.
    pub ruleset: Option<RulesetChoice>,
    /// Concealed tiles without the winning tile, MPSZ.
    pub hand: Option<String>,
    /// Chi, pon and kan.
    pub melds: Vec<MeldText>,
    /// The winning tile.
    pub win: Option<String>,
    /// `"ron"` or `"tsumo"`.
    pub by: Option<String>,
    /// `"E"`, `"S"`, `"W"`, `"N"`; South unless said.
    pub seat: Option<String>,
    /// The prevailing wind; East unless said.
    pub round: Option<String>,
    /// Dora indicators, MPSZ.
    pub dora: String,
    /// Ura dora indicators, MPSZ.
    pub ura: String,
    /// `"none"`, `"riichi"`, `"double"`, `"open"`, `"double_open"`.
    pub riichi: Option<String>,
    /// Ids of [`Flag`]s.
    pub flags: Vec<String>,
    /// Norths set aside.
    pub norths: u8,
    /// Flowers set aside, `"123f"`.
    pub flowers: String,
    /// Counters.
    pub honba: u32,
    /// Riichi sticks on the table.
    pub sticks: u32,
    /// Who dealt in.
    pub from: Option<String>,
    /// Who is liable.
    pub liable: Vec<LiableText>,
}

/// A ruleset by its id, or a base with some of its rules changed.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum RulesetChoice {
    /// An id.
    Id(String),
    /// House rules.
    House {
        /// The id of the ruleset to start from.
        base: String,
        /// The rules that differ, by name.
        #[serde(default)]
        set: BTreeMap<String, SettingValue>,
    },
}

/// The value of a rule, as JSON has it.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(untagged)]
#[allow(missing_docs, reason = "the same as `Setting`")]
pub enum SettingValue {
    Bool(bool),
    Number(i64),
    Text(String),
    List(Vec<SettingValue>),
    Open { open: i64 },
    Null,
}

impl From<&SettingValue> for Setting {
    fn from(value: &SettingValue) -> Self {
        match value {
            SettingValue::Bool(yes) => Self::Bool(*yes),
            SettingValue::Number(n) => Self::Number(*n),
            SettingValue::Text(text) => Self::Text(text.clone()),
            SettingValue::List(values) => Self::List(values.iter().map(Self::from).collect()),
            SettingValue::Open { open } => Self::Open(*open),
            SettingValue::Null => Self::Null,
        }
    }
}

impl From<&Setting> for SettingValue {
    fn from(value: &Setting) -> Self {
        match value {
            Setting::Bool(yes) => Self::Bool(*yes),
            Setting::Number(n) => Self::Number(*n),
            Setting::Text(text) => Self::Text(text.clone()),
            Setting::List(values) => Self::List(values.iter().map(Self::from).collect()),
            Setting::Open(open) => Self::Open { open: *open },
            Setting::Null => Self::Null,
        }
    }
}

/// A meld of a request.
#[derive(Clone, Debug, Deserialize)]
pub struct MeldText {
    /// `"chi"`, `"pon"`, `"minkan"`, `"kakan"`, `"ankan"`.
    pub kind: String,
    /// MPSZ.
    pub tiles: String,
    /// `"left"`, `"across"`, `"right"`.
    #[serde(default)]
    pub from: Option<String>,
}

/// A liable player of a request.
#[derive(Clone, Debug, Deserialize)]
pub struct LiableText {
    /// His seat.
    pub seat: String,
    /// The id of the yakuman.
    pub r#for: String,
}

/// Reads the texts of a request, collecting every one that cannot be read.
#[derive(Default)]
struct Reader {
    refusals: Vec<Refusal>,
}

impl Reader {
    fn take<T>(&mut self, field: Field, read: Result<T, ParseError>) -> Option<T> {
        read.map_err(|error| self.refusals.push(Refusal::Parse(field, error)))
            .ok()
    }

    fn tiles(&mut self, field: Field, text: &str) -> Vec<Tile> {
        self.take(field, notation::tiles(text)).unwrap_or_default()
    }

    /// One of the ids of a field, or its default when it is not there.
    fn id<T>(
        &mut self,
        field: Field,
        text: Option<&str>,
        read: impl Fn(&str) -> Option<T>,
        default: T,
    ) -> T {
        self.optional_id(field, text, read).unwrap_or(default)
    }

    fn optional_id<T>(
        &mut self,
        field: Field,
        text: Option<&str>,
        read: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        let text = text?;
        let found = read(text);
        if found.is_none() {
            self.refusals.push(Refusal::Value(field, text.to_owned()));
        }
        found
    }

    fn required<'t>(&mut self, field: Field, text: Option<&'t str>) -> &'t str {
        if text.is_none() {
            self.refusals.push(Refusal::Missing(field));
        }
        text.unwrap_or_default()
    }

    fn meld(&mut self, meld: &MeldText) -> WrittenMeld {
        let kind = self.id(
            Field::Melds,
            Some(&meld.kind),
            MeldKind::from_code,
            MeldKind::Chi,
        );
        let from = self.optional_id(Field::Melds, meld.from.as_deref(), Side::from_code);
        WrittenMeld {
            kind,
            tiles: self.tiles(Field::Melds, &meld.tiles),
            from,
        }
    }

    fn liable(&mut self, liable: &LiableText) -> Option<Liable> {
        let seat = self.optional_id(Field::Liable, Some(&liable.seat), wind);
        let yaku = self.optional_id(Field::Liable, Some(&liable.r#for), Yaku::from_code);
        Some(Liable {
            seat: seat?,
            yaku: yaku?,
        })
    }

    fn ruleset(&mut self, choice: Option<&RulesetChoice>) -> Option<Cow<'static, Ruleset>> {
        let id = match choice {
            None => crate::rules::DEFAULT.id,
            Some(RulesetChoice::Id(id) | RulesetChoice::House { base: id, .. }) => id,
        };
        let Some(base) = Ruleset::by_id(id) else {
            self.refusals.push(Refusal::UnknownRuleset(id.to_owned()));
            return None;
        };
        let Some(RulesetChoice::House { set, .. }) = choice else { return Some(Cow::Borrowed(base)) };
        let mut house = base.clone();
        for (rule, value) in set {
            if let Err(bad) = house.change(rule, &value.into()) {
                self.refusals.push(Refusal::BadRule(bad));
            }
        }
        Some(Cow::Owned(house))
    }
}

fn wind(text: &str) -> Option<Wind> {
    let letter = text.chars().next().filter(|_| text.len() == 1)?;
    Wind::from_letter(letter).filter(|_| letter.is_ascii_uppercase())
}

impl Request {
    /// The question that the request asks, and under which rules.
    ///
    /// # Errors
    /// Every text that cannot be read, with its field and position.
    pub fn read(&self) -> Result<(Question, Cow<'static, Ruleset>), Refusals> {
        let mut reader = Reader::default();
        let rules = reader.ruleset(self.ruleset.as_ref());
        let hand = reader.required(Field::Hand, self.hand.as_deref());
        let hand = reader.tiles(Field::Hand, hand);
        let melds = self.melds.iter().map(|meld| reader.meld(meld)).collect();
        let win = reader.required(Field::Win, self.win.as_deref());
        let win = if win.is_empty() {
            None
        } else {
            reader.take(Field::Win, notation::tile(win))
        };
        let by = reader.required(Field::By, self.by.as_deref());
        let by = if by.is_empty() {
            By::Ron
        } else {
            reader.id(Field::By, Some(by), By::from_code, By::Ron)
        };
        let question = Question {
            hand,
            melds,
            win,
            by,
            seat: reader.id(Field::Seat, self.seat.as_deref(), wind, Wind::South),
            round: reader.id(Field::Round, self.round.as_deref(), wind, Wind::East),
            dora: reader.tiles(Field::Dora, &self.dora),
            ura: reader.tiles(Field::Ura, &self.ura),
            riichi: reader.id(
                Field::Riichi,
                self.riichi.as_deref(),
                Riichi::from_code,
                Riichi::None,
            ),
            flags: self
                .flags
                .iter()
                .filter_map(|f| reader.optional_id(Field::Flags, Some(f), Flag::from_code))
                .collect(),
            norths: self.norths,
            flowers: reader.tiles(Field::Flowers, &self.flowers),
            honba: self.honba,
            sticks: self.sticks,
            from: reader.optional_id(Field::From, self.from.as_deref(), wind),
            liable: self
                .liable
                .iter()
                .filter_map(|liable| reader.liable(liable))
                .collect(),
        };
        match rules {
            Some(rules) if reader.refusals.is_empty() => Ok((question, rules)),
            _ => Err(reader.refusals.into()),
        }
    }

    /// Reads, checks and scores. Whatever the request, there is a response.
    pub fn respond(&self) -> Response {
        let scored = self.read().and_then(|(question, rules)| {
            let win = question.check(&rules)?;
            let score = win.score()?;
            Ok(Success::new(&win, &score))
        });
        match scored {
            Ok(success) => Response::Success(alloc::boxed::Box::new(success)),
            Err(refusals) => Response::Failure(Failure::new(&refusals)),
        }
    }
}

/// The answer to a request.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Response {
    /// The price and its explanation.
    Success(alloc::boxed::Box<Success>),
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
    pub text: &'static str,
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
}

impl Success {
    /// Puts a score into the words of the contract.
    pub fn new(win: &Win<'_>, score: &Score) -> Self {
        Self {
            ok: true,
            ruleset: win.rules().id,
            yaku: yaku(&score.awards),
            han: score.han,
            fu: score.fu.as_ref().map(|fu| fu.rounded),
            fu_items: score
                .fu
                .as_ref()
                .map(|fu| fu_items(win, score, fu))
                .unwrap_or_default(),
            limit: score.limit.map(crate::score::Limit::code),
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
            notes: score
                .remarks
                .iter()
                .map(|note| NoteLine {
                    id: note.id(),
                    kind: note.kind().code(),
                    text: note.0.text,
                })
                .collect(),
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
        let mut line = YakuLine { id: award.what.code(), han: None, yakuman: None, points: None };
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

fn fu_items(win: &Win<'_>, score: &Score, fu: &Fu) -> Vec<FuLine> {
    let faces = win.faces(&score.reading);
    let line = |item: &crate::score::FuItem| FuLine {
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
    fn new(payment: &crate::score::Payment) -> Self {
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
    fn new(win: &Win<'_>, reading: &crate::reading::Reading) -> Self {
        let faces = win.faces(reading);
        let block = |(block, tiles): (&crate::reading::Block, &Vec<Tile>)| BlockLine {
            kind: block.kind.code(),
            tiles: mpsz(tiles),
            concealed: block.is_concealed(),
            meld: match block.origin {
                crate::reading::Origin::Called(kind) => Some(kind.code()),
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
        match refusal {
            Refusal::NotComplete { shanten: away } => shanten = Some(*away),
            Refusal::NoYaku { missing: near } => missing = Some(missed(near)),
            Refusal::NotLegal(which) => rule = Some(which.code().to_owned()),
            _ => {}
        }
        let at = refusal.at().map(|(field, index)| At {
            field: field.code(),
            index,
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
