//! A win counted without tiles as words, so that it is kept: while it is half told, and among the hands that were
//! scored.

use tensu::evening::{Event, HandValue, WinningChair, Won};
use tensu::link::{BadLink, Link};
use tensu::quick::{Chosen, Counted};
use tensu::{By, Question, Wind};

use super::{Quick, Quickly};
use crate::model::at_table::AtTable;
use crate::model::entry::Entry;
use crate::model::library::library;
use crate::model::share;

/// The value of a win, as an event tells it.
pub(crate) const fn value(counted: Counted) -> HandValue {
    match counted {
        Counted::Yaku(chosen) => HandValue::Yaku(chosen),
        Counted::Han(han, fu) => HandValue::Han(han, fu),
        Counted::Yakuman(units) => HandValue::Yakuman(units),
        Counted::Points(points) => HandValue::Points(points),
    }
}

/// The value of a win, as a word of a game.
pub(crate) fn word(counted: Counted) -> String {
    let winner = WinningChair {
        chips: None,
        chair: 0,
        value: value(counted),
        liable: Vec::new(),
    };
    let won = Won {
        winners: vec![winner],
        ..Won::default()
    };
    Event::Won(won).to_string()
}

/// The value of a win, from its word.
pub(crate) fn counted(word: &str) -> Option<Counted> {
    let Event::Won(won) = Event::read_with(word, library().reader) else {
        return None;
    };
    match won.winners.into_iter().next()?.value {
        HandValue::Yaku(chosen) => Some(Counted::Yaku(chosen)),
        HandValue::Han(han, fu) => Some(Counted::Han(han, fu)),
        HandValue::Yakuman(units) => Some(Counted::Yakuman(units)),
        HandValue::Points(points) => Some(Counted::Points(points)),
        _ => None,
    }
}

/// The choices at a table, as words.
pub(crate) fn table_words(table: &[AtTable]) -> impl Iterator<Item = String> {
    table.iter().filter_map(|action| {
        Some(match action {
            AtTable::By(by) => format!("by:{}", by.code()),
            AtTable::Seat(wind) => format!("seat:{}", wind.code()),
            AtTable::Round(wind) => format!("round:{}", wind.code()),
            AtTable::Honba(count) => format!("honba:{count}"),
            AtTable::Sticks(count) => format!("sticks:{count}"),
            AtTable::Norths(count) => format!("norths:{count}"),
            AtTable::From(from) => format!("from:{}", from.map_or("", Wind::code)),
            AtTable::Liable(..) => return None,
        })
    })
}

/// One choice at a table, from its word.
pub(crate) fn of_table(word: &str) -> Option<AtTable> {
    let (what, value) = word.split_once(':')?;
    Some(match what {
        "by" => AtTable::By(By::from_code(value)?),
        "seat" => AtTable::Seat(Wind::from_code(value)?),
        "round" => AtTable::Round(Wind::from_code(value)?),
        "honba" => AtTable::Honba(value.parse().ok()?),
        "sticks" => AtTable::Sticks(value.parse().ok()?),
        "norths" => AtTable::Norths(value.parse().ok()?),
        "from" if value.is_empty() => AtTable::From(None),
        "from" => AtTable::From(Some(Wind::from_code(value)?)),
        _ => return None,
    })
}

impl Quick {
    /// All taps, as words; none without a tap.
    pub(crate) fn text(&self) -> String {
        let mut words = Vec::new();
        if self.in_short {
            words.push("short".to_owned());
        }
        let yaku = Counted::Yaku(self.chosen);
        let yaku = Some(yaku).filter(|_| self.chosen != Chosen::default());
        words.extend(yaku.into_iter().chain(self.short).map(word));
        words.extend(self.fu.map(|fu| format!("fu:{fu}")));
        words.extend(table_words(&self.table));
        words.join(" ")
    }

    /// From its words: as much of it as can be read.
    pub(crate) fn read(text: &str) -> Self {
        let mut quick = Self::default();
        for text in text.split_ascii_whitespace() {
            if text == "short" {
                quick.in_short = true;
            } else if let Some(fu) = text.strip_prefix("fu:") {
                quick.fu = fu.parse().ok();
            } else if let Some(action) = of_table(text) {
                quick.table.push(action);
            } else {
                match counted(text) {
                    Some(Counted::Yaku(chosen)) => quick.chosen = chosen,
                    Some(short) => quick.short = Some(short),
                    None => {}
                }
            }
        }
        quick
    }

    /// The line for the list of scored hands: the link of its table, then the value; `None` before it has a score.
    pub(crate) fn line(&self, entry: &Entry) -> Option<String> {
        self.chosen()?;
        let seated = self.seated(entry);
        let Quickly {
            table,
            counted,
            price,
        } = self.at(entry);
        price.ok()?;
        let link = Link {
            rules: seated.rules.to_house(),
            question: Question {
                seat: table.seat,
                round: seated.rest.round,
                by: table.by,
                from: table.from,
                honba: table.honba,
                sticks: table.sticks,
                ..Question::default()
            },
        };
        Some(format!("{link} {}", word(counted)))
    }

