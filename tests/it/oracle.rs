//! A second scorer written from the rules text, by brute force, for comparison.
//!
//! It is meant to be obviously right, not fast. Every way to split the tiles is tried, in every
//! split every block that can hold the winning tile takes it in turn, and each yaku is its
//! definition read aloud over the list of blocks. It shares no code with the engine under test.
//!
//! Tiles are kinds 0..34: 0-8 man, 9-17 pin, 18-26 sou, 27-30 E S W N, 31 white, 32 green, 33 red.
//! Flags are believed as given: whether a situation can happen at a table is not checked here.

#[derive(Clone, Debug)]
pub struct OMeld {
    /// "chi" "pon" "minkan" "kakan" "ankan"
    pub kind: &'static str,
    pub tiles: Vec<usize>,
}

#[derive(Clone, Debug)]
pub struct OHand {
    /// Without the winning tile and without the melds.
    pub concealed: Vec<usize>,
    pub melds: Vec<OMeld>,
    pub win: usize,
    pub tsumo: bool,
    /// 0..4 = E S W N; seat 0 is the dealer.
    pub seat: usize,
    pub round: usize,
    /// 0 none, 1 riichi, 2 double riichi
    pub riichi: u8,
    pub ippatsu: bool,
    pub last_tile: bool,
    pub rinshan: bool,
    pub chankan: bool,
    pub first_turn: bool,
    /// Indicator kinds, not the dora themselves.
    pub dora: Vec<usize>,
    pub ura: Vec<usize>,
    /// Red fives held in hand, melds and winning tile.
    pub reds: u32,
    pub honba: u32,
}

#[derive(Clone, Debug)]
pub struct ORules {
    pub open_tanyao: bool,
    /// 2 or 4
    pub double_wind_pair_fu: u32,
    pub kiriage: bool,
    pub kazoe: bool,
    pub double_yakuman: bool,
    pub stacked_yakuman: bool,
    /// true: riichi 1 and double_riichi 1; false: double_riichi 2
    pub double_riichi_stacks: bool,
    /// true: an open pinfu shape has +2; false: an open hand of 20 is paid as 30
    pub open_pinfu_plus_two: bool,
    pub tsumo_fu_on_rinshan: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OScore {
    /// Identifier and han, or units when the hand is yakuman.
    pub yaku: Vec<(&'static str, u32)>,
    /// Units of real yakuman; 0 for a counted one. With a yakuman, han and both fu are 0.
    pub yakuman: u32,
    pub han: u32,
    pub fu: u32,
    pub raw_fu: u32,
    pub pay: OPay,
}

/// Honba included, riichi sticks not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OPay {
    Ron(u32),
    /// Each of the three.
    TsumoDealer(u32),
    TsumoChild {
        dealer: u32,
        child: u32,
    },
}

/// The score of the best reading; `None` when the hand is not complete or has no yaku.
pub fn best(hand: &OHand, rules: &ORules) -> Option<OScore> {
    let mut chosen: Option<OScore> = None;
    for score in all_scores(hand, rules) {
        // Strictly better only, so of two equal readings the first found stays.
        if chosen.as_ref().is_none_or(|c| rank(&score) > rank(c)) {
            chosen = Some(score);
        }
    }
    chosen
}

/// The score of every reading that wins, in no special order and with repetitions.
pub fn all_scores(hand: &OHand, rules: &ORules) -> Vec<OScore> {
    readings(hand)
        .into_iter()
        .filter_map(|blocks| View::new(hand, rules, blocks).score())
        .collect()
}

/// Most points; a real yakuman before a counted one; most han; most fu; most raw fu.
pub fn rank(score: &OScore) -> (u32, bool, u32, u32, u32) {
    let points = match score.pay {
        OPay::Ron(all) => all,
        OPay::TsumoDealer(each) => 3 * each,
        OPay::TsumoChild { dealer, child } => dealer + 2 * child,
    };
    (points, score.yakuman > 0, score.han, score.fu, score.raw_fu)
}

// ---------------------------------------------------------------- tiles

fn is_honour(kind: usize) -> bool {
    kind >= 27
}

fn is_dragon(kind: usize) -> bool {
    kind >= 31
}

fn is_wind(kind: usize) -> bool {
    (27..31).contains(&kind)
}

fn is_terminal(kind: usize) -> bool {
    kind < 27 && [0, 8].contains(&(kind % 9))
}

fn is_orphan(kind: usize) -> bool {
    is_honour(kind) || is_terminal(kind)
}

/// 2, 3, 4, 6, 8 of bamboo and the green dragon.
fn is_green(kind: usize) -> bool {
    [19, 20, 21, 23, 25, 32].contains(&kind)
}

/// Man 0, pin 1, sou 2; honours 3.
fn suit(kind: usize) -> usize {
    kind / 9
}

fn orphans() -> Vec<usize> {
    (0..34).filter(|&k| is_orphan(k)).collect()
}

fn how_many(tiles: &[usize], kind: usize) -> usize {
    tiles.iter().filter(|&&t| t == kind).count()
}

/// The tile an indicator points at: suits, winds and dragons each turn in their own circle.
fn dora_of(indicator: usize) -> usize {
    let (start, length) = match indicator {
        0..27 => (suit(indicator) * 9, 9),
        27..31 => (27, 4),
        _ => (31, 3),
    };
    start + (indicator - start + 1) % length
}

// ---------------------------------------------------------------- splitting

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Pair,
    Run,
    Triplet,
    Quad,
}

