//! The macros of which a language's file is made.

/// Names texts: an enum of them and their number, from the file that has them first.
macro_rules! keys {
    ($(#[$doc:meta])* $name:ident { $($key:ident: $text:expr,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(rustdoc::broken_intra_doc_links, reason = "a text may have brackets")]
        pub enum $name { $(#[doc = concat!("“", $text, "”")] $key,)* }

        impl $name {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$key),*];
            /// The number of them.
            pub const COUNT: usize = Self::ALL.len();
        }
    };
}

/// Defines a language from its texts, which may stand in any order; `words/build.rs` says which one is missing.
macro_rules! language {
    (
        $(#[$doc:meta])*
        $static:ident = $tag:literal $name:literal plural $plural:ident thousands $separator:literal decimal $decimal:literal romaji $romaji:literal;
        words { $($word:ident: $text:expr,)* }
        yaku { $($yaku:ident: $called:expr, $condition:expr;)* }
        labels { $($label:ident: $label_text:expr,)* }
        teach { $($teach:ident: $teach_text:expr,)* }
        notes { $($id:literal: $note:expr,)* }
        fan_points { $($han_fu:literal: $fan_points:literal,)* }
        chow_pung { $($chi_pon:literal: $chow_pung:literal,)* }
    ) => {
        $(#[$doc])*
        pub static $static: crate::words::Words = crate::words::Words {
            tag: $tag,
            name: $name,
            plural: crate::words::Plural::$plural,
            separator: $separator,
            core: alloc::borrow::Cow::Borrowed(&{
                use crate::words::Word;
                use crate::yaku::Yaku;
                let mut texts = [""; crate::words::CORE];
                $(texts[Word::$word as usize] = $text;)*
                $(
                    texts[Word::COUNT + Yaku::$yaku as usize] = $called;
                    texts[Word::COUNT + Yaku::BEFORE_FANS + Yaku::$yaku as usize] = $condition;
                )*
                texts[crate::words::DECIMAL] = $decimal;
                texts[crate::words::ROMAJI] = if $romaji { "romaji" } else { "" };
                texts
            }),
            labels: LABELS,
            teach: TEACH,
            fans: crate::words::fans::$static,
            spare_fans: &[],
            notes: alloc::borrow::Cow::Borrowed(&[$(($id, $note),)*]),
            fan_points: alloc::borrow::Cow::Borrowed(&[$(($han_fu, $fan_points),)*]),
            chow_pung: alloc::borrow::Cow::Borrowed(&[$(($chi_pon, $chow_pung),)*]),
            other: alloc::vec::Vec::new(),
        };

        #[cfg(feature = "labels")]
        const LABELS: alloc::borrow::Cow<'static, [&'static str]> = alloc::borrow::Cow::Borrowed(&{
            use crate::words::Label;
            let mut texts = [""; Label::COUNT];
            $(texts[Label::$label as usize] = $label_text;)*
            texts
        });
        #[cfg(feature = "labels")]
        const TEACH: alloc::borrow::Cow<'static, [&'static str]> = alloc::borrow::Cow::Borrowed(&{
            use crate::words::Teach;
            let mut texts = [""; Teach::COUNT];
            $(texts[Teach::$teach as usize] = $teach_text;)*
            texts
        });
        #[cfg(not(feature = "labels"))]
        const LABELS: alloc::borrow::Cow<'static, [&'static str]> = alloc::borrow::Cow::Borrowed(&[]);
        #[cfg(not(feature = "labels"))]
        const TEACH: alloc::borrow::Cow<'static, [&'static str]> = alloc::borrow::Cow::Borrowed(&[]);

        const _: () = {
            use crate::yaku::Yaku;
            let named = [$(Yaku::$yaku,)*];
            assert!(crate::yaku::are_all(&named, 0, Yaku::BEFORE_FANS), "a yaku has no name, or two");
        };
    };
}

/// Defines the language whose file names the texts.
macro_rules! first_language {
    (
        $(#[$doc:meta])*
        $static:ident = $tag:literal $name:literal plural $plural:ident thousands $separator:literal decimal $decimal:literal romaji $romaji:literal;
        words { $($word:ident: $text:expr,)* }
        yaku { $($yaku:ident: $called:expr, $condition:expr;)* }
        labels { $($label:ident: $label_text:expr,)* }
        teach { $($teach:ident: $teach_text:expr,)* }
        notes { $($id:literal: $note:expr,)* }
        fan_points { $($han_fu:literal: $fan_points:literal,)* }
        chow_pung { $($chi_pon:literal: $chow_pung:literal,)* }
    ) => {
        keys! {
            /// The texts of the core, by their English wording.
            Word { $($word: $text,)* }
        }
        keys! {
            /// The texts of the app, by their English wording.
            Label { $($label: $label_text,)* }
        }
        keys! {
            /// The texts of the teaching parts of the app, by their English wording. They are loaded with the page that
            /// has them.
            Teach { $($teach: $teach_text,)* }
        }
        language! {
            $(#[$doc])*
            $static = $tag $name plural $plural thousands $separator decimal $decimal romaji $romaji;
            words { $($word: $text,)* }
            yaku { $($yaku: $called, $condition;)* }
            labels { $($label: $label_text,)* }
            teach { $($teach: $teach_text,)* }
            notes { $($id: $note,)* }
            fan_points { $($han_fu: $fan_points,)* }
            chow_pung { $($chi_pon: $chow_pung,)* }
        }
    };
}
