//! The clock of a round: it ends at a second that is kept, so that a reload loses nothing; then a bell rings.

use js_sys::{Array, Function, Reflect};
use tensu_words::Teach;
use wasm_bindgen::{JsCast, JsValue};
use yew::prelude::*;

use crate::browser::page::{self, Ticks};
use crate::say::teach::{fill_teach, teach};

/// The properties of the clock.
#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// The second in which it ends.
    pub(super) ends: u64,
    /// The minutes of the round.
    pub(super) minutes: u16,
}

/// The clock.
#[component]
pub(super) fn Timer(props: &Props) -> Html {
    let Props { ends, minutes } = *props;
    let now = use_state_eq(page::second);
    {
        let now = now.clone();
        use_effect_with((), move |()| {
            let ticks = Ticks::every(500, move || now.set(page::second()));
            move || drop(ticks)
        });
    }
    let left = ends.saturating_sub(*now);
    // It rings when the time runs out, and not when an old round is opened.
    let was = use_mut_ref(|| left);
    {
        let was = was.clone();
        use_effect_with(left, move |left| {
            let before = was.replace(*left);
            if *left == 0 && before > 0 {
                ring();
            }
        });
    }
    let text = format!("{}:{:02}", left / 60, left % 60);
    let says = if left == 0 {
        teach(Teach::DayTimeUp).to_owned()
    } else {
        fill_teach(Teach::DayLeft, &[u32::from(minutes).into()])
    };
    html! {
        <div class={classes!("day-clock", (left == 0).then_some("is-up"))}>
            <span class="day-time" role="timer">{ text }</span>
            <p role={(left == 0).then_some("status")}>{ says }</p>
        </div>
    }
}

/// Rings: three tones, and the device shakes. Where a browser allows neither, the words are there.
fn ring() {
    let _ = tones();
    if let Some(window) = page::window() {
        let navigator: JsValue = window.navigator().into();
        let _ = call(&navigator, "vibrate", &Array::of1(&600.into()));
    }
}

fn get(of: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(of, &name.into())
        .ok()
        .filter(|value| !value.is_undefined())
}

fn call(of: &JsValue, name: &str, with: &Array) -> Option<JsValue> {
    let call: Function = get(of, name)?.dyn_into().ok()?;
    Reflect::apply(&call, of, with).ok()
}

fn tones() -> Option<()> {
    let window: JsValue = page::window()?.into();
    let made: Function = get(&window, "AudioContext")?.dyn_into().ok()?;
    let audio = Reflect::construct(&made, &Array::new()).ok()?;
    let now = get(&audio, "currentTime")?.as_f64()?;
    let out = get(&audio, "destination")?;
    for tone in 0..3 {
        let begins = now + 0.5 * f64::from(tone);
        let sound = call(&audio, "createOscillator", &Array::new())?;
        let pitch = get(&sound, "frequency")?;
        Reflect::set(&pitch, &"value".into(), &880.into()).ok()?;
        call(&sound, "connect", &Array::of1(&out))?;
        call(&sound, "start", &Array::of1(&begins.into()))?;
        call(&sound, "stop", &Array::of1(&(begins + 0.3).into()))?;
    }
    Some(())
}
