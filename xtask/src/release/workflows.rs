//! The workflows as their files say what they may do: actions by commit, rights where they are needed, no secrets.

use std::collections::BTreeMap;

use crate::files;
use crate::pins::RUST;
use crate::project::Project;

/// The beginnings of all commands in jobs that may write: none of them runs code of the project or of the crates it uses.
const HARMLESS: [&str; 4] = [
    "rustup toolchain install ",
    "cargo publish --workspace --locked --no-verify",
    "npm publish ./files/",
    "gh release create ",
];

/// The workflows: name and text.
fn workflows() -> Vec<(String, String)> {
    let all = files::files(&Project::here().path(".github/workflows"));
    let read = |path| files::read(path).expect("a workflow");
    all.iter()
        .map(|path| (files::name(path), read(path)))
        .collect()
}

/// The jobs of a workflow: name and lines.
fn jobs(text: &str) -> Vec<(&str, Vec<&str>)> {
    let mut jobs: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in text.lines().skip_while(|line| *line != "jobs:").skip(1) {
        let key = line
            .strip_prefix("  ")
            .filter(|rest| !rest.starts_with([' ', '#']));
        if let Some(name) = key.and_then(|rest| rest.strip_suffix(':')) {
            jobs.push((name, Vec::new()));
        } else if let Some((_, lines)) = jobs.last_mut() {
            lines.push(line);
        }
    }
    jobs
}

/// The rest of a line after a key, which may begin a list's entry.
fn value<'a>(line: &'a str, key: &str) -> Option<&'a str> {
    let line = line.trim_start();
    let line = line.strip_prefix("- ").unwrap_or(line);
    line.strip_prefix(key)?.strip_prefix(':').map(str::trim)
}

fn depth(line: &str) -> usize {
    let line = line.strip_suffix(line.trim_start()).unwrap_or_default();
    line.len()
}

/// The lines below one, deeper than it.
fn below<'a>(lines: &[&'a str]) -> Vec<&'a str> {
    let Some((first, rest)) = lines.split_first() else {
        return Vec::new();
    };
    // An entry of a list begins after its dash.
    let from = depth(first)
        + if first.trim_start().starts_with("- ") {
            2
        } else {
            0
        };
    let deeper = rest.iter().take_while(|line| depth(line) > from);
    deeper.map(|line| line.trim()).collect()
}

/// The rights of a job; none if it does not say.
fn rights<'a>(lines: &[&'a str]) -> Vec<&'a str> {
    let at = lines.iter().position(|line| *line == "    permissions:");
    at.map_or_else(Vec::new, |at| below(&lines[at..]))
}

/// The commands of a job, a line each.
fn commands<'a>(lines: &[&'a str]) -> Vec<&'a str> {
    let mut all = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        match value(line, "run") {
            Some("|") => all.extend(below(&lines[at..])),
            Some(command) => all.push(command),
            None => {}
        }
    }
    all
}

/// The actions that some lines use.
fn uses<'a>(lines: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let all = lines.into_iter().filter_map(|line| value(line, "uses"));
    all.collect()
}

/// Splits an action into its name and its commit with the version; none if it is named in another way.
fn pinned(action: &str) -> Option<(&str, &str)> {
    let (name, pin) = action.split_once('@')?;
    let (commit, version) = pin.split_once(" # v")?;
    let is_commit = commit.len() == 40 && commit.bytes().all(|byte| byte.is_ascii_hexdigit());
    let numbers: Vec<_> = version.split('.').map(str::parse::<u32>).collect();
    let is_version = numbers.len() == 3 && numbers.iter().all(Result::is_ok);
    (is_commit && is_version).then_some((name, pin))
}

/// Everything that is wrong with a workflow.
fn faults(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    if !text.contains("\npermissions: {}\n") {
        found.push("a job that says nothing has rights".into());
    }
    if text.contains("secrets.") {
        found.push("a token is stored".into());
    }
    for action in uses(text.lines()) {
        let local = action.strip_prefix("./");
        let is_there = local.is_some_and(|path| Project::here().path(path).is_file());
        if !is_there && pinned(action).is_none() {
            found.push(format!("{action}: not by commit, with its version"));
        }
    }
    for (name, lines) in jobs(text) {
        let (rights, uses) = (rights(&lines), uses(lines.iter().copied()));
        let has = |what: &str| uses.iter().any(|action| action.starts_with(what));
        let kept = lines
            .iter()
            .filter(|line| line.trim() == "persist-credentials: false")
            .count();
        if kept
            != uses
                .iter()
                .filter(|action| action.starts_with("actions/checkout@"))
                .count()
        {
            found.push(format!("{name}: the checkout keeps its token"));
        }
        if !rights.iter().any(|right| right.ends_with(": write")) {
            if rights != ["contents: read"] {
                found.push(format!("{name}: reads {rights:?}"));
            }
            continue;
        }
        if !lines.iter().any(|line| line.starts_with("    needs: ")) {
            found.push(format!("{name}: may write and waits for no test"));
        }
        if has("actions/cache") || has("./") {
            found.push(format!("{name}: may write and takes what other runs left"));
        }
        for command in commands(&lines) {
            if !HARMLESS
                .iter()
                .any(|harmless| command.starts_with(harmless))
            {
                found.push(format!("{name}: may write and runs `{command}`"));
            }
        }
    }
    found
}

