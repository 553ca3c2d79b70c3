//! The parameters in the address of a frame: `docs/embed.md` has the names and what they mean.

use tensu::house::controls;
use tensu::link::is_too_long;

use super::Frame;
use super::bad::{Bad, Why};
use super::letters::kept;
use super::looks::{Ground, colour};
use crate::browser::page::{Faces, Root, Theme};
use crate::model::active_rules::ActiveRules;
use crate::model::entry::Entry;
use crate::model::library::library;
use crate::model::share;
use crate::model::site::names::{CLUB, Name, PLAIN, Region, Subject, is_height};
use crate::model::speech::Terms;

impl Frame {
    /// Reads the parts of an address behind the `?` and the `#`. A bad value is told, and the usual one stands in its
    /// place; a name that is not known at all is no concern of this version.
    pub(crate) fn read(query: &str, hash: &str) -> Self {
        let mut frame = Self::default();
        let mut rules = None;
        let mut hand = None;
        for (name, raw) in pairs(query) {
            let Some(name) = Name::from_code(name) else {
                continue;
            };
            let value = match name {
                // Its `+` means something.
                Name::Hand => decode(&with_plus(raw)),
                Name::Origin | Name::Id => decode(raw),
                _ => decode(&raw.replace('+', " ")),
            };
            match value {
                None => frame.bad(name, Why::Value(raw.to_owned())),
                Some(text) if name == Name::Hand => hand = Some(text),
                Some(value) => frame.take(name, value, &mut rules),
            }
        }
        let link = match hash.strip_prefix("hand=") {
            Some(raw) => {
                match decode(&with_plus(raw)) {
                    Some(text) => hand = Some(text),
                    None => frame.bad(Name::Hand, Why::Value(raw.to_owned())),
                }
                None
            }
            None => Some(hash).filter(|hash| hash.starts_with(|c: char| c.is_ascii_digit())),
        };
        if let Some(rules) = rules {
            frame.start.rules = rules;
        }
        if let Some(hand) = hand {
            let rules = frame.start.rules.clone();
            match hand_of(&hand, rules) {
                Ok(entry) => frame.start = entry,
                Err(why) => frame.bad(Name::Hand, why),
            }
        } else if let Some(link) = link {
            match link_of(link, frame.lock.then_some(&frame.start.rules)) {
                Ok(entry) => frame.start = entry,
                Err(why) => frame.bad(Name::Hand, why),
            }
        }
        let is_said = frame.bads.iter().any(|bad| bad.name == Name::Hand);
        if frame.subject == Subject::Result && !frame.is_given() && !is_said {
            frame.bad(Name::Hand, Why::Missing);
        }
        frame
    }

    fn take(&mut self, name: Name, value: String, rules: &mut Option<ActiveRules>) {
        if is_too_long(&value) {
            return self.bad(name, Why::Long);
        }
        match name {
            Name::View => match Subject::from_code(&value) {
                Some(subject) => self.subject = subject,
                None => self.bad(name, Why::Value(value)),
            },
            Name::Ruleset => match ActiveRules::by_id(&value) {
                Some(book) => {
                    *rules = rules
                        .take()
                        .filter(|book| book.house().is_some())
                        .or(Some(book));
                }
                None => self.bad(name, Why::Value(value)),
            },
            // In place of `ruleset`, wherever it stands.
            Name::Rules => match ActiveRules::read(&value) {
                Ok(book) => *rules = Some(book),
                Err(why) => self.bad(name, Why::Rules(why)),
            },
            Name::Lock => self.lock = is_on(&value),
            Name::Club => {
                let signs = value.trim().chars().filter(|c| !controls(*c));
                let signs: Vec<char> = signs.collect();
                let (club, rest) = signs.split_at(kept(&signs, CLUB));
                if !rest.is_empty() {
                    self.bad(name, Why::Long);
                }
                self.club = Some(club.iter().collect::<String>()).filter(|club| !club.is_empty());
            }
            Name::Drill
            | Name::Sheet
            | Name::Form
            | Name::Reveal
            | Name::More
            | Name::Seed
            | Name::Date => self.quiz.set(name, Some(value)),
            Name::Lang => self.lang = Some(value),
            Name::Terms => self.terms = self.one(name, value, Terms::from_code),
            Name::Theme if value == PLAIN => self.plain = true,
            Name::Theme => self.theme = self.one(name, value, Theme::from_code),
            Name::Faces => self.faces = self.one(name, value, Faces::from_code),
            Name::Accent => match colour(&value) {
                Some(colour) => self.accent = Some(colour),
                None => self.bad(name, Why::Value(value)),
            },
            Name::Bg => match Ground::read(&value) {
                Ok(ground) => self.ground = ground,
                Err(why) => self.bad(name, why),
            },
            Name::Compact => self.compact = is_on(&value),
            Name::Hide => {
                for word in value.split([',', ' ']).filter(|word| !word.is_empty()) {
                    match Region::from_code(word) {
                        Some(part) => self.hide.push(part),
                        None => self.bad(name, Why::Value(word.to_owned())),
                    }
                }
            }
            Name::Height if value == "auto" => self.auto_height = true,
            // The page that has the frame sets it. An element with a bad one has `auto` beside it.
            Name::Height if !is_height(&value) => self.bad(name, Why::Height),
            // The other end of all messages: a page that wrote it badly waits for answers in vain.
            Name::Origin if !is_origin(&value) => self.bad(name, Why::Value(value)),
            Name::Id if !is_id(&value) => self.bad(name, Why::Value(value)),
            Name::Hand | Name::Height | Name::Origin | Name::Id | Name::State | Name::To => {}
        }
    }

