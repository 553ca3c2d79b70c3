//! Calls of `PyMahjongGB`: `MahjongFanCalculator(pack, hand, winTile, …)`, a win each, as notebooks keep them.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use tensu::evening::{Event, HandValue, WinningChair, Won};
use tensu::rules::Library;
use tensu::{By, Flag, Flags, Kind, MeldKind, Question, Side, Tile, Wind, WrittenMeld};

use crate::bad::At;
use crate::botzone::tile;
use crate::hand::LogHand;
use crate::log::Log;
use crate::rules::{Hints, Source};

/// The call.
const CALL: &str = "MahjongFanCalculator(";

/// The arguments in their order.
const NAMES: [&str; 10] = [
    "pack",
    "hand",
    "winTile",
    "flowerCount",
    "isSelfDrawn",
    "is4thTile",
    "isAboutKong",
    "isWallLast",
    "seatWind",
    "prevalentWind",
];

/// The deepest tuple within a tuple: of a call, its packs, one of them.
const DEEPEST: usize = 4;

/// Returns whether a text has such a call.
pub(crate) fn is_call(text: &str) -> bool {
    text.contains(CALL)
}

/// Reads all calls of a text, a hand each.
pub(crate) fn read(text: &str, library: Library) -> Result<Vec<Log>, At> {
    let mut log = Log::begun(Source::PyMahjongGb, 4, "", &Hints::default(), library);
    let points = i64::from(log.start.rules.base.game.start);
    let mut at = 0;
    while let Some(found) = text[at..].find(CALL) {
        let begins = at + found + CALL.len();
        let mut parser = Parser { text, at: begins };
        let call = Arguments::read(&mut parser)?;
        log.hands
            .push(call.hand(points).ok_or(At::Value(at + found))?);
        if log.hands.len() > crate::MOST_HANDS {
            return Err(At::TooManyHands);
        }
        at = parser.at;
    }
    Ok(alloc::vec![log])
}

/// A value of Python.
#[derive(Clone, Debug)]
enum Value<'t> {
    Text(&'t str),
    Number(i64),
    List(Vec<Value<'t>>),
}

impl<'t> Value<'t> {
    const fn number(&self) -> Option<i64> {
        match self {
            Self::Number(number) => Some(*number),
            _ => None,
        }
    }

    fn list(&self) -> Option<&[Self]> {
        match self {
            Self::List(list) => Some(list),
            _ => None,
        }
    }

    fn tile(&self) -> Option<Tile> {
        match self {
            Self::Text(text) => tile(text),
            _ => None,
        }
    }

    const fn text(&self) -> Option<&'t str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }
}

struct Parser<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Parser<'t> {
    /// The rest of the text, behind blanks.
    fn rest(&mut self) -> &'t str {
        let rest = &self.text[self.at..];
        let trimmed = rest.trim_start();
        self.at += rest.len() - trimmed.len();
        trimmed
    }

    fn take(&mut self, sign: char) -> bool {
        let is_there = self.rest().starts_with(sign);
        self.at += if is_there { sign.len_utf8() } else { 0 };
        is_there
    }

    fn word(&mut self) -> &'t str {
        let rest = self.rest();
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
        let word = &rest[..rest.find(|c| !is_part(c)).unwrap_or(rest.len())];
        self.at += word.len();
        word
    }

    fn value(&mut self, depth: usize) -> Result<Value<'t>, At> {
        let rest = self.rest();
        let begins = self.at;
        for (open, close) in [('(', ')'), ('[', ']')] {
            if depth < DEEPEST && self.take(open) {
                let mut list = Vec::new();
                while !self.take(close) {
                    list.push(self.value(depth + 1)?);
                    if !self.take(',') && !self.rest().starts_with(close) {
                        return Err(At::Broken(self.at));
                    }
                }
                return Ok(Value::List(list));
            }
        }
        for quote in ['"', '\''] {
            if let Some(rest) = rest.strip_prefix(quote) {
                let end = rest.find(quote).ok_or(At::Broken(begins))?;
                self.at += end + 2;
                return Ok(Value::Text(&rest[..end]));
            }
        }
        let word = self.word();
        let number = match word {
            "True" => Some(1),
            "False" => Some(0),
            word => word.parse().ok(),
        };
        number.map(Value::Number).ok_or(At::Value(begins))
    }
}

/// The arguments of a call, by their order.
struct Arguments<'t>([Option<Value<'t>>; NAMES.len()]);

