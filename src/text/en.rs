//! English.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};

use super::{Words, thousands};
use crate::meld::BadMeld;
use crate::notation::Syntax;
use crate::question::Flag;
use crate::reading::{Block, BlockKind, Wait};
use crate::refusal::{Conflict, Field, Refusal, Rule};
use crate::rules::BadRule;
use crate::score::{FuItem, FuReason, Limit, Lost, Payer, Step, What};
use crate::tile::{Kind, Suit, Tile, Wind};
use crate::yaku::{Why, Yaku};

mod conditions;
mod game;
mod house;
mod reference;

/// English, with the Japanese terms that English-speaking players use.
pub static EN: Words = Words {
    tag: "en",
    yaku,
    condition: conditions::condition,
    fact: reference::fact,
    part: reference::part,
    what,
    fu,
    limit,
    wait,
    wind,
    tile,
    payer,
    step,
    why,
    lost,
    unconfirmed: house::unconfirmed,
    bad_house: house::bad_house,
    refusal,
    conflict,
    bad_meld,
    syntax,
    standing: game::standing,
    exchange: game::exchange,
};

fn yaku(yaku: Yaku) -> &'static str {
    yaku.row().english
}

fn what(what: What) -> &'static str {
    match what {
        What::Yaku(which) => yaku(which),
        What::Dora => "Dora",
        What::UraDora => "Ura dora",
        What::AkaDora => "Red five",
        What::Nukidora => "North dora",
        What::FlowerDora => "Flower dora",
        What::WinningBonus => "Winning bonus",
    }
}

fn fu(item: &FuItem) -> String {
    let text = match item.reason {
        FuReason::Base => "for winning",
        FuReason::MenzenRon => "closed hand, won by ron",
        FuReason::Tsumo => "self-draw",
        FuReason::Chiitoitsu => "seven pairs: always 25",
        FuReason::PinfuTsumo => "pinfu by self-draw: always 20",
        FuReason::Set {
            kan,
            concealed,
            yaochuu,
            by_ron,
        } => {
            let how = match (concealed, by_ron) {
                (true, _) => "closed",
                (false, true) => "open (completed by ron)",
                (false, false) => "open",
            };
            let what = if kan { "kan" } else { "triplet" };
            let tiles = if yaochuu {
                "terminals or honors"
            } else {
                "simples"
            };
            return format!("{how} {what} of {tiles}");
        }
        FuReason::Pair {
            seat: true,
            round: true,
            ..
        } => "pair of the wind of seat and round",
        FuReason::Pair { seat: true, .. } => "pair of your seat wind",
        FuReason::Pair { round: true, .. } => "pair of the round wind",
        FuReason::Pair { .. } => "pair of dragons",
        FuReason::Wait(which) => wait(which),
        FuReason::OpenPinfu => "open pinfu (kuipinfu)",
    };
    text.to_owned()
}

fn limit(limit: Limit) -> &'static str {
    match limit {
        Limit::Mangan => "Mangan",
        Limit::Haneman => "Haneman",
        Limit::Baiman => "Baiman",
        Limit::Sanbaiman => "Sanbaiman",
        Limit::Yakuman => "Yakuman",
    }
}

fn wait(wait: Wait) -> &'static str {
    match wait {
        Wait::Ryanmen => "two-sided wait (ryanmen)",
        Wait::Kanchan => "closed wait (kanchan)",
        Wait::Penchan => "edge wait (penchan)",
        Wait::Shanpon => "two-pair wait (shanpon)",
        Wait::Tanki => "single wait (tanki)",
        Wait::Juusanmen => "thirteen-sided wait (juusanmen)",
    }
}

fn wind(wind: Wind) -> &'static str {
    match wind {
        Wind::East => "East",
        Wind::South => "South",
        Wind::West => "West",
        Wind::North => "North",
    }
}

fn tile(tile: Tile) -> String {
    match (tile.kind(), tile.flower_number()) {
        (Some(kind), _) if tile.is_red() => format!("red {}", kind_name(kind)),
        (Some(kind), _) => kind_name(kind),
        (None, Some(number @ 1..=4)) => format!("flower {number}"),
        (None, number) => format!("season {}", number.unwrap_or(5) - 4),
    }
}

