//! Tests of taps that did something not meant, and of the way back.

use super::tests::{after, check, tapped, typed};
use super::{Action, Change, Focus, HandTap, Hint, Keep, State};
use crate::model::active_rules::ActiveRules;
use crate::model::entry::Entry;
use crate::model::history::History;
use tensu::notation::tiles;
use tensu::rules::Setting;

const FULL: &str = "11122233344455m";

fn dora(text: &str) -> Hint {
    Hint::Dora(tiles(text).expect(text))
}

#[test]
fn the_first_tile_after_a_full_hand_says_that_it_is_a_dora() {
    let full = after(State::default(), tapped(FULL));
    assert_eq!(full.told.hint, None);
    let stray = after(full.clone(), tapped("9s"));
    assert_eq!(stray.told.hint, Some(dora("9s")));
    check(
        &after(stray.clone(), [Action::Undo]),
        &full.entry.question().to_string(),
    );
    // A player who goes on knows it; one who has taken it back, or a tile of the hand, may not.
    assert_eq!(after(stray.clone(), tapped("8s")).told.hint, None);
    let again = [Action::Undo].into_iter().chain(tapped("8s"));
    assert_eq!(after(stray.clone(), again).told.hint, Some(dora("8s")));
    // A tile that goes by stroke or key leaves its place to the next one, too.
    let other = after(
        stray,
        [Action::Hand(HandTap::Remove(0))]
            .into_iter()
            .chain(tapped("6m")),
    );
    assert_eq!((other.entry.tiles.len(), &other.told.hint), (14, &None));
    assert_eq!(after(other, tapped("7m")).told.hint, Some(dora("7m")));
}

#[test]
fn who_asks_for_the_dora_is_not_told() {
    let asked = [Action::Hand(HandTap::Focus(Focus::Dora))].into_iter();
    let full = after(State::default(), tapped(FULL));
    assert_eq!(
        after(full, asked.clone().chain(tapped("9s"))).told.hint,
        None
    );
    let early = after(State::default(), asked.chain(tapped("9s")));
    assert_eq!((early.told.hint, early.entry.rest.dora.len()), (None, 1));
}

#[test]
fn tiles_that_come_at_once_are_all_named() {
    let full = after(State::default(), tapped(FULL));
    let both = after(full.clone(), typed("78s"));
    assert_eq!(both.told.hint, Some(dora("78s")));
    // One step takes all of them back.
    let none = after(both, [Action::Undo]);
    assert_eq!(
        (&none.entry, none.steps.past.len()),
        (&full.entry, full.steps.past.len())
    );
    let [seven, eight] = tiles("78s").expect("two")[..] else {
        unreachable!()
    };
    assert_eq!(
        after(full.clone(), [Action::Hand(HandTap::Slide(seven, eight))])
            .told
            .hint,
        Some(dora("78s"))
    );
    // The tile that fills the hand is none, whatever lies there already.
    let early = [Action::Hand(HandTap::Focus(Focus::Dora))]
        .into_iter()
        .chain(tapped("5m"));
    let early = early
        .chain([Action::Hand(HandTap::Focus(Focus::Hand))])
        .chain(tapped(FULL));
    assert_eq!(after(State::default(), early).told.hint, None);
}

/// In a game without dora, a tile too many does nothing, however it comes.
#[test]
fn a_hand_without_dora_takes_no_fifteenth_tile() {
    let korean = [Action::Rules(ActiveRules::Preset(&tensu::rules::KOREAN))].into_iter();
    let full = after(State::default(), korean.chain(tapped(FULL)));
    let [nine] = tiles("9s").expect("one")[..] else {
        unreachable!()
    };
    assert_eq!(full.why_not(nine, false), Some(Hint::TooMany));
    for taps in [
        vec![Action::Hand(HandTap::Tile(nine))],
        vec![Action::Hand(HandTap::Hold(nine))],
        vec![Action::Hand(HandTap::Slide(nine, nine))],
        vec![Action::Hand(HandTap::Draw(nine))],
        typed("9s").collect(),
    ] {
        let more = after(full.clone(), taps.clone());
        assert_eq!(
            (&more.entry, more.told.hint),
            (&full.entry, Some(Hint::TooMany)),
            "{taps:?}"
        );
    }
    // A meld of its own tiles is not a tile more.
    let pon = Action::Hand(HandTap::Arm(tensu::MeldKind::Chi));
    let called = after(full, [pon].into_iter().chain(tapped("2m")));
    assert_eq!(
        (called.entry.size(), called.entry.rest.melds.len()),
        (14, 1)
    );
}