#[derive(Clone, Debug)]
struct Block {
    form: Form,
    tiles: Vec<usize>,
    /// Made by the winner alone: false for a called meld and for the block finished by ron.
    own: bool,
    /// The winning tile sits here.
    wins: bool,
}

/// All ways to read `tiles` (sorted) as `sets` runs or triplets and `pairs` pairs.
///
/// The lowest tile left must belong to some block, so each block it can start is tried. The same
/// split may come out in two orders; that does no harm.
fn splits(tiles: &[usize], sets: usize, pairs: usize) -> Vec<Vec<Block>> {
    let mut found = vec![];
    let Some(&low) = tiles.first() else {
        if sets + pairs == 0 {
            found.push(vec![]);
        }
        return found;
    };
    for block in blocks_from(low) {
        let (sets, pairs) = match block.form {
            Form::Pair => (Some(sets), pairs.checked_sub(1)),
            _ => (sets.checked_sub(1), Some(pairs)),
        };
        let rest = without(tiles, &block.tiles);
        if let (Some(sets), Some(pairs), Some(rest)) = (sets, pairs, rest) {
            for mut split in splits(&rest, sets, pairs) {
                split.push(block.clone());
                found.push(split);
            }
        }
    }
    found
}

/// Pair, triplet and run whose lowest tile is `low`.
fn blocks_from(low: usize) -> Vec<Block> {
    let block = |form, tiles| Block {
        form,
        tiles,
        own: true,
        wins: false,
    };
    let mut blocks = vec![block(Form::Pair, vec![low; 2])];
    blocks.push(block(Form::Triplet, vec![low; 3]));
    if !is_honour(low) && low % 9 <= 6 {
        blocks.push(block(Form::Run, vec![low, low + 1, low + 2]));
    }
    blocks
}

/// `tiles` less the tiles of `block`, or `None` when they are not all there.
fn without(tiles: &[usize], block: &[usize]) -> Option<Vec<usize>> {
    let mut rest = tiles.to_vec();
    for tile in block {
        let place = rest.iter().position(|t| t == tile)?;
        rest.remove(place);
    }
    Some(rest)
}

/// Seven different kinds, two of each.
fn is_seven_pairs(tiles: &[usize]) -> bool {
    tiles.len() == 14 && tiles.iter().all(|&t| how_many(tiles, t) == 2)
}

/// Each of the thirteen orphans, one of them twice.
fn is_thirteen_orphans(tiles: &[usize]) -> bool {
    tiles.len() == 14
        && tiles.iter().all(|&t| is_orphan(t))
        && orphans().iter().all(|k| tiles.contains(k))
}

/// Every way to see a complete hand in the concealed tiles. Thirteen orphans are the one way
/// without blocks; only their tiles matter.
fn complete_ways(mut tiles: Vec<usize>, melds: usize) -> Vec<Vec<Block>> {
    tiles.sort_unstable();
    let mut ways = splits(&tiles, 4 - melds, 1);
    if melds == 0 && is_seven_pairs(&tiles) {
        ways.extend(splits(&tiles, 0, 7));
    }
    if melds == 0 && is_thirteen_orphans(&tiles) {
        ways.push(vec![]);
    }
    ways
}

