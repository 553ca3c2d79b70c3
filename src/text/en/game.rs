//! What English has to say about the game around the hands.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::{kind_name, refusal as of_hand};
use crate::game::{Exchange, Standing};
use crate::refusal::{Refusal, Rule};
use crate::text::signed;
use crate::tile::Kind;

pub(super) fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::StandingCount { have } => {
            format!("{have} tiles: a hand that nobody has won has 13, a kan counting as three.")
        }
        Refusal::Players { have, need } => {
            format!("Points for {have} players: this game has {need}.")
        }
        Refusal::PointsSum { have, need } => {
            let (far, word) = if have < need {
                (need - have, "missing")
            } else {
                (have - need, "too many")
            };
            format!(
                "Together {}, but all started with {}: {} {word}.",
                signed(*have),
                signed(*need),
                signed(far)
            )
        }
        Refusal::NotLegal(Rule::Nagashi) => "These rules have no nagashi mangan.".to_owned(),
        Refusal::Nth(i, reason) => format!("Hand {}: {}", i + 1, of_hand(reason)),
        other => of_hand(other),
    }
}

pub(super) fn standing(standing: &Standing) -> String {
    match standing {
        Standing::Declared => "Tenpai.".to_owned(),
        Standing::Tenpai(waits) => format!("Tenpai, waiting for {}.", list(waits)),
        Standing::Hidden => "Noten: the hand is not shown.".to_owned(),
        Standing::Dead(waits) => format!(
            "Noten: every {} lies open, so no tile can complete the hand.",
            list(waits)
        ),
        Standing::Away(1) => "Noten: one tile away from tenpai.".to_owned(),
        Standing::Away(away) => format!("Noten: {away} tiles away from tenpai."),
    }
}

pub(super) fn exchange(exchange: Exchange) -> &'static str {
    match exchange {
        Exchange::Paid => "The noten players pay the tenpai ones.",
        Exchange::AllEqual => "All are tenpai, or nobody is: nobody pays.",
        Exchange::NotInRuleset => "These rules have no payments at a drawn hand.",
    }
}

fn list(kinds: &[Kind]) -> String {
    let names: Vec<String> = kinds.iter().map(|&kind| kind_name(kind)).collect();
    names.join(" and ")
}
