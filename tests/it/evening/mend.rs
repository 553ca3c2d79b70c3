//! Corrections of whole hands: a game that is mended is the game that was told right from the start.

use tensu::evening::{
    Course, Entry, Event, Fault, Journal, Played, Record, Start, ToldHand, changed, fold,
};
use tensu::rules::all;
use tensu::{Riichi, Ruleset};

use super::laws::chance::{event, some_rules};
use crate::helpers::share;
use crate::random::Random;

/// A hand as a model of a game has it: what happened in it beside riichi, who was in riichi, and what ended it.
#[derive(Clone, Debug)]
struct Told {
    beside: Vec<Event>,
    hand: ToldHand,
}

/// The model as a list of events, written in order.
fn written(hands: &[Told]) -> Vec<Event> {
    let mut events = Vec::new();
    for Told { beside, hand } in hands {
        events.extend(beside.iter().cloned());
        let riichi = hand.riichi.iter();
        events.extend(riichi.map(|&(chair, riichi)| Event::Riichi(chair, riichi)));
        events.push(hand.end.clone());
    }
    events
}

/// A record without its place in the list.
fn plain(course: &Course) -> Vec<Record> {
    let records = course.records.iter().cloned();
    records
        .map(|record| Record { event: 0, ..record })
        .collect()
}

fn hand(random: &mut Random, rules: &Ruleset) -> ToldHand {
    let end = loop {
        let event = event(random, rules);
        if event.ends_hand() {
            break event;
        }
    };
    let seats = rules.seats.winds().len();
    let riichi = (0..seats)
        .filter(|_| random.percent(25))
        .collect::<Vec<_>>();
    ToldHand {
        riichi: riichi
            .into_iter()
            .map(|chair| (chair, Riichi::Riichi))
            .collect(),
        end,
    }
}

/// A game of hands that can all have been, mostly: the correction may make later ones impossible.
fn told(random: &mut Random, start: &Start, rules: &Ruleset) -> Vec<Told> {
    let mut hands: Vec<Told> = Vec::new();
    for _ in 0..random.pick(&[2, 5, 12]) {
        let beside = if random.percent(10) {
            vec![Event::Note("late".to_owned())]
        } else {
            Vec::new()
        };
        // What cannot be is told anew, until something can.
        for _ in 0..50 {
            let mut more = hands.clone();
            more.push(Told {
                beside: beside.clone(),
                hand: hand(random, rules),
            });
            if fold(start, rules, &written(&more)).faults.is_empty() {
                hands = more;
                break;
            }
        }
    }
    hands
}

/// Returns the places where the hands of a list end.
fn ends(events: &[Event]) -> Vec<usize> {
    let ends = events
        .iter()
        .enumerate()
        .filter(|(_, event)| event.ends_hand());
    ends.map(|(at, _)| at).collect()
}

/// Holds that everything that has no effect after a correction and had one, or is new, is told; nothing else is gone.
fn nothing_is_dropped(before: &[Event], entry: &Entry, start: &Start, rules: &Ruleset) {
    let mut after = before.to_vec();
    entry.apply(&mut after);
    let (old, new) = (fold(start, rules, before), fold(start, rules, &after));
    let told = changed(&old, &new, entry);
    let was: Vec<&Event> = old.faults.iter().map(|(at, _)| &before[*at]).collect();
    for (at, fault) in &new.faults {
        let is_told = told.faults.contains(&(*at, fault.clone()));
        assert!(
            is_told || was.contains(&&after[*at]),
            "{entry}: {:?}",
            after[*at]
        );
    }
    assert_eq!(new.read, after.len());
}

