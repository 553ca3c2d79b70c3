//! A sheet that is being answered: nothing is told until it is handed in.

use tensu_learn::practice::Problem;
use tensu_words::Teach;
use yew::prelude::*;

use super::entry::{Props, Taps, head};
use crate::browser::page::{self, Ticks};
use crate::model::sheet::Shared;
use crate::model::state::Dispatch;
use crate::pages::paper;
use crate::parts::question::run::{CardTap, Run};
use crate::parts::question::{card, sentences};
use crate::parts::shapes::{button, each, el};
use crate::parts::sheets::paper::Kind;
use crate::parts::sheets::told::facts;
use crate::parts::sheets::{SheetTap, Taken};
use crate::say::teach::{fill_teach, teach};
use crate::say::{Label, list, pair, say, with};

/// The id of what has the keyboard when something is asked.
const ASKED: &str = "sheet-asked";

/// The page before a sheet begins.
pub(super) fn start(loaded: &Shared, taps: &Taps, dispatch: &Dispatch) -> Html {
    let sheet = &loaded.sheet;
    // Not the key: whoever begins is not to see it.
    let paper = paper::PAGE.open_at(&Kind::Sheet.side(&sheet.to_string()), dispatch);
    html! {
        <div class="lesson sheet">
            { head(loaded, Html::default(), dispatch) }
            <section class="learn-card sheet-start">
                if !sheet.club.is_empty() {
                    { el("p", "sheet-club", sheet.club.clone()) }
                }
                { el("p", "", loaded.rules.title().to_owned()) }
                { el("p", "", facts(loaded).join(" · ")) }
                { el("p", "", teach(Teach::SheetIntro)) }
                if sheet.minutes.is_some() {
                    { el("p", "", teach(Teach::SheetClock)) }
                }
                <div class="lesson-next">
                    { button("toggle strong", teach(Teach::Begin), taps.reform(|_: MouseEvent| SheetTap::Begin)) }
                </div>
                <div class="buttons">
                    { button("toggle", teach(Teach::PrintSheet), paper) }
                </div>
            </section>
        </div>
    }
}

/// The question on the screen, its answers, and the way to the others.
#[component]
pub(super) fn Take(props: &Props) -> Html {
    let Props {
        taken,
        taps,
        dispatch,
    } = props;
    let now = use_state_eq(page::second);
    {
        let (now, taps) = (now.clone(), taps.clone());
        use_effect_with((), move |()| {
            let ticks = Ticks::new(move || {
                now.set(page::second());
                taps.emit(SheetTap::Look);
            });
            move || drop(ticks)
        });
    }
    let at = taken.at;
    let loaded = &taken.loaded;
    let problem = &loaded.problems[at];
    let run = Run::of(problem, &taken.given[at], false, &loaded.rules);
    let cards = {
        let taps = taps.clone();
        Callback::from(move |(tap, _): (CardTap, f64)| {
            if let CardTap::Choose(task, at) = tap {
                taps.emit(SheetTap::Choose(task, at));
            }
        })
    };
    let open = taken.open();
    let count = loaded.problems.len();
    let is_over = taken.is_over(*now);
    let go = |to: usize| {
        let taps = taps.clone();
        Callback::from(move |_: MouseEvent| {
            taps.emit(SheetTap::Go(to));
            page::later(|| page::focus(ASKED));
        })
    };
    let hand_in = taps.reform(|_: MouseEvent| SheetTap::HandIn);
    let is_last = at + 1 == count;
    html! {
        <div class="lesson sheet">
            { head(loaded, left(taken, *now), dispatch) }
            if count > 1 {
                { numbers(taken, &open, &go) }
            }
            <div class="lesson-middle">
                <div id={ASKED} tabindex="-1">
                    { el("h3", "", numbered(problem, at, count)) }
                    { el("p", "caption", sentences::situation(problem, &loaded.rules)) }
                </div>
                { card::lying(problem) }
            </div>
            <div class="lesson-panel">
                if !is_over {
                    { card::choices(problem, &run, None, &cards) }
                }
                <p class="sheet-told" role="status">{ told(taken, &open, is_over) }</p>
                <div class="lesson-next">
                    if at > 0 {
                        { button("toggle", teach(Teach::Before), go(at - 1)) }
                    }
                    if is_last || is_over {
                        { button("toggle strong", teach(Teach::HandIn), hand_in) }
                    } else {
                        { button("toggle strong", teach(Teach::Next), go(at + 1)) }
                    }
                </div>
            </div>
        </div>
    }
}

/// The time that is left, where there is a clock.
fn left(taken: &Taken, now: u64) -> Html {
    let left = taken.left(now).map(|seconds| {
        let text = if seconds == 0 {
            say(Label::TableTimeUp).to_owned()
        } else {
            with(Label::TableLeft, seconds.div_ceil(60) as usize)
        };
        el("span", "learn-known", text)
    });
    left.unwrap_or_default()
}

/// The sentence below the answers: that the time is up, what is still open, that the clock went on.
fn told(taken: &Taken, open: &[usize], is_over: bool) -> String {
    let count = taken.loaded.problems.len();
    if is_over {
        teach(Teach::SheetTimeUp).to_owned()
    } else if !open.is_empty() && count > 1 && taken.at + 1 == count {
        let numbers: Vec<String> = open.iter().map(|at| (at + 1).to_string()).collect();
        let numbers = list(&numbers);
        fill_teach(Teach::OpenLeft, &[(&numbers).into()])
    } else if taken.is_back && taken.loaded.sheet.minutes.is_some() {
        teach(Teach::SheetBack).to_owned()
    } else {
        String::new()
    }
}

/// The question, with its number where there are several.
fn numbered(problem: &Problem, at: usize, count: usize) -> String {
    let question = sentences::question(problem);
    if count > 1 {
        format!("{}. {question}", at + 1)
    } else {
        question
    }
}

/// The questions by their numbers; those that were answered are marked.
fn numbers(taken: &Taken, open: &[usize], go: &dyn Fn(usize) -> Callback<MouseEvent>) -> Html {
    let one = |at: usize| {
        let is_open = open.contains(&at);
        let known = teach(if is_open {
            Teach::NotAnswered
        } else {
            Teach::Answered
        });
        let name = pair(&(at + 1).to_string(), known);
        let class = if is_open {
            "sheet-number"
        } else {
            "sheet-number done"
        };
        let current = (at == taken.at).then_some("step");
        html! {
            <li><button type="button" {class} aria-label={name} aria-current={current} onclick={go(at)}>{ at + 1 }</button></li>
        }
    };
    let all = 0..taken.loaded.problems.len();
    html! { <ol class="sheet-numbers" aria-label={teach(Teach::QuestionList)}>{ each(all.map(one)) }</ol> }
}
