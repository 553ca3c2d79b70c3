//! Drills: one kind of question after the other, each at an address of its own: `#/drill/drill=wait;only=kanchan`; and
//! what is due, at `#/drill/due`.

use tensu_learn::Item;
use tensu_learn::practice::{Form, Problem};
use tensu_words::Teach;
use yew::prelude::*;

use super::{Desk, Held, Page, beside_course, practice};

use crate::browser::page::{self, Ticks};
use crate::model::entry::Entry;
use crate::model::outcome::{Explained, Outcomes};
use crate::model::state::Dispatch;
use crate::model::storage::learning;
use crate::parts::kept::{use_heard, use_saved};
use crate::parts::learning::{
    Pace, back, drill_list, instead, to_course, use_elsewhere, use_learner, use_pace,
};
use crate::parts::question::run::{Asking, CardTap, Run};
use crate::parts::question::{Taps, card, on, sentences, told, why};
use crate::parts::room;
use crate::parts::shapes::{button, each, el};
use crate::parts::taught::use_taught;
use crate::say::teach::{clock, fill_teach, teach};
use crate::say::{Label, say, words};

mod state;

use state::{DrillTapped, Drills};

/// The page's entry in the list of pages.
pub(crate) const PAGE: Page = Page {
    address: "drill",
    ..Page::SIDE
};

/// The time from one look at the clock to the next, in milliseconds.
const SECOND: u32 = 1_000;

/// The id of the question, which has the keyboard focus until it is answered.
const ASKED: &str = "drill-asked";
/// The id of the verdict, which gets the focus then.
const VERDICT: &str = "drill-verdict";

/// Draws the page.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    beside_course(desk, html! { <Body ..Held::of(desk) /> })
}

#[component]
fn Body(props: &Held) -> Html {
    let Held {
        rules,
        side,
        dispatch,
        ..
    } = props;
    let taught = use_taught();
    let (drills, tap) = use_drills(props);
    let drill = side.parse::<Asking>();
    let pace = use_pace();
    {
        let tap = tap.clone();
        use_effect_with((drill.clone(), rules.clone()), move |(drill, _)| {
            if let Ok(drill) = drill {
                tap.emit((CardTap::Open(drill.clone()), 0));
            }
        });
    }
    {
        let pace = pace.clone();
        let now = (taught.missing().is_none(), drill.clone(), rules.clone());
        use_effect_with(now, move |(is_there, ..)| {
            if *is_there {
                pace.begin();
                page::later(|| page::when_there(ASKED, 10, page::focus));
            }
        });
    }
    let run = drill
        .as_ref()
        .ok()
        .and_then(|drill| drills.run(drill, rules));
    let problem = run.and_then(|run| run.problem.clone());
    let outcomes = use_memo((problem, rules.clone()), |(problem, rules)| {
        let problem = problem.as_ref()?;
        Some(Outcomes::of(&Entry::new(
            rules.clone(),
            problem.question.clone(),
        )))
    });
    if let Some(missing) = taught.missing() {
        return instead(room::leave(dispatch), missing);
    }
    let leave = back(to_course(dispatch));
    match &drill {
        Ok(asks) if asks.is_in(rules) => {}
        Ok(_) => return instead(leave, el("p", "", teach(Teach::NotHere))),
        Err(_) if side.is_empty() => {
            let head = room::head(leave, teach(Teach::Drills), "");
            let list = drill_list(rules, &|side| PAGE.open_at(side, dispatch));
            return html! { <div class="learn">{ head }<section class="learn-card">{ list }</section></div> };
        }
        Err(bad) => return instead(leave, el("p", "", bad.said(words()))),
    }
    let Some(run) = run else {
        return Html::default();
    };
    let clock = run.left(0).is_some().then(|| {
        html! { <TimeLeft run={run.clone()} pace={pace.clone()} tap={tap.clone()} /> }
    });
    let due = drills.due(page::today(), rules);
    let taps = timed(run, pace, tap);
    let explained = (*outcomes).as_ref();
    let explained = explained.and_then(|all| all.chosen().as_ref().ok());
    let body = match &run.problem {
        Some(problem) => asked(problem, run, explained, &taps),
        None => end(run, &due, &taps, dispatch),
    };
    html! {
        <div class="lesson" onkeydown={keys(run, &taps)}>
            { head(run, &due, leave, clock.unwrap_or_default()) }
            { body }
        </div>
    }
}

