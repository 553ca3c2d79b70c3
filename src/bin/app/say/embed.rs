//! The words in the frame of another page.

use tensu_words::Word;

use super::{Label, fill, hint, say, with, words};
use crate::model::embed::{Bad, Why};
use crate::model::state::Hint;

/// Says what cannot be used, and why.
pub(crate) fn bad(bad: &Bad) -> String {
    let name = bad.name.code().into();
    let why = match &bad.why {
        Why::Value(value) => {
            let possible = bad.name.possible();
            if !possible.is_empty() {
                let possible = super::list(&possible);
                let fills = [value.into(), name, (&possible).into()];
                return words().fill(Word::RefusalValue, &fills);
            }
            with(Label::EmbedValue, value)
        }
        Why::Hand(why) => hint(&Hint::Text(why.clone())),
        Why::Rules(why) => hint(&Hint::Rules(why.clone())),
        Why::Link(why) => hint(&Hint::Link(why.clone())),
        Why::Refused(why) => hint(&Hint::Refused(why.clone())),
        Why::Sheet(why) => why.said(words()),
        Why::Absent => return words().fill(Word::RefusalMissing, &[name]),
        Why::Missing => say(Label::EmbedMissing).to_owned(),
        Why::Unreadable => say(Label::EmbedUnreadable).to_owned(),
        Why::Height => say(Label::EmbedHeight).to_owned(),
        Why::Long => say(Label::EmbedLong).to_owned(),
        Why::Locked => say(Label::EmbedLocked).to_owned(),
    };
    fill(Label::EmbedBad, &[name, (&why).into()])
}
