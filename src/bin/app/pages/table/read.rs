//! The fields for a game from elsewhere: a link, JSON, a file.

use tensu_log::LONGEST;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::given::{self, JSON_TEXT};
use super::origin;
use super::state::Tap;
use crate::browser::page::{self, files};
use crate::parts::shapes::{button, el};
use crate::say::language::{Apart, brought, with_games};
use crate::say::{Label, say};

/// The words with which records of Chinese games begin.
const RECORDS: [&str; 5] = [
    "Match ",
    "Wind ",
    "Player ",
    "from MahjongGB",
    "MahjongFanCalculator",
];

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub(super) taps: Callback<Tap>,
}

/// The fields.
#[component]
pub(super) fn Read(props: &Props) -> Html {
    let text = use_state(String::new);
    let given = {
        let taps = props.taps.clone();
        move |text: &str| with_words(text.to_owned(), taps.clone())
    };
    let oninput = {
        let text = text.clone();
        move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
                text.set(field.value());
            }
        }
    };
    let onchange = {
        let given = given.clone();
        files::reader(Callback::from(move |text: String| given(&text)))
    };
    let ondrop = {
        let given = given.clone();
        files::dropped(Callback::from(move |text: String| given(&text)))
    };
    let ondragover = |event: DragEvent| event.prevent_default();
    let open = {
        let text = text.clone();
        move |_: MouseEvent| given(&text)
    };
    html! {
        <details class="evening-read" {ondragover} {ondrop}>
            { el("summary", "", say(Label::TableRead)) }
            { el("p", "caption", origin::sources()) }
            <textarea rows="3" spellcheck="false" aria-label={say(Label::TableReadHelp)} placeholder={say(Label::TableReadHelp)} value={(*text).clone()} {oninput} />
            <div class="evening-keys">
                { button("toggle", say(Label::TableRead), open) }
                <label class="toggle evening-file">
                    { say(Label::TableFile) }
                    <input type="file" accept=".json,.jsonl,.mjson,.xml,.mjlog,.log,.txt,application/json,text/plain,text/xml" class="unseen" {onchange} />
                </label>
            </div>
        </details>
    }
}

/// Hands a text on, once everything has come that it needs: words about logs, and the rules of Chinese games.
pub(super) fn with_words(text: String, taps: Callback<Tap>) {
    spawn_local(async move {
        if !given::is_own(&text) && !Apart::Teach.is_here() {
            let wait = page::Wait::begin();
            Apart::Teach.load().await;
            drop(wait);
        }
        // A huge file is not looked at.
        if text.len() > LONGEST {
            return taps.emit(Tap::TooLong(text.len()));
        }
        let is_record = |word: &&str| text.trim_start().starts_with(*word);
        // Records of Chinese games do not name their rules.
        let names_none = RECORDS.iter().any(is_record);
        let take = move |text: String| {
            taps.emit(Tap::Given(files::inside_json(&text, JSON_TEXT)));
        };
        if names_none {
            brought(Box::new(move |_| take(text)));
        } else {
            with_games(text, take);
        }
    });
}
