//! The names of yaku and bonuses, in terms apart from the language of everything else.

use std::cell::Cell;

use tensu::Yaku;
use tensu::score::AwardKind;
use tensu_words::{Words, romaji};

use crate::model::speech::idiom;

use super::{Label, Terms, say, with, words};

thread_local! {
    static KOREAN: Cell<Option<&'static Words>> = const { Cell::new(None) };
    static TERMS: Cell<Terms> = const { Cell::new(Terms::Language) };
}

/// Chooses the terms in which yaku are called.
pub(crate) fn set_terms(terms: Terms) {
    TERMS.set(terms);
}

/// Returns the terms in which yaku are called now.
pub(crate) fn terms() -> Terms {
    TERMS.get()
}

/// Keeps the words that have the Korean names.
pub(crate) fn set_korean(words: Option<&'static Words>) {
    KOREAN.set(words);
}

/// Names a yaku or bonus, in the chosen terms.
pub(crate) fn name(what: AwardKind) -> String {
    named(what).0
}

/// Names a yaku, in the chosen terms.
pub(crate) fn yaku(yaku: Yaku) -> String {
    name(AwardKind::Yaku(yaku))
}

/// Returns the kanji beside a name and its meaning, where they say something else.
pub(crate) fn other_kanji(what: AwardKind) -> Option<&'static str> {
    let kanji = kanji(what);
    // Whoever reads Chinese has read the name, be it in the other form of the signs.
    let is_read = idiom().is_chinese() && words().tag.starts_with("zh");
    let is_new =
        !kanji.is_empty() && kanji != name(what) && kanji != words().what(what) && !is_read;
    is_new.then_some(kanji)
}

/// Names the button that leads to what a yaku takes.
pub(crate) fn look_up(yaku: Yaku) -> String {
    with(Label::LookUp, &name(AwardKind::Yaku(yaku)))
}

/// Returns the language of that name, where it is another than that of everything else.
pub(crate) fn name_language(what: AwardKind) -> Option<&'static str> {
    Some(named(what).1).filter(|tag| *tag != words().tag)
}

/// Returns a name and its language. Japanese in Latin letters is taken for the players' own words.
fn named(what: AwardKind) -> (String, &'static str) {
    let language = words();
    let own = || (language.what(what).to_owned(), language.tag);
    match (TERMS.get(), what) {
        (Terms::Language, _) => (language.called(what), language.tag),
        (Terms::Romaji, AwardKind::Yaku(yaku)) => {
            romaji(yaku).map_or_else(own, |name| (name, language.tag))
        }
        (Terms::Kanji, _) if !kanji(what).is_empty() => (kanji(what).to_owned(), kanji_language()),
        (Terms::English, AwardKind::Yaku(yaku)) => (yaku.row().english.to_owned(), "en"),
        (Terms::Korean, _) => {
            let korean = KOREAN.get().unwrap_or(language);
            (korean.what(what).to_owned(), korean.tag)
        }
        _ => own(),
    }
}

/// Lists the terms to choose from: where players of the language say Romaji, "in this language" would be the same.
pub(crate) fn terms_offered() -> &'static [Terms] {
    let [_, others @ ..] = &Terms::ALL;
    if words().has_romaji() {
        others
    } else {
        &Terms::ALL
    }
}

/// Names the terms.
pub(crate) fn terms_name(terms: Terms) -> &'static str {
    say(match terms {
        Terms::Language => Label::TermsLanguage,
        Terms::Romaji => Label::TermsRomaji,
        Terms::Kanji => Label::TermsKanji,
        Terms::English => Label::TermsEnglish,
        Terms::Korean => Label::TermsKorean,
    })
}

/// Returns the language that the kanji are of: in Chinese games they are Chinese.
pub(crate) fn kanji_language() -> &'static str {
    idiom().language_of_signs()
}

