//! The reason that is given why a hand does not have a yaku.

use serde_json::json;
use tensu::quick::{Bar, Chosen, Table};
use tensu::reading::BlockKind;
use tensu::score::MissReason;
use tensu::score::Step;
use tensu::yaku::YakuSet;
use tensu::{Dragon, Yaku, quick};

use super::why;
use crate::helpers::{ask, question, ruleset, won};

fn why_not(rules: &str, hand: &str, yaku: Yaku) -> Option<MissReason> {
    why(&won(rules, hand), yaku)
}

/// rules.md 1.3.2: iipeikou and pinfu count in a closed hand only. The ruleset has them, so that is what is said.
/// A mutant.
#[test]
fn an_open_hand_is_the_reason_where_it_is_one() {
    let hand = "22334p678s55m(456s)+4p ron";
    for yaku in [Yaku::Iipeikou, Yaku::Pinfu] {
        assert_eq!(why_not("tenhou", hand, yaku), Some(MissReason::OpenHand));
    }
}

/// All simples but for one set or pair is news where the open hand would have it, and none where it needs a closed one.
/// A mutant.
#[test]
fn nearly_a_yaku_is_told_where_it_would_count() {
    let near = |rules| why_not(rules, "345m678p88p67s(777z)+8s ron", Yaku::Tanyao);
    assert!(matches!(near("tenhou"), Some(MissReason::Block(_))));
    assert_eq!(near("tenhou open_tanyao=false"), None);
}

/// rules.md 1.1.4: four equal sequences are three equal ones too, which two pairs of equal sequences take the place of.
/// Where the ruleset does not have them at all, that is the reason. A mutant.
#[test]
fn what_the_ruleset_lacks_is_not_replaced() {
    let hand = "222233334444m5p+5p ron";
    let sanjun = |rules: &str| why_not(rules, hand, Yaku::IsshokuSanjun);
    assert_eq!(sanjun("tenhou"), Some(MissReason::NotInRuleset));
    let replaced = MissReason::Replaced(Yaku::Ryanpeikou);
    let with = "tenhou local_yaku=[isshoku_sanjun]";
    assert_eq!(sanjun(with), Some(replaced));
}

/// Rules.md 1.1.4: one pattern of tiles is paid once.
#[test]
fn four_equal_sequences_are_paid_once() {
    let both = [Yaku::Ryanpeikou, Yaku::IsshokuSanjun];
    let sequences = "222233334444m5s+5s ron";
    let closed = won("tenhou local_yaku=[isshoku_sanjun]", sequences);
    assert_eq!(why(&closed, both[1]), Some(MissReason::Replaced(both[0])));
    let shanghai = won("shanghai", sequences);
    for yaku in both {
        assert_eq!(
            why(&shanghai, yaku),
            Some(MissReason::Replaced(Yaku::IsshokuYonjun))
        );
    }
    // In one suit, where ryanpeikou wants two, two pairs of equal sequences are no three equal ones.
    let house = "tenhou local_yaku=[isshoku_sanjun] ryanpeikou_two_suits=true";
    let one_suit = won(house, "11223344556m99p+6m ron");
    assert!(!one_suit.has(both[1]) && one_suit.has(Yaku::Iipeikou));
    let rules = ruleset("tenhou local_yaku=[isshoku_sanjun]");
    let chosen = Chosen {
        yaku: YakuSet::of(&[both[0]]),
        ..Chosen::default()
    };
    let bar = quick::bar(&Table::of(&question("ron")), &chosen, both[1], &rules);
    assert_eq!(bar, Some(Bar::Replaced(both[0])));
}

/// Little three dragons that lack their pair name the dragon of it. A mutant.
#[test]
fn the_third_dragon_is_named() {
    let rules = ruleset("tenhou");
    let score = tensu::score(&question("34m99p123s(555z)(666z)+2m ron"), &rules).expect("a score");
    let missed = score
        .missed
        .iter()
        .find(|missed| missed.yaku == Yaku::Shousangen);
    assert_eq!(
        missed.map(|missed| missed.why),
        Some(MissReason::NoPair(Dragon::Chun.kind()))
    );
}

