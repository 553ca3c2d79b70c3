//! Functions of a WebAssembly file in an order that gzip likes.
//!
//! gzip looks back 32 KB, and the functions are three quarters of a file of many times that: those that are alike have to lie
//! near each other. A function's number is its place, so every number in the file changes with it.
//!
//! What only tools read (who made the file, of what features) is left out.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::convert::Infallible;
use std::fs;
use std::path::Path;

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module, NameMap, NameSection};
use wasmparser::{
    CodeSectionReader, CustomSectionReader, FunctionBody, FunctionSectionReader, KnownCustom, Name,
    Parser, Payload, TypeRef,
};

use crate::failure::{Failure, Result, io};

/// How many bytes have to be the same; gzip takes three, which are not worth their place.
const PIECE: usize = 6;

/// How far back a piece counts as there, and how much: a little less than gzip looks, and more when it is near.
const REACHES: [(usize, u64); 2] = [(30_000, 2), (1_500, 1)];

/// Puts the functions of the file into the order.
pub fn rearrange(wasm: &Path) -> Result {
    let bytes = fs::read(wasm).map_err(io("read", wasm))?;
    let bytes = ordered(&bytes).map_err(|error| {
        Failure::new(
            format!(
                "the functions of {} cannot be ordered: {error}",
                wasm.display()
            ),
            "see whether a new rustc or wasm-opt writes what xtask/src/order.rs does not know",
        )
    })?;
    fs::write(wasm, bytes).map_err(io("write", wasm))
}

type Outcome<T = ()> = std::result::Result<T, Error<Infallible>>;

/// The same module with its functions in the order, checked.
fn ordered(wasm: &[u8]) -> Outcome<Vec<u8>> {
    let mut functions = Functions::of(wasm)?;
    let mut module = Module::new();
    functions.parse_core_module(&mut module, Parser::new(0), wasm)?;
    let bytes = module.finish();
    wasmparser::validate(&bytes)?;
    Ok(bytes)
}

/// What a module has of functions, in the old order.
struct Functions<'a> {
    /// So many come from outside, and keep their numbers.
    imported: u32,
    types: Vec<u32>,
    bodies: Vec<FunctionBody<'a>>,
    /// The new order.
    order: Vec<usize>,
    /// Where each is in it.
    places: Vec<u32>,
}

impl<'a> Functions<'a> {
    fn of(wasm: &'a [u8]) -> Outcome<Self> {
        let (mut imported, mut types, mut bodies) = (0, Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(wasm) {
            match payload? {
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::FunctionSection(section) => {
                    types = section.into_iter().collect::<std::result::Result<_, _>>()?;
                }
                Payload::CodeSectionEntry(body) => bodies.push(body),
                _ => {}
            }
        }
        let order = alike(
            &bodies
                .iter()
                .map(FunctionBody::as_bytes)
                .collect::<Vec<_>>(),
        );
        let mut places = vec![0; order.len()];
        for (place, &function) in (0..).zip(&order) {
            places[function] = place;
        }
        Ok(Self {
            imported,
            types,
            bodies,
            order,
            places,
        })
    }
}

impl Reencode for Functions<'_> {
    type Error = Infallible;

    fn function_index(&mut self, number: u32) -> Outcome<u32> {
        let own = number.checked_sub(self.imported);
        let place = own.and_then(|own| self.places.get(own as usize));
        Ok(place.map_or(number, |place| self.imported + place))
    }

