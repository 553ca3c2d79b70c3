//! The verdict on an answer: whether it was right, what was, and why.

use tensu::Tile;
use tensu::score::{Fu, FuItem, FuReason, Payment};
use tensu_learn::course::{
    AnswerMode, Asked, AskedPart, Choice, Stage, Thing, What, causes, quote, wait_fu,
};
use tensu_words::Teach;
use yew::prelude::*;

use super::around::{Around, VERDICT, WHY};
use super::cards::thumb_line;
use crate::model::active_rules::ActiveRules;
use crate::model::outcome::Explained;
use crate::parts::called::called;
use crate::parts::explain::{self, missed::missed, steps};
use crate::parts::group::named;
use crate::parts::shapes::{each, el};
use crate::say::teach::{choice, fill_teach, fu_of, given_by, part, teach, worth};
use crate::say::{self, Label, words};

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
        Some(at) => one(&asked.parts[at], given[at]),
        None if is_told => whole(asked, around, explained),
        None => Html::default(),
    };
    html! {
        <>
            <div id={VERDICT} class="lesson-verdict" tabindex="-1">{ verdict }</div>
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
    let title = if right { Teach::Correct } else { Teach::No };
    verdict(right, teach(title).to_owned())
}

/// Draws the answer to one part: right, or what is, and what was said.
fn one(part: &AskedPart, given: Option<usize>) -> Html {
    let right = given.is_some_and(|at| part.is_right(at));
    let answer = part.choices.get(part.right).map(choice).unwrap_or_default();
    let label = if right {
        Label::PracticeRight
    } else {
        Label::PracticeWrong
    };
    let said = given.and_then(|at| part.choices.get(at)).map(choice);
    let said = said.filter(|_| !right);
    let said = said.map(|said| fill_teach(Teach::Said, &[(&said).into()]));
    each([
        verdict(right, say::with(label, &answer)),
        el("p", "caption", said.unwrap_or_default()),
    ])
}

