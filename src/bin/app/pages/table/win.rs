//! A win that is being told: by whom, off whom, and what the hand is.

use std::fmt::Write as _;

use tensu::evening::{Calls, Chair, Event, HandValue, WinningChair, Won};
use tensu::rules::{Abort, Rules};
use tensu::{Riichi, Yaku};

use crate::model::counting::{Quick, text};
use crate::model::library::library;

/// The most chairs of a game.
pub(super) const CHAIRS: Chair = 5;

/// The way in which the worth of a hand is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Pad {
    /// By one of the usual payments.
    #[default]
    Prices,
    /// By one of the rare ones.
    Rare,
    /// By han and fu.
    Short,
    /// By its yaku.
    Yaku,
}

impl Pad {
    const ALL: [(Self, &str); 4] = [
        (Self::Prices, "prices"),
        (Self::Rare, "rare"),
        (Self::Short, "short"),
        (Self::Yaku, "yaku"),
    ];
}

/// A player who is liable, and the winner and yakuman it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Liability {
    pub(super) winner: Chair,
    pub(super) chair: Chair,
    pub(super) yaku: Yaku,
}

/// A win that is being told.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Win {
    /// The winners, each with the value of the hand as far as it is told.
    pub(super) winners: Vec<(Chair, Option<HandValue>)>,
    /// `Some(None)` for a tsumo, the discarder for a ron; `None` while it is not told.
    #[allow(
        clippy::option_option,
        reason = "not told yet, and told as an event tells it"
    )]
    pub(super) from: Option<Option<Chair>>,
    /// `true` if the winning tile was the discard of a riichi declaration.
    pub(super) declaring: bool,
    /// The way in which the worth of a hand is told now.
    pub(super) pad: Pad,
    /// The han and fu, or the yaku, that are counted where no payment is tapped.
    pub(super) quick: Quick,
    /// The players who pay in somebody else's place.
    pub(super) liable: Vec<Liability>,
    /// `true` while it is being asked who is liable.
    pub(super) asks_liable: bool,
    /// A number of points that no key has, as it is being written.
    pub(super) typed: String,
    /// The chips that were counted for a winner.
    pub(super) chips: Vec<(Chair, u8)>,
}

impl Win {
    /// A win of one player, with nothing else told.
    pub(super) fn of(chair: Chair) -> Self {
        Self {
            winners: vec![(chair, None)],
            ..Self::default()
        }
    }

    /// The win of an event, without its values.
    pub(super) fn again(won: &Won) -> Self {
        let liable = won.winners.iter().flat_map(|winner| {
            let all = winner.liable.iter();
            all.map(|&(chair, yaku)| Liability {
                winner: winner.chair,
                chair,
                yaku,
            })
        });
        let chips = won.winners.iter();
        let chips = chips.filter_map(|winner| Some((winner.chair, winner.chips?)));
        Self {
            chips: chips.collect(),
            winners: (won.winners.iter())
                .map(|winner| (winner.chair, None))
                .collect(),
            from: Some(won.from),
            declaring: won.declaring.is_some(),
            liable: liable.collect(),
            ..Self::default()
        }
    }

    /// Returns whether a player is among the winners.
    pub(super) fn has(&self, chair: Chair) -> bool {
        self.winners.iter().any(|(winner, _)| *winner == chair)
    }

    /// Returns whether so many winners make the hand a draw.
    pub(super) fn is_draw(&self, rules: &Rules) -> bool {
        self.calls(rules) == Calls::Draw
    }

    /// The winner whose call goes first, if the rules let only that one win.
    pub(super) fn alone(&self, rules: &Rules) -> Option<Chair> {
        match self.calls(rules) {
            Calls::Only(chair) => Some(chair),
            _ => None,
        }
    }

    /// The answer of the rules to several who won: all, one alone, or a draw.
    fn calls(&self, rules: &Rules) -> Calls {
        let callers: Vec<Chair> = self.winners.iter().map(|(chair, _)| *chair).collect();
        let from = self.from.flatten();
        from.map_or(Calls::All, |from| Calls::of(from, &callers, rules))
    }

    /// The winner whose value is asked now.
    pub(super) fn asked(&self, rules: &Rules) -> Option<Chair> {
        let alone = self.alone(rules);
        let mut open = self
            .winners
            .iter()
            .filter(|(chair, value)| value.is_none() && alone.is_none_or(|alone| alone == *chair));
        open.next().map(|&(chair, _)| chair)
    }

    /// Sets somebody's value, and clears what was tapped for it.
    pub(super) fn price(&mut self, chair: Chair, value: &HandValue) {
        for (own, told) in &mut self.winners {
            if *own == chair {
                *told = Some(value.clone());
            }
        }
        self.pad = Pad::Prices;
        self.quick = Quick::default();
        self.asks_liable = false;
        self.typed.clear();
    }

