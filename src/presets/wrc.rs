//! World Riichi Championship (rules.md 2.1, 2.2, 2.4).

use crate::presets::Origin::{Reported, Rulebook};
use crate::presets::renhou::RENHOU_ALONE;
use crate::presets::source::by::{ADVANCED, CHECKED, FIVESOU, PANTHEON, POINTER};
use crate::presets::source::quoted;
use crate::presets::{CORE, Idiom, MODERN, Origin, Remark, Ruleset, Source, SourceNotes};
use crate::rulebook::{
    BASE, BasePoints, ChomboLast, DoubleWindPair, EndSticks, Flow, FuRules, GameRules, Kazoe,
    Kiriage, Oka, Pao, RiichiRules, Rules, Seats, SeveralRon, Stacking, System, Uma, Values,
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
            stacked_yakuman: Stacking::Highest,
            ..RULES
        }),
        game: GAME,
    },
    origins: ORIGINS_2015,
    remarks: REMARKS,
    idiom: Idiom::Riichi,
    disputed: &[],
    shelf: &CORE,
};

/// World Riichi Championship, rules of 2025: counted and several yakuman, liability for four kans, sticks that stay on the table.
pub static WRC_2025: Ruleset = Ruleset {
    id: "wrc_2025",
    name: "WRC 2025",
    source: Source::unseen("World Riichi Championship rules, 2025"),
    rules: Rules {
        seats: Seats::Four,
        tiles: TileSet::RIICHI.with_reds([0; 3]),
        yaku: YAKU,
        system: System::Riichi(RULES_2025),
        game: GAME_2025,
    },
    origins: ORIGINS_2025,
    remarks: REMARKS,
    idiom: Idiom::Riichi,
    disputed: &[],
    shelf: &CORE,
};

/// The same with the option that the championship names for red fives: one of each suit, and a wider uma with them.
pub static WRC_2025_RED: Ruleset = Ruleset {
    id: "wrc_2025_red",
    name: "WRC 2025 (red fives)",
    source: Source::unseen("World Riichi Championship rules, 2025, with optional rule 2.1"),
    rules: Rules {
        seats: Seats::Four,
        tiles: TileSet::RIICHI,
        yaku: YAKU,
        system: System::Riichi(RULES_2025),
        game: GameRules {
            uma: Uma::Places([30, 10, -10, -30]),
            ..GAME_2025
        },
    },
    origins: &ORIGINS_RED,
    remarks: REMARKS,
    idiom: Idiom::Riichi,
    disputed: &[],
    shelf: &CORE,
};

/// Renhou: a mangan, or the hand's own value when that is more (rules.md 2.4).
const YAKU: Values = MODERN.with(&[(Yaku::Renhou, Worth::mangan(1, 0))]);

const RULES: RiichiRules = RiichiRules {
    count: BasePoints::Fu(FuRules {
        double_wind_pair: DoubleWindPair::Two,
        ..FuRules::BASE
    }),
    kiriage: Kiriage::On,
    ..BASE
};

const RULES_2025: RiichiRules = RiichiRules {
    pao: Pao::THREE,
    ..RULES
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

const GAME_2025: GameRules = GameRules {
    end_sticks: EndSticks::Lost,
    ..GAME
};

const BOOK_2015: &str = "WRC rules 2015, chapters 6.1 and 6.5";
const BOOK: Origin = Rulebook(BOOK_2015);
const ERRATA: Origin = Rulebook("author's errata to the WRC rules 2014");
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

/// A place in the rules of 2025.
macro_rules! book {
    ($at:literal, $by:literal) => {
        quoted!("WRC rules 2025", $at, $by)
    };
}

const ABSTRACT: Origin = book!("abstract", "W1");
const PAYOUT: &str = "a payout reference of WRC 2025";
const MATCH: Origin = Reported(&[CHECKED, PAYOUT]);
const OPTION: Origin = Rulebook("WRC rules 2022, optional rules of 2022-06, 2.1");

const ORIGINS_2025: &[(&str, Origin)] = &ORIGINS;

const ORIGINS: [(&str, Origin); 34] = [
    ("red_fives", ABSTRACT),
    ("uma", MATCH),
    ("open_tanyao", ABSTRACT),
    ("ippatsu", BOOK),
    ("ura_dora", BOOK),
    ("kan_dora", BOOK),
    ("kiriage", book!("abstract, 13.4", "W1")),
    ("kazoe", book!("11.2", "W3")),
    ("double_yakuman", ABSTRACT),
    ("stacked_yakuman", book!("abstract, 9.1", "W1")),
    ("double_wind_pair_fu", book!("11.3", "W2")),
    ("renhou", book!("abstract, 11.5.4", "W1")),
    ("nagashi_mangan", ABSTRACT),
    ("pinfu_tsumo", FU),
    ("rinshan_fu", RINSHAN),
    ("open_pinfu_fu", book!("11.3", "W2")),
    (
        "multiple_ron",
        Reported(&["a thread on the WRC rules, 2025-08", CHECKED]),
    ),
    ("honba_value", book!("11.2", "W3")),
    ("pao", book!("9.1.1", "W1")),
    ("start", MATCH),
    ("back", MATCH),
    ("oka", MATCH),
    ("ties", MATCH),
    ("end_sticks", book!("10.2", "W3")),
    ("length", QUOTED),
    ("goal", SINGLE),
    ("bust", MATCH),
    ("agari_yame", QUOTED),
    ("dealer_stays", QUOTED),
    ("draw_honba", book!("9.4", "W3")),
    ("aborts", MATCH),
    ("chombo", QUOTED),
    ("chombo_last", SINGLE),
    ("time", SINGLE),
];

/// Those of the rules without red fives, but for the first two.
static ORIGINS_RED: [(&str, Origin); 34] = {
    let mut origins = ORIGINS;
    origins[0].1 = OPTION;
    origins[1].1 = OPTION;
    origins
};

/// rules.md 2.4.
static REMARKS: &[Remark] = &[RENHOU_ALONE];

/// The subjects on which rules.md 2.1 and 2.2 found nothing.
pub(super) static PAGE: SourceNotes = SourceNotes {
    unsaid: &["noten"],
    ..SourceNotes::EMPTY
};
