//! Parts that a program may get later than its first file: the Chinese rulesets, their patterns and texts, and the reader of hands that
//! others write. Natively, and without the feature `on_demand`, all that is compiled in is there from the beginning.

/// Defines a function that returns a part of the program if it is there. With the feature `on_demand` it is there once
/// the second function brought it, which alone names it, so that a program that is cut in two has it in its later file.
/// Behind `if FEATURE` there is nothing without that feature.
macro_rules! later {
    ($(#[$doc:meta])* $seen:vis fn $there:ident() -> $what:ty = $value:expr; $bring:ident if $feature:literal) => {
        $(#[$doc])*
        #[cfg(not(feature = $feature))]
        #[inline]
        $seen fn $there() -> Option<&'static $what> {
            None
        }

        #[cfg(feature = $feature)]
        crate::later::later! { $(#[$doc])* $seen fn $there() -> $what = $value; $bring }
    };
    ($(#[$doc:meta])* $seen:vis fn $there:ident() -> $what:ty = $value:expr; $bring:ident) => {
        $(#[$doc])*
        #[cfg(not(all(feature = "on_demand", target_family = "wasm")))]
        #[inline]
        #[allow(clippy::unnecessary_wraps, reason = "elsewhere it may not be there")]
        $seen fn $there() -> Option<&'static $what> {
            Some($value)
        }

        #[cfg(all(feature = "on_demand", target_family = "wasm"))]
        static BROUGHT: std::sync::OnceLock<&'static $what> = std::sync::OnceLock::new();

        $(#[$doc])*
        #[cfg(all(feature = "on_demand", target_family = "wasm"))]
        $seen fn $there() -> Option<&'static $what> {
            BROUGHT.get().copied()
        }

        /// Brings the part; natively it is always there.
        #[cfg(feature = "on_demand")]
        pub(crate) fn $bring() {
            #[cfg(target_family = "wasm")]
            BROUGHT.get_or_init(|| $value);
        }
    };
}

pub(crate) use later;
