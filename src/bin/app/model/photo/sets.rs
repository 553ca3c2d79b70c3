//! The sets that Tensu was shown: numbers about each tile, no pictures; and how many of the last photos needed no mending.

/// The number of photos that are remembered for a set.
const LAST: usize = 20;

/// The photos that were used with a set: so many, and so many of them without mending.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counted {
    pub(crate) all: usize,
    pub(crate) whole: usize,
}

/// A set that was shown.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Set {
    name: String,
    /// The numbers, as `www/photo/photo.js` writes them.
    numbers: String,
    /// The photos, the last one at the end: `1` for one that needed no mending.
    photos: String,
}

/// All sets, and the one in use.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sets {
    /// The first is none: what is read without a set.
    bare: String,
    all: Vec<Set>,
    used: Option<usize>,
}

impl Sets {
    /// Reads them; what cannot be read is left out.
    pub(crate) fn read(text: &str) -> Self {
        let mut sets = Self::default();
        for line in text.lines() {
            match *line.split('\t').collect::<Vec<_>>() {
                ["bare", photos] => photos.clone_into(&mut sets.bare),
                [mark @ ("set" | "used"), name, numbers, photos] => {
                    if mark == "used" {
                        sets.used = Some(sets.all.len());
                    }
                    sets.all.push(Set {
                        name: name.to_owned(),
                        numbers: numbers.to_owned(),
                        photos: photos.to_owned(),
                    });
                }
                _ => {}
            }
        }
        sets
    }

    /// Writes them.
    pub(crate) fn text(&self) -> String {
        let mut text = format!("bare\t{}", self.bare);
        for (at, set) in self.all.iter().enumerate() {
            let mark = if self.used == Some(at) { "used" } else { "set" };
            let line = [mark, &set.name, &set.numbers, &set.photos].join("\t");
            text.extend(["\n", &line]);
        }
        text
    }

    /// Returns whether there is nothing to keep.
    pub(crate) fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Lists the names.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.all.iter().map(|set| &*set.name)
    }

    /// Returns the place of the set in use.
    pub(crate) const fn used(&self) -> Option<usize> {
        self.used
    }

    /// Returns the numbers of the set in use.
    pub(crate) fn numbers(&self) -> Option<&str> {
        Some(&*self.all.get(self.used?)?.numbers)
    }

    /// Uses another set, or none.
    pub(crate) fn choose(&mut self, at: Option<usize>) {
        self.used = at.filter(|&at| at < self.all.len());
    }

    /// Adds a set, in the place of one of this name, and uses it.
    pub(crate) fn add(&mut self, name: &str, numbers: &str) {
        let name: String = name.split(['\t', '\n', '\r']).collect::<Vec<_>>().join(" ");
        self.all.retain(|set| set.name != name);
        self.used = Some(self.all.len());
        self.all.push(Set {
            name,
            numbers: numbers.to_owned(),
            photos: String::new(),
        });
    }

    /// Forgets the set in use.
    pub(crate) fn forget(&mut self) {
        if let Some(at) = self.used.take() {
            self.all.remove(at);
        }
    }

    /// Remembers a photo that was used; `is_whole` if it needed no mending.
    pub(crate) fn count(&mut self, is_whole: bool) {
        let set = self.used.and_then(|at| self.all.get_mut(at));
        let photos = set.map_or(&mut self.bare, |set| &mut set.photos);
        photos.push(if is_whole { '1' } else { '0' });
        if photos.len() > LAST {
            photos.remove(0);
        }
    }

    /// Counts the last photos without a set, and with the one in use.
    pub(crate) fn counted(&self) -> (Counted, Counted) {
        let used = self.used.and_then(|at| self.all.get(at));
        let of = |photos: &str| Counted {
            all: photos.len(),
            whole: photos.matches('1').count(),
        };
        (of(&self.bare), of(used.map_or("", |set| &set.photos)))
    }
}

#[cfg(test)]
mod tests {
    use super::{Counted, LAST, Sets};

    #[test]
    fn sets_are_kept_used_and_forgotten() {
        let mut sets = Sets::default();
        assert!(sets.is_empty() && Sets::read("").is_empty());
        sets.count(false);
        sets.add("Club\ttable", "AAA=");
        sets.add("Home", "BBB=");
        sets.count(true);
        sets.choose(Some(0));
        assert_eq!(sets.numbers(), Some("AAA="));
        let read = Sets::read(&sets.text());
        assert_eq!(read, sets);
        assert_eq!(read.names().collect::<Vec<_>>(), ["Club table", "Home"]);
        sets.choose(Some(1));
        let (bare, used) = sets.counted();
        assert_eq!((bare.all, bare.whole), (1, 0));
        assert_eq!(used, Counted { all: 1, whole: 1 });
        sets.forget();
        assert_eq!((sets.used(), sets.names().count()), (None, 1));
        sets.choose(Some(7));
        assert_eq!(sets.numbers(), None);
        for _ in 0..30 {
            sets.count(true);
        }
        assert_eq!(
            sets.counted().0,
            Counted {
                all: LAST,
                whole: LAST
            }
        );
    }

    #[test]
    fn what_cannot_be_read_is_left_out() {
        assert!(Sets::read("\n\nset\tx\nnothing").is_empty());
    }
}
