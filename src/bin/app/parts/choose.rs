//! The browser's own list, which follows its state.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::parts::shapes::each;

/// The properties of a list.
#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// Its id, where the keyboard is brought back to it.
    #[prop_or_default]
    pub(crate) id: Option<AttrValue>,
    /// Its accessible name.
    pub(crate) name: AttrValue,
    /// The texts of the options.
    pub(crate) options: Vec<AttrValue>,
    /// The index of the chosen option.
    pub(crate) chosen: Option<usize>,
    /// The language of each, where it is not the page's.
    #[prop_or_default]
    pub(crate) langs: Vec<AttrValue>,
    /// `true` where a choice takes effect later, or not at all: until then the list goes on showing `chosen`.
    #[prop_or_default]
    pub(crate) is_patient: bool,
    /// Called with the index of an option that was chosen.
    pub(crate) onchoose: Callback<usize>,
}

fn show(list: &HtmlSelectElement, chosen: Option<usize>) {
    list.set_selected_index(chosen.map_or(-1, |chosen| chosen as i32));
}

/// The list.
#[component]
pub(crate) fn Choose(props: &Props) -> Html {
    let list = use_node_ref();
    // A list that was touched no longer follows its options' attributes.
    use_effect_with(
        (list.clone(), props.chosen, props.options.clone()),
        |(list, chosen, _)| {
            if let Some(list) = list.cast::<HtmlSelectElement>() {
                show(&list, *chosen);
            }
        },
    );
    let onchange = {
        let (onchoose, is_patient) = (props.onchoose.clone(), props.is_patient);
        let chosen = props.chosen;
        move |event: Event| {
            let Some(list) = event.target_dyn_into::<HtmlSelectElement>() else {
                return;
            };
            if let Ok(index) = usize::try_from(list.selected_index()) {
                if is_patient {
                    show(&list, chosen);
                }
                onchoose.emit(index);
            }
        }
    };
    let option = |(i, text): (usize, &AttrValue)| {
        let lang = props.langs.get(i).cloned();
        html! { <option {lang} selected={Some(i) == props.chosen}>{ text }</option> }
    };
    html! {
        <select ref={list} id={props.id.clone()} aria-label={&props.name} {onchange}>{ each(props.options.iter().enumerate().map(option)) }</select>
    }
}
