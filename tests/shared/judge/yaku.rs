//! Yaku of the games with han: each its definition, one by one. `tables` says which is counted in place of another.

use super::Hand;
use super::split::{
    Form, Sight, how_many, is_dragon, is_green, is_honor, is_orphan, is_terminal, is_wind,
};
use super::tables::{Completion, Rules};
use super::view::{View, in_three_suits};

/// Yaku that do not depend on the tiles, so that no other tile of the wait could change them.
pub const EVENTS: [&str; 17] = [
    "riichi",
    "double_riichi",
    "ippatsu",
    "menzen_tsumo",
    "haitei",
    "houtei",
    "rinshan",
    "chankan",
    "tenhou",
    "chiihou",
    "renhou",
    "paarenchan",
    "open_riichi",
    "tsubame_gaeshi",
    "kanburi",
    "ishi_no_ue_ni_mo_sannen",
    "sashikomi",
];

const ONE_PIN: usize = 9;
const FIVE_PIN: usize = 13;
const NINE_PIN: usize = 17;
const ONE_SOU: usize = 18;
const TWO_SOU: usize = 19;

/// Returns the fu of a pair: winds of seat and round, dragons. With three players north has no value (2.3, 1.5.1).
pub fn pair_fu(view: &View<'_>, rules: &Rules, kind: usize) -> u32 {
    let (seat, round) = (is_seat(view, rules, kind), is_round(view, rules, kind));
    match (seat, round) {
        (true, true) => rules.double_wind_pair_fu,
        (false, false) if !is_dragon(kind) => 0,
        _ => 2,
    }
}

fn is_seat(view: &View<'_>, rules: &Rules, kind: usize) -> bool {
    kind == 27 + view.hand.seat && view.hand.seat < rules.players
}

fn is_round(view: &View<'_>, rules: &Rules, kind: usize) -> bool {
    kind == 27 + view.hand.round && view.hand.round < rules.players
}

/// Returns whether there are four sequences, a pair without value, a two-sided wait; open or closed.
pub fn pinfu_shape(view: &View<'_>, rules: &Rules) -> bool {
    let pairs = view.firsts(Form::Pair);
    let worthless = pairs.iter().all(|&kind| pair_fu(view, rules, kind) == 0);
    view.sequences().len() == 4 && worthless && view.two_sided_wait()
}

/// Returns whether the hand won by a discard, and not by a tile that was added to a kan.
const fn discarded(hand: &Hand) -> bool {
    !hand.tsumo && !hand.chankan
}

/// Returns whether the hand drew the last tile of the live wall, which the replacement tile after a kan is not.
const fn haitei(hand: &Hand) -> bool {
    hand.last_tile && hand.tsumo && !hand.rinshan
}

const fn houtei(hand: &Hand) -> bool {
    hand.last_tile && discarded(hand)
}

/// Returns whether the hand won before the own first draw, so never the dealer's.
const fn renhou(hand: &Hand) -> bool {
    hand.first_turn && !hand.tsumo && hand.seat != 0
}

/// Returns whether a yaku that is a mangan has its condition.
pub fn mangan_holds(view: &View<'_>, id: &str) -> bool {
    let hand = view.hand;
    match id {
        "renhou" => renhou(hand),
        "iipin_mouyue" => haitei(hand) && hand.win == ONE_PIN,
        "chuupin_raoyui" => houtei(hand) && hand.win == NINE_PIN,
        "uupin_kaihou" => hand.rinshan && hand.tsumo && hand.win == FIVE_PIN,
        "ryanzou_chankan" => hand.chankan && !hand.tsumo && hand.win == TWO_SOU,
        "kinkei_dokuritsu" => all_called(hand) && hand.win == ONE_SOU,
        other => panic!("what is {other}?"),
    }
}

