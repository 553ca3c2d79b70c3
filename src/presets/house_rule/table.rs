//! The table of all rules by name.

use alloc::{borrow::ToOwned, vec::Vec};

use super::access::{
    additive, additive_mut, chi_fu, chi_fu_mut, fu, fu_mut, han, han_mut, nagashi, nagashi_mut,
    riichi, riichi_mut, three, three_mut, whole, whole_mut, with_fu, with_fu_mut,
};
use super::fields::{ALWAYS, NEVER, ON_OFF, field};
use super::{HouseRule, flow, game};
use crate::hand::{question::Flag, reading::Shape};
use crate::presets::{DOUBLES, MODERN, Ruleset};
use crate::result::score::Score;
use crate::result::win::{Win, WonOn};
use crate::rulebook::{
    ConcealedPairs, Daisharin, DeadWait, DoubleReady, DoubleWindPair, Honba, Implied, KanLiability,
    Kazoe, Kiriage, Nagashi, NagashiHonba, OpenPinfu, PaoComposite, PaoHonba, PinfuTsumo,
    RinshanTsumo, Rules, Ryanpeikou, Ryuuiisou, Setting, SeveralRon, Stacking, Sticks,
    TenhouUpgrade, TsumoLoss, Turned, WinningBonus,
};
use crate::tiles::{Dragon, Suit, Tile};
use crate::words::{Said, Word};
use crate::yaku::{Unit, Worth, Yaku};

fn has_seven_pairs(win: &Win<'_>, _: &Score) -> bool {
    let mut readings = win.readings().iter();
    readings.any(|reading| reading.shape == Shape::Chiitoitsu)
}

fn is_rinshan(win: &Win<'_>) -> bool {
    win.method() == WonOn::Rinshan
}

/// Somebody is liable for a yakuman; an open kan is a rule of its own.
fn has_pao(win: &Win<'_>) -> bool {
    win.liable()
        .iter()
        .any(|liable| liable.yaku != Yaku::Rinshan)
}

/// A yaku that is on or off.
macro_rules! yaku {
    ($id:literal, $text:expr, $yaku:expr, $on:expr, $off:expr, $is_on:expr, $matters:expr) => {
        HouseRule {
            id: $id,
            text: Said::Core($text),
            choices: ON_OFF,
            ranges: &[],
            matters: $matters,
            get: |rules| riichi(rules).map(|_| Setting::Bool($is_on(rules.yaku.get($yaku).worth))),
            set: |rules, value| {
                riichi(rules)?;
                let worth = if value.bool()? { $on } else { $off };
                rules.yaku = rules.yaku.with(&[($yaku, worth)]);
                Some(())
            },
        }
    };
}

