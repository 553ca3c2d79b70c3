//! Many games: which are one evening, what each person has of them, and what holds for any.

use std::collections::BTreeMap;

use tensu::evening::season::{
    Figures, Gathering, Person, SeasonGame, Span, csv, gatherings, next, people, seated,
};
use tensu::evening::{Course, Date, Day, Event, Game, Start, fold};
use tensu::rules::TENHOU;

use crate::helpers::share;
use crate::random::Random;

/// A game with its course.
struct Done {
    start: Start,
    course: Course,
}

impl Done {
    fn of(text: &str) -> Self {
        let game: Game = text.parse().expect("a game");
        let course = fold(&game.start, &TENHOU, &game.events);
        assert_eq!(course.faults, [], "{text}");
        Self {
            start: game.start,
            course,
        }
    }

    fn played(&self) -> SeasonGame<'_> {
        SeasonGame {
            start: &self.start,
            course: &self.course,
            rules: &TENHOU,
        }
    }
}

fn done(texts: &[&str]) -> Vec<Done> {
    let game = |text: &&str| Done::of(&["game=1/tenhou/", text].concat());
    texts.iter().map(game).collect()
}

fn played(games: &[Done]) -> Vec<SeasonGame<'_>> {
    games.iter().map(Done::played).collect()
}

fn person<'a>(all: &'a [Person], name: &str) -> &'a Person {
    let mut found = all.iter().filter(|one| one.name == name);
    let one = found.next().expect("a person");
    assert_eq!(found.next(), None, "{name}");
    one
}

/// Days and games, as short as they can be told.
fn told(all: &[Gathering]) -> Vec<(Option<Day>, &[usize], &str)> {
    all.iter()
        .map(|one| (one.day, one.games.as_slice(), one.name.as_str()))
        .collect()
}

const NOV_27: Option<Day> = Some(20_784);
const NOV_28: Option<Day> = Some(20_785);

#[test]
fn an_evening_is_the_games_of_a_day_whose_people_form_a_circle() {
    let games = done(&[
        "players=Aki,Ben,Cho,Dai/day=2026-11-28",
        // Another table of the same day.
        "players=Fay,Gus,Hal,Ida/day=2026-11-28",
        // Cho came from the first; Eva sits out, and plays the next one, where nobody of the first is.
        "players=Cho,Joe,Kim,Leo/bench=Eva/day=2026-11-28",
        "players=Eva,Max,Ned,Oda/day=2026-11-28",
        // The same people on another day, and without one.
        "players=Aki,Ben,Cho,Dai/day=2026-11-27",
        "players=Aki,Ben,Cho,Dai",
    ]);
    let all = gatherings(&played(&games));
    let expected: [(_, &[usize], _); 4] = [
        (NOV_28, &[0, 2, 3], ""),
        (NOV_28, &[1], ""),
        (NOV_27, &[4], ""),
        (None, &[5], ""),
    ];
    assert_eq!(told(&all), expected);
}

#[test]
fn a_name_joins_and_splits() {
    let games = done(&[
        "players=Aki,Ben,Cho,Dai/day=2026-11-28",
        "players=Aki,Ben,Cho,Dai/day=2026-11-28/evening=Late",
        // After midnight, with other people.
        "players=Fay,Gus,Hal,Ida/day=2026-11-29/evening=Late",
        "players=Fay,Gus,Hal,Ida/day=2026-11-27",
    ]);
    let all = gatherings(&played(&games));
    let expected: [(_, &[usize], _); 3] = [
        (NOV_28, &[1, 2], "Late"),
        (NOV_28, &[0], ""),
        (NOV_27, &[3], ""),
    ];
    assert_eq!(told(&all), expected);
}

#[test]
fn games_without_names_are_those_of_the_same_people() {
    let games = done(&[
        "day=2026-11-28",
        "players=Aki/day=2026-11-28",
        "day=2026-11-28",
    ]);
    let all = gatherings(&played(&games));
    let expected: [(_, &[usize], _); 2] = [(NOV_28, &[0, 2], ""), (NOV_28, &[1], "")];
    assert_eq!(told(&all), expected);
}

