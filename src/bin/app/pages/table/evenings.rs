//! Evenings: the games of this device by day and by season, the people over them, and each evening to be seen, joined, split,
//! given away.

use std::collections::BTreeSet;
use std::rc::Rc;

use tensu::evening::season::{Gathering, Span};
use tensu::evening::{Date, Day};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::PAGE as TABLE;
use super::state::{self, Evening, Tap};
use crate::browser::page;
use crate::browser::page::dates;
use crate::model::state::Dispatch;
use crate::model::storage::{self, half};
use crate::pages::{Desk, Held, Page};
use crate::parts::choose::Choose;
use crate::parts::kept::{use_heard, use_kept, use_saved};
use crate::parts::room;
use crate::parts::shapes::{button, each, el, toggle};
use crate::parts::told::told;
use crate::say::{Label, say};

pub(super) mod figures;
mod give;
pub(super) mod kept;
mod list;
mod name;
mod people;
mod run;

use kept::Season;
pub(super) use name::date;

/// The page's address and title.
pub(crate) const PAGE: Page = Page {
    address: "evenings",
    title: Label::Evenings,
    ..Page::SIDE
};

/// The length of a season as long as nobody says it, in days.
const SEASON: Day = 183;

/// The page.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    html! { <Body ..Held::of(desk) /> }
}

/// The button that opens the page.
pub(super) fn way(dispatch: &Dispatch) -> Html {
    button("toggle", say(Label::Evenings), PAGE.open(dispatch))
}

/// A tap with the day on which a game begins: of the evening, which is over in the morning.
pub(super) fn begun(tap: Tap) -> Tap {
    match tap {
        Tap::Begin(mut start) => {
            start.day.get_or_insert_with(dates::evening);
            Tap::Begin(start)
        }
        other => other,
    }
}

/// The choice of the evenings that are shown.
#[derive(Clone, Debug, Default, PartialEq)]
struct Shown {
    scope: Scope,
    /// The days of the season, where somebody has said them.
    span: Span,
    /// A game of the evening that is shown alone; otherwise it is the latest.
    game: Option<usize>,
}

/// The extent of what is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Scope {
    Evening,
    #[default]
    Season,
    All,
}

impl Scope {
    const ALL: [(Self, &'static str, Label); 3] = [
        (Self::Evening, "evening", Label::EveningsOne),
        (Self::Season, "season", Label::EveningsSeason),
        (Self::All, "all", Label::EveningsAll),
    ];
}

/// The word for a day that nobody has said.
const OPEN: &str = "-";

impl Shown {
    /// Writes it as it is kept: `season 2026-09-12 -`.
    fn text(&self) -> String {
        let scope = Scope::ALL.iter().find(|(scope, ..)| *scope == self.scope);
        let day =
            |day: Option<Day>| day.map_or_else(|| OPEN.to_owned(), |day| Date::of(day).to_string());
        let scope = scope.map_or("", |(_, word, _)| word);
        [scope, &day(self.span.from), &day(self.span.to)].join(" ")
    }

    fn read(text: &str) -> Self {
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
    fn one<'a>(&self, season: &'a Season) -> Option<&'a Gathering> {
        let wanted = self.game?;
        let has = |at: &usize| season.kept[*at].at == wanted;
        let mut all = season.gatherings.iter();
        all.find(|one| one.games.iter().any(has))
    }

    /// The days of the season: what nobody said follows the games.
    fn days(&self, season: &Season) -> Span {
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
    fn evenings<'a>(&self, season: &'a Season) -> Vec<&'a Gathering> {
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
struct Around<'a> {
    evening: &'a Evening,
    season: &'a Season,
    taps: &'a Callback<Tap>,
    /// A tap after which the table is opened.
    go: &'a Callback<Tap>,
    shown: &'a UseStateHandle<Shown>,
    person: &'a UseStateHandle<Option<String>>,
    /// The games that are chosen to be joined or split, while that is done.
    marked: &'a UseStateHandle<Option<BTreeSet<usize>>>,
}

impl Around<'_> {
    fn is_one(&self) -> bool {
        self.shown.scope == Scope::Evening
    }
}

#[component]
fn Body(props: &Held) -> Html {
    let Held {
        keeper, dispatch, ..
    } = props;
    let evening = use_kept(keeper, Evening::load);
    let games = (evening.games.clone(), evening.tries);
    use_saved(games, state::save, dispatch);
    let shown = use_state_eq(|| Shown::read(&half::load_season()));
    use_saved(shown.text(), |text| half::save_season(text), dispatch);
    let person = use_state_eq(|| None::<String>);
    let marked = use_state_eq(|| None::<BTreeSet<usize>>);
    let shares = use_state_eq(|| false);
    let taps = {
        let (evening, marked) = (evening.dispatcher(), marked.clone());
        Callback::from(move |tap| {
            if state::has_news() {
                evening.dispatch(Tap::Elsewhere);
            }
            if let Tap::Date(_) = tap {
                marked.set(None);
            }
            evening.dispatch(tap);
        })
    };
    {
        let taps = taps.clone();
        use_heard(storage::is_of_games, move || taps.emit(Tap::Elsewhere));
    }
    let go = {
        let (evening, keeper, dispatch) = (evening.clone(), keeper.clone(), dispatch.clone());
        Callback::from(move |tap| {
            let next = Rc::new((*evening).clone()).reduce(tap);
            keeper.put((*next).clone());
            dispatch.dispatch(TABLE.opened());
        })
    };
    // A tap on a name counts nothing anew.
    let season = use_memo(evening.games.clone(), |games| Season::of(games));
    let tables = {
        let season = season.clone();
        let shown = (evening.games.clone(), (*shown).clone());
        use_memo(shown, move |(_, shown)| {
            people::all(&season.kept, &shown.evenings(&season))
        })
    };
    let around = Around {
        evening: &evening,
        season: &season,
        taps: &taps,
        go: &go,
        shown: &shown,
        person: &person,
        marked: &marked,
    };
    html! {
        <div class="evenings">
            { head(&shares, dispatch) }
            { scopes(&around) }
            { columns(&around, &tables, *shares) }
        </div>
    }
}

