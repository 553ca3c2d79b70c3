//! Shanghai: Dynasty, Japanese Mah-Jongg (seed 000; rules.md section 1.1).

use crate::presets::Origin::{Judgement, Rulebook};
use crate::presets::RemarkKind::{Assumed, Corrected, Info};
use crate::presets::{
    Also, CORE, DOUBLES, Idiom, MODERN, Origin, PageNote, Remark, Ruleset, Source, SourceNotes,
};
use crate::result::score::{FuReason, Score};
use crate::result::win::WonOn;
use crate::rulebook::{
    BASE, BasePoints, Chankan, Daisharin, DoubleWindPair, FirstTurnKan, Flow, FuRules, GameRules,
    KanLiability, Nagashi, Oka, Pao, RiichiRules, Rules, Seats, Stacking, System, Unrelated,
};
use crate::tiles::{Suit, TileSet};
use crate::yaku::{Worth, Yaku};

/// The Japanese game of Shanghai: Dynasty. Values: the seed's list of yaku; points: its chapter on scoring, as far as it
/// is left (rules.md, SLO-SC).
pub static SHANGHAI: Ruleset = Ruleset {
    id: "shanghai",
    name: "Shanghai: Dynasty",
    source: Source::read("Shanghai: Dynasty, Japanese Mah-Jongg"),
    rules: Rules {
        seats: Seats::Four,
        tiles: TileSet::RIICHI.with_reds([0; 3]),
        // Ippatsu is an option of the game; houtei is the seed's haitei, won off the discard.
        yaku: MODERN.with(DOUBLES).with(&[
            (Yaku::Chankan, Worth::NOTHING),
            (Yaku::IsshokuSanjun, Worth::han(2, 2)),
            (Yaku::Sanrenkou, Worth::han(2, 2)),
            (Yaku::SanshokuDoukou, Worth::han(3, 3)),
            (Yaku::IsshokuYonjun, Worth::han(5, 5)),
            (Yaku::Renhou, Worth::yakuman(1, 0)),
            (Yaku::Suurenkou, Worth::yakuman(1, 1)),
            (Yaku::Daisharin, Worth::yakuman(1, 0)),
            (Yaku::ShiisanPuutaa, Worth::yakuman(1, 0)),
        ]),
        system: System::Riichi(RiichiRules {
            count: BasePoints::Fu(FuRules {
                double_wind_pair: DoubleWindPair::Two, // one line of the list of points, so one award
                ..FuRules::BASE
            }),
            stacked_yakuman: Stacking::AddTo(7), // "The ultimate score is Yakuman Times Seven"
            pao: Pao {
                yaku: &[],
                ..Pao::BASE
            },
            kan_liability: KanLiability::On,
            chankan: Chankan::KokushiOnly,
            first_turn_kan: FirstTurnKan::Allowed,
            unrelated: Unrelated::Dealer,
            daisharin: Daisharin::AnySuit,
            ..BASE
        }),
        game: GameRules {
            back: 0,
            oka: Oka::Off,
            nagashi: Nagashi::Mangan,
            flow: Flow::PAID_AT_ONCE,
            ..GameRules::BASE
        },
    },
    origins: &[
        ("open_tanyao", Rulebook("says so")),
        ("ippatsu", Rulebook("says so")),
        (
            "double_yakuman",
            Judgement("said of two hands; the waits for thirteen and nine tiles are read so"),
        ),
        ("ryuuiisou_green", Rulebook("says so")),
        ("daisharin_any_suit", Rulebook("says so")),
        ("stacked_yakuman", Rulebook("says so")),
        ("yakuman_cap", Rulebook("says so")),
        ("local_yaku", Rulebook("says so")),
        ("kan_liability", Rulebook("says so")),
        (
            "nagashi_mangan",
            Judgement("the text names it; who pays how much is the usual"),
        ),
        (
            "nagashi_honba",
            Judgement("no source says it, paid like a self-drawn mangan"),
        ),
        ("pinfu_tsumo", Rulebook("says so")),
        ("rinshan_fu", Judgement("not found, the usual convention")),
        (
            "double_wind_pair_fu",
            Judgement("one line of the list of points"),
        ),
        (
            "open_pinfu_fu",
            Judgement("not found, the usual convention"),
        ),
        (
            "renhou",
            Judgement("listed beside tenhou and chiihou without a value"),
        ),
        ("kazoe", Judgement("not found")),
        (
            "kiriage",
            Judgement("no rounding up; the chart is not found"),
        ),
        (
            "ryanpeikou_two_suits",
            Judgement("the text speaks of two suits, everybody else of any"),
        ),
        ("pao", Judgement("not found, off")),
        ("honba_value", Judgement("not found")),
        ("back", NO_TARGET),
        ("uma", NO_TARGET),
        ("oka", NO_TARGET),
        ("rounding", NO_TARGET),
        ("length", Judgement("not found, the usual convention")),
        ("dealer_stays", Judgement("not found, the usual convention")),
        ("chombo", Judgement("not mentioned: a mangan, as is usual")),
    ],
    remarks: REMARKS,
    idiom: Idiom::FanPoints,
    disputed: &[],
    shelf: &CORE,
};

