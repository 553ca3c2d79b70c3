//! A sheet for a class: what is asked, how many hands, by which word; then its link, its code, and the printer.

use std::rc::Rc;

use tensu::Question;
use tensu::link::is_too_long;
use tensu_learn::sheet::{MOST, Preset, Sheet, Version};
use tensu_words::Teach;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::entry::PAGE;
use crate::model::active_rules::ActiveRules;
use crate::model::history::History;
use crate::model::sheet::{Loaded, address, of_own};
use crate::model::state::Dispatch;
use crate::model::storage::learning;
use crate::pages::{beamer, class, paper};
use crate::parts::code::code_or;
use crate::parts::copied::Copy;
use crate::parts::given::field;
use crate::parts::kept::use_saved;
use crate::parts::laid::{self, laid};
use crate::parts::learning::{back, instead, to_course};
use crate::parts::room;
use crate::parts::shapes::{button, each, el};
use crate::parts::sheets::paper::Kind;
use crate::parts::sheets::plan::{LONGEST_NAME, Plan, hand};
use crate::parts::sheets::told::facts;
use crate::parts::taught::use_taught;
use crate::say::teach::{fill_teach, teach};
use crate::say::{Label, say};
use fields::{labelled, list};

mod asked;
mod fields;
mod lesson;

/// The id of the field with the link.
const LINK: &str = "sheet-link";

/// The most minutes.
const LONGEST: usize = 600;

/// The hands of the history that can be asked like that, each to take or to leave.
fn own(plan: &UseStateHandle<Plan>, history: &History, rules: &ActiveRules) -> Html {
    let Some(form) = plan.form() else {
        return Html::default();
    };
    let house = rules.to_house();
    let asks = |hand: &Question| of_own(form, hand, &house, rules).is_some();
    let all = history.all().iter().filter_map(|kept| {
        let hand = hand(&kept.link, rules)?;
        asks(&hand).then_some((&kept.link, hand))
    });
    let line = |(link, hand): (&Rc<str>, Question)| {
        let is_taken = plan.own.contains(link);
        let onchange = {
            let (plan, link) = (plan.clone(), link.clone());
            move |_: Event| {
                let mut next = (*plan).clone();
                next.own.retain(|own| *own != link);
                if !is_taken {
                    next.own.push(link.clone());
                }
                plan.set(next);
            }
        };
        let name = laid::name(&hand);
        html! { <li><label class="check"><input type="checkbox" checked={is_taken} {onchange} />{ laid(&hand, name) }</label></li> }
    };
    let lines: Vec<Html> = all.map(line).collect();
    if lines.is_empty() {
        return Html::default();
    }
    html! {
        <fieldset class="sheet-own">
            { el("legend", "", teach(Teach::SheetOwn)) }
            <ul class="learn-list">{ each(lines) }</ul>
        </fieldset>
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub(super) rules: ActiveRules,
    pub(super) history: History,
    pub(super) dispatch: Dispatch,
}

/// The choices, and the sheet that they give.
#[component]
pub(super) fn Make(props: &Props) -> Html {
    let Props {
        rules,
        history,
        dispatch,
    } = props;
    let taught = use_taught();
    let plan = use_state_eq(|| Plan::read(&learning::load_plan()));
    // Who comes back finds it as it was left.
    use_saved(plan.to_string(), |text| learning::save_plan(text), dispatch);
    let unversioned = Plan {
        version: None,
        ..(*plan).clone()
    };
    let sheet = use_memo((unversioned, rules.clone()), |(plan, rules)| {
        plan.sheet(rules)
    });
    let loaded = use_memo(
        (sheet.clone(), plan.version, rules.clone()),
        |(sheet, version, rules)| {
            let sheet = (**sheet).clone()?;
            let sheet = version.map_or(sheet.clone(), |version| sheet.version(version, rules));
            Loaded::of(sheet).ok().map(Rc::new)
        },
    );
    if let Some(missing) = taught.missing() {
        return instead(room::leave(dispatch), missing);
    }
    html! {
        <div class="learn sheet-make">
            { room::head(back(to_course(dispatch)), teach(Teach::MakeSheet), "") }
            <section class="learn-card">
                { el("p", "aside", rules.title().to_owned()) }
                { named(Teach::SheetClub, &plan.club, typed(&plan, |plan, text| text.clone_into(&mut plan.club))) }
                { named(Teach::SheetTitle, &plan.title, typed(&plan, |plan, text| text.clone_into(&mut plan.title))) }
                { presets(&plan, rules) }
                if plan.preset.is_none() {
                    { asked::asked(&plan, rules) }
                    <div class="sheet-numbers-of">
                        { labelled(Teach::SheetCount, count(&plan)) }
                        { labelled(Teach::SheetMinutes, minutes(&plan)) }
                        { labelled(Teach::SheetPassMark, pass(&plan)) }
                    </div>
                    { own(&plan, history, rules) }
                }
                { named(Teach::SheetWord, &plan.word, typed(&plan, |plan, text| text.clone_into(&mut plan.word))) }
                { versions(&plan) }
            </section>
            { made((*sheet).as_ref(), (*loaded).as_ref(), dispatch) }
            { lesson::card(&plan, rules) }
        </div>
    }
}

/// Draws a field for a name.
fn named(name: Teach, value: &str, oninput: impl Fn(InputEvent) + 'static) -> Html {
    let (value, most) = (value.to_owned(), LONGEST_NAME.to_string());
    let field =
        html! { <input type="text" maxlength={most} autocomplete="off" {value} {oninput} /> };
    labelled(name, field)
}

/// Returns the handler of a field: its text changes the plan.
fn typed(
    plan: &UseStateHandle<Plan>,
    change: fn(&mut Plan, &str),
) -> impl Fn(InputEvent) + 'static {
    let plan = plan.clone();
    move |event: InputEvent| {
        if let Some(own) = event.target_dyn_into::<HtmlInputElement>() {
            let mut next = (*plan).clone();
            change(&mut next, &own.value());
            plan.set(next);
        }
    }
}

