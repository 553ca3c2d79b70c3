//! A game of this device beside its text and what became of it. Each tap copies, compares and keeps all of them, and a season has
//! hundreds: only the one that is changed is copied, written and played over anew, and that once, whoever asks.

use std::cell::OnceCell;
use std::ops::{Deref, DerefMut};
use std::rc::Rc;

use tensu::evening::{Course, Journal, fold};

use crate::model::active_rules::ActiveRules;

/// A game by its rules, as far as it went.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::pages::table) struct Folded {
    pub(in crate::pages::table) rules: ActiveRules,
    pub(in crate::pages::table) course: Course,
}

/// A game, shared as long as nothing of it is changed.
#[derive(Clone, Debug)]
pub(in crate::pages::table) struct Written(Rc<Whole>);

#[derive(Clone, Debug)]
struct Whole {
    journal: Journal,
    text: OnceCell<String>,
    /// `None` if no rules can be made of what the game says.
    folded: OnceCell<Option<Rc<Folded>>>,
}

impl Whole {
    const fn of(journal: Journal, text: OnceCell<String>) -> Self {
        Self {
            journal,
            text,
            folded: OnceCell::new(),
        }
    }
}

impl Written {
    /// A game that was read from a text, all of it.
    pub(super) fn read(journal: Journal, text: String) -> Self {
        Self(Rc::new(Whole::of(journal, OnceCell::from(text))))
    }

    /// Writes it as text, once.
    pub(super) fn text(&self) -> &str {
        let Whole { journal, text, .. } = &*self.0;
        text.get_or_init(|| journal.to_string())
    }

    /// Plays it over, once; `None` if no rules can be made of what it says.
    pub(in crate::pages::table) fn folded(&self) -> Option<&Rc<Folded>> {
        let Whole {
            journal, folded, ..
        } = &*self.0;
        let fold = || {
            let rules = ActiveRules::of(journal.start().rules.clone()).ok()?;
            let course = fold(journal.start(), &rules, &journal.events());
            Some(Rc::new(Folded { rules, course }))
        };
        folded.get_or_init(fold).as_ref()
    }

    /// Returns whether it has come to its end.
    pub(in crate::pages::table) fn is_over(&self) -> bool {
        let folded = self.folded();
        folded.is_some_and(|folded| folded.course.state.over.is_some())
    }
}

impl From<Journal> for Written {
    fn from(journal: Journal) -> Self {
        Self(Rc::new(Whole::of(journal, OnceCell::new())))
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
        let game = Rc::make_mut(&mut self.0);
        game.text.take();
        game.folded.take();
        &mut game.journal
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

    #[test]
    fn a_game_is_played_over_when_it_changes() {
        let mut game = Written::from(Journal::new(Start::new(&TENHOU)));
        let before = Rc::clone(game.folded().expect("rules"));
        let copy = game.clone();
        assert!(Rc::ptr_eq(copy.folded().expect("rules"), &before));
        game.enter(Entry::Add(Event::read("r1")));
        let after = game.folded().expect("rules");
        assert_eq!((before.course.read, after.course.read), (0, 1));
    }
}
