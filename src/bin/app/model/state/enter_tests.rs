//! Tests of tiles entered together, by tap and by stroke; of what goes with them.

use tensu::notation::{tile, tiles};
use tensu::{MeldKind, Riichi, Suit, Tile, Wind};

use super::Action::Hand;
use super::tests::{after, check, tapped, typed};
use super::{Action, Focus, HandTap, Hint, State, Trace};
use crate::model::at_table::AtTable;
use crate::model::several::Several;

fn one(text: &str) -> Tile {
    tile(text).unwrap_or(Tile::red(Suit::Man))
}

fn slide(from: &str, to: &str) -> Action {
    Hand(HandTap::Slide(one(from), one(to)))
}

fn draft(text: &str) -> [Action; 2] {
    [Hand(HandTap::Draft(text.to_owned())), Hand(HandTap::Read)]
}

/// A pair, then the key for sequences and the lowest tile of each, the red five by its corner, two indicators, riichi.
#[test]
fn the_sample_takes_ten_taps() {
    let sequences = [
        Hand(HandTap::Several(Several::Sequence)),
        Hand(HandTap::Tile(one("2m"))),
        Hand(HandTap::WithRed(one("3p"))),
        Hand(HandTap::Tile(one("6s"))),
        Hand(HandTap::Tile(one("5s"))),
    ];
    let taps = tapped("66p").chain(sequences).chain(tapped("1m5p"));
    let taps: Vec<_> = taps
        .chain([Hand(HandTap::Riichi(Riichi::Riichi))])
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
        .chain([Hand(HandTap::Riichi(Riichi::Riichi))])
        .collect();
    assert_eq!(gestures.len(), 9);
    let state = after(State::default(), gestures);
    check(&state, "234m34066p67856s+7s ron riichi dora:1m5p sticks:1");
}

#[test]
fn a_stroke_is_one_step() {
    let state = after(
        State::default(),
        [slide("9s", "1s"), Hand(HandTap::Hold(one("2p")))],
    );
    check(&state, "987654321s222p ron");
    let undone = after(state.clone(), [Action::Undo]);
    check(&undone, "987654321s ron");
    check(&after(undone.clone(), [Action::Undo]), "ron");
    check(&after(undone, [Action::Redo]), "987654321s222p ron");
}

#[test]
fn a_five_that_is_held_is_the_red_one_as_long_as_there_is_one() {
    let held = after(State::default(), [Hand(HandTap::Hold(one("5p")))]);
    check(&held, "0p ron");
    check(&after(held, [Hand(HandTap::Hold(one("5p")))]), "0555p ron");
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
        [Hand(HandTap::Arm(MeldKind::Chi)), slide("0s", "3s")],
    );
    check(&armed, "(043s) ron");
    let wrong = after(
        State::default(),
        [Hand(HandTap::Arm(MeldKind::Pon)), slide("1s", "3s")],
    );
    check(&wrong, "ron");
    assert_eq!(
        wrong.told.hint,
        Some(Hint::NoMeld(MeldKind::Pon, one("1s")))
    );
    let hand = after(State::default(), tapped("234m55z"));
    let pon = after(
        hand.clone(),
        [Hand(HandTap::Arm(MeldKind::Pon)), Hand(HandTap::Touch(3))],
    );
    check(&pon, "234m(555z) ron");
    let chi = after(
        pon,
        [Hand(HandTap::Arm(MeldKind::Chi)), Hand(HandTap::Touch(0))],
    );
    check(&chi, "(555z)(234m) ron");
    let back = after(chi, [Hand(HandTap::Meld(Some(1))), Hand(HandTap::MeldBack)]);
    check(&back, "234m(555z) ron");
    let held = after(
        hand,
        [
            Hand(HandTap::Arm(MeldKind::Pon)),
            Hand(HandTap::Hold(one("1z"))),
        ],
    );
    check(&held, "234m55z(111z) ron");
}

#[test]
fn several_at_once_end_when_there_is_no_room() {
    let triplets = [Hand(HandTap::Several(Several::Triplet))];
    let state = after(
        State::default(),
        triplets.into_iter().chain(tapped("1m3p7s")),
    );
    assert_eq!(state.keys.several, Some(Several::Triplet));
    let state = after(state, tapped("1z"));
    assert_eq!(state.keys.several, None);
    check(&after(state, tapped("3m3m")), "111m333p777s111z3m+3m ron");
    let nothing = [
        Hand(HandTap::Several(Several::Sequence)),
        Hand(HandTap::Tile(one("8s"))),
    ];
    let nothing = after(State::default(), nothing);
    assert_eq!(nothing.told.hint, Some(Hint::NoSequence(one("8s"))));
    let off = [
        Hand(HandTap::Several(Several::Pair)),
        Hand(HandTap::Several(Several::Pair)),
    ];
    check(
        &after(State::default(), off.into_iter().chain(tapped("9p"))),
        "9p ron",
    );
    // A keyboard types tiles.
    let typed = [Hand(HandTap::Several(Several::Sequence))]
        .into_iter()
        .chain(typed("234m"));
    check(&after(State::default(), typed), "234m ron");
}

