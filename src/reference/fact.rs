//! Facts that decide a payment and are neither a yaku nor a rule by name.

use alloc::vec::Vec;

use crate::hand::reading::Shapes;
use crate::presets::PageNote;
use crate::presets::Ruleset;
use crate::reference::Stated;
use crate::rulebook::{
    AdditiveRules, BasePoints, Chankan, ChineseRules, Completion, EndSticks, FirstTurnKan, Honba,
    KanLiability, Minimum, Nagashi, NagashiHonba, Norths, Noten, Pao, Paying, PinfuTsumo, PointsOf,
    RiichiRules, Rounding, Seats, SeveralRon, Stacking, Sticks, System, Ties, TsumoLoss, Uma,
    Unrelated,
};
use crate::tiles::Kind;
use crate::yaku::{Yaku, YakuSet};

/// The parts of a game that facts are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FactPart {
    /// The form of a hand, and when it wins.
    Hand,
    /// The payers and the payments.
    Payment,
    /// Liable players.
    Liability,
    /// Drawn hands, several winners, the end of the game.
    Around,
}

impl FactPart {
    /// All parts in the order of a page.
    pub const ALL: [Self; 4] = [Self::Hand, Self::Payment, Self::Liability, Self::Around];

    /// Returns the id in the contract.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Hand => "hand",
            Self::Payment => "payment",
            Self::Liability => "liability",
            Self::Around => "around",
        }
    }
}

/// A fact and its standing in the source.
#[derive(Clone, Copy, Debug)]
pub struct FactLine<'a> {
    /// The part of the game.
    pub part: FactPart,
    /// The fact.
    pub fact: Fact<'a>,
    /// The fact's standing in the source.
    pub stated: Stated,
}

/// One fact about a ruleset; its numbers are points unless they say otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[allow(missing_docs, reason = "the types of the rules document their values")]
pub enum Fact<'a> {
    /// The number of players and of tiles.
    Tiles { players: usize, tiles: usize },
    /// Red fives of man, pin, sou.
    Reds([u8; 3]),
    /// Flowers that are set aside.
    Flowers(u8),
    /// Shapes of a complete hand.
    Shapes(Shapes),
    /// The han that a win needs, and the yaku of the ruleset that do not win by themselves.
    Minimum(Minimum, YakuSet),
    /// The points that a win needs.
    MinimumPoints(u16),
    /// The minimum of a win in Chinese games; `true` if flowers count towards it.
    MinimumFan(u16, bool),
    /// The payers, and the points that everybody pays.
    Paying(Paying, u16),
    /// The points for so many faan, up to the limit.
    FaanTable(PointsOf, u16),
    /// Two hands of which one counts towards the minimum.
    Either([Yaku; 2]),
    /// The yaku that every tile of the wait must give by ron.
    Completion(Completion),
    /// The choice of the reading that is scored.
    BestReading,
    /// The rule for robbing a kan.
    Chankan(Chankan),
    /// A closed kan in a hand won on the first turn.
    FirstTurnKan(FirstTurnKan),
    /// The players who may win with unrelated tiles.
    Unrelated(Unrelated),
    /// The role of norths.
    Norths(Norths),
    /// Fu are rounded up.
    RoundFu,
    /// Points are han and a constant.
    Plus(u8),
    /// A self-drawn hand cannot have pinfu.
    PinfuByRon,
    /// The payers, and how many times the base points each pays.
    Shares,
    /// The missing player's share is lost.
    TsumoLoss(TsumoLoss),
    /// A yakuman leaves no room for han.
    YakumanAlone,
    /// Several yakuman in one hand.
    Yakuman(Stacking),
    /// Payers of points that add up: how many times the discarder pays.
    Discarder(u32),
    /// The points for honba.
    Honba(Honba),
    /// A riichi stick.
    Stick,
    /// The player liable for a yakuman.
    Pao(&'a Pao),
    /// The player liable after an open kan.
    KanLiability(KanLiability),
    /// Points at the start.
    Start(u32),
    /// Points to return.
    Back(u32),
    /// Points by place, for so many players.
    Uma(Uma, usize),
    /// Points to first place.
    Oka(u32),
    /// Equal points.
    Ties(Ties),
    /// Sticks left on the table.
    EndSticks(EndSticks),
    /// Points that are not whole thousands.
    Rounding(Rounding),
    /// Payments at a drawn hand.
    Noten(Noten),
    /// Several winners.
    SeveralRon(SeveralRon),
    /// The winner who gets sticks and honba then.
    Sticks(Sticks),
    /// Discards of terminals and honors.
    Nagashi(Nagashi),
    /// Honba paid with them.
    NagashiHonba(NagashiHonba),
}

