//! Wins as somebody counted them: the same prices as hands, and only yaku that can stand together.

use tensu::quick::{
    Bar, Chosen, Counted, Melds, Table, bar, choices, counts, fit, fu, price, toggle,
};
use tensu::refusal::Field;
use tensu::rules::ALL;
use tensu::score::{Amount, Award, Limit, Payer, What};
use tensu::yaku::{Unit, YakuSet};
use tensu::{By, Question, Refusal, Ruleset, Score, Wind, Yaku};

use crate::hands;
use crate::laws::houses;
use crate::quick_steps;
use crate::random::Random;
use crate::shared::deal;

fn rules(id: &str) -> &'static Ruleset {
    Ruleset::by_id(id).expect("a ruleset of the crate")
}

/// The usual rules with open riichi, old yaku and counted yakuman.
pub fn everything() -> Ruleset {
    let mut all = rules("ari_ari").clone();
    for row in &tensu::yaku::TABLE {
        if !all.has(row.yaku) && row.worth.unit != tensu::yaku::Unit::Points {
            all.yaku = all.yaku.with(&[(row.yaku, row.worth)]);
        }
    }
    all
}

pub fn table(text: &str) -> Table {
    Table::of(&text.parse().expect("a table"))
}

fn chosen(yaku: &[Yaku]) -> Chosen {
    Chosen {
        yaku: YakuSet::of(yaku),
        ..Chosen::default()
    }
}

fn open(yaku: &[Yaku]) -> Chosen {
    Chosen {
        melds: Melds::Open,
        ..chosen(yaku)
    }
}

/// A scored hand as a player would count it aloud.
fn counted(score: &Score, is_closed: bool) -> Vec<Counted> {
    if let Some(points) = score.points {
        return vec![Counted::Points(points)];
    }
    let fu = score.fu.as_ref().map(|fu| fu.rounded);
    let bonus = score.awards.iter();
    let bonus = bonus.filter(|award| !matches!(award.what, What::Yaku(_)));
    let by_yaku = Counted::Yaku(Chosen {
        yaku: score.yaku_only().collect(),
        melds: if is_closed {
            Melds::Closed
        } else {
            Melds::Open
        },
        dora: bonus.map(|award| award.amount.han()).sum(),
        fu,
    });
    // What is paid as a mangan whatever its han are is not said in han.
    let as_mangan = |award: &Award| award.amount == Amount::Mangan;
    if score.awards.iter().any(as_mangan) {
        return vec![by_yaku];
    }
    let in_short = score
        .han
        .map_or(Counted::Yakuman(score.yakuman), |han| Counted::Han(han, fu));
    vec![by_yaku, in_short]
}

/// Prices a hand by tiles and without; says whether it was a win that nobody is liable for.
fn same(question: &Question, rules: &Ruleset) -> bool {
    let Ok(win) = question.check(rules) else {
        return false;
    };
    let Ok(score) = win.score() else {
        return false;
    };
    if score.payments.iter().any(|payment| payment.liable) {
        return false;
    }
    let table = Table::of(question);
    for counted in counted(&score, win.is_closed()) {
        let about = || format!("{question} under {}: {counted:?}", rules.id);
        let wanted = quick_steps::of_hand(&score, &counted);
        assert_eq!(
            price(&table, &counted, rules).as_ref(),
            Ok(&wanted),
            "{}",
            about()
        );
        if wanted.fu.is_some() {
            assert_eq!(fit(&table, &counted, rules), counted, "{}", about());
        }
        // In any order of taps, no yaku of a hand is greyed by the others.
        if let Counted::Yaku(all) = counted {
            for yaku in all.yaku.iter() {
                for other in all.yaku.iter().filter(|&other| other != yaku) {
                    let one = Chosen {
                        yaku: YakuSet::of(&[other]),
                        ..all
                    };
                    let why = bar(&table, &one, yaku, rules);
                    assert!(
                        matches!(why, None | Some(Bar::Without(Yaku::Riichi))),
                        "{}: {yaku:?} {why:?}",
                        about()
                    );
                }
            }
        }
    }
    true
}

