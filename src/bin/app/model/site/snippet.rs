//! The lines that somebody pastes into a page, with everything in them escaped for its place.

use std::fmt::Write;

use super::names::{Name, PLAIN, Params, TRANSPARENT};

/// The folder of the frame and its module, from the root of the site. All that lies there stays as it is
/// (`docs/hosting.md`).
pub(crate) const FOLDER: &str = "embed/1/";

/// The height of a frame that cannot ask its page for one: all keys are in sight from 280 to 1280 pixels of width, and the points of a
/// hand.
const HEIGHT: &str = "800";

/// A hand to draw where none was chosen.
const HAND: &str = "123m406p789s11z(777zL)+1z";

/// The permissions of a frame on the page that holds it.
const ALLOW: &str = "clipboard-write";

/// The kinds of lines to paste.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Snippet {
    /// The element and the module that makes it work.
    Element,
    /// The frame alone.
    Frame,
    /// The frame as a block of `WordPress`.
    WordPress,
    /// A shortcode of `WordPress` for it.
    WordPressCode,
    /// A shortcode of Hugo for it.
    Hugo,
    /// The frame in Markdown that is filled like a template: Jekyll, `MkDocs`.
    Text,
    /// The frame as a card of Ghost.
    Ghost,
    /// The frame for the field of Google Sites.
    GoogleSites,
    /// A link in Markdown.
    Markdown,
    /// A link as a chat shows it.
    Discord,
    /// The address alone.
    Address,
    /// A hand drawn in a text, and the module that draws it.
    Hand,
    /// A shortcode of Hugo for that.
    HugoHand,
    /// The line for a page's own content security policy.
    Policy,
}

impl Snippet {
    /// All, the one with most first.
    pub(crate) const ALL: [Self; 14] = [
        Self::Element,
        Self::Frame,
        Self::WordPress,
        Self::WordPressCode,
        Self::Hugo,
        Self::Text,
        Self::Ghost,
        Self::GoogleSites,
        Self::Markdown,
        Self::Discord,
        Self::Address,
        Self::Hand,
        Self::HugoHand,
        Self::Policy,
    ];

    /// The text to paste; `root` is the address of the site, with a slash at its end.
    pub(crate) fn text(self, root: &str, params: &Params) -> String {
        match self {
            Self::Element => element(root, params),
            Self::Frame | Self::GoogleSites => frame(root, params),
            Self::WordPress => format!(
                "<!-- wp:html -->\n{}\n<!-- /wp:html -->",
                frame(root, params)
            ),
            // A nowdoc: nothing in it means anything, but a line that begins with its end.
            Self::WordPressCode => format!(
                "// At the end of functions.php of your theme; then [tensu] in a page.\nadd_shortcode('tensu', fn() => <<<'TENSU'\n{}\nTENSU);",
                frame(root, params)
            ),
            Self::Hugo => format!(
                "{{{{/* layouts/shortcodes/tensu.html; then {{{{< tensu >}}}} in a page. */}}}}\n{}",
                inert(&frame(root, params))
            ),
            Self::Text => format!("\n{}\n", inert(&frame(root, params))),
            Self::Ghost => format!(
                "<!--kg-card-begin: html-->\n{}\n<!--kg-card-end: html-->",
                frame(root, params)
            ),
            Self::Hand => drawn(root, &markup(params.get(Name::Hand).unwrap_or(HAND))),
            Self::HugoHand => {
                let hand = params.get(Name::Hand).unwrap_or(HAND);
                format!(
                    "{{{{/* layouts/shortcodes/tensu-hand.html; then {{{{< tensu-hand \"{}\" >}}}} in a page. */}}}}\n{}",
                    words_of(hand),
                    drawn(root, "{{ .Get 0 }}")
                )
            }
            Self::Policy => {
                let origin = origin(root);
                format!("Content-Security-Policy: frame-src {origin}; script-src {origin}")
            }
            Self::Discord => format!("**{}**\n{}", plain(title(params)), address(root, params)),
            Self::Markdown => format!("[{}]({})", plain(title(params)), address(root, params)),
            Self::Address => address(root, params),
        }
    }
}

