//! Words about stages that have run.

use crate::effort::{self, Effort};
use crate::setup::clock;

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
        effort::machine()
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
    use super::{Effort, Told, table};
    use std::time::Duration;

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
