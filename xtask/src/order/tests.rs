//! The order keeps the module what it is.

use std::borrow::Cow;
use std::collections::BTreeMap;

use wasm_encoder::{
    CodeSection, ConstExpr, CustomSection, ElementSection, Elements, EntityType, ExportKind,
    ExportSection, Function, FunctionSection, GlobalSection, GlobalType, ImportSection, Module,
    NameMap, NameSection, RefType, StartSection, TableSection, TableType, TypeSection, ValType,
};
use wasmparser::{
    ElementItems, FunctionBody, KnownCustom, Name, NameSectionReader, Operator, Parser, Payload,
    TypeRef,
};

use super::{less, ordered};

/// The number of functions that the module has of its own.
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
