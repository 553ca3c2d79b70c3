//! The winners of a hand, each with the payment, and what it changes for every seat. A hand is told by its tiles, by
//! its yaku, or by han and fu, in any mixture.

use std::rc::Rc;

use tensu::game::{self, Ending, Mixed, PaidFor, Winner, settle_all};
use tensu::quick;
use tensu::{By, Question, Refusal, Refusals, Ruleset, Wind};
use yew::prelude::*;

use super::around::{Around, table};
use super::sentences;
use super::state::{SettleTap, Tab};
use crate::browser::ids::HAND;
use crate::model::at_table::AtTable;
use crate::model::counting::{Quick, Way};
use crate::model::entry::{Entry, FULL};
use crate::model::state::Action;
use crate::model::tally::{Count, Tally};
use crate::parts::counting::{keys, patterns, row_of_ways, short};
use crate::parts::left_open::left_open;
use crate::parts::pick::{Choice, pick_for};
use crate::parts::shapes::{button, each, el, halves, send_to, toggle};
use crate::say::{self, Label, say, with, words};

/// The id of the heading.
const TITLE: &str = "winners";

/// The values that the page draws from.
struct Here<'a> {
    around: &'a Around<'a>,
    tally: &'a Tally,
    counts: &'a Callback<Count>,
    /// The table of all winners.
    table: &'a Rc<Entry>,
    /// `true` if that is the hand's own.
    has_hand: bool,
}

/// The page.
pub(super) fn page(around: &Around<'_>, tally: &Tally, counts: &Callback<Count>) -> Html {
    let entry = around.entry;
    let has_hand = tally.has_hand(entry);
    let table_of_all = Rc::new(tally.seated(entry));
    let here = Here {
        around,
        tally,
        counts,
        table: &table_of_all,
        has_hand,
    };
    if let Some((seat, quick)) = &around.settling.counting {
        return here.counting(*seat, quick);
    }
    let winners = tally.winners(entry);
    let rules = entry.ruleset();
    let settled = (!winners.is_empty()).then(|| settle_all(&winners, rules));
    let card = |(i, winner): (usize, &Winner)| {
        let seat = winner.question.seat;
        let (text, price) = match &settled {
            Some(Ok(settled)) => paid(seat, settled),
            Some(Err(why)) => (refused(why, i, winners.len(), entry), None),
            None => Default::default(),
        };
        here.card(i, winners.len(), seat, &text, price)
    };
    let body = match &settled {
        None => el("p", "aside", say(Label::RoundWinnersHelp)),
        Some(settled) => html! {
            <>
                <ul class="winners">{ each(winners.iter().enumerate().map(card)) }</ul>
                if let Err(why) = settled {
                    { each(why.iter().filter(|why| winners.len() > 1 && why.nth().is_none()).map(together)) }
                }
            </>
        },
    };
    let changes = settled.as_ref().and_then(|settled| settled.as_ref().ok());
    let more = settled.as_ref().is_none_or(Result::is_ok);
    let told = html! {
        <>
            <h2 id={TITLE} tabindex="-1">{ say(Label::RoundWinnersTitle) }</h2>
            { here.asked() }
            { body }
        </>
    };
    let came = html! {
        <>
            <div role="status">
                if let Some(settled) = changes {
                    if settled.ending == Ending::TripleRon {
                        { el("p", "verdict", say(Label::RoundTripleRon)) }
                    }
                    { table(&settled.changes) }
                }
            </div>
            { left_open(rules, game::several_facts(winners.len().max(entry.won.len() + 1))) }
        </>
    };
    let another = if more {
        here.another(&winners)
    } else {
        Html::default()
    };
    let another = el("div", "half", another);
    el(
        "section",
        "part halves",
        each([halves(told, came), another]),
    )
}

/// The worth of a winner's hand, and the payment; or why the winner is not paid.
fn paid(seat: Wind, settled: &Mixed) -> (String, Option<String>) {
    let mut all = settled.paid.iter();
    if let Some(paid) = all.find(|paid| paid.seat == seat) {
        let text = match &paid.worth {
            PaidFor::Tiles(score) => sentences::won(score),
            PaidFor::Counted(quote) => sentences::and_sticks(say::counted(quote), paid.sticks),
            PaidFor::Payments => String::new(),
        };
        return (text, Some(say::asked(&paid.payments)));
    }
    let text = match settled.paid.first() {
        Some(first) => sentences::bumped(first.seat),
        None => say(Label::RoundNoWin).to_owned(),
    };
    (text, None)
}

