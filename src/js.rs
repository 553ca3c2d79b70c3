//! The JavaScript API: plain objects in, plain objects out, in the shape of the scoring contract.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

use crate::bulk::{Scorer, Splits};
use crate::result::refusal::Refusals;
use crate::wire::{self, Malformed, Readable, Request, RulesetChoice, Value, answer, answer_to};
use crate::words::{EN, Words};

/// Scores a request, or answers what its `ask` says, and returns the response of the scoring contract. Never throws on
/// what the request says: a hand that cannot be scored has `ok: false` and an `error`.
///
/// # Errors
/// Throws only when the response cannot be made into an object, which no request can cause.
#[wasm_bindgen]
pub fn score(request: JsValue) -> Result<JsValue, JsError> {
    plain(&answer(&Object(request), &[&EN]))
}

/// What 13 tiles wait for and what each wait pays, or what each discard of 14 leaves: a hand as for [`score`] that may
/// lack `win` and `by`, with `discards` and `visible`.
///
/// # Errors
/// As [`score`].
#[wasm_bindgen]
pub fn waits(request: JsValue) -> Result<JsValue, JsError> {
    plain(&answer_to("waits", &Object(request), &[&EN]))
}

/// Reads `{text}`, a hand in any notation or a link to one: `{ok, request}`, or where the text cannot be read.
///
/// # Errors
/// As [`score`].
#[wasm_bindgen]
pub fn parse(request: JsValue) -> Result<JsValue, JsError> {
    plain(&answer_to("parse", &Object(request), &[&EN]))
}

/// Writes a request down: `{ok, text, link}`.
///
/// # Errors
/// As [`score`].
#[wasm_bindgen]
pub fn print(request: JsValue) -> Result<JsValue, JsError> {
    plain(&answer_to("print", &Object(request), &[&EN]))
}

/// What a win would pay if one thing were different: a hand as for [`score`].
///
/// # Errors
/// As [`score`].
#[wasm_bindgen(js_name = whatIf)]
pub fn what_if(request: JsValue) -> Result<JsValue, JsError> {
    plain(&answer_to("what_if", &Object(request), &[&EN]))
}

/// What follows `#` in links to the app: `{ok, hand, rules, rules_text}`.
///
/// # Errors
/// As [`score`].
#[wasm_bindgen]
pub fn links(request: JsValue) -> Result<JsValue, JsError> {
    plain(&answer_to("links", &Object(request), &[&EN]))
}

/// Answers many requests, a JSON list of them in and a JSON list of responses out: see [`wire::answer_list`].
#[wasm_bindgen(js_name = scoreMany)]
pub fn score_many(requests: &str, only: &str) -> String {
    wire::answer_list(requests, only)
}

/// The tables behind prices of many hands as text, which are made once.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Prices(Splits);

#[wasm_bindgen]
impl Prices {
    /// The tables, in a few milliseconds.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// The prices of hands as text, one a line: for each the numbers of [`COLUMNS`](crate::bulk::COLUMNS).
    ///
    /// # Errors
    /// A ruleset that there is not; the message says which there are.
    pub fn of(&self, lines: &str, ruleset: JsValue) -> Result<Vec<i32>, JsError> {
        let wrong = |why: Refusals| JsError::new(&why.first().to_string());
        let choice: Value = Object(ruleset).read().map_err(|why| JsError::new(&why))?;
        let choice = RulesetChoice::try_from(choice).map_err(|why| wrong(why.into()))?;
        let rules = choice.ruleset().map_err(wrong)?;
        let prices = Scorer::new(&rules, &self.0).price_lines(lines);
        Ok(prices.into_flattened())
    }
}

/// A language.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Language(Words);

#[wasm_bindgen]
impl Language {
    /// A language from its text; English without one.
    ///
    /// # Errors
    /// When the text is not that of a language of this version.
    #[wasm_bindgen(constructor)]
    pub fn new(text: Option<String>) -> Result<Self, JsError> {
        let Some(text) = text else {
            return Ok(Self(EN.clone()));
        };
        // A language stays for as long as the page does, and there are few.
        let words = Words::read_core(text.leak());
        words
            .map(Self)
            .ok_or_else(|| JsError::new("not a language of this version of tensu"))
    }

