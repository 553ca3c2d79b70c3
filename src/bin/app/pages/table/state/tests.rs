use std::rc::Rc;

use tensu::evening::{Entry, Event, HandValue, Played, Start, fold};
use tensu::rules::{Chombo, TENHOU};
use yew::Reducible;

use super::{Counted, Evening, Fine, Key, Kind, Mend, Sheet, Tap};
use crate::pages::table::win::Win;

fn after(evening: Evening, taps: impl IntoIterator<Item = Tap>) -> Evening {
    let all = taps.into_iter();
    (*all.fold(Rc::new(evening), Reducible::reduce)).clone()
}

#[test]
fn a_price_records_and_two_games_are_read_back() {
    let begin = || Tap::Begin(Start::new(&TENHOU));
    let mut win = Win::of(1);
    win.from = Some(Some(0));
    let taps = [
        begin(),
        Tap::Sheet(Sheet::Win(Box::new(win))),
        Tap::Value(HandValue::Base(320)),
    ];
    let evening = after(Evening::default(), taps);
    let events = evening.journal().map(tensu::evening::Journal::events);
    assert_eq!(events.expect("a game")[0].to_string(), "w0-1:b320");
    assert_eq!(evening.sheet, Sheet::Table);
    let two = after(evening, [begin(), Tap::Record(Event::read("d12"))]);
    assert_eq!(Evening::read(&two.text()).games, two.games);
    assert_eq!(two.games.len(), 2);
}

#[test]
fn what_cannot_be_is_told_and_not_entered() {
    let twice = [Event::read("r1"), Event::read("r1")].map(Tap::Record);
    let evening = after(
        Evening::default(),
        [Tap::Begin(Start::new(&TENHOU))].into_iter().chain(twice),
    );
    assert!(evening.told.is_some());
    assert_eq!(
        evening.journal().map(|journal| journal.entries().len()),
        Some(1)
    );
}

/// The open correction as it would count, and the journal with it.
fn mended(evening: &Evening) -> (Option<Entry>, Evening) {
    let Sheet::Mend(mend) = &evening.sheet else {
        panic!("{:?}", evening.sheet)
    };
    let journal = evening.journal().expect("a game");
    let events = journal.events();
    let course = fold(journal.start(), &TENHOU, &events);
    let played = Played {
        start: journal.start(),
        rules: &TENHOU,
        events: &events,
        course: &course,
    };
    let entry = mend.entry(&played);
    let accepted = entry.clone().map(Tap::Accept);
    (entry, after(evening.clone(), accepted))
}

fn mend(evening: &Evening, change: impl FnOnce(Mend) -> Mend) -> Evening {
    let Sheet::Mend(mend) = &evening.sheet else {
        panic!("{:?}", evening.sheet)
    };
    let next = Sheet::Mend(Box::new(change((**mend).clone())));
    after(evening.clone(), [Tap::Sheet(next)])
}

#[test]
fn a_correction_waits_until_it_is_accepted() {
    let taps = ["d0", "r2", "d12"].map(Event::read).map(Tap::Record);
    let evening = after(begun(), taps.into_iter().chain([Tap::Edit(0)]));
    // Nothing is changed yet.
    assert_eq!(mended(&evening).0, Some(Entry::Together(Vec::new())));
    // The draw was a win of South off West, with a riichi that was forgotten.
    let evening = mend(&evening, |mend| mend.told_as(Kind::Ron).riichi(1));
    assert_eq!(mended(&evening).0, None);
    let taps = [
        Tap::Card(1),
        Tap::Way(Some(2)),
        Tap::Value(HandValue::Base(320)),
    ];
    let evening = after(evening, taps);
    assert_eq!(words(&evening), ["d0", "r2", "d12"]);
    let (_, counts) = mended(&evening);
    assert_eq!(words(&counts), ["r1", "w2-1:b320", "r2", "d12"]);
    assert_eq!(counts.sheet, Sheet::Log(None));
    // A second tap on the same button changes nothing more, and one undo takes all of it back.
    let twice = mended(&evening).0.map(Tap::Accept);
    assert_eq!(after(counts.clone(), twice), counts);
    assert_eq!(words(&after(counts, [Tap::Undo])), ["d0", "r2", "d12"]);
    // The way out leaves all as it was.
    let left = after(evening.clone(), [Tap::Key(Key::Close)]);
    assert_eq!((words(&left).len(), left.sheet), (3, Sheet::Log(None)));
    // It goes on after a reload.
    let mut again = Evening::read(&evening.text()).resumed(0);
    again.resume(&evening.draft());
    assert_eq!(again, evening);
}

