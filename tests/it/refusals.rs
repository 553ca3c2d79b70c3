//! Wrong questions: each is refused for its own reason, in words that say what to change.

mod cases;
pub mod errors;
mod fields;
mod order;
mod possible;
mod tiles;

use serde_json::json;

use cases::{
    Case, EVENTS, LIABLE_FOR_NO_CALL, LIABLE_TWICE, MELDS, NO_WIN, ONE_TOO_MANY, PLAYERS, TILES,
};
use tensu::notation::tiles;
use tensu::refusal::Rule;
use tensu::{
    By, Flag, Flags, Liable, MeldKind, Question, Refusal, Riichi, Score, Wind, WrittenMeld, Yaku,
    rules, score,
};

use crate::helpers::{ask, question, ruleset};
use crate::shared::agree;
use crate::shared::judge::split;
use crate::shared::judge::split::Shapes;

fn outcome(case: &Case) -> Result<Score, tensu::Refusals> {
    score(&question(case.text), &ruleset(case.rules))
}

/// Returns the fault of the answer to a wrong question.
fn failure(case: &Case) -> Option<String> {
    let refusals = match outcome(case) {
        Ok(score) => return Some(format!("{}: scored {}", case.text, score.total)),
        Err(refusals) => refusals,
    };
    let codes: Vec<_> = refusals.iter().map(Refusal::code).collect();
    let first = refusals.first().to_string();
    let wrong = codes != case.codes || !first.contains(case.says);
    wrong.then(|| format!("{}: {codes:?}: {refusals}", case.text))
}

/// Yaku that the hand nearly has are said wherever han are wanting, as of a hand without a yaku.
#[test]
fn too_few_han_say_what_is_missing() {
    let missing = |text: &str, rules: &str| {
        let refusals = score(&question(text), &ruleset(rules)).expect_err(text);
        let missing = refusals.first().missing().iter();
        let yaku = missing.map(|missed| missed.yaku).collect::<Vec<_>>();
        let request = json!({"text": text, "ruleset": rules});
        let told = ask(request)["error"]["missing"].clone();
        assert_eq!(told.as_array().map(Vec::len), Some(yaku.len()), "{text}");
        (refusals.first().code(), yaku)
    };
    // Seed 004: with five honba one han is too few. All but the dragons are simples.
    let (code, yaku) = missing("456p88s23678s777z+4s ron honba:5", "sanma_ryanshi");
    assert_eq!(code, "below_minimum");
    assert!(yaku.contains(&Yaku::Tanyao), "{yaku:?}");
    // All but 456s have an end or an honor.
    let every_wait = "456s66z22z123p(777z)+6z tsumo seat:W honba:4";
    let (code, yaku) = missing(every_wait, "sanma_ryanshi");
    assert_eq!(code, "not_legal");
    assert!(yaku.contains(&Yaku::Chanta), "{yaku:?}");
}

/// A tile is named only where it is another one of the wait that falls short.
#[test]
fn too_few_han_name_a_tile_of_an_open_hand() {
    let with = |text: &str| {
        let refusals = score(&question(text), &ruleset("sanma_ryanshi")).expect_err(text);
        match refusals.first() {
            Refusal::BelowMinimum { .. } => None,
            Refusal::NotLegal(Rule::EveryWait { with, .. }) => Some(with.to_string()),
            other => panic!("{text}: {other}"),
        }
    };
    assert_eq!(with("123p567p45s11p777z+6s ron honba:4"), None);
    // Red and Green are two yaku; South would leave Red alone.
    let open = with("456s66z22z123p(777z)+6z tsumo seat:W honba:4");
    assert_eq!(open.as_deref(), Some("2z"));
    // What it won with has too few itself.
    assert_eq!(with("456s66z22z123p(777z)+2z tsumo seat:W honba:4"), None);
}