/// rules.md 2.2: the end of a game is not in the text.
const NO_TARGET: Origin = Judgement("no source names one: the points are the result");

/// rules.md 1.1.7 and the judgements of 1.1.1 to 1.1.6.
static REMARKS: &[Remark] = &[
    Remark {
        id: "ryanpeikou_one_suit",
        kind: Corrected,
        when: |rules, win, score| {
            let suits = Suit::ALL
                .into_iter()
                .filter(|&suit| win.tiles().count(|kind| kind.suit() == Some(suit)) >= 6);
            score.has(Yaku::Ryanpeikou)
                && suits.count() == 1
                && !rules.is_changed("ryanpeikou_two_suits")
        },
        text: "The text speaks of two suits for ryanpeikou. One suit is accepted, as everywhere else.",
    },
    Remark {
        id: "sanankou_self_pick",
        kind: Corrected,
        when: |_, win, score| {
            let took = score.reading.blocks.get(score.reading.winner);
            win.is_tsumo()
                && score.has(Yaku::Sanankou)
                && took.is_some_and(crate::hand::reading::Block::is_triplet)
        },
        text: "The text wants sanankou to win on the pair or the fourth set. A self-drawn third triplet counts too.",
    },
    Remark {
        id: "not_modern",
        kind: Info,
        when: |_, _, score| DIFFERENT.iter().any(|&yaku| score.has(yaku)),
        text: "Not as in modern riichi: sanshoku doukou is 3 fan; isshoku sanjun, isshoku yonjun, sanrenkou, suurenkou, daisharin in any suit and shiisan puutaa count.",
    },
    Remark {
        id: "value_assumed",
        kind: Assumed,
        when: |_, win, score| {
            let assumed = |yaku| win.rules().yaku.get(yaku) == SHANGHAI.yaku.get(yaku);
            ASSUMED.iter().any(|&yaku| score.has(yaku) && assumed(yaku))
        },
        text: "The text gives no value for double riichi, tenhou, chiihou, renhou, the waits for thirteen orphans and nine gates, or fourteen unrelated tiles. The usual one is assumed.",
    },
    Remark {
        id: "chankan_no_yaku",
        kind: Info,
        when: |_, win, _| win.method() == WonOn::Chankan,
        text: "Robbing a kan is allowed for thirteen orphans alone and is no yaku here.",
    },
    Remark {
        id: "chart_assumed",
        kind: Assumed,
        when: |_, _, _| true,
        text: "The game's chart of points is lost. The usual formula is used.",
    },
    Remark {
        id: "double_wind_pair",
        kind: Assumed,
        when: |rules, _, score| {
            has_double_wind_pair(score) && !rules.is_changed("double_wind_pair_fu")
        },
        text: "A pair of the wind of seat and round has 2 points here: it is one line of the list.",
    },
    Remark {
        id: "open_20",
        kind: Assumed,
        when: |rules, _, score| lifted(score) && !rules.is_changed("open_pinfu_fu"),
        text: "The text does not say what an open hand of 20 points counts. 30 is used.",
    },
    Remark {
        id: "counted_yakuman",
        kind: Assumed,
        when: |rules, _, score| score.is_counted() && !rules.is_changed("kazoe"),
        text: "The text does not say what 13 fan are worth. A yakuman is assumed.",
    },
    Remark {
        id: "honba",
        kind: Assumed,
        when: |rules, win, _| win.honba() > 0 && !rules.is_changed("honba_value"),
        text: "The text gives no value for honba: 300 by ron, 100 from each by tsumo is assumed.",
    },
    Remark {
        id: "unrelated_fourteen",
        kind: Assumed,
        when: |_, _, score| score.has(Yaku::ShiisanPuutaa) && score.reading.blocks.len() == 14,
        text: "The fourteenth tile may match any tile; fourteen unrelated ones are accepted too.",
    },
    Remark {
        id: "unrelated_and_tenhou",
        kind: Info,
        when: |_, _, score| score.has(Yaku::ShiisanPuutaa) && score.yakuman > 1,
        text: "Thirteen unrelated tiles win on the dealer's first fourteen tiles only, so tenhou is counted with them: two yakuman.",
    },
    Remark {
        id: "no_dora",
        kind: Assumed,
        when: |_, win, _| !win.dora().is_empty(),
        text: "The pages that are left do not mention dora. They are counted as usual, and win no hand alone.",
    },
];

