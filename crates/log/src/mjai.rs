//! mjai: a line of JSON an event, as Mortal, `RiichiEnv` and others write it.

use alloc::string::String;
use alloc::vec::Vec;

use tensu::evening::{Chair, Start};
use tensu::rules::{Abort, Length, Library};
use tensu::{Kind, MeldKind, Ruleset, Suit, Tile, Wind, WrittenMeld};

use crate::bad::At;
use crate::hand::{End, LogHand, Moved, RawHand, SaidWin, WinEnd};
use crate::json::Node;
use crate::log::{Finals, Log};
use crate::play::{Move, side};
use crate::rules::{Hints, Source};

/// Returns whether an object is an event.
pub(crate) fn is_event(node: &Node<'_>) -> bool {
    node.get("type")
        .is_some_and(|kind| kind.as_text().is_some())
}

/// The games of a text that are being read, an event after another.
pub(crate) struct Events {
    library: Library,
    logs: Vec<Log>,
    hands: usize,
    names: Vec<String>,
    reds: Option<bool>,
    /// The first hand by number, as some programs say how long a game is: 0 of two rounds, 4 of one.
    first: Option<i64>,
    /// `true` behind the beginning of a game, until its first hand.
    is_new: bool,
    rules: Option<Ruleset>,
    hand: Option<RawHand>,
    reach: Option<Chair>,
}

/// The reasons of a draw, as different programs call them.
const REASONS: [(&str, Abort); 12] = [
    ("kyushukyuhai", Abort::NineKinds),
    ("kyuushu_kyuuhai", Abort::NineKinds),
    ("kyushu_kyuhai", Abort::NineKinds),
    ("sufonrenda", Abort::FourWinds),
    ("suufon_renda", Abort::FourWinds),
    ("sufon_renda", Abort::FourWinds),
    ("suchareach", Abort::FourRiichi),
    ("suucha_riichi", Abort::FourRiichi),
    ("sucha_riichi", Abort::FourRiichi),
    ("sukaikan", Abort::FourKans),
    ("suukansansen", Abort::FourKans),
    ("sanchaho", Abort::ThreeRons),
];

/// Fields of an event.
struct Event<'n, 't> {
    node: &'n Node<'t>,
    seats: usize,
}

impl Event<'_, '_> {
    fn bad<T>(&self) -> Result<T, At> {
        Err(At::Value(self.node.at))
    }

    fn small(&self, name: &str) -> Result<u32, At> {
        let node = self.node.must(name)?;
        let number = u32::try_from(node.number()?).ok().filter(|&n| n <= 1_000);
        number.ok_or(At::Value(node.at))
    }

    fn chair(&self, name: &str) -> Result<Chair, At> {
        let chair = self.small(name)? as usize;
        if chair < self.seats {
            Ok(chair)
        } else {
            self.bad()
        }
    }

    fn tile(&self, name: &str) -> Result<Tile, At> {
        let node = self.node.must(name)?;
        tile(node.text()?).ok_or(At::Value(node.at))
    }

    fn tiles(&self, name: &str) -> Result<Vec<Tile>, At> {
        tiles(self.node.must(name)?)
    }

    fn points(&self, name: &str) -> Option<Result<Vec<i64>, At>> {
        let node = self.node.get(name)?;
        let mut points = match node.numbers() {
            Ok(points) => points,
            // Null, where nothing moves.
            Err(_) if node.list().is_err() => return None,
            Err(why) => return Some(Err(why)),
        };
        points.truncate(self.seats);
        let fits = points.len() == self.seats
            && points
                .iter()
                .all(|points| points.unsigned_abs() < 10_000_000);
        Some(if fits {
            Ok(points)
        } else {
            Err(At::Value(node.at))
        })
    }
}

fn tiles(node: &Node<'_>) -> Result<Vec<Tile>, At> {
    let read = |node: &Node<'_>| tile(node.text()?).ok_or(At::Value(node.at));
    node.list()?.iter().map(read).collect()
}

/// `1m`, `5pr`, `E`.
fn tile(text: &str) -> Option<Tile> {
    if let Some(honor) = ["E", "S", "W", "N", "P", "F", "C"]
        .iter()
        .position(|letter| *letter == text)
    {
        return Kind::honor(honor as u8 + 1).map(Tile::plain);
    }
    let mut chars = text.chars();
    let rank = chars.next()?.to_digit(10)? as u8;
    let suit = match chars.next()? {
        'm' => Suit::Man,
        'p' => Suit::Pin,
        's' => Suit::Sou,
        _ => return None,
    };
    match (chars.as_str(), rank) {
        ("r", 5) | ("", 0) => Some(Tile::red(suit)),
        ("", _) => Kind::number(suit, rank).map(Tile::plain),
        _ => None,
    }
}

impl Events {
    pub(crate) const fn new(library: Library) -> Self {
        Self {
            library,
            logs: Vec::new(),
            hands: 0,
            names: Vec::new(),
            reds: None,
            first: None,
            is_new: true,
            rules: None,
            hand: None,
            reach: None,
        }
    }

