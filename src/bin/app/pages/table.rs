//! The table: a whole game from the first deal to the match scores, and the evening's games.

use std::rc::Rc;

use tensu::evening::Journal;
use yew::prelude::*;

use super::Desk;

use crate::browser::once::use_once;
use crate::browser::page;
use crate::model::active_rules::ActiveRules;
use crate::model::library::library;
use crate::model::share::LOG;
use crate::model::state::{Action, Dispatch, HandTap, State};
use crate::model::storage;
use crate::parts::errand::use_end;
use crate::parts::kept::{Keeper, use_heard, use_kept, use_saved};
use crate::parts::room::titled;
use crate::parts::shapes::el;
use crate::say::{self, Label, say};

mod around;
mod aside;
mod changes;
mod clock;
mod desk;
mod dice;
mod draw;
mod elsewhere;
mod end;
pub(crate) mod evenings;
mod field;
mod gaps;
mod given;
mod levels;
mod log;
mod mend;
mod middle;
mod minute;
mod more;
mod offer;
mod origin;
mod picture;
mod play;
mod plot;
mod price;
mod read;
mod room;
mod row;
mod sentences;
mod share;
mod sheets;
mod start;
mod state;
mod swap;
mod tell;
mod tiles;
mod totals;
mod typed;
mod win;

pub(crate) use around::PAGE;
use around::{Around, Props};
use state::{Evening, Sheet, Tap, Written};

/// The page.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    let State {
        entry,
        houses,
        page,
        open,
        ..
    } = desk.state;
    let log = open.draft.as_ref().filter(|_| is_of_log(desk.side));
    let log = log.map(|draft| AttrValue::from(draft.text.clone()));
    html! { <Body keeper={desk.keeper.clone()} entry={entry.clone()} errand={page.errand.clone()} side={desk.side.to_owned()} {log} houses={houses.clone()} dispatch={desk.dispatch.clone()} /> }
}

#[component]
fn Body(props: &Props) -> Html {
    let Props {
        keeper,
        entry,
        errand,
        side,
        log,
        houses,
        dispatch,
    } = props;
    let (evening, taps) = use_evening(keeper, dispatch);
    tiles::use_taken(side, props, &taps);
    // Whoever does not ask for tiles any more gets none.
    let asks_tiles = matches!(evening.sheet, Sheet::Win(_) | Sheet::Mend(_));
    use_end(errand.as_deref(), PAGE.address, asks_tiles, dispatch);
    use_once();
    let depth = evening.depth();
    typed::use_keys(depth, &taps);
    levels::use_levels(side, depth, evening.behind(), &taps, dispatch);
    let game = evening.game();
    let entries = game.map(|game| game.entries().len());
    tell::use_passing(evening.fresh, entries.unwrap_or_default(), &taps);
    let folded = game.and_then(Written::folded);
    let spoken = folded
        .filter(|_| evening.aloud && evening.fresh)
        .and_then(|folded| sentences::last(&folded.course, &folded.rules));
    tell::use_voice(evening.aloud, spoken);
    let hold = typed::use_hold(&taps);
    use_given(side, log.as_ref(), &taps, dispatch);
    // A game that is over needs no screen.
    use_awake(game.is_some_and(|game| !game.is_over()));
    // A hand that is corrected has its own dealer, honba and riichi.
    let told = use_memo((game.cloned(), evening.mend().cloned()), |(game, mend)| {
        let (game, mend) = (game.as_ref()?, mend.as_ref()?);
        Some(mend.then(game, &game.folded()?.rules))
    });
    if let Sheet::Offer(games) = &evening.sheet {
        return html! { <>{ room::bare(dispatch) }{ offer::page(games, game, evening.told.as_ref(), &taps) }</> };
    }
    if let Sheet::Logs(logs) = &evening.sheet {
        let makes_way = game.is_some_and(|game| !game.is_over());
        return html! { <elsewhere::Elsewhere logs={logs.clone()} told={evening.told.clone()} rules={entry.rules.clone()} {makes_way} taps={taps} dispatch={dispatch.clone()} /> };
    }
    let Some((journal, folded)) = game.zip(folded) else {
        let start = html! { <start::Start evening={(*evening).clone()} rules={entry.rules.clone()} houses={houses.clone()} taps={taps} dispatch={dispatch.clone()} /> };
        return html! { <>{ room::bare(dispatch) }{ start }</> };
    };
    say::speak_as(folded.rules.idiom);
    let around = Around {
        evening: &evening,
        rules: &folded.rules,
        course: &folded.course,
        taps: &taps,
        hold: &hold,
        hand: entry,
        errand,
        dispatch,
    };
    let told = (*told).as_ref();
    let hand = Around {
        course: told.map_or(&folded.course, |told| &told.course),
        ..around
    };
    in_the_middle(&around, &hand).unwrap_or_else(|| on_the_page(&around, &hand, journal, houses))
}

/// The games and the callback for taps; each tap is told of the games as they are now, whoever changed them.
#[hook]
fn use_evening(
    keeper: &Rc<Keeper>,
    dispatch: &Dispatch,
) -> (UseReducerHandle<Evening>, Callback<Tap>) {
    let evening = use_kept(keeper, Evening::load);
    let games = (evening.games.clone(), evening.tries);
    use_saved(games, state::save, dispatch);
    use_saved(
        evening.offered(),
        |text| state::save_offered(text.as_deref()),
        dispatch,
    );
    use_saved(evening.draft(), |text| state::save_draft(text), dispatch);
    use_saved(evening.shelf(), state::save_shelf, dispatch);
    let taps = {
        let evening = evening.dispatcher();
        Callback::from(move |tap| {
            if state::has_news() {
                evening.dispatch(Tap::Elsewhere);
            }
            evening.dispatch(evenings::begun(tap));
        })
    };
    // Another window may have gone on with the game, now or while this page was closed.
    {
        let taps = taps.clone();
        use_heard(storage::is_of_games, move || taps.emit(Tap::Elsewhere));
    }
    (evening, taps)
}

