//! The engine against the second scorers: the same question put to both.

use std::collections::BTreeMap;

use tensu::rules::Setting;
use tensu::score::{Amount, Payment};
use tensu::{By, Flag, Kind, MeldKind, Question, Riichi, Ruleset, Score, Side, Tile, score};

use super::judge::{Answer, Call, Change, Hand, Outcome, Payer, Value, judge};

/// The outcome of a comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    Agreed,
    /// The engine refused for a reason that the second scorers do not look at.
    NotAsked(&'static str),
    Disagreed(String),
}

fn kinds<'t>(tiles: impl IntoIterator<Item = &'t Tile>) -> Vec<usize> {
    let kinds = tiles.into_iter().filter_map(|tile| tile.kind());
    kinds.map(Kind::index).collect()
}

/// The question in the second scorers' words.
pub fn translate(question: &Question, players: usize) -> Hand {
    let has = |flag| question.flags.has(flag);
    let any = |flags: &[Flag]| flags.iter().any(|&flag| question.flags.has(flag));
    let melds = question.melds.iter().map(|meld| Call {
        kind: meld.kind.code(),
        tiles: kinds(&meld.tiles),
        from: meld
            .from
            .filter(|_| meld.kind != MeldKind::Ankan)
            .map(|side| match side {
                Side::Right => 1,
                Side::Across => 2,
                Side::Left => players - 1,
            }),
    });
    Hand {
        closed: kinds(&question.hand),
        melds: melds.collect(),
        win: kinds(&question.win)[0],
        tsumo: question.by == By::Tsumo,
        seat: question.seat as usize,
        round: question.round as usize,
        riichi: match question.riichi {
            Riichi::None => 0,
            Riichi::Riichi | Riichi::Open => 1,
            Riichi::Double | Riichi::DoubleOpen => 2,
        },
        shown: question.riichi.is_open(),
        ippatsu: has(Flag::Ippatsu),
        last_tile: any(&[Flag::LastTile, Flag::Haitei, Flag::Houtei]),
        last_of_kind: has(Flag::LastOfKind),
        rinshan: has(Flag::Rinshan),
        chankan: any(&[Flag::Chankan, Flag::ChankanAnkan]),
        closed_kan: has(Flag::ChankanAnkan),
        first_turn: any(&[Flag::FirstTurn, Flag::Tenhou, Flag::Chiihou, Flag::Renhou]),
        paarenchan: has(Flag::Paarenchan),
        ready: has(Flag::Ready),
        open_ready: has(Flag::OpenReady),
        double_ready: has(Flag::DoubleReady),
        riichi_discard: has(Flag::RiichiDiscard),
        kan_discard: has(Flag::KanDiscard),
        sashikomi: has(Flag::Sashikomi),
        dora: kinds(&question.dora),
        ura: kinds(&question.ura),
        reds: question.all_tiles().filter(|tile| tile.is_red()).count() as u32,
        norths: question.norths.into(),
        flowers: question.flowers.len() as u32,
        flower_numbers: flower_numbers(question),
        two_kongs: has(Flag::KongOnKong),
        honba: question.honba,
        sticks: question.sticks,
        from: question.from.map(|wind| wind as usize),
        liable: question
            .liable
            .iter()
            .map(|liable| (liable.seat as usize, liable.yaku.code().to_owned()))
            .collect(),
    }
}

fn flower_numbers(question: &Question) -> Vec<usize> {
    let numbers = question
        .flowers
        .iter()
        .filter_map(|tile| tile.flower_number());
    numbers.map(usize::from).collect()
}

/// The engine's score in the second scorers' words.
fn answer(score: &Score) -> Answer {
    let amount = |amount| match amount {
        Amount::Han(n) | Amount::Yakuman(n) => u32::from(n),
        Amount::Points(n) => u32::from(n),
        Amount::Mangan => 5,
    };
    let mut yaku: Vec<(String, u32)> = score
        .awards
        .iter()
        .map(|award| (award.what.code().to_owned(), amount(award.amount)))
        .collect();
    yaku.sort();
    let (fu, raw) = score
        .fu
        .as_ref()
        .map_or((0, 0), |fu| (fu.rounded.into(), fu.raw.into()));
    let mut paid: BTreeMap<Payer, (u32, u32)> = BTreeMap::new();
    for Payment {
        from, hand, honba, ..
    } in &score.payments
    {
        let payer = match from {
            tensu::score::Payer::Seat(seat) => Payer::Seat(*seat as usize),
            tensu::score::Payer::Other => Payer::Others,
            tensu::score::Payer::Discarder | tensu::score::Payer::KanGiver => Payer::Discarder,
        };
        let entry = paid.entry(payer).or_default();
        entry.0 += hand;
        entry.1 += honba;
    }
    Answer {
        yaku,
        yakuman: score.yakuman.into(),
        had: 0,
        counted: score.is_counted(),
        han: score.han.unwrap_or(0).into(),
        fu,
        raw,
        limit: score.limit.map_or("", tensu::score::Limit::code),
        points: score.points.unwrap_or(0).into(),
        paid,
        total: score.total,
    }
}

