//! Basic Ari-Ari Mahjong Rules, Matthew Rappaport (seed 003; rules.md section 1.4).

use super::Origin::{Judgement, Rulebook};
use super::RemarkKind::{Assumed, Corrected, Info};

use super::{
    BASE, Count, DoubleWindPair, FuRules, GameRules, Kazoe, Kiriage, OpenPinfu, PinfuTsumo, Remark,
    RiichiRules, RinshanTsumo, Ruleset, Seats, System, Uma, Values,
};
use crate::reading::Wait;
use crate::score::FuReason;
use crate::tiles::TileSet;
use crate::win::Method;
use crate::yaku::{Worth, Yaku};

/// The rules of the booklet. Values: sections 8.1 to 8.7; pages 17 to 19 are lost, see the remarks.
pub static ARI_ARI: Ruleset = Ruleset {
    id: "ari_ari",
    name: "Ari-ari",
    source: "Basic Ari-Ari Mahjong Rules, Matthew Rappaport",
    seats: Seats::Four,
    tiles: TileSet::RIICHI,
    yaku: Values::NONE
        .with(&[
            (Yaku::Riichi, Worth::han(1, 0)),
            (Yaku::DoubleRiichi, Worth::han(1, 0)), // "stacks with riichi": 2 in all
            (Yaku::Ippatsu, Worth::han(1, 0)),
            (Yaku::MenzenTsumo, Worth::han(1, 0)),
            (Yaku::Haitei, Worth::han(1, 1)),
            (Yaku::Houtei, Worth::han(1, 1)),
            (Yaku::Rinshan, Worth::han(1, 1)),
            (Yaku::Chankan, Worth::han(1, 1)),
            (Yaku::Pinfu, Worth::han(1, 0)),
            (Yaku::Tanyao, Worth::han(1, 1)),
            (Yaku::Iipeikou, Worth::han(1, 0)),
            (Yaku::YakuhaiSeat, Worth::han(1, 1)), // renfuu is the sum of both winds, not a yaku more
            (Yaku::YakuhaiRound, Worth::han(1, 1)),
            (Yaku::YakuhaiHaku, Worth::han(1, 1)),
            (Yaku::YakuhaiHatsu, Worth::han(1, 1)),
            (Yaku::YakuhaiChun, Worth::han(1, 1)),
            (Yaku::Chiitoitsu, Worth::han(2, 0)),
            (Yaku::SanshokuDoujun, Worth::han(2, 1)),
            (Yaku::Ittsuu, Worth::han(2, 1)),
            (Yaku::Chanta, Worth::han(2, 1)),
            (Yaku::Toitoi, Worth::han(2, 2)),
            (Yaku::Sanankou, Worth::han(2, 2)),
            (Yaku::Sankantsu, Worth::han(2, 2)),
            (Yaku::SanshokuDoukou, Worth::han(2, 2)),
            (Yaku::Honroutou, Worth::han(2, 2)),
            (Yaku::Shousangen, Worth::han(2, 2)),
            (Yaku::Ryanpeikou, Worth::han(3, 0)),
            (Yaku::Junchan, Worth::han(3, 2)),
            (Yaku::Honitsu, Worth::han(3, 2)),
            (Yaku::Chinitsu, Worth::han(6, 5)),
            (Yaku::Tenhou, Worth::yakuman(1, 0)),
            (Yaku::Chiihou, Worth::yakuman(1, 0)),
            (Yaku::Daisangen, Worth::yakuman(1, 1)),
            (Yaku::Shousuushii, Worth::yakuman(1, 1)),
            (Yaku::Daisuushii, Worth::yakuman(2, 2)),
            (Yaku::Suuankou, Worth::yakuman(1, 0)),
            (Yaku::SuuankouTanki, Worth::yakuman(2, 0)),
            (Yaku::Tsuuiisou, Worth::yakuman(1, 1)),
            (Yaku::Ryuuiisou, Worth::yakuman(1, 1)),
            (Yaku::Chinroutou, Worth::yakuman(1, 1)),
            (Yaku::Suukantsu, Worth::yakuman(1, 1)),
            (Yaku::Chuuren, Worth::yakuman(1, 0)),
            (Yaku::JunseiChuuren, Worth::yakuman(2, 0)),
            (Yaku::Kokushi, Worth::yakuman(1, 0)),
            (Yaku::Kokushi13, Worth::yakuman(2, 0)),
        ])
        .adding_up(Yaku::DoubleRiichi),
    system: System::Riichi(RiichiRules {
        count: Count::Fu(FuRules {
            double_wind_pair: DoubleWindPair::Four, // section 10.2
            open_pinfu: OpenPinfu::PlusTwo,         // section 10.1, kuipinfu
            rinshan_tsumo: RinshanTsumo::Two,
            pinfu_tsumo: PinfuTsumo::Yes,
        }),
        kiriage: Kiriage::Off,
        kazoe: Kazoe::Yakuman, // figure 2, "Yakuman 13"
        ..BASE
    }),
    // Section 7.2.
    game: GameRules {
        uma: Uma::Places(&[30, 10, -10, -30]),
        oka: 20,
        ..GameRules::BASE
    },
    origins: &[
        ("double_wind_pair_fu", Rulebook("the text itself")),
        ("pinfu_tsumo", Rulebook("the text itself")),
        ("open_pinfu_fu", Rulebook("the text itself")),
        ("kiriage", Rulebook("the text itself")),
        ("kazoe", Rulebook("the text itself")),
        ("ippatsu", Rulebook("the text itself")),
        ("ura_dora", Rulebook("the text itself")),
        ("kan_dora", Rulebook("the text itself")),
        ("kan_ura", Rulebook("the text itself")),
        ("honba_value", Rulebook("the text itself")),
        ("open_tanyao", Judgement("the meaning of ari-ari")),
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
    ],
    remarks: REMARKS,
};

