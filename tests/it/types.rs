//! The ids in the types of the npm package are those that the engine can write: its lists, or the texts of its `code`s.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use tensu::refusal::Field;
use tensu::rules;
use tensu::{By, Flag, Riichi, Side, Yaku};
use tensu_words::LANGUAGES;

fn file(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("a file")
}

/// The texts between quotation marks.
fn quoted(text: &str) -> BTreeSet<String> {
    text.split('"')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}

/// The ids of a union of `index.d.ts`.
fn union(name: &str) -> BTreeSet<String> {
    let types = file("npm/js/index.d.ts");
    let head = format!("export type {name} =");
    let (_, body) = types.split_once(&head).unwrap_or_else(|| panic!("{name}"));
    quoted(body.split(';').next().unwrap_or_default())
}

/// Returns the texts that the `code` of a type can be, from its source.
fn codes(path: &str, name: &str) -> BTreeSet<String> {
    let source = file(path);
    let head = format!("\nimpl {name} {{\n");
    let blocks = source.split(&head).skip(1);
    let bodies = blocks.filter_map(|block| {
        let block = block.split("\n}\n").next()?;
        let (_, body) = block.split_once("fn code(")?;
        body.split("\n    }\n").next().map(quoted)
    });
    bodies.flatten().collect()
}

fn same(name: &str, ids: &BTreeSet<String>) {
    assert!(!ids.is_empty(), "{name}");
    assert_eq!(union(name), *ids, "{name}");
}

fn owned<'a>(ids: impl IntoIterator<Item = &'a str>) -> BTreeSet<String> {
    ids.into_iter().map(str::to_owned).collect()
}

#[test]
fn unions_are_the_lists_of_the_engine() {
    same("FieldId", &owned(Field::ALL.map(Field::code)));
    same("YakuId", &owned(Yaku::all().map(Yaku::code)));
    same("RulesetId", &owned(rules::all().map(|rules| rules.id)));
    same("RuleId", &owned(rules::house_rules().map(|rule| rule.id)));
    same("FlagId", &owned(Flag::ALL.iter().map(|flag| flag.code())));
    same("RiichiId", &owned(Riichi::ALL.map(Riichi::code)));
    same(
        "AbortId",
        &owned(rules::Abort::ALL.iter().map(|kind| kind.code())),
    );
    same("Side", &owned(Side::ALL.map(Side::code)));
    same("Lang", &owned(LANGUAGES.iter().map(|words| words.tag)));
}

#[test]
fn unions_are_what_the_engine_writes() {
    for (name, path, of) in [
        // Both leave the waits to `Wait`.
        ("FuId", "src/result/score/fu.rs", "FuReason"),
        ("WaitId", "src/hand/reading.rs", "Wait"),
        ("ShapeId", "src/hand/blocks.rs", "Shape"),
        ("BlockKind", "src/hand/blocks.rs", "BlockKind"),
        ("MeldKind", "src/tiles/meld.rs", "MeldKind"),
        ("LimitId", "src/rulebook/points.rs", "Limit"),
        ("StepId", "src/result/score/payment.rs", "Step"),
        ("BonusId", "src/result/score/award.rs", "AwardKind"),
        ("LostId", "src/result/score/other.rs", "Lost"),
        ("ErrorCode", "src/result/refusal.rs", "Refusal"),
        ("FieldId", "src/result/refusal/field.rs", "Field"),
        ("NotLegalRule", "src/result/refusal.rs", "Rule"),
        ("OriginId", "src/presets/origin.rs", "Origin"),
        ("UnitId", "src/yaku/worth.rs", "Unit"),
        ("StatedId", "src/reference/stated.rs", "Stated"),
        ("FactId", "src/reference/fact.rs", "Fact<'_>"),
        ("Seat", "src/tiles/tile.rs", "Wind"),
        ("OverId", "src/evening/ending.rs", "Over"),
    ] {
        same(name, &codes(path, of));
    }
    let mut missed = codes("src/hand/miss.rs", "MissReason");
    missed.extend(codes("src/hand/miss.rs", "Principle"));
    assert_eq!(union("MissedReason"), missed);
    // Of the way of winning it is the other one.
    let mut changes = codes("src/what_if.rs", "Change");
    changes.extend(owned(By::ALL.map(By::code)));
    assert_eq!(union("ChangeId"), changes);
    let mut notes = codes("src/result/remark.rs", "RemarkKind");
    notes.insert("unconfirmed".into());
    assert_eq!(union("NoteKind"), notes);
}

/// The types say what a payer that nobody named is called.
#[test]
fn a_payer_is_written_in_one_place() {
    let payers = codes("src/result/score/payment.rs", "Payer");
    assert_eq!(payers, owned(["discarder", "other"]));
    let types = file("npm/js/index.d.ts");
    let written = types.matches("readonly from: Seat | \"discarder\" | \"other\";");
    assert_eq!(written.count(), 2, "a payment, and one explained");
}

/// The keys of an object in a script, each at the beginning of a line.
fn keys<'a>(source: &'a str, head: &str) -> Vec<&'a str> {
    let (_, body) = source.split_once(head).unwrap_or_else(|| panic!("{head}"));
    let body = body.split("\n};").next().unwrap_or_default();
    let keys = body.lines().filter_map(|line| line.split_once(": "));
    keys.map(|(key, _)| key.trim().trim_matches('"')).collect()
}

/// A language that a list forgets has no words in the elements, or none where the app cannot start.
#[test]
fn every_list_of_languages_has_those_of_the_engine() {
    for tag in LANGUAGES.iter().map(|words| words.tag) {
        let [plain, quoted] = [format!(" {tag}: ["), format!(" \"{tag}\": [")];
        // The page itself has English.
        for name in ["www/broken.js", "www/old.js"] {
            let script = file(name);
            let is_there = script.contains(&plain) || script.contains(&quoted);
            assert!(
                is_there || (tag, name) == ("en", "www/broken.js"),
                "{name}: {tag}"
            );
        }
    }
    // The elements know a language by what stands before its region, and traditional Chinese by its script.
    let tags = LANGUAGES.iter().map(|words| words.tag);
    let short = tags.map(|tag| match tag {
        "zh-Hans" => "zh",
        "zh-Hant" => "hant",
        "pt-BR" => "pt",
        tag => tag,
    });
    let short: BTreeSet<&str> = short.collect();
    for (path, head) in [
        ("www/embed/1/tensu.js", "const OPEN = {\n"),
        // English is in `hand.js` itself.
        ("www/embed/1/words.js", "export default {\n"),
    ] {
        let source = file(path);
        let mut listed = BTreeSet::from_iter(keys(&source, head));
        listed.extend(path.contains("words").then_some("en"));
        assert_eq!(listed, short, "{path}");
    }
}
