//! The texts of Chinese games in French.

fan_texts! {
    FR;
    words {
        Said: "Chankan sur un kan caché → Vol d’un kong caché; Chankan → Vol d’un kong; chankan → vol d’un kong; Rinshan → Tuile de remplacement; rinshan → tuile de remplacement; =Fleurs dans le jeu, un dora chacune → Fleurs dans le jeu; ={0}. → {0} {0:point|points}.; Ron sur → Jetée par; Par ron → Sur défausse; Par tsumo → À la pioche; Ron → Défausse; ron → défausse; Tsumo → Pioche; tsumo → pioche; Yaku → Fan; yaku → fan; han → fan; Han → Fan; Chi → Chow; chi → chow; Pon → Pung; pon → pung; Kan → Kong; kan → kong; du tenpai → de l’attente; tenpai → attente; Tenpai → Attente; Tout suite → Tout chow; Quatre suites → Quatre chows; Tout brelan → Tout pung; brelans → pungs; Brelan → Pung; brelan → pung; =Dern. tuile → Dern. du mur; bilatérale (ryanmen) → bilatérale; fermée (kanchan) → fermée; bord (penchan) → bord; paire (shanpon) → paire; paire (tanki) → paire; ={0} man → {0} de caractère; ={0} pin → {0} de cercle; ={0} sou → {0} de bambou; =man → caractères; =pin → cercles; =sou → bambous; =Man → Caractères; =Pin → Cercles; =Sou → Bambous; 4 man → 4 de caractère; p pin → p cercles; s sou → s bambous; =Quatre groupes cachés, gagnés sur une défausse. → Aucun appel, gagnée sur une défausse.; tuiles (juusanmen) → tuiles; tuiles (kyuumen) → tuiles; =Sept paires différentes. → Sept paires, quatre tuiles identiques comptent pour deux.",
        SaidFaan: "l’implique toujours (non-répétition) → l’implique toujours; lecture vaut plus (le plus haut l’emporte) → lecture vaut plus; ={0} {0:point|points} → {0} faan; ={0}. → {0} faan.; {0} points, plafonnés → {0} faan, plafonnés; {0} points sur les {1} qu’il → {0} faan sur les {1} qu’il; =Combien de points ? → Combien de faan ?; assez de points → assez de faan; moins de points → moins de faan; faut {0} {0:point|points} → faut {0} faan; =Des points qui s’ajoutent → Des faan qui s’ajoutent; Les points de chaque yaku → Les faan de chaque motif; =Quatre suites et une paire de tuiles numérotées, toute attente. → Quatre chows et n’importe quelle paire, toute attente.; =Sept paires différentes. → Sept paires différentes.",
        SaidSeries: "l’implique toujours (non-répétition) → l’implique toujours; lecture vaut plus (le plus haut l’emporte) → lecture vaut plus; =Quatre suites et une paire de tuiles numérotées, toute attente. → Quatre chows et n’importe quelle paire, toute attente.",
        Knitted: "attente tressée",
        WhyNonRepeat: "{0} l’implique toujours (non-répétition)",
        WhyNonSeparation: "ses groupes appartiennent à {0}, qu’on ne défait pas (non-séparation)",
        WhyNonIdentical: "un de ses groupes a déjà formé la même (non-identité)",
        WhyAccountOnce: "ses groupes sont déjà associés, chaque autre une seule fois (compte unique)",
        WhyHighOverLow: "une autre lecture vaut plus (le plus haut l’emporte)",
        WhyPaidAlone: "{0} est une main limite et compte seule",
        WhyOneOfSeries: "{0} compte, et une seule combinaison de cette série compte",
        WhyWithFlowers: "ne compte que dans un jeu sans fleurs",
        Otherwise: "Ici {0} ; sinon {1}.",
        OtherwiseBy: "Ici {0} ; sinon {1} ({2}).",
        StepFaan: "{0} faan valent {1} points",
        StepFaanSum: "{0} faan",
        StepFaanSumCap: "{0} faan, {1} au plus",
        FlagLastOfKind: "Dernière tuile de son genre",
        ShapeKnittedStraight: "une suite tressée avec un groupe et une paire",
        ShapeKnitted: "quatorze honneurs et tuiles tressées tous différents",
        OtherPlayer: "Un autre joueur",
        StepBaseAlone: "{0} : {4}",
        StepOnce: "{0} : {1} + {3} = {4}",
        StepTimes: "{0} : {1} × {2} = {4}",
        StepPart: "{0} : {1} × {2} + {3} = {4}",
        StepPartLess: "{0} : {1} × {2} − {3} = {4}",
        RefusalTooFew: "Pas assez : {0} points sur les {1} qu’il faut pour gagner ; il en manque {2}.",
        RefusalTooFewFlowers: "Pas assez : {0} points sur les {1} qu’il faut pour gagner, sans les fleurs ; il en manque {2}.",
        RefusalTooFewFaan: "Pas assez : {0} faan sur les {1} qu’il faut pour gagner ; il en manque {2}.",
        RefusalTooFewFaanFlowers: "Pas assez : {0} faan sur les {1} qu’il faut pour gagner, sans les fleurs ; il en manque {2}.",
        FlagKongOnKong: "Kong sur kong",
        ConflictLastOfKind: "La dernière tuile de son genre suppose les trois autres visibles ; la main en tient encore une : {0}.",
        ConflictKongOnKong: "Kong sur kong exige deux kongs et la tuile de remplacement du second.",
        RuleMinimum: "Le minimum pour gagner",
        RuleSpecialSelfDraw: "Ce que vaut une tuile piochée avec une main toujours cachée",
        RuleTwoConcealedKongs: "Deux kongs cachés valent",
        RuleMixedKongs: "Un kong caché et un kong exposé valent",
        RuleLesserStraight: "Les petits honneurs avec les neuf tuiles tressées ont aussi la suite tressée",
        RuleKnittedChows: "Une suite tressée avec un chow et une paire de nombres est « Tout chow »",
        RuleKongsBeside: "Les kongs cachés comptent en plus de trois ou quatre kongs",
        RuleFormalWaits: "Une sorte dont les quatre tuiles sont prises compte comme attente",
        RuleKnittedWaits: "Les attentes de bord et du milieu comptent avec une suite tressée",
        RuleGatesPung: "Avec neuf portes, un pung de terminales compte",
        RuleFaanLimit: "La limite, en faan",
        RuleFaanTable: "La table des faan en points",
        RulePaying: "Qui paie combien",
        RuleFlowersCount: "Les fleurs comptent pour le minimum",
        RuleSevenPairs: "Sept paires forment une main",
        RuleChowPair: "La paire de « Tout chow »",
        RuleFourthCall: "Qui donne la tuile du quatrième appel paie pour tous",
        RuleRobbedKong: "Ce que paie le joueur dont le kong est volé",
        RuleOrphansRob: "« Treize orphelins » peut voler un kong caché",
        FactMinimum: "Il faut {0} {0:point|points} pour gagner.",
        FactMinimumFlowers: "Il faut {0} {0:point|points} sans les fleurs pour gagner.",
        FactPaysBase: "Chacun paie {0} ; la valeur de la main s’y ajoute pour le défausseur, ou pour tous si la tuile est piochée.",
        FactPaysOnce: "Seul le défausseur paie, une fois ; tous paient si la tuile est piochée.",
        FactPaysFull: "Seul le défausseur paie, deux fois ; si la tuile est piochée, chacun paie une fois.",
        FactPaysHalf: "Le défausseur paie deux fois, les autres une fois ; si la tuile est piochée, chacun paie deux fois.",
        FactPaysAll: "Chacun paie une fois, quel que soit le défausseur.",
        FactPaysPar: "Jusqu’à 25 points, tous paient une fois ; au-delà, sur défausse, les autres paient 25 chacun et le défausseur le reste du triple.",
        FactFaanTable: "De 0 à {1} faan, en points : {0}.",
        ChoiceSelfDrawn: "tuile piochée",
        ChoiceFullyConcealed: "main entièrement cachée",
        ChoiceHalfSpicy: "demi-épicée",
        ChoiceFullSpicy: "épicée",
        ChoiceLaak: "anciens paliers",
        ChoiceHkma: "HKMA",
        ChoiceLimit: "la limite",
        ChoiceNumberPair: "une paire de nombres",
        ChoiceAnyPair: "n’importe quelle paire",
        ChoiceRobbedDiscard: "comme pour une défausse",
        ChoiceRobbedShares: "ce que tous paieraient à la pioche",
        ChoiceFourthDrawn: "seulement à la pioche ; pour le troisième pung de dragons aussi",
        CalledAllPungs: "Tout pung",
        CalledAllChows: "Tout chow",
        CalledDragonPung: "Pung de dragons",
        CalledFullyConcealed: "Main entièrement cachée",
        CalledPureStraight: "Grande suite pure",
        CalledThreeConcealed: "Trois pungs cachés",
        CalledFourConcealed: "Quatre pungs cachés",
        CalledLastTileDraw: "Dernière tuile du mur",
        CalledRobbingTheKong: "Vol d’un kong",
        CalledAllTerminals: "Terminales seulement",
        CalledAllSimples: "Tout ordinaire",
        FanTitle: "Fan",
        CompareOther: "Selon les règles d’un autre jeu",
        PrinciplesTitle: "Les cinq principes",
        PrincipleNonRepeat: "Non-répétition : ce qu’un fan implique toujours ne compte pas à côté de lui.",
        PrincipleNonSeparation: "Non-séparation : on ne défait pas les groupes d’un fan pour en former un autre.",
        PrincipleNonIdentical: "Non-identité : un groupe qui a formé un fan ne forme pas le même une seconde fois.",
        PrincipleHighOverLow: "Le plus haut l’emporte : de toutes les lectures des tuiles, la plus chère compte.",
        PrincipleAccountOnce: "Compte unique : quand des groupes sont réunis, chacun des autres peut être réuni à l’un d’eux, une fois.",
        AskFans: "Quels fans comptent ?",
        PracticeMinimum: "Assez ?",
        AskMinimum: "Atteint-elle {0} ?",
        FaanColumn: "Faan",
        FaanPatterns: "Motifs",
        SourceSpread: "Aucune autorité unique : les valeurs sur lesquelles s’accordent la plupart des descriptions du style ancien",
        Notes: "knitted_all_chows → Une suite tressée avec un chow et une paire de nombres est aussi « Tout chow » ; certains comptent plutôt l’absence d’honneurs. | kongs_and_pungs → Trois ou quatre kongs dont des cachés comptent une combinaison de kongs et une de pungs cachés, et pas de kong caché en plus. | formal_waits → L’attente d’une seule sorte se juge sur la forme : une sorte dont les quatre tuiles sont épuisées compte aussi. | knitted_waits → Avec une suite tressée, l’attente du quatrième groupe ou de la paire peut compter. | gates_pung → Neuf portes gagnées sur 2, 5 ou 8 : un des deux pungs de terminales compte. | no_authority → Aucune autorité n’a fixé ces règles pour tous : celles de la HKMA sont le préréglage d’à côté. Les valeurs sont celles de la plupart des descriptions ; chaque table convient des siennes. | disputed; read as in today's China → contesté ; lu comme en Chine aujourd’hui | accounts differ; most programs count them → les avis diffèrent ; la plupart des programmes les comptent | an option of some tables → une option de certaines tables | accounts differ; more of them take any pair → les avis diffèrent ; plus souvent toute paire convient | sixteen deals and those that a dealer keeps → seize donnes, et celles que le donneur garde | a win keeps the deal → une victoire garde la donne | the next in turn alone → le suivant dans l’ordre seul | flower_wins → Sept et huit fleurs gagnent aussitôt ; leur valeur n’est pas citée, elles comptent donc comme les autres. | lesser_with_straight → Les petits honneurs avec les neuf tuiles tressées sont aussi une suite tressée ; certains ne comptent qu’eux. | concealed_faan → Une main cachée compte 1 ici ; les descriptions divergent, et bien des tables ne donnent rien. | last_discard → La dernière défausse compte comme la dernière tuile piochée ; certaines tables ne donnent rien. | in_all → Ce dont une combinaison est faite ne compte pas à côté d’elle ; certaines tables l’ajoutent. | same_turn_immunity → L’immunité du même tour peut rendre un autre joueur responsable ; la table dit qui paie comme défausseur. | sixteen deals, as in other competitions → seize donnes, comme dans d’autres compétitions | the deal always passes → la donne passe toujours",
    }
    fans {
        AllGreen: "Main verte", "Seulement 2, 3, 4, 6, 8 de bambou et le dragon vert.";
        FourKongs: "Quatre kongs", "Quatre kongs.";
        SevenShiftedPairs: "Sept paires consécutives", "Sept paires d’une famille, aux nombres consécutifs.";
        ThirteenOrphans: "Treize orphelins", "Une tuile de chaque terminale et de chaque honneur, et une de plus parmi elles.";
        PureTerminalChows: "Chows terminaux purs", "Deux fois 123, deux fois 789 et une paire de 5, dans une famille.";
        QuadrupleChow: "Quadruple chow", "Quatre fois le même chow dans une famille.";
        FourPureShiftedPungs: "Quatre pungs purs consécutifs", "Quatre pungs ou kongs d’une famille, aux nombres consécutifs.";
        FourPureShiftedChows: "Quatre chows purs décalés", "Quatre chows d’une famille, chacun décalé de 1, ou chacun de 2.";
        ThreeKongs: "Trois kongs", "Trois kongs.";
        AllTerminalsAndHonors: "Terminales et honneurs", "Seulement des 1, des 9 et des honneurs.";
        GreaterHonorsAndKnittedTiles: "Grands honneurs et tuiles tressées", "Les sept honneurs, et sept tuiles différentes de 147, 258 et 369 en trois familles.";
        AllEvenPungs: "Tout pung pair", "Pungs ou kongs et paire de 2, 4, 6 ou 8.";
        FullFlush: "Main pure", "Tuiles d’une seule famille, sans honneur.";
        PureTripleChow: "Triple chow pur", "Trois fois le même chow dans une famille.";
        PureShiftedPungs: "Trois pungs purs consécutifs", "Trois pungs ou kongs d’une famille, aux nombres consécutifs.";
        UpperTiles: "Tuiles hautes", "Seulement 7, 8 et 9.";
        MiddleTiles: "Tuiles moyennes", "Seulement 4, 5 et 6.";
        LowerTiles: "Tuiles basses", "Seulement 1, 2 et 3.";
        ThreeSuitedTerminalChows: "Chows terminaux en trois familles", "123 et 789 dans deux familles, et une paire de 5 dans la troisième.";
        PureShiftedChows: "Trois chows purs décalés", "Trois chows d’une famille, chacun décalé de 1, ou chacun de 2.";
        AllFive: "Des 5 partout", "Un 5 dans chaque groupe et dans la paire.";
        TriplePung: "Triple pung", "Pungs ou kongs du même nombre dans les trois familles.";
        LesserHonorsAndKnittedTiles: "Petits honneurs et tuiles tressées", "Quatorze tuiles différentes parmi les honneurs et 147, 258 et 369 en trois familles.";
        KnittedStraight: "Suite tressée", "147, 258 et 369, chacun d’une autre famille, avec un groupe et une paire.";
        UpperFour: "Quatre plus hautes", "Seulement 6, 7, 8 et 9.";
        LowerFour: "Quatre plus basses", "Seulement 1, 2, 3 et 4.";
        BigThreeWinds: "Trois grands vents", "Pungs ou kongs de trois vents.";
        MixedStraight: "Grande suite mixte", "123, 456 et 789, chacun d’une autre famille.";
        ReversibleTiles: "Tuiles réversibles", "Seulement des tuiles qui se lisent à l’envers : 1234589 de cercle, 245689 de bambou, le dragon blanc.";
        MixedTripleChow: "Triple chow mixte", "Le même chow dans les trois familles.";
        MixedShiftedPungs: "Trois pungs mixtes consécutifs", "Trois pungs ou kongs aux nombres consécutifs, chacun d’une autre famille.";
        ChickenHand: "Main du poulet", "Rien d’autre ne compte dans la main ; les fleurs n’y changent rien.";
        LastTileClaim: "Dernière tuile défaussée", "Gagner sur la défausse qui suit la dernière tuile du mur.";
        OutWithReplacementTile: "Tuile de remplacement", "Gagner avec la tuile de remplacement d’un kong ; celle d’une fleur ne compte pas.";
        HalfFlush: "Main semi-pure", "Tuiles d’une famille, et honneurs.";
        MixedShiftedChows: "Trois chows mixtes décalés", "Trois chows, chacun d’une autre famille et décalé de 1.";
        AllTypes: "Toutes les sortes", "Les trois familles, des vents et des dragons.";
        MeldedHand: "Main entièrement exposée", "Quatre appels, et la paire complétée par une défausse.";
        TwoConcealedKongs: "Deux kongs cachés", "Deux kongs cachés.";
        TwoDragonsPungs: "Deux pungs de dragons", "Pungs ou kongs de deux dragons.";
        ConcealedKongAndMeldedKong: "Kong caché et kong exposé", "Un kong caché et un kong exposé.";
        OutsideHand: "Extrémités partout", "Un 1, un 9 ou un honneur dans chaque groupe et dans la paire.";
        TwoMeldedKongs: "Deux kongs exposés", "Deux kongs exposés.";
        LastTile: "Dernière de son genre", "La tuile gagnante est la dernière de son genre : les trois autres sont visibles.";
        PrevalentWind: "Vent dominant", "Un pung ou kong du vent dominant.";
        SeatWind: "Vent du joueur", "Un pung ou kong de votre vent.";
        TileHog: "Quatre identiques", "Les quatre tuiles identiques hors d’un kong, comptées chaque fois.";
        DoublePung: "Double pung", "Pungs ou kongs du même nombre dans deux familles, comptés chaque fois.";
        TwoConcealedPungs: "Deux pungs cachés", "Deux pungs ou kongs, ni appelés ni complétés par une défausse.";
        ConcealedKong: "Kong caché", "Un kong caché.";
        PureDoubleChow: "Double chow pur", "Deux fois le même chow dans une famille.";
        MixedDoubleChow: "Double chow mixte", "Le même chow dans deux familles.";
        ShortStraight: "Petite suite", "Deux chows d’une famille qui se suivent, par exemple 123 et 456.";
        TwoTerminalChows: "Deux chows terminaux", "123 et 789 dans une famille.";
        PungOfTerminalsOrHonors: "Pung de terminales ou d’honneurs", "Un pung ou kong de 1, de 9 ou d’honneurs, compté chaque fois.";
        MeldedKong: "Kong exposé", "Un kong exposé.";
        OneVoidedSuit: "Une famille absente", "Tuiles de deux familles seulement, avec ou sans honneurs.";
        NoHonors: "Sans honneur", "Ni vents ni dragons.";
        EdgeWait: "Attente au bord", "Seul le 3 pour 12, ou seul le 7 pour 89, gagne.";
        ClosedWait: "Attente au milieu", "Seule la tuile du milieu d’un chow gagne.";
        SingleWait: "Attente sur la paire", "Seule la seconde tuile de la paire gagne.";
        SelfDrawn: "Tuile piochée", "Piocher soi-même la tuile gagnante.";
        EightFlowers: "Huit fleurs", "Les huit fleurs.";
        AfterTwoKongs: "Kong sur kong", "Gagner sur la tuile de remplacement d’un kong fait avec celle d’un autre kong.";
        SevenFlowers: "Sept fleurs", "Sept fleurs.";
        FlowerSet: "Série de fleurs", "Les quatre plantes ou les quatre saisons.";
        SeatFlower: "Fleur du siège", "Une fleur au numéro du siège.";
        NoFlowers: "Sans fleur", "Aucune fleur.";
        Concealed: "Main cachée", "Aucun appel ; gagnée sur une défausse ou piochée.";
        LastTileWin: "Dernière tuile du mur", "La dernière tuile du mur, piochée, ou la défausse qui suit.";
        ConcealedWithoutFlowers: "Main cachée, jeu sans fleurs", "Dans un jeu sans fleurs : aucun chow, pung ni kong déclaré.";
        FourConcealedPungsWithoutKongs: "Quatre pungs cachés, sans kong", "Quatre pungs piochés, sans kong ; une défausse ne peut compléter que la paire.";
        NineGatesDrawn: "Neuf portes, piochée ou à neuf attentes", "1112345678999 cachés d’une famille et une tuile de plus : piochée, ou sur une défausse avec neuf attentes.";
        EarthlyHandByDiscard: "Main de la terre, sur défausse", "Un autre que le donneur gagne sur la première défausse de celui-ci.";
        SmallThreeWinds: "Trois petits vents", "Pungs ou kongs de deux vents et une paire d’un troisième.";
        OneKong: "Un kong", "Un kong, exposé ou caché.";
        TwoKongs: "Deux kongs", "Deux kongs, exposés ou cachés.";
        PureDoubleChowTwice: "Double chow pur, deux fois", "Deux doubles chows purs différents.";
        SmallTriplePung: "Petit triple pung", "Pungs ou kongs d’un nombre dans deux familles, et sa paire dans la troisième.";
        PureOutsideHand: "Terminales partout", "Un 1 ou un 9 dans chaque groupe et dans la paire.";
    }
}
