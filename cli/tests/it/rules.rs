//! Rules as they are named and shown, and hands under other ones.

use tensu_words::LANGUAGES;

use crate::{has, ran, said};

/// 30 fu 4 han are 7,700, and 8,000 where they are rounded up (rules.md 0.3).
#[test]
fn rules_are_an_id_or_those_of_a_house() {
    let hand = "999p345s67m22s[4444m]+8m ron riichi dora:1s";
    let price = |args: &[&str]| {
        let text = said(&[&[hand], args].concat());
        text.lines().next().unwrap_or_default().to_owned()
    };
    assert_eq!(price(&["--rules", "tenhou"]), "Ron 7,700");
    assert_eq!(price(&["--ruleset", "tenhou"]), "Ron 7,700");
    assert_eq!(price(&["-r", "Tenhou", "-s", "kiriage=true"]), "Ron 8,000");
    assert_eq!(price(&["--set", "kiriage=true"]), "Ron 8,000");
    assert_eq!(price(&["--set", "Kiriage = True"]), "Ron 8,000");
    // A red five does not count where the house has none; the list may also be typed as in JSON.
    let red = "234m340p66p678s56s+7s ron";
    for (value, price) in [
        ("1,1,1", "3,900"),
        ("[1, 1, 1]", "3,900"),
        ("0,0,0", "2,000"),
        ("[0,0,0]", "2,000"),
    ] {
        let set = format!("red_fives={value}");
        has(&said(&[red, "--set", &set]), &[&format!("Ron {price}\n")]);
    }
    said(&[red, "--set", "local_yaku=[]"]);
    assert_eq!(
        price(&["-r", "tensu-rules:1 base=tenhou name=Club kiriage=true"]),
        "Ron 8,000"
    );
    // A link has its own rules, unless others are asked for.
    let link = said(&["link", hand, "-r", "tenhou", "--set", "kiriage=true"]);
    let lines: Vec<&str> = link.lines().collect();
    assert_eq!(lines[0].parse(), hand.parse::<tensu::Question>());
    assert_eq!(
        lines[1],
        "1/tenhou/kiriage=true/999p345s67m22s/ankan:4444m/ron:8m/riichi/dora:1s"
    );
    let by_link = |args: &[&str]| said(&[&[lines[1]], args].concat());
    has(
        &by_link(&[]),
        &["Ron 8,000\n", "\nTenhou with 1 rule changed.\n"],
    );
    assert!(!by_link(&["-r", "tenhou"]).contains("changed"));
    let named = "tensu-rules:1 base=tenhou name=Club%20X kiriage=true";
    let club = "Club X: Tenhou with 1 rule changed.\n";
    has(&said(&[hand, "-r", named]), &[club]);
    has(&said(&["rules", named]), &[club]);
    has(&by_link(&["-r", "tenhou"]), &["Ron 7,700\n"]);
    has(&said(&[hand, "-r", lines[2]]), &["Ron 8,000\n"]);
}

/// The ids and names that `tensu rulesets` prints can be typed; a near one is answered with a hint.
#[test]
fn rules_have_names_and_near_ones() {
    for rules in tensu::rules::CORE.rulesets {
        let by_id = said(&["rules", rules.id]);
        for words in LANGUAGES {
            let name = words.ruleset(rules);
            let by_name = said(&["rules", name, "-l", words.tag]);
            assert_eq!(by_name, said(&["rules", rules.id, "-l", words.tag]));
        }
        assert_eq!(said(&["rules", "-r", &rules.name.to_uppercase()]), by_id);
    }
    for (args, told) in [
        (["-s", "kiriage"], "kiriage=true, kiriage=false."),
        (["-s", "kiriag=true"], "Was kiriage meant? `tensu rules`"),
        (["-s", "kirigae=true"], "Was kiriage meant? `tensu rules`"),
        (
            ["-s", "moon=true"],
            "no rule \"moon\". `tensu rules` names all",
        ),
        (["-r", "M Leage"], "mleague"),
        (["-r", "tenhou&kiriage=true"], "There is no ruleset"),
    ] {
        let ran = ran(&[&["12334m567p11z777z+2m"], &args[..]].concat());
        assert_eq!(ran.code, Some(2), "{args:?}");
        has(&ran.err, &[told]);
    }
}

#[test]
fn other_rulesets_and_other_circumstances() {
    let text = said(&[
        "compare",
        "999p345s67m22s[4444m]+8m ron riichi dora:1s",
        "-r",
        "tenhou",
    ]);
    has(
        &text,
        &[
            "Tenhou: 7,700  ",
            "WRC 2025: 8,000  Mangan",
            "▲ 300 more\n  30 fu 4 han and 60 fu 3 han are a mangan: yes\n",
        ],
    );
    // Pinfu and tanyao: 2,000; one han more, or riichi, 3,900; by tsumo 700/1,300.
    let text = said(&["what-if", "234m567p345s66p67s+8s ron"]);
    has(
        &text,
        &[
            "One han more",
            "3,900",
            "By tsumo",
            "2,700",
            "As dealer",
            "2,900",
        ],
    );
    // Without a yaku: riichi makes it a win.
    has(
        &said(&["what-if", "123m456p789s99m24p+3p ron"]),
        &["With riichi"],
    );
    let rulesets = said(&["rulesets"]);
    for rules in tensu::rules::CORE.rulesets {
        assert!(rulesets.contains(rules.id));
        for words in LANGUAGES {
            let page = said(&["rules", rules.id, "-l", words.tag]);
            has(&page, &[words.ruleset(rules), &words.source(rules.source)]);
        }
        let yaku = said(&["yaku", rules.id]);
        let all = tensu::Yaku::all().filter(|&yaku| rules.has(yaku));
        all.for_each(|one| has(&yaku, &[one.code()]));
    }
    let house = said(&["rules", "tenhou", "-s", "kiriage=true"]);
    has(&house, &["kiriage  Changed"]);
}
