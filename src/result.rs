//! What comes out: a checked win, its price with all that led to it, or why there is none. Data only.

pub(crate) mod chart;
pub mod refusal;
pub(crate) mod remark;
pub(crate) mod score;
pub(crate) mod why;
pub mod win;
