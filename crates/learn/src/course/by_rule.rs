//! Questions that practise the rules of scores: the number before rounding, the dealer's score of it, the shares of a score by ron.

use crate::course::aim::{Aim, WonBy};
use crate::course::anchors::{Anchor, anchors, dealer_rule, share_rules};
use crate::course::asked::{Asked, AskedPart, Choice, What, one};
use crate::course::prices::item;
use crate::practice::mistake::{Mistake, Wrong, beside, distinct};
use crate::practice::random::Random;
use crate::practice::{Item, Of};
use tensu::Ruleset;
use tensu::question::By;
use tensu::quick::Counted;
use tensu::score::Payer;

/// A number that a rule gives, and what mistakes make of it.
type Ruled = (u32, Wrong<u32>);

/// Makes the part of a question: the right number among wrong ones.
fn part(
    what: What,
    (right, wrong): Ruled,
    teaches: Item,
    random: &mut Random,
) -> Option<AskedPart> {
    let (offered, _) = beside(&wrong, &right, |one, other| one < other, random);
    let choices = offered.into_iter().map(Choice::Points).collect();
    AskedPart::new(what, choices, &Choice::Points(right), teaches)
}

/// Keeps what is a number at all, each once.
fn ruled(right: u32, mut wrong: Wrong<u32>) -> Ruled {
    wrong.retain(|(_, number)| *number > 0);
    (right, distinct(wrong, &right))
}

/// Draws an anchor below the limits.
fn drawn(random: &mut Random, rules: &Ruleset) -> Option<Anchor> {
    let mut all = anchors(WonBy::NonDealer, rules);
    all.retain(|anchor| anchor.limit.is_none());
    (!all.is_empty()).then(|| random.pick(&all))
}

/// The anchor of so many han and fu.
fn anchor(winner: WonBy, han: u8, fu: u8, rules: &Ruleset) -> Option<Anchor> {
    let mut all = anchors(winner, rules).into_iter();
    all.find(|own| own.han == han && own.fu == fu)
}

/// Asks for the number before rounding.
pub(super) fn small(random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let Anchor { han, fu, .. } = drawn(random, rules)?;
    let of = Of::new(false, false);
    let teaches = item(of, han, Some(fu), None);
    let part = part(
        What::Small(han, fu),
        small_as(han, fu, rules)?,
        teaches,
        random,
    )?;
    Some(one(Aim::Small, None, of, part))
}

/// The number before rounding as people take it.
pub(super) fn small_as(han: u8, fu: u8, rules: &Ruleset) -> Option<Ruled> {
    let own = anchor(WonBy::NonDealer, han, fu, rules)?;
    let all = anchors(WonBy::NonDealer, rules);
    let other = all.iter().find(|one| one.han == han && one.fu != fu);
    let of = |one: &Anchor| Mistake::PriceOf(Counted::Han(one.han, Some(one.fu.into())), one.limit);
    let mut wrong = alloc::vec![(Mistake::AlreadyRounded(own.small), own.price)];
    let near = all
        .iter()
        .filter(|one| one.fu == fu && one.han.abs_diff(han) == 1);
    wrong.extend(
        other
            .into_iter()
            .chain(near)
            .map(|one| (of(one), one.small)),
    );
    Some(ruled(own.small, wrong))
}

/// Asks for the dealer's score, from the small number.
pub(super) fn from_small(random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let Anchor { han, fu, small, .. } = drawn(random, rules)?;
    let of = Of::new(true, false);
    let teaches = item(of, han, Some(fu), None);
    let what = What::FromSmall(small, han, fu);
    let part = part(what, from_small_as(han, fu, rules)?, teaches, random)?;
    Some(one(Aim::FromSmall, None, of, part))
}

/// The dealer's score as people make it of the small number.
pub(super) fn from_small_as(han: u8, fu: u8, rules: &Ruleset) -> Option<Ruled> {
    let own = anchor(WonBy::NonDealer, han, fu, rules)?;
    let rule = dealer_rule(han, Some(fu), rules)?;
    let wrong = [
        (Mistake::OfRounded(own.small), rule.times.rounded(own.price)),
        (Mistake::NotRounded(rule.exact, rule.price), rule.exact),
        (
            Mistake::RoundedDown(rule.exact, rule.price),
            rule.exact / 100 * 100,
        ),
        (Mistake::OtherSeat(false), own.price),
    ];
    Some(ruled(rule.price, wrong.into()))
}

/// Asks for a share of a self-draw, from the score by ron; nothing where the printed score does not give it.
pub(super) fn from_ron(winner: WonBy, random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let of = Of::new(winner.is_dealer(), true);
    let anchor = random.pick(&Some(anchors(winner, rules)).filter(|all| !all.is_empty())?);
    let Anchor { han, fu, price, .. } = anchor;
    let all = share_rules(winner, han, Some(fu), rules)?;
    let from = *all.get(random.below(all.len()))?.from.first()?;
    let teaches = item(of, han, Some(fu), anchor.limit);
    let what = What::FromRon(from, price, han, fu);
    let part = part(
        what,
        from_ron_as(winner, from, (han, fu), rules)?,
        teaches,
        random,
    )?;
    Some(one(Aim::FromRon(winner), None, of, part))
}

/// A share of a self-draw as people make it of the score by ron.
pub(super) fn from_ron_as(
    winner: WonBy,
    from: Payer,
    (han, fu): (u8, u8),
    rules: &Ruleset,
) -> Option<Ruled> {
    let anchor = anchor(winner, han, fu, rules)?;
    let all = share_rules(winner, han, Some(fu), rules)?;
    if all.iter().any(|share| share.part.over != 1) {
        return None;
    }
    let own = all.iter().find(|share| share.from.contains(&from))?;
    let bare = anchor.price / own.part.under;
    let of_ron = |under: u32| anchor.price.div_ceil(under).next_multiple_of(100);
    let mut wrong: Wrong<u32> = alloc::vec::Vec::new();
    let other = all.iter().find(|other| other.part != own.part);
    wrong.extend(other.map(|other| (Mistake::OtherShare, other.price)));
    let (exact, rounded) = (bare + own.extra, own.price);
    if anchor.price.is_multiple_of(own.part.under) {
        wrong.push((Mistake::NotRounded(exact, rounded), exact));
        let down = bare / 100 * 100 + own.extra;
        wrong.push((Mistake::RoundedDown(exact, rounded), down));
    }
    // Half or a quarter where it is a third, or the other way round.
    wrong.extend([2, 4, 3].map(|under| (Mistake::OtherPart(under, own.part.under), of_ron(under))));
    wrong.push((Mistake::OtherWay(By::Ron), anchor.price));
    Some(ruled(own.price, wrong))
}