#[test]
fn a_game_that_is_mended_is_the_game_that_was_told_right() {
    let mut compared = 0;
    for (nth, base) in all().enumerate() {
        let mut random = Random::new(0x6e_2d ^ nth as u64);
        for _ in 0..share(300) {
            let (start, rules) = some_rules(&mut random, base);
            let mut model = told(&mut random, &start, &rules);
            let mut journal = Journal::new(start.clone());
            for event in written(&model) {
                journal.enter(Entry::Add(event));
            }
            let mut is_known = true;
            for _ in 0..3 {
                if model.is_empty() {
                    break;
                }
                let events = journal.events();
                let course = fold(&start, &rules, &events);
                let played = Played {
                    start: &start,
                    rules: &rules,
                    events: &events,
                    course: &course,
                };
                let places = ends(&events);
                let nth = random.below(places.len());
                // Told again as it was, nothing changes.
                let same = played.hand(places[nth]).expect("a hand");
                is_known &= course.faults.is_empty();
                if is_known {
                    assert_eq!(same.end, model[nth].hand.end);
                    let none = played.change(places[nth], &same);
                    assert_eq!(none, Entry::Together(Vec::new()), "{none}");
                }
                let entry = match random.below(4) {
                    0 => {
                        model.remove(nth);
                        // What happened beside the riichi stays in the game.
                        played.remove(places[nth])
                    }
                    1 => {
                        let new = hand(&mut random, &rules);
                        let entry = played.insert(places[nth], &new);
                        let beside = std::mem::take(&mut model[nth].beside);
                        model.insert(nth, Told { beside, hand: new });
                        entry
                    }
                    _ => {
                        let mut new = hand(&mut random, &rules);
                        if random.percent(40) {
                            new.end = model[nth].hand.end.clone();
                        }
                        let entry = played.change(places[nth], &new);
                        model[nth].hand = new;
                        entry
                    }
                };
                nothing_is_dropped(&events, &entry, &start, &rules);
                let line = entry.to_string();
                assert_eq!(Entry::read(&line), Some(entry.clone()), "{line}");
                journal.enter(entry);
                let mended = fold(&start, &rules, &journal.events());
                let right = fold(&start, &rules, &written(&model));
                // The riichi before what had no effect are those of the hand that follows: the model knows no such hands, and has
                // lost the game's way from there on.
                if is_known {
                    compared += 1;
                    assert_eq!(mended.state, right.state, "{line} of {events:?}");
                    assert_eq!(plain(&mended), plain(&right), "{line} of {events:?}");
                    assert_eq!(mended.faults.len(), right.faults.len(), "{line}");
                }
                // One undo takes all of it back.
                assert!(journal.undo());
                assert_eq!(journal.events(), events);
                assert!(journal.redo());
                let text = journal.to_string();
                assert_eq!(Journal::read(&text), Ok((journal.clone(), 0)));
            }
        }
    }
    assert!(compared > share(300), "{compared}");
}

/// Any entry on any list: a place that there is not changes nothing, and everything else stays as it was told.
#[test]
fn corrections_of_any_list_lose_nothing() {
    for (nth, base) in all().enumerate() {
        let mut random = Random::new(0x10_57 ^ nth as u64);
        for _ in 0..share(500) {
            let (start, rules) = some_rules(&mut random, base);
            let events: Vec<Event> = (0..random.pick(&[3, 12, 30]))
                .map(|_| event(&mut random, &rules))
                .collect();
            let course = fold(&start, &rules, &events);
            let played = Played {
                start: &start,
                rules: &rules,
                events: &events,
                course: &course,
            };
            let at = random.below(events.len());
            let new = hand(&mut random, &rules);
            let entries = [
                played.change(at, &new),
                played.insert(random.below(events.len() + 1), &new),
                played.remove(at),
            ];
            for entry in &entries {
                nothing_is_dropped(&events, entry, &start, &rules);
                // What has nothing to do with the hand stays, in its order.
                let other = |event: &&Event| {
                    !event.ends_hand() && !matches!(event, Event::Riichi(..) | Event::Unriichi(_))
                };
                let mut after = events.clone();
                entry.apply(&mut after);
                if events[at].ends_hand() {
                    assert!(events.iter().filter(other).eq(after.iter().filter(other)));
                }
            }
            let (names, on) = played.on();
            assert_eq!(names.len(), events.len());
            assert!(on.faults.iter().all(|(_, fault)| *fault != Fault::AfterEnd));
            let Some(entry) = played.remove_after_end() else {
                assert!(
                    course
                        .faults
                        .iter()
                        .all(|(_, fault)| *fault != Fault::AfterEnd)
                );
                continue;
            };
            let mut after = events.clone();
            entry.apply(&mut after);
            let rest = fold(&start, &rules, &after);
            assert_eq!(rest.state, course.state);
            assert_eq!(plain(&rest), plain(&course));
            assert!(
                rest.faults
                    .iter()
                    .all(|(_, fault)| *fault != Fault::AfterEnd)
            );
        }
    }
}