fn kind_name(kind: Kind) -> String {
    let suit = match kind.suit() {
        Some(Suit::Man) => "man",
        Some(Suit::Pin) => "pin",
        Some(Suit::Sou) => "sou",
        None => {
            let names = ["East", "South", "West", "North", "White", "Green", "Red"];
            return names[kind.rank() as usize - 1].to_owned();
        }
    };
    format!("{} {suit}", kind.rank())
}

fn block(block: Block) -> String {
    match block.kind {
        BlockKind::Run => {
            let digits: String = block.tiles().map(|kind| kind.rank().to_string()).collect();
            format!("{digits}{}", block.first.suit().map_or('z', Suit::letter))
        }
        BlockKind::Triplet | BlockKind::Quad => format!("the set of {}", kind_name(block.first)),
        BlockKind::Pair => format!("the pair of {}", kind_name(block.first)),
        BlockKind::Single => kind_name(block.first),
    }
}

fn payer(payer: Payer) -> &'static str {
    match payer {
        Payer::Seat(seat) => wind(seat),
        Payer::Discarder => "Discarder",
    }
}

fn step(step: &Step) -> String {
    match *step {
        Step::Han { yaku, dora: 0 } => format!("{yaku} han"),
        Step::Han { yaku, dora } => format!(
            "{yaku} han from yaku + {dora} from dora = {} han",
            yaku + dora
        ),
        Step::RoundFu { from, to } => format!("{from} fu, rounded up to {to}"),
        Step::Base { fu, han, points } => {
            let (times, sum) = (power(han + 2), thousands(points));
            format!(
                "{fu} fu × 2{times} = {sum}: doubled {} times, {han} for the han and 2 always",
                han + 2
            )
        }
        Step::Limit {
            limit: which,
            points,
        } => format!("{}: {} base points", limit(which), thousands(points)),
        Step::Kiriage => "just below mangan, rounded up to it".to_owned(),
        Step::Yakuman { units: 1, points } => format!("Yakuman: {} base points", thousands(points)),
        Step::Yakuman { units, points } => {
            format!("{units} × yakuman: {} base points", thousands(points))
        }
        Step::Plus { han, plus } => format!("{han} + {plus} = {} points", han + plus),
        Step::Lookup { points } => format!("by the table: {} base points", thousands(points)),
        Step::Points { sum, cap: None } => format!("{sum} points"),
        Step::Points {
            sum,
            cap: Some(cap),
        } => format!("{sum} points, at most {cap} count"),
        Step::Share {
            from,
            base,
            sixths,
            exact,
            extra,
            rounded,
        } => {
            let (who, base, times) = (payer(from), thousands(base), multiplier(sixths));
            let rounding = if exact + extra == rounded {
                String::new()
            } else {
                format!(", rounded up to {}", thousands(rounded - extra))
            };
            let more = if extra > 0 {
                let (extra, sum) = (thousands(extra), thousands(rounded));
                format!(", and {extra} for the missing player = {sum}")
            } else {
                String::new()
            };
            format!(
                "{who}: {base} × {times} = {}{rounding}{more}",
                thousands(exact)
            )
        }
        Step::Liable { from, points } => {
            format!("{} is liable: {}", payer(from), thousands(points))
        }
        Step::Honba {
            from,
            count,
            points,
        } => format!("{}: {count} honba = {}", payer(from), thousands(points)),
        Step::Sticks { count, points } => {
            let sticks = if count == 1 {
                "riichi stick"
            } else {
                "riichi sticks"
            };
            format!("{count} {sticks} on the table = {}", thousands(points))
        }
    }
}

/// A number of sixths: 9 is 1½.
fn multiplier(sixths: u32) -> String {
    const PARTS: [&str; 6] = ["", "⅙", "⅓", "½", "⅔", "⅚"];
    format!("{}{}", sixths / 6, PARTS[(sixths % 6) as usize])
}

/// A small number as an exponent.
fn power(n: u8) -> String {
    const DIGITS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    n.to_string()
        .bytes()
        .map(|digit| DIGITS[usize::from(digit - b'0')])
        .collect()
}

