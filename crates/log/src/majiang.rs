//! Majiang's paipu: JSON, a list of moves a hand, players counted from the dealer.

use alloc::string::String;
use alloc::vec::Vec;

use tensu::evening::{Chair, Start};
use tensu::rules::{Abort, Length, Library, Setting};
use tensu::{Kind, MeldKind, Ruleset, Side, Suit, Tile, Wind, WrittenMeld};

use crate::bad::At;
use crate::hand::{End, LogHand, Moved, RawHand, SaidWin, WinEnd};
use crate::json::{Node, tenths};
use crate::log::{Finals, Log};
use crate::play::{Move, side_of};
use crate::rules::{Hints, Source};

/// Returns whether an object is a game of Majiang: its hands begin with what was dealt.
pub(crate) fn is_game(node: &Node<'_>) -> bool {
    let first = node
        .get("log")
        .and_then(|log| log.nth(0).ok())
        .and_then(|hand| hand.nth(0).ok());
    first.is_some_and(|first| first.get("qipai").is_some())
}

/// Reads a game.
pub(crate) fn read(node: &Node<'_>, library: Library) -> Result<Log, At> {
    let hands = node.must("log")?.list()?;
    let dealt = |hand: &Node<'_>| {
        hand.nth(0)?
            .must("qipai")?
            .must("shoupai")?
            .list()
            .map(<[_]>::len)
    };
    let seats = if hands.first().map(dealt).transpose()? == Some(3) {
        3
    } else {
        4
    };
    let round = |hand: &Node<'_>| {
        let round = hand.nth(0).ok()?.get("qipai")?.get("zhuangfeng")?;
        round.as_number()
    };
    let is_long = hands.iter().filter_map(round).any(|round| round > 0);
    let hints = Hints {
        length: is_long.then_some(Length::Half),
        set: alloc::vec![("double_yakuman", Setting::Bool(true))],
        ..Hints::default()
    };
    let mut log = Log::begun(Source::Majiang, seats, "", &hints, library);
    let first = node
        .get("qijia")
        .and_then(Node::as_number)
        .unwrap_or(0)
        .rem_euclid(seats as i64) as usize;
    let names = node
        .get("player")
        .and_then(|names| names.list().ok())
        .unwrap_or_default();
    for (chair, own) in log.start.players.iter_mut().enumerate() {
        // Names come with a second line.
        let name = names
            .get((chair + first) % seats)
            .and_then(Node::as_text)
            .unwrap_or_default();
        *own = Start::name_of(name.lines().next().unwrap_or_default());
    }
    let rules = log.rules();
    for hand in hands {
        log.hands.push(read_hand(hand, seats, &rules)?);
    }
    log.finals = finals(node, seats, first);
    Ok(log)
}

fn finals(node: &Node<'_>, seats: usize, first: usize) -> Option<Finals> {
    let by_chair = |name: &str| {
        let list = node.get(name)?.list().ok()?;
        let one = |chair: Chair| list.get((chair + first) % seats);
        (0..seats).map(one).collect::<Option<Vec<&Node<'_>>>>()
    };
    // A game that is not over has no match scores.
    let scores = by_chair("point")?
        .into_iter()
        .map(|node| tenths(node.as_text()?));
    let points = by_chair("defen")?.into_iter().map(Node::as_number);
    Some(Finals {
        points: points.collect::<Option<_>>()?,
        scores: scores.collect::<Option<_>>()?,
    })
}

/// A hand that is being read.
struct Reading<'r> {
    raw: RawHand,
    seats: usize,
    rules: &'r Ruleset,
}

fn read_hand(node: &Node<'_>, seats: usize, rules: &Ruleset) -> Result<LogHand, At> {
    let moves = node.list()?;
    let (first, moves) = moves.split_first().ok_or(At::Value(node.at))?;
    let dealt = first.must("qipai")?;
    let small = |name: &str| {
        let node = dealt.must(name)?;
        let number = u32::try_from(node.number()?).ok().filter(|&n| n <= 1_000);
        number.ok_or(At::Value(node.at))
    };
    let (round, deal) = (small("zhuangfeng")?, small("jushu")?);
    let round = Wind::ALL
        .get(round as usize)
        .copied()
        .ok_or(At::Value(dealt.at))?;
    let dealer = deal as usize;
    if dealer >= seats {
        return Err(At::Value(dealt.at));
    }
    let hands = dealt.must("shoupai")?;
    let mut by_seat = Vec::new();
    for seat in 0..seats {
        let node = hands.nth(seat)?;
        let text = node.text()?;
        let tiles = if text.contains('_') {
            Vec::new()
        } else {
            tiles(text).ok_or(At::Value(node.at))?
        };
        if !tiles.is_empty() && tiles.len() != 13 {
            return Err(At::Value(node.at));
        }
        by_seat.push(tiles);
    }
    let mut reading = Reading {
        raw: RawHand {
            round,
            deal: deal + 1,
            dealer,
            honba: small("changbang")?,
            sticks: small("lizhibang")?,
            before: by_chair(dealt.must("defen")?, seats, dealer)?,
            dealt: (0..seats)
                .map(|chair| by_seat[(chair + seats - dealer) % seats].clone())
                .collect(),
            moves: Vec::new(),
            dora: alloc::vec![tile_of(dealt.must("baopai")?)?],
            ura: Vec::new(),
            end: End::Open,
            moved: Moved::Unsaid,
        },
        seats,
        rules,
    };
    for step in moves {
        reading.take(step)?;
    }
    LogHand::of(reading.raw, rules).map_err(At::Value)
}

