//! Numbers that mistakes lead to, by arithmetic of this file.

use tensu::question::By;
use tensu::quick::{self, Counted, Table};
use tensu::rules::Limit;
use tensu::score::{Amount, Award, AwardKind, Fu, FuItem, FuReason, Payer, Payment, Step};
use tensu::{Question, Ruleset, Score, Tile, Wind, score};
use tensu_learn::practice::{Mistake, PairSlip, SetSlip};

/// A hand with what it gives, which mistakes are counted from.
pub(super) struct Count<'a> {
    pub(super) hand: &'a Question,
    pub(super) rules: &'a Ruleset,
    pub(super) score: Score,
}

impl<'a> Count<'a> {
    pub(super) fn of(hand: &'a Question, rules: &'a Ruleset) -> Option<Self> {
        let score = score(hand, rules).ok()?;
        Some(Self { hand, rules, score })
    }

    pub(super) fn fu(&self) -> &Fu {
        self.score.fu.as_ref().expect("fu")
    }

    pub(super) fn item(&self, is: impl Fn(&FuItem) -> bool) -> u16 {
        let mut items = self.fu().items.iter();
        items.find(|item| is(item)).map_or(0, |item| item.fu.into())
    }

    pub(super) fn of_block(&self, place: Option<u8>) -> u16 {
        let is_wait = |reason| matches!(reason, FuReason::Wait(_));
        self.item(|item| item.block == place && !is_wait(item.reason))
    }

    pub(super) fn won(&self) -> u16 {
        self.item(|item| matches!(item.reason, FuReason::MenzenRon | FuReason::Tsumo))
    }

    pub(super) fn waited(&self) -> u16 {
        self.item(|item| matches!(item.reason, FuReason::Wait(_)))
    }

    /// By how much a mistake changes the sum of fu, before it is rounded.
    pub(super) fn more_fu(&self, mistake: &Mistake) -> i32 {
        let closed = !self.hand.is_open();
        let (ron, tsumo) = (self.hand.by == By::Ron, self.hand.by == By::Tsumo);
        let won = i32::from(self.won());
        match mistake {
            Mistake::NoBase => -20,
            Mistake::NoMenzenRon => {
                assert!(closed && ron && won == 10);
                -10
            }
            Mistake::MenzenRonByTsumo => {
                assert!(tsumo);
                10 - won
            }
            Mistake::MenzenRonOpen => {
                assert!(!closed && ron);
                10
            }
            Mistake::NoTsumo => {
                assert!(tsumo && won == 2);
                -2
            }
            Mistake::TsumoByRon => {
                assert!(ron);
                2 - won
            }
            Mistake::TsumoOfRinshan => {
                assert!(tsumo && won == 0);
                2
            }
            Mistake::Set {
                place,
                slip,
                right,
                wrong,
            } => {
                assert!(place.is_none() || self.of_block(*place) == *right);
                assert_eq!(
                    of_set(*slip, *right),
                    Some(*wrong).filter(|_| *slip != SetSlip::Sequence)
                );
                i32::from(*wrong) - i32::from(*right)
            }
            Mistake::Pair {
                place,
                slip,
                right,
                wrong,
            } => {
                assert!(place.is_none() || self.of_block(*place) == *right);
                match slip {
                    PairSlip::Unseen => assert!(*right > 0 && *wrong == 0),
                    PairSlip::OfNobody | PairSlip::OfNumbers => assert_eq!(*right, 0),
                    PairSlip::Doubled => assert_eq!((*right, *wrong), (2, 4)),
                    PairSlip::DoubleWind => assert_eq!(right + wrong, 6),
                }
                i32::from(*wrong) - i32::from(*right)
            }
            Mistake::WaitUnseen(_) => {
                assert_eq!(self.waited(), 2);
                -2
            }
            Mistake::WaitCounted(_) => {
                assert!(self.waited() == 0);
                2
            }
            Mistake::Both(both) => both.iter().map(|one| self.more_fu(one)).sum(),
            other => panic!("{other:?} is none of fu"),
        }
    }

    /// The fu that a mistake leads to.
    pub(super) fn fu_by(&self, mistake: &Mistake) -> i32 {
        let fu = self.fu();
        let rounded = |raw: i32| (raw + 9) / 10 * 10;
        let own = fu.items[0].reason;
        let won = if self.hand.by == By::Ron { 10 } else { 2 };
        match mistake {
            Mistake::PairsElsewhere => {
                assert_ne!(own, FuReason::Chiitoitsu);
                25
            }
            Mistake::PairsRounded => 30,
            Mistake::PairsCounted => rounded(20 + won + 2),
            Mistake::OnlyBase | Mistake::NoOpenPinfu(_) => 20,
            Mistake::TsumoOfPinfu => {
                assert_eq!(own, FuReason::PinfuTsumo);
                rounded(22)
            }
            Mistake::FuRoundedDown { from, to } => {
                assert_eq!((*from, *to), (fu.raw, fu.rounded));
                i32::from(fu.raw) / 10 * 10
            }
            Mistake::Off(more, awards) => {
                assert!(awards.is_empty(), "fu are no yaku");
                i32::from(fu.rounded) + i32::from(*more)
            }
            // 20, and 10 in place of 2; of seven pairs the wait, too.
            Mistake::Both(_) if fu.items.len() == 1 => 40,
            mistake => {
                let lift = self.item(|item| item.reason == FuReason::OpenPinfu);
                rounded(i32::from(fu.raw - lift) + self.more_fu(mistake))
            }
        }
    }

