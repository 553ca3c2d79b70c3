//! The log of a game that was played elsewhere: the request and the answer.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::catalog::cause;
use crate::declare::request;
use crate::request::TextReader;
use crate::response::refused_in;
use crate::value::Fields;
use crate::written::{meld, of_question};
use crate::{RulesetChoice, Value};
use tensu::evening::{Chair, Event, HandValue, Won};
use tensu::notation::mpsz;
use tensu::refusal::{Field, Refusal, Refusals};
use tensu::rules::Library;
use tensu::{Ruleset, Tile};
use tensu_log::{Checked, Log, LogHand, Move, RiverFact, SaidWin, read};
use tensu_words::Words;

request! {
    /// The log of a game: of Tenhou (JSON or XML), mjai, Majiang, Botzone or `PyMahjongGB`, or as a converter wrote it. Several games one
    /// behind another are read, too.
    #[derive(Clone, Debug, Default)]
    pub struct LogRequest as "" either [&["text"]] {
        /// The text of the log.
        pub needs text: String,
        /// The rules that its points are checked by; default: those that its own flags propose.
        pub may ruleset: Option<RulesetChoice>,
        /// `true` if all moves are wanted, and who was tenpai or furiten behind each discard.
        pub may river: bool,
    }
}

impl LogRequest {
    /// Answers with every hand of every game and its points, the sentences in a language, or why that cannot be read.
    pub fn respond(&self, words: &Words) -> Value {
        self.answered(words)
            .unwrap_or_else(|why| refused_in(&why, words))
    }

    fn answered(&self, words: &Words) -> Result<Value, Refusals> {
        let mut reader = TextReader::default();
        let rules = match &self.ruleset {
            Some(choice) => {
                let rules = reader.ruleset(Some(choice));
                Some(reader.finish(rules)?)
            }
            None => None,
        };
        let logs = read(&self.text, Library::ALL);
        let logs =
            logs.map_err(|bad| Refusal::Malformed(bad.to_string(), Some((Field::Text, None))))?;
        let mut line = Fields::default();
        line.put("ok", true);
        line.put(
            "games",
            Value::list(&logs, |log| self.game(log, rules.as_deref(), words)),
        );
        Ok(line.into())
    }

    fn game(&self, log: &Log, asked: Option<&Ruleset>, words: &Words) -> Value {
        let own = log.rules();
        let rules = asked
            .filter(|asked| asked.seats == own.seats)
            .unwrap_or(&own);
        let checked = log.check(rules);
        let mut line = Fields::default();
        line.put("source", log.source.code());
        line.put("ruleset", rules.id);
        let set = &log.start.rules.set;
        let set = set.iter().map(|(id, value)| ((*id).into(), value.into()));
        line.put("set", Value::Object(set.collect()));
        line.put(
            "players",
            Value::list(&log.start.players, |name| name.clone().into()),
        );
        let hands = log.hands.iter().enumerate().map(|(at, hand)| {
            let checked = checked.iter().find(|checked| checked.hand == at);
            self.hand(hand, checked, log, rules, words)
        });
        line.put("hands", Value::List(hands.collect()));
        let differ = checked.iter().filter(|checked| !checked.agrees()).count();
        line.put("differ", differ);
        if let Some(finals) = &log.finals {
            line.put("final", numbers(&finals.points));
            if !finals.scores.is_empty() {
                line.put("scores", numbers(&finals.scores));
            }
        }
        line.put("text", alloc::format!("{}", log.game()));
        line.into()
    }

    fn hand(
        &self,
        hand: &LogHand,
        checked: Option<&Checked>,
        log: &Log,
        rules: &Ruleset,
        words: &Words,
    ) -> Value {
        let mut line = Fields::default();
        line.put("round", hand.round.code());
        line.put("deal", hand.deal);
        line.put("dealer", hand.dealer);
        line.put("honba", hand.honba);
        line.put("sticks", hand.sticks);
        line.put("before", numbers(&hand.before));
        line.put_some("paid", hand.paid.as_ref().map(|paid| numbers(paid)));
        line.put_some("after", hand.after().map(|after| numbers(&after)));
        let riichi: Vec<usize> = hand.riichi().collect();
        line.put("riichi", chairs(&riichi));
        line.put("dora", mpsz(&hand.dora));
        line.put("ura", mpsz(&hand.ura));
        // Every discard is looked at for it.
        let barred = if self.river {
            hand.barred(rules)
        } else {
            Vec::new()
        };
        put_end(&mut line, hand, &barred);
        if let Some(checked) = checked {
            line.put("agrees", checked.agrees());
            match &checked.ours {
                Ok(record) => line.put("ours", numbers(&record.changes)),
                Err(fault) => line.put("fault", words.fault(fault, &log.start.players)),
            }
            if !checked.causes.is_empty() {
                line.put("causes", Value::list(&checked.causes, cause));
            }
        }
        if self.river {
            line.put(
                "dealt",
                Value::list(&hand.dealt, |tiles| mpsz(tiles).into()),
            );
            line.put("moves", Value::list(&hand.moves, step));
            line.put("facts", Value::list(&hand.facts(rules), fact));
        }
        line.into()
    }
}