#[test]
fn who_comes_by_a_swap_belongs_to_the_circle() {
    let games = done(&[
        "players=Aki,Ben,Cho,Dai/day=2026-11-28/s0.Eva",
        "players=Eva,Fay,Gus,Hal/day=2026-11-28",
        "players=Aki,Ida,Joe,Kim/day=2026-11-28",
    ]);
    assert_eq!(gatherings(&played(&games)).len(), 1);
}

/// A riichi and a ron of 3 han 40 fu, 5,200 off A; a draw; a self-draw of 2,600 all by the dealer B, with one honba 2,700 each.
#[test]
fn each_person_is_counted() {
    let games = done(&["players=A,B,C,D/r1/w0-1:3.40/d1/t1:3.40/z"]);
    let all = people(&played(&games));
    let figures = |name| person(&all, name).figures;
    let b = Figures {
        hands: 3,
        wins: 2,
        won: 5_200 + 3 * 2_700,
        deal_ins: 0,
        dealt: 0,
        riichi: 1,
    };
    assert_eq!(figures("B"), b);
    assert_eq!(
        (b.average_win(), b.percent(b.wins), b.percent(b.riichi)),
        (6_650, 67, 33)
    );
    let a = figures("A");
    assert_eq!(
        (a.hands, a.deal_ins, a.dealt, a.average_deal_in()),
        (3, 1, 5_200, 5_200)
    );
    let b = person(&all, "B");
    assert_eq!(
        (b.places, b.average_place(), b.games()),
        ([1, 0, 0, 0, 0], Some(100), 1)
    );
    assert_eq!(all[0].name, "B");
}

/// The own stick is not what dealing in costs; a double ron costs both, and is dealt into once.
#[test]
fn what_dealing_in_costs() {
    let games = done(&["players=A,B,C,D/r0/w0-1:3.40-2:1.30/z"]);
    let a = person(&people(&played(&games)), "A").figures;
    assert_eq!((a.deal_ins, a.dealt, a.riichi), (1, 5_200 + 1_000, 1));
}

/// A pays 5,200 and leaves; Eva wins 1,000 off C in the second hand.
#[test]
fn who_leaves_has_the_points_of_the_hands_before() {
    let games = done(&["players=A,B,C,D/w0-1:3.40/s0.Eva/r0/w2-0:1.30/z"]);
    let all = people(&played(&games));
    let (a, eva) = (person(&all, "A"), person(&all, "Eva"));
    assert_eq!(
        (a.total(), a.games(), a.places, a.average_place()),
        (-5_200, 1, [0; 5], None)
    );
    assert_eq!((a.figures.hands, a.figures.deal_ins), (1, 1));
    assert_eq!(
        (eva.figures.hands, eva.figures.wins, eva.figures.riichi),
        (1, 1, 1)
    );
    assert_eq!(eva.places, [0, 0, 0, 1, 0]);
    let course = &games[0].course;
    assert_eq!(
        [0, 1].map(|at| course.players_at(at)[0].clone()),
        ["A", "Eva"]
    );
    let chair = course.state.results(&TENHOU)[0];
    assert_eq!(a.total() + eva.total(), chair.total);
}

#[test]
fn a_name_for_a_chair_without_one_is_no_other_person() {
    let games = done(&["w0-1:3.40/s0.Eva/d/z"]);
    let all = people(&played(&games));
    assert_eq!(all.len(), 4);
    assert_eq!(person(&all, "Eva").figures.hands, 2);
    // The others are told apart by their chairs.
    let mut chairs: Vec<usize> = all.iter().map(|one| one.chair).collect();
    chairs.sort_unstable();
    assert_eq!(chairs, [0, 1, 2, 3]);
}

#[test]
fn a_game_that_goes_on_has_no_scores() {
    let games = done(&["players=A,B,C,D/w0-1:3.40"]);
    assert_eq!(people(&played(&games)), []);
}

#[test]
fn a_span_has_its_first_and_its_last_day() {
    let span = Span {
        from: NOV_27,
        to: NOV_28,
    };
    let has = [20_783, 20_784, 20_785, 20_786].map(|day| span.has(Some(day)));
    assert_eq!(has, [false, true, true, false]);
    assert!(!span.has(None) && Span::default().has(None));
    assert!(Span { to: None, ..span }.has(Some(Day::MAX)));
}

