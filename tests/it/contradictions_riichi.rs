//! The rulings where seeds 002, 003 and 004 contradict themselves, arithmetic or every other source: one test for each
//! row of rules.md 1.3.5, 1.4.4 and 1.5.7. Each asserts the ruling, the note on a result that it changed, and no note
//! on one that it did not. The expected points are worked out in the comments.

use tensu::rules::RemarkKind;
use tensu::{Question, Refusals, Ruleset, Score, score};

/// A ruleset and what it says.
struct Sheet(&'static str);

impl Sheet {
    fn rules(&self) -> &'static Ruleset {
        Ruleset::by_id(self.0).expect("a ruleset")
    }

    fn try_score(&self, text: &str) -> Result<Score, Refusals> {
        let question: Question = text.parse().unwrap_or_else(|why| panic!("{text}: {why}"));
        score(&question, self.rules())
    }

    fn score(&self, text: &str) -> Score {
        self.try_score(text)
            .unwrap_or_else(|why| panic!("{text}: {why}"))
    }

    fn total(&self, text: &str) -> u32 {
        self.score(text).total
    }

    fn yaku(&self, text: &str) -> Vec<&'static str> {
        self.score(text)
            .yaku_only()
            .map(tensu::Yaku::code)
            .collect()
    }

    fn note(&self, text: &str, id: &str) -> Option<RemarkKind> {
        let notes = self.score(text).remarks;
        notes
            .iter()
            .find(|note| note.id == id)
            .map(|note| note.kind)
    }

    /// The ruling changed this result, and the result says so.
    fn corrected(&self, text: &str, id: &str) {
        assert_eq!(
            self.note(text, id),
            Some(RemarkKind::Corrected),
            "{text}: {id}"
        );
    }

    fn assumed(&self, text: &str, id: &str) {
        assert_eq!(
            self.note(text, id),
            Some(RemarkKind::Assumed),
            "{text}: {id}"
        );
    }

    fn silent(&self, text: &str, id: &str) {
        assert_eq!(self.note(text, id), None, "{text}: {id}");
    }

    fn refused(&self, text: &str) -> &'static str {
        let refusals = self.try_score(text).expect_err(text);
        refusals.first().code()
    }
}

fn aliases(code: &str) -> &'static [&'static str] {
    tensu::Yaku::from_code(code).expect("a yaku").aliases()
}

mod seed_002 {
    use super::{Points, Sheet, aliases};
    use tensu::game::drawn;
    use tensu::{Wind, Yaku};

    const SHEET: Sheet = Sheet("cheatsheet");

    /// `[1.3.5 row_1]` 2 han 30 fu: 30 x 16 x 4 = 1920 -> 2000; with 25 fu it would be 1600.
    #[test]
    fn row_1_an_open_hand_has_30_fu_not_25() {
        let open = "77m234m345p34s(345m)+5s ron";
        assert_eq!(SHEET.total(open), 2_000);
        SHEET.corrected(open, "open_30_not_25");
        // 20 + 2 is below 30 too.
        SHEET.corrected("234m345p88m66p(678s)+6p ron", "open_30_not_25");
        // 20 + 8 + 4 = 32 is not, and a closed hand is not meant.
        SHEET.silent("23m567s99p(2222p)(777z)+4m ron", "open_30_not_25");
        SHEET.silent("77m234m345p34s345m+5s ron", "open_30_not_25");
    }

    /// `[1.3.5 row_2]` 25 x 64 x 6 = 9600.
    #[test]
    fn row_2_the_dealers_25_fu_4_han_is_9600() {
        let dealer = "1133m5577p2244s6z+6z ron seat:E dora:4p";
        assert_eq!(SHEET.total(dealer), 9_600);
        SHEET.corrected(dealer, "chart_9600");
        // 25 x 64 x 4 = 6400 and 25 x 32 x 6 = 4800 stand in the chart.
        for (same, total) in [
            ("1133m5577p2244s6z+6z ron dora:4p", 6_400),
            ("1133m5577p2244s6z+6z ron seat:E riichi", 4_800),
        ] {
            assert_eq!(SHEET.total(same), total);
            SHEET.silent(same, "chart_9600");
        }
    }