fn why(why: Why) -> String {
    match why {
        Why::OpenHand => "counts in a closed hand only".to_owned(),
        Why::NotInRuleset => "is not a yaku of these rules".to_owned(),
        Why::Replaced(by) => format!("is part of {}", yaku(by)),
        Why::Yakuman => "is not counted with a yakuman".to_owned(),
        Why::Block(spoiling) => format!("{} does not fit", block(spoiling)),
        Why::ValuedPair(kind) => format!("the pair of {} has value", kind_name(kind)),
        Why::Wait(which) => format!("needs a two-sided wait, this is a {}", wait(which)),
        Why::ByRon(triplet) => format!(
            "{} was completed by ron, so it is not concealed",
            block(triplet)
        ),
        Why::OnlyPair(kind) => format!("{} is only a pair", kind_name(kind)),
        Why::NoPair(kind) => format!("the pair would have to be {}", kind_name(kind)),
        Why::NoRun(first) => {
            let run = Block {
                kind: BlockKind::Run,
                first,
                origin: crate::reading::Origin::Concealed,
            };
            format!("no {}", block(run))
        }
        Why::NoTriplet(kind) => format!("no triplet of {}", kind_name(kind)),
        Why::Without(kind) => format!("needs {} in these rules", kind_name(kind)),
        Why::OneSuit => "needs two suits in these rules".to_owned(),
        Why::BySelfDraw => "does not count on a self-draw in these rules".to_owned(),
        Why::NotWith(kind) => format!(
            "another tile of the wait, {}, would not give it",
            kind_name(kind)
        ),
        Why::Count { have, need } => format!("takes {need}, there are {have}"),
    }
}

fn lost(lost: Lost) -> &'static str {
    match lost {
        Lost::NoYaku => "no yaku",
        Lost::Points => "pays less",
        Lost::Counted => "pays the same, but only as a counted yakuman",
        Lost::Han => "pays the same with fewer han",
        Lost::Fu => "pays the same with fewer fu",
        Lost::RawFu => "pays the same, fewer fu before rounding",
        Lost::Equal => "is worth exactly the same",
    }
}

fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::Parse(field, error) => {
            format!(
                "In {}, character {}: {}",
                field_name(*field),
                error.at + 1,
                syntax(&error.why)
            )
        }
        Refusal::Malformed(what) => format!("The request cannot be read: {what}."),
        Refusal::Missing(field) => format!("\"{}\" is missing.", field.code()),
        Refusal::Value(field, value) => {
            format!("\"{value}\" is no value for \"{}\".", field.code())
        }
        Refusal::UnknownRuleset(id) => {
            format!("There is no ruleset \"{id}\". Choose one of the list.")
        }
        Refusal::BadRule(BadRule::Unknown(id)) => format!("These rules have no rule \"{id}\"."),
        Refusal::BadRule(BadRule::Value(id)) => {
            format!("The rule \"{id}\" cannot have this value.")
        }
        Refusal::TileCount { have } if *have < 14 => match 14 - have {
            1 => "One tile is missing: a winning hand has 14, a kan counting as three.".to_owned(),
            n => format!("{n} tiles are missing: a winning hand has 14, a kan counting as three."),
        },
        Refusal::TileCount { have: 15 } => {
            "One tile too many: a winning hand has 14, a kan counting as three.".to_owned()
        }
        Refusal::TileCount { have: 14 } => "Say which tile won.".to_owned(),
        Refusal::TileCount { have } => {
            format!(
                "{} tiles too many: a winning hand has 14, a kan counting as three.",
                have - 14
            )
        }
        Refusal::StandingCount { .. }
        | Refusal::Players { .. }
        | Refusal::PointsSum { .. }
        | Refusal::NotLegal(Rule::Nagashi)
        | Refusal::Nth(..) => game::refusal(refusal),
        Refusal::Indicators(field) => format!(
            "At most five {} indicators can be turned.",
            field_name(*field)
        ),
        Refusal::TooLarge(field) => {
            format!("That is more {} than any table has.", field_name(*field))
        }
        Refusal::TooManyCopies(kind, have) => {
            format!(
                "{have} copies of {}: there are only four. Indicators count too.",
                kind_name(*kind)
            )
        }
        Refusal::TooManyReds(suit, have) => {
            format!(
                "{have} red fives of {}: these rules have fewer. Make one plain.",
                suit_name(*suit)
            )
        }
        Refusal::NotInSet(_, wrong) if wrong.is_red() => {
            format!("These rules have no {}. Use the plain five.", tile(*wrong))
        }
        Refusal::NotInSet(_, wrong) => format!(
            "{} is no tile of a hand in these rules. Take it out.",
            tile(*wrong)
        ),
        Refusal::BadMeld(index, why) => format!("Meld {}: {}", index + 1, bad_meld(*why)),
        Refusal::Impossible(why) => conflict(*why),
        Refusal::NotLegal(Rule::OpenRiichi) => {
            "These rules have no open riichi. Choose another riichi.".to_owned()
        }
        Refusal::NotLegal(Rule::Chankan) => {
            "In these rules only thirteen orphans may rob a kan.".to_owned()
        }
        Refusal::BelowMinimum {
            have,
            need,
            with: Some(kind),
        } => format!(
            "Not enough: {have} han of yaku with {}, these rules ask for {need} now. Dora do not count.",
            kind_name(*kind)
        ),
        Refusal::BelowMinimum { have, need, .. } => format!(
            "Not enough: {have} of the {need} points that a win needs. Starred points and the winning bonus do not count; all chows and all simples together count once."
        ),
        Refusal::NotComplete { shanten: 0 } => {
            "Not a winning hand: it is tenpai, one tile is wrong.".to_owned()
        }
        Refusal::NotComplete { shanten } => {
            format!("Not a winning hand: {shanten} away from tenpai.")
        }
        Refusal::NoYaku { .. } => {
            "No yaku: the hand is complete, but it needs at least one yaku. Dora do not count as yaku."
                .to_owned()
        }
    }
}

