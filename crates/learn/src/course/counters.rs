//! The winner's points with what lies on the table.

use crate::course::aim::Aim;
use crate::course::asked::{Asked, AskedPart, Choice, What, one};
use crate::course::laden::{Laden, of_honba};
use crate::course::prices::table_han;
use crate::practice::mistake::beside;
use crate::practice::quotes::usual_fu;
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
    let quote = laden.quote(of, rules)?;
    let wrong = laden.mistakes(of, rules)?;
    let (all, _) = beside(&wrong, &quote.total, |one, other| one < other, random);
    let choices = all.into_iter().map(Choice::Points).collect();
    let teaches = match aim {
        Aim::HonbaByRon | Aim::HonbaByTsumo => Item::Honba,
        _ => Item::Sticks,
    };
    let part = AskedPart::new(
        What::Total(laden),
        choices,
        &Choice::Points(quote.total),
        teaches,
    )?;
    Some(one(aim, None, of, part))
}
