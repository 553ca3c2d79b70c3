//! Japanese three-player mahjong without fu (seed 004; rules.md section 1.5).

use crate::presets::Origin::{Judgement, Reported, Rulebook};
use crate::presets::RemarkKind::{Assumed, Info};
use crate::presets::{
    Also, CORE, Idiom, MODERN, NO_MIXED_SEQUENCES, Origin, PageNote, Remark, Ruleset, Source,
    SourceNotes,
};
use crate::result::score::{AwardKind, Missed};
use crate::result::why::MissReason;
use crate::rulebook::Limit;
use crate::rulebook::{
    BASE, BasePoints, Completion, DeadWait, Flow, GameRules, Honba, Minimum, Norths, Noten,
    Paarenchan, PinfuTsumo, PointTable, RiichiRules, Rules, Seats, Sticks, System, Uma,
};
use crate::tiles::TileSet;
use crate::yaku::{Worth, Yaku};

/// Three players, yaku + dora + 2. Values: rules.md 1.5.3; every yaku but dragons, winds and bonus yaku is one less when
/// open.
pub static SANMA_RYANSHI: Ruleset = Ruleset {
    id: "sanma_ryanshi",
    name: "Sanma without fu",
    source: Source::read("japanese-mahjong.com, three-player rules, 2011"),
    rules: Rules {
        seats: Seats::Three,
        tiles: TileSet::THREE_PLAYERS.with_reds([0; 3]),
        yaku: MODERN
            .with(NO_MIXED_SEQUENCES)
            .with(&[
                (Yaku::Tanyao, Worth::han(1, 0)),
                (Yaku::Toitoi, Worth::han(2, 1)),
                (Yaku::Sanankou, Worth::han(2, 1)),
                (Yaku::Sankantsu, Worth::han(2, 1)),
                (Yaku::SanshokuDoukou, Worth::han(2, 1)),
                (Yaku::Honroutou, Worth::han(2, 1)),
                (Yaku::Shousangen, Worth::han(2, 1)),
                (Yaku::Paarenchan, Worth::yakuman(1, 1)),
            ])
            .offering(&[
                (Yaku::IsshokuSanjun, Worth::han(2, 1)),
                (Yaku::Sanrenkou, Worth::han(2, 1)),
                (Yaku::Uumensai, Worth::han(2, 1)),
                (Yaku::Sanpuukou, Worth::han(2, 1)),
                (Yaku::Shousanpuu, Worth::han(1, 0)),
                (Yaku::Ryandoukou, Worth::han(2, 1)),
                (Yaku::Shoutate, Worth::han(2, 1)),
            ]),
        system: System::Riichi(RiichiRules {
            count: BasePoints::Table(PointTable::new(
                2,
                &[(0, 250), (4, 500), (5, 1_000)],
                &[
                    (6, Limit::Mangan),
                    (8, Limit::Haneman),
                    (10, Limit::Baiman),
                    (13, Limit::Sanbaiman),
                    (16, Limit::Yakuman),
                ],
            )),
            pinfu_tsumo: PinfuTsumo::No,
            paarenchan: Paarenchan::Ninth,
            honba: Honba {
                tsumo: 1_000,
                ron: 1_000,
            },
            completion: Completion::Iipeikou,
            minimum: Minimum {
                han: 1,
                two_from: TWO_FROM,
                // The other bonus yaku are self-drawn or come with riichi.
                not_alone: &[
                    Yaku::Houtei,
                    Yaku::Chankan,
                    Yaku::TsubameGaeshi,
                    Yaku::Kanburi,
                ],
            },
            norths: Norths::DoraAnywhere,
            ..BASE
        }),
        game: GameRules {
            start: 45_000,
            back: 50_000,
            uma: Uma::NONE,
            noten: Noten::Each(1_000),
            dead_wait: DeadWait::Noten,
            // "When a player completes his hand he receives": each of several winners.
            sticks: Sticks::OwnSticks,
            flow: Flow::PAID_AT_ONCE,
            ..GameRules::BASE
        },
    },
    origins: &[
        ("honba_value", Rulebook("says so")),
        ("tsumo_loss", Rulebook("says so")),
        ("dead_wait", Rulebook("says so")),
        ("local_yaku", Rulebook("says so")),
        ("pinfu_tsumo", Rulebook("says so")),
        (
            "open_tanyao",
            Judgement("opening takes one from every yaku"),
        ),
        (
            "completion",
            Rulebook("japanese-mahjong.com, yaku table, notes 2 and 3"),
        ),
        (
            "stacked_yakuman",
            Judgement("the table has rows for two and three"),
        ),
        ("red_fives", Judgement("optional")),
        ("flowers", Judgement("optional")),
        ("start", TABLE),
        ("back", TABLE),
        ("uma", TABLE),
        ("oka", TABLE),
        ("length", Judgement("not found, the usual convention")),
        ("dealer_stays", Rulebook("says so")),
        ("draw_honba", Rulebook("says so")),
        ("chombo", Judgement("not mentioned: a mangan, as is usual")),
    ],
    remarks: REMARKS,
    idiom: Idiom::Riichi,
    disputed: &[],
    shelf: &CORE,
};

