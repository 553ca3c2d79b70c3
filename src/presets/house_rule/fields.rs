//! Values that many rules by name have, and the macro for those that are a field of the rules.

use crate::result::score::Score;
use crate::result::win::Win;

/// A rule that is a field of a `choice!` type.
macro_rules! field {
    ($id:literal, $text:expr, $of:ident $of_mut:ident . $($field:ident).+ : $type:ty, $choices:expr, $matters:expr) => {
        HouseRule {
            id: $id,
            text: Said::Core($text),
            choices: $choices,
            ranges: &[],
            matters: $matters,
            get: |rules| $of(rules).map(|rules| Setting::of_code(rules.$($field).+.code())),
            set: |rules, value| {
                let chosen = |choice: &$type| Setting::of_code(choice.code()) == *value;
                $of_mut(rules)?.$($field).+ = <$type>::ALL.iter().copied().find(chosen)?;
                Some(())
            },
        }
    };
}

pub(super) use field;

pub(super) const ALWAYS: fn(&Win<'_>, &Score) -> bool = |_, _| true;

/// For rules around the hands.
pub(super) const NEVER: fn(&Win<'_>, &Score) -> bool = |_, _| false;

pub(super) const ON_OFF: &[&str] = &["true", "false"];