    pub(super) fn award(&self, is: impl Fn(&Award) -> bool) -> i32 {
        let award = self.score.awards.iter().find(|award| is(award));
        match award.map(|award| award.amount) {
            Some(Amount::Han(han)) => han.into(),
            Some(Amount::Points(points)) => points.into(),
            _ => 0,
        }
    }

    /// By how much a mistake changes han or points.
    pub(super) fn more(&self, mistake: &Mistake) -> i32 {
        let closed = !self.hand.is_open();
        let worth = |yaku, closed| -> i32 {
            if self.rules.is_riichi() {
                self.rules.yaku.get(yaku).worth.amount(closed).into()
            } else {
                self.rules.points_of(yaku, closed).into()
            }
        };
        match mistake {
            Mistake::Forgot { what, by } => {
                assert_eq!(self.award(|award| award.what == *what), i32::from(*by));
                -i32::from(*by)
            }
            Mistake::Counted { yaku, .. } => {
                assert!(self.score.missed.iter().any(|missed| missed.yaku == *yaku));
                // What an open hand cannot have is taken for as much as a closed one has.
                match worth(*yaku, closed) {
                    0 => worth(*yaku, true),
                    own => own,
                }
            }
            Mistake::AsClosed(yaku) | Mistake::AsOpen(yaku) => {
                assert_eq!(matches!(mistake, Mistake::AsOpen(_)), closed);
                assert!(self.score.has(*yaku));
                worth(*yaku, !closed) - worth(*yaku, closed)
            }
            Mistake::Indicator => {
                let kinds: Vec<_> = self.hand.dora.iter().map(|tile| tile.kind()).collect();
                let tiles = self.hand.all_tiles().filter_map(Tile::kind);
                let taken: usize = tiles
                    .map(|kind| kinds.iter().filter(|own| **own == Some(kind)).count())
                    .sum();
                taken as i32 - self.award(|award| award.what == AwardKind::Dora)
            }
            Mistake::Both(both) => both.iter().map(|one| self.more(one)).sum(),
            Mistake::Off(more, awards) => {
                // Who is far off sees all that counts.
                assert_eq!(*awards, self.score.awards);
                (*more).into()
            }
            other => panic!("{other:?} is none of han"),
        }
    }
}

/// The fu of a set by a mistake about it: each doubles or halves.
pub(super) fn of_set(slip: SetSlip, right: u16) -> Option<u16> {
    match slip {
        SetSlip::Unseen => Some(0),
        SetSlip::ClosedByRon | SetSlip::CalledAsClosed | SetSlip::AsYaochuu => Some(right * 2),
        SetSlip::ClosedAsOpen | SetSlip::AsSimples => Some(right / 2),
        SetSlip::KanAsTriplet => Some(right / 4),
        SetSlip::Sequence => None,
    }
}

/// A count, the table where it is counted, and what comes of it.
pub(super) struct Paid<'a> {
    pub(super) table: Table,
    pub(super) counted: Counted,
    pub(super) payments: &'a [Payment],
    pub(super) steps: &'a [Step],
    pub(super) rules: &'a Ruleset,
}

pub(super) fn sorted(mut all: Vec<u32>) -> Vec<u32> {
    all.sort_unstable();
    all
}

pub(super) fn amounts(payments: &[Payment]) -> Vec<u32> {
    sorted(payments.iter().map(Payment::points).collect())
}

