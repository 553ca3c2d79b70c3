//! The evenings for others: one as a link with its QR code, any as text and as a table for spreadsheets.

use tensu::evening;
use tensu::evening::season::{Gathering, csv};
use yew::prelude::*;

use super::kept::played;
use super::people::Table;
use super::{Around, list, name};
use crate::browser::page;
use crate::browser::page::give;
use crate::model::share;
use crate::pages::table::sentences;
use crate::parts::code::code;
use crate::parts::copied::Copy;
use crate::parts::shapes::{button, el};
use crate::say::{self, Label, say};

/// The ids of the fields.
const LINK: &str = "evenings-link";
const TEXT: &str = "evenings-text";

/// The part of the page that gives evenings to others.
pub(super) fn view(around: &Around<'_>, shown: &[&Gathering], tables: &[Table]) -> Html {
    let link = match shown {
        [one] if around.is_one() => link(around, one),
        _ => String::new(),
    };
    let text = text(around, shown, tables);
    let parcel = give::parcel(&text, &link);
    let text = AttrValue::from([text.as_str(), &link].join("\n").trim_end().to_owned());
    let all = played(&around.season.kept);
    let games = shown.iter().flat_map(|one| &one.games).map(|&at| all[at]);
    let csv = give::file_address("text/csv", &csv(&games.collect::<Vec<_>>()));
    html! {
        <section class="evenings-paper evenings-give" aria-label={say(Label::TableShare)}>
            { el("h3", "", say(Label::TableShare)) }
            if !link.is_empty() {
                <div class="evening-give">
                    { code(&link) }
                    <div>
                        { el("p", "aside", say(Label::EveningsShareHelp)) }
                        <textarea id={LINK} rows="3" readonly={true} spellcheck="false" aria-label={say(Label::EveningsLink)} value={link.clone()} />
                        <Copy field={LINK} what={link} text={say(Label::CopyLink)} />
                    </div>
                </div>
            }
            <textarea id={TEXT} rows="6" readonly={true} spellcheck="false" aria-label={say(Label::GiveText)} value={text.clone()} />
            <Copy field={TEXT} what={text} text={say(Label::GiveCopyText)}>
                if let Some(parcel) = parcel {
                    { button("toggle", say(Label::GiveSend), move |_: MouseEvent| give::send(&parcel)) }
                }
                <a class="toggle" href={csv} download="tensu.csv">{ say(Label::TableCsv) }</a>
            </Copy>
        </section>
    }
}

/// All games of an evening as an address.
fn link(around: &Around<'_>, one: &Gathering) -> String {
    let games = one.games.iter();
    let games = games.filter_map(|&at| around.evening.games.get(around.season.kept[at].at));
    let evening = evening::Evening(games.map(|game| game.game()).collect());
    share::game_address(&page::home(), &evening)
}

/// The days of the evenings, and a line a person.
fn text(around: &Around<'_>, shown: &[&Gathering], tables: &[Table]) -> String {
    let days = match shown {
        [] => String::new(),
        [one] => [name::title(one), list::rules(around, one)].join(" · "),
        [first, .., last] => [name::short(first), name::short(last)].join(" – "),
    };
    let mut lines = vec![days];
    for table in tables {
        lines.push(say::pair(say(Label::TableGames), table.games));
        for (rank, one) in table.people.iter().enumerate() {
            let score = say::score_in(one.total(), table.unit);
            lines.push(format!("{}. {} {score}", rank + 1, sentences::person(one)));
        }
    }
    lines.join("\n")
}
