//! Botzone's Chinese Standard Mahjong: a line a move, a hand a match, the players from East on.

use alloc::string::String;
use alloc::vec::Vec;

use tensu::evening::{Chair, Start};
use tensu::rules::Library;
use tensu::{Flag, Flags, Kind, MeldKind, Ruleset, Suit, Tile, Wind, WrittenMeld};

use crate::bad::At;
use crate::hand::{End, LogHand, Moved, RawHand, SaidWin, WinEnd};
use crate::log::{Log, origin};
use crate::play::{Move, side};
use crate::rules::{Hints, Source};

/// The players.
const SEATS: usize = 4;

/// The fan that tell what happened, and that nothing else tells: the wall has an end of its own for each player.
const EVENTS: [(&str, Flag); 5] = [
    ("妙手回春", Flag::LastTile),
    ("海底捞月", Flag::LastTile),
    ("和绝张", Flag::LastOfKind),
    ("杠上开花", Flag::Rinshan),
    ("抢杠和", Flag::Chankan),
];

/// Returns whether a text begins as such a record does.
pub(crate) fn is_record(text: &str) -> bool {
    text.starts_with("Match ") || text.starts_with("Wind ") || text.starts_with("Player ")
}

/// Reads the hands of a text.
pub(crate) fn read(text: &str, library: Library) -> Result<Vec<Log>, At> {
    let mut logs = Vec::new();
    let begun = Log::begun(Source::Botzone, SEATS, "", &Hints::default(), library);
    let (rules, mut start) = (begun.rules(), begun.start);
    let mut hand: Option<Hand> = None;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let mut words = line.split_whitespace();
        match words.next() {
            Some("Match") => {
                logs.extend(
                    hand.take()
                        .map(|hand| hand.done(&start, &rules))
                        .transpose()?,
                );
                start.origin = origin(Source::Botzone, words.next().unwrap_or_default());
            }
            Some("Wind") => {
                logs.extend(
                    hand.take()
                        .map(|hand| hand.done(&start, &rules))
                        .transpose()?,
                );
                let wind = words.next().and_then(|wind| wind.parse::<usize>().ok());
                let wind = wind
                    .and_then(|wind| Wind::ALL.get(wind))
                    .ok_or(At::Value(at))?;
                hand = Some(Hand::new(*wind, &rules));
            }
            Some("Player") => {
                let hand = hand.get_or_insert_with(|| Hand::new(Wind::East, &rules));
                let words: Vec<&str> = words.take_while(|word| *word != "Ignore").collect();
                hand.take(&words, at)?;
            }
            Some("Fan") => {
                if let Some(hand) = &mut hand {
                    hand.fan(&words.collect::<Vec<&str>>());
                }
            }
            Some("Huang") => {
                if let Some(hand) = &mut hand {
                    hand.raw.end = End::Drawn(Some(Vec::new()), Vec::new());
                }
            }
            Some("Score") => {
                let points: Result<Vec<i64>, _> = words.map(str::parse).collect();
                let points = points.ok().filter(|points| {
                    points.len() == SEATS && points.iter().all(|n| n.unsigned_abs() < 100_000)
                });
                if let Some(hand) = &mut hand {
                    hand.raw.moved = Moved::Result(points.ok_or(At::Value(at))?);
                }
            }
            None => {}
            Some(_) => return Err(At::Value(at)),
        }
        if logs.len() > crate::MOST_HANDS {
            return Err(At::TooManyHands);
        }
        at += line.len();
    }
    logs.extend(hand.map(|hand| hand.done(&start, &rules)).transpose()?);
    Ok(logs)
}

/// `W4`, `B6`, `T8`: characters, dots, bamboos; `F1` a wind, `J1` a dragon, red first; `H1` a flower.
pub(crate) fn tile(text: &str) -> Option<Tile> {
    let (letter, number) = text.split_at_checked(1)?;
    let number: u8 = number.parse().ok()?;
    let suited = |suit: Suit| Kind::number(suit, number).map(Tile::plain);
    match letter {
        "W" => suited(Suit::Man),
        "B" => suited(Suit::Pin),
        "T" => suited(Suit::Sou),
        "F" if number <= 4 => Kind::honor(number).map(Tile::plain),
        "J" => [7, 6, 5]
            .get(usize::from(number).checked_sub(1)?)
            .and_then(|&rank| Kind::honor(rank))
            .map(Tile::plain),
        "H" => Tile::flower(number),
        _ => None,
    }
}

struct Hand {
    raw: RawHand,
    /// The last discard, by whom.
    discarded: Option<(Chair, Tile)>,
}

