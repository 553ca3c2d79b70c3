//! The keys for what a win pays: one of the payments, han and fu, or yaku; and for who is liable.

use std::rc::Rc;

use tensu::evening::{Chair, HandValue};
use tensu::quick::{self, Chosen, Counted, Priced, Table, prices};
use tensu::rules::System;
use tensu::score::AwardKind;
use tensu::{By, Yaku};
use yew::prelude::*;

use super::field::field;
use super::state::{Mend, Sheet, Tap, number};
use super::win::{Liability, Pad, Win};
use super::{Around, sentences, tiles};
use crate::model::counting::{Way, text};
use crate::model::entry::Entry;
use crate::parts::called::called;
use crate::parts::counting;
use crate::parts::prices::breakable;
use crate::parts::shapes::{button, each, el, toggle};
use crate::say::{self, Label, fill, say, with};

/// The fewest fu that are rare.
const RARE_FU: u16 = 60;

/// The numbers of chips that have a key.
const CHIPS: [u8; 7] = [0, 1, 2, 3, 4, 5, 10];

/// The most points of a key pad where points add up.
const MOST_POINTS: u16 = 40;

/// The keys that tell the worth of a winner's hand.
pub(super) fn pad(around: &Around<'_>, win: &Win, winner: Chair, from: Option<Chair>) -> Html {
    if let System::Additive(_) = around.rules.system {
        let body = match win.pad {
            Pad::Yaku | Pad::Short => counted(around, win, winner),
            Pad::Prices | Pad::Rare => numbers(around, win, winner, from),
        };
        return html! { <>{ body }{ others(around, win, winner) }</> };
    }
    if win.asks_liable {
        return html! { <>{ liable(around, win, winner) }{ others(around, win, winner) }</> };
    }
    let body = match win.pad {
        _ if has_repeated(around, winner) => grid(around, win, winner, from),
        Pad::Prices | Pad::Rare => grid(around, win, winner, from),
        Pad::Short | Pad::Yaku => counted(around, win, winner),
    };
    let yaku = say::name(AwardKind::Yaku(Yaku::Paarenchan));
    let name = around.name(winner);
    html! {
        <>
            if has_repeated(around, winner) {
                { el("p", "evening-note", fill(Label::TableCounts, &[(&name).into(), (&yaku).into()])) }
            }
            if around.rules.game.side.chip > 0 {
                { chips(around, win, winner) }
            }
            { body }
            { others(around, win, winner) }
        </>
    }
}

/// The chips of a winner from each who pays some; where nobody counts them, the hand tells.
fn chips(around: &Around<'_>, win: &Win, winner: Chair) -> Html {
    let own = win.chips(winner);
    let key = |chips: u8| {
        let is_on = own == Some(chips);
        let next = with_sheet(around, win, |win| {
            win.count_chips(winner, Some(chips).filter(|_| !is_on));
        });
        toggle("toggle", is_on, chips.to_string(), around.tap(next))
    };
    let name = say(Label::TableChips);
    html! {
        <div class="evening-keys evening-chip-keys" role="group" aria-label={name}>
            { el("span", "caption", name) }
            { each(CHIPS.map(key)) }
        </div>
    }
}

/// Returns whether the table counts paarenchan for this winner, whatever the hand is.
fn has_repeated(around: &Around<'_>, winner: Chair) -> bool {
    around.course.state.has_repeated(winner, around.rules)
}

fn with_sheet(around: &Around<'_>, win: &Win, change: impl FnOnce(&mut Win)) -> Tap {
    let mut win = win.clone();
    change(&mut win);
    around.telling(win)
}

