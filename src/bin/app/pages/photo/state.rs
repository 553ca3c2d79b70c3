//! The state of the page: where it is between the camera and the review, and what the script has told.

use std::rc::Rc;

use yew::Reducible;

use crate::model::entry::Entry;
use crate::model::photo::{Mend, Reading, Review, Row, Seen};

/// The rows in which a set is shown: three suits and the honors.
pub(super) const ROWS: usize = 4;

/// The scenes of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Scene {
    /// The ways to a photo, and what was read so far.
    #[default]
    Begin,
    /// The live view.
    Live,
    /// A picture is being read.
    Busy,
    /// Something went wrong.
    Trouble(Trouble),
}

/// The things that can go wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trouble {
    /// The camera is not allowed.
    Denied,
    /// There is none.
    Absent,
    /// Another program has it.
    InUse,
    /// The picture is black.
    Black,
    /// It is not sharp.
    Blurred,
    /// It shows no tiles.
    Nothing,
    /// It shows two rows.
    TwoRows,
    /// The reader did not come.
    Unloaded,
    /// The file is not a picture.
    NoPicture,
}

impl Trouble {
    fn from_code(code: &str) -> Self {
        match code {
            "denied" => Self::Denied,
            "absent" => Self::Absent,
            "in_use" => Self::InUse,
            "no_picture" => Self::NoPicture,
            _ => Self::Unloaded,
        }
    }

    const fn of(seen: Seen) -> Option<Self> {
        Some(match seen {
            Seen::Row => return None,
            Seen::None => Self::Nothing,
            Seen::TwoRows => Self::TwoRows,
            Seen::Black => Self::Black,
            Seen::Blurred => Self::Blurred,
        })
    }

    /// Returns whether the camera could be had otherwise.
    pub(super) const fn is_of_camera(self) -> bool {
        matches!(self, Self::Denied | Self::Absent | Self::InUse)
    }
}

/// The thing that a photo is taken of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    /// A row of this hand.
    Row(Row),
    /// A row of the set that is shown.
    Set(usize),
}

impl Default for Subject {
    fn default() -> Self {
        Self::Row(Row::Hand)
    }
}

impl Subject {
    /// Returns its name between the app and the script.
    pub(super) fn code(self) -> String {
        match self {
            Self::Row(row) => row.code().to_owned(),
            Self::Set(row) => format!("set{row}"),
        }
    }

    fn from_code(code: &str) -> Option<Self> {
        let rows = Row::ALL.into_iter().map(Self::Row);
        let mut all = rows.chain((0..ROWS).map(Self::Set));
        all.find(|one| one.code() == code)
    }

    /// Returns the number of tiles that a row of a set has.
    pub(super) const fn count(self) -> Option<usize> {
        match self {
            Self::Set(3) => Some(7),
            Self::Set(_) => Some(9),
            Self::Row(_) => None,
        }
    }
}

/// A set while it is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Showing {
    /// The tiles that each row had.
    pub(super) rows: [Option<usize>; ROWS],
    /// The tiles of a row that had too many or too few.
    pub(super) wrong: Option<usize>,
    /// The numbers of all rows, once the script has told them.
    pub(super) numbers: Option<String>,
}

/// The state of the page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Photo {
    pub(super) scene: Scene,
    /// `true` once the script is there.
    pub(super) is_here: bool,
    /// `true` if there may be a camera.
    pub(super) has_camera: bool,
    pub(super) subject: Subject,
    /// The number of tiles in the live view.
    pub(super) seen: usize,
    /// The light: on or off, if there is one.
    pub(super) light: Option<bool>,
    pub(super) review: Review,
    pub(super) showing: Showing,
}

/// A thing that happens to it.
pub(super) enum Tap {
    /// The script told something, while this is on the table.
    Told(String, Rc<Entry>),
    /// A photo of this is wanted.
    Of(Subject),
    /// Something is mended.
    Mend(Mend),
    /// Back to what was read.
    Back,
    /// The set is kept, or another one is shown.
    Shown,
}

impl Photo {
    /// Returns whether a row was read.
    pub(super) fn has_read(&self) -> bool {
        !self.review.row(Row::Hand).is_empty()
    }

