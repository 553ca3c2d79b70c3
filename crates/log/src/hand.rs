//! A hand of a log: what was dealt, played and paid; and the events of it, which a game is made of.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use tensu::evening::{Chair, Drawn, Event, HandValue, WinningChair, Won};
use tensu::outlook::Outlook;
use tensu::rules::Abort;
use tensu::{Flags, Kind, Question, Ruleset, Tile, Wind};

use crate::play::{Move, Play, Player};

/// A hand as a log has it.
#[derive(Clone, Debug, PartialEq)]
pub struct LogHand {
    /// The wind of the round.
    pub round: Wind,
    /// The number of the deal in the round, 1 for the first.
    pub deal: u32,
    /// The dealer.
    pub dealer: Chair,
    /// Honba.
    pub honba: u32,
    /// Sticks on the table when it began.
    pub sticks: u32,
    /// Points of the chairs then.
    pub before: Vec<i64>,
    /// The tiles that each was dealt; none where the log does not show them.
    pub dealt: Vec<Vec<Tile>>,
    /// All moves, in order.
    pub moves: Vec<Move>,
    /// Dora indicators at its end.
    pub dora: Vec<Tile>,
    /// Ura dora indicators, if somebody turned them.
    pub ura: Vec<Tile>,
    /// The events: riichi, and what ended it, as a game has them. The last one is missing where the log breaks off.
    pub events: Vec<Event>,
    /// The points that each chair gained or paid, sticks of riichi included; nothing where the log does not say.
    pub paid: Option<Vec<i64>>,
    /// The words of the log about each win.
    pub said: Vec<SaidWin>,
}

/// The words of a log about a win.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SaidWin {
    /// The winner.
    pub chair: Chair,
    /// Han, if the log counts them.
    pub han: Option<u32>,
    /// Fu.
    pub fu: Option<u32>,
    /// Points of the hand, honba and sticks left out; of a self-draw what all pay.
    pub points: Option<u32>,
    /// Yaku, as they are written.
    pub yaku: Vec<String>,
}

/// The end of a hand, as readers hand it down.
#[derive(Clone, Debug)]
pub(crate) enum End {
    /// Somebody won what lies there last.
    Won(Vec<WinEnd>),
    /// Nobody won. The chairs that are tenpai, if the log says; those of a nagashi mangan.
    Drawn(Option<Vec<Chair>>, Vec<Chair>),
    /// Discards that are a mangan; with the chairs that are tenpai.
    Nagashi(Vec<Chair>),
    /// It ended early.
    Aborted(Abort),
    /// Nobody won, and the log does not say how it ended; the chairs that are tenpai, if it says so.
    Unsaid(Option<Vec<Chair>>),
    /// The log breaks off.
    Open,
}

/// A winner, as readers hand it down.
#[derive(Clone, Debug, Default)]
pub(crate) struct WinEnd {
    pub(crate) chair: Chair,
    /// The discarder, or the winner on a self-draw.
    pub(crate) from: Chair,
    /// The player who is liable, where the log says.
    pub(crate) liable: Option<Chair>,
    /// The winning tile, where the log names it: the moves may lack it.
    pub(crate) tile: Option<Tile>,
    /// Events that the log alone tells.
    pub(crate) flags: Flags,
    pub(crate) said: SaidWin,
}

/// A hand, as readers hand it down.
#[derive(Clone, Debug)]
pub(crate) struct RawHand {
    pub(crate) round: Wind,
    pub(crate) deal: u32,
    pub(crate) dealer: Chair,
    pub(crate) honba: u32,
    pub(crate) sticks: u32,
    pub(crate) before: Vec<i64>,
    pub(crate) dealt: Vec<Vec<Tile>>,
    /// Each with the byte where it stands.
    pub(crate) moves: Vec<(Move, usize)>,
    pub(crate) dora: Vec<Tile>,
    pub(crate) ura: Vec<Tile>,
    pub(crate) end: End,
    /// The points that the end moved, sticks of this hand's riichi left out; or all of it.
    pub(crate) moved: Moved,
}

/// The words of a log about the points.
#[derive(Clone, Debug)]
pub(crate) enum Moved {
    /// The result moved so much: sticks that were laid in this hand were paid before.
    Result(Vec<i64>),
    /// The points afterwards.
    After(Vec<i64>),
    /// Nothing is said.
    Unsaid,
}

impl RawHand {
    /// Adds a winner, and what that moved.
    pub(crate) fn win(&mut self, win: WinEnd, changes: Vec<i64>) {
        if let (End::Won(wins), Moved::Result(moved)) = (&mut self.end, &mut self.moved) {
            wins.push(win);
            for (sum, change) in moved.iter_mut().zip(changes) {
                *sum += change;
            }
        } else {
            self.end = End::Won(alloc::vec![win]);
            self.moved = Moved::Result(changes);
        }
    }
}

