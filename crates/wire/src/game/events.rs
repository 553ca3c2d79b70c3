//! The events of a request: objects with one name each, or words.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use crate::Value;
use crate::contract::{Alias, Described, Listed, Listing, Member, Names, Type, ids};
use crate::declare::request;
use crate::read::{Malformed, Read, beginning};
use crate::request::{TextReader, no_value};
use tensu::evening::{Chair, Drawn, Event, Fix, Penalty, PenaltyAmount, Receiver, Stop, Won};
use tensu::question::Riichi;
use tensu::refusal::{Field, Refusal, Refusals};
use tensu::rules::{Abort, Chombo};

use winner::WinnerText;

mod winner;

/// An event of a request: an object with one of its names, or words.
pub(super) enum EventText {}

/// The events: for each a sentence, the name, the type of its value, in brackets others that it can have, and its reading.
macro_rules! events {
    ($($(#[doc = $doc:literal])+ $name:literal: $of:ty $([$($also:expr),+])? => $read:expr,)+) => {
        /// The readers of events, by their names.
        const EVENTS: &[(&str, fn(&Value) -> Result<Event, Refusals>)] = &[$(($name, $read),)+];

        impl Listed for EventText {
            const NAMES: Option<&'static Names> = Some(&Names {
                all: &[$(Listing::Read($name, <$of as Listed>::NAMES),)+],
                without: &[],
            });
            const TYPE: Type = Type::Either(&[
                Type::Object(&Described {
                    name: "GameEvent",
                    doc: "Something that happened: one of these, or its word (`\"r2\"`, `\"w0-1:3.40\"`, `\"d12\"`).",
                    members: &[$(Member::Field {
                        name: $name,
                        doc: concat!($($doc),+),
                        of: events!(@type $of $([$($also),+])?),
                        is_required: false,
                    },)+],
                    without: &[],
                    either: &[$(&[$name],)+],
                }),
                Type::Text,
            ]);
        }
    };
    (@type $of:ty) => { <$of as Listed>::TYPE };
    (@type $of:ty [$($also:expr),+]) => { Type::Either(&[$($also,)+ <$of as Listed>::TYPE]) };
}

events! {
    /// A riichi: its stick is laid.
    "riichi": RiichiText [CHAIR] => riichi,
    /// A riichi taken back.
    "unriichi": Chair => |value| Ok(Event::Unriichi(within("unriichi", value)?)),
    /// The hand was won.
    "won": WonText => |value| won(value).map(Event::Won),
    /// Nobody won.
    "drawn": DrawnText => drawn,
    /// The hand ended early.
    "aborted": AbortedText => aborted,
    /// Somebody broke the hand.
    "chombo": ChomboText [CHAIR, Type::List(&CHAIR)] => |value| chombo(value).map_err(|why| why.at("chombo").into()),
    /// A penalty beside the hands.
    "penalty": PenaltyText => |value| penalty(value).map_err(|why| why.at("penalty").into()),
    /// The points that were counted at the table.
    "fix": FixText => |value| fix(value).map(Event::Fix),
    /// So many hands are played after this one.
    "last": u32 => |value| Ok(Event::Last(within("last", value)?)),
    /// The end: `"time"`, `"dealer"` (a right of the dealer), or a reason.
    "stop": String [Type::True] => stop,
    /// On after the end.
    "go": Yes => go,
    /// Another player takes the chair.
    "swap": SwapText => swap,
    /// A remark.
    "note": String => |value| Ok(Event::Note(within("note", value)?)),
}

/// A chair of the table.
pub(crate) const CHAIR: Type = Type::Alias(&Alias {
    name: "Chair",
    doc: "A chair, from 0: that of the first dealer. A player's wind changes, the chair does not.",
    of: Type::Least(0),
});

/// True, and nothing else.
enum Yes {}

impl Listed for Yes {
    const NAMES: Option<&'static Names> = None;
    const TYPE: Type = Type::True;
}

impl Listed for Chair {
    const NAMES: Option<&'static Names> = None;
    const TYPE: Type = CHAIR;
}

impl Read for Chair {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        Self::try_from(i64::from_value(value)?).map_err(|_| Malformed::new("not a chair"))
    }
}

/// Chairs of a list. That all are numbers is asked first.
#[derive(Default)]
struct Chairs(Vec<Chair>);

impl Listed for Chairs {
    const NAMES: Option<&'static Names> = None;
    const TYPE: Type = Type::List(&CHAIR);
}

impl Read for Chairs {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        let numbers = Vec::<i64>::from_value(value)?;
        let chair =
            |number: i64| Chair::try_from(number).map_err(|_| Malformed::new("not a chair"));
        numbers
            .into_iter()
            .map(chair)
            .collect::<Result<_, _>>()
            .map(Self)
    }
}

