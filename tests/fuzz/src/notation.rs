//! Any text as tiles, as one tile, as a question: what is read is printed and read back the same.

use std::slice;

use tensu::Question;
use tensu::notation::{mpsz, tile, tiles};

use super::Sink;

/// The law.
pub fn check(input: &[u8], out: Sink<'_>) {
    let text = String::from_utf8_lossy(input);
    let characters = text.chars().count();
    let read = tiles(&text);
    match &read {
        Ok(found) => assert_eq!(tiles(&mpsz(found)).as_ref(), Ok(found)),
        Err(error) => assert!(error.at <= characters && !error.to_string().is_empty()),
    }
    if let Ok(found) = tile(&text) {
        assert_eq!(read, Ok(vec![found]));
        assert_eq!(tile(&found.to_string()), Ok(found));
    }
    let question: Result<Question, _> = text.parse();
    match &question {
        Ok(question) => {
            returns(question);
            counts(question);
        }
        Err(error) => assert!(error.at <= characters && !error.to_string().is_empty()),
    }
    out(&read);
    out(&question);
}

/// Holds that nothing that is written is dropped: with something more it is another question, or none.
fn counts(question: &Question) {
    let printed = question.to_string();
    let places = printed.char_indices().map(|(at, _)| at);
    for at in places.step_by(7).chain([printed.len()]) {
        let (before, behind) = printed.split_at(at);
        for more in ["8", "+", "(", "E", "?", "\u{1f007}", ":"] {
            let longer = [before, more, behind].concat();
            assert_ne!(longer.parse().as_ref(), Ok(question), "{longer}");
        }
    }
}

/// Holds that a question is read back as it is printed.
pub fn returns(question: &Question) {
    let printed = question.to_string();
    assert_eq!(printed.parse().as_ref(), Ok(question), "{printed}");
    for meld in &question.melds {
        let printed = tensu::notation::meld(meld);
        let read: Question = printed.parse().expect("a meld");
        assert_eq!(read.melds, slice::from_ref(meld), "{printed}");
    }
}
