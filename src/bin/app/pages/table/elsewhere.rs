//! Logs of games from elsewhere, looked at before they are kept: how many points agree, every hand, and where ours is another one.

use tensu::compare::Cause;
use tensu::evening::{Course, State};
use tensu_learn::sheet::Sheet as Questions;
use tensu_log::Checked;
use tensu_words::Teach;
use yew::prelude::*;

use super::row::lying;
use super::state::{Logged, Logs, ROOM, Sheet, Tap};
use super::{evenings, sentences, tell};
use crate::browser::page::dates;
use crate::model::active_rules::ActiveRules;
use crate::model::state::Dispatch;
use crate::parts::room;
use crate::parts::shapes::{button, each, el, toggle};
use crate::parts::taught::use_taught;
use crate::say::teach::{fill_teach, teach};
use crate::say::{self, Label, say};

mod ask;
mod hand;
mod played;
mod river;

use hand::Seen;
pub(super) use played::Played;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub(super) logs: Logs,
    /// The reason why another text was not read.
    pub(super) told: Option<String>,
    /// The rules of the hand's page: what is played here.
    pub(super) rules: ActiveRules,
    /// `true` if a game on the table makes way.
    pub(super) makes_way: bool,
    pub(super) taps: Callback<Tap>,
    pub(super) dispatch: Dispatch,
}

impl Props {
    fn tap(&self, logs: Logs) -> Callback<MouseEvent> {
        let tap = Tap::Sheet(Sheet::Logs(logs));
        self.taps.reform(move |_: MouseEvent| tap.clone())
    }
}

/// The page.
#[component]
pub(super) fn Elsewhere(props: &Props) -> Html {
    let taught = use_taught();
    let deps = (
        props.logs.text.clone(),
        props.logs.shown,
        props.logs.by.clone(),
    );
    // Every discard is looked at for it: once.
    let practise = use_memo(deps, |_| props.logs.now().and_then(ask::all));
    if let Some(missing) = taught.missing() {
        return html! { <>{ room::head(room::leave(&props.dispatch), say(Label::TableOffered), "") }{ missing }</> };
    }
    let logs = &props.logs;
    if let Some(game) = logs.now() {
        say::speak_as(game.rules.idiom);
    }
    if logs.why {
        return why(props);
    }
    let games = logs.games.iter().enumerate();
    let first = logs.games.first();
    let alike = |game: &Logged| Some(game.log.source) == first.map(|first| first.log.source);
    let title = match first.filter(|_| logs.games.iter().all(alike)) {
        Some(game) => from(game.log.source.name()),
        None => say(Label::TableOffered).to_owned(),
    };
    let back = props.taps.reform(|_: MouseEvent| Tap::Back);
    html! {
        <div class="evening logs">
            { room::head(room::back(say(Label::TableBack), back), title, "") }
            { tell::wrong(props.told.as_ref()) }
            { each(games.map(|(at, game)| of_game(props, at, game))) }
            { foot(props, practise.as_ref().as_ref()) }
        </div>
    }
}

/// The words for a game from a site.
pub(super) fn from(source: &str) -> String {
    fill_teach(Teach::LogFrom, &[source.into()])
}

/// The worth of the open hand.
fn why(props: &Props) -> Html {
    let logs = &props.logs;
    let Some((game, at)) = logs.now().zip(logs.open) else {
        return Html::default();
    };
    let state = state(game);
    let name = game
        .log
        .hands
        .get(at)
        .map(|hand| sentences::hand(hand.round, hand.deal, hand.honba));
    let back = props.tap(logs.explained(false));
    html! {
        <div class="evening logs">
            { room::head(room::back(say(Label::TableBack), back), name.unwrap_or_default(), "") }
            <section class="paper evening-sheet">{ hand::explained(game, at, &state) }</section>
        </div>
    }
}

/// The players and the points at the beginning.
fn state(game: &Logged) -> State {
    Course::new(&game.start(), &game.rules).state
}

/// The card of a game, and its hands if they are listed.
fn of_game(props: &Props, at: usize, game: &Logged) -> Html {
    let is_shown = props.logs.shown == at;
    html! {
        <>
            { card(props, at, game) }
            if is_shown {
                { hands(props, game) }
            }
        </>
    }
}

