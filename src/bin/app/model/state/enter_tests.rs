//! Tests of tiles entered together, by tap, by stroke and as text.

use std::rc::Rc;

use super::groups::Draft;
use super::tests::{after, check, tapped, typed};
use super::{Action, Focus, HandTap, Hint, State, Trace};
use crate::model::active_rules::ActiveRules;
use crate::model::at_table::AtTable;
use crate::model::entry::Entry;
use crate::model::several::Several;
use tensu::link::BadLink;
use tensu::notation::{Syntax, tile, tiles};
use tensu::{MeldKind, Riichi, Suit, Tile, Wind};
use yew::Reducible;

fn one(text: &str) -> Tile {
    tile(text).unwrap_or(Tile::red(Suit::Man))
}

fn slide(from: &str, to: &str) -> Action {
    Action::Hand(HandTap::Slide(one(from), one(to)))
}

fn draft(text: &str) -> [Action; 2] {
    [
        Action::Hand(HandTap::Draft(text.to_owned())),
        Action::Hand(HandTap::Read),
    ]
}

/// A pair, then the key for sequences and the lowest tile of each, the red five by its corner, two indicators, riichi.
#[test]
fn the_sample_takes_ten_taps() {
    let runs = [
        Action::Hand(HandTap::Several(Several::Run)),
        Action::Hand(HandTap::Tile(one("2m"))),
        Action::Hand(HandTap::WithRed(one("3p"))),
        Action::Hand(HandTap::Tile(one("6s"))),
        Action::Hand(HandTap::Tile(one("5s"))),
    ];
    let taps = tapped("66p").chain(runs).chain(tapped("1m5p"));
    let taps: Vec<_> = taps
        .chain([Action::Hand(HandTap::Riichi(Riichi::Riichi))])
        .collect();
    assert_eq!(taps.len(), 10);
    let state = after(State::default(), taps);
    check(&state, "66p234m340p67856s+7s ron riichi dora:1m5p sticks:1");
    assert_eq!((state.keys.several, state.keys.focus), (None, Focus::Dora));
}

#[test]
fn the_sample_takes_nine_gestures() {
    let gestures = [slide("2m", "4m"), slide("3p", "0p")]
        .into_iter()
        .chain(tapped("66p"))
        .chain([slide("6s", "8s"), slide("5s", "7s")])
        .chain(tapped("1m5p"));
    let gestures: Vec<_> = gestures
        .chain([Action::Hand(HandTap::Riichi(Riichi::Riichi))])
        .collect();
    assert_eq!(gestures.len(), 9);
    let state = after(State::default(), gestures);
    check(&state, "234m34066p67856s+7s ron riichi dora:1m5p sticks:1");
}

#[test]
fn a_stroke_is_one_step() {
    let state = after(
        State::default(),
        [slide("9s", "1s"), Action::Hand(HandTap::Hold(one("2p")))],
    );
    check(&state, "987654321s222p ron");
    let undone = after(state.clone(), [Action::Undo]);
    check(&undone, "987654321s ron");
    check(&after(undone.clone(), [Action::Undo]), "ron");
    check(&after(undone, [Action::Redo]), "987654321s222p ron");
}

#[test]
fn a_five_that_is_held_is_the_red_one_as_long_as_there_is_one() {
    let held = after(State::default(), [Action::Hand(HandTap::Hold(one("5p")))]);
    check(&held, "0p ron");
    check(
        &after(held, [Action::Hand(HandTap::Hold(one("5p")))]),
        "0555p ron",
    );
}

#[test]
fn a_stroke_enters_all_or_nothing() {
    let state = after(State::default(), tapped("11m3333s"));
    let blocked = after(state.clone(), [slide("1s", "4s")]);
    check(&blocked, "11m3333s ron");
    assert_eq!(blocked.told.hint, Some(Hint::NoneLeft(one("3s"))));
    let crowded = after(state, [slide("1p", "9p")]);
    check(&crowded, "11m3333s ron");
    assert_eq!(crowded.told.hint, Some(Hint::TooMany));
}

