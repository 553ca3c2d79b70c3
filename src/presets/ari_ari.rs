//! Basic Ari-Ari Mahjong Rules, Matthew Rappaport (seed 003; rules.md section 1.4).

use crate::presets::Origin::{Judgement, Rulebook};
use crate::presets::RemarkKind::{Assumed, Corrected, Info};

use crate::hand::reading::Wait;
use crate::presets::{
    Also, CORE, DOUBLES, Idiom, MODERN, PageNote, Remark, Ruleset, Source, SourceNotes,
};
use crate::result::score::FuReason;
use crate::result::why::MissReason;
use crate::result::win::WonOn;
use crate::rulebook::{
    BASE, BasePoints, DoubleWindPair, Flow, FuRules, GameRules, Kazoe, Kiriage, OpenPinfu,
    RiichiRules, Rules, Seats, System, Uma,
};
use crate::tiles::TileSet;
use crate::yaku::{Worth, Yaku};

/// The rules of the booklet. Values: sections 8.1 to 8.7; pages 17 to 19 are lost, see the remarks.
pub static ARI_ARI: Ruleset = Ruleset {
    id: "ari_ari",
    name: "Ari-ari",
    source: Source::read("Basic Ari-Ari Mahjong Rules, Matthew Rappaport"),
    rules: Rules {
        seats: Seats::Four,
        tiles: TileSet::RIICHI,
        // Renfuu is the sum of both winds, not a yaku more; double riichi "stacks with riichi": 2 in all.
        yaku: MODERN
            .with(DOUBLES)
            .with(&[(Yaku::DoubleRiichi, Worth::han(1, 0))])
            .adding_up(Yaku::DoubleRiichi),
        system: System::Riichi(RiichiRules {
            count: BasePoints::Fu(FuRules {
                double_wind_pair: DoubleWindPair::Four, // section 10.2
                open_pinfu: OpenPinfu::PlusTwo,         // section 10.1, kuipinfu
                ..FuRules::BASE
            }),
            kiriage: Kiriage::Off,
            kazoe: Kazoe::Yakuman, // figure 2, "Yakuman 13"
            ..BASE
        }),
        // Section 7.2.
        game: GameRules {
            uma: Uma::Places([30, 10, -10, -30]),
            flow: Flow::PAID_AT_ONCE,
            ..GameRules::BASE
        },
    },
    origins: &[
        ("double_wind_pair_fu", Rulebook("says so")),
        ("pinfu_tsumo", Rulebook("says so")),
        ("rinshan_fu", Rulebook("says so")),
        ("open_pinfu_fu", Rulebook("says so")),
        ("kiriage", Rulebook("says so")),
        ("kazoe", Rulebook("says so")),
        ("ippatsu", Rulebook("says so")),
        ("ura_dora", Rulebook("says so")),
        ("kan_dora", Rulebook("says so")),
        ("kan_ura", Rulebook("says so")),
        ("kokushi_ankan", Rulebook("says so")),
        (
            "honba_value",
            Judgement("the text gives 100; by ron it is the share of three"),
        ),
        ("open_tanyao", Judgement("the meaning of ari-ari")),
        ("completion", Judgement("the meaning of ari-ari")),
        ("red_fives", Judgement("the number is not stated")),
        (
            "double_yakuman",
            Judgement("two of the four are on a lost page"),
        ),
        (
            "stacked_yakuman",
            Judgement("there are double yakuman, so multiples are paid"),
        ),
        ("renhou", Judgement("not mentioned, so off")),
        ("nagashi_mangan", Judgement("not mentioned, so off")),
        ("start", Rulebook("says so")),
        ("back", Rulebook("says so")),
        ("uma", Rulebook("says so")),
        ("oka", Rulebook("says so")),
        ("rounding", Rulebook("says so")), // its example ends 61.3
        ("length", Judgement("not found, the usual convention")),
        ("dealer_stays", Judgement("not found, the usual convention")),
        ("draw_honba", Rulebook("says so")),
        ("chombo", Judgement("not mentioned: a mangan, as is usual")),
    ],
    remarks: REMARKS,
    idiom: Idiom::Riichi,
    disputed: &[],
    shelf: &CORE,
};

