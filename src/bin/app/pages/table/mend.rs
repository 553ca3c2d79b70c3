//! The sheet of a correction: the table as it was then, what is told of the hand, and what that changes today.

use tensu::Riichi;
use tensu::evening::{Chair, Course, Entry, Event, HandValue, Outcome};
use tensu::quick::{Priced, prices};
use tensu::rules::{Abort, Chombo, Nagashi};
use tensu_words::Word;
use yew::prelude::*;

use super::play::{SIDES, count};
use super::state::{Kind, Mend, Sheet, Tap};
use super::win::turn;
use super::{Around, changes, log, more, price, sentences};
use crate::parts::prices::breakable;
use crate::parts::shapes::{each, el, toggle};
use crate::parts::tile;
use crate::say::{self, Label, say, with, words};

/// A tap that puts another correction in place of this one.
fn told(mend: Mend) -> Tap {
    Tap::Sheet(Sheet::Mend(Box::new(mend)))
}

/// The page: `around` has the table as it was then, `today` as it is.
pub(super) fn page(around: &Around<'_>, today: &Course, mend: &Mend) -> Html {
    let before = changes::with_played(around, today, |_, played| {
        let hand = played.hand(mend.at).filter(|_| !mend.is_new);
        (hand.map(|hand| hand.riichi), mend.entry(played))
    });
    let (riichi, entry) = before.unwrap_or_default();
    let title = if mend.is_new {
        Label::TableForgotten
    } else {
        Label::TableMend
    };
    html! {
        <div class="mend">
            { felt(around, mend) }
            <section class="paper evening-sheet mend-sheet">
                { log::head(around, say(title).to_owned(), Some(mend.at).filter(|_| !mend.is_new)) }
                { kinds(around, mend) }
                { body(around, mend) }
                if around.rules.is_riichi() {
                    { riichi_row(around, mend, riichi.as_deref()) }
                }
                { prices_of(around, mend) }
                { outcome(around, today, mend, entry) }
            </section>
        </div>
    }
}

/// The players as they sat, with their points of then: a tap says who won, or who was tenpai.
fn felt(around: &Around<'_>, mend: &Mend) -> Html {
    let state = &around.course.state;
    html! {
        <div class="felt small then" role="group" aria-label={say(Label::TableAsThen)}>
            <div class="felt-middle">
                { el("b", "", sentences::hand(state.round(), state.number(), 0)) }
                if around.rules.is_riichi() {
                    { count(words().say(Word::Honba), "hundred", state.honba) }
                    { count(say(Label::RiichiSticks), "thousand", state.sticks) }
                }
            </div>
            { each(state.playing().map(|chair| card(around, mend, chair))) }
        </div>
    }
}

fn card(around: &Around<'_>, mend: &Mend, chair: Chair) -> Html {
    let state = &around.course.state;
    let wind = words().wind(state.wind(chair)).to_owned();
    let name = around.name(chair);
    let points = sentences::points(state.points[chair]);
    let lies = state.riichi[chair].is_declared();
    let chosen = mend.is_chosen(chair);
    let mut parts = vec![name.clone(), wind.clone(), points.clone()];
    parts.extend(lies.then(|| say(Label::TableInRiichi).to_owned()));
    let class = classes!(
        "seat",
        SIDES[state.side(chair)],
        (chair == state.dealer()).then_some("dealer"),
        (chosen == Some(true)).then_some("chosen")
    );
    let split = if around.rules.is_riichi() { 2 } else { 0 };
    let (whole, rest) = points.split_at(points.len().saturating_sub(split));
    let face = tensu::Kind::honor(state.wind(chair) as u8 + 1).map(Into::into);
    html! {
        <div {class}>
            <button
                type="button"
                class="seat-card"
                aria-label={say::list(&parts)}
                aria-pressed={chosen.map(|chosen| chosen.to_string())}
                aria-disabled={chosen.is_none().to_string()}
                onclick={around.tap(Tap::Card(chair))}
            >
                <span class="seat-name">{ tile::face(face, "") }{ el("span", "seat-called", name) }{ " " }{ el("small", "", wind) }</span>
                { " " }
                <span class="seat-points">{ whole.to_owned() }<small>{ rest.to_owned() }</small></span>
                if lies {
                    <i class="seat-stick"></i>
                }
            </button>
        </div>
    }
}

