#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tensu_fuzz::log::check(input, &mut |_| ()));
