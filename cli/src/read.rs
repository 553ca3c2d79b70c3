//! Reading what was typed: a hand, a link, rules.

use tensu::house::{BadHouse, House};
use tensu::link::{BadLink, Link};
use tensu::notation::{ParseError, Syntax};
use tensu::refusal::{Field, Refusal};
use tensu::rules::{BadRule, DEFAULT, HouseRule, all};
use tensu::{Question, Ruleset};
use tensu_wire::Value;
pub(crate) use tensu_words::Unsaid;
use tensu_words::Word;

use crate::args::Shared;
use crate::page::{Page, WRONG, marked, plain, styled};
use crate::say::Say;

/// Rules with the name that they go by.
#[derive(Clone)]
pub(crate) struct Rules {
    pub(crate) house: House,
    pub(crate) ruleset: Ruleset,
}

impl Rules {
    fn of(house: House) -> Result<Self, BadHouse> {
        let ruleset = house.ruleset()?;
        Ok(Self { house, ruleset })
    }

    /// Writes them as the `ruleset` of a request.
    pub(crate) fn value(&self) -> Value {
        let base = Value::Text(self.house.base.id.into());
        if self.house.set.is_empty() {
            return base;
        }
        let set = self.house.set.iter();
        let set = set.map(|(id, value)| ((*id).into(), value.into()));
        let set = Value::Object(set.collect());
        Value::Object(vec![("base".into(), base), ("set".into(), set)])
    }

    pub(crate) fn name(&self, say: Say) -> String {
        match self.house.preset() {
            Some(rules) => say.0.ruleset(rules).to_owned(),
            None => self.house.name.clone(),
        }
    }
}

/// The head of house rules as text.
const HEAD: &str = "tensu-rules:";

/// Returns the rules that were asked for, if any were.
pub(crate) fn rules(
    shared: &Shared,
    id: Option<&str>,
    say: Say,
) -> Result<Option<Rules>, BadHouse> {
    let id = id.or(shared.rules.as_deref());
    if id.is_none() && shared.set.is_empty() {
        return Ok(None);
    }
    let id = id.unwrap_or(DEFAULT.id);
    let mut text = if id.starts_with(HEAD) {
        id.to_owned()
    } else {
        format!("{HEAD}1 base={}", id_of(id, say))
    };
    for rule in &shared.set {
        text.push(' ');
        text += &one_rule(rule);
    }
    Rules::of(text.parse()?).map(Some)
}

/// Returns the id of a ruleset that was named by its id or by its name, in any case.
fn id_of(typed: &str, say: Say) -> String {
    let typed = typed.trim().to_lowercase();
    let is_named = |rules: &&Ruleset| {
        let names = [rules.name, say.0.ruleset(rules)];
        names.iter().any(|name| name.to_lowercase() == typed)
    };
    match all().find(is_named) {
        Some(rules) => rules.id.to_owned(),
        // A blank would end the id.
        None => typed.replace(|c: char| c.is_whitespace() || "-&".contains(c), "_"),
    }
}

/// Says what is wrong with rules that were asked for, and what was perhaps meant.
pub(crate) fn bad_rules(why: &BadHouse, say: Say) -> String {
    let all = "`tensu rules` names all rules";
    let more = match why {
        BadHouse::Word(word) => HouseRule::by_id(word).map(|rule| {
            let values = rule.choices.iter().chain(rule.ranges);
            let values: Vec<String> = values.map(|value| format!("{word}={value}")).collect();
            if values.is_empty() {
                all.to_owned()
            } else {
                format!("Possible: {}.", say.0.list(&values, Word::Comma))
            }
        }),
        BadHouse::Rule(BadRule::Unknown(id)) => Some(match HouseRule::near(id) {
            Some(rule) => format!("Was {} meant? {all}.", rule.id),
            None => format!("{all}."),
        }),
        _ => None,
    };
    let said = say.0.bad_house(why);
    more.map_or(said.clone(), |more| format!("{said} {more}"))
}

/// Writes a rule as house rules have it; lists may also be typed as JSON has them.
fn one_rule(typed: &str) -> String {
    let sign = |c: &char| !c.is_whitespace() && !matches!(c, '[' | ']' | '"');
    let rule: String = typed.chars().filter(sign).collect();
    match rule.strip_suffix('=') {
        Some(name) if typed.contains("[]") => format!("{name}=none"),
        _ => rule.to_ascii_lowercase(),
    }
}

/// A hand and the rules that it is played by.
pub(crate) struct Asked {
    pub(crate) question: Question,
    pub(crate) rules: Rules,
    pub(crate) unsaid: Unsaid,
}

/// Finds what a score needs and a text left out: a text says a thing if that may not be said once more.
fn unsaid(is_twice: impl Fn(&str) -> bool) -> Unsaid {
    Unsaid {
        by: !is_twice("ron"),
        seat: !is_twice("seat:E"),
        round: !is_twice("round:E"),
    }
}

/// The reason why a text is not a hand.
pub(crate) enum Unread {
    /// With the place.
    Hand(ParseError),
    Link(BadLink),
}

/// Reads a hand as text, or a link to one, which has rules of its own unless others are asked for.
pub(crate) fn hand(text: &str, rules: Option<&Rules>) -> Result<Asked, Unread> {
    let default =
        || Rules::of(House::new(DEFAULT, "")).map_err(|why| Unread::Link(BadLink::Rules(why)));
    match text.parse::<Link>() {
        Ok(link) => {
            let rules = match rules {
                Some(rules) => rules.clone(),
                None => Rules::of(link.rules).map_err(|why| Unread::Link(BadLink::Rules(why)))?,
            };
            let again = |word: &str| format!("{}/{word}", text.trim_end()).parse::<Link>();
            Ok(Asked {
                unsaid: unsaid(|word| {
                    matches!(
                        again(word),
                        Err(BadLink::Word {
                            why: Syntax::Twice(_),
                            ..
                        })
                    )
                }),
                question: link.question,
                rules,
            })
        }
        Err(BadLink::NotALink) => Ok(Asked {
            question: text.parse().map_err(Unread::Hand)?,
            unsaid: unsaid(|word| {
                let again = format!("{text} {word}").parse::<Question>();
                again.is_err_and(|bad| matches!(bad.why, Syntax::Twice(_)))
            }),
            rules: rules.cloned().map_or_else(default, Ok)?,
        }),
        Err(why) => Err(Unread::Link(why)),
    }
}

/// Says what is wrong with a text, with a mark below the place.
pub(crate) fn unread(text: &str, why: &Unread, say: Say) -> Page {
    let mut page = Page::default();
    match why {
        Unread::Hand(error) => {
            let said = say.0.refusal(&Refusal::Parse(Field::Text, error.clone()));
            page.line(plain(&said));
            if error.why.is_of_all() {
                return page;
            }
            let [shown, mark] = marked(text, error.at);
            page.item(shown);
            page.item(styled(WRONG, &mark));
        }
        Unread::Link(why) => page.line(plain(&say.0.bad_link(why))),
    }
    page
}
