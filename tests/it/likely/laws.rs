//! Laws of the most probable hand, over random hands of every ruleset.

use tensu::likely::{BLANK, CLASSES, FLOWER, Face, Guess, Odds, Place, Row, likely};
use tensu::{Kind, Question, Ruleset, Tile, TileSet, rules};

use super::{blank, faces, firsts, marks};
use crate::helpers::preset;
use crate::shared::deal;
use crate::shared::random::Random;

/// A reader that is mostly right and mostly knows when it is not; seldom it is quite wrong.
fn seen(random: &mut Random, truth: Tile) -> Place {
    let mut place = Place::of(truth);
    for _ in 0..3 {
        let class = random.below(CLASSES);
        place.odds[class] = place.odds[class].min(Odds::new(random.below(300) as u16));
    }
    if random.percent(8) {
        let class = truth.kind().map_or(FLOWER, Kind::index);
        place.odds[class] = Odds::new(random.below(120) as u16);
        place.odds[random.below(CLASSES)] = Odds::CERTAIN;
    }
    [place.red, place.plain] = [place.red, place.plain].map(|odds| {
        let random = random.below(200) as u16;
        Odds::new(odds.get().min(random))
    });
    place
}

/// A hand that wins, its concealed tiles apart from what lies beside.
fn dealt(random: &mut Random, rules: &Ruleset) -> Option<(Vec<Tile>, Question)> {
    let question = deal::hand(random, rules);
    question.check(rules).ok()?;
    let tiles = question.hand.iter().chain(&question.win).copied().collect();
    Some((tiles, question))
}

/// Does something with so many winning hands of each ruleset.
fn each_hand(
    seed: u64,
    hands: usize,
    mut law: impl FnMut(&mut Random, &Ruleset, &[Tile], &Question),
) {
    let mut random = Random::new(seed);
    for rules in rules::all() {
        for _ in 0..hands {
            if let Some((tiles, beside)) = dealt(&mut random, rules) {
                law(&mut random, rules, &tiles, &beside);
            }
        }
    }
}

/// Every change is marked as a repair, and nothing else is one.
fn assert_repairs_are_told(row: &[Place], guess: &Guess, rules: &Ruleset) {
    for (seen, place) in row.iter().zip(&guess.places) {
        let first = match seen.first() {
            Face::Tile(tile) => Face::Tile(rules.tiles.as_played(tile)),
            other => other,
        };
        assert_eq!(
            place.repaired,
            place.face != first,
            "{} {place:?}",
            rules.id
        );
        assert!(place.marked || !place.repaired);
        assert!(!place.others.contains(&place.face));
    }
}

#[test]
fn what_is_certain_is_read_as_it_is_and_wins_if_the_engine_says_so() {
    each_hand(71, 40, |random, rules, hand, beside| {
        let mut hand = hand.to_vec();
        random.shuffle(&mut hand);
        let row: Vec<Place> = hand.iter().copied().map(Place::of).collect();
        let guess = likely(&row, Row::Hand, beside, rules);
        assert!(guess.complete, "{} {beside}", rules.id);
        let played = hand.iter().map(|&tile| rules.tiles.as_played(tile));
        assert!(guess.tiles().eq(played), "{} {beside}", rules.id);
        assert!(marks(&guess).is_empty());
        assert!(
            guess
                .places
                .iter()
                .all(|place| place.sure == 100 && place.own == 100)
        );
    });
}

/// A hundred hands of each ruleset that are one tile off a win, which the reader saw well: the rules may offer the win, with a
/// mark at the tile.
#[test]
fn a_hand_one_tile_off_is_never_repaired_in_silence() {
    let (mut all, mut offered) = (0, 0);
    each_hand(72, 100, |random, rules, hand, beside| {
        let mut row: Vec<Place> = hand.iter().copied().map(Place::of).collect();
        let at = random.below(row.len());
        let kinds: Vec<Kind> = Kind::all().filter(|&kind| rules.tiles.has(kind)).collect();
        let off = Place::of(Tile::plain(random.pick(&kinds)));
        let odds = Odds::new(random.below(300) as u16);
        let kept = hand[at].kind().map_or(FLOWER, Kind::index);
        row[at] = off;
        row[at].odds[kept] = row[at].odds[kept].min(odds);
        let guess = likely(&row, Row::Hand, beside, rules);
        assert_repairs_are_told(&row, &guess, rules);
        all += 1;
        offered += usize::from(guess.places.iter().any(|place| place.repaired));
        let mut truth = firsts(&row);
        for face in &mut truth {
            if let Face::Tile(tile) = face {
                *tile = rules.tiles.as_played(*tile);
            }
        }
        assert_eq!(guess.unmarked_errors(&truth), 0);
    });
    // The law says something only if wins are offered at all.
    assert!(3 * offered > all, "{offered} of {all}");
}

