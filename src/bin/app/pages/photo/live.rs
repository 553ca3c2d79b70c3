//! The live view: a frame for one row, the shutter, the light.

use tensu_words::Teach;
use yew::prelude::*;

use super::around::{Around, back};
use super::state::Subject;

use crate::browser::photo as script;
use crate::model::photo::Row;
use crate::parts::icon::drawn;
use crate::parts::room;
use crate::parts::shapes::{el, toggle};
use crate::say::teach::{fill_teach, teach};

/// The picture of a lamp.
const LAMP: &str = "M13 3.5 6.500 13.500H12l-1 7 6.500-10H12z";

/// Draws it.
pub(super) fn live(around: &Around<'_>) -> Html {
    let photo = around.photo;
    let title = match photo.subject {
        Subject::Row(Row::Hand) => teach(Teach::PhotoFrame).to_owned(),
        Subject::Row(Row::Calls) => teach(Teach::PhotoFrameCalls).to_owned(),
        Subject::Row(Row::Dora) => teach(Teach::PhotoFrameDora).to_owned(),
        Subject::Set(row) => super::set::row_name(row).to_owned(),
    };
    let seen = match photo.subject {
        Subject::Set(row) if photo.seen == 0 => super::set::row_help(row).to_owned(),
        Subject::Row(_) if photo.seen == 0 => String::new(),
        _ => fill_teach(Teach::PhotoSeen, &[photo.seen.into()]),
    };
    let shutter = teach(Teach::PhotoShutter);
    html! {
        <>
            { room::head(back(around), title, "") }
            <div class="photo-view">
                // The sound of a video that has none: browsers play only what is silent by itself.
                <video id="photo-video" muted=true playsinline=true aria-hidden="true"></video>
                <div id="photo-frame" class="photo-frame" aria-hidden="true"></div>
                <p class="photo-seen" role="status">{ seen }</p>
            </div>
            <div class="photo-foot">
                { around.file("quiet", photo.subject, teach(Teach::PhotoChoose)) }
                <button type="button" class="photo-shutter" aria-label={shutter} title={shutter} onclick={|_| script::tell("shoot")}></button>
                { photo.light.map_or_else(|| el("span", "", ""), light) }
            </div>
            { el("p", "caption photo-stays", teach(Teach::PhotoStays)) }
        </>
    }
}

fn light(is_on: bool) -> Html {
    let body = html! { <>{ drawn(LAMP) }{ teach(Teach::PhotoLight) }</> };
    toggle("quiet", is_on, body, move |_| {
        script::tell(if is_on { "light off" } else { "light on" });
    })
}
