//! The words of the app: the text for each thing, and what goes into it. The texts themselves are in `crates/words`.

use tensu::rules::Source;
use tensu::score::{Amount, Award, Payer, Score};
use tensu::{By, Flag, Kind, MeldKind, Refusal, Riichi, Ruleset, Suit, Tile, Wind, Yaku};
use tensu_words::{Fill, Word};

use crate::browser::page::{Faces, Theme};
use crate::model::availability::Gated;

pub(crate) use crate::model::speech::{Terms, ruleset, set, speak_as, words};
pub(crate) use entry::{KEYS, STROKES, several, several_prompt, tile_names, with_red};
pub(crate) use hint::{hint, refusal};
pub(crate) use notice::{notice, version};
pub(crate) use tensu_words::{Label, sentence_case, short_amount};
pub(crate) use terms::{
    kanji, kanji_language, look_up, name, name_language, other_kanji, set_korean, set_terms, terms,
    terms_name, terms_offered, yaku,
};
pub(crate) use why::{barred, missed};
pub(crate) use worth::{
    amounts, asked, counted, counted_from, counted_tiles, from_others, han_fu, in_all, largest,
    paid, payers, price, times, value,
};

pub(crate) mod embed;
mod entry;
mod hint;
pub(crate) mod language;
pub(crate) mod mistake;
mod notice;
pub(crate) mod reference;
pub(crate) mod report;
pub(crate) mod rule;
pub(crate) mod rules;
pub(crate) mod share;
pub(crate) mod teach;
mod terms;
mod why;
mod worth;

/// Returns a text of the app.
pub(crate) fn say(label: Label) -> &'static str {
    words().label(label)
}

/// Returns a text of the app with everything in its places.
pub(crate) fn fill(label: Label, fills: &[Fill<'_>]) -> String {
    words().fill_label(label, fills)
}

/// Returns a text of the app with one thing in it.
pub(crate) fn with<'a>(label: Label, thing: impl Into<Fill<'a>>) -> String {
    fill(label, &[thing.into()])
}

/// Asks whether four equal tiles in a hand that does not win are a kan.
pub(crate) fn is_it_a_kan(kind: Kind) -> String {
    let tile = words().tile(kind.into());
    let closed = say(Label::AnkanShort);
    fill(Label::IsItAKan, &[(&tile).into(), closed.into()])
}

/// Writes a name and its value: "Seat: South".
pub(crate) fn pair(name: &str, value: impl std::fmt::Display) -> String {
    format!("{name}{}{value}", words().say(Word::Colon))
}

/// A match score where so many points make one.
pub(crate) fn score_in(points: i64, unit: i64) -> String {
    let (size, unit) = (points.abs(), unit.abs().max(1));
    let whole = words().number(size / unit);
    if unit == 1 {
        return format!("{}{whole}", sign(points));
    }
    let tenths = size % unit * 10 / unit;
    format!("{}{whole}{}{tenths}", sign(points), words().decimal())
}

/// Names a hand of a game: `East 2 · Honba 1`.
pub(crate) fn hand(round: Wind, number: u32, honba: u32) -> String {
    let name = fill(
        Label::TableHand,
        &[words().wind(round).into(), number.into()],
    );
    match honba {
        0 => name,
        honba => fill(Label::TableHonba, &[name.as_str().into(), honba.into()]),
    }
}

/// Writes names, one after the other.
pub(crate) fn list(names: &[String]) -> String {
    words().list(names, Word::Comma)
}

/// Writes a number of points.
pub(crate) fn points(n: u32) -> String {
    words().number(n)
}

/// Names a theme.
pub(crate) fn theme_name(theme: Theme) -> &'static str {
    say(match theme {
        Theme::Auto => Label::ThemeAuto,
        Theme::Light => Label::ThemeLight,
        Theme::Dark => Label::ThemeDark,
    })
}

/// Names a way tiles are drawn.
pub(crate) fn faces_name(faces: Faces) -> &'static str {
    say(match faces {
        Faces::Plain => Label::FacesPlain,
        Faces::Indexed => Label::FacesIndexed,
    })
}

/// Hands to try: what each shows, and the hand.
pub(crate) const EXAMPLES: [(Label, &str); 6] = [
    (
        Label::ExampleEveryday,
        "234m340p66p678s56s+7s ron riichi dora:1m5p",
    ),
    (Label::ExampleFu, "123m456p78s99p[4444z]+9s ron riichi"),
    (Label::ExampleYakuman, "19m19p19s1234567z+1z ron"),
    (Label::ExampleOneSuit, "12334567p555z33z+8p tsumo"),
    (Label::ExampleOpen, "456p66s78s(888p)(777z)+9s ron"),
    (Label::ExampleClosed, "123p40p678s234p55s+6p ron riichi"),
];

