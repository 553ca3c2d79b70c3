//! The response to a hand, and how a score or a refusal is put into it. The fields are those of [`Score`] and
//! [`Refusals`]; what does not apply is absent.

use alloc::vec::Vec;

use crate::read::{Malformed, REASONS};
use crate::request::no_value;
use crate::value::{Fields, is_same};
use crate::{Request, Value};
use tensu::Ruleset;

use tensu::notation::mpsz;
use tensu::reading::{Made, Reading};
use tensu::refusal::{Field, Refusal, Refusals};
use tensu::rules::Idiom;
use tensu::rules::RemarkKind;
use tensu::rules::{Limit, Rules};
use tensu::score::{Amount, Award, Fu, FuItem, Missed, Other, Payment, Score, Step};
use tensu::unconfirmed::doubts;
use tensu::win::Win;
use tensu_words::{EN, Words, fu_word, lost_word};

impl Request {
    /// Reads, checks and scores. Whatever the request, there is a response.
    pub fn respond(&self) -> Value {
        self.respond_only(Only::ALL)
    }

    pub(super) fn respond_only(&self, only: Only) -> Value {
        let (question, rules) = match self.read() {
            Ok(read) => read,
            Err(why) => return refused(&why),
        };
        let answered = question.check(&rules).and_then(|win| {
            let score = rules.score(&win)?;
            Ok(scored_only(&rules, &win, &score, only, &EN))
        });
        answered.unwrap_or_else(|why| refused_in(&why, &EN.spoken(rules.idiom)))
    }
}

/// The fields that every answer under a ruleset begins with.
pub(super) fn begin(rules: &Ruleset) -> Fields {
    begin_only(rules, Only::ALL)
}

/// The same without the fingerprint, which takes time, where it is not wanted.
pub(super) fn begin_only(rules: &Ruleset, only: Only) -> Fields {
    let mut line = Fields::with_room(PRICE.len());
    line.put("ok", true);
    line.put("ruleset", rules.id);
    if only.wants(const { Only::one("fingerprint") }) {
        line.put("fingerprint", rules.fingerprint_text());
    }
    line
}

/// The response to something that is not a request at all.
pub fn malformed(why: &str) -> Value {
    refused(&Malformed::new(why).into())
}

/// The fields that the response to a win can have: those that `only` of [`answer_list`](super::answer_list) and of a
/// stream can name.
pub const PRICE: [&str; 19] = [
    "ok",
    "ruleset",
    "fingerprint",
    "yaku",
    "han",
    "fu",
    "fu_items",
    "limit",
    "counted",
    "yakuman",
    "points",
    "faan",
    "payments",
    "total",
    "reading",
    "others",
    "missed",
    "notes",
    "steps",
];

/// The fields of a good response that are wanted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Only(u32);

impl Only {
    pub(super) const ALL: Self = Self(u32::MAX);

    /// Those with sentences.
    const TOLD: Self = Self::one("fu_items")
        .and("others")
        .and("missed")
        .and("notes")
        .and("steps");

    /// One of the names of [`PRICE`], as the code says it.
    const fn one(name: &str) -> Self {
        let mut place = 0;
        while !is_same(PRICE[place].as_bytes(), name.as_bytes()) {
            place += 1;
        }
        Self(1 << place)
    }

    const fn and(self, name: &str) -> Self {
        Self(self.0 | Self::one(name).0)
    }

    /// Reads names with commas between them; all fields are wanted when there are none.
    pub(super) fn of(names: &str) -> Self {
        if names.is_empty() {
            return Self::ALL;
        }
        let places = names.split(',').filter_map(Self::place);
        Self(places.fold(0, |all, place| all | 1 << place))
    }

    fn place(name: &str) -> Option<usize> {
        PRICE.iter().position(|field| *field == name)
    }

    /// Tells if any of some fields is wanted.
    pub(super) const fn wants(self, any: Self) -> bool {
        self.0 & any.0 != 0
    }

    /// Takes out of a response what is not wanted. Its fields are in the order of their names, so none is looked for
    /// twice.
    fn keep(self, price: &mut Fields) {
        if self.0 == Self::ALL.0 {
            return;
        }
        let mut fields = PRICE.iter().zip(0..);
        price.keep(|key| {
            let place = fields.find(|(field, _)| **field == key);
            key == "ok" || place.is_some_and(|(_, place)| self.0 >> place & 1 == 1)
        });
    }

    /// The refusals of names of which no response has a field.
    pub(super) fn unknown(names: &str) -> impl Iterator<Item = Refusal> {
        let names = names.split(',').filter(|name| !name.is_empty());
        let unknown = names.filter(|name| Self::place(name).is_none());
        unknown.map(|name| no_value(Field::Only, name, PRICE.into_iter()))
    }
}

/// The response to a hand that has a score.
pub fn scored(rules: &Ruleset, win: &Win<'_>, score: &Score) -> Value {
    scored_in(rules, win, score, &EN)
}

