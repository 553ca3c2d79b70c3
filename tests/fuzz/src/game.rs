//! Any text as a game, an evening, a journal, and as the events of `"ask": "game"`: what is read comes back, points add up,
//! and there is an answer.

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tensu::evening::{Course, Evening, Event, Game, Journal, changed, fold};
use tensu::{Ruleset, rules};
use tensu_wire::{Readable, answer};
use tensu_words::LANGUAGES;

use super::{Sink, one_in};

/// A request as it is sent.
struct Asked(Value);

impl Readable for Asked {
    type Error = serde_json::Error;

    fn read<T: DeserializeOwned>(&self) -> Result<T, Self::Error> {
        serde_json::from_str(&self.0.to_string())
    }
}

/// The law.
pub fn check(input: &[u8], out: Sink<'_>) {
    let text = String::from_utf8_lossy(input);
    let text = text.trim();
    let mut words = text.split('/');
    let base = words.next().and_then(Ruleset::by_id);
    let base = base.unwrap_or_else(|| {
        let presets: Vec<_> = rules::all().collect();
        presets[input.len() % presets.len()]
    });
    match text.parse::<Evening>() {
        Ok(evening) => {
            let printed = evening.to_string();
            assert!(printed.bytes().all(fits_a_link), "{printed}");
            assert_eq!(printed.parse().as_ref(), Ok(&evening), "{printed}");
            for game in &evening.0 {
                played(game, out);
            }
        }
        Err(why) => {
            assert!(!why.to_string().is_empty());
            out(&why);
        }
    }
    if let Ok((journal, lost)) = Journal::read(text) {
        assert_eq!(
            Journal::read(&journal.to_string()),
            Ok((journal.clone(), 0))
        );
        out(&lost);
        played(&journal.game(), out);
    }
    // The same as events of a request: a list of JSON, or words.
    let events = serde_json::from_str::<Vec<Value>>(text);
    let events = events.unwrap_or_else(|_| text.split('/').map(|word| json!(word)).collect());
    asked(base.id, &events, out);
    let read: Vec<Event> = text.split('/').map(Event::read).collect();
    for event in &read {
        assert_eq!(Event::read(&event.to_string()), *event, "{event}");
    }
}

/// The course of a game: everything that is told of it, and its points add up.
fn played(game: &Game, out: Sink<'_>) {
    let rules = game.start.rules.ruleset().expect("rules that were read");
    let course = fold(&game.start, &rules, &game.events);
    adds_up(&course, &rules);
    out(&course.csv(&rules));
    let words = &LANGUAGES[game.events.len() % LANGUAGES.len()];
    for (_, fault) in &course.faults {
        let said = words.fault(fault, &game.start.players);
        assert!(!said.is_empty(), "{fault:?}");
        out(&said);
    }
    if one_in(512, game.to_string().as_bytes()) {
        for chair in 0..course.state.chairs() {
            out(&course.state.passes(chair, &rules));
        }
    }
    // Any event taken away.
    if !game.events.is_empty() {
        let mut journal = Journal::of(game.clone());
        let entry = tensu::evening::Entry::Remove(course.records.len() % game.events.len());
        let after = fold(&game.start, &rules, &journal.events_with(&entry));
        out(&changed(&course, &after, &entry));
        journal.enter(entry);
        assert!(journal.undo());
        assert_eq!(fold(&game.start, &rules, &journal.events()), course);
    }
}

fn adds_up(course: &Course, rules: &Ruleset) {
    let state = &course.state;
    let lying = i64::from(rules.stick()) * i64::from(state.sticks);
    let start = state.chairs() as i64 * i64::from(rules.game.start);
    let all = state.points.iter().sum::<i64>() + lying;
    assert_eq!(all, start + state.brought);
    for record in &course.records {
        for ((before, change), after) in
            record.before.iter().zip(&record.changes).zip(&record.after)
        {
            assert_eq!(before + change, *after);
        }
    }
    out_of_range(course);
}

/// A record is of an event that there was, and an event is on record or a fault, not both.
fn out_of_range(course: &Course) {
    for record in &course.records {
        assert!(record.event < course.read);
        assert!(
            course
                .faults
                .iter()
                .all(|(fault, _)| *fault != record.event)
        );
    }
}

fn asked(ruleset: &str, events: &[Value], out: Sink<'_>) {
    let request = json!({"ask": "game", "ruleset": ruleset, "events": events});
    let text = serde_json::to_string(&answer(&Asked(request), LANGUAGES)).expect("JSON");
    let said: Value = serde_json::from_str(&text).expect("JSON can be read");
    out(&text);
    if said["ok"] != true {
        let message = said["error"]["message"].as_str();
        assert!(message.is_some_and(|message| !message.is_empty()), "{text}");
        return;
    }
    let again = json!({"ask": "game", "text": said["text"]});
    let again = serde_json::to_value(answer(&Asked(again), LANGUAGES)).expect("JSON");
    for field in [
        "hands", "next", "over", "points", "sticks", "players", "now",
    ] {
        assert_eq!(said[field], again[field], "{text}");
    }
}

/// Returns whether no chat program cuts a byte off and no browser changes it.
fn fits_a_link(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-_.:=,/".contains(&byte)
}
