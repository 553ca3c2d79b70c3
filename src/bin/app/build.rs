//! Has the linker leave in the app what `xtask/src/site/split.rs` cuts it by; that takes it out again.
//!
//! Not in `.cargo/config.toml`: cargo ignores flags there where `RUSTFLAGS` is set.

fn main() {
    println!("cargo::rerun-if-changed=src/bin/app/build.rs");
    let target = std::env::var("CARGO_CFG_TARGET_FAMILY");
    if target.is_ok_and(|family| family == "wasm")
        && std::env::var_os("CARGO_FEATURE_APP").is_some()
    {
        println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
    }
}