#[test]
fn workflows_use_actions_by_commit_and_may_write_only_where_they_publish() {
    let all = workflows();
    assert!(all.len() >= 4, "{}", all.len());
    for (name, text) in &all {
        assert_eq!(faults(text), [""; 0], "{name}");
    }
}

#[test]
fn an_action_is_of_one_commit_in_all_workflows() {
    let all = workflows();
    let mut commits = BTreeMap::new();
    for (file, text) in &all {
        for (name, pin) in uses(text.lines()).into_iter().filter_map(pinned) {
            let known = commits.entry(name).or_insert(pin);
            assert_eq!(*known, pin, "{name} in {file}");
        }
    }
    assert!(commits.len() > 8, "{commits:?}");
}

#[test]
fn workflows_have_the_compiler_that_was_tried() {
    for (name, text) in workflows() {
        let versions: Vec<_> = text
            .lines()
            .filter_map(|line| value(line, "RUSTUP_TOOLCHAIN"))
            .collect();
        assert!(!versions.is_empty(), "{name}");
        assert!(
            versions.iter().all(|version| *version == RUST),
            "{name}: {versions:?}"
        );
    }
}

#[test]
fn a_release_is_tested_and_attested_before_it_is_published() {
    let release =
        files::read(&Project::here().path(".github/workflows/release.yml")).expect("a workflow");
    let jobs = jobs(&release);
    let job = |name| &jobs.iter().find(|(job, _)| *job == name).expect("a job").1;
    let ran = commands(job("build"));
    assert!(
        ran.ends_with(&["bash .ci/run all", "cargo xtask release --dry-run"]),
        "{ran:?}"
    );
    assert!(job("attest").contains(&"    needs: [build, wheels]"));
    for name in ["page", "crates", "npm", "pypi"] {
        assert!(job(name).contains(&"    needs: attest"), "{name}");
    }
    assert_eq!(jobs.len(), 7, "each job is one of these");
}

#[test]
fn what_a_workflow_must_not_do_is_noticed() {
    let action = "actions/checkout@0123456789012345678901234567890123456789 # v1.2.3";
    let good = [
        "on: push\npermissions: {}\njobs:\n  test:\n    permissions:\n      contents: read\n    steps:",
        &format!("      - uses: {action}\n        with:\n          persist-credentials: false"),
        "      - run: cargo xtask test\n\n  # Publishes.\n  send:\n    needs: test\n    permissions:\n      id-token: write\n    steps:",
        "      - name: Send\n        run: |\n          npm publish ./files/a",
        "      - env:\n          A: b\n        run: gh release create v1\n",
    ]
    .join("\n");
    assert_eq!(faults(&good), [""; 0]);
    for (from, to, fault) in [
        ("permissions: {}\n", "", "a job that says nothing"),
        ("A: b", "A: ${{ secrets.B }}", "a token is stored"),
        (" # v1.2.3", "", "not by commit"),
        ("0123456789 # v", "012345678 # v", "not by commit"),
        ("0123456789 # v1.2.3", "0123456789 # v1", "not by commit"),
        (action, "./.github/workflows/none.yml", "not by commit"),
        (
            "contents: read",
            "contents: write",
            "test: may write and runs `cargo xtask test`",
        ),
        (
            "contents: read",
            "contents: read\n      issues: write",
            "test: may write and waits for no test",
        ),
        (
            "    permissions:\n      contents: read\n",
            "",
            "test: reads []",
        ),
        (
            "persist-credentials: false",
            "fetch-depth: 0",
            "test: the checkout keeps its token",
        ),
        (
            "npm publish",
            "cargo build\n          npm publish",
            "send: may write and runs `cargo build`",
        ),
        (
            "run: gh release",
            "run: bash release",
            "send: may write and runs `bash release create v1`",
        ),
        (
            "    needs: test\n",
            "",
            "send: may write and waits for no test",
        ),
    ] {
        let found = faults(&good.replacen(from, to, 1)).join("\n");
        assert!(found.contains(fault), "{from} -> {to}: {found}");
    }
}
