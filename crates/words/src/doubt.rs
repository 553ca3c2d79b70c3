//! Sentences about rules that may be different at this table.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use tensu::rules::Setting;
use tensu::score::{Note, Payment};
use tensu::unconfirmed::UnconfirmedRule;

use crate::words::{FanWord, Word, Words};

impl Words {
    /// Says that a rule decided the payment and may be different: both payments, and the source of the other.
    pub fn doubt(&self, doubt: &UnconfirmedRule) -> String {
        let [paid, otherwise] = self.prices(doubt);
        let mut value = self.value_of(doubt.rule.id, &doubt.other);
        if let Some(source) = doubt.source {
            value = format!("{value} ({})", self.origin(source));
        }
        let rule = self.rule(doubt.rule.text).into();
        let fills = [(&paid).into(), (&otherwise).into(), rule, (&value).into()];
        self.fill(Word::Doubt, &fills)
    }

    /// Writes a remark of a result, under a ruleset of this id: with both payments where one of the doubts is about it.
    pub fn noted(&self, ruleset: &str, note: &Note, doubts: &[UnconfirmedRule]) -> String {
        let text = self.note(ruleset, note.id, note.text);
        let about = doubts.iter().find(|doubt| doubt.remark == Some(note.id));
        let Some(doubt) = about else {
            return text.to_owned();
        };
        let [paid, otherwise] = self.prices(doubt);
        let (paid, otherwise) = ((&paid).into(), (&otherwise).into());
        let prices = match doubt.source {
            Some(source) => {
                let source = self.origin(source).into();
                self.fill_fan(FanWord::OtherwiseBy, &[paid, otherwise, source])
            }
            None => self.fill_fan(FanWord::Otherwise, &[paid, otherwise]),
        };
        format!("{text}{}{prices}", self.say(Word::Space))
    }

    /// Writes the payment for this hand, and the other one.
    fn prices(&self, doubt: &UnconfirmedRule) -> [String; 2] {
        let sums = |other: &[Payment]| Payment::sum(other) != Payment::sum(&doubt.paid);
        let by_sum = doubt.otherwise.as_deref().is_none_or(sums);
        let price = |payments: &[Payment]| {
            if by_sum {
                return self.number(Payment::sum(payments));
            }
            // The sum is the same, but others pay.
            let each = payments.iter().map(|payment| {
                let points = self.number(payment.points());
                format!("{} {points}", self.payer(payment.from))
            });
            each.collect::<Vec<_>>().join(" + ")
        };
        let no_win = || self.say(Word::DoubtNoWin).to_owned();
        let otherwise = doubt.otherwise.as_deref().map_or_else(no_win, price);
        [price(&doubt.paid), otherwise]
    }

    /// Writes a value of a rule in words.
    fn value_of(&self, id: &str, value: &Setting) -> String {
        match value {
            Setting::Bool(true) => self.say(Word::Yes).to_owned(),
            Setting::Bool(false) => self.say(Word::No).to_owned(),
            Setting::Number(n) => n.to_string(),
            Setting::Text(code) => self.choice(id, code),
            Setting::List(all) if !all.is_empty() => {
                let all: Vec<String> = all.iter().map(|one| self.value_of(id, one)).collect();
                all.join(", ")
            }
            Setting::List(_) | Setting::Null => self.say(Word::ChoiceNone).to_owned(),
            Setting::Open(_) => self.say(Word::AsUsual).to_owned(),
        }
    }
}
