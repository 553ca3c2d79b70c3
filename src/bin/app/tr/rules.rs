//! What the app says about rules, in English.

use tensu::compare::Cause;
use tensu::reading::Shapes;
use tensu::rules::{Knob, Origin, Setting, WinningBonus};
use tensu::score::{Payer, What};
use tensu::text::thousands;
use tensu::yaku::{Unit, Worth};
use tensu::{By, Ruleset, Wind, Yaku};

use super::{ui, words};

/// What the app says about rules, the comparison and the table.
pub(crate) struct RuleWords {
    pub(crate) rules_help: &'static str,
    pub(crate) rules_name: &'static str,
    pub(crate) copy_rules: &'static str,
    pub(crate) delete_rules: &'static str,
    pub(crate) based_on: fn(&str, usize) -> String,
    pub(crate) setting: fn(&str, &Setting) -> String,
    pub(crate) choice: fn(&str, &Setting) -> String,
    pub(crate) switched: fn(bool) -> &'static str,
    pub(crate) red_fives: fn(usize) -> String,
    pub(crate) no_limit: &'static str,
    /// The field for a winning bonus of the house's own.
    pub(crate) own_number: &'static str,
    pub(crate) worth: fn(Worth) -> String,
    pub(crate) choose_yaku: fn(usize, usize) -> String,
    pub(crate) changed: &'static str,
    pub(crate) before: fn(&str, &str) -> String,
    pub(crate) reset: &'static str,
    pub(crate) reset_rule: fn(&str) -> String,
    pub(crate) origin: fn(Origin) -> (&'static str, &'static str),
    pub(crate) share: &'static str,
    pub(crate) share_help: &'static str,
    pub(crate) rules_text: &'static str,
    pub(crate) rules_link: &'static str,
    pub(crate) copy: &'static str,
    pub(crate) copy_link: &'static str,
    pub(crate) import: &'static str,
    pub(crate) copied: fn(bool) -> &'static str,
    pub(crate) house_name: fn(&str, u32) -> String,
    pub(crate) compare_help: fn(By) -> String,
    pub(crate) worth_title: &'static str,
    pub(crate) price_title: &'static str,
    pub(crate) difference: fn(Option<u32>, Option<u32>) -> String,
    pub(crate) not_equal: &'static str,
    pub(crate) own_rules: &'static str,
    pub(crate) cause: fn(&Cause, &Ruleset) -> String,
    pub(crate) several_rules: &'static str,
    pub(crate) table_title: &'static str,
    pub(crate) table_help: &'static str,
    pub(crate) seat_name: fn(Wind) -> &'static str,
    pub(crate) winner: &'static str,
    pub(crate) change: fn(i64) -> String,
    pub(crate) liable_for: fn(Yaku) -> String,
}

/// The app's words about rules.
pub(crate) const fn rule_words() -> &'static RuleWords {
    &EN
}

