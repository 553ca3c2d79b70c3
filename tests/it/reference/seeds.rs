//! The five seeds line by line, in our words, and where a reader finds each line on the page.

use super::check::{At, Line, Source, check};
use tensu::Yaku;
use tensu::yaku::Unit;

mod ari_ari;
mod cheatsheet;
mod korean;
mod sanma_ryanshi;
mod shanghai;

const HAN: Unit = Unit::Han;
const YAKUMAN: Unit = Unit::Yakuman;
const POINTS: Unit = Unit::Points;
