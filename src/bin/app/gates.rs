//! What can apply: asked of the core by trying it.
//!
//! The view knows no rule. It puts a thing into the question, and when the core then has an objection that it did not
//! have before, that objection is the reason.

use tensu::refusal::Conflict;
use tensu::{By, Flag, Flags, Question, Refusal, Riichi, Ruleset, Tile};

use crate::entry::Entry;

/// The events that have a switch, in the order of the screen.
pub(crate) const FLAGS: [Flag; 5] = [
    Flag::Ippatsu,
    Flag::LastTile,
    Flag::Rinshan,
    Flag::Chankan,
    Flag::FirstTurn,
];

/// The riichi that have a switch; a double riichi may be an open one too.
pub(crate) const RIICHI: [Riichi; 3] = [Riichi::Riichi, Riichi::Double, Riichi::Open];

/// Whether the switch of a riichi is on.
pub(crate) fn is_on(declared: Riichi, switch: Riichi) -> bool {
    match switch {
        Riichi::Double => declared.is_double(),
        Riichi::Open => declared.is_open(),
        other => declared == other,
    }
}

/// The riichi after its switch was tapped.
pub(crate) fn switched(declared: Riichi, switch: Riichi) -> Riichi {
    let on = !is_on(declared, switch);
    let (double, open) = match switch {
        Riichi::Double => (on, declared.is_open()),
        Riichi::Open => (declared.is_double(), on),
        _ => return if on { switch } else { Riichi::None },
    };
    match (double, open) {
        (true, true) => Riichi::DoubleOpen,
        (true, false) => Riichi::Double,
        (false, true) => Riichi::Open,
        (false, false) => Riichi::None,
    }
}

/// Something that may not apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// A riichi.
    Riichi(Riichi),
    /// An event.
    Flag(Flag),
    /// The ura dora indicators.
    Ura,
}

/// The question with everything in it that can apply, and what was left out and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Effective {
    /// What is scored.
    pub(crate) question: Question,
    /// What was entered and is not counted at the moment.
    pub(crate) ignored: Vec<(Part, Refusal)>,
}

impl Effective {
    /// What of an entry applies when the hand is won this way.
    pub(crate) fn of(entry: &Entry, by: By) -> Self {
        let rules = entry.ruleset();
        let full = entry.question().adapted(rules);
        let bare = Question {
            by,
            riichi: Riichi::None,
            flags: Flags::NONE,
            ura: Vec::new(),
            ..full.clone()
        };
        let mut effective = Self {
            question: bare,
            ignored: Vec::new(),
        };
        let riichi = full
            .riichi
            .is_declared()
            .then_some(Part::Riichi(full.riichi));
        let flags = full.flags.iter().map(Part::Flag);
        let ura = (!full.ura.is_empty()).then_some(Part::Ura);
        for part in riichi.into_iter().chain(flags).chain(ura) {
            let trial = with(&effective.question, &full, part);
            match objection(&effective.question, &trial, rules) {
                Some(why) => effective.ignored.push((part, why)),
                None => effective.question = trial,
            }
        }
        effective
    }

    fn why_ignored(&self, part: Part) -> Option<Refusal> {
        let mut ignored = self.ignored.iter();
        ignored
            .find(|(other, _)| *other == part)
            .map(|(_, why)| why.clone())
    }
}

/// For each switch, the reason why it cannot apply now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Gates {
    /// The switches of the riichi that the ruleset has.
    pub(crate) riichi: Vec<(Riichi, Option<Refusal>)>,
    /// The events.
    pub(crate) flags: Vec<(Flag, Option<Refusal>)>,
    /// The ura dora indicators.
    pub(crate) ura: Option<Refusal>,
}

impl Gates {
    /// Asks for every switch.
    pub(crate) fn of(entry: &Entry) -> Self {
        let effective = Effective::of(entry, entry.rest.by);
        let why = |part| why_not(entry, &effective, part);
        let declared = entry.rest.riichi;
        let wanted = |switch| {
            if is_on(declared, switch) {
                declared
            } else {
                switched(declared, switch)
            }
        };
        let switches = RIICHI
            .into_iter()
            .map(|switch| (switch, why(Part::Riichi(wanted(switch)))));
        Self {
            riichi: switches
                .filter(|&(switch, _)| has_riichi(entry.ruleset(), switch))
                .collect(),
            flags: FLAGS
                .into_iter()
                .map(|flag| (flag, why(Part::Flag(flag))))
                .collect(),
            ura: why(Part::Ura),
        }
    }

    /// The reason against one thing.
    pub(crate) fn against(entry: &Entry, part: Part) -> Option<Refusal> {
        why_not(entry, &Effective::of(entry, entry.rest.by), part)
    }
}

