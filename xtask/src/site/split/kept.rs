//! The linked app as one of its programs takes it to be cut: some parts are no parts of their own there, and others do not exist.
//!
//! A part is a function that the rest imports, from nowhere, and exports under a like name (`wasm_split_helpers`); the splitter takes the
//! two for one by these names. Under other names of the same length it sees an import and an export like any other, and the glue leads
//! from one to the other. Where the export is gone, all that only it reached goes with it.

use std::fmt::Write as _;

use wasm_encoder::{ExportKind, ExportSection, Module, RawSection};
use wasmparser::{BinaryReaderError, ExportSectionReader, ExternalKind, Parser, Payload};

use super::{LOADER, Program};

/// The beginning of the names of a part's function.
const CUT: &str = "__wasm_split_00";
/// The name that takes its place in the names of one that is no part.
const WHOLE: &str = "__wasm_whole_00";
/// The word in the name of an import, and that in the name of the export.
const SIDES: [&str; 2] = ["00_import_", "00_export_"];

/// The app for a program.
pub(super) struct Kept {
    /// The module for the splitter.
    pub(super) wasm: Vec<u8>,
    /// The text that the glue gives the program in place of the parts that are none.
    pub(super) table: String,
}

impl Kept {
    pub(super) fn of(linked: &[u8], program: &Program) -> Result<Self, BinaryReaderError> {
        let mut bytes = linked.to_vec();
        for part in program.within.iter().chain(program.lacks) {
            rename(&mut bytes, &named(CUT, part), &named(WHOLE, part));
        }
        let is_of = |name: &str, parts: &[&str]| {
            parts
                .iter()
                .any(|part| name.starts_with(&named(WHOLE, part)))
        };
        let (mut module, mut table) = (Module::new(), String::new());
        for part in program.within {
            let _ = write!(table, "{LOADER}{part}: at(true),");
        }
        for part in program.lacks {
            let _ = write!(table, "{LOADER}{part}: at(false),");
        }
        for payload in Parser::new(0).parse_all(&bytes) {
            let payload = payload?;
            if let Payload::ImportSection(imports) = &payload {
                for import in imports.clone().into_imports() {
                    let name = import?.name;
                    let [own, other] = SIDES;
                    if is_of(name, program.within) {
                        let export = name.replace(own, other);
                        let _ = write!(table, "{name}: (...all) => wasm.{export}(...all),");
                    } else if is_of(name, program.lacks) {
                        let _ = write!(table, "{name}: at,");
                    }
                }
            }
            if let Payload::ExportSection(exports) = &payload {
                module.section(&without(exports, |name| is_of(name, program.lacks))?);
            } else if let Some((id, range)) = payload.as_section() {
                let data = bytes.get(range.start as usize..range.end as usize);
                let data = data.unwrap_or_default();
                module.section(&RawSection { id, data });
            }
        }
        Ok(Self {
            wasm: module.finish(),
            table,
        })
    }
}

/// The beginning of the names of both sides of a part's function.
fn named(start: &str, part: &str) -> String {
    format!("{start}{part}00_")
}

/// Puts a name of the same length in the place of another.
fn rename(bytes: &mut [u8], old: &str, new: &str) {
    let mut from = 0;
    while let Some(at) = found(&bytes[from..], old.as_bytes()) {
        let start = from + at;
        from = start + old.len();
        bytes[start..from].copy_from_slice(new.as_bytes());
    }
}

/// The place where something begins.
fn found(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|some| some == wanted)
}

/// The exports without some.
fn without(
    exports: &ExportSectionReader<'_>,
    is_gone: impl Fn(&str) -> bool,
) -> Result<ExportSection, BinaryReaderError> {
    let mut kept = ExportSection::new();
    for export in exports.clone() {
        let export = export?;
        if !is_gone(export.name) {
            let kind = match export.kind {
                ExternalKind::Func | ExternalKind::FuncExact => ExportKind::Func,
                ExternalKind::Table => ExportKind::Table,
                ExternalKind::Memory => ExportKind::Memory,
                ExternalKind::Global => ExportKind::Global,
                ExternalKind::Tag => ExportKind::Tag,
            };
            kept.export(export.name, kind, export.index);
        }
    }
    Ok(kept)
}

#[cfg(test)]
mod tests {
    use super::super::Program;
    use super::Kept;

    #[test]
    fn a_part_is_within_or_gone_or_stays_a_part() {
        let both = |part: &str, at: usize| {
            format!(
                "(import \"p\" \"__wasm_split_00{part}00_import_{at}_f\" (func))
                 (export \"__wasm_split_00{part}00_export_{at}_f\" (func {at}))"
            )
        };
        let parts = ["one", "two", "far"];
        let (imports, exports): (Vec<_>, Vec<_>) = (parts.iter().enumerate())
            .map(|(at, part)| {
                let both = both(part, at);
                let (import, export) = both.split_once('\n').expect("two lines");
                (import.to_owned(), export.to_owned())
            })
            .unzip();
        let text = format!("(module {} {})", imports.concat(), exports.concat());
        let program = Program {
            name: "",
            parts: "",
            within: &["one"],
            lacks: &["two"],
            drawn: ("", &[]),
        };
        let linked = wat::parse_str(text).expect("a module");
        let kept = Kept::of(&linked, &program).expect("a program");
        let text = wasmprinter::print_bytes(&kept.wasm).expect("a module");
        for (name, is_there) in [
            ("__wasm_whole_00one00_import_0_f", true),
            ("__wasm_whole_00one00_export_0_f", true),
            ("__wasm_whole_00two00_import_1_f", true),
            ("__wasm_whole_00two00_export_1_f", false),
            ("__wasm_split_00far00_import_2_f", true),
            ("__wasm_split_00far00_export_2_f", true),
            ("__wasm_split_00one", false),
        ] {
            assert_eq!(text.contains(name), is_there, "{name}: {text}");
        }
        assert_eq!(
            kept.table,
            "__wasm_split_load_one: at(true),__wasm_split_load_two: at(false),\
             __wasm_whole_00one00_import_0_f: (...all) => wasm.__wasm_whole_00one00_export_0_f(...all),\
             __wasm_whole_00two00_import_1_f: at,"
        );
    }
}
