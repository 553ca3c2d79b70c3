//! A ruleset line by line.

use alloc::borrow::Cow;
use alloc::string::ToString;
use alloc::vec::Vec;

use crate::catalog::{put_head, rule};
use crate::declare::request;
use crate::read::{Malformed, Read};
use crate::request::TextReader;
use crate::response::{begin, note, refused_in};
use crate::value::Fields;
use crate::{RulesetChoice, Value};
use tensu::Ruleset;

use tensu::reference::{Cell, Prices};
use tensu::reference::{Reference, YakuLine, example};
use tensu::refusal::Refusals;
use tensu::rules::Limit;
use tensu::rules::WinningBonus;
use tensu::yaku::Yaku;
use tensu_words::{EN, Words, fu_word};

impl RulesetChoice {
    /// Everything that a player looks up about the ruleset that it names.
    ///
    /// # Errors
    /// An unknown id or rule.
    pub fn reference(&self) -> Result<Value, Refusals> {
        Ok(reference(&*self.ruleset()?))
    }
}

/// Everything that a player looks up about a ruleset. `fu` and `chart` are empty where there are no fu, `tiers` are then
/// all values by points, else the limits by han; `yakuman` are one, two and more; `bonus` is there in additive rulesets.
pub fn reference(rules: &Ruleset) -> Value {
    let mut line = Fields::default();
    line.put("ok", true);
    put_page(&mut line, rules, &EN);
    line.into()
}

fn put_page(line: &mut Fields, rules: &Ruleset, words: &Words) {
    let words = &*words.spoken(rules.idiom);
    let page = Reference::of(rules);
    let mut yaku = Vec::new();
    for group in &page.groups {
        for line in &group.yaku {
            yaku.push(row(rules, line, words).into());
        }
    }
    put_head(line, rules, words);
    line.put("yaku", Value::List(yaku));
    put_points(line, &page, words);
    put_statements(line, rules, &page, words);
}

/// Puts fu, the chart, limits and yakuman; in additive rulesets the points for winning.
fn put_points(line: &mut Fields, page: &Reference, words: &Words) {
    line.put(
        "fu",
        Value::list(&page.fu, |item| {
            let mut line = Fields::default();
            line.put("id", item.reason.code());
            line.put("text", words.told(fu_word(item)));
            line.put("fu", item.fu);
            line.into()
        }),
    );
    // The cells of a row are for 1 to 4 han.
    line.put(
        "chart",
        Value::list(&page.chart, |row| {
            let mut line = Fields::default();
            line.put("fu", row.fu);
            line.put("cells", Value::list(&row.cells, cell));
            line.into()
        }),
    );
    line.put(
        "tiers",
        Value::list(&page.tiers, |tier| {
            let mut line = Fields::default();
            line.put("from", tier.from);
            line.put_some("to", tier.to);
            line.put_some("limit", tier.limit.map(Limit::code));
            put_prices(&mut line, tier.prices);
            line.into()
        }),
    );
    line.put(
        "yakuman",
        Value::list(&page.yakuman, |&prices| {
            let mut line = Fields::default();
            put_prices(&mut line, prices);
            line.into()
        }),
    );
    line.put_some(
        "bonus",
        page.additive.map(|rules| bonuses(rules.winning_bonus)),
    );
}

/// Puts facts, rules by name, remarks and other statements of the source.
fn put_statements(line: &mut Fields, rules: &Ruleset, page: &Reference, words: &Words) {
    line.put(
        "facts",
        Value::list(&page.facts, |fact| {
            let mut line = Fields::default();
            line.put("part", fact.part.code());
            line.put("id", fact.fact.code());
            line.put("text", words.fact(&fact.fact));
            line.put("stated", fact.stated.code());
            line.into()
        }),
    );
    line.put(
        "rules",
        Value::list(&page.rules, |line| {
            rule(rules, line.rule, &line.value, words)
        }),
    );
    line.put(
        "notes",
        Value::list(&page.notes, |remark| {
            let text = words.note(rules.id, remark.id, remark.text);
            note(remark.id, remark.kind.code(), text)
        }),
    );
    line.put(
        "also",
        Value::list(page.also, |also| {
            let mut line = Fields::default();
            line.put("at", also.at);
            line.put("text", words.note(rules.id, also.id, also.text));
            line.into()
        }),
    );
}

/// The page of a ruleset.
#[derive(Clone, Debug, Default)]
pub struct ReferenceRequest(pub YakuRequest);

impl Read for ReferenceRequest {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        YakuRequest::from_value(value).map(Self)
    }
}