fn suit_name(suit: Suit) -> &'static str {
    match suit {
        Suit::Man => "man",
        Suit::Pin => "pin",
        Suit::Sou => "sou",
    }
}

fn field_name(field: Field) -> &'static str {
    match field {
        Field::Hand => "the hand",
        Field::Melds => "the melds",
        Field::Win => "the winning tile",
        other => other.code(),
    }
}

fn conflict(conflict: Conflict) -> String {
    let text = match conflict {
        Conflict::RiichiOpenHand => {
            "An open hand cannot declare riichi. Take the riichi away or close the melds."
        }
        Conflict::IppatsuWithoutRiichi => "Ippatsu needs riichi.",
        Conflict::UraWithoutRiichi => "Ura dora count only after riichi.",
        Conflict::IppatsuRinshan => "The kan before a rinshan breaks ippatsu. Choose one of them.",
        Conflict::WrongWay(flag) => {
            let by = if flag.only_by() == Some(crate::question::By::Tsumo) {
                "tsumo"
            } else {
                "ron"
            };
            return format!("{} is possible by {by} only.", flag_name(flag));
        }
        Conflict::RinshanWithoutKan => "Rinshan needs a kan in the hand.",
        Conflict::ChankanTile(kind) => {
            return format!(
                "A robbed kan has the other three {}: the winning tile must be the hand's only one.",
                kind_name(kind)
            );
        }
        Conflict::ChankanLastTile => {
            "No kan can be declared on the last tile, so none can be robbed."
        }
        Conflict::FirstTurnWith(flag) => {
            return format!("{} cannot be on the first turn.", flag_name(flag));
        }
        Conflict::FirstTurnRiichi => "Nobody has declared riichi before the first turn.",
        Conflict::FirstTurnMeld => "A meld or a north set aside ends the first turn.",
        Conflict::FirstTurnDealerRon => "The dealer cannot win by ron before his first discard.",
        Conflict::TenhouNotDealer => "Tenhou is for the dealer: seat East.",
        Conflict::DealerFlag(flag) => return format!("{} is not for the dealer.", flag_name(flag)),
        Conflict::FromSelf => "The winner cannot deal in to himself.",
        Conflict::FromOnTsumo => "Nobody deals in on a self-draw.",
        Conflict::LiableSelf => "The winner cannot be liable to himself.",
        Conflict::NotLiable(which) => {
            return format!("Nobody is liable for {} in these rules.", yaku(which));
        }
        Conflict::LiableWithout(which) => {
            return format!(
                "The hand has no {} that a discard made certain, so nobody is liable for it.",
                yaku(which)
            );
        }
        Conflict::KanThrownBy(seat) => {
            return format!(
                "{0} gave the tile of the open kan: only {0} can be liable for it.",
                wind(seat)
            );
        }
        Conflict::NorthsAside => "Norths are set aside with three players only, four at the most.",
        Conflict::NoRiichi => "These rules have no riichi.",
        Conflict::NoSuchSeat(seat) => {
            return format!("With three players nobody sits {}.", wind(seat));
        }
        Conflict::NoSuchRound(round) => {
            return format!("With three players there is no {} round.", wind(round));
        }
        Conflict::Unknown(flag) => {
            return format!("{} is nothing in these rules.", flag_name(flag));
        }
        Conflict::ReadyOpenHand => "Ready needs a concealed hand.",
        Conflict::TwoReady => "Only one kind of ready can be declared.",
        Conflict::Paarenchan => "Paarenchan is the dealer's ninth hand: seat East, eight honba.",
        Conflict::SelfDrawAlone => "A self-draw has one winner. Only a discard can have several.",
        Conflict::NobodyLeft => "Everybody else has won this discard already.",
        Conflict::SeatTwice(seat) => {
            return format!("{} is there twice. Name each player once.", wind(seat));
        }
        Conflict::TenpaiAndHands => {
            "Say who is tenpai, or show the hands: one of the two, not both."
        }
        Conflict::DifferentWins => "Several winners must ron the same tile of the same player.",
        Conflict::FlowerTwice(flower) => return format!("There is only one {}.", tile(flower)),
    };
    text.to_owned()
}

