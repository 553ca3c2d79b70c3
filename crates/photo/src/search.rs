//! The search for the row: which parts of a picture are looked at, and when it is enough.

use alloc::vec::Vec;

use crate::float::degrees;
use crate::net::{Net, STRIP_HEIGHT, STRIP_WIDTH};
use crate::peaks::{Chain, peaks};
use crate::picture::Canvas;
use crate::straight::{TILE, course};
use crate::view::View;

const WIDE: f32 = STRIP_WIDTH as f32;
const HIGH: f32 = STRIP_HEIGHT as f32;
/// Parts of a picture that are looked at before the search ends with the best of them.
const MOST_LOOKS: usize = 14;

/// One look: a view, and what was seen in it.
#[derive(Clone, Debug)]
pub(crate) struct Look {
    pub(crate) view: View,
    pub(crate) chain: Chain,
}

impl Look {
    pub(crate) fn at(net: &Net, canvas: &Canvas, view: View) -> Self {
        let columns = net.columns(&view.strip(canvas));
        let chain = Chain::of(&peaks(&columns, net.weights.temperature));
        Self { view, chain }
    }

    /// Returns whether no other look could show more: a whole row, surely seen.
    fn is_enough(&self) -> bool {
        self.chain.tiles.len() >= 5 && self.chain.heat() > 0.75
    }

    /// The plausibility of the row: what is not like a tile in size takes something off.
    fn score(&self) -> f32 {
        self.chain.score
    }

    /// Returns the view in which the row would lie level, in the middle, and as large as the net knows tiles best, unless this is one.
    fn better(&self) -> Option<View> {
        let tiles = &self.chain.tiles;
        let (first, last) = (tiles.first()?, tiles.last()?);
        let width = self.chain.pitch();
        let (slope, height) = course(&self.chain);
        let (from, to) = (first.x - width, last.x + width);
        let is_cut = from < 0.0 || to > WIDE;
        let is_even = slope.abs() < 0.045 && (height - HIGH / 2.0).abs() < 12.0;
        if is_even && (30.0..54.0).contains(&width) && !(is_cut && width > TILE) {
            return None;
        }
        let middle = f32::midpoint(from, to);
        let at = (middle, height);
        let scale = self.view.scale(at) * (width / TILE).clamp(0.4, 2.5);
        // The fall in the picture: that of the view, and that of the row in it.
        let (left, right) = (
            (middle - 8.0, height - 8.0 * slope),
            (middle + 8.0, height + 8.0 * slope),
        );
        let (left, right) = (self.view.of(left), self.view.of(right));
        let slope = (right.1 - left.1) / (right.0 - left.0);
        (slope.abs() < 0.5).then(|| View::around(self.view.of(at), scale, slope))
    }
}

/// Looks for a row until one is surely seen.
pub(crate) fn find(net: &Net, canvas: &Canvas) -> Look {
    let mut best: Option<Look> = None;
    for view in views(canvas).into_iter().take(MOST_LOOKS) {
        let look = Look::at(net, canvas, view);
        let is_enough = look.is_enough();
        if best.as_ref().is_none_or(|best| look.score() > best.score()) {
            best = Some(look);
        }
        if is_enough {
            break;
        }
    }
    let mut best = best.unwrap_or_else(|| Look::at(net, canvas, whole(canvas, 1.0, 0.0)));
    // A steep row is seen in part: the part says how steep it is, and the next look sees more.
    for _ in 0..2 {
        let Some(view) = best.better() else {
            break;
        };
        let look = Look::at(net, canvas, view);
        if look.score() <= best.score() {
            break;
        }
        best = look;
    }
    best
}

/// The middle of the picture, all of its width in a part of the strip's.
pub(crate) fn whole(canvas: &Canvas, part: f32, slope: f32) -> View {
    let middle = (canvas.w as f32 / 2.0, canvas.h as f32 / 2.0);
    View::around(middle, canvas.w as f32 / WIDE / part, slope)
}

