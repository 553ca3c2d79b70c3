//! The meaning of a key of the physical keyboard.

use web_sys::KeyboardEvent;

/// Returns the key's name; where it has a letter that is not Latin, the one that a Latin keyboard has in its place.
pub(crate) fn key(event: &KeyboardEvent) -> String {
    latin(&event.key(), &event.code(), event.shift_key())
}

fn latin(key: &str, code: &str, shift: bool) -> String {
    let mut characters = key.chars();
    let one = characters.next().filter(|_| characters.next().is_none());
    let foreign = one.is_some_and(|one| !one.is_ascii());
    // Where digits take Shift, as in France, their keys are the digits without it too.
    let sign = one.is_some_and(|one| !one.is_ascii_alphanumeric()) && !shift;
    let letter = code.strip_prefix("Key").filter(|_| foreign);
    let digit = code.strip_prefix("Digit").filter(|_| foreign || sign);
    match letter.or(digit) {
        Some(letter) if shift => letter.to_owned(),
        Some(letter) => letter.to_ascii_lowercase(),
        None => key.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::latin;

    #[test]
    fn letters_of_other_alphabets_are_keys_by_their_place() {
        for (key, code, shift, meant) in [
            ("я", "KeyZ", false, "z"),
            ("Я", "KeyZ", true, "Z"),
            ("ㅡ", "KeyM", false, "m"),
            ("m", "Semicolon", false, "m"),
            ("z", "KeyY", false, "z"),
            ("3", "Digit3", false, "3"),
            ("é", "Digit2", false, "2"),
            ("&", "Digit1", false, "1"),
            ("&", "Digit7", true, "&"),
            ("/", "Slash", false, "/"),
            ("ж", "Semicolon", false, "ж"),
            ("Escape", "Escape", false, "Escape"),
            ("", "", false, ""),
        ] {
            assert_eq!(latin(key, code, shift), meant, "{key} {code}");
        }
    }
}
