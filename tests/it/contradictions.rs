//! The rulings where seeds 000 and 001 contradict themselves, other sources, or say nothing: one test a row of rules.md
//! 1.1.7 and 1.2.5. Each is noted in the results that it changed and in no other.

use tensu::rules::WinningBonus;
use tensu::{Question, Refusals, Score, Yaku, score};
use tensu_words::EN;

use crate::helpers::{noted, ruleset, won};

fn ask(rules: &str, hand: &str) -> Result<Score, Refusals> {
    let question: Question = hand
        .parse()
        .unwrap_or_else(|error| panic!("{hand}: {error}"));
    score(&question, &ruleset(rules))
}

fn refused(rules: &str, hand: &str) -> &'static str {
    ask(rules, hand).map_or_else(|why| why.first().code(), |score| panic!("{score:?}"))
}

mod shanghai {
    use super::*;
    use tensu::game::nagashi;
    use tensu::outlook::Outlook;
    use tensu::rules::{HouseRule, Origin, SHANGHAI};
    use tensu::tile::Wind;

    // [1.1.7 ryan peikou in one suit] 123 123 456 456 of man beside the same in two suits: ryan peikou 3, a pair wait, 40.
    #[test]
    fn ryan_peikou_of_one_suit_is_accepted() {
        let one = won("shanghai", "112233m445566m9p+9p ron");
        let two = won("shanghai", "112233m445566p9p+9p ron");
        for score in [&one, &two] {
            assert!(score.has(Yaku::Ryanpeikou));
            assert_eq!((score.han, score.total), (Some(3), 5_200));
        }
        assert!(noted(&one, "ryanpeikou_one_suit"));
        assert!(!noted(&two, "ryanpeikou_one_suit"));
    }

    // [1.1.7 san ankou self-picked] The third triplet by self-draw counts; on the pair the text itself allows it.
    #[test]
    fn a_self_drawn_third_triplet_is_concealed() {
        let triplet = won("shanghai", "222m888p44s33z(123s)+4s tsumo");
        let pair = won("shanghai", "222m888p444s3z(123s)+3z tsumo");
        for score in [&triplet, &pair] {
            assert!(score.has(Yaku::Sanankou));
            assert_eq!(score.han, Some(2));
        }
        assert!(noted(&triplet, "sanankou_self_pick"));
        assert!(!noted(&pair, "sanankou_self_pick"));
        assert_eq!(
            refused("shanghai", "222m888p44s33z(123s)+4s ron"),
            "no_yaku"
        );
    }

    // [1.1.7 values unlike modern riichi] The seed's values, marked; toi-toi is the same everywhere.
    #[test]
    fn values_unlike_modern_riichi_are_kept_and_marked() {
        let han = [
            ("333p44z79m(333m)(333s)+8m ron", Yaku::SanshokuDoukou, 3),
            ("34s11p(234s)(234s)(234s)+2s ron", Yaku::IsshokuYonjun, 5),
        ];
        for (hand, yaku, han) in han {
            let score = won("shanghai", hand);
            assert!(score.has(yaku) && noted(&score, "not_modern"), "{hand}");
            assert_eq!(score.han, Some(han), "{hand}");
        }
        let yakuman = [
            ("2233445566778s+8s ron", Yaku::Daisharin),
            ("44m11p(333m)(555m)(666m)+4m ron", Yaku::Suurenkou),
        ];
        for (hand, yaku) in yakuman {
            let score = won("shanghai", hand);
            assert!(score.has(yaku) && noted(&score, "not_modern"), "{hand}");
            assert_eq!(score.yakuman, 1, "{hand}");
        }
        let usual = won("shanghai", "88p44s(222m)(333z)(555p)+4s ron");
        assert!(usual.has(Yaku::Toitoi) && !noted(&usual, "not_modern"));
    }

