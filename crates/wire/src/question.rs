//! The question of a request: from its fields, or from a text with the fields beside it.

use alloc::string::String;

use crate::request::TextReader;
use crate::written::read_text;
use crate::{Request, RulesetChoice};
use tensu::Named;
use tensu::Wind;
use tensu::house::House;
use tensu::notation::{self, SaidFields};
use tensu::question::{By, Question, Riichi};
use tensu::refusal::{Field, Refusal};
use tensu::rules::DEFAULT;
use tensu_words::Unsaid;

impl Request {
    /// The question of a hand to score.
    pub(super) fn question(&self, reader: &mut TextReader) -> Question {
        self.written(reader, true)
    }

    /// The question of a hand that may lack its winning tile, or anything else.
    pub(super) fn unfinished(&self, reader: &mut TextReader) -> Question {
        self.written(reader, false)
    }

    /// The question of one of several winners, whose rules are those of the table.
    pub(super) fn hand(&self, reader: &mut TextReader) -> Question {
        self.read_with(reader, true, |_, _| ())
    }

    /// The rules as they were asked for, and what a score needs that is neither in the text nor in a field.
    pub(super) fn left_out(&self) -> (House, Unsaid) {
        let read = self.text.as_ref().map(|text| read_text(text));
        let (said, linked) = match read {
            Some(Ok((_, said, linked))) => (Some(said), linked),
            _ => (None, None),
        };
        let is_unsaid = |field: Field, own: &Option<String>| {
            own.is_none() && !said.as_ref().is_some_and(|said| said.has(field.code()))
        };
        let unsaid = Unsaid {
            by: is_unsaid(Field::By, &self.by),
            seat: is_unsaid(Field::Seat, &self.seat),
            round: is_unsaid(Field::Round, &self.round),
        };
        let chosen = || {
            self.ruleset
                .as_ref()
                .map_or(House::new(DEFAULT, ""), RulesetChoice::house)
        };
        (linked.unwrap_or_else(chosen), unsaid)
    }

    fn written(&self, reader: &mut TextReader, whole: bool) -> Question {
        self.read_with(reader, whole, |reader, rules| {
            let same = |own: &RulesetChoice| *own == RulesetChoice::of(rules);
            if !self.ruleset.as_ref().is_none_or(same) {
                reader.refuse(Refusal::Contradicts(Field::Ruleset));
            }
        })
    }

    /// Reads the question; `linked` is told the rules of a link.
    fn read_with(
        &self,
        reader: &mut TextReader,
        whole: bool,
        linked: impl FnOnce(&mut TextReader, &House),
    ) -> Question {
        match &self.text {
            None => self.fields(reader, whole),
            Some(text) => {
                let fields = self.fields(reader, false);
                match read_text(text) {
                    Ok((question, said, rules)) => {
                        if let Some(rules) = &rules {
                            linked(reader, rules);
                        }
                        self.beside(question, &said, fields, reader)
                    }
                    Err(why) => {
                        why.into_iter().for_each(|why| reader.refuse(why));
                        fields
                    }
                }
            }
        }
    }

    /// The question of a text with what the fields give besides.
    fn beside(
        &self,
        mut text: Question,
        said: &SaidFields,
        fields: Question,
        reader: &mut TextReader,
    ) -> Question {
        let mut take = |field: Field, given: bool, said: bool, same: bool| {
            if given && said && !same {
                reader.refuse(Refusal::Contradicts(field));
            }
            given && !said
        };
        macro_rules! take {
            ($name:ident, $field:expr, $given:expr, $said:expr) => {
                if take($field, $given, $said, text.$name == fields.$name) {
                    text.$name = fields.$name;
                }
            };
        }
        let has = |field: Field| said.has(field.code());
        take!(
            hand,
            Field::Hand,
            self.hand.is_some(),
            !text.hand.is_empty()
        );
        take!(
            melds,
            Field::Melds,
            !self.melds.is_empty(),
            !text.melds.is_empty()
        );
        take!(win, Field::Win, self.win.is_some(), text.win.is_some());
        take!(by, Field::By, self.by.is_some(), has(Field::By));
        take!(seat, Field::Seat, self.seat.is_some(), has(Field::Seat));
        take!(round, Field::Round, self.round.is_some(), has(Field::Round));
        take!(dora, Field::Dora, !self.dora.is_empty(), has(Field::Dora));
        take!(ura, Field::Ura, !self.ura.is_empty(), has(Field::Ura));
        take!(
            riichi,
            Field::Riichi,
            self.riichi.is_some(),
            has(Field::Riichi)
        );
        take!(norths, Field::Norths, self.norths > 0, has(Field::Norths));
        take!(
            flowers,
            Field::Flowers,
            !self.flowers.is_empty(),
            has(Field::Flowers)
        );
        take!(honba, Field::Honba, self.honba > 0, has(Field::Honba));
        take!(sticks, Field::Sticks, self.sticks > 0, has(Field::Sticks));
        take!(from, Field::From, self.from.is_some(), has(Field::From));
        // Of these there can be several.
        text.flags = text.flags.iter().chain(fields.flags.iter()).collect();
        for liable in fields.liable {
            if !text.liable.contains(&liable) {
                text.liable.push(liable);
            }
        }
        text
    }

    fn fields(&self, reader: &mut TextReader, whole: bool) -> Question {
        let required = |reader: &mut TextReader, field, text: Option<&str>| {
            if whole && text.is_none() {
                reader.refuse(Refusal::Missing(field));
            }
        };
        required(reader, Field::Hand, self.hand.as_deref());
        let hand = reader.tiles(Field::Hand, self.hand.as_deref().unwrap_or_default());
        let melds = reader.melds(&self.melds);
        let win = self.win.as_deref().filter(|win| !win.is_empty());
        let have = hand.len() + 3 * melds.len();
        if whole && win.is_none() && have > FULL {
            // More is wrong than a missing winning tile: a tile too many, or a kan without its brackets.
            reader.refuse(Refusal::TileCount { have });
        } else {
            required(reader, Field::Win, win);
        }
        let win = win.and_then(|win| reader.take(Field::Win, notation::tile(win)));
        required(reader, Field::By, self.by.as_deref());
        let by = self.by.as_deref().and_then(|by| reader.by(by));
        let wind = |reader: &mut TextReader, field, text: &Option<String>| {
            text.as_ref().and_then(|text| reader.wind(field, text))
        };
        let riichi = self.riichi.as_deref();
        Question {
            hand,
            melds,
            win,
            by: by.unwrap_or(By::Ron),
            seat: wind(reader, Field::Seat, &self.seat).unwrap_or(Wind::South),
            round: wind(reader, Field::Round, &self.round).unwrap_or(Wind::East),
            dora: reader.tiles(Field::Dora, &self.dora),
            ura: reader.tiles(Field::Ura, &self.ura),
            named: Named::NONE,
            riichi: riichi
                .and_then(|riichi| reader.riichi(riichi))
                .unwrap_or(Riichi::None),
            flags: reader
                .entries(Field::Flags, &self.flags, |reader, flag| reader.flag(flag))
                .into_iter()
                .collect(),
            norths: self.norths,
            flowers: reader.tiles(Field::Flowers, &self.flowers),
            honba: self.honba,
            sticks: self.sticks,
            from: wind(reader, Field::From, &self.from),
            liable: reader.entries(Field::Liable, &self.liable, TextReader::liable),
        }
    }
}

/// Tiles of a winning hand, a kan counting three.
const FULL: usize = 14;
