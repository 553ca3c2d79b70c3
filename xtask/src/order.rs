//! Functions of a WebAssembly file in an order that gzip likes.
//!
//! gzip looks back 32 KB, and the functions are three quarters of a file of many times that: those that are alike have to lie
//! near each other. A function's number is its place, so every number in the file changes with it.
//!
//! Sections that only tools read (who made the file, of what features) are left out.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::convert::Infallible;
use std::path::Path;

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module, NameMap, NameSection};
use wasmparser::{
    CodeSectionReader, CustomSectionReader, FunctionBody, FunctionSectionReader, KnownCustom, Name,
    Parser, Payload, TypeRef,
};

use crate::failure::{Failure, Result};
use crate::files;

/// The number of bytes that have to be the same; gzip takes three, which are not worth their place.
const PIECE: usize = 6;

/// The distances in which a piece counts as there, and its weight: a little less than gzip looks back, and more when it
/// is near.
const REACHES: [(usize, u64); 2] = [(30_000, 2), (1_500, 1)];

/// Puts the functions of the file into the order.
pub fn rearrange(wasm: &Path) -> Result {
    let bytes = ordered(&files::bytes(wasm)?).map_err(|error| {
        Failure::new(
            format!(
                "the functions of {} cannot be ordered: {error}",
                wasm.display()
            ),
            "see whether a new rustc or wasm-opt writes what xtask/src/order.rs does not know",
        )
    })?;
    files::write(wasm, bytes)
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

/// The functions of a module, in the old order.
struct Functions<'a> {
    /// The number of those that come from outside, and keep their numbers.
    imported: u32,
    types: Vec<u32>,
    bodies: Vec<FunctionBody<'a>>,
    /// The new order.
    order: Vec<usize>,
    /// The place of each in it.
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

    /// Keeps the names of functions, if there are any: they have to stand by number, the new one.
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

/// Returns an order in which the next function is always the one that has most in common with those just before it.
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

/// The functions that lie at most so far back.
struct Window {
    reach: usize,
    weight: u64,
    bytes: usize,
    /// The place of the first function in it.
    first: usize,
    /// The number of functions in it that have each piece.
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
mod tests;
