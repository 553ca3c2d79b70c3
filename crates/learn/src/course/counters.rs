//! The winner's points with what lies on the table.

use alloc::vec::Vec;

use crate::course::aim::Aim;
use crate::course::asked::{Asked, AskedPart, Choice, What, one};
use crate::course::laden::{Laden, of_honba};
use crate::course::prices::{OFFERED, among, table_han};
use crate::course::quotes::{quote, usual_fu};
use crate::practice::random::Random;
use crate::practice::{Item, Of};
use tensu::Ruleset;

/// Asks for everything that the winner gets, among what it is if something is forgotten, or counted once too often.
pub(super) fn total(aim: Aim, random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let of = Of::new(
        random.percent(30),
        match aim {
            Aim::HonbaByRon => false,
            Aim::HonbaByTsumo => true,
            _ => random.percent(40),
        },
    );
    let (honba, sticks) = match aim {
        Aim::HonbaByRon | Aim::HonbaByTsumo => (1 + random.below(3) as u8, 0),
        _ => (random.below(3) as u8, 1 + random.below(2) as u8),
    };
    if honba > 0 && of_honba(of, rules) == 0 {
        return None;
    }
    let laden = Laden {
        han: table_han(random, rules),
        fu: random.pick(usual_fu(rules)),
        honba,
        sticks,
    };
    quote(of, laden.han, laden.fu, rules)?;
    let with = |honba, sticks| {
        Laden {
            honba,
            sticks,
            ..laden
        }
        .total(of, rules)
    };
    let right = laden.total(of, rules)?;
    let wrong = [
        with(0, sticks),
        with(honba, 0),
        with(0, 0),
        with(honba + 1, sticks),
        with(honba, sticks + 1),
    ];
    let all: Vec<u32> = wrong.into_iter().flatten().chain([right]).collect();
    let all = among(all, right, OFFERED, random);
    let choices = all.into_iter().map(Choice::Points).collect();
    let teaches = match aim {
        Aim::HonbaByRon | Aim::HonbaByTsumo => Item::Honba,
        _ => Item::Sticks,
    };
    let part = AskedPart::new(What::Total(laden), choices, &Choice::Points(right), teaches)?;
    Some(one(aim, None, of, part))
}
