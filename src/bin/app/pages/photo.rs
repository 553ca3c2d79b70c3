//! A hand from a photo: the live view or a chosen file, what was read, and the hand that comes of it (`#/photo`); and the player's own
//! set, shown once (`#/photo/set`). The camera, the pictures and the reader are in `www/photo/`; here are words and mahjong.

use tensu_words::Teach;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::Desk;

use crate::browser::ids::ROOM;
use crate::browser::{page, photo as script};
use crate::model::photo::{Row, Sets};
use crate::model::state::{Action, tell_of};
use crate::model::storage::photo as storage;
use crate::parts::room;
use crate::parts::shapes::{button, el, send};
use crate::parts::taught::use_taught;
use crate::say::Label;
use crate::say::teach::teach;
pub(crate) use around::PAGE;
use around::{Around, Props, SET, back};
use state::{Photo, Scene, Subject, Tap, Trouble};

mod around;
mod asked;
mod live;
mod price;
mod review;
mod set;
mod state;

/// Draws the page.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    let (state, is_of_set) = (desk.state, desk.side == SET);
    let is_errand = state.page.errand.is_some();
    html! { <Body entry={state.entry.clone()} {is_errand} {is_of_set} dispatch={desk.dispatch.clone()} /> }
}

#[component]
fn Body(props: &Props) -> Html {
    let Props {
        entry,
        is_of_set,
        dispatch,
        ..
    } = props;
    let taught = use_taught();
    let photo = use_reducer_eq(Photo::default);
    let sets = use_state_eq(storage::load);
    let tap = {
        let photo = photo.dispatcher();
        Callback::from(move |tap| photo.dispatch(tap))
    };
    let change = {
        let (sets, dispatch) = (sets.clone(), dispatch.clone());
        Callback::from(move |next: Sets| {
            tell_of(storage::save(&next), &dispatch);
            sets.set(next);
        })
    };
    {
        let tap = tap.clone();
        use_effect_with((entry.clone(), *is_of_set), move |(entry, is_of_set)| {
            let (entry, starts) = (entry.clone(), !*is_of_set);
            let hears = script::hear(move |text| {
                tap.emit(Tap::Told(text.to_owned(), entry.clone()));
                // The browser is asked where a tap has led here, and where it has said yes before.
                if starts && text == "here yes go" {
                    script::tell("start hand");
                }
            });
            move || drop(hears)
        });
    }
    use_effect_with((), |()| {
        bring();
        || script::tell("close")
    });
    let numbers = sets.numbers().map(str::to_owned);
    use_effect_with((photo.is_here, numbers), |(is_here, numbers)| {
        if *is_here {
            script::tell(
                &numbers
                    .as_ref()
                    .map_or("unset".to_owned(), |one| format!("set {one}")),
            );
        }
    });
    // What is drawn of the photo is painted by the script.
    use_effect_with((photo.review.clone(), photo.scene), |_| {
        page::after_frame(|| script::tell("draw"));
    });
    use_effect_with(
        (photo.scene, photo.has_read(), taught.missing().is_none()),
        |_| {
            page::later(|| page::focus(ROOM));
        },
    );
    if let Some(missing) = taught.missing() {
        // Shaped as what follows, so that the head stays, and a tap on it that has begun.
        let head = room::head(room::leave(dispatch), crate::say::say(PAGE.title), "");
        return el("div", "photo", html! { <>{ head }{ missing }</> });
    }
    let around = Around {
        photo: &photo,
        sets: &sets,
        tap: &tap,
        change: &change,
        props,
    };
    let (class, body) = match photo.scene {
        Scene::Live => ("photo is-live", live::live(&around)),
        Scene::Busy => ("photo", busy(&around)),
        Scene::Trouble(trouble) => ("photo", told(trouble, &around)),
        Scene::Begin if *is_of_set => ("photo", set::set(&around)),
        Scene::Begin if photo.has_read() => ("photo", review::review(&around)),
        Scene::Begin => ("photo", begin(&around)),
    };
    el("div", class, body)
}

/// Brings the script, and says so where that fails.
fn bring() {
    spawn_local(async {
        let wait = page::Wait::begin();
        if !script::bring().await {
            script::failed();
        }
        drop(wait);
    });
}

