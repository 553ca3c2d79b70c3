//! A hand that has not won: its waits with the payment for each, or its distance from tenpai and the discards that
//! bring it nearer.

use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::hand::question::{By, Flag, Flags, Question, Riichi};
use crate::hand::shanten::{Parts, part_of, shanten};
use crate::presets::Ruleset;
use crate::presets::score;
use crate::result::refusal::{Conflict, Field, Refusal, Refusals, Rule};
use crate::result::score::Score;
use crate::tiles::meld::Meld;
use crate::tiles::order::sort_by_key;
use crate::tiles::{Counts, TileSet};
use crate::tiles::{Kind, Tile, Wind};

/// The state of 13 tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// Tenpai: the tiles that win, each with the number that the hand and the indicators leave.
    Waits(Vec<(Kind, u8)>),
    /// So many tiles away from tenpai.
    Shanten(u8),
}

/// A tile that a hand waits for, with the payments for it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PricedWait {
    /// The tile; a five is a plain one, as long as the hand and the indicators leave one.
    pub kind: Kind,
    /// The number that the hand and the indicators leave, 0 to 4.
    pub left: u8,
    /// The payments without riichi.
    pub dama: Payout,
    /// The payments with riichi, where the hand can declare it: the declared one, or else a plain one.
    pub riichi: Option<Payout>,
    /// The points or faan of the hand itself, in Chinese games alone.
    pub worth: Option<Payout>,
    /// The reasons for a missing payment without riichi: the ron's, or else the self-draw's.
    pub refused: Option<Refusals>,
}

/// The payments for a win in all, in points, with honba and sticks; `None` where it is no win, for example for want of
/// a yaku.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payout {
    /// By ron.
    pub ron: Option<u32>,
    /// By tsumo.
    pub tsumo: Option<u32>,
}

/// A tile to discard from 14 that do not win, and what it leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Discard {
    /// The tile.
    pub kind: Kind,
    /// The tile as it is held: a red one if the hand has no plain one.
    pub tile: Tile,
    /// The shanten of the rest: the number of tiles from tenpai; 0 is tenpai.
    pub shanten: u8,
    /// The tiles that bring the rest nearer, each with the number left; in tenpai its waits.
    pub accepts: Vec<(Kind, u8)>,
}

impl Discard {
    /// Counts the tiles that bring the rest nearer.
    pub fn chances(&self) -> u32 {
        self.accepts.iter().map(|&(_, left)| u32::from(left)).sum()
    }
}

/// Returns whether a player with these waits and discards is furiten and can win by self-draw only: one of the waits is
/// among the discards. Source: seed 002, "Furiten".
pub fn is_furiten(waits: &[Kind], discards: &[Kind]) -> bool {
    waits.iter().any(|wait| discards.contains(wait))
}

impl Question {
    /// Returns whether the hand without its winning tile is furiten with these discards: [`is_furiten`] of its waits;
    /// never outside tenpai.
    pub fn is_furiten(&self, discards: &[Kind], rules: &Ruleset) -> bool {
        let Some(Outlook::Waits(waits)) = self.outlook(rules) else {
            return false;
        };
        let waits: Vec<Kind> = waits.iter().map(|&(wait, _)| wait).collect();
        is_furiten(&waits, discards)
    }

    /// Refuses the ron of a furiten hand: [`Self::is_furiten`]. Chinese games have no such rule.
    ///
    /// # Errors
    ///
    /// [`Rule::Furiten`], if the hand was not self-drawn and its player discarded one of the tiles that it waits for.
    pub fn check_furiten(&self, discards: &[Kind], rules: &Ruleset) -> Result<(), Refusal> {
        let may_be = self.by == By::Ron && !discards.is_empty() && rules.chinese().is_none();
        if may_be && self.is_furiten(discards, rules) {
            return Err(Refusal::NotLegal(Rule::Furiten));
        }
        Ok(())
    }

