//! A sheet for a class: what is asked, how many hands, by which word; then its link, its code, and the printer.

use std::rc::Rc;

use tensu::Question;
use tensu::link::is_too_long;
use tensu_learn::practice::{Drill, Form};
use tensu_learn::sheet::{MOST, Preset, Sheet, seed_of};
use tensu_words::Teach;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::entry::{KEY, PAGE, PAPER};
use super::take::facts;
use crate::model::active_rules::ActiveRules;
use crate::model::history::History;
use crate::model::share;
use crate::model::sheet::{Loaded, address};
use crate::model::state::Dispatch;
use crate::parts::choose::Choose;
use crate::parts::code::code;
use crate::parts::copied::Copy;
use crate::parts::given::field;
use crate::parts::laid::{self, laid};
use crate::parts::learning::{back, instead, to_course};
use crate::parts::question::sentences;
use crate::parts::room;
use crate::parts::shapes::{button, each, el};
use crate::parts::taught::use_taught;
use crate::say::teach::teach;
use crate::say::{Label, say};

/// The id of the field with the link.
const LINK: &str = "sheet-link";

/// The most minutes.
const LONGEST: usize = 600;

/// The choices for a sheet.
#[derive(Clone, Debug, PartialEq)]
struct Plan {
    /// An exam, or one's own.
    preset: Option<Preset>,
    form: Form,
    count: u8,
    minutes: u16,
    word: String,
    /// Hands from the history, by their links.
    own: Vec<Rc<str>>,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            preset: Some(Preset::Club),
            form: Form::Whole,
            count: 5,
            minutes: 0,
            word: "1".to_owned(),
            own: Vec::new(),
        }
    }
}

impl Plan {
    fn sheet(&self, rules: &ActiveRules) -> Option<Sheet> {
        let (seed, house) = (seed_of(&self.word), rules.to_house());
        if let Some(preset) = self.preset {
            return preset.sheet(seed, &house, rules);
        }
        let drill = Drill {
            count: self.count,
            ..Drill::of(self.form)
        };
        let own = self.own.iter().filter_map(|link| hand(link, rules));
        let own: Vec<Question> = own.collect();
        let sheet = if self.count > 0 {
            Sheet::deal(&drill, seed, &house, rules)?.with(own)?
        } else {
            Sheet::of(&house, self.form, own)?
        };
        Some(Sheet {
            minutes: Some(self.minutes).filter(|minutes| *minutes > 0),
            ..sheet
        })
    }
}

/// A hand of the history that was played by these rules.
fn hand(link: &str, rules: &ActiveRules) -> Option<Question> {
    let entry = share::entry(share::read(link).ok()?).ok()?;
    let (by, _) = share::worth(&entry).filter(|_| entry.rules == *rules)?;
    Some(share::counted(&entry, by))
}

