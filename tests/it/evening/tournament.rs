//! The day of a tournament: cases worked out on paper, and laws over random days.

mod laws;

use tensu::Ruleset;
use tensu::evening::seating::{MOST_PEOPLE, MOST_ROUNDS, in_turn, repetitions, seating};
use tensu::evening::seating::{Round, Wish};
use tensu::evening::tournament::{
    BadDay, BadReport, Coming, Count, Day, Entry, Fine, Head, Odd, Points, Report, Row, State,
};
use tensu::evening::{Event, Start, fold};

fn rules(id: &str) -> &'static Ruleset {
    Ruleset::by_id(id).expect("a ruleset")
}

/// A day with people named by numbers, its rounds drawn.
fn day(id: &str, people: usize, rounds: usize) -> Day {
    let mut day = Day::new(Head::new(rules(id), 2026));
    let people = (1..=people).map(|person| format!("P{person}")).collect();
    day.enter(Entry::People(people));
    day.enter(Entry::Rounds(rounds));
    draw(&mut day, 2026);
    day
}

fn draw(day: &mut Day, seed: u64) {
    let drawn = day.state().draw(seed).expect("a draw");
    day.enter(drawn);
}

/// The result of a table by the way it goes: its text, read at the desk.
fn report(day: &Day, round: usize, table: usize, points: &[i64]) -> Report {
    let start = day.start(round, table).expect("a table");
    let ticket = start.desk.expect("a ticket");
    let points = Points::of(points);
    Report { ticket, points }
        .to_string()
        .parse()
        .expect("a result")
}

fn give(day: &mut Day, round: usize, table: usize, points: &[i64]) {
    let report = report(day, round, table, points);
    assert_eq!(day.check(&report), Ok(Coming::New));
    day.enter(report.as_entry(None));
}

fn ranking(day: &Day) -> Vec<Row> {
    let rules = day.head.rules.ruleset().expect("rules");
    let state = day.state();
    state.ranking(state.begun, &day.head, &rules)
}

fn totals(day: &Day) -> Vec<(usize, String, i64)> {
    let rows = ranking(day).into_iter();
    rows.map(|row| (row.place, row.name, row.total)).collect()
}

/// The same seed is the same day for good: people have its seating on paper.
#[test]
fn a_day_is_the_same_for_good() {
    let day = day("ema_2025", 8, 2);
    let lines: Vec<String> = day.to_string().lines().map(String::from).collect();
    assert_eq!(lines[0], "tournament=1/ema_2025/seed=2026");
    assert_eq!(lines[1], "people.P1,P2,P3,P4,P5,P6,P7,P8");
    assert_eq!(lines[3], "draw.1.2026.3-4-6-5,2-8-1-7:4-2-3-1,6-5-7-8");
    let start = day.start(1, 1).expect("a table");
    let ticket = start.desk.expect("a ticket");
    assert_eq!(ticket.to_string(), "a4d7fe0e.2.2.6-5-7-8");
    let turns = turns(9, 2, 4, 7, &[]);
    assert_eq!(
        format!("{turns:?}").replace("Some", ""),
        "[[[(3), (6), (0), (2)], [(8), (1), (5), (7)]], [[(0), (2), (1), (4)], [(6), (7), (3), (8)]]]"
    );
}

fn turns(many: u8, rounds: usize, seats: usize, seed: u64, past: &[Round]) -> Vec<Round> {
    let people: Vec<u8> = (0..many).collect();
    let wish = Wish {
        people: &people,
        rounds,
        seats,
        seed,
        past,
    };
    in_turn(&wish).expect("a day")
}