    // [1.1.7 all honor discards] [1.1.2 nagashi mangan] [3 nagashi mangan] The title says honors, the text honors and
    // terminals: the text wins. A self-drawn mangan: 4000 from the dealer and 2000 from the others; the dealer gets
    // 4000 from each.
    #[test]
    fn nagashi_mangan_is_for_terminals_too() {
        let rule = HouseRule::by_id("nagashi_mangan").expect("a rule");
        assert!(EN.rule(rule.text).contains("terminals and honors"));
        let paid = |seat| {
            let table = nagashi(&[seat], 0, &SHANGHAI).expect("nagashi mangan");
            let changes = table.iter().map(|&(_, points)| points);
            changes.collect::<Vec<_>>()
        };
        assert_eq!(paid(Wind::South), [-4_000, 8_000, -2_000, -2_000]);
        assert_eq!(paid(Wind::East), [12_000, -4_000, -4_000, -4_000]);
    }

    // [1.1.7 missing values] The usual value, marked as assumed; for nagashi mangan there is no hand to mark, but the rule is.
    #[test]
    fn missing_values_are_assumed_and_say_so() {
        let hands = [
            (
                "123m456p789s44z79m+8m ron double_riichi",
                Yaku::DoubleRiichi,
                2,
            ),
            (
                "123m456p789s22m78m+9m tsumo seat:E first_turn",
                Yaku::Tenhou,
                1,
            ),
            ("123m456p789s22m78m+9m tsumo first_turn", Yaku::Chiihou, 1),
            ("234m34p66p678s567s+2p ron first_turn", Yaku::Renhou, 1),
            ("19m19p19s1234567z+7z ron", Yaku::Kokushi13, 2),
            ("1112345678999m+5m ron", Yaku::JunseiChuuren, 2),
        ];
        for (hand, yaku, value) in hands {
            let score = won("shanghai", hand);
            assert!(score.has(yaku) && noted(&score, "value_assumed"), "{hand}");
            assert_eq!(score.han.unwrap_or(score.yakuman), value, "{hand}");
        }
        let stated = [
            "123m456p789s44z79m+8m ron riichi",
            "119m19p19s123456z+7z ron",
            "1112234567899m+9m ron",
            "111m333p777s999s4z+4z ron",
        ];
        for hand in stated {
            assert!(!noted(&won("shanghai", hand), "value_assumed"), "{hand}");
        }
        assert!(matches!(
            SHANGHAI.origin("nagashi_mangan"),
            Origin::Judgement(_)
        ));
    }

    // [1.1.7 no chankan yaku] Legal for Unique Wonders, without a yaku; for any other hand refused.
    #[test]
    fn chankan_is_no_yaku() {
        let robbed = won("shanghai", "119m19p19s123456z+7z ron chankan");
        let discard = won("shanghai", "119m19p19s123456z+7z ron");
        assert_eq!(robbed.awards, discard.awards);
        assert!(noted(&robbed, "chankan_no_yaku"));
        assert!(!noted(&discard, "chankan_no_yaku"));
        let other = "123m456p789s44z79m+8m ron riichi chankan";
        assert_eq!(refused("shanghai", other), "not_legal");
    }

    // Thirteen orphans are thirteen unrelated tiles too, but those win as they are dealt: the wait is the orphans'.
    #[test]
    fn nobody_waits_for_unrelated_tiles() {
        let hand: Question = "19m19p19s1234567z".parse().expect("thirteen tiles");
        let Some(Outlook::Waits(waits)) = hand.outlook(&SHANGHAI) else {
            panic!("tenpai");
        };
        assert_eq!(waits.len(), 13);
        let garbage: Question = "147m258p369s1234z".parse().expect("thirteen tiles");
        assert!(matches!(
            garbage.outlook(&SHANGHAI),
            Some(Outlook::Shanten(_))
        ));
    }
}

mod korean {
    use super::*;
    use tensu::score::MissReason;

    /// Dragon 1 and seat wind 1: a win of 4 points, premium 1 and bonus 1 with them.
    const OPEN: &str = "456p44s78m(777z)(222z)+9m ron";
    /// All chows 1, concealed 1, premium 1, and the bonus of a concealed hand.
    const CONCEALED: &str = "123m456p789s44s78m+9m ron";
    /// Fully concealed 2, premium 1, and the bonus of a fully concealed hand.
    const FULLY: &str = "111p456p789s44z78m+9m tsumo";

