//! A win, explained line by line: what the command prints, and what the contract's `explain` gives.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use tensu::house::House;
use tensu::notation::mpsz;
use tensu::question::Question;
use tensu::reading::Made;
use tensu::score::{Award, AwardKind, Missed, Score};
use tensu::unconfirmed::doubts;
use tensu::win::Win;
use tensu::{Block, Reading, Refusals, Ruleset};

use crate::lines::{Line, Lines, Part, Row, Tone};
use crate::short::sentence_case;
use crate::words::{Label, Word, Words};

/// The things that a score needs and a question left out.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unsaid {
    /// The way of winning.
    pub by: bool,
    /// The winner's seat wind.
    pub seat: bool,
    /// The prevailing wind.
    pub round: bool,
}

impl Words {
    /// Says what is assumed in the place of what was left out, if anything is.
    pub fn taken(&self, unsaid: Unsaid, question: &Question) -> Option<String> {
        let mut taken = Vec::new();
        if unsaid.by {
            taken.push(self.won_by(question.by).to_owned());
        }
        for (is_unsaid, label, wind) in [
            (unsaid.seat, Label::SeatWind, question.seat),
            (unsaid.round, Label::RoundWind, question.round),
        ] {
            if is_unsaid {
                taken.push(self.pair(self.label(label), self.wind(wind)));
            }
        }
        let list = self.list(&taken, Word::Comma);
        (!taken.is_empty()).then(|| self.pair(self.label(Label::RemarkAssumed), &list))
    }

    /// Writes the rules of a house: its name, and how many rules of which ruleset it changes; `None` for a ruleset as it is.
    pub fn house(&self, house: &House) -> Option<String> {
        if house.preset().is_some() {
            return None;
        }
        let base = self.ruleset(house.base);
        let changes = if house.set.is_empty() {
            self.fill_label(Label::BasedOnNothing, &[base.into()])
        } else {
            self.fill_label(Label::BasedOn, &[base.into(), house.set.len().into()])
        };
        Some(if house.name == house.base.name {
            changes
        } else {
            self.pair(&house.name, &changes)
        })
    }

    /// Scores a hand under a ruleset and explains everything that led to the score, in the words of those who play by it.
    ///
    /// ```
    /// use tensu::{Question, Ruleset};
    /// use tensu_words::EN;
    ///
    /// let hand: Question = "123m456p789s22m78m+9m ron riichi".parse()?;
    /// let why = EN.explain(&hand, Ruleset::by_id("tenhou").expect("a ruleset of the crate"))?;
    /// assert!(why.to_string().starts_with("Ron 2,000\n2 han 30 fu\n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`tensu::score()`].
    pub fn explain(&self, question: &Question, rules: &'static Ruleset) -> Result<Lines, Refusals> {
        let win = question.check(rules)?;
        let score = rules.score(&win)?;
        let words = self.spoken(rules.idiom);
        let house = House::new(rules, rules.name);
        Ok(words.explained(&win, &score, (&house, rules), Unsaid::default()))
    }

    /// Explains everything that led to the score of a win: yaku, fu, the arithmetic, payments, readings that lost, yaku that
    /// nearly applied, notes and the source of the rules. `house` are the rules as they were asked for, `rules` what they come
    /// to; the words should be those of their players ([`Words::spoken`]).
    pub fn explained(
        &self,
        win: &Win<'_>,
        score: &Score,
        (house, rules): (&House, &Ruleset),
        unsaid: Unsaid,
    ) -> Lines {
        let mut all = Explaining {
            say: self,
            win,
            score,
            lines: Vec::new(),
        };
        all.head(unsaid, rules);
        all.yaku();
        all.fu();
        all.steps();
        all.payments();
        all.others();
        all.missed();
        all.notes(rules);
        all.lines.push(Line::Gap);
        if let Some(changes) = self.house(house) {
            all.line(Tone::Plain, changes);
        }
        let source = self.source(rules.source);
        all.line(
            Tone::Aside,
            self.fill_label(Label::Source, &[(&source).into()]),
        );
        Lines(all.lines)
    }

