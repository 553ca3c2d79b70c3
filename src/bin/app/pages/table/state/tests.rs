use std::rc::Rc;

use tensu::evening::{Event, Start, Value};
use tensu::rules::TENHOU;
use yew::Reducible;

use super::{Evening, Key, Sheet, Tap};
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
        Tap::Value(Value::Base(320)),
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

#[test]
fn a_correction_waits_until_it_is_accepted() {
    let taps = [
        Tap::Begin(Start::new(&TENHOU)),
        Tap::Record(Event::read("d0")),
        Tap::Edit(0),
        Tap::Record(Event::read("d1")),
    ];
    let evening = after(Evening::default(), taps);
    let Sheet::Changed(entry) = evening.sheet.clone() else {
        panic!("{:?}", evening.sheet)
    };
    let texts = |evening: &Evening| evening.journal().expect("a game").events()[0].to_string();
    assert_eq!(texts(&evening), "d0");
    assert_eq!(texts(&after(evening, [Tap::Accept(entry)])), "d1");
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
        Tap::Value(Value::Base(320)),
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
    let taps = [Tap::Card(1), Tap::Way(None), Tap::Value(Value::Base(7))];
    let evening = after(begun(), taps);
    assert!(evening.told.is_some());
    assert!(matches!(&evening.sheet, Sheet::Win(win) if win.asked(&TENHOU) == Some(1)));
    let evening = after(evening, [Tap::Value(Value::Base(320))]);
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
