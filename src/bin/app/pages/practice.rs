//! A hand to count, question by question, each answered by the engine's own explanation.

use std::rc::Rc;

use tensu::score::{FuItem, FuReason};
use tensu::{Flag, Kind, Question, Refusal, Riichi, Ruleset, Tile};
use tensu_learn::practice::{Answer, Item, Part, Skill, Task, Topic};
use tensu_words::Teach;
use yew::prelude::*;

use super::{Desk, Page, beside_course};

use crate::browser::page;
use crate::model::entry::Entry;
use crate::model::outcome::{Block, Explained, Outcome, Outcomes, completed};
use crate::model::state::Dispatch;
use crate::model::storage::learning;
use crate::parts::anchored;
use crate::parts::blocks;
use crate::parts::called::called;
use crate::parts::explain::{self, missed::missed};
use crate::parts::kept::{Keeper, use_saved};
use crate::parts::laid::{self, laid};
use crate::parts::learning::{Learner, use_elsewhere, use_learner, use_pace};
use crate::parts::room::Ground;
use crate::parts::shapes::{button, drawn, each, el, toggle};
use crate::parts::taught::use_taught;
use crate::parts::tile::row;
use crate::say::teach::{fill_teach, how, teach};
use crate::say::{self, Label, say};

/// The page's entry in the list of pages.
pub(crate) const PAGE: Page = Page {
    address: "practice",
    title: Label::ViewPractice,
    part_of: Some(Label::ViewLearn),
    icon: None,
    menu: None,
    in_bar: false,
    ground: Ground::Paper,
    in_frame: |_| false,
    is_there: |_, _| true,
};

mod exercise;
mod sentences;
mod state;

use exercise::Exercise;
use state::{Practice, Studied, Study, has_own, why_not_own};

/// The side that asks about the hand on the table at once.
const OWN: &str = "own";

/// Returns the handler of a tap that asks about the hand on the table at once.
pub(crate) fn open_own(dispatch: &Dispatch) -> Callback<MouseEvent> {
    PAGE.open_at(OWN, dispatch)
}

/// The id of the question: after an answer the keyboard goes there, as the answers are others.
const ASKED: &str = "asked";

/// Draws the page.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    let body = html! { <Body keeper={desk.keeper.clone()} entry={desk.state.entry.clone()} is_own={desk.side == OWN} dispatch={desk.dispatch.clone()} /> };
    beside_course(desk, body)
}

#[derive(Properties, PartialEq)]
struct Props {
    keeper: Rc<Keeper>,
    entry: Rc<Entry>,
    /// `true` if the hand on the table is to be asked about.
    is_own: bool,
    dispatch: Dispatch,
}

/// The way of taps to the page, each with its time.
type Taps = Callback<(Study, f64)>;

#[component]
fn Body(props: &Props) -> Html {
    let taught = use_taught();
    let (practice, study) = use_practice(props);
    let pace = use_pace();
    let taps = Callback::from(move |(tap, now): (Study, f64)| {
        let Some(seconds) = pace.seconds(now, false) else {
            return;
        };
        // Each tap leads to the next question.
        pace.asked(now);
        study.emit((tap, seconds));
        page::later(|| page::focus(ASKED));
    });
    match taught.missing() {
        Some(missing) => missing,
        None => exercise_of(&practice, &props.entry, &taps),
    }
}

/// Returns what is practised, and the callback for taps with the seconds that they took.
#[hook]
fn use_practice(props: &Props) -> (UseReducerHandle<Practice>, Callback<(Study, u32)>) {
    let Props {
        keeper,
        entry,
        is_own,
        dispatch,
    } = props;
    let practice = use_learner(keeper, dispatch, |log, replica| {
        Practice::with(log, replica, &learning::load_exercise(), page::today())
    });
    use_saved(
        practice.exercise_text(),
        |text| learning::save_exercise(text),
        dispatch,
    );
    let study = {
        let (entry, practice) = (entry.clone(), practice.dispatcher());
        Callback::from(move |(study, seconds): (Study, u32)| {
            practice.dispatch(Studied {
                study,
                entry: entry.clone(),
                seed: page::random(),
                today: page::today(),
                seconds,
            });
        })
    };
    {
        let study = study.clone();
        use_elsewhere(move |log| study.emit((Study::Elsewhere(log), 0)));
    }
    {
        let study = study.clone();
        use_effect_with(*is_own, move |is_own| {
            if *is_own {
                study.emit((Study::Open, 0));
            }
        });
    }
    (practice, study)
}

