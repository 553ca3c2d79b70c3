//! An event from its word.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use crate::evening::event::{
    Chair, Drawn, Event, Fix, HandValue, Penalty, PenaltyAmount, Receiver, Stop, WinningChair, Won,
};
use crate::hand::notation::Reader;
use crate::hand::question::Riichi;
use crate::link;
use crate::quick::{Chosen, Melds};
use crate::rulebook::{Abort, Chombo};
use crate::tiles::Wind;
use crate::yaku::Yaku;

/// Reads an event from its word; `None` if no event is written so.
pub(super) fn event(word: &str, reader: Reader) -> Option<Event> {
    let (head, rest) = word.split_at_checked(1)?;
    Some(match head {
        "r" => {
            let (chair, kind) = rest.split_once('.').unwrap_or((rest, "riichi"));
            Event::Riichi(number(chair)?, declared(kind)?)
        }
        "q" => Event::Unriichi(number(rest)?),
        "w" => {
            let (from, winners) = rest.split_once('-')?;
            won(Some(number(from)?), winners, reader)?
        }
        "t" => won(None, rest, reader)?,
        "d" => {
            let (tenpai, nagashi) = rest.split_once("-n").map_or((rest, ""), |both| both);
            Event::Drawn(Drawn {
                tenpai: chairs(tenpai)?,
                nagashi: chairs(nagashi)?,
            })
        }
        "a" => {
            let (kind, whose) = match rest.split_once('-') {
                Some((kind, whose)) => (kind, Some(number(whose)?)),
                None => (rest, None),
            };
            Event::Aborted(ABORTS.iter().find(|(letter, _)| *letter == kind)?.1, whose)
        }
        "c" => {
            let (broke, kind) = match rest.split_once('-') {
                Some((broke, kind)) => (broke, Some(chombo(kind)?)),
                None => (rest, None),
            };
            Event::Chombo(chairs(broke)?, kind)
        }
        "p" => penalty(rest)?,
        "f" => Event::Fix(fix(rest)?),
        "x" => Event::Last(number(rest)?),
        "z" => Event::Stop(match rest {
            "" => Stop::Agreed(String::new()),
            "t" => Stop::Time,
            "d" => Stop::Dealer,
            _ => Stop::Agreed(link::unescape(rest.strip_prefix('.')?)?),
        }),
        "g" => rest.is_empty().then_some(Event::Go)?,
        "s" => {
            let (chair, name) = rest.split_once('.')?;
            Event::Swap(number(chair)?, link::unescape(name)?)
        }
        "n" => Event::Note(link::unescape(rest.strip_prefix('.')?)?),
        _ => return None,
    })
}

/// The letters of what ends a hand early.
pub(super) const ABORTS: [(&str, Abort); 5] = [
    ("9", Abort::NineKinds),
    ("w", Abort::FourWinds),
    ("r", Abort::FourRiichi),
    ("k", Abort::FourKans),
    ("3", Abort::ThreeRons),
];

/// The letter in place of winners.
pub(super) const NOBODY: &str = "n";

/// The letters of those who get the points of a penalty.
pub(super) const RECEIVERS: [(char, Receiver); 3] = [
    ('n', Receiver::Nobody),
    ('t', Receiver::Table),
    ('o', Receiver::Others),
];

/// Reads a number without a sign or zeros before it: what is written in one way is read in one way.
fn number<T: core::str::FromStr>(text: &str) -> Option<T> {
    let plain = text == "0" || !text.starts_with(['0', '+', '-']);
    text.parse().ok().filter(|_| plain)
}

fn signed<T: core::str::FromStr>(text: &str) -> Option<T> {
    number::<T>(text.strip_prefix('-').unwrap_or(text))?;
    text.parse().ok()
}

fn declared(kind: &str) -> Option<Riichi> {
    Riichi::from_code(kind).filter(|kind| kind.is_declared())
}

/// Reads chairs: a digit each, or numbers with a dot before each if one is longer.
fn chairs(text: &str) -> Option<Vec<Chair>> {
    match text.strip_prefix('.') {
        Some(list) => list.split('.').map(number).collect(),
        None => text
            .chars()
            .map(|digit| Some(digit.to_digit(10)? as Chair))
            .collect(),
    }
}

fn won(from: Option<Chair>, text: &str, reader: Reader) -> Option<Event> {
    let mut won = Won {
        from,
        ..Won::default()
    };
    for (i, part) in text.split('-').enumerate() {
        // Nobody won: that can be written, and is a fault.
        if i == 0 && (part == NOBODY || part.is_empty()) {
            continue;
        }
        match part.strip_prefix('u') {
            Some("") if won.from.is_some() => won.declaring = won.from,
            Some(chair) => won.declaring = Some(number(chair)?),
            None => won.winners.push(winner(part, reader)?),
        }
    }
    Some(Event::Won(won))
}

