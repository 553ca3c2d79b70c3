//! Hands that come and go: cleared, tried, opened from a link, kept when they are done, taken out again.

use super::groups::{Focus, State};
use super::hint::Hint;
use crate::model::entry::Entry;
use crate::model::history::History;
use crate::model::library::library;
use crate::model::share;

/// A thing that can be done with the hands that were scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keep {
    /// Back to the table.
    Restore(usize),
    /// Give it a star, or take it.
    Star(usize),
    /// Forget it.
    Delete(usize),
    /// Forget all without a star.
    Clear,
    /// Bring back those that were forgotten with the tap before.
    Back,
}

impl State {
    /// Clears the hand; the table stays. So do the winners before it with what they share, until they are settled or there
    /// is nothing of this hand any more: then the next deal begins.
    pub(super) fn clear(&mut self) {
        (self.keys.several, self.open.sheet) = (None, false);
        let mut begun = self.entry.begun();
        // The stick came with the riichi that is over.
        if std::mem::take(&mut self.stick.is_own) && begun.rest.sticks == 1 {
            begun.rest.sticks = 0;
        }
        let changes = self.steps.changes;
        let settled = self.entry.is_full() && matches!(self.entry.settlement(), Some(Ok(_)));
        let next = settled || begun == *self.entry;
        self.replace(if next { begun.alone().begun() } else { begun });
        self.told.hint = (self.steps.changes > changes).then_some(Hint::Cleared);
    }

    /// An example in place of the hand; the table stays.
    pub(super) fn example(&mut self, text: &str) {
        let Ok(question) = library().reader.question(text) else {
            return;
        };
        let question = self.entry.at_this_table(question);
        self.replace(Entry::new(self.entry.rules.clone(), question));
    }

    /// Another hand in place of this one, whole.
    pub(super) fn replace(&mut self, entry: Entry) {
        (
            self.keys.armed,
            self.keys.focus,
            self.open.draft,
            self.open.meld,
        ) = (None, Focus::Hand, None, None);
        self.deal += 1;
        self.remember();
        self.commit(entry);
        self.settle();
    }

    /// Puts the hand into the history when it is done: complete, with a score, and about to be replaced as a whole.
    pub(super) fn remember(&mut self) {
        if self.entry.is_full() && share::worth(&self.entry).is_some() {
            self.history.add(&share::link(&self.entry).to_string());
        }
    }

    /// Takes over the hand of a link, with its table and its rules.
    pub(super) fn open(&mut self, text: &str) {
        match self.read_link(text) {
            Ok(entry) => self.put_down(entry),
            Err(why) => self.told.hint = Some(why),
        }
    }

    /// The entry of a link, checked whole before it takes the place of anything.
    fn read_link(&self, text: &str) -> Result<Entry, Hint> {
        let link = share::read(text).map_err(Hint::of_link)?;
        let entry = share::entry(self.beside(link)).map_err(Hint::Rules)?;
        share::check(&entry).map_err(Hint::Refused)?;
        Ok(entry)
    }

    /// Takes over the hand of a link that somebody shared; if it is played by other rules than before, their name is
    /// told.
    pub(super) fn open_link(&mut self, text: &str) {
        let before = self.entry.rules.clone();
        self.open(text);
        if self.entry.rules != before {
            let title = self.entry.rules.title().to_owned();
            self.told.hint = Some(Hint::LinkRules(title));
        }
    }

    /// Another entry in place of all that is there.
    pub(super) fn put_down(&mut self, entry: Entry) {
        (self.page.view, self.open.sheet) = (None, false);
        self.replace(entry);
    }

    /// The link with house rules under a name that no others have.
    fn beside(&self, mut link: tensu::link::Link) -> tensu::link::Link {
        link.rules = self.imported(link.rules);
        link
    }

    pub(super) fn kept(&mut self, tap: Keep, deleted: Option<History>) {
        match tap {
            Keep::Restore(at) => {
                if let Some(kept) = self.history.all().get(at).cloned() {
                    self.open(&kept.link);
                }
            }
            // One star less may be one hand too many.
            Keep::Star(at) => self.delete_kept(|history| history.star(at)),
            Keep::Delete(at) => self.delete_kept(|history| history.delete(at)),
            Keep::Clear => self.delete_kept(History::clear),
            Keep::Back => {
                if let Some(history) = deleted {
                    self.history = history;
                }
            }
        }
    }

    /// Forgets hands; until the next tap they can be brought back.
    fn delete_kept(&mut self, delete: impl FnOnce(&mut History)) {
        let before = self.history.clone();
        delete(&mut self.history);
        let gone = before.all().len() - self.history.all().len();
        if gone > 0 {
            self.told.hint = Some(Hint::Deleted(gone));
            self.deleted = Some(before);
        }
    }
}
