//! A page of each ruleset in each language, which is read without a program: `rules/tenhou/` in English, `rules/tenhou/de/` in another.
//!
//! The app draws what is in them (`src/bin/app/pages/reference/alone.rs`), by the code of its own page; here is what goes around that.
//! Search engines find them, and a frame shows what stands in `main` (`www/embed/1/frame.js`). English has the short address, as that was
//! there before: whoever finds no language of his own gets it.

use std::fmt::Write as _;
use std::path::Path;

use tensu::Ruleset;
use tensu::rules;

use super::styles;
use super::unfurl::{self, escaped};
use crate::command::{cargo, checked};
use crate::failure::{Failure, Result};
use crate::files;
use crate::fingerprint::hex;
use crate::project::Project;

mod tiles;

use tiles::{picture, places};

/// The folder of all of them.
pub const FOLDER: &str = "rules";
/// The style sheets that are in theirs, in this order; of the app's own only what is about tiles.
const STYLES: [&str; 4] = ["tokens.css", "app.css", "reference.css", "alone.css"];
/// The part of the app's sheet that is about tiles: from its heading to the next one.
const TILES: [&str; 2] = ["/* Tiles */", "/* Bar */"];
/// The language that counts where nothing says which one.
const FIRST: &str = "en";
/// No script runs there.
const POLICY: &str = "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'";
/// The app's own page of a ruleset, with what a page without a program lacks: a search, and a code to scan.
const APP: &str = "embed/1/?view=reference&amp;";
/// The mark that the app writes in place of the way to the site.
const ROOT: &str = "{{root}}";

/// A language, as the app writes it: its tag and name, and what the edges of its pages say.
struct Language {
    tag: String,
    name: String,
    languages: String,
    all: String,
    open: String,
}

/// A page as the app writes it.
struct Drawn {
    name: String,
    about: String,
    main: String,
}

/// Adds the pages, what they load, the list of them all, and what search engines ask for.
pub fn add(project: &Project, folder: &Path) -> Result {
    let url = unfurl::url()?;
    let scratch = project.scratch().join(FOLDER);
    let languages = draw(project, &scratch)?;
    files::create(&folder.join(FOLDER))?;
    let sheet = shared(project, folder)?;
    let mut places = vec![String::new(), format!("{FOLDER}/")];
    for rules in rules::all() {
        for language in &languages {
            let drawn = read(&scratch, rules, language)?;
            let place = place(rules.id, &language.tag);
            files::create(&folder.join(&place))?;
            let html = page(
                rules,
                language,
                &drawn,
                (&languages, &sheet, url.as_deref()),
            );
            files::write(&folder.join(&place).join(super::PAGE), html)?;
            places.push(place);
        }
    }
    let list = list(&languages, &sheet, url.as_deref());
    files::write(&folder.join(FOLDER).join(super::PAGE), list)?;
    if let Some(url) = &url {
        files::write(&folder.join("sitemap.xml"), sitemap(url, &places))?;
    }
    files::write(&folder.join("robots.txt"), robots(url.as_deref()))
}

/// Has the app draw all pages into a folder, and returns the languages.
fn draw(project: &Project, scratch: &Path) -> Result<Vec<Language>> {
    files::remove(scratch)?;
    files::create(scratch)?;
    let line = "run --quiet --package tensu-app --features shell --";
    let fix = "what is drawn must not need a browser: see src/bin/app/shell.rs";
    checked(
        cargo(project, line).arg(scratch),
        "the app could not draw the pages of the rulesets",
        &scratch.join("log"),
        fix,
    )?;
    let list = files::read(&scratch.join("languages"))?;
    let all: Option<Vec<_>> = list.lines().map(language).collect();
    all.filter(|all| all.iter().any(|one| one.tag == FIRST))
        .ok_or_else(|| Failure::new("the app names no languages", fix))
}

