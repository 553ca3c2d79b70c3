//! Asked until known: what went wrong comes at once, again after two others, and is left when it was right twice. What
//! goes wrong at once again waits for two others, too: nobody is held by one thing.

use alloc::vec::Vec;

/// The number of right answers after which something is known.
const TWICE: u8 = 2;
/// The turns from a right answer to the next question: two others lie between.
const AFTER_OTHERS: usize = 3;

/// Things that are not known yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unknown<T>(Vec<Open<T>>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Open<T> {
    thing: T,
    /// The turn from which on it comes.
    from: usize,
    /// The right answers since it was wrong.
    right: u8,
}

impl<T> Default for Unknown<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T: Copy + PartialEq> Unknown<T> {
    /// Notes the answer to a thing at a turn; a right one of a thing that is known already changes nothing.
    pub(crate) fn answer(&mut self, thing: T, right: bool, turn: usize) {
        let at = self.0.iter().position(|open| open.thing == thing);
        let before = at.map(|at| self.0.remove(at));
        let (from, right) = match before {
            Some(open) if !right && open.right == 0 && open.from == turn => {
                (turn + AFTER_OTHERS, 0)
            }
            _ if !right => (turn + 1, 0),
            Some(open) => (turn + AFTER_OTHERS, open.right + 1),
            None => return,
        };
        if right < TWICE {
            self.0.push(Open { thing, from, right });
        }
    }

    /// Returns what is asked at a turn: what went wrong last, or has waited longest.
    pub(crate) fn at(&self, turn: usize) -> Option<T> {
        let due = self.0.iter().filter(|open| open.from <= turn);
        let wrong = |open: &&Open<T>| (open.from != turn || open.right > 0, open.from);
        due.min_by_key(wrong).map(|open| open.thing)
    }

    /// Returns all of them.
    pub(crate) fn iter(&self) -> impl Iterator<Item = T> {
        self.0.iter().map(|open| open.thing)
    }

    /// Returns whether everything is known.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::Unknown;

    #[test]
    fn it_comes_at_once_and_after_two_others_and_is_left_when_it_was_right_twice() {
        let mut unknown = Unknown::default();
        unknown.answer('a', true, 0);
        assert!(unknown.is_empty());
        unknown.answer('a', false, 1);
        assert_eq!(unknown.at(2), Some('a'));
        unknown.answer('a', true, 2);
        assert_eq!(
            [3, 4, 5].map(|turn| unknown.at(turn)),
            [None, None, Some('a')]
        );
        // Wrong again, it begins anew.
        unknown.answer('a', false, 5);
        assert_eq!(unknown.at(6), Some('a'));
        unknown.answer('a', true, 6);
        unknown.answer('a', true, 9);
        assert!(unknown.is_empty());
    }

    #[test]
    fn who_is_wrong_twice_sees_two_others_before_it_comes_again() {
        let mut unknown = Unknown::default();
        unknown.answer('a', false, 0);
        unknown.answer('a', false, 1);
        assert_eq!(
            [2, 3, 4].map(|turn| unknown.at(turn)),
            [None, None, Some('a')]
        );
        unknown.answer('a', true, 4);
        unknown.answer('a', true, 7);
        assert!(unknown.is_empty());
    }

    #[test]
    fn what_went_wrong_last_comes_first() {
        let mut unknown = Unknown::default();
        unknown.answer('a', false, 0);
        unknown.answer('a', true, 1);
        unknown.answer('b', false, 3);
        assert_eq!(unknown.at(4), Some('b'));
        unknown.answer('b', true, 4);
        assert_eq!(unknown.at(5), Some('a'));
        assert_eq!(unknown.at(3), None);
    }
}
