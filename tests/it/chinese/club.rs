//! A Chinese ruleset of one's own: a file that changes values of the Official game, and everything that asks a ruleset knows it.

use tensu::compare::{Compared, compare, elsewhere};
use tensu::house::{BadHouse, House};
use tensu::link::{BadLink, Link};
use tensu::quick::{self, Chosen, Counted, Melds, Table, choices};
use tensu::reference::{Fact, Reference};
use tensu::rules::{
    CHINESE, Idiom, Library, MCR_MIL, Paying, Rules, Setting, Shelf, Source, System, Values, all,
};
use tensu::what_if::{Change, what_if};
use tensu::yaku::Worth;
use tensu::{By, Question, Refusal, Ruleset, Yaku};
use tensu_words::EN;

use super::{refused, scored, worth};
use crate::helpers::question;

/// A club that counts five patterns, pays half the table and a base of one, and asks for four points, flowers included.
static CLUB: Ruleset = {
    let System::Additive(mut additive) = MCR_MIL.rules.system else {
        panic!("points")
    };
    let Some(mut chinese) = additive.chinese else {
        panic!("a Chinese game")
    };
    (chinese.base, chinese.paying) = (1, Paying::Half);
    (additive.minimum, additive.bonuses, additive.chinese) = (4, &[], Some(chinese));
    let yaku = Values::NONE.with(&[
        (Yaku::AllPungs, Worth::points(3, 2)),
        (Yaku::HalfFlush, Worth::points(3, 3)),
        (Yaku::KnittedStraight, Worth::points(5, 5)),
        (Yaku::SelfDrawn, Worth::points(1, 1)),
        (Yaku::FlowerTile, Worth::points(1, 1)),
    ]);
    let Rules {
        seats, tiles, game, ..
    } = MCR_MIL.rules;
    let rules = Rules::new(seats, tiles, yaku, System::Additive(additive), game);
    let source = Source::read("House rules of a club, on its wall");
    let mut club = Ruleset::new("club_fan", "Club fan", source, rules);
    (club.idiom, club.shelf) = (Idiom::Chinese, &CHINESE);
    club
};

static SHELF: Shelf = Shelf {
    rulesets: &[&CLUB],
    house_rules: &[],
};

/// The library of the club's own program.
const LIBRARY: Library = Library {
    shelves: &[&SHELF],
    ..Library::ALL
};

/// All pungs with calls 2, half flush 3; two pungs of dragons, which give nothing here.
const HAND: &str = "222m33m99m(555z)(777z)+9m ron";

fn hand() -> Question {
    question(HAND)
}

/// 5 points: the discarder pays twice, 11, the others once, 6.
#[test]
fn it_is_scored() {
    assert_eq!(scored(HAND, &CLUB).total, 11 + 6 + 6);
    let knitted = scored("147m258p36s77z(123m)+9s ron", &CLUB);
    assert_eq!(worth(&knitted, Yaku::KnittedStraight), 5);
    // All pungs 2 and a flower are 3 of 4 points; another flower, and it is a win.
    let short = "222m33p99m(555s)(777z)+9m ron flowers:1f";
    let Refusal::TooFew {
        have,
        need,
        flowers,
        ..
    } = refused(short, &CLUB)
    else {
        panic!("{short}")
    };
    assert_eq!((have, need, flowers), (3, 4, true));
    assert_eq!(scored(&format!("{short}2f"), &CLUB).points, Some(4));
}

/// Self-drawn one point more; each pays twice.
#[test]
fn its_waits_and_changes_are_priced() {
    let waits = question("222m33m99m(555z)(777z)").waits(&CLUB);
    let waits: Vec<_> = waits
        .iter()
        .filter_map(|wait| Some((wait.kind.to_string(), wait.worth?)))
        .map(|(kind, worth)| (kind, worth.ron, worth.tsumo))
        .collect();
    let both = ["3m", "9m"].map(|kind| (kind.to_owned(), Some(5), Some(6)));
    assert_eq!(waits, both);
    let changes = what_if(&hand(), &CLUB);
    let changes: Vec<_> = changes
        .iter()
        .map(|line| (line.change, line.points, line.total))
        .collect();
    assert_eq!(changes, [(Change::By(By::Tsumo), Some(6), 3 * (2 * 6 + 1))]);
}

