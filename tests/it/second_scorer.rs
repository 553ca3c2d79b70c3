//! The engine against the second scorer of [`crate::oracle`], which was written from the rules without seeing it.

use std::collections::BTreeSet;

use tensu::reading::Shapes;
use tensu::score::{Amount, Payer};
use tensu::{
    By, Counts, Flag, Kind, Meld, Question, Riichi, Ruleset, Score, Suit, Tile, TileSet, Wind,
    reading, rules, score, shanten,
};

use crate::generate;
use crate::oracle::{self, OHand, OMeld, OPay, ORules, OScore};
use crate::random::Random;

/// The cheatsheet as the second scorer writes it down (rules.md 1.3).
const CHEATSHEET: ORules = ORules {
    open_tanyao: true,
    double_wind_pair_fu: 4,
    kiriage: false,
    kazoe: true,
    double_yakuman: true,
    stacked_yakuman: true,
    double_riichi_stacks: false,
    open_pinfu_plus_two: false,
    tsumo_fu_on_rinshan: true,
};

/// Ari-ari (rules.md 1.4): double riichi stacks with riichi, kuipinfu has 2 fu.
const ARI_ARI: ORules = ORules {
    double_riichi_stacks: true,
    open_pinfu_plus_two: true,
    ..CHEATSHEET
};

fn kinds<'t>(tiles: impl IntoIterator<Item = &'t Tile>) -> Vec<usize> {
    let kinds = tiles.into_iter().filter_map(|tile| tile.kind());
    kinds.map(Kind::index).collect()
}

/// The question in the second scorer's words.
fn translate(question: &Question) -> OHand {
    let melds = question.melds.iter().map(|meld| OMeld {
        kind: meld.kind.code(),
        tiles: kinds(&meld.tiles),
    });
    OHand {
        concealed: kinds(&question.hand),
        melds: melds.collect(),
        win: kinds(&question.win)[0],
        tsumo: question.by == By::Tsumo,
        seat: question.seat as usize,
        round: question.round as usize,
        riichi: match question.riichi {
            Riichi::None => 0,
            Riichi::Riichi | Riichi::Open => 1,
            Riichi::Double | Riichi::DoubleOpen => 2,
        },
        ippatsu: question.flags.has(Flag::Ippatsu),
        last_tile: question.flags.has(Flag::LastTile),
        rinshan: question.flags.has(Flag::Rinshan),
        chankan: question.flags.has(Flag::Chankan),
        first_turn: question.flags.has(Flag::FirstTurn),
        dora: kinds(&question.dora),
        ura: kinds(&question.ura),
        reds: question.all_tiles().filter(|tile| tile.is_red()).count() as u32,
        honba: question.honba,
    }
}

/// Everything that both say about a hand.
type Verdict = (BTreeSet<(String, u32)>, u32, u32, u32, u32, OPay);

fn verdict(score: &OScore) -> Verdict {
    let yaku = score.yaku.iter().map(|&(id, n)| (id.to_owned(), n));
    (
        yaku.collect(),
        score.yakuman,
        score.han,
        score.fu,
        score.raw_fu,
        score.pay,
    )
}

fn translate_back(score: &Score, question: &Question) -> Verdict {
    let amount = |amount| match amount {
        Amount::Han(n) | Amount::Yakuman(n) => u32::from(n),
        Amount::Points(n) => u32::from(n),
        Amount::Mangan => 5,
    };
    let yaku = score
        .awards
        .iter()
        .map(|award| (award.what.code().to_owned(), amount(award.amount)));
    let (fu, raw) = score
        .fu
        .as_ref()
        .map_or((0, 0), |fu| (fu.rounded.into(), fu.raw.into()));
    let han = score.han.unwrap_or(0).into();
    (
        yaku.collect(),
        score.yakuman.into(),
        han,
        fu,
        raw,
        pay(score, question),
    )
}

