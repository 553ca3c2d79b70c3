//! The texts of Chinese games, files of their own in each language. They are loaded apart, like those of the teaching parts of the
//! app, so that others need not load them. Without the feature `chinese` there are none.

#[cfg(feature = "chinese")]
use crate::yaku::Yaku;

/// The number of texts: by [`FanWord`], then the names of patterns, then their conditions.
#[cfg(feature = "chinese")]
pub(crate) const FANS: usize = FanWord::COUNT + 2 * Yaku::OF_CHINESE;

/// A language's texts, as `words/build.rs` writes them.
macro_rules! fan_texts {
    ($static:ident; words { $($word:ident: $text:expr,)* } fans { $($fan:ident: $called:expr, $condition:expr;)* }) => {
        #[cfg(feature = "chinese")]
        #[allow(dead_code, reason = "a program with English alone has those of no other")]
        static TEXTS: [&str; crate::words::fans::FANS] = {
            use crate::words::fans::{FANS, FanWord};
            use crate::yaku::Yaku;
            let mut texts = [""; FANS];
            $(texts[FanWord::$word as usize] = $text;)*
            $(
                let place = FanWord::COUNT + Yaku::$fan as usize - Yaku::BEFORE_FANS;
                texts[place] = $called;
                texts[place + Yaku::OF_CHINESE] = $condition;
            )*
            texts
        };

        #[cfg(feature = "chinese")]
        pub(crate) const $static: alloc::borrow::Cow<'static, [&'static str]> = alloc::borrow::Cow::Borrowed(&TEXTS);
        #[cfg(not(feature = "chinese"))]
        pub(crate) const $static: alloc::borrow::Cow<'static, [&'static str]> = alloc::borrow::Cow::Borrowed(&[]);

        #[cfg(feature = "chinese")]
        const _: () = {
            use crate::yaku::Yaku;
            let named = [$(Yaku::$fan,)*];
            let all = crate::yaku::are_all(&named, Yaku::BEFORE_FANS, Yaku::COUNT);
            assert!(all, "a pattern has no name, or two");
        };
    };
}

/// Defines the language whose file names the texts.
macro_rules! first_fan_texts {
    ($static:ident; words { $($word:ident: $text:expr,)* } fans { $($fan:ident: $called:expr, $condition:expr;)* }) => {
        keys! {
            /// The texts of Chinese games, by their English wording.
            FanWord { $($word: $text,)* }
        }
        fan_texts! {
            $static;
            words { $($word: $text,)* }
            fans { $($fan: $called, $condition;)* }
        }
    };
}

include!(concat!(env!("OUT_DIR"), "/fans.rs"));
