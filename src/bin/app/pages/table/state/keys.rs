//! The keys of the table, and what they do.

use tensu::evening::Chair;

use super::{Evening, Kind, Sheet};

/// A key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    /// A seat, by its place in the order of the first deal.
    Seat(Chair),
    /// By tsumo.
    Tsumo,
    /// A drawn hand.
    Draw,
    /// The next seat lays a stick.
    Riichi,
    /// The last entry is undone.
    Undo,
    /// An undone entry is made again.
    Redo,
    /// Whatever is open is closed.
    Close,
}

impl Key {
    /// The meaning of a letter or a figure.
    pub(crate) fn of(key: &str, shift: bool) -> Option<Self> {
        Some(match (key.to_ascii_lowercase().as_str(), shift) {
            ("1", _) => Self::Seat(0),
            ("2", _) => Self::Seat(1),
            ("3", _) => Self::Seat(2),
            ("4", _) => Self::Seat(3),
            ("5", _) => Self::Seat(4),
            ("t", _) => Self::Tsumo,
            ("d", _) => Self::Draw,
            ("r", _) => Self::Riichi,
            ("z", false) => Self::Undo,
            ("z", true) => Self::Redo,
            _ => return None,
        })
    }
}

impl Evening {
    pub(super) fn key(&mut self, key: Key) {
        // What is offered may lie where no game does.
        if key == Key::Close {
            self.armed = false;
            return self.back();
        }
        let Some(now) = self.now() else {
            return;
        };
        let state = &now.course.state;
        let armed = std::mem::take(&mut self.armed);
        match key {
            Key::Undo => self.travel(true),
            Key::Redo => self.travel(false),
            // What is read over the table has no seats.
            _ if matches!(
                self.sheet,
                Sheet::Log(_)
                    | Sheet::Explained(_)
                    | Sheet::Changed(_)
                    | Sheet::Offer(_)
                    | Sheet::Logs(_)
            ) => {}
            _ if matches!(self.sheet, Sheet::Mend(_)) => self.mend_key(key, armed),
            Key::Riichi => self.armed = now.rules.is_riichi() && !armed,
            Key::Draw => {
                let tenpai = state.in_riichi().collect();
                self.sheet = Sheet::Draw(tenpai, Vec::new());
            }
            Key::Tsumo => {
                if matches!(&self.sheet, Sheet::Win(win) if win.winners.len() == 1) {
                    self.way(None);
                }
            }
            Key::Seat(chair) if state.playing().any(|own| own == chair) => {
                self.seat(chair, armed);
            }
            Key::Seat(_) | Key::Close => {}
        }
    }

    /// Keys on a correction say something of the hand of then.
    fn mend_key(&mut self, key: Key, armed: bool) {
        let seats = self.chairs();
        let Sheet::Mend(mend) = &mut self.sheet else {
            return;
        };
        let told = std::mem::take(&mut **mend);
        **mend = match key {
            Key::Draw => told.told_as(Kind::Draw),
            Key::Tsumo => told.told_as(Kind::Tsumo),
            Key::Seat(chair) if chair < seats => match told.kind {
                _ if armed => told.riichi(chair),
                Kind::Ron if told.win.from.is_none() && !told.win.has(chair) => told.off(chair),
                _ => told.card(chair),
            },
            Key::Riichi | Key::Seat(_) | Key::Undo | Key::Redo | Key::Close => {
                self.armed = key == Key::Riichi && !armed;
                told
            }
        };
    }

    fn seat(&mut self, chair: Chair, armed: bool) {
        match &self.sheet {
            _ if armed => self.stick(chair),
            Sheet::Win(win) if win.from.is_none() && !win.has(chair) => self.way(Some(chair)),
            _ => self.card(chair),
        }
    }
}