/// Its example ends with points for the first place and none for the others.
const TABLE: Origin = Reported(&["mahjonginjapan.com, the score table of the same rules"]);

/// Ryanshi: the honba from which two han of yaku are needed.
const TWO_FROM: Option<u32> = Some(4);

/// rules.md 1.5.7 and the judgements of 1.5.1 to 1.5.4.
static REMARKS: &[Remark] = &[
    Remark {
        id: "yaku_assumed",
        kind: Assumed,
        when: |_, win, score| {
            let usual = |yaku| win.rules().yaku.get(yaku) == SANMA_RYANSHI.yaku.get(yaku);
            let mut yaku = score.yaku_only();
            yaku.any(|yaku| ASSUMED.contains(&yaku) && usual(yaku))
        },
        text: "Most of the source's yaku table is lost. A yaku of the lost part has its usual value, one less when open.",
    },
    Remark {
        id: "norths_counted",
        kind: Assumed,
        when: |_, _, score| {
            let mut awards = score.awards.iter();
            awards.any(|award| award.what == AwardKind::Nukidora)
        },
        text: "Each north is counted as one dora, in the hand or set aside.",
    },
    Remark {
        id: "sixteen_points",
        kind: Assumed,
        when: |_, _, score| score.is_counted(),
        text: "The table ends at 15 points. 16 and more are paid as a yakuman.",
    },
    Remark {
        id: "ryanshi",
        kind: Info,
        when: |_, win, score| {
            let two_from = |least| win.honba() >= least;
            TWO_FROM.is_some_and(two_from) && !score.has(Yaku::Paarenchan)
        },
        text: "Ryanshi, which the source also spells riyanshi: from the fourth honba on a hand needs two han of yaku.",
    },
    Remark {
        id: "ninth_hand",
        kind: Info,
        when: |_, _, score| score.has(Yaku::Paarenchan),
        text: "Paarenchan is the ninth hand here; elsewhere it is the eighth win. It is void after a chombo, with inherited honba, or after a drawn hand with the dealer not tenpai.",
    },
    Remark {
        id: "stick_value",
        kind: Assumed,
        when: |_, win, _| win.question().sticks > 0,
        text: "The pages do not mention the riichi deposit. 1,000 a stick is assumed.",
    },
    Remark {
        id: "liability_assumed",
        kind: Assumed,
        when: |rules, win, _| !win.liable().is_empty() && !rules.is_changed("pao"),
        text: "The pages do not mention liability. The usual rule is used.",
    },
    Remark {
        id: "completion",
        kind: Info,
        when: |rules, _, score| {
            let not_on_all = |missed: &Missed| matches!(missed.why, MissReason::NotWith(_));
            score.missed.iter().any(not_on_all) && !rules.is_changed("completion")
        },
        text: "By ron iipeikou counts only if every tile of the wait would give it.",
    },
];

/// Yaku whose values are not in the pages that are left.
const ASSUMED: [Yaku; 35] = [
    Yaku::DoubleRiichi,
    Yaku::Ippatsu,
    Yaku::Haitei,
    Yaku::Houtei,
    Yaku::Rinshan,
    Yaku::Chankan,
    Yaku::Tanyao,
    Yaku::Chiitoitsu,
    Yaku::Ittsuu,
    Yaku::Chanta,
    Yaku::Toitoi,
    Yaku::Sanankou,
    Yaku::Sankantsu,
    Yaku::SanshokuDoukou,
    Yaku::Honroutou,
    Yaku::Shousangen,
    Yaku::Ryanpeikou,
    Yaku::Junchan,
    Yaku::Honitsu,
    Yaku::Chinitsu,
    Yaku::Tenhou,
    Yaku::Chiihou,
    Yaku::Daisangen,
    Yaku::Shousuushii,
    Yaku::Daisuushii,
    Yaku::Suuankou,
    Yaku::SuuankouTanki,
    Yaku::Tsuuiisou,
    Yaku::Ryuuiisou,
    Yaku::Chinroutou,
    Yaku::Suukantsu,
    Yaku::Chuuren,
    Yaku::JunseiChuuren,
    Yaku::Kokushi,
    Yaku::Kokushi13,
];

/// The places that are left; the value of all other yaku is assumed.
#[rustfmt::skip] // one entry a place, not a line a yaku
const PLACES: &[(&str, &[Yaku])] = &[
    ("yaku table, of which the opening is left", &[
        Yaku::Riichi, Yaku::Pinfu, Yaku::Iipeikou, Yaku::YakuhaiSeat, Yaku::YakuhaiRound, Yaku::YakuhaiHaku,
        Yaku::YakuhaiHatsu, Yaku::YakuhaiChun,
    ]),
    ("“Ryanshi and Pon/Open Kan”", &[Yaku::MenzenTsumo]),
    ("“Paarenchan”", &[Yaku::Paarenchan]),
];

