//! Links to hands: what is printed is read, what was printed once is read for good, and nothing panics.

use tensu::house::{BadHouse, House};
use tensu::link::{BadLink, LONGEST, Link};
use tensu::notation::Syntax;
use tensu::rules::{CORE, Setting, all};
use tensu::{Question, Ruleset, score};

use crate::laws::houses;
use crate::random::Random;
use crate::shared::deal;

fn read(text: &str) -> Link {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

fn refused(text: &str) -> BadLink {
    let why = text.parse::<Link>().err();
    why.unwrap_or_else(|| panic!("{text} is read"))
}

fn word(word: &str, why: Syntax) -> BadLink {
    let word = word.to_owned();
    BadLink::Word { word, why }
}

/// Reads house rules from the name of a ruleset, or from their text.
fn house(text: &str) -> House {
    let preset = Ruleset::by_id(text).map(|rules| House::new(rules, rules.name));
    preset.unwrap_or_else(|| text.parse().unwrap_or_else(|why| panic!("{text}: {why}")))
}

#[test]
fn links_work_for_good() {
    let text = include_str!("../links.txt");
    let lines = text
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut count = 0;
    for line in lines {
        let [link, rules, question, total] = line.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("{line}: four parts");
        };
        let read = read(link);
        let question: Question = question
            .parse()
            .unwrap_or_else(|why| panic!("{line}: {why}"));
        assert_eq!(
            read,
            Link {
                rules: house(rules),
                question
            },
            "{line}"
        );
        let rules = read.rules.ruleset().expect("rules that were read");
        let score = score(&read.question, &rules).unwrap_or_else(|why| panic!("{line}: {why}"));
        assert_eq!(score.total.to_string(), total, "{line}");
        count += 1;
    }
    assert!(count >= 7, "{count} links");
}

#[test]
fn the_page_of_a_hand_has_it_in_its_query() {
    let link = "1/cheatsheet/kiriage=true/999p345s67m22s/ankan:4444m/ron:8m/riichi/dora:1s";
    for around in [
        "https://example.org/tensu/h/?{}",
        "https://example.org/h/?{}&lang=de",
        "h/?{}&fbclid=1/tenhou&utm_source=2",
        "https://example.org/h/?utm_source=1&{}&fbclid=x#:~:text=h/?",
        "https://example.org/h/?fbclid=x#{}",
    ] {
        assert_eq!(read(&around.replace("{}", link)), read(link), "{around}");
        let coded = link
            .replace('/', "%2F")
            .replace('=', "%3D")
            .replace(':', "%3A");
        assert_eq!(read(&around.replace("{}", &coded)), read(link), "{around}");
    }
    for none in [
        "https://example.org/h/?",
        "https://example.org/h/?utm=1/tenhou/ron",
    ] {
        assert_eq!(refused(none), BadLink::NotALink, "{none}");
    }
    let moon = refused("https://example.org/h/?1/moon/12m&lang=de");
    assert!(
        matches!(moon, BadLink::Rules(BadHouse::UnknownBase(..))),
        "{moon:?}"
    );
}

/// Holds that chat programs take a link for one, whole, and that browsers write nothing in it as `%`.
fn survives(link: &str) {
    let inside = |byte: u8| byte.is_ascii_alphanumeric() || b"/:=,_.-".contains(&byte);
    assert!(link.bytes().all(inside), "{link}");
    assert!(
        link.ends_with(|last: char| last.is_ascii_alphanumeric()),
        "{link}"
    );
}

fn returns(link: &Link) {
    let text = link.to_string();
    survives(&text);
    if text.len() <= LONGEST {
        assert_eq!(text.parse().as_ref(), Ok(link), "{text}");
    }
}

