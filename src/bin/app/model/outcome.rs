//! The outcome of the entered hand, both ways, in the shape in which the screen shows it.

use tensu::game::{Changes, Settlement, settle};
use tensu::outlook::{Discard, Outlook, PricedWait};
use tensu::reading::{Made, Wait};
use tensu::refusal::{Conflict, Refusals, Rule};
use tensu::rules::{Remark, RemarkKind};
use tensu::score::{BlockTiles, BonusTiles, Fu, Note, Other, Score};
use tensu::unconfirmed::{UnconfirmedRule, doubts};
use tensu::what_if::{WhatIf, what_if};
use tensu::{By, Kind, Liable, MeldKind, Question, Reading, Refusal, Ruleset, Tile, Win, Yaku};

use crate::model::availability::{Effective, Gated, can_be_liable, is_told_of_waits};
use crate::model::entry::{Entry, FULL};

/// A score with its drawings, or everything that stands against it.
pub(crate) type Outcome = Result<Explained, Refusals>;

/// A scored hand.
#[derive(Debug)]
pub(crate) struct Explained {
    /// The score.
    pub(crate) score: Score,
    /// The winning tile.
    pub(crate) winner: Tile,
    /// The reading that was scored, as tiles.
    pub(crate) blocks: Vec<Block>,
    question: Question,
}

/// The remarks on a scored hand beside its score. They take as long to find as the score itself, so only code that
/// shows them asks for them.
#[derive(Debug)]
pub(crate) struct Aside {
    /// The readings that lost, each with its place in [`Score::others`]; of several alike the first.
    pub(crate) others: Vec<(usize, Vec<Block>)>,
    /// The points that each seat gains or pays; empty as long as the discarder is not known.
    pub(crate) changes: Changes,
    /// The yaku for which another player can be liable.
    pub(crate) liable: Vec<Yaku>,
    /// The winner's points in all if one thing were different.
    pub(crate) what_if: Vec<WhatIf>,
    /// The rules that decided the score and may be others.
    pub(crate) doubts: Vec<UnconfirmedRule>,
}

/// A set, a pair or a single tile of a reading, as it is drawn.
#[derive(Debug)]
pub(crate) struct Block {
    /// Its tiles.
    pub(crate) tiles: BlockTiles,
    /// The place of the winning tile among them, if it is here.
    pub(crate) won: Option<usize>,
    /// The kind of meld, if it was called.
    pub(crate) called: Option<MeldKind>,
    /// Its fu, wait included; `None` in a hand whose sets have none.
    pub(crate) fu: Option<u16>,
}

/// A complete hand without a yaku, or with too few.
#[derive(Debug)]
pub(crate) struct Without {
    /// The winning tile.
    pub(crate) winner: Tile,
    /// The reading behind the remark on what it nearly has, as tiles, and its wait; `None` where several readings
    /// differ.
    pub(crate) read: Option<(Vec<Block>, Wait)>,
    /// The changes that would make it a win, with its points in all.
    pub(crate) what_if: Vec<WhatIf>,
    /// `true` if honba or sticks come on top of that.
    pub(crate) in_all: bool,
}

/// Both outcomes of an entry.
#[derive(Debug)]
pub(crate) struct Outcomes {
    /// By ron.
    pub(crate) ron: Outcome,
    /// By tsumo.
    pub(crate) tsumo: Outcome,
    /// The way that was chosen.
    pub(crate) by: By,
    /// The entered things that do not count the chosen way.
    pub(crate) ignored: Vec<(Gated, Refusal)>,
    /// The progress of an unfinished hand.
    pub(crate) progress: Progress,
    /// The possible discards from a full hand that does not win.
    pub(crate) discards: Vec<Discard>,
    /// A complete hand that has no yaku the chosen way.
    pub(crate) without: Option<Without>,
}

/// The progress of a hand.
#[derive(Debug)]
pub(crate) enum Progress {
    /// Nothing was entered.
    Empty,
    /// This many tiles are missing.
    Missing(usize),
    /// One tile is missing, and these would complete the hand; and the entered things about the win, which their points
    /// leave out.
    Waiting(Vec<PricedWait>, Vec<Refusal>),
    /// One tile is missing, and none completes the hand: this far from tenpai.
    Shanten(u8),
    /// All tiles are there.
    Full,
}

