//! The hand for others: as a link with its QR code, as text, as a picture.

use yew::prelude::*;

use super::{Desk, Group, Page, sheet};
use crate::browser::page::give;
use crate::model::share;
use crate::model::sheet::{address as address_of, quiz};
use crate::model::state::Dispatch;
use crate::parts::code::code;
use crate::parts::copied::Copy;
use crate::parts::given::{Drawn, TEXT, field};
use crate::parts::icon::Shape;
use crate::parts::poster::WIDTH;
use crate::parts::room::Ground;
use crate::parts::shapes::{button, el};
use crate::say::share::text as text_of;
use crate::say::{self, Label, say};

mod picture;

use picture::Picture;

/// The page's entry in the list of pages.
pub(crate) const PAGE: Page = Page {
    address: "share",
    title: Label::ViewShare,
    part_of: None,
    icon: Some(Shape::Share),
    menu: Some(Group::Hand),
    in_bar: false,
    ground: Ground::Paper,
    in_frame: |_| true,
    is_there: |_, outcomes| outcomes.is_win(),
};

/// The id of the field with the link, and of the one with the link to the quiz.
const LINK: &str = "share-link";
const QUIZ: &str = "share-quiz";

/// Draws the page; nothing without a win.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    let (entry, outcomes) = (&desk.state.entry, desk.outcomes);
    let Ok(explained) = outcomes.chosen() else {
        return Html::default();
    };
    let by = outcomes.by;
    let link = share::shared(entry, say::words().tag);
    let text = text_of(entry, by, explained);
    let picture = picture::picture(entry, by, explained, give::drawing);
    let rules = &entry.rules;
    let quiz = quiz(&share::counted(entry, by), &rules.to_house(), rules);
    let quiz = quiz.map(|quiz| AttrValue::from(quiz.to_string()));
    let dispatch = desk.dispatch.clone();
    html! { <Give {link} {text} {picture} {quiz} {dispatch} /> }
}

#[derive(Properties, PartialEq)]
struct Props {
    /// The whole address.
    link: AttrValue,
    /// The result as text, without the link.
    text: AttrValue,
    /// The result as a picture.
    picture: Picture,
    /// The hand as a sheet, if there is something to ask about it.
    quiz: Option<AttrValue>,
    dispatch: Dispatch,
}

/// All ways to give the hand to others.
#[component]
fn Give(props: &Props) -> Html {
    let sent = |data: web_sys::ShareData| move |_: MouseEvent| give::send(&data);
    // Other programs put the link below the text themselves.
    let parcel = give::parcel(&props.text, &props.link);
    let text = AttrValue::from(format!("{}\n{}", props.text, props.link));
    html! {
        <div class="give">
            { code(&props.link) }
            <div class="give-part">
                { el("p", "aside", say(Label::GiveHelp)) }
                { field(LINK, say(Label::GiveLink), &props.link, "2") }
                <Copy field={LINK} what={&props.link} text={say(Label::CopyLink)}>
                    if let Some(parcel) = parcel {
                        { button("toggle", say(Label::GiveSend), sent(parcel)) }
                    }
                </Copy>
            </div>
            if let Some(quiz) = &props.quiz {
                { as_quiz(quiz, &props.dispatch) }
            }
            <div class="give-part">
                { field(TEXT, say(Label::GiveText), &text, "6") }
                <Copy field={TEXT} what={text} text={say(Label::GiveCopyText)} />
            </div>
            <Drawn svg={props.picture.svg.clone()} width={WIDTH} height={props.picture.height} />
        </div>
    }
}

/// Draws the hand as a quiz, its points covered: to send, or to answer.
fn as_quiz(quiz: &str, dispatch: &Dispatch) -> Html {
    let address = AttrValue::from(address_of(quiz));
    let open = sheet::PAGE.is_here().then(|| {
        button(
            "toggle",
            say(Label::QuizThis),
            sheet::PAGE.open_at(quiz, dispatch),
        )
    });
    let name = say::pair(say(Label::CopyLink), say(Label::QuizThis));
    html! {
        <div class="give-part">
            { field(QUIZ, say(Label::GiveQuiz), &address, "2") }
            { el("p", "aside", say(Label::GiveQuiz)) }
            <Copy field={QUIZ} what={address} text={say(Label::CopyLink)} {name}>{ open.unwrap_or_default() }</Copy>
        </div>
    }
}
