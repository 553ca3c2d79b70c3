//! The course: every answer by a second derivation, and the laws of a sitting. Numbers in here come from the law and from
//! arithmetic, never from the engine.

use tensu::rules::CORE;
use tensu::{Ruleset, Wind};
use tensu_learn::course::{
    Aim, AnswerMode, Asked, AskedPart, Choice, Lesson, MOST, Sitting, Stage, What, WonBy, path,
};
use tensu_learn::{Item, Of};
use tensu_words::{LANGUAGES, Teach};

fn rules(id: &str) -> &'static Ruleset {
    Ruleset::by_id(id).expect("a ruleset")
}

fn lesson(number: u8) -> &'static Lesson {
    Lesson::by_number(number).expect("a lesson")
}

/// Answers the question on the screen, right or wrong, and goes on.
fn answer(sitting: &mut Sitting, right: bool, rules: &Ruleset) {
    let asked = sitting.asked().expect("a question").clone();
    let answers = if right {
        asked.right(sitting.given())
    } else {
        wrong(&asked)
    };
    for (at, answer) in answers.into_iter().enumerate() {
        sitting.choose(at, answer);
    }
    sitting.tell();
    assert_eq!(sitting.stage(), Stage::Told);
    sitting.next(rules);
}

/// Returns a wrong answer: in each part, or as a whole where parts are right together.
fn wrong(asked: &Asked) -> Vec<usize> {
    if asked.together.is_empty() {
        let other = |part: &AskedPart| (part.right + 1) % part.choices.len();
        return asked.parts.iter().map(other).collect();
    }
    let all = combinations(asked);
    let is_wrong = |all: &Vec<usize>| !asked.together.contains(all);
    all.into_iter().find(is_wrong).expect("a wrong answer")
}

/// All ways in which a question can be answered.
fn combinations(asked: &Asked) -> Vec<Vec<usize>> {
    asked.parts.iter().fold(vec![Vec::new()], |all, part| {
        let longer = |at: Vec<usize>| {
            (0..part.choices.len()).map(move |next| [at.as_slice(), &[next]].concat())
        };
        all.into_iter().flat_map(longer).collect()
    })
}

/// A lesson with all answers right, or all wrong: how it ends, and after how many questions.
fn whole(lesson: &'static Lesson, right: bool, seed: u64, rules: &Ruleset) -> (Stage, usize) {
    let mut sitting = Sitting::begin(lesson, seed, rules);
    while matches!(sitting.stage(), Stage::Card(_)) {
        sitting.next(rules);
    }
    while sitting.stage() == Stage::Asked {
        answer(&mut sitting, right, rules);
    }
    (sitting.stage(), sitting.count())
}

mod anchors;
mod built;
mod goal;
mod hands;
mod patterns;
mod place;
mod until;

/// Acceptance 11: all right, and the course is over in nine minutes at three seconds a question; all wrong, and each lesson
/// ends after twelve.
#[test]
fn a_lesson_ends() {
    for id in ["ema_2025", "mleague", "korean", "sanma_ryanshi"] {
        let rules = rules(id);
        let mut all = 0;
        for lesson in path(rules) {
            let (stage, count) = whole(lesson, true, 7, rules);
            assert_eq!(stage, Stage::Done, "{id} {}", lesson.number);
            assert!(count >= usize::from(lesson.helped + lesson.fewest) && count <= MOST);
            all += count;
            let wrong = whole(lesson, false, 7, rules);
            assert_eq!(wrong, (Stage::Tomorrow, MOST), "{id} {}", lesson.number);
        }
        assert!(all * 3 < 9 * 60, "{id}: {all}");
    }
}

/// "5 of 5" is said of a lesson that is done: two of three right are never enough, and whoever is asked on has something left.
#[test]
fn who_is_asked_on_has_something_left() {
    let rules = rules("ema_2025");
    for lesson in path(rules) {
        let mut sitting = Sitting::begin(lesson, 7, rules);
        while matches!(sitting.stage(), Stage::Card(_)) {
            sitting.next(rules);
        }
        while sitting.stage() == Stage::Asked {
            let right = !sitting.count().is_multiple_of(3);
            answer(&mut sitting, right, rules);
            let (have, of) = sitting.progress();
            assert!(have < of, "{}: {have} of {of}", lesson.number);
        }
        assert_eq!(sitting.stage(), Stage::Tomorrow, "{}", lesson.number);
    }
}

