//! A hand of a log: its tiles, who paid whom, what both sums are and why, and the rivers.

use std::rc::Rc;

use tensu::compare::Cause;
use tensu::evening::{Event, HandValue, Outcome, Record, State, WinningChair};
use tensu::game::PaidFor;
use tensu::score::{Amount, Award};
use tensu::{Liable, Question, Wind};
use tensu_log::{Checked, LogHand};
use tensu_words::Teach;
use yew::prelude::*;

use super::river;
use crate::model::active_rules::ActiveRules;
use crate::model::entry::Entry;
use crate::model::outcome::Outcomes;
use crate::pages::table::state::Logged;
use crate::pages::table::{row, sentences};
use crate::parts::explain;
use crate::parts::laid::{self, laid};
use crate::parts::question::card::indicators;
use crate::parts::shapes::{each, el};
use crate::say::teach::{fill_teach, teach};
use crate::say::{self, Label, rules as say_rules, with, words};

/// A hand as it is shown.
#[derive(Clone, Copy)]
pub(super) struct Seen<'a> {
    pub(super) hand: &'a LogHand,
    pub(super) checked: Option<&'a Checked>,
    pub(super) state: &'a State,
    pub(super) rules: &'a ActiveRules,
    /// `true` if our points are kept.
    pub(super) is_ours: bool,
}

/// The name of a rule.
pub(super) fn rule_name(rule: &str, rules: &ActiveRules) -> Option<String> {
    let knob = rules.house_rule(rule)?;
    Some(words().rule(knob.text).to_owned())
}

impl Seen<'_> {
    /// The words for how it ended.
    pub(super) fn ended(&self) -> String {
        match self.hand.events.last().filter(|event| event.ends_hand()) {
            Some(event) => row::said(event, self.state),
            None => teach(Teach::LogCut).to_owned(),
        }
    }

    /// Those who declared riichi.
    pub(super) fn riichi(&self) -> String {
        let chairs: Vec<usize> = self.hand.riichi().collect();
        if chairs.is_empty() {
            return String::new();
        }
        let names = sentences::names(&chairs, self.state);
        say::pair(say::riichi(tensu::Riichi::Riichi), names)
    }

    fn ours(&self) -> Option<&Record> {
        self.checked?.ours.as_ref().ok()
    }

    /// The points, as a row of a log has it.
    pub(super) fn price(&self) -> String {
        self.ours().map(row::price).unwrap_or_default()
    }

    /// All of it.
    pub(super) fn view(&self) -> Html {
        let wins = self.hand.wins();
        let many = wins.count() > 1;
        let tiles = |(chair, question): (usize, &Question)| {
            html! {
                <div class="log-hand">
                    if many {
                        { el("span", "caption", sentences::player(chair, self.state)) }
                    }
                    { laid(question, laid::name(question)) }
                    { each(self.yaku(chair)) }
                </div>
            }
        };
        let shown = Question {
            dora: self.hand.dora.clone(),
            ura: self.hand.ura.clone(),
            ..Question::default()
        };
        html! {
            <div class="log-seen">
                { each(self.hand.wins().map(tiles)) }
                if !self.hand.dora.is_empty() || !self.hand.ura.is_empty() {
                    { indicators(&shown) }
                }
                { self.difference() }
                { self.moved() }
                { river::view(self.hand, self.state) }
            </div>
        }
    }

    /// The yaku of a winner in a line, as the engine has them.
    fn yaku(&self, chair: usize) -> Option<Html> {
        let record = self.ours()?;
        let Outcome::Won { winners, .. } = &record.outcome else {
            return None;
        };
        let winner = winners.iter().find(|winner| winner.chair == chair)?;
        let PaidFor::Tiles(score) = &winner.paid.worth else {
            return None;
        };
        let award = |award: &Award| {
            let amount = match award.amount {
                Amount::Han(number) => words().number(number),
                other => say::amount(other),
            };
            format!("{} {amount}", say::name(award.what))
        };
        let all: Vec<String> = score.awards.iter().map(award).collect();
        Some(el("p", "log-yaku", all.join(" · ")))
    }

    /// The points that moved, by what is kept.
    fn moved(&self) -> Html {
        let paid = self.checked.and_then(|checked| checked.paid.as_ref());
        let ours = self.ours().map(|record| &record.changes);
        let Some(changes) = ours.filter(|_| self.is_ours).or(paid).or(ours) else {
            return Html::default();
        };
        let one = |(chair, &points): (usize, &i64)| {
            let name = sentences::player(chair, self.state);
            html! { <span>{ name }{ " " }{ el("b", "", sentences::change(points)) }</span> }
        };
        el(
            "div",
            "log-moved",
            each(changes.iter().enumerate().map(one)),
        )
    }

    /// The sentence for a rule by which the log was played.
    fn cause(&self, cause: &Cause) -> Option<String> {
        let Cause::Rule(id, theirs) = cause else {
            return None;
        };
        let own = self.rules.settings();
        let own = own.into_iter().find(|(rule, _)| rule.id == *id);
        let own = own.map(|(_, value)| say_rules::setting(id, &value));
        let (name, own) = (rule_name(id, self.rules)?, own.unwrap_or_default());
        let theirs = say_rules::setting(id, theirs);
        let fills = [(&name).into(), (&theirs).into(), (&own).into()];
        Some(fill_teach(Teach::LogCause, &fills))
    }

    /// Both sums and the reason, where they are not the same.
    fn difference(&self) -> Html {
        let Some(checked) = self.checked.filter(|checked| !checked.agrees()) else {
            return Html::default();
        };
        let line = |name: String, price: String| {
            html! { <div class="logs-price">{ el("span", "", name) }{ " " }{ el("b", "", price) }</div> }
        };
        let title = self.rules.title().to_owned();
        let (log, ours) = match (&checked.ours, &checked.paid) {
            (Ok(record), Some(paid)) => prices(record, paid, self.state),
            (_, Some(paid)) => (changes(paid, self.state), String::new()),
            _ => (String::new(), String::new()),
        };
        let players: Vec<String> = (0..self.state.chairs())
            .map(|chair| sentences::player(chair, self.state))
            .collect();
        let why = match &checked.ours {
            Err(fault) => words().fault(fault, &players),
            Ok(_) if checked.causes.is_empty() => teach(Teach::LogNoCause).to_owned(),
            Ok(_) => {
                let causes = checked.causes.iter().filter_map(|cause| self.cause(cause));
                causes.collect::<Vec<_>>().join(" ")
            }
        };
        let stays = teach(if self.is_ours {
            Teach::LogOursStays
        } else {
            Teach::LogPaidStays
        });
        html! {
            <div class="logs-box">
                { line(teach(Teach::LogSays).to_owned(), log) }
                if !ours.is_empty() {
                    { line(title, ours) }
                }
                { el("p", "", why) }
                { el("p", "", stays) }
            </div>
        }
    }
}