    /// Returns the state of the hand without its winning tile; `None` unless there are 13 tiles, a kan counting three.
    ///
    /// ```
    /// use tensu::{Question, Ruleset, outlook::Outlook};
    /// let rules = Ruleset::by_id("cheatsheet").unwrap();
    /// let question: Question = "123m456p789s22m78m dora:8m".parse().unwrap();
    /// let Some(Outlook::Waits(waits)) = question.outlook(rules) else { panic!() };
    /// let waits: Vec<_> = waits.into_iter().map(|(kind, left)| format!("{left} × {kind}")).collect();
    /// assert_eq!(waits, ["4 × 6m", "4 × 9m"]);
    /// ```
    pub fn outlook(&self, rules: &Ruleset) -> Option<Outlook> {
        let melds = self.valid_melds()?;
        let closed: Counts = self.hand.iter().filter_map(|tile| tile.kind()).collect();
        if closed.total() + 3 * melds.len() != 13 || self.hand.len() != closed.total() {
            return None;
        }
        let waits = rules.waits(&closed, &melds, self.norths).into_iter();
        let waits: Vec<_> = waits.map(|kind| (kind, self.left(kind))).collect();
        if waits.is_empty() {
            let shanten = shanten(&closed, &melds, &rules.tiles, rules.shapes());
            return Some(Outlook::Shanten(shanten.max(1) as u8));
        }
        Some(Outlook::Waits(waits))
    }

    /// Works out the payments for each tile that the hand waits for, by ron and by tsumo, with riichi and without; none
    /// unless there are 13 tiles in tenpai. Events of the winning tile (ippatsu, rinshan, last tile …) are left out, as
    /// [`not_won`](Self::not_won) says; a declared ready and paarenchan stay.
    ///
    /// ```
    /// use tensu::{Question, Ruleset};
    /// let rules = Ruleset::by_id("cheatsheet").unwrap();
    /// let question: Question = "234m567p345s66p67s seat:S".parse().unwrap();
    /// let waits = question.waits(rules);
    /// assert_eq!(waits[0].kind.to_string(), "2s");
    /// assert_eq!(waits[0].dama.ron, Some(2_000)); // pinfu and tanyao: 2 han 30 fu
    /// assert_eq!(waits[0].riichi.unwrap().ron, Some(3_900));
    /// ```
    pub fn waits(&self, rules: &Ruleset) -> Vec<PricedWait> {
        let Some(Outlook::Waits(waits)) = self.outlook(rules) else {
            return Vec::new();
        };
        let usual = if self.riichi.is_declared() {
            self.riichi
        } else {
            Riichi::Riichi
        };
        let worth = |kind: Kind, riichi: Riichi| {
            let (ron, tsumo) = (
                self.won_on(kind, By::Ron, riichi, rules),
                self.won_on(kind, By::Tsumo, riichi, rules),
            );
            let payout = |of: fn(&Score) -> Option<u32>| Payout {
                ron: ron.as_ref().ok().and_then(of),
                tsumo: tsumo.as_ref().ok().and_then(of),
            };
            let points = payout(|score| score.points.map(u32::from));
            let worth = rules.chinese().map(|_| points);
            let total = payout(|score| Some(score.total));
            (total, worth, ron.and(tsumo).err())
        };
        let wait = |(kind, left): (Kind, u8)| {
            let (riichi, ..) = worth(kind, usual);
            let (dama, worth, refused) = worth(kind, Riichi::None);
            PricedWait {
                kind,
                left,
                dama,
                riichi: (riichi.ron.is_some() || riichi.tsumo.is_some()).then_some(riichi),
                worth,
                refused,
            }
        };
        waits.into_iter().map(wait).collect()
    }

