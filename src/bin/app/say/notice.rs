//! The notices about the app itself: what it keeps, and which version it is.

use super::{Label, say, with};
use crate::model::state::Notice;
use crate::model::trouble::Trouble;

/// Words a notice as a sentence.
pub(crate) fn notice(notice: Notice) -> &'static str {
    say(match notice {
        Notice::Update => Label::NoticeUpdate,
        Notice::Language => Label::NoticeLanguage,
        Notice::Later => Label::NoticeRulesLater,
        Notice::Late => Label::NoticeLate,
        Notice::Storage(trouble) => match trouble {
            Trouble::Blocked => Label::NoticeBlocked,
            Trouble::Full => Label::NoticeFull,
            Trouble::Hand => Label::NoticeHand,
            Trouble::Rules => Label::NoticeRules,
            Trouble::Practice => Label::NoticePractice,
            Trouble::Points => Label::NoticePoints,
            Trouble::Games => Label::NoticeGames,
            Trouble::Settings => Label::NoticeSettings,
            Trouble::OtherVersion => Label::NoticeOther,
        },
    })
}

/// Says which version this is, and whether it needs the network.
pub(crate) fn version(build: &str, offline: bool) -> String {
    with(
        if offline {
            Label::VersionReady
        } else {
            Label::Version
        },
        build,
    )
}
