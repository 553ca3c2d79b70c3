//! Rules of a preset that nobody found in a source, or that one secondary source alone has, where they decide a price.

use alloc::vec::Vec;

use crate::presets::{self, HouseRule, Origin, Ruleset, knobs};
use crate::result::score::Score;
use crate::result::win::Win;
use crate::rulebook::Setting;

/// A rule that a price depends on and that may be another one.
#[derive(Clone, Debug)]
pub struct Doubt {
    /// Which.
    pub rule: &'static HouseRule,
    /// Its value here.
    pub value: Setting,
    /// The one source that says so; `None` where no source does.
    pub source: Option<&'static str>,
}

/// The rules that the price of this hand depends on and that are not well known: those without a source
/// ([`Origin::Unconfirmed`]), and those that one secondary source alone reports ([`Origin::alone`]). A rule that a house
/// has set itself is not among them.
///
/// If a rule has other choices, the hand is scored under each; if it takes any number, it counts as soon as the hand
/// involves it.
///
/// ```
/// use tensu::{Ruleset, unconfirmed};
/// let question = "234m34p66p678s567s+2p ron riichi ura:5p".parse().unwrap();
/// let doubts = |id: &str| {
///     let rules = Ruleset::by_id(id).unwrap();
///     let win = tensu::Question::check(&question, rules).unwrap();
///     let score = win.score().unwrap();
///     let doubts = unconfirmed::doubts(rules, &win, &score).into_iter();
///     doubts.map(|doubt| (doubt.rule.id, doubt.source)).collect::<Vec<_>>()
/// };
/// assert_eq!(doubts("rrc"), [("ura_dora", None)]);
/// assert_eq!(doubts("ema_2016"), [("ura_dora", Some("riichi.wiki, EMA Riichi Competition Rules"))]);
/// assert!(doubts("tenhou").is_empty());
/// ```
pub fn doubts(rules: &Ruleset, win: &Win<'_>, score: &Score) -> Vec<Doubt> {
    let mut found: Vec<_> = knobs()
        // First what is asked most quickly: few rules touch one hand.
        .filter(|rule| (rule.matters)(win, score))
        .filter_map(|rule| {
            let source = match rules.origin(rule.id) {
                Origin::Unconfirmed => None,
                known => Some(known.alone()?),
            };
            Some(Doubt {
                rule,
                value: (rule.get)(rules)?,
                source,
            })
        })
        // What a remark says of the rule is said.
        .filter(|doubt| {
            let mut remarks = score.remarks.iter();
            remarks.all(|remark| remark.id != doubt.rule.id)
        })
        .filter(|doubt| !rules.is_changed(doubt.rule.id))
        .collect();
    if found.is_empty() {
        return found;
    }
    // A second winner's score is without the counters that the question has.
    let alone = presets::score(win.question(), rules);
    let scored = alone.as_ref().unwrap_or(score);
    found.retain(|doubt| decides(rules, win, scored, doubt));
    found
}

fn decides(rules: &Ruleset, win: &Win<'_>, scored: &Score, doubt: &Doubt) -> bool {
    let others = || {
        let settings = doubt.rule.choices.iter();
        let settings = settings.map(|code| Setting::of_code(code));
        settings.filter(|other| *other != doubt.value)
    };
    if doubt.rule.choices.is_empty() {
        return true;
    }
    others().any(|other| {
        let mut changed = rules.clone();
        if changed.change(doubt.rule.id, &other).is_err() {
            return false;
        }
        // A hand that the other rule refuses is paid nothing.
        presets::score(&win.question().adapted(&changed), &changed)
            .map_or(true, |other| other.payments != scored.payments)
    })
}
