//! The cards at the beginning of a lesson: a few words and a drawing, with the engine's own numbers.

use tensu::By;
use tensu_learn::Of;
use tensu_learn::course::{
    Aim, Asked, AskedPart, Card, Choice, Numbers, Shows, Sum, Thing, WAITS, What, WonBy, alike,
    anchors, causes, dealer_rule, differing, example, quote, rungs, shape, share_rules, wait_fu,
};
use tensu_words::{Fill, Teach};
use yew::prelude::*;

use super::around::{ASKED, Around};
use super::on_table::on_table;
use super::patterns::{self, SEED, payments};
use crate::model::active_rules::ActiveRules;
use crate::model::course::CourseTap;
use crate::model::entry::Entry;
use crate::model::outcome::Outcomes;
use crate::parts::anchored;
use crate::parts::blocks;
use crate::parts::built::built;
use crate::parts::laid::{self, laid};
use crate::parts::reading::reading;
use crate::parts::shapes::{button, each, el, th};
use crate::say::rule::{self, Said};
use crate::say::teach::{choice, fill_teach, fu_of, of, part, teach, worth};
use crate::say::{self, words};

/// Draws a card, and what leads on.
pub(super) fn view(at: u8, around: &Around<'_>) -> Html {
    let Around { sitting, rules, .. } = around;
    let mut cards = sitting.lesson().cards(rules).skip(at.into());
    let now = cards.next().map(|now| card(now, rules));
    let is_last = cards.next().is_none();
    let next = teach(if is_last { Teach::Begin } else { Teach::Next });
    html! {
        <>
            <div id={ASKED} class="lesson-middle" tabindex="-1">{ now.unwrap_or_default() }</div>
            <div class="lesson-panel lesson-next">
                if at > 0 {
                    { button("toggle", teach(Teach::Before), around.tap(CourseTap::Back)) }
                }
                { button("toggle strong", next, around.tap(CourseTap::Next)) }
            </div>
        </>
    }
}

fn card(card: &Card, rules: &ActiveRules) -> Html {
    let text = card.text.map(|text| {
        let numbers = card.numbers(rules);
        let fills: Vec<Fill<'_>> = numbers.into_iter().map(Fill::from).collect();
        el("p", "lesson-text", fill_teach(text, &fills))
    });
    each([text.unwrap_or_default(), drawn(card.shows, rules)])
}

/// Draws the figure on a card.
fn drawn(shows: Shows, rules: &ActiveRules) -> Html {
    match shows {
        Shows::Nothing => Html::default(),
        Shows::Thumb => thumb(rules),
        Shows::Hand(aim) => shown(aim, rules),
        Shows::Strip(winner) => strip(winner, rules),
        Shows::Anchors(winner) => anchored::table(&anchors(winner, rules)),
        Shows::Alike => anchored::alike(&alike(rules)),
        Shows::Dealer => each([
            anchored::rules(dealer(rules)),
            anchored::table(&anchors(WonBy::Dealer, rules)),
        ]),
        Shows::Shares(winner) => shares(winner, rules),
        Shows::Ladder => ladder(rules),
        Shows::Counted(aim) => patterns::with_points(aim, rules),
        Shows::Excluded(aim) => patterns::with_excluded(aim, rules),
        Shows::Usual(half) => patterns::usual(half, rules),
        Shows::PatternLadder => patterns::ladder(rules),
        Shows::Payments => patterns::paid(rules),
        Shows::Built(things) => things_in_rows(things, rules),
        Shows::Added(aim) => added(aim, rules),
        Shows::Waits => waits(rules),
        Shows::BothWays(aim) => both_ways(aim, rules),
        Shows::Hands(aims) => hands(aims, rules),
        Shows::Table(laden) => on_table(laden, Of::new(false, false), rules, true),
        Shows::Readings(aim) => readings(aim, rules),
        Shows::Differences => differences(rules),
    }
}