#[test]
fn the_table_for_spreadsheets_has_a_line_for_each_who_played() {
    let games = done(&[
        "players=A,.3DB,C,D/day=2026-11-28/evening=Club/z",
        "players=A,B,C,D/w0-1:3.40/s0.Eva/z",
    ]);
    let text = csv(&played(&games));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[0],
        "\u{feff}game,day,evening,rules,player,place,total"
    );
    assert_eq!(lines[1], "1,2026-11-28,Club,Tenhou,A,1,35");
    assert_eq!(lines[2], "1,2026-11-28,Club,Tenhou,'=B,2,5");
    assert!(lines.contains(&"2,,,Tenhou,A,,-5.2"), "{text}");
    assert_eq!(lines.len(), 1 + 4 + 5);
}

fn start(players: [&str; 4], bench: &[&str]) -> Start {
    Start {
        players: players.map(str::to_owned).to_vec(),
        bench: bench.iter().map(|name| (*name).to_owned()).collect(),
        ..Start::new(&TENHOU)
    }
}

#[test]
fn who_sat_longest_sits_out() {
    let one = start(["A", "B", "C", "D"], &["E"]);
    let two = next(std::slice::from_ref(&one)).expect("a game");
    assert_eq!(two, start(["E", "B", "C", "D"], &["A"]));
    let three = next(&[one, two]).expect("a game");
    assert_eq!(three, start(["E", "A", "C", "D"], &["B"]));
    // Two wait: both come in.
    let six = start(["A", "B", "C", "D"], &["E", "F"]);
    assert_eq!(next(&[six]), Some(start(["E", "F", "C", "D"], &["A", "B"])));
    let four = start(["A", "B", "C", "D"], &[]);
    assert_eq!(next(std::slice::from_ref(&four)), Some(four.clone()));
    // The day of the next is another matter.
    let dated = Start {
        day: NOV_28,
        ..four.clone()
    };
    assert_eq!(next(&[dated]), Some(four));
}

#[test]
fn who_left_sits_out_after_the_game() {
    let begun = start(["A", "B", "C", "D"], &["E"]);
    let events = ["s1.E", "s2.F"].map(Event::read);
    let left = seated(&begun, &events);
    assert_eq!(left, start(["A", "E", "F", "D"], &["B", "C"]));
}

/// Scores, games, places and counts of a person.
type Sums = (i64, usize, [usize; 5], [i64; 6]);

/// Sums by name, and figures.
fn sums(all: &[Person]) -> BTreeMap<(String, usize), Sums> {
    let mut sums = BTreeMap::new();
    for one in all {
        let own = one.figures;
        let counts = [own.hands, own.wins, own.deal_ins, own.riichi].map(|n| n as i64);
        let [hands, wins, deal_ins, riichi] = counts;
        let figures = [hands, wins, deal_ins, riichi, own.won, own.dealt];
        let entry = (one.total(), one.games(), one.places, figures);
        assert!(sums.insert((one.name.clone(), one.chair), entry).is_none());
    }
    sums
}

/// Games by chance, of few people on few days.
fn some_games(random: &mut Random) -> Vec<Done> {
    const EVENTS: [&str; 12] = [
        "r0",
        "r1",
        "r2",
        "w0-1:3.40",
        "w2-3:b2000",
        "t1:1.30",
        "t0:b320",
        "d",
        "d12",
        "p1-20",
        "s0.Eva",
        "s2.Aki",
    ];
    let names = ["", "Aki", "Ben", "Cho", "Dai", "Eva", "Fay", "Gus"];
    let game = |random: &mut Random| {
        let mut start = Start::new(&TENHOU);
        for chair in 0..4 {
            // Nobody sits on two chairs.
            let name = random.pick(&names);
            if !start.players.iter().any(|one| one == name) {
                name.clone_into(&mut start.players[chair]);
            }
        }
        if random.percent(70) {
            start.day = Some(20_780 + random.below(3) as Day);
        }
        if random.percent(30) {
            random.pick(&["One", "Two"]).clone_into(&mut start.evening);
        }
        let mut events: Vec<Event> = (0..random.below(14))
            .map(|_| Event::read(random.pick(&EVENTS)))
            .collect();
        if random.percent(80) {
            events.push(Event::read("z"));
        }
        let course = fold(&start, &TENHOU, &events);
        Done { start, course }
    };
    (0..random.below(12)).map(|_| game(random)).collect()
}