/// Draws the exams of the rules, and a sheet of one's own.
fn presets(plan: &UseStateHandle<Plan>, rules: &ActiveRules) -> Html {
    let all: Vec<Option<Preset>> = Preset::ALL
        .into_iter()
        .filter(|preset| preset.is_in(rules))
        .map(Some)
        .chain([None])
        .collect();
    let names = all.iter().map(|one| preset_name(*one).to_owned());
    let own = plan.exam(rules);
    let chosen = all.iter().position(|one| *one == own);
    let (plan, all) = (plan.clone(), all.clone());
    let choose = Callback::from(move |at: usize| {
        plan.set(Plan {
            preset: all.get(at).copied().flatten(),
            ..(*plan).clone()
        });
    });
    list(Teach::Exams, names, chosen, choose)
}

/// Draws the versions, and that there may be none.
fn versions(plan: &UseStateHandle<Plan>) -> Html {
    let all = [None, Some(Version::A), Some(Version::B)];
    let name = |version: Option<Version>| match version {
        None => teach(Teach::OneVersion).to_owned(),
        Some(version) => fill_teach(
            Teach::SheetVersion,
            &[(&version.letter().to_string()).into()],
        ),
    };
    let chosen = all.iter().position(|one| *one == plan.version);
    let plan = plan.clone();
    let choose = Callback::from(move |at: usize| {
        plan.set(Plan {
            version: all.get(at).copied().flatten(),
            ..(*plan).clone()
        });
    });
    list(
        Teach::SheetVersions,
        all.into_iter().map(name),
        chosen,
        choose,
    )
}

/// Draws the field for the number of hands that are dealt.
fn count(plan: &UseStateHandle<Plan>) -> Html {
    let oninput = typed(plan, |plan, text| {
        if let Some(count) = text.parse().ok().filter(|n| usize::from(*n) <= MOST) {
            plan.count = count;
        }
    });
    number(MOST, plan.count.to_string(), oninput.into())
}

/// Draws the field for the minutes; none are as many as one likes.
fn minutes(plan: &UseStateHandle<Plan>) -> Html {
    let oninput = typed(plan, |plan, text| {
        if let Some(minutes) = text.parse().ok().filter(|n| usize::from(*n) <= LONGEST) {
            plan.minutes = minutes;
        }
    });
    number(LONGEST, plan.minutes.to_string(), oninput.into())
}

/// Draws the field for the points to pass.
fn pass(plan: &UseStateHandle<Plan>) -> Html {
    let oninput = typed(plan, |plan, text| {
        if let Some(pass) = text.parse().ok().filter(|n| usize::from(*n) <= LONGEST) {
            plan.pass = pass;
        }
    });
    number(LONGEST, plan.pass.to_string(), oninput.into())
}

fn number(most: usize, value: String, oninput: Callback<InputEvent>) -> Html {
    html! { <input type="number" min="0" max={most.to_string()} {value} {oninput} /> }
}

fn preset_name(preset: Option<Preset>) -> &'static str {
    teach(match preset {
        Some(Preset::Club) => Teach::ExamClub,
        Some(Preset::Forty) => Teach::ExamForty,
        Some(Preset::Referee) => Teach::ExamReferee,
        None => Teach::ExamOwn,
    })
}

/// The sheet: its link with a code to hold a phone before, and what else can be done with it. A class's results are read
/// by the sheet that the versions come from.
fn made(sheet: Option<&Sheet>, loaded: Option<&Rc<Loaded>>, dispatch: &Dispatch) -> Html {
    let Some((sheet, loaded)) = sheet.zip(loaded) else {
        return html! { <section class="learn-card" role="status">{ teach(Teach::NoHand) }</section> };
    };
    let text = loaded.sheet.to_string();
    if is_too_long(&text) {
        return html! { <section class="learn-card" role="status">{ teach(Teach::SheetTooLong) }</section> };
    }
    let link = AttrValue::from(address(&text));
    let print = |kind: Kind| paper::PAGE.open_at(&kind.side(&text), dispatch);
    let no_code = || fill_teach(Teach::SheetNoQr, &[(&loaded.code).into()]);
    let class = class::PAGE.open_at(&sheet.to_string(), dispatch);
    html! {
        <section class="learn-card sheet-made" aria-label={teach(Teach::SheetLink)}>
            { el("p", "", facts(loaded).join(" · ")) }
            { code_or(&link, no_code) }
            { field(LINK, teach(Teach::SheetLink), &link, "3") }
            <Copy field={LINK} what={link} text={say(Label::CopyLink)} />
            <div class="buttons">
                { button("toggle strong", teach(Teach::TakeSheet), PAGE.open_at(&text, dispatch)) }
                { button("toggle", teach(Teach::PrintSheet), print(Kind::Sheet)) }
                { button("toggle", teach(Teach::PrintAnswers), print(Kind::Answers)) }
                { button("toggle", teach(Teach::PrintKey), print(Kind::Key)) }
                { button("toggle", teach(Teach::Beamer), beamer::PAGE.open_at(&text, dispatch)) }
                { button("toggle", teach(Teach::ClassTitle), class) }
            </div>
        </section>
    }
}
