//! The most probable hand of a row of tiles. Shapes: rules.md 1 and 6; copies: rules.md 2.

use tensu::likely::{BLANK, CLASSES, FLOWER, Face, Guess, Odds, Place, Row, calls, likely};
use tensu::outlook::Outlook;
use tensu::reading::Further;
use tensu::{Kind, MeldKind, Question, Ruleset, Tile, TileSet, rules};

use crate::helpers::{preset, question, tile, tiles};

mod laws;

/// Two bits: a quarter as probable.
const LESS: u16 = 32;

/// More than the prior of a win outweighs.
const FAR: u16 = 17 * 16;

/// A row that was read without a doubt; `_` is a back, `*` a flower.
fn row(text: &str) -> Vec<Place> {
    let odd = |sign| text.chars().filter(move |&c| c == sign);
    let plain = text.trim_matches(['_', '*']);
    let mut row: Vec<Place> = tiles(plain).into_iter().map(Place::of).collect();
    row.extend(odd('*').filter_map(|_| Tile::flower(1)).map(Place::of));
    row.extend(odd('_').map(|_| blank()));
    row
}

fn blank() -> Place {
    let mut odds = [Odds::IMPOSSIBLE; CLASSES];
    odds[BLANK] = Odds::CERTAIN;
    Place {
        odds,
        ..Place::of(tile("1m"))
    }
}

/// Lets a place be another tile, too, with these odds.
fn or(place: &mut Place, other: &str, odds: u16) {
    let class = match other {
        "_" => BLANK,
        "*" => FLOWER,
        text => tile(text).kind().map_or(FLOWER, Kind::index),
    };
    place.odds[class] = Odds::new(odds);
}

fn faces(guess: &Guess) -> Vec<Face> {
    guess.places.iter().map(|place| place.face).collect()
}

fn firsts(row: &[Place]) -> Vec<Face> {
    row.iter().map(Place::first).collect()
}

fn marks(guess: &Guess) -> Vec<usize> {
    let places = guess.places.iter().enumerate();
    let marked = places.filter(|(_, place)| place.marked);
    marked.map(|(at, _)| at).collect()
}

fn read(row: &[Place], id: &str) -> Guess {
    likely(row, Row::Hand, &Question::default(), preset(id))
}

/// Reads a row in which one place may be another tile, less probable than the first guess.
fn doubted(text: &str, at: usize, other: &str, rules: &Ruleset) -> Guess {
    let mut row = row(text);
    or(&mut row[at], other, LESS);
    likely(&row, Row::Hand, &Question::default(), rules)
}

/// Every shape that a ruleset has, with one tile misread, and its place; what would make it a win.
#[test]
fn the_shapes_of_each_ruleset_are_found() {
    type HasShape = fn(&Ruleset) -> bool;
    let cases: [(&str, usize, &str, HasShape); 8] = [
        ("234m340p66p678s568s", 13, "7s", |_| true),
        ("123p456p789s11z223s", 11, "1s", |_| true),
        ("1155p2288s3366z79s", 13, "7s", |rules| {
            rules.shapes().has_pairs()
        }),
        // Four alike are two pairs in the games that take two pairs alike.
        ("1111p2288s3366z79s", 13, "7s", |rules| {
            rules.shapes().further.is_some()
        }),
        ("19m19p19s12345633z", 13, "7z", |rules| {
            rules.shapes().kokushi
        }),
        ("19m19p19s12345577z", 12, "6z", |rules| {
            rules.shapes().kokushi
        }),
        // 147 of bamboo, 258 of dots, 369 of characters.
        ("369m258p148s789p11z", 8, "7s", |rules| {
            rules.shapes().further.is_some_and(Further::is_knitted)
        }),
        ("9m147s258p1234566z", 13, "7z", |rules| {
            rules.shapes().further.is_some_and(Further::is_knitted)
        }),
    ];
    for rules in rules::all() {
        for (text, at, other, has) in cases {
            let row = tiles(text);
            if !row
                .iter()
                .all(|&tile| rules.tiles.has_tile(rules.tiles.as_played(tile)))
            {
                continue;
            }
            let guess = doubted(text, at, other, rules);
            let wins = has(rules) && rules.tiles.has_tile(tile(other));
            assert_eq!(guess.complete, wins, "{} {text}", rules.id);
            assert_eq!(guess.places[at].repaired, wins, "{} {text}", rules.id);
            let shown = guess.places[at].face.tile();
            assert_eq!(shown, Some(if wins { tile(other) } else { row[at] }));
        }
    }
}