/// All rules by name, in the order of the settings page.
pub static HOUSE_RULES: &[HouseRule] = &[
    yaku!(
        "open_tanyao",
        Word::RuleOpenTanyao,
        Yaku::Tanyao,
        Worth::han(1, 1),
        Worth::han(1, 0),
        |worth: Worth| worth.open > 0,
        |win, _| !win.is_closed()
    ),
    yaku!(
        "ippatsu",
        Word::RuleIppatsu,
        Yaku::Ippatsu,
        Worth::han(1, 0),
        Worth::NOTHING,
        |worth: Worth| worth.closed > 0,
        |win, _| win.is_ippatsu()
    ),
    HouseRule {
        id: "red_fives",
        text: Said::Core(Word::RuleRedFives),
        choices: &[],
        ranges: &["[0–4, 0–4, 0–4]"],
        matters: |win, _| win.question().all_tiles().any(Tile::is_red),
        get: |rules| {
            riichi(rules)?;
            Some(Setting::List(
                rules
                    .tiles
                    .reds()
                    .iter()
                    .map(|&n| Setting::Number(n.into()))
                    .collect(),
            ))
        },
        set: |rules, value| {
            riichi(rules)?;
            let Setting::List(numbers) = value else {
                return None;
            };
            let reds: Vec<u8> = numbers
                .iter()
                .map(|n| n.number().filter(|n| *n <= 4))
                .collect::<Option<_>>()?;
            rules.tiles = rules.tiles.with_reds(reds.try_into().ok()?);
            Some(())
        },
    },
    super::flowers::FLOWERS,
    field!("ura_dora", Word::RuleUraDora, riichi riichi_mut.indicators.ura_dora: Turned, ON_OFF, |win, _| !win.question().ura.is_empty()),
    field!("kan_dora", Word::RuleKanDora, riichi riichi_mut.indicators.kan_dora: Turned, ON_OFF, |win, _| win.dora().len() > 1 || win.ura().len() > 1),
    field!("kan_ura", Word::RuleKanUra, riichi riichi_mut.indicators.kan_ura: Turned, ON_OFF, |win, _| win.ura().len() > 1),
    field!("double_wind_pair_fu", Word::RuleDoubleWindPairFu, fu fu_mut.double_wind_pair: DoubleWindPair, &["2", "4"], |win, _| win.seat() == win.round()),
    field!("pinfu_tsumo", Word::RulePinfuTsumo, riichi riichi_mut.pinfu_tsumo: PinfuTsumo, ON_OFF, |win, _| win.is_tsumo() && win.is_closed()),
    field!("open_pinfu_fu", Word::RuleOpenPinfuFu, chi_fu chi_fu_mut.open_pinfu: OpenPinfu, &["20", "30", "plus_two"], |win, score| !win.is_closed() && score.fu.as_ref().is_some_and(|fu| fu.raw <= 30)),
    field!("rinshan_fu", Word::RuleRinshanFu, fu fu_mut.rinshan_tsumo: RinshanTsumo, ON_OFF, |win, _| is_rinshan(win)),
    field!("kiriage", Word::RuleKiriage, with_fu with_fu_mut.kiriage: Kiriage, ON_OFF, |_, score| score.han.is_some_and(|han| han == 3 || han == 4)),
    field!("kazoe", Word::RuleKazoe, with_fu with_fu_mut.kazoe: Kazoe, ON_OFF, |_, score| score.han.is_some_and(|han| han > 12)),
    HouseRule {
        id: "double_yakuman",
        text: Said::Core(Word::RuleDoubleYakuman),
        choices: ON_OFF,
        ranges: &[],
        matters: |_, score| score.yakuman > 0,
        get: |rules| {
            riichi(rules)?;
            let doubles: Vec<Yaku> = Yaku::all().filter(|&yaku| is_double(rules, yaku)).collect();
            let usual = DOUBLES.iter().all(|(yaku, _)| doubles.contains(yaku));
            Some(match doubles.len() {
                0 => Setting::Bool(false),
                4 if usual => Setting::Bool(true),
                _ => Setting::list(doubles),
            })
        },
        set: set_double_yakuman,
    },
    HouseRule {
        id: "stacked_yakuman",
        text: Said::Core(Word::RuleStackedYakuman),
        choices: ON_OFF,
        ranges: &[],
        matters: |_, score| score.yakuman > 0,
        get: |rules| {
            riichi(rules).map(|rules| Setting::Bool(rules.stacked_yakuman != Stacking::Highest))
        },
        set: |rules, value| {
            let stacking = &mut riichi_mut(rules)?.stacked_yakuman;
            *stacking = match (value.bool()?, *stacking) {
                (false, _) => Stacking::Highest,
                (true, Stacking::Highest) => Stacking::Add,
                (true, capped) => capped,
            };
            Some(())
        },
    },
    HouseRule {
        id: "yakuman_cap",
        text: Said::Core(Word::RuleYakumanCap),
        choices: &[],
        ranges: &["1–255", "null"],
        matters: |_, score| score.yakuman > 1,
        get: |rules| match riichi(rules)?.stacked_yakuman {
            Stacking::AddTo(cap) => Some(Setting::Number(cap.into())),
            Stacking::Add => Some(Setting::Null),
            Stacking::Highest => None,
        },
        set: |rules, value| {
            riichi_mut(rules)?.stacked_yakuman = match value {
                Setting::Null => Stacking::Add,
                value => Stacking::AddTo(value.number().filter(|cap| *cap > 0)?),
            };
            Some(())
        },
    },
    HouseRule {
        id: "renhou",
        text: Said::Core(Word::RuleRenhou),
        choices: &["off", "mangan", "4_han", "5_han", "yakuman"],
        ranges: &[],
        matters: |win, _| win.has(Flag::FirstTurn) && !win.is_tsumo(),
        get: |rules| {
            riichi(rules)?;
            let own = rules.yaku.get(Yaku::Renhou).worth;
            // The rule about double yakuman says how many units they are.
            let same = |worth: Worth| worth == own || worth.is_yakuman() && own.is_yakuman();
            let (id, _) = RENHOU.iter().find(|(_, worth)| same(*worth))?;
            Some(Setting::Text((*id).to_owned()))
        },
        set: |rules, value| {
            riichi(rules)?;
            let (_, worth) = *RENHOU.iter().find(|(id, _)| Some(*id) == value.text())?;
            let own = rules.yaku.get(Yaku::Renhou).worth;
            if !(worth.is_yakuman() && own.is_yakuman()) {
                rules.yaku = rules.yaku.with(&[(Yaku::Renhou, worth)]);
            }
            Some(())
        },
    },
    HouseRule {
        id: "local_yaku",
        text: Said::Core(Word::RuleLocalYaku),
        choices: &[],
        ranges: &[],
        matters: NEVER,
        get: |rules| {
            riichi(rules)?;
            Some(Setting::list(
                Yaku::all().filter(|&yaku| is_local(yaku) && rules.has(yaku)),
            ))
        },
        set: |rules, value| {
            riichi(rules)?;
            let wanted = value.yaku()?;
            if !wanted.iter().all(|&yaku| is_local(yaku)) {
                return None;
            }
            for yaku in Yaku::all().filter(|&yaku| is_local(yaku)) {
                let worth = match (wanted.contains(&yaku), rules.has(yaku)) {
                    (true, true) => rules.yaku.get(yaku).worth,
                    (true, false) => again(rules, yaku),
                    (false, _) => Worth::NOTHING,
                };
                rules.yaku = rules.yaku.with(&[(yaku, worth)]);
            }
            Some(())
        },
    },
    HouseRule {
        id: "pao",
        text: Said::Core(Word::RulePao),
        choices: &[],
        ranges: &[],
        matters: |win, _| has_pao(win),
        get: |rules| riichi(rules).map(|rules| Setting::list(rules.pao.yaku.iter().copied())),
        set: |rules, value| {
            let wanted = value.yaku()?;
            let known = |yaku: &&Yaku| Yaku::PAO.contains(yaku);
            if !wanted.iter().all(|yaku| known(&yaku)) {
                return None;
            }
            // The lists are constants: one for each choice of the three.
            let lists: [&'static [Yaku]; 8] = PAO_LISTS;
            let same = |list: &&&'static [Yaku]| {
                list.len() == wanted.len() && wanted.iter().all(|yaku| list.contains(yaku))
            };
            riichi_mut(rules)?.pao.yaku = lists.iter().find(same)?;
            Some(())
        },
    },
    field!("pao_honba", Word::RulePaoHonba, riichi riichi_mut.pao.honba: PaoHonba, &["discarder", "liable"], |win, _| win.honba() > 0 && has_pao(win)),
    field!("pao_composite", Word::RulePaoComposite, riichi riichi_mut.pao.composite: PaoComposite, &["whole", "part"], |win, _| has_pao(win)),
    field!("kan_liability", Word::RuleKanLiability, riichi riichi_mut.kan_liability: KanLiability, ON_OFF, |win, _| is_rinshan(win)),
    HouseRule {
        id: "honba_value",
        text: Said::Core(Word::RuleHonbaValue),
        choices: &[],
        ranges: &["0–10000"],
        matters: |win, _| win.honba() > 0,
        get: |rules| riichi(rules).map(|rules| Setting::Number(rules.honba.tsumo.into())),
        set: |rules, value| {
            let each = value.number().filter(|each| *each <= 10_000)?;
            let opponents = rules.seats.winds().len() as u32 - 1;
            // A preset tells whether a honba is the same by ron; a ruleset of one's own tells it by what it has now,
            // unless that is nothing.
            let own = || riichi(rules).filter(|own| own.honba.tsumo > 0);
            let usual = rules.preset().and_then(|own| riichi(own)).or_else(own);
            let alone = usual.is_some_and(|usual| usual.honba.ron == usual.honba.tsumo);
            riichi_mut(rules)?.honba = Honba {
                tsumo: each,
                ron: if alone { each } else { each * opponents },
            };
            Some(())
        },
    },
    field!("tsumo_loss", Word::RuleTsumoLoss, three three_mut.tsumo_loss: TsumoLoss, &["loss", "bisection", "full", "equalize", "proportional", "oya_pays", "ko_pays", "plus_1000", "ron_reduced"], ALWAYS),
    super::certain::COMPLETION,
    super::certain::KOKUSHI_ANKAN,
    field!("tenhou_upgrade", Word::RuleTenhouUpgrade, riichi riichi_mut.tenhou_upgrade: TenhouUpgrade, ON_OFF, |_, score| score.has(Yaku::Tenhou)),
    field!("ryuuiisou_green", Word::RuleRyuuiisouGreen, riichi riichi_mut.ryuuiisou: Ryuuiisou, ON_OFF, |win, _| win.tiles().get(Dragon::Hatsu.kind()) == 0),
    field!("ryanpeikou_two_suits", Word::RuleRyanpeikouTwoSuits, riichi riichi_mut.ryanpeikou: Ryanpeikou, ON_OFF, |win, _| win.is_closed()),
    field!("daisharin_any_suit", Word::RuleDaisharinAnySuit, riichi riichi_mut.daisharin: Daisharin, ON_OFF, |win, score| score.has(Yaku::Daisharin) || win.rules().yaku.get(Yaku::Daisharin).worth.closed > 0),
    field!("multiple_ron", Word::RuleMultipleRon, whole whole_mut.game.several_ron: SeveralRon, &["all", "head_bump", "triple_abort"], NEVER),
    field!("sticks", Word::RuleSticks, han han_mut.game.sticks: Sticks, &["next_in_turn", "own_sticks"], NEVER),
    field!("dead_wait", Word::RuleDeadWait, han han_mut.game.dead_wait: DeadWait, &["noten", "tenpai"], NEVER),
    field!("nagashi_mangan", Word::RuleNagashiMangan, han han_mut.game.nagashi: Nagashi, ON_OFF, NEVER),
    field!("nagashi_honba", Word::RuleNagashiHonba, nagashi nagashi_mut.game.nagashi_honba: NagashiHonba, ON_OFF, NEVER),
    game::START,
    game::BACK,
    game::UMA,
    game::OKA,
    game::TIES,
    game::END_STICKS,
    game::ROUNDING,
    flow::LENGTH,
    flow::GOAL,
    flow::EXTRA_HANDS,
    flow::BUST,
    flow::AGARI_YAME,
    flow::TENPAI_YAME,
    flow::DEALER_STAYS,
    flow::DRAW_HONBA,
    flow::ABORTS,
    flow::ABORT_DEAL,
    flow::NAGASHI_DEAL,
    flow::RIICHI_MINIMUM,
    flow::DECLARING_TILE,
    flow::CHOMBO,
    flow::CHOMBO_LAST,
    flow::TIME,
    game::CHIP,
    game::YAKITORI,
    game::BUST_PRIZE,
    game::RATE,
    HouseRule {
        id: "winning_bonus",
        text: Said::Core(Word::RuleWinningBonus),
        choices: &["1", "2", "3", "4", "5"],
        ranges: &["{\"open\": 0–1000}"],
        matters: ALWAYS,
        get: |rules| {
            let bonus = additive(rules)?.winning_bonus;
            let variation = WinningBonus::VARIATIONS
                .iter()
                .position(|other| *other == bonus);
            Some(variation.map_or(Setting::Open(bonus.open.into()), |i| {
                Setting::Number(i as i64 + 1)
            }))
        },
        set: |rules, value| {
            additive_mut(rules)?.winning_bonus = match value {
                Setting::Open(open) => {
                    WinningBonus::custom(u16::try_from(*open).ok().filter(|open| *open <= 1_000)?)
                }
                value => *WinningBonus::VARIATIONS.get(value.number::<usize>()?.checked_sub(1)?)?,
            };
            Some(())
        },
    },
    HouseRule {
        id: "prevailing_wind",
        text: Said::Core(Word::RulePrevailingWind),
        choices: ON_OFF,
        ranges: &[],
        matters: ALWAYS,
        get: |rules| additive(rules).map(|_| Setting::Bool(rules.has(Yaku::PrevailingWindPung))),
        set: |rules, value| {
            additive(rules)?;
            let yaku = Yaku::PrevailingWindPung;
            let worth = if value.bool()? {
                rules.yaku.offered(yaku)
            } else {
                Worth::NOTHING
            };
            rules.yaku = rules.yaku.with(&[(yaku, worth)]);
            Some(())
        },
    },
    field!("double_ready_minimum", Word::RuleDoubleReadyMinimum, additive additive_mut.double_ready: DoubleReady, ON_OFF, |win, _| win.has(Flag::DoubleReady)),
    field!("implied_hands", Word::RuleImpliedHands, additive additive_mut.implied: Implied, ON_OFF, ALWAYS),
    field!("concealed_seven_pairs", Word::RuleConcealedSevenPairs, additive additive_mut.concealed_pairs: ConcealedPairs, ON_OFF, has_seven_pairs),
    HouseRule {
        id: "bamboo",
        text: Said::Core(Word::RuleBamboo),
        choices: ON_OFF,
        ranges: &[],
        matters: NEVER,
        get: |rules| additive(rules).map(|_| Setting::Bool(rules.tiles.has_suit(Suit::Sou))),
        set: |rules, value| {
            additive(rules)?;
            rules.tiles = rules.tiles.with_suit(Suit::Sou, value.bool()?);
            Some(())
        },
    },
    HouseRule {
        id: "score_cap",
        text: Said::Core(Word::RuleScoreCap),
        choices: &[],
        ranges: &["1–65535", "null"],
        matters: ALWAYS,
        get: |rules| {
            additive(rules).map(|rules| {
                rules
                    .cap
                    .map_or(Setting::Null, |cap| Setting::Number(cap.into()))
            })
        },
        set: |rules, value| {
            additive_mut(rules)?.cap = match value {
                Setting::Null => None,
                value => Some(value.number().filter(|cap| *cap > 0)?),
            };
            Some(())
        },
    },
];

