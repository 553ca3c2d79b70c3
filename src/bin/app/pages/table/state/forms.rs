//! The forms of a sheet before they are an event: a penalty, and what was counted at the table.

use tensu::evening::{Chair, Event, Fix, Penalty, PenaltyAmount, Receiver, State};

use crate::pages::table::sentences;
use crate::pages::table::win::CHAIRS;

/// Tenths in a point of the match score.
const TENTHS: i32 = 10;

/// The amount of a penalty before anybody says more.
const USUAL: &str = "20";

/// The unit of a penalty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::pages::table) enum Unit {
    Match,
    Points(Receiver),
}

impl Unit {
    pub(in crate::pages::table) const ALL: [Self; 4] = [
        Self::Match,
        Self::Points(Receiver::Others),
        Self::Points(Receiver::Table),
        Self::Points(Receiver::Nobody),
    ];

    const fn word(self) -> &'static str {
        match self {
            Self::Match => "match",
            Self::Points(Receiver::Others) => "others",
            Self::Points(Receiver::Table) => "table",
            Self::Points(Receiver::Nobody) => "nobody",
        }
    }
}

/// A penalty that is being told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::pages::table) struct Fine {
    pub(in crate::pages::table) who: Option<Chair>,
    pub(in crate::pages::table) unit: Unit,
    pub(in crate::pages::table) amount: String,
    pub(in crate::pages::table) reason: String,
}

impl Default for Fine {
    fn default() -> Self {
        Self {
            who: None,
            unit: Unit::Match,
            amount: USUAL.to_owned(),
            reason: String::new(),
        }
    }
}

impl Fine {
    /// The event, once all of it can be read.
    pub(in crate::pages::table) fn event(&self) -> Option<Event> {
        let amount = match self.unit {
            Unit::Match => PenaltyAmount::Tenths(tenths(&self.amount)?),
            Unit::Points(to) => PenaltyAmount::Points(number(&self.amount)?.try_into().ok()?, to),
        };
        Some(Event::Penalty(Penalty {
            chair: self.who?,
            amount,
            reason: self.reason.trim().to_owned(),
        }))
    }

    /// Writes it as lines.
    pub(super) fn text(&self) -> String {
        let who = self.who.map(|who| format!("who {who}\n"));
        let (unit, amount, reason) = (self.unit.word(), &self.amount, &self.reason);
        let who = who.unwrap_or_default();
        format!("{who}unit {unit}\namount {amount}\nreason {reason}\n")
    }

    /// Reads its lines, as far as they can be read.
    pub(super) fn read(text: &str) -> Self {
        let mut fine = Self::default();
        for line in text.lines() {
            let (what, words) = line.split_once(' ').unwrap_or((line, ""));
            match what {
                "who" => fine.who = words.parse().ok().filter(|who| *who < CHAIRS),
                "unit" => {
                    let named = Unit::ALL.into_iter().find(|unit| unit.word() == words);
                    fine.unit = named.unwrap_or(Unit::Match);
                }
                "amount" => words.clone_into(&mut fine.amount),
                "reason" => words.clone_into(&mut fine.reason),
                _ => {}
            }
        }
        fine
    }
}

/// The numbers counted at the table, as they are being written: the points by chair, then riichi sticks and honba.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::pages::table) struct Counted {
    pub(in crate::pages::table) fields: Vec<String>,
    pub(in crate::pages::table) reason: String,
}

impl Counted {
    /// The numbers by the game as it stands.
    pub(in crate::pages::table) fn of(state: &State) -> Self {
        let points = state.points.iter().map(|&points| sentences::points(points));
        let rest = [state.sticks.to_string(), state.honba.to_string()];
        Self {
            fields: points.chain(rest).collect(),
            reason: String::new(),
        }
    }

    fn numbers(&self) -> Option<Vec<i64>> {
        self.fields.iter().map(|text| number(text)).collect()
    }

    /// The event, once all of it can be read.
    pub(in crate::pages::table) fn event(&self, state: &State) -> Option<Event> {
        let numbers = self.numbers()?;
        let count = |at: usize, now: u32| {
            let told = u32::try_from(*numbers.get(at)?).ok()?;
            Some(Some(told).filter(|told| *told != now))
        };
        let seats = state.chairs();
        let points = numbers.iter().zip(&state.points);
        Some(Event::Fix(Fix {
            points: points
                .map(|(&told, now)| Some(told).filter(|told| told != now))
                .collect(),
            sticks: count(seats, state.sticks)?,
            honba: count(seats + 1, state.honba)?,
            hand: None,
            reason: self.reason.trim().to_owned(),
        }))
    }

