//! What a hand is worth, in a few words.

use tensu::score::{Amount, Limit, Score};

use super::{Label, amount, fill, sentence_case, with, words};

/// What the winner asks for: `12,000`, `3,000/6,000`, `4,000 all`.
pub(crate) fn price(score: &Score) -> String {
    let mut amounts: Vec<u32> = Vec::new();
    for payment in &score.payments {
        if let Err(place) = amounts.binary_search(&payment.points()) {
            amounts.insert(place, payment.points());
        }
    }
    let payers = score.payments.len();
    match &amounts[..] {
        [amount] if payers > 1 => with(Label::All, *amount),
        amounts => {
            let amounts: Vec<String> = amounts.iter().map(|&one| words().number(one)).collect();
            amounts.join("/")
        }
    }
}

/// The same amount from each of several.
pub(crate) fn all(amount: u32) -> String {
    with(Label::All, amount)
}

/// What is paid with counters, said after the price of the hand.
pub(crate) fn paid(amounts: &str) -> String {
    with(Label::Paid, amounts)
}

/// The limit, and han and fu or points.
pub(crate) fn value(score: &Score) -> String {
    let parts = [limit(score).unwrap_or_default(), han_fu(score)];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    words().list(&parts, tensu::text::Word::Comma)
}

/// Han and fu, or points.
pub(crate) fn han_fu(score: &Score) -> String {
    match (score.han, &score.fu) {
        (Some(han), Some(fu)) => fill(Label::HanFu, &[han.into(), fu.rounded.into()]),
        (Some(han), None) => with(Label::Han, han),
        _ => score
            .points
            .map_or(String::new(), |points| amount(Amount::Points(points))),
    }
}

/// The limit's name.
pub(crate) fn limit(score: &Score) -> Option<String> {
    let limit = score.limit?;
    let counted = limit == Limit::Yakuman && score.is_counted();
    Some(match score.yakuman {
        0 | 1 if counted => sentence_case(super::say(Label::CountedYakuman)),
        0 | 1 => words().limit(limit).to_owned(),
        units => sentence_case(&amount(Amount::Yakuman(units))),
    })
}