#[test]
fn a_link_is_read_as_it_was_printed() {
    let mut random = Random::new(0x11_4b);
    for rules in all() {
        let mut changed = houses::all_settings(rules).into_iter().cycle();
        for i in 0..300 {
            let house = match changed.next() {
                Some(setting) if i % 2 == 1 => House {
                    name: format!("Club {i}"),
                    set: vec![setting],
                    ..House::new(rules, "")
                },
                _ => House::new(rules, rules.name),
            };
            let dealt = house.ruleset().expect("rules with one change");
            let mut question = deal::hand(&mut random, &dealt);
            // Unfinished hands have links too.
            if i % 7 == 0 {
                question.win = None;
                question.hand.truncate(i % 13);
            }
            returns(&Link {
                rules: house,
                question,
            });
        }
    }
}

#[test]
fn every_name_fits_into_a_link() {
    for name in [
        "Our club",
        "a/b#c?d&e=f:g",
        "ü 麻雀 🀄",
        "50% off_ed. ~-",
        "%20",
    ] {
        let rules = House::new(CORE.rulesets[0], name);
        let question = Question::default();
        returns(&Link { rules, question });
    }
}

#[test]
fn an_unnamed_preset_is_a_preset() {
    let preset = |text: &str| read(text).preset().map(|rules| rules.id);
    assert_eq!(preset("1/tenhou/ron"), Some("tenhou"));
    assert_eq!(preset("1/tenhou/kiriage=true/ron"), None);
    assert_eq!(preset("1/tenhou/name=Ours/ron"), None);
}

#[test]
fn addresses_and_what_programs_do_to_them() {
    let link = read("1/tenhou/12m/chi:406m/ron:9s/dora:1m");
    for text in [
        "https://example.org/tensu/#1/tenhou/12m/chi:406m/ron:9s/dora:1m",
        "#1/tenhou/12m/chi:406m/ron:9s/dora:1m",
        " 1/tenhou/12m/chi:406m/ron:9s/dora:1m/ ",
        "1%2Ftenhou%2F12m%2fchi%3A406m/ron%3A9s/dora:1m",
        "1/tenhou/dora:1m/ron:9s/chi:406m/12m",
    ] {
        assert_eq!(read(text), link, "{text}");
    }
}

#[test]
fn what_is_wrong_is_named() {
    for text in [
        "",
        "#",
        "tenhou/12m",
        "rules=tensu-rules:1",
        "1x/tenhou",
        "1",
        "123",
    ] {
        assert_eq!(refused(text), BadLink::NotALink, "{text}");
    }
    assert_eq!(refused("2/tenhou/12m"), BadLink::Form("2".to_owned()));
    assert_eq!(refused("1/"), BadLink::Rules(BadHouse::NoBase));
    let moon = BadHouse::UnknownBase("moon".to_owned(), all().map(|rules| rules.id).collect());
    assert_eq!(refused("1/moon/12m"), BadLink::Rules(moon));
    let twice = BadHouse::Twice("kiriage".to_owned());
    assert_eq!(
        refused("1/tenhou/kiriage=true/kiriage=true"),
        BadLink::Rules(twice)
    );
    assert_eq!(refused("1/tenhou/12"), word("12", Syntax::NoSuit));
    assert_eq!(
        refused("1/tenhou/pon:8z"),
        word("pon:8z", Syntax::NoSuchTile(8, 'z'))
    );
    assert_eq!(
        refused("1/tenhou/ron:12m"),
        word("ron:12m", Syntax::OneTile)
    );
    assert_eq!(
        refused("1/tenhou/hello"),
        word("hello", Syntax::Word("hello".to_owned()))
    );
    for bad in ["chi:", "chi:L", "seat:X", "honba:many", "liable:N"] {
        let BadLink::Word { why, .. } = refused(&format!("1/tenhou/{bad}")) else {
            panic!("{bad}");
        };
        assert!(matches!(why, Syntax::Value(..)), "{bad}: {why:?}");
    }
    for (link, twice) in [
        ("1/tenhou/ron:9s/tsumo:9s", "tsumo:9s"),
        ("1/tenhou/riichi/double_riichi", "double_riichi"),
        ("1/tenhou/dora:1m/dora:5p", "dora:5p"),
    ] {
        assert_eq!(refused(link), word(twice, Syntax::Twice(twice.to_owned())));
    }
    let long = format!("1/tenhou/{}1m", "1".repeat(LONGEST));
    assert_eq!(refused(&long), BadLink::TooLong(LONGEST + 11));
    // Characters are counted, not bytes.
    let wide = format!("1/{}", "万".repeat(LONGEST - 2));
    assert_eq!(wide.chars().count(), LONGEST);
    assert!(!matches!(refused(&wide), BadLink::TooLong(_)));
    assert_eq!(refused(&format!("{wide}万")), BadLink::TooLong(LONGEST + 1));
    assert_eq!(
        refused("2/tenhou").to_string(),
        "This link is from a newer Tensu (form 2). Update Tensu, then open it again."
    );
}

