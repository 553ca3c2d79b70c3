//! The values of each ruleset with han, typed from rules.md: section 1 for the seeds, section 2 for the presets.

/// What several yakuman in one hand pay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Several {
    Add,
    UpTo(u32),
    Highest,
}

/// Who pays the counters of a ron that a liable player and the discarder share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counters {
    Discarder,
    Liable,
}

/// Points for counters.
#[derive(Clone, Copy, Debug)]
pub struct Honba {
    pub ron: u32,
    /// From each payer.
    pub tsumo: u32,
}

/// A renhou.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Renhou {
    Off,
    /// A mangan, or the hand's own value when that is more.
    Mangan,
    Yakuman,
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
    pub renhou: Renhou,
    pub several: Several,
    /// False: han and two more, looked up, for three players (1.5).
    pub fu: bool,
    pub double_wind_pair_fu: u32,
    /// 2 fu for an open hand of the shape of pinfu, rather than 30 for one that counts 20.
    pub kuipinfu: bool,
    pub kiriage: bool,
    pub kazoe: bool,
    pub kan_dora: bool,
    pub ura_dora: bool,
    pub honba: Honba,
    pub pao: Vec<&'static str>,
    pub pao_counters: Counters,
    /// A liable player pays for the whole hand, not for his yakuman alone.
    pub pao_whole: bool,
    /// Who gave an open kan pays for its replacement tile.
    pub kan_liability: bool,
    /// By ron a yaku counts only if every tile of the wait gives it; ryanshi; bonus yaku are not enough.
    pub half_finished_waits: bool,
    /// Every north is a dora, in the hand too.
    pub norths_in_hand: bool,
    /// Only thirteen orphans rob a kan.
    pub orphans_rob: bool,
    pub green_dragon_needed: bool,
    pub tenhou_doubles: bool,
    /// Unrelated tiles, the dealer's first fourteen.
    pub unrelated: bool,
}

/// 1.3.2 and 1.4.1: what all of them share. Closed, open.
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
    ("junchan", "chanta"),
    ("chinitsu", "honitsu"),
];

/// Four players, fu, everything at its usual value, no double yakuman.
fn usual() -> Rules {
    Rules {
        players: 4,
        han: HAN.to_vec(),
        yakuman: YAKUMAN.iter().map(|&id| (id, 1)).collect(),
        instead: INSTEAD.to_vec(),
        renhou: Renhou::Off,
        several: Several::Add,
        fu: true,
        double_wind_pair_fu: 4,
        kuipinfu: false,
        kiriage: false,
        kazoe: true,
        kan_dora: true,
        ura_dora: true,
        honba: Honba {
            ron: 300,
            tsumo: 100,
        },
        pao: vec!["daisangen", "daisuushii"],
        pao_counters: Counters::Discarder,
        pao_whole: false,
        kan_liability: false,
        half_finished_waits: false,
        norths_in_hand: false,
        orphans_rob: false,
        green_dragon_needed: false,
        tenhou_doubles: false,
        unrelated: false,
    }
}

impl Rules {
    fn set_han(&mut self, id: &'static str, closed: u32, open: u32) {
        self.han.retain(|row| row.0 != id);
        self.han.push((id, closed, open));
    }

    fn set_doubles(&mut self) {
        for row in self
            .yakuman
            .iter_mut()
            .filter(|row| DOUBLES.contains(&row.0))
        {
            row.1 = 2;
        }
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
        "cheatsheet" => rules.set_doubles(),
        "ari_ari" => {
            rules.set_doubles();
            // 1.4.1: double riichi is one more on top of riichi.
            rules.set_han("double_riichi", 1, 0);
            rules.instead.retain(|pair| pair.0 != "double_riichi");
            rules.kuipinfu = true;
        }
        "sanma_ryanshi" => ryanshi(&mut rules),
        "ema_2016" | "ema_2025" => {
            rules.kiriage = id == "ema_2025";
            rules.kazoe = false;
            rules.several = Several::Highest;
            rules.renhou = Renhou::Mangan;
        }
        "wrc_2015" | "wrc_2025" => {
            rules.kiriage = true;
            rules.kazoe = id == "wrc_2025";
            rules.several = Several::Highest;
            rules.double_wind_pair_fu = 2;
            rules.renhou = Renhou::Mangan;
            if id == "wrc_2025" {
                rules.pao.push("suukantsu");
            }
        }
        "mleague" => {
            rules.kazoe = false;
            rules.double_wind_pair_fu = 2;
            rules.pao.push("suukantsu");
        }
        "jpml_a" => {
            rules.set_han("ippatsu", 0, 0);
            rules.kazoe = false;
            rules.several = Several::Highest;
            rules.renhou = Renhou::Mangan;
            rules.kan_dora = false;
            rules.ura_dora = false;
            rules.pao.push("suukantsu");
            rules.green_dragon_needed = true;
        }
        "tenhou" | "tenhou_sanma" | "riichi_city" => {
            rules.pao_counters = Counters::Liable;
            rules.pao_whole = true;
            rules.kan_liability = id == "riichi_city";
            if id == "tenhou_sanma" {
                rules.set_three();
            }
        }
        "majsoul" | "majsoul_sanma" => {
            rules.set_doubles();
            rules.pao_counters = Counters::Liable;
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

/// 1.1.
fn shanghai(rules: &mut Rules) {
    rules.set_doubles();
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
        ("shiisuu_puutaa", 1),
    ]);
    rules.instead.extend([
        ("isshoku_sanjun", "iipeikou"),
        ("isshoku_yonjun", "iipeikou"),
        ("isshoku_yonjun", "isshoku_sanjun"),
        ("isshoku_yonjun", "ryanpeikou"),
    ]);
    rules.renhou = Renhou::Yakuman;
    rules.several = Several::UpTo(7);
    rules.double_wind_pair_fu = 2;
    rules.pao = vec![];
    rules.kan_liability = true;
    rules.orphans_rob = true;
    rules.unrelated = true;
}

/// 1.5: an open hand has one han less for every yaku but dragons, winds and the bonus yaku.
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
    rules.half_finished_waits = true;
    rules.norths_in_hand = true;
}
