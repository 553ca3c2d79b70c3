//! A hand that has not won: its waits, or its best discards.

use tensu::notation::mpsz;
use tensu::outlook::{Discard, Outlook, Payout, PricedWait, is_furiten};
use tensu::refusal::Refusal;
use tensu::{Kind, Question, Ruleset, Tile};
use tensu_words::{Label, Word};

use crate::page::Page;
use crate::say::Say;

/// The tiles of the table that are known besides the hand.
#[derive(Default)]
pub(crate) struct Table {
    /// The player's own discards.
    pub(crate) discards: Vec<Tile>,
    /// Other tiles that lie open.
    pub(crate) visible: Vec<Tile>,
}

impl Table {
    fn open(&self, kind: Kind) -> u8 {
        let open = self.discards.iter().chain(&self.visible);
        open.filter(|tile| tile.kind() == Some(kind)).count() as u8
    }
}

/// The sign in place of an amount.
pub(crate) const NONE: &str = "–";

/// Adds the waits of thirteen tiles, each with its points.
pub(crate) fn waits(
    question: &Question,
    rules: &Ruleset,
    table: &Table,
    say: Say,
    page: &mut Page,
) {
    if let Some(Outlook::Shanten(away)) = question.outlook(rules) {
        page.line(say.with(Label::Away, away));
        return;
    }
    let waits = question.waits(rules);
    page.title(say.label(Label::Waiting));
    let head = [Label::WaitLeft, Label::Ron, Label::Tsumo].map(|label| say.label(label).to_owned());
    let kinds: Vec<Kind> = waits.iter().map(|wait| wait.kind).collect();
    let discarded = table.discards.iter().filter_map(|tile| tile.kind());
    let furiten = is_furiten(&kinds, &discarded.collect::<Vec<_>>());
    let mut rows = vec![[&[String::new()], &head[..]].concat()];
    for wait in &waits {
        rows.push(vec![
            say.0.tile(wait.kind.into()),
            wait.left.saturating_sub(table.open(wait.kind)).to_string(),
            if furiten {
                NONE.to_owned()
            } else {
                paid(wait, question, |payout| payout.ron, say)
            },
            paid(wait, question, |payout| payout.tsumo, say),
        ]);
    }
    page.table(&rows);
    let refused = waits.iter().find_map(|wait| {
        let refused = wait
            .refused
            .as_ref()
            .filter(|_| wait.riichi.is_none() || !question.riichi.is_declared());
        refused.map(tensu::Refusals::first)
    });
    if let Some(why) = refused {
        // The hand is not complete, as it is where a win is refused.
        let why = match why {
            Refusal::NoYaku { .. } => say.label(Label::NoYaku).to_owned(),
            why => say.0.refusal(why),
        };
        page.item(format!("{NONE} {why}"));
    }
    if furiten {
        page.line(say.0.say(Word::RefusalFuriten));
    }
}

/// Writes the points of a wait, with riichi and without.
fn paid(
    wait: &PricedWait,
    question: &Question,
    of: fn(&Payout) -> Option<u32>,
    say: Say,
) -> String {
    let points = |payout: &Payout| of(payout).map_or(NONE.to_owned(), |n| say.0.number(n));
    match &wait.riichi {
        // Riichi cannot be taken back.
        Some(payout) if question.riichi.is_declared() => points(payout),
        Some(payout) => {
            let riichi = say.with(Label::WaitRiichi, &points(payout));
            format!("{}, {riichi}", points(&wait.dama))
        }
        None => points(&wait.dama),
    }
}

/// Writes the waits of thirteen tiles in a line, those of the same points together.
pub(crate) fn waits_in_short(question: &Question, rules: &Ruleset, say: Say) -> String {
    if let Some(Outlook::Shanten(away)) = question.outlook(rules) {
        return say.with(Label::Away, away);
    }
    let mut prices: Vec<(Vec<Tile>, String)> = Vec::new();
    for wait in question.waits(rules) {
        let ron = paid(&wait, question, |payout| payout.ron, say);
        let tsumo = paid(&wait, question, |payout| payout.tsumo, say);
        let price = [(Label::Ron, ron), (Label::Tsumo, tsumo)];
        let price = price.map(|(label, paid)| format!("{} {paid}", say.label(label)));
        let price = price.join("  ");
        match prices.iter_mut().find(|(_, same)| *same == price) {
            Some((tiles, _)) => tiles.push(wait.kind.into()),
            None => prices.push((vec![wait.kind.into()], price)),
        }
    }
    if prices.is_empty() {
        return say.label(Label::NoTileLeft).to_owned();
    }
    let prices = prices.iter();
    let prices = prices.map(|(tiles, price)| format!("{}  {price}", mpsz(tiles)));
    let prices: Vec<String> = prices.collect();
    say.0.pair(say.label(Label::Waiting), &prices.join("; "))
}

/// Writes the best discard of fourteen tiles in a line.
pub(crate) fn best_discard(question: &Question, rules: &Ruleset, say: Say) -> Option<String> {
    let discards = question.discards(rules);
    let best = discards.first()?;
    let leaves = say.0.discard(best);
    let tile = say.0.pair(&say.0.tile(best.kind.into()), &leaves);
    Some(say.0.pair(say.label(Label::DiscardsTitle), &tile))
}

/// The number of discards that are worth a look.
const BEST: usize = 5;

/// Lists the discards of fourteen tiles with what each leaves, the best first.
pub(crate) fn discards(question: &Question, rules: &Ruleset, table: &Table, say: Say) -> Page {
    let mut page = Page::default();
    let mut held = question.clone();
    // The engine counts tiles among the dora indicators as gone.
    held.dora
        .extend(table.discards.iter().chain(&table.visible));
    let discards = held.discards(rules);
    page.title(say.label(Label::DiscardsTitle));
    let row = |discard: &Discard| {
        let helps = discard.accepts.iter().map(|(kind, _)| Tile::from(*kind));
        let helps = mpsz(&helps.collect::<Vec<_>>());
        vec![say.0.tile(discard.tile), say.0.discard(discard), helps]
    };
    let best: Vec<Vec<String>> = discards.iter().take(BEST).map(row).collect();
    page.table(&best);
    page
}
