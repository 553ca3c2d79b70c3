//! The evenings, one below the other; the games of one of them; and what joins and splits them.

use std::collections::BTreeSet;

use tensu::evening::season::Gathering;
use tensu::evening::{Chair, Date, Day, Start};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::kept::Kept;
use super::{Around, Scope, name, people};
use crate::pages::table::state::{Dated, Tap};
use crate::pages::table::{origin, sentences};
use crate::parts::shapes::{button, each, el, toggle};
use crate::say::{self, Label, say};

/// The list of the evenings that are shown.
pub(super) fn view(around: &Around<'_>, shown: &[&Gathering]) -> Html {
    let mends = around.marked.is_some();
    let mend = {
        let marked = around.marked.clone();
        move |_: MouseEvent| marked.set((!mends).then(BTreeSet::new))
    };
    let lines = shown.iter().rev().map(|one| {
        if mends {
            games_of(around, one)
        } else {
            line(around, one)
        }
    });
    html! {
        <section class="evenings-paper evenings-list">
            <div class="evenings-title">
                { el("h3", "", say(Label::Evenings)) }
                { toggle("toggle", mends, say(Label::EveningsMend), mend) }
            </div>
            if mends {
                { el("p", "aside", say(Label::EveningsMendHelp)) }
            }
            { each(lines) }
            if mends {
                { form(around) }
            }
        </section>
    }
}

/// An evening; a tap shows it alone.
fn line(around: &Around<'_>, one: &Gathering) -> Html {
    let onclick = {
        let (shown, at) = (around.shown.clone(), one.games[0]);
        let at = around.season.kept[at].at;
        move |_: MouseEvent| {
            let mut next = (*shown).clone();
            next.scope = Scope::Evening;
            next.game = Some(at);
            shown.set(next);
        }
    };
    let order = people::order(&around.season.kept, &one.games);
    let person = |(rank, (name, score)): (usize, (String, String))| {
        let text = format!("{name} {score}");
        let text = if rank == 0 {
            el("b", "", text)
        } else {
            text.into()
        };
        html! { <span>{ text }{ " " }</span> }
    };
    let day = (!one.name.is_empty()).then(|| name::day(one));
    let facts = day.into_iter().chain([rules(around, one)]);
    let facts = facts.collect::<Vec<_>>().join(" · ");
    let games = say::pair(say(Label::TableGames), one.games.len());
    html! {
        <button type="button" class="evenings-row" {onclick}>
            <span><b>{ name::title(one) }</b>{ " " }{ el("small", "", facts) }</span>
            { " " }
            <span class="evenings-order">{ each(order.into_iter().enumerate().map(person)) }</span>
            { " " }
            { el("small", "evenings-count", games) }
        </button>
    }
}

/// The titles of the rules that an evening was played by, each once.
pub(super) fn rules(around: &Around<'_>, one: &Gathering) -> String {
    let mut titles: Vec<&str> = Vec::new();
    for &at in &one.games {
        let title = around.season.kept[at].folded.rules.title();
        if !titles.contains(&title) {
            titles.push(title);
        }
    }
    titles.join(", ")
}

/// A game in few words: how it ended, or who plays.
fn game(around: &Around<'_>, at: usize) -> String {
    let course = &around.season.kept[at].folded.course;
    let order = people::order(&around.season.kept, &[at]);
    if order.is_empty() {
        let chairs: Vec<Chair> = (0..course.state.chairs()).collect();
        return sentences::names(&chairs, &course.state);
    }
    let parts = order.iter().map(|(name, score)| format!("{name} {score}"));
    parts.collect::<Vec<_>>().join(" · ")
}

/// The games of an evening, to be chosen.
fn games_of(around: &Around<'_>, one: &Gathering) -> Html {
    let Some(marked) = &**around.marked else {
        return Html::default();
    };
    let set = |games: Vec<usize>, on: bool| {
        let handle = around.marked.clone();
        let mut next = marked.clone();
        for at in games {
            if on {
                next.insert(at);
            } else {
                next.remove(&at);
            }
        }
        move |_: MouseEvent| handle.set(Some(next.clone()))
    };
    let ats: Vec<usize> = one
        .games
        .iter()
        .map(|&at| around.season.kept[at].at)
        .collect();
    let is_whole = ats.iter().all(|at| marked.contains(at));
    let single = |&at: &usize| {
        let place = around.season.kept[at].at;
        let on = marked.contains(&place);
        toggle("toggle", on, game(around, at), set(vec![place], !on))
    };
    html! {
        <div class="evenings-mend" role="group" aria-label={name::title(one)}>
            { toggle("toggle evenings-whole", is_whole, name::title(one), set(ats.clone(), !is_whole)) }
            { each(one.games.iter().map(single)) }
        </div>
    }
}

