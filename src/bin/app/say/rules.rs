//! The words about rules, the comparison and the table.

use tensu::compare::Cause;
use tensu::rules::{Setting, WinningBonus};
use tensu::score::{AwardKind, Payer};
use tensu::yaku::Worth;
use tensu::{By, Ruleset, Suit, Wind, Yaku};
use tensu_words::{Fill, Word};

use super::{Label, fill, name, payer, say, with, words};

/// Names the state of a switch.
pub(crate) fn switched(on: bool) -> &'static str {
    say(if on { Label::Yes } else { Label::No })
}

/// Names the red fives of a suit.
pub(crate) fn red_fives(i: usize) -> String {
    let suit = [Suit::Man, Suit::Pin, Suit::Sou].get(i);
    with(
        Label::RedFivesOf,
        suit.map_or("", |&suit| words().suit(suit)),
    )
}

/// Heads points by place where it matters how many players finish below the start: one, any other number, three; or
/// one, two, three, any other number.
pub(crate) fn below_start(line: usize, lines: usize) -> String {
    match (line, lines) {
        (1, 3) | (3, _) => say(Label::UmaOtherwise).to_owned(),
        _ => with(Label::UmaBelow, line + 1),
    }
}

/// Names the points for a place, of a line that may have a name.
pub(crate) fn uma_of(place: usize, line: Option<&str>) -> String {
    let parts = [Some(self::place(place)), line];
    let parts: Vec<&str> = parts.into_iter().flatten().collect();
    words().list(&parts, Word::Comma)
}

/// Says how many yaku of a list are named.
pub(crate) fn choose_yaku(named: usize, all: usize) -> String {
    fill(Label::ChooseYaku, &[named.into(), all.into()])
}

/// Says the value of a rule before it was changed.
pub(crate) fn before(base: &str, value: &str) -> String {
    fill(Label::Before, &[base.into(), value.into()])
}

/// Names the button that changes a rule back.
pub(crate) fn reset_rule(rule: &str) -> String {
    with(Label::ResetRule, rule)
}

/// Says whether copying worked.
pub(crate) fn copied(done: bool) -> &'static str {
    say(if done {
        Label::Copied
    } else {
        Label::CopyByHand
    })
}

/// Says what the comparison is about.
pub(crate) fn compare_help(by: By) -> &'static str {
    say(match by {
        By::Ron => Label::CompareRon,
        By::Tsumo => Label::CompareTsumo,
    })
}

/// Names a seat as a payer.
pub(crate) fn seat_name(seat: Wind) -> &'static str {
    payer(Payer::Seat(seat))
}

/// Words the change of a seat's points.
pub(crate) fn change(points: i64) -> String {
    let sign = super::sign(points);
    format!("{sign}{}", words().number(points.abs()))
}

/// Names the choice of who is liable for a yaku.
pub(crate) fn liable_for(yaku: Yaku) -> String {
    with(Label::LiableFor, &name(AwardKind::Yaku(yaku)))
}

/// Says what house rules start from, and how many they change.
pub(crate) fn based_on(base: &str, changes: usize) -> String {
    match changes {
        0 => with(Label::BasedOnNothing, base),
        n => fill(Label::BasedOn, &[base.into(), n.into()]),
    }
}

/// Words the value of a rule.
pub(crate) fn setting(id: &str, value: &Setting) -> String {
    match value {
        Setting::List(values) if values.is_empty() => say(Label::NoneOfThem).to_owned(),
        Setting::List(values) => {
            let values: Vec<String> = values.iter().map(|value| setting(id, value)).collect();
            words().list(&values, Word::Comma)
        }
        value => choice(id, value),
    }
}

/// Words one value of a rule.
pub(crate) fn choice(id: &str, value: &Setting) -> String {
    match value {
        Setting::Bool(true) => say(Label::ChoiceYes).to_owned(),
        Setting::Bool(false) => say(Label::ChoiceNo).to_owned(),
        Setting::Null => say(Label::NoLimit).to_owned(),
        Setting::Open(open) => {
            let bonus = format!("{} / {} / {open}", 2 * open, 2 * open);
            with(Label::OwnBonus, &bonus)
        }
        Setting::Number(n) => number(id, *n),
        Setting::Text(text) => match Yaku::from_code(text) {
            Some(yaku) => name(AwardKind::Yaku(yaku)),
            None => words().choice(id, text),
        },
        Setting::List(_) => String::new(),
    }
}

fn number(id: &str, n: i64) -> String {
    let bonus = || WinningBonus::VARIATIONS.get(usize::try_from(n).ok()?.checked_sub(1)?);
    match id {
        "winning_bonus" => bonus().map_or(String::new(), |bonus| {
            format!(
                "{} / {} / {}",
                bonus.fully_concealed, bonus.concealed, bonus.open
            )
        }),
        "uma" => change(n),
        "double_wind_pair_fu" | "open_pinfu_fu" => with(Label::Fu, Fill::Number(n)),
        _ => words().number(n),
    }
}

/// Words the worth of a yaku, closed and open.
pub(crate) fn worth(worth: Worth) -> String {
    words().amounts(worth.unit, [worth.closed, worth.open].map(u16::from))
}

/// Says how another total differs from one's own.
pub(crate) fn difference(own: Option<u32>, other: Option<u32>) -> String {
    match (own, other) {
        (Some(own), Some(other)) if other > own => with(Label::More, other - own),
        (Some(own), Some(other)) => with(Label::Less, own - other),
        (Some(_), None) => say(Label::NoWin).to_owned(),
        (None, _) => say(Label::AWin).to_owned(),
    }
}

/// Names the reason why a payment differs.
pub(crate) fn cause(cause: &Cause, rules: &Ruleset) -> String {
    match cause {
        Cause::Rule("red_fives", Setting::List(values)) => {
            let of = |value: &Setting| match value {
                Setting::Number(reds) => *reds,
                _ => 0,
            };
            match values.iter().map(of).sum() {
                0 => say(Label::CauseNoReds).to_owned(),
                reds => with(Label::CauseReds, reds),
            }
        }
        Cause::Rule(id, value) => rules.house_rule(id).map_or(String::new(), |knob| {
            let (rule, value) = (words().rule(knob.text), setting(id, value));
            fill(Label::CauseRule, &[rule.into(), (&value).into()])
        }),
        Cause::Yaku(yaku) => {
            let name = name(AwardKind::Yaku(*yaku));
            if rules.has(*yaku) {
                let worth = worth(rules.yaku.get(*yaku).worth);
                fill(Label::CauseRule, &[(&name).into(), (&worth).into()])
            } else {
                with(Label::CauseNoYaku, &name)
            }
        }
    }
}

/// Says who has won this tile already.
pub(crate) fn kept(seats: &[Wind]) -> String {
    let names: Vec<_> = seats.iter().map(|&seat| words().player(seat)).collect();
    with(Label::RoundKept, &words().list(&names, Word::And))
}

/// Names a place.
pub(crate) fn place(place: usize) -> &'static str {
    say(match place {
        1 => Label::RoundFirst,
        2 => Label::RoundSecond,
        3 => Label::RoundThird,
        _ => Label::RoundFourth,
    })
}
