//! Yaku: their table, and why a hand has one or misses it.

mod table;
