//! Games where points add up: hands with what counts in them, the patterns that most wins have, who pays.

use tensu::score::{Award, AwardKind, Payment};
use tensu::{By, Question, Yaku};
use tensu_learn::course::{
    Aim, Asked, Choice, PatternShare, What, are_played, counted, excluded, quarter,
};
use tensu_learn::practice::Mistake;
use tensu_words::Teach;
use yew::prelude::*;

use super::around::Around;
use crate::model::active_rules::ActiveRules;
use crate::model::entry::Entry;
use crate::model::outcome::Outcomes;
use crate::parts::laid::{self, laid};
use crate::parts::shapes::{each, el, th};
use crate::say::mistake::{Said, awards, sentence};
use crate::say::teach::{fill_teach, how, teach};
use crate::say::{self, Label, words};

/// The seed of the hands on cards, which are always the same.
pub(super) const SEED: u64 = 1;

/// Draws who pays how much.
pub(super) fn payments(all: &[Payment]) -> Html {
    let line = |payment: &Payment| {
        let points = words().number(payment.points());
        html! { <li>{ el("span", "name", words().payer(payment.from)) }{ el("span", "number", points) }</li> }
    };
    html! { <ul class="lines lesson-paid">{ each(all.iter().map(line)) }</ul> }
}

/// The parts of the patterns that are learned.
const PARTS: u8 = 4;

fn name(yaku: Yaku) -> String {
    say::name(AwardKind::Yaku(yaku))
}

/// Draws a hand as an example, with how it was won.
fn hand_of(aim: Aim, rules: &ActiveRules) -> Option<(Question, Html)> {
    let hand = aim.ask(SEED, rules)?.hand?;
    let drawn = each([
        el("p", "caption", how(&hand, rules)),
        laid(&hand, laid::name(&hand)),
    ]);
    Some((hand, drawn))
}

fn line(name: String, number: String) -> Html {
    html! { <li>{ el("span", "name", name) }{ el("span", "number", number) }</li> }
}

/// Lists what counts in a hand, and the sum.
fn lines(own: &[Award]) -> Html {
    let of_each = own.iter().map(|award| {
        let points = award.amount.points();
        line(say::name(award.what), words().number(points))
    });
    let sum = own
        .iter()
        .map(|award| u32::from(award.amount.points()))
        .sum();
    let sum = el(
        "li",
        "lesson-total",
        el("b", "number", say::worth_points(sum)),
    );
    html! { <ul class="lines lesson-paid">{ each(of_each) }{ sum }</ul> }
}

/// Draws a hand with what counts in it; towards the minimum, where that is what it shows.
pub(super) fn with_points(aim: Aim, rules: &ActiveRules) -> Html {
    let Some((hand, drawn)) = hand_of(aim, rules) else {
        return Html::default();
    };
    let own = match (aim, tensu::score(&hand, rules)) {
        (Aim::Fans(_), Ok(score)) => score.awards,
        _ => counted(&hand, rules),
    };
    each([drawn, lines(&own)])
}

/// Draws the same, and what does not count beside it.
pub(super) fn with_excluded(aim: Aim, rules: &ActiveRules) -> Html {
    let Some((hand, drawn)) = hand_of(aim, rules) else {
        return Html::default();
    };
    let Ok(score) = tensu::score(&hand, rules) else {
        return Html::default();
    };
    let gone = excluded(&score, rules);
    let missed = score.missed.iter();
    let missed = missed.filter(|missed| gone.iter().any(|(yaku, _)| *yaku == missed.yaku));
    let said = Said {
        blocks: &score.reading.blocks,
        answer: "",
        rules,
    };
    let missed = missed.map(|missed| {
        let counted = Mistake::Counted {
            yaku: missed.yaku,
            why: missed.why,
        };
        el("p", "", sentence(&counted, &said))
    });
    each([drawn, lines(&score.awards), each(missed)])
}

/// Writes a share in percent.
fn of_100(of_1000: u16) -> String {
    if of_1000 < 5 {
        "<1".to_owned()
    } else {
        words().number((of_1000 + 5) / 10)
    }
}

