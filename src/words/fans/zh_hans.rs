//! The texts of Chinese games in Simplified Chinese.

fan_texts! {
    ZH_HANS;
    words {
        Said: "岭上开花 → 杠上开花; 枪暗杠 → 抢暗杠; 枪杠 → 抢杠; =相加的点数 → 相加的分数; 所有役的点数 → 所有番种的分数; 和牌至少要{0}点 → 和牌至少要{0}分; =花牌的张数，每张为一张宝牌 → 花牌的张数; ={0}点 → {0}分; ={0}点。 → {0}分。; 荣和 → 点和; 放铳 → 点炮; 无役 → 无番; 役满 → 役满; 役 → 番种; 场风 → 圈风; 自风 → 门风; 大明杠 → 明杠; =海底/河底 → 海底牌; 各{0}点 → 各{0}分; 共{0}点 → 共{0}分; =几点？ → 几分？; 点数不足以 → 分数不足以; ={0}筒 → {0}饼; ={0}索 → {0}条; =筒 → 饼; =索 → 条; p为筒，s为索 → p为饼，s为条; =四组面子都未鸣牌，荣和。 → 未吃、碰、明杠，点和。; 国士无双 → 十三幺; （头跳） → ; 单骑听 → 单钓; =七个不同的对子。 → 七个对子，四张相同的牌算两个对子。",
        SaidFaan: "必然包含它（不重复原则） → 必然包含它; 组合分更高（就高不就低） → 组合番数更高; =妙手回春 → 海底捞月; =箭刻 → 三元牌; =圈风刻 → 圈风; =门风刻 → 门风; =杠上开花 → 杠上自摸; =够和吗？ → 够番吗？; =碰碰和 → 对对胡; =平和 → 平胡; =四暗刻 → 坎坎胡; =混幺九 → 花幺; =四杠 → 十八罗汉; =九莲宝灯 → 九子连环; =天和 → 天胡; =地和 → 地胡; =人和 → 人胡; =抢杠和 → 抢杠; ={0}点 → {0}番; ={0}点。 → {0}番。; {0}点，最多计{1}点 → {0}番，最多计{1}番; 需要 {1} 分，现有 {0} 分，还差 {2} 分 → 需要 {1} 番，现有 {0} 番，还差 {2} 番; =几点？ → 几番？; 点数不足以 → 番数不足以; 封顶前的点数 → 封顶前的番数; {0} 分起和 → {0} 番起胡; ={0}筒 → {0}筒; ={0}索 → {0}索; =筒 → 筒; =索 → 索; p为筒，s为索 → p为筒，s为索; =相加的点数 → 相加的番数; 所有役的点数 → 所有番种的番数; 和牌至少要{0}点 → 和牌至少要{0}番; =起和分 → 起胡番数; =花牌计入起和分 → 花牌计入起胡番数; =平和的将牌 → 平胡的将牌; =四组顺子，雀头为数牌，听牌不限。 → 四副顺子，任何将牌，任何听牌。; =七个不同的对子。 → 七个不同的对子。",
        SaidSeries: "必然包含它（不重复原则） → 必然包含它; 组合分更高（就高不就低） → 组合分更高; =四组顺子，雀头为数牌，听牌不限。 → 四副顺子，将牌、听牌不限。; =碰碰和 → 对对和; =断幺 → 断幺九; =箭刻 → 番牌（三元牌）; =门风刻 → 番牌（门风）; =双暗刻 → 二暗刻; =三风刻 → 大三风; =一色三节高 → 三连刻; =一色四节高 → 四连刻; =三色三同顺 → 三色同顺; =三同刻 → 三色同刻; =清龙 → 一气通贯; =全带幺 → 混全带幺; =妙手回春 → 海底捞月; =海底捞月 → 河底捞鱼; =抢杠和 → 抢杠; =十三幺 → 十三幺九; =无番和 → 鸡和; =七对 → 七对子; =杠上开花 → 岭上开花; 岭上开花 → 岭上开花",
        Knitted: "组合听",
        WhyNonRepeat: "{0}必然包含它（不重复原则）",
        WhyNonSeparation: "其面子已属于{0}，不得拆开另组（不拆移原则）",
        WhyNonIdentical: "同一副面子不得再组成相同的番种（不得相同原则）",
        WhyAccountOnce: "面子已经组合过，其余每副只能再套算一次（套算一次原则）",
        WhyHighOverLow: "另一种组合分更高（就高不就低）",
        WhyPaidAlone: "{0}为封顶牌型，单独计算",
        WhyOneOfSeries: "已计{0}，同一系列只计一项",
        WhyWithFlowers: "只在不用花牌时计算",
        Otherwise: "此处为{0}；否则{1}。",
        OtherwiseBy: "此处为{0}；否则{1}（{2}）。",
        StepFaan: "{0} 番为 {1} 分",
        StepFaanSum: "{0} 番",
        StepFaanSumCap: "{0} 番，至多 {1} 番",
        ShapeKnittedStraight: "组合龙加一组面子和将牌",
        ShapeKnitted: "字牌与组合牌十四张各不相同（全不靠）",
        FlagLastOfKind: "和绝张",
        OtherPlayer: "其他一家",
        StepBaseAlone: "{0}: {4}",
        StepOnce: "{0}: {1} + {3} = {4}",
        StepTimes: "{0}: {1} × {2} = {4}",
        StepPart: "{0}: {1} × {2} + {3} = {4}",
        StepPartLess: "{0}: {1} × {2} − {3} = {4}",
        RefusalTooFew: "分数不足：和牌需要 {1} 分，现有 {0} 分，还差 {2} 分。",
        RefusalTooFewFlowers: "分数不足：不计花牌，和牌需要 {1} 分，现有 {0} 分，还差 {2} 分。",
        RefusalTooFewFaan: "番数不足：和牌需要 {1} 番，现有 {0} 番，还差 {2} 番。",
        RefusalTooFewFaanFlowers: "番数不足：不计花牌，和牌需要 {1} 番，现有 {0} 番，还差 {2} 番。",
        FlagKongOnKong: "杠上杠",
        ConflictLastOfKind: "和绝张要求其余三张已在桌面亮出，而手里还有{0}。",
        ConflictKongOnKong: "杠上杠需要两个杠，并以第二个杠的补牌和牌。",
        RuleMinimum: "起和分",
        RuleSpecialSelfDraw: "必然门前清的番种自摸时计",
        RuleTwoConcealedKongs: "双暗杠的分值",
        RuleMixedKongs: "明暗杠的分值",
        RuleLesserStraight: "全不靠凑齐组合龙九张时另计组合龙",
        RuleKnittedChows: "组合龙加顺子和数牌将计平和",
        RuleKongsBeside: "三杠、四杠另计暗杠",
        RuleFormalWaits: "已用完的牌也算听牌",
        RuleKnittedWaits: "组合龙可计边张、嵌张",
        RuleGatesPung: "九莲宝灯可计一个幺九刻",
        RuleFaanLimit: "封顶（番）",
        RuleFaanTable: "番与分的换算表",
        RulePaying: "由谁付、付多少",
        RuleFlowersCount: "花牌计入起和分",
        RuleSevenPairs: "承认七对",
        RuleChowPair: "平和的将牌",
        RuleFourthCall: "十二张落地，喂第四副者包牌",
        RuleRobbedKong: "被抢杠者付",
        RuleOrphansRob: "十三幺可抢暗杠",
        FactMinimum: "{0} 分起和。",
        FactMinimumFlowers: "不计花牌，{0} 分起和。",
        FactPaysBase: "每家付 {0} 分；点炮者另付和牌分，自摸时三家都付。",
        FactPaysOnce: "点炮者独付一倍，自摸三家各付一倍。",
        FactPaysFull: "点炮者独付两倍，自摸三家各付一倍（全铳）。",
        FactPaysHalf: "点炮者付两倍，其余两家各付一倍，自摸三家各付两倍（半铳）。",
        FactPaysAll: "无论谁点炮，三家各付一倍。",
        FactPaysPar: "25分以内三家各付一倍；超过25分的点和，其余两家各付25分，点炮者付三倍的余额。",
        FactFaanTable: "0 至 {1} 番的分数：{0}。",
        ChoiceSelfDrawn: "自摸",
        ChoiceFullyConcealed: "不求人",
        ChoiceHalfSpicy: "半辣上",
        ChoiceFullSpicy: "辣辣上",
        ChoiceLaak: "旧章",
        ChoiceHkma: "HKMA",
        ChoiceLimit: "封顶",
        ChoiceNumberPair: "数牌作将",
        ChoiceAnyPair: "任何将牌",
        ChoiceRobbedDiscard: "同放铳",
        ChoiceRobbedShares: "自摸时三家应付之总和",
        ChoiceFourthDrawn: "仅自摸时；大三元第三副亦然",
        CalledAllPungs: "碰碰和",
        CalledAllChows: "平和",
        CalledDragonPung: "箭刻",
        CalledFullyConcealed: "不求人",
        CalledPureStraight: "清龙",
        CalledThreeConcealed: "三暗刻",
        CalledFourConcealed: "四暗刻",
        CalledLastTileDraw: "妙手回春",
        CalledRobbingTheKong: "抢杠和",
        CalledAllTerminals: "清幺九",
        CalledAllSimples: "断幺",
        FanTitle: "番种",
        CompareOther: "按其他麻将规则",
        PrinciplesTitle: "五项计番原则",
        PrincipleNonRepeat: "不重复：某番种必然包含的番种，不再另计。",
        PrincipleNonSeparation: "不拆移：组成某番种的面子，不得拆开再组成其他番种。",
        PrincipleNonIdentical: "不得相同：已组成某番种的面子，不得再组成相同的番种。",
        PrincipleHighOverLow: "就高不就低：有多种组合方式时，取分数最高的一种。",
        PrincipleAccountOnce: "套算一次：面子组合后，其余每副面子只能与已组合过的一副再组合一次。",
        AskFans: "有哪些番种？",
        PracticeMinimum: "够和吗？",
        AskMinimum: "够{0}吗？",
        FaanColumn: "番",
        FaanPatterns: "番种",
        SourceSpread: "没有单一的制定者：多数旧章说明一致的数值",
        Notes: "knitted_all_chows → 组合龙加顺子和数牌将时另计平和；也有人改计无字。 | kongs_and_pungs → 含暗杠的三杠、四杠，杠类与暗刻类番种各计一个，不另计暗杠。 | formal_waits → 是否独听只看牌形：四张已用尽的牌也算一种听牌。 | knitted_waits → 组合龙的第四副面子或将牌仍可计边张、嵌张、单钓。 | gates_pung → 九莲宝灯以 2、5、8 和牌时，两副幺九刻计一副。 | no_authority → 这些规则没有统一的文本；香港麻雀协会的规则另有预设。数值取自多数说明，各桌自行约定。 | disputed; read as in today's China → 有争议；按中国现行做法 | accounts differ; most programs count them → 说法不一；多数程序计入 | an option of some tables → 部分牌桌的可选规则 | accounts differ; more of them take any pair → 说法不一；多数不限将牌 | sixteen deals and those that a dealer keeps → 十六局，连庄另计 | a win keeps the deal → 庄家和牌连庄 | the next in turn alone → 只限顺次最先的一家 | flower_wins → 七张、八张花牌可即时和牌，番数未见引用，故按一般花牌计算。 | lesser_with_straight → 全不靠凑齐组合龙九张时另计组合龙；也有人只计全不靠。 | concealed_faan → 门前清此处计1番；各说不一，不少牌桌不计。 | last_discard → 最后一张打出的牌与海底同计；有的牌桌不计。 | in_all → 牌型所含的部分不另计；有的牌桌照加。 | same_turn_immunity → 同巡免责可使他人负责；由谁按点炮者付，由牌桌决定。 | sixteen deals, as in other competitions → 与其他比赛一样十六盘 | the deal always passes → 每盘换庄",
    }
    fans {
        AllGreen: "绿一色", "只有条子的2、3、4、6、8和发财。";
        FourKongs: "四杠", "四个杠。";
        SevenShiftedPairs: "连七对", "一种花色序数相连的七个对子。";
        ThirteenOrphans: "十三幺", "十三种幺九牌（1、9和字牌）各一张，其中一种再多一张。";
        PureTerminalChows: "一色双龙会", "一种花色的两副123、两副789和一对5。";
        QuadrupleChow: "一色四同顺", "一种花色的四副相同的顺子。";
        FourPureShiftedPungs: "一色四节高", "一种花色序数相连的四个刻子或杠子。";
        FourPureShiftedChows: "一色四步高", "一种花色的四副顺子，依次高一位，或依次高两位。";
        ThreeKongs: "三杠", "三个杠。";
        AllTerminalsAndHonors: "混幺九", "只有1、9和字牌。";
        GreaterHonorsAndKnittedTiles: "七星不靠", "七种字牌齐全，加上三种花色147、258、369中的七张不同牌。";
        AllEvenPungs: "全双刻", "刻子或杠子和将都是2、4、6、8。";
        FullFlush: "清一色", "只有一种花色，没有字牌。";
        PureTripleChow: "一色三同顺", "一种花色的三副相同的顺子。";
        PureShiftedPungs: "一色三节高", "一种花色序数相连的三个刻子或杠子。";
        UpperTiles: "全大", "只有7、8、9。";
        MiddleTiles: "全中", "只有4、5、6。";
        LowerTiles: "全小", "只有1、2、3。";
        ThreeSuitedTerminalChows: "三色双龙会", "两种花色各有123和789，第三种花色的5作将。";
        PureShiftedChows: "一色三步高", "一种花色的三副顺子，依次高一位，或依次高两位。";
        AllFive: "全带五", "每副牌和将都带5。";
        TriplePung: "三同刻", "三种花色序数相同的刻子或杠子。";
        LesserHonorsAndKnittedTiles: "全不靠", "字牌和三种花色147、258、369中的十四张不同牌。";
        KnittedStraight: "组合龙", "三种花色的147、258、369，加一副面子和一对将。";
        UpperFour: "大于五", "只有6、7、8、9。";
        LowerFour: "小于五", "只有1、2、3、4。";
        BigThreeWinds: "三风刻", "三种风牌的刻子或杠子。";
        MixedStraight: "花龙", "三种花色的123、456、789。";
        ReversibleTiles: "推不倒", "只有上下颠倒不变的牌：饼子1234589、条子245689和白板。";
        MixedTripleChow: "三色三同顺", "三种花色各一副相同的顺子。";
        MixedShiftedPungs: "三色三节高", "三种花色序数相连的三个刻子或杠子。";
        ChickenHand: "无番和", "除花牌外没有任何番。";
        LastTileClaim: "海底捞月", "牌墙摸完后，和别家打出的最后一张牌。";
        OutWithReplacementTile: "杠上开花", "开杠后以补的牌和牌；补花得来的牌不算。";
        HalfFlush: "混一色", "一种花色和字牌。";
        MixedShiftedChows: "三色三步高", "三种花色各一副顺子，依次高一位。";
        AllTypes: "五门齐", "三种花色、风牌、箭牌齐全。";
        MeldedHand: "全求人", "四副牌都靠吃、碰、明杠，单钓将点和。";
        TwoConcealedKongs: "双暗杠", "两个暗杠。";
        TwoDragonsPungs: "双箭刻", "两种箭牌的刻子或杠子。";
        ConcealedKongAndMeldedKong: "明暗杠", "一个暗杠和一个明杠。";
        OutsideHand: "全带幺", "每副牌和将都带1、9或字牌。";
        TwoMeldedKongs: "双明杠", "两个明杠。";
        LastTile: "和绝张", "和的是该种牌的最后一张，另外三张已亮明。";
        PrevalentWind: "圈风刻", "圈风的刻子或杠子。";
        SeatWind: "门风刻", "门风的刻子或杠子。";
        TileHog: "四归一", "同一种牌四张都有而不成杠，每有一种计一次。";
        DoublePung: "双同刻", "两种花色序数相同的刻子或杠子，每有一次计一次。";
        TwoConcealedPungs: "双暗刻", "两副刻子或杠子，不靠碰、明杠，也不靠点和。";
        ConcealedKong: "暗杠", "一个暗杠。";
        PureDoubleChow: "一般高", "一种花色的两副相同的顺子。";
        MixedDoubleChow: "喜相逢", "两种花色各一副相同的顺子。";
        ShortStraight: "连六", "一种花色首尾相连的两副顺子，如123和456。";
        TwoTerminalChows: "老少副", "一种花色的123和789。";
        PungOfTerminalsOrHonors: "幺九刻", "1、9或字牌的刻子或杠子，每副计一次。";
        MeldedKong: "明杠", "一个明杠。";
        OneVoidedSuit: "缺一门", "只有两种花色，字牌可有可无。";
        NoHonors: "无字", "没有风牌和箭牌。";
        EdgeWait: "边张", "只和12的3，或只和89的7。";
        ClosedWait: "嵌张", "只和顺子中间的一张。";
        SingleWait: "单钓将", "只和将的一张。";
        SelfDrawn: "自摸", "自己摸进和牌的那张牌。";
        EightFlowers: "八仙过海", "八张花牌齐全。";
        AfterTwoKongs: "杠上杠", "杠后补牌又开杠，再补牌和牌。";
        SevenFlowers: "花胡", "七张花牌。";
        FlowerSet: "一台花", "梅兰菊竹或春夏秋冬四张。";
        SeatFlower: "正花", "与自己门风序号相同的花牌。";
        NoFlowers: "无花", "没有花牌。";
        Concealed: "门前清", "没有吃、碰、明杠，点和或自摸均可。";
        LastTileWin: "海底捞月", "摸牌墙最后一张自摸，或和其后打出的那张牌。";
        ConcealedWithoutFlowers: "门前清（无花牌例）", "不用花牌时，没有吃、碰、杠（暗杠亦不可）。";
        FourConcealedPungsWithoutKongs: "坎坎胡", "四副自摸的刻子，没有杠；点和只能成将。";
        NineGatesDrawn: "九子连环", "门前清，同一花色1112345678999加该花色任意一张：自摸，或九面听点和。";
        EarthlyHandByDiscard: "地和", "闲家和庄家打出的第一张牌。";
        SmallThreeWinds: "小三风", "两种风牌的刻子或杠子，另一种风牌作将。";
        OneKong: "一杠", "一个杠，明暗均可。";
        TwoKongs: "二杠", "两个杠，明暗均可。";
        PureDoubleChowTwice: "两般高", "两组不同的一般高。";
        SmallTriplePung: "三色小同刻", "两种花色序数相同的刻子或杠子，第三种花色的同一序数作将。";
        PureOutsideHand: "纯全带幺", "每副牌和将都带1或9。";
    }
}
