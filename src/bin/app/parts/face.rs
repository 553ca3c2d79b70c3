//! A result as the table sees it: as large as the screen allows, turned to who sits opposite.

use tensu::score::Payment;
use tensu::{By, Wind};
use yew::prelude::*;

use crate::browser::page::voice;
use crate::parts::shapes::{button, each, el};
use crate::say::share::{Said, paid};
use crate::say::{self, Label, say, words};

/// A win, as it is shown.
pub(crate) struct Face<'a> {
    /// The way of winning.
    pub(crate) by: By,
    /// The winner's seat.
    pub(crate) seat: Wind,
    /// The payments.
    pub(crate) payments: &'a [Payment],
    /// Points of the riichi sticks that come with it.
    pub(crate) sticks: u32,
    /// Its worth beside the payments, such as han and fu.
    pub(crate) worth: Html,
    /// The yaku and bonuses of that worth.
    pub(crate) parts: Vec<Html>,
}

impl Face<'_> {
    /// Draws it, turned to who sits opposite, or to who holds the device; a button turns it, above `more`.
    pub(crate) fn view(self, is_here: bool, turn: Callback<MouseEvent>, more: Html) -> Html {
        let said = Said::of(self.payments);
        let paid_words = said.paid.map(|paid| say::paid(&paid));
        let text = aloud(self.by, &said.hand, paid_words.as_deref());
        let longest = paid_words.iter().chain([&said.hand]);
        let size = match longest.map(|words| width(words)).max() {
            Some(..=38) => "short",
            Some(..=63) => "long",
            Some(..=79) => "longest",
            _ => "widest",
        };
        let payer = |(name, points): (&'static str, u32)| {
            html! { <>{ el("dt", "", name) }{ el("dd", "", say::points(points)) }</> }
        };
        let many = self.parts.len() + self.payments.len() > 8;
        let parts = self.parts.into_iter().map(|part| el("li", "", part));
        let paid = paid(self.payments, self.sticks);
        html! {
            <div class={classes!("show", (!is_here).then_some("turned"), many.then_some("many"))}>
                <div class="show-face">
                    <p class="show-how">{ say::by(self.by) }{ " · " }{ words().player(self.seat) }</p>
                    <p class={classes!("said", size)}>
                        { el("span", "", said.hand) }
                        if let Some(paid) = paid_words {
                            { " " }{ el("span", "", paid) }
                        }
                    </p>
                    { el("p", "show-worth", self.worth) }
                    <ul class="awards">{ each(parts) }</ul>
                    <dl class="show-paid">{ each(paid.into_iter().map(payer)) }</dl>
                </div>
                <div class="show-does">
                    { button("toggle strong", say(Label::ShowTurn), turn) }
                    <Aloud {text} />
                    { more }
                </div>
            </div>
        }
    }
}

/// The properties of the button.
#[derive(Properties, PartialEq)]
struct AloudProps {
    text: String,
}

/// The button that says it aloud, and a line when the device cannot.
#[component]
fn Aloud(props: &AloudProps) -> Html {
    let is_mute = use_state_eq(|| false);
    use_effect_with((), |()| voice::prepare());
    let onclick = {
        let (is_mute, text) = (is_mute.clone(), props.text.clone());
        move |_: MouseEvent| is_mute.set(!voice::say(&text, words().tag))
    };
    html! {
        <>
            { button("toggle", say(Label::ShowSay), onclick) }
            <p class="aside" role="status">{ (*is_mute).then(|| say(Label::ShowNoVoice)) }</p>
        </>
    }
}

/// Makes the sentence for a voice: the way of winning, the points, the payers.
fn aloud(by: By, hand: &str, paid: Option<&str>) -> String {
    let parts = [Some(say::by(by)), Some(hand), paid];
    let parts: Vec<String> = parts.into_iter().flatten().map(voice::plain).collect();
    parts.join(". ")
}

/// Estimates the width of words, in tenths of their height: the signs of Asian scripts and arrows are square, digits are not.
fn width(words: &str) -> usize {
    let one = |sign: char| match sign {
        ' '..='/' => 3,
        sign if sign.is_whitespace() => 3,
        '\u{2000}'.. => 10,
        _ => 7,
    };
    words.chars().map(one).sum()
}

#[cfg(test)]
mod tests {
    use super::width;

    #[test]
    fn what_is_wide_is_counted_so() {
        for (words, tenths) in [
            ("8,300", 31),
            ("8\u{202f}300", 31),
            ("12,000", 38),
            ("→ 8,300", 44),
            ("は8,300", 41),
            ("4,000 オール", 64),
        ] {
            assert_eq!(width(words), tenths, "{words}");
        }
    }
}
