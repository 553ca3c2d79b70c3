//! What a reference page says about a ruleset beside its yaku.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::super::thousands;
use super::yaku;
use crate::reading::Shapes;
use crate::reference::{Fact, Part};
use crate::rules::{
    Chankan, FirstTurnKan, KanLiability, Minimum, Nagashi, Norths, Noten, Pao, PaoComposite,
    PaoHonba, SeveralRon, Stacking, Sticks, Ties, TsumoLoss, Uma, Unrelated,
};

pub(super) const fn part(part: Part) -> &'static str {
    match part {
        Part::Hand => "The hand",
        Part::Payment => "Payments",
        Part::Liability => "Liability",
        Part::Around => "Around the hand",
    }
}

/// A sentence for each fact.
#[allow(clippy::too_many_lines, reason = "one sentence a fact")]
pub(super) fn fact(fact: &Fact<'_>) -> String {
    let text = match *fact {
        Fact::Tiles { players, tiles } => {
            return format!("{players} players, {tiles} tiles of four copies each.");
        }
        Fact::Reds([0, 0, 0]) => "There are no red fives.",
        Fact::Reds([man, pin, sou]) => {
            return format!(
                "Red fives: {man} of man, {pin} of pin, {sou} of sou, each in place of a plain one and worth a dora."
            );
        }
        Fact::Flowers(n) => return format!("{n} flowers are set aside when they are drawn."),
        Fact::Shapes(shapes) => return shape_list(shapes),
        Fact::Minimum(minimum) => return minimum_text(&minimum),
        Fact::MinimumPoints(points) => {
            return format!(
                "A win needs {points} points before starred yaku and the winning bonus."
            );
        }
        Fact::Either([one, other]) => {
            return format!(
                "{} and {} together count once towards the minimum, and both in the score.",
                yaku(one),
                yaku(other)
            );
        }
        Fact::Completion => {
            "By ron a yaku counts only if every tile of the wait gives it: no half-finished waits. A set of dragons or of one's own winds counts if every tile gives such a set."
        }
        Fact::BestReading => {
            "When the tiles can be read in several ways, the one that pays most is scored."
        }
        Fact::Chankan(Chankan::Any) => {
            "The tile of an added kan may be robbed by any hand, that of a closed kan by thirteen orphans only."
        }
        Fact::Chankan(Chankan::KokushiOnly) => {
            "Only thirteen orphans may rob a kan, for any tile that the hand lacks, and that is no yaku."
        }
        Fact::FirstTurnKan(FirstTurnKan::Ends) => "A closed kan ends the first turn.",
        Fact::FirstTurnKan(FirstTurnKan::Allowed) => "A closed kan does not end the first turn.",
        Fact::Unrelated(Unrelated::Dealer) => {
            "Unrelated tiles win for the dealer only, with his first fourteen tiles."
        }
        Fact::Unrelated(Unrelated::Anyone) => "Unrelated tiles win on anybody's first draw.",
        Fact::Norths(Norths::Off) => "Norths are not set aside.",
        Fact::Norths(Norths::DoraAnywhere) => {
            "Each north is a dora, in the hand or set aside; north is nobody's wind, and a set of norths has no value."
        }
        Fact::Norths(Norths::Dora) => {
            "Each north set aside is a dora; north is nobody's wind, and a set of norths has no value."
        }
        Fact::RoundFu => "The sum of fu is rounded up to ten; the 25 of seven pairs stays 25.",
        Fact::Plus(plus) => {
            return format!(
                "There are no fu. The points of a hand are its han and dora plus {plus}."
            );
        }
        Fact::PinfuByRon => "Pinfu counts by ron only; a self-drawn one has tsumo alone.",
        Fact::Shares => {
            "By ron the discarder pays all. By tsumo everybody pays, and the dealer pays and gets double. Each payment is rounded up to 100."
        }
        Fact::TsumoLoss(loss) => tsumo_loss(loss),
        Fact::YakumanAlone => "With a yakuman no other yaku and no dora count.",
        Fact::Yakuman(Stacking::Add) => "Different yakuman in one hand add up.",
        Fact::Yakuman(Stacking::AddTo(cap)) => {
            return format!("Different yakuman in one hand add up, to {cap} at the most.");
        }
        Fact::Yakuman(Stacking::Highest) => "Of several yakuman in one hand the highest is paid.",
        Fact::Discarder(times) => {
            return format!(
                "By ron the discarder pays {times} times the score; by tsumo everybody pays it once. The dealer pays and gets no more than others."
            );
        }
        Fact::Honba(honba) => {
            return format!(
                "Each honba adds {} by ron, {} from each payer by tsumo.",
                thousands(honba.ron),
                thousands(honba.tsumo)
            );
        }
        Fact::Stick => {
            "A riichi costs 1,000 points; the next winner takes the sticks on the table."
        }
        Fact::Pao(pao) => return pao_text(pao),
        Fact::KanLiability(KanLiability::Off) => {
            "The giver of an open kan does not pay for a win on its replacement tile."
        }
        Fact::KanLiability(KanLiability::On) => {
            "The giver of an open kan pays all of a win on its replacement tile."
        }
        Fact::Start(0) => "Nobody starts with points.",
        Fact::Start(points) => {
            return format!("Everybody starts with {} points.", thousands(points));
        }
        Fact::Back(points) => {
            return format!("At the end each returns {} points.", thousands(points));
        }
        Fact::Uma(uma) => return uma_text(uma),
        Fact::Oka(0) => "There is no oka.",
        Fact::Oka(oka) => return format!("First place gets {oka} thousand more (oka)."),
        Fact::Ties(Ties::Split) => "Equal points at the end share their places.",
        Fact::Ties(Ties::Seat) => {
            "Of equal points at the end, the seat that was East first is higher."
        }
        Fact::Noten(noten) => return noten_text(noten),
        Fact::SeveralRon(SeveralRon::All) => "When several players ron the same tile, all win.",
        Fact::SeveralRon(SeveralRon::HeadBump) => {
            "When several players ron the same tile, only the next in turn wins."
        }
        Fact::SeveralRon(SeveralRon::TripleAbort) => {
            "Two players may ron the same tile; three end the hand without a winner."
        }
        Fact::Sticks(Sticks::NextInTurn) => {
            "Of several winners the next in turn gets sticks and honba."
        }
        Fact::Sticks(Sticks::OwnSticks) => {
            "Of several winners each gets the honba and his own stick; the next in turn gets the other sticks."
        }
        Fact::Nagashi(Nagashi::Off) => "There is no nagashi mangan.",
        Fact::Nagashi(Nagashi::Mangan) => {
            "Nagashi mangan (mangan at draw): at a drawn hand, discards of nothing but terminals and honors, none of them called, are paid like a self-drawn mangan."
        }
    };
    text.to_owned()
}

