//! Points that add up: rules.md 1.2.

use super::split::{
    Shapes, how_many, is_dragon, is_honor, is_orphan, is_terminal, is_wind, readings,
};
use super::view::View;
use super::{Answer, Hand, Outcome, Payer, best};

type Found = Vec<(&'static str, u32)>;

/// Yaku with a star in the table: they do not count toward the minimum.
const STARRED: [&str; 11] = [
    "flower_tile",
    "premium_tile",
    "ready",
    "open_ready",
    "double_ready",
    "last_tile_draw",
    "robbing_the_kong",
    "replacement_tile",
    "all_flowers",
    "moon_bottom_sea",
    "plum_blossom_roof",
];

/// 1.2.3: the hands that the first of these always brings with it. Seven pairs bring a concealed hand only where a
/// house says that they have one, and then it wants both.
const IMPLIED: [(&str, &[&str]); 11] = [
    (
        "four_concealed_pungs",
        &["all_pungs", "concealed_hand", "fully_concealed_hand"],
    ),
    (
        "nine_gates",
        &["pure_hand", "concealed_hand", "fully_concealed_hand"],
    ),
    ("all_flowers", &["flower_tile"]),
    ("heavenly_hand", &["fully_concealed_hand"]),
    ("earthly_hand", &["fully_concealed_hand"]),
    ("blessing_of_man", &["concealed_hand"]),
    ("little_three_dragons", &["dragon_pung"]),
    ("big_three_dragons", &["dragon_pung"]),
    (
        "big_four_winds",
        &["all_pungs", "seat_wind_pung", "prevailing_wind_pung"],
    ),
    ("all_honors", &["all_pungs"]),
    ("all_terminals", &["all_pungs"]),
];

/// The rules that a house may play in another way.
#[derive(Clone, Copy, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a rule of its own")]
pub struct Rules {
    pub bonus: Bonus,
    pub prevailing_wind: bool,
    pub double_ready_minimum: bool,
    pub implied_hands: bool,
    pub concealed_seven_pairs: bool,
    pub cap: Option<u32>,
}

/// The winning bonus, by how the hand won.
#[derive(Clone, Copy, Debug)]
pub struct Bonus {
    pub concealed_drawn: u32,
    pub concealed_discarded: u32,
    pub open: u32,
}

impl Bonus {
    /// The columns of 1.2.4; the last has no bonus.
    pub fn variation(number: u32) -> Self {
        let (concealed_drawn, concealed_discarded, open) = match number {
            1 => (10, 5, 1),
            2 => (10, 5, 0),
            3 => (10, 10, 10),
            4 => (10, 10, 5),
            5 => (0, 0, 0),
            other => panic!("there is no variation {other}"),
        };
        Bonus {
            concealed_drawn,
            concealed_discarded,
            open,
        }
    }

    /// The text beside the columns: so many points, twice as many when concealed.
    pub const fn doubled(open: u32) -> Self {
        Bonus {
            concealed_drawn: 2 * open,
            concealed_discarded: 2 * open,
            open,
        }
    }
}

/// Returns the rules of the game without house rules.
pub fn rules() -> Rules {
    Rules {
        bonus: Bonus::variation(1),
        prevailing_wind: false,
        double_ready_minimum: false,
        implied_hands: true,
        concealed_seven_pairs: false,
        cap: None,
    }
}

const ONE_DOT: usize = 9;
const FIVE_DOTS: usize = 13;

pub fn judge(hand: &Hand, rules: &Rules) -> Outcome {
    let sights = readings(hand, Shapes::default());
    if sights.is_empty() {
        return Outcome::Refused("not_complete");
    }
    let won: Vec<Answer> = sights
        .into_iter()
        .filter_map(|sight| score(&View::new(hand, sight), rules))
        .collect();
    if won.is_empty() {
        return Outcome::Refused("below_minimum");
    }
    best(won)
}

fn score(view: &View<'_>, rules: &Rules) -> Option<Answer> {
    let hand = view.hand;
    let mut found: Found = hands(view, rules);
    found.extend(events(hand));
    found.retain(|item| item.1 > 0);
    if !rules.implied_hands {
        found = not_implied(&found);
    }
    let has = |id: &str| found.iter().any(|item| item.0 == id);
    let counted: u32 = found
        .iter()
        .filter(|item| {
            let ready = item.0 == "double_ready" && rules.double_ready_minimum;
            ready || !STARRED.contains(&item.0)
        })
        .map(|item| item.1)
        .sum();
    // These two together count 1 toward the minimum.
    let both = has("all_chows") && has("all_simples");
    if counted - u32::from(both) < 2 {
        return None;
    }
    found.push(("winning_bonus", bonus(view, rules.bonus)));
    found.retain(|item| item.1 > 0);
    let points: u32 = found.iter().map(|item| item.1).sum();
    let points = rules.cap.map_or(points, |most| points.min(most));
    let mut answer = Answer {
        yaku: found.iter().map(|&(id, n)| (id.to_owned(), n)).collect(),
        points,
        ..Answer::default()
    };
    if hand.tsumo {
        for seat in (0..4).filter(|&seat| seat != hand.seat) {
            answer.paid.insert(Payer::Seat(seat), (points, 0));
        }
    } else {
        let from = hand.from.map_or(Payer::Discarder, Payer::Seat);
        answer.paid.insert(from, (2 * points, 0));
    }
    answer.total = answer.paid.values().map(|paid| paid.0).sum();
    Some(answer)
}

/// Leaves out what another hand brings with it.
fn not_implied(found: &Found) -> Found {
    let implies = |id: &str, other: &str| {
        let mut rows = IMPLIED.iter();
        rows.any(|row| row.0 == other && row.1.contains(&id))
    };
    let alone = |item: &&(&'static str, u32)| !found.iter().any(|other| implies(item.0, other.0));
    found.iter().filter(alone).copied().collect()
}

/// Returns the winning bonus; seven pairs count as concealed, whatever else they are.
fn bonus(view: &View<'_>, bonus: Bonus) -> u32 {
    match (view.closed, view.hand.tsumo) {
        (true, true) => bonus.concealed_drawn,
        (true, false) => bonus.concealed_discarded,
        (false, _) => bonus.open,
    }
}

fn points(n: u32, holds: bool) -> u32 {
    if holds { n } else { 0 }
}

fn hands(view: &View<'_>, rules: &Rules) -> Found {
    let hand = view.hand;
    let (sequences, triplets) = (view.sequences(), view.triplets());
    let dragons = view.triplets_of(is_dragon);
    let winds = view.triplets_of(is_wind);
    let own = view.own_triplets();
    let concealed = view.closed && (rules.concealed_seven_pairs || !view.seven_pairs());
    let round_pung = rules.prevailing_wind && triplets.contains(&(27 + hand.round));
    let one_suit = view.one_suit();
    let honors = view.honors();
    vec![
        (
            "all_chows",
            points(1, sequences.len() == 4 && !view.pair_of(is_honor)),
        ),
        ("all_simples", points(1, !view.any_tile(is_orphan))),
        ("dragon_pung", dragons as u32),
        (
            "seat_wind_pung",
            points(1, triplets.contains(&(27 + hand.seat))),
        ),
        ("prevailing_wind_pung", points(1, round_pung)),
        ("concealed_hand", points(1, concealed && !hand.tsumo)),
        ("fully_concealed_hand", points(2, concealed && hand.tsumo)),
        ("all_pungs", points(2, triplets.len() == 4)),
        ("clear_hand", points(2, one_suit && honors)),
        ("pure_hand", points(8, one_suit && !honors)),
        ("pure_straight", points(2, view.straight())),
        (
            "little_three_dragons",
            points(4, dragons == 2 && view.pair_of(is_dragon)),
        ),
        ("big_three_dragons", points(8, dragons == 3)),
        ("three_concealed_pungs", points(4, own == 3)),
        ("four_concealed_pungs", points(8, own == 4)),
        ("seven_pairs", points(4, view.seven_pairs())),
        (
            "little_four_winds",
            points(8, winds == 3 && view.pair_of(is_wind)),
        ),
        ("big_four_winds", points(12, winds == 4)),
        ("all_terminals", points(8, view.all_tiles(is_terminal))),
        ("all_honors", points(12, view.all_tiles(is_honor))),
        ("nine_gates", points(24, view.pure_gates())),
        ("premium_tile", how_many(&view.all, hand.win) as u32),
        (first_turn_hand(hand), points(16, hand.first_turn)),
    ]
}

fn events(hand: &Hand) -> Found {
    // The tile that replaces a kong may be the last of the wall: both add up (1.2.3).
    let last = hand.last_tile && hand.tsumo;
    let moon = last && hand.win == ONE_DOT;
    let plum = hand.rinshan && hand.win == FIVE_DOTS;
    let single = hand.ready && !hand.open_ready && !hand.double_ready;
    vec![
        ("flower_tile", hand.flowers),
        ("all_flowers", points(8, hand.flowers == 4)),
        ("ready", points(1, single)),
        ("open_ready", points(2, hand.open_ready)),
        ("double_ready", points(5, hand.double_ready)),
        ("last_tile_draw", points(5, last && !moon)),
        ("moon_bottom_sea", points(8, moon)),
        ("replacement_tile", points(5, hand.rinshan && !plum)),
        ("plum_blossom_roof", points(8, plum)),
        ("robbing_the_kong", points(5, hand.chankan)),
    ]
}

fn first_turn_hand(hand: &Hand) -> &'static str {
    match (hand.tsumo, hand.seat) {
        (true, 0) => "heavenly_hand",
        (true, _) => "earthly_hand",
        (false, _) => "blessing_of_man",
    }
}
