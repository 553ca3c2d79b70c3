//! Parts of a request that nothing reads: told with the answer, or refused.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::Value;
use crate::game::EVENTS;
use crate::read::beginning;
use crate::response::REASONS;
use crate::value::Fields;
use tensu::inside::{self, Word, WordKey, nearest};
use tensu::refusal::Refusal;
use tensu::rules::HouseRule;
use tensu::text::EN;

/// The fields of an object, and the objects that some of them hold, in lists or alone.
struct Shape {
    fields: &'static [&'static str],
    inner: &'static [(&'static str, &'static Shape)],
}

const MELD: &Shape = &Shape {
    fields: &["kind", "tiles", "from"],
    inner: &[],
};

const LIABLE: &Shape = &Shape {
    fields: &["seat", "for"],
    inner: &[],
};

/// A ruleset; what is in `set` is checked when the rules are changed.
const RULESET: &Shape = &Shape {
    fields: &["base", "set"],
    inner: &[],
};

/// The fields of a hand, and with those that every request has.
macro_rules! fields {
    (hand $($more:literal)*) => {
        &[
            "hand", "melds", "win", "by", "seat", "round", "dora", "ura", "riichi", "flags", "norths", "flowers", "honba",
            "sticks", "from", "liable", "text", $($more,)*
        ]
    };
    (asked hand $($more:literal)*) => { fields!(hand "ruleset" "ask" "id" "strict" $($more)*) };
    (asked $($more:literal)*) => { &["ask", "id", "strict", $($more,)*] };
}

const OF_A_HAND: &[(&str, &Shape)] = &[("ruleset", RULESET), ("melds", MELD), ("liable", LIABLE)];

/// One of several winners; the rules are those of the table.
const WIN: &Shape = &Shape {
    fields: fields!(hand),
    inner: &[("melds", MELD), ("liable", LIABLE)],
};

/// A hand that a player shows at a drawn hand.
const SHOWN: &Shape = &Shape {
    fields: &["seat", "hand", "melds", "visible", "hidden"],
    inner: &[("melds", MELD)],
};

/// Something that happened in a game.
const EVENT: &Shape = &Shape {
    fields: EVENTS,
    inner: &[
        (
            "riichi",
            &Shape {
                fields: &["chair", "kind"],
                inner: &[],
            },
        ),
        ("won", WON),
        (
            "drawn",
            &Shape {
                fields: &["tenpai", "nagashi"],
                inner: &[],
            },
        ),
        (
            "aborted",
            &Shape {
                fields: &["kind", "chair"],
                inner: &[],
            },
        ),
        (
            "chombo",
            &Shape {
                fields: &["chair", "chairs", "kind", "points"],
                inner: &[],
            },
        ),
        (
            "penalty",
            &Shape {
                fields: &["chair", "tenths", "points", "to", "reason"],
                inner: &[],
            },
        ),
        (
            "fix",
            &Shape {
                fields: &["points", "sticks", "honba", "round", "deal", "reason"],
                inner: &[],
            },
        ),
        (
            "swap",
            &Shape {
                fields: &["chair", "name"],
                inner: &[],
            },
        ),
    ],
};

const WON: &Shape = &Shape {
    fields: &["from", "winners", "declaring"],
    inner: &[("winners", WINNER)],
};

/// A winner in a game, whose table is known.
const WINNER: &Shape = &Shape {
    fields: &[
        "chair", "price", "hand", "melds", "win", "dora", "ura", "riichi", "flags", "norths",
        "flowers", "liable", "chips", "text",
    ],
    inner: &[
        ("melds", MELD),
        (
            "liable",
            &Shape {
                fields: &["chair", "for"],
                inner: &[],
            },
        ),
        ("price", PRICE),
    ],
};

const PRICE: &Shape = &Shape {
    fields: &[
        "han", "fu", "base", "yakuman", "points", "yaku", "open", "dora", "pays",
    ],
    inner: &[(
        "pays",
        &Shape {
            fields: &["chair", "points"],
            inner: &[],
        },
    )],
};