/// Yaku whose value differs from modern riichi.
const DIFFERENT: [Yaku; 7] = [
    Yaku::SanshokuDoukou,
    Yaku::IsshokuSanjun,
    Yaku::IsshokuYonjun,
    Yaku::Sanrenkou,
    Yaku::Suurenkou,
    Yaku::Daisharin,
    Yaku::ShiisanPuutaa,
];

/// Yaku that the seed describes without a value.
const ASSUMED: [Yaku; 6] = [
    Yaku::DoubleRiichi,
    Yaku::Tenhou,
    Yaku::Chiihou,
    Yaku::Renhou,
    Yaku::Kokushi13,
    Yaku::JunseiChuuren,
];

/// An open hand of 20 points below mangan, counted as 30.
fn lifted(score: &Score) -> bool {
    let mut items = score.fu_below_mangan().into_iter().flat_map(|fu| &fu.items);
    items.any(|item| item.reason == FuReason::OpenPinfu)
}

fn has_double_wind_pair(score: &Score) -> bool {
    use FuReason::Pair;
    score.fu.iter().flat_map(|fu| &fu.items).any(|item| {
        matches!(
            item.reason,
            Pair {
                seat: true,
                round: true,
                ..
            }
        )
    })
}

/// The hands stand by value, each with its Japanese name; what is no combination of tiles stands before them.
#[rustfmt::skip] // one entry a place, not a line a yaku
const PLACES: &[(&str, &[Yaku])] = &[
    ("“Yaku Situations”", &[
        Yaku::Riichi, Yaku::DoubleRiichi, Yaku::Ippatsu, Yaku::MenzenTsumo, Yaku::Haitei, Yaku::Houtei, Yaku::Rinshan,
        Yaku::Tenhou, Yaku::Chiihou, Yaku::Renhou, Yaku::Kokushi13, Yaku::JunseiChuuren, Yaku::SuuankouTanki,
    ]),
    ("“Pung of Own Wind or Prevailing Wind”", &[Yaku::YakuhaiSeat, Yaku::YakuhaiRound]),
    ("“Pung of Any Dragon”", &[Yaku::YakuhaiHaku, Yaku::YakuhaiHatsu, Yaku::YakuhaiChun]),
    ("hands of 1 fan", &[Yaku::Pinfu, Yaku::Tanyao, Yaku::Iipeikou]),
    ("hands of 2 fan", &[
        Yaku::SanshokuDoujun, Yaku::Ittsuu, Yaku::Chanta, Yaku::Sanankou, Yaku::IsshokuSanjun, Yaku::Toitoi,
        Yaku::Shousangen, Yaku::Sankantsu, Yaku::Honroutou, Yaku::Sanrenkou, Yaku::Chiitoitsu,
    ]),
    ("hands of 3 fan", &[Yaku::SanshokuDoukou, Yaku::Ryanpeikou, Yaku::Honitsu, Yaku::Junchan]),
    ("hands of 5 and 6 fan", &[Yaku::IsshokuYonjun, Yaku::Chinitsu]),
    ("hands of a yakuman", &[
        Yaku::Chuuren, Yaku::Shousuushii, Yaku::Daisangen, Yaku::Suukantsu, Yaku::Ryuuiisou, Yaku::Chinroutou,
        Yaku::Tsuuiisou, Yaku::Kokushi, Yaku::Suuankou, Yaku::Daisharin, Yaku::Suurenkou, Yaku::ShiisanPuutaa,
    ]),
    ("hands of a double yakuman", &[Yaku::Daisuushii]),
];

