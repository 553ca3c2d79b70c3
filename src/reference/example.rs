//! A hand for each yaku that can be played by the ruleset.

use crate::meld::MeldKind;
use crate::order::sort_by_key;
use crate::question::Question;
use crate::rules::Ruleset;
use crate::tile::{Kind, Suit, Tile};
use crate::yaku::{Case, Verdict, Yaku};

/// A complete hand of this ruleset that has the yaku: the table's example, its characters in another suit and its runs
/// closed where the ruleset has no such tiles and calls. `None` where even that cannot be.
pub fn example(rules: &Ruleset, yaku: Yaku) -> Option<Question> {
    let written: Question = yaku.example().parse().ok()?;
    let suits = [None, Some(Suit::Pin), Some(Suit::Sou)];
    let moved = suits.map(|suit| moved(&written, suit));
    let closed = moved.iter().map(closed);
    let all = moved.iter().cloned().zip(closed);
    let all = all.flat_map(|(open, closed)| [open, closed]);
    let mut as_played = all.map(|mut question| {
        rules.tiles.redden(question.tiles_mut());
        question
    });
    as_played.find(|question| shows(question, rules, yaku))
}

fn shows(question: &Question, rules: &Ruleset, yaku: Yaku) -> bool {
    let Ok(win) = question.check(rules) else {
        return false;
    };
    win.readings().iter().any(|reading| {
        let verdict = (yaku.row().when)(&Case::new(&win, reading));
        matches!(verdict, Verdict::Yes | Verdict::Times(_))
    })
}

/// The same hand with its characters in another suit.
fn moved(question: &Question, to: Option<Suit>) -> Question {
    let mut question = question.clone();
    let Some(to) = to else { return question };
    let melds = question.melds.iter_mut().flat_map(|meld| &mut meld.tiles);
    let tiles = question.hand.iter_mut().chain(melds);
    for tile in tiles.chain(&mut question.win) {
        let man = tile.kind().filter(|kind| kind.suit() == Some(Suit::Man));
        if let Some(kind) = man.and_then(|man| Kind::number(to, man.rank())) {
            *tile = Tile::plain(kind);
        }
    }
    question
}

/// The same hand without called runs.
fn closed(question: &Question) -> Question {
    let mut question = question.clone();
    let melds = core::mem::take(&mut question.melds);
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
