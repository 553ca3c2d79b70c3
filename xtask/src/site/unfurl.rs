//! Tags for a link to the site where it is pasted: title, text and picture, for programs that run no scripts.
//!
//! Some of them take whole addresses only. No build knows where it will be, so who knows it says so: `TENSU_URL`, with a slash at
//! its end; then there is also the one file by which hosts of articles make a frame of a pasted link (oEmbed).

use std::env;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use lol_html::element;
use lol_html::html_content::ContentType::Html;
use serde_json::json;
use tensu::Ruleset;

use super::tags::rewritten;
use crate::failure::{Failure, Result};
use crate::files::{self, files};
use crate::project::Project;

/// The address of the site, where it is known.
pub const URL: &str = "TENSU_URL";
/// Set where the host answers a link to a hand with the hand's own title and picture: then the app gives such links to be shared.
pub const HANDS: &str = "TENSU_HANDS";
/// The pages that are there, and the way from each to the site.
const PAGES: [(&str, &str); 4] = [
    ("index.html", ""),
    ("h/index.html", "../"),
    ("embed/1/index.html", "../../"),
    ("embed/index.html", "../"),
];
const TEXT: &str = "What is this mahjong hand worth, and why? Tap the tiles and read the points.";
/// The picture of a link: of the site, of a ruleset. `tests/e2e/cards.mjs` draws them.
const CARDS: &str = "cards";
const OF_SITE: &str = "tensu";
const OEMBED: &str = "embed/oembed.json";

/// Puts the tags into the pages of a site, and adds the file of oEmbed.
pub fn add(folder: &Path) -> Result {
    let url = url()?;
    let shows_hands = shows_hands(env::var(HANDS).ok(), url.as_deref())?;
    for (name, root) in PAGES {
        let path = folder.join(name);
        let here = name.trim_end_matches("index.html");
        let tags = tags(("Tensu", TEXT, OF_SITE), here, root, url.as_deref());
        files::write(&path, with(&files::read(&path)?, &tags, shows_hands)?)?;
    }
    url.map_or(Ok(()), |url| {
        files::write(&folder.join(OEMBED), oembed(&url))
    })
}

/// Adds the pictures of links, and what a host makes those of hands from. They are not kept on the device: a link is followed from elsewhere.
pub fn cards(project: &Project, folder: &Path) -> Result {
    let (from, to) = (project.path("www").join(CARDS), folder.join(CARDS));
    files::create(&to)?;
    let is_sent = |file: &&PathBuf| {
        file.extension()
            .is_some_and(|end| end == "png" || end == "bin")
    };
    for card in files(&from).iter().filter(is_sent) {
        files::copy(card, &to.join(files::name(card)))?;
    }
    Ok(())
}

/// The address that was given.
pub(super) fn url() -> Result<Option<String>> {
    let said = env::var(URL).unwrap_or_default();
    if said.is_empty()
        || said.starts_with("http") && said.ends_with('/') && !said.contains(['"', '<', '>', ' '])
    {
        return Ok(Some(said).filter(|said| !said.is_empty()));
    }
    Err(Failure::new(
        format!("{URL} is no address of a site: {said}"),
        "write it whole, with a slash at its end: https://example.org/tensu/",
    ))
}

/// Returns whether the host was said to show hands. Nobody can follow the address of a picture that begins nowhere.
fn shows_hands(said: Option<String>, url: Option<&str>) -> Result<bool> {
    let shows = said.is_some_and(|said| !said.is_empty());
    if shows && url.is_none() {
        return Err(Failure::new(
            format!("{HANDS} is set, and {URL} is not"),
            format!("set {URL} to the address of the site, or {HANDS} to nothing"),
        ));
    }
    Ok(shows)
}

/// The tags of a page: its title, its text and its card, its place in the site, and the way from there to the site.
pub(super) fn tags(
    (title, text, card): (&str, &str, &str),
    here: &str,
    root: &str,
    url: Option<&str>,
) -> String {
    let picture = format!("{}{CARDS}/{card}.png", url.unwrap_or(root));
    let mut tags = String::new();
    for (name, value) in [
        ("title", title),
        ("description", text),
        ("type", "website"),
        ("image", &picture),
        ("image:width", "1200"),
        ("image:height", "630"),
    ] {
        let _ = write!(
            tags,
            "<meta property=\"og:{name}\" content=\"{}\">",
            escaped(value)
        );
    }
    tags.push_str("<meta name=\"twitter:card\" content=\"summary_large_image\">");
    if let Some(url) = url {
        let _ = write!(tags, "<meta property=\"og:url\" content=\"{url}{here}\">");
        let _ = write!(tags, "<link rel=\"canonical\" href=\"{url}{here}\">");
        let _ = write!(
            tags,
            "<link rel=\"alternate\" type=\"application/json+oembed\" href=\"{url}{OEMBED}\" title=\"Tensu\">"
        );
    }
    tags
}

