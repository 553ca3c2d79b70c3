//! The skills that a player learns, kind by kind.

use super::random::Random;
use super::topic::Topic;
use super::won::Of;
use tensu::choice;
use tensu::question::{By, Question};
use tensu::reading::{Block, BlockKind, Made, Wait};
use tensu::score::{FuItem, FuReason};

choice! {
    /// A skill that a task teaches: the kinds that go wrong are asked again.
    #[non_exhaustive]
    Skill {
        /// A hand that one tile completes.
        OneWait = "waits_1",
        /// A hand that two tiles complete.
        TwoWaits = "waits_2",
        /// A hand that three tiles complete.
        ThreeWaits = "waits_3",
        /// A hand that more tiles complete.
        ManyWaits = "waits_many",
        /// A closed hand won off a discard.
        MenzenRon = "menzen_ron",
        /// An open hand won off a discard.
        OpenRon = "open_ron",
        /// A self-draw.
        Tsumo = "tsumo",
        /// A sequence.
        Sequence = "run",
        /// A pair without value.
        PlainPair = "pair",
        /// A pair of dragons, of the seat's or of the round's wind.
        YakuhaiPair = "yakuhai_pair",
        /// A pair of the wind that is both.
        DoubleWindPair = "double_wind_pair",
        /// An open triplet of simples.
        Minkou = "minkou",
        /// An open triplet of terminals or honors.
        MinkouYaochuu = "minkou_yaochuu",
        /// A closed triplet of simples.
        Ankou = "ankou",
        /// A closed triplet of terminals or honors.
        AnkouYaochuu = "ankou_yaochuu",
        /// A triplet that is open only because the discard completed it.
        TripletByRon = "triplet_by_ron",
        /// An open kan of simples.
        Minkan = "minkan",
        /// An open kan of terminals or honors.
        MinkanYaochuu = "minkan_yaochuu",
        /// A closed kan of simples.
        Ankan = "ankan",
        /// A closed kan of terminals or honors.
        AnkanYaochuu = "ankan_yaochuu",
        /// A wait at both ends of a sequence.
        Ryanmen = "ryanmen",
        /// A wait on one of two pairs.
        Shanpon = "shanpon",
        /// A wait in the middle of a sequence.
        Kanchan = "kanchan",
        /// A wait at the inner end of a terminal sequence.
        Penchan = "penchan",
        /// A wait on the pair.
        Tanki = "tanki",
        /// Hands with a flat number of fu: seven pairs, a self-drawn pinfu.
        Flat = "flat",
        /// An open hand without other fu.
        OpenPinfu = "open_pinfu",
        /// A win on a replacement tile, where it has no fu.
        Rinshan = "rinshan",
        /// The payments for a limit hand.
        PriceOfLimit = "price_limit",
        /// The payment for a dealer's ron below the limits.
        PriceOfDealerRon = "price_dealer_ron",
        /// The payment for another player's ron below the limits.
        PriceOfRon = "price_ron",
        /// The payments for a dealer's self-draw below the limits.
        PriceOfDealerTsumo = "price_dealer_tsumo",
        /// The payments for another player's self-draw below the limits.
        PriceOfTsumo = "price_tsumo",
    }
}

impl Skill {
    /// The kinds of sets, sequences first.
    pub(super) const SETS: [Self; 10] = [
        Self::Sequence,
        Self::Minkou,
        Self::MinkouYaochuu,
        Self::Ankou,
        Self::AnkouYaochuu,
        Self::TripletByRon,
        Self::Minkan,
        Self::MinkanYaochuu,
        Self::Ankan,
        Self::AnkanYaochuu,
    ];

    /// The skill of finding so many waits.
    pub(super) const fn of_waits(count: usize) -> Self {
        match count {
            0 | 1 => Self::OneWait,
            2 => Self::TwoWaits,
            3 => Self::ThreeWaits,
            _ => Self::ManyWaits,
        }
    }

    /// The skill of the fu that the way of winning gives, by the item of the sum; without one a self-draw was on a replacement
    /// tile, and a ron of an open hand.
    pub(super) fn of_win(question: &Question, item: Option<&FuItem>) -> Self {
        match (question.by, item) {
            (By::Tsumo, Some(_)) => Self::Tsumo,
            (By::Tsumo, None) => Self::Rinshan,
            (By::Ron, Some(_)) => Self::MenzenRon,
            (By::Ron, None) => Self::OpenRon,
        }
    }