#[test]
fn an_armed_meld_takes_a_stroke_and_a_tile_of_the_hand() {
    let armed = after(
        State::default(),
        [Action::Hand(HandTap::Arm(MeldKind::Chi)), slide("0s", "3s")],
    );
    check(&armed, "(043s) ron");
    let wrong = after(
        State::default(),
        [Action::Hand(HandTap::Arm(MeldKind::Pon)), slide("1s", "3s")],
    );
    check(&wrong, "ron");
    assert_eq!(
        wrong.told.hint,
        Some(Hint::NoMeld(MeldKind::Pon, one("1s")))
    );
    let hand = after(State::default(), tapped("234m55z"));
    let pon = after(
        hand.clone(),
        [
            Action::Hand(HandTap::Arm(MeldKind::Pon)),
            Action::Hand(HandTap::Touch(3)),
        ],
    );
    check(&pon, "234m(555z) ron");
    let chi = after(
        pon,
        [
            Action::Hand(HandTap::Arm(MeldKind::Chi)),
            Action::Hand(HandTap::Touch(0)),
        ],
    );
    check(&chi, "(555z)(234m) ron");
    let back = after(
        chi,
        [
            Action::Hand(HandTap::Meld(Some(1))),
            Action::Hand(HandTap::MeldBack),
        ],
    );
    check(&back, "234m(555z) ron");
    let held = after(
        hand,
        [
            Action::Hand(HandTap::Arm(MeldKind::Pon)),
            Action::Hand(HandTap::Hold(one("1z"))),
        ],
    );
    check(&held, "234m55z(111z) ron");
}

#[test]
fn several_at_once_end_when_there_is_no_room() {
    let triplets = [Action::Hand(HandTap::Several(Several::Triplet))];
    let state = after(
        State::default(),
        triplets.into_iter().chain(tapped("1m3p7s")),
    );
    assert_eq!(state.keys.several, Some(Several::Triplet));
    let state = after(state, tapped("1z"));
    assert_eq!(state.keys.several, None);
    check(&after(state, tapped("3m3m")), "111m333p777s111z3m+3m ron");
    let nothing = [
        Action::Hand(HandTap::Several(Several::Run)),
        Action::Hand(HandTap::Tile(one("8s"))),
    ];
    let nothing = after(State::default(), nothing);
    assert_eq!(nothing.told.hint, Some(Hint::NoRun(one("8s"))));
    let off = [
        Action::Hand(HandTap::Several(Several::Pair)),
        Action::Hand(HandTap::Several(Several::Pair)),
    ];
    check(
        &after(State::default(), off.into_iter().chain(tapped("9p"))),
        "9p ron",
    );
    // A keyboard types tiles.
    let typed = [Action::Hand(HandTap::Several(Several::Run))]
        .into_iter()
        .chain(typed("234m"));
    check(&after(State::default(), typed), "234m ron");
}

#[test]
fn only_a_tap_leads_from_dora_to_ura() {
    let full = after(State::default(), tapped("234m340p66p678s567s1m"));
    assert_eq!(full.keys.focus, Focus::Dora);
    let declared = after(
        full.clone(),
        [Action::Hand(HandTap::Riichi(Riichi::Riichi))],
    );
    // A kan's second indicator is a dora, too.
    let second = after(declared, tapped("9p"));
    check(&second, "234m34066p67856s+7s ron riichi dora:1m9p sticks:1");
    let ura = after(second, [Action::Hand(HandTap::Focus(Focus::Ura))]);
    assert_eq!(ura.keys.focus, Focus::Ura);
    let taken_back = after(ura, [Action::Hand(HandTap::Riichi(Riichi::Riichi))]);
    assert_eq!(taken_back.keys.focus, Focus::Dora);
    // Five of them are all.
    let five = after(full, tapped("9p9p9p9p"));
    assert_eq!(five.keys.focus, Focus::Dora);
    assert_eq!(
        after(five, tapped("1s")).told.hint,
        Some(Hint::IndicatorsFull)
    );
}

/// The first of three is another one: two taps.
#[test]
fn an_indicator_is_taken_out_and_the_next_one_lands_in_its_place() {
    let dora = |state: &State| -> String {
        let tiles = state.entry.rest.dora.iter();
        tiles.map(ToString::to_string).collect()
    };
    let taps =
        tapped("234m340p66p678s567s1m2m3m").chain([Action::Hand(HandTap::Riichi(Riichi::Riichi))]);
    let three = after(State::default(), taps);
    let first = Action::Hand(HandTap::TakeIndicator(Focus::Dora, 0));
    let open = after(three, [first.clone()]);
    assert_eq!((dora(&open).as_str(), open.keys.gap), ("2m3m", Some(0)));
    let filled = after(open.clone(), tapped("9s"));
    assert_eq!((dora(&filled).as_str(), filled.keys.gap), ("9s2m3m", None));
    assert_eq!(dora(&after(filled.clone(), tapped("8s"))), "9s2m3m8s");
    assert_eq!(dora(&after(filled, [Action::Undo, Action::Undo])), "1m2m3m");
    // A tap on the row lands at its end, and one that is not there is nothing.
    let end = [
        Action::Hand(HandTap::Focus(Focus::Ura)),
        Action::Hand(HandTap::Focus(Focus::Dora)),
    ];
    assert_eq!(
        dora(&after(open.clone(), end.into_iter().chain(tapped("9s")))),
        "2m3m9s"
    );
    let nothing = after(open, [Action::Hand(HandTap::TakeIndicator(Focus::Ura, 0))]);
    assert_eq!(dora(&nothing), "2m3m");
}

