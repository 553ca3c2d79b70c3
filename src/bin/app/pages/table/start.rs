//! Before a game: names, rules, seats; and the games that are kept.

use tensu::Ruleset;
use tensu::evening::Chair;
use tensu::reference::{FactPart, Reference, assumed};
use tensu::rules::Length;
use tensu_words::Word;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::draw::{self, Drawing};
use super::read::Read;
use super::state::{Evening, Tap, Written};
use super::{evenings, sentences, sheets, tell};
use crate::browser::storage::persist;
use crate::model::active_rules::{ActiveRules, Offer};
use crate::model::state::Dispatch;
use crate::model::storage;
use crate::parts::choose::Choose;
use crate::parts::kept::use_saved;
use crate::parts::left_open::left_open;
use crate::parts::pick::play_by;
use crate::parts::shapes::{button, each, el, toggle};
use crate::parts::told::told;
use crate::say::{self, Label, say, with, words};

mod choices;

use choices::{BENCH, Choices, current, people_of, use_choices, with_length};

/// The most games that are offered to go on with.
const GAMES: usize = 6;

/// The most people who are offered by name.
const PEOPLE: usize = 12;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub(super) evening: Evening,
    pub(super) rules: ActiveRules,
    pub(super) houses: Vec<ActiveRules>,
    pub(super) taps: Callback<Tap>,
    pub(super) dispatch: Dispatch,
}

/// The page.
#[component]
pub(super) fn Start(props: &Props) -> Html {
    let Props {
        evening,
        rules,
        houses,
        taps,
        dispatch,
    } = props;
    let choices = use_choices(evening, rules, houses);
    use_saved(choices.text(), |text| storage::save_seats(text), dispatch);
    // The others are found with their evenings.
    let last = evening.games.iter().enumerate().rev().take(GAMES);
    let restore = taps.reform(|_: MouseEvent| Tap::Restore);
    html! {
        <div class="evening paper evening-start halves">
            <div class="half">
            if evening.deleted.is_some() {
                { told(say(Label::TableDeleted).to_owned(), Some(restore)) }
            }
            <div class="evening-kept">{ each(last.filter_map(|(at, journal)| game(at, journal, taps))) }</div>
            <div class="evening-keys">
                if !evening.games.is_empty() {
                    { evenings::way(dispatch) }
                }
                { evenings::tournament(dispatch) }
            </div>
            { el("h2", "", say(Label::TableNew)) }
            { people(&choices, evening) }
            </div>
            <div class="half">
            <div class="evening-rules">
                { ruleset(&choices, houses, dispatch) }
                { length(&choices) }
                { minutes(&choices) }
            </div>
            { open_settings(&choices.rules) }
            { tell::wrong(evening.told.as_ref()) }
            <div class="evening-keys">
                { button("toggle", say(Label::TableSeats), lay_tiles(&choices)) }
                { button("toggle strong", say(Label::TableStart), begin(&choices, taps)) }
            </div>
            <Read taps={taps.clone()} />
            </div>
        </div>
    }
}

/// The people: those of earlier games by name, a field for each chair, and the tiles that are drawn for the seats.
fn people(choices: &Choices, evening: &Evening) -> Html {
    let free = choices.free();
    let chip = |name: String| {
        let names = choices.names.clone();
        let text = name.clone();
        let onclick = move |_: MouseEvent| {
            if let Some(at) = free {
                Choices::call(&names, at, name.clone());
            }
        };
        button("toggle", text, onclick)
    };
    let known = if free.is_some() {
        known(evening, &choices.names)
    } else {
        Vec::new()
    };
    let chair = |chair: Chair| {
        let wind = words().wind(sheets::first_wind(chair));
        field(
            choices,
            chair,
            wind.to_owned(),
            with(Label::TableName, wind),
        )
    };
    let seats = choices.seats();
    let bench = |at: usize| {
        let name = with(Label::TableBench, at + 1);
        field(choices, seats + at, name.clone(), name)
    };
    let benches = BENCH.min(choices.sitting() + 1);
    let rotate = {
        let turns = choices.turns.clone();
        move |_: MouseEvent| turns.set(!*turns)
    };
    html! {
        <>
            if !known.is_empty() {
                <div class="evening-chips" role="group" aria-label={say(Label::TablePeople)}>{ each(known.into_iter().map(chip)) }</div>
            }
            <div class="points">{ each((0..seats).map(chair)) }{ each((0..benches).map(bench)) }</div>
            if choices.can_rotate() {
                <div class="evening-keys">{ toggle("toggle", *choices.turns, say(Label::TableRotate), rotate) }</div>
            }
            if let Some(drawing) = &*choices.drawing {
                { draw::tiles(drawing, &choices.drawn_by, &turn_tiles(choices)) }
            }
        </>
    }
}