/// In English.
static EN: RuleWords = RuleWords {
    rules_help: "Change any rule, and these become your own house rules.",
    rules_name: "Name",
    copy_rules: "Save a copy",
    delete_rules: "Delete these rules",
    based_on,
    setting,
    choice,
    switched: |on| if on { "Yes" } else { "No" },
    red_fives: |i| {
        format!(
            "Red fives of {}",
            ["man", "pin", "sou"].get(i).unwrap_or(&"")
        )
    },
    no_limit: "no limit",
    own_number: "Points for an open hand, doubled when concealed",
    worth,
    choose_yaku: |named, all| format!("{named} of {all}: choose"),
    changed: "Changed",
    before: |base, value| format!("{base}: {value}."),
    reset: "Change back",
    reset_rule: |rule| format!("Change back: {rule}"),
    origin,
    share: "Share these rules, or take over others",
    share_help: "The line below holds all of it. Paste another one over it to import it.",
    rules_text: "Rules as text",
    rules_link: "Rules as a link",
    copy: "Copy",
    copy_link: "Copy link",
    import: "Import",
    copied: |done| {
        if done {
            "Copied."
        } else {
            "Copy it by hand, please."
        }
    },
    house_name,
    compare_help: |by| {
        format!(
            "The same hand by {}, under all rulesets of this kind.",
            by.code()
        )
    },
    worth_title: "Worth",
    price_title: "Price",
    difference,
    not_equal: "≠ ",
    own_rules: "yours",
    cause,
    several_rules: "Several rules together make the difference.",
    table_title: "At the table",
    table_help: "Choose who pays, to see what changes for every seat.",
    seat_name: |seat| (ui().payer)(Payer::Seat(seat)),
    winner: "winner",
    change: |points| {
        let sign = match points {
            0 => "",
            1.. => "+",
            _ => "−",
        };
        format!("{sign}{}", thousands(points.unsigned_abs() as u32))
    },
    liable_for: |yaku| format!("Liable for {}", (ui().name)(What::Yaku(yaku))),
};

/// The name of house rules that have none yet.
pub(super) fn house_name(base: &str, n: u32) -> String {
    if n == 1 {
        format!("{base}, our rules")
    } else {
        format!("{base}, our rules {n}")
    }
}

/// What a complete hand is.
pub(super) fn incomplete_help(shapes: Shapes) -> String {
    let mut all = vec!["four sets and a pair"];
    let more = [
        (shapes.chiitoitsu, "seven pairs"),
        (shapes.kokushi, "thirteen orphans"),
        (shapes.unrelated, "unrelated tiles"),
    ];
    all.extend(
        more.into_iter()
            .filter(|(has, _)| *has)
            .map(|(_, name)| name),
    );
    let last = all.pop().unwrap_or_default();
    let rest = all.join(", ");
    if rest.is_empty() {
        format!("A hand is {last}.")
    } else {
        format!("A hand is {rest} or {last}.")
    }
}

/// What house rules start from.
pub(super) fn based_on(base: &str, changes: usize) -> String {
    match changes {
        0 => format!("{base}, nothing changed."),
        n => format!("{base} with {} changed.", plural(n, "rule")),
    }
}

/// Where the value of a rule comes from.
pub(super) const fn origin(origin: Origin) -> (&'static str, &'static str) {
    match origin {
        Origin::Rulebook(text) => ("Rulebook", text),
        Origin::Reported(text) => ("Reported", text),
        Origin::Judgement(text) => ("Our reading", text),
        Origin::Unconfirmed => ("Unconfirmed", "the usual value"),
    }
}

/// The value of a rule.
pub(super) fn setting(id: &str, value: &Setting) -> String {
    match value {
        Setting::List(values) if values.is_empty() => "none".to_owned(),
        Setting::List(values) => {
            let values = values.iter().map(|value| setting(id, value));
            values.collect::<Vec<_>>().join(", ")
        }
        value => choice(id, value),
    }
}

/// One value of a rule.
pub(super) fn choice(id: &str, value: &Setting) -> String {
    match value {
        Setting::Bool(true) => "yes".to_owned(),
        Setting::Bool(false) => "no".to_owned(),
        Setting::Null => "no limit".to_owned(),
        Setting::Open(open) => format!("our own: {} / {} / {open}", 2 * open, 2 * open),
        Setting::Number(n) => number(id, *n),
        Setting::Text(text) => match Yaku::from_code(text) {
            Some(yaku) => (ui().name)(What::Yaku(yaku)),
            None => word(id, text),
        },
        Setting::List(_) => String::new(),
    }
}

fn number(id: &str, n: i64) -> String {
    let bonus = || WinningBonus::VARIATIONS.get(usize::try_from(n).ok()?.checked_sub(1)?);
    match id {
        "winning_bonus" => bonus().map_or(String::new(), |bonus| {
            format!(
                "{} / {} / {}",
                bonus.fully_concealed, bonus.concealed, bonus.open
            )
        }),
        "double_wind_pair_fu" | "open_pinfu_fu" => format!("{n} fu"),
        _ => u32::try_from(n).map_or(n.to_string(), thousands),
    }
}

