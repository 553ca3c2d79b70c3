//! Answers around the hands, and the one entry for whatever is asked.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Display;

use serde::de::DeserializeOwned;

use crate::catalog::put_origin;
use crate::known;
use crate::read::{Malformed, Object, Read};
use crate::request::no_value;
use crate::response::{Only, PRICE, note, refused_in, scored_in};
use crate::value::Fields;
use crate::{
    Ask, DrawnRequest, EndRequest, ExplainRequest, GameRequest, LinksRequest, NagashiRequest,
    ParseRequest, PrintRequest, ReferenceRequest, Request, RulesetsRequest, SettleRequest, Value,
    WaitsRequest, YakuRequest, malformed, refused,
};
use tensu::Ruleset;
use tensu::game::{
    Changes, DrawnSettlement, Ending, Final, Settlement, Standing, drawn_facts, end_facts,
    nagashi_facts, settled_facts, several_facts,
};
use tensu::question::Question;
use tensu::reference::{assumed, corrected, facts_about};
use tensu::refusal::{Field, Refusal, Refusals, Rule};
use tensu::rules::RemarkKind;
use tensu::text::Words;
use tensu::tiles::{Kind, Wind};

/// Something written that a request can be read from: a line of JSON, an object of JavaScript.
pub trait Readable {
    /// The reason why it cannot be read.
    type Error: Display;

    /// Reads it.
    ///
    /// # Errors
    /// If it is not written as this type requires.
    fn read<T: DeserializeOwned>(&self) -> Result<T, Self::Error>;
}

/// Answers whatever is asked: `"ask"` says what; without it, a hand is scored. Whatever the source holds, there is a
/// response. Explanations are in one of these languages, the first one unless `"lang"` says otherwise.
pub fn answer(source: &impl Readable, languages: &[&Words]) -> Value {
    match source.read() {
        Ok(request) => respond(&request, languages, Only::ALL),
        Err(error) => malformed(&error.to_string()),
    }
}

/// Answers a source that is known to ask this, whatever its `"ask"` says.
pub fn answer_to(ask: &str, source: &impl Readable, languages: &[&Words]) -> Value {
    match source.read() {
        Ok(request) => respond_to(Some(ask), &request, languages, Only::ALL),
        Err(error) => malformed(&error.to_string()),
    }
}

/// Answers a request that has been read; of a score only the fields that are wanted.
pub(super) fn respond(request: &Value, languages: &[&Words], only: Only) -> Value {
    let ask = Object::of(request).and_then(|written| written.get::<Option<String>>("ask"));
    match ask {
        Ok(ask) => respond_to(ask.as_deref(), request, languages, only),
        Err(why) => refused(&why.into()),
    }
}

type Answer = fn(&Value, &[&Words], Only) -> Result<Value, Malformed>;

/// The answers, by the name of what is asked. The first is given unless a request says.
const ASKS: [(&str, Answer); 16] = [
    ("score", |request, _, only| {
        Request::from_value(request).map(|request| request.respond_only(only))
    }),
    ("settle", |request, languages, _| {
        in_words(request, languages, SettleRequest::respond)
    }),
    ("drawn", |request, languages, _| {
        in_words(request, languages, DrawnRequest::respond)
    }),
    ("nagashi", |request, languages, _| {
        in_words(request, languages, NagashiRequest::respond)
    }),
    ("end", |request, languages, _| {
        in_words(request, languages, EndRequest::respond)
    }),
    ("game", |request, languages, _| {
        in_words(request, languages, GameRequest::respond)
    }),
    ("waits", asked::<WaitsRequest>),
    ("parse", asked::<ParseRequest>),
    ("print", asked::<PrintRequest>),
    ("explain", |request, languages, _| {
        in_words(request, languages, ExplainRequest::respond)
    }),
    ("yaku", |request, languages, _| {
        in_words(request, languages, YakuRequest::respond)
    }),
    ("compare", |request, _, _| {
        refusable(request, Request::respond_compared)
    }),
    ("what_if", |request, _, _| {
        refusable(request, Request::respond_what_if)
    }),
    ("links", asked::<LinksRequest>),
    ("rulesets", |request, languages, _| {
        in_words(request, languages, |all: &RulesetsRequest, words| {
            all.respond(words)
        })
    }),
    ("reference", |request, languages, _| {
        in_words(request, languages, ReferenceRequest::respond)
    }),
];

