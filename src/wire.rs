//! The scoring contract: one request, one response, the same for the command, the JavaScript API and shared links.
//!
//! These types are the contract; the core's own types have no serialised form, so that they can change without it.
//! A field that is not known is ignored and a field that is missing has its default, so that old requests keep their
//! meaning.

pub use catalog::{CauseLine, ComparedLine, RuleLine, RulesetLine};
pub use reference::{
    AlsoLine, BonusLine, CellLine, ChartLine, FactText, FuText, PricesLine, ReferenceLine,
    TierLine, YakuRow,
};
pub use request::{LiableText, MeldText, Request, RulesetChoice, SettingValue};
pub use response::{
    At, BlockLine, ErrorLine, Failure, FuLine, MissedLine, NoteLine, OtherLine, PaymentLine,
    ReadingLine, Response, StepLine, Success, YakuLine,
};

mod catalog;
mod reference;
mod request;
mod response;