    /// The price of a request in sentences.
    ///
    /// # Errors
    /// As [`score`].
    pub fn explain(&self, request: JsValue) -> Result<JsValue, JsError> {
        plain(&answer_to("explain", &Object(request), &[&self.0]))
    }

    /// Settles one winner, or several on the same discard: `{ruleset, wins: [hands], honba, sticks}`. As [`score`] it never
    /// throws on what the request says.
    ///
    /// # Errors
    /// As [`score`].
    pub fn settle(&self, request: JsValue) -> Result<JsValue, JsError> {
        plain(&answer_to("settle", &Object(request), &[&self.0]))
    }

    /// Settles a hand that nobody won: `{ruleset, tenpai: ["E"]}`, or `hands` in place of `tenpai`.
    ///
    /// # Errors
    /// As [`score`].
    pub fn drawn(&self, request: JsValue) -> Result<JsValue, JsError> {
        plain(&answer_to("drawn", &Object(request), &[&self.0]))
    }

    /// Settles nagashi mangan: `{ruleset, seats: ["E"], honba}`.
    ///
    /// # Errors
    /// As [`score`].
    pub fn nagashi(&self, request: JsValue) -> Result<JsValue, JsError> {
        plain(&answer_to("nagashi", &Object(request), &[&self.0]))
    }

    /// The match scores at the end of a game: `{ruleset, points: [by first seat], sticks}`.
    ///
    /// # Errors
    /// As [`score`].
    pub fn end(&self, request: JsValue) -> Result<JsValue, JsError> {
        plain(&answer_to("end", &Object(request), &[&self.0]))
    }

    /// A whole game: `{ruleset, players, length, events}`, or `{text}`.
    ///
    /// # Errors
    /// As [`score`].
    pub fn game(&self, request: JsValue) -> Result<JsValue, JsError> {
        plain(&answer_to("game", &Object(request), &[&self.0]))
    }

    /// Every yaku, and what a ruleset (`{ruleset}`) makes of it.
    ///
    /// # Errors
    /// As [`score`].
    pub fn yaku(&self, request: JsValue) -> Result<JsValue, JsError> {
        plain(&answer_to("yaku", &Object(request), &[&self.0]))
    }
}

/// Scores a request under every ruleset of the same kind, its own first: a list of `{ruleset, response, causes}`, or the
/// error response of a request that cannot be read.
///
/// # Errors
/// As [`score`].
#[wasm_bindgen(js_name = scoreAll)]
pub fn score_all(request: JsValue) -> Result<JsValue, JsError> {
    plain(&about(request, |request: &Request| request.compare()))
}

/// All rulesets, with their rules, the value of each and where it comes from.
///
/// # Errors
/// As [`score`].
#[wasm_bindgen]
pub fn rulesets() -> Result<JsValue, JsError> {
    plain(&wire::rulesets())
}

/// Everything that a player looks up about a ruleset: yaku, fu, points, rules, how its source was read. Takes an id or
/// `{base, set}`, as the `ruleset` of a request; the error response when that cannot be read.
///
/// # Errors
/// As [`score`].
#[wasm_bindgen]
pub fn reference(ruleset: JsValue) -> Result<JsValue, JsError> {
    plain(&about(ruleset, RulesetChoice::reference))
}

fn about<T: TryFrom<Value, Error = Malformed>>(
    asked: JsValue,
    answer: impl Fn(&T) -> Result<Value, Refusals>,
) -> Value {
    let value: Value = match Object(asked).read() {
        Ok(value) => value,
        Err(why) => return wire::malformed(&why),
    };
    let answered = T::try_from(value).map_err(Refusals::from);
    let answered = answered.and_then(|asked| answer(&asked));
    answered.unwrap_or_else(|why| wire::refused(&why))
}

/// A request as JavaScript has it.
struct Object(JsValue);

impl Readable for Object {
    type Error = String;

    /// JavaScript writes before what an error says that it is one.
    fn read<T: DeserializeOwned>(&self) -> Result<T, String> {
        serde_wasm_bindgen::from_value(self.0.clone()).map_err(|error| {
            let said = error.to_string();
            said.strip_prefix("Error: ").unwrap_or(&said).to_owned()
        })
    }
}

/// A plain object, as `JSON.parse` would make it.
fn plain(value: &Value) -> Result<JsValue, JsError> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    Ok(value.serialize(&serializer)?)
}
