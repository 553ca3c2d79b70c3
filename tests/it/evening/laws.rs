//! Laws of any game: events by chance, sensible and not, under every ruleset and under random house rules.

pub(super) mod chance;

use tensu::Ruleset;
use tensu::evening::{Course, Entry, Evening, Event, Game, Journal, Outcome, Start, changed, fold};
use tensu::game;
use tensu::rules::{DealerStays, EndSticks, all};

use crate::helpers::share;
use crate::random::Random;
use chance::{event, some_rules};

/// Returns the points that came into the game beside its hands, by its records.
fn brought(course: &Course) -> i64 {
    (course.records.iter())
        .filter(|record| !record.outcome.is_hand())
        .map(|record| match record.outcome {
            Outcome::Fixed(off) => off,
            _ => 0,
        })
        .sum()
}

/// Holds laws 1 and 2: points and sticks add up, after every event and in every hand.
fn adds_up(course: &Course, rules: &Ruleset, before: &Course) {
    let stick = i64::from(rules.stick());
    let state = &course.state;
    let seats = state.points.len() as i64;
    let all = state.points.iter().sum::<i64>() + stick * i64::from(state.sticks);
    assert_eq!(all, seats * i64::from(rules.game.start) + state.brought);
    assert!(
        state.brought == brought(course)
            || course
                .records
                .iter()
                .any(|record| matches!(record.outcome, Outcome::Penalty(_)))
    );
    for record in &course.records[before.records.len()..] {
        for ((before, change), after) in
            record.before.iter().zip(&record.changes).zip(&record.after)
        {
            assert_eq!(before + change, *after);
        }
        if record.outcome.is_hand() {
            let moved = i64::from(state.sticks) - i64::from(record.sticks);
            assert_eq!(
                record.changes.iter().sum::<i64>(),
                -stick * moved,
                "{record:?}"
            );
        }
    }
}

/// Holds law 3: match scores add up to what penalties took, sticks that are lost, and what is given or taken beside the game.
fn scores_add_up(course: &Course, rules: &Ruleset) {
    let state = &course.state;
    let results = state.results(rules);
    let stick = i64::from(rules.stick()) * i64::from(state.sticks);
    let lost = if rules.game.end_sticks == EndSticks::Lost {
        stick
    } else {
        0
    };
    let given: i64 = results.iter().map(|player| player.sticks).sum();
    assert_eq!(given, stick - lost);
    let seats = results.len() as i64;
    let bonus: i64 = results.iter().map(|player| player.uma + player.oka).sum();
    let penalties: i64 = state.penalties.iter().sum();
    let returned = seats * (i64::from(rules.game.start) - i64::from(rules.game.back));
    // What is paid beside the points goes from one to another.
    let stakes: i64 = results.iter().map(|player| player.stakes.total()).sum();
    let chips: i64 = results.iter().map(|player| player.stakes.chips).sum();
    assert_eq!((stakes, chips), (0, 0));
    let total: i64 = results.iter().map(|player| player.total).sum();
    assert_eq!(total, penalties - lost + returned + state.brought + bonus);
}

/// Holds laws 10 to 12: deals and honba move as they may, and nothing moves when it is over.
fn moves(event: &Event, before: &Course, after: &Course, rules: &Ruleset) {
    let (old, new) = (&before.state, &after.state);
    let is_fault = after.faults.len() > before.faults.len();
    if is_fault {
        assert_eq!(old, new, "{event:?}");
        return;
    }
    if let Event::Fix(_) = event {
        return;
    }
    assert!(
        new.deal == old.deal || new.deal == old.deal + 1 && event.ends_hand(),
        "{event:?}"
    );
    if let Some(record) = after.records.get(before.records.len())
        && let Outcome::Won { winners, .. } = &record.outcome
    {
        let dealer_won = winners.iter().any(|winner| winner.chair == record.dealer);
        let stays = dealer_won && rules.game.flow.dealer_stays != DealerStays::Never;
        assert_eq!(new.honba, if stays { old.honba + 1 } else { 0 });
    }
    if old.over.is_some() {
        assert_eq!(old.points, new.points, "{event:?}");
    }
}

/// Holds law 14: a question that is asked alone has the answer that it has inside a game.
fn is_as_alone(course: &Course, rules: &Ruleset, before: &Course) {
    let Some(record) = course.records.get(before.records.len()) else {
        return;
    };
    let seats = record.before.len();
    let state = &before.state;
    if let Outcome::Drawn { tenpai, nagashi } = &record.outcome {
        let winds = |chairs: &[usize]| {
            chairs
                .iter()
                .map(|&chair| state.wind(chair))
                .collect::<Vec<_>>()
        };
        let alone = if nagashi.is_empty() {
            game::drawn(&winds(tenpai), rules).expect("a draw").changes
        } else {
            game::nagashi(&winds(nagashi), record.honba, rules).expect("nagashi")
        };
        for (wind, change) in alone {
            let chair = (record.dealer + wind as usize) % seats;
            assert_eq!(record.after[chair] - state.points[chair], change);
        }
    }
    let is_asked = course.state.brought == 0
        && course.state.sticks < 1_000
        && seats == rules.seats.winds().len();
    if course.state.over.is_some() && is_asked {
        let alone = game::end(&course.state.points, course.state.sticks, rules).expect("an end");
        for (player, alone) in course.state.results(rules).iter().zip(alone) {
            assert_eq!(
                (player.place, player.uma, player.oka, player.sticks),
                (alone.place, alone.uma, alone.oka, alone.sticks)
            );
            let beside = player.penalty + player.stakes.total();
            assert_eq!(player.total - beside, alone.total());
        }
    }
}

