//! Mistakes: what somebody did who came to a wrong answer. Wrong answers are made by applying one to the hand, so that each
//! has a sentence of its own.
//!
//! The functions below return what each mistake leads to, the likeliest first: one list, which offers answers and explains them.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::practice::random::Random;
use tensu::inside::sort_by;
use tensu::question::By;
use tensu::quick::Counted;
use tensu::reading::Wait;
use tensu::rules::Limit;
use tensu::score::{Award, AwardKind, FuItem, FuReason, MissReason};
use tensu::tiles::Kind;
use tensu::yaku::Yaku;

pub(crate) mod fu;
pub(crate) mod paid;
pub(crate) mod told;
pub(crate) mod worth;

/// A mistake that leads to a wrong answer.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Mistake {
    /// The 20 fu of every win were forgotten.
    NoBase,
    /// The fu of a closed hand won by ron were forgotten.
    NoMenzenRon,
    /// They were counted for a self-draw.
    MenzenRonByTsumo,
    /// They were counted for an open hand.
    MenzenRonOpen,
    /// The fu of a self-draw were forgotten.
    NoTsumo,
    /// They were counted for a ron.
    TsumoByRon,
    /// They were counted for a self-drawn pinfu.
    TsumoOfPinfu,
    /// They were counted on a replacement tile, where it has none.
    TsumoOfRinshan,
    /// An open hand without other fu was left at what every win has.
    NoOpenPinfu(u16),
    /// A set was taken for another.
    Set {
        /// Its place in the reading; `None` for one by itself.
        place: Option<u8>,
        /// The mistake.
        slip: SetSlip,
        /// Its fu.
        right: u16,
        /// The fu that were counted.
        wrong: u16,
    },
    /// A pair was taken for another.
    Pair {
        /// Its place in the reading; `None` for one by itself.
        place: Option<u8>,
        /// The mistake.
        slip: PairSlip,
        /// Its fu.
        right: u16,
        /// The fu that were counted.
        wrong: u16,
    },
    /// A wait that gives fu was not seen.
    WaitUnseen(Wait),
    /// A wait that gives none was counted.
    WaitCounted(Wait),
    /// Fu were not rounded up, but down.
    FuRoundedDown {
        /// The sum.
        from: u16,
        /// Rounded up.
        to: u16,
    },
    /// The 25 of seven pairs were taken for another hand.
    PairsElsewhere,
    /// The 25 of seven pairs were rounded up.
    PairsRounded,
    /// Seven pairs were added up as other hands are.
    PairsCounted,
    /// Only the fu of every win were counted.
    OnlyBase,
    /// Something was left out.
    Forgot {
        /// The yaku or bonus.
        what: AwardKind,
        /// Its han or points.
        by: u16,
    },
    /// A yaku was counted that does not count.
    Counted {
        /// The yaku.
        yaku: Yaku,
        /// The reason why it does not.
        why: MissReason,
    },
    /// A yaku was counted as in a closed hand.
    AsClosed(Yaku),
    /// A yaku was counted as in an open hand.
    AsOpen(Yaku),
    /// The indicators themselves were taken for dora.
    Indicator,
    /// The patterns of another reading were taken.
    OtherPatterns,
    /// The points of another pattern were taken.
    WorthOf(Yaku),
    /// Two patterns were taken to exclude each other that both count.
    BothCount(Yaku, Yaku),
    /// So many more were counted than there are, or fewer; and where it is han or points, all that counts: somebody who is far off
    /// has overlooked more than one thing.
    Off(i16, Vec<Award>),
    /// Honba were forgotten.
    NoHonba(u32),
    /// Each honba was counted as in the other way of winning.
    OtherHonba {
        /// The points of each by this way of winning, from a payer.
        right: u32,
        /// Those that were counted.
        wrong: u32,
    },
    /// A honba more was counted than lies there.
    MoreHonba,
    /// Riichi sticks were forgotten; so many points.
    NoSticks(u32),
    /// A stick more was counted than lies there.
    MoreSticks,
    /// The payments are those to the dealer, in place of another player, or the other way round; `true` for the dealer's.
    OtherSeat(bool),
    /// The payments are those for the other way of winning.
    OtherWay(By),
    /// The payments are those for another count.
    PriceOf(Counted, Option<Limit>),
    /// A limit was not seen.
    LimitUnseen(Limit),
    /// A limit was seen that is none: so many han, and fu.
    NoLimit(u8, Option<u16>),
    /// The fu were left out of account, which decide with so many han.
    FuDecide(u8),
    /// A limit was taken that other han reach: the least, and the most.
    LimitOf(Limit, u8, Option<u8>),
    /// No limit was seen where there is one.
    LimitNone,
    /// Han were taken for a yakuman, which they never make here.
    NeverYakuman,
    /// Shares were not rounded up: what one is, and what it should be.
    NotRounded(u32, u32),
    /// Shares were rounded down.
    RoundedDown(u32, u32),
    /// A number was rounded that is asked for before that: this.
    AlreadyRounded(u32),
    /// A rule was applied to a rounded number, in place of this.
    OfRounded(u32),
    /// A payer's share was taken for another part of the score by ron: one in so many, in place of one in so many.
    OtherPart(u32, u32),
    /// All shares were taken to be alike.
    OneShare,
    /// The points that each pays whatever the hand is worth were forgotten.
    NoFixed(u32),
    /// Only the discarder was taken to pay.
    DiscarderAlone,
    /// The discarder was taken to pay for all.
    DiscarderForAll,
    /// The discarder was taken to pay as the others do, or as each does on a self-draw.
    DiscarderOnce,
    /// The share of the other seat was taken.
    OtherShare,
    /// The payments are those of another ruleset, by its id.
    RulesOf(&'static str),
    /// A wait was taken for another.
    WaitTaken(Wait),
    /// Waits were missed, and tiles taken for some.
    Waits {
        /// The tiles that were missed.
        missed: Vec<Kind>,
        /// The tiles that complete nothing.
        extra: Vec<Kind>,
    },
    /// Something does not change with the way of winning, and was said to.
    Unchanged(u8),
    /// A reading was taken that pays less: that, and what the other pays.
    LesserReading(u32, u32),
    /// Readings that pay the same were told apart.
    SameReadings(u32),
    /// A hand was taken for a self-drawn pinfu.
    NotPinfuTsumo,
    /// A hand was taken for an open one in which nothing gives fu.
    NotOpenPinfu,
    /// The hand has less than a win needs: so many points of so many.
    TooFew(u16, u16),
    /// The hand has what a win needs: so many points.
    Enough(u16, u16),
    /// These waits lie among the discards.
    Furiten(Vec<Kind>),
    /// None of the waits lies among the discards.
    NotFuriten(Vec<Kind>),
    /// The points of another drawn hand were taken.
    NotenOf {
        /// The number of those who are tenpai in it.
        tenpai: u8,
        /// `true` for what each of them gets, `false` for what the others pay.
        gets: bool,
    },
    /// A total does not bring the place.
    TooLittle(u32),
    /// Less is enough: this much.
    MoreThanNeeded(u32),
    /// Two mistakes were made.
    Both(Box<[Mistake; 2]>),
}

