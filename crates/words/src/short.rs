//! Results in few words, as explanations, the app and the command show them.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use tensu::outlook::Discard;
use tensu::quick::Quote;
use tensu::rules::{Origin, RemarkKind};
use tensu::score::{Amount, Award, AwardKind, Limit, Other, Payer, Payment, Score, Step};
use tensu::what_if::{Change, WhatIf};
use tensu::yaku::Unit;
use tensu::{By, Wind};

use crate::words::{Label, Word, Words};

impl Words {
    /// Names a way of winning, as a button does: `"Ron"`.
    pub fn won_by(&self, by: By) -> &str {
        self.label(match by {
            By::Ron => Label::Ron,
            By::Tsumo => Label::Tsumo,
        })
    }

    /// Writes a name and its value: `"Seat wind: South"`.
    pub fn pair(&self, name: &str, value: &str) -> String {
        [name, self.say(Word::Colon), value].concat()
    }

    /// Returns the meaning of the name that players use, where the name does not say it.
    pub fn meaning(&self, what: AwardKind) -> &str {
        let meaning = self.what(what);
        if meaning.eq_ignore_ascii_case(&self.called(what)) {
            ""
        } else {
            meaning
        }
    }

    /// Writes a yaku or bonus and its worth, in short: `"Pinfu 1"`.
    pub fn award(&self, award: &Award) -> String {
        self.called(award.what) + &short_amount(award.amount)
    }

    /// Writes the amount that the winner asks for: `12,000`, `3,000/6,000`, `4,000 all`; where somebody pays for
    /// another, each has their own.
    pub fn asked(&self, payments: &[Payment]) -> String {
        let number = |points: &u32| self.number(*points);
        let mut points: Vec<u32> = payments.iter().map(Payment::points).collect();
        let is_several = points.len() > 1;
        if is_several && payments.iter().any(|payment| payment.liable) {
            return points.iter().map(number).collect::<Vec<_>>().join(" + ");
        }
        points.sort_unstable();
        points.dedup();
        match &points[..] {
            [amount] if is_several => self.fill_label(Label::All, &[(*amount).into()]),
            amounts => amounts.iter().map(number).collect::<Vec<_>>().join("/"),
        }
    }

    /// Writes the worth of a yaku or bonus: `"2 han"`.
    pub fn amount(&self, amount: Amount) -> String {
        match amount {
            Amount::Han(han) => self.fill_label(Label::Han, &[han.into()]),
            Amount::Yakuman(units) => self.yakuman(units),
            Amount::Mangan => self.say(Word::OneMangan).to_owned(),
            Amount::Points(points) => self.fill(Word::Points, &[points.into()]),
        }
    }

    /// Writes the worth of a yaku in a closed hand and in an open one.
    pub fn amounts(&self, unit: Unit, [closed, open]: [u16; 2]) -> String {
        let of = |n: u16| self.amount(unit.of(n));
        let (least, closed) = (closed, of(closed));
        match open {
            open if open == least => closed,
            0 => self.fill_label(Label::ClosedOnly, &[(&closed).into()]),
            open if least == 0 => self.fill_label(Label::OpenOnly, &[(&of(open)).into()]),
            open => self.fill_label(Label::OpenWorth, &[(&closed).into(), open.into()]),
        }
    }

    /// Names the limit, and han and fu or points: `"Mangan, 4 han 40 fu"`.
    pub fn value(&self, score: &Score) -> String {
        let limit = self.limit_of(score).unwrap_or_default();
        self.both(limit, self.han_fu(score))
    }

    /// Names the limit of a score.
    pub fn limit_of(&self, score: &Score) -> Option<String> {
        self.reached(score.limit, score.yakuman)
    }

    /// Writes han and fu, or points; nothing where one yaku is paid as a mangan without them.
    pub fn han_fu(&self, score: &Score) -> String {
        if score.is_paid_as_mangan() {
            return String::new();
        }
        let fu = score.fu.as_ref().map(|fu| fu.rounded);
        self.numbers(score.han, fu, score.points)
    }

    /// Says what a win that was counted without tiles is worth, as that of a score.
    pub fn counted(&self, quote: &Quote) -> String {
        let faan = quote.steps.iter().find_map(|step| match *step {
            Step::Faan { faan, .. } => Some(faan),
            _ => None,
        });
        if let Some(faan) = faan {
            return self.fill(Word::Points, &[faan.into()]);
        }
        let limit = self.reached(quote.limit, quote.yakuman);
        let numbers = self.numbers(quote.han, quote.fu, quote.points);
        self.both(limit.unwrap_or_default(), numbers)
    }

    /// Says what the hand is worth if one thing were different: its limit, or han and fu, or points.
    pub fn changed(&self, line: &WhatIf) -> String {
        let numbers = || self.numbers(line.han, line.fu, line.points);
        let limit = self.reached(line.limit, line.yakuman);
        limit.unwrap_or_else(numbers)
    }

    fn reached(&self, limit: Option<Limit>, yakuman: u8) -> Option<String> {
        let limit = limit?;
        Some(match yakuman {
            0 if limit == Limit::Yakuman => sentence_case(self.label(Label::CountedYakuman)),
            0 | 1 => self.limit(limit).to_owned(),
            units => sentence_case(&self.amount(Amount::Yakuman(units))),
        })
    }

