//! English, with the Japanese terms that English-speaking players use.
//!
//! This file names all texts; another language has the same ones. The English names of yaku stand in their table, the
//! remarks on rulesets in the rulesets' files.

first_language! {
    /// English.
    EN = "en" "English" One ",";
    words {
        Dora: "Dora",
        UraDora: "Ura dora",
        AkaDora: "Red five",
        Nukidora: "North dora",
        FlowerDora: "Flower dora",
        WinningBonus: "Winning bonus",

        Mangan: "Mangan",
        Haneman: "Haneman",
        Baiman: "Baiman",
        Sanbaiman: "Sanbaiman",
        Yakuman: "Yakuman",

        Ryanmen: "two-sided wait (ryanmen)",
        Kanchan: "closed wait (kanchan)",
        Penchan: "edge wait (penchan)",
        Shanpon: "two-pair wait (shanpon)",
        Tanki: "single wait (tanki)",
        Juusanmen: "thirteen-sided wait (juusanmen)",

        East: "East",
        South: "South",
        West: "West",
        North: "North",
        White: "White",
        Green: "Green",
        Red: "Red",
        Man: "man",
        Pin: "pin",
        Sou: "sou",
        TileMan: "{0} man",
        TilePin: "{0} pin",
        TileSou: "{0} sou",
        RedTile: "red {0}",
        Flower: "flower {0}",
        Season: "season {0}",
        SetOf: "the set of {0}",
        PairOf: "the pair of {0}",

        Discarder: "Discarder",
        Points: "{0} {0:point|points}",
        Yes: "yes",
        No: "no",
        AsUsual: "as usual",
        Comma: ", ",
        And: " and ",
        Or: " or ",
        Space: " ",

        // Why an item has fu; the app writes the first letter large where it is one of a to z.
        FuBase: "for winning",
        FuMenzenRon: "closed hand, won by ron",
        FuTsumo: "self-draw",
        FuChiitoitsu: "seven pairs: always 25",
        FuPinfuTsumo: "pinfu by self-draw: always 20",
        FuOpenPinfu: "open pinfu (kuipinfu)",
        FuPairDouble: "pair of the wind of seat and round",
        FuPairSeat: "pair of your seat wind",
        FuPairRound: "pair of the round wind",
        FuPairDragon: "pair of dragons",
        FuTripletOpen: "open triplet of simples",
        FuTripletOpenYaochuu: "open triplet of terminals or honors",
        FuTripletByRon: "open (completed by ron) triplet of simples",
        FuTripletByRonYaochuu: "open (completed by ron) triplet of terminals or honors",
        FuTripletClosed: "closed triplet of simples",
        FuTripletClosedYaochuu: "closed triplet of terminals or honors",
        FuKanOpen: "open kan of simples",
        FuKanOpenYaochuu: "open kan of terminals or honors",
        FuKanClosed: "closed kan of simples",
        FuKanClosedYaochuu: "closed kan of terminals or honors",

        // The arithmetic, a line each.
        StepHan: "{0} han",
        StepHanDora: "{0} han from yaku + {1} from dora = {2} han",
        StepRoundFu: "{0} fu, rounded up to {1}",
        StepBase: "{0} fu × 2{1} = {2}: doubled {3} times, {4} for the han and 2 always",
        StepLimit: "{0}: {1} base points",
        StepKiriage: "just below mangan, rounded up to it",
        StepYakuman: "{0} × yakuman: {1} base points",
        StepPlus: "{0} + {1} = {2} points",
        StepLookup: "by the table: {0} base points",
        StepPointsCap: "{0} points, at most {1} count",
        StepShare: "{0}: {1} × {2} = {3}",
        StepShareRounded: ", rounded up to {0}",
        StepShareExtra: ", and {0} for the missing player = {1}",
        StepLiable: "{0} is liable: {1}",
        StepHonba: "{0}: {1} honba = {2}",
        StepSticks: "{0} {0:riichi stick|riichi sticks} on the table = {1}",

        // Why a yaku was missed, behind its name and a colon.
        WhyOpenHand: "counts in a closed hand only",
        WhyNotInRuleset: "is not a yaku of these rules",
        WhyReplaced: "is part of {0}",
        WhyYakuman: "is not counted with a yakuman",
        WhyBlock: "{0} does not fit",
        WhyValuedPair: "the pair of {0} has value",
        WhyWait: "needs a two-sided wait, this is a {0}",
        WhyByRon: "{0} was completed by ron, so it is not concealed",
        WhyOnlyPair: "{0} is only a pair",
        WhyNoPair: "the pair would have to be {0}",
        WhyNoRun: "no {0}",
        WhyNoTriplet: "no triplet of {0}",
        WhyWithout: "needs {0} in these rules",
        WhyPaysLess: "is worth a mangan, and the hand is worth no less without it",
        WhyOneSuit: "needs two suits in these rules",
        WhyBySelfDraw: "does not count on a self-draw in these rules",
        WhyNotWith: "another tile of the wait, {0}, would not give it",
        WhyCount: "takes {0}, there are {1}",

        // Why another reading of the tiles lost.
        LostNoYaku: "no yaku",
        LostPoints: "pays less",
        LostCounted: "pays the same, but only as a counted yakuman",
        LostHan: "pays the same with fewer han",
        LostFu: "pays the same with fewer fu",
        LostRawFu: "pays the same, fewer fu before rounding",
        LostEqual: "is worth exactly the same",

        // What to change.
        MissingTiles: "{0} {0:tile is|tiles are} missing: a winning hand has 14, a kan counting as three.",
        RefusalParse: "In {0}, character {1}: {2}",
        RefusalMalformed: "The request cannot be read: {0}.",
        RefusalMissing: "\"{0}\" is missing.",
        RefusalValue: "\"{0}\" is no value for \"{1}\".",
        RefusalRuleset: "There is no ruleset \"{0}\". Choose one of the list.",
        RefusalRule: "These rules have no rule \"{0}\".",
        RefusalRuleValue: "The rule \"{0}\" cannot have this value.",
        RefusalWin: "Say which tile won.",
        RefusalTooMany: "{0} {0:tile|tiles} too many: a winning hand has 14, a kan counting as three.",
        RefusalStanding: "{0} {0:tile|tiles}: a hand that nobody has won has 13, a kan counting as three.",
        RefusalPlayers: "Points for {0} {0:player|players}: this game has {1}.",
        RefusalPointsMissing: "Together {0}, but all started with {1}: {2} missing.",
        RefusalPointsOver: "Together {0}, but all started with {1}: {2} too many.",
        RefusalNth: "Hand {0}: {1}",
        RefusalIndicators: "At most five {0} indicators can be turned.",
        RefusalTooLarge: "That is more {0} than any table has.",
        RefusalCopies: "{0} copies of {1}: there are only four. Indicators count too.",
        RefusalReds: "{0} red fives of {1}: these rules have fewer. Make one plain.",
        RefusalNoRed: "These rules have no {0}. Use the plain five.",
        RefusalNoTile: "{0} is no tile of a hand in these rules. Take it out.",
        RefusalMeld: "Meld {0}: {1}",
        RefusalNagashi: "These rules have no nagashi mangan.",
        RefusalOpenRiichi: "These rules have no open riichi. Choose another riichi.",
        RefusalChankan: "In these rules only thirteen orphans may rob a kan.",
        RefusalMinimumWith: "Not enough: {0} han of yaku with {1}, these rules ask for {2} now. Dora do not count.",
        RefusalMinimum: "Not enough: {0} of the {1} points that a win needs. Starred points and the winning bonus do not count; all chows and all simples together count once.",
        RefusalTenpai: "Not a winning hand: it is tenpai, one tile is wrong.",
        RefusalAway: "Not a winning hand: {0} away from tenpai.",
        RefusalNoYaku: "No yaku: the hand is complete, but it needs at least one yaku. Dora do not count as yaku.",
        FieldHand: "the hand",
        FieldMelds: "the melds",
        FieldWin: "the winning tile",

        // Two things that cannot both be.
        ConflictRiichiOpenHand: "An open hand cannot declare riichi. Take the riichi away or close the melds.",
        ConflictIppatsuWithoutRiichi: "Ippatsu needs riichi.",
        ConflictUraWithoutRiichi: "Ura dora count only after riichi.",
        ConflictIppatsuRinshan: "The kan before a rinshan breaks ippatsu. Choose one of them.",
        ConflictOnlyTsumo: "{0} is possible by tsumo only.",
        ConflictOnlyRon: "{0} is possible by ron only.",
        ConflictRinshanWithoutKan: "Rinshan needs a kan in the hand.",
        ConflictChankanTile: "A robbed kan has the other three {0}: the winning tile must be the hand's only one.",
        ConflictChankanLastTile: "No kan can be declared on the last tile, so none can be robbed.",
        ConflictFirstTurnWith: "{0} cannot be on the first turn.",
        ConflictFirstTurnRiichi: "Nobody has declared riichi before the first turn.",
        ConflictFirstTurnMeld: "A meld or a north set aside ends the first turn.",
        ConflictFirstTurnDealerRon: "The dealer cannot win by ron before his first discard.",
        ConflictTenhouNotDealer: "Tenhou is for the dealer: seat East.",
        ConflictDealerFlag: "{0} is not for the dealer.",
        ConflictFromSelf: "The winner cannot deal in to himself.",
        ConflictFromOnTsumo: "Nobody deals in on a self-draw.",
        ConflictLiableSelf: "The winner cannot be liable to himself.",
        ConflictNotLiable: "Nobody is liable for {0} in these rules.",
        ConflictLiableWithout: "The hand has no {0} that a discard made certain, so nobody is liable for it.",
        ConflictKanThrownBy: "{0} gave the tile of the open kan: only {0} can be liable for it.",
        ConflictNorthsAside: "Norths are set aside with three players only, four at the most.",
        ConflictNoRiichi: "These rules have no riichi.",
        ConflictNoSuchSeat: "With three players nobody sits {0}.",
        ConflictNoSuchRound: "With three players there is no {0} round.",
        ConflictUnknown: "{0} is nothing in these rules.",
        ConflictReadyOpenHand: "Ready needs a concealed hand.",
        ConflictTwoReady: "Only one kind of ready can be declared.",
        ConflictPaarenchan: "Paarenchan is the dealer's ninth hand: seat East, eight honba.",
        ConflictSelfDrawAlone: "A self-draw has one winner. Only a discard can have several.",
        ConflictNobodyLeft: "Everybody else has won this discard already.",
        ConflictSeatTwice: "{0} is there twice. Name each player once.",
        ConflictTenpaiAndHands: "Say who is tenpai, or show the hands: one of the two, not both.",
        ConflictDifferentWins: "Several winners must ron the same tile of the same player.",
        ConflictFlowerTwice: "There is only one {0}.",

        FlagIppatsu: "Ippatsu",
        FlagLastTile: "The last tile",
        FlagRinshan: "Rinshan",
        FlagChankan: "Chankan",
        FlagFirstTurn: "The first turn",
        FlagHaitei: "Haitei",
        FlagHoutei: "Houtei",
        FlagTenhou: "Tenhou",
        FlagChiihou: "Chiihou",
        FlagRenhou: "Renhou",
        FlagReady: "Ready",
        FlagOpenReady: "Open ready",
        FlagDoubleReady: "Double ready",
        FlagPaarenchan: "Paarenchan",
        FlagRiichiDiscard: "A win on the riichi discard",
        FlagKanDiscard: "A win on the discard after a kan",

        // Behind "Meld 2: ".
        MeldSize: "it takes {0} tiles, there are {1}.",
        MeldHonorRun: "winds and dragons make no run.",
        MeldNotARun: "a chi is three tiles in a row of one suit.",
        MeldNotEqual: "the tiles must be equal.",
        MeldFlower: "flowers are set aside, not melded.",
        MeldChiNotFromLeft: "a chi is called from the left only.",
        MeldAnkanFrom: "a closed kan is called from nobody.",
        MeldNoChi: "there is no chi with three players.",

        // Behind "In the hand, character 3: ".
        SyntaxCharacter: "\"{0}\" is no tile.",
        SyntaxNoNumber: "no number before \"{0}\".",
        SyntaxNoSuit: "numbers need m, p, s or z after them.",
        SyntaxNoSuchTile: "there is no {0}.",
        SyntaxUnclosed: "this bracket is not closed.",
        SyntaxNotAMeld: "this bracket has no tiles.",
        SyntaxPlus: "one winning tile follows the +, once.",
        SyntaxWord: "the word \"{0}\" is not known.",
        SyntaxValue: "\"{0}\" makes no sense.",
        SyntaxOneTile: "exactly one tile is asked for.",

        HouseNotRules: "Rules begin with {0}.",
        HouseWord: "\"{0}\" is no rule with a value.",
        HouseNoBase: "The ruleset to start from is missing: base=…",
        HouseTwice: "\"{0}\" is there twice.",
        HouseContradiction: "Another rule of the list undoes \"{0}\".",
        Unconfirmed: "Unconfirmed, and the price hangs on it: {0} – {1}. No source was found; check with your club.",

        StandingTenpai: "Tenpai.",
        StandingWaits: "Tenpai, waiting for {0}.",
        StandingHidden: "Noten: the hand is not shown.",
        StandingDead: "Noten: every {0} lies open, so no tile can complete the hand.",
        StandingAway: "Noten: {0} {0:tile|tiles} away from tenpai.",
        ExchangePaid: "The noten players pay the tenpai ones.",
        ExchangeAllEqual: "All are tenpai, or nobody is: nobody pays.",
        ExchangeNotInRuleset: "These rules have no payments at a drawn hand.",

        // The reference page.
        PartHand: "The hand",
        PartPayment: "Payments",
        PartLiability: "Liability",
        PartAround: "Around the hand",
        FactTiles: "{0} players, {1} tiles of four copies each.",
        FactNoReds: "There are no red fives.",
        FactReds: "Red fives: {0} of man, {1} of pin, {2} of sou, each in place of a plain one and worth a dora.",
        FactFlowers: "{0} flowers are set aside when they are drawn.",
        ShapeSets: "four sets and a pair",
        ShapeChiitoitsu: "seven pairs",
        ShapeKokushi: "thirteen orphans",
        ShapeUnrelated: "unrelated tiles",
        FactShapes: "A complete hand is {0}.",
        FactMinimumOne: "A win needs one yaku; dora are not yaku.",
        FactMinimum: "A win needs {0} han of yaku; dora are not yaku.",
        FactRyanshi: "From {0} honba on it needs two (ryanshi); after a pon or an open kan every tile of the wait must give two.",
        FactNotAlone: "Alone, these do not allow a ron without riichi: {0}.",
        FactMinimumPoints: "A win needs {0} points before starred yaku and the winning bonus.",
        FactEither: "{0} and {1} together count once towards the minimum, and both in the score.",
        FactCompletion: "By ron a yaku counts only if every tile of the wait gives it: no half-finished waits. A set of dragons or of one's own winds counts if every tile gives such a set.",
        FactBestReading: "When the tiles can be read in several ways, the one that pays most is scored.",
        FactChankanAny: "The tile of an added kan may be robbed by any hand, that of a closed kan by thirteen orphans only.",
        FactChankanKokushi: "Only thirteen orphans may rob a kan, for any tile that the hand lacks, and that is no yaku.",
        FactFirstTurnEnds: "A closed kan ends the first turn.",
        FactFirstTurnAllowed: "A closed kan does not end the first turn.",
        FactUnrelatedDealer: "Unrelated tiles win for the dealer only, with his first fourteen tiles.",
        FactUnrelatedAnyone: "Unrelated tiles win on anybody's first draw.",
        FactNorthsOff: "Norths are not set aside.",
        FactNorthsAnywhere: "Each north is a dora, in the hand or set aside; north is nobody's wind, and a set of norths has no value.",
        FactNorthsDora: "Each north set aside is a dora; north is nobody's wind, and a set of norths has no value.",
        FactRoundFu: "The sum of fu is rounded up to ten; the 25 of seven pairs stays 25.",
        FactPlus: "There are no fu. The points of a hand are its han and dora plus {0}.",
        FactPinfuByRon: "Pinfu counts by ron only; a self-drawn one has tsumo alone.",
        FactShares: "By ron the discarder pays all. By tsumo everybody pays, and the dealer pays and gets double. Each payment is rounded up to 100.",
        FactTsumoLoss: "The missing player's share of a self-draw is not paid.",
        FactTsumoRonReduced: "The missing player's share of a self-draw is not paid, and a ron pays no more than a self-draw.",
        FactTsumoPlus1000: "The missing player's share of a self-draw is not paid; each payer adds 1,000.",
        FactTsumoBisection: "The two payers split the missing player's share of a self-draw.",
        FactTsumoFull: "Each of the two payers pays the missing player's share of a self-draw too.",
        FactTsumoOyaPays: "The dealer pays the missing player's share of a self-draw; nobody does when he wins.",
        FactTsumoKoPays: "The other non-dealer pays the missing player's share of a self-draw; both do when the dealer wins.",
        FactTsumoProportional: "The two payers share the missing player's part of a self-draw in proportion.",
        FactTsumoEqualize: "Both pay the same of a self-draw, together what a ron pays.",
        FactYakumanAlone: "With a yakuman no other yaku and no dora count.",
        FactYakumanAdd: "Different yakuman in one hand add up.",
        FactYakumanAddTo: "Different yakuman in one hand add up, to {0} at the most.",
        FactYakumanHighest: "Of several yakuman in one hand the highest is paid.",
        FactDiscarder: "By ron the discarder pays {0} times the score; by tsumo everybody pays it once. The dealer pays and gets no more than others.",
        FactHonba: "Each honba adds {0} by ron, {1} from each payer by tsumo.",
        FactStick: "A riichi costs 1,000 points; the next winner takes the sticks on the table.",
        FactNoPao: "Nobody is liable for a yakuman that his discard made certain.",
        FactPaoWhole: "Whoever gives the last set of {0} pays all of a self-draw and half of a ron, for the whole hand.",
        FactPaoPart: "Whoever gives the last set of {0} pays all of a self-draw and half of a ron, for that yakuman only.",
        FactPaoHonbaDiscarder: "The discarder pays the honba of a shared ron.",
        FactPaoHonbaLiable: "The liable player pays the honba of a shared ron.",
        FactKanLiabilityOff: "The giver of an open kan does not pay for a win on its replacement tile.",
        FactKanLiabilityOn: "The giver of an open kan pays all of a win on its replacement tile.",
        FactStartNothing: "Nobody starts with points.",
        FactStart: "Everybody starts with {0} points.",
        FactBack: "At the end each returns {0} points.",
        FactNoUma: "There are no points for places (uma).",
        FactUma: "Uma in thousands, by place: {0}.",
        FactUmaBelow: "Uma in thousands, by place and by how many finish below the start: one {0}; two {1}; three {2}.",
        FactNoOka: "There is no oka.",
        FactOka: "First place gets {0} thousand more (oka).",
        FactTiesSplit: "Equal points at the end share their places.",
        FactTiesSeat: "Of equal points at the end, the seat that was East first is higher.",
        FactNotenNothing: "Nobody pays at a drawn hand.",
        FactNotenPool: "At a drawn hand the noten players pay {0} in all to the tenpai ones.",
        FactNotenEach: "At a drawn hand each noten player pays {0} to each tenpai one.",
        FactSeveralRonAll: "When several players ron the same tile, all win.",
        FactSeveralRonHeadBump: "When several players ron the same tile, only the next in turn wins.",
        FactSeveralRonTripleAbort: "Two players may ron the same tile; three end the hand without a winner.",
        FactSticksNextInTurn: "Of several winners the next in turn gets sticks and honba.",
        FactSticksOwn: "Of several winners each gets the honba and his own stick; the next in turn gets the other sticks.",
        FactNagashiOff: "There is no nagashi mangan.",
        FactNagashiMangan: "Nagashi mangan (mangan at draw): at a drawn hand, discards of nothing but terminals and honors, none of them called, are paid like a self-drawn mangan.",

        // The names of rules on the settings page.
        RuleRedFives: "How many fives of man, pin, sou are red",
        RuleDoubleYakuman: "Special waits and four big winds pay two yakuman",
        RuleStackedYakuman: "Different yakuman add up",
        RuleYakumanCap: "The most yakuman that add up",
        RuleRenhou: "A win off a discard before the first draw",
        RuleLocalYaku: "Old and local yaku",
        RulePao: "Yakuman for which a player can be liable",
        RuleHonbaValue: "Points for a counter from each payer",
        RuleWinningBonus: "Points for winning: a variation of the table, or a number of your own",
        RulePrevailingWind: "A pung of the prevailing wind has a point",
        RuleBamboo: "Bamboo tiles are in the game",
        RuleScoreCap: "The most points that a hand can score",
        RuleOpenTanyao: "All simples counts in an open hand",
        RuleIppatsu: "One shot is a yaku",
        RuleUraDora: "Ura dora after riichi",
        RuleKanDora: "A kan turns another indicator",
        RuleKanUra: "Ura dora below the indicators of kans",
        RuleDoubleWindPairFu: "Fu of a pair of the seat's and the round's wind",
        RulePinfuTsumo: "Pinfu counts on a self-draw",
        RuleOpenPinfuFu: "Fu of an open pinfu (kuipinfu)",
        RuleRinshanFu: "2 fu for drawing the replacement tile",
        RuleKiriage: "30 fu 4 han and 60 fu 3 han are a mangan",
        RuleKazoe: "13 han and more are a yakuman",
        RulePaoHonba: "Who pays the counters beside a liable player",
        RulePaoComposite: "How much a liable player pays when there is another yakuman",
        RuleKanLiability: "The giver of an open kan pays for the win on its replacement tile",
        RuleTsumoLoss: "The missing player's share of a self-draw",
        RuleCompletion: "By ron a yaku counts only if every tile of the wait gives it",
        RuleTenhouUpgrade: "Blessing of heaven doubles special waits",
        RuleRyuuiisouGreen: "All green needs the green dragon",
        RuleRyanpeikouTwoSuits: "The pairs of equal runs of ryanpeikou must be of two suits",
        RuleDaisharinAnySuit: "Big wheels may be of any suit",
        RuleMultipleRon: "Several players ron the same tile",
        RuleSticks: "Sticks and counters when several win",
        RuleDeadWait: "Tenpai at a drawn hand when every tile of the wait lies open",
        RuleNagashiMangan: "Discards of nothing but terminals and honors are a mangan",
        RuleImpliedHands: "Hands that always go together both count",
        RuleConcealedSevenPairs: "Seven pairs are a concealed hand too",
        RuleFlowers: "Flowers in the set, a dora each",
    }
    yaku {
        Riichi: "", "Declare riichi on a closed tenpai hand for 1,000 points, then win.";
        DoubleRiichi: "", "Declare riichi with the first discard, before any call.";
        Ippatsu: "", "Win within one round of the table after riichi, before any call.";
        MenzenTsumo: "", "Draw the winning tile with a closed hand.";
        Haitei: "", "Draw the winning tile as the last of the wall.";
        Houtei: "", "Win off the discard after the last tile of the wall.";
        Rinshan: "", "Draw the winning tile as the replacement for a kan.";
        Chankan: "", "Win off the tile that another player adds to his pon.";
        Pinfu: "", "Four runs, a pair without value, and a two-sided wait.";
        Tanyao: "", "No terminals and no honors.";
        Iipeikou: "", "Two equal runs in one suit.";
        YakuhaiSeat: "", "A triplet or kan of your own seat's wind; if it is the round wind too, both count.";
        YakuhaiRound: "", "A triplet or kan of the round's wind.";
        YakuhaiHaku: "", "A triplet or kan of the white dragon.";
        YakuhaiHatsu: "", "A triplet or kan of the green dragon.";
        YakuhaiChun: "", "A triplet or kan of the red dragon.";
        Chiitoitsu: "", "Seven different pairs.";
        SanshokuDoujun: "", "The same run in all three suits.";
        Ittsuu: "", "The runs 123, 456 and 789 in one suit.";
        Chanta: "", "A terminal or honor in every set and the pair, with at least one run.";
        Toitoi: "", "Four triplets or kans and a pair.";
        Sanankou: "", "Three triplets or closed kans that were neither called nor completed by a discard.";
        Sankantsu: "", "Three kans of any kind.";
        SanshokuDoukou: "", "Triplets or kans of the same number in all three suits.";
        Honroutou: "", "Terminals and honors only, without a run.";
        Shousangen: "", "Two triplets or kans of dragons, and a pair of the third.";
        Ryanpeikou: "", "Two different pairs of equal runs. Seven pairs are not counted with it.";
        Junchan: "", "A terminal in every set and the pair, with at least one run.";
        Honitsu: "", "Tiles of one suit, and honors.";
        Chinitsu: "", "Tiles of one suit only.";
        OpenRiichi: "", "Declare riichi and show the hand.";
        TsubameGaeshi: "", "Win off the discard with which another player declares riichi.";
        Kanburi: "", "Win off the discard that follows another player's kan.";
        IsshokuSanjun: "", "Three equal runs in one suit.";
        IsshokuYonjun: "", "Four equal runs in one suit.";
        Sanrenkou: "", "Three triplets or kans with numbers in a row, in one suit.";
        Uumensai: "", "Sets and a pair of all five: man, pin, sou, winds and dragons.";
        Sanpuukou: "", "Triplets or kans of three winds.";
        Tenhou: "", "The dealer wins with his first fourteen tiles.";
        Chiihou: "", "A non-dealer wins with his first draw, before any call.";
        Renhou: "", "A non-dealer wins off a discard before his own first draw.";
        Daisangen: "", "Triplets or kans of all three dragons.";
        Shousuushii: "", "Triplets or kans of three winds, and a pair of the fourth.";
        Daisuushii: "", "Triplets or kans of all four winds.";
        Suuankou: "", "Four triplets or closed kans that were neither called nor completed by a discard.";
        SuuankouTanki: "", "Four concealed triplets, won on the pair.";
        Tsuuiisou: "", "Honors only.";
        Ryuuiisou: "", "Green tiles only: 2, 3, 4, 6, 8 of sou and the green dragon.";
        Chinroutou: "", "Terminals only.";
        Suukantsu: "", "Four kans of any kind.";
        Chuuren: "", "1112345678999 in one suit and one more tile of it, with no call or kan.";
        JunseiChuuren: "", "1112345678999 in one suit before the winning tile, so that all nine of its tiles win.";
        Kokushi: "", "One of each terminal and honor, and a second of any of them.";
        Kokushi13: "", "Thirteen different terminals and honors before the winning tile.";
        Suurenkou: "", "Four triplets or kans with numbers in a row, in one suit.";
        Daisharin: "", "22334455667788 of one suit, closed; of pin unless the rules say any suit.";
        Shousharin: "", "11223344556677 or 33445566778899 of one suit, closed.";
        ShiisanPuutaa: "", "On the first turn, thirteen tiles that neither pair nor stand within two of each other, one of them doubled.";
        ShiisuuPuutaa: "", "On the first turn, fourteen tiles that neither pair nor stand within two of each other.";
        Daichisei: "", "One pair of each of the seven honors.";
        HyakumanGoku: "", "Man only, with numbers that add up to 100 or more.";
        Benikujaku: "", "Only 1, 5, 7, 9 of sou and the red dragon.";
        Kouitten: "", "Only 2, 3, 4, 6, 8 of sou, and the red dragon.";
        IshiNoUeNiMoSannen: "", "Double riichi, won on the last tile.";
        Paarenchan: "", "The dealer's win after eight honba that were all his own.";
        IipinMouyue: "", "Draw 1 pin as the last tile of the wall to win.";
        ChuupinRaoyui: "", "Win off the last discard with 9 pin.";
        UupinKaihou: "", "Draw 5 pin as the replacement for a kan to win.";
        AllChows: "", "Four runs and a pair of a suit, any wait.";
        AllSimples: "", "No terminals and no honors.";
        DragonPung: "", "A triplet or kan of dragons, counted for each.";
        SeatWindPung: "", "A triplet or kan of your own seat's wind.";
        PrevailingWindPung: "", "A triplet or kan of the round's wind.";
        ConcealedHand: "", "Four concealed sets, won off a discard.";
        FlowerTile: "", "A flower set aside, counted for each.";
        PremiumTile: "", "The winning tile and every tile equal to it, each counted.";
        Ready: "", "Declare ready with a concealed hand, then win.";
        FullyConcealedHand: "", "Four concealed sets, won by self-draw.";
        AllPungs: "", "Four triplets or kans and a pair.";
        ClearHand: "", "Tiles of one suit, and honors.";
        PureStraight: "", "The runs 123, 456 and 789 in one suit.";
        OpenReady: "", "Declare ready with the hand shown, then draw the winning tile.";
        LittleThreeDragons: "", "Two triplets or kans of dragons, and a pair of the third.";
        ThreeConcealedPungs: "", "Three triplets or closed kans that were neither called nor completed by a discard.";
        SevenPairs: "", "Seven different pairs.";
        LastTileDraw: "", "Draw the winning tile as the last of the wall.";
        RobbingTheKong: "", "Win off the tile that another player adds to his pung.";
        ReplacementTile: "", "Draw the winning tile as the replacement for a kong; a flower's does not count.";
        DoubleReady: "", "Declare ready in the first round of the table, before any call.";
        LittleFourWinds: "", "Triplets or kans of three winds, and a pair of the fourth.";
        PureHand: "", "Tiles of one suit only.";
        BigThreeDragons: "", "Triplets or kans of all three dragons.";
        AllTerminals: "", "Terminals only.";
        FourConcealedPungs: "", "Four triplets or closed kans that were neither called nor completed by a discard.";
        AllFlowers: "", "All four flowers; each still counts by itself.";
        MoonBottomSea: "", "Draw 1 dot as the last tile of the wall to win.";
        PlumBlossomRoof: "", "Draw 5 dots as the replacement for a kong to win.";
        BigFourWinds: "", "Triplets or kans of all four winds.";
        AllHonors: "", "Honors only.";
        HeavenlyHand: "", "The dealer wins with his first fourteen tiles.";
        EarthlyHand: "", "A non-dealer draws the winning tile in the first round of the table.";
        BlessingOfMan: "", "Win off a discard in the first round of the table, concealed.";
        NineGates: "", "1112345678999 in one suit before the winning tile, so that all nine of its tiles win.";
    }
    labels {
    }
    notes {}
}