    fn one<T: Default>(
        &mut self,
        name: Name,
        value: String,
        read: impl Fn(&str) -> Option<T>,
    ) -> T {
        let one = read(&value);
        if one.is_none() {
            self.bad(name, Why::Value(value));
        }
        one.unwrap_or_default()
    }

    fn bad(&mut self, name: Name, why: Why) {
        self.bads.push(Bad { name, why });
    }
}

/// The hand of a text, with all its words.
pub(crate) fn hand_of(text: &str, rules: ActiveRules) -> Result<Entry, Why> {
    if is_too_long(text) {
        return Err(Why::Long);
    }
    let question = library().reader.question(text).map_err(Why::Hand)?;
    checked(Entry::new(rules, question))
}

/// A hand that a table can have.
fn checked(entry: Entry) -> Result<Entry, Why> {
    share::check(&entry).map_err(Why::Refused)?;
    Ok(entry)
}

/// The hand of a link, with its rules or, where those are fixed, without.
pub(crate) fn link_of(text: &str, fixed: Option<&ActiveRules>) -> Result<Entry, Why> {
    let link = share::read(text).map_err(Why::Link)?;
    checked(match fixed {
        Some(rules) => Entry::new(rules.clone(), link.question),
        None => share::entry(link).map_err(Why::Rules)?,
    })
}

/// The rules of a ruleset's id or of a line of house rules.
pub(crate) fn rules_of(text: &str) -> Result<ActiveRules, Why> {
    if is_too_long(text) {
        return Err(Why::Long);
    }
    match ActiveRules::by_id(text) {
        Some(book) => Ok(book),
        None if text.contains('=') => ActiveRules::read(text).map_err(Why::Rules),
        None => Err(Why::Value(text.to_owned())),
    }
}

/// Returns whether a switch is on: it is when it is there, unless it says no.
fn is_on(value: &str) -> bool {
    !matches!(value, "false" | "0" | "no")
}

/// Returns whether a value may come back in each message; the empty one may, too.
fn is_id(value: &str) -> bool {
    value.len() <= 64
        && value
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
}

/// Returns whether a page can come from there, as far as a glance tells: `https://club.example`, not a name alone.
fn is_origin(value: &str) -> bool {
    value.split_once("://").is_some_and(|(scheme, host)| {
        scheme.starts_with(|c: char| c.is_ascii_alphabetic())
            && !host.is_empty()
            && !value.contains(|c: char| c.is_whitespace() || c.is_control())
    })
}

/// The names and raw values of an address's parameters.
fn pairs(query: &str) -> impl Iterator<Item = (&str, &str)> {
    let query = query.strip_prefix('?').unwrap_or(query);
    let pairs = query.split('&').filter(|pair| !pair.is_empty());
    pairs.map(|pair| pair.split_once('=').unwrap_or((pair, "")))
}

/// A raw hand with its winning tile's `+` kept, since forms write a space so, too: one tile and nothing else follows
/// ours.
fn with_plus(raw: &str) -> String {
    let mut text = String::new();
    let mut rest = raw;
    while let Some((before, after)) = rest.split_once('+') {
        text += before;
        let mut letters = after.chars();
        let tile = letters.next().is_some_and(|c| c.is_ascii_digit())
            && letters.next().is_some_and(|c| "mpsz".contains(c))
            && letters.next().is_none_or(|c| "+%)&, ".contains(c));
        text += if tile { "%2B" } else { " " };
        rest = after;
    }
    text + rest
}

