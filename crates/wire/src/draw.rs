//! A hand as a picture.

use alloc::string::String;

use crate::asks::warned;
use crate::read::Read;
use crate::value::Fields;
use crate::written::link;
use crate::{PrintRequest, Value, refused};
use tensu::picture::{Faces, Look, svg};
use tensu::refusal::Refusals;
use tensu_words::Words;

/// Draws a hand, as JSON text in and out: `{ok, svg}`. It is read as [`PrintRequest`] reads it; the rest is for
/// [`svg`](tensu::picture::svg).
pub fn draw(request: &str, look: &Look, faces: &Faces<'_>, words: &Words) -> String {
    let drawn = |asked: &PrintRequest| {
        let svg = svg(&link(&asked.0)?.question, look, faces, words)?;
        let mut line = Fields::default();
        line.put("ok", true);
        line.put("svg", svg);
        Ok(line.into())
    };
    let answer = Value::from_json(request).and_then(|request| {
        warned("print", &request, |_| {
            let asked = PrintRequest::from_value(&request)?;
            Ok(drawn(&asked).unwrap_or_else(|why: Refusals| refused(&why)))
        })
    });
    answer.unwrap_or_else(|why| refused(&why.into())).to_json()
}
