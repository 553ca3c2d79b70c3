//! Tests of taps in a row, and of the state afterwards.

use super::{Action, Change, Focus, HandTap, Hint, Keep, State};
use crate::model::active_rules::ActiveRules;
use crate::model::at_table::AtTable;
use crate::model::outcome::Outcomes;
use crate::model::share;
use std::rc::Rc;
use tensu::rules::Setting;
use tensu::{By, Flag, Kind, MeldKind, Riichi, Suit, Wind, notation};
use yew::Reducible;

pub(super) fn after(state: State, actions: impl IntoIterator<Item = Action>) -> State {
    let state = actions.into_iter().fold(Rc::new(state), Reducible::reduce);
    (*state).clone()
}

pub(super) fn typed(text: &str) -> impl Iterator<Item = Action> {
    text.chars().map(HandTap::Type).map(Action::Hand)
}

pub(super) fn tapped(text: &str) -> impl Iterator<Item = Action> {
    notation::tiles(text)
        .unwrap_or_default()
        .into_iter()
        .map(HandTap::Tile)
        .map(Action::Hand)
}

pub(super) fn check(state: &State, expected: &str) {
    assert_eq!(state.entry.question().to_string(), expected);
}

#[test]
fn the_sample_takes_seventeen_taps() {
    let taps =
        tapped("234m340p66p678s56s7s1m5p").chain([Action::Hand(HandTap::Riichi(Riichi::Riichi))]);
    let taps: Vec<_> = taps.collect();
    assert_eq!(taps.len(), 17);
    let state = after(State::default(), taps);
    check(&state, "234m34066p67856s+7s ron riichi dora:1m5p sticks:1");
    let outcomes = Outcomes::of(&state.entry);
    let total = |by| {
        outcomes
            .by(by)
            .as_ref()
            .as_ref()
            .map(|explained| explained.score.total)
            .ok()
    };
    assert_eq!(
        (total(By::Ron), total(By::Tsumo)),
        // The winner's own stick comes back.
        (Some(13_000), Some(17_000))
    );
}

#[test]
fn typing_is_tapping() {
    let state = after(State::default(), typed("23m0pEP1z"));
    check(&state, "23m0p151z ron");
    assert_eq!(state.told.hint, None);
    assert_eq!(
        after(State::default(), typed("9z")).told.hint,
        Some(Hint::NoTile("9z".to_owned()))
    );
    check(
        &after(
            State::default(),
            typed("12")
                .chain([Action::Hand(HandTap::Delete)])
                .chain(typed("p")),
        ),
        "1p ron",
    );
}

#[test]
fn focus_moves_to_dora_and_back() {
    let full = after(State::default(), tapped("11122233344455m"));
    assert_eq!(full.keys.focus, Focus::Dora);
    let emptied = after(full.clone(), [Action::Hand(HandTap::Delete)]);
    assert_eq!(emptied.keys.focus, Focus::Hand);
    check(&emptied, "1112223334445m ron");
    let refused = after(full, [Action::Hand(HandTap::Focus(Focus::Ura))]);
    assert_eq!(refused.keys.focus, Focus::Dora);
    assert!(matches!(refused.told.hint, Some(Hint::Refused(_))));
}

#[test]
fn the_hand_takes_tiles_again_while_it_has_room() {
    let dora = |tiles: &'static str| {
        after(
            State::default(),
            tapped(tiles).chain([Action::Hand(HandTap::Focus(Focus::Dora))]),
        )
    };
    for tap in [
        Action::Hand(HandTap::Focus(Focus::Hand)),
        Action::Hand(HandTap::Touch(0)),
    ] {
        let back = after(dora("123m"), [tap.clone()].into_iter().chain(tapped("4m")));
        assert_eq!(back.keys.focus, Focus::Hand);
        assert_eq!((back.entry.tiles.len(), back.entry.rest.dora.len()), (4, 0));
        let full = after(dora("11122233344455m"), [tap]);
        assert_eq!(full.keys.focus, Focus::Dora);
    }
}

#[test]
fn a_tile_of_the_hand_wins_and_goes() {
    let full = after(State::default(), tapped("11122233344455m"));
    let chosen = after(full, [Action::Hand(HandTap::Touch(0))]);
    check(&chosen, "1122233344455m+1m ron");
    // Only to take it out: the winning tile before it is so again, and a tile for the one that was wrong is not the
    // winning tile.
    for out in [
        Action::Hand(HandTap::Touch(0)),
        Action::Hand(HandTap::Delete),
    ] {
        let gone = after(chosen.clone(), [out]);
        check(&gone, "112223334445m+5m ron");
        assert_eq!(gone.keys.focus, Focus::Hand);
        let mended = after(gone.clone(), tapped("6m"));
        check(&mended, "1122233344456m+5m ron");
        let drawn = after(
            gone,
            [Action::Hand(HandTap::Draw(
                Kind::number(Suit::Man, 6).expect("a six").into(),
            ))],
        );
        check(&drawn, "1122233344455m+6m ron");
    }
    let deleted = after(
        chosen,
        [
            Action::Hand(HandTap::Focus(Focus::Dora)),
            Action::Hand(HandTap::Delete),
        ],
    );
    check(&deleted, "112223334445m+1m ron");
}

