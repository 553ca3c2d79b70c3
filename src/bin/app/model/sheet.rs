//! A sheet from an address: by its text, or as the hand of today or of this week.

use std::fmt::Display;
use std::rc::Rc;

use tensu::house::House;
use tensu::link::BadLink;
use tensu::{Question, Ruleset};
use tensu_learn::Day;
use tensu_learn::practice::{Form, Problem};
use tensu_learn::sheet::{BadSheet, Daily, Sheet, marks};

use crate::browser::page;
use crate::model::active_rules::ActiveRules;
use crate::model::library::library;

/// The page that has sheets; links to it have to work for good.
pub(crate) const ADDRESS: &str = "sheet";

/// The side of the page with the hand of today, and the one with that of this week.
pub(crate) const DAY: &str = "day";
pub(crate) const WEEK: &str = "week";

/// The side on which a sheet is made.
pub(crate) const MAKE: &str = "make";

/// A sheet with all its problems.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Loaded {
    pub(crate) sheet: Sheet,
    pub(crate) rules: ActiveRules,
    pub(crate) problems: Vec<Problem>,
    pub(crate) code: String,
    /// The day or week whose hand it is, if it is one of today's.
    pub(crate) daily: Option<Daily>,
}

impl Loaded {
    /// The sheet of a text.
    pub(crate) fn read(text: &str) -> Result<Self, BadSheet> {
        Self::of(Sheet::read_with(text, library())?)
    }

    /// A sheet with its problems.
    pub(crate) fn of(sheet: Sheet) -> Result<Self, BadSheet> {
        let rules = match sheet.rules.preset() {
            Some(rules) => ActiveRules::Preset(rules),
            None => ActiveRules::of(sheet.rules.clone())
                .map_err(|bad| BadSheet::Link(BadLink::Rules(bad)))?,
        };
        let problems = sheet.problems(&rules)?;
        Ok(Self {
            code: sheet.code(),
            sheet,
            rules,
            problems,
            daily: None,
        })
    }

    /// The hand of the day or of the week; `None` if the rules have none.
    pub(crate) fn daily(daily: Daily, rules: &ActiveRules) -> Option<Self> {
        let sheet = daily.sheet(&rules.to_house(), rules)?;
        let loaded = Self::of(sheet).ok()?;
        Some(Self {
            daily: Some(daily),
            ..loaded
        })
    }

    /// The sheet at a side of the page; `None` where that is no sheet, but a list of them.
    pub(crate) fn at(
        side: &str,
        rules: &ActiveRules,
        today: Day,
    ) -> Option<Result<Self, BadSheet>> {
        let daily = match side {
            "" => return None,
            DAY => Daily::Day(today),
            WEEK => Daily::Week(today),
            text => return Some(Self::read(text).map(|sheet| sheet.dated(today))),
        };
        Some(Self::daily(daily, rules).ok_or(BadSheet::Hand(1)))
    }

    /// The same sheet, marked as the hand of today or of this week if it is one: a link to it is as good as the way
    /// from Learn.
    pub(crate) fn dated(self, today: Day) -> Self {
        if self.problems.len() != 1 {
            return self;
        }
        let daily = [Daily::Day(today), Daily::Week(today)];
        let daily = daily.into_iter().find(|daily| {
            let own = daily.sheet(&self.sheet.rules, &self.rules);
            own.is_some_and(|own| own.hands == self.sheet.hands)
        });
        Self { daily, ..self }
    }

    /// Returns the most points that it gives.
    pub(crate) fn points(&self) -> usize {
        let all = self.problems.iter();
        all.map(|problem| marks(problem, &[]).len()).sum()
    }

    /// Returns whether the problems ask different things.
    pub(crate) fn is_mixed(&self) -> bool {
        self.problems.iter().any(|one| one.form != self.sheet.form)
    }

    /// Returns whether there is something to read before it begins: one hand without a clock has nothing.
    pub(crate) fn has_start(&self) -> bool {
        self.problems.len() > 1 || self.sheet.minutes.is_some()
    }
}

/// A hand of somebody's own as a sheet that asks this of it; `None` where that has no answer, or several.
pub(crate) fn of_own(
    form: Form,
    question: &Question,
    house: &House,
    rules: &Ruleset,
) -> Option<Sheet> {
    let sheet = Sheet::of(house, form, vec![question.clone()])?;
    let problems = sheet.problems(rules).ok()?;
    let is_clear = problems.iter().all(|problem| problem.is_clear(rules));
    is_clear.then_some(sheet)
}

/// A hand as a sheet: asked whole, or else only its payment.
pub(crate) fn quiz(question: &Question, house: &House, rules: &Ruleset) -> Option<Sheet> {
    let mut forms = [Form::Whole, Form::Price].into_iter();
    forms.find_map(|form| of_own(form, question, house, rules))
}

/// The address of a sheet, or of its text.
pub(crate) fn address(sheet: impl Display) -> String {
    format!("{}#/{ADDRESS}/{sheet}", page::home())
}

/// A sheet that is shared.
pub(crate) type Shared = Rc<Loaded>;
