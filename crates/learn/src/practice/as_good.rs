//! Readings that are as good as the one that is paid: where they differ in what is asked, a hand has two right answers.

use tensu::score::{Other, Score};

/// The readings that lost and pay as much as the one that is paid.
pub(crate) fn as_good(score: &Score) -> impl Iterator<Item = &Other> {
    let paid: u32 = score.payments.iter().map(|payment| payment.hand).sum();
    let others = score.others.iter();
    others.filter(move |other| other.points >= paid)
}

/// Returns whether han and fu are the same in all of them.
pub(crate) fn has_one_count(score: &Score) -> bool {
    let own = score.fu.as_ref().map(|fu| fu.rounded);
    as_good(score).all(|other| {
        let fu = other.fu.as_ref().map(|fu| fu.rounded);
        (other.han, fu) == (score.han, own)
    })
}