    /// Scores a win of these 13 tiles with one more, as [`waits`](Self::waits) does: without naming who pays, and with the
    /// ura dora only under riichi.
    ///
    /// # Errors
    ///
    /// The reasons why it is no win, as [`score`].
    pub fn won_on(
        &self,
        kind: Kind,
        by: By,
        riichi: Riichi,
        rules: &Ruleset,
    ) -> Result<Score, Refusals> {
        let won = Self {
            win: Some(self.next(kind, rules)),
            flags: self.standing_flags(),
            ura: if riichi.is_declared() {
                self.ura.clone()
            } else {
                Vec::new()
            },
            from: None,
            liable: Vec::new(),
            by,
            riichi,
            ..self.clone()
        };
        score(&won, rules)
    }

    /// Returns the flags that are settled before the win.
    #[must_use]
    pub fn standing_flags(&self) -> Flags {
        let flags = self.flags.iter();
        flags.filter(|flag| flag.is_of_the_hand()).collect()
    }

    /// Lists what is said of a win that the hand has not, and what therefore does not count in [`waits`](Self::waits)
    /// or [`discards`](Self::discards): events of the winning tile, and payers, on whom the total does not depend. The
    /// first turn stays with 14 tiles, as some win on it alone.
    ///
    /// ```
    /// use tensu::Question;
    /// let question: Question = "234m567p345s66p67s riichi ippatsu".parse().unwrap();
    /// let told = question.not_won();
    /// assert_eq!(told[0].to_string(), "Ippatsu: not counted here, because the hand has not won yet.");
    /// ```
    pub fn not_won(&self) -> Vec<Refusal> {
        let not_won = |field, flag| Refusal::Impossible(Conflict::NotWon(field, flag));
        let first_draw = |flag: Flag| {
            let alone = Self {
                flags: Flags::NONE.with(flag),
                ..Self::default()
            };
            self.size() == 14 && alone.folded_flags().has(Flag::FirstTurn)
        };
        let flags = self.flags.iter();
        let events = flags.filter(|&flag| !flag.is_of_the_hand() && !first_draw(flag));
        let mut told: Vec<_> = events
            .map(|flag| not_won(Field::Flags, Some(flag)))
            .collect();
        told.extend(self.from.map(|_| not_won(Field::From, None)));
        let liable = self.liable.first();
        told.extend(liable.map(|_| not_won(Field::Liable, None)));
        told
    }

    /// Works out the state after each discard, the best first: nearest to tenpai, then with the most tiles that help;
    /// none unless the hand has 14 tiles, a kan counting three.
    ///
    /// ```
    /// use tensu::{Question, Ruleset};
    /// let rules = Ruleset::by_id("cheatsheet").unwrap();
    /// let question: Question = "123m456p789s22m78m+1z".parse().unwrap();
    /// let discards = question.discards(rules);
    /// assert_eq!((discards[0].kind.to_string().as_str(), discards[0].shanten), ("1z", 0));
    /// assert_eq!(discards[0].chances(), 8); // four 6m, four 9m
    /// ```
    pub fn discards(&self, rules: &Ruleset) -> Vec<Discard> {
        let Some(melds) = self.valid_melds() else {
            return Vec::new();
        };
        let tiles = || self.hand.iter().chain(&self.win);
        let closed: Counts = tiles().filter_map(|tile| tile.kind()).collect();
        if closed.total() + 3 * melds.len() != 14 || tiles().count() != closed.total() {
            return Vec::new();
        }
        let draws: Vec<(Kind, u8)> = Kind::all()
            .filter(|&kind| rules.tiles.has(kind))
            .map(|kind| (kind, self.left(kind)))
            .filter(|&(_, left)| left > 0)
            .collect();
        let parts = Parts::of(&closed, &melds, &rules.tiles, rules.shapes());
        let with = |counts: &Counts, kind| {
            let mut with = *counts;
            with.add(kind, 1);
            with
        };
        // The cost of a draw in another part does not depend on the discard, so it is worked out once.
        let apart: Vec<_> = draws
            .iter()
            .map(|&(kind, _)| parts.cost(&with(&closed, kind), part_of(kind)))
            .collect();
        let discard = |kind: Kind| {
            let mut rest = closed;
            rest.remove(kind, 1);
            let part = part_of(kind);
            let left = parts.with(part, parts.cost(&rest, part));
            let shanten = left.shanten(&rest);
            let helps = |&(i, &(draw, _)): &(usize, &(Kind, u8))| {
                let more = with(&rest, draw);
                let there = part_of(draw);
                let cost = if there == part {
                    parts.cost(&more, there)
                } else {
                    apart[i]
                };
                left.with(there, cost).shanten(&more) < shanten
            };
            let faces = tiles().copied().filter(|tile| tile.kind() == Some(kind));
            Discard {
                kind,
                tile: faces
                    .min_by_key(|tile| tile.is_red())
                    .unwrap_or(kind.into()),
                shanten: shanten.max(0) as u8,
                accepts: draws
                    .iter()
                    .enumerate()
                    .filter(helps)
                    .map(|(_, &draw)| draw)
                    .collect(),
            }
        };
        let mut discards: Vec<Discard> = closed.kinds().map(discard).collect();
        sort_by_key(&mut discards, |discard| {
            (discard.shanten, Reverse(discard.chances()))
        });
        discards
    }

