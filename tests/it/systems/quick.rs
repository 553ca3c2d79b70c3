//! The quick price of what some hand has.

use tensu::quick::{Bar, Chosen, Counted, Table};
use tensu::yaku::{Why, YakuSet};
use tensu::{Yaku, quick};

use super::{question, why, won};
use crate::helpers::ruleset;

fn table(text: &str) -> Table {
    Table::of(&question(text))
}

fn chosen(yaku: &[Yaku]) -> Counted {
    Counted::Yaku(Chosen {
        yaku: yaku.iter().copied().collect(),
        fu: Some(40),
        ..Chosen::default()
    })
}

/// Rules.md 1.1.4: one pattern of tiles is paid once.
#[test]
fn four_equal_runs_are_paid_once() {
    let both = [Yaku::Ryanpeikou, Yaku::IsshokuSanjun];
    let runs = "222233334444m5s+5s ron";
    let closed = won("tenhou local_yaku=[isshoku_sanjun]", runs);
    assert_eq!(why(&closed, both[1]), Some(Why::Replaced(both[0])));
    let shanghai = won("shanghai", runs);
    for yaku in both {
        assert_eq!(
            why(&shanghai, yaku),
            Some(Why::Replaced(Yaku::IsshokuYonjun))
        );
    }
    // In one suit, where ryanpeikou wants two, two pairs of equal runs are no three equal ones.
    let house = "tenhou local_yaku=[isshoku_sanjun] ryanpeikou_two_suits=true";
    let one_suit = won(house, "11223344556m99p+6m ron");
    assert!(!one_suit.has(both[1]) && one_suit.has(Yaku::Iipeikou));
    let rules = ruleset("tenhou local_yaku=[isshoku_sanjun]");
    let chosen = Chosen {
        yaku: YakuSet::of(&[both[0]]),
        ..Chosen::default()
    };
    let bar = quick::bar(&table("ron"), &chosen, both[1], &rules);
    assert_eq!(bar, Some(Bar::Replaced(both[0])));
}