    /// All games.
    pub(crate) fn done(mut self) -> Result<Vec<Log>, At> {
        self.close()?;
        Ok(self.logs)
    }

    fn close(&mut self) -> Result<(), At> {
        if let (Some(raw), Some(rules), Some(log)) =
            (self.hand.take(), &self.rules, self.logs.last_mut())
        {
            log.hands.push(LogHand::of(raw, rules).map_err(At::Value)?);
        }
        Ok(())
    }

    /// Takes an event; those that nothing is made of are left out.
    pub(crate) fn take(&mut self, node: &Node<'_>) -> Result<(), At> {
        let kind = node.must("type")?.text()?;
        match kind {
            "start_game" => {
                self.close()?;
                let names = node
                    .get("names")
                    .and_then(|names| names.list().ok())
                    .unwrap_or_default();
                self.names = names
                    .iter()
                    .map(|name| Start::name_of(name.as_text().unwrap_or_default()))
                    .collect();
                self.reds = node.get("aka_flag").and_then(Node::as_bool);
                self.first = node.get("kyoku_first").and_then(Node::as_number);
                self.is_new = true;
            }
            "start_kyoku" => {
                self.close()?;
                self.begin(node)?;
            }
            "end_kyoku" => self.close()?,
            "end_game" => {
                self.close()?;
                let seats = self.logs.last().map_or(0, Log::seats);
                let scores = Event { node, seats }.points("scores").transpose()?;
                if let Some(log) = self.logs.last_mut() {
                    let points = scores.or_else(|| log.hands.last()?.after());
                    log.finals = points.map(|points| Finals {
                        points,
                        scores: Vec::new(),
                    });
                }
                self.is_new = true;
            }
            _ if self.hand.is_some() => {
                let event = Event {
                    node,
                    seats: self.hand.as_ref().map_or(4, |hand| hand.before.len()),
                };
                self.play(kind, &event)?;
            }
            _ => {}
        }
        Ok(())
    }

    fn begin(&mut self, node: &Node<'_>) -> Result<(), At> {
        let hands = node.must("tehais")?.list()?;
        // A fourth place with nothing in it.
        let is_empty = |node: &Node<'_>| node.list().is_ok_and(<[_]>::is_empty);
        let seats =
            if hands.len() == 3 || hands.get(3).is_some_and(is_empty) || self.names.len() == 3 {
                3
            } else {
                4
            };
        if hands.len() < seats {
            return Err(At::Value(node.at));
        }
        let event = Event { node, seats };
        if core::mem::take(&mut self.is_new) || self.logs.is_empty() {
            self.open(seats);
        }
        self.hands += 1;
        if self.hands > crate::MOST_HANDS {
            return Err(At::TooManyHands);
        }
        let shown = |hand: &Node<'_>| {
            let is_hidden = |tile: &Node<'_>| tile.as_text() == Some("?");
            if hand.list()?.iter().any(is_hidden) {
                Ok(Vec::new())
            } else {
                tiles(hand)
            }
        };
        let wind = node.must("bakaze")?;
        let round = ["E", "S", "W", "N"]
            .iter()
            .position(|letter| wind.as_text() == Some(letter));
        let deal = event.small("kyoku")?;
        let (oya, before) = (event.chair("oya")?, event.points("scores"));
        if deal == 0 || deal as usize > seats {
            return event.bad();
        }
        let start = self
            .rules
            .as_ref()
            .map_or(25_000, |rules| i64::from(rules.game.start));
        self.reach = None;
        self.hand = Some(RawHand {
            round: round
                .map(|round| Wind::ALL[round])
                .ok_or(At::Value(wind.at))?,
            deal,
            dealer: oya,
            honba: event.small("honba")?,
            sticks: event.small("kyotaku")?,
            before: before
                .transpose()?
                .unwrap_or_else(|| alloc::vec![start; seats]),
            dealt: hands
                .iter()
                .take(seats)
                .map(shown)
                .collect::<Result<_, _>>()?,
            moves: Vec::new(),
            dora: alloc::vec![event.tile("dora_marker")?],
            ura: Vec::new(),
            end: End::Open,
            moved: Moved::Unsaid,
        });
        Ok(())
    }

    /// Begins another game.
    fn open(&mut self, seats: usize) {
        let hints = Hints {
            reds: self.reds.map(|reds| match (reds, seats) {
                (false, _) => [0, 0, 0],
                (true, 3) => [0, 1, 1],
                _ => [1, 1, 1],
            }),
            length: match self.first {
                Some(4) => Some(Length::East),
                Some(0) => Some(Length::Half),
                _ => None,
            },
            ..Hints::default()
        };
        let mut log = Log::begun(Source::Mjai, seats, "", &hints, self.library);
        for (own, name) in log.start.players.iter_mut().zip(&self.names) {
            own.clone_from(name);
        }
        self.rules = Some(log.rules());
        self.logs.push(log);
    }

    fn play(&mut self, kind: &str, event: &Event<'_, '_>) -> Result<(), At> {
        let at = event.node.at;
        let Some(hand) = &mut self.hand else {
            return Ok(());
        };
        let step = match kind {
            "tsumo" => {
                let tile = event.node.must("pai")?;
                let tile = if tile.as_text() == Some("?") {
                    None
                } else {
                    Some(event.tile("pai")?)
                };
                Move::Drawn(event.chair("actor")?, tile)
            }
            "dahai" => {
                let chair = event.chair("actor")?;
                Move::Discarded {
                    chair,
                    tile: event.tile("pai")?,
                    drawn: event
                        .node
                        .get("tsumogiri")
                        .and_then(Node::as_bool)
                        .unwrap_or(false),
                    riichi: self.reach.take() == Some(chair),
                }
            }
            "reach" => {
                self.reach = Some(event.chair("actor")?);
                return Ok(());
            }
            "chi" | "pon" | "daiminkan" => {
                let (chair, target) = (event.chair("actor")?, event.chair("target")?);
                let mut tiles = event.tiles("consumed")?;
                tiles.push(event.tile("pai")?);
                let kind = match kind {
                    "chi" => MeldKind::Chi,
                    "pon" => MeldKind::Pon,
                    _ => MeldKind::Minkan,
                };
                if tiles.len() != kind.size() {
                    return event.bad();
                }
                let from = Some(side(chair, target, event.seats));
                Move::Called(chair, WrittenMeld { kind, tiles, from })
            }
            "ankan" => Move::Closed(event.chair("actor")?, event.tiles("consumed")?),
            "kakan" => Move::Added(event.chair("actor")?, event.tile("pai")?),
            "nukidora" | "kita" => Move::North(event.chair("actor")?),
            "dora" => {
                hand.dora.push(event.tile("dora_marker")?);
                return Ok(());
            }
            "hora" => return won(hand, event),
            "ryukyoku" => return drawn(hand, event),
            _ => return Ok(()),
        };
        hand.moves.push((step, at));
        Ok(())
    }
}

