//! Japan Professional Mahjong League, A rules (rules.md 2.1, 2.2).

use super::Origin::{Reported, Rulebook};
use super::{
    BASE, EndSticks, GameRules, Indicators, Kazoe, MODERN, Oka, Origin, Page, Pao, PaoComposite,
    PaoHonba, RiichiRules, Ruleset, Ryuuiisou, Seats, SeveralRon, Source, Stacking, System, Turned,
    Uma,
};
use crate::tiles::TileSet;
use crate::yaku::{Worth, Yaku};

/// JPML A rules: no ippatsu, and, as is widely said but was not found in a document, no ura and no kan dora.
pub static JPML_A: Ruleset = Ruleset {
    id: "jpml_a",
    name: "JPML A",
    source: Source::read("Japan Professional Mahjong League, A rules, official page of 2012"),
    seats: Seats::Four,
    tiles: TileSet::RIICHI.with_reds([0; 3]),
    yaku: MODERN.with(&[
        (Yaku::Ippatsu, Worth::NOTHING),
        (Yaku::Renhou, Worth::mangan(1, 0)),
    ]),
    system: System::Riichi(RiichiRules {
        kazoe: Kazoe::Sanbaiman,
        stacked_yakuman: Stacking::Highest,
        indicators: Indicators {
            kan_dora: Turned::No,
            ura_dora: Turned::No,
            kan_ura: Turned::No,
        },
        pao: Pao {
            yaku: &[Yaku::Daisangen, Yaku::Daisuushii, Yaku::Suukantsu],
            honba: PaoHonba::Discarder,
            composite: PaoComposite::Part,
        },
        ryuuiisou: Ryuuiisou::WithGreen,
        ..BASE
    }),
    game: GameRules {
        start: 30_000,
        back: 30_000,
        uma: Uma::Below([[8, 3, 1, -12], [8, 4, -4, -8], [12, -1, -3, -8]]),
        oka: Oka::Off,
        end_sticks: EndSticks::Lost,
        several_ron: SeveralRon::HeadBump,
        ..GameRules::BASE
    },
    origins: &[
        ("open_tanyao", PANTHEON),
        ("ippatsu", PANTHEON),
        ("kiriage", PANTHEON),
        ("kazoe", BOOK),
        ("double_yakuman", PANTHEON),
        ("stacked_yakuman", PANTHEON),
        ("renhou", BOOK),
        ("nagashi_mangan", PANTHEON),
        ("multiple_ron", PANTHEON),
        ("pao", PANTHEON),
        ("ryuuiisou_green", BOOK),
        ("start", BOOK),
        ("back", BOOK),
        ("uma", PANTHEON),
        ("oka", BOOK),
        ("ties", PANTHEON),
        ("end_sticks", PRESETS),
    ],
    remarks: &[],
    page: PAGE,
};

const BOOK: Origin = Rulebook("JPML, game rules, page of 2012-06");
const PANTHEON: Origin = Reported("Mahjong Pantheon preset, 2026-07");
const PRESETS: Origin = Reported("presets of Mahjong Pantheon and jansou");

/// What rules.md 2.1 and 2.2 found nowhere.
const PAGE: Page = Page {
    unsaid: &["noten"],
    ..Page::EMPTY
};
