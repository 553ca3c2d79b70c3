//! The yaku by value, each with its condition and a hand.

use tensu::reference::{FactLine, Reference, YakuGroup, YakuLine, example};
use tensu::score::AwardKind;
use tensu::{Question, Ruleset, Yaku};
use tensu_words::Word;
use yew::prelude::*;

use super::line::tag;
use crate::parts::called;
use crate::parts::laid::{laid, name};
use crate::parts::shapes::{each, el};
use crate::say::{self, Label, say, words};

/// Everything that can be looked for: the yaku, and what is paid without being one.
pub(super) struct Index {
    groups: Vec<YakuGroup>,
    count: usize,
    /// A hand of each yaku of the rules, by the place of the yaku among all.
    examples: Vec<Option<Question>>,
    /// Other things that are paid: the names that sources have for each, and its line.
    others: Vec<(&'static [&'static str], Html)>,
}

impl Index {
    pub(super) fn of(lines: &Reference<'_>, rules: &Ruleset) -> Self {
        let hand = |yaku| rules.has(yaku).then(|| example(rules, yaku)).flatten();
        let other = |line: &FactLine<'_>| {
            let names = line.fact.aliases();
            let stated = say::reference::stated(line.stated).map(tag);
            let text = words().fact_by(&line.fact, &say::yaku);
            (!names.is_empty()).then(|| (names, html! { <li>{ stated }{ text }</li> }))
        };
        Self {
            groups: lines.groups.clone(),
            count: lines.yaku_count(),
            examples: Yaku::all().map(hand).collect(),
            others: lines.facts.iter().filter_map(other).collect(),
        }
    }
}

/// Draws the list, and the field that narrows it.
pub(super) fn part(
    index: &Index,
    sought: &str,
    at: Option<Yaku>,
    oninput: Callback<InputEvent>,
) -> Html {
    let (count, found) = found(index, sought, at);
    html! {
        <>
            <label class="field ref-filter">{ el("span", "", say(Label::RefFilter)) }<input type="search" value={sought.to_owned()} {oninput} /></label>
            <p class="aside" aria-live="polite">{ say::reference::found(count, index.count) }</p>
            { found }
        </>
    }
}

/// Draws what is found, and counts the yaku in it; nothing sought finds everything.
pub(super) fn found(index: &Index, sought: &str, at: Option<Yaku>) -> (usize, Html) {
    let mut count = 0;
    let mut group = |group: &YakuGroup| {
        let found: Vec<&YakuLine> = group
            .yaku
            .iter()
            .filter(|yaku| fits(yaku, sought))
            .collect();
        count += found.len();
        if found.is_empty() {
            return Html::default();
        }
        let line = |yaku: &&YakuLine| line(yaku, at, &index.examples);
        html! {
            <>
                { el("h4", "", say::reference::group(group)) }
                <ul class="ref-yaku">{ each(found.iter().map(line)) }</ul>
            </>
        }
    };
    let groups: Html = index.groups.iter().map(&mut group).collect();
    let others = index.others.iter();
    let others = others.filter(|(names, _)| is_sought(names, sought));
    let others: Vec<Html> = others.map(|(_, line)| line.clone()).collect();
    let list = (!others.is_empty()).then(|| el("ul", "notes", each(others)));
    (count, each([groups, list.unwrap_or_default()]))
}

/// Returns whether a source calls a fact so: what is paid without being a yaku is looked for among them, too.
fn is_sought(names: &[&str], sought: &str) -> bool {
    letters(sought).len() >= WHOLE && calls(names.iter(), sought)
}

/// Returns whether a yaku has these letters in one of its names, or they have one of its names in them: “menzen honitsu”.
fn fits(line: &YakuLine, sought: &str) -> bool {
    let row = line.yaku.row();
    let (said, signs) = (
        words().yaku(line.yaku),
        say::kanji(AwardKind::Yaku(line.yaku)),
    );
    let names = [said, signs, row.romaji, row.kanji, row.english, row.code];
    calls(names.iter().chain(line.yaku.aliases()), sought)
}

