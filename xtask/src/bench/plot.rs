//! A picture of how time and memory grow, as SVG.

#![allow(
    clippy::cast_precision_loss,
    reason = "counts and kilobytes are exact in a float"
)]

use std::fmt::Write as _;

/// One run of the `score` command.
#[derive(Debug, Clone, Copy)]
pub struct Run {
    pub hands: usize,
    pub seconds: f64,
    /// The most memory held at a time.
    pub kilobytes: u64,
}

impl Run {
    /// The faster of two; memory as the larger says.
    pub fn better(self, other: Self) -> Self {
        Self {
            hands: self.hands,
            seconds: self.seconds.min(other.seconds),
            kilobytes: self.kilobytes.max(other.kilobytes),
        }
    }

    fn megabytes(self) -> f64 {
        self.kilobytes as f64 / 1024.0
    }

    /// A line of a Markdown table.
    pub fn line(self) -> String {
        let (hands, seconds) = (self.hands, self.seconds);
        let rate = hands as f64 / seconds;
        let memory = self.megabytes();
        format!("| {hands} | {seconds:.3} | {rate:.0} | {memory:.1} |")
    }
}

const WIDTH: f64 = 300.0;
const HEIGHT: f64 = 200.0;

/// Its own background, so that it can be read on any page; dark where the reader wants it dark.
const STYLE: &str = "<style>
  .page { fill: #fff } text { fill: #1f2328 } .axis { stroke: #59636e } .line { stroke: #0969da } .dot { fill: #0969da }
  @media (prefers-color-scheme: dark) {
    .page { fill: #0d1117 } text { fill: #f0f6fc } .axis { stroke: #9198a1 } .line { stroke: #58a6ff } .dot { fill: #58a6ff }
  }
</style>
<rect class=\"page\" width=\"760\" height=\"290\" rx=\"8\"/>
";

/// Both pictures beside each other: the axes are logarithmic, so that a straight slope of one is linear growth.
pub fn svg(runs: &[Run]) -> String {
    let mut text = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 760 290\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <title>Time and memory of the score command by the number of hands</title>\n",
    );
    text += STYLE;
    let time = |run: &Run| (run.seconds, format!("{:.2} s", run.seconds));
    let memory = |run: &Run| (run.megabytes(), format!("{:.1} MB", run.megabytes()));
    text += &panel(60.0, "Time", runs, time);
    text += &panel(430.0, "Most memory", runs, memory);
    text + "</svg>\n"
}

fn panel(left: f64, title: &str, runs: &[Run], value: impl Fn(&Run) -> (f64, String)) -> String {
    let values: Vec<(f64, String)> = runs.iter().map(value).collect();
    let logs = |select: &dyn Fn(usize) -> f64| -> (f64, f64) {
        let logs = (0..runs.len()).map(|i| select(i).max(1e-3).log10());
        let (low, high) = logs.fold((f64::MAX, f64::MIN), |(low, high), log| {
            (low.min(log), high.max(log))
        });
        (low.floor(), high.ceil().max(low.floor() + 1.0))
    };
    let (left_log, right_log) = logs(&|i| runs[i].hands as f64);
    let (low, high) = logs(&|i| values[i].0);
    let x =
        |hands: usize| left + WIDTH * ((hands as f64).log10() - left_log) / (right_log - left_log);
    let y = |value: f64| 40.0 + HEIGHT * (high - value.max(1e-3).log10()) / (high - low);
    let mut text = format!(
        "<text x=\"{left}\" y=\"24\" font-weight=\"bold\">{title}</text>\n\
         <path d=\"M{left} 40V240H{:.0}\" class=\"axis\" fill=\"none\"/>\n",
        left + WIDTH
    );
    let mut line = String::new();
    for (run, (number, label)) in runs.iter().zip(&values) {
        let (x, y) = (x(run.hands), y(*number));
        let command = if line.is_empty() { 'M' } else { 'L' };
        // Writing to a string cannot fail.
        let _ = write!(line, "{command}{x:.1} {y:.1}");
        let _ = writeln!(
            text,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\" class=\"dot\"/>\
             <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{label}</text>\
             <text x=\"{x:.1}\" y=\"258\" text-anchor=\"middle\">{}</text>",
            y - 10.0,
            run.hands
        );
    }
    let _ = writeln!(
        text,
        "<path d=\"{line}\" class=\"line\" fill=\"none\" stroke-width=\"2\"/>\
         <text x=\"{:.0}\" y=\"280\" text-anchor=\"middle\">hands (both axes logarithmic)</text>",
        left + WIDTH / 2.0
    );
    text
}

#[cfg(test)]
mod tests {
    use super::{Run, svg};

    #[test]
    fn every_run_is_a_point_in_both_pictures() {
        let run = |hands, seconds| Run {
            hands,
            seconds,
            kilobytes: 2048,
        };
        let picture = svg(&[run(1_000, 0.1), run(10_000, 1.0)]);
        assert_eq!(picture.matches("<circle").count(), 4);
        assert!(picture.contains("1.00 s") && picture.contains("2.0 MB"));
        assert!(!picture.contains("NaN"));
    }
}
