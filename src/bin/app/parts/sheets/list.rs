//! The list of the sheets that were begun, and of those that anybody can take.

use std::rc::Rc;

use tensu_learn::sheet::Daily;
use tensu_words::Teach;
use yew::prelude::*;

use super::{Sheets, Taken};
use crate::browser::page;
use crate::model::sheet::{DAY, Loaded, MAKE, WEEK};
use crate::parts::question::sentences;
use crate::parts::shapes::{each, el};
use crate::say::teach::{fill_teach, teach};

/// Draws the sheets that go on, and what else there is to take, as buttons that open a side of their page.
pub(crate) fn list(open: &dyn Fn(&str) -> Callback<MouseEvent>) -> Html {
    let sheets = Sheets::kept();
    let going = |taken: &Rc<Taken>| {
        let loaded = (*taken.loaded).clone().dated(page::today());
        let onclick = open(&loaded.sheet.to_string());
        let (done, of) = taken.progress();
        let how_far = fill_teach(Teach::CountOf, &[done.into(), of.into()]);
        let how_far = format!("{}, {how_far}", teach(Teach::GoOn));
        let name = el("span", "name", title(&loaded));
        let known = el("span", "learn-known", how_far);
        html! { <li><button type="button" class="learn-row" {onclick}>{ name }{ known }</button></li> }
    };
    let line = |(text, side): (Teach, &str)| {
        let onclick = open(side);
        html! {
            <li><button type="button" class="learn-row" {onclick}>{ el("span", "name", teach(text)) }</button></li>
        }
    };
    let lines = [
        (Teach::HandOfDay, DAY),
        (Teach::HandOfWeek, WEEK),
        (Teach::MakeSheet, MAKE),
    ];
    html! { <ul class="learn-list">{ each(sheets.going().map(going)) }{ each(lines.into_iter().map(line)) }</ul> }
}

/// Names a sheet.
pub(crate) fn title(loaded: &Loaded) -> String {
    match loaded.daily {
        None if !loaded.sheet.title.is_empty() => loaded.sheet.title.clone(),
        Some(Daily::Day(_)) => teach(Teach::HandOfDay).to_owned(),
        Some(Daily::Week(_)) => teach(Teach::HandOfWeek).to_owned(),
        None if loaded.is_mixed() => teach(Teach::SheetMixed).to_owned(),
        None => sentences::name(loaded.sheet.form).to_owned(),
    }
}
