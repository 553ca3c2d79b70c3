//! The sentence about a mistake.

use tensu::quick::Counted;
use tensu::reading::Block;
use tensu::rules::{Limit, Ruleset};
use tensu::score::{Award, AwardKind, Payment, Score};
use tensu::tiles::{Kind, Tile};
use tensu::{By, Wait};
use tensu_learn::practice::{Mistake, PairSlip, SetSlip};
use tensu_words::{Fill, Teach};

use super::teach::{fill_teach, teach, worth};
use super::{Label, award, name, sentence_case, tile_names, why, with, words};
use crate::model::speech;

/// The things that a sentence names.
pub(crate) struct Said<'a> {
    /// The sets and the pair of the hand; or one by itself.
    pub(crate) blocks: &'a [Block],
    /// The wrong answer in words.
    pub(crate) answer: &'a str,
    /// The rules.
    pub(crate) rules: &'a Ruleset,
}

/// Says what was wrong.
pub(crate) fn sentence(mistake: &Mistake, said: &Said<'_>) -> String {
    if let Some(text) = plain(mistake) {
        return teach(text).to_owned();
    }
    if let Some((text, first, second)) = counted(mistake) {
        let [first, second] = [first, second].map(|number| words().number(number));
        let sentence = fill_teach(text, &[(&first).into(), (&second).into()]);
        return joined([Some(sentence), all_of(mistake)]);
    }
    let named = |text, name: &str| fill_teach(text, &[name.into()]);
    let yaku = |text, yaku| named(text, &name(AwardKind::Yaku(yaku)));
    let of_wait = |text, wait| sentence_case(&named(text, words().wait(wait)));
    match mistake {
        Mistake::Set {
            place,
            slip,
            right,
            wrong,
        } => of_block(of_set(*slip), *place, (*right, *wrong), said),
        Mistake::Pair {
            place,
            slip,
            right,
            wrong,
        } => of_block(of_pair(*slip), *place, (*right, *wrong), said),
        Mistake::Unchanged(place) => of_block(Teach::SlipUnchanged, Some(*place), (0, 0), said),
        Mistake::WaitUnseen(wait) => of_wait(Teach::SlipWaitUnseen, *wait),
        Mistake::WaitCounted(wait) => of_wait(Teach::SlipWaitCounted, *wait),
        Mistake::WaitTaken(wait) => of_wait(meaning(*wait), *wait),
        Mistake::Forgot { what, by } => {
            let by = if said.rules.is_riichi() {
                with(Label::Han, *by)
            } else {
                super::worth_points((*by).into())
            };
            fill_teach(Teach::SlipForgot, &[(&name(*what)).into(), (&by).into()])
        }
        Mistake::Counted { yaku, why: reason } => {
            let name = name(AwardKind::Yaku(*yaku));
            let (before, behind) = why::missed(*reason);
            let tiles = words().why_tiles(*reason).filter(|_| behind.is_some());
            let reason = [
                before,
                tiles.unwrap_or_default(),
                behind.unwrap_or_default(),
            ]
            .concat();
            fill_teach(Teach::SlipCounted, &[(&name).into(), (&reason).into()])
        }
        Mistake::WorthOf(other) => {
            let points = super::worth_points(said.rules.points_of(*other, true).into());
            let name = name(AwardKind::Yaku(*other));
            fill_teach(Teach::SlipPriceOf, &[(&points).into(), (&name).into()])
        }
        Mistake::BothCount(yaku, by) => {
            let [by, yaku] = [by, yaku].map(|yaku| name(AwardKind::Yaku(*yaku)));
            fill_teach(Teach::SlipBothCount, &[(&by).into(), (&yaku).into()])
        }
        Mistake::AsClosed(own) => yaku(Teach::SlipAsClosed, *own),
        Mistake::AsOpen(own) => yaku(Teach::SlipAsOpen, *own),
        Mistake::OtherSeat(true) => named(Teach::SlipDealers, said.answer),
        Mistake::OtherSeat(false) => named(Teach::SlipNonDealers, said.answer),
        Mistake::OtherWay(By::Ron) => named(Teach::SlipByRon, said.answer),
        Mistake::OtherWay(By::Tsumo) => named(Teach::SlipByTsumo, said.answer),
        Mistake::PriceOf(counted, limit) => price_of(Teach::SlipPriceOf, counted, *limit, said),
        Mistake::LimitUnseen(limit) => named(Teach::SlipLimit, words().limit(*limit)),
        Mistake::NoLimit(han, fu) => {
            let fu = fu.and_then(|fu| u8::try_from(fu).ok());
            named(Teach::SlipNoLimit, &worth(*han, fu))
        }
        Mistake::LimitOf(limit, from, to) => {
            let han = match to {
                Some(to) if to == from => from.to_string(),
                Some(to) => format!("{from}–{to}"),
                None => fill_teach(Teach::OrMore, &[(*from).into()]),
            };
            let limit = words().limit(*limit);
            fill_teach(Teach::SlipLimitOf, &[limit.into(), (&han).into()])
        }
        Mistake::RulesOf(id) => {
            let rules = Ruleset::by_id(id).map(speech::ruleset);
            named(Teach::SlipRulesOf, rules.unwrap_or_default())
        }
        Mistake::Waits { missed, extra } => {
            let of = |text, kinds: &[Kind]| (!kinds.is_empty()).then(|| of_kinds(text, kinds));
            joined([
                of(Teach::SlipWaitsToo, missed),
                of(Teach::SlipWaitsNot, extra),
            ])
        }
        Mistake::Furiten(kinds) => of_kinds(Teach::SlipFuriten, kinds),
        Mistake::NotFuriten(kinds) => of_kinds(Teach::SlipNotFuriten, kinds),
        Mistake::Both(both) => match &**both {
            [Mistake::PriceOf(counted, limit), Mistake::OtherShare] => {
                price_of(Teach::SlipPriceOfOther, counted, *limit, said)
            }
            [first, second] => joined([first, second].map(|one| Some(sentence(one, said)))),
        },
        // A new mistake says at least that it was one.
        _ => teach(Teach::Wrong).to_owned(),
    }
}