/// Returns whether a yaku that is worth han has its condition, lower ones beside higher ones.
pub fn han_holds(view: &View<'_>, rules: &Rules, id: &str) -> bool {
    let hand = view.hand;
    match id {
        "riichi" => hand.riichi > 0,
        "double_riichi" => hand.riichi == 2,
        "ippatsu" => hand.ippatsu && hand.riichi > 0,
        "menzen_tsumo" => hand.tsumo,
        "open_riichi" => hand.riichi > 0 && hand.shown,
        "haitei" => haitei(hand),
        "houtei" => houtei(hand),
        "rinshan" => hand.rinshan && hand.tsumo,
        "chankan" => hand.chankan && !hand.tsumo,
        "tsubame_gaeshi" => discarded(hand) && hand.riichi_discard,
        "kanburi" => discarded(hand) && hand.kan_discard,
        "renhou" => renhou(hand),
        "pinfu" => pinfu_shape(view, rules) && (rules.pinfu_tsumo || !hand.tsumo),
        "tanyao" => !view.any_tile(is_orphan),
        "iipeikou" => view.twin_sequences() >= 1,
        "ryanpeikou" => {
            view.twin_sequences() == 2 && (!rules.ryanpeikou_two_suits || view.twins_of_two_suits())
        }
        "isshoku_sanjun" => view.equal_sequences() >= 3,
        "isshoku_yonjun" => view.equal_sequences() == 4,
        "chiitoitsu" => view.seven_pairs(),
        _ => sets_hold(view, rules, id),
    }
}

fn sets_hold(view: &View<'_>, rules: &Rules, id: &str) -> bool {
    let triplets = view.triplets();
    match id {
        "yakuhai_seat" => triplets.iter().any(|&kind| is_seat(view, rules, kind)),
        "yakuhai_round" => triplets.iter().any(|&kind| is_round(view, rules, kind)),
        "yakuhai_haku" => triplets.contains(&31),
        "yakuhai_hatsu" => triplets.contains(&32),
        "yakuhai_chun" => triplets.contains(&33),
        "sanshoku_doujun" => in_three_suits(&view.sequences()),
        "sanshoku_doukou" => in_three_suits(&triplets),
        "ittsuu" => view.straight(),
        "chanta" => view.outside(is_orphan),
        "junchan" => view.outside(is_terminal),
        "toitoi" => triplets.len() == 4,
        "sanankou" => view.own_triplets() >= 3,
        "sankantsu" => view.firsts(Form::Kan).len() >= 3,
        "sanrenkou" => view.triplets_in_a_row(3),
        "sanpuukou" => view.triplets_of(is_wind) >= 3,
        "shousanpuu" => view.triplets_of(is_wind) == 2 && view.pair_of(is_wind),
        "sanshoku_ittsuu" => view.straight_of_three_suits(),
        "chinpeikou" => view.twins_of_two_suits() && view.twins_of_one_number(),
        "ryandoukou" => view.double_triplets() == 2,
        "shoutate" => view.pair_beside_double_triplet(),
        "shiiaru_raotai" => all_called(view.hand),
        "uumensai" => view.of_all_five(),
        "honroutou" => view.all_tiles(is_orphan) && !view.orphans(),
        "shousangen" => {
            let dragons = view.triplets_of(is_dragon);
            dragons == 2 && view.pair_of(is_dragon) || dragons == 3 && or_higher(rules)
        }
        "honitsu" => view.one_suit() && !view.orphans(),
        "chinitsu" => view.one_suit() && !view.honors(),
        other => panic!("what is {other}?"),
    }
}

/// Returns whether a higher form gives a yaku too: where every tile of the wait must give it, a wait for little or big
/// dragons is sure of the little ones.
const fn or_higher(rules: &Rules) -> bool {
    matches!(rules.completion, Completion::EveryYaku)
}