/// Every reading of the hand: its blocks, one of which takes the winning tile.
fn readings(hand: &OHand) -> Vec<Vec<Block>> {
    let tiles = [&hand.concealed[..], &[hand.win]].concat();
    let mut found = vec![];
    for way in complete_ways(tiles, hand.melds.len()) {
        for holder in (0..way.len()).filter(|&i| way[i].tiles.contains(&hand.win)) {
            let mut blocks = way.clone();
            blocks[holder].wins = true;
            blocks[holder].own = hand.tsumo;
            blocks.extend(hand.melds.iter().map(meld_block));
            found.push(blocks);
        }
        if way.is_empty() {
            found.push(way);
        }
    }
    found
}

fn meld_block(meld: &OMeld) -> Block {
    let mut tiles = meld.tiles.clone();
    tiles.sort_unstable();
    Block {
        form: match meld.kind {
            "chi" => Form::Run,
            "pon" => Form::Triplet,
            _ => Form::Quad,
        },
        tiles,
        own: meld.kind == "ankan",
        wins: false,
    }
}

// ---------------------------------------------------------------- one reading

/// One reading of one hand, with what the definitions below ask about it.
struct View<'a> {
    hand: &'a OHand,
    rules: &'a ORules,
    blocks: Vec<Block>,
    /// Every tile, the fourth ones of kans too.
    all: Vec<usize>,
    /// No meld but closed kans. A ron does not open the hand.
    closed: bool,
    seat_wind: usize,
    round_wind: usize,
}

impl<'a> View<'a> {
    fn new(hand: &'a OHand, rules: &'a ORules, blocks: Vec<Block>) -> Self {
        let mut all = hand.concealed.clone();
        all.push(hand.win);
        all.extend(hand.melds.iter().flat_map(|m| &m.tiles));
        View {
            hand,
            rules,
            blocks,
            all,
            closed: hand.melds.iter().all(|m| m.kind == "ankan"),
            seat_wind: 27 + hand.seat,
            round_wind: 27 + hand.round,
        }
    }

    fn score(&self) -> Option<OScore> {
        let mut yaku = self.yakuman();
        let yakuman = yaku.iter().map(|y| y.1).sum();
        let (mut han, mut raw_fu, mut fu) = (0, 0, 0);
        if yaku.is_empty() {
            yaku = self.han_yaku();
            if yaku.is_empty() {
                return None; // dora alone do not win
            }
            yaku.extend(self.dora());
            han = yaku.iter().map(|y| y.1).sum();
            (raw_fu, fu) = self.fu();
        }
        let pay = self.pay(self.base(yakuman, han, fu));
        Some(OScore {
            yaku,
            yakuman,
            han,
            fu,
            raw_fu,
            pay,
        })
    }

    // ------------------------------------------------------------ questions

    /// First tiles of the blocks of one form.
    fn firsts(&self, form: Form) -> Vec<usize> {
        let blocks = self.blocks.iter().filter(|b| b.form == form);
        blocks.map(|b| b.tiles[0]).collect()
    }

    /// Triplets and quads: a quad is a triplet for every yaku.
    fn triplets(&self) -> Vec<usize> {
        [self.firsts(Form::Triplet), self.firsts(Form::Quad)].concat()
    }

    /// How many triplets and quads are the winner's own.
    fn own_triplets(&self) -> usize {
        let own = self.blocks.iter().filter(|b| b.own).map(|b| b.form);
        own.filter(|f| [Form::Triplet, Form::Quad].contains(f))
            .count()
    }

    fn triplets_of(&self, group: fn(usize) -> bool) -> usize {
        self.triplets().into_iter().filter(|&k| group(k)).count()
    }

    fn pair_of(&self, group: fn(usize) -> bool) -> bool {
        self.firsts(Form::Pair).into_iter().any(group)
    }

