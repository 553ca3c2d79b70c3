//! Mahjong Competition Rules as China plays them today: the book of 1998 as the Mahjong International League clarified it.

use crate::engine::chinese::PRINCIPLES;
use crate::hand::knitted::KNITTED;
use crate::presets::Origin::{Reported, Rulebook};
use crate::presets::{Disputed, Idiom, Origin, Remark, RemarkKind, Ruleset, Source};
use crate::result::score::Score;
use crate::result::win::Win;
use crate::rulebook::{
    AdditiveRules, ChineseRules, ChowPair, ConcealedPairs, DealerStays, DoubleReady, DrawHonba,
    Flow, FormalWaits, FourthCall, GameRules, GatesPung, Implied, KnittedChows, KnittedWaits,
    KongsBeside, Length, LesserStraight, LimitHands, Noten, OrphansRob, Paying, Robbed, Rules,
    Seats, Setting, SeveralRon, SpecialDraw, System, Values, WinningBonus,
};
use crate::tiles::TileSet;
use crate::yaku::{Worth, Yaku};

/// Mahjong Competition Rules, MIL.
pub static MCR_MIL: Ruleset = Ruleset {
    id: "mcr_mil",
    name: "MCR (MIL)",
    source: Source::read(
        "Mahjong Competition Rules as the Mahjong International League clarified them",
    ),
    idiom: Idiom::Chinese,
    rules: Rules {
        seats: Seats::Four,
        tiles: TileSet::RIICHI.with_reds([0; 3]).with_flowers(8),
        yaku: Values::NONE.with(&[
            (Yaku::BigFourWinds, Worth::points(88, 88)),
            (Yaku::BigThreeDragons, Worth::points(88, 88)),
            (Yaku::NineGates, Worth::points(88, 0)),
            (Yaku::AllGreen, Worth::points(88, 88)),
            (Yaku::FourKongs, Worth::points(88, 88)),
            (Yaku::SevenShiftedPairs, Worth::points(88, 0)),
            (Yaku::ThirteenOrphans, Worth::points(88, 0)),
            (Yaku::AllTerminals, Worth::points(64, 64)),
            (Yaku::LittleFourWinds, Worth::points(64, 64)),
            (Yaku::LittleThreeDragons, Worth::points(64, 64)),
            (Yaku::AllHonors, Worth::points(64, 64)),
            (Yaku::FourConcealedPungs, Worth::points(64, 0)),
            (Yaku::PureTerminalChows, Worth::points(64, 64)),
            (Yaku::QuadrupleChow, Worth::points(48, 48)),
            (Yaku::FourPureShiftedPungs, Worth::points(48, 48)),
            (Yaku::FourPureShiftedChows, Worth::points(32, 32)),
            (Yaku::ThreeKongs, Worth::points(32, 32)),
            (Yaku::AllTerminalsAndHonors, Worth::points(32, 32)),
            (Yaku::SevenPairs, Worth::points(24, 0)),
            (Yaku::GreaterHonorsAndKnittedTiles, Worth::points(24, 0)),
            (Yaku::AllEvenPungs, Worth::points(24, 24)),
            (Yaku::FullFlush, Worth::points(24, 24)),
            (Yaku::PureTripleChow, Worth::points(24, 24)),
            (Yaku::PureShiftedPungs, Worth::points(24, 24)),
            (Yaku::UpperTiles, Worth::points(24, 24)),
            (Yaku::MiddleTiles, Worth::points(24, 24)),
            (Yaku::LowerTiles, Worth::points(24, 24)),
            (Yaku::PureStraight, Worth::points(16, 16)),
            (Yaku::ThreeConcealedPungs, Worth::points(16, 16)),
            (Yaku::ThreeSuitedTerminalChows, Worth::points(16, 16)),
            (Yaku::PureShiftedChows, Worth::points(16, 16)),
            (Yaku::AllFive, Worth::points(16, 16)),
            (Yaku::TriplePung, Worth::points(16, 16)),
            (Yaku::LesserHonorsAndKnittedTiles, Worth::points(12, 0)),
            (Yaku::KnittedStraight, Worth::points(12, 12)),
            (Yaku::UpperFour, Worth::points(12, 12)),
            (Yaku::LowerFour, Worth::points(12, 12)),
            (Yaku::BigThreeWinds, Worth::points(12, 12)),
            (Yaku::LastTileDraw, Worth::points(8, 8)),
            (Yaku::RobbingTheKong, Worth::points(8, 8)),
            (Yaku::MixedStraight, Worth::points(8, 8)),
            (Yaku::ReversibleTiles, Worth::points(8, 8)),
            (Yaku::MixedTripleChow, Worth::points(8, 8)),
            (Yaku::MixedShiftedPungs, Worth::points(8, 8)),
            (Yaku::ChickenHand, Worth::points(8, 8)),
            (Yaku::LastTileClaim, Worth::points(8, 8)),
            (Yaku::OutWithReplacementTile, Worth::points(8, 8)),
            (Yaku::AllPungs, Worth::points(6, 6)),
            (Yaku::HalfFlush, Worth::points(6, 6)),
            (Yaku::MixedShiftedChows, Worth::points(6, 6)),
            (Yaku::AllTypes, Worth::points(6, 6)),
            (Yaku::MeldedHand, Worth::points(6, 6)),
            (Yaku::TwoConcealedKongs, Worth::points(6, 6)),
            (Yaku::TwoDragonsPungs, Worth::points(6, 6)),
            (Yaku::ConcealedKongAndMeldedKong, Worth::points(5, 5)),
            (Yaku::FullyConcealedHand, Worth::points(4, 0)),
            (Yaku::OutsideHand, Worth::points(4, 4)),
            (Yaku::TwoMeldedKongs, Worth::points(4, 4)),
            (Yaku::LastTile, Worth::points(4, 4)),
            (Yaku::DragonPung, Worth::points(2, 2)),
            (Yaku::ConcealedHand, Worth::points(2, 0)),
            (Yaku::AllChows, Worth::points(2, 2)),
            (Yaku::AllSimples, Worth::points(2, 2)),
            (Yaku::PrevalentWind, Worth::points(2, 2)),
            (Yaku::SeatWind, Worth::points(2, 2)),
            (Yaku::TileHog, Worth::points(2, 2)),
            (Yaku::DoublePung, Worth::points(2, 2)),
            (Yaku::TwoConcealedPungs, Worth::points(2, 2)),
            (Yaku::ConcealedKong, Worth::points(2, 2)),
            (Yaku::FlowerTile, Worth::points(1, 1)),
            (Yaku::PureDoubleChow, Worth::points(1, 1)),
            (Yaku::MixedDoubleChow, Worth::points(1, 1)),
            (Yaku::ShortStraight, Worth::points(1, 1)),
            (Yaku::TwoTerminalChows, Worth::points(1, 1)),
            (Yaku::PungOfTerminalsOrHonors, Worth::points(1, 1)),
            (Yaku::MeldedKong, Worth::points(1, 1)),
            (Yaku::OneVoidedSuit, Worth::points(1, 1)),
            (Yaku::NoHonors, Worth::points(1, 1)),
            (Yaku::EdgeWait, Worth::points(1, 1)),
            (Yaku::ClosedWait, Worth::points(1, 1)),
            (Yaku::SingleWait, Worth::points(1, 1)),
            (Yaku::SelfDrawn, Worth::points(1, 1)),
        ]),
        system: System::Additive(BASE),
        game: GAME,
    },
    origins: &[
        ("minimum", BOOK),
        ("flowers", BOOK),
        ("special_self_draw", HELP),
        ("two_concealed_kongs", HELP),
        ("mixed_kongs", HELP),
        ("lesser_straight", HELP),
        ("knitted_chows", HELP),
        ("kongs_beside", HELP),
        ("formal_waits", HELP),
        ("knitted_waits", HELP),
        ("gates_pung", HELP),
        ("length", BOOK),
        ("dealer_stays", BOOK),
        ("multiple_ron", BOOK),
    ],
    remarks: DISPUTED,
    disputed: OTHERWISE,
    shelf: &super::CHINESE,
};