    // [1.2.5 double riichi without a star] Starred: it adds 5 and no point towards the minimum.
    #[test]
    fn double_riichi_does_not_count_towards_the_minimum() {
        let score = won("korean", &format!("{FULLY} double_ready"));
        assert_eq!(score.points, Some(2 + 5 + 1 + 10));
        assert!(noted(&score, "double_ready_star"));
        let ready = won("korean", &format!("{FULLY} ready"));
        assert!(!noted(&ready, "double_ready_star"));
        let short = "111p456p789s44z78m+9m ron double_ready";
        assert_eq!(refused("korean", short), "below_minimum");
    }

    // [1.2.5 winning bonus text and table] The table's 10, 5, 1; the text's 2, doubled when concealed, is an option.
    #[test]
    fn the_winning_bonus_is_the_table() {
        for (hand, table, text) in [(FULLY, 10, 4), (CONCEALED, 5, 4), (OPEN, 1, 2)] {
            let default = won("korean", hand);
            assert_eq!(default.points, Some(3 + table), "{hand}");
            assert!(noted(&default, "winning_bonus"));
            let option = won("korean winning_bonus=open:2", hand);
            assert_eq!(option.points, Some(3 + text), "{hand}");
            assert!(!noted(&option, "winning_bonus"));
        }
    }

    // [1.2.5 variation 5 lacks a cell] No bonus at all.
    #[test]
    fn the_missing_cell_of_variation_5_is_nothing() {
        assert_eq!(WinningBonus::VARIATIONS[4], WinningBonus::custom(0));
        for hand in [FULLY, CONCEALED, OPEN] {
            let score = won("korean winning_bonus=5", hand);
            assert_eq!(score.points, Some(3), "{hand}");
        }
    }

    // [1.2.5 nine gates pure only] Another wait is a pure hand, and the result says why: 8 + concealed 1 + premium 1 + 5.
    #[test]
    fn nine_gates_is_the_nine_sided_wait() {
        let other = won("korean", "1112235678999p+4p ron");
        assert_eq!(other.points, Some(8 + 1 + 1 + 5));
        assert!(other.has(Yaku::PureHand) && !other.has(Yaku::NineGates));
        assert!(noted(&other, "nine_gates_pure"));
        let pure = won("korean", "1112345678999p+5p ron");
        assert!(pure.has(Yaku::NineGates) && !noted(&pure, "nine_gates_pure"));
        let plain = won("korean", "1113445667899m+5m ron");
        assert!(plain.has(Yaku::PureHand) && !noted(&plain, "nine_gates_pure"));
    }

    // [1.2.5 romanisation] Ephe, bulhe and uper are names of the same declarations.
    #[test]
    fn ready_has_all_its_names() {
        let (ready, open) = (Yaku::Ready.row(), Yaku::OpenReady.row());
        assert_eq!((ready.romaji, open.romaji), ("ephe", "bulhe"));
        assert!(ready.yaku.aliases().contains(&"uper"));
    }

    // [1.2.5 no prevailing wind] Off, and named as missed; a house may have it: 1 more.
    #[test]
    fn the_prevailing_wind_is_an_option() {
        let hand = "44s78m(777z)(222z)(111z)+9m ron";
        let off = won("korean", hand);
        let missed = off.missed.iter();
        let why: Vec<_> = missed
            .filter(|missed| missed.yaku == Yaku::PrevailingWindPung)
            .map(|missed| missed.why)
            .collect();
        assert_eq!((off.points, why), (Some(4), vec![MissReason::NotInRuleset]));
        let on = won("korean prevailing_wind=true", hand);
        assert_eq!(on.points, Some(5));
        assert!(on.has(Yaku::PrevailingWindPung));
    }

    // [1.2.5 bamboo] The pictures show bamboo, which the overview takes out of the wall: it is accepted.
    #[test]
    fn bamboo_is_accepted() {
        // Bamboo and dots in each other's place are the same 8 points: all chows 1 + concealed 1 + premium 1 + 5.
        for hand in [CONCEALED, "123m456s789p44p78m+9m ron"] {
            assert_eq!(won("korean", hand).points, Some(8), "{hand}");
        }
    }
}