    /// The count of such a line, and the rules and table that it is counted at; `None` of a hand with tiles.
    pub(crate) fn of_line(line: &str) -> Option<Result<(Self, Entry), BadLink>> {
        let (address, told) = line.split_once(' ')?;
        Some(Self::priced(address, told))
    }

    fn priced(link: &str, told: &str) -> Result<(Self, Entry), BadLink> {
        let counted = counted(told).ok_or(BadLink::NotALink)?;
        let entry = share::entry(share::read(link)?).map_err(BadLink::Rules)?;
        let Question {
            by,
            seat,
            round,
            honba,
            sticks,
            from,
            ..
        } = entry.rest;
        let table = vec![
            AtTable::By(by),
            AtTable::Seat(seat),
            AtTable::Round(round),
            AtTable::Honba(honba),
            AtTable::Sticks(sticks),
            AtTable::From(from),
        ];
        let quick = Self {
            table,
            ..Self::of(counted)
        };
        Ok((quick, entry))
    }
}

#[cfg(test)]
mod tests {
    use tensu::quick::{Chosen, Counted, Melds};
    use tensu::rules::{KOREAN, TENHOU};
    use tensu::yaku::YakuSet;
    use tensu::{By, Wind, Yaku};

    use super::Quick;
    use crate::model::active_rules::ActiveRules;
    use crate::model::at_table::AtTable;
    use crate::model::counting::{Pick, Way};
    use crate::model::entry::Entry;

    fn toitoi() -> Counted {
        Counted::Yaku(Chosen {
            yaku: YakuSet::of(&[Yaku::Tanyao, Yaku::Toitoi]),
            melds: Melds::Open,
            dora: 2,
            fu: Some(40),
            ..Chosen::default()
        })
    }

    fn west() -> Counted {
        Counted::Yaku(Chosen {
            yaku: YakuSet::of(&[Yaku::YakuhaiSeat]),
            melds: Melds::Open,
            fu: Some(30),
            ..Chosen::default()
        })
    }

    #[test]
    fn whatever_was_tapped_is_read_back() {
        let entry = Entry::default();
        let mut quick = Quick::of(toitoi());
        assert_eq!(Quick::read(&quick.text()), quick);
        for pick in [
            Pick::Count(Counted::Han(3, None)),
            Pick::Fu(50),
            Pick::Count(Counted::Yakuman(2)),
            Pick::Way(Way::Yaku),
            Pick::Table(AtTable::By(By::Tsumo)),
            Pick::Table(AtTable::Seat(Wind::North)),
            Pick::Table(AtTable::Round(Wind::South)),
            Pick::Table(AtTable::Honba(2)),
            Pick::Table(AtTable::Sticks(0)),
            Pick::Table(AtTable::From(None)),
        ] {
            quick.pick(pick, &entry);
            assert_eq!(Quick::read(&quick.text()), quick, "{}", quick.text());
        }
        assert_eq!(Quick::default().text(), "");
        // Of a later version, or of nobody.
        assert_eq!(Quick::read("later:1 t0:x from:X t0:3.40"), {
            let mut quick = Quick::read("");
            quick.short = Some(Counted::Han(3, Some(40)));
            quick
        });
    }

    #[test]
    fn a_price_among_the_hands_is_the_same_at_any_other_table() {
        for (rules, counted, by) in [
            (&TENHOU, Counted::Han(3, Some(40)), By::Tsumo),
            (&TENHOU, toitoi(), By::Ron),
            // Of the seat and the round: two yaku.
            (&TENHOU, west(), By::Ron),
            (&TENHOU, Counted::Yakuman(1), By::Ron),
            (&KOREAN, Counted::Points(14), By::Tsumo),
        ] {
            let mut entry = Entry {
                rules: ActiveRules::Preset(rules),
                ..Entry::default()
            };
            (entry.rest.seat, entry.rest.round, entry.rest.by) = (Wind::West, Wind::West, by);
            let quick = Quick::of(counted);
            let line = quick.line(&entry).expect("a price");
            let (read, there) = Quick::of_line(&line)
                .expect("not of tiles")
                .expect("readable");
            assert_eq!(there.rules, entry.rules);
            // At the table of another hand it keeps its own.
            let mut other = entry.clone();
            (other.rest.seat, other.rest.by, other.rest.honba) = (Wind::East, by.other(), 3);
            other.rest.round = Wind::South;
            assert_eq!(read.at(&other).price, quick.at(&entry).price, "{line}");
            assert_eq!(read.line(&other), Some(line));
        }
    }

    #[test]
    fn what_has_no_price_is_no_line() {
        let entry = Entry::default();
        assert_eq!(Quick::default().line(&entry), None);
        // Dora are no yaku.
        let dora = Chosen {
            dora: 2,
            ..Chosen::default()
        };
        assert_eq!(Quick::of(Counted::Yaku(dora)).line(&entry), None);
        assert_eq!(Quick::of_line("1/tenhou/12m/ron"), None);
        for bad in [
            "1/tenhou/ron t0:x",
            "1/nowhere/ron t0:3.40",
            "rubbish of old",
        ] {
            assert!(matches!(Quick::of_line(bad), Some(Err(_))), "{bad}");
        }
    }
}