/// A field for a name, with its caption and its whole name.
fn field(choices: &Choices, at: usize, caption: String, name: String) -> Html {
    let value = choices.names.get(at).cloned().unwrap_or_default();
    let names = choices.names.clone();
    let oninput = move |event: InputEvent| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            Choices::call(&names, at, field.value());
        }
    };
    html! {
        <label>
            { el("span", "caption", caption) }
            <input type="text" maxlength="24" autocomplete="off" aria-label={name} {value} {oninput} />
        </label>
    }
}

/// The callback that lays a tile for each chair, to be drawn for the seats.
fn lay_tiles(choices: &Choices) -> Callback<MouseEvent> {
    let chairs = choices.chairs();
    let (drawing, names) = (choices.drawing.clone(), choices.names.clone());
    let drawn_by = choices.drawn_by.clone();
    Callback::from(move |_| {
        let mut filled = (*names).clone();
        filled.resize(filled.len().max(chairs), String::new());
        drawn_by.set(filled);
        drawing.set(Some(Drawing::mixed(chairs)));
    })
}

/// The callback for a tile that is turned; with the last one all have their seats.
fn turn_tiles(choices: &Choices) -> Callback<Drawing> {
    let (drawing, names) = (choices.drawing.clone(), choices.names.clone());
    let drawn_by = choices.drawn_by.clone();
    Callback::from(move |next: Drawing| {
        if next.is_done() {
            names.set(next.seated(&drawn_by));
        }
        drawing.set(Some(next));
    })
}

/// The list of rules.
fn ruleset(choices: &Choices, houses: &[ActiveRules], dispatch: &Dispatch) -> Html {
    let all = Offer::all(houses);
    // The length has a list of its own.
    let length = choices.rules.game.flow.length;
    let same = |offer: &Offer| match offer {
        Offer::Here(rules) => with_length(rules, length).as_ref() == Some(&choices.rules),
        Offer::Later(..) => false,
    };
    let at = all.iter().position(same);
    // Rules that are kept here no more can be played by again.
    let gone = at.is_none().then(|| choices.rules.title().to_owned());
    let chosen = at.or(Some(all.len()));
    let options: Vec<AttrValue> = (all.iter())
        .map(|offer| offer.title().to_owned())
        .chain(gone)
        .map(AttrValue::from)
        .collect();
    let choose = {
        let (played, dispatch) = (choices.played.clone(), dispatch.clone());
        move |at: usize| {
            if let Some(offer) = all.get(at) {
                let played = played.clone();
                play_by(offer, &dispatch, move |rules| played.set(rules));
            }
        }
    };
    html! {
        <span class="pick ruleset">
            <span class="caption" aria-hidden="true">{ say(Label::Ruleset) }</span>
            <Choose is_patient=true name={say(Label::Ruleset)} {options} {chosen} onchoose={choose} />
        </span>
    }
}