pub(super) fn respond_to(
    ask: Option<&str>,
    request: &Value,
    languages: &[&Words],
    only: Only,
) -> Value {
    let name = ask.unwrap_or(ASKS[0].0);
    let Some((_, answer)) = ASKS.iter().find(|(ask, _)| *ask == name) else {
        let possible = ASKS.iter().map(|(ask, _)| *ask);
        return refused(&no_value(Field::Ask, name, possible).into());
    };
    warned(name, request, |wanted| {
        let only = wanted.map_or(only, Only::of);
        answer(request, languages, only)
    })
    .unwrap_or_else(|why| refused(&why.into()))
}

/// An answer with warnings of what had no effect in the request, or, where that is strict, the refusal of it. `"only"`
/// may be in the request.
pub(super) fn warned(
    ask: &str,
    request: &Value,
    answer: impl Fn(Option<&str>) -> Result<Value, Malformed>,
) -> Result<Value, Malformed> {
    let written = Object::of(request)?;
    let strict: bool = written.get("strict")?;
    let only = match ask {
        "score" => written.get::<Option<Vec<String>>>("only")?,
        _ => None,
    };
    let only = only.map(|names| names.join(","));
    let mut unread = known::unread(ask, request);
    let unknown = only.iter().flat_map(|only| Only::unknown(only));
    unread.extend(unknown.map(|why| ("only".into(), why)));
    if strict && let Some(why) = Refusals::of(unread.iter().map(|(_, why)| why.clone())) {
        return Ok(refused(&why));
    }
    let mut answer = answer(only.as_deref())?;
    known::warn(&mut answer, &unread);
    Ok(answer)
}

fn asked<T: Ask + Read>(request: &Value, _: &[&Words], _: Only) -> Result<Value, Malformed> {
    T::from_value(request).map(|request| request.respond())
}

/// Reads a request and answers it, or says why it is refused.
fn refusable<T: Read>(
    request: &Value,
    respond: impl Fn(&T) -> Result<Value, Refusals>,
) -> Result<Value, Malformed> {
    T::from_value(request).map(|asked| respond(&asked).unwrap_or_else(|why| refused(&why)))
}

/// Reads a request and answers it in the language that it names.
fn in_words<T: Read>(
    request: &Value,
    languages: &[&Words],
    respond: impl Fn(&T, &Words) -> Value,
) -> Result<Value, Malformed> {
    let lang: Option<String> = Object::of(request)?.get("lang")?;
    let asked = T::from_value(request)?;
    let wanted = |words: &&&Words| lang.as_ref().is_none_or(|lang| words.tag == lang);
    Ok(match (languages.iter().find(wanted), lang) {
        (Some(words), _) => respond(&asked, words),
        (None, lang) => {
            let possible = languages.iter().map(|words| words.tag);
            refused(&no_value(Field::Lang, &lang.unwrap_or_default(), possible).into())
        }
    })
}

fn seats(seats: &[Wind]) -> Value {
    Value::list(seats, |seat| seat.code().into())
}

/// The fields that every answer under a ruleset begins with.
pub(super) fn begin(rules: &Ruleset) -> Fields {
    begin_only(rules, Only::ALL)
}

/// The same without the fingerprint, which takes time, where it is not wanted.
pub(super) fn begin_only(rules: &Ruleset, only: Only) -> Fields {
    let mut line = Fields::with_room(PRICE.len());
    line.put("ok", true);
    line.put("ruleset", rules.id);
    if only.wants("fingerprint") {
        line.put("fingerprint", rules.fingerprint_text());
    }
    line
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
