//! Yaku that can stand together and that cannot, worked out by hand, and what a tap does.

use tensu::quick::{Bar, Chosen, Counted, bar, choices, fit, toggle};
use tensu::yaku::YakuSet;
use tensu::{By, Yaku};

use super::{chosen, everything, open, table};
use crate::helpers::{preset, ruleset};

/// Worked out by hand: what can stand together and what cannot, and why.
#[test]
fn together() {
    use Yaku::*;
    let all = everything();
    let (ron, tsumo) = (table("ron seat:S"), table("tsumo seat:S"));
    for (has, yaku, why) in [
        // A terminal or honor in each set, and none at all.
        (Tanyao, Chanta, Bar::NotWith(Tanyao)),
        (Tanyao, YakuhaiChun, Bar::NotWith(Tanyao)),
        (Tanyao, Honitsu, Bar::NotWith(Tanyao)),
        // Four sequences, four triplets.
        (Pinfu, Toitoi, Bar::NotWith(Pinfu)),
        (Pinfu, YakuhaiHaku, Bar::NotWith(Pinfu)),
        (Pinfu, Sanankou, Bar::NotWith(Pinfu)),
        // Seven pairs have no sequences.
        (Chiitoitsu, Iipeikou, Bar::NotWith(Chiitoitsu)),
        (Chiitoitsu, Ryanpeikou, Bar::NotWith(Chiitoitsu)),
        (Chiitoitsu, Toitoi, Bar::NotWith(Chiitoitsu)),
        (Chiitoitsu, YakuhaiHatsu, Bar::NotWith(Chiitoitsu)),
        // One suit with honors, one suit without, three suits.
        (Honitsu, Chinitsu, Bar::NotWith(Honitsu)),
        (Chinitsu, SanshokuDoujun, Bar::NotWith(Chinitsu)),
        (Honitsu, SanshokuDoukou, Bar::NotWith(Honitsu)),
        // Three sequences and three triplets are six sets.
        (SanshokuDoujun, SanshokuDoukou, Bar::NotWith(SanshokuDoujun)),
        (SanshokuDoujun, Ittsuu, Bar::NotWith(SanshokuDoujun)),
        (Ittsuu, Junchan, Bar::NotWith(Ittsuu)),
        (Junchan, Chanta, Bar::Replaced(Junchan)),
        (Ryanpeikou, Iipeikou, Bar::Replaced(Ryanpeikou)),
        (Houtei, Chankan, Bar::NotWith(Houtei)),
        (Daisangen, Tanyao, Bar::NotWith(Daisangen)),
        (Daisangen, Toitoi, Bar::Yakuman),
        (Pinfu, Ippatsu, Bar::Without(Riichi)),
        (Pinfu, MenzenTsumo, Bar::TsumoOnly),
        (Pinfu, Tenhou, Bar::TsumoOnly),
    ] {
        assert_eq!(
            bar(&ron, &chosen(&[has]), yaku, &all),
            Some(why),
            "{has:?} {yaku:?}"
        );
    }
    for (has, yaku) in [
        (Riichi, OpenRiichi),
        (Riichi, Ippatsu),
        (DoubleRiichi, Ippatsu),
        (Riichi, Houtei),
        (Tanyao, Pinfu),
        (Tanyao, Chiitoitsu),
        (Tanyao, Chinitsu),
        (Tanyao, SanshokuDoukou),
        (Pinfu, Chinitsu),
        (Pinfu, Ittsuu),
        (Pinfu, Ryanpeikou),
        (Pinfu, Junchan),
        (Chiitoitsu, Honroutou),
        (Chiitoitsu, Chinitsu),
        (Iipeikou, Ittsuu),
        (Iipeikou, Chanta),
        (Toitoi, Sanankou),
        (Toitoi, Honroutou),
        (Toitoi, Honitsu),
        (Sanankou, Sankantsu),
        (YakuhaiSeat, YakuhaiRound),
        (Shousangen, Honitsu),
        (Daisangen, Tsuuiisou),
    ] {
        assert_eq!(
            bar(&ron, &chosen(&[has]), yaku, &all),
            None,
            "{has:?} {yaku:?}"
        );
        assert_ne!(
            Some(Bar::NotWith(yaku)),
            bar(&ron, &chosen(&[yaku]), has, &all)
        );
    }
    let none = Chosen::default();
    // Ari-ari counts both; elsewhere the higher is counted in place of the lower.
    let double = chosen(&[DoubleRiichi]);
    assert_eq!(bar(&ron, &double, Riichi, &all), None);
    let replaced = Some(Bar::Replaced(DoubleRiichi));
    assert_eq!(bar(&ron, &double, Riichi, preset("cheatsheet")), replaced);
    assert_eq!(bar(&tsumo, &none, Houtei, &all), Some(Bar::RonOnly));
    assert_eq!(bar(&tsumo, &none, Tenhou, &all), Some(Bar::DealerOnly));
    assert_eq!(
        bar(&table("tsumo seat:E"), &none, Chiihou, &all),
        Some(Bar::OthersOnly)
    );
    assert_eq!(bar(&ron, &open(&[]), Riichi, &all), Some(Bar::ClosedOnly));
    let four_calls = Yaku::ShiiaruRaotai;
    assert_eq!(bar(&ron, &none, four_calls, &all), Some(Bar::OpenOnly));
    assert_eq!(bar(&ron, &open(&[]), four_calls, &all), None);
    assert_eq!(bar(&ron, &open(&[]), Tanyao, &all), None);
    assert_eq!(
        bar(&ron, &none, Sanrenkou, preset("cheatsheet")),
        Some(Bar::NotInRuleset)
    );
    // After a kan there is a kan: no four sequences, no seven pairs, no ippatsu.
    for yaku in [Pinfu, Chiitoitsu, Ippatsu] {
        let after = chosen(&[Rinshan, Riichi]);
        assert_eq!(
            bar(&tsumo, &after, yaku, &all),
            Some(Bar::NotWith(Rinshan)),
            "{yaku:?}"
        );
    }
}

