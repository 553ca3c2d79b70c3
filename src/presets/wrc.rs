//! World Riichi Championship (rules.md 2.1, 2.2, 2.4).

use crate::presets::Origin::{Reported, Rulebook};
use crate::presets::RemarkKind::Assumed;
use crate::presets::source::by::{ADVANCED, FIVESOU, PANTHEON, POINTER};
use crate::presets::{Idiom, MODERN, Origin, Remark, Ruleset, Source, SourceNotes};
use crate::result::score::Missed;
use crate::result::why::MissReason;
use crate::rulebook::{
    BASE, BasePoints, ChomboLast, DoubleWindPair, Flow, FuRules, GameRules, Kazoe, Kiriage, Oka,
    Pao, RiichiRules, Rules, Seats, SeveralRon, Stacking, System, Uma, Values,
};
use crate::tiles::TileSet;
use crate::yaku::{Worth, Yaku};

/// World Riichi Championship, rules of 2015.
pub static WRC_2015: Ruleset = Ruleset {
    id: "wrc_2015",
    name: "WRC 2015",
    source: Source::read("World Riichi Championship rules, 2015"),
    rules: Rules {
        seats: Seats::Four,
        tiles: TileSet::RIICHI.with_reds([0; 3]),
        yaku: YAKU,
        system: System::Riichi(RiichiRules {
            kazoe: Kazoe::Sanbaiman,
            ..RULES
        }),
        game: GAME,
    },
    origins: ORIGINS_2015,
    remarks: REMARKS,
    idiom: Idiom::Riichi,
    page: PAGE,
};

/// World Riichi Championship, rules of 2025: counted yakuman, liability for four kans.
pub static WRC_2025: Ruleset = Ruleset {
    id: "wrc_2025",
    name: "WRC 2025",
    source: Source::unseen("World Riichi Championship rules, 2025"),
    rules: Rules {
        seats: Seats::Four,
        tiles: TileSet::RIICHI.with_reds([0; 3]),
        yaku: YAKU,
        system: System::Riichi(RiichiRules {
            kazoe: Kazoe::Yakuman, // disputed: AZ lists its absence as a change of its own, so the current rules have it
            pao: Pao {
                yaku: &[Yaku::Daisangen, Yaku::Daisuushii, Yaku::Suukantsu],
                ..Pao::BASE
            },
            ..RULES
        }),
        game: GAME,
    },
    origins: ORIGINS_2025,
    remarks: REMARKS,
    idiom: Idiom::Riichi,
    page: PAGE,
};

/// Renhou: a mangan, or the hand's own value when that is more. Disputed: rules.md 2.4.
const YAKU: Values = MODERN.with(&[(Yaku::Renhou, Worth::mangan(1, 0))]);

const RULES: RiichiRules = RiichiRules {
    count: BasePoints::Fu(FuRules {
        double_wind_pair: DoubleWindPair::Two,
        ..FuRules::BASE
    }),
    kiriage: Kiriage::On,
    stacked_yakuman: Stacking::Highest,
    ..BASE
};

const GAME: GameRules = GameRules {
    start: 30_000,
    back: 30_000,
    uma: Uma::Places([15, 5, -5, -15]),
    oka: Oka::Off,
    several_ron: SeveralRon::HeadBump,
    flow: Flow {
        chombo_last: ChomboLast::Ends,
        ..Flow::BASE
    },
    ..GameRules::BASE
};

const BOOK_2015: &str = "WRC rules 2015, chapters 6.1 and 6.5";
const BOOK: Origin = Rulebook(BOOK_2015);
const ERRATA: Origin = Rulebook("author's errata to the WRC rules 2014");
const ARIZONA: &str = "azriichi.org, a club on the current WRC rules";
const NEWS: &str = "EMA, \"Revised EMA Riichi rules are ready\", 2016";
const WIKI: &str = "riichi.wiki, World Riichi Championship rules";
const SINGLE: Origin = Reported(&[PANTHEON]);
const YAKUMAN: Origin = Reported(&[WIKI, PANTHEON]);
const DOUBLE_WIND: Origin = Reported(&[POINTER, ADVANCED, FIVESOU]);
const RINSHAN: Origin = Reported(&[POINTER, FIVESOU]);
const FU: Origin = Reported(&[POINTER]);
const QUOTED: Origin =
    Reported(&["WRC rules 2015, chapters 5.7 to 5.9 and 7.1, as ooyamaneko quotes them"]);
