//! A sheet for the printer with boxes to fill in, its key with every han and fu, and a page of boxes alone.

use tensu_learn::practice::{Problem, Task};
use tensu_words::Teach;
use yew::prelude::*;

use super::told::{back, facts, named, use_sheet};
use crate::browser::page;
use crate::model::sheet::Loaded;
use crate::model::state::Dispatch;
use crate::parts::question::{card, sentences};
use crate::parts::room;
use crate::parts::shapes::{button, each, el};
use crate::parts::sheets::list::title;
use crate::parts::tile::on_paper;
use crate::say::teach::teach;
use crate::say::{Label, say};

mod key;

/// The kinds of paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The questions, with boxes.
    Sheet,
    /// The key to them.
    Key,
    /// The boxes alone.
    Answers,
}

impl Kind {
    const ALL: [Self; 3] = [Self::Sheet, Self::Key, Self::Answers];

    /// Returns its word in an address.
    const fn word(self) -> &'static str {
        match self {
            Self::Sheet => "paper/",
            Self::Key => "key/",
            Self::Answers => "answers/",
        }
    }

    /// Returns the side of the page with a sheet on such paper.
    pub(crate) fn side(self, sheet: &str) -> String {
        [self.word(), sheet].concat()
    }

    /// Returns the kind of an address, and the text of the sheet; the questions where nothing is said.
    pub(crate) fn of(side: &str) -> (Self, &str) {
        Self::named(side).unwrap_or((Self::Sheet, side))
    }

    /// Returns the same; `None` where nothing is said.
    pub(crate) fn named(side: &str) -> Option<(Self, &str)> {
        let mut all = Self::ALL.into_iter();
        all.find_map(|kind| Some((kind, side.strip_prefix(kind.word())?)))
    }

    /// Returns the name of what is no list of questions.
    const fn name(self) -> Option<Teach> {
        match self {
            Self::Sheet => None,
            Self::Key => Some(Teach::TheKey),
            Self::Answers => Some(Teach::AnswerSheet),
        }
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) kind: Kind,
    /// The text of the sheet.
    pub(crate) text: String,
    pub(crate) dispatch: Dispatch,
}

/// The paper as it will be printed, and a button that is not on it.
#[component]
pub(crate) fn Paper(props: &Props) -> Html {
    let Props {
        kind,
        text,
        dispatch,
    } = props;
    let loaded = match use_sheet(text, dispatch) {
        Ok(loaded) => loaded,
        Err(instead) => return instead,
    };
    let print = button("toggle", say(Label::RefPrint), |_: MouseEvent| {
        page::print();
    });
    let first = loaded.problems.first().filter(|_| !loaded.is_mixed());
    let intro = first.filter(|_| *kind == Kind::Sheet);
    let one = |problem: &Problem| match kind {
        Kind::Sheet => question(problem, &loaded),
        Kind::Key => key::question(problem, &loaded, asked(problem, &loaded)),
        Kind::Answers => el("li", "", boxes(problem)),
    };
    html! {
        <div class="sheet">
            { room::head(back(text, dispatch), title(&loaded), print) }
            <article class={classes!("sheet-paper", (*kind == Kind::Answers).then_some("sheet-boxes"))}>
                <header>
                    { named(&loaded, kind.name()) }
                    { el("p", "", format!("{} · {}", loaded.rules.title(), facts(&loaded).join(" · "))) }
                    if let Some(first) = intro {
                        { el("p", "sheet-asked", sentences::question(first)) }
                    }
                    if *kind != Kind::Key {
                        <p class="sheet-lines">{ ruled(Teach::YourName) }{ ruled(Teach::TheDate) }</p>
                    }
                </header>
                <ol>{ each(loaded.problems.iter().map(one)) }</ol>
            </article>
        </div>
    }
}

/// Draws a line to write on, after its name.
fn ruled(name: Teach) -> Html {
    html! { <span class="sheet-line">{ teach(name) }<span class="sheet-rule"></span></span> }
}

/// Draws a box for each answer, with its name where there are several.
fn boxes(problem: &Problem) -> Html {
    let several = problem.tasks.len() > 1;
    let line = |task: &Task| {
        let name = several.then(|| sentences::row(task.part));
        html! { <span class="sheet-line">{ name }<span class="sheet-box"></span></span> }
    };
    let many = problem.tasks.len() > 3;
    html! { <p class={classes!("sheet-lines", many.then_some("many"))}>{ each(problem.tasks.iter().map(line)) }</p> }
}

/// Draws a question and its hand.
fn asked(problem: &Problem, loaded: &Loaded) -> Html {
    html! {
        <>
            if loaded.is_mixed() {
                { el("p", "", sentences::question(problem)) }
            }
            <div class="sheet-hand">{ on_paper(|| card::lying(problem)) }</div>
            { el("p", "", sentences::situation(problem, &loaded.rules)) }
        </>
    }
}

fn question(problem: &Problem, loaded: &Loaded) -> Html {
    html! { <li>{ asked(problem, loaded) }{ boxes(problem) }</li> }
}