    /// The points on the table by these numbers, and by the game, where the two differ.
    pub(in crate::pages::table) fn sums(&self, state: &State, stick: u32) -> Option<(i64, i64)> {
        let numbers = self.numbers()?;
        let all = |points: &[i64], sticks: i64| {
            let points = points.iter().copied().fold(0, i64::saturating_add);
            points.saturating_add(sticks.saturating_mul(stick.into()))
        };
        let sticks = *numbers.get(state.chairs())?;
        let told = all(numbers.get(..state.chairs())?, sticks);
        let now = all(&state.points, state.sticks.into());
        (told != now).then_some((told, now))
    }

    /// Writes it as lines.
    pub(super) fn text(&self) -> String {
        let fields = self.fields.iter().map(|text| format!("field {text}\n"));
        fields
            .chain([format!("reason {}\n", self.reason)])
            .collect()
    }

    /// Reads its lines.
    pub(super) fn read(text: &str) -> Self {
        let mut counted = Self::default();
        for line in text.lines() {
            match line.split_once(' ').unwrap_or((line, "")) {
                ("field", words) => counted.fields.push(words.to_owned()),
                ("reason", words) => words.clone_into(&mut counted.reason),
                _ => {}
            }
        }
        counted
    }
}

/// A whole number as people type it: with any minus, and with marks between thousands.
pub(in crate::pages::table) fn number(text: &str) -> Option<i64> {
    let plain: String = text
        .chars()
        .filter(|sign| !matches!(sign, ',' | '.' | '\'' | '’' | '+') && !sign.is_whitespace())
        .map(|sign| {
            if matches!(sign, '−' | '–') {
                '-'
            } else {
                sign
            }
        })
        .collect();
    plain.parse().ok()
}

/// Tenths of what people type: `20`, `2.5`, `-1,5`.
fn tenths(text: &str) -> Option<i32> {
    let text = text.trim().replace(['−', '–'], "-").replace(',', ".");
    let (whole, rest) = text.split_once('.').unwrap_or((&text, "0"));
    let sign = if whole.starts_with('-') { -1 } else { 1 };
    let whole: i32 = if whole == "-" { 0 } else { whole.parse().ok()? };
    let rest: i32 = rest
        .parse()
        .ok()
        .filter(|rest| (0..TENTHS).contains(rest))?;
    whole.checked_mul(TENTHS)?.checked_add(sign * rest)
}

#[cfg(test)]
mod tests {
    use tensu::evening::{Start, fold};
    use tensu::rules::TENHOU;

    use super::{Counted, Fine, Unit, number, tenths};

    #[test]
    fn numbers_as_people_type_them() {
        for (text, read) in [
            ("25000", Some(25_000)),
            ("25,000", Some(25_000)),
            ("−1 200", Some(-1_200)),
            ("+300", Some(300)),
            ("", None),
            ("12x", None),
        ] {
            assert_eq!(number(text), read, "{text}");
        }
        for (text, read) in [
            ("20", Some(200)),
            ("2.5", Some(25)),
            ("-1,5", Some(-15)),
            ("−0.5", Some(-5)),
            ("1.25", None),
            ("x", None),
        ] {
            assert_eq!(tenths(text), read, "{text}");
        }
    }

    #[test]
    fn what_is_half_written_is_read_back() {
        for unit in Unit::ALL {
            let fine = Fine {
                who: Some(2),
                unit,
                amount: "2,5 or so".to_owned(),
                reason: String::new(),
            };
            assert_eq!(Fine::read(&fine.text()), fine);
        }
        assert_eq!(Fine::read(&Fine::default().text()), Fine::default());
        let counted = Counted {
            fields: ["−1,200", "", "25,000", "3 0", "1", "0"]
                .map(str::to_owned)
                .to_vec(),
            reason: "we counted".to_owned(),
        };
        assert_eq!(Counted::read(&counted.text()), counted);
    }

    #[test]
    fn points_that_are_counted_need_not_add_up_and_that_is_known() {
        let state = fold(&Start::new(&TENHOU), &TENHOU, &[]).state;
        let mut counted = Counted::of(&state);
        assert_eq!(counted.sums(&state, 1_000), None);
        counted.fields[0] = "99,999".to_owned();
        assert_eq!(counted.sums(&state, 1_000), Some((174_999, 100_000)));
        // What lies on the table is of it.
        (counted.fields[0], counted.fields[4]) = ("23000".to_owned(), "2".to_owned());
        assert_eq!(counted.sums(&state, 1_000), None);
        counted.fields[0] = "x".to_owned();
        assert!(counted.sums(&state, 1_000).is_none() && counted.event(&state).is_none());
    }
}