/// The values that a renhou may have.
const RENHOU: [(&str, Worth); 5] = [
    ("off", Worth::NOTHING),
    ("mangan", Worth::mangan(1, 0)),
    ("4_han", Worth::han(4, 0)),
    ("5_han", Worth::han(5, 0)),
    ("yakuman", Worth::yakuman(1, 0)),
];

/// [`Yaku::PAO`] in every choice.
const PAO_LISTS: [&[Yaku]; 8] = [
    &[],
    &[Yaku::Daisangen],
    &[Yaku::Daisuushii],
    &[Yaku::Suukantsu],
    &[Yaku::Daisangen, Yaku::Daisuushii],
    &[Yaku::Daisangen, Yaku::Suukantsu],
    &[Yaku::Daisuushii, Yaku::Suukantsu],
    &[Yaku::Daisangen, Yaku::Daisuushii, Yaku::Suukantsu],
];

fn is_double(rules: &Rules, yaku: Yaku) -> bool {
    let worth = rules.yaku.get(yaku).worth;
    worth.is_yakuman() && worth.amount(true) == 2
}

/// A yaku of neither the modern game nor the additive one.
pub(super) fn is_local(yaku: Yaku) -> bool {
    let modern = MODERN.get(yaku).worth != Worth::NOTHING;
    !modern && yaku != Yaku::Renhou && yaku.row().worth.unit != Unit::Points
}

