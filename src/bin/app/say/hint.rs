//! The reasons why a tap did nothing, or a hand does not win.

use tensu::Refusal;
use tensu::refusal::Field;

use super::{Label, fill, meld, pair, say, with, words};
use crate::model::entry::Entry;
use crate::model::library::library;
use crate::model::state::Hint;

/// Says why a hand does not win; of several winners each is named by their seat. A missing discarder is not told as in
/// a text: there is a list for it.
pub(crate) fn refusal(why: &Refusal, entry: &Entry) -> String {
    let reason = why.reason();
    match why.nth() {
        _ if *reason == Refusal::Missing(Field::From) => say(Label::TableHelp).to_owned(),
        Some(at) => {
            let winner = entry.won.get(at).map_or(entry, |won| won);
            pair(words().player(winner.rest.seat), words().refusal(reason))
        }
        None => words().refusal(why),
    }
}

/// Words a hint about the last tap.
pub(crate) fn hint(hint: &Hint) -> String {
    match hint {
        Hint::Refused(refusal) => words().refusal(refusal),
        Hint::NoneLeft(tile) => with(Label::HintNoneLeft, &words().tile(*tile)),
        Hint::Cleared => say(Label::HintCleared).to_owned(),
        Hint::IndicatorsFull => say(Label::HintIndicators).to_owned(),
        Hint::NoMeld(kind, tile) => {
            let tile = words().tile(*tile);
            fill(Label::HintNoMeld, &[meld(*kind).into(), (&tile).into()])
        }
        Hint::NoRoom => say(Label::HintNoRoom).to_owned(),
        Hint::NoChange => say(Label::HintNoChange).to_owned(),
        Hint::NoSequence(tile) => with(Label::HintNoSequence, &words().tile(*tile)),
        Hint::TooMany => say(Label::HintTooMany).to_owned(),
        Hint::Text(error) if error.why.is_of_all() => words().syntax(&error.why),
        Hint::Text(error) => {
            let why = words().syntax(&error.why);
            fill(Label::HintText, &[(error.at + 1).into(), (&why).into()])
        }
        Hint::NoReader => say(Label::HintNoReader).to_owned(),
        Hint::TextSize(have) => words().refusal(&Refusal::TileCount { have: *have }),
        Hint::NoTile(text) => with(Label::HintNoTile, text),
        Hint::NotHere(tile) => with(Label::HintNotHere, &words().tile(*tile)),
        Hint::Rules(why) => {
            let text = words().bad_house(why);
            match why.rule().and_then(|id| library().house_rule(id)) {
                Some(knob) => fill(
                    Label::HintRules,
                    &[(&text).into(), words().rule(knob.text).into()],
                ),
                None => text,
            }
        }
        Hint::LinkRules(name) => with(Label::HintLinkRules, name),
        Hint::Link(why) => words().bad_link(why),
        Hint::NameTaken(name) => with(Label::HintNameTaken, name),
        Hint::Named(dora, indicators) => words().named(dora, indicators),
        Hint::Dora(tiles) => with(Label::HintDora, &super::tile_names(tiles)),
        Hint::Deleted(hands) => with(Label::HistoryDeleted, *hands),
        Hint::RulesDeleted(name) => with(Label::RulesDeleted, name),
    }
}
