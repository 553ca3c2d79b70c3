//! Riichi Mahjong Cheatsheet, Connor Ashcroft 2026 (seed 002; rules.md section 1.3).

use crate::presets::Origin::{Judgement, Rulebook};
use crate::presets::RemarkKind::{Assumed, Corrected};

use crate::hand::question::Flag;
use crate::presets::kans::{EARLY, TIMING};
use crate::presets::{
    Also, CORE, DOUBLES, Idiom, MODERN, Origin, PageNote, Remark, Ruleset, Source, SourceNotes,
};
use crate::result::score::FuReason;
use crate::result::win::WonOn;
use crate::rulebook::{
    BASE, BasePoints, Bust, Flow, FuRules, GameRules, Kazoe, Kiriage, Nagashi, Oka, OpenPinfu,
    RiichiRules, Rules, Seats, System,
};
use crate::tiles::TileSet;
use crate::yaku::Yaku;

/// The cheatsheet's rules. Values: "Yaku (detailed)" and "Yaku and yakuman cheatsheet"; -1 han when open as the
/// detailed table marks it.
pub static CHEATSHEET: Ruleset = Ruleset {
    id: "cheatsheet",
    name: "Riichi cheatsheet",
    source: Source::read("Riichi Mahjong Cheatsheet, Connor Ashcroft, 2026"),
    rules: Rules {
        seats: Seats::Four,
        tiles: TileSet::RIICHI,
        yaku: MODERN.with(DOUBLES),
        system: System::Riichi(RiichiRules {
            count: BasePoints::Fu(FuRules {
                open_pinfu: OpenPinfu::AtLeast30, // the sheet's 25 is an error, see the remark
                ..FuRules::BASE
            }),
            kiriage: Kiriage::Off, // "7700" stands in the chart for 30 fu 4 han and 60 fu 3 han
            kazoe: Kazoe::Yakuman,
            ..BASE
        }),
        game: GameRules {
            back: 0,
            oka: Oka::Off,
            nagashi: Nagashi::Mangan,
            flow: Flow {
                bust: Bust::Below,
                ..Flow::PAID_AT_ONCE
            },
            ..GameRules::BASE
        },
    },
    origins: &[
        ("red_fives", Rulebook("says so")),
        ("ura_dora", Rulebook("says so")),
        ("kan_dora", Rulebook("says so")),
        ("kan_ura", Rulebook("says so")),
        ("kokushi_ankan", Rulebook("says so")),
        ("double_wind_pair_fu", Rulebook("says so")),
        ("pinfu_tsumo", Rulebook("says so")),
        ("rinshan_fu", Rulebook("says so")),
        ("kiriage", Rulebook("says so")),
        ("kazoe", Rulebook("says so")),
        ("double_yakuman", Rulebook("says so")),
        ("open_tanyao", Rulebook("says so")),
        ("ippatsu", Rulebook("says so")),
        ("nagashi_mangan", Rulebook("says so")),
        (
            "open_pinfu_fu",
            Judgement("the sheet prints 25, its own chart has no such row"),
        ),
        (
            "stacked_yakuman",
            Judgement("there are double yakuman, so multiples are paid"),
        ),
        ("renhou", Judgement("not mentioned, so off")),
        (
            "nagashi_honba",
            Judgement("no source says it, paid like a self-drawn mangan"),
        ),
        ("back", NO_TARGET),
        ("uma", NO_TARGET),
        ("oka", NO_TARGET),
        ("rounding", NO_TARGET),
        ("length", Rulebook("says so")),
        ("bust", Rulebook("says so")),
        ("agari_yame", Rulebook("says so")),
        ("dealer_stays", Rulebook("says so")),
        (
            "draw_honba",
            Judgement("the text removes them whenever the deal passes; the usual rule is kept"),
        ),
        ("chombo", Judgement("not mentioned: a mangan, as is usual")),
    ],
    remarks: REMARKS,
    idiom: Idiom::Riichi,
    disputed: &[],
    shelf: &CORE,
};