/// The number of hands that agree, the reasons why others do not, and the rules that are asked about.
fn card(props: &Props, at: usize, game: &Logged) -> Html {
    let logs = &props.logs;
    let is_shown = logs.shown == at;
    let differing: Vec<&Checked> = game.differing().collect();
    let all = game.checked.len();
    let agree = all - differing.len();
    let text = fill_teach(Teach::LogAgree, &[agree.into(), all.into()]);
    let figure = agree.to_string();
    let text = match text.split_once(&figure) {
        Some((before, behind)) => {
            html! { <>{ before.to_owned() }<b class="logs-figure">{ figure }</b>{ behind.to_owned() }</> }
        }
        None => text.into(),
    };
    // A tap leads from one to the next, from the last hand to the first.
    let next = differing.iter().rev().map(|checked| checked.hand);
    let next = next
        .clone()
        .find(|hand| !is_shown || logs.open.is_none_or(|open| *hand < open))
        .or(next.clone().next());
    let show = match next {
        Some(hand) => Some(logs.shows(at).opened(Some(hand))),
        None => (!is_shown).then(|| logs.shows(at)),
    };
    let names = sentences::names(
        &(0..game.log.start.players.len()).collect::<Vec<_>>(),
        &state(game),
    );
    html! {
        <section class="paper evening-sheet logs-card">
            <div class="logs-sum">
                <div>
                    { el("p", "logs-agree", text) }
                    if !differing.is_empty() {
                        { el("p", "logs-differ", reasons(game, &differing)) }
                    }
                    if logs.games.len() > 1 {
                        { el("p", "caption", names) }
                    }
                </div>
                if let Some(show) = show {
                    { button("logs-show", shows(), props.tap(show)) }
                }
            </div>
            if at == 0 && (logs.by.is_some() || logs.can_be_by(&props.rules)) {
                { by(props, game) }
            } else {
                { el("p", "caption ruleset", game.rules.title().to_owned()) }
            }
        </section>
    }
}

/// The words of the key that leads on.
fn shows() -> Html {
    html! { <>{ teach(Teach::LogShow) }<span aria-hidden="true">{ " ›" }</span></> }
}

/// The number of hands that differ, and the rules that make it so.
fn reasons(game: &Logged, differing: &[&Checked]) -> String {
    let mut causes: Vec<String> = Vec::new();
    for cause in differing.iter().flat_map(|checked| &checked.causes) {
        if let Cause::Rule(rule, _) = cause
            && let Some(name) = hand::rule_name(rule, &game.rules)
            && !causes.contains(&name)
        {
            causes.push(name);
        }
    }
    let number = fill_teach(Teach::LogDiffer, &[differing.len().into()]);
    if causes.is_empty() {
        return number;
    }
    say::pair(&number, say::list(&causes))
}

/// The choice of rules by which the points are checked: the log's own, or those that are played here.
fn by(props: &Props, game: &Logged) -> Html {
    let logs = &props.logs;
    let here = logs.by.clone().unwrap_or_else(|| props.rules.clone());
    let own = ActiveRules::of(game.log.start.rules.clone());
    let own = own.as_ref().map_or("", |own| own.title());
    let own = say::pair(teach(Teach::LogSays), own);
    let key = |text: String, by: Option<ActiveRules>| {
        let is_on = logs.by == by;
        // What is chosen already is not made anew.
        let next = if is_on {
            logs.clone()
        } else {
            logs.checked_by(by)
        };
        toggle("segment", is_on, text, props.tap(next))
    };
    html! {
        <div class="segments" role="group" aria-label={say(Label::Ruleset)}>
            { key(own, None) }
            { key(here.title().to_owned(), Some(here.clone())) }
        </div>
    }
}

/// The hands of a game, the last one first.
fn hands(props: &Props, game: &Logged) -> Html {
    let state = state(game);
    let hands = 0..game.log.hands.len();
    html! {
        <section class="paper evening-sheet logs-hands">
            <ol class="evening-log" reversed={true}>
                { each(hands.rev().map(|at| row(props, game, at, &state))) }
            </ol>
        </section>
    }
}

