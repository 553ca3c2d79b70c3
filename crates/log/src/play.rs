//! The play of a hand: moves, one after another, and what lies on the table behind each.

use alloc::vec::Vec;

use tensu::evening::Chair;
use tensu::inside::sort_by_key;
use tensu::rules::{Abort, Rules};
use tensu::{
    By, Flag, Flags, Kind, Liable, MeldKind, Question, Riichi, Side, Tile, Wind, WrittenMeld, Yaku,
};

/// A move in a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// A tile is drawn; none where the log does not show it.
    Drawn(Chair, Option<Tile>),
    /// A tile is discarded.
    Discarded {
        /// The player's chair.
        chair: Chair,
        /// The tile.
        tile: Tile,
        /// `true` if it is the one that was drawn.
        drawn: bool,
        /// `true` if riichi is declared with it.
        riichi: bool,
    },
    /// The tile just discarded is called: a chi, a pon or an open kan, the called tile last.
    Called(Chair, WrittenMeld),
    /// A closed kan.
    Closed(Chair, Vec<Tile>),
    /// The fourth tile is added to a pon.
    Added(Chair, Tile),
    /// A north is set aside (three players).
    North(Chair),
    /// A flower is set aside (Chinese games).
    Flower(Chair, Tile),
}

impl Move {
    /// The player who moves.
    pub const fn chair(&self) -> Chair {
        match self {
            Self::Drawn(chair, _)
            | Self::Discarded { chair, .. }
            | Self::Called(chair, _)
            | Self::Closed(chair, _)
            | Self::Added(chair, _)
            | Self::North(chair)
            | Self::Flower(chair, _) => *chair,
        }
    }
}

/// A player in the middle of a hand.
#[derive(Clone, Debug)]
pub struct Player {
    /// The concealed tiles, in the order in which they came; nothing where the log does not show them.
    pub hand: Option<Vec<Tile>>,
    /// The melds, in the order in which they were declared.
    pub melds: Vec<WrittenMeld>,
    /// All discards, those that were called, too.
    pub river: Vec<Tile>,
    /// Norths set aside.
    pub norths: u8,
    /// Flowers set aside.
    pub flowers: Vec<Tile>,
    /// The riichi.
    pub riichi: Riichi,
    /// `true` from the riichi to the next discard or to any call.
    ippatsu: bool,
    /// `true` if another player called one of the discards.
    pub is_called: bool,
}

/// The last thing that happened: what can be won with.
#[derive(Clone, Copy, Debug)]
enum Last {
    Nothing,
    Drawn {
        chair: Chair,
        tile: Option<Tile>,
        replaces: bool,
    },
    Discarded {
        chair: Chair,
        tile: Tile,
        riichi: bool,
    },
    Kan {
        chair: Chair,
        tile: Tile,
        closed: bool,
    },
    North(Chair),
}

/// A hand that is being played.
#[derive(Clone, Debug)]
pub struct Play {
    /// The players by chair.
    pub players: Vec<Player>,
    dealer: Chair,
    last: Last,
    /// The next draw is one from the dead wall.
    replaces: bool,
    /// A call, a kan or a north has ended the first go-around.
    is_broken: bool,
    /// The tiles that can still be drawn.
    wall: usize,
}

impl Play {
    /// A hand that was dealt, by chair; a player without tiles is one whose tiles the log does not show.
    pub fn new(dealt: &[Vec<Tile>], dealer: Chair) -> Self {
        let player = |tiles: &Vec<Tile>| Player {
            hand: (!tiles.is_empty()).then(|| tiles.clone()),
            melds: Vec::new(),
            river: Vec::new(),
            norths: 0,
            flowers: Vec::new(),
            riichi: Riichi::None,
            ippatsu: false,
            is_called: false,
        };
        // A wall of 136 tiles, or of 108, less 14 that are not drawn and those that were dealt.
        let wall = if dealt.len() == 3 {
            108 - 14 - 39
        } else {
            136 - 14 - 52
        };
        Self {
            players: dealt.iter().map(player).collect(),
            dealer,
            last: Last::Nothing,
            replaces: false,
            is_broken: false,
            wall,
        }
    }