    /// `[1.3.5 row_3]` 20 x 16 = 320, 20 x 32 = 640, 20 x 64 = 1280: once from each, double from or to the dealer.
    #[test]
    fn row_3_the_row_of_20_fu_is_filled() {
        let cells = [
            ("", 400, 700),
            (" dora:1m", 700, 1_300),
            (" dora:11m", 1_300, 2_600),
        ];
        for (dora, ko, oya) in cells {
            let hand = format!("234m23789p456s99s+1p tsumo{dora}");
            assert_eq!(SHEET.total(&hand), 2 * ko + oya, "{hand}");
            SHEET.corrected(&hand, "row_of_20_fu");
            let dealer = format!("{hand} seat:E");
            assert_eq!(SHEET.total(&dealer), 3 * oya, "{dealer}");
        }
        // By ron 20 fu cannot be: the same hand has 30.
        let ron = "234m23789p456s99s+1p ron";
        assert_eq!(SHEET.score(ron).fu.map(|fu| fu.rounded), Some(30));
        SHEET.silent(ron, "row_of_20_fu");
    }

    /// `[1.3.5 row_4]` two yakuman: 64,000.
    #[test]
    fn row_4_big_winds_take_triplets() {
        let triplets = "2m(111z)(222z)(333z)(444z)+2m ron";
        assert_eq!(SHEET.yaku(triplets), ["daisuushii"]);
        assert_eq!(SHEET.total(triplets), 64_000);
        SHEET.corrected(triplets, "big_winds_triplets");
        // Four kans are the hand that the sheet prints: nothing was corrected. Suukantsu is a third yakuman.
        let kans = "2m(1111z)(2222z)(3333z)(4444z)+2m ron";
        assert_eq!(SHEET.total(kans), 96_000);
        SHEET.silent(kans, "big_winds_triplets");
    }

    /// `[1.3.5 row_5]` riichi 1 + ippatsu 1: 40 x 16 x 4 = 2560 -> 2600; with 2 han for ippatsu it would be 5200.
    #[test]
    fn row_5_ippatsu_is_one_han() {
        let ippatsu = "123m456p22s789m68s+7s ron riichi ippatsu";
        assert_eq!(SHEET.total(ippatsu), 2_600);
        SHEET.corrected(ippatsu, "ippatsu_one_han");
        SHEET.silent("123m456p22s789m68s+7s ron riichi", "ippatsu_one_han");
    }

    /// `[1.3.5 row_6]` twelve tiles and one are no hand; 1112345678999 and one are.
    #[test]
    fn row_6_nine_gates_has_thirteen_tiles_and_one() {
        assert_eq!(SHEET.refused("112345678999m+5m ron"), "tile_count");
        for (hand, yaku) in [
            ("1112345678999m+5m ron", "junsei_chuuren"),
            ("1112234567899m+9m ron", "chuuren"),
        ] {
            assert_eq!(SHEET.yaku(hand), [yaku]);
            SHEET.corrected(hand, "nine_gates_tiles");
        }
        SHEET.silent("2345678999m[1111m]+5m ron", "nine_gates_tiles");
    }

    /// `[1.3.5 row_7]`
    #[test]
    fn row_7_the_extra_tile_of_nine_gates_may_be_a_terminal() {
        for terminal in ["1112345678999p+1p ron", "1112345678999p+9p ron"] {
            assert_eq!(SHEET.yaku(terminal), ["junsei_chuuren"]);
            SHEET.corrected(terminal, "nine_gates_terminal");
        }
        SHEET.silent("1112345678999p+5p ron", "nine_gates_terminal");
    }

    /// `[1.3.5 row_8]` closed and open han of the five.
    #[test]
    fn row_8_five_yaku_are_one_less_when_open() {
        let pairs = [
            (
                "12345679m22p345s+8m ron",
                2,
                "123456m22p34s(789m)+5s ron",
                1,
            ),
            (
                "345m345p35678s99p+4s ron",
                2,
                "345m345p78s22m(345s)+9s ron",
                1,
            ),
            (
                "123m789p11s12s999m+3s ron",
                3,
                "123m789p11s12s(999m)+3s ron",
                2,
            ),
            (
                "123m345m789m88m44z+4z ron",
                3,
                "123m345m88m44z(789m)+4z ron",
                2,
            ),
            (
                "23446678m99m[1111m]+5m ron",
                6,
                "23446678m99m(1111m)+5m ron",
                5,
            ),
        ];
        for (closed, more, open, less) in pairs {
            assert_eq!(SHEET.score(closed).han, Some(more), "{closed}");
            SHEET.silent(closed, "minus_one_open");
            assert_eq!(SHEET.score(open).han, Some(less), "{open}");
            SHEET.corrected(open, "minus_one_open");
        }
        // Chanta is marked alike in both tables.
        SHEET.silent("123m789p11z23s(444z)+1s ron", "minus_one_open");
    }

