//! Results of a log: how often, how well, what is worst, and what another log would add.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use crate::{Day, Item, Log};
use tensu::inside::sort_by_key;

/// The days of a strip: twelve weeks.
pub const DAYS: usize = 84;

/// The answers that an item's share looks back on, or a few more: days are counted whole.
const LAST: u32 = 10;

/// The days of which one may be left out in a streak.
const FREE: usize = 7;

/// Items that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// The tiles that win, and furiten.
    Waits,
    /// The sources of fu, and their sum.
    Fu,
    /// Han, or points that add up.
    Han,
    /// Payments, but those for limit hands.
    Prices,
    /// Payments for limit hands.
    Limits,
    /// Whole hands.
    Whole,
}

impl Group {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Waits,
        Self::Fu,
        Self::Han,
        Self::Prices,
        Self::Limits,
        Self::Whole,
    ];

    /// The group that an item is of.
    pub const fn of(item: Item) -> Self {
        match item {
            Item::Skill(skill) if skill.is_wait() => Self::Waits,
            Item::Furiten => Self::Waits,
            Item::Skill(skill) if skill.is_price() => Self::Prices,
            Item::Cell(_)
            | Item::RoundUp
            | Item::Honba
            | Item::Sticks
            | Item::Noten
            | Item::Differs => Self::Prices,
            Item::Skill(_) | Item::Sum | Item::Reading | Item::Split => Self::Fu,
            Item::Limit(..) => Self::Limits,
            Item::Whole => Self::Whole,
            Item::Yaku(..) | Item::Han | Item::Points | Item::NoYaku | Item::Minimum => Self::Han,
        }
    }
}

/// The result of a number of answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// Right ones.
    pub right: u32,
    /// All of them.
    pub all: u32,
    /// The seconds that they took.
    pub seconds: u32,
}

impl Share {
    fn add(&mut self, other: Self) {
        self.right = self.right.saturating_add(other.right);
        self.all = self.all.saturating_add(other.all);
        self.seconds = self.seconds.saturating_add(other.seconds);
    }

    /// The seconds that an answer took on average.
    pub fn pace(self) -> Option<u32> {
        self.seconds.checked_div(self.all)
    }

    /// Returns how many of a hundred were right.
    pub fn percent(self) -> Option<u32> {
        self.right.saturating_mul(100).checked_div(self.all)
    }
}

/// The last answers to each item, the days counted whole.
pub fn shares(log: &Log) -> BTreeMap<Item, Share> {
    let mut days: BTreeMap<(Item, Day), Share> = BTreeMap::new();
    for (day, _, item, tally) in log.tallies() {
        days.entry((item, day)).or_default().add(Share {
            right: tally.right,
            all: tally.right.saturating_add(tally.wrong),
            seconds: tally.seconds,
        });
    }
    let mut shares: BTreeMap<Item, Share> = BTreeMap::new();
    for ((item, _), share) in days.into_iter().rev() {
        let own = shares.entry(item).or_default();
        if own.all < LAST {
            own.add(share);
        }
    }
    shares
}

/// The last answers of each group that has some.
pub fn groups(log: &Log) -> Vec<(Group, Share)> {
    let mut groups: BTreeMap<Group, Share> = BTreeMap::new();
    for (item, share) in shares(log) {
        groups.entry(Group::of(item)).or_default().add(share);
    }
    groups.into_iter().collect()
}

/// The items with the smallest share of right answers, the worst first; none of which all were right.
pub fn worst(log: &Log, most: usize) -> Vec<(Item, Share)> {
    let mut all: Vec<(Item, Share)> = shares(log)
        .into_iter()
        .filter(|(item, share)| share.right < share.all && *item != Item::Whole)
        .collect();
    sort_by_key(&mut all, |(item, share)| (share.percent(), *item));
    all.truncate(most);
    all
}

/// Counts the answers on each of the last days, the oldest first.
pub fn strip(log: &Log, today: Day) -> Vec<u32> {
    let mut strip = alloc::vec![0_u32; DAYS];
    for (day, _, item, tally) in log.tallies() {
        let ago = usize::from(today.saturating_sub(day));
        // A whole hand was counted with its parts.
        if day <= today && ago < DAYS && item != Item::Whole {
            let own = &mut strip[DAYS - 1 - ago];
            *own = own.saturating_add(tally.right.saturating_add(tally.wrong));
        }
    }
    strip
}

/// Counts the days in a row on which something was answered. One day of each seven may be left out, and today is not
/// over yet.
pub fn streak(log: &Log, today: Day) -> u32 {
    let days: BTreeSet<Day> = log.tallies().map(|(day, ..)| day).collect();
    let mut count = 0;
    // How many days ago the last one was left out.
    let mut since_free = FREE;
    let start = if days.contains(&today) {
        today
    } else {
        today.saturating_sub(1)
    };
    let mut day = start;
    loop {
        if days.contains(&day) {
            count += 1;
        } else if since_free >= FREE {
            since_free = 0;
            // Nothing before it: it was no gap.
            if !days.contains(&day.saturating_sub(1)) {
                break;
            }
        } else {
            break;
        }
        since_free += 1;
        let Some(before) = day.checked_sub(1) else {
            break;
        };
        day = before;
    }
    count
}

/// The numbers that taking over another log would add.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Added {
    /// Answers.
    pub answers: u32,
    /// Lessons that are done there only.
    pub lessons: u32,
    /// Sheets.
    pub sheets: u32,
    /// `true` if it has anything that is not there, counted or not.
    pub is_more: bool,
}

impl Added {
    /// Counts what `other` has and `log` has not.
    pub fn by(log: &Log, other: &Log) -> Self {
        let mut both = log.clone();
        both.merge(other);
        let count = |log: &Log| {
            let answers = log.tallies().filter(|(_, _, item, _)| *item != Item::Whole);
            let answers = answers.fold(0_u32, |all, (.., tally)| {
                all.saturating_add(tally.right).saturating_add(tally.wrong)
            });
            let lessons = log.lessons().count() as u32;
            (answers, lessons, log.sheets().count() as u32)
        };
        let (before, after) = (count(log), count(&both));
        Self {
            answers: after.0.saturating_sub(before.0),
            lessons: after.1.saturating_sub(before.1),
            sheets: after.2.saturating_sub(before.2),
            is_more: both != *log,
        }
    }

    /// Returns whether nothing is new in it.
    pub const fn is_nothing(self) -> bool {
        !self.is_more
    }
}
