//! The result as a picture: the tiles on felt, and on paper what they are worth.

use std::fmt::Write;

use tensu::picture::{Lies, lying};
use tensu::{By, Question, Tile};
use tensu_words::Word;

use crate::model::entry::Entry;
use crate::model::outcome::Explained;
use crate::model::share::counted;
use crate::parts::poster::{
    BRASS, Canvas, GROOVE, INK, LEFT, MARGIN, PAPER, QUIET, QUIET_ON_FELT, RIGHT, ROOM, Text, WIDTH,
};
use crate::parts::tile::drawing;
use crate::say::share::paid;
use crate::say::{self, Label, say, words};

const GAP: u32 = 12;
/// The width of a tile at the most, and of an indicator.
const TILE: u32 = 44;
const SMALL: u32 = 27;
/// The most lines below one another; of more there are two columns.
const COLUMN: usize = 6;

/// A picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Picture {
    /// The text of the SVG.
    pub(crate) svg: String,
    /// Its height.
    pub(crate) height: u32,
}

/// A result in the making.
#[derive(Default)]
struct Drawing {
    canvas: Canvas,
    /// The names of the drawings in use.
    used: Vec<String>,
}

/// Draws the picture of a result; `drawing` has the drawings of the sprite by name, and without one what they share.
pub(crate) fn picture(
    entry: &Entry,
    by: By,
    explained: &Explained,
    drawing: impl Fn(&str) -> String,
) -> Picture {
    let mut made = Drawing::default();
    let question = counted(entry, by);
    made.canvas.y = MARGIN;
    made.hand(&question);
    made.beside(say(Label::DoraIndicators), &[&question.dora, &question.ura]);
    made.beside(words().say(Word::Flowers), &[&question.flowers]);
    let Drawing { mut canvas, used } = made;
    canvas.y += GAP;
    let top = canvas.y;
    let felt = std::mem::take(&mut canvas.body);
    price(&mut canvas, by, &question, explained);
    awards(&mut canvas, explained);
    payers(&mut canvas, explained);
    let paper = std::mem::replace(&mut canvas.body, felt);
    let foot = std::mem::replace(&mut canvas.y, top);
    canvas.surface(MARGIN, [WIDTH - 2 * MARGIN, foot - top], 3, PAPER);
    canvas.body += &paper;
    canvas.y = foot;
    let used = used.iter().map(|name| drawing(name));
    let parts: String = [drawing("")].into_iter().chain(used).collect();
    let name = format!("{} {}", say::by(by), say::price(&explained.score));
    let (height, svg) = canvas.end(entry.rules.title(), &plain(&parts), &name);
    Picture { svg, height }
}

/// Writes how it was won, who pays how many points, and what makes them.
fn price(canvas: &mut Canvas, by: By, question: &Question, explained: &Explained) {
    let way = Text::new(say::by(by), 24, INK).bold();
    let mut around = vec![say::pair(say(Label::Seat), words().wind(question.seat))];
    if question.honba > 0 {
        around.push(say::pair(words().say(Word::Honba), question.honba));
    }
    let around = around.join(" · ");
    let room = ROOM - way.width() - GAP;
    canvas.write(LEFT, 44, way);
    canvas.write_to(RIGHT, 44, Text::new(&around, 20, QUIET).within(room));
    canvas.y += 44;
    let price = say::price(&explained.score);
    canvas.write(LEFT - 4, 104, Text::new(&price, 116, INK).bold());
    canvas.y += 104;
    let worth = say::value(&explained.score);
    canvas.write(LEFT, 50, Text::new(&worth, 30, INK).bold());
    canvas.y += 70;
    canvas.rule();
    canvas.y += 10;
}

/// Lists what counts, in the order of the score.
fn awards(canvas: &mut Canvas, explained: &Explained) {
    let lines: Vec<(String, String)> = explained
        .score
        .awards
        .iter()
        .map(|award| (say::name(award.what), say::amount(award.amount)))
        .collect();
    let (columns, size, step) = if lines.len() > COLUMN {
        (2, 20, 33)
    } else {
        (1, 25, 41)
    };
    let width = (ROOM - (columns - 1) * 2 * GAP) / columns;
    let high = lines.len().div_ceil(columns as usize);
    for (at, (name, value)) in lines.iter().enumerate() {
        let (column, row) = ((at / high.max(1)) as u32, (at % high.max(1)) as u32);
        let left = LEFT + column * (width + 2 * GAP);
        let line = row * step + size + 8;
        let value = Text::new(value, size, INK).bold().within(width / 2);
        let room = width - value.width() - GAP;
        canvas.write(left, line, Text::new(name, size, INK).within(room));
        canvas.write_to(left + width, line, value);
    }
    canvas.y += high as u32 * step + 14;
}

/// Writes who pays what, where more than one does.
fn payers(canvas: &mut Canvas, explained: &Explained) {
    let paid = paid(&explained.score.payments, explained.score.sticks);
    if paid.len() < 2 {
        canvas.y += 6;
        return;
    }
    let paid: Vec<String> = paid
        .into_iter()
        .map(|(name, points)| format!("{name} {}", say::points(points)))
        .collect();
    canvas.rule();
    canvas.write(LEFT, 35, Text::new(&paid.join(" · "), 20, QUIET));
    canvas.y += 56;
}