impl ReferenceRequest {
    /// Answers with what [`reference()`] says, in a language; each yaku has its `name` there.
    pub fn respond(&self, words: &Words) -> Value {
        match self.0.rules() {
            Ok(rules) => {
                let mut line = begin(&rules);
                line.put("lang", words.tag);
                put_page(&mut line, &rules, words);
                line.into()
            }
            Err(why) => refused_in(&why, words),
        }
    }
}

/// A cell; `ways` is `"both"`, `"ron"`, `"tsumo"` or `"neither"`.
fn cell(cell: &Cell) -> Value {
    let mut line = Fields::default();
    line.put_some("limit", cell.limit.map(Limit::code));
    line.put("ways", cell.ways.code());
    put_prices(&mut line, cell.prices);
    line.into()
}

/// Puts the payments: to a non-dealer and to the dealer by ron; of a non-dealer's self-draw by the dealer and by the
/// others; by each of the dealer's.
fn put_prices(line: &mut Fields, prices: Prices) {
    line.put("ron", prices.ron);
    line.put("dealer_ron", prices.dealer_ron);
    line.put("from_dealer", prices.from_dealer);
    line.put("from_other", prices.from_other);
    line.put("dealer_tsumo", prices.dealer_tsumo);
}

/// The variations of the table, and the one that is played where it is none of them.
fn bonuses(chosen: WinningBonus) -> Value {
    let mut all = Vec::from(WinningBonus::VARIATIONS);
    if !all.contains(&chosen) {
        all.push(chosen);
    }
    Value::list(&all, |bonus| {
        let mut line = Fields::default();
        line.put("fully_concealed", bonus.fully_concealed);
        line.put("concealed", bonus.concealed);
        line.put("open", bonus.open);
        line.put("chosen", *bonus == chosen);
        line.into()
    })
}

/// A yaku; `stated` is `"yes"`, `"assumed"` or `"changed"`, `counts` towards the minimum `"fully"`, `"not"` or
/// `"not_alone"`; `example` is a hand that has it, as text.
fn row(rules: &Ruleset, of: &YakuLine, words: &Words) -> Fields {
    let mut line = names(of.yaku, rules, words);
    put_worth(&mut line, rules, of);
    line
}

/// The names of a yaku, and what it takes.
fn names(yaku: Yaku, rules: &Ruleset, words: &Words) -> Fields {
    let row = yaku.row();
    let mut line = Fields::default();
    line.put("id", row.code);
    line.put("romaji", row.romaji);
    line.put("kanji", rules.idiom.signs(yaku));
    line.put("english", EN.yaku(yaku));
    line.put("name", words.yaku(yaku).to_string());
    line.put("text", words.condition(yaku).to_string());
    line
}

fn put_worth(line: &mut Fields, rules: &Ruleset, of: &YakuLine) {
    line.put("unit", of.worth.unit.code());
    line.put("closed", of.amounts[0]);
    line.put("open", of.amounts[1]);
    line.put("counts", of.counts.code());
    line.put("stated", of.stated.code());
    line.put(
        "replaces",
        Value::list(&of.replaces, |yaku| yaku.code().into()),
    );
    line.put("beside", Value::list(&of.beside, |yaku| yaku.code().into()));
    line.put_some(
        "example",
        example(rules, of.yaku).map(|question| question.to_string()),
    );
}

request! {
    /// All yaku there are, and what a ruleset makes of them.
    #[derive(Clone, Debug, Default)]
    pub struct YakuRequest as "" {
        /// The rules; default: `"cheatsheet"`.
        pub may ruleset: Option<RulesetChoice>,
    }
}

impl YakuRequest {
    fn rules(&self) -> Result<Cow<'static, Ruleset>, Refusals> {
        let mut reader = TextReader::default();
        let rules = reader.ruleset(self.ruleset.as_ref());
        reader.finish(rules)
    }

    /// Every yaku with its names and its source in the ruleset, in the order of the table; with its worth if the ruleset
    /// has it.
    pub fn respond(&self, words: &Words) -> Value {
        let rules = match self.rules() {
            Ok(rules) => rules,
            Err(why) => return refused_in(&why, words),
        };
        let (page, words) = (Reference::of(&rules), &*words.spoken(rules.idiom));
        let mut all = Vec::new();
        for yaku in Yaku::all() {
            let mut line = names(yaku, &rules, words);
            line.put("source", rules.source_of(yaku));
            if let Some(of) = page.yaku(yaku) {
                put_worth(&mut line, &rules, of);
            }
            all.push(line.into());
        }
        let mut line = begin(&rules);
        line.put("lang", words.tag);
        line.put("yaku", Value::List(all));
        line.into()
    }
}
