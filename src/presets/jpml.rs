//! Japan Professional Mahjong League, A rules (rules.md 2.1, 2.2): until 2022, from 2023, and by the sheet of April 2026.

use crate::presets::Origin::{Judgement, Reported, Rulebook};
use crate::presets::RemarkKind::{Assumed, Info};
use crate::presets::source::by::{
    BODIES, CHECKED, CONFIGURED, FIVESOU, JANSOU, PANTHEON, RIICHIMI,
};
use crate::presets::{CORE, Disputed, Idiom, MODERN, Origin, Remark, Ruleset, Source, SourceNotes};
use crate::result::score::{FuReason, Missed};
use crate::result::why::MissReason;
use crate::result::win::WonOn;
use crate::rulebook::{
    Aborts, BASE, BasePoints, Chankan, DoubleWindPair, EndSticks, Flow, FuRules, GameRules,
    Indicators, KanLiability, Kazoe, Oka, Pao, RiichiRules, RinshanTsumo, Rules, Ryuuiisou, Seats,
    SeveralRon, Stacking, System, Turned, Uma, Values,
};
use crate::tiles::TileSet;
use crate::yaku::{Worth, Yaku};

/// JPML A rules as they were until 2022: no ippatsu, and no ura and no kan dora.
pub static JPML_A: Ruleset = Ruleset {
    id: "jpml_a",
    name: "JPML A (–2022)",
    source: Source::read(
        "Japan Professional Mahjong League, A rules until 2022, official page of 2012",
    ),
    rules: Rules {
        seats: Seats::Four,
        tiles: TILES,
        yaku: YAKU,
        system: System::Riichi(RiichiRules {
            count: BasePoints::Fu(FuRules {
                rinshan_tsumo: RinshanTsumo::None,
                ..FuRules::BASE
            }),
            stacked_yakuman: Stacking::Highest,
            ryuuiisou: Ryuuiisou::WithGreen,
            kan_liability: KanLiability::On,
            chankan: Chankan::Any,
            ..RULES
        }),
        game: GameRules {
            flow: Flow {
                aborts: Aborts::FOUR,
                ..Flow::BASE
            },
            ..GAME
        },
    },
    origins: &[
        ("open_tanyao", PRESETS),
        ("red_fives", Reported(&[JANSOU])),
        ("ippatsu", PLAYED),
        ("ura_dora", Reported(&[ACCOUNT, JANSOU])),
        ("kan_dora", Reported(&[ACCOUNT, JANSOU])),
        ("kiriage", PRESETS),
        ("kazoe", BOOK),
        ("double_yakuman", PRESETS),
        ("stacked_yakuman", Reported(&[PANTHEON, ACCOUNT])),
        ("double_wind_pair_fu", TEST),
        ("renhou", BOOK),
        ("nagashi_mangan", PRESETS),
        ("pinfu_tsumo", TEST),
        ("rinshan_fu", TEST),
        ("multiple_ron", PRESETS),
        ("honba_value", Reported(&[JANSOU])),
        ("pao", PRESETS),
        ("pao_honba", Reported(&[JANSOU])),
        (
            "kan_liability",
            Reported(&[
                "note.com/mahjong_academy, on liability in the JPML",
                ACCOUNT,
            ]),
        ),
        ("ryuuiisou_green", BOOK),
        ("kokushi_ankan", BOOK),
        ("start", BOOK),
        ("back", BOOK),
        ("uma", Reported(&[PANTHEON])),
        ("oka", BOOK),
        ("ties", Reported(&[PANTHEON])),
        ("end_sticks", Reported(&[PANTHEON, JANSOU])),
        ("goal", SINGLE),
        ("bust", SINGLE),
        ("agari_yame", SINGLE),
        ("aborts", SINGLE),
        ("chombo", SINGLE),
        ("chombo_last", SINGLE),
        ("time", SINGLE),
    ],
    remarks: UNTIL_2022,
    idiom: Idiom::Riichi,
    disputed: &[],
    shelf: &CORE,
};