fn winner(text: &str, reader: Reader) -> Option<WinningChair> {
    let (chair, text) = text.split_once(':')?;
    let (text, chips) = match text.rsplit_once(",c") {
        Some((text, chips)) => (text, Some(number(chips)?)),
        None => (text, None),
    };
    let mut parts = text.split(',');
    let value = value(parts.next()?, reader)?;
    let liable = |part: &str| {
        let (chair, yaku) = part.split_once('.')?;
        Some((number(chair)?, Yaku::from_code(yaku)?))
    };
    Some(WinningChair {
        chair: number(chair)?,
        value,
        liable: parts.map(liable).collect::<Option<_>>()?,
        chips,
    })
}

fn value(text: &str, reader: Reader) -> Option<HandValue> {
    let (head, rest) = text.split_at_checked(1)?;
    Some(match head {
        "h" => {
            let (hand, _) = link::read_hand(rest.split('.'), reader).ok()?;
            HandValue::Tiles(Box::new(hand)).plain()
        }
        "k" => HandValue::Yaku(chosen(rest)?),
        "b" => HandValue::Base(number(rest)?),
        "y" => HandValue::Yakuman(number(rest)?),
        "p" => HandValue::Points(number(rest)?),
        "m" => {
            let payment = |one: &str| {
                let (chair, points) = one.split_once('.')?;
                Some((number(chair)?, number(points)?))
            };
            HandValue::Pays(rest.split(':').map(payment).collect::<Option<_>>()?)
        }
        _ => match text.split_once('.') {
            Some((han, fu)) => HandValue::Han(number(han)?, Some(number(fu)?)),
            None => HandValue::Han(number(text)?, None),
        },
    })
}

fn chosen(text: &str) -> Option<Chosen> {
    let mut parts = text.split('.');
    let head = parts.next()?;
    let (melds, counts) = match head.split_at_checked(1)? {
        ("c", counts) => (Melds::Closed, counts),
        ("o", counts) => (Melds::Open, counts),
        _ => return None,
    };
    let (dora, fu) = match counts.split_once('f') {
        Some((dora, fu)) => (dora, Some(number(fu)?)),
        None => (counts, None),
    };
    let yaku: Vec<Yaku> = parts.map(Yaku::from_code).collect::<Option<_>>()?;
    let chosen = Chosen {
        melds,
        dora: number(dora)?,
        fu,
        ..Chosen::default()
    };
    Some(chosen.naming(yaku))
}

fn chombo(text: &str) -> Option<Chombo> {
    Some(match text.split_once('.') {
        Some(("match", points)) => Chombo::Match(number(points)?),
        Some(("each", points)) => Chombo::Each(number(points)?),
        None if text == "mangan" => Chombo::Mangan,
        _ => return None,
    })
}

fn penalty(text: &str) -> Option<Event> {
    let (told, reason) = text.split_once('.').unwrap_or((text, ""));
    let (chair, amount) = told.split_once('-')?;
    let points = RECEIVERS.iter().find_map(|&(letter, receiver)| {
        let points = amount.strip_suffix(letter)?;
        Some((points, receiver))
    });
    Some(Event::Penalty(Penalty {
        chair: number(chair)?,
        amount: match points {
            Some((points, receiver)) => PenaltyAmount::Points(signed(points)?, receiver),
            None => PenaltyAmount::Tenths(signed(amount)?),
        },
        reason: link::unescape(reason)?,
    }))
}

fn fix(text: &str) -> Option<Fix> {
    let (counted, reason) = match text.split_once(REASON) {
        Some((counted, reason)) => (counted.strip_suffix('.').unwrap_or(counted), reason),
        None => (text, ""),
    };
    let mut fix = Fix {
        reason: link::unescape(reason)?,
        ..Fix::default()
    };
    if counted.is_empty() {
        return (!fix.reason.is_empty()).then_some(fix);
    }
    for part in counted.split('.') {
        let (what, value) = part.split_once('=')?;
        match what {
            "s" => fix.sticks = Some(number(value)?),
            "h" => fix.honba = Some(number(value)?),
            "d" => {
                let (wind, deal) = value.split_at_checked(1)?;
                fix.hand = Some((Wind::from_code(wind)?, number(deal)?));
            }
            chair => {
                let chair: Chair = number(chair).filter(|chair| *chair < MOST_CHAIRS)?;
                if fix.points.len() <= chair {
                    fix.points.resize(chair + 1, None);
                }
                fix.points[chair] = Some(signed(value)?);
            }
        }
    }
    Some(fix)
}

/// The sign before the reason of a count.
pub(super) const REASON: &str = "r=";

/// More chairs than any table has.
const MOST_CHAIRS: Chair = 10;
