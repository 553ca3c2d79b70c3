//! Before a game: names, rules, seats; and the games that are kept.

use tensu::evening::{Journal, Start as Beginning, fold};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::state::{self, Evening, Tap};
use super::{sentences, sheets};
use crate::browser::page;
use crate::model::book::ActiveRules;
use crate::model::state::Dispatch;
use crate::model::storage;
use crate::parts::choose::Choose;
use crate::parts::kept::use_saved;
use crate::parts::shapes::{button, each, el};
use crate::say::{Label, say, with, words};

/// What it needs.
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
    let last = evening.games.last().map(Journal::start);
    // What was typed and not begun comes first.
    let typed = use_memo((), |()| storage::load_seats());
    let line = typed.lines().next();
    let names = use_state(|| match line {
        Some(_) => typed.lines().skip(1).map(str::to_owned).collect(),
        None => last.map(|start| start.players.clone()).unwrap_or_default(),
    });
    let chosen = use_state(|| {
        let typed = line.and_then(|line| line.parse().ok());
        let house = typed.or_else(|| last.map(|start| start.rules.clone()));
        let house = house.and_then(|house| ActiveRules::of(house).ok());
        house.unwrap_or_else(|| rules.clone())
    });
    let text = [&[chosen.to_house().to_string()], &names[..]].concat();
    use_saved(text.join("\n"), |text| storage::save_seats(text), dispatch);
    let presets = tensu::rules::ALL
        .iter()
        .map(|preset| ActiveRules::Preset(preset));
    let all: Vec<ActiveRules> = presets.chain(houses.iter().cloned()).collect();
    let seats = chosen.seats.winds().len();
    let name = |chair: usize| {
        let wind = words().wind(sheets::first_wind(chair));
        let value = names.get(chair).cloned().unwrap_or_default();
        let names = names.clone();
        let oninput = move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                let mut next = (*names).clone();
                next.resize(next.len().max(chair + 1), String::new());
                next[chair] = field.value();
                names.set(next);
            }
        };
        html! {
            <label>
                { el("span", "caption", wind) }
                <input type="text" maxlength="24" autocomplete="off" aria-label={with(Label::TableName, wind)} {value} {oninput} />
            </label>
        }
    };
    let draw = {
        let names = names.clone();
        move |_: MouseEvent| {
            let mut next = (*names).clone();
            next.resize(seats, String::new());
            for at in (1..seats).rev() {
                next.swap(at, page::random() as usize % (at + 1));
            }
            names.set(next);
        }
    };
    let options: Vec<AttrValue> = (all.iter())
        .map(|rules| rules.title().to_owned().into())
        .collect();
    let at = all.iter().position(|rules| *rules == *chosen);
    let choose = {
        let chosen = chosen.clone();
        move |at: usize| {
            if let Some(rules) = all.get(at) {
                chosen.set(rules.clone());
            }
        }
    };
    let begin = {
        let (names, chosen, taps) = (names.clone(), chosen.clone(), taps.clone());
        move |_: MouseEvent| {
            let mut start = Beginning::by(chosen.to_house());
            for (own, name) in start.players.iter_mut().zip(names.iter()) {
                if Beginning::is_name(name.trim()) {
                    name.trim().clone_into(own);
                }
            }
            taps.emit(Tap::Begin(start));
        }
    };
    let kept = evening.games.iter().enumerate().rev();
    let game = |(at, journal): (usize, &Journal)| {
        let rules = state::rules(journal)?;
        let course = fold(journal.start(), &rules, &journal.events());
        let now = &course.state;
        let names = sentences::names(&(0..now.seats()).collect::<Vec<_>>(), now);
        let (text, class) = if now.over.is_some() {
            (names, "toggle")
        } else {
            let hand = sentences::hand(now.round(), now.number(), now.honba);
            let all = format!("{hand} · {names}");
            (with(Label::TableGoOn, &all), "toggle strong")
        };
        let onclick = taps.reform(move |_: MouseEvent| Tap::Open(at));
        Some(button(class, text, onclick))
    };
    html! {
        <div class="evening-start">
            <div class="evening-kept">{ each(kept.filter_map(game)) }</div>
            { el("h2", "", say(Label::TableNew)) }
            <div class="points">{ each((0..seats).map(name)) }</div>
            <span class="pick ruleset">
                <span class="caption" aria-hidden="true">{ say(Label::Ruleset) }</span>
                <Choose name={say(Label::Ruleset)} {options} chosen={at} onchoose={choose} />
            </span>
            <div class="evening-keys">
                { button("toggle", say(Label::TableSeats), draw) }
                { button("toggle strong", say(Label::TableStart), begin) }
            </div>
        </div>
    }
}
