//! Tenhou's JSON (`tenhou.net/6`), which converters of other sites write, too.
//!
//! A hand is a list: `[deal, honba, sticks]`, points, dora, ura, then for each player what was dealt, what came and what went, and
//! the result. What came and what went stand apart for each player, so the order of play is found again: a call says whose tile it
//! took by the place of its letter.

use alloc::string::String;
use alloc::vec::Vec;

use tensu::evening::{Chair, Start};
use tensu::rules::{Abort, Length, Library};
use tensu::{Kind, MeldKind, Ruleset, Side, Suit, Tile, Wind, WrittenMeld};

use crate::bad::At;
use crate::hand::{End, LogHand, Moved, RawHand, SaidWin, WinEnd};
use crate::json::{Node, Value};
use crate::log::{Finals, Log};
use crate::play::{Move, Play, chair_at, side};
use crate::rules::{Hints, Source};
use written::Call;

mod written;

/// The sign in an address before its log.
pub(crate) const ADDRESS: &str = "#json=";

/// The number that stands for the tile just drawn.
const DRAWN: i64 = 60;

/// Reads a game: an object, or its list of hands alone.
pub(crate) fn read(node: &Node<'_>, library: Library) -> Result<Log, At> {
    let hands = match &node.value {
        Value::Object(_) => node.must("log")?.list()?,
        Value::List(list) if list.first().is_some_and(is_hand) => list,
        Value::List(_) if is_hand(node) => core::slice::from_ref(node),
        _ => return Err(At::Value(node.at)),
    };
    let first = hands.first().ok_or(At::Value(node.at))?;
    // Three players have a fourth place with nothing in it.
    let seats = if first.nth(13).and_then(Node::list).map_or(0, <[_]>::len) < 13 {
        3
    } else {
        4
    };
    let (source, hints) = hints(node, hands);
    let name = node.get("ref").and_then(Node::as_text).unwrap_or_default();
    let mut log = Log::begun(source, seats, name, &hints, library);
    let names = node
        .get("name")
        .and_then(|names| names.list().ok())
        .unwrap_or_default();
    for (own, name) in log.start.players.iter_mut().zip(names) {
        *own = Start::name_of(name.as_text().unwrap_or_default());
    }
    let rules = log.rules();
    for hand in hands {
        log.hands.push(read_hand(hand, seats, &rules)?);
    }
    log.finals = finals(node, seats);
    Ok(log)
}

/// Returns whether a value looks like a hand: a list that begins with three numbers.
fn is_hand(node: &Node<'_>) -> bool {
    node.nth(0)
        .and_then(Node::numbers)
        .is_ok_and(|numbers| numbers.len() == 3)
}

fn hints(node: &Node<'_>, hands: &[Node<'_>]) -> (Source, Hints) {
    let rule = node.get("rule");
    let text = |name: &str| rule.and_then(|rule| rule.get(name)).and_then(Node::as_text);
    let shown = text("disp").unwrap_or_default();
    let count = |name: &str| {
        rule.and_then(|rule| rule.get(name))
            .and_then(Node::as_number)
    };
    let title = node
        .get("title")
        .and_then(|title| title.nth(0).ok())
        .and_then(Node::as_text);
    let is_room = |text: &str| {
        let signs = [
            "の間", "之间", "之間", "段位", "友人", "Room", "Soul", "雀魂", "Friendly",
        ];
        signs.iter().any(|sign| text.contains(sign))
    };
    let source = if is_room(shown) || title.is_some_and(is_room) {
        Source::MajSoul
    } else {
        Source::Tenhou
    };
    let each = ["aka51", "aka52", "aka53"].map(count);
    let reds = if each.iter().any(Option::is_some) {
        Some(each.map(|count| count.unwrap_or(0).clamp(0, 4) as u8))
    } else {
        let some = |count: i64| if count > 0 { [1, 1, 1] } else { [0, 0, 0] };
        count("aka").map(some)
    };
    let is_three = shown.contains('三');
    let reds = reds.map(|[man, pin, sou]| {
        if is_three {
            [0, pin, sou]
        } else {
            [man, pin, sou]
        }
    });
    // Tenhou writes 喰 where it counts; others write it or write nothing.
    let says = shown.contains(['東', '南', '東']) && source == Source::Tenhou;
    let ends = |deal: i64| {
        hands.last().is_some_and(|hand| {
            let said = hand
                .nth(0)
                .and_then(|head| head.nth(0))
                .and_then(Node::number);
            said.is_ok_and(|last| last > deal)
        })
    };
    let length = if shown.contains('東') || shown.contains("East") || shown.contains("东") {
        Some(Length::East)
    } else if shown.contains('南') || shown.contains("South") || ends(3) {
        Some(Length::Half)
    } else {
        None
    };
    let hints = Hints {
        reds,
        open_tanyao: says.then(|| shown.contains('喰')),
        length,
        set: Vec::new(),
    };
    (source, hints)
}

