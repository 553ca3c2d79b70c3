//! The order keeps the module what it is.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use wasm_encoder::Module;

use super::{less, ordered};

/// The number of functions that the module has of its own.
const OWN: u32 = 12;

/// A module with one imported function and some of its own, with names or without. Each first says its number, then calls another
/// one and the imported one, then does what all even ones do, or all odd ones.
fn module(names: bool) -> Vec<u8> {
    let name = |number: u32| {
        if names {
            format!("$f{number}.")
        } else {
            number.to_string()
        }
    };
    let own = |i: u32| name(1 + i % OWN);
    let declared = |i: u32| if names { own(i) } else { String::new() };
    let mut text = format!(
        "(module (type (func)) (type (func (result i32)))
         (import \"host\" \"call\" (func {} (type 0)))
         (table 20 funcref) (global funcref (ref.func {})) (start {})
         (elem (i32.const 0) func {})
         (elem funcref (ref.func {}) (ref.func {}))",
        if names { name(0) } else { String::new() },
        name(9),
        name(7),
        (0..=OWN).rev().map(name).collect::<Vec<_>>().join(" "),
        name(5),
        name(2),
    );
    for i in [7, 0, 3, 8] {
        let _ = write!(text, "(export \"export {i}\" (func {}))", own(i));
    }
    for i in 0..OWN {
        // Types follow their functions, too.
        let ty = u32::from(i == 3);
        let locals = "f32 ".repeat(i as usize);
        let _ = write!(
            text,
            "(func {} (type {ty}) (local {locals}) i32.const {i} drop ",
            declared(i)
        );
        let dropped = if (i + 5) % OWN == 3 { "drop" } else { "" };
        let (called, meant) = (own(i + 5), own(i + 7));
        let _ = write!(
            text,
            "call {called} call {} {dropped} ref.func {meant} drop ",
            name(0)
        );
        for step in 0..40 {
            let _ = write!(text, "i32.const {} drop ", step * [77, 131][i as usize % 2]);
        }
        text += if i == 3 { "i32.const 0)" } else { ")" };
    }
    wat::parse_str(text + ")").expect("a module")
}

/// A module as text, without the comments that number things.
fn text(wasm: &[u8]) -> String {
    wasmparser::validate(wasm).expect("a valid module");
    let text = wasmprinter::print_bytes(wasm).expect("a text");
    let parts = text
        .split("(;")
        .map(|part| part.split_once(";)").map_or(part, |(_, rest)| rest));
    parts.collect()
}

/// The forms of a module, which name functions by their names, and the numbers that the functions say, in their order.
fn forms(wasm: &[u8]) -> (BTreeSet<String>, Vec<i32>) {
    let text = text(wasm);
    let forms: Vec<&str> = text.split("\n  (").collect();
    let bodies = forms.iter().filter(|form| form.starts_with("func "));
    let says = bodies.map(|body| {
        let (_, number) = body.split_once("i32.const ").expect("a number");
        number
            .split_whitespace()
            .next()
            .expect("one")
            .parse()
            .expect("a number")
    });
    let says = says.collect();
    (
        forms
            .into_iter()
            .map(|form| form.trim_end_matches(['\n', ')']).to_owned())
            .collect(),
        says,
    )
}

#[test]
fn every_number_follows_its_function() {
    let old = module(true);
    let ((before, first), (after, then)) = (forms(&old), forms(&ordered(&old).expect("an order")));
    assert!(before == after, "{before:#?}\n{after:#?}");
    assert_eq!(first, (0..OWN as i32).collect::<Vec<_>>());
    assert_ne!(first, then);
}

#[test]
fn names_change_nothing() {
    let named = text(&ordered(&module(true)).expect("an order"));
    let (_, order) = forms(&ordered(&module(true)).expect("an order"));
    let bare = text(&ordered(&module(false)).expect("an order"));
    // What has no name is named by its place.
    let places = (1..)
        .zip(&order)
        .map(|(place, own)| (format!("$f{}.", own + 1), place));
    let places = [("$f0.".to_owned(), 0)].into_iter().chain(places);
    let named = places.fold(named, |text, (name, place)| {
        let text = text.replace(&format!("(func {name} "), "(func ");
        text.replace(&name, &place.to_string())
    });
    assert_eq!(named, bare);
}

#[test]
fn what_is_alike_lies_together() {
    let (_, order) = forms(&ordered(&module(true)).expect("an order"));
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
