//! The engine for Python: JSON text in and out, and points as bytes. The functions of the package are in `tensu/__init__.py`.

use std::sync::OnceLock;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use tensu::bulk::{Scorer, Splits};
use tensu_wire::{RulesetChoice, Value, answer_one};

/// Tables that are made once, in some milliseconds.
static SPLITS: OnceLock<Splits> = OnceLock::new();

/// Answers a request of the contract.
#[pyfunction]
fn answer(py: Python<'_>, request: &str) -> String {
    py.detach(|| answer_one(request, ""))
}

/// Eight numbers a line, of 32 bits each, as the machine has them; other threads of Python run meanwhile.
#[pyfunction]
fn prices<'py>(py: Python<'py>, lines: &str, ruleset: &str) -> PyResult<Bound<'py, PyBytes>> {
    let priced = py.detach(|| {
        let choice = Value::from_json(ruleset).and_then(RulesetChoice::try_from);
        let choice = choice.map_err(tensu::Refusals::from)?;
        let rules = choice.ruleset()?;
        let scorer = Scorer::new(&rules, SPLITS.get_or_init(Splits::new));
        let prices = scorer.price_lines(lines).into_iter().flatten();
        Ok(prices.flat_map(i32::to_ne_bytes).collect::<Vec<u8>>())
    });
    let wrong = |why: tensu::Refusals| PyValueError::new_err(why.first().to_string());
    Ok(PyBytes::new(py, &priced.map_err(wrong)?))
}

#[pymodule]
fn _engine(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("VERSION", env!("CARGO_PKG_VERSION"))?;
    module.add("COLUMNS", tensu::bulk::COLUMNS)?;
    module.add_function(wrap_pyfunction!(answer, module)?)?;
    module.add_function(wrap_pyfunction!(prices, module)?)
}