/// Points, which stand there from the dealer on, by chair.
fn by_chair(node: &Node<'_>, seats: usize, dealer: Chair) -> Result<Vec<i64>, At> {
    let mut points = node.numbers()?;
    points.truncate(seats);
    if points.len() < seats
        || points
            .iter()
            .any(|points| points.unsigned_abs() >= 10_000_000)
    {
        return Err(At::Value(node.at));
    }
    points.rotate_right(dealer);
    Ok(points)
}

/// Tiles such as `m123p05z11`, as far as they are tiles.
fn tiles(text: &str) -> Option<Vec<Tile>> {
    let mut suit = None;
    let mut tiles = Vec::new();
    for c in text.chars() {
        match c {
            'm' | 'p' | 's' | 'z' => suit = Some(c),
            _ => tiles.push(tile(suit?, c)?),
        }
    }
    Some(tiles)
}

fn tile(suit: char, rank: char) -> Option<Tile> {
    let rank = rank.to_digit(10)? as u8;
    let suit = match suit {
        'm' => Suit::Man,
        'p' => Suit::Pin,
        's' => Suit::Sou,
        _ => return Kind::honor(rank).map(Tile::plain),
    };
    if rank == 0 {
        Some(Tile::red(suit))
    } else {
        Kind::number(suit, rank).map(Tile::plain)
    }
}

fn tile_of(node: &Node<'_>) -> Result<Tile, At> {
    let mut chars = node.text()?.chars();
    let tile = chars
        .next()
        .zip(chars.next())
        .and_then(|(suit, rank)| tile(suit, rank));
    tile.ok_or(At::Value(node.at))
}

/// A meld such as `m1-23`, `p505=5`, `s3333`: the tile before the sign was called, one behind a pon is added.
struct Meld {
    tiles: Vec<Tile>,
    called: Option<(usize, Side)>,
}

impl Meld {
    fn of(text: &str) -> Option<Self> {
        let mut chars = text.chars();
        let suit = chars.next()?;
        let (mut tiles, mut called) = (Vec::new(), None);
        for c in chars {
            let side = match c {
                '-' => Side::Left,
                '=' => Side::Across,
                '+' => Side::Right,
                _ => {
                    tiles.push(tile(suit, c)?);
                    continue;
                }
            };
            called = Some((tiles.len().checked_sub(1)?, side));
        }
        Some(Self { tiles, called })
    }
}

