//! A hand that nobody won: who is tenpai, and what the noten players pay.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::engine::check;
use crate::game::{Changes, unchanged, wrong_seats};
use crate::hand::question::{Question, WrittenMeld};
use crate::hand::shanten::shanten;
use crate::result::refusal::{Field, Refusal, Refusals};
use crate::rulebook::{DeadWait, Noten, Rules};
use crate::tiles::meld::Meld;
use crate::tiles::{BySeat, Kind, Tile, Wind};
use crate::tiles::{Counts, TileSet};

/// The settlement of a drawn hand, with the reasons.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DrawnSettlement {
    /// The points that each seat gains or pays.
    pub changes: Changes,
    /// The standing of each seat, tenpai or not.
    pub standings: BySeat<Standing>,
    /// The payments of noten players, or why there are none.
    pub exchange: Exchange,
}

/// The standing of a player when nobody has won.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Standing {
    /// Tenpai: the table says so.
    Declared,
    /// Tenpai: these tiles would win. Not all of them lie open, unless the ruleset pays a wait for such tiles too.
    Tenpai(Vec<Kind>),
    /// Noten, because the hand was not shown. Nobody has to show it. Source: seed 004, note 2.
    Hidden,
    /// Noten, because all copies of every tile that would win lie open. Source: seed 004, note 1.
    Dead(Vec<Kind>),
    /// Noten: so many tiles away from tenpai.
    Shanten(u8),
}

impl Standing {
    /// Returns the id of the scoring contract.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Declared => "declared",
            Self::Tenpai(_) => "tenpai",
            Self::Hidden => "hidden",
            Self::Dead(_) => "dead_wait",
            Self::Shanten(_) => "noten",
        }
    }

    /// Returns whether the player is paid as tenpai.
    pub const fn is_tenpai(&self) -> bool {
        matches!(self, Self::Declared | Self::Tenpai(_))
    }
}

/// The outcome of noten payments: paid, or why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exchange {
    /// The noten players pay the tenpai ones.
    Paid,
    /// Nobody pays, because all are tenpai or nobody is.
    AllEqual,
    /// The ruleset has no such payments.
    NotInRuleset,
}

impl Exchange {
    /// Returns the id of the scoring contract.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Paid => "paid",
            Self::AllEqual => "all_equal",
            Self::NotInRuleset => "not_in_ruleset",
        }
    }
}

/// The tiles that a player shows at a drawn hand, as written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Claim {
    /// The concealed tiles, 13 less three for each meld; `None` when the hand stays hidden.
    pub hand: Option<Vec<Tile>>,
    /// The melds.
    pub melds: Vec<WrittenMeld>,
    /// The other open tiles: discards, the melds of the others, indicators.
    pub visible: Vec<Tile>,
}

/// Settles a hand that nobody won, when it is known who is tenpai. Source: rules.md 2.2; seed 004 "Tenpai and
/// no-tenpai players".
///
/// ```
/// use tensu::{Ruleset, Wind, game::drawn};
/// let rules = Ruleset::by_id("sanma_ryanshi").unwrap();
/// let changes = drawn(&[Wind::West], rules).unwrap().changes;
/// assert_eq!(changes, [(Wind::East, -1_000), (Wind::South, -1_000), (Wind::West, 2_000)]);
/// ```
///
/// # Errors
/// A seat where nobody sits, or that is named twice.
pub fn drawn(tenpai: &[Wind], rules: &Rules) -> Result<DrawnSettlement, Refusals> {
    Refusals::none_of(wrong_seats(rules, Field::Tenpai, tenpai))?;
    let standing = |&seat: &Wind| {
        let standing = if tenpai.contains(&seat) {
            Standing::Declared
        } else {
            Standing::Hidden
        };
        (seat, standing)
    };
    Ok(settled(
        rules,
        rules.seats.winds().iter().map(standing).collect(),
    ))
}

