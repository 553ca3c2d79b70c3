//! What a hand is worth, in a few words of English.

use tensu::score::{Amount, Limit, Score};
use tensu::text::thousands;

use super::{EN, words};

/// What the winner asks for: `12,000`, `3,000/6,000`, `4,000 all`.
pub(super) fn price(score: &Score) -> String {
    let mut amounts: Vec<u32> = Vec::new();
    for payment in &score.payments {
        if let Err(place) = amounts.binary_search(&payment.points()) {
            amounts.insert(place, payment.points());
        }
    }
    let payers = score.payments.len();
    let amounts: Vec<String> = amounts.into_iter().map(thousands).collect();
    match &amounts[..] {
        [amount] if payers > 1 => format!("{amount} all"),
        amounts => amounts.join("/"),
    }
}

/// The limit, and han and fu or points.
pub(super) fn value(score: &Score) -> String {
    let parts = [limit(score).unwrap_or_default(), han_fu(score)];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(", ")
}

pub(super) fn han_fu(score: &Score) -> String {
    match (score.han, &score.fu) {
        (Some(han), Some(fu)) => format!("{han} han {} fu", fu.rounded),
        (Some(han), None) => format!("{han} han"),
        _ => score
            .points
            .map_or(String::new(), |points| (EN.amount)(Amount::Points(points))),
    }
}

pub(super) fn limit(score: &Score) -> Option<String> {
    let name = score.limit.map(words().limit)?;
    Some(match score.yakuman {
        2 => format!("Double {}", name.to_ascii_lowercase()),
        3.. => format!("{} × {}", score.yakuman, name.to_ascii_lowercase()),
        _ if score.limit == Some(Limit::Yakuman) && score.is_counted() => {
            format!("Counted {}", name.to_ascii_lowercase())
        }
        _ => name.to_owned(),
    })
}
