//! A sheet by what somebody types: its link, its text, or the code of one that this device knows.

use tensu_learn::sheet::{BadSheet, Sheet, Version};
use tensu_words::Teach;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::Sheets;
use super::plan::Plan;
use crate::model::active_rules::ActiveRules;
use crate::model::sheet::{ADDRESS, Loaded};
use crate::model::state::{Action, Dispatch};
use crate::model::storage::learning;
use crate::parts::shapes::el;
use crate::say::teach::teach;
use crate::say::{Label, say, words};

/// The id of the sentence that says why nothing was opened.
const WHY: &str = "sheet-open-why";

/// The reason why nothing was opened.
#[derive(Clone, Debug, PartialEq)]
enum Closed {
    /// It is a code, of a sheet that is not known here.
    Code,
    /// It is no sheet.
    Bad(BadSheet),
}

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) rules: ActiveRules,
    pub(crate) dispatch: Dispatch,
}

/// The field, and why nothing came of what was typed.
#[component]
pub(crate) fn OpenSheet(props: &Props) -> Html {
    let field = use_node_ref();
    let closed = use_state_eq(|| None::<Closed>);
    let onsubmit = {
        let (field, closed) = (field.clone(), closed.clone());
        let (rules, dispatch) = (props.rules.clone(), props.dispatch.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            let typed = field.cast::<HtmlInputElement>();
            let typed = typed.map(|field| field.value()).unwrap_or_default();
            match found(typed.trim(), &known(&rules)) {
                Ok(sheet) => {
                    let place = [ADDRESS, "/", &sheet.to_string()].concat();
                    dispatch.dispatch(Action::View(Some(place.into())));
                }
                Err(why) => closed.set(Some(why)),
            }
        }
    };
    let oninput = {
        let closed = closed.clone();
        move |_: InputEvent| closed.set(None)
    };
    let why = closed.as_ref().map(|closed| match closed {
        Closed::Code => teach(Teach::SheetCodeOnly).to_owned(),
        Closed::Bad(bad) => bad.said(words()),
    });
    html! {
        <form class="sheet-open" {onsubmit}>
            <label class="field">
                { el("span", "", teach(Teach::SheetOpen)) }
                <input
                    ref={field}
                    type="text"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    aria-invalid={why.is_some().to_string()}
                    aria-describedby={why.is_some().then_some(WHY)}
                    {oninput}
                />
            </label>
            <button type="submit" class="toggle">{ say(Label::EveningsOpen) }</button>
            if let Some(why) = why {
                <p id={WHY} class="aside" role="alert">{ why }</p>
            }
        </form>
    }
}

/// The sheets that this device knows: those that were begun, and the one that is being made, in its versions.
fn known(rules: &ActiveRules) -> Vec<Sheet> {
    let begun = Sheets::kept().sheets();
    let plan = Plan::read(&learning::load_plan());
    let made = plan.sheet(rules).map(|sheet| {
        // The first version has the code of the sheet that has none.
        let first = plan.version.map(|_| Version::A);
        let version = |one: Option<Version>| match one {
            Some(one) => sheet.version(one, rules),
            None => sheet.clone(),
        };
        [first, Some(Version::B)].map(version)
    });
    begun.chain(made.into_iter().flatten()).collect()
}

/// The sheet of a text, or the known one with this code.
fn found(typed: &str, known: &[Sheet]) -> Result<Sheet, Closed> {
    let code = typed.to_ascii_uppercase();
    if let Some(own) = known.iter().find(|sheet| sheet.code() == code) {
        return Ok(own.clone());
    }
    match Loaded::read(typed) {
        Ok(loaded) => Ok(loaded.sheet),
        Err(_) if Sheet::is_code(&code) => Err(Closed::Code),
        Err(bad) => Err(Closed::Bad(bad)),
    }
}

#[cfg(test)]
mod tests {
    use tensu_learn::sheet::{BadSheet, Preset, Sheet, Version};

    use super::{Closed, found};
    use crate::model::active_rules::ActiveRules;

    fn club(seed: u64) -> (Sheet, ActiveRules) {
        let rules = ActiveRules::by_id("ema_2025").expect("a ruleset");
        let sheet = Preset::Club.sheet(seed, &rules.to_house(), &rules);
        (sheet.expect("a sheet"), rules)
    }

    #[test]
    fn a_code_opens_a_sheet_that_is_known_and_a_text_any() {
        let (sheet, rules) = club(1);
        let b = sheet.version(Version::B, &rules);
        let known = [sheet.clone(), b.clone()];
        assert_eq!(found(&sheet.code(), &known), Ok(sheet.clone()));
        assert_eq!(found(&b.code().to_lowercase(), &known), Ok(b));
        assert_eq!(found(&sheet.code(), &[]), Err(Closed::Code));
        let link = format!("https://example.org/#/sheet/{sheet}");
        for typed in [sheet.to_string(), link] {
            assert_eq!(found(&typed, &[]), Ok(sheet.clone()));
        }
        let half = &sheet.to_string()[..40];
        assert_eq!(found(half, &known), Err(Closed::Bad(BadSheet::Cut)));
        assert_eq!(found("", &known), Err(Closed::Bad(BadSheet::Cut)));
    }
}
