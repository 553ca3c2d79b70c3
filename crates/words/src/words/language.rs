//! The macro of which the languages are made.

use tensu::Yaku;
use tensu::yaku::YakuSet;

/// Defines a language from its texts, as `build.rs` writes them, which says which one is missing.
macro_rules! language {
    (
        $(#[$doc:meta])*
        $static:ident = $tag:literal $name:literal plural $plural:ident
            thousands $thousands:literal from $grouped_from:literal decimal $decimal:literal romaji $romaji:literal;
        words { $($word:ident: $text:expr,)* }
        fan_words { $($fan:ident: $fan_text:expr,)* }
        sentences { $($sentence:ident: $sentence_text:expr,)* }
        explained { $($line:ident: $line_text:expr,)* }
        labels { $($label:ident: $label_text:expr,)* }
        teach { $($teach:ident: $teach_text:expr,)* }
        fans { $($said:ident: $said_text:expr,)* }
        yaku { $($yaku:ident: $called:expr, $condition:expr;)* }
        patterns { $($pattern:ident: $pattern_called:expr, $pattern_condition:expr;)* }
        notes { $($id:literal: $note:expr,)* }
        fan_points { $($han_fu:literal: $fan_points:literal,)* }
        chow_pung { $($chi_pon:literal: $chow_pung:literal,)* }
    ) => {
        $(#[$doc])*
        pub static $static: crate::words::Words = crate::words::Words {
            name: $name,
            engine: tensu::text::Words {
                tag: $tag,
                plural: tensu::text::Plural::$plural,
                thousands: $thousands,
                grouped_from: $grouped_from,
                texts: alloc::borrow::Cow::Borrowed(&list![crate::words::TEXTS;
                    $(crate::words::Word::$word => $text,)*
                    $(crate::words::Word::$sentence => $sentence_text,)*
                    crate::words::DECIMAL => $decimal,
                    crate::words::ROMAJI => if $romaji { "romaji" } else { "" },
                ]),
                yaku: alloc::borrow::Cow::Borrowed(&list![2 * tensu::Yaku::BEFORE_FANS;
                    $(tensu::Yaku::$yaku => $called,)*
                    $(tensu::Yaku::BEFORE_FANS + tensu::Yaku::$yaku as usize => $condition,)*
                ]),
                fans: FANS,
                patterns: PATTERNS,
                spare: None,
                other: alloc::vec::Vec::new(),
            },
            labels: LABELS,
            teach: TEACH,
            notes: alloc::borrow::Cow::Borrowed(&[$(($id, $note),)*]),
            fan_points: alloc::borrow::Cow::Borrowed(&[$(($han_fu, $fan_points),)*]),
            chow_pung: alloc::borrow::Cow::Borrowed(&[$(($chi_pon, $chow_pung),)*]),
        };

        #[cfg(feature = "labels")]
        const LABELS: alloc::borrow::Cow<'static, [&'static str]> = alloc::borrow::Cow::Borrowed(&list![crate::words::Label::COUNT;
            $(crate::words::Label::$line => $line_text,)*
            $(crate::words::Label::$label => $label_text,)*
        ]);
        #[cfg(not(feature = "labels"))]
        const LABELS: alloc::borrow::Cow<'static, [&'static str]> = alloc::borrow::Cow::Borrowed(&list![crate::words::Label::FIRST;
            $(crate::words::Label::$line => $line_text,)*
        ]);
        list! { TEACH if (feature = "labels"); crate::words::Teach::COUNT; $(crate::words::Teach::$teach => $teach_text,)* }
        list! {
            FANS if (feature = "chinese");
            crate::words::FanWord::COUNT;
            $(crate::words::FanWord::$fan => $fan_text,)*
            $(crate::words::FanWord::$said => $said_text,)*
        }
        list! {
            PATTERNS if (feature = "chinese");
            2 * crate::words::PATTERNS;
            $(tensu::Yaku::$pattern as usize - tensu::Yaku::BEFORE_FANS => $pattern_called,)*
            $(crate::words::PATTERNS + tensu::Yaku::$pattern as usize - tensu::Yaku::BEFORE_FANS => $pattern_condition,)*
        }

        const _: () = {
            use crate::words::language::are_all;
            use tensu::Yaku;
            assert!(are_all(&[$(Yaku::$yaku,)*], 0, Yaku::BEFORE_FANS), "a yaku has no name, or two");
        };
        #[cfg(feature = "chinese")]
        const _: () = {
            use crate::words::language::are_all;
            use tensu::Yaku;
            let all = are_all(&[$(Yaku::$pattern,)*], Yaku::BEFORE_FANS, Yaku::COUNT);
            assert!(all, "a pattern has no name, or two");
        };
    };
}

/// Puts texts at their places; in a constant that is empty in programs without a feature.
macro_rules! list {
    ($list:ident if ($has:meta); $count:expr; $($texts:tt)*) => {
        #[cfg($has)]
        const $list: alloc::borrow::Cow<'static, [&'static str]> = alloc::borrow::Cow::Borrowed(&list![$count; $($texts)*]);
        #[cfg(not($has))]
        const $list: alloc::borrow::Cow<'static, [&'static str]> = alloc::borrow::Cow::Borrowed(&[]);
    };
    ($count:expr; $($place:expr => $text:expr,)*) => {{
        let mut texts = [""; $count];
        $(texts[$place as usize] = $text;)*
        texts
    }};
}

/// Returns whether these are the yaku from one place of the table up to another, each once.
pub(super) const fn are_all(named: &[Yaku], from: usize, to: usize) -> bool {
    let mut seen = YakuSet::NONE;
    let mut i = 0;
    while i < named.len() {
        let place = named[i] as usize;
        if place < from || place >= to || seen.has(named[i]) {
            return false;
        }
        seen = seen.with(named[i], true);
        i += 1;
    }
    named.len() == to - from
}

// The engine's texts come first: it finds them by its own keys.
const _: () = {
    use crate::words::{FanWord, Word};
    use tensu::text;
    assert!(Word::ALL[text::Word::COUNT - 1] as usize == text::Word::COUNT - 1);
    assert!(FanWord::ALL[text::FanWord::COUNT - 1] as usize == text::FanWord::COUNT - 1);
};
