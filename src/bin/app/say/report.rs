//! The messages to the page around, as objects. `docs/embed.md` has the fields; those of `response` are the scoring contract's.

use std::cell::Cell;

use serde::Serialize;
use tensu::score::{self, Amount, Limit, Score};

use super as say;
use crate::browser::page;
use crate::model::availability::Effective;
use crate::model::embed::Bad;
use crate::model::entry::Entry;
use crate::model::share;

/// A message to the page around.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum Message {
    /// The app can be used.
    Ready { version: &'static str },
    /// The entry has changed.
    Change { state: String },
    /// The answer to a message.
    Reply { to: String, state: String },
    /// Something cannot be used; `to` is empty where nobody waits for an answer.
    Error {
        code: &'static str,
        message: String,
        #[serde(skip_serializing_if = "String::is_empty")]
        to: String,
    },
    /// The score of a complete hand.
    Result {
        ruleset: &'static str,
        hash: String,
        hand: String,
        response: Response,
    },
    /// A question was answered: its sheet, its number of how many, how many were right so far, the time that it took.
    Quiz {
        sheet: String,
        n: u32,
        of: u32,
        right: u32,
        ms: u32,
    },
    /// The last question was answered.
    Done { right: u32, of: u32, ms: u32 },
}

/// The scoring contract's response without its sentences.
#[derive(Serialize)]
pub(crate) struct Response {
    ok: bool,
    ruleset: &'static str,
    fingerprint: String,
    yaku: Vec<Award>,
    #[serde(skip_serializing_if = "Option::is_none")]
    han: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fu: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    limit: Option<&'static str>,
    #[serde(skip_serializing_if = "is_false")]
    counted: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    yakuman: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<u16>,
    payments: Vec<Payment>,
    total: u32,
}

#[derive(Default, Serialize)]
struct Award {
    id: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    han: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    yakuman: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<u16>,
}

#[derive(Serialize)]
struct Payment {
    from: &'static str,
    points: u32,
    hand: u32,
    honba: u32,
    #[serde(skip_serializing_if = "is_false")]
    liable: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
const fn is_false(value: &bool) -> bool {
    !*value
}

impl Message {
    /// The message that the app can be used.
    pub(crate) fn ready() -> Self {
        let version = env!("CARGO_PKG_VERSION");
        Self::Ready { version }
    }

    /// The message that the entry has changed.
    pub(crate) fn change(entry: &Entry) -> Self {
        let state = state(entry);
        Self::Change { state }
    }

    /// The answer to a message of this name.
    pub(crate) fn reply(to: &str, entry: &Entry) -> Self {
        Self::Reply {
            to: to.to_owned(),
            state: state(entry),
        }
    }

    /// The message that something cannot be used; `to` is empty where nobody waits for an answer.
    pub(crate) fn error(bad: &Bad, to: &str) -> Self {
        Self::Error {
            code: bad.code(),
            message: say::embed::bad(bad),
            to: to.to_owned(),
        }
    }

    /// The score of a complete hand.
    pub(crate) fn result(entry: &Entry, score: &Score) -> Self {
        let rules = entry.ruleset();
        let hash = rules.fingerprint_text();
        // What cannot apply was not scored: the hand without it.
        let scored = Effective::of(entry, entry.rest.by).question;
        Self::Result {
            ruleset: rules.id,
            hash: hash.clone(),
            hand: scored.to_string(),
            response: Response::of(rules.id, hash, score),
        }
    }

    /// Tells the page around, as a frame said that it is told ([`tell_by`]).
    pub(crate) fn tell(&self) {
        if let Some(tell) = TELL.get() {
            tell(self);
        }
    }
}

thread_local! {
    static TELL: Cell<Option<fn(&Message)>> = const { Cell::new(None) };
}

/// Lets all messages be told by [`send`]: the file of frames alone names it, so that nobody else loads what writes objects.
pub(crate) fn tell_by(send: fn(&Message)) {
    TELL.set(Some(send));
}

/// Gives the page around a message as an object.
pub(crate) fn send(message: &Message) {
    if let Ok(message) = serde_wasm_bindgen::to_value(message) {
        page::frame::say(&message);
    }
}

/// Writes the entry as the end of a link.
pub(crate) fn state(entry: &Entry) -> String {
    share::link(entry).to_string()
}

impl Response {
    fn of(ruleset: &'static str, fingerprint: String, score: &Score) -> Self {
        Self {
            ok: true,
            ruleset,
            fingerprint,
            yaku: score.awards.iter().map(Award::of).collect(),
            han: score.han,
            fu: score.fu.as_ref().map(|fu| fu.rounded),
            limit: score.limit.map(Limit::code),
            counted: score.is_counted(),
            yakuman: Some(score.yakuman).filter(|&units| units > 0),
            points: score.points,
            payments: score.payments.iter().map(Payment::of).collect(),
            total: score.total,
        }
    }
}

impl Award {
    fn of(award: &score::Award) -> Self {
        let mut own = Self {
            id: award.what.code(),
            ..Self::default()
        };
        match award.amount {
            Amount::Han(han) => own.han = Some(han),
            Amount::Mangan => own.han = Some(Limit::MANGAN_HAN),
            Amount::Yakuman(units) => own.yakuman = Some(units),
            Amount::Points(points) => own.points = Some(points),
        }
        own
    }
}

impl Payment {
    fn of(payment: &score::Payment) -> Self {
        Self {
            from: payment.from.code(),
            points: payment.points(),
            hand: payment.hand,
            honba: payment.honba,
            liable: payment.liable,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Message;
    use crate::model::active_rules::ActiveRules;
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
        let told = serde_json::to_value(Message::result(&entry, &score)).expect("an object");
        (entry, score, told)
    }

    /// The contract's own response has the same values in the same fields.
    #[test]
    fn a_result_is_that_of_the_scoring_contract() {
        crate::say::set(&tensu_words::EN);
        for hand in [
            "cheatsheet 234m34066p67856s+7s ron riichi dora:1m5p seat:S",
            "tenhou 19m19p19s1234567z+1z tsumo honba:2 seat:W",
            "cheatsheet 123m456p789s11z23m+4m tsumo seat:E",
            "tenhou 44m23p666z(555z)(777z)+4p ron honba:1 from:N seat:S liable:W/daisangen",
        ] {
            let (entry, score, told) = told(hand);
            let question = entry.question();
            let win = question.check(entry.ruleset()).expect("a win");
            let whole = serde_json::to_value(tensu_wire::scored(entry.ruleset(), &win, &score))
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
        crate::say::set(&tensu_words::EN);
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
    fn messages_have_their_fields() {
        crate::say::set(&tensu_words::EN);
        let read = |message: Message| serde_json::to_value(message).expect("an object");
        let told = read(Message::change(&of("tenhou 12m+3m ron")));
        assert_eq!(told["state"], "1/tenhou/12m/ron:3m");
        assert_eq!(told["type"], "change");
        let told = read(Message::ready());
        assert_eq!(
            told,
            serde_json::json!({ "type": "ready", "version": env!("CARGO_PKG_VERSION") })
        );
        let bad = Bad {
            name: Name::Hand,
            why: Why::Value("\"\u{1}\\".to_owned()),
        };
        let told = read(Message::error(&bad, "a\"b"));
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
            read(Message::error(
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