/// rules.md 1.4.4, in its order, then what 1.4.1 to 1.4.3 rule by judgement.
static REMARKS: &[Remark] = &[
    Remark {
        id: "double_wind_pair",
        kind: Corrected,
        when: |rules, _, score| {
            !rules.is_changed("double_wind_pair_fu")
                && has_fu(score, |reason| {
                    matches!(reason, FuReason::Pair { fu: 4, .. })
                })
        },
        text: "Figure 2 gives every valued pair 2 fu, section 10.2 gives the double wind pair 4. Section 10.2 is followed.",
    },
    Remark {
        id: "wait_by_block",
        kind: Corrected,
        when: |_, win, score| {
            let counted = has_fu(score, |reason| {
                matches!(
                    reason,
                    FuReason::Wait(Wait::Tanki | Wait::Kanchan | Wait::Penchan)
                )
            });
            counted && win.waits().len() > 1
        },
        text: "Section 10.1 gives wait fu only when a single kind of tile wins, but its own waits go by the last block. The block decides.",
    },
    Remark {
        id: "pinfu_closed_ron",
        kind: Corrected,
        when: |_, win, score| score.has(Yaku::Pinfu) && !win.is_tsumo(),
        text: "The booklet says that pinfu has no additional fu. It has the 10 of a closed ron.",
    },
    Remark {
        id: "renfuu",
        kind: Corrected,
        when: |_, _, score| score.has(Yaku::YakuhaiSeat) && score.has(Yaku::YakuhaiRound),
        text: "The booklet's renfuu (double wind) is seat wind and round wind together: 2 han, not 2 more.",
    },
    Remark {
        id: "junsei_chuuren_wait",
        kind: Corrected,
        when: |_, _, score| score.has(Yaku::Chuuren) || score.has(Yaku::JunseiChuuren),
        text: "The booklet describes pure nine gates like the plain one. It takes 1112345678999 before the winning tile.",
    },
    Remark {
        id: "lost_page",
        kind: Assumed,
        when: |_, win, score| {
            let usual = |yaku| win.rules().yaku.get(yaku) == ARI_ARI.yaku.get(yaku);
            LOST.iter().any(|&yaku| score.has(yaku) && usual(yaku))
        },
        text: "The booklet's page with ryuuiisou, daisuushii and suuankou tanki is lost. The usual values are assumed.",
    },
    Remark {
        id: "shousangen_dragons",
        kind: Assumed,
        when: |_, _, score| score.has(Yaku::Shousangen),
        text: "The booklet can be read as little three dragons replacing its two dragon triplets. They are counted too, as everywhere else.",
    },
    Remark {
        id: "upgrades",
        kind: Assumed,
        when: |_, _, score| {
            score.missed.iter().any(|missed| {
                matches!(missed.why, MissReason::Replaced(higher) if UPGRADED.contains(&higher))
            })
        },
        text: "Where the booklet says that a yaku upgrades to another, the lower one is not counted beside it.",
    },
    Remark {
        id: "open_tanyao",
        kind: Assumed,
        when: |rules, win, score| {
            !win.is_closed() && score.has(Yaku::Tanyao) && !rules.is_changed("open_tanyao")
        },
        text: "Ari-ari means that an open tanyao counts; the booklet does not say so in words.",
    },
    Remark {
        id: "distinct_pairs",
        kind: Assumed,
        when: |_, _, score| score.has(Yaku::Chiitoitsu),
        text: "The booklet does not say that the seven pairs must differ. They must.",
    },
    Remark {
        id: "honba_ron",
        kind: Assumed,
        when: |rules, win, _| {
            win.honba() > 0 && !win.is_tsumo() && !rules.is_changed("honba_value")
        },
        text: "The booklet gives 100 points for a honba. By ron the discarder pays the three players' share, 300.",
    },
    Remark {
        id: "red_fives",
        kind: Assumed,
        when: |rules, win, _| win.reds() > 0 && !rules.is_changed("red_fives"),
        text: "The booklet does not say how many fives are red. One in each suit is assumed.",
    },
    Remark {
        id: "pao_assumed",
        kind: Assumed,
        when: |rules, win, _| !win.liable().is_empty() && rules.keeps(&["pao", "pao_honba"]),
        text: "The booklet does not mention liability. Usual rule: all of a self-draw, half of a ron, honba by the discarder.",
    },
    Remark {
        id: "yakuman_add",
        kind: Assumed,
        when: |rules, _, score| {
            const RULES: &[&str] = &["stacked_yakuman", "yakuman_cap", "double_yakuman"];
            score.yakuman_count() > 1 && rules.keeps(RULES)
        },
        text: "The booklet does not say whether yakuman add up. As it has double ones, they do.",
    },
    Remark {
        id: "rinshan_not_haitei",
        kind: Info,
        when: |_, win, _| {
            win.method() == WonOn::Rinshan && win.has(crate::hand::question::Flag::LastTile)
        },
        text: "Rinshan negates haitei (section 8.1): only rinshan is counted.",
    },
];

