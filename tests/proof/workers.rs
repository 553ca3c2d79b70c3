//! All cores at work, with a line on how far they are.

use std::io::{self, Write as _};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::options::Options;
use crate::shared::shapes;
use crate::state::State;
use crate::units::{self, Unit};

/// Compares everything; true when both always agreed.
pub fn compare(options: &Options) -> bool {
    match run(options) {
        Ok(fine) => fine,
        Err(error) => {
            eprintln!("the state of the run cannot be kept: {error}");
            false
        }
    }
}

fn run(options: &Options) -> io::Result<bool> {
    let shapes = shapes::all();
    let units = units::all(options, &shapes);
    let state = State::open(options)?;
    let left: Vec<&Unit> = units
        .iter()
        .filter(|unit| !state.done.contains_key(&unit.name))
        .collect();
    if left.len() < units.len() {
        eprintln!(
            "going on: {} of {} units are done",
            units.len() - left.len(),
            units.len()
        );
    }
    let (next, state) = (AtomicUsize::new(0), Mutex::new(state));
    let before = done(&units, &state);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let work = || -> io::Result<()> {
        while let Some(unit) = left.get(next.fetch_add(1, Ordering::Relaxed)) {
            let outcome = unit.run(options, &shapes);
            for text in &outcome.disagreements {
                eprintln!("\r{:60}\r{text}\n", "");
            }
            lock(&state).add(&unit.name, outcome)?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        let start = Instant::now();
        let all: u64 = units.iter().map(|unit| unit.size).sum();
        while workers.iter().any(|worker| !worker.is_finished()) {
            thread::sleep(Duration::from_millis(500));
            progress(done(&units, &state), before, all, start.elapsed());
        }
        eprint!("\r{:60}\r", "");
        workers
            .into_iter()
            .map(|worker| {
                worker
                    .join()
                    .unwrap_or_else(|_| Err(io::Error::other("a worker panicked")))
            })
            .collect::<io::Result<Vec<()>>>()
    })?;
    let state = state
        .into_inner()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    let fine = report(options, &shapes, &units, &state);
    state.close()?;
    Ok(fine)
}

fn lock(state: &Mutex<State>) -> std::sync::MutexGuard<'_, State> {
    state
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Counts the questions of the units that are done.
fn done(units: &[Unit], state: &Mutex<State>) -> u64 {
    let state = lock(state);
    let is_done = |unit: &&Unit| state.done.contains_key(&unit.name);
    units.iter().filter(is_done).map(|unit| unit.size).sum()
}

fn progress(done: u64, before: u64, all: u64, spent: Duration) {
    let seconds = spent.as_secs().max(1);
    let speed = ((done - before) / seconds).max(1);
    let left = (all - done) / speed;
    eprint!(
        "\r{:3} %  {speed} hands/s  {}:{:02}:{:02} left   ",
        done * 100 / all.max(1),
        left / 3_600,
        left / 60 % 60,
        left % 60
    );
    // Only the looks suffer if this fails.
    let _ = io::stderr().flush();
}

/// The line to quote; true when it is a good one.
fn report(options: &Options, shapes: &[shapes::Shape], units: &[Unit], state: &State) -> bool {
    let found: Vec<&String> = state
        .done
        .values()
        .flat_map(|outcome| &outcome.disagreements)
        .collect();
    for text in &found {
        println!("{text}\n");
    }
    let all: u64 = units.iter().map(|unit| unit.size).sum();
    let asked: u64 = state.done.values().map(|outcome| outcome.asked).sum();
    let distances: u64 = units.iter().map(Unit::distances).sum();
    println!(
        "{} rulesets x ({} hands + {} under changed rules + {} shapes with every winning tile, by ron and tsumo) = {} questions, \
         {}.{:02} % legal; {} waits and distances: {} disagreements, seed {}",
        options.rules.len(),
        commas(options.hands),
        commas(options.hands),
        commas(shapes.len() as u64),
        commas(all),
        asked * 100 / all.max(1),
        asked * 10_000 / all.max(1) % 100,
        commas(distances),
        found.len(),
        options.seed,
    );
    found.is_empty()
}

fn commas(n: u64) -> String {
    if n < 1_000 {
        return n.to_string();
    }
    format!("{},{:03}", commas(n / 1_000), n % 1_000)
}