/// The book of competition rules.
pub(super) const BOOK: Origin = Rulebook("Mahjong Competition Rules");
/// The league's clarifications, as the program that follows them quotes them.
const HELP: Origin = Reported(&[
    "ChineseOfficialMahjongHelper, score_definition",
    "PyMahjongGB",
]);

/// Points that the texts leave open, told where one decided a payment; both rulesets read them alike.
pub(super) const DISPUTED: &[Remark] = &[
    assumed(
        "knitted_all_chows",
        |rules, win, score| decided(rules, win, score, "knitted_chows"),
        "A knitted straight with a chow and a pair of numbers is all chows; some count no honors instead.",
    ),
    assumed(
        "lesser_with_straight",
        |rules, win, score| decided(rules, win, score, "lesser_straight"),
        "Lesser honors and knitted tiles with all nine knitted ones are a knitted straight, too; some count that alone.",
    ),
    assumed(
        "kongs_and_pungs",
        |rules, win, score| decided(rules, win, score, "kongs_beside"),
        "Three or four kongs with concealed ones count one pattern of kongs and one of concealed pungs, and no concealed kong beside them.",
    ),
    assumed(
        "formal_waits",
        |rules, win, score| decided(rules, win, score, "formal_waits"),
        "A wait for one kind only is asked of the tiles alone: a kind of which all four are used up counts as a wait, too.",
    ),
    assumed(
        "knitted_waits",
        |rules, win, score| decided(rules, win, score, "knitted_waits"),
        "With a knitted straight the wait of the fourth set or of the pair may count.",
    ),
    assumed(
        "gates_pung",
        |rules, win, score| decided(rules, win, score, "gates_pung"),
        "Nine gates won on 2, 5 or 8: of two pungs of terminals one is counted.",
    ),
];

