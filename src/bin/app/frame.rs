//! The beginning of both programs; and a frame: its messages with the page around it, and its drawing. The code that nobody else needs
//! is in a file of its own.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use futures_util::future::join;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::prelude::*;

use crate::browser::page::{self, frame::Asked};
use crate::model::embed::{Frame, ShownFrame, frame};
use crate::model::entry::Entry;
use crate::model::outcome::Outcomes;
use crate::model::site::names::Subject;
use crate::model::{games, reader, storage};
use crate::pages::hand::frame as drawn;
use crate::say;
use crate::say::language::{load_first, with_games, with_reader};

mod talk;

/// The functions there that the rest of the app calls.
#[derive(Clone, Copy)]
struct Functions {
    begin: fn() -> bool,
    tell: fn(&Rc<Entry>, &Outcomes, &Frame) -> bool,
    take: fn(&Asked, &Frame, &talk::Taker),
    head: fn(ShownFrame) -> Html,
    foot: fn(ShownFrame, &Entry) -> Html,
    article: fn(ShownFrame, &Rc<Entry>, &Outcomes) -> Html,
}

const FUNCTIONS: Functions = Functions {
    begin: talk::begin,
    tell: talk::tell,
    take: talk::take,
    head: drawn::head,
    foot: drawn::foot,
    article: drawn::article,
};

/// Loads the part: the place where the program is cut.
#[wasm_split(frame, fallible)]
#[allow(
    clippy::unnecessary_wraps,
    reason = "loading may fail; the macro takes the type from here"
)]
fn cut() -> Result<Functions, SplitLoaderError> {
    Ok(FUNCTIONS)
}

thread_local! {
    static THERE: Cell<Option<Functions>> = const { Cell::new(None) };
}

/// Reads what the address asks for, and fetches the language meanwhile as something else is done; returns whether the program can speak.
pub(crate) async fn speaks(meanwhile: impl Future<Output = ()>) -> bool {
    // Before anything is read that may name them: a frame's address is read as it begins.
    if storage::wants_games() {
        games::bring().await;
    }
    if storage::wants_reader() {
        drop(reader::bring().await);
    }
    begin().await && join(load_first(), meanwhile).await.0
}

/// Begins as the page around asks, if this is a frame; returns `false` if the file of frames cannot be loaded.
async fn begin() -> bool {
    if page::site().is_none() {
        return true;
    }
    let Ok(part) = cut().await else {
        return false;
    };
    THERE.set(Some(part));
    (part.begin)() || reader::bring().await.is_ok() && (part.begin)()
}

/// Messages that wait for each other: what one of them needs may have to be loaded, and they keep their order.
#[derive(Default)]
struct Queue {
    waiting: RefCell<VecDeque<Asked>>,
    busy: Cell<bool>,
}

impl Queue {
    fn add(self: &Rc<Self>, asked: Asked, take: &Rc<dyn Fn(&Asked)>) {
        self.waiting.borrow_mut().push_back(asked);
        self.go_on(take);
    }

    fn go_on(self: &Rc<Self>, take: &Rc<dyn Fn(&Asked)>) {
        if self.busy.get() {
            return;
        }
        let Some(asked) = self.waiting.borrow_mut().pop_front() else {
            return;
        };
        self.busy.set(true);
        let (own, take) = (self.clone(), take.clone());
        let is_hand = asked.kind() == "setHand";
        let text = asked.text().unwrap_or_default();
        let then = move |_| {
            take(&asked);
            own.busy.set(false);
            own.go_on(&take);
        };
        if is_hand {
            with_reader(text, then);
        } else {
            with_games(text, then);
        }
    }
}

/// Draws the club, and the parts of the address that could not be used.
pub(crate) fn head(shown: ShownFrame) -> Html {
    let part = THERE.get();
    part.map(|part| (part.head)(shown)).unwrap_or_default()
}

/// Draws the way to the whole calculator.
pub(crate) fn foot(shown: ShownFrame, entry: &Entry) -> Html {
    let part = THERE.get();
    part.map(|part| (part.foot)(shown, entry))
        .unwrap_or_default()
}

/// Draws the hand to read.
pub(crate) fn article(shown: ShownFrame, entry: &Rc<Entry>, outcomes: &Outcomes) -> Html {
    let part = THERE.get();
    part.map(|part| (part.article)(shown, entry, outcomes))
        .unwrap_or_default()
}

/// Takes an entry that the page around gives, with whether it is a hand: else only its rules count.
pub(crate) type Put = Callback<(Rc<Entry>, bool)>;

/// Tells the page around what happens, does what it asks, and returns what is shown by now. Outside of a frame it does
/// nothing.
#[hook]
pub(crate) fn use_frame(
    entry: &Rc<Entry>,
    outcomes: &Rc<Outcomes>,
    put: Put,
) -> Option<ShownFrame> {
    let is_given = use_state_eq(|| frame().is_some_and(Frame::is_given));
    let changed = use_state_eq(|| false);
    let subject = frame().map(|frame| frame.subject(*is_given && !entry.is_empty()));
    let shown = frame().zip(subject).map(|(frame, subject)| ShownFrame {
        frame,
        subject,
        changed: *changed,
    });
    use_effect_with(put, |put| {
        let put = put.clone();
        let give = move |entry: Rc<Entry>, is_hand: bool| {
            if is_hand {
                is_given.set(!entry.is_empty());
            }
            put.emit((entry, is_hand));
        };
        let listener = frame().and_then(|frame| {
            let take: Rc<dyn Fn(&Asked)> = Rc::new(move |asked| {
                if let Some(part) = THERE.get() {
                    (part.take)(asked, frame, &give);
                }
            });
            let queue = Rc::new(Queue::default());
            page::frame::hear(move |asked| queue.add(asked, &take))
        });
        move || drop(listener)
    });
    use_effect_with(subject, |subject| {
        if let Some(subject) = subject {
            page::set_root("data-view", subject.code());
        }
    });
    let worth = if subject == Some(Subject::Quiz) {
        None
    } else {
        say::share::title(entry, outcomes)
    };
    let title = match shown {
        Some(shown) => Some(shown.title(worth.as_deref(), entry.rules.title())),
        None => worth.map(|worth| worth + " – Tensu"),
    };
    use_effect_with(title, |title| page::frame::set_title(title.as_deref()));
    let outcomes = outcomes.clone();
    use_effect_with(entry.clone(), move |entry| {
        if let Some((frame, part)) = frame().zip(THERE.get()) {
            changed.set((part.tell)(entry, &outcomes, frame));
        }
    });
    shown
}