impl Fact<'_> {
    /// Lists names that sources use, for readers who look for it by one of them: spelling variants and translations, in
    /// English and rōmaji.
    pub const fn aliases(&self) -> &'static [&'static str] {
        match self {
            Self::Nagashi(_) => &[
                "nagashi mangan",
                "mangan at draw",
                "all honor discards, and no takers",
            ],
            _ => &[],
        }
    }

    /// Its id.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Tiles { .. } => "tiles",
            Self::Reds(_) => "reds",
            Self::Flowers(_) => "flowers",
            Self::Shapes(_) => "shapes",
            Self::Minimum(..) | Self::MinimumPoints(_) | Self::MinimumFan(..) => "minimum",
            Self::Paying(..) => "paying",
            Self::FaanTable(..) => "faan_table",
            Self::Either(_) => "either",
            Self::Completion(_) => "completion",
            Self::BestReading => "best_reading",
            Self::Chankan(_) => "chankan",
            Self::FirstTurnKan(_) => "first_turn_kan",
            Self::Unrelated(_) => "unrelated",
            Self::Norths(_) => "norths",
            Self::RoundFu => "round_fu",
            Self::Plus(_) => "plus",
            Self::PinfuByRon => "pinfu_by_ron",
            Self::Shares => "shares",
            Self::TsumoLoss(_) => "tsumo_loss",
            Self::YakumanAlone => "yakuman_alone",
            Self::Yakuman(_) => "yakuman",
            Self::Discarder(_) => "discarder",
            Self::Honba(_) => "honba",
            Self::Stick => "stick",
            Self::Pao(_) => "pao",
            Self::KanLiability(_) => "kan_liability",
            Self::Start(_) => "start",
            Self::Back(_) => "back",
            Self::Uma(..) => "uma",
            Self::Oka(_) => "oka",
            Self::Ties(_) => "ties",
            Self::EndSticks(_) => "end_sticks",
            Self::Rounding(_) => "rounding",
            Self::Noten(_) => "noten",
            Self::SeveralRon(_) => "several_ron",
            Self::Sticks(_) => "sticks",
            Self::Nagashi(_) => "nagashi",
            Self::NagashiHonba(_) => "nagashi_honba",
        }
    }
}

/// Lists all facts about a ruleset, part after part; those that differ from its preset are marked.
pub(super) fn facts(rules: &Ruleset) -> Vec<FactLine<'_>> {
    let mut lines = plain_facts(rules);
    if let Some(preset) = rules.preset() {
        let its = plain_facts(preset);
        for line in &mut lines {
            if !its.iter().any(|other| other.fact == line.fact) {
                line.stated = Stated::Changed;
            }
        }
    }
    lines
}

/// Lists the facts among these codes that a source leaves open, to be shown with a result that depends on them. Facts
/// that everybody plays alike, or that cannot matter, are on the page of the rules alone.
///
/// ```
/// use tensu::{Ruleset, reference::assumed};
/// let open = |id| assumed(Ruleset::by_id(id).unwrap(), &["uma", "oka"]).len();
/// assert_eq!((open("cheatsheet"), open("ari_ari")), (2, 0));
/// ```
pub fn assumed<'a>(rules: &'a Ruleset, about: &[&str]) -> Vec<FactLine<'a>> {
    let mut lines = facts_about(rules, about);
    lines.retain(|line| line.stated == Stated::Assumed && line.fact.is_in_doubt(rules));
    lines
}

/// Returns the facts among these codes.
pub fn facts_about<'a>(rules: &'a Ruleset, about: &[&str]) -> Vec<FactLine<'a>> {
    let mut lines = facts(rules);
    lines.retain(|line| about.contains(&line.fact.code()));
    lines
}

/// Returns the notes that correct the source, if a result depends on these facts.
pub fn corrected(rules: &Ruleset, about: &[&str]) -> impl Iterator<Item = &'static PageNote> {
    let notes = rules.page().notes.iter();
    notes.filter(|note| note.about.is_some_and(|fact| about.contains(&fact)))
}

fn plain_facts(rules: &Ruleset) -> Vec<FactLine<'_>> {
    let mut list = List {
        rules,
        lines: Vec::new(),
    };
    let kinds = Kind::all().filter(|&kind| rules.tiles.has(kind)).count();
    list.add(
        FactPart::Hand,
        [
            Fact::Tiles {
                players: rules.seats.winds().len(),
                tiles: kinds * 4,
            },
            Fact::Shapes(rules.shapes()),
        ],
    );
    match &rules.system {
        System::Riichi(riichi) => riichi_facts(rules, riichi, &mut list),
        System::Additive(additive) => additive_facts(rules, additive, &mut list),
    }
    list.lines
}

struct List<'a> {
    rules: &'a Ruleset,
    lines: Vec<FactLine<'a>>,
}

impl<'a> List<'a> {
    fn add(&mut self, part: FactPart, facts: impl IntoIterator<Item = Fact<'a>>) {
        for fact in facts {
            let stated = if fact.is_open(self.rules) {
                Stated::Assumed
            } else {
                Stated::Yes
            };
            self.lines.push(FactLine { part, fact, stated });
        }
    }
}

