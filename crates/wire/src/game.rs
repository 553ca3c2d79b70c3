//! A whole game: the request and the answer.

use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::contract::{Listed, Names, Type, ids};
use crate::declare::request;
use crate::read::{Malformed, Read};
use crate::request::{TextReader, no_value};
use crate::response::{begin, refused_in};
use crate::value::Fields;
use crate::{RulesetChoice, Value};
use tensu::Ruleset;
use tensu::evening::{
    BadGame, ChairPaid, Course, Event, Game, MOST_EVENTS, Outcome, Player, Record, Start, State,
    fold,
};
use tensu::game::PaidFor;
use tensu::house::House;
use tensu::refusal::{Field, Refusal, Refusals};
use tensu::rules::{Length, Setting};
use tensu::score::Payer;
use tensu_words::Words;

pub(super) use events::CHAIR;

use events::EventText;

mod events;

request! {
    /// A whole game: `events`, or `text` alone.
    #[derive(Clone, Debug, Default)]
    pub struct GameRequest as "" either [&["events"], &["text"]] {
        /// The rules; default: `"cheatsheet"`.
        pub may ruleset: Option<RulesetChoice>,
        /// The number of players, or their names by chair; with one more than play a hand, who loses the deal sits out.
        pub may players: Option<Players>,
        /// The length; default: as the rules say.
        pub may length: Option<String> as Type::Ids(&ids::LENGTHS),
        /// All that happened, in order.
        pub may events[Vec<EventText>]: Option<Vec<Value>>,
        /// The game as words (`text` of an answer), in place of all that.
        pub may text: Option<String>,
    }
}

/// The players.
#[derive(Clone, Debug)]
pub enum Players {
    /// Their number.
    Number(i64),
    /// Their names by chair.
    Names(Vec<String>),
}

impl Read for Players {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        match value {
            Value::List(_) => Vec::from_value(value).map(Self::Names),
            value => i64::from_value(value).map(Self::Number),
        }
    }
}

impl Listed for Players {
    const NAMES: Option<&'static Names> = None;
    const TYPE: Type = Type::Either(&[Type::Number, Type::List(&Type::Text)]);
}

/// Anything, read later.
impl Read for Value {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        Ok(value.clone())
    }
}

/// A game that was read, with the events that cannot be.
struct ReadGame {
    rules: Cow<'static, Ruleset>,
    game: Game,
    unread: Vec<(usize, Refusals)>,
}

impl GameRequest {
    /// Answers with every hand, how the game stands and what cannot be, with the sentences in a language, or why that
    /// cannot be said.
    pub fn respond(&self, words: &Words) -> Value {
        match self.read() {
            Ok(asked) => answer(&asked, words),
            Err(why) => refused_in(&why, words),
        }
    }

    fn read(&self) -> Result<ReadGame, Refusals> {
        match &self.text {
            Some(text) => self.of_text(text),
            None => self.of_fields(),
        }
    }

    fn of_text(&self, text: &str) -> Result<ReadGame, Refusals> {
        let beside = [
            (Field::Ruleset, self.ruleset.is_some()),
            (Field::Players, self.players.is_some()),
            (Field::Length, self.length.is_some()),
            (Field::Events, self.events.is_some()),
        ];
        let beside = beside.into_iter().filter(|(_, given)| *given);
        Refusals::none_of(
            beside
                .map(|(field, _)| Refusal::Contradicts(field))
                .collect(),
        )?;
        let malformed = |why: String| Refusal::Malformed(why, Some((Field::Text, None)));
        let game: Game = text
            .parse()
            .map_err(|why: tensu::evening::BadGame| malformed(why.to_string()))?;
        let rules = game.start.rules.ruleset();
        let rules = rules.map_err(|why| malformed(why.to_string()))?;
        Ok(ReadGame {
            rules: Cow::Owned(rules),
            game,
            unread: Vec::new(),
        })
    }

