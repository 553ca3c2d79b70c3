//! The names of drills, and the questions that they ask.

use tensu::game::Way;
use tensu::{By, Ruleset};
use tensu_learn::course::paid_at_base;
use tensu_learn::practice::{Answer, Form, Given, Part, Problem};
use tensu_words::{Teach, Word};

use crate::model::speech::ruleset;
use crate::say::teach::{fill_teach, how, how_of_all, of_before, teach, worth};
use crate::say::{Label, asked, by, list, pair, say, sign, words};

/// Returns the name of a drill.
pub(crate) fn name(form: Form) -> &'static str {
    teach(match form {
        Form::Table => Teach::DrillTable,
        Form::Wait => Teach::DrillWait,
        Form::Tap => Teach::DrillTap,
        Form::Sum => Teach::DrillSum,
        Form::Limit => Teach::DrillLimit,
        Form::Pair => Teach::DrillPair,
        Form::Set => Teach::DrillSet,
        Form::Tiles => return teach(Teach::PracticeWaits),
        Form::Comeback => Teach::DrillComeback,
        Form::Reading => Teach::DrillReading,
        Form::Honba => Teach::DrillHonba,
        Form::Han => Teach::DrillHan,
        Form::Price => Teach::PayTitle,
        Form::Four => Teach::DrillFour,
        Form::Furiten => Teach::DrillFuriten,
        Form::Split => Teach::DrillSplit,
        Form::Differs => Teach::DrillDiffers,
        Form::Noten => return say(Label::RoundDrawnTitle),
        _ => Teach::DrillWhole,
    })
}

/// Returns the question, one for all tasks.
pub(crate) fn question(problem: &Problem) -> String {
    if let Given::Standing(standing) = &problem.given {
        return fill_teach(Teach::AskNeed, &[standing.place.into()]);
    }
    if let Given::Counted(han, fu) = problem.given {
        let worth = worth(han, fu.and_then(|fu| u8::try_from(fu).ok()));
        return fill_teach(Teach::AskPriceOf, &[(&worth).into()]);
    }
    if let Given::Tenpai(seats) = &problem.given {
        let names: Vec<String> = seats
            .iter()
            .map(|&seat| words().player(seat).to_owned())
            .collect();
        return fill_teach(Teach::AskNoten, &[(&list(&names)).into()]);
    }
    let text = match problem.form {
        Form::Furiten => Teach::AskFuriten,
        Form::Differs => {
            let base = ruleset(tensu::rules::DEFAULT);
            let paid = Answer::Payments(paid_at_base(&problem.question));
            let paid = answer(problem.form, Part::Under, &paid);
            return fill_teach(Teach::AskUnder, &[base.into(), (&paid).into()]);
        }
        Form::Wait => Teach::AskWaitName,
        Form::Tap => Teach::AskTap,
        Form::Split => Teach::AskSplit,
        Form::Reading => Teach::AskReading,
        Form::Honba => Teach::AskTotal,
        Form::Whole => Teach::AskWhole,
        Form::Four => Teach::AskFour,
        Form::Price => return teach(Teach::AskPrice).to_owned(),
        Form::Han if problem.tasks.iter().any(|task| task.part == Part::Points) => {
            return teach(Teach::AskPoints).to_owned();
        }
        Form::Han => return teach(Teach::AskHan).to_owned(),
        Form::Sum => return teach(Teach::AskFu).to_owned(),
        Form::Tiles => return teach(Teach::AskWaits).to_owned(),
        _ => return teach(Teach::AskBlock).to_owned(),
    };
    teach(text).to_owned()
}