/// The address of the frame, which is a page of its own as well. The height is the holder's business.
pub(crate) fn address(root: &str, params: &Params) -> String {
    let mut address = format!("{root}{FOLDER}");
    let mut sign = '?';
    for (name, value) in params.iter().filter(|(name, _)| *name != Name::Height) {
        address.push(sign);
        address += name.code();
        if !value.is_empty() {
            address.push('=');
            encode(value, &mut address);
        }
        sign = '&';
    }
    address
}

/// A drawn hand, and the module that draws it.
fn drawn(root: &str, hand: &str) -> String {
    let root = markup(root);
    format!(
        "<script type=\"module\" src=\"{root}{FOLDER}hand.js\"></script>\n<tensu-hand>{hand}</tensu-hand>"
    )
}

/// The signs of a hand that mean nothing to a template.
fn words_of(hand: &str) -> String {
    let mut hand = hand.to_owned();
    hand.retain(|one| one.is_alphanumeric() || "+-() ".contains(one));
    hand
}

fn element(root: &str, params: &Params) -> String {
    let mut text = format!(
        "<script type=\"module\" src=\"{}{FOLDER}tensu.js\"></script>\n<tensu-calculator",
        markup(root)
    );
    for (name, value) in params.iter() {
        text.push(' ');
        text += name.code();
        if !value.is_empty() {
            // Writing to a string cannot fail.
            let _ = write!(text, "=\"{}\"", markup(value));
        }
    }
    // The inside shows if the element does not work: without JavaScript, or on a host that forbids the module.
    let _ = write!(
        text,
        "><a href=\"{}\">{}</a></tensu-calculator>",
        markup(&address(root, params)),
        markup(title(params)),
    );
    text
}

/// The frame alone. As an attribute, since a page may forbid styles: the browser's own border goes around the width.
fn frame(root: &str, params: &Params) -> String {
    let height = params.get(Name::Height).unwrap_or(HEIGHT);
    // The page shows through only where the browser takes both for light, or both for dark.
    let theme = params.get(Name::Theme);
    let style = match (params.get(Name::Bg), theme) {
        (Some(TRANSPARENT), _) | (None, Some(PLAIN)) => {
            let scheme = theme.filter(|theme| *theme != PLAIN);
            format!(
                " style=\"color-scheme: {}\"",
                scheme.unwrap_or("light dark")
            )
        }
        _ => String::new(),
    };
    format!(
        "<iframe src=\"{}\" title=\"{}\" width=\"100%\" height=\"{}\" frameborder=\"0\"{style} loading=\"lazy\" allow=\"{ALLOW}\"></iframe>",
        markup(&address(root, params)),
        markup(title(params)),
        markup(height),
    )
}

fn title(params: &Params) -> &str {
    params.get(Name::Club).unwrap_or("Tensu")
}

/// Writes a value of an address. The signs that stay as they are mean nothing there, nor in Markdown, nor to a chat
/// that looks for the end of a link.
fn encode(value: &str, address: &mut String) {
    for byte in value.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.:,=".contains(&byte) {
            address.push(char::from(byte));
        } else {
            let _ = write!(address, "%{byte:02X}");
        }
    }
}

/// As text or as a value in HTML and SVG; signs that XML cannot hold are left out.
pub(crate) fn markup(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\'' => escaped += "&#39;",
            letter if letter.is_control() => {}
            letter => escaped.push(letter),
        }
    }
    escaped
}

/// The same for a template, in which braces would begin something.
fn inert(html: &str) -> String {
    html.replace('{', "&#123;").replace('}', "&#125;")
}

