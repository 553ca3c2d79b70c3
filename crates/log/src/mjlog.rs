//! Tenhou's XML (`mjlog`): tags in the order of play, tiles as numbers from 0 to 135, calls as bits.

use alloc::string::String;
use alloc::vec::Vec;

use tensu::evening::{Chair, Start};
use tensu::rules::{Abort, Length, Library};
use tensu::{Kind, Ruleset, Tile, Wind};

use crate::bad::At;
use crate::hand::{End, LogHand, Moved, RawHand, SaidWin, WinEnd};
use crate::json::tenths;
use crate::log::{Finals, Log};
use crate::play::Move;
use crate::rules::{Hints, Source};

mod bits;

/// The three red fives, where they are played.
const REDS: [i64; 3] = [16, 52, 88];

/// A tag with its attributes.
struct Tag<'t> {
    at: usize,
    name: &'t str,
    inside: &'t str,
}

impl<'t> Tag<'t> {
    /// The attribute, if it is there.
    fn get(&self, name: &str) -> Option<&'t str> {
        let mut rest = self.inside;
        loop {
            let (key, behind) = rest.split_once('=')?;
            let (value, behind) = behind.trim_start().strip_prefix('"')?.split_once('"')?;
            if key.trim() == name {
                return Some(value);
            }
            rest = behind;
        }
    }

    fn bad(&self) -> At {
        At::Value(self.at)
    }

    fn numbers(&self, name: &str) -> Result<Vec<i64>, At> {
        let text = self.get(name).unwrap_or_default();
        let parts = text.split(',').filter(|part| !part.is_empty());
        parts
            .map(|part| part.trim().parse().map_err(|_| self.bad()))
            .collect()
    }

    fn number(&self, name: &str) -> Result<i64, At> {
        self.get(name)
            .and_then(|text| text.trim().parse().ok())
            .ok_or(self.bad())
    }

    fn chair(&self, name: &str, seats: usize) -> Result<Chair, At> {
        let chair = usize::try_from(self.number(name)?).ok();
        chair.filter(|&chair| chair < seats).ok_or(self.bad())
    }

    /// Hundreds of points by chair.
    fn hundreds(&self, numbers: impl Iterator<Item = i64>, seats: usize) -> Result<Vec<i64>, At> {
        let points: Vec<i64> = numbers.take(seats).collect();
        let fits =
            points.len() == seats && points.iter().all(|points| points.unsigned_abs() < 100_000);
        if fits {
            Ok(points.iter().map(|points| points * 100).collect())
        } else {
            Err(self.bad())
        }
    }

    fn tile(&self, id: i64, reds: bool) -> Result<Tile, At> {
        tile(id, reds).ok_or(self.bad())
    }

    fn tiles(&self, name: &str, reds: bool) -> Result<Vec<Tile>, At> {
        self.numbers(name)?
            .into_iter()
            .map(|id| self.tile(id, reds))
            .collect()
    }
}

fn tile(id: i64, reds: bool) -> Option<Tile> {
    let kind = Kind::new(usize::try_from(id).ok()? / 4)?;
    if reds && REDS.contains(&id) {
        kind.red_five()
    } else {
        Some(Tile::plain(kind))
    }
}

/// The tags of a text, in order.
struct Tags<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Iterator for Tags<'t> {
    type Item = Result<Tag<'t>, At>;

    fn next(&mut self) -> Option<Self::Item> {
        let at = self.at + self.text[self.at..].find('<')?;
        let Some(end) = self.text[at..].find('>') else {
            self.at = self.text.len();
            return Some(Err(At::Broken(at)));
        };
        self.at = at + end + 1;
        let inside = self.text[at + 1..at + end].trim_end_matches('/');
        let name_ends = inside
            .find(|c: char| c.is_whitespace())
            .unwrap_or(inside.len());
        let (name, inside) = inside.split_at(name_ends);
        Some(Ok(Tag { at, name, inside }))
    }
}

/// A game that is being read.
struct Reading {
    log: Log,
    rules: Ruleset,
    seats: usize,
    reds: bool,
    hand: Option<RawHand>,
    /// The tile that each drew, by its number, and whether a riichi waits for its discard.
    drawn: Option<i64>,
    reach: Option<Chair>,
}

