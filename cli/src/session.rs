//! The answers of the command: each subcommand, and each line of an input.

use std::io::{self, Read, Write};

use anstream::StripStream;
use tensu::link::Link;
use tensu::notation;
use tensu::refusal::{Field, Refusal, Refusals};
use tensu::rules::DEFAULT;
use tensu::{Question, Ruleset, Tile, score};
use tensu_wire::stream::{Line, Options, Told, answer, each_line, is_json, run};
use tensu_wire::{Ask, ParseRequest, Value};
use tensu_words::Label;

use crate::args::Command;
use crate::explain::{explain, in_short, page_counted, page_missed};
use crate::outlook::{self, NONE, Table};
use crate::output::Output;
use crate::page::{ASIDE, Page, WRONG, plain, styled};
use crate::pages;
use crate::read::{Asked, Rules, Unsaid, hand, unread};
use crate::say::Say;

/// The end of the command.
pub(crate) enum End {
    /// All was answered.
    Well,
    /// A hand or a line was not.
    Refused,
}

/// The command with its language, its rules and its output.
pub(crate) struct Session<'c> {
    pub(crate) say: Say,
    pub(crate) output: Output,
    /// The rules that were asked for.
    pub(crate) rules: Option<Rules>,
    pub(crate) options: &'c Command,
}

/// The answer to a question: the page to print, or what is wrong with it.
pub(crate) type Answered = Result<Page, Page>;

