//! The result as a picture: an SVG that needs nothing but itself. It is always light, as paper is.

use std::fmt::Write;

use tensu::picture::{Lies, lying};
use tensu::{By, Question, Tile};
use tensu_words::Word;

use crate::model::entry::Entry;
use crate::model::outcome::Explained;
use crate::model::share::counted;
use crate::model::site::snippet::markup;
use crate::parts::tile::drawing;
use crate::say::share::{Said, paid};
use crate::say::{self, Label, say, words};

/// The width; the height is what the lines take.
pub(crate) const WIDTH: u32 = 720;

const MARGIN: u32 = 36;
const GAP: u32 = 14;
/// The width of a tile at the most, and of an indicator.
const TILE: u32 = 42;
const SMALL: u32 = 27;
const LINE: u32 = 32;
/// The attribute with which a text ends at its place.
const END: &str = r#" text-anchor="end""#;

/// A picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Picture {
    /// The text of the SVG.
    pub(crate) svg: String,
    /// Its height.
    pub(crate) height: u32,
}

/// A drawing in the making.
#[derive(Default)]
struct Canvas {
    body: String,
    /// The names of the drawings in use.
    used: Vec<String>,
    y: u32,
}

/// Draws the picture of a result; `drawing` has the drawings of the sprite by name, and without one what they share.
pub(crate) fn picture(
    entry: &Entry,
    by: By,
    explained: &Explained,
    drawing: impl Fn(&str) -> String,
) -> Picture {
    let mut canvas = Canvas {
        y: MARGIN,
        ..Canvas::default()
    };
    let question = counted(entry, by);
    canvas.hand(&question);
    canvas.beside(say(Label::DoraIndicators), &[&question.dora, &question.ura]);
    canvas.beside(words().say(Word::Flowers), &[&question.flowers]);
    canvas.price(by, explained);
    canvas.lists(explained);
    let title = entry.rules.title();
    let foot = canvas.y + 8;
    canvas.y = foot;
    canvas.text(MARGIN, 20, "", "#4c5a51", title);
    canvas.y = foot;
    canvas.text(WIDTH - MARGIN, 20, END, "#4c5a51", "Tensu");
    let height = canvas.y + MARGIN - 12;
    let used = canvas.used.iter().map(|name| drawing(name));
    let parts: String = [drawing("")].into_iter().chain(used).collect();
    let name = markup(&format!("{} {}", say::by(by), say::price(&explained.score)));
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
         font-family=\"system-ui,sans-serif\" role=\"img\" aria-label=\"{name}\">{}\
         <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#f6f8f4\"/>{}</svg>",
        plain(&parts),
        canvas.body
    );
    Picture { svg, height }
}

impl Canvas {
    /// Draws the concealed tiles, the winning one apart, the melds.
    fn hand(&mut self, question: &Question) {
        let mut groups: Vec<Vec<(Option<Tile>, Lies)>> = vec![upright(&question.hand)];
        groups.extend(question.win.map(|win| upright(&[win])));
        let melds = question.melds.iter();
        groups.extend(melds.map(|meld| lying(meld.kind, &meld.tiles, meld.from)));
        groups.retain(|group| !group.is_empty());
        // A tile on its side is a third wider, one on top of it takes no room.
        let thirds = |&(_, lies): &(_, Lies)| match lies {
            Lies::Upright => 3,
            Lies::Turned => 4,
            Lies::Onto => 0,
        };
        let thirds: u32 = groups.iter().flatten().map(thirds).sum();
        let room = WIDTH - 2 * MARGIN - GAP * (groups.len() as u32).saturating_sub(1);
        let width = (3 * room / thirds.max(1)).min(TILE);
        let mut x = MARGIN;
        for group in groups {
            for (tile, lies) in group {
                x += self.tile(x, width, tile, lies);
            }
            x += GAP;
        }
        self.y += height(width);
    }

    /// Draws small tiles beside the hand, and what they are.
    fn beside(&mut self, name: &str, lists: &[&Vec<Tile>]) {
        if lists.iter().all(|tiles| tiles.is_empty()) {
            return;
        }
        self.y += GAP;
        let mut x = MARGIN;
        for tiles in lists {
            for &tile in *tiles {
                x += self.tile(x, SMALL, Some(tile), Lies::Upright);
            }
            x += GAP;
        }
        // Beside them, in the middle of their height.
        let line = self.y;
        self.y = line + height(SMALL) / 2 - 14;
        self.text(x, 18, "", "#4c5a51", name);
        self.y = line + height(SMALL);
    }

    fn price(&mut self, by: By, explained: &Explained) {
        let said = Said::of(&explained.score.payments);
        let paid = said.paid.map(|paid| say::paid(&paid));
        let price = [Some(said.hand), paid].into_iter().flatten();
        let price = price.collect::<Vec<_>>().join(" ");
        let size = if price.chars().count() > 16 { 36 } else { 56 };
        self.y += 12;
        self.text(MARGIN, size, r#" font-weight="700""#, "#84510a", &price);
        let worth = format!("{}. {}", say::by(by), say::value(&explained.score));
        self.text(MARGIN, 24, r#" font-weight="600""#, "#17211b", &worth);
        self.y += 8;
    }

    /// Draws the awards, and beside them who pays.
    fn lists(&mut self, explained: &Explained) {
        let awards = explained.score.awards.iter();
        let awards = awards.map(|award| (say::name(award.what), say::amount(award.amount)));
        let paid = paid(&explained.score.payments, explained.score.sticks).into_iter();
        let paid = paid.map(|(name, points)| (name.to_owned(), say::points(points)));
        let (top, half) = (self.y, WIDTH / 2);
        self.list(MARGIN, half - 20, awards);
        let left = std::mem::replace(&mut self.y, top);
        self.list(half + 20, WIDTH - MARGIN, paid);
        self.y = self.y.max(left);
    }

    fn list(&mut self, from: u32, to: u32, lines: impl Iterator<Item = (String, String)>) {
        for (name, value) in lines {
            let y = self.y;
            self.text(from, 20, "", "#17211b", &name);
            self.y = y;
            self.text(to, 20, END, "#17211b", &value);
            self.y = y + LINE;
        }
    }

    /// Writes a line of text below what is there.
    fn text(&mut self, x: u32, size: u32, more: &str, fill: &str, text: &str) {
        self.y += size * 5 / 4;
        let (base, text) = (self.y - size / 4, markup(text));
        // Writing to a string cannot fail.
        let _ = write!(
            self.body,
            "<text x=\"{x}\" y=\"{base}\" font-size=\"{size}\" fill=\"{fill}\"{more}>{text}</text>"
        );
    }

    /// Draws a tile at the line, and returns the room that it takes.
    fn tile(&mut self, x: u32, width: u32, tile: Option<Tile>, lies: Lies) -> u32 {
        let (long, y) = (height(width), self.y);
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
        let _ = write!(
            self.body,
            "<g transform=\"{place}\"><rect width=\"{width}\" height=\"{long}\" rx=\"4\" fill=\"#fdfaf1\" stroke=\"#d8cdb2\"/>\
             <use href=\"#{name}\" width=\"{width}\" height=\"{long}\"/></g>"
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
