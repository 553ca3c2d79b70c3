//! What went wrong in practice, and comes back until it went right.

use tensu::practice::{Skill, Topic};

/// How often something that went wrong must go right before it is learned.
const AGAIN: u8 = 2;

/// What stands between a skill and how often it comes back.
const TIMES: char = ':';

/// The skills that went wrong, each with how many times more it must go right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Weak {
    skills: Vec<(Skill, u8)>,
    /// The words that cannot be read: another version may have learned more, and comes back to its own.
    unread: Vec<String>,
}

impl Weak {
    /// What [`text`](Self::text) wrote.
    pub(crate) fn read(text: &str) -> Self {
        let one = |word: &str| {
            let (code, times) = word.split_once(TIMES)?;
            let times: u8 = times.parse().ok()?;
            Some((Skill::from_code(code)?, times.clamp(1, AGAIN)))
        };
        let mut all = Self::default();
        for word in text.split_whitespace() {
            match one(word) {
                Some((skill, times)) if !all.skills().contains(&skill) => {
                    all.skills.push((skill, times));
                }
                Some(_) => {}
                None => all.unread.push(word.to_owned()),
            }
        }
        all
    }

    /// A word for each, and those that cannot be read.
    pub(crate) fn text(&self) -> String {
        let one = |(skill, times): &(Skill, u8)| format!("{}{TIMES}{times}", skill.code());
        let words = self.skills.iter().map(one);
        let all: Vec<String> = words.chain(self.unread.iter().cloned()).collect();
        all.join(" ")
    }

    /// The words that cannot be read.
    pub(crate) fn unread(&self) -> String {
        self.unread.join(" ")
    }

    /// Those that went wrong.
    pub(crate) fn skills(&self) -> Vec<Skill> {
        self.skills.iter().map(|(skill, _)| *skill).collect()
    }

    /// How many of a topic come back.
    pub(crate) fn count(&self, topic: Topic) -> usize {
        self.skills
            .iter()
            .filter(|(skill, _)| skill.is_of(topic))
            .count()
    }

    /// One was answered, right or wrong.
    pub(crate) fn answered(&mut self, skill: Skill, right: bool) {
        let known = self.skills.iter_mut().find(|(own, _)| *own == skill);
        match known {
            Some((_, times)) if right => *times -= 1,
            Some((_, times)) => *times = AGAIN,
            None if right => {}
            None => self.skills.push((skill, AGAIN)),
        }
        self.skills.retain(|(_, times)| *times > 0);
    }

    /// Nothing of a topic need come back.
    pub(crate) fn forget(&mut self, topic: Topic) {
        self.skills.retain(|(skill, _)| !skill.is_of(topic));
    }
}

#[cfg(test)]
mod tests {
    use tensu::practice::Skill;

    use super::{AGAIN, Weak};

    #[test]
    fn weak_skills_are_kept_as_text() {
        let mut weak = Weak::default();
        weak.answered(Skill::Ankan, false);
        weak.answered(Skill::Kanchan, false);
        weak.answered(Skill::Kanchan, true);
        assert_eq!(weak.text(), "ankan:2 kanchan:1");
        assert_eq!(Weak::read(&weak.text()), weak);
        assert_eq!(weak.unread(), "");
        // A number is one that can be.
        let odd = Weak::read("ankan:0 kanchan:200 ankan:2");
        assert_eq!(odd.text(), format!("ankan:1 kanchan:{AGAIN}"));
        assert_eq!(Weak::read(""), Weak::default());
    }

    /// A newer version may know more skills: what it wrote is there when it comes back, whatever was practised meanwhile.
    #[test]
    fn words_of_another_version_stay() {
        let mut weak = Weak::read("later:1 ankan:2 tanki run: :");
        assert_eq!(weak.unread(), "later:1 tanki run: :");
        assert_eq!(weak.skills(), [Skill::Ankan]);
        weak.answered(Skill::Ankan, true);
        weak.answered(Skill::Kanchan, false);
        assert_eq!(weak.text(), "ankan:1 kanchan:2 later:1 tanki run: :");
        assert_eq!(Weak::read(&weak.text()), weak);
    }
}