#[test]
fn taps_on_a_correction_say_something_of_the_hand_of_then() {
    let taps = ["w0-1:b320", "r2"].map(Event::read).map(Tap::Record);
    let evening = after(begun(), taps.into_iter().chain([Tap::Edit(0)]));
    // The winner is tapped off: the sheet stays, and asks who won.
    let nobody = after(evening.clone(), [Tap::Card(1)]);
    assert!(matches!(nobody.sheet, Sheet::Mend(_)));
    assert_eq!(mended(&nobody).0, None);
    let other = after(nobody, [Tap::Card(3), Tap::Value(HandValue::Base(640))]);
    assert_eq!(words(&mended(&other).1), ["w0-3:b640", "r2"]);
    // Nothing is recorded from there.
    let sent = after(evening.clone(), [Tap::Record(Event::read("r3"))]);
    assert_eq!((words(&sent).len(), &sent.sheet), (2, &evening.sheet));
    // Keys do the same: a draw, with the winner tenpai and one more.
    let keys = [Key::Draw, Key::Seat(0)].map(Tap::Key);
    let drawn = after(evening, keys);
    assert_eq!(words(&mended(&drawn).1), ["d01", "r2"]);
}

#[test]
fn a_forgotten_hand_stands_before_another() {
    let taps = ["r1", "w0-1:b320", "r3"].map(Event::read).map(Tap::Record);
    let evening = after(begun(), taps);
    let first = after(evening.clone(), [Tap::Insert(1)]);
    let first = mend(&first, |mend| mend.told_as(Kind::Draw).riichi(2));
    assert_eq!(
        words(&mended(&first).1),
        ["r2", "d2", "r1", "w0-1:b320", "r3"]
    );
    // Before the hand that is being played: its riichi stays with it.
    let last = after(
        evening,
        [Tap::Insert(3), Tap::Key(Key::Tsumo), Tap::Card(0)],
    );
    let last = after(last, [Tap::Value(HandValue::Base(240))]);
    assert_eq!(
        words(&mended(&last).1),
        ["r1", "w0-1:b320", "t0:b240", "r3"]
    );
}

fn begun() -> Evening {
    after(Evening::default(), [Tap::Begin(Start::new(&TENHOU))])
}

fn words(evening: &Evening) -> Vec<String> {
    let events = evening.journal().map(tensu::evening::Journal::events);
    let events = events.unwrap_or_default();
    events.iter().map(ToString::to_string).collect()
}

#[test]
fn what_is_half_told_goes_on_after_a_reload() {
    let taps = [
        Tap::Record(Event::read("r1")),
        Tap::Card(1),
        Tap::Way(Some(0)),
        Tap::Card(3),
        Tap::Value(HandValue::Base(320)),
    ];
    let evening = after(begun(), taps.clone());
    let again = |evening: &Evening| {
        let mut again = Evening::read(&evening.text()).resumed(0);
        again.resume(&evening.draft());
        again
    };
    assert_eq!(again(&evening), evening);
    // In the middle of the table it is turned to whom it was, and nothing needs to be open.
    let middle = after(begun(), [Tap::Middle(true)]);
    assert_eq!(again(&middle), middle);
    let turned = after(middle, taps);
    assert_eq!((turned.side, again(&turned)), (1, turned.clone()));
    // Another tap behind it makes it another hand.
    let mut other = after(evening.clone(), [Tap::Record(Event::read("r2"))]);
    other.sheet = Sheet::Table;
    other.resume(&evening.draft());
    assert_eq!(other.sheet, Sheet::Table);
}

