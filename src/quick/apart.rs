//! Yaku that exclude each other.

use crate::yaku::Yaku;

/// Yaku that no hand has both of, although the facts in [`Needs`](super::needs::Needs) would allow it.
/// `tests/it/quick/together.rs` compares them with all possible hands.
pub(crate) const APART: &[(Yaku, &[Yaku])] = &[
    // 123, 456 and 789 of a suit leave one set free, and have terminals.
    (
        Yaku::Ittsuu,
        &[
            Yaku::Tanyao,
            Yaku::SanshokuDoujun,
            Yaku::Chanta,
            Yaku::Junchan,
            Yaku::Ryanpeikou,
            Yaku::IsshokuSanjun,
            Yaku::IsshokuYonjun,
        ],
    ),
    // 1 and 9 are in it, and three suits take three different sequences.
    (
        Yaku::SanshokuIttsuu,
        &[
            Yaku::Tanyao,
            Yaku::SanshokuDoujun,
            Yaku::Ittsuu,
            Yaku::Chanta,
            Yaku::Junchan,
            Yaku::Ryanpeikou,
            Yaku::IsshokuSanjun,
            Yaku::IsshokuYonjun,
            Yaku::Chinpeikou,
        ],
    ),
    // Two sequences of one suit and two of another.
    (
        Yaku::Chinpeikou,
        &[Yaku::SanshokuDoujun, Yaku::Ittsuu, Yaku::IsshokuSanjun],
    ),
    // Three different sequences, where two pairs of equal ones or three equal ones have two at the most.
    (
        Yaku::SanshokuDoujun,
        &[Yaku::Ryanpeikou, Yaku::IsshokuSanjun, Yaku::IsshokuYonjun],
    ),
    // One set or pair of each kind of tile: no two sets of a suit, of winds or of dragons.
    (
        Yaku::Uumensai,
        &[
            Yaku::Iipeikou,
            Yaku::Ittsuu,
            Yaku::Shousangen,
            Yaku::IsshokuSanjun,
            Yaku::Sanrenkou,
            Yaku::Sanpuukou,
        ],
    ),
    // Three sets of a suit, one of them of simples.
    (
        Yaku::Sanrenkou,
        &[
            Yaku::Chanta,
            Yaku::Junchan,
            Yaku::Honroutou,
            Yaku::SanshokuDoukou,
            Yaku::Shousangen,
            Yaku::Sanpuukou,
        ],
    ),
    // Three triplets and two more, or three more, are over four.
    (Yaku::SanshokuDoukou, &[Yaku::Shousangen, Yaku::Sanpuukou]),
    (Yaku::Shousangen, &[Yaku::Sanpuukou, Yaku::Shousanpuu]),
    // Four triplets in twos, or two of them with the pair.
    (
        Yaku::Ryandoukou,
        &[Yaku::SanshokuDoukou, Yaku::Sanrenkou, Yaku::Uumensai],
    ),
    (Yaku::Shoutate, &[Yaku::SanshokuDoukou]),
    // Without honors it is junchan, and one suit has two kinds of terminals.
    (Yaku::Chinitsu, &[Yaku::Chanta, Yaku::Honroutou]),
    // Yaku that ask for different winning tiles.
    (Yaku::IipinMouyue, &[Yaku::Rinshan, Yaku::UupinKaihou]),
    (
        Yaku::KinkeiDokuritsu,
        &[
            Yaku::IipinMouyue,
            Yaku::ChuupinRaoyui,
            Yaku::UupinKaihou,
            // Its pair may be of any tile where not every tile of the wait has to give it.
            Yaku::Shousangen,
        ],
    ),
    // The kan before the discard ends ippatsu, and there is none beside four others.
    (Yaku::Kanburi, &[Yaku::Ippatsu, Yaku::Suukantsu]),
    // The kan has the other three, so the hand has none of them.
    (Yaku::Chankan, TWO_OF_EACH),
    (Yaku::RyanzouChankan, TWO_OF_EACH),
    (
        Yaku::Daisangen,
        &[
            Yaku::Shousuushii,
            Yaku::Daisuushii,
            Yaku::Ryuuiisou,
            Yaku::Suurenkou,
            Yaku::Benikujaku,
            Yaku::Kouitten,
        ],
    ),
    // Four triplets of a suit with simples among them.
    (
        Yaku::Suurenkou,
        &[
            Yaku::Shousuushii,
            Yaku::Daisuushii,
            Yaku::Ryuuiisou,
            Yaku::Chinroutou,
            Yaku::Chuuren,
            Yaku::JunseiChuuren,
            Yaku::Daisharin,
            Yaku::Shousharin,
            Yaku::Benikujaku,
            Yaku::Kouitten,
        ],
    ),
    // Tiles that have too little in common.
    (
        Yaku::Ryuuiisou,
        &[Yaku::Tsuuiisou, Yaku::Daisharin, Yaku::Daichisei],
    ),
    (
        Yaku::Chinroutou,
        &[
            Yaku::Chuuren,
            Yaku::JunseiChuuren,
            Yaku::Shousharin,
            Yaku::HyakumanGoku,
            Yaku::Benikujaku,
        ],
    ),
    (
        Yaku::Benikujaku,
        &[
            Yaku::Tsuuiisou,
            Yaku::Chuuren,
            Yaku::JunseiChuuren,
            Yaku::Daisharin,
            Yaku::Shousharin,
            Yaku::Kouitten,
        ],
    ),
    (Yaku::Kouitten, &[Yaku::Tsuuiisou, Yaku::Daichisei]),
    (Yaku::Kokuiisou, &[Yaku::Daisharin]),
    // Four different sequences of a suit, all its numbers, and 3, 5 and 7 twice.
    (
        Yaku::Kinmonkyou,
        &[
            Yaku::IsshokuYonjun,
            Yaku::Ryuuiisou,
            Yaku::Chuuren,
            Yaku::JunseiChuuren,
            Yaku::Daisharin,
            Yaku::Shousharin,
            Yaku::HyakumanGoku,
            Yaku::Kouitten,
        ],
    ),
    // The same sequence four times.
    (
        Yaku::IsshokuYonjun,
        &[
            Yaku::Chuuren,
            Yaku::JunseiChuuren,
            Yaku::Daisharin,
            Yaku::Shousharin,
            Yaku::Benikujaku,
        ],
    ),
    // Sequences of one suit, which are no triplets and add up to less than 100.
    (Yaku::Chuuren, NO_TRIPLETS),
    (Yaku::JunseiChuuren, NO_TRIPLETS),
    (Yaku::Daisharin, NO_TRIPLETS),
    (Yaku::Shousharin, NO_TRIPLETS),
    (Yaku::Shousharin, &[Yaku::Chuuren, Yaku::JunseiChuuren]),
];

const NO_TRIPLETS: &[Yaku] = &[Yaku::Suuankou, Yaku::SuuankouTanki, Yaku::HyakumanGoku];

/// Yaku with two tiles of each kind, impossible where the winning tile is the only one of its kind.
const TWO_OF_EACH: &[Yaku] = &[
    Yaku::Ryanpeikou,
    Yaku::Chinpeikou,
    Yaku::IsshokuYonjun,
    Yaku::JunseiChuuren,
    Yaku::Kokushi13,
    Yaku::Daisharin,
    Yaku::Shousharin,
];
