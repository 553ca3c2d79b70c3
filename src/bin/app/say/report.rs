//! The messages to the page around, as JSON. `docs/embed.md` has the fields; those of `response` are the scoring contract's.

use std::fmt::Write;

use tensu::score::{Amount, Award, Limit, Payment, Score};

use super as say;
use crate::model::availability::Effective;
use crate::model::embed::Bad;
use crate::model::entry::Entry;
use crate::model::share;

/// An object on its way: `{"a":1,"b":"c"`.
struct Object(String);

impl Object {
    fn new() -> Self {
        Self(String::new())
    }

    /// Begins a message of this type.
    fn message(kind: &str) -> Self {
        Self::new().text("type", kind)
    }

    /// Adds a field whose value is JSON already.
    fn field(mut self, name: &str, value: &str) -> Self {
        let before = if self.0.is_empty() { "{\"" } else { ",\"" };
        for part in [before, name, "\":", value] {
            self.0 += part;
        }
        self
    }

    fn text(self, name: &str, value: &str) -> Self {
        self.field(name, &quoted(value))
    }

    fn number(self, name: &str, value: impl Into<u32>) -> Self {
        self.field(name, &value.into().to_string())
    }

    fn some(self, name: &str, value: Option<impl Into<u32>>) -> Self {
        match value {
            Some(value) => self.number(name, value),
            None => self,
        }
    }

    fn truth(self, name: &str, value: bool) -> Self {
        if value {
            self.field(name, "true")
        } else {
            self
        }
    }

    fn done(self) -> String {
        self.0 + "}"
    }
}

/// Writes a text as JSON.
fn quoted(text: &str) -> String {
    let mut json = String::from('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => json.extend(['\\', letter]),
            _ if letter.is_control() => {
                let _ = write!(json, "\\u{:04x}", u32::from(letter));
            }
            _ => json.push(letter),
        }
    }
    json + "\""
}

fn list<T>(things: &[T], value: impl Fn(&T) -> String) -> String {
    let values: Vec<String> = things.iter().map(value).collect();
    format!("[{}]", values.join(","))
}

/// Tells that the app can be used.
pub(crate) fn ready() -> String {
    Object::message("ready")
        .text("version", env!("CARGO_PKG_VERSION"))
        .done()
}

/// Tells that the entry has changed.
pub(crate) fn change(entry: &Entry) -> String {
    Object::message("change")
        .text("state", &state(entry))
        .done()
}

/// Answers a message.
pub(crate) fn reply(to: &str, entry: &Entry) -> String {
    Object::message("reply")
        .text("to", to)
        .text("state", &state(entry))
        .done()
}

/// Tells that a question was answered: its sheet, which of how many, how many were right so far, how long it took.
pub(crate) fn quiz(sheet: &str, (n, of): (u32, u32), right: u32, ms: u32) -> String {
    Object::message("quiz")
        .text("sheet", sheet)
        .number("n", n)
        .number("of", of)
        .number("right", right)
        .number("ms", ms)
        .done()
}

/// Tells that the last question was answered.
pub(crate) fn done(right: u32, of: u32, ms: u32) -> String {
    Object::message("done")
        .number("right", right)
        .number("of", of)
        .number("ms", ms)
        .done()
}

/// Tells what cannot be used; `to` is empty where nobody waits for an answer.
pub(crate) fn error(bad: &Bad, to: &str) -> String {
    let said = Object::message("error")
        .text("code", bad.code())
        .text("message", &say::embed::bad(bad));
    if to.is_empty() {
        said.done()
    } else {
        said.text("to", to).done()
    }
}

/// Tells the score of a complete hand.
pub(crate) fn result(entry: &Entry, score: &Score) -> String {
    let rules = entry.ruleset();
    let hash = rules.fingerprint_text();
    // What cannot apply was not scored: the hand without it.
    let priced = Effective::of(entry, entry.rest.by).question;
    Object::message("result")
        .text("ruleset", rules.id)
        .text("hash", &hash)
        .text("hand", &priced.to_string())
        .field("response", &response(rules.id, &hash, score))
        .done()
}

/// Writes the entry as the end of a link.
pub(crate) fn state(entry: &Entry) -> String {
    share::link(entry).to_string()
}

fn response(ruleset: &str, hash: &str, score: &Score) -> String {
    let line = Object::new()
        .truth("ok", true)
        .text("ruleset", ruleset)
        .text("fingerprint", hash)
        .field("yaku", &list(&score.awards, award))
        .some("han", score.han)
        .some("fu", score.fu.as_ref().map(|fu| fu.rounded));
    let line = match score.limit {
        Some(limit) => line.text("limit", limit.code()),
        None => line,
    };
    line.truth("counted", score.is_counted())
        .some("yakuman", Some(score.yakuman).filter(|&units| units > 0))
        .some("points", score.points)
        .field("payments", &list(&score.payments, payment))
        .number("total", score.total)
        .done()
}

