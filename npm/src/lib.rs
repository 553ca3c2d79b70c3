//! The WebAssembly of the npm package: [`tensu::js`], linked on its own.

pub use tensu::js::*;

#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();