/// Draws half of the patterns that most wins have, with what they are, their points and shares.
pub(super) fn usual(half: u8, rules: &ActiveRules) -> Html {
    let all = [2 * half, 2 * half + 1].map(|part| quarter(part, rules));
    let row = |share: &PatternShare| {
        let points = rules.points_of(share.yaku, true);
        html! {
            <tr>
                <th scope="row">{ name(share.yaku) }{ el("span", "caption", words().condition(share.yaku).to_owned()) }</th>
                { el("td", "", words().number(points)) }
                { el("td", "", of_100(share.of_1000)) }
            </tr>
        }
    };
    let source = if are_played(rules) {
        Teach::UsualPlayed
    } else {
        Teach::UsualScored
    };
    html! {
        <>
            <table class="lesson-table lesson-usual">
                <thead><tr><td></td>{ th("col", say::say(Label::WorthTitle)) }{ th("col", "%") }</tr></thead>
                <tbody>{ each(all.iter().flatten().map(row)) }</tbody>
            </table>
            { el("p", "caption", teach(source)) }
        </>
    }
}

/// Draws the patterns that most wins have by their points, the lowest first.
pub(super) fn ladder(rules: &ActiveRules) -> Html {
    let all = (0..PARTS).flat_map(|part| quarter(part, rules));
    let mut rungs: Vec<(u16, Vec<String>)> = Vec::new();
    for share in all {
        let points = rules.points_of(share.yaku, true);
        match rungs.iter_mut().find(|(own, _)| *own == points) {
            Some((_, names)) => names.push(name(share.yaku)),
            None => rungs.push((points, vec![name(share.yaku)])),
        }
    }
    rungs.sort_by_key(|(points, _)| *points);
    let row = |(points, names): &(u16, Vec<String>)| {
        html! { <tr>{ th("row", words().number(*points)) }{ el("td", "", say::list(names)) }</tr> }
    };
    html! { <table class="lesson-table lesson-ladder"><tbody>{ each(rungs.iter().map(row)) }</tbody></table> }
}

/// Draws a hand, and who pays for it, both ways.
pub(super) fn paid(rules: &ActiveRules) -> Html {
    let Some((hand, _)) = hand_of(Aim::Payments(By::Ron), rules) else {
        return Html::default();
    };
    let row = laid(&hand, laid::name(&hand));
    let outcomes = Outcomes::of(&Entry::new(rules.clone(), hand));
    let line = |by: By| {
        let score = &outcomes.by(by).as_ref().ok()?.score;
        let head = say::pair(say::by(by), awards(&score.awards));
        let worth = format!("{head} = {}", say::value(score));
        Some(each([el("p", "caption", worth), payments(&score.payments)]))
    };
    let fixed = rules.chinese().map_or(0, |chinese| chinese.base);
    let fixed = (fixed > 0).then(|| {
        let text = fill_teach(Teach::SlipNoFixed, &[fixed.into()]);
        el("p", "", text)
    });
    let both = By::ALL.into_iter().filter_map(line);
    each([row, each(both), fixed.unwrap_or_default()])
}

/// Draws what the patterns are that stand in the answers, at hand where the question is asked with help.
pub(super) fn meanings(asked: &Asked, around: &Around<'_>) -> Html {
    if !matches!(asked.parts[0].what, What::Fans) {
        return Html::default();
    }
    let mut all: Vec<Yaku> = Vec::new();
    for choice in &asked.parts[0].choices {
        let Choice::Fans(list) = choice else {
            continue;
        };
        for (yaku, _) in list {
            if !all.contains(yaku) {
                all.push(*yaku);
            }
        }
    }
    let line = |yaku: &Yaku| el("li", "", meaning(*yaku));
    html! {
        <details class="lesson-meanings" open={around.sitting.is_helped()}>
            <summary>{ teach(Teach::PatternsMean) }</summary>
            <ul>{ each(all.iter().map(line)) }</ul>
        </details>
    }
}

/// Says what a pattern is.
pub(super) fn meaning(yaku: Yaku) -> String {
    say::pair(&name(yaku), words().condition(yaku))
}

/// Says what counts in a hand, and whether that is a win or not how much it is.
pub(super) fn sum(hand: Option<&Question>, rules: &ActiveRules) -> String {
    let own = hand.map_or_else(Vec::new, |hand| counted(hand, rules));
    let sum = own
        .iter()
        .map(|award| u32::from(award.amount.points()))
        .sum();
    let sum = say::worth_points(sum);
    if own.is_empty() {
        return sum;
    }
    format!("{} = {sum}", awards(&own))
}
