//! Everything that a tap can change, and what it changes: pure, without the browser.

use std::rc::Rc;

use tensu::{By, Flag, MeldKind, Question, Refusal, Riichi, Ruleset, Tile, Wind, notation};
use yew::{Reducible, UseReducerDispatcher};

use crate::entry::{Entry, FULL, INDICATORS};
use crate::gates::{self, Gates, Part};

/// How many steps back are kept.
const STEPS: usize = 200;

/// Sends an [`Action`] to the state.
pub(crate) type Dispatch = UseReducerDispatcher<State>;

/// The state of the screen.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct State {
    /// What was entered.
    pub(crate) entry: Rc<Entry>,
    past: Vec<Rc<Entry>>,
    future: Vec<Rc<Entry>>,
    /// Where the next tile goes.
    pub(crate) focus: Focus,
    /// The meld that the next tile makes.
    pub(crate) armed: Option<MeldKind>,
    /// The meld whose menu is open.
    pub(crate) meld: Option<usize>,
    /// Whether the explanation covers the keys (on a narrow screen).
    pub(crate) sheet: bool,
    /// Digits that wait for their suit.
    pub(crate) typed: String,
    /// Why the last tap did nothing.
    pub(crate) hint: Option<Hint>,
}

/// Where the next tile goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Focus {
    /// Into the hand.
    #[default]
    Hand,
    /// To the dora indicators.
    Dora,
    /// To the ura dora indicators.
    Ura,
}

/// Why a tap did nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Hint {
    /// The core objects.
    Refused(Refusal),
    /// All copies of the tile are in use.
    NoneLeft(Tile),
    /// There is no room for an indicator.
    IndicatorsFull,
    /// The tile makes no such meld here.
    NoMeld(MeldKind, Tile),
    /// There is no room for another meld.
    NoRoom,
    /// The meld cannot become this.
    NoChange,
    /// The typed tile does not exist.
    NoTile(String),
}

/// What can be done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Action {
    /// A tile key.
    Tile(Tile),
    /// A tile for the hand, wherever the focus is.
    Draw(Tile),
    /// A character was typed.
    Type(char),
    /// Take the last tile back.
    Delete,
    /// Escape: leave whatever is half done.
    Cancel,
    /// Clear the hand; the table stays.
    Clear,
    /// One step back.
    Undo,
    /// One step forward again.
    Redo,
    /// The next tile makes a meld of this kind; the same again takes that back.
    Arm(MeldKind),
    /// The next tile goes there.
    Focus(Focus),
    /// A tile of the hand: make it the winning one, or take it out when it is.
    Touch(usize),
    /// Take a tile out of the hand.
    Remove(usize),
    /// Open or close the menu of a meld.
    Meld(Option<usize>),
    /// Turn the meld of the menu into another kind.
    MeldKind(MeldKind),
    /// Make the five of that meld red, or plain.
    MeldRed,
    /// Take that meld away.
    MeldRemove,
    /// Tap the switch of a riichi.
    Riichi(Riichi),
    /// Switch an event.
    Flag(Flag),
    /// Choose how the hand was won.
    By(By),
    /// The winner's seat.
    Seat(Wind),
    /// The wind of the round.
    Round(Wind),
    /// Counters.
    Honba(u32),
    /// Riichi sticks.
    Sticks(u32),
    /// The ruleset, by its id.
    Rules(&'static str),
    /// An example in place of the hand; the table stays.
    Example(&'static str),
    /// Show or hide the explanation.
    Sheet(bool),
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        next.hint = None;
        next.apply(action);
        if next == *self { self } else { Rc::new(next) }
    }
}

impl State {
    /// The state with an entry of an earlier visit.
    pub(crate) fn with(entry: Entry) -> Self {
        let mut state = Self {
            entry: Rc::new(entry),
            ..Self::default()
        };
        state.settle();
        state
    }

    /// Whether there is a step to take back.
    pub(crate) fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is a step to take again.
    pub(crate) fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Why a tile key would do nothing now.
    pub(crate) fn why_not(&self, tile: Tile) -> Option<Hint> {
        let indicators = match (self.armed, self.focus) {
            (Some(kind), _) => {
                return self
                    .entry
                    .with_meld(kind, tile)
                    .is_none()
                    .then_some(Hint::NoMeld(kind, tile));
            }
            (None, Focus::Hand) => 0,
            (None, Focus::Dora) => self.entry.rest.dora.len(),
            (None, Focus::Ura) => self.entry.rest.ura.len(),
        };
        if indicators >= INDICATORS {
            Some(Hint::IndicatorsFull)
        } else {
            (self.entry.left(tile) == 0).then_some(Hint::NoneLeft(tile))
        }
    }

