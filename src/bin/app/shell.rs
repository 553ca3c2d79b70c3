//! Drawings that the build asks of the app outside of a browser, by the same code as in one: the first screen, which the page shows before
//! the app is there, and a page of each ruleset in each language, which is read without the app.

/// Draws what was asked for, where the app was built to do so: the screen to the terminal, or the pages into a folder.
#[cfg(feature = "shell")]
pub(crate) fn draw() -> bool {
    let drawn = match std::env::args().nth(1) {
        None => screen().map(|html| print!("{html}")),
        Some(folder) => pages(&folder),
    };
    // Who called looks for the end of it.
    if drawn.is_none() {
        eprintln!("the app could not draw itself");
    }
    true
}

/// Draws nothing: a browser has the app draw itself.
#[cfg(not(feature = "shell"))]
pub(crate) const fn draw() -> bool {
    false
}

/// Returns the screen of a first visit.
#[cfg(feature = "shell")]
fn screen() -> Option<String> {
    // Most players read it; for the others `www/early.js` hides these words.
    crate::say::set(&tensu_words::EN);
    html(yew::LocalServerRenderer::<crate::app::App>::new())
}

/// Writes a file for each ruleset and language, `tenhou.de`: the name of the ruleset, a line about the page, and the page's content.
/// The languages are in `languages`, a line each: tag, own name, and what the edges of its pages say.
#[cfg(feature = "shell")]
fn pages(folder: &str) -> Option<()> {
    use crate::model::active_rules::ActiveRules;
    use crate::model::library::library;
    use crate::pages::reference::alone::{Alone, Props, about};
    use crate::say::Label;
    use std::fs::write;

    crate::parts::tile::give_pictures();
    let mut languages = String::new();
    for words in tensu_words::LANGUAGES {
        crate::say::set(words);
        let said = [Label::Language, Label::Ruleset, Label::EmbedOpen].map(crate::say::say);
        languages += &[words.tag, words.name, said[0], said[1], said[2]].join("\t");
        languages += "\n";
        for rules in library().rulesets() {
            crate::say::speak_as(rules.idiom);
            let props = Props {
                rules: ActiveRules::Preset(rules),
            };
            let body = html(yew::LocalServerRenderer::<Alone>::with_props(props))?;
            let (name, about) = (crate::say::ruleset(rules), about(rules));
            let page = format!("{name}\n{about}\n{body}\n");
            write(format!("{folder}/{}.{}", rules.id, words.tag), page).ok()?;
        }
    }
    write(format!("{folder}/languages"), languages).ok()
}

/// Returns what a component draws first.
#[cfg(feature = "shell")]
fn html<C: yew::BaseComponent>(renderer: yew::LocalServerRenderer<C>) -> Option<String> {
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    let drawn = renderer.hydratable(false).render();
    // Nothing in the app waits for anything before it can be drawn.
    match pin!(drawn).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(html) => Some(html),
        Poll::Pending => None,
    }
}