/// The same with its sentences in a language.
pub(super) fn scored_in(rules: &Ruleset, win: &Win<'_>, score: &Score, words: &Words) -> Value {
    scored_only(rules, win, score, Only::ALL, words)
}

/// The same with the wanted fields alone: others that take time are not worked out. Sentences are said as the players
/// of the rules speak.
fn scored_only(rules: &Ruleset, win: &Win<'_>, score: &Score, only: Only, words: &Words) -> Value {
    let idiom = if only.wants(Only::TOLD) {
        rules.idiom
    } else {
        Idiom::Riichi
    };
    let words = &*words.spoken(idiom);
    let mut line = begin_only(rules, only);
    line.put("yaku", yaku(rules, &score.awards));
    line.put_some("han", score.han);
    let fu = score.fu.as_ref();
    line.put_some("fu", fu.map(|fu| fu.rounded));
    if only.wants(const { Only::one("fu_items") }) {
        let none = || Value::List(Vec::new());
        let items = fu.map_or_else(none, |fu| fu_items(win, score, fu, words));
        line.put("fu_items", items);
    }
    line.put_some("limit", score.limit.map(Limit::code));
    line.put_some("counted", score.is_counted().then_some(true));
    line.put_some("yakuman", (score.yakuman > 0).then_some(score.yakuman));
    line.put_some("points", score.points);
    line.put_some("faan", score.points.filter(|_| rules.counts_faan()));
    line.put("payments", Value::list(&score.payments, payment));
    line.put("total", score.total);
    if only.wants(const { Only::one("reading") }) {
        line.put("reading", reading(win, &score.reading));
    }
    if only.wants(const { Only::one("others") }) {
        let lost = |lost: &Other| other(win, lost, words);
        line.put("others", Value::list(&score.others, lost));
    }
    if only.wants(const { Only::one("missed") }) {
        line.put("missed", missed(&score.missed, words));
    }
    if only.wants(const { Only::one("notes") }) {
        line.put("notes", notes(rules, win, score, words));
    }
    if only.wants(const { Only::one("steps") }) {
        let done = |done: &Step| step(done, rules, words);
        line.put("steps", Value::list(&score.steps, done));
    }
    only.keep(&mut line);
    line.into()
}

/// Yaku and bonuses with their han, units of yakuman or points.
fn yaku(rules: &Rules, awards: &[Award]) -> Value {
    Value::list(awards, |award| {
        let mut line = Fields::default();
        line.put("id", award.what.code());
        put_award(&mut line, award, rules);
        line.into()
    })
}

/// Puts the amount, in faan as well where these are, and how often a pattern counts where that is more than once.
pub(super) fn put_award(line: &mut Fields, award: &Award, rules: &Rules) {
    put_counted(line, award, award.times(rules), rules.counts_faan());
}

fn put_counted(line: &mut Fields, award: &Award, times: u16, faan: bool) {
    put_amount(line, award.amount);
    line.put_some("faan", faan.then_some(award.amount.points()));
    line.put_some("times", Some(times).filter(|&times| times > 1));
}

pub(super) fn put_amount(line: &mut Fields, amount: Amount) {
    match amount {
        Amount::Han(han) => line.put("han", han),
        Amount::Mangan => line.put("han", Limit::MANGAN_HAN),
        Amount::Yakuman(units) => line.put("yakuman", units),
        Amount::Points(points) => line.put("points", points),
    }
}

/// Yaku that nearly applied.
pub(super) fn missed(missed: &[Missed], words: &Words) -> Value {
    Value::list(missed, |missed| {
        let mut line = Fields::default();
        line.put("id", missed.yaku.code());
        line.put("reason", missed.why.code());
        line.put("text", words.why(missed.why));
        line.into()
    })
}

/// The ruleset's remarks, then the rules that decided the score and may be others ([`doubts`]); their id is the rule's
/// name.
pub(super) fn notes(rules: &Ruleset, win: &Win<'_>, score: &Score, words: &Words) -> Value {
    let mut notes = Vec::new();
    if let Some(text) = words.dora_itself(win.question(), &rules.tiles) {
        notes.push(note("dora_itself", RemarkKind::Info.code(), text));
    }
    let doubts = doubts(rules, win, score);
    for remark in &score.remarks {
        let text = words.noted(rules.id, remark, &doubts);
        notes.push(note(remark.id, remark.kind.code(), text));
    }
    for doubt in doubts.iter().filter(|doubt| doubt.remark.is_none()) {
        notes.push(note(doubt.rule.id, "unconfirmed", words.doubt(doubt)));
    }
    Value::List(notes)
}

/// A ruling on the ruleset's text; `kind` is `"assumed"`, `"corrected"`, `"info"` or `"unconfirmed"`.
pub(super) fn note(id: &'static str, kind: &'static str, text: impl Into<Value>) -> Value {
    let mut line = Fields::default();
    line.put("id", id);
    line.put("kind", kind);
    line.put("text", text);
    line.into()
}

