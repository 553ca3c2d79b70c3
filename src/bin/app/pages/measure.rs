//! *Measure me*: ten whole hands before learning, ten after, ten a week later, and what they tell; and the results of a group.

use tensu_learn::measure::{
    ENOUGH, Group, Measure, MeasureLine, Moment, Range, Step, change, range,
};
use tensu_learn::results::Share;
use tensu_learn::{Date, Day, Log, Replica};
use tensu_words::Teach;
use yew::prelude::*;

use super::{Desk, Held, Page, beside_course, sheet};
use crate::browser::page;
use crate::model::active_rules::ActiveRules;
use crate::model::course::{CourseTap, MEASURE};
use crate::model::sheet::Loaded;
use crate::model::state::{Dispatch, tell_of};
use crate::model::storage::learning;
use crate::parts::copied::Copy;
use crate::parts::course::{Taps, use_course};
use crate::parts::given::field;
use crate::parts::kept::Keeper;
use crate::parts::learning::{back, instead, to_course, use_today};
use crate::parts::lessons::{beside, row};
use crate::parts::room;
use crate::parts::shapes::{button, each, el, th};
use crate::parts::sheets::Sheets;
use crate::parts::sheets::pasted::{self, odd, sender, use_pasted};
use crate::parts::sheets::signed::name_field;
use crate::parts::taught::use_taught;
use crate::say::teach::{clock, fill_teach, teach};
use crate::say::{Label, pair, say, sentence_case, with};

/// The page's entry in the list of pages.
pub(crate) const PAGE: Page = Page {
    address: MEASURE,
    ..Page::SIDE
};

/// The side with the results of a group.
const GROUP: &str = "group";

/// The id of the field with the line for a teacher.
const LINE: &str = "measure-line";

/// Draws the page.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    let held = Held::of(desk);
    if held.side == GROUP {
        return beside_course(desk, html! { <OfGroup ..held /> });
    }
    html! { <Body ..held /> }
}

#[component]
fn Body(props: &Held) -> Html {
    let Held {
        keeper,
        rules,
        side,
        dispatch,
    } = props;
    let taught = use_taught();
    let (course, taps) = use_course(keeper, rules, dispatch);
    let today = use_today();
    if let Some(missing) = taught.missing() {
        return instead(room::leave(dispatch), missing);
    }
    let log = &course.log;
    // One by other rules is named by the code of its sheets.
    let named = log.measure_of(side).map(|(own, _)| own);
    let own = named.or_else(|| log.measure_by(&rules.to_house()));
    let played = named.and_then(rules_of);
    let title = played.as_ref().unwrap_or(rules).title().to_owned();
    let begin = begin(log, rules, &taps, dispatch);
    let group = PAGE.open_at(GROUP, dispatch);
    html! {
        <>
        { beside(&course, rules, None, dispatch) }
        <div class="learn measure">
            { room::head(back(to_course(dispatch)), teach(Teach::Measure), "") }
            <section class="learn-card" role="status">
                { el("p", "caption", title.clone()) }
                { next(own, log, today, &begin, dispatch) }
            </section>
            if let Some(own) = own {
                { results(own, log) }
                if own.taken(Moment::Before, log).is_some() {
                    <Told line={told(own, log, title)} />
                }
            }
            { others(log, own, dispatch) }
            <section class="learn-card measure-of-group">{ row("learn-row", teach(Teach::MeasureGroup).into(), Html::default(), group) }</section>
        </div>
        </>
    }
}

/// Returns the handler of a tap that begins a measurement and opens its first sheet.
fn begin(log: &Log, rules: &ActiveRules, taps: &Taps, dispatch: &Dispatch) -> Callback<MouseEvent> {
    let (log, rules) = (log.clone(), rules.clone());
    let (taps, dispatch) = (taps.clone(), dispatch.clone());
    Callback::from(move |_: MouseEvent| {
        let (seed, today) = (page::random(), page::today());
        let house = rules.to_house();
        // Another window may just have begun one.
        let mut log = log.clone();
        log.merge(&learning::load_log(today, Replica::of(0)).0);
        let is_begun = |own: &&Measure| {
            own.step(&log, today) == Step::Take(Moment::Before) && rules_of(own).is_some()
        };
        let begun = log.measure_by(&house).filter(is_begun).cloned();
        let own = begun.or_else(|| Measure::deal(seed, today, &log, &house, &rules));
        let Some(own) = own else {
            return;
        };
        // Kept before the page is left: the sheet is to know what it belongs to.
        log.begin_measure(own.clone());
        tell_of(learning::save_log(&log), &dispatch);
        taps.emit((CourseTap::Measure(own.clone()), None, 0));
        let text = &own.sheet(Moment::Before).text;
        dispatch.dispatch(sheet::PAGE.opened_at(text));
    })
}

/// Reads the rules by which a measurement is played; `None` if its sheet cannot be read.
fn rules_of(own: &Measure) -> Option<ActiveRules> {
    let loaded = Loaded::read(&own.sheet(Moment::Before).text).ok()?;
    Some(loaded.rules)
}

