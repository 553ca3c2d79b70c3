//! A request, and how it is read.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use super::Value;
use super::read::{Malformed, Object, Read, Settings, beginning};
use super::response::REASONS;
use crate::meld::{MeldKind, Side};
use crate::notation::{self, ParseError};
use crate::question::{By, Flag, Liable, Question, Riichi, WrittenMeld};
use crate::refusal::{Field, Refusal, Refusals};
use crate::rules::{ALL, Ruleset, Setting};
use crate::tile::{Tile, Wind};
use crate::yaku::Yaku;

/// A hand to score. `hand`, `win` and `by` are required.
#[derive(Clone, Debug, Default)]
pub struct Request {
    /// Which rules; `"cheatsheet"` by default.
    pub ruleset: Option<RulesetChoice>,
    /// Concealed tiles without the winning tile, MPSZ.
    pub hand: Option<String>,
    /// Chi, pon and kan.
    pub melds: Vec<MeldText>,
    /// The winning tile.
    pub win: Option<String>,
    /// `"ron"` or `"tsumo"`.
    pub by: Option<String>,
    /// `"E"`, `"S"`, `"W"`, `"N"`; South by default.
    pub seat: Option<String>,
    /// The prevailing wind; East by default.
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
#[derive(Clone, Debug)]
pub enum RulesetChoice {
    /// An id.
    Id(String),
    /// House rules.
    House {
        /// The id of the ruleset to start from.
        base: String,
        /// The rules that differ, in the order of their names, each once; a rule that is given twice is
        /// refused.
        set: Vec<(String, Setting)>,
    },
}

impl RulesetChoice {
    /// The ruleset that it names.
    ///
    /// # Errors
    /// An unknown id or rule.
    pub fn ruleset(&self) -> Result<Cow<'static, Ruleset>, Refusals> {
        let mut reader = Reader::default();
        let rules = reader.ruleset(Some(self));
        reader.finish(rules)
    }
}

/// A meld of a request.
#[derive(Clone, Debug)]
pub struct MeldText {
    /// `"chi"`, `"pon"`, `"minkan"`, `"kakan"`, `"ankan"`.
    pub kind: String,
    /// MPSZ.
    pub tiles: String,
    /// `"left"`, `"across"`, `"right"`.
    pub from: Option<String>,
}

/// A liable player of a request.
#[derive(Clone, Debug)]
pub struct LiableText {
    /// The player's seat.
    pub seat: String,
    /// The id of the yakuman.
    pub r#for: String,
}

impl Read for Request {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        let written = Object::of(value)?;
        Ok(Self {
            ruleset: written.get("ruleset")?,
            hand: written.get("hand")?,
            melds: written.get("melds")?,
            win: written.get("win")?,
            by: written.get("by")?,
            seat: written.get("seat")?,
            round: written.get("round")?,
            dora: written.get("dora")?,
            ura: written.get("ura")?,
            riichi: written.get("riichi")?,
            flags: written.get("flags")?,
            norths: written.get("norths")?,
            flowers: written.get("flowers")?,
            honba: written.get("honba")?,
            sticks: written.get("sticks")?,
            from: written.get("from")?,
            liable: written.get("liable")?,
        })
    }
}

impl Read for RulesetChoice {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        if let Value::Text(id) = value {
            return Ok(Self::Id(id.clone().into_owned()));
        }
        let written = Object::of(value)?;
        Ok(Self::House {
            base: written.text("base")?,
            set: written.get::<Settings>("set")?.0,
        })
    }
}

impl Read for MeldText {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        let written = Object::of(value)?;
        Ok(Self {
            kind: written.text("kind")?,
            tiles: written.text("tiles")?,
            from: written.get("from")?,
        })
    }
}

impl Read for LiableText {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        let written = Object::of(value)?;
        Ok(Self {
            seat: written.text("seat")?,
            r#for: written.text("for")?,
        })
    }
}

impl TryFrom<Value> for Request {
    type Error = Malformed;

    fn try_from(value: Value) -> Result<Self, Malformed> {
        Self::from_value(&value)
    }
}

impl TryFrom<Value> for RulesetChoice {
    type Error = Malformed;

    fn try_from(value: Value) -> Result<Self, Malformed> {
        Self::from_value(&value)
    }
}

/// Reads the texts of a request, collecting every one that cannot be read.
#[derive(Default)]
pub(super) struct Reader {
    refusals: Vec<Refusal>,
}