/// A question with its answers.
fn row(label: String, body: Html) -> Html {
    html! {
        <div class="mend-row" role="group" aria-label={label.clone()}>
            <span aria-hidden="true">{ label }</span>
            <div>{ body }</div>
        </div>
    }
}

/// A key of a row, with what is said of it in small.
fn key(around: &Around<'_>, on: bool, text: impl Into<Html>, small: &str, tap: Tap) -> Html {
    let text = text.into();
    let body = if small.is_empty() {
        text
    } else {
        html! { <>{ text }{ " " }{ el("small", "", small.to_owned()) }</> }
    };
    toggle("toggle", on, body, around.tap(tap))
}

/// A player's name on a key: a long one ends in an ellipsis, in no word broken in two.
fn called(around: &Around<'_>, chair: Chair) -> Html {
    el("span", "seat-called", around.name(chair))
}

/// The row for how the hand ended.
fn kinds(around: &Around<'_>, mend: &Mend) -> Html {
    let one = |kind: Kind| {
        let name = match kind {
            Kind::Ron => say(Label::Ron),
            Kind::Tsumo => say(Label::Tsumo),
            Kind::Draw => say(Label::RoundPageDrawn),
            Kind::Other | Kind::Untold => say(Label::TableMore),
        };
        let next = told(mend.clone().told_as(kind));
        key(around, mend.kind == kind, name, "", next)
    };
    row(say(Label::TableWhat).to_owned(), each(Kind::ALL.map(one)))
}

fn body(around: &Around<'_>, mend: &Mend) -> Html {
    match mend.kind {
        Kind::Untold => Html::default(),
        Kind::Ron | Kind::Tsumo => won(around, mend),
        Kind::Draw => drawn(around, mend),
        Kind::Other => other(around, mend),
    }
}

/// The row for the discarder, and notes on the winners.
fn won(around: &Around<'_>, mend: &Mend) -> Html {
    let state = &around.course.state;
    let win = &mend.win;
    let chairs: Vec<Chair> = win.winners.iter().map(|(chair, _)| *chair).collect();
    let others = state.playing().filter(|chair| !chairs.contains(chair));
    let from = |chair: Chair| {
        let next = told(mend.clone().off(chair));
        let on = win.from == Some(Some(chair));
        key(around, on, called(around, chair), "", next)
    };
    let declaring = win
        .from
        .flatten()
        .filter(|&from| mend.in_riichi().any(|chair| chair == from));
    let mut turned = mend.clone();
    turned.win.declaring = !win.declaring;
    html! {
        <>
            if chairs.is_empty() {
                { el("p", "evening-ask", say(Label::TableTapWinner)) }
            } else if mend.kind == Kind::Ron {
                { row(with(Label::TableOff, &sentences::names(&chairs, state)), each(others.map(from))) }
                if declaring.is_some() {
                    <div class="evening-keys evening-ways">
                        { key(around, win.declaring, say(Label::TableDeclaring), "", told(turned)) }
                    </div>
                }
            }
            if win.is_draw(around.rules) {
                { el("p", "evening-ask", say(Label::TableThreeRons)) }
            }
            if let Some(alone) = win.alone(around.rules) {
                { el("p", "evening-ask", with(Label::TableBump, &around.name(alone))) }
            }
        </>
    }
}

/// The rows for the values of those who are paid.
fn prices_of(around: &Around<'_>, mend: &Mend) -> Html {
    let win = &mend.win;
    if !mend.kind.is_won() || win.from.is_none() || win.is_draw(around.rules) {
        return Html::default();
    }
    let alone = win.alone(around.rules);
    let chairs = win.winners.iter().map(|(chair, _)| *chair);
    let paid = chairs.filter(|&chair| alone.is_none_or(|alone| alone == chair));
    each(paid.map(|chair| price_row(around, mend, chair)))
}