/// Draws what is done next.
fn next(
    own: Option<&Measure>,
    log: &Log,
    today: Day,
    begin: &Callback<MouseEvent>,
    dispatch: &Dispatch,
) -> Html {
    let take = |class, moment: Moment, text: String| {
        let open = own.map(|own| sheet::PAGE.open_at(&own.sheet(moment).text, dispatch));
        let open = open.unwrap_or_else(|| begin.clone());
        let left = own.and_then(|own| running(own, moment));
        if let Some(left) = left {
            let on = sentence_case(teach(Teach::GoOn));
            return each([
                el("p", "", with(Label::TableLeft, left.div_ceil(60) as usize)),
                el("div", "buttons", button("toggle strong", on, open)),
            ]);
        }
        each([
            el("p", "", text),
            el(
                "div",
                "buttons",
                button(class, teach(Teach::MeasureTake), open),
            ),
        ])
    };
    let step = own.map_or(Step::Take(Moment::Before), |own| own.step(log, today));
    // One that nobody has handed in anything of is begun, not measured again, unless it cannot be read.
    let again = own.filter(|own| step != Step::Take(Moment::Before) || rules_of(own).is_none());
    let again = again.map(|_| button("toggle", teach(Teach::MeasureAgain), begin.clone()));
    let again = again.map(|again| el("div", "buttons", again));
    let drawn = match step {
        Step::Take(Moment::Before) => each([
            take(
                "toggle strong",
                Moment::Before,
                teach(Teach::MeasureWhat).to_owned(),
            ),
            el("p", "aside", teach(Teach::ClassStays)),
        ]),
        Step::Take(Moment::After) => {
            let learned = own.map_or(0, |own| own.learned(log));
            let minutes = (learned / 60).into();
            if learned < ENOUGH {
                let text = fill_teach(Teach::MeasureLearn, &[minutes, (ENOUGH / 60).into()]);
                take("toggle", Moment::After, text)
            } else {
                let text = fill_teach(Teach::MeasureEnough, &[minutes]);
                take("toggle strong", Moment::After, text)
            }
        }
        Step::Take(Moment::Later) => take(
            "toggle strong",
            Moment::Later,
            teach(Teach::MeasureDue).to_owned(),
        ),
        Step::Wait(day) => {
            let date = Date::of(day).to_string();
            el("p", "", fill_teach(Teach::MeasureWait, &[(&date).into()]))
        }
        Step::Done => el("p", "", teach(Teach::MeasureDone)),
    };
    each([Some(drawn), again].into_iter().flatten())
}

/// Returns the seconds that are left of a sheet that was begun.
fn running(own: &Measure, moment: Moment) -> Option<u32> {
    let sheets = Sheets::with(Log::default(), Replica::of(0), &learning::load_sheets());
    let code = &own.sheet(moment).code;
    let mut going = sheets.going();
    let taken = going.find(|taken| taken.loaded.code == *code)?;
    taken.left(page::second())
}

/// The name of a moment.
const fn named(moment: Moment) -> Teach {
    match moment {
        Moment::Before => Teach::MeasureBefore,
        Moment::After => Teach::MeasureAfter,
        Moment::Later => Teach::MeasureLater,
    }
}

fn count(result: Share) -> String {
    fill_teach(Teach::CountOf, &[result.right.into(), result.all.into()])
}

/// Draws the results, what they tell of the person, and what has changed.
fn results(own: &Measure, log: &Log) -> Html {
    let all = own.results(log);
    let [before, after, later] = all;
    if before.is_none() {
        return Html::default();
    }
    let line = |moment: Moment| {
        let result = all[moment as usize]?;
        let told = range(result);
        let told = told
            .map(|Range { low, high }| fill_teach(Teach::MeasureRange, &[low.into(), high.into()]));
        Some(html! {
            <tr>
                { th("row", sentence_case(teach(named(moment)))) }
                <td>{ count(result) }{ el("p", "caption", told.unwrap_or_default()) }</td>
                { el("td", "", clock(result.seconds)) }
            </tr>
        })
    };
    let last = later.map(|later| (Moment::Later, later));
    let last = last.or_else(|| after.map(|after| (Moment::After, after)));
    let changed = before.zip(last).and_then(|(before, (moment, last))| {
        let text = sentence_of(change(before, last)?);
        Some(el(
            "p",
            "",
            pair(&sentence_case(teach(named(moment))), text),
        ))
    });
    let between = after.map(|_| {
        let minutes = own.learned(log) / 60;
        el(
            "p",
            "caption",
            fill_teach(Teach::MeasureBetween, &[minutes.into()]),
        )
    });
    html! {
        <section class="learn-card" aria-label={teach(Teach::Results)}>
            <table class="sheet-takers"><tbody>{ each(Moment::ALL.into_iter().filter_map(line)) }</tbody></table>
            { changed.unwrap_or_default() }
            { el("p", "aside", teach(Teach::MeasureHow)) }
            { between.unwrap_or_default() }
        </section>
    }
}

