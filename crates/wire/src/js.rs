//! The JavaScript API, in the shape of the scoring contract: JSON text in, JSON text out.
//!
//! An object of JavaScript costs a call across the boundary for each of its fields, a text one for all of them; the
//! browser's own `JSON.parse` makes the objects (`npm/js/api.js`). No function throws because of a request: a hand that
//! cannot be scored has `ok: false` and an `error`.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::json::WantedFields;
use crate::{
    Malformed, Request, RulesetChoice, Value, answer_text, draw, refused, rulesets as all_rulesets,
};
use tensu::bulk::{Scorer, Splits};
use tensu::picture::{Faces, Look, Theme};
use tensu::refusal::Refusals;
use tensu_words::{EN, Words};

/// The fields that are wanted of scores.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Wanted(WantedFields);

#[wasm_bindgen]
impl Wanted {
    /// Takes their names with commas between them, as [`answer_list`](crate::answer_list) does.
    #[wasm_bindgen(constructor)]
    pub fn new(only: &str) -> Self {
        Self(WantedFields::of(only))
    }

    /// Scores a request, or answers what its `ask` says.
    pub fn score(&self, request: &str) -> String {
        self.0.answer_one(request, &[&EN])
    }

    /// Answers many requests: a JSON list of them in and a JSON list of responses out.
    #[wasm_bindgen(js_name = scoreMany)]
    pub fn score_many(&self, requests: &str) -> String {
        self.0.answer_list(requests)
    }
}

/// Lists the waits of 13 tiles with the payment for each, or the state after each discard of 14: a hand as for
/// [`Wanted::score`] that may lack `win` and `by`, with `discards` and `visible`.
#[wasm_bindgen]
pub fn waits(request: &str) -> String {
    answer_text("waits", request, &EN)
}

/// Finds what a row of tiles on a photo most probably is: `{tiles}` as a reader saw them, with what is known of the hand.
#[wasm_bindgen]
pub fn likely(request: &str) -> String {
    answer_text("likely", request, &EN)
}

/// Reads `{text}`, a hand in any notation or a link to one: `{ok, request}`, or the place where the text cannot be read.
#[wasm_bindgen]
pub fn parse(request: &str) -> String {
    answer_text("parse", request, &EN)
}

/// Writes a request down: `{ok, text, link}`.
#[wasm_bindgen]
pub fn print(request: &str) -> String {
    answer_text("print", request, &EN)
}

/// Scores a win with one thing different, for each possible change: a hand as for [`Wanted::score`].
#[wasm_bindgen(js_name = whatIf)]
pub fn what_if(request: &str) -> String {
    answer_text("what_if", request, &EN)
}

/// Writes links to the app, the part after `#`: `{ok, hand, rules, rules_text}`.
#[wasm_bindgen]
pub fn links(request: &str) -> String {
    answer_text("links", request, &EN)
}

/// The tables with which many hands are scored as text, made once.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Prices(Splits);

#[wasm_bindgen]
impl Prices {
    /// Makes the tables, in a few milliseconds.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Scores hands as text, one a line: for each the numbers of [`COLUMNS`](tensu::bulk::COLUMNS).
    ///
    /// # Errors
    /// A ruleset that does not exist; the message says which there are.
    pub fn of(&self, lines: &str, ruleset: &str) -> Result<Vec<i32>, JsError> {
        let wrong = |why: Refusals| JsError::new(&why.first().to_string());
        let choice = Value::from_json(ruleset).and_then(RulesetChoice::try_from);
        let choice = choice.map_err(|why| wrong(why.into()))?;
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
    /// Reads a language from its text; English without one.
    ///
    /// # Errors
    /// A text that is not that of a language of this version.
    #[wasm_bindgen(constructor)]
    pub fn new(text: Option<String>) -> Result<Self, JsError> {
        let Some(text) = text else {
            return Ok(Self(EN.clone()));
        };
        // Leaked, as a language stays for as long as the page does, and there are few.
        let words = Words::read_core(text.leak());
        words
            .map(Self)
            .ok_or_else(|| JsError::new("not a language of this version of tensu"))
    }

    /// Explains the score of a request in sentences.
    pub fn explain(&self, request: &str) -> String {
        answer_text("explain", request, &self.0)
    }

    /// Settles one winner, or several on the same discard: `{ruleset, wins: [hands], honba, sticks}`.
    pub fn settle(&self, request: &str) -> String {
        answer_text("settle", request, &self.0)
    }

    /// Settles a hand that nobody won: `{ruleset, tenpai: ["E"]}`, or `hands` in place of `tenpai`.
    pub fn drawn(&self, request: &str) -> String {
        answer_text("drawn", request, &self.0)
    }

    /// Settles nagashi mangan: `{ruleset, seats: ["E"], honba}`.
    pub fn nagashi(&self, request: &str) -> String {
        answer_text("nagashi", request, &self.0)
    }

    /// Works out the match scores at the end of a game: `{ruleset, points: [by first seat], sticks}`.
    pub fn end(&self, request: &str) -> String {
        answer_text("end", request, &self.0)
    }

    /// Follows a whole game: `{ruleset, players, length, events}`, or `{text}`.
    pub fn game(&self, request: &str) -> String {
        answer_text("game", request, &self.0)
    }

    /// Reads the log of a game that was played elsewhere: `{text, ruleset, river}`.
    pub fn log(&self, request: &str) -> String {
        answer_text("log", request, &self.0)
    }

    /// Draws a hand: `{ok, svg}`. `tiles` has the drawings of all tiles.
    ///
    /// # Errors
    /// A theme that does not exist.
    pub fn svg(
        &self,
        request: &str,
        tiles: &str,
        width: Option<u32>,
        tile: Option<u32>,
        theme: Option<String>,
    ) -> Result<String, JsError> {
        let theme = theme.map_or(Some(Theme::default()), |id| Theme::from_code(&id));
        let theme = theme.ok_or_else(|| JsError::new("a theme is light, dark or auto"))?;
        let width = width.unwrap_or(Look::BASE.width);
        let tile = tile.unwrap_or(Look::BASE.tile);
        let look = Look::BASE
            .with_width(width)
            .with_tile(tile)
            .with_theme(theme);
        Ok(draw(request, &look, &Faces::new(tiles), &self.0))
    }

    /// Lists every yaku with its value in a ruleset (`{ruleset}`).
    pub fn yaku(&self, request: &str) -> String {
        answer_text("yaku", request, &self.0)
    }
}

/// Scores a request under every ruleset of the same kind, its own first: a list of `{ruleset, response, causes}`, or the
/// error response of a request that cannot be read.
#[wasm_bindgen(js_name = scoreAll)]
pub fn score_all(request: &str) -> String {
    about(request, |request: &Request| request.compare())
}

/// Lists all rulesets with their rules, the value of each and its source.
#[wasm_bindgen]
pub fn rulesets() -> String {
    all_rulesets().to_json()
}

/// Returns everything that a player looks up about a ruleset: yaku, fu, points, rules, how its source was read. Takes
/// an id or `{base, set}`, as the `ruleset` of a request; the error response when that cannot be read.
#[wasm_bindgen]
pub fn reference(ruleset: &str) -> String {
    about(ruleset, RulesetChoice::reference)
}

fn about<T: TryFrom<Value, Error = Malformed>>(
    asked: &str,
    answer: impl Fn(&T) -> Result<Value, Refusals>,
) -> String {
    let asked = Value::from_json(asked).and_then(T::try_from);
    let answered = asked
        .map_err(Refusals::from)
        .and_then(|asked| answer(&asked));
    answered.unwrap_or_else(|why| refused(&why)).to_json()
}
