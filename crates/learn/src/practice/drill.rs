//! Drills: what is asked, about which hands, how often; as text `drill=wait;only=kanchan;n=10`.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::practice::item::number;
use crate::practice::skill::Skill;
use crate::practice::spec::{BadSpec, Spec, Wanted, words};
use crate::practice::won::Of;
use crate::practice::{Item, differs};
use tensu::Ruleset;
use tensu::Wind;
use tensu::choice;
use tensu::question::By;
use tensu::rules::Noten;
use tensu::yaku::Yaku;

choice! {
    /// A form of drill, by what it asks.
    #[non_exhaustive]
    Form {
        /// A whole hand, unsplit: han, fu, payments.
        Whole = "whole",
        /// The payments for han and fu.
        Table = "table",
        /// The name of the wait.
        Wait = "wait",
        /// The sets, the pair and the wait: those that give fu are tapped.
        Tap = "tap",
        /// All fu of a hand that lies in its sets and pair.
        Sum = "sum",
        /// The limit of han and fu, and its payments.
        Limit = "limit",
        /// The fu of a pair.
        Pair = "pair",
        /// The fu of a set.
        Set = "set",
        /// The tiles that complete a hand.
        Tiles = "tiles",
        /// The points that the next win must bring for a better place.
        Comeback = "comeback",
        /// The one of two readings that counts.
        Reading = "reading",
        /// The winner's points with honba and sticks.
        Honba = "honba",
        /// The han of a hand, or its points where these add up.
        Han = "han",
        /// The payments for a hand.
        Price = "price",
        /// The payments by the dealer's win and by another's, by ron and self-drawn: as in the tests of professionals.
        Four = "four",
        /// Furiten or not, with these discards.
        Furiten = "furiten",
        /// The points that each tenpai player gets where nobody won.
        Noten = "noten",
        /// The payments under these rules for a hand that the cheat sheet pays otherwise.
        Differs = "differs",
        /// Fourteen tiles taken apart into sets and the pair, and all fu.
        Split = "split",
    }
}

impl Form {
    /// The form with this id.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|form| form.code() == code)
    }

    /// Returns whether a ruleset has it: not all count fu, or pay by han.
    pub fn is_in(self, rules: &Ruleset) -> bool {
        match self {
            Self::Whole
            | Self::Wait
            | Self::Tiles
            | Self::Comeback
            | Self::Han
            | Self::Price
            | Self::Four => true,
            Self::Furiten => rules.chinese().is_none(),
            Self::Tap
            | Self::Sum
            | Self::Pair
            | Self::Set
            | Self::Reading
            | Self::Split
            | Self::Table => rules.counts_fu(),
            Self::Limit | Self::Honba => rules.is_riichi(),
            Self::Noten => rules.game.noten != Noten::Nothing,
            Self::Differs => differs::differing(rules).next().is_some(),
        }
    }

    /// Returns whether a sheet of paper can ask it: about a hand as it lies, or none, answered in words.
    pub const fn is_for_paper(self) -> bool {
        matches!(
            self,
            Self::Whole
                | Self::Wait
                | Self::Sum
                | Self::Tiles
                | Self::Honba
                | Self::Han
                | Self::Price
                | Self::Four
                | Self::Furiten
                | Self::Noten
                | Self::Differs
        )
    }

    /// The hands that it asks about unless a drill says.
    fn spec(self) -> Spec {
        let table = Spec::table();
        match self {
            Self::Pair => Spec {
                // Half of the pairs have a value, and double winds are met.
                tablelike: false,
                ..table
            },
            Self::Wait => Spec {
                tablelike: false,
                kans: 0..=0,
                ..table
            },
            Self::Set => Spec {
                blocks: Skill::SETS[1..].to_vec(),
                tablelike: false,
                ..table
            },
            Self::Honba => Spec {
                honba: 1..=3,
                sticks: 0..=2,
                ..table
            },
            _ => table,
        }
    }
}

/// A drill.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Drill {
    /// The form of the questions.
    pub form: Form,
    /// The hands that it asks about.
    pub spec: Spec,
    /// The number of questions.
    pub count: u8,
    /// The seconds for all questions, if there is a clock.
    pub seconds: Option<u16>,
}

/// The number of questions of a drill that says none.
const COUNT: u8 = 10;
/// The most questions of a drill.
const MOST: u8 = 99;

impl Drill {
    /// The drill of a form with nothing changed.
    pub fn of(form: Form) -> Self {
        Self {
            form,
            spec: form.spec(),
            count: COUNT,
            seconds: None,
        }
    }

