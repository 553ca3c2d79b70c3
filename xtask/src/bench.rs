//! Measurements: natively, in WebAssembly, and how time and memory grow with the number of hands.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::command::{cargo, checked, program, said, shown};
use crate::failure::{Failure, Result, io};
use crate::files;
use crate::project::Project;
use crate::setup::{self, BROWSER_FLAGS, Level};

const FIX: &str = "read the first error above";

/// The bench, natively; the words choose lines.
pub fn native(project: &Project, words: &[&str]) -> Result {
    let line = "bench --package tensu --bench speed --";
    must(cargo(project, line).args(words), "the bench")
}

/// Runs a program whose output the user sees.
fn must(command: &mut Command, what: &str) -> Result {
    if shown(command)? {
        return Ok(());
    }
    Err(Failure::new(format!("{what} failed"), FIX))
}

/// The same bench as WebAssembly, in Node and in Chromium.
pub fn wasm(project: &Project) -> Result {
    setup::ensure(project, Level::Tests)?;
    let folder = project.scratch().join("bench");
    let log = project.log("bench-wasm")?;
    let module = build_wasm(project, &log)?;
    for target in ["nodejs", "web"] {
        let line = format!("wasm-bindgen --no-typescript --out-name speed --target {target}");
        let mut bind = program(project, &line);
        bind.arg(&module).arg("--out-dir").arg(folder.join(target));
        checked(&mut bind, "wasm-bindgen failed", &log, FIX)?;
    }
    println!("Node:\n");
    let mut node = Command::new(setup::node()?);
    must(
        node.arg(folder.join("nodejs/speed.js")),
        "the bench in Node",
    )?;
    println!("\nChromium:\n");
    files::write(&folder.join("web/index.html"), PAGE)?;
    let mut browser = Command::new(setup::node()?);
    browser
        .arg(project.path("benches/speed/browser.mjs"))
        .arg(folder.join("web"))
        .env("CHROMIUM", setup::find_browser()?.chromium)
        .env("CHROMIUM_FLAGS", BROWSER_FLAGS.join(" "));
    must(&mut browser, "the bench in Chromium")
}

const PAGE: &str = "<!doctype html><title>Bench</title><link rel=\"icon\" href=\"data:,\">\n\
    <script type=\"module\">import init from \"./speed.js\"; window.measure = () => init().then(() => {});</script>\n";

/// Compiles the bench and says where the module is.
fn build_wasm(project: &Project, log: &Path) -> Result<PathBuf> {
    let line = "bench --package tensu --bench speed --no-run --target wasm32-unknown-unknown";
    let text = checked(&mut cargo(project, line), "cargo bench failed", log, FIX)?;
    // "Executable benches/speed/main.rs (target/…/speed-0123.wasm)"
    let mut lines = text.lines().rev();
    let path = lines.find_map(|line| line.split_once("speed/main.rs (")?.1.strip_suffix(')'));
    path.map(|path| project.root().join(path))
        .ok_or_else(|| Failure::new("cargo named no module", "see the log in target/xtask/logs"))
}

/// The numbers of hands that are tried.
const SIZES: [u32; 3] = [1_000, 10_000, 100_000];

/// Scores many hands with the `score` command: time and memory.
pub fn scale(project: &Project) -> Result {
    let line = "build --release --package tensu --example score";
    must(&mut cargo(project, line), "cargo build")?;
    let program = project.path("target/release/examples/score");
    let input = project.scratch().join("requests.jsonl");
    println!("| hands | seconds | hands a second | most memory, MB |\n|---:|---:|---:|---:|");
    for hands in SIZES {
        let line = format!("bench --quiet --package tensu --bench speed -- --requests={hands}");
        let requests = said(&mut cargo(project, &line))?;
        let failed = || Failure::new("the bench wrote no hands", FIX);
        files::write(&input, requests.ok_or_else(failed)?)?;
        let runs: Result<Vec<_>> = (0..3).map(|_| score_all(&program, &input)).collect();
        let runs = runs?;
        // The best of three: other programs only ever add. Memory as the largest says.
        let seconds = runs.iter().map(|run| run.0).fold(f64::INFINITY, f64::min);
        let megabytes = runs.iter().map(|run| run.1).fold(0.0, f64::max);
        let rate = f64::from(hands) / seconds;
        println!("| {hands} | {seconds:.3} | {rate:.0} | {megabytes:.1} |");
    }
    Ok(())
}

/// The seconds of one run of the `score` command, and the most megabytes that it held at a time.
fn score_all(program: &Path, input: &Path) -> Result<(f64, f64)> {
    let requests = File::open(input).map_err(io("open", input))?;
    let start = Instant::now();
    let mut command = Command::new(program);
    command.stdin(requests).stdout(Stdio::null());
    let mut child = command.spawn().map_err(io("start", program))?;
    let status = format!("/proc/{}/status", child.id());
    let mut memory = 0;
    let ended = loop {
        if let Some(ended) = child.try_wait().map_err(io("wait for", program))? {
            break ended;
        }
        memory = memory.max(peak_memory(&status).unwrap_or(0));
        thread::sleep(Duration::from_millis(1));
    };
    let seconds = start.elapsed().as_secs_f64();
    if ended.success() {
        return Ok((seconds, f64::from(memory) / 1024.0));
    }
    Err(Failure::new("the score command failed", FIX))
}

/// The most kilobytes that a program has held so far; only Linux says so in a file.
fn peak_memory(status: &str) -> Option<u32> {
    let text = fs::read_to_string(status).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().trim_end_matches(" kB").parse().ok()
}
