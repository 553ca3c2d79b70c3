//! Writes what is made of the description of the contract (`tensu_wire::contract`): the types of the npm package, the names of
//! fields that it looks at, and the JSON Schema. In the repository: `cargo run --example contract`.

use std::path::Path;
use std::{fs, io};

#[path = "outputs.rs"]
mod outputs;

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (path, text) in outputs::all(root)? {
        if fs::read_to_string(root.join(path)).is_ok_and(|old| old == text) {
            println!("{path} is as it was");
        } else {
            fs::write(root.join(path), text)?;
            println!("{path} is written");
        }
    }
    Ok(())
}