/// The hands of the history that can be asked like that, each to take or to leave.
fn own(plan: &UseStateHandle<Plan>, history: &History, rules: &ActiveRules) -> Html {
    let house = rules.to_house();
    let asks = |hand: &Question| {
        let sheet = Sheet::of(&house, plan.form, vec![hand.clone()]);
        sheet.is_some_and(|sheet| sheet.problems(rules).is_ok())
    };
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
    let plan = use_state_eq(Plan::default);
    let loaded = use_memo(((*plan).clone(), rules.clone()), |(plan, rules)| {
        let sheet = plan.sheet(rules)?;
        Loaded::of(sheet).ok().map(Rc::new)
    });
    if let Some(missing) = taught.missing() {
        return instead(room::leave(dispatch), missing);
    }
    let word = typed(&plan, |plan, text| text.clone_into(&mut plan.word));
    let value = plan.word.clone();
    let word =
        html! { <input type="text" maxlength="40" autocomplete="off" {value} oninput={word} /> };
    html! {
        <div class="learn sheet-make">
            { room::head(back(to_course(dispatch)), teach(Teach::MakeSheet), "") }
            <section class="learn-card">
                { el("p", "aside", rules.title().to_owned()) }
                { presets(&plan, rules) }
                if plan.preset.is_none() {
                    { forms(&plan, rules) }
                    { labelled(Teach::SheetCount, count(&plan)) }
                    { labelled(Teach::SheetMinutes, minutes(&plan)) }
                    { own(&plan, history, rules) }
                }
                { labelled(Teach::SheetWord, word) }
            </section>
            { made((*loaded).as_ref(), dispatch) }
        </div>
    }
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

/// Draws a control with its name.
fn labelled(name: Teach, control: Html) -> Html {
    html! { <label class="field">{ el("span", "", teach(name)) }{ control }</label> }
}

/// Draws a list of which one is chosen.
fn list(
    name: Teach,
    options: impl Iterator<Item = &'static str>,
    chosen: Option<usize>,
    onchoose: Callback<usize>,
) -> Html {
    let options: Vec<AttrValue> = options.map(AttrValue::from).collect();
    let list = html! { <Choose name={teach(name)} {options} {chosen} {onchoose} /> };
    labelled(name, el("span", "pick boxed", list))
}

/// Draws the exams of the rules, and a sheet of one's own.
fn presets(plan: &UseStateHandle<Plan>, rules: &ActiveRules) -> Html {
    let all: Vec<Option<Preset>> = Preset::ALL
        .into_iter()
        .filter(|preset| preset.is_in(rules))
        .map(Some)
        .chain([None])
        .collect();
    let names = all.iter().map(|one| preset_name(*one));
    let chosen = all.iter().position(|one| *one == plan.preset);
    let (plan, all) = (plan.clone(), all.clone());
    let choose = Callback::from(move |at: usize| {
        plan.set(Plan {
            preset: all.get(at).copied().flatten(),
            ..(*plan).clone()
        });
    });
    list(Teach::Exams, names, chosen, choose)
}

/// Draws the forms of questions that the rules have and paper can ask.
fn forms(plan: &UseStateHandle<Plan>, rules: &ActiveRules) -> Html {
    let all = Form::ALL.iter().copied();
    let all: Vec<Form> = all
        .filter(|form| form.is_for_paper() && form.is_in(rules))
        .collect();
    let names = all.iter().map(|form| sentences::name(*form));
    let chosen = all.iter().position(|one| *one == plan.form);
    let (plan, all) = (plan.clone(), all.clone());
    let choose = Callback::from(move |at: usize| {
        if let Some(&form) = all.get(at) {
            plan.set(Plan {
                form,
                ..(*plan).clone()
            });
        }
    });
    list(Teach::SheetWhat, names, chosen, choose)
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

/// The sheet: its link with a code to hold a phone before, and what else can be done with it.
fn made(loaded: Option<&Rc<Loaded>>, dispatch: &Dispatch) -> Html {
    let Some(loaded) = loaded else {
        return html! { <section class="learn-card" role="status">{ teach(Teach::NoHand) }</section> };
    };
    let sheet = &loaded.sheet;
    let text = sheet.to_string();
    if is_too_long(&text) {
        return html! { <section class="learn-card" role="status">{ teach(Teach::SheetTooLong) }</section> };
    }
    let link = AttrValue::from(address(&text));
    let to = |side: &str| PAGE.open_at(&format!("{side}{sheet}"), dispatch);
    html! {
        <section class="learn-card sheet-made" aria-label={teach(Teach::SheetLink)}>
            { el("p", "", facts(loaded).join(" · ")) }
            { code(&link) }
            { field(LINK, teach(Teach::SheetLink), &link, "3") }
            <Copy field={LINK} what={link} text={say(Label::CopyLink)} />
            <div class="buttons">
                { button("toggle strong", teach(Teach::TakeSheet), to("")) }
                { button("toggle", teach(Teach::PrintSheet), to(PAPER)) }
                { button("toggle", teach(Teach::PrintKey), to(KEY)) }
            </div>
        </section>
    }
}
