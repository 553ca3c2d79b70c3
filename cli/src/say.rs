//! Short texts about scores and rules, from the texts of the language.

use std::borrow::Cow;

use tensu::compare::Cause;
use tensu::outlook::Discard;
use tensu::rules::{HouseRule, Origin, RemarkKind, Setting, WinningBonus};
use tensu::score::{Amount, Award, AwardKind, Limit, Other, Payer, Payment, Score};
use tensu::what_if::{Change, WhatIf};
use tensu::yaku::{Unit, Worth};
use tensu::{By, Ruleset, Wind, Yaku};
use tensu_words::{Fill, Label, Word, Words};

/// A language, and the sentences of the command in it.
#[derive(Clone, Copy)]
pub(crate) struct Say(pub(crate) &'static Words);

impl Say {
    /// Returns the words as the players of a ruleset speak. Their memory stays in use for as long as the command runs.
    pub(crate) fn spoken(self, rules: &Ruleset) -> Self {
        match self.0.spoken(rules.idiom) {
            Cow::Borrowed(words) => Self(words),
            Cow::Owned(words) => Self(Box::leak(Box::new(words))),
        }
    }

    pub(crate) fn label(self, label: Label) -> &'static str {
        self.0.label(label)
    }

    pub(crate) fn with<'a>(self, label: Label, thing: impl Into<Fill<'a>>) -> String {
        self.0.fill_label(label, &[thing.into()])
    }

    /// Writes a name and its value.
    pub(crate) fn pair(self, name: &str, value: &str) -> String {
        [name, self.0.say(Word::Colon), value].concat()
    }

    /// Returns the name of a yaku or bonus among players of the language.
    pub(crate) fn name(self, what: AwardKind) -> String {
        self.0.called(what)
    }

    /// Returns the meaning of a name, where the name does not say it.
    pub(crate) fn meaning(self, what: AwardKind) -> &'static str {
        let meaning = self.0.what(what);
        if meaning.eq_ignore_ascii_case(&self.name(what)) {
            ""
        } else {
            meaning
        }
    }

    pub(crate) fn yaku(self, yaku: Yaku) -> String {
        self.name(AwardKind::Yaku(yaku))
    }

    pub(crate) fn by(self, by: By) -> &'static str {
        self.label(match by {
            By::Ron => Label::Ron,
            By::Tsumo => Label::Tsumo,
        })
    }

    pub(crate) fn amount(self, amount: Amount) -> String {
        match amount {
            Amount::Han(han) => self.with(Label::Han, han),
            Amount::Yakuman(units) => self.0.yakuman(units),
            Amount::Mangan => self.0.say(Word::OneMangan).to_owned(),
            Amount::Points(points) => self.0.fill(Word::Points, &[points.into()]),
        }
    }

    /// Writes a yaku or bonus and its worth, in short.
    pub(crate) fn award(self, award: &Award) -> String {
        let name = self.name(award.what);
        match award.amount {
            Amount::Han(han) => format!("{name} {han}"),
            Amount::Yakuman(1) | Amount::Mangan => name,
            Amount::Yakuman(units) => format!("{name} ×{units}"),
            Amount::Points(points) => format!("{name} {points}"),
        }
    }

    /// Writes the amount that the winner asks for: `12,000`, `3,000/6,000`, `4,000 all`; where somebody pays for
    /// another, each has their own.
    pub(crate) fn price(self, payments: &[Payment]) -> String {
        let number = |points: &u32| self.0.number(*points);
        let points = payments.iter().map(Payment::points);
        if payments.len() > 1 && payments.iter().any(|payment| payment.liable) {
            return points
                .map(|points| number(&points))
                .collect::<Vec<_>>()
                .join(" + ");
        }
        let mut amounts: Vec<u32> = points.collect();
        amounts.sort_unstable();
        amounts.dedup();
        match &amounts[..] {
            [amount] if payments.len() > 1 => self.with(Label::All, *amount),
            amounts => amounts.iter().map(number).collect::<Vec<_>>().join("/"),
        }
    }

    /// Writes the limit, and han and fu or points.
    pub(crate) fn value(self, score: &Score) -> String {
        let mut parts = Vec::new();
        parts.extend(self.limit(score.limit, score.yakuman));
        if !score.is_paid_as_mangan() {
            let fu = score.fu.as_ref().map(|fu| fu.rounded);
            parts.extend(self.han_fu(score.han, fu));
            let points = score.points.map(Amount::Points);
            parts.extend(points.map(|points| self.amount(points)));
        }
        self.0.list(&parts, Word::Comma)
    }

    fn han_fu(self, han: Option<u8>, fu: Option<u16>) -> Option<String> {
        Some(match (han?, fu) {
            (han, Some(fu)) => self.0.fill_label(Label::HanFu, &[han.into(), fu.into()]),
            (han, None) => self.with(Label::Han, han),
        })
    }

    fn limit(self, limit: Option<Limit>, yakuman: u8) -> Option<String> {
        let limit = limit?;
        Some(match yakuman {
            0 if limit == Limit::Yakuman => sentence(self.label(Label::CountedYakuman)),
            0 | 1 => self.0.limit(limit).to_owned(),
            units => sentence(&self.amount(Amount::Yakuman(units))),
        })
    }

    /// Writes the worth of the hand if one thing were different.
    pub(crate) fn changed(self, line: &WhatIf) -> String {
        let limit = self.limit(line.limit, line.yakuman);
        let numbers = || self.han_fu(line.han, line.fu);
        let points = || Some(self.amount(Amount::Points(line.points?)));
        limit.or_else(numbers).or_else(points).unwrap_or_default()
    }

    pub(crate) fn change(self, change: Change) -> &'static str {
        self.label(match change {
            Change::By(By::Ron) => Label::WhatIfRon,
            Change::By(By::Tsumo) => Label::WhatIfTsumo,
            Change::Riichi => Label::WhatIfRiichi,
            Change::Dama => Label::WhatIfDama,
            Change::Dealer => Label::WhatIfDealer,
            Change::NonDealer => Label::WhatIfNonDealer,
            _ => Label::WhatIfHan,
        })
    }

    pub(crate) fn payer(self, payer: Payer) -> &'static str {
        match payer {
            Payer::Seat(Wind::East) => self.label(Label::EastDealer),
            other => self.0.payer(other),
        }
    }

    /// Writes the sum of fu.
    pub(crate) fn fu_sum(self, raw: u16, rounded: u16) -> String {
        if raw == rounded {
            self.with(Label::Fu, raw)
        } else {
            self.0
                .fill_label(Label::FuRounded, &[raw.into(), rounded.into()])
        }
    }

    /// Says what another reading is worth, with the honba, as the score is.
    pub(crate) fn other(self, other: &Other, honba: u32) -> String {
        let points = (other.points + honba).into();
        let han = other.han.filter(|_| !other.is_paid_as_mangan());
        match (han, other.fu.as_ref()) {
            (Some(han), Some(fu)) => {
                let fills = [han.into(), fu.rounded.into(), points];
                self.0.fill_label(Label::OtherHanFu, &fills)
            }
            (Some(han), None) => self.0.fill_label(Label::OtherHan, &[han.into(), points]),
            (None, _) => self.0.fill_label(Label::OtherPoints, &[points]),
        }
    }

    pub(crate) fn remark(self, kind: RemarkKind) -> &'static str {
        self.label(match kind {
            RemarkKind::Assumed => Label::RemarkAssumed,
            RemarkKind::Corrected => Label::RemarkCorrected,
            RemarkKind::Info | RemarkKind::Hint => Label::RemarkInfo,
        })
    }

    /// Says what a discard leaves.
    pub(crate) fn discard(self, discard: &Discard) -> String {
        let chances = discard.chances().into();
        match discard.shanten {
            0 => self.0.fill_label(Label::DiscardTenpai, &[chances]),
            away => self
                .0
                .fill_label(Label::DiscardAway, &[away.into(), chances]),
        }
    }

    /// Says where the value of a rule comes from.
    pub(crate) fn origin(self, origin: Origin) -> String {
        let label = match origin {
            Origin::Rulebook(_) => Label::OriginRulebook,
            Origin::Reported(_) => Label::OriginReported,
            Origin::Judgement(_) => Label::OriginJudgement,
            Origin::Usual => Label::OriginUsual,
            Origin::Moot => Label::OriginMoot,
            Origin::Unconfirmed => Label::OriginUnconfirmed,
        };
        let texts: Vec<&str> = origin.texts().map(|text| self.0.origin(text)).collect();
        let usual = self.label(match origin {
            Origin::Usual => Label::UsualEverywhere,
            Origin::Moot => Label::MootHere,
            _ => Label::UsualValue,
        });
        let usual = usual.to_owned();
        let text = if texts.is_empty() {
            usual
        } else {
            texts.join("; ")
        };
        self.pair(self.label(label), &text)
    }

    /// Writes the value of a rule in words.
    pub(crate) fn setting(self, id: &str, value: &Setting) -> String {
        match value {
            Setting::Bool(true) => self.label(Label::ChoiceYes).to_owned(),
            Setting::Bool(false) => self.label(Label::ChoiceNo).to_owned(),
            Setting::Null => self.label(Label::NoLimit).to_owned(),
            Setting::Open(open) => {
                let bonus = format!("{} / {} / {open}", 2 * open, 2 * open);
                self.with(Label::OwnBonus, &bonus)
            }
            Setting::Number(n) => self.number(id, *n),
            Setting::Text(text) => match Yaku::from_code(text) {
                Some(yaku) => self.yaku(yaku),
                None => self.0.choice(id, text),
            },
            Setting::List(values) if values.is_empty() => self.label(Label::NoneOfThem).to_owned(),
            Setting::List(values) => {
                let values: Vec<String> = values.iter().map(|one| self.setting(id, one)).collect();
                self.0.list(&values, Word::Comma)
            }
        }
    }

    fn number(self, id: &str, n: i64) -> String {
        let bonus = || WinningBonus::VARIATIONS.get(usize::try_from(n).ok()?.checked_sub(1)?);
        match (id, bonus()) {
            ("winning_bonus", Some(bonus)) => format!(
                "{} / {} / {}",
                bonus.fully_concealed, bonus.concealed, bonus.open
            ),
            ("double_wind_pair_fu" | "open_pinfu_fu", _) => self.with(Label::Fu, Fill::Number(n)),
            _ => self.0.number(n),
        }
    }

    /// Writes the worth of a yaku, closed and open.
    pub(crate) fn worth(self, worth: Worth) -> String {
        self.amounts(worth.unit, [worth.closed, worth.open].map(u16::from))
    }

    /// Writes the same of a closed hand and an open one in a unit.
    pub(crate) fn amounts(self, unit: Unit, [closed, open]: [u16; 2]) -> String {
        let of = |n: u16| self.amount(unit.of(n));
        let (least, closed) = (closed, of(closed));
        match open {
            open if open == least => closed,
            0 => self.with(Label::ClosedOnly, &closed),
            open if least == 0 => self.with(Label::OpenOnly, &of(open)),
            open => {
                let fills = [(&closed).into(), open.into()];
                self.0.fill_label(Label::OpenWorth, &fills)
            }
        }
    }

    /// Says how another total differs from one's own.
    pub(crate) fn difference(self, own: Option<u32>, other: Option<u32>) -> String {
        match (own, other) {
            (Some(own), Some(other)) if other == own => String::new(),
            (Some(own), Some(other)) if other > own => self.with(Label::More, other - own),
            (Some(own), Some(other)) => self.with(Label::Less, own - other),
            (Some(_), None) => self.label(Label::NoWin).to_owned(),
            (None, Some(_)) => self.label(Label::AWin).to_owned(),
            (None, None) => String::new(),
        }
    }

    /// Says what makes totals differ.
    pub(crate) fn cause(self, cause: &Cause, rules: &Ruleset) -> String {
        match cause {
            Cause::Rule(id, value) => {
                let rule =
                    HouseRule::by_id(id).map_or("", |house_rule| self.0.rule(house_rule.text));
                self.pair(rule, &self.setting(id, value))
            }
            Cause::Yaku(yaku) if rules.has(*yaku) => {
                let worth = self.worth(rules.yaku.get(*yaku).worth);
                self.pair(&self.yaku(*yaku), &worth)
            }
            Cause::Yaku(yaku) => self.with(Label::CauseNoYaku, &self.yaku(*yaku)),
        }
    }
}

/// Writes a phrase as a sentence of its own.
pub(crate) fn sentence(phrase: &str) -> String {
    let mut letters = phrase.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
