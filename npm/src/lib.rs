//! The WebAssembly of the npm package: [`tensu::js`], linked on its own.

pub use tensu::js::*;
