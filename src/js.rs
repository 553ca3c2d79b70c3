//! The JavaScript API: plain objects in, plain objects out, in the shape of the scoring contract.

use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

use crate::wire::{Failure, Request, Response, RulesetChoice, RulesetLine};

/// Scores a request and returns the response of the scoring contract. Never throws on what the request says: a hand
/// that cannot be scored has `ok: false` and an `error`.
///
/// # Errors
/// Throws only when the response cannot be made into an object, which no request can cause.
#[wasm_bindgen]
#[allow(
    clippy::needless_pass_by_value,
    reason = "wasm-bindgen hands values over"
)]
pub fn score(request: JsValue) -> Result<JsValue, JsError> {
    let response = match serde_wasm_bindgen::from_value::<Request>(request) {
        Ok(request) => request.respond(),
        Err(error) => Response::malformed(&alloc::string::ToString::to_string(&error)),
    };
    plain(&response)
}

/// Scores a request under every ruleset of the same kind, its own first: a list of `{ruleset, response, causes}`, or the
/// error response of a request that cannot be read.
///
/// # Errors
/// As [`score`].
#[wasm_bindgen(js_name = scoreAll)]
#[allow(
    clippy::needless_pass_by_value,
    reason = "wasm-bindgen hands values over"
)]
pub fn score_all(request: JsValue) -> Result<JsValue, JsError> {
    match serde_wasm_bindgen::from_value::<Request>(request).map(|request| request.compare()) {
        Ok(Ok(compared)) => plain(&compared),
        Ok(Err(refusals)) => plain(&Failure::new(&refusals)),
        Err(error) => plain(&Response::malformed(&alloc::string::ToString::to_string(
            &error,
        ))),
    }
}

/// All rulesets, with their rules, the value of each and where it comes from.
///
/// # Errors
/// As [`score`].
#[wasm_bindgen]
pub fn rulesets() -> Result<JsValue, JsError> {
    plain(&RulesetLine::all())
}

/// Everything that a player looks up about a ruleset: yaku, fu, points, rules, how its source was read. Takes an id or
/// `{base, set}`, as the `ruleset` of a request; the error response when that cannot be read.
///
/// # Errors
/// As [`score`].
#[wasm_bindgen]
#[allow(
    clippy::needless_pass_by_value,
    reason = "wasm-bindgen hands values over"
)]
pub fn reference(ruleset: JsValue) -> Result<JsValue, JsError> {
    match serde_wasm_bindgen::from_value::<RulesetChoice>(ruleset).map(|choice| choice.reference())
    {
        Ok(Ok(page)) => plain(&page),
        Ok(Err(refusals)) => plain(&Failure::new(&refusals)),
        Err(error) => plain(&Response::malformed(&alloc::string::ToString::to_string(
            &error,
        ))),
    }
}

/// A plain object, as `JSON.parse` would make it.
fn plain(value: &impl Serialize) -> Result<JsValue, JsError> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    Ok(value.serialize(&serializer)?)
}
