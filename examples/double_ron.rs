//! Settles a double ron: two players win with West's discard, with one honba and two riichi sticks on the table, one of
//! them South's own. Who gets honba and sticks is for the rules to say.
//!
//! `cargo run --example double_ron`

use std::error::Error;

use tensu::game::{Settlement, settle};
use tensu::{Question, Ruleset};
use tensu_words::EN;

fn main() -> Result<(), Box<dyn Error>> {
    for id in ["tenhou", "ema_2016"] {
        println!("{id}");
        let table = settled(id)?;
        for (seat, score) in &table.winners {
            println!("  {} wins {}", EN.wind(*seat), score.total);
        }
        for (seat, points) in &table.changes {
            println!("  {:6}{points:+7}", EN.wind(*seat));
        }
    }
    Ok(())
}

fn settled(id: &str) -> Result<Settlement, Box<dyn Error>> {
    let rules = Ruleset::by_id(id).ok_or("no such ruleset")?;
    // Riichi, pinfu, tanyao: 3 han 30 fu. Three equal sequences: 2 han, and 32 fu are 40.
    let south = "234m34p66p678s567s+2p ron seat:S from:W riichi honba:1 sticks:2";
    let north = "345m345s345p13p77s+2p ron seat:N from:W";
    let questions: [Question; 2] = [south.parse()?, north.parse()?];
    Ok(settle(&questions, rules)?)
}

/// 3,900 and 2,600 by the tables. On Tenhou the next in turn after West, North, gets honba and sticks; EMA gives the
/// honba to each winner, South its own stick back and North the other one.
#[test]
fn the_discarder_pays_both() {
    let changes = |id| {
        let table = settled(id).expect("two wins");
        table
            .changes
            .iter()
            .map(|(_, points)| *points)
            .collect::<Vec<_>>()
    };
    assert_eq!(changes("tenhou"), [0, 3_900, -6_800, 2_600 + 300 + 2_000]);
    assert_eq!(
        changes("ema_2016"),
        [0, 3_900 + 300 + 1_000, -7_100, 2_600 + 300 + 1_000]
    );
}
