//! The time that everything takes: nanoseconds a hand and hands a second, on one thread, as a Markdown table.
//!
//! `cargo bench` runs it natively, `cargo xtask bench --wasm` the same program in Node and in Chromium. Words after `--`
//! choose the lines that contain them. On a machine that does other things too, the best samples are closest to the truth.

#![allow(unreachable_pub, reason = "a program has no outside")]
#![allow(
    clippy::cast_precision_loss,
    reason = "counts of hands are exact in a float"
)]

mod clock;
mod hands;
#[path = "../../tests/shared/lib.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod shared;

use std::hint::black_box;

use tensu::bulk::{Hand, Price, Scorer, Splits};
use tensu::evening::{Drawn, Event, HandValue as Worth, Start, WinningChair, Won, fold};
use tensu::likely::{Odds, Place, Row, likely};
use tensu::outlook::Outlook;
use tensu::rules::CORE;
use tensu::{Kind, Question, Ruleset, Tile, score};
use tensu_wire::{Request, Value};

use hands::Hands;
use shared::random::Random;

/// As in the app: the standard allocator of WebAssembly is a slow one.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// The number of times that each piece of work is measured.
const SAMPLES: usize = 15;

/// The time that each piece of work goes on before it is measured, in nanoseconds: what runs WebAssembly compiles in
/// haste first, and once more in the background.
const WARM_UP: f64 = 200e6;

/// The program's output: a table, one line for each thing that is measured.
struct Table {
    /// Words that choose lines; all lines without any.
    words: Vec<String>,
    /// The length of a sample in nanoseconds.
    sample: f64,
}

impl Table {
    fn head(title: &str) {
        clock::print(&format!(
            "\n| {title} | ns a hand, best | median | hands a second |"
        ));
        clock::print("|---|---:|---:|---:|");
    }

    /// Measures some work on each of some hands. The hands are cut into pieces so short that most samples are not
    /// disturbed by what else runs on the machine; the line is the sum of the best of all pieces, and of the medians.
    fn line<T>(&self, name: &str, hands: &[T], mut work: impl FnMut(&T)) {
        if !self.words.is_empty() && !self.words.iter().any(|word| name.contains(word.as_str())) {
            return;
        }
        let mut sample = |hands: &[T], rounds: usize| {
            let start = clock::now();
            for _ in 0..rounds {
                hands.iter().for_each(&mut work);
            }
            clock::now() - start
        };
        let start = clock::now();
        while clock::now() - start < WARM_UP {
            sample(hands, 1);
        }
        // Browsers' clocks are coarse: repeat until the clock can tell.
        let mut rounds = 1;
        let mut whole = sample(hands, rounds);
        while whole < self.sample {
            rounds *= 2;
            // The shorter of two, or a disturbance would pass for work.
            whole = sample(hands, rounds).min(sample(hands, rounds));
        }
        let pieces = (whole / self.sample) as usize;
        let size = hands.len().div_ceil(pieces).max(1);
        let (mut median, mut best) = (0.0, 0.0);
        for piece in hands.chunks(size) {
            let mut times: Vec<f64> = (0..SAMPLES).map(|_| sample(piece, rounds)).collect();
            times.sort_by(f64::total_cmp);
            median += times[SAMPLES / 2];
            best += times[0];
        }
        let work = (hands.len() * rounds) as f64;
        let (median, best) = (median / work, best / work);
        let rate = 1e9 / best;
        clock::print(&format!("| {name} | {best:.0} | {median:.0} | {rate:.0} |"));
    }
}

fn main() {
    // Not a measurement: hands as requests, for those who measure the `score` command.
    let count = std::env::args().find_map(|word| word.strip_prefix("--requests=")?.parse().ok());
    match count {
        Some(count) => hands::requests(count).for_each(|request| clock::print(&request)),
        None => measure(),
    }
}

