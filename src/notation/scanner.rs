//! From characters to tiles, melds and words.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::signs::{
    closes, closing, digit, divides, honor_of, is_pair, lettered, named_suit, narrow, numbered,
    single, spaces, suit,
};
use super::words::{self, Key, Said, Word};
use super::{ParseError, Syntax, guess, mpsz};
use crate::meld::{MeldKind, Side};
use crate::question::{Liable, Question, WrittenMeld};
use crate::tile::{Tile, Wind};

/// The tiles, melds and winning tile of a text, and where its words begin.
pub(crate) struct Scanner<'t> {
    text: &'t str,
    chars: Vec<char>,
    pos: usize,
    /// Inside a bracket, where a `+` among the digits marks the tile that made a pon a kan.
    in_meld: bool,
    added: bool,
    /// Whether suits stand before their numbers, once that is known.
    suit_first: Option<bool>,
    /// Inside the list of a program, where quotation marks stand around the tiles.
    in_list: bool,
    /// Inside the call of a wiki.
    in_wiki: bool,
    /// Melds that the form with the suit first has behind its commas.
    melds: Vec<WrittenMeld>,
}

/// Digits and where they stand.
type Digits = Vec<(usize, u8)>;

/// Fewer of Tenhou's numbers may be numbers that lack their suit.
const FEWEST_NUMBERED: usize = 5;

impl<'t> Scanner<'t> {
    pub(crate) fn new(text: &'t str) -> Self {
        Self {
            text,
            chars: text.chars().map(narrow).collect(),
            pos: 0,
            in_meld: false,
            added: false,
            suit_first: None,
            in_list: false,
            in_wiki: false,
            melds: Vec::new(),
        }
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.chars.get(self.pos).copied()
    }

    fn ahead(&self, n: usize) -> Option<char> {
        self.chars.get(self.pos + n).copied()
    }

    pub(super) const fn error(&self, why: Syntax) -> ParseError {
        ParseError { at: self.pos, why }
    }

