//! The parts of an entry that can apply: asked of the core by trying them.
//!
//! The view knows no rule. It puts a thing into the question, and when the core then has an objection that it did not
//! have before, that objection is the reason.

use tensu::refusal::{Conflict, Field};
use tensu::rules::ROBBED_ADDED;
use tensu::{By, Flag, Flags, Liable, Question, Refusal, Riichi, Ruleset, Tile, Wind, Yaku, score};

use crate::model::entry::Entry;

/// The events that have a switch, in the order of the screen.
pub(crate) const FLAGS: [Flag; 15] = [
    Flag::Ippatsu,
    Flag::LastOfKind,
    Flag::LastTile,
    Flag::Rinshan,
    Flag::KongOnKong,
    Flag::Chankan,
    Flag::ChankanAnkan,
    Flag::FirstTurn,
    Flag::Ready,
    Flag::OpenReady,
    Flag::DoubleReady,
    Flag::Paarenchan,
    Flag::RiichiDiscard,
    Flag::KanDiscard,
    Flag::Sashikomi,
];

/// The riichi that have a switch; a double riichi may be an open one too.
pub(crate) const RIICHI: [Riichi; 3] = [Riichi::Riichi, Riichi::Double, Riichi::Open];

/// Returns whether the switch of a riichi is on.
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
pub(crate) enum Gated {
    /// A riichi.
    Riichi(Riichi),
    /// An event.
    Flag(Flag),
    /// The ura dora indicators.
    Ura,
}

/// The question with everything in it that can apply, and the parts that were left out, with the reasons.
#[derive(Debug)]
pub(crate) struct Effective {
    /// The question that is scored.
    pub(crate) question: Question,
    /// The parts that were entered and are not counted at the moment.
    pub(crate) ignored: Vec<(Gated, Refusal)>,
}

impl Effective {
    /// The parts of an entry that apply when the hand is won this way.
    pub(crate) fn of(entry: &Entry, by: By) -> Self {
        let rules = entry.ruleset();
        let full = entry.question().adapted(rules);
        let bare = Question {
            by,
            riichi: Riichi::None,
            flags: Flags::NONE,
            ura: Vec::new(),
            from: None,
            liable: Vec::new(),
            ..full.clone()
        };
        let mut effective = Self {
            question: bare,
            ignored: Vec::new(),
        };
        let riichi = full
            .riichi
            .is_declared()
            .then_some(Gated::Riichi(full.riichi));
        let flags = full.flags.iter().map(Gated::Flag);
        let ura = (!full.ura.is_empty()).then_some(Gated::Ura);
        for part in riichi.into_iter().chain(flags).chain(ura) {
            let trial = with(&effective.question, &full, part);
            match objection(&effective.question, &trial, rules) {
                Some(why) => effective.ignored.push((part, why)),
                None => effective.question = trial,
            }
        }
        effective.question.from = discarder(&effective.question, full.from, rules);
        for liable in full.liable {
            if can_be_liable(&effective.question, liable, rules) {
                effective.question.liable.push(liable);
            }
        }
        effective
    }

    /// The parts to tell the player: all that were left out, and those that change nothing. A thing that the ruleset
    /// lacks is not worth a word.
    pub(crate) fn told(mut self, rules: &Ruleset) -> Vec<(Gated, Refusal)> {
        self.ignored.retain(|(part, why)| match part {
            Gated::Flag(flag) => has_flag(rules, *flag),
            _ => !is_unknown(why),
        });
        for flag in self.question.flags.iter() {
            let why = idle(flag, self.question.by, rules);
            self.ignored.extend(why.map(|why| (Gated::Flag(flag), why)));
        }
        self.ignored
    }

    /// The whole question for other rulesets, without the events that cannot apply now.
    pub(crate) fn for_all(self, entry: &Entry) -> Question {
        let mut full = entry.question();
        for (part, _) in self.ignored {
            if let Gated::Flag(flag) = part {
                full.flags = full.flags.without(flag);
            }
        }
        Question {
            by: self.question.by,
            riichi: self.question.riichi,
            ura: self.question.ura,
            from: self.question.from,
            liable: self.question.liable,
            ..full
        }
    }

