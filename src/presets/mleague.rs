//! M.League (rules.md 2.1, 2.2).

use crate::presets::Origin::{Reported, Rulebook};
use crate::presets::kans::AT_ONCE;
use crate::presets::source::by::{ADVANCED, JANSOU, MAJIANG};
use crate::presets::source::quoted;
use crate::presets::{CORE, Idiom, MODERN, Origin, Ruleset, Source, SourceNotes};
use crate::rulebook::{
    BASE, BasePoints, Chankan, DoubleWindPair, FuRules, GameRules, Kazoe, Kiriage, Pao, PaoHonba,
    RiichiRules, Rules, Seats, SeveralRon, System, Uma,
};
use crate::tiles::TileSet;

/// A chapter and an article of the rules on the league's own page.
macro_rules! book {
    ($at:literal) => {
        quoted!("M.League rules", $at, "M1")
    };
}

/// M.League.
pub static MLEAGUE: Ruleset = Ruleset {
    id: "mleague",
    name: "M.League",
    source: Source::summed("M.League rules", "riichi.wiki"),
    rules: Rules {
        seats: Seats::Four,
        tiles: TileSet::RIICHI,
        yaku: MODERN,
        system: System::Riichi(RULES),
        game: GAME,
    },
    origins: &[
        ("open_tanyao", SEVERAL),
        ("red_fives", book!("1.2")),
        ("ippatsu", SEVERAL),
        ("ura_dora", SEVERAL),
        ("kan_dora", WIKI),
        ("kan_ura", Reported(&[MAJIANG])),
        ("kiriage", book!("6.6")), // Riichi Advanced says no and is wrong here: rules.md 2.1
        ("kazoe", book!("6.6")),
        ("double_yakuman", book!("9")),
        ("stacked_yakuman", book!("9")),
        ("double_wind_pair_fu", book!("6.3, note of the table")),
        ("pinfu_tsumo", book!("6.6")),
        ("renhou", book!("9")),
        ("nagashi_mangan", book!("9")), // likewise
        ("multiple_ron", book!("5.1")),
        ("honba_value", book!("6.5")),
        ("pao", book!("8.1")),
        (
            "pao_honba",
            Reported(&[
                "a player's account of the rules on liability, 2022-05",
                JANSOU,
                ENGINE,
            ]),
        ),
        ("pao_composite", Reported(&[ENGINE])),
        ("kokushi_ankan", book!("4.5")),
        ("dead_wait", book!("3.11")),
        ("start", WIKI),
        ("back", WIKI),
        ("uma", WIKI),
        ("oka", WIKI),
        ("ties", book!("6.2")),
        ("end_sticks", book!("6.2")),
        ("rounding", PLAYED),
        ("length", book!("1.1")),
        ("goal", PLAYED),
        ("extra_hands", PLAYED),
        (
            "agari_yame",
            Reported(&[CLUB, "majannavi.com, M.League rules"]),
        ),
        ("bust", book!("3.2")),
        ("aborts", book!("3.2")),
        ("draw_honba", book!("3.13")),
        (
            "riichi_minimum",
            Reported(&["majannavi.com, M.League rules"]),
        ),
        (
            "dealer_stays",
            Reported(&["a copy of the M.League rules, note.com/20xx_quiz"]),
        ),
    ],
    remarks: &[AT_ONCE],
    idiom: Idiom::Riichi,
    disputed: &[],
    shelf: &CORE,
};

/// The rules of a hand; Saikouisen plays by them, too, but for a few.
pub(super) const RULES: RiichiRules = RiichiRules {
    count: BasePoints::Fu(FuRules {
        double_wind_pair: DoubleWindPair::Two,
        ..FuRules::BASE
    }),
    kiriage: Kiriage::On,
    kazoe: Kazoe::Sanbaiman,
    pao: Pao {
        honba: PaoHonba::Liable,
        ..Pao::THREE
    },
    chankan: Chankan::AddedOnly,
    ..BASE
};

pub(super) const GAME: GameRules = GameRules {
    uma: Uma::Places([30, 10, -10, -30]),
    several_ron: SeveralRon::HeadBump,
    ..GameRules::BASE
};

const WIKI: Origin = Rulebook("M.League rules, riichi.wiki summary");
const SEVERAL: Origin = Reported(&[ADVANCED, MAJIANG, JANSOU]);
const CLUB: &str = "mahjong.to, a club that plays M.League rules";
const PLAYED: Origin = Reported(&[CLUB]);
const ENGINE: &str = "an engine that cites the M.League rules";

/// The subjects on which rules.md 2.1 and 2.2 found nothing.
pub(super) static PAGE: SourceNotes = SourceNotes {
    unsaid: &["noten"],
    ..SourceNotes::EMPTY
};
