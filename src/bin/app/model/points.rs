//! The points of a game's players as they were entered.

use tensu::Ruleset;

/// The points of all players: of the seats of this hand, and of the first seats at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct AllPoints {
    /// The points of the seats of this hand.
    pub(crate) now: Points,
    /// The points of the first seats at the end.
    pub(crate) end: Points,
}

impl AllPoints {
    /// All points, to keep: a game is longer than a phone's memory.
    pub(crate) fn text(&self) -> String {
        [self.now.text(), self.end.text()].join("\n")
    }

    /// The points that were kept, and `true` if all of them could be read.
    pub(crate) fn read(text: &str) -> (Self, bool) {
        let one = |line: &str| match line {
            "" => Some(Points::default()),
            line => Points::read(line),
        };
        let points: Vec<Option<Points>> = text.lines().map(one).collect();
        let is_whole = points.len() <= 2 && points.iter().all(Option::is_some);
        let mut points = points.into_iter().map(Option::unwrap_or_default);
        let mut next = || points.next().unwrap_or_default();
        let (now, end) = (next(), next());
        (Self { now, end }, is_whole)
    }
}

/// Points by seat as they were entered, for games that start alike: those of another game are nobody's points there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Points {
    seats: usize,
    start: u32,
    /// `None` is an empty field.
    told: Vec<(usize, Option<i64>)>,
}

impl Points {
    /// Returns whether none were entered for this game.
    pub(crate) fn is_untold(&self, rules: &Ruleset) -> bool {
        self.told.is_empty() || !self.is_of(rules)
    }

    /// The points of a seat: those of the start until somebody enters others.
    pub(crate) fn of(&self, rules: &Ruleset, seat: usize) -> Option<i64> {
        let told = self.told.iter().find(|(other, _)| *other == seat);
        let told = told.filter(|_| self.is_of(rules));
        told.map_or(Some(rules.game.start.into()), |&(_, points)| points)
    }

    /// The text to keep: the game, and each seat with its points.
    pub(crate) fn text(&self) -> String {
        if self.told.is_empty() {
            return String::new();
        }
        let mut words = vec![self.seats.to_string(), self.start.to_string()];
        for (seat, points) in &self.told {
            let points = points.map_or(String::new(), |points| points.to_string());
            words.push(format!("{seat}={points}"));
        }
        words.join(" ")
    }

    /// Reads the text of [`text`](Self::text); any other is nobody's points.
    fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let (seats, start) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let one = |word: &str| {
            let (seat, points) = word.split_once('=')?;
            let points = match points {
                "" => None,
                points => Some(points.parse().ok()?),
            };
            Some((seat.parse().ok()?, points))
        };
        let told = words.map(one).collect::<Option<_>>()?;
        Some(Self { seats, start, told })
    }

    fn is_of(&self, rules: &Ruleset) -> bool {
        (self.seats, self.start) == (rules.seats.winds().len(), rules.game.start)
    }

    /// Enters the points of a seat.
    pub(crate) fn tell(&mut self, rules: &Ruleset, seat: usize, points: Option<i64>) {
        if !self.is_of(rules) {
            *self = Self {
                seats: rules.seats.winds().len(),
                start: rules.game.start,
                told: Vec::new(),
            };
        }
        self.told.retain(|(other, _)| *other != seat);
        self.told.push((seat, points));
    }
}

#[cfg(test)]
mod tests {
    use tensu::rules::{TENHOU, TENHOU_SANMA};

    use super::{AllPoints, Points};

    #[test]
    fn points_are_those_of_a_game_that_starts_alike() {
        let (mut now, mut end) = (Points::default(), Points::default());
        now.tell(&TENHOU, 1, Some(8_000));
        end.tell(&TENHOU, 1, None);
        // Another game starts otherwise: at 35,000, and nobody has entered any.
        assert_eq!(now.of(&TENHOU_SANMA, 1), Some(35_000));
        assert!(end.is_untold(&TENHOU_SANMA));
        assert_eq!(
            (now.of(&TENHOU, 1), end.of(&TENHOU, 1)),
            (Some(8_000), None)
        );
        now.tell(&TENHOU_SANMA, 0, Some(100));
        assert_eq!(now.of(&TENHOU, 0), Some(25_000));
    }

    #[test]
    fn points_are_kept_as_text() {
        let mut points = AllPoints::default();
        assert_eq!(points.text().trim(), "");
        let four = tensu::rules::DEFAULT;
        points.now.tell(four, 0, Some(31_000));
        points.now.tell(four, 2, None);
        points.end.tell(four, 3, Some(-1_200));
        let text = points.text();
        assert_eq!(text, "4 25000 0=31000 2=\n4 25000 3=-1200");
        assert_eq!(AllPoints::read(&text), (points, true));
        // Lines that nobody can read are nobody's points.
        for (text, is_whole) in [
            ("", true),
            ("\n", true),
            ("4", false),
            ("4 25000 0", false),
            ("4 25000 a=1", false),
            ("x 25000 0=1", false),
            ("4 25000 0=many\n4 25000 1=x", false),
        ] {
            let read = AllPoints::read(text);
            assert_eq!(read, (AllPoints::default(), is_whole), "{text:?}");
        }
    }
}