    /// The chips that were counted for somebody.
    pub(super) fn chips(&self, chair: Chair) -> Option<u8> {
        let mut counted = self.chips.iter();
        counted
            .find(|(own, _)| *own == chair)
            .map(|(_, chips)| *chips)
    }

    /// Sets the chips of a winner; `None` where the hand tells them.
    pub(super) fn count_chips(&mut self, chair: Chair, chips: Option<u8>) {
        self.chips.retain(|(own, _)| *own != chair);
        self.chips.extend(chips.map(|chips| (chair, chips)));
    }

    /// Says that somebody is liable for a yakuman, in place of whoever was, or takes it back.
    pub(super) fn turn_liable(&mut self, one: Liability) {
        let is_on = self.liable.contains(&one);
        self.liable
            .retain(|other| (other.winner, other.yaku) != (one.winner, one.yaku));
        if !is_on {
            self.liable.push(one);
        }
    }

    /// The event, once all of it is told.
    pub(super) fn told(&self, rules: &Rules) -> Option<Event> {
        let from = self.from?;
        if self.is_draw(rules) {
            return Some(Event::Aborted(Abort::ThreeRons, None));
        }
        let alone = self.alone(rules);
        let paid = self.winners.iter();
        let paid = paid.filter(|(chair, _)| alone.is_none_or(|alone| alone == *chair));
        let winners = paid.map(|(chair, value)| {
            let liable = self.liable.iter().filter(|one| one.winner == *chair);
            Some(WinningChair {
                chair: *chair,
                value: value.clone()?,
                liable: liable.map(|one| (one.chair, one.yaku)).collect(),
                chips: self.chips(*chair),
            })
        });
        Some(Event::Won(Won {
            from,
            winners: winners.collect::<Option<_>>()?,
            declaring: from.filter(|_| self.declaring),
        }))
    }

    /// Adds a winner off the same discard, or takes one away; otherwise only that player wins. `None` if nobody is
    /// left.
    pub(super) fn also(mut self, chair: Chair) -> Option<Self> {
        match self.winners.iter().position(|(own, _)| *own == chair) {
            Some(at) if self.winners.len() > 1 => {
                self.winners.remove(at);
                self.liable.retain(|one| one.winner != chair);
                self.count_chips(chair, None);
            }
            Some(_) => return None,
            None if matches!(self.from, Some(Some(from)) if from != chair) => {
                self.winners.push((chair, None));
            }
            None => self = Self::of(chair),
        }
        Some(self)
    }

    /// Writes it as text, a line for each thing that is told.
    pub(super) fn text(&self) -> String {
        let mut lines = String::new();
        let mut line = |words: std::fmt::Arguments<'_>| {
            let _ = writeln!(lines, "{words}");
        };
        match self.from {
            Some(Some(from)) => line(format_args!("from {from}")),
            Some(None) => line(format_args!("tsumo")),
            None => {}
        }
        if self.declaring {
            line(format_args!("declaring"));
        }
        for (pad, name) in Pad::ALL {
            if pad == self.pad {
                line(format_args!("pad {name}"));
            }
        }
        for (chair, value) in &self.winners {
            match value {
                Some(value) => line(format_args!("won {}", word(*chair, value))),
                None => line(format_args!("winner {chair}")),
            }
        }
        for one in &self.liable {
            line(format_args!(
                "liable {} {} {}",
                one.winner,
                one.chair,
                one.yaku.code()
            ));
        }
        for (chair, chips) in &self.chips {
            line(format_args!("chips {chair} {chips}"));
        }
        if self.asks_liable {
            line(format_args!("liable?"));
        }
        if !self.typed.is_empty() {
            line(format_args!("typed {}", self.typed));
        }
        if let Some(counted) = self.quick.chosen() {
            line(format_args!("quick {}", text::word(counted)));
        }
        lines
    }

    /// Reads as much of it as can be read; `None` without a winner.
    pub(super) fn read(text: &str) -> Option<Self> {
        Some(Self::read_part(text)).filter(|win| !win.winners.is_empty())
    }

    /// Reads as much of it as can be read, even without a winner.
    pub(super) fn read_part(text: &str) -> Self {
        let mut win = Self::default();
        for line in text.lines() {
            let (what, words) = line.split_once(' ').unwrap_or((line, ""));
            let chair = |word: &str| word.parse().ok().filter(|chair: &Chair| *chair < CHAIRS);
            match what {
                "from" => win.from = chair(words).map(Some),
                "tsumo" => win.from = Some(None),
                "declaring" => win.declaring = true,
                "liable?" => win.asks_liable = true,
                "typed" => words.clone_into(&mut win.typed),
                "pad" => {
                    let mut all = Pad::ALL.iter();
                    let named = all.find(|(_, name)| *name == words);
                    win.pad = named.map(|(pad, _)| *pad).unwrap_or_default();
                }
                "winner" => win.winners.extend(chair(words).map(|chair| (chair, None))),
                "won" => win
                    .winners
                    .extend(value(words).map(|(chair, value)| (chair, Some(value)))),
                "chips" => {
                    let (whose, chips) = words.split_once(' ').unwrap_or_default();
                    if let (Some(chair), Ok(chips)) = (chair(whose), chips.parse()) {
                        win.chips.push((chair, chips));
                    }
                }
                "liable" => {
                    let words: Vec<&str> = words.split(' ').collect();
                    if let [winner, liable, yaku] = *words
                        && let (Some(winner), Some(chair)) = (chair(winner), chair(liable))
                        && let Some(yaku) = Yaku::from_code(yaku)
                    {
                        win.liable.push(Liability {
                            winner,
                            chair,
                            yaku,
                        });
                    }
                }
                "quick" => {
                    let counted = text::counted(words);
                    win.quick = counted.map(Quick::of).unwrap_or_default();
                }
                _ => {}
            }
        }
        win
    }
}

