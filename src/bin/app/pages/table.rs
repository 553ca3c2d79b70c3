//! The table: a whole game from the first deal to the match scores, and the evening's games.

use std::rc::Rc;

use tensu::evening::{Chair, Course, fold};
use yew::prelude::*;

use super::{Desk, Group, Page};

use crate::browser::once::use_once;
use crate::browser::page;
use crate::browser::storage::heard;
use crate::model::active_rules::ActiveRules;
use crate::model::entry::Entry;
use crate::model::errand::Errand;
use crate::model::state::{Dispatch, State};
use crate::model::storage;
use crate::parts::errand::send as send_errand;
use crate::parts::icon::Shape;
use crate::parts::kept::{Keeper, use_kept, use_saved};
use crate::parts::shapes::button;
use crate::say::{self, Label, say};

mod aside;
mod changes;
mod clock;
mod dice;
mod draw;
mod end;
pub(crate) mod evenings;
mod gaps;
mod levels;
mod log;
mod mend;
mod middle;
mod more;
mod offer;
mod picture;
mod play;
mod plot;
mod price;
mod read;
mod room;
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

use state::{Evening, Mend, Sheet, Tap};
use win::Win;

/// The page's address, title and place in the menu.
pub(crate) const PAGE: Page = Page {
    address: "table",
    title: Label::ViewTable,
    icon: Some(Shape::Table),
    menu: Some(Group::Hand),
    in_bar: true,
    is_room: true,
    in_frame: |_| false,
    is_there: |_, _| true,
};

/// The page.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    let State {
        entry,
        houses,
        page,
        ..
    } = desk.state;
    html! { <Body keeper={desk.keeper.clone()} entry={entry.clone()} errand={page.errand.clone()} side={desk.side.to_owned()} houses={houses.clone()} dispatch={desk.dispatch.clone()} /> }
}

#[derive(Clone, Properties, PartialEq)]
struct Props {
    keeper: Rc<Keeper>,
    /// The hand as it is entered, and for which page.
    entry: Rc<Entry>,
    errand: Option<Rc<Errand>>,
    /// The rest of the address behind the page's own: how much lies over the table, that tiles were entered, or the
    /// game of a link.
    side: AttrValue,
    houses: Vec<ActiveRules>,
    dispatch: Dispatch,
}

/// The values that each state of the page draws from.
#[derive(Clone, Copy)]
struct Around<'a> {
    evening: &'a Evening,
    rules: &'a ActiveRules,
    course: &'a Course,
    taps: &'a Callback<Tap>,
    /// The callback for a card that is held, or `None` once it is let go.
    hold: &'a Callback<Option<Chair>>,
    hand: &'a Rc<Entry>,
    errand: &'a Option<Rc<Errand>>,
    dispatch: &'a Dispatch,
}

impl Around<'_> {
    /// A player's name.
    fn name(&self, chair: usize) -> String {
        sentences::player(chair, &self.course.state)
    }

    /// The game as it is now, but with those who played in the hand of a record, by its place.
    fn state_at(&self, record: usize) -> tensu::evening::State {
        let mut state = self.course.state.clone();
        state.players = self.course.players_at(record);
        state
    }

    /// A button for a tap.
    fn button(&self, class: &'static str, text: impl Into<Html>, tap: Tap) -> Html {
        button(class, text, self.tap(tap))
    }

    /// Tells that a finger rests on a player's card, or that it does not any more.
    fn held(&self, chair: Option<Chair>) -> Callback<PointerEvent> {
        self.hold.reform(move |_| chair)
    }

    /// A tap that tells the win otherwise: on its own sheet, or in a correction.
    fn telling(&self, win: Win) -> Tap {
        Tap::Sheet(match &self.evening.sheet {
            Sheet::Mend(mend) => Sheet::Mend(Box::new(Mend {
                win,
                ..(**mend).clone()
            })),
            _ => Sheet::Win(Box::new(win)),
        })
    }

    fn tap(&self, tap: Tap) -> Callback<MouseEvent> {
        self.taps.reform(move |_| tap.clone())
    }
}

/// The words of a voice for the hand that has just been recorded.
fn spoken(evening: &Evening) -> Option<String> {
    let journal = evening
        .journal()
        .filter(|_| evening.aloud && evening.fresh)?;
    let rules = state::rules(journal)?;
    let course = fold(journal.start(), &rules, &journal.events());
    sentences::last(&course, &rules)
}

