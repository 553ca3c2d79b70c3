//! Logs of games that were played elsewhere: their hands, who paid whom, and where the rules pay otherwise.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use flate2::read::GzDecoder;
use tensu::evening::{Event, Won};
use tensu::rules::Library;
use tensu::{By, Question, score};
use tensu_log::{Checked, LONGEST, Log, LogHand, read};
use tensu_words::{EN, Fill, Label, Teach, Unsaid, Word};

use crate::explain::explain;
use crate::page::{ASIDE, PRICE, Page, TITLE, WRONG, plain, styled};
use crate::read::Rules;
use crate::say::Say;
use crate::session::{End, Session};

/// The first bytes of a packed file.
const PACKED: [u8; 2] = [0x1f, 0x8b];

/// Reads a log as text, packed or not, and no more of it than can be read.
fn text(from: impl Read) -> io::Result<String> {
    let most = LONGEST as u64 + 1;
    let mut bytes = Vec::new();
    from.take(most).read_to_end(&mut bytes)?;
    if bytes.starts_with(&PACKED) {
        let packed = std::mem::take(&mut bytes);
        GzDecoder::new(&*packed)
            .take(most)
            .read_to_end(&mut bytes)?;
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

impl Session<'_> {
    /// Answers a log: a page for each game, a hand of it explained, or a line of JSON.
    pub(crate) fn log(
        &self,
        file: Option<&Path>,
        hand: Option<usize>,
        json: bool,
    ) -> io::Result<End> {
        let text = match file {
            Some(file) => {
                let named = |why: io::Error| {
                    io::Error::new(why.kind(), format!("{}: {why}", file.display()))
                };
                File::open(file).and_then(text).map_err(named)?
            }
            None => text(io::stdin().lock())?,
        };
        if json {
            return self.log_as_json(&text);
        }
        let logs = match read(&text, Library::ALL) {
            Ok(logs) => logs,
            Err(why) => return Ok(self.no_log(&self.say.0.bad_log(why.code(), &why.fills()))),
        };
        let Some(hand) = hand else {
            let mut page = Page::default();
            for (nth, log) in logs.iter().enumerate() {
                if nth > 0 {
                    page.line("");
                }
                self.game(log, &mut page);
            }
            return self.tell(&page);
        };
        // Hands are counted through all games.
        let mut all = logs
            .iter()
            .flat_map(|log| log.hands.iter().map(move |hand| (log, hand)));
        let count = logs.iter().map(|log| log.hands.len()).sum::<usize>();
        if let Some((log, hand)) = hand.checked_sub(1).and_then(|nth| all.nth(nth)) {
            return self.explained(log, hand);
        }
        let fills: [Fill<'_>; 2] = [hand.into(), count.into()];
        Ok(self.no_log(&self.say.0.fill_teach(Teach::LogHand, &fills)))
    }

    fn no_log(&self, why: &str) -> End {
        self.output.complain(&Page(format!("{}\n", plain(why))));
        End::Refused
    }

    fn log_as_json(&self, text: &str) -> io::Result<End> {
        let mut request = serde_json::json!({ "text": text, "river": true });
        if let Some(rules) = &self.rules {
            // A value is always JSON.
            request["ruleset"] = serde_json::to_value(rules.value()).unwrap_or_default();
        }
        let answer = tensu_wire::answer_text("log", &request.to_string(), &EN);
        let is_good = answer.starts_with("{\"ok\":true");
        self.output.print(&Page(answer + "\n"))?;
        Ok(if is_good { End::Well } else { End::Refused })
    }

    /// The rules that a log is checked by: those that were asked for, if as many play by them, or its own.
    fn rules_of(&self, log: &Log) -> Rules {
        let own = || Rules {
            house: log.start.rules.clone(),
            ruleset: log.rules(),
        };
        let asked = self.rules.clone();
        let fits = |rules: &Rules| rules.ruleset.seats == log.rules().seats;
        asked.filter(fits).unwrap_or_else(own)
    }

    fn game(&self, log: &Log, page: &mut Page) {
        let say = self.say;
        let rules = self.rules_of(log);
        let checked = log.check(&rules.ruleset);
        let names: Vec<String> = (0..log.seats())
            .map(|chair| name(chair, log, say))
            .collect();
        page.styled(
            TITLE,
            &say.0.pair(log.source.name(), &plain(&rules.name(say))),
        );
        let agree = checked.iter().filter(|checked| checked.agrees()).count();
        let fills: [Fill<'_>; 2] = [agree.into(), checked.len().into()];
        page.styled(ASIDE, &say.0.fill_teach(Teach::LogAgree, &fills));
        let mut rows = Vec::new();
        for (nth, hand) in log.hands.iter().enumerate() {
            let mut row = vec![
                format!("{}", nth + 1),
                place(hand, say),
                what(hand, log, say),
            ];
            row.push(paid(hand.paid.as_deref(), &names, say));
            rows.push(row);
        }
        page.table(&rows);
        for checked in checked.iter().filter(|checked| !checked.agrees()) {
            self.differs(log, checked, &names, &rules, page);
        }
        page.line("");
        page.line(log.game().to_string());
    }

    /// Tells of a hand that the rules pay otherwise.
    fn differs(
        &self,
        log: &Log,
        checked: &Checked,
        names: &[String],
        rules: &Rules,
        page: &mut Page,
    ) {
        let say = self.say;
        let hand = &log.hands[checked.hand];
        let title = format!("{}  {}", checked.hand + 1, place(hand, say));
        page.line("");
        page.styled(WRONG, &title);
        let said = paid(checked.paid.as_deref(), names, say);
        page.item(say.0.pair(say.0.teach(Teach::LogSays), &said));
        let ours = match &checked.ours {
            Ok(record) => styled(PRICE, &paid(Some(&record.changes), names, say)),
            Err(fault) => plain(&say.0.fault(fault, &log.start.players)),
        };
        page.item(say.0.pair(say.0.teach(Teach::LogOurs), &ours));
        for cause in &checked.causes {
            let cause = say.cause(cause, &rules.ruleset);
            page.item(say.0.fill_teach(Teach::LogPlays, &[(&cause).into()]));
        }
    }

    fn explained(&self, log: &Log, hand: &LogHand) -> io::Result<End> {
        let rules = self.rules_of(log);
        let say = self.say.spoken(&rules.ruleset);
        let mut page = Page::default();
        page.styled(TITLE, &say.0.pair(&place(hand, say), &what(hand, log, say)));
        for (_, question) in hand.wins() {
            page.line("");
            page.line(question.to_string());
            explained(question, &rules, say, &mut page);
        }
        self.tell(&page)
    }
}

fn explained(question: &Question, rules: &Rules, say: Say, page: &mut Page) {
    let unsaid = Unsaid {
        by: false,
        seat: false,
        round: false,
    };
    let told = question.check(&rules.ruleset).and_then(|win| {
        let score = score(question, &rules.ruleset)?;
        Ok(explain(&win, &score, rules, unsaid, say))
    });
    match told {
        Ok(explained) => page.append(&explained),
        Err(why) => {
            for refusal in &why {
                page.line(plain(&say.0.refusal(refusal)));
            }
        }
    }
}

fn name(chair: usize, log: &Log, say: Say) -> String {
    plain(&say.0.chair_name(chair, &log.start.players))
}

/// The hand: its wind, deal and honba.
fn place(hand: &LogHand, say: Say) -> String {
    let fills: [Fill<'_>; 2] = [say.0.wind(hand.round).into(), hand.deal.into()];
    let place = say.0.fill_label(Label::TableHand, &fills);
    if hand.honba == 0 {
        return place;
    }
    let fills: [Fill<'_>; 2] = [(&place).into(), hand.honba.into()];
    say.0.fill_label(Label::TableHonba, &fills)
}

/// The way in which a hand ended.
fn what(hand: &LogHand, log: &Log, say: Say) -> String {
    let names = |chairs: &[usize]| {
        let names: Vec<String> = chairs.iter().map(|&chair| name(chair, log, say)).collect();
        say.0.list(&names, Word::Comma)
    };
    match hand.events.last() {
        Some(Event::Won(won)) => {
            let chairs: Vec<usize> = won.winners.iter().map(|winner| winner.chair).collect();
            say.0.pair(&names(&chairs), &by(won, log, say))
        }
        Some(Event::Drawn(drawn)) if !drawn.nagashi.is_empty() => say
            .0
            .pair(say.label(Label::RoundPageDrawn), &names(&drawn.nagashi)),
        Some(Event::Drawn(drawn)) if drawn.tenpai.is_empty() => {
            say.label(Label::RoundPageDrawn).to_owned()
        }
        Some(Event::Drawn(drawn)) => say.with(Label::TableDrawn, &names(&drawn.tenpai)),
        Some(Event::Aborted(kind, _)) => say.0.abort(*kind).to_owned(),
        _ => say.0.teach(Teach::LogCut).to_owned(),
    }
}

fn by(won: &Won, log: &Log, say: Say) -> String {
    match won.from {
        None => say.0.won_by(By::Tsumo).to_owned(),
        Some(from) => format!("{} ← {}", say.0.won_by(By::Ron), name(from, log, say)),
    }
}

/// The points that each gained or paid, whoever neither did left out.
fn paid(paid: Option<&[i64]>, names: &[String], say: Say) -> String {
    let moved = paid.unwrap_or_default().iter().zip(names);
    let moved = moved
        .filter(|(points, _)| **points != 0)
        .map(|(points, name)| {
            let sign = if *points > 0 { "+" } else { "−" };
            format!("{name} {sign}{}", say.0.number(points.abs()))
        });
    let moved: Vec<String> = moved.collect();
    if moved.is_empty() {
        return say.0.number(0);
    }
    moved.join("  ")
}
