//! Hands that are worth han: the readings that win, and the score of each.

use std::collections::BTreeSet;

use super::split::{Form, Shapes, Sight, is_orphan, readings, suit, waits};
use super::tables::{Completion, OpenPinfu, Rules};
use super::view::View;
use super::yaku::{EVENTS, han_holds, mangan_holds, pair_fu, pinfu_shape, yakuman_holds};
use super::{Answer, Hand, Outcome, best, money};

type Found = Vec<(&'static str, u32)>;

/// Yaku that allow no ron without riichi on their own (1.5.1), and those of other discards that a house may add.
const BONUS: [&str; 7] = [
    "ippatsu",
    "haitei",
    "houtei",
    "rinshan",
    "chankan",
    "tsubame_gaeshi",
    "kanburi",
];

pub fn judge(hand: &Hand, rules: &Rules) -> Outcome {
    let may_be_shown =
        rules.has_yakuman("sashikomi") || rules.han.iter().any(|row| row.0 == "open_riichi");
    if hand.shown && !may_be_shown {
        return Outcome::Refused("not_legal");
    }
    let views = views(hand, rules);
    if views.is_empty() {
        return Outcome::Refused("not_complete");
    }
    let sure = (rules.completion != Completion::Off && !hand.tsumo).then(|| certain(hand, rules));
    let orphans = |id: &str| id.starts_with("kokushi");
    let judged: Vec<Result<Answer, &str>> = views
        .iter()
        .map(|view| score(view, rules, sure.as_ref()))
        .collect();
    let won: Vec<Answer> = judged.iter().flatten().cloned().collect();
    let robs = |answer: &Answer| answer.yaku.iter().any(|(id, _)| orphans(id));
    let by_orphans = rules.orphans_rob || hand.closed_kan;
    let nobody = hand.closed_kan && !rules.orphans_rob_closed;
    if hand.chankan && (nobody || by_orphans && !won.iter().any(robs)) {
        return Outcome::Refused("not_legal");
    }
    if won.is_empty() {
        // Of several readings the one that came furthest says why.
        let reasons = ["not_legal", "below_minimum"];
        let reason = reasons.iter().find(|why| judged.contains(&Err(**why)));
        return Outcome::Refused(reason.copied().unwrap_or("no_yaku"));
    }
    best(won)
}

/// The yakuman without which unrelated tiles are no complete hand.
const UNRELATED: [&str; 2] = ["shiisan_puutaa", "shiisuu_puutaa"];

fn shapes(hand: &Hand, rules: &Rules) -> Shapes {
    let first_draw = hand.first_turn && hand.tsumo;
    let anybody = !rules.unrelated_dealer;
    Shapes {
        orphans: true,
        unrelated: first_draw && (hand.seat == 0 || anybody),
        ..Shapes::default()
    }
}

/// The tiles that the hand waited for; three players have no 2 to 8 man, and the norths set aside are the winner's own.
fn wait_tiles(hand: &Hand, rules: &Rules) -> Vec<usize> {
    let mut tiles = waits(&hand.closed, &hand.melds, shapes(hand, rules));
    if rules.players == 3 {
        tiles.retain(|tile| !(1..8).contains(tile));
        let called = hand.melds.iter().flat_map(|meld| &meld.tiles);
        let own = hand.closed.iter().chain(called).filter(|&&tile| tile == 30);
        let norths = own.count() + hand.norths as usize;
        tiles.retain(|&tile| tile != 30 || norths < 4);
    }
    tiles
}

/// Returns whether a tile could come in place of the one that won: one of which all four lie in the hand, with the
/// winning tile, or are shown as indicators cannot (seed 004, note 1).
fn could_come(hand: &Hand, tile: usize) -> bool {
    let called = hand.melds.iter().flat_map(|meld| &meld.tiles);
    let seen = hand.closed.iter().chain(called).chain(&hand.dora);
    let seen = seen.filter(|&&one| one == tile).count();
    let aside = if tile == 30 { hand.norths as usize } else { 0 };
    tile == hand.win || seen + aside < 4
}

/// The same hand, had each tile of its wait won it.
fn other_wins(hand: &Hand, rules: &Rules) -> Vec<Hand> {
    let tiles = wait_tiles(hand, rules).into_iter();
    let tiles = tiles.filter(|&tile| could_come(hand, tile));
    let with = |win| Hand {
        win,
        ..hand.clone()
    };
    tiles.map(with).collect()
}

fn views<'h>(hand: &'h Hand, rules: &Rules) -> Vec<View<'h>> {
    let sights = readings(hand, shapes(hand, rules)).into_iter();
    let views = sights.map(|sight| View::new(hand, sight));
    let complete = |view: &View<'_>| {
        let known = |id: &&str| rules.has_yakuman(id) && yakuman_holds(view, rules, id);
        view.sight != Sight::Unrelated || UNRELATED.iter().any(known)
    };
    views.filter(complete).collect()
}

