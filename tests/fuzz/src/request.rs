//! Any bytes as a line of the `score` command, whatever it asks: there is an answer, and it is JSON that keeps the
//! contract.

use serde::de::DeserializeOwned;
use serde_json::Value;
use tensu_wire::{Readable, Request, answer, answer_list};
use tensu_words::LANGUAGES;

use super::{Sink, one_in};

/// A line of input.
struct Line<'l>(&'l [u8]);

impl Readable for Line<'_> {
    type Error = serde_json::Error;

    fn read<T: DeserializeOwned>(&self) -> Result<T, Self::Error> {
        serde_json::from_slice(self.0)
    }
}

/// The law.
pub fn check(input: &[u8], out: Sink<'_>) {
    let text = serde_json::to_string(&answer(&Line(input), LANGUAGES)).expect("a response is JSON");
    let response: Value = serde_json::from_str(&text).expect("JSON can be read");
    if response["ok"] == true {
        good(&response, &text);
    } else {
        let errors = response["errors"].as_array().expect("reasons");
        assert_eq!(Some(&response["error"]), errors.first(), "{text}");
        for error in errors {
            let message = error["message"].as_str();
            assert!(message.is_some_and(|message| !message.is_empty()), "{text}");
        }
    }
    out(&text);
    if let Ok(text) = str::from_utf8(input) {
        out(&many(text));
        out(&many(&["[", text, ",", text, "]"].concat()));
    }
    if one_in(512, input)
        && let Ok(request) = serde_json::from_slice::<tensu_wire::Value>(input)
        && let Ok(request) = Request::try_from(request)
    {
        compared(&request, out);
    }
}

/// Asks any text as many requests: the answer is a list of JSON.
fn many(text: &str) -> String {
    let answers = answer_list(text, "total");
    let list: Vec<Value> = serde_json::from_str(&answers).expect("a list of JSON");
    assert!(
        list.iter().all(|answer| answer["ok"].is_boolean()),
        "{answers}"
    );
    answers
}

/// Holds that a response has a score with payers, a change for each seat, or what was asked about a hand that nobody pays for.
fn good(response: &Value, text: &str) {
    let list = |name: &str| response[name].as_array().map_or(0, Vec::len);
    let told = ["waits", "discards", "request", "link", "hands", "marked"];
    if told.iter().any(|name| !response[name].is_null()) || list("yaku") >= tensu::Yaku::COUNT {
    } else if response["table"].is_array() {
        assert!((3..=4).contains(&list("table")), "{text}");
    } else {
        assert!(response["total"].is_u64() && list("payments") > 0, "{text}");
    }
}

/// The hand under all rulesets; the first is the request's own.
fn compared(request: &Request, out: Sink<'_>) {
    match request.compare() {
        Ok(all) => out(&serde_json::to_string(&all).expect("a comparison is JSON")),
        Err(refusals) => out(&refusals),
    }
}
