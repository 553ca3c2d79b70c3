//! The tables of the pages in `docs/rules`.
//!
//! `tests/it/lawbook.rs` includes this file, too, and fails where a page is not what it would write.

use std::fmt::Write;

use tensu::Yaku;
use tensu::reference::{Cell, Prices, Reference, Stated, Ways};
use tensu::rules::{CORE, HOUSE_RULES, HouseRule, MODERN, Origin, Ruleset, Seats, Setting};
use tensu::yaku::{Unit, Worth};
use tensu_words::EN;

/// Rules about the game around the hands, which have a table of their own; any other is about the points of a hand.
const GAME: &str = "multiple_ron sticks dead_wait nagashi_mangan nagashi_honba start back uma oka ties end_sticks rounding \
    length goal extra_hands bust agari_yame tenpai_yame dealer_stays draw_honba aborts \
    abort_deal nagashi_deal riichi_minimum declaring_tile chombo chombo_last time chip yakitori bust_prize rate";

/// The page of all rulesets together: which there are, side by side, and what they have in common.
pub(super) fn together() -> String {
    let four = |rules: &&&Ruleset| rules.seats == Seats::Four && is_preset(rules);
    let three = |rules: &&&Ruleset| rules.seats == Seats::Three;
    let is_game = |rule: &HouseRule| GAME.split(' ').any(|id| id == rule.id);
    let parts = [
        ("The rulesets", contents()),
        (
            "Scoring, four players",
            matrix(CORE.rulesets.iter().filter(four), |rule| !is_game(rule)),
        ),
        (
            "Table and match, four players",
            matrix(CORE.rulesets.iter().filter(four), is_game),
        ),
        (
            "Three players",
            matrix(CORE.rulesets.iter().filter(three), |_| true),
        ),
        ("Rules by name", names()),
        ("The usual yaku", usual_yaku()),
        ("Old and local yaku", local_yaku()),
    ];
    parts
        .iter()
        .fold(String::new(), |mut text, (title, table)| {
            let _ = write!(text, "\n## {title}\n\n{}\n", table.trim());
            text
        })
}

/// All rulesets, each with a link to its page.
fn contents() -> String {
    let mut text = head(&["ruleset", "id", "players", "document"]);
    for rules in CORE.rulesets {
        let name = format!("[{}]({}.md)", rules.name, rules.id);
        let id = format!("`{}`", rules.id);
        let players = rules.seats.winds().len().to_string();
        row(&mut text, &[name, id, players, EN.source(rules.source)]);
    }
    text
}

/// Returns whether a ruleset is known as values, and not from a document that lists the yaku.
pub(super) fn is_preset(rules: &Ruleset) -> bool {
    rules.page().places.is_empty()
}

pub(super) fn row(line: &mut String, cells: &[impl AsRef<str>]) {
    let cells: Vec<String> = cells
        .iter()
        .map(|cell| cell.as_ref().replace('|', "\\|"))
        .collect();
    let _ = writeln!(line, "| {} |", cells.join(" | "));
}

pub(super) fn head(cells: &[&str]) -> String {
    let mut table = String::new();
    row(&mut table, cells);
    row(&mut table, &vec!["---"; cells.len()]);
    table
}

/// Writes a value as the contract has it; a switch as yes or no.
fn value(setting: &Setting) -> String {
    match setting {
        Setting::Bool(true) => "yes".into(),
        Setting::Bool(false) => "no".into(),
        Setting::Number(number) => number.to_string(),
        Setting::Text(code) => format!("`{code}`"),
        Setting::List(items) if items.is_empty() => "none".into(),
        Setting::List(items) => items.iter().map(value).collect::<Vec<_>>().join(", "),
        Setting::Open(number) => format!("{number}, doubled when concealed"),
        Setting::Null => "none".into(),
    }
}

/// Writes the same, and a code in words.
pub(super) fn value_in_words(rule: &HouseRule, setting: &Setting) -> String {
    let plain = value(setting);
    let Setting::Text(code) = setting else {
        return plain;
    };
    let words = EN.choice(rule.id, code);
    if words == *code {
        plain
    } else {
        format!("{plain}: {words}")
    }
}

