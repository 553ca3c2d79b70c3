//! Parts of a score in words.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use tensu::evening::Over;
use tensu::game::{Exchange, Standing};
use tensu::reading::{Block, BlockKind, Wait};
use tensu::rules::{Limit, Seen, Source};
use tensu::score::{AwardKind, FuItem, FuReason, Lost, MissReason, Payer, Principle, Score};
use tensu::yaku::{Unit, Yaku};
use tensu::{Kind, Question, Tile, TileSet};

use crate::words::{FanWord, Said, Word, Words};

impl Words {
    /// Names a yaku or bonus.
    pub fn what(&self, what: AwardKind) -> &str {
        self.say(match what {
            AwardKind::Yaku(which) => return self.yaku(which),
            AwardKind::Dora => Word::Dora,
            AwardKind::UraDora => Word::UraDora,
            AwardKind::AkaDora => Word::AkaDora,
            AwardKind::Nukidora => Word::Nukidora,
            AwardKind::FlowerDora => Word::FlowerDora,
            AwardKind::WinningBonus => Word::WinningBonus,
        })
    }

    /// Returns the name that players of the language use for a yaku or bonus: the Japanese name in Latin letters where
    /// they do, with a capital, or else [`Words::what`].
    ///
    /// ```
    /// use tensu::Yaku;
    /// use tensu::score::AwardKind;
    /// use tensu_words::{DE, RU};
    /// let name = AwardKind::Yaku(Yaku::Pinfu);
    /// assert_eq!((DE.called(name), DE.what(name)), ("Pinfu".to_owned(), "Nur Folgen"));
    /// assert_eq!((RU.called(name), DE.called(AwardKind::AkaDora)), ("Пинфу".to_owned(), "Aka-Dora".to_owned()));
    /// ```
    pub fn called(&self, what: AwardKind) -> String {
        let romaji = match what {
            AwardKind::Yaku(yaku) if self.has_romaji() => romaji(yaku),
            _ => None,
        };
        romaji.unwrap_or_else(|| self.what(what).to_owned())
    }

    /// Says why an item has fu.
    pub fn fu(&self, item: &FuItem) -> &str {
        self.rule(fu_word(item))
    }

    /// Names a limit.
    pub fn limit(&self, limit: Limit) -> &str {
        self.say(match limit {
            Limit::Mangan => Word::Mangan,
            Limit::Haneman => Word::Haneman,
            Limit::Baiman => Word::Baiman,
            Limit::Sanbaiman => Word::Sanbaiman,
            Limit::Yakuman => Word::Yakuman,
        })
    }

    /// Names a wait.
    pub fn wait(&self, wait: Wait) -> &str {
        self.rule(wait_word(wait))
    }

    /// Names the wait of a scored hand. Nine gates wait for more than the block that the tile completed.
    pub fn wait_of(&self, score: &Score) -> &str {
        let nine = [Yaku::JunseiChuuren, Yaku::NineGates];
        if nine.into_iter().any(|yaku| score.has(yaku)) {
            return self.say(Word::Kyuumen);
        }
        self.wait(score.reading.wait)
    }

    /// Names several yakuman: `"double yakuman"`, `"3 × yakuman"`.
    pub fn yakuman(&self, units: u8) -> String {
        match units {
            0 | 1 => self.say(Word::OneYakuman).to_owned(),
            2 => self.say(Word::DoubleYakuman).to_owned(),
            units => self.fill(Word::TimesYakuman, &[units.into()]),
        }
    }

    /// Names a set or pair by its tiles: `"789 pin"`, `"the pair of East"`.
    pub fn block(&self, block: Block) -> String {
        let name = || self.kind(block.first);
        match block.kind {
            BlockKind::Sequence | BlockKind::Knitted => {
                let digits: String = block.tiles().map(|kind| kind.rank().to_string()).collect();
                let suit = block.first.suit();
                suit.map_or_else(name, |suit| self.of_suit(suit, (&digits).into()))
            }
            BlockKind::Triplet | BlockKind::Kan => self.fill(Word::SetOf, &[(&name()).into()]),
            BlockKind::Pair => self.fill(Word::PairOf, &[(&name()).into()]),
            BlockKind::Single => name(),
        }
    }

    /// Names the payer.
    pub fn payer(&self, payer: Payer) -> &str {
        match payer {
            Payer::Seat(seat) => self.player(seat),
            Payer::Discarder => self.say(Word::Discarder),
            Payer::KanGiver => self.say(Word::KanGiver),
            Payer::Other => self.fan_word(FanWord::OtherPlayer),
        }
    }

    /// Says why a yaku was missed.
    pub fn why(&self, why: MissReason) -> String {
        self.why_by(why, why.yaku().map_or("", |yaku| self.yaku(yaku)))
    }

    /// Says the same with another name for the yaku that took its place.
    pub fn why_by(&self, why: MissReason, name: &str) -> String {
        self.why_with(why, &self.why_tiles(why).unwrap_or_default(), name)
    }

