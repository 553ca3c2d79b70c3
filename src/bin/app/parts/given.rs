//! Text for others, to copy or to send.

use yew::prelude::*;

use crate::browser::page::give;
use crate::parts::copied::Copy;
use crate::parts::shapes::button;
use crate::say::{Label, say};

/// The id of its field.
pub(crate) const TEXT: &str = "share-text";

/// Text alone, to copy or to send.
pub(crate) fn words(text: &str) -> Html {
    let parcel = give::parcel(text, "");
    html! {
        <div class="give">
            <div class="give-part">
                { field(TEXT, say(Label::GiveText), text, "6") }
                <Copy field={TEXT} what={text.to_owned()} text={say(Label::GiveCopyText)}>
                    if let Some(parcel) = parcel {
                        { button("toggle", say(Label::GiveSend), move |_: MouseEvent| give::send(&parcel)) }
                    }
                </Copy>
            </div>
        </div>
    }
}

/// Text to copy.
pub(crate) fn field(id: &'static str, name: &'static str, text: &str, rows: &'static str) -> Html {
    html! { <textarea {id} {rows} readonly={true} spellcheck="false" aria-label={name} value={text.to_owned()} /> }
}
