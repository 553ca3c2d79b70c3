//! A spec as text, and what is wrong with one: `by=ron;open=no;only=kanchan,tanki`.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::ops::RangeInclusive;
use core::str::FromStr;

use crate::practice::item::number;
use crate::practice::skill::Skill;
use crate::practice::spec::wish::{Spec, Wanted};
use tensu::Wind;
use tensu::question::By;
use tensu::yaku::Yaku;
use tensu_words::{EN, Word, Words};

/// The reason why a text is no spec or drill.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BadSpec {
    /// A word that has no `=`, or a name that there is not: perhaps one of a newer version.
    Name(String),
    /// A name twice.
    Twice(String),
    /// A value that its name does not have.
    Value {
        /// The name.
        name: String,
        /// The value, as it was written.
        value: String,
    },
}

impl BadSpec {
    /// Says why a text is not a drill.
    pub fn said(&self, words: &Words) -> String {
        match self {
            Self::Name(name) => words.fill(Word::SpecName, &[name.into()]),
            Self::Twice(name) => words.fill(Word::SpecTwice, &[name.into()]),
            Self::Value { name, value } => {
                words.fill(Word::SpecValue, &[name.into(), value.into()])
            }
        }
    }
}

impl fmt::Display for BadSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(&EN))
    }
}

impl core::error::Error for BadSpec {}

const WAITS: [Skill; 5] = [
    Skill::Ryanmen,
    Skill::Kanchan,
    Skill::Penchan,
    Skill::Shanpon,
    Skill::Tanki,
];
const PAIRS: [Skill; 3] = [Skill::PlainPair, Skill::YakuhaiPair, Skill::DoubleWindPair];
/// The fu that a hand can be asked for.
const FU: RangeInclusive<u8> = 20..=170;

/// The most honba and sticks that are asked for.
const MOST_STICKS: u8 = 20;

/// Splits a text into one `name=value` after the other, no name twice.
pub(crate) fn words(text: &str) -> impl Iterator<Item = Result<(&str, &str), BadSpec>> {
    let words = text.split(';').filter(|word| !word.is_empty());
    let mut seen: Vec<&str> = Vec::new();
    words.map(move |word| {
        let pair = word.split_once('=');
        let (name, value) = pair.ok_or_else(|| BadSpec::Name(word.to_owned()))?;
        if seen.contains(&name) {
            return Err(BadSpec::Twice(name.to_owned()));
        }
        seen.push(name);
        Ok((name, value))
    })
}

impl FromStr for Spec {
    type Err = BadSpec;

    /// Reads what [`Display`](fmt::Display) writes; an empty text is any hand.
    fn from_str(text: &str) -> Result<Self, BadSpec> {
        let mut spec = Self::default();
        for word in words(text) {
            let (name, value) = word?;
            spec.set(name, value)?;
        }
        Ok(spec)
    }
}

impl Spec {
    /// Sets what one word says.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<(), BadSpec> {
        let set = match name {
            "by" => By::from_code(value).map(|by| self.by = Some(by)),
            "seat" => winds(value).map(|winds| self.seat = winds),
            "round" => winds(value).map(|winds| self.round = winds),
            "open" => called(value).map(|open| self.open = open),
            "kans" => range(value, 0..=4).map(|kans| self.kans = kans),
            "only" => self.only(value),
            "fu" => {
                let all = value.split(',').map(number::<u8>);
                let all: Option<Vec<u8>> = all.collect();
                let all = all.filter(|all| all.iter().all(|fu| FU.contains(fu)));
                all.map(|fu| self.fu = fu)
            }
            "han" => range(value, 1..=13).map(|han| self.han = han),
            "honba" => range(value, 0..=MOST_STICKS).map(|honba| self.honba = honba),
            "sticks" => range(value, 0..=MOST_STICKS).map(|sticks| self.sticks = sticks),
            "yaku" => yaku(value).map(|yaku| self.yaku = yaku),
            "red" => switch(value).map(|red| self.red = red),
            "table" => switch(value).map(|table| self.tablelike = table),
            _ => return Err(BadSpec::Name(name.to_owned())),
        };
        set.ok_or_else(|| BadSpec::Value {
            name: name.to_owned(),
            value: value.to_owned(),
        })
    }

    fn only(&mut self, value: &str) -> Option<()> {
        (self.wait, self.pair, self.blocks) = <_>::default();
        for code in value.split(',') {
            let skill = Skill::from_code(code)?;
            let list = if WAITS.contains(&skill) {
                &mut self.wait
            } else if PAIRS.contains(&skill) {
                &mut self.pair
            } else if Skill::SETS.contains(&skill) {
                &mut self.blocks
            } else {
                return None;
            };
            if list.contains(&skill) {
                return None;
            }
            list.push(skill);
        }
        Some(())
    }
}

