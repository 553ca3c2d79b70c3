//! Why a tap did nothing, in English.

use tensu::rules::Knob;

use super::{ui, words};
use crate::state::Hint;

/// The reason.
pub(super) fn hint(hint: &Hint) -> String {
    match hint {
        Hint::Refused(refusal) => (words().refusal)(refusal),
        Hint::NoneLeft(tile) => format!("No {} is left.", (words().tile)(*tile)),
        Hint::IndicatorsFull => "At most five indicators can be turned.".to_owned(),
        Hint::NoMeld(kind, tile) => format!(
            "No {} from {} is possible here.",
            (ui().meld)(*kind).to_ascii_lowercase(),
            (words().tile)(*tile)
        ),
        Hint::NoRoom => {
            "There is no room for another meld. Its tiles are not in the hand either.".to_owned()
        }
        Hint::NoChange => "No tile is left for that.".to_owned(),
        Hint::NoTile(text) => format!("There is no tile {text}."),
        Hint::NotHere(tile) => format!("These rules have no {}.", (words().tile)(*tile)),
        Hint::Rules(why) => match why.rule().and_then(Knob::by_id) {
            Some(knob) => format!("{why} ({})", knob.text),
            None => why.to_string(),
        },
        Hint::NameTaken(name) => format!("There are other rules named {name}."),
    }
}
