//! Review: what is due is asked by itself, each item in the form of drill that asks it.

use crate::practice::{Drill, Form, Item, Problem, Skill, Task};
use tensu::Ruleset;

/// The number of seeds that are tried for a question that teaches an item.
const SEEDS: u64 = 8;

impl Item {
    /// The forms of drills that ask about it, the nearest first; none where only the steps of practice do.
    const fn forms(self) -> &'static [Form] {
        match self {
            Self::Skill(skill) if skill.is_pair() => &[Form::Pair, Form::Tap],
            Self::Skill(skill) if skill.is_triplet() || skill.is_kan() => &[Form::Set, Form::Tap],
            Self::Skill(skill) if skill.is_wait() => &[Form::Tiles],
            Self::Skill(
                Skill::Ryanmen | Skill::Shanpon | Skill::Kanchan | Skill::Penchan | Skill::Tanki,
            ) => &[Form::Wait],
            Self::Skill(skill) if skill.is_price() => &[Form::Price],
            Self::Cell(_) => &[Form::Table],
            Self::Limit(..) => &[Form::Limit, Form::Price],
            Self::Sum => &[Form::Sum],
            Self::Reading => &[Form::Reading],
            Self::Split => &[Form::Split],
            Self::Honba | Self::Sticks => &[Form::Honba],
            Self::Han | Self::Points => &[Form::Han],
            Self::Whole | Self::Skill(Skill::Flat | Skill::OpenPinfu) => &[Form::Whole],
            Self::Skill(_) => &[Form::Tap],
            Self::Furiten => &[Form::Furiten],
            Self::Noten => &[Form::Noten],
            Self::Differs => &[Form::Differs],
            Self::Yaku(..) | Self::RoundUp | Self::NoYaku | Self::Minimum => &[],
        }
    }
}

impl Problem {
    /// Makes a question that teaches an item; the same for the same seed. `None` if no drill of the rules does.
    ///
    /// ```
    /// use tensu_learn::{Item, practice::{Form, Problem}};
    /// let rules = tensu::Ruleset::by_id("tenhou").unwrap();
    /// let furiten = Problem::about(Item::Furiten, 3, rules).unwrap();
    /// assert_eq!(furiten.form, Form::Furiten);
    /// let kanchan = Item::from_code("kanchan").unwrap();
    /// assert_eq!(Problem::about(kanchan, 3, rules).unwrap().tasks[0].teaches, kanchan);
    /// ```
    pub fn about(item: Item, seed: u64, rules: &Ruleset) -> Option<Self> {
        let forms = item.forms().iter().copied();
        forms.filter(|form| form.is_in(rules)).find_map(|form| {
            let plain = Drill::of(form);
            let drill = plain.about(item).unwrap_or_else(|| Drill {
                spec: plain.spec.about(item, rules),
                ..plain
            });
            let ask = |nth: u64| Self::deal(&drill, None, seed ^ (nth << 32), rules);
            let teaches = |problem: &Self| {
                let own = |task: &Task| task.teaches == item;
                problem.tasks.iter().any(own) || (item, form) == (Item::Whole, Form::Whole)
            };
            (0..SEEDS).filter_map(ask).find(teaches)
        })
    }
}
