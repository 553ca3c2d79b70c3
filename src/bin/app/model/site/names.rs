//! The parameters of an embedded Tensu. Their names stand here once; all code that writes, reads or tells one takes it
//! from here.

use tensu::house::LONGEST_NAME;
use tensu_learn::practice::Form;

use crate::browser::page::{Faces, Root, Theme};
use crate::model::active_rules::ActiveRules;
use crate::model::games;
use crate::model::speech::Terms;

/// A parameter, in the order of the contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Name {
    /// The content: the code of a [`Subject`].
    View,
    /// The id of a ruleset.
    Ruleset,
    /// House rules as a line of text.
    Rules,
    /// The rules cannot be changed.
    Lock,
    /// The name of the club.
    Club,
    /// The hand to begin with, as text.
    Hand,
    /// The question of a quiz: a drill, or the hand of the day or of the week.
    Drill,
    /// The sheet that is asked.
    Sheet,
    /// The form of the question about a hand.
    Form,
    /// The time at which the answer is told, or never.
    Reveal,
    /// There is a next question.
    More,
    /// The seed from which the hands are dealt.
    Seed,
    /// The day whose hand it is.
    Date,
    /// The language, as a BCP 47 tag.
    Lang,
    /// The names of yaku.
    Terms,
    /// Light or dark, or [`PLAIN`].
    Theme,
    /// The way tiles are drawn.
    Faces,
    /// The color of what is chosen.
    Accent,
    /// The background: a color, or [`TRANSPARENT`].
    Bg,
    /// Fewer words, smaller gaps.
    Compact,
    /// The parts that are left out: codes of a [`Region`], with commas.
    Hide,
    /// The height in pixels.
    Height,
    /// The origin from which messages come and to which they go.
    Origin,
    /// The text that comes back in each message.
    Id,
    /// The entry, in a message; no address has it.
    State,
    /// The page that waits for the answer to a message; no address has it.
    To,
}

/// The kinds of content that a frame shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Subject {
    /// The calculator.
    #[default]
    Calculator,
    /// One explained hand to read.
    Result,
    /// The page of a ruleset.
    Reference,
    /// A question.
    Quiz,
}

impl Subject {
    /// All, the usual one first.
    pub(crate) const ALL: [Self; 4] = [Self::Calculator, Self::Result, Self::Reference, Self::Quiz];

    pub(crate) fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|subject| subject.code() == code)
    }

    /// The word for it in an address.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Calculator => "calculator",
            Self::Result => "result",
            Self::Reference => "reference",
            Self::Quiz => "quiz",
        }
    }
}

/// The parts that can be left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Region {
    /// The menu.
    Menu,
    /// The way of winning, and the state of the table.
    Situation,
    /// The yaku, fu and steps that lead to the points.
    Explanation,
}

impl Region {
    /// All of them, from top to bottom.
    pub(crate) const ALL: [Self; 3] = [Self::Menu, Self::Situation, Self::Explanation];

    /// The word for it in an address.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Menu => "menu",
            Self::Situation => "situation",
            Self::Explanation => "explanation",
        }
    }

    /// The part with this word.
    pub(crate) fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|part| part.code() == code)
    }
}

/// The background that lets the page shine through.
pub(crate) const TRANSPARENT: &str = "transparent";

/// The theme without felt: paper on the background of the page around, light or dark as its visitor has it.
pub(crate) const PLAIN: &str = "plain";

/// The form of a color.
const COLOUR: &str = "#rrggbb";

/// The form of an origin.
const ORIGIN: &str = "https://…";

/// The words for the questions about a hand, the usual first.
pub(crate) const FORMS: [&str; 5] = ["whole", "fu", "price", "waits", "han"];

/// The question for a word; the usual one for any other word.
pub(crate) fn form_of(form: &str) -> Form {
    match form {
        "fu" => Form::Sum,
        "price" => Form::Price,
        "waits" => Form::Tiles,
        "han" => Form::Han,
        _ => Form::Whole,
    }
}

/// The words for the time at which the answer is told: after it was given, or never, since the page tells it.
pub(crate) const REVEALS: [&str; 2] = ["after", "never"];

