//! The arguments of `tensu`. Comments on them are the text of its help.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use tensu::picture::{Look, Theme};
use tensu_words::LANGUAGES;

/// What a mahjong hand is worth, and why.
///
/// Type a hand, its winning tile last or behind `+`, and what happened: the points, every yaku, every fu with its reason, and
/// who pays. Thirteen tiles: what they wait for, and what each wait would pay. Fourteen that do not win: what to discard.
#[derive(Debug, Parser)]
#[command(name = "tensu", version, after_help = AFTER, max_term_width = 100)]
pub(crate) struct Command {
    #[command(subcommand)]
    pub(crate) ask: Option<Ask>,

    /// A hand with its words, or a link to one; a JSON request; a file of hands or requests; without any, hands are read from
    /// standard input, one a line
    #[arg(value_name = "HAND")]
    pub(crate) hand: Vec<String>,

    /// Read JSON requests from standard input, one a line, and answer each with a line of JSON
    #[arg(long, conflicts_with = "hand")]
    pub(crate) json: bool,

    /// With --json: the fields of an answer that are wanted, with commas between them
    #[arg(long, value_name = "FIELDS", requires = "json", conflicts_with = "hand", value_delimiter = ',',
          value_parser = PossibleValuesParser::new(tensu_wire::PRICE), hide_possible_values = true)]
    pub(crate) only: Vec<String>,

    /// With --json: a field that no request has is an error
    #[arg(long, requires = "json", conflicts_with = "hand")]
    pub(crate) strict: bool,

    /// How many lines are worked on at a time; by default one, or all processors if there are many lines
    #[arg(long, value_name = "N", conflicts_with = "hand", value_parser = jobs)]
    pub(crate) jobs: Option<NonZeroUsize>,

    #[command(flatten)]
    pub(crate) shared: Shared,
}

impl Command {
    /// Returns the hand that was typed, if one was.
    fn hand_text(&self) -> Option<String> {
        match &self.ask {
            None => (!self.hand.is_empty()).then(|| self.hand.join(" ")),
            Some(
                Ask::Waits { hand, .. }
                | Ask::Compare(hand)
                | Ask::WhatIf(hand)
                | Ask::Link(hand)
                | Ask::Parse(hand),
            ) => Some(hand.text()),
            Some(Ask::Svg(picture)) => Some(picture.hand.text()),
            Some(_) => None,
        }
    }

    /// Returns the complaint about a word that the question has no use for, and would pass over in silence, or about an
    /// empty hand.
    pub(crate) fn contradiction(&self) -> Option<&'static str> {
        if self.hand_text().is_some_and(|text| text.trim().is_empty()) {
            return Some("the hand is empty: type its tiles, as in tensu 123m456p789s22m78m+9m");
        }
        let has_rules = self.shared.rules.is_some() || !self.shared.set.is_empty();
        match self.ask.as_ref()? {
            _ if self.json => Some("--json is asked in JSON alone"),
            _ if self.jobs.is_some() => Some("--jobs is for lines of the standard input"),
            Ask::Rulesets if has_rules => {
                Some("`tensu rulesets` lists all of them: it takes no --rules and no --set")
            }
            Ask::Completions { .. } if has_rules => Some("completions have no rules"),
            Ask::Man if has_rules => Some("the manual has no rules"),
            Ask::Rules { ruleset: Some(_) } | Ask::Yaku { ruleset: Some(_) }
                if self.shared.rules.is_some() =>
            {
                Some("the ruleset is there twice")
            }
            _ => None,
        }
    }
}

fn jobs(text: &str) -> Result<NonZeroUsize, &'static str> {
    let number = text.parse().ok().and_then(NonZeroUsize::new);
    let sensible = number.filter(|number| number.get() <= 256);
    sensible.ok_or("it is a number from 1 to 256")
}

/// The options of every subcommand.
#[derive(Args, Clone, Debug)]
pub(crate) struct Shared {
    /// The ruleset: an id or a name of `tensu rulesets`, or house rules as the app writes them
    // Requests, pages and the packages call it so.
    #[arg(long, short, global = true, value_name = "RULESET", alias = "ruleset")]
    pub(crate) rules: Option<String>,

    /// A rule that your house plays otherwise; may be repeated, `tensu rules` names all
    #[arg(long = "set", short, global = true, value_name = "RULE=VALUE")]
    pub(crate) set: Vec<String>,

    /// The language; by default that of the environment, or English
    #[arg(long, short, global = true, ignore_case = true,
          value_parser = PossibleValuesParser::new(LANGUAGES.iter().map(|words| words.tag)))]
    pub(crate) lang: Option<String>,

    /// Whether to use colors; by default on a terminal
    #[arg(long, global = true, value_enum, default_value_t = Color::Auto, value_name = "WHEN")]
    pub(crate) color: Color,
}

/// The use of colours.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Color {
    /// On a terminal, unless `NO_COLOR` is set
    Auto,
    Always,
    Never,
}