    /// Passes over what only separates: spaces, commas, dividers, what a program or a wiki has around its tiles.
    fn skip(&mut self) {
        while let Some(c) = self.peek() {
            let free = !self.in_meld;
            let many = match c {
                _ if spaces(c) || free && divides(c) && !self.ends_wiki() => 1,
                '"' | '\'' if self.in_list => 1,
                ']' if self.in_list && free => {
                    self.in_list = false;
                    1
                }
                '[' if free && self.begins_list() => {
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

    fn starts(&self, from: usize, with: &str) -> bool {
        let rest = self.chars.get(self.pos + from..).unwrap_or_default();
        let mut rest = rest.iter();
        with.chars().all(|c| rest.next() == Some(&c))
    }

    /// A list in the notation of a program: of texts, or of Tenhou's numbers.
    fn begins_list(&self) -> bool {
        let mut rest = self.chars[self.pos + 1..].iter();
        let first = rest.find(|c| !c.is_whitespace());
        match first {
            Some('"' | '\'') => true,
            Some(c) if c.is_ascii_digit() => self.numbers(self.pos + 1).is_some(),
            _ => false,
        }
    }

    fn begins_wiki(&self) -> Option<usize> {
        let call = "#mjt:";
        let space = usize::from(self.ahead(2) == Some(' '));
        let found = self.starts(0, "{{") && self.starts(2 + space, call);
        found.then_some(2 + space + call.len())
    }

    fn ends_wiki(&self) -> bool {
        self.in_wiki && self.peek() == Some('|')
    }

    /// The end of a wiki's call, with the size that may stand before it.
    fn wiki_end(&self) -> Option<usize> {
        let rest = &self.chars[self.pos..];
        let size = usize::from(rest.first() == Some(&'|'));
        let inside = |c: &&char| c.is_ascii_alphanumeric() || **c == ' ';
        let passed = rest[size..].iter().take_while(inside).count() * size + size;
        self.starts(passed, "}}").then_some(passed + 2)
    }

    /// The address of Tenhou's calculator up to the tiles in it.
    fn begins_address(&self) -> Option<usize> {
        let scheme = ["https://", "http://", ""];
        let scheme = scheme.iter().find(|scheme| self.starts(0, scheme))?.len();
        let page = "tenhou.net/2/?";
        let key = scheme + page.len() + 1;
        let found = self.starts(scheme, page) && self.ahead(key) == Some('=');
        found.then_some(key + 1)
    }

    /// Reads tiles, melds, winning tile and words in any order onto a question, and says what the words said.
    pub(crate) fn question(
        mut self,
        mut question: Question,
    ) -> Result<(Question, Said), ParseError> {
        let (mut plus, mut said) = (false, Said::default());
        let (had, melded) = (question.hand.len(), question.melds.len());
        loop {
            self.skip();
            match self.peek() {
                None => break,
                Some('+') if plus => return Err(self.error(Syntax::Plus)),
                Some('+') => {
                    plus = true;
                    question.win = Some(self.winning_tile()?);
                }
                Some(c) if closing(c).is_some() => question.melds.push(self.bracket()?),
                Some(_) if self.at_word() => {
                    let begun = plus || question.hand.len() > had || question.melds.len() > melded;
                    self.worded(&mut question, &mut said, begun)?;
                }
                Some(_) => {
                    self.some_tiles(&mut question.hand)?;
                    question.melds.append(&mut self.melds);
                }
            }
        }
        self.closed()?;
        if question.win.is_none() && question.hand.len() > had && question.hand.len() % 3 == 2 {
            question.win = question.hand.pop();
        }
        Ok((question, said))
    }

    /// Whether what was opened around the tiles was closed.
    fn closed(&self) -> Result<(), ParseError> {
        if self.in_list || self.in_wiki {
            return Err(self.error(Syntax::Unclosed));
        }
        Ok(())
    }

    /// The letters that stand here, with `_` and `-` between them.
    fn letters(&self) -> &[char] {
        let rest = &self.chars[self.pos..];
        let letter = |c: &char| c.is_ascii_alphabetic();
        let joins =
            |i: usize| matches!(rest[i], '_' | '-') && i > 0 && rest.get(i + 1).is_some_and(letter);
        let ends = (0..rest.len()).find(|&i| !letter(&rest[i]) && !joins(i));
        &rest[..ends.unwrap_or(rest.len())]
    }

    /// A small-letter word of at least three letters; shorter ones are suit letters. Known ones may have capitals.
    fn at_word(&self) -> bool {
        let Some(first) = self.peek() else {
            return false;
        };
        if !first.is_ascii() {
            return words::begins(&self.chars[self.pos..]).is_some();
        }
        if !first.is_ascii_alphabetic() {
            return false;
        }
        let letters = self.letters();
        if letters.len() < 3 || self.suit_key().is_some() || are_honors(letters) {
            return false;
        }
        let small = letters[..3].iter().all(char::is_ascii_lowercase);
        small || self.known_capital(letters)
    }

    /// A known word that does not begin with three small letters would be honors or nothing otherwise.
    fn known_capital(&self, letters: &[char]) -> bool {
        let found = words::find(&letters.iter().collect::<String>());
        match found {
            _ if self.in_meld => matches!(found, Some(Word::Meld(_) | Word::Kan | Word::Side(_))),
            Some(Word::Meld(_) | Word::Kan | Word::Side(_)) | None => false,
            Some(_) => true,
        }
    }

    /// As far as the next space, comma or bracket.
    fn chunk(&self, from: usize) -> String {
        let ends = |c: &char| spaces(*c) || closing(*c).is_some() || closes(*c);
        let rest = &self.chars[from..];
        let end = rest.iter().position(ends).unwrap_or(rest.len()).max(1);
        rest.iter().take(end).collect()
    }

    /// Reads the word that stands here, and how long it is: the longest one that is known, of several parts too.
    fn word(&self) -> Option<(Word, usize)> {
        if let Some(found) = words::begins(&self.chars[self.pos..]) {
            return Some(found);
        }
        let first = self.letters();
        let mut found =
            words::find(&first.iter().collect::<String>()).map(|word| (word, first.len()));
        // "double riichi", "last tile".
        let rest = &self.chars[self.pos..];
        let mut end = first.len();
        for _ in 0..2 {
            let next = rest.get(end + 1..).unwrap_or_default();
            let letters = next.iter().take_while(|c| c.is_ascii_alphabetic()).count();
            if rest.get(end) != Some(&' ') || letters == 0 {
                break;
            }
            end += 1 + letters;
            let whole = words::find(&rest[..end].iter().collect::<String>());
            found = whole.map(|word| (word, end)).or(found);
        }
        found
    }

    fn worded(
        &mut self,
        question: &mut Question,
        said: &mut Said,
        begun: bool,
    ) -> Result<(), ParseError> {
        let at = self.pos;
        let unknown = |scanner: &Self| ParseError {
            at,
            why: Syntax::Word(scanner.chunk(at)),
        };
        let (word, length) = self.word().ok_or_else(|| unknown(self))?;
        let letters = self.chars[at].is_ascii();
        self.pos += length;
        if let Word::Key(key) = word {
            return self.keyed(key, at, question, said, begun);
        }
        // What goes on is another word.
        if letters && !self.is_over() {
            return Err(unknown(self));
        }
        let written: String = self.chars[at..self.pos].iter().collect();
        let taken = question.set_plain(word, &written, said);
        taken.map_err(|why| ParseError { at, why })
    }

    /// Reads a text that is one word with its value.
    pub(super) fn one_word(
        mut self,
        question: &mut Question,
        said: &mut Said,
    ) -> Result<(), ParseError> {
        if !self.at_word() {
            return Err(self.error(Syntax::Word(self.text.into())));
        }
        self.worded(question, said, true)?;
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.error(Syntax::Word(self.text.into()))),
        }
    }

    /// Whether a word or a value ends here.
    fn is_over(&self) -> bool {
        let ends = |c| divides(c) || c == '+' || closing(c).is_some() || closes(c) || c == '"';
        self.peek().is_none_or(|c| ends(c) || !c.is_ascii())
    }

    /// Reads what follows a key onto the question.
    fn keyed(
        &mut self,
        key: Key,
        at: usize,
        question: &mut Question,
        said: &mut Said,
        begun: bool,
    ) -> Result<(), ParseError> {
        self.skip_spaces();
        if matches!(self.peek(), Some(':' | '=')) {
            self.pos += 1;
            self.skip_spaces();
        }
        let from = self.pos;
        let whole = |scanner: &Self| {
            let end = from + scanner.chunk(from).chars().count();
            let end = end.min(scanner.chars.len());
            scanner.chars[at..end].iter().collect::<String>()
        };
        if key == Key::Liable {
            let liable = Liable::from_word(&self.value(&['/', '-', '_']));
            let why = || Syntax::Value(whole(self), key.possible());
            question
                .liable
                .push(liable.ok_or_else(|| ParseError { at, why: why() })?);
            said.again(key.code());
            return Ok(());
        }
        let read = match key {
            Key::Seat => self.wind().map(|wind| question.seat = wind),
            Key::Round => self.wind().map(|wind| question.round = wind),
            Key::From => self.wind().map(|wind| question.from = Some(wind)),
            Key::Honba => self.number().map(|number| question.honba = number),
            Key::Sticks => self.number().map(|number| question.sticks = number),
            Key::Norths => {
                let norths = self.number().and_then(|norths| u8::try_from(norths).ok());
                norths.map(|norths| question.norths = norths)
            }
            _ => {
                let tiles = match self.indicators(begun) {
                    Err(ParseError { at, .. }) => {
                        let why = Syntax::Value(whole(self), key.possible());
                        return Err(ParseError { at, why });
                    }
                    Ok(tiles) => tiles,
                };
                let place = match key {
                    Key::Dora => &mut question.dora,
                    Key::Ura => &mut question.ura,
                    _ => &mut question.flowers,
                };
                // Two of them are refused below.
                (!tiles.is_empty()).then(|| *place = tiles)
            }
        };
        if read.is_none() {
            let why = Syntax::Value(whole(self), key.possible());
            return Err(ParseError { at, why });
        }
        let written: String = self.chars[at..self.pos].iter().collect();
        let once = said.once(key.code(), written.trim_end());
        once.map_err(|why| ParseError { at, why })
    }

    fn skip_spaces(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.pos += 1;
        }
    }

    /// Letters and what else may stand in a value.
    fn value(&mut self, and: &[char]) -> String {
        let rest = &self.chars[self.pos..];
        let inside = |c: &&char| {
            c.is_ascii_alphanumeric() || and.contains(*c) || !c.is_ascii() && !c.is_whitespace()
        };
        let value: String = rest.iter().take_while(inside).collect();
        self.pos += value.chars().count();
        value
    }

    fn wind(&mut self) -> Option<Wind> {
        words::wind(&self.value(&[]))
    }

    /// A number as it is written: without a sign, without a nought before it.
    fn number(&mut self) -> Option<u32> {
        let value = self.value(&[]);
        let ends = self.is_over();
        let number = value.parse::<u32>().ok().filter(|_| ends)?;
        (number.to_string() == value).then_some(number)
    }

    /// The tiles of a value. Behind a hand, all that follow are its own; before one, those that no space divides.
    fn indicators(&mut self, begun: bool) -> Result<Vec<Tile>, ParseError> {
        let mut found = Vec::new();
        let order = self.suit_first.take();
        loop {
            let before = self.pos;
            self.skip();
            let passed = &self.chars[before..self.pos];
            let divided = passed.iter().any(|c| c.is_whitespace());
            let over = match self.peek() {
                None | Some('+') => true,
                Some(c) if closing(c).is_some() || closes(c) => true,
                Some(_) => self.at_word() || divided && !begun && !found.is_empty(),
            };
            if over {
                (self.pos, self.suit_first) = (before, order);
                return Ok(found);
            }
            self.group(&mut found)?;
        }
    }

    fn winning_tile(&mut self) -> Result<Tile, ParseError> {
        let at = self.pos;
        self.pos += 1;
        self.skip_spaces();
        let (mut found, order) = (Vec::new(), self.suit_first.take());
        self.group(&mut found)?;
        self.suit_first = order;
        match found[..] {
            [tile] => Ok(tile),
            _ => Err(ParseError {
                at,
                why: Syntax::Plus,
            }),
        }
    }

    fn some_tiles(&mut self, found: &mut Vec<Tile>) -> Result<(), ParseError> {
        let before = self.pos;
        self.groups(found)?;
        match self.peek() {
            Some(other) if self.pos == before => Err(self.error(Syntax::Character(other))),
            _ => Ok(()),
        }
    }

    /// Reads tiles to the end of the text, or to what is none.
    pub(super) fn tiles(&mut self, found: &mut Vec<Tile>) -> Result<(), ParseError> {
        self.groups(found)?;
        if let Some(meld) = self.melds.first() {
            let why = Syntax::Belongs(super::meld(meld), "melds");
            return Err(self.error(why));
        }
        if self.peek().is_none() {
            self.closed()?;
        }
        Ok(())
    }

    /// What stands where only tiles may: the field that it belongs to, if it means something.
    pub(super) fn stranger(&self, c: char) -> Syntax {
        let chunk = self.chunk(self.pos);
        if c == '+' {
            return Syntax::Belongs(chunk, "win");
        }
        if closing(c).is_some() {
            let end = self.chars[self.pos..].iter().position(|&c| closes(c));
            let end = end.map_or(self.chars.len(), |end| self.pos + end + 1);
            return Syntax::Belongs(self.chars[self.pos..end].iter().collect(), "melds");
        }
        if !self.at_word() {
            return Syntax::Character(c);
        }
        let field = match self.word() {
            Some((Word::By(_), _)) => "by",
            Some((Word::Riichi(_), _)) => "riichi",
            Some((Word::Flag(_), _)) => "flags",
            Some((Word::Seat(_), _)) => "seat",
            Some((Word::Round(_), _)) => "round",
            Some((Word::Meld(_) | Word::Kan | Word::Side(_), _)) => "melds",
            Some((Word::Key(key), _)) => key.code(),
            Some((Word::Wind(_), _)) | None => return Syntax::Word(chunk),
        };
        Syntax::Belongs(chunk, field)
    }

    /// Reads groups of tiles for as long as there are any.
    fn groups(&mut self, found: &mut Vec<Tile>) -> Result<(), ParseError> {
        if found.is_empty() {
            self.skip();
            if let Some((tiles, end)) = self.numbers(self.pos) {
                found.extend(tiles);
                self.pos = end;
            }
        }
        loop {
            self.skip();
            match self.peek() {
                None | Some('+') => return Ok(()),
                Some(c) if closing(c).is_some() || closes(c) => return Ok(()),
                Some(_) if self.at_word() => return Ok(()),
                Some(_) => self.group(found)?,
            }
        }
    }

    /// The tiles that stand here as Tenhou numbers them, with commas between them, and where they end.
    fn numbers(&self, from: usize) -> Option<(Vec<Tile>, usize)> {
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

    /// Whether a suit stands behind spaces: then the numbers are its own.
    fn is_suit_behind(&self, at: usize) -> bool {
        let mut rest = self.chars[at..].iter().skip_while(|c| c.is_whitespace());
        let (first, second) = (rest.next(), rest.next());
        let is_suit = first.is_some_and(|&c| is_suit(suit(c)));
        is_suit && second.is_none_or(|c| !c.is_alphanumeric())
    }

    /// Reads one group: digits and their suit, an honor letter, or a Unicode tile.
    fn group(&mut self, found: &mut Vec<Tile>) -> Result<(), ParseError> {
        if let Some(many) = self.suit_key() {
            return self.keyed_suit(many, found);
        }
        if self.begins_suit_first() {
            return self.suit_first(found);
        }
        let start = self.pos;
        let mut digits = Digits::new();
        loop {
            let Some(c) = self.peek() else {
                let why = if digits.is_empty() {
                    Syntax::OneTile
                } else {
                    Syntax::NoSuit
                };
                return Err(ParseError { at: start, why });
            };
            if self.digit(&mut digits)? {
                continue;
            }
            if c == '+' && self.in_meld && !digits.is_empty() {
                if self.added {
                    return Err(self.error(Syntax::Plus));
                }
                self.added = true;
            } else if !spaces(c) || digits.is_empty() {
                break self.finish_group(c, &digits, found);
            }
            self.pos += 1;
        }
    }

    /// Takes a digit, or a red five as it is written.
    fn digit(&mut self, digits: &mut Digits) -> Result<bool, ParseError> {
        let Some(c) = self.peek() else {
            return Ok(false);
        };
        if let Some(digit) = digit(c) {
            digits.push((self.pos, digit));
            self.pos += 1;
            // A mark that is a red five to some, and to others one that was called.
            if self.peek() == Some('\'') && !self.in_list {
                let written = self.chars[self.pos - 1..=self.pos].iter().collect();
                let possible = if digit == 5 { "0" } else { "(406m)" };
                return Err(self.error(Syntax::Value(written, [possible.into()].into())));
            }
            let red = digit == 5 && self.peek() == Some('r') && !self.is_word_behind();
            if red {
                self.pos += 1;
                digits.pop();
                digits.push((self.pos - 2, 0));
            }
            return Ok(true);
        }
        let red = matches!(c, '赤' | 'r') && self.ahead(1).and_then(digit) == Some(5);
        if red {
            digits.push((self.pos, 0));
            self.pos += 2;
        }
        Ok(red)
    }

    /// Whether the `r` here begins a word such as `ron`: a suit ends where no letter follows it.
    fn is_word_behind(&self) -> bool {
        let next = self.ahead(1);
        next.is_some_and(|c| c.is_ascii_lowercase() && !is_suit(suit(c)))
    }

    fn finish_group(
        &mut self,
        c: char,
        digits: &[(usize, u8)],
        found: &mut Vec<Tile>,
    ) -> Result<(), ParseError> {
        if digits.is_empty() {
            return self.single(c, found);
        }
        let name: String = self
            .letters()
            .iter()
            .map(char::to_ascii_lowercase)
            .collect();
        let (letter, many) = match named_suit(&name) {
            Some(letter) => (letter, name.len()),
            None => (suit(c), 1),
        };
        if !is_suit(letter) {
            return Err(ParseError {
                at: digits[0].0,
                why: Syntax::NoSuit,
            });
        }
        if self.suit_first == Some(true) {
            return Err(self.other_order(digits[0].0, letter, digits));
        }
        self.suit_first = Some(false);
        push_all(letter, digits, found)?;
        self.pos += many;
        if self.peek() == Some('r') && digits.len() == 1 {
            self.red_behind(digits[0], letter, found)?;
        }
        Ok(())
    }

    /// `5mr`: the form of bots.
    fn red_behind(
        &mut self,
        (at, digit): (usize, u8),
        letter: char,
        found: &mut Vec<Tile>,
    ) -> Result<(), ParseError> {
        if self.ahead(1).is_some_and(|c| c.is_ascii_lowercase()) {
            return Ok(()); // a word
        }
        if digit != 5 || self.ahead(1).is_some_and(|c| c.is_alphanumeric()) {
            let written = self.chars[at..=self.pos].iter().collect();
            let possible = ["0", &letter.to_string()].concat();
            return Err(ParseError {
                at,
                why: Syntax::Value(written, [possible].into()),
            });
        }
        found.pop();
        found.extend(lettered(0, letter));
        self.pos += 1;
        Ok(())
    }

    /// A tile without a number.
    fn single(&mut self, c: char, found: &mut Vec<Tile>) -> Result<(), ParseError> {
        let red = c == '赤' && self.ahead(1) == Some('⑤');
        let tile = if red { lettered(0, 'p') } else { single(c) };
        let Some(tile) = tile else {
            return Err(self.error(match (suit(c), honor_of(c)) {
                // Only small ones: they may have been meant as honors.
                (_, Some(honor)) => {
                    let tile = single(honor).map(|tile| tile.to_string());
                    let possible = [honor.to_string()].into_iter().chain(tile);
                    Syntax::Value(c.to_string(), possible.collect())
                }
                (letter, None) if is_suit(letter) => Syntax::NoNumber(c),
                _ => Syntax::Character(c),
            }));
        };
        found.push(tile);
        let pair = self.ahead(1).is_some_and(|second| is_pair(c, second));
        self.pos += if red || pair { 2 } else { 1 };
        if self
            .peek()
            .is_some_and(|c| matches!(c, '\u{fe0e}' | '\u{fe0f}'))
        {
            self.pos += 1; // how a Unicode tile is to be shown, not another tile
        }
        Ok(())
    }

    /// `man='123'`: how many characters stand before the value.
    fn suit_key(&self) -> Option<usize> {
        let letters = self.letters();
        if letters.len() < 3 {
            return None;
        }
        let name: String = letters.iter().map(char::to_ascii_lowercase).collect();
        let spaces = self.chars[self.pos + name.len()..].iter();
        let spaces = spaces.take_while(|&&c| c == ' ').count();
        let mark = self.ahead(name.len() + spaces)?;
        // `flowers:` are those set aside.
        let found = named_suit(&name).is_some_and(|letter| letter != 'f');
        (found && matches!(mark, '=' | ':')).then_some(name.len() + spaces + 1)
    }

    fn keyed_suit(&mut self, many: usize, found: &mut Vec<Tile>) -> Result<(), ParseError> {
        let at = self.pos;
        let name: String = self
            .letters()
            .iter()
            .map(char::to_ascii_lowercase)
            .collect();
        let letter = named_suit(&name).unwrap_or('m');
        self.pos += many;
        self.skip_spaces();
        let quote = self.peek().filter(|c| matches!(c, '"' | '\''));
        self.pos += usize::from(quote.is_some());
        let mut digits = Digits::new();
        while let Some(digit) = self.peek().and_then(digit) {
            digits.push((self.pos, digit));
            self.pos += 1;
            if digit == 5 && self.peek() == Some('r') {
                digits.pop();
                digits.push((self.pos - 1, 0));
                self.pos += 1;
            }
        }
        let ends = quote.is_none() || self.peek() == quote;
        if !ends || quote.is_none() && (digits.is_empty() || !self.is_over()) {
            let example = [name.as_str(), "='123'"].concat();
            let why = Syntax::Value(self.chunk(at), [example].into());
            return Err(self.error(why));
        }
        self.pos += usize::from(quote.is_some());
        push_all(letter, &digits, found)
    }

    /// A small suit letter before its numbers.
    fn begins_suit_first(&self) -> bool {
        matches!(self.peek(), Some('m' | 'p' | 's' | 'z'))
            && self.ahead(1).is_some_and(|c| c.is_ascii_digit())
            && (self.suit_first == Some(true) || !self.follows_tile())
    }

    /// Whether something stands right before that is no separator: then a suit letter ends what stands there.
    fn follows_tile(&self) -> bool {
        let before = self.pos.checked_sub(1).map(|before| self.chars[before]);
        before.is_some_and(char::is_alphanumeric)
    }

    /// Digits behind their suit: behind a comma a meld, if it looks like one.
    fn suit_first(&mut self, found: &mut Vec<Tile>) -> Result<(), ParseError> {
        let start = self.pos;
        let letter = self.chars[start];
        self.pos += 1;
        let (mut digits, mut mark) = (Digits::new(), None);
        let begun = self.suit_first == Some(true) && !self.in_meld;
        let called = begun && start > 0 && self.chars[start - 1] == ',';
        loop {
            let c = self.peek();
            let side = c.and_then(side_mark).filter(|_| called && mark.is_none());
            if let Some(side) = side {
                mark = Some((digits.len(), side));
                self.pos += 1;
            } else if !self.digit(&mut digits)? {
                break;
            }
        }
        if self.suit_first == Some(false) {
            return Err(self.other_order(start, letter, &digits));
        }
        self.suit_first = Some(true);
        let mut tiles = Vec::new();
        push_all(letter, &digits, &mut tiles)?;
        let equal = tiles
            .windows(2)
            .all(|pair| pair[0].kind() == pair[1].kind());
        if mark.is_none() && !(called && equal && tiles.len() == 4) {
            // A mark where no meld is, and a letter that would be a suit behind: neither is guessed.
            return match self.peek() {
                Some('-' | '=') => Err(self.error(Syntax::Value(
                    self.chunk(start),
                    [["(", &mpsz(&tiles), ")"].concat()].into(),
                ))),
                _ => {
                    found.append(&mut tiles);
                    Ok(())
                }
            };
        }
        let kind = match (mark, tiles.len()) {
            (None, _) => MeldKind::Ankan,
            (Some((3, _)), 4) => MeldKind::Kakan,
            _ => guess(&tiles, false, false),
        };
        let fits = matches!(tiles.len(), 3 | 4);
        if !fits || !self.is_over() {
            return Err(ParseError {
                at: start,
                why: Syntax::NotAMeld,
            });
        }
        let from = mark.map(|(_, side)| side);
        self.melds.push(WrittenMeld { kind, tiles, from });
        Ok(())
    }

    /// A suit on the other side of its numbers than before: whose it is would be a guess.
    fn other_order(&self, at: usize, letter: char, digits: &[(usize, u8)]) -> ParseError {
        let numbers: String = digits.iter().map(|(_, digit)| digit.to_string()).collect();
        let (written, possible) = if self.suit_first == Some(true) {
            (
                [&numbers, letter.to_string().as_str()].concat(),
                [letter.to_string(), numbers].concat(),
            )
        } else {
            (
                [letter.to_string().as_str(), &numbers].concat(),
                [&numbers, letter.to_string().as_str()].concat(),
            )
        };
        ParseError {
            at,
            why: Syntax::Value(written, [possible].into()),
        }
    }

    /// Reads a meld in its brackets.
    fn bracket(&mut self) -> Result<WrittenMeld, ParseError> {
        let start = self.pos;
        let open = self.chars[start];
        let (close, square) = (closing(open), open == '[');
        self.pos += 1;
        (self.in_meld, self.added) = (true, false);
        let order = self.suit_first.take();
        let (mut tiles, mut from, mut named) = (Vec::new(), None, None);
        loop {
            self.skip();
            match self.peek() {
                c if c == close => break,
                None => {
                    return Err(ParseError {
                        at: start,
                        why: Syntax::Unclosed,
                    });
                }
                Some(c) if closes(c) => {
                    return Err(ParseError {
                        at: start,
                        why: Syntax::Unclosed,
                    });
                }
                Some(letter) if side(letter).is_some() && !tiles.is_empty() => {
                    if from.is_some() {
                        return Err(self.error(Syntax::Twice(letter.into())));
                    }
                    from = side(letter);
                    self.pos += 1;
                }
                Some(_) if self.at_word() => {
                    let at = self.pos;
                    let word = self.meld_word()?;
                    let twice = match word {
                        Word::Side(side) => from.replace(side).is_some(),
                        Word::Meld(kind) => named.replace(kind).is_some(),
                        _ => false,
                    };
                    if twice {
                        let word = self.chars[at..self.pos].iter().collect();
                        let why = Syntax::Twice(word);
                        return Err(ParseError { at, why });
                    }
                }
                Some(_) => self.group(&mut tiles)?,
            }
        }
        self.pos += 1;
        self.in_meld = false;
        self.suit_first = order;
        if tiles.is_empty() {
            return Err(ParseError {
                at: start,
                why: Syntax::NotAMeld,
            });
        }
        // Which brackets are a closed kan is told for two of them alone.
        if tiles.len() > 3 && named.is_none() && !self.added && !matches!(open, '(' | '[') {
            let written = self.chars[start..self.pos].iter().collect();
            let inside = mpsz(&tiles);
            let possible = [["(", &inside, ")"].concat(), ["[", &inside, "]"].concat()];
            return Err(ParseError {
                at: start,
                why: Syntax::Value(written, possible.into()),
            });
        }
        let kind = named.unwrap_or_else(|| guess(&tiles, square, self.added));
        Ok(WrittenMeld { kind, tiles, from })
    }

    fn meld_word(&mut self) -> Result<Word, ParseError> {
        let start = self.pos;
        let found = words::begins(&self.chars[start..]);
        let (word, length) = if let Some((word, length)) = found {
            (Some(word), length)
        } else {
            // In capitals throughout, or a small letter ends where the side begins.
            let letters = self.letters();
            let small = |c: &char| c.is_ascii_lowercase() || *c == '_';
            let capitals = !letters.get(1).is_some_and(small);
            let rest = letters.iter().skip(1);
            let length = 1 + rest.take_while(|c| capitals || small(c)).count();
            (
                words::find(&letters[..length].iter().collect::<String>()),
                length,
            )
        };
        self.pos += length;
        let written = || self.chars[start..self.pos].iter().collect();
        let why = match word {
            Some(word @ (Word::Meld(_) | Word::Side(_))) => return Ok(word),
            Some(Word::Kan) => {
                let kans = MeldKind::ALL.iter().filter(|kind| kind.is_kan());
                Syntax::Value(written(), kans.map(|kind| kind.code().into()).collect())
            }
            _ => Syntax::Word(written()),
        };
        Err(ParseError { at: start, why })
    }
}

impl fmt::Debug for Scanner<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Scanner({:?} at {})", self.text, self.pos)
    }
}

fn side(letter: char) -> Option<Side> {
    Side::ALL.into_iter().find(|side| side.letter() == letter)
}

/// From whom a tile came that stands before this mark.
const fn side_mark(c: char) -> Option<Side> {
    match c {
        '-' => Some(Side::Left),
        '=' => Some(Side::Across),
        '+' => Some(Side::Right),
        _ => None,
    }
}

const fn is_suit(letter: char) -> bool {
    matches!(letter, 'm' | 'p' | 's' | 'z' | 'f')
}

/// Small letters that are honors and nothing else, in the order of the honors: `new` is a word.
fn are_honors(letters: &[char]) -> bool {
    const ORDER: &str = "ewnc";
    let place = |c: &char| ORDER.find(*c);
    letters.iter().all(|c| place(c).is_some())
        && letters
            .windows(2)
            .all(|pair| place(&pair[0]) <= place(&pair[1]))
}

fn push_all(letter: char, digits: &[(usize, u8)], found: &mut Vec<Tile>) -> Result<(), ParseError> {
    for &(at, digit) in digits {
        found.push(lettered(digit, letter).ok_or(ParseError {
            at,
            why: Syntax::NoSuchTile(digit, letter),
        })?);
    }
    Ok(())
}