    /// Plays a move; nothing if it cannot be: a tile that the player does not have, a call of what was not discarded.
    pub fn play(&mut self, step: &Move) -> Option<()> {
        let chair = step.chair();
        self.players.get(chair)?;
        match step {
            &Move::Drawn(_, tile) => {
                match (tile, &mut self.players[chair].hand) {
                    (Some(tile), Some(hand)) => hand.push(tile),
                    (None, hand) => *hand = None,
                    (Some(_), None) => {}
                }
                self.wall = self.wall.saturating_sub(1);
                let replaces = core::mem::take(&mut self.replaces);
                if replaces {
                    // A kan that could be robbed stands now.
                    self.interrupt();
                }
                self.last = Last::Drawn {
                    chair,
                    tile,
                    replaces,
                };
            }
            &Move::Discarded { tile, riichi, .. } => {
                self.lose(chair, &[tile])?;
                let is_first = !self.is_broken && self.players[chair].river.is_empty();
                let player = &mut self.players[chair];
                player.river.push(tile);
                player.ippatsu = riichi;
                if riichi {
                    player.riichi = if is_first {
                        Riichi::Double
                    } else {
                        Riichi::Riichi
                    };
                }
                self.last = Last::Discarded {
                    chair,
                    tile,
                    riichi,
                };
            }
            Move::Called(_, meld) => {
                let Last::Discarded {
                    chair: from, tile, ..
                } = self.last
                else {
                    return None;
                };
                let (called, own) = meld.tiles.split_last()?;
                if *called != tile || from == chair {
                    return None;
                }
                self.lose(chair, own)?;
                self.players[from].is_called = true;
                self.players[chair].melds.push(meld.clone());
                self.interrupt();
                self.replaces = meld.kind.is_kan();
                self.last = Last::Nothing;
            }
            Move::Closed(_, tiles) => {
                self.lose(chair, tiles)?;
                self.players[chair].melds.push(WrittenMeld {
                    kind: MeldKind::Ankan,
                    tiles: tiles.clone(),
                    from: None,
                });
                self.kan(chair, *tiles.first()?, true);
            }
            &Move::Added(_, tile) => {
                self.lose(chair, &[tile])?;
                let player = &mut self.players[chair];
                let is_its = |meld: &&mut WrittenMeld| {
                    meld.kind == MeldKind::Pon
                        && meld.tiles.first().and_then(|tile| tile.kind()) == tile.kind()
                };
                let pon = player.melds.iter_mut().find(is_its)?;
                pon.kind = MeldKind::Kakan;
                pon.tiles.push(tile);
                self.kan(chair, tile, false);
            }
            Move::North(_) => {
                self.lose(chair, &[north()])?;
                self.players[chair].norths += 1;
                self.interrupt();
                self.replaces = true;
                self.last = Last::North(chair);
            }
            &Move::Flower(_, tile) => {
                self.lose(chair, &[tile])?;
                self.players[chair].flowers.push(tile);
                self.last = Last::Nothing;
            }
        }
        Some(())
    }

    fn kan(&mut self, chair: Chair, tile: Tile, closed: bool) {
        // A robbed kan is no interruption yet: the winner keeps ippatsu until the replacement is drawn.
        let kept: Vec<bool> = self.players.iter().map(|player| player.ippatsu).collect();
        self.interrupt();
        for (player, kept) in self.players.iter_mut().zip(kept) {
            player.ippatsu = kept;
        }
        self.players[chair].ippatsu = false;
        self.replaces = true;
        self.last = Last::Kan {
            chair,
            tile,
            closed,
        };
    }

    fn interrupt(&mut self) {
        self.is_broken = true;
        for player in &mut self.players {
            player.ippatsu = false;
        }
    }

    /// Takes tiles out of a hand. One that is not shown has all.
    fn lose(&mut self, chair: Chair, tiles: &[Tile]) -> Option<()> {
        let Some(hand) = &mut self.players[chair].hand else {
            return Some(());
        };
        for tile in tiles {
            let at = hand.iter().rposition(|own| own == tile)?;
            hand.remove(at);
        }
        Some(())
    }

    /// The side at which another player sits.
    pub fn side(&self, chair: Chair, from: Chair) -> Side {
        side(chair, from, self.players.len())
    }

    /// A player's seat.
    pub fn seat(&self, chair: Chair) -> Wind {
        let seats = self.players.len();
        Wind::ALL[(chair + seats - self.dealer) % seats]
    }

    /// The player whose tile can be won now, with the tile: who drew, who discarded, whose kan can be robbed.
    pub fn offered(&self) -> Option<(Chair, Option<Tile>)> {
        match self.last {
            Last::Nothing => None,
            Last::Drawn { chair, tile, .. } => Some((chair, tile)),
            Last::Discarded { chair, tile, .. } | Last::Kan { chair, tile, .. } => {
                Some((chair, Some(tile)))
            }
            Last::North(chair) => Some((chair, Some(north()))),
        }
    }

    /// The player who declared riichi with the tile that lies there last.
    pub const fn declaring(&self) -> Option<Chair> {
        match self.last {
            Last::Discarded {
                chair,
                riichi: true,
                ..
            } => Some(chair),
            _ => None,
        }
    }

    /// The hand with which a player wins what lies there now; nothing where its tiles are not shown. Round, dora, honba and sticks
    /// are the table's.
    pub fn won(&self, chair: Chair, rules: &Rules) -> Option<Question> {
        let player = self.players.get(chair)?;
        let (from, win) = self.offered()?;
        let mut hand = player.hand.clone()?;
        let win = win?;
        let by = if from == chair { By::Tsumo } else { By::Ron };
        if by == By::Tsumo {
            let at = hand.iter().rposition(|own| *own == win)?;
            hand.remove(at);
        }
        sort_by_key(&mut hand, |tile| {
            (tile.kind().map(Kind::index), !tile.is_red())
        });
        Some(Question {
            hand,
            melds: player.melds.clone(),
            win: Some(win),
            by,
            seat: self.seat(chair),
            riichi: player.riichi,
            flags: self.flags(chair, by, rules),
            norths: player.norths,
            flowers: player.flowers.clone(),
            from: (by == By::Ron).then(|| self.seat(from)),
            liable: self.liable(chair, rules),
            ..Question::default()
        })
    }

