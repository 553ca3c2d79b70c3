//! Remarks on kans: which of several in a hand was that of the draw, whether a north is one, and what kind the robbed one
//! was.

use crate::hand::question::Flag;
use crate::presets::{Remark, RemarkKind, Ruleset};
use crate::result::win::{Win, WonOn};
use crate::rulebook::{Chankan, Norths, RiichiRules, Turned};
use crate::tiles::meld::{Meld, MeldKind};
use crate::yaku::Yaku;

/// Said where fewer indicators are given than the hand's own kans turn. If none is given, they are left out on purpose,
/// and one that a kan turns after the discard is not there yet when its replacement tile wins.
pub(super) static KAN_INDICATOR: Remark = Remark {
    id: "kan_indicator",
    kind: RemarkKind::Info,
    when: |_, win, _| {
        let kans = || win.melds().iter().filter(|meld| meld.kind().is_kan());
        let late = win.method() == WonOn::Rinshan && kans().any(|kan| kan.kind().opens());
        let turned = 1 + kans().count() - usize::from(late);
        let given = win.question().dora.len();
        given > 0 && given < turned
    },
    text: "Each kan turns another dora indicator, and fewer are given.",
};

/// Said of the indicator of an open kan whose replacement tile wins, where it is turned at once. Source: rules.md 2.1.
pub(super) const AT_ONCE: Remark = Remark {
    id: "kan_dora_at_once",
    kind: RemarkKind::Info,
    when: |_, win, _| is_drawn_for_open(win),
    text: "Here a kan turns its indicator at once, an open one, too: it counts for a win on its replacement tile.",
};

/// The same where it is turned after the discard, and where it is given all the same. Sources: seed 002; rules.md 2.1.
pub(super) const LATER: &[Remark] = &[TIMING, EARLY];

pub(super) const TIMING: Remark = Remark {
    id: "kan_dora_timing",
    kind: RemarkKind::Info,
    when: |_, win, _| is_drawn_for_open(win),
    text: "The indicator of an open kan is turned after the discard: it does not count for a win on that kan's own replacement tile.",
};

pub(super) const EARLY: Remark = Remark {
    id: "kan_dora_early",
    kind: RemarkKind::Info,
    when: |_, win, _| {
        let kans = win.melds().iter().filter(|meld| meld.kind().is_kan());
        is_drawn_for_open(win) && win.question().dora.len() > kans.count()
    },
    text: "One indicator more is given than lay open then; all that are given are counted.",
};

/// Tells if the replacement tile of an open kan won where kans turn indicators, and any are given.
fn is_drawn_for_open(win: &Win<'_>) -> bool {
    let mut melds = win.melds().iter().map(Meld::kind);
    let open = melds.any(|kind| kind.is_kan() && kind.opens());
    let rules = win.rules().riichi();
    let turns = rules.is_some_and(|rules| rules.indicators.kan_dora == Turned::Yes);
    open && turns && win.method() == WonOn::Rinshan && !win.question().dora.is_empty()
}

/// Said where the giver of an open kan pays for the draw: nobody is asked which of several kans that was.
static LAST_KAN: Remark = Remark {
    id: "last_kan",
    kind: RemarkKind::Assumed,
    when: |_, win, _| {
        let giver = |meld: &Meld| (meld.kind() == MeldKind::Minkan).then(|| meld.from());
        let mut givers = win
            .melds()
            .iter()
            .filter(|meld| meld.kind().is_kan())
            .map(giver);
        let first = givers.next();
        win.method() == WonOn::Rinshan && givers.any(|other| Some(other) != first)
    },
    text: "Of several kans the one entered last is taken as that of the winning draw: it decides who pays.",
};

/// Said where rinshan rests on a north alone. Source: rules.md 2.4 ("Rinshan after north": riichi.wiki yes, Riichi Advanced no).
static NORTH: Remark = Remark {
    id: "north_rinshan",
    kind: RemarkKind::Assumed,
    when: |_, win, score| {
        let mut melds = win.melds().iter();
        let counts = [Yaku::Rinshan, Yaku::UupinKaihou];
        counts.into_iter().any(|yaku| score.has(yaku)) && !melds.any(|meld| meld.kind().is_kan())
    },
    text: "A tile drawn for a north that was set aside counts as rinshan, as after a kan. The sources disagree.",
};

/// The id of the remark that a robbed kan is taken for an added one.
pub const ROBBED_ADDED: &str = "robbed_added";

/// Said where a robbed kan would refuse the hand, had it been a closed one, and nobody said which it was. Source: rules.md 2.1
/// ("ron on ankan for kokushi").
static ADDED: Remark = Remark {
    id: ROBBED_ADDED,
    kind: RemarkKind::Assumed,
    when: |_, win, score| {
        score.has(Yaku::Kokushi) && win.has(Flag::Chankan) && !win.has(Flag::ChankanAnkan)
    },
    text: "The robbed kan is taken as an added one. These rules let nobody rob a closed kan.",
};

/// The remarks that may have to be made on the kans of a game.
pub(super) fn remarks(rules: &Ruleset) -> [Option<&'static Remark>; 4] {
    let turns = |riichi: &RiichiRules| riichi.indicators.kan_dora == Turned::Yes;
    let aside = |riichi: &RiichiRules| riichi.norths != Norths::Off;
    let added_only = |riichi: &RiichiRules| riichi.chankan == Chankan::AddedOnly;
    [
        rules.has_liability(Yaku::Rinshan).then_some(&LAST_KAN),
        rules.riichi().is_some_and(turns).then_some(&KAN_INDICATOR),
        rules.riichi().is_some_and(added_only).then_some(&ADDED),
        rules.riichi().is_some_and(aside).then_some(&NORTH),
    ]
}