/// JPML A rules from April 2023: what is known to have changed, and the rest as before.
pub static JPML_A_2023: Ruleset = Ruleset {
    id: "jpml_a_2023",
    name: "JPML A (2023–25)",
    source: Source::unseen("Japan Professional Mahjong League, A rules from 2023 to 2025"),
    rules: Rules {
        seats: Seats::Four,
        tiles: TILES,
        yaku: YAKU,
        system: System::Riichi(RULES),
        game: GAME,
    },
    origins: &[
        ("open_tanyao", PRESETS),
        ("red_fives", Reported(&[JANSOU])),
        ("ippatsu", Reported(&[PANTHEON, JANSOU, FIVESOU])),
        ("ura_dora", Reported(&[JANSOU])),
        ("kan_dora", Reported(&[JANSOU])),
        ("kiriage", Reported(&[PANTHEON, JANSOU, FIVESOU])),
        ("kazoe", Reported(&[PANTHEON, FIVESOU])),
        ("double_yakuman", PRESETS),
        ("stacked_yakuman", Reported(&[BODIES, REVISION])),
        ("double_wind_pair_fu", CHANGED),
        (
            "renhou",
            Judgement("as until 2022: no source says that it changed"),
        ),
        ("nagashi_mangan", PRESETS),
        ("pinfu_tsumo", TEST),
        (
            "rinshan_fu",
            Reported(&[JANSOU, FIVESOU, BODIES, TEST_OF_2023]),
        ),
        ("multiple_ron", PRESETS),
        ("honba_value", Reported(&[JANSOU])),
        ("pao", PRESETS),
        ("pao_honba", Reported(&[JANSOU])),
        ("kan_liability", Reported(&[JANSOU])),
        ("ryuuiisou_green", Reported(&[JANSOU, FIVESOU])),
        ("kokushi_ankan", Reported(&[BODIES])),
        ("start", BOOK),
        ("back", BOOK),
        ("uma", Reported(&[PANTHEON])),
        ("oka", BOOK),
        ("ties", Reported(&[PANTHEON])),
        ("end_sticks", Reported(&[PANTHEON, JANSOU])),
        ("goal", SINGLE),
        ("bust", SINGLE),
        ("agari_yame", SINGLE),
        ("aborts", Reported(&[BODIES, REVISION])),
        ("chombo", SINGLE),
        ("chombo_last", SINGLE),
        ("time", SINGLE),
    ],
    remarks: SINCE_2023,
    idiom: Idiom::Riichi,
    disputed: &[Disputed {
        rule: "kazoe",
        value: "true",
        by: Some(CHECKED),
        remark: None,
    }],
    shelf: &CORE,
};

/// JPML A rules by the sheet of 1 April 2026: counted yakuman, four yakuman at the most, no renhou, and no uma where nobody or
/// everybody finished below the start.
pub static JPML_A_2026: Ruleset = Ruleset {
    id: "jpml_a_2026",
    name: "JPML A (2026–)",
    source: Source::unseen("Japan Professional Mahjong League, A rules, sheet of 2026-04-01"),
    rules: Rules {
        seats: Seats::Four,
        tiles: TILES,
        yaku: YAKU.with(&[(Yaku::Renhou, Worth::NOTHING)]),
        system: System::Riichi(RiichiRules {
            kazoe: Kazoe::Yakuman,
            stacked_yakuman: Stacking::AddTo(4),
            ..RULES
        }),
        game: GameRules {
            uma: Uma::BelowSome([[8, 3, 1, -12], [8, 4, -4, -8], [12, -1, -3, -8], [0; 4]]),
            ..GAME
        },
    },
    origins: &[
        ("open_tanyao", PRESETS),
        ("red_fives", Reported(&[JANSOU])),
        ("ippatsu", Reported(&[JANSOU, CONFIGURED])),
        ("ura_dora", Reported(&[JANSOU])),
        ("kan_dora", Reported(&[JANSOU])),
        ("kiriage", Reported(&[PANTHEON, JANSOU])),
        ("kazoe", Reported(&[CHECKED, RIICHIMI, JANSOU])),
        ("double_yakuman", PRESETS),
        (
            "stacked_yakuman",
            Reported(&[CHECKED, RIICHIMI, CONFIGURED, REVISION, JANSOU]),
        ),
        ("yakuman_cap", Reported(&[RIICHIMI])),
        ("double_wind_pair_fu", Reported(&[CHECKED, RIICHIMI])),
        ("renhou", Reported(&[CHECKED])),
        ("nagashi_mangan", PRESETS),
        ("rinshan_fu", Reported(&[BODIES, TEST_OF_2023])),
        ("multiple_ron", PRESETS),
        ("honba_value", Reported(&[JANSOU])),
        ("pao", PRESETS),
        ("pao_honba", Reported(&[JANSOU])),
        ("kan_liability", Reported(&[JANSOU])),
        ("ryuuiisou_green", Reported(&[JANSOU])),
        ("kokushi_ankan", Reported(&[CONFIGURED])),
        ("start", BOOK),
        ("back", BOOK),
        ("uma", Reported(&[CHECKED])),
        ("oka", BOOK),
        ("ties", Reported(&[PANTHEON])),
        ("end_sticks", Reported(&[CHECKED])),
        ("goal", SINGLE),
        ("bust", SINGLE),
        ("agari_yame", SINGLE),
        ("aborts", Reported(&[CHECKED, CONFIGURED, JANSOU])),
        ("chombo", SINGLE),
        ("chombo_last", SINGLE),
        ("time", SINGLE),
    ],
    remarks: &[],
    idiom: Idiom::Riichi,
    disputed: &[
        Disputed {
            rule: "kazoe",
            value: "false",
            by: Some(CONFIGURED),
            remark: None,
        },
        Disputed {
            rule: "yakuman_cap",
            value: "null",
            by: Some(CONFIGURED),
            remark: None,
        },
    ],
    shelf: &CORE,
};

