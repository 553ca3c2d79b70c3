//! M.League (rules.md 2.1, 2.2).

use super::Origin::{Judgement, Reported, Rulebook};
use super::{
    BASE, BasePoints, DoubleWindPair, FuRules, GameRules, Kazoe, MODERN, Nagashi, OpenPinfu,
    Origin, Page, Pao, PaoComposite, PaoHonba, RiichiRules, RinshanTsumo, Ruleset, Seats,
    SeveralRon, Source, System, Uma,
};
use crate::tiles::TileSet;
use crate::yaku::Yaku;

/// M.League.
pub static MLEAGUE: Ruleset = Ruleset {
    id: "mleague",
    name: "M.League",
    source: Source::summed("M.League rules", "riichi.wiki"),
    seats: Seats::Four,
    tiles: TileSet::RIICHI,
    yaku: MODERN,
    system: System::Riichi(RiichiRules {
        count: BasePoints::Fu(FuRules {
            double_wind_pair: DoubleWindPair::Two,
            open_pinfu: OpenPinfu::AtLeast30,
            rinshan_tsumo: RinshanTsumo::Two,
        }),
        kazoe: Kazoe::Sanbaiman,
        pao: Pao {
            yaku: &[Yaku::Daisangen, Yaku::Daisuushii, Yaku::Suukantsu],
            honba: PaoHonba::Discarder,
            composite: PaoComposite::Part,
        },
        ..BASE
    }),
    game: GameRules {
        uma: Uma::Places([30, 10, -10, -30]),
        several_ron: SeveralRon::HeadBump,
        nagashi: Nagashi::Mangan,
        ..GameRules::BASE
    },
    origins: &[
        ("open_tanyao", ADVANCED),
        ("red_fives", ADVANCED),
        ("ippatsu", ADVANCED),
        ("ura_dora", ADVANCED),
        ("kan_dora", WIKI),
        ("kiriage", ADVANCED),
        ("kazoe", ADVANCED),
        ("double_yakuman", ADVANCED),
        ("stacked_yakuman", ADVANCED),
        ("double_wind_pair_fu", WIKI),
        ("renhou", ADVANCED),
        ("nagashi_mangan", ADVANCED),
        (
            "nagashi_honba",
            Judgement("no source says it, paid like a self-drawn mangan"),
        ),
        ("multiple_ron", WIKI),
        ("pao", WIKI),
        ("start", WIKI),
        ("back", WIKI),
        ("uma", WIKI),
        ("oka", WIKI),
        ("ties", WIKI),
        ("end_sticks", CLUB),
        ("rounding", CLUB),
    ],
    remarks: &[],
    page: PAGE,
};

const WIKI: Origin = Rulebook("M.League rules, riichi.wiki summary");
const ADVANCED: Origin = Reported("Riichi Advanced preset");
const CLUB: Origin = Reported("mahjong.to, a club that plays M.League rules");

/// What rules.md 2.1 and 2.2 found nowhere.
const PAGE: Page = Page {
    unsaid: &["noten"],
    ..Page::EMPTY
};
