//! The patterns of Chinese games that no other game has under the same condition, the highest first; one entry each, as
//! `yaku/rows.rs` has the yaku of riichi. The condition says whether the hand has it at all; `engine/chinese/` decides
//! which patterns count beside which.

/// Hands all entries to a macro.
macro_rules! fans {
    ($take:ident $($before:tt)*) => {
        $take! { $($before)*
    AllGreen {
        code: "all_green", kanji: "绿一色", english: "All green", points: 88,
        when: |c| c.only(GREEN),
        needs: only(GREEN, SETS_OR_PAIRS),
        apart: &[], brings: &[Yaku::HalfFlush],
        source: "docs/rules.md 6.4",
        example: "22334466688s66z+6z ron", counter: "22334466688s55z+5z ron",
    }
    FourKongs {
        code: "four_kongs", kanji: "四杠", english: "Four kongs", points: 88,
        when: |c| c.kans(4),
        needs: kongs(4, 4, 0),
        apart: &[],
        brings: &[
            Yaku::AllPungs, Yaku::SingleWait, Yaku::ThreeKongs, Yaku::TwoConcealedKongs, Yaku::TwoMeldedKongs,
            Yaku::ConcealedKongAndMeldedKong, Yaku::ConcealedKong, Yaku::MeldedKong,
        ],
        source: "docs/rules.md 6.4",
        example: "5m[1111m](2222p)(3333z)(8888s)+5m ron", counter: "5m[1111m](2222p)(444m)(8888s)+5m ron",
    }
    SevenShiftedPairs {
        code: "seven_shifted_pairs", kanji: "连七对", english: "Seven shifted pairs", points: 88,
        when: shifted_pairs,
        needs: Needs { shapes: PAIRS, ..one_suit(NUMBERS) },
        apart: &[],
        brings: &[Yaku::SevenPairs, Yaku::FullFlush, Yaku::FullyConcealedHand, Yaku::ConcealedHand, Yaku::NoHonors, Yaku::SingleWait],
        source: "docs/rules.md 6.4",
        example: "2233445566778m+8m ron", counter: "1133445566778m+8m ron",
    }
    ThirteenOrphans {
        code: "thirteen_orphans", kanji: "十三幺", english: "Thirteen orphans", points: 88,
        when: |c| (c.reading.shape == Shape::Kokushi).into(),
        needs: THIRTEEN_ORPHANS,
        apart: &[],
        brings: &[Yaku::AllTerminalsAndHonors, Yaku::AllTypes, Yaku::FullyConcealedHand, Yaku::ConcealedHand, Yaku::SingleWait],
        source: "docs/rules.md 6.4",
        example: "19m19p19s1234567z+1m ron", counter: "1199m1199p11225z+5z ron",
    }
    PureTerminalChows {
        code: "pure_terminal_chows", kanji: "一色双龙会", english: "Pure terminal chows", points: 64,
        when: pure_terminal_chows,
        needs: Needs { pair: FIVES, ..of_suits(1, 1, only(NUMBERS, chows(4, ENDS))) },
        apart: &[
            Yaku::QuadrupleChow, Yaku::FourPureShiftedChows, Yaku::PureTripleChow, Yaku::PureStraight, Yaku::PureShiftedChows,
            Yaku::MixedStraight, Yaku::MixedTripleChow, Yaku::MixedShiftedChows, Yaku::ShortStraight,
        ],
        brings: &[Yaku::SevenPairs, Yaku::FullFlush, Yaku::AllChows, Yaku::PureDoubleChow, Yaku::TwoTerminalChows, Yaku::NoHonors],
        source: "docs/rules.md 6.4",
        example: "1122335778899s+5s ron", counter: "1122336778899s+6s ron",
    }
    QuadrupleChow {
        code: "quadruple_chow", kanji: "一色四同顺", english: "Quadruple chow", points: 48,
        when: |c| chows::times(c, Yaku::QuadrupleChow),
        needs: sequences(4, 4),
        // Three or four chows make one of these at the most.
        // Nor do four equal or shifted ones leave two to combine otherwise.
        apart: &[
            Yaku::FourPureShiftedChows, Yaku::PureTripleChow, Yaku::PureStraight, Yaku::PureShiftedChows, Yaku::MixedStraight,
            Yaku::MixedTripleChow, Yaku::MixedShiftedChows, Yaku::MixedDoubleChow, Yaku::ShortStraight, Yaku::TwoTerminalChows,
        ],
        brings: &[Yaku::PureTripleChow, Yaku::PureShiftedPungs, Yaku::TileHog, Yaku::PureDoubleChow],
        source: "docs/rules.md 6.4",
        example: "222233334444m5p+5p ron", counter: "222333444m2345p+5p ron",
    }
    FourPureShiftedPungs {
        code: "four_pure_shifted_pungs", kanji: "一色四节高", english: "Four pure shifted pungs", points: 48,
        when: |c| (longest_triplet_row(c) == 4).into(),
        needs: numbers(4),
        apart: &[Yaku::DoublePung],
        brings: &[Yaku::PureTripleChow, Yaku::PureShiftedPungs, Yaku::AllPungs],
        source: "docs/rules.md 6.4",
        example: "222333444m5z(555m)+5z ron", counter: "222333444m5z(666m)+5z ron",
    }
    FourPureShiftedChows {
        code: "four_pure_shifted_chows", kanji: "一色四步高", english: "Four pure shifted chows", points: 32,
        when: |c| chows::times(c, Yaku::FourPureShiftedChows),
        needs: chows(4, MIDST),
        apart: &[
            Yaku::QuadrupleChow, Yaku::PureTripleChow, Yaku::PureStraight, Yaku::PureShiftedChows, Yaku::MixedStraight,
            Yaku::MixedTripleChow, Yaku::MixedShiftedChows, Yaku::PureDoubleChow, Yaku::MixedDoubleChow,
        ],
        brings: &[Yaku::PureShiftedChows, Yaku::ShortStraight, Yaku::TwoTerminalChows],
        source: "docs/rules.md 6.4",
        example: "12323434545m99p+6m ron", counter: "12323434567m99p+5m ron",
    }
    ThreeKongs {
        code: "three_kongs", kanji: "三杠", english: "Three kongs", points: 32,
        when: |c| c.kans(3),
        needs: kongs(3, 4, 0),
        apart: &[],
        brings: &[Yaku::TwoMeldedKongs, Yaku::TwoConcealedKongs, Yaku::ConcealedKongAndMeldedKong, Yaku::ConcealedKong, Yaku::MeldedKong],
        source: "docs/rules.md 6.4",
        example: "5m234p[1111m](2222s)(3333z)+5m ron", counter: "5m234p[1111m](2222s)(777z)+5m ron",
    }
    AllTerminalsAndHonors {
        code: "all_terminals_and_honors", kanji: "混幺九", english: "All terminals and honors", points: 32,
        when: |c| c.only(Kinds::YAOCHUU),
        needs: only(Kinds::YAOCHUU, pungs_or_pairs()),
        apart: &[], brings: &[Yaku::AllPungs, Yaku::OutsideHand, Yaku::PungOfTerminalsOrHonors],
        source: "docs/rules.md 6.4",
        example: "111999m9p111z(555z)+9p ron", counter: "123999m9p111z(555z)+9p ron",
    }
    GreaterHonorsAndKnittedTiles {
        code: "greater_honors_and_knitted_tiles", kanji: "七星不靠", english: "Greater honors and knitted tiles", points: 24,
        when: |c| (is_knitted(c) && Kinds::HONORS.within(c.kinds())).into(),
        needs: KNITTED_TILES,
        // Seven honors leave seven of nine.
        apart: &[Yaku::KnittedStraight],
        brings: &[Yaku::LesserHonorsAndKnittedTiles, Yaku::AllTypes, Yaku::FullyConcealedHand, Yaku::ConcealedHand],
        source: "docs/rules.md 6.4",
        example: "147m25p39s123456z+7z ron", counter: "147m258p39s12345z+6z ron",
    }
    AllEvenPungs {
        code: "all_even_pungs", kanji: "全双刻", english: "All even pungs", points: 24,
        when: all_even_pungs,
        needs: only(EVEN, pungs(4, 0)),
        apart: &[], brings: &[Yaku::AllPungs, Yaku::AllSimples, Yaku::NoHonors],
        source: "docs/rules.md 6.4",
        example: "222m4448p666s(888s)+8p ron", counter: "222m4448p777s(888s)+8p ron",
    }
    FullFlush {
        code: "full_flush", kanji: "清一色", english: "Full flush", points: 24,
        when: chinitsu,
        needs: one_suit(NUMBERS),
        apart: &[], brings: &[Yaku::NoHonors],
        source: "docs/rules.md 6.4",
        example: "2223456785699m+7m ron", counter: "22234567856m33z+7m ron",
    }
    PureTripleChow {
        code: "pure_triple_chow", kanji: "一色三同顺", english: "Pure triple chow", points: 24,
        when: |c| chows::times(c, Yaku::PureTripleChow),
        needs: sequences(3, 4),
        apart: NO_TWO_OF_MANY, brings: &[],
        source: "docs/rules.md 6.4",
        example: "23434m567p88s(234m)+2m ron", counter: "23434567m567p88s+2m ron",
    }
    PureShiftedPungs {
        code: "pure_shifted_pungs", kanji: "一色三节高", english: "Pure shifted pungs", points: 24,
        when: |c| (longest_triplet_row(c) >= 3).into(),
        needs: numbers(3),
        apart: &[], brings: &[],
        source: "docs/rules.md 6.4",
        example: "22233344m99p(678s)+4m ron", counter: "22233355m99p(444z)+5m ron",
    }
    UpperTiles {
        code: "upper_tiles", kanji: "全大", english: "Upper tiles", points: 24,
        when: |c| c.only(ranks(7, 9)),
        needs: only(ranks(7, 9), SETS_OR_PAIRS),
        apart: &[], brings: &[Yaku::UpperFour, Yaku::NoHonors],
        source: "docs/rules.md 6.4",
        example: "789m78999p78s(789m)+9s ron", counter: "678m78999p78s(789m)+9s ron",
    }
    MiddleTiles {
        code: "middle_tiles", kanji: "全中", english: "Middle tiles", points: 24,
        when: |c| c.only(ranks(4, 6)),
        needs: only(ranks(4, 6), SETS_OR_PAIRS),
        apart: &[Yaku::ShortStraight],
        brings: &[Yaku::AllSimples, Yaku::NoHonors],
        source: "docs/rules.md 6.4",
        example: "456m45666p45s(456m)+6s ron", counter: "456m45666p45s(345m)+6s ron",
    }
    LowerTiles {
        code: "lower_tiles", kanji: "全小", english: "Lower tiles", points: 24,
        when: |c| c.only(ranks(1, 3)),
        needs: only(ranks(1, 3), SETS_OR_PAIRS),
        apart: &[], brings: &[Yaku::LowerFour, Yaku::NoHonors],
        source: "docs/rules.md 6.4",
        example: "123m12333p12s(123m)+3s ron", counter: "123m12333p12s(234m)+3s ron",
    }
    ThreeSuitedTerminalChows {
        code: "three_suited_terminal_chows", kanji: "三色双龙会", english: "Three-suited terminal chows", points: 16,
        when: three_suited_terminal_chows,
        needs: Needs { pair: FIVES, ..three_suits(only(NUMBERS, chows(4, ENDS))) },
        apart: &[
            Yaku::QuadrupleChow, Yaku::FourPureShiftedChows, Yaku::PureTripleChow, Yaku::PureStraight, Yaku::PureShiftedChows,
            Yaku::MixedStraight, Yaku::MixedTripleChow, Yaku::MixedShiftedChows, Yaku::ShortStraight, Yaku::PureDoubleChow,
        ],
        brings: &[Yaku::AllChows, Yaku::MixedDoubleChow, Yaku::TwoTerminalChows, Yaku::NoHonors],
        source: "docs/rules.md 6.4",
        example: "123789m12p55s(789p)+3p ron", counter: "123789m12789p66s+3p ron",
    }
    PureShiftedChows {
        code: "pure_shifted_chows", kanji: "一色三步高", english: "Pure shifted chows", points: 16,
        when: |c| chows::times(c, Yaku::PureShiftedChows),
        needs: chows(3, MIDST),
        apart: NO_TWO_OF_MANY, brings: &[],
        source: "docs/rules.md 6.4",
        example: "12323434m99p(789s)+5m ron", counter: "1232344599m(777z)+6m ron",
    }
    AllFive {
        code: "all_five", kanji: "全带五", english: "All fives", points: 16,
        when: all_five,
        needs: Needs { every: FIVES, ..SETS },
        apart: &[
            Yaku::PureStraight, Yaku::MixedStraight, Yaku::PureTerminalChows, Yaku::ThreeSuitedTerminalChows, Yaku::ShortStraight,
            Yaku::TwoTerminalChows, Yaku::AllPungs,
        ],
        brings: &[Yaku::AllSimples, Yaku::NoHonors],
        source: "docs/rules.md 6.4",
        example: "345m45655p56s(567s)+7s ron", counter: "345m45666p56s(567s)+7s ron",
    }
    TriplePung {
        code: "triple_pung", kanji: "三同刻", english: "Triple pung", points: 16,
        when: sanshoku_doukou,
        needs: three_suits(numbers(3)),
        // Three pungs of one number and three in a row are five sets.
        apart: &[Yaku::PureShiftedPungs, Yaku::MixedShiftedPungs, Yaku::FourPureShiftedPungs],
        brings: &[Yaku::DoublePung],
        source: "docs/rules.md 6.4",
        example: "33399m333p33s(678p)+3s ron", counter: "33399m333p44s(444z)+4s ron",
    }
    LesserHonorsAndKnittedTiles {
        code: "lesser_honors_and_knitted_tiles", kanji: "全不靠", english: "Lesser honors and knitted tiles", points: 12,
        when: |c| is_knitted(c).into(),
        needs: KNITTED_TILES,
        apart: &[], brings: &[Yaku::AllTypes, Yaku::FullyConcealedHand, Yaku::ConcealedHand],
        source: "docs/rules.md 6.4",
        example: "147m258p39s12345z+6z ron", counter: "147m25p39s123456z+7z ron",
    }
    KnittedStraight {
        code: "knitted_straight", kanji: "组合龙", english: "Knitted straight", points: 12,
        when: knitted_straight,
        needs: Needs { shapes: KNITTED_STRAIGHT, ..three_suits(chows(3, ENDS)) },
        apart: &[], brings: &[],
        source: "docs/rules.md 6.4",
        example: "147m258p36s77z(123m)+9s ron", counter: "123m456p78s77z(123m)+9s ron",
    }
    UpperFour {
        code: "upper_four", kanji: "大于五", english: "Upper four", points: 12,
        when: |c| c.only(ranks(6, 9)),
        needs: only(ranks(6, 9), SETS_OR_PAIRS),
        apart: &[], brings: &[Yaku::NoHonors],
        source: "docs/rules.md 6.4",
        example: "678m78999p67s(789m)+8s ron", counter: "567m67899p78s(789m)+9s ron",
    }
    LowerFour {
        code: "lower_four", kanji: "小于五", english: "Lower four", points: 12,
        when: |c| c.only(ranks(1, 4)),
        needs: only(ranks(1, 4), SETS_OR_PAIRS),
        apart: &[], brings: &[Yaku::NoHonors],
        source: "docs/rules.md 6.4",
        example: "12333m234p12s(123p)+3s ron", counter: "11123m234p34s(123p)+5s ron",
    }
    BigThreeWinds {
        code: "big_three_winds", kanji: "三风刻", english: "Big three winds", points: 12,
        when: |c| (wind_triplets(c) >= 3).into(),
        needs: winds(3, 3),
        apart: &[], brings: &[],
        source: "docs/rules.md 6.4",
        example: "55m11122233z(678p)+3z ron", counter: "55m34p111222z(555z)+5p ron",
    }
    MixedStraight {
        code: "mixed_straight", kanji: "花龙", english: "Mixed straight", points: 8,
        when: |c| chows::times(c, Yaku::MixedStraight),
        needs: three_suits(chows(3, ENDS)),
        apart: NO_TWO_OF_MANY, brings: &[],
        source: "docs/rules.md 6.4",
        example: "123m456p5578s(567m)+9s ron", counter: "123m456p5578s(567m)+6s ron",
    }
    ReversibleTiles {
        code: "reversible_tiles", kanji: "推不倒", english: "Reversible tiles", points: 8,
        when: |c| c.only(REVERSIBLE),
        needs: only(REVERSIBLE, SETS_OR_PAIRS),
        apart: &[], brings: &[Yaku::OneVoidedSuit],
        source: "docs/rules.md 6.4",
        example: "2288p222444s(555z)+2p ron", counter: "2277p222444s(555z)+2p ron",
    }
    MixedTripleChow {
        code: "mixed_triple_chow", kanji: "三色三同顺", english: "Mixed triple chow", points: 8,
        when: |c| chows::times(c, Yaku::MixedTripleChow),
        needs: three_suits(sequences(3, 4)),
        apart: NO_TWO_OF_MANY, brings: &[],
        source: "docs/rules.md 6.4",
        example: "234m234p3488s(678p)+2s ron", counter: "234m234p3488s(456p)+5s ron",
    }
    MixedShiftedPungs {
        code: "mixed_shifted_pungs", kanji: "三色三节高", english: "Mixed shifted pungs", points: 8,
        when: mixed_shifted_pungs,
        needs: three_suits(numbers(3)),
        apart: &[Yaku::PureShiftedPungs, Yaku::FourPureShiftedPungs], brings: &[],
        source: "docs/rules.md 6.4",
        example: "33399m444p55s(123s)+5s ron", counter: "33399m444p66s(111z)+6s ron",
    }
    ChickenHand {
        code: "chicken_hand", kanji: "无番和", english: "Chicken hand", points: 8,
        when: |_| Verdict::No,
        needs: ANY,
        apart: &[], brings: &[],
        source: "docs/rules.md 6.4",
        example: "567m88s22z(345m)(444p)+8s ron", counter: "567m88s22z(345m)(444p)+8s ron last_tile",
    }
    LastTileClaim {
        code: "last_tile_claim", kanji: "海底捞月", english: "Last tile claim", points: 8,
        when: |c| (!c.win.is_tsumo() && c.win.has(Flag::LastTile)).into(),
        needs: won(DISCARD),
        apart: &[], brings: &[],
        source: "docs/rules.md 6.4",
        example: "567m88s22z(345m)(444p)+8s ron last_tile", counter: "567m88s22z(345m)(444p)+8s tsumo last_tile",
    }
    OutWithReplacementTile {
        code: "out_with_replacement_tile", kanji: "杠上开花", english: "Out with replacement tile", points: 8,
        when: |c| (c.win.method() == WonOn::Rinshan).into(),
        needs: after_kongs(1),
        apart: &[], brings: &[Yaku::SelfDrawn],
        source: "docs/rules.md 6.4",
        example: "567m88s22z(345m)(4444p)+8s tsumo rinshan", counter: "567m88s22z(345m)(4444p)+8s tsumo last_tile",
    }
    HalfFlush {
        code: "half_flush", kanji: "混一色", english: "Half flush", points: 6,
        when: honitsu,
        needs: of_suits(1, 1, with_some(Kinds::HONORS, SETS_OR_PAIRS)),
        apart: &[], brings: &[],
        source: "docs/rules.md 6.4",
        example: "12345688m66z(777z)+6z ron", counter: "123456m88p66z(777z)+6z ron",
    }
    MixedShiftedChows {
        code: "mixed_shifted_chows", kanji: "三色三步高", english: "Mixed shifted chows", points: 6,
        when: |c| chows::times(c, Yaku::MixedShiftedChows),
        needs: three_suits(chows(3, MIDST)),
        apart: &[], brings: &[],
        source: "docs/rules.md 6.4",
        example: "234m34566p45s(678m)+6s ron", counter: "234678m45655p67s+8s tsumo",
    }
    AllTypes {
        code: "all_types", kanji: "五门齐", english: "All types", points: 6,
        when: all_types,
        needs: Needs { shapes: STANDARD | PAIRS | KNITTED_STRAIGHT, some: [Kinds::WINDS, Kinds::DRAGONS], ..three_suits(ANY) },
        apart: &[], brings: &[],
        source: "docs/rules.md 6.4",
        example: "123m456p88s11z(555z)+8s ron", counter: "123m123p99s66z(555z)+6z ron",
    }
    MeldedHand {
        code: "melded_hand", kanji: "全求人", english: "Melded hand", points: 6,
        when: |c| (four_calls(c) && !c.win.is_tsumo()).into(),
        needs: Needs { called: true, methods: RON, ..SETS },
        apart: &[], brings: &[Yaku::SingleWait],
        source: "docs/rules.md 6.4",
        example: "5m(123m)(456p)(789s)(555z)+5m ron", counter: "5m(123m)(456p)(789s)(555z)+5m tsumo",
    }
    TwoConcealedKongs {
        code: "two_concealed_kongs", kanji: "双暗杠", english: "Two concealed kongs", points: 6,
        when: two_concealed_kongs,
        needs: kongs(2, 2, 2),
        apart: &[Yaku::ConcealedKongAndMeldedKong],
        brings: &[Yaku::TwoConcealedPungs, Yaku::ConcealedKong],
        source: "docs/rules.md 6.4",
        example: "23m55678p[1111s][7777z]+4m ron", counter: "23m55678p[1111s](7777z)+4m ron",
    }
    TwoDragonsPungs {
        code: "two_dragons_pungs", kanji: "双箭刻", english: "Two dragon pungs", points: 6,
        when: |c| (c.triplets_among(Kinds::DRAGONS) == 2).into(),
        needs: honors((0, 2), (2, 2)),
        apart: &[], brings: &[Yaku::DragonPung],
        source: "docs/rules.md 6.4",
        example: "345678p55s66z(777z)+6z ron", counter: "34567855p66z(777z)+5p ron",
    }
    ConcealedKongAndMeldedKong {
        code: "concealed_kong_and_melded_kong", kanji: "明暗杠", english: "Concealed kong and melded kong", points: 5,
        when: |c| (kongs(c) == (1, 1)).into(),
        needs: kongs(2, 2, 1),
        apart: &[], brings: &[Yaku::MeldedKong, Yaku::ConcealedKong],
        source: "docs/rules.md 6.4",
        example: "23m55678p[1111z](7777z)+4m ron", counter: "23m55678p(1111z)(7777z)+4m ron",
    }
    OutsideHand {
        code: "outside_hand", kanji: "全带幺", english: "Outside hand", points: 4,
        when: |c| if c.is_standard() { c.every_block_has(Kinds::YAOCHUU) } else { Verdict::No },
        needs: Needs { every: Kinds::YAOCHUU, ..SETS },
        // 456 has neither end of a suit, and of two chows of a row of six one has no five.
        apart: &[
            Yaku::PureStraight, Yaku::MixedStraight, Yaku::PureShiftedChows, Yaku::MixedShiftedChows, Yaku::FourPureShiftedChows,
            Yaku::ShortStraight,
        ],
        brings: &[],
        source: "docs/rules.md 6.4",
        example: "123m789p99s11z(555z)+9s ron", counter: "234m789p99s11z(555z)+9s ron",
    }
    TwoMeldedKongs {
        code: "two_melded_kongs", kanji: "双明杠", english: "Two melded kongs", points: 4,
        when: |c| (kongs(c) == (0, 2)).into(),
        needs: kongs(2, 2, 0),
        // As many kongs as there are, each concealed or not.
        apart: &[Yaku::TwoConcealedKongs, Yaku::ConcealedKongAndMeldedKong],
        brings: &[Yaku::MeldedKong, Yaku::ConcealedKong],
        source: "docs/rules.md 6.4",
        example: "23m55678p(1111z)(7777z)+4m ron", counter: "23m55678p[1111z](7777z)+4m ron",
    }
    LastTile {
        code: "last_tile", kanji: "和绝张", english: "Last tile", points: 4,
        when: last_of_kind,
        needs: ANY,
        // The hand holds another one of the pair or pung.
        apart: &[Yaku::SingleWait, Yaku::SevenPairs, Yaku::SevenShiftedPairs, Yaku::AllPungs, Yaku::MeldedHand],
        brings: &[],
        source: "docs/rules.md 6.4",
        example: "123m456p5578s(567m)+9s ron last_of_kind", counter: "123m456p5578s(567m)+9s ron",
    }
    PrevalentWind {
        code: "prevalent_wind", kanji: "圈风刻", english: "Prevalent wind", points: 2,
        when: |c| c.value_triplet(c.win.round().kind()),
        needs: honors((1, 4), (0, 3)),
        apart: &[], brings: &[],
        source: "docs/rules.md 6.4",
        example: "123m456p5578s(111z)+9s ron", counter: "123m456p5578s(333z)+9s ron",
    }
    SeatWind {
        code: "seat_wind", kanji: "门风刻", english: "Seat wind", points: 2,
        when: |c| c.value_triplet(c.win.seat().kind()),
        needs: honors((1, 4), (0, 3)),
        apart: &[], brings: &[],
        source: "docs/rules.md 6.4",
        example: "123m456p5578s(222z)+9s ron", counter: "123m456p5578s(333z)+9s ron",
    }
    TileHog {
        code: "tile_hog", kanji: "四归一", english: "Tile hog", points: 2,
        when: tile_hog,
        needs: Needs { shapes: STANDARD | PAIRS | KNITTED_STRAIGHT, kans: (0, 3), ..ANY },
        apart: &[], brings: &[],
        source: "docs/rules.md 6.4",
        example: "123m456p5578s(666p)+9s ron", counter: "123m456p5578s(777p)+9s ron",
    }
    DoublePung {
        code: "double_pung", kanji: "双同刻", english: "Double pung", points: 2,
        when: double_pung,
        needs: of_suits(2, 3, numbers(2)),
        apart: &[], brings: &[],
        source: "docs/rules.md 6.4",
        example: "222m22p66888s(444z)+2p ron", counter: "222m33p66888s(444z)+3p ron",
    }
    TwoConcealedPungs {
        code: "two_concealed_pungs", kanji: "双暗刻", english: "Two concealed pungs", points: 2,
        when: |c| c.concealed_triplets(2),
        needs: pungs(2, 2),
        apart: &[], brings: &[],
        source: "docs/rules.md 6.4",
        example: "222m33p66888s(444z)+3p ron", counter: "222m33p66s(888s)(111z)+3p ron",
    }
    ConcealedKong {
        code: "concealed_kong", kanji: "暗杠", english: "Concealed kong", points: 2,
        when: |c| (kongs(c).0 > 0).into(),
        needs: kongs(1, 1, 1),
        apart: &[Yaku::MeldedKong], brings: &[],
        source: "docs/rules.md 6.4",
        example: "123m456p5578s[3333p]+9s ron", counter: "123m456p5578s(3333p)+9s ron",
    }
    PureDoubleChow {
        code: "pure_double_chow", kanji: "一般高", english: "Pure double chow", points: 1,
        when: |c| chows::times(c, Yaku::PureDoubleChow),
        needs: sequences(2, 4),
        apart: &[], brings: &[],
        source: "docs/rules.md 6.4",
        example: "123m456p5578s(123m)+9s ron", counter: "123m456p5578s(234m)+9s ron",
    }
    MixedDoubleChow {
        code: "mixed_double_chow", kanji: "喜相逢", english: "Mixed double chow", points: 1,
        when: |c| chows::times(c, Yaku::MixedDoubleChow),
        needs: of_suits(2, 3, sequences(2, 4)),
        apart: &[], brings: &[],
        source: "docs/rules.md 6.4",
        example: "234m34566p45s(234p)+6s ron", counter: "234m34566p45s(678m)+6s ron",
    }
    ShortStraight {
        code: "short_straight", kanji: "连六", english: "Short straight", points: 1,
        when: |c| chows::times(c, Yaku::ShortStraight),
        needs: chows(2, [ranks(4, 4), ranks(6, 6)]),
        apart: &[], brings: &[],
        source: "docs/rules.md 6.4",
        example: "234m34566p45s(567m)+6s ron", counter: "234m34566p45s(678m)+6s ron",
    }
    TwoTerminalChows {
        code: "two_terminal_chows", kanji: "老少副", english: "Two terminal chows", points: 1,
        when: |c| chows::times(c, Yaku::TwoTerminalChows),
        needs: chows(2, ENDS),
        apart: &[], brings: &[],
        source: "docs/rules.md 6.4",
        example: "123m23466p34s(789m)+5s ron", counter: "123m23466p34s(678m)+5s ron",
    }
    PungOfTerminalsOrHonors {
        code: "pung_of_terminals_or_honors", kanji: "幺九刻", english: "Pung of terminals or honors", points: 1,
        when: |c| Verdict::times(c.triplets_among(Kinds::YAOCHUU)),
        needs: with_some(Kinds::YAOCHUU, pungs(1, 0)),
        apart: &[], brings: &[],
        source: "docs/rules.md 6.4",
        example: "123m456p5578s(333z)+9s ron", counter: "123m456p5578s(222z)+9s ron",
    }
    MeldedKong {
        code: "melded_kong", kanji: "明杠", english: "Melded kong", points: 1,
        when: |c| (kongs(c).1 > 0).into(),
        needs: kongs(1, 1, 0),
        apart: &[], brings: &[],
        source: "docs/rules.md 6.4",
        example: "123m456p5578s(3333p)+9s ron", counter: "123m456p5578s(333p)+9s ron",
    }
    OneVoidedSuit {
        code: "one_voided_suit", kanji: "缺一门", english: "One voided suit", points: 1,
        when: |c| (suits(c) == 2).into(),
        needs: of_suits(2, 2, SETS_OR_PAIRS),
        apart: &[], brings: &[],
        source: "docs/rules.md 6.4",
        example: "345678p55s66z(777z)+6z ron", counter: "34567855p66z(777z)+6z ron",
    }
    NoHonors {
        code: "no_honors", kanji: "无字", english: "No honors", points: 1,
        when: |c| c.only(NUMBERS),
        needs: Needs { shapes: STANDARD | PAIRS | KNITTED_STRAIGHT, ..only(NUMBERS, ANY) },
        apart: &[], brings: &[],
        source: "docs/rules.md 6.4",
        example: "123m456p5578s(333p)+9s ron", counter: "123m456p5578s(333z)+9s ron",
    }
    EdgeWait {
        code: "edge_wait", kanji: "边张", english: "Edge wait", points: 1,
        when: |c| only_wait(c, Wait::Penchan),
        needs: Needs { sequences: (1, 4), ..SOME_SETS },
        // A win waits in one way.
        apart: &[Yaku::ClosedWait, Yaku::SingleWait], brings: &[],
        source: "docs/rules.md 6.4",
        example: "12m456p55789s(333z)+3m ron", counter: "23m456p55789s(333z)+1m ron",
    }
    ClosedWait {
        code: "closed_wait", kanji: "嵌张", english: "Closed wait", points: 1,
        when: |c| only_wait(c, Wait::Kanchan),
        needs: Needs { sequences: (1, 4), ..SOME_SETS },
        apart: &[Yaku::SingleWait], brings: &[],
        source: "docs/rules.md 6.4",
        example: "13m456p55789s(333z)+2m ron", counter: "1232444m456p789s+3m ron",
    }
    SingleWait {
        code: "single_wait", kanji: "单钓将", english: "Single wait", points: 1,
        when: |c| only_wait(c, Wait::Tanki),
        needs: Needs { shapes: STANDARD | PAIRS | KNITTED_STRAIGHT, ..ANY },
        apart: &[], brings: &[],
        source: "docs/rules.md 6.4",
        example: "123m456p5789s(333z)+5s ron", counter: "123m456p2345789s+5s ron",
    }
    SelfDrawn {
        code: "self_drawn", kanji: "自摸", english: "Self-drawn", points: 1,
        when: |c| c.win.is_tsumo().into(),
        needs: won(TSUMO),
        apart: &[], brings: &[],
        source: "docs/rules.md 6.4",
        example: "123m456p5578s(333z)+9s tsumo", counter: "123m456p5578s(333z)+9s ron",
    }
    EightFlowers {
        code: "eight_flowers", kanji: "八仙过海", english: "Eight flowers", points: 8,
        when: |c| (flowers(c).len() == 8).into(),
        needs: ANY,
        apart: &[], brings: &[],
        source: "docs/rules.md 6.5",
        example: "12345678m33z(777z)+9m ron flowers:12345678f", counter: "12345678m33z(777z)+9m ron flowers:1234567f",
    }
    AfterTwoKongs {
        code: "after_two_kongs", kanji: "杠上杠", english: "Kong on kong", points: 8,
        when: |c| c.win.has(Flag::KongOnKong).into(),
        needs: after_kongs(2),
        apart: &[], brings: &[],
        source: "docs/rules.md 6.5",
        example: "12378m33z[2222p](7777z)+9m tsumo rinshan kong_on_kong", counter: "12378m33z[2222p](7777z)+9m tsumo rinshan",
    }
    SevenFlowers {
        code: "seven_flowers", kanji: "花糊", english: "Seven flowers", points: 3,
        when: |c| (flowers(c).len() == 7).into(),
        needs: ANY,
        apart: &[Yaku::EightFlowers], brings: &[],
        source: "docs/rules.md 6.5",
        example: "12345678m33z(777z)+9m ron flowers:1234567f", counter: "12345678m33z(777z)+9m ron flowers:123456f",
    }
    FlowerSet {
        code: "flower_set", kanji: "一台花", english: "Set of flowers", points: 2,
        when: flower_sets,
        needs: ANY,
        apart: &[], brings: &[],
        source: "docs/rules.md 6.5",
        example: "12345678m33z(777z)+9m ron flowers:1234f", counter: "12345678m33z(777z)+9m ron flowers:123f",
    }
    SeatFlower {
        code: "seat_flower", kanji: "正花", english: "Seat flower", points: 1,
        when: seat_flowers,
        needs: ANY,
        apart: &[], brings: &[],
        source: "docs/rules.md 6.5",
        example: "12345678m33z(777z)+9m ron flowers:2f", counter: "12345678m33z(777z)+9m ron flowers:1f",
    }
    NoFlowers {
        code: "no_flowers", kanji: "无花", english: "No flowers", points: 1,
        when: |c| (c.win.rules().tiles.flowers() > 0 && flowers(c).is_empty()).into(),
        needs: ANY,
        apart: &[Yaku::SeatFlower, Yaku::FlowerSet, Yaku::SevenFlowers, Yaku::EightFlowers], brings: &[],
        source: "docs/rules.md 6.5",
        example: "12345678m33z(777z)+9m ron", counter: "12345678m33z(777z)+9m ron flowers:1f",
    }
    Concealed {
        code: "concealed", kanji: "门前清", english: "Concealed", points: 1,
        when: concealed,
        needs: ANY,
        apart: &[], brings: &[],
        source: "docs/rules.md 6.5",
        example: "12345678m33777z+9m ron", counter: "12345678m33z(777z)+9m ron",
    }
    LastTileWin {
        code: "last_tile_win", kanji: "海底捞月", english: "Last tile of the wall", points: 1,
        when: |c| c.win.has(Flag::LastTile).into(),
        needs: won(DRAW | RINSHAN | DISCARD),
        apart: &[], brings: &[],
        source: "docs/rules.md 6.5",
        example: "12345678m33z(777z)+9m ron last_tile", counter: "12345678m33z(777z)+9m ron",
    }
    ConcealedWithoutFlowers {
        code: "concealed_without_flowers", kanji: "门前清", english: "Concealed, in a game without flowers", points: 1,
        when: |c| concealed_without_flowers(c),
        needs: ANY,
        apart: &[], brings: &[],
        source: "docs/rules.md 6.6",
        example: "12345678m33777z+9m ron", counter: "12378m33777z[5555z]+9m ron",
    }
    FourConcealedPungsWithoutKongs {
        code: "four_concealed_pungs_without_kongs", kanji: "坎坎胡", english: "Four concealed pungs, no kong", points: 10,
        when: |c| if c.kans(1).holds() { Verdict::No } else { c.concealed_triplets(4) },
        needs: Needs { kans: (0, 0), ..pungs(4, 4) },
        apart: &[Yaku::FourKongs], brings: &[],
        source: "docs/rules.md 6.6",
        example: "222m444p555777s3z+3z ron", counter: "222m444p777s3z[5555s]+3z ron",
    }
    NineGatesDrawn {
        code: "nine_gates_drawn", kanji: "九子连环", english: "Nine gates, drawn or with nine waits", points: 10,
        when: |c| match nine_gates(c) {
            Some(kind) => (c.win.is_tsumo() || kind == c.win.kind()).into(),
            None => Verdict::No,
        },
        needs: Needs { kans: (0, 0), shapes: STANDARD, sequences: (2, 4), ..one_suit(NUMBERS) },
        apart: &[], brings: &[],
        source: "docs/rules.md 6.6",
        example: "1112345567899m+9m tsumo", counter: "1112345567899m+9m ron",
    }
    EarthlyHandByDiscard {
        code: "earthly_hand_by_discard", kanji: "地胡", english: "Earthly hand, by discard", points: 10,
        when: |c| (c.win.method() == WonOn::FirstDiscard && !c.win.is_dealer()
            && c.win.question().from.is_none_or(|from| from == Wind::East)).into(),
        needs: on_the_first(FIRST_DISCARD, OTHER),
        apart: &[], brings: &[],
        source: "docs/rules.md 6.6",
        example: "12345678m33777z+9m ron first_turn", counter: "12345678m33777z+9m ron first_turn from:W",
    }
    SmallThreeWinds {
        code: "small_three_winds", kanji: "小三风", english: "Small three winds", points: 30,
        when: |c| (wind_triplets(c) >= 2 && c.pair().is_some_and(|pair| pair.wind().is_some())).into(),
        needs: Needs { pair: Kinds::WINDS, ..winds(2, 2) },
        apart: &[], brings: &[],
        source: "docs/rules.md 6.7",
        example: "123m456p1112223z+3z ron", counter: "123m456p1112225z+5z ron",
    }
    OneKong {
        code: "one_kong", kanji: "一杠", english: "One kong", points: 5,
        when: |c| c.kans(1),
        needs: kongs(1, 4, 0),
        apart: &[], brings: &[],
        source: "docs/rules.md 6.7",
        example: "123m456p5578s(3333p)+9s ron", counter: "123m456p5578s(333p)+9s ron",
    }
    TwoKongs {
        code: "two_kongs", kanji: "二杠", english: "Two kongs", points: 20,
        when: |c| c.kans(2),
        needs: kongs(2, 4, 0),
        apart: &[], brings: &[],
        source: "docs/rules.md 6.7",
        example: "23m55678p[1111z](7777z)+4m ron", counter: "23m55678p(1111z)(777z)+4m ron",
    }
    PureDoubleChowTwice {
        code: "pure_double_chow_twice", kanji: "两般高", english: "Pure double chow twice", points: 60,
        when: |c| (c.twice_sequence_starts().count(Kinds::ALL) == 2).into(),
        needs: sequences(4, 4),
        apart: &[], brings: &[],
        source: "docs/rules.md 6.7",
        example: "112233m4455667s+7s ron", counter: "112233m4455678s+9s ron",
    }
    SmallTriplePung {
        code: "small_triple_pung", kanji: "三色小同刻", english: "Small triple pung", points: 30,
        when: small_triple_pung,
        needs: of_suits(3, 3, with_pair_of_numbers(numbers(2))),
        apart: &[], brings: &[],
        source: "docs/rules.md 6.7",
        example: "333m333p3s678p(444z)+3s ron", counter: "333m333p4s678p(444z)+4s ron",
    }
    PureOutsideHand {
        code: "pure_outside_hand", kanji: "纯全带幺", english: "Pure outside hand", points: 50,
        when: |c| if c.is_standard() { c.every_block_has(Kinds::TERMINALS) } else { Verdict::No },
        needs: Needs { every: Kinds::TERMINALS, ..SETS },
        apart: &[], brings: &[],
        source: "docs/rules.md 6.7",
        example: "123m789p1119s(789m)+9s ron", counter: "123m789p9s111z(789m)+9s ron",
    }
        }
    };
}

pub(crate) use fans;
