//! The page's name, and what its parts share: the context that they are drawn from, the way back, how sure a tile is.

use std::rc::Rc;

use tensu_words::Teach;
use yew::prelude::*;

use super::super::{Group, Page};
use super::state::{Photo, Subject, Tap};

use crate::browser::photo as script;
use crate::model::entry::Entry;
use crate::model::photo::{Read, Sets, Sure};
use crate::model::state::Dispatch;
use crate::parts::icon::Shape;
use crate::parts::room::{self, Ground};
use crate::parts::shapes::button;
use crate::say::teach::{fill_teach, teach};
use crate::say::{Label, words};

/// The page's entry in the list of pages.
pub(crate) const PAGE: Page = Page {
    address: "photo",
    title: Label::ViewPhoto,
    part_of: None,
    icon: Some(Shape::Camera),
    menu: Some(Group::Hand),
    in_bar: false,
    ground: Ground::Whole,
    in_frame: |_| true,
    is_there: |_, _| true,
};

/// The side on which a set is shown.
pub(super) const SET: &str = "set";

/// The id of the line that says what is missing.
pub(super) const WHY: &str = "photo-why";

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub(super) entry: Rc<Entry>,
    /// `true` if another page waits for the hand.
    pub(super) is_errand: bool,
    pub(super) is_of_set: bool,
    pub(super) dispatch: Dispatch,
}

/// The context that each part of the page is drawn from.
pub(super) struct Around<'a> {
    pub(super) photo: &'a Photo,
    pub(super) sets: &'a Sets,
    pub(super) tap: &'a Callback<Tap>,
    pub(super) change: &'a Callback<Sets>,
    pub(super) props: &'a Props,
}

impl Around<'_> {
    /// Returns the handler of a tap on this page.
    pub(super) fn send<E>(&self, tap: impl Fn() -> Tap + 'static) -> Callback<E> {
        let sent = self.tap.clone();
        Callback::from(move |_| sent.emit(tap()))
    }

    /// Returns the handler that starts the camera for a photo of this.
    pub(super) fn start(&self, subject: Subject) -> Callback<MouseEvent> {
        let tap = self.tap.clone();
        Callback::from(move |_| {
            tap.emit(Tap::Of(subject));
            script::tell(&["start ", &subject.code()].concat());
        })
    }

    /// Draws the way to a photo of this: the camera, or a file where there is none.
    pub(super) fn camera(&self, class: &'static str, subject: Subject, text: &str) -> Html {
        if self.photo.has_camera {
            button(class, text.to_owned(), self.start(subject))
        } else {
            self.file(class, subject, text)
        }
    }

    /// Draws the way to a file with a photo of this. The script hears of what was chosen.
    pub(super) fn file(&self, class: &'static str, subject: Subject, text: &str) -> Html {
        self.input(class, subject, text, None)
    }

    pub(super) fn input(
        &self,
        class: &'static str,
        subject: Subject,
        text: &str,
        capture: Option<&'static str>,
    ) -> Html {
        let onclick = self.send(move || Tap::Of(subject));
        html! {
            <label class={classes!(class, "photo-file", (!self.photo.is_here).then_some("is-off"))}>
                { text.to_owned() }
                <input type="file" accept="image/*" class="unseen" data-photo={subject.code()} disabled={!self.photo.is_here} {capture} {onclick} />
            </label>
        }
    }
}

/// Draws the way back to what was read before.
pub(super) fn back(around: &Around<'_>) -> Html {
    let tap = around.tap.clone();
    let onclick = Callback::from(move |_: MouseEvent| {
        script::tell("stop");
        tap.emit(Tap::Back);
    });
    room::back(teach(Teach::Before), onclick)
}

/// Writes the certainty of a tile behind its name.
pub(super) fn named(read: &Read) -> String {
    let name = read.tile().map_or_else(
        || teach(Teach::PhotoUnknown).to_owned(),
        |tile| words().tile(tile),
    );
    let text = match read.sure {
        Sure::Clear => Teach::PhotoIsClear,
        Sure::Doubtful => Teach::PhotoIsDoubtful,
        Sure::Repaired => Teach::PhotoIsRepaired,
        Sure::Chosen => Teach::PhotoIsChosen,
    };
    fill_teach(text, &[(&*name).into()])
}