/// The keys of the other ways to tell it.
fn others(around: &Around<'_>, win: &Win, winner: Chair) -> Html {
    let rules = around.rules;
    let repeated = has_repeated(around, winner);
    let has_list = quick::choices(rules).next().is_some() && !repeated;
    let way = |pad: Pad, name| {
        let is_on = win.pad == pad && !win.asks_liable;
        let next = with_sheet(around, win, |win| {
            win.pad = if is_on { Pad::Prices } else { pad };
            win.asks_liable = false;
        });
        toggle("toggle", is_on, name, around.tap(next))
    };
    let class = if tiles::told(around, winner).is_some() {
        "toggle strong"
    } else {
        "toggle"
    };
    let has_pao = Yaku::all().any(|yaku| rules.has_liability(yaku));
    let asks = with_sheet(around, win, |win| win.asks_liable = !win.asks_liable);
    let name = say::sentence_case(say(Label::Liable));
    html! {
        <div class="evening-keys evening-ways">
            { button(class, say(Label::Tiles), tiles::enter(around, win, winner)) }
            if has_list {
                { way(Pad::Yaku, counting::patterns(rules)) }
            }
            if has_list || rules.is_riichi() && !repeated {
                { way(Pad::Short, counting::short(rules)) }
            }
            if has_pao {
                { toggle("toggle", win.asks_liable, name, around.tap(asks)) }
            }
        </div>
    }
}

/// The table of a winner, without honba and riichi sticks.
pub(super) fn table(around: &Around<'_>, winner: Chair, from: Option<Chair>) -> Table {
    let state = &around.course.state;
    Table {
        seat: state.wind(winner),
        round: Some(state.round()),
        by: if from.is_some() { By::Ron } else { By::Tsumo },
        from: from.map(|from| state.wind(from)),
        honba: 0,
        sticks: 0,
    }
}

/// The keys of all that this winner can be paid under these rules.
fn grid(around: &Around<'_>, win: &Win, winner: Chair, from: Option<Chair>) -> Html {
    let table = table(around, winner, from);
    let all = prices(&table, around.rules);
    // A dealer who has repeated often enough has a yakuman of it, whatever the hand is: one key says so.
    let repeated = has_repeated(around, winner);
    let units = rules_units(around);
    let is_liable = win.liable.iter().any(|one| one.winner == winner);
    let key = |one: &Priced| {
        // Who is liable, is so for a yakuman that is counted as one.
        let value = match one.counted {
            Counted::Yakuman(one) if repeated && one == units => HandValue::Yaku(Chosen {
                yaku: [Yaku::Paarenchan].into_iter().collect(),
                ..Chosen::default()
            }),
            Counted::Yakuman(units) if is_liable || repeated => HandValue::Yakuman(units),
            _ => HandValue::Base(one.base),
        };
        html! {
            <button type="button" class="toggle price-key" onclick={around.tap(Tap::Value(value))}>
                { el("b", "", breakable(&say::asked(&one.quote.payments))) }
                { " " }
                { el("small", "", sentences::counted(one)) }
            </button>
        }
    };
    let is_shown_rare = win.pad == Pad::Rare;
    let is_yakuman = |one: &&Priced| matches!(one.counted, Counted::Yakuman(_));
    let shown = all.iter().filter(|one| {
        if repeated {
            is_yakuman(one)
        } else {
            is_rare(one) == is_shown_rare
        }
    });
    let other = with_sheet(around, win, |win| {
        win.pad = if is_shown_rare {
            Pad::Prices
        } else {
            Pad::Rare
        };
    });
    html! {
        <div class="evening-prices" role="group" aria-label={with(Label::TablePrice, &around.name(winner))}>
            { each(shown.map(key)) }
            if !repeated && all.iter().any(is_rare) {
                { toggle("toggle price-key", is_shown_rare, say(Label::TableOther), around.tap(other)) }
            }
        </div>
    }
}

/// Returns whether a payment is seldom seen.
pub(super) const fn is_rare(one: &Priced) -> bool {
    match one.counted {
        Counted::Han(_, Some(fu)) => fu >= RARE_FU,
        Counted::Yakuman(units) => units > 1,
        Counted::Han(_, None) | Counted::Yaku(_) | Counted::Points(_) => false,
    }
}

/// The number of yakuman that paarenchan counts.
fn rules_units(around: &Around<'_>) -> u8 {
    let row = around.rules.yaku.get(Yaku::Paarenchan);
    row.worth.amount(true)
}

