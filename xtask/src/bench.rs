//! Measurements: natively, in WebAssembly, and how time and memory grow with the number of hands.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::command::{cargo, logged, shown};
use crate::failure::{Failure, Result, io};
use crate::project::Project;
use crate::setup::{self, BROWSER_FLAGS, Level};

/// The bench, natively; the words choose lines.
pub fn native(project: &Project, words: &[&str]) -> Result {
    let mut command = cargo(project.root());
    command
        .args(["bench", "--package", "tensu", "--bench", "speed", "--"])
        .args(words);
    must(shown(&mut command)?, "the bench")
}

fn must(ok: bool, what: &str) -> Result {
    if ok {
        return Ok(());
    }
    Err(Failure::new(
        format!("{what} failed"),
        "its message above says why",
    ))
}

/// The same bench as WebAssembly, in Node and in Chromium.
pub fn wasm(project: &Project) -> Result {
    setup::ensure(project, Level::Tests)?;
    let folder = project.scratch().join("bench");
    let log = project.log("bench-wasm")?;
    let module = build_wasm(project, &log)?;
    for target in ["nodejs", "web"] {
        let mut bind = Command::new(project.tool("wasm-bindgen"));
        bind.arg(&module)
            .args(["--no-typescript", "--out-name", "speed", "--target", target])
            .arg("--out-dir")
            .arg(folder.join(target));
        must(logged(&mut bind, &log)?.ok, "wasm-bindgen")?;
    }
    println!("Node:\n");
    let mut node = Command::new(setup::node()?);
    node.arg(folder.join("nodejs/speed.js"));
    must(shown(&mut node)?, "the bench in Node")?;
    println!("\nChromium:\n");
    let page = folder.join("web/index.html");
    fs::write(&page, PAGE).map_err(io("write", &page))?;
    let mut browser = Command::new(setup::node()?);
    browser
        .arg(project.path("benches/speed/browser.mjs"))
        .arg(folder.join("web"))
        .env("CHROMIUM", setup::find_browser()?.chromium)
        .env("CHROMIUM_FLAGS", BROWSER_FLAGS.join(" "));
    must(shown(&mut browser)?, "the bench in Chromium")
}

const PAGE: &str = "<!doctype html><title>Bench</title><link rel=\"icon\" href=\"data:,\">\n\
    <script type=\"module\">import init from \"./speed.js\"; window.measure = () => init().then(() => {});</script>\n";

/// Compiles the bench and says where the module is.
fn build_wasm(project: &Project, log: &Path) -> Result<PathBuf> {
    let mut build = cargo(project.root());
    build.args([
        "bench",
        "--package",
        "tensu",
        "--bench",
        "speed",
        "--no-run",
        "--target",
        "wasm32-unknown-unknown",
    ]);
    let ran = logged(&mut build, log)?;
    must(ran.ok, "cargo bench")?;
    // "Executable benches/speed/main.rs (target/…/speed-0123.wasm)"
    let path = ran
        .text
        .lines()
        .rev()
        .find_map(|line| line.split_once("speed/main.rs (")?.1.strip_suffix(')'));
    let found = path.map(|path| project.root().join(path));
    found.ok_or_else(|| Failure::new("cargo named no module", "see the log in target/xtask/logs"))
}

/// The sizes that are tried.
const SIZES: [usize; 3] = [1_000, 10_000, 100_000];

/// Scores many hands with the `score` command: time and memory.
pub fn scale(project: &Project) -> Result {
    must(
        shown(cargo(project.root()).args([
            "build",
            "--release",
            "--package",
            "tensu",
            "--example",
            "score",
        ]))?,
        "cargo build",
    )?;
    let program = project.path("target/release/examples/score");
    let input = project.scratch().join("requests.jsonl");
    println!("| hands | seconds | hands a second | most memory, MB |\n|---:|---:|---:|---:|");
    for hands in SIZES {
        write_requests(project, hands, &input)?;
        // The best of three: other programs only ever add.
        let mut best: Option<Run> = None;
        for _ in 0..3 {
            let run = score_all(&program, &input, hands)?;
            best = Some(best.map_or(run, |best| best.better(run)));
        }
        if let Some(run) = best {
            println!("{}", run.line());
        }
    }
    Ok(())
}

/// One run of the `score` command.
#[derive(Debug, Clone, Copy)]
struct Run {
    hands: usize,
    seconds: f64,
    /// The most memory held at a time.
    kilobytes: u64,
}

impl Run {
    /// The faster of two; memory as the larger says.
    fn better(self, other: Self) -> Self {
        Self {
            hands: self.hands,
            seconds: self.seconds.min(other.seconds),
            kilobytes: self.kilobytes.max(other.kilobytes),
        }
    }

    /// A line of a Markdown table.
    #[expect(
        clippy::cast_precision_loss,
        reason = "counts and kilobytes are exact in a float"
    )]
    fn line(self) -> String {
        let (hands, seconds) = (self.hands, self.seconds);
        let rate = hands as f64 / seconds;
        let memory = self.kilobytes as f64 / 1024.0;
        format!("| {hands} | {seconds:.3} | {rate:.0} | {memory:.1} |")
    }
}

/// Has the bench write so many different hands as requests.
fn write_requests(project: &Project, hands: usize, to: &Path) -> Result {
    let file = File::create(to).map_err(io("create", to))?;
    let mut command = cargo(project.root());
    command
        .args([
            "bench",
            "--quiet",
            "--package",
            "tensu",
            "--bench",
            "speed",
            "--",
        ])
        .arg(format!("--requests={hands}"))
        .stdin(Stdio::null())
        .stdout(file);
    let status = command.status().map_err(io("run cargo for", to))?;
    must(status.success(), "writing hands")
}

fn score_all(program: &Path, input: &Path, hands: usize) -> Result<Run> {
    let requests = File::open(input).map_err(io("open", input))?;
    let start = Instant::now();
    let mut child = Command::new(program)
        .stdin(requests)
        .stdout(Stdio::null())
        .spawn()
        .map_err(io("start", program))?;
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
    must(ended.success(), "the score command")?;
    Ok(Run {
        hands,
        seconds,
        kilobytes: memory,
    })
}

/// The most memory that a program has held so far; only Linux says so in a file.
fn peak_memory(status: &str) -> Option<u64> {
    let text = fs::read_to_string(status).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().trim_end_matches(" kB").parse().ok()
}
