//! A game of this device beside its text. Each tap copies, compares and keeps all of them, and a season has hundreds: only the one
//! that is changed is copied and written anew.

use std::cell::OnceCell;
use std::ops::{Deref, DerefMut};
use std::rc::Rc;

use tensu::evening::Journal;

/// A game, shared as long as nothing of it is changed.
#[derive(Clone, Debug)]
pub(in crate::pages::table) struct Written(Rc<Sheet>);

#[derive(Clone, Debug)]
struct Sheet {
    journal: Journal,
    text: OnceCell<String>,
}

impl Written {
    /// A game that was read from a text, all of it.
    pub(super) fn read(journal: Journal, text: String) -> Self {
        let text = OnceCell::from(text);
        Self(Rc::new(Sheet { journal, text }))
    }

    /// Writes it as text, once.
    pub(super) fn text(&self) -> &str {
        let Sheet { journal, text } = &*self.0;
        text.get_or_init(|| journal.to_string())
    }
}

impl From<Journal> for Written {
    fn from(journal: Journal) -> Self {
        let text = OnceCell::new();
        Self(Rc::new(Sheet { journal, text }))
    }
}

impl PartialEq for Written {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0) || **self == **other
    }
}

impl Deref for Written {
    type Target = Journal;

    fn deref(&self) -> &Journal {
        &self.0.journal
    }
}

impl DerefMut for Written {
    fn deref_mut(&mut self) -> &mut Journal {
        let sheet = Rc::make_mut(&mut self.0);
        sheet.text.take();
        &mut sheet.journal
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use tensu::evening::{Entry, Event, Journal, Start};
    use tensu::rules::TENHOU;

    use super::Written;

    #[test]
    fn what_is_changed_is_written_anew_and_nothing_else() {
        let journal = Journal::new(Start::new(&TENHOU));
        let text = journal.to_string();
        let game = Written::read(journal, text.clone());
        let mut more = game.clone();
        assert!(Rc::ptr_eq(&game.0, &more.0));
        more.enter(Entry::Add(Event::read("r1")));
        assert_eq!(
            (game.text(), more.text()),
            (&*text, &*format!("{text}r1\n"))
        );
        assert_ne!(game, more);
        // Taken back, it is another line of the same game.
        more.undo();
        assert_eq!(more.text(), format!("{text}r1\n<\n"));
        assert_eq!(Written::from((*more).clone()), more);
        // As long as nothing is changed, the text is not made again.
        let (first, copy) = (more.text().as_ptr(), more.clone());
        assert_eq!(copy.text().as_ptr(), first);
    }
}