/// Hands of Chinese games, each with the pattern that it is called by.
pub(crate) const CHINESE_EXAMPLES: [(Yaku, &str); 5] = [
    (Yaku::MixedTripleChow, "345678m3458p345s+8p ron"),
    (Yaku::KnittedStraight, "147m258p39s77z(123m)+6s ron"),
    (Yaku::HalfFlush, "12345678m33z(777z)+9m ron"),
    (Yaku::LittleThreeDragons, "234s6677z(555z)(333p)+7z ron"),
    (Yaku::AllPungs, "22m888p55s(999s)(444z)+5s tsumo"),
];

/// Names a tile of the hand.
pub(crate) fn hand_tile(tile: Tile, won: bool) -> String {
    let label = if won {
        Label::TileWon
    } else {
        Label::TileOfHand
    };
    with(label, &words().tile(tile))
}

/// Says what a tap on a tile of the hand does.
pub(crate) fn hand_tile_help(won: bool) -> &'static str {
    say(if won {
        Label::TapToTake
    } else {
        Label::TapToWin
    })
}

/// Names a meld.
pub(crate) fn meld(kind: MeldKind) -> &'static str {
    say(match kind {
        MeldKind::Chi => Label::Chi,
        MeldKind::Pon => Label::Pon,
        MeldKind::Minkan => Label::Minkan,
        MeldKind::Kakan => Label::Kakan,
        MeldKind::Ankan => Label::Ankan,
    })
}

/// Names a meld beside other kans.
pub(crate) fn meld_short(kind: MeldKind) -> &'static str {
    say(match kind {
        MeldKind::Minkan => Label::MinkanShort,
        MeldKind::Kakan => Label::KakanShort,
        MeldKind::Ankan => Label::AnkanShort,
        other => return meld(other),
    })
}

/// Names a meld with its tiles.
pub(crate) fn meld_of(kind: MeldKind, tiles: &[Tile]) -> String {
    fill(
        Label::MeldOf,
        &[meld(kind).into(), (&tile_list(tiles)).into()],
    )
}

/// Says what to tap for a meld.
pub(crate) fn meld_prompt(kind: MeldKind) -> String {
    match kind {
        MeldKind::Chi => say(Label::PromptChi).to_owned(),
        other => with(Label::PromptMeld, meld(other)),
    }
}

/// Names a riichi.
pub(crate) fn riichi(riichi: Riichi) -> &'static str {
    say(match riichi {
        Riichi::None => Label::NoRiichi,
        Riichi::Riichi => Label::Riichi,
        Riichi::Double => Label::DoubleRiichi,
        Riichi::Open => Label::OpenRiichi,
        Riichi::DoubleOpen => Label::DoubleOpenRiichi,
    })
}

/// Names a flag.
pub(crate) fn flag(flag: Flag, rules: &Ruleset) -> &'static str {
    say(match flag {
        // Players of other games than riichi call them so.
        Flag::Rinshan if !rules.is_riichi() => return words().yaku(Yaku::ReplacementTile),
        Flag::Chankan if !rules.is_riichi() => return words().yaku(Yaku::RobbingTheKong),
        Flag::Ippatsu => Label::Ippatsu,
        Flag::LastTile => Label::LastTile,
        Flag::Rinshan => Label::Rinshan,
        Flag::Chankan => Label::Chankan,
        Flag::FirstTurn => Label::FirstTurn,
        Flag::Ready => Label::Ready,
        Flag::OpenReady => Label::OpenReady,
        Flag::DoubleReady => Label::DoubleReady,
        Flag::Paarenchan => Label::Paarenchan,
        Flag::RiichiDiscard => Label::RiichiDiscard,
        Flag::KanDiscard => Label::KanDiscard,
        Flag::Sashikomi => Label::Sashikomi,
        other => return words().flag(other),
    })
}

/// Names a way of winning.
pub(crate) fn by(by: By) -> &'static str {
    words().won_by(by)
}

/// Names a suit over its keys.
pub(crate) fn suit(suit: Option<Suit>) -> &'static str {
    say(match suit {
        Some(Suit::Man) => Label::SuitMan,
        Some(Suit::Pin) => Label::SuitPin,
        Some(Suit::Sou) => Label::SuitSou,
        None => Label::SuitHonors,
    })
}

/// Writes digits that wait for their suit.
pub(crate) fn typing(digits: &str) -> String {
    with(Label::Typing, digits)
}

/// Writes what stands in place of an amount.
pub(crate) fn no_price(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::NoYaku { .. } => say(Label::NoYaku),
        _ => "–",
    }
}

/// Writes all that the winner gets.
pub(crate) fn receives(total: u32) -> String {
    with(Label::Receives, total)
}

/// Writes the worth of a yaku or bonus.
pub(crate) fn amount(amount: Amount) -> String {
    words().amount(amount)
}