    fn told(&mut self, text: &str, before: &Entry) {
        let (line, rest) = text.split_once('\n').unwrap_or((text, ""));
        let (word, about) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "here" => {
                (self.is_here, self.has_camera) = (true, about.starts_with("yes"));
                if self.scene == Scene::Trouble(Trouble::Unloaded) {
                    self.scene = Scene::Begin;
                }
            }
            "live" => {
                (self.scene, self.seen) = (Scene::Live, 0);
                self.has_camera = true;
                self.light = (about == "light").then_some(false);
            }
            "light" => self.light = Some(about == "on"),
            "seen" => self.seen = about.parse().unwrap_or_default(),
            "busy" => {
                self.subject = Subject::from_code(about).unwrap_or(self.subject);
                self.scene = Scene::Busy;
            }
            "stopped" if self.scene == Scene::Live => self.scene = Scene::Begin,
            "trouble" => {
                let trouble = Trouble::from_code(about);
                // From here on files are the way.
                self.has_camera &= !matches!(trouble, Trouble::Denied | Trouble::Absent);
                self.scene = Scene::Trouble(trouble);
            }
            "read" => self.read(rest, before),
            "taught" => self.taught(about.parse().unwrap_or_default()),
            "numbers" => self.showing.numbers = Some(about.to_owned()),
            _ => {}
        }
    }

    fn read(&mut self, text: &str, before: &Entry) {
        let Subject::Row(row) = self.subject else {
            return;
        };
        let reading = Reading::read(text);
        let trouble = reading
            .as_ref()
            .map_or(Some(Trouble::Nothing), |one| Trouble::of(one.seen));
        match (reading, trouble) {
            (Some(reading), None) => {
                self.review.take(row, reading, before);
                self.scene = Scene::Begin;
            }
            (_, trouble) => self.scene = Scene::Trouble(trouble.unwrap_or(Trouble::Nothing)),
        }
    }

    fn taught(&mut self, tiles: usize) {
        let Subject::Set(row) = self.subject else {
            return;
        };
        let fits = self.subject.count() == Some(tiles);
        self.showing.wrong = (!fits).then_some(tiles);
        if let Some(own) = self.showing.rows.get_mut(row).filter(|_| fits) {
            *own = Some(tiles);
        }
        self.scene = Scene::Begin;
    }
}

impl Reducible for Photo {
    type Action = Tap;

    fn reduce(self: Rc<Self>, tap: Tap) -> Rc<Self> {
        let mut next = (*self).clone();
        match tap {
            Tap::Told(text, before) => next.told(&text, &before),
            Tap::Of(subject) => {
                (next.subject, next.showing.wrong) = (subject, None);
            }
            Tap::Mend(mend) => next.review.mend(mend),
            Tap::Back => next.scene = Scene::Begin,
            Tap::Shown => (next.showing, next.subject) = (Showing::default(), Subject::default()),
        }
        Rc::new(next)
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use yew::Reducible;

    use super::{Photo, Row, Scene, Subject, Tap, Trouble};
    use crate::model::entry::Entry;

    fn told(photo: Photo, text: &str) -> Photo {
        (*Rc::new(photo).reduce(Tap::Told(text.to_owned(), Rc::new(Entry::default())))).clone()
    }

    #[test]
    fn the_script_leads_from_scene_to_scene() {
        let photo = told(Photo::default(), "here yes go");
        assert!(photo.is_here && photo.has_camera);
        let photo = told(told(photo, "live light"), "seen 13");
        assert_eq!(
            (photo.scene, photo.seen, photo.light),
            (Scene::Live, 13, Some(false))
        );
        assert_eq!(told(photo.clone(), "light on").light, Some(true));
        assert_eq!(told(photo.clone(), "stopped").scene, Scene::Begin);
        let busy = told(photo.clone(), "busy calls");
        assert_eq!(busy.subject, Subject::Row(Row::Calls));
        assert_eq!(told(photo.clone(), "busy set2").subject, Subject::Set(2));
        let busy = told(photo, "busy");
        assert_eq!(told(busy.clone(), "stopped").scene, Scene::Busy);
        for (text, trouble) in [
            ("read\nnone", Trouble::Nothing),
            ("read\ntwo_rows", Trouble::TwoRows),
            ("read\nblack", Trouble::Black),
            ("read\nblurred", Trouble::Blurred),
            ("read\nnonsense", Trouble::Nothing),
            ("trouble denied", Trouble::Denied),
            ("trouble absent", Trouble::Absent),
            ("trouble in_use", Trouble::InUse),
            ("trouble no_picture", Trouble::NoPicture),
            ("trouble unloaded", Trouble::Unloaded),
        ] {
            assert_eq!(
                told(busy.clone(), text).scene,
                Scene::Trouble(trouble),
                "{text}"
            );
        }
    }

    #[test]
    fn a_row_of_a_set_has_its_number_of_tiles() {
        let photo = Photo {
            subject: Subject::Set(3),
            ..Photo::default()
        };
        let wrong = told(photo, "taught 6");
        assert_eq!(
            (wrong.showing.rows[3], wrong.showing.wrong),
            (None, Some(6))
        );
        let right = told(wrong, "taught 7");
        assert_eq!(
            (right.showing.rows[3], right.showing.wrong),
            (Some(7), None)
        );
        assert_eq!(
            told(right, "numbers AAA=").showing.numbers.as_deref(),
            Some("AAA=")
        );
    }
}