/// The text about a mistake that names nothing.
const fn plain(mistake: &Mistake) -> Option<Teach> {
    Some(match mistake {
        Mistake::NoBase => Teach::SlipNoBase,
        Mistake::NoMenzenRon => Teach::SlipNoMenzenRon,
        Mistake::MenzenRonByTsumo => Teach::SlipRonByTsumo,
        Mistake::MenzenRonOpen => Teach::SlipRonOpen,
        Mistake::NoTsumo => Teach::SlipNoTsumo,
        Mistake::TsumoByRon => Teach::SlipTsumoByRon,
        Mistake::TsumoOfPinfu => Teach::SlipTsumoOfPinfu,
        Mistake::TsumoOfRinshan => Teach::SlipTsumoOfRinshan,
        Mistake::PairsElsewhere => Teach::SlipPairsElsewhere,
        Mistake::PairsRounded => Teach::SlipPairsRounded,
        Mistake::PairsCounted => Teach::SlipPairsCounted,
        Mistake::OnlyBase => Teach::SlipOnlyBase,
        Mistake::Indicator => Teach::SlipIndicator,
        Mistake::OtherPatterns => Teach::SlipOtherPatterns,
        Mistake::MoreHonba => Teach::SlipMoreHonba,
        Mistake::MoreSticks => Teach::SlipMoreSticks,
        Mistake::LimitNone => Teach::SlipLimitSeen,
        Mistake::NeverYakuman => Teach::SlipNeverYakuman,
        Mistake::OneShare => Teach::SlipOneShare,
        Mistake::OtherShare => Teach::SlipOtherShare,
        Mistake::DiscarderAlone => Teach::SlipDiscarderAlone,
        Mistake::DiscarderForAll => Teach::SlipDiscarderForAll,
        Mistake::DiscarderOnce => Teach::SlipDiscarderOnce,
        Mistake::NotPinfuTsumo => Teach::SlipNotPinfu,
        Mistake::NotOpenPinfu => Teach::SlipNotOpenPinfu,
        _ => return None,
    })
}

