//! A question on the screen: its tiles, its answers, what came of them.

use tensu::{Question, Tile};
use tensu_learn::practice::{Answer, Form, Given, Part, Problem, Task};
use tensu_words::Teach;
use yew::prelude::*;

use super::run::{CardTap, Run};
use super::{Taps, on, sentences, told};
use crate::model::outcome::{Block, Explained};
use crate::parts::blocks;
use crate::parts::group::{self, Standing, group};
use crate::parts::laid::{self, laid};
use crate::parts::looks::Looks;
use crate::parts::meld::called as lying_meld;
use crate::parts::mistake;
use crate::parts::reading::reading;
use crate::parts::shapes::{drawn, each, el, th};
use crate::parts::tile::{face, row};
use crate::say::teach::teach;
use crate::say::{self, Label, say, words};

/// Draws the tiles, or the points of the seats.
pub(crate) fn shown(
    problem: &Problem,
    run: &Run,
    explained: Option<&Explained>,
    taps: &Taps,
) -> Html {
    match (&problem.given, problem.form) {
        (Given::Standing(standing), _) => {
            let seats = run.rules.seats.winds().iter().zip(&standing.points);
            let line = |(seat, points): (&tensu::Wind, &i64)| {
                html! { <tr>{ th("row", words().player(*seat)) }{ el("td", "", sentences::points(*points)) }</tr> }
            };
            html! { <table class="lesson-table"><tbody>{ each(seats.map(line)) }</tbody></table> }
        }
        (Given::Counted(..), _) => Html::default(),
        (Given::Hand, Form::Tap) => groups(problem, run, explained, taps),
        (Given::Hand, Form::Split) => apart(problem, run, explained, taps),
        (Given::Hand, Form::Pair | Form::Set | Form::Sum) => in_blocks(problem, run, explained),
        _ => lying(problem),
    }
}

/// Draws a whole hand with a last look at it, where somebody learns and no exam asks; everything else as ever.
pub(crate) fn looked_at(
    problem: &Problem,
    run: &Run,
    explained: Option<&Explained>,
    taps: &Taps,
) -> Html {
    let is_whole = problem.form == Form::Whole && !run.told && run.rules.counts_fu();
    let Some(explained) = explained.filter(|_| is_whole) else {
        return shown(problem, run, explained, taps);
    };
    let (hand, reading) = (problem.question.clone(), explained.score.reading.clone());
    each([
        html! { <Looks {hand} {reading} /> },
        indicators(&problem.question),
    ])
}

/// Draws the hand as it lies, and what else lies there; splitting it is left to the player.
pub(crate) fn lying(problem: &Problem) -> Html {
    let question = &problem.question;
    let all = || laid(question, laid::name(question));
    let waiting = || {
        let waiting = Question {
            win: None,
            ..question.clone()
        };
        laid(&waiting, laid::name(&waiting))
    };
    match (&problem.given, problem.form) {
        (Given::Tenpai(_), _) => Html::default(),
        (Given::Discarded(kinds), _) => {
            let tiles: Vec<Tile> = kinds.iter().copied().map(Tile::plain).collect();
            let discarded = shelf(teach(Teach::Discarded), &tiles);
            each([
                waiting(),
                html! { <div class="practice-shown">{ discarded }</div> },
            ])
        }
        (_, Form::Tiles) => waiting(),
        (_, form) if counts_dora(form) => each([all(), indicators(question)]),
        _ => all(),
    }
}

/// Returns whether the answer depends on dora; elsewhere they are noise.
pub(crate) const fn counts_dora(form: Form) -> bool {
    matches!(
        form,
        Form::Whole | Form::Han | Form::Price | Form::Four | Form::Honba | Form::Differs
    )
}

pub(crate) fn indicators(question: &Question) -> Html {
    let both = [
        (Label::DoraIndicators, &question.dora),
        (Label::UraIndicators, &question.ura),
    ];
    let lines = both.into_iter().filter(|(_, tiles)| !tiles.is_empty());
    let lines = lines.map(|(name, tiles)| shelf(say(name), tiles));
    html! { <div class="practice-shown">{ each(lines) }</div> }
}

/// Draws tiles that lie somewhere, after the name of the place.
fn shelf(name: &'static str, tiles: &[Tile]) -> Html {
    let faces = row("faces small", tiles.iter().map(|&tile| (Some(tile), "")));
    let name_of_all = say::pair(name, say::tile_names(tiles));
    html! { <>{ el("span", "caption", name) }{ drawn("", name_of_all, faces) }</> }
}

