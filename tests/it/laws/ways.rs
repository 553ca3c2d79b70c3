//! Laws of the same hand by ron and by tsumo.

use std::collections::BTreeSet;

use tensu::reading::Made;
use tensu::rules::{BasePoints, Completion, OpenPinfu, PinfuTsumo};
use tensu::score::FuReason;
use tensu::yaku::Worth;
use tensu::{
    By, Flag, Flags, Kind, Question, Reading, Ruleset, Score, Shape, Wind, Yaku, rules, score,
};

use super::{for_hands, for_wins, riichi, scored, yaku};

/// The same hand won this way, without what it rules out: by ron a rinshan and the dealer's first turn; by tsumo a robbed
/// kan and the player who dealt in.
fn won_by(question: &Question, by: By) -> Question {
    let mut other = question.clone();
    other.by = by;
    let stays = |flag: &Flag| flag.only_by().is_none_or(|only| only == by);
    other.flags = question.flags.iter().filter(stays).collect();
    if by == By::Tsumo {
        other.from = None;
    } else if question.seat == Wind::East {
        other.flags = other.flags.without(Flag::FirstTurn);
    }
    other
}

/// A hand asked the other way is a legal hand.
#[test]
fn a_hand_can_be_asked_the_other_way() {
    for_wins(51, |win, _| {
        let (question, rules) = (win.question(), win.rules());
        if win.readings()[0].shape == Shape::Unrelated {
            return; // they win by tsumo alone
        }
        for by in [By::Ron, By::Tsumo] {
            let other = won_by(question, by);
            let checked = other.check(rules);
            assert!(
                checked.is_ok(),
                "{question} by {}: {:?}",
                by.code(),
                checked.err()
            );
        }
    });
}

/// An event with one way of winning makes no hand of the table of yaku worth more the other way; one with both is worth
/// more with some hand by each.
#[test]
fn the_one_way_of_an_event() {
    let hands: Vec<Question> = Yaku::all()
        .filter_map(|yaku| yaku.example().parse().ok())
        .collect();
    for rules in rules::all() {
        let flags = Flag::ALL.iter().filter(|&&flag| rules.counts(flag));
        for &flag in flags.filter(|flag| matches!(flag, Flag::LastTile | Flag::FirstTurn)) {
            let pays_more = |by| {
                hands.iter().any(|hand| {
                    [Wind::East, Wind::South].into_iter().any(|seat| {
                        let mut plain = hand.adapted(rules);
                        (plain.by, plain.seat) = (by, seat);
                        plain.flags = Flags::NONE;
                        let mut event = plain.clone();
                        event.flags = Flags::NONE.with(flag);
                        let total =
                            |question| score(question, rules).map_or(0, |score| score.total);
                        total(&event) > total(&plain)
                    })
                })
            };
            let ways = [By::Tsumo, By::Ron].map(pays_more);
            let expected = match rules.only_by(flag) {
                Some(By::Tsumo) => [true, false],
                Some(By::Ron) => [false, true],
                None => [true, true],
            };
            assert_eq!(ways, expected, "{} {}", rules.id, flag.code());
        }
    }
}

/// The same reading by tsumo and by ron, without events: a closed hand has one han more and fu by the way of winning;
/// a triplet that the winning tile completed is concealed by tsumo alone.
#[test]
fn tsumo_and_ron_differ_in_few_things() {
    for_hands(52, |question, rules, _| {
        // Without fu, and where a yaku must be certain, the ways differ in more.
        let with_fu = riichi(rules).is_some_and(|rules| {
            matches!(rules.count, BasePoints::Fu(_))
                && rules.pinfu_tsumo == PinfuTsumo::Yes
                && rules.completion == Completion::ThisTile
        });
        if !with_fu {
            return;
        }
        let mut plain = question.clone();
        plain.flags = Flags::NONE;
        plain.liable.clear();
        let [tsumo, ron] = [By::Tsumo, By::Ron].map(|by| scored(&won_by(&plain, by), rules));
        let (Some(tsumo), Some(ron)) = (tsumo, ron) else {
            return;
        };
        let same = tsumo.reading.winner == ron.reading.winner
            && blocks(&tsumo.reading) == blocks(&ron.reading);
        if same && tsumo.yakuman == 0 {
            let closed = plain.melds.iter().all(|meld| !meld.kind.opens());
            assert_eq!(yaku_by_tsumo(&ron, closed, &tsumo), yaku(&tsumo), "{plain}");
            let expected = fu_by_tsumo(&ron, closed, &tsumo, rules);
            assert_eq!(tsumo.fu.map(|fu| fu.raw), Some(expected), "{plain}");
        }
    });
}

