//! A sheet for a class: what is asked, how many hands, by which word; then its link, its code, and the printer.

use std::rc::Rc;

use tensu::Question;
use tensu::link::is_too_long;
use tensu::text::Teach;
use tensu_learn::practice::{Drill, Form};
use tensu_learn::sheet::{MOST, Preset, Sheet, seed_of};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::take::facts;
use super::{KEY, PAGE, PAPER};
use crate::model::active_rules::ActiveRules;
use crate::model::history::History;
use crate::model::share;
use crate::model::sheet::{Loaded, address};
use crate::model::state::Dispatch;
use crate::pages::learn;
use crate::parts::choose::Choose;
use crate::parts::code::code;
use crate::parts::copied::Copy;
use crate::parts::given::field;
use crate::parts::laid::{self, laid};
use crate::parts::learning::back;
use crate::parts::question::sentences;
use crate::parts::shapes::{button, each, el, send};
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
    let entry = share::entry(link.parse().ok()?).ok()?;
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
        return missing;
    }
    let forms = Form::ALL.iter().copied();
    let forms: Vec<Form> = forms
        .filter(|form| form.is_for_paper() && form.is_in(rules))
        .collect();
    let presets: Vec<Option<Preset>> = Preset::ALL
        .into_iter()
        .filter(|preset| preset.is_in(rules))
        .map(Some)
        .chain([None])
        .collect();
    let set = |change: fn(&mut Plan, &str)| {
        let plan = plan.clone();
        move |event: InputEvent| {
            if let Some(own) = event.target_dyn_into::<HtmlInputElement>() {
                let mut next = (*plan).clone();
                change(&mut next, &own.value());
                plan.set(next);
            }
        }
    };
    let count = set(|plan, text| {
        if let Some(count) = text.parse().ok().filter(|n| usize::from(*n) <= MOST) {
            plan.count = count;
        }
    });
    let minutes = set(|plan, text| {
        if let Some(minutes) = text.parse().ok().filter(|n| usize::from(*n) <= LONGEST) {
            plan.minutes = minutes;
        }
    });
    let word = set(|plan, text| text.clone_into(&mut plan.word));
    let choose_preset = {
        let (plan, presets) = (plan.clone(), presets.clone());
        move |at: usize| {
            plan.set(Plan {
                preset: presets.get(at).copied().flatten(),
                ..(*plan).clone()
            });
        }
    };
    let choose_form = {
        let (plan, forms) = (plan.clone(), forms.clone());
        move |at: usize| {
            if let Some(&form) = forms.get(at) {
                plan.set(Plan {
                    form,
                    ..(*plan).clone()
                });
            }
        }
    };
    let kinds: Vec<AttrValue> = presets.iter().map(|one| preset_name(*one).into()).collect();
    let names: Vec<AttrValue> = forms
        .iter()
        .map(|form| sentences::name(*form).into())
        .collect();
    let field_of = |name: Teach, control: Html| {
        html! { <label class="field">{ el("span", "", teach(name)) }{ control }</label> }
    };
    let list =
        |name: Teach, options: Vec<AttrValue>, chosen: Option<usize>, onchoose: Callback<usize>| {
            let list = html! { <Choose name={teach(name)} {options} {chosen} {onchoose} /> };
            field_of(name, el("span", "pick boxed", list))
        };
    let number =
        |least: &'static str, most: usize, value: String, oninput: Callback<InputEvent>| {
            html! { <input type="number" min={least} max={most.to_string()} {value} {oninput} /> }
        };
    let of_preset = presets.iter().position(|one| *one == plan.preset);
    let of_form = forms.iter().position(|one| *one == plan.form);
    let chosen = plan.preset.is_none().then(|| {
        let minutes = number("0", LONGEST, plan.minutes.to_string(), minutes.into());
        let count = number("0", MOST, plan.count.to_string(), count.into());
        each([
            list(Teach::SheetWhat, names, of_form, choose_form.into()),
            field_of(Teach::SheetCount, count),
            field_of(Teach::SheetMinutes, minutes),
            own(&plan, history, rules),
        ])
    });
    let value = plan.word.clone();
    let word =
        html! { <input type="text" maxlength="40" autocomplete="off" {value} oninput={word} /> };
    html! {
        <div class="learn sheet-make">
            <div class="lesson-head">{ back(learn::PAGE.open(dispatch)) }{ el("h3", "", teach(Teach::MakeSheet)) }</div>
            <section class="learn-card">
                { el("p", "aside", rules.title().to_owned()) }
                { list(Teach::Exams, kinds, of_preset, choose_preset.into()) }
                { chosen.unwrap_or_default() }
                { field_of(Teach::SheetWord, word) }
            </section>
            { made(loaded.as_ref().as_ref(), dispatch) }
        </div>
    }
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
    let to = |side: &str| send(PAGE.opened_at(&format!("{side}{sheet}")), dispatch);
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
