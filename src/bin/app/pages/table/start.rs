//! Before a game: names, rules, seats; and the games that are kept.

use tensu::Ruleset;
use tensu::evening::{Journal, Start as Beginning, fold, season};
use tensu::reference::{FactPart, Reference, assumed};
use tensu::rules::{Length, Setting};
use tensu::text::Word;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::draw::{self, Drawing};
use super::read::Read;
use super::state::{self, Evening, Tap};
use super::{evenings, sentences, sheets};
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

/// The most friends who sit out.
const BENCH: usize = 2;

/// The most games that are offered to go on with.
const GAMES: usize = 6;

/// The most people who are offered by name.
const PEOPLE: usize = 12;

/// The marks before the minutes and before the tiles of the seats, in what is kept of a game that has not begun.
const CLOCK: &str = " clock=";
const DRAWN: &str = " drawn=";

/// The mark that stands there where all take turns.
const ROTATE: &str = " rotate";

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
    let last = season::next(&evening.until_now());
    // What was typed and not begun comes first.
    let typed = use_memo((), |()| storage::load_seats());
    let line = typed.lines().next();
    // Behind the rules: the minutes, and the tiles that are being turned.
    let (line, drawn) = cut(line.unwrap_or_default(), DRAWN);
    let (line, clock) = cut(line, CLOCK);
    let (line, rotates) = cut(line, ROTATE);
    let names = use_state(|| {
        let names: Vec<String> = typed.lines().skip(1).map(str::to_owned).collect();
        // What was begun with these names was a game: the next one has its own.
        let mut games = evening.games.iter();
        let is_begun = games.any(|game| is_of(&names, game.start()));
        let is_empty = names.iter().all(|name| name.trim().is_empty());
        match &last {
            Some(next) if is_begun || is_empty => people_of(next),
            _ => names,
        }
    });
    let played = use_state(|| {
        let typed = line.parse().ok();
        let house = typed.or_else(|| last.as_ref().map(|start| start.rules.clone()));
        let house = house.and_then(|house| ActiveRules::of(house).ok());
        house.unwrap_or_else(|| rules.clone())
    });
    let minutes = use_state(|| match clock {
        Some(clock) => clock.parse().ok(),
        None => last.as_ref().and_then(|start| start.clock),
    });
    let turns = use_state(|| {
        let takes = |start: &Beginning| start.players.len() > played.seats.winds().len();
        rotates.is_some() || typed.is_empty() && last.as_ref().is_some_and(takes)
    });
    let drawing = use_state(|| {
        let seats = played.seats.winds().len() + usize::from(*turns);
        Drawing::read(drawn?, seats).filter(|drawing| !drawing.is_done())
    });
    // As they were when the tiles were laid: afterwards they have other chairs.
    let drawn_by = use_state(|| (*names).clone());
    // House rules are those that they are when the game begins, whatever the last one was played by.
    let chosen = current(&played, houses);
    let clock = minutes.map(|minutes: u16| minutes.to_string());
    let rotates = if *turns { ROTATE } else { "" };
    let house = chosen.to_house();
    let mut first = format!("{house}{rotates}{CLOCK}{}", clock.unwrap_or_default());
    if let Some(drawing) = drawing.as_ref().filter(|drawing| !drawing.is_done()) {
        first += DRAWN;
        first += &drawing.text();
    }
    let text = [&[first], &names[..]].concat();
    use_saved(text.join("\n"), |text| storage::save_seats(text), dispatch);
    let all = Offer::all(houses);
    // The length has a list of its own.
    let length = chosen.game.flow.length;
    let same = |offer: &Offer| match offer {
        Offer::Here(rules) => with_length(rules, length).as_ref() == Some(&chosen),
        Offer::Later(..) => false,
    };
    let at = all.iter().position(same);
    let seats = chosen.seats.winds().len();
    let field = |at: usize, caption: String, name: String| {
        let value = names.get(at).cloned().unwrap_or_default();
        let names = names.clone();
        let oninput = move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                names.set(named(&names, at, field.value()));
            }
        };
        html! {
            <label>
                { el("span", "caption", caption) }
                <input type="text" maxlength="24" autocomplete="off" aria-label={name} {value} {oninput} />
            </label>
        }
    };
    let chair = |chair: usize| {
        let wind = words().wind(sheets::first_wind(chair));
        field(chair, wind.to_owned(), with(Label::TableName, wind))
    };
    let is_empty = |at: &usize| names.get(*at).is_none_or(|name| name.trim().is_empty());
    let sitting = (0..BENCH).filter(|at| !is_empty(&(seats + at))).count();
    // One more than play a hand can take turns with the others.
    let can_rotate = sitting == 1 && !is_empty(&seats);
    let rotate = {
        let turns = turns.clone();
        move |_: MouseEvent| turns.set(!*turns)
    };
    let chairs = seats + usize::from(can_rotate && *turns);
    let bench = |at: usize| {
        let name = with(Label::TableBench, at + 1);
        field(seats + at, name.clone(), name)
    };
    let free = (0..seats + BENCH).find(is_empty);
    let chip = |name: String| {
        let names = names.clone();
        let text = name.clone();
        let onclick = move |_: MouseEvent| {
            if let Some(at) = free {
                names.set(named(&names, at, name.clone()));
            }
        };
        button("toggle", text, onclick)
    };
    let known = if free.is_some() {
        known(evening, &names)
    } else {
        Vec::new()
    };
    let draw = {
        let (drawing, names, drawn_by) = (drawing.clone(), names.clone(), drawn_by.clone());
        move |_: MouseEvent| {
            let mut filled = (*names).clone();
            filled.resize(filled.len().max(chairs), String::new());
            drawn_by.set(filled);
            drawing.set(Some(Drawing::mixed(chairs)));
        }
    };
    let turn = {
        let (drawing, names, drawn_by) = (drawing.clone(), names.clone(), drawn_by.clone());
        Callback::from(move |next: Drawing| {
            if next.is_done() {
                names.set(next.seated(&drawn_by));
            }
            drawing.set(Some(next));
        })
    };
    // Rules that are kept here no more can be played by again.
    let gone = at.is_none().then(|| chosen.title().to_owned());
    let at = at.or(Some(all.len()));
    let options: Vec<AttrValue> = (all.iter())
        .map(|offer| offer.title().to_owned())
        .chain(gone)
        .map(AttrValue::from)
        .collect();
    let choose = {
        let (played, dispatch) = (played.clone(), dispatch.clone());
        move |at: usize| {
            if let Some(offer) = all.get(at) {
                let played = played.clone();
                play_by(offer, &dispatch, move |rules| played.set(rules));
            }
        }
    };
    let lengths = Length::ALL
        .iter()
        .map(|length| words().choice("length", length.code()));
    let lengths: Vec<AttrValue> = lengths
        .map(|text| say::sentence_case(&text).into())
        .collect();
    let choose_length = {
        let (played, chosen) = (played.clone(), chosen.clone());
        move |at: usize| {
            if let Some(rules) = with_length(&chosen, Length::ALL[at]) {
                played.set(rules);
            }
        }
    };
    let type_minutes = {
        let minutes = minutes.clone();
        move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                minutes.set(field.value().parse().ok().filter(|minutes| *minutes > 0));
            }
        }
    };
    let begin = {
        let (names, chosen, taps) = (names.clone(), chosen.clone(), taps.clone());
        let clock = *minutes;
        move |_: MouseEvent| {
            let mut start = Beginning::by(chosen.to_house());
            start.players.resize(chairs, String::new());
            let mut written = names.iter().map(|name| Beginning::name_of(name));
            for (own, name) in start.players.iter_mut().zip(&mut written) {
                *own = name;
            }
            let sitting = written.filter(|name| !name.is_empty());
            start.bench = sitting.take(BENCH).collect();
            start.clock = clock;
            persist();
            taps.emit(Tap::Begin(start));
        }
    };
    // The others are found with their evenings.
    let kept = evening.games.iter().enumerate().rev().take(GAMES);
    let restore = taps.reform(|_: MouseEvent| Tap::Restore);
    let length_at = Length::ALL.iter().position(|one| *one == length);
    html! {
        <div class="evening paper evening-start">
            if evening.deleted.is_some() {
                { told(say(Label::TableDeleted).to_owned(), Some(restore)) }
            }
            <div class="evening-kept">{ each(kept.filter_map(|(at, journal)| game(at, journal, taps))) }</div>
            if !evening.games.is_empty() {
                <div class="evening-keys">{ evenings::way(dispatch) }</div>
            }
            { el("h2", "", say(Label::TableNew)) }
            if !known.is_empty() {
                <div class="evening-chips" role="group" aria-label={say(Label::TablePeople)}>{ each(known.into_iter().map(chip)) }</div>
            }
            <div class="points">{ each((0..seats).map(chair)) }{ each((0..BENCH.min(sitting + 1)).map(bench)) }</div>
            if can_rotate {
                <div class="evening-keys">{ toggle("toggle", *turns, say(Label::TableRotate), rotate) }</div>
            }
            if let Some(drawing) = &*drawing {
                { draw::tiles(drawing, &drawn_by, &turn) }
            }
            <div class="evening-rules">
                <span class="pick ruleset">
                    <span class="caption" aria-hidden="true">{ say(Label::Ruleset) }</span>
                    <Choose is_patient=true name={say(Label::Ruleset)} {options} chosen={at} onchoose={choose} />
                </span>
                <span class="pick">
                    <span class="caption" aria-hidden="true">{ words().say(Word::RuleLength) }</span>
                    <Choose name={words().say(Word::RuleLength)} options={lengths} chosen={length_at} onchoose={choose_length} />
                </span>
                <label class="pick">
                    { el("span", "caption", say(Label::TableMinutes)) }
                    <input type="number" inputmode="numeric" min="1" max="999" placeholder="–" value={minutes.map(|one| one.to_string())} oninput={type_minutes} />
                </label>
            </div>
            { open_settings(&chosen) }
            if let Some(why) = &evening.told {
                <p class="wrong" role="alert">{ why.clone() }</p>
            }
            <div class="evening-keys">
                { button("toggle", say(Label::TableSeats), draw) }
                { button("toggle strong", say(Label::TableStart), begin) }
            </div>
            <Read taps={taps.clone()} />
        </div>
    }
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
fn game(at: usize, journal: &Journal, taps: &Callback<Tap>) -> Option<Html> {
    let rules = state::rules(journal)?;
    let course = fold(journal.start(), &rules, &journal.events());
    let now = &course.state;
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

/// A line and what stands behind a mark in it.
fn cut<'a>(line: &'a str, mark: &str) -> (&'a str, Option<&'a str>) {
    let parts = line.rsplit_once(mark);
    parts.map_or((line, None), |(line, rest)| (line, Some(rest)))
}

