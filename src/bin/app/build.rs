//! Has the linker leave in the app what `xtask/src/site/split.rs` cuts it by; that takes it out again.
//!
//! Not in `.cargo/config.toml`: cargo ignores flags there where `RUSTFLAGS` is set.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let target = std::env::var("CARGO_CFG_TARGET_FAMILY");
    if target.is_ok_and(|family| family == "wasm") {
        println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
    }
}
