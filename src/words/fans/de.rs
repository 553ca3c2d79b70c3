//! The texts of Chinese games in German.

fan_texts! {
    DE;
    words {
        Said: "=Chankan bei verdecktem Kan → Raub eines verdeckten Kongs; Chankan → Raub eines Kongs; Rinshan → Ersatzstein; =Blumen im Spiel, jede ein Dora → Blumen im Spiel; ={0}. → {0} {0:Punkt|Punkte}.; Ron von → Abwurf von; Ron → Abwurf; Tsumo → Selbstzug; Yaku → Fan; Han → Fan; Chi → Chow; ein Pon → einen Pung; sein Pon → seinen Pung; Pon → Pung; Offenes Kan → Offener Kong; Verdecktes Kan → Verdeckter Kong; ein Kan → einen Kong; Kan → Kong; Kans → Kongs; bis Tenpai → bis zur wartenden Hand; Tenpai → wartend; Noten → nicht wartend; Drachendrilling → Drachenpung; Drillinge → Pungs; Nur Folgen → Nur Chows; Vier Folgen → Vier Chows; Kans → Kongs; =Letzter Stein → Letzter der Mauer; ={0} Man → Zeichen {0}; ={0} Pin → Kreis {0}; ={0} Sou → Bambus {0}; =Man → Zeichen; =Pin → Kreise; =Sou → Bambus; 2, 3, 4 Man → Zeichen 2, 3, 4; p Pin → p Kreise; s Sou → s Bambus; =Vier verdeckte Figuren, gewonnen auf einen Abwurf. → Kein Ausruf, gewonnen auf einen Abwurf.; =Ryanmen (beidseitig) → beidseitiges Warten; =Kanchan (Lücke) → Warten auf die Mitte; =Penchan (Rand) → Warten am Rand; =Shanpon (zwei Paare) → Warten auf zwei Paare; =Tanki (Paar) → Warten auf das Paar; =Juusanmen (13-seitig) → 13-seitiges Warten; =Kyuumen (9-seitig) → 9-seitiges Warten; =Sieben verschiedene Paare. → Sieben Paare, vier gleiche Steine zählen als zwei.",
        SaidFaan: "immer mit (Nichtwiederholung) → immer mit; zählt die Hand mehr (hoch vor niedrig) → zählt die Hand mehr; ={0} {0:Punkt|Punkte} → {0} Faan; ={0}. → {0} Faan.; {0} Punkte, höchstens {1} → {0} Faan, höchstens {1}; von {1} Punkten, die → von {1} Faan, die; =Wie viele Punkte? → Wie viele Faan?; zu wenig Punkte → zu wenig Faan; weniger Punkten vor → weniger Faan vor; braucht {0} {0:Punkt|Punkte} → braucht {0} Faan; =Punkte, die sich summieren → Faan, die sich summieren; Die Punkte aller Yaku → Die Faan aller Muster; =Vier Folgen und ein Paar Zahlensteine, beliebiges Warten. → Vier Chows und ein beliebiges Paar, beliebiges Warten.; =Sieben verschiedene Paare. → Sieben verschiedene Paare.",
        SaidSeries: "immer mit (Nichtwiederholung) → immer mit; zählt die Hand mehr (hoch vor niedrig) → zählt die Hand mehr; =Vier Folgen und ein Paar Zahlensteine, beliebiges Warten. → Vier Chows und ein beliebiges Paar, beliebiges Warten.",
        Knitted: "verwobenes Warten",
        WhyNonRepeat: "{0} bringt es immer mit (Nichtwiederholung)",
        WhyNonSeparation: "seine Figuren gehören zu {0} und werden nicht getrennt (Nichttrennung)",
        WhyNonIdentical: "eine seiner Figuren hat dasselbe schon gebildet (Nichtgleichheit)",
        WhyAccountOnce: "seine Figuren sind schon verbunden, jede weitere nur einmal (Einmalzählung)",
        WhyHighOverLow: "anders gelesen zählt die Hand mehr (hoch vor niedrig)",
        WhyPaidAlone: "{0} ist eine Limithand und zählt allein",
        WhyOneOfSeries: "{0} zählt, und aus dieser Reihe zählt nur eines",
        WhyWithFlowers: "zählt nur in einem Spiel ohne Blumen",
        Otherwise: "Hier {0}; sonst {1}.",
        OtherwiseBy: "Hier {0}; sonst {1} ({2}).",
        StepFaan: "{0} Faan sind {1} Punkte",
        StepFaanSum: "{0} Faan",
        StepFaanSumCap: "{0} Faan, höchstens {1}",
        ShapeKnittedStraight: "eine verwobene Straße mit einer Figur und einem Paar",
        ShapeKnitted: "vierzehn verschiedene Ehren- und verwobene Steine",
        FlagLastOfKind: "Letzter Stein seiner Art",
        OtherPlayer: "Ein anderer Spieler",
        StepBaseAlone: "{0}: {4}",
        StepOnce: "{0}: {1} + {3} = {4}",
        StepTimes: "{0}: {1} × {2} = {4}",
        StepPart: "{0}: {1} × {2} + {3} = {4}",
        StepPartLess: "{0}: {1} × {2} − {3} = {4}",
        RefusalTooFew: "Zu wenig: {0} von {1} Punkten, die ein Sieg braucht; {2} fehlen.",
        RefusalTooFewFlowers: "Zu wenig: ohne Blumen {0} von {1} Punkten, die ein Sieg braucht; {2} fehlen.",
        RefusalTooFewFaan: "Zu wenig: {0} von {1} Faan, die ein Sieg braucht; {2} fehlen.",
        RefusalTooFewFaanFlowers: "Zu wenig: ohne Blumen {0} von {1} Faan, die ein Sieg braucht; {2} fehlen.",
        FlagKongOnKong: "Kong auf Kong",
        ConflictLastOfKind: "Beim letzten Stein seiner Art liegen die drei anderen offen; in der Hand ist noch: {0}.",
        ConflictKongOnKong: "Kong auf Kong braucht zwei Kongs und den Ersatzstein des zweiten.",
        RuleMinimum: "Was ein Sieg mindestens braucht",
        RuleSpecialSelfDraw: "Was ein Selbstzug neben Händen zählt, die immer verdeckt sind",
        RuleTwoConcealedKongs: "Zwei verdeckte Kongs zählen",
        RuleMixedKongs: "Ein verdeckter und ein offener Kong zählen",
        RuleLesserStraight: "Kleine Ehrensteine mit allen neun verwobenen Steinen haben auch die verwobene Straße",
        RuleKnittedChows: "Eine verwobene Straße mit einem Chow und einem Zahlenpaar ist „Nur Chows“",
        RuleKongsBeside: "Verdeckte Kongs zählen neben drei oder vier Kongs",
        RuleFormalWaits: "Eine Art, deren vier Steine verbraucht sind, zählt als Warten",
        RuleKnittedWaits: "Warten am Rand und auf die Mitte zählt neben einer verwobenen Straße",
        RuleGatesPung: "Bei neun Toren zählt ein Pung von Randsteinen",
        RuleFaanLimit: "Das Limit, in Faan",
        RuleFaanTable: "Die Tabelle von Faan zu Punkten",
        RulePaying: "Wer wie viel zahlt",
        RuleFlowersCount: "Blumen zählen zum Minimum",
        RuleSevenPairs: "Sieben Paare sind eine Hand",
        RuleChowPair: "Das Paar zu „Nur Chows“",
        RuleFourthCall: "Wer den vierten Ausruf ermöglicht, zahlt für alle",
        RuleRobbedKong: "Was zahlt, wessen Kong geraubt wird",
        RuleOrphansRob: "Dreizehn Waisen dürfen einen verdeckten Kong rauben",
        FactMinimum: "Ein Sieg braucht {0} {0:Punkt|Punkte}.",
        FactMinimumFlowers: "Ein Sieg braucht {0} {0:Punkt|Punkte} ohne Blumen.",
        FactPaysBase: "Alle zahlen {0}; den Wert der Hand zahlt dazu der Abwerfer, beim Selbstzug zahlen ihn alle.",
        FactPaysOnce: "Nur der Abwerfer zahlt, einfach; beim Selbstzug zahlen alle.",
        FactPaysFull: "Nur der Abwerfer zahlt, doppelt; beim Selbstzug zahlen alle einfach.",
        FactPaysHalf: "Der Abwerfer zahlt doppelt, die anderen einfach; beim Selbstzug zahlen alle doppelt.",
        FactPaysAll: "Alle zahlen einfach, wer auch abwirft.",
        FactPaysPar: "Bis 25 Punkte zahlen alle einmal; bei mehr auf einen Abwurf zahlen die anderen je 25, der Abwerfer den Rest vom Dreifachen.",
        FactFaanTable: "Von 0 bis {1} Faan in Punkten: {0}.",
        ChoiceSelfDrawn: "selbst gezogen",
        ChoiceFullyConcealed: "ganz verdeckte Hand",
        ChoiceHalfSpicy: "halbscharf",
        ChoiceFullSpicy: "scharf",
        ChoiceLaak: "alte Stufen",
        ChoiceHkma: "HKMA",
        ChoiceLimit: "das Limit",
        ChoiceNumberPair: "ein Zahlenpaar",
        ChoiceAnyPair: "ein beliebiges Paar",
        ChoiceRobbedDiscard: "wie bei einem Abwurf",
        ChoiceRobbedShares: "was beim Selbstzug alle zahlen",
        ChoiceFourthDrawn: "nur beim Selbstzug; auch der dritte Drachenpung",
        CalledAllPungs: "Nur Pungs",
        CalledAllChows: "Nur Chows",
        CalledDragonPung: "Drachenpung",
        CalledFullyConcealed: "Ganz verdeckte Hand",
        CalledPureStraight: "Reine Straße",
        CalledThreeConcealed: "Drei verdeckte Pungs",
        CalledFourConcealed: "Vier verdeckte Pungs",
        CalledLastTileDraw: "Letzter Stein der Mauer",
        CalledRobbingTheKong: "Raub eines Kongs",
        CalledAllTerminals: "Nur Randsteine",
        CalledAllSimples: "Nur einfache Steine",
        FanTitle: "Fan",
        CompareOther: "Nach den Regeln eines anderen Spiels",
        PrinciplesTitle: "Die fünf Prinzipien",
        PrincipleNonRepeat: "Nichtwiederholung: Was ein Fan immer mitbringt, zählt nicht neben ihm.",
        PrincipleNonSeparation: "Nichttrennung: Die Figuren eines Fan werden nicht getrennt, um daraus einen anderen zu bilden.",
        PrincipleNonIdentical: "Nichtgleichheit: Eine Figur, die einen Fan gebildet hat, bildet denselben nicht noch einmal.",
        PrincipleHighOverLow: "Hoch vor niedrig: Von allen Lesarten der Steine zählt die teuerste.",
        PrincipleAccountOnce: "Einmalzählung: Sind Figuren verbunden, darf jede weitere mit einer von ihnen verbunden werden, einmal.",
        AskFans: "Welche Fan zählen?",
        PracticeMinimum: "Genug?",
        AskMinimum: "Reicht es für {0}?",
        FaanColumn: "Faan",
        FaanPatterns: "Muster",
        SourceSpread: "Keine einzelne Stelle: die Werte, in denen die meisten Beschreibungen des alten Stils übereinstimmen",
        Notes: "knitted_all_chows → Eine verwobene Straße mit einem Chow und einem Zahlenpaar ist auch „Nur Chows“; manche zählen stattdessen „Keine Ehrensteine“. | kongs_and_pungs → Drei oder vier Kongs mit verdeckten zählen ein Muster der Kongs und eines der verdeckten Pungs, dazu keinen verdeckten Kong. | formal_waits → Ob nur auf eine Art gewartet wird, sagen die Steine allein: Auch eine Art, deren vier Steine verbraucht sind, zählt als Warten. | knitted_waits → Bei einer verwobenen Straße kann das Warten auf die vierte Figur oder das Paar zählen. | gates_pung → Neun Tore, gewonnen mit 2, 5 oder 8: Von zwei Pungs von Randsteinen zählt einer. | no_authority → Keine Stelle hat diese Regeln für alle aufgeschrieben: Die der HKMA sind die Voreinstellung daneben. Die Werte sind die der meisten Beschreibungen; jede Runde vereinbart ihre eigenen. | disputed; read as in today's China → umstritten; gelesen wie heute in China | accounts differ; most programs count them → die Angaben gehen auseinander; die meisten Programme zählen sie | an option of some tables → an manchen Tischen üblich | accounts differ; more of them take any pair → die Angaben gehen auseinander; mehr davon nehmen jedes Paar | sixteen deals and those that a dealer keeps → sechzehn Spiele und die, bei denen der Dealer bleibt | a win keeps the deal → nach einem Sieg bleibt der Dealer | the next in turn alone → nur der Nächste in der Reihe | flower_wins → Mit sieben und acht Blumen gewinnt man sofort; was das zählt, wird nicht zitiert, deshalb zählen sie wie andere. | lesser_with_straight → Kleine Ehrensteine mit allen neun verwobenen Steinen sind auch eine verwobene Straße; manche zählen nur das eine. | concealed_faan → Eine verdeckte Hand zählt hier 1; die Angaben gehen auseinander, und viele Tische geben nichts dafür. | last_discard → Der letzte Abwurf zählt wie der letzte gezogene Stein; manche Tische geben nichts dafür. | in_all → Woraus ein Muster besteht, zählt hier nicht daneben; manche Tische zählen es dazu. | same_turn_immunity → Durch die Immunität im selben Zug kann jemand anders verantwortlich sein; wer als Abwerfer zahlt, sagt der Tisch. | sixteen deals, as in other competitions → sechzehn Spiele wie in anderen Wettbewerben | the deal always passes → der Dealer wechselt nach jedem Spiel",
    }
    fans {
        AllGreen: "Alles grün", "Nur 2, 3, 4, 6, 8 Bambus und der grüne Drache.";
        FourKongs: "Vier Kongs", "Vier Kongs.";
        SevenShiftedPairs: "Sieben Paare in Folge", "Sieben Paare einer Farbe mit Zahlen in Folge.";
        ThirteenOrphans: "Dreizehn Waisen", "Je einer aller Rand- und Ehrensteine und einer davon noch einmal.";
        PureTerminalChows: "Reine Endchows", "Zweimal 123, zweimal 789 und ein Paar 5, alles in einer Farbe.";
        QuadrupleChow: "Vier gleiche Chows", "Viermal derselbe Chow in einer Farbe.";
        FourPureShiftedPungs: "Vier Pungs in Folge, eine Farbe", "Vier Pungs oder Kongs einer Farbe mit Zahlen in Folge.";
        FourPureShiftedChows: "Vier versetzte Chows, eine Farbe", "Vier Chows einer Farbe, jeder um 1 höher als der vorige, oder jeder um 2.";
        ThreeKongs: "Drei Kongs", "Drei Kongs.";
        AllTerminalsAndHonors: "Rand- und Ehrensteine", "Nur Einsen, Neunen und Ehrensteine.";
        GreaterHonorsAndKnittedTiles: "Große Ehrensteine und verwobene Steine", "Alle sieben Ehrensteine und sieben verschiedene Steine aus 147, 258 und 369 in drei Farben.";
        AllEvenPungs: "Nur gerade Pungs", "Pungs oder Kongs und ein Paar aus 2, 4, 6 oder 8.";
        FullFlush: "Eine Farbe", "Steine einer Farbe, keine Ehrensteine.";
        PureTripleChow: "Drei gleiche Chows", "Dreimal derselbe Chow in einer Farbe.";
        PureShiftedPungs: "Drei Pungs in Folge, eine Farbe", "Drei Pungs oder Kongs einer Farbe mit Zahlen in Folge.";
        UpperTiles: "Obere Steine", "Nur 7, 8 und 9.";
        MiddleTiles: "Mittlere Steine", "Nur 4, 5 und 6.";
        LowerTiles: "Untere Steine", "Nur 1, 2 und 3.";
        ThreeSuitedTerminalChows: "Endchows in drei Farben", "123 und 789 in zwei Farben und ein Paar 5 in der dritten.";
        PureShiftedChows: "Drei versetzte Chows, eine Farbe", "Drei Chows einer Farbe, jeder um 1 höher als der vorige, oder jeder um 2.";
        AllFive: "Überall eine Fünf", "Eine 5 in jeder Figur und im Paar.";
        TriplePung: "Drei gleiche Pungs", "Pungs oder Kongs derselben Zahl in allen drei Farben.";
        LesserHonorsAndKnittedTiles: "Kleine Ehrensteine und verwobene Steine", "Vierzehn verschiedene Steine aus den Ehrensteinen und aus 147, 258 und 369 in drei Farben.";
        KnittedStraight: "Verwobene Straße", "147, 258 und 369, jedes in einer anderen Farbe, mit einer Figur und einem Paar.";
        UpperFour: "Obere vier", "Nur 6, 7, 8 und 9.";
        LowerFour: "Untere vier", "Nur 1, 2, 3 und 4.";
        BigThreeWinds: "Große drei Winde", "Pungs oder Kongs von drei Winden.";
        MixedStraight: "Gemischte Straße", "123, 456 und 789, jedes in einer anderen Farbe.";
        ReversibleTiles: "Umkehrbare Steine", "Nur Steine, die auf dem Kopf gleich aussehen: 1234589 Kreise, 245689 Bambus, der weiße Drache.";
        MixedTripleChow: "Drei gleiche Chows in drei Farben", "Derselbe Chow in allen drei Farben.";
        MixedShiftedPungs: "Drei Pungs in Folge, drei Farben", "Drei Pungs oder Kongs mit Zahlen in Folge, jeder in einer anderen Farbe.";
        ChickenHand: "Hühnerhand", "Sonst zählt nichts in der Hand; Blumen stören nicht.";
        LastTileClaim: "Letzter Stein, abgeworfen", "Gewinne auf den Abwurf nach dem letzten Stein der Mauer.";
        OutWithReplacementTile: "Sieg mit dem Ersatzstein", "Gewinne mit dem Ersatzstein für einen Kong; der für eine Blume zählt nicht.";
        HalfFlush: "Eine Farbe mit Ehrensteinen", "Steine einer Farbe und Ehrensteine.";
        MixedShiftedChows: "Drei versetzte Chows, drei Farben", "Drei Chows, jeder in einer anderen Farbe und um 1 höher als der vorige.";
        AllTypes: "Alle Arten", "Alle drei Farben, Winde und Drachen.";
        MeldedHand: "Ganz ausgerufene Hand", "Vier ausgerufene Figuren, und ein Abwurf ergänzt das Paar.";
        TwoConcealedKongs: "Zwei verdeckte Kongs", "Zwei verdeckte Kongs.";
        TwoDragonsPungs: "Zwei Drachenpungs", "Pungs oder Kongs von zwei Drachen.";
        ConcealedKongAndMeldedKong: "Verdeckter und offener Kong", "Ein verdeckter und ein offener Kong.";
        OutsideHand: "Überall außen", "Eine 1, eine 9 oder ein Ehrenstein in jeder Figur und im Paar.";
        TwoMeldedKongs: "Zwei offene Kongs", "Zwei offene Kongs.";
        LastTile: "Letzter seiner Art", "Der Gewinnstein ist der letzte seiner Art: Die anderen drei liegen offen.";
        PrevalentWind: "Rundenwind", "Ein Pung oder Kong des Rundenwinds.";
        SeatWind: "Platzwind", "Ein Pung oder Kong deines Platzwinds.";
        TileHog: "Vier Gleiche", "Alle vier Gleichen, aber nicht als Kong, jedes Mal gezählt.";
        DoublePung: "Zwei gleiche Pungs", "Pungs oder Kongs derselben Zahl in zwei Farben, jedes Mal gezählt.";
        TwoConcealedPungs: "Zwei verdeckte Pungs", "Zwei Pungs oder Kongs, weder ausgerufen noch durch einen Abwurf ergänzt.";
        ConcealedKong: "Verdeckter Kong", "Ein verdeckter Kong.";
        PureDoubleChow: "Zwei gleiche Chows", "Zweimal derselbe Chow in einer Farbe.";
        MixedDoubleChow: "Gleiche Chows in zwei Farben", "Derselbe Chow in zwei Farben.";
        ShortStraight: "Kurze Straße", "Zwei Chows einer Farbe, die aneinander anschließen, etwa 123 und 456.";
        TwoTerminalChows: "Zwei Endchows", "123 und 789 in einer Farbe.";
        PungOfTerminalsOrHonors: "Pung von Rand- oder Ehrensteinen", "Ein Pung oder Kong von Einsen, Neunen oder Ehrensteinen, jedes Mal gezählt.";
        MeldedKong: "Offener Kong", "Ein offener Kong.";
        OneVoidedSuit: "Eine Farbe fehlt", "Steine nur zweier Farben, mit oder ohne Ehrensteine.";
        NoHonors: "Keine Ehrensteine", "Keine Winde und keine Drachen.";
        EdgeWait: "Warten am Rand", "Nur die 3 zu 12 oder nur die 7 zu 89 gewinnt.";
        ClosedWait: "Warten auf die Mitte", "Nur der mittlere Stein eines Chows gewinnt.";
        SingleWait: "Warten auf das Paar", "Nur der zweite Stein des Paars gewinnt.";
        SelfDrawn: "Selbst gezogen", "Ziehe den Gewinnstein selbst.";
        EightFlowers: "Acht Blumen", "Alle acht Blumen.";
        AfterTwoKongs: "Kong auf Kong", "Der Ersatzstein eines Kongs, den der Ersatzstein eines anderen Kongs möglich machte.";
        SevenFlowers: "Sieben Blumen", "Sieben Blumen.";
        FlowerSet: "Blumensatz", "Alle vier Pflanzen oder alle vier Jahreszeiten.";
        SeatFlower: "Platzblume", "Eine Blume mit der Zahl des Platzes.";
        NoFlowers: "Keine Blumen", "Keine einzige Blume.";
        Concealed: "Verdeckte Hand", "Kein Ausruf; auf einen Abwurf oder selbst gezogen.";
        LastTileWin: "Letzter Stein der Mauer", "Der letzte Stein der Mauer, selbst gezogen, oder der Abwurf danach.";
        ConcealedWithoutFlowers: "Verdeckt, ohne Blumen im Spiel", "In einem Spiel ohne Blumen: kein Chow, Pung oder Kong wurde ausgerufen oder abgelegt.";
        FourConcealedPungsWithoutKongs: "Vier verdeckte Pungs, kein Kong", "Vier selbst gezogene Pungs und kein Kong; ein Abwurf darf nur das Paar ergänzen.";
        NineGatesDrawn: "Neun Tore, gezogen oder neunseitig", "Verdeckt 1112345678999 einer Farbe und ein Stein mehr davon: selbst gezogen, oder auf einen Abwurf mit neun Wartesteinen.";
        EarthlyHandByDiscard: "Irdische Hand, auf Abwurf", "Ein Nicht-Dealer gewinnt auf den ersten Abwurf des Dealers.";
        SmallThreeWinds: "Kleine drei Winde", "Pungs oder Kongs zweier Winde und ein Paar eines dritten.";
        OneKong: "Ein Kong", "Ein Kong, offen oder verdeckt.";
        TwoKongs: "Zwei Kongs", "Zwei Kongs, offen oder verdeckt.";
        PureDoubleChowTwice: "Zweimal zwei gleiche Chows", "Zwei verschiedene Chows, jeder zweimal.";
        SmallTriplePung: "Drei gleiche Pungs, klein", "Pungs oder Kongs einer Zahl in zwei Farben und ein Paar davon in der dritten.";
        PureOutsideHand: "Überall außen, ohne Ehrensteine", "Eine Eins oder Neun in jeder Figur und im Paar.";
    }
}