/// The points of a ron as the log has it and by the rules, without honba and sticks; of anything else, what moved.
fn prices(ours: &Record, paid: &[i64], state: &State) -> (String, String) {
    if let Outcome::Won {
        winners,
        from: Some(_),
        ..
    } = &ours.outcome
        && let [winner] = winners.as_slice()
        && let (Some(gained), Some(own)) = (paid.get(winner.chair), ours.changes.get(winner.chair))
    {
        let hand = winner
            .paid
            .payments
            .iter()
            .map(|payment| i64::from(payment.hand));
        let hand: i64 = hand.sum();
        let [log, own] = [hand + gained - own, hand].map(sentences::points);
        return (log, own);
    }
    (changes(paid, state), changes(&ours.changes, state))
}

fn changes(points: &[i64], state: &State) -> String {
    let moved = points
        .iter()
        .enumerate()
        .filter(|(_, points)| **points != 0);
    let one = |(chair, points): (usize, &i64)| {
        format!(
            "{} {}",
            sentences::player(chair, state),
            sentences::change(*points)
        )
    };
    moved.map(one).collect::<Vec<_>>().join(" · ")
}

/// The winners of a hand who have tiles, each with the hand as the calculator has it.
fn entries(game: &Logged, at: usize) -> Vec<(usize, Rc<Entry>)> {
    let hand = game.log.hands.get(at);
    let Some(Event::Won(won)) = hand.and_then(|hand| hand.events.last()) else {
        return Vec::new();
    };
    let dealer = hand.map_or(0, |hand| hand.dealer);
    let seats = game.rules.seats.winds();
    let seat = |chair: usize| -> Option<Wind> {
        seats
            .get((chair + seats.len() - dealer) % seats.len())
            .copied()
    };
    let one = |winner: &WinningChair| {
        let HandValue::Tiles(question) = &winner.value else {
            return None;
        };
        let liable = winner.liable.iter();
        let liable =
            liable.filter_map(|&(chair, yaku)| seat(chair).map(|seat| Liable { seat, yaku }));
        let question = Question {
            liable: liable.collect(),
            ..(**question).clone()
        };
        Some((
            winner.chair,
            Rc::new(Entry::new(game.rules.clone(), question)),
        ))
    };
    won.winners.iter().filter_map(one).collect()
}

/// Returns whether the worth of a hand can be explained.
pub(super) fn is_explained(game: &Logged, at: usize) -> bool {
    let wins = entries(game, at);
    wins.iter()
        .any(|(_, entry)| Outcomes::of(entry).chosen().is_ok())
}

/// The worth of a hand, winner by winner.
pub(super) fn explained(game: &Logged, at: usize, state: &State) -> Html {
    let part = |(chair, entry): (usize, Rc<Entry>)| {
        let outcomes = Outcomes::of(&entry);
        let explained = outcomes.chosen().as_ref().ok()?;
        let name = sentences::player(chair, state);
        Some(html! {
            <section>
                { el("h3", "", with(Label::TableWon, &name)) }
                { crate::parts::blocks::row(&explained.blocks) }
                { explain::price(explained, &entry, None) }
            </section>
        })
    };
    each(entries(game, at).into_iter().filter_map(part))
}
