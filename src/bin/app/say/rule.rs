//! Scores by anchors and rules, in words.

use tensu::score::Payer;
use tensu_learn::Of;
use tensu_learn::course::{DealerRule, Fraction, Line, ShareRule};
use tensu_words::Teach;

use super::teach::{fill_teach, of, teach, worth};
use super::{list, pair, sentence_case, words, yaku};

/// A rule: its sign, what it is called, and what it makes of a number.
pub(crate) struct Said {
    pub(crate) sign: String,
    pub(crate) title: &'static str,
    pub(crate) sum: String,
}

/// Writes a fraction.
fn fraction(Fraction { over, under }: Fraction) -> String {
    let whole = |n: u32| if n > 0 { n.to_string() } else { String::new() };
    let rest = match (over % under, under) {
        (0, _) => String::new(),
        (1, 2) => "½".to_owned(),
        (1, 3) => "⅓".to_owned(),
        (2, 3) => "⅔".to_owned(),
        (1, 4) => "¼".to_owned(),
        (3, 4) => "¾".to_owned(),
        (3, 8) => "⅜".to_owned(),
        (5, 8) => "⅝".to_owned(),
        (rest, under) => format!("{rest}/{under}"),
    };
    [whole(over / under), rest].concat()
}

const fn is(part: Fraction, over: u32, under: u32) -> bool {
    part.over == over && part.under == under
}

/// Says the dealer's rule.
pub(crate) fn dealer(rule: &DealerRule) -> Said {
    let is_half = is(rule.times, 3, 2);
    let numbers = [rule.small, rule.more, rule.exact, rule.price];
    Said {
        sign: format!("×{}", fraction(rule.times)),
        title: if is_half {
            teach(Teach::RuleDealer)
        } else {
            of(Of::new(true, false))
        },
        sum: fill_teach(Teach::RuleDealerSum, &numbers.map(Into::into)),
    }
}

/// Says the rule of the shares of a self-draw.
pub(crate) fn shares(rules: &[ShareRule], is_dealer: bool) -> Said {
    let sign = |rule: &ShareRule| {
        let more = (rule.extra > 0).then(|| format!("+{}", words().number(rule.extra)));
        [fraction(rule.part), more.unwrap_or_default()].concat()
    };
    let signs: Vec<String> = rules.iter().map(sign).collect();
    let is_plain = rules.iter().all(|rule| rule.extra == 0);
    let title = match rules {
        [one] if is_dealer && is_plain && is(one.part, 1, 3) => teach(Teach::RuleThird),
        [one, other] if is_plain && is(one.part, 1, 2) && is(other.part, 1, 4) => {
            teach(Teach::RuleTsumo)
        }
        _ => of(Of::new(is_dealer, true)),
    };
    let numbers: Vec<u32> = rules.iter().map(|rule| rule.price).collect();
    let numbers = rules.first().map(|rule| rule.of).into_iter().chain(numbers);
    let fills: Vec<_> = numbers.map(Into::into).collect();
    let sum = match rules {
        [_, other] if other.from.len() == 2 => Teach::RuleTsumoSum,
        [_, _] => Teach::RuleTsumoFew,
        _ => Teach::RuleThirdSum,
    };
    Said {
        sign: signs.join(" "),
        title,
        sum: fill_teach(sum, &fills),
    }
}

/// Says a line of what leads to a payment.
pub(crate) fn line(line: &Line) -> String {
    let number = |n: u32| words().number(n);
    match line {
        Line::Step(step) => sentence_case(&words().step_by(step, &yaku)),
        Line::Alike([(han, fu), (as_han, as_fu)]) => {
            let [own, other] = [worth(*han, Some(*fu)), worth(*as_han, Some(*as_fu))];
            fill_teach(Teach::WhyAlike, &[(&own).into(), (&other).into()])
        }
        Line::Small(anchor) => pair(&worth(anchor.han, Some(anchor.fu)), number(anchor.small)),
        Line::Quarter(less, more, sum) => {
            fill_teach(Teach::WhyQuarter, &[*less, *more, *sum].map(Into::into))
        }
        Line::Rounded(small, price) => {
            fill_teach(Teach::WhyRounded, &[*small, *price].map(Into::into))
        }
        Line::Dealer(rule) => {
            let Said { title, sum, .. } = dealer(rule);
            format!("{title} · {sum}")
        }
        Line::Share(rule) => {
            let name = |payer: &Payer| words().payer(*payer).to_owned();
            let names: Vec<String> = rule.from.iter().map(name).collect();
            let part = fraction(rule.part);
            let fills = [(&part).into(), rule.of.into()];
            let said = if rule.extra > 0 {
                let more = [rule.extra.into(), rule.price.into()];
                fill_teach(Teach::WhyShareMore, &[fills, more].concat())
            } else {
                fill_teach(Teach::WhyShare, &[fills[0], fills[1], rule.price.into()])
            };
            pair(&list(&names), said)
        }
    }
}