/// The yaku that a hand has whatever tile of its wait comes.
struct Certain {
    yaku: BTreeSet<&'static str>,
    /// So many sets of value, whichever they are: seed 004 lets a hand wait for Green or for its own wind.
    of_value: usize,
}

fn is_of_value(id: &str) -> bool {
    id.starts_with("yakuhai")
}

fn certain(hand: &Hand, rules: &Rules) -> Certain {
    let others = other_wins(hand, rules);
    let views: Vec<Vec<View<'_>>> = others.iter().map(|other| views(other, rules)).collect();
    let always =
        |holds: &dyn Fn(&View<'_>) -> bool| views.iter().all(|views| views.iter().any(holds));
    let han = rules.han.iter().map(|row| row.0);
    let of_iipeikou = rules.completion == Completion::Iipeikou;
    let free = |id: &str| EVENTS.contains(&id) || of_iipeikou && id != "iipeikou";
    let han = han.filter(|id| free(id) || always(&|view| han_holds(view, rules, id)));
    let yakuman = rules.yakuman.iter().map(|row| row.0);
    let yakuman = yakuman.filter(|id| free(id) || always(&|view| yakuman_holds(view, rules, id)));
    let mangan = rules.mangan.iter().copied();
    let mangan = mangan.filter(|id| free(id) || always(&|view| mangan_holds(view, id)));
    let of_value = |view: &View<'_>| {
        let held = |row: &&(&str, u32, u32)| is_of_value(row.0) && han_holds(view, rules, row.0);
        rules.han.iter().filter(held).count()
    };
    let most = |views: &Vec<View<'_>>| views.iter().map(of_value).max().unwrap_or(0);
    Certain {
        yaku: han.chain(yakuman).chain(mangan).collect(),
        of_value: views.iter().map(most).min().unwrap_or(0),
    }
}

/// The yaku that are sure, where that matters.
type Sure<'s> = Option<&'s Certain>;

/// The yaku that count: those worth han, yakuman, and those that are a mangan.
#[derive(Clone)]
struct Counting {
    han: Found,
    yakuman: Found,
    mangan: Vec<&'static str>,
}

impl Counting {
    /// Returns whether the yaku are two han at least; a mangan is five.
    fn has_two(&self) -> bool {
        !self.yakuman.is_empty() || !self.mangan.is_empty() || sum(&self.han) >= 2
    }
}

