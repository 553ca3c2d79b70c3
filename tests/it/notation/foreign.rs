//! Forms of other programs, of handwriting and of chats; what is no hand says what it is. Fault 6 of 28 November 2026.

use tensu::Question;
use tensu::notation::Syntax;
use tensu_words::LANGUAGES;

use crate::helpers::question;

/// Reads a text, and what is written is read back.
fn read(text: &str) -> String {
    let read = question(text);
    let written = read.to_string();
    assert_eq!(written.parse().as_ref(), Ok(&read), "{text}: {written}");
    written
}

/// Each form and the same in the project's own. GB-Mahjong's: its README. Botzone's: its page on Chinese Standard Mahjong.
#[test]
fn forms_of_other_programs_and_hands() {
    for (text, same) in [
        // The discarder, or which tile of a chi, with 4 more for the fourth tile of a pon.
        ("[NNN,3]77789m11s22s+2s", "77789m1122s(444zR)+2s ron"),
        (
            "[EEE,2][SSSS,1]WWWNN55pN",
            "33344z55p(111zA)(2222zL)+4z ron",
        ),
        (
            "[1111s,1][2222m,2][3333p,7][4444p]8s8s",
            "8s(1111sL)(2222mA)(333+3pR)[4444p]+8s ron",
        ),
        (
            "[123m,1][123p,2][345s,3]11z",
            "1z(123mL)(213pL)(534sL)+1z ron",
        ),
        ("[ 123m , 1 ]1z", "1z(123mL) ron"),
        // The table behind it.
        ("123789s123789p33m|EE0000", "123789s123789p3m+3m ron seat:E"),
        ("11123456789999m|ES1000", "1112345678999m+9m tsumo"),
        (
            "[CCCC][FFFF][PPPP][EEEE]NN|SE1011|8",
            "4z[7777z][6666z][5555z][1111z]+4z tsumo seat:E round:S last_tile rinshan flowers:12345678f",
        ),
        (
            "345s3p55p5567p[7777s]4p|EE0100|cbaghdfe",
            "345s3555567p[7777s]+4p ron seat:E last_of_kind flowers:32178465f",
        ),
        (
            "123s11z|EN0001|abc",
            "123s1z+1z ron seat:N chankan flowers:123f",
        ),
        ("123s11z|EN0001|", "123s1z+1z ron seat:N chankan"),
        // A letter and a number for each tile.
        ("W1 W2 W3 T4 T5 B6 F1 F4 J1 J2 J3", "123m45s6p1476z+5z ron"),
        ("W1W2W3,B4 B4", "123m4p+4p ron"),
        ("W1 W2 W3 (T4 T4 T4) +B9", "123m(444s)+9p ron"),
        ("W1 W2 dora:T1", "1m+2m ron dora:1s"),
        // A W is West where no such tile follows it.
        ("W123m", "3z123m ron"),
        ("F 1m", "6z+1m ron"),
        // Numbers without suits.
        ("一二三④⑤⑥789南南南", "123m456p789s222z ron"),
        (
            "一二三 ④⑤⑥ 7 8 9 南南 ツモ ドラ表示牌④",
            "123m456p789s2z+2z tsumo dora:4p",
        ),
        (
            "一二三④⑤⑥78+9 リーチ一発",
            "123m456p78s+9s ron riichi ippatsu",
        ),
        ("一二三④赤⑤⑥赤五", "123m406p0m ron"),
        ("一二三④⑤⑥789 ron", "123m456p789s ron"),
        // Dragons by name.
        ("haku haku 123m Hatsu CHUN", "55z123m67z ron"),
        ("123m (chun chun chun)", "123m(777z) ron"),
        ("haku-haku/hatsu", "556z ron"),
        // Quotation marks of every keyboard.
        ("\"123m456p\"", "123m456p ron"),
        ("'123m456p'", "123m456p ron"),
        ("`123m456p ron`", "123m456p ron"),
        ("“123m456p”", "123m456p ron"),
        ("„123m456p“", "123m456p ron"),
        ("«123m456p»", "123m456p ron"),
        ("‘123m456p’ ", "123m456p ron"),
    ] {
        assert_eq!(read(text), same, "{text}");
    }
}