/// The value of a winner between the next payments; and all keys where one is asked for or none is told.
fn price_row(around: &Around<'_>, mend: &Mend, chair: Chair) -> Html {
    let win = &mend.win;
    let Some(from) = win.from else {
        return Html::default();
    };
    let told_value = win.winners.iter().find(|(own, _)| *own == chair);
    let told_value = told_value.and_then(|(_, value)| value.clone());
    let is_asked = mend.asked(around.rules) == Some(chair);
    let pad = || {
        html! {
            <>
                <p class="evening-ask">{ el("b", "", with(Label::TablePrice, &around.name(chair))) }</p>
                { price::pad(around, win, chair, from) }
            </>
        }
    };
    let Some(value) = told_value else {
        return if is_asked { pad() } else { Html::default() };
    };
    let mut all = mend.clone();
    all.open = Some(chair).filter(|_| mend.open != Some(chair));
    let now = paid(around, mend, chair);
    let table = price::table(around, chair, from);
    let asked = |one: &Priced| say::asked(&one.quote.payments);
    // Beside it are those that are often seen.
    let mut grid = prices(&table, around.rules);
    grid.retain(|one| !price::is_rare(one) || Some(asked(one)) == now);
    let at = now
        .as_deref()
        .and_then(|now| grid.iter().position(|one| asked(one) == now));
    // The one below, and the one above: most corrections are of a han or of fu.
    let near = |step: i32| {
        let place = usize::try_from(i32::try_from(at?).ok()? + step).ok()?;
        let one = grid.get(place)?;
        let mut next = mend.clone();
        next.win.price(chair, &HandValue::Base(one.base));
        next.open = None;
        let price = breakable(&asked(one));
        Some(key(
            around,
            false,
            price,
            &sentences::counted(one),
            told(next),
        ))
    };
    let mut same = mend.clone();
    same.open = None;
    let small = at.and_then(|at| grid.get(at)).map(sentences::counted);
    let small = small.unwrap_or_else(|| short(&value));
    let own = breakable(&now.unwrap_or_default());
    let own = key(around, true, own, &small, told(same));
    let is_open = mend.open == Some(chair);
    let label = if win.winners.len() > 1 {
        around.name(chair)
    } else {
        say(Label::TablePrices).to_owned()
    };
    html! {
        <>
            { row(label, html! { <>{ near(-1) }{ own }{ near(1) }{ key(around, is_open, say(Label::TableOther), "", told(all)) }</> }) }
            if is_open {
                { pad() }
            }
        </>
    }
}

/// The small word on the key of a value whose payment no other key has.
fn short(value: &HandValue) -> String {
    match value {
        HandValue::Tiles(_) => say(Label::Tiles).to_owned(),
        HandValue::Yaku(_) => say(Label::YakuTitle).to_owned(),
        HandValue::Han(han, Some(fu)) => format!("{han}·{fu}"),
        _ => String::new(),
    }
}

/// The payment to a winner as it is told, without honba and riichi sticks.
fn paid(around: &Around<'_>, mend: &Mend, chair: Chair) -> Option<String> {
    let mut course = around.course.clone();
    course.records.clear();
    course.push(&mend.told(around.rules)?, around.rules);
    let record = course.records.pop()?;
    let Outcome::Won { winners, .. } = record.outcome else {
        return None;
    };
    let winner = winners.into_iter().find(|winner| winner.chair == chair)?;
    Some(say::amounts(&winner.paid.payments, "/", |payment| {
        payment.hand
    }))
}

/// The rows for who was tenpai, and whose discards were a mangan.
fn drawn(around: &Around<'_>, mend: &Mend) -> Html {
    let all: Vec<Chair> = around.course.state.playing().collect();
    let set = |list: Vec<Chair>, name: String| {
        let on = mend.drawn.tenpai == list;
        let mut next = mend.clone();
        next.drawn.tenpai = list;
        key(around, on, name, "", told(next))
    };
    let tenpai = |chair: Chair| {
        let mut next = mend.clone();
        turn(&mut next.drawn.tenpai, chair);
        let on = mend.drawn.tenpai.contains(&chair);
        key(around, on, called(around, chair), "", told(next))
    };
    let nagashi = |chair: Chair| {
        let mut next = mend.clone();
        turn(&mut next.drawn.nagashi, chair);
        let on = mend.drawn.nagashi.contains(&chair);
        key(around, on, called(around, chair), "", told(next))
    };
    let nobody = set(Vec::new(), say(Label::TableNobody).to_owned());
    let everybody = set(all.clone(), say(Label::TableAll).to_owned());
    html! {
        <>
            if around.rules.asks_tenpai() {
                { row(say(Label::RoundTenpai).to_owned(), each(all.iter().copied().map(tenpai).chain([nobody, everybody]))) }
            }
            if around.rules.game.nagashi != Nagashi::Off && around.rules.is_riichi() {
                { row(say(Label::RoundNagashi).to_owned(), each(all.into_iter().map(nagashi))) }
            }
        </>
    }
}

