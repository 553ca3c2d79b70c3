//! The events of a request: objects with one name each, or words.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use crate::read::{Malformed, Object, Read, beginning};
use crate::request::{Reader, no_value};
use crate::{Request, Value};
use tensu::evening::{
    Chair, Drawn, Event, Fix, HandValue as Worth, Penalty, PenaltyAmount, Receiver, Stop,
    WinningChair, Won,
};
use tensu::inside;
use tensu::question::Riichi;
use tensu::quick::{Chosen, Melds};
use tensu::refusal::{Field, Refusal, Refusals};
use tensu::rules::{Abort, Chombo};
use tensu::yaku::Yaku;

/// The names of events.
pub(crate) const EVENTS: &[&str] = &[
    "riichi", "unriichi", "won", "drawn", "aborted", "chombo", "penalty", "fix", "last", "stop",
    "go", "swap", "note",
];

/// Reads an event as somebody wrote it, or says why it cannot be read.
pub(super) fn read(value: &Value) -> Result<Event, Refusals> {
    match value {
        Value::Text(word) => Ok(Event::read(word)),
        Value::Object(fields) => {
            let mut named = fields
                .iter()
                .filter(|(key, value)| EVENTS.contains(&&**key) && !matches!(value, Value::Null));
            match (named.next(), named.next()) {
                (Some((key, value)), None) => named_event(key, value),
                _ => Err(Malformed::new("not one event").into()),
            }
        }
        _ => Err(Malformed::new("neither an object nor a text").into()),
    }
}

fn named_event(key: &str, value: &Value) -> Result<Event, Refusals> {
    let within = |why: Malformed| Refusals::from(why.at(key));
    Ok(match key {
        "riichi" => {
            let (chair, kind) = match value {
                Value::Object(_) => {
                    let written = Object::of(value).map_err(within)?;
                    let kind: Option<String> = written.get("kind").map_err(within)?;
                    (required(written, "chair").map_err(within)?, kind)
                }
                chair => (place(chair).map_err(within)?, None),
            };
            let kind = match kind {
                None => Riichi::Riichi,
                Some(kind) => Riichi::from_code(&kind).ok_or_else(|| {
                    no_value(
                        Field::Riichi,
                        &kind,
                        Riichi::ALL.into_iter().map(Riichi::code),
                    )
                })?,
            };
            Event::Riichi(chair, kind)
        }
        "unriichi" => Event::Unriichi(place(value).map_err(within)?),
        "won" => Event::Won(won(value)?),
        "drawn" => {
            let written = Object::of(value).map_err(within)?;
            Event::Drawn(Drawn {
                tenpai: chairs(written, "tenpai").map_err(within)?,
                nagashi: chairs(written, "nagashi").map_err(within)?,
            })
        }
        "aborted" => {
            let written = Object::of(value).map_err(within)?;
            let kind = written.text("kind").map_err(within)?;
            let found = Abort::from_code(&kind);
            let possible = || Abort::ALL.iter().map(|kind| kind.code());
            Event::Aborted(
                found.ok_or_else(|| no_value(Field::Events, &kind, possible()))?,
                optional(written, "chair").map_err(within)?,
            )
        }
        "chombo" => chombo(value).map_err(within)?,
        "penalty" => penalty(value).map_err(within)?,
        "fix" => Event::Fix(fix(value)?),
        "last" => Event::Last(u32::from_value(value).map_err(within)?),
        "stop" => Event::Stop(match value {
            Value::Bool(true) => Stop::Agreed(String::new()),
            value => match String::from_value(value).map_err(within)?.as_str() {
                "time" => Stop::Time,
                "dealer" => Stop::Dealer,
                "agreed" => Stop::Agreed(String::new()),
                reason => Stop::Agreed(reason.into()),
            },
        }),
        "go" => match value {
            Value::Bool(true) => Event::Go,
            _ => return Err(within(Malformed::new("not true"))),
        },
        "swap" => {
            let written = Object::of(value).map_err(within)?;
            let chair = required(written, "chair").map_err(within)?;
            Event::Swap(chair, written.text("name").map_err(within)?)
        }
        _ => Event::Note(String::from_value(value).map_err(within)?),
    })
}

fn place(value: &Value) -> Result<Chair, Malformed> {
    let number = i64::from_value(value)?;
    Chair::try_from(number).map_err(|_| Malformed::new("not a chair"))
}

/// Reads a chair that may be absent.
fn optional(written: Object<'_>, key: &str) -> Result<Option<Chair>, Malformed> {
    let number: Option<i64> = written.get(key)?;
    let chair =
        |number: i64| Chair::try_from(number).map_err(|_| Malformed::new("not a chair").at(key));
    number.map(chair).transpose()
}

fn required(written: Object<'_>, key: &str) -> Result<Chair, Malformed> {
    optional(written, key)?.ok_or_else(|| Malformed::new("missing").at(key))
}