    fn apply(&mut self, action: Action) {
        if !matches!(action, Action::Type(_) | Action::Delete) {
            self.typed.clear();
        }
        match action {
            Action::Tile(tile) => self.tile(tile),
            Action::Draw(tile) => {
                (self.armed, self.focus) = (None, Focus::Hand);
                self.tile(tile);
            }
            Action::Type(character) => self.type_in(character),
            Action::Delete => self.delete(),
            Action::Cancel => self.cancel(),
            Action::Clear => self.clear(),
            Action::Undo => self.travel(true),
            Action::Redo => self.travel(false),
            Action::Arm(kind) => self.arm(kind),
            Action::Focus(focus) => self.focus_on(focus),
            Action::Touch(at) => self.touch(at),
            Action::Remove(at) => self.edit(|entry| {
                entry.remove(at);
            }),
            Action::Meld(at) => self.meld = at.filter(|_| self.meld != at),
            Action::MeldKind(kind) => self.change_meld(|entry, at| entry.with_meld_as(at, kind)),
            Action::MeldRed => self.change_meld(Entry::with_meld_red),
            Action::MeldRemove => self.remove_meld(),
            Action::Riichi(riichi) => self.riichi(riichi),
            Action::Flag(flag) => self.flag(flag),
            Action::By(by) => self.edit(|entry| entry.rest.by = by),
            Action::Seat(wind) => self.edit(|entry| entry.rest.seat = wind),
            Action::Round(wind) => self.edit(|entry| entry.rest.round = wind),
            Action::Honba(count) => self.edit(|entry| entry.rest.honba = count),
            Action::Sticks(count) => self.edit(|entry| entry.rest.sticks = count),
            Action::Rules(id) => self.rules(id),
            Action::Example(text) => self.example(text),
            Action::Sheet(open) => self.sheet = open,
        }
    }

    /// Changes the entry as one step that can be taken back.
    fn edit(&mut self, change: impl FnOnce(&mut Entry)) {
        let mut entry = (*self.entry).clone();
        change(&mut entry);
        self.commit(entry);
    }

    fn commit(&mut self, entry: Entry) {
        if entry == *self.entry {
            return;
        }
        if self.past.len() == STEPS {
            self.past.remove(0);
        }
        self.past
            .push(std::mem::replace(&mut self.entry, Rc::new(entry)));
        self.future.clear();
        self.settle();
    }

    /// Moves the focus to where a tile can go, and closes menus of what is gone.
    fn settle(&mut self) {
        if self.focus == Focus::Hand && self.entry.is_full() {
            self.focus = Focus::Dora;
        }
        self.meld = self.meld.filter(|&at| at < self.entry.rest.melds.len());
    }

    fn travel(&mut self, back: bool) {
        let (from, to) = if back {
            (&mut self.past, &mut self.future)
        } else {
            (&mut self.future, &mut self.past)
        };
        let Some(entry) = from.pop() else { return };
        to.push(std::mem::replace(&mut self.entry, entry));
        self.armed = None;
        self.focus = Focus::Hand;
        self.settle();
    }

    fn tile(&mut self, tile: Tile) {
        if let Some(why) = self.why_not(tile) {
            self.hint = Some(why);
        } else if let Some(kind) = self.armed.take() {
            if let Some(entry) = self.entry.with_meld(kind, tile) {
                self.commit(entry);
            }
        } else {
            match self.focus {
                Focus::Hand => self.edit(|entry| entry.tiles.push(tile)),
                Focus::Dora => self.edit(|entry| entry.rest.dora.push(tile)),
                Focus::Ura => self.edit(|entry| entry.rest.ura.push(tile)),
            }
        }
    }

    /// Digits wait for their suit letter; capitals are honors.
    fn type_in(&mut self, character: char) {
        if character.is_ascii_digit() {
            if self.typed.len() < FULL {
                self.typed.push(character);
            }
            return;
        }
        let text = format!("{}{character}", std::mem::take(&mut self.typed));
        match notation::tiles(&text) {
            Ok(tiles) => tiles.into_iter().for_each(|tile| self.tile(tile)),
            Err(_) => self.hint = Some(Hint::NoTile(text)),
        }
    }

    fn delete(&mut self) {
        if self.typed.pop().is_some() {
            return;
        }
        let rest = &self.entry.rest;
        match self.focus {
            Focus::Dora if !rest.dora.is_empty() => self.edit(|entry| {
                entry.rest.dora.pop();
            }),
            Focus::Ura if !rest.ura.is_empty() => self.edit(|entry| {
                entry.rest.ura.pop();
            }),
            _ => self.delete_from_hand(),
        }
    }