impl LogHand {
    /// Plays what a reader read; with the byte of the move that cannot be.
    pub(crate) fn of(raw: RawHand, rules: &Ruleset) -> Result<Self, usize> {
        let mut play = Play::new(&raw.dealt, raw.dealer);
        let mut events = Vec::new();
        for (step, at) in &raw.moves {
            play.play(step).ok_or(*at)?;
            if let &Move::Discarded {
                chair,
                riichi: true,
                ..
            } = step
            {
                events.push(Event::Riichi(chair, play.players[chair].riichi));
            }
        }
        let sticks = raw.sticks + events.len() as u32;
        let declared: Vec<Chair> = events.iter().filter_map(declares).collect();
        let mut said = Vec::new();
        let mut declaring = None;
        let end = match raw.end {
            End::Unsaid(tenpai) => ended(&play, tenpai, &raw.moved, rules),
            end => end,
        };
        match end {
            End::Won(wins) => {
                let from = wins.first().filter(|win| win.from != win.chair);
                let from = from.map(|win| win.from);
                declaring = play.declaring().filter(|_| from.is_some());
                let mut winners = Vec::new();
                for win in wins {
                    let mut question = play.won(win.chair, rules);
                    if let Some(question) = &mut question {
                        question.round = raw.round;
                        question.flags = question.flags.iter().chain(win.flags.iter()).collect();
                        question.honba = raw.honba;
                        question.sticks = sticks - u32::from(declaring.is_some());
                        question.dora.clone_from(&raw.dora);
                        if question.riichi.is_declared() {
                            question.ura.clone_from(&raw.ura);
                        }
                    }
                    let value = question
                        .filter(|question| win.tile.is_none_or(|tile| question.win == Some(tile)));
                    winners.push(winner(&win, value, &play, &raw.moved));
                    said.push(win.said);
                }
                events.push(Event::Won(Won {
                    from,
                    winners,
                    declaring,
                }));
            }
            End::Drawn(tenpai, nagashi) => {
                let tenpai = tenpai.unwrap_or_else(|| tenpai_of(&play, rules));
                events.push(Event::Drawn(Drawn { tenpai, nagashi }));
            }
            End::Aborted(kind) => {
                let whose = play.offered().map(|(chair, _)| chair);
                let whose = whose.filter(|_| kind == Abort::NineKinds);
                events.push(Event::Aborted(kind, whose));
            }
            End::Nagashi(tenpai) => {
                let nagashi = nagashi(&play, gained(&raw.moved));
                events.push(Event::Drawn(Drawn { tenpai, nagashi }));
            }
            End::Open | End::Unsaid(_) => {}
        }
        let stick = i64::from(rules.stick());
        let paid = match raw.moved {
            Moved::Unsaid => None,
            Moved::After(after) => Some(
                after
                    .iter()
                    .zip(&raw.before)
                    .map(|(after, before)| after - before)
                    .collect(),
            ),
            Moved::Result(mut moved) => {
                for &chair in declared.iter().filter(|chair| declaring != Some(**chair)) {
                    moved[chair] -= stick;
                }
                Some(moved)
            }
        };
        Ok(Self {
            round: raw.round,
            deal: raw.deal,
            dealer: raw.dealer,
            honba: raw.honba,
            sticks: raw.sticks,
            before: raw.before,
            dealt: raw.dealt,
            moves: raw.moves.into_iter().map(|(step, _)| step).collect(),
            dora: raw.dora,
            ura: raw.ura,
            events,
            paid,
            said,
        })
    }

    /// Points afterwards, as the log has them.
    pub fn after(&self) -> Option<Vec<i64>> {
        let paid = self.paid.as_ref()?;
        Some(
            self.before
                .iter()
                .zip(paid)
                .map(|(before, paid)| before + paid)
                .collect(),
        )
    }

    /// The chairs that declared riichi, in order.
    pub fn riichi(&self) -> impl Iterator<Item = Chair> {
        self.events.iter().filter_map(declares)
    }

    /// The wins of the hand as questions, each with its winner: what can be asked and explained.
    pub fn wins(&self) -> impl Iterator<Item = (Chair, &Question)> {
        let won = self.events.last().and_then(|event| match event {
            Event::Won(won) => Some(won),
            _ => None,
        });
        let winners = won.into_iter().flat_map(|won| &won.winners);
        winners.filter_map(|winner| match &winner.value {
            HandValue::Tiles(question) => Some((winner.chair, &**question)),
            _ => None,
        })
    }
}

fn declares(event: &Event) -> Option<Chair> {
    match event {
        Event::Riichi(chair, _) => Some(*chair),
        _ => None,
    }
}

