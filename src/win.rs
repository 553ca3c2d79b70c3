//! A checked winning hand: the second stage, which exists only when it is legal.

use alloc::vec::Vec;

use crate::meld::Meld;
use crate::question::{By, Flag, Flags, Liable, Question, Riichi};
use crate::reading::{self, Reading};
use crate::refusal::{Conflict, Field, Refusal, Refusals};
use crate::rules::Ruleset;
use crate::shanten;
use crate::tile::{Kind, Suit, Tile, Wind};
use crate::tiles::{Counts, TileSet};

/// Where the winning tile came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// Drawn from the wall.
    Draw,
    /// Drawn as the replacement for a kan.
    Rinshan,
    /// Drawn on the first turn, no call before it.
    FirstDraw,
    /// Another player's discard.
    Discard,
    /// The tile that another player added to a pon.
    Chankan,
    /// Another player's discard before the winner's first draw.
    FirstDiscard,
}

/// A complete hand, checked under a ruleset, with all its readings. Made by [`Question::check`] alone.
#[derive(Clone, Debug)]
pub struct Win<'r> {
    rules: &'r Ruleset,
    question: Question,
    melds: Vec<Meld>,
    tile: Tile,
    winner: Kind,
    method: Method,
    closed: Counts,
    tiles: Counts,
    reds: u8,
    readings: Vec<Reading>,
}

impl<'r> Win<'r> {
    /// The ruleset that it was checked under.
    pub const fn rules(&self) -> &'r Ruleset {
        self.rules
    }

    /// What was asked.
    pub const fn question(&self) -> &Question {
        &self.question
    }

    /// The kind of the winning tile.
    pub const fn tile(&self) -> Kind {
        self.winner
    }

    /// The winning tile as it lies, red or not.
    pub const fn face(&self) -> Tile {
        self.tile
    }

    /// The melds.
    pub fn melds(&self) -> &[Meld] {
        &self.melds
    }

    /// How many of each kind in the concealed tiles, the winning tile included.
    pub const fn closed(&self) -> &Counts {
        &self.closed
    }

    /// How many of each kind in the whole hand.
    pub const fn tiles(&self) -> &Counts {
        &self.tiles
    }

    /// No meld but closed kans.
    pub fn is_closed(&self) -> bool {
        !self.melds.iter().any(|meld| meld.kind().opens())
    }

    /// Where the winning tile came from.
    pub const fn method(&self) -> Method {
        self.method
    }

    /// Self-drawn.
    pub const fn is_tsumo(&self) -> bool {
        matches!(self.question.by, By::Tsumo)
    }

    /// The winner's seat.
    pub const fn seat(&self) -> Wind {
        self.question.seat
    }

    /// The prevailing wind.
    pub const fn round(&self) -> Wind {
        self.question.round
    }

    /// Whether the winner is the dealer.
    pub const fn is_dealer(&self) -> bool {
        matches!(self.question.seat, Wind::East)
    }

    /// The riichi declared.
    pub const fn riichi(&self) -> Riichi {
        self.question.riichi
    }

    /// Won within one go-around of the riichi.
    pub const fn is_ippatsu(&self) -> bool {
        self.has(Flag::Ippatsu)
    }

    /// Whether an event happened; the explicit forms (haitei …) are folded into the general ones.
    pub const fn has(&self, flag: Flag) -> bool {
        self.question.flags.has(flag)
    }

    /// Dora indicators.
    pub fn dora(&self) -> &[Tile] {
        &self.question.dora
    }

    /// Ura dora indicators.
    pub fn ura(&self) -> &[Tile] {
        &self.question.ura
    }

    /// Red fives in the hand.
    pub const fn reds(&self) -> u8 {
        self.reds
    }

    /// Counters on the table.
    pub const fn honba(&self) -> u32 {
        self.question.honba
    }

    /// Who is liable for what.
    pub fn liable(&self) -> &[Liable] {
        &self.question.liable
    }

    /// Every reading of the hand; at least one.
    pub fn readings(&self) -> &[Reading] {
        &self.readings
    }

    /// The tiles that would have completed the hand.
    pub fn waits(&self) -> Vec<Kind> {
        let mut before = self.closed;
        before.remove(self.winner, 1);
        reading::waits(&before, &self.melds)
    }

    /// How often a tile is worth a yakuhai: 0, 1, or 2 for the wind of both seat and round.
    pub fn pair_value(&self, kind: Kind) -> u8 {
        let dragon = kind.dragon().is_some();
        let (seat, round) = (self.seat().kind() == kind, self.round().kind() == kind);
        u8::from(dragon) + u8::from(seat) + u8::from(round)
    }

    /// All four fives of a suit and none red, in a set where at least one is.
    pub fn has_impossible_fives(&self) -> bool {
        let all = || self.question.all_tiles();
        Suit::ALL
            .into_iter()
            .filter_map(|suit| Kind::number(suit, 5))
            .any(|five| {
                let red = all().any(|tile| tile.kind() == Some(five) && tile.is_red());
                self.tiles.get(five) == TileSet::COPIES
                    && self.rules.tiles.reds_of(five) > 0
                    && !red
            })
    }
}

