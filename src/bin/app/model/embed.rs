//! The app within another page: what that page asks for, what it is told, and that nothing is kept. `docs/embed.md` is the
//! contract; `www/embed/1/frame.js` carries the messages and checks where they come from.

use std::cell::OnceCell;

use crate::browser::page::{self, Faces, Root, Theme};
use crate::model::active_rules::ActiveRules;
use crate::model::entry::Entry;
use crate::model::reader;
use crate::model::site::names::{Name, PLAIN, Params, Region, Subject};
use crate::model::speech::Terms;

pub(crate) use bad::{Bad, Why};
pub(crate) use letters::cut;

mod bad;
mod letters;
mod looks;
pub(crate) mod params;

thread_local! {
    static FRAME: OnceCell<&'static Frame> = const { OnceCell::new() };
}

/// The wishes of the page around.
#[expect(
    clippy::struct_excessive_bools,
    reason = "parameters that have nothing to do with each other"
)]
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Frame {
    /// The content that is wanted; [`ShownFrame`] has what is there.
    subject: Subject,
    /// `true` if the rules are fixed.
    pub(crate) lock: bool,
    /// The name of the club whose page it is.
    pub(crate) club: Option<String>,
    /// The language that is wanted.
    pub(crate) lang: Option<String>,
    /// The names of the yaku.
    pub(crate) terms: Terms,
    /// The way tiles are drawn.
    pub(crate) faces: Faces,
    /// The parts of the address that cannot be used.
    pub(crate) bads: Vec<Bad>,
    /// The entry on the table at the beginning.
    pub(crate) start: Entry,
    /// The parameters of the question as they were written: the quiz reads them.
    pub(crate) quiz: Params,
    theme: Theme,
    /// `true` without felt.
    plain: bool,
    accent: Option<looks::Colour>,
    ground: looks::Ground,
    compact: bool,
    hide: Vec<Region>,
    auto_height: bool,
}

/// A frame as it is by now: a page may give later what its address lacked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ShownFrame {
    /// The wishes of the page around.
    pub(crate) frame: &'static Frame,
    /// The content that is shown.
    pub(crate) subject: Subject,
    /// `true` if something else was entered since the beginning.
    pub(crate) changed: bool,
}

/// The frame, when the app is in one; the same for as long as the page lives.
pub(crate) fn frame() -> Option<&'static Frame> {
    FRAME.with(|frame| frame.get().copied())
}

/// Reads what the page around asks for, and gives the page that look.
///
/// Returns `false`, and does not begin, if the hand may be one that only the reader reads, which is not there.
pub(crate) fn begin() -> bool {
    let (query, hash) = page::frame::asked();
    let mut own = Frame::read(&query, &hash);
    if let Some(state) = page::frame::left() {
        own.go_on(&state);
    }
    if !reader::is_here() && own.bads.iter().any(|bad| bad.name == Name::Hand) {
        return false;
    }
    FRAME.with(|frame| frame.get_or_init(|| Box::leak(Box::new(own))).show());
    true
}

/// Returns whether a club gave these rules as its own.
pub(crate) fn is_own(rules: &ActiveRules) -> bool {
    rules.house().is_some() && frame().is_some_and(|frame| frame.start.rules == *rules)
}

impl ShownFrame {
    /// The parts of the address that cannot be used.
    pub(crate) fn bads(self) -> impl Iterator<Item = &'static Bad> {
        self.frame.bads(self.changed)
    }

    /// The title of the page where it is opened alone; `worth` tells the points of a scored hand, `rules` names its
    /// rules.
    pub(crate) fn title(self, worth: Option<&str>, rules: &str) -> String {
        let club = self.frame.club.as_deref();
        if let (Some(worth), Subject::Calculator | Subject::Result) = (worth, self.subject) {
            return [worth, " – ", club.unwrap_or("Tensu")].concat();
        }
        match (self.subject, club) {
            (Subject::Reference, Some(club)) if club != rules => [club, " – ", rules].concat(),
            (Subject::Reference, None) => [rules, " – Tensu"].concat(),
            (_, club) => club.unwrap_or("Tensu").to_owned(),
        }
    }
}