fn language(line: &str) -> Option<Language> {
    let mut parts = line.split('\t').map(str::to_owned);
    Some(Language {
        tag: parts.next()?,
        name: parts.next()?,
        languages: parts.next()?,
        all: parts.next()?,
        open: parts.next()?,
    })
}

fn read(scratch: &Path, rules: &Ruleset, language: &Language) -> Result<Drawn> {
    let text = files::read(&scratch.join(format!("{}.{}", rules.id, language.tag)))?;
    let mut parts = text.splitn(3, '\n').map(|part| part.trim().to_owned());
    let drawn = parts.next().zip(parts.next()).zip(parts.next());
    let drawn = drawn.filter(|(_, main)| main.starts_with("<main") && main.ends_with("</main>"));
    drawn
        .map(|((name, about), main)| Drawn { name, about, main })
        .ok_or_else(|| {
            Failure::new(
                format!("the page of {} is not whole", rules.id),
                "see src/bin/app/shell.rs",
            )
        })
}

/// The place of a page in the site.
fn place(id: &str, tag: &str) -> String {
    if tag == FIRST {
        format!("{FOLDER}/{id}/")
    } else {
        format!("{FOLDER}/{id}/{tag}/")
    }
}

/// The way to the site from a place in it.
fn root(place: &str) -> String {
    "../".repeat(place.matches('/').count())
}

/// Writes the picture of the tiles and the style sheet, and returns the name of that.
fn shared(project: &Project, folder: &Path) -> Result<String> {
    let www = project.path("www");
    let sheets: Result<Vec<_>> = STYLES
        .iter()
        .map(|name| files::read(&www.join(name)))
        .collect();
    let mut sheets = sheets?;
    let (tokens, app) = (sheets[0].clone(), &mut sheets[1]);
    let tiles = app
        .split_once(TILES[0])
        .and_then(|(_, rest)| rest.split_once(TILES[1]));
    *app = tiles.map(|(tiles, _)| tiles.to_owned()).ok_or_else(|| {
        Failure::new(
            "www/app.css has no part about tiles",
            format!(
                "keep {} and {} in it, or change xtask/src/site/rulebook.rs",
                TILES[0], TILES[1]
            ),
        )
    })?;
    let (picture, names) = picture(&files::read(&www.join("tiles.svg"))?, &tokens)?;
    let address = stamped("tiles.svg", &picture);
    files::write(&folder.join(FOLDER).join("tiles.svg"), picture)?;
    let lowered = styles::lowered(project, &[sheets.concat()])?.concat();
    let sheet = lowered + &places(&address, &names);
    let address = stamped("page.css", &sheet);
    files::write(&folder.join(FOLDER).join("page.css"), sheet)?;
    Ok(address)
}

/// A name with what is in the file behind it: a browser may keep either without asking.
fn stamped(name: &str, text: &str) -> String {
    format!("{name}?v={}", &hex(text)[..8])
}

/// Everything that is the same at all pages: the languages, the style sheet, the address of the site.
type Around<'a> = (&'a [Language], &'a str, Option<&'a str>);