impl Session<'_> {
    pub(crate) fn tell(&self, page: &Page) -> io::Result<End> {
        self.output.print(page)?;
        Ok(End::Well)
    }

    /// Answers something about a hand.
    pub(crate) fn about(
        &self,
        text: &str,
        answer: impl FnOnce(&Self, Asked) -> Answered,
    ) -> io::Result<End> {
        let answered = match hand(text, self.rules.as_ref()) {
            Ok(asked) => {
                let with = Self {
                    say: self.say.spoken(&asked.rules.ruleset),
                    output: self.output,
                    rules: self.rules.clone(),
                    options: self.options,
                };
                answer(&with, asked)
            }
            Err(why) => Err(unread(text, &why, self.say)),
        };
        match answered {
            Ok(page) => self.tell(&page),
            Err(page) => {
                self.output.complain(&page);
                Ok(End::Refused)
            }
        }
    }

    /// Writes everything that is wrong with a hand.
    pub(crate) fn refused(&self, refusals: &Refusals) -> Page {
        let (say, mut page) = (self.say, Page::default());
        for refusal in refusals {
            page.line(plain(&say.0.refusal(refusal)));
        }
        for refusal in refusals {
            if let Refusal::TooFew { awards, .. } = refusal.reason() {
                page_counted(awards, say, &mut page);
            }
            let missing = refusal.missing();
            if !missing.is_empty() {
                page.title(say.label(Label::MissedTitle));
                page_missed(missing, say, &mut page);
            }
        }
        page
    }

    /// Answers a hand with its score, explained; thirteen tiles with their waits, fourteen that do not win with the
    /// best discards.
    pub(crate) fn price(&self, text: &str) -> io::Result<End> {
        let mut discards = None;
        let end = self.about(text, |with, asked| {
            let Asked {
                question,
                rules,
                unsaid,
            } = asked;
            let ruleset = &rules.ruleset;
            if question.win.is_none() && question.size() == 13 {
                return with.outlook(question, ruleset, unsaid, &Table::default());
            }
            let explained = question.check(ruleset).and_then(|win| {
                let score = ruleset.score(&win)?;
                Ok(explain(&win, &score, &rules, unsaid, with.say))
            });
            explained.map_err(|why| {
                if is_incomplete(&why) {
                    let table = Table::default();
                    discards = Some(outlook::discards(&question, ruleset, &table, with.say));
                }
                let mut page = with.refused(&why);
                if lacks_yaku(&why)
                    && let Some(taken) = with.say.0.taken(unsaid, &question)
                {
                    page.styled(ASIDE, &taken);
                }
                page
            })
        })?;
        if let Some(discards) = discards {
            self.output.print(&discards)?;
        }
        Ok(end)
    }

    /// Checks a hand that has not won, without the flags that need a winning tile; returns it, and a sentence for each
    /// of those.
    fn standing(
        &self,
        mut question: Question,
        rules: &Ruleset,
        table: &Table,
    ) -> Result<(Question, Vec<String>), Page> {
        let said = question.flags;
        question.flags = question.standing_flags();
        let open = [&table.discards[..], &table.visible].concat();
        let checked = question.check_unfinished(&open, rules);
        checked.map_err(|why| self.refused(&why))?;
        if question.size() == 13 {
            question.hand.extend(question.win.take());
        }
        let asked = Question {
            flags: said,
            ..question.clone()
        };
        let unused = asked.not_won().into_iter();
        let unused = unused.map(|why| plain(&self.say.0.refusal(&why)));
        Ok((question, unused.collect()))
    }

    fn outlook(
        &self,
        question: Question,
        rules: &Ruleset,
        unsaid: Unsaid,
        table: &Table,
    ) -> Answered {
        let won = score(&question, rules);
        let (question, unused) = self.standing(question, rules, table)?;
        let mut page = Page::default();
        if question.size() == 13 {
            if let Some(taken) = self.say.0.taken(
                Unsaid {
                    by: false,
                    ..unsaid
                },
                &question,
            ) {
                page.styled(ASIDE, &taken);
            }
            outlook::waits(&question, rules, table, self.say, &mut page);
            for told in &unused {
                page.line(told);
            }
            return Ok(page);
        }
        let has_won = won.is_ok();
        match won {
            Ok(score) => {
                let price = in_short(&score, self.say);
                let price = format!("{} {price}", self.say.0.won_by(question.by));
                page.line(self.say.0.pair(self.say.label(Label::Result), &price));
                if let Some(taken) = self.say.0.taken(unsaid, &question) {
                    page.styled(ASIDE, &taken);
                }
            }
            Err(why) if lacks_yaku(&why) => page = self.refused(&why),
            Err(_) => {}
        }
        page.append(&outlook::discards(&question, rules, table, self.say));
        if !has_won {
            for told in &unused {
                page.line(told);
            }
        }
        Ok(page)
    }

    pub(crate) fn waits(
        &self,
        text: &str,
        discards: Option<&str>,
        visible: Option<&str>,
    ) -> io::Result<End> {
        self.about(text, |with, asked| {
            let table = Table {
                discards: with.tiles(Field::Discards, discards)?,
                visible: with.tiles(Field::Visible, visible)?,
            };
            with.outlook(asked.question, &asked.rules.ruleset, asked.unsaid, &table)
        })
    }

    fn tiles(&self, field: Field, text: Option<&str>) -> Result<Vec<Tile>, Page> {
        let read = notation::tiles(text.unwrap_or_default());
        read.map_err(|why| self.refused(&Refusal::Parse(field, why).into()))
    }

    pub(crate) fn compare(&self, text: &str) -> io::Result<End> {
        self.about(text, |with, asked| {
            let Asked {
                question, rules, ..
            } = &asked;
            let name = plain(&rules.name(with.say));
            let compared = pages::compared(question, &rules.ruleset, &name, with.say);
            let page = compared.map_err(|why| with.refused(&why))?;
            Ok(with.taken(&asked, &page))
        })
    }

    pub(crate) fn what_if(&self, text: &str) -> io::Result<End> {
        self.about(text, |with, asked| {
            let Asked {
                question, rules, ..
            } = &asked;
            let checked = question.check(&rules.ruleset);
            checked.map_err(|why| with.refused(&why))?;
            let changed = pages::changed(question, &rules.ruleset, with.say);
            let page = changed.map_err(|why| with.refused(&why))?;
            Ok(with.taken(&asked, &page))
        })
    }

    /// Puts an answer below what it takes for granted.
    fn taken(&self, asked: &Asked, answer: &Page) -> Page {
        let mut page = Page::default();
        if let Some(taken) = self.say.0.taken(asked.unsaid, &asked.question) {
            page.styled(ASIDE, &taken);
        }
        page.append(answer);
        page
    }

    pub(crate) fn link(&self, text: &str) -> io::Result<End> {
        self.about(text, |_, asked| {
            let Asked {
                question, rules, ..
            } = asked;
            let mut page = Page::default();
            page.line(question.to_string());
            let house = rules.house;
            let text = house.preset().is_none().then(|| house.to_string());
            let link = Link {
                rules: house,
                question,
            };
            page.line(link.to_string());
            if let Some(text) = text {
                page.line(text);
            }
            Ok(page)
        })
    }

    /// Answers with the fields of a request, as a line of a stream.
    pub(crate) fn parse(&self, text: &str) -> io::Result<End> {
        self.about(text, |_, _| {
            // A link has rules of its own, by which it is read.
            let is_link = text.parse::<Link>().is_ok();
            let rules = self.rules.as_ref().filter(|_| !is_link);
            let parsed = ParseRequest {
                text: Some(text.to_owned()),
                ruleset: rules.and_then(|rules| rules.value().try_into().ok()),
            };
            let Value::Object(fields) = parsed.respond() else {
                return Ok(Page::default());
            };
            let mut fields = fields.into_iter();
            let request = fields.find_map(|(key, value)| (key == "request").then_some(value));
            let mut request = request.unwrap_or(Value::Null);
            if let (Value::Object(fields), Some(rules)) = (&mut request, &self.rules) {
                fields.retain(|(key, _)| key != "ruleset");
                fields.insert(0, ("ruleset".into(), rules.value()));
            }
            // A value is always JSON.
            let mut page = Page::default();
            page.line(serde_json::to_string(&request).unwrap_or_default());
            Ok(page)
        })
    }

    /// Answers something about the rules.
    pub(crate) fn about_rules(
        &self,
        page: impl Fn(&Ruleset, &str, Say) -> Page,
    ) -> io::Result<End> {
        let Some(rules) = &self.rules else {
            return self.tell(&page(DEFAULT, self.say.0.ruleset(DEFAULT), self.say));
        };
        let say = self.say.spoken(&rules.ruleset);
        let name = rules.name(say);
        let name = say.0.house(&rules.house).unwrap_or(name);
        self.tell(&page(&rules.ruleset, &plain(&name), say))
    }

    fn json(&self) -> Options {
        let mut defaults = Vec::new();
        let rules = self.rules.as_ref();
        defaults.extend(rules.map(|rules| ("ruleset", rules.value())));
        // What programs read does not depend on where they run.
        if self.options.shared.lang.is_some() {
            defaults.push(("lang", Value::Text(self.say.0.tag.into())));
        }
        if self.options.strict {
            defaults.push(("strict", Value::Bool(true)));
        }
        Options {
            only: self.options.only.join(","),
            defaults,
            jobs: self.options.jobs,
        }
    }

    /// Answers each line with a line of JSON.
    pub(crate) fn stream(&self, input: impl Read) -> io::Result<End> {
        run(input, io::stdout(), &self.json()).map(end)
    }

    /// Scores each line, in a line; one that begins with `{` is a request of JSON.
    pub(crate) fn lines(&self, input: impl Read) -> io::Result<End> {
        let json = self.json();
        let told = each_line(input, io::stdout(), self.options.jobs, |line, to| {
            if line.text.is_empty() {
                // An empty line parts the answers as it parts the hands.
                to.push(b'\n');
                true
            } else if is_json(line.text) {
                answer(line, &json, to)
            } else {
                self.line(line, to)
            }
        });
        told.map(end)
    }

    fn line(&self, line: Line<'_>, to: &mut Vec<u8>) -> bool {
        let priced = match str::from_utf8(line.text) {
            _ if line.is_cut => self.malformed("the line is longer than 1 MB"),
            Ok(text) => self.short(text),
            Err(_) => self.malformed("the line is no text in UTF-8"),
        };
        let (text, ok) = match priced {
            Ok(text) => (text + "\n", true),
            Err(page) => {
                let number = line.number.to_string();
                let fills = [(&number).into(), page.0.trim_end().into()];
                let said = self.say.0.fill_label(Label::HintLine, &fills);
                (format!("{} {said}\n", styled(WRONG, NONE)), false)
            }
        };
        // Writing to memory cannot fail.
        let _ = if self.output.has_colors() {
            to.write_all(text.as_bytes())
        } else {
            StripStream::new(to).write_all(text.as_bytes())
        };
        ok
    }

    fn malformed(&self, why: &str) -> Result<String, Page> {
        let why = Refusal::Malformed(why.to_owned(), None);
        Err(self.refused(&why.into()))
    }

    fn short(&self, text: &str) -> Result<String, Page> {
        let asked = hand(text, self.rules.as_ref());
        let asked = asked.map_err(|why| unread(text, &why, self.say))?;
        let (question, ruleset) = (asked.question, &asked.rules.ruleset);
        if question.win.is_none() && question.size() == 13 {
            let (standing, unused) = self.standing(question, ruleset, &Table::default())?;
            let waits = outlook::waits_in_short(&standing, ruleset, self.say);
            return Ok([&[waits], &unused[..]].concat().join("  "));
        }
        let score = score(&question, ruleset);
        let score = score.map_err(|why| {
            let page = self.refused(&why);
            match outlook::best_discard(&question, ruleset, self.say) {
                Some(best) if is_incomplete(&why) => page.and(&best),
                _ => page,
            }
        })?;
        let named = self.say.0.dora_itself(&question, &ruleset.tiles);
        let named = named.map_or_else(String::new, |named| format!("  {}", styled(ASIDE, &named)));
        Ok(in_short(&score, self.say) + &named)
    }
}

fn is_incomplete(why: &Refusals) -> bool {
    let mut all = why.iter();
    all.any(|why| matches!(why, Refusal::NotComplete { .. }))
}

fn lacks_yaku(why: &Refusals) -> bool {
    why.iter().any(|why| matches!(why, Refusal::NoYaku { .. }))
}

const fn end(told: Told) -> End {
    if told.failed == 0 {
        End::Well
    } else {
        End::Refused
    }
}
