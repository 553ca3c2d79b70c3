//! A price in sentences, in the language of whoever reads it.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::hand::notation::mpsz;
use crate::presets::Ruleset;
use crate::result::refusal::Refusals;
use crate::result::score::{Amount, Award, AwardKind, Other, Payment, Score};
use crate::result::win::Win;
use crate::wire::answer::begin;
use crate::wire::read::{Malformed, Read};
use crate::wire::response::{fu_items, missed, notes, put_amount, refused_in, step};
use crate::wire::value::Fields;
use crate::wire::{Request, Value};
use crate::words::{Word, Words};

/// A hand to score, and to tell why.
#[derive(Clone, Debug, Default)]
pub struct ExplainRequest(pub Request);

impl Read for ExplainRequest {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        Request::from_value(value).map(Self)
    }
}

impl ExplainRequest {
    /// The sentences, or why there is no price.
    pub fn respond(&self, words: &Words) -> Value {
        let answered = self.0.read().and_then(|(question, rules)| {
            let win = question.check(&rules)?;
            Ok(explained(&rules, &win, &rules.score(&win)?, words))
        });
        answered.unwrap_or_else(|why: Refusals| refused_in(&why, words))
    }
}

fn explained(rules: &Ruleset, win: &Win<'_>, score: &Score, words: &Words) -> Value {
    let mut line = begin(rules);
    line.put("lang", words.tag);
    line.put("total", score.total);
    line.put("text", words.fill(Word::Points, &[score.total.into()]));
    let awards = |award: &Award| awarded(*award, words);
    line.put("yaku", Value::list(&score.awards, awards));
    let fu = score.fu.as_ref();
    let items = fu.map(|fu| fu_items(win, score, fu, words));
    line.put("fu", items.unwrap_or_else(|| Value::List(Vec::new())));
    let steps = |done: &_| step(done, words);
    line.put("steps", Value::list(&score.steps, steps));
    let pays = |payment: &Payment| paid(payment, words);
    line.put("payments", Value::list(&score.payments, pays));
    let lost = |lost: &Other| other(win, lost, words);
    line.put("others", Value::list(&score.others, lost));
    line.put("missed", near(score, words));
    line.put("notes", notes(rules, win, score, words));
    line.into()
}

/// A yaku or bonus: `name` and what it is worth; `text` is what it takes, where it is a yaku.
fn awarded(award: Award, words: &Words) -> Value {
    let mut line = Fields::default();
    line.put("id", award.what.code());
    line.put("name", words.what(award.what));
    put_amount(&mut line, award.amount);
    line.put("worth", worth(award.amount, words));
    if let AwardKind::Yaku(yaku) = award.what {
        line.put("text", words.condition(yaku));
    }
    line.into()
}

fn worth(amount: Amount, words: &Words) -> String {
    match amount {
        Amount::Han(han) => words.fill(Word::StepHan, &[han.into()]),
        Amount::Mangan => words.say(Word::Mangan).to_string(),
        Amount::Yakuman(1) => words.say(Word::Yakuman).to_string(),
        Amount::Yakuman(units) => format!("{units} × {}", words.say(Word::Yakuman)),
        Amount::Points(points) => words.fill(Word::Points, &[points.into()]),
    }
}

fn paid(payment: &Payment, words: &Words) -> Value {
    let name = words.payer(payment.from);
    let points = words.fill(Word::Points, &[payment.points().into()]);
    let mut line = Fields::default();
    line.put("from", payment.from.code());
    line.put("points", payment.points());
    line.put("text", [name, words.say(Word::Colon), &points].concat());
    line.into()
}

/// A reading that lost: its blocks with spaces between them, the names of its yaku, and why.
fn other(win: &Win<'_>, other: &Other, words: &Words) -> Value {
    let blocks: Vec<String> = win.faces(&other.reading).iter().map(|b| mpsz(b)).collect();
    let names = |award: &Award| words.what(award.what).into();
    let mut line = Fields::default();
    line.put("tiles", blocks.join(" "));
    line.put("yaku", Value::list(&other.awards, names));
    line.put("points", other.points);
    line.put("text", words.lost(other.lost));
    line.into()
}

/// Yaku that nearly applied, each as a sentence: its name, and the reason that it did not.
fn near(score: &Score, words: &Words) -> Value {
    let mut all = missed(&score.missed, words);
    if let Value::List(lines) = &mut all {
        for (line, missed) in lines.iter_mut().zip(&score.missed) {
            if let Value::Object(fields) = line {
                fields.push(("name".into(), words.yaku(missed.yaku).into()));
            }
        }
    }
    all
}
