//! Korean mahjong for four players (seed 001; rules.md section 1.2).

use crate::hand::question::Flag;
use crate::hand::reading::Wait;
use crate::presets::Origin::{Judgement, Rulebook};
use crate::presets::RemarkKind::{Assumed, Corrected, Info};
use crate::presets::{Also, CORE, Idiom, PageNote, Remark, Ruleset, Source, SourceNotes};
use crate::result::score::Missed;
use crate::result::why::MissReason;
use crate::rulebook::{
    AdditiveRules, ConcealedPairs, DealerStays, DoubleReady, Flow, GameRules, Implied, Length,
    Noten, Rules, Seats, System, Values, WinningBonus,
};
use crate::tiles::TileSet;
use crate::yaku::{Worth, Yaku};

/// The Korean scoring table.
pub static KOREAN: Ruleset = Ruleset {
    id: "korean",
    name: "Korean",
    source: Source::read("Korean scoring table"),
    rules: Rules {
        seats: Seats::Four,
        tiles: TileSet::RIICHI.with_reds([0; 3]).with_flowers(4),
        yaku: Values::NONE.with(&[
            (Yaku::AllChows, Worth::points(1, 1)),
            (Yaku::AllSimples, Worth::points(1, 1)),
            (Yaku::DragonPung, Worth::points(1, 1)),
            (Yaku::SeatWindPung, Worth::points(1, 1)),
            (Yaku::ConcealedHand, Worth::points(1, 0)),
            (Yaku::FlowerTile, Worth::points(1, 1)),
            (Yaku::PremiumTile, Worth::points(1, 1)),
            (Yaku::Ready, Worth::points(1, 0)),
            (Yaku::FullyConcealedHand, Worth::points(2, 0)),
            (Yaku::AllPungs, Worth::points(2, 2)),
            (Yaku::ClearHand, Worth::points(2, 2)),
            (Yaku::PureStraight, Worth::points(2, 2)),
            (Yaku::OpenReady, Worth::points(2, 2)),
            (Yaku::LittleThreeDragons, Worth::points(4, 4)),
            (Yaku::ThreeConcealedPungs, Worth::points(4, 4)),
            (Yaku::SevenPairs, Worth::points(4, 0)),
            (Yaku::LastTileDraw, Worth::points(5, 5)),
            (Yaku::RobbingTheKong, Worth::points(5, 5)),
            (Yaku::ReplacementTile, Worth::points(5, 5)),
            (Yaku::DoubleReady, Worth::points(5, 0)),
            (Yaku::LittleFourWinds, Worth::points(8, 8)),
            (Yaku::PureHand, Worth::points(8, 8)),
            (Yaku::BigThreeDragons, Worth::points(8, 8)),
            (Yaku::AllTerminals, Worth::points(8, 8)),
            (Yaku::FourConcealedPungs, Worth::points(8, 0)),
            (Yaku::AllFlowers, Worth::points(8, 8)),
            (Yaku::MoonBottomSea, Worth::points(8, 8)),
            (Yaku::PlumBlossomRoof, Worth::points(8, 8)),
            (Yaku::BigFourWinds, Worth::points(12, 12)),
            (Yaku::AllHonors, Worth::points(12, 12)),
            (Yaku::HeavenlyHand, Worth::points(16, 0)),
            (Yaku::EarthlyHand, Worth::points(16, 0)),
            (Yaku::BlessingOfMan, Worth::points(16, 0)),
            (Yaku::NineGates, Worth::points(24, 0)),
        ]),
        system: System::Additive(AdditiveRules {
            minimum: 2,
            bonuses: STARRED,
            double_ready: DoubleReady::Held,
            either: [Yaku::AllChows, Yaku::AllSimples],
            winning_bonus: WinningBonus::VARIATIONS[0],
            discarder_pays: 2,
            implied: Implied::Count,
            concealed_pairs: ConcealedPairs::No,
            cap: None,
            chinese: None,
        }),
        game: GameRules {
            start: 0,
            back: 0,
            noten: Noten::Nothing,
            flow: Flow {
                length: Length::Full,
                dealer_stays: DealerStays::Win,
                ..Flow::BASE
            },
            ..GameRules::BASE
        },
    },
    origins: &[
        (
            "double_ready_minimum",
            Judgement("no star, but the points are asked for before ready is declared"),
        ),
        ("implied_hands", Rulebook("says so")),
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
            "bamboo",
            Judgement("its pictures show bamboo; the overview beside it plays without"),
        ),
        (
            "score_cap",
            Judgement("a maximum of 80 is named elsewhere and explained nowhere"),
        ),
        ("length", Judgement("no rounds are stated: sixteen deals")),
        (
            "dealer_stays",
            Judgement("not stated: a win keeps the deal"),
        ),
    ],
    remarks: REMARKS,
    idiom: Idiom::ChowPung,
    disputed: &[],
    shelf: &CORE,
};