/// Acceptance 12: rules without fu have no lesson about them, in no language.
#[test]
fn rules_without_fu_have_none() {
    let fu_less = CORE.rulesets.iter().filter(|rules| !rules.counts_fu());
    let mut seen = 0;
    for rules in fu_less {
        for lesson in path(rules) {
            for seed in 0..20 {
                let asked = lesson.aims.iter().filter_map(|aim| aim.ask(seed, rules));
                for part in asked.flat_map(|asked| asked.parts) {
                    let names_fu = match part.what {
                        What::Fu
                        | What::Block(_)
                        | What::Wait
                        | What::NeedsFu(_)
                        | What::IsMangan(..) => true,
                        What::Price(_, fu) | What::Share(_, _, fu) => fu.is_some(),
                        _ => false,
                    };
                    assert!(!names_fu, "{} {}", rules.id, lesson.number);
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 100);
    // What every lesson of theirs says.
    let mut theirs = vec![Teach::AskWhole, Teach::PlaceTitle, Teach::PlaceWhat];
    for rules in CORE.rulesets.iter().filter(|rules| !rules.counts_fu()) {
        for lesson in path(rules) {
            theirs.push(lesson.title);
            theirs.extend(lesson.cards(rules).filter_map(|card| card.text));
        }
    }
    assert!(theirs.len() > 10);
    for words in LANGUAGES {
        let fu = match words.tag {
            "ja" | "zh-Hans" | "zh-Hant" => "符",
            "ko" => "부",
            "ru" => "фу",
            _ => "fu",
        };
        let names = |text: Teach| {
            let said = words.teach(text).to_lowercase();
            // 전부 is all, 지불 is to pay: a word is looked for where it stands alone.
            let mut words = said.split(|c: char| !c.is_alphanumeric());
            words.any(|word| word == fu) || fu == "符" && said.contains(fu)
        };
        let found: Vec<&Teach> = theirs.iter().filter(|text| names(**text)).collect();
        assert!(found.is_empty(), "{} {found:?}", words.tag);
        assert!(
            names(Teach::ThumbWhat) || words.tag == "ko",
            "{}",
            words.tag
        );
    }
}

/// Acceptance 4: whatever was answered, the text goes on as it was.
#[test]
fn a_sitting_goes_on_from_its_text() {
    for id in ["ema_2025", "korean", "sanma_ryanshi"] {
        let rules = rules(id);
        for lesson in path(rules) {
            let mut sitting = Sitting::begin(lesson, 3, rules);
            for turn in 0..40_usize {
                assert_eq!(
                    Sitting::read(&sitting.to_string(), rules).as_ref(),
                    Some(&sitting)
                );
                match sitting.stage() {
                    Stage::Asked => {
                        let asked = sitting.asked().expect("a question");
                        let at = sitting.at();
                        let choices = asked.parts[at].choices.len();
                        if asked.way == AnswerMode::Tap && turn % 3 == 0 {
                            sitting.tell();
                        } else if asked.way == AnswerMode::Tap {
                            let part = turn % asked.parts.len();
                            sitting.choose(part, turn % 2);
                        } else {
                            sitting.choose(at, turn % choices);
                        }
                    }
                    Stage::Done | Stage::Tomorrow => break,
                    _ => sitting.next(rules),
                }
            }
        }
    }
    let ema = rules("ema_2025");
    for odd in [
        "",
        "x",
        "1",
        "1 2",
        "200 1 0 0",
        "51 1 0 0",
        "1 1 2 0\n9",
        "1 1 2 0\n0,0",
        "1 1 2 0\nx",
    ] {
        assert_eq!(Sitting::read(odd, ema), None, "{odd}");
    }
}

/// Returns the payment for han and fu, as the law has it: `fu × 2^(2 + han)`, at most 2,000; a round hundred is paid.
fn paid(han: u8, fu: u32, times: u32, kiriage: bool, kazoe: bool) -> u32 {
    let base = match han {
        13.. if kazoe => 8_000,
        11.. => 6_000,
        8..=10 => 4_000,
        6..=7 => 3_000,
        5 => 2_000,
        _ => (fu << (2 + han)).min(2_000),
    };
    let base = if kiriage && base == 1_920 {
        2_000
    } else {
        base
    };
    (base * times).next_multiple_of(100)
}

/// All payments of the course by the formula, for many questions.
#[test]
fn prices_are_those_of_the_formula() {
    for (id, kiriage, kazoe) in [
        ("ema_2025", true, false),
        ("mleague", true, false),
        ("tenhou", false, true),
    ] {
        let rules = rules(id);
        let mut seen = 0;
        for seed in 0..400 {
            for aim in [
                Aim::Price(WonBy::NonDealer, Some(30)),
                Aim::Price(WonBy::Dealer, Some(40)),
                Aim::Shares(WonBy::NonDealer),
                Aim::Shares(WonBy::Dealer),
                Aim::LimitPrice(WonBy::NonDealer),
                Aim::LimitPrice(WonBy::Dealer),
                Aim::Strip(WonBy::NonDealer),
                Aim::Strip(WonBy::Dealer),
            ] {
                let asked = aim.ask(seed, rules).expect("a question");
                for part in &asked.parts {
                    let dealer = asked.of.dealer;
                    let ron = if dealer { 6 } else { 4 };
                    let wanted = match part.what {
                        What::Price(han, fu) => {
                            paid(han, fu.expect("fu").into(), ron, kiriage, kazoe)
                        }
                        What::LimitPrice(han) => paid(han, 30, ron, kiriage, kazoe),
                        What::Share(payer, han, fu) => {
                            let to_dealer = payer == tensu::score::Payer::Seat(Wind::East);
                            let times = if dealer || to_dealer { 2 } else { 1 };
                            paid(han, fu.expect("fu").into(), times, kiriage, kazoe)
                        }
                        other => panic!("{other:?}"),
                    };
                    assert_eq!(
                        part.choices[part.right],
                        Choice::Points(wanted),
                        "{id} {asked:?}"
                    );
                    seen += 1;
                }
            }
        }
        assert!(seen > 2_000);
    }
}

/// Fu of a hand's tiles, added up from the law by what each part says; the rule of thumb by its four lines.
#[test]
fn the_rule_of_thumb_is_right_where_it_is_asked() {
    let rules = rules("tenhou");
    for (aim, fu) in [
        (Aim::SevenPairs, 25),
        (Aim::PinfuTsumo, 20),
        (Aim::PlainRon, 30),
        (Aim::GivingRon, 40),
        (Aim::Others, 30),
    ] {
        for seed in 0..40 {
            let asked = aim.ask(seed, rules).expect("a question");
            let part = &asked.parts[0];
            assert_eq!(
                part.choices[part.right],
                Choice::Number(fu),
                "{aim:?} {seed}"
            );
        }
    }
}

/// The parts that give fu, by looking at the tiles: three or four alike give, a sequence never; a pair of dragons, of
/// the seat's or the round's wind.
#[test]
fn what_gives_fu_is_what_the_law_says() {
    let rules = rules("cheatsheet");
    let mut yes = 0;
    for seed in 0..200 {
        for aim in [Aim::Triplet, Aim::ValuedPair, Aim::Wait, Aim::Nothing] {
            let asked = aim.ask(seed, rules).expect("a question");
            let hand = asked.hand.as_ref().expect("a hand");
            let win = hand.check(rules).expect("a win");
            let score = rules.score(&win).expect("a score");
            for part in &asked.parts {
                let wanted = match part.what {
                    What::Block(place) => {
                        let block = &score.reading.blocks[usize::from(place)];
                        let tiles: Vec<_> = block.tiles().collect();
                        let first = tiles[0];
                        let alike = tiles.iter().all(|tile| *tile == first);
                        let valued = first.is_honor()
                            && (first.rank() > 4
                                || first == hand.seat.kind()
                                || first == hand.round.kind());
                        alike && (tiles.len() > 2 || valued)
                    }
                    What::Wait => {
                        use tensu::reading::Wait;
                        matches!(
                            score.reading.wait,
                            Wait::Kanchan | Wait::Penchan | Wait::Tanki
                        )
                    }
                    other => panic!("{other:?}"),
                };
                assert_eq!(part.choices[part.right], Choice::Is(wanted), "{asked:?}");
                yes += usize::from(wanted);
            }
        }
    }
    assert!(yes > 300);
}

/// Acceptance 2: what is tapped and missed, of the hand of the field study.
#[test]
fn what_is_tapped_is_graded_group_by_group() {
    let rules = rules("cheatsheet");
    let mut sitting = Sitting::begin(lesson(2), 5, rules);
    while matches!(sitting.stage(), Stage::Card(_)) {
        sitting.next(rules);
    }
    let asked: Asked = sitting.asked().expect("a question").clone();
    assert_eq!(asked.way, AnswerMode::Tap);
    let giving: Vec<usize> = (0..asked.parts.len())
        .filter(|at| asked.parts[*at].choices[asked.parts[*at].right] == Choice::Is(true))
        .collect();
    // Nothing is tapped: what gives is missed, what does not is right, and teaches nothing.
    sitting.tell();
    assert_eq!(sitting.is_right(), giving.is_empty());
    let taught = sitting.taught();
    assert!(taught.iter().all(|(_, right)| !right));
    let items: Vec<Item> = giving.iter().map(|at| asked.parts[*at].teaches).collect();
    for item in items {
        assert!(taught.contains(&(item, false)), "{item}");
    }
}

/// Acceptance 1 and kiriage: what is a mangan follows the ruleset.
#[test]
fn limits_follow_the_ruleset() {
    use tensu_learn::course::{mangan_from, rungs};
    for (id, four) in [("tenhou", 40), ("ema_2025", 30)] {
        assert_eq!(mangan_from(4, rules(id)), Some(four), "{id}");
    }
    let prices: Vec<(u8, u32)> = rungs(rules("tenhou"))
        .iter()
        .map(|rung| (rung.from, rung.price))
        .collect();
    assert_eq!(
        prices,
        [
            (5, 8_000),
            (6, 12_000),
            (8, 16_000),
            (11, 24_000),
            (13, 32_000)
        ]
    );
}

/// A cell that was answered wrong is what comes back, and nothing else.
#[test]
fn what_went_wrong_is_the_cell() {
    let rules = rules("tenhou");
    let mut sitting = Sitting::begin(lesson(3), 11, rules);
    while matches!(sitting.stage(), Stage::Card(_)) {
        sitting.next(rules);
    }
    // The strip: the first cell wrong, all others right.
    let asked = sitting.asked().expect("the strip").clone();
    for (at, part) in asked.parts.iter().enumerate() {
        let given = if at == 0 {
            (part.right + 1) % part.choices.len()
        } else {
            part.right
        };
        sitting.choose(at, given);
    }
    let taught = sitting.taught();
    let wrong: Vec<String> = taught
        .iter()
        .filter(|(_, right)| !right)
        .map(|(item, _)| item.to_string())
        .collect();
    assert_eq!(wrong, ["cell_other_ron_1_30"]);
    assert_eq!(
        asked.of,
        Of {
            dealer: false,
            tsumo: false
        }
    );
}

/// The results that a log tells: a day may be left out in seven; shares look back ten answers; what another log adds.
#[test]
fn results_are_read_from_the_log() {
    use tensu_learn::results::{Added, Group, groups, shares, streak, strip, worst};
    use tensu_learn::{Log, LoggedAnswer, Replica};
    let here = Replica::of(1);
    let item = |word| Item::from_code(word).expect("an item");
    let mut log = Log::default();
    let answer = |log: &mut Log, day, word, right| {
        let answer = LoggedAnswer {
            right,
            seconds: 4,
            again: false,
        };
        log.answer(day, here, item(word), answer);
    };
    // 100 to 103, nothing on 104, 105; then 106 is today, not over yet.
    for day in [100, 101, 102, 103, 105] {
        answer(&mut log, day, "kanchan", true);
    }
    assert_eq!(streak(&log, 106), 5);
    assert_eq!(streak(&log, 105), 5);
    // Two days left out end it.
    assert_eq!(streak(&log, 108), 0);
    answer(&mut log, 108, "kanchan", false);
    assert_eq!(streak(&log, 108), 1);
    let days = strip(&log, 108);
    assert_eq!((days.len(), days[83], days[82], days[80]), (84, 1, 0, 1));
    assert_eq!(days.iter().sum::<u32>(), 6);
    for _ in 0..9 {
        answer(&mut log, 108, "sum", true);
    }
    answer(&mut log, 108, "cell_other_ron_3_40", false);
    let share = shares(&log)[&item("kanchan")];
    assert_eq!((share.right, share.all, share.pace()), (5, 6, Some(4)));
    let of: Vec<(Group, u32, u32)> = groups(&log)
        .into_iter()
        .map(|(group, share)| (group, share.right, share.all))
        .collect();
    assert_eq!(of, [(Group::Fu, 14, 15), (Group::Prices, 0, 1)]);
    let worst: Vec<String> = worst(&log, 3)
        .iter()
        .map(|(item, _)| item.to_string())
        .collect();
    assert_eq!(worst, ["cell_other_ron_3_40", "kanchan"]);
    let mut other = log.clone();
    answer(&mut other, 109, "sum", true);
    other.done(3, 109);
    let added = Added::by(&log, &other);
    assert_eq!((added.answers, added.lessons, added.sheets), (1, 1, 0));
    assert!(Added::by(&other, &log).is_nothing());
}
