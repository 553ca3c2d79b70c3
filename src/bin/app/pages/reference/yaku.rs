//! The yaku by value, each with its condition and a hand.

use tensu::reference::{Group, Reference, YakuLine};
use tensu::score::AwardKind;
use tensu::text::Word;
use tensu::yaku::Worth;
use tensu::{Question, Yaku};
use yew::prelude::*;

use super::tag;
use crate::parts::called;
use crate::parts::laid::{laid, name};
use crate::parts::shapes::{each, el};
use crate::say::{self, Label, say, words};

/// The list, and the field that narrows it.
pub(super) fn part(
    lines: &Reference<'_>,
    examples: &[Option<Question>],
    sought: &str,
    at: Option<Yaku>,
    oninput: Callback<InputEvent>,
) -> Html {
    let mut count = 0;
    let mut group = |group: &Group| {
        let found: Vec<&YakuLine> = group
            .yaku
            .iter()
            .filter(|yaku| fits(yaku, sought))
            .collect();
        count += found.len();
        if found.is_empty() {
            return Html::default();
        }
        let line = |yaku: &&YakuLine| line(yaku, at, examples);
        html! {
            <>
                { el("h4", "", say::reference::group(group)) }
                <ul class="ref-yaku">{ each(found.iter().map(line)) }</ul>
            </>
        }
    };
    let groups: Html = lines.groups.iter().map(&mut group).collect();
    html! {
        <>
            <label class="field ref-filter">{ el("span", "", say(Label::RefFilter)) }<input type="search" value={sought.to_owned()} {oninput} /></label>
            <p class="aside" aria-live="polite">{ say::reference::found(count, lines.yaku_count()) }</p>
            { groups }
        </>
    }
}

/// Whether a yaku has these letters in one of its names, or they have one of its names in them: “menzen honitsu”.
fn fits(line: &YakuLine, sought: &str) -> bool {
    let row = line.yaku.row();
    let names = [row.romaji, row.kanji, row.english, row.code];
    let mut all = names.iter().chain(line.yaku.aliases());
    let sought = letters(sought);
    all.any(|name| {
        let name = letters(name);
        has(&name, &sought) || name.len() >= WHOLE && has(&sought, &name)
    })
}

/// From this length on a name within what was typed is meant.
const WHOLE: usize = 5;

/// Whether a part of the name is what is sought. Byte by byte: the search of `std` is made for long texts, and takes 5 KB.
fn has(name: &str, sought: &str) -> bool {
    let mut parts = name.as_bytes().windows(sought.len().max(1));
    sought.is_empty() || parts.any(|part| part == sought.as_bytes())
}

/// The letters of a name alone, so that "san shoku", "San-shoku" and "sanshoku" are the same, and "tenhō" finds tenhou.
fn letters(name: &str) -> String {
    let plain = |letter: char| match letter.to_ascii_lowercase() {
        'ā' | 'Ā' => Some('a'),
        'ī' | 'Ī' => Some('i'),
        'ū' | 'Ū' => Some('u'),
        'ē' | 'Ē' => Some('e'),
        'ō' | 'Ō' => Some('o'),
        ascii if ascii.is_ascii() => ascii.is_ascii_alphanumeric().then_some(ascii),
        other => Some(other),
    };
    name.chars().filter_map(plain).collect()
}

/// Where a yaku stands on the page.
pub(super) fn id(yaku: Yaku) -> String {
    format!("yaku-{}", yaku.code())
}

fn line(line: &YakuLine, at: Option<Yaku>, examples: &[Option<Question>]) -> Html {
    let id = id(line.yaku);
    let head = format!("{id}-h");
    let class = (at == Some(line.yaku)).then_some("looked-up");
    let name = say::name(AwardKind::Yaku(line.yaku));
    let english = words().yaku(line.yaku);
    let other = !english.eq_ignore_ascii_case(&name);
    let lower = |how: &str, lower: &[Yaku]| {
        let names: Vec<String> = lower
            .iter()
            .map(|&lower| say::name(AwardKind::Yaku(lower)))
            .collect();
        if names.is_empty() {
            return Html::default();
        }
        html! { <p class="aside">{ how }{ " " }{ words().list(&names, Word::Comma) }</p> }
    };
    html! {
        <li key={line.yaku.code()} {id} {class} data-yaku={line.yaku.code()}>
            <div id={head} class="ref-head" tabindex="-1">
                { el("b", "", called::called(AwardKind::Yaku(line.yaku))) }
                if let Some(kanji) = say::other_kanji(AwardKind::Yaku(line.yaku)) { <span lang="ja">{ kanji }</span> }
                if other { { el("span", "aside", english) } }
                { el("span", "number", worth(line.worth)) }
            </div>
            <p>
                { say::reference::stated(line.stated).map(tag) }
                { words().condition(line.yaku) }
                if let Some(counts) = say::reference::counts(line.counts) { { " " }{ el("span", "aside", counts) } }
            </p>
            { lower(say(Label::RefReplaces), &line.replaces) }
            { lower(say(Label::RefBeside), &line.beside) }
            { examples.get(line.yaku as usize).and_then(Option::as_ref).map(hand) }
        </li>
    }
}

fn worth(worth: Worth) -> String {
    say::rules::worth(worth)
}

fn hand(question: &Question) -> Html {
    laid(question, say::reference::example(&name(question)))
}