/// The winner's own stick is one of those on the table.
#[test]
fn a_riichi_puts_a_stick_on_the_table() {
    let riichi = || [Action::Hand(HandTap::Riichi(Riichi::Riichi))];
    let sticks = |state: &State| state.entry.rest.sticks;
    let full = after(State::default(), tapped("234m340p66p678s567s"));
    let declared = after(full.clone(), riichi());
    assert_eq!(sticks(&declared), 1);
    assert_eq!(sticks(&after(declared.clone(), riichi())), 0);
    assert_eq!(sticks(&after(declared.clone(), [Action::Undo])), 0);
    let double = after(
        declared.clone(),
        [Action::Hand(HandTap::Riichi(Riichi::Double))],
    );
    assert_eq!(sticks(&double), 1);
    let none = after(double, [Action::Hand(HandTap::Riichi(Riichi::Double))]);
    assert_eq!((none.entry.rest.riichi, sticks(&none)), (Riichi::None, 0));
    // Sticks that lay there already stay.
    let two = after(
        full,
        [Action::Table(AtTable::Sticks(2))]
            .into_iter()
            .chain(riichi()),
    );
    assert_eq!(sticks(&two), 2);
    assert_eq!(sticks(&after(two, riichi())), 2);
    // The next hand begins without it.
    assert_eq!(sticks(&after(declared, [Action::Hand(HandTap::Clear)])), 0);
    // A frame begins without it, and in one nothing is put there.
    let embedded = after(State::default(), riichi());
    assert_eq!((sticks(&embedded), embedded.to_embed().rest.sticks), (1, 0));
    let framed = after(State::default().framed(), riichi());
    assert_eq!((sticks(&framed), framed.to_embed().rest.sticks), (0, 0));
    let given = after(
        State::default().framed(),
        [Action::Table(AtTable::Sticks(1))],
    );
    let given = after(given, riichi());
    assert_eq!((sticks(&given), given.to_embed().rest.sticks), (1, 1));
}

/// Fourteen tiles moved the focus on; with four of them as a kan the hand has room for the winning tile.
#[test]
fn a_kan_out_of_the_hand_leaves_room_in_it() {
    let full = after(State::default(), tapped("2222m345p678s111z7z"));
    assert_eq!(full.keys.focus, Focus::Dora);
    let kan = [Action::Hand(HandTap::Arm(MeldKind::Ankan))].into_iter();
    let won = after(full, kan.chain(tapped("2m7z")));
    check(&won, "345p678s1117z[2222m]+7z ron");
}

#[test]
fn a_trace_changes_nothing() {
    let trace = Action::Hand(HandTap::Trace(Some(Trace::Over(one("2m"), one("4m")))));
    let state = after(State::default(), [trace]);
    assert_eq!(state.traced(), [one("2m"), one("3m"), one("4m")]);
    check(&state, "ron");
    assert!(!state.can_undo());
    assert_eq!(
        after(state, [Action::Hand(HandTap::Trace(None))]).traced(),
        []
    );
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
            Action::Hand(HandTap::Cancel),
            written,
            Action::Table(AtTable::Honba(1)),
        ],
    );
    assert_eq!((&unread.open.draft, unread.entry.rest.honba), (&crowded, 1));
    // It is given up with Escape, and for another hand.
    let given_up = after(crowd, [Action::Hand(HandTap::Cancel)]);
    assert_eq!((given_up.open.draft, given_up.told.hint), (None, None));
    assert_eq!(
        after(state, [Action::Hand(HandTap::Clear)]).open.draft,
        None
    );
}