#[test]
fn it_is_counted_without_tiles() {
    // Flowers are a number beside the list.
    let mut listed: Vec<Yaku> = choices(&CLUB).collect();
    listed.sort_by_key(|yaku| yaku.code());
    assert_eq!(
        listed,
        [
            Yaku::AllPungs,
            Yaku::HalfFlush,
            Yaku::KnittedStraight,
            Yaku::SelfDrawn
        ]
    );
    let chosen = Chosen {
        melds: Melds::Open,
        ..Chosen::default()
    };
    let ticked = Counted::Yaku(chosen.naming([Yaku::AllPungs, Yaku::HalfFlush]));
    for counted in [ticked, Counted::Points(5)] {
        let quote = quick::price(&Table::of(&hand()), &counted, &CLUB);
        assert_eq!(quote.expect("a price").total, 11 + 6 + 6, "{counted:?}");
    }
    let short = Counted::Yaku(chosen.naming([Yaku::HalfFlush]));
    assert!(quick::price(&Table::of(&hand()), &short, &CLUB).is_err());
}

/// The Official game has two dragon pungs 6, all pungs 6, half flush 6, a pung of terminals 1: 19, and 8 from each.
/// Hong Kong has 3, 3, two dragons and no flowers: 9 faan, 96 points, twice from the discarder; its association's table
/// has 192, twice. Zung Jung has half flush 40, all pungs 30, two dragons 20: 90, three times.
#[test]
fn it_is_compared() {
    let (own, others) = (compare(&hand(), &CLUB), elsewhere(&hand(), &CLUB, all()));
    let total = |compared: &Compared<'_>| {
        let score = compared.score.as_ref().expect("a win");
        (compared.rules.id.to_owned(), score.total)
    };
    let totals: Vec<_> = own.iter().map(total).collect();
    let official = 3 * 8 + 19;
    assert_eq!(
        totals,
        [
            ("club_fan", 23),
            ("mcr_mil", official),
            ("mcr_2006", official),
            ("hong_kong", 192),
            ("hong_kong_hkma", 384),
            ("zung_jung", 270)
        ]
        .map(|(id, total)| (id.to_owned(), total))
    );
    assert!(others.iter().all(|other| other.rules.chinese().is_none()));
}

/// The club is named in a link with each rule that a house changes; whoever does not have it is told so.
#[test]
fn it_is_named_in_links() {
    let house = House::new(&CLUB, CLUB.name);
    let house = house.with("minimum", &Setting::Number(6)).expect("a rule");
    let link = Link {
        rules: house,
        question: hand(),
    };
    assert!(scored_by(&link).is_err(), "5 of 6 points");
    let text = link.to_string();
    assert_eq!(
        text,
        "1/club_fan/minimum=6/2223399m/pon:555z/pon:777z/ron:9m"
    );
    let unknown =
        BadHouse::UnknownBase("club_fan".to_owned(), all().map(|rules| rules.id).collect());
    assert_eq!(text.parse::<Link>(), Err(BadLink::Rules(unknown)));
    // A program that has it hands it down.
    assert_eq!(Link::read_with(&text, LIBRARY), Ok(link));
}

fn scored_by(link: &Link) -> Result<u32, tensu::refusal::Refusals> {
    let rules = link.rules.ruleset().expect("house rules");
    tensu::score(&link.question, &rules).map(|score| score.total)
}

/// The lines of the club are the patterns that it counts, in the words of the Official game.
#[test]
fn it_is_told_line_by_line() {
    let lines = Reference::of(&CLUB);
    assert_eq!(lines.yaku_count(), 5);
    assert!(lines.yaku(Yaku::DragonPung).is_none());
    let facts = lines.facts.iter().map(|line| line.fact);
    let minimum = facts
        .clone()
        .find(|fact| matches!(fact, Fact::MinimumFan(..)));
    let words = EN.spoken(CLUB.idiom);
    let said = minimum.map(|fact| words.fact(&fact));
    assert_eq!(said.as_deref(), Some("A win needs 4 points."));
    let paying = facts.clone().find(|fact| matches!(fact, Fact::Paying(..)));
    assert_eq!(
        paying.map(|fact| words.fact(&fact)).as_deref(),
        Some("The discarder pays twice and the others once; by self-draw everybody pays twice.")
    );
}
