//! The texts of Chinese games in Korean.

fan_texts! {
    KO;
    words {
        Said: "영상개화 → 깡상개화; 해저·하저 → 마지막 패; =꽃패 장수 (한 장이 도라 1개) → 꽃패 장수; 장풍 → 권풍; 자풍 → 문풍; 대명깡 → 밍깡; =멘젠 몸통 4개로 론 화료. → 부로 없이 론 화료.; 국사무쌍 → 십삼요;  (아타마하네) → ; =간짱 대기 → 감장 대기; =변짱 대기 → 변장 대기; =샤보 대기 → 쌍펑 대기; =단기 대기 → 단조 대기; =서로 다른 또이쯔 7개. → 또이쯔 7개. 같은 패 4장은 또이쯔 2개.",
        SaidFaan: "항상 포함된다(불중복 원칙) → 항상 포함된다; 점수가 더 높다(고점 우선 원칙) → 판수가 더 높다; ={0}점 → {0}판; ={0}점. → {0}판.; {0}점 중 상한 {1}점까지 → {0}판 중 상한 {1}판까지; {1}점 중 {0}점으로 {2}점이 → {1}판 중 {0}판으로 {2}판이; =몇 점? → 몇 판?; 필요한 점수가 → 필요한 판수가; 적용하기 전의 점수가 → 적용하기 전의 판수가; 화료에는 {0}점이 → 화료에는 {0}판이; 빼고 {0}점이 → 빼고 {0}판이; =더해지는 점수 → 더해지는 판; 있는 역의 점수를 → 있는 역의 판수를; 화료하려면 {0}점 → 화료하려면 {0}판; =화료에 필요한 최소 점수 → 화료에 필요한 최소 판수; =꽃패도 최소 점수에 넣는다 → 꽃패도 최소 판수에 넣는다; =슌쯔 4개와 수패 머리. 대기는 무관. → 슌쯔 4개. 머리와 대기는 무관.; =서로 다른 또이쯔 7개. → 서로 다른 또이쯔 7개.",
        SaidSeries: "항상 포함된다(불중복 원칙) → 항상 포함된다; 점수가 더 높다(고점 우선 원칙) → 점수가 더 높다; =슌쯔 4개와 수패 머리. 대기는 무관. → 슌쯔 4개. 머리와 대기는 무관.",
        Knitted: "조합 대기",
        WhyNonRepeat: "{0}에 항상 포함된다(불중복 원칙)",
        WhyNonSeparation: "그 몸통은 {0}에 쓰여 나눌 수 없다(불분할 원칙)",
        WhyNonIdentical: "같은 몸통으로 같은 역을 다시 만들 수 없다(불동일 원칙)",
        WhyAccountOnce: "몸통은 이미 결합되었고 나머지는 한 번씩만 결합된다(한 번 결합 원칙)",
        WhyHighOverLow: "다르게 읽으면 점수가 더 높다(고점 우선 원칙)",
        WhyPaidAlone: "{0} 하나가 상한이라 그것만 계산한다",
        WhyOneOfSeries: "이 계열에서는 {0} 하나만 센다",
        WhyWithFlowers: "꽃패를 쓰지 않을 때만 센다",
        Otherwise: "여기서는 {0}; 다르게 세면 {1}.",
        OtherwiseBy: "여기서는 {0}; 다르게 세면 {1}({2}).",
        StepFaan: "{0}판은 {1}점",
        StepFaanSum: "{0}판",
        StepFaanSumCap: "{0}판(상한 {1}판)",
        ShapeKnittedStraight: "조합룡과 몸통 하나와 머리",
        ShapeKnitted: "서로 다른 자패와 조합 패 열네 장(전불고)",
        FlagLastOfKind: "절장",
        OtherPlayer: "다른 사람",
        StepBaseAlone: "{0}: {4}",
        StepOnce: "{0}: {1} + {3} = {4}",
        StepTimes: "{0}: {1} × {2} = {4}",
        StepPart: "{0}: {1} × {2} + {3} = {4}",
        StepPartLess: "{0}: {1} × {2} − {3} = {4}",
        RefusalTooFew: "모자랍니다: 화료에 필요한 {1}점 중 {0}점으로 {2}점이 부족합니다.",
        RefusalTooFewFlowers: "모자랍니다: 꽃패를 빼고 화료에 필요한 {1}점 중 {0}점으로 {2}점이 부족합니다.",
        RefusalTooFewFaan: "모자랍니다: 이기는 데 필요한 {1}판 중 {0}판으로 {2}판이 부족합니다.",
        RefusalTooFewFaanFlowers: "모자랍니다: 꽃패를 빼고 이기는 데 필요한 {1}판 중 {0}판으로 {2}판이 부족합니다.",
        FlagKongOnKong: "깡 위의 깡",
        ConflictLastOfKind: "절장이면 나머지 세 장이 판에 보여야 하는데, 손패에 같은 패가 또 있습니다: {0}.",
        ConflictKongOnKong: "깡 위의 깡에는 깡 두 개와 두 번째 깡의 보충패가 필요합니다.",
        RuleMinimum: "화료에 필요한 최소 점수",
        RuleSpecialSelfDraw: "항상 문전인 손을 쯔모했을 때 세는 것",
        RuleTwoConcealedKongs: "안깡 두 개의 점수",
        RuleMixedKongs: "안깡과 밍깡의 점수",
        RuleLesserStraight: "조합 패 아홉 장을 모두 갖춘 전불고에는 조합룡도 센다",
        RuleKnittedChows: "조합룡에 슌쯔와 수패 머리가 붙으면 평화",
        RuleKongsBeside: "삼강·사강과 따로 안깡도 센다",
        RuleFormalWaits: "다 쓴 패도 대기로 센다",
        RuleKnittedWaits: "조합룡에서도 변장·감장을 센다",
        RuleGatesPung: "구련보등에서도 요구각을 하나 센다",
        RuleFaanLimit: "한도(판)",
        RuleFaanTable: "판과 점수의 환산표",
        RulePaying: "누가 얼마를 내는가",
        RuleFlowersCount: "꽃패도 최소 점수에 넣는다",
        RuleSevenPairs: "칠대자를 인정한다",
        RuleChowPair: "평화의 머리",
        RuleFourthCall: "네 번째 부로를 하게 한 사람이 모두 낸다(십이장포)",
        RuleRobbedKong: "깡을 빼앗긴 사람이 내는 몫",
        RuleOrphansRob: "십삼요는 안깡을 빼앗을 수 있다",
        FactMinimum: "화료에는 {0}점이 필요합니다.",
        FactMinimumFlowers: "화료에는 꽃패를 빼고 {0}점이 필요합니다.",
        FactPaysBase: "모두가 {0}점을 내고, 화료 점수는 론이면 방총자가, 쯔모면 모두가 더 냅니다.",
        FactPaysOnce: "방총자만 1배를 내고, 쯔모면 모두가 1배를 냅니다.",
        FactPaysFull: "방총자만 2배를 내고, 쯔모면 모두가 1배를 냅니다(전총).",
        FactPaysHalf: "방총자가 2배, 다른 두 사람이 1배를 내고, 쯔모면 모두가 2배를 냅니다(반총).",
        FactPaysAll: "누가 방총하든 모두가 1배를 냅니다.",
        FactPaysPar: "25점까지는 모두 한 배를 냅니다. 그보다 크면, 버림패로 이겼을 때 다른 두 사람은 25점씩, 버린 사람이 세 배에서 남은 점수를 냅니다.",
        FactFaanTable: "0판부터 {1}판까지의 점수: {0}.",
        ChoiceSelfDrawn: "쯔모",
        ChoiceFullyConcealed: "불구인",
        ChoiceHalfSpicy: "반랄",
        ChoiceFullSpicy: "전랄",
        ChoiceLaak: "구장",
        ChoiceHkma: "HKMA",
        ChoiceLimit: "상한",
        ChoiceNumberPair: "수패 머리",
        ChoiceAnyPair: "아무 머리나",
        ChoiceRobbedDiscard: "버림패와 같음",
        ChoiceRobbedShares: "직접 뽑았을 때의 세 명 몫 전부",
        ChoiceFourthDrawn: "직접 뽑았을 때만. 세 번째 삼원패도",
        CalledAllPungs: "팽팽화",
        CalledAllChows: "평화",
        CalledDragonPung: "전각",
        CalledFullyConcealed: "불구인",
        CalledPureStraight: "청룡",
        CalledThreeConcealed: "삼암각",
        CalledFourConcealed: "사암각",
        CalledLastTileDraw: "묘수회춘",
        CalledRobbingTheKong: "창강화",
        CalledAllTerminals: "청요구",
        CalledAllSimples: "단요",
        FanTitle: "판",
        CompareOther: "다른 마작 규칙에서는",
        PrinciplesTitle: "다섯 가지 원칙",
        PrincipleNonRepeat: "불중복: 어떤 판에 항상 포함되는 판은 따로 세지 않습니다.",
        PrincipleNonSeparation: "불분할: 한 판을 이룬 몸통을 나누어 다른 판을 만들 수 없습니다.",
        PrincipleNonIdentical: "불동일: 판을 이룬 몸통으로 같은 판을 다시 만들 수 없습니다.",
        PrincipleHighOverLow: "고점 우선: 패를 여러 가지로 읽을 수 있으면 가장 비싼 것을 셉니다.",
        PrincipleAccountOnce: "한 번 결합: 몸통을 결합한 뒤 남은 몸통은 그중 하나와 한 번만 결합할 수 있습니다.",
        AskFans: "어떤 판이 인정되나요?",
        PracticeMinimum: "충분?",
        AskMinimum: "{0}에 이르나요?",
        FaanColumn: "판",
        FaanPatterns: "역",
        SourceSpread: "정한 곳이 하나가 아니며, 구장에 대한 설명 대부분이 일치하는 값",
        Notes: "knitted_all_chows → 조합룡에 슌쯔와 수패 머리가 붙으면 평화도 셉니다. 대신 무자를 세는 사람도 있습니다. | kongs_and_pungs → 안깡이 든 삼강과 사강은 깡의 역과 안커의 역을 하나씩 세고, 안깡은 따로 세지 않습니다. | formal_waits → 한 종류만 기다리는지는 모양으로 정합니다. 네 장을 다 쓴 패도 대기로 셉니다. | knitted_waits → 조합룡에서도 네 번째 몸통이나 머리의 대기는 셀 수 있습니다. | gates_pung → 구련보등을 2, 5, 8로 화료하면 요구각 둘 중 하나를 셉니다. | no_authority → 이 규칙을 정한 단 하나의 문서는 없습니다. HKMA의 규칙은 따로 프리셋이 있습니다. 값은 대부분의 설명이 따르는 것이며, 탁마다 정합니다. | disputed; read as in today's China → 이견 있음. 오늘의 중국식으로 읽음 | accounts differ; most programs count them → 이견 있음. 대부분의 프로그램은 센다 | an option of some tables → 일부 탁의 선택 | accounts differ; more of them take any pair → 이견 있음. 아무 머리나 된다는 쪽이 많다 | sixteen deals and those that a dealer keeps → 16국과 연장 | a win keeps the deal → 화료하면 연장 | the next in turn alone → 차례가 빠른 한 사람만 | flower_wins → 꽃패 7장과 8장은 그 자리에서 이기지만 값이 인용되지 않아 다른 꽃패처럼 셉니다. | lesser_with_straight → 전불고에 조합룡 아홉 장이 모두 있으면 조합룡도 셉니다. 전불고만 세는 사람도 있습니다. | concealed_faan → 문전청은 여기서 1판입니다. 설명이 서로 다르며, 세지 않는 탁도 많습니다. | last_discard → 마지막 버림패도 해저와 같이 셉니다. 세지 않는 탁도 있습니다. | in_all → 패형을 이루는 부분은 따로 세지 않습니다. 더하는 탁도 있습니다. | same_turn_immunity → 같은 순의 면책으로 다른 사람이 책임질 수 있습니다. 버린 사람으로서 낼 이는 탁에서 정합니다. | sixteen deals, as in other competitions → 다른 대회처럼 16국 | the deal always passes → 장가는 늘 넘어간다",
    }
    fans {
        AllGreen: "녹일색", "삭수 2, 3, 4, 6, 8과 발만.";
        FourKongs: "사강", "깡쯔 4개.";
        SevenShiftedPairs: "연칠대", "한 종류의 숫자가 이어지는 또이쯔 7개.";
        ThirteenOrphans: "십삼요", "요구패 13종을 하나씩, 그중 하나를 더.";
        PureTerminalChows: "일색쌍룡회", "한 종류의 123 둘, 789 둘과 5 머리.";
        QuadrupleChow: "일색사동순", "한 종류의 같은 슌쯔 4개.";
        FourPureShiftedPungs: "일색사절고", "한 종류의 숫자가 이어지는 커쯔나 깡쯔 4개.";
        FourPureShiftedChows: "일색사보고", "한 종류의 슌쯔 4개가 1씩, 또는 2씩 올라감.";
        ThreeKongs: "삼강", "깡쯔 3개.";
        AllTerminalsAndHonors: "혼요구", "1, 9와 자패만.";
        GreaterHonorsAndKnittedTiles: "칠성불고", "자패 7종 모두와, 세 종류의 147, 258, 369 중 서로 다른 7장.";
        AllEvenPungs: "전쌍각", "커쯔나 깡쯔와 머리가 모두 2, 4, 6, 8.";
        FullFlush: "청일색", "한 종류의 수패만.";
        PureTripleChow: "일색삼동순", "한 종류의 같은 슌쯔 3개.";
        PureShiftedPungs: "일색삼절고", "한 종류의 숫자가 이어지는 커쯔나 깡쯔 3개.";
        UpperTiles: "전대", "7, 8, 9만.";
        MiddleTiles: "전중", "4, 5, 6만.";
        LowerTiles: "전소", "1, 2, 3만.";
        ThreeSuitedTerminalChows: "삼색쌍룡회", "두 종류에 각각 123과 789, 나머지 종류의 5 머리.";
        PureShiftedChows: "일색삼보고", "한 종류의 슌쯔 3개가 1씩, 또는 2씩 올라감.";
        AllFive: "전대오", "모든 몸통과 머리에 5가 있음.";
        TriplePung: "삼동각", "세 종류의 같은 숫자 커쯔나 깡쯔.";
        LesserHonorsAndKnittedTiles: "전불고", "자패와 세 종류의 147, 258, 369 중 서로 다른 14장.";
        KnittedStraight: "조합룡", "147, 258, 369를 서로 다른 종류로 갖추고 몸통 하나와 머리.";
        UpperFour: "대어오", "6, 7, 8, 9만.";
        LowerFour: "소어오", "1, 2, 3, 4만.";
        BigThreeWinds: "삼풍각", "풍패 3종의 커쯔나 깡쯔.";
        MixedStraight: "화룡", "서로 다른 종류의 123, 456, 789.";
        ReversibleTiles: "추부도", "위아래를 뒤집어도 같은 패만: 통수 1234589, 삭수 245689, 백.";
        MixedTripleChow: "삼색삼동순", "세 종류의 같은 슌쯔.";
        MixedShiftedPungs: "삼색삼절고", "세 종류에 걸쳐 숫자가 이어지는 커쯔나 깡쯔 3개.";
        ChickenHand: "무번화", "꽃패 말고는 아무 역도 없음.";
        LastTileClaim: "해저로월", "마지막 쯔모 뒤의 버림패로 론.";
        OutWithReplacementTile: "강상개화", "깡의 보충패로 화료. 꽃패의 보충패는 세지 않음.";
        HalfFlush: "혼일색", "한 종류의 수패와 자패.";
        MixedShiftedChows: "삼색삼보고", "세 종류에 걸쳐 1씩 올라가는 슌쯔 3개.";
        AllTypes: "오문제", "세 종류의 수패, 풍패, 삼원패를 모두 갖춤.";
        MeldedHand: "전구인", "네 몸통을 모두 울고 단조 대기에서 론.";
        TwoConcealedKongs: "쌍암강", "안깡 2개.";
        TwoDragonsPungs: "쌍전각", "삼원패 2종의 커쯔나 깡쯔.";
        ConcealedKongAndMeldedKong: "명암강", "안깡 하나와 밍깡 하나.";
        OutsideHand: "전대요", "모든 몸통과 머리에 1, 9나 자패가 있음.";
        TwoMeldedKongs: "쌍명강", "밍깡 2개.";
        LastTile: "화절장", "화료패가 그 종류의 마지막 한 장이고, 나머지 세 장은 공개됨.";
        PrevalentWind: "권풍각", "장풍의 커쯔나 깡쯔.";
        SeatWind: "문풍각", "자기 바람의 커쯔나 깡쯔.";
        TileHog: "사귀일", "깡쯔가 아닌 같은 패 네 장. 한 종류마다 셈.";
        DoublePung: "쌍동각", "두 종류의 같은 숫자 커쯔나 깡쯔. 한 쌍마다 셈.";
        TwoConcealedPungs: "쌍암각", "울거나 론으로 완성하지 않은 커쯔나 깡쯔 2개.";
        ConcealedKong: "암강", "안깡 하나.";
        PureDoubleChow: "일반고", "한 종류의 같은 슌쯔 2개.";
        MixedDoubleChow: "희상봉", "두 종류의 같은 슌쯔.";
        ShortStraight: "연륙", "한 종류에서 123과 456처럼 이어지는 슌쯔 2개.";
        TwoTerminalChows: "노소부", "한 종류의 123과 789.";
        PungOfTerminalsOrHonors: "요구각", "1, 9나 자패의 커쯔나 깡쯔. 하나마다 셈.";
        MeldedKong: "명강", "밍깡 하나.";
        OneVoidedSuit: "결일문", "두 종류의 수패만. 자패는 있어도 됨.";
        NoHonors: "무자", "자패 없음.";
        EdgeWait: "변장", "12에 3만, 또는 89에 7만으로 화료.";
        ClosedWait: "감장", "슌쯔의 가운데 패만으로 화료.";
        SingleWait: "단조장", "머리의 나머지 한 장만으로 화료.";
        SelfDrawn: "쯔모", "화료패를 스스로 뽑음.";
        EightFlowers: "팔선과해", "꽃패 여덟 장 모두.";
        AfterTwoKongs: "깡 위의 깡", "깡의 보충패로 다시 깡을 하고 그 보충패로 화료.";
        SevenFlowers: "꽃 일곱", "꽃패 일곱 장.";
        FlowerSet: "꽃 한 벌", "꽃 네 장 또는 계절 네 장.";
        SeatFlower: "자리 꽃", "자리 번호와 같은 꽃패.";
        NoFlowers: "꽃 없음", "꽃패가 한 장도 없음.";
        Concealed: "문전청", "부로 없음. 론이든 쯔모든 됨.";
        LastTileWin: "해저로월", "마지막 쯔모패 또는 그 뒤의 버림패로 화료.";
        ConcealedWithoutFlowers: "문전청(꽃패 없음)", "꽃패를 쓰지 않을 때, 치·펑·깡이 하나도 없음.";
        FourConcealedPungsWithoutKongs: "감감호(깡 없음)", "직접 뽑은 커쯔 넷, 깡은 없음. 버림패로는 머리만 완성할 수 있음.";
        NineGatesDrawn: "구자연환", "한 종류 수패의 1112345678999와 같은 종류 한 장을 부로 없이. 직접 뽑거나, 버림패면 9면 대기.";
        EarthlyHandByDiscard: "지호(버림패)", "장가가 아닌 사람이 장가의 첫 버림패로 이김.";
        SmallThreeWinds: "소삼풍", "풍패 두 종류의 커쯔나 깡쯔와 다른 풍패의 머리.";
        OneKong: "일강", "깡쯔 하나. 밍깡이든 안깡이든 됨.";
        TwoKongs: "이강", "깡쯔 둘. 밍깡이든 안깡이든 됨.";
        PureDoubleChowTwice: "양반고", "서로 다른 일반고 두 벌.";
        SmallTriplePung: "삼색소동각", "두 종류 수패의 같은 수 커쯔나 깡쯔와 나머지 한 종류의 머리.";
        PureOutsideHand: "순전대요", "모든 몸통과 머리에 1이나 9가 있음.";
    }
}
