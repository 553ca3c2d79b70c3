//! The sites and programs that games are from, by name.

use tensu_log::Source;

/// The name of the site or program that a game is from; nothing if it was told here.
pub(super) fn source(origin: &str) -> Option<String> {
    let code = origin.split(' ').next().filter(|code| !code.is_empty())?;
    let mut known = Source::ALL.into_iter();
    let known = known.find(|source| source.code() == code);
    let name: &str = match known {
        Some(source) => source.name(),
        None => code,
    };
    Some(name.to_owned())
}

/// The names of all sites and programs whose logs are read.
pub(super) fn sources() -> String {
    Source::ALL.map(Source::name).join(" · ")
}
