//! The choice of what the page shows, and the values that each of its parts draws from.

use std::collections::BTreeSet;

use tensu::evening::season::{Gathering, Span};
use tensu::evening::{Date, Day};
use yew::prelude::*;

use super::kept::Season;
use crate::pages::table::state::{Evening, Tap};
use crate::say::Label;

/// The length of a season as long as nobody says it, in days.
const SEASON: Day = 183;

/// The choice of the evenings that are shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Shown {
    pub(super) scope: Scope,
    /// The days of the season, where somebody has said them.
    pub(super) span: Span,
    /// A game of the evening that is shown alone; otherwise it is the latest.
    pub(super) game: Option<usize>,
}

/// The extent of what is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Scope {
    Evening,
    #[default]
    Season,
    All,
}

impl Scope {
    pub(super) const ALL: [(Self, &'static str, Label); 3] = [
        (Self::Evening, "evening", Label::EveningsOne),
        (Self::Season, "season", Label::EveningsSeason),
        (Self::All, "all", Label::EveningsAll),
    ];
}

/// The word for a day that nobody has said.
const OPEN: &str = "-";

impl Shown {
    /// Writes it as it is kept: `season 2026-09-12 -`.
    pub(super) fn text(&self) -> String {
        let scope = Scope::ALL.iter().find(|(scope, ..)| *scope == self.scope);
        let day =
            |day: Option<Day>| day.map_or_else(|| OPEN.to_owned(), |day| Date::of(day).to_string());
        let scope = scope.map_or("", |(_, word, _)| word);
        [scope, &day(self.span.from), &day(self.span.to)].join(" ")
    }

    pub(super) fn read(text: &str) -> Self {
        let mut words = text.split(' ');
        let word = words.next().unwrap_or_default();
        let scope = Scope::ALL.iter().find(|(_, own, _)| *own == word);
        let mut day = || words.next().and_then(Date::day_of);
        Self {
            scope: scope.map_or(Scope::default(), |(scope, ..)| *scope),
            span: Span {
                from: day(),
                to: day(),
            },
            game: None,
        }
    }

    /// The evening that is shown alone.
    pub(super) fn one<'a>(&self, season: &'a Season) -> Option<&'a Gathering> {
        let wanted = self.game?;
        let has = |at: &usize| season.kept[*at].at == wanted;
        let mut all = season.gatherings.iter();
        all.find(|one| one.games.iter().any(has))
    }

    /// The days of the season: what nobody said follows the games.
    pub(super) fn days(&self, season: &Season) -> Span {
        let days = || season.gatherings.iter().filter_map(|one| one.day);
        let Span { from, to } = self.span;
        let to = to.or_else(|| days().max());
        let recent = days().filter(|day| to.is_none_or(|to| day.saturating_add(SEASON) >= to));
        Span {
            from: from.or_else(|| recent.min()),
            to,
        }
    }

    /// The evenings that are shown, the earliest first.
    pub(super) fn evenings<'a>(&self, season: &'a Season) -> Vec<&'a Gathering> {
        let all = season.gatherings.iter().rev();
        match self.scope {
            Scope::Evening => {
                let latest = season.gatherings.first();
                self.one(season).or(latest).into_iter().collect()
            }
            Scope::Season => {
                let days = self.days(season);
                all.filter(|one| days.has(one.day)).collect()
            }
            Scope::All => all.collect(),
        }
    }
}

/// The values that the parts of the page draw from.
pub(super) struct Around<'a> {
    pub(super) evening: &'a Evening,
    pub(super) season: &'a Season,
    pub(super) taps: &'a Callback<Tap>,
    /// A tap after which the table is opened.
    pub(super) go: &'a Callback<Tap>,
    pub(super) shown: &'a UseStateHandle<Shown>,
    pub(super) person: &'a UseStateHandle<Option<String>>,
    /// The games that are chosen to be joined or split, while that is done.
    pub(super) marked: &'a UseStateHandle<Option<BTreeSet<usize>>>,
}

impl Around<'_> {
    pub(super) fn is_one(&self) -> bool {
        self.shown.scope == Scope::Evening
    }
}