fn pay(score: &Score, question: &Question) -> OPay {
    let from = |seat| {
        let payment = score
            .payments
            .iter()
            .find(|payment| payment.from == Payer::Seat(seat));
        payment.map_or(0, tensu::score::Payment::points)
    };
    match (question.by, question.seat) {
        (By::Ron, _) => OPay::Ron(score.total - score.sticks),
        (By::Tsumo, Wind::East) => OPay::TsumoDealer(from(Wind::South)),
        (By::Tsumo, Wind::South) => OPay::TsumoChild {
            dealer: from(Wind::East),
            child: from(Wind::West),
        },
        (By::Tsumo, _) => OPay::TsumoChild {
            dealer: from(Wind::East),
            child: from(Wind::South),
        },
    }
}

/// Where the two scorers differ. Of readings that rank the same either may be shown.
fn difference(question: &Question, rules: &Ruleset, oracle_rules: &ORules) -> Option<String> {
    let hand = translate(question);
    let all = oracle::all_scores(&hand, oracle_rules);
    let top = oracle::best(&hand, oracle_rules).as_ref().map(oracle::rank);
    let bare = |mut verdict: Verdict| {
        // Of yakuman of which the highest alone is paid, any may be named among equals.
        if verdict.1 > 0 && !oracle_rules.stacked_yakuman {
            verdict.0.clear();
        }
        verdict
    };
    let best: Vec<Verdict> = all
        .iter()
        .filter(|score| Some(oracle::rank(score)) == top)
        .map(verdict)
        .map(bare)
        .collect();
    match score(question, rules) {
        Ok(score) => {
            let ours = bare(translate_back(&score, question));
            (!best.contains(&ours)).then(|| format!("{question}: {ours:?} or {best:?}?"))
        }
        Err(refusals) if refusals.first().code() == "no_yaku" => {
            (!best.is_empty()).then(|| format!("{question}: no yaku or {best:?}?"))
        }
        Err(refusals) => Some(format!("{question}: {refusals}")),
    }
}