/// The text about a mistake that names a number or two.
fn counted(mistake: &Mistake) -> Option<(Teach, u32, u32)> {
    Some(match *mistake {
        Mistake::NoOpenPinfu(fu) => (Teach::SlipNoOpenPinfu, fu.into(), 0),
        Mistake::FuRoundedDown { from, to } => (Teach::SlipRoundedUp, from.into(), to.into()),
        Mistake::NotRounded(exact, rounded) | Mistake::RoundedDown(exact, rounded) => {
            (Teach::SlipRoundedUp, exact, rounded)
        }
        Mistake::Off(more, _) => {
            let text = if more > 0 {
                Teach::SlipTooMany
            } else {
                Teach::SlipTooFew
            };
            (text, more.unsigned_abs().into(), 0)
        }
        Mistake::OtherPart(wrong, right) => (Teach::SlipOtherPart, wrong, right),
        Mistake::AlreadyRounded(small) => (Teach::SlipAlreadyRounded, small, 0),
        Mistake::OfRounded(small) => (Teach::SlipOfRounded, small, 0),
        Mistake::NoFixed(points) => (Teach::SlipNoFixed, points, 0),
        Mistake::NoHonba(points) => (Teach::SlipNoHonba, points, 0),
        Mistake::OtherHonba { right, wrong } => (Teach::SlipOtherHonba, right, wrong),
        Mistake::NoSticks(points) => (Teach::SlipNoSticks, points, 0),
        Mistake::FuDecide(han) => (Teach::SlipFuDecide, han.into(), 0),
        Mistake::LesserReading(lost, paid) => (Teach::SlipLesser, lost, paid),
        Mistake::SameReadings(paid) => (Teach::SlipSame, paid, 0),
        Mistake::TooFew(has, need) => (Teach::SlipBelow, has.into(), need.into()),
        Mistake::Enough(has, need) => (Teach::SlipEnough, has.into(), need.into()),
        Mistake::NotenOf { tenpai, gets } => {
            let text = if gets {
                Teach::SlipNotenGets
            } else {
                Teach::SlipNotenPays
            };
            (text, tenpai.into(), 0)
        }
        Mistake::TooLittle(points) => (Teach::SlipTooLittle, points, 0),
        Mistake::MoreThanNeeded(points) => (Teach::SlipLessIsEnough, points, 0),
        _ => return None,
    })
}

/// Says all that counts in the hand, where a mistake names it.
fn all_of(mistake: &Mistake) -> Option<String> {
    match mistake {
        Mistake::Off(_, all) if mistake.names_all() => {
            Some(fill_teach(Teach::SlipHas, &[(&awards(all)).into()]))
        }
        _ => None,
    }
}

const fn of_set(slip: SetSlip) -> Teach {
    match slip {
        SetSlip::Unseen => Teach::SlipGives,
        SetSlip::ClosedByRon => Teach::SlipClosedByRon,
        SetSlip::CalledAsClosed => Teach::SlipCalled,
        SetSlip::ClosedAsOpen => Teach::SlipClosed,
        SetSlip::AsSimples => Teach::SlipYaochuu,
        SetSlip::AsYaochuu => Teach::SlipSimples,
        SetSlip::KanAsTriplet => Teach::SlipKan,
        SetSlip::Sequence => Teach::SlipSequence,
    }
}

const fn of_pair(slip: PairSlip) -> Teach {
    match slip {
        PairSlip::Unseen => Teach::SlipGives,
        PairSlip::OfNobody => Teach::SlipOfNobody,
        PairSlip::OfNumbers => Teach::SlipOfNumbers,
        PairSlip::Doubled => Teach::SlipDoubled,
        PairSlip::DoubleWind => Teach::SlipDoubleWind,
    }
}

