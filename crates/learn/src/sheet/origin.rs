//! The way from the second version of a sheet back to the first. The second one carries it in its text, so that whoever has it
//! reads the results of both.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use crate::practice::Given;
use crate::sheet::turned::{Version, places, turned_by};
use crate::sheet::{AskedHand, CODE, Sheet};
use tensu::Wind;
use tensu::rules::Ruleset;

/// The numbers in a digit: how far a question was turned, and its round.
const ROUNDS: u32 = Wind::ALL.len() as u32;
const DIGIT: u32 = 16;

/// Returns the seats that lie between two winds.
fn steps(from: Wind, to: Wind, rules: &Ruleset) -> u32 {
    let seats = rules.seats.winds();
    let at = |wind: Wind| seats.iter().position(|own| *own == wind);
    let [from, to] = [from, to].map(|wind| at(wind).unwrap_or_default());
    ((to + seats.len() - from) % seats.len()) as u32
}

/// Writes how each question of a version was turned: the code of the sheet that it comes from, then a digit for each.
pub(super) fn written(first: &Sheet, turned: &[(AskedHand, AskedHand)], rules: &Ruleset) -> String {
    let digit = |((own, ..), (other, ..)): &(AskedHand, AskedHand)| {
        let round = Wind::ALL.iter().position(|wind| *wind == own.round);
        let number = steps(own.seat, other.seat, rules) * ROUNDS + round.unwrap_or_default() as u32;
        char::from_digit(number, DIGIT)
    };
    let digits: String = turned.iter().filter_map(digit).collect();
    first.code() + &digits
}

/// Returns the word as far as it can be such a one.
pub(super) fn read(word: &str) -> String {
    let is_one = |word: &&str| word.chars().all(|letter| letter.is_ascii_alphanumeric());
    Some(word)
        .filter(is_one)
        .map(ToOwned::to_owned)
        .unwrap_or_default()
}

impl Sheet {
    /// The sheet that this version comes from; `None` where it does not say so: what is no second version, and those of old texts.
    pub fn origin(&self, rules: &Ruleset) -> Option<Self> {
        let code = self.from.get(..CODE)?;
        let digits = self.from.get(CODE..)?;
        let seats = rules.seats.winds().len();
        let back = |(asked, digit): (AskedHand, char)| -> Option<AskedHand> {
            let (hand, form, given) = asked;
            let number = digit.to_digit(DIGIT)?;
            if matches!(given, Given::Tenpai(_)) {
                return Some(turned_by(&(hand, form, given), seats - 1, None, rules));
            }
            let steps = usize::try_from(number / ROUNDS).ok()?;
            let round = *Wind::ALL.get(usize::try_from(number % ROUNDS).ok()?)?;
            let steps = seats.checked_sub(steps)?;
            let asked = (hand, form, given);
            Some(turned_by(&asked, steps, Some(round), rules))
        };
        let places = places(Version::B, code, self.hands.len());
        let turned = self.asked().zip(digits.chars()).map(back);
        let turned: Option<Vec<AskedHand>> = turned.collect();
        let turned = turned.filter(|turned| turned.len() == places.len())?;
        let mut all: Vec<(usize, AskedHand)> = places.into_iter().zip(turned).collect();
        tensu::inside::sort_by_key(&mut all, |(place, _)| *place);
        let all = all.into_iter().map(|(_, asked)| asked).collect();
        let mixed = Self::mixed(&self.rules, all)?;
        let first = Self {
            version: None,
            from: String::new(),
            hands: mixed.hands,
            each: mixed.each,
            form: mixed.form,
            ..self.clone()
        };
        // Whatever was changed by hand is none.
        (first.code() == code).then_some(first)
    }
}