/// The form of a date.
const DATE: &str = "2026-11-26";

/// The most letters of a club's name.
pub(crate) const CLUB: usize = LONGEST_NAME;

/// The most pixels of a height.
const HIGHEST: u32 = 9_999;

/// Returns whether a page can be as high: a whole number of pixels.
pub(crate) fn is_height(text: &str) -> bool {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    digits
        && text
            .parse()
            .is_ok_and(|pixels| (1..=HIGHEST).contains(&pixels))
}

impl Name {
    /// The parameters of an address.
    const ALL: [Self; 24] = [
        Self::View,
        Self::Ruleset,
        Self::Rules,
        Self::Lock,
        Self::Club,
        Self::Hand,
        Self::Drill,
        Self::Sheet,
        Self::Form,
        Self::Reveal,
        Self::More,
        Self::Seed,
        Self::Date,
        Self::Lang,
        Self::Terms,
        Self::Theme,
        Self::Faces,
        Self::Accent,
        Self::Bg,
        Self::Compact,
        Self::Hide,
        Self::Height,
        Self::Origin,
        Self::Id,
    ];

    /// The parameter with this word.
    pub(crate) fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|name| name.code() == code)
    }

    /// The values that it can have, or their form; empty where that takes more words.
    pub(crate) fn possible(self) -> Vec<String> {
        let codes: Vec<&str> = match self {
            Self::View => Subject::ALL.map(Subject::code).into(),
            Self::Ruleset => games::ids().collect(),
            Self::Terms => Terms::ALL.map(Terms::code).into(),
            Self::Theme => Theme::ALL
                .iter()
                .map(|theme| theme.code())
                .chain([PLAIN])
                .collect(),
            Self::Faces => Faces::ALL.iter().map(|faces| faces.code()).collect(),
            Self::Accent => vec![COLOUR],
            Self::Bg => vec![COLOUR, TRANSPARENT],
            Self::Hide => Region::ALL.map(Region::code).into(),
            Self::Form => FORMS.into(),
            Self::Reveal => REVEALS.into(),
            Self::Date => vec![DATE],
            Self::Origin => vec![ORIGIN],
            _ => Vec::new(),
        };
        codes.into_iter().map(str::to_owned).collect()
    }

    /// The word for it in an address.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::View => "view",
            Self::Ruleset => "ruleset",
            Self::Rules => "rules",
            Self::Lock => "lock",
            Self::Club => "club",
            Self::Hand => "hand",
            Self::Drill => "drill",
            Self::Sheet => "sheet",
            Self::Form => "form",
            Self::Reveal => "reveal",
            Self::More => "more",
            Self::Seed => "seed",
            Self::Date => "date",
            Self::Lang => "lang",
            Self::Terms => "terms",
            Self::Theme => "theme",
            Self::Faces => "faces",
            Self::Accent => "accent",
            Self::Bg => "bg",
            Self::Compact => "compact",
            Self::Hide => "hide",
            Self::Height => "height",
            Self::Origin => "origin",
            Self::Id => "id",
            Self::State => "state",
            Self::To => "to",
        }
    }
}

/// Parameters with their values. One that is only there or not has an empty value; one that is not there has its
/// default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Params(Vec<(Name, String)>);

