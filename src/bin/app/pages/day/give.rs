//! The day for others: the desk handed over as link, code or file, and a table for spreadsheets.

use tensu::evening::tournament::csv;
use tensu_words::Teach;
use yew::prelude::*;

use super::around::{Around, head};
use super::ranking;
use crate::browser::page;
use crate::browser::page::give;
use crate::parts::code::code;
use crate::parts::copied::Copy;
use crate::parts::shapes::{button, el};
use crate::say::teach::teach;
use crate::say::{Label, say};

/// The id of the field with the link.
const LINK: &str = "day-all";

/// The page.
pub(super) fn page(around: &Around<'_>) -> Html {
    let link = format!(
        "{}#/{}/{}",
        page::home(),
        super::around::PAGE.address,
        around.day.link()
    );
    let file = give::file_address("text/plain", &around.day.to_string());
    let csv = give::file_address("text/csv", &csv(around.day, around.rules));
    let parcel = give::parcel("", &link);
    html! {
        <>
            { head(around, teach(Teach::DayHandOver)) }
            <section class="evenings-paper day-hand">
                { el("p", "", teach(Teach::DayOverHelp)) }
                { code(&link) }
                <textarea id={LINK} rows="3" readonly={true} spellcheck="false" aria-label={teach(Teach::DayHandOver)} value={link.clone()} />
                <Copy field={LINK} what={link} text={say(Label::CopyLink)}>
                    if let Some(parcel) = parcel {
                        { button("toggle", say(Label::GiveSend), move |_: MouseEvent| give::send(&parcel)) }
                    }
                    <a class="toggle" href={file} download="tensu-day.txt">{ teach(Teach::DaySave) }</a>
                    <a class="toggle" href={csv} download="tensu-day.csv">{ say(Label::TableCsv) }</a>
                </Copy>
            </section>
            if around.state.begun > 0 {
                { ranking::paper(around, around.state.begun, true) }
            }
        </>
    }
}