#[test]
fn what_was_deleted_comes_back_until_the_next_tap() {
    let history = History::read("a\n*b\nc\n");
    let state = State::with(Entry::default(), Vec::new(), history.clone());
    let kept = |state: &State| state.history.text();
    let one = after(state.clone(), [Action::History(Keep::Delete(1))]);
    assert_eq!(
        (kept(&one).as_str(), &one.told.hint),
        ("a\nc\n", &Some(Hint::Deleted(1)))
    );
    let back = after(one.clone(), [Action::History(Keep::Back)]);
    assert_eq!((&back.history, &back.told.hint), (&history, &None));
    let all = after(state.clone(), [Action::History(Keep::Clear)]);
    assert_eq!(
        (kept(&all).as_str(), &all.told.hint),
        ("*b\n", &Some(Hint::Deleted(2)))
    );
    assert_eq!(after(all, [Action::History(Keep::Back)]).history, history);
    // Only the last tap, and never over what another window has kept since.
    let two = after(
        one.clone(),
        [Keep::Delete(0), Keep::Back].map(Action::History),
    );
    assert_eq!(kept(&two), "a\nc\n");
    let late = after(
        one.clone(),
        [Action::View(None), Action::History(Keep::Back)],
    );
    assert_eq!(kept(&late), "a\nc\n");
    let other = Action::Elsewhere(Vec::new(), History::read("d\n"));
    assert_eq!(
        kept(&after(one, [other, Action::History(Keep::Back)])),
        "d\n"
    );
    // Nothing was there to delete.
    assert_eq!(
        after(state, [Action::History(Keep::Delete(9))]).told.hint,
        None
    );
}

/// One star less can be one hand too many: it comes back like every hand that was forgotten.
#[test]
fn a_star_that_is_taken_from_an_old_hand_comes_back() {
    let mut text = "*old\n".to_owned();
    for n in 0..50 {
        text.insert_str(0, &format!("{n}\n"));
    }
    let history = History::read(&text);
    let state = State::with(Entry::default(), Vec::new(), history.clone());
    let none = after(state, [Action::History(Keep::Star(50))]);
    assert_eq!(
        (none.history.all().len(), &none.told.hint),
        (50, &Some(Hint::Deleted(1)))
    );
    assert_eq!(after(none, [Action::History(Keep::Back)]).history, history);
}

/// A refusal that comes twice is told twice.
#[test]
fn the_same_refusal_is_told_again() {
    let flag = Action::Hand(HandTap::Flag(tensu::Flag::Ippatsu));
    let once = after(State::default(), [flag.clone()]);
    let twice = after(once.clone(), [flag]);
    assert_eq!((once.told.times, twice.told.times), (1, 2));
    assert_eq!(once.told.hint, twice.told.hint);
}

/// A step's change of the house rules that are kept goes with it, unless another window has kept others since.
#[test]
fn house_rules_come_and_go_with_their_step() {
    let names = |state: &State| -> Vec<String> {
        let titles = state.houses.iter().map(ActiveRules::title);
        titles.map(ToString::to_string).collect()
    };
    let change = Action::Change;
    let none = State::default();
    let first = after(none, [change(Change::Set("kiriage", Setting::Bool(true)))]);
    let back = after(first.clone(), [Action::Undo]);
    assert_eq!((names(&first).len(), names(&back).len()), (1, 0));
    assert_eq!(names(&after(back, [Action::Redo])), names(&first));
    let friday = Change::Rename("Friday".to_owned());
    let friday = after(first.clone(), [change(friday)]);
    assert_eq!(names(&friday), ["Friday"]);
    assert_eq!(names(&after(friday.clone(), [Action::Undo])), names(&first));
    let copied = after(friday.clone(), [change(Change::Copy)]);
    assert_eq!(names(&copied).len(), 2);
    assert_eq!(names(&after(copied, [Action::Undo])), ["Friday"]);
    let gone = after(friday.clone(), [change(Change::Delete)]);
    assert_eq!(names(&after(gone, [Action::Undo])), ["Friday"]);
    let kept = Action::Elsewhere(friday.houses.clone(), History::default());
    let elsewhere = after(friday, [kept, Action::Undo]);
    assert_eq!(names(&elsewhere).len(), 2);
}
