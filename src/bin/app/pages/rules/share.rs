//! Rules as a text and as a link: to copy, to take over.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::browser::page;
use crate::model::active_rules::ActiveRules;
use crate::model::site::names::{Name, Params};
use crate::model::state::{Action, Change, Dispatch};
use crate::parts::club::club_links;
use crate::parts::copied::Copy;
use crate::parts::shapes::{button, el};
use crate::say::language::with_games;
use crate::say::{Label, say};

/// The ids of the fields.
const TEXT: &str = "rules-text";
const LINK: &str = "rules-link";

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The rules.
    pub(crate) rules: ActiveRules,
    /// The way of actions to the state.
    pub(crate) dispatch: Dispatch,
}

/// The text and the link.
#[component]
pub(crate) fn Share(props: &Props) -> Html {
    let text = use_node_ref();
    let house = props.rules.to_house();
    let import = {
        let (text, dispatch) = (text.clone(), props.dispatch.clone());
        move |_| {
            if let Some(field) = text.cast::<HtmlTextAreaElement>() {
                let dispatch = dispatch.clone();
                with_games(field.value(), move |line| {
                    dispatch.dispatch(Action::Change(Change::Import(line)));
                });
            }
        }
    };
    let line = AttrValue::from(house.to_string());
    let link = AttrValue::from(page::link(&house.link()));
    let mut club = Params::default();
    club.set(Name::Club, props.rules.house().map(|own| own.name.clone()));
    html! {
        <details class="share">
            { el("summary", "", say(Label::Share)) }
            <div class="share-body">
                { el("p", "aside", say(Label::ShareHelp)) }
                <textarea id={TEXT} ref={text.clone()} rows="4" spellcheck="false" aria-label={say(Label::RulesText)} value={&line} />
                <Copy field={TEXT} what={line} text={say(Label::Copy)}>
                    { button("toggle", say(Label::Import), import) }
                </Copy>
                <input id={LINK} readonly={true} aria-label={say(Label::RulesLink)} value={&link} />
                <Copy field={LINK} what={link} text={say(Label::CopyLink)} />
                { club_links(&props.rules, &club) }
            </div>
        </details>
    }
}