/// Draws the topics, the hand with its question, and the ways to another one.
fn exercise_of(practice: &Practice, entry: &Entry, taps: &Taps) -> Html {
    let topic = practice.topic(entry.ruleset());
    let exercise = practice.exercise(&entry.rules);
    let view = exercise.and_then(|exercise| asked_of(exercise, taps));
    let is_there = view.is_some();
    let is_done = exercise.is_some_and(|exercise| exercise.asked().is_none());
    let next = if is_there {
        Teach::PracticeNext
    } else {
        Teach::PracticeDeal
    };
    let help = || el("p", "aside", teach(Teach::PracticeHelp));
    let (question, solution) = view.unwrap_or_else(|| (help(), Html::default()));
    let coming = practice.coming(topic).count();
    let again = || button("toggle strong", teach(next), tap(Study::Deal, taps));
    html! {
        <div class="practice" onkeydown={keys(exercise, is_done, taps)}>
            { topics(topic, entry.ruleset(), taps) }
            { question }
            <div class="practice-next">
                if is_there && !is_done {
                    { button("toggle", teach(next), tap(Study::Deal, taps)) }
                } else {
                    { again() }
                }
                if has_own(entry, topic) {
                    { button("toggle", teach(Teach::PracticeOwn), tap(Study::Own, taps)) }
                }
            </div>
            if let Some(why_not) = why_not_own(entry, topic) {
                { el("p", "aside", say::pair(teach(Teach::PracticeOwn), say::refusal(why_not.first(), entry))) }
            }
            if coming > 0 {
                <p class="practice-weak">{ fill_teach(Teach::PracticeWeak, &[coming.into()]) }</p>
            }
            if let Some(totals) = sentences::totals(practice.log(), page::today()) {
                { el("p", "aside", totals) }
            }
            if is_there && is_done {
                <div class="parts">{ solution }</div>
                { again() }
            }
        </div>
    }
}

/// Draws the topics that the rules have.
fn topics(shown: Topic, rules: &Ruleset, taps: &Taps) -> Html {
    let tab = |one: Topic| {
        let onclick = tap(Study::Topic(one), taps);
        toggle(
            "segment",
            one == shown,
            sentences::topic(one, rules),
            onclick,
        )
    };
    let topics = Topic::ALL.into_iter().filter(|one| one.is_in(rules));
    html! { <div class="segments" role="group" aria-label={teach(Teach::PracticeTopic)}>{ each(topics.map(tab)) }</div> }
}

/// Reads the keys: the n-th answer by its number, wherever the keyboard is on the page; the next hand from where the question was.
fn keys(exercise: Option<&Exercise>, is_done: bool, taps: &Taps) -> Callback<KeyboardEvent> {
    let choices = exercise.and_then(Exercise::asked);
    let choices = choices.map_or(0, |task| task.answers.len());
    let taps = taps.clone();
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let study = match event.key().parse::<usize>() {
            Ok(nth @ 1..) if nth <= choices => Study::Answer(nth - 1),
            _ if event.key() == "Enter" && is_done && page::is_at(ASKED) => Study::Deal,
            _ => return,
        };
        event.prevent_default();
        taps.emit((study, event.time_stamp()));
    })
}

/// Draws what is asked about a hand, and what explains the answers.
fn asked_of(exercise: &Exercise, taps: &Taps) -> Option<(Html, Html)> {
    let Exercise { lesson, entry, .. } = exercise;
    if lesson.topic == Topic::Waits {
        // The hand has not won yet: the winning tile is left out.
        let waiting = Question {
            win: None,
            ..lesson.question.clone()
        };
        let tiles = laid(&waiting, laid::name(&waiting));
        let mut tasks = lesson.tasks.iter();
        let right = tasks.find_map(|task| task.answers.get(task.right));
        let solution = match right {
            Some(Answer::Tiles(kinds)) => completions(&waiting, kinds, entry.ruleset()),
            _ => Html::default(),
        };
        let solution = each([slips(exercise, None, taps), solution]);
        return Some((question(exercise, tiles, None, taps), solution));
    }
    let outcomes = Outcomes::of(entry);
    let outcome = outcomes.chosen();
    let solution = match outcome {
        Ok(explained) => each([
            anchored::price(explained, entry),
            missed(&explained.score.missed, &called),
        ]),
        Err(refusals) => too_few(refusals.first(), entry.ruleset())?,
    };
    let solution = each([slips(exercise, Some(outcome), taps), solution]);
    let hand = won(exercise, outcome.as_ref().ok());
    Some((question(exercise, hand, Some(outcome), taps), solution))
}

