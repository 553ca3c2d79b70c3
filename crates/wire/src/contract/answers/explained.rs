//! The score of a hand in sentences.

use super::{ANSWERED, AWARD, FU_ITEM, MISSED, NOTE, PAYER, STEP};
use crate::contract::{Alias, Described, Member, Type, described, ids};
use Type::{Ids, List, Number, Object, Text};

/// The fields that an explained award has besides those of an award.
const AWARD_WORDS: Described = Described {
    name: "",
    doc: "",
    members: &[
        field("name", "The name that players of the language use.", true),
        field(
            "meaning",
            "The meaning of that name in the language, where it is Japanese.",
            false,
        ),
        field("worth", "Its worth, in words.", true),
        field(
            "text",
            "The condition, in one sentence; missing for a bonus.",
            false,
        ),
    ],
    without: &[],
    either: &[],
};

const fn field(name: &'static str, doc: &'static str, is_required: bool) -> Member {
    Member::Field {
        name,
        doc,
        of: Text,
        is_required,
    }
}

/// A yaku or bonus, explained.
const EXPLAINED_AWARD: Type = Type::Alias(&Alias {
    name: "ExplainedAward",
    doc: "A yaku or bonus, explained.",
    of: Type::Both(&[AWARD, Object(&AWARD_WORDS)]),
});

described! {
    /// A payment, explained.
    EXPLAINED_PAYMENT = "ExplainedPayment" {
        /// The payer. `"discarder"` is somebody whom the request does not name: by ron who dealt in; on a self-draw the giver of the
        /// open kan who is liable for it, although nobody dealt in. `"other"` is one of those who did not deal in and pay all the
        /// same.
        must from: PAYER,
        /// All that is paid, in points.
        must points: Number,
        /// The same in words.
        must text: Text,
    }

    /// A reading that lost, explained.
    EXPLAINED_OTHER = "ExplainedOther" {
        /// Its blocks, with spaces between them.
        must tiles: Text,
        /// The names of its yaku and bonuses.
        must yaku: List(&Text),
        /// The points that it would have been paid.
        must points: Number,
        /// The reason why it lost.
        must text: Text,
    }

    /// A yaku that nearly applied, with its name.
    EXPLAINED_MISSED = "ExplainedMissed" + MISSED {
        /// The name that players of the language use.
        must name: Text,
        /// The meaning of that name in the language, where it is Japanese.
        may meaning: Text,
    }

    /// The score of a hand in sentences.
    pub(crate) EXPLAINED = "Explained" + ANSWERED {
        /// The language of the sentences.
        must lang: Ids(&ids::LANGUAGE),
        /// The points that the winner receives.
        must total: Number,
        /// The same in words.
        must text: Text,
        /// The whole explanation, as the command `tensu HAND` prints it: a text a line, tables in columns for letters of one width.
        must lines: List(&Text),
        /// The whole explanation in Markdown: headings of the third level, lists.
        must markdown: Text,
        /// The whole explanation as HTML, a `<section>` without styles or scripts; whatever the request says is text in it.
        must html: Text,
        /// All that was awarded.
        must yaku: List(&EXPLAINED_AWARD),
        /// All that has fu, each with its tiles and why; empty where there are none.
        must fu: List(&Object(&FU_ITEM)),
        /// The arithmetic, step by step.
        must steps: List(&Object(&STEP)),
        /// The payments.
        must payments: List(&Object(&EXPLAINED_PAYMENT)),
        /// The readings that lost.
        must others: List(&Object(&EXPLAINED_OTHER)),
        /// Yaku that nearly applied.
        must missed: List(&Object(&EXPLAINED_MISSED)),
        /// Rulings worth knowing.
        must notes: List(&Object(&NOTE)),
    }
}