fn chairs(written: Object<'_>, key: &str) -> Result<Vec<Chair>, Malformed> {
    let numbers: Vec<i64> = written.get(key)?;
    let chair =
        |number: i64| Chair::try_from(number).map_err(|_| Malformed::new("not a chair").at(key));
    numbers.into_iter().map(chair).collect()
}

fn won(value: &Value) -> Result<Won, Refusals> {
    let within = |why: Malformed| Refusals::from(why.at("won"));
    let written = Object::of(value).map_err(within)?;
    let from = optional(written, "from").map_err(within)?;
    let winners: Vec<Told> = written.get("winners").map_err(within)?;
    let by = if from.is_some() { "ron" } else { "tsumo" };
    let mut won = Won {
        from,
        winners: Vec::new(),
        declaring: optional(written, "declaring").map_err(within)?,
    };
    let several = winners.len() > 1;
    let mut wrong = Vec::new();
    for (i, told) in winners.into_iter().enumerate() {
        match told.winner(by) {
            Ok(winner) => won.winners.push(winner),
            Err(why) if several => {
                wrong.extend(why.into_iter().map(|why| Refusal::Nth(i, Box::new(why))));
            }
            Err(why) => wrong.extend(why),
        }
    }
    Refusals::none_of(wrong).map(|()| won)
}

/// A winner of a request.
struct Told {
    chair: Chair,
    liable: Vec<LiableChair>,
    chips: Option<u8>,
    price: Option<Price>,
    hand: Request,
}

/// A liable player, and the id of the yakuman.
struct LiableChair {
    chair: Chair,
    r#for: String,
}

/// A hand without tiles.
enum Price {
    Worth(Worth),
    Yaku(Vec<String>, Chosen),
}

impl Read for Told {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        let written = Object::of(value)?;
        // What is liable here names chairs; what the table knows is not the hand's to say.
        let own = |key: &str| {
            !matches!(
                key,
                "chair"
                    | "liable"
                    | "chips"
                    | "price"
                    | "by"
                    | "seat"
                    | "round"
                    | "honba"
                    | "sticks"
                    | "from"
                    | "ruleset"
            )
        };
        let hand = match value {
            Value::Object(fields) => {
                let fields = fields.iter().filter(|(key, _)| own(key));
                Value::Object(fields.cloned().collect())
            }
            _ => Value::Null,
        };
        Ok(Self {
            chair: required(written, "chair")?,
            liable: written.get("liable")?,
            chips: small(written, "chips")?,
            price: written.get("price")?,
            hand: Request::from_value(&hand)?,
        })
    }
}

impl Read for LiableChair {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        let written = Object::of(value)?;
        Ok(Self {
            chair: required(written, "chair")?,
            r#for: written.text("for")?,
        })
    }
}

/// Reads a small number that may be absent.
fn small(written: Object<'_>, key: &str) -> Result<Option<u8>, Malformed> {
    let number: Option<i64> = written.get(key)?;
    let small = |n: i64| u8::try_from(n).map_err(|_| Malformed::new("not from 0 to 255").at(key));
    number.map(small).transpose()
}

/// A payment that was typed by hand.
struct Pays(Chair, u32);

impl Read for Pays {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        let written = Object::of(value)?;
        Ok(Self(required(written, "chair")?, written.get("points")?))
    }
}

impl Read for Price {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        let written = Object::of(value)?;
        let small = |key: &str| small(written, key);
        let middle = |key: &str| -> Result<Option<u16>, Malformed> {
            let number: Option<i64> = written.get(key)?;
            let middle = |n: i64| {
                u16::try_from(n).map_err(|_| Malformed::new("not from 0 to 65,535").at(key))
            };
            number.map(middle).transpose()
        };
        let (han, fu) = (small("han")?, middle("fu")?);
        let base: Option<u32> = written.get("base")?;
        let units = small("yakuman")?;
        let points = middle("points")?;
        let yaku: Option<Vec<String>> = written.get("yaku")?;
        let pays: Option<Vec<Pays>> = written.get("pays")?;
        let open: bool = written.get("open")?;
        let dora = small("dora")?.unwrap_or_default();
        let mut told = [
            han.map(|han| Self::Worth(Worth::Han(han, fu))),
            base.map(|base| Self::Worth(Worth::Base(base))),
            units.map(|units| Self::Worth(Worth::Yakuman(units))),
            points.map(|points| Self::Worth(Worth::Points(points))),
            pays.map(|pays| {
                Self::Worth(Worth::Pays(
                    pays.into_iter()
                        .map(|Pays(chair, points)| (chair, points))
                        .collect(),
                ))
            }),
            yaku.map(|yaku| {
                let chosen = Chosen {
                    melds: if open { Melds::Open } else { Melds::Closed },
                    dora,
                    fu,
                    ..Chosen::default()
                };
                Self::Yaku(yaku, chosen)
            }),
        ]
        .into_iter()
        .flatten();
        match (told.next(), told.next()) {
            (Some(price), None) => Ok(price),
            _ => Err(Malformed::new(
                "not one of han, base, yakuman, points, yaku and pays",
            )),
        }
    }
}