    fn delete_from_hand(&mut self) {
        self.focus = Focus::Hand;
        match self.entry.tiles.len().checked_sub(1) {
            Some(last) => self.edit(|entry| {
                entry.remove(last);
            }),
            None => self.edit(|entry| {
                entry.rest.melds.pop();
            }),
        }
        self.settle();
    }

    fn cancel(&mut self) {
        if self.meld.is_some() {
            self.meld = None;
        } else if self.armed.is_some() {
            self.armed = None;
        } else {
            self.sheet = false;
        }
    }

    fn clear(&mut self) {
        let table = &self.entry.rest;
        let rest = Question {
            seat: table.seat,
            round: table.round,
            honba: table.honba,
            sticks: table.sticks,
            ..Question::default()
        };
        let entry = Entry {
            rules: self.entry.rules,
            rest,
            ..Entry::default()
        };
        (self.armed, self.focus, self.sheet) = (None, Focus::Hand, false);
        self.commit(entry);
    }

    fn arm(&mut self, kind: MeldKind) {
        let fits = || Tile::all().any(|tile| self.entry.with_meld(kind, tile).is_some());
        if self.armed == Some(kind) {
            self.armed = None;
        } else if fits() {
            self.armed = Some(kind);
            self.meld = None;
        } else {
            self.hint = Some(Hint::NoRoom);
        }
    }

    fn focus_on(&mut self, focus: Focus) {
        self.armed = None;
        let entering = focus == Focus::Ura && self.focus != focus;
        if entering && let Some(why) = Gates::against(&self.entry, Part::Ura) {
            self.hint = Some(Hint::Refused(why));
            return;
        }
        self.focus = if self.focus == focus {
            Focus::Hand
        } else {
            focus
        };
        self.settle();
    }

    fn touch(&mut self, at: usize) {
        if self.entry.winner() == Some(at) {
            self.focus = Focus::Hand;
            self.edit(|entry| {
                entry.remove(at);
            });
        } else {
            self.edit(|entry| entry.chosen = Some(at));
        }
    }

    fn change_meld(&mut self, change: impl FnOnce(&Entry, usize) -> Option<Entry>) {
        let Some(at) = self.meld else { return };
        match change(&self.entry, at) {
            Some(entry) => self.commit(entry),
            None => self.hint = Some(Hint::NoChange),
        }
    }

    fn remove_meld(&mut self) {
        if let Some(at) = self.meld.take() {
            self.focus = Focus::Hand;
            self.edit(|entry| {
                entry.rest.melds.remove(at);
            });
        }
    }

    fn riichi(&mut self, switch: Riichi) {
        let declared = self.entry.rest.riichi;
        let wanted = gates::switched(declared, switch);
        let on = !gates::is_on(declared, switch);
        match Gates::against(&self.entry, Part::Riichi(wanted)).filter(|_| on) {
            Some(why) => self.hint = Some(Hint::Refused(why)),
            None => self.edit(|entry| entry.rest.riichi = wanted),
        }
        if self.focus == Focus::Ura && Gates::against(&self.entry, Part::Ura).is_some() {
            self.focus = Focus::Hand;
            self.settle();
        }
    }

    fn flag(&mut self, flag: Flag) {
        if self.entry.rest.flags.has(flag) {
            self.edit(|entry| entry.rest.flags = entry.rest.flags.without(flag));
        } else if let Some(why) = Gates::against(&self.entry, Part::Flag(flag)) {
            self.hint = Some(Hint::Refused(why));
        } else {
            self.edit(|entry| entry.rest.flags = entry.rest.flags.with(flag));
        }
    }

    fn rules(&mut self, id: &str) {
        if let Some(rules) = Ruleset::by_id(id) {
            self.edit(|entry| entry.rules = rules.id);
        }
    }

    fn example(&mut self, text: &str) {
        let Ok(question) = text.parse::<Question>() else {
            return;
        };
        let table = &self.entry.rest;
        let question = Question {
            seat: table.seat,
            round: table.round,
            honba: table.honba,
            sticks: table.sticks,
            ..question
        };
        (self.armed, self.focus) = (None, Focus::Hand);
        self.commit(Entry::new(self.entry.rules, question));
    }
}

#[cfg(test)]
mod tests {
    use super::{Action, Focus, Hint, State};
    use crate::outcome::Outcomes;
    use std::rc::Rc;
    use tensu::{By, Flag, MeldKind, Riichi, notation};
    use yew::Reducible;

