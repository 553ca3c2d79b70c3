//! Whole explanations in English, word for word: what a player reads.

use tensu::score::{Amount, Award};
use tensu::{Question, Ruleset, Score, score};
use tensu_words::EN;

/// Lists everything that is said about a score, a line each.
fn explanation(score: &Score) -> Vec<String> {
    let award = |award: &Award| match award.amount {
        Amount::Han(n) => format!("yaku: {} {n}", EN.what(award.what)),
        Amount::Yakuman(n) => format!("yakuman: {} {n}", EN.what(award.what)),
        Amount::Mangan => format!("mangan: {}", EN.what(award.what)),
        Amount::Points(n) => format!("points: {} {n}", EN.what(award.what)),
    };
    let mut lines: Vec<String> = score.awards.iter().map(award).collect();
    let fu = score.fu.iter().flat_map(|fu| &fu.items);
    lines.extend(fu.map(|item| format!("fu: {} {}", item.fu, EN.fu(item))));
    lines.extend(
        score
            .steps
            .iter()
            .map(|step| format!("step: {}", EN.step(step))),
    );
    lines.push(format!("total: {}", EN.number(score.total)));
    lines.push(format!("wait: {}", EN.wait(score.reading.wait)));
    for other in &score.others {
        let (han, fu) = (
            other.han.unwrap_or(0),
            other.fu.as_ref().map_or(0, |fu| fu.rounded),
        );
        let points = EN.number(other.points);
        lines.push(format!(
            "other: {han} han {fu} fu, {points}: {}",
            EN.lost(other.lost)
        ));
    }
    for missed in &score.missed {
        lines.push(format!(
            "missed: {}: {}",
            EN.yaku(missed.yaku),
            EN.why(missed.why)
        ));
    }
    lines.extend(
        score
            .remarks
            .iter()
            .map(|note| format!("remark: {}", note.id)),
    );
    lines
}

/// Compares line by line, so that a failure names the line.
fn check(rules: &str, text: &str, expected: &[&str]) {
    let question: Question = text.parse().expect(text);
    let rules = Ruleset::by_id(rules).expect(rules);
    let found = explanation(&score(&question, rules).expect(text));
    for (i, (found, expected)) in found.iter().zip(expected).enumerate() {
        assert_eq!(found, expected, "line {} of {text}", i + 1);
    }
    assert_eq!(found.len(), expected.len(), "{text}: {found:#?}");
}

/// Example A9 of examples.md: the closed wait pays more.
#[test]
fn the_better_wait() {
    check(
        "ari_ari",
        "12334m567p11z777z+2m ron",
        &[
            "yaku: Red dragon 1",
            "fu: 20 for winning",
            "fu: 10 closed hand, won by ron",
            "fu: 2 pair of the round wind",
            "fu: 8 closed triplet of terminals or honors",
            "fu: 2 closed wait (kanchan)",
            "step: 1 han",
            "step: 42 fu, rounded up to 50",
            "step: 50 fu × 2³ = 400: doubled 3 times (1 for han, 2 always)",
            "step: Discarder: 400 × 4 (for all: 2 + 1 + 1) = 1,600",
            "total: 1,600",
            "wait: closed wait (kanchan)",
            "other: 1 han 40 fu, 1,300: pays less",
            "missed: Round wind: East is only a pair",
            "missed: Half flush: 567 pin does not fit",
            "remark: wait_by_block",
        ],
    );
}

/// Example C5: the ron tile opens a triplet.
#[test]
fn the_triplet_that_the_discard_completed() {
    check(
        "cheatsheet",
        "33m88m111p444p777s+8m ron seat:W from:S",
        &[
            "yaku: All triplets 2",
            "yaku: Three concealed triplets 2",
            "fu: 20 for winning",
            "fu: 10 closed hand, won by ron",
            "fu: 2 open (completed by ron) triplet of simples",
            "fu: 8 closed triplet of terminals or honors",
            "fu: 4 closed triplet of simples",
            "fu: 4 closed triplet of simples",
            "step: 4 han",
            "step: 48 fu, rounded up to 50",
            "step: 50 fu × 2⁶ = 3,200: doubled 6 times (4 for han, 2 always)",
            "step: more than 2,000 is a mangan: 2,000 base points",
            "step: South: 2,000 × 4 (for all: 2 + 1 + 1) = 8,000",
            "total: 8,000",
            "wait: double-pair wait (shanpon)",
            "missed: All simples: the set of 1 pin does not fit",
            "missed: Four concealed triplets: the set of 8 man was completed by ron, so it is not concealed",
        ],
    );
}

