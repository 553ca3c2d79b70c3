//! The words with which the app teaches; and how a hand was won, as a line above it.

use tensu::score::{AwardKind, FuItem, FuReason, Payer};
use tensu::{By, Question, Ruleset, Wait, Wind};
use tensu_learn::course::{
    AnswerMode, Asked, Choice, Flat, Goal, Lack, Meter, Thing, What, paid_at_base,
};
use tensu_learn::practice::Skill;
use tensu_learn::results::Group;
use tensu_learn::{Item, Of};
use tensu_words::{Fill, Teach, Word};

use crate::model::outcome::Explained;

use super::{
    Label, asked, by, fill, flag, hand_tile, pair, riichi, say, sentence_case, with, words,
};

/// Returns a text with which the app teaches.
pub(crate) fn teach(teach: Teach) -> &'static str {
    words().teach(teach)
}

/// Returns the same with everything in its places.
pub(crate) fn fill_teach(teach: Teach, fills: &[Fill<'_>]) -> String {
    words().fill_teach(teach, fills)
}

/// Says how the hand was won, and all that its fu, han or payments depend on.
pub(crate) fn how(question: &Question, rules: &Ruleset) -> String {
    let own = [
        by(question.by).to_owned(),
        winner(question),
        pair(say(Label::SeatWind), words().wind(question.seat)),
    ];
    around(own.into(), question, rules)
}

/// Says the same without who won and how.
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

/// Names a kind of hand.
fn flat(kind: Flat) -> &'static str {
    teach(match kind {
        Flat::Pairs => Teach::FlatPairs,
        Flat::PinfuTsumo => Teach::FlatPinfu,
        Flat::Open => Teach::FlatOpen,
        Flat::Other => Teach::FlatOther,
    })
}

/// Says why a set or a pair gives its fu.
pub(crate) fn given_by(thing: Thing, rules: &Ruleset) -> &'static str {
    let item = thing.item(rules);
    item.map_or(teach(Teach::TooMany), |item| words().fu(&item))
}

/// Says what a question without a hand depends on.
pub(crate) fn situation(asked: &Asked) -> String {
    match asked.parts.first().map(|part| part.what) {
        Some(What::Thing(Thing::Pair { seat, round, .. })) => [
            pair(say(Label::SeatWind), words().wind(seat)),
            pair(say(Label::RoundWind), words().wind(round)),
        ]
        .join(" · "),
        Some(What::Thing(_) | What::Closed | What::Seat(_)) => String::new(),
        Some(What::Worth(yaku)) => words().condition(yaku).to_owned(),
        _ => of(asked.of).to_owned(),
    }
}

/// Says whose win it is, and how it is paid.
pub(crate) fn of(of: Of) -> &'static str {
    teach(match (of.dealer, of.tsumo) {
        (false, false) => Teach::OtherRon,
        (true, false) => Teach::DealerRon,
        (false, true) => Teach::OtherTsumo,
        (true, true) => Teach::DealerTsumo,
    })
}

/// The same before something else that is said of it.
pub(crate) fn of_before(own: Of) -> &'static str {
    of(own).trim_end_matches(['.', '。'])
}

/// Words so many han, and fu, where they count.
pub(crate) fn worth(han: u8, fu: Option<u8>) -> String {
    match fu {
        Some(fu) => fill(Label::HanFu, &[han.into(), fu.into()]),
        None => with(Label::Han, han),
    }
}

/// Words an answer to choose.
pub(crate) fn choice(choice: &Choice) -> String {
    match choice {
        Choice::Number(number) => number.to_string(),
        Choice::OrMore(number) => fill_teach(Teach::OrMore, &[(*number).into()]),
        Choice::Points(points) => words().number(*points),
        Choice::Fans(fans) => {
            let called = |&(yaku, times): &(tensu::Yaku, u8)| super::times(yaku, times);
            super::list(&fans.iter().map(called).collect::<Vec<_>>())
        }
        Choice::Payments(payments) if payments.is_empty() => teach(Teach::NoWin).to_owned(),
        Choice::Payments(payments) => asked(payments),
        Choice::Limit(limit) => {
            limit.map_or_else(String::new, |limit| words().limit(limit).to_owned())
        }
        Choice::Is(false) => teach(Teach::No).to_owned(),
        Choice::Is(true) => teach(Teach::Yes).to_owned(),
        Choice::Wind(wind) => words().wind(*wind).to_owned(),
        Choice::Wait(wait) => words().wait(*wait).to_owned(),
        Choice::By(way) => by(*way).to_owned(),
        Choice::Flat(kind) => flat(*kind).to_owned(),
        Choice::Alike => teach(Teach::Alike).to_owned(),
        Choice::Line(..) | Choice::Reading(_) => String::new(),
    }
}

