//! The macro of which the closed choices of the rules are made.

/// Defines a closed choice of a rule, each with its id in the scoring contract.
#[doc(hidden)]
#[macro_export]
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $code:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$variant_doc])* $variant,)* }

        impl $name {
            /// All choices.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// The id in the scoring contract.
            pub const fn code(self) -> &'static str {
                match self { $(Self::$variant => $code,)* }
            }
        }
    };
}

pub(crate) use choice;