/// Higher forms that are no yakuman.
const UPGRADED: [Yaku; 4] = [
    Yaku::Ryanpeikou,
    Yaku::Junchan,
    Yaku::Honroutou,
    Yaku::Chinitsu,
];

/// Yakuman that stood, as far as can be told, on the lost pages.
const LOST: [Yaku; 3] = [Yaku::Ryuuiisou, Yaku::Daisuushii, Yaku::SuuankouTanki];

fn has_fu(score: &crate::result::score::Score, test: impl Fn(FuReason) -> bool) -> bool {
    score
        .fu_below_mangan()
        .is_some_and(|fu| fu.items.iter().any(|item| test(item.reason)))
}

/// Open and closed forms have entries of their own; pages 17 to 19 are lost.
#[rustfmt::skip] // one entry a place, not a line a yaku
const PLACES: &[(&str, &[Yaku])] = &[
    ("section 8.1", &[
        Yaku::Riichi, Yaku::DoubleRiichi, Yaku::Ippatsu, Yaku::MenzenTsumo, Yaku::Haitei, Yaku::Houtei, Yaku::Rinshan,
        Yaku::Chankan, Yaku::Pinfu, Yaku::Tanyao, Yaku::Iipeikou, Yaku::YakuhaiSeat, Yaku::YakuhaiRound,
        Yaku::YakuhaiHaku, Yaku::YakuhaiHatsu, Yaku::YakuhaiChun,
    ]),
    ("section 8.2", &[
        Yaku::Chiitoitsu, Yaku::Toitoi, Yaku::Sanankou, Yaku::Sankantsu, Yaku::SanshokuDoukou, Yaku::Honroutou,
        Yaku::Shousangen,
    ]),
    ("sections 8.1 (open) and 8.2 (closed)", &[Yaku::SanshokuDoujun, Yaku::Ittsuu, Yaku::Chanta]),
    ("sections 8.2 (open) and 8.3 (closed)", &[Yaku::Junchan, Yaku::Honitsu]),
    ("section 8.3", &[Yaku::Ryanpeikou]),
    ("sections 8.4 (open) and 8.5 (closed)", &[Yaku::Chinitsu]),
    ("section 8.6", &[
        Yaku::Tenhou, Yaku::Chiihou, Yaku::Daisangen, Yaku::Shousuushii, Yaku::Chinroutou, Yaku::Tsuuiisou,
        Yaku::Suuankou,
    ]),
    ("cross references to section 8.6 on the lost page 18", &[Yaku::Suukantsu, Yaku::Chuuren, Yaku::Kokushi]),
    ("section 8.7", &[Yaku::JunseiChuuren, Yaku::Kokushi13]),
];