/// Returns whether one of the names is meant.
fn calls<'a>(mut names: impl Iterator<Item = &'a &'a str>, sought: &str) -> bool {
    let sought = letters(sought);
    names.any(|name| {
        let name = letters(name);
        has(&name, &sought) || name.len() >= WHOLE && has(&sought, &name)
    })
}

/// The length from which on a name within what was typed is meant.
const WHOLE: usize = 5;

/// Returns whether a part of the name is what is sought. Byte by byte: the search of `std` is made for long texts, and takes 5 KB.
fn has(name: &str, sought: &str) -> bool {
    let mut parts = name.as_bytes().windows(sought.len().max(1));
    sought.is_empty() || parts.any(|part| part == sought.as_bytes())
}

/// Reduces a name to its letters, so that "san shoku", "San-shoku" and "sanshoku" are the same, and "tenhō" finds tenhou.
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

/// Returns the id of a yaku's line on the page.
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
                if let Some(kanji) = say::other_kanji(AwardKind::Yaku(line.yaku)) { <span lang={say::kanji_language()}>{ kanji }</span> }
                if other { { el("span", "aside", english) } }
                { el("span", "number", words().amounts(line.worth.unit, line.amounts)) }
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

fn hand(question: &Question) -> Html {
    laid(question, say::reference::example(&name(question)))
}

#[cfg(test)]
mod tests {
    use tensu::Ruleset;
    use tensu::reference::Reference;

    use super::{fits, is_sought};

    /// Every heading of a yaku in the three documents of riichi that name them, and the id of its line.
    #[rustfmt::skip] // a line a heading
    const HEADINGS: &[(&str, &[(&str, &str)])] = &[
        ("shanghai", &[
            ("Going Out on the last tile of the wall", "haitei"),
            ("Going Out on a loose tile", "rinshan"),
            ("loose tile", "rinshan"),
            ("Tsumo on concealed hand", "menzen_tsumo"),
            ("Reach", "riichi"),
            ("One shot", "ippatsu"),
            ("Double Reach", "double_riichi"),
            ("All Honor discards, and no takers", "nagashi"),
            ("Nagashi Mangan", "nagashi"),
            ("Heavenly Hand", "tenhou"),
            ("Earthly Hand", "chiihou"),
            ("Going Out on a discard within the first deal", "renhou"),
            ("Pung of Own Wind", "yakuhai_seat"),
            ("Prevailing Wind", "yakuhai_round"),
            ("Pung of Any Dragon", "yakuhai_chun"),
            ("No-Points, All Chow", "pinfu"),
            ("Pin Wu", "pinfu"),
            ("All Simples", "tanyao"),
            ("Two Identical Chows", "iipeikou"),
            ("Three Similar Chows", "sanshoku_doujun"),
            ("One Through Nine in One Suit", "ittsuu"),
            ("All Terminals & Honors, w/ Term. Chows", "chanta"),
            ("Three Concealed Pungs", "sanankou"),
            ("Three Identical Chows", "isshoku_sanjun"),
            ("All Pung", "toitoi"),
            ("Little Three Dragons", "shousangen"),
            ("Three Kongs", "sankantsu"),
            ("All Terminal & Honor Pungs", "honroutou"),
            ("Three Sequential Pungs in One Suit", "sanrenkou"),
            ("Seven Pairs", "chiitoitsu"),
            ("Three Similar Pungs", "sanshoku_doukou"),
            ("Double Peikou", "ryanpeikou"),
            ("Clean Hand", "honitsu"),
            ("All Terminals, w/ Terminal Chows", "junchan"),
            ("Four Identical Chows", "isshoku_yonjun"),
            ("Pure Hand", "chinitsu"),
            ("Heavenly Gates, Nine Gates", "chuuren"),
            ("Little Four Winds", "shousuushii"),
            ("Three Great Scholars", "daisangen"),
            ("All Kong", "suukantsu"),
            ("All Green", "ryuuiisou"),
            ("Chin rao tou", "chinroutou"),
            ("All Winds and Dragons", "tsuuiisou"),
            ("Unique Wonders", "kokushi"),
            ("Four Concealed Pungs", "suuankou"),
            ("Pure Sequential Simple Pairs", "daisharin"),
            ("Four Consecutive Pungs in One Suit", "suurenkou"),
            ("Thirteen Unrelated Tiles", "shiisan_puutaa"),
            ("Four Blessings", "daisuushii"),
        ]),
        ("cheatsheet", &[
            ("Fully Concealed Hand", "menzen_tsumo"),
            ("Yakuhai", "yakuhai_haku"),
            ("Pure Double Sequences", "iipeikou"),
            ("Robbing a Kan", "chankan"),
            ("After a Kan", "rinshan"),
            ("Under the Sea", "haitei"),
            ("Under the River", "houtei"),
            ("Triple Triplets", "sanshoku_doukou"),
            ("Three Quads", "sankantsu"),
            ("toitai", "toitoi"),
            ("Half Outside Hand", "chanta"),
            ("Pure Straight", "ittsuu"),
            ("Twice Pure Double Sequence", "ryanpeikou"),
            ("Mangan at Draw", "nagashi"),
            ("Blessing of Heaven", "tenhou"),
            ("Single-wait Four Closed Triplets", "suuankou_tanki"),
            ("13-wait Thirteen Orphans", "kokushi_13"),
            ("True Nine Gates", "junsei_chuuren"),
        ]),
        ("ari_ari", &[
            ("Fully Concealed Tsumo", "menzen_tsumo"),
            ("Twin Sequences", "iipeikou"),
            ("Valued Tile", "yakuhai_seat"),
            ("Dragon Tiles", "yakuhai_hatsu"),
            ("Mixed Triple Sequences", "sanshoku_doujun"),
            ("Full Straight", "ittsuu"),
            ("Renfuu", "yakuhai_round"),
            ("Small Three Dragons", "shousangen"),
            ("Menzen Sanshoku Doujun", "sanshoku_doujun"),
            ("Closed Full Straight", "ittsuu"),
            ("Menzen Chanta", "chanta"),
            ("Full Outside Hand", "junchan"),
            ("Toittoi", "toitoi"),
            ("Double Twin Sequences", "ryanpeikou"),
            ("Closed Fully Outside Hand", "junchan"),
            ("Menzen Honitsu", "honitsu"),
            ("Closed Full Flush", "chinitsu"),
            ("Tenhō", "tenhou"),
            ("Small Four Winds", "shousuushii"),
            ("All Honours", "tsuuiisou"),
            ("Pure Nine Gates", "junsei_chuuren"),
            ("Thirteen Orphans Thirteen-sided Wait", "kokushi_13"),
        ]),
    ];

