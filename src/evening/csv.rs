//! A game as a table for a spreadsheet.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::evening::event::Chair;
use crate::evening::record::{Outcome, Record};
use crate::evening::state::Course;
use crate::game::PaidFor;
use crate::presets::Ruleset;

/// The mark that a spreadsheet needs before a text in UTF-8.
pub(super) const BOM: char = '\u{feff}';

impl Course {
    /// The game as comma-separated values: a line a hand (which, honba, what happened, who won, off whom, han, fu, what each
    /// gained, what each has, the sticks after it), then a line a player. Decimals have a dot. A program that opens it as UTF-8
    /// needs nothing else.
    ///
    /// ```
    /// use tensu::evening::{Event, Start, fold};
    /// use tensu::Ruleset;
    /// let rules = Ruleset::by_id("tenhou").unwrap();
    /// let csv = fold(&Start::new(rules), rules, &[Event::read("w0-1:3.40")]).csv(rules);
    /// let hand = csv.lines().nth(1).unwrap();
    /// assert_eq!(hand, "E1,0,won,1,0,3,40,-5200,5200,0,0,19800,30200,25000,25000,0");
    /// ```
    pub fn csv(&self, rules: &Ruleset) -> String {
        let names: Vec<String> = (self.state.players.iter().enumerate())
            .map(|(chair, name)| match name.as_str() {
                "" => chair.to_string(),
                name => name.into(),
            })
            .collect();
        let mut text = String::from(BOM);
        let mut line = |cells: &[String]| {
            text += &cells.join(",");
            text += "\r\n";
        };
        let head = ["hand", "honba", "what", "winner", "from", "han", "fu"];
        let head = head.iter().map(ToString::to_string);
        let changes = names.iter().map(|name| cell(name));
        let points = names.iter().map(|name| cell(name));
        line(
            &head
                .chain(changes)
                .chain(points)
                .chain(["sticks".into()])
                .collect::<Vec<_>>(),
        );
        // What lies there after a hand lay there before the next.
        let lying = self.records.iter().skip(1).map(|record| record.sticks);
        let lying = lying.chain([self.state.sticks]);
        for (record, sticks) in self.records.iter().zip(lying) {
            line(&cells(record, &names, sticks));
        }
        line(&[String::new()]);
        let head = [
            "player",
            "place",
            "points",
            "sticks",
            "uma",
            "oka",
            "penalty",
            "chips",
            "chip points",
            "yakitori",
            "bust prize",
            "total",
        ];
        line(&head.map(ToString::to_string));
        for player in self.state.results(rules) {
            let unit = rules.match_unit();
            let score = |points: i64| decimal(points, unit);
            line(&[
                cell(&names[player.chair]),
                player.place.to_string(),
                player.points.to_string(),
                player.sticks.to_string(),
                score(player.uma),
                score(player.oka),
                score(player.penalty),
                player.stakes.chips.to_string(),
                score(player.stakes.worth),
                score(player.stakes.yakitori),
                score(player.stakes.bust),
                score(player.total),
            ]);
        }
        text
    }
}

fn cells(record: &Record, names: &[String], sticks: u32) -> Vec<String> {
    let name = |chair: &Chair| names.get(*chair).cloned().unwrap_or_default();
    let list = |all: &mut dyn Iterator<Item = String>| all.collect::<Vec<_>>().join("; ");
    let (mut winners, mut off, mut han, mut fu) = Default::default();
    match &record.outcome {
        Outcome::Won {
            from, winners: won, ..
        } => {
            winners = list(&mut won.iter().map(|winner| name(&winner.chair)));
            off = from.as_ref().map(name).unwrap_or_default();
            let counted = won.iter().map(|winner| match &winner.paid.worth {
                PaidFor::Tiles(score) => (score.han, score.fu.as_ref().map(|fu| fu.rounded)),
                PaidFor::Counted(price) => (price.han, price.fu),
                PaidFor::Payments => (None, None),
            });
            let written = |n: Option<u32>| n.map(|n| n.to_string()).unwrap_or_default();
            han = list(&mut counted.clone().map(|(han, _)| written(han.map(u32::from))));
            fu = list(&mut counted.map(|(_, fu)| written(fu.map(u32::from))));
        }
        Outcome::Drawn { tenpai, .. } => winners = list(&mut tenpai.iter().map(name)),
        Outcome::Chombo(broke, _) => winners = list(&mut broke.iter().map(name)),
        Outcome::Penalty(chair) => winners = name(chair),
        Outcome::Aborted(_) | Outcome::Fixed(_) => {}
    }
    let what = match &record.outcome {
        Outcome::Aborted(kind) => kind.code(),
        other => other.code(),
    };
    let hand = format!("{}{}", record.round().code(), record.number());
    let mut all: Vec<String> = [hand, record.honba.to_string(), what.into()].into();
    all.extend([cell(&winners), cell(&off), han, fu]);
    all.extend(record.changes.iter().map(ToString::to_string));
    all.extend(record.after.iter().map(ToString::to_string));
    all.push(sticks.to_string());
    all
}

/// Writes a match score with its decimals.
pub(super) fn decimal(points: i64, unit: i64) -> String {
    if unit == 1 {
        return points.to_string();
    }
    let (whole, rest) = (points.abs() / unit, points.abs() % unit);
    let sign = if points < 0 { "-" } else { "" };
    let digits = format!("{rest:03}");
    match digits.trim_end_matches('0') {
        "" => format!("{sign}{whole}"),
        digits => format!("{sign}{whole}.{digits}"),
    }
}

/// Writes a name as a cell. A text that a spreadsheet would take for a formula is marked as text: some take the wide
/// signs of East Asian keyboards as the narrow ones, and pass over a tab or a line end before them.
pub(super) fn cell(name: &str) -> String {
    let formula = name.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r']);
    let name = if formula {
        format!("'{name}")
    } else {
        name.into()
    };
    if name.contains([',', ';', '"', '\r', '\n']) {
        format!("\"{}\"", name.replace('"', "\"\""))
    } else {
        name
    }
}