/// Returns whether the rest of the address says that a log was written as a hand.
fn is_of_log(side: &str) -> bool {
    LOG.strip_prefix(PAGE.address) == Some(&["/", side].concat())
}

/// Offers the game of a link once, or what was written as a hand; a reload does not offer it again.
#[hook]
fn use_given(side: &AttrValue, log: Option<&AttrValue>, taps: &Callback<Tap>, dispatch: &Dispatch) {
    let given = Some(side).filter(|side| *side != tiles::TAKES && levels::said(side).is_none());
    let (taps, log) = (taps.clone(), log.cloned());
    use_effect_with(
        (given.cloned(), dispatch.clone()),
        move |(given, dispatch)| {
            let Some(given) = given else {
                return;
            };
            if !is_of_log(given) {
                taps.emit(Tap::Given(given.to_string()));
            } else if let Some(log) = log {
                // What cannot be read stays in the field that it was written in.
                if tensu_log::read(&log, library()).is_ok() {
                    dispatch.dispatch(Action::Hand(HandTap::Cancel));
                }
                read::with_words(log.to_string(), taps);
            }
            dispatch.dispatch(PAGE.opened());
        },
    );
}

/// Keeps the screen on while a game is played.
#[hook]
fn use_awake(is_played: bool) {
    use_effect_with(is_played, |is_played| {
        let awake = is_played.then(page::Awake::new);
        move || drop(awake)
    });
}

/// The page in all of the window, where the phone lies in the middle of the table; `None` where it is as it always is.
fn in_the_middle(around: &Around<'_>, hand: &Around<'_>) -> Option<Html> {
    let Evening { sheet, middle, .. } = around.evening;
    match sheet {
        _ if !middle => None,
        Sheet::Table | Sheet::Menu if around.course.state.over.is_some() => None,
        Sheet::Dice(..) | Sheet::Table | Sheet::Gaps(_) => Some(middle::page(around)),
        sheet => sheet.is_told().then(|| middle::sheet(hand)),
    }
}

/// The page: its head, the table or what lies over it, and a sentence on the last hand.
fn on_the_page(
    around: &Around<'_>,
    hand: &Around<'_>,
    journal: &Journal,
    houses: &[ActiveRules],
) -> Html {
    let Around {
        evening,
        rules,
        course,
        ..
    } = *around;
    let is_over = course.state.over.is_some();
    let body = match &evening.sheet {
        Sheet::Log(open) => log::page(around, *open),
        Sheet::Mend(mend) => mend::page(hand, course, mend),
        Sheet::Explained(at) => tiles::explained(around, *at),
        Sheet::Changed(entry) => log::changed(around, entry),
        Sheet::Share => share::page(around),
        Sheet::Dice(one, other) => dice::page(around, *one, *other),
        Sheet::Table | Sheet::Menu if is_over => end::page(around),
        Sheet::Table | Sheet::Menu => {
            html! { <>{ clock::clock(around) }{ start::began_by(rules, houses) }{ play::page(around) }{ aside::aside(around) }</> }
        }
        _ => play::page(hand),
    };
    // The paper on the table shows the same, and sheets have no room for it.
    let is_told = evening.told.is_none() && !is_over;
    let said = (evening.told.clone()).or_else(|| sentences::last(course, rules));
    html! {
        <div class="evening">
            { room::head(around, journal, title(around, hand)) }
            if evening.sheet == Sheet::Menu {
                { room::menu(around) }
            }
            { body }
            <p class={classes!("evening-said", is_told.then_some("unseen"), evening.told.is_some().then_some("is-new"))} role="status">{ said.unwrap_or_else(|| say(Label::TableTapWinner).to_owned()) }</p>
        </div>
    }
}

/// Names what the page shows: a room of the table by its own name, all else by what is played.
fn title(around: &Around<'_>, hand: &Around<'_>) -> Html {
    let Around { rules, course, .. } = *around;
    let name = match &around.evening.sheet {
        Sheet::Log(_) => say(Label::TableLog).to_owned(),
        Sheet::Share => say(Label::TableShare).to_owned(),
        Sheet::Dice(..) => say(Label::TableDice).to_owned(),
        Sheet::Explained(at) => course.records.get(*at).map_or_else(String::new, |record| {
            sentences::hand(record.round(), record.number(), record.honba)
        }),
        Sheet::Mend(_) => {
            let state = &hand.course.state;
            let name = sentences::hand(state.round(), state.number(), state.honba);
            let then = el("span", "caption", say(Label::TableAsThen));
            return html! { <>{ titled(name) }{ then }</> };
        }
        _ => {
            let is_last = course.state.hands_left == Some(1) && course.state.over.is_none();
            let last = is_last.then(|| [" · ", say(Label::TableFinal)].concat());
            let title = [rules.title(), &last.unwrap_or_default()].concat();
            return el("span", "room-title ruleset", title);
        }
    };
    titled(name)
}
