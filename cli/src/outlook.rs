//! A hand that has not won: what it waits for, or what to throw.

use tensu::notation::mpsz;
use tensu::outlook::{Discard, Outlook, Payout, is_furiten};
use tensu::text::{Label, Word};
use tensu::{Kind, Question, Ruleset, Tile};

use crate::page::Page;
use crate::say::Say;

/// What is known of the table besides the hand.
#[derive(Default)]
pub(crate) struct Table {
    /// The player's own discards.
    pub(crate) discards: Vec<Tile>,
    /// What else lies open.
    pub(crate) visible: Vec<Tile>,
}

impl Table {
    fn open(&self, kind: Kind) -> u8 {
        let open = self.discards.iter().chain(&self.visible);
        open.filter(|tile| tile.kind() == Some(kind)).count() as u8
    }
}

/// In place of a price.
pub(crate) const NONE: &str = "–";

/// What thirteen tiles wait for, each wait with its price.
pub(crate) fn waits(question: &Question, rules: &Ruleset, table: &Table, say: Say) -> Page {
    let mut page = Page::default();
    if let Some(Outlook::Shanten(away)) = question.outlook(rules) {
        page.line(say.with(Label::Away, away));
        return page;
    }
    let waits = question.waits(rules);
    page.title(say.label(Label::Waiting));
    let head = [Label::WaitLeft, Label::Ron, Label::Tsumo].map(|label| say.label(label).to_owned());
    let kinds: Vec<Kind> = waits.iter().map(|wait| wait.kind).collect();
    let thrown = table.discards.iter().filter_map(|tile| tile.kind());
    let furiten = is_furiten(&kinds, &thrown.collect::<Vec<_>>());
    let mut rows = vec![[&[String::new()], &head[..]].concat()];
    for wait in &waits {
        let paid = |of: fn(&Payout) -> Option<u32>| {
            let points = |payout: &Payout| of(payout).map_or(NONE.to_owned(), |n| say.0.number(n));
            let riichi = wait.riichi.as_ref().map(points);
            let riichi = riichi.map(|points| say.with(Label::WaitRiichi, &points));
            match (&wait.riichi, riichi) {
                // What is declared is declared.
                (Some(payout), _) if question.riichi.is_declared() => points(payout),
                (_, Some(riichi)) => format!("{}, {riichi}", points(&wait.dama)),
                (_, None) => points(&wait.dama),
            }
        };
        rows.push(vec![
            say.0.tile(wait.kind.into()),
            wait.left.saturating_sub(table.open(wait.kind)).to_string(),
            if furiten {
                NONE.to_owned()
            } else {
                paid(|payout| payout.ron)
            },
            paid(|payout| payout.tsumo),
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
        page.item(format!("{NONE} {}", say.0.refusal(why)));
    }
    if furiten {
        page.line(say.0.say(Word::RefusalFuriten));
    }
    page
}

/// How many discards are worth a look.
const BEST: usize = 5;

/// What each discard of fourteen tiles leaves, the best first.
pub(crate) fn discards(question: &Question, rules: &Ruleset, table: &Table, say: Say) -> Page {
    let mut page = Page::default();
    let mut held = question.clone();
    // Where the engine looks for what is not left.
    held.dora
        .extend(table.discards.iter().chain(&table.visible));
    let discards = held.discards(rules);
    page.title(say.label(Label::DiscardsTitle));
    let row = |discard: &Discard| {
        let helps = discard.accepts.iter().map(|(kind, _)| Tile::from(*kind));
        let helps = mpsz(&helps.collect::<Vec<_>>());
        vec![say.0.tile(discard.kind.into()), say.discard(discard), helps]
    };
    let best: Vec<Vec<String>> = discards.iter().take(BEST).map(row).collect();
    page.table(&best);
    page
}
