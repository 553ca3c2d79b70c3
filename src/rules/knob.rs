//! Rules by name: read, changed and compared one at a time, for house rules.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use super::{
    AdditiveRules, Count, FuRules, Honba, Implied, Kazoe, Nagashi, OpenPinfu, RiichiRules, Ruleset,
    SeveralRon, Stacking, System, Turned, WinningBonus,
};
use crate::yaku::{Unit, Worth, Yaku};

/// The value of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setting {
    /// On or off.
    Bool(bool),
    /// A number.
    Number(i64),
    /// One of several ids.
    Text(String),
    /// Several values.
    List(Vec<Setting>),
    /// A number for an open hand, doubled when concealed.
    Open(i64),
    /// Nothing: no limit.
    Null,
}

/// A rule that a house may change.
#[derive(Clone, Copy, Debug)]
pub struct Knob {
    /// Its name in the scoring contract.
    pub id: &'static str,
    /// What it decides, in plain words.
    pub text: &'static str,
    /// What it can be, for a person to choose from; empty where any number or list goes.
    pub choices: &'static [&'static str],
    /// Its value in a ruleset; `None` where the ruleset has no such rule.
    pub get: fn(&Ruleset) -> Option<Setting>,
    /// Changes it; `None` when the ruleset has no such rule or the value makes no sense.
    pub set: fn(&mut Ruleset, &Setting) -> Option<()>,
}

impl Knob {
    /// The rule with this name.
    pub fn by_id(id: &str) -> Option<&'static Self> {
        KNOBS.iter().find(|knob| knob.id == id)
    }

    /// Whether a yaku is one of the modern game, and so no choice of `local_yaku`.
    pub(crate) fn is_modern(yaku: Yaku) -> bool {
        !is_local(yaku)
    }
}

impl Ruleset {
    /// The same ruleset with one rule changed.
    ///
    /// ```
    /// use tensu::{Ruleset, rules::{Knob, Setting}, score};
    /// let hand = "999p345s67m22s[4444m]+8m ron riichi dora:1s".parse().unwrap();
    /// let mut house = Ruleset::by_id("cheatsheet").unwrap().clone();
    /// assert_eq!(score(&hand, &house).unwrap().total, 7_700);
    /// house.change("kiriage", &Setting::Bool(true)).unwrap();
    /// assert_eq!(score(&hand, &house).unwrap().total, 8_000);
    /// ```
    ///
    /// # Errors
    /// [`BadRule`] when there is no such rule here, or the value is none of its values.
    pub fn change(&mut self, id: &str, value: &Setting) -> Result<(), BadRule> {
        let knob = Knob::by_id(id).filter(|knob| (knob.get)(self).is_some());
        let knob = knob.ok_or_else(|| BadRule::Unknown(id.to_owned()))?;
        (knob.set)(self, value).ok_or_else(|| BadRule::Value(id.to_owned()))
    }

    /// The rules by name, with their values.
    pub fn settings(&self) -> impl Iterator<Item = (&'static Knob, Setting)> {
        KNOBS.iter().filter_map(|knob| Some((knob, (knob.get)(self)?)))
    }

    /// The rules in which another ruleset differs: those of this one with both values.
    pub fn differences(&self, other: &Self) -> Vec<(&'static Knob, Setting, Option<Setting>)> {
        let differs = |(knob, mine): (&'static Knob, Setting)| {
            let its = (knob.get)(other);
            (its.as_ref() != Some(&mine)).then_some((knob, mine, its))
        };
        self.settings().filter_map(differs).collect()
    }
}

/// Why a rule cannot be changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadRule {
    /// The ruleset has no rule of this name.
    Unknown(String),
    /// The rule cannot have this value.
    Value(String),
}

const fn riichi(rules: &Ruleset) -> Option<&RiichiRules> {
    match &rules.system {
        System::Riichi(rules) => Some(rules),
        System::Additive(_) => None,
    }
}

