//! Tiles for a plan, and what lies around them.

use alloc::vec::Vec;

use crate::practice::random::Random;
use crate::practice::skill::Skill;
use crate::practice::spec::plan::{HandPlan, is_called};
use crate::practice::spec::wish::{Spec, Wanted};
use tensu::Ruleset;
use tensu::inside::sort_by_key;
use tensu::meld::{MeldKind, Side};
use tensu::question::{By, Flag, Question, Riichi, WrittenMeld};
use tensu::tiles::{Counts, Dragon, Kind, Suit, Tile, TileSet, Wind};
use tensu::yaku::Yaku;

/// The number of tries at a tile that fits.
const PICKS: usize = 24;

/// The number of times that indicators are drawn, until they bring the han that are wanted.
const DRAWS: usize = 40;

/// A theme for the tiles: most hands get their yaku from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HandTheme {
    Any,
    /// The first triplet of honors or terminals is one of value.
    Valued,
    Simples,
    /// One suit, and honors.
    Flush(Suit),
    /// One suit, no honors.
    Full(Suit),
    /// Terminals or honors in each set.
    Outside,
    /// 123 456 789.
    Straight,
    /// The same sequence in three suits.
    Colours,
    /// The same sequence twice.
    Twin,
}

/// The fewest kinds that hands like ours can be made of: with these no tile runs out.
const KINDS: usize = 13;

/// Returns whether a game has the tiles for hands like ours.
pub(super) fn has_enough_tiles(rules: &Ruleset) -> bool {
    Kind::all().filter(|&kind| rules.tiles.has(kind)).count() >= KINDS
}

/// Makes each five a red one as often as in the wall.
fn reds(random: &mut Random, question: &mut Question, rules: &Ruleset) {
    for suit in Suit::ALL {
        let Some(five) = Kind::number(suit, 5) else {
            continue;
        };
        let mut red = usize::from(rules.tiles.reds_of(five));
        let own = |tile: &&mut Tile| **tile == Tile::plain(five);
        let fives = question.tiles_mut().filter(own);
        for (tile, left) in fives.zip((1..=TileSet::COPIES.into()).rev()) {
            if random.below(left) < red {
                *tile = Tile::red(suit);
                red -= 1;
            }
        }
    }
}

/// A hand that is being built.
struct Build<'r> {
    random: &'r mut Random,
    rules: &'r Ruleset,
    plan: HandPlan,
    theme: HandTheme,
    used: Counts,
    question: Question,
}

impl Spec {
    /// Builds a hand of a plan without indicators; `None` where the tiles run out.
    pub(super) fn build(
        &self,
        random: &mut Random,
        plan: HandPlan,
        rules: &Ruleset,
    ) -> Option<Question> {
        let theme = self.theme(random, &plan, rules);
        let mut build = Build {
            random,
            rules,
            plan,
            theme,
            used: Counts::EMPTY,
            question: Question {
                by: plan.target.by,
                seat: plan.target.seat,
                round: plan.target.round,
                ..Question::default()
            },
        };
        if plan.pairs {
            build.pairs()?;
        } else {
            build.sets()?;
        }
        sort_by_key(&mut build.question.hand, |&tile| tile);
        let mut question = build.question;
        self.events(random, &mut question, rules);
        if self.red {
            reds(random, &mut question, rules);
        }
        Some(question)
    }

    fn theme(&self, random: &mut Random, plan: &HandPlan, rules: &Ruleset) -> HandTheme {
        let suit = random.pick(&Suit::ALL);
        if let Wanted::Some(yaku) = &self.yaku {
            return match random.pick(yaku) {
                Yaku::Tanyao => HandTheme::Simples,
                Yaku::Honitsu => HandTheme::Flush(suit),
                Yaku::Chinitsu => HandTheme::Full(suit),
                Yaku::Ittsuu => HandTheme::Straight,
                Yaku::SanshokuDoujun => HandTheme::Colours,
                Yaku::Iipeikou => HandTheme::Twin,
                Yaku::Chanta | Yaku::Junchan | Yaku::Honroutou => HandTheme::Outside,
                yaku if yaku.row().code.starts_with("yakuhai") => HandTheme::Valued,
                _ => HandTheme::Any,
            };
        }
        // Most hands of no theme are worth less than a win of a Chinese game.
        if rules.chinese().is_some() {
            return random.pick(&[
                HandTheme::Straight,
                HandTheme::Colours,
                HandTheme::Flush(suit),
                HandTheme::Full(suit),
                HandTheme::Outside,
                HandTheme::Any,
            ]);
        }
        let yaochuu = |set: &Skill| {
            use Skill::{AnkanYaochuu, AnkouYaochuu, MinkanYaochuu, MinkouYaochuu};
            matches!(
                set,
                MinkouYaochuu | AnkouYaochuu | MinkanYaochuu | AnkanYaochuu
            )
        };
        let by_ron = plan.sets.contains(&Skill::TripletByRon) && plan.yaochuu_by_ron;
        let outside = by_ron || plan.sets.iter().any(yaochuu);
        let simples = !outside && plan.wait != Skill::Penchan && plan.pair == Skill::PlainPair;
        match (plan.target.open, random.below(100)) {
            (true, 0..60) | (false, 25..50) if outside => HandTheme::Valued,
            (true, 0..65) | (false, 0..25) if simples => HandTheme::Simples,
            (_, 65..74) => HandTheme::Flush(suit),
            (_, 74..80) => HandTheme::Straight,
            (_, 80..86) => HandTheme::Colours,
            (false, 86..95) => HandTheme::Twin,
            (true, 86..90) => HandTheme::Outside,
            _ => HandTheme::Any,
        }
    }

