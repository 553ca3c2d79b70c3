//! One winner, or several on one tile.

use serde_json::{Value, json};

use super::judge::{Settled, Win, settle};
use super::values::Sticks;
use super::wins::{self, SEATS, Wall, text};
use super::{House, Seen, accepted, all, differ, gains, list, seat, see, some_house, some_seats};
use crate::helpers::ask;
use crate::random::Random;

/// The facts that all winners of a question share.
struct Tile<'h> {
    house: &'h House,
    win: usize,
    from: Option<usize>,
    dora: String,
    round: &'static str,
    honba: i64,
}

/// Makes the hands of a question, each with its payments; `None` where one is no win.
fn priced(
    random: &mut Random,
    house: &House,
    from: Option<usize>,
    honba: i64,
) -> Option<Vec<(Value, Win)>> {
    let players = house.table.players;
    let mut wall = Wall::new(players);
    let win = wall.any(random);
    let dora: Vec<usize> = (0..random.below(3)).map(|_| wall.any(random)).collect();
    let tile = Tile {
        house,
        win,
        from,
        dora: text(&dora),
        round: random.pick(&["E", "S"]),
        honba,
    };
    let rules = house.rules.as_ref();
    let has_pao = rules.is_some_and(|rules| rules.pao.contains(&"daisangen"));
    let with_pao = has_pao && win < 31 && random.percent(25);
    let mut seats = some_seats(random, players, players);
    seats.retain(|&seat| Some(seat) != from);
    seats.truncate(1 + random.below(if from.is_some() { players - 1 } else { 1 }));
    let mut wins = Vec::new();
    for (nth, seat) in seats.into_iter().enumerate() {
        wins.push(one(random, &mut wall, &tile, seat, nth == 0 && with_pao)?);
    }
    Some(wins)
}

/// Makes a hand, with its payments as the engine says them of this hand alone.
fn one(
    random: &mut Random,
    wall: &mut Wall,
    tile: &Tile,
    winner: usize,
    pao: bool,
) -> Option<(Value, Win)> {
    let mut called: Vec<usize> = vec![31, 32, 33];
    if !pao {
        random.shuffle(&mut called);
        called.truncate(usize::from(random.percent(30)));
    }
    let riichi_rules = tile.house.rules.is_some();
    let mut hand = wins::hand(random, wall, tile.win, &called)?;
    let riichi = riichi_rules && list(&hand["melds"]).is_empty() && random.percent(70);
    hand["by"] = json!(if tile.from.is_some() { "ron" } else { "tsumo" });
    hand["seat"] = json!(SEATS[winner]);
    hand["round"] = json!(tile.round);
    hand["riichi"] = json!(if riichi { "riichi" } else { "none" });
    hand["dora"] = json!(if riichi_rules { &tile.dora } else { "" });
    if let Some(from) = tile.from {
        hand["from"] = json!(SEATS[from]);
    }
    let mut liable = None;
    if pao {
        let others = some_seats(random, tile.house.table.players, 2);
        liable = others.into_iter().find(|&other| other != winner);
        hand["liable"] = json!([{"seat": SEATS[liable?], "for": "daisangen"}]);
    }
    let price = price(&hand, tile)?;
    liable = liable.filter(|&liable| Some(liable) != tile.from);
    // Two yakuman that different players pay for are not asked by self-draw.
    if liable.is_some() && tile.from.is_none() && price.len() > 1 {
        return None;
    }
    let win = Win {
        seat: winner,
        riichi,
        price,
        liable,
    };
    Some((hand, win))
}

/// Returns the seats that pay for this hand alone, with their points; honba belong to the question, as they can ask for
/// more yaku.
fn price(hand: &Value, tile: &Tile) -> Option<Vec<(usize, i64)>> {
    let mut alone = hand.clone();
    alone["ruleset"] = tile.house.json.clone();
    alone["honba"] = json!(tile.honba);
    let alone = ask(alone);
    let of_hand = |paid: &Value| {
        let points = paid["hand"].as_i64().expect("points");
        (seat(&paid["from"]), points)
    };
    accepted(&alone).then(|| list(&alone["payments"]).iter().map(of_hand).collect())
}

fn several(random: &mut Random, id: &str, seen: &mut Seen) -> Option<String> {
    let house = some_house(random, id);
    let honba = random.pick(&[0, 0, 1, 2, 3, 5]);
    let from = random
        .percent(90)
        .then(|| random.below(house.table.players));
    let (hands, wins): (Vec<Value>, Vec<Win>) = loop {
        if let Some(wins) = priced(random, &house, from, honba) {
            break wins.into_iter().unzip();
        }
    };
    // The sticks of those who declared riichi lie on the table, unless nobody says anything of sticks.
    let own = wins.iter().filter(|win| win.riichi).count();
    let sticks = if random.percent(20) {
        0
    } else {
        own + random.below(4)
    } as i64;
    let mut question = json!({"ask": "settle", "ruleset": house.json, "wins": hands});
    // Said of the table, or of the first hand.
    let said = if random.percent(80) {
        &mut question
    } else {
        &mut question["wins"][0]
    };
    said["honba"] = json!(honba);
    said["sticks"] = json!(sticks);
    let answer = ask(question.clone());
    if !accepted(&answer) {
        return Some(format!("{question}\n  refused {answer}"));
    }
    let winner = |winner: &Value| {
        let total = winner["response"]["total"].as_i64().expect("a total");
        (seat(&winner["seat"]), total)
    };
    let ours = Settled {
        winners: list(&answer["winners"]).iter().map(winner).collect(),
        bumped: list(&answer["bumped"]).iter().map(seat).collect(),
        aborted: answer["aborted"] == true,
        table: gains(&answer),
    };
    let theirs = settle(
        &house.table,
        house.rules.as_ref(),
        from,
        &wins,
        honba,
        sticks,
    );
    count(seen, &house, &wins, &theirs, honba, from);
    differ(&question, &ours, &theirs)
}

fn count(
    seen: &mut Seen,
    house: &House,
    wins: &[Win],
    theirs: &Settled,
    honba: i64,
    from: Option<usize>,
) {
    let counts = house.rules.is_some() && honba > 0;
    let each = house.table.sticks == Sticks::OwnSticks && theirs.winners.len() > 1;
    let later_own = theirs.winners.iter().skip(1).any(|winner| {
        let by_seat = wins.iter().find(|win| win.seat == winner.0);
        by_seat.is_some_and(|win| win.riichi)
    });
    let liable = wins.iter().find(|win| win.liable.is_some());
    let liable_wins = |win: &Win| wins.iter().any(|other| Some(other.seat) == win.liable);
    see(seen, "self-draw", from.is_none());
    see(seen, "two are paid", theirs.winners.len() == 2);
    see(seen, "three are paid", theirs.winners.len() == 3);
    see(seen, "bumped", !theirs.bumped.is_empty());
    see(seen, "aborted", theirs.aborted);
    see(seen, "each has counters", each && counts);
    see(seen, "a later one has his own stick", each && later_own);
    see(seen, "liable", liable.is_some() && theirs.winners.len() > 1);
    see(seen, "liable with counters", liable.is_some() && counts);
    see(
        seen,
        "who is liable wins, too",
        liable.is_some_and(liable_wins),
    );
}

#[test]
fn several_winners() {
    all(11, several);
}