/// rules.md 1.3.5, in its order, then what 1.3.1 to 1.3.4 rule by judgement.
static REMARKS: &[Remark] = &[
    Remark {
        id: "open_30_not_25",
        kind: Corrected,
        when: |rules, win, score| {
            !rules.is_changed("open_pinfu_fu")
                && !win.is_closed()
                && score
                    .fu_below_mangan()
                    .is_some_and(|fu| fu.raw < 30 || has_lift(score))
        },
        text: "The cheatsheet prints 25 fu for an open hand below 30. Its own chart has no such row; 30 fu is used.",
    },
    Remark {
        id: "chart_9600",
        kind: Corrected,
        when: |_, win, score| {
            win.is_dealer() && !win.is_tsumo() && score.han == Some(4) && is_fu(score, 25)
        },
        text: "The cheatsheet's chart prints 9,700 for the dealer's 25 fu 4 han. The formula gives 9,600.",
    },
    Remark {
        id: "row_of_20_fu",
        kind: Corrected,
        when: |_, _, score| score.has(Yaku::Pinfu) && is_fu(score, 20),
        text: "The cheatsheet leaves the 20 fu row empty. A self-drawn pinfu is 20 fu and is paid by the formula.",
    },
    Remark {
        id: "big_winds_triplets",
        kind: Corrected,
        when: |_, win, score| {
            score.has(Yaku::Daisuushii)
                && win
                    .melds()
                    .iter()
                    .filter(|meld| meld.kind().is_kan())
                    .count()
                    < 4
        },
        text: "The cheatsheet asks for four quads of winds. Triplets are accepted, as everywhere else.",
    },
    Remark {
        id: "ippatsu_one_han",
        kind: Corrected,
        when: |_, _, score| score.has(Yaku::Ippatsu),
        text: "Ippatsu stands beside the 2 han yaku in the cheatsheet. It is worth 1 han, as in its first table.",
    },
    Remark {
        id: "nine_gates_tiles",
        kind: Corrected,
        when: |_, _, score| score.has(Yaku::Chuuren) || score.has(Yaku::JunseiChuuren),
        text: "The cheatsheet prints Nine Gates with a tile too few or too many. The hand is 1112345678999 and one more tile.",
    },
    Remark {
        id: "nine_gates_terminal",
        kind: Corrected,
        when: |_, win, score| {
            let kan_of_ends = win
                .tiles()
                .iter()
                .any(|(kind, n)| n == 4 && kind.is_terminal());
            kan_of_ends && (score.has(Yaku::Chuuren) || score.has(Yaku::JunseiChuuren))
        },
        text: "The cheatsheet lets the extra tile of Nine Gates pair a middle tile only. A 1 or a 9 is accepted too.",
    },
    Remark {
        id: "minus_one_open",
        kind: Corrected,
        when: |_, win, score| !win.is_closed() && REDUCED.iter().any(|&yaku| score.has(yaku)),
        text: "The cheatsheet's two tables mark ittsuu, sanshoku doujun, junchan, honitsu and chinitsu differently. They are worth 1 han less when open, as in the detailed one.",
    },
    Remark {
        id: "wins_alone",
        kind: Corrected,
        when: |_, _, score| score.yaku_only().all(|yaku| UNSTARRED.contains(&yaku)),
        text: "The cheatsheet does not mark chankan, rinshan, haitei and houtei as winning a hand. They do, as in every other source.",
    },
    Remark {
        id: "kan_in_riichi",
        kind: Corrected,
        when: |_, win, _| win.riichi().is_declared() && !win.melds().is_empty(),
        text: "The cheatsheet forbids any kan in riichi and allows a closed kan at any time. A closed kan is accepted.",
    },
    Remark {
        id: "honba_value",
        kind: Assumed,
        when: |rules, win, _| win.honba() > 0 && !rules.is_changed("honba_value"),
        text: "The cheatsheet gives no value for honba: 300 by ron, 100 from each by tsumo is assumed.",
    },
    Remark {
        id: "honba_after_draw",
        kind: Corrected,
        when: |_, win, _| win.honba() > 0,
        text: "The cheatsheet removes honba whenever the deal passes. Usually a drawn hand keeps and adds to them.",
    },
    Remark {
        id: "pao_assumed",
        kind: Assumed,
        when: |rules, win, _| !win.liable().is_empty() && rules.keeps(&["pao", "pao_honba"]),
        text: "The cheatsheet does not mention liability. Usual rule: all of a self-draw, half of a ron, honba by the discarder.",
    },
    Remark {
        id: "yakuman_add",
        kind: Assumed,
        when: |rules, _, score| {
            const RULES: &[&str] = &["stacked_yakuman", "yakuman_cap", "double_yakuman"];
            score.yakuman_count() > 1 && rules.keeps(RULES)
        },
        text: "The cheatsheet does not say whether yakuman add up. As it has double ones, they do.",
    },
    Remark {
        id: "double_riichi_total",
        kind: Assumed,
        when: |_, _, score| score.has(Yaku::DoubleRiichi),
        text: "Double riichi is read as 2 han in all, riichi included.",
    },
    Remark {
        id: "rinshan_not_haitei",
        kind: Assumed,
        when: |_, win, _| win.method() == WonOn::Rinshan && win.has(Flag::LastTile),
        text: "A replacement tile is not the last tile of the wall: rinshan is counted, haitei is not.",
    },
    TIMING,
    EARLY,
];

