//! Laws of readings, waits and faces.

use tensu::reading::{Shapes, is_complete, readings, waits};
use tensu::score::Fu;
use tensu::shanten::shanten;
use tensu::{Counts, Kind, Meld, MeldKind, Shape, Tile, Wind};

use super::{for_hands, for_scores, for_wins};

/// Points, a real yakuman, han, fu, fu before rounding: the documented order.
type Rank = (u32, bool, Option<u8>, u16, u16);

fn rank(points: u32, han: Option<u8>, fu: Option<&Fu>) -> Rank {
    let fu = fu.map_or((0, 0), |fu| (fu.rounded, fu.raw));
    (points, han.is_none(), han, fu.0, fu.1)
}

#[test]
fn no_other_reading_is_better() {
    for_scores(41, |question, _, score, _| {
        let hand = score.payments.iter().map(|payment| payment.hand).sum();
        let best = rank(hand, score.han, score.fu.as_ref());
        for other in &score.others {
            let beaten =
                other.points == 0 || rank(other.points, other.han, other.fu.as_ref()) <= best;
            // A liable player's share is rounded by itself, which can cost the winner nothing else.
            assert!(
                beaten || !question.liable.is_empty(),
                "{question}: {other:?}"
            );
        }
    });
}

/// 111p23p is 11p + 123p once, not once by the pair and once by the sequence first.
#[test]
fn every_reading_is_there_once() {
    for_wins(42, |win, _| {
        let question = win.question();
        let readings = win.readings();
        for (i, reading) in readings.iter().enumerate() {
            assert!(!readings[..i].contains(reading), "{question}: {reading:?}");
            assert!(reading.blocks[reading.winner].has(win.kind()), "{question}");
        }
        if let Ok(score) = win.score() {
            assert_eq!(score.others.len() + 1, readings.len(), "{question}");
        }
    });
}

#[test]
fn a_hand_waited_for_its_winning_tile() {
    for_wins(43, |win, _| {
        let question = win.question();
        if win.readings()[0].shape == Shape::Unrelated {
            return; // nobody waits for a first hand
        }
        let waits = win.waits();
        assert!(waits.contains(&win.kind()), "{question}: {waits:?}");
        for wait in waits {
            let mut closed = *win.closed();
            closed.remove(win.kind(), 1);
            closed.add(wait, 1);
            assert!(
                is_complete(&closed, win.melds().len(), win.rules().shapes()),
                "{question}: {wait}"
            );
        }
    });
}

/// Nothing is missing exactly where one more tile makes a whole hand.
#[test]
fn a_hand_is_ready_where_a_tile_completes_it() {
    for_hands(45, |question, rules, random| {
        let shapes = Shapes {
            unrelated: false, // nobody waits for a first hand
            ..rules.shapes()
        };
        let kinds = question.hand.iter().filter_map(|tile| tile.kind());
        let mut closed: Counts = kinds.clone().collect();
        let kinds: Vec<Kind> = kinds.collect();
        let melds: Vec<Meld> = question
            .melds
            .iter()
            .filter_map(|meld| Meld::new(meld.kind, &meld.tiles, meld.from).ok())
            .collect();
        let held = |closed: &Counts, kind| {
            let melded = melds.iter().flat_map(Meld::tiles);
            let melded = melded.filter(|tile| tile.kind() == Some(kind)).count();
            usize::from(closed.get(kind)) + melded
        };
        // Some are a tile further away.
        let new = random.pick(&kinds);
        if random.percent(40) && held(&closed, new) < 4 {
            closed.remove(random.pick(&kinds), 1);
            closed.add(new, 1);
        }
        let completes = |&kind: &Kind| {
            let mut with = closed;
            with.add(kind, 1);
            held(&closed, kind) < 4 && is_complete(&with, melds.len(), shapes)
        };
        let mut kinds = Kind::all().filter(|&kind| rules.tiles.has(kind));
        let far = shanten(&closed, &melds, &rules.tiles, shapes);
        assert_eq!(
            far <= 0,
            kinds.any(|kind| completes(&kind)),
            "{} {question}",
            rules.id
        );
    });
}

/// A pair is a whole hand beside four melds; beside more nothing is.
#[test]
fn more_than_four_melds_are_no_hand() {
    let east = Wind::East.kind();
    let one: Counts = [east].into_iter().collect();
    let pair: Counts = [east; 2].into_iter().collect();
    let tiles = tensu::notation::tiles("222z").expect("tiles");
    let pon = Meld::new(MeldKind::Pon, &tiles, None).expect("a pon");
    for melds in [4, 5, 6] {
        let (called, legal) = (vec![pon; melds], melds == 4);
        let read = readings(&pair, &called, east, true, Shapes::USUAL);
        assert_eq!(!read.is_empty(), legal, "{melds}");
        assert_eq!(is_complete(&pair, melds, Shapes::USUAL), legal, "{melds}");
        let waits = waits(&one, &called, Shapes::USUAL);
        assert_eq!(waits.contains(&east), legal, "{melds}: {waits:?}");
    }
}

#[test]
fn the_faces_of_a_reading_are_the_tiles_of_the_hand() {
    for_wins(44, |win, _| {
        let question = win.question();
        let mut tiles: Vec<Tile> = question.all_tiles().collect();
        tiles.sort_unstable();
        for reading in win.readings() {
            let faces = win.faces(reading);
            assert_eq!(faces.len(), reading.blocks.len(), "{question}");
            assert!(faces[reading.winner].contains(&win.tile()), "{question}");
            let mut shown: Vec<Tile> = faces.concat();
            shown.sort_unstable();
            assert_eq!(shown, tiles, "{question}");
        }
    });
}
