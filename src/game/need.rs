//! The least that a player needs to win now to finish in a better place.

use alloc::vec::Vec;

use crate::engine::additive;
use crate::engine::riichi::chart;
use crate::game::end;
use crate::hand::question::By;
use crate::hand::question::MOST;
use crate::quick;
use crate::result::chart::{Prices, Ways};
use crate::result::refusal::{Conflict, Field, Refusal, Refusals};
use crate::rulebook::Limit;
use crate::rulebook::{AdditiveRules, Honba, RiichiRules, Rules, System};
use crate::tiles::Wind;

/// A way to win the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// By self-draw.
    Tsumo,
    /// Off the discard of the player in this seat.
    Ron(Wind),
}

impl Way {
    const fn by(self) -> By {
        match self {
            Self::Tsumo => By::Tsumo,
            Self::Ron(_) => By::Ron,
        }
    }
}

/// A hand as it is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Count {
    /// Han and fu below the limits.
    HanFu(u8, u16),
    /// Han of yaku and dora, where there are no fu or they do not matter, and a limit.
    Han(u8, Option<Limit>),
    /// Units of yakuman.
    Yakuman(u8),
    /// Points that add up.
    Points(u16),
}

/// The least that a win needs for a place.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Need {
    /// The place, 1 for the best.
    pub place: usize,
    /// The way to win.
    pub way: Way,
    /// The least hands that pay enough, those of fewer han first: any hand with as many han and fu as one of them does.
    /// The last ones are han without fu if any fu do. Empty when no hand pays that much.
    pub hands: Vec<Count>,
    /// The points that the winner of the lowest of them would get in all, with honba and sticks.
    pub total: u32,
}

impl Count {
    /// Returns whether both are below the limits and differ in nothing but fu.
    const fn differs_in_fu(self, other: Self) -> bool {
        matches!((self, other), (Self::HanFu(one, _), Self::HanFu(other, _)) if one == other)
    }
}

/// A hand that could be won, with its payments.
struct PossibleWin {
    count: Count,
    ways: Ways,
    prices: Prices,
    /// The payment of each of the others beside a discarder.
    beside: u32,
}

/// Works out the least that wins need, in each way, for each place better than the present one. `points` are those of
/// the seats now, the dealer first; `round` is its wind, any if `None` (it decides who has a double wind); `sticks` and
/// `honba` lie on the table. Equal points are not enough: who is then ahead depends on the ruleset and on the seats of
/// the first hand.
///
/// ```
/// use tensu::game::{Count, Way, needs};
/// use tensu::score::Limit;
/// use tensu::{Ruleset, Wind};
/// let rules = Ruleset::by_id("cheatsheet").unwrap();
/// // South is second, 5,900 behind the dealer: 3,000 off the dealer are 6,000 between them.
/// let all = needs(&[30_900, 25_000, 24_100, 20_000], Wind::South, None, 0, 0, rules).unwrap();
/// let direct = all.iter().find(|need| need.way == Way::Ron(Wind::East)).unwrap();
/// assert_eq!((direct.place, direct.total), (1, 3_200));
/// assert_eq!(direct.hands, [Count::HanFu(1, 100), Count::HanFu(2, 50), Count::Han(3, None)]);
/// ```
///
/// # Errors
/// Too few or too many players; points, honba or sticks that no game has; a seat where nobody sits; if none of these,
/// points that do not add up, together with the sticks, to what all started with.
pub fn needs(
    points: &[i64],
    me: Wind,
    round: Option<Wind>,
    honba: u32,
    sticks: u32,
    rules: &Rules,
) -> Result<Vec<Need>, Refusals> {
    let mut wrong = end::wrong(rules, points, sticks);
    if honba > MOST {
        wrong.push(Refusal::TooLarge(Field::Honba));
    }
    let seats = rules.seats.winds();
    let own = seats.iter().position(|&seat| seat == me);
    let Some(own) = own else {
        let nobody = Refusal::Impossible(Conflict::NoSuchSeat(Field::Seat, me));
        return Err(Refusals::with(wrong, nobody));
    };
    Refusals::none_of(wrong)?;
    Ok(all(points, own, round, honba, sticks, rules))
}