fn whole(asked: &Asked, around: &Around<'_>, explained: Option<&Explained>) -> Html {
    let given = around.sitting.given();
    let all = asked.parts.iter().zip(given);
    let reason = el("p", "caption", reason(asked, around, explained));
    match asked.way {
        AnswerMode::Tap if asked.goal.is_some() => {
            let right = around.sitting.is_right();
            each([yes_or_no(right), reason])
        }
        // A drawn answer has no words to repeat.
        AnswerMode::Choose if matches!(asked.parts[0].what, What::Reading) => {
            each([yes_or_no(around.sitting.is_right()), reason])
        }
        AnswerMode::Choose | AnswerMode::Trace => each([one(&asked.parts[0], given[0]), reason]),
        AnswerMode::Tap | AnswerMode::Fill | AnswerMode::Each => {
            let right = around.sitting.is_right();
            let title = teach(if right { Teach::Correct } else { Teach::NotAll });
            let grade = asked.grade(given);
            let tiles = tiles(asked, given, &grade);
            // Tiles are told together.
            let is_told = |part: &AskedPart| !matches!(part.what, What::Tile(_));
            let wrong = all
                .zip(grade)
                .filter(|((part, _), right)| !right && is_told(part));
            let wrong =
                wrong.map(|((part, at), _)| el("li", "", slip(asked, part, *at, explained)));
            each([
                verdict(right, title.to_owned()),
                html! { <ul class="lesson-slips">{ each(tiles.into_iter().chain(wrong)) }</ul> },
                reason,
            ])
        }
    }
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

/// Says what was wrong with a part.
fn slip(
    asked: &Asked,
    one: &AskedPart,
    given: Option<usize>,
    explained: Option<&Explained>,
) -> String {
    let right = one.choices.get(one.right).map(choice).unwrap_or_default();
    let is_switch = one.choices.first() == Some(&Choice::Is(false));
    if asked.way == AnswerMode::Tap && is_switch {
        let name = match one.what {
            What::Block(place) | What::Changes(place) => explained
                .and_then(|explained| explained.blocks.get(usize::from(place)))
                .map(|block| say::block(&block.tiles, block.called, None))
                .unwrap_or_default(),
            what => part(what),
        };
        let is_missed = one.choices.get(one.right) == Some(&Choice::Is(true));
        let changes = matches!(one.what, What::Changes(_));
        let text = teach(match (changes, is_missed) {
            (false, true) => Teach::Missed,
            (false, false) => Teach::TooMany,
            (true, true) => Teach::GivesMore,
            (true, false) => Teach::GivesSame,
        });
        return say::pair(&name, text);
    }
    let said = given.and_then(|at| one.choices.get(at)).map(choice);
    let said = said.map(|said| fill_teach(Teach::Said, &[(&said).into()]));
    format!(
        "{} · {}",
        say::pair(&part(one.what), right),
        said.unwrap_or_default()
    )
}

/// Says why, in a line.
fn reason(asked: &Asked, around: &Around<'_>, explained: Option<&Explained>) -> String {
    let price = |han, fu| {
        let quote = quote(asked.of, han, fu, around.rules)?;
        let points = quote.payments.first().map(Payment::points)?;
        Some(say::pair(&worth(han, fu), words().number(points)))
    };
    let both = |all: [Option<String>; 2]| all.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    match asked.parts.first().map(|part| part.what) {
        Some(What::NeedsFu(han)) => both([30, 40].map(|fu| price(han, Some(fu)))),
        Some(What::IsMangan(han, fu)) => price(han, Some(fu)).unwrap_or_default(),
        Some(What::Rung(han) | What::LimitPrice(han)) => {
            let fu = around.rules.counts_fu().then_some(30);
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
        // What was asked, and nothing of how the hand was won.
        Some(What::Block(_)) => explained.map(given_by_groups).unwrap_or_default(),
        // The rule that was taught, not what it stands for.
        Some(What::Fu) if thumb_line(asked.aim).is_some() => thumb_line(asked.aim)
            .map(teach)
            .unwrap_or_default()
            .to_owned(),
        // The sets say it, and the whole reason has its own place.
        Some(What::Han | What::Turned | What::Total(_)) => String::new(),
        _ => explained.map(fu_of).unwrap_or_default(),
    }
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

/// Says what the reading is worth that is paid, and the other one, each by what it has otherwise: its wait, or its sets.
fn worths(asked: &Asked, explained: &Explained, rules: &ActiveRules) -> String {
    let score = &explained.score;
    let worth_of = |han: Option<u8>, fu: &Option<Fu>| {
        let fu = fu.as_ref().and_then(|fu| u8::try_from(fu.rounded).ok());
        han.map_or_else(String::new, |han| worth(han, fu))
    };
    let mut choices = asked.parts.iter().flat_map(|part| &part.choices);
    let lost = choices.find_map(|choice| match choice {
        Choice::Reading(lost) => lost.map(usize::from),
        _ => None,
    });
    let other = lost.and_then(|at| Some((score.others.get(at)?, explained.lost(at, rules)?)));
    let Some((other, blocks)) = other else {
        return worth_of(score.han, &score.fu);
    };
    let waits = [score.reading.wait, other.reading.wait];
    let names = if waits[0] == waits[1] {
        let own = [&explained.blocks, &blocks].map(|all| all.iter().map(named).collect::<Vec<_>>());
        let only = |one: &[String], other: &[String]| {
            let own = one.iter().filter(|name| !other.contains(name));
            say::list(&own.cloned().collect::<Vec<_>>())
        };
        [only(&own[0], &own[1]), only(&own[1], &own[0])]
    } else {
        waits.map(|wait| words().wait(wait).to_owned())
    };
    let worths = [
        worth_of(score.han, &score.fu),
        worth_of(other.han, &other.fu),
    ];
    let both = names
        .iter()
        .zip(worths)
        .map(|(name, worth)| say::pair(name, worth));
    both.collect::<Vec<_>>().join(" · ")
}

/// Draws all that led to it, for those who want to read it.
fn why(asked: &Asked, around: &Around<'_>, explained: Option<&Explained>) -> Option<Html> {
    if let (Some(hand), Some(explained)) = (&asked.hand, explained) {
        let entry = crate::model::entry::Entry::new(around.rules.clone(), hand.clone());
        return Some(each([
            explain::price(explained, &entry, None),
            missed(&explained.score.missed, &called),
        ]));
    }
    let (han, fu) = match asked.parts.first()?.what {
        What::Price(han, fu) if asked.way == AnswerMode::Choose => (han, fu),
        What::Share(_, han, fu) => (han, fu),
        What::IsMangan(han, fu) => (han, Some(fu)),
        _ => return None,
    };
    let quote = quote(asked.of, han, fu, around.rules)?;
    Some(steps::list(&quote.steps))
}