/// A set that was taken for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetSlip {
    /// It gives fu, and was not counted.
    Unseen,
    /// It counts as open as the discard completed it, and was counted as closed.
    ClosedByRon,
    /// It was called, and counted as closed.
    CalledAsClosed,
    /// It was not called, and counted as open.
    ClosedAsOpen,
    /// It is of terminals or honors, and was counted as simples.
    AsSimples,
    /// It is of simples, and was counted as terminals.
    AsYaochuu,
    /// It is a kan, and was counted as a triplet.
    KanAsTriplet,
    /// It is a sequence, which never gives fu.
    Sequence,
}

/// A pair that was taken for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PairSlip {
    /// It gives fu, and was not counted.
    Unseen,
    /// It is of a wind that is neither the seat's nor the round's.
    OfNobody,
    /// It is of numbers.
    OfNumbers,
    /// It is of one wind, or of dragons, and was counted as a double wind.
    Doubled,
    /// It is of the wind that is seat and round, and was counted by another rule.
    DoubleWind,
}

/// The number of answers to choose from.
pub(crate) const OFFERED: usize = 4;

/// Answers that mistakes lead to, the likeliest first.
pub(crate) type Wrong<T> = Vec<(Mistake, T)>;

impl Mistake {
    pub(super) fn and(self, other: Self) -> Self {
        Self::Both(Box::new([self, other]))
    }