/// Settles a hand that nobody won from what the players show. A player who is not in the list shows nothing.
///
/// ```
/// use tensu::{Ruleset, Wind, game::{Claim, Standing, drawn_hands}, notation::tiles};
/// let rules = Ruleset::by_id("sanma_ryanshi").unwrap();
/// let west = Claim {
///     hand: Some(tiles("123456p789s11z78s").unwrap()),
///     visible: tiles("6666s999s").unwrap(),
///     ..Claim::default()
/// };
/// let drawn = drawn_hands(&[(Wind::West, west)], rules).unwrap();
/// assert!(matches!(drawn.standings[2].1, Standing::Dead(_))); // the fourth 9 is in the hand itself
/// ```
///
/// # Errors
/// As [`drawn`]; everything that is wrong with any of the hands ([`Refusal::Nth`]); if nothing is, a tile that all of
/// them together hold more often than it exists.
pub fn drawn_hands(claims: &[(Wind, Claim)], rules: &Rules) -> Result<DrawnSettlement, Refusals> {
    let seats: Vec<Wind> = claims.iter().map(|&(seat, _)| seat).collect();
    let mut wrong = wrong_seats(rules, Field::Seat, &seats);
    let mut shown = Vec::new();
    for (i, (seat, claim)) in claims.iter().enumerate() {
        match claim.standing(rules) {
            Ok(standing) => shown.push((*seat, standing)),
            Err(refusals) => {
                for why in refusals {
                    wrong.push(Refusal::Nth(i, Box::new(why)));
                }
            }
        }
    }
    if wrong.is_empty() {
        let shown: Vec<Question> = claims.iter().map(|(_, claim)| claim.tiles()).collect();
        wrong = check::together(&shown, rules);
    }
    Refusals::none_of(wrong)?;
    let standing = |&seat: &Wind| {
        let own = shown.iter().find(|(other, _)| *other == seat);
        (
            seat,
            own.map_or(Standing::Hidden, |(_, standing)| standing.clone()),
        )
    };
    Ok(settled(
        rules,
        rules.seats.winds().iter().map(standing).collect(),
    ))
}

/// Returns the ids of the facts of a ruleset ([`reference::assumed`](crate::reference::assumed)) on which the payments
/// of a drawn hand depend.
pub const fn drawn_facts() -> &'static [&'static str] {
    &["noten"]
}

fn settled(rules: &Rules, standings: BySeat<Standing>) -> DrawnSettlement {
    let ready = standings
        .iter()
        .filter(|(_, standing)| standing.is_tenpai());
    let ready = ready.count() as i64;
    let noten = standings.len() as i64 - ready;
    // From each noten player to each tenpai player.
    let each = match rules.game.noten {
        Noten::Nothing => Err(Exchange::NotInRuleset),
        _ if ready == 0 || noten == 0 => Err(Exchange::AllEqual),
        Noten::Pool(points) => Ok(i64::from(points) / (ready * noten)),
        Noten::Each(points) => Ok(i64::from(points)),
    };
    let mut changes = unchanged(rules);
    if let Ok(each) = each {
        for (seat, standing) in &standings {
            let players = if standing.is_tenpai() { noten } else { -ready };
            changes.give(*seat, each * players);
        }
    }
    DrawnSettlement {
        changes,
        standings,
        exchange: each.err().unwrap_or(Exchange::Paid),
    }
}

impl Claim {
    /// Returns the player's own tiles, as far as they are shown.
    fn tiles(&self) -> Question {
        Question {
            hand: self.hand.clone().unwrap_or_default(),
            melds: self.melds.clone(),
            ..Question::default()
        }
    }

    /// Works out the standing of the player.
    ///
    /// # Errors
    /// Everything that is wrong with the tiles.
    pub fn standing(&self, rules: &Rules) -> Result<Standing, Refusals> {
        let Some(hand) = &self.hand else {
            return Ok(Standing::Hidden);
        };
        // The checks of indicators serve for the open tiles.
        let question = Question {
            dora: self.visible.clone(),
            ..self.tiles()
        };
        let melds = check::tiles(&question, rules)?;
        let closed: Counts = hand.iter().filter_map(|tile| tile.kind()).collect();
        let waits = waits(rules, &closed, &melds);
        if waits.is_empty() {
            let shanten = shanten(&closed, &melds, &rules.tiles, rules.shapes());
            return Ok(Standing::Shanten(shanten.max(1) as u8));
        }
        let called = melds.iter().flat_map(Meld::tiles);
        let open = self.visible.iter().chain(called);
        let open: Counts = open.filter_map(|tile| tile.kind()).collect();
        // The hand is shown, so its own tiles lie open like the others.
        let seen = |kind| open.get(kind).saturating_add(closed.get(kind));
        let lies_open = |&kind: &Kind| seen(kind) >= TileSet::COPIES;
        let is_dead = rules.game.dead_wait == DeadWait::Noten && waits.iter().all(lies_open);
        Ok(if is_dead {
            Standing::Dead(waits)
        } else {
            Standing::Tenpai(waits)
        })
    }
}

/// Returns the tiles that would win; norths set aside are not left out, as they lie open like everything else.
fn waits(rules: &Rules, closed: &Counts, melds: &[Meld]) -> Vec<Kind> {
    rules.waits(closed, melds, 0)
}