/// EMA: start 30,000, uma 15, 5, -5, -15, no oka. On paper: 41,300 is 11.3 + 15; two with 24,000 share -5 and -15 as -10 each.
#[test]
fn a_ranking_is_that_of_paper() {
    let mut day = day("ema_2025", 4, 2);
    day.enter(Entry::Begin(0));
    give(&mut day, 0, 0, &[41_300, 30_700, 24_000, 24_000]);
    let seats = day.state().plan[0][0].clone();
    let rows = ranking(&day);
    let of = |rows: &[Row], seat: usize| {
        let row = rows.iter().find(|row| Some(row.person) == seats[seat]);
        row.map(|row| (row.place, row.total)).expect("a row")
    };
    assert_eq!(of(&rows, 0), (1, 26_300));
    assert_eq!(of(&rows, 1), (2, 5_700));
    assert_eq!(of(&rows, 2), (3, -16_000));
    assert_eq!(of(&rows, 3), (3, -16_000));
    // A fine of the desk, and one of the table: 20 for a chombo.
    let first = seats[0].expect("a person");
    day.enter(Entry::Fine(Fine {
        person: first,
        round: 0,
        amount: -20_000,
        reason: "late".into(),
    }));
    day.enter(Entry::Begin(1));
    let ticket = day.start(1, 0).expect("a table").desk.expect("a ticket");
    let points = Points {
        extra: vec![-20_000, 0, 0, 0],
        ..Points::of(&[30_000, 30_000, 30_000, 30_000])
    };
    let chombo = Report { ticket, points };
    assert_eq!(day.check(&chombo), Ok(Coming::New));
    day.enter(chombo.as_entry(Some(1_764_530_000)));
    let rows = ranking(&day);
    let broke = day.state().plan[1][0][0];
    let sum: i64 = rows.iter().map(|row| row.total).sum();
    assert_eq!(sum, -40_000);
    let row = rows.iter().find(|row| Some(row.person) == broke);
    let row = row.expect("a row");
    assert_eq!(
        row.rounds[1].map(|score| (score.place, score.total)),
        Some((1, -20_000))
    );
    let row = rows.iter().find(|row| row.person == first).expect("a row");
    assert_eq!((row.fines, row.games()), (-20_000, 2));
}

/// Table points by place: 4, 2, 1, 0; equal ones share theirs. In twelfths, as three may share seven.
#[test]
fn table_points_are_shared() {
    let places = |points: [i64; 4]| {
        let rules = rules("mcr_2006");
        let scores =
            tensu::evening::tournament::Score::of(&Points::of(&points), Count::Table, rules);
        scores.iter().map(|score| score.total).collect::<Vec<_>>()
    };
    assert_eq!(Head::new(rules("mcr_2006"), 1).count, Count::Table);
    assert_eq!(Head::new(rules("ema_2025"), 1).count, Count::Score);
    assert_eq!(places([100, -20, 20, -100]), [48, 12, 24, 0]);
    assert_eq!(places([60, 60, -20, -100]), [36, 36, 12, 0]);
    assert_eq!(places([30, 30, 30, -90]), [28, 28, 28, 0]);
    assert_eq!(places([90, -30, -30, -30]), [48, 12, 12, 12]);
    assert_eq!(places([0, 0, 0, 0]), [21, 21, 21, 21]);
}

/// With equal table points, the points of the games decide.
#[test]
fn equal_table_points_are_ordered_by_points() {
    let mut day = day("mcr_2006", 8, 1);
    day.enter(Entry::Begin(0));
    give(&mut day, 0, 0, &[100, -20, 20, -100]);
    give(&mut day, 0, 1, &[90, 0, 10, -100]);
    let seats = day.state().plan[0].clone();
    let order: Vec<Option<u8>> = ranking(&day).iter().map(|row| Some(row.person)).collect();
    let want = [(0, 0), (1, 0), (0, 2), (1, 2), (1, 1), (0, 1)];
    let want: Vec<Option<u8>> = want
        .iter()
        .map(|&(table, seat)| seats[table][seat])
        .collect();
    assert_eq!(order[..6], want);
    // Both have no table points and lost 100.
    let places: Vec<usize> = ranking(&day).iter().map(|row| row.place).collect();
    assert_eq!(places, [1, 2, 3, 4, 5, 6, 7, 7]);
}