/// rules.md 1.4.4, in its order, then what 1.4.1 to 1.4.3 rule by judgement.
static REMARKS: &[Remark] = &[
    Remark {
        id: "double_wind_pair",
        kind: Corrected,
        when: |_, score| {
            has_fu(score, |reason| {
                matches!(reason, FuReason::Pair { fu: 4, .. })
            })
        },
        text: "Figure 2 gives every valued pair 2 fu, section 10.2 gives the double wind pair 4. Section 10.2 is followed.",
    },
    Remark {
        id: "wait_by_block",
        kind: Corrected,
        when: |win, score| {
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
        when: |win, score| score.has(Yaku::Pinfu) && !win.is_tsumo(),
        text: "The booklet says that pinfu has no additional fu. It has the 10 of a closed ron.",
    },
    Remark {
        id: "renfuu",
        kind: Corrected,
        when: |_, score| score.has(Yaku::YakuhaiSeat) && score.has(Yaku::YakuhaiRound),
        text: "The booklet's renfuu (double wind) is seat wind and round wind together: 2 han, not 2 more.",
    },
    Remark {
        id: "junsei_chuuren_wait",
        kind: Corrected,
        when: |_, score| score.has(Yaku::Chuuren) || score.has(Yaku::JunseiChuuren),
        text: "The booklet describes pure nine gates like the plain one. It takes 1112345678999 before the winning tile.",
    },
    Remark {
        id: "lost_page",
        kind: Assumed,
        when: |_, score| LOST.iter().any(|&yaku| score.has(yaku)),
        text: "The booklet's page with this yakuman is lost. The usual value is assumed.",
    },
    Remark {
        id: "shousangen_dragons",
        kind: Assumed,
        when: |_, score| score.has(Yaku::Shousangen),
        text: "The booklet can be read as little three dragons replacing its two dragon triplets. They are counted too, as everywhere else.",
    },
    Remark {
        id: "open_tanyao",
        kind: Assumed,
        when: |win, score| !win.is_closed() && score.has(Yaku::Tanyao),
        text: "Ari-ari means that an open tanyao counts; the booklet does not say so in words.",
    },
    Remark {
        id: "distinct_pairs",
        kind: Assumed,
        when: |_, score| score.has(Yaku::Chiitoitsu),
        text: "The booklet does not say that the seven pairs must differ. They must.",
    },
    Remark {
        id: "honba_ron",
        kind: Assumed,
        when: |win, _| win.honba() > 0 && !win.is_tsumo(),
        text: "The booklet gives 100 points for a counter. By ron the discarder pays the three players' share, 300.",
    },
    Remark {
        id: "red_fives",
        kind: Assumed,
        when: |win, _| win.reds() > 0,
        text: "The booklet does not say how many fives are red. One in each suit is assumed.",
    },
    Remark {
        id: "pao_assumed",
        kind: Assumed,
        when: |win, _| !win.liable().is_empty(),
        text: "The booklet does not mention liability. Usual rule: all of a self-draw, half of a ron, honba by the discarder.",
    },
    Remark {
        id: "yakuman_add",
        kind: Assumed,
        when: |_, score| score.yakuman_count() > 1,
        text: "The booklet does not say whether yakuman add up. As it has double ones, they do.",
    },
    Remark {
        id: "rinshan_not_haitei",
        kind: Info,
        when: |win, _| win.method() == Method::Rinshan && win.has(crate::question::Flag::LastTile),
        text: "Rinshan negates haitei (section 8.1): only rinshan is counted.",
    },
    Remark {
        id: "red_in_four",
        kind: Info,
        when: |win, _| win.has_impossible_fives(),
        text: "All four fives of this suit are here and none is red, though one in the set is. Mark it to count its dora.",
    },
];

/// Yakuman that stood, as far as can be told, on the lost pages.
const LOST: [Yaku; 3] = [Yaku::Ryuuiisou, Yaku::Daisuushii, Yaku::SuuankouTanki];

fn has_fu(score: &crate::score::Score, test: impl Fn(FuReason) -> bool) -> bool {
    score
        .fu_below_mangan()
        .is_some_and(|fu| fu.items.iter().any(|item| test(item.reason)))
}