/// Returns the drills, and the callback for taps with the seconds that they took.
#[hook]
fn use_drills(props: &Held) -> (UseReducerHandle<Drills>, Callback<(CardTap, u32)>) {
    let Held {
        keeper,
        rules,
        dispatch,
        ..
    } = props;
    let drills = use_learner(keeper, dispatch, |log, replica| {
        Drills::with(log, replica, &learning::load_drills())
    });
    use_saved(drills.text(), |text| learning::save_drills(text), dispatch);
    let tap = {
        let (rules, drills) = (rules.clone(), drills.dispatcher());
        Callback::from(move |(tap, seconds): (CardTap, u32)| {
            drills.dispatch(DrillTapped {
                tap,
                rules: rules.clone(),
                seed: page::random(),
                today: page::today(),
                seconds,
            });
        })
    };
    {
        let tap = tap.clone();
        use_elsewhere(move |log| tap.emit((CardTap::Elsewhere(log), 0)));
    }
    {
        let tap = tap.clone();
        use_heard(learning::is_of_drills, move || {
            tap.emit((CardTap::Kept(learning::load_drills()), 0));
        });
    }
    (drills, tap)
}

/// Returns the receiver of taps: it adds the seconds that they took, and brings the keyboard to what they lead to.
fn timed(run: &Run, pace: Pace, tap: Callback<(CardTap, u32)>) -> Taps {
    let is_single = run.given.len() == 1;
    Callback::from(move |(own, now): (CardTap, f64)| {
        // Several answers of one card come quickly.
        let Some(seconds) = pace.seconds(now, matches!(own, CardTap::Choose(..))) else {
            return;
        };
        let to = match own {
            CardTap::Tell => Some(VERDICT),
            // It is told at once, and what was pressed can be no more.
            CardTap::Choose(..) if is_single => Some(VERDICT),
            CardTap::Next | CardTap::Again => Some(ASKED),
            _ => None,
        };
        if to == Some(ASKED) {
            pace.asked(now);
        }
        tap.emit((own, seconds));
        if let Some(to) = to {
            page::later(move || page::when_there(to, 10, page::focus));
        }
    })
}

/// Draws the way back, the name of the drill, how far it is, and the clock.
fn head(run: &Run, due: &[Item], leave: Html, clock: Html) -> Html {
    let drill = run.asks.drill();
    let left = usize::from(run.done).saturating_add(due.len());
    let all = drill.map_or(left, |drill| drill.count.into());
    let asked = run.problem.is_some() && !run.told;
    let at = (usize::from(run.done) + usize::from(asked)).min(all);
    let how_far = fill_teach(Teach::CountOf, &[at.into(), all.into()]);
    let beside = each([el("span", "learn-known", how_far), clock]);
    let name = drill.map_or_else(|| teach(Teach::Review), |drill| sentences::name(drill.form));
    room::head(leave, name, beside)
}

#[derive(Properties, PartialEq)]
struct TimeLeftProps {
    run: Run,
    pace: Pace,
    tap: Callback<(CardTap, u32)>,
}

/// The time that is left, which runs as long as something is asked.
#[component]
fn TimeLeft(props: &TimeLeftProps) -> Html {
    let TimeLeftProps { run, pace, tap } = props;
    let is_asked = run.problem.is_some() && !run.told;
    let now = use_state_eq(|| 0);
    {
        let (now, pace) = (now.clone(), pace.clone());
        use_effect_with((is_asked, run.done), move |(is_asked, _)| {
            now.set(0);
            let look = move || now.set(pace.passed());
            let ticks = is_asked.then(|| Ticks::every(SECOND, look));
            move || drop(ticks)
        });
    }
    let left = run
        .left(if is_asked { *now } else { 0 })
        .unwrap_or_default();
    {
        let tap = tap.clone();
        use_effect_with(left == 0 && is_asked, move |is_over| {
            if *is_over {
                tap.emit((CardTap::TimeUp, 0));
            }
        });
    }
    html! { <span class="learn-known" role="timer">{ clock(left) }</span> }
}

