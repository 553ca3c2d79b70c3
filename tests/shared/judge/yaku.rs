//! Yaku of the games with han: each its definition, one by one. What is counted instead of what is in `tables`.

use super::split::{
    Form, Sight, how_many, is_dragon, is_green, is_honor, is_orphan, is_terminal, is_wind,
};
use super::tables::Rules;
use super::view::{View, in_three_suits};

/// Yaku that do not depend on the tiles, so that no other tile of the wait could change them.
pub const EVENTS: [&str; 12] = [
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
];

/// Fu of a pair: winds of seat and round, dragons. With three players north has no value (2.3, 1.5.1).
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

/// Four runs, a pair without value, a two-sided wait; open or closed.
pub fn pinfu_shape(view: &View<'_>, rules: &Rules) -> bool {
    let pairs = view.firsts(Form::Pair);
    let worthless = pairs.iter().all(|&kind| pair_fu(view, rules, kind) == 0);
    view.runs().len() == 4 && worthless && view.two_sided_wait()
}

/// Whether a yaku that is worth han has its condition, lower ones beside higher ones.
pub fn han_holds(view: &View<'_>, rules: &Rules, id: &str) -> bool {
    let hand = view.hand;
    match id {
        "riichi" => hand.riichi > 0,
        "double_riichi" => hand.riichi == 2,
        "ippatsu" => hand.ippatsu && hand.riichi > 0,
        "menzen_tsumo" => hand.tsumo,
        // The replacement tile after a kan is not the last tile of the live wall.
        "haitei" => hand.last_tile && hand.tsumo && !hand.rinshan,
        // A tile added to a kan is not a discard.
        "houtei" => hand.last_tile && !hand.tsumo && !hand.chankan,
        "rinshan" => hand.rinshan && hand.tsumo,
        "chankan" => hand.chankan && !hand.tsumo,
        // 1.5.3: three players without fu have no self-drawn pinfu.
        "pinfu" => pinfu_shape(view, rules) && (rules.fu || !hand.tsumo),
        "tanyao" => !view.any_tile(is_orphan),
        "iipeikou" => view.twin_runs() >= 1,
        "ryanpeikou" => view.twin_runs() == 2,
        "isshoku_sanjun" => view.equal_runs() >= 3,
        "isshoku_yonjun" => view.equal_runs() == 4,
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
        "sanshoku_doujun" => in_three_suits(&view.runs()),
        "sanshoku_doukou" => in_three_suits(&triplets),
        "ittsuu" => view.straight(),
        "chanta" => view.outside(is_orphan),
        "junchan" => view.outside(is_terminal),
        "toitoi" => triplets.len() == 4,
        "sanankou" => view.own_triplets() >= 3,
        "sankantsu" => view.firsts(Form::Quad).len() >= 3,
        "sanrenkou" => view.triplets_in_a_row(3),
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

/// Where every tile of the wait must give a yaku, a higher form gives it too: who waits for little or big dragons is sure
/// of the little ones.
const fn or_higher(rules: &Rules) -> bool {
    rules.half_finished_waits
}

/// Whether a yakuman has its condition.
pub fn yakuman_holds(view: &View<'_>, rules: &Rules, id: &str) -> bool {
    let hand = view.hand;
    let winds = view.triplets_of(is_wind);
    let tenhou = hand.first_turn && hand.tsumo && hand.seat == 0;
    // 2.4: in some rules tenhou takes the best of the waits.
    let upgraded = tenhou && rules.tenhou_doubles;
    let four_own = view.own_triplets() == 4;
    let tanki = view.finished_pair() || upgraded;
    let thirteen = view.all_different() || upgraded;
    let fourteen = view.all_different() && !hand.closed.contains(&hand.win);
    let pure = view.pure_gates() || upgraded;
    match id {
        "tenhou" => tenhou,
        "chiihou" => hand.first_turn && hand.tsumo && hand.seat != 0,
        "renhou" => hand.first_turn && !hand.tsumo && hand.seat != 0,
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
        "suukantsu" => view.firsts(Form::Quad).len() == 4,
        "chuuren" => view.gates() && !pure,
        "junsei_chuuren" => view.gates() && pure,
        "daisharin" => is_big_wheel(view),
        "suurenkou" => view.triplets_in_a_row(4),
        "shiisan_puutaa" => view.sight == Sight::Unrelated && !fourteen,
        // The same hand by its name of section 3 when the fourteenth tile matches none.
        "shiisuu_puutaa" => view.sight == Sight::Unrelated && fourteen,
        other => panic!("what is {other}?"),
    }
}

/// 22334455667788 of any suit.
fn is_big_wheel(view: &View<'_>) -> bool {
    let all = &view.all;
    let twice = |start: usize| (start + 1..start + 8).all(|kind| how_many(all, kind) == 2);
    view.hand.melds.is_empty() && all.len() == 14 && [0, 9, 18].into_iter().any(twice)
}
