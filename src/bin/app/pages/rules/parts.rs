//! The parts of the page, and which rules are in each.

use tensu::reference::FactPart;

/// A part of the page.
pub(super) struct Part {
    /// The id of its section.
    pub(super) id: &'static str,
    /// Its title.
    pub(super) about: FactPart,
    /// The names of its rules; none where it has all the others.
    rules: &'static [&'static str],
}

/// All parts, in the order of the page.
pub(super) static ALL: [&Part; 4] = [
    &Part {
        id: "rules-hand",
        about: FactPart::Hand,
        rules: &[],
    },
    &Part {
        id: "rules-liability",
        about: FactPart::Liability,
        rules: &["pao", "pao_honba", "pao_composite", "kan_liability"],
    },
    &Part {
        id: "rules-payment",
        about: FactPart::Payment,
        rules: &[
            "honba_value",
            "tsumo_loss",
            "tenhou_upgrade",
            "multiple_ron",
            "sticks",
            "score_cap",
            "faan_limit",
            "faan_table",
        ],
    },
    &Part {
        id: "rules-around",
        about: FactPart::Around,
        rules: &[
            "dead_wait",
            "nagashi_mangan",
            "nagashi_honba",
            "start",
            "back",
            "uma",
            "oka",
            "ties",
            "end_sticks",
            "rounding",
            "length",
            "goal",
            "extra_hands",
            "bust",
            "agari_yame",
            "tenpai_yame",
            "dealer_stays",
            "draw_honba",
            "aborts",
            "abort_deal",
            "nagashi_deal",
            "riichi_minimum",
            "declaring_tile",
            "chombo",
            "chombo_last",
            "time",
            "chip",
            "yakitori",
            "bust_prize",
            "rate",
        ],
    },
];

impl Part {
    /// Returns whether a rule is in it.
    pub(super) fn has(&self, rule: &str) -> bool {
        if self.rules.is_empty() {
            return !ALL.iter().any(|part| part.rules.contains(&rule));
        }
        self.rules.contains(&rule)
    }
}

#[cfg(test)]
mod tests {
    use tensu::rules::house_rules;

    use super::ALL;

    #[test]
    fn each_rule_is_in_one_part_and_each_part_has_rules_that_there_are() {
        for rule in house_rules() {
            let parts = ALL.iter().filter(|part| part.has(rule.id)).count();
            assert_eq!(parts, 1, "{}", rule.id);
        }
        for name in ALL.iter().flat_map(|part| part.rules) {
            assert!(house_rules().any(|rule| rule.id == *name), "{name}");
        }
    }
}
