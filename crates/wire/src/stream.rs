//! A stream of requests, one a line, and of their answers: what the command reads and writes.
//!
//! Line n of the output answers line n of the input. What cannot be read is answered with an error, an empty line too, but
//! for empty lines at the end; an `id` is copied into the response. A line that does not begin with `{` is a hand as it is
//! typed, or a link to one ([`is_json`]). A byte order mark before a line is passed over.
//!
//! All that has come is answered before more is waited for, so a program may ask, read the answer and ask again. Memory
//! does not grow with the number of lines nor with their length: of a line that is too long only the beginning is kept.

// The only part of the library that needs more than `alloc`.
extern crate std;

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::num::NonZeroUsize;
use core::sync::atomic::{AtomicU64, Ordering};
use std::io::{self, BufWriter, Read, Write};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use serde::Deserializer;
use serde::de::{IgnoredAny, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::value::RawValue;

pub use lines::{LONGEST, Line};

use lines::{Batch, Lines, PIECE, in_words};

use crate::asks::{reads, respond};
use crate::response::Only;
use crate::{RulesetChoice, Value, malformed};
use tensu_words::LANGUAGES;

mod lines;

/// The way in which lines are answered.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The wanted fields of a score with commas between them, as for [`answer_list`](super::answer_list); all when
    /// empty.
    pub only: String,
    /// Fields that a request has unless it has its own, such as `ruleset`, `lang` or `strict`. Of two `strict` the stricter one
    /// counts. A link in `text` has rules of its own, typed or in JSON.
    pub defaults: Vec<(&'static str, Value)>,
    /// The number of lines that are worked on at a time. Without a number it is one until the input turns out to be
    /// long, then as many as the machine has processors.
    pub jobs: Option<NonZeroUsize>,
}

/// The numbers of lines that were answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// All of them.
    pub lines: u64,
    /// Those without a good answer.
    pub failed: u64,
}

/// Answers every line, for as long as somebody reads the answers: who has read enough may stop, which is no error.
///
/// ```
/// use tensu_wire::stream::{Options, run};
/// let mut answers = Vec::new();
/// let lines = "{\"id\":1,\"hand\":\"234m340p66p678s56s\",\"win\":\"7s\",\"by\":\"ron\"}\n234m340p66p678s56s+7s ron\n";
/// let options = Options { only: "total".into(), ..Options::default() };
/// let told = run(lines.as_bytes(), &mut answers, &options)?;
/// assert_eq!(answers, b"{\"id\":1,\"ok\":true,\"total\":3900}\n{\"ok\":true,\"total\":3900}\n");
/// assert_eq!((told.lines, told.failed), (2, 0));
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Errors
/// When the input cannot be read or the output cannot be written, in words.
pub fn run(input: impl Read, output: impl Write + Send, options: &Options) -> io::Result<Told> {
    each_line(input, output, options.jobs, |line, to| {
        answer(line, options, to)
    })
}

/// Writes the answer to one line, and says whether it is a good one: false when it is a refusal.
pub fn answer(line: Line<'_>, options: &Options, to: &mut Vec<u8>) -> bool {
    let response = if line.is_cut {
        malformed("the line is longer than 1 MB")
    } else {
        response(line.text, options)
    };
    let refused = (Cow::Borrowed("ok"), Value::Bool(false));
    let ok = !matches!(&response, Value::Object(fields) if fields.contains(&refused));
    let id = Id::of(line.text);
    // Writing to memory cannot fail.
    let _ = serde_json::to_writer(&mut *to, &AnswerLine { id, response });
    to.push(b'\n');
    ok
}

/// Answers every line in any other form: `answer` writes one to the end of a text, and says whether the line has one.
///
/// # Errors
/// As [`run`].
pub fn each_line(
    input: impl Read,
    output: impl Write + Send,
    jobs: Option<NonZeroUsize>,
    answer: impl Fn(Line<'_>, &mut Vec<u8>) -> bool + Sync,
) -> io::Result<Told> {
    let (all, failed) = (AtomicU64::new(0), AtomicU64::new(0));
    let counted = |line: Line<'_>, to: &mut Vec<u8>| {
        all.fetch_add(1, Ordering::Relaxed);
        if !answer(line, to) {
            failed.fetch_add(1, Ordering::Relaxed);
        }
    };
    match answer_all(&mut Lines::of(input), output, jobs, &counted) {
        Err(why) if why.kind() == io::ErrorKind::BrokenPipe => {}
        ended => ended?,
    }
    Ok(Told {
        lines: all.into_inner(),
        failed: failed.into_inner(),
    })
}