#[test]
fn text_is_read_before_the_next_tap_counts() {
    let [written, _] = draft("123456789m1122z+1z");
    let before = after(State::default(), tapped("123m456p"));
    let state = after(before.clone(), [written.clone()]);
    check(&state, "123m456p ron");
    let riichi = after(
        state.clone(),
        [Action::Hand(HandTap::Riichi(Riichi::Riichi))],
    );
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
    let touched = after(state.clone(), [Action::Hand(HandTap::Touch(5))]);
    check(&touched, "123456789m1122z+1z ron");
    check(
        &after(
            state,
            [
                Action::Hand(HandTap::Cancel),
                Action::Hand(HandTap::Touch(5)),
            ],
        ),
        "123m45p+6p ron",
    );
    // Nor is one there any more where the text has fewer.
    let [short, _] = draft("1z");
    let off = Action::Hand(HandTap::Trace(Some(Trace::Off(5))));
    for way in [
        vec![Action::Hand(HandTap::Remove(5))],
        vec![off, Action::Hand(HandTap::Remove(5))],
    ] {
        let state = after(before.clone(), [short.clone()].into_iter().chain(way));
        check(&state, "1z ron");
        assert_eq!(state.keys.trace, None);
    }
    check(
        &after(before.clone(), [Action::Hand(HandTap::Remove(99))]),
        "123m456p ron",
    );
    // Nor does a wait of the old hand come into the new one.
    let draw = after(
        before.clone(),
        [short, Action::Hand(HandTap::Draw(one("9s")))],
    );
    check(&draw, "1z ron");
}

/// A text of the same hand begins no other hand.
#[test]
fn a_text_of_the_same_hand_changes_nothing() {
    for (hand, more) in [("123m456p", ""), ("123m456p789s11222z", "9p")] {
        let thrown = Action::Hand(HandTap::Thrown(Wind::East.kind()));
        let entered = tapped(hand).chain(tapped(more)).chain([thrown]);
        let before = after(State::default(), entered);
        let [same, read] = draft(&before.entry.text());
        let state = after(before.clone(), [same, read]);
        assert_eq!(
            (&state.open.draft, state.steps.past.len()),
            (&None, before.steps.past.len())
        );
        assert_eq!(state.entry.thrown, [Wind::East.kind()]);
        assert_eq!(state.keys.focus, before.keys.focus);
    }
}

#[test]
fn a_hand_beside_winners_is_cleared_to_what_they_share() {
    let first = draft("123m456p789s1122z+1z seat:S from:W dora:9p riichi houtei");
    let another = [Action::Another];
    let begun = after(State::default(), first.into_iter().chain(another));
    let entered = after(begun.clone(), tapped("234m567p345s66p6s"));
    let cleared = after(entered, [Action::Hand(HandTap::Clear)]);
    assert_eq!(cleared.entry, begun.entry);
    check(&cleared, &begun.entry.question().to_string());
}

#[test]
fn who_dealt_in_to_several_dealt_in_to_the_next_one_too() {
    let west = Some(Wind::West);
    let first = draft("123m456p789s1122z+1z seat:S from:W");
    let another = [Action::Another];
    let state = after(State::default(), first.into_iter().chain(another));
    let typed = after(state.clone(), draft("234m567p345s66p67s+8s"));
    assert_eq!((typed.entry.won.len(), typed.entry.rest.from), (1, west));
    let cleared = after(
        state.clone(),
        tapped("9p").chain([Action::Hand(HandTap::Clear)]),
    );
    assert_eq!(cleared.entry.rest.from, west);
    // So does every indicator.
    let dora = after(state.clone(), draft("dora:9p"));
    let typed = after(dora, draft("234m567p345s66p67s+8s"));
    let seen = typed.entry.winners().into_iter().map(|winner| winner.dora);
    assert_eq!(
        seen.collect::<Vec<_>>(),
        [tiles("9p"), tiles("9p")].map(Result::unwrap)
    );
    // The text holds as far as it says something; and alone, a text says all of its hand.
    let north = after(state.clone(), draft("234m from:N"));
    assert_eq!(north.entry.rest.from, Some(Wind::North));
    let alone = [Action::Alone];
    let alone = after(state, alone.into_iter().chain(draft("234m")));
    assert_eq!(alone.entry.rest.from, None);
}

/// A page may be gone at any moment, the text of its hand neither read nor left.
#[test]
fn what_is_being_typed_is_stored_as_soon_as_it_can_be_read() {
    let state = Rc::new(State::default());
    let typed = |text: &str| {
        let state = state
            .clone()
            .reduce(Action::Hand(HandTap::Draft(text.to_owned())));
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
