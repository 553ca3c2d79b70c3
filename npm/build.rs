//! Says to whoever builds the engine alone, as `wasm-pack build` does, where the package is made.

fn main() {
    println!("cargo::rerun-if-env-changed=TENSU_PACKAGE");
    let target = std::env::var("CARGO_CFG_TARGET_FAMILY");
    let is_alone = std::env::var_os("TENSU_PACKAGE").is_none();
    if is_alone && target.is_ok_and(|family| family == "wasm") {
        println!(
            "cargo::warning=this is the engine without its scripts: `npm run build` here makes the package, in target/npm/tensu"
        );
    }
}
