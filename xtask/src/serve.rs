//! Serves the site on this machine and rebuilds it on change.
//!
//! `trunk serve` would not do: it builds again on every start, even when nothing changed; it sends neither our headers
//! nor the finished page, so an error against the security policy would show up only after publishing; and its reload
//! script is inline, which the policy forbids. This server sends what a good static host sends, from memory, and starts
//! at once when the site is up to date. The cost is this file and two small ones below it.

mod content;
mod http;

use std::net::{Ipv4Addr, TcpListener};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use content::Content;

use crate::failure::{Failure, Result};
use crate::fingerprint;
use crate::project::Project;
use crate::setup::{self, Level, clock};
use crate::site::{self, Flavour, Output};

/// The port when none is given.
pub const PORT: u16 = 8080;

/// One build of the site, and its number.
#[derive(Debug, Clone)]
struct Build {
    number: u64,
    content: Arc<Content>,
}

/// The site as it is now; pages can wait for the next one.
#[derive(Debug)]
struct Live {
    build: Mutex<Build>,
    changed: Condvar,
    /// Pages reload themselves after a rebuild.
    reload: bool,
}

impl Live {
    fn new(content: Content, reload: bool) -> Self {
        let content = Arc::new(content);
        Self {
            build: Mutex::new(Build { number: 0, content }),
            changed: Condvar::new(),
            reload,
        }
    }

    /// Locks the build, even if somebody panicked with it: it is replaced in one step, so it is whole.
    fn lock(&self) -> MutexGuard<'_, Build> {
        self.build.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn now(&self) -> Build {
        self.lock().clone()
    }

    fn replace(&self, content: Content) {
        let content = Arc::new(content);
        let mut build = self.lock();
        let number = build.number + 1;
        *build = Build { number, content };
        self.changed.notify_all();
    }

    /// Waits while the site is still the build with this number; false when it is after half a minute.
    fn has_left(&self, number: u64) -> bool {
        let same = |build: &mut Build| build.number == number;
        let (build, _) = self
            .changed
            .wait_timeout_while(self.lock(), Duration::from_secs(30), same)
            .unwrap_or_else(PoisonError::into_inner);
        build.number != number
    }
}

/// Builds if needed, serves, and watches until interrupted.
pub fn run(project: &Project, port: u16, flavour: Flavour) -> Result {
    // A port that is taken should be known before a long build. Until the site is there nothing listens, so that whoever
    // waits for the port gets an answer from it.
    drop(listen(port)?);
    setup::ensure(project, Level::Site)?;
    let before = fingerprint::of_times(&site::inputs(project)).hex();
    let content = prepare(project, flavour)?;
    let live = Arc::new(Live::new(content, flavour == Flavour::Dev));
    let watched = (project.clone(), Arc::clone(&live));
    thread::spawn(move || watch(&watched.0, flavour, &watched.1, before));
    let listener = listen(port)?;
    println!(
        "\nTensu is ready: http://127.0.0.1:{port}\n\nIt is rebuilt when a source file changes. Ctrl-C stops it."
    );
    for stream in listener.incoming().flatten() {
        let live = Arc::clone(&live);
        // A client that goes away in the middle is no event.
        thread::spawn(move || http::answer(&stream, &live).ok());
    }
    Ok(())
}

/// Listens on this machine only.
fn listen(port: u16) -> Result<TcpListener> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(|error| {
        let other = port.checked_add(1).unwrap_or(PORT);
        Failure::new(
            format!("cannot listen on 127.0.0.1:{port}: {error}"),
            format!("stop the program that uses the port, or choose another: `cargo xtask serve --port {other}`"),
        )
    })
}

/// An up-to-date site in memory.
fn prepare(project: &Project, flavour: Flavour) -> Result<Content> {
    let start = Instant::now();
    if site::build(project, flavour, Output::Shown)? {
        println!("Built in {}.", clock(start.elapsed()));
    }
    Content::load(&flavour.folder(project))
}

/// Rebuilds after each change. Asking the file system four times a second costs about a millisecond, needs no crate, and
/// works on every system and on network drives.
fn watch(project: &Project, flavour: Flavour, live: &Live, mut seen: String) {
    loop {
        thread::sleep(Duration::from_millis(250));
        let now = fingerprint::of_times(&site::inputs(project)).hex();
        if now == seen {
            continue;
        }
        println!("Changed, building …");
        match prepare(project, flavour) {
            Ok(content) => {
                live.replace(content);
                println!(
                    "The new site is served{}.",
                    if live.reload { "" } else { "; reload the page" }
                );
            }
            Err(failure) => eprintln!("{failure}The last good site is still served."),
        }
        seen = now;
    }
}