/// Describes the way of winning, and all that the answers depend on.
pub(crate) fn situation(problem: &Problem, rules: &Ruleset) -> String {
    let question = &problem.question;
    let sticks = || (question.sticks > 0).then(|| pair(words().say(Word::Sticks), question.sticks));
    let honba = || pair(words().say(Word::Honba), question.honba);
    let seat = pair(say(Label::SeatWind), words().wind(question.seat));
    let all: Vec<String> = match &problem.given {
        Given::Hand if problem.form == Form::Honba => {
            [how(question, rules)].into_iter().chain(sticks()).collect()
        }
        Given::Hand if problem.form == Form::Tiles => vec![seat],
        Given::Hand if problem.form == Form::Four => vec![how_of_all(question, rules)],
        Given::Discarded(_) | Given::Tenpai(_) => Vec::new(),
        Given::Hand => vec![how(question, rules)],
        Given::Counted(..) => {
            let honba = (question.honba > 0).then(honba);
            let all = [by(question.by).to_owned(), seat].into_iter();
            all.chain(honba).collect()
        }
        Given::Standing(standing) => {
            let way = match standing.way {
                Way::Tsumo => by(By::Tsumo).to_owned(),
                Way::Ron(from) => pair(by(By::Ron), words().player(from)),
            };
            let honba = (question.honba > 0).then(honba);
            // A pair of a double wind has more fu.
            let round = rules
                .counts_fu()
                .then(|| pair(say(Label::RoundWind), words().wind(question.round)));
            let all = round.into_iter().chain([seat, way]).chain(honba);
            all.chain(sticks()).collect()
        }
    };
    all.join(" · ")
}

/// Writes an answer to choose; of a whole hand five han and 60 fu stand for all above them, too.
pub(crate) fn answer(form: Form, part: Part, answer: &Answer) -> String {
    let is_last =
        |number| form == Form::Whole && matches!((part, number), (Part::Han, 5) | (Part::Fu, 60));
    match answer {
        Answer::Number(number) if is_last(*number) => {
            fill_teach(Teach::OrMore, &[(*number).into()])
        }
        Answer::Number(number) => number.to_string(),
        Answer::Payments(payments) if payments.is_empty() => teach(Teach::NoWin).to_owned(),
        Answer::Payments(payments) => asked(payments),
        Answer::Wait(wait) => words().wait(*wait).to_owned(),
        Answer::Whether(false) => teach(Teach::No).to_owned(),
        Answer::Whether(true) => teach(Teach::Yes).to_owned(),
        Answer::Limit(None) => teach(Teach::NoLimit).to_owned(),
        Answer::Limit(Some(limit)) => words().limit(*limit).to_owned(),
        Answer::Points(points) => words().number(*points),
        Answer::Tiles(kinds) => {
            let tiles: Vec<tensu::Tile> = kinds.iter().copied().map(tensu::Tile::plain).collect();
            crate::say::tile_names(&tiles)
        }
        // Those are asked elsewhere.
        Answer::Reading(_) | Answer::Fans(_) => String::new(),
    }
}

/// Returns the name of a row of answers.
pub(crate) fn row(part: Part) -> &'static str {
    match part {
        Part::Han => say(Label::QuickHan),
        Part::Fu => say(Label::FuTitle),
        Part::Points => say(Label::WorthTitle),
        Part::Limit => teach(Teach::HanLimitsTitle),
        Part::WaitCounts => teach(Teach::TheWait),
        Part::PriceOf(own) => of_before(own),
        _ => teach(Teach::Pays),
    }
}

/// Writes the points of a seat, which may be less than zero.
pub(crate) fn points(points: i64) -> String {
    let minus = if points < 0 { sign(points) } else { "" };
    format!("{minus}{}", words().number(points.abs()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A form that [`name`] forgets would be called a whole hand.
    #[test]
    fn each_drill_has_a_name_of_its_own() {
        crate::say::set(&tensu_words::EN);
        for (at, form) in Form::ALL.iter().enumerate() {
            let same = |other: &&Form| name(**other) == name(*form);
            assert_eq!(Form::ALL[..at].iter().find(same), None, "{form:?}");
        }
    }
}
