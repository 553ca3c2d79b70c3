//! The choices for a sheet, kept so that nobody makes them twice.

use std::fmt;
use std::rc::Rc;

use tensu::Question;
use tensu_learn::course::{Lesson, path};
use tensu_learn::practice::{Drill, Form};
use tensu_learn::sheet::{Preset, Sheet, Version, of_lesson, seed_of};

use crate::model::active_rules::ActiveRules;
use crate::model::share;
use crate::model::sheet::of_own;

/// The most characters of a name.
pub(crate) const LONGEST_NAME: usize = 60;

/// A choice of what is asked: hands of a drill, or of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asks {
    Form(Form),
    Lesson(u8),
}

impl Asks {
    fn read(word: &str) -> Option<Self> {
        let lesson = word.parse().map(Self::Lesson);
        lesson
            .ok()
            .or_else(|| Form::from_code(word).map(Self::Form))
    }
}

impl fmt::Display for Asks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form(form) => f.write_str(form.code()),
            Self::Lesson(number) => write!(f, "{number}"),
        }
    }
}

/// The choices for a sheet.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Plan {
    /// An exam, or one's own.
    pub(crate) preset: Option<Preset>,
    pub(crate) asks: Vec<Asks>,
    pub(crate) count: u8,
    pub(crate) minutes: u16,
    /// The points to pass a sheet of one's own; 0 for none.
    pub(crate) pass: u16,
    pub(crate) word: String,
    pub(crate) club: String,
    pub(crate) title: String,
    pub(crate) version: Option<Version>,
    /// The lesson whose link is shown.
    pub(crate) lesson: u8,
    /// Hands from the history, by their links.
    pub(crate) own: Vec<Rc<str>>,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            preset: Some(Preset::Club),
            asks: vec![Asks::Form(Form::Whole)],
            count: 5,
            minutes: 0,
            pass: 0,
            word: "1".to_owned(),
            club: String::new(),
            title: String::new(),
            version: None,
            lesson: 1,
            own: Vec::new(),
        }
    }
}

/// A line for each choice. What a later version adds is left out.
impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let asks: Vec<String> = self.asks.iter().map(ToString::to_string).collect();
        let mut line = |name: &str, value: &dyn fmt::Display| writeln!(f, "{name} {value}");
        line("exam", &self.preset.map_or("own", Preset::code))?;
        line("asks", &asks.join(" "))?;
        line("count", &self.count)?;
        line("minutes", &self.minutes)?;
        line("pass", &self.pass)?;
        line("word", &self.word)?;
        line("club", &self.club)?;
        line("title", &self.title)?;
        if let Some(version) = self.version {
            line("version", &version.letter())?;
        }
        line("lesson", &self.lesson)?;
        self.own.iter().try_for_each(|link| line("hand", link))
    }
}

impl Plan {
    /// Reads what was kept; a line that nobody can read is as nothing.
    pub(crate) fn read(text: &str) -> Self {
        let mut plan = Self::default();
        if text.is_empty() {
            return plan;
        }
        for line in text.lines() {
            let (name, value) = line.split_once(' ').unwrap_or((line, ""));
            match name {
                "exam" => {
                    let mut all = Preset::ALL.into_iter();
                    plan.preset = all.find(|preset| preset.code() == value);
                }
                "asks" => plan.asks = value.split(' ').filter_map(Asks::read).collect(),
                "count" => plan.count = value.parse().unwrap_or(plan.count),
                "minutes" => plan.minutes = value.parse().unwrap_or_default(),
                "pass" => plan.pass = value.parse().unwrap_or_default(),
                "word" => value.clone_into(&mut plan.word),
                "club" => value.clone_into(&mut plan.club),
                "title" => value.clone_into(&mut plan.title),
                "version" => plan.version = Version::of(value),
                "lesson" => plan.lesson = value.parse().unwrap_or(plan.lesson),
                "hand" => plan.own.push(value.into()),
                _ => {}
            }
        }
        plan
    }

    /// Returns the exam, if the rules have it; of those that lack it, the club's.
    pub(crate) fn exam(&self, rules: &ActiveRules) -> Option<Preset> {
        self.preset.map(|preset| {
            if preset.is_in(rules) {
                preset
            } else {
                Preset::Club
            }
        })
    }

    /// Returns the form that hands of the history are asked in: that of all, if it is one.
    pub(crate) fn form(&self) -> Option<Form> {
        match self.asks[..] {
            [Asks::Form(form)] => Some(form),
            _ => None,
        }
    }