    fn of_fields(&self) -> Result<ReadGame, Refusals> {
        let mut reader = TextReader::default();
        let rules = reader.ruleset(self.ruleset.as_ref());
        let length = self.length.as_deref().map(|length| {
            let mut all = Length::ALL.iter();
            let found = all.find(|choice| choice.code() == length);
            if found.is_none() {
                let possible = Length::ALL.iter().map(|choice| choice.code());
                reader.refuse(no_value(Field::Length, length, possible));
            }
            found
        });
        let names = rules.as_ref().map(|rules| self.names(rules, &mut reader));
        match self.events.as_ref().map(Vec::len) {
            None => reader.refuse(Refusal::Missing(Field::Events)),
            Some(many) if many > MOST_EVENTS => {
                let why = BadGame::Events(many).to_string();
                reader.refuse(Refusal::Malformed(why, Some((Field::Events, None))));
            }
            Some(_) => {}
        }
        let rules = reader.finish(rules)?;
        let mut house = house(&rules);
        let mut rules = rules;
        if let Some(Some(length)) = length
            && *length != rules.game.flow.length
        {
            rules.to_mut().game.flow.length = *length;
            house = self::house(&rules);
        }
        let mut start = Start::by(house);
        if let Some(names) = names {
            start.players = names;
        }
        let mut game = Game::new(start);
        let mut unread = Vec::new();
        for (i, value) in self.events.iter().flatten().enumerate() {
            game.events.push(events::read(value).unwrap_or_else(|why| {
                unread.push((i, why));
                Event::Unread(events::kept(value))
            }));
        }
        Ok(ReadGame {
            rules,
            game,
            unread,
        })
    }

    fn names(&self, rules: &Ruleset, reader: &mut TextReader) -> Vec<String> {
        let seats = rules.seats.winds().len();
        let (count, names) = match &self.players {
            None => (seats as i64, Vec::new()),
            Some(Players::Number(count)) => (*count, Vec::new()),
            Some(Players::Names(names)) => (names.len() as i64, names.clone()),
        };
        // One more where all take turns.
        let possible = [seats, seats + 1];
        if !possible.iter().any(|&many| count == many as i64) {
            let possible = possible.iter().map(ToString::to_string).collect();
            reader.refuse(Refusal::Value(Field::Players, count.to_string(), possible));
        }
        if let Some(name) = names.iter().find(|name| !Start::is_name(name)) {
            let possible = Vec::new();
            reader.refuse(Refusal::Value(
                Field::Players,
                super::read::beginning(name),
                possible,
            ));
        }
        let mut names = names;
        names.resize((count as usize).clamp(seats, seats + 1), String::new());
        names
    }
}

/// The rules as those of a house, as a link has them.
fn house(rules: &Ruleset) -> House {
    let base = rules.preset().unwrap_or(tensu::rules::DEFAULT);
    let differing = rules.differences(base).into_iter();
    House {
        base,
        name: base.name.into(),
        set: differing
            .map(|(knob, own, _): (_, Setting, _)| (knob.id, own))
            .collect(),
    }
}

fn answer(asked: &ReadGame, words: &Words) -> Value {
    let rules = &*asked.rules;
    let course = fold(&asked.game.start, rules, &asked.game.events);
    let state = &course.state;
    let (hands, beside): (Vec<&Record>, Vec<&Record>) = course
        .records
        .iter()
        .partition(|record| record.outcome.is_hand());
    let mut line = begin(rules);
    line.put("hands", Value::list(&hands, |record| hand(record)));
    line.put("next", next(state));
    line.put(
        "over",
        state.over.map_or(Value::Null, |over| over.code().into()),
    );
    line.put("points", numbers(&state.points));
    line.put("sticks", state.sticks);
    line.put("unit", rules.match_unit());
    let results = Value::list(&state.results(rules), player);
    line.put(
        if state.over.is_some() {
            "players"
        } else {
            "now"
        },
        results,
    );
    if let Some(right) = state.may_stop {
        line.put("may_stop", right.code());
    }
    if !beside.is_empty() {
        line.put(
            "corrections",
            Value::list(&beside, |record| correction(record)),
        );
    }
    line.put("faults", faults(asked, &course, words));
    line.put("text", asked.game.to_string());
    line.into()
}

fn numbers(numbers: &[i64]) -> Value {
    Value::list(numbers, |number| (*number).into())
}

fn chairs(chairs: &[usize]) -> Value {
    Value::list(chairs, |chair| (*chair).into())
}

/// A hand: which it was, with what lay on the table when it began, and the points around it.
fn hand(record: &Record) -> Value {
    let mut line = Fields::default();
    line.put("round", record.round().code());
    line.put("deal", record.number());
    line.put("dealer", record.dealer);
    line.put("honba", record.honba);
    line.put("sticks", record.sticks);
    line.put("before", numbers(&record.before));
    line.put("changes", numbers(&record.changes));
    line.put("after", numbers(&record.after));
    line.put("event", record.event);
    line.put("what", record.outcome.code());
    line.put("riichi", chairs(&record.riichi));
    if !record.chips.is_empty() {
        line.put("chips", numbers(&record.chips));
    }
    match &record.outcome {
        Outcome::Won {
            from,
            winners,
            bumped,
        } => {
            line.put_some("from", *from);
            line.put(
                "winners",
                Value::list(winners, |winner| paid(winner, record)),
            );
            if !bumped.is_empty() {
                line.put("bumped", chairs(bumped));
            }
        }
        Outcome::Drawn { tenpai, nagashi } => {
            line.put("tenpai", chairs(tenpai));
            if !nagashi.is_empty() {
                line.put("nagashi", chairs(nagashi));
            }
        }
        Outcome::Aborted(kind) => line.put("kind", kind.code()),
        Outcome::Chombo(broke, _) => line.put("chombo", chairs(broke)),
        Outcome::Penalty(_) | Outcome::Fixed(_) => {}
    }
    line.into()
}