impl Paid<'_> {
    pub(super) fn discarder(&self) -> u32 {
        let mut payments = self.payments.iter();
        let discarder = payments.find(|paid| paid.from == Payer::Discarder);
        discarder.expect("a discarder").hand
    }

    pub(super) fn priced(&self, table: &Table, counted: &Counted) -> Vec<u32> {
        amounts(
            &quick::price(table, counted, self.rules)
                .expect("a price")
                .payments,
        )
    }

    /// The payments that a mistake leads to; of shares that are taken to be alike the higher or the lower.
    pub(super) fn by(&self, mistake: &Mistake) -> Vec<Vec<u32>> {
        let free = Table {
            from: None,
            ..self.table
        };
        let hand = |change: &dyn Fn(&Payment) -> u32| {
            let all = self.payments.iter();
            sorted(all.map(|paid| change(paid) + paid.honba).collect())
        };
        vec![match mistake {
            Mistake::PriceOf(counted, _) => self.priced(&self.table, counted),
            Mistake::OtherSeat(dealer) => {
                assert_eq!(self.table.seat == Wind::East, !dealer);
                let seat = if *dealer { Wind::East } else { Wind::South };
                self.priced(&Table { seat, ..free }, &self.counted)
            }
            Mistake::OtherWay(by) => {
                assert_ne!(self.table.by, *by);
                self.priced(&Table { by: *by, ..free }, &self.counted)
            }
            Mistake::NoHonba(_) => sorted(self.payments.iter().map(|paid| paid.hand).collect()),
            Mistake::OtherHonba { right, wrong } => {
                let honba = self.table.honba;
                let of = |paid: &Payment| if paid.honba > 0 { wrong * honba } else { 0 };
                let own = self.payments.iter().map(|paid| paid.honba).max();
                assert_eq!(own, Some(right * honba));
                sorted(
                    self.payments
                        .iter()
                        .map(|paid| paid.hand + of(paid))
                        .collect(),
                )
            }
            Mistake::LimitUnseen(_) => {
                let Counted::Han(han, Some(fu)) = self.counted else {
                    panic!("no fu");
                };
                let base = u32::from(fu) << (han + 2);
                hand(&|paid| {
                    let step = self.steps.iter().find_map(|step| match step {
                        Step::Share {
                            rounded, sixths, ..
                        } if *rounded == paid.hand => Some(*sixths),
                        _ => None,
                    });
                    (base * step.expect("a share") / 6).next_multiple_of(100)
                })
            }
            Mistake::NotRounded(..) | Mistake::RoundedDown(..) => hand(&|paid| {
                let step = self.steps.iter().find_map(|step| match step {
                    Step::Share { rounded, exact, .. } if *rounded == paid.hand => Some(*exact),
                    _ => None,
                });
                let exact = step.unwrap_or(paid.hand);
                if matches!(mistake, Mistake::NotRounded(..)) {
                    exact
                } else {
                    exact / 100 * 100
                }
            }),
            Mistake::OneShare => {
                let all = self.payments.iter().map(|paid| paid.hand);
                let ends = [all.clone().max(), all.min()];
                return ends.map(|end| hand(&|_| end.expect("a payment"))).into();
            }
            Mistake::NoFixed(fixed) => {
                let less = self.payments.iter().map(|paid| paid.hand - fixed);
                sorted(less.filter(|points| *points > 0).collect())
            }
            Mistake::DiscarderAlone => vec![self.discarder()],
            Mistake::DiscarderForAll => {
                vec![self.payments.iter().map(|paid| paid.hand).sum()]
            }
            Mistake::DiscarderOnce if self.payments.len() == 1 => vec![self.discarder() / 2],
            Mistake::DiscarderOnce => {
                let least = self.payments.iter().map(|paid| paid.hand).min();
                vec![least.expect("a payment"); self.payments.len()]
            }
            other => panic!("{other:?} is none of payments"),
        }]
    }
}

/// The fu of a set or pair by a mistake, two of which double and halve one after the other.
pub(super) fn of_one(mistake: &Mistake, right: u16) -> u16 {
    match mistake {
        Mistake::Set { slip, wrong, .. } => of_set(*slip, right).unwrap_or(*wrong),
        Mistake::Pair { wrong, .. } => *wrong,
        Mistake::Both(both) => of_one(&both[1], of_one(&both[0], right)),
        other => panic!("{other:?} is none of a set"),
    }
}

pub(super) fn total(
    mistake: &Mistake,
    right: u32,
    of_honba: u32,
    honba: u32,
    rules: &Ruleset,
) -> u32 {
    match mistake {
        Mistake::NoHonba(_) => right - of_honba,
        Mistake::OtherHonba { right: own, wrong } => {
            let payers = of_honba / own / honba;
            right - of_honba + wrong * honba * payers
        }
        Mistake::MoreHonba => right + of_honba / honba,
        Mistake::NoSticks(points) => right - points,
        Mistake::MoreSticks => right + rules.stick(),
        Mistake::Both(both) => {
            let first = total(&both[0], right, of_honba, honba, rules);
            total(&both[1], first, of_honba, honba, rules)
        }
        other => panic!("{other:?} is none of a total"),
    }
}

/// The number that a mistake about a rule of scores leads to, from the small number of a non-dealer.
pub(super) fn by_rule(mistake: &Mistake, small: u32, fu: u8) -> u32 {
    let up = |number: u32| number.next_multiple_of(100);
    match mistake {
        Mistake::AlreadyRounded(own) => {
            assert_eq!(*own, small);
            up(small)
        }
        Mistake::PriceOf(Counted::Han(han, Some(other)), None) => {
            assert!(*other == u16::from(fu) || *other == 70 - u16::from(fu));
            4 * (u32::from(*other) << (han + 2))
        }
        // A limit decides it, whatever the small number is.
        Mistake::PriceOf(Counted::Han(4, _), Some(Limit::Mangan)) => 8_000,
        Mistake::OfRounded(own) => {
            assert_eq!(*own, small);
            up(up(small) * 3 / 2)
        }
        Mistake::NotRounded(..) => small * 3 / 2,
        Mistake::RoundedDown(..) => small * 3 / 2 / 100 * 100,
        Mistake::OtherSeat(false) => up(small),
        other => panic!("{other:?} is none of a rule"),
    }
}