/// A correction by which the game ends earlier: each hand behind the end has its name, and one entry takes all of them.
#[test]
fn hands_behind_the_end_have_names() {
    let rules = Ruleset::by_id("tenhou").expect("a ruleset");
    let start = Start::new(rules);
    let mut journal = Journal::new(start.clone());
    for word in ["w0-1:1.30", "r2", "w1-2:2.30", "d", "r1", "w3-0:3.30"] {
        journal.enter(Entry::Add(Event::read(word)));
    }
    let events = journal.events();
    let course = fold(&start, rules, &events);
    let played = Played {
        start: &start,
        rules,
        events: &events,
        course: &course,
    };
    // Aki dealt in for a yakuman: below 0.
    let bust = ToldHand {
        riichi: Vec::new(),
        end: Event::read("w0-1:y1"),
    };
    journal.enter(played.change(0, &bust));
    let events = journal.events();
    let course = fold(&start, rules, &events);
    assert!(course.state.over.is_some());
    assert_eq!((course.records.len(), course.faults.len()), (1, 5));
    let played = Played {
        start: &start,
        rules,
        events: &events,
        course: &course,
    };
    let (names, on) = played.on();
    assert!(on.faults.is_empty(), "{:?}", on.faults);
    let hands = on.records.iter().map(|record| {
        let name = names[record.event];
        (record.event, name.number, name.honba)
    });
    assert_eq!(
        hands.collect::<Vec<_>>(),
        [(0, 1, 0), (2, 2, 0), (3, 3, 0), (5, 4, 1)]
    );
    let entry = played.remove_after_end().expect("hands behind the end");
    assert_eq!(entry.to_string(), "&5-;4-;3-;2-;1-");
    journal.enter(entry);
    assert_eq!(journal.events().len(), 1);
    journal.undo();
    assert_eq!(journal.events(), events);
}

/// Paarenchan: whom the table counts it for is on record, however the hand was told; a yakuman stays what it was told as.
#[test]
fn the_record_says_what_the_table_counted_by_itself() {
    let rules = Ruleset::by_id("sanma_ryanshi").expect("a ruleset");
    let start = Start::new(rules);
    let play = |last: &str| {
        let words = "t0:1 t0:1 t0:1 t0:1 t0:2 t0:2 t0:2 t0:2";
        let mut events: Vec<Event> = words.split(' ').map(Event::read).collect();
        let before = fold(&start, rules, &events);
        assert!(before.state.has_repeated(0, rules) && !before.state.has_repeated(1, rules));
        events.push(Event::read(last));
        let course = fold(&start, rules, &events);
        assert!(course.faults.is_empty(), "{last}: {:?}", course.faults);
        let repeated = course.records.iter().map(|record| match &record.outcome {
            tensu::evening::Outcome::Won { winners, .. } => winners[0].repeated,
            _ => false,
        });
        let repeated: Vec<bool> = repeated.collect();
        assert!(repeated[..8].iter().all(|repeated| !repeated));
        (repeated[8], course.records[8].changes[0])
    };
    let (is_counted, gained) = play("w1-0:1");
    assert!(is_counted);
    for told in ["w1-0:kc0.paarenchan", "w1-0:h123p456p789s11z78s.ron:9s"] {
        assert_eq!(play(told), (true, gained), "{told}");
    }
    assert!(!play("w1-0:y1").0);
    assert!(!play("w1-2:2").0);
}
