//! Puts into the site what reads photos: `www/photo/`, the reader in both its kinds, and the weights. Each file is named after what is in it
//! and named by the one that loads it; the first of them is on the list of what comes later (`languages.rs`), so the app's first
//! file does not grow by it.

use std::path::Path;

use crate::failure::{Failure, Result};
use crate::files;
use crate::fingerprint::Fingerprint;
use crate::photo::{GLUE, KINDS, WEIGHTS, build};
use crate::project::Project;

/// The folder of the site that all of it is in.
pub const FOLDER: &str = "photo/";

/// Adds all of it, and returns the address of the script that the app loads.
pub fn add(project: &Project, folder: &Path) -> Result<String> {
    let log = project.scratch().join("photo.log");
    let built = build(project, &log)?;
    let to = folder.join(FOLDER);
    files::create(&to)?;
    let put = |name: &str, bytes: &[u8]| -> Result<String> {
        let (start, end) = name.rsplit_once('.').unwrap_or((name, ""));
        let name = format!("{start}-{}.{end}", Fingerprint::new().add(bytes).hex());
        files::write(&to.join(&name), bytes)?;
        Ok(name)
    };
    let mut worker = files::read(&project.path("www/photo/worker.js"))?;
    for (name, ..) in KINDS {
        let wasm = format!("{name}_bg.wasm");
        let kept = put(&wasm, &files::bytes(&built.join(&wasm))?)?;
        worker = filled(&worker, &format!("{{{{{wasm}}}}}"), &kept)?;
    }
    let glue = put(GLUE, &files::bytes(&built.join(GLUE))?)?;
    worker = filled(&worker, "{{reader.js}}", &glue)?;
    let weights = put("weights.bin", &files::bytes(&project.path(WEIGHTS))?)?;
    worker = filled(&worker, "{{weights.bin}}", &weights)?;
    let worker = put("worker.js", worker.as_bytes())?;
    let script = files::read(&project.path("www/photo/photo.js"))?;
    let script = filled(&script, "{{worker.js}}", &worker)?;
    Ok([
        FOLDER,
        &put("photo.js", without_comments(&script).as_bytes())?,
    ]
    .concat())
}

/// The text with a name in its place, of which there is one.
pub(super) fn filled(text: &str, place: &str, name: &str) -> Result<String> {
    if text.matches(place).count() != 1 {
        return Err(Failure::new(
            format!("a script names `{place}` not once"),
            "see www/photo/ and www/texts/, and photo.rs and texts.rs in xtask/src/site: the one has the places, the other fills them",
        ));
    }
    Ok(text.replace(place, name))
}

/// The script without the lines that are comments: those are for whoever reads its source.
pub(super) fn without_comments(script: &str) -> String {
    let is_code =
        |line: &&str| !line.trim_start().starts_with("//") && !line.trim_start().starts_with("/**");
    script
        .lines()
        .filter(is_code)
        .flat_map(|line| [line.trim_start(), "\n"])
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{filled, without_comments};

    #[test]
    fn each_place_is_filled_once() {
        assert_eq!(
            filled("a {{x}} b", "{{x}}", "y").ok().as_deref(),
            Some("a y b")
        );
        assert!(filled("a", "{{x}}", "y").is_err());
        assert!(filled("{{x}} {{x}}", "{{x}}", "y").is_err());
    }

    #[test]
    fn comments_stay_in_the_source() {
        let script = "// About.\n/** One. */\n  call(\"https://x\"); // here\n";
        assert_eq!(without_comments(script), "call(\"https://x\"); // here\n");
    }

    #[test]
    fn the_scripts_have_their_places() {
        let worker = include_str!("../../../www/photo/worker.js");
        for place in [
            "{{reader.js}}",
            "{{reader_bg.wasm}}",
            "{{reader-simd_bg.wasm}}",
            "{{weights.bin}}",
        ] {
            assert_eq!(worker.matches(place).count(), 1, "{place}");
        }
        assert_eq!(
            include_str!("../../../www/photo/photo.js")
                .matches("{{worker.js}}")
                .count(),
            1
        );
    }
}
