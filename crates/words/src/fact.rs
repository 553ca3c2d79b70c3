//! Facts of a ruleset besides its yaku, as a reference page says them.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use tensu::reading::{Further, Shapes};
use tensu::reference::{Fact, FactPart};
use tensu::rules::{
    Chankan, Completion, EndSticks, FirstTurnKan, KanLiability, Minimum, Nagashi, NagashiHonba,
    Norths, Noten, Pao, PaoComposite, PaoHonba, Paying, PointsOf, Rounding, SeveralRon, Stacking,
    Sticks, Ties, TsumoLoss, Uma, Unrelated,
};
use tensu::yaku::{Yaku, YakuSet};

use crate::words::{FanWord, Word, Words};

impl Words {
    /// Returns a heading over facts.
    pub fn part(&self, part: FactPart) -> &str {
        self.say(match part {
            FactPart::Hand => Word::PartHand,
            FactPart::Payment => Word::PartPayment,
            FactPart::Liability => Word::PartLiability,
            FactPart::Around => Word::PartAround,
        })
    }

    /// Says a fact about a ruleset.
    pub fn fact(&self, fact: &Fact<'_>) -> String {
        self.fact_by(fact, &|yaku| self.yaku(yaku).to_owned())
    }

    /// Says the same with other names for yaku.
    pub fn fact_by(&self, fact: &Fact<'_>, name: &dyn Fn(Yaku) -> String) -> String {
        let word = match *fact {
            Fact::Tiles { players, tiles } => {
                return self.fill(Word::FactTiles, &[players.into(), tiles.into()]);
            }
            Fact::Reds([0, 0, 0]) => Word::FactNoReds,
            Fact::Reds([man, pin, sou]) => {
                return self.fill(Word::FactReds, &[man.into(), pin.into(), sou.into()]);
            }
            Fact::Flowers(n) => return self.fill(Word::FactFlowers, &[n.into()]),
            Fact::Shapes(shapes) => return self.shapes(shapes),
            Fact::Minimum(minimum, not_alone) => {
                return self.minimum(&minimum, not_alone, name);
            }
            Fact::MinimumPoints(points) => {
                return self.fill(Word::FactMinimumPoints, &[points.into()]);
            }
            Fact::MinimumFan(points, true) => {
                return self.fill_fan(FanWord::FactMinimum, &[points.into()]);
            }
            Fact::MinimumFan(points, false) => {
                return self.fill_fan(FanWord::FactMinimumFlowers, &[points.into()]);
            }
            Fact::Paying(paying, base) => {
                return self.fill_fan(self::paying(paying, base), &[base.into()]);
            }
            Fact::FaanTable(table, limit) => return self.faan_table(table, limit),
            Fact::Either([one, other]) => {
                let (one, other) = (name(one), name(other));
                return self.fill(Word::FactEither, &[(&one).into(), (&other).into()]);
            }
            Fact::Completion(Completion::Iipeikou) => Word::FactIipeikouCertain,
            Fact::Completion(_) => Word::FactCompletion,
            Fact::BestReading => Word::FactBestReading,
            Fact::Chankan(chankan) => self::chankan(chankan),
            Fact::FirstTurnKan(FirstTurnKan::Ends) => Word::FactFirstTurnEnds,
            Fact::FirstTurnKan(FirstTurnKan::Allowed) => Word::FactFirstTurnAllowed,
            Fact::Unrelated(Unrelated::Dealer) => Word::FactUnrelatedDealer,
            Fact::Unrelated(Unrelated::Anyone) => Word::FactUnrelatedAnyone,
            Fact::Norths(norths) => self::norths(norths),
            Fact::RoundFu => Word::FactRoundFu,
            Fact::Plus(plus) => return self.fill(Word::FactPlus, &[plus.into()]),
            Fact::PinfuByRon => Word::FactPinfuByRon,
            Fact::Shares => Word::FactShares,
            Fact::TsumoLoss(loss) => tsumo_loss(loss),
            Fact::YakumanAlone => Word::FactYakumanAlone,
            Fact::Yakuman(stacking) => return self.stacking(stacking),
            Fact::Discarder(times) => return self.fill(Word::FactDiscarder, &[times.into()]),
            Fact::Honba(honba) => {
                return self.fill(Word::FactHonba, &[honba.ron.into(), honba.tsumo.into()]);
            }
            Fact::Stick => Word::FactStick,
            Fact::Pao(pao) => return self.pao(pao, name),
            Fact::KanLiability(KanLiability::Off) => Word::FactKanLiabilityOff,
            Fact::KanLiability(KanLiability::On) => Word::FactKanLiabilityOn,
            Fact::Start(0) => Word::FactStartNothing,
            Fact::Start(points) => return self.fill(Word::FactStart, &[points.into()]),
            Fact::Back(0) => Word::FactNoBack,
            Fact::Back(points) => return self.fill(Word::FactBack, &[points.into()]),
            Fact::Uma(uma, players) => return self.uma(uma, players),
            Fact::Oka(0) => Word::FactNoOka,
            Fact::Oka(oka) => return self.fill(Word::FactOka, &[oka.into()]),
            Fact::Ties(Ties::Split) => Word::FactTiesSplit,
            Fact::Ties(Ties::Seat) => Word::FactTiesSeat,
            Fact::EndSticks(EndSticks::First) => Word::FactEndSticksFirst,
            Fact::EndSticks(EndSticks::Lost) => Word::FactEndSticksLost,
            Fact::Rounding(rounding) => self::rounding(rounding),
            Fact::Noten(noten) => return self.noten(noten),
            Fact::SeveralRon(several_ron) => self::several_ron(several_ron),
            Fact::Sticks(Sticks::NextInTurn) => Word::FactSticksNextInTurn,
            Fact::Sticks(Sticks::OwnSticks) => Word::FactSticksOwn,
            Fact::Nagashi(Nagashi::Off) => Word::FactNagashiOff,
            Fact::Nagashi(Nagashi::Mangan) => Word::FactNagashiMangan,
            Fact::NagashiHonba(NagashiHonba::Paid) => Word::FactNagashiHonbaPaid,
            Fact::NagashiHonba(NagashiHonba::Unpaid) => Word::FactNagashiHonbaUnpaid,
        };
        self.say(word).to_owned()
    }

