//! Every wrong answer names a mistake, and that mistake leads to just this answer: by arithmetic of this file, from what the hand
//! gives.

use tensu::question::By;
use tensu::quick::{self, Counted, Table};
use tensu::rules::{Limit, all};
use tensu::score::{Amount, Award, AwardKind, Fu, FuItem, FuReason, Payer, Payment, Step};
use tensu::{Question, Ruleset, Score, Tile, Wind, Yaku, score};
use tensu_learn::course::{Asked, Choice, What, path};
use tensu_learn::practice::{
    Answer, Drill, Form, HandLesson, Mistake, PairSlip, Part, Problem, SetSlip, Topic,
};

use crate::helpers::{is_whole, preset, question};

/// The seeds of questions of each kind, each with a ruleset in turn; without `TESTS=all` few.
fn asked() -> impl Iterator<Item = (u64, &'static Ruleset)> {
    let rules: Vec<&'static Ruleset> = all().collect();
    let questions = if is_whole() { 10_000 } else { 200 };
    (0..questions).map(move |seed| (seed, rules[seed as usize % rules.len()]))
}

/// What a hand gives, which mistakes are counted from.
struct Count<'a> {
    hand: &'a Question,
    rules: &'a Ruleset,
    score: Score,
}

impl<'a> Count<'a> {
    fn of(hand: &'a Question, rules: &'a Ruleset) -> Option<Self> {
        let score = score(hand, rules).ok()?;
        Some(Self { hand, rules, score })
    }

    fn fu(&self) -> &Fu {
        self.score.fu.as_ref().expect("fu")
    }

    fn item(&self, is: impl Fn(&FuItem) -> bool) -> u16 {
        let mut items = self.fu().items.iter();
        items.find(|item| is(item)).map_or(0, |item| item.fu.into())
    }

    fn of_block(&self, place: Option<u8>) -> u16 {
        let is_wait = |reason| matches!(reason, FuReason::Wait(_));
        self.item(|item| item.block == place && !is_wait(item.reason))
    }

    fn won(&self) -> u16 {
        self.item(|item| matches!(item.reason, FuReason::MenzenRon | FuReason::Tsumo))
    }

    fn waited(&self) -> u16 {
        self.item(|item| matches!(item.reason, FuReason::Wait(_)))
    }

    /// By how much a mistake changes the sum of fu, before it is rounded.
    fn more_fu(&self, mistake: &Mistake) -> i32 {
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
    fn fu_by(&self, mistake: &Mistake) -> i32 {
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
            Mistake::Off(more) => i32::from(fu.rounded) + i32::from(*more),
            // 20, and 10 in place of 2; of seven pairs the wait, too.
            Mistake::Both(_) if fu.items.len() == 1 => 40,
            mistake => {
                let lift = self.item(|item| item.reason == FuReason::OpenPinfu);
                rounded(i32::from(fu.raw - lift) + self.more_fu(mistake))
            }
        }
    }

    fn award(&self, is: impl Fn(&Award) -> bool) -> i32 {
        let award = self.score.awards.iter().find(|award| is(award));
        match award.map(|award| award.amount) {
            Some(Amount::Han(han)) => han.into(),
            Some(Amount::Points(points)) => points.into(),
            _ => 0,
        }
    }

    /// By how much a mistake changes han or points.
    fn more(&self, mistake: &Mistake) -> i32 {
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
                worth(*yaku, closed)
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
            Mistake::Off(more) => (*more).into(),
            other => panic!("{other:?} is none of han"),
        }
    }
}

/// The fu of a set by a mistake about it: each doubles or halves.
fn of_set(slip: SetSlip, right: u16) -> Option<u16> {
    match slip {
        SetSlip::Unseen => Some(0),
        SetSlip::ClosedByRon | SetSlip::CalledAsClosed | SetSlip::AsYaochuu => Some(right * 2),
        SetSlip::ClosedAsOpen | SetSlip::AsSimples => Some(right / 2),
        SetSlip::KanAsTriplet => Some(right / 4),
        SetSlip::Sequence => None,
    }
}

/// What is counted, where it is counted, and what comes of it.
struct Paid<'a> {
    table: Table,
    counted: Counted,
    payments: &'a [Payment],
    steps: &'a [Step],
    rules: &'a Ruleset,
}

fn sorted(mut all: Vec<u32>) -> Vec<u32> {
    all.sort_unstable();
    all
}

fn amounts(payments: &[Payment]) -> Vec<u32> {
    sorted(payments.iter().map(Payment::points).collect())
}