/// Says how the hand was won, and on which tile.
pub(crate) fn won_on(question: &Question) -> String {
    let tile = question.win.map(|tile| hand_tile(tile, true));
    let all = [Some(by(question.by).to_owned()), tile];
    all.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// Returns whether a question asks what is paid for a hand, too.
fn asks_payments(asked: &Asked) -> bool {
    asked.parts.iter().any(|part| part.what == What::Payments)
}

/// Asks whether a hand has what a win needs.
pub(crate) fn reaches(rules: &Ruleset) -> String {
    let minimum = rules.additive().map_or(0, |additive| additive.minimum);
    let minimum = super::worth_points(minimum.into());
    fill_teach(Teach::AskMinimum, &[(&minimum).into()])
}

/// Words the question.
pub(crate) fn question(asked: &Asked, rules: &Ruleset) -> String {
    let Some(part) = asked.parts.first() else {
        return String::new();
    };
    let of_han = |text, han: u8| fill_teach(text, &[han.into()]);
    let goal = |text| fill_teach(text, &[asked.goal.unwrap_or_default().into()]);
    match (asked.way, part.what) {
        (_, What::Tile(_)) => teach(Teach::AskCompleted).to_owned(),
        (_, What::Turned) => teach(Teach::AskFlip).to_owned(),
        (_, What::Flat) => teach(Teach::AskFlat).to_owned(),
        (_, What::Total(_)) => teach(Teach::AskTotal).to_owned(),
        (_, What::Reading) => teach(Teach::AskReading).to_owned(),
        (_, What::Under) => {
            let base = crate::model::speech::ruleset(tensu::rules::DEFAULT);
            let paid = asked.hand.as_ref().map(paid_at_base).unwrap_or_default();
            let paid = choice(&Choice::Payments(paid));
            fill_teach(Teach::AskUnder, &[base.into(), (&paid).into()])
        }
        (_, What::Closed) => goal(Teach::AskMake),
        (_, What::Seat(_)) => goal(Teach::AskWheel),
        (_, What::Fans) => teach(Teach::AskPatterns).to_owned(),
        (_, What::Worth(yaku)) => {
            let name = super::name(AwardKind::Yaku(yaku));
            fill_teach(Teach::AskWorth, &[(&name).into()])
        }
        (_, What::Beside(yaku, by)) => {
            let [by, yaku] = [by, yaku].map(|yaku| super::name(AwardKind::Yaku(yaku)));
            fill_teach(Teach::AskBeside, &[(&by).into(), (&yaku).into()])
        }
        (_, What::Minimum) => reaches(rules),
        (_, What::Thing(_)) => teach(Teach::AskGives).to_owned(),
        (AnswerMode::Tap, _) => teach(Teach::AskTap).to_owned(),
        (AnswerMode::Fill, _) => teach(Teach::AskStrip).to_owned(),
        (_, What::Price(han, fu)) => fill_teach(Teach::AskPriceOf, &[(&worth(han, fu)).into()]),
        (_, What::Share(_, han, fu)) => fill_teach(Teach::AskShares, &[(&worth(han, fu)).into()]),
        (_, What::Small(han, fu)) => fill_teach(Teach::AskSmall, &[(&worth(han, Some(fu))).into()]),
        (_, What::FromSmall(small, ..)) => fill_teach(Teach::AskFromSmall, &[small.into()]),
        (_, What::FromRon(payer, ron, ..)) => {
            let text = match payer {
                _ if asked.of.dealer => Teach::AskThird,
                Payer::Seat(Wind::East) => Teach::AskHalf,
                _ => Teach::AskQuarter,
            };
            fill_teach(text, &[ron.into()])
        }
        (_, What::NeedsFu(han)) => of_han(Teach::AskNeedsFu, han),
        (_, What::IsMangan(han, fu)) => {
            fill_teach(Teach::AskIsMangan, &[(&worth(han, Some(fu))).into()])
        }
        (_, What::Rung(han)) => of_han(Teach::AskRung, han),
        (_, What::LimitPrice(han)) => fill_teach(Teach::AskPriceOf, &[(&worth(han, None)).into()]),
        (AnswerMode::Each, What::Han) if asked.parts.len() > 1 && !asks_payments(asked) => {
            teach(Teach::AskHanFu).to_owned()
        }
        (AnswerMode::Each, _) if asks_payments(asked) => teach(Teach::AskWhole).to_owned(),
        (_, What::Han) => teach(Teach::AskHan).to_owned(),
        (_, What::Fu | What::Sum) => teach(Teach::AskFu).to_owned(),
        (_, What::Points) => teach(Teach::AskPoints).to_owned(),
        _ => teach(Teach::AskPrice).to_owned(),
    }
}

/// Names a part of a question.
pub(crate) fn part(what: What) -> String {
    match what {
        What::Fu | What::Sum => say(Label::FuTitle).to_owned(),
        What::Han => say(Label::QuickHan).to_owned(),
        What::Points => say(Label::WorthTitle).to_owned(),
        What::Share(payer, ..) => words().payer(payer).to_owned(),
        What::Price(han, fu) => worth(han, fu),
        What::Wait => teach(Teach::TheWait).to_owned(),
        What::WaitName => teach(Teach::WaitRow).to_owned(),
        What::Turned => say(Label::HowWon).to_owned(),
        What::Flat => teach(Teach::FlatRow).to_owned(),
        What::Closed => teach(Teach::SwitchClosed).to_owned(),
        What::Outside => teach(Teach::SwitchOutside).to_owned(),
        What::Kan => say(Label::Kan).to_owned(),
        What::Seat(_) => say(Label::SeatWind).to_owned(),
        What::Round(_) => say(Label::RoundWind).to_owned(),
        _ => teach(Teach::Pays).to_owned(),
    }
}

/// Names a group of items that belong together.
pub(crate) fn group(group: Group) -> &'static str {
    match group {
        Group::Waits => teach(Teach::PracticeWaits),
        Group::Fu => say(Label::FuTitle),
        Group::Han => say(Label::QuickHan),
        Group::Prices => teach(Teach::GroupPrices),
        Group::Limits => teach(Teach::HanLimitsTitle),
        Group::Whole => teach(Teach::WholeTitle),
    }
}

