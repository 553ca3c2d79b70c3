//! The hands that are measured: by construction, the same in every run.

use tensu::{Question, Ruleset, Shape, score};

use crate::shared::deal;
use crate::shared::random::Random;

/// So many of each kind: more than a branch predictor learns by heart.
const COUNT: usize = 2_048;

/// Hands of several kinds; each wins something.
pub struct Hands {
    closed: Vec<Question>,
    open: Vec<Question>,
    pairs: Vec<Question>,
    many: Vec<Question>,
    /// All kinds as the generator makes them, which is the tricky ones more often than at a table.
    pub mix: Vec<Question>,
    /// Hands without their winning tile.
    pub tenpai: Vec<Question>,
}

impl Hands {
    pub fn new(rules: &Ruleset) -> Self {
        let collect = |seed, wanted: &dyn Fn(&Question) -> bool| {
            let mut random = Random::new(seed);
            let mut found = Vec::new();
            while found.len() < COUNT {
                let mut question = deal::hand(&mut random, rules);
                question.liable.clear();
                if score(&question, rules).is_ok() && wanted(&question) {
                    found.push(question);
                }
            }
            found
        };
        let readings = |question: &Question| {
            let win = question.check(rules).expect("a legal hand");
            let pairs = win.readings()[0].shape == Shape::Chiitoitsu;
            (win.readings().len(), pairs, win.is_closed())
        };
        let usual = |question: &Question| readings(question).0 <= 2 && !readings(question).1;
        let mix = collect(5, &|_| true);
        let mut tenpai = mix.clone();
        for question in &mut tenpai {
            question.win = None;
        }
        Self {
            closed: collect(1, &|question| usual(question) && readings(question).2),
            open: collect(2, &|question| usual(question) && !readings(question).2),
            pairs: collect(3, &|question| readings(question).1),
            many: collect(4, &|question| readings(question).0 > 2),
            mix,
            tenpai,
        }
    }

    /// The kinds, with their names.
    pub fn kinds(&self) -> [(&'static str, &[Question]); 5] {
        [
            ("closed, one or two readings", &self.closed),
            ("open, one or two readings", &self.open),
            ("seven pairs", &self.pairs),
            ("three readings or more", &self.many),
            ("mix", &self.mix),
        ]
    }
}

/// Returns so many different hands that win, as requests.
pub fn requests(count: usize) -> impl Iterator<Item = String> {
    let rules = Ruleset::by_id("tenhou").expect("a ruleset");
    let mut random = Random::new(6);
    let hands = std::iter::repeat_with(move || deal::hand(&mut random, rules));
    let won = hands.filter(move |question| score(question, rules).is_ok());
    won.take(count).map(|question| request(&question))
}

/// The hand as a request of the scoring contract.
pub fn request(question: &Question) -> String {
    let tiles = |tiles: &[tensu::Tile]| tensu::notation::mpsz(tiles);
    let melds: Vec<_> = question
        .melds
        .iter()
        .map(|meld| serde_json::json!({ "kind": meld.kind.code(), "tiles": tiles(&meld.tiles) }))
        .collect();
    serde_json::json!({
        "ruleset": "tenhou",
        "hand": tiles(&question.hand),
        "melds": melds,
        "win": question.win.map(|tile| tile.to_string()),
        "by": question.by.code(),
        "seat": question.seat.letter().to_string(),
        "round": question.round.letter().to_string(),
        "dora": tiles(&question.dora),
        "ura": tiles(&question.ura),
        "riichi": question.riichi.code(),
        "flags": question.flags.iter().map(tensu::Flag::code).collect::<Vec<_>>(),
        "honba": question.honba,
        "sticks": question.sticks,
    })
    .to_string()
}
