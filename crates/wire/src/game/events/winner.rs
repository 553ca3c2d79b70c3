//! A winner in a game: the tiles of a hand, or its points.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use crate::contract::{Described, Listed, Listing, Member, Names, Type, ids};
use crate::declare::request;
use crate::read::{Malformed, Object, Read};
use crate::request::{TextReader, no_value};
use crate::{Request, Value};
use tensu::evening::{Chair, HandValue as Worth, WinningChair};
use tensu::inside;
use tensu::quick::{Chosen, Melds};
use tensu::refusal::{Field, Refusals};
use tensu::yaku::Yaku;

request! {
    /// A winner: the tiles, or the points. Seat, round, honba, sticks and who dealt in are those of the table.
    pub(super) struct WinnerText as "GameWinner" either [
        &["chair", "price"], &["chair", "hand", "win"], &["chair", "text"]
    ] {
        /// The winner's chair.
        must chair: Chair,
        /// The players who pay in somebody else's place.
        may liable: Vec<LiableChair>,
        /// Chips of each who pays some; otherwise those that the hand tells of.
        may chips: Option<Small>,
        /// The points of the hand, in place of tiles.
        may price: Option<WinnerPrice>,
        /// The tiles.
        whole hand: OwnHand,
    }
}

request! {
    /// A player who pays in somebody else's place.
    struct LiableChair as "GameLiable" {
        /// The player's chair.
        must chair: Chair,
        /// The yakuman.
        must r#for = "for": String as Type::Ids(&ids::YAKU),
    }
}

/// A number of few: of han, dora, chips.
#[derive(Default)]
struct Small(u8);

impl Listed for Small {
    const NAMES: Option<&'static Names> = None;
    const TYPE: Type = Type::From(0, 255);
}

impl Read for Small {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        let small = u8::try_from(i64::from_value(value)?);
        small
            .map(Self)
            .map_err(|_| Malformed::new("not from 0 to 255"))
    }
}

/// The hand of a winner: of a request to score the fields that the table does not know.
struct OwnHand(Request);

impl OwnHand {
    /// The fields that the table knows, or that the winner has in another form.
    const OTHERS: &'static [&'static str] = &[
        "by", "seat", "round", "honba", "sticks", "from", "ruleset", "liable",
    ];
}

impl Listed for OwnHand {
    const NAMES: Option<&'static Names> = Some(&Names {
        all: &[Listing::all::<Request>()],
        without: Self::OTHERS,
    });
    const TYPE: Type = Type::Object(&Described {
        name: "",
        doc: "",
        members: &[Member::Some(&Request::TYPE)],
        without: Self::OTHERS,
        either: &[],
    });
}

impl Read for OwnHand {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        Request::from_value(&Object::of(value)?.without(Self::OTHERS)).map(Self)
    }
}

request! {
    /// The payment of a player.
    struct PaysText as "GamePayment" {
        /// The player's chair.
        must chair: Chair,
        /// The points, honba included.
        needs points: u32,
    }
}

request! {
    /// The points of a hand, told without tiles: one of these.
    struct PriceText as "GamePrice" either [&["han"], &["base"], &["yakuman"], &["points"], &["yaku"], &["pays"]] {
        /// Han, dora included.
        may han: Option<Small>,
        /// Fu, where they count.
        may fu: Option<u16>,
        /// Base points: those of 1,300 by ron of a player who is not the dealer are 320.
        may base: Option<u32>,
        /// Units of yakuman.
        may yakuman: Option<Small>,
        /// Points that add up.
        may points: Option<u16>,
        /// Yaku, with `open`, `dora` and `fu`.
        may yaku: Option<Vec<String>> as Type::List(&Type::Ids(&ids::YAKU)),
        /// The payment of each of the others.
        may pays: Option<Vec<PaysText>>,
        /// `true` if the hand of these yaku is open.
        may open: bool,
        /// Han from dora, beside these yaku.
        may dora: Option<Small>,
    }
}

/// A hand without tiles.
enum WinnerPrice {
    Worth(Worth),
    Yaku(Vec<String>, Chosen),
}

impl Listed for WinnerPrice {
    const NAMES: Option<&'static Names> = PriceText::NAMES;
    const TYPE: Type = PriceText::TYPE;
}

impl Read for WinnerPrice {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        let told = PriceText::from_value(value)?;
        let fu = told.fu;
        let pays = |pays: Vec<PaysText>| {
            let each = pays.into_iter().map(|paid| (paid.chair, paid.points));
            Self::Worth(Worth::Pays(each.collect()))
        };
        let yaku = |yaku| {
            let chosen = Chosen {
                melds: if told.open {
                    Melds::Open
                } else {
                    Melds::Closed
                },
                dora: told.dora.unwrap_or_default().0,
                fu,
                ..Chosen::default()
            };
            Self::Yaku(yaku, chosen)
        };
        let prices = [
            told.han.map(|Small(han)| Self::Worth(Worth::Han(han, fu))),
            told.base.map(|base| Self::Worth(Worth::Base(base))),
            told.yakuman
                .map(|Small(units)| Self::Worth(Worth::Yakuman(units))),
            told.points.map(|points| Self::Worth(Worth::Points(points))),
            told.pays.map(pays),
            told.yaku.map(yaku),
        ];
        let mut prices = prices.into_iter().flatten();
        match (prices.next(), prices.next()) {
            (Some(price), None) => Ok(price),
            _ => Err(Malformed::new(
                "not one of han, base, yakuman, points, yaku and pays",
            )),
        }
    }
}

impl WinnerText {
    /// The winner, who won by ron or by tsumo.
    pub(super) fn winner(self, by: &str) -> Result<WinningChair, Refusals> {
        let mut reader = TextReader::default();
        let liable = |reader: &mut TextReader, liable: &LiableChair| {
            let yaku = inside::yaku(&liable.r#for);
            if yaku.is_none() {
                let possible = Yaku::all().filter(|yaku| yaku.can_be_liable());
                reader.refuse(no_value(
                    Field::Liable,
                    &liable.r#for,
                    possible.map(Yaku::code),
                ));
            }
            Some((liable.chair, yaku?))
        };
        let liable = reader.entries(Field::Liable, &self.liable, liable);
        let value = match self.price {
            Some(WinnerPrice::Worth(worth)) => worth,
            Some(WinnerPrice::Yaku(ids, chosen)) => {
                let yaku = |reader: &mut TextReader, id: &String| {
                    let yaku = inside::yaku(id);
                    if yaku.is_none() {
                        reader.refuse(no_value(Field::Events, id, Yaku::all().map(Yaku::code)));
                    }
                    yaku
                };
                let yaku = reader.entries(Field::Events, &ids, yaku);
                Worth::Yaku(chosen.naming(yaku))
            }
            None => {
                let OwnHand(mut hand) = self.hand;
                if hand.text.is_none() {
                    hand.by = Some(by.into());
                }
                Worth::Tiles(Box::new(hand.hand(&mut reader))).plain()
            }
        };
        reader.finish(Some(WinningChair {
            chair: self.chair,
            value,
            liable,
            chips: self.chips.map(|Small(chips)| chips),
        }))
    }
}
