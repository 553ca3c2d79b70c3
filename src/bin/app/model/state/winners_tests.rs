//! Tests of several winners of one tile.

use super::tests::{after, check, tapped};
use super::{Action, Focus, HandTap, State};
use crate::model::at_table::AtTable;
use crate::model::outcome::Outcomes;
use tensu::refusal::{Conflict, Refusal, Refusals};
use tensu::{Flag, Riichi, Wind, notation};

#[test]
fn another_winner_keeps_the_tile_and_the_table() {
    let taps = tapped("234m34p66p678s567s2p").chain([
        Action::Table(AtTable::Honba(1)),
        Action::Table(AtTable::Sticks(2)),
        Action::Hand(HandTap::Riichi(Riichi::Riichi)),
        Action::Table(AtTable::From(Some(Wind::West))),
        Action::Another,
    ]);
    let state = after(State::default(), taps);
    check(&state, "+2p ron seat:N honba:1 sticks:2 from:W");
    assert_eq!(state.entry.won.len(), 1);
    let beside = state.clone();
    let state = after(state, tapped("567m34p88p234s345s"));
    let table = state.entry.settlement().and_then(Result::ok);
    // The cheatsheet lets all win, and the next in turn, North, takes honba and sticks.
    let changes = table.map(|table| table.changes.iter().map(|&(_, points)| points).collect());
    assert_eq!(changes, Some(vec![0, 3_900, -6_200, 4_300]));
    // A winner beside another wins off a discard: a self-draw has no score, and nothing is said of one hand alone.
    let outcomes = Outcomes::of(&state.entry);
    let alone = Refusal::Impossible(Conflict::SelfDrawAlone);
    assert_eq!(
        outcomes.tsumo.as_ref().err().map(Refusals::first),
        Some(&alone)
    );
    let ron = outcomes.ron.as_ref().ok();
    assert_eq!(ron.map(|ron| ron.score.total), Some(4_300));
    let aside = ron.and_then(|ron| ron.aside(&state.entry).ok());
    assert!(aside.is_some_and(|aside| aside.what_if.is_empty()));
    // Tiles that two winners cannot both have are told in place of the score.
    let many = after(beside.clone(), tapped("234m34p88p678s666s"));
    assert!(Outcomes::of(&many.entry).ron.is_err());
    // Cleared, it is entered anew beside the other; a hand that is settled, or cleared again, is over.
    let cleared = after(many.clone(), [Action::Hand(HandTap::Clear)]);
    assert_eq!(cleared.entry, beside.entry);
    for over in [&state, &cleared] {
        let next = after(over.clone(), [Action::Hand(HandTap::Clear)]);
        check(&next, "ron seat:N honba:1 sticks:2");
        assert!(next.entry.won.is_empty());
        assert_eq!(after(next, [Action::Undo]).entry, over.entry);
    }
    // Taken out, it gives its place to the one before.
    let first = after(many, [Action::DropWinner(1)]);
    assert!(first.entry.won.is_empty() && first.entry.is_full());
    assert_eq!(first.entry.rest.seat, state.entry.won[0].rest.seat);
    let alone = after(state, [Action::Alone, Action::Undo]);
    assert_eq!(alone.entry.won.len(), 1);
}

#[test]
fn another_winner_needs_a_discarder() {
    let state = after(
        State::default(),
        tapped("234m34p66p678s567s2p").chain([Action::Another]),
    );
    assert!(state.told.hint.is_some() && state.entry.won.is_empty());
}

#[test]
fn what_all_winners_share_is_corrected_for_all() {
    let first = tapped("234m34p66p678s567s2p").chain([
        Action::Hand(HandTap::Riichi(Riichi::Riichi)),
        Action::Table(AtTable::From(Some(Wind::West))),
        Action::Another,
    ]);
    let state = after(State::default(), first);
    let second = tapped("567m34p88p234s345s").chain([
        Action::Table(AtTable::Round(Wind::South)),
        Action::Hand(HandTap::Flag(Flag::LastTile)),
        Action::Hand(HandTap::Focus(Focus::Dora)),
    ]);
    let state = after(after(state, second), tapped("1p"));
    let winners = state.entry.winners();
    assert_eq!(winners.len(), 2);
    for winner in &winners {
        assert_eq!(winner.round, Wind::South);
        assert_eq!(winner.dora, notation::tiles("1p").expect("a tile"));
        assert!(winner.flags.has(Flag::LastTile));
    }
    assert!(winners[0].riichi.is_declared() && !winners[1].riichi.is_declared());
    assert!(matches!(state.entry.settlement(), Some(Ok(_))));
}