/// Reads the games of a text.
pub(crate) fn read(text: &str, library: Library) -> Result<Vec<Log>, At> {
    let mut logs = Vec::new();
    let mut reading: Option<Reading> = None;
    let mut hands = 0;
    for tag in (Tags { text, at: 0 }) {
        let tag = tag?;
        match tag.name {
            "mjloggm" => {
                if let Some(done) = reading.take() {
                    logs.push(done.done()?);
                }
            }
            "GO" => {
                if let Some(done) = reading.take() {
                    logs.push(done.done()?);
                }
                reading = Some(Reading::new(tag.number("type")?, library));
            }
            name => {
                if name == "INIT" {
                    hands += 1;
                    if hands > crate::MOST_HANDS {
                        return Err(At::TooManyHands);
                    }
                    // A hand that was cut out of its game.
                    let seats = if tag.get("hai3").is_none_or(str::is_empty) {
                        0x10
                    } else {
                        0
                    };
                    reading.get_or_insert_with(|| Reading::new(0x01 | 0x08 | seats, library));
                }
                if let Some(reading) = &mut reading {
                    reading.take(&tag)?;
                }
            }
        }
    }
    // The last tag of a whole log closes it; without one the text was cut, unless its last hand has ended.
    if let Some(last) = reading {
        let is_cut = last
            .hand
            .as_ref()
            .is_some_and(|hand| matches!(hand.end, End::Open));
        if is_cut && !text.trim_end().ends_with("</mjloggm>") {
            return Err(At::Broken(text.len()));
        }
        logs.push(last.done()?);
    }
    Ok(logs)
}

impl Reading {
    fn new(kind: i64, library: Library) -> Self {
        let has = |bit: i64| kind & bit != 0;
        let seats = if has(0x10) { 3 } else { 4 };
        let reds = !has(0x02);
        let hints = Hints {
            reds: Some(match (reds, seats) {
                (false, _) => [0, 0, 0],
                (true, 3) => [0, 1, 1],
                _ => [1, 1, 1],
            }),
            open_tanyao: Some(!has(0x04)),
            length: Some(if has(0x08) {
                Length::Half
            } else {
                Length::East
            }),
            set: Vec::new(),
        };
        let log = Log::begun(Source::Tenhou, seats, "", &hints, library);
        Self {
            rules: log.rules(),
            log,
            seats,
            reds,
            hand: None,
            drawn: None,
            reach: None,
        }
    }

    fn done(mut self) -> Result<Log, At> {
        self.close()?;
        Ok(self.log)
    }

    /// The hand is whole.
    fn close(&mut self) -> Result<(), At> {
        if let Some(raw) = self.hand.take() {
            self.log
                .hands
                .push(LogHand::of(raw, &self.rules).map_err(At::Value)?);
        }
        Ok(())
    }

    fn put(&mut self, step: Move, at: usize) {
        if let Some(hand) = &mut self.hand {
            hand.moves.push((step, at));
        }
    }

    fn take(&mut self, tag: &Tag<'_>) -> Result<(), At> {
        let at = tag.at;
        match tag.name {
            "UN" => {
                for (chair, name) in ["n0", "n1", "n2", "n3"].iter().enumerate().take(self.seats) {
                    let name = tag.get(name).and_then(tensu::house::unescape);
                    if let Some(name) = name {
                        self.log.start.players[chair] = Start::name_of(&name);
                    }
                }
            }
            "INIT" => self.init(tag)?,
            "DORA" => {
                let dora = tag.tile(tag.number("hai")?, self.reds)?;
                if let Some(hand) = &mut self.hand {
                    hand.dora.push(dora);
                }
            }
            "REACH" if tag.get("step") == Some("1") => {
                self.reach = Some(tag.chair("who", self.seats)?);
            }
            "N" => self.meld(tag)?,
            "AGARI" => self.won(tag)?,
            "RYUUKYOKU" => self.drawn(tag)?,
            name => {
                // A letter for the player and the move, and the number of the tile.
                let Some((letter, id)) = name.split_at_checked(1) else {
                    return Ok(());
                };
                let chair = |letters: &str| letters.find(&letter.to_ascii_uppercase());
                let Ok(id) = id.parse::<i64>() else {
                    return Ok(());
                };
                if let Some(chair) = chair("TUVW").filter(|&chair| chair < self.seats) {
                    let tile = tag.tile(id, self.reds)?;
                    self.drawn = Some(id);
                    self.put(Move::Drawn(chair, Some(tile)), at);
                } else if let Some(chair) = chair("DEFG").filter(|&chair| chair < self.seats) {
                    let step = Move::Discarded {
                        chair,
                        tile: tag.tile(id, self.reds)?,
                        drawn: self.drawn.take() == Some(id),
                        riichi: self.reach.take() == Some(chair),
                    };
                    self.put(step, at);
                }
            }
        }
        Ok(())
    }