    /// Adds honba, sticks and riichi: most closed hands have declared it.
    fn events(&self, random: &mut Random, question: &mut Question, rules: &Ruleset) {
        let honba = self.honba.clone();
        question.honba = within(random, honba).into();
        question.sticks = within(random, self.sticks.clone()).into();
        let least = if *self.han.end() == 1 && question.by == By::Tsumo {
            100
        } else {
            25
        };
        let dama = random.percent(least);
        if question.is_open() || dama || self.yaku == Wanted::None {
            return;
        }
        if rules.has(Yaku::Riichi) {
            question.riichi = Riichi::Riichi;
            if *self.sticks.end() > 0 {
                question.sticks = question.sticks.max(1);
            }
            if rules.counts(Flag::Ippatsu) && random.percent(15) {
                question.flags = question.flags.with(Flag::Ippatsu);
            }
        } else if rules.has(Yaku::Ready) {
            question.flags = question.flags.with(Flag::Ready);
        }
    }

    /// Draws the indicators, until they and red fives make so many dora; `None` if they never do.
    pub(super) fn indicators(
        random: &mut Random,
        question: &mut Question,
        dora: core::ops::RangeInclusive<u8>,
        rules: &Ruleset,
    ) -> Option<()> {
        let Some(riichi) = rules.riichi() else {
            return Some(());
        };
        let kans = question.melds.iter().filter(|meld| meld.kind.is_kan());
        let kans = kans.count();
        let [first, later, below, below_later] = riichi.indicators.turned();
        let count = |once: bool, more: bool| usize::from(once) + if more { kans } else { 0 };
        let above = count(first, later);
        let below = if question.riichi.is_declared() {
            count(below, below_later)
        } else {
            0
        };
        let own: Counts = question.all_tiles().filter_map(Tile::kind).collect();
        let reds = question.all_tiles().filter(|tile| tile.is_red()).count() as u8;
        let held: Vec<Kind> = own.kinds().collect();
        let all: Vec<Kind> = Kind::all().filter(|&kind| rules.tiles.has(kind)).collect();
        for _ in 0..DRAWS {
            let mut used = own;
            let mut sum = reds;
            let mut draw = |random: &mut Random| {
                for _ in 0..PICKS {
                    let leads = |kind: &Kind| held.contains(&rules.tiles.indicated(*kind));
                    let kind = random.pick(&all);
                    // Dora are wanted: most indicators lead to a tile of the hand.
                    let wrong = *dora.start() > reds && !leads(&kind) && random.percent(70);
                    if !wrong && used.get(kind) < TileSet::COPIES {
                        used.add(kind, 1);
                        sum += own.get(rules.tiles.indicated(kind));
                        return Some(Tile::plain(kind));
                    }
                }
                None
            };
            let shown: Option<Vec<Tile>> = (0..above).map(|_| draw(random)).collect();
            let hidden: Option<Vec<Tile>> = (0..below).map(|_| draw(random)).collect();
            if let (Some(shown), Some(hidden)) = (shown, hidden)
                && dora.contains(&sum)
            {
                (question.dora, question.ura) = (shown, hidden);
                return Some(());
            }
        }
        None
    }
}

/// Draws a number of a range.
fn within(random: &mut Random, range: core::ops::RangeInclusive<u8>) -> u8 {
    let (first, last) = range.into_inner();
    first + random.below(usize::from(last.saturating_sub(first)) + 1) as u8
}