impl Params {
    /// The value of one.
    pub(crate) fn get(&self, name: Name) -> Option<&str> {
        let found = self.0.iter().find(|(other, _)| *other == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Returns whether one is there.
    pub(crate) fn has(&self, name: Name) -> bool {
        self.get(name).is_some()
    }

    /// Gives one a value, or takes it away.
    pub(crate) fn set(&mut self, name: Name, value: Option<String>) {
        self.0.retain(|(other, _)| *other != name);
        if let Some(value) = value {
            let place = self.0.partition_point(|(other, _)| *other < name);
            self.0.insert(place, (name, value));
        }
    }

    /// The same with another value of one.
    pub(crate) fn with(mut self, name: Name, value: impl Into<String>) -> Self {
        self.set(name, Some(value.into()));
        self
    }

    /// The same with these rules.
    pub(crate) fn with_rules(self, rules: &ActiveRules) -> Self {
        match rules.house() {
            Some(house) => self.with(Name::Rules, house.to_string()),
            None => self.with(Name::Ruleset, rules.id),
        }
    }

    /// The usable ones: texts without the spaces around them, and no height that no page can have.
    pub(crate) fn usable(&self) -> Self {
        let texts = self.0.iter().map(|(name, value)| (*name, value.trim()));
        let usable = texts.filter(|(name, text)| match name {
            Name::Club => !text.is_empty(),
            Name::Height => is_height(text),
            _ => true,
        });
        Self(usable.map(|(name, text)| (name, text.to_owned())).collect())
    }

    /// Only these of them.
    pub(crate) fn only(&self, names: &[Name]) -> Self {
        let kept = self.0.iter().filter(|(name, _)| names.contains(name));
        Self(kept.cloned().collect())
    }

    /// All, in the order of the contract.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Name, &str)> {
        self.0.iter().map(|(name, value)| (*name, value.as_str()))
    }

    /// Returns whether a part is left out.
    pub(crate) fn hides(&self, part: Region) -> bool {
        let hidden = self.get(Name::Hide).unwrap_or_default();
        hidden.split(',').any(|other| other == part.code())
    }

    /// The parts that are left out once this one is left out too, or no longer.
    pub(crate) fn hidden_but(&self, part: Region) -> Option<String> {
        let hidden: Vec<&str> = Region::ALL
            .into_iter()
            .filter(|&other| self.hides(other) != (other == part))
            .map(Region::code)
            .collect();
        (!hidden.is_empty()).then(|| hidden.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::{Name, Params, Region};
    use crate::model::active_rules::ActiveRules;

    fn text(params: &Params) -> String {
        let words: Vec<String> = params
            .iter()
            .map(|(name, value)| format!("{}={value}", name.code()))
            .collect();
        words.join("; ")
    }

    #[test]
    fn the_order_is_that_of_the_contract_whatever_came_first() {
        let mut params = Params::default()
            .with(Name::Height, "500")
            .with(Name::Club, "Ours")
            .with(Name::View, "result")
            .with(Name::Club, "Theirs");
        assert_eq!(text(&params), "view=result; club=Theirs; height=500");
        params.set(Name::View, None);
        assert_eq!(text(&params), "club=Theirs; height=500");
        assert_eq!(
            text(&params.only(&[Name::Height, Name::Lock])),
            "height=500"
        );
    }

    /// The table of the names is in `docs/embed.md`.
    #[test]
    fn the_names_are_those_of_the_contract() {
        let contract = include_str!("../../../../../docs/embed.md");
        let (_, table) = contract.split_once("| name | values |").expect("a table");
        let rows = table.lines().skip(2).take_while(|row| row.starts_with('|'));
        let names: Vec<&str> = rows.filter_map(|row| row.split('`').nth(1)).collect();
        assert_eq!(names, Name::ALL.map(Name::code));
        let known = names.iter().filter_map(|name| Name::from_code(name));
        assert_eq!(known.collect::<Vec<_>>(), Name::ALL);
        assert_eq!(Name::from_code(Name::State.code()), None);
    }

    #[test]
    fn rules_by_id_or_as_a_line() {
        let of = |rules: &ActiveRules| text(&Params::default().with_rules(rules));
        assert_eq!(
            of(&ActiveRules::by_id("tenhou").unwrap_or_default()),
            "ruleset=tenhou"
        );
        let line = "tensu-rules:1 base=tenhou name=Club kiriage=true";
        let house = line.parse().map(ActiveRules::of);
        let Ok(Ok(house)) = house else {
            panic!("house rules");
        };
        assert_eq!(of(&house), format!("rules={line}"));
    }

    #[test]
    fn parts_are_left_out_one_by_one() {
        let mut params = Params::default();
        let mut tap = |part| {
            let hidden = params.hidden_but(part);
            params.set(Name::Hide, hidden);
            text(&params)
        };
        assert_eq!(tap(Region::Explanation), "hide=explanation");
        assert_eq!(tap(Region::Menu), "hide=menu,explanation");
        assert_eq!(tap(Region::Explanation), "hide=menu");
        assert_eq!(tap(Region::Menu), "");
    }
}
