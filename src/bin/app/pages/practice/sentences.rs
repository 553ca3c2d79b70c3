//! The sentences of the page where fu, han and payments are practised.

use tensu::score::{Amount, FuItem, Score};
use tensu::{Kind, Refusal, Ruleset, Tile, Yaku};
use tensu_learn::practice::{Answer, Item, Part, Skill, Task, Topic};
use tensu_learn::{Day, Log};
use tensu_words::{Fill, Teach, Word};

use super::exercise::{Answered, Exercise};
use crate::model::outcome::Outcome;
use crate::say::mistake::{Said, sentence};
use crate::say::teach::{fill_teach, reaches, teach};
use crate::say::{Label, amount, asked, fill, fu_sum, say, sentence_case, with, words};

/// Names a topic that can be practised.
pub(crate) fn topic(topic: Topic, rules: &Ruleset) -> &'static str {
    say(match topic {
        Topic::Waits => return teach(Teach::PracticeWaits),
        Topic::Fu => Label::FuTitle,
        Topic::Worth if Topic::Fu.is_in(rules) => Label::QuickHanFu,
        Topic::Worth if rules.is_riichi() => Label::QuickHan,
        Topic::Worth => Label::WorthTitle,
        Topic::Price => Label::PriceTitle,
        Topic::Minimum => return teach(Teach::MinimumTitle),
    })
}

/// Words a reason for fu, and how many.
pub(crate) fn item(item: &FuItem) -> String {
    of(words().fu(item), item.fu.into())
}

fn of(reason: &str, fu: u16) -> String {
    fill(Label::FuOf, &[(&sentence_case(reason)).into(), fu.into()])
}

/// Words the question about a part.
pub(crate) fn ask(part: Part, rules: &Ruleset) -> String {
    let text = match part {
        Part::Fans => return teach(Teach::AskPatterns).to_owned(),
        Part::Minimum => return reaches(rules),
        Part::Waits => Teach::AskWaits,
        Part::Win => Teach::AskWin,
        Part::Block(_) => Teach::AskBlock,
        Part::Wait => Teach::AskWait,
        Part::Fu => Teach::AskFu,
        Part::Han => Teach::AskHan,
        Part::Points => Teach::AskPoints,
        _ => Teach::AskPrice,
    };
    teach(text).to_owned()
}

/// Words an answer to choose.
pub(crate) fn answer(answer: &Answer) -> String {
    match answer {
        Answer::Number(number) => number.to_string(),
        Answer::Payments(payments) => asked(payments),
        Answer::Tiles(kinds) => crate::say::tile_names(&tiles(kinds)),
        Answer::Whether(true) => teach(Teach::Yes).to_owned(),
        Answer::Whether(false) => teach(Teach::No).to_owned(),
        Answer::Fans(fans) => {
            let called = |&(yaku, times): &(Yaku, u8)| crate::say::times(yaku, times);
            crate::say::list(&fans.iter().map(called).collect::<Vec<_>>())
        }
        // Answers in drills alone.
        _ => String::new(),
    }
}

/// Returns the tiles of an answer, as they are drawn.
pub(crate) fn tiles(kinds: &[Kind]) -> Vec<Tile> {
    kinds.iter().copied().map(Tile::plain).collect()
}

/// Words the right answer with its reason; a hand that has not won yet has no outcome.
pub(crate) fn why(task: &Task, outcome: Option<&Outcome>) -> String {
    match outcome {
        Some(Ok(explained)) => why_of(task, &explained.score),
        Some(Err(refusals)) => why_not(refusals.first()),
        None => right(task),
    }
}

fn right(task: &Task) -> String {
    let right = task.answers.get(task.right);
    right.map(answer).unwrap_or_default()
}

/// Words the same for a hand that wins.
pub(crate) fn why_of(task: &Task, score: &Score) -> String {
    let Some(&Answer::Number(right)) = task.answers.get(task.right) else {
        return self::right(task);
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
        (Part::Win, None) => teach(Teach::OpenRon),
        (_, None) if task.teaches == Item::Skill(Skill::Sequence) => say(Label::SeveralSequence),
        (_, None) => teach(Teach::PlainPair),
    };
    of(reason, right)
}

/// Says why a hand does not win, without the name of the reason, which was the question.
fn why_not(refusal: &Refusal) -> String {
    let text = words().refusal(refusal);
    let behind = text.split_once(words().say(Word::Colon));
    behind.map_or_else(|| text.clone(), |(_, behind)| behind.trim().to_owned())
}

/// Says whether an answer was right, and why; what was wrong stands beside it.
pub(crate) fn graded(
    exercise: &Exercise,
    at: usize,
    given: usize,
    outcome: Option<&Outcome>,
) -> String {
    let Some(task) = exercise.lesson.tasks.get(at) else {
        return String::new();
    };
    let why = why(task, outcome);
    if task.right == given {
        return fill_teach(Teach::PracticeRight, &[(&why).into()]);
    }
    let rules = exercise.entry.ruleset();
    let explained = outcome.and_then(|outcome| outcome.as_ref().ok());
    let answer = task.answers.get(given).map(answer).unwrap_or_default();
    let said = match exercise.lesson.mistake(at, given, rules) {
        Some(mistake) => {
            let said = Said {
                blocks: explained.map_or(&[], |explained| &explained.score.reading.blocks),
                answer: &answer,
                rules,
            };
            sentence(&mistake, &said)
        }
        None => fill_teach(Teach::Said, &[(&answer).into()]),
    };
    [
        &fill_teach(Teach::PracticeWrong, &[(&why).into()]),
        " · ",
        &said,
    ]
    .concat()
}

/// Says how many answers were right, today and in all.
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

/// Says how many answers about a hand were right.
pub(crate) fn tally(tally: Answered) -> String {
    let Answered { right, all } = tally;
    fill_teach(Teach::PracticeTally, &[right.into(), all.into()])
}