    /// `[1.3.5 row_9]`
    #[test]
    fn row_9_yaku_without_a_star_win_alone() {
        for (hand, yaku) in [
            ("123m456p78s22m(789m)+9s ron chankan", "chankan"),
            ("123m456p78s22m(2222s)+9s tsumo rinshan", "rinshan"),
            ("123m456p789s2p(789m)+2p tsumo last_tile", "haitei"),
            ("123m456p789s2p(789m)+2p ron last_tile", "houtei"),
        ] {
            assert_eq!(SHEET.yaku(hand), [yaku]);
            SHEET.corrected(hand, "wins_alone");
        }
        SHEET.silent("123m456p789s2p(777z)+2p ron last_tile", "wins_alone");
        // Ippatsu and double riichi come with riichi, which has the star.
        let plain = "123m456p22s789m68s+7s ron";
        assert_eq!(
            SHEET.refused(&format!("{plain} ippatsu")),
            "impossible_flags"
        );
        assert_eq!(
            SHEET.yaku(&format!("{plain} double_riichi")),
            ["double_riichi"]
        );
    }

    /// `[1.3.5 row_10]` riichi 1; 20 + 10 + 16 = 46 -> 50: 50 x 8 x 4 = 1600.
    #[test]
    fn row_10_a_closed_kan_in_riichi_is_accepted() {
        let kan = "23m567s99p234s[8888m]+4m ron riichi";
        assert_eq!(SHEET.total(kan), 1_600);
        SHEET.corrected(kan, "kan_in_riichi");
        SHEET.silent("23m567s99p234s888m+4m ron riichi", "kan_in_riichi");
        SHEET.silent("23m567s99p234s[8888m]+4m tsumo", "kan_in_riichi");
        assert_eq!(
            SHEET.refused("23m567s99p234s(8888m)+4m ron riichi"),
            "impossible_flags"
        );
    }

    /// `[1.3.5 row_11]` honba are what is asked, whoever is dealer now: 1000 + 300. `[1.3.4 noten]` a drawn hand pays 3,000.
    #[test]
    fn row_11_honba_outlive_a_drawn_hand() {
        let with_honba = "234m23789p456s99s+1p ron honba:1";
        assert_eq!(SHEET.total(with_honba), 1_300);
        SHEET.corrected(with_honba, "honba_after_draw");
        SHEET.silent("234m23789p456s99s+1p ron", "honba_after_draw");
        let changes = drawn(&[Wind::South, Wind::West], SHEET.rules())
            .expect("two seats")
            .changes;
        assert_eq!(changes.map_points(), [-1_500, 1_500, 1_500, -1_500]);
    }

    /// `[1.3.5 row_12]`
    #[test]
    fn row_12_other_spellings_are_aliases() {
        for (code, alias) in [
            ("yakuhai_seat", "yakuhi"),
            ("toitoi", "toitai"),
            ("chinitsu", "chinitu"),
        ] {
            assert!(aliases(code).contains(&alias), "{code}: {alias}");
        }
    }

    /// `[1.3.2 nagashi]` a mangan from all: 2,000 and 4,000; the sheet has no renhou.
    #[test]
    fn discards_of_terminals_and_honors_are_a_mangan() {
        let south = tensu::game::nagashi(&[Wind::South], 0, SHEET.rules()).expect("nagashi mangan");
        assert_eq!(south.map_points(), [-4_000, 8_000, -2_000, -2_000]);
        let east = tensu::game::nagashi(&[Wind::East], 0, SHEET.rules()).expect("nagashi mangan");
        assert_eq!(east.map_points(), [12_000, -4_000, -4_000, -4_000]);
        assert!(!SHEET.rules().has(Yaku::Renhou));
    }
}

mod seed_003 {
    use super::{Points, Sheet};
    use tensu::Wind;
    use tensu::game::{Final, drawn, end, nagashi};

    const BOOKLET: Sheet = Sheet("ari_ari");

    /// `[1.4.4 row_1]` `[1.4.3 start_return]` `[1.4.3 uma_oka]` the booklet's example: 41.3 - 30 + 30 + 20 = 61.3 and so on;
    /// the other way round first place would lose.
    #[test]
    fn row_1_the_return_is_taken_from_the_score() {
        let scores =
            end(&[41_300, 24_900, 21_800, 12_000], 0, BOOKLET.rules()).expect("the points of four");
        let plain: Vec<_> = scores.iter().map(|score| score.plain).collect();
        assert_eq!(plain, [11_300, -5_100, -8_200, -18_000]);
        let totals: Vec<_> = scores.iter().map(Final::total).collect();
        assert_eq!(totals, [61_300, 4_900, -18_200, -48_000]);
        let game = BOOKLET.rules().game;
        assert_eq!((game.start, game.back), (25_000, 30_000));
    }