/// Returns the parts of a picture that are worth a look, the likeliest first.
fn views(canvas: &Canvas) -> Vec<View> {
    /// In a frame 14 tiles wide they are of the size that the net knows best.
    const FRAME: f32 = 0.78;
    /// 4.6 degrees: with the net's own patience it reads rows of 7.
    const STEEP: f32 = 0.08;
    let long = canvas.w as f32 / canvas.h as f32;
    let frame = [(FRAME, 0.0), (1.0, 0.0), (FRAME, STEEP), (FRAME, -STEEP)];
    let in_frame = |order: [usize; 4]| {
        order
            .map(|i| whole(canvas, frame[i].0, frame[i].1))
            .to_vec()
    };
    if long > 7.0 {
        return in_frame([1, 0, 2, 3]);
    }
    let mut views = Vec::new();
    if long > 2.6 {
        views = in_frame([0, 1, 2, 3]);
    }
    let detail = Detail::of(canvas);
    views.extend(detail.bands(canvas, 1.0, 6));
    views.extend(detail.bands(canvas, 0.6, 4));
    views.extend(detail.bands(canvas, 1.6, 4));
    views
}

/// The sum of edges above each line of a picture, for thirds of its width: rows of tiles have many.
struct Detail {
    sums: Vec<[f32; 4]>,
}

impl Detail {
    fn of(canvas: &Canvas) -> Self {
        let mut sums = Vec::from([[0.0; 4]]);
        for row in canvas.pixels.chunks_exact(canvas.w * 3) {
            let mut sum = sums.last().copied().unwrap_or_default();
            for (quarter, part) in sum.iter_mut().zip(row.chunks((row.len() / 12 * 3).max(3))) {
                let green = part.iter().skip(1).step_by(6);
                let edges = green.clone().zip(green.skip(1));
                let edges = edges
                    .map(|(&a, &b)| u32::from(a.abs_diff(b).min(80)))
                    .sum::<u32>();
                *quarter += edges as f32;
            }
            sums.push(sum);
        }
        Self { sums }
    }

    /// The bands of a picture with the most edges, such that so much of its width fills the strip, none twice.
    fn bands(&self, canvas: &Canvas, part: f32, count: usize) -> Vec<View> {
        let (wide, high) = (canvas.w as f32, canvas.h as f32);
        let scale = wide * part / WIDE;
        let half = scale * HIGH / 2.0;
        let columns: &[f32] = if part < 1.0 {
            &[0.32, 0.5, 0.68]
        } else {
            &[0.5]
        };
        let mut bands = Vec::new();
        let lines = ((high / half) as usize).clamp(1, 60);
        for line in 0..lines {
            let y = high * (line as f32 + 0.5) / lines as f32;
            let [from, to] = [y - 0.75 * half, y + 0.75 * half].map(|y| self.at(y));
            for &x in columns {
                // The quarters under the strip.
                let quarters = |q: &usize| {
                    (x - part / 2.0..x + part / 2.0).contains(&(*q as f32 / 4.0 + 0.125))
                };
                let edges: f32 = (0..4).filter(quarters).map(|q| to[q] - from[q]).sum();
                // A row that somebody shows lies near the middle.
                let away = (y / high - 0.5).abs();
                bands.push((edges * (1.2 - away), x * wide, y));
            }
        }
        let mut chosen = Vec::new();
        for _ in 0..count.min(bands.len()) {
            let best = (0..bands.len()).max_by(|&a, &b| bands[a].0.total_cmp(&bands[b].0));
            let (_, x, y) = bands.swap_remove(best.unwrap_or_default());
            chosen.push(View::around((x, y), scale, 0.0));
        }
        chosen
    }

    fn at(&self, y: f32) -> [f32; 4] {
        let line = (y.max(0.0) as usize).min(self.sums.len() - 1);
        self.sums[line]
    }
}

/// Returns whether a second row lies a tile's height above or below, seen as well as the first, where the picture has room for one.
pub(crate) fn has_second(net: &Net, canvas: &Canvas, row: &Look, straight: &View) -> bool {
    const TALL: f32 = 54.0;
    let enough = (row.chain.tiles.len() * 3 / 5).max(4);
    [-1.0, 1.0].into_iter().any(|side| {
        let at = (WIDE / 2.0, HIGH / 2.0 + side * 1.25 * TALL);
        let (x, y) = straight.of(at);
        let (_, edge) = straight.of((at.0, at.1 + side * 0.4 * TALL));
        if edge < 0.0 || edge > canvas.h as f32 {
            return false;
        }
        let view = View::around((x, y), straight.scale(at), straight.slope(at));
        let chain = Look::at(net, canvas, view).chain;
        chain.tiles.len() >= enough && chain.heat() > 0.7
    })
}

/// Returns how far a row falls in the picture.
pub(crate) fn tilt(view: &View) -> i32 {
    crate::float::round(degrees(view.slope((WIDE / 2.0, HIGH / 2.0))))
}