fn riichi_facts<'a>(rules: &Ruleset, riichi: &'a RiichiRules, list: &mut List<'a>) {
    let three = rules.seats == Seats::Three;
    let not_alone = riichi.minimum.not_alone.iter().copied();
    let not_alone = not_alone.filter(|&yaku| rules.has(yaku));
    list.add(
        FactPart::Hand,
        [
            Fact::Reds(rules.tiles.reds()),
            Fact::Minimum(riichi.minimum, not_alone.collect()),
            Fact::BestReading,
            Fact::Chankan(riichi.chankan),
            Fact::FirstTurnKan(riichi.first_turn_kan),
        ],
    );
    let special = [
        (
            riichi.completion != Completion::ThisTile,
            Fact::Completion(riichi.completion),
        ),
        (rules.shapes().unrelated, Fact::Unrelated(riichi.unrelated)),
        (three, Fact::Norths(riichi.norths)),
    ];
    list.add(FactPart::Hand, only(special));
    list.add(
        FactPart::Payment,
        [match &riichi.count {
            BasePoints::Fu(_) => Fact::RoundFu,
            BasePoints::Table(table) => Fact::Plus(table.plus),
        }],
    );
    let no_pinfu_tsumo = riichi.pinfu_tsumo == PinfuTsumo::No;
    list.add(FactPart::Hand, only([(no_pinfu_tsumo, Fact::PinfuByRon)]));
    list.add(FactPart::Payment, [Fact::Shares]);
    list.add(
        FactPart::Payment,
        only([(three, Fact::TsumoLoss(riichi.tsumo_loss))]),
    );
    list.add(
        FactPart::Payment,
        [
            Fact::YakumanAlone,
            Fact::Yakuman(riichi.stacked_yakuman),
            Fact::Honba(riichi.honba),
            Fact::Stick,
        ],
    );
    list.add(
        FactPart::Liability,
        [
            Fact::Pao(&riichi.pao),
            Fact::KanLiability(riichi.kan_liability),
        ],
    );
    around_facts(rules, list);
}

/// Lists what happens around the hands of a riichi game, and how it begins and ends.
fn around_facts(rules: &Ruleset, list: &mut List<'_>) {
    let game = &rules.game;
    list.add(
        FactPart::Around,
        [
            Fact::SeveralRon(game.several_ron),
            Fact::Sticks(game.sticks),
            Fact::Noten(game.noten),
            Fact::Nagashi(game.nagashi),
        ],
    );
    let nagashi = game.nagashi == Nagashi::Mangan;
    list.add(
        FactPart::Around,
        only([(nagashi, Fact::NagashiHonba(game.nagashi_honba))]),
    );
    list.add(
        FactPart::Around,
        [
            Fact::Start(game.start),
            Fact::Back(game.back),
            Fact::Uma(game.uma, rules.seats.winds().len()),
            Fact::Oka(rules.oka()),
            Fact::Ties(game.ties),
            Fact::EndSticks(game.end_sticks),
            Fact::Rounding(game.rounding),
        ],
    );
}

fn chinese_facts(
    rules: &Ruleset,
    additive: &AdditiveRules,
    chinese: &ChineseRules,
    list: &mut List<'_>,
) {
    let flowers = !additive.is_bonus(Yaku::FlowerTile) && additive.bonuses.is_empty();
    list.add(
        FactPart::Hand,
        [Fact::Flowers(rules.tiles.flowers()), Fact::BestReading],
    );
    list.add(
        FactPart::Hand,
        only([(
            additive.minimum > 0 || chinese.table.is_some(),
            Fact::MinimumFan(additive.minimum, flowers),
        )]),
    );
    list.add(
        FactPart::Payment,
        [Fact::Paying(chinese.paying, chinese.base)],
    );
    if let (Some(table), Some(cap)) = (chinese.table, additive.cap) {
        list.add(FactPart::Payment, [Fact::FaanTable(table, cap)]);
    }
    list.add(
        FactPart::Around,
        [
            Fact::Start(rules.game.start),
            Fact::SeveralRon(rules.game.several_ron),
        ],
    );
}

fn additive_facts<'a>(rules: &Ruleset, additive: &'a AdditiveRules, list: &mut List<'a>) {
    if let Some(chinese) = &additive.chinese {
        return chinese_facts(rules, additive, chinese, list);
    }
    list.add(
        FactPart::Hand,
        [
            Fact::Flowers(rules.tiles.flowers()),
            Fact::MinimumPoints(additive.minimum),
            Fact::Either(additive.either),
            Fact::BestReading,
        ],
    );
    list.add(
        FactPart::Payment,
        [Fact::Discarder(additive.discarder_pays)],
    );
    list.add(
        FactPart::Around,
        [
            Fact::Start(rules.game.start),
            Fact::SeveralRon(rules.game.several_ron),
            Fact::Noten(rules.game.noten),
        ],
    );
}

fn only<const N: usize>(facts: [(bool, Fact<'_>); N]) -> impl Iterator<Item = Fact<'_>> {
    facts
        .into_iter()
        .filter_map(|(applies, fact)| applies.then_some(fact))
}