/// Words the rule of thumb, as far as the rules have it, in one line: a hint for a question.
pub(super) fn thumb_rule(rules: &ActiveRules) -> String {
    let all = thumb_lines(rules).map(|(line, _)| teach(line));
    all.collect::<Vec<_>>().join(" ")
}

/// Lists its lines, each with a question of which it is right; a ruleset may lack one.
fn thumb_lines(rules: &ActiveRules) -> impl Iterator<Item = (Teach, Asked)> {
    let aims = [
        Aim::SevenPairs,
        Aim::PinfuTsumo,
        Aim::GivingRon,
        Aim::Others,
    ];
    aims.into_iter()
        .filter_map(|aim| Some((thumb_line(aim)?, aim.ask(SEED, rules)?)))
}

/// The line of the rule of thumb that decides the fu of a hand with this aim.
pub(super) const fn thumb_line(aim: Aim) -> Option<Teach> {
    Some(match aim {
        Aim::SevenPairs => Teach::ThumbPairs,
        Aim::PinfuTsumo => Teach::ThumbPinfu,
        Aim::GivingRon => Teach::ThumbGiving,
        Aim::PlainRon | Aim::Others => Teach::ThumbRest,
        Aim::More(Sum::Ron) => Teach::MoreRon,
        Aim::More(_) => Teach::MoreOther,
        _ => return None,
    })
}

/// Draws the rule of thumb. What a line speaks of is marked in its hand.
fn thumb(rules: &ActiveRules) -> Html {
    let line = |(line, asked): (Teach, Asked)| {
        let outcomes = scored(&asked, rules).filter(|_| asked.aim == Aim::GivingRon);
        let explained = outcomes.as_ref().and_then(|all| all.chosen().as_ref().ok());
        let hand = match (explained, &asked.hand) {
            (Some(explained), _) => blocks::row(&explained.blocks),
            (None, Some(hand)) => laid(hand, laid::name(hand)),
            (None, None) => Html::default(),
        };
        html! { <li>{ el("p", "", teach(line)) }{ hand }</li> }
    };
    html! { <ul class="lesson-lines">{ each(thumb_lines(rules).map(line)) }</ul> }
}

/// Draws a hand as an example, set by set, with what each gives.
fn shown(aim: Aim, rules: &ActiveRules) -> Html {
    let hand = aim.ask(SEED, rules).and_then(|asked| asked.hand);
    let outcomes = hand.map(|hand| {
        let how = say::teach::how(&hand, rules);
        (how, Outcomes::of(&Entry::new(rules.clone(), hand)))
    });
    let drawn = outcomes.and_then(|(how, outcomes)| {
        let explained = outcomes.chosen().as_ref().ok()?;
        Some(each([
            el("p", "caption", how),
            blocks::row(&explained.blocks),
        ]))
    });
    drawn.unwrap_or_default()
}

/// Scores the hand that a question shows.
fn scored(asked: &Asked, rules: &ActiveRules) -> Option<Outcomes> {
    let hand = asked.hand.clone()?;
    Some(Outcomes::of(&Entry::new(rules.clone(), hand)))
}

/// Draws a hand in its sets, and the sum of what they give.
fn added(aim: Aim, rules: &ActiveRules) -> Html {
    let outcomes = aim.ask(SEED, rules).and_then(|asked| scored(&asked, rules));
    let sum = outcomes.as_ref().and_then(|all| all.chosen().as_ref().ok());
    let sum = sum.map(|explained| el("p", "caption", fu_of(explained)));
    each([shown(aim, rules), sum.unwrap_or_default()])
}

/// Draws the same hand by ron and by tsumo.
fn both_ways(aim: Aim, rules: &ActiveRules) -> Html {
    let outcomes = aim.ask(SEED, rules).and_then(|asked| scored(&asked, rules));
    let line = |by: By| {
        let explained = outcomes.as_ref()?.by(by).as_ref().ok()?;
        let blocks = blocks::row(&explained.blocks);
        Some(html! { <li>{ el("p", "caption", say::by(by)) }{ blocks }</li> })
    };
    html! { <ul class="lesson-lines">{ each(By::ALL.into_iter().filter_map(line)) }</ul> }
}