fn numbers(numbers: &[i64]) -> Value {
    Value::list(numbers, |number| (*number).into())
}

fn chairs(chairs: &[usize]) -> Value {
    Value::list(chairs, |chair| (*chair).into())
}

/// The way in which a hand ended.
fn put_end(line: &mut Fields, hand: &LogHand, barred: &[Chair]) {
    match hand.events.last() {
        Some(Event::Won(won)) => {
            line.put("what", "won");
            line.put_some("from", won.from);
            line.put("winners", winners(won, hand, barred));
        }
        Some(Event::Drawn(drawn)) => {
            let is_mangan = !drawn.nagashi.is_empty();
            line.put("what", if is_mangan { "nagashi" } else { "drawn" });
            line.put("tenpai", chairs(&drawn.tenpai));
            if is_mangan {
                line.put("nagashi", chairs(&drawn.nagashi));
            }
        }
        Some(Event::Aborted(kind, whose)) => {
            line.put("what", "aborted");
            line.put("kind", kind.code());
            line.put_some("whose", *whose);
        }
        _ => line.put("what", "open"),
    }
}

fn winners(won: &Won, hand: &LogHand, barred: &[Chair]) -> Value {
    Value::list(&won.winners, |winner| {
        let mut line = Fields::default();
        line.put("chair", winner.chair);
        if let HandValue::Tiles(question) = &winner.value {
            line.put("hand", of_question(question));
        }
        let mut liable = winner.liable.iter();
        line.put_some("liable", liable.next().map(|(chair, _)| *chair));
        let said = hand.said.iter().find(|said| said.chair == winner.chair);
        line.put_some("said", said.map(self::said));
        line.put_some("furiten", barred.contains(&winner.chair).then_some(true));
        line.into()
    })
}

fn said(said: &SaidWin) -> Value {
    let mut line = Fields::default();
    line.put_some("han", said.han);
    line.put_some("fu", said.fu);
    line.put_some("points", said.points);
    line.put("yaku", Value::list(&said.yaku, |yaku| yaku.clone().into()));
    line.into()
}

fn step(step: &Move) -> Value {
    let mut line = Fields::default();
    line.put("chair", step.chair());
    let (what, tile) = match step {
        Move::Drawn(_, tile) => ("draw", *tile),
        Move::Discarded { tile, .. } => ("discard", Some(*tile)),
        Move::Called(_, meld) => (meld.kind.code(), None),
        Move::Closed(..) => ("ankan", None),
        Move::Added(_, tile) => ("kakan", Some(*tile)),
        Move::North(_) => ("north", None),
        Move::Flower(_, tile) => ("flower", Some(*tile)),
    };
    line.put("what", what);
    line.put_some("tile", tile.map(|tile| mpsz(&[tile])));
    match step {
        Move::Discarded { drawn, riichi, .. } => {
            line.put_some("drawn", drawn.then_some(true));
            line.put_some("riichi", riichi.then_some(true));
        }
        Move::Called(_, called) => line.put("meld", meld(called)),
        Move::Closed(_, tiles) => line.put("tiles", mpsz(tiles)),
        _ => {}
    }
    line.into()
}

fn fact(fact: &RiverFact) -> Value {
    let mut line = Fields::default();
    line.put("at", fact.at);
    line.put("chair", fact.chair);
    line.put("hand", mpsz(&fact.hand));
    let waits: Vec<Tile> = fact.waits.iter().copied().map(Tile::plain).collect();
    line.put("waits", mpsz(&waits));
    line.put("furiten", fact.furiten);
    line.put_some("passed", fact.passed);
    line.into()
}