    /// Returns whether it only says what the answer is, and not what was overlooked.
    const fn is_vague(&self) -> bool {
        matches!(
            self,
            Self::PriceOf(..) | Self::Off(..) | Self::Both(_) | Self::PairsElsewhere | Self::NoBase
        )
    }

    /// Returns whether it names all that counts in the hand.
    pub const fn names_all(&self) -> bool {
        matches!(self, Self::Off(_, awards) if !awards.is_empty())
    }

    /// The places in the reading of the sets and pairs that it is about; of the wait that of the tiles that waited.
    ///
    /// `winner` is the place of those.
    pub fn places(&self, winner: u8) -> Vec<u8> {
        match self {
            Self::Set { place, .. } | Self::Pair { place, .. } => place.iter().copied().collect(),
            Self::WaitUnseen(_) | Self::WaitCounted(_) | Self::WaitTaken(_) => {
                alloc::vec![winner]
            }
            Self::Unchanged(place) => alloc::vec![*place],
            Self::Both(both) => {
                let mut places = both[0].places(winner);
                places.extend(both[1].places(winner));
                places
            }
            _ => Vec::new(),
        }
    }
}

impl Mistake {
    /// Returns whether an item of the fu is the one that was overlooked or miscounted.
    pub fn is_about(&self, item: &FuItem) -> bool {
        match self {
            Self::NoBase | Self::OnlyBase => item.reason == FuReason::Base,
            Self::NoMenzenRon => item.reason == FuReason::MenzenRon,
            Self::NoTsumo => item.reason == FuReason::Tsumo,
            Self::NoOpenPinfu(_) => item.reason == FuReason::OpenPinfu,
            Self::WaitUnseen(_) => matches!(item.reason, FuReason::Wait(_)),
            Self::Set { place, .. } | Self::Pair { place, .. } => {
                let is_wait = matches!(item.reason, FuReason::Wait(_));
                place.is_some() && item.block == *place && !is_wait
            }
            Self::Both(both) => both.iter().any(|one| one.is_about(item)),
            _ => false,
        }
    }
}

/// Keeps the first way to each answer, and none to the right one.
pub(crate) fn distinct<T: PartialEq>(all: Wrong<T>, right: &T) -> Wrong<T> {
    let mut kept: Wrong<T> = Vec::new();
    for (mistake, answer) in all {
        if answer != *right && kept.iter().all(|(_, own)| *own != answer) {
            kept.push((mistake, answer));
        }
    }
    kept
}

/// Chooses the answers to stand beside the right one, in order; and the place of the right one, which can be any.
pub(crate) fn beside<T: PartialEq + Clone>(
    wrong: &Wrong<T>,
    right: &T,
    less: impl Fn(&T, &T) -> bool,
    random: &mut Random,
) -> (Vec<T>, usize) {
    let most = OFFERED - 1;
    let (mut below, mut above): (Vec<_>, Vec<_>) =
        wrong.iter().partition(|(_, answer)| less(answer, right));
    let fewest = most.saturating_sub(above.len()).min(below.len());
    let lower = fewest + random.below(below.len().min(most) - fewest + 1);
    thin(&mut below, lower, random);
    thin(&mut above, most - lower, random);
    let answers = below
        .into_iter()
        .chain(above)
        .map(|(_, answer)| answer.clone());
    let mut all: Vec<T> = answers.chain([right.clone()]).collect();
    sort_by(&mut all, less);
    let place = all.iter().position(|answer| answer == right);
    (all, place.unwrap_or_default())
}

/// Takes some away until so many are left: of two that are drawn the one that says less.
fn thin<T>(all: &mut Vec<&(Mistake, T)>, most: usize, random: &mut Random) {
    while all.len() > most {
        let drawn = [random.below(all.len()), random.below(all.len())];
        let [one, other] = drawn.map(|at| all[at].0.is_vague());
        all.remove(drawn[usize::from(other && !one)]);
    }
}