impl Reader {
    fn take<T>(&mut self, field: Field, read: Result<T, ParseError>) -> Option<T> {
        read.map_err(|error| self.refuse(Refusal::Parse(field, error)))
            .ok()
    }

    pub(super) fn tiles(&mut self, field: Field, text: &str) -> Vec<Tile> {
        self.take(field, notation::tiles(text)).unwrap_or_default()
    }

    /// One of the ids of a field, or its default when it is not there.
    pub(super) fn id<T: Copy>(
        &mut self,
        field: Field,
        text: Option<&str>,
        all: &[T],
        code: fn(T) -> &'static str,
        default: T,
    ) -> T {
        let found = text.and_then(|text| self.one_of(field, text, all, code));
        found.unwrap_or(default)
    }

    fn one_of<T: Copy>(
        &mut self,
        field: Field,
        text: &str,
        all: &[T],
        code: fn(T) -> &'static str,
    ) -> Option<T> {
        let found = all.iter().copied().find(|&one| code(one) == text);
        if found.is_none() {
            self.refuse(no_value(field, text, all.iter().copied().map(code)));
        }
        found
    }

    pub(super) fn wind(&mut self, field: Field, text: &str) -> Option<Wind> {
        self.one_of(field, text, &Wind::ALL, Wind::code)
    }

