//! The empty table: the game that waits, the rules that are played, the ways to a score, and hands to tap.

use tensu::notation::Reader;
use tensu::quick::choices;
use tensu::score;
use yew::prelude::*;

use crate::browser::ids::HAND;
use crate::browser::once;
use crate::model::active_rules::{ActiveRules, Offer};
use crate::model::availability::Effective;
use crate::model::counting::{Way, want};
use crate::model::embed;
use crate::model::entry::Entry;
use crate::model::history::Scored;
use crate::model::share;
use crate::model::state::{Action, Dispatch, HandTap, Keep, State};
use crate::model::storage;
use crate::pages::{quick, table};
use crate::parts::counting::{patterns, short};
use crate::parts::laid;
use crate::parts::pick::{play_by, rulesets};
use crate::parts::shapes::{button, each, el, send_to};
use crate::parts::tile::row;
use crate::parts::writing::pasted;
use crate::say::{self, Label, say, with, words};

/// The number of examples that there is room for.
const EXAMPLES: usize = 3;

/// Draws the welcome.
pub(crate) fn welcome(state: &State, dispatch: &Dispatch) -> Html {
    let rules = &state.entry.rules;
    let kept = state.history.all().iter().enumerate();
    let last = kept.filter_map(|(at, kept)| last(at, kept, dispatch));
    let last: Vec<Html> = last.take(EXAMPLES).collect();
    let running = storage::load_running();
    let asks = state.looks.asks && running.is_none() && *rules == ActiveRules::default();
    let go_on = running.map(|(round, number, honba)| {
        let text = with(Label::TableGoOn, say::hand(round, number, honba).as_str());
        button("toggle strong go-on", text, table::PAGE.open(dispatch))
    });
    html! {
        // A tap in it leads elsewhere.
        <div class="welcome" onclick={|click: MouseEvent| once::turned(&click)}>
            { each(go_on) }
            if asks {
                { which_rules(state, dispatch) }
            }
            { el("h2", "", say(if asks { Label::OrAtOnce } else { Label::WelcomeHelp })) }
            <div class="ways">
                { without_tiles(rules, dispatch) }
                if embed::frame().is_none() {
                    { button("toggle", say(Label::PasteHand), pasted(dispatch)) }
                }
            </div>
            if !asks {
                <div class="examples" role="group" aria-label={(!last.is_empty()).then(|| say(Label::LastHands))}>
                    { each(examples(rules, EXAMPLES - last.len(), dispatch)) }
                    { each(last) }
                </div>
            }
            { el("p", "keyboard", say(Label::Keyboard)) }
        </div>
    }
}

/// Draws the keys for a score without tiles, each by one way of counting.
fn without_tiles(rules: &ActiveRules, dispatch: &Dispatch) -> Html {
    let names = if rules.is_riichi() {
        [say(Label::ByHanFu), say(Label::ByYaku)]
    } else {
        [short(rules), patterns(rules)]
    };
    let key = |(way, name): (Way, &'static str)| {
        let opened = quick::PAGE.open(dispatch);
        let onclick = move |event| {
            want(way);
            opened.emit(event);
        };
        button("toggle", name, onclick)
    };
    let ways = [Way::Short, Way::Yaku].into_iter().zip(names);
    // Some games have no list to choose from.
    let count = 1 + usize::from(choices(rules).next().is_some());
    each(ways.take(count).map(key))
}

/// Asks a new player for the ruleset: those that are played most where the language is spoken, then all.
fn which_rules(state: &State, dispatch: &Dispatch) -> Html {
    let all = Offer::all(&[]);
    let offered = most_played(words().tag).into_iter();
    let offered = offered.filter_map(|id| all.iter().find(|offer| offer.id() == id));
    let key = |offer: &Offer| {
        let (offer, dispatch) = (offer.clone(), dispatch.clone());
        let title = offer.title().to_owned();
        let onclick = move |_| {
            let played = dispatch.clone();
            let then = move |rules| played.dispatch(Action::Rules(rules));
            play_by(&offer, &dispatch, then);
        };
        button("toggle", title, onclick)
    };
    html! {
        <div class="which-rules" role="group" aria-label={say(Label::WhichRules)}>
            { el("h2", "large", say(Label::WhichRules)) }
            { each(offered.map(key)) }
            <span class="pick toggle">
                <span aria-hidden="true">{ say(Label::OtherRules) }</span>
                { rulesets(Label::OtherRules, &state.entry, &state.houses, dispatch) }
            </span>
        </div>
    }
}

