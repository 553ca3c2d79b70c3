//! Hands of a log as questions: wins whole, and what was tenpai or furiten as drills of waits.

use tensu::{Kind, Question, Ruleset};
use tensu_learn::practice::{Form, Given, Problem};
use tensu_learn::sheet::{MOST, Sheet};
use tensu_log::LogHand;
use yew::prelude::*;

use crate::model::active_rules::ActiveRules;
use crate::model::library::library;
use crate::model::sheet::quiz;
use crate::model::state::Dispatch;
use crate::pages::sheet;
use crate::pages::table::state::Logged;

/// The callback that opens a sheet.
pub(super) fn open(sheet: &Sheet, dispatch: &Dispatch) -> Callback<MouseEvent> {
    sheet::PAGE.open_at(&sheet.to_string(), dispatch)
}

/// The win of a hand as a sheet, the first of several.
pub(super) fn one(hand: &LogHand, rules: &ActiveRules) -> Option<Sheet> {
    let mut wins = hand.wins();
    wins.find_map(|(_, question)| quiz(question, &rules.to_house(), rules))
}

/// All hands of a game that can be asked about: each win, and of each hand one that was furiten and one that was tenpai. As many as
/// a link holds.
pub(super) fn all(game: &Logged) -> Option<Sheet> {
    let rules = &game.rules;
    let hands = &game.log.hands;
    let wins = hands.iter().flat_map(LogHand::wins);
    let mut asked: Vec<Asked> = wins
        .filter_map(|(_, question)| whole(question, rules))
        .collect();
    asked.extend(hands.iter().flat_map(|hand| waits(hand, rules)));
    asked.truncate(MOST);
    let house = rules.to_house();
    while !asked.is_empty() {
        let sheet = Sheet::of(
            &house,
            Form::Whole,
            asked.iter().map(|(hand, ..)| hand.clone()).collect(),
        )?;
        let is_plain = asked
            .iter()
            .all(|(_, form, given)| (*form, given) == (Form::Whole, &Given::Hand));
        let each = asked.iter().map(|(_, form, given)| (*form, given.clone()));
        let each = if is_plain { Vec::new() } else { each.collect() };
        let sheet = Sheet { each, ..sheet };
        let again = Sheet::read_with(&sheet.to_string(), library());
        if again.is_ok_and(|again| again.problems(rules).is_ok()) {
            return Some(sheet);
        }
        asked.pop();
    }
    None
}

/// A hand, what is asked about it, and what else is given.
type Asked = (Question, Form, Given);

fn asks(form: Form, hand: &Question, given: &Given, rules: &Ruleset) -> bool {
    let problem = Problem::of(form, hand.clone(), given.clone(), 0, rules);
    problem.is_some_and(|problem| problem.is_clear(rules))
}

/// A win with the question for all of it, or else for its points.
fn whole(question: &Question, rules: &Ruleset) -> Option<Asked> {
    let mut forms = [Form::Whole, Form::Price].into_iter();
    let form = forms.find(|form| asks(*form, question, &Given::Hand, rules))?;
    Some((question.clone(), form, Given::Hand))
}

/// Somebody of a hand who was furiten, and somebody who was tenpai: each as it was at the last discard.
fn waits(hand: &LogHand, rules: &Ruleset) -> Vec<Asked> {
    let facts = hand.facts(rules);
    let question = |at: usize| {
        let fact = &facts[at];
        let mut tiles = fact.hand.clone();
        tiles.sort_unstable();
        let hand = Question {
            hand: tiles,
            melds: fact.melds.clone(),
            ..Question::default()
        };
        let kinds: Vec<Kind> = fact.river.iter().filter_map(|tile| tile.kind()).collect();
        // What was passed in riichi is in nobody's own discards.
        let own = hand.is_furiten(&kinds, rules);
        let (form, given) = if fact.furiten && own {
            (Form::Furiten, Given::Discarded(kinds))
        } else {
            (Form::Tiles, Given::Hand)
        };
        asks(form, &hand, &given, rules).then_some((hand, form, given))
    };
    let last = |furiten: bool| {
        let mut places = (0..facts.len()).rev();
        places.find(|&at| !facts[at].waits.is_empty() && facts[at].furiten == furiten)
    };
    let both = [last(true), last(false)].into_iter().flatten();
    both.filter_map(question).collect()
}