/// Notes of the reference page beside the values (rules.md 1.1.1 to 1.1.7).
pub(super) static PAGE: SourceNotes = SourceNotes {
    places: PLACES,
    assumed: &ASSUMED,
    unsaid: &[
        "tiles",
        "minimum",
        "best_reading",
        "first_turn_kan",
        "shares",
        "yakuman_alone",
        "stick",
        "noten",
    ],
    notes: &[
        PageNote::assumed(
            "lost_chapters",
            "Chapters of the source are lost: the chart of points, limits and payments, and most options (dora, open tanyao, points at the start). What they would say is assumed.",
        ),
        PageNote::corrected(
            "nagashi_title",
            "The heading of nagashi mangan speaks of honor discards only, its text of honors and terminals. The text is followed.",
        ),
        PageNote::assumed(
            "nagashi_payment",
            "How nagashi mangan is paid is not said. It is paid like a self-drawn mangan.",
        ),
        PageNote::assumed(
            "ippatsu_calls",
            "What breaks ippatsu and the first turn around the table is not said. Any call does, as usual.",
        ),
        PageNote::FURITEN_UNSAID,
        PageNote::assumed(
            "lower_rungs",
            "The text adds up all yaku, but pays one pattern of tiles once. So a lower yaku is not counted with its higher form, such as iipeikou with three identical sequences or honitsu with chinitsu.",
        ),
        PageNote::assumed(
            "seven_pairs_or_ryanpeikou",
            "A hand of ryanpeikou that could be seven pairs too is counted as ryanpeikou alone: its tiles are read once.",
        ),
        PageNote::assumed(
            "rinshan_or_haitei",
            "A win on the replacement tile when the wall is used up is rinshan and not haitei, as usual.",
        ),
        PageNote::assumed(
            "renhou_time",
            "Renhou is a win off a discard in the first turn around the table before the winner has drawn; the text does not say what their own first discard changes.",
        ),
        PageNote::assumed(
            "three_of_a_row",
            "A concealed 111222333 is read as sequences or as triplets, whichever pays more.",
        ),
        PageNote::assumed(
            "honroutou_pairs",
            "Honroutou is counted with seven pairs too.",
        ),
        PageNote::assumed(
            "tsuuiisou_pairs",
            "All honors is accepted as seven pairs of honors.",
        ),
        PageNote::assumed(
            "cap_seven",
            "Yakuman times seven is read as the most that a hand can pay.",
        ),
        PageNote::assumed(
            "yakuman_only",
            "With a yakuman no fan and no dora are counted; the example of a quadruple yakuman lists yakuman only.",
        ),
        PageNote::info(
            "sanjun_or_sanrenkou",
            "Three identical sequences and three triplets in a row are the same tiles: one of the two is counted.",
        ),
    ],
    also: &[
        Also::new(
            "wall_ends_counter",
            "Haitei",
            "The wall ends when its counter reaches 14; haitei is for the last draw or for a win off the discard after it.",
        ),
        Also::new(
            "flowers_loose_tile",
            "Rinchan kaihou",
            "There are no flowers, so a replacement tile follows a kan only.",
        ),
        Also::new(
            "whoever_picked_loose",
            "Rinchan kaihou",
            "Only whoever drew the replacement tile has the yaku; a win off their discard has not.",
        ),
        Also::new(
            "shot_counts_option",
            "Ippatsu",
            "One shot counts when the option is chosen in the game.",
        ),
        Also::new(
            "discards_win_themselves",
            "Nagashi mangan",
            "The discards win by themselves when the wall runs out and nobody took any of them.",
        ),
        Also::new(
            "game_finds_every",
            "Yaku situations",
            "The game finds every yaku of a hand and awards all of them by itself.",
        ),
        Also::new(
            "example_honors_big",
            "Yaku situations",
            "Example: all honors, big three dragons and a wait for the pair of four concealed triplets are four yakuman.",
        ),
        Also::new(
            "yaku_cumulative_every",
            "Yaku",
            "Yaku are cumulative: every one that applies is added.",
        ),
        Also::new(
            "yaku_marked_exposed",
            "Yaku",
            "A yaku marked exposed is worth the same concealed, unless another value is given; one marked concealed does not count in an exposed hand.",
        ),
        Also::new(
            "self_picked_pinfu",
            "Pinfu",
            "A self-drawn pinfu has the fan for tsumo but not the 2 points for a self-draw, and all simples is added when it applies.",
        ),
        Also::new(
            "wins_discard_self",
            "Pinfu",
            "It wins by ron or by self-draw; some players ask for a self-draw.",
        ),
        Also::new(
            "names_in_the_text",
            "Words",
            "The text says fan for han, points for fu, chow and pung for chi and pon, kong for kan.",
        ),
        Also::new(
            "concealed_hand_four",
            "Toi-toi",
            "A concealed hand of four triplets has sanankou too.",
        ),
        Also::new(
            "no_chow_honroutou",
            "Chanta",
            "Without a sequence the hand is honroutou and not chanta.",
        ),
        Also::new("toitoi_too", "Honroutou", "It has toi-toi as well."),
        Also::new(
            "four_equal_tiles",
            "Seven pairs",
            "Four equal tiles are not two pairs.",
        ),
        Also::new(
            "four_identical_chows",
            "Yonjun",
            "Four identical sequences have no yaku for kans.",
        ),
        Also::new(
            "own_wind_too",
            "Four little winds",
            "The winner's own wind may be a triplet or the pair.",
        ),
        Also::new(
            "kongs_stand_pungs",
            "Yakuman",
            "Kans may stand for triplets in all terminals, all honors, four consecutive triplets and four big winds.",
        ),
        Also::new(
            "last_pung_self",
            "Suu ankou",
            "The last triplet must be self-drawn; a wait for the pair makes it double.",
        ),
    ],
    ..SourceNotes::EMPTY
};
