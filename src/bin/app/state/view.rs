//! What lies over the screen, and where that is in the browser's address.

use tensu::Yaku;

use super::State;
use crate::share;

/// What can lie over the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum View {
    /// The rules, to read and to change.
    Rules,
    /// The hand under every ruleset.
    Compare,
    /// The golden hands, run here and now.
    Trust,
    /// Several winners, drawn hands, the end of a game.
    Round,
    /// A price without tiles.
    Quick,
    /// Hands to count.
    Practice,
    /// Everything about the ruleset.
    Reference,
    /// The same, where it says what a yaku takes.
    Yaku(Yaku),
    /// The hand for others: link, text, picture.
    Share,
    /// The result for the table to read.
    Show(Facing),
    /// The hands that were scored.
    History,
    /// Lines for a page that embeds Tensu.
    Site,
}

/// To whom the result is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Facing {
    /// To who sits opposite.
    Across,
    /// To who holds the device.
    Here,
}

/// Where the player is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Place {
    /// At the hand.
    #[default]
    Hand,
    /// At the explanation, where it covers the keys.
    Explanation,
    /// At what lies over both.
    View(View),
}

const EXPLANATION: &str = "explanation";

impl View {
    /// Where it is; links to it have to work for good.
    fn address(self) -> String {
        let (page, side) = match self {
            Self::Rules => ("rules", None),
            Self::Compare => ("compare", None),
            Self::Trust => ("check", None),
            Self::Round => ("settle", None),
            Self::Quick => ("quick", None),
            Self::Practice => ("practice", None),
            Self::Reference => ("reference", None),
            Self::Yaku(yaku) => ("reference", Some(yaku.code())),
            Self::Share => ("share", None),
            Self::Show(Facing::Across) => ("show", None),
            Self::Show(Facing::Here) => ("show", Some("here")),
            Self::History => ("history", None),
            Self::Site => ("website", None),
        };
        side.map_or_else(|| page.to_owned(), |side| [page, "/", side].concat())
    }

    fn at(address: &str) -> Option<Self> {
        let (page, side) = address.split_once('/').unwrap_or((address, ""));
        let view = match (page, side) {
            ("rules", _) => Self::Rules,
            ("compare", _) => Self::Compare,
            ("check", _) => Self::Trust,
            ("settle", _) => Self::Round,
            ("quick", _) => Self::Quick,
            ("practice", _) => Self::Practice,
            ("reference", code) => Yaku::from_code(code).map_or(Self::Reference, Self::Yaku),
            ("share", _) => Self::Share,
            ("show", "here") => Self::Show(Facing::Here),
            ("show", _) => Self::Show(Facing::Across),
            ("history", _) => Self::History,
            ("website", _) => Self::Site,
            _ => return None,
        };
        Some(view)
    }
}

impl Place {
    /// Where it is; nothing at the hand.
    pub(crate) fn address(self) -> String {
        match self {
            Self::Hand => String::new(),
            Self::Explanation => EXPLANATION.to_owned(),
            Self::View(view) => view.address(),
        }
    }

    /// What is there; the hand where nothing is.
    pub(crate) fn at(address: &str) -> Self {
        match address {
            EXPLANATION => Self::Explanation,
            other => View::at(other).map_or(Self::Hand, Self::View),
        }
    }
}

impl State {
    /// Where the player is.
    pub(crate) fn place(&self) -> Place {
        match self.view {
            Some(view) => Place::View(view),
            None if self.sheet => Place::Explanation,
            None => Place::Hand,
        }
    }

    /// Goes to a place of an address, if there is something to see.
    pub(crate) fn go(&mut self, place: Place) {
        let is_there = match place {
            Place::View(View::Share | View::Show(_)) | Place::Explanation => {
                share::worth(&self.entry).is_some()
            }
            Place::View(View::Compare) => self.entry.is_full(),
            _ => true,
        };
        let place = if is_there { place } else { Place::Hand };
        match place {
            Place::View(view) => self.look_at(Some(view)),
            place => {
                self.look_at(None);
                self.sheet = place == Place::Explanation;
            }
        }
    }

    /// Lays something over the screen, or takes it away.
    pub(super) fn look_at(&mut self, view: Option<View>) {
        self.view = view;
        self.preview();
    }
}

#[cfg(test)]
mod tests {
    use super::{Facing, Place, View};
    use tensu::Yaku;

    #[test]
    fn an_address_leads_where_it_was_taken() {
        let views = [
            View::Rules,
            View::Compare,
            View::Trust,
            View::Round,
            View::Quick,
            View::Practice,
            View::Reference,
            View::Share,
            View::Show(Facing::Across),
            View::Show(Facing::Here),
            View::History,
            View::Site,
        ];
        let yaku = Yaku::all().map(View::Yaku);
        let views = views.into_iter().chain(yaku).map(Place::View);
        for place in views.chain([Place::Hand, Place::Explanation]) {
            assert_eq!(Place::at(&place.address()), place, "{}", place.address());
        }
        assert_eq!(Place::at("nowhere"), Place::Hand);
        assert_eq!(Place::at("reference/nothing"), Place::View(View::Reference));
    }
}