/// Draws the sets and the pair; the one that is asked about is marked.
fn in_blocks(problem: &Problem, run: &Run, explained: Option<&Explained>) -> Html {
    let Some(explained) = explained else {
        return Html::default();
    };
    if run.told {
        let mistakes = told::mistakes(problem, run);
        return blocks::lit(&explained.blocks, &mistake::places(explained, &mistakes));
    }
    let asked = problem.tasks.iter().find_map(|task| match task.part {
        Part::Block(place) => Some(usize::from(place)),
        _ => None,
    });
    let block = |(at, block): (usize, &Block)| {
        let now = asked == Some(at);
        let mark = if now { "?" } else { "" };
        let class = if now { "unasked now" } else { "unasked" };
        blocks::marked(block, mark, classes!(class))
    };
    let all = explained.blocks.iter().enumerate().map(block);
    html! { <div class="blocks">{ each(all) }</div> }
}

/// Draws the tiles of the hand, to be taken apart: each tap takes one to the set that is being made, or back from it.
fn apart(problem: &Problem, run: &Run, explained: Option<&Explained>, taps: &Taps) -> Html {
    let question = &problem.question;
    let tiles: Vec<Tile> = question.hand.iter().copied().chain(question.win).collect();
    let given = |at: usize| run.given.get(at).copied().flatten().unwrap_or_default();
    let many = |set: usize| (0..tiles.len()).filter(|at| given(*at) == set).count();
    let sets = tiles.len() / 3;
    let now = (1..=sets).find(|set| many(*set) < 3).unwrap_or_default();
    let grades = problem.grades(&run.given);
    let one = |(at, &tile): (usize, &Tile)| {
        let set = given(at);
        let bad = (run.told && grades.get(at) != Some(&Some(true))).then_some("bad");
        let pressed = if set > 0 { "true" } else { "false" };
        let won = at == question.hand.len();
        let mut name = say::hand_tile(tile, won);
        if set > 0 {
            name = say::pair(&name, set);
        }
        let onclick = on(CardTap::Choose(at, if set > 0 { 0 } else { now }), taps);
        html! {
            <button type="button" class={classes!("lesson-tile", bad)} aria-label={name} aria-pressed={pressed} disabled={run.told} {onclick}>
                { face(Some(tile), if won { "won" } else { "" }) }
                <span class="badge" aria-hidden="true">{ if set > 0 { set.to_string() } else { String::new() } }</span>
            </button>
        }
    };
    let melds = question.melds.iter().map(|meld| {
        let name = say::meld_of(meld.kind, &meld.tiles);
        let lying = lying_meld("laid-meld", meld.kind, &meld.tiles);
        drawn("lesson-won", name, lying)
    });
    html! {
        <>
            <div class="lesson-tiles" role="group" aria-label={sentences::question(problem)}>
                { each(tiles.iter().enumerate().map(one)) }
                { each(melds) }
            </div>
            if let Some(explained) = explained.filter(|_| run.told) {
                { blocks::row(&explained.blocks) }
            }
        </>
    }
}

/// Draws the sets and the pair of the hand, and its wait, each to tap.
fn groups(problem: &Problem, run: &Run, explained: Option<&Explained>, taps: &Taps) -> Html {
    let Some(explained) = explained else {
        return Html::default();
    };
    let one = |(at, task): (usize, &Task)| {
        let standing = Standing {
            is_tapped: run.given.get(at) == Some(&Some(1)),
            is_wrong: run.told && run.given.get(at) != Some(&Some(task.right)),
            is_told: run.told,
        };
        let onclick = on(CardTap::Choose(at, usize::from(!standing.is_tapped)), taps);
        let block = match task.part {
            Part::Counts(place) => explained.blocks.get(usize::from(place)),
            _ => None,
        };
        group(block, explained.winner, &standing, onclick)
    };
    group::groups(problem.tasks.iter().enumerate().map(one))
}

/// Draws a row of answers for each task, named where there are several.
pub(crate) fn choices(
    problem: &Problem,
    run: &Run,
    explained: Option<&Explained>,
    taps: &Taps,
) -> Html {
    if problem.tasks.len() == 1 {
        return keypad(
            problem,
            run,
            0,
            sentences::question(problem),
            explained,
            taps,
        );
    }
    let line = |(at, task): (usize, &Task)| {
        let name = sentences::row(task.part);
        let keys = keypad(problem, run, at, name.to_owned(), explained, taps);
        let stacked = matches!(task.part, Part::PriceOf(_)).then_some("stacked");
        html! { <div class={classes!("lesson-row", stacked)}>{ el("span", "lesson-name", name) }{ keys }</div> }
    };
    // Tiles are answered where they lie.
    let tasks = problem.tasks.iter().enumerate();
    let tasks = tasks.filter(|(_, task)| !matches!(task.part, Part::Tile(_)));
    each(tasks.map(line))
}

