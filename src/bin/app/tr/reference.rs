//! What the app says around a ruleset's reference page, in English.

use tensu::reference::{Counts, Group, Prices, Stated, Tier};
use tensu::rules::RemarkKind;
use tensu::text::thousands;
use tensu::yaku::Unit;

use super::words;

/// What the page says.
pub(crate) struct ReferenceWords {
    pub(crate) jump: &'static str,
    pub(crate) filter: &'static str,
    pub(crate) found: fn(usize, usize) -> String,
    pub(crate) yaku: &'static str,
    pub(crate) group: fn(&Group) -> String,
    pub(crate) counts: fn(Counts) -> Option<&'static str>,
    pub(crate) stated: fn(Stated) -> Option<&'static str>,
    pub(crate) replaces: &'static str,
    pub(crate) beside: &'static str,
    pub(crate) example: fn(&str) -> String,
    pub(crate) fu: &'static str,
    pub(crate) no_fu: &'static str,
    pub(crate) chart: &'static str,
    pub(crate) chart_help: &'static str,
    pub(crate) dealer: &'static str,
    pub(crate) non_dealer: &'static str,
    pub(crate) han: fn(u8) -> String,
    pub(crate) limits: &'static str,
    pub(crate) by_ron: &'static str,
    pub(crate) by_tsumo: &'static str,
    pub(crate) tier: fn(&Tier, bool) -> String,
    pub(crate) yakuman: fn(usize) -> String,
    pub(crate) tsumo: fn(&Prices, bool) -> String,
    pub(crate) bonus: &'static str,
    pub(crate) bonus_columns: [&'static str; 4],
    pub(crate) variation: fn(usize) -> String,
    pub(crate) chosen: &'static str,
    pub(crate) rules: &'static str,
    pub(crate) notes: &'static str,
    pub(crate) remark: fn(RemarkKind) -> &'static str,
    pub(crate) also: &'static str,
    pub(crate) print: &'static str,
}

/// The app's words around a ruleset's reference page.
pub(crate) const fn reference_words() -> &'static ReferenceWords {
    &EN
}

/// In English.
static EN: ReferenceWords = ReferenceWords {
    jump: "Go to",
    filter: "Find a yaku",
    found: |shown, all| {
        if shown == all {
            format!("{all} yaku")
        } else {
            format!("{shown} of {all} yaku")
        }
    },
    yaku: "Yaku",
    group,
    counts: |counts| match counts {
        Counts::Fully => None,
        Counts::Not => Some("★ not towards the minimum"),
        Counts::NotAlone => Some("Alone it does not allow a ron without riichi."),
    },
    stated: |stated| match stated {
        Stated::Yes => None,
        Stated::Assumed => Some("Assumed"),
        Stated::Changed => Some("Changed"),
    },
    replaces: "In place of",
    beside: "On top of",
    example: |tiles| format!("Example: {tiles}"),
    fu: "Fu",
    no_fu: "These rules have no fu.",
    chart: "Points table",
    chart_help: "Above: by ron. Below: by tsumo, from the others / from the dealer. A dash: there is no such hand.",
    dealer: "Dealer",
    non_dealer: "Non-dealer",
    han: |han| format!("{han} han"),
    limits: "Limits and payments",
    by_ron: "Ron",
    by_tsumo: "Tsumo",
    tier,
    yakuman: |units| match units {
        1 => "Yakuman".to_owned(),
        2 => "Double yakuman".to_owned(),
        units => format!("{units} × yakuman"),
    },
    tsumo: |prices, dealer| {
        if dealer {
            format!("{} all", thousands(prices.dealer_tsumo))
        } else if prices.from_other == prices.from_dealer {
            format!("{} all", thousands(prices.from_other))
        } else {
            format!(
                "{}/{}",
                thousands(prices.from_other),
                thousands(prices.from_dealer)
            )
        }
    },
    bonus: "Winning bonus",
    bonus_columns: [
        "Variation",
        "Concealed, self-drawn",
        "Concealed, off a discard",
        "Open",
    ],
    variation: |n| n.to_string(),
    chosen: "Played",
    rules: "Rules",
    notes: "Notes on the source",
    remark: |kind| match kind {
        RemarkKind::Assumed => "Assumed",
        RemarkKind::Corrected => "Corrected",
        RemarkKind::Info | RemarkKind::Hint => "Good to know",
    },
    also: "Also in the source",
    print: "Print",
};

fn group(group: &Group) -> String {
    match (group.unit, group.amount) {
        (Unit::Han, n) => format!("{n} han"),
        (Unit::Yakuman, 1) => "Yakuman".to_owned(),
        (Unit::Yakuman, 2) => "Double yakuman".to_owned(),
        (Unit::Yakuman, n) => format!("{n} × yakuman"),
        (Unit::Mangan, _) => "Mangan at least".to_owned(),
        (Unit::Points, 1) => "1 point".to_owned(),
        (Unit::Points, n) => format!("{n} points"),
    }
}

/// From so many han, or points where there are no fu.
fn tier(tier: &Tier, points: bool) -> String {
    let unit = if points { "points" } else { "han" };
    let range = match tier.to {
        Some(to) if to == tier.from => format!("{to} {unit}"),
        Some(to) => format!("{}–{to} {unit}", tier.from),
        None => format!("{}+ {unit}", tier.from),
    };
    match tier.limit {
        Some(limit) => format!("{}, {range}", (words().limit)(limit)),
        None => range,
    }
}