request! {
    /// A riichi of a kind.
    struct RiichiText as "GameRiichi" {
        /// Its kind; default: `"riichi"`.
        may kind: Option<String> as Type::Ids(&ids::RIICHI),
        /// The player's chair.
        must chair: Chair,
    }
}

request! {
    /// A hand that was won.
    struct WonText as "GameWon" {
        /// The player who dealt in; absent on a self-draw.
        may from: Option<Chair>,
        /// The winners.
        needs winners: Vec<WinnerText>,
        /// The player who dealt in, if with the tile of a riichi.
        may declaring: Option<Chair>,
    }
}

request! {
    /// A hand that nobody won.
    struct DrawnText as "GameDrawn" {
        /// The players who are tenpai.
        may tenpai: Chairs,
        /// The players whose discards are a mangan.
        may nagashi: Chairs,
    }
}

request! {
    /// A hand that ended early.
    struct AbortedText as "GameAborted" {
        /// The reason.
        must kind: String as Type::Ids(&ids::ABORTS),
        /// The player whose nine kinds they were.
        may chair: Option<Chair>,
    }
}

request! {
    /// A chombo, with what it costs if that is not the ruleset's.
    struct ChomboText as "GameChombo" {
        /// The players, if there are several.
        may chairs: Chairs,
        /// The player.
        may chair: Option<Chair>,
        /// Points of the match score, a mangan, or points to each of the others.
        may kind: Option<String> as Type::Words(&["match", "mangan", "each"]),
        /// The number of points.
        may points: u32,
    }
}

request! {
    /// A penalty: `tenths`, or `points`.
    struct PenaltyText as "GamePenalty" either [&["chair", "tenths"], &["chair", "points"]] {
        /// The receiver of the points; default: nobody.
        may to: Option<String> as Type::Words(&["nobody", "table", "others"]),
        /// Tenths of a point of the match score.
        may tenths: Option<i32>,
        /// Points, at once.
        may points: Option<i32>,
        /// The player's chair.
        needs chair: Option<Chair>,
        /// The reason.
        may reason: Option<String>,
    }
}

request! {
    /// The points that were counted at the table.
    struct FixText as "GameFix" {
        /// The wind of the round; with `deal`.
        may round: Option<String> as Type::Ids(&ids::SEATS),
        /// The number of the deal in the round, from 1.
        may deal: Option<u32>,
        /// Points by chair; null where they stay.
        may points: Vec<Option<i64>> as Type::List(&Type::Either(&[Type::Number, Type::Null])),
        /// Sticks on the table.
        may sticks: Option<u32>,
        /// Honba.
        may honba: Option<u32>,
        /// The reason why it differs.
        may reason: Option<String>,
    }
}

request! {
    /// Another player on a chair.
    struct SwapText as "GameSwap" {
        /// The chair.
        must chair: Chair,
        /// The name.
        must name: String,
    }
}

/// Reads an event as somebody wrote it, or says why it cannot be read.
pub(super) fn read(value: &Value) -> Result<Event, Refusals> {
    let reader = |key: &str| EVENTS.iter().find(|(name, _)| *name == key);
    match value {
        Value::Text(word) => Ok(Event::read(word)),
        Value::Object(fields) => {
            let given = fields
                .iter()
                .filter(|(_, value)| !matches!(value, Value::Null));
            let mut named = given.filter_map(|(key, value)| Some((reader(key)?.1, value)));
            match (named.next(), named.next()) {
                (Some((read, value)), None) => read(value),
                _ => Err(Malformed::new("not one event").into()),
            }
        }
        _ => Err(Malformed::new("neither an object nor a text").into()),
    }
}

/// Reads the value of an event: what is wrong with it is told with the name of the event.
fn within<T: Read>(key: &str, value: &Value) -> Result<T, Refusals> {
    T::from_value(value).map_err(|why| why.at(key).into())
}

fn riichi(value: &Value) -> Result<Event, Refusals> {
    let RiichiText { kind, chair } = match value {
        Value::Object(_) => within("riichi", value)?,
        chair => RiichiText {
            kind: None,
            chair: within("riichi", chair)?,
        },
    };
    let kind = match kind {
        None => Riichi::Riichi,
        Some(kind) => Riichi::from_code(&kind).ok_or_else(|| {
            let possible = Riichi::ALL.into_iter().map(Riichi::code);
            no_value(Field::Riichi, &kind, possible)
        })?,
    };
    Ok(Event::Riichi(chair, kind))
}