/// The first ten differences are enough to see what is wrong.
fn assert_none(differences: impl Iterator<Item = String>) {
    let found: Vec<String> = differences.take(10).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

fn random_hands(seed: u64, count: usize, rules: &Ruleset, oracle_rules: &ORules) {
    let mut random = Random::new(seed);
    assert_none((0..count).filter_map(|_| {
        let mut question = generate::hand(&mut random);
        question.liable.clear(); // the second scorer knows no liability
        difference(&question, rules, oracle_rules)
    }));
}

#[test]
fn random_hands_cheatsheet() {
    random_hands(2, 25_000, &rules::CHEATSHEET, &CHEATSHEET);
}

#[test]
fn random_hands_ari_ari() {
    random_hands(3, 25_000, &rules::ARI_ARI, &ARI_ARI);
}

/// Every switch that the second scorer has too.
#[test]
fn random_hands_house_rules() {
    let rules = crate::switches::ruleset(
        "ari_ari kiriage=true kazoe=false stacked_yakuman=false double_wind_pair_fu=2 rinshan_fu=false",
    );
    let oracle_rules = ORules {
        kiriage: true,
        kazoe: false,
        stacked_yakuman: false,
        double_wind_pair_fu: 2,
        tsumo_fu_on_rinshan: false,
        ..ARI_ARI
    };
    random_hands(4, 10_000, &rules, &oracle_rules);
}

/// Every choice of fourteen tiles of one suit.
fn one_suit_hands(visit: &mut dyn FnMut(&[u8; 9])) {
    fn choose(rank: usize, left: u8, counts: &mut [u8; 9], visit: &mut dyn FnMut(&[u8; 9])) {
        if rank == 9 {
            if left == 0 {
                visit(counts);
            }
            return;
        }
        for n in 0..=left.min(4) {
            counts[rank] = n;
            choose(rank + 1, left - n, counts, visit);
        }
        counts[rank] = 0;
    }
    choose(0, 14, &mut [0; 9], visit);
}

/// The hand of these counts in sou, won on a rank.
fn of_one_suit(counts: &[u8; 9], rank: usize, by: By) -> Question {
    let tile = |rank: usize| Kind::number(Suit::Sou, rank as u8 + 1).map(Tile::plain);
    let hand = (0..9)
        .flat_map(|r| std::iter::repeat_n(r, usize::from(counts[r]) - usize::from(r == rank)));
    Question {
        hand: hand.filter_map(tile).collect(),
        win: tile(rank),
        by,
        ..Question::default()
    }
}

/// All winning hands of one suit, where most hands with several readings are: each with every winning tile, both ways.
#[test]
fn every_hand_of_one_suit() {
    let (mut shapes, mut differences) = (0, Vec::new());
    one_suit_hands(&mut |counts| {
        let closed: Counts = (0..9)
            .flat_map(|r| std::iter::repeat_n(r, counts[r].into()))
            .filter_map(|r| Kind::number(Suit::Sou, r as u8 + 1))
            .collect();
        if !reading::is_complete(&closed, 0, Shapes::USUAL) {
            return;
        }
        shapes += 1;
        for rank in (0..9).filter(|&rank| counts[rank] > 0) {
            for by in [By::Ron, By::Tsumo] {
                let question = of_one_suit(counts, rank, by);
                differences.extend(difference(&question, &rules::CHEATSHEET, &CHEATSHEET));
            }
        }
    });
    assert_eq!(
        shapes,
        13_259 + 18,
        "four sets and a pair, and seven pairs that are not also ryanpeikou"
    );
    assert_none(differences.into_iter());
}

fn count(tiles: &[Tile]) -> [u8; 34] {
    let mut counts = [0; 34];
    for kind in kinds(tiles) {
        counts[kind] += 1;
    }
    counts
}

/// Thirteen concealed tiles, from tenpai to a few tiles away: a winning hand with some tiles exchanged.
fn nearly(random: &mut Random) -> [u8; 34] {
    let mut question = generate::hand(random);
    while !question.melds.is_empty() {
        question = generate::hand(random);
    }
    let mut counts = count(&question.hand);
    for _ in 0..random.below(3) {
        let held: Vec<usize> = (0..34).filter(|&kind| counts[kind] > 0).collect();
        let free: Vec<usize> = (0..34).filter(|&kind| counts[kind] < 4).collect();
        counts[random.pick(&held)] -= 1;
        counts[random.pick(&free)] += 1;
    }
    counts
}

fn as_counts(counts: &[u8; 34]) -> Counts {
    let tiles = Kind::all().flat_map(|kind| std::iter::repeat_n(kind, counts[kind.index()].into()));
    tiles.collect()
}

fn as_indices(kinds: &[Kind]) -> Vec<usize> {
    kinds.iter().map(|kind| kind.index()).collect()
}

#[test]
fn shanten_and_waits_of_concealed_hands() {
    let mut random = Random::new(5);
    for _ in 0..400 {
        let counts = nearly(&mut random);
        let ours = as_counts(&counts);
        assert_eq!(
            i32::from(shanten::shanten(
                &ours,
                &[],
                &TileSet::RIICHI,
                Shapes::USUAL
            )),
            oracle::shanten(&counts, 0),
            "{ours:?}"
        );
        assert_eq!(
            as_indices(&reading::waits(&ours, &[], Shapes::USUAL)),
            oracle::waits(&counts, 0),
            "{ours:?}"
        );
    }
}

/// The second scorer does not see the tiles of melds, the engine does: a wait for a tile of which a kan has all four
/// is none.
#[test]
fn waits_with_melds() {
    let mut random = Random::new(6);
    for _ in 0..2_000 {
        let question = generate::hand(&mut random);
        let melds: Vec<Meld> = question
            .melds
            .iter()
            .map(|meld| Meld::new(meld.kind, &meld.tiles, meld.from).expect("a legal meld"))
            .collect();
        let counts = count(&question.hand);
        let held = |kind: usize| {
            question
                .hand
                .iter()
                .chain(question.melds.iter().flat_map(|meld| &meld.tiles))
                .filter(|tile| tile.kind().map(Kind::index) == Some(kind))
                .count()
        };
        let mut theirs = oracle::waits(&counts, melds.len());
        theirs.retain(|&kind| held(kind) < 4);
        assert_eq!(
            as_indices(&reading::waits(&as_counts(&counts), &melds, Shapes::USUAL)),
            theirs,
            "{question}"
        );
    }
}
