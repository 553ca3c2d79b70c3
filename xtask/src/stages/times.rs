//! The time that stages take: by the clock, and of the machine's processors.

use std::fs;
use std::num::NonZero;
use std::thread;
use std::time::{Duration, Instant};

use crate::setup::clock;

/// The beginning of something.
#[derive(Debug, Clone, Copy)]
pub struct Start {
    wall: Instant,
    busy: Option<Duration>,
}

/// The time that something took.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Effort {
    /// Time by the clock.
    pub wall: Duration,
    /// The work of all processors meanwhile, where the system tells. Of the whole machine: a browser leaves its
    /// processes to nobody who could add them up. So it is that of one program only while no other one works.
    pub busy: Option<Duration>,
}

impl Start {
    /// Begins now.
    pub fn now() -> Self {
        Self {
            wall: Instant::now(),
            busy: fs::read_to_string("/proc/stat")
                .ok()
                .and_then(|text| busy(&text)),
        }
    }

    /// Returns the time that passed since then.
    pub fn effort(self) -> Effort {
        let then = self.busy;
        Effort {
            wall: self.wall.elapsed(),
            busy: Self::now().busy.and_then(|now| now.checked_sub(then?)),
        }
    }
}

/// The machine, what waits for its processors besides what runs now, and the day, for whoever reads figures later.
fn machine() -> String {
    let read = |path: &str| fs::read_to_string(path).unwrap_or_default();
    let cores = thread::available_parallelism().map_or(0, NonZero::get);
    let about = read("/proc/cpuinfo");
    let name = about
        .lines()
        .find_map(|line| line.strip_prefix("model name"))
        .map_or("processor", |name| name.trim_matches([' ', '\t', ':']));
    let load = read("/proc/loadavg");
    let load = load.split(' ').nth(2).unwrap_or("unknown");
    format!("{cores} cores ({name}), load of the last quarter of an hour {load}")
}

/// The time that the processors have worked since the machine was started, by the text of `/proc/stat`: user, nice, system,
/// not idle and not waiting, then interrupts of both kinds; in hundredths of a second.
fn busy(stat: &str) -> Option<Duration> {
    let words = stat.lines().next()?.strip_prefix("cpu ")?;
    let times: Vec<u64> = words
        .split_whitespace()
        .map_while(|word| word.parse().ok())
        .collect();
    let [user, nice, system, _idle, _waiting, hard, soft, ..] = times[..] else {
        return None;
    };
    Some(Duration::from_millis(
        10 * (user + nice + system + hard + soft),
    ))
}

/// Facts that are told of a stage that has run.
pub struct Told {
    pub name: &'static str,
    pub effort: Effort,
    pub passed: bool,
}

/// The times of each stage, and of all of them, for docs/proof.md: one after the other, as what the processors do side by side is
/// nobody's.
pub fn table(told: &[Told], whole: Effort) -> String {
    let head = format!(
        "{}\n\n| stage | wall | processors |\n|---|--:|--:|\n",
        machine()
    );
    let stages = told.iter().map(|told| (told.name, told.effort));
    stages
        .chain([("together", whole)])
        .fold(head, |table, (name, effort)| {
            let busy = effort.busy.map(clock).unwrap_or_default();
            table + &format!("| {name} | {} | {busy} |\n", clock(effort.wall))
        })
}

#[cfg(test)]
mod tests {
    use super::{Effort, Told, busy, table};
    use std::time::Duration;

    #[test]
    fn what_processors_did_is_read() {
        let stat = "cpu  100 20 30 4000 500 6 7 80 0 0\ncpu0 1 2 3 4 5 6 7 8 0 0\n";
        assert_eq!(busy(stat), Some(Duration::from_millis(1_630)));
        assert_eq!(busy("cpu0 1 2 3 4 5 6 7 8 0 0\n"), None);
        assert_eq!(busy("cpu  100 20\n"), None);
        assert_eq!(busy(""), None);
    }

    #[test]
    fn times_are_a_table() {
        let effort = |wall, busy| Effort {
            wall: Duration::from_secs(wall),
            busy: Some(Duration::from_secs(busy)),
        };
        let told = Told {
            name: "e2e",
            effort: effort(500, 900),
            passed: true,
        };
        let table = table(&[told], effort(501, 902));
        let lines: Vec<&str> = table.lines().skip(2).collect();
        assert_eq!(lines[0], "| stage | wall | processors |");
        assert_eq!(lines[2], "| e2e | 8 min 20 s | 15 min 00 s |");
        assert_eq!(lines[3], "| together | 8 min 21 s | 15 min 02 s |");
    }
}