fn check(cases: &[Case]) {
    let failures: Vec<_> = cases.iter().filter_map(failure).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn tiles_that_are_no_hand() {
    check(TILES);
}

#[test]
fn one_tile_too_many_is_no_plural() {
    check(ONE_TOO_MANY);
}

#[test]
fn melds_that_are_none() {
    check(MELDS);
}

#[test]
fn events_that_cannot_be() {
    check(EVENTS);
}

#[test]
fn players_who_cannot_be_asked() {
    check(PLAYERS);
}

#[test]
fn nobody_is_liable_without_a_call() {
    check(LIABLE_FOR_NO_CALL);
}

#[test]
fn one_player_is_liable_for_a_yakuman() {
    check(LIABLE_TWICE);
}

#[test]
fn hands_that_do_not_win() {
    check(NO_WIN);
}

/// Every sentence ends, so that several can stand in a row.
#[test]
fn every_message_is_a_sentence() {
    for case in [TILES, MELDS, EVENTS, PLAYERS, NO_WIN]
        .into_iter()
        .flatten()
    {
        let refusals = outcome(case).expect_err(case.text);
        for refusal in refusals.iter() {
            let message = refusal.to_string();
            assert!(
                message.len() > 10 && message.ends_with('.'),
                "{}: {message}",
                case.text
            );
        }
    }
}

/// Five different kinds of fault at once, all told.
#[test]
fn all_faults_are_told_at_once() {
    let mut wrong = question("11111m0p34z+9s tsumo ippatsu chankan from:S ura:1s");
    wrong.hand.push(tiles("1f").expect("a flower")[0]);
    wrong.melds.push(WrittenMeld {
        kind: MeldKind::Chi,
        tiles: tiles("135p").expect("tiles"),
        from: None,
    });
    let refusals = wrong.check(&rules::CHEATSHEET).expect_err("wrong");
    let codes: Vec<_> = refusals.iter().map(Refusal::code).collect();
    let expected = [
        "bad_meld",
        "tile_count",
        "tile_not_in_set",
        "too_many_copies",
        "impossible_flags", // ippatsu without riichi
        "impossible_flags", // ura without riichi
        "impossible_flags", // chankan by tsumo
        "impossible_flags", // dealt in to himself
        "impossible_flags", // dealt in on a self-draw
    ];
    assert_eq!(codes, expected, "{refusals}");
}

/// The winning tile is a field of its own; fourteen tiles without one are not a won hand.
#[test]
fn fourteen_tiles_without_a_winning_tile() {
    let mut wrong = Question {
        hand: tiles("234m34566p678567s").expect("tiles"),
        ..Question::default()
    };
    let refusals = wrong
        .check(&rules::CHEATSHEET)
        .expect_err("no winning tile");
    assert_eq!(refusals.first().code(), "tile_count");
    assert!(
        refusals.to_string().contains("which tile won"),
        "{refusals}"
    );
    wrong.win = wrong.hand.pop();
    assert!(wrong.check(&rules::CHEATSHEET).is_ok());
}

/// Yaku that the hand nearly has are said with the refusal.
#[test]
fn no_yaku_says_what_is_nearly_there() {
    let refusals =
        score(&question("345567m33s22z(789s)+3s round:S"), &rules::ARI_ARI).expect_err("no yaku");
    let Refusal::NoYaku { missing, .. } = refusals.first() else {
        panic!("{refusals}");
    };
    let missing: Vec<_> = missing.iter().map(|missed| missed.yaku).collect();
    assert!(missing.contains(&Yaku::YakuhaiSeat) && missing.contains(&Yaku::YakuhaiRound));
}

/// Incomplete hands from tenpai to as far as can be; the distance is the second scorer's.
#[test]
fn not_complete_says_how_far() {
    const HANDS: [(&str, u8); 8] = [
        ("123m456p789s44z78m+6p", 0),
        ("123m456p789s14z78m+6p", 1),
        ("1199m1199p1199s5z+6z", 0),
        ("19m19p19s1234567z+5m", 0),
        ("19m19p19s123456z5p+5m", 1),
        ("147m147p147s1234z+5z", 5),
        ("159m26p37s144z(123s)+4z", 4),
        ("258m258p258s1234z+5z", 6),
    ];
    for (text, expected) in HANDS {
        let question = question(text);
        let hand = agree::translate(&question, 4);
        let tiles = [&hand.closed[..], &[hand.win]].concat();
        let usual = Shapes {
            orphans: true,
            unrelated: false,
            ..Shapes::default()
        };
        let far = split::shanten(&tiles, &hand.melds, 4, usual);
        assert_eq!(far, i32::from(expected), "{text}: the second scorer");
        let refusals = question.check(&rules::CHEATSHEET).expect_err(text);
        assert_eq!(
            *refusals.first(),
            Refusal::NotComplete {
                shanten: expected,
                missing: Vec::new()
            },
            "{text}"
        );
    }
}

/// A question is plain data: whatever is in it, it is answered.
#[test]
fn wild_questions_are_answered() {
    let mut wild = Question {
        hand: vec![tiles("1m").expect("a tile")[0]; 1_000],
        win: tiles("0s").expect("a tile").first().copied(),
        by: By::Tsumo,
        riichi: Riichi::DoubleOpen,
        flags: Flag::ALL.iter().copied().collect(),
        norths: u8::MAX,
        honba: u32::MAX,
        sticks: u32::MAX,
        from: Some(Wind::South),
        ..Question::default()
    };
    wild.dora = wild.hand.clone();
    wild.liable = Yaku::all()
        .map(|yaku| Liable {
            seat: Wind::South,
            yaku,
        })
        .collect();
    wild.melds = vec![
        WrittenMeld {
            kind: MeldKind::Chi,
            tiles: Vec::new(),
            from: None
        };
        9
    ];
    let refusals = wild.check(&rules::ARI_ARI).expect_err("wild");
    assert!(refusals.iter().len() > 20, "{refusals}");
    assert_ne!(wild.flags, Flags::NONE);
}

#[test]
fn the_giver_of_an_open_kan_is_liable_for_it_and_nobody_else() {
    // The called tile stands in the middle: the kan was made with the tile of the player opposite, North for South.
    let liable = |seat: &str| {
        let text = format!("123m456p78s22m(1111z)+9s tsumo rinshan seat:S liable:{seat}/rinshan");
        let mut question: Question = text.parse().unwrap_or_else(|why| panic!("{text}: {why}"));
        question.melds[0].from = Some(tensu::Side::Across);
        score(&question, &rules::SHANGHAI)
    };
    assert!(liable("N").is_ok(), "{:?}", liable("N"));
    let refusals = liable("W").expect_err("North threw the tile");
    assert!(
        refusals.to_string().contains("North gave the tile"),
        "{refusals}"
    );
}
