//! What each yaku takes, in one sentence.

use crate::yaku::Yaku;

/// The condition of a yaku as a player would say it. What it is worth, and whether an open hand has it, is for the ruleset.
#[allow(clippy::too_many_lines, reason = "one line a yaku")]
pub(super) const fn condition(yaku: Yaku) -> &'static str {
    match yaku {
        Yaku::Riichi => "Declare riichi on a closed tenpai hand for 1,000 points, then win.",
        Yaku::DoubleRiichi => "Declare riichi with the first discard, before any call.",
        Yaku::Ippatsu => "Win within one round of the table after riichi, before any call.",
        Yaku::MenzenTsumo => "Draw the winning tile with a closed hand.",
        Yaku::Haitei | Yaku::LastTileDraw => "Draw the winning tile as the last of the wall.",
        Yaku::Houtei => "Win off the discard after the last tile of the wall.",
        Yaku::Rinshan => "Draw the winning tile as the replacement for a kan.",
        Yaku::Chankan => "Win off the tile that another player adds to his pon.",
        Yaku::Pinfu => "Four runs, a pair without value, and a two-sided wait.",
        Yaku::Tanyao | Yaku::AllSimples => "No terminals and no honors.",
        Yaku::Iipeikou => "Two equal runs in one suit.",
        Yaku::SeatWindPung => "A triplet or kan of your own seat's wind.",
        Yaku::YakuhaiSeat => {
            "A triplet or kan of your own seat's wind; if it is the round wind too, both count."
        }
        Yaku::YakuhaiRound | Yaku::PrevailingWindPung => "A triplet or kan of the round's wind.",
        Yaku::YakuhaiHaku => "A triplet or kan of the white dragon.",
        Yaku::YakuhaiHatsu => "A triplet or kan of the green dragon.",
        Yaku::YakuhaiChun => "A triplet or kan of the red dragon.",
        Yaku::Chiitoitsu | Yaku::SevenPairs => "Seven different pairs.",
        Yaku::SanshokuDoujun => "The same run in all three suits.",
        Yaku::Ittsuu | Yaku::PureStraight => "The runs 123, 456 and 789 in one suit.",
        Yaku::Chanta => "A terminal or honor in every set and the pair, with at least one run.",
        Yaku::Toitoi | Yaku::AllPungs => "Four triplets or kans and a pair.",
        Yaku::Sanankou | Yaku::ThreeConcealedPungs => {
            "Three triplets or closed kans that were neither called nor completed by a discard."
        }
        Yaku::Sankantsu => "Three kans of any kind.",
        Yaku::SanshokuDoukou => "Triplets or kans of the same number in all three suits.",
        Yaku::Honroutou => "Terminals and honors only, without a run.",
        Yaku::Shousangen | Yaku::LittleThreeDragons => {
            "Two triplets or kans of dragons, and a pair of the third."
        }
        Yaku::Ryanpeikou => {
            "Two different pairs of equal runs. Seven pairs are not counted with it."
        }
        Yaku::Junchan => "A terminal in every set and the pair, with at least one run.",
        Yaku::Honitsu | Yaku::ClearHand => "Tiles of one suit, and honors.",
        Yaku::Chinitsu | Yaku::PureHand => "Tiles of one suit only.",
        Yaku::OpenRiichi => "Declare riichi and show the hand.",
        Yaku::TsubameGaeshi => "Win off the discard with which another player declares riichi.",
        Yaku::Kanburi => "Win off the discard that follows another player's kan.",
        Yaku::IsshokuSanjun => "Three equal runs in one suit.",
        Yaku::IsshokuYonjun => "Four equal runs in one suit.",
        Yaku::Sanrenkou => "Three triplets or kans with numbers in a row, in one suit.",
        Yaku::Uumensai => "Sets and a pair of all five: man, pin, sou, winds and dragons.",
        Yaku::Sanpuukou => "Triplets or kans of three winds.",
        Yaku::Tenhou | Yaku::HeavenlyHand => "The dealer wins with his first fourteen tiles.",
        Yaku::Chiihou => "A non-dealer wins with his first draw, before any call.",
        Yaku::EarthlyHand => "A non-dealer draws the winning tile in the first round of the table.",
        Yaku::Renhou => "A non-dealer wins off a discard before his own first draw.",
        Yaku::BlessingOfMan => "Win off a discard in the first round of the table, concealed.",
        Yaku::Daisangen | Yaku::BigThreeDragons => "Triplets or kans of all three dragons.",
        Yaku::Shousuushii | Yaku::LittleFourWinds => {
            "Triplets or kans of three winds, and a pair of the fourth."
        }
        Yaku::Daisuushii | Yaku::BigFourWinds => "Triplets or kans of all four winds.",
        Yaku::Suuankou | Yaku::FourConcealedPungs => {
            "Four triplets or closed kans that were neither called nor completed by a discard."
        }
        Yaku::SuuankouTanki => "Four concealed triplets, won on the pair.",
        Yaku::Tsuuiisou | Yaku::AllHonors => "Honors only.",
        Yaku::Ryuuiisou => "Green tiles only: 2, 3, 4, 6, 8 of sou and the green dragon.",
        Yaku::Chinroutou | Yaku::AllTerminals => "Terminals only.",
        Yaku::Suukantsu => "Four kans of any kind.",
        Yaku::Chuuren => "1112345678999 in one suit and one more tile of it, with no call or kan.",
        Yaku::JunseiChuuren | Yaku::NineGates => {
            "1112345678999 in one suit before the winning tile, so that all nine of its tiles win."
        }
        Yaku::Kokushi => "One of each terminal and honor, and a second of any of them.",
        Yaku::Kokushi13 => "Thirteen different terminals and honors before the winning tile.",
        Yaku::Suurenkou => "Four triplets or kans with numbers in a row, in one suit.",
        Yaku::Daisharin => {
            "22334455667788 of one suit, closed; of pin unless the rules say any suit."
        }
        Yaku::Shousharin => "11223344556677 or 33445566778899 of one suit, closed.",
        Yaku::ShiisanPuutaa => {
            "On the first turn, thirteen tiles that neither pair nor stand within two of each other, one of them doubled."
        }
        Yaku::ShiisuuPuutaa => {
            "On the first turn, fourteen tiles that neither pair nor stand within two of each other."
        }
        Yaku::Daichisei => "One pair of each of the seven honors.",
        Yaku::HyakumanGoku => "Man only, with numbers that add up to 100 or more.",
        Yaku::Benikujaku => "Only 1, 5, 7, 9 of sou and the red dragon.",
        Yaku::Kouitten => "Only 2, 3, 4, 6, 8 of sou, and the red dragon.",
        Yaku::IshiNoUeNiMoSannen => "Double riichi, won on the last tile.",
        Yaku::Paarenchan => "The dealer's win after eight honba that were all his own.",
        Yaku::IipinMouyue => "Draw 1 pin as the last tile of the wall to win.",
        Yaku::ChuupinRaoyui => "Win off the last discard with 9 pin.",
        Yaku::UupinKaihou => "Draw 5 pin as the replacement for a kan to win.",
        Yaku::AllChows => "Four runs and a pair of a suit, any wait.",
        Yaku::DragonPung => "A triplet or kan of dragons, counted for each.",
        Yaku::ConcealedHand => "Four concealed sets, won off a discard.",
        Yaku::FlowerTile => "A flower set aside, counted for each.",
        Yaku::PremiumTile => "The winning tile and every tile equal to it, each counted.",
        Yaku::Ready => "Declare ready with a concealed hand, then win.",
        Yaku::FullyConcealedHand => "Four concealed sets, won by self-draw.",
        Yaku::OpenReady => "Declare ready with the hand shown, then draw the winning tile.",
        Yaku::RobbingTheKong => "Win off the tile that another player adds to his pung.",
        Yaku::ReplacementTile => {
            "Draw the winning tile as the replacement for a kong; a flower's does not count."
        }
        Yaku::DoubleReady => "Declare ready in the first round of the table, before any call.",
        Yaku::AllFlowers => "All four flowers; each still counts by itself.",
        Yaku::MoonBottomSea => "Draw 1 dot as the last tile of the wall to win.",
        Yaku::PlumBlossomRoof => "Draw 5 dots as the replacement for a kong to win.",
    }
}