/// Notes of the reference page beside the values (rules.md 1.5.1 to 1.5.7).
pub(super) static PAGE: SourceNotes = SourceNotes {
    places: PLACES,
    assumed: &ASSUMED,
    unsaid: &[
        "first_turn_kan",
        "best_reading",
        "yakuman_alone",
        "stick",
        "norths",
    ],
    notes: &[
        PageNote::assumed(
            "lost_pages",
            "Most of the yaku table and the pages about bonus tiles and chombo are lost. What they would say is assumed.",
        ),
        PageNote::info(
            "score_table",
            "The table of points is the one of the newer site of the same author.",
        ),
        PageNote::FURITEN_UNSAID,
        PageNote::assumed(
            "ryanshi_yaku",
            "The two han of ryanshi are counted after the loss for an open hand, and without dora.",
        ),
        PageNote::assumed(
            "dead_wait",
            "A tile whose four copies the hand and the indicators show is no part of the wait, so that no yaku has to be certain on it. The source says so of tenpai alone.",
        ),
        PageNote::assumed(
            "mekuri_hai",
            "Mekuri-hai is taken to be the dora indicator; 1 man and 9 man show each other.",
        ),
        PageNote::assumed(
            "open_reduction",
            "Opening the hand takes one from every yaku but dragons, active winds and bonus yaku; those of one point vanish.",
        ),
        PageNote::assumed(
            "red_and_flowers",
            "Red fives and flowers are optional in this game and left out.",
        ),
        PageNote::assumed(
            "rinshan_or_haitei",
            "A win on the replacement tile when the wall is used up is rinshan and not haitei, as usual.",
        ),
        PageNote::corrected(
            "ryanshi_spelling",
            "Riyanshi and ryanshi are the same word.",
        ),
        PageNote::info(
            "other_table",
            "Another three-player table without fu pays the dealer 2,000, 3,000 and 6,000. It is not mixed in.",
        ),
        PageNote::info(
            "no_mixed_chows",
            "Without 2 to 8 man there is no mixed triple sequence.",
        ),
    ],
    also: &[
        Also::new(
            "hand_ends_winner",
            "Hands with no winner",
            "The hand ends without a winner when only fourteen tiles are left in the wall.",
        ),
        Also::new(
            "tenpai_players_show",
            "Tenpai",
            "Tenpai players show their hands; with all or none tenpai nobody pays.",
        ),
        Also::new(
            "hand_leaves_winds",
            "100-tenbo",
            "After a hand that leaves the winds in place the dealer puts a 100-point stick on the table.",
        ),
        Also::new(
            "drawn_hand_new",
            "100-tenbo",
            "After a drawn hand a new dealer takes over the count.",
        ),
        Also::new(
            "non_dealer_wins",
            "100-tenbo",
            "When a non-dealer wins, the deal and the winds move on and the sticks are removed.",
        ),
        Also::new(
            "example_three_table",
            "100-tenbo",
            "Example: with three on the table a mangan drawn by West costs the dealer 7,000 and South 5,000, 12,000 in all.",
        ),
        Also::new(
            "four_100_tenbo",
            "Ryanshi",
            "From four honba on a hand needs two han of yaku.",
        ),
        Also::new(
            "pon_open_kan",
            "Ryanshi",
            "After a pon or an open kan every finishing tile must give two han of yaku, or the hand is illegal however it is won.",
        ),
        Also::new(
            "tsumo_yaku_open",
            "Ryanshi",
            "Tsumo is no yaku in an open hand.",
        ),
        Also::new(
            "closed_hand_needs",
            "Ryanshi",
            "A closed hand needs two han of yaku in the actual win only; riichi and tsumo are among them.",
        ),
        Also::new(
            "eight_100_tenbo",
            "Paarenchan",
            "After eight honba of their own, by wins or tenpai draws, the dealer may win the ninth hand without a yaku, even by ron without riichi: a yakuman.",
        ),
        Also::new(
            "others_still_need",
            "Paarenchan",
            "The other players still need two han of yaku; from the tenth hand on the dealer does too.",
        ),
        Also::new(
            "paarenchan_void",
            "Paarenchan",
            "It is void after a chombo, with inherited honba, or after a drawn hand in which the dealer was noten.",
        ),
        Also::new(
            "hand_stays_tenpai",
            "Note 1",
            "A hand stays tenpai when its waits lie among the own discards, but not when all four of each wait lie open.",
        ),
        Also::new(
            "tenpai_hand_shown",
            "Note 2",
            "A tenpai hand that is not shown pays like a noten one.",
        ),
    ],
    ..SourceNotes::EMPTY
};
