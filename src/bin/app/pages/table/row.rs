//! The words of a row of a log: how a hand ended, what lay on the table, and its points.

use tensu::evening::{Chair, ChairPaid, Event, Outcome, Record, State};
use tensu::rules::Rules;
use tensu_words::Word;

use super::sentences;
use crate::say::{self, Label, say, with, words};

/// The honba and riichi sticks that lay on the table, and what else is told of a hand.
pub(super) fn lying(rules: &Rules, honba: u32, sticks: u32, beside: &str) -> String {
    if !rules.is_riichi() {
        return beside.to_owned();
    }
    let honba = (honba > 0).then(|| say::pair(words().say(Word::Honba), honba));
    let sticks = (sticks > 0).then(|| say::pair(say(Label::RiichiSticks), sticks));
    let beside = [beside.to_owned()];
    joined(honba.into_iter().chain(sticks).chain(beside))
}

pub(super) fn joined(parts: impl IntoIterator<Item = String>) -> String {
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<String>>().join(" · ")
}

/// The payment of a win without honba and riichi sticks; for anything else, the largest gain.
pub(super) fn price(record: &Record) -> String {
    if let Outcome::Won { winners, .. } = &record.outcome {
        let price =
            |winner: &ChairPaid| say::amounts(&winner.paid.payments, "/", |payment| payment.hand);
        return winners.iter().map(price).collect::<Vec<_>>().join(" · ");
    }
    let most = record.changes.iter().copied().max();
    most.filter(|most| *most > 0)
        .map_or_else(String::new, sentences::change)
}

/// An event that is no record, in a few words.
pub(super) fn said(event: &Event, state: &State) -> String {
    match event {
        Event::Won(won) => {
            let chairs: Vec<Chair> = won.winners.iter().map(|winner| winner.chair).collect();
            let won_by = with(Label::TableWon, &sentences::names(&chairs, state));
            let way = match won.from {
                None => say(Label::Tsumo).to_owned(),
                Some(from) => with(Label::RoundNeedOff, &sentences::player(from, state)),
            };
            format!("{won_by} · {way}")
        }
        Event::Drawn(drawn) => with(Label::TableDrawn, &sentences::names(&drawn.tenpai, state)),
        Event::Aborted(kind, _) => say::sentence_case(words().abort(*kind)),
        Event::Chombo(chairs, _) => with(Label::TableChombo, &sentences::names(chairs, state)),
        Event::Riichi(chair, riichi) => {
            say::pair(say::riichi(*riichi), sentences::player(*chair, state))
        }
        Event::Penalty(penalty) => say::pair(
            say(Label::TablePenalty),
            sentences::player(penalty.chair, state),
        ),
        Event::Fix(_) => say(Label::TableCorrect).to_owned(),
        Event::Last(0) => say(Label::TableFinal).to_owned(),
        Event::Last(_) => say(Label::TableLast).to_owned(),
        Event::Stop(_) => say(Label::TableStop).to_owned(),
        Event::Go => say(Label::TablePlayOn).to_owned(),
        Event::Unriichi(_) | Event::Swap(..) | Event::Note(_) | Event::Unread(_) => String::new(),
    }
}
