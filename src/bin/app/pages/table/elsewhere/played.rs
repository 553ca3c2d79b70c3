//! The play of a hand of a game that is kept here, as its log has it: shown in the game's own log.

use tensu::evening::{Record, Start};
use yew::prelude::*;

use super::hand::Seen;
use crate::model::active_rules::ActiveRules;
use crate::pages::table::state::{log_of, one};
use crate::parts::taught::use_taught;
use tensu::evening::Course;

#[derive(Properties, PartialEq)]
pub(in crate::pages::table) struct Props {
    /// The beginning of the game, which says whose log it is.
    pub(in crate::pages::table) start: Start,
    pub(in crate::pages::table) rules: ActiveRules,
    /// The hand.
    pub(in crate::pages::table) record: Record,
}

/// The tiles, the rivers, and what was paid otherwise; nothing where the log is not here any more.
#[component]
pub(in crate::pages::table) fn Played(props: &Props) -> Html {
    let taught = use_taught();
    let Props {
        start,
        rules,
        record,
    } = props;
    let deps = (start.origin.clone(), rules.clone(), record.clone());
    let found = use_memo(deps, |(origin, rules, record)| {
        let log = log_of(origin)?;
        let is_it = |hand: &&tensu_log::LogHand| {
            (hand.round, hand.deal, hand.honba, hand.dealer)
                == (record.round(), record.number(), record.honba, record.dealer)
        };
        let hand = log.hands.iter().find(is_it)?.clone();
        let at = log.hands.iter().position(|own| *own == hand)?;
        Some((hand, one(&log, at, rules)))
    });
    if taught.missing().is_some() {
        return Html::default();
    }
    let Some((hand, checked)) = &*found else {
        return Html::default();
    };
    let state = Course::new(start, rules).state;
    let is_ours = checked.as_ref().is_some_and(|checked| {
        let ours = checked.ours.as_ref().ok().map(|ours| &ours.changes);
        ours == Some(&record.changes)
    });
    let seen = Seen {
        hand,
        checked: checked.as_ref(),
        state: &state,
        rules,
        is_ours,
    };
    seen.view()
}
