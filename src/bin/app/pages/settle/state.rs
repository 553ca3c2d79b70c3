//! The state of the page: what was tapped about a hand, and the points that were entered.

use std::rc::Rc;

use tensu::{Ruleset, Wind};
use yew::Reducible;

use crate::model::active_rules::ActiveRules;
use crate::model::counting::{Pick, Quick};
use crate::model::entry::Entry;
use crate::model::points::AllPoints;

/// The taps around the hands. The winners before the present hand are in the entry.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Settling {
    /// The tab that is shown.
    pub(super) tab: Tab,
    /// The points that were entered.
    pub(super) points: AllPoints,
    /// The winner whose hand is being counted, and what is counted.
    pub(super) counting: Option<(Wind, Quick)>,
    /// The deal that the taps are about.
    deal: u32,
    tenpai: Vec<Wind>,
    nagashi: Vec<Wind>,
}

/// The tabs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Tab {
    /// One winner, or several.
    #[default]
    Winners,
    /// Nobody won.
    Drawn,
    /// Nobody won, and somebody's discards are a mangan.
    Nagashi,
    /// The least that the next win must pay.
    Need,
    /// The game is over.
    End,
}

impl Tab {
    /// All in their order.
    pub(super) const ALL: [Self; 5] = [
        Self::Winners,
        Self::Drawn,
        Self::Nagashi,
        Self::Need,
        Self::End,
    ];

    /// The side of the page in its address.
    pub(super) const fn side(self) -> &'static str {
        match self {
            Self::Winners => "winners",
            Self::Drawn => "drawn",
            Self::Nagashi => "nagashi",
            Self::Need => "need",
            Self::End => "end",
        }
    }

    /// The tab of a side.
    pub(super) fn at(side: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tab| tab.side() == side)
    }
}

/// A tap on the page.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum SettleTap {
    /// Show a tab.
    Tab(Tab),
    /// A winner's hand is counted, or that is over.
    Counting(Option<(Wind, Quick)>),
    /// A key of the counting, at a table.
    Pick(Pick, Rc<Entry>),
    /// A player is tenpai, or is not.
    Tenpai(Wind),
    /// A player's discards are a mangan, or are not.
    Nagashi(Wind),
    /// The points of a first seat.
    End(usize, Option<i64>),
    /// The points of a seat of this hand.
    Now(usize, Option<i64>),
}

/// A tap, with the rules and the deal that it is made under.
#[derive(Debug)]
pub(super) struct SettleTapped {
    pub(super) tap: SettleTap,
    pub(super) rules: ActiveRules,
    pub(super) deal: u32,
}

impl Reducible for Settling {
    type Action = SettleTapped;

    fn reduce(self: Rc<Self>, SettleTapped { tap, rules, deal }: SettleTapped) -> Rc<Self> {
        let mut next = (*self).clone();
        if next.deal != deal {
            // What was tapped about the hand that is over is forgotten.
            next.tenpai.clear();
            next.nagashi.clear();
            next.counting = None;
            next.deal = deal;
        }
        match tap {
            SettleTap::Tab(tab) => next.tab = tab,
            SettleTap::Counting(counting) => next.counting = counting,
            SettleTap::Pick(pick, table) => {
                if let Some((_, quick)) = &mut next.counting {
                    quick.pick(pick, &table);
                }
            }
            SettleTap::Tenpai(seat) => toggle(&mut next.tenpai, seat),
            SettleTap::Nagashi(seat) => toggle(&mut next.nagashi, seat),
            SettleTap::End(seat, points) => next.points.end.tell(&rules, seat, points),
            SettleTap::Now(seat, points) => next.points.now.tell(&rules, seat, points),
        }
        Rc::new(next)
    }
}

impl Settling {
    /// A new state with the points of an earlier visit.
    pub(super) fn with(points: AllPoints) -> Self {
        Self {
            points,
            ..Self::default()
        }
    }

    /// The other taps as text, a line for each; none before the first tap.
    pub(super) fn text(&self) -> String {
        let mut lines = Vec::new();
        let mut line = |what: &str, words: &str| lines.push([what, words].join(" "));
        if self.tab != Tab::default() {
            line("tab", self.tab.side());
        }
        for (what, seats) in [("tenpai", &self.tenpai), ("nagashi", &self.nagashi)] {
            for seat in seats {
                line(what, seat.code());
            }
        }
        if let Some((seat, quick)) = &self.counting {
            line("counting", &[seat.code(), " ", &quick.text()].concat());
        }
        if lines.is_empty() {
            return String::new();
        }
        lines.push(format!("deal {}", self.deal));
        lines.join("\n")
    }