/// The end: points and match scores by turns.
fn finals(node: &Node<'_>, seats: usize) -> Option<Finals> {
    let list = node.get("sc")?.list().ok()?;
    let pairs = list.chunks_exact(2).take(seats);
    let pairs: Option<Vec<(i64, i64)>> = pairs
        .map(|pair| Some((pair[0].as_number()?, pair[1].tenths()?)))
        .collect();
    let (points, scores): (Vec<i64>, Vec<i64>) = pairs?.into_iter().unzip();
    (points.len() == seats && points.iter().any(|points| *points != 0))
        .then_some(Finals { points, scores })
}

fn read_hand(node: &Node<'_>, seats: usize, rules: &Ruleset) -> Result<LogHand, At> {
    let head = node.nth(0)?;
    let numbers = head.numbers()?;
    let &[deal, honba, sticks] = numbers.as_slice() else {
        return Err(At::Value(head.at));
    };
    let small = |n: i64| {
        u32::try_from(n)
            .ok()
            .filter(|&n| n <= 1_000)
            .ok_or(At::Value(head.at))
    };
    let (deal, honba, sticks) = (small(deal)?, small(honba)?, small(sticks)?);
    let round = Wind::ALL
        .get(deal as usize / 4)
        .copied()
        .ok_or(At::Value(head.at))?;
    let dealer = deal as usize % 4;
    if dealer >= seats {
        return Err(At::Value(head.at));
    }
    let before = points(node.nth(1)?, seats)?;
    let parts = node.list()?;
    let mut dealt = Vec::new();
    for chair in 0..seats {
        let part = node.nth(4 + 3 * chair)?;
        let tiles = tiles(part)?;
        if !tiles.is_empty() && tiles.len() != 13 {
            return Err(At::Value(part.at));
        }
        dealt.push(tiles);
    }
    let mut order = Order {
        play: Play::new(&dealt, dealer),
        comes: (0..seats)
            .map(|chair| node.nth(5 + 3 * chair)?.list())
            .collect::<Result<_, _>>()?,
        goes: (0..seats)
            .map(|chair| node.nth(6 + 3 * chair)?.list())
            .collect::<Result<_, _>>()?,
        moves: Vec::new(),
    };
    order.find(dealer)?;
    let result = parts.get(16);
    let (end, moved) = match result {
        Some(result) => ended(result, &order.play, rules, seats)?,
        None => (End::Open, Moved::Unsaid),
    };
    let raw = RawHand {
        round,
        deal: dealer as u32 + 1,
        dealer,
        honba,
        sticks,
        before,
        dealt,
        moves: order.moves,
        dora: tiles(node.nth(2)?)?,
        ura: tiles(node.nth(3)?)?,
        end,
        moved,
    };
    LogHand::of(raw, rules).map_err(At::Value)
}

fn points(node: &Node<'_>, seats: usize) -> Result<Vec<i64>, At> {
    let mut points = node.numbers()?;
    points.truncate(seats);
    let fits = points.len() == seats
        && points
            .iter()
            .all(|points| points.unsigned_abs() < 10_000_000);
    if fits {
        Ok(points)
    } else {
        Err(At::Value(node.at))
    }
}

fn tiles(node: &Node<'_>) -> Result<Vec<Tile>, At> {
    let read = |node: &Node<'_>| tile(node.number()?).ok_or(At::Value(node.at));
    node.list()?.iter().map(read).collect()
}

