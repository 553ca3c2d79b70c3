//! Finding a payment allocates nothing. A program of its own, because the counting allocator serves the whole of it.
#![cfg(not(target_arch = "wasm32"))]

use allocation_counter::measure;
use tensu::bulk::{Hand, Scorer, Splits};
use tensu::rules::CORE;
use tensu::{Question, Ruleset, Yaku, score};
use tensu_wire::{Ask, Request, WaitsRequest};

#[test]
fn a_price_needs_no_memory() {
    let splits = Splits::new();
    let mut priced = 0;
    for &rules in CORE.rulesets {
        let scorer = Scorer::new(rules, &splits);
        for hand in examples(rules) {
            if scorer.is_native(&hand) {
                let used = measure(|| assert_eq!(scorer.price(&hand), scorer.price(&hand)));
                assert_eq!(used.count_total, 0, "{hand:?} under {}", rules.id);
                priced += 1;
            }
        }
    }
    assert!(priced > 500, "{priced}");
}

/// The check of a hand of a usual shape, which comes before it, allocates nothing either.
#[test]
fn a_check_needs_no_memory() {
    let rules = Ruleset::by_id("tenhou").expect("a ruleset");
    for text in [
        "234m340p66p678s56s+7s ron riichi dora:1m5p",
        "(777z)[2222p]123s4m+4m(456m) tsumo rinshan dora:1m5p",
        "1199m3355p2288s6z+6z ron",
    ] {
        let question: Question = text.parse().expect("a hand");
        let used = measure(|| assert!(Hand::new(&question, rules).is_ok()));
        assert_eq!(used.count_total, 0, "{text}");
    }
}

/// The counter counts: an explanation is a list of things.
#[test]
fn an_explanation_does() {
    let question: Question = "234m340p66p678s56s+7s ron".parse().expect("a hand");
    let rules = Ruleset::by_id("tenhou").expect("a ruleset");
    let used = measure(|| {
        let _ = score(&question, rules);
    });
    assert!(used.count_total > 0);
}

/// Furiten hangs on the waits of a hand alone: each is scored once, whoever asks.
#[test]
fn furiten_is_not_priced() {
    let answered = |discards: &str| {
        let request = WaitsRequest {
            hand: Request {
                hand: Some("234m567p345s66p67s".to_owned()),
                ..Request::default()
            },
            discards: discards.to_owned(),
            ..WaitsRequest::default()
        };
        measure(|| drop(request.respond())).count_total
    };
    let (waits, furiten) = (answered(""), answered("8s"));
    assert!(furiten < waits + waits / 2, "{waits} and {furiten}");
}

/// The hands of the table of yaku.
fn examples(rules: &Ruleset) -> impl Iterator<Item = Hand> {
    let texts = Yaku::all().flat_map(|yaku| [yaku.example(), yaku.counter_example()]);
    let questions = texts.filter_map(|text| text.parse::<Question>().ok());
    questions.filter_map(|question| Hand::new(&question.adapted(rules), rules).ok())
}
