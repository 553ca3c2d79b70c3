//! A row of tiles on a photo: what it most probably is.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::contract::{Listed, Names, Type};
use crate::declare::request;
use crate::read::{Malformed, Read};
use crate::request::TextReader;
use crate::response::begin;
use crate::value::Fields;
use crate::waits::left;
use crate::written::meld;
use crate::{Ask, Request, Value, refused};
use tensu::likely::{CLASSES, Face, Guess, Guessed, Odds, Place, Row, likely};
use tensu::notation::mpsz;
use tensu::outlook::Outlook;
use tensu::refusal::{Field, Refusal, Refusals};
use tensu::tiles::Tile;

request! {
    /// A row of tiles as a reader of photos saw it (`tiles` of `tensu/photo`), and what is known of the hand already: melds, indicators
    /// and norths.
    #[derive(Clone, Debug, Default)]
    pub struct LikelyRequest as "" either [&["tiles"]] {
        /// The hand and the table; the concealed tiles are without effect where these are read.
        pub whole hand: Request,
        /// The tiles of the row.
        pub needs tiles: Vec<SeenTile>,
        /// The tiles are those of a hand (the default), called ones, or any.
        pub may row: RowText as Type::Words(&["hand", "calls", "any"]),
    }
}

request! {
    /// A tile of a row. Odds are whole numbers: sixteenths of a bit of surprise, from 0 (certain) to 400 (as good as impossible).
    #[derive(Clone, Debug, Default)]
    pub struct SeenTile as "SeenTile" {
        /// The odds of 36 classes: 1m to 9m, 1p to 9p, 1s to 9s, 1z to 7z; flowers and seasons; backs.
        pub must odds: OddsText as Type::List(&Type::From(0, 400)),
        /// The odds that a five is a red one; default: 400.
        pub may red: Option<u16> as Type::From(0, 400),
        /// The odds that a five is a plain one; default: 0.
        pub may plain: Option<u16> as Type::From(0, 400),
        /// The space before the tile, which changes nothing here.
        pub may gap: i64,
        /// The corners in the picture, which change nothing here.
        pub may corners = "box": Vec<i64>,
    }
}

/// The odds of each class.
#[derive(Clone, Copy, Debug)]
pub struct OddsText([Odds; CLASSES]);

impl Default for OddsText {
    fn default() -> Self {
        Self([Odds::CERTAIN; CLASSES])
    }
}

impl Listed for OddsText {
    const NAMES: Option<&'static Names> = None;
    const TYPE: Type = Type::List(&Type::From(0, 400));
}

impl Read for OddsText {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        let odds = Vec::<u16>::from_value(value)?;
        let odds: Vec<Odds> = odds.into_iter().map(Odds::new).collect();
        let odds = odds.try_into();
        odds.map(Self).map_err(|_| Malformed::new("not 36 numbers"))
    }
}

/// The purpose of a row.
#[derive(Clone, Copy, Debug)]
pub struct RowText(Row);

impl Default for RowText {
    fn default() -> Self {
        Self(Row::Hand)
    }
}

impl Listed for RowText {
    const NAMES: Option<&'static Names> = None;
    const TYPE: Type = Type::Text;
}

impl Read for RowText {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        let text = String::from_value(value)?;
        let mut all = Row::ALL.into_iter();
        let row = all.find(|row| row.code() == text);
        row.map(Self)
            .ok_or_else(|| Malformed::new("neither hand nor calls nor any"))
    }
}

impl SeenTile {
    fn place(&self) -> Place {
        Place {
            odds: self.odds.0,
            red: self.red.map_or(Odds::IMPOSSIBLE, Odds::new),
            plain: self.plain.map_or(Odds::CERTAIN, Odds::new),
        }
    }
}

impl Ask for LikelyRequest {
    fn respond(&self) -> Value {
        self.answered().unwrap_or_else(|why| refused(&why))
    }
}

impl LikelyRequest {
    fn answered(&self) -> Result<Value, Refusals> {
        let mut reader = TextReader::default();
        let rules = reader.ruleset(self.hand.ruleset.as_ref());
        let beside = self.hand.unfinished(&mut reader);
        if self.tiles.is_empty() {
            reader.refuse(Refusal::Missing(Field::Hand));
        }
        let rules = reader.finish(rules)?;
        let row: Vec<Place> = self.tiles.iter().map(SeenTile::place).collect();
        let guess = likely(&row, self.row.0, &beside, &rules);
        let mut line = begin(&rules);
        put(&mut line, &guess);
        Ok(line.into())
    }
}

fn put(line: &mut Fields, guess: &Guess) {
    let places = |is: fn(&Guessed) -> bool| {
        let places = guess.places.iter().enumerate();
        let those = places.filter(|(_, place)| is(place));
        let those: Vec<u32> = those.map(|(at, _)| at as u32).collect();
        Value::list(&those, |&at| at.into())
    };
    line.put("tiles", Value::list(&guess.places, tile));
    let tiles: Vec<Tile> = guess.tiles().collect();
    line.put("hand", mpsz(&tiles));
    line.put("marked", places(|place| place.marked));
    line.put("repaired", places(|place| place.repaired));
    line.put("complete", guess.complete);
    let melds = Some(&guess.melds).filter(|melds| !melds.is_empty());
    line.put_some("melds", melds.map(|melds| Value::list(melds, meld)));
    match &guess.outlook {
        Some(Outlook::Waits(waits)) => {
            line.put("shanten", 0_u8);
            line.put("waits", Value::list(waits, |&wait| left(wait).into()));
        }
        Some(Outlook::Shanten(shanten)) => line.put("shanten", *shanten),
        None => {}
    }
}

fn tile(place: &Guessed) -> Value {
    let mut line = Fields::default();
    line.put("tile", face(&place.face));
    line.put("sure", place.sure);
    line.put("own", place.own);
    line.put(
        "others",
        Value::list(&place.others, |other| face(other).into()),
    );
    line.into()
}

fn face(face: &Face) -> String {
    match face {
        Face::Tile(tile) => tile.to_string(),
        Face::Flower => "flower".into(),
        Face::Blank => "blank".into(),
    }
}