/// The tile with this number: 11 to 47, and 51 to 53 for red fives.
fn tile(number: i64) -> Option<Tile> {
    let (suit, rank) = (number / 10, (number % 10) as u8);
    let suited = |suit: Suit| Kind::number(suit, rank).map(Tile::plain);
    match suit {
        1 => suited(Suit::Man),
        2 => suited(Suit::Pin),
        3 => suited(Suit::Sou),
        4 => Kind::honor(rank).map(Tile::plain),
        5 => [Suit::Man, Suit::Pin, Suit::Sou]
            .get(usize::from(rank).checked_sub(1)?)
            .copied()
            .map(Tile::red),
        _ => None,
    }
}

/// The order of play, found again.
struct Order<'n, 't> {
    play: Play,
    /// The tiles that come to each player, and those that go, from the next on.
    comes: Vec<&'n [Node<'t>]>,
    goes: Vec<&'n [Node<'t>]>,
    moves: Vec<(Move, usize)>,
}

impl Order<'_, '_> {
    fn put(&mut self, step: Move, at: usize) -> Result<(), At> {
        self.play.play(&step).ok_or(At::Value(at))?;
        self.moves.push((step, at));
        Ok(())
    }

    fn find(&mut self, dealer: Chair) -> Result<(), At> {
        let mut chair = dealer;
        loop {
            let Some((node, rest)) = self.comes[chair].split_first() else {
                return Ok(());
            };
            self.comes[chair] = rest;
            if let Some(text) = node.as_text() {
                if self.call(chair, text, node.at)? {
                    // The place of the discard that a kan has not.
                    let is_nothing = |node: &Node<'_>| node.as_number() == Some(0);
                    let next = self.goes[chair].split_first();
                    if let Some((_, rest)) = next.filter(|(node, _)| is_nothing(node)) {
                        self.goes[chair] = rest;
                    }
                    continue;
                }
            } else {
                let drawn = tile(node.number()?).ok_or(At::Value(node.at))?;
                self.put(Move::Drawn(chair, Some(drawn)), node.at)?;
            }
            let Some((node, rest)) = self.goes[chair].split_first() else {
                return Ok(());
            };
            self.goes[chair] = rest;
            if self.go(chair, node)? {
                chair = self.after(chair);
            }
        }
    }

    /// A tile that is called: returns whether it made a kan.
    fn call(&mut self, chair: Chair, text: &str, at: usize) -> Result<bool, At> {
        let call = Call::of(text).ok_or(At::Value(at))?;
        let kind = match call.letter {
            'c' => MeldKind::Chi,
            'p' => MeldKind::Pon,
            'm' => MeldKind::Minkan,
            _ => return Err(At::Value(at)),
        };
        if call.tiles.len() != kind.size() {
            return Err(At::Value(at));
        }
        let (from, _) = self.play.offered().ok_or(At::Value(at))?;
        let called = call.place.min(call.tiles.len() - 1);
        let mut tiles = call.tiles;
        let tile = tiles.remove(called);
        tiles.push(tile);
        let from = Some(self.play.side(chair, from));
        self.put(Move::Called(chair, WrittenMeld { kind, tiles, from }), at)?;
        Ok(kind.is_kan())
    }

    /// A tile goes: returns whether it was a discard, behind which somebody else is next.
    fn go(&mut self, chair: Chair, node: &Node<'_>) -> Result<bool, At> {
        let at = node.at;
        let bad = || At::Value(at);
        let (text, riichi) = match node.as_text() {
            Some(text) => (
                text.strip_prefix('r').unwrap_or(text),
                text.starts_with('r'),
            ),
            None => ("", false),
        };
        let number = match (node.as_number(), text.parse()) {
            (Some(number), _) | (None, Ok(number)) if text.len() < 3 => number,
            _ => {
                let call = Call::of(text).ok_or_else(bad)?;
                let step = match (call.letter, call.tiles.as_slice()) {
                    ('a', tiles) if tiles.len() == 4 => Move::Closed(chair, call.tiles),
                    ('k', tiles) => Move::Added(chair, *tiles.get(call.place).ok_or_else(bad)?),
                    ('f', [_]) => Move::North(chair),
                    _ => return Err(bad()),
                };
                return self.put(step, at).map(|()| false);
            }
        };
        let drawn = number == DRAWN;
        let own = if drawn {
            self.play.offered().and_then(|(_, tile)| tile)
        } else {
            tile(number)
        };
        let tile = own.ok_or_else(bad)?;
        self.put(
            Move::Discarded {
                chair,
                tile,
                drawn,
                riichi,
            },
            at,
        )?;
        Ok(true)
    }