/// Writes a worth, closed and open: `2 / 1`, `3 / –`, `1 yakuman`.
pub(super) fn worth(worth: Worth) -> String {
    let amount = |n: u8| {
        if n == 0 {
            "–".to_owned()
        } else {
            n.to_string()
        }
    };
    let both = format!("{} / {}", amount(worth.closed), amount(worth.open));
    match worth.unit {
        Unit::Han | Unit::Points => both,
        Unit::Mangan => format!("{both} mangan"),
        Unit::Yakuman => format!("{both} yakuman"),
    }
}

fn yaku_name(yaku: Yaku) -> String {
    let row = yaku.row();
    if row.romaji.eq_ignore_ascii_case(row.english) {
        row.romaji.to_owned()
    } else {
        format!("{} ({})", row.romaji, row.english)
    }
}

fn list(yaku: impl IntoIterator<Item = Yaku>) -> String {
    yaku.into_iter()
        .map(|yaku| yaku.row().romaji)
        .collect::<Vec<_>>()
        .join(", ")
}

/// The yaku that a document lists. Those of additive games are nowhere else, so these lines say what each takes.
pub(super) fn hands(rules: &Ruleset) -> String {
    let page = Reference::of(rules);
    let told = page.additive.is_some();
    let (worth_of, beside, place) = ("closed / open", "not beside it", "where");
    let mut text = if told {
        head(&["yaku", worth_of, "what it takes", beside, place])
    } else {
        head(&["yaku", worth_of, beside, place])
    };
    let lines = page.groups.iter().flat_map(|group| &group.yaku);
    for line in lines {
        let place = rules.page().place(line.yaku).unwrap_or_default();
        let place = match line.stated {
            Stated::Assumed if place.is_empty() => "assumed".to_owned(),
            Stated::Assumed => format!("{place}; value assumed"),
            Stated::Yes | Stated::Changed => place.to_owned(),
        };
        let mut cells = vec![yaku_name(line.yaku), worth(line.worth)];
        cells.extend(told.then(|| EN.condition(line.yaku).to_owned()));
        cells.extend([list(line.replaces.iter().copied()), place]);
        row(&mut text, &cells);
    }
    text
}

fn usual_yaku() -> String {
    let mut text = head(&[
        "yaku",
        "kanji",
        "closed / open",
        "what it takes",
        "not beside it",
    ]);
    for yaku in Yaku::all().filter(|&yaku| MODERN.get(yaku).worth != Worth::NOTHING) {
        let lower = list(yaku.row().lower.iter().copied());
        let value = worth(MODERN.get(yaku).worth);
        let name = yaku_name(yaku);
        let cells = [
            name.as_str(),
            yaku.row().kanji,
            &value,
            EN.condition(yaku),
            &lower,
        ];
        row(&mut text, &cells);
    }
    text
}

fn local_yaku() -> String {
    let is_local = |yaku: &Yaku| {
        MODERN.get(*yaku).worth == Worth::NOTHING && yaku.row().worth.unit != Unit::Points
    };
    let mut text = head(&[
        "yaku",
        "kanji",
        "closed / open",
        "what it takes",
        "played in",
        "source",
    ]);
    for yaku in Yaku::all().filter(is_local) {
        let players: Vec<_> = CORE
            .rulesets
            .iter()
            .filter(|rules| rules.has(yaku))
            .map(|rules| rules.id)
            .collect();
        let source = yaku.source().trim_start_matches("docs/rules.md ");
        let here = |source: &'static str| source.trim_start_matches([' ', ',', ':']);
        let source = source.strip_prefix('3').map_or(source, here);
        let (value, players) = (worth(yaku.row().worth), players.join(", "));
        let name = yaku_name(yaku);
        let cells = [
            name.as_str(),
            yaku.row().kanji,
            &value,
            EN.condition(yaku),
            &players,
            source,
        ];
        row(&mut text, &cells);
    }
    text
}

fn names() -> String {
    let mut text = head(&["rule", "what it decides", "values"]);
    for rule in HOUSE_RULES {
        let coded = |code: &&str| value_in_words(rule, &Setting::of_code(code));
        let mut values: Vec<String> = rule.choices.iter().map(coded).collect();
        values.extend(rule.ranges.iter().map(|range| format!("`{range}`")));
        if values.is_empty() {
            values.push("a list of yaku".into());
        }
        let id = format!("`{}`", rule.id);
        row(&mut text, &[&id, EN.rule(rule.text), &values.join("; ")]);
    }
    text
}

