//! A hand that is entered for another page: who won with it, and where it is taken to.

use yew::AttrValue;

/// An errand of another page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Errand {
    /// The name of the winner, or the hand that is wanted.
    pub(crate) name: String,
    /// The page that waits for it.
    pub(crate) page: AttrValue,
    /// Its side that takes the hand.
    pub(crate) side: AttrValue,
    /// The label of the button that takes it there, where nobody won with it yet: until then its points are covered.
    pub(crate) take: Option<String>,
}

impl Errand {
    /// As text, a line each.
    pub(crate) fn text(&self) -> String {
        let lines = [&*self.page, &*self.side, &self.name];
        let lines: Vec<&str> = lines.into_iter().chain(self.take.as_deref()).collect();
        lines.join("\n")
    }

    /// From its text; `None` of any other text.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        Some(Self {
            page: lines.next()?.to_owned().into(),
            side: lines.next()?.to_owned().into(),
            name: lines.next()?.to_owned(),
            take: lines.next().map(str::to_owned),
        })
    }

    /// The place that the hand is taken to.
    pub(crate) fn place(&self) -> AttrValue {
        [&*self.page, "/", &*self.side].concat().into()
    }
}

#[cfg(test)]
mod tests {
    use super::Errand;

    #[test]
    fn what_is_kept_is_read_back() {
        let errand = Errand {
            name: "Ben".to_owned(),
            page: "table".into(),
            side: "record".into(),
            take: None,
        };
        assert_eq!(Errand::read(&errand.text()).as_ref(), Some(&errand));
        let take = Some("Check".to_owned());
        let covered = Errand { take, ..errand };
        assert_eq!(Errand::read(&covered.text()), Some(covered));
        assert_eq!(Errand::read(""), None);
    }
}