fn all(
    points: &[i64],
    own: usize,
    round: Option<Wind>,
    honba: u32,
    sticks: u32,
    rules: &Rules,
) -> Vec<Need> {
    let seats = rules.seats.winds();
    let me = seats[own];
    let table = TableState {
        seats,
        points,
        own,
        honba,
        sticks,
        stick: rules.stick(),
        per_honba: per_honba(rules),
    };
    let hands = hands(rules, me, round, honba);
    let others = seats.iter().copied().filter(|&seat| seat != me);
    let ways = [Way::Tsumo].into_iter().chain(others.map(Way::Ron));
    let better = 1..place(points, own);
    let needs = better.flat_map(|place| ways.clone().map(move |way| (place, way)));
    needs
        .map(|(place, way)| table.need(place, way, &hands))
        .collect()
}

/// Returns the place of a player: those with as many points are ahead.
fn place(points: &[i64], own: usize) -> usize {
    let ahead = points.iter().enumerate();
    let ahead = ahead.filter(|&(i, &other)| i != own && other >= points[own]);
    ahead.count() + 1
}

struct TableState<'a> {
    seats: &'a [Wind],
    points: &'a [i64],
    own: usize,
    honba: u32,
    sticks: u32,
    /// The points of a riichi stick.
    stick: u32,
    per_honba: Honba,
}

impl TableState<'_> {
    fn need(&self, place: usize, way: Way, hands: &[PossibleWin]) -> Need {
        let mut need = Need {
            place,
            way,
            hands: Vec::new(),
            total: 0,
        };
        for group in hands.chunk_by(|one, other| one.count.differs_in_fu(other.count)) {
            let hands = group.iter().filter(|hand| hand.ways.has(way.by()));
            let enough = hands.clone().filter_map(|hand| {
                let total = self.won(way, hand, place)?;
                Some((hand.count, total))
            });
            let Some((least, total)) = enough.clone().next() else {
                continue;
            };
            // No later one pays less: one han more is as much as twice the fu, which the han before had, too.
            if need.hands.is_empty() {
                need.total = total;
            }
            let all = enough.count() == hands.count();
            need.hands.push(match least {
                Count::HanFu(han, _) if all => Count::Han(han, None),
                least => least,
            });
            // With more han every hand pays enough.
            if all {
                break;
            }
        }
        need
    }

    /// Returns the points that the winner gets, if the win leads to the wanted place or a better one; else `None`.
    fn won(&self, way: Way, hand: &PossibleWin, wanted: usize) -> Option<u32> {
        let prices = &hand.prices;
        let mut points = self.points.to_vec();
        let dealer = self.own == 0;
        let mut total = self.sticks * self.stick;
        let by_ron = self.honba.saturating_mul(self.per_honba.ron);
        let by_tsumo = self.honba.saturating_mul(self.per_honba.tsumo);
        for (i, &seat) in self
            .seats
            .iter()
            .enumerate()
            .filter(|&(i, _)| i != self.own)
        {
            let pays = match way {
                Way::Ron(from) if from != seat => hand.beside,
                Way::Ron(_) if dealer => prices.dealer_ron.saturating_add(by_ron),
                Way::Ron(_) => prices.ron.saturating_add(by_ron),
                Way::Tsumo => {
                    let hand = match (dealer, i) {
                        (true, _) => prices.dealer_tsumo,
                        (false, 0) => prices.from_dealer,
                        (false, _) => prices.from_other,
                    };
                    hand.saturating_add(by_tsumo)
                }
            };
            points[i] -= i64::from(pays);
            total = total.saturating_add(pays);
        }
        points[self.own] += i64::from(total);
        (place(&points, self.own) <= wanted).then_some(total)
    }
}