    /// The winning tile finished a pair, the middle of a run, or the 3 of 123 or 7 of 789.
    fn one_sided_wait(&self) -> bool {
        self.blocks.iter().filter(|b| b.wins).any(|b| match b.form {
            Form::Pair => true,
            Form::Run => {
                let first = b.tiles[0];
                let middle = self.hand.win == first + 1;
                let edge_three = first % 9 == 0 && self.hand.win == first + 2;
                let edge_seven = first % 9 == 6 && self.hand.win == first;
                middle || edge_three || edge_seven
            }
            _ => false,
        })
    }

    /// The winning tile finished a run from either of its two sides.
    fn two_sided_wait(&self) -> bool {
        let run = |b: &Block| b.wins && b.form == Form::Run;
        self.blocks.iter().any(run) && !self.one_sided_wait()
    }

    /// Fu of a pair: winds of seat and round, dragons.
    fn pair_fu(&self, kind: usize) -> u32 {
        let (seat, round) = (kind == self.seat_wind, kind == self.round_wind);
        match (seat, round) {
            (true, true) => self.rules.double_wind_pair_fu,
            (false, false) if !is_dragon(kind) => 0,
            _ => 2,
        }
    }

    // ------------------------------------------------------------ yaku

    /// Four runs, a pair without value, a two-sided wait; open or closed.
    fn pinfu_shape(&self) -> bool {
        let pairs = self.firsts(Form::Pair);
        let worthless = pairs.iter().all(|&p| self.pair_fu(p) == 0);
        self.firsts(Form::Run).len() == 4 && worthless && self.two_sided_wait()
    }

    /// How many times two equal runs can be put together: three equal runs give one, four two.
    fn twin_runs(&self) -> usize {
        let runs = self.firsts(Form::Run);
        (0..27).map(|first| how_many(&runs, first) / 2).sum()
    }

    fn sanshoku(&self, firsts: &[usize]) -> bool {
        (0..9).any(|n| [n, n + 9, n + 18].iter().all(|k| firsts.contains(k)))
    }

    fn ittsuu(&self) -> bool {
        let runs = self.firsts(Form::Run);
        let whole = |s: usize| [s, s + 3, s + 6].iter().all(|k| runs.contains(k));
        whole(0) || whole(9) || whole(18)
    }

    /// Every block holds a tile of the group, and there is a run (else it is an "all" yaku).
    fn outside(&self, group: fn(usize) -> bool) -> bool {
        let holds = |b: &Block| b.tiles.iter().any(|&t| group(t));
        !self.firsts(Form::Run).is_empty() && self.blocks.iter().all(holds)
    }

    fn all_tiles(&self, group: fn(usize) -> bool) -> bool {
        self.all.iter().all(|&t| group(t))
    }

    fn any_tile(&self, group: fn(usize) -> bool) -> bool {
        self.all.iter().any(|&t| group(t))
    }

    /// Number tiles of exactly one suit, honours allowed.
    fn one_suit(&self) -> bool {
        let present = |s: usize| self.all.iter().any(|&t| suit(t) == s);
        (0..3).filter(|&s| present(s)).count() == 1
    }