#[test]
fn no_fifth_tile() {
    let state = after(State::default(), tapped("1111z1z"));
    check(&state, "1111z ron");
    assert!(matches!(state.told.hint, Some(Hint::NoneLeft(_))));
}

#[test]
fn melds_in_two_taps() {
    let state = after(
        State::default(),
        [Action::Hand(HandTap::Arm(MeldKind::Chi))]
            .into_iter()
            .chain(tapped("4m2z")),
    );
    check(&state, "2z(456m) ron");
    let kan = [Action::Hand(HandTap::Arm(MeldKind::Ankan))]
        .into_iter()
        .chain(tapped("5s"));
    check(&after(state.clone(), kan), "2z(456m)[0555s] ron");
    let open = [
        Action::Hand(HandTap::Meld(Some(0))),
        Action::Hand(HandTap::MeldRed),
    ];
    check(&after(state.clone(), open), "2z(406m) ron");
    check(
        &after(
            state,
            [
                Action::Hand(HandTap::Meld(Some(0))),
                Action::Hand(HandTap::MeldRemove),
            ],
        ),
        "2z ron",
    );
}

#[test]
fn undo_and_redo() {
    let state = after(State::default(), tapped("123z"));
    let back = after(state, [Action::Undo, Action::Undo]);
    check(&back, "1z ron");
    check(&after(back.clone(), [Action::Redo]), "12z ron");
    assert!(!after(back, tapped("5z")).can_redo());
}

#[test]
fn clearing_keeps_the_table() {
    let table = [
        Action::Table(AtTable::Honba(2)),
        Action::Table(AtTable::Seat(tensu::Wind::West)),
        Action::Rules(ActiveRules::by_id("ari_ari").unwrap_or_default()),
    ];
    let state = after(
        State::default(),
        tapped("12z").chain(table).chain([
            Action::Hand(HandTap::Riichi(Riichi::Riichi)),
            Action::Hand(HandTap::Clear),
        ]),
    );
    check(&state, "ron seat:W honba:2");
    assert_eq!(state.entry.rules.id, "ari_ari");
}

#[test]
fn what_cannot_apply_says_why() {
    let state = after(
        State::default(),
        [Action::Hand(HandTap::Flag(Flag::Ippatsu))],
    );
    assert!(matches!(state.told.hint, Some(Hint::Refused(_))));
    let on = [
        Action::Hand(HandTap::Riichi(Riichi::Riichi)),
        Action::Hand(HandTap::Flag(Flag::Ippatsu)),
        Action::Hand(HandTap::Riichi(Riichi::Riichi)),
    ];
    let state = after(State::default(), on);
    check(&state, "ron ippatsu");
    // It can be taken back even though it does not apply.
    check(
        &after(state, [Action::Hand(HandTap::Flag(Flag::Ippatsu))]),
        "ron",
    );
}

#[test]
fn a_win_keeps_its_way_when_an_event_does_not_fit() {
    let text = "123m456p99p78s[4444z]+9s tsumo riichi rinshan".to_owned();
    let state = after(
        State::default(),
        [
            Action::Hand(HandTap::Draft(text)),
            Action::Hand(HandTap::Read),
        ],
    );
    let told = after(state.clone(), [Action::Hand(HandTap::Flag(Flag::Ippatsu))]);
    assert_eq!(told.entry, state.entry);
    assert!(matches!(told.told.hint, Some(Hint::Refused(_))));
    // An event that is a way of winning by itself chooses that way.
    let robbed = after(state, [Action::Hand(HandTap::Flag(Flag::Chankan))]);
    assert_eq!(robbed.entry.rest.by, tensu::By::Ron);
}

#[test]
fn the_first_change_makes_house_rules() {
    let set = |on| Action::Change(Change::Set("kiriage", Setting::Bool(on)));
    let state = after(State::default(), [set(true)]);
    assert_eq!(state.houses, std::slice::from_ref(&state.entry.rules));
    assert_eq!(state.entry.rules.base().id, "cheatsheet");
    let renamed = Action::Change(Change::Rename("Club X".to_owned()));
    let state = after(state, [renamed, set(false), set(true)]);
    assert_eq!(state.houses.len(), 1);
    let text = state.entry.rules.to_house().to_string();
    assert_eq!(
        text,
        "tensu-rules:1 base=cheatsheet name=Club%20X kiriage=true"
    );
    let state = after(state, [Action::Change(Change::Delete)]);
    assert_eq!(
        (state.houses.len(), state.entry.rules.id),
        (0, "cheatsheet")
    );
    assert!(state.entry.rules.house().is_none());
}

