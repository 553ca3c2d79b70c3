//! Requests around the hands: several winners, drawn hands, nagashi mangan and the end of a game.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use crate::answer;
use crate::contract::{Described, Listed, Listing, Member, Names, Type, ids};
use crate::declare::request;
use crate::request::TextReader;
use crate::response::refused_in;
use crate::{MeldText, Request, RulesetChoice, Value};
use tensu::Ruleset;
use tensu::Wind;
use tensu::game::{self, Claim, drawn, drawn_hands, end, settle};
use tensu::inside::honba_or_sticks;
use tensu::question::Question;
use tensu::refusal::{Conflict, Field, Refusal, Refusals};
use tensu_words::Words;

request! {
    /// One winner, or several on the same discard.
    #[derive(Clone, Debug, Default)]
    pub struct SettleRequest as "" {
        /// The rules; default: those of a link among the hands, or `"cheatsheet"`.
        pub may ruleset: Option<RulesetChoice>,
        /// The winning hands, each with `seat` and `from`. Their own `ruleset` has no effect and is named in `warnings`; a link in
        /// `text` brings its rules where there is no `ruleset`, and is refused where they are others.
        pub needs wins[Vec<WinText>]: Vec<Request>,
        /// Honba; default: those of the first hand. A hand that gives a different number is refused; 0 counts as not given.
        pub may honba: Option<u32> as Type::From(0, 1_000),
        /// Riichi sticks on the table; default: those of the first hand. A hand that gives a different number is refused; 0 counts
        /// as not given.
        pub may sticks: Option<u32> as Type::From(0, 1_000),
    }
}

/// One of several winners; the rules are those of the table.
enum WinText {}

impl Listed for WinText {
    const NAMES: Option<&'static Names> = Some(&Names {
        all: &[Listing::all::<Request>()],
        without: &["ruleset"],
    });
    const TYPE: Type = Type::Object(&Described {
        name: "WinRequest",
        doc: "One of several winners; the rules are those of the table.",
        members: &[Member::All(&Request::TYPE)],
        without: &["ruleset"],
        either: &[&["hand", "win", "by"], &["text"]],
    });
}

request! {
    /// A hand that nobody won: either `tenpai` or `hands`.
    #[derive(Clone, Debug, Default)]
    pub struct DrawnRequest as "" either [&["tenpai"], &["hands"]] {
        /// The rules; default: `"cheatsheet"`.
        pub may ruleset: Option<RulesetChoice>,
        /// The seats that are tenpai.
        pub may tenpai: Option<Vec<String>> as Type::List(&Type::Ids(&ids::SEATS)),
        /// The hands that the players show; who is not in the list shows nothing.
        pub may hands: Option<Vec<HandText>>,
    }
}

request! {
    /// A hand that a player shows at a drawn hand.
    #[derive(Clone, Debug, Default)]
    pub struct HandText as "ShownHand" {
        /// The player's seat.
        pub needs seat: Option<String> as Type::Ids(&ids::SEATS),
        /// Concealed tiles: 13 less three for each meld.
        pub may hand: Option<String>,
        /// Chi, pon and kan.
        pub may melds: Vec<MeldText>,
        /// Tiles that lie open besides this hand: discards, the melds of the others, indicators.
        pub may visible: String,
        /// `true` if it is not shown: noten, whatever the tiles.
        pub may hidden: bool,
    }
}

request! {
    /// Discards of nothing but terminals and honors, none of them called.
    #[derive(Clone, Debug, Default)]
    pub struct NagashiRequest as "" {
        /// The rules; default: `"cheatsheet"`.
        pub may ruleset: Option<RulesetChoice>,
        /// The seats with such discards.
        pub needs seats: Option<Vec<String>> as Type::List(&Type::Ids(&ids::SEATS)),
        /// Honba.
        pub may honba: u32 as Type::From(0, 1_000),
    }
}

request! {
    /// The end of a game.
    #[derive(Clone, Debug, Default)]
    pub struct EndRequest as "" {
        /// The rules; default: `"cheatsheet"`.
        pub may ruleset: Option<RulesetChoice>,
        /// Points of the players, in the order of their first seats.
        pub needs points: Option<Vec<i64>>,
        /// Riichi sticks left on the table.
        pub may sticks: u32,
    }
}

/// Something that can be asked, and that always has an answer.
pub trait Ask {
    /// Reads, checks and answers.
    fn respond(&self) -> Value;
}

impl SettleRequest {
    /// Answers with what everybody gains and pays, with the sentences in a language, or why that cannot be said.
    pub fn respond(&self, words: &Words) -> Value {
        self.read()
            .and_then(|(questions, rules)| {
                let table = settle(&questions, &rules)?;
                Ok(answer::settled(&questions, &table, &rules, words))
            })
            .unwrap_or_else(|why| refused_in(&why, words))
    }

