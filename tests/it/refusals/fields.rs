//! The field that must change, and what of a field is too much.

use serde_json::json;
use tensu::refusal::{Conflict, Field, Refusals};
use tensu::{By, Flag, Question, Refusal, Wind, Yaku};

use crate::helpers::{ask, question, refused};

/// api.md, errors: `path` is the field that must change. A mutant.
#[test]
fn every_conflict_has_a_field() {
    let field = |conflict| Refusal::Impossible(conflict).at();
    for (conflict, wanted) in [
        (Conflict::RiichiOpenHand, Field::Riichi),
        (Conflict::NoRiichi, Field::Riichi),
        (Conflict::UraWithoutRiichi, Field::Ura),
        (Conflict::FromSelf, Field::From),
        (Conflict::FromOnTsumo, Field::From),
        (Conflict::LiableSelf, Field::Liable),
        (Conflict::NotLiable(Yaku::Daisangen), Field::Liable),
        (Conflict::LiableWithout(Yaku::Daisangen), Field::Liable),
        (Conflict::NorthsAside, Field::Norths),
        (Conflict::NoSuchSeat(Field::From, Wind::North), Field::From),
        (
            Conflict::SeatTwice(Field::Tenpai, Wind::East),
            Field::Tenpai,
        ),
        (Conflict::NoSuchRound(Wind::North), Field::Round),
        (Conflict::SelfDrawAlone, Field::Wins),
        (Conflict::NobodyLeft, Field::Wins),
        (Conflict::TenpaiAndHands, Field::Tenpai),
        (Conflict::Unknown(Flag::Ready), Field::Flags),
    ] {
        assert_eq!(field(conflict), Some((wanted, None)), "{conflict:?}");
    }
    let flower = tensu::Tile::flower(1).expect("a flower");
    let twice = field(Conflict::FlowerTwice(flower));
    assert_eq!(twice, Some((Field::Flowers, None)));
}

/// Several refusals are sentences with a space between them. A mutant.
#[test]
fn refusals_are_sentences() {
    let both = [Field::Honba, Field::Sticks].map(Refusal::TooLarge);
    let [first, second] = both.clone().map(|refusal| refusal.to_string());
    let hand = "234m34p66p678s567s+2p ron honba:1001 sticks:1001";
    let hand: tensu::Question = hand.parse().expect("a hand");
    let refused = hand.check(tensu::rules::DEFAULT).expect_err("too many");
    assert_eq!(refused.to_string(), format!("{first} {second}"));
    assert_eq!(Refusals::from(both[0].clone()).to_string(), first);
}

/// Events that one ruleset alone knows are refused by the others: they are not left out in silence. A mutant.
#[test]
fn a_flag_of_another_game_is_refused() {
    for flag in [
        Flag::Ready,
        Flag::OpenReady,
        Flag::DoubleReady,
        Flag::Paarenchan,
        Flag::RiichiDiscard,
        Flag::KanDiscard,
    ] {
        let mut question: Question = "234m567p345s66p67s+8s ron".parse().expect("a hand");
        question.by = flag.only_by().unwrap_or(By::Ron);
        assert_eq!(refused("cheatsheet", &question), []);
        question.flags = question.flags.with(flag);
        let refused = refused("cheatsheet", &question);
        let unknown = Refusal::Impossible(Conflict::Unknown(flag));
        assert!(refused.contains(&unknown), "{flag:?}: {refused:?}");
    }
}

/// A thousand honba or sticks are more than any game has seen, and still a number. A mutant.
#[test]
fn a_thousand_honba_are_the_most() {
    let with = |words: &str| -> Vec<Refusal> {
        let hand = format!("234m567p345s66p67s+8s ron {words}");
        refused("cheatsheet", &hand.parse().expect("a hand"))
    };
    assert_eq!(with("honba:1000 sticks:1000"), []);
    assert_eq!(with("honba:1001"), [Refusal::TooLarge(Field::Honba)]);
    assert_eq!(with("sticks:1001"), [Refusal::TooLarge(Field::Sticks)]);
    // What is not in the tiles hides nothing of the tiles.
    let unfinished = "234m567p345s66p19s+8s ron honba:1001".parse();
    assert_eq!(
        refused("cheatsheet", &unfinished.expect("a hand")),
        [
            Refusal::TooLarge(Field::Honba),
            Refusal::NotComplete {
                shanten: 0,
                missing: Vec::new()
            }
        ]
    );
}

/// Of two yakuman the WRC's rules of 2025 pay one; that the other one is not paid makes nobody liable for a third.
/// A mutant.
#[test]
fn nobody_is_liable_for_what_is_not_there() {
    let hand = |yaku: Yaku| {
        let yaku = yaku.code();
        question(&format!(
            "1z(222z)(555z)(666z)(777z)+1z ron liable:E/{yaku}"
        ))
    };
    let without = Refusal::Impossible(Conflict::LiableWithout(Yaku::Suukantsu));
    assert_eq!(refused("wrc_2025", &hand(Yaku::Daisangen)), []);
    assert_eq!(refused("wrc_2025", &hand(Yaku::Suukantsu)), [without]);
}

/// Section 3, seed 004: the refusal names the hand of the ruleset.
#[test]
fn paarenchan_is_refused_by_its_own_rule() {
    let why = |rules: &str, honba: u32| {
        let answer = ask(
            json!({"ruleset": {"base": rules, "set": {"local_yaku": ["paarenchan"]}},
            "hand": "123p456p789s11z78s", "win": "9s", "by": "ron", "seat": "E", "honba": honba, "flags": ["paarenchan"]}),
        );
        answer["error"]["message"].as_str().map(str::to_owned)
    };
    let ninth = "Paarenchan is the dealer's ninth hand: seat East, eight honba.";
    let eighth = "Paarenchan is the dealer's eighth win in a row: seat East, at least seven honba.";
    assert_eq!(why("sanma_ryanshi", 7).as_deref(), Some(ninth));
    assert_eq!(why("tenhou", 6).as_deref(), Some(eighth));
    assert_eq!(why("tenhou", 7), None);
}
