//! The winners of a hand who are entered by han and fu or the like, beside those entered by their tiles.

use std::mem::discriminant;
use std::rc::Rc;

use tensu::Wind;
use tensu::game::{Told, Winner};
use yew::Reducible;

use super::at_table::AtTable;
use super::availability::Effective;
use super::counting::{Quick, text};
use super::entry::Entry;

/// The winners who were counted without tiles, in one deal.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Tally {
    /// The number of the deal.
    deal: u32,
    /// `true` if the hand with tiles is none of the winners.
    is_apart: bool,
    /// The table as it was chosen as long as no hand with tiles has one.
    table: Vec<AtTable>,
    /// The winners, each with the seat.
    list: Vec<(Wind, Quick)>,
}

/// The things that can be done with them.
#[derive(Clone, Debug)]
pub(crate) enum Count {
    /// There is one winner, and this is the table.
    Only(Wind, Quick, Vec<AtTable>),
    /// One more.
    Add(Wind, Quick),
    /// One less.
    Drop(usize),
    /// The hand with tiles is one of the winners, or is not.
    Hand(bool),
    /// Something of the table.
    Table(AtTable),
}

impl Reducible for Tally {
    /// The thing that is done, and the number of its deal.
    type Action = (Count, u32);

    fn reduce(self: Rc<Self>, (count, deal): Self::Action) -> Rc<Self> {
        let mut next = self.at(deal);
        next.deal = deal;
        match count {
            Count::Only(seat, quick, table) => {
                (next.is_apart, next.table) = (true, table);
                next.list = vec![(seat, quick)];
            }
            Count::Add(seat, quick) => next.list.push((seat, quick)),
            Count::Drop(at) if at < next.list.len() => {
                next.list.remove(at);
                next.is_apart &= !next.list.is_empty();
            }
            Count::Drop(_) => {}
            Count::Hand(is_one) => next.is_apart = !is_one,
            Count::Table(action) => {
                next.table
                    .retain(|other| discriminant(other) != discriminant(&action));
                next.table.push(action);
            }
        }
        Rc::new(next)
    }
}

impl Tally {
    /// The tally of a deal: the next one has its own.
    pub(crate) fn at(&self, deal: u32) -> Self {
        if self.deal == deal {
            self.clone()
        } else {
            Self::default()
        }
    }

    /// As text, a line for each thing; empty when nobody was counted.
    pub(crate) fn text(&self) -> String {
        if *self == self.of_nobody() {
            return String::new();
        }
        let mut lines = vec![format!("deal {}", self.deal)];
        if self.is_apart {
            lines.push("apart".to_owned());
        }
        lines.extend(text::table_words(&self.table).map(|word| format!("table {word}")));
        let winner =
            |(seat, quick): &(Wind, Quick)| format!("winner {} {}", seat.code(), quick.text());
        lines.extend(self.list.iter().map(winner));
        lines.join("\n")
    }

    /// From its text: as much of it as can be read.
    pub(crate) fn read(text: &str) -> Self {
        let mut tally = Self::default();
        for line in text.lines() {
            let (what, words) = line.split_once(' ').unwrap_or((line, ""));
            match what {
                "deal" => tally.deal = words.parse().unwrap_or_default(),
                "apart" => tally.is_apart = true,
                "table" => tally.table.extend(text::of_table(words)),
                "winner" => {
                    let (seat, words) = words.split_once(' ').unwrap_or((words, ""));
                    let seat = Wind::from_code(seat);
                    tally
                        .list
                        .extend(seat.map(|seat| (seat, Quick::read(words))));
                }
                _ => {}
            }
        }
        tally
    }

    fn of_nobody(&self) -> Self {
        Self {
            deal: self.deal,
            ..Self::default()
        }
    }

    /// The winners, each with the seat.
    pub(crate) fn list(&self) -> &[(Wind, Quick)] {
        &self.list
    }

    /// The table as it was chosen.
    pub(crate) fn table(&self) -> &[AtTable] {
        &self.table
    }

    /// Returns whether a hand with tiles is a winner, too.
    pub(crate) fn has_hand(&self, entry: &Entry) -> bool {
        !self.is_apart && !entry.winners().is_empty()
    }

    /// The table of them all: that of the hand with tiles, if it is one of them.
    pub(crate) fn seated(&self, entry: &Entry) -> Entry {
        let mut table = entry.clone();
        if !self.has_hand(entry) {
            for value in &self.table {
                value.tell(&mut table.rest);
            }
        }
        table
    }

