//! The game for others: as a link with its QR code, as text, as files.

use tensu::evening::Player;
use yew::prelude::*;

use super::given::JSON_TEXT;
use super::{Around, picture, sentences, totals};
use crate::browser::page;
use crate::browser::page::give;
use crate::model::share;
use crate::parts::code::code;
use crate::parts::copied::Copy;
use crate::parts::given::Drawn;
use crate::parts::poster::WIDTH;
use crate::parts::shapes::{button, el};
use crate::say::{Label, say};

/// The ids of the fields.
const LINK: &str = "table-link";
const TEXT: &str = "table-text";

/// The page.
pub(super) fn page(around: &Around<'_>) -> Html {
    let Some(journal) = around.evening.journal() else {
        return Html::default();
    };
    let game = journal.game();
    let link = share::game_address(&page::home(), &game);
    let text = AttrValue::from(format!("{}\n{link}", text(around)));
    // A request of the scoring contract, and read back here. A game's words have nothing that JSON would escape.
    let json = format!("{{\"ask\": \"game\", \"{JSON_TEXT}\": \"{game}\"}}\n");
    let (svg, height) = picture::picture(around);
    let csv = around.course.csv(around.rules);
    html! {
        <section class="paper evening-sheet">
            <div class="evening-give">
                { code(&link) }
                <div>
                    { el("p", "aside", say(Label::TableShareHelp)) }
                    <textarea id={LINK} rows="3" readonly={true} spellcheck="false" aria-label={say(Label::TableLink)} value={link.clone()} />
                    { copy(LINK, &link.clone().into(), say(Label::CopyLink), &link, around) }
                </div>
            </div>
            <textarea id={TEXT} rows="6" readonly={true} spellcheck="false" aria-label={say(Label::GiveText)} value={text.clone()} />
            <Copy field={TEXT} what={text} text={say(Label::GiveCopyText)}>
                { save("text/csv", &csv, "tensu.csv", say(Label::TableCsv)) }
                { save("application/json", &json, "tensu.json", say(Label::TableJson)) }
            </Copy>
            <Drawn {svg} width={WIDTH} {height} />
        </section>
    }
}

fn copy(
    field: &'static str,
    what: &AttrValue,
    name: &'static str,
    link: &str,
    around: &Around<'_>,
) -> Html {
    let parcel = give::parcel(&text(around), link);
    html! {
        <Copy {field} {what} text={name}>
            if let Some(parcel) = parcel {
                { button("toggle", say(Label::GiveSend), move |_: MouseEvent| give::send(&parcel)) }
            }
        </Copy>
    }
}

/// A link that saves a file.
fn save(kind: &str, text: &str, name: &'static str, says: &'static str) -> Html {
    let href = give::file_address(kind, text);
    html! { <a class="toggle" {href} download={name}>{ says }</a> }
}

/// The standing of the game, a line a player; then that of the evening, if the game is over.
fn text(around: &Around<'_>) -> String {
    let state = &around.course.state;
    let results = around.standing();
    let line = |one: &Player| {
        let points = sentences::points(one.points + one.sticks);
        let line = format!("{}. {} {points}", one.place, around.name(one.chair));
        match state.over {
            Some(_) => format!("{line} ({})", sentences::score(one.total, around.rules)),
            None => line,
        }
    };
    let head = format!("{} · {}", around.rules.title(), around.hand_or_end());
    let lines = [head].into_iter().chain(results.iter().map(line));
    let evening = state.over.is_some().then(|| totals::lines(around));
    let lines: Vec<String> = lines.chain(evening.unwrap_or_default()).collect();
    lines.join("\n")
}
