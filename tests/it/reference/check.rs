//! A checklist: a line of a seed, and where its page has it.

use tensu::reference::{Prices, Reference, Stated};
use tensu::rules::Setting;
use tensu::yaku::Unit;
use tensu::{Ruleset, Yaku};
use tensu_words::EN;

/// The place of a line on the page.
#[derive(Debug)]
pub enum At {
    /// A yaku of this worth, closed and open; 0 does not count.
    Yaku(Yaku, Unit, u8, u8),
    /// A yaku whose value is shown as assumed.
    Open(Yaku),
    /// A yaku whose sentence has these words.
    Says(Yaku, &'static str),
    /// A yaku that the first replaces.
    Replaces(Yaku, Yaku),
    /// A row of fu by its id and words.
    Fu(&'static str, u8),
    /// Fu, han, a non-dealer's and the dealer's ron.
    Chart(u16, usize, u32, u32),
    /// Fu, han, of a self-draw: others, dealer, of the dealer's.
    Tsumo(u16, usize, u32, u32, u32),
    /// From these han or points: ron, dealer's ron, self-draw: others, dealer, of the dealer's.
    Tier(u8, [u32; 5]),
    /// The winning bonus.
    Bonus(usize, [u16; 3]),
    /// A rule with this value; and whether the source says so.
    Rule(&'static str, &'static str, Source),
    /// A fact by its id, with these words in its sentence.
    Fact(&'static str, &'static str),
    /// The same, and shown as assumed.
    Assumed(&'static str, &'static str),
    /// A note by its id and kind.
    Note(&'static str, &'static str),
    /// Words of a line of "Also in the source" from this section.
    Also(&'static str, &'static str),
}

/// The origin of a rule.
#[derive(Debug, PartialEq, Eq)]
pub enum Source {
    Stated,
    Judged,
}

pub type Line = (&'static str, &'static [At]);

/// Looks every line up and names those that are not found.
pub fn check(id: &str, lines: &[Line]) {
    let rules = Ruleset::by_id(id).expect("a ruleset");
    let page = Reference::of(rules);
    let mut missing = Vec::new();
    for (line, places) in lines {
        assert!(!places.is_empty(), "{line}: nowhere");
        for at in *places {
            if !found(&page, at) {
                missing.push(format!("{line}: {at:?}"));
            }
        }
    }
    assert!(missing.is_empty(), "{id}:\n{}", missing.join("\n"));
}

fn found(page: &Reference<'_>, at: &At) -> bool {
    match *at {
        At::Yaku(yaku, unit, closed, open) => page.yaku(yaku).is_some_and(|line| {
            (line.worth.unit, line.worth.closed, line.worth.open) == (unit, closed, open)
        }),
        At::Open(yaku) => page
            .yaku(yaku)
            .is_some_and(|line| line.stated == Stated::Assumed),
        At::Says(yaku, words) => page.yaku(yaku).is_some() && EN.condition(yaku).contains(words),
        At::Replaces(yaku, lower) => page
            .yaku(yaku)
            .is_some_and(|line| line.replaces.contains(&lower)),
        At::Fu(words, fu) => page
            .fu
            .iter()
            .any(|item| item.fu == fu && EN.fu(item) == words),
        At::Chart(fu, han, ron, dealer) => {
            prices(page, fu, han).is_some_and(|p| (p.ron, p.dealer_ron) == (ron, dealer))
        }
        At::Tsumo(fu, han, other, dealer, all) => prices(page, fu, han)
            .is_some_and(|p| (p.from_other, p.from_dealer, p.dealer_tsumo) == (other, dealer, all)),
        At::Tier(from, pays) => page.tiers.iter().any(|tier| {
            let p = tier.prices;
            let here = [
                p.ron,
                p.dealer_ron,
                p.from_other,
                p.from_dealer,
                p.dealer_tsumo,
            ];
            tier.from == from && here == pays
        }),
        At::Bonus(variation, points) => {
            page.additive.is_some() && {
                let bonus = tensu::rules::WinningBonus::VARIATIONS[variation - 1];
                [bonus.fully_concealed, bonus.concealed, bonus.open] == points
            }
        }
        At::Rule(id, value, ref source) => page.rules.iter().any(|line| {
            line.rule.id == id
                && written(&line.value) == value
                && line.origin.is_stated() == (*source == Source::Stated)
        }),
        At::Fact(id, words) => fact(page, id, words, false),
        At::Assumed(id, words) => fact(page, id, words, true),
        At::Note(id, kind) => page
            .notes
            .iter()
            .any(|note| note.id == id && note.kind.code() == kind && !note.text.is_empty()),
        At::Also(section, words) => page
            .also
            .iter()
            .any(|line| line.at == section && line.text.contains(words)),
    }
}

fn fact(page: &Reference<'_>, id: &str, words: &str, assumed: bool) -> bool {
    page.facts.iter().any(|line| {
        line.fact.code() == id
            && EN.fact(&line.fact).contains(words)
            && (line.stated == Stated::Assumed) == assumed
    })
}

fn prices(page: &Reference<'_>, fu: u16, han: usize) -> Option<Prices> {
    let row = page.chart.iter().find(|row| row.fu == fu)?;
    Some(row.cells[han - 1].prices)
}

fn written(value: &Setting) -> String {
    match value {
        Setting::Bool(yes) => yes.to_string(),
        Setting::Number(n) => n.to_string(),
        Setting::Text(text) => text.clone(),
        Setting::List(values) => values.iter().map(written).collect::<Vec<_>>().join(" "),
        Setting::Open(n) => format!("open {n}"),
        Setting::Null => "null".to_owned(),
    }
}