impl Drawing {
    /// Draws the concealed tiles, the winning one apart, the melds, in a groove.
    fn hand(&mut self, question: &Question) {
        let mut groups: Vec<Vec<(Option<Tile>, Lies)>> = vec![upright(&question.hand)];
        let own = usize::from(!question.hand.is_empty());
        groups.extend(question.win.map(|win| upright(&[win])));
        let melds = question.melds.iter();
        groups.extend(melds.map(|meld| lying(meld.kind, &meld.tiles, meld.from)));
        let won = question.win.is_some().then_some(own);
        groups.retain(|group| !group.is_empty());
        // A tile on its side is a third wider, one on top of it takes no room.
        let thirds = |&(_, lies): &(_, Lies)| match lies {
            Lies::Upright => 3,
            Lies::Turned => 4,
            Lies::Onto => 0,
        };
        let thirds: u32 = groups.iter().flatten().map(thirds).sum();
        let inside = WIDTH - 2 * (MARGIN + GAP);
        let room = inside - GAP * (groups.len() as u32).saturating_sub(1);
        let width = (3 * room / thirds.max(1)).min(TILE);
        let wide = thirds * width / 3 + inside - room;
        self.canvas.surface(
            MARGIN,
            [WIDTH - 2 * MARGIN, height(width) + 2 * GAP + 4],
            8,
            GROOVE,
        );
        self.canvas.y += GAP + 2;
        let mut x = MARGIN + GAP + (inside - wide.min(inside)) / 2;
        for (at, group) in groups.into_iter().enumerate() {
            for (tile, lies) in group {
                x += self.tile(x, width, tile, lies, won == Some(at));
            }
            x += GAP;
        }
        self.canvas.y += height(width) + GAP + 2;
    }

    /// Draws small tiles beside the hand, and what they are.
    fn beside(&mut self, name: &str, lists: &[&Vec<Tile>]) {
        if lists.iter().all(|tiles| tiles.is_empty()) {
            return;
        }
        self.canvas.y += GAP;
        let mut x = LEFT;
        for tiles in lists {
            for &tile in *tiles {
                x += self.tile(x, SMALL, Some(tile), Lies::Upright, false) + 2;
            }
            x += GAP;
        }
        // Beside them, in the middle of their height.
        let text = Text::new(name, 20, QUIET_ON_FELT).within(RIGHT.saturating_sub(x));
        self.canvas.write(x, height(SMALL) / 2 + 7, text);
        self.canvas.y += height(SMALL);
    }

    /// Draws a tile at the line, and returns the room that it takes.
    fn tile(&mut self, x: u32, width: u32, tile: Option<Tile>, lies: Lies, is_won: bool) -> u32 {
        let (long, y) = (height(width), self.canvas.y);
        let name = drawing(tile);
        let name = name.trim_start_matches('#');
        if !self.used.iter().any(|used| used == name) {
            self.used.push(name.to_owned());
        }
        // On its side it stands on the same line, on top of another half a tile higher.
        let (place, room) = match lies {
            Lies::Upright => (format!("translate({x} {y})"), width),
            Lies::Turned => (format!("translate({x} {}) rotate(-90)", y + long), long),
            Lies::Onto => {
                let x = x.saturating_sub(long);
                let line = y + long - width / 2;
                (format!("translate({x} {line}) rotate(-90)"), 0)
            }
        };
        let radius = width / 8;
        let edge = if is_won {
            format!(" stroke=\"{BRASS}\" stroke-width=\"3\"")
        } else {
            " stroke=\"#cfc2a3\"".to_owned()
        };
        let _ = write!(
            self.canvas.body,
            "<g transform=\"{place}\"><rect x=\"1\" width=\"{}\" height=\"{long}\" rx=\"{radius}\" fill=\"#fdfaf1\"{edge}/>\
             <use href=\"#{name}\" width=\"{width}\" height=\"{long}\"/></g>",
            width - 2
        );
        room
    }
}

/// Returns the height of a tile of this width.
const fn height(width: u32) -> u32 {
    width * 4 / 3
}

fn upright(tiles: &[Tile]) -> Vec<(Option<Tile>, Lies)> {
    let lie = |&tile| (Some(tile), Lies::Upright);
    tiles.iter().map(lie).collect()
}

/// Gives the drawings the colours that their variables have outside the page: `var(--x,#123)` is `#123`.
fn plain(parts: &str) -> String {
    let mut pieces = parts.split('(');
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let variable = piece.strip_prefix("--").filter(|_| text.ends_with("var"));
        let Some(variable) = variable else {
            text.push('(');
            text += piece;
            continue;
        };
        text.truncate(text.len() - 3);
        let (variable, behind) = variable.split_once(')').unwrap_or((variable, ""));
        text += variable
            .split_once(',')
            .map_or("", |(_, colour)| colour.trim());
        text += behind;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn colours_stand_for_their_variables() {
        assert_eq!(
            plain(r#"<a t="turn(9)" fill="var(--tile-ink,#1d2733)"/><b c="var(--x, red)"/>"#),
            r##"<a t="turn(9)" fill="#1d2733"/><b c="red"/>"##
        );
        assert_eq!(plain("var(--x"), "");
    }
}
