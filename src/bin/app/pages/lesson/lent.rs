//! A link to a lesson that brings its rules.

use tensu::house::BadHouse;
use yew::prelude::*;

use crate::model::active_rules::ActiveRules;
use crate::model::course::rules_of_lesson;
use crate::model::state::{Action, Change, Dispatch};

/// The rules that a link to a lesson brings.
#[derive(Clone, PartialEq)]
pub(super) enum Lent {
    /// They are chosen, or there are none.
    Here,
    /// They are chosen in a moment.
    Comes,
    /// They cannot be read.
    Bad(BadHouse),
}

/// Chooses the rules of a link to a lesson, once; who changes them then has others.
#[hook]
pub(super) fn use_lent(side: &str, rules: &ActiveRules, dispatch: &Dispatch) -> Lent {
    let chosen = use_state_eq(String::new);
    let wanted = use_memo(side.to_owned(), |side| rules_of_lesson(side));
    let is_due = match &*wanted {
        Some(Ok(wanted)) => *chosen != side && wanted != rules,
        _ => false,
    };
    {
        let (wanted, chosen, dispatch) = (wanted.clone(), chosen, dispatch.clone());
        use_effect_with((side.to_owned(), is_due), move |(side, is_due)| {
            if let Some(Ok(wanted)) = &*wanted
                && *is_due
            {
                dispatch.dispatch(match wanted.house() {
                    None => Action::Rules(wanted.clone()),
                    Some(house) => Action::Change(Change::Import(house.to_string())),
                });
            }
            chosen.set(side.clone());
        });
    }
    match &*wanted {
        Some(Err(bad)) => Lent::Bad(bad.clone()),
        _ if is_due => Lent::Comes,
        _ => Lent::Here,
    }
}
