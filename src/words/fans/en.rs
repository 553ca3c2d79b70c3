//! The texts of Chinese games in English; this file names them. The English names of patterns stand in their table.

first_fan_texts! {
    EN;
    words {
        Said: "Chankan of a closed kan → Robbing a concealed kong; Chankan → Robbing a kong; chankan → robbing a kong; Rinshan → Replacement tile; rinshan → replacement tile; =Flowers in the set, a dora each → Flowers in the set; ={0}. → {0} {0:point|points}.; Ron off → Discarded by; Ron → Discard; ron → discard; Tsumo → Self-draw; tsumo → self-draw; Yaku → Fan; yaku → fan; han → fan; Han → Fan; chi → chow; Chi → Chow; pon → pung; Pon → Pung; kan → kong; Kan → Kong; kans → kongs; Kans → Kongs; from tenpai → from a ready hand; tenpai → ready; Tenpai → Ready; noten → not ready; Noten → Not ready; Four little winds → Little four winds; Four big winds → Big four winds; =Last tile → Last of the wall; wait (ryanmen) → wait; wait (kanchan) → wait; wait (penchan) → wait; wait (shanpon) → wait; wait (tanki) → wait; 234m 0p E → 234m 5p E; Sequence → Chow; sequence → chow; sequences → chows; Triplet → Pung; triplet → pung; triplets → pungs; ={0} man → {0} of characters; ={0} pin → {0} of dots; ={0} sou → {0} of bamboo; =man → characters; =pin → dots; =sou → bamboo; =Man → Characters; =Pin → Dots; =Sou → Bamboo; 4 man → 4 of characters; p pin → p dots; s sou → s bamboo; =Four concealed sets, won off a discard. → No call, won off a discard.; wait (juusanmen) → wait; wait (kyuumen) → wait; Kokushi → Thirteen orphans; kokushi → thirteen orphans; =Seven different pairs. → Seven pairs, four alike count as two.",
        SaidFaan: "brings it with it (non-repeat) → brings it with it; worth more (high over low) → worth more; ={0} {0:point|points} → {0} faan; ={0}. → {0} faan.; {0} points, at most {1} → {0} faan, at most {1}; of the {1} points that → of the {1} faan that; =How many points? → How many faan?; too few points → too few faan; fewer points → fewer faan; needs {0} {0:point|points} → needs {0} faan; =Points that add up → Faan that add up; The points of all yaku → The faan of all patterns; =Four sequences and a pair of number tiles, any wait. → Four chows and any pair, any wait.; =Seven different pairs. → Seven different pairs.",
        SaidSeries: "brings it with it (non-repeat) → brings it with it; worth more (high over low) → worth more; =Four sequences and a pair of number tiles, any wait. → Four sequences and any pair, any wait.; =All chows → All sequences; =All simples → No terminals; =Concealed → Concealed hand; =Half flush → Mixed one-suit; =Full flush → Pure one-suit; =Dragon pung → Value honor, dragon; =Seat wind → Value honor, seat wind; =Little three dragons → Small three dragons; =Little four winds → Small four winds; =Pure double chow → Two identical sequences; =Pure double chow twice → Two identical sequences twice; =Pure triple chow → Three identical sequences; =Quadruple chow → Four identical sequences; =Mixed triple chow → Three similar sequences; =Small triple pung → Small three similar triplets; =Triple pung → Three similar triplets; =Pure straight → Nine-tile straight; =Pure shifted pungs → Three consecutive triplets; =Four pure shifted pungs → Four consecutive triplets; =Outside hand → Mixed lesser terminals; =Pure outside hand → Pure lesser terminals; =All terminals and honors → Mixed greater terminals; =All terminals → Pure greater terminals; =Last tile draw → Final draw; =Last tile claim → Final discard; =Out with replacement tile → Win on kong; =Robbing the kong → Robbing a kong; =Heavenly hand → Blessing of heaven; =Earthly hand, by discard → Blessing of earth; =Thirteen orphans → Thirteen terminals; chows → sequences; chow → sequence; Chows → Sequences; Chow → Sequence; pungs → triplets; pung → triplet; Pungs → Triplets; Pung → Triplet; chi → sequence; Chi → Sequence; pon → triplet; Pon → Triplet; sequences → sequences; sequence → sequence; Sequence → Sequence; triplets → triplets; triplet → triplet; Triplet → Triplet",
        Knitted: "knitted wait",
        WhyNonRepeat: "{0} always brings it with it (non-repeat)",
        WhyNonSeparation: "its sets belong to {0}, which is not taken apart (non-separation)",
        WhyNonIdentical: "one of its sets has made the same already (non-identical)",
        WhyAccountOnce: "its sets are combined already, and each further one only once (account once)",
        WhyHighOverLow: "another way to read the tiles is worth more (high over low)",
        WhyPaidAlone: "{0} is a limit hand and paid alone",
        WhyOneOfSeries: "{0} counts, and of this series only one does",
        WhyWithFlowers: "counts in a game without flowers only",
        Otherwise: "{0} here; {1} otherwise.",
        OtherwiseBy: "{0} here; {1} otherwise ({2}).",
        StepFaan: "{0} faan are {1} points",
        StepFaanSum: "{0} faan",
        StepFaanSumCap: "{0} faan, at most {1}",
        ShapeKnittedStraight: "a knitted straight with a set and a pair",
        ShapeKnitted: "fourteen different honors and knitted tiles",
        FlagLastOfKind: "Last tile of its kind",
        OtherPlayer: "Another player",
        StepBaseAlone: "{0}: {4}",
        StepOnce: "{0}: {1} + {3} = {4}",
        StepTimes: "{0}: {1} × {2} = {4}",
        StepPart: "{0}: {1} × {2} + {3} = {4}",
        StepPartLess: "{0}: {1} × {2} − {3} = {4}",
        RefusalTooFew: "Not enough: {0} of the {1} points that a win needs; {2} missing.",
        RefusalTooFewFlowers: "Not enough: {0} of the {1} points that a win needs, without flowers; {2} missing.",
        RefusalTooFewFaan: "Not enough: {0} of the {1} faan that a win needs; {2} missing.",
        RefusalTooFewFaanFlowers: "Not enough: {0} of the {1} faan that a win needs, without flowers; {2} missing.",
        FlagKongOnKong: "Kong on kong",
        ConflictLastOfKind: "The last tile of its kind needs the other three open on the table; the hand holds another {0}.",
        ConflictKongOnKong: "Kong on kong needs two kongs and the replacement tile of the second.",
        RuleMinimum: "The least that a win needs",
        RuleSpecialSelfDraw: "What a self-draw counts beside hands that are always concealed",
        RuleTwoConcealedKongs: "Two concealed kongs are worth",
        RuleMixedKongs: "A concealed and a melded kong are worth",
        RuleLesserStraight: "Lesser honors with all nine knitted tiles have the knitted straight, too",
        RuleKnittedChows: "A knitted straight with a chow and a pair of numbers is all chows",
        RuleKongsBeside: "Concealed kongs count beside three or four kongs",
        RuleFormalWaits: "A kind that is used up counts as a wait",
        RuleKnittedWaits: "Edge and closed waits count beside a knitted straight",
        RuleGatesPung: "Nine gates leave one pung of terminals to count",
        RuleFaanLimit: "The limit, in faan",
        RuleFaanTable: "The table from faan to points",
        RulePaying: "Who pays how much",
        RuleFlowersCount: "Flowers count towards the minimum",
        RuleSevenPairs: "Seven pairs are a hand",
        RuleChowPair: "The pair of all chows",
        RuleFourthCall: "Whoever feeds the fourth call pays for all",
        RuleRobbedKong: "What a robbed player pays",
        RuleOrphansRob: "Thirteen orphans may rob a concealed kong",
        FactMinimum: "A win needs {0} {0:point|points}.",
        FactMinimumFlowers: "A win needs {0} {0:point|points} without flowers.",
        FactPaysBase: "Everybody pays {0}; the discarder pays the worth of the hand as well, by self-draw all do.",
        FactPaysOnce: "The discarder alone pays, once; by self-draw everybody does.",
        FactPaysFull: "The discarder alone pays, twice; by self-draw everybody pays once.",
        FactPaysHalf: "The discarder pays twice and the others once; by self-draw everybody pays twice.",
        FactPaysAll: "Everybody pays once, whoever discarded.",
        FactPaysPar: "Everybody pays once up to 25 points; of more by discard the others pay 25 each, and the discarder the rest of three times.",
        FactFaanTable: "From 0 to {1} faan in points: {0}.",
        ChoiceSelfDrawn: "self-drawn",
        ChoiceFullyConcealed: "fully concealed hand",
        ChoiceHalfSpicy: "half-spicy",
        ChoiceFullSpicy: "full-spicy",
        ChoiceLaak: "old steps",
        ChoiceHkma: "HKMA",
        ChoiceLimit: "the limit",
        ChoiceNumberPair: "a pair of numbers",
        ChoiceAnyPair: "any pair",
        ChoiceRobbedDiscard: "as for a discard",
        ChoiceRobbedShares: "what all would by self-draw",
        ChoiceFourthDrawn: "by self-draw alone; the third dragon pung, too",
        CalledAllPungs: "All pungs",
        CalledAllChows: "All chows",
        CalledDragonPung: "Dragon pung",
        CalledFullyConcealed: "Fully concealed hand",
        CalledPureStraight: "Pure straight",
        CalledThreeConcealed: "Three concealed pungs",
        CalledFourConcealed: "Four concealed pungs",
        CalledLastTileDraw: "Last tile draw",
        CalledRobbingTheKong: "Robbing the kong",
        CalledAllTerminals: "All terminals",
        CalledAllSimples: "All simples",
        FanTitle: "Fan",
        CompareOther: "Under rules of another game",
        PrinciplesTitle: "The five principles",
        PrincipleNonRepeat: "Non-repeat: what a fan always brings with it is not counted beside it.",
        PrincipleNonSeparation: "Non-separation: the sets of a fan are not taken apart to make another one of them.",
        PrincipleNonIdentical: "Non-identical: a set that made a fan cannot make the same fan again.",
        PrincipleHighOverLow: "High over low: of all ways to read the tiles the one worth most counts.",
        PrincipleAccountOnce: "Account once: once sets are combined, each further set may be combined with one of them, once.",
        AskFans: "Which fan count?",
        PracticeMinimum: "Enough?",
        AskMinimum: "Does it reach {0}?",
        FaanColumn: "Faan",
        FaanPatterns: "Patterns",
        SourceSpread: "No single authority: the values that most descriptions of the old style agree on",
        Notes: "id → text | id → text",
    }
    fans {
        AllGreen: "", "Only 2, 3, 4, 6, 8 of bamboo and the green dragon.";
        FourKongs: "", "Four kongs.";
        SevenShiftedPairs: "", "Seven pairs of one suit with numbers in a row.";
        ThirteenOrphans: "", "One of each terminal and honor, and one more of them.";
        PureTerminalChows: "", "123 and 789 twice and a pair of 5, all in one suit.";
        QuadrupleChow: "", "The same chow four times in one suit.";
        FourPureShiftedPungs: "", "Four pungs or kongs of one suit with numbers in a row.";
        FourPureShiftedChows: "", "Four chows of one suit, each 1 higher than the last, or each 2 higher.";
        ThreeKongs: "", "Three kongs.";
        AllTerminalsAndHonors: "", "Only ones, nines and honors.";
        GreaterHonorsAndKnittedTiles: "", "All seven honors, and seven different tiles of 147, 258 and 369 in three suits.";
        AllEvenPungs: "", "Pungs or kongs and a pair of 2, 4, 6 or 8.";
        FullFlush: "", "Tiles of one suit, no honors.";
        PureTripleChow: "", "The same chow three times in one suit.";
        PureShiftedPungs: "", "Three pungs or kongs of one suit with numbers in a row.";
        UpperTiles: "", "Only 7, 8 and 9.";
        MiddleTiles: "", "Only 4, 5 and 6.";
        LowerTiles: "", "Only 1, 2 and 3.";
        ThreeSuitedTerminalChows: "", "123 and 789 in each of two suits, and a pair of 5 in the third.";
        PureShiftedChows: "", "Three chows of one suit, each 1 higher than the last, or each 2 higher.";
        AllFive: "", "A 5 in every set and in the pair.";
        TriplePung: "", "Pungs or kongs of one number in all three suits.";
        LesserHonorsAndKnittedTiles: "", "Fourteen different tiles of the honors and of 147, 258 and 369 in three suits.";
        KnittedStraight: "", "147, 258 and 369, each in another suit, with one more set and a pair.";
        UpperFour: "", "Only 6, 7, 8 and 9.";
        LowerFour: "", "Only 1, 2, 3 and 4.";
        BigThreeWinds: "", "Pungs or kongs of three winds.";
        MixedStraight: "", "123, 456 and 789, each in another suit.";
        ReversibleTiles: "", "Only tiles that look the same upside down: 1234589 of dots, 245689 of bamboo, the white dragon.";
        MixedTripleChow: "", "The same chow in all three suits.";
        MixedShiftedPungs: "", "Three pungs or kongs with numbers in a row, each in another suit.";
        ChickenHand: "", "Nothing else in the hand counts; flowers do not matter.";
        LastTileClaim: "", "Win off the discard that follows the last tile of the wall.";
        OutWithReplacementTile: "", "Win with the replacement tile for a kong; a flower's does not count.";
        HalfFlush: "", "Tiles of one suit, and honors.";
        MixedShiftedChows: "", "Three chows, each in another suit and 1 higher than the last.";
        AllTypes: "", "All three suits, winds and dragons.";
        MeldedHand: "", "Four calls, and the pair completed by a discard.";
        TwoConcealedKongs: "", "Two concealed kongs.";
        TwoDragonsPungs: "", "Pungs or kongs of two dragons.";
        ConcealedKongAndMeldedKong: "", "One concealed and one melded kong.";
        OutsideHand: "", "A one, a nine or an honor in every set and in the pair.";
        TwoMeldedKongs: "", "Two melded kongs.";
        LastTile: "", "The winning tile is the last of its kind: the other three lie open.";
        PrevalentWind: "", "A pung or kong of the round's wind.";
        SeatWind: "", "A pung or kong of your own seat's wind.";
        TileHog: "", "All four of a kind that are not a kong, counted each time.";
        DoublePung: "", "Pungs or kongs of one number in two suits, counted each time.";
        TwoConcealedPungs: "", "Two pungs or kongs that were neither called nor completed by a discard.";
        ConcealedKong: "", "One concealed kong.";
        PureDoubleChow: "", "The same chow twice in one suit.";
        MixedDoubleChow: "", "The same chow in two suits.";
        ShortStraight: "", "Two chows of one suit that make a row of six: 123 and 456, for example.";
        TwoTerminalChows: "", "123 and 789 in one suit.";
        PungOfTerminalsOrHonors: "", "A pung or kong of ones, nines or honors, counted each time.";
        MeldedKong: "", "One melded kong.";
        OneVoidedSuit: "", "Tiles of two suits only, with or without honors.";
        NoHonors: "", "No winds and no dragons.";
        EdgeWait: "", "Only a 3 for 12, or only a 7 for 89, wins.";
        ClosedWait: "", "Only the tile in the middle of a chow wins.";
        SingleWait: "", "Only the second tile of the pair wins.";
        SelfDrawn: "", "Draw the winning tile yourself.";
        EightFlowers: "", "All eight flowers.";
        AfterTwoKongs: "", "The replacement tile of a kong that the replacement tile of another kong made.";
        SevenFlowers: "", "Seven flowers.";
        FlowerSet: "", "All four plants, or all four seasons.";
        SeatFlower: "", "A flower or season with the number of the seat.";
        NoFlowers: "", "Not a single flower.";
        Concealed: "", "No call; won off a discard or self-drawn.";
        LastTileWin: "", "The last tile of the wall, drawn, or the discard after it.";
        ConcealedWithoutFlowers: "", "In a game without flowers: no chow, pung or kong at all was declared.";
        FourConcealedPungsWithoutKongs: "", "Four pungs that were drawn, and no kong; a discard may complete only the pair.";
        NineGatesDrawn: "", "A concealed 1112345678999 of one suit with one more tile of it: drawn, or with nine waits by discard.";
        EarthlyHandByDiscard: "", "A non-dealer wins off the dealer's first discard.";
        SmallThreeWinds: "", "Pungs or kongs of two winds and a pair of a third.";
        OneKong: "", "One kong, called or not.";
        TwoKongs: "", "Two kongs, called or not.";
        PureDoubleChowTwice: "", "Two different pure double chows.";
        SmallTriplePung: "", "Pungs or kongs of one number in two suits, and a pair of it in the third.";
        PureOutsideHand: "", "A one or a nine in every set and in the pair.";
    }
}