    fn after(state: State, actions: impl IntoIterator<Item = Action>) -> State {
        let state = actions.into_iter().fold(Rc::new(state), Reducible::reduce);
        (*state).clone()
    }

    fn typed(text: &str) -> impl Iterator<Item = Action> {
        text.chars().map(Action::Type)
    }

    fn tapped(text: &str) -> impl Iterator<Item = Action> {
        notation::tiles(text)
            .unwrap_or_default()
            .into_iter()
            .map(Action::Tile)
    }

    fn check(state: &State, expected: &str) {
        assert_eq!(state.entry.question().to_string(), expected);
    }

    #[test]
    fn the_sample_takes_seventeen_taps() {
        let taps = tapped("234m340p66p678s56s7s1m5p").chain([Action::Riichi(Riichi::Riichi)]);
        let taps: Vec<_> = taps.collect();
        assert_eq!(taps.len(), 17);
        let state = after(State::default(), taps);
        check(&state, "234m34066p67856s+7s ron riichi dora:1m5p");
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
            (Some(12_000), Some(16_000))
        );
    }

    #[test]
    fn typing_is_tapping() {
        let state = after(State::default(), typed("23m0pEP1z"));
        check(&state, "23m0p151z ron");
        assert_eq!(state.hint, None);
        assert_eq!(
            after(State::default(), typed("9z")).hint,
            Some(Hint::NoTile("9z".to_owned()))
        );
        check(
            &after(
                State::default(),
                typed("12").chain([Action::Delete]).chain(typed("p")),
            ),
            "1p ron",
        );
    }

    #[test]
    fn focus_moves_to_dora_and_back() {
        let full = after(State::default(), tapped("11122233344455m"));
        assert_eq!(full.focus, Focus::Dora);
        let emptied = after(full.clone(), [Action::Delete]);
        assert_eq!(emptied.focus, Focus::Hand);
        check(&emptied, "1112223334445m ron");
        let refused = after(full, [Action::Focus(Focus::Ura)]);
        assert_eq!(refused.focus, Focus::Dora);
        assert!(matches!(refused.hint, Some(Hint::Refused(_))));
    }

    #[test]
    fn a_tile_of_the_hand_wins_and_goes() {
        let full = after(State::default(), tapped("11122233344455m"));
        let chosen = after(full, [Action::Touch(0)]);
        check(&chosen, "1122233344455m+1m ron");
        let gone = after(chosen, [Action::Touch(0)]);
        check(&gone, "1122233344455m ron");
        assert_eq!(gone.focus, Focus::Hand);
    }

    #[test]
    fn no_fifth_tile() {
        let state = after(State::default(), tapped("1111z1z"));
        check(&state, "1111z ron");
        assert!(matches!(state.hint, Some(Hint::NoneLeft(_))));
    }

    #[test]
    fn melds_in_two_taps() {
        let state = after(
            State::default(),
            [Action::Arm(MeldKind::Chi)]
                .into_iter()
                .chain(tapped("4m2z")),
        );
        check(&state, "2z(456m) ron");
        let kan = [Action::Arm(MeldKind::Ankan)]
            .into_iter()
            .chain(tapped("5s"));
        check(&after(state.clone(), kan), "2z(456m)[0555s] ron");
        let open = [Action::Meld(Some(0)), Action::MeldRed];
        check(&after(state.clone(), open), "2z(406m) ron");
        check(
            &after(state, [Action::Meld(Some(0)), Action::MeldRemove]),
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
            Action::Honba(2),
            Action::Seat(tensu::Wind::West),
            Action::Rules("ari_ari"),
        ];
        let state = after(
            State::default(),
            tapped("12z")
                .chain(table)
                .chain([Action::Riichi(Riichi::Riichi), Action::Clear]),
        );
        check(&state, " ron seat:W honba:2");
        assert_eq!(state.entry.rules, "ari_ari");
    }

    #[test]
    fn what_cannot_apply_says_why() {
        let state = after(State::default(), [Action::Flag(Flag::Ippatsu)]);
        assert!(matches!(state.hint, Some(Hint::Refused(_))));
        let on = [
            Action::Riichi(Riichi::Riichi),
            Action::Flag(Flag::Ippatsu),
            Action::Riichi(Riichi::Riichi),
        ];
        let state = after(State::default(), on);
        check(&state, " ron ippatsu");
        // It can be taken back even though it does not apply.
        check(&after(state, [Action::Flag(Flag::Ippatsu)]), " ron");
    }
}
