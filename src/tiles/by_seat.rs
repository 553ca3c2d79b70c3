//! Something for each seat of a game.

use alloc::vec::Vec;
use core::ops::{Deref, DerefMut};

use super::Wind;

/// Something for each seat of a game, in the order of play, the dealer (East) first. It is read as a list of pairs.
///
/// ```
/// use tensu::{BySeat, Wind};
/// let mut points = BySeat::new(&Wind::ALL, |_| 25_000);
/// if let Some(south) = points.get_mut(Wind::South) {
///     *south -= 1_000;
/// }
/// assert_eq!(points.get(Wind::South), Some(&24_000));
/// assert_eq!(points[0], (Wind::East, 25_000));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BySeat<T>(Vec<(Wind, T)>);

impl<T> BySeat<T> {
    /// Makes the list: each of these seats with what `of` gives for it.
    pub fn new(seats: &[Wind], mut of: impl FnMut(Wind) -> T) -> Self {
        Self(seats.iter().map(|&seat| (seat, of(seat))).collect())
    }

    /// Returns the value of a seat; `None` where nobody sits.
    pub fn get(&self, seat: Wind) -> Option<&T> {
        let mut all = self.0.iter();
        all.find_map(|(other, one)| (*other == seat).then_some(one))
    }

    /// Returns the value of a seat, to change it.
    pub fn get_mut(&mut self, seat: Wind) -> Option<&mut T> {
        let mut all = self.0.iter_mut();
        all.find_map(|(other, one)| (*other == seat).then_some(one))
    }
}

impl BySeat<i64> {
    /// Adds points to a seat; nothing happens where nobody sits.
    pub(crate) fn give(&mut self, seat: Wind, points: i64) {
        if let Some(own) = self.get_mut(seat) {
            *own += points;
        }
    }
}

impl<T> Deref for BySeat<T> {
    type Target = [(Wind, T)];

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<T> DerefMut for BySeat<T> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl<T> IntoIterator for BySeat<T> {
    type Item = (Wind, T);
    type IntoIter = alloc::vec::IntoIter<Self::Item>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, T> IntoIterator for &'a BySeat<T> {
    type Item = &'a (Wind, T);
    type IntoIter = core::slice::Iter<'a, (Wind, T)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<T> FromIterator<(Wind, T)> for BySeat<T> {
    fn from_iter<I: IntoIterator<Item = (Wind, T)>>(all: I) -> Self {
        Self(all.into_iter().collect())
    }
}

impl<T: PartialEq> PartialEq<Vec<(Wind, T)>> for BySeat<T> {
    fn eq(&self, other: &Vec<(Wind, T)>) -> bool {
        self.0 == *other
    }
}

impl<T: PartialEq, const N: usize> PartialEq<[(Wind, T); N]> for BySeat<T> {
    fn eq(&self, other: &[(Wind, T); N]) -> bool {
        self.0 == *other
    }
}