    /// Says what so many faan are worth, up to the limit.
    fn faan_table(&self, table: PointsOf, limit: u16) -> String {
        let points = (0..=limit.min(20)).map(|faan| self.number(table.points(faan)));
        let points: Vec<String> = points.collect();
        let points = self.list(&points, Word::Comma);
        self.fill_fan(FanWord::FactFaanTable, &[(&points).into(), limit.into()])
    }

    /// Says how several yakuman add up.
    fn stacking(&self, stacking: Stacking) -> String {
        match stacking {
            Stacking::Add => self.say(Word::FactYakumanAdd).to_owned(),
            Stacking::AddTo(cap) => self.fill(Word::FactYakumanAddTo, &[cap.into()]),
            Stacking::Highest => self.say(Word::FactYakumanHighest).to_owned(),
        }
    }

    /// Says what noten players pay.
    fn noten(&self, noten: Noten) -> String {
        match noten {
            Noten::Nothing => self.say(Word::FactNotenNothing).to_owned(),
            Noten::Pool(points) => self.fill(Word::FactNotenPool, &[points.into()]),
            Noten::Each(points) => self.fill(Word::FactNotenEach, &[points.into()]),
        }
    }

    /// Lists the shapes of a complete hand.
    pub fn shapes(&self, shapes: Shapes) -> String {
        let mut names = alloc::vec![self.say(Word::ShapeSets)];
        let more = [
            (shapes.has_pairs(), Word::ShapeChiitoitsu),
            (shapes.kokushi, Word::ShapeKokushi),
            (shapes.unrelated, Word::ShapeUnrelated),
        ];
        let more = more.into_iter().filter(|(has, _)| *has);
        names.extend(more.map(|(_, word)| self.say(word)));
        if shapes.further.is_some_and(Further::is_knitted) {
            let knitted = [FanWord::ShapeKnittedStraight, FanWord::ShapeKnitted];
            names.extend(knitted.map(|word| self.fan_word(word)));
        }
        let list = self.list(&names, Word::Or);
        self.fill(Word::FactShapes, &[(&list).into()])
    }

    fn minimum(
        &self,
        minimum: &Minimum,
        not_alone: YakuSet,
        name: &dyn Fn(Yaku) -> String,
    ) -> String {
        let word = match minimum.han {
            1 => Word::FactMinimumOne,
            _ => Word::FactMinimum,
        };
        let mut text = self.fill(word, &[minimum.han.into()]);
        let mut add = |more: String| {
            text.push_str(self.say(Word::Space));
            text.push_str(&more);
        };
        if let Some(honba) = minimum.two_from {
            add(self.fill(Word::FactRyanshi, &[honba.into()]));
        }
        if !not_alone.is_empty() {
            let names: Vec<String> = not_alone.iter().map(name).collect();
            let names = self.list(&names, Word::Comma);
            add(self.fill(Word::FactNotAlone, &[(&names).into()]));
        }
        text
    }