    /// The same drill about something that went wrong; `None` if the form does not ask it.
    #[must_use]
    pub fn about(&self, item: Item) -> Option<Self> {
        let mut spec = self.spec.clone();
        match (item, self.form) {
            (
                Item::Skill(skill),
                Form::Whole | Form::Wait | Form::Tap | Form::Sum | Form::Split,
            ) => {
                spec.set("only", skill.code()).ok()?;
            }
            (Item::Skill(skill), Form::Pair | Form::Set) => {
                spec.set("only", skill.code()).ok()?;
                let own = if self.form == Form::Pair {
                    &spec.pair
                } else {
                    &spec.blocks
                };
                own.last().filter(|last| **last == skill)?;
            }
            (Item::Cell(cell), Form::Whole | Form::Table) => {
                spec.by = Some(cell.of.by());
                spec.seat = cell.of.seats();
                spec.han = cell.han()..=cell.han();
                spec.fu = alloc::vec![cell.fu()];
            }
            (Item::Limit(limit, of), Form::Whole | Form::Limit) => {
                use tensu::rules::Limit;
                spec.by = Some(of.by());
                spec.seat = of.seats();
                spec.han = match limit {
                    Limit::Mangan => 5..=5,
                    Limit::Haneman => 6..=7,
                    Limit::Baiman => 8..=10,
                    Limit::Sanbaiman => 11..=12,
                    Limit::Yakuman => 13..=13,
                };
            }
            (Item::Reading, Form::Reading)
            | (Item::Split, Form::Split)
            | (Item::Furiten, Form::Furiten)
            | (Item::Noten, Form::Noten)
            | (Item::Differs, Form::Differs)
            | (Item::Honba | Item::Sticks, Form::Honba)
            | (Item::Sum, Form::Sum | Form::Whole | Form::Split)
            | (Item::Han | Item::Points, Form::Whole) => {}
            _ => return None,
        }
        Some(Self {
            spec,
            ..self.clone()
        })
    }
}

impl Spec {
    /// The same spec, so that something that goes wrong is likely to come.
    pub(super) fn about(&self, item: Item, rules: &Ruleset) -> Self {
        let mut spec = self.clone();
        match item {
            Item::Skill(Skill::Flat) => spec.fu = [20, 25].into(),
            Item::Skill(Skill::OpenPinfu) => {
                (spec.by, spec.open) = (Some(By::Ron), 1..=4);
                (spec.fu, spec.wait) = ([30].into(), [Skill::Ryanmen].into());
            }
            Item::Skill(Skill::MenzenRon) => (spec.by, spec.open) = (Some(By::Ron), 0..=0),
            Item::Skill(Skill::OpenRon) => (spec.by, spec.open) = (Some(By::Ron), 1..=4),
            Item::Skill(Skill::Tsumo) => spec.by = Some(By::Tsumo),
            // Three tiles and more are waited for in one suit.
            Item::Skill(Skill::ThreeWaits | Skill::ManyWaits) => {
                let yaku = [Yaku::Honitsu, Yaku::Chinitsu];
                let yaku: Vec<Yaku> = yaku.into_iter().filter(|yaku| rules.has(*yaku)).collect();
                if !yaku.is_empty() {
                    (spec.yaku, spec.open) = (Wanted::Some(yaku), 0..=0);
                    spec.tablelike = false;
                }
            }
            _ => {
                let whole = Drill {
                    spec: self.clone(),
                    ..Drill::of(Form::Whole)
                };
                spec = whole.about(item).map_or(spec, |drill| drill.spec);
            }
        }
        spec
    }
}

impl Of {
    const fn by(self) -> By {
        if self.tsumo { By::Tsumo } else { By::Ron }
    }

    fn seats(self) -> Vec<Wind> {
        if self.dealer {
            alloc::vec![Wind::East]
        } else {
            alloc::vec![Wind::South, Wind::West, Wind::North]
        }
    }
}

impl FromStr for Drill {
    type Err = BadSpec;

    /// Reads what [`Display`](fmt::Display) writes. The form comes first; what is not said is as the form has it.
    fn from_str(text: &str) -> Result<Self, BadSpec> {
        let mut words = words(text);
        let (name, value) = words.next().unwrap_or(Ok(("drill", "")))?;
        if name != "drill" {
            return Err(BadSpec::Name(name.to_owned()));
        }
        let bad = |name: &str, value: &str| BadSpec::Value {
            name: name.to_owned(),
            value: value.to_owned(),
        };
        let form = Form::from_code(value).ok_or_else(|| bad(name, value))?;
        let mut drill = Self::of(form);
        for word in words {
            let (name, value) = word?;
            match name {
                "n" => {
                    let count = number(value).filter(|n| (1..=MOST).contains(n));
                    drill.count = count.ok_or_else(|| bad(name, value))?;
                }
                "time" => {
                    let seconds = number(value).filter(|n| *n > 0_u16);
                    drill.seconds = Some(seconds.ok_or_else(|| bad(name, value))?);
                }
                _ => drill.spec.set(name, value)?,
            }
        }
        Ok(drill)
    }
}

/// Writes what [`FromStr`] reads: only what differs from the form's own drill.
impl fmt::Display for Drill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "drill={}", self.form.code())?;
        let spec: String = self.spec.beside(&self.form.spec());
        if !spec.is_empty() {
            write!(f, ";{spec}")?;
        }
        if self.count != COUNT {
            write!(f, ";n={}", self.count)?;
        }
        if let Some(seconds) = self.seconds {
            write!(f, ";time={seconds}")?;
        }
        Ok(())
    }
}
