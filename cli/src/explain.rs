//! A win, explained.

use tensu::notation::mpsz;
use tensu::reading::Made;
use tensu::score::{Award, AwardKind, Score};
use tensu::unconfirmed::doubts;
use tensu::{Block, Reading, Ruleset, Win};
use tensu_words::{Label, Word, sentence_case};

use crate::page::{ASIDE, PRICE, Page, Row, plain, styled};
use crate::read::{Rules, Unsaid};
use crate::say::Say;

/// Writes everything that led to the score.
pub(crate) fn explain(
    win: &Win<'_>,
    score: &Score,
    rules: &Rules,
    unsaid: Unsaid,
    say: Say,
) -> Page {
    let mut page = Page::default();
    let price = styled(PRICE, &say.price(&score.payments));
    page.line(format!("{} {price}", say.0.won_by(win.question().by)));
    page.line(say.0.value(score));
    page.line(blocks(win, &score.reading));
    page.styled(ASIDE, &won_on(win, say.0.wait_of(score), say));
    if let Some(taken) = unsaid.taken(win.question(), say) {
        page.styled(ASIDE, &taken);
    }
    let named = say.0.dora_itself(win.question(), &rules.ruleset.tiles);
    if let Some(named) = named {
        page.styled(ASIDE, &named);
    }
    yaku(win, score, say, &mut page);
    fu(win, score, say, &mut page);
    steps(score, say, &mut page);
    payments(score, say, &mut page);
    others(win, score, say, &mut page);
    missed(score, say, &mut page);
    notes(&rules.ruleset, win, score, say, &mut page);
    page.line("");
    if let Some(changes) = rules.changes(say) {
        page.line(plain(&changes));
    }
    let source = say.0.source(rules.ruleset.source);
    page.styled(ASIDE, &say.with(Label::Source, &source));
    page
}

/// Writes the same in a line.
pub(crate) fn in_short(score: &Score, say: Say) -> String {
    let awards: Vec<String> = score.awards.iter().map(|award| say.award(award)).collect();
    let price = styled(PRICE, &say.price(&score.payments));
    let yaku = say.0.list(&awards, Word::Comma);
    format!("{price}  {}  {}", say.0.value(score), styled(ASIDE, &yaku))
}

/// Writes the sets and the pair of a reading; brackets are those of melds, and `+` stands before the tile that won.
fn blocks(win: &Win<'_>, reading: &Reading) -> String {
    let faces = win.faces(reading);
    let block = |(i, (block, tiles)): (usize, (&Block, &Vec<_>))| {
        let tiles = if i == reading.winner {
            let mut rest = tiles.clone();
            let won = rest.iter().position(|&tile| tile == win.tile());
            won.map(|at| rest.remove(at));
            format!("{}+{}", mpsz(&rest), win.tile())
        } else {
            mpsz(tiles)
        };
        match block.made {
            Made::Called(kind) if kind.opens() => format!("({tiles})"),
            Made::Called(_) => format!("[{tiles}]"),
            Made::Concealed | Made::Ron => tiles,
        }
    };
    let blocks = reading.blocks.iter().zip(&faces).enumerate().map(block);
    blocks.collect::<Vec<_>>().join(" ")
}

fn won_on(win: &Win<'_>, wait: &str, say: Say) -> String {
    let tile = say.0.tile(win.tile());
    say.0
        .fill_label(Label::WonOn, &[(&tile).into(), wait.into()])
}

fn yaku(win: &Win<'_>, score: &Score, say: Say, page: &mut Page) {
    let row = |award: &tensu::score::Award| {
        let meaning = match award.what {
            // There are too many to know them by their names, and some names say nothing.
            AwardKind::Yaku(yaku) if win.rules().additive().is_some() => say.0.condition(yaku),
            what => say.meaning(what),
        };
        let mut aside = Vec::new();
        if !meaning.is_empty() {
            aside.push(format!("– {meaning}"));
        }
        for counted in win.counted(award.what) {
            let tiles = mpsz(&counted.tiles);
            aside.push(match counted.indicator {
                Some(indicator) => format!("{indicator} → {tiles}"),
                None => tiles,
            });
        }
        Row::new(say.name(award.what), say.0.amount(award.amount)).with(aside.join("  "))
    };
    page.title(say.label(Label::YakuTitle));
    page.rows(&score.awards.iter().map(row).collect::<Vec<_>>());
}