#[test]
fn what_only_looks_like_them_is_refused() {
    for (text, at) in [
        ("[123m,4]", 0),
        ("[111m,5]", 0),
        ("[1111m,8]", 0),
        ("[11m,1]", 0),
        ("[111m pon,1]", 10),
        ("[111mL,1]", 7),
        ("(111m,1)", 6),
        ("12m|EE10", 6),
        ("12m|EE1000|x", 11),
        ("12m ron|EE1000", 8),
        ("W1", 1),
        ("W1 F5", 4),
        ("W1 W2m", 1),
        ("J4 J1", 0),
        ("一二三789", 0),
        ("④⑤⑥789", 3),
        ("①一二三萬789", 5),
        ("1 haku", 0),
        ("hakuhatsu", 0),
        ("\"123m", 0),
        ("\"12\"3m\"", 0),
    ] {
        let error = text.parse::<Question>().expect_err(text);
        assert_eq!(error.at, at, "{text}: {error}");
    }
}

/// Whole logs and links are named, in every language, and no place in them is.
#[test]
fn logs_and_links_say_what_they_are() {
    let tenhou =
        r#"{"title":["",""],"name":["A","B","C","D"],"rule":{"aka":1},"log":[[[0,0,0],[25000]]]}"#;
    let mjai =
        "{\"type\":\"start_game\",\"names\":[\"a\"]}\n{\"type\":\"start_kyoku\",\"bakaze\":\"E\"}";
    let log = |name: &str| Syntax::Log(name.to_owned());
    let site = |host: &str| Syntax::Site(host.to_owned());
    for (text, why) in [
        (tenhou.to_owned(), log("Tenhou")),
        (format!(" \n{tenhou}"), log("Tenhou")),
        (
            "<mjloggm ver=\"2.3\"><SHUFFLE seed=\"\"/>".to_owned(),
            log("Tenhou"),
        ),
        (mjai.to_owned(), log("mjai")),
        (
            r#"[{"type":"tsumo","actor":0,"pai":"1m"}]"#.to_owned(),
            log("mjai"),
        ),
        // However long.
        (format!("{tenhou}{}", " ".repeat(100_000)), log("Tenhou")),
        (
            "https://tenhou.net/0/?log=2018110323gm-0009-0000-e81b9df3&tw=1".to_owned(),
            site("tenhou.net"),
        ),
        (
            "tenhou.net/0/?log=2018110323gm-0009-0000-e81b9df3".to_owned(),
            site("tenhou.net"),
        ),
        (
            format!("https://tenhou.net/6/#json={tenhou}"),
            site("tenhou.net"),
        ),
        (
            "https://tziakcha.net/record/?id=wtWnLbRT".to_owned(),
            site("tziakcha.net"),
        ),
        (
            "看这副牌：https://www.tziakcha.net/record/?id=wtWnLbRT".to_owned(),
            site("tziakcha.net"),
        ),
        (
            "https://game.maj-soul.com/1/?paipu=240101-abc".to_owned(),
            site("game.maj-soul.com"),
        ),
        ("http://example.org/".to_owned(), site("example.org")),
        (
            "https://tenhou.net/3/?q=123m".to_owned(),
            site("tenhou.net"),
        ),
    ] {
        let error = text.parse::<Question>().expect_err(&text);
        assert_eq!((error.at, &error.why), (0, &why), "{text}");
        assert!(error.why.is_of_all());
        let (Syntax::Log(name) | Syntax::Site(name)) = &why else {
            unreachable!()
        };
        let said: Vec<String> = LANGUAGES.iter().map(|words| words.syntax(&why)).collect();
        assert!(
            said.iter().all(|said| said.contains(name.as_str())),
            "{said:?}"
        );
        assert_eq!(error.to_string(), said[0]);
    }
    // What has a hand in it is told by its place.
    for text in [
        "https://tenhou.net/2/?q=128z",
        "123m.456x",
        "[\"1m\",\"name\"]",
        "{{#mjt:12x}}",
    ] {
        let error = text.parse::<Question>().expect_err(text);
        assert!(!error.why.is_of_all(), "{text}: {error}");
    }
}