    /// Returns the melds, if all of them are valid.
    fn valid_melds(&self) -> Option<Vec<Meld>> {
        let melds = self.melds.iter();
        melds
            .map(|meld| Meld::new(meld.kind, &meld.tiles, meld.from).ok())
            .collect()
    }

    /// Returns the thirteen tiles with one more drawn, to see how a tile of the wait completes them: seat, round and
    /// norths stay, other events are left out. With any other tile it is no win.
    ///
    /// ```
    /// use tensu::outlook::Outlook;
    /// use tensu::{Question, Ruleset};
    /// let rules = Ruleset::by_id("cheatsheet").unwrap();
    /// let question: Question = "123m456p789s22m78m riichi".parse().unwrap();
    /// let Some(Outlook::Waits(waits)) = question.outlook(rules) else { panic!() };
    /// let drawn = question.completed_by(waits[0].0, rules);
    /// assert_eq!(drawn.win.map(|tile| tile.to_string()).as_deref(), Some("6m"));
    /// assert_eq!(drawn.check(rules).unwrap().readings().len(), 1);
    /// ```
    #[must_use]
    pub fn completed_by(&self, kind: Kind, rules: &Ruleset) -> Self {
        let bare = Self {
            hand: self.hand.clone(),
            melds: self.melds.clone(),
            by: By::Tsumo,
            seat: self.seat,
            round: self.round,
            norths: self.norths,
            ..Self::default()
        };
        Self {
            win: Some(bare.next(kind, rules)),
            ..bare
        }
    }

    /// Returns the tile of a kind that can still come: the red five if no plain one is left, or else a plain tile, even
    /// where none is left.
    fn next(&self, kind: Kind, rules: &Ruleset) -> Tile {
        // The winning tile does not count, as this one replaces it.
        let melds = self.melds.iter().flat_map(|meld| &meld.tiles);
        let seen = self.hand.iter().chain(melds);
        let seen = seen.chain(&self.dora).chain(&self.ura);
        let plain = Tile::plain(kind);
        let plain_ones = usize::from(TileSet::COPIES - rules.tiles.reds_of(kind));
        let left = plain_ones > seen.filter(|&&tile| tile == plain).count();
        kind.red_five().filter(|_| !left).unwrap_or(plain)
    }

    /// Returns the number of tiles of a kind that the hand, the norths set aside and the indicators leave.
    fn left(&self, kind: Kind) -> u8 {
        let seen = self.lying().filter(|tile| tile.kind() == Some(kind));
        let left = TileSet::COPIES - seen.take(TileSet::COPIES.into()).count() as u8;
        let aside = kind == Wind::North.kind();
        left.saturating_sub(if aside { self.norths } else { 0 })
    }
}
