//! The rules of a game from hand to hand.

use alloc::format;
use alloc::vec::Vec;

use super::access::{han, han_mut, nagashi, nagashi_mut, whole, whole_mut};
use super::fields::{NEVER, field};
use crate::presets::Ruleset;
use crate::presets::ruleset::HouseRule;
use crate::rulebook::{
    Abort, AbortDeal, Aborts, Bust, Chombo, ChomboLast, DealerStays, DeclaringTile, DrawHonba,
    Length, NagashiDeal, RiichiMinimum, Rules, Seats, Setting, SeveralRon, TimeUp, Yame,
};
use crate::words::{Said, Word};

const YAME: &[&str] = &["off", "may", "must"];

/// In the order of the settings page.
pub(super) const LENGTH: HouseRule = field!("length", Word::RuleLength, whole whole_mut.game.flow.length: Length, &["east", "half", "full"], NEVER);
pub(super) const GOAL: HouseRule = HouseRule {
    id: "goal",
    text: Said::Core(Word::RuleGoal),
    choices: &[],
    ranges: &["0–1000000"],
    matters: NEVER,
    get: |rules| han(rules).map(|rules| Setting::Number(rules.game.flow.goal.into())),
    set: |rules, value| {
        let goal = value.number().filter(|goal| *goal <= MOST_POINTS)?;
        han_mut(rules)?.game.flow.goal = goal;
        Some(())
    },
};
pub(super) const EXTRA_HANDS: HouseRule = HouseRule {
    id: "extra_hands",
    text: Said::Core(Word::RuleExtraHands),
    choices: &[],
    ranges: &["0–4"],
    matters: NEVER,
    get: |rules| han(rules).map(|rules| Setting::Number(rules.game.flow.extra_hands.into())),
    set: |rules, value| {
        let hands = value.number().filter(|hands| *hands <= 4)?;
        han_mut(rules)?.game.flow.extra_hands = hands;
        Some(())
    },
};
pub(super) const BUST: HouseRule = field!("bust", Word::RuleBust, han han_mut.game.flow.bust: Bust, &["off", "below", "at"], NEVER);
pub(super) const AGARI_YAME: HouseRule =
    field!("agari_yame", Word::RuleAgariYame, han han_mut.game.flow.agari_yame: Yame, YAME, NEVER);
pub(super) const TENPAI_YAME: HouseRule = field!("tenpai_yame", Word::RuleTenpaiYame, han han_mut.game.flow.tenpai_yame: Yame, YAME, NEVER);
pub(super) const DEALER_STAYS: HouseRule = field!("dealer_stays", Word::RuleDealerStays, whole whole_mut.game.flow.dealer_stays: DealerStays, &["win", "tenpai", "draw", "never"], NEVER);
pub(super) const DRAW_HONBA: HouseRule = field!("draw_honba", Word::RuleDrawHonba, han han_mut.game.flow.draw_honba: DrawHonba, &["keep", "clear"], NEVER);
pub(super) const ABORTS: HouseRule = HouseRule {
    id: "aborts",
    text: Said::Core(Word::RuleAborts),
    choices: &[],
    ranges: &["[nine_kinds, four_winds, four_riichi, four_kans, three_rons]"],
    matters: NEVER,
    get: |rules| {
        let rules = han(rules)?;
        let kinds = Abort::ALL.iter().filter(|kind| rules.aborts(**kind));
        let ids = kinds.map(|kind| Setting::Text(kind.code().into()));
        Some(Setting::List(ids.collect()))
    },
    set: set_aborts,
};
pub(super) const ABORT_DEAL: HouseRule = field!("abort_deal", Word::RuleAbortDeal, han han_mut.game.flow.abort_deal: AbortDeal, &["stays", "passes"], NEVER);
pub(super) const NAGASHI_DEAL: HouseRule = field!("nagashi_deal", Word::RuleNagashiDeal, nagashi nagashi_mut.game.flow.nagashi_deal: NagashiDeal, &["draw", "win"], NEVER);
pub(super) const RIICHI_MINIMUM: HouseRule = field!("riichi_minimum", Word::RuleRiichiMinimum, han han_mut.game.flow.riichi_minimum: RiichiMinimum, &["1000", "0"], NEVER);
pub(super) const DECLARING_TILE: HouseRule = field!("declaring_tile", Word::RuleDeclaringTile, han han_mut.game.flow.declaring_tile: DeclaringTile, &["free", "paid"], NEVER);
pub(super) const CHOMBO: HouseRule = HouseRule {
    id: "chombo",
    text: Said::Core(Word::RuleChombo),
    choices: &["match:20", "mangan", "each:3000"],
    ranges: &["match:0–1000", "each:0–1000000"],
    matters: NEVER,
    get: |rules| {
        let text = match han(rules)?.game.flow.chombo {
            Chombo::Match(points) => format!("match:{points}"),
            Chombo::Mangan => "mangan".into(),
            Chombo::Each(points) => format!("each:{points}"),
        };
        Some(Setting::Text(text))
    },
    set: |rules, value| {
        let text = value.text()?;
        let number = |text: &str, most: u32| {
            let plain = text == "0" || !text.starts_with(['0', '+']);
            text.parse().ok().filter(|points| plain && *points <= most)
        };
        let chombo = match text.split_once(':') {
            Some(("match", points)) => Chombo::Match(number(points, 1_000)?),
            Some(("each", points)) => Chombo::Each(number(points, MOST_POINTS)?),
            None if text == "mangan" => Chombo::Mangan,
            _ => return None,
        };
        han_mut(rules)?.game.flow.chombo = chombo;
        Some(())
    },
};
pub(super) const CHOMBO_LAST: HouseRule = field!("chombo_last", Word::RuleChomboLast, whole whole_mut.game.flow.chombo_last: ChomboLast, &["redeal", "ends"], NEVER);
pub(super) const TIME: HouseRule = field!("time", Word::RuleTime, whole whole_mut.game.flow.time: TimeUp, &["finish", "one_more"], NEVER);

const MOST_POINTS: u32 = 1_000_000;

/// Returns whether as many players as play here can have it.
fn can_be(rules: &Rules, kind: Abort) -> bool {
    rules.seats == Seats::Four || Aborts::OF_THREE.has(kind)
}

/// Three rons stand in the rule for several rons; the list names them all the same.
fn set_aborts(rules: &mut Ruleset, value: &Setting) -> Option<()> {
    let Setting::List(ids) = value else {
        return None;
    };
    let kind = |id: &Setting| Abort::from_code(id.text()?).filter(|&kind| can_be(rules, kind));
    let kinds: Vec<Abort> = ids.iter().map(kind).collect::<Option<_>>()?;
    let three_rons = kinds.contains(&Abort::ThreeRons);
    let four = rules.seats == Seats::Four;
    let game = &mut han_mut(rules)?.game;
    game.flow.aborts = Aborts::of(&kinds);
    match (three_rons, game.several_ron) {
        // Three players have no third ron; what would become of it is not the list's to say.
        _ if !four => {}
        (true, _) => game.several_ron = SeveralRon::TripleAbort,
        (false, SeveralRon::TripleAbort) => game.several_ron = SeveralRon::All,
        (false, _) => {}
    }
    Some(())
}