impl Paid<'_> {
    fn discarder(&self) -> u32 {
        let mut payments = self.payments.iter();
        let discarder = payments.find(|paid| paid.from == Payer::Discarder);
        discarder.expect("a discarder").hand
    }

    fn priced(&self, table: &Table, counted: &Counted) -> Vec<u32> {
        amounts(
            &quick::price(table, counted, self.rules)
                .expect("a price")
                .payments,
        )
    }

    /// The payments that a mistake leads to; of shares that are taken to be alike the higher or the lower.
    fn by(&self, mistake: &Mistake) -> Vec<Vec<u32>> {
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

/// Checks a mistake about the payments for a hand or a count.
fn check_paid(mistake: &Mistake, wanted: &[Payment], paid: &Paid<'_>) -> bool {
    paid.by(mistake).contains(&amounts(wanted))
}

/// Returns whether a mistake leads to an answer of a task.
fn leads(mistake: &Mistake, part: Part, answer: &Answer, hand: &Question, rules: &Ruleset) -> bool {
    let count = Count::of(hand, rules);
    let count = count.as_ref();
    match (part, answer) {
        (Part::Fu, Answer::Number(number)) => {
            count.expect("a win").fu_by(mistake) == i32::from(*number)
        }
        (Part::Win | Part::Wait, Answer::Number(number)) => {
            let count = count.expect("a win");
            let right = if part == Part::Win {
                count.won()
            } else {
                count.waited()
            };
            i32::from(right) + count.more_fu(mistake) == i32::from(*number)
        }
        (Part::Block(place), Answer::Number(number)) => {
            let count = count.expect("a win");
            of_one(mistake, count.of_block(Some(place))) == *number
        }
        (Part::Han | Part::Points, Answer::Number(number)) => {
            let count = count.expect("a win");
            let own = count.score.points.or(count.score.han.map(u16::from));
            i32::from(own.expect("han")) + count.more(mistake) == i32::from(*number)
        }
        (Part::Price | Part::PriceOf(_), Answer::Payments(payments)) => {
            let score = &count.expect("a win").score;
            let fu = score.multiplied_fu().map(|fu| fu.rounded);
            let counted = match (score.points, score.yakuman) {
                (Some(points), _) => Counted::Points(points),
                (None, 0) => Counted::Han(score.han.unwrap_or(Limit::MANGAN_HAN), fu),
                (None, units) => Counted::Yakuman(units),
            };
            let paid = Paid {
                table: Table::of(hand),
                counted,
                payments: &score.payments,
                steps: &score.steps,
                rules,
            };
            check_paid(mistake, payments, &paid)
        }
        (Part::Total, Answer::Points(points)) => {
            let score = &count.expect("a win").score;
            let honba: u32 = score.payments.iter().map(|paid| paid.honba).sum();
            total(mistake, score.total, honba, hand.honba, rules) == *points
        }
        (Part::Under, Answer::Payments(payments)) => {
            let Mistake::RulesOf(id) = mistake else {
                return false;
            };
            let other = Ruleset::by_id(id).expect("a ruleset");
            let paid =
                score(&hand.adapted(other), other).map_or_else(|_| vec![], |score| score.payments);
            amounts(&paid) == amounts(payments)
        }
        (Part::Waits, Answer::Tiles(tiles)) => match mistake {
            Mistake::Waits { missed, extra } => {
                !missed.is_empty() && missed.iter().all(|kind| !tiles.contains(kind))
                    || !extra.is_empty() && extra.iter().all(|kind| tiles.contains(kind))
            }
            _ => false,
        },
        (Part::WaitName, Answer::Wait(wait)) => *mistake == Mistake::WaitTaken(*wait),
        _ => true,
    }
}

/// The fu of a set or pair by a mistake, two of which double and halve one after the other.
fn of_one(mistake: &Mistake, right: u16) -> u16 {
    match mistake {
        Mistake::Set { slip, wrong, .. } => of_set(*slip, right).unwrap_or(*wrong),
        Mistake::Pair { wrong, .. } => *wrong,
        Mistake::Both(both) => of_one(&both[1], of_one(&both[0], right)),
        other => panic!("{other:?} is none of a set"),
    }
}

fn total(mistake: &Mistake, right: u32, of_honba: u32, honba: u32, rules: &Ruleset) -> u32 {
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

/// Checks all wrong answers of a task, and returns how many there were.
fn check(
    mistake: impl Fn(usize) -> Option<Mistake>,
    (part, answers, right): (Part, &[Answer], usize),
    hand: &Question,
    rules: &Ruleset,
) -> usize {
    let is_keypad = answers.len() > 4;
    let mut found = 0;
    for (at, answer) in answers.iter().enumerate().filter(|(at, _)| *at != right) {
        // Tiles of a set are marked where they lie.
        if matches!(part, Part::Tile(_)) {
            continue;
        }
        let said = || format!("{} {part:?} {answer:?} {hand}", rules.id);
        let Some(mistake) = mistake(at) else {
            panic!("no mistake: {}", said());
        };
        let is_last = is_keypad && at + 1 == answers.len();
        let leads = is_last || leads(&mistake, part, answer, hand, rules);
        assert!(leads, "{mistake:?}: {}", said());
        found += 1;
    }
    found
}

#[test]
fn every_wrong_answer_of_a_drill_names_the_mistake_that_leads_to_it() {
    for &form in Form::ALL {
        let drill = Drill::of(form);
        let mut found = 0;
        for (seed, rules) in asked() {
            let Some(problem) = Problem::deal(&drill, None, seed, rules) else {
                continue;
            };
            for (at, task) in problem.tasks.iter().enumerate() {
                // Nobody is wrong about fu that change nothing.
                if problem.grade(at, None).is_none() {
                    continue;
                }
                let won = match task.part {
                    Part::PriceOf(of) => of.won(&problem.question),
                    _ => problem.question.clone(),
                };
                let is_hand = score(&won, rules).is_ok();
                let part = if is_hand || !matches!(task.part, Part::Price) {
                    task.part
                } else {
                    Part::Need
                };
                let mistake = |answer| problem.mistake(at, answer, rules);
                found += check(mistake, (part, &task.answers, task.right), &won, rules);
            }
        }
        assert!(found > 0 || form == Form::Split, "{form:?}");
    }
}

#[test]
fn every_wrong_step_of_practice_names_the_mistake_that_leads_to_it() {
    for topic in Topic::ALL {
        let mut found = 0;
        for (seed, rules) in asked() {
            let Some(lesson) = HandLesson::deal(topic, &[], seed, rules) else {
                continue;
            };
            for (at, task) in lesson.tasks.iter().enumerate() {
                let mistake = |answer| lesson.mistake(at, answer, rules);
                let of = (task.part, &task.answers[..], task.right);
                found += check(mistake, of, &lesson.question, rules);
            }
        }
        assert!(found > 0, "{topic:?}");
    }
}

/// Returns whether a mistake leads to a list of patterns: of those that count one less or one more, or those of another reading.
fn lists(mistake: &Mistake, list: &[(Yaku, u8)], asked: &Asked, rules: &Ruleset) -> bool {
    let Some(Choice::Fans(right)) = asked.parts[0].choices.get(asked.parts[0].right) else {
        return false;
    };
    match mistake {
        Mistake::Forgot {
            what: AwardKind::Yaku(yaku),
            ..
        } => {
            let less = right.iter().copied().filter(|(own, _)| own != yaku);
            less.collect::<Vec<_>>() == list
        }
        Mistake::Counted { yaku, .. } => list == [&right[..], &[(*yaku, 1)]].concat(),
        Mistake::OtherPatterns => {
            let scored = score(asked.hand.as_ref().expect("a hand"), rules).expect("a win");
            let is = |yaku: Yaku| list.iter().any(|(own, _)| *own == yaku);
            scored.others.iter().any(|other| {
                let mut awards = other.awards.iter();
                awards.all(|award| match award.what {
                    AwardKind::Yaku(yaku) => is(yaku) || yaku == Yaku::FlowerTile,
                    _ => true,
                })
            })
        }
        _ => false,
    }
}

/// Checks the wrong answers of a part of a question of the course.
fn check_part(asked: &Asked, at: usize, rules: &Ruleset) -> usize {
    let part = &asked.parts[at];
    // Those are turned or tapped until they are right, and show what they give.
    let is_turned = matches!(
        part.what,
        What::Closed | What::Outside | What::Kan | What::Seat(_) | What::Round(_) | What::Tile(_)
    );
    if is_turned {
        return 0;
    }
    let mut found = 0;
    for (answer, choice) in part.choices.iter().enumerate() {
        if part.is_right(answer) {
            continue;
        }
        let said = || format!("{} {:?} {choice:?} {:?}", rules.id, part.what, asked.hand);
        let Some(mistake) = asked.mistake(at, answer, rules) else {
            panic!("no mistake: {}", said());
        };
        found += 1;
        let leads = match (part.what, choice) {
            (What::Fu | What::Sum, Choice::Number(number)) => {
                let hand = asked.hand.as_ref().expect("a hand");
                leads(&mistake, Part::Fu, &Answer::Number(*number), hand, rules)
            }
            (What::Han | What::Points, Choice::Number(number)) => {
                let hand = asked.hand.as_ref().expect("a hand");
                leads(&mistake, Part::Han, &Answer::Number(*number), hand, rules)
            }
            (What::Payments, Choice::Payments(payments)) => {
                let hand = asked.hand.as_ref().expect("a hand");
                let answer = Answer::Payments(payments.clone());
                leads(&mistake, Part::Price, &answer, hand, rules)
            }
            (What::Worth(_), Choice::Number(number)) => match mistake {
                Mistake::WorthOf(other) => rules.points_of(other, true) == *number,
                _ => false,
            },
            (What::Fans, Choice::Fans(list)) => lists(&mistake, list, asked, rules),
            (What::Beside(yaku, by), Choice::Is(true)) => match &mistake {
                Mistake::Counted { yaku: own, why } => *own == yaku && why.yaku() == Some(by),
                _ => false,
            },
            (What::Beside(yaku, by), _) => mistake == Mistake::BothCount(yaku, by),
            (What::Minimum, Choice::Is(true)) => {
                matches!(mistake, Mistake::TooFew(has, need) if has < need)
            }
            (What::Minimum, _) => matches!(mistake, Mistake::Enough(has, need) if has >= need),
            (What::Thing(thing), Choice::Number(number)) => {
                of_one(&mistake, thing.fu(rules).into()) == *number
            }
            (What::Price(han, fu), Choice::Points(points)) => {
                let quote = tensu_learn::course::quote(asked.of, han, fu, rules).expect("a price");
                let paid = Paid {
                    table: Table {
                        seat: if asked.of.dealer {
                            Wind::East
                        } else {
                            Wind::South
                        },
                        round: None,
                        by: By::Ron,
                        from: None,
                        honba: 0,
                        sticks: 0,
                    },
                    counted: Counted::Han(han, fu.map(u16::from)),
                    payments: &quote.payments,
                    steps: &quote.steps,
                    rules,
                };
                paid.by(&mistake).contains(&vec![*points])
            }
            _ => true,
        };
        assert!(leads, "{mistake:?}: {}", said());
    }
    found
}

#[test]
fn every_wrong_answer_of_the_course_names_the_mistake_that_leads_to_it() {
    let mut found = 0;
    for (seed, rules) in asked() {
        for aim in path(rules).flat_map(|lesson| lesson.aims) {
            let Some(asked) = aim.ask(seed, rules) else {
                continue;
            };
            for at in 0..asked.parts.len() {
                found += check_part(&asked, at, rules);
            }
        }
    }
    assert!(found > 1_000, "{found}");
}

/// A hand with its wrong answer, and the mistake: worked out on paper.
#[test]
fn mistakes_are_those_of_people() {
    let rules = preset("tenhou");
    let set = |place, slip, right, wrong| Mistake::Set {
        place: Some(place),
        slip,
        right,
        wrong,
    };
    for (hand, fu, wanted) in [
        // 20 and 10, a closed triplet of terminals by ron counts as open: 4, the other one of simples 4. 38, and 42 if it
        // counted as closed.
        (
            "123m555p678s99s22z+9s ron riichi seat:W",
            50,
            set(3, SetSlip::ClosedByRon, 4, 8),
        ),
        // 22 and a wait in the middle: 24. With 10 in place of 2 it would be 32.
        ("13m567m345p678s22s+2m tsumo", 40, Mistake::MenzenRonByTsumo),
        // 32: without the wait 30.
        (
            "13m567m345p678s22s+2m ron riichi",
            30,
            Mistake::WaitUnseen(tensu::Wait::Kanchan),
        ),
        // A self-drawn pinfu with the 2 for the self-draw.
        ("234m567m34p678s22s+5p tsumo", 30, Mistake::TsumoOfPinfu),
        ("1133m5577p2299s4z+4z ron riichi", 30, Mistake::PairsRounded),
        // 34: rounded down 30.
        ("234m567m34p55s(777z)+5p ron", 25, Mistake::PairsElsewhere),
    ] {
        let lesson = HandLesson::of(&question(hand), Topic::Fu, 3, rules).expect("a lesson");
        let at = lesson.tasks.len() - 1;
        let offered = (0..400).find_map(|seed| {
            let lesson = HandLesson::of(&question(hand), Topic::Fu, seed, rules)?;
            let answers = &lesson.tasks[at].answers;
            let answer = answers.iter().position(|own| *own == Answer::Number(fu))?;
            lesson.mistake(at, answer, rules)
        });
        assert_eq!(offered, Some(wanted), "{hand}");
    }
}
