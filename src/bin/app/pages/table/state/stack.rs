//! The sheets over the table, one over the other: what lies under one, and what is closed and opened again.

use super::{Evening, Sheet};

impl Evening {
    /// The sheet below a sheet; `None` for the table.
    fn under(&self, sheet: &Sheet) -> Option<Sheet> {
        Some(match sheet {
            Sheet::Table => return None,
            Sheet::Chombo(_) | Sheet::Penalty(_) | Sheet::Correct(_) | Sheet::Swap(None) => {
                Sheet::More
            }
            Sheet::Swap(Some(_)) => Sheet::Swap(None),
            Sheet::Whose => {
                let tenpai = self.now().map(|now| now.course.state.in_riichi().collect());
                Sheet::Draw(tenpai.unwrap_or_default(), Vec::new())
            }
            Sheet::Sure(_, told) => (**told).clone(),
            Sheet::Logs(logs) if logs.why => Sheet::Logs(logs.explained(false)),
            Sheet::Mend(_) | Sheet::Changed(_) => Sheet::Log(None),
            Sheet::Explained(at) => {
                let now = self.now();
                let record = now.as_ref().and_then(|now| now.course.records.get(*at));
                Sheet::Log(record.map(|record| record.event))
            }
            _ => Sheet::Table,
        })
    }

    /// The number of things over the page, the table in the middle among them; each is closed by itself.
    pub(in crate::pages::table) fn depth(&self) -> usize {
        let sheets = std::iter::successors(Some(self.sheet.clone()), |sheet| self.under(sheet));
        sheets.count() - 1 + usize::from(self.middle && self.open.is_some())
    }

    /// Closes the topmost thing. It can be opened again.
    pub(super) fn back(&mut self) {
        if let Some(under) = self.under(&self.sheet) {
            self.behind.push(self.sheet.clone());
            self.lay(under);
        } else if self.middle {
            self.behind.push(Sheet::Table);
            self.middle = false;
        }
    }

    /// Closes the sheet and all below it. It can be opened again.
    pub(super) fn shut(&mut self) {
        if self.sheet != Sheet::Table {
            self.behind.push(self.sheet.clone());
            self.lay(Sheet::Table);
        }
    }

    /// Opens what was closed last.
    pub(super) fn forth(&mut self) {
        match self.behind.pop() {
            Some(Sheet::Table) => self.middle = self.open.is_some(),
            Some(sheet) => self.sheet = sheet,
            None => {}
        }
    }
}
