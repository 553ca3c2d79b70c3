//! The day of a tournament, without a server: one device is the desk, each table plays a round as a game of its own, and gives
//! its result back as a short text.
//!
//! Everything is a fold of what was entered ([`Day`], a line an [`Entry`]): who sits where, what was played, the
//! [ranking](State::ranking). There is no clock and no randomness: times are handed in, and what is drawn follows from a seed
//! ([`seating`](crate::evening::seating)).
//!
//! - *Odd numbers* ([`Odd`]): substitutes fill up the tables and are not ranked, or people sit out, in turn.
//! - *Scores* ([`Count`]): the match scores of the rules; or table points, where a game of 16 deals is a match of its own.
//! - *Who missed a round* has nothing for it, neither points nor a loss; the ranking says how many games each has played.
//! - *A person who takes another's seat* has what is played from that round on; each has sums of their own.
//!
//! ```
//! use tensu::evening::tournament::{Coming, Day, Entry, Head, Points, Report};
//! use tensu::Ruleset;
//! let rules = Ruleset::by_id("ema_2025").unwrap();
//! let mut day = Day::new(Head::new(rules, 2026));
//! day.enter(Entry::People(["Aki", "Ben", "Cho", "Dai"].map(String::from).into()));
//! day.enter(Entry::Rounds(1));
//! day.enter(day.state().draw(2026).unwrap());
//! day.enter(Entry::Begin(0));
//!
//! // The table's phone begins with this, and gives that back.
//! let start = day.start(0, 0).unwrap();
//! let points = Points::of(&[41_300, 24_900, 21_800, 32_000]);
//! let text = Report { ticket: start.desk.unwrap(), points }.to_string();
//!
//! let report: Report = text.parse().unwrap();
//! assert_eq!(day.check(&report), Ok(Coming::New));
//! day.enter(report.as_entry(None));
//! assert_eq!(day.check(&report), Ok(Coming::Again));
//! assert_eq!(day.state().ranking(1, &day.head, rules)[0].total, 26_300);
//! ```

pub use csv::csv;
pub use day::Day;
pub use entry::{Entry, Fine};
pub use head::{BadDay, Count, Head, Odd};
pub use names::names;
pub use ranking::{Row, Score};
pub use report::{BadReport, Coming, Points, Report};
pub use state::{Given, Person, State};

mod csv;
mod day;
mod entry;
mod head;
mod names;
mod ranking;
mod report;
mod state;
mod sum;
