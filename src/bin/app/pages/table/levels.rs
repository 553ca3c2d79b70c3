//! The things that lie over the table as steps of the browser's history: Back closes the topmost one, and Forward opens
//! it again.

use std::cell::RefCell;

use yew::prelude::*;

use super::PAGE;
use super::state::Tap;
use crate::browser::page::address::{self, OVER};
use crate::model::state::Dispatch;

/// The number of things over the table by an address; `None` if it says something else, as that a hand was entered.
pub(super) fn said(side: &str) -> Option<usize> {
    if side.is_empty() {
        return Some(0);
    }
    let mut parts = side.split('/');
    let depth = parts.clone().count();
    parts.all(|part| part == OVER).then_some(depth)
}

/// The side of the page for so many.
fn side_of(depth: usize) -> String {
    vec![OVER; depth].join("/")
}

/// The next step to do if address and page differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Follow {
    /// The browser went back: so many things are closed.
    Close(usize),
    /// It went forward: so many are opened.
    Open(usize),
    /// The address follows, to so many.
    Say(usize),
}

/// The next step, by what the address said before and says now, how many things there are, and how many can be opened
/// again. An address that nears what is there follows it; one that leaves it is where the browser went.
fn step(was: Option<usize>, address: Option<usize>, depth: usize, behind: usize) -> Option<Follow> {
    let address = address?;
    if address < depth {
        let went = was.is_some_and(|was| was > address);
        // A step at a time: each is one of the history.
        return Some(if went {
            Follow::Close(depth - address)
        } else {
            Follow::Say(address + 1)
        });
    }
    let more = address - depth;
    let went = was.is_some_and(|was| was < address) && behind >= more;
    (more > 0).then_some(if went {
        Follow::Open(more)
    } else {
        Follow::Say(depth)
    })
}

/// The address as it was known before.
#[derive(Debug, Default)]
struct Before {
    /// Set once it was asked.
    is_known: bool,
    /// The depth that it said.
    was: Option<usize>,
    /// The depth that it was told to say, as long as it has not said so: that is no step of the browser, however much was tapped
    /// meanwhile.
    own: Option<usize>,
}

impl Before {
    fn next(&mut self, address: Option<usize>, depth: usize, behind: usize) -> Option<Follow> {
        let is_own = self.own.is_some() && self.own == address;
        let was = if is_own { address } else { self.was };
        if is_own {
            self.own = None;
        }
        self.was = address;
        let step = step(was, address, depth, behind);
        if let Some(Follow::Say(depth)) = step {
            self.own = Some(depth);
        }
        step
    }
}

/// Keeps page and address together.
#[hook]
pub(super) fn use_levels(
    side: &AttrValue,
    depth: usize,
    behind: usize,
    taps: &Callback<Tap>,
    dispatch: &Dispatch,
) {
    let before = use_memo((), |()| RefCell::new(Before::default()));
    let (taps, dispatch) = (taps.clone(), dispatch.clone());
    use_effect_with((side.clone(), depth), move |(side, depth)| {
        let mut before = before.borrow_mut();
        if !std::mem::replace(&mut before.is_known, true) {
            // Whoever came by a link has the start below.
            address::found();
        }
        match before.next(said(side), *depth, behind) {
            Some(Follow::Close(times)) => (0..times).for_each(|_| taps.emit(Tap::Back)),
            Some(Follow::Open(times)) => (0..times).for_each(|_| taps.emit(Tap::Forth)),
            Some(Follow::Say(0)) => dispatch.dispatch(PAGE.opened()),
            Some(Follow::Say(depth)) => dispatch.dispatch(PAGE.opened_at(&side_of(depth))),
            None => {}
        }
    });
}

#[cfg(test)]
mod tests {
    use super::{Before, Follow, said, side_of, step};

    #[test]
    fn an_address_says_how_much_lies_over_the_table() {
        assert_eq!(
            (said(""), said("over"), said("over/over")),
            (Some(0), Some(1), Some(2))
        );
        assert_eq!(
            (said("record"), said("game=1/tenhou"), said("over/x")),
            (None, None, None)
        );
        for depth in 0..4 {
            assert_eq!(said(&side_of(depth)), Some(depth));
        }
    }

    #[test]
    fn the_address_follows_what_is_tapped() {
        // A sheet is opened, and a second one over it; then both are closed.
        assert_eq!(step(Some(0), Some(0), 1, 0), Some(Follow::Say(1)));
        assert_eq!(step(Some(0), Some(1), 1, 0), None);
        assert_eq!(step(Some(1), Some(1), 2, 0), Some(Follow::Say(2)));
        assert_eq!(step(Some(2), Some(2), 0, 1), Some(Follow::Say(0)));
        assert_eq!(step(Some(2), Some(0), 0, 1), None);
        // Two are there at once after a reload at the bare address.
        assert_eq!(step(None, Some(0), 2, 0), Some(Follow::Say(1)));
        assert_eq!(step(Some(0), Some(1), 2, 0), Some(Follow::Say(2)));
    }

    #[test]
    fn what_is_closed_before_its_address_is_there_stays_closed() {
        let mut before = Before::default();
        assert_eq!(before.next(Some(0), 0, 0), None);
        // A sheet is opened, and closed while the address is being told of it: it comes once the sheet is gone.
        assert_eq!(before.next(Some(0), 1, 0), Some(Follow::Say(1)));
        assert_eq!(before.next(Some(0), 0, 1), None);
        assert_eq!(before.next(Some(1), 0, 1), Some(Follow::Say(0)));
        assert_eq!(before.next(Some(0), 0, 1), None);
        // The same with both at once; and then the browser goes forward by itself.
        assert_eq!(before.next(Some(0), 1, 0), Some(Follow::Say(1)));
        assert_eq!(before.next(Some(1), 0, 1), Some(Follow::Say(0)));
        assert_eq!(before.next(Some(0), 0, 1), None);
        assert_eq!(before.next(Some(1), 0, 1), Some(Follow::Open(1)));
    }

    #[test]
    fn the_page_follows_the_browser() {
        assert_eq!(step(Some(2), Some(1), 2, 0), Some(Follow::Close(1)));
        assert_eq!(step(Some(2), Some(0), 2, 0), Some(Follow::Close(2)));
        assert_eq!(step(Some(1), Some(2), 1, 1), Some(Follow::Open(1)));
        // What was closed is known no more: the address says so.
        assert_eq!(step(Some(0), Some(1), 0, 0), Some(Follow::Say(0)));
        assert_eq!(step(None, Some(1), 0, 0), Some(Follow::Say(0)));
        // A hand that comes from its tiles is no step of the browser.
        assert_eq!(step(None, Some(0), 1, 0), Some(Follow::Say(1)));
        assert_eq!(step(Some(0), None, 1, 0), None);
    }
}