fn keypad(
    problem: &Problem,
    run: &Run,
    at: usize,
    name: String,
    explained: Option<&Explained>,
    taps: &Taps,
) -> Html {
    let task = &problem.tasks[at];
    let given = run.given.get(at).copied().flatten();
    let is_idle = problem.grade(at, None).is_none();
    let key = |(nth, answer): (usize, &Answer)| {
        let chosen = given == Some(nth);
        let class = match (run.told && !is_idle, chosen, nth == task.right) {
            (true, _, true) => "good",
            (true, true, false) => "bad",
            _ => "",
        };
        let class = classes!("toggle", class);
        let pressed = if chosen { "true" } else { "false" };
        let onclick = on(CardTap::Choose(at, nth), taps);
        let text = drawn_answer(task.part, answer, run, problem, explained);
        html! { <button type="button" {class} aria-pressed={pressed} disabled={run.told} {onclick}>{ text }</button> }
    };
    // The longest number is that of a payment, with a comma.
    let is_short = |answer: &Answer| {
        if matches!(answer, Answer::Tiles(_)) {
            return false;
        }
        let text = sentences::answer(problem.form, task.part, answer);
        matches!(text.chars().count(), 1..=6)
    };
    let wide = match task.part {
        Part::Han | Part::Fu | Part::Points | Part::Block(_) => None,
        Part::WaitName => Some("names"),
        _ if !task.answers.iter().all(is_short) => Some("wide"),
        Part::Price | Part::PriceOf(_) => Some("of-prices"),
        _ => None,
    };
    html! {
        <div class={classes!("lesson-keys", wide)} role="group" aria-label={name}>
            { each(task.answers.iter().enumerate().map(key)) }
        </div>
    }
}

/// Draws an answer: words, tiles, or the sets of a reading.
fn drawn_answer(
    part: Part,
    answer: &Answer,
    run: &Run,
    problem: &Problem,
    explained: Option<&Explained>,
) -> Html {
    match answer {
        Answer::Tiles(kinds) => {
            let tiles = kinds.iter().map(|&kind| (Some(Tile::plain(kind)), ""));
            drawn(
                "",
                sentences::answer(problem.form, part, answer),
                row("faces", tiles),
            )
        }
        Answer::Reading(lost) => {
            let Some(explained) = explained else {
                return Html::default();
            };
            reading(explained, *lost, &run.rules)
        }
        _ => {
            // Where two amounts stand, a line ends between them.
            let text = sentences::answer(problem.form, part, answer);
            let mut amounts = text.split('/');
            let first = amounts.next().unwrap_or_default().to_owned();
            let others = amounts.map(|one| html! { <>{ "/" }<wbr />{ one.to_owned() }</> });
            each([first.into()].into_iter().chain(others))
        }
    }
}

#[cfg(test)]
mod tests {
    use tensu::Question;
    use tensu_learn::practice::{Answer, Drill, Form, Given, Problem};

    use super::counts_dora;
    use crate::model::active_rules::ActiveRules;

    /// Dora are shown where the answer would be another one without them.
    #[test]
    fn indicators_are_shown_where_they_change_the_answer() {
        let rules = ActiveRules::by_id("wrc_2025").expect("a ruleset");
        let right = |problem: &Problem| -> Vec<Answer> {
            let tasks = problem.tasks.iter();
            tasks.map(|task| task.answers[task.right].clone()).collect()
        };
        let changes = |form: Form, seed: u64| {
            let problem = Problem::deal(&Drill::of(form), None, seed, &rules).expect("a question");
            let bare = Question {
                dora: Vec::new(),
                ura: Vec::new(),
                ..problem.question.clone()
            };
            let other = Problem::of(form, bare, problem.given.clone(), problem.seed, &rules);
            problem.given == Given::Hand && {
                // Without its dora a hand may be paid alike by all: then there is nothing to ask.
                let no_more = form == Form::Differs;
                other.map_or(no_more, |other| right(&other) != right(&problem))
            }
        };
        for &form in Form::ALL.iter().filter(|form| form.is_in(&rules)) {
            let depends = (0..40).any(|seed| changes(form, seed));
            assert_eq!(depends, counts_dora(form), "{}", form.code());
        }
    }
}