/// Yaku whose marks differ between the sheet's two tables.
const REDUCED: [Yaku; 5] = [
    Yaku::Ittsuu,
    Yaku::SanshokuDoujun,
    Yaku::Junchan,
    Yaku::Honitsu,
    Yaku::Chinitsu,
];

/// Yaku without the star that wins a hand.
const UNSTARRED: [Yaku; 4] = [Yaku::Chankan, Yaku::Rinshan, Yaku::Haitei, Yaku::Houtei];

fn has_lift(score: &crate::result::score::Score) -> bool {
    score
        .fu
        .iter()
        .flat_map(|fu| &fu.items)
        .any(|item| item.reason == FuReason::OpenPinfu)
}

fn is_fu(score: &crate::result::score::Score, fu: u16) -> bool {
    score
        .fu_below_mangan()
        .is_some_and(|counted| counted.rounded == fu)
}

/// "The player with the most points at the end of the game wins."
const NO_TARGET: Origin = Judgement("no source names one: the points are the result");

/// The parts of both tables, by the han in their first column.
#[rustfmt::skip] // one entry a place, not a line a yaku
const PLACES: &[(&str, &[Yaku])] = &[
    ("1-han yaku", &[
        Yaku::Riichi, Yaku::Ippatsu, Yaku::MenzenTsumo, Yaku::Haitei, Yaku::Houtei, Yaku::Rinshan, Yaku::Chankan,
        Yaku::Pinfu, Yaku::Tanyao, Yaku::Iipeikou, Yaku::YakuhaiSeat, Yaku::YakuhaiRound, Yaku::YakuhaiHaku,
        Yaku::YakuhaiHatsu, Yaku::YakuhaiChun,
    ]),
    ("2-han yaku", &[
        Yaku::DoubleRiichi, Yaku::Chiitoitsu, Yaku::SanshokuDoujun, Yaku::Ittsuu, Yaku::Chanta, Yaku::Toitoi,
        Yaku::Sanankou, Yaku::Sankantsu, Yaku::SanshokuDoukou, Yaku::Honroutou, Yaku::Shousangen,
    ]),
    ("3-han yaku", &[Yaku::Ryanpeikou, Yaku::Junchan, Yaku::Honitsu]),
    ("6-han yaku", &[Yaku::Chinitsu]),
    ("yakuman", &[
        Yaku::Tenhou, Yaku::Chiihou, Yaku::Daisangen, Yaku::Shousuushii, Yaku::Suuankou, Yaku::Tsuuiisou,
        Yaku::Ryuuiisou, Yaku::Chinroutou, Yaku::Suukantsu, Yaku::Chuuren, Yaku::Kokushi,
    ]),
    ("double yakuman", &[Yaku::Daisuushii, Yaku::SuuankouTanki, Yaku::JunseiChuuren, Yaku::Kokushi13]),
];

