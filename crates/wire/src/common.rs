//! Fields that requests of several kinds have.

use alloc::string::String;
use alloc::vec::Vec;

use crate::contract::ids;
use crate::declare::request;
use crate::response::PRICE;

pub(super) struct EveryRequest;

request! {
    /// The fields of every request.
    impl EveryRequest as "" {
        /// The name of what is asked; without it a hand is scored.
        may ask: String,
        /// Anything of your own: copied into the response.
        copied id: (),
        /// `true` if a field that has no effect is an error; default: it is named in `warnings`.
        may strict: bool,
    }
}

pub(super) struct InLanguage;

request! {
    /// The field of whatever is answered in sentences.
    impl InLanguage as "" {
        /// The language of the sentences, by its tag; default: English.
        may lang: String as Type::Ids(&ids::LANGUAGE),
    }
}

pub(super) struct OnlySome;

request! {
    /// The field of a hand of which not all is asked.
    impl OnlySome as "" {
        /// The wanted fields of the answer; `ok`, `warnings` and all of a refusal are always there.
        may only: Vec<String> as Type::List(&Type::Words(&PRICE)),
    }
}
