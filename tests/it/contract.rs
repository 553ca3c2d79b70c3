//! The types of the npm package, its list of names and its JSON Schema are what the description of the contract says.

use std::fs;
use std::path::Path;

#[path = "../../examples/contract/outputs.rs"]
mod outputs;

#[test]
fn whatever_is_made_of_the_description_is_fresh() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (path, text) in outputs::all(root).expect("the files of the repository") {
        let there = fs::read_to_string(root.join(path)).unwrap_or_default();
        assert!(
            there == text,
            "{path} is not as the description says: cargo run --example contract"
        );
    }
}