const fn riichi_mut(rules: &mut Ruleset) -> Option<&mut RiichiRules> {
    match &mut rules.system {
        System::Riichi(rules) => Some(rules),
        System::Additive(_) => None,
    }
}

const fn fu(rules: &Ruleset) -> Option<&FuRules> {
    match riichi(rules) {
        Some(RiichiRules { count: Count::Fu(fu), .. }) => Some(fu),
        _ => None,
    }
}

const fn fu_mut(rules: &mut Ruleset) -> Option<&mut FuRules> {
    match riichi_mut(rules) {
        Some(RiichiRules { count: Count::Fu(fu), .. }) => Some(fu),
        _ => None,
    }
}

const fn additive(rules: &Ruleset) -> Option<&AdditiveRules> {
    match &rules.system {
        System::Additive(rules) => Some(rules),
        System::Riichi(_) => None,
    }
}

const fn additive_mut(rules: &mut Ruleset) -> Option<&mut AdditiveRules> {
    match &mut rules.system {
        System::Additive(rules) => Some(rules),
        System::Riichi(_) => None,
    }
}

impl Setting {
    const fn bool(&self) -> Option<bool> {
        if let Self::Bool(yes) = self { Some(*yes) } else { None }
    }

    fn number<T: TryFrom<i64>>(&self) -> Option<T> {
        if let Self::Number(n) = self { T::try_from(*n).ok() } else { None }
    }

    fn text(&self) -> Option<&str> {
        if let Self::Text(text) = self { Some(text) } else { None }
    }

    fn yaku(&self) -> Option<Vec<Yaku>> {
        let Self::List(ids) = self else { return None };
        ids.iter().map(|id| Yaku::from_code(id.text()?)).collect()
    }

    /// The value as a code of a `choice!`: `true`, `4`, `discarder`.
    fn code(&self) -> Option<String> {
        match self {
            Self::Bool(yes) => Some(alloc::format!("{yes}")),
            Self::Number(n) => Some(alloc::format!("{n}")),
            Self::Text(text) => Some(text.clone()),
            _ => None,
        }
    }

    /// A code of a `choice!` as the contract writes it.
    fn of_code(code: &str) -> Self {
        match (code, code.parse()) {
            ("true", _) => Self::Bool(true),
            ("false", _) => Self::Bool(false),
            (_, Ok(n)) => Self::Number(n),
            _ => Self::Text(code.to_owned()),
        }
    }

    fn list(yaku: impl IntoIterator<Item = Yaku>) -> Self {
        Self::List(yaku.into_iter().map(|yaku| Self::Text(yaku.code().to_owned())).collect())
    }
}

/// A rule that is a field of a `choice!` type.
macro_rules! field {
    ($id:literal, $text:literal, $of:ident $of_mut:ident . $($field:ident).+ : $type:ty, $choices:expr) => {
        Knob {
            id: $id,
            text: $text,
            choices: $choices,
            get: |rules| $of(rules).map(|rules| Setting::of_code(rules.$($field).+.code())),
            set: |rules, value| {
                let code = value.code()?;
                $of_mut(rules)?.$($field).+ = <$type>::ALL.iter().copied().find(|choice| choice.code() == code)?;
                Some(())
            },
        }
    };
}

const ON_OFF: &[&str] = &["true", "false"];

