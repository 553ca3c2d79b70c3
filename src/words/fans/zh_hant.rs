//! The texts of Chinese games in Traditional Chinese.

fan_texts! {
    ZH_HANT;
    words {
        Said: "嶺上開花 → 槓上開花; 槍暗槓 → 搶暗槓; 槍槓 → 搶槓; =相加的點數 → 相加的分數; 所有役的點數 → 所有番種的分數; 和牌至少要{0}點 → 和牌至少要{0}分; =花牌的張數，每張為一張寶牌 → 花牌的張數; ={0}點 → {0}分; ={0}點。 → {0}分。; 榮和 → 點和; 放銃 → 點炮; 無役 → 無番; 役滿 → 役滿; 役 → 番種; 場風 → 圈風; 自風 → 門風; 大明槓 → 明槓; =海底/河底 → 海底牌; 各{0}點 → 各{0}分; 共{0}點 → 共{0}分; =幾點？ → 幾分？; 點數不足以 → 分數不足以; =四組面子都未鳴牌，榮和。 → 未吃、碰、明槓，點和。; 國士無雙 → 十三么; （頭跳） → ; 單騎聽 → 單釣; =七個不同的對子。 → 七個對子，四張相同的牌算兩個對子。",
        SaidFaan: "必然包含它（不重複原則） → 必然包含它; 組合分更高（就高不就低） → 組合番數更高; 的面子 → 那副牌; =夠和嗎？ → 夠番嗎？; 和牌（頭跳） → 食糊; =沒有吃、碰、明槓，點和或自摸均可。 → 沒有上、碰、明槓，出銃或自摸均可。; =閒家和莊家打出的第一張牌。 → 閒家食莊家打出的第一張牌。; =碰碰和 → 對對糊; =平和 → 平糊; =四暗刻 → 坎坎糊; =混么九 → 花么; =四槓 → 十八羅漢; =九蓮寶燈 → 九子連環; =天和 → 天糊; =地和 → 地糊; =人和 → 人糊; =搶槓和 → 搶槓; =妙手回春 → 海底撈月; =箭刻 → 三元牌; =槓上開花 → 槓上自摸; =圈風刻 → 圈風; =門風刻 → 門風; 單騎聽 → 單釣眼; 雀頭 → 眼; 將牌 → 眼; 作將 → 作眼; 和將 → 和眼; 點和 → 出銃; 點炮 → 出銃; 放銃 → 出銃; 榮和 → 出銃; 和牌 → 食糊; ={0}點 → {0}番; ={0}點。 → {0}番。; {0}點，最多計{1}點 → {0}番，最多計{1}番; 需要 {1} 分，現有 {0} 分，還差 {2} 分 → 需要 {1} 番，現有 {0} 番，還差 {2} 番; =幾點？ → 幾番？; 點數不足以 → 番數不足以; 封頂前的點數 → 封頂前的番數; {0} 分起和 → {0} 番起糊; =相加的點數 → 相加的番數; 所有役的點數 → 所有番種的番數; 和牌至少要{0}點 → 食糊至少要{0}番; =起和分 → 起糊番數; =花牌計入起和分 → 花牌計入起糊番數; =四組順子，雀頭為數牌，聽牌不限。 → 四副順子，任何眼，任何叫糊。; =七個不同的對子。 → 七個不同的對子。",
        SaidSeries: "必然包含它（不重複原則） → 必然包含它; 組合分更高（就高不就低） → 組合分更高; =四組順子，雀頭為數牌，聽牌不限。 → 四副順子，將牌、聽牌不限。; =碰碰和 → 對對和; =斷么 → 斷么九; =箭刻 → 番牌（三元牌）; =門風刻 → 番牌（門風）; =雙暗刻 → 二暗刻; =三風刻 → 大三風; =一色三節高 → 三連刻; =一色四節高 → 四連刻; =三色三同順 → 三色同順; =三同刻 → 三色同刻; =清龍 → 一氣通貫; =全帶么 → 混全帶么; =妙手回春 → 海底撈月; =海底撈月 → 河底撈魚; =搶槓和 → 搶槓; =十三么 → 十三么九; =無番和 → 雞和; =七對 → 七對子; =槓上開花 → 嶺上開花; 嶺上開花 → 嶺上開花",
        Knitted: "組合聽",
        WhyNonRepeat: "{0}必然包含它（不重複原則）",
        WhyNonSeparation: "其面子已屬於{0}，不得拆開另組（不拆移原則）",
        WhyNonIdentical: "同一副面子不得再組成相同的番種（不得相同原則）",
        WhyAccountOnce: "面子已經組合過，其餘每副只能再套算一次（套算一次原則）",
        WhyHighOverLow: "另一種組合分更高（就高不就低）",
        WhyPaidAlone: "{0}為爆棚牌，獨立計算",
        WhyOneOfSeries: "已計{0}，同一系列只計一項",
        WhyWithFlowers: "只在不用花牌時計算",
        Otherwise: "此處為{0}；否則{1}。",
        OtherwiseBy: "此處為{0}；否則{1}（{2}）。",
        StepFaan: "{0} 番為 {1} 分",
        StepFaanSum: "{0} 番",
        StepFaanSumCap: "{0} 番，至多 {1} 番",
        ShapeKnittedStraight: "組合龍加一組面子和將牌",
        ShapeKnitted: "字牌與組合牌十四張各不相同（全不靠）",
        FlagLastOfKind: "和絕張",
        OtherPlayer: "其他一家",
        StepBaseAlone: "{0}: {4}",
        StepOnce: "{0}: {1} + {3} = {4}",
        StepTimes: "{0}: {1} × {2} = {4}",
        StepPart: "{0}: {1} × {2} + {3} = {4}",
        StepPartLess: "{0}: {1} × {2} − {3} = {4}",
        RefusalTooFew: "分數不足：和牌需要 {1} 分，現有 {0} 分，還差 {2} 分。",
        RefusalTooFewFlowers: "分數不足：不計花牌，和牌需要 {1} 分，現有 {0} 分，還差 {2} 分。",
        RefusalTooFewFaan: "番數不足：食糊需要 {1} 番，現有 {0} 番，還差 {2} 番。",
        RefusalTooFewFaanFlowers: "番數不足：不計花牌，食糊需要 {1} 番，現有 {0} 番，還差 {2} 番。",
        FlagKongOnKong: "槓上槓",
        ConflictLastOfKind: "和絕張要求其餘三張已在桌面亮出，而手裡還有{0}。",
        ConflictKongOnKong: "槓上槓需要兩個槓，並以第二個槓的補牌和牌。",
        RuleMinimum: "起和分",
        RuleSpecialSelfDraw: "必然門前清的番種自摸時計",
        RuleTwoConcealedKongs: "雙暗槓的分值",
        RuleMixedKongs: "明暗槓的分值",
        RuleLesserStraight: "全不靠湊齊組合龍九張時另計組合龍",
        RuleKnittedChows: "組合龍加順子和數牌將計平和",
        RuleKongsBeside: "三槓、四槓另計暗槓",
        RuleFormalWaits: "已用完的牌也算聽牌",
        RuleKnittedWaits: "組合龍可計邊張、嵌張",
        RuleGatesPung: "九蓮寶燈可計一個么九刻",
        RuleFaanLimit: "爆棚（番）",
        RuleFaanTable: "番數與分數對照表",
        RulePaying: "由誰付、付多少",
        RuleFlowersCount: "花牌計入起和分",
        RuleSevenPairs: "七對可以食糊",
        RuleChowPair: "平糊的眼",
        RuleFourthCall: "十二張落地，餵第四副者包牌",
        RuleRobbedKong: "被搶槓者付",
        RuleOrphansRob: "十三么可搶暗槓",
        FactMinimum: "{0} 分起和。",
        FactMinimumFlowers: "不計花牌，{0} 分起和。",
        FactPaysBase: "每家付 {0} 分；放銃者另付和牌分，自摸時三家都付。",
        FactPaysOnce: "出銃者獨付一倍，自摸三家各付一倍。",
        FactPaysFull: "出銃者獨付兩倍，自摸三家各付一倍（全銃）。",
        FactPaysHalf: "出銃者付兩倍，其餘兩家各付一倍，自摸三家各付兩倍（半銃）。",
        FactPaysAll: "無論誰出銃，三家各付一倍。",
        FactPaysPar: "25分以內三家各付一倍；超過25分的點和，其餘兩家各付25分，點炮者付三倍的餘額。",
        FactFaanTable: "0 至 {1} 番的分數：{0}。",
        ChoiceSelfDrawn: "自摸",
        ChoiceFullyConcealed: "不求人",
        ChoiceHalfSpicy: "半辣上",
        ChoiceFullSpicy: "辣辣上",
        ChoiceLaak: "舊章",
        ChoiceHkma: "HKMA",
        ChoiceLimit: "爆棚",
        ChoiceNumberPair: "數牌作眼",
        ChoiceAnyPair: "任何眼",
        ChoiceRobbedDiscard: "同出銃",
        ChoiceRobbedShares: "包三家自摸",
        ChoiceFourthDrawn: "只限自摸；餵第三副三元牌亦然",
        CalledAllPungs: "碰碰和",
        CalledAllChows: "平和",
        CalledDragonPung: "箭刻",
        CalledFullyConcealed: "不求人",
        CalledPureStraight: "清龍",
        CalledThreeConcealed: "三暗刻",
        CalledFourConcealed: "四暗刻",
        CalledLastTileDraw: "妙手回春",
        CalledRobbingTheKong: "搶槓和",
        CalledAllTerminals: "清么九",
        CalledAllSimples: "斷么",
        FanTitle: "番種",
        CompareOther: "按其他麻將規則",
        PrinciplesTitle: "五項計番原則",
        PrincipleNonRepeat: "不重複：某番種必然包含的番種，不再另計。",
        PrincipleNonSeparation: "不拆移：組成某番種的面子，不得拆開再組成其他番種。",
        PrincipleNonIdentical: "不得相同：已組成某番種的面子，不得再組成相同的番種。",
        PrincipleHighOverLow: "就高不就低：有多種組合方式時，取分數最高的一種。",
        PrincipleAccountOnce: "套算一次：面子組合後，其餘每副面子只能與已組合過的一副再組合一次。",
        AskFans: "有哪些番種？",
        PracticeMinimum: "夠和嗎？",
        AskMinimum: "夠{0}嗎？",
        FaanColumn: "番",
        FaanPatterns: "番種",
        SourceSpread: "沒有單一的制定者：多數舊章說明一致的數值",
        Notes: "knitted_all_chows → 組合龍加順子和數牌將時另計平和；也有人改計無字。 | kongs_and_pungs → 含暗槓的三槓、四槓，槓類與暗刻類番種各計一個，不另計暗槓。 | formal_waits → 是否獨聽只看牌形：四張已用盡的牌也算一種聽牌。 | knitted_waits → 組合龍的第四副面子或將牌仍可計邊張、嵌張、單釣。 | gates_pung → 九蓮寶燈以 2、5、8 和牌時，兩副么九刻計一副。 | no_authority → 這些規則沒有統一的文本；香港麻雀協會的牌例另成一套。數值取自多數說明，各枱自行約定。 | disputed; read as in today's China → 有爭議；按中國現行做法 | accounts differ; most programs count them → 說法不一；多數程式計入 | an option of some tables → 部分牌桌的可選規則 | accounts differ; more of them take any pair → 說法不一；多數不限眼 | sixteen deals and those that a dealer keeps → 十六局，連莊另計 | a win keeps the deal → 莊家食糊連莊 | the next in turn alone → 只限順次最先的一家 | flower_wins → 七張、八張花牌可即時食糊，番數未見引用，故按一般花牌計算。 | lesser_with_straight → 全不靠湊齊組合龍九張時另計組合龍；也有人只計全不靠。 | concealed_faan → 門前清此處計1番；各說不一，不少枱不計。 | last_discard → 海底出銃與海底自摸同計；有的枱不計。 | in_all → 牌型所含的部分不另計；有的枱照加。 | same_turn_immunity → 同巡免責可使他人負責；由誰按點炮者付，由牌桌決定。 | sixteen deals, as in other competitions → 與其他比賽一樣十六盤 | the deal always passes → 每盤換莊",
    }
    fans {
        AllGreen: "綠一色", "只有索子的2、3、4、6、8和發財。";
        FourKongs: "四槓", "四個槓。";
        SevenShiftedPairs: "連七對", "一種花色序數相連的七個對子。";
        ThirteenOrphans: "十三么", "十三種么九牌（1、9和字牌）各一張，其中一種再多一張。";
        PureTerminalChows: "一色雙龍會", "一種花色的兩副123、兩副789和一對5。";
        QuadrupleChow: "一色四同順", "一種花色的四副相同的順子。";
        FourPureShiftedPungs: "一色四節高", "一種花色序數相連的四個刻子或槓子。";
        FourPureShiftedChows: "一色四步高", "一種花色的四副順子，依次高一位，或依次高兩位。";
        ThreeKongs: "三槓", "三個槓。";
        AllTerminalsAndHonors: "混么九", "只有1、9和字牌。";
        GreaterHonorsAndKnittedTiles: "七星不靠", "七種字牌齊全，加上三種花色147、258、369中的七張不同牌。";
        AllEvenPungs: "全雙刻", "刻子或槓子和將都是2、4、6、8。";
        FullFlush: "清一色", "只有一種花色，沒有字牌。";
        PureTripleChow: "一色三同順", "一種花色的三副相同的順子。";
        PureShiftedPungs: "一色三節高", "一種花色序數相連的三個刻子或槓子。";
        UpperTiles: "全大", "只有7、8、9。";
        MiddleTiles: "全中", "只有4、5、6。";
        LowerTiles: "全小", "只有1、2、3。";
        ThreeSuitedTerminalChows: "三色雙龍會", "兩種花色各有123和789，第三種花色的5作將。";
        PureShiftedChows: "一色三步高", "一種花色的三副順子，依次高一位，或依次高兩位。";
        AllFive: "全帶五", "每副牌和將都帶5。";
        TriplePung: "三同刻", "三種花色序數相同的刻子或槓子。";
        LesserHonorsAndKnittedTiles: "全不靠", "字牌和三種花色147、258、369中的十四張不同牌。";
        KnittedStraight: "組合龍", "三種花色的147、258、369，加一副面子和一對將。";
        UpperFour: "大於五", "只有6、7、8、9。";
        LowerFour: "小於五", "只有1、2、3、4。";
        BigThreeWinds: "三風刻", "三種風牌的刻子或槓子。";
        MixedStraight: "花龍", "三種花色的123、456、789。";
        ReversibleTiles: "推不倒", "只有上下顛倒不變的牌：筒子1234589、索子245689和白板。";
        MixedTripleChow: "三色三同順", "三種花色各一副相同的順子。";
        MixedShiftedPungs: "三色三節高", "三種花色序數相連的三個刻子或槓子。";
        ChickenHand: "無番和", "除花牌外沒有任何番。";
        LastTileClaim: "海底撈月", "牌牆摸完後，和別家打出的最後一張牌。";
        OutWithReplacementTile: "槓上開花", "開槓後以補的牌和牌；補花得來的牌不算。";
        HalfFlush: "混一色", "一種花色和字牌。";
        MixedShiftedChows: "三色三步高", "三種花色各一副順子，依次高一位。";
        AllTypes: "五門齊", "三種花色、風牌、箭牌齊全。";
        MeldedHand: "全求人", "四副牌都靠吃、碰、明槓，單釣將點和。";
        TwoConcealedKongs: "雙暗槓", "兩個暗槓。";
        TwoDragonsPungs: "雙箭刻", "兩種箭牌的刻子或槓子。";
        ConcealedKongAndMeldedKong: "明暗槓", "一個暗槓和一個明槓。";
        OutsideHand: "全帶么", "每副牌和將都帶1、9或字牌。";
        TwoMeldedKongs: "雙明槓", "兩個明槓。";
        LastTile: "和絕張", "和的是該種牌的最後一張，另外三張已亮明。";
        PrevalentWind: "圈風刻", "圈風的刻子或槓子。";
        SeatWind: "門風刻", "門風的刻子或槓子。";
        TileHog: "四歸一", "同一種牌四張都有而不成槓，每有一種計一次。";
        DoublePung: "雙同刻", "兩種花色序數相同的刻子或槓子，每有一次計一次。";
        TwoConcealedPungs: "雙暗刻", "兩副刻子或槓子，不靠碰、明槓，也不靠點和。";
        ConcealedKong: "暗槓", "一個暗槓。";
        PureDoubleChow: "一般高", "一種花色的兩副相同的順子。";
        MixedDoubleChow: "喜相逢", "兩種花色各一副相同的順子。";
        ShortStraight: "連六", "一種花色首尾相連的兩副順子，如123和456。";
        TwoTerminalChows: "老少副", "一種花色的123和789。";
        PungOfTerminalsOrHonors: "么九刻", "1、9或字牌的刻子或槓子，每副計一次。";
        MeldedKong: "明槓", "一個明槓。";
        OneVoidedSuit: "缺一門", "只有兩種花色，字牌可有可無。";
        NoHonors: "無字", "沒有風牌和箭牌。";
        EdgeWait: "邊張", "只和12的3，或只和89的7。";
        ClosedWait: "嵌張", "只和順子中間的一張。";
        SingleWait: "單釣將", "只和將的一張。";
        SelfDrawn: "自摸", "自己摸進和牌的那張牌。";
        EightFlowers: "八仙過海", "八張花牌齊全。";
        AfterTwoKongs: "槓上槓", "槓後補牌又開槓，再補牌食糊。";
        SevenFlowers: "花糊", "七張花牌。";
        FlowerSet: "一台花", "梅蘭菊竹或春夏秋冬齊四張。";
        SeatFlower: "正花", "與自己門風同號的花牌。";
        NoFlowers: "無花", "沒有花牌。";
        Concealed: "門前清", "沒有吃、碰、明槓，點和或自摸均可。";
        LastTileWin: "海底撈月", "摸牌牆最後一張自摸，或食其後打出的那張牌。";
        ConcealedWithoutFlowers: "門前清（無花牌例）", "不用花牌時，沒有上、碰、槓（暗槓亦不可）。";
        FourConcealedPungsWithoutKongs: "坎坎糊", "四副自摸的刻子，沒有槓；出銃只可成眼。";
        NineGatesDrawn: "九子連環", "門前清，同一花色1112345678999加該花色任何一張：自摸，或九面聽出銃。";
        EarthlyHandByDiscard: "地和", "閒家和莊家打出的第一張牌。";
        SmallThreeWinds: "小三風", "兩種風牌的刻子或槓子，另一種風牌作將。";
        OneKong: "一槓", "一個槓，明暗均可。";
        TwoKongs: "二槓", "兩個槓，明暗均可。";
        PureDoubleChowTwice: "兩般高", "兩組不同的一般高。";
        SmallTriplePung: "三色小同刻", "兩種花色序數相同的刻子或槓子，第三種花色的同一序數作將。";
        PureOutsideHand: "純全帶么", "每副牌和將都帶1或9。";
    }
}
