//! The run of the sums over the games.

use tensu::evening::season::Person;
use yew::prelude::*;

use crate::pages::table::plot::{apart, short};
use crate::pages::table::sentences;
use crate::parts::shapes::{each, el};
use crate::say::{Label, say, words};

/// The size of the drawing, and where the lines are in it: names stand to the right of them, days below.
const WIDTH: i64 = 342;
const HEIGHT: i64 = 150;
const LEFT: i64 = 34;
const RIGHT: i64 = 270;
const TOP: i64 = 8;
const BOTTOM: i64 = 128;

/// The dashes that tell lines apart without colors, the first line by its class.
const DASHES: [&str; 6] = ["none", "none", "6 3", "2 3", "8 2 2 2", "12 3"];

/// The most days that are told, and the most lines between evenings.
const DAYS: usize = 5;
const EVENINGS: usize = 24;

/// The most names that fit beside it.
const NAMES: usize = 9;

/// The drawing. `evenings` have their days and how many games of it are drawn.
pub(super) fn run(people: &[Person], unit: i64, evenings: &[(String, usize)]) -> Html {
    let games = people.first().map_or(0, |one| one.scores.len());
    if games == 0 {
        return Html::default();
    }
    let sums: Vec<Vec<i64>> = people.iter().map(sums).collect();
    let all = || sums.iter().flatten().copied();
    let (lowest, highest) = (all().min().unwrap_or(0), all().max().unwrap_or(0));
    let step = step_of(highest - lowest, unit);
    let (low, high) = (lowest.div_euclid(step), (highest - 1).div_euclid(step) + 1);
    let high = high.max(low + 1);
    let y = |points: i64| BOTTOM - (points - low * step) * (BOTTOM - TOP) / ((high - low) * step);
    let x = |at: usize| LEFT + at as i64 * (RIGHT - LEFT) / games as i64;
    let text = |x: i64, y: i64, anchor: &'static str, text: String| html! { <text x={x.to_string()} y={y.to_string()} text-anchor={anchor}>{ text }</text> };
    let across = |at: i64| html! { <line x1={LEFT.to_string()} x2={RIGHT.to_string()} y1={at.to_string()} y2={at.to_string()} /> };
    let grid = (low..=high).map(|line| {
        let at = y(line * step);
        let sum = whole(line * step / unit);
        html! { <>{ across(at) }{ text(LEFT - 4, at + 4, "end", sum) }</> }
    });
    // Where each evening ends.
    let mut played = 0;
    let ends: Vec<usize> = evenings
        .iter()
        .map(|(_, games)| {
            played += games;
            played
        })
        .collect();
    let between = ends.iter().take(ends.len().saturating_sub(1));
    let between = between.filter(|_| ends.len() <= EVENINGS).map(|&end| {
        let at = x(end).to_string();
        html! { <line x1={at.clone()} x2={at} y1={TOP.to_string()} y2={BOTTOM.to_string()} /> }
    });
    let every = evenings.len().div_ceil(DAYS).max(1);
    let days = evenings.iter().zip(&ends).rev().step_by(every);
    let days = days.map(|((day, games), &end)| {
        let middle = i64::midpoint(x(end - games), x(end));
        text(middle, HEIGHT - 6, "middle", day.clone())
    });
    let line = |(rank, sums): (usize, &Vec<i64>)| {
        let places = sums.iter().enumerate();
        let places = places.map(|(at, &sum)| format!("{},{}", x(at), y(sum)));
        let points: String = places.collect::<Vec<_>>().join(" ");
        let class = if rank == 0 { "first" } else { "" };
        html! { <polyline {points} {class} stroke-dasharray={DASHES[rank % DASHES.len()]} /> }
    };
    let last = sums.iter().take(NAMES).map(|sums| y(sums[games]));
    let last: Vec<i64> = last.collect();
    let names = people
        .iter()
        .zip(apart(&last, BOTTOM))
        .map(|(one, at)| text(RIGHT + 6, at + 4, "start", short(sentences::person(one))));
    html! {
        <section class="evenings-paper evening-plot evenings-run">
            <h3>{ say(Label::TablePlot) }{ " " }{ el("small", "", say(Label::EveningsSums)) }</h3>
            <svg viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={say(Label::EveningsSums)}>
                { each(grid) }
                { each(between) }
                { each(days) }
                { each(sums.iter().enumerate().rev().map(line)) }
                { each(names) }
            </svg>
        </section>
    }
}

/// The sum after each game, from none on.
fn sums(one: &Person) -> Vec<i64> {
    let mut sum = 0;
    let after = one.scores.iter().map(|score| {
        sum += score.unwrap_or_default();
        sum
    });
    [0].into_iter().chain(after.collect::<Vec<_>>()).collect()
}

/// A whole number with its sign.
fn whole(number: i64) -> String {
    let sign = crate::say::sign(number);
    let sign = if number == 0 { "" } else { sign };
    format!("{sign}{}", words().number(number.abs()))
}

/// The points between two lines of the grid, so that there are six lines or fewer.
fn step_of(range: i64, unit: i64) -> i64 {
    let steps = (0..).flat_map(|zeros| [1, 2, 5].map(|one| one * 10_i64.saturating_pow(zeros)));
    let steps = steps.skip(2).take(30).map(|step| step.saturating_mul(unit));
    let mut fits = steps.filter(|step| range / step < 4);
    fits.next().unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::{step_of, sums};
    use tensu::evening::season::Person;

    #[test]
    fn the_grid_has_few_lines_in_the_unit_of_the_rules() {
        assert_eq!(step_of(0, 1_000), 5_000);
        assert_eq!(step_of(700_000, 1_000), 200_000);
        // Games of whole points.
        assert_eq!(step_of(700, 1), 200);
    }

    #[test]
    fn sums_stand_still_where_somebody_sits_out() {
        let one = Person {
            scores: vec![Some(5), None, Some(-7)],
            ..Person::default()
        };
        assert_eq!(sums(&one), [0, 5, 5, -2]);
    }
}
