//! Whole games: the worked games of the rules, and what must hold for any.

use tensu::evening::{Drawn, Event, Over, Start, Value, Winner, Won, fold};
use tensu::{Riichi, Ruleset};

fn ron(from: usize, winners: &[(usize, Value)]) -> Event {
    won(Some(from), winners, None)
}

fn won(from: Option<usize>, winners: &[(usize, Value)], declaring: Option<usize>) -> Event {
    let winner = |(chair, value): &(usize, Value)| Winner {
        chair: *chair,
        value: value.clone(),
        liable: Vec::new(),
    };
    Event::Won(Won {
        from,
        winners: winners.iter().map(winner).collect(),
        declaring,
    })
}

fn drawn(tenpai: &[usize]) -> Event {
    Event::Drawn(Drawn {
        tenpai: tenpai.to_vec(),
        nagashi: Vec::new(),
    })
}

const fn riichi(chair: usize) -> Event {
    Event::Riichi(chair, Riichi::Riichi)
}

#[test]
fn the_first_worked_game_is_played_through() {
    let rules = Ruleset::by_id("tenhou").unwrap();
    let han = |han, fu| Value::Han(han, Some(fu));
    let events = [
        riichi(1),
        ron(0, &[(1, han(3, 40))]),
        riichi(2),
        drawn(&[1, 2]),
        Event::Aborted(tensu::rules::Abort::NineKinds, Some(3)),
        riichi(3),
        ron(2, &[(3, han(3, 30)), (0, Value::Han(5, None))]),
        won(None, &[(2, han(2, 30))], None),
        riichi(0),
        won(Some(0), &[(2, han(2, 40))], Some(0)),
        riichi(0),
        riichi(3),
        drawn(&[0, 3]),
        ron(1, &[(0, han(1, 30))]),
        won(None, &[(0, Value::Han(6, None))], None),
        drawn(&[]),
        riichi(3),
        won(None, &[(3, han(4, 30))], None),
        ron(3, &[(1, han(2, 30))]),
        drawn(&[0, 3]),
        won(None, &[(3, Value::Han(8, None))], None),
    ];
    let course = fold(&Start::new(rules), rules, &events);
    assert_eq!(course.faults, []);
    assert_eq!(course.records.len(), 14);
    assert_eq!(course.state.points, [34_700, 9_600, 900, 54_800]);
    assert_eq!(course.state.over, Some(Over::AgariYame));
    assert_eq!(course.state.sticks, 0);
}
