#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tensu_fuzz::house::check(input, &mut |_| ()));
