//! Scores by anchors and rules: what one to four han of 30 and 40 fu pay a non-dealer by ron, each with the small number before
//! rounding; what that makes for the dealer, and by tsumo. All numbers are the engine's: where a rule would not give them, the
//! steps of the formula stay.

use alloc::vec::Vec;

use crate::course::WonBy;
use crate::course::prices::few_han;
use crate::practice::Of;
use crate::practice::quotes::quote;
use tensu::Ruleset;
use tensu::rules::Limit;
use tensu::score::{Payer, Role, Step};

/// The fu of the anchors.
const FU: [u8; 2] = [30, 40];
/// The han of examples.
const EXAMPLE: u8 = 2;
/// The fu that are a quarter more than the higher anchor's.
const QUARTER_MORE: u8 = 50;

/// A part of a number, in lowest terms; more than one where the number grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fraction {
    /// The number above the line.
    pub over: u32,
    /// The number below it.
    pub under: u32,
}

impl Fraction {
    /// The fraction in lowest terms.
    fn new(over: u32, under: u32) -> Self {
        let (mut common, mut rest) = (over.max(1), under.max(1));
        while rest > 0 {
            (common, rest) = (rest, common % rest);
        }
        Self {
            over: over / common,
            under: under.max(1) / common,
        }
    }

    /// Returns this part of a number, up to the next hundred.
    pub(super) fn rounded(self, number: u32) -> u32 {
        number
            .saturating_mul(self.over)
            .div_ceil(self.under)
            .next_multiple_of(100)
    }
}

/// A score by ron with the number that is rounded up to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Anchor {
    /// Han.
    pub han: u8,
    /// Fu.
    pub fu: u8,
    /// The payment of the discarder.
    pub price: u32,
    /// The number before rounding.
    pub small: u32,
    /// The limit, if one decides: then the small number tells nothing.
    pub limit: Option<Limit>,
}

/// The dealer's score by ron, of the small number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealerRule {
    /// The times that the dealer gets as much.
    pub times: Fraction,
    /// The small number of a non-dealer.
    pub small: u32,
    /// The part that the dealer gets on top.
    pub more: u32,
    /// The sum of both.
    pub exact: u32,
    /// The sum, up to the next hundred.
    pub price: u32,
}

/// A share of a self-draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShareRule {
    /// The players who pay it.
    pub from: Vec<Payer>,
    /// The part that it is…
    pub part: Fraction,
    /// … of this: the score by ron, or the small number, where the rounded one would not do.
    pub of: u32,
    /// Points on top of it, for a missing player.
    pub extra: u32,
    /// The payment of each.
    pub price: u32,
}

/// A line of what leads to a payment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A step of the formula.
    Step(Step),
    /// Han and fu, and others that are worth the same.
    Alike([(u8, u8); 2]),
    /// The small number of an anchor.
    Small(Anchor),
    /// The small number of 40 fu, a quarter of it, and their sum, the small number of 50.
    Quarter(u32, u32, u32),
    /// A small number, and it, up to the next hundred.
    Rounded(u32, u32),
    /// The dealer's score by ron.
    Dealer(DealerRule),
    /// A share of a self-draw.
    Share(ShareRule),
}

/// A payment as the engine works it out, honba left out.
#[derive(Clone, Copy)]
struct Part {
    from: Payer,
    sixths: u32,
    exact: u32,
    extra: u32,
    rounded: u32,
    role: Role,
}

fn part(step: &Step) -> Option<Part> {
    match *step {
        Step::Share {
            from,
            sixths,
            exact,
            extra,
            rounded,
            role,
            ..
        } => Some(Part {
            from,
            sixths,
            exact,
            extra,
            rounded,
            role,
        }),
        _ => None,
    }
}

/// Returns the payment by ron, and the limit.
fn ron(winner: WonBy, han: u8, fu: Option<u8>, rules: &Ruleset) -> Option<(Part, Option<Limit>)> {
    let quote = quote(Of::new(winner.is_dealer(), false), han, fu, rules)?;
    Some((quote.steps.iter().find_map(part)?, quote.limit))
}

fn anchor(winner: WonBy, han: u8, fu: u8, rules: &Ruleset) -> Option<Anchor> {
    let (part, limit) = ron(winner, han, Some(fu), rules)?;
    Some(Anchor {
        han,
        fu,
        price: part.rounded,
        small: part.exact,
        limit,
    })
}

/// The anchors: one to four han of 30 fu, then of 40; for the dealer the same hands. None where fu do not count.
pub fn anchors(winner: WonBy, rules: &Ruleset) -> Vec<Anchor> {
    let of_fu = |fu| few_han(rules).filter_map(move |han| anchor(winner, han, fu, rules));
    let fu = FU.into_iter().filter(|_| rules.counts_fu());
    fu.flat_map(of_fu).collect()
}

/// Returns han, and fu, where they count, of which everything can be shown.
pub fn example(rules: &Ruleset) -> (u8, Option<u8>) {
    let fu = rules.counts_fu().then_some(FU[0]);
    (EXAMPLE.max(*few_han(rules).start()), fu)
}

/// Hands by ron that are worth the same, in pairs: twice the fu, one han less.
pub fn alike(rules: &Ruleset) -> Vec<[Anchor; 2]> {
    const PAIRS: [[(u8, u8); 2]; 3] = [[(1, 60), (2, 30)], [(2, 60), (3, 30)], [(2, 50), (3, 25)]];
    let one =
        |(han, fu)| anchor(WonBy::NonDealer, han, fu, rules).filter(|one| one.limit.is_none());
    let pairs = PAIRS.into_iter().filter(|_| rules.counts_fu());
    let pairs = pairs.filter_map(|[a, b]| Some([one(a)?, one(b)?]));
    pairs.filter(|[a, b]| a.small == b.small).collect()
}

