//! The knowledge of the app: the hand and its table, the rules chosen, the kept things, the parameters of a frame.
//! Nothing here draws or speaks.

pub(crate) mod active_rules;
pub(crate) mod at_table;
pub(crate) mod availability;
pub(crate) mod counting;
pub(crate) mod course;
pub(crate) mod embed;
pub(crate) mod entry;
pub(crate) mod errand;
pub(crate) mod games;
pub(crate) mod history;
pub(crate) mod library;
pub(crate) mod outcome;
pub(crate) mod photo;
pub(crate) mod points;
pub(crate) mod qr;
pub(crate) mod reader;
pub(crate) mod several;
pub(crate) mod share;
pub(crate) mod sheet;
pub(crate) mod site;
pub(crate) mod speech;
pub(crate) mod state;
pub(crate) mod storage;
pub(crate) mod tally;
pub(crate) mod trouble;
pub(crate) mod winners;
