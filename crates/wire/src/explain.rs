//! A score in sentences, in the language of whoever reads it.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::read::{Malformed, Read};
use crate::response::{begin, fu_items, notes, put_award, refused_in};
use crate::value::Fields;
use crate::{Request, Value};
use tensu::Ruleset;

use tensu::notation::mpsz;
use tensu::rules::Idiom;
use tensu::score::{Amount, Award, AwardKind, Missed, Other, Payment, Score, Step};
use tensu::win::Win;
use tensu_words::{Lines, Word, Words, lost_word};

/// A hand to score, and to tell why.
#[derive(Clone, Debug, Default)]
pub struct ExplainRequest(pub Request);

impl Read for ExplainRequest {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        Request::from_value(value).map(Self)
    }
}

impl ExplainRequest {
    /// Answers with the sentences, or why there is no score.
    pub fn respond(&self, words: &Words) -> Value {
        let (question, rules) = match self.0.read() {
            Ok(read) => read,
            Err(why) => return refused_in(&why, words),
        };
        let (paid, words) = (words.spoken(paid_as(&rules)), words.spoken(rules.idiom));
        let answered = question.check(&rules).and_then(|win| {
            let score = rules.score(&win)?;
            let (house, unsaid) = self.0.left_out();
            let lines = words.explained(&win, &score, (&house, &rules), unsaid);
            Ok(explained(&rules, &win, &score, &lines, (&words, &paid)))
        });
        answered.unwrap_or_else(|why| refused_in(&why, &words))
    }
}

/// Returns the idiom for points that somebody pays: where faan make points of a hand, these are not faan.
fn paid_as(rules: &Ruleset) -> Idiom {
    match rules.idiom {
        Idiom::Faan => Idiom::Chinese,
        other => other,
    }
}

fn explained(
    rules: &Ruleset,
    win: &Win<'_>,
    score: &Score,
    lines: &Lines,
    (words, of_payments): (&Words, &Words),
) -> Value {
    let mut line = begin(rules);
    line.put("lang", words.tag);
    line.put("total", score.total);
    let total = of_payments.fill(Word::Points, &[score.total.into()]);
    line.put("text", total);
    let text = lines.text(&|_, text| text.to_string());
    line.put("lines", Value::list(&text, |line| line.clone().into()));
    line.put("markdown", lines.markdown());
    line.put("html", lines.html(words.tag));
    let awards = |award: &Award| awarded(*award, rules, words);
    line.put("yaku", Value::list(&score.awards, awards));
    let fu = score.fu.as_ref();
    let items = fu.map(|fu| fu_items(win, score, fu, words));
    line.put("fu", items.unwrap_or_else(|| Value::List(Vec::new())));
    line.put(
        "steps",
        Value::list(&score.steps, |done| worked(done, words)),
    );
    let pays = |payment: &Payment| paid(payment, words, of_payments);
    line.put("payments", Value::list(&score.payments, pays));
    let lost = |lost: &Other| other(win, lost, words);
    line.put("others", Value::list(&score.others, lost));
    line.put(
        "missed",
        Value::list(&score.missed, |missed| near(missed, words)),
    );
    line.put("notes", notes(rules, win, score, words));
    line.into()
}

/// Puts the name that players give a yaku or bonus; `meaning` is that name in the language, where it is another.
fn put_name(line: &mut Fields, what: AwardKind, words: &Words) {
    let (name, meaning) = (words.called(what), words.what(what));
    let is_other = !name.eq_ignore_ascii_case(meaning);
    line.put("name", name);
    if is_other {
        line.put("meaning", meaning.to_string());
    }
}

/// A step of the arithmetic, with yaku as players call them.
fn worked(step: &Step, words: &Words) -> Value {
    let mut line = Fields::default();
    line.put("id", step.code());
    line.put(
        "text",
        words.step_by(step, &|yaku| words.called(AwardKind::Yaku(yaku))),
    );
    line.into()
}

/// A yaku or bonus: its name and what it is worth; `text` is what it takes, where it is a yaku.
fn awarded(award: Award, rules: &Ruleset, words: &Words) -> Value {
    let mut line = Fields::default();
    line.put("id", award.what.code());
    put_name(&mut line, award.what, words);
    put_award(&mut line, &award, rules);
    line.put("worth", worth(award.amount, words));
    if let AwardKind::Yaku(yaku) = award.what {
        line.put("text", words.condition(yaku).to_string());
    }
    line.into()
}

fn worth(amount: Amount, words: &Words) -> String {
    match amount {
        Amount::Han(han) => words.fill(Word::StepHan, &[han.into()]),
        Amount::Mangan => words.say(Word::Mangan).to_string(),
        Amount::Yakuman(1) => words.say(Word::Yakuman).to_string(),
        Amount::Yakuman(units) => words.yakuman(units),
        Amount::Points(points) => words.fill(Word::Points, &[points.into()]),
    }
}

fn paid(payment: &Payment, words: &Words, of_payments: &Words) -> Value {
    let name = words.payer(payment.from);
    let points = of_payments.fill(Word::Points, &[payment.points().into()]);
    let mut line = Fields::default();
    line.put("from", payment.from.code());
    line.put("points", payment.points());
    line.put("text", [name, words.say(Word::Colon), &points].concat());
    line.into()
}

/// A reading that lost: its sets and its pair with spaces between them, the names of its yaku, and why.
fn other(win: &Win<'_>, other: &Other, words: &Words) -> Value {
    let blocks: Vec<String> = win.faces(&other.reading).iter().map(|b| mpsz(b)).collect();
    let names = |award: &Award| words.called(award.what).into();
    let mut line = Fields::default();
    line.put("tiles", blocks.join(" "));
    line.put("yaku", Value::list(&other.awards, names));
    line.put("points", other.points);
    line.put("text", words.told(lost_word(other.lost)));
    line.into()
}

/// A yaku that nearly applied: its name, and the reason that it did not.
fn near(missed: &Missed, words: &Words) -> Value {
    let other = missed
        .why
        .yaku()
        .map(|yaku| words.called(AwardKind::Yaku(yaku)));
    let why = words.why_by(missed.why, &other.unwrap_or_default());
    let mut line = Fields::default();
    line.put("id", missed.yaku.code());
    line.put("reason", missed.why.code());
    line.put("text", why);
    put_name(&mut line, AwardKind::Yaku(missed.yaku), words);
    line.into()
}