fn answer_all(
    lines: &mut Lines<impl Read>,
    output: impl Write + Send,
    jobs: Option<NonZeroUsize>,
    answer: &(impl Fn(Line<'_>, &mut Vec<u8>) + Sync),
) -> io::Result<()> {
    let mut output = BufWriter::with_capacity(PIECE, output);
    let mut jobs = jobs.map(NonZeroUsize::get);
    while jobs.is_none_or(|jobs| jobs < 2) {
        let Some(batch) = lines.next()? else {
            return Ok(());
        };
        let written = batch.answer(answer, &mut output);
        let flushed = written.and_then(|()| output.flush());
        flushed.map_err(|why| unwritten(&why))?;
        if jobs.is_none() && lines.is_long {
            jobs = Some(thread::available_parallelism().map_or(1, NonZeroUsize::get));
        }
    }
    share(lines, &mut output, jobs.unwrap_or(1), answer)
}

/// Answers the lines by several threads. Each batch has a pipe of its own for its answers, and the pipes are emptied in
/// the order of the input; all queues are short, so whoever is ahead waits.
fn share(
    lines: &mut Lines<impl Read>,
    output: &mut (impl Write + Send),
    jobs: usize,
    answer: &(impl Fn(Line<'_>, &mut Vec<u8>) + Sync),
) -> io::Result<()> {
    let (give, taken) = sync_channel::<(Batch, SyncSender<Vec<u8>>)>(jobs);
    let (order, in_order) = sync_channel::<Receiver<Vec<u8>>>(2 * jobs);
    let taken = &Mutex::new(taken);
    // Whoever takes a batch holds the lock no longer than that, and nothing can panic there.
    let next = move || taken.lock().ok()?.recv().ok();
    let work = move || {
        while let Some((batch, answers)) = next() {
            let mut answers = BufWriter::with_capacity(PIECE, Pipe(answers));
            // It fails when nobody reads any more, and then the reader stops, too.
            let written = batch.answer(answer, &mut answers);
            let _ = written.and_then(|()| answers.flush());
        }
    };
    let write = move || {
        for answers in in_order {
            for piece in answers {
                output.write_all(&piece)?;
            }
            output.flush()?;
        }
        Ok(())
    };
    // What it owns is gone when it returns, and all threads end.
    thread::scope(move |scope| {
        let thread = || thread::Builder::new();
        for _ in 0..jobs {
            thread()
                .spawn_scoped(scope, work)
                .map_err(|why| alone(&why))?;
        }
        let writer = thread().spawn_scoped(scope, write);
        let writer = writer.map_err(|why| alone(&why))?;
        let mut read = || {
            while let Some(batch) = lines.next()? {
                let (to, from) = sync_channel(1);
                if order.send(from).is_err() || give.send((batch, to)).is_err() {
                    break;
                }
            }
            Ok(())
        };
        let read = read();
        drop((order, give));
        let written: io::Result<()> = writer.join().unwrap_or(Ok(()));
        written.map_err(|why| unwritten(&why)).and(read)
    })
}

fn alone(why: &io::Error) -> io::Error {
    let said = ["no thread can be started: ", &in_words(why)].concat();
    io::Error::new(why.kind(), said)
}

/// Answers on their way to whoever writes them.
struct Pipe(SyncSender<Vec<u8>>);

impl Write for Pipe {
    fn write(&mut self, piece: &[u8]) -> io::Result<usize> {
        let sent = self.0.send(piece.to_vec());
        sent.map_err(|_| io::ErrorKind::BrokenPipe)?;
        Ok(piece.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Words for an output that cannot be written.
pub fn unwritten(why: &io::Error) -> io::Error {
    let said = ["the answers cannot be written: ", &in_words(why)].concat();
    io::Error::new(why.kind(), said)
}

/// A line of output.
struct AnswerLine {
    id: Id,
    response: Value,
}

impl Serialize for AnswerLine {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Value::Object(fields) = &self.response else {
            return self.response.serialize(to);
        };
        let mut map = to.serialize_map(None)?;
        if let Some(id) = &self.id.0 {
            map.serialize_entry("id", id)?;
        }
        for (key, value) in fields {
            map.serialize_entry(&**key, value)?;
        }
        map.end()
    }
}

/// The part of a line that is not the contract's: an id of any type, copied as it stands. Of several it is the last one, and
/// it is known wherever the line breaks behind it.
#[derive(Default)]
struct Id(Option<Box<RawValue>>);

impl Id {
    fn of(line: &[u8]) -> Self {
        let mut id = Self::default();
        // What is wrong with the line is said by the response.
        let _ = serde_json::Deserializer::from_slice(line).deserialize_map(&mut id);
        id
    }
}

impl<'de> Visitor<'de> for &mut Id {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<String>()? {
            if key == "id" {
                self.0 = Some(map.next_value()?);
            } else {
                map.next_value::<IgnoredAny>()?;
            }
        }
        Ok(())
    }
}

/// The response to a line.
fn response(line: &[u8], options: &Options) -> Value {
    let mut request = match request(line.trim_ascii_start()) {
        Ok(request) => request,
        Err(refusal) => return refusal,
    };
    if let Value::Object(fields) = &mut request {
        let asked = fields.iter().find_map(|(key, value)| match value {
            Value::Text(text) if key == "ask" => Some(text.clone()),
            _ => None,
        });
        let ask = asked.as_deref().unwrap_or("score");
        for (key, value) in &options.defaults {
            if *key == "strict" {
                let is_lax = |value: &Value| matches!(value, Value::Bool(false) | Value::Null);
                fields.retain(|(known, own)| known != key || !is_lax(own));
            }
            if reads(ask, key) && !says(fields, key) {
                fields.push((Cow::Borrowed(key), value.clone()));
            }
        }
    }
    respond(&request, LANGUAGES, Only::of(&options.only))
}

/// Returns whether a request has a field, or says the same otherwise: a link, also that of a winner, names its rules.
fn says(fields: &[(Cow<'_, str>, Value)], field: &str) -> bool {
    fields.iter().any(|(key, value)| match (&**key, value) {
        (key, _) if key == field => true,
        ("text", Value::Text(text)) if field == "ruleset" => RulesetChoice::of_link(text).is_some(),
        ("wins", Value::List(wins)) if field == "ruleset" => wins.iter().any(|win| match win {
            Value::Object(win) => win.iter().any(|(key, value)| match value {
                Value::Text(text) if key == "text" => RulesetChoice::of_link(text).is_some(),
                _ => false,
            }),
            _ => false,
        }),
        _ => false,
    })
}

/// Reads the request of a line, or refuses one that is none.
fn request(line: &[u8]) -> Result<Value, Value> {
    match line.first() {
        None => Err(malformed("the line is empty")),
        Some(_) if is_json(line) => serde_json::from_slice(line).map_err(|why| {
            malformed(&if why.is_data() {
                why.to_string()
            } else {
                ["the line is no JSON (", &why.to_string(), ")"].concat()
            })
        }),
        Some(_) => typed(line),
    }
}

/// Returns whether a line is meant as JSON, and not as a hand. No object begins with a second bracket, but hands on
/// wiki pages do.
pub fn is_json(line: &[u8]) -> bool {
    let line = line.trim_ascii_start();
    line.starts_with(b"{") && !line.starts_with(b"{{")
}

/// The request of a hand as it is typed, or of a link: the text is read later, under the rules of the request.
fn typed(line: &[u8]) -> Result<Value, Value> {
    let text = str::from_utf8(line).map_err(|_| malformed("the line is no text in UTF-8"))?;
    let text = Value::Text(Cow::Owned(text.to_string()));
    Ok(Value::Object([("text".into(), text)].into()))
}
