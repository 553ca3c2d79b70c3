//! The yaku of riichi, in the order in which a player says them: one entry each, and the only place for what an entry says.
//!
//! An entry is used on three floors: `yaku/table.rs` makes ids, names and texts of it, `engine/conditions.rs` its condition, and
//! `quick/needs.rs` what it asks of a hand without tiles. Each has a macro that takes the columns it needs.

/// Hands all entries to a macro.
macro_rules! rows {
    ($take:ident) => {
        $take! {
    // Situations.
    Riichi {
        code: "riichi", romaji: "riichi", kanji: "立直", english: "Riichi", aliases: &["reach"],
        worth: Worth::han(1, 0), lower: &[],
        when: |c| c.win.riichi().is_declared().into(),
        needs: won(LATER),
        apart: &[], takes: NOTHING,
        source: "docs/rules.md 0.4",
        example: "234m34p66p678s567s+2p ron riichi", counter: "234m34p66p678s567s+2p ron",
    }
    DoubleRiichi {
        code: "double_riichi", romaji: "double riichi", kanji: "ダブル立直", english: "Double riichi",
        aliases: &["double reach", "daburu riichi"],
        worth: Worth::han(2, 0), lower: &[Yaku::Riichi],
        when: |c| c.win.riichi().is_double().into(),
        needs: won(LATER),
        apart: &[], takes: NOTHING,
        source: "docs/rules.md 0.4",
        example: "234m34p66p678s567s+2p ron double_riichi", counter: "234m34p66p678s567s+2p ron riichi",
    }
    Ippatsu {
        code: "ippatsu", romaji: "ippatsu", kanji: "一発", english: "One shot", aliases: &[],
        worth: Worth::han(1, 0), lower: &[],
        when: |c| c.win.is_ippatsu().into(),
        needs: Needs { riichi: true, ..won(DRAW | DISCARD | CHANKAN) },
        apart: &[], takes: FLAG,
        source: "docs/rules.md 0.4",
        example: "234m34p66p678s567s+2p ron riichi ippatsu", counter: "234m34p66p678s567s+2p ron riichi",
    }
    MenzenTsumo {
        code: "menzen_tsumo", romaji: "menzen tsumo", kanji: "門前清自摸和", english: "Fully concealed hand",
        aliases: &["menzenchin tsumohou", "tsumo", "tsumo on concealed hand", "menzen"],
        worth: Worth::han(1, 0), lower: &[],
        when: |c| c.win.is_tsumo().into(),
        needs: won(TSUMO),
        apart: &[], takes: NOTHING,
        source: "docs/rules.md 0.4",
        example: "123m456p789s22m78m+9m tsumo", counter: "123m456p789s2p(789m)+2p tsumo last_tile",
    }
    Haitei {
        code: "haitei", romaji: "haitei raoyue", kanji: "海底撈月", english: "Under the sea", aliases: &["haitei", "last tile of the wall"],
        worth: Worth::han(1, 1), lower: &[],
        when: |c| (c.win.is_tsumo() && c.win.has(Flag::LastTile)).into(),
        needs: won(DRAW | RINSHAN),
        apart: &[], takes: FLAG,
        source: "docs/rules.md 0.4",
        example: "123m456p789s22m(789m) tsumo last_tile", counter: "123m456p789s2m(789m)+2m ron last_tile",
    }
    Houtei {
        code: "houtei", romaji: "houtei raoyui", kanji: "河底撈魚", english: "Under the river", aliases: &["houtei"],
        worth: Worth::han(1, 1), lower: &[],
        when: |c| (!c.win.is_tsumo() && c.win.has(Flag::LastTile)).into(),
        needs: won(DISCARD),
        apart: &[], takes: FLAG,
        source: "docs/rules.md 0.4",
        example: "123m456p789s2m(789m)+2m ron last_tile", counter: "123m456p789s22m(789m) tsumo last_tile",
    }
    Rinshan {
        code: "rinshan", romaji: "rinshan kaihou", kanji: "嶺上開花", english: "After a kan", aliases: &["rinchan kaihou", "loose tile"],
        worth: Worth::han(1, 1), lower: &[Yaku::Haitei],
        when: |c| (c.win.method() == WonOn::Rinshan).into(),
        needs: Needs { methods: RINSHAN, kans: (1, 4), ..sequences(0, 3) },
        apart: &[], takes: FLAG,
        source: "docs/rules.md 0.4: negates haitei",
        example: "123m456p78s22m(1111z)+9s tsumo rinshan", counter: "123m456p78s22m(1111z)+9s tsumo last_tile",
    }
    Chankan {
        code: "chankan", romaji: "chankan", kanji: "槍槓", english: "Robbing a kan", aliases: &[],
        worth: Worth::han(1, 1), lower: &[],
        when: |c| (c.win.method() == WonOn::Chankan).into(),
        // The other three of its kind are in the kan, so the tile completes a sequence.
        needs: Needs { methods: CHANKAN, shapes: STANDARD | ORPHANS, ..sequences(1, 4) },
        // The kan has the other three, so the hand has none of them.
        apart: TWO_OF_EACH,
        takes: FLAG,
        source: "docs/rules.md 0.4",
        example: "123m456p78s22m(111z)+9s ron chankan", counter: "123m456p78s22m(222z)+9s ron",
    }

    // Sets and tiles.
    Pinfu {
        code: "pinfu", romaji: "pinfu", kanji: "平和", english: "Pinfu", aliases: &["no points", "pin huu", "all chow", "pin wu"],
        worth: Worth::han(1, 0), lower: &[],
        when: pinfu,
        needs: sequences(4, 4),
        apart: &[], takes: NOTHING,
        source: "docs/rules.md 0.4",
        example: "123m456p789s44z78m+9m ron", counter: "123m456p789s22z78m+9m ron riichi",
    }
    Tanyao {
        code: "tanyao", romaji: "tanyao", kanji: "断么九", english: "All simples", aliases: &["tanyao chuu"],
        worth: Worth::han(1, 1), lower: &[],
        when: |c| c.only(SIMPLES),
        needs: Needs { only: SIMPLES, ..SETS_OR_PAIRS },
        apart: &[], takes: NOTHING,
        source: "docs/rules.md 0.4",
        example: "234m345p88m66p(678s)+6p ron", counter: "123m345p88m678s66p+6p ron riichi",
    }
    Iipeikou {
        code: "iipeikou", romaji: "iipeikou", kanji: "一盃口", english: "Pure double sequence",
        aliases: &["twin sequences", "two identical chows"],
        worth: Worth::han(1, 0), lower: &[],
        when: |c| (c.equal_sequences() != Size::None).into(),
        needs: sequences(2, 4),
        apart: &[], takes: EQUAL_SEQUENCES,
        source: "docs/rules.md 0.4",
        example: "112233m456p44z99s+9s ron", counter: "123m123p456p44z99s+9s ron riichi",
    }
    YakuhaiSeat {
        code: "yakuhai_seat", romaji: "jikaze", kanji: "自風", english: "Seat wind",
        aliases: &["yakuhi", "own wind", "fanpai", "renfuu", "double wind", "valued tile"],
        worth: Worth::han(1, 1), lower: &[],
        when: |c| c.value_triplet(c.win.seat().kind()),
        needs: winds(1, 4),
        apart: &[], takes: HONORS,
        source: "docs/rules.md 0.4",
        example: "123m456p44z99s(222z)+9s ron seat:S", counter: "123m456p44z99s(333z)+9s ron seat:S",
    }
    YakuhaiRound {
        code: "yakuhai_round", romaji: "bakaze", kanji: "場風", english: "Round wind",
        aliases: &["prevailing wind", "fanpai", "renfuu", "double wind", "valued tile"],
        worth: Worth::han(1, 1), lower: &[],
        when: |c| c.value_triplet(c.win.round().kind()),
        needs: winds(1, 4),
        apart: &[], takes: HONORS,
        source: "docs/rules.md 0.4",
        example: "123m456p44z99s(111z)+9s ron", counter: "123m456p44z99s(111z)+9s ron round:S",
    }
    YakuhaiHaku {
        code: "yakuhai_haku", romaji: "haku", kanji: "白", english: "White dragon",
        aliases: &["fanpai", "dragon tiles", "sangenpai", "pung of any dragon"],
        worth: Worth::han(1, 1), lower: &[],
        when: |c| c.value_triplet(Dragon::Haku.kind()),
        needs: dragons(dragon(Dragon::Haku)),
        apart: &[], takes: HONORS,
        source: "docs/rules.md 0.4",
        example: "123m456p44z99s(555z)+9s ron", counter: "123m456p55z99s(444z)+9s ron",
    }
    YakuhaiHatsu {
        code: "yakuhai_hatsu", romaji: "hatsu", kanji: "發", english: "Green dragon",
        aliases: &["fanpai", "dragon tiles", "sangenpai", "pung of any dragon"],
        worth: Worth::han(1, 1), lower: &[],
        when: |c| c.value_triplet(Dragon::Hatsu.kind()),
        needs: dragons(dragon(Dragon::Hatsu)),
        apart: &[], takes: HONORS,
        source: "docs/rules.md 0.4",
        example: "123m456p44z99s(666z)+9s ron", counter: "123m456p66z99s(444z)+9s ron",
    }
    YakuhaiChun {
        code: "yakuhai_chun", romaji: "chun", kanji: "中", english: "Red dragon",
        aliases: &["fanpai", "dragon tiles", "sangenpai", "pung of any dragon"],
        worth: Worth::han(1, 1), lower: &[],
        when: |c| c.value_triplet(Dragon::Chun.kind()),
        needs: dragons(dragon(Dragon::Chun)),
        apart: &[], takes: HONORS,
        source: "docs/rules.md 0.4",
        example: "123m456p44z99s(777z)+9s ron", counter: "123m456p77z99s(444z)+9s ron",
    }
    Chiitoitsu {
        code: "chiitoitsu", romaji: "chiitoitsu", kanji: "七対子", english: "Seven pairs", aliases: &["chi-itoitsu"],
        worth: Worth::han(2, 0), lower: &[],
        when: seven_pairs,
        needs: Needs { shapes: PAIRS, ..ANY },
        apart: &[], takes: FEW_KINDS,
        source: "docs/rules.md 0.4",
        example: "1133m5577p2244s6z+6z ron", counter: "112233m556677p4s+4s ron",
    }
    SanshokuDoujun {
        code: "sanshoku_doujun", romaji: "sanshoku doujun", kanji: "三色同順", english: "Mixed triple sequence",
        aliases: &["three similar chows"],
        worth: Worth::han(2, 1), lower: &[],
        when: sanshoku_doujun,
        needs: Needs { suits: (3, 3), ..sequences(3, 4) },
        // Three different sequences, where two pairs of equal ones or three equal ones have two at the most.
        apart: &[Yaku::Ryanpeikou, Yaku::IsshokuSanjun, Yaku::IsshokuYonjun],
        takes: NOTHING,
        source: "docs/rules.md 0.4",
        example: "345m345p78s22m(345s)+9s ron", counter: "345m345p78s22m(456s)+9s ron",
    }
    Ittsuu {
        code: "ittsuu", romaji: "ittsuu", kanji: "一気通貫", english: "Pure straight",
        aliases: &["itsu", "ittsu", "one through nine", "full straight"],
        worth: Worth::han(2, 1), lower: &[],
        when: ittsuu,
        needs: sequences(3, 4),
        // 123, 456 and 789 of a suit leave one set free, and have terminals.
        apart: &[
            Yaku::Tanyao, Yaku::SanshokuDoujun, Yaku::Chanta, Yaku::Junchan, Yaku::Ryanpeikou, Yaku::IsshokuSanjun, Yaku::IsshokuYonjun,
        ],
        takes: NOTHING,
        source: "docs/rules.md 0.4",
        example: "123456m22p34s(789m)+5s ron", counter: "123456m22p34s(678m)+5s ron",
    }
    Chanta {
        code: "chanta", romaji: "chanta", kanji: "混全帯么九", english: "Half outside hand",
        aliases: &["chantaiyao", "outside hand", "all terminals & honors, w/ term. chows"],
        worth: Worth::han(2, 1), lower: &[],
        when: |c| if c.has_sequences() { c.every_block_has(Kinds::YAOCHUU) } else { Verdict::No },
        needs: Needs { every: Kinds::YAOCHUU, ..sequences(1, 4) },
        apart: &[], takes: ENDS,
        source: "docs/rules.md 0.4: needs a run",
        example: "123m789p11z23s(444z)+1s ron", counter: "123m789p11z23s(444z)+4s ron",
    }
    Toitoi {
        code: "toitoi", romaji: "toitoi", kanji: "対々和", english: "All triplets",
        aliases: &["toitai", "toittoi", "all pung"],
        worth: Worth::han(2, 2), lower: &[],
        when: all_triplets,
        needs: sequences(0, 0),
        apart: &[], takes: TRIPLETS,
        source: "docs/rules.md 0.4",
        example: "222m88p44s(666p)(999s)+4s ron", counter: "222m88p34s(666p)(999s)+5s ron",
    }
    Sanankou {
        code: "sanankou", romaji: "sanankou", kanji: "三暗刻", english: "Three concealed triplets",
        aliases: &["san ankou", "three concealed pungs"],
        worth: Worth::han(2, 2), lower: &[],
        when: |c| c.concealed_triplets(3),
        needs: Needs { concealed: 3, ..sequences(0, 1) },
        apart: &[], takes: TRIPLETS,
        source: "docs/rules.md 0.4",
        example: "222m888p444s11z78p+9p ron", counter: "222m888p44s11z789p+4s ron",
    }
    Sankantsu {
        code: "sankantsu", romaji: "sankantsu", kanji: "三槓子", english: "Three kans", aliases: &["three kongs", "three quads"],
        worth: Worth::han(2, 2), lower: &[],
        when: |c| c.kans(3),
        needs: Needs { kans: (3, 4), ..sequences(0, 1) },
        apart: &[], takes: TRIPLETS,
        source: "docs/rules.md 0.4",
        example: "11z78p[2222m](6666p)(4444s)+9p ron", counter: "11z78p[2222m](6666p)(444s)+9p ron",
    }
    SanshokuDoukou {
        code: "sanshoku_doukou", romaji: "sanshoku doukou", kanji: "三色同刻", english: "Triple triplets",
        aliases: &["three similar pungs", "san shoku dokou"],
        worth: Worth::han(2, 2), lower: &[],
        when: sanshoku_doukou,
        needs: Needs { suits: (3, 3), alike: 3, ..numbers(3) },
        // Three sets and two, or three, are more than four.
        apart: &[Yaku::Shousangen, Yaku::Sanpuukou],
        takes: TRIPLETS,
        source: "docs/rules.md 0.4",
        example: "333m333p77z56s(3333s)+7s ron", counter: "333m333p77z56s(4444s)+7s ron",
    }
    Honroutou {
        code: "honroutou", romaji: "honroutou", kanji: "混老頭", english: "All terminals and honors",
        aliases: &["all terminals and honours", "honrouto", "all terminal & honor pungs"],
        worth: Worth::han(2, 2), lower: &[Yaku::Chanta],
        when: |c| if c.reading.shape == Shape::Kokushi { Verdict::No } else { c.only(Kinds::YAOCHUU) },
        needs: Needs { only: Kinds::YAOCHUU, sequences: (0, 0), ..SETS_OR_PAIRS },
        apart: &[], takes: ENDS,
        source: "docs/rules.md 0.4",
        example: "111m99p11z(999s)(444z)+1z ron", counter: "111m99p23s(999s)(444z)+1s ron",
    }
    Shousangen {
        code: "shousangen", romaji: "shousangen", kanji: "小三元", english: "Little three dragons", aliases: &["small three dragons"],
        worth: Worth::han(2, 2), lower: &[],
        when: shousangen,
        needs: Needs { dragons: (2, 2), pair: Kinds::DRAGONS, some: [Kinds::DRAGONS, Kinds::ALL], ..SETS },
        apart: &[Yaku::Sanpuukou, Yaku::Shousanpuu],
        takes: HONORS | TRIPLETS,
        source: "docs/rules.md 0.4",
        example: "234m55z78p(666z)(777z)+9p ron", counter: "234m44z78p(666z)(777z)+9p ron",
    }
    Ryanpeikou {
        code: "ryanpeikou", romaji: "ryanpeikou", kanji: "二盃口", english: "Twice pure double sequence",
        aliases: &["double peikou", "twice pure double sequences", "double twin sequences"],
        worth: Worth::han(3, 0), lower: &[Yaku::Iipeikou],
        when: |c| (c.equal_sequences() == Size::Several).into(),
        needs: sequences(4, 4),
        apart: &[], takes: EQUAL_SEQUENCES,
        source: "docs/rules.md 0.4",
        example: "112233m556677p4s+4s ron", counter: "112233m567678p4s+4s ron",
    }
    Junchan {
        code: "junchan", romaji: "junchan", kanji: "純全帯么九", english: "Fully outside hand",
        aliases: &["full outside hand", "junchan taiyao", "all terminals, w/ terminal chows"],
        worth: Worth::han(3, 2), lower: &[Yaku::Chanta],
        when: |c| if c.has_sequences() { c.every_block_has(Kinds::TERMINALS) } else { Verdict::No },
        needs: Needs { every: Kinds::TERMINALS, only: NUMBERS, ..sequences(1, 4) },
        apart: &[], takes: ENDS,
        source: "docs/rules.md 0.4",
        example: "123m789p11s12s(999m)+3s ron", counter: "123m789p11z12s(999m)+3s ron",
    }
    Honitsu {
        code: "honitsu", romaji: "honitsu", kanji: "混一色", english: "Half flush", aliases: &["hon iisou", "clean hand"],
        worth: Worth::han(3, 2), lower: &[],
        when: honitsu,
        needs: Needs { some: [Kinds::HONORS, NUMBERS], ..one_suit(Kinds::ALL) },
        apart: &[], takes: HONORS | TWO_SUITS,
        source: "docs/rules.md 0.4",
        example: "123m45688m44z(789m)+4z ron", counter: "123m45688m44p(789m)+4p ron",
    }
    Chinitsu {
        code: "chinitsu", romaji: "chinitsu", kanji: "清一色", english: "Full flush", aliases: &["chinitu", "chin iisou", "pure hand"],
        worth: Worth::han(6, 5), lower: &[Yaku::Honitsu],
        when: chinitsu,
        needs: one_suit(NUMBERS),
        // Without honors it is junchan, and one suit has two kinds of terminals.
        apart: &[Yaku::Chanta, Yaku::Honroutou],
        takes: TWO_SUITS,
        source: "docs/rules.md 0.4",
        example: "12345688m44m(789m)+4m ron", counter: "12345688m44z(789m)+4z ron",
    }

    // Old and local yaku.
    OpenRiichi {
        code: "open_riichi", romaji: "open riichi", kanji: "オープン立直", english: "Open riichi", aliases: &[],
        worth: Worth::han(1, 0), lower: &[],
        when: |c| c.win.riichi().is_open().into(),
        needs: won(LATER),
        apart: &[], takes: SHOWN,
        source: "docs/rules.md 3 (RA, MR): 2 with riichi, 3 with double riichi",
        example: "234m34p66p678s567s+2p ron open_riichi", counter: "234m34p66p678s567s+2p ron riichi",
    }
    TsubameGaeshi {
        code: "tsubame_gaeshi", romaji: "tsubame gaeshi", kanji: "燕返し", english: "Swallow's return", aliases: &[],
        worth: Worth::han(1, 1), lower: &[],
        when: |c| c.win.has(Flag::RiichiDiscard).into(),
        needs: won(DISCARD | FIRST_DISCARD),
        apart: &[], takes: FLAG,
        source: "docs/rules.md 3 (RA, LOC-Z, LOC-K)",
        example: "234m34p66p678s567s+2p ron riichi_discard", counter: "234m34p66p678s567s+2p ron",
    }
    Kanburi {
        code: "kanburi", romaji: "kanburi", kanji: "槓振り", english: "Discard after a kan", aliases: &[],
        worth: Worth::han(1, 1), lower: &[],
        when: |c| c.win.has(Flag::KanDiscard).into(),
        needs: won(DISCARD | FIRST_DISCARD),
        // The kan before the discard ends ippatsu, and there is none beside four others.
        apart: &[Yaku::Ippatsu, Yaku::Suukantsu],
        takes: FLAG,
        source: "docs/rules.md 3 (RA, LOC-Z)",
        example: "234m34p66p678s567s+2p ron kan_discard", counter: "234m34p66p678s567s+2p ron",
    }
    IsshokuSanjun {
        code: "isshoku_sanjun", romaji: "isshoku sanjun", kanji: "一色三順", english: "Pure triple sequence",
        aliases: &["iisou sanjun", "three identical chows"],
        worth: Worth::han(2, 2), lower: &[Yaku::Iipeikou],
        when: |c| (c.most_equal_sequences() >= 3).into(),
        needs: sequences(3, 4),
        apart: &[], takes: EQUAL_SEQUENCES,
        source: "docs/rules.md 1.1.2, 3 (RA, LOC-R, LOC-G: disputed value)",
        example: "34s678m11p(234s)(234s)+2s ron", counter: "34s678m11p(234s)(234p)+2s ron",
    }
    IsshokuYonjun {
        code: "isshoku_yonjun", romaji: "isshoku yonjun", kanji: "一色四順", english: "Pure quadruple sequence",
        aliases: &["yonjun", "iisou suu shun", "four identical chows"],
        worth: Worth::yakuman(1, 1), lower: &[Yaku::IsshokuSanjun, Yaku::Ryanpeikou, Yaku::Iipeikou],
        when: |c| (c.most_equal_sequences() == 4).into(),
        needs: sequences(4, 4),
        // The same sequence four times.
        apart: &[Yaku::Chuuren, Yaku::JunseiChuuren, Yaku::Daisharin, Yaku::Shousharin, Yaku::Benikujaku],
        takes: EQUAL_SEQUENCES,
        source: "docs/rules.md 1.1.2, 3 (RA, LOC-I, LOC-G)",
        example: "222233334444m5s+5s ron", counter: "22233344455m67s+5s ron",
    }
    Sanrenkou {
        code: "sanrenkou", romaji: "sanrenkou", kanji: "三連刻", english: "Three consecutive triplets",
        aliases: &["san renkou", "three sequential pungs"],
        worth: Worth::han(2, 2), lower: &[],
        when: |c| (longest_triplet_row(c) >= 3).into(),
        needs: Needs { simples: 2, ..numbers(3) },
        // Three sets of a suit, one of them of simples.
        apart: &[Yaku::Chanta, Yaku::Junchan, Yaku::Honroutou, Yaku::SanshokuDoukou, Yaku::Shousangen, Yaku::Sanpuukou],
        takes: TRIPLETS,
        source: "docs/rules.md 1.1.2, 3 (RA, LOC-R, LOC-J, LOC-G)",
        example: "444m11z78p(555m)(666m)+9p ron", counter: "444m11z78p(555m)(777m)+9p ron",
    }
    Uumensai {
        code: "uumensai", romaji: "uumensai", kanji: "五門斉", english: "All types", aliases: &["uumenchii"],
        worth: Worth::han(2, 2), lower: &[],
        when: uumensai,
        needs: Needs {
            suits: (3, 3), some: [Kinds::WINDS, Kinds::DRAGONS], winds: (0, 1), dragons: (0, 1), ..sequences(0, 3)
        },
        // One set or pair of each kind of tile: no two sets of a suit, of winds or of dragons.
        apart: &[Yaku::Iipeikou, Yaku::Ittsuu, Yaku::Shousangen, Yaku::IsshokuSanjun, Yaku::Sanrenkou, Yaku::Sanpuukou],
        takes: HONORS | THREE_SUITS,
        source: "docs/rules.md 3 (RA, LOC-Z)",
        example: "123m456p55z78s(444z)+9s ron", counter: "123m456p33z78s(444z)+9s ron",
    }
    Sanpuukou {
        code: "sanpuukou", romaji: "sanpuukou", kanji: "三風刻", english: "Three wind triplets", aliases: &[],
        worth: Worth::han(2, 2), lower: &[],
        when: |c| (wind_triplets(c) >= 3).into(),
        needs: winds(3, 4),
        apart: &[], takes: HONORS | TRIPLETS,
        source: "docs/rules.md 3 (RA, LOC-Z)",
        example: "11m78p(111z)(222z)(333z)+9p ron", counter: "11m78p(111z)(222z)(555z)+9p ron",
    }
    Shousanpuu {
        code: "shousanpuu", romaji: "shousanpuu", kanji: "小三風", english: "Little three winds", aliases: &[],
        worth: Worth::han(1, 1), lower: &[],
        when: |c| (wind_triplets(c) == 2 && has_wind_pair(c)).into(),
        needs: Needs { pair: Kinds::WINDS, ..winds(2, 2) },
        apart: &[], takes: HONORS | TRIPLETS,
        source: "docs/rules.md 3 (LOC-Z)",
        example: "33z111222z456s78p+9p ron", counter: "55z111222z456s78p+9p ron",
    }
    SanshokuIttsuu {
        code: "sanshoku_ittsuu", romaji: "sanshoku ittsuu", kanji: "三色通貫", english: "Mixed straight",
        aliases: &["sanshoku tsuukan", "three-colored straight"],
        worth: Worth::han(2, 1), lower: &[],
        when: sanshoku_ittsuu,
        needs: Needs { suits: (3, 3), ..sequences(3, 4) },
        // 1 and 9 are in it, and three suits take three different sequences.
        apart: &[
            Yaku::Tanyao, Yaku::SanshokuDoujun, Yaku::Ittsuu, Yaku::Chanta, Yaku::Junchan, Yaku::Ryanpeikou, Yaku::IsshokuSanjun,
            Yaku::IsshokuYonjun, Yaku::Chinpeikou,
        ],
        takes: THREE_SUITS,
        source: "docs/rules.md 3 (RA, LOC-R, LOC-K)",
        example: "123m44z78s999p(456p)+9s ron", counter: "123m44z78s999p(567p)+9s ron",
    }
    Chinpeikou {
        code: "chinpeikou", romaji: "chinpeikou", kanji: "清盃口", english: "Mirrored double twins", aliases: &[],
        worth: Worth::han(4, 0), lower: &[Yaku::Ryanpeikou, Yaku::Iipeikou],
        when: |c| c.twice_sequence_starts().meet_across_suits().into(),
        needs: Needs { suits: (2, 3), ..sequences(4, 4) },
        // Two sequences of one suit and two of another.
        apart: &[Yaku::SanshokuDoujun, Yaku::Ittsuu, Yaku::IsshokuSanjun],
        takes: EQUAL_SEQUENCES,
        source: "docs/rules.md 3 (LOC-R, LOC-K; RA 3 more than ryanpeikou)",
        example: "223344m22334p99s+4p ron", counter: "223344m33445p99s+5p ron",
    }
    Ryandoukou {
        code: "ryandoukou", romaji: "ryandoukou", kanji: "二同刻", english: "Two double triplets", aliases: &["nidoukou"],
        worth: Worth::han(2, 2), lower: &[],
        when: ryandoukou,
        needs: Needs { suits: (2, 3), in_twos: true, ..numbers(4) },
        // Four triplets in twos, or two of them and the pair.
        apart: &[Yaku::SanshokuDoukou, Yaku::Sanrenkou, Yaku::Uumensai],
        takes: TRIPLETS,
        source: "docs/rules.md 3 (RA, LOC-K)",
        example: "222m22p99s(777p)(777s)+2p ron", counter: "222m22p99s(777p)(888s)+2p ron",
    }
    Shoutate {
        code: "shoutate", romaji: "shoutate", kanji: "小三同", english: "Little triple triplets", aliases: &["sanshoku shoudoukou"],
        worth: Worth::han(2, 2), lower: &[],
        when: shoutate,
        needs: Needs { alike: 2, pair: NUMBERS, suits: (3, 3), ..numbers(2) },
        apart: &[Yaku::SanshokuDoukou],
        takes: TRIPLETS | THREE_SUITS,
        source: "docs/rules.md 3 (RA)",
        example: "111m11s567s78p(111p)+9p ron", counter: "111m55s567s78p(111p)+9p ron",
    }
    ShiiaruRaotai {
        code: "shiiaru_raotai", romaji: "shiiaru raotai", kanji: "十二落抬", english: "Bare tile", aliases: &["hadaka tanki"],
        worth: Worth::han(0, 1), lower: &[],
        when: |c| four_calls(c).into(),
        needs: Needs { methods: DRAW | RINSHAN | DISCARD, called: true, ..SETS },
        apart: &[], takes: FOUR_MELDS,
        source: "docs/rules.md 3: without closed kans as LOC-Z has it (RA lets them count)",
        example: "9s(123m)(456p)(789s)(222z)+9s ron", counter: "9s(123m)(456p)(789s)[2222z]+9s ron",
    }

    // Yakuman.
    Tenhou {
        code: "tenhou", romaji: "tenhou", kanji: "天和", english: "Blessing of heaven", aliases: &["tenho", "heavenly hand"],
        worth: Worth::yakuman(1, 0), lower: &[Yaku::MenzenTsumo],
        when: |c| (c.win.method() == WonOn::FirstDraw && c.win.is_dealer()).into(),
        needs: first(FIRST_DRAW, DEALER),
        apart: &[], takes: FLAG,
        source: "docs/rules.md 0.4",
        example: "123m456p789s22m78m+9m tsumo seat:E first_turn", counter: "123m456p789s22m78m+9m tsumo seat:E",
    }
    Chiihou {
        code: "chiihou", romaji: "chiihou", kanji: "地和", english: "Blessing of earth", aliases: &["chihou", "chiho", "earthly hand"],
        worth: Worth::yakuman(1, 0), lower: &[Yaku::MenzenTsumo],
        when: |c| (c.win.method() == WonOn::FirstDraw && !c.win.is_dealer()).into(),
        needs: first(FIRST_DRAW, OTHER),
        apart: &[], takes: FLAG,
        source: "docs/rules.md 0.4",
        example: "123m456p789s22m78m+9m tsumo first_turn", counter: "123m456p789s22m78m+9m tsumo",
    }
    Renhou {
        code: "renhou", romaji: "renhou", kanji: "人和", english: "Blessing of man", aliases: &["renho", "discard within the first deal"],
        worth: Worth::yakuman(1, 0), lower: &[],
        when: |c| (c.win.method() == WonOn::FirstDiscard).into(),
        needs: first(FIRST_DISCARD, OTHER),
        apart: &[], takes: FLAG,
        source: "docs/rules.md 3 (MR, LOC-I: yakuman; EMA-N, JPML: mangan)",
        example: "234m34p66p678s567s+2p ron first_turn", counter: "234m34p66p678s567s+2p ron",
    }
    Daisangen {
        code: "daisangen", romaji: "daisangen", kanji: "大三元", english: "Big three dragons", aliases: &["three great scholars"],
        worth: Worth::yakuman(1, 1), lower: &[Yaku::Shousangen],
        when: |c| (c.triplets_among(Kinds::DRAGONS) == 3).into(),
        needs: dragons(Kinds::DRAGONS),
        apart: &[Yaku::Shousuushii, Yaku::Daisuushii, Yaku::Ryuuiisou, Yaku::Suurenkou, Yaku::Benikujaku, Yaku::Kouitten],
        takes: HONORS | TRIPLETS,
        source: "docs/rules.md 0.4",
        example: "23m99p777z(555z)(666z)+4m ron", counter: "23m77z(999m)(555z)(666z)+4m ron",
    }
    Shousuushii {
        code: "shousuushii", romaji: "shousuushii", kanji: "小四喜", english: "Four little winds",
        aliases: &["shoo suushii", "little four winds", "small four winds"],
        worth: Worth::yakuman(1, 1), lower: &[],
        when: three_winds_and_the_pair,
        needs: Needs { pair: Kinds::WINDS, ..winds(3, 3) },
        apart: &[], takes: HONORS | TRIPLETS,
        source: "docs/rules.md 0.4",
        example: "23m44z(111z)(222z)(333z)+4m ron", counter: "23m55z(111z)(222z)(333z)+4m ron",
    }
    Daisuushii {
        code: "daisuushii", romaji: "daisuushii", kanji: "大四喜", english: "Four big winds",
        aliases: &["dai suushii", "big four winds", "four blessings"],
        worth: Worth::yakuman(2, 2), lower: &[Yaku::Shousuushii],
        when: |c| (wind_triplets(c) == 4).into(),
        needs: winds(4, 4),
        apart: &[], takes: HONORS | TRIPLETS,
        source: "docs/rules.md 0.4",
        example: "2m(111z)(222z)(333z)(444z)+2m ron", counter: "22m44z(111z)(222z)(333z)+2m ron",
    }
    Suuankou {
        code: "suuankou", romaji: "suuankou", kanji: "四暗刻", english: "Four concealed triplets",
        aliases: &["suu ankou", "four concealed pungs"],
        worth: Worth::yakuman(1, 0), lower: &[Yaku::Sanankou, Yaku::Toitoi],
        when: |c| c.concealed_triplets(4),
        needs: Needs { concealed: 4, ..sequences(0, 0) },
        apart: &[], takes: TRIPLETS,
        source: "docs/rules.md 0.4",
        example: "111m333p77s999s22z+7s tsumo", counter: "111m333p77s999s22z+7s ron",
    }
    SuuankouTanki {
        code: "suuankou_tanki", romaji: "suuankou tanki", kanji: "四暗刻単騎", english: "Single-wait four concealed triplets",
        aliases: &["waiting on the head", "single-wait four closed triplets"],
        worth: Worth::yakuman(2, 0), lower: &[Yaku::Suuankou, Yaku::Sanankou, Yaku::Toitoi],
        when: |c| if c.reading.wait == Wait::Tanki { c.concealed_triplets(4) } else { Verdict::No },
        needs: Needs { concealed: 4, ..sequences(0, 0) },
        apart: &[], takes: TRIPLETS,
        source: "docs/rules.md 0.4",
        example: "111m333p777s999s2z+2z ron", counter: "111m333p77s999s22z+7s tsumo",
    }
    Tsuuiisou {
        code: "tsuuiisou", romaji: "tsuuiisou", kanji: "字一色", english: "All honors",
        aliases: &["tsuisou", "all winds and dragons", "all honours"],
        worth: Worth::yakuman(1, 1), lower: &[Yaku::Honroutou],
        when: |c| c.only(Kinds::HONORS),
        needs: Needs { only: Kinds::HONORS, suits: (0, 0), sequences: (0, 0), ..SETS_OR_PAIRS },
        apart: &[], takes: HONORS | ENDS | TWO_SUITS,
        source: "docs/rules.md 0.4",
        example: "11z55z(222z)(333z)(666z)+1z ron", counter: "11z99s(222z)(333z)(666z)+1z ron",
    }
    Ryuuiisou {
        code: "ryuuiisou", romaji: "ryuuiisou", kanji: "緑一色", english: "All green", aliases: &["ryuuisou"],
        worth: Worth::yakuman(1, 1), lower: &[],
        when: |c| c.only(GREEN),
        needs: one_suit_or_none(GREEN, GREEN),
        // Tiles that have too little in common.
        apart: &[Yaku::Tsuuiisou, Yaku::Daisharin, Yaku::Daichisei],
        takes: TWO_SUITS,
        source: "docs/rules.md 0.4",
        example: "22334488s66z(666s)+8s ron", counter: "22334488s55s(666s)+8s ron",
    }
    Chinroutou {
        code: "chinroutou", romaji: "chinroutou", kanji: "清老頭", english: "All terminals",
        aliases: &["chinrouto", "all terminal pungs", "chin rao tou"],
        worth: Worth::yakuman(1, 1), lower: &[Yaku::Honroutou, Yaku::Junchan],
        when: |c| c.only(Kinds::TERMINALS),
        needs: Needs { only: Kinds::TERMINALS, ..sequences(0, 0) },
        apart: &[Yaku::Chuuren, Yaku::JunseiChuuren, Yaku::Shousharin, Yaku::HyakumanGoku, Yaku::Benikujaku],
        takes: ENDS,
        source: "docs/rules.md 0.4",
        example: "11m99p(111s)(999s)(999m)+9p ron", counter: "11m44z(111s)(999s)(999m)+4z ron",
    }
    Suukantsu {
        code: "suukantsu", romaji: "suukantsu", kanji: "四槓子", english: "Four kans", aliases: &["suu kan tsu", "all kong", "four quads"],
        worth: Worth::yakuman(1, 1), lower: &[Yaku::Sankantsu, Yaku::Toitoi],
        when: |c| c.kans(4),
        needs: Needs { kans: (4, 4), ..sequences(0, 0) },
        apart: &[], takes: TRIPLETS,
        source: "docs/rules.md 0.4",
        example: "5p[1111m](2222s)(3333z)(4444p)+5p ron", counter: "5p[1111m](2222s)(3333z)(444p)+5p ron",
    }
    Chuuren {
        code: "chuuren", romaji: "chuuren poutou", kanji: "九蓮宝燈", english: "Nine gates", aliases: &["chuurenpooto", "heavenly gates"],
        worth: Worth::yakuman(1, 0), lower: &[Yaku::Chinitsu],
        when: |c| nine_gates(c).is_some().into(),
        needs: Needs { kans: (0, 0), shapes: STANDARD, some: [Kinds::TERMINALS, Kinds::ALL], ..one_suit(NUMBERS) },
        // Sequences of one suit, which are no triplets and add up to less than 100.
        apart: NO_TRIPLETS,
        takes: ONE_SUIT,
        source: "docs/rules.md 0.4",
        example: "1112234567899m+9m ron", counter: "1112233456789m+1m ron",
    }
    JunseiChuuren {
        code: "junsei_chuuren", romaji: "junsei chuuren poutou", kanji: "純正九蓮宝燈", english: "True nine gates",
        aliases: &["pure nine gates", "heavenly gates with nine chances"],
        worth: Worth::yakuman(2, 0), lower: &[Yaku::Chuuren, Yaku::Chinitsu],
        when: |c| (nine_gates(c) == Some(c.win.kind())).into(),
        needs: Needs { kans: (0, 0), shapes: STANDARD, some: [Kinds::TERMINALS, Kinds::ALL], ..one_suit(NUMBERS) },
        apart: NO_TRIPLETS,
        takes: ONE_SUIT,
        source: "docs/rules.md 0.4",
        example: "1112345678999m+5m ron", counter: "1112234567899m+9m ron",
    }
    Kokushi {
        code: "kokushi", romaji: "kokushi musou", kanji: "国士無双", english: "Thirteen orphans",
        aliases: &["koku shimusou", "unique wonders", "13 orphans", "13 impossible"],
        worth: Worth::yakuman(1, 0), lower: &[Yaku::Honroutou],
        when: |c| (c.reading.shape == Shape::Kokushi).into(),
        needs: Needs { shapes: ORPHANS, only: Kinds::YAOCHUU, ..ANY },
        apart: &[], takes: OTHER_SHAPE,
        source: "docs/rules.md 0.4",
        example: "119m19p19s123456z+7z ron", counter: "1199m1199p1199s1z+1z ron",
    }
    Kokushi13 {
        code: "kokushi_13", romaji: "kokushi musou juusanmen machi", kanji: "国士無双十三面待ち",
        english: "13-wait thirteen orphans", aliases: &["unique wonders with thirteen chances", "thirteen orphans thirteen-sided wait"],
        worth: Worth::yakuman(2, 0), lower: &[Yaku::Kokushi],
        when: |c| (c.reading.wait == Wait::Juusanmen).into(),
        needs: Needs { shapes: ORPHANS, only: Kinds::YAOCHUU, ..ANY },
        apart: &[], takes: OTHER_SHAPE,
        source: "docs/rules.md 0.4",
        example: "19m19p19s1234567z+7z ron", counter: "119m19p19s123456z+7z ron",
    }

    // Old and local yakuman, and hands paid as a mangan.
    Suurenkou {
        code: "suurenkou", romaji: "suurenkou", kanji: "四連刻", english: "Four consecutive triplets",
        aliases: &["suu renkou", "four consecutive pungs"],
        worth: Worth::yakuman(1, 1), lower: &[Yaku::Sanrenkou, Yaku::Toitoi],
        when: |c| (longest_triplet_row(c) == 4).into(),
        needs: numbers(4),
        // Four triplets of a suit with simples among them.
        apart: &[
            Yaku::Shousuushii, Yaku::Daisuushii, Yaku::Ryuuiisou, Yaku::Chinroutou, Yaku::Chuuren, Yaku::JunseiChuuren, Yaku::Daisharin,
            Yaku::Shousharin, Yaku::Benikujaku, Yaku::Kouitten,
        ],
        takes: TRIPLETS,
        source: "docs/rules.md 1.1.3, 3 (RA, LOC-J, LOC-G)",
        example: "44m11p(333m)(555m)(666m)+4m ron", counter: "44p11m(333m)(555m)(666m)+4p ron",
    }
    Daisharin {
        code: "daisharin", romaji: "daisharin", kanji: "大車輪", english: "Big wheels",
        aliases: &["dai sharin", "pure sequential simple pairs", "daichikurin", "daisuurin"],
        worth: Worth::yakuman(1, 0), lower: &[Yaku::Chinitsu, Yaku::Ryanpeikou, Yaku::Iipeikou, Yaku::Chiitoitsu, Yaku::Tanyao, Yaku::Pinfu],
        when: |c| wheels(c, 2, daisharin_suit(c)).into(),
        needs: Needs { kans: (0, 0), ..one_suit(SIMPLES) },
        apart: NO_TRIPLETS,
        takes: ONE_SUIT,
        source: "docs/rules.md 3 (MR, LOC-G): 2 to 8 of dots; 1.1.3: any suit",
        example: "2233445566778p+8p ron", counter: "1122334455667p+7p ron",
    }
    Shousharin {
        code: "shousharin", romaji: "shousharin", kanji: "小車輪", english: "Small wheels", aliases: &[],
        worth: Worth::yakuman(1, 0), lower: &[],
        when: |c| (wheels(c, 1, None) || wheels(c, 3, None)).into(),
        needs: Needs { kans: (0, 0), some: [Kinds::TERMINALS, Kinds::ALL], ..one_suit(NUMBERS) },
        apart: &[Yaku::Suuankou, Yaku::SuuankouTanki, Yaku::HyakumanGoku, Yaku::Chuuren, Yaku::JunseiChuuren],
        takes: ONE_SUIT,
        source: "docs/rules.md 3 (RA)",
        example: "1122334455667m+7m ron", counter: "2233445566778m+8m ron",
    }
    ShiisanPuutaa {
        code: "shiisan_puutaa", romaji: "shiisan puutaa", kanji: "十三不塔", english: "Thirteen unrelated tiles",
        aliases: &["thirteen unrelated tiles"],
        worth: Worth::yakuman(1, 0), lower: &[],
        when: |c| (c.reading.shape == Shape::Unrelated && (c.reading.blocks.len() == 13 || any_fourteenth(c))).into(),
        needs: Needs { shapes: UNRELATED, ..won(FIRST_DRAW) },
        apart: &[], takes: OTHER_SHAPE,
        source: "docs/rules.md 1.1.3, 3 (RA, LOC-W)",
        example: "147m258p369s12344z tsumo seat:E first_turn", counter: "137m258p369s12344z tsumo seat:E first_turn",
    }
    ShiisuuPuutaa {
        code: "shiisuu_puutaa", romaji: "shiisuu puutaa", kanji: "十四不塔", english: "Fourteen unrelated tiles", aliases: &[],
        worth: Worth::yakuman(1, 0), lower: &[Yaku::ShiisanPuutaa],
        when: |c| (c.reading.shape == Shape::Unrelated && c.reading.blocks.len() == 14).into(),
        needs: Needs { shapes: UNRELATED, ..won(FIRST_DRAW) },
        apart: &[], takes: OTHER_SHAPE,
        source: "docs/rules.md 3 (RA, LOC-W)",
        example: "147m258p369s12345z tsumo seat:E first_turn", counter: "147m258p369s12344z tsumo seat:E first_turn",
    }
    Daichisei {
        code: "daichisei", romaji: "daichisei", kanji: "大七星", english: "Big seven stars", aliases: &[],
        worth: Worth::yakuman(1, 0), lower: &[],
        when: |c| (c.reading.shape == Shape::Chiitoitsu && c.kinds().within(Kinds::HONORS)).into(),
        needs: Needs { shapes: PAIRS, only: Kinds::HONORS, ..ANY },
        apart: &[], takes: HONORS | OTHER_SHAPE,
        source: "docs/rules.md 3 (MR): beside tsuuiisou",
        example: "1122334455667z+7z ron", counter: "112233445566z9s+9s ron",
    }
    HyakumanGoku {
        code: "hyakuman_goku", romaji: "hyakuman goku", kanji: "百万石", english: "A million koku", aliases: &[],
        worth: Worth::yakuman(1, 1), lower: &[],
        when: |c| (sum_of_man(c) >= 100).into(),
        needs: one_suit(Kinds::suit(Suit::Man)),
        apart: &[], takes: ONE_SUIT,
        source: "docs/rules.md 3 (RA, LOC-G)",
        example: "5566777888m(999m)+6m ron", counter: "4466777888m(999m)+6m ron",
    }
    Benikujaku {
        code: "benikujaku", romaji: "benikujaku", kanji: "紅孔雀", english: "Red peacock", aliases: &[],
        worth: Worth::yakuman(1, 1), lower: &[],
        when: |c| c.only(PEACOCK),
        needs: Needs { shapes: STANDARD, sequences: (0, 0), ..one_suit_or_none(PEACOCK, PEACOCK) },
        apart: &[Yaku::Tsuuiisou, Yaku::Chuuren, Yaku::JunseiChuuren, Yaku::Daisharin, Yaku::Shousharin, Yaku::Kouitten],
        takes: TWO_SUITS,
        source: "docs/rules.md 3 (RA, LOC-G)",
        example: "111s55577s77z(999s)+7s ron", counter: "111s55588s77z(999s)+8s ron",
    }
    Kouitten {
        code: "kouitten", romaji: "kouitten", kanji: "紅一点", english: "One red spot", aliases: &[],
        worth: Worth::yakuman(1, 1), lower: &[],
        when: kouitten,
        needs: one_suit_or_none(GREEN_BAMBOO.or(dragon(Dragon::Chun)), dragon(Dragon::Chun)),
        apart: &[Yaku::Tsuuiisou, Yaku::Daichisei],
        takes: HONORS | TWO_SUITS,
        source: "docs/rules.md 3 (RA)",
        example: "22334488s77z(666s)+8s ron", counter: "22334488s55z(666s)+8s ron",
    }
    Kokuiisou {
        code: "kokuiisou", romaji: "kokuiisou", kanji: "黒一色", english: "All black", aliases: &[],
        worth: Worth::yakuman(1, 1), lower: &[],
        when: |c| c.only(BLACK),
        needs: Needs { sequences: (0, 0), ..one_suit_or_none(BLACK, BLACK_DOTS) },
        apart: &[Yaku::Daisharin],
        takes: TWO_SUITS,
        source: "docs/rules.md 3 (RA)",
        example: "222p44p11z(444z)(888p)+4p ron", counter: "222p55p11z(444z)(888p)+5p ron",
    }
    Kinmonkyou {
        code: "kinmonkyou", romaji: "kinmonkyou", kanji: "金門橋", english: "Golden gate bridge", aliases: &[],
        worth: Worth::yakuman(1, 1), lower: &[],
        when: |c| bridge(c).into(),
        needs: sequences(4, 4),
        // Four different sequences of a suit, all its numbers, and 3, 5 and 7 twice.
        apart: &[
            Yaku::IsshokuYonjun, Yaku::Ryuuiisou, Yaku::Chuuren, Yaku::JunseiChuuren, Yaku::Daisharin, Yaku::Shousharin,
            Yaku::HyakumanGoku, Yaku::Kouitten,
        ],
        takes: NOTHING,
        source: "docs/rules.md 3 (RA)",
        example: "12334556778p44m+9p ron", counter: "12334567889p44m+7p ron",
    }
    IshiNoUeNiMoSannen {
        code: "ishi_no_ue_ni_mo_sannen", romaji: "ishi no ue ni mo sannen", kanji: "石の上にも三年",
        english: "Three years on a stone", aliases: &[],
        worth: Worth::yakuman(1, 0), lower: &[],
        when: |c| (c.win.riichi().is_double() && is_last(c)).into(),
        needs: won(DRAW | RINSHAN | DISCARD),
        apart: &[], takes: FLAG,
        source: "docs/rules.md 3 (RA, LOC-I)",
        example: "234m34p66p678s567s+2p tsumo double_riichi last_tile", counter: "234m34p66p678s567s+2p tsumo riichi last_tile",
    }
    Paarenchan {
        code: "paarenchan", romaji: "paarenchan", kanji: "八連荘", english: "Eight dealer repeats", aliases: &["ninth hand of the dealer"],
        worth: Worth::yakuman(1, 1), lower: &[],
        when: paarenchan,
        needs: Needs { seats: DEALER, ..ANY },
        apart: &[], takes: NOTHING,
        source: "docs/rules.md 1.5.4: the ninth hand; 3 (RA, MR): the eighth win",
        example: "123p456p789s11z78s+9s ron seat:E honba:8 paarenchan", counter: "123p456p789s11z78s+9s ron seat:E honba:8",
    }
    Sashikomi {
        code: "sashikomi", romaji: "sashikomi", kanji: "オープン立直放銃", english: "Deal-in to an open riichi", aliases: &[],
        worth: Worth::yakuman(1, 0), lower: &[],
        when: sashikomi,
        needs: won(DISCARD | CHANKAN),
        apart: &[], takes: SHOWN,
        source: "docs/rules.md 3, open riichi (MR, which has this name for it, LOC-I)",
        example: "234m34p66p678s567s+2p ron open_riichi sashikomi", counter: "234m34p66p678s567s+2p ron open_riichi",
    }
    IipinMouyue {
        code: "iipin_mouyue", romaji: "iipin mouyue", kanji: "一筒摸月", english: "Moon in the last tile", aliases: &[],
        worth: Worth::mangan(1, 1), lower: &[],
        when: |c| (c.win.is_tsumo() && is_last(c) && is_pin(c.win.kind(), 1)).into(),
        needs: on(DRAW | RINSHAN, dots(1)),
        // The tile that wins.
        apart: &[Yaku::Rinshan, Yaku::UupinKaihou],
        takes: FLAG,
        source: "docs/rules.md 3 (RA)",
        example: "23p456m789s44z(555s)+1p tsumo last_tile", counter: "23p456m789s44z(555s)+4p tsumo last_tile",
    }
    ChuupinRaoyui {
        code: "chuupin_raoyui", romaji: "chuupin raoyui", kanji: "九筒撈魚", english: "Fish in the last discard", aliases: &[],
        worth: Worth::mangan(1, 1), lower: &[],
        when: |c| (!c.win.is_tsumo() && c.win.has(Flag::LastTile) && is_pin(c.win.kind(), 9)).into(),
        needs: on(DISCARD, dots(9)),
        apart: &[], takes: FLAG,
        source: "docs/rules.md 3 (RA)",
        example: "78p456m789s44z(555s)+9p ron last_tile", counter: "78p456m789s44z(555s)+6p ron last_tile",
    }
    UupinKaihou {
        code: "uupin_kaihou", romaji: "uupin kaihou", kanji: "五筒開花", english: "Plum blossom on the roof", aliases: &[],
        worth: Worth::mangan(1, 1), lower: &[],
        when: |c| (c.win.method() == WonOn::Rinshan && is_pin(c.win.kind(), 5)).into(),
        needs: Needs { methods: RINSHAN, kans: (1, 4), some: [dots(5), Kinds::ALL], ..sequences(0, 3) },
        apart: &[], takes: FLAG,
        source: "docs/rules.md 3 (RA; LOC-G yakuman)",
        example: "34p456m789m44z[5555s]+5p tsumo rinshan", counter: "34p456m789m44z[5555s]+2p tsumo rinshan",
    }
    RyanzouChankan {
        code: "ryanzou_chankan", romaji: "ryanzou chankan", kanji: "二索槍槓", english: "Robbing two bamboo", aliases: &[],
        worth: Worth::mangan(1, 1), lower: &[],
        when: |c| (c.win.method() == WonOn::Chankan && is_sou(c.win.kind(), 2)).into(),
        needs: Needs { methods: CHANKAN, some: [bamboo(2), Kinds::ALL], ..sequences(1, 4) },
        apart: TWO_OF_EACH,
        takes: FLAG,
        source: "docs/rules.md 3 (RA)",
        example: "34s45678999p(555z)+2s ron chankan", counter: "34s45678999p(555z)+5s ron chankan",
    }
    KinkeiDokuritsu {
        code: "kinkei_dokuritsu", romaji: "kinkei dokuritsu", kanji: "金鶏独立", english: "Golden rooster on one leg", aliases: &[],
        worth: Worth::mangan(0, 1), lower: &[],
        when: |c| (four_calls(c) && is_sou(c.win.kind(), 1)).into(),
        needs: Needs { methods: DRAW | RINSHAN | DISCARD, called: true, pair: bamboo(1), some: [bamboo(1), Kinds::ALL], ..SETS },
        // Its pair may be of any tile where not every tile of the wait has to give it.
        apart: &[Yaku::IipinMouyue, Yaku::ChuupinRaoyui, Yaku::UupinKaihou, Yaku::Shousangen],
        takes: FOUR_MELDS,
        source: "docs/rules.md 3 (RA); closed kans as for shiiaru raotai",
        example: "1s(123m)(456p)(789s)(222z)+1s ron", counter: "9s(123m)(456p)(789s)(222z)+9s ron",
    }

        }
    };
}

pub(crate) use rows;