/// Both ways alike: if one is never with the other, the other is never with it.
#[test]
fn never_together_is_mutual() {
    let all = everything();
    let mut apart = 0;
    for at in ["ron seat:S", "tsumo seat:S", "ron seat:E", "tsumo seat:E"].map(table) {
        let free = |yaku: &Yaku| bar(&at, &Chosen::default(), *yaku, &all).is_none();
        for one in choices(&all).filter(free) {
            for other in choices(&all).filter(free).filter(|&other| other != one) {
                let never =
                    |has, yaku| bar(&at, &chosen(&[has]), yaku, &all) == Some(Bar::NotWith(has));
                assert_eq!(never(one, other), never(other, one), "{one:?} {other:?}");
                apart += usize::from(never(one, other));
            }
        }
    }
    assert!(apart > 1_000, "{apart}");
}

/// Sanma with norths set aside: a replacement tile without a kan, and 5 pin on it all the same. A mutant.
#[test]
fn the_replacement_for_a_north_is_what_it_is() {
    let rules = ruleset("tenhou_sanma local_yaku=[uupin_kaihou]");
    let beside = |yaku: Yaku| {
        let chosen = Chosen {
            yaku: YakuSet::of(&[yaku]),
            ..Chosen::default()
        };
        bar(&table("tsumo seat:S"), &chosen, Yaku::UupinKaihou, &rules)
    };
    assert_eq!(beside(Yaku::Honroutou), Some(Bar::NotWith(Yaku::Honroutou)));
    assert_eq!(beside(Yaku::Tanyao), None);
}

/// A choice has the yaku of its ruleset and no others; where points add up there is none. A mutant.
#[test]
fn choices_are_of_the_ruleset() {
    let choices = |rules: &str| choices(&ruleset(rules)).collect::<Vec<_>>();
    assert!(choices("korean").is_empty());
    assert!(choices("tenhou").contains(&Yaku::Ippatsu));
    assert!(!choices("tenhou ippatsu=false").contains(&Yaku::Ippatsu));
    assert!(!choices("tenhou").contains(&Yaku::OpenRiichi));
}

#[test]
fn taps() {
    use Yaku::*;
    let (all, ron) = (everything(), table("ron seat:S"));
    let tap = |chosen: &Chosen, yaku| toggle(&ron, chosen, yaku, &all);
    // A higher yaku takes the place of the lower one, and what is greyed stays out.
    let one = tap(&Chosen::default(), Iipeikou);
    let two = tap(&one, Ryanpeikou);
    assert_eq!(two.yaku, YakuSet::of(&[Ryanpeikou]));
    assert_eq!(tap(&two, Toitoi), two);
    assert_eq!(tap(&two, Ryanpeikou).yaku, YakuSet::NONE);
    // Without riichi there is no ippatsu.
    let riichi = tap(&tap(&Chosen::default(), Riichi), Ippatsu);
    assert_eq!(riichi.yaku.len(), 2);
    assert_eq!(tap(&riichi, Riichi).yaku, YakuSet::NONE);
    // What cannot be by the other way of winning is gone, and the fu move with it.
    let by_tsumo = Counted::Yaku(Chosen {
        fu: Some(20),
        ..chosen(&[MenzenTsumo, Pinfu])
    });
    let tsumo = table("tsumo seat:S");
    assert_eq!(fit(&tsumo, &by_tsumo, &all), by_tsumo);
    let by_ron = Counted::Yaku(Chosen {
        fu: Some(30),
        ..chosen(&[Pinfu])
    });
    assert_eq!(fit(&ron, &by_tsumo, &all), by_ron);
    assert_eq!(By::Ron, ron.by);
}
