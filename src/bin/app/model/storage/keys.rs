//! The keys under which things are kept.

/// The beginning of all keys.
pub(super) const OURS: &str = "tensu/";
/// The key of the entry; a new form of the text takes a new number.
pub(super) const ENTRY: &str = "tensu/1";
pub(super) const THEME: &str = "tensu/theme";
pub(super) const FACES: &str = "tensu/faces";
pub(super) const KEYS: &str = "tensu/keys";
pub(super) const FEEL: &str = "tensu/feel";
pub(super) const LANGUAGE: &str = "tensu/language";
pub(super) const TERMS: &str = "tensu/terms";
pub(super) const HOUSES: &str = "tensu/rules";
/// The beginning of the house rules of every version.
pub(super) const ANY_HOUSE: &str = "tensu-rules:";
pub(super) const HISTORY: &str = "tensu/hands";
/// The mistakes of practice as they were kept once.
pub(super) const PRACTICE: &str = "tensu/practice";
pub(super) const POINTS: &str = "tensu/points";
pub(super) const GAMES: &str = "tensu/games";
pub(super) const DAYS: &str = "tensu/days";
pub(super) const SEATS: &str = "tensu/seats";
pub(super) const CLOCK: &str = "tensu/clock";
pub(super) const RUNNING: &str = "tensu/running";
pub(super) const ASKED: &str = "tensu/asked";

/// The things that another window of the app has kept, and this one takes over. The hand is each window's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Elsewhere {
    /// The house rules, the hands that were scored.
    Lists,
    /// The theme, the tile faces, the switches for single keys and for vibration.
    Looks,
    /// The language, the terms.
    Speech,
}

impl Elsewhere {
    /// The kind of thing under a key; without a key everything was deleted, the lists among it.
    pub(crate) fn of(key: Option<&str>) -> Option<Self> {
        match key {
            None | Some(HOUSES | HISTORY) => Some(Self::Lists),
            Some(THEME | FACES | KEYS | FEEL) => Some(Self::Looks),
            Some(LANGUAGE | TERMS) => Some(Self::Speech),
            Some(_) => None,
        }
    }
}

/// Returns whether a key is that of the games.
pub(crate) fn is_of_games(key: Option<&str>) -> bool {
    key.is_none_or(|key| key == GAMES)
}

/// Returns whether a key is that of the tournaments.
pub(crate) fn is_of_days(key: Option<&str>) -> bool {
    key.is_none_or(|key| key == DAYS)
}

/// The keys of other versions' hands: these have other numbers.
pub(super) fn others(keys: impl IntoIterator<Item = String>) -> String {
    let is_other = |key: &String| {
        let name = key.strip_prefix(OURS);
        *key != ENTRY && name.is_some_and(|name| name.bytes().all(|byte| byte.is_ascii_digit()))
    };
    sorted(keys.into_iter().filter(is_other)).join("\n")
}

/// Returns a few names in their order. Each is put in its place: what sorts many is 4 KB of the first file.
pub(super) fn sorted(names: impl Iterator<Item = String>) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for name in names {
        let place = all.partition_point(|other| *other <= name);
        all.insert(place, name);
    }
    all
}
