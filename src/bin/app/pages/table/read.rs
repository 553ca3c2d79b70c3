//! The fields for a game from elsewhere: a link, JSON, a file.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::share::JSON_TEXT;
use super::state::Tap;
use crate::browser::page::files;
use crate::parts::shapes::{button, el};
use crate::say::language::with_games;
use crate::say::{Label, say};

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
            with_games(text.to_owned(), move |text| {
                taps.emit(Tap::Given(files::inside_json(&text, JSON_TEXT)));
            });
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
    let open = {
        let text = text.clone();
        move |_: MouseEvent| given(&text)
    };
    html! {
        <details class="evening-read">
            { el("summary", "", say(Label::TableRead)) }
            <textarea rows="3" spellcheck="false" aria-label={say(Label::TableReadHelp)} placeholder={say(Label::TableReadHelp)} value={(*text).clone()} {oninput} />
            <div class="evening-keys">
                { button("toggle", say(Label::TableRead), open) }
                <label class="toggle evening-file">
                    { say(Label::TableFile) }
                    <input type="file" accept=".json,.txt,application/json,text/plain" class="unseen" {onchange} />
                </label>
            </div>
        </details>
    }
}
