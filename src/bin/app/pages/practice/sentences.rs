//! What the app says where fu, han and prices are practised.

use tensu::learn::{Day, Log};
use tensu::practice::{Answer, Item, Part, Skill, Task, Topic};
use tensu::score::{Amount, FuItem, Score};
use tensu::text::{FanWord, Fill, Teach};
use tensu::{Kind, Ruleset, Tile, Yaku};

use super::exercise::Tally;
use crate::say::teach::fill_teach;
use crate::say::{Label, amount, asked, fill, fu_sum, say, sentence_case, with, words};

/// What can be practised.
pub(crate) fn topic(topic: Topic, rules: &Ruleset) -> &'static str {
    say(match topic {
        Topic::Waits => Label::PracticeWaits,
        Topic::Fu => Label::FuTitle,
        Topic::Worth if Topic::Fu.is_in(rules) => Label::QuickHanFu,
        Topic::Worth if rules.is_riichi() => Label::QuickHan,
        Topic::Worth => Label::WorthTitle,
        Topic::Price => Label::PriceTitle,
    })
}

/// A reason for fu, and how many.
pub(crate) fn item(item: &FuItem) -> String {
    of(words().fu(item), item.fu.into())
}

fn of(reason: &str, fu: u16) -> String {
    fill(Label::FuOf, &[(&sentence_case(reason)).into(), fu.into()])
}

/// What is asked.
pub(crate) fn ask(part: Part) -> &'static str {
    say(match part {
        Part::Fans => return words().fan_word(FanWord::AskFans),
        Part::Waits => Label::AskWaits,
        Part::Win => Label::AskWin,
        Part::Block(_) => Label::AskBlock,
        Part::Wait => Label::AskWait,
        Part::Fu => Label::AskFu,
        Part::Han => Label::AskHan,
        Part::Points => Label::AskPoints,
        _ => Label::AskPrice,
    })
}

/// An answer to choose.
pub(crate) fn answer(answer: &Answer) -> String {
    match answer {
        Answer::Number(number) => number.to_string(),
        Answer::Payments(payments) => asked(payments),
        Answer::Tiles(kinds) => crate::say::tile_names(&tiles(kinds)),
        Answer::Fans(fans) => {
            let called = |&(yaku, times): &(Yaku, u8)| crate::say::times(yaku, times);
            crate::say::list(&fans.iter().map(called).collect::<Vec<_>>())
        }
        // Those of drills alone.
        _ => String::new(),
    }
}

/// The tiles of an answer, as they are drawn.
pub(crate) fn tiles(kinds: &[Kind]) -> Vec<Tile> {
    kinds.iter().copied().map(Tile::plain).collect()
}

/// The right answer with its reason; a hand that has not won yet has no score.
pub(crate) fn why(task: &Task, score: Option<&Score>) -> String {
    let answer_of = task.answers.get(task.right);
    let (Some(&Answer::Number(right)), Some(score)) = (answer_of, score) else {
        return answer_of.map(answer).unwrap_or_default();
    };
    let reason = match (task.part, &task.item) {
        (Part::Han, _) => return with(Label::Han, right),
        (Part::Points, _) => return amount(Amount::Points(right)),
        (Part::Fu, Some(flat)) if task.teaches == Item::Skill(Skill::Flat) => {
            return sentence_case(words().fu(flat));
        }
        (Part::Fu, None) => {
            let raw = score.fu.as_ref().map_or(right, |fu| fu.raw);
            return fu_sum(raw, right);
        }
        (_, Some(item)) => words().fu(item),
        (Part::Wait, None) => words().wait_of(score),
        (Part::Win, None) if task.teaches == Item::Skill(Skill::Rinshan) => say(Label::Rinshan),
        (Part::Win, None) => say(Label::OpenRon),
        (_, None) if task.teaches == Item::Skill(Skill::Run) => say(Label::SeveralRun),
        (_, None) => say(Label::PlainPair),
    };
    of(reason, right)
}

/// Whether an answer was right, and why; the wrong one beside it.
pub(crate) fn graded(task: &Task, given: usize, why: &str) -> String {
    if task.right == given {
        return with(Label::PracticeRight, why);
    }
    let said = task.answers.get(given).map(answer).unwrap_or_default();
    let said = fill_teach(Teach::Said, &[(&said).into()]);
    [&with(Label::PracticeWrong, why), " · ", &said].concat()
}

/// How many answers were right, today and in all.
pub(crate) fn totals(log: &Log, today: Day) -> Option<String> {
    let mut all = [0_u32; 4];
    for (day, _, _, tally) in log.tallies() {
        let (right, given) = (tally.right, tally.right + tally.wrong);
        all[2] += right;
        all[3] += given;
        if day == today {
            all[0] += right;
            all[1] += given;
        }
    }
    let fills = all.map(Fill::from);
    (all[3] > 0).then(|| fill_teach(Teach::Totals, &fills))
}

/// How many were right.
pub(crate) fn tally(tally: Tally) -> String {
    let Tally { right, all } = tally;
    fill(Label::PracticeTally, &[right.into(), all.into()])
}
