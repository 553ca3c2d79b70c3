//! Whatever can go wrong in a public function is an error that `?` passes on, with a sentence.

use std::error::Error;

use tensu::evening::tournament::{BadDay, BadReport};
use tensu::evening::{BadGame, Fault};
use tensu::game::end;
use tensu::golden::BadLine;
use tensu::house::BadHouse;
use tensu::link::BadLink;
use tensu::meld::BadMeld;
use tensu::notation::ParseError;
use tensu::rules::{BadRule, Setting};
use tensu::{Meld, MeldKind, Refusal, Refusals, golden, notation};
use tensu_learn::practice::{BadSpec, Spec};
use tensu_learn::sheet::BadSheet;
use tensu_learn::{BadLog, Log};
use tensu_photo::PhotoError;
use tensu_wire::{Malformed, Request, Value};

use crate::helpers::{question, ruleset};

const fn is_error<T: Error + Send + Sync + 'static>() {}

macro_rules! errors {
    ($($name:ident),*) => {
        /// Every type of error of the library.
        pub(crate) const ALL: &[&str] = &[$({
            is_error::<$name>();
            stringify!($name)
        }),*];
    };
}

errors!(
    BadDay, BadGame, BadHouse, BadLine, BadLink, BadLog, BadMeld, BadReport, BadRule, BadSheet,
    BadSpec, Fault, Malformed, ParseError, PhotoError, Refusal, Refusals
);

/// The sentence that reaches whoever passes it on with `?`.
fn said<T>(result: Result<T, impl Into<Box<dyn Error>>>) -> String {
    let Err(why) = result else {
        panic!("it does not fail")
    };
    why.into().to_string()
}

#[test]
fn each_says_what_is_wrong() {
    let rules = ruleset("cheatsheet");
    let no_yaku = question("456p789s99m12p(123m)+3p ron");
    let no_yaku = no_yaku.check(&rules).expect("complete");
    assert!(said(no_yaku.score()).contains("yaku"));

    // Points of a game may be more than honba of a hand.
    let points = [10_000_001, 0, 0, 0];
    assert!(said(end(&points, 0, &rules)).contains("10,000,000 at the most"));
    let broken = question("19m19p+1s").check(&rules).expect_err("five tiles");
    let mut each = 0;
    for refusal in &broken {
        assert!(broken.iter().any(|one| one == refusal));
        each += 1;
    }
    assert_eq!(each, broken.iter().count());
    assert!(said("by=chance".parse::<Spec>()).contains("chance"));

    let honors = notation::tiles("123z").expect("tiles");
    let meld = Meld::new(MeldKind::Chi, &honors, None);
    assert_eq!(said(meld), "winds and dragons make no sequence.");

    let rule = |id: &str| said(ruleset("cheatsheet").change(id, &Setting::Null));
    assert_eq!(rule("none"), "These rules have no rule \"none\".");
    assert_eq!(
        rule("kiriage"),
        "The rule \"kiriage\" cannot have this value. Possible: true, false."
    );

    let mut golden = golden::read("# none\n\nx | nothing | 1m | fu=30");
    let line = golden.next().expect("a line");
    assert_eq!(said(line), "line 3: \"nothing\" cannot be read.");

    assert!(said(Log::read("ankou:2")).contains("tensu-learn:1"));
    assert!(said(Log::read("tensu-learn:2")).contains("newer Tensu (form 2)"));

    assert_eq!(said(Request::try_from(Value::from(true))), "not an object");
}
