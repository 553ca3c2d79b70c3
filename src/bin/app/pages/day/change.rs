//! Changes of the beginning of a day.

use tensu::evening::tournament::{Count, Head, Odd};
use tensu::house::House;

/// A change of the beginning of a day.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Change {
    Name(String),
    Rules(House),
    Count(Count),
    Odd(Odd),
}

impl Change {
    pub(super) fn apply(&self, head: &mut Head) {
        match self {
            Self::Name(name) => name.clone_into(&mut head.name),
            Self::Rules(rules) => {
                head.count = Count::of(rules.base);
                head.rules = rules.clone();
            }
            Self::Count(count) => head.count = *count,
            Self::Odd(odd) => head.odd = *odd,
        }
    }
}