fn counting(view: &View<'_>, rules: &Rules, sure: Sure<'_>) -> Counting {
    let counts = |id: &'static str| sure.is_none_or(|sure| sure.yaku.contains(id));
    let mut yakuman: Found = rules
        .yakuman
        .iter()
        .copied()
        .filter(|&(id, _)| yakuman_holds(view, rules, id) && counts(id))
        .collect();
    if yakuman.iter().any(|found| found.0 == "daisuushii") {
        yakuman.retain(|found| found.0 != "shousuushii");
    }
    let mangan = rules.mangan.iter().copied();
    let mangan: Vec<&'static str> = mangan
        .filter(|id| mangan_holds(view, id) && counts(id))
        .collect();
    let held = rules.han.iter().filter(|row| han_holds(view, rules, row.0));
    let (mut rows, unsure): (Vec<&(&'static str, u32, u32)>, Vec<_>) =
        held.partition(|row| counts(row.0));
    if let Some(sure) = sure {
        let already = rows.iter().filter(|row| is_of_value(row.0)).count();
        // Seed 004: "in similar hands that are completely hidden this problem does not occur". A yaku they must have,
        // and one that is a win by itself (rules.md 1.5.1).
        let is_win = |id| !rules.ryanshi || !BONUS.contains(&id);
        let wins = !yakuman.is_empty()
            || !mangan.is_empty()
            || rows.iter().any(|row| row.1 > 0 && is_win(row.0));
        let hidden = view.closed && (sure.of_value > 0 || wins);
        let most = if hidden { 5 } else { sure.of_value };
        let more = unsure.into_iter().filter(|row| is_of_value(row.0));
        rows.extend(more.take(most.saturating_sub(already)));
    }
    let mut han: Found = rows
        .into_iter()
        .map(|&(id, closed, open)| (id, if view.closed { closed } else { open }))
        .filter(|found| found.1 > 0)
        .collect();
    let all: Vec<&str> = han.iter().map(|found| found.0).collect();
    han.retain(|found| {
        let higher = rules.instead.iter().filter(|pair| pair.1 == found.0);
        !higher.into_iter().any(|pair| all.contains(&pair.0))
    });
    Counting {
        han,
        yakuman,
        mangan,
    }
}

fn score(view: &View<'_>, rules: &Rules, sure: Sure<'_>) -> Result<Answer, &'static str> {
    let found = counting(view, rules, sure);
    let (han, yakuman, mangan) = (&found.han, &found.yakuman, &found.mangan);
    if han.is_empty() && yakuman.is_empty() && mangan.is_empty() {
        return Err("no_yaku"); // dora alone do not win
    }
    if rules.ryanshi {
        enough(view, rules, &found)?;
    }
    if needs_two(view.hand, rules) && !view.closed {
        every_wait_has_two(view, rules, sure)?;
    }
    if !yakuman.is_empty() {
        return Ok(yakuman_answer(view.hand, rules, yakuman));
    }
    // A hand that wins by its mangan alone has no value of its own.
    let without = Counting {
        mangan: Vec::new(),
        ..found.clone()
    };
    let by_itself = !rules.ryanshi || enough(view, rules, &without).is_ok();
    let plain = (!han.is_empty() && by_itself).then(|| han_answer(view, rules, han));
    let least = mangan.first().map(|id| money::mangan(view.hand, rules, id));
    // In the order of readings: of equal points the one with more han.
    match (plain, least) {
        (Some(plain), Some(least)) if plain.rank() < least.rank() => Ok(least),
        (Some(plain), _) => Ok(plain),
        (None, least) => least.ok_or("no_yaku"),
    }
}

/// Returns whether two yaku are needed, from four honba on (1.5.4); not for the dealer's ninth hand.
fn needs_two(hand: &Hand, rules: &Rules) -> bool {
    let ninth = hand.paarenchan && rules.has_yakuman("paarenchan");
    rules.ryanshi && hand.honba >= 4 && !ninth
}

fn sum(found: &Found) -> u32 {
    found.iter().map(|found| found.1).sum()
}

fn enough(view: &View<'_>, rules: &Rules, found: &Counting) -> Result<(), &'static str> {
    let hand = view.hand;
    let by_itself = !found.yakuman.is_empty() || !found.mangan.is_empty();
    let bonus_alone = !by_itself && found.han.iter().all(|found| BONUS.contains(&found.0));
    if bonus_alone && !hand.tsumo && hand.riichi == 0 {
        return Err("no_yaku");
    }
    if needs_two(hand, rules) && !found.has_two() {
        return Err("below_minimum");
    }
    Ok(())
}

/// Refuses a hand, after a pon or an open kan, of which not every tile of the wait gives two yaku.
fn every_wait_has_two(view: &View<'_>, rules: &Rules, sure: Sure<'_>) -> Result<(), &'static str> {
    let has_two = |other: &Hand| {
        let mut views = views(other, rules).into_iter();
        views.any(|view| counting(&view, rules, sure).has_two())
    };
    if other_wins(view.hand, rules).iter().all(has_two) {
        Ok(())
    } else {
        Err("not_legal") // "this hand becomes illegal" (seed 004)
    }
}

fn names(found: &Found) -> Vec<(String, u32)> {
    let owned = |&(id, n): &(&'static str, u32)| (id.to_owned(), n);
    found.iter().map(owned).collect()
}

fn yakuman_answer(hand: &Hand, rules: &Rules, found: &Found) -> Answer {
    let highest = found.iter().map(|found| found.1).max().unwrap_or(0);
    let all = if rules.stacked { sum(found) } else { highest };
    let units = rules.cap.map_or(all, |most| all.min(most));
    let mut answer = Answer {
        yaku: names(found),
        yakuman: units,
        had: sum(found),
        limit: "yakuman",
        ..Answer::default()
    };
    money::pay_yakuman(&mut answer, hand, rules, found);
    answer
}

fn han_answer(view: &View<'_>, rules: &Rules, found: &Found) -> Answer {
    let hand = view.hand;
    let mut all = found.clone();
    all.extend(dora(hand, rules));
    let han = sum(&all);
    let (raw, fu) = if rules.fu { fu(view, rules) } else { (0, 0) };
    let price = money::price(han, fu, rules);
    let mut answer = Answer {
        yaku: names(&all),
        counted: price.limit == "yakuman",
        han,
        fu,
        raw,
        limit: price.limit,
        ..Answer::default()
    };
    money::pay(&mut answer, hand, rules, price.base);
    answer
}

// ---------------------------------------------------------------- dora

/// The tile an indicator points at: suits, winds and dragons each turn in their own circle.
fn pointed(indicator: usize, players: usize) -> usize {
    if players == 3 && suit(indicator) == 0 {
        return 8 - indicator; // only 1 and 9 man
    }
    let (start, length) = match indicator {
        0..27 => (suit(indicator) * 9, 9),
        27..31 => (27, 4),
        _ => (31, 3),
    };
    start + (indicator - start + 1) % length
}

/// Each indicator counts every tile it points at, norths set aside too.
fn dora(hand: &Hand, rules: &Rules) -> Found {
    let mut tiles = hand.all();
    tiles.extend((0..hand.norths).map(|_| 30));
    let hits = |indicators: &[usize]| -> u32 {
        let hit = |&indicator: &usize| {
            let dora = pointed(indicator, rules.players);
            tiles.iter().filter(|&&tile| tile == dora).count() as u32
        };
        indicators.iter().map(hit).sum()
    };
    let turned = |indicators: &[usize], more: bool| {
        let most = if more { 5 } else { 1 };
        indicators[..indicators.len().min(most)].to_vec()
    };
    // Ura dora below the indicators of kans need those.
    let more_ura = rules.kan_dora && rules.kan_ura;
    let ura_dora = hits(&turned(&hand.ura, more_ura));
    let ura = hand.riichi > 0 && rules.ura_dora;
    // 1.5.1: each north counts, wherever it is.
    let in_hand = if rules.norths_in_hand {
        hand.all().into_iter().filter(|&tile| tile == 30).count() as u32
    } else {
        0
    };
    let mut found = vec![
        ("dora", hits(&turned(&hand.dora, rules.kan_dora))),
        ("ura_dora", if ura { ura_dora } else { 0 }),
        ("aka_dora", hand.reds),
        ("flower_dora", if rules.flowers { hand.flowers } else { 0 }),
        ("nukidora", hand.norths + in_hand),
    ];
    found.retain(|dora| dora.1 > 0);
    found
}

// ---------------------------------------------------------------- fu

/// Counts fu before rounding and after.
fn fu(view: &View<'_>, rules: &Rules) -> (u32, u32) {
    if view.seven_pairs() {
        return (25, 25); // fixed, not rounded
    }
    if view.closed && view.hand.tsumo && rules.pinfu_tsumo && pinfu_shape(view, rules) {
        return (20, 20); // fixed, no self-draw fu
    }
    let counts_30 = !view.closed && rules.open_pinfu == OpenPinfu::Counts30;
    let raw = match added_fu(view, rules) {
        20 if counts_30 => 30, // no open hand is paid with 20
        fu => fu,
    };
    (raw, raw.div_ceil(10) * 10)
}

fn added_fu(view: &View<'_>, rules: &Rules) -> u32 {
    let mut fu = 20;
    if view.closed && !view.hand.tsumo {
        fu += 10;
    }
    if view.hand.tsumo && (rules.rinshan_fu || !view.hand.rinshan) {
        fu += 2; // open hands too
    }
    let plus_two = rules.open_pinfu == OpenPinfu::PlusTwo;
    if !view.closed && plus_two && pinfu_shape(view, rules) {
        fu += 2;
    }
    if view.one_sided_wait() {
        fu += 2;
    }
    for block in &view.blocks {
        let kind = block.tiles[0];
        let open_simple = match block.form {
            Form::Sequence => continue,
            Form::Pair => {
                fu += pair_fu(view, rules, kind);
                continue;
            }
            Form::Triplet => 2,
            Form::Kan => 8,
        };
        let orphan = if is_orphan(kind) { 2 } else { 1 };
        let own = if block.own { 2 } else { 1 };
        fu += open_simple * orphan * own;
    }
    fu
}