impl<'t> Arguments<'t> {
    fn read(parser: &mut Parser<'t>) -> Result<Self, At> {
        let mut all = Self(Default::default());
        let mut place = 0;
        while !parser.take(')') {
            let before = parser.at;
            let word = parser.word();
            let is_named = !word.is_empty() && parser.take('=');
            if is_named {
                // Further ones, such as `verbose`, change nothing.
                place = NAMES
                    .iter()
                    .position(|name| *name == word)
                    .unwrap_or(NAMES.len());
            } else {
                parser.at = before;
            }
            let value = parser.value(0)?;
            if let Some(own) = all.0.get_mut(place) {
                *own = Some(value);
            }
            place += 1;
            if !parser.take(',') && !parser.rest().starts_with(')') {
                return Err(At::Broken(parser.at));
            }
        }
        Ok(all)
    }

    fn is(&self, place: usize) -> bool {
        self.0[place]
            .as_ref()
            .and_then(Value::number)
            .is_some_and(|number| number != 0)
    }

    fn wind(&self, place: usize) -> Option<Wind> {
        let number = self.0[place].as_ref().map_or(Some(0), Value::number)?;
        Wind::ALL.get(usize::try_from(number).ok()?).copied()
    }

    /// The hand, at a table where nothing else is known: who dealt in is taken to be the player before.
    fn hand(&self, points: i64) -> Option<LogHand> {
        let [pack, hand, win, flowers, ..] = &self.0;
        let melds = pack
            .as_ref()?
            .list()?
            .iter()
            .map(meld)
            .collect::<Option<Vec<WrittenMeld>>>()?;
        let hand = hand
            .as_ref()?
            .list()?
            .iter()
            .map(Value::tile)
            .collect::<Option<Vec<Tile>>>()?;
        let flowers = flowers.as_ref().map_or(Some(0), Value::number)?.clamp(0, 8) as u8;
        let self_drawn = self.is(4);
        let told = [
            (Flag::LastOfKind, self.is(5)),
            (Flag::Rinshan, self.is(6) && self_drawn),
            (Flag::Chankan, self.is(6) && !self_drawn),
            (Flag::LastTile, self.is(7)),
        ];
        let (seat, round) = (self.wind(8)?, self.wind(9)?);
        let chair = seat as usize;
        let from = (!self_drawn).then_some((chair + 3) % 4);
        let question = Question {
            hand,
            melds,
            win: Some(win.as_ref()?.tile()?),
            by: if self_drawn { By::Tsumo } else { By::Ron },
            seat,
            round,
            flags: told
                .iter()
                .filter_map(|(flag, is)| is.then_some(*flag))
                .collect::<Flags>(),
            flowers: (1..=flowers).filter_map(Tile::flower).collect(),
            from: from.map(|from| Wind::ALL[from]),
            ..Question::default()
        };
        let winner = WinningChair {
            chair,
            value: HandValue::Tiles(Box::new(question)),
            liable: Vec::new(),
            chips: None,
        };
        let won = Won {
            from,
            winners: alloc::vec![winner],
            declaring: None,
        };
        Some(LogHand {
            round,
            deal: 1,
            dealer: 0,
            honba: 0,
            sticks: 0,
            before: alloc::vec![points; 4],
            dealt: alloc::vec![Vec::new(); 4],
            moves: Vec::new(),
            dora: Vec::new(),
            ura: Vec::new(),
            events: alloc::vec![Event::Won(won)],
            paid: None,
            said: Vec::new(),
        })
    }
}

/// A meld: `("PENG", "W1", 1)`, with the side of whoever gave the tile, 0 for nobody; of a chi the middle tile.
fn meld(value: &Value<'_>) -> Option<WrittenMeld> {
    let [kind, first, offer] = value.list()? else {
        return None;
    };
    let (tile, offer) = (first.tile()?, offer.number()?);
    let from = match offer {
        1 => Some(Side::Left),
        2 => Some(Side::Across),
        3 => Some(Side::Right),
        _ => None,
    };
    let (kind, tiles, from) = match String::from(kind.text()?).to_ascii_uppercase().as_str() {
        "PENG" => (MeldKind::Pon, alloc::vec![tile; 3], from),
        "GANG" if from.is_none() => (MeldKind::Ankan, alloc::vec![tile; 4], None),
        "GANG" => (MeldKind::Minkan, alloc::vec![tile; 4], from),
        "CHI" => {
            let middle = tile.kind()?;
            let ranks = [
                middle.rank().checked_sub(1)?,
                middle.rank(),
                middle.rank() + 1,
            ];
            let tiles = ranks.map(|rank| Kind::number(middle.suit()?, rank).map(Tile::plain));
            (
                MeldKind::Chi,
                tiles.into_iter().collect::<Option<_>>()?,
                Some(Side::Left),
            )
        }
        _ => return None,
    };
    Some(WrittenMeld { kind, tiles, from })
}
