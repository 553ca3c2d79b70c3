//! Events that can have happened: every combination of riichi, kan, north, first turn, replacement tile, robbed kan and
//! indicators, against all orders in which it could have come about.
//!
//! Sources: rules.md 1.5.3, 2.3 (a kan or a north ends the first turn and ippatsu), 1.1.3 (seed 000 lets a closed kan stand
//! in the first turn); an indicator is turned for each kan, and one lies below each.

use tensu::refusal::Conflict;
use tensu::{By, Flag, Question, Refusal, Riichi, Ruleset, Wind};

use crate::helpers::{preset, question, ruleset, tiles};

/// An event before the win. Calls of others are a pon or a kan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Event {
    Riichi,
    MyKan,
    MyNorth,
    Pon,
    Kan,
}

const EVENTS: [Event; 5] = [
    Event::Riichi,
    Event::MyKan,
    Event::MyNorth,
    Event::Pon,
    Event::Kan,
];

/// All orders of up to four events.
fn orders() -> Vec<Vec<Event>> {
    let mut all = vec![Vec::new()];
    let mut last = all.clone();
    for _ in 0..4 {
        let longer = |order: &Vec<Event>| {
            let order = order.clone();
            EVENTS.map(|event| [&order[..], &[event]].concat())
        };
        last = last.iter().flat_map(longer).collect();
        all.extend(last.iter().cloned());
    }
    all
}

struct Table {
    dealer: bool,
    /// A closed kan does not end the first turn.
    kan_stands: bool,
}

impl Table {
    fn ends_first_turn(&self, event: Event) -> bool {
        match event {
            Event::MyKan | Event::Kan => !self.kan_stands,
            Event::MyNorth | Event::Pon => true,
            Event::Riichi => false,
        }
    }

    /// Returns whether a question tells of this order.
    fn is_told(&self, q: &Question, order: &[Event]) -> bool {
        let count = |event| order.iter().filter(|&&e| e == event).count();
        let declared = q.riichi.is_declared();
        if count(Event::MyKan) != q.melds.len()
            || count(Event::MyNorth) != usize::from(q.norths)
            || count(Event::Riichi) != usize::from(declared)
        {
            return false;
        }
        let turned = 1 + count(Event::MyKan) + count(Event::Kan);
        let (above, below) = (q.dora.len(), q.ura.len());
        if above > turned || below > turned || above > 0 && below > above || below > 0 && !declared
        {
            return false;
        }
        let until = |event| order.iter().position(|&e| e == event);
        let riichi = until(Event::Riichi);
        // Before the dealer's first discard nobody else has had a turn.
        let early = |before: &[Event]| {
            let of_others = |e: Event| self.dealer && matches!(e, Event::Pon | Event::Kan);
            let spoils = |&e: &Event| of_others(e) || self.ends_first_turn(e);
            !before.iter().any(spoils)
        };
        if q.riichi.is_double() && !riichi.is_some_and(|at| early(&order[..at])) {
            return false;
        }
        let has = |flag| q.flags.has(flag);
        if has(Flag::Ippatsu) && order.last() != Some(&Event::Riichi) {
            return false;
        }
        let drawn = matches!(order.last(), Some(Event::MyKan | Event::MyNorth));
        if has(Flag::Rinshan) && !(q.by == By::Tsumo && drawn) {
            return false;
        }
        // Another player's kan, and the next discard of that player.
        if has(Flag::KanDiscard) && !(q.by == By::Ron && order.last() == Some(&Event::Kan)) {
            return false;
        }
        // The robbed tile is no discard. An added kan was a pon.
        if has(Flag::Chankan) && has(Flag::KanDiscard) {
            return false;
        }
        if has(Flag::Chankan) && !(q.by == By::Ron && count(Event::Pon) > 0) {
            return false;
        }
        if has(Flag::FirstTurn) {
            let kan = [Flag::Rinshan, Flag::Chankan, Flag::KanDiscard];
            let more = kan.into_iter().any(has) || declared;
            // Whether somebody's closed kan ends renhou is open (rules.md 2.4).
            let renhou = q.by == By::Ron && !self.dealer;
            let own: Vec<Event> = order
                .iter()
                .copied()
                .filter(|&e| !(renhou && e == Event::Kan))
                .collect();
            let discarded_to_dealer = self.dealer && q.by == By::Ron;
            if more || discarded_to_dealer || !early(&own) {
                return false;
            }
        }
        true
    }
}

fn is_impossible(q: &Question, rules: &Ruleset) -> bool {
    let refused = q.check(rules).err();
    refused.is_some_and(|all| all.iter().any(|why| matches!(why, Refusal::Impossible(_))))
}

