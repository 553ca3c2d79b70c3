//! Each game's words are those of its own players: no text of a Chinese game has a word of another game, in any language.

use serde_json::{Value, json};
use tensu::Flag;
use tensu::reference::Reference;
use tensu::rules::{Idiom, Ruleset, Setting, all};
use tensu_words::{DE, EN, ES, FR, IT, JA, KO, PL, PT_BR, RU, Words, ZH_HANS, ZH_HANT};

use crate::hands;
use crate::helpers::ask;

/// Words of riichi; those of letters whole, signs wherever they stand.
static RIICHI: [(&Words, &[&str]); 12] = [
    (&EN, LATIN),
    (&DE, LATIN),
    (&FR, LATIN),
    (&ES, LATIN),
    (&PT_BR, LATIN),
    // "Chi" is "who" in Italian.
    (&IT, LATIN_BUT_CHI),
    (&PL, LATIN),
    (
        &RU,
        &[
            "рон",
            "цумо",
            "пон",
            "кан",
            "темпай",
            "яку",
            "хан",
            "риичи",
            "кокуси",
            "рянмен",
            "канчан",
            "пенчан",
            "шанпон",
            "танки",
            "кюмен",
            "риншан",
            "чанкан",
            "дора",
        ],
    ),
    (
        &JA,
        &[
            "国士無双",
            "リーチ",
            "頭ハネ",
            "カンチャン",
            "ペンチャン",
            "シャンポン",
            "単騎",
            "役満",
            "飜",
            "ドラ",
            "嶺上",
        ],
    ),
    (
        &KO,
        &[
            "국사무쌍",
            "리치",
            "아타마하네",
            "간짱",
            "변짱",
            "샤보",
            "단기 대기",
            "역만",
            "도라",
            "영상개화",
        ],
    ),
    (
        &ZH_HANS,
        &[
            "国士无双",
            "立直",
            "头跳",
            "单骑",
            "荣和",
            "役满",
            "宝牌",
            "岭上",
            "枪杠",
        ],
    ),
    (
        &ZH_HANT,
        &[
            "國士無雙",
            "立直",
            "頭跳",
            "單騎",
            "榮和",
            "役滿",
            "寶牌",
            "嶺上",
            "槍槓",
        ],
    ),
];

const LATIN_BUT_CHI: &[&str] = LATIN.split_at(1).1;

const LATIN: &[&str] = &[
    "chi",
    "ron",
    "tsumo",
    "pon",
    "kan",
    "kans",
    "tenpai",
    "noten",
    "yaku",
    "han",
    "riichi",
    "kokushi",
    "ryanmen",
    "kanchan",
    "penchan",
    "shanpon",
    "tanki",
    "kyuumen",
    "juusanmen",
    "dora",
    "rinshan",
    "chankan",
    "haitei",
    "houtei",
];

/// Words of one Chinese game in the texts of the other.
const OFFICIAL: &[&str] = &[
    "碰碰和",
    "點炮",
    "點和",
    "雀頭",
    "混么九",
    "天和",
    "地和",
    "人和",
    "四槓",
    "九蓮",
];
/// Words that Zung Jung has in common with riichi.
const SHARED: &[&str] = &["岭上", "嶺上"];
const HONG_KONG: &[&str] = &["糊", "花么", "出銃", "十八羅漢"];

fn texts_of(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(text) => found.push(text.clone()),
        Value::Array(items) => items.iter().for_each(|item| texts_of(item, found)),
        Value::Object(fields) => {
            let spoken = ["text", "name", "meaning", "worth", "reason"];
            for (key, value) in fields {
                let is_text = !value.is_string() || spoken.contains(&key.as_str());
                if is_text {
                    texts_of(value, found);
                }
            }
        }
        _ => {}
    }
}

