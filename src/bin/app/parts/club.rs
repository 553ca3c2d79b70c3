//! The links that a club gives its members.

use yew::prelude::*;

use crate::browser::page;
use crate::model::active_rules::ActiveRules;
use crate::model::site::names::Params;
use crate::model::site::{self, snippet};
use crate::say::{Label, say};

/// Draws links to the calculator and to the page of a club's rules.
pub(crate) fn club_links(rules: &ActiveRules, chosen: &Params) -> Html {
    let root = page::home();
    let link = |name: &'static str, params: &Params| {
        let href = snippet::address(&root, params);
        html! { <li><a class="link" {href} target="_blank" rel="noopener">{ name }</a></li> }
    };
    html! {
        <ul class="club-links">
            { link(say(Label::SiteLocked), &site::locked(rules, chosen)) }
            { link(say(Label::SiteRules), &site::reference(rules, chosen)) }
        </ul>
    }
}
