//! Cuts of a text that is too long: one letter to the reader may be several signs. By hand, for one field: the crates
//! that know all letters bring tables of every script.

/// The sign that joins emoji to one.
const JOINER: char = '\u{200d}';

/// The beginning of a text, at most so many signs: no letter stays in part.
pub(crate) fn cut(text: &str, most: usize) -> String {
    let signs: Vec<char> = text.chars().collect();
    signs[..kept(&signs, most)].iter().collect()
}

/// Counts the signs that stay, at most so many: no letter stays in part.
pub(super) fn kept(signs: &[char], most: usize) -> usize {
    let mut end = signs.len().min(most);
    while goes_on(signs, end) {
        end -= 1;
    }
    end
}

/// Returns whether a letter has begun before this place and goes on there.
fn goes_on(signs: &[char], at: usize) -> bool {
    let (before, after) = signs.split_at(at);
    let (Some(&last), Some(&next)) = (before.last(), after.first()) else {
        return false;
    };
    let halves = before.iter().rev().take_while(|sign| is_half(**sign));
    last == JOINER || is_added(next) || (is_half(next) && halves.count() % 2 == 1)
}

/// Returns whether it changes the sign before it: an accent, a variant, a color of skin, the region of a flag.
fn is_added(sign: char) -> bool {
    matches!(sign, JOINER
        | '\u{300}'..='\u{36f}'
        | '\u{3099}'..='\u{309a}'
        | '\u{20d0}'..='\u{20ff}'
        | '\u{fe00}'..='\u{fe0f}'
        | '\u{1f3fb}'..='\u{1f3ff}'
        | '\u{e0020}'..='\u{e007f}')
}

/// Returns whether it is half a flag.
fn is_half(sign: char) -> bool {
    matches!(sign, '\u{1f1e6}'..='\u{1f1ff}')
}

#[cfg(test)]
mod tests {
    use super::cut;

    #[test]
    fn no_letter_is_cut() {
        for (text, most, left) in [
            ("abc", 3, "abc"),
            ("abc", 2, "ab"),
            ("a👩‍👩‍👧b", 5, "a"),
            ("a👩‍👩‍👧b", 6, "a👩‍👩‍👧"),
            ("a❤\u{fe0f}b", 2, "a"),
            ("a❤\u{fe0f}b", 3, "a❤\u{fe0f}"),
            ("a🏳\u{fe0f}‍🌈", 3, "a"),
            ("a👍🏽b", 2, "a"),
            ("e\u{301}e\u{301}", 3, "e\u{301}"),
            ("🇩🇪🇫🇷", 3, "🇩🇪"),
            ("🇩🇪🇫🇷", 2, "🇩🇪"),
            ("a🇩🇪", 2, "a"),
            ("🏴\u{e0067}\u{e0062}\u{e007f}", 3, ""),
            ("", 0, ""),
        ] {
            assert_eq!(cut(text, most), left, "{text}, {most}");
        }
    }
}
