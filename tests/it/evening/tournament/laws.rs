//! Laws over random days.

use std::collections::BTreeSet;

use tensu::evening::tournament::{Coming, Day, Entry, Fine, Head, Odd, Points, Report, Row};

use super::{draw, ranking, rules};
use crate::random::Random;

const RULES: [&str; 5] = ["ema_2025", "tenhou", "mleague", "mcr_2006", "sanma_ryanshi"];

/// Points of a table that add up.
fn points(day: &Day, random: &mut Random) -> Points {
    let rules = day.head.rules.ruleset().expect("rules");
    let seats = day.head.seats();
    let mut points = vec![i64::from(rules.game.start); seats];
    for _ in 0..3 {
        let (from, to) = (random.below(seats), random.below(seats));
        let moved = 100 * random.below(80) as i64;
        points[from] -= moved;
        points[to] += moved;
    }
    Points::of(&points)
}

/// A day with all its rounds played, and what each result was.
fn played(random: &mut Random) -> (Day, Vec<Report>) {
    let mut head = Head::new(rules(random.pick(&RULES)), random.next());
    head.odd = random.pick(&[Odd::Substitutes, Odd::Turns]);
    "Spring Cup".clone_into(&mut head.name);
    head.date = Some(20_785);
    let mut day = Day::new(head);
    let people = 4 + random.below(14);
    let people = (1..=people)
        .map(|person| format!("P {person}-\u{e4}"))
        .collect();
    day.enter(Entry::People(people));
    day.enter(Entry::Rounds(1 + random.below(4)));
    draw(&mut day, random.next());
    let mut reports = Vec::new();
    for round in 0..day.state().rounds {
        if random.percent(40) {
            match random.below(3) {
                0 => day.enter(Entry::Join(format!("Late {round}"))),
                1 => day.enter(Entry::Swap(0, round, format!("New {round}"))),
                _ => day.enter(Entry::Leave(round as u8 + 1)),
            }
            if day.state().draw(0).is_some() {
                draw(&mut day, random.next());
            } else {
                day.undo();
            }
        }
        day.enter(Entry::together(vec![
            Entry::Begin(round),
            Entry::Clock(round, 1_764_530_000),
        ]));
        for table in 0..day.state().plan[round].len() {
            let ticket = day
                .start(round, table)
                .expect("a table")
                .desk
                .expect("a ticket");
            let report = Report {
                ticket,
                points: points(&day, random),
            };
            assert_eq!(day.check(&report), Ok(Coming::New));
            day.enter(report.as_entry(Some(round as u64)));
            reports.push(report);
        }
        if random.percent(30) {
            day.enter(Entry::Fine(Fine {
                person: 1,
                round,
                amount: -3_000,
                reason: "lat\u{e9}".into(),
            }));
            day.undo();
        }
    }
    (day, reports)
}

#[test]
fn everybody_plays_and_the_scores_add_up() {
    let mut random = Random::new(54);
    for _ in 0..20 {
        let (day, reports) = played(&mut random);
        let state = day.state();
        assert!(state.is_over() && state.idle.is_empty(), "{day}");
        for (round, tables) in state.plan.iter().enumerate() {
            let playing: Vec<u8> = tables.iter().flatten().flatten().copied().collect();
            let once: BTreeSet<u8> = playing.iter().copied().collect();
            assert_eq!(once.len(), playing.len());
            let out = state.sitting_out(round);
            assert!(out.len() < day.head.seats() && (out.is_empty() || day.head.odd == Odd::Turns));
            let all: BTreeSet<u8> = once.into_iter().chain(out).collect();
            assert!(all.into_iter().eq(state.there(round)));
        }
        let rows = ranking(&day);
        let games: usize = rows.iter().map(Row::games).sum();
        let seats = reports.iter().flat_map(|report| &report.ticket.seats);
        assert_eq!(games, seats.flatten().count());
        // Without substitutes nothing is lost: by table points seven a table, by scores what rules leave.
        let rules = day.head.rules.ruleset().expect("rules");
        let mut all = 0;
        for report in &reports {
            let scores =
                tensu::evening::tournament::Score::of(&report.points, day.head.count, &rules);
            let seats = report.ticket.seats.iter().zip(scores);
            all += seats
                .filter(|(seat, _)| seat.is_some())
                .map(|(_, score)| score.total)
                .sum::<i64>();
        }
        assert_eq!(rows.iter().map(|row| row.total).sum::<i64>(), all);
        assert!(
            rows.windows(2)
                .all(|two| two[0].total >= two[1].total && two[0].place <= two[1].place)
        );
    }
}

#[test]
fn a_day_reads_back_to_itself() {
    let mut random = Random::new(55);
    for _ in 0..12 {
        let (day, _) = played(&mut random);
        let text = day.to_string();
        assert_eq!(Day::read(&text), Ok((day.clone(), 0)));
        let link = day.link();
        let safe = |c: char| c.is_ascii_alphanumeric() || "/:=,_.-".contains(c);
        assert!(link.chars().all(safe) && link.ends_with(|c: char| c.is_ascii_alphanumeric()));
        let (read, lost) = Day::read(&link).expect("a day");
        assert_eq!(
            (read.state(), lost, read.head.id()),
            (day.state(), 0, day.head.id())
        );
        // Half a line costs that line.
        let end = text.trim_end().rfind('\n').expect("lines") + 1;
        for cut in [end, (end + 3).min(text.len() - 1), text.len() - 1] {
            let (read, lost) = Day::read(&text[..cut]).expect("a day");
            assert!(day.goes_on(&read) || read.goes_on(&day) || lost > 0);
            assert!(read.entries().len() + 2 >= day.entries().len());
        }
    }
}

#[test]
fn a_result_that_was_cut_or_changed_anywhere_is_refused() {
    let mut random = Random::new(56);
    for _ in 0..8 {
        let (_, reports) = played(&mut random);
        for report in reports {
            let text = report.to_string();
            assert_eq!(text.parse(), Ok(report.clone()));
            for end in 0..text.len() {
                assert!(text[..end].parse::<Report>().is_err(), "{}", &text[..end]);
            }
            let at = text.find('/').expect("words") + 1 + random.below(text.len() - 9);
            let mut other = text.clone().into_bytes();
            other[at] = if other[at] == b'7' { b'8' } else { b'7' };
            let other = String::from_utf8(other).expect("letters");
            assert!(other.parse::<Report>().is_err(), "{other}");
        }
    }
}

#[test]
fn the_order_of_collecting_does_not_matter() {
    let mut random = Random::new(57);
    for _ in 0..10 {
        let (day, mut reports) = played(&mut random);
        let want = ranking(&day);
        let is_result = |entry: &Entry| matches!(entry, Entry::Points(..));
        let mut other = Day::new(day.head.clone());
        for entry in day.entries().iter().filter(|entry| !is_result(entry)) {
            other.enter(entry.clone());
        }
        random.shuffle(&mut reports);
        for report in &reports {
            assert_eq!(other.check(report), Ok(Coming::New));
            other.enter(report.as_entry(None));
            assert_eq!(other.check(report), Ok(Coming::Again));
        }
        assert_eq!(ranking(&other), want);
    }
}
