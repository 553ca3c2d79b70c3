//! The patterns of games whose points add up, one entry each, as `yaku/rows.rs` has those of riichi; `brings` lists what always
//! comes with a pattern and is not counted beside it in the Chinese Official game (rules.md 6.4, last column; pungs of terminals or
//! honors where only some are taken are not here, nor what follows from how chows combine).

/// Hands all entries to a macro.
macro_rules! points {
    ($take:ident $($before:tt)*) => {
        $take! { $($before)*
    AllChows {
        code: "all_chows", romaji: "all chows", kanji: "平和", english: "All chows", aliases: &[],
        worth: Worth::points(1, 1), lower: &[],
        when: all_chows,
        needs: Needs { sequences: (4, 4), ..SOME_SETS },
        apart: &[], brings: &[Yaku::NoHonors],
        source: "docs/rules.md 1.2.2",
        example: "234m345p567s67m55p+8m ron", counter: "234m345p567s67m55z+8m ron",
    }
    AllSimples {
        code: "all_simples", romaji: "all simples", kanji: "断么", english: "All simples", aliases: &[],
        worth: Worth::points(1, 1), lower: &[],
        when: |c| c.only(SIMPLES),
        needs: only(SIMPLES, SETS_OR_PAIRS),
        apart: &[], brings: &[Yaku::NoHonors],
        source: "docs/rules.md 1.2.2",
        example: "234m345p567s67m55p+8m ron", counter: "234m345p567s67m99p+8m ron",
    }
    DragonPung {
        code: "dragon_pung", romaji: "dragon pung", kanji: "三元牌", english: "Dragon pung", aliases: &[],
        worth: Worth::points(1, 1), lower: &[],
        when: |c| Verdict::times(c.triplets_among(Kinds::DRAGONS)),
        needs: honors((0, 3), (1, 3)),
        apart: &[], brings: &[],
        source: "docs/rules.md 1.2.2",
        example: "123m456m78m22p777z+9m tsumo", counter: "123m456m78m77z222p+9m tsumo",
    }
    SeatWindPung {
        code: "seat_wind_pung", romaji: "seat wind pung", kanji: "門風", english: "Seat wind", aliases: &[],
        worth: Worth::points(1, 1), lower: &[],
        when: |c| c.value_triplet(c.win.seat().kind()),
        needs: ANY,
        apart: &[], brings: &[],
        source: "docs/rules.md 1.2.2",
        example: "123m456m78m77p222z+9m tsumo", counter: "123m456m78m77p333z+9m tsumo",
    }
    PrevailingWindPung {
        code: "prevailing_wind_pung", romaji: "prevailing wind pung", kanji: "場風", english: "Prevailing wind", aliases: &[],
        worth: Worth::points(1, 1), lower: &[],
        when: |c| c.value_triplet(c.win.round().kind()),
        needs: ANY,
        apart: &[], brings: &[],
        source: "docs/rules.md 1.2.2 (KR-10): an option",
        example: "123m456m78m77p111z+9m tsumo", counter: "123m456m78m77p333z+9m tsumo",
    }
    ConcealedHand {
        code: "concealed_hand", romaji: "concealed hand", kanji: "門前清", english: "Concealed hand", aliases: &[],
        worth: Worth::points(1, 0), lower: &[],
        when: |c| (may_be_concealed(c) && !c.win.is_tsumo()).into(),
        needs: won(RON),
        apart: &[], brings: &[],
        source: "docs/rules.md 1.2.2: won on a discard",
        example: "234m345p567s67m55p+8m ron", counter: "234m345p567s67m55p+8m tsumo",
    }
    FlowerTile {
        code: "flower_tile", romaji: "flower tile", kanji: "花牌", english: "Flower", aliases: &[],
        worth: Worth::points(1, 1), lower: &[],
        when: |c| Verdict::times(c.win.question().flowers.len()),
        needs: ANY,
        apart: &[], brings: &[],
        source: "docs/rules.md 1.2.2",
        example: "234m345p567s67m55p+8m ron flowers:1f", counter: "234m345p567s67m55p+8m ron",
    }
    PremiumTile {
        code: "premium_tile", romaji: "premium tile", kanji: "和牌", english: "Premium tile", aliases: &[],
        worth: Worth::points(1, 1), lower: &[],
        when: |c| Verdict::times(c.win.tiles().get(c.win.kind()).into()),
        needs: ANY,
        apart: &[], brings: &[],
        source: "docs/rules.md 1.2.2: melds and kongs count",
        example: "234m345p567s67m55p+8m ron", counter: "",
    }
    Ready {
        code: "ready", romaji: "ephe", kanji: "入聴", english: "Ready", aliases: &["uper"],
        worth: Worth::points(1, 0), lower: &[],
        when: |c| (c.win.has(Flag::Ready) || c.win.has(Flag::DoubleReady) || c.win.has(Flag::OpenReady)).into(),
        needs: ANY,
        apart: &[], brings: &[],
        source: "docs/rules.md 1.2.2: concealed",
        example: "234m345p567s67m55p+8m ron ready", counter: "234m345p567s67m55p+8m ron",
    }
    FullyConcealedHand {
        code: "fully_concealed_hand", romaji: "fully concealed hand", kanji: "門前清自摸", english: "Fully concealed hand", aliases: &[],
        worth: Worth::points(2, 0), lower: &[Yaku::ConcealedHand],
        when: |c| (may_be_concealed(c) && c.win.is_tsumo()).into(),
        needs: won(TSUMO),
        apart: &[], brings: &[Yaku::SelfDrawn],
        source: "docs/rules.md 1.2.2",
        example: "234m345p567s67m55p+8m tsumo", counter: "234m345p567s67m55p+8m ron",
    }
    AllPungs {
        code: "all_pungs", romaji: "all pungs", kanji: "対々和", english: "All pungs", aliases: &[],
        worth: Worth::points(2, 2), lower: &[],
        when: all_triplets,
        needs: pungs(4, 0),
        apart: &[], brings: &[],
        source: "docs/rules.md 1.2.2",
        example: "333p444p88p111z44z+4z ron", counter: "333p456p88p111z44z+4z ron",
    }
    ClearHand {
        code: "clear_hand", romaji: "clear hand", kanji: "混一色", english: "Clear hand", aliases: &[],
        worth: Worth::points(2, 2), lower: &[],
        when: honitsu,
        needs: ANY,
        apart: &[], brings: &[],
        source: "docs/rules.md 1.2.2: at least one honor",
        example: "333p456p88p111z44z+4z ron", counter: "333p456p88p111m44z+4z ron",
    }
    PureStraight {
        code: "pure_straight", romaji: "pure straight", kanji: "一気通貫", english: "Pure straight", aliases: &[],
        worth: Worth::points(2, 2), lower: &[],
        when: ittsuu,
        needs: chows(3, ENDS),
        apart: NO_TWO_OF_MANY, brings: &[],
        source: "docs/rules.md 1.2.2",
        example: "123m456m78m22p777z+9m tsumo", counter: "123m456m67m22p777z+8m tsumo",
    }
    OpenReady {
        code: "open_ready", romaji: "bulhe", kanji: "オープン入聴", english: "Open ready", aliases: &[],
        worth: Worth::points(2, 2), lower: &[Yaku::Ready],
        when: |c| c.win.has(Flag::OpenReady).into(),
        needs: ANY,
        apart: &[], brings: &[],
        source: "docs/rules.md 1.2.2: self-drawn",
        example: "234m345p567s67m55p+8m tsumo open_ready", counter: "234m345p567s67m55p+8m tsumo ready",
    }
    LittleThreeDragons {
        code: "little_three_dragons", romaji: "little three dragons", kanji: "小三元", english: "Little three dragons", aliases: &[],
        worth: Worth::points(4, 4), lower: &[],
        when: shousangen,
        needs: Needs { pair: Kinds::DRAGONS, ..honors((0, 2), (2, 2)) },
        apart: &[], brings: &[Yaku::TwoDragonsPungs, Yaku::DragonPung],
        source: "docs/rules.md 1.2.2",
        example: "234m55z78p(666z)(777z)+9p ron", counter: "234m44z78p(666z)(777z)+9p ron",
    }
    ThreeConcealedPungs {
        code: "three_concealed_pungs", romaji: "three concealed pungs", kanji: "三暗刻", english: "Three concealed pungs", aliases: &[],
        worth: Worth::points(4, 4), lower: &[],
        when: |c| c.concealed_triplets(3),
        needs: pungs(3, 3),
        apart: &[], brings: &[Yaku::TwoConcealedPungs],
        source: "docs/rules.md 1.2.2: a discard opens a pung",
        example: "222m888p444s11z78p+9p ron", counter: "222m888p44s11z789p+4s ron",
    }
    SevenPairs {
        code: "seven_pairs", romaji: "seven pairs", kanji: "七対", english: "Seven pairs", aliases: &[],
        worth: Worth::points(4, 4), lower: &[],
        when: seven_pairs,
        needs: SEVEN_PAIRS,
        apart: &[], brings: &[Yaku::FullyConcealedHand, Yaku::ConcealedHand, Yaku::SingleWait],
        source: "docs/rules.md 1.2.2",
        example: "22m55m66p99p55s77s1z+1z tsumo", counter: "22m55m66p99p55s777s+7s tsumo",
    }
    LastTileDraw {
        code: "last_tile_draw", romaji: "last tile draw", kanji: "海底", english: "Last tile draw", aliases: &[],
        worth: Worth::points(5, 5), lower: &[],
        when: |c| (c.win.is_tsumo() && c.win.has(Flag::LastTile)).into(),
        needs: won(TSUMO & !FIRST_DRAW),
        apart: &[], brings: &[Yaku::SelfDrawn],
        source: "docs/rules.md 1.2.2: by draw only",
        example: "234m345p567s67m55p+8m tsumo last_tile", counter: "234m345p567s67m55p+8m ron last_tile",
    }
    RobbingTheKong {
        code: "robbing_the_kong", romaji: "robbing the kong", kanji: "槍槓", english: "Robbing the kong", aliases: &[],
        worth: Worth::points(5, 5), lower: &[],
        when: |c| (c.win.method() == WonOn::Chankan).into(),
        needs: won(CHANKAN),
        apart: &[], brings: &[Yaku::LastTile],
        source: "docs/rules.md 1.2.2",
        example: "234m345p567s67m55p+8m ron chankan", counter: "234m345p567s67m55p+8m ron",
    }
    ReplacementTile {
        code: "replacement_tile", romaji: "replacement tile", kanji: "嶺上", english: "Out with replacement tile", aliases: &[],
        worth: Worth::points(5, 5), lower: &[],
        when: |c| (c.win.method() == WonOn::Rinshan).into(),
        needs: ANY,
        apart: &[], brings: &[],
        source: "docs/rules.md 1.2.2: after a kong",
        example: "234m345p67m55p[1111z]+8m tsumo rinshan", counter: "234m345p67m55p[1111z]+8m tsumo",
    }
    DoubleReady {
        code: "double_ready", romaji: "double riichi", kanji: "ダブル入聴", english: "Double ready", aliases: &["double riichi"],
        worth: Worth::points(5, 0), lower: &[Yaku::Ready],
        when: |c| c.win.has(Flag::DoubleReady).into(),
        needs: ANY,
        apart: &[], brings: &[],
        source: "docs/rules.md 1.2.2",
        example: "234m345p567s67m55p+8m ron double_ready", counter: "234m345p567s67m55p+8m ron ready",
    }
    LittleFourWinds {
        code: "little_four_winds", romaji: "four little winds", kanji: "小四喜", english: "Four little winds", aliases: &["little four winds"],
        worth: Worth::points(8, 8), lower: &[],
        when: three_winds_and_the_pair,
        needs: Needs { pair: Kinds::WINDS, ..winds(3, 3) },
        apart: &[], brings: &[Yaku::BigThreeWinds],
        source: "docs/rules.md 1.2.2",
        example: "23m44z(111z)(222z)(333z)+4m ron", counter: "23m55z(111z)(222z)(333z)+4m ron",
    }
    PureHand {
        code: "pure_hand", romaji: "pure hand", kanji: "清一色", english: "Pure hand", aliases: &[],
        worth: Worth::points(8, 8), lower: &[Yaku::ClearHand],
        when: chinitsu,
        needs: ANY,
        apart: &[], brings: &[],
        source: "docs/rules.md 1.2.2",
        example: "12345688m44m(789m)+4m ron", counter: "12345688m44z(789m)+4z ron",
    }
    BigThreeDragons {
        code: "big_three_dragons", romaji: "big three dragons", kanji: "大三元", english: "Big three dragons", aliases: &[],
        worth: Worth::points(8, 8), lower: &[Yaku::LittleThreeDragons],
        when: |c| (c.triplets_among(Kinds::DRAGONS) == 3).into(),
        needs: dragons(Kinds::DRAGONS),
        apart: &[], brings: &[Yaku::LittleThreeDragons, Yaku::TwoDragonsPungs, Yaku::DragonPung],
        source: "docs/rules.md 1.2.2",
        example: "23m99p777z(555z)(666z)+4m ron", counter: "23m77z(999m)(555z)(666z)+4m ron",
    }
    AllTerminals {
        code: "all_terminals", romaji: "all terminals", kanji: "清老頭", english: "All terminals", aliases: &[],
        worth: Worth::points(8, 8), lower: &[],
        when: |c| c.only(Kinds::TERMINALS),
        needs: only(Kinds::TERMINALS, pungs_or_pairs()),
        apart: &[],
        brings: &[
            Yaku::AllTerminalsAndHonors, Yaku::AllPungs, Yaku::OutsideHand, Yaku::DoublePung, Yaku::PungOfTerminalsOrHonors,
            Yaku::NoHonors,
        ],
        source: "docs/rules.md 1.2.2",
        example: "11m99p(111s)(999s)(999m)+9p ron", counter: "11m44z(111s)(999s)(999m)+4z ron",
    }
    FourConcealedPungs {
        code: "four_concealed_pungs", romaji: "four concealed pungs", kanji: "四暗刻", english: "Four concealed pungs", aliases: &[],
        worth: Worth::points(8, 8), lower: &[Yaku::ThreeConcealedPungs],
        when: |c| c.concealed_triplets(4),
        needs: pungs(4, 4),
        apart: &[],
        brings: &[Yaku::ThreeConcealedPungs, Yaku::AllPungs, Yaku::FullyConcealedHand, Yaku::ConcealedHand, Yaku::TwoConcealedPungs],
        source: "docs/rules.md 1.2.2",
        example: "111m333p77s999s22z+7s tsumo", counter: "111m333p77s999s22z+7s ron",
    }
    AllFlowers {
        code: "all_flowers", romaji: "all flowers", kanji: "四花", english: "All flowers", aliases: &[],
        worth: Worth::points(8, 8), lower: &[],
        when: |c| all_flowers(c).into(),
        needs: ANY,
        apart: &[], brings: &[],
        source: "docs/rules.md 1.2.2: beside the single flowers",
        example: "234m345p567s67m55p+8m ron flowers:1234f", counter: "234m345p567s67m55p+8m ron flowers:123f",
    }
    MoonBottomSea {
        code: "moon_bottom_sea", romaji: "moon at the bottom of the sea", kanji: "海底撈月", english: "Moon at the bottom of the sea",
        aliases: &[],
        worth: Worth::points(8, 8), lower: &[Yaku::LastTileDraw],
        when: |c| (c.win.is_tsumo() && c.win.has(Flag::LastTile) && is_pin(c.win.kind(), 1)).into(),
        needs: ANY,
        apart: &[], brings: &[],
        source: "docs/rules.md 1.2.2",
        example: "23p456m789s44z555s+1p tsumo last_tile", counter: "23p456m789s44z555s+4p tsumo last_tile",
    }
    PlumBlossomRoof {
        code: "plum_blossom_roof", romaji: "plum blossom on the roof", kanji: "梅花開", english: "Plum blossom on the roof",
        aliases: &["plumb blossom on the roof"],
        worth: Worth::points(8, 8), lower: &[Yaku::ReplacementTile],
        when: |c| (c.win.method() == WonOn::Rinshan && is_pin(c.win.kind(), 5)).into(),
        needs: ANY,
        apart: &[], brings: &[],
        source: "docs/rules.md 1.2.2",
        example: "46p678m11s666z[9999m]+5p tsumo rinshan", counter: "34p678m11s666z[9999m]+2p tsumo rinshan",
    }
    BigFourWinds {
        code: "big_four_winds", romaji: "four big winds", kanji: "大四喜", english: "Four big winds", aliases: &["big four winds"],
        worth: Worth::points(12, 12), lower: &[Yaku::LittleFourWinds],
        when: |c| (wind_triplets(c) == 4).into(),
        needs: winds(4, 4),
        apart: &[],
        brings: &[Yaku::BigThreeWinds, Yaku::AllPungs, Yaku::PrevalentWind, Yaku::SeatWind, Yaku::PungOfTerminalsOrHonors],
        source: "docs/rules.md 1.2.2",
        example: "2m(111z)(222z)(333z)(444z)+2m ron", counter: "22m44z(111z)(222z)(333z)+2m ron",
    }
    AllHonors {
        code: "all_honors", romaji: "all honors", kanji: "字一色", english: "All honors", aliases: &[],
        worth: Worth::points(12, 12), lower: &[],
        when: |c| c.only(Kinds::HONORS),
        needs: of_suits(0, 0, only(Kinds::HONORS, pungs_or_pairs())),
        apart: &[],
        brings: &[Yaku::AllTerminalsAndHonors, Yaku::AllPungs, Yaku::OutsideHand, Yaku::PungOfTerminalsOrHonors],
        source: "docs/rules.md 1.2.2",
        example: "11z55z(222z)(333z)(666z)+1z ron", counter: "11z99s(222z)(333z)(666z)+1z ron",
    }
    HeavenlyHand {
        code: "heavenly_hand", romaji: "heavenly hand", kanji: "天和", english: "Heavenly hand", aliases: &[],
        worth: Worth::points(16, 0), lower: &[],
        when: |c| (c.win.method() == WonOn::FirstDraw && c.win.is_dealer()).into(),
        needs: on_the_first(FIRST_DRAW, DEALER),
        apart: &[], brings: &[],
        source: "docs/rules.md 1.2.2",
        example: "123m456p789s22m78m+9m tsumo seat:E first_turn", counter: "123m456p789s22m78m+9m tsumo seat:E",
    }
    EarthlyHand {
        code: "earthly_hand", romaji: "earthly hand", kanji: "地和", english: "Earthly hand", aliases: &[],
        worth: Worth::points(16, 0), lower: &[],
        when: |c| (c.win.method() == WonOn::FirstDraw && !c.win.is_dealer()).into(),
        needs: on_the_first(FIRST_DRAW, OTHER),
        apart: &[], brings: &[],
        source: "docs/rules.md 1.2.2",
        example: "123m456p789s22m78m+9m tsumo first_turn", counter: "123m456p789s22m78m+9m tsumo",
    }
    BlessingOfMan {
        code: "blessing_of_man", romaji: "blessing of man", kanji: "人和", english: "Blessing of man", aliases: &[],
        worth: Worth::points(16, 0), lower: &[],
        when: |c| (c.win.method() == WonOn::FirstDiscard).into(),
        needs: on_the_first(FIRST_DISCARD, DEALER | OTHER),
        apart: &[], brings: &[],
        source: "docs/rules.md 1.2.2",
        example: "123m456p789s22m78m+9m ron first_turn", counter: "123m456p789s22m78m+9m ron",
    }
    NineGates {
        code: "nine_gates", romaji: "nine gates", kanji: "九蓮宝燈", english: "Nine gates", aliases: &[],
        worth: Worth::points(24, 0), lower: &[],
        when: |c| (nine_gates(c) == Some(c.win.kind())).into(),
        needs: Needs { kans: (0, 0), shapes: STANDARD, sequences: (2, 4), ..one_suit(NUMBERS) },
        apart: &[], brings: &[Yaku::FullFlush, Yaku::FullyConcealedHand, Yaku::ConcealedHand, Yaku::NoHonors],
        source: "docs/rules.md 1.2.2: the nine-sided wait only",
        example: "1112345678999p+5p ron", counter: "1112234567899p+9p ron",
    }
        }
    };
}

pub(crate) use points;
