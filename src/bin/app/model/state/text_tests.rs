//! Tests of hands entered as text.

use std::rc::Rc;

use tensu::link::BadLink;
use tensu::notation::{Syntax, tile, tiles};
use tensu::{Riichi, Suit, Tile, Wind};
use yew::Reducible;

use super::Action::Hand;
use super::groups::Draft;
use super::tests::{after, check, tapped};
use super::{Action, HandTap, Hint, State, Trace};
use crate::model::active_rules::ActiveRules;
use crate::model::at_table::AtTable;
use crate::model::entry::Entry;

fn draft(text: &str) -> [Action; 2] {
    [Hand(HandTap::Draft(text.to_owned())), Hand(HandTap::Read)]
}

fn one(text: &str) -> Tile {
    tile(text).unwrap_or(Tile::red(Suit::Man))
}

#[test]
fn text_is_read_and_the_table_stays() {
    let table = [
        Action::Table(AtTable::Seat(Wind::West)),
        Action::Table(AtTable::Honba(2)),
    ];
    let text = draft("一萬二萬三萬(777z) riichi dora:4p");
    let state = after(State::default(), table.into_iter().chain(text));
    check(&state, "123m(777z) ron seat:W riichi dora:4p honba:2");
    assert_eq!(state.entry.text(), "123m(777z) riichi dora:4p");
    assert_eq!(state.open.draft, None);
    check(
        &after(state.clone(), draft("東 seat:N")),
        "1z ron seat:N honba:2",
    );
    check(&after(state, [Action::Undo]), "ron seat:W honba:2");
}

#[test]
fn a_log_is_led_to_the_table_once_and_stays_in_the_field() {
    let log = include_str!("../../../../../tests/logs/tenhou.json");
    let given = after(State::default(), draft(log));
    assert_eq!(given.page.view.as_deref(), Some("table/log"));
    let text = |state: &State| state.open.draft.as_ref().map(|draft| draft.text.clone());
    assert_eq!(text(&given).as_deref(), Some(log));
    // Whatever is done next reads it again, and leads nowhere.
    let closed = after(
        given,
        [Action::View(None), Action::Table(AtTable::Honba(1))],
    );
    assert_eq!(
        (closed.page.view.clone(), text(&closed)),
        (None, Some(log.to_owned()))
    );
    assert_eq!(after(State::default(), draft("1m2x")).page.view, None);
}

/// With three players the 1 of characters shows the 9. Fault 5 of 28 November 2026.
#[test]
fn dora_that_a_text_names_are_entered_as_indicators_and_told() {
    let named = |dora: &str, shown: &str| {
        let list = |text| tiles(text).unwrap_or_default();
        Some(Hint::Named(list(dora), list(shown)))
    };
    let four = after(State::default(), draft("123m ドラ9m 裏東"));
    check(&four, "123m ron dora:8m ura:4z");
    assert_eq!(four.told.hint, named("9m1z", "8m4z"));
    let sanma = Entry::new(
        ActiveRules::by_id("tenhou_sanma").unwrap_or_default(),
        tensu::Question::default(),
    );
    let three = State {
        entry: Rc::new(sanma),
        ..State::default()
    };
    let three = after(three, draft("123p ドラ9m"));
    check(&three, "123p ron dora:1m");
    assert_eq!(three.told.hint, named("9m", "1m"));
    // It is the same hand when it is read once more, and still said.
    let again = after(four, draft("123m ドラ9m 裏東"));
    assert_eq!(again.told.hint, named("9m1z", "8m4z"));
    let plain = after(State::default(), draft("123m ドラ表示牌9m"));
    assert_eq!(plain.told.hint, None);
}

/// Fault 17 of 28 November 2026.
#[test]
fn a_text_that_is_too_long_stays_unread() {
    let long = "1m".repeat(500_000);
    let state = after(State::default(), tapped("9m").chain(draft(&long)));
    check(&state, "9m ron");
    let wrong = state.open.draft.and_then(|draft| draft.wrong);
    let Some(Hint::Text(error)) = wrong else {
        panic!("{wrong:?}");
    };
    assert_eq!(error.why, Syntax::TooLong(long.len()));
    let link = format!("1/tenhou/{long}");
    let state = after(State::default(), [Action::Open(link)]);
    let told = state.told.hint;
    assert!(
        matches!(told, Some(Hint::Link(BadLink::TooLong(_)))),
        "{told:?}"
    );
}

