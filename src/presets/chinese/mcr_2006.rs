//! Mahjong Competition Rules as the World Mahjong Organization printed them in 2006; clubs of the European association play by it.

use super::mcr_mil::{BASE, BOOK, DISPUTED, GAME, MCR_MIL, MENTOR, OFFICIAL, OTHERWISE};
use crate::presets::Origin::{Judgement, Reported};
use crate::presets::{Idiom, Origin, Ruleset, Source};
use crate::rulebook::{AdditiveRules, ChineseRules, Rules, SpecialDraw, System};
use crate::yaku::{Worth, Yaku};

/// Mahjong Competition Rules, WMO 2006.
pub static MCR_2006: Ruleset = Ruleset {
    id: "mcr_2006",
    name: "MCR (WMO 2006)",
    source: Source::read("Mahjong Competition Rules, World Mahjong Organization 2006"),
    idiom: Idiom::Chinese,
    rules: Rules {
        seats: MCR_MIL.rules.seats,
        tiles: MCR_MIL.rules.tiles,
        yaku: MCR_MIL.rules.yaku.with(&[
            (Yaku::TwoConcealedKongs, Worth::points(8, 8)),
            (Yaku::ConcealedKongAndMeldedKong, Worth::points(6, 6)),
        ]),
        system: System::Additive(AdditiveRules {
            chinese: Some(ChineseRules {
                special_draw: SpecialDraw::FullyConcealed,
                ..OFFICIAL
            }),
            ..BASE
        }),
        game: GAME,
    },
    origins: &[
        ("minimum", BOOK),
        ("flowers", BOOK),
        ("special_self_draw", GREEN),
        ("two_concealed_kongs", GREEN),
        ("mixed_kongs", GREEN),
        ("lesser_straight", TODAY),
        ("knitted_chows", TODAY),
        ("kongs_beside", TODAY),
        ("formal_waits", TODAY),
        ("knitted_waits", TODAY),
        ("gates_pung", TODAY),
        ("length", BOOK),
        ("dealer_stays", BOOK),
        ("multiple_ron", BOOK),
    ],
    remarks: DISPUTED,
    disputed: OTHERWISE,
    shelf: &super::CHINESE,
};

/// The book of 2006, as those quote it who have it.
const GREEN: Origin = Reported(&[MENTOR, "sloperama.com 259c"]);
/// Points on which the book is read in two ways.
const TODAY: Origin = Judgement("disputed; read as in today's China");