fn measure() {
    let words = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with("--"));
    let table = Table {
        words: words.collect(),
        sample: clock::sample(),
    };
    clock::print(&format!("{}, one thread", clock::machine()));
    let rules = Ruleset::by_id("tenhou").expect("a ruleset");
    let splits = Splits::new();
    let hands = Hands::new(rules);
    prices(&table, &hands, rules, &splits);
    scores(&table, &hands, rules);
    waits(&table, &hands, rules, &splits);
    rulesets(&table, &hands, &splits);
    photos(&table, &hands, rules);
    text(&table, &hands);
    games(&table, &hands);
}

fn prices(table: &Table, hands: &Hands, rules: &Ruleset, splits: &Splits) {
    Table::head("price alone (`fast::Scorer::price`)");
    let scorer = Scorer::new(rules, splits);
    let hand = |question: &Question| Hand::new(question, rules).expect("a legal hand");
    for (name, questions) in hands.kinds() {
        let hands: Vec<Hand> = questions.iter().map(hand).collect();
        assert!(hands.iter().all(|hand| scorer.is_native(hand)));
        table.line(&format!("price: {name}"), &hands, |hand| {
            black_box::<Option<Price>>(scorer.price(black_box(hand)));
        });
    }
    table.line("price: mix, from questions", &hands.mix, |question| {
        black_box(scorer.price(&hand(black_box(question))));
    });
    table.line("tables: making them, once", &[()], |()| {
        black_box(Splits::new());
    });
    table.line("tables: a ruleset, once", &[()], |()| {
        black_box(Scorer::new(rules, splits));
    });
}

fn scores(table: &Table, hands: &Hands, rules: &Ruleset) {
    Table::head("price and explanation (`score` of a question)");
    for (name, questions) in hands.kinds() {
        table.line(&format!("score: {name}"), questions, |question| {
            let _ = black_box(score(black_box(question), rules));
        });
    }
    table.line("score: mix, the check alone", &hands.mix, |question| {
        let _ = black_box(black_box(question).check(rules));
    });
}

/// A hand won on another tile.
fn won_on(question: &Question, kind: Kind) -> Question {
    let mut won = question.clone();
    won.win = Some(Tile::plain(kind));
    won
}

fn waits(table: &Table, hands: &Hands, rules: &Ruleset, splits: &Splits) {
    Table::head("tenpai hands");
    let scorer = Scorer::new(rules, splits);
    let of = |question: &Question| match question.outlook(rules) {
        Some(Outlook::Waits(waits)) => waits,
        _ => Vec::new(),
    };
    table.line("waits: which", &hands.tenpai, |question| {
        black_box(question.outlook(rules));
    });
    table.line("waits: with the score of each", &hands.tenpai, |question| {
        for (kind, _) in of(question) {
            let _ = black_box(score(&won_on(question, kind), rules));
        }
    });
    table.line("waits: with the price of each", &hands.tenpai, |question| {
        for (kind, _) in of(question) {
            let hand = Hand::new(&won_on(question, kind), rules);
            black_box(hand.map(|hand| scorer.price(&hand)).ok());
        }
    });
}

fn rulesets(table: &Table, hands: &Hands, splits: &Splits) {
    Table::head("one hand under all rulesets");
    let adapted = |question: &Question| -> Vec<Question> {
        CORE.rulesets
            .iter()
            .map(|rules| question.adapted(rules))
            .collect()
    };
    let adapted: Vec<Vec<Question>> = hands.mix.iter().map(adapted).collect();
    table.line(
        &format!("all {}: scores", CORE.rulesets.len()),
        &adapted,
        |questions| {
            for (question, rules) in questions.iter().zip(CORE.rulesets) {
                let _ = black_box(score(question, rules));
            }
        },
    );
    let scorers: Vec<Scorer<'_>> = CORE
        .rulesets
        .iter()
        .map(|rules| Scorer::new(rules, splits))
        .collect();
    let legal = |questions: &Vec<Question>| -> Vec<(usize, Hand)> {
        let hands = questions.iter().zip(CORE.rulesets).enumerate();
        hands
            .filter_map(|(i, (question, rules))| Some((i, Hand::new(question, rules).ok()?)))
            .collect()
    };
    let prepared: Vec<Vec<(usize, Hand)>> = adapted.iter().map(legal).collect();
    table.line(
        &format!("all {}: prices", CORE.rulesets.len()),
        &prepared,
        |hands| {
            for (scorer, hand) in hands {
                black_box(scorers[*scorer].price(hand));
            }
        },
    );
}