    /// (identifier, closed han, open han, does it hold); 0 han = not available.
    fn han_table(&self) -> Vec<(&'static str, u32, u32, bool)> {
        let (hand, rules) = (self.hand, self.rules);
        let double = hand.riichi == 2;
        let single = hand.riichi == 1 || (double && rules.double_riichi_stacks);
        let double_han = if rules.double_riichi_stacks { 1 } else { 2 };
        let open_tanyao = u32::from(rules.open_tanyao);
        let (runs, triplets) = (self.firsts(Form::Run), self.triplets());
        let shousangen = self.triplets_of(is_dragon) == 2 && self.pair_of(is_dragon);
        let twins = self.twin_runs();
        let junchan = self.outside(is_terminal);
        let honours = self.any_tile(is_honour);
        let last = hand.last_tile;
        // One sort of orphans alone is tsuuiisou or chinroutou.
        let both_orphans = honours && self.any_tile(is_terminal);
        vec![
            ("riichi", 1, 0, single),
            ("double_riichi", double_han, 0, double),
            ("ippatsu", 1, 0, hand.ippatsu && hand.riichi > 0),
            ("menzen_tsumo", 1, 0, hand.tsumo),
            ("pinfu", 1, 0, self.pinfu_shape()),
            ("tanyao", 1, open_tanyao, !self.any_tile(is_orphan)),
            ("iipeikou", 1, 0, twins == 1),
            // The replacement tile after a kan is not the last tile of the live wall.
            ("haitei", 1, 1, last && hand.tsumo && !hand.rinshan),
            // A tile added to a kan is not a discard.
            ("houtei", 1, 1, last && !hand.tsumo && !hand.chankan),
            ("rinshan", 1, 1, hand.rinshan && hand.tsumo),
            ("chankan", 1, 1, hand.chankan && !hand.tsumo),
            ("yakuhai_seat", 1, 1, triplets.contains(&self.seat_wind)),
            ("yakuhai_round", 1, 1, triplets.contains(&self.round_wind)),
            ("yakuhai_haku", 1, 1, triplets.contains(&31)),
            ("yakuhai_hatsu", 1, 1, triplets.contains(&32)),
            ("yakuhai_chun", 1, 1, triplets.contains(&33)),
            ("sanshoku_doujun", 2, 1, self.sanshoku(&runs)),
            ("ittsuu", 2, 1, self.ittsuu()),
            ("chanta", 2, 1, self.outside(is_orphan) && !junchan),
            ("chiitoitsu", 2, 0, self.firsts(Form::Pair).len() == 7),
            ("toitoi", 2, 2, triplets.len() == 4),
            ("sanankou", 2, 2, self.own_triplets() == 3),
            ("sankantsu", 2, 2, self.firsts(Form::Quad).len() == 3),
            ("sanshoku_doukou", 2, 2, self.sanshoku(&triplets)),
            ("honroutou", 2, 2, self.all_tiles(is_orphan) && both_orphans),
            ("shousangen", 2, 2, shousangen),
            ("ryanpeikou", 3, 0, twins == 2),
            ("junchan", 3, 2, junchan),
            ("honitsu", 3, 2, self.one_suit() && honours),
            ("chinitsu", 6, 5, self.one_suit() && !honours),
        ]
    }

    fn han_yaku(&self) -> Vec<(&'static str, u32)> {
        self.han_table()
            .into_iter()
            .filter(|row| row.3)
            .map(|(id, closed, open, _)| (id, if self.closed { closed } else { open }))
            .filter(|yaku| yaku.1 > 0)
            .collect()
    }

    /// Each indicator counts every tile it points at. Ura only for a riichi, so a closed hand.
    fn dora(&self) -> Vec<(&'static str, u32)> {
        let pointed = |&indicator: &usize| how_many(&self.all, dora_of(indicator)) as u32;
        let dora = self.hand.dora.iter().map(pointed).sum();
        let riichi = self.hand.riichi > 0 && self.closed;
        let ura = self.hand.ura.iter().map(pointed).sum::<u32>() * u32::from(riichi);
        let aka = self.hand.reds;
        let mut bonus = vec![("dora", dora), ("ura_dora", ura), ("aka_dora", aka)];
        bonus.retain(|b| b.1 > 0);
        bonus
    }

    // ------------------------------------------------------------ yakuman

    /// (identifier, is it one of the double ones, does it hold)
    fn yakuman_table(&self) -> Vec<(&'static str, bool, bool)> {
        let hand = self.hand;
        let winds = self.triplets_of(is_wind);
        let wind_pair = self.pair_of(is_wind);
        // The opening hand itself: a kan would already have ended the first go-around.
        let opening = hand.first_turn && hand.tsumo && hand.melds.is_empty();
        let suuankou = self.own_triplets() == 4;
        let tanki = self.blocks.iter().any(|b| b.wins && b.form == Form::Pair);
        let kokushi = self.blocks.is_empty();
        let all_different = is_pairless(&hand.concealed);
        let gates = hand.melds.is_empty() && is_nine_gates(&self.all);
        let pure = gates && is_nine_gates(&hand.concealed);
        vec![
            ("tenhou", false, opening && hand.seat == 0),
            ("chiihou", false, opening && hand.seat != 0),
            ("daisangen", false, self.triplets_of(is_dragon) == 3),
            ("suuankou", false, suuankou && !tanki),
            ("suuankou_tanki", true, suuankou && tanki),
            ("tsuuiisou", false, self.all_tiles(is_honour)),
            ("ryuuiisou", false, self.all_tiles(is_green)),
            ("chinroutou", false, self.all_tiles(is_terminal)),
            ("kokushi", false, kokushi && !all_different),
            ("kokushi_13", true, kokushi && all_different),
            ("shousuushii", false, winds == 3 && wind_pair),
            ("daisuushii", true, winds == 4),
            ("suukantsu", false, self.firsts(Form::Quad).len() == 4),
            ("chuuren", false, gates && !pure),
            ("junsei_chuuren", true, pure),
        ]
    }

