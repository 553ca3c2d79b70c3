//! Faults of a whole game in words.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

use crate::evening::tournament::{BadDay, BadReport};
use crate::evening::{BadGame, Chair, Fault, MOST_EVENTS, Start};
use crate::rulebook::Abort;
use crate::words::{EN, Fill, Word, Words};

impl Words {
    /// Names the event that ended a hand early: `"nine kinds of terminals and honors"`.
    pub fn abort(&self, kind: Abort) -> &str {
        self.say(match kind {
            Abort::NineKinds => Word::AbortNineKinds,
            Abort::FourWinds => Word::AbortFourWinds,
            Abort::FourRiichi => Word::AbortFourRiichi,
            Abort::FourKans => Word::AbortFourKans,
            Abort::ThreeRons => Word::AbortThreeRons,
        })
    }

    /// Names a player: by name, or by the chair where there is none.
    pub fn chair_name(&self, chair: Chair, players: &[String]) -> String {
        match players.get(chair) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.fill(Word::ChairNumber, &[chair.into()]),
        }
    }

    /// Says why an event has no effect, and what to change. `players` are the names by chair.
    ///
    /// ```
    /// use tensu::evening::Fault;
    /// use tensu::text::EN;
    /// let names = ["Aki".to_owned(), String::new()];
    /// assert_eq!(EN.fault(&Fault::RiichiTwice(0), &names), "Aki is in riichi already. Take one riichi away.");
    /// assert_eq!(EN.fault(&Fault::RiichiTwice(1), &names), "chair 1 is in riichi already. Take one riichi away.");
    /// ```
    pub fn fault(&self, fault: &Fault, players: &[String]) -> String {
        let of = |word: Word, chair: Chair| {
            let name = self.chair_name(chair, players);
            self.fill(word, &[(&name).into()])
        };
        let word = match fault {
            &Fault::NoSuchChair(chair) => {
                return self.fill(Word::FaultNoSuchChair, &[chair.into()]);
            }
            &Fault::ChairTwice(chair) => return of(Word::FaultChairTwice, chair),
            &Fault::SitsOut(chair) => return of(Word::FaultSitsOut, chair),
            &Fault::TooManyWinners(most) => {
                return self.fill(Word::FaultTooManyWinners, &[most.into()]);
            }
            &Fault::FewerSticks(riichi) => {
                return self.fill(Word::FaultFewerSticks, &[riichi.into()]);
            }
            &Fault::DiscarderWon(chair) => return of(Word::FaultDiscarderWon, chair),
            &Fault::RiichiTwice(chair) => return of(Word::FaultRiichiTwice, chair),
            &Fault::NotInRiichi(chair) => return of(Word::FaultNotInRiichi, chair),
            &Fault::RiichiTooPoor { chair, has, needs } => {
                let name = self.chair_name(chair, players);
                let fills = [(&name).into(), has.into(), needs.into()];
                return self.fill(Word::FaultRiichiTooPoor, &fills);
            }
            &Fault::RiichiNoten(chair) => return of(Word::FaultRiichiNoten, chair),
            &Fault::RiichiMissing(chair) => return of(Word::FaultRiichiMissing, chair),
            &Fault::NotDeclaring(chair) => return of(Word::FaultNotDeclaring, chair),
            &Fault::NoSuchAbort(kind) => {
                return self.fill(Word::FaultNoSuchAbort, &[self.abort(kind).into()]);
            }
            Fault::Refused(chair, refusals) => return self.refused(*chair, refusals, players),
            Fault::BadName => return self.fill(Word::FaultBadName, &[Start::LONGEST_NAME.into()]),
            Fault::Unread(text) => return self.fill(Word::FaultUnread, &[text.into()]),
            Fault::NobodyWon => Word::FaultNobodyWon,
            Fault::NoRiichi => Word::FaultNoRiichi,
            Fault::TooManyRiichi => Word::FaultTooManyRiichi,
            Fault::NoNagashi => Word::FaultNoNagashi,
            Fault::BadPenalty => Word::FaultBadPenalty,
            Fault::TooLarge => Word::FaultTooLarge,
            Fault::NoSuchHand => Word::FaultNoSuchHand,
            Fault::AfterEnd => Word::FaultAfterEnd,
            Fault::NothingToStop => Word::FaultNothingToStop,
            Fault::NotOver => Word::FaultNotOver,
        };
        self.say(word).to_owned()
    }

    fn refused(
        &self,
        chair: Option<Chair>,
        refusals: &crate::result::refusal::Refusals,
        players: &[String],
    ) -> String {
        let reasons: Vec<String> = refusals.iter().map(|why| self.refusal(why)).collect();
        let reasons = reasons.join(self.say(Word::Space));
        match chair {
            None => reasons,
            Some(chair) => {
                let mut text = self.chair_name(chair, players);
                text += self.say(Word::Colon);
                text += &reasons;
                text
            }
        }
    }

    /// Says why a text is not a game.
    pub fn bad_game(&self, bad: &BadGame) -> String {
        match bad {
            BadGame::NotAGame => self.say(Word::GameNotAGame).to_owned(),
            BadGame::Form(form) => self.fill(Word::GameForm, &[form.into()]),
            BadGame::Rules(bad) => self.bad_house(bad),
            BadGame::Players => self.fill(Word::GamePlayers, &[Start::LONGEST_NAME.into()]),
            BadGame::TooLong(bytes) => self.longer(*bytes, crate::evening::LONGEST),
            BadGame::Events(have) => {
                let fills = [*have, MOST_EVENTS].map(|n| Fill::Number(n as i64));
                self.fill(Word::GameEvents, &fills)
            }
            BadGame::Desk(_) => self.say(Word::GameDesk).to_owned(),
            BadGame::Day(day) => self.fill(Word::GameDay, &[day.into()]),
            BadGame::Clock(minutes) => self.fill(Word::GameClock, &[minutes.into()]),
        }
    }

    /// Says why a text is no day of a tournament.
    pub fn bad_day(&self, bad: &BadDay) -> String {
        match bad {
            BadDay::NotADay => self.say(Word::DayNone).to_owned(),
            BadDay::Form(_) => self.say(Word::DayForm).to_owned(),
            BadDay::Rules(bad) => self.bad_house(bad),
            BadDay::Word(_) | BadDay::Cut => self.say(Word::DayCut).to_owned(),
            BadDay::TooLong(bytes) => self.longer(*bytes, crate::evening::LONGEST),
        }
    }

    /// Says why a result of a table does not count.
    pub fn bad_report(&self, bad: &BadReport) -> String {
        match bad {
            BadReport::NotAReport => self.say(Word::ReportNone).to_owned(),
            BadReport::Form(_) => self.say(Word::DayForm).to_owned(),
            BadReport::Cut => self.say(Word::ReportCut).to_owned(),
            BadReport::OtherDay => self.say(Word::ReportOther).to_owned(),
            BadReport::NotBegun(round) => self.fill(Word::ReportRound, &[(round + 1).into()]),
            BadReport::NoTable | BadReport::OtherSeats => self.say(Word::ReportSeats).to_owned(),
            BadReport::Sum { have, need } => {
                let fills = [*have, *need].map(Fill::Number);
                self.fill(Word::ReportSum, &fills)
            }
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&EN.fault(self, &[]))
    }
}

impl Error for Fault {}

impl fmt::Display for BadGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&EN.bad_game(self))
    }
}

impl Error for BadGame {}

impl fmt::Display for BadDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&EN.bad_day(self))
    }
}

impl Error for BadDay {}

impl fmt::Display for BadReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&EN.bad_report(self))
    }
}

impl Error for BadReport {}
