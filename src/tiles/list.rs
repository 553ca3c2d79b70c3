//! Short lists that need no heap: the blocks of a reading, the items of its fu.
//!
//! A hand has few of everything, and every reading of it has its own lists: allocating and freeing memory each time would
//! be most of the work.

use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::{Deref, DerefMut};

/// A list with room for `N` things; reads like a slice.
///
/// ```
/// let win = "234m340p66p678s56s+7s ron".parse().unwrap();
/// let score = tensu::score(&win, tensu::rules::DEFAULT).unwrap();
/// let blocks = &score.reading.blocks;
/// assert_eq!((blocks.len(), blocks[0].is_sequence()), (5, true));
/// assert!(blocks.iter().any(|block| !block.is_sequence()));
/// ```
#[derive(Clone, Copy)]
pub struct ShortVec<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> ShortVec<T, N> {
    /// An empty list; the filler takes the unused places and is never seen.
    pub(crate) const fn empty(filler: T) -> Self {
        const { assert!(N <= u8::MAX as usize, "a length is a byte") };
        Self {
            items: [filler; N],
            len: 0,
        }
    }

    /// Adds one at the end. There is room for the largest hand; more than that would be left out.
    pub(crate) fn push(&mut self, item: T) {
        if let Some(place) = self.items.get_mut(usize::from(self.len)) {
            *place = item;
            self.len += 1;
        }
    }

    /// Takes the last ones away, so that this many stay.
    pub(crate) fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len as u8);
    }
}

impl<T: Copy, const N: usize> Extend<T> for ShortVec<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T, const N: usize> Deref for ShortVec<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for ShortVec<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a ShortVec<T, N> {
    type Item = &'a T;
    type IntoIter = core::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for ShortVec<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for ShortVec<T, N> {}

impl<T: Hash, const N: usize> Hash for ShortVec<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for ShortVec<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}
