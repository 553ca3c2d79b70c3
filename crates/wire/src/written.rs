//! Hands as text, a link or a request, each from the others.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::declare::request;
use crate::read::{Malformed, Read, beginning};
use crate::request::TextReader;
use crate::value::Fields;
use crate::{Ask, Request, RulesetChoice, Value, refused};
use tensu::house::{BadHouse, House};
use tensu::inside::{self, SaidFields};
use tensu::link::{BadLink, Link};
use tensu::meld::{BadMeld, Side};
use tensu::notation::mpsz;
use tensu::question::{Liable, Question, Riichi, WrittenMeld};
use tensu::refusal::{Field, Refusal, Refusals};
use tensu::rules::{DEFAULT, HouseRule, Library};
use tensu::tiles::{Tile, Wind};

request! {
    /// A text to read: a hand in any notation, with its words, or a link to one.
    #[derive(Clone, Debug, Default)]
    pub struct ParseRequest as "" {
        /// The text.
        pub needs text: Option<String>,
        /// The rules under which it is read, if it is no link, which has its own: they say which indicator shows a dora that is
        /// named. Without them four play.
        pub may ruleset: Option<RulesetChoice>,
    }
}

/// A hand to write down. No field is required, and nothing has to be correct.
#[derive(Clone, Debug, Default)]
pub struct PrintRequest(pub Request);

/// A hand to write down as links.
#[derive(Clone, Debug, Default)]
pub struct LinksRequest(pub Request);

impl Read for PrintRequest {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        Request::from_value(value).map(Self)
    }
}

impl Read for LinksRequest {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        Request::from_value(value).map(Self)
    }
}

impl Ask for ParseRequest {
    fn respond(&self) -> Value {
        let Some(text) = &self.text else {
            return refused(&Refusal::Missing(Field::Text).into());
        };
        let read = read_text(text).and_then(|(question, _, rules)| {
            self.under(question, rules.as_ref().map(RulesetChoice::of))
        });
        read.unwrap_or_else(|why| refused(&why))
    }
}

impl ParseRequest {
    /// The request that a question is, under the rules of a link or else of this request.
    fn under(&self, question: Question, linked: Option<RulesetChoice>) -> Result<Value, Refusals> {
        match (&self.ruleset, linked) {
            (Some(own), Some(linked)) if *own != linked => {
                Err(Refusal::Contradicts(Field::Ruleset).into())
            }
            (Some(own), None) => {
                let question = question.settled(&own.ruleset()?.tiles);
                Ok(parsed(&question, Some(own)))
            }
            (_, linked) => Ok(parsed(&question, linked.as_ref())),
        }
    }
}

/// Reads a text or a link: the question, what it says, and the rules of a link.
pub(super) fn read_text(text: &str) -> Result<(Question, SaidFields, Option<House>), Refusals> {
    Err(match Link::told(text, Library::ALL) {
        Ok((Link { rules, question }, said)) => {
            let question = question.settled(&rules.base.tiles);
            return Ok((question, said, Some(rules)));
        }
        Err(BadLink::NotALink) => match inside::question(text) {
            Ok((question, said)) => return Ok((question, said, None)),
            Err(why) => Refusal::Parse(Field::Text, why).into(),
        },
        Err(BadLink::Rules(BadHouse::UnknownBase(id, known))) => {
            Refusal::UnknownRuleset(beginning(&id), known).into()
        }
        Err(BadLink::Rules(BadHouse::Rule(bad))) => Refusal::BadRule(bad).into(),
        Err(why) => Malformed::new(&why.to_string()).into(),
    })
}

fn parsed(question: &Question, rules: Option<&RulesetChoice>) -> Value {
    let mut line = Fields::default();
    line.put("ok", true);
    line.put("request", request(question, rules));
    line.into()
}

