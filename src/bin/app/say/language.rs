//! The languages of the site: which there are, which one is chosen, and how it gets here.

use std::cell::{Cell, RefCell};
use std::thread::LocalKey;

use tensu_words::{Teach, Words, best};
use wasm_bindgen_futures::spawn_local;

use crate::browser::page;
use crate::model::{games, reader, speech, storage};
use crate::say;

/// A language of this site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Language {
    /// Its BCP 47 tag.
    pub(crate) tag: String,
    /// Its name in itself.
    pub(crate) name: String,
    file: String,
}

/// Lists all languages of this site, in the order of the menu.
pub(crate) fn all() -> Vec<Language> {
    let list = page::meta("languages").unwrap_or_default();
    list.split(',').filter_map(language).collect()
}

fn language(entry: &str) -> Option<Language> {
    let mut parts = entry.splitn(3, ':').map(str::to_owned);
    let (tag, file, name) = (parts.next()?, parts.next()?, parts.next()?);
    Some(Language { tag, name, file })
}

/// Chooses the language to begin with: the chosen one, or else the browser's, or else the first.
fn first(all: &[Language]) -> Option<&Language> {
    let wanted = [storage::load_language(), page::language()];
    let best = |tag: &String| best(all, |one| &one.tag, tag);
    wanted.iter().flatten().find_map(best).or(all.first())
}

type Turns = LocalKey<Cell<u32>>;

thread_local! {
    /// The number of times that a language was chosen.
    static LANGUAGES: Cell<u32> = const { Cell::new(0) };
    /// The words of each file.
    static FETCHED: RefCell<Vec<(String, &'static Words)>> = const { RefCell::new(Vec::new()) };
    /// The number of times that terms were chosen.
    static TERMS: Cell<u32> = const { Cell::new(0) };
}

/// Waits for what a choice brings; `None` where another one was made meanwhile: the last one counts, however slow each is.
async fn if_last<T>(turns: &'static Turns, brought: impl Future<Output = T>) -> Option<T> {
    let turn = turns.get() + 1;
    turns.set(turn);
    let brought = brought.await;
    (turns.get() == turn).then_some(brought)
}

/// Fetches a language, and returns whether it is there now. `None` where another one was chosen meanwhile.
pub(crate) async fn load(language: &Language) -> Option<bool> {
    let words = if_last(&LANGUAGES, read_all(&language.file)).await?;
    if let Some(words) = words {
        page::set_language(words.tag);
        say::set(words);
    }
    Some(words.is_some())
}

/// Reads a language's words, with those of Chinese games where these are played; if they alone do not come, the app speaks all the same.
async fn read_all(file: &str) -> Option<&'static Words> {
    let words = read(file).await?;
    if Apart::Fans.is_in(words) || !games::are_here() {
        return Some(words);
    }
    let text = Apart::Fans.fetched(words.tag).await;
    let with_fans = text.and_then(|text| Apart::Fans.put(words, text));
    Some(with_fans.map_or(words, keep))
}

/// Brings the Chinese games, and returns whether they are there now.
pub(crate) async fn bring_games() -> bool {
    games::bring().await && Apart::Fans.load().await
}

/// Goes on with a text from elsewhere, once the games that it names are there; if they cannot come, without them.
pub(crate) fn with_games(text: String, then: impl FnOnce(String) + 'static) {
    if games::are_wanted(&text) {
        brought(Box::new(move |_| then(text)));
    } else {
        then(text);
    }
}

/// Goes on with a hand from elsewhere, once the reader that it needs is there; if that cannot come, without it.
pub(crate) fn with_reader(text: String, then: impl FnOnce(String) + 'static) {
    if !reader::is_wanted(&text) {
        return with_games(text, then);
    }
    spawn_local(async move {
        let wait = page::Wait::begin();
        drop(reader::bring().await);
        drop(wait);
        with_games(text, then);
    });
}

/// Brings the games, and goes on with whether they are there.
pub(crate) fn brought(then: Box<dyn FnOnce(bool)>) {
    spawn_local(async move { then(bring_games().await) });
}

/// Reads a language's words, fetched once. They stay for as long as the page does.
pub(crate) async fn read(file: &str) -> Option<&'static Words> {
    let known = FETCHED.with_borrow(|all| {
        all.iter()
            .find(|(name, _)| name == file)
            .map(|(_, words)| *words)
    });
    if known.is_some() {
        return known;
    }
    let text = page::files::fetch(file).await?;
    let words: &Words = Box::leak(Box::new(Words::read(Box::leak(text.into_boxed_str()))?));
    FETCHED.with_borrow_mut(|all| all.push((file.to_owned(), words)));
    Some(words)
}

/// Texts of a language in files of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Apart {
    /// The texts with which the app teaches.
    Teach,
    /// The texts about Chinese games.
    Fans,
}

impl Apart {
    /// Returns whether a language has it.
    fn is_in(self, words: &Words) -> bool {
        match self {
            Self::Teach => !words.teach(Teach::Course).is_empty(),
            Self::Fans => words.has_fans(),
        }
    }

