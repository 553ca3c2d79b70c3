//! The WebAssembly of the npm package: [`tensu_wire::js`], linked on its own.

pub use tensu_wire::js::*;

#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();
