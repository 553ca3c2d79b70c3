//! What the app says where it teaches; and how a hand was won, as a line above it.

use tensu::learn::course::{Asked, Choice, Way, What};
use tensu::learn::results::Group;
use tensu::learn::{Item, Of};
use tensu::practice::Skill;
use tensu::score::{FuItem, FuReason};
use tensu::text::{Fill, Teach, Word};
use tensu::{Question, Ruleset, Wait, Wind};

use super::{
    Label, asked, by, fill, flag, hand_tile, pair, riichi, say, sentence_case, with, words,
};

/// A text of where the app teaches.
pub(crate) fn teach(teach: Teach) -> &'static str {
    words().teach(teach)
}

/// The same with everything in its places.
pub(crate) fn fill_teach(teach: Teach, fills: &[Fill<'_>]) -> String {
    words().fill_teach(teach, fills)
}

/// How the hand was won, and all that its fu, han or price depend on.
pub(crate) fn how(question: &Question, rules: &Ruleset) -> String {
    let own = [
        by(question.by).to_owned(),
        winner(question),
        pair(say(Label::SeatWind), words().wind(question.seat)),
    ];
    around(own.into(), question, rules)
}

/// The same without who won and how.
pub(crate) fn how_of_all(question: &Question, rules: &Ruleset) -> String {
    let other = match question.seat {
        Wind::East => Wind::South,
        own => own,
    };
    let seats = [Wind::East, other].map(|seat| words().wind(seat));
    let seats = pair(say(Label::SeatWind), seats.join(" / "));
    around(vec![winner(question), seats], question, rules)
}

fn winner(question: &Question) -> String {
    let tile = question.win.map(|tile| hand_tile(tile, true));
    tile.unwrap_or_default()
}

fn around(mut all: Vec<String>, question: &Question, rules: &Ruleset) -> String {
    all.push(pair(say(Label::RoundWind), words().wind(question.round)));
    if question.riichi.is_declared() {
        all.push(riichi(question.riichi).to_owned());
    }
    for one in question.flags.iter() {
        all.push(flag(one, rules).to_owned());
    }
    if question.norths > 0 {
        all.push(pair(words().say(Word::Norths), question.norths));
    }
    if question.honba > 0 {
        all.push(pair(words().say(Word::Honba), question.honba));
    }
    all.join(" · ")
}

/// What a lesson is called.
pub(crate) fn lesson(number: u8) -> &'static str {
    teach(match number {
        1 => Teach::ThumbTitle,
        2 => Teach::TapTitle,
        3 => Teach::EightTitle,
        4 | 32 => Teach::DealerTitle,
        5 | 33 => Teach::TsumoTitle,
        6 => Teach::LimitsTitle,
        31 => Teach::HanTitle,
        34 => Teach::HanLimitsTitle,
        51 => Teach::PointsTitle,
        52 => Teach::PayTitle,
        _ => Teach::WholeTitle,
    })
}

/// Whose win it is, and how it is paid.
pub(crate) fn of(of: Of) -> &'static str {
    teach(match (of.dealer, of.tsumo) {
        (false, false) => Teach::OtherRon,
        (true, false) => Teach::DealerRon,
        (false, true) => Teach::OtherTsumo,
        (true, true) => Teach::DealerTsumo,
    })
}

/// So many han, and fu, where they count.
pub(crate) fn worth(han: u8, fu: Option<u8>) -> String {
    match fu {
        Some(fu) => fill(Label::HanFu, &[han.into(), fu.into()]),
        None => with(Label::Han, han),
    }
}

/// Something to choose.
pub(crate) fn choice(choice: &Choice) -> String {
    match choice {
        Choice::Number(number) => number.to_string(),
        Choice::OrMore(number) => fill_teach(Teach::OrMore, &[(*number).into()]),
        Choice::Points(points) => words().number(*points),
        Choice::Payments(payments) => asked(payments),
        Choice::Limit(limit) => {
            limit.map_or_else(String::new, |limit| words().limit(limit).to_owned())
        }
        Choice::Is(false) => teach(Teach::No).to_owned(),
        Choice::Is(true) => teach(Teach::Yes).to_owned(),
    }
}