/// A link that somebody mistyped, cut, or mixed up.
#[test]
fn no_text_panics() {
    let mut random = Random::new(0xbad);
    let letters: Vec<char> = "1234567890mpszfEL/:=,_.-%#+ ()[]ü麻🀄\u{0}abct"
        .chars()
        .collect();
    let good = "1/tenhou/name=Z.C3.BCrich/red_fives=0,1,1/34066p78s/chi:406mL/ankan:1111z/tsumo:9s/seat:W/\
                liable:N-daisangen/dora:1m5p/honba:2";
    let mut read = 0;
    for _ in 0..30_000 {
        let mut text: Vec<char> = good.chars().collect();
        for _ in 0..=random.below(4) {
            // A cut may have left little.
            if text.len() < 2 {
                break;
            }
            let at = random.below(text.len());
            match random.below(4) {
                0 => drop(text.remove(at)),
                1 => text.insert(at, random.pick(&letters)),
                2 => text[at] = random.pick(&letters),
                _ => text.truncate(at.max(1)),
            }
        }
        let text: String = text.into_iter().collect();
        match text.parse::<Link>() {
            Ok(link) => {
                read += 1;
                assert_eq!(link.to_string().parse().as_ref(), Ok(&link), "{text}");
                let rules = link.rules.ruleset().expect("rules that were read");
                let _ = score(&link.question, &rules);
            }
            Err(why) => assert!(!why.to_string().is_empty(), "{text}"),
        }
    }
    assert!(read > 1_000, "{read} links could be read");
}

/// Every rule of every ruleset at every value that is tried elsewhere.
#[test]
fn every_rule_fits_into_a_link() {
    for base in all() {
        for (id, value) in houses::all_settings(base) {
            let named = matches!(value, Setting::Text(_)).then_some("A_b.c");
            let rules = House {
                set: vec![(id, value)],
                ..House::new(base, named.unwrap_or(base.name))
            };
            let question = Question::default();
            returns(&Link { rules, question });
        }
    }
}

/// The letters of a name in a link, and in the text of house rules. A mutant.
#[test]
fn names_as_they_are_written() {
    let rules = House::new(Ruleset::by_id("tenhou").expect("a ruleset"), "A-b c.d_e~1ü");
    let text = rules.to_string();
    assert!(text.contains("A-b%20c.d_e~1%C3%BC"), "{text}");
    let question = Question::default();
    let link = Link { rules, question }.to_string();
    assert!(link.contains("/name=A-b_c.2Ed.5Fe.7E1.C3.BC"), "{link}");
}

/// An address may be as long as the limit, and no longer. A mutant.
#[test]
fn the_longest_link() {
    let link = "1/tenhou/12m/ron:9s/";
    let padded = |length: usize| format!("{link}{}", "/".repeat(length - link.len()));
    assert!(padded(LONGEST).parse::<Link>().is_ok());
    let longer = padded(LONGEST + 1).parse::<Link>();
    assert_eq!(longer, Err(BadLink::TooLong(LONGEST + 1)));
}