#[component]
fn Body(props: &Props) -> Html {
    let Props {
        keeper,
        entry,
        errand,
        side,
        houses,
        dispatch,
    } = props;
    let evening = use_kept(keeper, Evening::load);
    use_saved((evening.text(), evening.tries), state::save, dispatch);
    use_saved(evening.draft(), |text| state::save_draft(text), dispatch);
    let taps = {
        let evening = evening.dispatcher();
        // Each tap is told of the games as they are now, whoever changed them.
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
        use_effect_with((), move |()| {
            taps.emit(Tap::Elsewhere);
            let listener = heard(move |key| {
                if storage::is_of_games(key) {
                    taps.emit(Tap::Elsewhere);
                }
            });
            move || drop(listener)
        });
    }
    tiles::use_taken(side, props, &taps);
    // Whoever does not ask for tiles any more gets none.
    let asks_tiles = matches!(evening.sheet, Sheet::Win(_) | Sheet::Mend(_));
    use_effect_with(
        (asks_tiles, errand.clone(), dispatch.clone()),
        |(asks_tiles, errand, dispatch)| {
            if !asks_tiles
                && errand
                    .as_deref()
                    .is_some_and(|one| one.page == PAGE.address)
            {
                send_errand(None, dispatch);
            }
        },
    );
    use_once();
    let depth = evening.depth();
    typed::use_keys(depth, &taps);
    levels::use_levels(side, depth, evening.behind(), &taps, dispatch);
    let entries = evening.journal().map(|journal| journal.entries().len());
    tell::use_passing(evening.fresh, entries.unwrap_or_default(), &taps);
    tell::use_voice(evening.aloud, spoken(&evening));
    let hold = typed::use_hold(&taps);
    // A link's game is offered once; a reload does not offer it again.
    let given = Some(side).filter(|side| *side != tiles::TAKES && levels::said(side).is_none());
    use_effect_with((given.cloned(), dispatch.clone()), {
        let taps = taps.clone();
        move |(given, dispatch)| {
            if let Some(given) = given {
                taps.emit(Tap::Given(given.to_string()));
                dispatch.dispatch(PAGE.opened());
            }
        }
    });
    // A game that is over needs no screen.
    let is_played = evening
        .journal()
        .is_some_and(|journal| !state::is_over(journal));
    use_effect_with(is_played, |is_played| {
        let awake = is_played.then(page::Awake::new);
        move || drop(awake)
    });
    if let Sheet::Offer(games) = &evening.sheet {
        return html! { <>{ room::bare(dispatch) }{ offer::page(games, &taps) }</> };
    }
    let Some((journal, rules_of)) = evening
        .journal()
        .zip(evening.journal().and_then(state::rules))
    else {
        let start = html! { <start::Start evening={(*evening).clone()} rules={entry.rules.clone()} houses={houses.clone()} taps={taps} dispatch={dispatch.clone()} /> };
        return html! { <>{ room::bare(dispatch) }{ start }</> };
    };
    say::speak_as(rules_of.idiom);
    let events = journal.events();
    let course = fold(journal.start(), &rules_of, &events);
    let around = Around {
        evening: &evening,
        rules: &rules_of,
        course: &course,
        taps: &taps,
        hold: &hold,
        hand: entry,
        errand,
        dispatch,
    };
    // A hand that is corrected has its own dealer, honba and riichi.
    let then = match &evening.sheet {
        Sheet::Mend(mend) => Some(mend.then(journal, &rules_of)),
        _ => None,
    };
    let hand = Around {
        course: then.as_ref().unwrap_or(&course),
        ..around
    };
    let body = match &evening.sheet {
        Sheet::Log(open) => log::page(&around, *open),
        Sheet::Mend(mend) => mend::page(&hand, &course, mend),
        Sheet::Explained(at) => tiles::explained(&around, *at),
        Sheet::Changed(entry) => log::changed(&around, entry),
        Sheet::Share => share::page(&around),
        Sheet::Dice(..) if evening.middle => return middle::page(&around),
        Sheet::Dice(one, other) => dice::page(&around, *one, *other),
        Sheet::Table | Sheet::Menu if course.state.over.is_some() => end::page(&around),
        Sheet::Table | Sheet::Gaps(_) if evening.middle => return middle::page(&around),
        sheet if evening.middle && sheet.is_told() => return middle::sheet(&hand),
        Sheet::Table | Sheet::Menu => {
            html! { <>{ clock::clock(&around) }{ start::began_by(&rules_of, houses) }{ play::page(&around) }{ aside::aside(&around) }</> }
        }
        _ => play::page(&hand),
    };
    // The paper on the table shows the same, and sheets have no room for it.
    let is_told = evening.told.is_none() && course.state.over.is_none();
    let said = (evening.told.clone()).or_else(|| sentences::last(&course, &rules_of));
    let mut title = rules_of.title().to_owned();
    if course.state.hands_left == Some(1) && course.state.over.is_none() {
        title = [&title, " · ", say(Label::TableFinal)].concat();
    }
    html! {
        <div class="evening">
            { room::head(&around, journal, title) }
            if evening.sheet == Sheet::Menu {
                { room::menu(&around) }
            }
            { body }
            <p class={classes!("evening-said", is_told.then_some("unseen"), evening.told.is_some().then_some("is-new"))} role="status">{ said.unwrap_or_else(|| say(Label::TableTapWinner).to_owned()) }</p>
        </div>
    }
}