/// Rules against rulesets. A value that no source states and not everybody has gets a question mark, one that was judged an asterisk.
fn matrix<'a>(
    rulesets: impl Iterator<Item = &'a &'static Ruleset>,
    wanted: impl Fn(&HouseRule) -> bool,
) -> String {
    let rulesets: Vec<&Ruleset> = rulesets.copied().collect();
    let mut titles = vec!["rule"];
    titles.extend(rulesets.iter().map(|rules| rules.id));
    let mut text = head(&titles);
    for rule in HOUSE_RULES.iter().filter(|rule| wanted(rule)) {
        let cell = |rules: &&Ruleset| {
            let Some(setting) = (rule.get)(rules) else {
                return "–".to_owned();
            };
            let mark = match rules.origin(rule.id) {
                Origin::Moot => return "–".to_owned(),
                Origin::Rulebook(_) | Origin::Reported(_) | Origin::Usual => "",
                Origin::Judgement(_) => "\\*",
                Origin::Unconfirmed => " ?",
            };
            format!("{}{mark}", value(&setting))
        };
        let mut cells = vec![format!("`{}`", rule.id)];
        cells.extend(rulesets.iter().map(cell));
        if cells[1..].iter().any(|cell| cell != "–") {
            row(&mut text, &cells);
        }
    }
    text
}

pub(super) fn fu(rules: &Ruleset) -> String {
    let mut text = head(&["fu", "for"]);
    for item in &Reference::of(rules).fu {
        row(&mut text, &[&item.fu.to_string(), EN.fu(item)]);
    }
    text
}

/// Writes a number as `11,600`.
fn thousands(points: u32) -> String {
    match points / 1_000 {
        0 => points.to_string(),
        over => format!("{over},{:03}", points % 1_000),
    }
}

/// Writes the points by ron; by tsumo from each other player and from the dealer.
pub(super) fn points(rules: &Ruleset) -> String {
    let page = Reference::of(rules);
    let mut text = String::new();
    let ways = |ways: Ways, prices: Prices, is_dealer: bool| {
        let (ron, tsumo) = if is_dealer {
            (
                prices.dealer_ron,
                format!("{} each", thousands(prices.dealer_tsumo)),
            )
        } else {
            (
                prices.ron,
                format!(
                    "{}/{}",
                    thousands(prices.from_other),
                    thousands(prices.from_dealer)
                ),
            )
        };
        let ron = thousands(ron);
        match ways {
            Ways::Both => format!("{ron} · {tsumo}"),
            Ways::Ron => ron,
            Ways::Tsumo => format!("· {tsumo}"),
            Ways::Neither => "–".into(),
        }
    };
    for (is_dealer, who) in [(false, "Others"), (true, "Dealer")] {
        if !page.chart.is_empty() {
            let _ = writeln!(text, "\n{who}, by fu:\n");
            text += &head(&["fu", "1 han", "2 han", "3 han", "4 han"]);
        }
        for line in &page.chart {
            let cell = |cell: &Cell| match cell.limit {
                Some(limit) => EN.limit(limit).to_owned(),
                None => ways(cell.ways, cell.prices, is_dealer),
            };
            let mut cells = vec![line.fu.to_string()];
            cells.extend(line.cells.iter().map(cell));
            row(&mut text, &cells);
        }
    }
    text += "\n";
    let unit = if page.chart.is_empty() {
        "points"
    } else {
        "han"
    };
    text += &head(&[unit, "", "others: ron · tsumo", "dealer: ron · tsumo"]);
    let mut tier = |name: String, limit: &str, prices: Prices| {
        let cells = [
            name.as_str(),
            limit,
            &ways(Ways::Both, prices, false),
            &ways(Ways::Both, prices, true),
        ];
        row(&mut text, &cells);
    };
    for line in &page.tiers {
        let name = match line.to {
            Some(to) if to == line.from => to.to_string(),
            Some(to) => format!("{} to {to}", line.from),
            None => format!("{} and more", line.from),
        };
        tier(
            name,
            line.limit.map_or("", |limit| EN.limit(limit)),
            line.prices,
        );
    }
    for (units, &prices) in (1..).zip(&page.yakuman) {
        tier(format!("{units} yakuman"), "", prices);
    }
    text
}