/// The same as others count it. Source: rules.md 6.3.
pub(super) const OTHERWISE: &[Disputed] = &[
    otherwise("knitted_chows", "false", "knitted_all_chows", Some(MENTOR)),
    otherwise(
        "lesser_straight",
        "false",
        "lesser_with_straight",
        Some(MENTOR),
    ),
    otherwise(
        "kongs_beside",
        "true",
        "kongs_and_pungs",
        Some("sloperama.com 550c"),
    ),
    otherwise("formal_waits", "false", "formal_waits", None),
    otherwise(
        "knitted_waits",
        "false",
        "knitted_waits",
        Some("sloperama.com 296c"),
    ),
    otherwise(
        "gates_pung",
        "false",
        "gates_pung",
        Some("sloperama.com 296c"),
    ),
];

pub(super) const MENTOR: &str = "mahjong-mcr, decisions.md";

/// Another value of a rule that a remark is about.
pub(super) const fn otherwise(
    rule: &'static str,
    value: &'static str,
    remark: &'static str,
    by: Option<&'static str>,
) -> Disputed {
    Disputed {
        rule,
        value,
        by,
        remark: Some(remark),
    }
}

const fn assumed(
    id: &'static str,
    when: fn(&Ruleset, &Win<'_>, &Score) -> bool,
    text: &'static str,
) -> Remark {
    Remark::new(id, RemarkKind::Assumed, when, text)
}

/// Returns whether a switch that the house left as it is decided the payment of this hand.
fn decided(rules: &Ruleset, win: &Win<'_>, score: &Score, rule: &str) -> bool {
    let touched = rules
        .house_rule(rule)
        .filter(|house_rule| (house_rule.matters)(win, score));
    let value = touched
        .and_then(|house_rule| (house_rule.get)(rules))
        .and_then(|value| value.bool());
    value.is_some_and(|value| {
        rules.keeps(&[rule])
            && pays_otherwise(rules, win, score, |house| {
                house.change(rule, &Setting::Bool(!value)).ok()
            })
    })
}

/// Returns whether the hand is paid something else where one thing is changed, or is no win there.
pub(super) fn pays_otherwise(
    rules: &Ruleset,
    win: &Win<'_>,
    score: &Score,
    change: impl Fn(&mut Ruleset) -> Option<()>,
) -> bool {
    let mut other = rules.clone();
    if change(&mut other).is_none() {
        return false;
    }
    // Not as that house would, with its remarks: they would ask this again.
    let scored = win.question().check(&other).map(|win| win.score());
    !matches!(scored, Ok(Ok(scored)) if scored.payments == score.payments)
}

/// The scoring of hands.
pub(super) const BASE: AdditiveRules = AdditiveRules {
    minimum: 8,
    bonuses: &[Yaku::FlowerTile],
    double_ready: DoubleReady::Counts,
    // No two patterns count once.
    either: [Yaku::FlowerTile; 2],
    winning_bonus: WinningBonus::custom(0),
    discarder_pays: 1,
    implied: Implied::LeaveOut,
    concealed_pairs: ConcealedPairs::Yes,
    cap: None,
    chinese: Some(OFFICIAL),
};

/// The ways in which patterns are found, put together and paid.
pub(super) const OFFICIAL: ChineseRules = ChineseRules {
    family: &PRINCIPLES,
    further: Some(KNITTED),
    base: 8,
    paying: Paying::Discarder,
    table: None,
    special_draw: SpecialDraw::SelfDrawn,
    lesser_straight: LesserStraight::Counts,
    knitted_chows: KnittedChows::Count,
    kongs_beside: KongsBeside::No,
    formal_waits: FormalWaits::Count,
    knitted_waits: KnittedWaits::Count,
    gates_pung: GatesPung::Count,
    last_of_kind: true,
    kong_on_kong: false,
    chow_pair: ChowPair::Number,
    fourth_call: FourthCall::Nothing,
    limit_hands: LimitHands::Add,
    above: &[],
    robbed: Robbed::Discard,
    orphans_rob: OrphansRob::No,
};

/// The rules around the hands: sixteen deals, one winner, the deal passes always.
pub(super) const GAME: GameRules = GameRules {
    start: 0,
    back: 0,
    noten: Noten::Nothing,
    several_ron: SeveralRon::HeadBump,
    flow: Flow {
        length: Length::Full,
        dealer_stays: DealerStays::Never,
        draw_honba: DrawHonba::Clear,
        ..Flow::BASE
    },
    ..GameRules::BASE
};