fn shape_list(shapes: Shapes) -> String {
    let more = [
        (shapes.chiitoitsu, ", or seven pairs"),
        (shapes.kokushi, ", or thirteen orphans"),
        (shapes.unrelated, ", or unrelated tiles"),
    ];
    let mut text = "A complete hand is four sets and a pair".to_owned();
    for (_, shape) in more.into_iter().filter(|(has, _)| *has) {
        text.push_str(shape);
    }
    text.push('.');
    text
}

fn minimum_text(minimum: &Minimum) -> String {
    let mut parts = alloc::vec![match minimum.han {
        1 => "A win needs one yaku; dora are not yaku.".to_owned(),
        han => format!("A win needs {han} han of yaku; dora are not yaku."),
    }];
    if let Some(honba) = minimum.two_from {
        parts.push(format!(
            "From {honba} honba on it needs two (ryanshi); after a pon or an open kan every tile of the wait must give two."
        ));
    }
    if !minimum.not_alone.is_empty() {
        let names: Vec<&str> = minimum.not_alone.iter().map(|&one| yaku(one)).collect();
        parts.push(format!(
            "Alone, these do not allow a ron without riichi: {}.",
            names.join(", ")
        ));
    }
    parts.join(" ")
}

const fn tsumo_loss(loss: TsumoLoss) -> &'static str {
    match loss {
        TsumoLoss::Loss => "The missing player's share of a self-draw is not paid.",
        TsumoLoss::RonReduced => {
            "The missing player's share of a self-draw is not paid, and a ron pays no more than a self-draw."
        }
        TsumoLoss::Plus1000 => {
            "The missing player's share of a self-draw is not paid; each payer adds 1,000."
        }
        TsumoLoss::Bisection => "The two payers split the missing player's share of a self-draw.",
        TsumoLoss::Full => {
            "Each of the two payers pays the missing player's share of a self-draw too."
        }
        TsumoLoss::OyaPays => {
            "The dealer pays the missing player's share of a self-draw; nobody does when he wins."
        }
        TsumoLoss::KoPays => {
            "The other non-dealer pays the missing player's share of a self-draw; both do when the dealer wins."
        }
        TsumoLoss::Proportional => {
            "The two payers share the missing player's part of a self-draw in proportion."
        }
        TsumoLoss::Equalize => "Both pay the same of a self-draw, together what a ron pays.",
    }
}

fn pao_text(pao: &Pao) -> String {
    if pao.yaku.is_empty() {
        return "Nobody is liable for a yakuman that his discard made certain.".to_owned();
    }
    let names: Vec<&str> = pao.yaku.iter().map(|&one| yaku(one)).collect();
    let honba = match pao.honba {
        PaoHonba::Discarder => "the discarder",
        PaoHonba::Liable => "the liable player",
    };
    let reach = match pao.composite {
        PaoComposite::Whole => "for the whole hand",
        PaoComposite::Part => "for that yakuman only",
    };
    format!(
        "Whoever gives the last set of {} pays all of a self-draw and half of a ron, {reach}; {honba} pays the honba of a shared ron.",
        names.join(" or ")
    )
}

fn uma_text(uma: Uma) -> String {
    let places = |uma: &[i32]| {
        let signed = |points: &i32| match *points {
            points @ 1.. => format!("+{points}"),
            0 => "0".to_owned(),
            points => format!("−{}", points.unsigned_abs()),
        };
        uma.iter().map(signed).collect::<Vec<_>>().join(" / ")
    };
    match uma {
        Uma::Places(uma) if uma.iter().all(|points| *points == 0) => {
            "There are no points for places (uma).".to_owned()
        }
        Uma::Places(uma) => format!("Uma in thousands, by place: {}.", places(uma)),
        Uma::Below([one, two, three]) => format!(
            "Uma in thousands, by place and by how many finish below the start: one {}; two {}; three {}.",
            places(one),
            places(two),
            places(three)
        ),
    }
}

fn noten_text(noten: Noten) -> String {
    match noten {
        Noten::Nothing => "Nobody pays at a drawn hand.".to_owned(),
        Noten::Pool(points) => format!(
            "At a drawn hand the noten players pay {} in all to the tenpai ones.",
            thousands(points)
        ),
        Noten::Each(points) => format!(
            "At a drawn hand each noten player pays {} to each tenpai one.",
            thousands(points)
        ),
    }
}
