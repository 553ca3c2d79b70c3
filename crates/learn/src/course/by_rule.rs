//! Questions that practise the rules of scores: the number before rounding, the dealer's score of it, the shares of a score by ron.
//! The wrong answers are what comes of a mistake, each with its name.

use alloc::vec::Vec;

use crate::course::aim::{Aim, WonBy};
use crate::course::anchors::{Anchor, anchors, dealer_rule, share_rules};
use crate::course::asked::{Asked, AskedPart, Choice, What, one};
use crate::course::prices::{OFFERED, item};
use crate::practice::Of;
use crate::practice::random::Random;
use tensu::Ruleset;
use tensu::inside::sort_by_key;

/// Offers the right number among what mistakes make of it, the likeliest first.
fn offered(right: u32, mistakes: impl IntoIterator<Item = u32>) -> Vec<Choice> {
    let mut all = alloc::vec![right];
    for wrong in mistakes {
        if all.len() < OFFERED && wrong > 0 && !all.contains(&wrong) {
            all.push(wrong);
        }
    }
    sort_by_key(&mut all, |&one| one);
    all.into_iter().map(Choice::Points).collect()
}

/// Draws an anchor below the limits.
fn drawn(random: &mut Random, rules: &Ruleset) -> Option<Anchor> {
    let mut all = anchors(WonBy::NonDealer, rules);
    all.retain(|anchor| anchor.limit.is_none());
    (!all.is_empty()).then(|| random.pick(&all))
}

/// Asks for the number before rounding.
pub(super) fn small(random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let Anchor {
        han,
        fu,
        price,
        small,
        ..
    } = drawn(random, rules)?;
    let of = Of::new(false, false);
    let all = anchors(WonBy::NonDealer, rules);
    let other = all.iter().find(|own| own.han == han && own.fu != fu);
    let mistakes = [
        // Rounded: the printed score.
        price,
        // The other fu.
        other.map_or(0, |other| other.small),
        // A han less.
        small / 2,
        // A han more.
        small * 2,
    ];
    let part = AskedPart::new(
        What::Small(han, fu),
        offered(small, mistakes),
        &Choice::Points(small),
        item(of, han, Some(fu), None),
    )?;
    Some(one(Aim::Small, None, of, part))
}

/// Asks for the dealer's score, from the small number.
pub(super) fn from_small(random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let anchor = drawn(random, rules)?;
    let of = Of::new(true, false);
    let rule = dealer_rule(anchor.han, Some(anchor.fu), rules)?;
    let mistakes = [
        // Of the printed score, not of the small number.
        rule.times.rounded(anchor.price),
        // Not rounded.
        rule.exact,
        // Rounded down.
        rule.exact / 100 * 100,
        // The non-dealer's score.
        anchor.price,
    ];
    let part = AskedPart::new(
        What::FromSmall(anchor.small, anchor.han, anchor.fu),
        offered(rule.price, mistakes),
        &Choice::Points(rule.price),
        item(of, anchor.han, Some(anchor.fu), None),
    )?;
    Some(one(Aim::FromSmall, None, of, part))
}

/// Asks for a share of a self-draw, from the score by ron; nothing where the printed score does not give it.
pub(super) fn from_ron(winner: WonBy, random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let of = Of::new(winner.is_dealer(), true);
    let anchor = random.pick(&Some(anchors(winner, rules)).filter(|all| !all.is_empty())?);
    let (han, fu) = (anchor.han, Some(anchor.fu));
    let all = share_rules(winner, han, fu, rules)?;
    let own = all.get(random.below(all.len()))?;
    let from = *own.from.first()?;
    if all.iter().any(|share| share.part.over != 1) {
        return None;
    }
    let of_ron = |under: u32| anchor.price.div_ceil(under).next_multiple_of(100);
    let bare = anchor.price / own.part.under;
    let is_whole = anchor.price.is_multiple_of(own.part.under);
    let mistakes = [
        // The share of the other seat.
        all.iter()
            .find(|other| other.part != own.part)
            .map_or(0, |other| other.price),
        // Not rounded.
        if is_whole { bare + own.extra } else { 0 },
        // Rounded down.
        bare / 100 * 100 + own.extra,
        // Half, where it is a third.
        of_ron(2),
        // A quarter, where it is a third.
        of_ron(4),
        // A third, where it is another part: all alike.
        of_ron(3),
        // The score by ron.
        anchor.price,
    ];
    let part = AskedPart::new(
        What::FromRon(from, anchor.price, han, anchor.fu),
        offered(own.price, mistakes),
        &Choice::Points(own.price),
        item(of, han, fu, anchor.limit),
    )?;
    Some(one(Aim::FromRon(winner), None, of, part))
}
