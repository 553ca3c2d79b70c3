//! The verdict on an answer: whether it was right, what was, and why.

use tensu::Tile;
use tensu::score::{FuItem, FuReason, Payment};
use tensu_learn::course::{
    AnswerMode, Asked, AskedPart, Choice, Stage, Thing, What, causes, quote, wait_fu,
};
use tensu_learn::practice::Mistake;
use tensu_words::Teach;
use yew::prelude::*;

use super::around::{Around, VERDICT, WHY};
use super::cards::thumb_line;
use super::patterns;
use crate::model::active_rules::ActiveRules;
use crate::model::outcome::Explained;
use crate::parts::anchored;
use crate::parts::called::called;
use crate::parts::explain::missed::missed;
use crate::parts::mistake;
use crate::parts::shapes::{each, el};
use crate::say::mistake::{Said, awards, sentence};
use crate::say::teach::{choice, fill_teach, given_by, part, teach, worth};
use crate::say::{self, Label, words};

/// The fu by which han are told to need them, or not; with a limit the first stand for all.
const COMPARED: [u8; 2] = [30, 40];

/// Draws the verdict; empty, and as high, as long as there is none.
pub(super) fn view(asked: &Asked, around: &Around<'_>, explained: Option<&Explained>) -> Html {
    let is_told = around.sitting.stage() == Stage::Told;
    let given = around.sitting.given();
    // Where parts are filled one by one, the verdict is on the last.
    let filled = given
        .iter()
        .rposition(Option::is_some)
        .filter(|_| asked.way == AnswerMode::Fill && !is_told);
    let verdict = match filled {
        Some(at) => one(asked, at, around, explained),
        None if is_told => whole(asked, around, explained),
        None => Html::default(),
    };
    // A long one scrolls on a low screen: by keys, too.
    let in_turn = if is_told { "0" } else { "-1" };
    html! {
        <>
            <div id={VERDICT} class="lesson-verdict" tabindex={in_turn}>{ verdict }</div>
            if is_told {
                if let Some(why) = why(asked, around, explained) {
                    <details class="lesson-why"><summary id={WHY}>{ say::say(Label::MissReason) }</summary><div class="parts">{ why }</div></details>
                }
            }
        </>
    }
}

fn verdict(right: bool, text: String) -> Html {
    html! { <p class={classes!("verdict", if right { "good" } else { "bad" })}>{ text }</p> }
}

fn yes_or_no(right: bool) -> Html {
    let title = if right { Teach::Correct } else { Teach::Wrong };
    verdict(right, teach(title).to_owned())
}

/// Draws the answer to one part: right, or what is, and what was wrong with it.
fn one(asked: &Asked, at: usize, around: &Around<'_>, explained: Option<&Explained>) -> Html {
    let part = &asked.parts[at];
    let given = around.sitting.given()[at];
    let right = given.is_some_and(|at| part.is_right(at));
    let answer = part.choices.get(part.right).map(choice).unwrap_or_default();
    let label = if right {
        Teach::PracticeRight
    } else {
        Teach::PracticeWrong
    };
    let title = verdict(right, fill_teach(label, &[(&answer).into()]));
    if right {
        return title;
    }
    each([
        title,
        mistake::line(said(asked, at, around, explained).unwrap_or_default()),
    ])
}

fn whole(asked: &Asked, around: &Around<'_>, explained: Option<&Explained>) -> Html {
    let given = around.sitting.given();
    let reason = reason(asked, around, explained);
    match asked.way {
        AnswerMode::Tap if asked.goal.is_some() => {
            let right = around.sitting.is_right();
            each([yes_or_no(right), reason])
        }
        // A drawn answer has no words to repeat, and a list is read where it stands.
        AnswerMode::Choose if matches!(asked.parts[0].what, What::Reading | What::Fans) => {
            let wrong = said(asked, 0, around, explained).map(mistake::line);
            each([
                yes_or_no(around.sitting.is_right()),
                wrong.unwrap_or_default(),
                reason,
            ])
        }
        AnswerMode::Choose | AnswerMode::Trace => each([one(asked, 0, around, explained), reason]),
        AnswerMode::Tap | AnswerMode::Fill | AnswerMode::Each => {
            let right = around.sitting.is_right();
            let grade = asked.grade(given);
            let title = match (right, grade.contains(&true)) {
                (true, _) => Teach::Correct,
                (false, true) => Teach::NotAll,
                (false, false) => Teach::Wrong,
            };
            let tiles = tiles(asked, given, &grade);
            // Tiles are told together.
            let is_told = |part: &AskedPart| !matches!(part.what, What::Tile(_));
            let all = asked.parts.iter().enumerate().zip(grade);
            let wrong = all.filter(|((_, part), right)| !right && is_told(part));
            let wrong = wrong.map(|((at, _), _)| el("li", "", slip(asked, at, around, explained)));
            each([
                verdict(right, teach(title).to_owned()),
                html! { <ul class="lesson-slips">{ each(tiles.into_iter().chain(wrong)) }</ul> },
                reason,
            ])
        }
    }
}