/// The origin of a site, as a policy names it.
fn origin(root: &str) -> &str {
    let host = root.find("://").map_or(0, |at| at + 3);
    let end = root[host..].find('/').map_or(root.len(), |at| host + at);
    &root[..end]
}

/// As text in Markdown: there a backslash takes the meaning from any sign.
fn plain(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_ascii_punctuation() {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::{Name, Params, Snippet, address, markup};
    use crate::browser::page::root_of;

    const SITE: &str = "https://example.org/tensu/";

    /// Everything that breaks out of something, and a letter of four bytes.
    const NASTY: &str = "Tom's \"A&B\" <b> [x](y) 100% 🀄";

    fn params() -> Params {
        Params::default()
            .with(Name::Ruleset, "ema_2025")
            .with(Name::Lock, "")
            .with(Name::Lang, "de")
    }

    #[test]
    fn names_cannot_break_what_they_stand_in() {
        let text = markup("A<b> & \"c\"\u{1} it's");
        assert_eq!(text, "A&lt;b&gt; &amp; &quot;c&quot; it&#39;s");
    }

    #[test]
    fn the_lines_of_the_contract() {
        assert_eq!(
            Snippet::Element.text(SITE, &params()),
            "<script type=\"module\" src=\"https://example.org/tensu/embed/1/tensu.js\"></script>\n\
             <tensu-calculator ruleset=\"ema_2025\" lock lang=\"de\">\
             <a href=\"https://example.org/tensu/embed/1/?ruleset=ema_2025&amp;lock&amp;lang=de\">Tensu</a></tensu-calculator>"
        );
        let frame = "<iframe src=\"https://example.org/tensu/embed/1/?ruleset=ema_2025&amp;lock&amp;lang=de\" title=\"Tensu\" \
                     width=\"100%\" height=\"800\" frameborder=\"0\" loading=\"lazy\" allow=\"clipboard-write\"></iframe>";
        assert_eq!(Snippet::Frame.text(SITE, &params()), frame);
        assert_eq!(
            Snippet::WordPress.text(SITE, &params()),
            format!("<!-- wp:html -->\n{frame}\n<!-- /wp:html -->")
        );
        assert_eq!(
            Snippet::Markdown.text(SITE, &params()),
            "[Tensu](https://example.org/tensu/embed/1/?ruleset=ema_2025&lock&lang=de)"
        );
        assert_eq!(
            Snippet::Address.text(SITE, &params()),
            "https://example.org/tensu/embed/1/?ruleset=ema_2025&lock&lang=de"
        );
        assert_eq!(
            address(SITE, &Params::default()),
            "https://example.org/tensu/embed/1/"
        );
    }

    #[test]
    fn a_height_belongs_to_whatever_holds_the_frame() {
        let params = params().with(Name::Height, "480");
        assert!(!address(SITE, &params).contains("480"));
        let frame = Snippet::Frame.text(SITE, &params);
        assert!(frame.contains(" height=\"480\" ") && !frame.contains("800"));
        assert!(
            Snippet::Element
                .text(SITE, &params)
                .contains(" height=\"480\"")
        );
    }

    #[test]
    fn a_transparent_frame_says_whether_it_is_light_or_dark() {
        let frame = |params| Snippet::Frame.text(SITE, &params);
        let clear = params().with(Name::Bg, "transparent");
        assert!(frame(clear.clone()).contains(" style=\"color-scheme: light dark\" "));
        let dark = clear.with(Name::Theme, "dark");
        assert!(frame(dark).contains(" style=\"color-scheme: dark\" "));
        assert!(!frame(params().with(Name::Theme, "dark")).contains("style"));
        let plain = params().with(Name::Theme, "plain");
        assert!(frame(plain.clone()).contains(" style=\"color-scheme: light dark\" "));
        assert!(!frame(plain.with(Name::Bg, "#ffffff")).contains("style"));
    }

    #[test]
    fn nothing_in_a_name_gets_out_of_its_place() {
        let params = Params::default().with(Name::Club, NASTY);
        let encoded = "https://example.org/tensu/embed/1/?club=Tom%27s%20%22A%26B%22%20%3Cb%3E%20%5Bx%5D%28y%29%20100%25%20%F0%9F%80%84";
        assert_eq!(address(SITE, &params), encoded);
        let quoted = "Tom&#39;s &quot;A&amp;B&quot; &lt;b&gt; [x](y) 100% 🀄";
        let element = Snippet::Element.text(SITE, &params);
        assert!(element.ends_with(&format!(
            "<tensu-calculator club=\"{quoted}\"><a href=\"{encoded}\">{quoted}</a></tensu-calculator>"
        )));
        let frame = Snippet::Frame.text(SITE, &params);
        assert!(frame.starts_with(&format!("<iframe src=\"{encoded}\" title=\"{quoted}\" ")));
        let text = r#"Tom\'s \"A\&B\" \<b\> \[x\]\(y\) 100\% 🀄"#;
        assert_eq!(
            Snippet::Markdown.text(SITE, &params),
            format!("[{text}]({encoded})")
        );
    }

    #[test]
    fn each_host_has_the_frame_in_its_own_form() {
        let club = Params::default().with(Name::Club, "{{ a }} {% b %}");
        let frame = Snippet::Frame.text(SITE, &club);
        let inert = frame.replace('{', "&#123;").replace('}', "&#125;");
        assert!(!inert.contains(['{', '}']) && inert != frame);
        let hugo = Snippet::Hugo.text(SITE, &club);
        assert_eq!(
            hugo,
            format!(
                "{{{{/* layouts/shortcodes/tensu.html; then {{{{< tensu >}}}} in a page. */}}}}\n{inert}"
            )
        );
        assert_eq!(Snippet::Text.text(SITE, &club), format!("\n{inert}\n"));
        assert_eq!(Snippet::GoogleSites.text(SITE, &club), frame);
        for kind in [Snippet::WordPress, Snippet::WordPressCode, Snippet::Ghost] {
            let text = kind.text(SITE, &club);
            assert!(text.lines().any(|line| line == frame), "{text}");
        }
        assert_eq!(
            Snippet::Discord.text(SITE, &params()),
            "**Tensu**\nhttps://example.org/tensu/embed/1/?ruleset=ema_2025&lock&lang=de"
        );
    }

    #[test]
    fn a_hand_and_the_policy() {
        let hand = |params: &Params| Snippet::Hand.text(SITE, params);
        let script =
            "<script type=\"module\" src=\"https://example.org/tensu/embed/1/hand.js\"></script>\n";
        assert_eq!(
            hand(&params().with(Name::Hand, "123m <b>")),
            format!("{script}<tensu-hand>123m &lt;b&gt;</tensu-hand>")
        );
        assert!(hand(&params()).contains("<tensu-hand>123m406p"));
        for root in [SITE, "https://example.org/", "https://example.org"] {
            assert_eq!(
                Snippet::Policy.text(root, &params()),
                "Content-Security-Policy: frame-src https://example.org; script-src https://example.org"
            );
        }
    }

    #[test]
    fn house_rules_and_hands_are_one_value() {
        let params = Params::default()
            .with(
                Name::Rules,
                "tensu-rules:1 base=tenhou name=Club%20X kiriage=true",
            )
            .with(Name::Hand, "123m406p(444z)+2p ron");
        assert_eq!(
            address("/", &params),
            "/embed/1/?rules=tensu-rules:1%20base=tenhou%20name=Club%2520X%20kiriage=true\
             &hand=123m406p%28444z%29%2B2p%20ron"
        );
    }

    #[test]
    fn the_root_of_every_page() {
        for page in [
            "",
            "#1/tenhou/ron",
            "?x=/a/",
            "index.html",
            "index.html?x#/y/",
        ] {
            assert_eq!(root_of(&format!("{SITE}{page}")), SITE, "{page}");
        }
    }
}