/// Returns the ids of the four rulesets that are played most by those who speak a language: clubs' and platforms'.
fn most_played(tag: &str) -> [&'static str; 4] {
    match tag {
        "ja" => ["mleague", "tenhou", "majsoul", "ari_ari"],
        "ko" => ["korean", "majsoul", "tenhou", "wrc_2025"],
        "zh-Hans" => ["majsoul", "mcr_2006", "tenhou", "hong_kong"],
        "zh-Hant" => ["hong_kong", "majsoul", "mcr_2006", "tenhou"],
        "ru" => ["rrc", "majsoul", "tenhou", "ema_2025"],
        "pt-BR" => ["wrc_2025", "majsoul", "tenhou", "mleague"],
        "de" | "es" | "fr" | "it" | "pl" => ["ema_2025", "majsoul", "tenhou", "wrc_2025"],
        _ => ["majsoul", "tenhou", "ema_2025", "mleague"],
    }
}

/// Draws examples that win by these rules.
fn examples(rules: &ActiveRules, room: usize, dispatch: &Dispatch) -> Vec<Html> {
    let fits = |question: &tensu::Question| {
        let by = question.by;
        let entry = Entry::new(rules.clone(), question.clone());
        score(&Effective::of(&entry, by).question, rules).is_ok()
    };
    let example = |(title, text): (String, &'static str)| {
        let question = Reader::OWN.question(text).ok().filter(fits)?;
        let onclick = send_to(Action::Hand(HandTap::Example(text)), HAND, dispatch);
        Some(html! {
            <button type="button" class="example" {onclick}>
                { el("span", "title", title) }
                { tiles(&question) }
            </button>
        })
    };
    let examples: Vec<(String, &str)> = if rules.chinese().is_some() {
        let played = say::CHINESE_EXAMPLES.into_iter();
        let played = played.filter(|&(yaku, _)| rules.has(yaku));
        played.map(|(yaku, text)| (say::yaku(yaku), text)).collect()
    } else {
        let all = say::EXAMPLES.into_iter();
        all.map(|(title, text)| (say(title).to_owned(), text))
            .collect()
    };
    let examples = examples.into_iter().filter_map(example);
    examples.take(room).collect()
}

/// Draws the tiles of a hand, the winning one apart.
fn tiles(question: &tensu::Question) -> Html {
    let won = question.all_tiles().count() - 1;
    let all = question.all_tiles().enumerate();
    row(
        "faces",
        all.map(|(at, tile)| (Some(tile), if at == won { "won-apart" } else { "" })),
    )
}

/// Draws a hand that was scored, to take out again.
fn last(at: usize, kept: &Scored, dispatch: &Dispatch) -> Option<Html> {
    let entry = share::entry(share::read(&kept.link).ok()?).ok()?;
    let (by, score) = share::worth(&entry)?;
    let question = share::counted(&entry, by);
    let name = say::pair(&laid::name(&question), say::price(&score));
    let onclick = send_to(Action::History(Keep::Restore(at)), HAND, dispatch);
    Some(html! {
        <button type="button" class="example last" aria-label={name} {onclick}>
            { tiles(&question) }
            { el("b", "", say::price(&score)) }
        </button>
    })
}

#[cfg(test)]
mod tests {
    use super::most_played;
    use crate::model::active_rules::Offer;

    #[test]
    fn every_language_is_asked_for_rulesets_that_there_are() {
        let all = Offer::all(&[]);
        for words in tensu_words::LANGUAGES {
            for id in most_played(words.tag) {
                assert!(
                    all.iter().any(|offer| offer.id() == id),
                    "{}: {id}",
                    words.tag
                );
            }
        }
    }
}