#[test]
fn sums_over_evenings_are_the_sum_over_all() {
    let mut random = Random::new(48);
    for _ in 0..share(2_000) {
        let games = some_games(&mut random);
        let all = played(&games);
        let evenings = gatherings(&all);
        let mut seen: Vec<usize> = evenings.iter().flat_map(|one| one.games.clone()).collect();
        seen.sort_unstable();
        assert_eq!(seen, (0..games.len()).collect::<Vec<_>>());
        let mut added = BTreeMap::new();
        for evening in &evenings {
            let own: Vec<SeasonGame<'_>> = evening.games.iter().map(|&at| all[at]).collect();
            for (key, (total, games, places, figures)) in sums(&people(&own)) {
                let sum = added.entry(key).or_insert((0, 0, [0; 5], [0; 6]));
                sum.0 += total;
                sum.1 += games;
                for (sum, own) in sum.2.iter_mut().zip(places) {
                    *sum += own;
                }
                for (sum, own) in sum.3.iter_mut().zip(figures) {
                    *sum += own;
                }
            }
        }
        assert_eq!(added, sums(&people(&all)));
        belongs(&all, &evenings);
        adds_up(&all);
    }
}

/// Holds that whoever plays in two games of one day without names for their evenings makes them one; games of the same
/// name are one.
fn belongs(all: &[SeasonGame<'_>], evenings: &[Gathering]) {
    let of = |at: usize| evenings.iter().position(|one| one.games.contains(&at));
    for (at, one) in all.iter().enumerate() {
        for (other_at, other) in all.iter().enumerate() {
            let names = (&one.start.evening, &other.start.evening);
            let knows = |name: &String| !name.is_empty() && other.start.players.contains(name);
            let shares = one.start.players.iter().any(knows) && one.start.day == other.start.day;
            if names.0 != names.1 {
                assert_ne!(of(at), of(other_at));
            } else if !names.0.is_empty() || shares {
                assert_eq!(of(at), of(other_at));
            } else if one.start.day != other.start.day {
                assert_ne!(of(at), of(other_at));
            }
        }
    }
}

/// Holds that people have of a game what its chairs have.
fn adds_up(all: &[SeasonGame<'_>]) {
    for game in all.iter().filter(|game| game.is_over()) {
        let results = game.course.state.results(game.rules);
        let chairs: i64 = results.iter().map(|one| one.total).sum();
        let people = people(std::slice::from_ref(game));
        assert_eq!(people.iter().map(Person::total).sum::<i64>(), chairs);
        let hands = game.course.records.iter();
        let hands = hands.filter(|record| record.outcome.is_hand()).count();
        let played: usize = people.iter().map(|one| one.figures.hands).sum();
        assert_eq!(played, 4 * hands);
    }
}

#[test]
fn every_day_is_read_back() {
    for day in [0, 59, 60, 364, 365, 11_016, 20_785, Day::MAX] {
        assert_eq!(Date::day_of(&Date::of(day).to_string()), Some(day));
    }
    for odd in [
        "",
        "2026",
        "2026-1-1",
        "2026-00-10",
        "2026-13-01",
        "9999-12-31",
        "2026-11-28 ",
        "+026-11-28",
        "2026-99999",
    ] {
        assert_eq!(Date::day_of(odd), None, "{odd}");
    }
}

/// A game as the version before days wrote it.
#[test]
fn a_text_of_an_older_version_has_no_day() {
    let text = "game=1/tenhou/players=Aki,Ben,Cho,Dai/bench=Eva/clock=60\nr1\nw0-1:3.40\n<\n";
    let (journal, lost) = tensu::evening::Journal::read(text).expect("a game");
    assert_eq!(
        (lost, journal.start().day, journal.to_string()),
        (0, None, text.to_owned())
    );
}