/// A winner with the hand's worth and the payments.
fn paid(winner: &ChairPaid, record: &Record) -> Value {
    let paid = &winner.paid;
    let mut line = Fields::default();
    line.put("chair", winner.chair);
    let (han, fu, limit, yakuman, points) = match &paid.worth {
        PaidFor::Tiles(score) => (
            score.han,
            score.fu.as_ref().map(|fu| fu.rounded),
            score.limit,
            score.yakuman,
            score.points,
        ),
        PaidFor::Counted(price) => (
            price.han,
            price.fu,
            price.limit,
            price.yakuman,
            price.points,
        ),
        PaidFor::Payments => (None, None, None, 0, None),
    };
    line.put_some("han", han);
    line.put_some("fu", fu);
    line.put_some("limit", limit.map(tensu::rules::Limit::code));
    if yakuman > 0 {
        line.put("yakuman", yakuman);
    }
    line.put_some("points", points);
    if let PaidFor::Tiles(score) = &paid.worth {
        let yaku: Vec<_> = score.yaku_only().collect();
        line.put("yaku", Value::list(&yaku, |yaku| yaku.code().into()));
    }
    let chair = |from: Payer| match from {
        Payer::Seat(seat) => Some(record.chair(seat)),
        Payer::Discarder | Payer::KanGiver | Payer::Other => None,
    };
    let payments = Value::list(&paid.payments, |payment| {
        let mut line = Fields::default();
        line.put_some("from", chair(payment.from));
        line.put("points", payment.points());
        line.into()
    });
    line.put("payments", payments);
    line.put("sticks", paid.sticks);
    line.into()
}

fn correction(record: &Record) -> Value {
    let mut line = Fields::default();
    line.put("event", record.event);
    line.put("what", record.outcome.code());
    line.put("before", numbers(&record.before));
    line.put("changes", numbers(&record.changes));
    line.put("after", numbers(&record.after));
    if let Outcome::Fixed(off) = record.outcome {
        line.put("off", off);
    }
    line.into()
}

/// The hand that is played now; null when there is none.
fn next(state: &State) -> Value {
    if state.over.is_some() {
        return Value::Null;
    }
    let mut line = Fields::default();
    line.put("round", state.round().code());
    line.put("deal", state.number());
    line.put("dealer", state.dealer());
    line.put("honba", state.honba);
    line.put("sticks", state.sticks);
    let riichi: Vec<usize> = state.in_riichi().collect();
    line.put("riichi", chairs(&riichi));
    line.into()
}

fn player(player: &Player) -> Value {
    let mut line = Fields::default();
    line.put("chair", player.chair);
    line.put("place", player.place);
    line.put("points", player.points);
    line.put("sticks", player.sticks);
    line.put("plain", player.plain);
    line.put("uma", player.uma);
    line.put("oka", player.oka);
    line.put("penalty", player.penalty);
    let stakes = player.stakes;
    for (name, points) in [
        ("chips", stakes.chips),
        ("chip_points", stakes.worth),
        ("yakitori", stakes.yakitori),
        ("bust_prize", stakes.bust),
    ] {
        if points != 0 {
            line.put(name, points);
        }
    }
    line.put("total", player.total);
    line.into()
}

fn faults(asked: &ReadGame, course: &Course, words: &Words) -> Value {
    let players = &asked.game.start.players;
    Value::list(&course.faults, |(event, fault)| {
        let mut line = Fields::default();
        line.put("event", *event);
        let unread = asked.unread.iter().find(|(place, _)| place == event);
        if let Some((_, why)) = unread {
            line.put("code", why.first().code());
            let reasons: Vec<String> = why.iter().map(|why| words.refusal(why)).collect();
            line.put("message", reasons.join(" "));
        } else {
            line.put("code", fault.code());
            line.put("message", words.fault(fault, players));
        }
        line.into()
    })
}
