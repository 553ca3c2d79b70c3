//! What lies over the hand, and where that is in the browser's address: nothing at the hand, and else a place. Which pages
//! there are is not known here.

use yew::AttrValue;

use super::State;
use crate::model::share;

/// The explanation, where it covers the keys.
const EXPLANATION: &str = "explanation";

impl State {
    /// Where the player is.
    pub(crate) fn place(&self) -> AttrValue {
        match &self.view {
            Some(view) => view.clone(),
            None if self.sheet => EXPLANATION.into(),
            None => AttrValue::default(),
        }
    }

    /// Goes to the place of an address.
    pub(crate) fn go(&mut self, place: &str) {
        let is_page = !matches!(place, "" | EXPLANATION);
        self.view = is_page.then(|| place.to_owned().into());
        if !is_page {
            let is_explained = || share::worth(&self.entry).is_some();
            self.sheet = place == EXPLANATION && is_explained();
        }
    }
}
