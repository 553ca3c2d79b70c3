//! The steps of the arithmetic in words, a line for each.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use tensu::rules::{Limit, Rules};
use tensu::score::{Payer, Reached, Role, Step, Whole};
use tensu::text::Fill;
use tensu::yaku::Yaku;

use crate::words::{FanWord, Word, Words};

impl Words {
    /// Says a step of the arithmetic.
    pub fn step(&self, step: &Step) -> String {
        self.step_by(step, &|yaku| self.yaku(yaku).to_owned())
    }

    /// Says the same for a ruleset whose points may be faan.
    pub fn step_under(&self, step: &Step, rules: &Rules) -> String {
        match *step {
            Step::Points { sum, cap } if rules.counts_faan() => {
                let word = match cap {
                    Some(_) => FanWord::StepFaanSumCap,
                    None => FanWord::StepFaanSum,
                };
                self.fill_fan(word, &[sum.into(), cap.unwrap_or(sum).into()])
            }
            _ => self.step(step),
        }
    }

    /// Says the same with other names for yaku.
    pub fn step_by(&self, step: &Step, name: &dyn Fn(Yaku) -> String) -> String {
        match *step {
            Step::Han { yaku, dora: 0 } => self.fill(Word::StepHan, &[yaku.into()]),
            Step::Han { yaku, dora } => self.fill(
                Word::StepHanDora,
                &[yaku.into(), dora.into(), yaku.saturating_add(dora).into()],
            ),
            Step::RoundFu { from, to } => self.fill(Word::StepRoundFu, &[from.into(), to.into()]),
            Step::Base { fu, han, points } => {
                let doublings = han.saturating_add(2);
                let times = power(doublings);
                let fills = [
                    fu.into(),
                    (&times).into(),
                    points.into(),
                    doublings.into(),
                    han.into(),
                ];
                self.fill(Word::StepBase, &fills)
            }
            Step::Limit {
                limit,
                points,
                reached,
            } => self.limit_step(limit, points, reached),
            Step::Kiriage => self.say(Word::StepKiriage).to_owned(),
            Step::Yakuman { sum, cap, points } => self.yakuman_step(sum, cap, points),
            Step::Plus { han, plus } => self.fill(
                Word::StepPlus,
                &[han.into(), plus.into(), han.saturating_add(plus).into()],
            ),
            Step::Lookup { points } => self.fill(Word::StepLookup, &[points.into()]),
            Step::Points { sum, cap: None } => self.fill(Word::Points, &[sum.into()]),
            Step::Points {
                sum,
                cap: Some(cap),
            } => self.fill(Word::StepPointsCap, &[sum.into(), cap.into()]),
            Step::Share { .. } => self.share(step),
            Step::Faan { faan, points } => {
                self.fill_fan(FanWord::StepFaan, &[faan.into(), points.into()])
            }
            Step::Part {
                from,
                points,
                times,
                base,
                paid,
            } => self.part_of_payer(from, [points.into(), times, paid], base),
            Step::Usual { yaku, points } => {
                let names: Vec<String> = yaku.iter().map(name).collect();
                let names = self.list(&names, Word::Comma);
                self.fill(Word::StepUsual, &[(&names).into(), points.into()])
            }
            Step::Liable { .. } => self.liable(step, name),
            Step::Rest {
                from,
                points,
                before,
            } => self.rest(from, points, before),
            Step::Honba {
                from,
                count,
                points,
            } => self.of_payer(Word::StepHonba, from, &[count.into(), points.into()]),
            Step::Sticks { count, points } => {
                self.fill(Word::StepSticks, &[count.into(), points.into()])
            }
        }
    }

    /// Says what a payer pays in Chinese games: the worth, so many times, and a base or a discount with it.
    fn part_of_payer(&self, from: Payer, [points, times, paid]: [u32; 3], base: i16) -> String {
        let word = match (times, base) {
            (2.., ..0) => FanWord::StepPartLess,
            // The payer pays the points as they stand; there is no more to say.
            (0, _) | (1, 0) => FanWord::StepBaseAlone,
            (1, _) => FanWord::StepOnce,
            (_, 0) => FanWord::StepTimes,
            _ => FanWord::StepPart,
        };
        let numbers = [points, times, base.unsigned_abs().into(), paid].map(Into::into);
        let [points, times, base, paid] = numbers;
        self.fill_fan(word, &[self.payer(from).into(), points, times, base, paid])
    }

    /// Says what a payer pays of a hand that somebody is liable for in part.
    fn rest(&self, from: Payer, points: u32, before: u32) -> String {
        let word = if before > 0 {
            Word::StepRestSum
        } else {
            Word::StepRest
        };
        let all = before.saturating_add(points);
        self.of_payer(word, from, &[points.into(), before.into(), all.into()])
    }

