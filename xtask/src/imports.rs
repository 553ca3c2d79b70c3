//! Short names for what the WebAssembly imports from its glue.
//!
//! wasm-bindgen names each import after its JavaScript function and a hash, in both files, and hashes do not compress:
//! that is 4 KB gzip of the site.

use std::path::Path;

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{ImportSection, Module};
use wasmparser::{ImportSectionReader, Parser};

use crate::failure::{Failure, Result};
use crate::files;

/// Renames the imports in both files, and takes the indentation out of the glue.
pub fn shorten(wasm: &Path, glue: &Path) -> Result {
    let (bytes, text) = renamed(&files::bytes(wasm)?, &files::read(glue)?).map_err(|error| {
        Failure::new(
            format!(
                "the imports of {} cannot be renamed: {error}",
                wasm.display()
            ),
            "see whether a new wasm-bindgen changed the file or its glue; xtask/src/imports.rs reads both",
        )
    })?;
    files::write(wasm, bytes)?;
    files::write(glue, text)
}

/// An outcome, or what fails in the encoder, or the reason why a name has to stay.
type Outcome<T = ()> = std::result::Result<T, Error<String>>;

/// Returns both files with short names.
fn renamed(wasm: &[u8], glue: &str) -> Outcome<(Vec<u8>, String)> {
    let glue = glue.lines().flat_map(|line| [line.trim(), "\n"]).collect();
    let mut names = Names { glue };
    let mut module = Module::new();
    names.parse_core_module(&mut module, Parser::new(0), wasm)?;
    Ok((module.finish(), names.glue))
}

/// Gives each import its number as its name, in the glue too.
struct Names {
    glue: String,
}

impl Reencode for Names {
    type Error = String;

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: ImportSectionReader<'_>,
    ) -> Outcome {
        for (number, import) in section.into_imports().enumerate() {
            let import = import?;
            let (old, new) = (import.name, format!("_{number}"));
            let times = self.glue.matches(old).count();
            if times != 1 {
                let why = format!("the glue has `{old}` {times} times, not once");
                return Err(Error::UserError(why));
            }
            self.glue = self.glue.replace(old, &new);
            imports.import(import.module, &new, self.entity_type(import.ty)?);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::renamed;

    /// A module with a custom section, an imported function, an imported memory, and one section more.
    fn module(function: &str, memory: &str) -> Vec<u8> {
        let text = format!(
            "(module (@custom \"x\" (before first) \"y\")
             (import \"./app\" \"{function}\" (func)) (import \"./app\" \"{memory}\" (memory 1))
             (export \"again\" (func 0)))"
        );
        wat::parse_str(text).expect("a module")
    }

    #[test]
    fn an_import_has_a_short_name_in_both_files() {
        let glue = "a = {\n    long_f: 5,\n    long_m: 6,\n}";
        let short = "a = {\n_0: 5,\n_1: 6,\n}\n";
        assert_eq!(
            renamed(&module("long_f", "long_m"), glue).ok(),
            Some((module("_0", "_1"), short.to_owned()))
        );
    }

    #[test]
    fn a_name_that_is_not_once_in_the_glue_is_refused() {
        for (glue, times) in [("a = {}", 0), ("long_f long_m long_f", 2)] {
            let error = renamed(&module("long_f", "long_m"), glue).expect_err(glue);
            let text = format!("the glue has `long_f` {times} times, not once");
            assert_eq!(error.to_string(), text);
        }
    }

    #[test]
    fn what_is_no_module_is_refused() {
        let module = module("long_f", "long_m");
        for end in [0, 7, 9, 30, module.len() - 1] {
            assert!(
                renamed(&module[..end], "long_f long_m").is_err(),
                "cut at {end}"
            );
        }
    }
}