/// All that a ruleset says in a language: its patterns, its rules, its page, and its golden hands explained.
fn said(rules: &Ruleset, language: &Words) -> Vec<String> {
    let words = language.spoken(rules.idiom);
    let mut found: Vec<String> = Vec::new();
    for yaku in tensu::Yaku::all().filter(|&yaku| rules.has(yaku)) {
        found.push(words.yaku(yaku).to_owned());
        found.push(words.condition(yaku).to_owned());
    }
    for flag in Flag::ALL.iter().filter(|&&flag| rules.counts(flag)) {
        let of_riichi = flag.yaku().is_some_and(|yaku| !rules.has(yaku));
        let known = [
            Flag::LastTile,
            Flag::Rinshan,
            Flag::Chankan,
            Flag::ChankanAnkan,
            Flag::LastOfKind,
            Flag::KongOnKong,
        ];
        if !of_riichi && known.contains(flag) {
            found.push(words.flag(*flag).to_owned());
        }
    }
    for (rule, value) in rules.settings() {
        found.push(words.rule(rule.text).to_owned());
        if let Setting::Text(code) = value {
            found.push(words.choice(rule.id, &code));
        }
    }
    let page = Reference::of(rules);
    found.extend(page.facts.iter().map(|line| words.fact(&line.fact)));
    let notes = page.notes.iter();
    found.extend(notes.map(|note| words.note(rules.id, note.id, note.text).to_owned()));
    for hand in hands::all()
        .iter()
        .filter(|hand| hand.rules.id == rules.id)
        .step_by(4)
    {
        let text = hand.question.to_string();
        let answer =
            ask(json!({"ask": "explain", "ruleset": rules.id, "text": text, "lang": language.tag}));
        texts_of(&answer, &mut found);
    }
    found
}

fn has(text: &str, word: &str) -> bool {
    if word.is_ascii() || word.chars().any(|c| ('а'..='я').contains(&c)) {
        let letters = text.split(|letter: char| !letter.is_alphanumeric());
        return letters.map(str::to_lowercase).any(|part| part == word);
    }
    text.contains(word)
}

#[test]
fn no_word_of_another_game() {
    let mut strange = Vec::new();
    for rules in all().filter(|rules| rules.chinese().is_some()) {
        for (language, words) in RIICHI {
            let of_the_other: &[&str] = match (language.tag, rules.idiom) {
                ("zh-Hant", Idiom::Faan) => OFFICIAL,
                ("zh-Hant", _) => HONG_KONG,
                _ => &[],
            };
            for text in said(rules, language) {
                // Zung Jung's own name of a win on a kong's replacement tile is that of riichi.
                let shared = |word: &&&str| rules.idiom == Idiom::Series && SHARED.contains(word);
                let words = words.iter().filter(|word| !shared(word));
                let words = words.chain(of_the_other);
                for word in words.filter(|word| has(&text, word)) {
                    strange.push(format!("{} {}: {word} in {text}", rules.id, language.tag));
                }
            }
        }
    }
    strange.sort();
    strange.dedup();
    assert!(
        strange.is_empty(),
        "{}:\n{}",
        strange.len(),
        strange.join("\n")
    );
}

/// Hong Kong's own names of what the Official game calls otherwise.
#[test]
fn hong_kong_has_names_of_its_own() {
    use tensu::Yaku;
    let words = ZH_HANT.spoken(Idiom::Faan);
    for (yaku, name) in [
        (Yaku::AllPungs, "對對糊"),
        (Yaku::AllChows, "平糊"),
        (Yaku::AllTerminalsAndHonors, "花么"),
        (Yaku::FourConcealedPungs, "坎坎糊"),
        (Yaku::HeavenlyHand, "天糊"),
        (Yaku::EarthlyHand, "地糊"),
        (Yaku::BlessingOfMan, "人糊"),
        (Yaku::FourKongs, "十八羅漢"),
        (Yaku::NineGates, "九子連環"),
        (Yaku::ThirteenOrphans, "十三么"),
        (Yaku::SelfDrawn, "自摸"),
    ] {
        assert_eq!(words.yaku(yaku), name);
    }
    for (words, pungs, dragons, last) in [
        (&ZH_HANS, "对对胡", "三元牌", "海底捞月"),
        (&JA, "対対糊", "三元牌", "海底撈月"),
    ] {
        let words = words.spoken(Idiom::Faan);
        assert_eq!(words.yaku(Yaku::AllPungs), pungs);
        assert_eq!(words.yaku(Yaku::DragonPung), dragons);
        assert_eq!(words.yaku(Yaku::LastTileDraw), last);
    }
    let official = ZH_HANT.spoken(Idiom::Chinese);
    assert_eq!(official.yaku(Yaku::AllPungs), "碰碰和");
}