#[test]
fn imported_rules_overwrite_no_others() {
    let import = |text: &str| Action::Change(Change::Import(format!("tensu-rules:1 {text}")));
    let ours = import("base=tenhou name=Ours kiriage=true");
    let theirs = import("base=tenhou name=Ours kazoe=false");
    let state = after(State::default(), [ours.clone(), theirs, ours]);
    let names: Vec<_> = state.houses.iter().map(ActiveRules::title).collect();
    assert_eq!(names, ["Ours", "Ours 2"]);
    assert_eq!(state.entry.rules.title(), "Ours");
    let state = after(state, [import("base=korean kiriage=true")]);
    assert!(matches!(state.told.hint, Some(Hint::Rules(_))));
    assert_eq!(state.houses.len(), 2);
}

#[test]
fn entries_survive_other_rules() {
    let rules = |id| Action::Rules(ActiveRules::by_id(id).unwrap_or_default());
    let taps = typed("123p").chain([
        Action::Hand(HandTap::Riichi(Riichi::Riichi)),
        Action::Table(AtTable::Norths(2)),
        rules("korean"),
    ]);
    let state = after(State::default(), taps.chain(typed("4z")));
    assert_eq!(state.entry.left(Wind::North.kind().into()), 3);
    let state = after(state, [rules("tenhou_sanma")]);
    assert_eq!(state.entry.left(Wind::North.kind().into()), 1);
    assert_eq!(state.entry.rest.riichi, Riichi::Riichi);
}

fn kept(state: &State) -> Vec<String> {
    let all = state.history.all().iter();
    all.map(|kept| kept.link.to_string()).collect()
}

#[test]
fn a_scored_hand_is_kept_when_the_next_one_takes_its_place() {
    let sample = "1/cheatsheet/234m34066p67856s/ron:7s/riichi/dora:1m5p";
    let kokushi = "1/cheatsheet/19m19p19s1234567z/ron:1z";
    let state = after(State::default(), [Action::Open(sample.to_owned())]);
    check(&state, "234m34066p67856s+7s ron riichi dora:1m5p");
    assert_eq!(kept(&state), [""; 0]);
    // By the next link, by an example, by clearing; once each, the newest first.
    let state = after(state, [Action::Open(kokushi.to_owned())]);
    assert_eq!(kept(&state), [sample]);
    let state = after(
        state,
        [
            Action::Hand(HandTap::Example("456p66s78s(888p)(777z)+9s ron")),
            Action::Hand(HandTap::Clear),
        ],
    );
    let open = "1/cheatsheet/456p6678s/pon:888p/pon:777z/ron:9s";
    assert_eq!(kept(&state), [open, kokushi, sample]);
    // Neither half a hand, nor one without a score.
    let no_yaku = [Action::Hand(HandTap::Arm(MeldKind::Chi))]
        .into_iter()
        .chain(tapped("2m123m456p78s99p9s"));
    let state = after(
        state,
        no_yaku
            .chain([Action::Hand(HandTap::Clear)])
            .chain(typed("1m"))
            .chain([Action::Hand(HandTap::Clear)]),
    );
    assert_eq!(kept(&state).len(), 3);
    // Taken out again, it is on the table and stays in the list; undo brings back what it replaced.
    let state = after(state, [Action::History(Keep::Restore(2))]);
    check(&state, "234m34066p67856s+7s ron riichi dora:1m5p");
    let state = after(state, [Action::Hand(HandTap::Clear)]);
    assert_eq!(kept(&state), [sample, open, kokushi]);
    check(
        &after(state, [Action::Undo]),
        "234m34066p67856s+7s ron riichi dora:1m5p",
    );
}

#[test]
fn a_link_says_by_whose_rules_it_is_played() {
    let open = |link: &str| {
        after(State::default(), [Action::Open(link.to_owned())])
            .told
            .hint
    };
    assert_eq!(open("1/cheatsheet/1m/ron"), None);
    let named = Some(Hint::LinkRules("M.League".to_owned()));
    assert_eq!(open("1/mleague/1m/ron"), named);
}

#[test]
fn a_link_that_cannot_be_read_changes_nothing_else() {
    let state = after(State::default(), typed("12m"));
    let refused = after(state.clone(), [Action::Open("1/tenhou/9z".to_owned())]);
    assert!(matches!(refused.told.hint, Some(Hint::Link(_))));
    assert_eq!(refused.entry, state.entry);
}