/// A winner and a value as a word.
fn word(chair: Chair, value: &HandValue) -> Event {
    Event::Won(Won {
        from: None,
        winners: vec![WinningChair {
            chair,
            value: value.clone(),
            liable: Vec::new(),
            chips: None,
        }],
        declaring: None,
    })
}

fn value(word: &str) -> Option<(Chair, HandValue)> {
    match Event::read_with(word, library().reader) {
        Event::Won(won) => {
            let winner = won.winners.into_iter().next()?;
            Some((winner.chair, winner.value))
        }
        _ => None,
    }
}

/// Riichi of a seat, laid or taken back.
pub(super) const fn stick(chair: Chair, is_in_riichi: bool) -> Event {
    if is_in_riichi {
        Event::Unriichi(chair)
    } else {
        Event::Riichi(chair, Riichi::Riichi)
    }
}

/// Puts a chair into a list, or takes it out.
pub(super) fn turn(list: &mut Vec<Chair>, chair: Chair) {
    match list.iter().position(|own| *own == chair) {
        Some(at) => drop(list.remove(at)),
        None => list.push(chair),
    }
    list.sort_unstable();
}

#[cfg(test)]
mod tests {
    use tensu::evening::{Chair, Event, HandValue};
    use tensu::quick::{Chosen, Counted, Melds};
    use tensu::rules::{EMA_2025, TENHOU, WRC_2025};
    use tensu::{Yaku, yaku::YakuSet};

    use super::{Liability, Pad, Win};
    use crate::model::counting::Quick;

    fn of(from: Chair, winners: &[Chair]) -> Win {
        Win {
            winners: winners.iter().map(|&chair| (chair, None)).collect(),
            from: Some(Some(from)),
            ..Win::default()
        }
    }

    #[test]
    fn what_is_half_told_is_read_back() {
        let chosen = Chosen {
            yaku: YakuSet::of(&[Yaku::Tanyao, Yaku::Toitoi]),
            melds: Melds::Open,
            dora: 2,
            fu: Some(40),
            ..Chosen::default()
        };
        let tiles = "234m340p66p678s56s+7s riichi".parse().expect("a hand");
        let win = Win {
            winners: vec![(3, Some(HandValue::Tiles(Box::new(tiles)))), (0, None)],
            declaring: true,
            pad: Pad::Yaku,
            quick: Quick::of(Counted::Yaku(chosen)),
            liable: vec![Liability {
                winner: 0,
                chair: 1,
                yaku: Yaku::Daisangen,
            }],
            asks_liable: true,
            typed: "4".to_owned(),
            chips: vec![(0, 3)],
            ..of(2, &[])
        };
        assert_eq!(Win::read(&win.text()), Some(win));
        assert_eq!(Win::read(""), None);
        assert_eq!(Win::read("from 7\nwinner 9\nwon d12"), None);
    }

    #[test]
    fn rules_say_which_of_several_wins() {
        // South deals in to North and East: West comes next, then North, then East.
        let win = of(1, &[0, 3]);
        assert_eq!(win.alone(&WRC_2025), Some(3));
        assert_eq!(win.asked(&WRC_2025), Some(3));
        assert_eq!(
            (win.alone(&EMA_2025), win.asked(&EMA_2025)),
            (None, Some(0))
        );
        let mut told = win;
        told.price(3, &HandValue::Base(320));
        let event = told.told(&WRC_2025).map(|event| event.to_string());
        assert_eq!(event.as_deref(), Some("w1-3:b320"));
        assert_eq!(told.told(&EMA_2025), None);
        let three = of(1, &[0, 2, 3]);
        assert!(three.is_draw(&TENHOU) && !three.is_draw(&EMA_2025));
        let draw = three.told(&TENHOU).map(|event| event.to_string());
        assert_eq!(draw, Some(Event::read("a3").to_string()));
    }
}