    /// The winners' questions, and the rules.
    ///
    /// # Errors
    /// Every text that cannot be read, with its hand, its field and its position.
    pub fn read(&self) -> Result<(Vec<Question>, Cow<'static, Ruleset>), Refusals> {
        let mut reader = TextReader::default();
        let linked = |win: &Request| win.text.as_deref().and_then(RulesetChoice::of_link);
        let linked: Vec<Option<RulesetChoice>> = self.wins.iter().map(linked).collect();
        let ruleset = self.ruleset.as_ref();
        let ruleset = ruleset.or_else(|| linked.iter().flatten().next());
        let rules = reader.ruleset(ruleset);
        if self.wins.is_empty() {
            reader.refuse(Refusal::Missing(Field::Wins));
        }
        let mut questions: Vec<Question> = Vec::new();
        for (i, (win, linked)) in self.wins.iter().zip(&linked).enumerate() {
            questions.push(reader.nth(i, |reader| {
                if linked.is_some() && linked.as_ref() != ruleset {
                    reader.refuse(Refusal::Contradicts(Field::Ruleset));
                }
                win.hand(reader)
            }));
        }
        if let Some(first) = questions.first_mut() {
            let honba = self.honba.unwrap_or(first.honba);
            let sticks = self.sticks.unwrap_or(first.sticks);
            if let Some(field) = honba_or_sticks(first, honba, sticks) {
                let conflict = Refusal::Impossible(Conflict::DifferentTable(field));
                reader.nth(0, |reader| reader.refuse(conflict));
            }
            (first.honba, first.sticks) = (honba, sticks);
        }
        Ok((questions, reader.finish(rules)?))
    }
}

impl DrawnRequest {
    /// Answers with who is tenpai and what everybody pays, with the sentences in a language, or why that cannot be
    /// said.
    pub fn respond(&self, words: &Words) -> Value {
        self.settled(words)
            .unwrap_or_else(|why| refused_in(&why, words))
    }

    fn settled(&self, words: &Words) -> Result<Value, Refusals> {
        let mut reader = TextReader::default();
        let rules = reader.ruleset(self.ruleset.as_ref());
        let tenpai = self.tenpai.as_deref().unwrap_or_default();
        let tenpai = reader.winds(Field::Tenpai, tenpai);
        let hands = self.hands.as_deref().unwrap_or_default();
        let read = |(i, hand): (usize, &HandText)| reader.nth(i, |reader| hand.claim(reader));
        let claims: Vec<_> = hands.iter().enumerate().map(read).collect();
        match (&self.tenpai, &self.hands) {
            (None, None) => reader.refuse(Refusal::Missing(Field::Tenpai)),
            (Some(_), Some(_)) => reader.refuse(Refusal::Impossible(Conflict::TenpaiAndHands)),
            _ => {}
        }
        let rules = reader.finish(rules)?;
        let table = if self.hands.is_some() {
            drawn_hands(&claims, &rules)?
        } else {
            drawn(&tenpai, &rules)?
        };
        Ok(answer::drawn(&table, &rules, words))
    }
}

impl HandText {
    fn claim(&self, reader: &mut TextReader) -> (Wind, Claim) {
        reader.required(Field::Seat, self.seat.as_deref());
        let seat = self.seat.as_deref();
        let seat = seat.and_then(|seat| reader.wind(Field::Seat, seat));
        let seat = seat.unwrap_or(Wind::East);
        if self.hidden {
            return (seat, Claim::default());
        }
        let hand = reader.required(Field::Hand, self.hand.as_deref());
        let claim = Claim {
            hand: Some(reader.tiles(Field::Hand, hand)),
            melds: reader.melds(&self.melds),
            visible: reader.tiles(Field::Visible, &self.visible),
        };
        (seat, claim)
    }
}

impl NagashiRequest {
    /// Answers with what everybody gains and pays, with the sentences in a language, or why that cannot be said.
    pub fn respond(&self, words: &Words) -> Value {
        self.settled(words)
            .unwrap_or_else(|why| refused_in(&why, words))
    }

    fn settled(&self, words: &Words) -> Result<Value, Refusals> {
        let mut reader = TextReader::default();
        let rules = reader.ruleset(self.ruleset.as_ref());
        if self.seats.is_none() {
            reader.refuse(Refusal::Missing(Field::Seats));
        }
        let seats = self.seats.as_deref().unwrap_or_default();
        let seats = reader.winds(Field::Seats, seats);
        let rules = reader.finish(rules)?;
        Ok(match game::nagashi(&seats, self.honba, &rules) {
            Ok(changes) => answer::nagashi(&seats, &changes, self.honba, &rules, words),
            Err(why) => answer::no_nagashi(&why, &rules, words),
        })
    }
}

impl EndRequest {
    /// Answers with the match scores, with the sentences in a language, or why that cannot be said.
    pub fn respond(&self, words: &Words) -> Value {
        self.settled(words)
            .unwrap_or_else(|why| refused_in(&why, words))
    }

    fn settled(&self, words: &Words) -> Result<Value, Refusals> {
        let mut reader = TextReader::default();
        let rules = reader.ruleset(self.ruleset.as_ref());
        if self.points.is_none() {
            reader.refuse(Refusal::Missing(Field::Points));
        }
        let rules = reader.finish(rules)?;
        let points = self.points.as_deref().unwrap_or_default();
        let scores = end(points, self.sticks, &rules)?;
        Ok(answer::end(points, self.sticks, &scores, &rules, words))
    }
}