/// Whether the ruleset has a riichi, whatever the hand is.
fn has_riichi(rules: &Ruleset, riichi: Riichi) -> bool {
    let declared = Question {
        riichi,
        ..Question::default()
    };
    let unknown = |refusal: &Refusal| {
        matches!(
            refusal,
            Refusal::NotLegal(_) | Refusal::Impossible(Conflict::NoRiichi)
        )
    };
    !objections(&declared, rules).iter().any(unknown)
}

fn why_not(entry: &Entry, effective: &Effective, part: Part) -> Option<Refusal> {
    if let Some(why) = effective.why_ignored(part) {
        return Some(why);
    }
    let mut wanted = entry.rest.clone();
    match part {
        Part::Riichi(riichi) => wanted.riichi = riichi,
        Part::Flag(flag) => wanted.flags = wanted.flags.with(flag),
        // Any tile will do to ask whether there may be one.
        Part::Ura if wanted.ura.is_empty() => wanted.ura.extend(Tile::all().next()),
        Part::Ura => {}
    }
    let trial = with(&effective.question, &wanted, part);
    objection(&effective.question, &trial, entry.ruleset())
}

/// The question with one thing taken over from another.
fn with(question: &Question, from: &Question, part: Part) -> Question {
    let mut trial = question.clone();
    match part {
        Part::Riichi(riichi) => trial.riichi = riichi,
        Part::Flag(flag) => trial.flags = trial.flags.with(flag),
        Part::Ura => trial.ura.clone_from(&from.ura),
    }
    trial
}

/// What the core says against the second question and not against the first.
fn objection(before: &Question, after: &Question, rules: &Ruleset) -> Option<Refusal> {
    let known = objections(before, rules);
    objections(after, rules)
        .into_iter()
        .find(|refusal| !known.contains(refusal))
}

/// Refusals about events, not about tiles.
fn objections(question: &Question, rules: &Ruleset) -> Vec<Refusal> {
    let is_event =
        |refusal: &&Refusal| matches!(refusal, Refusal::Impossible(_) | Refusal::NotLegal(_));
    match question.check(rules) {
        Ok(_) => Vec::new(),
        Err(refusals) => refusals.iter().filter(is_event).cloned().collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Effective, Gates, Part, switched};
    use crate::entry::Entry;
    use tensu::refusal::Conflict;
    use tensu::refusal::Conflict;
    use tensu::{By, Flag, Refusal, Riichi};

    fn entry(text: &str) -> Entry {
        Entry::new("cheatsheet", text.parse().unwrap_or_default())
    }

    fn check(text: &str, part: Part, expected: Option<Conflict>) {
        let against = Gates::against(&entry(text), part);
        assert_eq!(against, expected.map(Refusal::Impossible), "{text}");
    }

    #[test]
    fn reasons_come_from_the_core() {
        check("", Part::Riichi(Riichi::Riichi), None);
        check(
            "",
            Part::Flag(Flag::Ippatsu),
            Some(Conflict::IppatsuWithoutRiichi),
        );
        check("riichi", Part::Flag(Flag::Ippatsu), None);
        check(
            "(234s)",
            Part::Riichi(Riichi::Double),
            Some(Conflict::RiichiOpenHand),
        );
        check("", Part::Ura, Some(Conflict::UraWithoutRiichi));
        check("riichi", Part::Ura, None);
        check(
            "tsumo",
            Part::Flag(Flag::Rinshan),
            Some(Conflict::RinshanWithoutKan),
        );
        check("tsumo [1111z]", Part::Flag(Flag::Rinshan), None);
    }

    #[test]
    fn what_does_not_apply_waits() {
        let entry = entry("(234s) riichi ippatsu last_tile ura:1m");
        let effective = Effective::of(&entry, By::Ron);
        assert_eq!(effective.question.to_string(), "(234s) ron last_tile");
        assert_eq!(effective.ignored.len(), 3);
        assert_eq!(entry.rest.ura.len(), 1);
    }

    #[test]
    fn a_double_riichi_may_be_open() {
        let tapped = |switches: &[Riichi]| switches.iter().copied().fold(Riichi::None, switched);
        assert_eq!(tapped(&[Riichi::Riichi, Riichi::Riichi]), Riichi::None);
        assert_eq!(tapped(&[Riichi::Riichi, Riichi::Double]), Riichi::Double);
        assert_eq!(tapped(&[Riichi::Open, Riichi::Double]), Riichi::DoubleOpen);
        assert_eq!(
            tapped(&[Riichi::Open, Riichi::Double, Riichi::Open]),
            Riichi::Double
        );
        assert_eq!(
            tapped(&[Riichi::Open, Riichi::Double, Riichi::Riichi]),
            Riichi::Riichi
        );
    }

    #[test]
    fn open_riichi_is_offered_only_where_it_exists() {
        for hand in ["", "(234s)"] {
            let gates = Gates::of(&entry(hand));
            let offered: Vec<_> = gates.riichi.iter().map(|(riichi, _)| *riichi).collect();
            assert_eq!(offered, [Riichi::Riichi, Riichi::Double]);
        }
    }
}
