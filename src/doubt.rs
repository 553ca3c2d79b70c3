//! Rules of a preset that nobody found in a source, where they decide a price.

use alloc::vec::Vec;

use crate::rules::{Knob, Origin, Setting};
use crate::score::{Score, score};
use crate::win::Win;

/// The rules without a source ([`Origin::Unconfirmed`]) that the price of this hand depends on, each with its value. A rule
/// that a house has set itself is not among them.
///
/// If a rule has other choices, the hand is scored under each; if it takes any number, it counts as soon as the hand
/// involves it.
///
/// ```
/// use tensu::{Ruleset, doubt};
/// let question = "234m34p66p678s567s+2p ron riichi ura:5p".parse().unwrap();
/// let doubts = |id: &str| {
///     let win = tensu::Question::check(&question, Ruleset::by_id(id).unwrap()).unwrap();
///     let score = win.score().unwrap();
///     doubt::unconfirmed(&win, &score).into_iter().map(|(rule, _)| rule.id).collect::<Vec<_>>()
/// };
/// assert_eq!(doubts("rrc"), ["ura_dora"]);
/// assert!(doubts("tenhou").is_empty());
/// ```
pub fn unconfirmed(win: &Win<'_>, score: &Score) -> Vec<(&'static Knob, Setting)> {
    let rules = win.rules();
    let mut found: Vec<_> = rules
        .settings()
        .filter(|(knob, _)| rules.origin(knob.id) == Origin::Unconfirmed)
        .filter(|(knob, _)| !rules.is_changed(knob.id))
        // What a remark says of the rule is said.
        .filter(|(knob, _)| score.remarks.iter().all(|remark| remark.id() != knob.id))
        .filter(|(knob, _)| (knob.matters)(win, score))
        .collect();
    if found.is_empty() {
        return found;
    }
    // A second winner's score is without the counters that the question has.
    let alone = crate::score(win.question(), rules);
    let scored = alone.as_ref().unwrap_or(score);
    found.retain(|(knob, value)| decides(win, scored, knob, value));
    found
}

fn decides(win: &Win<'_>, scored: &Score, knob: &Knob, value: &Setting) -> bool {
    let others = || {
        let settings = knob.choices.iter().map(|code| Setting::of_code(code));
        settings.filter(|other| other != value)
    };
    if knob.choices.is_empty() {
        return true;
    }
    others().any(|other| {
        let mut changed = win.rules().clone();
        if changed.change(knob.id, &other).is_err() {
            return false;
        }
        // A hand that the other rule refuses does not say what it would cost.
        score(&win.question().adapted(&changed), &changed)
            .is_ok_and(|other| other.payments != scored.payments)
    })
}
