//! The texts of Chinese games in Japanese.

fan_texts! {
    JA;
    words {
        Said: "嶺上開花 → 槓上開花; 暗槓への槍槓 → 搶暗槓; 槍槓 → 搶槓; =海底・河底 → 最後の牌; =花牌の枚数（1枚でドラ1つ） → 花牌の枚数; 場風 → 圏風; 自風 → 門風; 大明槓 → 明槓; =門前の4面子で、ロン和了。 → 副露なしでロン和了。; 国士無双 → 十三幺; （頭ハネ） → ; =頭ハネ → 順番の早い人だけ; =カンチャン待ち → 中の牌待ち; =ペンチャン待ち → 端の牌待ち; =単騎待ち → 単釣待ち; =シャンポン待ち → 対子2つの待ち; =両面待ち → 両側待ち; =異なる対子が7つ。 → 対子が7つ。同じ牌4枚は対子2つ。",
        SaidFaan: "必ず含まれる（不重複の原則） → 必ず含まれる; 読み方のほうが高い（就高不就低の原則） → 読み方のほうが高い; =碰碰和 → 対対糊; =平和 → 平糊; =平和の雀頭 → 平糊の雀頭; =四暗刻 → 坎坎糊; =混幺九 → 花幺; =四槓 → 十八羅漢; =九蓮宝燈 → 九子連環; =天和 → 天糊; =地和 → 地糊; =人和 → 人糊; =搶槓和 → 搶槓; =妙手回春 → 海底撈月; =箭刻 → 三元牌; =圏風刻 → 圏風; =門風刻 → 門風; =槓上開花 → 槓上自摸; ={0}点 → {0}番; ={0}点。 → {0}番。; {0}点のうち上限の{1}点まで → {0}番のうち上限の{1}番まで; 必要な{1}点のうち{0}点で、あと{2}点です → 必要な{1}番のうち{0}番で、あと{2}番です; =何点？ → 何番？; 必要な点数 → 必要な番数; 切る前の点数 → 切る前の番数; 和了には{0}点が → 和了には{0}番が; 除いて{0}点が → 除いて{0}番が; =足していく点 → 足していく番; 役の点を → 役の番を; 和了には{0}点以上 → 和了には{0}番以上; =和了に必要な最低点 → 和了に必要な最低番数; =花牌も最低点に数える → 花牌も最低番数に数える; =順子4つと数牌の雀頭。待ちは問わない。 → 順子4つ。雀頭も待ちも問わない。; =異なる対子が7つ。 → 異なる対子が7つ。",
        SaidSeries: "必ず含まれる（不重複の原則） → 必ず含まれる; 読み方のほうが高い（就高不就低の原則） → 読み方のほうが高い; =碰碰和 → 対対和; =断幺 → 断幺九; =箭刻 → 番牌（三元牌）; =門風刻 → 番牌（門風）; =双暗刻 → 二暗刻; =三風刻 → 大三風; =一色三節高 → 三連刻; =一色四節高 → 四連刻; =三色三同順 → 三色同順; =三同刻 → 三色同刻; =清龍 → 一気通貫; =全帯幺 → 混全帯幺; =妙手回春 → 海底撈月; =海底撈月 → 河底撈魚; =搶槓和 → 搶槓; =十三幺 → 十三幺九; =無番和 → 鶏和; =七対 → 七対子; =槓上開花 → 嶺上開花; 嶺上開花 → 嶺上開花; =順子4つと数牌の雀頭。待ちは問わない。 → 順子4つ。雀頭も待ちも問わない。",
        Knitted: "組合せ待ち",
        WhyNonRepeat: "{0}に必ず含まれる（不重複の原則）",
        WhyNonSeparation: "その面子は{0}のもので、分けられない（不拆移の原則）",
        WhyNonIdentical: "同じ面子で同じ役はもう作れない（不得相同の原則）",
        WhyAccountOnce: "面子はもう組み合わせ済みで、残りは1つにつき一度だけ（套算一次の原則）",
        WhyHighOverLow: "別の読み方のほうが高い（就高不就低の原則）",
        WhyPaidAlone: "{0}は上限の役で、単独で払われます",
        WhyOneOfSeries: "{0}を数え、同じ系列からは1つだけ",
        WhyWithFlowers: "花牌を使わない場合だけ数える",
        Otherwise: "ここでは{0}、別の数え方では{1}。",
        OtherwiseBy: "ここでは{0}、別の数え方では{1}（{2}）。",
        StepFaan: "{0}番は{1}点",
        StepFaanSum: "{0}番",
        StepFaanSumCap: "{0}番（上限{1}番）",
        ShapeKnittedStraight: "組合龍と1面子1雀頭",
        ShapeKnitted: "字牌と組合せ牌14枚（全不靠）",
        FlagLastOfKind: "和絶張",
        OtherPlayer: "他家",
        StepBaseAlone: "{0}: {4}",
        StepOnce: "{0}: {1} + {3} = {4}",
        StepTimes: "{0}: {1} × {2} = {4}",
        StepPart: "{0}: {1} × {2} + {3} = {4}",
        StepPartLess: "{0}: {1} × {2} − {3} = {4}",
        RefusalTooFew: "足りません：和了に必要な{1}点のうち{0}点で、あと{2}点です。",
        RefusalTooFewFlowers: "足りません：花牌を除いて和了に必要な{1}点のうち{0}点で、あと{2}点です。",
        RefusalTooFewFaan: "足りません：上がりに必要な{1}番のうち{0}番で、あと{2}番です。",
        RefusalTooFewFaanFlowers: "足りません：花牌を除いて上がりに必要な{1}番のうち{0}番で、あと{2}番です。",
        FlagKongOnKong: "槓上槓",
        ConflictLastOfKind: "絶張なら残り3枚は場に見えているはずですが、手牌にもう1枚あります：{0}。",
        ConflictKongOnKong: "槓上槓には槓2つと、2つ目の槓の補充牌が必要です。",
        RuleMinimum: "和了に必要な最低点",
        RuleSpecialSelfDraw: "門前が前提の手でツモったときに付くもの",
        RuleTwoConcealedKongs: "双暗槓の点",
        RuleMixedKongs: "明暗槓の点",
        RuleLesserStraight: "組合龍の9枚がそろう全不靠には組合龍も付く",
        RuleKnittedChows: "組合龍に順子と数牌の対子が付けば平和",
        RuleKongsBeside: "三槓・四槓のほかに暗槓も数える",
        RuleFormalWaits: "使い切った牌も待ちに数える",
        RuleKnittedWaits: "組合龍でも端の牌待ち・中の牌待ちを数える",
        RuleGatesPung: "九蓮宝燈でも幺九刻を1つ数える",
        RuleFaanLimit: "上限（番）",
        RuleFaanTable: "番と点の換算表",
        RulePaying: "誰がいくら払うか",
        RuleFlowersCount: "花牌も最低点に数える",
        RuleSevenPairs: "七対子を認める",
        RuleChowPair: "平和の雀頭",
        RuleFourthCall: "4つ目の鳴きをさせた人が全員分を払う（十二張包）",
        RuleRobbedKong: "搶槓された人の支払い",
        RuleOrphansRob: "十三幺は暗槓を搶槓できる",
        FactMinimum: "和了には{0}点が必要です。",
        FactMinimumFlowers: "和了には花牌を除いて{0}点が必要です。",
        FactPaysBase: "全員が{0}点を払い、和了の点はロンなら放銃者だけが、ツモなら全員がその上に払います。",
        FactPaysOnce: "放銃者だけが1倍を払い、ツモなら全員が1倍を払います。",
        FactPaysFull: "放銃者だけが2倍を払い、ツモなら全員が1倍を払います（全銃）。",
        FactPaysHalf: "放銃者が2倍、他の2人が1倍を払い、ツモなら全員が2倍を払います（半銃）。",
        FactPaysAll: "誰が放銃しても全員が1倍を払います。",
        FactPaysPar: "25点までは全員が1倍を払います。それを超える出上がりでは、ほかの2人は25点ずつ、打った人が3倍の残りを払います。",
        FactFaanTable: "0番から{1}番までの点：{0}。",
        ChoiceSelfDrawn: "自摸",
        ChoiceFullyConcealed: "不求人",
        ChoiceHalfSpicy: "半辣上",
        ChoiceFullSpicy: "辣辣上",
        ChoiceLaak: "旧章",
        ChoiceHkma: "HKMA",
        ChoiceLimit: "上限",
        ChoiceNumberPair: "数牌の雀頭",
        ChoiceAnyPair: "どの雀頭でもよい",
        ChoiceRobbedDiscard: "捨て牌と同じ",
        ChoiceRobbedShares: "自摸のときの全員分",
        ChoiceFourthDrawn: "自摸のときだけ。三元牌の3つ目も",
        CalledAllPungs: "碰碰和",
        CalledAllChows: "平和",
        CalledDragonPung: "箭刻",
        CalledFullyConcealed: "不求人",
        CalledPureStraight: "清龍",
        CalledThreeConcealed: "三暗刻",
        CalledFourConcealed: "四暗刻",
        CalledLastTileDraw: "妙手回春",
        CalledRobbingTheKong: "搶槓和",
        CalledAllTerminals: "清幺九",
        CalledAllSimples: "断幺",
        FanTitle: "役",
        CompareOther: "別の麻雀のルールでは",
        PrinciplesTitle: "五つの原則",
        PrincipleNonRepeat: "不重複：ある役に必ず含まれる役は、別に数えません。",
        PrincipleNonSeparation: "不分拆：ある役を作った面子を分けて、別の役を作ることはできません。",
        PrincipleNonIdentical: "不得相同：役を作った面子で、同じ役をもう一度作ることはできません。",
        PrincipleHighOverLow: "就高不就低：牌の読み方がいくつかあれば、最も高いものを数えます。",
        PrincipleAccountOnce: "套算一次：面子を組み合わせたら、残りの面子はそのうちの一つと一度だけ組み合わせられます。",
        AskFans: "どの役がつきますか？",
        PracticeMinimum: "足りる？",
        AskMinimum: "{0}に届きますか？",
        FaanColumn: "番",
        FaanPatterns: "役",
        SourceSpread: "定めた団体は一つではなく、旧章の説明の多くが一致する値",
        Notes: "knitted_all_chows → 組合龍に順子と数牌の雀頭が付けば平和も数えます。代わりに無字を数える人もいます。 | kongs_and_pungs → 暗槓を含む三槓と四槓では、槓の役と暗刻の役を1つずつ数え、暗槓は別に数えません。 | formal_waits → 1種類だけの待ちかどうかは牌の形で決まります。4枚とも使い切った牌も待ちに数えます。 | knitted_waits → 組合龍でも、4つ目の面子か雀頭の待ちは数えることがあります。 | gates_pung → 九蓮宝燈を2、5、8で和了したときは、幺九刻2つのうち1つを数えます。 | no_authority → このルールを定めた唯一の文書はありません。香港麻雀協会のルールは別のプリセットです。値は多くの説明に共通するもので、卓ごとに取り決めます。 | disputed; read as in today's China → 諸説あり。今の中国の読み方に従う | accounts differ; most programs count them → 諸説あり。多くのソフトは数える | an option of some tables → 一部の卓の取り決め | accounts differ; more of them take any pair → 諸説あり。どの雀頭でもよいとするほうが多い | sixteen deals and those that a dealer keeps → 16局と連荘 | a win keeps the deal → 和了なら連荘 | the next in turn alone → 順番の早い人だけ | flower_wins → 花牌7枚・8枚はその場で上がりですが、点は引用されていないので、ほかの花牌と同じに数えます。 | lesser_with_straight → 全不靠に組合龍の9枚がそろえば組合龍も数えます。全不靠だけとする人もいます。 | concealed_faan → 門前清はここでは1番です。説明によって違い、数えない卓も多くあります。 | last_discard → 最後の捨て牌も海底と同じに数えます。数えない卓もあります。 | in_all → 役を作る部分は、その役のほかには数えません。加える卓もあります。 | same_turn_immunity → 同巡免責で別の人が責任を負うことがあります。打った人として払う人は卓で決めます。 | sixteen deals, as in other competitions → ほかの競技と同じ16局 | the deal always passes → 荘家は毎回移る",
    }
    fans {
        AllGreen: "緑一色", "索子の2・3・4・6・8と發だけ。";
        FourKongs: "四槓", "槓子4つ。";
        SevenShiftedPairs: "連七対", "1色の連続した7つの対子。";
        ThirteenOrphans: "十三幺", "么九牌13種を1枚ずつと、そのどれかもう1枚。";
        PureTerminalChows: "一色双龍会", "1色で123を2つ、789を2つ、雀頭は5。";
        QuadrupleChow: "一色四同順", "1色の同じ順子4つ。";
        FourPureShiftedPungs: "一色四節高", "1色の連続した刻子か槓子4つ。";
        FourPureShiftedChows: "一色四歩高", "1色の順子4つが、数字1つずつ、または2つずつ上がる。";
        ThreeKongs: "三槓", "槓子3つ。";
        AllTerminalsAndHonors: "混幺九", "1と9と字牌だけ。";
        GreaterHonorsAndKnittedTiles: "七星不靠", "字牌7種すべてと、3色の147・258・369から異なる7枚。";
        AllEvenPungs: "全双刻", "刻子か槓子と雀頭がすべて2・4・6・8。";
        FullFlush: "清一色", "1色の数牌だけ。";
        PureTripleChow: "一色三同順", "1色の同じ順子3つ。";
        PureShiftedPungs: "一色三節高", "1色の連続した刻子か槓子3つ。";
        UpperTiles: "全大", "7・8・9だけ。";
        MiddleTiles: "全中", "4・5・6だけ。";
        LowerTiles: "全小", "1・2・3だけ。";
        ThreeSuitedTerminalChows: "三色双龍会", "2色にそれぞれ123と789、残る1色の5が雀頭。";
        PureShiftedChows: "一色三歩高", "1色の順子3つが、数字1つずつ、または2つずつ上がる。";
        AllFive: "全帯五", "すべての面子と雀頭に5がある。";
        TriplePung: "三同刻", "3色の同じ数の刻子か槓子。";
        LesserHonorsAndKnittedTiles: "全不靠", "字牌と、3色の147・258・369から異なる14枚。";
        KnittedStraight: "組合龍", "147・258・369を別々の色でそろえ、面子1つと雀頭を加える。";
        UpperFour: "大于五", "6・7・8・9だけ。";
        LowerFour: "小于五", "1・2・3・4だけ。";
        BigThreeWinds: "三風刻", "風牌3種の刻子か槓子。";
        MixedStraight: "花龍", "別々の色の123・456・789。";
        ReversibleTiles: "推不倒", "上下逆でも同じ牌だけ：筒子1234589、索子245689、白。";
        MixedTripleChow: "三色三同順", "3色の同じ順子。";
        MixedShiftedPungs: "三色三節高", "3色の刻子か槓子3つで、数字が連続する。";
        ChickenHand: "無番和", "花牌のほかに何の役もない。";
        LastTileClaim: "海底撈月", "最後のツモのあとの捨て牌でロン。";
        OutWithReplacementTile: "槓上開花", "槓の補充牌で和了。花牌の補充牌では付かない。";
        HalfFlush: "混一色", "1色の数牌と字牌。";
        MixedShiftedChows: "三色三歩高", "3色の順子3つが、数字1つずつ上がる。";
        AllTypes: "五門斉", "3色の数牌、風牌、三元牌がすべてそろう。";
        MeldedHand: "全求人", "4面子とも鳴いて、単釣でロン。";
        TwoConcealedKongs: "双暗槓", "暗槓2つ。";
        TwoDragonsPungs: "双箭刻", "三元牌2種の刻子か槓子。";
        ConcealedKongAndMeldedKong: "明暗槓", "暗槓1つと明槓1つ。";
        OutsideHand: "全帯幺", "すべての面子と雀頭に1・9か字牌がある。";
        TwoMeldedKongs: "双明槓", "明槓2つ。";
        LastTile: "和絶張", "和了牌がその種類の最後の1枚で、ほかの3枚は場に見えている。";
        PrevalentWind: "圏風刻", "圏風の刻子か槓子。";
        SeatWind: "門風刻", "門風の刻子か槓子。";
        TileHog: "四帰一", "槓子にしていない同じ牌4枚。1種ごとに数える。";
        DoublePung: "双同刻", "2色の同じ数の刻子か槓子。1組ごとに数える。";
        TwoConcealedPungs: "双暗刻", "鳴きやロンで完成したのでない刻子か槓子が2つ。";
        ConcealedKong: "暗槓", "暗槓1つ。";
        PureDoubleChow: "一般高", "1色の同じ順子2つ。";
        MixedDoubleChow: "喜相逢", "2色の同じ順子。";
        ShortStraight: "連六", "123と456のように、1色でつながる順子2つ。";
        TwoTerminalChows: "老少副", "1色の123と789。";
        PungOfTerminalsOrHonors: "幺九刻", "1・9か字牌の刻子か槓子。1つごとに数える。";
        MeldedKong: "明槓", "明槓1つ。";
        OneVoidedSuit: "缺一門", "2色の数牌だけ。字牌はあってもよい。";
        NoHonors: "無字", "字牌がない。";
        EdgeWait: "端の牌待ち", "12に3だけ、または89に7だけで和了。";
        ClosedWait: "中の牌待ち", "順子の真ん中の牌だけで和了。";
        SingleWait: "単釣将", "雀頭のもう1枚だけで和了。";
        SelfDrawn: "自摸", "和了牌を自分でツモる。";
        EightFlowers: "八仙過海", "花牌8枚すべて。";
        AfterTwoKongs: "槓上槓", "槓の補充牌でもう一度槓し、その補充牌で和了。";
        SevenFlowers: "花糊", "花牌7枚。";
        FlowerSet: "一台花", "草花4枚、または四季4枚。";
        SeatFlower: "正花", "自分の席の番号の花牌。";
        NoFlowers: "無花", "花牌が1枚もない。";
        Concealed: "門前清", "副露なし。ロンでもツモでもよい。";
        LastTileWin: "海底撈月", "最後のツモ牌、またはそのあとの捨て牌で和了。";
        ConcealedWithoutFlowers: "門前清（花牌なし）", "花牌を使わない場合に、吃・碰・槓がひとつもない。";
        FourConcealedPungsWithoutKongs: "坎坎糊（槓なし）", "自分で引いた刻子4つで、槓はない。捨て牌で完成してよいのは対子だけ。";
        NineGatesDrawn: "九子連環", "1色の1112345678999と同じ色の1枚を門前で。自摸、または九面聴の捨て牌。";
        EarthlyHandByDiscard: "地糊（捨て牌）", "荘家以外が荘家の最初の捨て牌で上がる。";
        SmallThreeWinds: "小三風", "2種の風牌の刻子か槓子と、別の風牌の対子。";
        OneKong: "一槓", "槓子1つ。明槓でも暗槓でもよい。";
        TwoKongs: "二槓", "槓子2つ。明槓でも暗槓でもよい。";
        PureDoubleChowTwice: "両般高", "異なる一般高が2組。";
        SmallTriplePung: "三色小同刻", "2色の同じ数の刻子か槓子と、残る1色の対子。";
        PureOutsideHand: "純全帯幺", "すべての面子と雀頭に1か9がある。";
    }
}