/// Draws hands, each with what it is and its fu.
fn hands(aims: &[Aim], rules: &ActiveRules) -> Html {
    let line = |aim: &Aim| {
        let asked = aim.ask(SEED, rules)?;
        let right = |part: &AskedPart| part.choices.get(part.right).map(choice);
        let name: Vec<String> = asked.parts.iter().filter_map(right).collect();
        let hand = asked.hand?;
        Some(html! { <li>{ el("p", "", name.join(": ")) }{ laid(&hand, laid::name(&hand)) }</li> })
    };
    html! { <ul class="lesson-lines">{ each(aims.iter().filter_map(line)) }</ul> }
}

/// Draws the waits by name, each with its fu.
fn waits(rules: &ActiveRules) -> Html {
    let line = |wait: tensu::Wait| {
        let tiles = shape(wait)?;
        Some(html! {
            <tr>
                { el("td", "", laid(&tiles, laid::name(&tiles))) }
                { th("row", words().wait(wait)) }
                { el("td", "", wait_fu(wait, rules).to_string()) }
            </tr>
        })
    };
    html! { <table class="lesson-table lesson-waits"><tbody>{ each(WAITS.into_iter().filter_map(line)) }</tbody></table> }
}

/// Draws the two readings of a hand that a question would show, the one that counts first.
fn readings(aim: Aim, rules: &ActiveRules) -> Html {
    let Some(asked) = aim.ask(SEED, rules) else {
        return Html::default();
    };
    let outcomes = scored(&asked, rules);
    let explained = outcomes.as_ref().and_then(|all| all.chosen().as_ref().ok());
    let (Some(hand), Some(explained)) = (&asked.hand, explained) else {
        return Html::default();
    };
    let mut all: Vec<Option<u8>> = asked.parts[0]
        .choices
        .iter()
        .filter_map(|choice| match choice {
            Choice::Reading(lost) => Some(*lost),
            _ => None,
        })
        .collect();
    all.sort_unstable();
    let line = |lost: Option<u8>| {
        let other = lost.and_then(|lost| explained.score.others.get(usize::from(lost)));
        let (han, fu) = other.map_or((explained.score.han, &explained.score.fu), |other| {
            (other.han, &other.fu)
        });
        let fu = fu.as_ref().and_then(|fu| u8::try_from(fu.rounded).ok());
        let worth = worth(han.unwrap_or_default(), fu);
        html! { <li class="lesson-reading">{ reading(explained, lost.map(usize::from), rules) }{ el("b", "", worth) }</li> }
    };
    each([
        el("p", "caption", say::teach::how(hand, rules)),
        html! { <ul class="lesson-lines">{ each(all.into_iter().map(line)) }</ul> },
    ])
}