/// Rows of tiles on photos, each as unsure as its name says; a reader that knows nothing makes the search as long as it can be.
fn photos(table: &Table, hands: &Hands, rules: &Ruleset) {
    Table::head("a row of tiles on a photo (`likely`)");
    for (name, doubtful, surer) in [("mostly sure", 10, 40), ("never sure", 100, 4)] {
        let mut random = Random::new(6);
        let mut seen = |&tile: &Tile| {
            let mut place = Place::of(tile);
            for odds in &mut place.odds {
                if random.percent(doubtful) {
                    let doubt = surer + random.below(260) as u16;
                    *odds = Odds::new(odds.get().min(doubt));
                }
            }
            place
        };
        let mut row = |question: &Question| -> (Vec<Place>, Question) {
            let tiles = question.hand.iter().chain(&question.win);
            (tiles.map(&mut seen).collect(), question.clone())
        };
        let rows: Vec<_> = hands.mix.iter().map(&mut row).collect();
        table.line(&format!("photo: {name}"), &rows, |(row, beside)| {
            black_box(likely(black_box(row), Row::Hand, beside, rules));
        });
    }
}

fn text(table: &Table, hands: &Hands) {
    Table::head("text and JSON");
    let texts: Vec<String> = hands.mix.iter().map(ToString::to_string).collect();
    table.line("text: reading", &texts, |text| {
        let _ = black_box(text.parse::<Question>());
    });
    table.line("text: writing", &hands.mix, |question| {
        black_box(question.to_string());
    });
    let requests: Vec<String> = hands.mix.iter().map(hands::request).collect();
    table.line("JSON: request to response", &requests, |request| {
        let request: Value = serde_json::from_str(request).expect("JSON");
        let request = Request::try_from(request).expect("a request");
        black_box(serde_json::to_string(&request.respond()).expect("a response"));
    });
}

/// A half game of twenty hands, from its events: wins that pass the deal, self-draws and draws of the dealer.
fn games(table: &Table, hands: &Hands) {
    // Nobody is out of points there.
    let rules = Ruleset::by_id("mleague").expect("a ruleset");
    Table::head("a game of twenty hands, folded (`ns a game`)");
    let start = Start::new(rules);
    let game = |worth: &dyn Fn(usize) -> Worth| -> Vec<Event> {
        let hand = |at: usize| {
            let dealer = at.div_ceil(3) % 4;
            let winner = |chair| {
                vec![WinningChair {
                    chips: None,
                    chair,
                    value: worth(at),
                    liable: Vec::new(),
                }]
            };
            let won = |from, chair| {
                Event::Won(Won {
                    from,
                    winners: winner(chair),
                    declaring: None,
                })
            };
            match at % 3 {
                0 => won(Some(dealer), (dealer + 1) % 4),
                1 => won(None, dealer),
                _ => Event::Drawn(Drawn {
                    tenpai: vec![dealer],
                    nagashi: Vec::new(),
                }),
            }
        };
        (0..20).map(hand).collect()
    };
    let plain = game(&|_| Worth::Han(1, Some(30)));
    // Who is in riichi lies with the table.
    let mix = hands.mix.iter().filter(|hand| !hand.riichi.is_declared());
    let mix: Vec<&Question> = mix.take(20).collect();
    let tiles = game(&|at| Worth::Tiles(Box::new(mix[at].clone())));
    for (name, events) in [("game: han and fu", plain), ("game: tiles", tiles)] {
        let course = fold(&start, rules, &events);
        assert_eq!(course.records.len(), 20, "{:?}", course.faults);
        table.line(name, &[events], |events| {
            black_box(fold(&start, rules, black_box(events)));
        });
    }
}