    /// The skill of the fu of a set or a pair, by the item of the sum if it has one.
    pub(crate) const fn of_block(block: &Block, item: Option<&FuItem>) -> Self {
        let yaochuu = block.first.is_yaochuu();
        match (block.kind, block.is_concealed(), yaochuu) {
            (BlockKind::Sequence | BlockKind::Single | BlockKind::Knitted, ..) => Self::Sequence,
            (BlockKind::Pair, ..) => match item {
                Some(FuItem {
                    reason:
                        FuReason::Pair {
                            seat: true,
                            round: true,
                            ..
                        },
                    ..
                }) => Self::DoubleWindPair,
                Some(_) => Self::YakuhaiPair,
                None => Self::PlainPair,
            },
            (BlockKind::Triplet, ..) if matches!(block.made, Made::Ron) => Self::TripletByRon,
            (BlockKind::Triplet, false, false) => Self::Minkou,
            (BlockKind::Triplet, false, true) => Self::MinkouYaochuu,
            (BlockKind::Triplet, true, false) => Self::Ankou,
            (BlockKind::Triplet, true, true) => Self::AnkouYaochuu,
            (BlockKind::Kan, false, false) => Self::Minkan,
            (BlockKind::Kan, false, true) => Self::MinkanYaochuu,
            (BlockKind::Kan, true, false) => Self::Ankan,
            (BlockKind::Kan, true, true) => Self::AnkanYaochuu,
        }
    }

    /// The skill of the fu of a wait.
    pub(crate) const fn of_wait(wait: Wait) -> Self {
        match wait {
            Wait::Kanchan => Self::Kanchan,
            Wait::Penchan => Self::Penchan,
            Wait::Shanpon => Self::Shanpon,
            Wait::Tanki => Self::Tanki,
            Wait::Ryanmen | Wait::Juusanmen | Wait::Knitted => Self::Ryanmen,
        }
    }

    /// Returns the skill of the payments below the limits.
    pub(crate) const fn of_prices(of: Of) -> Self {
        match (of.dealer, of.tsumo) {
            (true, false) => Self::PriceOfDealerRon,
            (false, false) => Self::PriceOfRon,
            (true, true) => Self::PriceOfDealerTsumo,
            (false, true) => Self::PriceOfTsumo,
        }
    }

    /// Returns whether it is about the number of tiles waited for.
    pub(crate) const fn is_wait(self) -> bool {
        matches!(
            self,
            Self::OneWait | Self::TwoWaits | Self::ThreeWaits | Self::ManyWaits
        )
    }

    /// Returns whether it is about payments.
    pub(crate) const fn is_price(self) -> bool {
        matches!(
            self,
            Self::PriceOfLimit
                | Self::PriceOfDealerRon
                | Self::PriceOfRon
                | Self::PriceOfDealerTsumo
                | Self::PriceOfTsumo
        )
    }

    /// Returns whether it is about the fu of a triplet.
    pub(crate) const fn is_triplet(self) -> bool {
        matches!(
            self,
            Self::Minkou
                | Self::MinkouYaochuu
                | Self::Ankou
                | Self::AnkouYaochuu
                | Self::TripletByRon
        )
    }

    /// Returns whether it is about the fu of a kan.
    pub(crate) const fn is_kan(self) -> bool {
        matches!(
            self,
            Self::Minkan | Self::MinkanYaochuu | Self::Ankan | Self::AnkanYaochuu
        )
    }

    /// Returns whether it is about the fu of a pair.
    pub(crate) const fn is_pair(self) -> bool {
        matches!(self, Self::YakuhaiPair | Self::DoubleWindPair)
    }

    /// Returns whether a topic teaches it.
    pub const fn is_of(self, topic: Topic) -> bool {
        let (waits, price) = (self.is_wait(), self.is_price());
        match topic {
            Topic::Waits => waits,
            Topic::Fu => !waits && !price,
            Topic::Worth => matches!(self, Self::Flat | Self::OpenPinfu),
            Topic::Price => price,
            Topic::Minimum => false,
        }
    }

    /// The skill of a word like `ankou:2`, as practice once kept what went wrong.
    pub fn from_weak(word: &str) -> Option<Self> {
        let (code, times) = word.split_once(':')?;
        times.parse::<u8>().ok()?;
        Self::from_code(code)
    }

    /// The skill with this id.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|skill| skill.code() == code)
    }

    /// The skill that a topic deals where nothing went wrong: most hands of a table wait for one tile or two, and three are
    /// worth learning.
    pub(super) fn usual(topic: Topic, random: &mut Random) -> Option<Self> {
        const WAITS: [Skill; 5] = [
            Skill::OneWait,
            Skill::TwoWaits,
            Skill::ThreeWaits,
            Skill::ThreeWaits,
            Skill::ManyWaits,
        ];
        matches!(topic, Topic::Waits).then(|| random.pick(&WAITS))
    }
}