    fn init(&mut self, tag: &Tag<'_>) -> Result<(), At> {
        self.close()?;
        let (seats, reds) = (self.seats, self.reds);
        let seed = tag.numbers("seed")?;
        let &[deal, honba, sticks, _, _, dora] = seed.as_slice() else {
            return Err(tag.bad());
        };
        let small = |n: i64| {
            u32::try_from(n)
                .ok()
                .filter(|&n| n <= 1_000)
                .ok_or(tag.bad())
        };
        let dealer = tag.chair("oya", seats)?;
        let round = Wind::ALL
            .get(small(deal)? as usize / 4)
            .copied()
            .ok_or(tag.bad())?;
        let hai = |chair: &str| tag.tiles(chair, reds);
        let dealt = ["hai0", "hai1", "hai2", "hai3"]
            .iter()
            .take(seats)
            .map(|chair| hai(chair));
        (self.drawn, self.reach) = (None, None);
        self.hand = Some(RawHand {
            round,
            deal: small(deal)? % 4 + 1,
            dealer,
            honba: small(honba)?,
            sticks: small(sticks)?,
            before: tag.hundreds(tag.numbers("ten")?.into_iter(), seats)?,
            dealt: dealt.collect::<Result<_, _>>()?,
            moves: Vec::new(),
            dora: alloc::vec![tag.tile(dora, reds)?],
            ura: Vec::new(),
            end: End::Open,
            moved: Moved::Unsaid,
        });
        Ok(())
    }

    fn meld(&mut self, tag: &Tag<'_>) -> Result<(), At> {
        let chair = tag.chair("who", self.seats)?;
        let bits = u32::try_from(tag.number("m")?).map_err(|_| tag.bad())?;
        let step = bits::meld(chair, bits, self.seats, self.reds).ok_or(tag.bad())?;
        self.drawn = None;
        self.put(step, tag.at);
        Ok(())
    }

    /// The points that the result moved: behind the points of each stands the change.
    fn moved(&mut self, tag: &Tag<'_>) -> Result<Vec<i64>, At> {
        let changes = tag.numbers("sc")?.into_iter().skip(1).step_by(2);
        let changes = tag.hundreds(changes, self.seats)?;
        if let Some(owari) = tag.get("owari") {
            let mut parts = owari.split(',');
            let mut finals = Finals::default();
            while let (Some(points), Some(score)) = (parts.next(), parts.next()) {
                if finals.points.len() < self.seats {
                    let points: i64 = points.parse().map_err(|_| tag.bad())?;
                    finals.points.push(points.clamp(-100_000, 100_000) * 100);
                    finals.scores.push(tenths(score).ok_or(tag.bad())?);
                }
            }
            self.log.finals = Some(finals);
        }
        Ok(changes)
    }

    fn won(&mut self, tag: &Tag<'_>) -> Result<(), At> {
        let (seats, reds) = (self.seats, self.reds);
        let changes = self.moved(tag)?;
        let (chair, from) = (tag.chair("who", seats)?, tag.chair("fromWho", seats)?);
        let ten = tag.numbers("ten")?;
        let yaku = tag.numbers("yaku")?;
        let positive = |n: Option<&i64>| n.and_then(|&n| u32::try_from(n).ok());
        let said = SaidWin {
            chair,
            han: (!yaku.is_empty()).then(|| {
                yaku.iter()
                    .skip(1)
                    .step_by(2)
                    .map(|&han| han.clamp(0, 100) as u32)
                    .sum()
            }),
            fu: positive(ten.first()).filter(|_| !yaku.is_empty()),
            points: positive(ten.get(1)),
            yaku: {
                let ids = yaku
                    .iter()
                    .step_by(2)
                    .copied()
                    .chain(tag.numbers("yakuman")?);
                ids.map(|id| alloc::format!("{id}"))
                    .collect::<Vec<String>>()
            },
        };
        let win = WinEnd {
            chair,
            from,
            liable: if tag.get("paoWho").is_some() {
                Some(tag.chair("paoWho", seats)?)
            } else {
                None
            },
            tile: Some(tag.tile(tag.number("machi")?, reds)?),
            said,
            ..WinEnd::default()
        };
        let (dora, ura) = (tag.tiles("doraHai", reds)?, tag.tiles("doraHaiUra", reds)?);
        let Some(hand) = &mut self.hand else {
            return Ok(());
        };
        if !dora.is_empty() {
            hand.dora = dora;
        }
        if !ura.is_empty() {
            hand.ura = ura;
        }
        hand.win(win, changes);
        Ok(())
    }

    fn drawn(&mut self, tag: &Tag<'_>) -> Result<(), At> {
        let changes = self.moved(tag)?;
        let shown = |chair: &Chair| tag.get(["hai0", "hai1", "hai2", "hai3"][*chair]).is_some();
        let tenpai: Vec<Chair> = (0..self.seats).filter(shown).collect();
        let end = match tag.get("type") {
            None | Some("") => End::Drawn(Some(tenpai), Vec::new()),
            Some("nm") => End::Nagashi(tenpai),
            Some("yao9") => End::Aborted(Abort::NineKinds),
            Some("reach4") => End::Aborted(Abort::FourRiichi),
            Some("ron3") => End::Aborted(Abort::ThreeRons),
            Some("kan4") => End::Aborted(Abort::FourKans),
            Some("kaze4") => End::Aborted(Abort::FourWinds),
            Some(_) => return Err(tag.bad()),
        };
        if let Some(hand) = &mut self.hand {
            hand.end = end;
            hand.moved = Moved::Result(changes);
        }
        Ok(())
    }
}