    /// The name on the page and the signs beside it, in the words of the game.
    #[test]
    fn what_stands_on_the_page_is_found() {
        use tensu::rules::HONG_KONG;
        use tensu_words::{DE, Words};
        let lines = Reference::of(&HONG_KONG);
        let found = |words: &'static Words, sought: &str| {
            crate::say::set(words);
            crate::model::speech::said_as(HONG_KONG.idiom, || {
                let yaku = lines.groups.iter().flat_map(|group| &group.yaku);
                let yaku = yaku.filter(|line| fits(line, sought));
                yaku.map(|line| line.yaku.code()).collect::<Vec<_>>()
            })
        };
        assert_eq!(found(&DE, "對對糊"), ["all_pungs"]);
        let name = DE
            .spoken(HONG_KONG.idiom)
            .yaku(tensu::Yaku::AllPungs)
            .to_owned();
        assert_eq!(found(&DE, &name), ["all_pungs"]);
    }

    #[test]
    fn every_name_that_a_source_uses_finds_its_line() {
        for (id, names) in HEADINGS {
            let rules = Ruleset::by_id(id).expect("a ruleset");
            let lines = Reference::of(rules);
            for (name, line) in *names {
                let yaku = lines.groups.iter().flat_map(|group| &group.yaku);
                let yaku = yaku.filter(|line| fits(line, name));
                let yaku = yaku.map(|line| line.yaku.code());
                let facts = lines.facts.iter();
                let facts = facts.filter(|line| is_sought(line.fact.aliases(), name));
                let found: Vec<&str> = yaku.chain(facts.map(|line| line.fact.code())).collect();
                assert!(found.contains(line), "{id}: {name} finds {found:?}");
                // A name narrows the list.
                assert!(found.len() <= 8, "{id}: {name} finds {found:?}");
            }
        }
    }
}