/// Han and fu, or yaku, and what they pay.
fn counted(around: &Around<'_>, win: &Win, winner: Chair) -> Html {
    let rules = around.rules;
    let mut entry = tiles::hand(around, win, winner);
    // What the table adds is said above.
    (entry.rest.honba, entry.rest.sticks) = (0, 0);
    let entry: Rc<Entry> = Rc::new(entry);
    let shown = if win.pad == Pad::Yaku {
        Way::Yaku
    } else {
        Way::Short
    };
    let quickly = win.quick.shown(shown).at(&entry);
    let picks = {
        let entry = entry.clone();
        around
            .taps
            .reform(move |pick| Tap::Quick(shown, pick, entry.clone()))
    };
    let body = match &quickly.counted {
        Counted::Yaku(chosen) => counting::by_yaku(rules, &quickly, chosen, &picks),
        _ => counting::keys(rules, &quickly, &picks),
    };
    let value = text::value(quickly.counted);
    let record = with(Label::TableRecordFor, &around.name(winner));
    html! {
        <div class="evening-counted quick">
            { counting::answer(&quickly) }
            if quickly.price.is_ok() {
                { around.button("toggle strong", record, Tap::Value(value)) }
            }
            { body }
        </div>
    }
}

/// A key for each number of points, where points add up; with what they pay where that is another number. More than the keys have is
/// written.
fn numbers(around: &Around<'_>, win: &Win, winner: Chair, from: Option<Chair>) -> Html {
    let rules = around.rules;
    let least = quick::counts(rules)
        .into_iter()
        .find_map(|count| match count {
            Counted::Points(points) => Some(points),
            _ => None,
        });
    let table = table(around, winner, from);
    let key = |points: u16| {
        let tap = around.tap(Tap::Value(HandValue::Points(points)));
        let price = quick::price(&table, &Counted::Points(points), rules).ok();
        let pays = price.filter(|_| rules.chinese().is_some());
        html! {
            <button type="button" class="toggle price-key" onclick={tap}>
                { points }
                if let Some(pays) = pays {
                    { " " }{ el("small", "", breakable(&say::asked(&pays.payments))) }
                }
            </button>
        }
    };
    let most = rules.additive().and_then(|additive| additive.cap);
    let most = most.map_or(MOST_POINTS, |cap| cap.min(MOST_POINTS));
    let all = least.unwrap_or(1)..=most;
    let written = number(&win.typed).and_then(|points| points.try_into().ok());
    let written = written.map(|points: u16| (points, Counted::Points(points)));
    let written = written.filter(|(_, counted)| quick::price(&table, counted, rules).is_ok());
    let write = {
        let (win, sheet) = (win.clone(), around.evening.sheet.clone());
        move |typed: String| {
            let win = Win {
                typed,
                ..win.clone()
            };
            match &sheet {
                Sheet::Mend(mend) => Sheet::Mend(Box::new(Mend {
                    win,
                    ..(**mend).clone()
                })),
                _ => Sheet::Win(Box::new(win)),
            }
        }
    };
    let record = written.map(|(points, _)| {
        let text = with(Label::TableRecordFor, &around.name(winner));
        around.button("toggle strong", text, Tap::Value(HandValue::Points(points)))
    });
    html! {
        <>
            <div class="evening-prices numbers" role="group" aria-label={say(Label::Result)}>{ each(all.map(key)) }</div>
            <div class="evening-counted">
                { field(around, say(Label::TableOther), None, &win.typed, write) }
                { record }
            </div>
        </>
    }
}

/// The keys for who is liable, by yakuman.
fn liable(around: &Around<'_>, win: &Win, winner: Chair) -> Html {
    let state = &around.course.state;
    let row = |yaku: Yaku| {
        let key = |chair: Chair| {
            let one = Liability {
                winner,
                chair,
                yaku,
            };
            let is_on = win.liable.contains(&one);
            let next = with_sheet(around, win, |win| win.turn_liable(one));
            toggle("toggle", is_on, around.name(chair), around.tap(next))
        };
        let name = say::name(AwardKind::Yaku(yaku));
        let others = state.playing().filter(|&chair| chair != winner);
        html! {
            <div class="evening-keys" role="group" aria-label={say::pair(say(Label::Liable), &name)}>
                <span class="caption evening-row">{ called(AwardKind::Yaku(yaku)) }</span>
                { each(others.map(key)) }
            </div>
        }
    };
    let all = Yaku::all().filter(|&yaku| around.rules.has_liability(yaku));
    let done = with_sheet(around, win, |win| win.asks_liable = false);
    html! {
        <>
            { each(all.map(row)) }
            { around.button("toggle", say(Label::TablePrices), done) }
        </>
    }
}
