//! The head of a sheet wherever it is shown: club and title, rules, hands and time; and the way back to it.

use std::rc::Rc;

use tensu_learn::practice::Problem;
use tensu_learn::sheet::BadSheet;
use tensu_words::Teach;
use yew::prelude::*;

use super::list::title;
use crate::browser::page::address::leads_back;
use crate::model::active_rules::ActiveRules;
use crate::model::entry::Entry;
use crate::model::outcome::Outcomes;
use crate::model::sheet::{ADDRESS, Loaded, MAKE, Shared};
use crate::model::state::{Action, Dispatch};
use crate::parts::learning::{back as to_learn, instead, to_course};
use crate::parts::room;
use crate::parts::shapes::el;
use crate::parts::taught::use_taught;
use crate::say::teach::{fill_teach, teach};
use crate::say::words;

/// Returns the number of hands, the time, the points to pass, the version, and the code.
pub(crate) fn facts(loaded: &Loaded) -> Vec<String> {
    let sheet = &loaded.sheet;
    let hands = fill_teach(Teach::SheetHands, &[sheet.hands.len().into()]);
    let minutes = sheet
        .minutes
        .map(|min| fill_teach(Teach::Minutes, &[min.into()]));
    let pass = sheet.pass.map(|pass| {
        let most = loaded.points();
        fill_teach(Teach::SheetPass, &[pass.into(), most.into()])
    });
    let code = fill_teach(Teach::SheetCode, &[(&loaded.code).into()]);
    let all = [Some(hands), minutes, pass, version(loaded), Some(code)];
    all.into_iter().flatten().collect()
}

/// Names the version, where there are several.
pub(crate) fn version(loaded: &Loaded) -> Option<String> {
    let letter = loaded.sheet.version?.letter().to_string();
    Some(fill_teach(Teach::SheetVersion, &[(&letter).into()]))
}

/// Draws the club, if it has said its name, and the title.
pub(crate) fn named(loaded: &Loaded, kind: Option<Teach>) -> Html {
    let club = &loaded.sheet.club;
    let title = title(loaded);
    let title = kind.map_or(title.clone(), |kind| format!("{title} · {}", teach(kind)));
    html! {
        <>
            if !club.is_empty() {
                { el("p", "sheet-club", club.clone()) }
            }
            { el("h3", "", title) }
        </>
    }
}

/// Returns the worth of a hand, both by tsumo and by ron.
pub(crate) fn explained(problem: &Problem, rules: &ActiveRules) -> Outcomes {
    Outcomes::of(&Entry::new(rules.clone(), problem.question.clone()))
}

/// Returns the handler of a tap that leads back to a sheet: to where it was made, if that lies below.
pub(crate) fn to_sheet(text: &str, dispatch: &Dispatch) -> Callback<MouseEvent> {
    let (text, dispatch) = (text.to_owned(), dispatch.clone());
    Callback::from(move |_| leave(&text, &dispatch))
}

/// Goes back to a sheet: to where it was made, if that lies below.
pub(crate) fn leave(text: &str, dispatch: &Dispatch) {
    let made = [ADDRESS, "/", MAKE].concat();
    let place = if leads_back(&made) {
        made
    } else {
        [ADDRESS, "/", text].concat()
    };
    dispatch.dispatch(Action::View(Some(place.into())));
}

/// Draws the way back to a sheet.
pub(crate) fn back(text: &str, dispatch: &Dispatch) -> Html {
    room::back(teach(Teach::BackToSheet), to_sheet(text, dispatch))
}

/// Reads the sheet of a page of its own, once; or draws what there is to say instead.
#[hook]
pub(crate) fn use_sheet(text: &str, dispatch: &Dispatch) -> Result<Shared, Html> {
    let taught = use_taught();
    let loaded = use_memo(text.to_owned(), |text| Loaded::read(text).map(Rc::new));
    if let Some(missing) = taught.missing() {
        return Err(instead(room::leave(dispatch), missing));
    }
    match &*loaded {
        Ok(loaded) => Ok(loaded.clone()),
        Err(bad) => Err(wrong(bad, dispatch)),
    }
}

/// Draws why a text is no sheet.
pub(crate) fn wrong(bad: &BadSheet, dispatch: &Dispatch) -> Html {
    let text = bad.said(words());
    html! {
        <div class="lesson">
            { room::head(to_learn(to_course(dispatch)), teach(Teach::Exams), "") }
            <p role="alert" class="learn-card">{ text }</p>
        </div>
    }
}
