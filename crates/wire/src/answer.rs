//! Answers around the hands.

use alloc::string::ToString;
use alloc::vec::Vec;

use crate::Value;
use crate::catalog::put_origin;
use crate::response::{begin, note, refused_in, scored_in};
use crate::value::Fields;
use tensu::Ruleset;
use tensu::game::{
    Changes, DrawnSettlement, Ending, Final, Settlement, Standing, drawn_facts, end_facts,
    nagashi_facts, settled_facts, several_facts,
};
use tensu::question::Question;
use tensu::reference::{assumed, corrected, facts_about};
use tensu::refusal::{Refusal, Refusals, Rule};
use tensu::rules::RemarkKind;
use tensu::tiles::{Kind, Wind};
use tensu_words::Words;

fn seats(seats: &[Wind]) -> Value {
    Value::list(seats, |seat| seat.code().into())
}

/// The same with `table`: the points that each seat gains, or pays if they are negative.
fn begin_table(rules: &Ruleset, table: &[(Wind, i64)]) -> Fields {
    let mut line = begin(rules);
    line.put(
        "table",
        Value::list(table, |&(seat, points)| {
            let mut line = Fields::default();
            line.put("seat", seat.code());
            line.put("points", points);
            line.into()
        }),
    );
    line
}

/// Lists what the source leaves open of these facts.
fn open(rules: &Ruleset, about: &[&str], words: &Words) -> Value {
    let kind = RemarkKind::Assumed.code();
    let assumed = assumed(rules, about);
    let open = assumed
        .iter()
        .map(|line| note(line.fact.code(), kind, words.fact(&line.fact)));
    let corrected = corrected(rules, about).map(|line| {
        let text = words.note(rules.id, line.id, line.text);
        note(line.id, line.kind.code(), text)
    });
    Value::List(open.chain(corrected).collect())
}

/// The facts that decided an answer, each with the rules by name that it speaks of and where these come from.
fn decided(rules: &Ruleset, about: &[&str], words: &Words) -> Value {
    let source = |&rule: &&'static str| {
        let mut line = Fields::default();
        line.put("rule", rule);
        put_origin(&mut line, rules.origin(rule), words);
        line.into()
    };
    let about = facts_about(rules, about);
    Value::list(&about, |line| {
        let fact = &line.fact;
        let mut line = Fields::default();
        line.put("id", fact.code());
        line.put("text", words.fact(fact));
        line.put("sources", Value::list(fact.rules(rules), source));
        line.into()
    })
}

/// One winner, or several on the same discard; everyone who is paid, with the full response to their hand.
pub(super) fn settled(
    questions: &[Question],
    table: &Settlement,
    rules: &Ruleset,
    words: &Words,
) -> Value {
    let winner = |(seat, score): &(Wind, tensu::score::Score)| {
        let question = questions.iter().find(|question| question.seat == *seat)?;
        // The honba and sticks are the table's, as the first question has them.
        let asked = Question {
            honba: questions[0].honba,
            sticks: questions[0].sticks,
            ..question.clone()
        };
        let win = asked.check(rules).ok()?;
        let mut line = Fields::default();
        line.put("seat", seat.code());
        line.put("response", scored_in(rules, &win, score, words));
        Some(line.into())
    };
    let mut line = begin_table(rules, &table.changes);
    line.put(
        "winners",
        Value::List(table.winners.iter().filter_map(winner).collect()),
    );
    line.put("bumped", seats(&table.bumped));
    line.put("aborted", table.ending == Ending::TripleRon);
    line.put(
        "rules",
        decided(rules, &settled_facts(questions, rules), words),
    );
    line.put("notes", open(rules, several_facts(questions.len()), words));
    line.into()
}

/// A hand that nobody won. `payments` is `"paid"`, `"all_equal"` or `"not_in_ruleset"`.
pub(super) fn drawn(drawn: &DrawnSettlement, rules: &Ruleset, words: &Words) -> Value {
    let mut tenpai = Vec::new();
    for (seat, standing) in &drawn.standings {
        if standing.is_tenpai() {
            tenpai.push(*seat);
        }
    }
    let mut line = begin_table(rules, &drawn.changes);
    line.put("tenpai", seats(&tenpai));
    let stands = |(seat, how): &(Wind, Standing)| standing(*seat, how, words);
    line.put("seats", Value::list(&drawn.standings, stands));
    line.put("payments", drawn.exchange.code());
    line.put("text", words.exchange(drawn.exchange).to_string());
    line.put("notes", open(rules, drawn_facts(), words));
    line.into()
}

/// The standing of a player. `reason` is `"declared"`, `"tenpai"`, `"hidden"`, `"dead_wait"` or `"noten"`.
fn standing(seat: Wind, standing: &Standing, words: &Words) -> Value {
    let (waits, shanten): (&[Kind], _) = match standing {
        Standing::Tenpai(waits) | Standing::Dead(waits) => (waits, None),
        Standing::Shanten(shanten) => (&[], Some(*shanten)),
        _ => (&[], None),
    };
    let mut line = Fields::default();
    line.put("seat", seat.code());
    line.put("tenpai", standing.is_tenpai());
    line.put("reason", standing.code());
    line.put("text", words.standing(standing));
    if !waits.is_empty() {
        line.put("waits", Value::list(waits, |wait| wait.to_string().into()));
    }
    line.put_some("shanten", shanten);
    line.into()
}

/// Nagashi mangan, with honba on the table or without.
pub(super) fn nagashi(
    winners: &[Wind],
    changes: &Changes,
    honba: u32,
    rules: &Ruleset,
    words: &Words,
) -> Value {
    let mut line = begin_table(rules, changes);
    line.put("winners", seats(winners));
    let about = nagashi_facts(honba, rules);
    line.put("rules", decided(rules, about, words));
    line.put("notes", open(rules, about, words));
    line.into()
}

/// The refusal of a nagashi mangan, with the rule where these rules have none.
pub(super) fn no_nagashi(why: &Refusals, rules: &Ruleset, words: &Words) -> Value {
    let mut answer = refused_in(why, words);
    let not_played = |why: &Refusal| matches!(why, Refusal::NotLegal(Rule::Nagashi));
    if let Value::Object(fields) = &mut answer
        && why.iter().any(not_played)
    {
        let rules = decided(rules, nagashi_facts(0, rules), words);
        fields.push(("rules".into(), rules));
    }
    answer
}

/// The end of a game: `table` has the match scores in points, `unit` how many of them are one; of each player `points`
/// are those of the request, `plain` those beyond the points returned.
pub(super) fn end(
    points: &[i64],
    sticks: u32,
    scores: &[Final],
    rules: &Ruleset,
    words: &Words,
) -> Value {
    let mut totals = Vec::new();
    let mut players = Vec::new();
    for ((&seat, &points), score) in rules.seats.winds().iter().zip(points).zip(scores) {
        totals.push((seat, score.total()));
        let mut line = Fields::default();
        line.put("seat", seat.code());
        line.put("place", score.place);
        line.put("points", points);
        line.put("sticks", score.sticks);
        line.put("plain", score.plain);
        line.put("uma", score.uma);
        line.put("oka", score.oka);
        line.put("total", score.total());
        players.push(line.into());
    }
    let mut line = begin_table(rules, &totals);
    line.put("unit", rules.match_unit());
    line.put("players", Value::List(players));
    line.put(
        "notes",
        open(rules, &end_facts(points, sticks, rules), words),
    );
    line.into()
}
