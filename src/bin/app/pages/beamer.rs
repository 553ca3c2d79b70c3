//! A sheet on the wall: one hand after the other, as large as there is room, and the answer when it is asked for.

use gloo_events::EventListener;
use tensu_learn::practice::{Problem, Task};
use tensu_words::Teach;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::{Desk, Held, Page};
use crate::browser::ids::ROOM;
use crate::browser::page::{self, Awake, full};
use crate::model::sheet::Loaded;
use crate::parts::question::{card, sentences, told};
use crate::parts::shapes::{button, each, el};
use crate::parts::sheets::list::title;
use crate::parts::sheets::told::{back, explained, leave, use_sheet, version};
use crate::say::teach::{fill_teach, teach};

/// The page's entry in the list of pages.
pub(crate) const PAGE: Page = Page {
    address: "beamer",
    ..Page::SIDE
};

/// The id of what fills the screen.
const WALL: &str = "beamer-wall";

/// The most characters of an answer that is shown as a figure: shares of a self-draw.
const FIGURE: usize = 11;

/// Draws the page.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    html! { <Body ..Held::of(desk) /> }
}

/// The effect of a key or a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    Next,
    Before,
    Answer,
    Leave,
}

impl Turn {
    /// Returns what a key does.
    fn of(key: &str) -> Option<Self> {
        match key {
            "ArrowRight" | " " | "PageDown" => Some(Self::Next),
            "ArrowLeft" | "PageUp" => Some(Self::Before),
            "Enter" | "a" | "A" => Some(Self::Answer),
            "Escape" => Some(Self::Leave),
            _ => None,
        }
    }
}

/// The hand on the wall, and whether its answer is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Wall {
    at: usize,
    is_told: bool,
}

impl Wall {
    /// Turns to what is wanted next, of so many hands; another hand comes without its answer.
    fn turned(self, turn: Turn, count: usize) -> Self {
        let at = match turn {
            Turn::Next => (self.at + 1).min(count.saturating_sub(1)),
            Turn::Before => self.at.saturating_sub(1),
            Turn::Answer | Turn::Leave => self.at,
        };
        let is_told = if at == self.at {
            self.is_told ^ (turn == Turn::Answer)
        } else {
            false
        };
        Self { at, is_told }
    }
}

#[component]
fn Body(props: &Held) -> Html {
    let Held { side, dispatch, .. } = props;
    let loaded = use_sheet(side, dispatch);
    let wall = use_state_eq(Wall::default);
    let count = loaded.as_ref().map_or(0, |loaded| loaded.problems.len());
    let turn = {
        let (wall, side, dispatch) = (wall.clone(), side.clone(), dispatch.clone());
        Callback::from(move |turn: Turn| match turn {
            Turn::Leave => leave(&side, &dispatch),
            turn => wall.set(wall.turned(turn, count)),
        })
    };
    use_effect_with((), |()| {
        let awake = Awake::new();
        move || drop(awake)
    });
    use_effect_with((turn.clone(), *wall), |(turn, _)| {
        let turn = turn.clone();
        let listener = page::window().map(|window| listen(&window, turn));
        move || drop(listener)
    });
    let loaded = match loaded {
        Ok(loaded) => loaded,
        Err(instead) => return instead,
    };
    let Some(problem) = loaded.problems.get(wall.at) else {
        return Html::default();
    };
    let on = |what: Turn| turn.reform(move |_: MouseEvent| what);
    let how_far = fill_teach(Teach::CountOf, &[(wall.at + 1).into(), count.into()]);
    let names = [
        Some(loaded.sheet.club.clone()),
        Some(title(&loaded)),
        version(&loaded),
    ];
    let names: Vec<String> = names
        .into_iter()
        .flatten()
        .filter(|name| !name.is_empty())
        .collect();
    html! {
        <div id={WALL} class="beamer">
            <div class="beamer-head">
                { back(side, dispatch) }
                <h2 id={ROOM} tabindex="-1">{ names.join(" · ") }</h2>
                { el("span", "", how_far) }
            </div>
            <div class="beamer-middle">
                { el("p", "beamer-asked", sentences::question(problem)) }
                { card::lying(problem) }
                { el("p", "beamer-how", sentences::situation(problem, &loaded.rules)) }
                <div class="beamer-told" role="status">
                    if wall.is_told {
                        { told(problem, &loaded) }
                    }
                </div>
            </div>
            <div class="beamer-keys">
                <button type="button" class="toggle" disabled={wall.at == 0} onclick={on(Turn::Before)}>{ teach(Teach::Before) }</button>
                <button type="button" class="toggle beamer-answers-key" aria-pressed={if wall.is_told { "true" } else { "false" }} onclick={on(Turn::Answer)}>{ teach(Teach::ShowAnswer) }</button>
                <button type="button" class="toggle" disabled={wall.at + 1 == count} onclick={on(Turn::Next)}>{ teach(Teach::Next) }</button>
                if full::is_possible() {
                    { button("toggle", teach(Teach::FullScreen), |_: MouseEvent| full::turn(WALL)) }
                }
            </div>
        </div>
    }
}

