//! A picture of how the game stands or ended: the places on paper, the first one large.

use tensu::evening::Player;

use super::{Around, sentences};
use crate::parts::poster::{
    Canvas, INK, LEFT, MARGIN, ON_FELT, PAPER, QUIET, RIGHT, ROOM, Text, WIDTH,
};

/// The height of the first place, and of each other.
const FIRST: u32 = 112;
const LINE: u32 = 72;
/// The room for a name and for a score, where points stand between them, and their right end.
const NAME: u32 = 260;
const SCORE: u32 = 190;
const POINTS: u32 = RIGHT - SCORE - 24;

/// The picture, and its height.
pub(super) fn picture(around: &Around<'_>) -> (String, u32) {
    let is_over = around.course.state.over.is_some();
    let title = around.hand_or_end();
    let mut canvas = Canvas {
        y: MARGIN,
        ..Canvas::default()
    };
    canvas.write(LEFT, 34, Text::new(&title, 32, ON_FELT).bold());
    canvas.y += 58;
    let standing = around.standing();
    let others = standing.len().saturating_sub(1) as u32;
    canvas.surface(
        MARGIN,
        [WIDTH - 2 * MARGIN, FIRST + others * LINE],
        3,
        PAPER,
    );
    for (at, one) in standing.iter().enumerate() {
        let Player { place, chair, .. } = *one;
        let (height, size, line) = if at == 0 {
            (FIRST, 64, 78)
        } else {
            canvas.rule();
            (LINE, 36, 49)
        };
        let points = sentences::points(one.points + one.sticks);
        let name = format!("{place}. {}", around.name(chair));
        let name = Text::new(&name, size / 2 + 12, INK).bold();
        let score = is_over.then(|| sentences::score(one.total, around.rules));
        let score = Text::new(score.as_deref().unwrap_or(&points), size, INK).bold();
        let [for_name, for_score] = if is_over {
            [NAME, SCORE]
        } else {
            [ROOM / 2 - 12; 2]
        };
        canvas.write(LEFT, line, name.within(for_name));
        if is_over {
            canvas.write_to(POINTS, line, Text::new(&points, 22, QUIET));
        }
        canvas.write_to(RIGHT, line, score.within(for_score));
        canvas.y += height;
    }
    let (height, svg) = canvas.end(around.rules.title(), "", &title);
    (svg, height)
}