/// Returns whether a yakuman has its condition.
pub fn yakuman_holds(view: &View<'_>, rules: &Rules, id: &str) -> bool {
    let hand = view.hand;
    let winds = view.triplets_of(is_wind);
    let tenhou = hand.first_turn && hand.tsumo && hand.seat == 0;
    // 2.4: in some rules tenhou takes the best of the waits.
    let upgraded = tenhou && rules.tenhou_doubles;
    let four_own = view.own_triplets() == 4;
    let tanki = view.finished_pair() || upgraded;
    let thirteen = view.all_different() || upgraded;
    let pure = view.pure_gates() || upgraded;
    let unrelated = view.sight == Sight::Unrelated;
    let fourteen = view.all_different() && !hand.closed.contains(&hand.win);
    // Seed 000 lets the fourteenth match any tile, and rules.md 1.1.3 takes one that matches none; one yaku for both, unless
    // a house has the name of section 3 too.
    let may_match_none = rules.unrelated_dealer && !rules.has_yakuman("shiisuu_puutaa");
    match id {
        "tenhou" => tenhou,
        "chiihou" => hand.first_turn && hand.tsumo && hand.seat != 0,
        "renhou" => renhou(hand),
        "paarenchan" => hand.paarenchan,
        "daisangen" => view.triplets_of(is_dragon) == 3,
        "suuankou" => four_own && !tanki,
        "suuankou_tanki" => four_own && tanki,
        "tsuuiisou" => view.all_tiles(is_honor),
        "ryuuiisou" => {
            view.all_tiles(is_green) && (!rules.green_dragon_needed || view.all.contains(&32))
        }
        "chinroutou" => view.all_tiles(is_terminal),
        "kokushi" => view.orphans() && !thirteen,
        "kokushi_13" => view.orphans() && thirteen,
        "shousuushii" => winds == 3 && view.pair_of(is_wind) || winds == 4 && or_higher(rules),
        "daisuushii" => winds == 4,
        "suukantsu" => view.firsts(Form::Kan).len() == 4,
        "chuuren" => view.gates() && !pure,
        "junsei_chuuren" => view.gates() && pure,
        "daisharin" if rules.daisharin_any_suit => is_wheel(view, &[1, 10, 19]),
        "daisharin" => is_wheel(view, &[10]),
        "shiisan_puutaa" => unrelated && (!fourteen || may_match_none),
        "shiisuu_puutaa" => unrelated && fourteen,
        _ => old_yakuman_holds(view, id),
    }
}

/// Returns whether a yakuman of section 3 has its condition.
fn old_yakuman_holds(view: &View<'_>, id: &str) -> bool {
    let hand = view.hand;
    match id {
        "shousharin" => is_wheel(view, &[0, 2, 9, 11, 18, 20]),
        "suurenkou" => view.triplets_in_a_row(4),
        "isshoku_yonjun" => view.equal_sequences() == 4,
        "daichisei" => view.seven_pairs() && view.all_tiles(is_honor),
        "hyakuman_goku" => view.all_tiles(is_man) && view.numbers() >= 100,
        "benikujaku" => view.all_tiles(is_peacock),
        // Without its red tile it would be all green.
        "kouitten" => view.all_tiles(is_green_or_red) && view.all.contains(&33),
        "kokuiisou" => view.all_tiles(is_black),
        "kinmonkyou" => view.golden_gate(),
        "sashikomi" => hand.riichi > 0 && hand.shown && hand.sashikomi && !hand.tsumo,
        "ishi_no_ue_ni_mo_sannen" => hand.riichi == 2 && (haitei(hand) || houtei(hand)),
        other => panic!("what is {other}?"),
    }
}

/// Returns whether there are seven numbers in a row, two tiles of each, from one of these on.
fn is_wheel(view: &View<'_>, starts: &[usize]) -> bool {
    let all = &view.all;
    let twice = |&start: &usize| (start..start + 7).all(|kind| how_many(all, kind) == 2);
    view.hand.melds.is_empty() && all.len() == 14 && starts.iter().any(twice)
}

const fn is_man(kind: usize) -> bool {
    kind < 9
}

/// Returns whether a kind is 1, 5, 7, 9 of bamboo or the red dragon.
fn is_peacock(kind: usize) -> bool {
    [18, 22, 24, 26, 33].contains(&kind)
}

/// Returns whether a kind is 2, 4, 8 of dots or a wind.
fn is_black(kind: usize) -> bool {
    [10, 12, 16].contains(&kind) || is_wind(kind)
}

/// Returns whether there are four melds with a tile of somebody else each: nothing but the half of a pair is left.
fn all_called(hand: &Hand) -> bool {
    hand.closed.len() == 1 && hand.melds.iter().all(|meld| meld.kind != "ankan")
}

/// Returns whether a kind is 2, 3, 4, 6, 8 of bamboo or the red dragon.
fn is_green_or_red(kind: usize) -> bool {
    kind == 33 || is_green(kind) && kind != 32
}