    /// The state with what was tapped in an earlier visit: as much of it as can be read.
    pub(super) fn resumed(mut self, text: &str) -> Self {
        for line in text.lines() {
            let (what, words) = line.split_once(' ').unwrap_or((line, ""));
            match what {
                "tab" => self.tab = Tab::at(words).unwrap_or_default(),
                "tenpai" => self.tenpai.extend(Wind::from_code(words)),
                "nagashi" => self.nagashi.extend(Wind::from_code(words)),
                "counting" => {
                    let (seat, words) = words.split_once(' ').unwrap_or((words, ""));
                    let seat = Wind::from_code(seat);
                    self.counting = seat.map(|seat| (seat, Quick::read(words)));
                }
                "deal" => self.deal = words.parse().unwrap_or_default(),
                _ => {}
            }
        }
        self
    }

    /// The tenpai players of a game.
    pub(super) fn tenpai(&self, rules: &Ruleset, deal: u32) -> Vec<Wind> {
        self.seated(&self.tenpai, rules, deal)
    }

    /// The players of a game with a nagashi mangan.
    pub(super) fn nagashi(&self, rules: &Ruleset, deal: u32) -> Vec<Wind> {
        self.seated(&self.nagashi, rules, deal)
    }

    /// The players of a list who sit at this table, in the order of the seats.
    fn seated(&self, list: &[Wind], rules: &Ruleset, deal: u32) -> Vec<Wind> {
        let seats = rules.seats.winds().iter().copied();
        let is_listed = |seat: &Wind| self.deal == deal && list.contains(seat);
        seats.filter(is_listed).collect()
    }
}

fn toggle(list: &mut Vec<Wind>, seat: Wind) {
    match list.iter().position(|&other| other == seat) {
        Some(at) => drop(list.remove(at)),
        None => list.push(seat),
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use tensu::Wind;
    use tensu::quick::Counted;
    use tensu::rules::{TENHOU, TENHOU_SANMA};
    use yew::Reducible;

    use super::{SettleTap, SettleTapped, Settling, Tab};
    use crate::model::active_rules::ActiveRules;
    use crate::model::counting::Quick;

    fn after(settling: Settling, tap: SettleTap, deal: u32) -> Settling {
        let rules = ActiveRules::Preset(&TENHOU);
        let next = Rc::new(settling).reduce(SettleTapped { tap, rules, deal });
        (*next).clone()
    }

    #[test]
    fn seats_that_are_gone_are_not_tenpai() {
        let taps = [Wind::North, Wind::East].map(SettleTap::Tenpai);
        let settling = taps
            .into_iter()
            .fold(Settling::default(), |settling, tap| after(settling, tap, 0));
        assert_eq!(settling.tenpai(&TENHOU, 0), [Wind::East, Wind::North]);
        assert_eq!(settling.tenpai(&TENHOU_SANMA, 0), [Wind::East]);
        // The next hand has its own.
        assert_eq!(settling.tenpai(&TENHOU, 1), []);
        let next = after(settling.clone(), SettleTap::Tenpai(Wind::West), 1);
        assert_eq!(next.tenpai(&TENHOU, 1), [Wind::West]);
        let settling = after(settling, SettleTap::Tenpai(Wind::East), 0);
        assert_eq!(settling.tenpai(&TENHOU_SANMA, 0), []);
    }

    #[test]
    fn what_was_tapped_is_read_back() {
        let quick = Quick::of(Counted::Han(3, Some(40)));
        let taps = [
            SettleTap::Tab(Tab::Drawn),
            SettleTap::Tenpai(Wind::North),
            SettleTap::Tenpai(Wind::East),
            SettleTap::Nagashi(Wind::South),
            SettleTap::Counting(Some((Wind::West, quick))),
        ];
        let mut settling = Settling::default();
        assert_eq!(settling.text(), "");
        for tap in taps {
            settling = after(settling, tap, 3);
            let read = Settling::default().resumed(&settling.text());
            // The points have a text of their own.
            assert_eq!(read.text(), settling.text());
            assert_eq!(
                (read.tab, &read.counting),
                (settling.tab, &settling.counting)
            );
            assert_eq!(read.tenpai(&TENHOU, 3), settling.tenpai(&TENHOU, 3));
            assert_eq!(read.nagashi(&TENHOU, 3), settling.nagashi(&TENHOU, 3));
        }
        // It was the hand of that deal, and no other.
        assert_eq!(
            Settling::default()
                .resumed(&settling.text())
                .tenpai(&TENHOU, 4),
            []
        );
        assert_eq!(
            Settling::default().resumed("later 1\ntenpai X"),
            Settling::default()
        );
    }

    #[test]
    fn each_tab_has_its_side() {
        for tab in Tab::ALL {
            assert_eq!(Tab::at(tab.side()), Some(tab));
        }
        assert_eq!(Tab::at(""), None);
    }
}