/// Says what has changed, if anything has for sure.
fn sentence_of(changed: Range) -> String {
    match changed {
        Range { low, high } if low > 0 => {
            fill_teach(Teach::MeasureMore, &[low.into(), high.into()])
        }
        Range { low, high } if high < 0 => {
            fill_teach(Teach::MeasureFewer, &[(-high).into(), (-low).into()])
        }
        _ => teach(Teach::MeasureOpen).to_owned(),
    }
}

/// Draws the ways to the other measurements, the last one first.
fn others(log: &Log, own: Option<&Measure>, dispatch: &Dispatch) -> Html {
    let others: Vec<&Measure> = log.measures().filter(|one| Some(*one) != own).collect();
    if others.is_empty() {
        return Html::default();
    }
    let line = |one: &&Measure| {
        let name = rules_of(one).map(|rules| rules.title().to_owned());
        let results = one.results(log).into_iter().flatten().map(count);
        let results = [Date::of(one.day).to_string()].into_iter().chain(results);
        let known = el(
            "span",
            "learn-known",
            results.collect::<Vec<_>>().join(" · "),
        );
        let open = PAGE.open_at(&one.sheet(Moment::Before).code, dispatch);
        row("learn-row", name.unwrap_or_default().into(), known, open)
    };
    html! {
        <section class="learn-card" aria-label={teach(Teach::MeasureOthers)}>
            { el("h3", "", teach(Teach::MeasureOthers)) }
            { each(others.iter().rev().map(line)) }
        </section>
    }
}

/// Makes the line for a teacher, as yet without a name.
fn told(own: &Measure, log: &Log, rules: String) -> MeasureLine {
    MeasureLine {
        day: Date::of(own.day).to_string(),
        name: String::new(),
        rules,
        results: own.results(log),
        minutes: own.learned(log) / 60,
    }
}

#[derive(Properties, PartialEq)]
struct ToldProps {
    line: MeasureLine,
}

/// Draws the line for a teacher, and the field for a name.
#[component]
fn Told(props: &ToldProps) -> Html {
    let name = use_state(String::new);
    let line = MeasureLine {
        name: (*name).clone(),
        ..props.line.clone()
    };
    let line = AttrValue::from(line.to_string());
    html! {
        <section class="learn-card sheet-give">
            { el("h3", "", teach(Teach::MeasureLine)) }
            <div class="sheet-signed">{ name_field(&name) }</div>
            { field(LINE, teach(Teach::MeasureLine), &line, "3") }
            <Copy field={LINE} what={line} text={say(Label::GiveCopyText)} />
        </section>
    }
}

/// Draws the results of a group: what was pasted becomes a table.
#[component]
fn OfGroup(props: &Held) -> Html {
    let Held {
        keeper, dispatch, ..
    } = props;
    let taught = use_taught();
    let (pasted, group) = use_group(keeper);
    if let Some(missing) = taught.missing() {
        return instead(room::leave(dispatch), missing);
    }
    let cut = group.cut.iter();
    let cut = cut.map(|line| (teach(Teach::OddCut).to_owned(), &**line));
    html! {
        <div class="learn sheet-class">
            { room::head(back(PAGE.open(dispatch)), teach(Teach::MeasureGroup), "") }
            <section class="learn-card">{ pasted::field(&pasted) }</section>
            { odd(cut.collect(), &group.rest) }
            if !group.people.is_empty() {
                { people(&group) }
            }
        </div>
    }
}

#[hook]
fn use_group(keeper: &std::rc::Rc<Keeper>) -> (UseReducerHandle<pasted::Pasted>, Group) {
    let pasted = use_pasted(keeper);
    let group = use_memo(pasted.0.clone(), |text| Group::read(text));
    (pasted, (*group).clone())
}

/// Draws who had how many right when.
fn people(group: &Group) -> Html {
    let dash = || "–".to_owned();
    let line = |one: &MeasureLine| {
        let results = one.results.iter();
        let results = results.map(|result| el("td", "", result.map_or_else(dash, count)));
        html! { <tr>{ th("row", sender(&one.name)) }{ each(results) }</tr> }
    };
    let heads = Moment::ALL.map(|moment| th("col", sentence_case(teach(named(moment)))));
    let middle = Moment::ALL.map(|moment| {
        let middle = group.middle(moment);
        el(
            "td",
            "",
            middle.map_or_else(dash, |middle| middle.to_string()),
        )
    });
    let reached = Moment::ALL.map(|moment| {
        let (reached, of) = group.reached(moment);
        let told = fill_teach(Teach::CountOf, &[reached.into(), of.into()]);
        el("td", "", if of == 0 { dash() } else { told })
    });
    html! {
        <section class="learn-card" aria-label={teach(Teach::MeasureGroup)} role="status">
            <table class="sheet-takers measure-group">
                <thead><tr><td></td>{ each(heads) }</tr></thead>
                <tbody>{ each(group.people.iter().map(line)) }</tbody>
                <tfoot>
                    <tr>{ th("row", teach(Teach::MeasureMiddle)) }{ each(middle) }</tr>
                    <tr>{ th("row", teach(Teach::FourOfFive)) }{ each(reached) }</tr>
                </tfoot>
            </table>
        </section>
    }
}