/// The page with the tags, and with what the app looks for where the host shows hands.
fn with(html: &str, tags: &str, shows_hands: bool) -> Result<String> {
    let put = element!("title", |title| {
        title.after(tags, Html);
        Ok(())
    });
    let say = element!("html", |page| {
        if shows_hands {
            page.set_attribute("data-hands", "")?;
        }
        Ok(())
    });
    rewritten(html, vec![put, say])
}

/// Returns the English description of a ruleset's page, which its card has, too.
pub(super) fn text(rules: &Ruleset) -> String {
    let what = match rules.additive() {
        Some(_) => "Patterns, points and payments",
        None => "Yaku, fu, limits and payments",
    };
    format!(
        "{what} of {}, rule by rule. Rules: {}.",
        rules.name, rules.source.title
    )
}

/// The answer of oEmbed for any address of the frame: one file cannot know which.
fn oembed(url: &str) -> String {
    let html = format!(
        "<iframe src=\"{url}embed/1/\" title=\"Tensu\" width=\"100%\" height=\"740\" frameborder=\"0\" loading=\"lazy\"></iframe>"
    );
    let answer = json!({
        "version": "1.0", "type": "rich", "title": "Tensu", "provider_name": "Tensu", "provider_url": url,
        "html": html, "width": null, "height": 740, "thumbnail_url": format!("{url}{CARDS}/{OF_SITE}.png"),
        "thumbnail_width": 1200, "thumbnail_height": 630,
    });
    answer.to_string() + "\n"
}

pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('"', "&quot;")
        .replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use tensu::rules;

    use super::{oembed, shows_hands, tags, text, with};

    const URL: &str = "https://example.org/tensu/";

    #[test]
    fn a_page_has_its_tags_behind_its_title() {
        let html = with(
            "<head><title>Tensu</title></head>",
            &tags(("A \"b\"", "c & d", "x"), "embed/1/", "../../", None),
            false,
        )
        .expect("a page");
        assert!(
            html.starts_with(
                "<head><title>Tensu</title><meta property=\"og:title\" content=\"A &quot;b&quot;\">"
            ),
            "{html}"
        );
        assert!(
            html.contains("content=\"c &amp; d\"")
                && html.contains("content=\"../../cards/x.png\"")
        );
        assert!(!html.contains("oembed"), "nobody could follow it");
        let known = tags(("A", "b", "x"), "embed/1/", "../../", Some(URL));
        for part in [
            "\"https://example.org/tensu/cards/x.png\"",
            "\"https://example.org/tensu/embed/1/\"",
            "\"https://example.org/tensu/embed/oembed.json\"",
        ] {
            assert!(known.contains(part), "{part}: {known}");
        }
    }

    #[test]
    fn the_app_hears_that_the_host_shows_hands() {
        let html = |shows| with("<html lang=\"en\"><title>Tensu</title>", "", shows);
        assert_eq!(
            html(true).expect("a page"),
            "<html lang=\"en\" data-hands=\"\"><title>Tensu</title>"
        );
        assert!(!html(false).expect("a page").contains("data-hands"));
        let said = |text: &str| Some(text.to_owned());
        assert_eq!(shows_hands(said("1"), Some(URL)).ok(), Some(true));
        assert_eq!(shows_hands(said(""), Some(URL)).ok(), Some(false));
        assert_eq!(shows_hands(None, None).ok(), Some(false));
        assert!(shows_hands(said("1"), None).is_err());
    }

    #[test]
    fn each_card_says_what_its_page_says() {
        let cards = concat!(env!("CARGO_MANIFEST_DIR"), "/../www/cards/");
        let list = std::fs::read_to_string([cards, "list.txt"].concat()).expect("a list");
        let of_site = format!("tensu\tTensu 点数\t{}", super::TEXT);
        let of_rules = rules::all().map(|rules| {
            format!(
                "{}\t{}\t{}",
                rules.id,
                super::escaped(rules.name),
                super::escaped(&text(rules))
            )
        });
        let mut wanted: Vec<String> = of_rules.chain([of_site]).collect();
        wanted.sort();
        let mut drawn: Vec<&str> = list.lines().collect();
        drawn.sort_unstable();
        assert_eq!(drawn, wanted, "draw them anew: node tests/e2e/cards.mjs");
        for id in drawn.iter().filter_map(|line| line.split('\t').next()) {
            let card = std::fs::metadata(format!("{cards}{id}.png"));
            assert!(card.is_ok_and(|card| card.len() > 5_000), "{id}");
        }
    }

    #[test]
    fn the_file_of_oembed_holds_the_frame() {
        let answer: serde_json::Value = serde_json::from_str(&oembed(URL)).expect("JSON");
        assert_eq!(
            (answer["version"].as_str(), answer["type"].as_str()),
            (Some("1.0"), Some("rich"))
        );
        assert!(
            answer["html"]
                .as_str()
                .is_some_and(|html| html.contains("src=\"https://example.org/tensu/embed/1/\""))
        );
    }
}