/// The discards that are marked belong to the holder of this hand: another hand has other ones.
#[test]
fn another_hand_has_other_discards() {
    let seven = Kind::number(Suit::Sou, 7).expect("a seven");
    let tenpai = after(State::default(), tapped("234m340p66p678s56s"));
    let discarded = after(tenpai, [Action::Hand(HandTap::Discarded(seven))]);
    assert_eq!(discarded.entry.discarded, [seven]);
    let link = share::link(&discarded.entry).to_string();
    let opened = after(discarded.clone(), [Action::Open(link)]);
    assert_eq!(opened.entry.discarded, []);
    let from = Action::Table(AtTable::From(Some(Wind::West)));
    let won = after(discarded, tapped("4s").chain([from]));
    assert_eq!(won.entry.discarded, [seven], "the same hand");
    // It comes and goes with its hand.
    let cleared = after(won.clone(), [Action::Hand(HandTap::Clear)]);
    assert_eq!(cleared.entry.discarded, []);
    let back = after(cleared, [Action::Undo]);
    assert_eq!(back.entry.discarded, [seven]);
    let next = after(won, [Action::Another]);
    assert_eq!(
        (next.entry.won.len(), &next.entry.discarded),
        (1, &Vec::new())
    );
}

#[test]
fn a_drawn_tile_is_one_step_back() {
    let chosen = after(State::default(), tapped("234m340p66p678s56s"));
    let chosen = after(chosen, [Action::Hand(HandTap::Touch(0))]);
    let four = Kind::number(Suit::Sou, 4).expect("a four");
    let drawn = after(chosen.clone(), [Action::Hand(HandTap::Draw(four.into()))]);
    check(&drawn, "234m34066p67856s+4s ron");
    let back = after(drawn, [Action::Undo]);
    assert_eq!(back.entry, chosen.entry);
}

/// News do not take away a tile that is half entered.
#[test]
fn news_leave_alone_what_is_half_done() {
    let half = after(State::default(), typed("23"));
    let news = [
        Action::Notice(super::Notice::Update),
        Action::Speak(None),
        Action::Look,
        Action::Offline,
        Action::Late(true),
        Action::Elsewhere(Vec::new(), crate::model::history::History::default()),
    ];
    let done = after(after(half, news), typed("m"));
    check(&done, "23m ron");
}

/// The link of a ruleset as it is brings that ruleset, not a second one of its name.
#[test]
fn an_unchanged_ruleset_is_itself() {
    let tenhou = "tensu-rules:1 base=tenhou name=Tenhou".to_owned();
    let state = after(State::default(), [Action::Change(Change::Import(tenhou))]);
    assert_eq!(
        (state.entry.rules.id, state.houses.len()),
        ("tenhou", 0),
        "{:?}",
        state.told.hint
    );
}

/// The rules that another window kept are taken over; the rules that are played by stay.
#[test]
fn what_another_window_kept() {
    let rule = Action::Change(Change::Set("kiriage", Setting::Bool(true)));
    let ours = after(State::default(), [rule]);
    let name = ours.entry.rules.title().to_owned();
    let theirs = "tensu-rules:1 base=tenhou name=Theirs kiriage=true".parse();
    let theirs = ActiveRules::of(theirs.expect("rules")).expect("a book");
    let history = ours.history.clone();
    let both = after(ours, [Action::Elsewhere(vec![theirs], history)]);
    let names: Vec<_> = both.houses.iter().map(ActiveRules::title).collect();
    assert_eq!(names, ["Theirs", &name]);
}

/// The same house rules in two windows: a change in one is one in the other, whose hand stays, and no step back undoes
/// it.
#[test]
fn house_rules_that_another_window_changed_are_played_by() {
    let set = |id, on| Action::Change(Change::Set(id, Setting::Bool(on)));
    let here = after(State::default(), [set("kiriage", true)]);
    let there = after(here.clone(), [set("open_tanyao", false)]);
    let told = || Action::Elsewhere(there.houses.clone(), there.history.clone());
    let here = after(here, tapped("123m"));
    let told_here = after(here.clone(), [told()]);
    check(&told_here, "123m ron");
    assert_eq!(told_here.entry.rules, there.entry.rules);
    assert_eq!(told_here.houses, there.houses);
    // The next change here is one more change, not another in its place.
    let more = after(told_here.clone(), [set("ippatsu", false)]);
    let changed = |state: &State| state.entry.rules.to_house().set.len();
    assert_eq!(
        (changed(&there), changed(&more)),
        (2, 3),
        "{:?}",
        more.told.hint
    );
    let back = after(told_here, [Action::Undo, Action::Redo, Action::Undo]);
    check(&back, "12m ron");
    assert_eq!(
        (&back.entry.rules, &back.houses),
        (&there.entry.rules, &there.houses)
    );
    // Without news the own steps are as they were.
    let own = after(there.clone(), [told(), Action::Undo]);
    assert_eq!(changed(&own), 1);
}