/// Most hands that a fair reader saw are found, and the laws hold of all.
#[test]
fn hands_that_were_read_with_doubts_keep_the_laws() {
    let (mut all, mut whole, mut untouched) = (0, 0, 0);
    each_hand(73, 40, |random, rules, hand, beside| {
        let row: Vec<Place> = hand.iter().map(|&tile| seen(random, tile)).collect();
        let guess = likely(&row, Row::Hand, beside, rules);
        assert_repairs_are_told(&row, &guess, rules);
        let kinds = |face: Face| face.tile().and_then(Tile::kind);
        let right = |faces: &[Face]| {
            let mut pairs = faces.iter().zip(hand);
            pairs.all(|(face, tile)| kinds(*face) == tile.kind())
        };
        all += 1;
        whole += usize::from(right(&faces(&guess)));
        untouched += usize::from(right(&firsts(&row)));
        // The same tiles in another order are the same tiles.
        let mut order: Vec<usize> = (0..row.len()).collect();
        random.shuffle(&mut order);
        let moved: Vec<Place> = order.iter().map(|&place| row[place]).collect();
        let moved = likely(&moved, Row::Hand, beside, rules);
        assert_eq!(moved.complete, guess.complete);
        for (&place, there) in order.iter().zip(&moved.places) {
            assert_eq!(there, &guess.places[place], "{} {beside}", rules.id);
        }
    });
    assert!(
        whole > untouched + all / 10 && whole > all / 2,
        "{untouched}, {whole} of {all}"
    );
}

/// Whatever a reader says, no tile is there more often than the game has it, melds and indicators included.
#[test]
fn there_is_never_a_fifth_copy() {
    let mut random = Random::new(74);
    for rules in rules::all() {
        for _ in 0..60 {
            let beside =
                dealt(&mut random, rules).map_or(Question::default(), |(_, beside)| beside);
            // Few kinds, so that they meet.
            let [from, kinds] = [random.below(30), 1 + random.below(4)];
            let places = random.below(24);
            let mut place = || {
                let mut place = blank();
                place.odds[BLANK] = Odds::new(400 * random.below(2) as u16);
                for kind in from..from + kinds {
                    place.odds[kind] = Odds::new(random.below(500) as u16);
                }
                place.red = Odds::new(random.below(50) as u16);
                place
            };
            let row: Vec<Place> = (0..places).map(|_| place()).collect();
            for purpose in Row::ALL {
                let guess = likely(&row, purpose, &beside, rules);
                assert_repairs_are_told(&row, &guess, rules);
                let melds = beside.melds.iter().flat_map(|meld| &meld.tiles);
                let around = beside.dora.iter().chain(&beside.ura);
                let around: Vec<Tile> = match purpose {
                    Row::Hand => around.chain(melds).copied().collect(),
                    Row::Calls => around
                        .chain(&beside.hand)
                        .chain(&beside.win)
                        .copied()
                        .collect(),
                    Row::Any => beside.lying().collect(),
                };
                let lying = around.into_iter().chain(guess.tiles());
                let lying: Vec<Tile> = lying.map(|tile| rules.tiles.as_played(tile)).collect();
                let least = TileSet::COPIES.into();
                for tile in guess.tiles() {
                    let alike = lying.iter().filter(|other| other.kind() == tile.kind());
                    assert!(alike.count() <= least, "{} {row:?}", rules.id);
                    let same = lying.iter().filter(|&&other| other == tile).count();
                    let most = if rules.tiles.has_tile(tile) {
                        rules.tiles.copies_of(tile)
                    } else {
                        4
                    };
                    assert!(same <= most.into(), "{} {tile}", rules.id);
                }
            }
        }
    }
}

/// Nothing to read, more than any row has, and a reader that knows nothing.
#[test]
fn any_row_has_an_answer() {
    let nothing = Place {
        odds: [Odds::new(83); CLASSES],
        red: Odds::new(16),
        plain: Odds::new(16),
    };
    for purpose in Row::ALL {
        for places in [0, 1, 14, 20, 21, 200] {
            let row = vec![nothing; places];
            let guess = likely(&row, purpose, &Question::default(), preset("tenhou"));
            assert_eq!(guess.places.len(), places);
            assert!(guess.places.iter().all(|place| place.marked));
        }
    }
}
