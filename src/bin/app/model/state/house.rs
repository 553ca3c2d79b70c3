//! Changing the rules: house rules come into being with the first change.

use std::rc::Rc;

use tensu::house::{BadHouse, House, LONGEST_NAME};
use tensu::rules::Setting;

use super::groups::State;
use super::hint::Hint;
use crate::model::active_rules::ActiveRules;
use crate::model::embed::cut;
use crate::model::library::library;
use crate::model::speech;

/// A change of the rules.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Change {
    /// Set a rule.
    Set(&'static str, Setting),
    /// Set a rule back to its value in the ruleset below.
    Reset(&'static str),
    /// Give the house rules another name.
    Rename(String),
    /// Copy them under another name.
    Copy,
    /// Take them away.
    Delete,
    /// Take rules over from a text.
    Import(String),
}

impl State {
    pub(super) fn change_rules(&mut self, change: Change) {
        let rules = &self.entry.rules;
        let house = rules.to_house();
        let changed = match change {
            Change::Set(id, value) => house.with(id, &value).map(|house| self.named(house)),
            Change::Reset(id) => {
                let mut house = house;
                house.set.retain(|(other, _)| *other != id);
                Ok(house)
            }
            Change::Rename(name) => return self.rename(name.trim()),
            Change::Copy => Ok(self.renamed(house)),
            Change::Delete => return self.delete_rules(),
            Change::Import(text) => {
                House::read_with(text.trim(), library()).map(|house| self.imported(house))
            }
        };
        if let Err(why) = changed.and_then(|house| self.play_by(house)) {
            self.told.hint = Some(Hint::Rules(why));
        }
    }

    /// Plays by house rules from now on.
    fn play_by(&mut self, house: House) -> Result<(), BadHouse> {
        let book = ActiveRules::of(house)?;
        self.edit(|entry| entry.rules = book);
        Ok(())
    }

    /// Gives a name to a preset that was changed, as it is house rules now.
    fn named(&self, house: House) -> House {
        match self.entry.rules {
            ActiveRules::House(_) => house,
            ActiveRules::Preset(_) => self.renamed(house),
        }
    }

    /// The house rules under a name that no others have.
    fn renamed(&self, mut house: House) -> House {
        let base = speech::ruleset(house.base);
        let free = |name: &String| self.house_named(name).is_none();
        let name = (1..=self.houses.len() as u32 + 1)
            .map(|n| speech::house_name(base, n))
            .find(free);
        house.name = name.unwrap_or_default();
        house
    }

    /// House rules from elsewhere, renamed if others have their name: they do not overwrite those.
    pub(super) fn imported(&self, mut house: House) -> House {
        if house.preset().is_some() {
            return house;
        }
        let wanted = house.name.clone();
        let mut n = 1;
        while self
            .house_named(&house.name)
            .is_some_and(|known| *known != house)
        {
            n += 1;
            let number = format!(" {n}");
            house.name = cut(&wanted, LONGEST_NAME - number.len()) + &number;
        }
        house
    }

    fn house_named(&self, name: &str) -> Option<&House> {
        let mut houses = self.houses.iter().filter_map(ActiveRules::house);
        houses.find(|house| house.name == name)
    }

    fn rename(&mut self, name: &str) {
        let Some(house) = self.entry.rules.house().cloned() else {
            return;
        };
        if name.is_empty() || name == house.name {
            // The field shows the name that it has.
            self.told.times += 1;
            return;
        }
        if let Err(why) = House::check_name(name) {
            self.told.hint = Some(Hint::Rules(why));
            return;
        }
        if self.house_named(name).is_some() {
            self.told.hint = Some(Hint::NameTaken(name.to_owned()));
            return;
        }
        self.forget(&house.name);
        let name = name.to_owned();
        let _ = self.play_by(House { name, ..house });
    }

    fn delete_rules(&mut self) {
        let Some(house) = self.entry.rules.house().cloned() else {
            return;
        };
        let base = ActiveRules::Preset(self.entry.rules.base());
        self.forget(&house.name);
        self.edit(|entry| entry.rules = base);
        self.told.hint = Some(Hint::RulesDeleted(house.name));
    }

    fn forget(&mut self, name: &str) {
        self.houses
            .retain(|book| book.house().is_none_or(|house| house.name != name));
    }

    /// Takes over the house rules that another window has changed, in this hand and in its steps; the tiles stay. Those
    /// that it has deleted stay where they are played by.
    pub(super) fn take_over(&mut self, before: &[ActiveRules]) {
        let changed = self.houses.iter().filter(|book| !before.contains(book));
        let changed: Vec<ActiveRules> = changed.cloned().collect();
        self.for_each_entry(|entry| {
            let name = |book: &ActiveRules| book.house().map(|house| house.name.clone());
            let played = name(&entry.rules);
            let theirs = changed.iter().find(|&book| name(book) == played);
            if let Some(theirs) = theirs {
                Rc::make_mut(entry).rules = theirs.clone();
            }
        });
    }

    /// Keeps the house rules that are played by among the saved ones.
    pub(super) fn keep_house(&mut self) {
        let Some(house) = self.entry.rules.house() else {
            return;
        };
        let place = self
            .houses
            .iter()
            .position(|book| book.house().is_some_and(|other| other.name == house.name));
        match place {
            Some(at) => self.houses[at] = self.entry.rules.clone(),
            None => self.houses.push(self.entry.rules.clone()),
        }
    }
}