/// Notes of the reference page beside the values (rules.md 1.4.1 to 1.4.4).
pub(super) static PAGE: SourceNotes = SourceNotes {
    places: PLACES,
    assumed: &LOST,
    unsaid: &["best_reading", "first_turn_kan", "yakuman_alone", "noten"],
    notes: &[
        PageNote::corrected(
            "subtraction",
            "The booklet subtracts the score from 30,000; its own example subtracts 30,000 from the score. The example is followed.",
        )
        .about("back"),
        PageNote::corrected(
            "renfuu_typo",
            "The booklet writes that seat wind upgrades into double wind with seat wind, and the same for the round wind. The other wind is meant.",
        ),
        PageNote::assumed(
            "lost_sections",
            "Sections 6.1 to 6.5 and pages 17 to 19 are empty or lost. What they would say is assumed.",
        ),
        PageNote::FURITEN_UNSAID,
        PageNote::assumed(
            "double_riichi_calls",
            "The booklet asks of double riichi that it is declared on the first turn, and says nothing of calls before it. One rules it out, as usual.",
        ),
        PageNote::assumed(
            "row_20_ron",
            "Figure 2 prints prices for a ron of 20 fu. Only a self-drawn pinfu has 20, so there is no such ron.",
        ),
        PageNote::assumed(
            "cell_110_tsumo",
            "Figure 2 prints a self-draw of 110 fu and 1 han. So many fu by tsumo take a third kan or concealed triplet, which is a yaku of 2 han, so there is no such win.",
        ),
        PageNote::assumed(
            "cell_25_tsumo",
            "Figure 2 prints a self-draw of 25 fu and 2 han. Seven pairs by tsumo have 3 han at least, so there is no such win.",
        ),
        PageNote::assumed(
            "atozuke",
            "Ari-ari is taken to mean open tanyao and a yaku that is certain only with the winning tile.",
        ),
    ],
    also: &[
        Also::new(
            "player_starts_25000",
            "4.1",
            "Each player starts with 25,000 points in sticks.",
        ),
        Also::new(
            "seats_drawn_four",
            "4.2",
            "Seats are drawn with the four winds; there are three ways to do it.",
        ),
        Also::new(
            "dealer_rolls_two",
            "5.1",
            "The dealer rolls two dice and the wall is broken that many tiles from the right.",
        ),
        Also::new(
            "tiles_dealt_four",
            "5.2",
            "Tiles are dealt four at a time, then one each; the dealer has fourteen.",
        ),
        Also::new(
            "dead_wall_keeps",
            "5.3",
            "The dead wall keeps four replacement tiles; the indicator is the top tile of the third stack.",
        ),
        Also::new(
            "count_han_yaku",
            "7.1",
            "Count han from yaku and bonuses; with four or fewer count fu too, rounded up to ten, and look up the price.",
        ),
        Also::new(
            "self_draw_dealer",
            "7.1",
            "For the self-draw of the dealer each pays the third column of figure 2.",
        ),
        Also::new(
            "match_points_score",
            "7.2",
            "Match points are the score less 30,000, divided by 1,000, with uma and oka added.",
        ),
        Also::new(
            "riichi_takes_stake",
            "8.1",
            "Riichi takes a stake of 1,000 points and a closed, ready hand; from then on only the drawn tile is discarded.",
        ),
        Also::new(
            "ippatsu_broken_chii",
            "8.1",
            "Ippatsu is broken by chii, pon and kan.",
        ),
        Also::new(
            "double_riichi_counted",
            "8.1",
            "Double riichi is counted on top of riichi: 2 han together.",
        ),
        Also::new(
            "red_plain_tiles",
            "8.1",
            "Red and plain tiles are equal in runs.",
        ),
        Also::new("rinshan_negates_haitei", "8.1", "Rinshan negates haitei."),
        Also::new(
            "closed_kan_robbed",
            "8.1",
            "A closed kan can be robbed for thirteen orphans only, and a robbed kan does not stand.",
        ),
        Also::new(
            "double_wind_renfuu",
            "8.2",
            "Double wind (renfuu) is a set of the wind of seat and round: 2 han.",
        ),
        Also::new(
            "little_three_dragons",
            "8.2",
            "Little three dragons upgrades from two sets of dragons.",
        ),
        Also::new(
            "every_dora",
            "9.1",
            "Each dora is one han: the tile after an indicator, another indicator for each kan, those below after riichi, and red tiles.",
        ),
        Also::new(
            "drawn_hand_repeat",
            "9.2",
            "A drawn hand or a repeat of the dealer adds one honba; any other win sets them to 0.",
        ),
        Also::new(
            "pinfu_self_draw",
            "10.6",
            "Pinfu by self-draw negates all other fu, the base included.",
        ),
        Also::new(
            "seven_pairs_negates",
            "10.7",
            "Seven pairs negates all other fu.",
        ),
    ],
    ..SourceNotes::EMPTY
};