/// The way back to the table, and what is done with all that is shown.
fn head(shares: &UseStateHandle<bool>, dispatch: &Dispatch) -> Html {
    let share = {
        let shares = shares.clone();
        move |_: MouseEvent| shares.set(!*shares)
    };
    room::head(
        room::back(say(Label::TableBack), TABLE.open(dispatch)),
        say(Label::Evenings),
        html! {
            <>
                { button("room-word", say(Label::RefPrint), |_: MouseEvent| page::print()) }
                { toggle("room-word", **shares, say(Label::TableShare), share) }
            </>
        },
    )
}

/// The people on one side; the evenings on the other, and what is given to others of them if somebody `shares`.
fn columns(around: &Around<'_>, tables: &[people::Table], shares: bool) -> Html {
    let evenings = around.shown.evenings(around.season);
    let restore = around.taps.reform(|_: MouseEvent| Tap::Restore);
    let alone = evenings.first().filter(|_| around.is_one());
    html! {
        <>
            if around.evening.deleted.is_some() {
                { told(say(Label::TableDeleted).to_owned(), Some(restore)) }
            }
            <div class="evenings-columns">
                <div>
                    if tables.is_empty() {
                        <section class="evenings-paper">{ el("p", "", say(Label::EveningsNone)) }</section>
                    }
                    { each(tables.iter().map(|table| table.view(around))) }
                </div>
                <div>
                    if shares {
                        { give::view(around, &evenings, tables) }
                    }
                    { each(tables.iter().map(people::Table::run)) }
                    if let Some(one) = alone {
                        { list::one(around, one) }
                    } else if !around.season.gatherings.is_empty() {
                        { list::view(around, &evenings) }
                    }
                </div>
            </div>
        </>
    }
}

/// The keys that choose how many evenings are shown, and which.
fn scopes(around: &Around<'_>) -> Html {
    let change = |change: fn(&mut Shown, Option<Day>)| {
        let shown = around.shown.clone();
        move |day: Option<Day>| {
            let mut next = (*shown).clone();
            change(&mut next, day);
            shown.set(next);
        }
    };
    let scope = |(scope, _, label): (Scope, &str, Label)| {
        let shown = around.shown.clone();
        let onclick = move |_: MouseEvent| {
            let mut next = (*shown).clone();
            next.scope = scope;
            shown.set(next);
        };
        toggle("toggle", around.shown.scope == scope, say(label), onclick)
    };
    let day = |label, day: Option<Day>, set: fn(&mut Shown, Option<Day>)| {
        let set = change(set);
        let oninput = move |event: InputEvent| {
            let field = event.target_dyn_into::<HtmlInputElement>();
            let typed = field.map(|field| field.value()).unwrap_or_default();
            set(Date::day_of(&typed));
        };
        let value = day.map(|day| Date::of(day).to_string()).unwrap_or_default();
        html! {
            <label class="evening-field">
                { el("span", "caption", say(label)) }
                <input type="date" {value} {oninput} />
            </label>
        }
    };
    let Span { from, to } = around.shown.days(around.season);
    let options: Vec<AttrValue> = (around.season.gatherings.iter())
        .map(|one| name::title(one).into())
        .collect();
    let now = around.shown.one(around.season);
    let chosen = around
        .season
        .gatherings
        .iter()
        .position(|one| Some(one) == now);
    let firsts = around.season.gatherings.iter();
    let firsts: Vec<usize> = firsts
        .map(|one| around.season.kept[one.games[0]].at)
        .collect();
    let choose = {
        let shown = around.shown.clone();
        move |at: usize| {
            let mut next = (*shown).clone();
            next.game = firsts.get(at).copied();
            shown.set(next);
        }
    };
    html! {
        <div class="evenings-scopes">
            <div class="evenings-keys" role="group" aria-label={say(Label::Evenings)}>{ each(Scope::ALL.map(scope)) }</div>
            if around.shown.scope == Scope::Season {
                { day(Label::EveningsFrom, from, |shown, day| shown.span.from = day) }
                { day(Label::EveningsTo, to, |shown, day| shown.span.to = day) }
            }
            if around.is_one() && options.len() > 1 {
                <Choose name={say(Label::EveningsOne)} {options} chosen={chosen.or(Some(0))} onchoose={choose} />
            }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::{Scope, Shown, Span};

    #[test]
    fn what_is_shown_is_kept() {
        let shown = Shown {
            scope: Scope::All,
            span: Span {
                from: None,
                to: Some(20_785),
            },
            game: None,
        };
        assert_eq!(shown.text(), "all - 2026-11-28");
        assert_eq!(Shown::read(&shown.text()), shown);
        assert_eq!(Shown::read("").scope, Scope::Season);
    }
}