    /// The player behind a discard: whose next tile is a call of it, or the next in turn.
    fn after(&self, from: Chair) -> Chair {
        let seats = self.comes.len();
        let offered = self.play.offered().and_then(|(_, tile)| tile);
        let calls = |chair: &Chair| {
            let call = self.comes[*chair]
                .first()
                .and_then(Node::as_text)
                .and_then(Call::of);
            call.is_some_and(|call| {
                let its = call
                    .tiles
                    .get(call.place.min(call.tiles.len().saturating_sub(1)));
                let side = side(*chair, from, seats);
                // A kan's last place is that of the right; with three players nobody sits across.
                *chair != from && its.copied() == offered && (call.side() == side || seats == 3)
            })
        };
        let mut others = (1..seats).map(|turn| (from + turn) % seats);
        others
            .find(calls)
            .unwrap_or_else(|| chair_at(from, Side::Right, seats))
    }
}

/// The ends without a winner.
const ENDS: [(&str, Option<Abort>); 12] = [
    ("流局", None),
    ("全員聴牌", None),
    ("全員不聴", None),
    ("流し満貫", None),
    ("流しマンガン", None),
    ("九種九牌", Some(Abort::NineKinds)),
    ("四風連打", Some(Abort::FourWinds)),
    ("四家立直", Some(Abort::FourRiichi)),
    ("四槓散了", Some(Abort::FourKans)),
    ("四開槓", Some(Abort::FourKans)),
    ("三家和了", Some(Abort::ThreeRons)),
    ("三家和", Some(Abort::ThreeRons)),
];

fn ended(node: &Node<'_>, play: &Play, rules: &Ruleset, seats: usize) -> Result<(End, Moved), At> {
    let Ok(list) = node.list() else {
        return Ok((End::Open, Moved::Unsaid));
    };
    let Some(name) = list.first() else {
        return Ok((End::Open, Moved::Unsaid));
    };
    let text = name.text()?;
    if text == "和了" {
        return won(list, node.at, seats);
    }
    let (_, kind) = ENDS
        .iter()
        .find(|(name, _)| *name == text)
        .ok_or(At::Value(name.at))?;
    let moved = match list.get(1) {
        Some(moved) => points(moved, seats)?,
        None => alloc::vec![0; seats],
    };
    let gained: Vec<Chair> = (0..seats).filter(|&chair| moved[chair] > 0).collect();
    let end = match kind {
        Some(kind) => End::Aborted(*kind),
        None if text.starts_with("流し") => End::Nagashi(crate::hand::tenpai_of(play, rules)),
        None if !gained.is_empty() => End::Drawn(Some(gained), Vec::new()),
        None if text == "全員聴牌" => End::Drawn(Some((0..seats).collect()), Vec::new()),
        None if text == "全員不聴" => End::Drawn(Some(Vec::new()), Vec::new()),
        None => End::Drawn(None, Vec::new()),
    };
    Ok((end, Moved::Result(moved)))
}

fn won(list: &[Node<'_>], at: usize, seats: usize) -> Result<(End, Moved), At> {
    let mut moved = alloc::vec![0; seats];
    let mut wins = Vec::new();
    for pair in list[1..].chunks(2) {
        let [changes, told] = pair else {
            return Err(At::Value(at));
        };
        for (sum, change) in moved.iter_mut().zip(points(changes, seats)?) {
            *sum += change;
        }
        let chair = |n: usize| {
            let node = told.nth(n)?;
            let chair = usize::try_from(node.number()?)
                .ok()
                .filter(|&chair| chair < seats);
            chair.ok_or(At::Value(node.at))
        };
        let (winner, from, liable) = (chair(0)?, chair(1)?, chair(2)?);
        let mut said = SaidWin {
            chair: winner,
            ..SaidWin::default()
        };
        for (n, node) in told.list()?.iter().enumerate().skip(3) {
            let text = node.text()?;
            if n == 3 {
                said.tell(text);
            } else {
                said.yaku.push(String::from(text));
            }
        }
        wins.push(WinEnd {
            chair: winner,
            from,
            liable: (liable != winner).then_some(liable),
            said,
            ..WinEnd::default()
        });
    }
    if wins.is_empty() {
        return Err(At::Value(at));
    }
    Ok((End::Won(wins), Moved::Result(moved)))
}