const TILES: TileSet = TileSet::RIICHI.with_reds([0; 3]);

const YAKU: Values = MODERN.with(&[
    (Yaku::Ippatsu, Worth::NOTHING),
    (Yaku::Renhou, Worth::mangan(1, 0)),
]);

/// The rules from 2023 on.
const RULES: RiichiRules = RiichiRules {
    count: BasePoints::Fu(FuRules {
        double_wind_pair: DoubleWindPair::Two,
        ..FuRules::BASE
    }),
    kazoe: Kazoe::Sanbaiman,
    chankan: Chankan::AddedOnly,
    indicators: Indicators {
        kan_dora: Turned::No,
        ura_dora: Turned::No,
        kan_ura: Turned::No,
    },
    pao: Pao::THREE,
    ..BASE
};

const GAME: GameRules = GameRules {
    start: 30_000,
    back: 30_000,
    uma: Uma::Below([[8, 3, 1, -12], [8, 4, -4, -8], [12, -1, -3, -8]]),
    oka: Oka::Off,
    end_sticks: EndSticks::Lost,
    several_ron: SeveralRon::HeadBump,
    ..GameRules::BASE
};

const BOOK: Origin = Rulebook("JPML, game rules, page of 2012-06");
const TEST: Origin = Rulebook("JPML, entrance test of 2022 with its answers");
const ACCOUNT: &str = "a player's account of the A rules, 2017";
const PRESETS: Origin = Reported(&[PANTHEON, JANSOU]);
const SINGLE: Origin = Reported(&[PANTHEON]);
const PLAYED: Origin = Reported(&[PANTHEON, JANSOU, FIVESOU, ACCOUNT]);
const CHANGED: Origin = Reported(&[JANSOU, FIVESOU, BODIES]);
const REVISION: &str = "an engine with the JPML's revision of 2023";
const TEST_OF_2023: &str = "JPML, entrance test of 2023 with its answers";

/// The remark on payments that only these years have.
static UNTIL_2022: &[Remark] = &[Remark {
    id: "jpml_until_2022",
    kind: Info,
    when: |rules, win, score| {
        let double_wind = score.fu_below_mangan().is_some_and(|fu| {
            let mut items = fu.items.iter();
            items.any(|item| {
                matches!(
                    item.reason,
                    FuReason::Pair {
                        seat: true,
                        round: true,
                        ..
                    }
                )
            })
        });
        let rinshan = win.method() == WonOn::Rinshan && score.fu_below_mangan().is_some();
        let no_green = |missed: &Missed| {
            missed.yaku == Yaku::Ryuuiisou && matches!(missed.why, MissReason::Without(_))
        };
        double_wind && !rules.is_changed("double_wind_pair_fu")
            || rinshan && !rules.is_changed("rinshan_fu")
            || score.missed.iter().any(no_green) && !rules.is_changed("ryuuiisou_green")
    },
    text: "So it was until 2022. Since 2023 the league gives 2 fu for a double wind pair and the 2 fu of a self-draw for a rinshan, and all green needs no green dragon.",
}];

/// The remark on payments that are of the years before, for want of another source.
static SINCE_2023: &[Remark] = &[Remark {
    id: "jpml_as_before",
    kind: Assumed,
    when: |rules, _, score| score.has(Yaku::Renhou) && !rules.is_changed("renhou"),
    text: "As until 2022: no source says whether this rule changed in 2023.",
}];

/// The subjects on which rules.md 2.1 and 2.2 found nothing.
pub(super) static PAGE: SourceNotes = SourceNotes {
    unsaid: &["noten"],
    ..SourceNotes::EMPTY
};