fn won(hand: &mut RawHand, event: &Event<'_, '_>) -> Result<(), At> {
    let (chair, from) = (event.chair("actor")?, event.chair("target")?);
    let number = |name: &str| {
        let number = event.node.get(name).and_then(Node::as_number);
        number.and_then(|number| u32::try_from(number).ok())
    };
    let yaku = event
        .node
        .get("yakus")
        .and_then(|yakus| yakus.list().ok())
        .unwrap_or_default();
    let name = |yaku: &Node<'_>| {
        yaku.as_text().map_or_else(
            || yaku.nth(0).ok()?.as_text().map(String::from),
            |text| Some(String::from(text)),
        )
    };
    let win = WinEnd {
        chair,
        from,
        tile: event.node.get("pai").and_then(Node::as_text).and_then(tile),
        said: SaidWin {
            chair,
            han: number("fan"),
            fu: number("fu"),
            points: number("hora_points"),
            yaku: yaku.iter().filter_map(name).collect(),
        },
        ..WinEnd::default()
    };
    for name in ["ura_markers", "uradora_markers"] {
        if let Some(node) = event
            .node
            .get(name)
            .filter(|node| node.list().is_ok_and(|list| !list.is_empty()))
        {
            hand.ura = tiles(node)?;
        }
    }
    let deltas = event.points("deltas").transpose()?;
    let moved = match (deltas, core::mem::replace(&mut hand.moved, Moved::Unsaid)) {
        (Some(deltas), Moved::Result(before)) => Moved::Result(
            before
                .iter()
                .zip(&deltas)
                .map(|(one, other)| one + other)
                .collect(),
        ),
        (Some(deltas), _) => Moved::Result(deltas),
        (None, _) => event
            .points("scores")
            .transpose()?
            .map_or(Moved::Unsaid, Moved::After),
    };
    hand.moved = moved;
    match &mut hand.end {
        End::Won(wins) => wins.push(win),
        end => *end = End::Won(alloc::vec![win]),
    }
    Ok(())
}

fn drawn(hand: &mut RawHand, event: &Event<'_, '_>) -> Result<(), At> {
    let reason = event
        .node
        .get("reason")
        .and_then(Node::as_text)
        .unwrap_or_default();
    let told = REASONS.iter().find(|(name, _)| *name == reason);
    let tenpai = event
        .node
        .get("tenpais")
        .and_then(|tenpais| tenpais.list().ok());
    let tenpai = tenpai.map(|list| {
        let list = list.iter().enumerate().take(event.seats);
        let those = list.filter(|(_, is)| is.as_bool() == Some(true));
        those.map(|(chair, _)| chair).collect()
    });
    hand.end = match told {
        Some((_, kind)) => End::Aborted(*kind),
        None => End::Unsaid(tenpai),
    };
    hand.moved = match event.points("deltas").transpose()? {
        Some(deltas) => Moved::Result(deltas),
        None => match event.points("scores").transpose()? {
            Some(after) => Moved::After(after),
            None => Moved::Unsaid,
        },
    };
    Ok(())
}