/// With three players there are no 2 to 8 of characters, be they ever so probable.
#[test]
fn the_tiles_of_the_game_are_guessed() {
    let mut row = row("114m123p456p789s22z");
    or(&mut row[2], "4p", 160);
    or(&mut row[2], "1m", LESS);
    let sanma = read(&row, "tenhou_sanma");
    assert_eq!(sanma.places[2].face, Face::Tile(tile("1m")));
    assert!(sanma.complete && marks(&sanma) == [2]);
    // Nothing else is likely, so another game may be meant: the tile stays, with a mark.
    let foreign = read(&self::row("234m123p456p789s22z"), "tenhou_sanma");
    assert_eq!(faces(&foreign), firsts(&self::row("234m123p456p789s22z")));
    assert!(!foreign.complete && marks(&foreign) == [0, 1, 2]);
    assert!(read(&self::row("234m123p456p789s22z"), "tenhou").complete);
}

/// A meld that was told leaves room for eleven tiles, and for the fourth copy of its tile only once.
#[test]
fn melds_that_were_told_count() {
    let beside = question("(555p)");
    let mut row = row("123m456m789s53p");
    or(&mut row[10], "5p", LESS);
    or(&mut row[9], "3p", LESS + 1);
    let rules = preset("ema_2025");
    let guess = likely(&row, Row::Hand, &beside, rules);
    // A pair of 5p would be five of them.
    assert!(guess.complete);
    assert_eq!(faces(&guess)[9..], [Face::Tile(tile("3p")); 2]);
    assert_eq!(marks(&guess), [9]);
    // Without a meld it is the more probable pair; told later, it may be the rest of a hand.
    let guess = likely(&row, Row::Hand, &Question::default(), rules);
    assert_eq!(faces(&guess)[9..], [Face::Tile(tile("5p")); 2]);
    // Ten tiles are too few beside one meld and fourteen too many.
    let guess = likely(&self::row("123m456m789s11p123p"), Row::Hand, &beside, rules);
    assert!(!guess.complete);
}

#[test]
fn a_game_has_only_so_many_red_fives() {
    let mut row = row("123m406p789s55p22z1s");
    for (at, odds) in [(9, 8), (10, 24)] {
        row[at].red = Odds::new(0);
        row[at].plain = Odds::new(odds);
    }
    let shown = |id| -> Vec<String> {
        let guess = read(&row, id);
        let fives = [4, 9, 10].map(|at| guess.places[at].face.tile().expect("a five").to_string());
        fives.into()
    };
    assert_eq!(shown("tenhou"), ["0p", "5p", "5p"]);
    assert_eq!(shown("ema_2025"), ["5p", "5p", "5p"]);
    let doubtful = read(&row, "tenhou");
    assert_eq!(marks(&doubtful), [9, 10]);
    assert!(marks(&read(&row, "ema_2025")).is_empty());
}

/// Flowers lie beside the hand where the game has them.
#[test]
fn flowers_are_set_aside() {
    let guess = read(&row("123m456p789s11z234s**"), "mcr_mil");
    assert!(guess.complete && marks(&guess).is_empty());
    assert_eq!(guess.tiles().count(), 14);
    assert_eq!(faces(&guess)[14], Face::Flower);
    let mut other = row("123m456p789s11z234s*");
    other[14].odds[BLANK] = Odds::new(LESS);
    let guess = read(&other, "tenhou");
    assert!(guess.complete && marks(&guess) == [14]);
    assert_eq!(guess.places[14].face, Face::Blank);
}

/// One tile more than there is was seen, or one less.
#[test]
fn a_count_that_is_off_by_one_is_mended() {
    let mut more = row("123m456p789s11z234s8p");
    or(&mut more[14], "_", LESS);
    let guess = read(&more, "tenhou");
    assert!(guess.complete && marks(&guess) == [14]);
    assert_eq!(guess.places[14].face, Face::Blank);
    let mut less = row("123m456p789s11z23s_");
    or(&mut less[13], "4s", LESS);
    let guess = read(&less, "tenhou");
    assert!(guess.complete && marks(&guess) == [13]);
    // Two are too many: four tiles too many beside a hand of eleven are not left out either.
    let mut two = row("123m456p789s11z234s88p");
    or(&mut two[14], "_", LESS);
    or(&mut two[15], "_", LESS);
    let guess = read(&two, "tenhou");
    assert!(!guess.complete && faces(&guess) == firsts(&two));
}

