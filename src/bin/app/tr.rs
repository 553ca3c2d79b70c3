//! The app's own words, one constant a language. What the core has to say about a hand is in [`tensu::text`].

use tensu::reading::{Shapes, Wait};
use tensu::rules::RemarkKind;
use tensu::score::{Amount, Award, Other, Payer, Score, What};
use tensu::text::{self, Words, thousands};
use tensu::{By, Flag, MeldKind, Refusal, Riichi, Suit, Tile, Wind};

use crate::gates::Part;
use crate::page::Theme;
use crate::state::{Hint, View};

pub(crate) use reference::reference_words;
pub(crate) use round::round_words;
pub(crate) use rules::rule_words;
pub(crate) use trust::TrustWords;
use worth::{han_fu, limit, price, value};

mod hint;
mod reference;
mod round;
mod rules;
mod trust;
mod worth;

/// The words of the chosen language.
pub(crate) const fn ui() -> &'static Ui {
    &EN
}

/// The core's words in the same language.
pub(crate) const fn words() -> &'static Words {
    &text::EN
}

/// The words of the trust page.
pub(crate) const fn trust_words() -> &'static TrustWords {
    &trust::EN
}

/// Everything that the app says.
pub(crate) struct Ui {
    // The bar.
    pub(crate) ruleset: &'static str,
    pub(crate) seat_wind: &'static str,
    pub(crate) round_wind: &'static str,
    pub(crate) seat: &'static str,
    pub(crate) round: &'static str,
    pub(crate) menu: &'static str,
    pub(crate) rules: &'static str,
    pub(crate) view: fn(View) -> &'static str,
    pub(crate) theme: &'static str,
    pub(crate) theme_name: fn(Theme) -> &'static str,
    pub(crate) shortcuts: &'static str,
    /// A key and what it does.
    pub(crate) keys: &'static [(&'static str, &'static str)],
    pub(crate) about: &'static str,
    // The hand.
    pub(crate) hand: &'static str,
    pub(crate) hand_tile: fn(Tile, bool) -> String,
    pub(crate) hand_tile_help: fn(bool) -> &'static str,
    pub(crate) dora: &'static str,
    pub(crate) ura: &'static str,
    pub(crate) dora_indicators: &'static str,
    pub(crate) ura_indicators: &'static str,
    pub(crate) honba: &'static str,
    pub(crate) sticks: &'static str,
    pub(crate) riichi_sticks: &'static str,
    pub(crate) norths: &'static str,
    pub(crate) flowers: &'static str,
    pub(crate) flower: &'static str,
    pub(crate) discarder: &'static str,
    pub(crate) nobody: &'static str,
    // Melds.
    pub(crate) meld: fn(MeldKind) -> &'static str,
    pub(crate) meld_short: fn(MeldKind) -> &'static str,
    pub(crate) meld_of: fn(MeldKind, &[Tile]) -> String,
    pub(crate) kan: &'static str,
    pub(crate) meld_prompt: fn(MeldKind) -> &'static str,
    pub(crate) red_five: &'static str,
    pub(crate) remove_meld: &'static str,
    pub(crate) done: &'static str,
    // The situation.
    pub(crate) situation: &'static str,
    pub(crate) riichi: fn(Riichi) -> &'static str,
    pub(crate) flag: fn(Flag) -> &'static str,
    pub(crate) by: fn(By) -> &'static str,
    // The keys.
    pub(crate) tiles: &'static str,
    pub(crate) suit: fn(Option<Suit>) -> &'static str,
    pub(crate) entry_keys: &'static str,
    pub(crate) undo: &'static str,
    pub(crate) redo: &'static str,
    pub(crate) delete: &'static str,
    pub(crate) clear: &'static str,
    pub(crate) typing: fn(&str) -> String,
    pub(crate) hint: fn(&Hint) -> String,
    // The result.
    pub(crate) result: &'static str,
    pub(crate) how_won: &'static str,
    pub(crate) price: fn(&Score) -> String,
    pub(crate) no_price: fn(&Refusal) -> &'static str,
    pub(crate) receives: fn(u32) -> String,
    pub(crate) han_fu: fn(&Score) -> String,
    pub(crate) limit: fn(&Score) -> Option<String>,
    pub(crate) amount: fn(Amount) -> String,
    pub(crate) award: fn(&Award) -> String,
    pub(crate) name: fn(What) -> String,
    pub(crate) kanji: fn(What) -> &'static str,
    pub(crate) won_on: fn(Tile, Wait) -> String,
    pub(crate) block: fn(&[Tile], Option<MeldKind>, Option<u16>) -> String,
    pub(crate) fu: fn(u16) -> String,
    /// A phrase of the core as a sentence of its own.
    pub(crate) sentence_case: fn(&str) -> String,
    pub(crate) not_counted: fn(Part) -> String,
    pub(crate) sentence: fn(By, &Score) -> String,
    // An unfinished hand.
    pub(crate) missing: fn(usize) -> String,
    pub(crate) missing_help: &'static str,
    pub(crate) waiting: &'static str,
    pub(crate) waiting_help: &'static str,
    pub(crate) win_on: fn(Tile) -> String,
    pub(crate) away: fn(u8) -> String,
    pub(crate) incomplete_help: fn(Shapes) -> String,
    pub(crate) others_strange: fn(usize) -> String,
    // The first visit.
    pub(crate) welcome: &'static str,
    pub(crate) welcome_help: &'static str,
    pub(crate) examples: &'static [Example],
    pub(crate) keyboard: &'static str,
    // The explanation.
    pub(crate) why: &'static str,
    pub(crate) close: &'static str,
    pub(crate) value: fn(&Score) -> String,
    pub(crate) explanation: &'static str,
    pub(crate) yaku_title: &'static str,
    pub(crate) fu_title: &'static str,
    pub(crate) fu_unused: &'static str,
    pub(crate) fu_all: &'static str,
    pub(crate) fu_sum: fn(u16, u16) -> String,
    pub(crate) steps_title: fn(&Score) -> &'static str,
    pub(crate) payments_title: &'static str,
    pub(crate) payer: fn(Payer) -> &'static str,
    pub(crate) liable: &'static str,
    pub(crate) with_honba: fn(u32, u32) -> String,
    pub(crate) sticks_on_table: &'static str,
    pub(crate) total: &'static str,
    pub(crate) others_title: &'static str,
    pub(crate) other_worth: fn(&Other) -> String,
    pub(crate) missed_title: &'static str,
    pub(crate) notes_title: &'static str,
    pub(crate) remark: fn(RemarkKind) -> &'static str,
    pub(crate) source: fn(&str) -> String,
}