fn page(rules: &Ruleset, language: &Language, drawn: &Drawn, around: Around<'_>) -> String {
    let (languages, _, url) = around;
    let place = place(rules.id, &language.tag);
    let root = root(&place);
    // As on its card.
    let about = if language.tag == FIRST {
        unfurl::text(rules)
    } else {
        drawn.about.clone()
    };
    let title = format!("{} – Tensu", drawn.name);
    let address = |tag: &str| format!("{}{}", url.unwrap_or(&root), self::place(rules.id, tag));
    let mut others = languages
        .iter()
        .fold(String::new(), |mut others, Language { tag, .. }| {
            let _ = writeln!(
                others,
                "<link rel=\"alternate\" hreflang=\"{tag}\" href=\"{}\">",
                address(tag)
            );
            others
        });
    let _ = write!(
        others,
        "<link rel=\"alternate\" hreflang=\"x-default\" href=\"{}\">",
        address(FIRST)
    );
    let ways = languages
        .iter()
        .fold(String::new(), |mut ways, Language { tag, name, .. }| {
            let current = if *tag == language.tag {
                " aria-current=\"page\""
            } else {
                ""
            };
            let to = format!("{root}{}", self::place(rules.id, tag));
            let _ = write!(
                ways,
                "<li><a href=\"{to}\" lang=\"{tag}\" hreflang=\"{tag}\"{current}>{name}</a></li>"
            );
            ways
        });
    let body = format!(
        "<header class=\"page-head\">\n<a class=\"page-home\" href=\"{root}\">Tensu</a>\n\
         <nav aria-label=\"{languages}\"><ul>{ways}</ul></nav>\n</header>\n{main}\n\
         <footer class=\"page-foot\"><a href=\"{root}{FOLDER}/\">{all}</a>\
         <a class=\"page-app\" href=\"{root}{APP}ruleset={id}&amp;lang={tag}\">{open}</a></footer>",
        languages = escaped(&language.languages),
        main = drawn.main.replace(ROOT, &root),
        id = rules.id,
        tag = language.tag,
        all = escaped(&language.all),
        open = escaped(&language.open),
    );
    let card = unfurl::tags((&title, &about, rules.id), &place, &root, url);
    document(
        (&language.tag, &title, &about),
        &(card + "\n" + &others),
        (&root, around.1),
        &body,
    )
}

/// The list of all pages, with the names that are known everywhere.
fn list(languages: &[Language], sheet: &str, url: Option<&str>) -> String {
    let (title, about) = (
        "Rulesets – Tensu",
        "The rules that Tensu scores mahjong hands by: yaku, fu, limits and payments of each, with sources.",
    );
    let line = |rules: &Ruleset| {
        let others = languages.iter().filter(|one| one.tag != FIRST);
        let others: Vec<String> = others
            .map(|Language { tag, name, .. }| {
                format!(
                    "<a href=\"{}/{tag}/\" lang=\"{tag}\" hreflang=\"{tag}\">{name}</a>",
                    rules.id
                )
            })
            .collect();
        let (name, source) = (escaped(rules.name), escaped(rules.source.title));
        format!(
            "<li><a href=\"{}/\">{name}</a><p class=\"aside\">{source}</p><p class=\"page-others\">{}</p></li>\n",
            rules.id,
            others.join(" ")
        )
    };
    let lines: String = rules::all().map(line).collect();
    let body = format!(
        "<header class=\"page-head\">\n<a class=\"page-home\" href=\"../\">Tensu</a>\n</header>\n\
         <main class=\"article\">\n<h1 class=\"rules-name\">Rulesets</h1>\n<p>{about}</p>\n<ul class=\"page-list\">\n{lines}</ul>\n</main>"
    );
    let place = format!("{FOLDER}/");
    let card = unfurl::tags((title, about, "tensu"), &place, "../", url);
    document((FIRST, title, about), &card, ("../", sheet), &body)
}