    fn yakuman(&self) -> Vec<(&'static str, u32)> {
        let units = |double: bool| 1 + u32::from(double && self.rules.double_yakuman);
        let rows = self.yakuman_table().into_iter().filter(|row| row.2);
        let mut found: Vec<_> = rows.map(|(id, double, _)| (id, units(double))).collect();
        if !self.rules.stacked_yakuman {
            // Only the highest; of equal ones the first in the order of the table.
            let top = found.iter().map(|y| y.1).max();
            found.retain(|y| Some(y.1) == top);
            found.truncate(1);
        }
        found
    }

    // ------------------------------------------------------------ fu and points

    /// Before rounding and after.
    fn fu(&self) -> (u32, u32) {
        if self.firsts(Form::Pair).len() == 7 {
            return (25, 25); // fixed, not rounded
        }
        if self.closed && self.hand.tsumo && self.pinfu_shape() {
            return (20, 20); // fixed, no self-draw fu
        }
        let raw = match self.added_fu() {
            20 if !self.closed => 30, // no open hand is paid with 20
            fu => fu,
        };
        (raw, raw.div_ceil(10) * 10)
    }

    fn added_fu(&self) -> u32 {
        let (hand, rules) = (self.hand, self.rules);
        let mut fu = 20;
        if self.closed && !hand.tsumo {
            fu += 10;
        }
        if hand.tsumo && (!hand.rinshan || rules.tsumo_fu_on_rinshan) {
            fu += 2; // open hands too
        }
        if !self.closed && rules.open_pinfu_plus_two && self.pinfu_shape() {
            fu += 2;
        }
        if self.one_sided_wait() {
            fu += 2;
        }
        fu + self.blocks.iter().map(|b| self.block_fu(b)).sum::<u32>()
    }

    fn block_fu(&self, block: &Block) -> u32 {
        let kind = block.tiles[0];
        let open_simple = match block.form {
            Form::Run => return 0,
            Form::Pair => return self.pair_fu(kind),
            Form::Triplet => 2,
            Form::Quad => 8,
        };
        let orphan = if is_orphan(kind) { 2 } else { 1 };
        let own = if block.own { 2 } else { 1 };
        open_simple * orphan * own
    }

    fn base(&self, yakuman: u32, han: u32, fu: u32) -> u32 {
        // 4 han 30 fu, 3 han 60 fu, 2 han 120 fu: 7,700, just under mangan.
        let mangan_from = if self.rules.kiriage { 1920 } else { 2000 };
        match han {
            _ if yakuman > 0 => 8000 * yakuman,
            0..5 if fu << (2 + han) < mangan_from => fu << (2 + han),
            0..6 => 2000,
            6..8 => 3000,
            8..11 => 4000,
            11..13 => 6000,
            _ if self.rules.kazoe => 8000,
            _ => 6000,
        }
    }

    fn pay(&self, base: u32) -> OPay {
        let up = |points: u32| points.div_ceil(100) * 100;
        let (dealer, honba) = (self.hand.seat == 0, self.hand.honba);
        match (self.hand.tsumo, dealer) {
            (false, true) => OPay::Ron(up(6 * base) + 300 * honba),
            (false, false) => OPay::Ron(up(4 * base) + 300 * honba),
            (true, true) => OPay::TsumoDealer(up(2 * base) + 100 * honba),
            (true, false) => OPay::TsumoChild {
                dealer: up(2 * base) + 100 * honba,
                child: up(base) + 100 * honba,
            },
        }
    }
}

/// No two tiles alike. In a hand of orphans: it waits for all thirteen.
fn is_pairless(tiles: &[usize]) -> bool {
    tiles.iter().all(|&t| how_many(tiles, t) == 1)
}