fn row(props: &Props, game: &Logged, at: usize, state: &State) -> Html {
    let logs = &props.logs;
    let Some(hand) = game.log.hands.get(at) else {
        return Html::default();
    };
    let checked = game.checked(at);
    let is_open = logs.open == Some(at);
    let is_ours = logs.ours.contains(&(logs.shown, at));
    let differs = checked.is_some_and(|checked| !checked.agrees());
    let seen = Seen {
        hand,
        checked,
        state,
        rules: &game.rules,
        is_ours,
    };
    let price = if differs {
        el("span", "log-price logs-wrong", teach(Teach::LogDiffers))
    } else {
        el("span", "log-price", seen.price())
    };
    let body = || {
        html! {
            <>
                { seen.view() }
                { keys(props, game, at, differs && is_settled(checked)) }
            </>
        }
    };
    let next = logs.opened(Some(at).filter(|_| !is_open));
    html! {
        <li key={at} class={is_open.then_some("log-open")}>
            <button type="button" class="log-row" aria-expanded={is_open.to_string()} onclick={props.tap(next)}>
                { el("b", "", sentences::hand(hand.round, hand.deal, 0)) }
                { " " }
                <span>{ seen.ended() }{ " " }{ el("small", "", lying(&game.rules, hand.honba, hand.sticks, &seen.riichi())) }</span>
                { " " }
                { price }
            </button>
            if is_open {
                { body() }
            }
        </li>
    }
}

/// Returns whether there are two sums to choose from.
fn is_settled(checked: Option<&Checked>) -> bool {
    checked.is_some_and(|checked| checked.ours.is_ok() && checked.paid.is_some())
}

/// The things that can be done with an open hand.
fn keys(props: &Props, game: &Logged, at: usize, has_two: bool) -> Html {
    let logs = &props.logs;
    let is_ours = logs.ours.contains(&(logs.shown, at));
    let Some(hand) = game.log.hands.get(at) else {
        return Html::default();
    };
    let practise = ask::one(hand, &game.rules);
    let use_other = if is_ours {
        Teach::LogUseLog
    } else {
        Teach::LogUseOurs
    };
    html! {
        <div class="evening-keys">
            if hand::is_explained(game, at) {
                { button("toggle", say(Label::MissReason), props.tap(logs.explained(true))) }
            }
            if let Some(sheet) = practise {
                { button("toggle", teach(Teach::LogPractise), ask::open(&sheet, &props.dispatch)) }
            }
            if has_two {
                { button("toggle", teach(use_other), props.tap(logs.turned(at))) }
            }
        </div>
    }
}

/// The games are kept, practised, or left.
fn foot(props: &Props, practise: Option<&Questions>) -> Html {
    let logs = &props.logs;
    let keep = if logs.games.len() > 1 {
        Teach::LogKeepAll
    } else {
        Teach::LogKeep
    };
    let today = dates::evening();
    let first = logs.games.first();
    let day = first.and_then(Logged::day).unwrap_or(today);
    let names = first.filter(|_| logs.games.len() == 1).map(|game| {
        let chairs: Vec<usize> = (0..game.log.start.players.len()).collect();
        sentences::names(&chairs, &state(game))
    });
    let beside = [Some(evenings::date(day)), names].into_iter().flatten();
    let beside: Vec<String> = beside.collect();
    let not_now = props.taps.reform(|_: MouseEvent| Tap::Sheet(Sheet::Table));
    let inside =
        html! { <><b>{ teach(keep) }</b>{ " " }{ el("small", "", beside.join(" · ")) }</> };
    html! {
        <div class="logs-foot">
            if props.makes_way {
                { el("p", "caption", say(Label::TableTakeOver)) }
            }
            if logs.text.len() > ROOM {
                { el("p", "caption", teach(Teach::LogTooLong)) }
            }
            { button("toggle strong", inside, props.taps.reform(move |_: MouseEvent| Tap::Keep(today))) }
            <div class="evening-keys">
                if let Some(sheet) = practise {
                    { button("toggle", teach(Teach::LogPractiseAll), ask::open(sheet, &props.dispatch)) }
                }
                { button("toggle", say(Label::TableNotNow), not_now) }
            </div>
        </div>
    }
}
