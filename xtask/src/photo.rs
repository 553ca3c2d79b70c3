//! The reader of photos for browsers (`crates/photo/web`), twice: for those that reckon four numbers at a time, and for all others.

use std::path::{Path, PathBuf};

use crate::command::{cargo, checked, program, without_home_but};
use crate::failure::Result;
use crate::files::{self, fresh};
use crate::project::Project;

pub mod measure;

/// The two kinds: the name of the glue, without its end, and the flags of rustc and wasm-opt.
pub const KINDS: [(&str, &[&str], &str); 2] = [
    ("reader", &[], ""),
    (
        "reader-simd",
        &["-Ctarget-feature=+simd128"],
        "--enable-simd",
    ),
];

/// The weights of the net, which stand beside it.
pub const WEIGHTS: &str = "photo/weights.bin";

/// As nearly all of the time goes into one loop, speed comes before bytes; what rustc may emit is as in `site/split.rs`.
const FAST: &str = "-O3 --low-memory-unused --enable-bulk-memory --enable-multivalue --enable-mutable-globals \
     --enable-nontrapping-float-to-int --enable-reference-types --enable-sign-ext";

/// The JavaScript around either kind.
pub const GLUE: &str = "reader.js";

/// Builds both into a folder of the project's own: [`GLUE`], and for each kind `NAME_bg.wasm`. Both come of one name, as the glue says
/// to the WebAssembly what it is called.
pub fn build(project: &Project, log: &Path) -> Result<PathBuf> {
    let folder = project.scratch().join("photo");
    fresh(&folder)?;
    let done = |command: &mut std::process::Command| {
        let fix =
            "read the first error above; if a tool is missing, `cargo xtask setup` installs it";
        checked(command, "the reader of photos could not be built", log, fix).map(|_| ())
    };
    for (name, flags, options) in KINDS {
        // A folder each: other flags would compile the one anew for the other, and Trunk may hold that of the app.
        let target = project.path("target/photo").join(name);
        let line = "build --package tensu-photo-web --target wasm32-unknown-unknown --profile photo --target-dir";
        let mut build = cargo(project, line);
        build.arg(&target);
        done(without_home_but(&mut build, flags))?;
        let bound = folder.join(name);
        let line = "wasm-bindgen --target web --no-typescript --out-name reader --out-dir";
        let mut bind = program(project, line);
        bind.arg(&bound)
            .arg(target.join("wasm32-unknown-unknown/photo/tensu_photo_web.wasm"));
        done(&mut bind)?;
        let wasm = folder.join(format!("{name}_bg.wasm"));
        let mut shrink = program(project, &format!("wasm-opt {FAST} {options}"));
        done(
            shrink
                .arg("-o")
                .arg(&wasm)
                .arg(bound.join("reader_bg.wasm")),
        )?;
        files::write(&folder.join(GLUE), files::bytes(&bound.join(GLUE))?)?;
    }
    Ok(folder)
}
