//! The two outputs: answers and complaints, in colours or without.

use std::io::{self, Write};

use anstream::{AutoStream, ColorChoice};
use tensu_wire::stream::unwritten;

use crate::args::Color;
use crate::page::{Page, WRONG, styled};

/// Both outputs, with the choice of colours.
#[derive(Clone, Copy)]
pub(crate) struct Output(ColorChoice);

impl Output {
    pub(crate) const fn choose(color: Color) -> Self {
        Self(match color {
            Color::Auto => ColorChoice::Auto,
            Color::Always => ColorChoice::Always,
            Color::Never => ColorChoice::Never,
        })
    }

    /// Returns whether answers are in colours where they go.
    pub(crate) fn has_colors(self) -> bool {
        let choice = match self.0 {
            ColorChoice::Auto => AutoStream::choice(&io::stdout()),
            choice => choice,
        };
        choice != ColorChoice::Never
    }

    pub(crate) fn print(self, page: &Page) -> io::Result<()> {
        let mut out = AutoStream::new(io::stdout(), self.0);
        let written = out.write_all(page.0.as_bytes());
        written
            .and_then(|()| out.flush())
            .map_err(|why| unwritten(&why))
    }

    pub(crate) fn complain(self, page: &Page) {
        let mut out = AutoStream::new(io::stderr(), self.0);
        // Nobody is left to tell if this fails.
        let _ = write!(out, "{} {}", styled(WRONG, "tensu:"), page.0);
    }
}
