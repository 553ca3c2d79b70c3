//! Wrong questions and what is said to them.

/// A wrong question, all codes of its refusals in order, and a part of what the first message says.
pub(super) struct Case {
    pub rules: &'static str,
    pub text: &'static str,
    pub codes: &'static [&'static str],
    pub says: &'static str,
}

const fn case(text: &'static str, codes: &'static [&'static str], says: &'static str) -> Case {
    Case {
        rules: "cheatsheet",
        text,
        codes,
        says,
    }
}

pub(super) const TILES: &[Case] = &[
    case(
        "11111m234p567p78s+9s",
        &["too_many_copies"],
        "5 copies of 1 man",
    ),
    case(
        "1178m[1111m]456p789s+9m riichi",
        &["too_many_copies"],
        "6 copies of 1 man",
    ),
    case(
        "1123m445p[2222m]567s+4p riichi dora:2m",
        &["too_many_copies"],
        "6 copies of 2 man",
    ),
    case(
        "123m456p789s111z2z+2z dora:1z1z",
        &["too_many_copies"],
        "Indicators count",
    ),
    case(
        "123m456p789s44z78m riichi",
        &["tile_count"],
        "1 tile is missing",
    ),
    case(
        "123m456p789s4z78m riichi",
        &["tile_count"],
        "2 tiles are missing",
    ),
    case(
        "123m456p789s44z7m89m1z+2z riichi",
        &["tile_count"],
        "tiles too many",
    ),
    case("ron riichi", &["tile_count"], "14 tiles are missing"),
    case(
        "123m456p789s44z78m+1f ron",
        &["tile_not_in_set"],
        "flower 1",
    ),
    case(
        "123m456p789s4z1f78m+9m ron",
        &["tile_not_in_set"],
        "Take it out",
    ),
    case(
        "234m340p66s34567s+0p ron",
        &["too_many_copies"],
        "2 red fives of pin",
    ),
    case(
        "234m34p66p678s567s+2p ron dora:1f",
        &["tile_not_in_set"],
        "flower",
    ),
    case(
        "234m34p66p678s567s+2p ron flowers:1f",
        &["tile_not_in_set"],
        "flower",
    ),
    case(
        "234m34p66p678s567s+2p ron dora:111222z",
        &["tile_count"],
        "Dora: at most five",
    ),
    case(
        "234m34p66p678s567s+2p ron riichi ura:111222z",
        &["tile_count"],
        "Ura dora: at most five",
    ),
    // A five that is not there is none when it is red either.
    Case {
        rules: "tenhou_sanma",
        text: "123p3406p678567s+0m ron",
        codes: &["tile_not_in_set"],
        says: "red 5 man",
    },
    Case {
        rules: "tenhou_sanma",
        text: "999m34p66p678s567s+2p ron dora:0m",
        codes: &["tile_not_in_set"],
        says: "red 5 man",
    },
];

/// One tile is no plural.
pub(super) const ONE_TOO_MANY: &[Case] = &[
    case(
        "11111m234p567p789s+1s",
        &["tile_count", "too_many_copies"],
        "1 tile too many",
    ),
    case(
        "123m456p789s44z789m+1z riichi",
        &["tile_count"],
        "1 tile too many",
    ),
];

pub(super) const MELDS: &[Case] = &[
    case(
        "456p789s4441z(123z chi)+1z",
        &["bad_meld"],
        "winds and dragons",
    ),
    case("456p78s444z99s(124m)+9s", &["bad_meld"], "in a row"),
    case("456p78s444z99s(891m)+9s", &["bad_meld"], "in a row"),
    case("456p78s444z99s(12m3p chi)+9s", &["bad_meld"], "in a row"),
    case("456p78s444z99s(112m pon)+9s", &["bad_meld"], "equal"),
    case("456p78s444z99s(1112m)+9s", &["bad_meld"], "equal"),
    case("456p78s444z99s[111m]+9s", &["bad_meld"], "4 tiles"),
    case("456p78s444z99s(11m)+9s", &["bad_meld"], "3 tiles"),
    case("456p78s444z99s(123mR)+9s", &["bad_meld"], "left"),
    case("456p78s444z99s(123mA)+9s", &["bad_meld"], "left"),
    case("456p78s444z99s[1111mL]+9s", &["bad_meld"], "from nobody"),
    case(
        "456p78s444z99s(123f chi)+9s",
        &[
            "bad_meld",
            "tile_not_in_set",
            "tile_not_in_set",
            "tile_not_in_set",
        ],
        "set aside",
    ),
];

pub(super) const EVENTS: &[Case] = &[
    case(
        "234m34p66p678s567s+2p ron ippatsu",
        &["impossible_flags"],
        "needs riichi",
    ),
    case(
        "34p66p678s567s(234m)+2p ron riichi",
        &["impossible_flags"],
        "open hand",
    ),
    case(
        "34p66p678s567s(234m)+2p ron double_riichi",
        &["impossible_flags"],
        "open hand",
    ),
    case(
        "234m34p66p678s567s+2p tsumo chankan",
        &["impossible_flags"],
        "by ron only",
    ),
    case(
        "34p66p678s567s[2222m]+2p ron rinshan",
        &["impossible_flags"],
        "by tsumo only",
    ),
    case(
        "234m34p66p678s567s+2p tsumo rinshan",
        &["impossible_flags"],
        "needs a kan",
    ),
    case(
        "34p66p678s567s(222m)+2p tsumo rinshan",
        &["impossible_flags"],
        "needs a kan",
    ),
    case(
        "234m34p66p678s567s+2p ron ura:1m",
        &["impossible_flags"],
        "after riichi",
    ),
    case(
        "34p66p678s567s[2222m]+2p tsumo riichi ippatsu rinshan",
        &["impossible_flags"],
        "breaks ippatsu",
    ),
    case(
        "234m34p66p678s567s+2p tsumo tenhou",
        &["impossible_flags"],
        "seat East",
    ),
    case(
        "234m34p66p678s567s+2p tsumo seat:E chiihou",
        &["impossible_flags"],
        "not for the dealer",
    ),
    case(
        "234m34p66p678s567s+2p ron seat:E renhou",
        &["impossible_flags"],
        "not for the dealer",
    ),
    case(
        "234m34p66p678s567s+2p ron seat:E first_turn",
        &["impossible_flags"],
        "first discard",
    ),
    case(
        "34p66p678s567s(234m)+2p ron first_turn",
        &["impossible_flags"],
        "meld",
    ),
    case(
        "34p66p678s567s[2222m]+2p tsumo first_turn",
        &["impossible_flags"],
        "meld",
    ),
    case(
        "234m34p66p678s567s+2p tsumo riichi first_turn",
        &["impossible_flags"],
        "riichi",
    ),
    case(
        "234m34p66p678s567s+2p tsumo last_tile first_turn",
        &["impossible_flags"],
        "first turn",
    ),
    case(
        "234m34p66p678s567s+2p ron chankan first_turn",
        &["impossible_flags"],
        "first turn",
    ),
    case(
        "234m34p66p678s567s+2p ron haitei",
        &["impossible_flags"],
        "by tsumo only",
    ),
    case(
        "234m34p66p678s567s+2p tsumo houtei",
        &["impossible_flags"],
        "by ron only",
    ),
    case(
        "234m34p66p678s567s+2p ron chiihou",
        &["impossible_flags"],
        "by tsumo only",
    ),
    case(
        "234m34p66p678s567s+2p tsumo renhou",
        &["impossible_flags"],
        "by ron only",
    ),
    case(
        "234m34p66p678s567s+5p ron chankan last_tile",
        &["impossible_flags"],
        "last tile",
    ),
    case(
        "23m456m34566p678s+4m ron chankan",
        &["impossible_flags"],
        "other three",
    ),
    case(
        "234m34566p67856s+4s ron chankan dora:4s",
        &["impossible_flags"],
        "only as the winning tile",
    ),
    case(
        "234m34p66p678s567s+2p ron open_riichi",
        &["not_legal"],
        "no open riichi",
    ),
    case(
        "234m34p66p678s567s+2p ron double_open_riichi",
        &["not_legal"],
        "no open riichi",
    ),
    case(
        "234m34p66p678s567s+2p ron norths:1",
        &["impossible_flags"],
        "three players",
    ),
];

pub(super) const PLAYERS: &[Case] = &[
    case(
        "234m34p66p678s567s+2p ron from:S",
        &["impossible_flags"],
        "cannot be the discarder",
    ),
    case(
        "234m34p66p678s567s+2p tsumo from:E",
        &["impossible_flags"],
        "self-draw",
    ),
    case(
        "23m99p(555z)(666z)(777z)+4m liable:S/daisangen",
        &["impossible_flags"],
        "cannot be the liable player",
    ),
    case(
        "23m99p(555z)(666z)(777z)+4m liable:E/tsuuiisou",
        &["impossible_flags"],
        "liable for",
    ),
    case(
        "23m99p(555z)(666z)(777z)+4m liable:E/daisuushii",
        &["impossible_flags"],
        "so nobody is liable",
    ),
    case(
        "234m55z78p(666z)(777z)+9p liable:E/daisangen",
        &["impossible_flags"],
        "so nobody is liable",
    ),
    case(
        "23m99p555666777z+4m liable:E/daisangen",
        &["impossible_flags"],
        "so nobody is liable",
    ),
    case(
        "234m34p66p678s567s+2p ron honba:1001",
        &["parse"],
        "Honba: 1,000 at the most",
    ),
    case(
        "234m34p66p678s567s+2p ron sticks:4000000000",
        &["parse"],
        "Sticks: 1,000 at the most",
    ),
];

/// Nobody's discard completed a set of dragons.
pub(super) const LIABLE_FOR_NO_CALL: &[Case] = &[
    case(
        "99p55566677z(123s)+7z liable:E/daisangen",
        &["impossible_flags"],
        "liable",
    ),
    case(
        "23m99p777z555z(666z)+4m liable:E/daisangen",
        &["impossible_flags"],
        "liable",
    ),
];

/// Nobody is liable for what another one is liable for.
pub(super) const LIABLE_TWICE: &[Case] = &[
    case(
        "23m99p(555z)(666z)(777z)+4m liable:E/daisangen liable:W/daisangen",
        &["impossible_flags"],
        "liable",
    ),
    case(
        "23m99p(555z)(666z)(777z)+4m liable:E/daisangen liable:E/daisangen",
        &["impossible_flags"],
        "liable",
    ),
];

pub(super) const NO_WIN: &[Case] = &[
    case(
        "23m567s99p234p(123s)+4m ron",
        &["no_yaku"],
        "at least one yaku",
    ),
    case(
        "23m567s99p234p(123s)+4m ron dora:8p",
        &["no_yaku"],
        "Dora do not count as yaku",
    ),
    case("234m456p78s22m(789m)+9s tsumo", &["no_yaku"], "yaku"),
    case("123m456p789s44z78m+6p riichi", &["not_complete"], "tenpai"),
    case(
        "19m19p19s1234567z+5m",
        &["not_complete"],
        "Not a winning hand",
    ),
];