/// A dealer's self-draw with dora, a honba and sticks.
#[test]
fn the_dealers_self_draw() {
    check(
        "cheatsheet",
        "12334m567p456s99s+2m tsumo seat:E riichi dora:4p honba:1 sticks:2",
        &[
            "yaku: Riichi 1",
            "yaku: Fully concealed hand 1",
            "yaku: Pinfu 1",
            "yaku: Dora 1",
            "fu: 20 pinfu by self-draw: always 20",
            "step: 3 han from yaku + 1 from dora = 4 han",
            "step: 20 fu × 2⁶ = 1,280: doubled 6 times (4 for han, 2 always)",
            "step: South: 1,280 × 2 (double to the dealer) = 2,560, rounded up to 2,600",
            "step: West: 1,280 × 2 (double to the dealer) = 2,560, rounded up to 2,600",
            "step: North: 1,280 × 2 (double to the dealer) = 2,560, rounded up to 2,600",
            "step: South: 1 honba = 100",
            "step: West: 1 honba = 100",
            "step: North: 1 honba = 100",
            "step: 2 riichi sticks on the table = 2,000",
            "total: 10,100",
            "wait: two-sided wait (ryanmen)",
            "other: 3 han 30 fu, 6,000: pays less",
            "remark: row_of_20_fu",
            "remark: honba_value",
            "remark: honba_after_draw",
        ],
    );
}

/// Liability, and yakuman that add up.
#[test]
fn the_liable_player() {
    check(
        "cheatsheet",
        "7z(111z)(222z)(333z)(444z)+7z ron from:W liable:N/daisuushii",
        &[
            "yakuman: Four big winds 2",
            "yakuman: All honors 1",
            "step: 3 × yakuman: 24,000 base points",
            "step: Nobody is liable for All honors: 8,000 base points",
            "step: West: 8,000 × 4 (for all: 2 + 1 + 1) = 32,000",
            "step: North is liable for Four big winds, half of 64,000 (16,000 × 4): 32,000",
            "step: West: the other half, 32,000; together 32,000 + 32,000 = 64,000",
            "total: 96,000",
            "wait: single wait (tanki)",
            "remark: big_winds_triplets",
            "remark: pao_assumed",
            "remark: yakuman_add",
        ],
    );
}

#[test]
fn thousands_are_set_apart() {
    let numbers = [
        (0, "0"),
        (999, "999"),
        (1_000, "1,000"),
        (288_000, "288,000"),
        (1_234_567, "1,234,567"),
    ];
    for (number, text) in numbers {
        assert_eq!(EN.number(number), text);
    }
}

/// rules.md 1.2.2: an open ron of 20 is 30; ari-ari adds 2, and 22 is rounded up.
#[test]
fn an_open_hand_that_is_lifted_says_to_what() {
    for (rules, fu, why) in [
        (
            "cheatsheet",
            10,
            "open hand without other fu, by ron: counts 30 (kuipinfu)",
        ),
        ("ari_ari", 2, "open pinfu (kuipinfu)"),
    ] {
        let question: Question = "34567m22678p(678s)+2m ron".parse().expect("a hand");
        let scored = score(&question, Ruleset::by_id(rules).expect(rules)).expect("a win");
        let items = scored.fu.expect("fu").items;
        let last = items.last().expect("an item");
        assert_eq!((last.fu, EN.fu(last)), (fu, why), "{rules}");
    }
}

/// Whoever draws tiles has them apart from the words.
#[test]
fn a_reason_can_be_said_around_its_tiles() {
    let question: Question = "12334m567p11z777z+2m ron".parse().expect("a hand");
    let scored = score(&question, Ruleset::by_id("ari_ari").expect("rules")).expect("a win");
    let said = scored.missed.iter().filter_map(|missed| {
        let tiles = missed.why.tiles()?.tiles().count();
        let name = EN.why_tiles(missed.why)?;
        Some((tiles, name, EN.why_with(missed.why, "*", "")))
    });
    let said: Vec<_> = said.collect();
    let expected = [
        (1, "East", "* is only a pair"),
        (3, "567 pin", "* does not fit"),
    ];
    assert_eq!(
        said,
        expected.map(|(n, name, text)| (n, name.to_owned(), text.to_owned()))
    );
}