impl Frame {
    /// The content that is shown. Only a hand that the page gave is there to read: a player who enters another goes on
    /// with that.
    pub(crate) fn subject(&self, is_given: bool) -> Subject {
        match self.subject {
            Subject::Result if !is_given => Subject::Calculator,
            wanted => wanted,
        }
    }

    /// The parts that cannot be used. A bad hand is no longer told when another one is there.
    fn bads(&self, changed: bool) -> impl Iterator<Item = &Bad> {
        let bads = self.bads.iter();
        bads.filter(move |bad| !changed || bad.name != Name::Hand)
    }

    /// Returns whether it is as high as its content, so that its top may be out of sight.
    pub(crate) const fn grows(&self) -> bool {
        self.auto_height
    }

    /// Returns whether this part is left out.
    pub(crate) fn hides(&self, part: Region) -> bool {
        self.hide.contains(&part)
    }

    /// Returns whether the address has a hand.
    pub(crate) fn is_given(&self) -> bool {
        !self.start.is_empty()
    }

    /// The parameters that go with the links from here: the club, and its language and names of yaku.
    pub(crate) fn club_speech(&self) -> Params {
        let terms = (self.terms != Terms::Language).then(|| self.terms.code().to_owned());
        let mut params = Params::default();
        params.set(Name::Club, self.club.clone());
        params.set(Name::Lang, self.lang.clone());
        params.set(Name::Terms, terms);
        params
    }

    /// The theme; a ground decides it, since the paper has to go with it.
    pub(crate) fn theme(&self) -> Theme {
        self.ground.theme().unwrap_or(self.theme)
    }

    /// Returns whether it lies on the background of the page around, without felt.
    fn is_plain(&self) -> bool {
        self.plain || self.ground != looks::Ground::Theme
    }

    /// Makes the page look as asked.
    fn show(&self) {
        self.theme().show();
        page::set_root("data-look", if self.is_plain() { PLAIN } else { "" });
        self.faces.show();
        page::set_root("data-view", self.subject(self.is_given()).code());
        let hidden: Vec<&str> = self.hide.iter().map(|part| part.code()).collect();
        page::set_root("data-hide", &hidden.join(" "));
        if self.compact {
            page::set_root("data-compact", "");
        }
        if self.auto_height {
            page::set_root("data-height", "auto");
        }
        self.ground.show();
        if let Some(accent) = self.accent {
            looks::show_accent(accent);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Frame, Theme};

    /// Felt, unless the page around has a ground of its own; a color of that decides between light and dark.
    #[test]
    fn looks_go_together() {
        let look = |query| {
            let frame = Frame::read(query, "");
            assert_eq!(frame.bads, [], "{query}");
            (frame.is_plain(), frame.theme())
        };
        for (query, looks) in [
            ("", (false, Theme::Auto)),
            ("theme=auto&accent=ff8800&compact", (false, Theme::Auto)),
            ("theme=light", (false, Theme::Light)),
            ("theme=dark&faces=indexed", (false, Theme::Dark)),
            ("theme=plain", (true, Theme::Auto)),
            ("theme=plain&accent=ff8800&compact", (true, Theme::Auto)),
            ("bg=transparent", (true, Theme::Auto)),
            ("bg=transparent&theme=plain", (true, Theme::Auto)),
            ("bg=transparent&theme=light", (true, Theme::Light)),
            ("theme=dark&bg=transparent", (true, Theme::Dark)),
            ("bg=ffffff", (true, Theme::Light)),
            ("bg=ffffff&theme=plain", (true, Theme::Light)),
            ("theme=light&bg=%23101010", (true, Theme::Dark)),
        ] {
            assert_eq!(look(query), looks, "{query}");
        }
        let refused = Frame::read("bg=777777&theme=light", "");
        assert_eq!((refused.is_plain(), refused.theme()), (false, Theme::Light));
    }
}
