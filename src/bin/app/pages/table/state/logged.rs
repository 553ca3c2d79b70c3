//! Logs of games from elsewhere as they are offered: by which rules they are checked, what of them is open, whose points are kept.

use std::collections::BTreeSet;
use std::rc::Rc;

use tensu::Ruleset;
use tensu::evening::{Date, Day, Event, Game, Start};
use tensu::house::House;
use tensu_log::{BadLog, Checked, Log, LogHand};

use crate::model::active_rules::ActiveRules;
use crate::model::library::library;

/// The most hands of a game for which a rule is sought that makes the difference: each tries every rule.
const SOUGHT: usize = 24;

/// The word of a draft where each game is checked by its own rules.
const OWN: &str = "own";

/// The log of a game, its points beside ours.
#[derive(Clone, Debug)]
pub(in crate::pages::table) struct Logged {
    pub(in crate::pages::table) log: Log,
    /// The rules by which it is checked, and kept.
    pub(in crate::pages::table) rules: ActiveRules,
    /// Every hand that ended, with our points.
    pub(in crate::pages::table) checked: Vec<Checked>,
}

/// Logs that are offered; cheap to clone.
#[derive(Clone, Debug)]
pub(in crate::pages::table) struct Logs {
    /// Their text, as it came.
    pub(in crate::pages::table) text: Rc<str>,
    pub(in crate::pages::table) games: Rc<Vec<Logged>>,
    /// The rules of this device by which they are checked; `None` where it is each by its own.
    pub(in crate::pages::table) by: Option<ActiveRules>,
    /// The game whose hands are listed.
    pub(in crate::pages::table) shown: usize,
    /// The hand of it that is open.
    pub(in crate::pages::table) open: Option<usize>,
    /// `true` if the worth of that hand is explained.
    pub(in crate::pages::table) why: bool,
    /// The hands for which our points are kept: game and hand.
    pub(in crate::pages::table) ours: BTreeSet<(usize, usize)>,
}

impl PartialEq for Logs {
    fn eq(&self, other: &Self) -> bool {
        let now = |logs: &Self| (logs.shown, logs.open, logs.why);
        now(self) == now(other)
            && (&self.text, &self.by, &self.ours) == (&other.text, &other.by, &other.ours)
    }
}