/// The yaku that the table marks with a star.
const STARRED: &[Yaku] = &[
    Yaku::FlowerTile,
    Yaku::PremiumTile,
    Yaku::Ready,
    Yaku::OpenReady,
    Yaku::LastTileDraw,
    Yaku::RobbingTheKong,
    Yaku::ReplacementTile,
    Yaku::AllFlowers,
    Yaku::MoonBottomSea,
    Yaku::PlumBlossomRoof,
];

/// rules.md 1.2.5 and the judgements of 1.2.1 to 1.2.4.
static REMARKS: &[Remark] = &[
    Remark {
        id: "double_ready_star",
        kind: Corrected,
        when: |rules, _, score| {
            score.has(Yaku::DoubleReady) && !rules.is_changed("double_ready_minimum")
        },
        text: "The table has no star at double ready, but its text says that ready never counts towards the minimum. It does not.",
    },
    Remark {
        id: "nine_gates_pure",
        kind: Info,
        when: |_, win, score| {
            score.has(Yaku::PureHand) && !score.has(Yaku::NineGates) && gates(win)
        },
        text: "Nine gates is the nine-sided wait only: 1112345678999 before the winning tile. On another wait it is a pure hand.",
    },
    Remark {
        id: "winning_bonus",
        kind: Assumed,
        when: |rules, _, _| !rules.is_changed("winning_bonus"),
        text: "The winning bonus is variation 1 of the table: 10, 5 or 1. The text beside it (2, doubled when concealed) differs.",
    },
    Remark {
        id: "concealed_by_discard",
        kind: Assumed,
        when: |_, _, score| score.has(Yaku::ConcealedHand) && score.reading.wait != Wait::Tanki,
        text: "Concealed hand: the set that the discard completes still counts as concealed.",
    },
    Remark {
        id: "premium_melds",
        kind: Assumed,
        when: |_, win, _| win.tiles().get(win.kind()) > win.closed().get(win.kind()),
        text: "Premium tiles in melds count too.",
    },
    Remark {
        id: "any_wait",
        kind: Assumed,
        when: |_, _, score| score.has(Yaku::AllChows) && score.reading.wait != Wait::Ryanmen,
        text: "All chows has no condition on the wait.",
    },
    Remark {
        id: "dragons_beside",
        kind: Assumed,
        when: |_, _, score| {
            let dragons = [Yaku::LittleThreeDragons, Yaku::BigThreeDragons];
            score.has(Yaku::DragonPung) && dragons.into_iter().any(|yaku| score.has(yaku))
        },
        text: "Dragon pungs are counted beside the little and the big three dragons.",
    },
    Remark {
        id: "pung_by_discard",
        kind: Assumed,
        when: |_, _, score| {
            let by_ron = |missed: &Missed| matches!(missed.why, MissReason::ByRon(_));
            score.missed.iter().any(by_ron)
        },
        text: "A pung that a discard completes is not concealed for three and four concealed pungs.",
    },
    Remark {
        id: "seven_pairs_concealed",
        kind: Assumed,
        when: |rules, _, score| {
            score.has(Yaku::SevenPairs) && !rules.is_changed("concealed_seven_pairs")
        },
        text: "Concealed hand and fully concealed hand speak of sets, so seven pairs has neither.",
    },
    Remark {
        id: "sacred_discard",
        kind: Info,
        when: |_, win, _| !win.is_tsumo(),
        text: "Sacred discard (furiten) applies: a player who has discarded one of the tiles they wait for wins by self-draw only.",
    },
    Remark {
        id: "open_ready_others",
        kind: Info,
        when: |_, win, _| {
            win.has(Flag::OpenReady) || win.has(Flag::Ready) || win.has(Flag::DoubleReady)
        },
        text: "After an open ready nobody else may declare ready, and no open ready after somebody's ready.",
    },
    Remark {
        id: "no_dora_no_counters",
        kind: Info,
        when: |_, win, _| !win.dora().is_empty() || win.honba() > 0 || win.question().sticks > 0,
        text: "These rules have no dora, honba or sticks. They are left out.",
    },
];

/// Nine gates of any wait.
fn gates(win: &crate::result::win::Win<'_>) -> bool {
    let need = |kind: crate::tiles::Kind| if kind.is_terminal() { 3 } else { 1 };
    win.melds().is_empty()
        && win.tiles().kinds().count() == 9
        && win.tiles().iter().all(|(kind, n)| n >= need(kind))
}