impl Question {
    /// Checks that this is a legal, complete winning hand under a ruleset.
    ///
    /// ```
    /// use tensu::{Question, Ruleset};
    /// let rules = Ruleset::by_id("cheatsheet").unwrap();
    /// let question: Question = "11111m222p333p444p ron ippatsu".parse().unwrap();
    /// let refusals = question.check(rules).unwrap_err();
    /// let codes: Vec<_> = refusals.iter().map(|refusal| refusal.code()).collect();
    /// assert_eq!(codes, ["too_many_copies", "impossible_flags"]);
    /// ```
    ///
    /// # Errors
    /// Everything that is wrong, not only the first thing: tiles, melds, and events that cannot have happened together.
    /// Whether the tiles are complete is asked only when the tiles themselves are in order.
    pub fn check<'r>(&self, rules: &'r Ruleset) -> Result<Win<'r>, Refusals> {
        let mut checker = Checker {
            question: self,
            rules,
            refusals: Vec::new(),
        };
        let melds = checker.melds();
        checker.tile_count();
        checker.tile_set();
        checker.copies();
        checker.limits();
        let tiles_are_fine = checker.refusals.is_empty();
        checker.situation();
        let mut refusals = checker.refusals;
        let win = self
            .win
            .and_then(|tile| tile.kind().map(|kind| (tile, kind)));
        if let (true, Some(melds), Some((tile, winner))) = (tiles_are_fine, melds, win) {
            let win = self.assemble(rules, melds, tile, winner);
            if win.readings.is_empty() {
                refusals.push(Refusal::NotComplete {
                    shanten: shanten::shanten(&win.closed, &win.melds).max(0) as u8,
                });
            }
            Refusals::none_of(refusals).map(|()| win)
        } else {
            Err(Refusals::none_of(refusals)
                .err()
                .unwrap_or_else(|| Refusal::TileCount { have: self.size() }.into()))
        }
    }

    fn assemble<'r>(
        &self,
        rules: &'r Ruleset,
        melds: Vec<Meld>,
        tile: Tile,
        winner: Kind,
    ) -> Win<'r> {
        let closed: Counts = self
            .hand
            .iter()
            .chain(&self.win)
            .filter_map(|tile| tile.kind())
            .collect();
        let mut tiles = closed;
        for kind in melds
            .iter()
            .flat_map(Meld::tiles)
            .filter_map(|tile| tile.kind())
        {
            tiles.add(kind, 1);
        }
        let readings = reading::readings(&closed, &melds, winner, self.by == By::Ron);
        let reds = self.all_tiles().filter(|tile| tile.is_red()).count() as u8;
        let question = Self {
            flags: self.folded_flags(),
            ..self.clone()
        };
        Win {
            rules,
            method: question.method(),
            question,
            melds,
            tile,
            winner,
            closed,
            tiles,
            reds,
            readings,
        }
    }

    /// The hand with its winning tile and melds, every tile as it lies.
    pub fn all_tiles(&self) -> impl Iterator<Item = Tile> {
        self.hand
            .iter()
            .chain(&self.win)
            .chain(self.melds.iter().flat_map(|meld| &meld.tiles))
            .copied()
    }

    /// Tiles as a hand counts them: 14 when complete, a kan counting three.
    pub fn size(&self) -> usize {
        self.hand.len() + usize::from(self.win.is_some()) + 3 * self.melds.len()
    }

    /// Haitei and houtei as `last_tile`, tenhou, chiihou and renhou as `first_turn`.
    fn folded_flags(&self) -> Flags {
        let fold = |flag| match flag {
            Flag::Haitei | Flag::Houtei => Flag::LastTile,
            Flag::Tenhou | Flag::Chiihou | Flag::Renhou => Flag::FirstTurn,
            other => other,
        };
        self.flags.iter().map(fold).collect()
    }

    const fn method(&self) -> Method {
        let flags = self.flags;
        match self.by {
            By::Tsumo if flags.has(Flag::Rinshan) => Method::Rinshan,
            By::Tsumo if flags.has(Flag::FirstTurn) => Method::FirstDraw,
            By::Tsumo => Method::Draw,
            By::Ron if flags.has(Flag::Chankan) => Method::Chankan,
            By::Ron if flags.has(Flag::FirstTurn) => Method::FirstDiscard,
            By::Ron => Method::Discard,
        }
    }
}