/// A name and a day for what is chosen.
fn form(around: &Around<'_>) -> Html {
    let Some(marked) = &**around.marked else {
        return Html::default();
    };
    let games = around
        .season
        .kept
        .iter()
        .filter(|one| marked.contains(&one.at));
    let games: Vec<(usize, Start)> = games.map(|one| (one.at, one.start.clone())).collect();
    let first = around.season.gatherings.iter().find(|one| {
        let mut ats = one.games.iter().map(|&at| around.season.kept[at].at);
        ats.any(|at| marked.contains(&at))
    });
    let name = first.map(name::proposed).unwrap_or_default();
    let day = first.and_then(|one| one.day);
    let key = marked.iter().map(ToString::to_string).collect::<Vec<_>>();
    html! { <Naming key={key.join(" ")} {games} {name} {day} taps={around.taps.clone()} /> }
}

/// The rules of a game, and the site or program that it is from.
fn of(rules: &str, start: &Start) -> String {
    let from = origin::source(&start.origin);
    let parts = [rules.to_owned()].into_iter().chain(from);
    parts.collect::<Vec<_>>().join(" · ")
}

/// One evening alone: its games, its name, its day.
pub(super) fn one(around: &Around<'_>, one: &Gathering) -> Html {
    let tap = |tap: Tap| {
        let taps = around.taps.clone();
        move |_: MouseEvent| taps.emit(tap.clone())
    };
    let open = |at: usize| {
        let go = around.go.clone();
        move |_: MouseEvent| go.emit(Tap::Open(at))
    };
    let line = |&at: &usize| {
        let Kept {
            at: place,
            folded,
            start,
        } = &around.season.kept[at];
        let text = game(around, at);
        let delete = say::pair(say(Label::HistoryDelete), &text);
        let show = say::pair(say(Label::EveningsOpen), &text);
        html! {
            <li>
                <span>{ text }{ " " }{ el("small", "", of(folded.rules.title(), start)) }</span>
                <span class="evenings-keys">
                    <button type="button" class="toggle" aria-label={show} onclick={open(*place)}>{ say(Label::EveningsOpen) }</button>
                    <button type="button" class="toggle" aria-label={delete} onclick={tap(Tap::Delete(*place))}>{ say(Label::HistoryDelete) }</button>
                </span>
            </li>
        }
    };
    let games: Vec<(usize, Start)> = (one.games.iter())
        .map(|&at| {
            (
                around.season.kept[at].at,
                around.season.kept[at].start.clone(),
            )
        })
        .collect();
    let key = [name::title(one), name::day(one)];
    let (title, facts) = (name::title(one), rules(around, one));
    html! {
        <section class="evenings-paper evenings-list">
            <h3>{ title }{ " " }{ el("small", "", facts) }</h3>
            <ol class="evenings-games">{ each(one.games.iter().map(line)) }</ol>
            <Naming key={key.join(" ")} {games} name={one.name.clone()} day={one.day} taps={around.taps.clone()} />
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct NamingProps {
    /// Games by their places, with how they began.
    games: Vec<(usize, Start)>,
    name: String,
    day: Option<Day>,
    taps: Callback<Tap>,
}

/// Gives games a name or a day.
#[component]
fn Naming(props: &NamingProps) -> Html {
    let name = use_state_eq(|| props.name.clone());
    let day = use_state_eq(|| props.day);
    let typed = |event: InputEvent| {
        let field = event.target_dyn_into::<HtmlInputElement>();
        field.map(|field| field.value()).unwrap_or_default()
    };
    let type_name = {
        let name = name.clone();
        move |event: InputEvent| name.set(typed(event))
    };
    let type_day = {
        let day = day.clone();
        move |event: InputEvent| day.set(Date::day_of(&typed(event)))
    };
    let give = |change: &dyn Fn(&mut Start)| {
        let dated = props.games.iter().map(|(at, before)| {
            let mut now = before.clone();
            change(&mut now);
            Dated {
                at: *at,
                before: before.clone(),
                now,
            }
        });
        let dated: Vec<Dated> = dated.collect();
        props
            .taps
            .reform(move |_: MouseEvent| Tap::Date(dated.clone()))
    };
    let given = name.trim().to_owned();
    let can_name = !props.games.is_empty() && Start::is_name(&given);
    let can_date = !props.games.is_empty() && day.is_some();
    let named = give(&|start| start.evening.clone_from(&given));
    let dated = give(&|start| start.day = *day);
    let key = |label, can: bool, onclick: Callback<MouseEvent>| {
        if can {
            return button("toggle strong", say(label), onclick);
        }
        html! { <button type="button" class="toggle strong" disabled={true}>{ say(label) }</button> }
    };
    let iso = day.map(|day| Date::of(day).to_string());
    html! {
        <div class="evenings-form">
            <label class="evening-field">
                { el("span", "caption", say(Label::EveningsName)) }
                <input type="text" maxlength="24" autocomplete="off" value={(*name).clone()} oninput={type_name} />
            </label>
            { key(Label::EveningsGiveName, can_name, named) }
            <label class="evening-field">
                { el("span", "caption", say(Label::EveningsDay)) }
                <input type="date" value={iso.unwrap_or_default()} oninput={type_day} />
            </label>
            { key(Label::EveningsGiveDay, can_date, dated) }
        </div>
    }
}