    fn parse_function_section(
        &mut self,
        section: &mut FunctionSection,
        _: FunctionSectionReader<'_>,
    ) -> Outcome {
        for &function in &self.order {
            section.function(self.types[function]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        section: &mut CodeSection,
        _: CodeSectionReader<'_>,
    ) -> Outcome {
        for place in 0..self.order.len() {
            let body = self.bodies[self.order[place]].clone();
            self.parse_function_body(section, body)?;
        }
        Ok(())
    }

    fn parse_custom_section(
        &mut self,
        module: &mut Module,
        section: CustomSectionReader<'_>,
    ) -> Outcome {
        if let KnownCustom::Name(names) = section.as_known() {
            module.section(&self.custom_name_section(names)?);
        }
        Ok(())
    }

    /// Of the names, if any, those of functions: they have to stand by number, the new one.
    fn parse_custom_name_subsection(&mut self, names: &mut NameSection, part: Name<'_>) -> Outcome {
        if let Name::Function(functions) = part {
            let mut sorted = BTreeMap::new();
            for naming in functions {
                let naming = naming?;
                sorted.insert(self.function_index(naming.index)?, naming.name);
            }
            let mut map = NameMap::new();
            for (number, name) in sorted {
                map.append(number, name);
            }
            names.functions(&map);
        }
        Ok(())
    }
}

/// An order in which each function is the one, of those that are left, of which most was there a short time ago.
///
/// Whole numbers only, and nothing that hangs on the order of a hash map: the same file from the same bytes everywhere.
fn alike(bodies: &[&[u8]]) -> Vec<usize> {
    let pieces = pieces(bodies);
    let mut users = vec![Vec::new(); pieces.iter().flatten().max().map_or(0, |max| max + 1)];
    for (function, pieces) in pieces.iter().enumerate() {
        for &piece in pieces {
            users[piece].push(function);
        }
    }
    // What many have comes again anyway; what two have makes them neighbours, now or never.
    let worth: Vec<u64> = (users.iter())
        .map(|users| match users.len() as u64 {
            1 => 0,
            many => (1 << 24) / less(many),
        })
        .collect();
    let size: Vec<u64> = (bodies.iter())
        .map(|body| less(body.len() as u64 + 20))
        .collect();

    let mut known = vec![0; bodies.len()];
    let mut windows = REACHES.map(|(reach, weight)| Window {
        reach,
        weight,
        bytes: 0,
        first: 0,
        there: vec![0; users.len()],
    });
    let mut left: Vec<usize> = (0..bodies.len()).collect();
    let mut order = Vec::with_capacity(bodies.len());
    while let Some(&next) = (left.iter())
        .max_by_key(|&&function| ((known[function] << 16) / size[function], Reverse(function)))
    {
        left.retain(|&function| function != next);
        order.push(next);
        for window in &mut windows {
            window.bytes += bodies[next].len();
            for &piece in &pieces[next] {
                window.there[piece] += 1;
                if window.there[piece] == 1 {
                    for &user in &users[piece] {
                        known[user] += window.weight * worth[piece];
                    }
                }
            }
            while window.bytes > window.reach && order[window.first] != next {
                let old = order[window.first];
                window.first += 1;
                window.bytes -= bodies[old].len();
                for &piece in &pieces[old] {
                    window.there[piece] -= 1;
                    if window.there[piece] == 0 {
                        for &user in &users[piece] {
                            known[user] -= window.weight * worth[piece];
                        }
                    }
                }
            }
        }
    }
    order
}

/// What lies at most so far back.
struct Window {
    reach: usize,
    weight: u64,
    bytes: usize,
    /// The place of the first function in it.
    first: usize,
    /// How many functions in it have the piece.
    there: Vec<u32>,
}

/// The pieces of each function, each once, by numbers.
fn pieces(bodies: &[&[u8]]) -> Vec<Vec<usize>> {
    let mut numbers = HashMap::new();
    (bodies.iter())
        .map(|body| {
            let mut own: Vec<usize> = (body.windows(PIECE))
                .map(|piece| {
                    let next = numbers.len();
                    *numbers.entry(piece).or_insert(next)
                })
                .collect();
            own.sort_unstable();
            own.dedup();
            own
        })
        .collect()
}

/// The number to the power of three quarters, times 256.
fn less(number: u64) -> u64 {
    (number * (number << 32).isqrt()).isqrt()
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;
    use std::collections::BTreeMap;

    use wasm_encoder::{
        CodeSection, ConstExpr, CustomSection, ElementSection, Elements, EntityType, ExportKind,
        ExportSection, Function, FunctionSection, GlobalSection, GlobalType, ImportSection, Module,
        NameMap, NameSection, RefType, StartSection, TableSection, TableType, TypeSection, ValType,
    };
    use wasmparser::{
        ElementItems, FunctionBody, KnownCustom, Name, NameSectionReader, Operator, Parser,
        Payload, TypeRef,
    };

    use super::{less, ordered};

    /// How many functions the module has of its own.
    const OWN: u32 = 12;

    /// A module with one imported function and some of its own. Each first says its number, then calls another one and the
    /// imported one, then does what all even ones do, or all odd ones.
    fn module(names: bool) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        types.ty().function([], [ValType::I32]);
        let mut imports = ImportSection::new();
        imports.import("host", "call", EntityType::Function(0));
        let (mut functions, mut code) = (FunctionSection::new(), CodeSection::new());
        for i in 0..OWN {
            // Types follow their functions, too.
            functions.function(u32::from(i == 3));
            let mut body = Function::new([(i, ValType::F32)]);
            let mut write = body.instructions();
            write.i32_const(i as i32).drop();
            write.call(1 + (i + 5) % OWN).call(0);
            if (i + 5) % OWN == 3 {
                write.drop();
            }
            write.ref_func(1 + (i + 7) % OWN).drop();
            for step in 0..40 {
                write.i32_const(step * [77, 131][i as usize % 2]).drop();
            }
            if i == 3 {
                write.i32_const(0);
            }
            write.end();
            code.function(&body);
        }
        let reference = RefType::FUNCREF;
        let mut tables = TableSection::new();
        tables.table(TableType {
            element_type: reference,
            table64: false,
            minimum: 20,
            maximum: None,
            shared: false,
        });
        let mut globals = GlobalSection::new();
        let global = GlobalType {
            val_type: ValType::Ref(reference),
            mutable: false,
            shared: false,
        };
        globals.global(global, &ConstExpr::ref_func(9));
        let mut exports = ExportSection::new();
        for i in [7, 0, 3, 8] {
            exports.export(&format!("export {i}"), ExportKind::Func, 1 + i);
        }
        let mut elements = ElementSection::new();
        let all: Cow<[u32]> = (0..=OWN).rev().collect();
        elements.active(None, &ConstExpr::i32_const(0), Elements::Functions(all));
        let refs = [5, 2].map(ConstExpr::ref_func);
        elements.passive(Elements::Expressions(reference, refs[..].into()));
        let mut module = Module::new();
        module
            .section(&types)
            .section(&imports)
            .section(&functions)
            .section(&tables)
            .section(&globals)
            .section(&exports)
            .section(&StartSection { function_index: 7 })
            .section(&elements)
            .section(&code);
        if names {
            let (mut section, mut map) = (NameSection::new(), NameMap::new());
            for i in 0..=OWN {
                map.append(i, &format!("name {i}"));
            }
            section.functions(&map);
            module.section(&section);
        }
        module.section(&CustomSection {
            name: "producers".into(),
            data: Cow::Borrowed(&[0]),
        });
        module.finish()
    }

    /// A type, locals and instructions, with what functions say in place of their numbers.
    fn told(body: &FunctionBody, ty: u32, says: impl Fn(u32) -> String) -> String {
        let locals = body.get_locals_reader().expect("locals").into_iter();
        let locals = locals.map(|local| format!("{:?}", local.expect("a local")));
        let operators = body.get_operators_reader().expect("operators").into_iter();
        let operators = operators.map(|operator| match operator.expect("one") {
            Operator::Call { function_index } => format!("call {}", says(function_index)),
            Operator::RefFunc { function_index } => format!("ref {}", says(function_index)),
            other => format!("{other:?}"),
        });
        let all: Vec<_> = [format!("type {ty}")]
            .into_iter()
            .chain(locals)
            .chain(operators)
            .collect();
        all.join(" ")
    }

    /// The names of functions in the section, which has no others.
    fn numbers(names: NameSectionReader) -> Vec<(u32, String)> {
        let parts = names
            .into_iter()
            .flat_map(|part| match part.expect("a part") {
                Name::Function(names) => names,
                _ => panic!("names of functions only"),
            });
        parts
            .map(|naming| naming.expect("a name"))
            .map(|naming| (naming.index, naming.name.to_owned()))
            .collect()
    }

    /// Everything in the module that names a function, with what the function says of itself in place of its number; and
    /// what the functions say in their order.
    fn read(wasm: &[u8]) -> (BTreeMap<String, String>, Vec<i32>) {
        wasmparser::validate(wasm).expect("a valid module");
        let bodies: Vec<_> = (Parser::new(0).parse_all(wasm))
            .filter_map(|payload| match payload.expect("a section") {
                Payload::CodeSectionEntry(body) => body.get_operators_reader().ok(),
                _ => None,
            })
            .map(|mut operators| format!("{:?}", operators.read().expect("one")))
            .collect();
        let says = |number: u32| match number.checked_sub(1) {
            None => "imported".to_owned(),
            Some(own) => bodies[own as usize].clone(),
        };
        let value = |expression: wasmparser::ConstExpr| match expression
            .get_operators_reader()
            .read()
            .expect("one")
        {
            Operator::RefFunc { function_index } => says(function_index),
            other => format!("{other:?}"),
        };
        let mut all = BTreeMap::new();
        let mut types = Vec::new();
        let mut code = 0;
        for payload in Parser::new(0).parse_all(wasm) {
            match payload.expect("a section") {
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        let import = import.expect("an import");
                        assert_eq!((import.name, import.ty), ("call", TypeRef::Func(0)));
                    }
                }
                Payload::FunctionSection(section) => {
                    types.extend(section.into_iter().map(|ty| ty.expect("a type")));
                }
                Payload::ExportSection(section) => {
                    for export in section {
                        let export = export.expect("an export");
                        all.insert(export.name.to_owned(), says(export.index));
                    }
                }
                Payload::StartSection { func, .. } => {
                    all.insert("start".to_owned(), says(func));
                }
                Payload::GlobalSection(section) => {
                    for global in section {
                        let global = global.expect("a global");
                        all.insert("global".to_owned(), value(global.init_expr));
                    }
                }
                Payload::ElementSection(section) => {
                    for (i, element) in section.into_iter().enumerate() {
                        let items = match element.expect("an element").items {
                            ElementItems::Functions(numbers) => (numbers.into_iter())
                                .map(|number| says(number.expect("a number")))
                                .collect::<Vec<_>>(),
                            ElementItems::Expressions(_, expressions) => (expressions.into_iter())
                                .map(|each| value(each.expect("an expression")))
                                .collect(),
                        };
                        all.insert(format!("element {i}"), items.join(", "));
                    }
                }
                Payload::CodeSectionEntry(body) => {
                    let text = told(&body, types[code], says);
                    all.insert(format!("body of {}", bodies[code]), text);
                    code += 1;
                }
                Payload::CustomSection(section) => {
                    let KnownCustom::Name(names) = section.as_known() else {
                        all.insert(section.name().to_owned(), String::new());
                        continue;
                    };
                    let functions = numbers(names);
                    assert!(functions.is_sorted(), "by number");
                    all.extend(
                        functions
                            .into_iter()
                            .map(|(number, name)| (name, says(number))),
                    );
                }
                _ => {}
            }
        }
        let said = (bodies.iter())
            .map(|body| {
                let digits: String = body.chars().filter(char::is_ascii_digit).collect();
                digits["32".len()..].parse().expect("a number")
            })
            .collect();
        (all, said)
    }

    #[test]
    fn every_number_follows_its_function() {
        for names in [false, true] {
            let old = module(names);
            let new = ordered(&old).expect("an order");
            let ((mut before, first), (after, then)) = (read(&old), read(&new));
            assert_eq!(before.remove("producers"), Some(String::new()));
            assert_eq!(before, after);
            assert_eq!(before.len(), [20, 33][usize::from(names)]);
            assert_eq!(first, (0..OWN as i32).collect::<Vec<_>>());
            assert_ne!(first, then);
        }
    }

    #[test]
    fn what_is_alike_lies_together() {
        let (_, order) = read(&ordered(&module(false)).expect("an order"));
        let changes = order.windows(2).filter(|pair| (pair[0] - pair[1]) % 2 != 0);
        assert_eq!(changes.count(), 1, "{order:?}");
    }

    #[test]
    fn the_same_bytes_give_the_same_bytes() {
        let module = module(true);
        assert_eq!(ordered(&module).ok(), ordered(&module).ok());
    }

    #[test]
    fn what_is_no_module_is_refused() {
        let module = module(false);
        for end in [0, 7, 9, 60, module.len() - 40] {
            assert!(ordered(&module[..end]).is_err(), "cut at {end}");
        }
        assert_eq!(
            ordered(&Module::new().finish()).ok(),
            Some(Module::new().finish())
        );
    }

    #[test]
    fn three_quarters_of_a_power() {
        assert_eq!(
            [0, 1, 16, 81, 10_000].map(less),
            [0, 256, 2048, 6912, 256_000]
        );
    }
}