/// Collects what is wrong with a question.
struct Checker<'q> {
    question: &'q Question,
    rules: &'q Ruleset,
    refusals: Vec<Refusal>,
}

impl Checker<'_> {
    fn refuse_if(&mut self, wrong: bool, conflict: Conflict) {
        if wrong {
            self.refusals.push(Refusal::Impossible(conflict));
        }
    }

    fn melds(&mut self) -> Option<Vec<Meld>> {
        let mut good = Vec::new();
        for (i, written) in self.question.melds.iter().enumerate() {
            match Meld::new(written.kind, &written.tiles, written.from) {
                Ok(meld) => good.push(meld),
                Err(why) => self.refusals.push(Refusal::BadMeld(i, why)),
            }
        }
        (good.len() == self.question.melds.len()).then_some(good)
    }

    fn tile_count(&mut self) {
        let have = self.question.size();
        if have != 14 || self.question.win.is_none() {
            self.refusals.push(Refusal::TileCount { have });
        }
    }

    fn tile_set(&mut self) {
        let q = self.question;
        let melds = q.melds.iter().flat_map(|meld| &meld.tiles);
        let fields = q.hand.iter().map(|&tile| (Field::Hand, tile));
        let fields = fields.chain(q.win.map(|tile| (Field::Win, tile)));
        let fields = fields.chain(melds.map(|&tile| (Field::Melds, tile)));
        let fields = fields.chain(q.dora.iter().map(|&tile| (Field::Dora, tile)));
        let fields = fields.chain(q.ura.iter().map(|&tile| (Field::Ura, tile)));
        let mut seen: Vec<Tile> = Vec::new();
        for (field, tile) in fields {
            // A flower is never part of a hand, even where the game has flowers.
            if (tile.kind().is_none() || !self.rules.tiles.has_tile(tile)) && !seen.contains(&tile)
            {
                seen.push(tile);
                self.refusals.push(Refusal::NotInSet(field, tile));
            }
        }
        for &tile in &q.flowers {
            if tile.kind().is_some() || !self.rules.tiles.has_tile(tile) {
                self.refusals.push(Refusal::NotInSet(Field::Flowers, tile));
            }
        }
    }

    fn copies(&mut self) {
        let tiles = || {
            self.question
                .all_tiles()
                .chain(self.question.dora.iter().chain(&self.question.ura).copied())
        };
        for kind in Kind::all() {
            let of_kind = || tiles().filter(move |tile| tile.kind() == Some(kind));
            let have = of_kind().count();
            if have > TileSet::COPIES as usize {
                self.refusals.push(Refusal::TooManyCopies(kind, have));
            }
            let reds = of_kind().filter(|tile| tile.is_red()).count();
            let allowed = self.rules.tiles.reds_of(kind) as usize;
            if let Some(suit) = kind.suit().filter(|_| allowed > 0 && reds > allowed) {
                self.refusals.push(Refusal::TooManyReds(suit, reds));
            }
        }
    }

    fn limits(&mut self) {
        const MOST: u32 = 1_000;
        let q = self.question;
        let fields = [(Field::Dora, q.dora.len()), (Field::Ura, q.ura.len())];
        for (field, _) in fields.into_iter().filter(|&(_, n)| n > 5) {
            self.refusals.push(Refusal::Indicators(field));
        }
        for (field, _) in [(Field::Honba, q.honba), (Field::Sticks, q.sticks)]
            .into_iter()
            .filter(|&(_, n)| n > MOST)
        {
            self.refusals.push(Refusal::TooLarge(field));
        }
    }

    fn situation(&mut self) {
        self.riichi();
        self.ways();
        self.kans();
        self.first_turn();
        self.players();
    }

    fn riichi(&mut self) {
        let q = self.question;
        let open = q.melds.iter().any(|meld| meld.kind.opens());
        let declared = q.riichi.is_declared();
        let ippatsu = q.flags.has(Flag::Ippatsu);
        self.refuse_if(declared && open, Conflict::RiichiOpenHand);
        self.refuse_if(ippatsu && !declared, Conflict::IppatsuWithoutRiichi);
        self.refuse_if(!q.ura.is_empty() && !declared, Conflict::UraWithoutRiichi);
        self.refuse_if(
            ippatsu && q.flags.has(Flag::Rinshan),
            Conflict::IppatsuRinshan,
        );
        if q.riichi.is_open() {
            self.refusals.push(Refusal::NoSuchRiichi(q.riichi));
        }
    }

    fn ways(&mut self) {
        for flag in self.question.flags.iter() {
            let wrong = flag.only_by().is_some_and(|by| by != self.question.by);
            self.refuse_if(wrong, Conflict::WrongWay(flag));
        }
    }

    fn kans(&mut self) {
        let q = self.question;
        let kan = q.melds.iter().any(|meld| meld.kind.is_kan());
        self.refuse_if(
            q.flags.has(Flag::Rinshan) && !kan,
            Conflict::RinshanWithoutKan,
        );
        if q.flags.has(Flag::Chankan) {
            let last = q.folded_flags().has(Flag::LastTile);
            self.refuse_if(last, Conflict::ChankanLastTile);
            if let Some(kind) = q.win.and_then(Tile::kind) {
                let indicators = q.dora.iter().chain(&q.ura).copied();
                let seen = q
                    .all_tiles()
                    .chain(indicators)
                    .filter(|tile| tile.kind() == Some(kind))
                    .count();
                self.refuse_if(seen > 1, Conflict::ChankanTile(kind));
            }
        }
    }

    fn first_turn(&mut self) {
        let q = self.question;
        let flags = q.folded_flags();
        let dealer = q.seat == Wind::East;
        self.refuse_if(
            q.flags.has(Flag::Tenhou) && !dealer,
            Conflict::TenhouNotDealer,
        );
        for flag in [Flag::Chiihou, Flag::Renhou] {
            self.refuse_if(q.flags.has(flag) && dealer, Conflict::DealerFlag(flag));
        }
        if flags.has(Flag::FirstTurn) {
            self.refuse_if(
                dealer && q.by == By::Ron && !q.flags.has(Flag::Renhou),
                Conflict::FirstTurnDealerRon,
            );
            self.refuse_if(q.riichi.is_declared(), Conflict::FirstTurnRiichi);
            self.refuse_if(!q.melds.is_empty(), Conflict::FirstTurnMeld);
            for flag in [Flag::LastTile, Flag::Rinshan, Flag::Chankan] {
                self.refuse_if(flags.has(flag), Conflict::FirstTurnWith(flag));
            }
        }
    }

    fn players(&mut self) {
        let q = self.question;
        self.refuse_if(q.from == Some(q.seat), Conflict::FromSelf);
        self.refuse_if(q.from.is_some() && q.by == By::Tsumo, Conflict::FromOnTsumo);
        self.refuse_if(q.norths > 0, Conflict::NorthsAside);
        for liable in &q.liable {
            self.refuse_if(liable.seat == q.seat, Conflict::LiableSelf);
            let crate::rules::System::Riichi(rules) = self.rules.system;
            self.refuse_if(
                !rules.pao.yaku.contains(&liable.yaku),
                Conflict::NotLiable(liable.yaku),
            );
        }
    }
}