/// Returns the parts of a reading as tiles, whoever completed them.
fn blocks(reading: &Reading) -> Vec<(Kind, usize)> {
    reading
        .blocks
        .iter()
        .map(|block| (block.first, block.tiles().count()))
        .collect()
}

/// The yaku of a ron as they would be by tsumo.
fn yaku_by_tsumo(ron: &Score, closed: bool, tsumo: &Score) -> BTreeSet<Yaku> {
    let mut all = yaku(ron);
    if closed {
        all.insert(Yaku::MenzenTsumo);
    }
    let triplet = ron.reading.blocks[ron.reading.winner].is_triplet();
    if triplet && tsumo.has(Yaku::Sanankou) {
        all.insert(Yaku::Sanankou);
    }
    all
}

/// The fu of a ron as they would be by tsumo.
fn fu_by_tsumo(ron: &Score, closed: bool, tsumo: &Score, rules: &Ruleset) -> u16 {
    let raw = ron.fu.as_ref().map_or(0, |fu| fu.raw);
    let item = |reason: fn(&FuReason) -> bool| {
        let items = ron.fu.iter().flat_map(|fu| &fu.items);
        items
            .filter(|item| reason(&item.reason))
            .map(|item| u16::from(item.fu))
            .sum::<u16>()
    };
    // The triplet that the discard completed doubles.
    let by_ron = item(|reason| matches!(reason, FuReason::Set { by_ron: true, .. }));
    let lift = match riichi(rules).map(|rules| rules.count) {
        Some(BasePoints::Fu(fu)) if fu.open_pinfu == OpenPinfu::AtLeast30 => {
            item(|reason| *reason == FuReason::OpenPinfu)
        }
        _ => 0,
    };
    match raw {
        25 => 25,
        _ if tsumo.has(Yaku::Pinfu) => 20,
        _ => raw + by_ron + 2 - lift - if closed { 10 } else { 0 },
    }
}

/// A ron never makes the hand open, and never conceals a triplet.
#[test]
fn a_ron_opens_one_block() {
    for_wins(53, |win, _| {
        let (question, rules) = (win.question(), win.rules());
        if win.readings()[0].shape == Shape::Unrelated {
            return; // they win by tsumo alone
        }
        let win = won_by(question, By::Ron);
        let win = win.check(rules).expect("a legal hand");
        for reading in win.readings() {
            let opened = reading
                .blocks
                .iter()
                .filter(|block| block.made == Made::Ron);
            assert_eq!(opened.count(), 1, "{question}");
            assert_eq!(reading.blocks[reading.winner].made, Made::Ron, "{question}");
        }
    });
}

/// The last tile gives a yaku by self-draw and another by ron; where only one of them is played, so is the event. A mutant.
#[test]
fn an_event_that_gives_one_of_its_yaku() {
    let without = |yaku| {
        let mut rules = Ruleset::by_id("tenhou").expect("a ruleset").clone();
        rules.yaku = rules.yaku.with(&[(yaku, Worth::NOTHING)]);
        rules.only_by(Flag::LastTile)
    };
    assert_eq!(without(Yaku::Haitei), Some(By::Ron));
    assert_eq!(without(Yaku::Houtei), Some(By::Tsumo));
    assert_eq!(without(Yaku::Rinshan), None);
}