    /// Names the tiles of a reason as its sentence does: `"789 pin"`, `"the pair of East"`.
    pub fn why_tiles(&self, why: MissReason) -> Option<String> {
        why.tiles().map(|tiles| self.block(tiles))
    }

    /// Says the same with `tiles`, which may be a drawing, in place of their names.
    pub fn why_with(&self, why: MissReason, tiles: &str, name: &str) -> String {
        let (word, text) = match why {
            MissReason::OpenHand => (Word::WhyOpenHand, ""),
            MissReason::NotInRuleset => (Word::WhyNotInRuleset, ""),
            MissReason::Yakuman => (Word::WhyYakuman, ""),
            MissReason::PaidAs(_) => (Word::WhyPaidAs, name),
            MissReason::NotAlone => (Word::WhyNotAlone, ""),
            MissReason::OnlyHighest => (Word::WhyOnlyHighest, ""),
            MissReason::PaysLess => (Word::WhyPaysLess, ""),
            MissReason::OneSuit => (Word::WhyOneSuit, ""),
            MissReason::BySelfDraw => (Word::WhyBySelfDraw, ""),
            MissReason::InRiichi => (Word::WhyInRiichi, ""),
            MissReason::NotOwn => (Word::WhyNotOwn, ""),
            // The replacement tile is not the last one: rinshan includes no haitei.
            MissReason::Replaced(Yaku::Rinshan) => (Word::WhyBeside, name),
            MissReason::Replaced(_) => (Word::WhyReplaced, name),
            MissReason::Block(_) => (Word::WhyBlock, tiles),
            MissReason::ValuedPair(_) => (Word::WhyValuedPair, tiles),
            MissReason::Wait(which) => (Word::WhyWait, self.wait(which)),
            MissReason::ByRon(_) => (Word::WhyByRon, tiles),
            MissReason::OnlyPair(_) => (Word::WhyOnlyPair, tiles),
            MissReason::NoPair(_) => (Word::WhyNoPair, tiles),
            MissReason::NoSequence(_) => (Word::WhyNoRun, tiles),
            MissReason::NoTriplet(_) => (Word::WhyNoTriplet, tiles),
            MissReason::Without(_) => (Word::WhyWithout, tiles),
            MissReason::FourAlike(_) => (Word::WhyFourAlike, tiles),
            MissReason::NotWith(_) => (Word::WhyNotWith, tiles),
            MissReason::WithFlowers => return self.fan_word(FanWord::WhyWithFlowers).to_owned(),
            MissReason::Principle(principle, _) => {
                return self.fill_fan(of_principle(principle), &[name.into()]);
            }
            MissReason::Count { have, need } => {
                return self.fill(Word::WhyCount, &[need.into(), have.into()]);
            }
        };
        self.fill(word, &[text.into()])
    }

    /// Says why a reading lost.
    pub fn lost(&self, lost: Lost) -> &str {
        self.say(lost_word(lost))
    }

    /// Says how a player stands at a drawn hand.
    pub fn standing(&self, standing: &Standing) -> String {
        let kinds = |kinds: &[Kind]| {
            let names: Vec<String> = kinds.iter().map(|&kind| self.kind(kind)).collect();
            self.list(&names, Word::And)
        };
        match standing {
            Standing::Declared => self.say(Word::StandingTenpai).to_owned(),
            Standing::Tenpai(waits) => self.fill(Word::StandingWaits, &[(&kinds(waits)).into()]),
            Standing::Hidden => self.say(Word::StandingHidden).to_owned(),
            Standing::Dead(waits) => self.fill(Word::StandingDead, &[(&kinds(waits)).into()]),
            Standing::Shanten(shanten) => self.fill(Word::StandingAway, &[(*shanten).into()]),
        }
    }

    /// Names the document with the rules of a ruleset: `"M.League rules, as riichi.wiki sums them up"`.
    pub fn source(&self, source: Source) -> String {
        let title = source.title.into();
        match source.seen {
            Seen::Itself => source.title.to_owned(),
            Seen::Summed(by) => self.fill(Word::SourceSummed, &[title, by.into()]),
            Seen::Preset(of) => self.fill(Word::SourcePreset, &[title, of.into()]),
            Seen::Unseen => self.fill(Word::SourceUnseen, &[title]),
            Seen::Spread => self.fan_word(FanWord::SourceSpread).to_owned(),
        }
    }

    /// Says whether anybody pays at a drawn hand.
    pub fn exchange(&self, exchange: Exchange) -> &str {
        self.say(match exchange {
            Exchange::Paid => Word::ExchangePaid,
            Exchange::AllEqual => Word::ExchangeAllEqual,
            Exchange::NotInRuleset => Word::ExchangeNotInRuleset,
        })
    }

