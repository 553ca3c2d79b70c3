//! What is said in the frame of another page.

use super::{Label, fill, hint, say, with};
use crate::embed::{Bad, Why};
use crate::state::Hint;

/// What cannot be used, and why.
pub(crate) fn bad(bad: &Bad) -> String {
    let why = match &bad.why {
        Why::Value(value) => with(Label::EmbedValue, value),
        Why::Hand(why) => hint(&Hint::Text(why.clone())),
        Why::Rules(why) => hint(&Hint::Rules(why.clone())),
        Why::Link(why) => hint(&Hint::Link(why.clone())),
        Why::Missing => say(Label::EmbedMissing).to_owned(),
        Why::Unreadable => say(Label::EmbedUnreadable).to_owned(),
        Why::Height => say(Label::EmbedHeight).to_owned(),
        Why::Long => say(Label::EmbedLong).to_owned(),
        Why::Locked => say(Label::EmbedLocked).to_owned(),
    };
    fill(Label::EmbedBad, &[bad.name.code().into(), (&why).into()])
}
