//! The one entry for whatever is asked.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Display;

use serde::de::DeserializeOwned;

use crate::common::{EveryRequest, InLanguage, OnlySome};
use crate::contract::{AskedFor, Listed, Listing, Names, answers};
use crate::known;
use crate::read::{Malformed, Object, Read};
use crate::request::no_value;
use crate::response::Only;
use crate::{
    Ask, DrawnRequest, EndRequest, ExplainRequest, GameRequest, LikelyRequest, LinksRequest,
    LogRequest, NagashiRequest, ParseRequest, PrintRequest, ReferenceRequest, Request,
    RulesetsRequest, SettleRequest, Value, WaitsRequest, YakuRequest, malformed, refused,
};
use tensu::refusal::{Field, Refusals};
use tensu_words::Words;

/// Something written that a request can be read from: a line of JSON, an object of JavaScript.
pub trait Readable {
    /// The reason why it cannot be read.
    type Error: Display;

    /// Reads it.
    ///
    /// # Errors
    /// If it is not written as this type requires.
    fn read<T: DeserializeOwned>(&self) -> Result<T, Self::Error>;
}

/// Answers whatever is asked: `"ask"` says what; without it, a hand is scored. Whatever the source holds, there is a
/// response. Explanations are in one of these languages, the first one unless `"lang"` says otherwise.
pub fn answer(source: &impl Readable, languages: &[&Words]) -> Value {
    match source.read() {
        Ok(request) => respond(&request, languages, Only::ALL),
        Err(error) => malformed(&error.to_string()),
    }
}

/// Answers a source that is known to ask this, whatever its `"ask"` says.
pub fn answer_to(ask: &str, source: &impl Readable, languages: &[&Words]) -> Value {
    match source.read() {
        Ok(request) => respond_to(Some(ask), &request, languages, Only::ALL),
        Err(error) => malformed(&error.to_string()),
    }
}

/// Answers a request that has been read; of a score only the fields that are wanted.
pub(super) fn respond(request: &Value, languages: &[&Words], only: Only) -> Value {
    let ask = Object::of(request).and_then(|written| written.get::<Option<String>>("ask"));
    match ask {
        Ok(ask) => respond_to(ask.as_deref(), request, languages, only),
        Err(why) => refused(&why.into()),
    }
}

/// A request that can be asked: its name, the names of its fields, and the answer.
pub(super) struct Asking {
    name: &'static str,
    pub(super) names: Names,
    respond: fn(&Value, &[&Words], Only) -> Result<Value, Malformed>,
}

/// All that can be asked: a sentence, the name, the parts of the request, with the fields that have to be there if that is told
/// otherwise than by the parts; the types of the answer; and the function that answers.
macro_rules! asks {
    ($(
        $(#[doc = $doc:literal])+
        $name:literal [$($part:ty),+] $(either $either:tt)? -> [$($answer:ident),+] $respond:expr;
    )+) => {
        /// The answers, by the name of what is asked. The first is given unless a request says.
        pub(super) const ASKS: &[Asking] = &[$(Asking {
            name: $name,
            names: Names {
                all: &[$(Listing::all::<$part>(),)+ Listing::all::<EveryRequest>()],
                without: &[],
            },
            respond: $respond,
        },)+];

        /// All that can be asked, described.
        pub const ASKED: &[AskedFor] = &[$(AskedFor {
            name: $name,
            doc: concat!($($doc),+),
            parts: &[$(<$part as Listed>::TYPE,)+ EveryRequest::TYPE],
            either: asks!(@either $($either)?),
            answers: &[$(&answers::$answer),+],
        },)+];
    };
    (@either) => { None };
    (@either $either:tt) => { Some(&$either) };
}

asks! {
    /// A hand to score.
    "score" [Request, OnlySome] -> [SCORED, SCORED_IN_PART] |request, _, only| {
        Request::from_value(request).map(|request| request.respond_only(only))
    };
    /// One winner, or several on the same discard: the payments.
    "settle" [SettleRequest, InLanguage] -> [SETTLEMENT] |request, languages, _| {
        in_words(request, languages, SettleRequest::respond)
    };
    /// A hand that nobody won: the payments.
    "drawn" [DrawnRequest, InLanguage] -> [DRAWN] |request, languages, _| {
        in_words(request, languages, DrawnRequest::respond)
    };
    /// Nagashi mangan: the payments.
    "nagashi" [NagashiRequest, InLanguage] -> [NAGASHI] |request, languages, _| {
        in_words(request, languages, NagashiRequest::respond)
    };
    /// The match scores at the end of a game.
    "end" [EndRequest, InLanguage] -> [END] |request, languages, _| {
        in_words(request, languages, EndRequest::respond)
    };
    /// A whole game, from what happened in it.
    "game" [GameRequest, InLanguage] -> [GAME] |request, languages, _| {
        in_words(request, languages, GameRequest::respond)
    };
    /// The waits of 13 tiles, or the discards of 14.
    "waits" [WaitsRequest] -> [WAITS, DISCARDS] asked::<WaitsRequest>;
    /// A row of tiles on a photo: what it most probably is.
    "likely" [LikelyRequest] -> [LIKELY] asked::<LikelyRequest>;
    /// The log of a game that was played elsewhere: its hands, what they paid, and what they are worth.
    "log" [LogRequest, InLanguage] -> [LOGS] |request, languages, _| {
        in_words(request, languages, LogRequest::respond)
    };
    /// A hand as text, read.
    "parse" [ParseRequest] -> [PARSED] asked::<ParseRequest>;
    /// A hand, right or wrong, written down as text and as a link.
    "print" [Request] either [&[]] -> [PRINTED] asked::<PrintRequest>;
    /// A hand to score, and to tell why in sentences.
    "explain" [Request, InLanguage] -> [EXPLAINED] |request, languages, _| {
        in_words(request, languages, ExplainRequest::respond)
    };
    /// Every yaku with its names, and its worth in a ruleset.
    "yaku" [YakuRequest, InLanguage] -> [YAKU_TABLE] |request, languages, _| {
        in_words(request, languages, YakuRequest::respond)
    };
    /// A hand to score under every ruleset of its kind.
    "compare" [Request] -> [COMPARISON] |request, _, _| {
        refusable(request, Request::respond_compared)
    };
    /// A hand to score, and the same with one thing changed.
    "what_if" [Request] -> [WHAT_IF] |request, _, _| {
        refusable(request, Request::respond_what_if)
    };
    /// A hand and its rules, right or wrong, written down as links.
    "links" [Request] either [&[]] -> [LINKS] asked::<LinksRequest>;
    /// All rulesets with their rules.
    "rulesets" [InLanguage] -> [RULESET_LIST] |request, languages, _| {
        in_words(request, languages, |all: &RulesetsRequest, words| all.respond(words))
    };
    /// Everything about a ruleset.
    "reference" [YakuRequest, InLanguage] -> [REFERENCE_PAGE] |request, languages, _| {
        in_words(request, languages, ReferenceRequest::respond)
    };
}

/// Finds a request by what it asks.
fn asking(name: &str) -> Option<&'static Asking> {
    ASKS.iter().find(|asking| asking.name == name)
}