fn won(value: &Value) -> Result<Won, Refusals> {
    let told: WonText = within("won", value)?;
    let by = if told.from.is_some() { "ron" } else { "tsumo" };
    let mut won = Won {
        from: told.from,
        winners: Vec::new(),
        declaring: told.declaring,
    };
    let several = told.winners.len() > 1;
    let mut wrong = Vec::new();
    for (i, winner) in told.winners.into_iter().enumerate() {
        match winner.winner(by) {
            Ok(winner) => won.winners.push(winner),
            Err(why) if several => {
                wrong.extend(why.into_iter().map(|why| Refusal::Nth(i, Box::new(why))));
            }
            Err(why) => wrong.extend(why),
        }
    }
    Refusals::none_of(wrong).map(|()| won)
}

fn drawn(value: &Value) -> Result<Event, Refusals> {
    let told: DrawnText = within("drawn", value)?;
    Ok(Event::Drawn(Drawn {
        tenpai: told.tenpai.0,
        nagashi: told.nagashi.0,
    }))
}

fn aborted(value: &Value) -> Result<Event, Refusals> {
    let told: AbortedText = within("aborted", value)?;
    let kind = Abort::from_code(&told.kind).ok_or_else(|| {
        let possible = Abort::ALL.iter().map(|kind| kind.code());
        no_value(Field::Events, &told.kind, possible)
    })?;
    Ok(Event::Aborted(kind, told.chair))
}

fn chombo(value: &Value) -> Result<Event, Malformed> {
    Ok(match value {
        Value::Object(_) => {
            let told = ChomboText::from_value(value)?;
            let mut broke = told.chairs.0;
            broke.extend(told.chair);
            let kind = match told.kind.as_deref() {
                None => None,
                Some("match") => Some(Chombo::Match(told.points)),
                Some("each") => Some(Chombo::Each(told.points)),
                Some("mangan") => Some(Chombo::Mangan),
                Some(_) => return Err(Malformed::new("not match, each or mangan").at("kind")),
            };
            Event::Chombo(broke, kind)
        }
        Value::List(_) => Event::Chombo(Chairs::from_value(value)?.0, None),
        chair => Event::Chombo([Chair::from_value(chair)?].into(), None),
    })
}

fn penalty(value: &Value) -> Result<Event, Malformed> {
    let told = PenaltyText::from_value(value)?;
    let receiver = match told.to.as_deref() {
        None | Some("nobody") => Receiver::Nobody,
        Some("table") => Receiver::Table,
        Some("others") => Receiver::Others,
        Some(_) => return Err(Malformed::new("not nobody, table or others").at("to")),
    };
    let amount = match (told.tenths, told.points) {
        (Some(tenths), None) => PenaltyAmount::Tenths(tenths),
        (None, Some(points)) => PenaltyAmount::Points(points, receiver),
        _ => return Err(Malformed::new("not one of tenths and points")),
    };
    let chair = told.chair;
    Ok(Event::Penalty(Penalty {
        chair: chair.ok_or_else(|| Malformed::new("missing").at("chair"))?,
        amount,
        reason: told.reason.unwrap_or_default(),
    }))
}

fn fix(value: &Value) -> Result<Fix, Refusals> {
    let told: FixText = within("fix", value)?;
    let mut reader = TextReader::default();
    let round = told.round.map(|round| reader.wind(Field::Round, &round));
    let hand = match (round, told.deal) {
        (None, None) => None,
        (Some(round), Some(deal)) => round.map(|round| (round, deal)),
        (None, Some(_)) => return Err(Refusal::Missing(Field::Round).into()),
        (Some(_), None) => {
            return Err(Malformed::new("missing").at("deal").at("fix").into());
        }
    };
    reader.finish(Some(Fix {
        points: told.points,
        sticks: told.sticks,
        honba: told.honba,
        hand,
        reason: told.reason.unwrap_or_default(),
    }))
}

fn stop(value: &Value) -> Result<Event, Refusals> {
    if *value == Value::Bool(true) {
        return Ok(Event::Stop(Stop::Agreed(String::new())));
    }
    let reason: String = within("stop", value)?;
    Ok(Event::Stop(match reason.as_str() {
        "time" => Stop::Time,
        "dealer" => Stop::Dealer,
        "agreed" => Stop::Agreed(String::new()),
        _ => Stop::Agreed(reason),
    }))
}

fn go(value: &Value) -> Result<Event, Refusals> {
    match value {
        Value::Bool(true) => Ok(Event::Go),
        _ => Err(Malformed::new("not true").at("go").into()),
    }
}

fn swap(value: &Value) -> Result<Event, Refusals> {
    let told: SwapText = within("swap", value)?;
    Ok(Event::Swap(told.chair, told.name))
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