/// The fields that are read of a request, by what it asks.
const ASKED: [(&str, Shape); 16] = [
    (
        "score",
        Shape {
            fields: fields!(asked hand "only"),
            inner: OF_A_HAND,
        },
    ),
    (
        "settle",
        Shape {
            fields: fields!(asked "ruleset" "wins" "honba" "sticks" "lang"),
            inner: &[("ruleset", RULESET), ("wins", WIN)],
        },
    ),
    (
        "drawn",
        Shape {
            fields: fields!(asked "ruleset" "tenpai" "hands" "lang"),
            inner: &[("ruleset", RULESET), ("hands", SHOWN)],
        },
    ),
    (
        "nagashi",
        Shape {
            fields: fields!(asked "ruleset" "seats" "honba" "lang"),
            inner: &[("ruleset", RULESET)],
        },
    ),
    (
        "end",
        Shape {
            fields: fields!(asked "ruleset" "points" "sticks" "lang"),
            inner: &[("ruleset", RULESET)],
        },
    ),
    (
        "game",
        Shape {
            fields: fields!(asked "ruleset" "players" "length" "events" "text" "lang"),
            inner: &[("ruleset", RULESET), ("events", EVENT)],
        },
    ),
    (
        "waits",
        Shape {
            fields: fields!(asked hand "discards" "visible"),
            inner: OF_A_HAND,
        },
    ),
    (
        "parse",
        Shape {
            fields: fields!(asked "text" "ruleset"),
            inner: &[("ruleset", RULESET)],
        },
    ),
    (
        "print",
        Shape {
            fields: fields!(asked hand),
            inner: OF_A_HAND,
        },
    ),
    (
        "explain",
        Shape {
            fields: fields!(asked hand "lang"),
            inner: OF_A_HAND,
        },
    ),
    (
        "yaku",
        Shape {
            fields: fields!(asked "ruleset" "lang"),
            inner: &[("ruleset", RULESET)],
        },
    ),
    (
        "compare",
        Shape {
            fields: fields!(asked hand),
            inner: OF_A_HAND,
        },
    ),
    (
        "what_if",
        Shape {
            fields: fields!(asked hand),
            inner: OF_A_HAND,
        },
    ),
    (
        "links",
        Shape {
            fields: fields!(asked hand),
            inner: OF_A_HAND,
        },
    ),
    (
        "rulesets",
        Shape {
            fields: fields!(asked "lang"),
            inner: &[],
        },
    ),
    (
        "reference",
        Shape {
            fields: fields!(asked "ruleset" "lang"),
            inner: &[("ruleset", RULESET)],
        },
    ),
];

/// Something in a request that has no effect: the field, and why.
pub(super) type Unread = (String, Refusal);

/// Returns whether a request that asks this reads a field.
#[cfg(feature = "stream")]
pub(super) fn reads(ask: &str, field: &str) -> bool {
    let shape = ASKED.iter().find(|(name, _)| *name == ask);
    shape.is_none_or(|(_, shape)| shape.fields.contains(&field))
}

/// The fields of a request that its answer does not depend on.
pub(super) fn unread(ask: &str, request: &Value) -> Vec<Unread> {
    let mut found = Vec::new();
    if let Some((_, shape)) = ASKED.iter().find(|(name, _)| *name == ask) {
        walk(request, shape, "", &mut found);
    }
    found
}

fn walk(value: &Value, shape: &Shape, path: &str, found: &mut Vec<Unread>) {
    match value {
        Value::List(values) => {
            for (i, value) in values.iter().enumerate() {
                // Most lists hold texts.
                if matches!(value, Value::Object(_)) {
                    walk(value, shape, &format!("{path}[{i}]"), found);
                }
            }
        }
        Value::Object(fields) => {
            for (key, value) in fields {
                if found.len() >= REASONS {
                    return;
                }
                let known = shape.fields.contains(&&**key);
                let inner = shape.inner.iter().find(|(name, _)| name == key);
                if known && (inner.is_none() || matches!(value, Value::Text(_))) {
                    continue;
                }
                let dot = if path.is_empty() { "" } else { "." };
                let name = [path, dot, &beginning(key)].concat();
                if let Some((_, shape)) = inner {
                    walk(value, shape, &name, found);
                } else {
                    let near = meant(key, shape);
                    found.push((name.clone(), Refusal::Unread(name, near)));
                }
            }
        }
        _ => {}
    }
}

/// Guesses what was meant by an unknown field, as it would be written.
fn meant(key: &str, shape: &Shape) -> Option<String> {
    let has = |field: &str| shape.fields.contains(&field);
    let quoted = |field: &str| ["\"", field, "\""].concat();
    let rule = HouseRule::by_id(&inside::plain(key)).map(|knob| quoted(knob.id));
    let in_set = |rule: String| ["\"set\": {", &rule, ": …}"].concat();
    match inside::find(key) {
        Some(Word::Flag(flag)) if has("flags") => {
            return Some(["\"flags\": [", &quoted(flag.code()), "]"].concat());
        }
        Some(Word::Riichi(riichi)) if has("riichi") && riichi.code() != key => {
            return Some(["\"riichi\": ", &quoted(riichi.code())].concat());
        }
        Some(Word::By(by)) if has("by") => {
            return Some(["\"by\": ", &quoted(by.code())].concat());
        }
        Some(Word::Key(other)) if has(WordKey::code(other)) => return Some(quoted(other.code())),
        _ => {}
    }
    match rule {
        Some(rule) if has("set") => return Some(in_set(rule)),
        Some(rule) if has("ruleset") => {
            return Some(["\"ruleset\": {\"base\": …, ", &in_set(rule), "}"].concat());
        }
        _ => {}
    }
    nearest(&inside::plain(key), shape.fields.iter().copied()).map(quoted)
}

/// Puts into an answer what had no effect, behind what it says of that by itself.
pub(super) fn warn(answer: &mut Value, unread: &[Unread]) {
    let Value::Object(fields) = answer else {
        return;
    };
    if unread.is_empty() {
        return;
    }
    let warnings = Value::list(unread, |(field, why)| {
        let mut line = Fields::default();
        line.put("field", field.clone());
        line.put("message", EN.refusal(why));
        line.into()
    });
    let told = fields.iter_mut().find(|(key, _)| key == "warnings");
    match (told, warnings) {
        (Some((_, Value::List(told))), Value::List(more)) => told.extend(more),
        (_, warnings) => fields.push((Cow::Borrowed("warnings"), warnings)),
    }
}
