//! The results: a checked win, its score with all that led to it, or the reasons why there is none. Data only.

pub(crate) mod chart;
pub mod refusal;
pub(crate) mod remark;
pub(crate) mod score;
pub(crate) mod why;
pub mod win;
