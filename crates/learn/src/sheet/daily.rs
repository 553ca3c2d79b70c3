//! The hand of the day and of the week: everybody has the same one, without a server.

use alloc::format;
use alloc::string::{String, ToString};

use crate::Day;
use crate::fnv::fnv;
use crate::practice::{Drill, Form, Spec};
use crate::sheet::Sheet;
use crate::{Week, weekday};
use tensu::Ruleset;
use tensu::evening::Date;
use tensu::house::House;

/// The hand of a day or of a week.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Daily {
    /// The hand of a day: easy on Monday, hard on Sunday.
    Day(Day),
    /// The hand of the week of a day.
    Week(Day),
}

impl Daily {
    /// The date as it is told: `2026-11-26`, `2026-W48`.
    pub fn date(self) -> String {
        match self {
            Self::Day(day) => Date::of(day).to_string(),
            Self::Week(day) => Week::of(day).to_string(),
        }
    }

    /// The seed of its hand. The text never changes, and the generator of hands is frozen.
    fn seed(self, rules: &Ruleset) -> u64 {
        let what = match self {
            Self::Day(_) => "tensu-day/1",
            Self::Week(_) => "tensu-week/1",
        };
        fnv(&format!("{what} {} {}", self.date(), rules.id))
    }

    /// The drill of one whole hand. Monday asks what most tables bring, Sunday what few do.
    fn drill(self) -> Drill {
        let easy = Spec {
            kans: 0..=0,
            ..Spec::table()
        };
        let rare = |fu: &[u8]| Spec {
            fu: fu.to_vec(),
            han: 1..=4,
            ..Spec::default()
        };
        let day = match self {
            Self::Day(day) => weekday(day),
            Self::Week(_) => 5,
        };
        let spec = match day {
            0 => Spec {
                fu: alloc::vec![30],
                han: 1..=3,
                ..easy
            },
            1 => Spec {
                fu: alloc::vec![30, 40],
                han: 1..=3,
                ..easy
            },
            2 => Spec { han: 1..=4, ..easy },
            3 => Spec::table(),
            4 => rare(&[40, 50]),
            5 => rare(&[50, 60, 70]),
            _ => rare(&[70, 80, 90, 100, 110]),
        };
        Drill {
            spec,
            count: 1,
            ..Drill::of(Form::Whole)
        }
    }

    /// The sheet with its hand; `None` if the rules have none.
    ///
    /// ```
    /// use tensu::Ruleset;
    /// use tensu::house::House;
    /// use tensu_learn::sheet::Daily;
    /// let rules = Ruleset::by_id("ema_2025").unwrap();
    /// let of = |day| Daily::Day(day).sheet(&House::new(rules, rules.name), rules).unwrap();
    /// assert_eq!(of(20_783), of(20_783));
    /// assert_ne!(of(20_783).hands, of(20_784).hands);
    /// ```
    pub fn sheet(self, house: &House, rules: &Ruleset) -> Option<Sheet> {
        let seed = self.seed(rules);
        let own = Sheet::deal(&self.drill(), seed, house, rules);
        // Some rules hardly have the hands that a day asks for.
        own.or_else(|| {
            let any = Drill {
                spec: Spec::table(),
                ..self.drill()
            };
            Sheet::deal(&any, seed, house, rules)
        })
    }
}