/// Returns the rules that a house changed, in the second scorers' words.
pub fn changes(house: &Ruleset) -> Vec<Change> {
    let base = Ruleset::by_id(house.id).expect("a ruleset to start from");
    let differences = house.differences(base).into_iter();
    let change = |(rule, setting, _): (&tensu::rules::HouseRule, Setting, _)| {
        (rule.id.to_owned(), value(&setting))
    };
    differences.map(change).collect()
}

fn value(setting: &Setting) -> Value {
    let number = |n: &i64| u32::try_from(*n).expect("no rule is below zero");
    match setting {
        Setting::Bool(yes) => Value::Switch(*yes),
        Setting::Number(n) => Value::Number(number(n)),
        Setting::Text(text) => Value::Word(text.clone()),
        Setting::Open(n) => Value::Open(number(n)),
        Setting::Null => Value::Nothing,
        Setting::List(items) => {
            let words = items.iter().map(|item| match item {
                Setting::Text(text) => Some(text.clone()),
                _ => None,
            });
            let numbers = items.iter().map(|item| match item {
                Setting::Number(n) => *n,
                other => panic!("{other:?} in a list"),
            });
            let words: Option<Vec<String>> = words.collect();
            words.map_or_else(|| Value::Numbers(numbers.collect()), Value::Words)
        }
    }
}

/// Refusals that both know; those for other reasons are not looked at.
const ASKED: [&str; 4] = ["no_yaku", "below_minimum", "not_legal", "not_complete"];

/// Puts a question to both. Of readings that rank the same either may be shown. `changes` are those of the ruleset. A hand that
/// robs a kan is asked again with a closed one.
pub fn compare(question: &Question, rules: &Ruleset, changes: &[Change]) -> Verdict {
    let asked = compare_one(question, rules, changes);
    let robs = question.flags.has(Flag::Chankan) && rules.counts(Flag::ChankanAnkan);
    if !robs || matches!(asked, Verdict::Disagreed(_)) {
        return asked;
    }
    let closed = Question {
        flags: question.flags.with(Flag::ChankanAnkan),
        ..question.clone()
    };
    match compare_one(&closed, rules, changes) {
        disagreed @ Verdict::Disagreed(_) => disagreed,
        _ => asked,
    }
}

fn compare_one(question: &Question, rules: &Ruleset, changes: &[Change]) -> Verdict {
    let hand = translate(question, rules.seats.winds().len());
    match score(question, rules) {
        Ok(score) => {
            let ours = answer(&score);
            let theirs = judge(&hand, rules.id, changes);
            if let Outcome::Won(answers) = &theirs
                && answers.iter().any(|answer| same(&ours, answer))
            {
                return Verdict::Agreed;
            }
            Verdict::Disagreed(report(
                question,
                rules,
                changes,
                &format!("{ours:?}"),
                &theirs,
            ))
        }
        Err(refusals) => {
            let code = refusals.first().code();
            if !ASKED.contains(&code) || refusals.iter().len() > 1 {
                return Verdict::NotAsked(code);
            }
            let theirs = judge(&hand, rules.id, changes);
            if theirs == Outcome::Refused(code) {
                return Verdict::Agreed;
            }
            Verdict::Disagreed(report(question, rules, changes, code, &theirs))
        }
    }
}

fn report(
    question: &Question,
    rules: &Ruleset,
    changes: &[Change],
    ours: &str,
    theirs: &Outcome,
) -> String {
    let theirs = match theirs {
        Outcome::Refused(code) => (*code).to_owned(),
        Outcome::Won(answers) => {
            let mut texts: Vec<String> =
                answers.iter().map(|answer| format!("{answer:?}")).collect();
            texts.dedup();
            texts.join("\n         or ")
        }
    };
    let listed: Vec<String> = changes
        .iter()
        .map(|(id, value)| format!(" {id} = {value:?}"))
        .collect();
    format!(
        "{}{} | {question}\n  engine {ours}\n  second {theirs}",
        rules.id,
        listed.concat()
    )
}

/// Returns whether both answers are the same: of yakuman of which the highest alone is paid, any may be named.
fn same(ours: &Answer, theirs: &Answer) -> bool {
    let highest_alone = ours.yakuman > 0 && ours.yaku.len() == 1;
    let named = |answer: &Answer| answer.yaku.iter().any(|yaku| ours.yaku.contains(yaku));
    let bare = |answer: &Answer| Answer {
        yaku: Vec::new(),
        ..answer.clone()
    };
    ours == theirs || highest_alone && named(theirs) && bare(ours) == bare(theirs)
}
