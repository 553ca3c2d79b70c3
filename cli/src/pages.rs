//! Pages about rulesets, and about a hand under other ones or with one thing changed.

use tensu::compare::{Compared, compare};
use tensu::reference::{Reference, YakuLine};
use tensu::rules::all;
use tensu::score::AwardKind;
use tensu::what_if::{WhatIf, what_if};
use tensu::yaku::Unit;
use tensu::{Question, Refusals, Ruleset, score};
use tensu_words::{Label, Row, sentence_case};

use crate::outlook::NONE;
use crate::page::{ASIDE, PRICE, Page, TITLE, styled};
use crate::say::Say;

/// Lists all rulesets.
pub(crate) fn rulesets(say: Say) -> Page {
    let mut page = Page::default();
    let row = |rules: &Ruleset| {
        let players = rules.seats.winds().len().to_string();
        vec![
            rules.id.to_owned(),
            players,
            say.0.ruleset(rules).to_owned(),
        ]
    };
    page.table(&all().map(row).collect::<Vec<_>>());
    page
}

/// Writes everything about a ruleset.
pub(crate) fn rules(rules: &Ruleset, name: &str, say: Say) -> Page {
    let of = Reference::of(rules);
    let mut page = Page::default();
    page.styled(TITLE, name);
    page.styled(ASIDE, &say.0.source(rules.source));
    for group in &of.groups {
        page.title(&group_title(group.unit, group.amount, say));
        for line in &group.yaku {
            page.item(sentence_case(&yaku_line(line, say)));
        }
    }
    if !of.fu.is_empty() {
        page.title(say.label(Label::RefFu));
        let row = |item: &tensu::score::FuItem| {
            Row::new(sentence_case(say.0.fu(item)), item.fu.to_string())
        };
        page.rows(&of.fu.iter().map(row).collect::<Vec<_>>());
    }
    page.title(say.label(Label::RefRules));
    for line in &of.rules {
        let value = say.setting(line.rule.id, &line.value);
        page.item(say.0.pair(say.0.rule(line.rule.text), &value));
        let origin = if line.before.is_some() {
            say.label(Label::Changed).to_owned()
        } else {
            let (kind, text) = say.0.origin_of(line.origin);
            say.0.pair(kind, &text)
        };
        page.item(styled(ASIDE, &format!("  {}  {origin}", line.rule.id)));
    }
    let mut part = None;
    for line in &of.facts {
        if part.replace(line.part) != Some(line.part) {
            page.title(say.0.part(line.part));
        }
        page.item(say.0.fact_by(&line.fact, &|yaku| say.yaku(yaku)));
    }
    if !of.notes.is_empty() {
        page.title(say.label(Label::RefNotes));
        for note in &of.notes {
            let text = say.0.note(rules.id, note.id, note.text);
            page.item(say.0.pair(say.0.remark(note.kind), text));
        }
    }
    if !of.also.is_empty() {
        page.title(say.label(Label::RefAlso));
        for also in of.also {
            page.item(format!(
                "{}. {}",
                also.at,
                say.0.note(rules.id, also.id, also.text)
            ));
        }
    }
    page
}

fn group_title(unit: Unit, amount: u16, say: Say) -> String {
    match unit {
        Unit::Mangan => say.label(Label::RefMangan).to_owned(),
        unit => sentence_case(&say.0.amount(unit.of(amount))),
    }
}

fn yaku_line(line: &YakuLine, say: Say) -> String {
    let name = say.yaku(line.yaku);
    if line.worth.open == line.worth.closed {
        name
    } else {
        say.0
            .pair(&name, &say.0.amounts(line.worth.unit, line.amounts))
    }
}

/// Lists every yaku of a ruleset, with its condition.
pub(crate) fn yaku(rules: &Ruleset, name: &str, say: Say) -> Page {
    let of = Reference::of(rules);
    let mut page = Page::default();
    page.styled(TITLE, name);
    for group in &of.groups {
        page.title(&group_title(group.unit, group.amount, say));
        for line in &group.yaku {
            let what = AwardKind::Yaku(line.yaku);
            let mut names = vec![say.0.meaning(what)];
            let is_read = rules.chinese().is_some() && say.0.tag.starts_with("zh");
            let kanji = if is_read {
                ""
            } else {
                rules.idiom.signs(line.yaku)
            };
            names.push(if kanji == say.name(what) { "" } else { kanji });
            names.push(line.yaku.code());
            names.retain(|name| !name.is_empty());
            page.item(format!(
                "{}  {}",
                yaku_line(line, say),
                styled(ASIDE, &names.join("  "))
            ));
            page.item(format!("  {}", say.0.condition(line.yaku)));
        }
    }
    page
}

/// Writes the hand under every ruleset of its kind, if it wins under any.
///
/// # Errors
/// The reasons why it does not win under its own.
pub(crate) fn compared(
    question: &Question,
    rules: &Ruleset,
    name: &str,
    say: Say,
) -> Result<Page, Refusals> {
    let all = compare(question, rules);
    if all.iter().all(|line| line.score.is_err()) {
        let first = all.into_iter().next();
        return first.map_or(Ok(Page::default()), |own| {
            own.score.map(|_| Page::default())
        });
    }
    let own = all.first().and_then(|own| own.score.as_ref().ok());
    let own = own.map(|score| (score.total, say.0.value(score)));
    let mut page = Page::default();
    for (i, line) in all.iter().enumerate() {
        let name = if i == 0 {
            name
        } else {
            say.0.ruleset(line.rules)
        };
        page_line(name, line, own.as_ref(), say, &mut page);
    }
    Ok(page)
}

fn page_line(
    name: &str,
    line: &Compared<'_>,
    own: Option<&(u32, String)>,
    say: Say,
    page: &mut Page,
) {
    let score = line.score.as_ref().ok();
    let difference = say.difference(own.map(|own| own.0), score.map(|score| score.total));
    let price = match score {
        Some(score) => {
            let price = styled(PRICE, &say.0.asked(&score.payments));
            format!("{price}  {}", say.0.value(score))
        }
        None => NONE.to_owned(),
    };
    page.line(format!("{name}: {price}  {difference}").trim_end());
    let value = score.map(|score| say.0.value(score));
    let is_same = difference.is_empty() && value.as_ref() == own.map(|own| &own.1);
    let mut causes: Vec<String> = Vec::new();
    for cause in &line.causes {
        causes.push(say.cause(cause, line.rules));
    }
    causes.extend(
        line.score
            .as_ref()
            .err()
            .map(|why| say.0.refusal(why.first())),
    );
    if causes.is_empty() && !difference.is_empty() {
        causes.push(say.label(Label::SeveralRules).to_owned());
    }
    for cause in causes.iter().filter(|_| !is_same || score.is_none()) {
        page.item(styled(ASIDE, cause));
    }
}

/// Lists what the hand would pay if one thing were different.
///
/// # Errors
/// The reasons why it is not a win, where nothing makes it one.
pub(crate) fn changed(question: &Question, rules: &Ruleset, say: Say) -> Result<Page, Refusals> {
    let lines = what_if(question, rules);
    if lines.is_empty() {
        score(question, rules)?;
    }
    let mut page = Page::default();
    page.title(say.label(Label::WhatIf));
    let row = |line: &WhatIf| {
        let total = say.with(Label::Receives, line.total);
        vec![
            say.0.change(line.change).to_owned(),
            say.0.changed(line),
            total,
        ]
    };
    page.table(&lines.iter().map(row).collect::<Vec<_>>());
    Ok(page)
}