impl Outcomes {
    /// Scores an entry both ways.
    pub(crate) fn of(entry: &Entry) -> Self {
        let by = entry.rest.by;
        let chosen = Effective::of(entry, by);
        let other = Effective::of(entry, by.other());
        let outcome = |effective: &Effective| explain(entry, effective);
        let (mut ron, mut tsumo) = (outcome(&chosen), outcome(&other));
        if by == By::Tsumo {
            std::mem::swap(&mut ron, &mut tsumo);
        }
        Self {
            discards: discards(&ron, &chosen.question, entry),
            without: without(
                if by == By::Ron { &ron } else { &tsumo },
                &chosen.question,
                entry,
            ),
            ron,
            tsumo,
            by,
            ignored: chosen.told(entry.ruleset()),
            progress: Progress::of(entry),
        }
        .beside_own(entry)
    }

    /// Returns whether it wins, the one way or the other.
    pub(crate) fn is_win(&self) -> bool {
        self.ron.is_ok() || self.tsumo.is_ok()
    }

    /// Takes account of the tiles in the open: a discarded or seen one is not left, and after a discard of the wait ron
    /// is forbidden.
    fn beside_own(mut self, entry: &Entry) -> Self {
        let discarded = &entry.discarded;
        if let Progress::Waiting(waits, _) = &mut self.progress {
            for wait in waits {
                // The number of discards of it was not asked: one at least.
                let own = discarded.contains(&wait.kind);
                let seen = entry.seen.iter().filter(|&&kind| kind == wait.kind);
                let gone = u8::from(own) + seen.count() as u8;
                wait.left = wait.left.saturating_sub(gone);
            }
        }
        if self.ron.is_ok() && !discarded.is_empty() {
            let ron = Effective::of(entry, By::Ron).question;
            if let Err(why) = ron.check_furiten(discarded, entry.ruleset()) {
                self.ron = Err(why.into());
            }
        }
        self
    }

    /// The outcome of one way of winning.
    pub(crate) fn by(&self, by: By) -> &Outcome {
        match by {
            By::Ron => &self.ron,
            By::Tsumo => &self.tsumo,
        }
    }

    /// The outcome of the chosen way.
    pub(crate) fn chosen(&self) -> &Outcome {
        self.by(self.by)
    }
}

fn explain(entry: &Entry, effective: &Effective) -> Outcome {
    let win = effective.question.check(entry.ruleset())?;
    let beside_others = !entry.won.is_empty();
    if beside_others && effective.question.by == By::Tsumo {
        return Err(Refusal::Impossible(Conflict::SelfDrawAlone).into());
    }
    let own = if beside_others { share(entry)? } else { None };
    let mut score = match own {
        Some(score) => score,
        None => entry.ruleset().score(&win)?,
    };
    score
        .remarks
        .extend(of_entered(entry, &effective.question, &score));
    Ok(Explained {
        winner: win.tile(),
        blocks: shown(&win, &score.reading, score.fu.as_ref()),
        score,
        question: effective.question.clone(),
    })
}

/// The remarks on the tiles as they were entered, where the game has others: a red five that counts as a plain one.
fn of_entered(entry: &Entry, counted: &Question, score: &Score) -> Vec<Note> {
    let entered = entry.question();
    let entered = Question {
        hand: entered.hand,
        melds: entered.melds,
        win: entered.win,
        ..counted.clone()
    };
    let win = (entered != *counted).then(|| entered.check(entry.ruleset()));
    let Some(Ok(win)) = win else {
        return Vec::new();
    };
    let hints = entry.ruleset().remarks();
    let hints = hints.filter(|remark| remark.kind == RemarkKind::Hint);
    hints
        .filter(|remark| (remark.when)(entry.ruleset(), &win, score))
        .map(Remark::note)
        .filter(|note| !score.remarks.contains(note))
        .collect()
}

fn shown(win: &Win<'_>, reading: &Reading, fu: Option<&Fu>) -> Vec<Block> {
    draw(reading, win.faces(reading), fu, win.tile())
}