#[test]
fn golden_hands() {
    let wins = hands::all()
        .iter()
        .filter(|golden| same(&golden.question, &golden.rules))
        .count();
    assert!(wins > 300, "{wins}");
}

#[test]
fn dealt_hands() {
    let everything = everything();
    for (seed, rules) in ALL.iter().copied().chain([&everything]).enumerate() {
        let mut random = Random::new(0x9_1C + seed as u64);
        let wins = (0..2_000)
            .filter(|_| same(&deal::hand(&mut random, rules), rules))
            .count();
        assert!(wins > 500, "{}: {wins}", rules.id);
    }
}

#[test]
fn dealt_hands_of_houses() {
    for base in ["cheatsheet", "ari_ari", "tenhou_sanma"].map(rules) {
        for (seed, (about, rules)) in houses::all(base).into_iter().enumerate() {
            let mut random = Random::new(0xA_1C + seed as u64);
            let wins = (0..60)
                .filter(|_| same(&deal::hand(&mut random, &rules), &rules))
                .count();
            assert!(wins > 5, "{about}: {wins}");
        }
    }
}

#[test]
fn examples_of_the_table() {
    let everything = everything();
    let mut wins = 0;
    for text in Yaku::all().map(Yaku::example) {
        for rules in ALL.iter().copied().chain([&everything]) {
            let question = text.parse::<Question>().expect("a hand").adapted(rules);
            wins += usize::from(same(&question, rules));
        }
    }
    assert!(wins > 500, "{wins}");
}