/// Names an item, as far as it has a name of its own; or else its group.
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
        Item::Yaku(yaku, _) => super::name(AwardKind::Yaku(yaku)),
        Item::Cell(cell) => pair(of_before(cell.of), worth(cell.han(), Some(cell.fu()))),
        Item::Limit(limit, own) => pair(of_before(own), words().limit(limit)),
        Item::Skill(skill) => match reason(skill) {
            Some(reason) => {
                let item = FuItem {
                    reason,
                    fu: 0,
                    block: None,
                };
                sentence_case(words().fu(&item))
            }
            None => match skill {
                Skill::Sequence => say(Label::SeveralSequence).to_owned(),
                Skill::PlainPair | Skill::YakuhaiPair => say(Label::SeveralPair).to_owned(),
                Skill::Ryanmen => sentence_case(words().wait(Wait::Ryanmen)),
                Skill::Shanpon => sentence_case(words().wait(Wait::Shanpon)),
                Skill::OpenRon => by(By::Ron).to_owned(),
                _ => group(Group::of(item)).to_owned(),
            },
        },
        Item::Sum => teach(Teach::DrillSum).to_owned(),
        other => group(Group::of(other)).to_owned(),
    }
}

/// Words the fu of a hand as they add up, or its worth.
pub(crate) fn fu_of(explained: &Explained) -> String {
    let parts = fu_parts(explained).into_iter();
    parts.map(|(_, text)| text).collect()
}

/// Words the same in pieces, each with the item that it is about.
pub(crate) fn fu_parts(explained: &Explained) -> Vec<(Option<FuItem>, String)> {
    let score = &explained.score;
    let Some(fu) = &score.fu else {
        return vec![(None, super::value(score))];
    };
    // Fu that always count the same are no sum.
    if let [item] = &fu.items[..] {
        return vec![(None, sentence_case(words().fu(item)))];
    }
    let mut all: Vec<(Option<FuItem>, String)> = Vec::new();
    for item in &fu.items {
        if !all.is_empty() {
            all.push((None, " + ".to_owned()));
        }
        let text = format!("{} {}", item.fu, words().fu(item));
        all.push((Some(*item), text));
    }
    let sum = super::fu_sum(fu.raw, fu.rounded);
    all.push((None, format!(": {sum}")));
    all
}

fn closed(open: bool) -> &'static str {
    say(if open {
        Label::QuickOpen
    } else {
        Label::QuickClosed
    })
}

fn role(dealer: bool) -> &'static str {
    say(if dealer {
        Label::RefDealer
    } else {
        Label::RefNonDealer
    })
}

/// Says how many of the last whole hands were right.
pub(crate) fn stands(meter: Meter) -> String {
    let Meter { right, of } = meter;
    if of == 0 {
        teach(Teach::MeterNone).to_owned()
    } else {
        fill_teach(Teach::MeterOf, &[right.into(), of.into()])
    }
}

/// Says what a hand is to come to.
pub(crate) fn goal(goal: &Goal) -> String {
    let all = [
        goal.han.map(|han| with(Label::Han, han)),
        goal.fu.map(super::fu),
        goal.points.map(super::points),
        goal.dealer.map(|dealer| role(dealer).to_owned()),
        goal.by.map(|way| by(way).to_owned()),
        goal.open.map(|open| closed(open).to_owned()),
    ];
    all.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// Says what a hand has instead.
pub(crate) fn lack(lack: &Lack) -> String {
    let none = || "–".to_owned();
    match *lack {
        Lack::By(way) => by(way).to_owned(),
        Lack::Open => closed(true).to_owned(),
        Lack::Closed => closed(false).to_owned(),
        Lack::WonBy(winner) => role(winner.is_dealer()).to_owned(),
        Lack::Han(han) => {
            let han = han.map_or_else(none, |han| han.to_string());
            pair(say(Label::QuickHan), han)
        }
        Lack::Fu(fu) => {
            let fu = fu.map_or_else(none, |fu| fu.to_string());
            pair(say(Label::FuTitle), fu)
        }
        Lack::Points(paid) => pair(teach(Teach::Pays), words().number(paid)),
    }
}

/// Writes minutes and seconds.
pub(crate) fn clock(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