/// The mistakes behind the answers that were given.
pub(super) fn mistakes(asked: &Asked, around: &Around<'_>) -> Vec<Mistake> {
    let given = around.sitting.given().iter().enumerate();
    let mistake = |(at, given): (usize, &Option<usize>)| asked.mistake(at, (*given)?, around.rules);
    given.filter_map(mistake).collect()
}

/// Says which tiles were missed, and which were wrong: where they lie their marks differ.
fn tiles(asked: &Asked, given: &[Option<usize>], grade: &[bool]) -> Vec<Html> {
    let hand = asked.hand.iter().flat_map(|hand| &hand.hand);
    let all = || hand.clone().zip(given).zip(grade);
    let line = |(tapped, word): (bool, Teach)| {
        let own = |((tile, given), right): ((&Tile, &Option<usize>), &bool)| {
            (!right && (*given == Some(1)) == tapped).then_some(*tile)
        };
        let own: Vec<Tile> = all().filter_map(own).collect();
        let told = say::pair(&say::tile_names(&own), teach(word));
        (!own.is_empty()).then(|| el("li", "", told))
    };
    let lines = [(false, Teach::Missed), (true, Teach::WrongTile)];
    let is_tiles = matches!(asked.parts[0].what, What::Tile(_));
    let lines = lines.into_iter().filter(|_| is_tiles);
    lines.filter_map(line).collect()
}

/// Says what was wrong with an answer: the mistake behind it, or else what was said.
fn said(
    asked: &Asked,
    at: usize,
    around: &Around<'_>,
    explained: Option<&Explained>,
) -> Option<String> {
    let given = around.sitting.given().get(at).copied().flatten()?;
    let part = asked.parts.get(at)?;
    let answer = part.choices.get(given).map(choice)?;
    let thing = match part.what {
        What::Thing(thing) => thing.block(),
        _ => None,
    };
    let blocks = explained.map_or(&[][..], |explained| &explained.score.reading.blocks);
    let said = Said {
        blocks: thing.as_ref().map_or(blocks, std::slice::from_ref),
        answer: &answer,
        rules: around.rules,
    };
    Some(match asked.mistake(at, given, around.rules) {
        Some(mistake) => sentence(&mistake, &said),
        None => fill_teach(Teach::Said, &[(&answer).into()]),
    })
}

/// Says what was wrong with a part.
fn slip(asked: &Asked, at: usize, around: &Around<'_>, explained: Option<&Explained>) -> String {
    let own = &asked.parts[at];
    let said = said(asked, at, around, explained).unwrap_or_default();
    // What was tapped is named by the sentence.
    if asked.way == AnswerMode::Tap && own.choices.first() == Some(&Choice::Is(false)) {
        return said;
    }
    let right = own.choices.get(own.right).map(choice).unwrap_or_default();
    let right = say::pair(&part(own.what), right);
    // Where keys keep what was chosen it is seen there.
    let given = around.sitting.given().get(at).copied().flatten();
    let given = given.filter(|_| asked.way != AnswerMode::Tap && !asked.has_rows());
    let given = given.and_then(|given| own.choices.get(given)).map(choice);
    match given.filter(|given| !said.contains(&**given)) {
        Some(given) => format!(
            "{right} · {} {said}",
            fill_teach(Teach::Said, &[(&given).into()])
        ),
        None => format!("{right} · {said}"),
    }
}

/// Draws why, in a line: the fu as they add up, with what was overlooked in bold, or what else decides.
fn reason(asked: &Asked, around: &Around<'_>, explained: Option<&Explained>) -> Html {
    match (reason_of(asked, around, explained), explained) {
        (Some(text), _) => el("p", "caption", text),
        (None, Some(explained)) => mistake::sum(explained, &mistakes(asked, around)),
        (None, None) => Html::default(),
    }
}