/// The list of lengths of a game.
fn length(choices: &Choices) -> Html {
    let all = Length::ALL.iter();
    let all = all.map(|length| words().choice("length", length.code()));
    let options: Vec<AttrValue> = all.map(|text| say::sentence_case(&text).into()).collect();
    let choose = {
        let (played, rules) = (choices.played.clone(), choices.rules.clone());
        move |at: usize| {
            if let Some(rules) = with_length(&rules, Length::ALL[at]) {
                played.set(rules);
            }
        }
    };
    let now = choices.rules.game.flow.length;
    let chosen = Length::ALL.iter().position(|one| *one == now);
    html! {
        <span class="pick">
            <span class="caption" aria-hidden="true">{ words().say(Word::RuleLength) }</span>
            <Choose name={words().say(Word::RuleLength)} {options} {chosen} onchoose={choose} />
        </span>
    }
}

/// The field for the minutes after which no other hand begins.
fn minutes(choices: &Choices) -> Html {
    let value = choices.minutes.map(|one| one.to_string());
    let minutes = choices.minutes.clone();
    let oninput = move |event: InputEvent| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            minutes.set(field.value().parse().ok().filter(|minutes| *minutes > 0));
        }
    };
    html! {
        <label class="pick">
            { el("span", "caption", say(Label::TableMinutes)) }
            <input type="number" inputmode="numeric" min="1" max="999" placeholder="–" {value} {oninput} />
        </label>
    }
}

/// The callback that begins the game.
fn begin(choices: &Choices, taps: &Callback<Tap>) -> Callback<MouseEvent> {
    let start = choices.start();
    taps.reform(move |_| {
        persist();
        Tap::Begin(start.clone())
    })
}

/// The settings of a game that its rules leave open: once it runs, a result does not speak of them.
fn open_settings(rules: &Ruleset) -> Html {
    let facts = Reference::of(rules).facts;
    let around = facts.iter().filter(|line| line.part == FactPart::Around);
    let codes: Vec<&str> = around.map(|line| line.fact.code()).collect();
    if assumed(rules, &codes).is_empty() {
        return Html::default();
    }
    html! {
        <details class="evening-open">
            { el("summary", "", say(Label::RefNotes)) }
            { left_open(rules, &codes) }
        </details>
    }
}

/// A game of this device: a tap goes on with it, another one deletes it.
fn game(at: usize, game: &Written, taps: &Callback<Tap>) -> Option<Html> {
    let now = &game.folded()?.course.state;
    let names = sentences::names(&(0..now.chairs()).collect::<Vec<_>>(), now);
    let (text, class) = if now.over.is_some() {
        (names.clone(), "toggle")
    } else {
        let hand = sentences::hand(now.round(), now.number(), now.honba);
        let all = format!("{hand} · {names}");
        (with(Label::TableGoOn, &all), "toggle strong")
    };
    let tap = |tap: Tap| taps.reform(move |_: MouseEvent| tap.clone());
    let delete = say::pair(say(Label::HistoryDelete), &names);
    Some(html! {
        <div class="evening-game">
            { button(class, text, tap(Tap::Open(at))) }
            <button type="button" class="toggle" aria-label={delete} onclick={tap(Tap::Delete(at))}>{ say(Label::HistoryDelete) }</button>
        </div>
    })
}

/// The people of the games of this device who are not among these, the last ones first.
pub(super) fn known(evening: &Evening, names: &[String]) -> Vec<String> {
    let mut known: Vec<String> = Vec::new();
    let games = evening.games.iter().rev();
    for name in games.flat_map(|game| people_of(game.start())) {
        let is_here = names.iter().any(|own| own.trim() == name);
        if !name.is_empty() && !is_here && !known.contains(&name) {
            known.push(name);
        }
    }
    known.truncate(PEOPLE);
    known
}

/// A note that the rules of a game were changed after it began: it keeps its own.
pub(super) fn began_by(rules: &ActiveRules, houses: &[ActiveRules]) -> Html {
    if current(rules, houses) == *rules {
        return Html::default();
    }
    el(
        "p",
        "aside evening-began",
        with(Label::TableBegan, rules.title()),
    )
}
