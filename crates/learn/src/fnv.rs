//! The number that a text stands for.

/// FNV-1a of 64 bits, by Fowler, Noll and Vo: the same number for the same text, everywhere and for good.
pub(super) fn fnv(text: &str) -> u64 {
    let mix = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, mix)
}

#[cfg(test)]
mod tests {
    use super::fnv;

    /// The vectors that its authors publish.
    #[test]
    fn the_sum_is_that_of_its_authors() {
        assert_eq!(fnv(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv("a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(fnv("foobar"), 0x8594_4171_f739_67e8);
    }
}