/// Names the rules that change a payment.
fn differences(rules: &ActiveRules) -> Html {
    let mut names: Vec<String> = Vec::new();
    for hand in differing(rules) {
        for cause in causes(&hand, rules) {
            let name = say::rules::cause(&cause, rules);
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    html! { <ul class="lesson-causes">{ each(names.into_iter().map(|name| el("li", "", name))) }</ul> }
}

/// Draws the payments for one to four han.
fn strip(winner: WonBy, rules: &ActiveRules) -> Html {
    let Some(asked) = Aim::Strip(winner).ask(SEED, rules) else {
        return Html::default();
    };
    let price = |part: &AskedPart| match part.choices.get(part.right) {
        Some(Choice::Points(points)) => words().number(*points).into(),
        _ => Html::default(),
    };
    let cells: Vec<Html> = asked.parts.iter().map(price).collect();
    table(&asked.parts, &cells)
}

/// Draws a table of payments: han across, fu down, where they count.
pub(super) fn table(parts: &[AskedPart], cells: &[Html]) -> Html {
    let worth_of = |part: &AskedPart| match part.what {
        What::Price(han, fu) => (han, fu),
        _ => (0, None),
    };
    let mut fu: Vec<Option<u8>> = parts.iter().map(|part| worth_of(part).1).collect();
    fu.dedup();
    let first = fu.first().copied().flatten();
    let head = parts.iter().filter(|part| worth_of(part).1 == first);
    let head = head.map(|part| th("col", worth(worth_of(part).0, None)));
    let row = |fu: &Option<u8>| {
        let of_row = parts
            .iter()
            .zip(cells)
            .filter(|(part, _)| worth_of(part).1 == *fu);
        let cells = of_row.map(|(_, cell)| el("td", "", cell.clone()));
        let name = fu.map_or_else(String::new, |fu| say::fu(u16::from(fu)));
        html! { <tr>{ th("row", name) }{ each(cells) }</tr> }
    };
    html! {
        <table class="lesson-table">
            <thead><tr><td></td>{ each(head) }</tr></thead>
            <tbody>{ each(fu.iter().map(row)) }</tbody>
        </table>
    }
}

/// Says the dealer's rule, if the rules have it.
pub(super) fn dealer(rules: &ActiveRules) -> Option<Said> {
    let (han, fu) = example(rules);
    Some(rule::dealer(&dealer_rule(han, fu, rules)?))
}

/// Says the rule of the shares of a self-draw.
pub(super) fn share_rule(winner: WonBy, rules: &ActiveRules) -> Option<Said> {
    let (han, fu) = example(rules);
    let shares = share_rules(winner, han, fu, rules)?;
    Some(rule::shares(&shares, winner.is_dealer()))
}

/// Draws what each pays, by the rule and for a few han.
fn shares(winner: WonBy, rules: &ActiveRules) -> Html {
    let (han, fu) = example(rules);
    let own = Of::new(winner.is_dealer(), true);
    let quote = quote(own, han, fu, rules);
    let quote = quote.map(|quote| payments(&quote.payments));
    each([
        anchored::rules(share_rule(winner, rules)),
        el("p", "caption", format!("{} {}", of(own), worth(han, fu))),
        quote.unwrap_or_default(),
    ])
}

/// Draws sets or pairs, each with its fu.
fn things_in_rows(things: &[Thing], rules: &ActiveRules) -> Html {
    let line = |thing: &Thing| {
        let name = say::teach::given_by(*thing, rules);
        html! { <li>{ built(*thing, Some(thing.fu(rules))) }{ el("span", "caption", name) }</li> }
    };
    html! { <ul class="lesson-things">{ each(things.iter().map(line)) }</ul> }
}

/// Draws the limits.
fn ladder(rules: &ActiveRules) -> Html {
    let line = |rung: tensu_learn::course::Rung| {
        let han = match rung.to {
            Some(to) if to == rung.from => rung.from.to_string(),
            Some(to) => format!("{}–{to}", rung.from),
            None => fill_teach(Teach::OrMore, &[rung.from.into()]),
        };
        html! {
            <tr>
                { th("row", say::with(say::Label::Han, &han)) }
                { el("td", "", words().limit(rung.limit)) }
                { el("td", "", words().number(rung.price)) }
            </tr>
        }
    };
    html! { <table class="lesson-table"><tbody>{ each(rungs(rules).into_iter().map(line)) }</tbody></table> }
}

/// Says from how many fu on three and four han are a mangan.
pub(super) fn few(rules: &ActiveRules) -> String {
    let numbers = Numbers::Mangan.of(rules);
    let fills: Vec<Fill<'_>> = numbers.into_iter().map(Fill::from).collect();
    fill_teach(Teach::LimitsFew, &fills)
}

/// Names a part of a strip.
pub(super) fn name(one: &AskedPart) -> String {
    part(one.what)
}