    /// Makes the sheet that all versions come from.
    pub(crate) fn sheet(&self, rules: &ActiveRules) -> Option<Sheet> {
        let (seed, house) = (seed_of(&self.word), rules.to_house());
        let sheet = match self.exam(rules) {
            Some(preset) => preset.sheet(seed, &house, rules)?,
            None => self.of_own(seed, rules)?,
        };
        Some(Sheet {
            club: self.club.trim().to_owned(),
            title: self.title.trim().to_owned(),
            ..sheet
        })
    }

    fn of_own(&self, seed: u64, rules: &ActiveRules) -> Option<Sheet> {
        let house = rules.to_house();
        let form = self.form();
        let own = self.own.iter().filter(|_| form.is_some());
        let own = own.filter_map(|link| hand(link, rules));
        // What was taken before this was looked at may have two answers.
        let own =
            own.filter(|hand| form.is_some_and(|form| of_own(form, hand, &house, rules).is_some()));
        let own: Vec<Question> = own.collect();
        let sheet = if self.count > 0 {
            let drills: Vec<Drill> = self.drills(rules).collect();
            let count = self.count.into();
            Sheet::deal_of(&drills, count, seed, &house, rules)?.with(own)?
        } else {
            Sheet::of(&house, form?, own)?
        };
        let some = |number: u16| Some(number).filter(|number| *number > 0);
        Some(Sheet {
            minutes: some(self.minutes),
            pass: some(self.pass),
            ..sheet
        })
    }

    /// The drills of all that is asked, as far as the rules have them.
    fn drills(&self, rules: &ActiveRules) -> impl Iterator<Item = Drill> {
        let of = |asks: &Asks| match *asks {
            Asks::Form(form) => [Drill::of(form)].into(),
            Asks::Lesson(number) => {
                let lesson: Option<&Lesson> = path(rules).find(|one| one.number == number);
                lesson.map_or_else(Vec::new, |lesson| of_lesson(lesson, rules))
            }
        };
        let all = self.asks.iter().flat_map(of);
        let all = all.filter(|drill| drill.form.is_in(rules));
        all.collect::<Vec<_>>().into_iter()
    }
}

/// A hand of the history that was played by these rules.
pub(crate) fn hand(link: &str, rules: &ActiveRules) -> Option<Question> {
    let entry = share::entry(share::read(link).ok()?).ok()?;
    let (by, _) = share::worth(&entry).filter(|_| entry.rules == *rules)?;
    Some(share::counted(&entry, by))
}

#[cfg(test)]
mod tests {
    use tensu_learn::practice::Form;
    use tensu_learn::sheet::{Preset, Version};

    use super::{Asks, Plan};
    use crate::model::active_rules::ActiveRules;

    #[test]
    fn a_plan_comes_back_from_its_text() {
        let plan = Plan {
            preset: None,
            asks: vec![Asks::Form(Form::Wait), Asks::Lesson(4)],
            count: 7,
            minutes: 12,
            pass: 5,
            word: "two words".to_owned(),
            club: "Klub  Süd".to_owned(),
            title: String::new(),
            version: Some(Version::B),
            lesson: 3,
            own: vec!["1/tenhou/a".into(), "1/tenhou/b".into()],
        };
        assert_eq!(Plan::read(&plan.to_string()), plan);
        assert_eq!(Plan::read(&Plan::default().to_string()), Plan::default());
        assert_eq!(Plan::read(""), Plan::default());
        assert_eq!(Plan::read("from a later version\ncount x"), Plan::default());
    }

    #[test]
    fn rules_that_lack_an_exam_have_the_clubs() {
        let rules = ActiveRules::by_id("korean").expect("a ruleset");
        let plan = Plan {
            preset: Some(Preset::Forty),
            club: " X ".to_owned(),
            ..Plan::default()
        };
        let sheet = plan.sheet(&rules).expect("a sheet");
        assert_eq!((sheet.hands.len(), &*sheet.club), (10, "X"));
    }

    #[test]
    fn a_sheet_of_lessons_and_drills_has_both() {
        let rules = ActiveRules::by_id("ema_2025").expect("a ruleset");
        let plan = Plan {
            preset: None,
            asks: vec![Asks::Lesson(10), Asks::Form(Form::Noten)],
            count: 4,
            pass: 3,
            ..Plan::default()
        };
        let sheet = plan.sheet(&rules).expect("a sheet");
        let forms: Vec<Form> = sheet.each.iter().map(|(form, _)| *form).collect();
        assert_eq!(forms, [Form::Wait, Form::Noten, Form::Wait, Form::Noten]);
        assert_eq!((sheet.pass, sheet.minutes), (Some(3), None));
        let nothing = Plan {
            asks: Vec::new(),
            ..plan
        };
        assert_eq!(nothing.sheet(&rules), None);
    }
}