#[test]
fn three_players_have_a_day_too() {
    let mut day = day("sanma_ryanshi", 9, 3);
    assert_eq!(repetitions(&day.state().plan), 0);
    day.enter(Entry::Begin(0));
    for table in 0..3 {
        give(&mut day, 0, table, &[60_000, 45_000, 30_000]);
    }
    let totals = totals(&day);
    assert_eq!(
        totals.iter().map(|row| row.0).collect::<Vec<_>>(),
        [1, 1, 1, 4, 4, 4, 7, 7, 7]
    );
    assert_eq!(totals.iter().map(|row| row.2).sum::<i64>(), 0);
}

/// A table plays its game by the app's own fold, and what comes of it is what the desk counts.
#[test]
fn a_game_gives_its_result() {
    let mut day = day("ema_2025", 4, 1);
    day.enter(Entry::Begin(0));
    let start = day.start(0, 0).expect("a table");
    // As the phone reads it from the link.
    let text = tensu::evening::Game::new(start.clone()).to_string();
    let game: tensu::evening::Game = text.parse().expect("a game");
    assert_eq!(game.start, start);
    let events: Vec<Event> = ["r1", "w0-1:3.40", "d12", "c2", "p3-50.late", "zt"]
        .map(Event::read)
        .into();
    let rules = rules("ema_2025");
    let course = fold(&start, rules, &events);
    assert_eq!(course.faults, []);
    let points = Points::of_game(&course.state, rules);
    let ticket = start.desk.clone().expect("a ticket");
    let report: Report = Report { ticket, points }
        .to_string()
        .parse()
        .expect("a result");
    assert_eq!(day.check(&report), Ok(Coming::New));
    day.enter(report.as_entry(None));
    let results = course.state.results(rules);
    let seats = day.state().plan[0][0].clone();
    for row in ranking(&day) {
        let seat = seats.iter().position(|seat| *seat == Some(row.person));
        assert_eq!(row.total, results[seat.expect("a seat")].total);
    }
}

#[test]
fn a_result_that_does_not_count_says_why() {
    let mut day = day("ema_2025", 16, 4);
    day.enter(Entry::Begin(0));
    let points = [40_000, 30_000, 30_000, 20_000];
    let first = report(&day, 0, 0, &points);
    assert_eq!(day.check(&first), Ok(Coming::New));
    day.enter(first.as_entry(None));
    // Twice: nothing happens.
    assert_eq!(day.check(&first), Ok(Coming::Again));
    // Corrected: both are kept.
    let other = report(&day, 0, 0, &[30_000, 40_000, 30_000, 20_000]);
    assert_eq!(day.check(&other), Ok(Coming::Other(first.points.clone())));
    day.enter(other.as_entry(None));
    let given = day.state().results[0][0].clone().expect("a result");
    assert_eq!(
        (given.points, given.before),
        (other.points, vec![first.points.clone()])
    );
    assert_eq!(
        day.check(&report(&day, 1, 2, &points)),
        Err(BadReport::NotBegun(1))
    );
    let sum = BadReport::Sum {
        have: 120_100,
        need: 120_000,
    };
    assert_eq!(
        day.check(&report(&day, 0, 1, &[40_100, 30_000, 30_000, 20_000])),
        Err(sum)
    );
    let mut table = report(&day, 0, 1, &points);
    table.ticket.table = 4;
    assert_eq!(day.check(&table), Err(BadReport::NoTable));
    let mut seats = report(&day, 0, 1, &points);
    seats.ticket.seats.swap(0, 1);
    assert_eq!(day.check(&seats), Err(BadReport::OtherSeats));
    let elsewhere = Day::new(Head::new(rules("ema_2025"), 2027));
    assert_eq!(elsewhere.check(&first), Err(BadReport::OtherDay));
    for (text, why) in [
        ("", BadReport::NotAReport),
        ("game=1/tenhou", BadReport::NotAReport),
        ("result=", BadReport::Cut),
        ("result=2/x", BadReport::Form("2".into())),
        ("result=1/x", BadReport::Cut),
    ] {
        assert_eq!(text.parse::<Report>(), Err(why), "{text}");
    }
    // A chat program writes it its own way, and somebody a word behind it.
    let sent = format!("https://example.org/#/day/{first} Bye!").replace(',', "%2C");
    assert_eq!(sent.parse(), Ok(first));
}

