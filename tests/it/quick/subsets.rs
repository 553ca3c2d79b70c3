//! Hands by their tiles and by some of their yaku: all of them make the payment of the hand, some never more, and none
//! is barred.

use tensu::quick::{Bar, Chosen, Counted, Melds, Table, bar, fit, price};
use tensu::rules::all;
use tensu::score::AwardKind;
use tensu::yaku::YakuSet;
use tensu::{Flag, Question, Ruleset, Yaku};

use super::everything;
use crate::helpers::{is_whole, ruleset, share, with};
use crate::random::Random;
use crate::shared::deal;

/// A hand as a player who knows it all would choose it, and what it pays.
fn by_tiles(question: &Question, rules: &Ruleset) -> Option<(Chosen, u32)> {
    let win = question.check(rules).ok()?;
    let score = win.score().ok()?;
    // A limit hand that is paid alone does not tell that it was robbed.
    let robbed = question.flags.has(Flag::Chankan)
        && rules.has(Yaku::RobbingTheKong)
        && !score.has(Yaku::RobbingTheKong);
    if robbed || score.payments.iter().any(|payment| payment.liable) {
        return None;
    }
    let mut chosen = Chosen {
        melds: if win.is_closed() {
            Melds::Closed
        } else {
            Melds::Open
        },
        fu: score.fu.as_ref().map(|fu| fu.rounded),
        ..Chosen::default()
    };
    for award in &score.awards {
        match award.what {
            AwardKind::Yaku(Yaku::FlowerTile) => chosen.dora = award.amount.points() as u8,
            AwardKind::Yaku(yaku) if rules.is_riichi() => chosen = chosen.naming([yaku]),
            AwardKind::Yaku(yaku) => {
                let worth = rules.points_of(yaku, win.is_closed());
                let times = award.amount.points() / worth;
                chosen = chosen.naming((0..times).map(|_| yaku));
            }
            _ => chosen.dora += award.amount.han(),
        }
    }
    Some((chosen, score.total))
}

/// Returns some of what was chosen.
fn some_of(random: &mut Random, chosen: &Chosen) -> Chosen {
    let share = random.pick(&[30, 60, 85]);
    let named: Vec<Yaku> = chosen.named().collect();
    let kept = named.into_iter().filter(|_| random.percent(share));
    let none = Chosen {
        yaku: YakuSet::NONE,
        again: Chosen::default().again,
        ..*chosen
    };
    none.naming(kept)
}

/// Counts the hands that were scored, and how often their yaku brought others.
#[derive(Default)]
struct Seen {
    hands: usize,
    brought: usize,
}

impl Seen {
    fn hold(&mut self, random: &mut Random, question: &Question, rules: &Ruleset) {
        let Some((chosen, total)) = by_tiles(question, rules) else {
            return;
        };
        self.hands += 1;
        let at = Table::of(question);
        let whole = price(&at, &Counted::Yaku(chosen), rules);
        let whole = whole.map(|quote| quote.total);
        assert_eq!(whole, Ok(total), "{question} under {}", rules.id);
        let some = some_of(random, &chosen);
        let table = if random.percent(25) {
            Table { round: None, ..at }
        } else {
            at
        };
        let fitted = fit(&table, &Counted::Yaku(some), rules);
        let Counted::Yaku(all) = fitted else {
            panic!("yaku")
        };
        let about = || format!("{question} under {}: {some:?}, {all:?}", rules.id);
        self.brought += usize::from(!all.yaku.without(some.yaku).is_empty());
        if let Ok(quote) = price(&table, &fitted, rules) {
            assert!(quote.total <= total, "{}: {}", about(), quote.total);
        }
        // What the hand has is not greyed beside what else it has.
        for yaku in chosen.yaku.iter() {
            let why = bar(&table, &some, yaku, rules);
            let stands = matches!(why, None | Some(Bar::Without(Yaku::Riichi)));
            assert!(stands, "{}: {yaku:?} {why:?}", about());
        }
    }
}

fn hold(rules: &Ruleset, start: u64, hands: usize) -> Seen {
    let mut random = Random::new(start);
    let mut seen = Seen::default();
    for _ in 0..hands {
        let question = deal::hand(&mut random, rules);
        seen.hold(&mut random, &question, rules);
    }
    seen
}

/// 100,000 hands of all rulesets and of houses in which more yaku count or fewer are certain.
#[test]
fn some_yaku_of_dealt_hands() {
    let mut everything = everything();
    everything.id = "everything";
    let houses = [
        "tenhou completion=true",
        "tenhou_sanma completion=true",
        "ari_ari completion=true",
        "hong_kong seven_pairs=true minimum=0",
        "mcr_mil minimum=0",
    ];
    let every_wait = with(&everything, "completion=true");
    let houses = houses.map(ruleset);
    let rulesets = all().map(|rules| -> &Ruleset { rules });
    let rulesets: Vec<&Ruleset> = rulesets
        .chain([&everything, &every_wait])
        .chain(&houses)
        .filter(|rules| tensu::quick::choices(rules).next().is_some())
        .collect();
    // Some are no win.
    let each = share(160_000) / if is_whole() { 1 } else { 2 } / rulesets.len();
    let mut whole = Seen::default();
    for (seed, rules) in rulesets.into_iter().enumerate() {
        let seen = hold(rules, 0x5E_75 + seed as u64, each);
        assert!(seen.hands > each / 4, "{}: {}", rules.id, seen.hands);
        whole.hands += seen.hands;
        whole.brought += seen.brought;
    }
    assert!(!is_whole() || whole.hands > 100_000, "{}", whole.hands);
    assert!(whole.brought > whole.hands / 8, "{}", whole.brought);
}
