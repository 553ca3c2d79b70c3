//! Events that can happen, and how a request says them.

use serde_json::{Value, json};

/// The count of a winner's hand.
#[derive(Clone, Copy, Debug)]
pub(super) enum Count {
    Han(u32, Option<u32>),
    Yakuman,
    Points(i64),
}

#[derive(Clone, Debug)]
pub(super) enum Happened {
    Riichi(usize),
    Unriichi(usize),
    /// The discarder; each winner with the count, and chips if they were counted; `true` if the tile was that of a riichi.
    Won(Option<usize>, Vec<(usize, Count, Option<i64>)>, bool),
    Drawn(Vec<usize>, Vec<usize>),
    Aborted(&'static str),
    Broke(usize),
    Tenths(usize, i64),
    Fine(usize, i64),
    Count(Vec<i64>, i64, i64),
    Last(i64),
    Stop,
    StopByRight,
    Go,
}

pub(super) fn event(what: &Happened) -> Value {
    let price = |count: Count| match count {
        Count::Han(han, None) => json!({"han": han}),
        Count::Han(han, Some(fu)) => json!({"han": han, "fu": fu}),
        Count::Yakuman => json!({"yakuman": 1}),
        Count::Points(points) => json!({"points": points}),
    };
    match what {
        Happened::Riichi(chair) => json!({"riichi": chair}),
        Happened::Unriichi(chair) => json!({"unriichi": chair}),
        Happened::Won(from, winners, on_declaring) => {
            let winner = |&(chair, count, chips): &(usize, Count, Option<i64>)| json!({"chair": chair, "price": price(count), "chips": chips});
            let winners: Vec<Value> = winners.iter().map(winner).collect();
            let declaring = from.filter(|_| *on_declaring);
            json!({"won": {"from": from, "winners": winners, "declaring": declaring}})
        }
        Happened::Drawn(tenpai, nagashi) => {
            json!({"drawn": {"tenpai": tenpai, "nagashi": nagashi}})
        }
        Happened::Aborted(kind) => json!({"aborted": {"kind": kind}}),
        Happened::Broke(chair) => json!({"chombo": chair}),
        Happened::Tenths(chair, tenths) => json!({"penalty": {"chair": chair, "tenths": tenths}}),
        Happened::Fine(chair, points) => {
            json!({"penalty": {"chair": chair, "points": points, "to": "nobody"}})
        }
        Happened::Count(points, sticks, honba) => {
            json!({"fix": {"points": points, "sticks": sticks, "honba": honba}})
        }
        Happened::Last(more) => json!({"last": more}),
        Happened::Stop => json!({"stop": true}),
        Happened::StopByRight => json!({"stop": "dealer"}),
        Happened::Go => json!({"go": true}),
    }
}
