//! Names that Hong Kong and Zung Jung write for patterns that the Chinese Official game calls otherwise, or in simplified signs.
//! `tests/it/text/own_words.rs` holds them against the texts of their language.

use super::table::Yaku;

/// Patterns and what a game's players write for them.
pub(super) type Signs = &'static [(Yaku, &'static str)];

/// The names of Hong Kong.
#[cfg(feature = "chinese")]
pub(super) const FAAN: Signs = &[
    (Yaku::AllChows, "平糊"),
    (Yaku::DragonPung, "三元牌"),
    (Yaku::RobbingTheKong, "搶槓"),
    (Yaku::OutWithReplacementTile, "槓上自摸"),
    (Yaku::PrevalentWind, "圈風"),
    (Yaku::SeatWind, "門風"),
    (Yaku::SelfDrawn, "自摸"),
    (Yaku::SeatFlower, "正花"),
    (Yaku::NoFlowers, "無花"),
    (Yaku::FlowerSet, "一台花"),
    (Yaku::SevenFlowers, "花糊"),
    (Yaku::EightFlowers, "八仙過海"),
    (Yaku::Concealed, "門前清"),
    (Yaku::ConcealedWithoutFlowers, "門前清（無花牌例）"),
    (Yaku::LastTileWin, "海底撈月"),
    (Yaku::LastTileDraw, "海底撈月"),
    (Yaku::LastTileClaim, "海底撈月"),
    (Yaku::AllPungs, "對對糊"),
    (Yaku::HalfFlush, "混一色"),
    (Yaku::FullFlush, "清一色"),
    (Yaku::AllTerminalsAndHonors, "花么"),
    (Yaku::AllTerminals, "清么九"),
    (Yaku::AllHonors, "字一色"),
    (Yaku::LittleThreeDragons, "小三元"),
    (Yaku::BigThreeDragons, "大三元"),
    (Yaku::LittleFourWinds, "小四喜"),
    (Yaku::BigFourWinds, "大四喜"),
    (Yaku::FourConcealedPungs, "坎坎糊"),
    (Yaku::FourConcealedPungsWithoutKongs, "坎坎糊"),
    (Yaku::FourKongs, "十八羅漢"),
    (Yaku::AfterTwoKongs, "槓上槓"),
    (Yaku::NineGates, "九子連環"),
    (Yaku::NineGatesDrawn, "九子連環"),
    (Yaku::ThirteenOrphans, "十三么"),
    (Yaku::SevenPairs, "七對"),
    (Yaku::HeavenlyHand, "天糊"),
    (Yaku::EarthlyHand, "地糊"),
    (Yaku::EarthlyHandByDiscard, "地糊"),
    (Yaku::BlessingOfMan, "人糊"),
];

/// The names of Zung Jung. Source: the patterns of version 3.3.
#[cfg(feature = "chinese")]
pub(super) const SERIES: Signs = &[
    (Yaku::ChickenHand, "雞和"),
    (Yaku::AllChows, "平和"),
    (Yaku::Concealed, "門前清"),
    (Yaku::AllSimples, "斷么九"),
    (Yaku::HalfFlush, "混一色"),
    (Yaku::FullFlush, "清一色"),
    (Yaku::NineGates, "九蓮寶燈"),
    (Yaku::DragonPung, "番牌（三元牌）"),
    (Yaku::SeatWind, "番牌（門風）"),
    (Yaku::LittleThreeDragons, "小三元"),
    (Yaku::BigThreeDragons, "大三元"),
    (Yaku::SmallThreeWinds, "小三風"),
    (Yaku::BigThreeWinds, "大三風"),
    (Yaku::LittleFourWinds, "小四喜"),
    (Yaku::BigFourWinds, "大四喜"),
    (Yaku::AllHonors, "字一色"),
    (Yaku::AllPungs, "對對和"),
    (Yaku::TwoConcealedPungs, "二暗刻"),
    (Yaku::ThreeConcealedPungs, "三暗刻"),
    (Yaku::FourConcealedPungs, "四暗刻"),
    (Yaku::OneKong, "一槓"),
    (Yaku::TwoKongs, "二槓"),
    (Yaku::ThreeKongs, "三槓"),
    (Yaku::FourKongs, "四槓"),
    (Yaku::PureDoubleChow, "一般高"),
    (Yaku::PureDoubleChowTwice, "兩般高"),
    (Yaku::PureTripleChow, "一色三同順"),
    (Yaku::QuadrupleChow, "一色四同順"),
    (Yaku::MixedTripleChow, "三色同順"),
    (Yaku::SmallTriplePung, "三色小同刻"),
    (Yaku::TriplePung, "三色同刻"),
    (Yaku::PureStraight, "一氣通貫"),
    (Yaku::PureShiftedPungs, "三連刻"),
    (Yaku::FourPureShiftedPungs, "四連刻"),
    (Yaku::OutsideHand, "混全帶么"),
    (Yaku::PureOutsideHand, "純全帶么"),
    (Yaku::AllTerminalsAndHonors, "混么九"),
    (Yaku::AllTerminals, "清么九"),
    (Yaku::LastTileDraw, "海底撈月"),
    (Yaku::LastTileClaim, "河底撈魚"),
    (Yaku::OutWithReplacementTile, "嶺上開花"),
    (Yaku::RobbingTheKong, "搶槓"),
    (Yaku::HeavenlyHand, "天和"),
    (Yaku::EarthlyHandByDiscard, "地和"),
    (Yaku::ThirteenOrphans, "十三么九"),
    (Yaku::SevenPairs, "七對子"),
];

#[cfg(not(feature = "chinese"))]
pub(super) const FAAN: Signs = &[];
#[cfg(not(feature = "chinese"))]
pub(super) const SERIES: Signs = &[];