    /// Says why a game is over: `"The last hand has been played."`.
    pub fn over(&self, over: Over) -> &str {
        self.say(match over {
            Over::Goal => Word::OverGoal,
            Over::LastHand => Word::OverLastHand,
            Over::Bust => Word::OverBust,
            Over::AgariYame => Word::OverAgariYame,
            Over::TenpaiYame => Word::OverTenpaiYame,
            Over::ExtraDone => Word::OverExtraDone,
            Over::Time => Word::OverTime,
            Over::Stopped => Word::OverStopped,
        })
    }

    /// Says which dora a text named, and as which indicators they were read; `None` where it named indicators.
    pub fn dora_itself(&self, question: &Question, set: &TileSet) -> Option<String> {
        let (dora, indicators) = question.named_dora(set);
        (!dora.is_empty()).then(|| self.named(&dora, &indicators))
    }

    /// Says the same for these tiles.
    pub fn named(&self, dora: &[Tile], indicators: &[Tile]) -> String {
        let list = |tiles: &[Tile]| {
            let tiles: Vec<String> = tiles.iter().map(|&tile| self.tile(tile)).collect();
            self.list(&tiles, Word::Comma)
        };
        let fills = [list(dora), list(indicators)];
        self.fill(Word::DoraItself, &fills.each_ref().map(Into::into))
    }
}

/// Returns the reason for an item's fu.
pub const fn fu_word(item: &FuItem) -> Said {
    Said::Core(match item.reason {
        FuReason::Base => Word::FuBase,
        FuReason::MenzenRon => Word::FuMenzenRon,
        FuReason::Tsumo => Word::FuTsumo,
        FuReason::Chiitoitsu => Word::FuChiitoitsu,
        FuReason::PinfuTsumo => Word::FuPinfuTsumo,
        // The item that makes 30 of 20.
        FuReason::OpenPinfu if item.fu == 10 => Word::FuOpenThirty,
        FuReason::OpenPinfu => Word::FuOpenPinfu,
        FuReason::Wait(which) => return wait_word(which),
        FuReason::Pair { seat, round, .. } => match (seat, round) {
            (true, true) => Word::FuPairDouble,
            (true, false) => Word::FuPairSeat,
            (false, true) => Word::FuPairRound,
            (false, false) => Word::FuPairDragon,
        },
        FuReason::Set {
            kan,
            concealed,
            yaochuu,
            by_ron,
        } => match (kan, concealed, by_ron, yaochuu) {
            (false, true, _, false) => Word::FuTripletClosed,
            (false, true, _, true) => Word::FuTripletClosedYaochuu,
            (false, false, true, false) => Word::FuTripletByRon,
            (false, false, true, true) => Word::FuTripletByRonYaochuu,
            (false, false, false, false) => Word::FuTripletOpen,
            (false, false, false, true) => Word::FuTripletOpenYaochuu,
            (true, true, _, false) => Word::FuKanClosed,
            (true, true, _, true) => Word::FuKanClosedYaochuu,
            (true, false, _, false) => Word::FuKanOpen,
            (true, false, _, true) => Word::FuKanOpenYaochuu,
        },
    })
}

const fn wait_word(wait: Wait) -> Said {
    Said::Core(match wait {
        Wait::Ryanmen => Word::Ryanmen,
        Wait::Kanchan => Word::Kanchan,
        Wait::Penchan => Word::Penchan,
        Wait::Shanpon => Word::Shanpon,
        Wait::Tanki => Word::Tanki,
        Wait::Juusanmen => Word::Juusanmen,
        Wait::Knitted => return Said::Fan(FanWord::Knitted),
    })
}

/// Says why a reading lost.
pub const fn lost_word(lost: Lost) -> Word {
    match lost {
        Lost::NoYaku => Word::LostNoYaku,
        Lost::BelowMinimum => Word::LostBelowMinimum,
        Lost::Points => Word::LostPoints,
        Lost::Capped => Word::LostCapped,
        Lost::Counted => Word::LostCounted,
        Lost::Yakuman => Word::LostYakuman,
        Lost::Han => Word::LostHan,
        Lost::Fu => Word::LostFu,
        Lost::RawFu => Word::LostRawFu,
        Lost::Equal => Word::LostEqual,
    }
}

/// Returns a yaku's Japanese name in Latin letters, with a capital; `None` for those of games that add up points, for
/// which Japanese players have no word.
pub fn romaji(yaku: Yaku) -> Option<String> {
    if yaku.row().worth.unit == Unit::Points {
        return None;
    }
    let mut name = yaku.row().romaji.to_owned();
    if let Some(first) = name.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    Some(name)
}

const fn of_principle(principle: Principle) -> FanWord {
    match principle {
        Principle::NonRepeat => FanWord::WhyNonRepeat,
        Principle::NonSeparation => FanWord::WhyNonSeparation,
        Principle::NonIdentical => FanWord::WhyNonIdentical,
        Principle::AccountOnce => FanWord::WhyAccountOnce,
        Principle::HighOverLow => FanWord::WhyHighOverLow,
        Principle::PaidAlone => FanWord::WhyPaidAlone,
        Principle::OneOfSeries => FanWord::WhyOneOfSeries,
    }
}