    /// Returns the language with these texts added.
    fn put(self, words: &Words, text: &'static str) -> Option<Words> {
        match self {
            Self::Teach => words.with_teach(text),
            Self::Fans => words.with_fans(text),
        }
    }

    /// Returns the beginning of the names of its files.
    fn name(self) -> &'static str {
        match self {
            Self::Teach => "teach-",
            Self::Fans => "fans-",
        }
    }

    /// Returns whether it is there, in the language that is spoken.
    pub(crate) fn is_here(self) -> bool {
        self.is_in(say::words())
    }

    /// Fetches it in the language that is spoken, and returns whether it is there now.
    pub(crate) async fn load(self) -> bool {
        if self.is_here() {
            return true;
        }
        let tag = say::words().tag;
        let Some(text) = self.fetched(tag).await else {
            return false;
        };
        let words = speech::language();
        // Another language may be spoken by now: then the texts of that one are asked for.
        let Some(words) = (words.tag == tag).then(|| self.put(words, text)).flatten() else {
            return false;
        };
        say::set(keep(words));
        true
    }

    /// Fetches its text in a language.
    async fn fetched(self, tag: &str) -> Option<&'static str> {
        let list = page::files::fetch(&page::meta("apart")?).await?;
        let name = [self.name(), tag].concat();
        let mut lines = list.lines().filter_map(|line| line.split_once(' '));
        let (_, file) = lines.find(|(own, _)| *own == name)?;
        let text = page::files::fetch(file).await?;
        Some(Box::leak(text.into_boxed_str()))
    }
}

/// Keeps a language with texts that its own file lacks.
fn keep(words: Words) -> &'static Words {
    let words: &Words = Box::leak(Box::new(words));
    FETCHED.with_borrow_mut(|all| {
        for (_, own) in all.iter_mut().filter(|(_, own)| own.tag == words.tag) {
            *own = words;
        }
    });
    words
}

/// Fetches the language to begin with, and what the terms need; returns whether the app can speak.
pub(crate) async fn load_first() -> bool {
    let all = all();
    let Some(language) = first(&all) else {
        return false;
    };
    let loaded = load(language).await == Some(true)
        || match all.first() {
            Some(first) => load(first).await == Some(true),
            None => false,
        };
    set_terms(storage::load_terms()).await;
    loaded
}

/// Speaks as another window has chosen, and returns whether that is otherwise than before.
pub(crate) async fn load_kept() -> bool {
    let all = all();
    let kept = first(&all).filter(|one| one.tag != say::words().tag);
    let spoken = match kept {
        Some(kept) => load(kept).await == Some(true),
        None => false,
    };
    let terms = storage::load_terms();
    let called = terms != say::terms() && set_terms(terms).await == Some(true);
    spoken || called
}

/// Chooses the names of yaku, and returns whether that could be. Korean names are in the Korean language's file. `None`
/// where other terms were chosen meanwhile.
pub(crate) async fn set_terms(terms: say::Terms) -> Option<bool> {
    let all = all();
    let korean = all.iter().find(|one| one.tag == "ko");
    let korean = korean.filter(|_| terms == say::Terms::Korean);
    let words = if_last(&TERMS, async {
        match korean {
            Some(korean) => read(&korean.file).await,
            None => None,
        }
    });
    let words = words.await?;
    if korean.is_some() {
        if words.is_none() {
            return Some(false);
        }
        say::set_korean(words);
    }
    say::set_terms(terms);
    Some(true)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::future::poll_fn;
    use std::pin::{Pin, pin};
    use std::task::{Context, Poll, Waker};

    use super::{LANGUAGES, if_last};

    /// A file that is there as soon as it is said so.
    async fn file<'n>(there: &Cell<bool>, name: &'n str) -> &'n str {
        poll_fn(|_| {
            if there.get() {
                Poll::Ready(())
            } else {
                Poll::Pending
            }
        })
        .await;
        name
    }

    #[test]
    fn the_last_choice_counts_however_slow_each_is() {
        let poll = |future: Pin<&mut dyn Future<Output = _>>| {
            future.poll(&mut Context::from_waker(Waker::noop()))
        };
        let last = Poll::Ready(Some("ja"));
        for (first_comes, second_comes) in [(0, 1), (1, 0), (0, 0)] {
            let (german, japanese) = (Cell::new(false), Cell::new(false));
            let mut first = pin!(if_last(&LANGUAGES, file(&german, "de")));
            assert_eq!(poll(first.as_mut()), Poll::Pending);
            let mut second = pin!(if_last(&LANGUAGES, file(&japanese, "ja")));
            assert_eq!(poll(second.as_mut()), Poll::Pending);
            for now in 0..2 {
                if first_comes == now {
                    german.set(true);
                    assert_eq!(poll(first.as_mut()), Poll::Ready(None));
                }
                if second_comes == now {
                    japanese.set(true);
                    assert_eq!(poll(second.as_mut()), last);
                }
            }
        }
    }
}