/// Draws what a hand has that is too little for a win, and what it nearly has; no other hand that does not win is asked about.
fn too_few(refusal: &Refusal, rules: &Ruleset) -> Option<Html> {
    let Refusal::TooFew {
        awards, missing, ..
    } = refusal
    else {
        return None;
    };
    let awards: Vec<_> = awards.iter().map(|&(award, _)| award).collect();
    let no_tiles = vec![Vec::new(); awards.len()];
    Some(each([
        explain::yaku::part(&awards, &no_tiles, rules, &called),
        missed(missing, &called),
    ]))
}

/// Draws the hand as each tile of the wait completes it.
fn completions(waiting: &Question, kinds: &[Kind], rules: &Ruleset) -> Html {
    let line = |&kind: &Kind| {
        let (blocks, wait) = completed(waiting, kind, rules)?;
        Some(html! {
            <li>
                { blocks::row(&blocks) }
                { el("p", "caption", say::pair(&say::tile_names(&[kind.into()]), say::words().wait(wait))) }
            </li>
        })
    };
    let all = kinds.iter().filter_map(line);
    html! {
        <section class="part">
            <h3>{ say(Label::Waiting) }</h3>
            <ul class="completed">{ each(all) }</ul>
        </section>
    }
}

fn tap(study: Study, taps: &Taps) -> Callback<MouseEvent> {
    taps.reform(move |event: MouseEvent| (study.clone(), event.time_stamp()))
}

/// Draws a full hand, how it came to be, and what is known of it; where it does not win, it was not explained.
fn won(exercise: &Exercise, explained: Option<&Explained>) -> Html {
    let Exercise { lesson, entry, .. } = exercise;
    let has = |part: Part| lesson.tasks.iter().any(|task| task.part == part);
    html! {
        <>
            { el("p", "caption", how(&asked_about(exercise), entry.ruleset())) }
            { hand(exercise, explained) }
            // Of fu that are counted one by one: what belongs to no set or pair, and whether dora are any matter.
            if let Some(explained) = explained.filter(|_| has(Part::Win)) {
                { el("p", "caption", so_far(exercise, explained)) }
            } else {
                { shown(entry) }
            }
            if let Some(explained) = explained.filter(|_| has(Part::Price)) {
                { el("p", "practice-worth", worth(explained)) }
            }
        </>
    }
}

/// Returns the hand without what changes nothing of what is asked: fu do not depend on honba or riichi.
fn asked_about(exercise: &Exercise) -> Question {
    let lesson = &exercise.lesson;
    let mut question = lesson.question.clone();
    if lesson.topic == Topic::Fu {
        question.honba = 0;
        question.riichi = Riichi::None;
        question.flags = question.flags.without(Flag::Ippatsu);
    }
    question
}

/// Draws what went wrong: the question, the right answer with its reason, and the one that was given.
fn slips(exercise: &Exercise, outcome: Option<&Outcome>, taps: &Taps) -> Html {
    let rules = exercise.entry.ruleset();
    let line = |(at, task, given): (usize, &Task, usize)| {
        let graded = sentences::graded(exercise, at, given, outcome);
        html! { <li>{ el("strong", "", sentences::ask(task.part, rules)) }{ " " }{ graded }</li> }
    };
    let all: Vec<Html> = exercise.slips().map(line).collect();
    if all.is_empty() {
        return Html::default();
    }
    html! {
        <section class="part">
            <h3>{ teach(Teach::WentWrong) }</h3>
            <ul>{ each(all) }</ul>
            { button("toggle", teach(Teach::HandAgain), tap(Study::Again, taps)) }
        </section>
    }
}

/// Draws the hand, the verdict on the last answer, and the question.
fn question(exercise: &Exercise, hand: Html, outcome: Option<&Outcome>, taps: &Taps) -> Html {
    let explained = outcome.and_then(|outcome| outcome.as_ref().ok());
    let asked = exercise.asked();
    let last = exercise.given.len().checked_sub(1);
    let last =
        last.and_then(|at| Some((at, exercise.lesson.tasks.get(at)?, *exercise.given.get(at)?)));
    let graded = last.map(|(at, task, given)| {
        let class = if task.right == given { "good" } else { "bad" };
        html! { <p class={classes!("verdict", class)}>{ sentences::graded(exercise, at, given, outcome) }</p> }
    });
    let marked = asked
        .zip(explained)
        .and_then(|(task, explained)| match task.part {
            Part::Block(place) => explained.blocks.get(usize::from(place)),
            _ => None,
        });
    html! {
        <>
            { hand }
            // Read aloud as one, when it has the keyboard.
            <div id={ASKED} class="practice-asked" tabindex="-1">
                { graded }
                <h3>
                    { match asked {
                        Some(task) => sentences::ask(task.part, exercise.entry.ruleset()),
                        None => sentences::tally(exercise.tally()),
                    } }
                    if let Some(block) = marked {
                        <span class="unseen">{ " " }{ say::block(&block.tiles, block.called, None) }</span>
                    }
                </h3>
            </div>
            if let Some(task) = asked {
                { answers(task, exercise.entry.ruleset(), taps) }
            }
        </>
    }
}