    /// `[1.4.4 row_2]` 20 + 10 + 4 = 34 -> 40: 1300 (with 2 fu 32 -> 40, so look at the fu).
    #[test]
    fn row_2_a_double_wind_pair_is_4_fu() {
        let double = "123m456789p78s22z+9s ron round:S riichi";
        assert_eq!(BOOKLET.score(double).fu.map(|fu| fu.raw), Some(34));
        BOOKLET.corrected(double, "double_wind_pair");
        let single = "123m456789p78s22z+9s ron riichi";
        assert_eq!(BOOKLET.score(single).fu.map(|fu| fu.raw), Some(32));
        BOOKLET.silent(single, "double_wind_pair");
    }

    /// `[1.4.4 row_3]` 1234p waits for two kinds, 1p and 4p; what it completes is a pair: 20 + 10 + 2 = 32.
    #[test]
    fn row_3_the_block_decides_about_wait_fu() {
        let two_kinds = "1234p567m345s678s+4p ron riichi";
        assert_eq!(BOOKLET.score(two_kinds).fu.map(|fu| fu.raw), Some(32));
        BOOKLET.corrected(two_kinds, "wait_by_block");
        // A single kind: both readings of the rule agree.
        let one_kind = "1237p567m345s678s+7p ron riichi";
        assert_eq!(BOOKLET.score(one_kind).fu.map(|fu| fu.raw), Some(32));
        BOOKLET.silent(one_kind, "wait_by_block");
        // Two kinds and no fu either way.
        BOOKLET.silent("234m23789p456s99s+1p ron", "wait_by_block");
    }

    /// `[1.4.4 row_4]` 20 + 10 = 30: 1000.
    #[test]
    fn row_4_pinfu_has_the_10_of_a_closed_ron() {
        let ron = "234m23789p456s99s+1p ron";
        assert_eq!(BOOKLET.score(ron).fu.map(|fu| fu.raw), Some(30));
        BOOKLET.corrected(ron, "pinfu_closed_ron");
        BOOKLET.silent("234m23789p456s99s+1p tsumo", "pinfu_closed_ron");
    }

    /// `[1.4.4 row_5]` 1 + 1 = 2 han, not 2 more: 40 x 16 x 4 = 2560 -> 2600.
    #[test]
    fn row_5_renfuu_is_both_winds_together() {
        let both = "23m567s99p234p222z+4m ron round:S";
        assert_eq!(BOOKLET.total(both), 2_600);
        BOOKLET.corrected(both, "renfuu");
        BOOKLET.silent("23m567s99p234p222z+4m ron", "renfuu");
    }

    /// `[1.4.4 row_6]`
    #[test]
    fn row_6_pure_nine_gates_takes_the_nine_sided_wait() {
        for (hand, yaku) in [
            ("1112345678999m+5m ron", "junsei_chuuren"),
            ("1112234567899m+9m ron", "chuuren"),
        ] {
            assert_eq!(BOOKLET.yaku(hand), [yaku]);
            BOOKLET.corrected(hand, "junsei_chuuren_wait");
        }
        BOOKLET.silent("23446678m99m[1111m]+5m ron", "junsei_chuuren_wait");
    }

    /// `[1.4.4 row_7]` usual values: one yakuman, two, two.
    #[test]
    fn row_7_yakuman_of_the_lost_pages_are_assumed() {
        for (hand, units) in [
            ("22334488s66z(666s)+8s ron", 1),
            ("2m(111z)(222z)(333z)(444z)+2m ron", 2),
            ("111m333p777s999s2z+2z ron", 2),
        ] {
            assert_eq!(BOOKLET.score(hand).yakuman, units, "{hand}");
            BOOKLET.assumed(hand, "lost_page");
        }
        BOOKLET.silent("11m99p(111s)(999s)(999m)+9p ron", "lost_page");
    }

    /// `[1.4.1 no_nagashi]` not in the booklet, so off. `[1.4.3 noten]` 3,000 in all, the usual pool.
    #[test]
    fn what_the_booklet_does_not_have() {
        assert!(nagashi(&[Wind::East], 0, BOOKLET.rules()).is_err());
        let changes = drawn(&[Wind::East], BOOKLET.rules())
            .expect("a seat")
            .changes;
        assert_eq!(changes.map_points(), [3_000, -1_000, -1_000, -1_000]);
    }
}