    /// All winners as the core asks for them, those with tiles first.
    pub(crate) fn winners(&self, entry: &Entry) -> Vec<Winner> {
        let tiles = if self.is_apart {
            Vec::new()
        } else {
            entry.winners()
        };
        let tiles = tiles.into_iter().map(|question| Winner {
            question,
            told: Told::Tiles,
        });
        let table = self.seated(entry);
        let counted = self.list.iter().map(|(seat, quick)| {
            let mut table = table.clone();
            table.rest.seat = *seat;
            Winner {
                question: Effective::of(&table, table.rest.by).question,
                told: Told::Counted(quick.at(&table).counted),
            }
        });
        tiles.chain(counted).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use tensu::game::{Told, settle_all};
    use tensu::quick::Counted;
    use tensu::{By, Wind};
    use yew::Reducible;

    use super::{Count, Tally};
    use crate::model::at_table::AtTable;
    use crate::model::counting::Quick;
    use crate::model::entry::Entry;

    fn after(counts: Vec<Count>) -> Tally {
        let tally = counts
            .into_iter()
            .fold(Rc::new(Tally::default()), |tally, count| {
                tally.reduce((count, 1))
            });
        (*tally).clone()
    }

    fn han(han: u8, fu: u16) -> Quick {
        Quick::of(Counted::Han(han, Some(fu)))
    }

    #[test]
    fn two_who_were_counted_win_off_the_third() {
        let tally = after(vec![
            Count::Only(Wind::South, han(3, 40), vec![AtTable::By(By::Tsumo)]),
            Count::Table(AtTable::By(By::Ron)),
            Count::Table(AtTable::From(Some(Wind::West))),
            Count::Add(Wind::North, han(2, 30)),
        ]);
        let entry = Entry::default();
        let settled = settle_all(&tally.winners(&entry), entry.ruleset()).expect("two rons");
        // 40 fu 3 han: 40 × 2⁵ × 4 = 5,120, so 5,200; 30 fu 2 han: 1,920, so 2,000.
        let changes = [
            (Wind::East, 0),
            (Wind::South, 5_200),
            (Wind::West, -7_200),
            (Wind::North, 2_000),
        ];
        assert_eq!(settled.changes, changes);
        assert_eq!(entry, Entry::default(), "the hand keeps its own table");
    }

    #[test]
    fn who_was_counted_is_read_back() {
        let tally = after(vec![
            Count::Only(Wind::South, han(3, 40), vec![AtTable::By(By::Ron)]),
            Count::Table(AtTable::From(Some(Wind::West))),
            Count::Table(AtTable::Honba(2)),
            Count::Add(Wind::North, Quick::of(Counted::Yakuman(1))),
        ]);
        assert_eq!(Tally::read(&tally.text()), tally);
        let entry = Entry::default();
        assert_eq!(
            Tally::read(&tally.text()).winners(&entry),
            tally.winners(&entry)
        );
        assert_eq!(after(vec![Count::Hand(true)]).text(), "");
        assert_eq!(Tally::read("later\nwinner X t0:3.40"), Tally::default());
    }

    #[test]
    fn the_next_deal_begins_anew() {
        let tally = after(vec![Count::Add(Wind::South, han(1, 30))]);
        assert_eq!(tally.at(1).list().len(), 1);
        assert_eq!(tally.at(2), Tally::default());
    }

    #[test]
    fn who_is_told_by_tiles_is_one_of_them_unless_apart() {
        let mut entry = Entry::default();
        for tile in tensu::notation::tiles("234m34p66p678s567s2p").expect("tiles") {
            entry.tiles.push(tile);
        }
        let mixed = after(vec![Count::Add(Wind::North, han(1, 30))]);
        let told = |tally: &Tally| -> Vec<bool> {
            let winners = tally.winners(&entry);
            winners.iter().map(|one| one.told == Told::Tiles).collect()
        };
        assert_eq!(told(&mixed), [true, false]);
        let apart = after(vec![Count::Only(Wind::North, han(1, 30), Vec::new())]);
        assert_eq!(told(&apart), [false]);
        let back = after(vec![
            Count::Only(Wind::North, han(1, 30), Vec::new()),
            Count::Drop(0),
        ]);
        assert_eq!(told(&back), [true]);
    }
}
