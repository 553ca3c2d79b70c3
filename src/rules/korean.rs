//! Korean mahjong for four players (seed 001; rules.md section 1.2).

use super::Origin::{Judgement, Rulebook};
use super::RemarkKind::{Assumed, Corrected, Info};
use super::{
    AdditiveRules, ConcealedPairs, GameRules, Implied, Noten, Remark, Ruleset, Seats, System,
    Values, WinningBonus,
};
use crate::question::Flag;
use crate::tiles::TileSet;
use crate::yaku::{Unit, Worth, Yaku};

/// The Korean scoring table.
pub static KOREAN: Ruleset = Ruleset {
    id: "korean",
    name: "Korean",
    source: "Korean scoring table",
    seats: Seats::Four,
    tiles: TileSet::RIICHI.with_reds([0; 3]).with_flowers(4),
    yaku: Values::NONE.with(&[
        (Yaku::AllChows, Worth::points(1)),
        (Yaku::AllSimples, Worth::points(1)),
        (Yaku::DragonPung, Worth::points(1)),
        (Yaku::SeatWindPung, Worth::points(1)),
        (Yaku::ConcealedHand, concealed(1)),
        (Yaku::FlowerTile, Worth::points(1)),
        (Yaku::PremiumTile, Worth::points(1)),
        (Yaku::Ready, concealed(1)),
        (Yaku::FullyConcealedHand, concealed(2)),
        (Yaku::AllPungs, Worth::points(2)),
        (Yaku::ClearHand, Worth::points(2)),
        (Yaku::PureStraight, Worth::points(2)),
        (Yaku::OpenReady, Worth::points(2)),
        (Yaku::LittleThreeDragons, Worth::points(4)),
        (Yaku::ThreeConcealedPungs, Worth::points(4)),
        (Yaku::SevenPairs, Worth::points(4)),
        (Yaku::LastTileDraw, Worth::points(5)),
        (Yaku::RobbingTheKong, Worth::points(5)),
        (Yaku::ReplacementTile, Worth::points(5)),
        (Yaku::DoubleReady, concealed(5)),
        (Yaku::LittleFourWinds, Worth::points(8)),
        (Yaku::PureHand, Worth::points(8)),
        (Yaku::BigThreeDragons, Worth::points(8)),
        (Yaku::AllTerminals, Worth::points(8)),
        (Yaku::FourConcealedPungs, Worth::points(8)),
        (Yaku::AllFlowers, Worth::points(8)),
        (Yaku::MoonBottomSea, Worth::points(8)),
        (Yaku::PlumBlossomRoof, Worth::points(8)),
        (Yaku::BigFourWinds, Worth::points(12)),
        (Yaku::AllHonors, Worth::points(12)),
        (Yaku::HeavenlyHand, concealed(16)),
        (Yaku::EarthlyHand, concealed(16)),
        (Yaku::BlessingOfMan, concealed(16)),
        (Yaku::NineGates, concealed(24)),
    ]),
    system: System::Additive(AdditiveRules {
        minimum: 2,
        bonuses: STARRED,
        either: [Yaku::AllChows, Yaku::AllSimples],
        winning_bonus: WinningBonus::VARIATIONS[0],
        discarder_pays: 2,
        implied: Implied::Count,
        concealed_pairs: ConcealedPairs::No,
        cap: None,
    }),
    game: GameRules {
        start: 0,
        back: 0,
        oka: 0,
        noten: Noten::Nothing,
        ..GameRules::BASE
    },
    origins: &[
        ("implied_hands", Rulebook("the text itself")),
        (
            "concealed_seven_pairs",
            Judgement("concealed hands are of sets, and seven pairs have none"),
        ),
        (
            "winning_bonus",
            Judgement("the first variation of the table"),
        ),
        ("prevailing_wind", Judgement("missing, so off")),
        (
            "score_cap",
            Judgement("a maximum of 80 is named elsewhere and explained nowhere"),
        ),
    ],
    remarks: REMARKS,
};

const fn concealed(points: u8) -> Worth {
    Worth {
        unit: Unit::Points,
        closed: points,
        open: 0,
    }
}

/// What the table marks with a star, and double ready, which its own text keeps out of the minimum.
const STARRED: &[Yaku] = &[
    Yaku::FlowerTile,
    Yaku::PremiumTile,
    Yaku::Ready,
    Yaku::OpenReady,
    Yaku::LastTileDraw,
    Yaku::RobbingTheKong,
    Yaku::ReplacementTile,
    Yaku::DoubleReady,
    Yaku::AllFlowers,
    Yaku::MoonBottomSea,
    Yaku::PlumBlossomRoof,
];

/// rules.md 1.2.5 and the judgements of 1.2.1 to 1.2.4.
static REMARKS: &[Remark] = &[
    Remark {
        id: "double_ready_star",
        kind: Corrected,
        when: |_, score| score.has(Yaku::DoubleReady),
        text: "The table has no star at double riichi, but its text says that ready never counts towards the minimum. It does not.",
    },
    Remark {
        id: "nine_gates_pure",
        kind: Info,
        when: |win, score| score.has(Yaku::PureHand) && !score.has(Yaku::NineGates) && gates(win),
        text: "Nine gates is the nine-sided wait only: 1112345678999 before the winning tile. On another wait it is a pure hand.",
    },
    Remark {
        id: "winning_bonus",
        kind: Assumed,
        when: |win, _| !win.rules().is_changed("winning_bonus"),
        text: "The winning bonus is variation 1 of the table: 10, 5 or 1. The text beside it (2, doubled when concealed) differs.",
    },
    Remark {
        id: "concealed_by_discard",
        kind: Assumed,
        when: |_, score| score.has(Yaku::ConcealedHand),
        text: "The set that the discard completes still counts as concealed for this hand.",
    },
    Remark {
        id: "premium_melds",
        kind: Assumed,
        when: |win, _| win.tiles().get(win.tile()) > win.closed().get(win.tile()),
        text: "Premium tiles in melds count too.",
    },
    Remark {
        id: "sacred_discard",
        kind: Info,
        when: |win, _| !win.is_tsumo(),
        text: "Sacred discard applies: no win off a tile that the winner has discarded himself.",
    },
    Remark {
        id: "open_ready_others",
        kind: Info,
        when: |win, _| {
            win.has(Flag::OpenReady) || win.has(Flag::Ready) || win.has(Flag::DoubleReady)
        },
        text: "After an open ready nobody else may declare ready, and no open ready after somebody's ready.",
    },
    Remark {
        id: "no_dora_no_counters",
        kind: Info,
        when: |win, _| !win.dora().is_empty() || win.honba() > 0 || win.question().sticks > 0,
        text: "These rules have no dora, counters or sticks. They are left out.",
    },
];

/// Nine gates of any wait.
fn gates(win: &crate::win::Win<'_>) -> bool {
    let need = |kind: crate::tile::Kind| if kind.is_terminal() { 3 } else { 1 };
    win.melds().is_empty()
        && win.tiles().kinds().count() == 9
        && win.tiles().iter().all(|(kind, n)| n >= need(kind))
}