    /// Fills a text with the payer in its first place.
    fn of_payer(&self, word: Word, from: Payer, fills: &[Fill<'_>]) -> String {
        let mut all: Vec<Fill<'_>> = Vec::from([self.payer(from).into()]);
        all.extend_from_slice(fills);
        self.fill(word, &all)
    }

    /// Says a limit, and the reason for it.
    fn limit_step(&self, limit: Limit, points: u32, reached: Reached) -> String {
        let range = |from: u8, to: Option<u8>, [one, some, open]: [Word; 3]| match to {
            Some(to) if to == from => self.fill(one, &[from.into()]),
            Some(to) => self.fill(some, &[from.into(), to.into()]),
            None => self.fill(open, &[from.into()]),
        };
        let (word, range) = match reached {
            Reached::Base => return self.fill(Word::StepLimitOver, &[points.into()]),
            Reached::Kiriage | Reached::Yaku => {
                return self.fill(Word::StepLimit, &[self.limit(limit).into(), points.into()]);
            }
            Reached::Han { from, to, cut } => {
                let word = if cut {
                    Word::StepLimitCut
                } else {
                    Word::StepLimitReached
                };
                let words = [Word::StepHan, Word::HanFromTo, Word::HanFrom];
                (word, range(from, to, words))
            }
            Reached::Points { from, to } => {
                let words = [Word::Points, Word::PointsFromTo, Word::PointsFrom];
                (Word::StepLimitReached, range(from, to, words))
            }
        };
        let name = if limit == Limit::Yakuman {
            self.say(Word::CountedYakuman)
        } else {
            self.limit(limit)
        };
        self.fill(word, &[name.into(), (&range).into(), points.into()])
    }

    fn yakuman_step(&self, sum: u8, cap: Option<u8>, points: u32) -> String {
        let all = match sum {
            1 => self.say(Word::Yakuman).to_owned(),
            sum => self.yakuman(sum),
        };
        match cap {
            Some(cap) => self.fill(
                Word::StepYakumanCap,
                &[(&all).into(), cap.into(), points.into()],
            ),
            None => self.fill(Word::StepLimit, &[(&all).into(), points.into()]),
        }
    }

    /// Says one payer's share, with its arithmetic.
    fn share(&self, step: &Step) -> String {
        let Step::Share {
            from,
            base,
            sixths,
            exact,
            extra,
            rounded,
            role,
            missing,
            lost,
        } = *step
        else {
            return String::new();
        };
        let (times, why) = (multiplier(sixths), self.role(role, sixths, missing));
        let word = if why.is_empty() {
            Word::StepShare
        } else {
            Word::StepShareWhy
        };
        let fills = [base.into(), (&times).into(), exact.into(), (&why).into()];
        let mut text = self.of_payer(word, from, &fills);
        if exact.saturating_add(extra) != rounded {
            text += &self.fill(
                Word::StepShareRounded,
                &[rounded.saturating_sub(extra).into()],
            );
        }
        if extra > 0 {
            text += &self.fill(Word::StepShareExtra, &[extra.into(), rounded.into()]);
        }
        if lost > 0 {
            text += &self.fill(Word::StepMissing, &[lost.into()]);
        }
        text
    }

    /// Says why a payer pays so many times the base; empty where everybody pays it once.
    fn role(&self, role: Role, sixths: u32, missing: u32) -> String {
        let (to_dealer, whole) = match role {
            Role::Each => return String::new(),
            Role::Alone => return self.fill(Word::ShareAlone, &[(sixths / 6).into()]),
            Role::All { to_dealer } => (to_dealer, Some(Word::ShareAll)),
            Role::AllAndMissing { to_dealer } => (to_dealer, Some(Word::ShareAllAndMissing)),
            Role::ToDealer => (true, None),
            Role::Dealer | Role::NonDealer => (false, None),
        };
        let mut why: Vec<String> = Vec::new();
        let mut put = |word: Word| why.push(self.say(word).to_owned());
        match role {
            Role::Dealer => put(Word::ShareDealer),
            Role::NonDealer => put(Word::ShareNonDealer),
            _ if to_dealer => put(Word::ShareToDealer),
            _ => {}
        }
        if let Some(word) = whole {
            // The dealer's two come first; then everybody else's one.
            let each = if to_dealer { 2 } else { 1 };
            let others = (sixths / 6).saturating_sub(2) / each;
            let others = (0..others).map(|_| each.to_string());
            let parts: Vec<String> = core::iter::once("2".to_owned()).chain(others).collect();
            why.push(self.fill(word, &[(&parts.join(" + ")).into()]));
        }
        if missing > 0 {
            why.push(self.fill(Word::ShareForMissing, &[(&multiplier(missing)).into()]));
        }
        self.list(&why, Word::Clause)
    }

    /// Says the payment of a liable player, and how the sum comes about.
    fn liable(&self, step: &Step, name: &dyn Fn(Yaku) -> String) -> String {
        let Step::Liable {
            from,
            whole,
            points,
            sum,
            yaku,
        } = *step
        else {
            return String::new();
        };
        let whole_text = self.number(whole);
        let sum = match sum {
            Whole::Ron { base, sixths }
                if u64::from(base) * u64::from(sixths) == u64::from(whole) * 6 =>
            {
                let product = format!("{} × {}", self.number(base), multiplier(sixths));
                self.fill(Word::Aside, &[(&whole_text).into(), (&product).into()])
            }
            Whole::Ron { .. } => whole_text,
            Whole::Tsumo(each) => {
                let paid = each.iter().filter(|&&points| points > 0);
                let paid: Vec<String> = paid.map(|&points| self.number(points)).collect();
                format!("{} = {whole_text}", paid.join(" + "))
            }
        };
        let word = match (points < whole, yaku) {
            (true, None) => Word::StepLiableHalf,
            (true, Some(_)) => Word::StepLiableHalfFor,
            (false, None) => Word::StepLiable,
            (false, Some(_)) => Word::StepLiableFor,
        };
        let yaku = yaku.map(name).unwrap_or_default();
        self.of_payer(word, from, &[(&sum).into(), points.into(), (&yaku).into()])
    }
}

/// Writes a number of sixths: 9 is 1½.
fn multiplier(sixths: u32) -> String {
    const PARTS: [&str; 6] = ["", "⅙", "⅓", "½", "⅔", "⅚"];
    match (sixths / 6, PARTS[(sixths % 6) as usize]) {
        (0, part) if !part.is_empty() => part.to_owned(),
        (whole, part) => whole.to_string() + part,
    }
}

/// Writes a small number as an exponent.
fn power(n: u8) -> String {
    const DIGITS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    n.to_string()
        .bytes()
        .map(|digit| DIGITS[usize::from(digit - b'0')])
        .collect()
}
