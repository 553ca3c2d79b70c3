//! The sentences about Tensu on another page.

use crate::model::embed::Subject;
use crate::model::site::names::Part;
use crate::model::site::snippet::Kind;
use crate::say::{Label, say};

/// Names a thing that a page can show.
pub(crate) fn subject(subject: Subject) -> &'static str {
    say(match subject {
        Subject::Calculator => Label::SiteCalculator,
        Subject::Result => Label::SiteResult,
        Subject::Reference => Label::SiteReference,
        Subject::Quiz => Label::SiteQuiz,
    })
}

/// Names a part that a page can leave out.
pub(crate) fn part(part: Part) -> &'static str {
    say(match part {
        Part::Menu => Label::Menu,
        Part::Situation => Label::Situation,
        Part::Explanation => Label::Explanation,
    })
}

/// Names a form of the text to paste.
pub(crate) fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Element => "HTML",
        Kind::Frame => "iframe",
        Kind::WordPress => "WordPress",
        Kind::WordPressCode => "WordPress [tensu]",
        Kind::Hugo => "Hugo",
        Kind::Text => "Jekyll, MkDocs",
        Kind::Ghost => "Ghost",
        Kind::GoogleSites => "Google Sites",
        Kind::Discord => "Discord",
        Kind::Hand => "tensu-hand",
        Kind::Policy => "CSP",
        Kind::Markdown => say(Label::SiteLink),
        Kind::Address => say(Label::SiteAddress),
    }
}

/// Says where and how a form is pasted.
pub(crate) fn help(kind: Kind) -> &'static str {
    say(match kind {
        Kind::Element => Label::SiteElementHelp,
        Kind::Frame => Label::SiteFrameHelp,
        Kind::WordPress => Label::SiteWordPressHelp,
        Kind::WordPressCode | Kind::Hugo => Label::SiteFileHelp,
        Kind::Text | Kind::Ghost => Label::SiteTextHelp,
        Kind::GoogleSites => Label::SiteFieldHelp,
        Kind::Markdown => Label::SiteLinkHelp,
        Kind::Discord | Kind::Address => Label::SiteAddressHelp,
        Kind::Hand => Label::SiteDrawnHelp,
        Kind::Policy => Label::SitePolicyHelp,
    })
}
