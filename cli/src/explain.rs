//! A win, explained.

use tensu::Win;
use tensu::score::{Award, Missed, Score};
use tensu_words::{Label, Row, Word};

use crate::page::{ASIDE, PRICE, Page, paint, styled};
use crate::read::{Rules, Unsaid};
use crate::say::Say;

/// Writes everything that led to the score.
pub(crate) fn explain(
    win: &Win<'_>,
    score: &Score,
    rules: &Rules,
    unsaid: Unsaid,
    say: Say,
) -> Page {
    let rules = (&rules.house, &rules.ruleset);
    let lines = say.0.explained(win, score, rules, unsaid);
    let mut page = Page::default();
    for line in lines.text(&paint) {
        page.line(line);
    }
    page
}

/// Writes the same in a line.
pub(crate) fn in_short(score: &Score, say: Say) -> String {
    let award = |award: &Award| say.0.award(award);
    let awards: Vec<String> = score.awards.iter().map(award).collect();
    let price = styled(PRICE, &say.0.asked(&score.payments));
    let yaku = say.0.list(&awards, Word::Comma);
    format!("{price}  {}  {}", say.0.value(score), styled(ASIDE, &yaku))
}

/// Adds the patterns that count in a hand that is not worth enough.
pub(crate) fn page_counted(awards: &[(Award, u16)], say: Say, page: &mut Page) {
    if awards.is_empty() {
        return;
    }
    page.title(say.label(Label::YakuTitle));
    let row =
        |(award, _): &(Award, u16)| Row::new(say.name(award.what), say.0.amount(award.amount));
    page.rows(&awards.iter().map(row).collect::<Vec<_>>());
}

/// Adds the yaku that a hand nearly has, each with the one thing against it.
pub(crate) fn page_missed(missed: &[Missed], say: Say, page: &mut Page) {
    for missed in missed {
        page.item(say.0.nearly(missed));
    }
}