/// Fu with their tiles and their reason; `block` is the place in the reading.
pub(super) fn fu_items(win: &Win<'_>, score: &Score, fu: &Fu, words: &Words) -> Value {
    let faces = win.faces(&score.reading);
    Value::list(&fu.items, |item: &FuItem| {
        let tiles = item.block.and_then(|i| faces.get(usize::from(i)));
        let mut line = Fields::default();
        line.put("id", item.reason.code());
        line.put("fu", item.fu);
        line.put("tiles", tiles.map(|tiles| mpsz(tiles)).unwrap_or_default());
        line.put_some("block", item.block);
        line.put("reason", words.told(fu_word(item)));
        line.into()
    })
}

/// The payment of one player: shares of the hand and of the honba.
fn payment(payment: &Payment) -> Value {
    let mut line = Fields::default();
    line.put("from", payment.from.code());
    line.put("points", payment.points());
    line.put("hand", payment.hand);
    line.put("honba", payment.honba);
    line.put_some("liable", payment.liable.then_some(true));
    line.into()
}

/// The reading of the hand; `winner` is the place in `blocks` of what the winning tile completed, and one of them has
/// `meld` when it was declared.
fn reading(win: &Win<'_>, reading: &Reading) -> Value {
    let faces = win.faces(reading);
    let mut blocks = Vec::new();
    for (block, tiles) in reading.blocks.iter().zip(&faces) {
        let mut line = Fields::default();
        line.put("kind", block.kind.code());
        line.put("tiles", mpsz(tiles));
        line.put("concealed", block.is_concealed());
        if let Made::Called(kind) = block.made {
            line.put("meld", kind.code());
        }
        blocks.push(line.into());
    }
    let mut line = Fields::default();
    line.put("shape", reading.shape.code());
    line.put("blocks", Value::List(blocks));
    line.put("winner", reading.winner);
    line.put("win", mpsz(&[win.tile()]));
    line.put("wait", reading.wait.code());
    line.into()
}

/// A reading that lost, and why.
fn other(win: &Win<'_>, other: &Other, words: &Words) -> Value {
    let mut line = Fields::default();
    line.put("reading", reading(win, &other.reading));
    line.put("yaku", yaku(win.rules(), &other.awards));
    line.put_some("han", other.han);
    line.put_some("fu", other.fu.as_ref().map(|fu| fu.rounded));
    line.put("points", other.points);
    line.put("lost", other.lost.code());
    line.put("text", words.told(lost_word(other.lost)));
    line.into()
}

/// A step of the arithmetic.
pub(super) fn step(step: &Step, rules: &Rules, words: &Words) -> Value {
    let mut line = Fields::default();
    line.put("id", step.code());
    line.put("text", words.step_under(step, rules));
    line.into()
}

/// The response where there is no score: the first reason, and all of them, but for what is beyond any use.
pub fn refused(refusals: &Refusals) -> Value {
    refused_in(refusals, &EN)
}

/// The same in a language.
pub(super) fn refused_in(refusals: &Refusals, words: &Words) -> Value {
    let mut errors = Vec::new();
    for refusal in refusals.iter().take(REASONS) {
        errors.push(error(refusal, words));
    }
    let mut line = Fields::default();
    line.put("ok", false);
    line.put("error", error(refusals.first(), words));
    line.put("errors", Value::List(errors));
    line.into()
}

/// A reason; `message` says what to change, `at` where.
fn error(refusal: &Refusal, words: &Words) -> Value {
    let mut line = Fields::default();
    line.put("code", refusal.code());
    line.put("message", words.refusal(refusal));
    line.put_some("at", at(refusal));
    match refusal.reason() {
        Refusal::NotComplete { shanten, .. } => line.put("shanten", *shanten),
        Refusal::NotLegal(which) => line.put("rule", which.code()),
        Refusal::TooFew {
            have,
            need,
            faan,
            awards,
            missing: lacks,
            ..
        } => {
            line.put("have", *have);
            line.put("need", *need);
            let counted = |(award, times): &(Award, u16)| {
                let mut line = Fields::default();
                line.put("id", award.what.code());
                put_counted(&mut line, award, *times, *faan);
                line.into()
            };
            line.put("counted", Value::list(awards, counted));
            let near = lacks.iter().filter(|missed| missed.is_near());
            let near: Vec<Missed> = near.copied().collect();
            line.put("near", missed(&near, words));
        }
        _ => {}
    }
    let missing = refusal.missing();
    if !missing.is_empty() || matches!(refusal.reason(), Refusal::NoYaku { .. }) {
        line.put("missing", missed(missing, words));
    }
    line.into()
}

/// A field of the request, and the place in it: a character of a text, an entry of a list, from 0; `hand` is which of
/// `wins` or `hands`, from 0.
fn at(refusal: &Refusal) -> Option<Value> {
    let (field, index) = refusal.at()?;
    let mut line = Fields::default();
    line.put("field", field.code());
    line.put_some("index", index);
    line.put_some("hand", refusal.nth());
    Some(line.into())
}
