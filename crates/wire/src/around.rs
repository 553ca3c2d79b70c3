//! Requests around the hands: several winners, drawn hands, nagashi mangan and the end of a game.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use crate::answer;
use crate::read::{Malformed, Object, Read};
use crate::request::Reader;
use crate::response::refused_in;
use crate::{MeldText, Request, RulesetChoice, Value};
use tensu::Ruleset;
use tensu::Wind;
use tensu::game::{self, Claim, drawn, drawn_hands, end, settle};
use tensu::inside::honba_or_sticks;
use tensu::question::Question;
use tensu::refusal::{Conflict, Field, Refusal, Refusals};
use tensu::text::Words;

/// One winner, or several on the same discard.
#[derive(Clone, Debug, Default)]
pub struct SettleRequest {
    /// The rules; by default those of a link among the hands, or `"cheatsheet"`.
    pub ruleset: Option<RulesetChoice>,
    /// The winning hands. Their own `ruleset` is ignored; a link whose rules are others is refused.
    pub wins: Vec<Request>,
    /// Honba; by default those of the first hand. A hand that gives another number is refused.
    pub honba: Option<u32>,
    /// Riichi sticks on the table; by default those of the first hand. A hand that gives another number is refused.
    pub sticks: Option<u32>,
}

/// A hand that nobody won: either `tenpai` or `hands`.
#[derive(Clone, Debug, Default)]
pub struct DrawnRequest {
    /// The rules; `"cheatsheet"` by default.
    pub ruleset: Option<RulesetChoice>,
    /// The seats that are tenpai.
    pub tenpai: Option<Vec<String>>,
    /// The hands that the players show. A player who is not in the list shows nothing.
    pub hands: Option<Vec<HandText>>,
}

/// A hand that a player shows at a drawn hand.
#[derive(Clone, Debug, Default)]
pub struct HandText {
    /// The player's seat.
    pub seat: Option<String>,
    /// Concealed tiles, MPSZ: 13 less three for each meld.
    pub hand: Option<String>,
    /// Chi, pon and kan.
    pub melds: Vec<MeldText>,
    /// Tiles that lie open besides this hand: discards, the melds of the others, indicators.
    pub visible: String,
    /// `true` if it is not shown: noten, whatever the tiles.
    pub hidden: bool,
}

/// Discards of nothing but terminals and honors, none called.
#[derive(Clone, Debug, Default)]
pub struct NagashiRequest {
    /// The rules; `"cheatsheet"` by default.
    pub ruleset: Option<RulesetChoice>,
    /// The seats with such discards; required.
    pub seats: Option<Vec<String>>,
    /// Honba.
    pub honba: u32,
}

/// The end of a game.
#[derive(Clone, Debug, Default)]
pub struct EndRequest {
    /// The rules; `"cheatsheet"` by default.
    pub ruleset: Option<RulesetChoice>,
    /// Points of the players in the order of their seats at the start; required.
    pub points: Option<Vec<i64>>,
    /// Riichi sticks left on the table.
    pub sticks: u32,
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
        let mut reader = Reader::default();
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
        let mut reader = Reader::default();
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
    fn claim(&self, reader: &mut Reader) -> (Wind, Claim) {
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
        let mut reader = Reader::default();
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
        let mut reader = Reader::default();
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

impl Read for SettleRequest {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        let written = Object::of(value)?;
        Ok(Self {
            ruleset: written.get("ruleset")?,
            wins: written.get("wins")?,
            honba: written.get("honba")?,
            sticks: written.get("sticks")?,
        })
    }
}

impl Read for DrawnRequest {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        let written = Object::of(value)?;
        Ok(Self {
            ruleset: written.get("ruleset")?,
            tenpai: written.get("tenpai")?,
            hands: written.get("hands")?,
        })
    }
}

impl Read for HandText {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        let written = Object::of(value)?;
        Ok(Self {
            seat: written.get("seat")?,
            hand: written.get("hand")?,
            melds: written.get("melds")?,
            visible: written.get("visible")?,
            hidden: written.get("hidden")?,
        })
    }
}

impl Read for NagashiRequest {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        let written = Object::of(value)?;
        Ok(Self {
            ruleset: written.get("ruleset")?,
            seats: written.get("seats")?,
            honba: written.get("honba")?,
        })
    }
}

impl Read for EndRequest {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        let written = Object::of(value)?;
        Ok(Self {
            ruleset: written.get("ruleset")?,
            points: written.get("points")?,
            sticks: written.get("sticks")?,
        })
    }
}