/// The worth of a yaku that is added: that of the ruleset as it was, where it has it.
fn again(rules: &Ruleset, yaku: Yaku) -> Worth {
    let own = rules.preset().map(|own| own.yaku.get(yaku).worth);
    own.filter(|worth| *worth != Worth::NOTHING)
        .unwrap_or_else(|| rules.yaku.offered(yaku))
}

fn set_double_yakuman(rules: &mut Ruleset, value: &Setting) -> Option<()> {
    riichi(rules)?;
    let doubles = match value {
        Setting::Bool(true) => DOUBLES.iter().map(|&(yaku, _)| yaku).collect(),
        Setting::Bool(false) => Vec::new(),
        list => list.yaku()?,
    };
    if !doubles
        .iter()
        .all(|&yaku| rules.yaku.get(yaku).worth.is_yakuman())
    {
        return None;
    }
    for yaku in Yaku::all() {
        let worth = rules.yaku.get(yaku).worth;
        if worth.is_yakuman() {
            // A higher form pays no less than the yaku that it is counted in place of.
            let double = |lower: &Yaku| *lower == yaku || yaku.replaces().has(*lower);
            let units = if doubles.iter().any(double) { 2 } else { 1 };
            let worth = Worth {
                closed: worth.closed.min(1) * units,
                open: worth.open.min(1) * units,
                ..worth
            };
            rules.yaku = rules.yaku.with(&[(yaku, worth)]);
        }
    }
    Some(())
}
