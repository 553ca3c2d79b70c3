//! The words of each community (`docs/words/`): what composes a sentence says them as its players do.

use serde_json::{Value, json};
use tensu::{Question, Ruleset, score};
use tensu_words::{DE, EN, FR, JA, KO, LANGUAGES, RU, Word, Words, ZH_HANS, ZH_HANT};

use super::languages::texts;
use crate::helpers::ask;

fn explained(rules: &str, hand: &str, words: &Words) -> Value {
    ask(json!({"ask": "explain", "ruleset": rules, "text": hand, "lang": words.tag}))
}

/// All texts of one kind in an answer.
fn told<'a>(answer: &'a Value, list: &str, field: &str) -> Vec<&'a str> {
    let lines = answer[list].as_array().expect("a list");
    lines
        .iter()
        .filter_map(|line| line[field].as_str())
        .collect()
}

/// rules.md 1.3: the liable player pays half of a ron, 32,000 of a yakuman being 8,000 × 4. A player has another name than
/// the tile, and the sum stands in the brackets of the language.
#[test]
fn a_liable_player_is_a_player() {
    const HAND: &str = "44m23p(555z)(666z)(777z)+4p ron from:N seat:S liable:W/daisangen";
    for (words, player, sum) in [
        (&JA, "西家", "32,000（8,000 × 4）"),
        (&KO, "서가", "32,000 (8,000 × 4)"),
        (&ZH_HANS, "西家", "32,000（8,000 × 4）"),
        (&ZH_HANT, "西家", "32,000（8,000 × 4）"),
        (&EN, "West", "32,000 (8,000 × 4)"),
        (&DE, "West", "32.000 (8.000 × 4)"),
    ] {
        let answer = explained("tenhou", HAND, words);
        let steps = told(&answer, "steps", "text").join("\n");
        let half = steps.lines().find(|step| step.contains(sum));
        assert!(half.is_some_and(|step| step.contains(player)), "{steps}");
        let payments = told(&answer, "payments", "text");
        assert!(
            payments.iter().any(|text| text.starts_with(player)),
            "{payments:?}"
        );
    }
}

/// One name for several yakuman, in what they are worth and in the arithmetic.
#[test]
fn two_yakuman_have_one_name() {
    const HAND: &str = "111m333p777s999s2z+2z ron";
    for (words, name) in [
        (&EN, "double yakuman"),
        (&JA, "ダブル役満"),
        (&KO, "더블 역만"),
        (&ZH_HANS, "两倍役满"),
        (&ZH_HANT, "兩倍役滿"),
        (&DE, "doppeltes Yakuman"),
    ] {
        // Four concealed triplets on the pair pay two in Mahjong Soul.
        let answer = explained("majsoul", HAND, words);
        assert_eq!(answer["yaku"][0]["worth"], name);
        assert!(
            told(&answer, "steps", "text")[0].starts_with(name),
            "{answer}"
        );
        assert_eq!(words.yakuman(2), name);
    }
}

/// A sequence is said as its tiles are.
#[test]
fn a_missing_sequence_has_the_name_of_its_suit() {
    let question: Question = "123456m12p45699s+3p ron riichi".parse().expect("a hand");
    let scored = score(&question, Ruleset::by_id("tenhou").expect("rules")).expect("a win");
    let straight = scored
        .missed
        .iter()
        .find(|missed| missed.yaku == tensu::Yaku::Ittsuu);
    let why = straight.expect("789 of man is missing").why;
    for (words, said) in [
        (&EN, "no 789 man"),
        (&JA, "789萬の順子がありません"),
        (&KO, "789만 슌쯔가 없습니다"),
        (&ZH_HANS, "没有789万的顺子"),
        (&ZH_HANT, "沒有789萬的順子"),
    ] {
        assert_eq!(words.why(why), said);
    }
}

/// "Red" alone could be a five. Keys have the short name.
#[test]
fn dragons_are_dragons_in_a_sentence() {
    let question: Question = "111m234p567s77z55z+5z ron".parse().expect("a hand");
    let scored = score(&question, Ruleset::by_id("tenhou").expect("rules")).expect("a win");
    let why = scored.missed.iter().map(|missed| missed.why);
    for (words, long, short) in [
        (&EN, "the red dragon", "Red"),
        (&DE, "„Roter Drache“", "Rot"),
        (&FR, "dragon rouge", "Rouge"),
        (&RU, "«красный дракон»", "Красный"),
    ] {
        let said: Vec<String> = why.clone().map(|why| words.why(why)).collect();
        assert!(said.iter().any(|text| text.contains(long)), "{said:?}");
        assert_eq!(words.tile("7z".parse().expect("a tile")), short);
    }
}

