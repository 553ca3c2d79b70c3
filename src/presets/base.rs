//! The values that most modern riichi rulesets give to yaku.

use crate::rulebook::Values;
use crate::yaku::{Worth, Yaku};

/// The yaku of modern riichi at their usual values, each yakuman once.
pub const MODERN: Values = Values::NONE.with(&[
    (Yaku::Riichi, Worth::han(1, 0)),
    (Yaku::DoubleRiichi, Worth::han(2, 0)),
    (Yaku::Ippatsu, Worth::han(1, 0)),
    (Yaku::MenzenTsumo, Worth::han(1, 0)),
    (Yaku::Haitei, Worth::han(1, 1)),
    (Yaku::Houtei, Worth::han(1, 1)),
    (Yaku::Rinshan, Worth::han(1, 1)),
    (Yaku::Chankan, Worth::han(1, 1)),
    (Yaku::Pinfu, Worth::han(1, 0)),
    (Yaku::Tanyao, Worth::han(1, 1)),
    (Yaku::Iipeikou, Worth::han(1, 0)),
    (Yaku::YakuhaiSeat, Worth::han(1, 1)),
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
    (Yaku::Daisuushii, Worth::yakuman(1, 1)),
    (Yaku::Suuankou, Worth::yakuman(1, 0)),
    (Yaku::SuuankouTanki, Worth::yakuman(1, 0)),
    (Yaku::Tsuuiisou, Worth::yakuman(1, 1)),
    (Yaku::Ryuuiisou, Worth::yakuman(1, 1)),
    (Yaku::Chinroutou, Worth::yakuman(1, 1)),
    (Yaku::Suukantsu, Worth::yakuman(1, 1)),
    (Yaku::Chuuren, Worth::yakuman(1, 0)),
    (Yaku::JunseiChuuren, Worth::yakuman(1, 0)),
    (Yaku::Kokushi, Worth::yakuman(1, 0)),
    (Yaku::Kokushi13, Worth::yakuman(1, 0)),
]);

/// The yaku that is impossible without 2 to 8 of characters (three players).
pub const NO_MIXED_SEQUENCES: &[(Yaku, Worth)] = &[(Yaku::SanshokuDoujun, Worth::NOTHING)];

/// The four yakuman that pay two where double yakuman are played.
pub const DOUBLES: &[(Yaku, Worth)] = &[
    (Yaku::SuuankouTanki, Worth::yakuman(2, 0)),
    (Yaku::Kokushi13, Worth::yakuman(2, 0)),
    (Yaku::JunseiChuuren, Worth::yakuman(2, 0)),
    (Yaku::Daisuushii, Worth::yakuman(2, 2)),
];
