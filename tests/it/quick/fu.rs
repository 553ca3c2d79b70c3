//! The fu that a choice of yaku can have, worked out by hand.

use tensu::quick::{Chosen, Counted, Table, fu, price};
use tensu::{Yaku, score};

use super::{chosen, of_yaku, open, table};
use crate::helpers::{preset, question, ruleset};

/// All fu of some choices, worked out by hand.
#[test]
fn possible_fu() {
    use Yaku::*;
    let cheatsheet = preset("cheatsheet");
    let possible = |way: &str, chosen: Chosen| fu(&table(way), &Counted::Yaku(chosen), cheatsheet);
    assert_eq!(possible("tsumo", chosen(&[Pinfu, MenzenTsumo])), [20]);
    assert_eq!(possible("ron", chosen(&[Pinfu, Riichi])), [30]);
    assert_eq!(possible("ron", chosen(&[Chiitoitsu])), [25]);
    assert_eq!(possible("tsumo", chosen(&[Chiitoitsu, Tanyao])), [25]);
    // Two pairs of equal sequences leave a pair of value and a bad wait: 20 + 10 + 4 + 2.
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
    // Three closed kans of terminals or honors, a triplet of them completed by ron, a pair of a double wind:
    // 20 + 10 + 96 + 4 + 4. A fourth kan, or a fourth concealed triplet, is a yakuman.
    assert_eq!(possible("ron", chosen(&[Riichi])).last(), Some(&140));
    assert!(possible("ron", chosen(&[Daisangen])).is_empty());
    let han = |way: &str, han| fu(&table(way), &Counted::Han(han, None), cheatsheet);
    assert_eq!(han("ron", 1)[..2], [30, 40]);
    assert_eq!(han("ron", 2)[..2], [25, 30]);
    assert_eq!(han("tsumo", 2)[..2], [20, 30]);
    assert_eq!(han("tsumo", 3)[..3], [20, 25, 30]);
    // More than 110 fu take two of three kans, three concealed triplets and toitoi, of 2 han each.
    assert_eq!(han("ron", 3).last(), Some(&110));
    assert!(han("ron", 4).contains(&120));
    // No fu in these rules.
    let sanma = preset("sanma_ryanshi");
    assert!(fu(&table("ron"), &Counted::Han(3, None), sanma).is_empty());
}

/// A closed hand of 30 fu by ron need not be pinfu where a yaku must be certain from every wait. A mutant.
#[test]
fn a_hand_that_could_be_pinfu_by_another_tile() {
    let least = |rules: &str| {
        let counted = of_yaku(&[Yaku::Tanyao], 0, None);
        fu(&table("ron seat:S"), &counted, &ruleset(rules))[0]
    };
    assert_eq!(least("cheatsheet"), 40);
    assert_eq!(least("cheatsheet completion=true"), 30);
}

/// Three closed kans of simples 48, a closed triplet 4, a wait on the pair 2, a closed ron 10, the base 20: 84, a
/// yakuman of four concealed triplets, but where another tile would have made a sequence (6664 waits for 4 and 5) and
/// every tile must give the yaku. Without them the triplet is completed by ron: 2, and a pair without fu, 80; toitoi
/// has no sequences whatever comes.
#[test]
fn four_concealed_triplets_by_a_tile_that_another_stands_beside() {
    let most = |rules: &str, more: &[Yaku]| {
        let yaku = [&[Yaku::Sankantsu, Yaku::Sanankou, Yaku::Tanyao], more].concat();
        let counted = of_yaku(&yaku, 0, None);
        let all = fu(&table("ron seat:S"), &counted, &ruleset(rules));
        all.last().copied()
    };
    assert_eq!(most("ari_ari", &[]), Some(80));
    assert_eq!(most("ari_ari completion=true", &[]), Some(90));
    assert_eq!(most("ari_ari completion=true", &[Yaku::Toitoi]), Some(80));
    let hand = question("6646s[2222s][8888s][3333s]+4s ron seat:S round:E");
    let rules = ruleset("ari_ari completion=true");
    let score = score(&hand, &rules).expect("a win");
    assert_eq!(score.fu.as_ref().map(|fu| fu.rounded), Some(90));
    let by_yaku = Counted::Yaku(Chosen {
        fu: Some(90),
        ..chosen(&score.yaku_only().collect::<Vec<_>>())
    });
    let quote = price(&Table::of(&hand), &by_yaku, &rules);
    assert_eq!(quote.map(|quote| quote.total), Ok(score.total));
}

/// An open kan of simples 8, three concealed triplets 12, the base 20: 40 fu when the triplet is completed by the replacement
/// tile and that has no fu of its own, 50 with them. A mutant.
#[test]
fn fu_of_a_replacement_tile() {
    let toitoi = Counted::Yaku(open(&[Yaku::Rinshan, Yaku::Toitoi, Yaku::Sanankou]));
    let least =
        |rules: &str, counted: &Counted| fu(&table("tsumo seat:S"), counted, &ruleset(rules))[0];
    assert_eq!(least("cheatsheet rinshan_fu=true", &toitoi), 50);
    assert_eq!(least("cheatsheet rinshan_fu=false", &toitoi), 40);
    // Any other self-draw has its fu under both: 12 for the concealed ones, 2 for the open one, 2, 20.
    let drawn = Counted::Yaku(open(&[Yaku::Toitoi, Yaku::Sanankou]));
    assert_eq!(least("cheatsheet rinshan_fu=false", &drawn), 40);
}

/// A closed self-draw of 20 fu is pinfu: without it there are 22 at the least, be the replacement tile for a north without fu.
/// A mutant.
#[test]
fn twenty_fu_are_pinfu() {
    let rules = ruleset("tenhou_sanma rinshan_fu=false");
    let of = |yaku: &[Yaku]| fu(&table("tsumo seat:S"), &Counted::Yaku(chosen(yaku)), &rules);
    assert_eq!(of(&[Yaku::Rinshan]).first(), Some(&30));
    assert_eq!(of(&[Yaku::Rinshan, Yaku::Pinfu]), [20]);
}

/// Three closed kans of simples 48, an open one 8, a wait on the pair 2, the base 20: 78. With honors 96 + 16 + 2 + 4 + 20 = 138,
/// of which the table shows its last column. A mutant.
#[test]
fn the_most_fu_of_an_open_hand() {
    let most = |yaku: &[Yaku]| {
        let all = fu(
            &table("ron seat:S"),
            &Counted::Yaku(open(yaku)),
            &ruleset("cheatsheet"),
        );
        all.last().copied()
    };
    assert_eq!(most(&[Yaku::Toitoi, Yaku::Tanyao]), Some(80));
    let any = most(&[Yaku::Toitoi]).expect("fu");
    assert!(any > 80);
}

/// A ruleset without pinfu has closed hands of 30 fu by ron; one that another yaku stands for does not count. A mutant.
#[test]
fn thirty_fu_where_there_is_no_pinfu() {
    let mut rules = ruleset("cheatsheet");
    rules.yaku = rules
        .yaku
        .with(&[(Yaku::Pinfu, tensu::yaku::Worth::NOTHING)]);
    let counted = of_yaku(&[Yaku::Tanyao], 0, None);
    assert_eq!(fu(&table("ron seat:S"), &counted, &rules)[0], 30);
}