/// The refusals of one of the hands.
fn refused(why: &Refusals, i: usize, hands: usize, entry: &Entry) -> String {
    let own = why
        .iter()
        .filter(|why| hands == 1 || why.nth() == Some(i))
        .map(|why| say::refusal(why.reason(), entry));
    own.collect::<Vec<_>>().join(" ")
}

/// A refusal of all of them together.
fn together(why: &Refusal) -> Html {
    html! { <p class="verdict wrong" role="status">{ words().refusal(why) }</p> }
}

impl Here<'_> {
    fn rules(&self) -> &Ruleset {
        self.around.entry.ruleset()
    }

    /// The receiver of what is told of the table: the hand's, where there is one.
    fn tell(&self) -> Rc<dyn Fn(AtTable)> {
        if self.has_hand {
            let dispatch = self.around.dispatch.clone();
            return Rc::new(move |value| dispatch.dispatch(Action::Table(value)));
        }
        let counts = self.counts.clone();
        Rc::new(move |value| counts.emit(Count::Table(value)))
    }

    /// The keys for what all winners share.
    fn asked(&self) -> Html {
        let pick = |choice| pick_for(choice, self.table, self.tell());
        let by = |by: By| {
            let tell = self.tell();
            let onclick = Callback::from(move |_: MouseEvent| tell(AtTable::By(by)));
            toggle("toggle", self.table.rest.by == by, say::by(by), onclick)
        };
        let is_counted = !self.has_hand && !self.tally.list().is_empty();
        html! {
            <div class="asked">
                if is_counted {
                    <span class="quick-ways" role="group" aria-label={say(Label::HowWon)}>{ by(By::Ron) }{ by(By::Tsumo) }</span>
                }
                if self.table.rest.by == By::Ron {
                    { pick(Choice::From) }
                }
                if self.rules().is_riichi() {
                    { pick(Choice::Honba) }
                    { pick(Choice::Sticks) }
                }
            </div>
        }
    }

    /// A winner: the seat, the payment or why there is none, and a way to take one of several out.
    fn card(&self, i: usize, all: usize, seat: Wind, text: &str, price: Option<String>) -> Html {
        let counted = self.tally.list().len();
        let kept = self.around.entry.won.len();
        let onclick = match i.checked_sub(all - counted) {
            Some(at) => {
                let counts = self.counts.clone();
                Some(Callback::from(move |_| counts.emit(Count::Drop(at))))
            }
            None if kept > 0 => Some(send_to(Action::DropWinner(i), TITLE, self.around.dispatch)),
            None if counted > 0 => {
                let counts = self.counts.clone();
                Some(Callback::from(move |_| counts.emit(Count::Hand(false))))
            }
            None => None,
        };
        html! {
            <li class="winner">
                <span class="for">{ el("b", "", words().player(seat)) }{ " " }{ el("small", "", text) }</span>
                if let Some(onclick) = onclick {
                    <button type="button" class="toggle" aria-label={sentences::remove_of(seat)} {onclick}>
                        { say(Label::RoundRemove) }
                    </button>
                }
                if let Some(price) = price {
                    { el("b", "amount", price) }
                }
            </li>
        }
    }

    /// The ways to tell one more winner, or why there can be none.
    fn another(&self, winners: &[Winner]) -> Html {
        let entry = self.around.entry;
        let missing = FULL.saturating_sub(entry.size());
        let to_enter = (missing > 0 && !entry.won.is_empty())
            .then(|| el("p", "aside", sentences::to_enter(entry.rest.seat, missing)));
        let next = if winners.is_empty() {
            None
        } else {
            let all: Vec<Question> = winners.iter().map(|one| one.question.clone()).collect();
            match game::another(&all, self.rules()) {
                Ok(next) => Some(next.seat),
                Err(Refusal::Missing(_)) => {
                    return el("p", "aside", say(Label::RoundNeedsDiscarder));
                }
                Err(why) => return el("p", "aside", words().refusal(&why)),
            }
        };
        let seat = next.unwrap_or(self.table.rest.seat);
        let way = |way: Way, name| {
            let quick = Quick::default().shown(way);
            let tap = SettleTap::Counting(Some((seat, quick)));
            button(
                "toggle",
                name,
                self.around.taps.reform(move |_: MouseEvent| tap.clone()),
            )
        };
        let title = next.map_or(Label::RoundWinnersTitle, |_| Label::RoundAnother);
        html! {
            <>
                { to_enter }
                if next.is_some() {
                    { el("h3", "", say(title)) }
                }
                <div class="buttons" role="group" aria-label={say(title)}>
                    { button("toggle strong", say(Label::Tiles), self.by_tiles(next)) }
                    if quick::choices(self.rules()).next().is_some() {
                        { way(Way::Yaku, patterns(self.rules())) }
                    }
                    { way(Way::Short, short(self.rules())) }
                </div>
            </>
        }
    }

    /// The callback that leads to the hand's page, for the tiles of a winner.
    fn by_tiles(&self, next: Option<Wind>) -> Callback<MouseEvent> {
        let (dispatch, counts) = (self.around.dispatch.clone(), self.counts.clone());
        let is_full = self.around.entry.another().is_ok();
        let (has_hand, table) = (self.has_hand, self.tally.table().to_vec());
        let goes = if has_hand && is_full {
            Action::Another
        } else {
            Action::View(None)
        };
        let sent = send_to(goes, HAND, &dispatch);
        Callback::from(move |event: MouseEvent| {
            counts.emit(Count::Hand(true));
            sent.emit(event);
            // The tile that was won is the same, and so is its table.
            for value in table.iter().filter(|_| !has_hand) {
                dispatch.dispatch(Action::Table(*value));
            }
            if let Some(seat) = next {
                dispatch.dispatch(Action::Table(AtTable::Seat(seat)));
            }
        })
    }

    /// The keys that count a winner's hand.
    fn counting(&self, seat: Wind, quick: &Quick) -> Html {
        let won: Vec<Wind> = self
            .tally
            .winners(self.around.entry)
            .iter()
            .map(|one| one.question.seat)
            .collect();
        let from = self
            .table
            .rest
            .from
            .filter(|_| self.table.rest.by == By::Ron);
        let mut table = (**self.table).clone();
        table.rest.seat = seat;
        let table = Rc::new(table);
        let quickly = quick.at(&table);
        let taps = self.around.taps;
        let picks = {
            let table = table.clone();
            taps.reform(move |pick| SettleTap::Pick(pick, table.clone()))
        };
        let chip = |&other: &Wind| {
            let tap = SettleTap::Counting(Some((other, quick.clone())));
            let onclick = taps.reform(move |_: MouseEvent| tap.clone());
            toggle("toggle", other == seat, words().player(other), onclick)
        };
        let seats = self.table.rules.seats.winds().iter();
        let seats = seats.filter(|&seat| !won.contains(seat) && from != Some(*seat));
        let record = {
            let (counts, taps, quick) = (self.counts.clone(), taps.clone(), quick.clone());
            move |_: MouseEvent| {
                counts.emit(Count::Add(seat, quick.clone()));
                taps.emit(SettleTap::Counting(None));
            }
        };
        let back = taps.reform(|_: MouseEvent| SettleTap::Counting(None));
        html! {
            <section class="part quick halves">
                <div class="half">
                <h2 id={TITLE} tabindex="-1">{ say(if won.is_empty() { Label::RoundWinnersTitle } else { Label::RoundAnother }) }</h2>
                <div class="seats" role="group" aria-label={say(Label::SeatWind)}>{ each(seats.map(chip)) }</div>
                { crate::parts::counting::answer(&quickly) }
                <div class="buttons">
                    if quickly.price.is_ok() {
                        { button("toggle strong", with(Label::TableRecordFor, words().player(seat)), record) }
                    }
                    { button("toggle", sentences::tab(Tab::Winners), back) }
                </div>
                </div>
                <div class="half">
                    { row_of_ways(self.rules(), &quickly, &picks) }
                    { keys(self.rules(), &quickly, &picks) }
                </div>
            </section>
        }
    }
}