#[test]
fn a_win_that_cannot_be_stays_open() {
    let taps = [Tap::Card(1), Tap::Way(None), Tap::Value(HandValue::Base(7))];
    let evening = after(begun(), taps);
    assert!(evening.told.is_some());
    assert!(matches!(&evening.sheet, Sheet::Win(win) if win.asked(&TENHOU) == Some(1)));
    let evening = after(evening, [Tap::Value(HandValue::Base(320))]);
    assert_eq!(words(&evening), ["t1:b320"]);
}

#[test]
fn hands_are_shown_first_if_that_is_wanted() {
    let drawn = || Tap::Record(Event::read("d12"));
    let evening = after(begun(), [Tap::Asks(true), drawn()]);
    assert!(words(&evening).is_empty());
    let evening = after(evening, [Tap::Sure]);
    assert_eq!(words(&evening), ["d12"]);
    assert!(evening.fresh && evening.asks);
    // A stick is seen at once, and taken back with a tap.
    let evening = after(evening, [Tap::Record(Event::read("r1"))]);
    assert_eq!(words(&evening), ["d12", "r1"]);
}

#[test]
fn a_hand_by_keys() {
    let keys = [
        Key::Riichi,
        Key::Seat(2),
        Key::Seat(2),
        Key::Seat(0),
        Key::Close,
        Key::Draw,
        Key::Seat(1),
    ];
    let evening = after(begun(), keys.map(Tap::Key));
    assert_eq!(evening.sheet, Sheet::Draw(vec![1, 2], vec![]));
    assert_eq!(words(&evening), ["r2"]);
    let evening = after(evening, [Key::Undo, Key::Redo].map(Tap::Key));
    assert_eq!(words(&evening), ["r2"]);
}

/// Every sheet as somebody may leave it in the middle of a hand.
fn sheets() -> Vec<Sheet> {
    let mut win = Win::of(2);
    win.from = Some(Some(1));
    let fine = Fine {
        who: Some(3),
        reason: "late".to_owned(),
        ..Fine::default()
    };
    let state = fold(&Start::new(&TENHOU), &TENHOU, &[]).state;
    let game = "game=1/tenhou/players=A,B,C,D/d1".parse().expect("a game");
    vec![
        Sheet::Table,
        Sheet::Win(Box::new(win.clone())),
        Sheet::Draw(vec![0, 3], vec![2]),
        Sheet::Draw(Vec::new(), Vec::new()),
        Sheet::Whose,
        Sheet::Gaps(2),
        Sheet::More,
        Sheet::Chombo(None),
        Sheet::Chombo(Some(Chombo::Match(20))),
        Sheet::Penalty(Box::new(fine)),
        Sheet::Correct(Box::new(Counted::of(&state))),
        Sheet::Name(1, "An na".to_owned()),
        Sheet::Name(1, String::new()),
        Sheet::Log(None),
        Sheet::Log(Some(0)),
        Sheet::Explained(0),
        Sheet::Changed(Entry::Replace(0, Event::read("d2"))),
        Sheet::Sure(
            Event::read("w1-2:b320"),
            Box::new(Sheet::Win(Box::new(win))),
        ),
        Sheet::Sure(
            Event::read("d1"),
            Box::new(Sheet::Draw(vec![1], Vec::new())),
        ),
        Sheet::Share,
        Sheet::Dice(1, 6),
        Sheet::Offer(vec![game]),
    ]
}

#[test]
fn every_sheet_is_there_after_a_reload() {
    let evening = after(begun(), [Tap::Record(Event::read("d0"))]);
    for sheet in sheets() {
        for middle in [false, true] {
            let mut evening = evening.clone();
            (evening.sheet, evening.middle, evening.fresh) = (sheet.clone(), middle, false);
            let mut again = Evening::read(&evening.text()).resumed(0);
            again.resume(&evening.draft());
            again.side = evening.side;
            assert_eq!(again, evening, "{}", evening.draft());
        }
    }
    // Where no game is on the table, that stays, and what is offered does.
    let left = after(evening, [Tap::Leave]);
    for sheet in [Sheet::Table, sheets().pop().expect("an offer")] {
        let mut left = left.clone();
        left.sheet = sheet;
        let mut again = Evening::read(&left.text()).resumed(0);
        again.resume(&left.draft());
        assert_eq!(again, left);
    }
    for bad in [
        "game 0 1\ndraw 5-\n",
        "game 0 1\nname 7 x\n",
        "game 0 1\noffer x\n",
        "penalty\n",
        "game 0",
    ] {
        let mut again = Evening::read(&left.text()).resumed(0);
        again.resume(bad);
        assert_eq!(again.sheet, Sheet::Table, "{bad}");
    }
}