impl Reading<'_> {
    fn chair(&self, node: &Node<'_>) -> Result<Chair, At> {
        let node = node.must("l")?;
        let seat = usize::try_from(node.number()?)
            .ok()
            .filter(|&seat| seat < self.seats);
        seat.map(|seat| (seat + self.raw.dealer) % self.seats)
            .ok_or(At::Value(node.at))
    }

    fn take(&mut self, step: &Node<'_>) -> Result<(), At> {
        let at = step.at;
        let step = if let Some(drawn) = step.get("zimo").or_else(|| step.get("gangzimo")) {
            let tile = drawn.must("p")?;
            let is_shown = tile.text()? != "_";
            Move::Drawn(
                self.chair(drawn)?,
                if is_shown { Some(tile_of(tile)?) } else { None },
            )
        } else if let Some(gone) = step.get("dapai") {
            let tile = gone.must("p")?;
            Move::Discarded {
                chair: self.chair(gone)?,
                tile: tile_of(tile)?,
                drawn: tile.text()?.contains('_'),
                riichi: tile.text()?.contains('*'),
            }
        } else if let Some(called) = step.get("fulou") {
            self.called(called)?
        } else if let Some(kan) = step.get("gang") {
            let node = kan.must("m")?;
            let meld = Meld::of(node.text()?).ok_or(At::Value(node.at))?;
            match (meld.called, meld.tiles.last()) {
                (Some(_), Some(last)) => Move::Added(self.chair(kan)?, *last),
                (None, _) if meld.tiles.len() == 4 => Move::Closed(self.chair(kan)?, meld.tiles),
                _ => return Err(At::Value(node.at)),
            }
        } else if let Some(dora) = step.get("kaigang") {
            let dora = tile_of(dora.must("baopai")?)?;
            self.raw.dora.push(dora);
            return Ok(());
        } else if let Some(won) = step.get("hule") {
            return self.won(won);
        } else if let Some(drawn) = step.get("pingju") {
            return self.drawn(drawn);
        } else {
            return Ok(());
        };
        self.raw.moves.push((step, at));
        Ok(())
    }

    fn called(&self, node: &Node<'_>) -> Result<Move, At> {
        let chair = self.chair(node)?;
        let node = node.must("m")?;
        let meld = Meld::of(node.text()?).ok_or(At::Value(node.at))?;
        let mut tiles = meld.tiles;
        let Some((at, side)) = meld.called.filter(|(at, _)| *at < tiles.len()) else {
            return Err(At::Value(node.at));
        };
        let tile = tiles.remove(at);
        tiles.push(tile);
        let is_one_kind = tiles.iter().all(|other| other.kind() == tile.kind());
        let kind = match (tiles.len(), is_one_kind) {
            (3, true) => MeldKind::Pon,
            (3, false) => MeldKind::Chi,
            (4, true) => MeldKind::Minkan,
            _ => return Err(At::Value(node.at)),
        };
        let from = Some(side_of(side, self.seats));
        Ok(Move::Called(chair, WrittenMeld { kind, tiles, from }))
    }

    fn won(&mut self, node: &Node<'_>) -> Result<(), At> {
        let chair = self.chair(node)?;
        let from = node.get("baojia").and_then(Node::as_number);
        let from = from
            .and_then(|from| usize::try_from(from).ok())
            .filter(|&from| from < self.seats);
        let number = |name: &str| {
            let number = node.get(name).and_then(Node::as_number);
            number.and_then(|number| u32::try_from(number).ok())
        };
        let yaku = node
            .get("hupai")
            .and_then(|yaku| yaku.list().ok())
            .unwrap_or_default();
        let names = yaku
            .iter()
            .filter_map(|yaku| yaku.get("name")?.as_text().map(String::from));
        let win = WinEnd {
            chair,
            from: from.map_or(chair, |from| (from + self.raw.dealer) % self.seats),
            said: SaidWin {
                chair,
                han: number("fanshu"),
                fu: number("fu"),
                points: number("defen"),
                yaku: names.collect(),
            },
            ..WinEnd::default()
        };
        if let Some(ura) = node.get("fubaopai").and_then(|ura| ura.list().ok()) {
            self.raw.ura = ura.iter().map(tile_of).collect::<Result<_, _>>()?;
        }
        let changes = by_chair(node.must("fenpei")?, self.seats, self.raw.dealer)?;
        self.raw.win(win, changes);
        Ok(())
    }

    fn drawn(&mut self, node: &Node<'_>) -> Result<(), At> {
        let name = node.must("name")?.text()?;
        let shown = node
            .get("shoupai")
            .and_then(|shown| shown.list().ok())
            .unwrap_or_default();
        let is_shown = |chair: &Chair| {
            let seat = (chair + self.seats - self.raw.dealer) % self.seats;
            let hand = shown.get(seat).and_then(Node::as_text);
            hand.is_some_and(|text| !text.is_empty())
        };
        let tenpai: Vec<Chair> = (0..self.seats).filter(is_shown).collect();
        let ends = [
            ("九", Abort::NineKinds),
            ("風", Abort::FourWinds),
            ("立直", Abort::FourRiichi),
            ("リーチ", Abort::FourRiichi),
            ("槓", Abort::FourKans),
            ("三家", Abort::ThreeRons),
        ];
        let early = ends
            .iter()
            .find(|(sign, _)| name.contains(sign))
            .map(|(_, kind)| *kind);
        self.raw.end = match early.filter(|kind| self.rules.aborts(*kind)) {
            _ if name.starts_with("流し") => End::Nagashi(tenpai),
            Some(kind) => End::Aborted(kind),
            None => End::Drawn(Some(tenpai), Vec::new()),
        };
        let changes = by_chair(node.must("fenpei")?, self.seats, self.raw.dealer)?;
        self.raw.moved = Moved::Result(changes);
        Ok(())
    }
}