const BUMP: Origin = Reported(&[PANTHEON, NEWS]);

const ORIGINS_2015: &[(&str, Origin)] = &[
    ("open_tanyao", ERRATA),
    ("ippatsu", BOOK),
    ("ura_dora", BOOK),
    ("kan_dora", BOOK),
    ("kiriage", BOOK),
    ("kazoe", BOOK),
    ("double_yakuman", YAKUMAN),
    ("stacked_yakuman", BOOK),
    ("double_wind_pair_fu", DOUBLE_WIND),
    ("renhou", BOOK),
    ("nagashi_mangan", SINGLE),
    ("pinfu_tsumo", FU),
    ("open_pinfu_fu", FU),
    ("rinshan_fu", RINSHAN),
    ("multiple_ron", BUMP),
    ("honba_value", BOOK),
    ("pao", SINGLE),
    ("start", Reported(&[WIKI])),
    ("back", Reported(&[WIKI])),
    ("uma", Reported(&[WIKI])),
    ("oka", Reported(&[WIKI])),
    ("ties", Reported(&[WIKI])),
    ("end_sticks", Reported(&[PANTHEON])),
    ("length", QUOTED),
    ("goal", SINGLE),
    ("bust", QUOTED),
    ("agari_yame", QUOTED),
    ("dealer_stays", QUOTED),
    ("draw_honba", QUOTED),
    ("aborts", QUOTED),
    ("chombo", QUOTED),
    ("chombo_last", SINGLE),
    ("time", SINGLE),
];

const ORIGINS_2025: &[(&str, Origin)] = &[
    ("open_tanyao", ERRATA),
    ("red_fives", Reported(&[ARIZONA])),
    ("ippatsu", BOOK),
    ("ura_dora", BOOK),
    ("kan_dora", BOOK),
    ("kiriage", Reported(&[PANTHEON, ADVANCED, FIVESOU])),
    ("kazoe", Reported(&[ADVANCED, ARIZONA])),
    ("double_yakuman", YAKUMAN),
    ("stacked_yakuman", SINGLE),
    ("double_wind_pair_fu", DOUBLE_WIND),
    ("renhou", Reported(&[ADVANCED, BOOK_2015])),
    ("nagashi_mangan", SINGLE),
    ("pinfu_tsumo", FU),
    ("open_pinfu_fu", FU),
    ("rinshan_fu", RINSHAN),
    ("multiple_ron", BUMP),
    ("honba_value", BOOK),
    ("pao", Reported(&[ADVANCED])),
    ("start", Reported(&[WIKI])),
    ("back", Reported(&[WIKI])),
    ("uma", Reported(&[WIKI])),
    ("oka", Reported(&[WIKI])),
    ("ties", Reported(&[WIKI])),
    ("end_sticks", Reported(&[PANTHEON])),
    ("length", QUOTED),
    ("goal", SINGLE),
    ("bust", QUOTED),
    ("agari_yame", QUOTED),
    ("dealer_stays", QUOTED),
    ("draw_honba", QUOTED),
    ("aborts", QUOTED),
    ("chombo", QUOTED),
    ("chombo_last", SINGLE),
    ("time", SINGLE),
];

/// rules.md 2.4.
static REMARKS: &[Remark] = &[
    Remark {
        id: "kazoe_disputed",
        kind: Assumed,
        when: |rules, _, score| score.han.is_some_and(|han| han > 12) && !rules.is_changed("kazoe"),
        text: "Sources disagree whether WRC rules pay 13 han as a yakuman. Those of 2025 do here, those of 2015 do not.",
    },
    Remark {
        id: "renhou_disputed",
        kind: Assumed,
        when: |rules, _, score| {
            // Where it pays less than the hand, a renhou worth more is what the dispute is about.
            let pays_less = |missed: &Missed| missed.why == MissReason::PaysLess;
            (score.has(Yaku::Renhou) || score.missed.iter().any(pays_less))
                && !rules.is_changed("renhou")
        },
        text: "Sources disagree what renhou is worth in WRC rules. Here it is a mangan, or what the hand is worth without it if that is more. The author's errata of 2014 count it as 5 han on top of everything else.",
    },
];

/// What rules.md 2.1 and 2.2 found nowhere.
const PAGE: SourceNotes = SourceNotes {
    unsaid: &["noten"],
    ..SourceNotes::EMPTY
};
