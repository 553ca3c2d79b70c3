//! Tensu on another page: the parameters of such a page (`docs/embed.md`), and the lines to paste there.

use crate::model::active_rules::ActiveRules;
use crate::model::entry::Entry;
use crate::model::sheet::{DAY, WEEK};

use names::{Name, Params, Subject};

pub(crate) mod names;
pub(crate) mod snippet;

/// Returns whether this is the content that is shown.
fn is_of(chosen: &Params, subject: Subject) -> bool {
    chosen.get(Name::View) == Some(subject.code())
}

/// Returns whether a hand is wanted: to begin with, or because nothing else is shown.
pub(crate) fn wants_hand(chosen: &Params) -> bool {
    let begins = chosen.has(Name::Hand) && !is_of(chosen, Subject::Reference);
    begins || is_of(chosen, Subject::Result)
}

/// Returns whether a quiz deals the hands of a drill, and none of a day or a week.
pub(crate) fn asks_drill(chosen: &Params) -> bool {
    !matches!(chosen.get(Name::Drill), None | Some(DAY | WEEK))
}

/// The choices, with the rules and the hand of the table.
pub(crate) fn whole(chosen: &Params, entry: &Entry) -> Params {
    let mut params = chosen.clone().with_rules(&entry.rules);
    // There is nothing to change on the page of a ruleset.
    if is_of(chosen, Subject::Reference) {
        params.set(Name::Lock, None);
    }
    let hand = wants_hand(chosen) && !entry.is_empty();
    // The parameters of a quiz mean nothing elsewhere; a drill has its own question and no day, a day has no seed.
    let of_quiz = [
        Name::Drill,
        Name::Form,
        Name::Reveal,
        Name::More,
        Name::Seed,
        Name::Date,
    ];
    let idle: &[Name] = if !is_of(chosen, Subject::Quiz) {
        &of_quiz
    } else if hand {
        &[Name::Drill, Name::Date]
    } else if asks_drill(chosen) {
        &[Name::Form, Name::Date]
    } else if !chosen.has(Name::More) {
        &[Name::Seed]
    } else {
        &[]
    };
    for name in idle {
        params.set(*name, None);
    }
    params.set(Name::Hand, hand.then(|| entry.question().to_string()));
    params
}

/// The calculator for the members of a club: its rules, which nobody changes, and its name.
pub(crate) fn locked(rules: &ActiveRules, chosen: &Params) -> Params {
    let speech = chosen.only(&[Name::Club, Name::Lang, Name::Terms]);
    speech.with_rules(rules).with(Name::Lock, "")
}

/// The page of those rules.
pub(crate) fn reference(rules: &ActiveRules, chosen: &Params) -> Params {
    let mut params = locked(rules, chosen).with(Name::View, Subject::Reference.code());
    params.set(Name::Lock, None);
    params
}

#[cfg(test)]
mod tests {
    use super::snippet::address;
    use super::{Name, Params, Subject, locked, reference, whole};
    use crate::model::active_rules::ActiveRules;
    use crate::model::entry::Entry;

    fn entry(hand: &str) -> Entry {
        let rules = ActiveRules::by_id("tenhou").unwrap_or_default();
        Entry::new(rules, hand.parse().unwrap_or_default())
    }

    #[test]
    fn the_hand_comes_along_when_it_is_wanted_and_there() {
        let hand = "123m4p+5p tsumo seat:E honba:2";
        let of = |chosen: &Params, hand: &str| address("/", &whole(chosen, &entry(hand)));
        let none = Params::default();
        let wanted = none.clone().with(Name::Hand, "");
        let result = none.clone().with(Name::View, Subject::Result.code());
        let written = "hand=123m4p%2B5p%20tsumo%20seat:E%20honba:2";
        assert_eq!(of(&none, hand), "/embed/1/?ruleset=tenhou");
        assert_eq!(
            of(&wanted, hand),
            format!("/embed/1/?ruleset=tenhou&{written}")
        );
        assert_eq!(of(&wanted, ""), "/embed/1/?ruleset=tenhou");
        assert_eq!(
            of(&result, hand),
            format!("/embed/1/?view=result&ruleset=tenhou&{written}")
        );
        let rules = wanted
            .with(Name::View, Subject::Reference.code())
            .with(Name::Lock, "");
        assert_eq!(
            of(&rules, hand),
            "/embed/1/?view=reference&ruleset=tenhou",
            "neither means anything there"
        );
    }

    /// The choices for one kind of quiz stay with it, for whoever comes back to it.
    #[test]
    fn a_quiz_is_told_what_it_can_use() {
        let of = |chosen: &Params, hand: &str| address("/", &whole(chosen, &entry(hand)));
        let chosen = Params::default()
            .with(Name::View, Subject::Quiz.code())
            .with(Name::Form, "fu")
            .with(Name::Seed, "club")
            .with(Name::Date, "2026-11-26");
        let day = "/embed/1/?view=quiz&ruleset=tenhou&form=fu&date=2026-11-26";
        assert_eq!(of(&chosen, ""), day);
        let drill = chosen.clone().with(Name::Drill, "wait");
        assert_eq!(
            of(&drill, ""),
            "/embed/1/?view=quiz&ruleset=tenhou&drill=wait&seed=club"
        );
        let hand = drill.clone().with(Name::Hand, "");
        assert_eq!(
            of(&hand, "1m"),
            "/embed/1/?view=quiz&ruleset=tenhou&hand=1m%20ron&form=fu&seed=club"
        );
        let other = drill.with(Name::View, Subject::Calculator.code());
        assert_eq!(of(&other, ""), "/embed/1/?view=calculator&ruleset=tenhou");
    }

    #[test]
    fn a_club_has_its_name_its_rules_and_its_language() {
        let chosen = Params::default()
            .with(Name::View, Subject::Result.code())
            .with(Name::Club, "Ours")
            .with(Name::Lang, "de")
            .with(Name::Theme, "dark")
            .with(Name::Compact, "");
        let rules = entry("").rules;
        assert_eq!(
            address("/", &locked(&rules, &chosen)),
            "/embed/1/?ruleset=tenhou&lock&club=Ours&lang=de"
        );
        assert_eq!(
            address("/", &reference(&rules, &chosen)),
            "/embed/1/?view=reference&ruleset=tenhou&club=Ours&lang=de"
        );
    }
}