#[test]
fn what_no_order_of_events_brings_is_refused() {
    let orders = orders();
    let mut asked = [0_u32; 2];
    for (id, norths) in [("tenhou", 0), ("tenhou_sanma", 1), ("shanghai", 0)] {
        let rules = &ruleset(&format!("{id} local_yaku=[kanburi]"));
        for n in 0..1_u32 << 9 {
            let bit = |at: u32| n >> at & 1 == 1;
            for riichi in [Riichi::None, Riichi::Riichi, Riichi::Double] {
                for (above, below) in [(0, 0), (1, 0), (1, 1), (1, 2), (2, 0), (2, 2), (0, 2)] {
                    let text = if bit(0) {
                        "123p456p67s11z[9999m]+8s ron"
                    } else {
                        "123p456p67s11z123s+8s ron"
                    };
                    let mut q = question(text);
                    q.riichi = riichi;
                    q.by = if bit(1) { By::Tsumo } else { By::Ron };
                    q.seat = if bit(2) { Wind::East } else { Wind::South };
                    q.norths = if bit(3) { norths } else { 0 };
                    for (at, flag) in [
                        (4, Flag::Ippatsu),
                        (5, Flag::FirstTurn),
                        (6, Flag::Rinshan),
                        (7, Flag::Chankan),
                        (8, Flag::KanDiscard),
                    ] {
                        if bit(at) {
                            q.flags = q.flags.with(flag);
                        }
                    }
                    q.dora = tiles("2z3z")[..above].to_vec();
                    q.ura = tiles("5z6z")[..below].to_vec();
                    let table = Table {
                        dealer: q.seat == Wind::East,
                        kan_stands: id == "shanghai",
                    };
                    let possible = orders.iter().any(|order| table.is_told(&q, order));
                    assert_eq!(!is_impossible(&q, rules), possible, "{id}: {q}");
                    asked[usize::from(possible)] += 1;
                }
            }
        }
    }
    assert!(asked.iter().all(|&n| n > 1_000), "{asked:?}");
}

/// Thirteen orphans may rob a closed kan, before which nobody called anything.
#[test]
fn a_closed_kan_is_robbed_at_once() {
    let at_once = |text: &str| {
        let q = question(text);
        let refused = q.check(preset("jpml_a")).err();
        refused.is_some_and(|all| {
            let why = Refusal::Impossible(Conflict::IppatsuDoubleChankan);
            all.iter().any(|one| *one == why)
        })
    };
    let orphans = "19m19p19s1234567z+1m ron chankan double_riichi ippatsu";
    assert!(!at_once(orphans));
    assert!(at_once(
        "123p456p67s11z123s+8s ron chankan double_riichi ippatsu"
    ));
    assert!(at_once(
        "111m999m111p999p1s+1s ron chankan double_riichi ippatsu"
    ));
}

/// "Four and only four tiles" replace those of kans (seed 003): nobody discards after a kan beside four others.
#[test]
fn a_kan_beside_four_others_is_none() {
    let rules = ruleset("tenhou local_yaku=[kanburi]");
    let kans = ["[1111m]", "(2222p)", "[3333s]", "(5555z)"];
    let sets = ["111m", "222p", "333s", "555z"];
    for n in 0..=4 {
        let text = format!(
            "{}{}6z+6z ron kan_discard",
            sets[n..].concat(),
            kans[..n].concat()
        );
        let refused = question(&text).check(&rules).err();
        let fifth = Refusal::Impossible(Conflict::FifthKan);
        let is_fifth = refused.is_some_and(|all| all.iter().any(|why| *why == fifth));
        assert_eq!(is_fifth, n == 4, "{text}");
        let other = text.replace(" kan_discard", "");
        assert!(!is_impossible(&question(&other), &rules), "{other}");
    }
}

/// A replacement tile comes after a kan, or after a north set aside where there is no kan: that is what broke ippatsu. A mutant.
#[test]
fn what_broke_ippatsu_is_named() {
    let (kan, north) = (Conflict::IppatsuRinshan, Conflict::IppatsuNorth);
    for (text, told, other) in [
        ("123p34p66p678s567s+2p tsumo norths:1", north, kan),
        ("34p66p678s567s[9999p]+2p tsumo norths:1", kan, north),
        ("34p66p678s567s[9999p]+2p tsumo", kan, north),
        ("123p34p66p678s567s+2p tsumo", kan, north),
    ] {
        let hand = question(&format!("{text} riichi ippatsu rinshan"));
        let refused = hand.check(preset("tenhou_sanma")).expect_err("no ippatsu");
        let has = |conflict| {
            refused
                .iter()
                .any(|one| *one == Refusal::Impossible(conflict))
        };
        assert!(has(told) && !has(other), "{text}: {refused}");
    }
}