/// Worked out by hand: what can stand together and what cannot, and why.
#[test]
fn together() {
    use Yaku::*;
    let all = everything();
    let (ron, tsumo) = (table("ron seat:S"), table("tsumo seat:S"));
    for (has, yaku, why) in [
        // A block of terminals or honors in each set, and none at all.
        (Tanyao, Chanta, Bar::NotWith(Tanyao)),
        (Tanyao, YakuhaiChun, Bar::NotWith(Tanyao)),
        (Tanyao, Honitsu, Bar::NotWith(Tanyao)),
        // Four runs, four triplets.
        (Pinfu, Toitoi, Bar::NotWith(Pinfu)),
        (Pinfu, YakuhaiHaku, Bar::NotWith(Pinfu)),
        (Pinfu, Sanankou, Bar::NotWith(Pinfu)),
        // Seven pairs have no runs.
        (Chiitoitsu, Iipeikou, Bar::NotWith(Chiitoitsu)),
        (Chiitoitsu, Ryanpeikou, Bar::NotWith(Chiitoitsu)),
        (Chiitoitsu, Toitoi, Bar::NotWith(Chiitoitsu)),
        (Chiitoitsu, YakuhaiHatsu, Bar::NotWith(Chiitoitsu)),
        // One suit with honors, one suit without, three suits.
        (Honitsu, Chinitsu, Bar::NotWith(Honitsu)),
        (Chinitsu, SanshokuDoujun, Bar::NotWith(Chinitsu)),
        (Honitsu, SanshokuDoukou, Bar::NotWith(Honitsu)),
        // Three runs and three triplets are six sets.
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
    assert_eq!(bar(&ron, &double, Riichi, rules("cheatsheet")), replaced);
    assert_eq!(bar(&tsumo, &none, Houtei, &all), Some(Bar::RonOnly));
    assert_eq!(bar(&tsumo, &none, Tenhou, &all), Some(Bar::DealerOnly));
    assert_eq!(
        bar(&table("tsumo seat:E"), &none, Chiihou, &all),
        Some(Bar::OthersOnly)
    );
    assert_eq!(bar(&ron, &open(&[]), Riichi, &all), Some(Bar::ClosedOnly));
    assert_eq!(bar(&ron, &open(&[]), Tanyao, &all), None);
    assert_eq!(
        bar(&ron, &none, Sanrenkou, rules("cheatsheet")),
        Some(Bar::NotInRuleset)
    );
    // After a kan there is a kan: no four runs, no seven pairs, no ippatsu.
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

/// Which fu there are, worked out by hand.
#[test]
fn possible_fu() {
    use Yaku::*;
    let cheatsheet = rules("cheatsheet");
    let possible = |way: &str, chosen: Chosen| fu(&table(way), &Counted::Yaku(chosen), cheatsheet);
    assert_eq!(possible("tsumo", chosen(&[Pinfu, MenzenTsumo])), [20]);
    assert_eq!(possible("ron", chosen(&[Pinfu, Riichi])), [30]);
    assert_eq!(possible("ron", chosen(&[Chiitoitsu])), [25]);
    assert_eq!(possible("tsumo", chosen(&[Chiitoitsu, Tanyao])), [25]);
    // Two pairs of equal runs leave a pair of value and a bad wait: 20 + 10 + 4 + 2.
    assert_eq!(possible("ron", chosen(&[Ryanpeikou])), [40]);
    assert_eq!(possible("tsumo", chosen(&[Ryanpeikou])), [30]);
    // Closed without pinfu there is something that has fu.
    assert_eq!(possible("ron", chosen(&[Riichi]))[0], 40);
    assert_eq!(possible("tsumo", chosen(&[Riichi]))[0], 30);
    assert_eq!(possible("ron", open(&[Tanyao]))[0], 30);
    // Three closed triplets of simples: 20 + 3 × 4.
    assert_eq!(possible("ron", open(&[Sanankou]))[0], 40);
    // All terminals and honors, three closed by a ron of the last: 20 + 10 + 3 × 8 + 4.
    assert_eq!(
        possible("ron", chosen(&[Honroutou, Toitoi, Sanankou]))[0],
        60
    );
    // Three open kans of simples: 20 + 24.
    assert_eq!(possible("ron", open(&[Sankantsu]))[0], 50);
    // Three closed kans of terminals or honors, a triplet of them completed by ron, a pair of a double wind: 20 + 10 + 96 + 4 + 4.
    // A fourth kan, or a fourth concealed triplet, is a yakuman.
    assert_eq!(possible("ron", chosen(&[Riichi])).last(), Some(&140));
    assert!(possible("ron", chosen(&[Daisangen])).is_empty());
    let han = |way: &str, han| fu(&table(way), &Counted::Han(han, None), cheatsheet);
    assert_eq!(han("ron", 1)[..2], [30, 40]);
    assert_eq!(han("ron", 2)[..2], [25, 30]);
    assert_eq!(han("tsumo", 2)[..2], [20, 30]);
    assert_eq!(han("tsumo", 3)[..3], [20, 25, 30]);
    // No fu in these rules.
    let sanma = rules("sanma_ryanshi");
    assert!(fu(&table("ron"), &Counted::Han(3, None), sanma).is_empty());
}

#[test]
fn refused() {
    use Yaku::*;
    let (cheatsheet, ron) = (rules("cheatsheet"), table("ron seat:S"));
    let first = |rules: &Ruleset, at: &Table, counted| {
        price(at, &counted, rules)
            .expect_err("no price")
            .first()
            .clone()
    };
    let no_fu = |given: u16, counted: Counted| {
        let possible = fu(&ron, &counted, cheatsheet);
        let possible = possible.iter().map(ToString::to_string).collect();
        let wanted = Refusal::Value(Field::Fu, given.to_string(), possible);
        assert_eq!(first(cheatsheet, &ron, counted), wanted);
    };
    let below = |have, need| Refusal::BelowMinimum {
        have,
        need,
        unit: Unit::Han,
    };
    assert_eq!(
        first(cheatsheet, &ron, Counted::Han(0, Some(30))),
        below(0, 1)
    );
    no_fu(35, Counted::Han(3, Some(35)));
    no_fu(25, Counted::Han(1, Some(25)));
    assert_eq!(
        first(cheatsheet, &ron, Counted::Han(3, None)),
        Refusal::Missing(Field::Fu)
    );
    assert_eq!(first(cheatsheet, &ron, Counted::Yakuman(0)), below(0, 1));
    assert_eq!(
        first(cheatsheet, &ron, Counted::Points(5)),
        Refusal::Missing(Field::Han)
    );
    assert_eq!(
        first(rules("korean"), &ron, Counted::Han(3, None)),
        Refusal::Missing(Field::Points)
    );
    assert_eq!(
        first(rules("korean"), &ron, Counted::Points(0)).code(),
        "parse"
    );
    let pinfu = Chosen {
        fu: Some(40),
        ..chosen(&[Pinfu])
    };
    no_fu(40, Counted::Yaku(pinfu));
    let both = Counted::Yaku(Chosen {
        fu: Some(30),
        ..chosen(&[Pinfu, Toitoi])
    });
    assert_eq!(
        first(cheatsheet, &ron, both),
        Refusal::Barred(Pinfu, Bar::NotWith(Toitoi))
    );
    assert_eq!(
        first(cheatsheet, &ron, both).to_string(),
        "Pinfu: not with All triplets"
    );
    // Dora alone are no yaku.
    let dora = Chosen {
        dora: 4,
        fu: Some(40),
        ..Chosen::default()
    };
    assert_eq!(
        first(cheatsheet, &ron, Counted::Yaku(dora)).code(),
        "no_yaku"
    );
    // A table that cannot be.
    let at = Table {
        from: Some(Wind::South),
        ..ron
    };
    assert_eq!(
        first(cheatsheet, &at, Counted::Han(1, Some(30))).code(),
        "impossible_flags"
    );
    let at = Table {
        seat: Wind::North,
        ..ron
    };
    assert!(price(&at, &Counted::Han(1, Some(30)), rules("tenhou_sanma")).is_err());
    let at = Table {
        honba: 5_000,
        ..ron
    };
    assert_eq!(
        first(cheatsheet, &at, Counted::Han(1, Some(30))),
        Refusal::TooLarge(Field::Honba)
    );
}

/// Prices that everybody knows.
#[test]
fn known_prices() {
    let (cheatsheet, ron) = (
        rules("cheatsheet"),
        table("ron seat:S from:W honba:2 sticks:1"),
    );
    let paid = |at: &Table, counted| price(at, &counted, cheatsheet).expect("a price");
    // 30 fu 3 han: 3,900; two counters 600, a stick 1,000.
    let three = paid(&ron, Counted::Han(3, Some(30)));
    assert_eq!(
        (three.total, three.sticks, three.limit),
        (5_500, 1_000, None)
    );
    assert_eq!(three.payments.len(), 1);
    assert_eq!(three.payments[0].from, Payer::Seat(Wind::West));
    // The dealer's mangan by tsumo: 4,000 from all.
    let mangan = paid(&table("tsumo seat:E"), Counted::Han(5, None));
    assert_eq!((mangan.total, mangan.limit), (12_000, Some(Limit::Mangan)));
    assert_eq!(mangan.payments.len(), 3);
    let double = paid(&table("tsumo seat:E"), Counted::Yakuman(2));
    assert_eq!(
        (double.total, double.han, double.yakuman),
        (96_000, None, 2)
    );
    // Seed 001: the discarder pays twice the score.
    let korean =
        price(&table("ron seat:S"), &Counted::Points(20), rules("korean")).expect("a price");
    assert_eq!(korean.total, 40);
    // Two points, the winning tile, and one for an open hand.
    assert_eq!(counts(rules("korean")), [Counted::Points(4)]);
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
