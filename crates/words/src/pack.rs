//! A language as text, for programs that fetch it.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use tensu::Yaku;
use tensu::text::{self, Plural};

use crate::notes;
use crate::words::{EN, Label, Phrases, TEXTS, Teach, Words};
#[cfg(feature = "chinese")]
use crate::words::{FanWord, PATTERNS};

impl Words {
    /// Writes the whole language as text, one line for each text, which [`Words::read`] reads.
    pub fn pack(&self) -> String {
        self.packed(&self.labels)
    }

    /// Writes the same without the texts of the app, for [`Words::read_core`].
    pub fn pack_core(&self) -> String {
        self.packed(self.labels.get(..Label::FIRST).unwrap_or_default())
    }

    fn packed(&self, labels: &[&str]) -> String {
        let plural = Plural::ALL.iter().position(|&one| one == self.plural);
        let mut text = format!(
            "{}\n{}\n{}\n{}{}\n",
            self.tag,
            self.name,
            plural.unwrap_or_default(),
            self.grouped_from,
            self.thousands
        );
        for phrases in [&self.fan_points, &self.chow_pung] {
            for (usual, said) in phrases.iter() {
                text.extend([*usual, "\t", *said, "\t"]);
            }
            text.push('\n');
        }
        for line in self.texts.iter().chain(&*self.engine.yaku).chain(labels) {
            text.push_str(line);
            text.push('\n');
        }
        if self.notes.is_empty() {
            return text;
        }
        let keys = notes::keys();
        for key in &keys {
            text.extend([self.note("", key, ""), "\n"]);
        }
        for (id, note) in self.notes.iter().filter(|(id, _)| !keys.contains(id)) {
            text.extend([*id, "=", *note, "\n"]);
        }
        text
    }

    /// Writes the texts of the teaching parts of the app, one line for each, which [`Words::with_teach`] reads.
    pub fn pack_teach(&self) -> String {
        let mut text = String::new();
        for line in self.teach.iter() {
            text.extend([*line, "\n"]);
        }
        text
    }

    /// Returns this language with the texts of the teaching parts of the app; `None` if the text is from another version.
    ///
    /// ```
    /// use tensu_words::{DE, Teach, Words};
    /// let words = Words::read(DE.pack().leak()).unwrap();
    /// assert_eq!(words.teach(Teach::Course), "");
    /// let words = words.with_teach(DE.pack_teach().leak()).unwrap();
    /// assert_eq!(words.teach(Teach::Course), DE.teach(Teach::Course));
    /// ```
    pub fn with_teach(&self, text: &'static str) -> Option<Self> {
        let teach: Vec<&'static str> = text.lines().collect();
        (teach.len() == Teach::COUNT).then(|| Self {
            teach: teach.into(),
            ..self.clone()
        })
    }

    /// Writes the texts of Chinese games, one line for each, which [`Words::with_fans`] reads.
    #[cfg(feature = "chinese")]
    pub fn pack_fans(&self) -> String {
        let mut text = String::new();
        for line in self.fans.iter().chain(&*self.patterns) {
            text.extend([*line, "\n"]);
        }
        text
    }

    /// Returns this language with the texts of Chinese games; `None` if the text is from another version.
    ///
    /// ```
    /// use tensu::Yaku;
    /// use tensu_words::{DE, Words};
    /// let words = Words::read(DE.pack().leak()).unwrap();
    /// assert_eq!(words.yaku(Yaku::AllGreen), "All green");
    /// let words = words.with_fans(DE.pack_fans().leak()).unwrap();
    /// assert_eq!(words.yaku(Yaku::AllGreen), DE.yaku(Yaku::AllGreen));
    /// ```
    #[cfg(feature = "chinese")]
    pub fn with_fans(&self, text: &'static str) -> Option<Self> {
        let mut fans: Vec<&'static str> = text.lines().collect();
        if fans.len() != FanWord::COUNT + 2 * PATTERNS {
            return None;
        }
        let patterns = fans.split_off(FanWord::COUNT);
        let mut words = self.clone();
        words.engine.fans = fans.into();
        words.engine.patterns = patterns.into();
        Some(words)
    }

    /// Reads a language from its packed text; `None` if the text is from another version or not a language at all. Its texts
    /// that are packed apart are empty until [`Words::with_teach`] and [`Words::with_fans`] bring them.
    pub fn read(text: &'static str) -> Option<Self> {
        Self::unpacked(text, Label::COUNT)
    }

    /// Reads a language without the texts of the app; `None` as for [`Words::read`]. Texts of Chinese games are in English
    /// until [`Words::with_fans`] brings those of the language.
    ///
    /// ```
    /// use tensu_words::{DE, Word, Words};
    /// let words = Words::read_core(DE.pack_core().leak()).unwrap();
    /// assert_eq!((words.tag, words.say(Word::East)), ("de", DE.say(Word::East)));
    /// assert!(Words::read_core(DE.pack().leak()).is_none());
    /// ```
    pub fn read_core(text: &'static str) -> Option<Self> {
        let mut words = Self::unpacked(text, Label::FIRST)?;
        words.engine.spare = Some(&EN);
        Some(words)
    }

    fn unpacked(text: &'static str, labels: usize) -> Option<Self> {
        let mut lines = text.lines();
        let (tag, name) = (lines.next()?, lines.next()?);
        let plural = *Plural::ALL.get(lines.next()?.parse::<usize>().ok()?)?;
        // The least number that is grouped, and the sign between its groups.
        let grouping = lines.next()?;
        let thousands = grouping.trim_start_matches(|one: char| one.is_ascii_digit());
        let least = grouping.len() - thousands.len();
        let grouped_from = grouping.get(..least)?.parse().ok()?;
        let fan_points = phrases(lines.next()?);
        let chow_pung = phrases(lines.next()?);
        let mut take = |count: usize| {
            let taken: Vec<&'static str> = lines.by_ref().take(count).collect();
            (taken.len() == count).then_some(taken)
        };
        let texts = take(TEXTS)?;
        let yaku = take(2 * Yaku::BEFORE_FANS)?;
        let labels = take(labels)?;
        let mut notes = Vec::new();
        let mut lines = lines.peekable();
        // English has no notes.
        if lines.peek().is_some() {
            for key in notes::keys() {
                let note = lines.next()?;
                if !note.is_empty() {
                    notes.push((key, note));
                }
            }
        }
        for line in lines {
            notes.push(line.split_once('=')?);
        }
        Some(Self {
            name,
            engine: text::Words {
                tag,
                plural,
                thousands,
                grouped_from,
                texts: texts.into(),
                yaku: yaku.into(),
                ..text::Words::NONE
            },
            labels: labels.into(),
            notes: notes.into(),
            fan_points,
            chow_pung,
            ..Self::NONE
        })
    }
}

/// Phrases and their replacements, with tabs between all.
fn phrases(line: &'static str) -> Phrases {
    let mut parts = line.split('\t');
    let mut all = Vec::new();
    while let (Some(usual), Some(said)) = (parts.next(), parts.next()) {
        all.push((usual, said));
    }
    all.into()
}
