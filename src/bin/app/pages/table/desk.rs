//! The result of a game that is a table of a tournament: it goes back to the desk.

use tensu::evening::tournament::{Points, Report};
use yew::prelude::*;

use super::{Around, evenings};
use crate::browser::page;
use crate::browser::page::give as page_give;
use crate::parts::code::code;
use crate::parts::copied::Copy;
use crate::parts::shapes::{button, el};
use crate::say::{Label, say};

/// The id of the field with the link.
const LINK: &str = "desk-link";

/// The result as code and link; nothing for a game of its own.
pub(super) fn give(around: &Around<'_>) -> Html {
    let start = around.evening.game().map(|game| game.start());
    let Some(ticket) = start.and_then(|start| start.desk.clone()) else {
        return Html::default();
    };
    let points = Points::of_game(&around.course.state, around.rules);
    let report = Report { ticket, points };
    let link = format!("{}#/{}/{report}", page::home(), evenings::DAY);
    let parcel = page_give::parcel("", &link);
    html! {
        <section class="evening-desk" aria-label={say(Label::DayGive)}>
            { el("h3", "", say(Label::DayGive)) }
            <div class="evening-give">
                { code(&link) }
                <div>
                    { el("p", "aside", say(Label::DayGiveHelp)) }
                    <textarea id={LINK} rows="3" readonly={true} spellcheck="false" aria-label={say(Label::DayGive)} value={link.clone()} />
                    <Copy field={LINK} what={link} text={say(Label::CopyLink)}>
                        if let Some(parcel) = parcel {
                            { button("toggle", say(Label::GiveSend), move |_: MouseEvent| page_give::send(&parcel)) }
                        }
                    </Copy>
                </div>
            </div>
        </section>
    }
}
