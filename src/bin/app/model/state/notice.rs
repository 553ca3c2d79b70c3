//! Notices: things that the player should know, once.

use crate::model::trouble::Trouble;

/// Something to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Notice {
    /// Something cannot be kept, or could not be read.
    Storage(Trouble),
    /// A language could not be fetched.
    Language,
    /// Rules could not be fetched.
    Later,
    /// Something still comes.
    Late,
    /// A new version of the app waits.
    Update,
}

impl From<Trouble> for Notice {
    fn from(trouble: Trouble) -> Self {
        Self::Storage(trouble)
    }
}

/// The notices that are shown until the player has read them, and those that were told already.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Notices {
    told: Vec<Notice>,
    read: usize,
    heard: usize,
}

impl Notices {
    /// Tells something that was not told before; that a language or rules are missing, whenever they were chosen.
    pub(crate) fn add(&mut self, notice: Notice) {
        let told = match notice {
            Notice::Language | Notice::Later | Notice::Late => self.shown(),
            Notice::Storage(_) | Notice::Update => &self.told,
        };
        if !told.contains(&notice) {
            self.told.push(notice);
        }
    }

    /// Tells that something still comes, or that nothing does any more.
    pub(crate) fn late(&mut self, is_late: bool) {
        if is_late {
            self.add(Notice::Late);
        } else if let Some(at) = self.told.iter().rposition(|&one| one == Notice::Late) {
            self.told.remove(at);
            self.read -= usize::from(at < self.read);
            self.heard -= usize::from(at < self.heard);
        }
    }

    /// Marks all as read by the player.
    pub(crate) fn dismiss(&mut self) {
        self.read = self.told.len();
    }

    /// Marks all as said by a screen reader.
    pub(crate) fn hear(&mut self) {
        self.heard = self.told.len();
    }

    /// Those on the screen.
    pub(crate) fn shown(&self) -> &[Notice] {
        &self.told[self.read..]
    }

    /// Those to say aloud.
    pub(crate) fn fresh(&self) -> &[Notice] {
        &self.told[self.heard..]
    }
}

#[cfg(test)]
mod tests {
    use super::{Notice, Notices};
    use crate::model::trouble::Trouble;

    #[test]
    fn everything_is_told_once() {
        let full = Notice::Storage(Trouble::Full);
        let mut notices = Notices::default();
        notices.add(full);
        notices.add(full);
        assert_eq!(
            (notices.shown(), notices.fresh()),
            (&[full][..], &[full][..])
        );
        notices.hear();
        assert_eq!((notices.shown().len(), notices.fresh().len()), (1, 0));
        notices.dismiss();
        notices.add(full);
        assert_eq!((notices.shown().len(), notices.fresh().len()), (0, 0));
        notices.add(Notice::Language);
        notices.dismiss();
        notices.add(Notice::Language);
        assert_eq!(notices.shown(), [Notice::Language]);
        notices.dismiss();
        notices.hear();
        notices.add(Notice::Update);
        assert_eq!(notices.shown(), [Notice::Update]);
        assert_eq!(notices.fresh(), [Notice::Update]);
    }

    #[test]
    fn what_is_late_is_told_until_it_is_there() {
        let mut notices = Notices::default();
        notices.late(false);
        notices.late(true);
        notices.late(true);
        notices.add(Notice::Later);
        assert_eq!(notices.shown(), [Notice::Late, Notice::Later]);
        notices.hear();
        notices.late(false);
        assert_eq!(notices.shown(), [Notice::Later]);
        assert_eq!(notices.fresh(), []);
        // Read before it is there, it is gone, and the next one is told.
        notices.late(true);
        notices.dismiss();
        notices.late(false);
        notices.late(true);
        assert_eq!(notices.shown(), [Notice::Late]);
    }
}