/// Puts sentences behind each other; a full stop that is as wide as a letter needs no space.
fn joined(all: [Option<String>; 2]) -> String {
    let all: Vec<String> = all.into_iter().flatten().collect();
    all.join(" ").replace("。 ", "。")
}

/// Words the yaku and dora of a hand as they add up.
pub(crate) fn awards(awards: &[Award]) -> String {
    let all: Vec<String> = awards.iter().map(award).collect();
    all.join(" + ")
}

/// Words what the winner gets as it adds up: the hand, honba, sticks.
pub(crate) fn total(score: &Score) -> String {
    let of = |part: fn(&Payment) -> u32| score.payments.iter().map(part).sum::<u32>();
    let parts = [of(|paid| paid.hand), of(|paid| paid.honba), score.sticks];
    let parts = parts.into_iter().filter(|points| *points > 0);
    let parts: Vec<String> = parts.map(|points| words().number(points)).collect();
    format!("{} = {}", parts.join(" + "), words().number(score.total))
}

/// Says something of a set or pair, with its fu and those that were counted.
fn of_block(text: Teach, place: Option<u8>, (right, wrong): (u16, u16), said: &Said<'_>) -> String {
    let block = said.blocks.get(usize::from(place.unwrap_or_default()));
    let name = block.map(|block| words().block(*block)).unwrap_or_default();
    let fills: [Fill<'_>; 3] = [(&name).into(), right.into(), wrong.into()];
    sentence_case(&fill_teach(text, &fills))
}

fn of_kinds(text: Teach, kinds: &[Kind]) -> String {
    let tiles: Vec<Tile> = kinds.iter().copied().map(Tile::plain).collect();
    fill_teach(text, &[(&tile_names(&tiles)).into()])
}

/// Words a count without a limit.
fn price_of(text: Teach, counted: &Counted, limit: Option<Limit>, said: &Said<'_>) -> String {
    let worth = match (limit, counted) {
        // A limit has one score; yakuman have several.
        (Some(limit), Counted::Han(..)) => words().limit(limit).to_owned(),
        _ => of_count(counted),
    };
    fill_teach(text, &[said.answer.into(), (&worth).into()])
}

fn of_count(counted: &Counted) -> String {
    match counted {
        Counted::Han(han, fu) => worth(*han, fu.and_then(|fu| u8::try_from(fu).ok())),
        Counted::Points(points) => super::worth_points((*points).into()),
        Counted::Yakuman(units) => words().yakuman(*units),
        Counted::Yaku(_) => String::new(),
    }
}

/// The text that says what a wait is.
const fn meaning(wait: Wait) -> Teach {
    match wait {
        Wait::Kanchan => Teach::SlipKanchan,
        Wait::Penchan => Teach::SlipPenchan,
        Wait::Shanpon => Teach::SlipShanpon,
        Wait::Tanki => Teach::SlipTanki,
        Wait::Ryanmen | Wait::Juusanmen | Wait::Knitted => Teach::SlipRyanmen,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A hand that is far off is told with all that counts in it; fu have no yaku.
    #[test]
    fn who_is_far_off_reads_what_counts() {
        crate::say::set(&tensu_words::EN);
        let rules = Ruleset::by_id("tenhou").expect("a ruleset");
        let hand = "234m34067p678s55s+8p tsumo riichi ippatsu dora:4s".parse();
        let score = tensu::score(&hand.expect("a hand"), rules).expect("a win");
        let said = Said {
            blocks: &[],
            answer: "1",
            rules,
        };
        let told = sentence(&Mistake::Off(-7, score.awards), &said);
        let all =
            "Riichi 1 + Ippatsu 1 + Menzen tsumo 1 + Pinfu 1 + Tanyao 1 + Dora 2 + Red five 1";
        assert_eq!(told, format!("That is 7 too few. The hand has {all}."));
        let fu = sentence(&Mistake::Off(-10, Vec::new()), &said);
        assert_eq!(fu, "That is 10 too few.");
    }
}
