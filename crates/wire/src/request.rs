//! A request to score a hand, and how it is read.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use crate::Value;
use crate::contract::{Alias, Listed, Names, Type, ids};
use crate::declare::request;
use crate::read::{Malformed, REASONS, Read, Settings, beginning};
use tensu::Ruleset;
use tensu::house::House;
use tensu::inside::{self, Word};
use tensu::link::Link;
use tensu::meld::{MeldKind, Side};
use tensu::notation::{self, ParseError};
use tensu::question::{By, Flag, Liable, Question, Riichi, WrittenMeld};
use tensu::refusal::{Field, Refusal, Refusals};
use tensu::rules::{DEFAULT, HouseRule, Setting};
use tensu::tiles::{Tile, Wind};
use tensu::yaku::Yaku;

request! {
    /// A hand, how it was won, and the table around it; as any request at most 100,000 values and characters.
    #[derive(Clone, Debug, Default)]
    pub struct Request as "" then linked either [&["hand", "win", "by"], &["text"]] {
        /// The whole question as text, in any notation or as a link, in place of the other fields:
        /// `"234m340p66p678s56s+7s ron riichi dora:1m5p"`. Fields beside it add to it; one that says otherwise is refused.
        pub may text: Option<String>,
        /// The rules; default: `"cheatsheet"`.
        pub may ruleset: Option<RulesetChoice>,
        /// The concealed tiles without the winning tile.
        pub needs hand: Option<String>,
        /// Chi, pon and kan.
        pub may melds: Vec<MeldText>,
        /// The winning tile.
        pub needs win: Option<String>,
        /// The way in which it was won.
        pub needs by: Option<String> as Type::Ids(&ids::WAYS),
        /// The winner's seat wind; default: South. East is the dealer.
        pub may seat: Option<String> as Type::Ids(&ids::SEATS),
        /// The prevailing wind; default: East.
        pub may round: Option<String> as Type::Ids(&ids::SEATS),
        /// Dora indicators: the tiles that were turned, not the dora; at most five.
        pub may dora: String,
        /// Ura dora indicators; at most five.
        pub may ura: String,
        /// The riichi declared; default: none.
        pub may riichi: Option<String> as Type::Ids(&ids::RIICHI),
        /// All else that happened.
        pub may flags: Vec<String> as Type::List(&Type::Ids(&ids::FLAGS)),
        /// Norths set aside (three players), 0 to 4.
        pub may norths: u8,
        /// Flower tiles set aside: `"123f"`.
        pub may flowers: String,
        /// Honba, 0 to 1,000.
        pub may honba: u32 as Type::From(0, 1_000),
        /// Riichi sticks on the table, the winner's own included, 0 to 1,000.
        pub may sticks: u32 as Type::From(0, 1_000),
        /// The player who dealt in (ron), for the payments by seat.
        pub may from: Option<String> as Type::Ids(&ids::SEATS),
        /// The players who are liable (pao), each yakuman once; of several players the first pays the honba that a liable player
        /// pays.
        pub may liable: Vec<LiableText>,
    }
}

impl Request {
    /// Takes the rules of a link, where there are no others.
    fn linked(mut self) -> Self {
        let linked = || self.text.as_deref().and_then(RulesetChoice::of_link);
        self.ruleset = self.ruleset.take().or_else(linked);
        self
    }
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

    /// The house that it describes; what there is not is left out.
    pub(super) fn house(&self) -> House {
        let (base, set) = match self {
            Self::Id(id) => (id, [].as_slice()),
            Self::House { base, set } => (base, set.as_slice()),
        };
        let base = Ruleset::by_id(base).or_else(|| Ruleset::by_id(&inside::plain(base)));
        let own = |(id, value): &(String, Setting)| {
            HouseRule::by_id(id).map(|rule| (rule.id, value.clone()))
        };
        House {
            set: set.iter().filter_map(own).collect(),
            ..House::new(base.unwrap_or(DEFAULT), "")
        }
    }

    /// The ruleset that it names.
    ///
    /// # Errors
    /// An unknown id or rule.
    pub fn ruleset(&self) -> Result<Cow<'static, Ruleset>, Refusals> {
        let mut reader = TextReader::default();
        let rules = reader.ruleset(Some(self));
        reader.finish(rules)
    }
}

request! {
    /// A chi, pon or kan of a request.
    #[derive(Clone, Debug)]
    pub struct MeldText as "Meld" {
        /// Its kind.
        pub must kind: String as Type::Ids(&ids::MELDS),
        /// Its tiles, in any order.
        pub must tiles: String,
        /// The player who discarded the called tile, where that matters (pao).
        pub may from: Option<String> as Type::Ids(&ids::SIDES),
    }
}

request! {
    /// A player who pays for a yakuman that their discard made certain (pao).
    #[derive(Clone, Debug)]
    pub struct LiableText as "Liable" {
        /// The player's seat.
        pub must seat: String as Type::Ids(&ids::SEATS),
        /// The yakuman; `"rinshan"` is the giver of an open kan, where the rules know that.
        pub must r#for = "for": String as Type::Ids(&ids::YAKU),
    }
}

request! {
    /// House rules: a ruleset with some of its rules changed.
    struct HouseText as "HouseRules" {
        /// The ruleset to start from.
        must base: String as Type::Ids(&ids::RULESETS),
        /// The rules that differ.
        needs set: Settings as Type::Named("RuleValues"),
    }
}

impl Listed for RulesetChoice {
    const NAMES: Option<&'static Names> = HouseText::NAMES;
    const TYPE: Type = Type::Alias(&Alias {
        name: "RulesetChoice",
        doc: "The rules to play by.",
        of: Type::Either(&[Type::Ids(&ids::RULESETS), HouseText::TYPE]),
    });
}

impl Read for RulesetChoice {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        if let Value::Text(id) = value {
            return Ok(Self::Id(id.clone().into_owned()));
        }
        let HouseText { base, set } = HouseText::from_value(value)?;
        Ok(Self::House { base, set: set.0 })
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
pub(super) struct TextReader {
    refusals: Vec<Refusal>,
}

impl TextReader {
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

    /// Adds a refusal, unless there are as many as a response lists.
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
            None => DEFAULT.id,
            Some(RulesetChoice::Id(id) | RulesetChoice::House { base: id, .. }) => id,
        };
        let Some(base) = Ruleset::by_id(id).or_else(|| Ruleset::by_id(&inside::plain(id))) else {
            let known = tensu::rules::all().map(|rules| rules.id);
            self.refuse(Refusal::UnknownRuleset(beginning(id), known.collect()));
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
        let mut reader = TextReader::default();
        let rules = reader.ruleset(self.ruleset.as_ref());
        let question = self.question(&mut reader);
        Ok((question, reader.finish(rules)?))
    }
}
