//! The hands that were scored on this device: the last ones, and those with a star.

use std::rc::Rc;

/// The number of hands without a star that are kept.
pub(crate) const LAST: usize = 50;

/// A hand that was scored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Scored {
    /// As a link, so that a hand of an older version is read for good; one of a newer version is kept unread.
    pub(crate) link: Rc<str>,
    /// `true` if it has a star.
    pub(crate) starred: bool,
}

/// The hands, the newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct History(Rc<Vec<Scored>>);

impl History {
    /// The hands, the newest first.
    pub(crate) fn all(&self) -> &[Scored] {
        &self.0
    }

    /// Puts a hand to the front; one that is known keeps its star.
    pub(crate) fn add(&mut self, link: &str) {
        let all = Rc::make_mut(&mut self.0);
        let known = all.iter().position(|kept| &*kept.link == link);
        let starred = known.is_some_and(|at| all.remove(at).starred);
        let link = link.into();
        all.insert(0, Scored { link, starred });
        self.shorten();
    }

    /// Gives a hand its star, or takes it.
    pub(crate) fn star(&mut self, at: usize) {
        if let Some(kept) = Rc::make_mut(&mut self.0).get_mut(at) {
            kept.starred = !kept.starred;
        }
        self.shorten();
    }

    /// Forgets a hand.
    pub(crate) fn delete(&mut self, at: usize) {
        if at < self.0.len() {
            Rc::make_mut(&mut self.0).remove(at);
        }
    }

    /// Forgets all hands without a star.
    pub(crate) fn clear(&mut self) {
        Rc::make_mut(&mut self.0).retain(|kept| kept.starred);
    }

    fn shorten(&mut self) {
        let mut plain = 0;
        Rc::make_mut(&mut self.0).retain(|kept| {
            plain += usize::from(!kept.starred);
            kept.starred || plain <= LAST
        });
    }

    /// A line for each hand, with a `*` before those with a star.
    pub(crate) fn text(&self) -> String {
        let line =
            |kept: &Scored| format!("{}{}\n", if kept.starred { "*" } else { "" }, kept.link);
        self.0.iter().map(line).collect()
    }

    /// Reads the lines. Whatever they hold is kept: a hand that cannot be read says so when it is shown.
    pub(crate) fn read(text: &str) -> Self {
        let kept = |line: &str| {
            let link = line.strip_prefix('*');
            Scored {
                starred: link.is_some(),
                link: link.unwrap_or(line).into(),
            }
        };
        let lines = text.lines().filter(|line| !line.is_empty());
        let mut history = Self(Rc::new(lines.map(kept).collect()));
        history.shorten();
        history
    }
}

#[cfg(test)]
mod tests {
    use super::{History, LAST};

    #[test]
    fn the_last_ones_and_those_with_a_star_are_kept() {
        let mut history = History::default();
        history.add("first");
        history.star(0);
        for n in 0..LAST + 5 {
            history.add(&n.to_string());
        }
        assert_eq!(history.all().len(), LAST + 1);
        assert_eq!(&*history.all()[0].link, (LAST + 4).to_string());
        assert_eq!(&*history.all()[LAST].link, "first");
        // Without its star it is one too many.
        history.star(LAST);
        assert_eq!(history.all().len(), LAST);
        assert_eq!(&*history.all()[LAST - 1].link, "5");
    }

    #[test]
    fn a_hand_is_there_once() {
        let mut history = History::default();
        for link in ["a", "b", "a"] {
            history.add(link);
            history.star(0);
        }
        // The star of the first `a` was taken by the third tap.
        assert_eq!(history.text(), "a\n*b\n");
        history.clear();
        assert_eq!(history.text(), "*b\n");
        history.delete(0);
        history.delete(0);
        assert_eq!(history, History::default());
    }

    #[test]
    fn what_was_kept_comes_back() {
        for text in [
            "",
            "1/tenhou/12m/ron\n*1/tenhou/ron\n",
            "*9/of/tomorrow\nrubbish\n",
        ] {
            assert_eq!(History::read(text).text(), text);
        }
    }
}