/// A hand to try.
pub(crate) struct Example {
    /// What it shows.
    pub(crate) title: &'static str,
    /// The hand.
    pub(crate) text: &'static str,
}

static EN: Ui = Ui {
    ruleset: "Ruleset",
    seat_wind: "Seat wind",
    round_wind: "Round wind",
    seat: "Seat",
    round: "Round",
    menu: "Menu",
    rules: "Rules",
    view: |view| match view {
        View::Rules => "Rules",
        View::Compare => "Every ruleset",
        View::Trust => "Is it right?",
        View::Round => "Settle up",
        View::Reference => "Reference",
    },
    theme: "Theme",
    theme_name: |theme| match theme {
        Theme::Auto => "Auto",
        Theme::Light => "Light",
        Theme::Dark => "Dark",
    },
    shortcuts: "Keyboard",
    keys: &[
        ("234m", "2, 3, 4 man; p pin, s sou, z honors"),
        ("0p", "red five"),
        ("E S W N P F C", "winds, White, Green, Red"),
        ("⌫", "take the last tile back"),
        ("Esc", "leave a meld that is half entered"),
        ("Ctrl Z", "undo; with Shift, redo"),
        ("Del", "on a tile of the hand: take it out"),
    ],
    about: "Tensu. Everything is worked out on this device.",
    hand: "Hand",
    hand_tile: |tile, won| {
        let name = (words().tile)(tile);
        if won {
            format!("{name}, winning tile")
        } else {
            format!("{name} in the hand")
        }
    },
    hand_tile_help: |won| {
        if won {
            "Tap to take it out"
        } else {
            "Tap to make it the winning tile"
        }
    },
    dora: "Dora",
    ura: "Ura",
    dora_indicators: "Dora indicators",
    ura_indicators: "Ura dora indicators",
    honba: "Honba",
    sticks: "Sticks",
    riichi_sticks: "Riichi sticks",
    norths: "Norths",
    flowers: "Flowers",
    flower: "✿",
    discarder: "Discarder",
    nobody: "–",
    meld: |kind| match kind {
        MeldKind::Chi => "Chi",
        MeldKind::Pon => "Pon",
        MeldKind::Minkan => "Open kan",
        MeldKind::Kakan => "Added kan",
        MeldKind::Ankan => "Closed kan",
    },
    meld_short: |kind| match kind {
        MeldKind::Chi => "Chi",
        MeldKind::Pon => "Pon",
        MeldKind::Minkan => "Open",
        MeldKind::Kakan => "Added",
        MeldKind::Ankan => "Closed",
    },
    kan: "Kan",
    meld_of: |kind, tiles| format!("{} of {}", (EN.meld)(kind), tile_list(tiles)),
    meld_prompt: |kind| match kind {
        MeldKind::Chi => "Chi: tap the lowest tile of the run",
        MeldKind::Pon => "Pon: tap the tile",
        MeldKind::Minkan => "Open kan: tap the tile",
        MeldKind::Kakan => "Added kan: tap the tile",
        MeldKind::Ankan => "Closed kan: tap the tile",
    },
    red_five: "With red five",
    remove_meld: "Remove",
    done: "Done",
    situation: "Situation",
    riichi: |riichi| match riichi {
        Riichi::None => "No riichi",
        Riichi::Riichi => "Riichi",
        Riichi::Double => "Double riichi",
        Riichi::Open => "Open riichi",
        Riichi::DoubleOpen => "Double open riichi",
    },
    flag: |flag| match flag {
        Flag::Ippatsu => "Ippatsu",
        Flag::LastTile => "Last tile",
        Flag::Rinshan => "Rinshan",
        Flag::Chankan => "Chankan",
        Flag::FirstTurn => "First turn",
        Flag::Ready => "Ready",
        Flag::OpenReady => "Open ready",
        Flag::DoubleReady => "Double ready",
        Flag::Paarenchan => "Paarenchan",
        Flag::RiichiDiscard => "On a riichi discard",
        Flag::KanDiscard => "On a kan discard",
        other => other.code(),
    },
    by: |by| match by {
        By::Ron => "Ron",
        By::Tsumo => "Tsumo",
    },
    tiles: "Tiles",
    suit: |suit| match suit {
        Some(Suit::Man) => "Man",
        Some(Suit::Pin) => "Pin",
        Some(Suit::Sou) => "Sou",
        None => "Honors",
    },
    entry_keys: "Melds and corrections",
    undo: "Undo",
    redo: "Redo",
    delete: "Delete last tile",
    clear: "Clear",
    typing: |digits| format!("{digits} … now m, p, s or z"),
    hint: hint::hint,
    result: "Result",
    how_won: "How the hand was won",
    price,
    no_price: |refusal| match refusal {
        Refusal::NoYaku { .. } => "No yaku",
        _ => "–",
    },
    receives: |total| format!("{} in all", thousands(total)),
    han_fu,
    limit,
    amount: |amount| match amount {
        Amount::Han(han) => format!("{han} han"),
        Amount::Yakuman(1) => "yakuman".to_owned(),
        Amount::Yakuman(2) => "double yakuman".to_owned(),
        Amount::Yakuman(units) => format!("{units} × yakuman"),
        Amount::Mangan => "mangan".to_owned(),
        Amount::Points(1) => "1 point".to_owned(),
        Amount::Points(points) => format!("{points} points"),
    },
    award: |award| match award.amount {
        Amount::Han(han) => format!("{} {han}", (EN.name)(award.what)),
        Amount::Yakuman(1) | Amount::Mangan => (EN.name)(award.what),
        Amount::Yakuman(units) => format!("{} ×{units}", (EN.name)(award.what)),
        Amount::Points(points) => format!("{} {points}", (EN.name)(award.what)),
    },
    name: |what| match what {
        What::Yaku(yaku) => capital(yaku.row().romaji),
        other => (words().what)(other).to_owned(),
    },
    kanji: |what| match what {
        What::Yaku(yaku) => yaku.row().kanji,
        What::Dora => "ドラ",
        What::UraDora => "裏ドラ",
        What::AkaDora => "赤ドラ",
        What::Nukidora => "抜きドラ",
        _ => "",
    },
    won_on: |tile, wait| format!("Won on {}: {}", (words().tile)(tile), (words().wait)(wait)),
    block: |tiles, called, fu| {
        let tiles = tile_list(tiles);
        let name = called.map_or(tiles.clone(), |kind| format!("{} {tiles}", (EN.meld)(kind)));
        fu.map_or(name.clone(), |fu| format!("{name}, {fu} fu"))
    },
    fu: |fu| format!("{fu} fu"),
    sentence_case: capital,
    not_counted: |part| {
        let name = match part {
            Part::Riichi(riichi) => (EN.riichi)(riichi),
            Part::Flag(flag) => (EN.flag)(flag),
            Part::Ura => EN.ura_indicators,
        };
        format!("{name} not counted.")
    },
    sentence: |by, score| format!("{} {}. {}.", (EN.by)(by), price(score), value(score)),
    missing: |missing| {
        if missing == 1 {
            "1 tile to go".to_owned()
        } else {
            format!("{missing} tiles to go")
        }
    },
    missing_help: "The last tile is the winning one. Tap any tile of the hand to change that.",
    waiting: "Waiting for",
    waiting_help: "Tap the one that came, or any other tile.",
    win_on: |tile| format!("Win on {}", (words().tile)(tile)),
    away: |away| match away {
        0 => "No tile is left that would complete this hand.".to_owned(),
        1 => "1 away from tenpai: no single tile completes this hand.".to_owned(),
        away => format!("{away} away from tenpai: no single tile completes this hand."),
    },
    incomplete_help: rules::incomplete_help,
    others_strange: |others| match others {
        1 => "The same for one more tile.".to_owned(),
        others => format!("The same for {others} more tiles."),
    },
    welcome: "What is this hand worth?",
    welcome_help: "Tap 14 tiles, the winning one last. Or try:",
    examples: &[
        Example {
            title: "Everyday",
            text: "234m340p66p678s56s+7s ron riichi dora:1m5p",
        },
        Example {
            title: "Tricky fu",
            text: "123m456p78s99p[4444z]+9s ron riichi",
        },
        Example {
            title: "Yakuman",
            text: "19m19p19s1234567z+1z ron",
        },
        Example {
            title: "One suit",
            text: "12334567p555z33z+8p tsumo",
        },
        Example {
            title: "Open",
            text: "456p66s78s(888p)(777z)+9s ron",
        },
        Example {
            title: "Closed",
            text: "123p40p678s234p55s+6p ron riichi",
        },
    ],
    keyboard: "The keyboard works too: type 234m 0p E",
    why: "Why?",
    close: "Close",
    value,
    explanation: "Explanation",
    yaku_title: "Yaku",
    fu_title: "Fu",
    fu_unused: "With this many han the fu do not change the price.",
    fu_all: "Together",
    fu_sum: |raw, rounded| {
        if raw == rounded {
            format!("{raw} fu")
        } else {
            format!("{raw}, rounded up to {rounded} fu")
        }
    },
    steps_title: |score| match (score.points, &score.fu) {
        (Some(_), _) => "From the hand to what is paid",
        (None, Some(_)) => "From han and fu to points",
        (None, None) => "From the hand to points",
    },
    payments_title: "Who pays",
    payer: |payer| match payer {
        Payer::Seat(Wind::East) => "East (dealer)",
        other => (words().payer)(other),
    },
    liable: "liable",
    with_honba: |hand, honba| format!("{} + {} for honba", thousands(hand), thousands(honba)),
    sticks_on_table: "Riichi sticks",
    total: "The winner receives",
    others_title: "Other readings of these tiles",
    other_worth: |other| {
        let points = thousands(other.points);
        match (other.han, other.fu.as_ref()) {
            (Some(han), Some(fu)) => format!("{han} han {} fu, {points}.", fu.rounded),
            (Some(han), None) => format!("{han} han, {points}."),
            (None, _) => format!("{points}."),
        }
    },
    missed_title: "Why not",
    notes_title: "About these rules",
    remark: |kind| match kind {
        RemarkKind::Assumed => "Assumed",
        RemarkKind::Corrected => "Corrected",
        RemarkKind::Info | RemarkKind::Hint => "Good to know",
    },
    source: |source| format!("Rules: {source}."),
};

fn tile_list(tiles: &[Tile]) -> String {
    tiles
        .iter()
        .map(|&tile| (words().tile)(tile))
        .collect::<Vec<_>>()
        .join(" ")
}

/// With a capital first letter.
fn capital(name: &str) -> String {
    let mut text = name.to_owned();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}