/// All in one table.
#[rustfmt::skip] // one entry a place, not a line a yaku
const PLACES: &[(&str, &[Yaku])] = &[
    ("the row of this name", &[
        Yaku::AllChows, Yaku::AllSimples, Yaku::DragonPung, Yaku::SeatWindPung, Yaku::ConcealedHand, Yaku::FlowerTile,
        Yaku::PremiumTile, Yaku::Ready, Yaku::FullyConcealedHand, Yaku::AllPungs, Yaku::ClearHand, Yaku::PureStraight,
        Yaku::OpenReady, Yaku::LittleThreeDragons, Yaku::ThreeConcealedPungs, Yaku::SevenPairs, Yaku::LastTileDraw,
        Yaku::RobbingTheKong, Yaku::ReplacementTile, Yaku::LittleFourWinds, Yaku::PureHand, Yaku::BigThreeDragons,
        Yaku::AllTerminals, Yaku::FourConcealedPungs, Yaku::AllFlowers, Yaku::MoonBottomSea, Yaku::PlumBlossomRoof,
        Yaku::BigFourWinds, Yaku::AllHonors, Yaku::NineGates,
    ]),
    ("the row “Double Riichi”", &[Yaku::DoubleReady]),
    ("the row of 16 points", &[Yaku::HeavenlyHand, Yaku::EarthlyHand, Yaku::BlessingOfMan]),
];

/// Notes of the reference page beside the values (rules.md 1.2.1 to 1.2.5).
pub(super) static PAGE: SourceNotes = SourceNotes {
    places: PLACES,
    assumed: &[],
    unsaid: &["tiles", "best_reading", "noten"],
    notes: &[
        PageNote::assumed(
            "lost_pages",
            "Pages about play and penalties were not found. What they would say is assumed.",
        ),
        PageNote::assumed(
            "bonus_not_minimum",
            "The winning bonus does not count towards the minimum: it is paid after the hand is won, and every winner has it.",
        ),
        PageNote::corrected(
            "fifth_variation",
            "The first row of the winning bonus has four numbers for five variations. The fifth is read as no bonus at all.",
        ),
        PageNote::assumed(
            "several_categories",
            "One set may count in several hands: all points that the hand contains are added.",
        ),
        PageNote::assumed("each_dragon_pung", "Each pung of dragons has its point."),
        PageNote::assumed(
            "smaller_replaced",
            "A smaller form of the same pattern is not counted beside the larger one: concealed hand, clear hand, the little dragons and winds, three concealed pungs, ready, last tile draw, replacement tile.",
        ),
        PageNote::assumed(
            "flowers_beside",
            "Four flowers are counted one by one beside all flowers: 12 points together.",
        ),
        PageNote::assumed(
            "clear_hand_honor",
            "Clear hand needs at least one honor; without honors it is a pure hand.",
        ),
        PageNote::assumed("different_pairs", "The seven pairs must all differ."),
        PageNote::assumed(
            "last_tile_drawn",
            "The last tile must be drawn; a win off the last discard does not count.",
        ),
        PageNote::assumed(
            "flower_replacement",
            "A tile drawn for a flower is no replacement tile.",
        ),
        PageNote::assumed(
            "first_round_uninterrupted",
            "Earthly hand and blessing of man need a first round without a call or kong, as double ready does.",
        ),
        PageNote::assumed("ready_concealed", "Ready needs a concealed hand."),
        PageNote::assumed(
            "bamboo",
            "The pictures of the source show bamboo, another page plays without it. All tiles are accepted.",
        ),
        PageNote::info(
            "no_maximum",
            "Another page names a maximum of 80 points and does not explain it. It is not applied; a cap can be set.",
        ),
        PageNote::info(
            "names",
            "Ready is also written “ephe” or “uper”, open ready “bulhe”, and plum blossom “plumb blossom”.",
        ),
    ],
    also: &[
        Also::new(
            "two_points_ready",
            "Minimum",
            "The two points must be there before ready is declared.",
        ),
        Also::new(
            "nobody_win_off",
            "Sacred discard",
            "Nobody may win off a tile that they have discarded themselves.",
        ),
        Also::new(
            "special_payments_dealer",
            "Dealer",
            "There are no special payments for the dealer.",
        ),
        Also::new(
            "star_marks_points",
            "Scoring table",
            "A star marks points that do not count towards the minimum.",
        ),
        Also::new(
            "somebody_declared_open",
            "Open ready",
            "When somebody has declared open ready, the other three may declare neither ready nor open ready; and the other way round.",
        ),
        Also::new(
            "hand_shown_but",
            "Open ready",
            "The hand is shown but for its melds, and the win must be self-drawn.",
        ),
        Also::new(
            "bonus_2_common",
            "Winning bonus",
            "A bonus of 2 is common, from 1 to 5 is played; it is doubled for a completely concealed hand.",
        ),
    ],
    ..SourceNotes::EMPTY
};