fn fu(win: &Win<'_>, score: &Score, say: Say, page: &mut Page) {
    let Some(fu) = &score.fu else { return };
    let faces = win.faces(&score.reading);
    page.title(say.label(Label::FuTitle));
    let mut rows = Vec::new();
    for item in &fu.items {
        let tiles = item.block.and_then(|at| faces.get(usize::from(at)));
        let tiles = tiles.map(|tiles| mpsz(tiles)).unwrap_or_default();
        rows.push(Row::new(sentence_case(say.0.fu(item)), item.fu.to_string()).with(tiles));
    }
    page.rows(&rows);
    let sum = say.0.fu_sum(fu.raw, fu.rounded);
    page.item(say.pair(say.label(Label::FuAll), &sum));
    if score.multiplied_fu().is_none() {
        page.item(styled(ASIDE, say.label(Label::FuUnused)));
    }
}

fn steps(score: &Score, say: Say, page: &mut Page) {
    page.title(say.label(match (score.points, &score.fu) {
        (Some(_), _) => Label::StepsPaid,
        (None, Some(_)) => Label::StepsHanFu,
        (None, None) => Label::StepsPoints,
    }));
    for step in &score.steps {
        page.item(sentence_case(&say.0.step_by(step, &|yaku| say.yaku(yaku))));
    }
}

fn payments(score: &Score, say: Say, page: &mut Page) {
    let number = |points: u32| say.0.number(points);
    let mut rows = Vec::new();
    for payment in &score.payments {
        let mut aside = Vec::new();
        if payment.liable {
            aside.push(say.label(Label::Liable).to_owned());
        }
        if payment.honba > 0 {
            let fills = [payment.hand.into(), payment.honba.into()];
            aside.push(say.0.fill_label(Label::WithHonba, &fills));
        }
        rows.push(
            Row::new(say.0.paid_by(payment.from), number(payment.points())).with(aside.join("  ")),
        );
    }
    if score.sticks > 0 {
        rows.push(Row::new(
            say.label(Label::SticksOnTable),
            number(score.sticks),
        ));
    }
    rows.push(Row::new(say.label(Label::Total), number(score.total)));
    page.title(say.label(Label::PaymentsTitle));
    page.rows(&rows);
}

fn others(win: &Win<'_>, score: &Score, say: Say, page: &mut Page) {
    if score.others.is_empty() {
        return;
    }
    page.title(say.label(Label::OthersTitle));
    let honba = score.payments.iter().map(|payment| payment.honba).sum();
    for other in &score.others {
        page.item(blocks(win, &other.reading));
        let wait = say.0.wait(other.reading.wait);
        page.item(styled(ASIDE, &format!("  {}", won_on(win, wait, say))));
        let mut why = Vec::new();
        if other.points > 0 {
            why.push(say.0.other_reading(other, honba));
        }
        why.push(sentence_case(say.0.lost(other.lost)));
        page.item(format!("  {}", why.join(" ")));
        let awards: Vec<String> = other.awards.iter().map(|award| say.award(award)).collect();
        if !awards.is_empty() {
            let awards = say.0.list(&awards, Word::Comma);
            page.item(styled(ASIDE, &format!("  {awards}")));
        }
    }
}

fn missed(score: &Score, say: Say, page: &mut Page) {
    if score.missed.is_empty() {
        return;
    }
    page.title(say.label(Label::MissedTitle));
    page_missed(&score.missed, say, page);
}

/// Adds the patterns that count in a hand that is not worth enough.
pub(crate) fn page_counted(awards: &[(Award, u16)], say: Say, page: &mut Page) {
    if awards.is_empty() {
        return;
    }
    page.title(say.label(Label::YakuTitle));
    let row =
        |(award, _): &(Award, u16)| Row::new(say.name(award.what), say.0.amount(award.amount));
    page.rows(&awards.iter().map(row).collect::<Vec<_>>());
}

/// Adds the yaku that a hand nearly has, each with the one thing against it.
pub(crate) fn page_missed(missed: &[tensu::score::Missed], say: Say, page: &mut Page) {
    for missed in missed {
        let name = say.name(AwardKind::Yaku(missed.yaku));
        let other = missed.why.yaku().map(|yaku| say.yaku(yaku));
        let why = say.0.why_by(missed.why, &other.unwrap_or_default());
        page.item(say.pair(&name, &why));
    }
}

fn notes(rules: &Ruleset, win: &Win<'_>, score: &Score, say: Say, page: &mut Page) {
    let doubts = doubts(rules, win, score);
    if score.remarks.is_empty() && doubts.is_empty() {
        return;
    }
    page.title(say.label(Label::NotesTitle));
    for remark in &score.remarks {
        let text = say.0.noted(rules.id, remark, &doubts);
        page.item(say.pair(say.0.remark(remark.kind), &text));
    }
    for doubt in doubts.iter().filter(|doubt| doubt.remark.is_none()) {
        page.item(say.0.doubt(doubt));
    }
}