/// The fields of a request, defaults left out.
fn request(question: &Question, rules: Option<&RulesetChoice>) -> Value {
    let plain = Question::default();
    let mut line = Fields::default();
    line.put_some("ruleset", rules.map(ruleset));
    line.put("hand", mpsz(&question.hand));
    put_list(&mut line, "melds", &question.melds, meld);
    line.put_some("win", question.win.map(|tile| tile.to_string()));
    line.put("by", question.by.code());
    let other = |seat: Wind, usual: Wind| (seat != usual).then(|| seat.code());
    line.put_some("seat", other(question.seat, plain.seat));
    line.put_some("round", other(question.round, plain.round));
    put_tiles(&mut line, "dora", &question.dora);
    put_tiles(&mut line, "ura", &question.ura);
    let riichi = Some(question.riichi).filter(|riichi| riichi.is_declared());
    line.put_some("riichi", riichi.map(Riichi::code));
    let flags: Vec<_> = question.flags.iter().collect();
    put_list(&mut line, "flags", &flags, |flag| flag.code().into());
    put_number(&mut line, "norths", question.norths.into());
    put_tiles(&mut line, "flowers", &question.flowers);
    put_number(&mut line, "honba", question.honba);
    put_number(&mut line, "sticks", question.sticks);
    line.put_some("from", question.from.map(Wind::code));
    put_list(&mut line, "liable", &question.liable, liable);
    line.into()
}

fn put_tiles(line: &mut Fields, key: &'static str, tiles: &[Tile]) {
    line.put_some(key, (!tiles.is_empty()).then(|| mpsz(tiles)));
}

fn put_number(line: &mut Fields, key: &'static str, number: u32) {
    line.put_some(key, (number > 0).then_some(number));
}

fn put_list<T>(line: &mut Fields, key: &'static str, all: &[T], value: impl Fn(&T) -> Value) {
    line.put_some(key, (!all.is_empty()).then(|| Value::list(all, value)));
}

fn ruleset(choice: &RulesetChoice) -> Value {
    let (base, set) = match choice {
        RulesetChoice::Id(id) => return id.clone().into(),
        RulesetChoice::House { base, set } => (base, set),
    };
    let set = set
        .iter()
        .map(|(id, value)| (id.clone().into(), value.into()));
    let mut line = Fields::default();
    line.put("base", base.clone());
    line.put("set", Value::Object(set.collect()));
    line.into()
}

/// A hand as the request that it is.
pub(super) fn of_question(question: &Question) -> Value {
    request(question, None)
}

pub(super) fn meld(meld: &WrittenMeld) -> Value {
    let mut line = Fields::default();
    line.put("kind", meld.kind.code());
    line.put("tiles", mpsz(&meld.tiles));
    line.put_some("from", meld.from.map(Side::code));
    line.into()
}

fn liable(liable: &Liable) -> Value {
    let mut line = Fields::default();
    line.put("seat", liable.seat.code());
    line.put("for", liable.yaku.code());
    line.into()
}

impl Ask for PrintRequest {
    fn respond(&self) -> Value {
        let printed = link(&self.0).map(|link| {
            let mut line = Fields::default();
            line.put("ok", true);
            line.put("text", link.question.to_string());
            line.put("link", link.to_string());
            line.into()
        });
        printed.unwrap_or_else(|why| refused(&why))
    }
}

impl Ask for LinksRequest {
    /// Answers with what follows `#` in links to the app: `hand` to the hand with its rules, `rules` to the rules
    /// alone; and those as a line of text.
    fn respond(&self) -> Value {
        let links = link(&self.0).map(|link| {
            let mut line = Fields::default();
            line.put("ok", true);
            line.put("hand", link.to_string());
            line.put("rules", link.rules.link());
            line.put("rules_text", link.rules.to_string());
            line.into()
        });
        links.unwrap_or_else(|why| refused(&why))
    }
}

/// A hand with its rules.
pub(super) fn link(asked: &Request) -> Result<Link, Refusals> {
    let mut reader = TextReader::default();
    let rules = reader.ruleset(asked.ruleset.as_ref());
    let question = asked.unfinished(&mut reader);
    for (i, meld) in question.melds.iter().enumerate() {
        // Nothing can be written down of it.
        if meld.tiles.is_empty() {
            let need = meld.kind.size();
            reader.refuse(Refusal::BadMeld(i, BadMeld::Size { need, have: 0 }));
        }
    }
    let rules = reader.finish(rules)?;
    let set = match &asked.ruleset {
        Some(RulesetChoice::House { set, .. }) => set.as_slice(),
        _ => &[],
    };
    let known = |(id, value): &(String, _)| Some((HouseRule::by_id(id)?.id, Clone::clone(value)));
    let rules = House {
        set: set.iter().filter_map(known).collect(),
        ..House::new(rules.preset().unwrap_or(DEFAULT), rules.name)
    };
    Ok(Link { rules, question })
}
