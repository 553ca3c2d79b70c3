//! Learning over days: what somebody answered, what of it comes back and when. Pure: the day is handed in, and there is no
//! clock, no randomness and no storage here.
//!
//! A [`Log`] holds what was answered, counted by day, device and [`Item`]. [`Memory`] reads from it how well each item is
//! known; what is [due](Memory::due) comes back mixed into whole hands.
//!
//! ```
//! use tensu_learn::{LoggedAnswer, Item, Log, Memory, Replica};
//!
//! let mut log = Log::default();
//! let kanchan = Item::from_code("kanchan").unwrap();
//! let here = Replica::of(0x3f9a);
//! log.answer(20_783, here, kanchan, LoggedAnswer { right: false, seconds: 9, again: false });
//! let memory = Memory::of(&log);
//! assert_eq!(memory.due(20_783), []); // not on the same day
//! assert_eq!(memory.due(20_784), [kanchan]);
//! // Two windows, two devices: whoever merges in whatever order has the same.
//! let text = log.to_string();
//! log.merge(&Log::read(&text).unwrap());
//! assert_eq!(log.to_string(), text);
//! ```

#![no_std]

extern crate alloc;

pub use crate::practice::{Item, Of, PaymentCell};
pub use tensu::evening::{Date, Day};

pub use log::{BadLog, DayTally, Grade, HandedIn, Log, LoggedAnswer, Replica};
pub use memory::{Known, MOST_DUE, Memory, due};
pub use scope::Scope;
pub use week::{Week, weekday};

pub mod course;
pub mod measure;
pub mod practice;
pub mod results;
pub mod sheet;

mod fnv;
mod log;
mod memory;
mod pasted;
mod said;
mod scope;
mod until;
mod week;