/// Holds laws 5 to 8: texts, undo and redo, replacing an event by itself.
fn comes_back(
    random: &mut Random,
    start: &Start,
    rules: &Ruleset,
    events: &[Event],
    course: &Course,
) {
    let game = Game {
        start: start.clone(),
        events: events.to_vec(),
    };
    let text = game.to_string();
    assert_eq!(text.parse().as_ref(), Ok(&game), "{text}");
    assert!(
        text.bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"/:=,_.-".contains(&byte)),
        "{text}"
    );
    assert!(
        text.ends_with(|last: char| last.is_ascii_alphanumeric()),
        "{text}"
    );
    let evening = Evening(vec![game.clone(), Game::new(start.clone()), game.clone()]);
    assert_eq!(evening.to_string().parse(), Ok(evening));
    // A cut text is an error or a game that lost its last event at the most.
    let cut = random.below(text.len());
    if let Ok(shorter) = text[..cut].parse::<Game>() {
        let kept = shorter.events.len().saturating_sub(1);
        assert!(shorter.events.len() <= events.len());
        assert_eq!(shorter.events[..kept], events[..kept], "{text}");
        fold(&shorter.start, rules, &shorter.events);
    }
    let mut journal = Journal::of(game);
    let mut one = || match random.below(4) {
        0 => Entry::Add(event(random, rules)),
        1 => Entry::Insert(random.below(events.len() + 1), event(random, rules)),
        2 => Entry::Replace(random.below(events.len()), event(random, rules)),
        _ => Entry::Remove(random.below(events.len())),
    };
    let entry = match one() {
        Entry::Add(_) => Entry::Together(vec![one(), one(), one()]),
        entry => entry,
    };
    let after = fold(start, rules, &journal.events_with(&entry));
    let told = changed(course, &after, &entry);
    let points = (course.state.points.iter().copied()).zip(after.state.points.iter().copied());
    assert_eq!(told.points, points.collect::<Vec<_>>());
    if told.hands.is_empty() {
        assert_eq!(course.records.len(), after.records.len());
    }
    journal.enter(entry);
    assert_eq!(fold(start, rules, &journal.events()), after);
    assert!(journal.undo());
    assert_eq!(fold(start, rules, &journal.events()), *course);
    assert_eq!(
        Journal::read(&journal.to_string()),
        Ok((journal.clone(), 0))
    );
    assert!(journal.redo());
    assert_eq!(fold(start, rules, &journal.events()), after);
    let place = random.below(events.len());
    let same = Entry::Replace(place, events[place].clone());
    journal.undo();
    let again = fold(start, rules, &journal.events_with(&same));
    assert_eq!(again, *course);
    assert!(changed(course, &again, &same).hands.is_empty());
    let csv = course.csv(rules);
    assert_eq!(
        csv.lines().count(),
        course.records.len() + 3 + start.players.len()
    );
}

#[test]
fn laws_hold_for_any_game() {
    for (nth, base) in all().enumerate() {
        let mut random = Random::new(0x1a35 ^ nth as u64);
        for _ in 0..share(1_000) {
            let (start, rules) = some_rules(&mut random, base);
            let made = start.rules.ruleset().expect("rules that were made");
            assert!(made.differences(&rules).is_empty(), "{}", start.rules);
            let events: Vec<Event> = (0..random.pick(&[3, 12, 40]))
                .map(|_| event(&mut random, &rules))
                .collect();
            let mut course = Course::new(&start, &rules);
            for event in &events {
                let before = course.clone();
                course.push(event, &rules);
                assert_eq!(course.read, before.read + 1);
                adds_up(&course, &rules, &before);
                moves(event, &before, &course, &rules);
                is_as_alone(&course, &rules, &before);
                for chair in 0..course.state.chairs() {
                    course.state.gaps(chair);
                }
            }
            assert_eq!(course, fold(&start, &rules, &events));
            scores_add_up(&course, &rules);
            comes_back(&mut random, &start, &rules, &events, &course);
            for words in tensu_words::LANGUAGES {
                for (_, fault) in &course.faults {
                    assert_ne!(words.fault(fault, &start.players), "");
                }
            }
        }
    }
}