/// A hand.
#[derive(Args, Debug)]
pub(crate) struct Hand {
    /// A hand with its words, or a link to one
    #[arg(required = true, value_name = "HAND")]
    pub(crate) hand: Vec<String>,
}

impl Hand {
    pub(crate) fn text(&self) -> String {
        self.hand.join(" ")
    }
}

/// A hand as a picture.
#[derive(Args, Debug)]
pub(crate) struct Picture {
    #[command(flatten)]
    pub(crate) hand: Hand,
    /// The width in pixels; what is wider is wrapped
    #[arg(long, value_name = "PIXELS", default_value_t = Look::BASE.width, value_parser = clap::value_parser!(u32).range(80..=4000))]
    pub(crate) width: u32,
    /// The width of a tile
    #[arg(long, value_name = "PIXELS", default_value_t = Look::BASE.tile, value_parser = clap::value_parser!(u32).range(12..=240))]
    pub(crate) tile: u32,
    /// For a light page, a dark one, or as the reader's device has it
    #[arg(long, default_value = Theme::Light.code(), value_parser = PossibleValuesParser::new(Theme::ALL.map(Theme::code)))]
    pub(crate) theme: String,
    /// Write it into this file as PNG, two of its pixels for each one
    #[cfg(feature = "png")]
    #[arg(long, value_name = "FILE")]
    pub(crate) png: Option<PathBuf>,
}

impl Picture {
    pub(crate) fn look(&self) -> Look {
        let theme = Theme::from_code(&self.theme).unwrap_or_default();
        Look::BASE
            .with_width(self.width)
            .with_tile(self.tile)
            .with_theme(theme)
    }
}

/// What else can be asked.
#[derive(Debug, Subcommand)]
pub(crate) enum Ask {
    /// What thirteen tiles wait for and what each pays, or what each discard of fourteen leaves
    Waits {
        #[command(flatten)]
        hand: Hand,
        /// The player's own discards: whether the hand is furiten
        #[arg(long, value_name = "TILES")]
        discards: Option<String>,
        /// What else lies open on the table
        #[arg(long, value_name = "TILES")]
        visible: Option<String>,
    },
    /// The hand under every ruleset of its kind, and which rule makes the difference
    Compare(Hand),
    /// What the hand would pay if one thing were different
    WhatIf(Hand),
    /// The hand as text and as a link
    Link(Hand),
    /// The hand as a picture, an SVG
    Svg(Picture),
    /// The tiles of a row on photos, PNG or JPEG: what they most probably are, with their doubts
    Photo {
        /// Photos of a row of tiles, face up, from above
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// A line of JSON for each
        #[arg(long = "json", id = "photo_json")]
        json: bool,
    },
    /// The log of a game played elsewhere: each hand, who paid whom, and where these rules pay otherwise; Tenhou (JSON, XML),
    /// mjai, Majiang, Botzone, calls of `MahjongFanCalculator`
    Log {
        /// The log; without one it is read from standard input
        file: Option<PathBuf>,
        /// Explain the wins of this hand, 1 for the first
        #[arg(long, value_name = "N", conflicts_with = "log_json")]
        hand: Option<usize>,
        /// The answer to `log` as a line of JSON, with all moves
        #[arg(long = "json", id = "log_json")]
        json: bool,
    },
    /// The fields of a JSON request for the hand
    Parse(Hand),
    /// All rulesets
    Rulesets,
    /// Everything about a ruleset: yaku, fu, limits, rules and where each comes from
    Rules {
        /// Its id
        ruleset: Option<String>,
    },
    /// Every yaku of a ruleset, what it takes and what it is worth
    Yaku {
        /// The id of the ruleset
        ruleset: Option<String>,
    },
    /// Answer one JSON request: all of the above, several winners, drawn hands, the end of a game
    #[command(name = "ask")]
    Request {
        /// As `tensu --json` reads it
        request: String,
    },
    /// Print the page of the manual
    Man,
    /// Print the completions for a shell
    Completions {
        /// Which
        shell: Shell,
    },
}

const AFTER: &str = "\
Tiles: 123m 406p 789s 11z; 0 is a red five, 1-7z are E S W N P F C. (406m) is an open meld, [1111z] a closed kan: \
a shell wants quotes around brackets.

Words: ron tsumo riichi double_riichi ippatsu last_tile rinshan chankan first_turn seat:E round:S dora:1m5p ura:3s \
honba:2 sticks:1 from:W norths:1 flowers:12f liable:N/daisangen. dora: and ura: are the indicators, dora_is: and ura_is: the dora themselves.

Examples:
  tensu 234m340p66p678s56s+7s ron riichi dora:1m5p
  tensu '123m456p78s99p[4444z]+9s' ron riichi --rules ema_2025
  tensu 123m456p789s22m78m
  tensu compare '999p345s67m22s[4444m]+8m' ron riichi dora:1s
  tensu hands.txt
  tensu photo hand.jpg
  tensu --json --only total,yaku < requests.jsonl > responses.jsonl

Exit status: 0 when all was answered, 1 when a hand or a line was not, 2 when the command itself was wrong.";
