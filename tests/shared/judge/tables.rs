//! The values of each ruleset with han, typed from rules.md: section 1 for the seeds, section 2 for the presets.

/// The payer of the honba of a ron that a liable player and the discarder share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HonbaPaidBy {
    Discarder,
    Liable,
}

/// The points of a honba.
#[derive(Clone, Copy, Debug)]
pub struct Honba {
    pub ron: u32,
    /// Points from each payer.
    pub tsumo: u32,
}

/// The fu of an open hand that counts 20.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenPinfu {
    Stays20,
    Counts30,
    /// 2 fu for the shape of pinfu, by self-draw too.
    PlusTwo,
}

/// The yaku that a ron has only if every tile of the wait gives them (1.5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Completion {
    Off,
    Iipeikou,
    EveryYaku,
}

/// The payers of the fourth player's share, where three play (2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TsumoLoss {
    Loss,
    Bisection,
    Full,
    Equalize,
    Proportional,
    OyaPays,
    KoPays,
    Plus1000,
    RonReduced,
}

#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "a table of switches")]
pub struct Rules {
    pub players: usize,
    /// Identifier, han closed, han open; 0 where it does not count.
    pub han: Vec<(&'static str, u32, u32)>,
    /// Identifier and units.
    pub yakuman: Vec<(&'static str, u32)>,
    /// The higher yaku and the one that is not counted beside it.
    pub instead: Vec<(&'static str, &'static str)>,
    /// Yaku that are a mangan, or the hand's own value when that is more.
    pub mangan: Vec<&'static str>,
    /// Different yakuman add up; else the highest alone is paid.
    pub stacked: bool,
    /// No more units than these.
    pub cap: Option<u32>,
    /// False: han and two more, looked up, for three players (1.5).
    pub fu: bool,
    pub double_wind_pair_fu: u32,
    pub open_pinfu: OpenPinfu,
    /// A self-drawn pinfu: 20 fu, and the yaku.
    pub pinfu_tsumo: bool,
    /// The 2 fu of a self-draw for a replacement tile as well.
    pub rinshan_fu: bool,
    pub kiriage: bool,
    pub kazoe: bool,
    /// The indicators of dora after the first.
    pub kan_dora: bool,
    pub ura_dora: bool,
    /// The indicators of ura dora after the first.
    pub kan_ura: bool,
    pub flowers: bool,
    pub honba: Honba,
    pub pao: Vec<&'static str>,
    pub pao_honba: HonbaPaidBy,
    /// A liable player pays for the whole hand, not for his yakuman alone.
    pub pao_whole: bool,
    /// The giver of an open kan pays for its replacement tile.
    pub kan_liability: bool,
    pub tsumo_loss: TsumoLoss,
    pub completion: Completion,
    /// Two yaku are needed from four honba on; bonus yaku are not enough.
    pub ryanshi: bool,
    /// An open hand has one han less for every yaku but those of value and the bonus yaku.
    pub one_less_when_open: bool,
    /// Every north is a dora, in the hand too.
    pub norths_in_hand: bool,
    /// Only thirteen orphans rob a kan.
    pub orphans_rob: bool,
    /// They rob a closed kan too (2.1).
    pub orphans_rob_closed: bool,
    pub green_dragon_needed: bool,
    pub tenhou_doubles: bool,
    /// Unrelated tiles win as the dealer's first fourteen only, not on anybody's first draw.
    pub unrelated_dealer: bool,
    /// The pairs of sequences of ryanpeikou are of two suits.
    pub ryanpeikou_two_suits: bool,
    /// The big wheel is of pin unless it may be of any suit.
    pub daisharin_any_suit: bool,
}

/// 1.3.2 and 1.4.1: the han that all of them share. Closed, open.
const HAN: &[(&str, u32, u32)] = &[
    ("riichi", 1, 0),
    ("double_riichi", 2, 0),
    ("ippatsu", 1, 0),
    ("menzen_tsumo", 1, 0),
    ("pinfu", 1, 0),
    ("iipeikou", 1, 0),
    ("tanyao", 1, 1),
    ("yakuhai_seat", 1, 1),
    ("yakuhai_round", 1, 1),
    ("yakuhai_haku", 1, 1),
    ("yakuhai_hatsu", 1, 1),
    ("yakuhai_chun", 1, 1),
    ("chankan", 1, 1),
    ("rinshan", 1, 1),
    ("haitei", 1, 1),
    ("houtei", 1, 1),
    ("chiitoitsu", 2, 0),
    ("sanshoku_doukou", 2, 2),
    ("sankantsu", 2, 2),
    ("toitoi", 2, 2),
    ("sanankou", 2, 2),
    ("shousangen", 2, 2),
    ("honroutou", 2, 2),
    ("chanta", 2, 1),
    ("ittsuu", 2, 1),
    ("sanshoku_doujun", 2, 1),
    ("ryanpeikou", 3, 0),
    ("junchan", 3, 2),
    ("honitsu", 3, 2),
    ("chinitsu", 6, 5),
];

/// Single units; the four that some pay twice come last.
const YAKUMAN: &[&str] = &[
    "tenhou",
    "chiihou",
    "daisangen",
    "suuankou",
    "tsuuiisou",
    "ryuuiisou",
    "chinroutou",
    "kokushi",
    "shousuushii",
    "suukantsu",
    "chuuren",
    "suuankou_tanki",
    "kokushi_13",
    "junsei_chuuren",
    "daisuushii",
];

const DOUBLES: [&str; 4] = [
    "suuankou_tanki",
    "kokushi_13",
    "junsei_chuuren",
    "daisuushii",
];

const INSTEAD: &[(&str, &str)] = &[
    ("double_riichi", "riichi"),
    ("ryanpeikou", "iipeikou"),
    ("chinpeikou", "iipeikou"),
    ("chinpeikou", "ryanpeikou"),
    ("ryanpeikou", "isshoku_sanjun"),
    ("isshoku_sanjun", "iipeikou"),
    ("isshoku_yonjun", "iipeikou"),
    ("isshoku_yonjun", "isshoku_sanjun"),
    ("isshoku_yonjun", "ryanpeikou"),
    ("junchan", "chanta"),
    ("chinitsu", "honitsu"),
];

/// Returns the usual rules: four players, fu, everything at its usual value, no double yakuman.
fn usual() -> Rules {
    Rules {
        players: 4,
        han: HAN.to_vec(),
        yakuman: YAKUMAN.iter().map(|&id| (id, 1)).collect(),
        instead: INSTEAD.to_vec(),
        mangan: vec![],
        stacked: true,
        cap: None,
        fu: true,
        double_wind_pair_fu: 4,
        open_pinfu: OpenPinfu::Counts30,
        pinfu_tsumo: true,
        rinshan_fu: true,
        kiriage: false,
        kazoe: true,
        kan_dora: true,
        ura_dora: true,
        kan_ura: true,
        flowers: false,
        honba: Honba {
            ron: 300,
            tsumo: 100,
        },
        pao: vec!["daisangen", "daisuushii"],
        pao_honba: HonbaPaidBy::Discarder,
        pao_whole: false,
        kan_liability: false,
        tsumo_loss: TsumoLoss::Loss,
        completion: Completion::Off,
        ryanshi: false,
        one_less_when_open: false,
        norths_in_hand: false,
        orphans_rob: false,
        orphans_rob_closed: true,
        green_dragon_needed: false,
        tenhou_doubles: false,
        unrelated_dealer: false,
        ryanpeikou_two_suits: false,
        daisharin_any_suit: false,
    }
}

impl Rules {
    pub fn has_yakuman(&self, id: &str) -> bool {
        self.yakuman.iter().any(|row| row.0 == id)
    }

    pub fn set_han(&mut self, id: &'static str, closed: u32, open: u32) {
        self.han.retain(|row| row.0 != id);
        self.han.push((id, closed, open));
    }

    /// Sets the yakuman that pay two; all others pay one.
    pub fn set_doubles(&mut self, twice: impl Fn(&str) -> bool) {
        for row in &mut self.yakuman {
            row.1 = if twice(row.0) { 2 } else { 1 };
        }
    }

    /// The usual four.
    pub fn set_four_doubles(&mut self) {
        self.set_doubles(|id| DOUBLES.contains(&id));
    }

    fn set_three(&mut self) {
        self.players = 3;
        self.honba = Honba {
            ron: 200,
            tsumo: 100,
        };
    }
}

/// The ruleset with this id.
///
/// # Panics
/// On an id that is none, or that has no han.
pub fn rules(id: &str) -> Rules {
    let mut rules = usual();
    match id {
        "shanghai" => shanghai(&mut rules),
        "cheatsheet" => rules.set_four_doubles(),
        "ari_ari" => {
            rules.set_four_doubles();
            // 1.4.1: double riichi is one more on top of riichi.
            rules.set_han("double_riichi", 1, 0);
            rules.instead.retain(|pair| pair.0 != "double_riichi");
            rules.open_pinfu = OpenPinfu::PlusTwo;
        }
        "sanma_ryanshi" => ryanshi(&mut rules),
        "ema_2016" | "ema_2025" => {
            // E1, 4.1.1 and 4.1.3.
            if id == "ema_2025" {
                rules.kiriage = true;
                rules.double_wind_pair_fu = 2;
                rules.open_pinfu = OpenPinfu::PlusTwo;
            }
            rules.kazoe = false;
            rules.stacked = false;
            rules.mangan.push("renhou");
        }
        "wrc_2015" | "wrc_2025" | "wrc_2025_red" => {
            let now = id != "wrc_2015";
            rules.kiriage = true;
            rules.kazoe = now;
            rules.stacked = now;
            rules.double_wind_pair_fu = 2;
            rules.mangan.push("renhou");
            if now {
                rules.pao.push("suukantsu");
            }
        }
        "mleague" | "saikouisen_2025" => {
            rules.kiriage = true;
            rules.kazoe = false;
            rules.double_wind_pair_fu = 2;
            rules.pao.push("suukantsu");
            rules.pao_honba = HonbaPaidBy::Liable;
            rules.orphans_rob_closed = false;
            if id == "saikouisen_2025" {
                rules.pao.clear();
                rules.pao_honba = HonbaPaidBy::Discarder;
            }
        }
        "jpml_a" | "jpml_a_2023" | "jpml_a_2026" => jpml(&mut rules, id),
        "tenhou" | "tenhou_sanma" | "riichi_city" => {
            rules.pao_honba = HonbaPaidBy::Liable;
            rules.pao_whole = true;
            rules.orphans_rob_closed = false;
            rules.kan_liability = id == "riichi_city";
            if id == "tenhou_sanma" {
                rules.set_three();
            }
        }
        "majsoul" | "majsoul_sanma" => {
            rules.set_four_doubles();
            rules.pao_honba = HonbaPaidBy::Liable;
            rules.tenhou_doubles = true;
            if id == "majsoul_sanma" {
                rules.set_three();
            }
        }
        "rrc" => {}
        other => panic!("{other} is no ruleset with han"),
    }
    rules
}

/// Changes the usual rules to those of the JPML: 2.1 until 2022; 2.2, what changed in 2023; the sheet of 2026.
fn jpml(rules: &mut Rules, id: &str) {
    let changed = id != "jpml_a";
    rules.double_wind_pair_fu = if changed { 2 } else { 4 };
    rules.rinshan_fu = changed;
    rules.green_dragon_needed = !changed;
    rules.stacked = changed;
    rules.orphans_rob_closed = !changed;
    rules.kan_liability = !changed;
    rules.set_han("ippatsu", 0, 0);
    rules.kazoe = id == "jpml_a_2026";
    if id == "jpml_a_2026" {
        rules.cap = Some(4);
    } else {
        rules.mangan.push("renhou");
    }
    rules.kan_dora = false;
    rules.ura_dora = false;
    rules.kan_ura = false;
    rules.pao.push("suukantsu");
}

/// Changes the usual rules to those of 1.1.
fn shanghai(rules: &mut Rules) {
    rules.set_four_doubles();
    rules.set_han("chankan", 0, 0);
    rules.set_han("sanshoku_doukou", 3, 3);
    rules.set_han("isshoku_sanjun", 2, 2);
    rules.set_han("sanrenkou", 2, 2);
    rules.set_han("isshoku_yonjun", 5, 5);
    rules.yakuman.extend([
        ("renhou", 1),
        ("daisharin", 1),
        ("suurenkou", 1),
        ("shiisan_puutaa", 1),
    ]);
    rules.daisharin_any_suit = true;
    rules.cap = Some(7);
    rules.double_wind_pair_fu = 2;
    rules.pao = vec![];
    rules.kan_liability = true;
    rules.orphans_rob = true;
    rules.unrelated_dealer = true;
}

/// Changes the usual rules to those of 1.5: an open hand has one han less for every yaku but dragons, winds and the bonus yaku.
fn ryanshi(rules: &mut Rules) {
    const KEPT: [&str; 5] = ["chankan", "rinshan", "haitei", "houtei", "ippatsu"];
    rules.set_three();
    for row in &mut rules.han {
        if !row.0.starts_with("yakuhai") && !KEPT.contains(&row.0) && row.2 > 0 {
            row.2 = row.1 - 1;
        }
    }
    rules.yakuman.push(("paarenchan", 1));
    rules.honba = Honba {
        ron: 1_000,
        tsumo: 1_000,
    };
    rules.fu = false;
    rules.pinfu_tsumo = false; // 1.5.3: by ron only
    rules.completion = Completion::Iipeikou; // 1.5.3 as corrected in November 2026
    rules.ryanshi = true;
    rules.one_less_when_open = true;
    rules.norths_in_hand = true;
}