/// The reasons have ids, and one of them a yaku. A mutant.
#[test]
fn reasons_have_ids() {
    let replaced = MissReason::Replaced(Yaku::Chinitsu);
    assert_eq!(replaced.yaku(), Some(Yaku::Chinitsu));
    assert_eq!(MissReason::OpenHand.yaku(), None);
    let third = Dragon::Chun.kind();
    for (why, code) in [
        (MissReason::OpenHand, "open_hand"),
        (MissReason::NotInRuleset, "not_in_ruleset"),
        (replaced, "replaced"),
        (MissReason::Yakuman, "yakuman"),
        (MissReason::PaidAs(Yaku::Renhou), "paid_as"),
        (MissReason::NotAlone, "not_alone"),
        (MissReason::OnlyHighest, "only_highest"),
        (MissReason::ValuedPair(third), "valued_pair"),
        (MissReason::PaysLess, "pays_less"),
        (MissReason::OnlyPair(third), "only_pair"),
        (MissReason::NoPair(third), "no_pair"),
        (MissReason::NoSequence(third), "no_run"),
        (MissReason::NoTriplet(third), "no_triplet"),
        (MissReason::Without(third), "without"),
        (MissReason::BySelfDraw, "by_self_draw"),
        (MissReason::OneSuit, "one_suit"),
        (MissReason::FourAlike(third), "four_alike"),
        (MissReason::NotWith(third), "not_with"),
        (MissReason::Count { have: 1, need: 2 }, "count"),
    ] {
        assert_eq!(why.code(), code);
    }
    for yaku in Yaku::all() {
        assert!(yaku.source().len() > 5, "{yaku:?}: {}", yaku.source());
    }
}

/// A reason is about a sequence, a part of the hand, a tile, or nothing that could be shown. A mutant.
#[test]
fn reasons_show_their_tiles() {
    let third = Dragon::Chun.kind();
    let shown = |why: MissReason| why.tiles().map(|block| (block.kind, block.first));
    assert_eq!(
        shown(MissReason::NoSequence(third)),
        Some((BlockKind::Sequence, third))
    );
    assert_eq!(
        shown(MissReason::NoPair(third)),
        Some((BlockKind::Single, third))
    );
    assert_eq!(shown(MissReason::OpenHand), None);
}

/// Seed 002: a triplet that a ron completes is open. It is what keeps two others from being three, and one from nothing. A mutant.
#[test]
fn a_ron_opens_the_last_triplet_only() {
    let near = |hand| why_not("tenhou", hand, Yaku::Sanankou);
    assert!(matches!(
        near("11m99p333p444s678s+1m ron riichi"),
        Some(MissReason::ByRon(_))
    ));
    assert_eq!(near("11m99p333p456s678s+1m ron riichi"), None);
}

/// Section 3: the eighth win in a row is the dealer's, after seven honba. A mutant.
#[test]
fn only_the_dealer_may_win_for_the_eighth_time() {
    let near = |words: &str| {
        let hand = format!("123p456p789s11z78s+9s ron riichi {words}");
        why_not("tenhou local_yaku=[paarenchan]", &hand, Yaku::Paarenchan)
    };
    assert_eq!(near("seat:E honba:7"), Some(MissReason::NotOwn));
    assert_eq!(near("seat:E honba:6"), None);
    assert_eq!(near("seat:W honba:7"), None);
}

/// Dealing in to an open riichi is what is left open after a ron, and nobody deals in to a self-draw. A mutant.
#[test]
fn nobody_deals_in_to_a_self_draw() {
    let near = |words: &str| {
        let hand = format!("234m34p66p678s567s+2p {words}");
        let rules = "tenhou local_yaku=[open_riichi,sashikomi]";
        why_not(rules, &hand, Yaku::Sashikomi)
    };
    assert_eq!(near("ron open_riichi"), Some(MissReason::InRiichi));
    assert_eq!(near("tsumo open_riichi"), None);
    assert_eq!(near("ron riichi"), None);
}

/// Of several yakuman the others are named, also one that another of them has replaced.
#[test]
fn what_gives_way_to_the_highest_is_missed() {
    let answer = ask(
        json!({"ruleset": {"base": "ema_2016", "set": {"renhou": "yakuman"}}, "hand": "19m19p19s1234567z", "win": "1z", "by": "ron",
        "flags": ["first_turn"]}),
    );
    let why = |yaku: &str| {
        let mut missed = answer["missed"].as_array().into_iter().flatten();
        let line = missed.find(|line| line["id"] == yaku);
        line.map(|line| line["reason"].clone())
    };
    let paid = answer["yaku"][0]["id"].clone();
    assert_eq!(answer["yaku"].as_array().map(Vec::len), Some(1));
    assert_eq!(paid, "renhou");
    assert_eq!(why("kokushi_13"), Some(json!("only_highest")));
}