/// Draws the ways to a photo of the hand.
fn begin(around: &Around<'_>) -> Html {
    let (photo, dispatch) = (around.photo, &around.props.dispatch);
    let row = Subject::Row(Row::Hand);
    let used = around
        .sets
        .used()
        .and_then(|at| around.sets.names().nth(at));
    let used = used.map(|name| crate::say::pair(teach(Teach::PhotoSet), name));
    html! {
        <>
            { room::head(room::leave(dispatch), crate::say::say(PAGE.title), "") }
            <div class="paper photo-paper">
                { el("p", "photo-stays", teach(Teach::PhotoStays)) }
                if !photo.is_here {
                    { el("p", "coming", crate::say::say(Label::PageComing)) }
                }
                if photo.has_camera {
                    { button("toggle strong", teach(Teach::PhotoCamera), around.start(row)) }
                }
                { ways(row, around) }
                { button("link photo-to-set", used.unwrap_or_else(|| teach(Teach::PhotoShow).to_owned()), PAGE.open_at(SET, dispatch)) }
            </div>
        </>
    }
}

/// Draws the ways to a photo without the live view, and the way back to the keys.
fn ways(subject: Subject, around: &Around<'_>) -> Html {
    let is_bare = !around.photo.has_camera
        || matches!(around.photo.scene, Scene::Trouble(trouble) if trouble.is_of_camera());
    html! {
        <div class="photo-ways">
            { around.file("toggle", subject, teach(Teach::PhotoChoose)) }
            if is_bare {
                // What other program has the camera may take the picture: phones alone have one.
                { around.input("toggle photo-other", subject, teach(Teach::PhotoOtherCamera), Some("environment")) }
            }
            { button("toggle", teach(Teach::PhotoKeys), send(Action::View(None), &around.props.dispatch)) }
        </div>
    }
}

fn busy(around: &Around<'_>) -> Html {
    html! {
        <>
            { room::head(back(around), crate::say::say(PAGE.title), "") }
            <p class="coming" role="status">{ teach(Teach::PhotoReading) }</p>
        </>
    }
}

/// Draws what went wrong, and the ways on.
fn told(trouble: Trouble, around: &Around<'_>) -> Html {
    let subject = around.photo.subject;
    let (title, help) = match trouble {
        Trouble::Denied => (Teach::PhotoDenied, Teach::PhotoDeniedHelp),
        Trouble::Absent => (Teach::PhotoAbsent, Teach::PhotoAbsentHelp),
        Trouble::InUse => (Teach::PhotoInUse, Teach::PhotoInUseHelp),
        Trouble::Black => (Teach::PhotoBlack, Teach::PhotoBlackHelp),
        Trouble::Blurred => (Teach::PhotoBlurred, Teach::PhotoBlurredHelp),
        Trouble::Nothing => (Teach::PhotoNothing, Teach::PhotoNothingHelp),
        Trouble::TwoRows => (Teach::PhotoTwoRows, Teach::PhotoTwoRowsHelp),
        Trouble::Unloaded => (Teach::PhotoUnloaded, Teach::PhotoUnloadedHelp),
        Trouble::NoPicture => (Teach::PhotoNoPicture, Teach::PhotoNoPictureHelp),
    };
    let again = crate::say::say(Label::PageAgain);
    let again = match trouble {
        Trouble::Unloaded => button("toggle strong", again, |_| bring()),
        Trouble::Absent | Trouble::NoPicture => Html::default(),
        _ if around.photo.has_camera || trouble == Trouble::Denied => {
            button("toggle strong", again, around.start(subject))
        }
        _ => Html::default(),
    };
    // Tiles that look unlike any that the net has seen may be shown to it.
    let to_set = {
        let (tap, open) = (
            around.tap.clone(),
            PAGE.open_at(SET, &around.props.dispatch),
        );
        Callback::from(move |event: MouseEvent| {
            tap.emit(Tap::Back);
            open.emit(event);
        })
    };
    html! {
        <>
            { room::head(back(around), teach(title), "") }
            <div class="paper photo-paper" role="alert">
                { el("p", "", teach(help)) }
                { again }
                { ways(subject, around) }
                if trouble == Trouble::Nothing {
                    { button("link", teach(Teach::PhotoShow), to_set) }
                }
            </div>
        </>
    }
}
