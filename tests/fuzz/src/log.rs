//! Any text as a log: it is read or a sentence says why not, and what was read is a game like any other.

use tensu::rules::{CHEATSHEET, Library};
use tensu_log::read;

use super::Sink;

/// The law.
pub fn check(input: &[u8], out: Sink<'_>) {
    let text = String::from_utf8_lossy(input);
    let logs = match read(&text, Library::ALL) {
        Ok(logs) => logs,
        Err(why) => {
            assert!(!why.to_string().is_empty());
            out(&why);
            return;
        }
    };
    assert!(!logs.is_empty());
    for log in &logs {
        let rules = log.rules();
        let game = log.game();
        assert_eq!(game.to_string().parse().as_ref(), Ok(&game));
        for checked in log.check(&rules) {
            out(&checked);
        }
        out(&log.check(&CHEATSHEET).len());
        for hand in &log.hands {
            out(&hand.facts(&rules));
        }
    }
}
