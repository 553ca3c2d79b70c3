//! Writes each language as a file of its own, which `tensu_words::Words::read` reads, and a list of them:
//! `cargo run -p tensu-words --features labels --example words FOLDER`; with `core` behind the folder without the texts of the app, for
//! the npm package. The texts of where the app teaches and of Chinese games are files of their own, `teach-` and `fans-` and
//! the tag; `keys` has the keys of all lines.
//!
//! Each program fetches the one that its user reads, so that nobody loads eight.

use std::path::PathBuf;
use std::{env, fs, io};

use tensu_words::{Keys, LANGUAGES};

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_default());
    let core = env::args().nth(2).is_some_and(|word| word == "core");
    let mut list = String::new();
    for language in LANGUAGES {
        let text = if core {
            language.pack_core()
        } else {
            language.pack()
        };
        fs::write(folder.join(language.tag), text)?;
        if !core {
            let teach = folder.join(["teach-", language.tag].concat());
            fs::write(teach, language.pack_teach())?;
            let fans = folder.join(["fans-", language.tag].concat());
            fs::write(fans, language.pack_fans())?;
        }
        list.extend([language.tag, " ", language.name, "\n"]);
    }
    if !core {
        fs::write(folder.join("keys"), keys())?;
    }
    fs::write(folder.join("list"), list)
}

/// The keys, a line each, under the names of what they are the keys of.
fn keys() -> String {
    let all = Keys::new();
    let mut text = String::new();
    for (name, keys) in [
        ("language", &all.language),
        ("teach", &all.teach),
        ("fans", &all.fans),
    ] {
        text.extend(["#", name, "\n"]);
        for key in keys {
            text.extend([&**key, "\n"]);
        }
    }
    text += "#english\n";
    for (key, english) in &all.english {
        text.extend([&**key, "\t", english, "\n"]);
    }
    text += "#yaku\n";
    for (key, id) in &all.yaku {
        text.extend([&**key, "\t", id, "\n"]);
    }
    text
}