    pub(super) fn required<'t>(&mut self, field: Field, text: Option<&'t str>) -> &'t str {
        if text.is_none() {
            self.refuse(Refusal::Missing(field));
        }
        text.unwrap_or_default()
    }

    fn meld(&mut self, meld: &MeldText) -> WrittenMeld {
        let kind = self.id(
            Field::Melds,
            Some(&meld.kind),
            &MeldKind::ALL,
            MeldKind::code,
            MeldKind::Chi,
        );
        let from = meld.from.as_deref();
        let from = from.and_then(|from| self.one_of(Field::Melds, from, &Side::ALL, Side::code));
        WrittenMeld {
            kind,
            tiles: self.tiles(Field::Melds, &meld.tiles),
            from,
        }
    }

    /// Seats of a list that name one, each.
    pub(super) fn winds(&mut self, field: Field, texts: &[String]) -> Vec<Wind> {
        self.entries(field, texts, |reader, text| reader.wind(field, text))
    }

    /// What somebody writes a million times is not refused more often than a response says.
    pub(super) fn refuse(&mut self, refusal: Refusal) {
        if self.refusals.len() < REASONS {
            self.refusals.push(refusal);
        }
    }

    /// Reads one of several hands: its refusals say which one.
    pub(super) fn nth<T>(&mut self, i: usize, read: impl FnOnce(&mut Self) -> T) -> T {
        self.within(read, |why| Refusal::Nth(i, why))
    }

    /// Reads a part of the request: its refusals are put into others, which say which part it is.
    fn within<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> T,
        part: impl Fn(Box<Refusal>) -> Refusal,
    ) -> T {
        let before = self.refusals.len();
        let value = read(self);
        for refusal in &mut self.refusals[before..] {
            *refusal = part(Box::new(refusal.clone()));
        }
        value
    }

    /// Reads the entries of a list: their refusals say which one.
    fn entries<E, T>(
        &mut self,
        field: Field,
        list: &[E],
        read: impl Fn(&mut Self, &E) -> Option<T>,
    ) -> Vec<T> {
        let mut values = Vec::with_capacity(list.len());
        for (i, entry) in list.iter().enumerate() {
            let value = self.within(
                |reader| read(reader, entry),
                |why| Refusal::Entry(field, i, why),
            );
            values.extend(value);
        }
        values
    }

    pub(super) fn melds(&mut self, melds: &[MeldText]) -> Vec<WrittenMeld> {
        self.entries(Field::Melds, melds, |reader, meld| Some(reader.meld(meld)))
    }

    /// The ruleset, when nothing was refused.
    pub(super) fn finish<T>(self, rules: Option<T>) -> Result<T, Refusals> {
        Refusals::none_of(self.refusals)?;
        // One that could not be read was refused.
        rules.ok_or_else(|| Refusal::Missing(Field::Ruleset).into())
    }

    fn liable(&mut self, liable: &LiableText) -> Option<Liable> {
        let seat = self.wind(Field::Liable, &liable.seat);
        let yaku = Yaku::from_code(&liable.r#for);
        if yaku.is_none() {
            let somewhere = |yaku: &Yaku| ALL.iter().any(|rules| rules.has_liability(*yaku));
            let possible = Yaku::all().filter(somewhere).map(Yaku::code);
            self.refuse(no_value(Field::Liable, &liable.r#for, possible));
        }
        Some(Liable {
            seat: seat?,
            yaku: yaku?,
        })
    }

    pub(super) fn ruleset(
        &mut self,
        choice: Option<&RulesetChoice>,
    ) -> Option<Cow<'static, Ruleset>> {
        let id = match choice {
            None => crate::rules::DEFAULT.id,
            Some(RulesetChoice::Id(id) | RulesetChoice::House { base: id, .. }) => id,
        };
        let Some(base) = Ruleset::by_id(id) else {
            self.refuse(Refusal::UnknownRuleset(beginning(id)));
            return None;
        };
        let Some(RulesetChoice::House { set, .. }) = choice else {
            return Some(Cow::Borrowed(base));
        };
        let mut house = base.clone();
        let set = set.iter().map(|(rule, value)| (rule.as_str(), value));
        if let Err(bad) = house.change_all(set) {
            for bad in bad {
                self.refuse(Refusal::BadRule(bad));
            }
        }
        Some(Cow::Owned(house))
    }
}

/// A text that is none of the ids of its field.
pub(super) fn no_value(
    field: Field,
    text: &str,
    possible: impl Iterator<Item = &'static str>,
) -> Refusal {
    let possible = possible.map(String::from).collect();
    Refusal::Value(field, beginning(text), possible)
}

impl Request {
    /// The question that the request asks, and under which rules.
    ///
    /// # Errors
    /// Every text that cannot be read, with its field and position.
    pub fn read(&self) -> Result<(Question, Cow<'static, Ruleset>), Refusals> {
        let mut reader = Reader::default();
        let rules = reader.ruleset(self.ruleset.as_ref());
        let question = self.question(&mut reader);
        Ok((question, reader.finish(rules)?))
    }

    /// The question alone.
    pub(super) fn question(&self, reader: &mut Reader) -> Question {
        self.written(reader, Reader::required)
    }

    /// The same of a hand that may lack its winning tile, or anything else.
    pub(super) fn unfinished(&self, reader: &mut Reader) -> Question {
        self.written(reader, |_, _, text| text.unwrap_or_default())
    }

    fn written<'t>(
        &'t self,
        reader: &mut Reader,
        required: impl Fn(&mut Reader, Field, Option<&'t str>) -> &'t str,
    ) -> Question {
        let hand = required(reader, Field::Hand, self.hand.as_deref());
        let hand = reader.tiles(Field::Hand, hand);
        let melds = reader.melds(&self.melds);
        let win = self.win.as_deref().filter(|win| !win.is_empty());
        let win = required(reader, Field::Win, win);
        let win = if win.is_empty() {
            None
        } else {
            reader.take(Field::Win, notation::tile(win))
        };
        required(reader, Field::By, self.by.as_deref());
        let by = self.by.as_deref();
        let by = reader.id(Field::By, by, &By::ALL, By::code, By::Ron);
        let wind = |reader: &mut Reader, field, text: &Option<String>| {
            text.as_ref().and_then(|text| reader.wind(field, text))
        };
        Question {
            hand,
            melds,
            win,
            by,
            seat: wind(reader, Field::Seat, &self.seat).unwrap_or(Wind::South),
            round: wind(reader, Field::Round, &self.round).unwrap_or(Wind::East),
            dora: reader.tiles(Field::Dora, &self.dora),
            ura: reader.tiles(Field::Ura, &self.ura),
            riichi: reader.id(
                Field::Riichi,
                self.riichi.as_deref(),
                &Riichi::ALL,
                Riichi::code,
                Riichi::None,
            ),
            flags: reader
                .entries(Field::Flags, &self.flags, |reader, flag| {
                    reader.one_of(Field::Flags, flag, Flag::ALL, Flag::code)
                })
                .into_iter()
                .collect(),
            norths: self.norths,
            flowers: reader.tiles(Field::Flowers, &self.flowers),
            honba: self.honba,
            sticks: self.sticks,
            from: wind(reader, Field::From, &self.from),
            liable: reader.entries(Field::Liable, &self.liable, Reader::liable),
        }
    }
}