/// Players and bench of a game, in one list.
fn people_of(start: &Beginning) -> Vec<String> {
    [&start.players[..], &start.bench[..]].concat()
}

/// Returns whether these names are those of a game.
fn is_of(names: &[String], start: &Beginning) -> bool {
    let full = |names: &[String]| -> Vec<String> {
        let names = names.iter().map(|name| name.trim().to_owned());
        names.filter(|name| !name.is_empty()).collect()
    };
    full(names) == full(&people_of(start))
}

/// The names with another one at a place.
fn named(names: &[String], at: usize, name: String) -> Vec<String> {
    let mut next = names.to_vec();
    next.resize(next.len().max(at + 1), String::new());
    next[at] = name;
    next
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

/// House rules of the same name as they are now, with the length that was chosen.
fn current(played: &ActiveRules, houses: &[ActiveRules]) -> ActiveRules {
    let own = played.house().map(|house| &*house.name);
    let house = houses.iter().find(|house| own == Some(house.title()));
    let length = played.game.flow.length;
    let house = house.and_then(|house| with_length(house, length));
    house.unwrap_or_else(|| played.clone())
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

/// The rules with another length; `None` where they cannot have it.
fn with_length(rules: &ActiveRules, length: Length) -> Option<ActiveRules> {
    let setting = Setting::Text(length.code().to_owned());
    let house = rules.to_house().with("length", &setting).ok()?;
    ActiveRules::of(house).ok()
}

#[cfg(test)]
mod tests {
    use tensu::evening::Start;
    use tensu::house::House;
    use tensu::rules::{Length, Setting, TENHOU};

    use super::{current, is_of, with_length};
    use crate::model::active_rules::ActiveRules;

    #[test]
    fn another_length_and_back_are_the_same_rules() {
        let tenhou = ActiveRules::Preset(&TENHOU);
        let east = with_length(&tenhou, Length::East).expect("rules");
        assert_eq!(east.game.flow.length, Length::East);
        assert_eq!(with_length(&east, Length::Half), Some(tenhou));
    }

    #[test]
    fn a_game_begins_by_the_house_rules_as_they_are_now() {
        let house = |kiriage: bool| {
            let house = House::new(&TENHOU, "Ours").with("kiriage", &Setting::Bool(kiriage));
            ActiveRules::of(house.expect("a house")).expect("rules")
        };
        let (before, now) = (house(false), house(true));
        let houses = [now.clone()];
        assert_eq!(current(&before, &houses), now);
        let east = with_length(&before, Length::East).expect("rules");
        assert_eq!(
            Some(current(&east, &houses)),
            with_length(&now, Length::East)
        );
        // What is kept here no more stays as it was.
        assert_eq!(current(&before, &[]), before);
        let tenhou = ActiveRules::Preset(&TENHOU);
        assert_eq!(current(&tenhou, &houses), tenhou);
    }

    #[test]
    fn names_are_those_of_a_game_with_its_bench() {
        let mut start = Start::new(&TENHOU);
        start.players = ["A", "B", "C", "D"].map(str::to_owned).to_vec();
        start.bench = vec!["E".to_owned()];
        let names = ["A ", "B", "C", "D", "E", ""].map(str::to_owned);
        assert!(is_of(&names, &start));
        assert!(!is_of(&names[..4], &start));
    }
}
