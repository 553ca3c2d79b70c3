//! The JavaScript API: plain objects in, plain objects out, in the shape of the scoring contract.

use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

use crate::wire::{Request, Response};

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
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    Ok(response.serialize(&serializer)?)
}