    /// The event that ends a hand early as it lies there now, if there are tiles left to draw.
    pub(crate) fn aborted(&self, rules: &Rules) -> Option<Abort> {
        let rivers = || self.players.iter().map(|player| player.river.as_slice());
        let one_wind = || {
            let first = self.players.first()?.river.first()?.kind()?;
            let same = |river: &[Tile]| matches!(river, [tile] if tile.kind() == Some(first));
            (first.wind().is_some() && rivers().all(same)).then_some(())
        };
        let kans = |player: &Player| {
            player
                .melds
                .iter()
                .filter(|meld| meld.kind.is_kan())
                .count()
        };
        let all: usize = self.players.iter().map(kans).sum();
        let found = if self
            .players
            .iter()
            .all(|player| player.riichi.is_declared())
        {
            Abort::FourRiichi
        } else if !self.is_broken && one_wind().is_some() {
            Abort::FourWinds
        } else if all == 4 && self.players.iter().all(|player| kans(player) < 4) {
            Abort::FourKans
        } else if matches!(self.last, Last::Drawn { .. }) && !self.is_broken && self.wall > 0 {
            Abort::NineKinds
        } else {
            return None;
        };
        rules.aborts(found).then_some(found)
    }

    fn flags(&self, chair: Chair, by: By, rules: &Rules) -> Flags {
        let player = &self.players[chair];
        let replaces = matches!(self.last, Last::Drawn { replaces: true, .. });
        let robs = match self.last {
            Last::Kan { closed, .. } => Some(closed),
            _ => None,
        };
        let is_north = matches!(self.last, Last::North(_));
        // Chinese games have other walls.
        let is_riichi = rules.riichi().is_some();
        let ends = is_riichi && self.wall == 0 && !replaces && robs.is_none() && !is_north;
        let is_first = is_riichi && !self.is_broken && player.river.is_empty();
        [
            (
                Flag::Ippatsu,
                player.riichi.is_declared() && player.ippatsu && !replaces,
            ),
            (Flag::LastTile, ends),
            (Flag::Rinshan, by == By::Tsumo && replaces),
            (Flag::Chankan, robs == Some(false)),
            (Flag::ChankanAnkan, robs == Some(true)),
            (Flag::FirstTurn, is_first),
        ]
        .into_iter()
        .filter_map(|(flag, is)| is.then_some(flag))
        .collect()
    }

    /// Those whose discard made a yakuman certain, as far as the rules hold them liable.
    fn liable(&self, chair: Chair, rules: &Rules) -> Vec<Liable> {
        let held = rules.riichi().map_or(&[][..], |riichi| riichi.pao.yaku);
        let melds = &self.players[chair].melds;
        let mut liable = Vec::new();
        let yakuman: [(Yaku, usize, OfMeld); 3] = [
            (Yaku::Daisangen, 3, |meld| {
                first(meld).is_some_and(|kind| kind.dragon().is_some())
            }),
            (Yaku::Daisuushii, 4, |meld| {
                first(meld).is_some_and(|kind| kind.wind().is_some())
            }),
            (Yaku::Suukantsu, 4, |meld| meld.kind.is_kan()),
        ];
        for (yaku, need, is_one) in yakuman {
            let of = melds
                .iter()
                .filter(|meld| is_one(meld) && meld.kind != MeldKind::Chi);
            let Some(last) = of.clone().nth(need - 1).filter(|_| held.contains(&yaku)) else {
                continue;
            };
            // A fourth kan that was added to a pon is its player's own.
            let is_own = yaku == Yaku::Suukantsu && last.kind == MeldKind::Kakan;
            if let Some(from) = last.from.filter(|_| !is_own) {
                let seats = self.players.len();
                let seat = self.seat(chair_at(chair, from, seats));
                liable.push(Liable { seat, yaku });
            }
        }
        liable
    }
}

/// Tells of a meld whether it is one of those that make a yakuman.
type OfMeld = fn(&WrittenMeld) -> bool;

fn first(meld: &WrittenMeld) -> Option<Kind> {
    meld.tiles.first()?.kind()
}

/// The north.
pub(crate) fn north() -> Tile {
    Tile::plain(Wind::North.kind())
}

/// The side at which another player sits, among so many.
pub(crate) const fn side(chair: Chair, from: Chair, seats: usize) -> Side {
    match (from + seats - chair) % seats {
        1 => Side::Right,
        2 if seats > 3 => Side::Across,
        _ => Side::Left,
    }
}

/// A side as it is called at a table of so many: nobody sits across from one of three.
pub(crate) const fn side_of(told: Side, seats: usize) -> Side {
    match told {
        Side::Across if seats == 3 => Side::Left,
        side => side,
    }
}

/// The chair at a side.
pub(crate) const fn chair_at(chair: Chair, side: Side, seats: usize) -> Chair {
    let turns = match side {
        Side::Right => 1,
        Side::Across => 2,
        Side::Left => seats - 1,
    };
    (chair + turns) % seats
}