/// The way a tile of its wait completes a hand: the sets and the kind of wait. Of several readings the one that a
/// player sees first.
pub(crate) fn completed(
    question: &Question,
    kind: Kind,
    rules: &Ruleset,
) -> Option<(Vec<Block>, Wait)> {
    let drawn = question.completed_by(kind, rules);
    let win = drawn.check(rules).ok()?;
    let two_sided = |reading: &&Reading| reading.wait == Wait::Ryanmen;
    let readings = win.readings();
    let reading = readings.iter().find(two_sided).or(readings.first())?;
    Some((shown(&win, reading, None), reading.wait))
}

/// Returns whether honba or sticks come on top of the points.
const fn has_more(question: &Question) -> bool {
    question.honba > 0 || question.sticks > 0
}

impl Explained {
    /// The sets and the pair of a reading that lost, by its place among those.
    pub(crate) fn lost(&self, at: usize, rules: &Ruleset) -> Option<Vec<Block>> {
        let win = self.question.check(rules).ok()?;
        let other = self.score.others.get(at)?;
        Some(shown(&win, &other.reading, other.fu.as_ref()))
    }

    /// Returns whether honba or sticks come on top of its points.
    pub(crate) const fn in_all(&self) -> bool {
        has_more(&self.question)
    }

    /// The tiles of each bonus, in the order of [`Score::awards`].
    pub(crate) fn counted(&self, rules: &Ruleset) -> Vec<Vec<BonusTiles>> {
        let Ok(win) = self.question.check(rules) else {
            return Vec::new();
        };
        let awards = self.score.awards.iter();
        awards.map(|award| win.counted(award.what)).collect()
    }

    /// The points that each seat gains or pays; empty as long as the discarder is not known.
    pub(crate) fn changes(&self, entry: &Entry) -> Changes {
        settled(entry, &self.question).map_or_else(Changes::default, changes)
    }

    /// The remarks on the hand that was entered so.
    ///
    /// # Errors
    /// None for a hand that was scored.
    pub(crate) fn aside(&self, entry: &Entry) -> Result<Aside, Refusals> {
        let (question, score, rules) = (&self.question, &self.score, entry.ruleset());
        let win = question.check(rules)?;
        Ok(Aside {
            others: told(score)
                .map(|(i, other)| (i, shown(&win, &other.reading, other.fu.as_ref())))
                .collect(),
            changes: self.changes(entry),
            liable: liable(entry, question, score),
            what_if: changed(entry, question),
            doubts: doubts(rules, &win, score),
        })
    }
}

fn discards(outcome: &Outcome, question: &Question, entry: &Entry) -> Vec<Discard> {
    let incomplete = |refusals: &Refusals| matches!(refusals.first(), Refusal::NotComplete { .. });
    if outcome.as_ref().is_err_and(incomplete) {
        question.discards(entry.ruleset())
    } else {
        Vec::new()
    }
}

fn without(outcome: &Outcome, question: &Question, entry: &Entry) -> Option<Without> {
    let first = outcome.as_ref().err()?.first();
    let no_yaku = matches!(first, Refusal::NoYaku { .. });
    let too_few = matches!(
        first,
        Refusal::BelowMinimum { .. }
            | Refusal::TooFew { .. }
            | Refusal::NotLegal(Rule::EveryWait { .. })
    );
    if !no_yaku && !too_few {
        return None;
    }
    let win = question.check(entry.ruleset()).ok()?;
    let known = match win.readings() {
        // Without yaku all readings are alike, and the remark is on the first.
        [reading, ..] if no_yaku => Some(reading),
        [reading] => Some(reading),
        _ => None,
    };
    Some(Without {
        winner: win.tile(),
        read: known.map(|reading| (shown(&win, reading, None), reading.wait)),
        what_if: changed(entry, question),
        in_all: has_more(question),
    })
}

fn settled(entry: &Entry, question: &Question) -> Option<Settlement> {
    let table = match &entry.won[..] {
        [] => settle(std::slice::from_ref(question), entry.ruleset()),
        _ => settle(&entry.winners(), entry.ruleset()),
    };
    table.ok()
}

/// The score of this hand beside the other winners: honba and sticks may be theirs, and so may everything.
fn share(entry: &Entry) -> Result<Option<Score>, Refusals> {
    let table = settle(&entry.winners(), entry.ruleset())?;
    let mut winners = table.winners.iter();
    let own = winners.find(|(seat, _)| *seat == entry.rest.seat);
    Ok(own.map(|(_, score)| score.clone()))
}

