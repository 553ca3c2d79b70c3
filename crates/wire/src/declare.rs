//! The declaration of requests: what is read, known and described, from the same lines.

/// Declares a part of a request: the struct, its reading in the order of the fields, and its description.
///
/// Before a field stands how it is read: it `must` be there; it `needs` to be there, which is said later with all else that is
/// wrong; it `may` be there; it is a `whole` part, whose fields stand among the others; or it is a field of every request that
/// this one reads `also`. Behind the type stands, after `as`, the type that its text has to be; before it, in brackets, a type
/// that has its names and its description. Behind `then` stands the method that completes what was read, behind `either` the
/// lists of [`Described::either`].
///
/// With `impl` in place of `struct` only the description is made, of fields that are read elsewhere or `copied`.
macro_rules! request {
    (
        $(#[doc = $about:literal])+
        $(#[derive($($derive:ident),+)])?
        $vis:vis struct $name:ident as $ts:literal $(then $then:ident)? $(either $either:tt)? {
            $($(#[doc = $doc:literal])+ $fvis:vis $how:ident $field:ident $(= $key:literal)? $([$like:ty])?: $type:ty $(as $of:expr)?,)+
        }
    ) => {
        $(#[doc = $about])+
        $(#[derive($($derive),+)])?
        $vis struct $name { $($(#[doc = $doc])+ $fvis $field: $type,)+ }

        impl $crate::read::Read for $name {
            fn from_value(value: &$crate::Value) -> Result<Self, $crate::Malformed> {
                use $crate::declare::request;
                let written = $crate::read::Object::of(value)?;
                let read = Self {
                    $($field: request!(@read $how value written [$field $($key)?] $type)?,)+
                };
                $(let read = Self::$then(read);)?
                Ok(read)
            }
        }

        $crate::declare::request! {
            $(#[doc = $about])+
            impl $name as $ts $(either $either)? {
                $($(#[doc = $doc])+ $how $field $(= $key)? $([$like])?: $type $(as $of)?,)+
            }
        }
    };
    (
        $(#[doc = $about:literal])+
        impl $name:ident as $ts:literal $(either $either:tt)? {
            $($(#[doc = $doc:literal])+ $how:ident $field:ident $(= $key:literal)? $([$like:ty])?: $type:ty $(as $of:expr)?,)+
        }
    ) => {
        const _: () = {
            use $crate::contract::{Described, Listed, Listing, Names, Type, member};
            use $crate::declare::request;

            impl Listed for $name {
                const NAMES: Option<&'static Names> = Some(&Names {
                    all: &[$(request!(@name $how [$field $($key)?] request!(@like $type $(, $like)?)),)+],
                    without: &[],
                });
                const TYPE: Type = Type::Object(&Described {
                    name: $ts,
                    doc: concat!($($about),+),
                    members: &[$(request!(
                        @member $how [$field $($key)?] (concat!($($doc),+)) request!(@like $type $(, $like)?) $(as $of)?
                    ),)+],
                    without: &[],
                    either: request!(@either $($either)?),
                });
            }
        };
    };

    // The name of a field; the type that stands for its type.
    (@key $field:ident) => { stringify!($field) };
    (@key $field:ident $key:literal) => { $key };
    (@like $type:ty) => { $type };
    (@like $type:ty, $like:ty) => { $like };
    (@either) => { &[] };
    (@either $either:tt) => { &$either };

    // The reading.
    (@read whole $value:ident $written:ident $key:tt $type:ty) => { <$type as $crate::read::Read>::from_value($value) };
    (@read must $value:ident $written:ident [$($key:tt)+] $type:ty) => { $written.must::<$type>(request!(@key $($key)+)) };
    (@read $how:ident $value:ident $written:ident [$($key:tt)+] $type:ty) => { $written.get::<$type>(request!(@key $($key)+)) };

    // The names.
    (@name whole $key:tt $type:ty) => { Listing::all::<$type>() };
    (@name also $key:tt $type:ty) => { Listing::All(&Names::NONE) };
    (@name copied [$($key:tt)+] $type:ty) => { Listing::Copied(request!(@key $($key)+)) };
    (@name $how:ident [$($key:tt)+] $type:ty) => { Listing::Read(request!(@key $($key)+), <$type as Listed>::NAMES) };

    // The description.
    (@member whole $key:tt $doc:tt $type:ty) => { $crate::contract::Member::All(&<$type as Listed>::TYPE) };
    (@member also $key:tt $doc:tt $type:ty) => { $crate::contract::Member::All(&Type::Never) };
    (@member $how:ident $key:tt $doc:tt $type:ty) => { request!(@member $how $key $doc $type as <$type as Listed>::TYPE) };
    (@member $how:ident [$($key:tt)+] $doc:tt $type:ty as $of:expr) => { member!($how request!(@key $($key)+), $doc, $of) };
}

pub(super) use request;
