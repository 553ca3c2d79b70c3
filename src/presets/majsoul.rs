//! Mahjong Soul, four and three players (rules.md 2.1 to 2.4).

use crate::presets::Origin::{Judgement, Reported, Rulebook};
use crate::presets::kans::LATER;
use crate::presets::source::by::{ADVANCED, ENV, JANSOU};
use crate::presets::{CORE, DOUBLES, Idiom, MODERN, NO_MIXED_SEQUENCES, Origin, Ruleset, Source};
use crate::rulebook::{
    Aborts, BASE, Flow, GameRules, Honba, Nagashi, NagashiHonba, Norths, Noten, Oka, Pao, PaoHonba,
    RiichiRules, Rules, Seats, System, TenhouUpgrade, Ties, Uma,
};
use crate::tiles::TileSet;

/// Mahjong Soul, four players.
pub static MAJSOUL: Ruleset = Ruleset {
    id: "majsoul",
    name: "Mahjong Soul",
    source: Source::summed("Mahjong Soul ranked rules, four players", "riichi.wiki"),
    rules: Rules {
        seats: Seats::Four,
        tiles: TileSet::RIICHI,
        yaku: MODERN.with(DOUBLES),
        system: System::Riichi(RULES),
        game: GAME,
    },
    origins: ORIGINS,
    remarks: LATER,
    idiom: Idiom::Riichi,
    disputed: &[],
    shelf: &CORE,
};

/// Mahjong Soul sanma.
pub static MAJSOUL_SANMA: Ruleset = Ruleset {
    id: "majsoul_sanma",
    name: "Mahjong Soul sanma",
    source: Source::read("Mahjong Soul ranked rules, three players"),
    rules: Rules {
        seats: Seats::Three,
        tiles: TileSet::THREE_PLAYERS,
        yaku: MODERN.with(DOUBLES).with(NO_MIXED_SEQUENCES),
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
            back: 35_000, // 40,000 is the goal of sudden death; without an oka, what is returned is what was given
            uma: Uma::Places([15, 0, -15, 0]),
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

const RULES: RiichiRules = RiichiRules {
    pao: Pao {
        honba: PaoHonba::Liable,
        ..Pao::BASE
    },
    tenhou_upgrade: TenhouUpgrade::On,
    ..BASE
};

/// 30,000 (three players: 40,000) is where the game ends, not what is returned: there is no oka to pay from it.
const GAME: GameRules = GameRules {
    uma: Uma::Places([15, 5, -5, -15]),
    back: 25_000,
    oka: Oka::Off,
    ties: Ties::Seat,
    nagashi: Nagashi::Mangan,
    nagashi_honba: NagashiHonba::Unpaid,
    flow: Flow::BY_MACHINE,
    ..GameRules::BASE
};

const WIKI: Origin = Rulebook("Mahjong Soul rules, riichi.wiki");
const PRESETS: Origin = Reported(&[ADVANCED, JANSOU]);
const RANKED: Origin =
    Reported(&["a player's list of the ranked defaults, steamcommunity.com/app/2739990"]);
const ENVIRONMENT: Origin = Reported(&[ENV]);

const ORIGINS: &[(&str, Origin)] = &[
    ("open_tanyao", WIKI),
    ("red_fives", PRESETS),
    ("ippatsu", PRESETS),
    ("ura_dora", PRESETS),
    ("kan_dora", PRESETS),
    // An engine says yes; the platform's own wins say no: rules.md 2.4.
    (
        "kiriage",
        Reported(&[
            ADVANCED,
            JANSOU,
            "five published Mahjong Soul wins of 4 han 30 fu",
        ]),
    ),
    ("kazoe", PRESETS),
    ("double_yakuman", Reported(&[ENV, JANSOU])),
    ("stacked_yakuman", WIKI),
    ("double_wind_pair_fu", WIKI),
    ("renhou", Reported(&[ADVANCED])),
    ("nagashi_mangan", PRESETS),
    ("nagashi_honba", Reported(&[ENV])),
    ("pinfu_tsumo", WIKI),
    ("multiple_ron", WIKI),
    ("sticks", WIKI),
    ("pao", WIKI),
    ("pao_honba", Reported(&[ENV, ADVANCED, JANSOU])),
    ("pao_composite", WIKI),
    ("honba_value", PRESETS),
    (
        "tenhou_upgrade",
        Reported(&["a community note, InjusticeJudge issue 19"]),
    ),
    ("tsumo_loss", Reported(&[ADVANCED, ENV])),
    ("kokushi_ankan", Reported(&[ENV, JANSOU])),
    ("start", Reported(&[ADVANCED])),
    (
        "back",
        Judgement("the goal ends a game; without an oka the start is returned"),
    ),
    ("uma", Reported(&[ADVANCED])),
    ("oka", Reported(&[ADVANCED])),
    ("ties", WIKI),
    (
        "end_sticks",
        Reported(&["RiichiEnv, pull request 232, tried on 20,000 games"]),
    ),
    ("length", RANKED),
    ("goal", Reported(&[ADVANCED])),
    ("extra_hands", RANKED),
    ("bust", WIKI),
    ("agari_yame", RANKED),
    ("tenpai_yame", ENVIRONMENT),
    ("aborts", WIKI),
    ("nagashi_deal", ENVIRONMENT),
    ("declaring_tile", Reported(&["tensoul, issue 4"])),
];