    /// Says of a yaku that a hand nearly has the one thing against it.
    pub fn nearly(&self, missed: &Missed) -> String {
        let name = |yaku| self.called(AwardKind::Yaku(yaku));
        let other = missed.why.yaku().map(name).unwrap_or_default();
        self.pair(&name(missed.yaku), &self.why_by(missed.why, &other))
    }
}

/// The lines as they come.
struct Explaining<'e> {
    say: &'e Words,
    win: &'e Win<'e>,
    score: &'e Score,
    lines: Vec<Line>,
}

impl Explaining<'_> {
    #[inline(never)]
    fn put(&mut self, line: fn(Vec<Part>) -> Line, tone: Tone, text: String) {
        self.lines.push(line([Part(tone, text)].into()));
    }

    fn line(&mut self, tone: Tone, text: String) {
        self.put(Line::Text, tone, text);
    }

    fn item(&mut self, tone: Tone, text: String) {
        self.put(Line::Item, tone, text);
    }

    fn more(&mut self, tone: Tone, text: String) {
        self.put(Line::More, tone, text);
    }

    #[inline(never)]
    fn row(&mut self, name: &str, amount: String, aside: String) {
        self.lines.push(Line::Row(Row {
            name: name.to_owned(),
            aside,
            amount,
        }));
    }

    fn title(&mut self, label: Label) {
        self.lines
            .push(Line::Title(self.say.label(label).to_owned()));
    }

    fn head(&mut self, unsaid: Unsaid, rules: &Ruleset) {
        let (say, win, score) = (self.say, self.win, self.score);
        let question = win.question();
        let won = format!("{} ", say.won_by(question.by));
        let price = Part(Tone::Price, say.asked(&score.payments));
        let won = Part(Tone::Plain, won);
        self.lines.push(Line::Text([won, price].into()));
        self.line(Tone::Plain, say.value(score));
        self.line(Tone::Tiles, blocks(win, &score.reading));
        self.line(Tone::Aside, self.won_on(say.wait_of(score)));
        if let Some(taken) = say.taken(unsaid, question) {
            self.line(Tone::Aside, taken);
        }
        if let Some(named) = say.dora_itself(question, &rules.tiles) {
            self.line(Tone::Aside, named);
        }
    }

    fn won_on(&self, wait: &str) -> String {
        let tile = self.say.tile(self.win.tile());
        self.say
            .fill_label(Label::WonOn, &[(&tile).into(), wait.into()])
    }

    fn yaku(&mut self) {
        let (say, win) = (self.say, self.win);
        self.title(Label::YakuTitle);
        for award in &self.score.awards {
            let meaning = match award.what {
                // There are too many to know them by their names, and some names say nothing.
                AwardKind::Yaku(yaku) if win.rules().additive().is_some() => say.condition(yaku),
                what => say.meaning(what),
            };
            let mut aside = Vec::new();
            if !meaning.is_empty() {
                aside.push(format!("– {meaning}"));
            }
            for counted in win.counted(award.what) {
                let tiles = mpsz(&counted.tiles);
                aside.push(match counted.indicator {
                    Some(indicator) => format!("{indicator} → {tiles}"),
                    None => tiles,
                });
            }
            let name = say.called(award.what);
            self.row(&name, say.amount(award.amount), aside.join("  "));
        }
    }

    fn fu(&mut self) {
        let (say, score) = (self.say, self.score);
        let Some(fu) = &score.fu else { return };
        let faces = self.win.faces(&score.reading);
        self.title(Label::FuTitle);
        for item in &fu.items {
            let tiles = item.block.and_then(|at| faces.get(usize::from(at)));
            let tiles = tiles.map(|tiles| mpsz(tiles)).unwrap_or_default();
            self.row(&sentence_case(say.fu(item)), say.number(item.fu), tiles);
        }
        let sum = say.fu_sum(fu.raw, fu.rounded);
        self.item(Tone::Plain, say.pair(say.label(Label::FuAll), &sum));
        if score.multiplied_fu().is_none() {
            self.item(Tone::Aside, say.label(Label::FuUnused).to_owned());
        }
    }

    fn steps(&mut self) {
        let (say, score) = (self.say, self.score);
        self.title(match (score.points, &score.fu) {
            (Some(_), _) => Label::StepsPaid,
            (None, Some(_)) => Label::StepsHanFu,
            (None, None) => Label::StepsPoints,
        });
        let name = |yaku| say.called(AwardKind::Yaku(yaku));
        for step in &score.steps {
            self.item(Tone::Plain, sentence_case(&say.step_by(step, &name)));
        }
    }

    fn payments(&mut self) {
        let (say, score) = (self.say, self.score);
        self.title(Label::PaymentsTitle);
        for payment in &score.payments {
            let mut aside = Vec::new();
            if payment.liable {
                aside.push(say.label(Label::Liable).to_owned());
            }
            if payment.honba > 0 {
                let fills = [payment.hand.into(), payment.honba.into()];
                aside.push(say.fill_label(Label::WithHonba, &fills));
            }
            let name = say.paid_by(payment.from);
            self.row(name, say.number(payment.points()), aside.join("  "));
        }
        let mut sum = |label: Label, points: u32| {
            self.row(say.label(label), say.number(points), String::new());
        };
        if score.sticks > 0 {
            sum(Label::SticksOnTable, score.sticks);
        }
        sum(Label::Total, score.total);
    }

    fn others(&mut self) {
        let (say, win, score) = (self.say, self.win, self.score);
        if score.others.is_empty() {
            return;
        }
        self.title(Label::OthersTitle);
        let honba = score.payments.iter().map(|payment| payment.honba).sum();
        for other in &score.others {
            self.item(Tone::Tiles, blocks(win, &other.reading));
            self.more(Tone::Aside, self.won_on(say.wait(other.reading.wait)));
            let mut why = Vec::new();
            if other.points > 0 {
                why.push(say.other_reading(other, honba));
            }
            why.push(sentence_case(say.lost(other.lost)));
            self.more(Tone::Plain, why.join(" "));
            let award = |award: &Award| say.award(award);
            let awards: Vec<String> = other.awards.iter().map(award).collect();
            if !awards.is_empty() {
                self.more(Tone::Aside, say.list(&awards, Word::Comma));
            }
        }
    }

    fn missed(&mut self) {
        if self.score.missed.is_empty() {
            return;
        }
        self.title(Label::MissedTitle);
        for missed in &self.score.missed {
            self.item(Tone::Plain, self.say.nearly(missed));
        }
    }

    fn notes(&mut self, rules: &Ruleset) {
        let (say, score) = (self.say, self.score);
        let doubts = doubts(rules, self.win, score);
        if score.remarks.is_empty() && doubts.is_empty() {
            return;
        }
        self.title(Label::NotesTitle);
        for remark in &score.remarks {
            let text = say.noted(rules.id, remark, &doubts);
            self.item(Tone::Plain, say.pair(say.remark(remark.kind), &text));
        }
        for doubt in doubts.iter().filter(|doubt| doubt.remark.is_none()) {
            self.item(Tone::Plain, say.doubt(doubt));
        }
    }
}

/// Writes the sets and the pair of a reading; brackets are those of melds, and `+` stands before the tile that won.
fn blocks(win: &Win<'_>, reading: &Reading) -> String {
    let faces = win.faces(reading);
    let block = |(i, (block, tiles)): (usize, (&Block, &Vec<_>))| {
        let tiles = if i == reading.winner {
            let mut rest = tiles.clone();
            let won = rest.iter().position(|&tile| tile == win.tile());
            won.map(|at| rest.remove(at));
            format!("{}+{}", mpsz(&rest), win.tile())
        } else {
            mpsz(tiles)
        };
        match block.made {
            Made::Called(kind) if kind.opens() => format!("({tiles})"),
            Made::Called(_) => format!("[{tiles}]"),
            Made::Concealed | Made::Ron => tiles,
        }
    };
    let blocks = reading.blocks.iter().zip(&faces).enumerate().map(block);
    blocks.collect::<Vec<_>>().join(" ")
}