fn word(id: &str, code: &str) -> String {
    let text = match (id, code) {
        (_, "off") => "no yaku",
        (_, "4_han") => "4 han",
        (_, "5_han") => "5 han",
        (_, "plus_two") => "2 fu more",
        ("pao_honba", "discarder") => "the discarder",
        ("pao_honba", "liable") => "the liable player",
        ("pao_composite", "whole") => "for the whole hand",
        ("pao_composite", "part") => "for this yakuman only",
        ("tsumo_loss", "loss") => "is not paid",
        ("tsumo_loss", "bisection") => "is split between the two",
        ("tsumo_loss", "full") => "is paid by both, each in full",
        ("tsumo_loss", "equalize") => "makes both pay the same, together as much as by ron",
        ("tsumo_loss", "proportional") => "is split as the rest is",
        ("tsumo_loss", "oya_pays") => "is paid by the dealer",
        ("tsumo_loss", "ko_pays") => "is paid by the non-dealer",
        ("tsumo_loss", "plus_1000") => "is 1,000 more from each",
        ("tsumo_loss", "ron_reduced") => "is not paid, and a ron pays no more than a self-draw",
        ("multiple_ron", "all") => "all of them win",
        ("multiple_ron", "head_bump") => "only the next in turn wins",
        ("multiple_ron", "triple_abort") => "two win, three end the hand",
        ("dead_wait", "noten") => "no: the hand is noten",
        ("dead_wait", "tenpai") => "yes",
        ("sticks", "next_in_turn") => "to the next in turn",
        ("sticks", "own_sticks") => "each winner gets his own back",
        (_, other) => other,
    };
    text.to_owned()
}

/// What a yaku is worth, closed and open.
pub(super) fn worth(worth: Worth) -> String {
    let amount = |n: u8| match worth.unit {
        Unit::Han => format!("{n} han"),
        Unit::Yakuman if n == 1 => "yakuman".to_owned(),
        Unit::Yakuman => format!("{n} × yakuman"),
        Unit::Mangan => "mangan".to_owned(),
        Unit::Points => plural(n.into(), "point"),
    };
    match (worth.closed, worth.open) {
        (closed, open) if closed == open => amount(closed),
        (closed, 0) => format!("{}, closed only", amount(closed)),
        (closed, open) => format!("{}, open {open}", amount(closed)),
    }
}

/// How another price differs from one's own.
pub(super) fn difference(own: Option<u32>, other: Option<u32>) -> String {
    match (own, other) {
        (Some(own), Some(other)) if other > own => format!("▲ {} more", thousands(other - own)),
        (Some(own), Some(other)) => format!("▼ {} less", thousands(own - other)),
        (Some(_), None) => "✕ no win".to_owned(),
        (None, _) => "▲ a win".to_owned(),
    }
}

/// What makes a price differ.
pub(super) fn cause(cause: &Cause, rules: &Ruleset) -> String {
    match cause {
        Cause::Rule(id, value) => Knob::by_id(id).map_or(String::new(), |knob| {
            format!("{}: {}", knob.text, setting(id, value))
        }),
        Cause::Yaku(yaku) => {
            let name = (ui().name)(What::Yaku(*yaku));
            if rules.has(*yaku) {
                format!("{name}: {}", worth(rules.yaku.get(*yaku).worth))
            } else {
                format!("{name}: no yaku")
            }
        }
        Cause::Tile(tile) => format!("There is no {}", (words().tile)(*tile)),
    }
}

/// A number of things.
fn plural(n: usize, thing: &str) -> String {
    let s = if n == 1 { "" } else { "s" };
    format!("{n} {thing}{s}")
}