/// Takes `%` and two digits for a byte; any other `%` stays. `None` where the bytes are no text.
fn decode(raw: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(raw.len());
    let mut rest = raw.as_bytes();
    while let [first, behind @ ..] = rest {
        let digit = |at: usize| char::from(*behind.get(at)?).to_digit(16);
        let byte = (*first == b'%').then(|| Some(digit(0)? * 16 + digit(1)?));
        if let Some(byte) = byte.flatten() {
            bytes.push(byte as u8);
            rest = &behind[2..];
        } else {
            bytes.push(*first);
            rest = behind;
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::super::Frame;
    use super::super::bad::Why;
    use crate::browser::page::{Faces, Theme};
    use crate::model::site::names::{Name, Region, Subject};
    use crate::model::speech::Terms;

    fn read(query: &str) -> Frame {
        Frame::read(query, "")
    }

    fn bads(query: &str) -> Vec<&'static str> {
        let bads = read(query).bads;
        bads.iter().map(|bad| bad.name.code()).collect()
    }

    fn hand(query: &str, hash: &str) -> String {
        let frame = Frame::read(query, hash);
        assert_eq!(frame.bads, [], "{query}#{hash}");
        frame.start.question().to_string()
    }

    const HAND: &str = "234m340p66p678s56s+7s riichi dora:1m5p";

    #[test]
    fn nothing_asked_for_is_the_calculator() {
        let frame = read("");
        assert_eq!(frame, Frame::default());
        assert_eq!(frame.subject, Subject::Calculator);
        assert!(!frame.lock && !frame.compact && frame.start.is_empty());
    }

    #[test]
    fn every_parameter() {
        let all = read(
            "?view=reference&ruleset=ema_2025&lock&club=Stammtisch%20K%C3%B6ln&lang=de&terms=kanji&theme=dark&faces=indexed\
             &compact&hide=menu,situation&height=auto&origin=https%3A%2F%2Fclub.example&id=a%2D1_b&v=1&unheard=of",
        );
        assert_eq!(all.bads, []);
        assert_eq!(all.subject, Subject::Reference);
        assert_eq!(all.start.rules.id, "ema_2025");
        assert!(all.lock && all.compact && all.auto_height);
        assert_eq!(all.club.as_deref(), Some("Stammtisch Köln"));
        assert_eq!(all.lang.as_deref(), Some("de"));
        assert_eq!(
            (all.terms, all.theme, all.faces),
            (Terms::Kanji, Theme::Dark, Faces::Indexed)
        );
        assert_eq!(all.hide, [Region::Menu, Region::Situation]);
    }

    #[test]
    fn heights_that_a_page_can_have() {
        for query in ["height=1", "height=640", "height=9999", "height=auto"] {
            assert_eq!(bads(query), [""; 0], "{query}");
        }
    }

    #[test]
    fn a_hand_however_it_is_written() {
        let meant = hand(&format!("hand={}", HAND.replace(' ', "%20")), "");
        let form = HAND.replace('+', "%2B").replace(' ', "+");
        for query in [
            form.as_str(),
            "234m340p66p678s56s%2B7s%20riichi%20dora%3A1m5p",
        ] {
            assert_eq!(hand(&format!("hand={query}"), ""), meant, "{query}");
            assert_eq!(hand("", &format!("hand={query}")), meant, "{query}");
        }
        let link = "1/cheatsheet/234m34066p67856s/ron:7s/riichi/dora:1m5p";
        assert_eq!(hand("", link), meant);
        assert!(meant.contains("+7s"), "{meant}");
    }

    /// Every value that is told to be possible can be used.
    #[test]
    fn the_values_that_are_said_to_be_possible_are() {
        for name in [
            "view", "ruleset", "terms", "theme", "faces", "accent", "bg", "hide",
        ] {
            let possible = Name::from_code(name)
                .map(Name::possible)
                .unwrap_or_default();
            assert!(!possible.is_empty(), "{name}");
            for value in possible {
                let value = value.replace("#rrggbb", "%23f4f0e0");
                let bads = bads(&format!("{name}={value}&hand=123p"));
                assert_eq!(bads, [""; 0], "{name}={value}");
            }
        }
        let theme = read("theme=sepia");
        crate::say::set(&tensu_words::EN);
        let said: Vec<String> = theme.bads.iter().map(crate::say::embed::bad).collect();
        assert_eq!(
            said,
            ["\"sepia\" is not a value of \"theme\". Possible: auto, light, dark, plain."]
        );
    }

    #[test]
    fn what_is_bad_is_told_by_name() {
        for (query, name) in [
            ("view=puzzle", "view"),
            ("ruleset=nowhere", "ruleset"),
            ("rules=tensu-rules:1%20base=nowhere", "rules"),
            ("hand=12x", "hand"),
            ("view=result", "hand"),
            ("terms=runes", "terms"),
            ("theme=sepia", "theme"),
            ("faces=none", "faces"),
            ("accent=red", "accent"),
            ("bg=%23777777", "bg"),
            ("hide=menu,everything", "hide"),
            ("height=tall", "height"),
            ("height=-5", "height"),
            ("height=0", "height"),
            ("height=1e3", "height"),
            ("height=10000", "height"),
            ("id=a%20b", "id"),
            ("origin=club.example", "origin"),
            ("origin=", "origin"),
            ("origin=*", "origin"),
            ("origin=https://a%20b", "origin"),
            // Bytes that are no text.
            ("hand=%FF%FE", "hand"),
            ("view=result&hand=%FF%FE", "hand"),
            ("club=%ff%fe", "club"),
            ("rules=tensu-rules:1%20base=tenhou%FF", "rules"),
            ("ruleset=%C3", "ruleset"),
            ("lang=%80", "lang"),
            // Hands that no table can have.
            ("hand=12m%20sticks:1001", "hand"),
            ("ruleset=sanma_ryanshi&hand=2m", "hand"),
            ("rules=tensu-rules:1%20base=tenhou%20name=a%2507", "rules"),
        ] {
            assert_eq!(bads(query), [name], "{query}");
        }
        assert_eq!(bads("view=result&hand=12x"), ["hand"], "said once");
        for hash in [
            "hand=%FF%FE",
            "1/tenhou/12m/ron/sticks:1001",
            "1/tenhou/12m/ron/up:1",
        ] {
            let frame = Frame::read("", hash);
            let names: Vec<_> = frame.bads.iter().map(|bad| bad.name).collect();
            assert_eq!(
                (names, frame.start.is_empty()),
                (vec![Name::Hand], true),
                "{hash}"
            );
        }
        let name = format!(
            "rules=tensu-rules:1%20base=tenhou%20name={}",
            "a".repeat(61)
        );
        assert_eq!(bads(&name), ["rules"]);
        let long = read(&format!("rules={}", "a".repeat(5_000)));
        assert_eq!(
            long.bads.iter().map(|bad| &bad.why).collect::<Vec<_>>(),
            [&Why::Long]
        );
    }

    #[test]
    fn a_hand_to_read_may_come_later() {
        let late = read("view=result&hand=12x&accent=red");
        assert_eq!(late.subject(late.is_given()), Subject::Calculator);
        assert_eq!(late.subject(true), Subject::Result);
        let said = |changed| {
            late.bads(changed)
                .map(|bad| bad.name.code())
                .collect::<Vec<_>>()
        };
        assert_eq!(
            (said(false), said(true)),
            (vec!["accent", "hand"], vec!["accent"])
        );
        let whole = read("view=result&hand=1m%2B1m");
        assert_eq!(whole.subject(whole.is_given()), Subject::Result);
        assert_eq!(
            read("view=reference").subject(false),
            Subject::Reference,
            "needs no hand"
        );
    }

    #[test]
    fn house_rules_go_before_a_ruleset_and_a_link_s_rules_before_both_unless_locked() {
        let house = "rules=tensu-rules:1%26base=tenhou%26name=Club%2520X%26kiriage=true";
        for query in [
            format!("{house}&ruleset=ema_2025"),
            format!("ruleset=ema_2025&{house}"),
        ] {
            assert_eq!(read(&query).start.rules.title(), "Club X", "{query}");
        }
        let link = "1/tenhou/12m/ron";
        let rules = |query| Frame::read(query, link).start.rules.id;
        assert_eq!(rules("ruleset=ema_2025"), "tenhou");
        assert_eq!(rules("ruleset=ema_2025&lock"), "ema_2025");
        assert_eq!(rules("ruleset=ema_2025&lock=false"), "tenhou");
    }

    #[test]
    fn any_text_is_read() {
        for query in [
            "?",
            "&&&",
            "=",
            "a=%",
            "club=%ff%fe",
            "club=%zz",
            "hand=+",
            "hand=%2",
            "%=%",
            "lock=\u{0}",
        ] {
            let frame = read(query);
            assert!(frame.start.is_empty(), "{query}");
        }
    }

    #[test]
    fn a_club_s_name_is_cut_where_it_is_too_long_and_that_is_said() {
        for (letters, kept, why) in [
            (60, 60, None),
            (61, 60, Some(Why::Long)),
            (99, 60, Some(Why::Long)),
        ] {
            let frame = read(&format!("club={}", "ä".repeat(letters)));
            assert_eq!(frame.club.map(|name| name.chars().count()), Some(kept));
            assert_eq!(frame.bads.into_iter().next().map(|bad| bad.why), why);
        }
    }
}