#[test]
fn text_that_cannot_be_read_stays_and_says_where() {
    let state = after(State::default(), tapped("9m").chain(draft("12m3x")));
    check(&state, "9m ron");
    let Some(Draft {
        text,
        wrong: Some(Hint::Text(error)),
    }) = &state.open.draft
    else {
        panic!("{:?}", state.open.draft)
    };
    assert_eq!(text, "12m3x");
    assert_eq!((error.at, &error.why), (3, &Syntax::NoSuit));
    let crowd = after(state.clone(), draft("123456789m1234567z"));
    let crowded = Some(Draft {
        text: "123456789m1234567z".to_owned(),
        wrong: Some(Hint::TextSize(16)),
    });
    assert_eq!(crowd.open.draft, crowded);
    check(&crowd, "9m ron");
    // A tap counts, and the text is still there; so it is where nobody has pressed Enter.
    let tap = after(crowd.clone(), tapped("1m"));
    check(&tap, "91m ron");
    assert_eq!(tap.open.draft, crowded);
    let [written, _] = draft("123456789m1234567z");
    let unread = after(
        tap,
        [
            Hand(HandTap::Cancel),
            written,
            Action::Table(AtTable::Honba(1)),
        ],
    );
    assert_eq!((&unread.open.draft, unread.entry.rest.honba), (&crowded, 1));
    // It is given up with Escape, and for another hand.
    let given_up = after(crowd, [Hand(HandTap::Cancel)]);
    assert_eq!((given_up.open.draft, given_up.told.hint), (None, None));
    assert_eq!(after(state, [Hand(HandTap::Clear)]).open.draft, None);
}

#[test]
fn text_is_read_before_the_next_tap_counts() {
    let [written, _] = draft("123456789m1122z+1z");
    let before = after(State::default(), tapped("123m456p"));
    let state = after(before.clone(), [written.clone()]);
    check(&state, "123m456p ron");
    let riichi = after(state.clone(), [Hand(HandTap::Riichi(Riichi::Riichi))]);
    check(&riichi, "123456789m1122z+1z ron riichi sticks:1");
    assert_eq!(riichi.open.draft, None);
    // Each is a step of its own.
    let undone = after(riichi, [Action::Undo]);
    check(&undone, "123456789m1122z+1z ron");
    check(&after(undone, [Action::Undo]), "123m456p ron");
    check(
        &after(state.clone(), tapped("4p")),
        "123456789m1122z+1z ron dora:4p",
    );
    // Taken back at once, it can be done again.
    let back = after(state.clone(), [Action::Undo]);
    check(&back, "123m456p ron");
    check(&after(back, [Action::Redo]), "123456789m1122z+1z ron");
    // A tile that was tapped is not the one that the text has there.
    let touched = after(state.clone(), [Hand(HandTap::Touch(5))]);
    check(&touched, "123456789m1122z+1z ron");
    check(
        &after(state, [Hand(HandTap::Cancel), Hand(HandTap::Touch(5))]),
        "123m45p+6p ron",
    );
    // Nor is one there any more where the text has fewer.
    let [short, _] = draft("1z");
    let off = Hand(HandTap::Trace(Some(Trace::Off(5))));
    for way in [
        vec![Hand(HandTap::Remove(5))],
        vec![off, Hand(HandTap::Remove(5))],
    ] {
        let state = after(before.clone(), [short.clone()].into_iter().chain(way));
        check(&state, "1z ron");
        assert_eq!(state.keys.trace, None);
    }
    check(
        &after(before.clone(), [Hand(HandTap::Remove(99))]),
        "123m456p ron",
    );
    // Nor does a wait of the old hand come into the new one.
    let draw = after(before.clone(), [short, Hand(HandTap::Draw(one("9s")))]);
    check(&draw, "1z ron");
}

/// A text of the same hand begins no other hand.
#[test]
fn a_text_of_the_same_hand_changes_nothing() {
    for (hand, more) in [("123m456p", ""), ("123m456p789s11222z", "9p")] {
        let discarded = Hand(HandTap::Discarded(Wind::East.kind()));
        let entered = tapped(hand).chain(tapped(more)).chain([discarded]);
        let before = after(State::default(), entered);
        let [same, read] = draft(&before.entry.text());
        let state = after(before.clone(), [same, read]);
        assert_eq!(
            (&state.open.draft, state.steps.past.len()),
            (&None, before.steps.past.len())
        );
        assert_eq!(state.entry.discarded, [Wind::East.kind()]);
        assert_eq!(state.keys.focus, before.keys.focus);
    }
}

/// A page may be gone at any moment, the text of its hand neither read nor left.
#[test]
fn what_is_being_typed_is_stored_as_soon_as_it_can_be_read() {
    let state = Rc::new(State::default());
    let typed = |text: &str| {
        let state = state.clone().reduce(Hand(HandTap::Draft(text.to_owned())));
        state.stored().question().to_string()
    };
    for (text, kept) in [
        ("23m4p", "23m4p ron"),
        ("23m4", "ron"),
        ("23m4x", "ron"),
        ("", "ron"),
    ] {
        assert_eq!(typed(text), kept, "{text}");
    }
}