/// A yaku that is on or off.
macro_rules! yaku {
    ($id:literal, $text:literal, $yaku:expr, $on:expr, $off:expr, $is_on:expr) => {
        Knob {
            id: $id,
            text: $text,
            choices: ON_OFF,
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

const fn whole(rules: &Ruleset) -> Option<&Ruleset> {
    Some(rules)
}

const fn whole_mut(rules: &mut Ruleset) -> Option<&mut Ruleset> {
    Some(rules)
}

/// All rules by name, in the order of the settings page.
pub static KNOBS: &[Knob] = &[
    yaku!(
        "open_tanyao",
        "All simples counts in an open hand",
        Yaku::Tanyao,
        Worth::han(1, 1),
        Worth::han(1, 0),
        |worth: Worth| worth.open > 0
    ),
    yaku!(
        "ippatsu",
        "One shot is a yaku",
        Yaku::Ippatsu,
        Worth::han(1, 0),
        Worth::NOTHING,
        |worth: Worth| worth.closed > 0
    ),
    Knob {
        id: "red_fives",
        text: "How many fives of man, pin, sou are red",
        choices: &[],
        get: |rules| {
            riichi(rules)?;
            Some(Setting::List(rules.tiles.reds.iter().map(|&n| Setting::Number(n.into())).collect()))
        },
        set: |rules, value| {
            riichi(rules)?;
            let Setting::List(numbers) = value else { return None };
            let reds: Vec<u8> = numbers.iter().map(|n| n.number().filter(|n| *n <= 4)).collect::<Option<_>>()?;
            rules.tiles = rules.tiles.with_reds(reds.try_into().ok()?);
            Some(())
        },
    },
    field!("ura_dora", "Ura dora after riichi", riichi riichi_mut.indicators.ura_dora: Turned, ON_OFF),
    field!("kan_dora", "A kan turns another indicator", riichi riichi_mut.indicators.kan_dora: Turned, ON_OFF),
    field!("kan_ura", "Ura dora below the indicators of kans", riichi riichi_mut.indicators.kan_ura: Turned, ON_OFF),
    field!("double_wind_pair_fu", "Fu of a pair of the seat's and the round's wind", fu fu_mut.double_wind_pair: super::DoubleWindPair, &["2", "4"]),
    field!("pinfu_tsumo", "Pinfu counts on a self-draw", fu fu_mut.pinfu_tsumo: super::PinfuTsumo, ON_OFF),
    field!("open_pinfu_fu", "Fu of an open hand that has nothing else", fu fu_mut.open_pinfu: OpenPinfu, &["20", "30", "plus_two"]),
    field!("rinshan_fu", "2 fu for drawing the replacement tile", fu fu_mut.rinshan_tsumo: super::RinshanTsumo, ON_OFF),
    field!("kiriage", "30 fu 4 han and 60 fu 3 han are a mangan", riichi riichi_mut.kiriage: super::Kiriage, ON_OFF),
    field!("kazoe", "13 han and more are a yakuman", riichi riichi_mut.kazoe: Kazoe, ON_OFF),
    Knob {
        id: "double_yakuman",
        text: "Special waits and four big winds pay two yakuman",
        choices: ON_OFF,
        get: |rules| {
            riichi(rules)?;
            let doubles: Vec<Yaku> = Yaku::all().filter(|&yaku| is_double(rules, yaku)).collect();
            let usual = super::DOUBLES.iter().all(|(yaku, _)| doubles.contains(yaku));
            Some(match doubles.len() {
                0 => Setting::Bool(false),
                4 if usual => Setting::Bool(true),
                _ => Setting::list(doubles),
            })
        },
        set: set_double_yakuman,
    },
    Knob {
        id: "stacked_yakuman",
        text: "Different yakuman add up",
        choices: ON_OFF,
        get: |rules| riichi(rules).map(|rules| Setting::Bool(rules.stacked_yakuman != Stacking::Highest)),
        set: |rules, value| {
            riichi_mut(rules)?.stacked_yakuman = if value.bool()? { Stacking::Add } else { Stacking::Highest };
            Some(())
        },
    },
    Knob {
        id: "yakuman_cap",
        text: "The most yakuman that add up",
        choices: &[],
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
    Knob {
        id: "renhou",
        text: "A win off a discard before the first draw",
        choices: &["off", "mangan", "4_han", "5_han", "yakuman"],
        get: |rules| {
            riichi(rules)?;
            RENHOU.iter().find(|(_, worth)| *worth == rules.yaku.get(Yaku::Renhou).worth).map(|(id, _)| Setting::Text((*id).to_owned()))
        },
        set: |rules, value| {
            riichi(rules)?;
            let (_, worth) = *RENHOU.iter().find(|(id, _)| Some(*id) == value.text())?;
            rules.yaku = rules.yaku.with(&[(Yaku::Renhou, worth)]);
            Some(())
        },
    },
    Knob {
        id: "local_yaku",
        text: "Old and local yaku",
        choices: &[],
        get: |rules| {
            riichi(rules)?;
            Some(Setting::list(Yaku::all().filter(|&yaku| is_local(yaku) && rules.has(yaku))))
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
                    (true, false) => yaku.row().worth,
                    (false, _) => Worth::NOTHING,
                };
                rules.yaku = rules.yaku.with(&[(yaku, worth)]);
            }
            Some(())
        },
    },
    Knob {
        id: "pao",
        text: "Yakuman for which a player can be liable",
        choices: &[],
        get: |rules| riichi(rules).map(|rules| Setting::list(rules.pao.yaku.iter().copied())),
        set: |rules, value| {
            let wanted = value.yaku()?;
            let known = |yaku: &&Yaku| PAO.contains(yaku);
            if !wanted.iter().all(|yaku| known(&yaku)) {
                return None;
            }
            // The lists are constants: one for each choice of the three.
            let lists: [&'static [Yaku]; 8] = PAO_LISTS;
            let same = |list: &&&'static [Yaku]| list.len() == wanted.len() && wanted.iter().all(|yaku| list.contains(yaku));
            riichi_mut(rules)?.pao.yaku = lists.iter().find(same)?;
            Some(())
        },
    },
    field!("pao_honba", "Who pays the counters beside a liable player", riichi riichi_mut.pao.honba: super::PaoHonba, &["discarder", "liable"]),
    field!("pao_composite", "How much a liable player pays when there is another yakuman", riichi riichi_mut.pao.composite: super::PaoComposite, &["whole", "part"]),
    field!("kan_liability", "The giver of an open kan pays for the win on its replacement tile", riichi riichi_mut.kan_liability: super::KanLiability, ON_OFF),
    Knob {
        id: "honba_value",
        text: "Points for a counter from each payer",
        choices: &[],
        get: |rules| riichi(rules).map(|rules| Setting::Number(rules.honba.tsumo.into())),
        set: |rules, value| {
            let each = value.number().filter(|each| *each <= 10_000)?;
            let opponents = rules.seats.winds().len() as u32 - 1;
            let riichi = riichi_mut(rules)?;
            let alone = riichi.honba.ron == riichi.honba.tsumo && riichi.honba.ron > 0;
            riichi.honba = Honba { tsumo: each, ron: if alone { each } else { each * opponents } };
            Some(())
        },
    },
    field!("tsumo_loss", "The missing player's share of a self-draw", riichi riichi_mut.tsumo_loss: super::TsumoLoss, &["loss", "bisection", "equalize"]),
    field!("completion", "By ron a yaku counts only if every tile of the wait gives it", riichi riichi_mut.completion: super::Completion, ON_OFF),
    field!("tenhou_upgrade", "Blessing of heaven doubles special waits", riichi riichi_mut.tenhou_upgrade: super::TenhouUpgrade, ON_OFF),
    field!("ryuuiisou_green", "All green needs the green dragon", riichi riichi_mut.ryuuiisou: super::Ryuuiisou, ON_OFF),
    field!("multiple_ron", "Several players ron the same tile", whole whole_mut.game.several_ron: SeveralRon, &["all", "head_bump", "triple_abort"]),
    field!("sticks", "Sticks and counters when several win", whole whole_mut.game.sticks: super::Sticks, &["next_in_turn", "own_sticks"]),
    field!("nagashi_mangan", "Discards of nothing but terminals and honors are a mangan", whole whole_mut.game.nagashi: Nagashi, ON_OFF),
    Knob {
        id: "winning_bonus",
        text: "Points for winning: a variation of the table, or a number of your own",
        choices: &["1", "2", "3", "4", "5"],
        get: |rules| {
            let bonus = additive(rules)?.winning_bonus;
            let variation = WinningBonus::VARIATIONS.iter().position(|other| *other == bonus);
            Some(variation.map_or(Setting::Open(bonus.open.into()), |i| Setting::Number(i as i64 + 1)))
        },
        set: |rules, value| {
            additive_mut(rules)?.winning_bonus = match value {
                Setting::Open(open) => WinningBonus::custom(u16::try_from(*open).ok().filter(|open| *open <= 1_000)?),
                value => *WinningBonus::VARIATIONS.get(value.number::<usize>()?.checked_sub(1)?)?,
            };
            Some(())
        },
    },
    Knob {
        id: "prevailing_wind",
        text: "A pung of the prevailing wind has a point",
        choices: ON_OFF,
        get: |rules| additive(rules).map(|_| Setting::Bool(rules.has(Yaku::PrevailingWindPung))),
        set: |rules, value| {
            additive(rules)?;
            let worth = if value.bool()? { Worth::points(1) } else { Worth::NOTHING };
            rules.yaku = rules.yaku.with(&[(Yaku::PrevailingWindPung, worth)]);
            Some(())
        },
    },
    field!("implied_hands", "Hands that always go together both count", additive additive_mut.implied: Implied, ON_OFF),
    Knob {
        id: "score_cap",
        text: "The most points that a hand can score",
        choices: &[],
        get: |rules| additive(rules).map(|rules| rules.cap.map_or(Setting::Null, |cap| Setting::Number(cap.into()))),
        set: |rules, value| {
            additive_mut(rules)?.cap = match value {
                Setting::Null => None,
                value => Some(value.number().filter(|cap| *cap > 0)?),
            };
            Some(())
        },
    },
];

/// What a renhou may be worth.
const RENHOU: [(&str, Worth); 5] = [
    ("off", Worth::NOTHING),
    ("mangan", Worth::mangan(1, 0)),
    ("4_han", Worth::han(4, 0)),
    ("5_han", Worth::han(5, 0)),
    ("yakuman", Worth::yakuman(1, 0)),
];

/// Yakuman that a discard can make certain.
const PAO: [Yaku; 3] = [Yaku::Daisangen, Yaku::Daisuushii, Yaku::Suukantsu];

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

fn is_double(rules: &Ruleset, yaku: Yaku) -> bool {
    let worth = rules.yaku.get(yaku).worth;
    worth.is_yakuman() && worth.amount(true) == 2
}

/// A yaku of neither the modern game nor the additive one.
fn is_local(yaku: Yaku) -> bool {
    let modern = super::MODERN.get(yaku).worth != Worth::NOTHING;
    !modern && yaku != Yaku::Renhou && yaku.row().worth.unit != Unit::Points
}

fn set_double_yakuman(rules: &mut Ruleset, value: &Setting) -> Option<()> {
    riichi(rules)?;
    let doubles = match value {
        Setting::Bool(true) => super::DOUBLES.iter().map(|&(yaku, _)| yaku).collect(),
        Setting::Bool(false) => Vec::new(),
        list => list.yaku()?,
    };
    if !doubles.iter().all(|&yaku| rules.yaku.get(yaku).worth.is_yakuman()) {
        return None;
    }
    for yaku in Yaku::all() {
        let worth = rules.yaku.get(yaku).worth;
        if worth.is_yakuman() {
            let units = if doubles.contains(&yaku) { 2 } else { 1 };
            let worth = Worth { closed: worth.closed.min(1) * units, open: worth.open.min(1) * units, ..worth };
            rules.yaku = rules.yaku.with(&[(yaku, worth)]);
        }
    }
    Some(())
}