#[test]
fn only_a_tap_leads_from_dora_to_ura() {
    let full = after(State::default(), tapped("234m340p66p678s567s1m"));
    assert_eq!(full.keys.focus, Focus::Dora);
    let declared = after(full.clone(), [Hand(HandTap::Riichi(Riichi::Riichi))]);
    // A kan's second indicator is a dora, too.
    let second = after(declared, tapped("9p"));
    check(&second, "234m34066p67856s+7s ron riichi dora:1m9p sticks:1");
    let ura = after(second, [Hand(HandTap::Focus(Focus::Ura))]);
    assert_eq!(ura.keys.focus, Focus::Ura);
    let taken_back = after(ura, [Hand(HandTap::Riichi(Riichi::Riichi))]);
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
    let taps = tapped("234m340p66p678s567s1m2m3m").chain([Hand(HandTap::Riichi(Riichi::Riichi))]);
    let three = after(State::default(), taps);
    let first = Hand(HandTap::TakeIndicator(Focus::Dora, 0));
    let open = after(three, [first.clone()]);
    assert_eq!((dora(&open).as_str(), open.keys.gap), ("2m3m", Some(0)));
    let filled = after(open.clone(), tapped("9s"));
    assert_eq!((dora(&filled).as_str(), filled.keys.gap), ("9s2m3m", None));
    assert_eq!(dora(&after(filled.clone(), tapped("8s"))), "9s2m3m8s");
    assert_eq!(dora(&after(filled, [Action::Undo, Action::Undo])), "1m2m3m");
    // A tap on the row lands at its end, and one that is not there is nothing.
    let end = [
        Hand(HandTap::Focus(Focus::Ura)),
        Hand(HandTap::Focus(Focus::Dora)),
    ];
    assert_eq!(
        dora(&after(open.clone(), end.into_iter().chain(tapped("9s")))),
        "2m3m9s"
    );
    let nothing = after(open, [Hand(HandTap::TakeIndicator(Focus::Ura, 0))]);
    assert_eq!(dora(&nothing), "2m3m");
}

/// The winner's own stick is one of those on the table.
#[test]
fn a_riichi_puts_a_stick_on_the_table() {
    let riichi = || [Hand(HandTap::Riichi(Riichi::Riichi))];
    let sticks = |state: &State| state.entry.rest.sticks;
    let full = after(State::default(), tapped("234m340p66p678s567s"));
    let declared = after(full.clone(), riichi());
    assert_eq!(sticks(&declared), 1);
    assert_eq!(sticks(&after(declared.clone(), riichi())), 0);
    assert_eq!(sticks(&after(declared.clone(), [Action::Undo])), 0);
    let double = after(declared.clone(), [Hand(HandTap::Riichi(Riichi::Double))]);
    assert_eq!(sticks(&double), 1);
    let none = after(double, [Hand(HandTap::Riichi(Riichi::Double))]);
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
    assert_eq!(sticks(&after(declared, [Hand(HandTap::Clear)])), 0);
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
    let kan = [Hand(HandTap::Arm(MeldKind::Ankan))].into_iter();
    let won = after(full, kan.chain(tapped("2m7z")));
    check(&won, "345p678s1117z[2222m]+7z ron");
}

#[test]
fn a_trace_changes_nothing() {
    let trace = Hand(HandTap::Trace(Some(Trace::Over(one("2m"), one("4m")))));
    let state = after(State::default(), [trace]);
    assert_eq!(state.traced(), [one("2m"), one("3m"), one("4m")]);
    check(&state, "ron");
    assert!(!state.can_undo());
    assert_eq!(after(state, [Hand(HandTap::Trace(None))]).traced(), []);
}

#[test]
fn a_hand_beside_winners_is_cleared_to_what_they_share() {
    let first = draft("123m456p789s1122z+1z seat:S from:W dora:9p riichi houtei");
    let another = [Action::Another];
    let begun = after(State::default(), first.into_iter().chain(another));
    let entered = after(begun.clone(), tapped("234m567p345s66p6s"));
    let cleared = after(entered, [Hand(HandTap::Clear)]);
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
    let cleared = after(state.clone(), tapped("9p").chain([Hand(HandTap::Clear)]));
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