/// The keys for the other ends of a hand: early, or by a chombo.
fn other(around: &Around<'_>, mend: &Mend) -> Html {
    let aborts = Abort::ALL.iter().copied();
    let aborts = aborts.filter(|&kind| kind != Abort::ThreeRons && around.rules.aborts(kind));
    let is = |event: &Event| Mend {
        other: Some(event.clone()),
        ..mend.clone()
    };
    let abort = |kind: Abort| {
        let on = matches!(mend.other, Some(Event::Aborted(own, _)) if own == kind);
        let text = say::sentence_case(words().abort(kind));
        let next = is(&Event::Aborted(kind, None));
        key(around, on, text, "", told(next))
    };
    let (chairs, cost) = mend.chombo();
    let seats: Vec<Chair> = around.course.state.playing().collect();
    let broken = |chair: Chair| {
        let mut list = chairs.to_vec();
        turn(&mut list, chair);
        let next = Mend {
            other: Some(Event::Chombo(list, cost)),
            ..mend.clone()
        };
        key(
            around,
            chairs.contains(&chair),
            called(around, chair),
            "",
            told(next),
        )
    };
    let usual = around.rules.game.flow.chombo;
    let kind = |kind: Chombo| {
        let next = is(&Event::Chombo(
            chairs.to_vec(),
            Some(kind).filter(|_| kind != usual),
        ));
        let text = say::sentence_case(&sentences::costs(kind));
        key(around, cost.unwrap_or(usual) == kind, text, "", told(next))
    };
    let whose = |whose: Chair| {
        let on = matches!(mend.other, Some(Event::Aborted(_, Some(own))) if own == whose);
        let next = is(&Event::Aborted(
            Abort::NineKinds,
            Some(whose).filter(|_| !on),
        ));
        key(around, on, called(around, whose), "", told(next))
    };
    let is_nine = matches!(mend.other, Some(Event::Aborted(Abort::NineKinds, _)));
    html! {
        <>
            <div class="evening-keys evening-ways evening-kinds">{ each(aborts.map(abort)) }</div>
            if is_nine {
                { row(say(Label::TableWhose).to_owned(), each(seats.iter().copied().map(whose))) }
            }
            { row(say(Label::TableBroken).to_owned(), each(seats.into_iter().map(broken))) }
            if matches!(mend.other, Some(Event::Chombo(..))) {
                <div class="evening-keys evening-kinds" role="group" aria-label={words().say(Word::RuleChombo)}>{ each(more::costs(around).into_iter().map(kind)) }</div>
            }
        </>
    }
}

/// The row for who was in riichi, with what differs from before in small.
fn riichi_row(around: &Around<'_>, mend: &Mend, was: Option<&[(Chair, Riichi)]>) -> Html {
    let one = |chair: Chair| {
        let on = mend.in_riichi().any(|own| own == chair);
        let was = was.map(|was| was.iter().any(|(own, _)| *own == chair));
        let small = match was {
            Some(false) if on => say(Label::TableAdds),
            Some(true) if !on => say(Label::TableWas),
            _ => "",
        };
        let next = told(mend.clone().riichi(chair));
        key(around, on, called(around, chair), small, next)
    };
    let seats = around.course.state.playing();
    row(say::riichi(Riichi::Riichi).to_owned(), each(seats.map(one)))
}

/// The changes and the button that makes them count; or what is missing, or cannot be.
fn outcome(around: &Around<'_>, today: &Course, mend: &Mend, entry: Option<Entry>) -> Html {
    let mut then = around.course.clone();
    if let Some(event) = mend.told(around.rules) {
        then.push(&event, around.rules);
    }
    let name = if mend.is_new {
        Label::TableInsertIt
    } else {
        Label::TableAccept
    };
    let off = |why: Html| {
        html! {
            <>
                { why }
                <button type="button" class="toggle strong" disabled={true}>{ say(name) }</button>
            </>
        }
    };
    if let Some((_, fault)) = then.faults.first() {
        let names: Vec<String> = (0..then.state.chairs())
            .map(|chair| around.name(chair))
            .collect();
        return off(el("p", "wrong", words().fault(fault, &names)));
    }
    match entry {
        None => off(Html::default()),
        Some(Entry::Together(entries)) if entries.is_empty() => {
            off(el("p", "caption", say(Label::TableNoChange)))
        }
        Some(entry) => html! {
            <>
                { changes::table(around, today, &entry) }
                { around.button("toggle strong", say(name), Tap::Accept(entry)) }
            </>
        },
    }
}
