//! A sum that tells when a text was cut or changed on its way.

/// The polynomial of CRC-32 (IEEE 802.3), its bits the other way round.
const POLYNOMIAL: u32 = 0xEDB8_8320;

/// The CRC-32 of a text.
pub(super) fn sum(text: &str) -> u32 {
    let mut sum = u32::MAX;
    for byte in text.bytes() {
        sum ^= u32::from(byte);
        for _ in 0..8 {
            let odd = sum & 1;
            sum = (sum >> 1) ^ (POLYNOMIAL * odd);
        }
    }
    !sum
}

#[cfg(test)]
mod tests {
    use super::sum;

    /// The check value of the standard.
    #[test]
    fn it_is_the_known_one() {
        assert_eq!(sum("123456789"), 0xCBF4_3926);
    }
}
