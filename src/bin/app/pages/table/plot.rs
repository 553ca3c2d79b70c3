//! The run of the points: a drawing, and the same as a table.

use tensu::evening::Record;
use tensu::rules::Rules;
use yew::prelude::*;

use super::{Around, sentences};
use crate::parts::shapes::{each, el, th};
use crate::say::{Label, say};

/// The size of the drawing, and where the lines are in it: names stand to the right of them.
const WIDTH: i64 = 320;
const HEIGHT: i64 = 170;
const LEFT: i64 = 34;
const RIGHT: i64 = 250;
const TOP: i64 = 10;
const BOTTOM: i64 = 160;

/// The least distance between two names.
const LINE: i64 = 13;

/// The most letters of a name that fit there.
const LETTERS: usize = 10;

/// The dashes that tell the lines of the players apart without colors.
const DASHES: [&str; 5] = ["none", "7 4", "2 3", "9 3 2 3", "14 3"];

/// The drawing and the table.
pub(super) fn plot(around: &Around<'_>) -> Html {
    let course = around.course;
    let seats = course.state.chairs();
    let Some(first) = course.records.first() else {
        return Html::default();
    };
    let steps: Vec<&[i64]> = [&*first.before]
        .into_iter()
        .chain(course.records.iter().map(|one| &*one.after))
        .collect();
    let all = || steps.iter().flat_map(|step| step.iter().copied());
    let unit = unit(around.rules);
    let step = step_of(
        all().max().unwrap_or_default() - all().min().unwrap_or_default(),
        unit,
    );
    let low = all().min().unwrap_or_default().div_euclid(step) * step;
    let high = (all().max().unwrap_or_default().div_euclid(step) + 1) * step;
    let y = |points: i64| BOTTOM - (points - low) * (BOTTOM - TOP) / (high - low).max(1);
    let last = (steps.len() - 1).max(1) as i64;
    let x = |at: usize| LEFT + at as i64 * (RIGHT - LEFT) / last;
    let grid = (low / step..=high / step).map(|line| {
        let (points, at) = (line * step, y(line * step));
        html! {
            <>
                <line x1={LEFT.to_string()} x2={RIGHT.to_string()} y1={at.to_string()} y2={at.to_string()} class={if points == 0 { "zero" } else { "" }} />
                <text x={(LEFT - 4).to_string()} y={(at + 4).to_string()} text-anchor="end">{ sentences::points(points / unit) }</text>
            </>
        }
    });
    let mut order: Vec<usize> = (0..seats).collect();
    order.sort_by_key(|&chair| std::cmp::Reverse(steps[steps.len() - 1][chair]));
    let line = |(rank, &chair): (usize, &usize)| {
        let places = steps.iter().enumerate();
        let places = places.map(|(at, step)| format!("{},{}", x(at), y(step[chair])));
        let points: String = places.collect::<Vec<_>>().join(" ");
        let class = if rank == 0 { "first" } else { "" };
        html! { <polyline {points} {class} stroke-dasharray={DASHES[rank % DASHES.len()]} /> }
    };
    let ends: Vec<i64> = order
        .iter()
        .map(|&chair| y(steps[steps.len() - 1][chair]))
        .collect();
    let names = order
        .iter()
        .zip(apart(&ends, HEIGHT - 5))
        .map(|(&chair, at)| {
            let name = short(around.name(chair));
            html! { <text x={(RIGHT + 6).to_string()} y={(at + 4).to_string()}>{ name }</text> }
        });
    html! {
        <section class="evening-plot">
            { el("h3", "", say(Label::TablePlot)) }
            <svg viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={say(Label::TablePlot)}>
                { each(grid) }
                { each(order.iter().enumerate().map(line)) }
                { each(names) }
            </svg>
            <details>
                { el("summary", "", say(Label::RoundColumnPoints)) }
                { table(around) }
            </details>
        </section>
    }
}

/// A name that fits beside the lines: of a longer one its beginning.
pub(super) fn short(name: String) -> String {
    match name.char_indices().nth(LETTERS) {
        Some(_) => name.chars().take(LETTERS - 1).chain(['…']).collect(),
        None => name,
    }
}

/// The unit of the grid: thousands, or single points where there are no sticks.
const fn unit(rules: &Rules) -> i64 {
    if rules.is_riichi() { 1_000 } else { 1 }
}

/// The points between two lines of the grid, so that there are six lines or fewer.
fn step_of(range: i64, unit: i64) -> i64 {
    let powers = std::iter::successors(Some(unit), |power| power.checked_mul(10));
    let mut steps =
        powers.flat_map(|power| [5, 10, 20].map(|times: i64| times.saturating_mul(power)));
    steps.find(|step| range / step < 4).unwrap_or(i64::MAX)
}

/// Heights from the top, each far enough below the one before, and none below a limit.
pub(super) fn apart(ends: &[i64], mut limit: i64) -> Vec<i64> {
    let mut placed: Vec<i64> = Vec::new();
    for &end in ends {
        placed.push(placed.last().map_or(end, |above| end.max(above + LINE)));
    }
    for place in placed.iter_mut().rev() {
        *place = (*place).min(limit);
        limit = *place - LINE;
    }
    placed
}

fn table(around: &Around<'_>) -> Html {
    let seats = around.course.state.chairs();
    let row = |record: &Record| {
        let hand = sentences::hand(record.round(), record.number(), record.honba);
        let points = record
            .after
            .iter()
            .map(|&points| el("td", "", sentences::points(points)));
        html! { <tr>{ th("row", hand) }{ each(points) }</tr> }
    };
    html! {
        <table class="payments evening-run" aria-label={say(Label::TablePlot)}>
            <thead>
                <tr>
                    { th("col", say(Label::TableLog)) }
                    { each((0..seats).map(|chair| th("col", around.name(chair)))) }
                </tr>
            </thead>
            <tbody>{ each(around.course.records.iter().map(row)) }</tbody>
        </table>
    }
}

#[cfg(test)]
mod tests {
    use tensu::rules::{KOREAN, TENHOU};

    use super::{apart, step_of, unit};

    #[test]
    fn names_do_not_cover_each_other() {
        assert_eq!(apart(&[20, 60, 100, 140], 165), [20, 60, 100, 140]);
        assert_eq!(apart(&[20, 22, 100, 101], 165), [20, 33, 100, 113]);
        assert_eq!(apart(&[158, 158, 160, 160], 165), [126, 139, 152, 165]);
    }

    #[test]
    fn the_grid_has_few_lines() {
        assert_eq!(step_of(0, 1_000), 5_000);
        assert_eq!(step_of(54_000, 1_000), 20_000);
        assert_eq!(step_of(900_000, 1_000), 500_000);
        // Single points: a game of 40 is as high as one of 40,000.
        assert_eq!(step_of(40, 1), 20);
        assert_eq!(
            (step_of(0, 1), step_of(19, 1), step_of(250, 1)),
            (5, 5, 100)
        );
        assert_eq!((unit(&TENHOU), unit(&KOREAN)), (1_000, 1));
    }
}
