//! Things that differ between the two worlds in which the program runs: time, output, a name for the machine.

#[cfg(not(target_arch = "wasm32"))]
pub use native::{machine, now, print, sample};
#[cfg(target_arch = "wasm32")]
pub use web::{machine, now, print, sample};

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::process::Command;
    use std::sync::LazyLock;
    use std::time::Instant;

    /// The length of a sample in nanoseconds: short, so that most are not disturbed.
    pub const fn sample() -> f64 {
        300e3
    }

    static START: LazyLock<Instant> = LazyLock::new(Instant::now);

    /// Nanoseconds since some moment.
    pub fn now() -> f64 {
        START.elapsed().as_secs_f64() * 1e9
    }

    pub fn print(line: &str) {
        println!("{line}");
    }

    pub fn machine() -> String {
        let cpu = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        let cpu = cpu
            .lines()
            .find_map(|line| line.strip_prefix("model name"))
            .map_or("an unknown processor", |name| {
                name.trim_start_matches(['\t', ' ', ':'])
            });
        let rustc = Command::new("rustc").arg("--version").output();
        let rustc = rustc.map_or_else(
            |_| String::from("rustc"),
            |output| String::from_utf8_lossy(&output.stdout).trim().to_owned(),
        );
        format!("{cpu}, {rustc}")
    }
}

#[cfg(target_arch = "wasm32")]
mod web {
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = performance, js_name = now)]
        fn milliseconds() -> f64;
        #[wasm_bindgen(js_namespace = console)]
        fn log(line: &str);
    }

    /// Nanoseconds since some moment.
    pub fn now() -> f64 {
        milliseconds() * 1e6
    }

    /// The length of a sample in nanoseconds: fifty steps of the clock, which are coarse in a browser.
    pub fn sample() -> f64 {
        let step = || {
            let start = now();
            loop {
                let step = now() - start;
                if step > 0.0 {
                    return step;
                }
            }
        };
        let finest = (0..20).map(|_| step()).fold(f64::MAX, f64::min);
        (50.0 * finest).max(300e3)
    }

    pub fn print(line: &str) {
        log(line);
    }

    pub fn machine() -> String {
        String::from("wasm")
    }
}