impl Build<'_> {
    fn pairs(&mut self) -> Option<()> {
        let mut kinds = Vec::new();
        for _ in 0..PICKS * 7 {
            let kind = self.pick(|_| true)?;
            if self.used.get(kind) == 0 && self.take(kind, 2) {
                kinds.push(kind);
            }
            if kinds.len() == 7 {
                break;
            }
        }
        let win = *kinds.get(6)?;
        self.conceal(kinds.iter().flat_map(|&kind| [kind; 2]));
        self.win(win)
    }

    fn sets(&mut self) -> Option<()> {
        let (sets, by_ron) = (self.plan.sets, self.plan.yaochuu_by_ron);
        let mut valued = self.theme == HandTheme::Valued;
        let mut shanpon = None;
        for set in sets {
            let yaochuu = match set {
                Skill::Sequence => continue,
                Skill::TripletByRon => by_ron,
                set => is_yaochuu(set),
            };
            let kind = self.triplet(set, yaochuu, valued)?;
            valued = valued && !yaochuu;
            if matches!(
                set,
                Skill::TripletByRon | Skill::Ankou | Skill::AnkouYaochuu
            ) {
                let better = set == Skill::TripletByRon || shanpon.is_none();
                shanpon = if better { Some(kind) } else { shanpon };
            }
        }
        let count = sets.iter().filter(|set| **set == Skill::Sequence).count();
        let sequences = self.sequences(count)?;
        let pair = self.pair()?;
        let winner = match self.plan.wait {
            Skill::Tanki => Some(pair),
            Skill::Shanpon => shanpon,
            _ => None,
        };
        // The last ones are called; of the others the first is completed.
        let called = count - usize::from(self.plan.chi).min(count);
        for sequence in &sequences[called..] {
            self.call(MeldKind::Chi, &tiles_of(*sequence)?);
        }
        for sequence in &sequences[..called] {
            self.conceal(tiles_of(*sequence)?);
        }
        let winner = match winner {
            Some(kind) => kind,
            None => self.completed(*sequences[..called].first()?)?,
        };
        self.win(winner)
    }

    /// The tile that completes a sequence with the wait of the plan.
    fn completed(&mut self, sequence: Kind) -> Option<Kind> {
        match (self.plan.wait, sequence.rank()) {
            (Skill::Kanchan, _) => sequence.up(1),
            (Skill::Penchan, 1) => sequence.up(2),
            (Skill::Penchan, 7) => Some(sequence),
            (Skill::Penchan, _) => None,
            (_, 1) => Some(sequence),
            (_, 7) => sequence.up(2),
            _ => {
                let by = self.random.pick(&[0, 2]);
                sequence.up(by)
            }
        }
    }

    fn win(&mut self, kind: Kind) -> Option<()> {
        let hand = &mut self.question.hand;
        let at = hand.iter().position(|tile| *tile == Tile::plain(kind))?;
        self.question.win = Some(hand.remove(at));
        Some(())
    }

    fn take(&mut self, kind: Kind, n: u8) -> bool {
        let enough = self.rules.tiles.has(kind) && self.used.get(kind) + n <= TileSet::COPIES;
        if enough {
            self.used.add(kind, n);
        }
        enough
    }

    fn conceal(&mut self, kinds: impl IntoIterator<Item = Kind>) {
        let tiles = kinds.into_iter().map(Tile::plain);
        self.question.hand.extend(tiles);
    }

    fn call(&mut self, kind: MeldKind, kinds: &[Kind]) {
        self.question.melds.push(WrittenMeld {
            kind,
            tiles: kinds.iter().copied().map(Tile::plain).collect(),
            from: (kind == MeldKind::Chi).then_some(Side::Left),
        });
    }

    /// Picks a kind of the game that the theme allows.
    fn pick(&mut self, fits: impl Fn(Kind) -> bool) -> Option<Kind> {
        let (rules, theme) = (self.rules, self.theme);
        let of_theme = |kind: Kind| match theme {
            HandTheme::Simples => !kind.is_yaochuu(),
            HandTheme::Flush(suit) => kind.suit().is_none_or(|own| own == suit),
            HandTheme::Full(suit) => kind.suit() == Some(suit),
            _ => true,
        };
        let fits = |kind: &Kind| rules.tiles.has(*kind) && of_theme(*kind) && fits(*kind);
        let kinds: Vec<Kind> = Kind::all().filter(fits).collect();
        (!kinds.is_empty()).then(|| self.random.pick(&kinds))
    }

    fn triplet(&mut self, what: Skill, yaochuu: bool, valued: bool) -> Option<Kind> {
        let Question { seat, round, .. } = self.question;
        for _ in 0..PICKS {
            let kind = self.pick(|kind| {
                kind.is_yaochuu() == yaochuu
                    && (!valued || !yaochuu || is_valued(kind, seat, round))
            })?;
            // Only one of each: a fourth tile elsewhere makes other readings.
            if self.used.get(kind) > 0 {
                continue;
            }
            let n = if super::plan::is_kan(what) { 4 } else { 3 };
            if !self.take(kind, n) {
                continue;
            }
            match (n, is_called(what)) {
                (4, true) => {
                    let how = self.random.pick(&[MeldKind::Minkan, MeldKind::Kakan]);
                    self.call(how, &[kind; 4]);
                }
                (4, false) => self.call(MeldKind::Ankan, &[kind; 4]),
                (_, true) => self.call(MeldKind::Pon, &[kind; 3]),
                (_, false) => self.conceal([kind; 3]),
            }
            return Some(kind);
        }
        None
    }

    /// Takes so many sequences and returns their first tiles; the first one can be completed as the plan wants it.
    fn sequences(&mut self, count: usize) -> Option<Vec<Kind>> {
        let mut sequences: Vec<Kind> = Vec::new();
        for _ in 0..PICKS * count {
            if sequences.len() == count {
                break;
            }
            let wanted = self.next_sequence(&sequences);
            let penchan = self.plan.wait == Skill::Penchan && sequences.is_empty();
            let (theme, outside) = (self.theme, self.theme == HandTheme::Outside);
            let kind = self.pick(|kind| {
                let is_first = kind.suit().is_some() && kind.rank() <= 7;
                let terminal = matches!(kind.rank(), 1 | 7);
                is_first
                    && wanted.is_none_or(|wanted| wanted.contains(&kind))
                    && (!(penchan || outside) || terminal)
                    && (theme != HandTheme::Simples || (2..=6).contains(&kind.rank()))
            });
            let Some(kinds) = kind.and_then(tiles_of) else {
                // What the theme wants is not there.
                self.theme = HandTheme::Any;
                continue;
            };
            let free = |&kind: &Kind| self.rules.tiles.has(kind) && self.used.get(kind) < 4;
            if kinds.iter().all(free) {
                for kind in kinds {
                    self.take(kind, 1);
                }
                sequences.push(kinds[0]);
            }
        }
        (sequences.len() == count).then_some(sequences)
    }

    /// Returns the first tiles that the theme wants after some sequences, if it wants any.
    fn next_sequence(&self, sequences: &[Kind]) -> Option<[Kind; 2]> {
        let first = *sequences.first()?;
        let suit = first.suit()?;
        let both = |one: Option<Kind>, other: Option<Kind>| Some([one.or(other)?, other.or(one)?]);
        match (self.theme, sequences.len()) {
            (HandTheme::Twin, 1) => Some([first; 2]),
            (HandTheme::Straight, 1 | 2) => {
                let of = |rank| Kind::number(suit, rank).filter(|kind| !sequences.contains(kind));
                let left: Vec<Kind> = [1, 4, 7].into_iter().filter_map(of).collect();
                both(left.first().copied(), left.get(1).copied())
            }
            (HandTheme::Colours, 1 | 2) => {
                let of = |suit: &Suit| Kind::number(*suit, first.rank());
                let left = Suit::ALL.iter().filter_map(of);
                let left: Vec<Kind> = left.filter(|kind| !sequences.contains(kind)).collect();
                both(left.first().copied(), left.get(1).copied())
            }
            _ => None,
        }
    }

    fn pair(&mut self) -> Option<Kind> {
        let pair = self.plan.pair;
        let Question { seat, round, .. } = self.question;
        let outside = self.theme == HandTheme::Outside;
        for _ in 0..PICKS {
            let kind = match pair {
                Skill::DoubleWindPair => seat.kind(),
                Skill::YakuhaiPair => {
                    let dragons = Dragon::ALL.map(Dragon::kind);
                    let winds = [seat, round].map(Wind::kind);
                    let kinds: Vec<Kind> = dragons.into_iter().chain(winds).collect();
                    self.random.pick(&kinds)
                }
                _ => self.pick(|kind| !outside || kind.is_yaochuu())?,
            };
            let double = seat == round && kind == seat.kind();
            let own = match pair {
                Skill::DoubleWindPair => double,
                Skill::YakuhaiPair => !double,
                _ => !is_valued(kind, seat, round),
            };
            if own && self.take(kind, 2) {
                self.conceal([kind; 2]);
                return Some(kind);
            }
        }
        None
    }
}

/// Returns whether a triplet of it is a yaku.
fn is_valued(kind: Kind, seat: Wind, round: Wind) -> bool {
    kind.dragon().is_some() || kind == seat.kind() || kind == round.kind()
}

const fn is_yaochuu(set: Skill) -> bool {
    use Skill::{AnkanYaochuu, AnkouYaochuu, MinkanYaochuu, MinkouYaochuu};
    matches!(
        set,
        MinkouYaochuu | AnkouYaochuu | MinkanYaochuu | AnkanYaochuu
    )
}

fn tiles_of(sequence: Kind) -> Option<[Kind; 3]> {
    Some([sequence, sequence.up(1)?, sequence.up(2)?])
}
