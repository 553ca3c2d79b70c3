//! M.League (rules.md 2.1, 2.2).

use crate::presets::Origin::{Reported, Rulebook};
use crate::presets::source::by::{ADVANCED, JANSOU, MAJIANG};
use crate::presets::{Idiom, MODERN, Origin, Ruleset, Source, SourceNotes};
use crate::rulebook::{
    BASE, BasePoints, Chankan, DoubleWindPair, FuRules, GameRules, Kazoe, Kiriage, Pao, PaoHonba,
    RiichiRules, Rules, Seats, SeveralRon, System, Uma,
};
use crate::tiles::TileSet;
use crate::yaku::Yaku;

/// M.League.
pub static MLEAGUE: Ruleset = Ruleset {
    id: "mleague",
    name: "M.League",
    source: Source::summed("M.League rules", "riichi.wiki"),
    rules: Rules {
        seats: Seats::Four,
        tiles: TileSet::RIICHI,
        yaku: MODERN,
        system: System::Riichi(RiichiRules {
            count: BasePoints::Fu(FuRules {
                double_wind_pair: DoubleWindPair::Two,
                ..FuRules::BASE
            }),
            kiriage: Kiriage::On,
            kazoe: Kazoe::Sanbaiman,
            pao: Pao {
                yaku: &[Yaku::Daisangen, Yaku::Daisuushii, Yaku::Suukantsu],
                honba: PaoHonba::Liable,
                ..Pao::BASE
            },
            chankan: Chankan::AddedOnly,
            ..BASE
        }),
        game: GameRules {
            uma: Uma::Places([30, 10, -10, -30]),
            several_ron: SeveralRon::HeadBump,
            ..GameRules::BASE
        },
    },
    origins: &[
        ("open_tanyao", SEVERAL),
        ("red_fives", SEVERAL),
        ("ippatsu", SEVERAL),
        ("ura_dora", SEVERAL),
        ("kan_dora", WIKI),
        ("kan_ura", Reported(&[MAJIANG])),
        ("kiriage", PRESETS), // Riichi Advanced says no and is wrong here: rules.md 2.1
        ("kazoe", SEVERAL),
        ("double_yakuman", SEVERAL),
        ("stacked_yakuman", SEVERAL),
        ("double_wind_pair_fu", WIKI),
        ("renhou", Reported(&[ADVANCED])),
        ("nagashi_mangan", PRESETS), // likewise
        ("multiple_ron", WIKI),
        ("honba_value", Reported(&[JANSOU])),
        ("pao", WIKI),
        (
            "pao_honba",
            Reported(&[
                "a player's account of the rules on liability, 2022-05",
                JANSOU,
            ]),
        ),
        (
            "kokushi_ankan",
            Reported(&["mahjong-space, M.League page", JANSOU]),
        ),
        ("start", WIKI),
        ("back", WIKI),
        ("uma", WIKI),
        ("oka", WIKI),
        ("ties", WIKI),
        ("end_sticks", PLAYED),
        ("rounding", PLAYED),
        ("length", PLAYED),
        ("goal", PLAYED),
        ("extra_hands", PLAYED),
        ("agari_yame", PLAYED),
        ("bust", Reported(&[CLUB, ADVANCED])),
        ("aborts", Reported(&[CLUB, ADVANCED])),
        (
            "dealer_stays",
            Reported(&["a copy of the M.League rules, note.com/20xx_quiz"]),
        ),
    ],
    remarks: &[],
    idiom: Idiom::Riichi,
    page: PAGE,
};

const WIKI: Origin = Rulebook("M.League rules, riichi.wiki summary");
const PRESETS: Origin = Reported(&[MAJIANG, JANSOU]);
const SEVERAL: Origin = Reported(&[ADVANCED, MAJIANG, JANSOU]);
const CLUB: &str = "mahjong.to, a club that plays M.League rules";
const PLAYED: Origin = Reported(&[CLUB]);

/// What rules.md 2.1 and 2.2 found nowhere.
const PAGE: SourceNotes = SourceNotes {
    unsaid: &["noten"],
    ..SourceNotes::EMPTY
};