/// Somebody is late, somebody leaves, somebody takes a seat: what was played stays.
#[test]
fn people_come_and_go() {
    let mut day = day("ema_2025", 8, 4);
    day.enter(Entry::Begin(0));
    let points = [40_000, 30_000, 30_000, 20_000];
    for table in 0..2 {
        give(&mut day, 0, table, &points);
    }
    let played = day.state().plan[0].clone();
    let before = totals(&day);
    day.enter(Entry::Join("Late".into()));
    assert!(day.state().needs_draw());
    draw(&mut day, 5);
    assert!(!day.state().needs_draw());
    let state = day.state();
    assert_eq!((state.plan[0].clone(), state.plan.len()), (played, 4));
    // Nine people: three tables, with three substitutes.
    assert!(state.plan[1..].iter().all(|round| round.len() == 3));
    day.enter(Entry::Leave(0));
    draw(&mut day, 6);
    assert!(!day.state().there(1).contains(&0));
    assert_eq!(totals(&day), before);
    // From round 2 on Eva has the seat of P2, who keeps what he had.
    day.enter(Entry::Swap(1, 1, "Eva".into()));
    day.enter(Entry::Begin(1));
    let tables = day.state().plan[1].len();
    for table in 0..tables {
        give(&mut day, 1, table, &points);
    }
    let rows = ranking(&day);
    let own = |name: &str| rows.iter().find(|row| row.name == name).expect("a row");
    assert_eq!(
        (own("P2").games(), own("Eva").games(), own("Late").games()),
        (1, 1, 1)
    );
    assert_eq!(own("P2").rounds[1], None);
    assert_eq!(own("P1").games(), 1);
    let start = day.start(1, 0).expect("a table");
    assert!(!start.players.contains(&"P2".into()));
    // Nobody is twice in it, and a name that is there is not given again.
    day.enter(Entry::Join("Eva".into()));
    day.enter(Entry::Swap(2, 1, "P4".into()));
    assert_eq!(day.state().idle.len(), 2);
}

/// A round that has begun is never drawn again.
#[test]
fn a_draw_leaves_what_has_begun() {
    let mut day = day("ema_2025", 12, 3);
    let first = Entry::Draw(0, 1, day.state().plan);
    day.enter(Entry::Begin(0));
    let before = day.state();
    day.enter(first);
    day.enter(Entry::Begin(0));
    day.enter(Entry::Begin(2));
    day.enter(Entry::People(vec!["Anna".into()]));
    day.enter(Entry::Rounds(0));
    let State {
        idle, plan, begun, ..
    } = day.state();
    assert_eq!((idle.len(), begun), (5, 1));
    assert_eq!(plan, before.plan);
}

#[test]
fn a_substitute_has_no_name_and_no_rank() {
    let mut day = day("ema_2025", 7, 1);
    day.enter(Entry::Begin(0));
    let names: Vec<Start> = (0..2).filter_map(|table| day.start(0, table)).collect();
    let empty = names
        .iter()
        .flat_map(|start| &start.players)
        .filter(|name| name.is_empty());
    assert_eq!(empty.count(), 1);
    for table in 0..2 {
        give(&mut day, 0, table, &[40_000, 30_000, 30_000, 20_000]);
    }
    assert_eq!(totals(&day).len(), 7);
    assert!(day.state().is_over());
}