#[test]
fn thirteen_tiles_stay_as_read_and_wait() {
    let row = row("123m456p789s22z78s");
    let guess = read(&row, "tenhou");
    let Some(Outlook::Waits(waits)) = &guess.outlook else {
        panic!("{guess:?}");
    };
    let waits: Vec<String> = waits
        .iter()
        .map(|(kind, left)| format!("{left} {kind}"))
        .collect();
    assert_eq!(waits, ["4 6s", "3 9s"]);
    assert!(!guess.complete && marks(&guess).is_empty());
    let open = likely(&row[3..], Row::Hand, &question("(123m)"), preset("tenhou"));
    assert_eq!(open.outlook, guess.outlook);
    // Fourteen tiles that win have none.
    assert_eq!(
        read(&self::row("123m456p789s22z678s"), "tenhou").outlook,
        None
    );
}

/// The reader is right if it is much surer than a win is likely; near to that there is a mark either way.
#[test]
fn what_is_read_stands_against_an_improbable_win() {
    let with = |odds| {
        let mut row = row("123m456p789s22z679s");
        or(&mut row[13], "8s", odds);
        let guess = read(&row, "tenhou");
        (
            guess.complete,
            guess.places[13].repaired,
            marks(&guess).len(),
        )
    };
    assert_eq!(with(FAR - 32), (true, true, 1));
    assert_eq!(with(FAR), (false, false, 1));
    assert_eq!(with(FAR + 48), (false, false, 0));
    assert_eq!(with(400), (false, false, 0));
}

/// Two hands win that look alike: both places of the doubt are told, with what else they may be.
#[test]
fn hands_that_disagree_are_marked() {
    let mut row = row("123m456p789s22z456s");
    or(&mut row[11], "7s", 8);
    let guess = read(&row, "tenhou");
    assert!(guess.complete && marks(&guess) == [11]);
    let place = &guess.places[11];
    assert!(!place.repaired && (50..80).contains(&place.sure));
    assert_eq!(place.others[..], [Face::Tile(tile("7s"))]);
    // A tile that does not win is out of the question, if the reader itself thinks this one as likely as not.
    let doubt = doubted("123m456p789s22z456s", 11, "9m", preset("tenhou"));
    assert!(doubt.complete && marks(&doubt).is_empty());
    assert!(doubt.places[11].own < 90 && doubt.places[11].sure > 95);
}

#[test]
fn called_tiles_are_cut_into_melds() {
    let mut row = row("435s0555m777z11z__");
    or(&mut row[8], "6z", 8);
    let guess = likely(&row, Row::Calls, &Question::default(), preset("tenhou"));
    let melds = guess.melds.iter();
    let melds: Vec<_> = melds.map(|meld| (meld.kind, meld.tiles.len())).collect();
    let expected = [
        (MeldKind::Chi, 3),
        (MeldKind::Minkan, 4),
        (MeldKind::Pon, 3),
        (MeldKind::Ankan, 4),
    ];
    assert_eq!(melds, expected);
    assert!(guess.complete && marks(&guess).is_empty());
    // Nobody calls a sequence with three players.
    assert_eq!(
        calls(&firsts(&self::row("123p")), &TileSet::THREE_PLAYERS),
        None
    );
    assert_eq!(calls(&[], &TileSet::RIICHI), None);
}

/// A closed kan has two tiles that nobody sees, so they are nowhere else.
#[test]
fn hidden_tiles_count() {
    let mut row = [row("_"), row("22p"), row("_"), row("123p")].concat();
    or(&mut row[5], "3p", 200);
    let guess = likely(&row, Row::Calls, &Question::default(), preset("tenhou"));
    assert!(!guess.complete);
    let hand = question("1m (1111p)");
    let guess = likely(&self::row("1p"), Row::Any, &hand, preset("tenhou"));
    assert_eq!((faces(&guess), marks(&guess)), (vec![Face::Blank], vec![0]));
}

#[test]
fn errors_without_a_mark_are_counted() {
    let row = row("123m456p789s22z456s");
    let guess = read(&row, "tenhou");
    let mut truth = firsts(&row);
    assert_eq!(guess.unmarked_errors(&truth), 0);
    truth[3] = Face::Tile(tile("9m"));
    assert_eq!(guess.unmarked_errors(&truth), 1);
    truth.pop();
    assert_eq!(guess.unmarked_errors(&truth), 2);
}
