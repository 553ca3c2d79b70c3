//! The facts about a ruleset, listed.

use alloc::vec::Vec;

use crate::presets::PageNote;
use crate::presets::Ruleset;
use crate::reference::fact::{Fact, FactPart};
use crate::reference::stated::Stated;
use crate::rulebook::{
    AdditiveRules, BasePoints, ChineseRules, Completion, Nagashi, PinfuTsumo, RiichiRules, Seats,
    System,
};
use crate::tiles::Kind;
use crate::yaku::Yaku;

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