/// Returns whether a request that asks this reads a field.
#[cfg(feature = "stream")]
pub(super) fn reads(ask: &str, field: &str) -> bool {
    asking(ask).is_none_or(|asking| asking.names.find(field).is_some())
}

pub(super) fn respond_to(
    ask: Option<&str>,
    request: &Value,
    languages: &[&Words],
    only: Only,
) -> Value {
    let name = ask.unwrap_or(ASKS[0].name);
    let Some(asking) = asking(name) else {
        let possible = ASKS.iter().map(|asking| asking.name);
        return refused(&no_value(Field::Ask, name, possible).into());
    };
    warned(name, request, |wanted| {
        let only = wanted.map_or(only, Only::of);
        (asking.respond)(request, languages, only)
    })
    .unwrap_or_else(|why| refused(&why.into()))
}

/// An answer with warnings of what had no effect in the request, or, where that is strict, the refusal of it. `"only"`
/// may be in the request.
pub(super) fn warned(
    ask: &str,
    request: &Value,
    answer: impl Fn(Option<&str>) -> Result<Value, Malformed>,
) -> Result<Value, Malformed> {
    let written = Object::of(request)?;
    let strict: bool = written.get("strict")?;
    let only = match ask {
        "score" => written.get::<Option<Vec<String>>>("only")?,
        _ => None,
    };
    let only = only.map(|names| names.join(","));
    let mut unread = asking(ask)
        .map(|asking| known::unread(&asking.names, request))
        .unwrap_or_default();
    let unknown = only.iter().flat_map(|only| Only::unknown(only));
    unread.extend(unknown.map(|why| ("only".into(), why)));
    if strict && let Some(why) = Refusals::of(unread.iter().map(|(_, why)| why.clone())) {
        return Ok(refused(&why));
    }
    let mut answer = answer(only.as_deref())?;
    known::warn(&mut answer, &unread);
    Ok(answer)
}

fn asked<T: Ask + Read>(request: &Value, _: &[&Words], _: Only) -> Result<Value, Malformed> {
    T::from_value(request).map(|request| request.respond())
}

/// Reads a request and answers it, or says why it is refused.
fn refusable<T: Read>(
    request: &Value,
    respond: impl Fn(&T) -> Result<Value, Refusals>,
) -> Result<Value, Malformed> {
    T::from_value(request).map(|asked| respond(&asked).unwrap_or_else(|why| refused(&why)))
}

/// Reads a request and answers it in the language that it names.
fn in_words<T: Read>(
    request: &Value,
    languages: &[&Words],
    respond: impl Fn(&T, &Words) -> Value,
) -> Result<Value, Malformed> {
    let lang: Option<String> = Object::of(request)?.get("lang")?;
    let asked = T::from_value(request)?;
    let wanted = |words: &&&Words| lang.as_ref().is_none_or(|lang| words.tag == lang);
    Ok(match (languages.iter().find(wanted), lang) {
        (Some(words), _) => respond(&asked, words),
        (None, lang) => {
            let possible = languages.iter().map(|words| words.tag);
            refused(&no_value(Field::Lang, &lang.unwrap_or_default(), possible).into())
        }
    })
}
