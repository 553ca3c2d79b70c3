//! A picture of how the game stands or ended: an SVG that needs nothing but itself. It is always light, as paper is.

use std::fmt::Write;

use tensu::evening::Player;

use super::{Around, sentences};
use crate::model::site::snippet::markup;

/// The width; the height is what the lines take.
pub(super) const WIDTH: u32 = 720;

const MARGIN: u32 = 36;
/// The height from one player to the next.
const LINE: u32 = 56;
/// The right ends of the points and of the match scores.
const POINTS: u32 = 520;
const SCORES: u32 = WIDTH - MARGIN;
const INK: &str = "#17211b";
const FAINT: &str = "#4c5a51";

/// The picture, and its height.
pub(super) fn picture(around: &Around<'_>) -> (String, u32) {
    let state = &around.course.state;
    let is_over = state.over.is_some();
    let mut body = String::new();
    let mut write = |x: u32, y: u32, size: u32, fill: &str, is_end: bool, text: &str| {
        let anchor = if is_end { "end" } else { "start" };
        let weight = if size > 20 { 600 } else { 400 };
        // Writing to a string cannot fail.
        let _ = write!(
            body,
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" font-weight=\"{weight}\" fill=\"{fill}\" text-anchor=\"{anchor}\">{}</text>",
            markup(text)
        );
    };
    let mut y = MARGIN + 24;
    write(MARGIN, y, 28, INK, false, &around.hand_or_end());
    y += 20;
    for one in &around.standing() {
        let Player { place, chair, .. } = *one;
        y += LINE;
        let points = sentences::points(one.points + one.sticks);
        write(
            MARGIN,
            y,
            28,
            INK,
            false,
            &format!("{place}. {}", around.name(chair)),
        );
        if is_over {
            write(POINTS, y, 20, FAINT, true, &points);
            write(
                SCORES,
                y,
                28,
                INK,
                true,
                &sentences::score(one.total, around.rules),
            );
        } else {
            write(SCORES, y, 28, INK, true, &points);
        }
    }
    y += LINE;
    write(MARGIN, y, 20, FAINT, false, around.rules.title());
    write(SCORES, y, 20, FAINT, true, "Tensu");
    let height = y + MARGIN - 12;
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
         font-family=\"system-ui,sans-serif\"><rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#f6f8f4\"/>{body}</svg>"
    );
    (svg, height)
}