/// The dealer's score by ron, by the rule; `None` if the rules have no such win.
pub fn dealer_rule(han: u8, fu: Option<u8>, rules: &Ruleset) -> Option<DealerRule> {
    let (own, _) = ron(WonBy::Dealer, han, fu, rules)?;
    let (other, _) = ron(WonBy::NonDealer, han, fu, rules)?;
    Some(DealerRule {
        times: Fraction::new(own.sixths, other.sixths),
        small: other.exact,
        more: own.exact.checked_sub(other.exact)?,
        exact: own.exact,
        price: own.rounded,
    })
}

/// The shares of a self-draw by the rule, each once; `None` if the rules have no such win, or another number comes of it.
pub fn share_rules(
    winner: WonBy,
    han: u8,
    fu: Option<u8>,
    rules: &Ruleset,
) -> Option<Vec<ShareRule>> {
    let quote = quote(Of::new(winner.is_dealer(), true), han, fu, rules)?;
    let parts: Vec<Part> = quote.steps.iter().filter_map(part).collect();
    shares(&parts, ron(winner, han, fu, rules)?.0)
}

fn shares(parts: &[Part], ron: Part) -> Option<Vec<ShareRule>> {
    let mut all: Vec<ShareRule> = Vec::new();
    let of_ron = |one: &Part| Fraction::new(one.sixths, ron.sixths);
    // A half, a third or a quarter of what was rounded up, rounded up again, is that of the small number; of two thirds it need
    // not be.
    let of = if parts.iter().all(|one| of_ron(one).over == 1) {
        ron.rounded
    } else {
        ron.exact
    };
    for one in parts {
        let part = of_ron(one);
        if part.rounded(of).saturating_add(one.extra) != one.rounded {
            return None;
        }
        let rule = ShareRule {
            from: [one.from].into(),
            part,
            of,
            extra: one.extra,
            price: one.rounded,
        };
        match all
            .iter_mut()
            .find(|own| (own.part, own.price) == (part, one.rounded))
        {
            Some(own) => own.from.push(one.from),
            None => all.push(rule),
        }
    }
    (!all.is_empty()).then_some(all)
}

/// Returns han and at most 50 fu that are worth the same: twice the fu are a han.
const fn near(mut han: u8, mut fu: u8) -> (u8, u8) {
    if fu < FU[0] {
        return (han.saturating_sub(1), fu * 2);
    }
    while fu > QUARTER_MORE && fu.is_multiple_of(20) {
        (han, fu) = (han + 1, fu / 2);
    }
    (han, fu)
}

/// Returns the lines to the small number of han and fu, and that number; `None` where no anchor leads to it.
fn to_small(han: u8, fu: u8, rules: &Ruleset) -> Option<(Vec<Line>, Anchor)> {
    let mut lines = Vec::new();
    let near = near(han, fu);
    if near != (han, fu) {
        lines.push(Line::Alike([(han, fu), near]));
    }
    let own = anchor(WonBy::NonDealer, near.0, near.1, rules).filter(|own| own.limit.is_none())?;
    match near.1 {
        fu if FU.contains(&fu) => lines.push(Line::Small(own)),
        QUARTER_MORE => {
            let less = anchor(WonBy::NonDealer, near.0, FU[1], rules)?;
            lines.push(Line::Small(less));
            let more = own.small.checked_sub(less.small)?;
            lines.push(Line::Quarter(less.small, more, own.small));
        }
        _ => return None,
    }
    Some((lines, own))
}

/// Returns the lines from han and fu to what each pays.
fn by_anchor(han: u8, fu: u8, parts: &[Part], rules: &Ruleset) -> Option<Vec<Line>> {
    let (mut lines, own) = to_small(han, fu, rules)?;
    let first = parts.first()?;
    let (is_dealer, by_ron) = match first.role {
        Role::All { to_dealer } | Role::AllAndMissing { to_dealer } => (to_dealer, true),
        Role::ToDealer => (true, false),
        _ => (false, false),
    };
    let fu = Some(own.fu);
    let winner = if is_dealer {
        WonBy::Dealer
    } else {
        WonBy::NonDealer
    };
    let (ron, _) = ron(winner, own.han, fu, rules)?;
    lines.push(if is_dealer {
        Line::Dealer(dealer_rule(own.han, fu, rules)?)
    } else {
        Line::Rounded(own.small, own.price)
    });
    if by_ron {
        return (ron.rounded == first.rounded).then_some(lines);
    }
    lines.extend(shares(parts, ron)?.into_iter().map(Line::Share));
    Some(lines)
}

/// Explains the arithmetic of a score by anchors and rules. In place of the formula come an anchor and the rules that lead from
/// it to what each pays; where no anchor is near, and from the limits on, all steps stay as they are.
pub fn anchored(steps: &[Step], rules: &Ruleset) -> Vec<Line> {
    let parts: Vec<Part> = steps.iter().filter_map(part).collect();
    let is_limited = steps.iter().any(|step| matches!(step, Step::Limit { .. }));
    let base = steps.iter().find_map(|step| match *step {
        Step::Base { fu, han, .. } => Some((han, u8::try_from(fu).ok()?)),
        _ => None,
    });
    let lines = base
        .filter(|_| !is_limited)
        .and_then(|(han, fu)| by_anchor(han, fu, &parts, rules));
    let Some(mut lines) = lines else {
        return steps.iter().copied().map(Line::Step).collect();
    };
    let mut all = Vec::new();
    for step in steps {
        match step {
            Step::Base { .. } => all.append(&mut lines),
            Step::Share { .. } => {}
            step => all.push(Line::Step(*step)),
        }
    }
    all
}