/// Says what decides besides the sum of the fu, or nothing where the answer says it; `None` where that sum does.
fn reason_of(asked: &Asked, around: &Around<'_>, explained: Option<&Explained>) -> Option<String> {
    let price = |han, fu| {
        let quote = quote(asked.of, han, fu, around.rules)?;
        let points = quote.payments.first().map(Payment::points)?;
        Some(say::pair(&worth(han, fu), words().number(points)))
    };
    let both = |all: [Option<String>; 2]| all.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    Some(match asked.parts.first().map(|part| part.what) {
        Some(What::NeedsFu(han)) => both(COMPARED.map(|fu| price(han, Some(fu)))),
        Some(What::IsMangan(han, fu)) => price(han, Some(fu)).unwrap_or_default(),
        Some(What::Rung(han) | What::LimitPrice(han)) => {
            let fu = around.rules.counts_fu().then_some(COMPARED[0]);
            let quote = quote(asked.of, han, fu, around.rules);
            quote.map(|quote| say::counted(&quote)).unwrap_or_default()
        }
        Some(What::Thing(_) | What::Closed | What::Seat(_)) => {
            let thing = asked.thing(around.sitting.given());
            let line = |thing: Thing| {
                let why = given_by(thing, around.rules);
                say::pair(&thing.fu(around.rules).to_string(), why)
            };
            thing.map(line).unwrap_or_default()
        }
        Some(What::Tile(_)) => {
            let wait = explained.map(|explained| explained.score.reading.wait);
            let line = |wait| {
                let fu = say::fu(wait_fu(wait, around.rules).into());
                say::pair(words().wait(wait), fu)
            };
            wait.map(line).unwrap_or_default()
        }
        Some(What::Reading) => explained
            .map(|all| worths(asked, all, around.rules))
            .unwrap_or_default(),
        Some(What::Under) => {
            let hand = asked.hand.as_ref();
            let causes = hand.map_or_else(Vec::new, |hand| causes(hand, around.rules));
            let causes: Vec<String> = causes
                .iter()
                .map(|cause| say::rules::cause(cause, around.rules))
                .collect();
            if causes.is_empty() {
                teach(Teach::RulesSame).to_owned()
            } else {
                say::list(&causes)
            }
        }
        // Where the mistake does not name them.
        Some(What::Points | What::Fans | What::Beside(..)) => explained
            .filter(|_| !mistakes(asked, around).iter().any(Mistake::names_all))
            .map(|all| awards(&all.score.awards))
            .unwrap_or_default(),
        Some(What::Minimum) => patterns::sum(asked.hand.as_ref(), around.rules),
        Some(What::Payments) => explained
            .map(|all| say::value(&all.score))
            .unwrap_or_default(),
        // What was asked, and nothing of how the hand was won.
        Some(What::Block(_)) => explained.map(given_by_groups).unwrap_or_default(),
        // The rule that was taught, not what it stands for.
        Some(What::Fu) if thumb_line(asked.aim).is_some() => thumb_line(asked.aim)
            .map(teach)
            .unwrap_or_default()
            .to_owned(),
        // The sets say it, and the whole reason has its own place.
        Some(What::Han | What::Worth(_) | What::Turned | What::Total(_)) => String::new(),
        _ => return None,
    })
}

/// Says what the sets, the pair and the wait give.
fn given_by_groups(explained: &Explained) -> String {
    let items = explained.score.fu.iter().flat_map(|fu| &fu.items);
    let of_group = |item: &&FuItem| {
        matches!(
            item.reason,
            FuReason::Set { .. } | FuReason::Pair { .. } | FuReason::Wait(_)
        )
    };
    let lines = items.filter(of_group);
    let lines = lines.map(|item| format!("{} {}", item.fu, words().fu(item)));
    lines.collect::<Vec<_>>().join(" · ")
}

/// Says what the reading is worth that is paid, and the other one.
fn worths(asked: &Asked, explained: &Explained, rules: &ActiveRules) -> String {
    let mut choices = asked.parts.iter().flat_map(|part| &part.choices);
    let lost = choices.find_map(|choice| match choice {
        Choice::Reading(lost) => lost.map(usize::from),
        _ => None,
    });
    mistake::readings(explained, lost, rules)
}

/// Draws all that led to it, for those who want to read it.
fn why(asked: &Asked, around: &Around<'_>, explained: Option<&Explained>) -> Option<Html> {
    if let (Some(hand), Some(explained)) = (&asked.hand, explained) {
        let entry = crate::model::entry::Entry::new(around.rules.clone(), hand.clone());
        return Some(each([
            anchored::price(explained, &entry),
            missed(&explained.score.missed, &called),
        ]));
    }
    let grade = asked.grade(around.sitting.given());
    let all_right = !grade.contains(&false);
    // Of a strip the cells that went wrong, or all.
    let parts = asked.parts.iter().zip(grade);
    let parts = parts.filter(|(_, right)| all_right || !right);
    let mut counts: Vec<Counted> = Vec::new();
    for counted in parts.flat_map(|(part, _)| counts_of(part.what, around.rules)) {
        if !counts.contains(&counted) {
            counts.push(counted);
        }
    }
    let steps = |&(han, fu): &Counted| {
        let quote = quote(asked.of, han, fu, around.rules)?;
        Some((worth(han, fu), anchored::steps(&quote.steps, around.rules)))
    };
    let all: Vec<(String, Html)> = counts.iter().filter_map(steps).collect();
    match &all[..] {
        [] => None,
        [(_, steps)] => Some(steps.clone()),
        all => {
            let all = all.iter().cloned();
            Some(each(all.map(|(name, steps)| {
                html! { <section>{ el("h4", "", name) }{ steps }</section> }
            })))
        }
    }
}

/// Han, and fu, where they count.
type Counted = (u8, Option<u8>);

/// The counts whose score a part is about.
fn counts_of(what: What, rules: &ActiveRules) -> Vec<Counted> {
    match what {
        What::Price(han, fu) | What::Share(_, han, fu) => vec![(han, fu)],
        What::IsMangan(han, fu)
        | What::Small(han, fu)
        | What::FromSmall(_, han, fu)
        | What::FromRon(_, _, han, fu) => vec![(han, Some(fu))],
        What::NeedsFu(han) => COMPARED.map(|fu| (han, Some(fu))).to_vec(),
        What::Rung(han) | What::LimitPrice(han) => {
            vec![(han, rules.counts_fu().then_some(COMPARED[0]))]
        }
        _ => Vec::new(),
    }
}
