//! Tenhou, four and three players (rules.md 2.1 to 2.3).

use crate::presets::Origin::{Reported, Rulebook};
use crate::presets::kans::LATER;
use crate::presets::source::by::{ADVANCED, ENV, GAMES, JANSOU, PANTHEON, REPOSITORY, WHOLE_GAMES};
use crate::presets::{CORE, Idiom, MODERN, NO_MIXED_SEQUENCES, Origin, Ruleset, Source};
use crate::rulebook::{
    Aborts, BASE, Chankan, Flow, GameRules, Honba, Nagashi, NagashiHonba, Norths, Noten, Pao,
    PaoComposite, PaoHonba, RiichiRules, Rounding, Rules, Seats, SeveralRon, System, Ties, Uma,
};
use crate::tiles::TileSet;

/// Tenhou, four players.
pub static TENHOU: Ruleset = Ruleset {
    id: "tenhou",
    name: "Tenhou",
    source: Source::read("Tenhou.net rules, four players"),
    rules: Rules {
        seats: Seats::Four,
        tiles: TileSet::RIICHI,
        yaku: MODERN,
        system: System::Riichi(RULES),
        game: GAME,
    },
    origins: ORIGINS,
    remarks: LATER,
    idiom: Idiom::Riichi,
    disputed: &[],
    shelf: &CORE,
};

/// Tenhou sanma.
pub static TENHOU_SANMA: Ruleset = Ruleset {
    id: "tenhou_sanma",
    name: "Tenhou sanma",
    source: Source::read("Tenhou.net rules, three players"),
    rules: Rules {
        seats: Seats::Three,
        tiles: TileSet::THREE_PLAYERS,
        yaku: MODERN.with(NO_MIXED_SEQUENCES),
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
            flow: Flow {
                goal: 40_000,
                extra_hands: 3,
                aborts: Aborts::OF_THREE,
                ..GAME.flow
            },
            ..GAME
        },
    },
    origins: ORIGINS,
    remarks: LATER,
    idiom: Idiom::Riichi,
    disputed: &[],
    shelf: &CORE,
};

/// Tenhou's liability: the liable player pays the honba of a shared ron, and is liable for the whole hand.
const RULES: RiichiRules = RiichiRules {
    pao: Pao {
        honba: PaoHonba::Liable,
        composite: PaoComposite::Whole,
        ..Pao::BASE
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
    flow: Flow::BY_MACHINE,
    ..GameRules::BASE
};

const BOOK: Origin = Rulebook("Tenhou.net rules, arcturus.su");
const PRESETS: Origin = Reported(&[PANTHEON, JANSOU]);
const DORA: Origin = Reported(&[ADVANCED, JANSOU]);
const PLAYED: Origin = Reported(&[GAMES, JANSOU]);

const ORIGINS: &[(&str, Origin)] = &[
    ("open_tanyao", PRESETS),
    ("red_fives", BOOK),
    ("ippatsu", DORA),
    ("ura_dora", DORA),
    ("kan_dora", DORA),
    ("kan_ura", PLAYED),
    ("kiriage", Reported(&[GAMES, PANTHEON, JANSOU])),
    ("kazoe", PRESETS),
    (
        "double_yakuman",
        Reported(&[GAMES, ENV, REPOSITORY, JANSOU]),
    ),
    ("stacked_yakuman", BOOK),
    ("double_wind_pair_fu", BOOK),
    ("renhou", Reported(&[ADVANCED])),
    ("nagashi_mangan", BOOK),
    ("nagashi_honba", Reported(&[ENV, WHOLE_GAMES])),
    ("pinfu_tsumo", PLAYED),
    ("open_pinfu_fu", PLAYED),
    ("rinshan_fu", BOOK),
    ("multiple_ron", BOOK),
    ("sticks", BOOK),
    ("pao", BOOK),
    ("pao_honba", BOOK),
    ("pao_composite", Reported(&[ENV, GAMES])),
    ("honba_value", DORA),
    ("tsumo_loss", Reported(&[GAMES, ADVANCED, ENV])),
    ("kokushi_ankan", Reported(&[ENV, JANSOU])),
    ("start", BOOK),
    ("back", BOOK),
    ("uma", Reported(&[WHOLE_GAMES, ADVANCED])),
    ("oka", BOOK),
    ("ties", BOOK),
    ("end_sticks", BOOK),
    ("rounding", BOOK),
    ("length", BOOK),
    ("goal", BOOK),
    ("extra_hands", BOOK),
    ("bust", BOOK),
    ("agari_yame", BOOK),
    ("tenpai_yame", BOOK),
    ("dealer_stays", BOOK),
    ("draw_honba", BOOK),
    ("aborts", BOOK),
    ("abort_deal", BOOK),
    ("riichi_minimum", BOOK),
    ("declaring_tile", BOOK),
    ("nagashi_deal", Reported(&[ENV, WHOLE_GAMES])),
];
