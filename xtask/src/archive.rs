//! The site as one file, for whoever has a host and no compiler.

use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use zip::write::{SimpleFileOptions, ZipWriter};
use zip::{CompressionMethod, DateTime};

use crate::failure::{Failure, Result, io};
use crate::files::{self, files, inside};
use crate::licences::{self, Inside};
use crate::project::Project;
use crate::site::packed::{brotli, gzip, is_worth_it};
use crate::site::rulebook;

/// The folder of the site in the file.
const SITE: &str = "tensu";

/// Files beside it: how to host and to embed it, and under which licence. They keep their paths, so that links still
/// lead there.
const BESIDE: [&str; 8] = [
    "docs/hosting.md",
    "docs/hosting/cloudflare.js",
    "docs/hosting/hand.js",
    "docs/hosting/nginx.conf",
    "docs/hosting/nginx.js",
    "docs/embed.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
];

/// The list of what is inside, for programs that look after that, in the file and beside it.
const INSIDE: &str = "inside.cdx.json";

/// Packs a built site; says where. Beside it lies the list of what is inside. The same site makes the same file: its
/// entries are sorted and have no time.
pub fn pack(project: &Project, site: &Path) -> Result<PathBuf> {
    let path = project.path(&format!("target/tensu-site-{}.zip", project.version()?));
    let unfinished = path.with_extension("unfinished");
    let file = File::create(&unfinished).map_err(io("create", &unfinished))?;
    let mut zip = ZipWriter::new(file);
    for name in BESIDE {
        add(&mut zip, &project.path(name), name)?;
    }
    let list = path.with_extension("cdx.json");
    files::write(&list, Inside::of(project, licences::APP)?.list())?;
    add(&mut zip, &list, INSIDE)?;
    let all = files(site);
    for from in &all {
        add(&mut zip, from, &format!("{SITE}/{}", inside(site, from)))?;
    }
    // A host that can sends these instead of compressing each file anew. Pages are many and asked for one at a time.
    let pages = site.join(rulebook::FOLDER);
    let texts = all.into_iter();
    let texts = texts.filter(|path| is_worth_it(path) && !path.starts_with(&pages));
    let texts: Vec<PathBuf> = texts.collect();
    for (from, brotli) in texts.iter().zip(brotli(&texts)?) {
        let name = format!("{SITE}/{}", inside(site, from));
        let bytes = files::bytes(from)?;
        put(&mut zip, from, &format!("{name}.gz"), &gzip(&bytes))?;
        put(&mut zip, from, &format!("{name}.br"), &brotli)?;
    }
    zip.finish().map_err(|why| unwritable(&unfinished, &why))?;
    files::rename(&unfinished, &path)?;
    Ok(path)
}

fn add(zip: &mut ZipWriter<File>, from: &Path, name: &str) -> Result {
    put(zip, from, name, &files::bytes(from)?)
}

fn put(zip: &mut ZipWriter<File>, from: &Path, name: &str, bytes: &[u8]) -> Result {
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .compression_level(Some(9))
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    zip.start_file(name, options)
        .map_err(|why| unwritable(from, &why))?;
    zip.write_all(bytes).map_err(io("pack", from))
}

fn unwritable(path: &Path, why: &zip::result::ZipError) -> Failure {
    Failure::new(
        format!("{} cannot be packed: {why}", path.display()),
        "see that there is room on the disk",
    )
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::BESIDE;
    use crate::files;
    use crate::project::Project;

    #[test]
    fn what_lies_beside_the_site_is_there() {
        for name in BESIDE {
            assert!(Project::here().path(name).is_file(), "{name}");
        }
    }

    /// Returns the places that the links of a Markdown file lead to, but for other sites and the file itself.
    fn links(text: &str) -> impl Iterator<Item = &str> {
        text.split("](")
            .skip(1)
            .filter_map(|rest| rest.split([')', '#', ' ']).next())
            .filter(|link| !link.is_empty() && !link.contains(':'))
    }

    #[test]
    fn links_of_the_zip_lead_to_what_is_in_it() {
        let mut count = 0;
        let files = BESIDE.map(Path::new);
        let pages = (files.iter()).filter(|file| file.extension().is_some_and(|end| end == "md"));
        for page in pages {
            let name = page.display();
            let text = files::read(&Project::here().root().join(page)).expect("a page");
            let folder = page.parent().unwrap_or(Path::new(""));
            for link in links(&text) {
                let target = folder.join(link);
                assert!(files.contains(&&*target), "{name} leads to {link}");
                count += 1;
            }
        }
        assert!(count >= 3, "{count} links were found");
    }

    #[test]
    fn links_are_found() {
        let text = "[a](b.md) ![c](d/e.svg#f \"g\") [h](#i) [j](https://k.org) l (m)";
        assert_eq!(links(text).collect::<Vec<_>>(), ["b.md", "d/e.svg"]);
    }
}