/// Writes the points that a hand is worth where they add up; in Hong Kong these are faan.
pub(crate) fn worth_points(points: u32) -> String {
    words().fill(Word::Points, &[points.into()])
}

/// Writes a yaku or bonus and its worth, in short.
pub(crate) fn award(award: &Award) -> String {
    name(award.what) + &short_amount(award.amount)
}

/// Names the winning tile and the wait.
pub(crate) fn won_on(tile: Tile, wait: &str) -> String {
    let tile = words().tile(tile);
    fill(Label::WonOn, &[(&tile).into(), wait.into()])
}

/// Names a set or pair of the hand.
pub(crate) fn block(tiles: &[Tile], called: Option<MeldKind>, fu: Option<u16>) -> String {
    let tiles = tile_list(tiles);
    let name = match called {
        Some(kind) => format!("{} {tiles}", meld(kind)),
        None => tiles,
    };
    match fu {
        Some(fu) => fill(Label::FuOf, &[(&name).into(), fu.into()]),
        None => name,
    }
}

/// Returns the sign before a number that is a change.
pub(crate) fn sign(points: i64) -> &'static str {
    match points {
        0 => "",
        1.. => "+",
        _ => "−",
    }
}

/// Writes a number of fu.
pub(crate) fn fu(fu: u16) -> String {
    with(Label::Fu, fu)
}

/// Says that something was entered and does not count.
pub(crate) fn not_counted(part: Gated, rules: &Ruleset) -> String {
    let name = match part {
        Gated::Riichi(one) => riichi(one),
        Gated::Flag(one) => flag(one, rules),
        Gated::Ura => say(Label::UraIndicators),
    };
    with(Label::NotCounted, name)
}

/// Writes the whole result in one sentence.
pub(crate) fn sentence(way: By, score: &Score) -> String {
    let (price, value) = (price(score), value(score));
    let fills = [by(way).into(), (&price).into(), (&value).into()];
    fill(Label::Sentence, &fills)
}

/// Says how many tiles are still to be entered.
pub(crate) fn missing(missing: usize) -> String {
    with(Label::ToGo, missing)
}

/// Says which tile completes the hand.
pub(crate) fn win_on(tile: Tile) -> String {
    with(Label::WinOn, &words().tile(tile))
}

/// Says how far a hand is from tenpai.
pub(crate) fn away(away: u8) -> String {
    match away {
        0 => say(Label::NoTileLeft).to_owned(),
        away => with(Label::Away, away),
    }
}

/// Says how many tiles more have the same objection.
pub(crate) fn others_strange(others: usize) -> String {
    with(Label::Strange, others)
}

/// Writes the sum of fu.
pub(crate) fn fu_sum(raw: u16, rounded: u16) -> String {
    words().fu_sum(raw, rounded)
}

/// Returns the title over the arithmetic.
pub(crate) fn steps_title(points: Option<u16>, fu: Option<u16>) -> &'static str {
    say(match (points, fu) {
        (Some(_), _) => Label::StepsPaid,
        (None, Some(_)) => Label::StepsHanFu,
        (None, None) => Label::StepsPoints,
    })
}

/// Names a payer.
pub(crate) fn payer(payer: Payer) -> &'static str {
    words().paid_by(payer)
}

/// Writes a payment with its honba.
pub(crate) fn with_honba(hand: u32, honba: u32) -> String {
    fill(Label::WithHonba, &[hand.into(), honba.into()])
}

/// Says what a wait pays with riichi.
pub(crate) fn wait_riichi(points: &str) -> String {
    with(Label::WaitRiichi, points)
}

/// Says how many tiles of a wait are left, and that a tap counts one less.
pub(crate) fn wait_seen(tile: Tile, left: u8) -> String {
    fill(
        Label::WaitSeen,
        &[(&words().tile(tile)).into(), left.into()],
    )
}

/// Names the switch for an own discard.
pub(crate) fn wait_discarded(tile: Tile) -> String {
    with(Label::WaitDiscarded, &words().tile(tile))
}

/// Says where the rules come from.
pub(crate) fn source(source: Source) -> String {
    with(Label::Source, &words().source(source))
}

/// Says how many golden hands passed.
pub(crate) fn passed(passed: usize, all: usize) -> String {
    fill(Label::TrustPassed, &[passed.into(), all.into()])
}

/// Names the engine and the rules that made a result.
pub(crate) fn engine(rules: &Ruleset) -> String {
    let version = env!("CARGO_PKG_VERSION");
    fill(
        Label::TrustRules,
        &[version.into(), (&rules.fingerprint_text()).into()],
    )
}

fn tile_list(tiles: &[Tile]) -> String {
    let names: Vec<String> = tiles.iter().map(|&tile| words().tile(tile)).collect();
    names.join(" ")
}
