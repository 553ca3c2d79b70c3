//! The scoring contract: one request, one response, the same for the command, the JavaScript API and shared links.
//!
//! A request is a hand to score ([`Request`]) unless its `"ask"` says otherwise; [`answer`] is the entry for all of
//! them. These types are the contract; the core's own types have no serialised form, so that they can change without it.
//! A field that is not known is ignored and a field that is missing has its default, so that old requests keep their
//! meaning.

pub use answer::{
    DrawnLine, EndLine, FinalLine, NagashiLine, SeatLine, SettledLine, Source, StandingLine,
    WinnerLine, answer, answer_as,
};
pub use around::{Ask, DrawnRequest, EndRequest, HandText, NagashiRequest, SettleRequest};
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

mod answer;
mod around;
mod catalog;
mod reference;
mod request;
mod response;