/// 1112345678999 of one suit; of fourteen tiles, one more of that suit.
fn is_nine_gates(tiles: &[usize]) -> bool {
    let suit_here = suit(tiles[0]);
    let least = |n: usize| if n == 0 || n == 8 { 3 } else { 1 };
    suit_here < 3
        && tiles.iter().all(|&t| suit(t) == suit_here)
        && (0..9).all(|n| how_many(tiles, 9 * suit_here + n) >= least(n))
}

// ---------------------------------------------------------------- shanten and waits

/// Tiles still missing to the nearest complete hand, less one: -1 complete, 0 tenpai.
///
/// `counts` are the concealed tiles; each of the `melds` is a finished set whose tiles are unknown
/// here. A hand to aim at never needs five of a kind within the concealed part.
pub fn shanten(counts: &[u8; 34], melds: usize) -> i32 {
    let mut missing = missing_standard(counts, 4 - melds);
    if melds == 0 {
        missing = missing.min(missing_seven_pairs(counts));
        missing = missing.min(missing_orphans(counts));
    }
    missing as i32 - 1
}

/// The smallest number of tiles with which some sets and a pair can be reached.
fn missing_standard(counts: &[u8; 34], sets: usize) -> u32 {
    let shapes: Vec<Vec<usize>> = (0..34)
        .flat_map(blocks_from)
        .filter(|b| b.form != Form::Pair)
        .map(|b| b.tiles)
        .collect();
    let within = |limit: u32| {
        (0..34).any(|pair| {
            let mut aim = [0; 34];
            aim[pair] = 2;
            aim_reached(counts, &aim, &shapes, sets, limit)
        })
    };
    // Allow no missing tile, then one, and so on. From nothing at all it takes three a set.
    (0..15).find(|&limit| within(limit)).unwrap_or(15)
}

/// Can `aim` be extended by `sets` of the shapes so that at most `limit` tiles are missing?
fn aim_reached(
    counts: &[u8; 34],
    aim: &[u8; 34],
    shapes: &[Vec<usize>],
    sets: usize,
    limit: u32,
) -> bool {
    // A longer aim never misses fewer tiles, so a bad beginning can be given up.
    if missing_to(counts, aim) > limit || aim.iter().any(|&n| n > 4) {
        return false;
    }
    if sets == 0 {
        return true;
    }
    // The order of the sets does not matter: go on from the same shape, not from the first.
    (0..shapes.len()).any(|i| {
        let mut more = *aim;
        shapes[i].iter().for_each(|&t| more[t] += 1);
        aim_reached(counts, &more, &shapes[i..], sets - 1, limit)
    })
}

fn missing_to(counts: &[u8; 34], aim: &[u8; 34]) -> u32 {
    let missing = |k: usize| u32::from(aim[k].saturating_sub(counts[k]));
    (0..34).map(missing).sum()
}

/// Seven different kinds: take those of which the fewest tiles are missing.
fn missing_seven_pairs(counts: &[u8; 34]) -> u32 {
    let mut missing: Vec<u32> = counts.iter().map(|&n| u32::from(2 - n.min(2))).collect();
    missing.sort_unstable();
    missing[..7].iter().sum()
}

/// The thirteen orphans with each of them in turn as the one held twice.
fn missing_orphans(counts: &[u8; 34]) -> u32 {
    let aim_with_twice = |twice: usize| {
        let mut aim = [0; 34];
        orphans().into_iter().for_each(|k| aim[k] = 1);
        aim[twice] = 2;
        missing_to(counts, &aim)
    };
    let each = orphans().into_iter().map(aim_with_twice);
    each.min().unwrap_or(14)
}

/// The kinds that complete the hand; a kind of which the hand already holds four is not one.
pub fn waits(counts13: &[u8; 34], melds: usize) -> Vec<usize> {
    let held = |k: usize| std::iter::repeat_n(k, usize::from(counts13[k]));
    let completes = |kind: usize| {
        let tiles = (0..34).flat_map(held).chain([kind]).collect();
        counts13[kind] < 4 && !complete_ways(tiles, melds).is_empty()
    };
    (0..34).filter(|&kind| completes(kind)).collect()
}