/// The signs beside a name are those of the game, as its language writes them: in the command, in the reference, in the app.
#[test]
fn signs_are_those_of_the_game() {
    use tensu::Yaku;
    for rules in all().filter(|rules| rules.chinese().is_some()) {
        let language = match rules.idiom {
            Idiom::Chinese => &ZH_HANS,
            _ => &ZH_HANT,
        };
        let words = language.spoken(rules.idiom);
        assert_eq!(rules.idiom.language_of_signs(), language.tag);
        let answer = ask(json!({"ask": "yaku", "ruleset": rules.id}));
        let lines = answer["yaku"].as_array().expect("a list");
        for (yaku, line) in Yaku::all().zip(lines) {
            let signs = rules.idiom.signs(yaku);
            assert_eq!(line["kanji"], signs, "{}: {yaku:?}", rules.id);
            if rules.has(yaku) {
                assert_eq!(
                    signs,
                    words.yaku(yaku),
                    "src/yaku/signs.rs, {}: {yaku:?}",
                    rules.id
                );
            }
        }
    }
    // Whatever a house adds to Hong Kong's.
    let words = ZH_HANT.spoken(Idiom::Faan);
    for yaku in [
        Yaku::SevenPairs,
        Yaku::BlessingOfMan,
        Yaku::NineGates,
        Yaku::LastTileClaim,
    ] {
        assert_eq!(Idiom::Faan.signs(yaku), words.yaku(yaku), "{yaku:?}");
    }
    assert_eq!(Idiom::Riichi.signs(Yaku::Toitoi), "対々和");
}

/// Four alike are told as the game counts them.
#[test]
fn seven_pairs_say_whether_two_may_be_alike() {
    use tensu::Yaku;
    for language in RIICHI.map(|(language, _)| language) {
        let said = |idiom| {
            let words = language.spoken(idiom);
            words.condition(Yaku::SevenPairs).to_owned()
        };
        let different = language.condition(Yaku::SevenPairs);
        assert_eq!(said(Idiom::ChowPung), different, "{}", language.tag);
        assert_eq!(said(Idiom::Faan), different, "{}", language.tag);
        assert_ne!(said(Idiom::Chinese), different, "{}", language.tag);
        assert_eq!(said(Idiom::Series), said(Idiom::Chinese));
    }
}

/// Zung Jung's own names, in the languages of its rules.
#[test]
fn zung_jung_has_names_of_its_own() {
    use tensu::Yaku;
    for (words, pungs, straight, last) in [
        (&EN, "All triplets", "Nine-tile straight", "Final discard"),
        (&ZH_HANT, "對對和", "一氣通貫", "河底撈魚"),
        (&ZH_HANS, "对对和", "一气通贯", "河底捞鱼"),
        (&JA, "対対和", "一気通貫", "河底撈魚"),
    ] {
        let words = words.spoken(Idiom::Series);
        assert_eq!(words.yaku(Yaku::AllPungs), pungs);
        assert_eq!(words.yaku(Yaku::PureStraight), straight);
        assert_eq!(words.yaku(Yaku::LastTileClaim), last);
    }
    let words = ZH_HANT.spoken(Idiom::Series);
    assert_eq!(words.yaku(Yaku::OutWithReplacementTile), "嶺上開花");
    assert_eq!(words.yaku(Yaku::SevenPairs), "七對子");
}

/// All chows of the Official game have a pair of numbers, those of others any pair.
#[test]
fn all_chows_say_their_pair() {
    use tensu::Yaku;
    for language in RIICHI.map(|(language, _)| language) {
        let said = |idiom| {
            let words = language.spoken(idiom);
            words.condition(Yaku::AllChows).to_owned()
        };
        assert_ne!(said(Idiom::Faan), said(Idiom::Chinese), "{}", language.tag);
        assert_ne!(
            said(Idiom::Series),
            said(Idiom::Chinese),
            "{}",
            language.tag
        );
    }
}

/// The principles of the Official game have no name in other games, where one pattern goes with another as well.
#[test]
fn no_principle_of_the_official_game() {
    for (rules, text, id, reason) in [
        (
            "hong_kong",
            "12m22z(555z)(666z)(777z)+3m ron",
            "dragon_pung",
            "non_repeat",
        ),
        (
            "zung_jung",
            "222333444m56p88s+7p ron",
            "pure_triple_chow",
            "high_over_low",
        ),
    ] {
        for (language, _) in RIICHI {
            let asked =
                json!({"ask": "explain", "ruleset": rules, "text": text, "lang": language.tag});
            let answer = ask(asked);
            let missed = answer["missed"].as_array().expect("a list");
            let missed = missed.iter().find(|missed| missed["id"] == id);
            let missed = missed.unwrap_or_else(|| panic!("{rules}: {answer}"));
            assert_eq!(missed["reason"], reason);
            let said = missed["text"].as_str().expect("a text");
            assert!(
                !said.contains(['(', '（']),
                "{rules} {}: {said}",
                language.tag
            );
        }
    }
}