    fn numbers(&self, han: Option<u8>, fu: Option<u16>, points: Option<u16>) -> String {
        match (han, fu) {
            (Some(han), Some(fu)) => self.fill_label(Label::HanFu, &[han.into(), fu.into()]),
            (Some(han), None) => self.amount(Amount::Han(han)),
            _ => points.map_or(String::new(), |points| self.amount(Amount::Points(points))),
        }
    }

    fn both(&self, limit: String, numbers: String) -> String {
        let parts = [limit, numbers].into_iter().filter(|part| !part.is_empty());
        let parts: Vec<String> = parts.collect();
        self.list(&parts, Word::Comma)
    }

    /// Writes the sum of fu, and what it is rounded to.
    pub fn fu_sum(&self, raw: u16, rounded: u16) -> String {
        if raw == rounded {
            self.fill_label(Label::Fu, &[raw.into()])
        } else {
            self.fill_label(Label::FuRounded, &[raw.into(), rounded.into()])
        }
    }

    /// Names a payer, and East as the dealer.
    pub fn paid_by(&self, payer: Payer) -> &str {
        match payer {
            Payer::Seat(Wind::East) => self.label(Label::EastDealer),
            other => self.payer(other),
        }
    }

    /// Says what another reading is worth, with the honba, as the score is.
    pub fn other_reading(&self, other: &Other, honba: u32) -> String {
        let points = (other.points + honba).into();
        let han = other.han.filter(|_| !other.is_paid_as_mangan());
        match (han, other.fu.as_ref()) {
            (Some(han), Some(fu)) => {
                let fills = [han.into(), fu.rounded.into(), points];
                self.fill_label(Label::OtherHanFu, &fills)
            }
            (Some(han), None) => self.fill_label(Label::OtherHan, &[han.into(), points]),
            (None, _) => self.fill_label(Label::OtherPoints, &[points]),
        }
    }

    /// Names one thing that could be different.
    pub fn change(&self, change: Change) -> &str {
        self.label(match change {
            Change::By(By::Ron) => Label::WhatIfRon,
            Change::By(By::Tsumo) => Label::WhatIfTsumo,
            Change::Riichi => Label::WhatIfRiichi,
            Change::Dama => Label::WhatIfDama,
            Change::Dealer => Label::WhatIfDealer,
            Change::NonDealer => Label::WhatIfNonDealer,
            _ => Label::WhatIfHan,
        })
    }

    /// Says what a discard leaves.
    pub fn discard(&self, discard: &Discard) -> String {
        let chances = discard.chances().into();
        match discard.shanten {
            0 => self.fill_label(Label::DiscardTenpai, &[chances]),
            away => self.fill_label(Label::DiscardAway, &[away.into(), chances]),
        }
    }

    /// Names a kind of remark.
    pub fn remark(&self, kind: RemarkKind) -> &str {
        self.label(match kind {
            RemarkKind::Assumed => Label::RemarkAssumed,
            RemarkKind::Corrected => Label::RemarkCorrected,
            RemarkKind::Info | RemarkKind::Hint => Label::RemarkInfo,
        })
    }

    /// Says where the value of a rule comes from: the kind of source, and what it says.
    pub fn origin_of(&self, origin: Origin) -> (&str, String) {
        let kind = match origin {
            Origin::Rulebook(_) => Label::OriginRulebook,
            Origin::Reported(_) => Label::OriginReported,
            Origin::Judgement(_) => Label::OriginJudgement,
            Origin::Usual => Label::OriginUsual,
            Origin::Moot => Label::OriginMoot,
            Origin::Unconfirmed => Label::OriginUnconfirmed,
        };
        let why = match origin {
            Origin::Usual => Label::UsualEverywhere,
            Origin::Moot => Label::MootHere,
            Origin::Unconfirmed => Label::UsualValue,
            _ => {
                let texts: Vec<_> = origin.texts().map(|text| self.origin(text)).collect();
                return (self.label(kind), texts.join("; "));
            }
        };
        (self.label(kind), self.label(why).to_owned())
    }
}

/// Writes a phrase as a sentence of its own: its first letter becomes a capital.
pub fn sentence_case(phrase: &str) -> String {
    let mut letters = phrase.chars();
    let first = letters.next().map(|first| match first {
        'a'..='z' => first.to_ascii_uppercase(),
        // The letters of French, German and Russian stand 32 places behind their capitals; the tables of `core` take 3 KB.
        'à'..='ö' | 'ø'..='þ' | 'а'..='я' => {
            char::from_u32(first as u32 - 32).unwrap_or(first)
        }
        _ => first,
    });
    first.into_iter().chain(letters).collect()
}

/// Writes the worth of a yaku or bonus behind its name: `" 2"`, and nothing for one yakuman.
pub fn short_amount(amount: Amount) -> String {
    match amount {
        Amount::Han(han) => format!(" {han}"),
        Amount::Yakuman(1) | Amount::Mangan => String::new(),
        Amount::Yakuman(units) => format!(" ×{units}"),
        Amount::Points(points) => format!(" {points}"),
    }
}
