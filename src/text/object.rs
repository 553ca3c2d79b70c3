//! Refusals in words: what is wrong, and what to change.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::hand::notation::{self, ParseError, Syntax, near};
use crate::hand::question::{By, Flag};
use crate::link::{BadLink, LONGEST};
use crate::presets::house::{BadHouse, HEAD, LONGEST_NAME};
use crate::result::refusal::{Conflict, Field, Refusal, Rule};
use crate::rulebook::{BadRule, Paarenchan};
use crate::tiles::meld::BadMeld;
use crate::words::{FanWord, Fill, Word, Words};
use crate::yaku::{Unit, Yaku};

/// The most common words, as examples for a writer of an unknown one.
const WORDS: [&str; 8] = [
    "ron", "tsumo", "riichi", "ippatsu", "seat:E", "round:S", "dora:1m", "…",
];

impl Words {
    /// Says what is wrong with a question, and what to change.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::Parse(field, error) => self.unreadable(*field, error),
            Refusal::Malformed(what, _) => {
                let what = what.trim_end_matches('.');
                self.fill(Word::RefusalMalformed, &[what.into()])
            }
            Refusal::Missing(field) => self.fill(Word::RefusalMissing, &[field.code().into()]),
            Refusal::Barred(yaku, why) => {
                let why = self.barred(*why);
                self.fill(Word::Barred, &[self.yaku(*yaku).into(), (&why).into()])
            }
            Refusal::Value(field, value, possible) => {
                let possible = self.commas(possible);
                let fills = [value.into(), field.code().into(), (&possible).into()];
                self.with_list(Word::RefusalValue, &possible, &fills)
            }
            Refusal::UnknownRuleset(id, known) => self.unknown_ruleset(id, known),
            Refusal::BadRule(bad) => self.bad_rule(bad),
            Refusal::TileCount { have } => self.tile_count(*have),
            Refusal::Contradicts(field) => {
                self.fill(Word::RefusalContradicts, &[field.code().into()])
            }
            Refusal::Unread(name, None) => self.fill(Word::RefusalField, &[name.into()]),
            Refusal::Unread(name, Some(near)) => {
                self.fill(Word::RefusalFieldNear, &[name.into(), near.into()])
            }
            Refusal::StandingCount { have } => self.fill(Word::RefusalStanding, &[(*have).into()]),
            Refusal::Players { have, need } => {
                self.fill(Word::RefusalPlayers, &[(*have).into(), (*need).into()])
            }
            Refusal::PointsSum { have, need } => self.points_sum(*have, *need),
            Refusal::Nth(i, reason) => {
                let reason = self.refusal(reason);
                self.fill(Word::RefusalNth, &[(i + 1).into(), (&reason).into()])
            }
            Refusal::Indicators(field) => {
                self.fill(Word::RefusalIndicators, &[self.field(*field).into()])
            }
            Refusal::TooLarge(field) => {
                let most = field.most().into();
                self.fill(Word::RefusalTooLarge, &[self.field(*field).into(), most])
            }
            Refusal::TooManyCopies(kind, have, _) => {
                let name = self.kind(*kind);
                self.fill(Word::RefusalCopies, &[(*have).into(), (&name).into()])
            }
            Refusal::TooManyPlain { suit, have, most } => self.fill(
                Word::RefusalPlainFives,
                &[(*have).into(), self.suit(*suit).into(), (*most).into()],
            ),
            Refusal::TooManyReds(suit, have) => self.fill(
                Word::RefusalReds,
                &[(*have).into(), self.suit(*suit).into()],
            ),
            Refusal::NotInSet(_, wrong) => {
                self.fill(Word::RefusalNoTile, &[(&self.tile(*wrong)).into()])
            }
            Refusal::Entry(Field::Melds, index, why) => self.of_meld(*index, &self.refusal(why)),
            Refusal::Entry(_, _, why) => self.refusal(why),
            Refusal::BadMeld(index, why) => self.of_meld(*index, &self.bad_meld(*why)),
            Refusal::Impossible(why) => self.conflict(*why),
            Refusal::NotLegal(rule) => self.not_legal(rule),
            Refusal::BelowMinimum { .. } | Refusal::TooFew { .. } | Refusal::NoYaku { .. } => {
                self.too_little(refusal)
            }
            Refusal::NotComplete { shanten: 0, .. } => self.say(Word::RefusalTenpai).to_owned(),
            Refusal::NotComplete { shanten, .. } => {
                self.fill(Word::RefusalAway, &[(*shanten).into()])
            }
        }
    }

    /// Says why a text could not be read, and where.
    fn unreadable(&self, field: Field, error: &ParseError) -> String {
        let why = self.syntax(&error.why);
        if error.why.is_of_all() {
            return why;
        }
        let fills = [
            self.field(field).into(),
            (error.at + 1).into(),
            (&why).into(),
        ];
        self.fill(Word::RefusalParse, &fills)
    }

    /// Says that there is no such ruleset, and lists those that there are.
    fn unknown_ruleset(&self, id: &str, known: &[&str]) -> String {
        let ids = self.commas(known);
        self.fill(Word::RefusalRuleset, &[id.into(), (&ids).into()])
    }

    /// Says how many tiles a winning hand lacks or has too many.
    fn tile_count(&self, have: usize) -> String {
        match have {
            ..14 => self.fill(Word::MissingTiles, &[(14 - have).into()]),
            14 => self.say(Word::RefusalWin).to_owned(),
            _ => self.fill(Word::RefusalTooMany, &[(have - 14).into(), have.into()]),
        }
    }

    /// Says how far the points of all are from those that the game began with.
    fn points_sum(&self, have: i64, need: i64) -> String {
        let word = if have < need {
            Word::RefusalPointsMissing
        } else {
            Word::RefusalPointsOver
        };
        let far = have.saturating_sub(need).saturating_abs();
        self.fill(word, &[have.into(), need.into(), far.into()])
    }

    /// Says which meld is wrong, and why.
    fn of_meld(&self, index: usize, why: &str) -> String {
        self.fill(Word::RefusalMeld, &[(index + 1).into(), why.into()])
    }

    /// Says which rule forbids the win.
    fn not_legal(&self, rule: &Rule) -> String {
        let word = match rule {
            Rule::Nagashi => Word::RefusalNagashi,
            Rule::Furiten => Word::RefusalFuriten,
            Rule::OpenRiichi => Word::RefusalOpenRiichi,
            Rule::Chankan => Word::RefusalChankan,
            Rule::ClosedKan { orphans: true } => Word::RefusalAnkanOrphans,
            Rule::ClosedKan { orphans: false } => Word::RefusalAnkanNobody,
            Rule::EveryWait {
                with, have, need, ..
            } => {
                let name = self.kind(*with);
                let fills = [(*have).into(), (&name).into(), (*need).into()];
                return self.fill(Word::RefusalMinimumWith, &fills);
            }
        };
        self.say(word).to_owned()
    }

    /// Says how much the hand is worth and how much a win needs.
    fn too_little(&self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::BelowMinimum {
                have,
                need,
                unit,
                held,
                ..
            } => {
                let word = match (unit, held) {
                    (Unit::Points, Some(_)) => Word::RefusalMinimumReady,
                    (Unit::Points, None) => Word::RefusalMinimum,
                    (Unit::Han | Unit::Yakuman | Unit::Mangan, _) => Word::RefusalMinimumHan,
                };
                self.fill(word, &[(*have).into(), (*need).into()])
            }
            Refusal::TooFew {
                have,
                need,
                flowers,
                faan,
                ..
            } => {
                let word = match (*faan, *flowers) {
                    (true, true) => FanWord::RefusalTooFewFaan,
                    (true, false) => FanWord::RefusalTooFewFaanFlowers,
                    (false, true) => FanWord::RefusalTooFew,
                    (false, false) => FanWord::RefusalTooFewFlowers,
                };
                let lack = need.saturating_sub(*have);
                self.fill_fan(word, &[(*have).into(), (*need).into(), lack.into()])
            }
            // Where more than one han is needed, a text about one would mislead.
            Refusal::NoYaku { need, .. } if *need > 1 => {
                self.fill(Word::RefusalMinimumHan, &[0.into(), (*need).into()])
            }
            _ => self.say(Word::RefusalNoYaku).to_owned(),
        }
    }

    fn field(&self, field: Field) -> &str {
        match field {
            Field::Hand => self.say(Word::FieldHand),
            Field::Melds => self.say(Word::FieldMelds),
            Field::Win => self.say(Word::FieldWin),
            Field::From => self.say(Word::Discarder),
            Field::Dora => self.say(Word::Dora),
            Field::Ura => self.say(Word::UraDora),
            Field::Honba => self.say(Word::Honba),
            Field::Sticks => self.say(Word::Sticks),
            Field::Norths => self.say(Word::Norths),
            Field::Flowers => self.say(Word::Flowers),
            Field::Liable => self.say(Word::LiablePlayer),
            other => other.code(),
        }
    }

    /// Says which two things contradict each other.
    pub fn conflict(&self, conflict: Conflict) -> String {
        let (word, text) = match conflict {
            Conflict::RiichiOpenHand => (Word::ConflictRiichiOpenHand, ""),
            Conflict::IppatsuWithoutRiichi => (Word::ConflictIppatsuWithoutRiichi, ""),
            Conflict::SashikomiWithoutOpen => (Word::ConflictSashikomiWithoutOpen, ""),
            Conflict::UraWithoutRiichi => (Word::ConflictUraWithoutRiichi, ""),
            Conflict::IppatsuRinshan => (Word::ConflictIppatsuRinshan, ""),
            Conflict::IppatsuNorth => (Word::ConflictIppatsuNorth, ""),
            Conflict::IppatsuDoubleKan => (Word::ConflictIppatsuDoubleKan, ""),
            Conflict::IppatsuDoubleChankan => (Word::ConflictIppatsuDoubleChankan, ""),
            Conflict::IppatsuKanDiscard => (Word::ConflictIppatsuKanDiscard, ""),
            Conflict::FifthKan => (Word::ConflictFifthKan, ""),
            Conflict::MoreUra => (Word::ConflictMoreUra, ""),
            Conflict::NoKanYet => (Word::ConflictNoKanYet, ""),
            Conflict::WrongWay(flag, By::Ron) => (Word::ConflictOnlyRon, self.flag(flag)),
            Conflict::WrongWay(flag, By::Tsumo) => (Word::ConflictOnlyTsumo, self.flag(flag)),
            Conflict::RinshanWithoutKan => (Word::ConflictRinshanWithoutKan, ""),
            Conflict::ChankanTile(kind) => {
                return self.fill(Word::ConflictChankanTile, &[(&self.kind(kind)).into()]);
            }
            Conflict::IppatsuLastTile => (Word::ConflictIppatsuLastTile, ""),
            Conflict::ChankanLastTile => (Word::ConflictChankanLastTile, ""),
            Conflict::ChankanWith(flag) => (Word::ConflictChankanWith, self.flag(flag)),
            Conflict::FirstTurnWith(flag) => (Word::ConflictFirstTurnWith, self.flag(flag)),
            Conflict::FirstTurnRiichi => (Word::ConflictFirstTurnRiichi, ""),
            Conflict::FirstTurnMeld => (Word::ConflictFirstTurnMeld, ""),
            Conflict::LastOfKindHeld(kind) => {
                let tile = self.kind(kind);
                return self.fill_fan(FanWord::ConflictLastOfKind, &[(&tile).into()]);
            }
            Conflict::KongOnKong => {
                return self.fan_word(FanWord::ConflictKongOnKong).to_owned();
            }
            Conflict::FirstTurnDealerRon => (Word::ConflictFirstTurnDealerRon, ""),
            Conflict::TenhouNotDealer => (Word::ConflictTenhouNotDealer, ""),
            Conflict::DealerFlag(flag) => (Word::ConflictDealerFlag, self.flag(flag)),
            Conflict::FromSelf => (Word::ConflictFromSelf, ""),
            Conflict::FromOnTsumo => (Word::ConflictFromOnTsumo, ""),
            Conflict::LiableSelf => (Word::ConflictLiableSelf, ""),
            Conflict::NotLiable(which) => (Word::ConflictNotLiable, self.yaku(which)),
            Conflict::OneLiable => (Word::ConflictOneLiable, ""),
            Conflict::LiableWithout(Yaku::Rinshan) => (Word::ConflictLiableRinshan, ""),
            Conflict::LiableWithout(which) => (Word::ConflictLiableWithout, self.yaku(which)),
            Conflict::KanTileDiscardedBy(seat) => (Word::ConflictKanThrownBy, self.player(seat)),
            Conflict::NorthsAside => (Word::ConflictNorthsAside, ""),
            Conflict::NoRiichi => {
                let ready = self.commas(&Flag::READY.map(Flag::code));
                return self.fill(Word::ConflictNoRiichi, &[(&ready).into()]);
            }
            Conflict::NoSuchSeat(_, seat) => (Word::ConflictNoSuchSeat, self.player(seat)),
            Conflict::NoSuchRound(round) => (Word::ConflictNoSuchRound, self.wind(round)),
            Conflict::Unknown(flag) => (Word::ConflictUnknown, self.flag(flag)),
            Conflict::NotWon(_, Some(flag)) => (Word::ConflictNotWon, self.flag(flag)),
            Conflict::NotWon(field, None) => (Word::ConflictNotWon, self.field(field)),
            Conflict::ReadyOpenHand => (Word::ConflictReadyOpenHand, ""),
            Conflict::TwoReady => (Word::ConflictTwoReady, ""),
            Conflict::Paarenchan(Paarenchan::Eighth) => (Word::ConflictPaarenchanEighth, ""),
            Conflict::Paarenchan(Paarenchan::Ninth) => (Word::ConflictPaarenchan, ""),
            Conflict::SelfDrawAlone => (Word::ConflictSelfDrawAlone, ""),
            Conflict::NobodyLeft => (Word::ConflictNobodyLeft, ""),
            Conflict::SeatTwice(_, seat) => (Word::ConflictSeatTwice, self.player(seat)),
            Conflict::TenpaiAndHands => (Word::ConflictTenpaiAndHands, ""),
            Conflict::DifferentWins => (Word::ConflictDifferentWins, ""),
            Conflict::DifferentTable(_) => (Word::ConflictDifferentTable, ""),
            Conflict::FlowerTwice(flower) => {
                return self.fill(Word::ConflictFlowerTwice, &[(&self.tile(flower)).into()]);
            }
        };
        self.fill(word, &[text.into()])
    }

    /// Names a flag.
    pub fn flag(&self, flag: Flag) -> &str {
        self.say(match flag {
            Flag::Ippatsu => Word::FlagIppatsu,
            Flag::LastTile => Word::FlagLastTile,
            Flag::Rinshan => Word::FlagRinshan,
            Flag::Chankan => Word::FlagChankan,
            Flag::ChankanAnkan => Word::FlagChankanAnkan,
            Flag::FirstTurn => Word::FlagFirstTurn,
            Flag::Haitei => Word::FlagHaitei,
            Flag::Houtei => Word::FlagHoutei,
            Flag::Tenhou => Word::FlagTenhou,
            Flag::Chiihou => Word::FlagChiihou,
            Flag::Renhou => Word::FlagRenhou,
            Flag::Ready => Word::FlagReady,
            Flag::OpenReady => Word::FlagOpenReady,
            Flag::DoubleReady => Word::FlagDoubleReady,
            Flag::Paarenchan => Word::FlagPaarenchan,
            Flag::RiichiDiscard => Word::FlagRiichiDiscard,
            Flag::KanDiscard => Word::FlagKanDiscard,
            Flag::Sashikomi => Word::FlagSashikomi,
            Flag::LastOfKind => return self.fan_word(FanWord::FlagLastOfKind),
            Flag::KongOnKong => return self.fan_word(FanWord::FlagKongOnKong),
        })
    }

    /// Says what is wrong with a meld.
    pub fn bad_meld(&self, why: BadMeld) -> String {
        let word = match why {
            BadMeld::Size { need, have } => {
                return self.fill(Word::MeldSize, &[need.into(), have.into()]);
            }
            BadMeld::HonorSequence => Word::MeldHonorRun,
            BadMeld::NotARun => Word::MeldNotARun,
            BadMeld::NotEqual => Word::MeldNotEqual,
            BadMeld::Flower => Word::MeldFlower,
            BadMeld::ChiNotFromLeft => Word::MeldChiNotFromLeft,
            BadMeld::AnkanFrom => Word::MeldAnkanFrom,
            BadMeld::NoChi => Word::MeldNoChi,
            BadMeld::NobodyThere => Word::MeldNobodyThere,
        };
        self.say(word).to_owned()
    }

    /// Says why a rule cannot be changed.
    pub fn bad_rule(&self, bad: &BadRule) -> String {
        match bad {
            BadRule::Unknown(id) => self.fill(Word::RefusalRule, &[id.into()]),
            BadRule::Undone(id) => self.fill(Word::HouseContradiction, &[id.into()]),
            BadRule::Value { id, values, yaku } => {
                let possible = self.possible(values, yaku);
                let fills = [id.into(), (&possible).into()];
                self.with_list(Word::RefusalRuleValue, &possible, &fills)
            }
        }
    }

    /// Fills a text whose last sentence lists what is possible; without that sentence where there is nothing to list.
    fn with_list(&self, word: Word, list: &str, fills: &[Fill<'_>]) -> String {
        if list.is_empty() {
            self.fill_first(word, fills)
        } else {
            self.fill(word, fills)
        }
    }

    /// Lists the possible values of a rule.
    fn possible(&self, values: &[&str], yaku: &[Yaku]) -> String {
        let mut all = values.to_vec();
        let codes: Vec<&str> = yaku.iter().map(|yaku| yaku.code()).collect();
        let codes = self.commas(&codes);
        let list = self.fill(Word::ListOf, &[(&codes).into()]);
        if !yaku.is_empty() {
            all.push(&list);
        }
        self.commas(&all)
    }

    /// Says what is wrong with a text.
    pub fn syntax(&self, why: &Syntax) -> String {
        let (word, text, possible) = match why {
            Syntax::Character(c) => (Word::SyntaxCharacter, c.to_string(), String::new()),
            Syntax::NoNumber(c) => (Word::SyntaxNoNumber, c.to_string(), String::new()),
            Syntax::NoSuit => (Word::SyntaxNoSuit, String::new(), String::new()),
            Syntax::NoSuchTile(digit, letter) => {
                let last = if *letter == 'f' { 8 } else { 7 };
                let all = format!("1{letter}–{last}{letter}");
                (Word::SyntaxNoSuchTile, format!("{digit}{letter}"), all)
            }
            Syntax::Unclosed => (Word::SyntaxUnclosed, String::new(), String::new()),
            Syntax::NotAMeld => (Word::SyntaxNotAMeld, String::new(), String::new()),
            Syntax::Plus => (Word::SyntaxPlus, String::new(), String::new()),
            Syntax::Word(word) => {
                let near = near(word).map_or_else(|| self.commas(&WORDS), String::from);
                (Word::SyntaxWord, word.clone(), near)
            }
            Syntax::Value(word, possible) => {
                let possible = self.commas(possible);
                let fills = [word.into(), (&possible).into()];
                return self.with_list(Word::SyntaxValue, &possible, &fills);
            }
            Syntax::Twice(word) => (Word::SyntaxTwice, word.clone(), String::new()),
            Syntax::OneTile => (Word::SyntaxOneTile, String::new(), String::new()),
            Syntax::Belongs(written, field) => {
                (Word::SyntaxBelongs, written.clone(), (*field).to_owned())
            }
            Syntax::Log(name) => (Word::SyntaxLog, name.clone(), String::new()),
            Syntax::Site(host) => (Word::SyntaxLink, host.clone(), String::new()),
            Syntax::TooLong(bytes) => return self.too_long(*bytes),
        };
        self.fill(word, &[(&text).into(), (&possible).into()])
    }

    /// Says that a text of this many bytes was not read.
    fn too_long(&self, bytes: usize) -> String {
        self.longer(bytes, notation::LONGEST)
    }

    /// Says the same with another longest length.
    pub(super) fn longer(&self, bytes: usize, longest: usize) -> String {
        let fills = [bytes, longest].map(|n| Fill::Number(n as i64));
        self.fill(Word::SyntaxLong, &fills)
    }

    /// Says why a link cannot be read.
    pub fn bad_link(&self, bad: &BadLink) -> String {
        match bad {
            BadLink::NotALink => self.say(Word::LinkNotALink).to_owned(),
            BadLink::Form(form) => self.fill(Word::LinkForm, &[form.into()]),
            BadLink::TooLong(have) => {
                let fills = [LONGEST, *have].map(|n| Fill::Number(n as i64));
                self.fill(Word::LinkTooLong, &fills)
            }
            BadLink::Rules(bad) => self.bad_house(bad),
            BadLink::Word { word, why } => {
                let text = self.syntax(why);
                match why {
                    Syntax::Word(_) | Syntax::Value(..) | Syntax::Twice(_) => {
                        self.fill(Word::LinkUnread, &[(&text).into()])
                    }
                    _ => self.fill(Word::LinkWord, &[word.into(), (&text).into()]),
                }
            }
        }
    }

    /// Says why house rules cannot be read.
    pub fn bad_house(&self, bad: &BadHouse) -> String {
        let (word, text) = match bad {
            BadHouse::NotRules => (Word::HouseNotRules, HEAD),
            BadHouse::Word(word) => (Word::HouseWord, word.as_str()),
            BadHouse::NoBase => (Word::HouseNoBase, ""),
            BadHouse::UnknownBase(id, known) => return self.unknown_ruleset(id, known),
            BadHouse::Twice(id) => (Word::HouseTwice, id.as_str()),
            BadHouse::Rule(bad) => return self.bad_rule(bad),
            BadHouse::LongName => {
                return self.fill(Word::HouseLongName, &[(LONGEST_NAME as u32).into()]);
            }
            BadHouse::TooLong(bytes) => return self.too_long(*bytes),
            BadHouse::BadName => (Word::HouseBadName, ""),
        };
        self.fill(word, &[text.into()])
    }
}