mod seed_004 {
    use super::Sheet;

    const PAGES: Sheet = Sheet("sanma_ryanshi");

    /// `[1.5.7 spelling]` both spellings stand in the note that two yaku were needed.
    #[test]
    fn ryanshi_is_also_spelt_riyanshi() {
        let four = "123p567p45s11p777z+6s ron honba:4 riichi";
        assert!(PAGES.note(four, "ryanshi").is_some());
        let remark = PAGES
            .rules()
            .remarks
            .iter()
            .find(|remark| remark.id == "ryanshi");
        let text = remark.map(|remark| remark.text).unwrap_or_default();
        assert!(
            text.contains("Ryanshi") && text.contains("riyanshi"),
            "{text}"
        );
        PAGES.silent("123p567p45s11p777z+6s ron honba:3 riichi", "ryanshi");
    }

    /// `[1.5.7 sticks]` riichi 1 + 2 = 3 points, 1000, and 1,000 a stick.
    #[test]
    fn a_riichi_stick_is_1000() {
        let sticks = "999m123p567p45s11p+6s ron riichi sticks:2";
        assert_eq!(PAGES.total(sticks), 3_000);
        PAGES.assumed(sticks, "stick_value");
        PAGES.silent("999m123p567p45s11p+6s ron riichi", "stick_value");
    }

    /// `[1.5.7 sixteen]` riichi 1, norths 4, dora 9 + 2 = 16; 15 points are a triple mangan.
    #[test]
    fn sixteen_points_are_a_yakuman() {
        let sixteen = "999m123p567p45s11p+6s ron riichi norths:4 dora:111m";
        assert_eq!(PAGES.total(sixteen), 32_000);
        PAGES.assumed(sixteen, "sixteen_points");
        let fifteen = "999m123p567p45s11p+6s ron riichi norths:3 dora:111m";
        assert_eq!(PAGES.total(fifteen), 24_000);
        PAGES.silent(fifteen, "sixteen_points");
        // A yakuman by its yaku is in the table.
        PAGES.silent("11p99s(555z)(666z)(777z)+9s ron", "sixteen_points");
    }

    /// `[1.5.7 ninth]` eight honba are the ninth hand: with seven, the eighth win, there is none.
    #[test]
    fn paarenchan_is_the_ninth_hand() {
        let ninth = "123p456p789s11z78s+9s ron seat:E honba:8 paarenchan";
        assert_eq!(PAGES.yaku(ninth), ["paarenchan"]);
        assert!(PAGES.note(ninth, "ninth_hand").is_some());
        let eighth = ninth.replace("honba:8", "honba:7");
        assert_eq!(PAGES.refused(&eighth), "impossible_flags");
        PAGES.silent(
            "123p567p45s11p777z+6s ron seat:E honba:8 riichi",
            "ninth_hand",
        );
    }

    /// `[1.5.7 yaku_table]`
    #[test]
    fn values_of_the_lost_yaku_table_are_assumed() {
        PAGES.assumed("1199m55p77p2244s6z+6z ron", "yaku_assumed");
        // Riichi and the red dragon are in the pages that are left.
        PAGES.silent("123p567p45s11p777z+6s ron riichi", "yaku_assumed");
    }

    /// `[1.5.7 other_table]` the other table pays the dealer 2000, 3000, 6000 for 3, 4, 5 points; this one 1500, 3000, 6000.
    #[test]
    fn another_table_without_fu_is_not_mixed_in() {
        for (norths, total) in [(0, 1_500), (1, 3_000), (2, 6_000)] {
            let hand = format!("999m123p567p45s11p+6s ron riichi seat:E norths:{norths}");
            assert_eq!(PAGES.total(&hand), total, "{hand}");
        }
    }

    /// `[1.5.3 no_mixed_chow]` without 2-8m there is no sequence of characters.
    #[test]
    fn mixed_sequences_cannot_be() {
        assert!(!PAGES.rules().has(tensu::Yaku::SanshokuDoujun));
        assert_eq!(
            PAGES.refused("123m123p123s11z78s+9s ron riichi"),
            "tile_not_in_set"
        );
    }
}

/// The points of a settlement without its seats.
trait Points {
    fn map_points(self) -> Vec<i64>;
}

impl Points for tensu::game::Changes {
    fn map_points(self) -> Vec<i64> {
        self.into_iter().map(|(_, points)| points).collect()
    }
}
