//! A layer of the net.

use alloc::vec::Vec;

use crate::kernel::Packed;
use crate::size::{Scale, Size};

/// One convolution.
#[derive(Debug)]
pub(crate) struct Layer {
    pub(crate) size: Size,
    /// The input is added to the output.
    pub(crate) adds: bool,
    pub(crate) relu: bool,
    pub(crate) scales: Vec<Scale>,
    pub(crate) packed: Packed,
}