impl Hand {
    fn new(round: Wind, rules: &Ruleset) -> Self {
        Self {
            raw: RawHand {
                round,
                deal: 1,
                dealer: 0,
                honba: 0,
                sticks: 0,
                before: alloc::vec![i64::from(rules.game.start); SEATS],
                dealt: alloc::vec![Vec::new(); SEATS],
                moves: Vec::new(),
                dora: Vec::new(),
                ura: Vec::new(),
                end: End::Open,
                moved: Moved::Unsaid,
            },
            discarded: None,
        }
    }

    fn done(self, start: &Start, rules: &Ruleset) -> Result<Log, At> {
        Ok(Log {
            source: Source::Botzone,
            start: start.clone(),
            hands: alloc::vec![LogHand::of(self.raw, rules).map_err(At::Value)?],
            finals: None,
        })
    }

    fn take(&mut self, words: &[&str], at: usize) -> Result<(), At> {
        let bad = || At::Value(at);
        let [chair, what, tiles @ ..] = words else {
            return Err(bad());
        };
        let chair: Chair = chair
            .parse()
            .ok()
            .filter(|chair| *chair < SEATS)
            .ok_or(bad())?;
        let tiles: Vec<Tile> = tiles
            .iter()
            .map(|word| tile(word))
            .collect::<Option<_>>()
            .ok_or(bad())?;
        let first = tiles.first().copied();
        let step = match (what.to_ascii_lowercase().as_str(), first) {
            ("deal", _) => {
                self.raw.dealt[chair] = tiles;
                return Ok(());
            }
            ("draw", tile) => Move::Drawn(chair, tile),
            ("play", Some(tile)) => {
                self.discarded = Some((chair, tile));
                let drawn = matches!(self.raw.moves.last(), Some((Move::Drawn(_, last), _)) if *last == Some(tile));
                Move::Discarded {
                    chair,
                    tile,
                    drawn,
                    riichi: false,
                }
            }
            ("chi" | "peng" | "gang", Some(tile)) => self.called(chair, what, tile).ok_or(bad())?,
            ("angang", Some(tile)) => Move::Closed(chair, alloc::vec![tile; 4]),
            ("bugang", Some(tile)) => Move::Added(chair, tile),
            ("buhua", Some(tile)) => Move::Flower(chair, tile),
            ("hu", tile) => {
                let from = match self.raw.moves.last() {
                    Some((Move::Discarded { chair, .. } | Move::Added(chair, _), _)) => *chair,
                    _ => chair,
                };
                self.raw.end = End::Won(alloc::vec![WinEnd {
                    chair,
                    from,
                    tile,
                    said: SaidWin {
                        chair,
                        ..SaidWin::default()
                    },
                    ..WinEnd::default()
                }]);
                return Ok(());
            }
            _ => return Err(bad()),
        };
        self.raw.moves.push((step, at));
        Ok(())
    }

    /// A call of the last discard; of a chi the middle tile is named.
    fn called(&self, chair: Chair, what: &str, named: Tile) -> Option<Move> {
        let (from, tile) = self.discarded?;
        let (kind, mut tiles) = match what.to_ascii_lowercase().as_str() {
            "chi" => {
                let middle = named.kind()?;
                let all = [
                    middle.rank().checked_sub(1)?,
                    middle.rank(),
                    middle.rank() + 1,
                ];
                let all = all.map(|rank| Kind::number(middle.suit()?, rank).map(Tile::plain));
                let mut own: Vec<Tile> = all.into_iter().collect::<Option<_>>()?;
                own.remove(own.iter().position(|own| *own == tile)?);
                (MeldKind::Chi, own)
            }
            "peng" => (MeldKind::Pon, alloc::vec![tile; 2]),
            _ => (MeldKind::Minkan, alloc::vec![tile; 3]),
        };
        tiles.push(tile);
        let from = Some(side(chair, from, SEATS));
        Some(Move::Called(chair, WrittenMeld { kind, tiles, from }))
    }

    /// The fan of the win: their sum, and each with how often it counts.
    fn fan(&mut self, words: &[&str]) {
        let End::Won(wins) = &mut self.raw.end else {
            return;
        };
        let Some(win) = wins.first_mut() else {
            return;
        };
        let text = words.get(1..).unwrap_or_default().join(" ");
        win.said.points = words.first().and_then(|sum| sum.parse().ok());
        win.said.yaku = text
            .split('+')
            .map(|fan| String::from(fan.trim()))
            .filter(|fan| !fan.is_empty())
            .collect();
        let told = EVENTS.iter().filter(|(name, _)| text.contains(name));
        win.flags = told.map(|(_, flag)| *flag).collect::<Flags>();
    }
}
