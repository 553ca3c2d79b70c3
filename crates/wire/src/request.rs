//! A request to score a hand, and how it is read.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use crate::Value;
use crate::read::{Malformed, Object, Read, Settings, beginning};
use crate::response::REASONS;
use tensu::Ruleset;
use tensu::house::House;
use tensu::inside::{self, Word};
use tensu::link::Link;
use tensu::meld::{MeldKind, Side};
use tensu::notation::{self, ParseError};
use tensu::question::{By, Flag, Liable, Question, Riichi, WrittenMeld};
use tensu::refusal::{Field, Refusal, Refusals};
use tensu::rules::Setting;
use tensu::tiles::{Tile, Wind};
use tensu::yaku::Yaku;

/// A hand to score. `hand`, `win` and `by` are required.
#[derive(Clone, Debug, Default)]
pub struct Request {
    /// The rules; `"cheatsheet"` by default.
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
    /// Honba.
    pub honba: u32,
    /// Riichi sticks on the table.
    pub sticks: u32,
    /// The seat of the discarder.
    pub from: Option<String>,
    /// The liable players.
    pub liable: Vec<LiableText>,
    /// The whole question as text, or a link to it, in place of the other fields. What they give besides is added; what they
    /// give that it says otherwise is refused.
    pub text: Option<String>,
}

/// A ruleset by its id, or a base with some of its rules changed.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    pub(super) fn of(house: &House) -> Self {
        let base = String::from(house.base.id);
        let own = |(id, value): &(&str, Setting)| (String::from(*id), value.clone());
        match house.set.as_slice() {
            [] => Self::Id(base),
            set => Self::House {
                base,
                set: set.iter().map(own).collect(),
            },
        }
    }

    /// The rules that a text names: those of a link, if it is one.
    pub(super) fn of_link(text: &str) -> Option<Self> {
        let link = text.parse::<Link>().ok()?;
        Some(Self::of(&link.rules))
    }

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
        let text: Option<String> = written.get("text")?;
        let ruleset: Option<RulesetChoice> = written.get("ruleset")?;
        Ok(Self {
            ruleset: ruleset.or_else(|| text.as_deref().and_then(RulesetChoice::of_link)),
            text,
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
    pub(super) fn take<T>(&mut self, field: Field, read: Result<T, ParseError>) -> Option<T> {
        read.map_err(|error| self.refuse(Refusal::Parse(field, error)))
            .ok()
    }

    pub(super) fn tiles(&mut self, field: Field, text: &str) -> Vec<Tile> {
        self.take(field, notation::tiles(text)).unwrap_or_default()
    }

    /// Reads one of the ids of a field, or another word for it.
    fn one_of<T: Copy>(
        &mut self,
        field: Field,
        text: &str,
        all: &[T],
        code: fn(T) -> &'static str,
        word: fn(Word) -> Option<T>,
    ) -> Option<T> {
        let found = all.iter().copied().find(|&one| code(one) == text);
        let found = found.or_else(|| inside::find(text).and_then(word));
        if found.is_none() {
            self.refuse(no_value(field, text, all.iter().copied().map(code)));
        }
        found
    }

    pub(super) fn wind(&mut self, field: Field, text: &str) -> Option<Wind> {
        let found = inside::wind(text);
        if found.is_none() {
            self.refuse(no_value(field, text, Wind::ALL.into_iter().map(Wind::code)));
        }
        found
    }

    pub(super) fn by(&mut self, text: &str) -> Option<By> {
        self.one_of(Field::By, text, &By::ALL, By::code, |word| match word {
            Word::By(by) => Some(by),
            _ => None,
        })
    }

    pub(super) fn riichi(&mut self, text: &str) -> Option<Riichi> {
        let word = |word| match word {
            Word::Riichi(riichi) => Some(riichi),
            _ => None,
        };
        self.one_of(Field::Riichi, text, &Riichi::ALL, Riichi::code, word)
    }

    pub(super) fn flag(&mut self, text: &str) -> Option<Flag> {
        let word = |word| match word {
            Word::Flag(flag) => Some(flag),
            _ => None,
        };
        self.one_of(Field::Flags, text, Flag::ALL, Flag::code, word)
    }

    fn meld_kind(&mut self, text: &str) -> Option<MeldKind> {
        let word = |word| match word {
            Word::Meld(kind) => Some(kind),
            _ => None,
        };
        self.one_of(Field::Melds, text, &MeldKind::ALL, MeldKind::code, word)
    }

    fn side(&mut self, text: &str) -> Option<Side> {
        let word = |word| match word {
            Word::Side(side) => Some(side),
            _ => None,
        };
        self.one_of(Field::Melds, text, &Side::ALL, Side::code, word)
    }

    pub(super) fn required<'t>(&mut self, field: Field, text: Option<&'t str>) -> &'t str {
        if text.is_none() {
            self.refuse(Refusal::Missing(field));
        }
        text.unwrap_or_default()
    }

    fn meld(&mut self, meld: &MeldText) -> WrittenMeld {
        let kind = self.meld_kind(&meld.kind).unwrap_or(MeldKind::Chi);
        let from = meld.from.as_deref().and_then(|from| self.side(from));
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

    /// Adds a refusal. One that somebody causes a million times is not added more often than a response says.
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
    pub(super) fn entries<E, T>(
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

    /// Returns the ruleset, if nothing was refused.
    pub(super) fn finish<T>(self, rules: Option<T>) -> Result<T, Refusals> {
        Refusals::none_of(self.refusals)?;
        // One that could not be read was refused.
        rules.ok_or_else(|| Refusal::Missing(Field::Ruleset).into())
    }

    pub(super) fn liable(&mut self, liable: &LiableText) -> Option<Liable> {
        let seat = self.wind(Field::Liable, &liable.seat);
        let yaku = inside::yaku(&liable.r#for);
        if yaku.is_none() {
            let possible = Yaku::all()
                .filter(|yaku| yaku.can_be_liable())
                .map(Yaku::code);
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
            None => tensu::rules::DEFAULT.id,
            Some(RulesetChoice::Id(id) | RulesetChoice::House { base: id, .. }) => id,
        };
        let Some(base) = Ruleset::by_id(id).or_else(|| Ruleset::by_id(&inside::plain(id))) else {
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

/// The refusal of a text that is none of the ids of its field.
pub(super) fn no_value(
    field: Field,
    text: &str,
    possible: impl Iterator<Item = &'static str>,
) -> Refusal {
    let possible = possible.map(String::from).collect();
    Refusal::Value(field, beginning(text), possible)
}

impl Request {
    /// The question that the request asks, and its rules.
    ///
    /// # Errors
    /// Every text that cannot be read, with its field and position.
    pub fn read(&self) -> Result<(Question, Cow<'static, Ruleset>), Refusals> {
        let mut reader = Reader::default();
        let rules = reader.ruleset(self.ruleset.as_ref());
        let question = self.question(&mut reader);
        Ok((question, reader.finish(rules)?))
    }
}