    fn why_ignored(&self, part: Gated) -> Option<Refusal> {
        let mut ignored = self.ignored.iter();
        ignored
            .find(|(other, _)| *other == part)
            .map(|(_, why)| why.clone())
    }
}

/// For each switch, the reason why it cannot apply now.
#[derive(Debug)]
pub(crate) struct Gates {
    /// The switches of the riichi that the ruleset has.
    pub(crate) riichi: Vec<(Riichi, Option<Refusal>)>,
    /// The events.
    pub(crate) flags: Vec<(Flag, Option<Refusal>)>,
    /// The ura dora indicators.
    pub(crate) ura: Option<Refusal>,
    /// `true` if there are ura dora at all.
    pub(crate) has_ura: bool,
    /// `true` if norths are set aside.
    pub(crate) norths: bool,
}

impl Gates {
    /// Asks for every switch.
    pub(crate) fn of(entry: &Entry) -> Self {
        let effective = Effective::of(entry, entry.rest.by);
        let other = Effective::of(entry, entry.rest.by.other());
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
            .map(|switch| (switch, why(Gated::Riichi(wanted(switch)))));
        Self {
            riichi: switches
                .filter(|&(switch, _)| has_riichi(entry.ruleset(), switch))
                .collect(),
            flags: FLAGS
                .into_iter()
                .filter(|&flag| has_flag(entry.ruleset(), flag))
                .filter(|&flag| flag != Flag::ChankanAnkan || asks_which_kan(entry, &effective))
                .map(|flag| {
                    (
                        flag,
                        why(Gated::Flag(flag))
                            .filter(|_| !needs_other_way(entry, &effective, &other, flag)),
                    )
                })
                .collect(),
            ura: why(Gated::Ura),
            has_ura: entry.ruleset().has_ura(),
            norths: has_norths(entry.ruleset()),
        }
    }

    /// The reason against one thing; where it takes the other way to win, the reason against it then.
    pub(crate) fn against(entry: &Entry, part: Gated) -> Option<Refusal> {
        let against = |by| why_not(entry, &Effective::of(entry, by), part);
        let here = against(entry.rest.by)?;
        let wrong_way = matches!(here, Refusal::Impossible(Conflict::WrongWay(..)));
        let there = wrong_way.then(|| against(entry.rest.by.other()));
        there.flatten().or(Some(here))
    }
}

/// Returns whether an event that is not switched on can apply to the hand won the other way: tapping it then chooses
/// that. Not so if the hand would lose an event that counts now, unless the two are of different ways by themselves.
pub(crate) fn needs_other_way(
    entry: &Entry,
    here: &Effective,
    other: &Effective,
    flag: Flag,
) -> bool {
    let part = Gated::Flag(flag);
    let of_the_way = |why: &Refusal| matches!(why, Refusal::Impossible(Conflict::WrongWay(..)));
    let mut now = here.question.flags.iter();
    let loses = now.any(|event| !other.question.flags.has(event));
    !entry.rest.flags.has(flag)
        && why_not(entry, other, part).is_none()
        && (!loses || why_not(entry, here, part).as_ref().is_some_and(of_the_way))
}

/// Returns whether the ruleset has a riichi, whatever the hand is.
fn has_riichi(rules: &Ruleset, riichi: Riichi) -> bool {
    let declared = Question {
        riichi,
        ..Question::default()
    };
    let unknown =
        |refusal: &Refusal| matches!(refusal, Refusal::NotLegal(_)) || is_unknown(refusal);
    !objections(&declared, rules).iter().any(unknown)
}

/// Returns whether the ruleset knows an event, whatever the hand is.
fn has_flag(rules: &Ruleset, flag: Flag) -> bool {
    let happened = Question {
        flags: Flags::NONE.with(flag),
        ..Question::default()
    };
    rules.counts(flag) && !objections(&happened, rules).iter().any(is_unknown)
}