/// An answer calls a yaku as players do, and once: also in the reasons of others.
#[test]
fn an_answer_calls_a_yaku_by_one_name() {
    const HAND: &str = "112233m445566p9s+9s ron riichi";
    for (words, name, meaning) in [
        (&EN, "Ryanpeikou", Some("Twice pure double sequence")),
        (&DE, "Ryanpeikou", Some("Zweimal zwei gleiche Folgen")),
        (&RU, "Рянпейко", None),
        (&JA, "二盃口", None),
    ] {
        let answer = explained("tenhou", HAND, words);
        let yaku = answer["yaku"].as_array().expect("yaku");
        let found = yaku
            .iter()
            .find(|line| line["id"] == "ryanpeikou")
            .expect("ryanpeikou");
        assert_eq!(
            (found["name"].as_str(), found["meaning"].as_str()),
            (Some(name), meaning)
        );
        let missed = answer["missed"].as_array().expect("missed");
        let part = missed.iter().find(|line| line["reason"] == "replaced");
        let text = part.and_then(|line| line["text"].as_str());
        assert!(text.is_some_and(|text| text.contains(name)), "{missed:?}");
    }
    // Those of the Korean game have no name in Japanese.
    let answer = explained("korean", "22p33344567555m+4m tsumo ready", &DE);
    let names = told(&answer, "yaku", "name");
    assert!(
        names.contains(&"Bereit") && names.contains(&"Prämienstein"),
        "{names:?}"
    );
}

/// Returns whether a text has one of these behind a place, before a space or a stop.
fn behind_a_place(text: &str, particles: &[&str]) -> bool {
    text.split('}').skip(1).any(|rest| {
        let particle = particles.iter().find_map(|one| rest.strip_prefix(one));
        particle.is_some_and(|rest| {
            rest.chars()
                .next()
                .is_none_or(|next| !next.is_alphanumeric())
        })
    })
}

/// Particles that change with the last sound cannot stand behind a place; a player's name always ends in 가, which 가 may follow.
#[test]
fn no_korean_particle_depends_on_what_is_put_in() {
    const PARTICLES: [&str; 10] = [
        "은",
        "는",
        "이",
        "을",
        "를",
        "와",
        "과",
        "으로",
        "로",
        "이라는",
    ];
    for (name, text) in texts(&KO) {
        assert!(!behind_a_place(&text, &PARTICLES), "{name}: {text}");
        assert!(
            !text.contains("을(를)") && !text.contains("이(가)"),
            "{name}: {text}"
        );
    }
    for seat in [
        Word::EastPlayer,
        Word::SouthPlayer,
        Word::WestPlayer,
        Word::NorthPlayer,
    ] {
        assert!(KO.say(seat).ends_with('가'));
    }
}

fn is_han(letter: char) -> bool {
    matches!(letter, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}')
}

/// Japanese and Chinese have signs of full width: no half colon or comma beside their letters, no space behind a stop.
#[test]
fn signs_are_as_wide_as_the_letters() {
    for words in [&JA, &ZH_HANS, &ZH_HANT] {
        for (name, text) in texts(words) {
            let letters: Vec<char> = text.chars().collect();
            for pair in letters.windows(2) {
                let beside = match pair {
                    [letter, ':' | ',' | '('] | [':' | ',' | ')', letter] => is_han(*letter),
                    ['。', ' '] => true,
                    _ => false,
                };
                // Notation stays as it is typed.
                let is_notation = text.contains("(1111m)") || text.contains("(777z)");
                // So do lists of phrases, and of notes with their ids.
                let is_typed = is_notation || name.starts_with("Said") || name == "Notes";
                assert!(!beside || is_typed, "{}: {name}: {text}", words.tag);
            }
        }
    }
}

/// Words that the glossaries leave to others.
#[test]
fn words_of_others_are_not_used() {
    const OTHERS: [(&str, &[&str]); 10] = [
        ("en", &["self-pick", "loose tile", "100-tenbo", "san ankou"]),
        ("ja", &["入聴", "嵌張", "辺張", "双碰", "当方", "翻"]),
        ("ko", &["우라도라", "더블 엎어", "우리 규칙"]),
        ("zh-Hans", &["弃牌", "载入", "双倍役满", "点选"]),
        ("zh-Hant", &["預設", "保存", "雙倍役滿", "棄牌"]),
        (
            "de",
            &[
                "Vierling",
                "von allen",
                "Lückenwarten",
                "offener Kan",
                "verdeckter Kan",
            ],
        ),
        ("fr", &["carré", "de tous", "d’office", "sur tsumo"]),
        ("es", &["coger", "pierna", "puntaje", "pong", "precio"]),
        (
            "it",
            &[
                "pedina",
                "tegola",
                "tripletta",
                "prezzo",
                "stecchetto",
                "pareggio",
            ],
        ),
        ("ru", &["цена", "цену", "шантен", "сянтен"]),
    ];
    for (words, (tag, others)) in LANGUAGES.iter().map(|words| {
        let found = OTHERS.iter().find(|(tag, _)| *tag == words.tag);
        (words, found.copied().unwrap_or((words.tag, &[])))
    }) {
        let notes = words
            .notes()
            .map(|(id, text)| (id.to_owned(), text.to_owned()));
        for (name, text) in texts(words).into_iter().chain(notes) {
            let found = others.iter().find(|other| text.contains(**other));
            assert_eq!(found, None, "{tag}: {name}: {text}");
        }
    }
}