/// A winner as a game has one: by its tiles, or, where the log does not show them, by what was paid.
fn winner(win: &WinEnd, question: Option<Question>, play: &Play, moved: &Moved) -> WinningChair {
    let seats = play.players.len();
    let mut liable = Vec::new();
    if let Some(question) = &question {
        for told in &question.liable {
            let made = (0..seats).find(|&chair| play.seat(chair) == told.seat);
            liable.extend(made.map(|chair| (win.liable.unwrap_or(chair), told.yaku)));
        }
    }
    let value = match (question, moved) {
        (Some(question), _) => HandValue::Tiles(Box::new(Question {
            liable: Vec::new(),
            ..question
        })),
        (None, moved) => {
            let losses: &[i64] = match moved {
                Moved::Result(moved) => moved,
                Moved::After(_) | Moved::Unsaid => &[],
            };
            pays(
                losses,
                win.chair,
                (win.from != win.chair).then_some(win.from),
                seats,
            )
        }
    };
    WinningChair {
        chair: win.chair,
        value,
        liable,
        chips: None,
    }
}

fn gained(moved: &Moved) -> Vec<Chair> {
    match moved {
        Moved::Result(moved) => (0..moved.len()).filter(|&chair| moved[chair] > 0).collect(),
        Moved::After(_) | Moved::Unsaid => Vec::new(),
    }
}

/// Those whose discards are all terminals and honors, and none called; or, where the river does not tell, who gained.
pub(crate) fn nagashi(play: &Play, gained: Vec<Chair>) -> Vec<Chair> {
    let is_one = |chair: &Chair| {
        let player = &play.players[*chair];
        let outer = |tile: &Tile| tile.kind().is_some_and(Kind::is_yaochuu);
        !player.is_called && !player.river.is_empty() && player.river.iter().all(outer)
    };
    let by_river: Vec<Chair> = (0..play.players.len()).filter(is_one).collect();
    if by_river.is_empty() {
        gained
    } else {
        by_river
    }
}

/// The end of a hand that nobody won, by what lies on the table and what moved.
fn ended(play: &Play, tenpai: Option<Vec<Chair>>, moved: &Moved, rules: &Ruleset) -> End {
    let changes: &[i64] = match moved {
        Moved::Result(changes) => changes,
        Moved::After(_) | Moved::Unsaid => &[],
    };
    let sum: i64 = changes.iter().filter(|change| **change > 0).sum();
    if sum == 0
        && let Some(kind) = play.aborted(rules)
    {
        return End::Aborted(kind);
    }
    // Noten payments are 3,000 in all, or 2,000 with three players.
    if sum > 3_000 {
        return End::Nagashi(tenpai.unwrap_or_else(|| tenpai_of(play, rules)));
    }
    End::Drawn(
        tenpai.or_else(|| (sum > 0).then(|| gained(moved))),
        Vec::new(),
    )
}

/// A win by what each lost: nothing of the discarder, or of all others, where nobody lost anything.
pub(crate) fn pays(moved: &[i64], chair: Chair, from: Option<Chair>, seats: usize) -> HandValue {
    let losses = moved
        .iter()
        .enumerate()
        .filter(|(loser, points)| **points < 0 && *loser != chair);
    let mut losses: Vec<(Chair, u32)> = losses
        .map(|(loser, points)| (loser, points.unsigned_abs() as u32))
        .collect();
    if losses.is_empty() {
        let payers =
            (0..seats).filter(|&payer| payer != chair && from.is_none_or(|from| from == payer));
        losses = payers.map(|payer| (payer, 0)).collect();
    }
    HandValue::Pays(losses)
}

/// Those who are tenpai, by their tiles.
pub(crate) fn tenpai_of(play: &Play, rules: &Ruleset) -> Vec<Chair> {
    let chairs = play.players.iter().enumerate();
    // Who is in riichi is tenpai, shown or not.
    let is_tenpai =
        |player: &Player| player.riichi.is_declared() || !waits(player, rules).is_empty();
    let tenpai = chairs.filter(|(_, player)| is_tenpai(player));
    tenpai.map(|(chair, _)| chair).collect()
}

/// The waits of a player who has no tile too many.
pub(crate) fn waits(player: &Player, rules: &Ruleset) -> Vec<Kind> {
    let Some(hand) = &player.hand else {
        return Vec::new();
    };
    let question = Question {
        hand: hand.clone(),
        melds: player.melds.clone(),
        norths: player.norths,
        ..Question::default()
    };
    match question.outlook(rules) {
        Some(Outlook::Waits(waits)) => waits.into_iter().map(|(kind, _)| kind).collect(),
        _ => Vec::new(),
    }
}