/// Writes on or off.
pub(crate) const fn switched(on: bool) -> &'static str {
    if on { "yes" } else { "no" }
}

/// Reads what [`switched`] writes.
pub(crate) fn switch(value: &str) -> Option<bool> {
    match value {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

fn called(value: &str) -> Option<RangeInclusive<u8>> {
    match value {
        "no" => Some(0..=0),
        "yes" => Some(1..=4),
        _ => range(value, 0..=4),
    }
}

fn yaku(value: &str) -> Option<Wanted> {
    if value == "none" {
        return Some(Wanted::None);
    }
    let all: Option<Vec<Yaku>> = value.split(',').map(Yaku::from_code).collect();
    all.map(Wanted::Some)
}

fn winds(value: &str) -> Option<Vec<Wind>> {
    let of = |c: char| Wind::ALL.into_iter().find(|wind| wind.letter() == c);
    let winds: Option<Vec<Wind>> = value.chars().map(of).collect();
    winds.filter(|winds| !winds.is_empty())
}

/// Reads `2` or `2-4`, within what there is.
fn range(value: &str, all: RangeInclusive<u8>) -> Option<RangeInclusive<u8>> {
    let (first, last) = value.split_once('-').unwrap_or((value, value));
    let (first, last) = (number(first)?, number(last)?);
    let is_there = first <= last && all.contains(&first) && all.contains(&last);
    is_there.then_some(first..=last)
}

/// Writes what [`FromStr`] reads: only what is not left open, in one order.
impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.beside(&Self::default()))
    }
}

impl Spec {
    /// Returns what differs from another spec, one `name=value` after the other.
    pub(crate) fn beside(&self, usual: &Self) -> String {
        let (own, usual) = (self.words(), usual.words());
        let differs = own
            .into_iter()
            .zip(usual)
            .filter(|(own, usual)| own != usual);
        let words = differs.map(|((name, value), _)| [name, "=", &value].concat());
        words.collect::<Vec<String>>().join(";")
    }

    /// All words of the spec, in one order.
    fn words(&self) -> [(&'static str, String); 13] {
        let letters = |winds: &[Wind]| winds.iter().map(|wind| wind.letter()).collect();
        let only = self.wait.iter().chain(&self.pair).chain(&self.blocks);
        let only: Vec<&str> = only.map(|skill| skill.code()).collect();
        let fu: Vec<String> = self.fu.iter().map(ToString::to_string).collect();
        let yaku = match &self.yaku {
            Wanted::Any => String::new(),
            Wanted::None => "none".to_owned(),
            Wanted::Some(yaku) => {
                let yaku: Vec<&str> = yaku.iter().map(|yaku| yaku.code()).collect();
                yaku.join(",")
            }
        };
        let open = match (self.open.start(), self.open.end()) {
            (0, 0) => "no".to_owned(),
            (1, 4) => "yes".to_owned(),
            _ => range_text(&self.open),
        };
        [
            ("by", self.by.map_or("", By::code).to_owned()),
            ("seat", letters(&self.seat)),
            ("round", letters(&self.round)),
            ("open", open),
            ("kans", range_text(&self.kans)),
            ("only", only.join(",")),
            ("fu", fu.join(",")),
            ("han", range_text(&self.han)),
            ("honba", range_text(&self.honba)),
            ("sticks", range_text(&self.sticks)),
            ("yaku", yaku),
            ("red", switched(self.red).to_owned()),
            ("table", switched(self.tablelike).to_owned()),
        ]
    }
}

fn range_text(range: &RangeInclusive<u8>) -> String {
    let (first, last) = (range.start(), range.end());
    if first == last {
        first.to_string()
    } else {
        alloc::format!("{first}-{last}")
    }
}