fn award(award: &Award) -> String {
    let line = Object::new().text("id", award.what.code());
    let line = match award.amount {
        Amount::Han(han) => line.number("han", han),
        Amount::Mangan => line.number("han", Limit::MANGAN_HAN),
        Amount::Yakuman(units) => line.number("yakuman", units),
        Amount::Points(points) => line.number("points", points),
    };
    line.done()
}

fn payment(payment: &Payment) -> String {
    Object::new()
        .text("from", payment.from.code())
        .number("points", payment.points())
        .number("hand", payment.hand)
        .number("honba", payment.honba)
        .truth("liable", payment.liable)
        .done()
}

#[cfg(test)]
mod tests {
    use super::{change, error, quoted, result};
    use crate::model::book::ActiveRules;
    use crate::model::embed::{Bad, Why};
    use crate::model::entry::Entry;
    use crate::model::share;
    use crate::model::site::names::Name;
    use tensu::Score;

    fn of(text: &str) -> Entry {
        let (rules, question) = text.split_once(' ').expect("rules and a hand");
        Entry::new(
            ActiveRules::by_id(rules).expect("rules"),
            question.parse().expect("a hand"),
        )
    }

    /// Returns an entry, its score, and what is told of it.
    fn told(hand: &str) -> (Entry, Score, serde_json::Value) {
        let entry = of(hand);
        let (_, score) = share::worth(&entry).expect("a price");
        let told = serde_json::from_str(&result(&entry, &score)).expect("JSON");
        (entry, score, told)
    }

    #[test]
    fn texts_are_quoted() {
        assert_eq!(
            quoted("a\"b\\c\n\u{7f}ä</script>"),
            r#""a\"b\\c\u000a\u007fä</script>""#
        );
    }

    /// The contract's own response has the same values in the same fields.
    #[test]
    fn a_result_is_that_of_the_scoring_contract() {
        crate::say::set(&tensu::text::EN);
        for hand in [
            "cheatsheet 234m34066p67856s+7s ron riichi dora:1m5p seat:S",
            "tenhou 19m19p19s1234567z+1z tsumo honba:2 seat:W",
            "cheatsheet 123m456p789s11z23m+4m tsumo seat:E",
            "tenhou 44m23p666z(555z)(777z)+4p ron honba:1 from:N seat:S liable:W/daisangen",
        ] {
            let (entry, score, told) = told(hand);
            let question = entry.question();
            let win = question.check(entry.ruleset()).expect("a win");
            let whole = serde_json::to_value(tensu::wire::scored(entry.ruleset(), &win, &score))
                .expect("JSON");
            let fields = told["response"].as_object().expect("an object");
            assert!(fields.len() >= 8, "{hand}");
            for (name, value) in fields {
                assert_eq!(Some(value), whole.get(name), "{hand}: {name}");
            }
            let sentences = ["fu_items", "reading", "others", "missed", "notes", "steps"];
            for name in whole.as_object().expect("an object").keys() {
                assert!(
                    fields.contains_key(name) || sentences.contains(&name.as_str()),
                    "{hand}: {name}"
                );
            }
            assert_eq!(told["hash"], whole["fingerprint"]);
        }
    }

    /// Entries that do not apply were not scored, and the hand that is told can be.
    #[test]
    fn the_hand_of_a_result_is_the_one_that_was_priced() {
        crate::say::set(&tensu::text::EN);
        for hand in [
            "cheatsheet 123m456p789s11z23m+4m tsumo from:W seat:E",
            "cheatsheet 234m34066p67856s+7s ron ippatsu dora:1m5p ura:3s",
            "ema_2025 234m34066p67856s+7s ron riichi norths:1 flowers:1f",
        ] {
            let (entry, score, told) = told(hand);
            let question: tensu::Question = told["hand"]
                .as_str()
                .expect("a text")
                .parse()
                .expect("a hand");
            let again = tensu::score(&question, entry.ruleset()).expect("a win");
            assert_eq!(again.total, score.total, "{hand}");
        }
    }

    #[test]
    fn messages_are_json() {
        crate::say::set(&tensu::text::EN);
        let read = |text: String| serde_json::from_str::<serde_json::Value>(&text).expect("JSON");
        let told = read(change(&of("tenhou 12m+3m ron")));
        assert_eq!(told["state"], "1/tenhou/12m/ron:3m");
        let bad = Bad {
            name: Name::Hand,
            why: Why::Value("\"\u{1}\\".to_owned()),
        };
        let told = read(error(&bad, "a\"b"));
        assert_eq!(
            (&told["code"], &told["to"]),
            (&"hand".into(), &"a\"b".into())
        );
        assert!(
            told["message"]
                .as_str()
                .is_some_and(|text| text.contains("\"\u{1}\\"))
        );
        assert_eq!(
            read(error(
                &Bad {
                    name: Name::Rules,
                    why: Why::Locked
                },
                ""
            ))["code"],
            "locked"
        );
    }
}