/// A hand paid as a mangan for one of its yaku: the others were not counted, which is no part of anything.
#[test]
fn paid_as_a_mangan_nothing_else_is_counted() {
    let renhou = "223344m334455p6s+6s ron renhou";
    for rules in ["shanghai renhou=mangan", "wrc_2025"] {
        let score = won(rules, "234m34p66p678s567s+2p ron first_turn");
        assert_eq!(
            why(&score, Yaku::Tanyao),
            Some(MissReason::PaidAs(Yaku::Renhou)),
            "{rules}"
        );
    }
    let score = won(
        "sanma_ryanshi renhou=mangan",
        "234p34p66p678s567s+2p ron first_turn",
    );
    assert!(
        matches!(score.steps[0], Step::Limit { .. }),
        "{:?}",
        score.steps
    );
    assert!(
        !score
            .steps
            .iter()
            .any(|step| matches!(step, Step::Plus { .. }))
    );
    let shanghai = won("shanghai renhou=mangan", renhou);
    assert!(
        shanghai
            .missed
            .iter()
            .all(|missed| missed.why != MissReason::Replaced(Yaku::Renhou))
    );
}

/// Fault 47 A14: the replacement tile is not the last one of the wall, so haitei is no part of rinshan.
#[test]
fn haitei_is_excluded_by_rinshan_and_no_part_of_it() {
    let why = |yaku| tensu_words::EN.why(MissReason::Replaced(yaku));
    assert!(why(Yaku::Rinshan).starts_with("does not count beside "));
    assert!(why(Yaku::Chinitsu).starts_with("is part of "));
}

/// Four alike are not two pairs where a ruleset has seven different ones: told of what is no hand, of what wins otherwise, and in
/// no other case. Ryanpeikou of 123123 456456 11 are seven pairs, too, if they are.
#[test]
fn four_alike_are_named_where_they_are_no_two_pairs() {
    use tensu::refusal::Refusal;
    let why = |hand: &str, rules: &str| {
        let missing = match tensu::score(&question(hand), &ruleset(rules)) {
            Ok(score) => score.missed,
            Err(refusals) => match refusals.first() {
                Refusal::NotComplete { missing, .. } => missing.clone(),
                other => panic!("{other}"),
            },
        };
        let mut alike = missing.into_iter().filter_map(|missed| match missed.why {
            MissReason::FourAlike(kind) => Some((missed.yaku, kind.to_string())),
            _ => None,
        });
        alike.next()
    };
    let pairs = |tile: &str| Some((Yaku::Chiitoitsu, tile.to_owned()));
    for (hand, rules, alike) in [
        ("1111m2233p4455s6z+6z ron", "tenhou", pairs("1m")),
        ("1111m2222p3344s6z+6z tsumo", "majsoul_sanma", pairs("1m")),
        ("11112233m44556p+6p ron", "cheatsheet", pairs("1m")),
        ("112233m445566p7s+7s ron", "cheatsheet", None),
        ("111m2233p4455s66z+1m ron", "tenhou", pairs("1m")),
        // A pair too few.
        ("1111m2233p4455s6z+7z ron", "tenhou", None),
        // Two of them may be alike, or they are no hand at all.
        ("1111m2233p4455s6z+6z ron", "mcr_mil", None),
        ("1111m2233p4455s6z+6z ron", "zung_jung", None),
        ("1111m2233p4455s6z+6z ron", "hong_kong", None),
        (
            "1111m2233p4455s6z+6z ron",
            "korean",
            Some((Yaku::SevenPairs, "1m".to_owned())),
        ),
        (
            "1111m2233p4455s6z+6z ron",
            "hong_kong seven_pairs=true",
            Some((Yaku::SevenPairs, "1m".to_owned())),
        ),
    ] {
        assert_eq!(why(hand, rules), alike, "{rules}: {hand}");
    }
    let request = json!({"ruleset": "tenhou", "text": "1111m2233p4455s6z+6z ron"});
    let missing = &ask(request)["error"]["missing"][0];
    assert_eq!(missing["id"], "chiitoitsu");
    assert_eq!(missing["reason"], "four_alike");
    let text = "four alike (1 man) are not two pairs in these rules";
    assert_eq!(missing["text"], text);
}
