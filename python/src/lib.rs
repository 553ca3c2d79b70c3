//! The engine for Python: JSON text in and out, points as bytes, and columns of Arrow. The functions of the package are in
//! `tensu/__init__.py`.

use std::sync::OnceLock;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use pyo3_arrow::input::AnyArray;

use tensu::Ruleset;
use tensu::bulk::{Scorer, Splits};
use tensu_wire::{RulesetChoice, Value, answer_one};
use tensu_words::LANGUAGES;

use columns::{Column, Hands, Totals};

mod columns;

/// Tables that are made once, in some milliseconds.
static SPLITS: OnceLock<Splits> = OnceLock::new();

/// Answers a request of the contract.
#[pyfunction]
fn answer(py: Python<'_>, request: &str) -> String {
    py.detach(|| answer_one(request, "", LANGUAGES))
}

/// Eight numbers a line, of 32 bits each, as the machine has them; other threads of Python run meanwhile.
#[pyfunction]
fn prices<'py>(py: Python<'py>, lines: &str, ruleset: &str) -> PyResult<Bound<'py, PyBytes>> {
    let priced = py.detach(|| {
        with_scorer(ruleset, |scorer| {
            let prices = scorer.price_lines(lines).into_iter().flatten();
            prices.flat_map(i32::to_ne_bytes).collect::<Vec<u8>>()
        })
    });
    Ok(PyBytes::new(py, &priced?))
}

/// Eight columns for a column of hands, which is read where it lies.
#[pyfunction]
fn price_columns(py: Python<'_>, hands: AnyArray, ruleset: &str) -> PyResult<Column> {
    let hands = Hands::of(hands)?;
    py.detach(|| {
        with_scorer(ruleset, |scorer| {
            let mut totals = Totals::for_hands(hands.len());
            for chunk in hands.chunks() {
                totals.price(scorer, chunk);
            }
            totals.finish()
        })
    })
}

/// Gives a scorer of the ruleset, which is an id or a house's own as JSON, to a function.
fn with_scorer<T>(ruleset: &str, made: impl FnOnce(&Scorer<'_>) -> T) -> PyResult<T> {
    let wrong = |why: tensu::Refusals| PyValueError::new_err(why.first().to_string());
    let choice = Value::from_json(ruleset).and_then(RulesetChoice::try_from);
    let choice = choice.map_err(tensu::Refusals::from).map_err(wrong)?;
    let rules = choice.ruleset().map_err(wrong)?;
    let rules: &Ruleset = &rules;
    Ok(made(&Scorer::new(rules, SPLITS.get_or_init(Splits::new))))
}

#[pymodule]
fn _engine(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("VERSION", env!("CARGO_PKG_VERSION"))?;
    module.add("COLUMNS", tensu::bulk::COLUMNS)?;
    module.add_class::<Column>()?;
    module.add_function(wrap_pyfunction!(answer, module)?)?;
    module.add_function(wrap_pyfunction!(prices, module)?)?;
    module.add_function(wrap_pyfunction!(price_columns, module)?)
}