/// Notes of the reference page beside the values (rules.md 1.3.1 to 1.3.5).
pub(super) static PAGE: SourceNotes = SourceNotes {
    places: PLACES,
    assumed: &[Yaku::DoubleRiichi], // a total of 2: rules.md 1.3.2
    unsaid: &["best_reading", "first_turn_kan", "yakuman_alone", "noten"],
    notes: &[
        PageNote::assumed(
            "house_rule_mark",
            "The sheet marks optional house rules with a sign that is lost, so they cannot be told apart. All lines are played.",
        ),
        PageNote::assumed(
            "red_replaces",
            "A red five takes the place of a plain one; the sheet can be read as a fifth copy.",
        ),
        PageNote::assumed(
            "lower_yaku",
            "A lower yaku is not counted with its higher form: chanta with honroutou or junchan, honitsu with chinitsu, iipeikou with ryanpeikou.",
        ),
        PageNote::assumed(
            "closed_kan_in_riichi",
            "A closed kan in a riichi hand is accepted: it may have been made before.",
        ),
        PageNote::info(
            "three_players_which",
            "For three players the sheet only says which tiles are left out. How three play and pay is in Tenhou sanma and Mahjong Soul sanma: take one of these.",
        ),
        PageNote::corrected(
            "chart_legend",
            "The legend of the chart prints 1,000 with 200 and 400, which is no cell of it: 30 fu 1 han is 300 and 500 by tsumo.",
        ),
        PageNote::corrected(
            "spelling",
            "Yakuhi, toitai, chinitu and tsuisou are read as yakuhai, toitoi, chinitsu and tsuuiisou.",
        ),
    ],
    also: &[
        Also::new(
            "terminals_1_9",
            "Tile types",
            "Terminals are 1 and 9, honors are winds and dragons; there are four of every tile.",
        ),
        Also::new(
            "games_three_players",
            "Tile types",
            "Games of three players leave out 2 to 8 of man.",
        ),
        Also::new(
            "hand_13_tiles",
            "Hands",
            "A hand has 13 tiles; the 14th completes it. Sets do not overlap, and a set or pair is of one suit.",
        ),
        Also::new(
            "whoever_most_points",
            "How to win",
            "Whoever has the most points at the end of the game wins.",
        ),
        Also::new(
            "game_east_round",
            "Game flow",
            "A game has an east round and usually a south round; a round ends with its fourth dealer.",
        ),
        Also::new(
            "dealer_wins_tenpai",
            "Game flow",
            "When the dealer wins, or is tenpai in a drawn hand, one honba is added and the dealer keeps the deal.",
        ),
        Also::new(
            "otherwise_deal_passes",
            "Game flow",
            "Otherwise the deal passes to the next player and the honba are removed (but see the note: a drawn hand keeps them).",
        ),
        Also::new(
            "game_ends_last",
            "Game flow",
            "The game ends after the last round, or when somebody falls below 0 points.",
        ),
        Also::new(
            "hand_ends_win",
            "Game flow",
            "A hand ends with a win, an exhaustive draw or an abortive draw.",
        ),
        Also::new(
            "dealer_begins_player",
            "Turns",
            "The dealer begins; each player draws and discards in turn, and a call passes the turn to the caller.",
        ),
        Also::new(
            "first_dealer_rolled",
            "Winds and dealers",
            "The first dealer is rolled for; East is the dealer, and seat winds move with the deal.",
        ),
        Also::new(
            "hand_tenpai_more",
            "Tenpai",
            "A hand is tenpai when one more tile wins: by tsumo when it is drawn, by ron when another discards it.",
        ),
        Also::new(
            "chii_player_left",
            "Calls",
            "Chii is from the player to the left; pon, kan and ron are from anybody.",
        ),
        Also::new(
            "closed_kan_declared",
            "Calls",
            "A closed kan may be declared on any turn of the player; its replacement comes from the dead wall.",
        ),
        Also::new(
            "indicator_closed_kan",
            "Calls",
            "The indicator of a closed kan is turned at once, that of an open kan after the discard.",
        ),
        Also::new(
            "ron_leaves_hand",
            "Calls",
            "Ron leaves the hand closed but opens the set that it completes.",
        ),
        Also::new(
            "riichi_nothing_called",
            "Riichi",
            "In riichi nothing is called, and every drawn tile that does not win is discarded.",
        ),
        Also::new(
            "dora_is_the_next",
            "Dora",
            "Each dora is one han; the dora is the tile after the indicator.",
        ),
        Also::new(
            "win_riichi_tiles",
            "Dora",
            "After a win in riichi the tiles below the indicators count too.",
        ),
        Also::new("red_fives_dora", "Dora", "Red fives are dora."),
        Also::new(
            "ron_waits_lies",
            "Furiten",
            "No ron when one of the waits lies among the own discards.",
        ),
        Also::new(
            "whoever_lets_winning",
            "Furiten",
            "Whoever lets a winning discard pass may not ron before their own next discard, in riichi for the rest of the hand.",
        ),
        Also::new(
            "seven_pairs_25",
            "Special cases",
            "Seven pairs has 25 fu by ron and by tsumo; pinfu by self-draw 20.",
        ),
        Also::new(
            "sticks_100_500",
            "Point sticks",
            "Sticks are of 100, 500, 1,000, 5,000 and 10,000 points.",
        ),
    ],
    ..SourceNotes::EMPTY
};