fn document(
    (tag, title, about): (&str, &str, &str),
    tags: &str,
    (root, sheet): (&str, &str),
    body: &str,
) -> String {
    let (title, about) = (escaped(title), escaped(about));
    format!(
        "<!doctype html>\n<html lang=\"{tag}\" class=\"page-alone\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n<title>{title}</title>{tags}\n\
         <meta name=\"description\" content=\"{about}\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<link rel=\"icon\" href=\"{root}icon.svg\" type=\"image/svg+xml\">\n\
         <link rel=\"stylesheet\" href=\"{root}{FOLDER}/{sheet}\">\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )
}

fn sitemap(url: &str, places: &[String]) -> String {
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n";
    let lines = places
        .iter()
        .map(|place| format!("<url><loc>{}{place}</loc></url>\n", escaped(url)));
    format!("{head}{}</urlset>\n", lines.collect::<String>())
}

/// Forbids nothing. It counts at the root of a host alone.
fn robots(url: Option<&str>) -> String {
    let map = url.map(|url| format!("Sitemap: {url}sitemap.xml\n"));
    format!("User-agent: *\nDisallow:\n{}", map.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use tensu::rules;

    use super::{Drawn, Language, list, page, place, robots, root, sitemap};

    const URL: &str = "https://example.org/tensu/";

    fn languages() -> Vec<Language> {
        let own = |(tag, name): (&str, &str)| Language {
            tag: tag.to_owned(),
            name: name.to_owned(),
            languages: "Language".to_owned(),
            all: "Ruleset".to_owned(),
            open: "Open".to_owned(),
        };
        [
            ("en", "English"),
            ("de", "Deutsch"),
            ("zh-Hans", "简体中文"),
        ]
        .map(own)
        .into()
    }

    fn made(tag: usize, url: Option<&str>) -> String {
        let all = languages();
        let drawn = Drawn {
            name: "A & B".to_owned(),
            about: "All <of> it".to_owned(),
            main: "<main><a href=\"{{root}}#1/tenhou/ron\">x</a></main>".to_owned(),
        };
        let rules = rules::all().next().expect("a ruleset");
        page(rules, &all[tag], &drawn, (&all, "page.css?v=1", url))
    }

    #[test]
    fn a_page_stands_in_its_language_and_english_has_the_short_address() {
        assert_eq!(place("tenhou", "en"), "rules/tenhou/");
        assert_eq!(place("tenhou", "de"), "rules/tenhou/de/");
        assert_eq!(root("rules/tenhou/de/"), "../../../");
        let html = made(1, None);
        for part in [
            "<html lang=\"de\"",
            "<title>A &amp; B – Tensu</title>",
            "name=\"description\" content=\"All &lt;of> it\"",
            "<a href=\"../../../#1/tenhou/ron\">",
            "href=\"../../../rules/page.css?v=1\"",
            "aria-current=\"page\">Deutsch",
        ] {
            assert!(html.contains(part), "{part}: {html}");
        }
        assert!(!html.contains("<script") && !html.contains("canonical") && !html.contains("{{"));
    }

    #[test]
    fn every_page_names_all_languages_alike() {
        let named = |html: &str| {
            let lines = html
                .lines()
                .filter(|line| line.contains("rel=\"alternate\" hreflang"));
            lines.map(str::to_owned).collect::<Vec<_>>()
        };
        let (english, german) = (named(&made(0, Some(URL))), named(&made(1, Some(URL))));
        assert_eq!(english, german);
        assert_eq!(
            english.len(),
            languages().len() + 1,
            "and one for everybody else"
        );
        let id = rules::all().next().expect("a ruleset").id;
        let own = format!("<link rel=\"canonical\" href=\"{URL}rules/{id}/de/\">");
        assert!(made(1, Some(URL)).contains(&own));
        assert!(
            english
                .iter()
                .any(|line| line.contains(&format!("\"{URL}rules/{id}/zh-Hans/\"")))
        );
    }

    #[test]
    fn the_list_leads_to_every_page() {
        let html = list(&languages(), "page.css", None);
        for rules in rules::all() {
            for to in ["", "de/", "zh-Hans/"] {
                assert!(
                    html.contains(&format!("href=\"{}/{to}\"", rules.id)),
                    "{} {to}",
                    rules.id
                );
            }
        }
    }

    #[test]
    fn search_engines_are_told_where_the_pages_are() {
        let map = sitemap(URL, &[String::new(), "rules/tenhou/de/".to_owned()]);
        assert!(map.contains("<loc>https://example.org/tensu/</loc>"));
        assert!(map.contains("<loc>https://example.org/tensu/rules/tenhou/de/</loc>"));
        assert_eq!(robots(None), "User-agent: *\nDisallow:\n");
        assert!(robots(Some(URL)).ends_with("Sitemap: https://example.org/tensu/sitemap.xml\n"));
    }
}
