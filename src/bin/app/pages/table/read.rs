//! The fields for a game from elsewhere: a link, JSON, a file.

use tensu_log::LONGEST;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::origin;
use super::share::JSON_TEXT;
use super::state::Tap;
use crate::browser::page::files;
use crate::parts::shapes::{button, el};
use crate::say::language::{brought, with_games};
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
        move |text: &str| {
            let taps = taps.clone();
            // A huge file is not looked at.
            if text.len() > LONGEST {
                return taps.emit(Tap::TooLong(text.len()));
            }
            let take = move |text: String| {
                taps.emit(Tap::Given(files::inside_json(&text, JSON_TEXT)));
            };
            // Records of Chinese games do not name their rules.
            if RECORDS
                .iter()
                .any(|word| text.trim_start().starts_with(word))
            {
                let text = text.to_owned();
                brought(Box::new(move |_| take(text)));
            } else {
                with_games(text.to_owned(), take);
            }
        }
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
