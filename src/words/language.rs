//! The macro of which the engine's English is made.

/// Defines a language from its texts, as `words/build.rs` writes them.
macro_rules! language {
    (
        $(#[$doc:meta])*
        $static:ident = $tag:literal $name:literal plural $plural:ident
            thousands $thousands:literal from $grouped_from:literal decimal $decimal:literal romaji $romaji:literal;
        words { $($word:ident: $text:expr,)* }
        fan_words { $($fan:ident: $fan_text:expr,)* }
        $($of_others:tt)*
    ) => {
        $(#[$doc])*
        pub static $static: crate::words::Words = crate::words::Words {
            tag: $tag,
            plural: crate::words::Plural::$plural,
            thousands: $thousands,
            grouped_from: $grouped_from,
            texts: alloc::borrow::Cow::Borrowed(&{
                use crate::words::Word;
                let mut texts = [""; Word::COUNT];
                $(texts[Word::$word as usize] = $text;)*
                texts
            }),
            // English names are in the rows of the yaku.
            yaku: alloc::borrow::Cow::Borrowed(&[]),
            fans: FANS,
            patterns: alloc::borrow::Cow::Borrowed(&[]),
            spare: None,
            other: alloc::vec::Vec::new(),
        };

        #[cfg(feature = "chinese")]
        const FANS: alloc::borrow::Cow<'static, [&'static str]> = alloc::borrow::Cow::Borrowed(&{
            use crate::words::FanWord;
            let mut texts = [""; FanWord::COUNT];
            $(texts[FanWord::$fan as usize] = $fan_text;)*
            texts
        });
        #[cfg(not(feature = "chinese"))]
        const FANS: alloc::borrow::Cow<'static, [&'static str]> = alloc::borrow::Cow::Borrowed(&[]);
    };
}
