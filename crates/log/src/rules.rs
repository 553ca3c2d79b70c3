//! The rules that a log's own flags propose.

use alloc::string::String;
use alloc::vec::Vec;

use tensu::house::House;
use tensu::rules::{DEFAULT, Length, Library, Setting};

/// The site or program that a log is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Source {
    /// Tenhou.
    Tenhou,
    /// Mahjong Soul, by a converter.
    MajSoul,
    /// A program that writes mjai.
    Mjai,
    /// Majiang.
    Majiang,
    /// Botzone's Chinese Standard Mahjong.
    Botzone,
    /// Calls of `PyMahjongGB`.
    PyMahjongGb,
}

impl Source {
    /// All sources.
    pub const ALL: [Self; 6] = [
        Self::Tenhou,
        Self::MajSoul,
        Self::Mjai,
        Self::Majiang,
        Self::Botzone,
        Self::PyMahjongGb,
    ];

    /// The id of the scoring contract.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Tenhou => "tenhou",
            Self::MajSoul => "majsoul",
            Self::Mjai => "mjai",
            Self::Majiang => "majiang",
            Self::Botzone => "botzone",
            Self::PyMahjongGb => "pymahjonggb",
        }
    }

    /// Its name, as it writes itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tenhou => "Tenhou",
            Self::MajSoul => "Mahjong Soul",
            Self::Mjai => "mjai",
            Self::Majiang => "Majiang",
            Self::Botzone => "Botzone",
            Self::PyMahjongGb => "PyMahjongGB",
        }
    }

    /// The ruleset that is played there.
    const fn ruleset(self, seats: usize) -> &'static str {
        match self {
            Self::MajSoul if seats == 3 => "majsoul_sanma",
            Self::MajSoul => "majsoul",
            Self::Botzone | Self::PyMahjongGb => "mcr_mil",
            _ if seats == 3 => "tenhou_sanma",
            _ => "tenhou",
        }
    }
}

/// The flags of a log that say something of its rules.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hints {
    /// Red fives by suit.
    pub(crate) reds: Option<[u8; 3]>,
    /// Tanyao counts in open hands.
    pub(crate) open_tanyao: Option<bool>,
    pub(crate) length: Option<Length>,
    /// Further rules by name.
    pub(crate) set: Vec<(&'static str, Setting)>,
}

/// The rules of a log.
pub(crate) fn proposed(source: Source, seats: usize, hints: &Hints, library: Library) -> House {
    let base = library.ruleset(source.ruleset(seats)).unwrap_or(DEFAULT);
    let reds = hints.reds.map(|reds| {
        let reds = reds.iter().map(|&n| Setting::Number(n.into()));
        ("red_fives", Setting::List(reds.collect()))
    });
    let open_tanyao = hints
        .open_tanyao
        .map(|open| ("open_tanyao", Setting::Bool(open)));
    let length = hints
        .length
        .map(|length| ("length", Setting::Text(String::from(length.code()))));
    let told = [reds, open_tanyao, length].into_iter().flatten();
    let told = told.chain(hints.set.iter().cloned());
    // What a ruleset does not have says nothing there.
    told.fold(House::new(base, base.name), |house, (id, value)| {
        house.with(id, &value).unwrap_or(house)
    })
}