/// Any number of people from 4 on, any number of rounds: nobody sits out twice as long as somebody has not, and winds are even.
#[test]
fn sitting_out_goes_round() {
    for (many, rounds, seats) in [
        (5, 12, 4),
        (6, 4, 4),
        (7, 7, 4),
        (18, 8, 4),
        (63, 12, 4),
        (7, 12, 3),
    ] {
        let day = turns(many, rounds, seats, 3, &[]);
        let mut played = vec![0; usize::from(many)];
        let mut winds = vec![vec![0; seats]; usize::from(many)];
        for round in &day {
            assert_eq!(round.len(), usize::from(many) / seats);
            for (wind, person) in round.iter().flat_map(|table| table.iter().enumerate()) {
                let person = usize::from(person.expect("no substitute"));
                played[person] += 1;
                winds[person][wind] += 1;
            }
        }
        let spread = |all: &[usize]| {
            all.iter()
                .max()
                .zip(all.iter().min())
                .map(|(most, least)| most - least)
        };
        assert!(spread(&played) <= Some(1), "{many}: {played:?}");
        for winds in winds {
            assert!(spread(&winds) <= Some(1), "{many}: {winds:?}");
        }
    }
    // Who was not there counts as having sat out.
    let past = turns(8, 2, 4, 1, &[]);
    let next = turns(9, 2, 4, 1, &past);
    assert!(
        next.iter()
            .all(|round| round.iter().flatten().any(|one| *one == Some(8)))
    );
}

/// Points that the text of a day cannot hold do not count before it is kept, either.
#[test]
fn points_that_cannot_be_read_again_do_not_count() {
    let mut day = day("ema_2025", 4, 1);
    day.enter(Entry::Begin(0));
    let points = |most: i64, sticks: u32| Points {
        points: vec![most, 0, 0, 0],
        sticks,
        ..Points::default()
    };
    for (points, can_be) in [
        (points(10_000_000, 0), true),
        (points(-10_000_001, 0), false),
        (points(30_000, 1_000), true),
        (points(30_000, 1_001), false),
    ] {
        let mut one = day.clone();
        one.enter(Entry::Points(0, 0, None, points));
        assert_eq!(one.state().missing(0) == 0, can_be);
        if can_be {
            let read = Day::read(&one.to_string()).expect("a day");
            assert_eq!(read, (one, 0));
        }
    }
}

#[test]
fn what_is_no_day_says_why() {
    let bad = |text: &str| Day::read(text).map(|_| ()).expect_err("no day");
    assert_eq!(bad(""), BadDay::NotADay);
    assert_eq!(bad("game=1/tenhou"), BadDay::NotADay);
    assert_eq!(bad("tournament=2/tenhou"), BadDay::Form("2".into()));
    assert!(matches!(bad("tournament=1/nowhere"), BadDay::Rules(_)));
    assert_eq!(
        bad("tournament=1/tenhou/seed=x"),
        BadDay::Word("seed=x".into())
    );
    let long = "x".repeat(tensu::evening::LONGEST + 1);
    assert_eq!(bad(&long), BadDay::TooLong(long.len()));
    // Of a link, the whole or nothing.
    let link = day("ema_2025", 6, 3).link();
    assert_eq!(
        Day::read(&link).map(|(day, lost)| (day.state().people.len(), lost)),
        Ok((6, 0))
    );
    let from = link.find("/-/").expect("the middle") + 3;
    for end in from..link.len() {
        assert_eq!(bad(&link[..end]), BadDay::Cut, "{}", &link[..end]);
    }
}

/// Every size has a day at once, by both ways.
#[test]
fn every_size_has_a_day() {
    for many in (4..=MOST_PEOPLE as u8).step_by(7) {
        let people: Vec<u8> = (0..many).collect();
        for rounds in [1, MOST_ROUNDS] {
            let wish = Wish {
                people: &people,
                rounds,
                seats: 4,
                seed: 9,
                past: &[],
            };
            assert_eq!(seating(&wish).map(|day| day.len()), Some(rounds));
            assert_eq!(in_turn(&wish).map(|day| day.len()), Some(rounds));
        }
    }
    let mut head = Head::new(rules("ema_2025"), 1);
    head.odd = Odd::Turns;
    let mut day = Day::new(head);
    day.enter(Entry::People((0..6).map(|n| n.to_string()).collect()));
    draw(&mut day, 4);
    assert_eq!(
        (day.state().plan[0].len(), day.state().sitting_out(0).len()),
        (1, 2)
    );
}