impl Logs {
    /// Reads the games of a text.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(in crate::pages::table) fn read(text: &str) -> Result<Self, BadLog> {
        let mut all = tensu_log::read(text, library())?;
        let mut origins: Vec<String> = Vec::new();
        for (at, log) in all.iter_mut().enumerate() {
            log.start.origin = origin(log, at, &origins);
            origins.push(log.start.origin.clone());
        }
        let games = all.into_iter().map(|log| Logged::of(log, None));
        Ok(Self {
            text: text.into(),
            games: Rc::new(games.collect()),
            by: None,
            shown: 0,
            open: None,
            why: false,
            ours: BTreeSet::new(),
        })
    }

    /// The same checked by rules of this device, or each by its own. Whose points are kept is asked anew.
    #[must_use]
    pub(in crate::pages::table) fn checked_by(&self, by: Option<ActiveRules>) -> Self {
        let games = self.games.iter().map(|game| game.log.clone());
        let games = games.map(|log| Logged::of(log, by.as_ref()));
        Self {
            games: Rc::new(games.collect()),
            by,
            ours: BTreeSet::new(),
            why: false,
            ..self.clone()
        }
    }

    /// The same with a hand open, or none.
    #[must_use]
    pub(in crate::pages::table) fn opened(&self, open: Option<usize>) -> Self {
        Self {
            open,
            why: false,
            ..self.clone()
        }
    }

    /// The same with the worth of the open hand explained, or not.
    #[must_use]
    pub(in crate::pages::table) fn explained(&self, why: bool) -> Self {
        Self {
            why,
            ..self.clone()
        }
    }

    /// The same with the other points for a hand: ours, or that of the log again.
    #[must_use]
    pub(in crate::pages::table) fn turned(&self, hand: usize) -> Self {
        let mut next = self.clone();
        let one = (self.shown, hand);
        if !next.ours.remove(&one) {
            next.ours.insert(one);
        }
        next
    }

    /// The same with the hands of another game.
    #[must_use]
    pub(in crate::pages::table) fn shows(&self, shown: usize) -> Self {
        Self {
            shown,
            ..self.opened(None)
        }
    }

    /// The game whose hands are listed.
    pub(in crate::pages::table) fn now(&self) -> Option<&Logged> {
        self.games.get(self.shown)
    }

    /// Returns whether they can be checked by these rules, too, and these are others than their own.
    pub(in crate::pages::table) fn can_be_by(&self, rules: &ActiveRules) -> bool {
        let fits = |game: &Logged| fits(&game.log, rules);
        let own = |game: &Logged| ActiveRules::of(game.log.start.rules.clone());
        self.games.iter().all(fits)
            && (self.games.iter()).any(|game| own(game).is_ok_and(|own| own != *rules))
    }

    /// The games that are kept of them. Those that say no day are of this one.
    pub(in crate::pages::table) fn kept(&self, today: Day) -> Vec<Game> {
        let games = self.games.iter().enumerate();
        let game =
            |(at, game): (usize, &Logged)| game.kept(|hand| self.ours.contains(&(at, hand)), today);
        games.map(game).collect()
    }

    /// The names of the logs, each another one.
    pub(super) fn origins(&self) -> Vec<String> {
        let games = self.games.iter();
        games.map(|game| game.log.start.origin.clone()).collect()
    }

    /// Writes what is open as a line. The rulesets are named in it: some come only when they are.
    pub(super) fn line(&self) -> String {
        let by = self.by.as_ref().map(|rules| match rules.house() {
            Some(house) => house.link(),
            None => rules.id.to_owned(),
        });
        let open = self.open.map_or("-".to_owned(), |open| open.to_string());
        let why = u8::from(self.why);
        let ours = self
            .ours
            .iter()
            .map(|(game, hand)| format!("{game}.{hand}"));
        let ours = ours.collect::<Vec<_>>().join(",");
        let mut bases: Vec<&str> = Vec::new();
        for game in &*self.games {
            let base = game.log.start.rules.base.id;
            if !bases.contains(&base) {
                bases.push(base);
            }
        }
        let by = by.unwrap_or_else(|| OWN.to_owned());
        format!(
            "{by} {} {open} {why} [{ours}] {}",
            self.shown,
            bases.join(" ")
        )
    }

    /// Reads such a line with the text of the logs.
    pub(super) fn resumed(line: &str, text: &str) -> Option<Self> {
        let mut words = line.split(' ');
        let by = match words.next()? {
            OWN => None,
            rules => Some(ActiveRules::by_id(rules).or_else(|| ActiveRules::read(rules).ok())?),
        };
        let mut logs = Self::read(text).ok()?;
        if let Some(by) = by.filter(|by| logs.games.iter().all(|game| fits(&game.log, by))) {
            logs = logs.checked_by(Some(by));
        }
        logs.shown = words.next()?.parse().ok()?;
        let hands = logs.now()?.log.hands.len();
        logs.open = words.next()?.parse().ok().filter(|open| *open < hands);
        logs.why = words.next()? == "1" && logs.open.is_some();
        let ours = words.next()?.trim_matches(['[', ']']).split(',');
        let one = |one: &str| {
            let (game, hand) = one.split_once('.')?;
            Some((game.parse().ok()?, hand.parse().ok()?))
        };
        logs.ours = ours.filter_map(one).collect();
        Some(logs)
    }
}

impl Logged {
    fn of(log: Log, by: Option<&ActiveRules>) -> Self {
        let own = || ActiveRules::of(log.start.rules.clone()).ok();
        let fitting = by.filter(|rules| fits(&log, rules)).cloned();
        let rules = fitting
            .or_else(own)
            .unwrap_or(ActiveRules::Preset(log.start.rules.base));
        let checked = check(&log, &rules);
        Self {
            log,
            rules,
            checked,
        }
    }

    /// A hand beside our points; `None` where the log breaks off.
    pub(in crate::pages::table) fn checked(&self, hand: usize) -> Option<&Checked> {
        self.checked.iter().find(|checked| checked.hand == hand)
    }

    /// The hands that are paid otherwise.
    pub(in crate::pages::table) fn differing(&self) -> impl DoubleEndedIterator<Item = &Checked> {
        self.checked.iter().filter(|checked| !checked.agrees())
    }

    /// The day on which it was played, if its name says so.
    pub(in crate::pages::table) fn day(&self) -> Option<Day> {
        let Start { day, origin, .. } = &self.log.start;
        day.or_else(|| {
            let digits = origin.split_once(' ')?.1.get(..8)?;
            let is_one = digits.starts_with("20") && digits.bytes().all(|one| one.is_ascii_digit());
            let written = [&digits[..4], &digits[4..6], &digits[6..]].join("-");
            Date::day_of(&written).filter(|_| is_one)
        })
    }

    /// The beginning of the game as it is kept.
    pub(in crate::pages::table) fn start(&self) -> Start {
        let rules: House = self.rules.to_house();
        Start {
            rules,
            ..self.log.start.clone()
        }
    }

