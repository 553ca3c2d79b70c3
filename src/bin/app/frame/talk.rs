//! The messages between a frame and the page around it: what that may ask, and what it is told.

use std::cell::RefCell;
use std::rc::Rc;

use tensu::Question;

use crate::browser::page::{self, frame::Asked};
use crate::model::embed::{self, Bad, Frame, Why, params};
use crate::model::entry::Entry;
use crate::model::outcome::Outcomes;
use crate::model::site::names::{Name, Subject};
use crate::say::report::{self, Message};

thread_local! {
    /// The entry that is on the screen, or will be with the next frame.
    static NOW: RefCell<Option<Rc<Entry>>> = const { RefCell::new(None) };
    /// The state that was told last.
    static TOLD: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Takes an entry, with whether it is a hand: else only its rules count.
pub(super) type Taker = dyn Fn(Rc<Entry>, bool);

/// Tells the page around what is on the screen now; returns whether it was told something before.
pub(super) fn tell(entry: &Rc<Entry>, outcomes: &Outcomes, frame: &Frame) -> bool {
    NOW.replace(Some(entry.clone()));
    let state = report::state(entry);
    let before = TOLD.replace(Some(state.clone()));
    let changed = before.is_some();
    if changed {
        // Own discards, for one, are not part of the state.
        if before.as_ref() != Some(&state) {
            Message::change(entry).tell();
        }
    } else {
        Message::ready().tell();
        for bad in &frame.bads {
            Message::error(bad, "").tell();
        }
    }
    if let Ok(explained) = outcomes.chosen()
        && frame.subject(true) != Subject::Quiz
    {
        Message::result(entry, &explained.score).tell();
    }
    changed
}

/// Begins as the page around asks; `false` if that takes the reader, which is not there.
pub(super) fn begin() -> bool {
    report::tell_by(report::send);
    // Who had it before has told it.
    TOLD.set(page::frame::left());
    embed::begin()
}

/// Takes a message. An entry that it puts on the table goes to `give`, with `true` for a hand.
pub(super) fn take(message: &Asked, frame: &Frame, give: &Taker) {
    let Some(now) = NOW.with_borrow(Clone::clone) else {
        return;
    };
    let (kind, to, text) = (message.kind(), message.to(), message.text());
    let (kind, to) = (kind.as_str(), to.as_str());
    let answer = match asked(kind, text.as_deref(), &now, frame) {
        Ok(entry) => {
            let entry = entry.map(Rc::new);
            if let Some(entry) = &entry {
                // The next message may come before this is drawn.
                NOW.replace(Some(entry.clone()));
                give(entry.clone(), kind != "setRules");
            }
            (!to.is_empty()).then(|| Message::reply(to, entry.as_ref().unwrap_or(&now)))
        }
        Err(bad) => Some(Message::error(&bad, to)),
    };
    if let Some(answer) = answer {
        answer.tell();
    }
}

/// Returns the entry that a message asks for; `None` where it changes nothing.
fn asked(kind: &str, text: Option<&str>, now: &Entry, frame: &Frame) -> Result<Option<Entry>, Bad> {
    let name = match kind {
        "setHand" => Name::Hand,
        "setRules" => Name::Rules,
        "setState" => Name::State,
        "to" => Name::To,
        "reset" => return Ok(Some(Entry::new(now.rules.clone(), Question::default()))),
        _ => return Ok(None),
    };
    let entry = match (name, text) {
        (Name::Rules, _) if frame.lock => Err(Why::Locked),
        (Name::Hand, Some(text)) => params::hand_of(text, now.rules.clone()),
        // An empty hand is a hand, too; nothing else can be empty.
        (_, None | Some("")) => Err(Why::Absent),
        (Name::Rules, Some(text)) => params::rules_of(text).map(|rules| Entry {
            rules,
            ..now.clone()
        }),
        (Name::State, Some(text)) => params::link_of(text, frame.lock.then_some(&now.rules)),
        (_, Some(to)) if to.contains('\n') => Err(Why::Value(to.to_owned())),
        (_, Some(_)) => Err(Why::Long),
    };
    entry.map(Some).map_err(|why| Bad { name, why })
}

#[cfg(test)]
mod tests {
    use super::{Frame, asked};
    use crate::model::entry::Entry;
    use crate::say::report::state;

    fn open(query: &str) -> (Entry, Frame) {
        let frame = Frame::read(query, "1/tenhou/123m/ron:5z/honba:2");
        assert_eq!(frame.bads, []);
        (frame.start.clone(), frame)
    }

    fn after(kind: &str, text: &str, query: &str) -> Result<String, &'static str> {
        let (now, frame) = open(query);
        let entry = asked(kind, Some(text), &now, &frame).map_err(|bad| bad.code())?;
        Ok(entry.as_ref().map_or_else(|| "nothing".to_owned(), state))
    }

    #[test]
    fn what_can_be_asked() {
        let house = "tensu-rules:1 base=tenhou name=Club kiriage=true";
        for (kind, text, wanted) in [
            (
                "setHand",
                "12m+3m tsumo dora:1z",
                Ok("1/tenhou/12m/tsumo:3m/dora:1z"),
            ),
            ("setHand", "12x", Err("hand")),
            ("setRules", "ema_2025", Ok("1/ema_2025/123m/ron:5z/honba:2")),
            (
                "setRules",
                house,
                Ok("1/tenhou/name=Club/kiriage=true/123m/ron:5z/honba:2"),
            ),
            ("setRules", "nowhere", Err("rules")),
            ("setState", "1/ema_2025/1z/ron", Ok("1/ema_2025/1z/ron")),
            ("setState", "2/ema_2025/1z/ron", Err("state")),
            ("setState", "", Err("state")),
            ("getState", "", Ok("nothing")),
            ("reset", "", Ok("1/tenhou/ron")),
        ] {
            assert_eq!(
                after(kind, text, ""),
                wanted.map(str::to_owned),
                "{kind} {text}"
            );
        }
    }

    #[test]
    fn fixed_rules_stay() {
        // The link's rules do not count where rules are fixed: the address names them.
        let query = "ruleset=ema_2025&lock";
        assert_eq!(after("setRules", "tenhou", query), Err("locked"));
        let state = after("setState", "1/tenhou/1z/ron", query);
        assert_eq!(state, Ok("1/ema_2025/1z/ron".to_owned()));
        assert_eq!(after("reset", "", query), Ok("1/ema_2025/ron".to_owned()));
    }

    #[test]
    fn a_state_comes_back() {
        let (now, frame) = open("");
        let kept = state(&now);
        let (empty, _) = open("ruleset=ema_2025");
        let back = asked("setState", Some(&kept), &empty, &frame)
            .expect("a state")
            .expect("an entry");
        assert_eq!((state(&back), &back), (kept, &now));
    }

    #[test]
    fn a_message_without_its_text_is_refused_by_name() {
        let (now, frame) = open("");
        let code = |kind| asked(kind, None, &now, &frame).map_err(|bad| bad.code());
        for (kind, name) in [
            ("setHand", "hand"),
            ("setRules", "rules"),
            ("setState", "state"),
            ("to", "to"),
        ] {
            assert_eq!(code(kind), Err(name), "{kind}");
        }
        assert_eq!(code("getState"), Ok(None));
    }
}