fn flag_name(flag: Flag) -> &'static str {
    match flag {
        Flag::Ippatsu => "Ippatsu",
        Flag::LastTile => "The last tile",
        Flag::Rinshan => "Rinshan",
        Flag::Chankan => "Chankan",
        Flag::FirstTurn => "The first turn",
        Flag::Haitei => "Haitei",
        Flag::Houtei => "Houtei",
        Flag::Tenhou => "Tenhou",
        Flag::Chiihou => "Chiihou",
        Flag::Renhou => "Renhou",
        Flag::Ready => "Ready",
        Flag::OpenReady => "Open ready",
        Flag::DoubleReady => "Double ready",
        Flag::Paarenchan => "Paarenchan",
        Flag::RiichiDiscard => "A win on the riichi discard",
        Flag::KanDiscard => "A win on the discard after a kan",
    }
}

fn bad_meld(why: BadMeld) -> String {
    let text = match why {
        BadMeld::Size { need, have } => return format!("it takes {need} tiles, there are {have}."),
        BadMeld::HonorRun => "winds and dragons make no run.",
        BadMeld::NotARun => "a chi is three tiles in a row of one suit.",
        BadMeld::NotEqual => "the tiles must be equal.",
        BadMeld::Flower => "flowers are set aside, not melded.",
        BadMeld::ChiNotFromLeft => "a chi is called from the left only.",
        BadMeld::AnkanFrom => "a closed kan is called from nobody.",
        BadMeld::NoChi => "there is no chi with three players.",
    };
    text.to_owned()
}

fn syntax(why: &Syntax) -> String {
    match why {
        Syntax::Character(c) => format!("\"{c}\" is no tile."),
        Syntax::NoNumber(c) => format!("no number before \"{c}\"."),
        Syntax::NoSuit => "numbers need m, p, s or z after them.".to_owned(),
        Syntax::NoSuchTile(digit, letter) => format!("there is no {digit}{letter}."),
        Syntax::Unclosed => "this bracket is not closed.".to_owned(),
        Syntax::NotAMeld => "this bracket has no tiles.".to_owned(),
        Syntax::Plus => "one winning tile follows the +, once.".to_owned(),
        Syntax::Word(word) => format!("the word \"{word}\" is not known."),
        Syntax::Value(word) => format!("\"{word}\" makes no sense."),
        Syntax::OneTile => "exactly one tile is asked for.".to_owned(),
    }
}