/// Hears the keys before whatever has the keyboard does.
fn listen(window: &web_sys::Window, turn: Callback<Turn>) -> EventListener {
    let options = gloo_events::EventListenerOptions {
        phase: gloo_events::EventListenerPhase::Capture,
        passive: false,
    };
    EventListener::new_with_options(window, "keydown", options, move |event| {
        let Some(key) = event.dyn_ref::<KeyboardEvent>() else {
            return;
        };
        if key.ctrl_key() || key.alt_key() || key.meta_key() {
            return;
        }
        // A button that has the keyboard is pressed by the keys that press buttons.
        let is_pressed = matches!(&*key.key(), "Enter" | " ") && page::is_in(event, "button");
        if let Some(wanted) = Turn::of(&key.key()).filter(|_| !is_pressed) {
            event.prevent_default();
            event.stop_propagation();
            turn.emit(wanted);
        }
    })
}

/// Draws the answers as figures, and the reason in a line.
fn told(problem: &Problem, loaded: &Loaded) -> Html {
    let outcomes = explained(problem, &loaded.rules);
    let own = outcomes.chosen().as_ref().ok();
    let several = problem.tasks.len() > 1;
    let one = |(at, task): (usize, &Task)| {
        // Nobody has to count some.
        problem.grade(at, None)?;
        let answer = task.answers.get(task.right)?;
        let text = sentences::answer(problem.form, task.part, answer);
        let class = if several && problem.tasks.len() > 3 || text.chars().count() > FIGURE {
            "words"
        } else {
            "figure"
        };
        let name = several.then(|| el("span", "beamer-name", sentences::row(task.part)));
        Some(
            html! { <div class="beamer-answer">{ name.unwrap_or_default() }{ el("b", class, text) }</div> },
        )
    };
    let answers = problem.tasks.iter().enumerate().filter_map(one);
    html! {
        <>
            <div class="beamer-answers">{ each(answers) }</div>
            { el("p", "beamer-how", told::reason(problem, &loaded.rules, own)) }
        </>
    }
}

#[cfg(test)]
mod tests {
    use super::{Turn, Wall};

    #[test]
    fn no_answer_comes_before_it_is_asked_for() {
        let told = Wall::default().turned(Turn::Answer, 3);
        assert!(told.is_told);
        let next = told.turned(Turn::Next, 3);
        assert_eq!((next.at, next.is_told), (1, false));
        let back = next.turned(Turn::Answer, 3).turned(Turn::Before, 3);
        assert_eq!((back.at, back.is_told), (0, false));
        assert!(!told.turned(Turn::Answer, 3).is_told);
    }

    #[test]
    fn the_last_hand_stays_with_its_answer() {
        let last = Wall {
            at: 2,
            is_told: true,
        };
        assert_eq!(last.turned(Turn::Next, 3), last);
        assert_eq!(Wall::default().turned(Turn::Before, 3), Wall::default());
        assert_eq!(Wall::default().turned(Turn::Next, 0), Wall::default());
    }

    #[test]
    fn keys_turn() {
        for key in ["ArrowRight", " "] {
            assert_eq!(Turn::of(key), Some(Turn::Next));
        }
        for key in ["Enter", "a"] {
            assert_eq!(Turn::of(key), Some(Turn::Answer));
        }
        assert_eq!(Turn::of("ArrowLeft"), Some(Turn::Before));
        assert_eq!(Turn::of("Escape"), Some(Turn::Leave));
        assert_eq!(Turn::of("Tab"), None);
    }
}