#[test]
fn one_thing_is_closed_at_a_time_and_opened_again() {
    let shown = |evening: &Evening| (evening.sheet.clone(), evening.depth());
    let evening = after(
        begun(),
        [Tap::Sheet(Sheet::More), Tap::Sheet(Sheet::Chombo(None))],
    );
    assert_eq!(evening.depth(), 2);
    let more = after(evening.clone(), [Tap::Back]);
    assert_eq!(shown(&more), (Sheet::More, 1));
    let table = after(more, [Tap::Back]);
    assert_eq!((shown(&table), table.behind()), ((Sheet::Table, 0), 2));
    assert_eq!(after(table.clone(), [Tap::Back]), table, "nothing is left");
    assert_eq!(
        shown(&after(table, [Tap::Forth, Tap::Forth])),
        (Sheet::Chombo(None), 2)
    );
    // All of it at once; and what happens then is another beginning.
    let shut = after(evening, [Tap::Shut]);
    assert_eq!((shown(&shut), shut.behind()), ((Sheet::Table, 0), 1));
    let on = after(shut, [Tap::Record(Event::read("r1"))]);
    assert_eq!(on.behind(), 0);
    // The middle of the table is one of them.
    let middle = after(on, [Tap::Middle(true), Tap::Card(2)]);
    assert_eq!(middle.depth(), 2);
    let closed = after(middle, [Tap::Back, Tap::Back]);
    assert!(!closed.middle);
    let again = after(closed, [Tap::Forth, Tap::Forth]);
    assert!(again.middle && matches!(again.sheet, Sheet::Win(_)));
}

#[test]
fn cards_answer_the_sheet_that_is_open() {
    let card = |sheet: Sheet| after(begun(), [Tap::Sheet(sheet), Tap::Card(2)]);
    assert_eq!(words(&card(Sheet::Whose)), ["a9-2"]);
    assert_eq!(words(&card(Sheet::Chombo(None))), ["c2"]);
    let fine = Fine {
        who: Some(2),
        ..Fine::default()
    };
    assert_eq!(
        card(Sheet::Penalty(Box::default())).sheet,
        Sheet::Penalty(Box::new(fine))
    );
    let rests = [
        Sheet::Correct(Box::default()),
        Sheet::Name(0, String::new()),
        Sheet::Sure(Event::read("d1"), Box::default()),
    ];
    for sheet in rests {
        assert_eq!(card(sheet.clone()).sheet, sheet);
    }
    let taps = [Tap::Card(1), Tap::Way(None)];
    let mut evening = after(begun(), taps);
    if let Sheet::Win(win) = &mut evening.sheet {
        win.asks_liable = true;
    }
    let evening = after(evening, [Tap::Card(1), Tap::Card(3)]);
    let Sheet::Win(win) = &evening.sheet else {
        panic!("{:?}", evening.sheet)
    };
    assert_eq!((win.liable.len(), win.liable[0].chair), (1, 3));
}

#[test]
fn a_player_is_called_at_any_time_and_nobody_like_another() {
    let evening = after(
        begun(),
        [
            Tap::Record(Event::read("d0")),
            Tap::Called(1, " Anna\t".to_owned()),
        ],
    );
    let players = |evening: &Evening| evening.journal().expect("a game").start().players.clone();
    assert_eq!(players(&evening), ["", "Anna", "", ""]);
    let twice = after(evening.clone(), [Tap::Called(2, "Anna".to_owned())]);
    assert!(twice.told.is_some() && players(&twice) == players(&evening));
    let mut start = Start::new(&TENHOU);
    start.players = ["A", "B", "A", ""].map(str::to_owned).to_vec();
    let none = after(Evening::default(), [Tap::Begin(start)]);
    assert!(none.told.is_some() && none.games.is_empty());
}
