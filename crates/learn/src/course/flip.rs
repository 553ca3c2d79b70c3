//! The same hand by ron and by tsumo: which of its sets gives other fu.

use crate::course::aim::Aim;
use crate::course::asked::{AnswerMode, Asked, AskedPart, Choice, What};
use crate::course::hands;
use crate::course::named::WAITS;
use crate::practice::random::Random;
use crate::practice::{Item, Of, Skill, Spec};
use tensu::Kind;
use tensu::question::{By, Question};
use tensu::reading::{BlockKind, Shape};
use tensu::rules::{Ruleset, score};
use tensu::score::{FuReason, Score};

/// The same hand, self-drawn.
fn drawn(question: &Question) -> Question {
    Question {
        by: By::Tsumo,
        from: None,
        ..question.clone()
    }
}

/// The fu of a set or a pair, the wait left out.
fn of_block(score: &Score, place: u8) -> u8 {
    let own = score.fu.iter().flat_map(|fu| fu.items.iter());
    let own =
        own.filter(|item| item.block == Some(place) && !matches!(item.reason, FuReason::Wait(_)));
    own.map(|item| item.fu).sum()
}

/// Returns whether both are read alike, and counted.
fn are_alike(one: &Score, other: &Score) -> bool {
    fn blocks(score: &Score) -> impl Iterator<Item = (BlockKind, Kind)> {
        let all = score.reading.blocks.iter();
        all.map(|block| (block.kind, block.first))
    }
    let is_counted = |score: &Score| {
        let fu = score.fu.iter().flat_map(|fu| fu.items.iter());
        fu.count() > 1 && score.reading.shape == Shape::Standard
    };
    is_counted(one) && is_counted(other) && blocks(one).eq(blocks(other))
}

/// Asks what changes by tsumo in a hand with a triplet that the winning tile completed, or with none such.
pub(super) fn flip(aim: Aim, random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let spec = if aim == Aim::TripletByTsumo {
        Spec {
            wait: [Skill::Shanpon].into(),
            ..Spec::default()
        }
    } else {
        Spec {
            wait: WAITS
                .map(Skill::of_wait)
                .into_iter()
                .filter(|wait| *wait != Skill::Shanpon)
                .collect(),
            blocks: [Skill::Ankou, Skill::AnkouYaochuu].into(),
            ..Spec::default()
        }
    };
    let spec = Spec {
        by: Some(By::Ron),
        kans: 0..=0,
        open: 0..=1,
        ..spec
    };
    let (hand, by_ron) = hands::find(&spec, random, rules, |question, by_ron| {
        score(&drawn(question), rules).is_ok_and(|by_tsumo| are_alike(by_ron, &by_tsumo))
    })?;
    let by_tsumo = score(&drawn(&hand), rules).ok()?;
    let teaches = Item::Skill(Skill::TripletByRon);
    let is = || [false, true].map(Choice::Is).to_vec();
    let by = By::ALL.map(Choice::By).to_vec();
    let turned = AskedPart::new(What::Turned, by, &Choice::By(hand.by), teaches)?;
    let mut parts = alloc::vec![AskedPart {
        is_free: true,
        counts: false,
        start: Some(turned.right),
        ..turned
    }];
    for place in 0..by_ron.reading.blocks.len() as u8 {
        let changes = of_block(&by_ron, place) != of_block(&by_tsumo, place);
        let part = AskedPart::new(What::Changes(place), is(), &Choice::Is(changes), teaches)?;
        parts.push(AskedPart {
            counts: changes,
            start: Some(0),
            ..part
        });
    }
    let of = Of::win(&hand);
    Some(Asked {
        way: AnswerMode::Tap,
        parts,
        ..Asked::about(aim, Some(hand), of)
    })
}