/// 13: tiles pay what the same hand pays by its han and fu, by its base points, and by its yaku.
#[test]
fn a_hand_pays_the_same_however_it_is_told() {
    let rules = Ruleset::by_id("tenhou").expect("a ruleset");
    let play = |words: &str| {
        let game: Game = format!("game=1/tenhou/fh=2/{words}")
            .parse()
            .expect("a game");
        let course = fold(&game.start, rules, &game.events);
        assert!(course.faults.is_empty(), "{words}: {:?}", course.faults);
        course.state.points
    };
    // Riichi, tanyao, pinfu and a dora: 4 han 30 fu.
    for head in ["r1/w0-1:", "r1/w2-1:", "r1/t1:"] {
        let (tiles, han, fu, base) = match head {
            // By self-draw a han more and 20 fu.
            "r1/t1:" => ("h234m345p66p678s56s.ron:7s.dora:1m", 5, 20, 2_000),
            _ => ("h234m345p66p678s56s.ron:7s.dora:1m", 4, 30, 1_920),
        };
        let by_tiles = play(&format!("{head}{tiles}"));
        assert_eq!(by_tiles, play(&format!("{head}{han}.{fu}")), "{head}");
        assert_eq!(by_tiles, play(&format!("{head}b{base}")), "{head}");
        assert_eq!(
            by_tiles,
            play(&format!("{head}kc1f{fu}.tanyao.pinfu")),
            "{head}"
        );
    }
}

/// 9: another chair is the first dealer, and everything happens one further on: the same game, turned, where ties are split.
#[test]
fn a_turned_game_is_the_same_game() {
    let turn = |words: &str, by: usize| {
        let digit = |c: char| {
            c.to_digit(10).map_or(c, |n| {
                char::from_digit((n + by as u32) % 4, 10).expect("a digit")
            })
        };
        // Chairs stand before a colon, behind the letter of an event, and in lists of tenpai players.
        words
            .split('/')
            .map(|word| {
                let (head, rest) = word.split_at(1);
                match head {
                    "d" | "r" => format!("{head}{}", rest.chars().map(digit).collect::<String>()),
                    _ => {
                        let parts = rest.split('-').map(|part| match part.split_once(':') {
                            Some((chair, value)) => {
                                format!("{}:{value}", chair.chars().map(digit).collect::<String>())
                            }
                            None => part.chars().map(digit).collect(),
                        });
                        format!("{head}{}", parts.collect::<Vec<_>>().join("-"))
                    }
                }
            })
            .collect::<Vec<_>>()
            .join("/")
    };
    let words =
        "r1/w0-1:3.40/r2/d12/w2-3:3.30-0:5/t2:2.30/r0/w0-2:2.40/r0/r3/d03/w1-0:1.30/t0:6/d/t3:4.30";
    let play = |words: &str| {
        let game: Game = format!("game=1/ari_ari/length=full/{words}")
            .parse()
            .expect("a game");
        let rules = game.start.rules.ruleset().expect("rules");
        let course = fold(&game.start, &rules, &game.events);
        assert!(course.faults.is_empty(), "{words}: {:?}", course.faults);
        course
    };
    let first = play(words);
    for by in 1..4 {
        // Another chair deals first: the game begins so many deals later.
        let turned = play(&format!("fd=E{}/{}", by + 1, turn(words, by)));
        let hands = |course: &Course, by: usize| -> Vec<Vec<i64>> {
            let turned = |changes: &[i64]| (0..4).map(|chair| changes[(chair + by) % 4]).collect();
            let hands = course
                .records
                .iter()
                .filter(|record| record.outcome.is_hand());
            hands.map(|record| turned(&record.changes)).collect()
        };
        assert_eq!(hands(&turned, by), hands(&first, 0), "turned by {by}");
    }
}

/// A name, a text and a file never say what a spreadsheet would run.
#[test]
fn a_table_for_a_spreadsheet_runs_nothing() {
    let rules = Ruleset::by_id("tenhou").expect("a ruleset");
    let mut start = Start::new(rules);
    start.players = ["=1+1", "a,b", "c\"d", "-e"].map(str::to_owned).to_vec();
    let csv = fold(&start, rules, &[]).csv(rules);
    let head = csv.lines().next().expect("a line");
    let names = "'=1+1,\"a,b\",\"c\"\"d\",'-e";
    assert_eq!(
        head,
        format!("\u{feff}hand,honba,what,winner,from,han,fu,{names},{names},sticks")
    );
    // The signs of East Asian keyboards, a tab and a line end before one; none of them in the middle.
    for (name, cell) in [
        ("＝1", "'＝1"),
        ("＋1", "'＋1"),
        ("－1", "'－1"),
        ("＠SUM", "'＠SUM"),
        ("+1", "'+1"),
        ("@SUM", "'@SUM"),
        ("\t=1", "'\t=1"),
        ("\r=1", "\"'\r=1\""),
        ("a＝1", "a＝1"),
        ("ー", "ー"),
    ] {
        start.players[0] = name.to_owned();
        let csv = fold(&start, rules, &[]).csv(rules);
        assert!(csv.contains(&format!(",fu,{cell},")), "{name:?}: {csv}");
    }
}