/// Returns the name of a yaku or bonus in kanji.
pub(crate) fn kanji(what: AwardKind) -> &'static str {
    match what {
        AwardKind::Yaku(yaku) => idiom().signs(yaku),
        AwardKind::Dora => "ドラ",
        AwardKind::UraDora => "裏ドラ",
        AwardKind::AkaDora => "赤ドラ",
        AwardKind::Nukidora => "抜きドラ",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use tensu::Yaku;
    use tensu::rules::{Idiom, MCR_MIL};
    use tensu::score::AwardKind;
    use tensu_words::{DE, EN, FR, JA, KO, RU, ZH_HANS, ZH_HANT};

    use crate::model::speech::said_as;

    use super::{Terms, name, name_language, other_kanji, set_korean, set_terms};

    #[test]
    fn signs_of_chinese_games_are_what_chinese_calls_the_pattern() {
        let words = ZH_HANS.spoken(Idiom::Chinese);
        for yaku in Yaku::all().filter(|&yaku| MCR_MIL.has(yaku)) {
            let signs = yaku.hanzi();
            assert_eq!(signs, words.yaku(yaku), "{yaku:?}");
        }
    }

    /// Whoever reads Chinese has read it, in whichever form of the signs; in Hong Kong they are Hong Kong's.
    #[test]
    fn a_name_in_signs_stands_once() {
        let all_pungs = AwardKind::Yaku(Yaku::AllPungs);
        for (page, idiom, beside) in [
            (&EN, Idiom::Chinese, Some("碰碰和")),
            (&EN, Idiom::Faan, Some("對對糊")),
            (&EN, Idiom::Series, Some("對對和")),
            (&ZH_HANT, Idiom::Chinese, None),
            (&ZH_HANT, Idiom::Faan, None),
            (&ZH_HANS, Idiom::Faan, None),
            (&ZH_HANT, Idiom::Series, None),
        ] {
            crate::say::set(page);
            set_terms(Terms::Language);
            let said = said_as(idiom, || other_kanji(all_pungs));
            assert_eq!(said, beside, "{idiom:?} in {}", page.tag);
        }
    }

    /// In English a pattern is called as the seat is: another name of one would be that of the other, too.
    #[test]
    fn the_seat_is_called_so_in_every_game() {
        crate::say::set(&EN);
        set_terms(Terms::Language);
        for idiom in [Idiom::Riichi, Idiom::Chinese, Idiom::Faan, Idiom::Series] {
            let seat = said_as(idiom, || crate::say::say(crate::say::Label::SeatWind));
            assert_eq!(seat, "Seat wind", "{idiom:?}");
        }
    }

    #[test]
    fn the_same_signs_stand_once() {
        let [toitoi, riichi] = [Yaku::Toitoi, Yaku::Riichi].map(AwardKind::Yaku);
        for (page, terms, what, beside) in [
            (&EN, Terms::Language, toitoi, Some("対々和")),
            (&EN, Terms::Kanji, toitoi, None),
            (&JA, Terms::Language, toitoi, None),
            (&JA, Terms::Romaji, toitoi, None),
            (&JA, Terms::Language, riichi, Some("立直")),
            (&EN, Terms::Language, AwardKind::WinningBonus, None),
        ] {
            crate::say::set(page);
            set_terms(terms);
            assert_eq!(other_kanji(what), beside, "{terms:?} in {}", page.tag);
        }
    }

    #[test]
    fn a_name_in_another_language_says_so() {
        let yaku = AwardKind::Yaku(Yaku::Tanyao);
        for (page, terms, said, language) in [
            (&DE, Terms::Kanji, "断么九", Some("ja")),
            (&JA, Terms::Kanji, "断么九", None),
            (&DE, Terms::English, "All simples", Some("en")),
            (&EN, Terms::English, "All simples", None),
            (&DE, Terms::Romaji, "Tanyao", None),
            (&DE, Terms::Language, "Tanyao", None),
            (&EN, Terms::Korean, "탕야오", Some("ko")),
            (&KO, Terms::Korean, "탕야오", None),
        ] {
            crate::say::set(page);
            set_korean(Some(&KO));
            set_terms(terms);
            assert_eq!(
                (name(yaku).as_str(), name_language(yaku)),
                (said, language),
                "{terms:?} in {}",
                page.tag
            );
        }
        // Korean games have names of their own, and none in Japanese.
        let ready = AwardKind::Yaku(Yaku::Ready);
        for (page, terms, said) in [
            (&EN, Terms::Language, "Ready"),
            (&DE, Terms::Language, "Bereit"),
            (&FR, Terms::Language, "Prêt"),
            (&RU, Terms::Language, "Готовность"),
            (&DE, Terms::Romaji, "Bereit"),
            (&DE, Terms::English, "Ready"),
            (&KO, Terms::Language, "엎어"),
        ] {
            crate::say::set(page);
            set_terms(terms);
            assert_eq!(name(ready), said, "{terms:?} in {}", page.tag);
        }
        crate::say::set(&DE);
        for (yaku, said) in [
            (Yaku::AllSimples, "Nur einfache Steine"),
            (Yaku::PremiumTile, "Prämienstein"),
            (Yaku::SevenPairs, "Sieben Paare"),
        ] {
            set_terms(Terms::Language);
            assert_eq!(name(AwardKind::Yaku(yaku)), said);
        }
        // What its file does not bring stands in the language of the page.
        crate::say::set(&DE);
        set_korean(None);
        set_terms(Terms::Korean);
        assert_eq!(name_language(yaku), None);
    }
}