/// Returns whether it is told of a hand that waits: an event of the ruleset that was switched on. The payer matters to
/// a score alone.
pub(crate) fn is_told_of_waits(why: &Refusal, rules: &Ruleset) -> bool {
    match why {
        Refusal::Impossible(Conflict::NotWon(Field::Flags, Some(flag))) => has_flag(rules, *flag),
        _ => false,
    }
}

/// Returns whether the player is asked which kan was robbed: where the answer says what it takes it for, and once it
/// was said.
fn asks_which_kan(entry: &Entry, effective: &Effective) -> bool {
    let scored = || score(&effective.question, entry.ruleset());
    let assumed = |scored: tensu::Score| scored.remarks.iter().any(|note| note.id == ROBBED_ADDED);
    entry.rest.flags.has(Flag::ChankanAnkan)
        || effective.question.flags.has(Flag::Chankan) && scored().is_ok_and(assumed)
}

/// Returns whether the wind of the round counts for anything in the ruleset.
pub(crate) fn has_round(rules: &Ruleset) -> bool {
    let winds = [
        Yaku::YakuhaiRound,
        Yaku::PrevailingWindPung,
        Yaku::PrevalentWind,
    ];
    winds.into_iter().any(|yaku| rules.has(yaku))
}

/// Returns whether norths are set aside in the ruleset.
fn has_norths(rules: &Ruleset) -> bool {
    let aside = Question {
        norths: 1,
        ..Question::default()
    };
    !objections(&aside, rules).contains(&Refusal::Impossible(Conflict::NorthsAside))
}

/// The discarder, where there can be one.
fn discarder(question: &Question, from: Option<Wind>, rules: &Ruleset) -> Option<Wind> {
    let trial = Question {
        from,
        ..question.clone()
    };
    from.filter(|_| objection(question, &trial, rules).is_none())
}

/// Returns whether a player can pay as the liable one.
pub(crate) fn can_be_liable(question: &Question, liable: Liable, rules: &Ruleset) -> bool {
    let mut trial = question.clone();
    trial.liable.push(liable);
    score(question, rules).is_ok() && score(&trial, rules).is_ok()
}

/// Returns whether the ruleset has no such thing.
fn is_unknown(refusal: &Refusal) -> bool {
    matches!(
        refusal,
        Refusal::Impossible(Conflict::NoRiichi | Conflict::Unknown(_))
    )
}

fn why_not(entry: &Entry, effective: &Effective, part: Gated) -> Option<Refusal> {
    if let Some(why) = effective.why_ignored(part) {
        return Some(why);
    }
    let mut wanted = entry.rest.clone();
    match part {
        Gated::Riichi(riichi) => wanted.riichi = riichi,
        Gated::Flag(flag) => wanted.flags = wanted.flags.with(flag),
        // Any tile will do to ask whether there may be one.
        Gated::Ura if wanted.ura.is_empty() => wanted.ura.extend(Tile::all().next()),
        Gated::Ura => {}
    }
    let trial = with(&effective.question, &wanted, part);
    let why = objection(&effective.question, &trial, entry.ruleset());
    why.or_else(|| match part {
        Gated::Flag(flag) => idle(flag, trial.by, entry.ruleset()),
        _ => None,
    })
}

/// The reason against an event that can have happened, but changes no score when the hand is won this way.
fn idle(flag: Flag, by: By, rules: &Ruleset) -> Option<Refusal> {
    let other = rules.only_by(flag).filter(|&only| only != by);
    other.map(|only| Refusal::Impossible(Conflict::WrongWay(flag, only)))
}

/// The question with one thing taken over from another.
fn with(question: &Question, from: &Question, part: Gated) -> Question {
    let mut trial = question.clone();
    match part {
        Gated::Riichi(riichi) => trial.riichi = riichi,
        Gated::Flag(flag) => trial.flags = trial.flags.with(flag),
        Gated::Ura => trial.ura.clone_from(&from.ura),
    }
    trial
}

/// The core's objection to the second question that it did not have to the first.
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
mod tests;