/// What is asked.
pub(crate) fn question(asked: &Asked) -> String {
    let Some(part) = asked.parts.first() else {
        return String::new();
    };
    let of_han = |text, han: u8| fill_teach(text, &[han.into()]);
    match (asked.way, part.what) {
        (Way::Tap, _) => teach(Teach::AskTap).to_owned(),
        (Way::Fill, _) => teach(Teach::AskStrip).to_owned(),
        (_, What::Price(han, fu)) => fill_teach(Teach::AskPriceOf, &[(&worth(han, fu)).into()]),
        (_, What::Share(_, han, fu)) => fill_teach(Teach::AskShares, &[(&worth(han, fu)).into()]),
        (_, What::NeedsFu(han)) => of_han(Teach::AskNeedsFu, han),
        (_, What::IsMangan(han, fu)) => {
            fill_teach(Teach::AskIsMangan, &[(&worth(han, Some(fu))).into()])
        }
        (_, What::Rung(han)) => of_han(Teach::AskRung, han),
        (_, What::LimitPrice(han)) => fill_teach(Teach::AskPriceOf, &[(&worth(han, None)).into()]),
        (Way::Each, _) => teach(Teach::AskWhole).to_owned(),
        (_, What::Fu) => say(Label::AskFu).to_owned(),
        (_, What::Points) => say(Label::AskPoints).to_owned(),
        _ => say(Label::AskPrice).to_owned(),
    }
}

/// What a part of a question is called.
pub(crate) fn part(what: What) -> String {
    match what {
        What::Fu => say(Label::FuTitle).to_owned(),
        What::Han => say(Label::QuickHan).to_owned(),
        What::Points => say(Label::WorthTitle).to_owned(),
        What::Share(payer, ..) => words().payer(payer).to_owned(),
        What::Price(han, fu) => worth(han, fu),
        What::Wait => teach(Teach::TheWait).to_owned(),
        _ => teach(Teach::Pays).to_owned(),
    }
}

/// What belongs together.
pub(crate) fn group(group: Group) -> &'static str {
    match group {
        Group::Waits => say(Label::PracticeWaits),
        Group::Fu => say(Label::FuTitle),
        Group::Han => say(Label::QuickHan),
        Group::Prices => teach(Teach::GroupPrices),
        Group::Limits => teach(Teach::HanLimitsTitle),
        Group::Whole => teach(Teach::WholeTitle),
    }
}

/// Something to know, as far as it has a name of its own; or else what it belongs to.
pub(crate) fn item(item: Item) -> String {
    let set = |kan, concealed, yaochuu, by_ron| {
        Some(FuReason::Set {
            kan,
            concealed,
            yaochuu,
            by_ron,
        })
    };
    let reason = |skill| match skill {
        Skill::MenzenRon => Some(FuReason::MenzenRon),
        Skill::Tsumo => Some(FuReason::Tsumo),
        Skill::OpenPinfu => Some(FuReason::OpenPinfu),
        Skill::Minkou => set(false, false, false, false),
        Skill::MinkouYaochuu => set(false, false, true, false),
        Skill::Ankou => set(false, true, false, false),
        Skill::AnkouYaochuu => set(false, true, true, false),
        Skill::TripletByRon => set(false, false, false, true),
        Skill::Minkan => set(true, false, false, false),
        Skill::MinkanYaochuu => set(true, false, true, false),
        Skill::Ankan => set(true, true, false, false),
        Skill::AnkanYaochuu => set(true, true, true, false),
        Skill::DoubleWindPair => Some(FuReason::Pair {
            seat: true,
            round: true,
            fu: 0,
        }),
        Skill::Kanchan => Some(FuReason::Wait(Wait::Kanchan)),
        Skill::Penchan => Some(FuReason::Wait(Wait::Penchan)),
        Skill::Tanki => Some(FuReason::Wait(Wait::Tanki)),
        _ => None,
    };
    match item {
        Item::Cell(cell) => pair(of(cell.of), worth(cell.han(), Some(cell.fu()))),
        Item::Limit(limit, own) => pair(of(own), words().limit(limit)),
        Item::Skill(skill) => match reason(skill) {
            Some(reason) => {
                let item = FuItem {
                    reason,
                    fu: 0,
                    block: None,
                };
                sentence_case(words().fu(&item))
            }
            None => group(Group::of(item)).to_owned(),
        },
        other => group(Group::of(other)).to_owned(),
    }
}
