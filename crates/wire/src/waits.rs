//! A hand that has not won: what it waits for, or what to discard.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::declare::request;
use crate::known;
use crate::request::TextReader;
use crate::response::begin;
use crate::value::Fields;
use crate::{Ask, Request, Value, refused};
use tensu::Ruleset;
use tensu::outlook::{Discard, Outlook, Payout, PricedWait};
use tensu::question::{By, Flag, Question};
use tensu::refusal::{Field, Refusal, Refusals};
use tensu::tiles::{Kind, Tile};

request! {
    /// 13 tiles, a kan counting three, to ask for their waits; or 14 (with `win`, or all in `hand`) to ask for the best discard. Only
    /// flags that are settled before the win count: ready of any kind, and paarenchan; with 14 tiles also the first turn, if
    /// unrelated tiles win on it. All else that is told of a win is named in `warnings`.
    #[derive(Clone, Debug, Default)]
    pub struct WaitsRequest as "" either [&["hand"], &["text"]] {
        /// The hand and the table.
        pub whole hand: Request,
        /// The player's own discards: with them the answer says whether the hand is furiten.
        pub may discards: String,
        /// Other tiles that lie open: the discards and melds of the others. Indicators are in `dora`.
        pub may visible: String,
        /// `true` if a field that has no effect is an error; default: it is named in `warnings`.
        pub also strict: bool,
    }
}

impl Ask for WaitsRequest {
    fn respond(&self) -> Value {
        self.answered().unwrap_or_else(|why| refused(&why))
    }
}

impl WaitsRequest {
    fn answered(&self) -> Result<Value, Refusals> {
        let mut reader = TextReader::default();
        let rules = reader.ruleset(self.hand.ruleset.as_ref());
        let mut question = self.hand.unfinished(&mut reader);
        let first_draw = question.folded_flags().has(Flag::FirstTurn);
        let said = question.flags;
        question.flags = question.standing_flags();
        let discards = reader.tiles(Field::Discards, &self.discards);
        let mut open = reader.tiles(Field::Visible, &self.visible);
        let rules = reader.finish(rules)?;
        open.extend(&discards);
        question.check_unfinished(&open, &rules)?;
        // Thirteen tiles, of which one was written as the winning one, are a hand that waits.
        if question.size() == 13 {
            question.hand.extend(question.win.take());
        }
        let asked = Question {
            flags: said,
            ..question.clone()
        };
        let unused = asked.not_won();
        if self.strict {
            Refusals::none_of(unused.clone())?;
        }
        let mut line = begin(&rules);
        if question.size() == 14 {
            put_discards(&mut line, question, first_draw, &open, &rules);
        } else {
            put_waits(&mut line, &question, &open, &rules);
            if !discards.is_empty() {
                let discards: Vec<Kind> = discards.iter().filter_map(|tile| tile.kind()).collect();
                line.put("furiten", question.is_furiten(&discards, &rules));
            }
        }
        let mut answer = line.into();
        let field = |why: &Refusal| why.at().map_or("", |(field, _)| field.code());
        let unused = unused.into_iter();
        let unused: Vec<_> = unused.map(|why| (field(&why).to_string(), why)).collect();
        known::warn(&mut answer, &unused);
        Ok(answer)
    }
}

fn put_waits(line: &mut Fields, question: &Question, open: &[Tile], rules: &Ruleset) {
    let shanten = match question.outlook(rules) {
        Some(Outlook::Shanten(shanten)) => shanten,
        _ => 0,
    };
    line.put("shanten", shanten);
    let waits = question.waits(rules);
    line.put("waits", Value::list(&waits, |of| wait(of, open)));
}

/// A tile that wins: how many are left, and what it pays without and with riichi.
fn wait(wait: &PricedWait, open: &[Tile]) -> Value {
    let seen = open.iter().filter(|tile| tile.kind() == Some(wait.kind));
    let mut line = left((wait.kind, wait.left.saturating_sub(seen.count() as u8)));
    line.put("dama", worth(wait.dama));
    line.put_some("riichi", wait.riichi.map(worth));
    line.into()
}

pub(super) fn left((kind, left): (Kind, u8)) -> Fields {
    let mut line = Fields::default();
    line.put("tile", kind.to_string());
    line.put("left", left);
    line
}

/// The points that are paid in all; absent where it is no win. In furiten `ron` is what it would be: `furiten` says
/// that it is barred.
fn worth(worth: Payout) -> Value {
    let mut line = Fields::default();
    line.put_some("ron", worth.ron);
    line.put_some("tsumo", worth.tsumo);
    line.into()
}

/// Puts `complete`, for 14 tiles of a winning shape, which some are on the first draw alone; and the discards, the best
/// first.
fn put_discards(
    line: &mut Fields,
    mut question: Question,
    first_draw: bool,
    open: &[Tile],
    rules: &Ruleset,
) {
    question.win = question.win.or_else(|| question.hand.pop());
    let mut held = question.clone();
    if first_draw {
        // Who may still discard one has drawn it.
        held.by = By::Tsumo;
        held.flags = held.flags.with(Flag::FirstTurn);
    }
    let refusals = held.check(rules).err();
    let mut reasons = refusals.iter().flat_map(Refusals::iter);
    let complete = !reasons.any(|why| matches!(why, Refusal::NotComplete { .. }));
    // Where the checks look for indicators, so that they are not left.
    question.dora.extend(open);
    let discards = question.discards(rules);
    line.put_some("shanten", discards.first().map(|best| best.shanten));
    line.put("complete", complete);
    line.put("discards", Value::list(&discards, discard));
}

/// A tile to discard: how far the rest is from tenpai, and what brings it nearer; in tenpai its waits.
fn discard(discard: &Discard) -> Value {
    let mut line = Fields::default();
    line.put("tile", discard.tile.to_string());
    line.put("shanten", discard.shanten);
    line.put("chances", discard.chances());
    line.put(
        "accepts",
        Value::list(&discard.accepts, |&accept| left(accept).into()),
    );
    line.into()
}
