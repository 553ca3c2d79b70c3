//! House rules from a text: what is accepted is a ruleset, and is printed and read back the same.

use tensu::house::House;
use tensu::rules::{Setting, all, house_rules};
use tensu::{Question, Yaku, score};

use super::Sink;
use super::bytes::Bytes;
use super::laws;

/// Hands that touch many rules.
const HANDS: [&str; 8] = [
    "999p345s67m22s[4444m]+8m ron riichi dora:1s9m ura:7m1s",
    "7z(111z)(222z)(333z)(444z)+7z ron from:W honba:3",
    "23m99p(555z)(666z)(777z)+1m tsumo rinshan honba:2 sticks:1 seat:W",
    "234s66s888s66z(222s)+6s ron seat:E",
    "119m19p19s1234567z+9m ron chankan",
    "22334455667788p ron seat:E riichi",
    "147m258p39s12345z+6s tsumo flowers:26f",
    "3z(123p)(456p)(789p)(777zA)+3z ron from:E last_of_kind",
];

/// The law: the bytes choose rules and their values.
pub fn check(input: &[u8], out: Sink<'_>) {
    let Some(house) = read(&text(&mut Bytes::new(input)), out) else {
        return;
    };
    let rules = house.ruleset().expect("rules that were read");
    let hand = HANDS[input.len() % HANDS.len()];
    let question: Question = hand.parse().expect("a hand");
    let question = question.adapted(&rules);
    match score(&question, &rules) {
        Ok(score) => {
            laws::hold(&question, &rules, &score);
            out(&score);
        }
        Err(refusals) => out(&refusals),
    }
}

/// A text of house rules, most of it with sense.
fn text(bytes: &mut Bytes<'_>) -> String {
    let presets: Vec<_> = all().collect();
    let base = bytes.pick(&presets);
    let known: Vec<_> = house_rules().collect();
    let mut words = vec![format!("tensu-rules:1 base={}", base.id)];
    if bytes.often(64) {
        let length = bytes.below(12);
        let name = String::from_utf8_lossy(bytes.take(length));
        words.push(format!("name={name}"));
    }
    while !bytes.is_empty() {
        let rule = bytes.pick(&known);
        words.push(format!("{}={}", rule.id, value(rule.choices, bytes)));
    }
    words.join(" ")
}

fn value(choices: &[&str], bytes: &mut Bytes<'_>) -> String {
    match bytes.below(8) {
        0..4 if !choices.is_empty() => bytes.pick(choices).to_owned(),
        0..3 => yaku(bytes),
        3 => format!("{},{},{}", bytes.below(6), bytes.below(6), bytes.below(6)),
        4 => i64::from(bytes.next()).to_string(),
        5 => (i64::from(bytes.next()) * 257 - 1_000).to_string(),
        6 => format!("open:{}", bytes.next()),
        _ => match bytes.below(4) {
            0 => "null".to_owned(),
            1 => "none".to_owned(),
            2 => "true".to_owned(),
            _ => String::from_utf8_lossy(bytes.take(3)).into_owned(),
        },
    }
}

fn yaku(bytes: &mut Bytes<'_>) -> String {
    let all: Vec<Yaku> = Yaku::all().collect();
    let some = (0..=bytes.below(4)).map(|_| bytes.pick(&all).code());
    some.collect::<Vec<_>>().join(",")
}

/// Reads house rules, and whatever is read has all that house rules have.
pub fn read(text: &str, out: Sink<'_>) -> Option<House> {
    let house: House = match text.parse() {
        Ok(house) => house,
        Err(why) => {
            assert!(!format!("{why}").is_empty());
            out(&why);
            return None;
        }
    };
    let rules = house.ruleset().expect("what is read has a ruleset");
    for (id, value) in &house.set {
        let settings: Vec<&str> = rules.settings().map(|(rule, _)| rule.id).collect();
        assert!(
            settings.contains(id),
            "{text}: {id}={value:?} is no rule of it"
        );
    }
    assert_eq!(house.to_string().parse().as_ref(), Ok(&house), "{house}");
    assert_eq!(house.link().parse().as_ref(), Ok(&house), "{house}");
    returns(&house, &rules);
    out(&house);
    Some(house)
}

/// The rules as they are now, every one written down, are the same rules.
fn returns(house: &House, rules: &tensu::Ruleset) {
    let full = House {
        base: house.base,
        name: house.name.clone(),
        set: rules
            .settings()
            .map(|(rule, value)| (rule.id, value))
            .collect(),
    };
    let again = full.ruleset();
    let again = again.unwrap_or_else(|why| panic!("{house} as {full}: {why}"));
    let settings = |rules: &tensu::Ruleset| -> Vec<(&str, Setting)> {
        rules
            .settings()
            .map(|(rule, value)| (rule.id, value))
            .collect()
    };
    assert_eq!(settings(&again), settings(rules), "{house} as {full}");
}