/// Lists the fu that belong to no set or pair, as far as they were answered: who adds up has all of them in sight.
fn so_far(exercise: &Exercise, explained: &Explained) -> String {
    let apart = |task: &&Task| matches!(task.part, Part::Win | Part::Wait);
    let answered = exercise.answered().map(|(task, _)| task).filter(apart);
    let why = answered.map(|task| sentences::why_of(task, &explained.score));
    let is_base = |item: &&FuItem| item.reason == FuReason::Base;
    let fu = explained.score.fu.as_ref();
    let base = fu.and_then(|fu| fu.items.iter().find(is_base));
    let base = base.map(sentences::item).into_iter();
    base.chain(why).collect::<Vec<_>>().join(" · ")
}

/// Words the han, fu or points that the payments follow from.
fn worth(explained: &Explained) -> String {
    let score = &explained.score;
    match score.han.filter(|_| !score.is_paid_as_mangan()) {
        // The limit is for the player to find.
        Some(han) if score.multiplied_fu().is_none() => say::with(Label::Han, han),
        Some(_) => say::han_fu(score),
        None => say::value(score),
    }
}

/// Draws the tiles: set by set where fu are counted one by one, or else as they lie.
fn hand(exercise: &Exercise, explained: Option<&Explained>) -> Html {
    let tasks = &exercise.lesson.tasks;
    let is_block = |task: &Task| matches!(task.part, Part::Block(_));
    let Some(explained) = explained.filter(|_| tasks.iter().any(is_block)) else {
        let question = &exercise.lesson.question;
        return laid(question, laid::name(question));
    };
    let sequence = tasks.iter().position(is_sequence);
    let block = |(place, block): (usize, &Block)| {
        let own = |task: &Task| task.part == Part::Block(place as u8);
        // Of several sequences one is asked about, and stands for all.
        let Some(at) = tasks.iter().position(own) else {
            let given = sequence.and_then(|at| exercise.given.get(at));
            let (mark, class) = given.map_or(("?", "unasked"), |_| ("0", ""));
            return blocks::marked(block, mark, classes!(class));
        };
        let (mark, class) = match exercise.given.get(at) {
            Some(&given) if given == tasks[at].right => (fu(&tasks[at]), ""),
            Some(_) => (fu(&tasks[at]), "slip"),
            None => ("?".to_owned(), "unasked"),
        };
        let now = exercise.given.len() == at;
        blocks::marked(block, &mark, classes!(class, now.then_some("now")))
    };
    let all = explained.blocks.iter().enumerate().map(block);
    html! { <div class="blocks">{ each(all) }</div> }
}

fn is_sequence(task: &Task) -> bool {
    task.teaches == Item::Skill(Skill::Sequence)
}

fn fu(task: &Task) -> String {
    let right = task.answers.get(task.right);
    right.map(sentences::answer).unwrap_or_default()
}

/// Draws the indicators.
fn shown(entry: &Entry) -> Html {
    let line = |(name, tiles): (&'static str, &[Tile])| {
        let faces = row("faces small", tiles.iter().map(|&tile| (Some(tile), "")));
        let name_of_all = say::pair(name, say::tile_names(tiles));
        html! { <>{ el("span", "caption", name) }{ drawn("", name_of_all, faces) }</> }
    };
    let both = [
        (say(Label::DoraIndicators), &entry.rest.dora[..]),
        (say(Label::UraIndicators), &entry.rest.ura[..]),
    ];
    let lines = both.into_iter().filter(|(_, tiles)| !tiles.is_empty());
    html! { <div class="practice-shown">{ each(lines.map(line)) }</div> }
}

/// Draws the answers to choose from.
fn answers(task: &Task, rules: &Ruleset, taps: &Taps) -> Html {
    let answer = |(at, one)| {
        let text = sentences::answer(one);
        let text = match one {
            Answer::Tiles(kinds) => {
                let tiles = sentences::tiles(kinds).into_iter();
                drawn("", text, row("faces", tiles.map(|tile| (Some(tile), ""))))
            }
            _ => text.into(),
        };
        button("toggle", text, tap(Study::Answer(at), taps))
    };
    let name = sentences::ask(task.part, rules);
    let class = match task.part {
        Part::Price | Part::Waits | Part::Minimum => Some("wide"),
        Part::Fans => Some("lists"),
        _ => None,
    };
    html! {
        <div class={classes!("practice-answers", class)} role="group" aria-label={name}>
            { each(task.answers.iter().enumerate().map(answer)) }
        </div>
    }
}
