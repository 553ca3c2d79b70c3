//! The page's entry in the list of pages, its sides, and what all of them show.

use std::rc::Rc;

use yew::prelude::*;

use crate::model::sheet::{ADDRESS, Shared};
use crate::model::state::Dispatch;
use crate::pages::Page;
use crate::parts::learning::{back, to_course};
use crate::parts::room;
use crate::parts::sheets::list::title;
use crate::parts::sheets::{SheetTap, Taken};

/// The page's address.
pub(crate) const PAGE: Page = Page {
    address: ADDRESS,
    ..Page::SIDE
};

/// The receiver of taps.
pub(super) type Taps = Callback<SheetTap>;

/// A sheet that is taken, and the receiver of taps.
#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub(super) taken: Rc<Taken>,
    pub(super) taps: Taps,
    pub(super) dispatch: Dispatch,
}

/// Title and way back, and what stands beside.
pub(super) fn head(loaded: &Shared, beside: Html, dispatch: &Dispatch) -> Html {
    room::head(back(to_course(dispatch)), title(loaded), beside)
}