/// The winner's points in all if one thing were different. Beside other winners the table is shared out, and nothing can be
/// said of one hand alone.
fn changed(entry: &Entry, question: &Question) -> Vec<WhatIf> {
    if entry.won.is_empty() {
        what_if(question, entry.ruleset())
    } else {
        Vec::new()
    }
}

/// The readings that lost, without those that differ in nothing told. Where one yaku is paid as a mangan, any reading
/// is that.
fn told(score: &Score) -> impl Iterator<Item = (usize, &Other)> {
    let fu = |other: &Other| other.fu.as_ref().map(|fu| fu.rounded);
    let same = move |one: &Other, other: &Other| {
        (one.lost, one.points, fu(one)) == (other.lost, other.points, fu(other))
            && one.awards == other.awards
    };
    let others = score.others.iter().enumerate();
    others.filter(move |&(i, other)| {
        let mut earlier = score.others[..i].iter();
        let is_mangan = score.is_paid_as_mangan() && other.is_paid_as_mangan();
        !is_mangan && !earlier.any(|one| same(one, other))
    })
}

fn changes(table: Settlement) -> Changes {
    // A payer without a seat: nobody said who it is.
    let paid = table.changes.iter().any(|&(_, points)| points < 0);
    if paid {
        table.changes
    } else {
        Changes::default()
    }
}

fn liable(entry: &Entry, question: &Question, score: &Score) -> Vec<Yaku> {
    let rules = entry.ruleset();
    let mut others = rules.seats.winds().iter().copied();
    let Some(seat) = others.find(|&seat| seat != question.seat) else {
        return Vec::new();
    };
    let bare = Question {
        liable: Vec::new(),
        ..question.clone()
    };
    let can = |&yaku: &Yaku| can_be_liable(&bare, Liable { seat, yaku }, rules);
    score.yaku_only().filter(can).collect()
}

fn draw(reading: &Reading, faces: Vec<BlockTiles>, fu: Option<&Fu>, winner: Tile) -> Vec<Block> {
    let has_fu =
        |fu: &&Fu| fu.items.iter().any(|item| item.block.is_some()) || reading.pair().is_some();
    let fu = fu.filter(has_fu);
    let sum = |fu: &Fu, i| {
        fu.items
            .iter()
            .filter(|item| item.block.map(usize::from) == Some(i))
            .map(|item| u16::from(item.fu))
            .sum()
    };
    let show = |(i, tiles): (usize, BlockTiles)| Block {
        won: if i == reading.winner {
            tiles.iter().rposition(|&tile| tile == winner)
        } else {
            None
        },
        called: match reading.blocks[i].made {
            Made::Called(kind) => Some(kind),
            _ => None,
        },
        fu: fu.map(|fu| sum(fu, i)),
        tiles,
    };
    faces.into_iter().enumerate().map(show).collect()
}

/// Returns the question of a hand that lacks its winning tile.
pub(crate) fn not_yet_won(entry: &Entry) -> Question {
    let question = Question {
        hand: entry.tiles.clone(),
        // The points are those of the hand, as when it is complete; what lies on the table comes on top.
        sticks: 0,
        ..entry.rest.clone()
    };
    question.adapted(entry.ruleset())
}

impl Progress {
    fn of(entry: &Entry) -> Self {
        match FULL.saturating_sub(entry.size()) {
            0 => Self::Full,
            _ if entry.is_empty() => Self::Empty,
            1 => Self::nearly(entry),
            missing => Self::Missing(missing),
        }
    }

    fn nearly(entry: &Entry) -> Self {
        let rules = entry.ruleset();
        let question = not_yet_won(entry);
        match question.outlook(rules) {
            Some(Outlook::Waits(_)) => {
                let unused = question.not_won().into_iter();
                let unused = unused.filter(|why| is_told_of_waits(why, rules));
                Self::Waiting(question.waits(rules), unused.collect())
            }
            Some(Outlook::Shanten(shanten)) => Self::Shanten(shanten),
            None => Self::Missing(1),
        }
    }
}