impl Told {
    fn winner(mut self, by: &str) -> Result<WinningChair, Refusals> {
        let mut reader = Reader::default();
        let liable = |reader: &mut Reader, liable: &LiableChair| {
            let yaku = inside::yaku(&liable.r#for);
            if yaku.is_none() {
                let possible = Yaku::all()
                    .filter(|yaku| yaku.can_be_liable())
                    .map(Yaku::code);
                reader.refuse(no_value(Field::Liable, &liable.r#for, possible));
            }
            Some((liable.chair, yaku?))
        };
        let liable = reader.entries(Field::Liable, &self.liable, liable);
        let value = match self.price {
            Some(Price::Worth(worth)) => worth,
            Some(Price::Yaku(ids, chosen)) => {
                let yaku = |reader: &mut Reader, id: &String| {
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
                if self.hand.text.is_none() {
                    self.hand.by = Some(by.into());
                }
                Worth::Tiles(Box::new(self.hand.hand(&mut reader))).plain()
            }
        };
        reader.finish(Some(WinningChair {
            chair: self.chair,
            value,
            liable,
            chips: self.chips,
        }))
    }
}

fn chombo(value: &Value) -> Result<Event, Malformed> {
    Ok(match value {
        Value::Object(_) => {
            let written = Object::of(value)?;
            let mut broke = chairs(written, "chairs")?;
            broke.extend(optional(written, "chair")?);
            let kind: Option<String> = written.get("kind")?;
            let points: u32 = written.get("points")?;
            let kind = match kind.as_deref() {
                None => None,
                Some("match") => Some(Chombo::Match(points)),
                Some("each") => Some(Chombo::Each(points)),
                Some("mangan") => Some(Chombo::Mangan),
                Some(_) => return Err(Malformed::new("not match, each or mangan").at("kind")),
            };
            Event::Chombo(broke, kind)
        }
        Value::List(_) => {
            let numbers = Vec::<i64>::from_value(value)?;
            let chair =
                |number: i64| Chair::try_from(number).map_err(|_| Malformed::new("not a chair"));
            let broke = numbers.into_iter().map(chair).collect::<Result<_, _>>()?;
            Event::Chombo(broke, None)
        }
        chair => Event::Chombo([place(chair)?].into(), None),
    })
}

fn penalty(value: &Value) -> Result<Event, Malformed> {
    let written = Object::of(value)?;
    let number = |key: &str| -> Result<Option<i32>, Malformed> {
        let number: Option<i64> = written.get(key)?;
        let small = |n: i64| i32::try_from(n).map_err(|_| Malformed::new("too large").at(key));
        number.map(small).transpose()
    };
    let to: Option<String> = written.get("to")?;
    let receiver = match to.as_deref() {
        None | Some("nobody") => Receiver::Nobody,
        Some("table") => Receiver::Table,
        Some("others") => Receiver::Others,
        Some(_) => return Err(Malformed::new("not nobody, table or others").at("to")),
    };
    let amount = match (number("tenths")?, number("points")?) {
        (Some(tenths), None) => PenaltyAmount::Tenths(tenths),
        (None, Some(points)) => PenaltyAmount::Points(points, receiver),
        _ => return Err(Malformed::new("not one of tenths and points")),
    };
    Ok(Event::Penalty(Penalty {
        chair: required(written, "chair")?,
        amount,
        reason: written.get::<Option<String>>("reason")?.unwrap_or_default(),
    }))
}

fn fix(value: &Value) -> Result<Fix, Refusals> {
    let within = |why: Malformed| Refusals::from(why.at("fix"));
    let written = Object::of(value).map_err(within)?;
    let round: Option<String> = written.get("round").map_err(within)?;
    let deal: Option<u32> = written.get("deal").map_err(within)?;
    let mut reader = Reader::default();
    let round = round.map(|round| reader.wind(Field::Round, &round));
    let points: Vec<Option<i64>> = written.get("points").map_err(within)?;
    let sticks = written.get("sticks").map_err(within)?;
    let honba = written.get("honba").map_err(within)?;
    let hand = match (round, deal) {
        (None, None) => None,
        (Some(round), Some(deal)) => round.map(|round| (round, deal)),
        (None, Some(_)) => return Err(Refusal::Missing(Field::Round).into()),
        (Some(_), None) => return Err(within(Malformed::new("missing").at("deal"))),
    };
    let reason: Option<String> = written.get("reason").map_err(within)?;
    reader.finish(Some(Fix {
        points,
        sticks,
        honba,
        hand,
        reason: reason.unwrap_or_default(),
    }))
}

/// Returns what is kept of an unreadable event: its beginning.
pub(super) fn kept(value: &Value) -> String {
    match value {
        Value::Text(text) => beginning(text),
        Value::Object(fields) => {
            let names: Vec<Cow<'static, str>> = fields.iter().map(|(key, _)| key.clone()).collect();
            beginning(&names.join(" "))
        }
        _ => String::new(),
    }
}