/// Reads the keys: a number gives that answer to the first task that has none, Enter goes on.
fn keys(run: &Run, taps: &Taps) -> Callback<KeyboardEvent> {
    let (told, is_full, taps) = (run.told, run.is_full(), taps.clone());
    let tasks = run.problem.as_ref().map_or(&[][..], |one| &one.tasks);
    let form = run.problem.as_ref().map(|problem| problem.form);
    let tap = form == Some(Form::Tap);
    let open = run.given.iter().position(Option::is_none);
    let choices = open
        .and_then(|at| tasks.get(at))
        .map_or(0, |task| task.answers.len());
    let given = run.given.clone();
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let key = event.key();
        let on_text = page::is_at(ASKED) || page::is_at(VERDICT);
        let own = match (key.as_str(), key.parse::<usize>()) {
            ("Enter", _) if told && on_text => CardTap::Next,
            ("Enter", _) if is_full && on_text => CardTap::Tell,
            (_, Ok(nth @ 1..)) if tap && !told && nth <= given.len() => {
                CardTap::Choose(nth - 1, usize::from(given[nth - 1] == Some(0)))
            }
            (_, Ok(nth @ 1..)) if !told && nth <= choices => {
                CardTap::Choose(open.unwrap_or(0), nth - 1)
            }
            _ => return,
        };
        event.prevent_default();
        taps.emit((own, event.time_stamp()));
    })
}

/// Draws a question, its answers at the foot.
fn asked(problem: &Problem, run: &Run, explained: Option<&Explained>, taps: &Taps) -> Html {
    let is_tap = problem.form == Form::Tap;
    html! {
        <>
            <div class="lesson-middle">
                <div id={ASKED} tabindex="-1">
                    { el("h3", "", sentences::question(problem)) }
                    { el("p", "caption", sentences::situation(problem, &run.rules)) }
                </div>
                { card::looked_at(problem, run, explained, taps) }
            </div>
            // Read after the choices, seen above them.
            <div class="lesson-panel">
                if !is_tap {
                    { card::choices(problem, run, explained, taps) }
                }
                // A long one scrolls on a low screen: by keys, too.
                <div id={VERDICT} class="lesson-verdict" tabindex={if run.told { "0" } else { "-1" }}>
                    if run.told {
                        { told::verdict(problem, run, explained) }
                    }
                </div>
                if run.told {
                    { why::why(problem, run, explained) }
                }
                <div class="lesson-next">
                    if run.told {
                        { button("toggle strong", teach(Teach::Next), on(CardTap::Next, taps)) }
                    } else {
                        <button type="button" class="toggle strong" disabled={run.given.len() == 1 || !run.is_full()} onclick={on(CardTap::Tell, taps)}>
                            { teach(if is_tap { Teach::AllTapped } else { Teach::DrillCheck }) }
                        </button>
                    }
                </div>
            </div>
        </>
    }
}

/// Draws how many answers were right, or that no hand was found; and of what is due what no drill asks.
fn end(run: &Run, due: &[Item], taps: &Taps, dispatch: &Dispatch) -> Html {
    let counted = fill_teach(Teach::DoneRight, &[run.right.into(), run.done.into()]);
    let is_review = run.asks.drill().is_none();
    let (title, text) = if run.left(0) == Some(0) {
        (
            Teach::DrillDone,
            [say(Label::TableTimeUp), &counted].join(" "),
        )
    } else if run.done > 0 {
        (Teach::DrillDone, counted)
    } else if is_review {
        (Teach::Review, teach(Teach::DueNone).to_owned())
    } else {
        (Teach::Drills, teach(Teach::NoHand).to_owned())
    };
    let first = match (is_review, due.is_empty()) {
        (false, _) => button("toggle", teach(Teach::Again), on(CardTap::Again, taps)),
        (true, true) => Html::default(),
        // The steps of practice ask the rest.
        (true, false) => button(
            "toggle",
            say(practice::PAGE.title),
            practice::PAGE.open(dispatch),
        ),
    };
    html! {
        <>
            <div id={ASKED} class="lesson-middle" tabindex="-1">
                { el("h3", "", teach(title)) }
                { el("p", "", text) }
            </div>
            <div class="lesson-panel lesson-next">
                { first }
                { button("toggle strong", teach(if is_review { Teach::BackToCourse } else { Teach::Drills }), to_course(dispatch)) }
            </div>
        </>
    }
}
