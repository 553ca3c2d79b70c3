//! An example hand for each yaku that can be played under the ruleset.

use alloc::vec;
use alloc::vec::Vec;
use core::mem;

use crate::hand::notation::Reader;
use crate::hand::question::{By, Question};
use crate::presets::Ruleset;
use crate::presets::score;
use crate::result::score::{Missed, Score};
use crate::result::why::MissReason;
use crate::tiles::meld::MeldKind;
use crate::tiles::order::sort_by_key;
use crate::tiles::{Kind, Suit, Tile};
use crate::yaku::Yaku;

/// Finds a hand that this ruleset pays for the yaku: the table's example; or the same with one suit in place of
/// another, its sequences closed, self-drawn, or won on another of its tiles; or the example of another yaku in which
/// it counts, too. `None` where there is none.
pub fn example(rules: &Ruleset, yaku: Yaku) -> Option<Question> {
    let written = Reader::OWN.question(yaku.example()).ok()?;
    let suits = [
        (Suit::Man, Suit::Man),
        (Suit::Man, Suit::Pin),
        (Suit::Man, Suit::Sou),
        (Suit::Sou, Suit::Man),
        (Suit::Sou, Suit::Pin),
    ];
    let moved = suits.map(|(from, to)| moved(&written, from, to));
    let all = moved.iter().flat_map(|open| [open.clone(), closed(open)]);
    let mut as_played: Vec<Question> = all.collect();
    for question in &mut as_played {
        rules.tiles.redden(question.tiles_mut());
    }
    let ways: [fn(&Question) -> Vec<Question>; 4] = [
        |as_written| vec![as_written.clone()],
        |written| vec![drawn(written)],
        won_on_others,
        |written| won_on_others(&drawn(written)),
    ];
    let is_paid =
        |question: &Question| score(question, rules).is_ok_and(|score| is_paid(&score, yaku));
    let own = ways.iter().find_map(|way| {
        let mut all = as_played.iter().flat_map(way);
        all.find(is_paid)
    });
    own.or_else(|| {
        let others = Yaku::all().filter(|&other| rules.has(other));
        let mut written = others.filter_map(|other| Reader::OWN.question(other.example()).ok());
        written.find_map(|written| [drawn(&written), written].into_iter().find(is_paid))
    })
}

/// Returns whether a yaku is paid, or would be but for another one that a hand always has beside it.
fn is_paid(score: &Score, yaku: Yaku) -> bool {
    let beside = |missed: &Missed| missed.yaku == yaku && missed.why == MissReason::OnlyHighest;
    score.has(yaku) || score.missed.iter().any(beside)
}

/// Returns the same hand, won by tsumo.
fn drawn(question: &Question) -> Question {
    Question {
        by: By::Tsumo,
        from: None,
        ..question.clone()
    }
}

/// Returns the same hand, won on each of its other tiles.
fn won_on_others(question: &Question) -> Vec<Question> {
    let other = |at: usize| {
        let mut other = question.clone();
        let tile = mem::replace(other.hand.get_mut(at)?, question.win?);
        sort_by_key(&mut other.hand, |&tile| tile);
        other.win = Some(tile);
        Some(other)
    };
    (0..question.hand.len()).filter_map(other).collect()
}

/// Returns the same hand with one suit in place of another.
fn moved(question: &Question, from: Suit, to: Suit) -> Question {
    let mut question = question.clone();
    if from == to {
        return question;
    }
    let melds = question.melds.iter_mut().flat_map(|meld| &mut meld.tiles);
    let tiles = question.hand.iter_mut().chain(melds);
    for tile in tiles.chain(&mut question.win) {
        let of_suit = tile.kind().filter(|kind| kind.suit() == Some(from));
        if let Some(kind) = of_suit.and_then(|kind| Kind::number(to, kind.rank())) {
            *tile = Tile::plain(kind);
        }
    }
    question
}

/// Returns the same hand without called sequences.
fn closed(question: &Question) -> Question {
    let mut question = question.clone();
    let melds = mem::take(&mut question.melds);
    for meld in melds {
        if meld.kind == MeldKind::Chi {
            question.hand.extend(meld.tiles);
        } else {
            question.melds.push(meld);
        }
    }
    sort_by_key(&mut question.hand, |&tile| tile);
    question
}