    fn pao(&self, pao: &Pao, name: &dyn Fn(Yaku) -> String) -> String {
        if pao.yaku.is_empty() {
            return self.say(Word::FactNoPao).to_owned();
        }
        let names: Vec<String> = pao.yaku.iter().map(|&yaku| name(yaku)).collect();
        let names = self.list(&names, Word::Or);
        let reach = match pao.composite {
            PaoComposite::Whole => Word::FactPaoWhole,
            PaoComposite::Part => Word::FactPaoPart,
        };
        let honba = match pao.honba {
            PaoHonba::Discarder => Word::FactPaoHonbaDiscarder,
            PaoHonba::Liable => Word::FactPaoHonbaLiable,
        };
        let space = self.say(Word::Space);
        let pays = self.fill(reach, &[(&names).into()]);
        format!("{pays}{space}{}", self.say(honba))
    }

    fn uma(&self, uma: Uma, players: usize) -> String {
        let places = |uma: [i32; 4]| {
            let signed = |points: i32| match points {
                1.. => format!("+{points}"),
                0 => "0".to_owned(),
                _ => format!("−{}", points.unsigned_abs()),
            };
            let by_place = uma.into_iter().take(players).map(signed);
            by_place.collect::<Vec<_>>().join(" / ")
        };
        match uma {
            Uma::NONE => self.say(Word::FactNoUma).to_owned(),
            Uma::Places(uma) => self.fill(Word::FactUma, &[(&places(uma)).into()]),
            Uma::Below(below) => {
                let [one, two, three] = below.map(places);
                let fills = [(&one).into(), (&two).into(), (&three).into()];
                self.fill(Word::FactUmaBelow, &fills)
            }
            Uma::BelowSome(below) => {
                let lists = below.map(places);
                let fills = lists.each_ref().map(Into::into);
                self.fill(Word::FactUmaBelowSome, &fills)
            }
        }
    }
}

const fn paying(paying: Paying, base: u16) -> FanWord {
    match paying {
        Paying::Discarder if base > 0 => FanWord::FactPaysBase,
        Paying::Discarder => FanWord::FactPaysOnce,
        Paying::Full => FanWord::FactPaysFull,
        Paying::Half => FanWord::FactPaysHalf,
        Paying::All => FanWord::FactPaysAll,
        Paying::Par => FanWord::FactPaysPar,
    }
}

const fn chankan(chankan: Chankan) -> Word {
    match chankan {
        Chankan::Any => Word::FactChankanAny,
        Chankan::AddedOnly => Word::FactChankanAdded,
        Chankan::KokushiOnly => Word::FactChankanKokushi,
    }
}

const fn norths(norths: Norths) -> Word {
    match norths {
        Norths::Off => Word::FactNorthsOff,
        Norths::DoraAnywhere => Word::FactNorthsAnywhere,
        Norths::Dora => Word::FactNorthsDora,
    }
}

const fn rounding(rounding: Rounding) -> Word {
    match rounding {
        Rounding::Exact => Word::FactRoundingExact,
        Rounding::Nearest => Word::FactRoundingNearest,
        Rounding::FiveDown => Word::FactRoundingFiveDown,
    }
}

const fn several_ron(several_ron: SeveralRon) -> Word {
    match several_ron {
        SeveralRon::All => Word::FactSeveralRonAll,
        SeveralRon::HeadBump => Word::FactSeveralRonHeadBump,
        SeveralRon::TripleAbort => Word::FactSeveralRonTripleAbort,
    }
}

const fn tsumo_loss(loss: TsumoLoss) -> Word {
    match loss {
        TsumoLoss::Loss => Word::FactTsumoLoss,
        TsumoLoss::RonReduced => Word::FactTsumoRonReduced,
        TsumoLoss::Plus1000 => Word::FactTsumoPlus1000,
        TsumoLoss::Bisection => Word::FactTsumoBisection,
        TsumoLoss::Full => Word::FactTsumoFull,
        TsumoLoss::OyaPays => Word::FactTsumoOyaPays,
        TsumoLoss::KoPays => Word::FactTsumoKoPays,
        TsumoLoss::Proportional => Word::FactTsumoProportional,
        TsumoLoss::Equalize => Word::FactTsumoEqualize,
    }
}
