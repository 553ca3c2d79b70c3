//! Text around the tiles: spaces, dividers, and what programs and wikis write there; numbers in place of tiles.

use alloc::vec::Vec;

use super::{FEWEST_NUMBERED, Scanner, is_suit};
use crate::hand::notation::errors::{ParseError, Syntax};
use crate::hand::notation::signs::{divides, numbered, spaces, suit};
use crate::tiles::Tile;

impl Scanner<'_> {
    /// Passes over separators: spaces, commas, dividers, and what a program or a wiki has around its tiles.
    pub(super) fn skip(&mut self) {
        while let Some(c) = self.peek() {
            let free = !self.in_meld;
            let many = match c {
                _ if spaces(c) || free && divides(c) && !self.ends_wiki() => 1,
                '"' | '\'' if self.in_list => 1,
                ']' if self.in_list && free => {
                    self.in_list = false;
                    1
                }
                '[' if free && !self.in_list && self.begins_list() => {
                    self.in_list = true;
                    1
                }
                '{' if free && !self.in_wiki => match self.begins_wiki() {
                    Some(many) => {
                        self.in_wiki = true;
                        many
                    }
                    None => return,
                },
                '|' | '}' if self.in_wiki => match self.wiki_end() {
                    Some(many) => {
                        self.in_wiki = false;
                        many
                    }
                    None => return,
                },
                'h' | 't' if free => match self.begins_address() {
                    Some(many) => many,
                    None => return,
                },
                _ => return,
            };
            self.pos += many;
        }
    }

    pub(super) fn starts(&self, from: usize, with: &str) -> bool {
        let rest = self.chars.get(self.pos + from..).unwrap_or_default();
        let mut rest = rest.iter();
        with.chars().all(|c| rest.next() == Some(&c))
    }

    /// Returns whether a list in the notation of a program begins here: of texts, or of Tenhou's numbers.
    pub(super) fn begins_list(&self) -> bool {
        let mut rest = self.chars[self.pos + 1..].iter();
        let first = rest.find(|c| !c.is_whitespace());
        match first {
            Some('"' | '\'') => true,
            Some(c) if c.is_ascii_digit() => self.numbers(self.pos + 1).is_some(),
            _ => false,
        }
    }

    pub(super) fn begins_wiki(&self) -> Option<usize> {
        let call = "#mjt:";
        let space = usize::from(self.ahead(2) == Some(' '));
        let found = self.starts(0, "{{") && self.starts(2 + space, call);
        found.then_some(2 + space + call.len())
    }

    pub(super) fn ends_wiki(&self) -> bool {
        self.in_wiki && self.peek() == Some('|')
    }

    /// The end of a wiki's call, with the size that may stand before it.
    pub(super) fn wiki_end(&self) -> Option<usize> {
        let rest = &self.chars[self.pos..];
        // Its size is not a tile but a number, in pixels.
        let spaces = |from: usize| rest[from..].iter().take_while(|&&c| c == ' ').count();
        let mut passed = usize::from(rest.first() == Some(&'|'));
        passed += spaces(passed);
        passed += rest[passed..]
            .iter()
            .take_while(|c| c.is_ascii_digit())
            .count();
        passed += if self.starts(passed, "px") { 2 } else { 0 };
        passed += spaces(passed);
        self.starts(passed, "}}").then_some(passed + 2)
    }

    /// The address of Tenhou's calculator up to the tiles in it.
    pub(super) fn begins_address(&self) -> Option<usize> {
        let scheme = ["https://", "http://", ""];
        let scheme = scheme.iter().find(|scheme| self.starts(0, scheme))?.len();
        let page = "tenhou.net/2/?";
        let key = scheme + page.len() + 1;
        let found = self.starts(scheme, page) && self.ahead(key) == Some('=');
        found.then_some(key + 1)
    }

    /// Refuses a list or a wiki's call that was opened around the tiles and not closed.
    pub(super) fn closed(&self) -> Result<(), ParseError> {
        if self.in_list || self.in_wiki {
            return Err(self.error(Syntax::Unclosed));
        }
        Ok(())
    }

    /// The tiles that stand here as Tenhou numbers them, with commas between them, and where they end.
    pub(super) fn numbers(&self, from: usize) -> Option<(Vec<Tile>, usize)> {
        let ascii = |at: usize| self.chars.get(at)?.to_digit(10).map(|digit| digit as u8);
        let (mut tiles, mut at) = (Vec::new(), from);
        loop {
            while self.chars.get(at) == Some(&' ') {
                at += 1;
            }
            let (tens, ones) = (ascii(at)?, ascii(at + 1)?);
            tiles.push(numbered(tens, ones)?);
            at += 2;
            let rest = self.chars[at..].iter();
            let spaces = rest.take_while(|&&c| c == ' ').count();
            if self.chars.get(at + spaces) != Some(&',') {
                break;
            }
            at += spaces + 1;
        }
        let follows = self.chars.get(at).copied();
        let ends = follows.is_none_or(|c| !c.is_alphanumeric() && c != '\'');
        (tiles.len() >= FEWEST_NUMBERED && ends && !self.is_suit_behind(at)).then_some((tiles, at))
    }

    /// Returns whether a suit stands here behind spaces: then the numbers are its own.
    pub(super) fn is_suit_behind(&self, at: usize) -> bool {
        let mut rest = self.chars[at..].iter().skip_while(|c| c.is_whitespace());
        let (first, second) = (rest.next(), rest.next());
        let is_suit = first.is_some_and(|&c| is_suit(suit(c)));
        is_suit && second.is_none_or(|c| !c.is_alphanumeric())
    }
}