    /// The game, with our points for the hands where it is wanted: what follows is counted on from there.
    fn kept(&self, wants_ours: impl Fn(usize) -> bool, today: Day) -> Game {
        let mut log = self.log.clone();
        log.start = self.start();
        log.start.day = Some(self.day().unwrap_or(today));
        let mut shift = vec![0; self.log.start.players.len()];
        for (at, hand) in log.hands.iter_mut().enumerate() {
            add(&mut hand.before, &shift);
            // What these rules do not know is left out: the next hand begins with what was counted. A win is told by what was paid.
            let is_none = self
                .checked(at)
                .is_some_and(|checked| checked.ours.is_err());
            let is_win = |event: &Event| matches!(event, Event::Won(won) if won.winners.len() == 1);
            if is_none && !hand.events.last().is_some_and(is_win) {
                hand.events.clear();
            }
            let ours = self.checked(at).filter(|_| wants_ours(at));
            let ours = ours.and_then(|checked| checked.ours.as_ref().ok());
            if let (Some(ours), Some(paid)) = (ours, &mut hand.paid) {
                for ((shift, paid), ours) in shift.iter_mut().zip(paid).zip(&ours.changes) {
                    *shift += ours - *paid;
                    *paid = *ours;
                }
            }
        }
        if let Some(finals) = &mut log.finals {
            add(&mut finals.points, &shift);
        }
        log.game()
    }
}

fn add(points: &mut [i64], more: &[i64]) {
    for (points, more) in points.iter_mut().zip(more) {
        *points += more;
    }
}

/// Returns whether a game can be checked by some rules: as many play, and points are counted alike.
fn fits(log: &Log, rules: &Ruleset) -> bool {
    let own = log.start.rules.base;
    own.seats == rules.seats && own.is_riichi() == rules.is_riichi() && own.is_riichi()
}

/// A log's name, another one than those before it: by it a game finds its log again.
fn origin(log: &Log, at: usize, others: &[String]) -> String {
    let own = &log.start.origin;
    let name = if own.contains(' ') {
        own.clone()
    } else {
        // FNV-1a of what was played.
        let sum = |sum: u32, byte: u8| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        let text = log.game().to_string();
        format!("{own} {:08x}", text.bytes().fold(0x811c_9dc5, sum))
    };
    if others.contains(&name) {
        format!("{name}-{}", at + 1)
    } else {
        name
    }
}

/// The points of a game beside ours; the rule that makes a difference is sought for some hands only.
fn check(log: &Log, rules: &Ruleset) -> Vec<Checked> {
    let bare = |hand: &LogHand| LogHand {
        paid: None,
        dealt: Vec::new(),
        moves: Vec::new(),
        ..hand.clone()
    };
    let bare = Log {
        source: log.source,
        start: log.start.clone(),
        hands: log.hands.iter().map(bare).collect(),
        finals: None,
    };
    let mut all = bare.check(rules);
    let mut left = SOUGHT;
    for checked in &mut all {
        checked.paid.clone_from(&log.hands[checked.hand].paid);
        if !checked.agrees() && left > 0 {
            left -= 1;
            if let Some(alone) = one(log, checked.hand, rules) {
                checked.causes = alone.causes;
            }
        }
    }
    all
}

