//! The sentences about Tensu on another page.

use crate::model::site::names::{Region, Subject};
use crate::model::site::snippet::Snippet;
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
pub(crate) fn part(part: Region) -> &'static str {
    say(match part {
        Region::Menu => Label::Menu,
        Region::Situation => Label::Situation,
        Region::Explanation => Label::Explanation,
    })
}

/// Names a form of the text to paste.
pub(crate) fn kind(kind: Snippet) -> &'static str {
    match kind {
        Snippet::Element => "HTML",
        Snippet::Frame => "iframe",
        Snippet::WordPress => "WordPress",
        Snippet::WordPressCode => "WordPress [tensu]",
        Snippet::Hugo => "Hugo",
        Snippet::Text => "Jekyll, MkDocs",
        Snippet::Ghost => "Ghost",
        Snippet::GoogleSites => "Google Sites",
        Snippet::Discord => "Discord",
        Snippet::Hand => "tensu-hand",
        Snippet::HugoHand => "Hugo tensu-hand",
        Snippet::Policy => "CSP",
        Snippet::Markdown => say(Label::SiteLink),
        Snippet::Address => say(Label::SiteAddress),
    }
}

/// Says where and how a form is pasted.
pub(crate) fn help(kind: Snippet) -> &'static str {
    say(match kind {
        Snippet::Element => Label::SiteElementHelp,
        Snippet::Frame => Label::SiteFrameHelp,
        Snippet::WordPress => Label::SiteWordPressHelp,
        Snippet::WordPressCode => Label::SiteEndHelp,
        Snippet::Hugo | Snippet::HugoHand => Label::SiteFileHelp,
        Snippet::Text | Snippet::Ghost => Label::SiteTextHelp,
        Snippet::GoogleSites => Label::SiteFieldHelp,
        Snippet::Markdown => Label::SiteLinkHelp,
        Snippet::Discord | Snippet::Address => Label::SiteAddressHelp,
        Snippet::Hand => Label::SiteDrawnHelp,
        Snippet::Policy => Label::SitePolicyHelp,
    })
}