fn per_honba(rules: &Rules) -> Honba {
    let none = Honba { ron: 0, tsumo: 0 };
    rules.riichi().map_or(none, |riichi| riichi.honba)
}

/// Returns all hands with different payments.
fn hands(rules: &Rules, me: Wind, round: Option<Wind>, honba: u32) -> Vec<PossibleWin> {
    match &rules.system {
        System::Riichi(riichi) => by_han(rules, riichi, me, round, honba),
        System::Additive(additive) => by_points(rules, additive),
    }
}

/// Hands by han, from the minimum of a win on.
fn by_han(
    rules: &Rules,
    riichi: &RiichiRules,
    me: Wind,
    round: Option<Wind>,
    honba: u32,
) -> Vec<PossibleWin> {
    let needed = riichi.minimum.needed(honba);
    let mut hands = Vec::new();
    let double_wind = round.is_none_or(|round| round == me);
    let rows = chart::by_fu(rules, riichi, double_wind);
    for han in needed.max(1)..Limit::MANGAN_HAN {
        for row in &rows {
            let cell = &row.cells[usize::from(han) - 1];
            if cell.limit.is_none() {
                hands.push(PossibleWin {
                    count: Count::HanFu(han, row.fu),
                    ways: cell.ways,
                    prices: cell.prices,
                    beside: 0,
                });
            }
        }
    }
    // The lowest mangan may be reached by fu before five han; the payment is the same.
    let plus = chart::plus(riichi);
    for tier in chart::tiers(rules, riichi) {
        // The han of a tier are looked up after the table's addition, so the hand has fewer.
        let han = tier.from.saturating_sub(plus).max(needed);
        let enough = tier.to.is_none_or(|to| to >= han.saturating_add(plus));
        if enough && tier.limit != Some(Limit::Yakuman) {
            hands.push(PossibleWin {
                count: Count::Han(han, tier.limit),
                ways: Ways::Both,
                prices: tier.prices,
                beside: 0,
            });
        }
    }
    let most = [By::Tsumo, By::Ron].map(|by| {
        let table = quick::Table {
            seat: me,
            round,
            by,
            from: None,
            honba,
            sticks: 0,
        };
        quick::most_yakuman(rules, riichi, [table].into_iter())
    });
    let [by_tsumo, by_ron] = most;
    hands.extend((1..=by_tsumo.max(by_ron)).map(|units| PossibleWin {
        count: Count::Yakuman(units),
        ways: Ways::of(units <= by_ron, units <= by_tsumo),
        prices: chart::yakuman(rules, riichi, units),
        beside: 0,
    }));
    hands
}

/// Hands by points, one for each number. Source: seed 001, "The payout".
fn by_points(rules: &Rules, additive: &AdditiveRules) -> Vec<PossibleWin> {
    /// More than any hand has.
    const MOST: u16 = 1_000;
    let hand = |points: u16| {
        let once = u32::from(points);
        let usual = [once.saturating_mul(additive.discarder_pays), 0, once];
        let chinese = additive.chinese.as_ref();
        let [ron, beside, each] = chinese.map_or(usual, |chinese| chinese.pays(points));
        PossibleWin {
            count: Count::Points(points),
            ways: Ways::Both,
            prices: Prices {
                ron,
                dealer_ron: ron,
                from_dealer: each,
                from_other: each,
                dealer_tsumo: each,
            },
            beside,
        }
    };
    let most = additive.cap.map_or(MOST, |cap| cap.min(MOST));
    let least = additive::least(rules, additive).min(most);
    let above = additive
        .chinese
        .as_ref()
        .map_or(&[][..], |chinese| chinese.above);
    let mut above: Vec<u16> = above.iter().map(|&(_, points)| points).collect();
    above.sort_unstable();
    above.dedup();
    (least..=most).chain(above).map(hand).collect()
}