/// A hand by itself beside our points.
pub(in crate::pages::table) fn one(log: &Log, hand: usize, rules: &Ruleset) -> Option<Checked> {
    let alone = Log {
        source: log.source,
        start: log.start.clone(),
        hands: vec![log.hands.get(hand)?.clone()],
        finals: None,
    };
    alone.check(rules).pop()
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use tensu::compare::Cause;
    use tensu::evening::{Day, Game, Journal};
    use tensu::house::House;
    use tensu::rules::{Setting, TENHOU};
    use yew::Reducible;

    use super::Logs;
    use crate::model::active_rules::ActiveRules;
    use crate::pages::table::state::{Evening, Sheet, Tap};

    const LOG: &str = include_str!("../../../../../../tests/logs/tenhou.json");

    const TODAY: Day = 20_787;

    fn logs() -> Logs {
        Logs::read(LOG).expect("a log")
    }

    fn kiriage() -> ActiveRules {
        let house = House::new(&TENHOU, "Club").with("kiriage", &Setting::Bool(true));
        ActiveRules::of(house.expect("a rule")).expect("rules")
    }

    fn after(evening: Evening, taps: impl IntoIterator<Item = Tap>) -> Evening {
        let all = taps.into_iter();
        (*all.fold(Rc::new(evening), Reducible::reduce)).clone()
    }

    /// The points behind each hand that was recorded.
    fn points(game: &Game) -> Vec<Vec<i64>> {
        let game = super::super::Written::from(Journal::of(game.clone()));
        let folded = game.folded().expect("rules");
        assert!(
            folded.course.faults.is_empty(),
            "{:?}",
            folded.course.faults
        );
        let records = folded.course.records.iter();
        let hands = records.filter(|record| record.outcome.is_hand());
        hands.map(|record| record.after.clone()).collect()
    }

    #[test]
    fn a_log_agrees_with_its_own_rules_and_differs_by_one_of_the_club() {
        let own = logs();
        let now = own.now().expect("a game");
        assert_eq!((now.checked.len(), now.differing().count()), (4, 0));
        assert!(own.can_be_by(&kiriage()) && !own.can_be_by(&now.rules));
        let club = own.checked_by(Some(kiriage()));
        let game = club.now().expect("a game");
        let differing: Vec<_> = game.differing().collect();
        assert_eq!((differing.len(), differing[0].hand), (1, 0));
        // 4 han 30 fu, rounded up or not.
        let kiriage = Cause::Rule("kiriage", Setting::Bool(false));
        assert_eq!(differing[0].causes, [kiriage]);
        // What was paid is kept, unless ours is wanted: then all that follows is counted on from there.
        let paid = points(&club.kept(TODAY)[0]);
        assert_eq!(paid[0], [25_000, 32_700, 17_300, 25_000]);
        let ours = points(&club.turned(0).kept(TODAY)[0]);
        assert_eq!(ours[0], [25_000, 33_000, 17_000, 25_000]);
        for (paid, ours) in paid.iter().zip(&ours) {
            assert_eq!((ours[1] - paid[1], ours[2] - paid[2]), (300, -300));
        }
        assert_eq!(club.turned(0).turned(0), club);
        assert_eq!(club.kept(TODAY)[0].start.rules.name, "Club");
        assert_eq!(own.kept(TODAY)[0].start.day, Some(TODAY));
    }

    #[test]
    fn a_log_is_kept_once_however_often_it_is_tapped() {
        let given = || Tap::Given(LOG.to_owned());
        let offered = after(Evening::default(), [given()]);
        assert!(matches!(&offered.sheet, Sheet::Logs(_)) && offered.depth() == 1);
        let kept = after(offered, [Tap::Keep(TODAY), Tap::Keep(TODAY)]);
        assert_eq!((kept.games.len(), kept.open()), (1, Some(0)));
        let origin = kept.games[0].start().origin.clone();
        assert!(origin.starts_with("tenhou "), "{origin}");
        let (shelved, origins) = kept.shelf();
        let shelved = shelved.expect("the text");
        assert_eq!((&*shelved.text, origins), (LOG, vec![origin]));
        let again = after(kept.clone(), [given(), Tap::Keep(TODAY)]);
        assert_eq!(again.games, kept.games);
        // Closed, it is opened again; a game of this app's own form is offered as ever.
        let closed = after(Evening::default(), [given(), Tap::Back]);
        assert_eq!(closed.sheet, Sheet::Table);
        let forth = after(closed, [Tap::Forth]);
        assert!(matches!(forth.sheet, Sheet::Logs(_)));
        for bad in [
            "",
            "good morning",
            "{",
            "[1]",
            "<mjloggm",
            "https://tenhou.net/0/?log=1",
            &"[".repeat(7_000_000),
        ] {
            let told = after(Evening::default(), [Tap::Given(bad.to_owned())]);
            assert!(told.told.is_some() && told.sheet == Sheet::Table);
        }
    }

    #[test]
    fn several_games_of_one_text_are_kept_together_and_told_apart() {
        let two = [LOG, "\n", &LOG.replace("Aki", "Eva")].concat();
        let twice = [LOG, "\n", LOG].concat();
        for text in [two, twice] {
            let logs = Logs::read(&text).expect("two games");
            let origins = logs.origins();
            assert_ne!(origins[0], origins[1]);
            let kept = after(Evening::default(), [Tap::Given(text), Tap::Keep(TODAY)]);
            assert_eq!(kept.games.len(), 2);
        }
    }

    #[test]
    fn what_is_open_is_written_as_a_line() {
        let own = logs();
        let club = own.checked_by(Some(kiriage())).turned(0);
        for logs in [
            own.clone(),
            own.opened(Some(2)).explained(true),
            club.opened(Some(0)),
        ] {
            assert_eq!(Logs::resumed(&logs.line(), LOG), Some(logs));
        }
        for bad in ["", "own", "own 7 - 0 []", "nowhere 0 - 0 []", "own 0 - 0"] {
            assert_eq!(Logs::resumed(bad, LOG), None, "{bad}");
        }
        assert_eq!(Logs::resumed(&own.line(), "x"), None);
    }
}
