//! Tenhou, four and three players (rules.md 2.1 to 2.3).

use super::Origin::{Reported, Rulebook};
use super::{
    BASE, Chankan, GameRules, Honba, MODERN, NO_MIXED_RUNS, Nagashi, NagashiHonba, Norths, Noten,
    Origin, Page, Pao, PaoComposite, PaoHonba, RiichiRules, Rounding, Ruleset, Seats, SeveralRon,
    Source, System, Ties, Uma,
};
use crate::tiles::TileSet;
use crate::yaku::Yaku;

/// Tenhou, four players.
pub static TENHOU: Ruleset = Ruleset {
    id: "tenhou",
    name: "Tenhou",
    source: Source::read("Tenhou.net rules, four players"),
    seats: Seats::Four,
    tiles: TileSet::RIICHI,
    yaku: MODERN,
    system: System::Riichi(RULES),
    game: GAME,
    origins: ORIGINS,
    remarks: &[],
    page: Page::EMPTY,
};

/// Tenhou sanma.
pub static TENHOU_SANMA: Ruleset = Ruleset {
    id: "tenhou_sanma",
    name: "Tenhou sanma",
    source: Source::read("Tenhou.net rules, three players"),
    seats: Seats::Three,
    tiles: TileSet::THREE_PLAYERS,
    yaku: MODERN.with(NO_MIXED_RUNS),
    system: System::Riichi(RiichiRules {
        honba: Honba {
            tsumo: 100,
            ron: 200,
        },
        norths: Norths::Dora,
        ..RULES
    }),
    game: GameRules {
        start: 35_000,
        back: 40_000,
        uma: Uma::Places([20, 0, -20, 0]),
        noten: Noten::Pool(2_000),
        ..GAME
    },
    origins: ORIGINS,
    remarks: &[],
    page: Page::EMPTY,
};

/// Tenhou's liability: the liable player pays the counters of a shared ron, and is liable for the whole hand.
const RULES: RiichiRules = RiichiRules {
    pao: Pao {
        yaku: &[Yaku::Daisangen, Yaku::Daisuushii],
        honba: PaoHonba::Liable,
        composite: PaoComposite::Whole,
    },
    chankan: Chankan::AddedOnly, // rules.md 2.1 (RE)
    ..BASE
};

const GAME: GameRules = GameRules {
    uma: Uma::Places([20, 10, -10, -20]),
    ties: Ties::Seat,
    rounding: Rounding::Nearest,
    several_ron: SeveralRon::TripleAbort,
    nagashi: Nagashi::Mangan,
    nagashi_honba: NagashiHonba::Unpaid,
    ..GameRules::BASE
};

const BOOK: Origin = Rulebook("Tenhou.net rules, arcturus.su");
const GAMES: Origin = Reported("21,073 wins of published games");
const SCORES: Origin = Reported("match scores of 400 published games");
const ADVANCED: Origin = Reported("Riichi Advanced preset");
const ENV: Origin = Reported("RiichiEnv, docs/RULES.md");
const PANTHEON: Origin = Reported("Mahjong Pantheon preset, 2026-07");

const ORIGINS: &[(&str, Origin)] = &[
    ("open_tanyao", PANTHEON),
    ("red_fives", BOOK),
    ("ippatsu", ADVANCED),
    ("ura_dora", ADVANCED),
    ("kan_dora", ADVANCED),
    ("kiriage", GAMES),
    ("kazoe", PANTHEON),
    ("double_yakuman", GAMES),
    ("stacked_yakuman", BOOK),
    ("double_wind_pair_fu", GAMES),
    ("renhou", ADVANCED),
    ("nagashi_mangan", BOOK),
    ("nagashi_honba", ENV),
    ("pinfu_tsumo", GAMES),
    ("open_pinfu_fu", GAMES),
    ("rinshan_fu", GAMES),
    ("multiple_ron", BOOK),
    ("sticks", BOOK),
    ("pao", BOOK),
    ("pao_honba", ENV),
    ("pao_composite", ENV),
    ("honba_value", ADVANCED),
    ("tsumo_loss", GAMES),
    ("start", BOOK),
    ("back", BOOK),
    ("uma", SCORES),
    ("oka", SCORES),
    ("ties", BOOK),
    ("end_sticks", BOOK),
    ("rounding", BOOK),
];
