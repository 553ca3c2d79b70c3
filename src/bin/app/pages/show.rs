//! The result for the table: turned to who sits opposite, as large as the screen allows, with the words to say.

use yew::prelude::*;

use super::{Desk, Page};
use crate::model::share;
use crate::parts::icon::Shape;

use crate::parts::called::awarded;
use crate::parts::shapes::{button, each, el, send};
use crate::say::share::{Said, paid};
use crate::say::{self, Label, say, words};

/// The side for who holds the device.
const HERE: &str = "here";

/// Its entry.
pub(crate) const PAGE: Page = Page {
    address: "show",
    title: Label::ViewShow,
    icon: Some(Shape::Show),
    menu: None,
    in_bar: false,
    in_frame: |_| true,
    is_there: |state| share::worth(&state.entry).is_some(),
};

/// The result; nothing without a price.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    let Desk {
        state,
        outcomes,
        dispatch,
        side,
        ..
    } = *desk;
    let entry = &state.entry;
    let Ok(explained) = outcomes.chosen() else {
        return Html::default();
    };
    let score = &explained.score;
    // To who sits opposite, or to who holds the device.
    let (turned, other) = match side {
        HERE => (None, PAGE.opened()),
        _ => (Some("turned"), PAGE.opened_at(HERE)),
    };
    let said = Said::of(score);
    let paid_words = said.paid.map(|paid| say::paid(&paid));
    let longest = paid_words.iter().chain([&said.hand]);
    let size = match longest.map(|words| width(words)).max() {
        Some(..=38) => "short",
        Some(..=63) => "long",
        Some(..=79) => "longest",
        _ => "widest",
    };
    let award = |award| el("li", "", awarded(award));
    let payer = |(name, points): (&'static str, u32)| {
        html! { <>{ el("dt", "", name) }{ el("dd", "", say::points(points)) }</> }
    };
    let many = score.awards.len() + score.payments.len() > 8;
    html! {
        <div class={classes!("show", turned, many.then_some("many"))}>
            <div class="show-face">
                <p class="show-how">{ say::by(outcomes.by) }{ " · " }{ words().player(entry.rest.seat) }</p>
                <p class={classes!("said", size)}>
                    { el("span", "", said.hand) }
                    if let Some(paid) = paid_words {
                        { " " }{ el("span", "", paid) }
                    }
                </p>
                { el("p", "show-worth", say::value(score)) }
                <ul class="awards">{ each(score.awards.iter().map(award)) }</ul>
                <dl class="show-paid">{ each(paid(score).into_iter().map(payer)) }</dl>
            </div>
            { button("toggle strong", say(Label::ShowTurn), send(other, dispatch)) }
        </div>
    }
}

/// How wide words are, in tenths of their height: the signs of Asian scripts and arrows are square, digits are not.
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
