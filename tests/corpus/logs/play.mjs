// Makes up the play of a hand of which only the end is known: who draws, discards and calls what, so that it ends in the hands that
// were won. Tiles are the 136 of a set, four numbers a kind, the red fives those that Tenhou has.

const REDS = [16, 52, 88];
const SUITS = "mpsz";

/** The tile of a number as text: `0p` for a red five. */
export const code = (id) => `${REDS.includes(id) ? 0 : ((id >> 2) % 9) + 1}${SUITS[Math.floor((id >> 2) / 9)]}`;

/** The tiles of a text such as `123m05s`. */
export function list(text) {
  return [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, ranks, suit]) => [...ranks].map((rank) => rank + suit));
}

/** Numbers from a seed, the same every time. */
function lots(seed) {
  let state = (seed + 1) * 2_654_435_761;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

const isOuter = (id) => (id >> 2) >= 27 || (id >> 2) % 9 === 0 || (id >> 2) % 9 === 8;

/** The wall, of which tiles are taken by name or by lot. */
class Wall {
  constructor(players, lot) {
    const played = (id) => players === 4 || id >> 2 === 0 || id >> 2 >= 8;
    this.left = [...Array(136).keys()].filter(played);
    this.lot = lot;
  }

  take(name) {
    const at = this.left.findIndex((id) => code(id) === name);
    if (at < 0) throw new Error(`no ${name} is left`);
    return this.left.splice(at, 1)[0];
  }

  any(wanted = () => true) {
    const fit = this.left.filter(wanted);
    const id = (fit.length > 0 ? fit : this.left)[this.lot(fit.length || this.left.length)];
    if (id === undefined) throw new Error("the wall is empty");
    this.left.splice(this.left.indexOf(id), 1);
    return id;
  }
}

/** The play of a hand. Where the last tile has to be that of the wall, kans of others shift whose it is. */
export function played(game, hand, seed) {
  let why;
  for (let attempt = 0; attempt < 40; attempt++) {
    try {
      return new Maker(game, hand, seed * 40 + attempt, attempt % 4).made();
    } catch (error) {
      why = error;
    }
  }
  throw new Error(`${game.game} ${hand.round}${hand.hand}-${hand.honba}: ${why.message}`);
}

class Maker {
  constructor(game, hand, seed, kans) {
    this.n = game.players;
    this.hand = hand;
    this.lot = lots(seed);
    this.wall = new Wall(this.n, this.lot);
    this.steps = [];
    this.draws = 0;
    this.most = this.n === 3 ? 55 : 70;
    this.kans = kans;
    this.now = hand.dealer;
  }

  made() {
    const { hand, wall, n } = this;
    const wins = hand.wins ?? [];
    this.wins = wins;
    this.gained = hand.draw === "nagashi_mangan" ? [...Array(n).keys()].filter((p) => hand.delta[p] > 0) : [];
    this.dora = list(wins[0]?.dora ?? "").map((name) => wall.take(name));
    if (this.dora.length === 0) this.dora.push(wall.any());
    const ura = wins.find((win) => win.ura)?.ura ?? "";
    this.ura = list(ura).map((name) => wall.take(name));
    this.last = wins.length > 0 ? wall.take(wins[0].win) : undefined;
    this.winds = hand.draw === "four_winds" ? ["1z", "2z", "3z", "4z"][this.lot(4)] : undefined;
    const winds = this.winds && [0, 1, 2, 3].map(() => wall.take(this.winds));
    // What each holds at the end, and what is still to come.
    this.seats = [...Array(n).keys()].map((p) => {
      const win = wins.find(({ seat }) => seat === p);
      const melds = (win?.melds ?? []).map((text) => {
        const [kind, tiles] = text.split(":");
        return { kind: kind === "kan" ? "minkan" : kind, ids: list(tiles).map((name) => wall.take(name)) };
      });
      return { win, melds, hold: win ? list(win.hand).map((name) => wall.take(name)) : undefined, norths: [...Array(win?.nuki ?? 0)].map(() => wall.take("4z")) };
    });
    const simple = (id) => !isOuter(id);
    for (const [p, seat] of this.seats.entries()) {
      if (seat.hold) continue;
      seat.hold = [];
      // The kans that shift the turns.
      if (this.kans > 0 && !wins.some(({ seat }) => seat === p) && wins.length > 0) {
        for (let kind = 33; kind >= 0 && this.kans > 0 && seat.melds.length < 3; kind--) {
          const ids = [0, 1, 2, 3].map((copy) => kind * 4 + copy);
          if (!ids.every((id) => wall.left.includes(id))) continue;
          wall.left = wall.left.filter((id) => !ids.includes(id));
          seat.melds.push({ kind: "ankan", ids });
          this.kans -= 1;
        }
      }
      // Tenpai by six pairs, where the log leaves it to the tiles.
      if (hand.draw === "nagashi_mangan" && hand.tenpai.includes(p)) {
        const pairs = [...Array(34).keys()].filter((kind) => [0, 1].every((copy) => simple(kind * 4 + copy) && wall.left.includes(kind * 4 + copy)));
        for (const kind of pairs.slice(0, 6)) for (const id of [kind * 4, kind * 4 + 1]) seat.hold.push(...wall.left.splice(wall.left.indexOf(id), 1));
      }
      while (seat.hold.length < 13 - 3 * seat.melds.length) seat.hold.push(wall.any(hand.draw === "nagashi_mangan" ? simple : undefined));
    }
    this.called = new Set(this.seats.flatMap(({ melds }) => melds.flatMap(({ ids }) => ids.map((id) => id >> 2))));
    this.deal();
    this.play(winds);
    return { steps: this.steps, dealt: this.dealt, dora: this.dora, ura: this.ura };
  }

  junk(p) {
    const isFree = (id) => !this.called.has(id >> 2) && id >> 2 !== 30;
    if (this.gained.includes(p)) return this.wall.any((id) => isOuter(id));
    if (this.gained.length > 0) return this.wall.any((id) => !isOuter(id));
    return this.wall.any(isFree);
  }

  /** What each begins with: what is held to the end, the own tiles of calls, and a tile to discard behind each of them. */
  deal() {
    this.dealt = this.seats.map((seat, p) => {
      const tiles = [...seat.hold];
      seat.junk = [];
      seat.comes = [];
      for (const meld of seat.melds) {
        const ids = [...meld.ids];
        if (meld.kind === "ankan") {
          meld.fourth = ids.pop();
          meld.own = ids;
        } else {
          if (meld.kind === "kakan") meld.fourth = ids.pop();
          [meld.tile] = ids.splice(this.lot(ids.length), 1);
          meld.own = ids;
        }
        tiles.push(...meld.own);
        if (["chi", "pon", "kakan"].includes(meld.kind)) {
          const junk = this.junk(p);
          seat.junk.push(junk);
          tiles.push(junk);
        }
      }
      // Some of what is held comes later, in place of something else.
      const isFirst = this.wins.some(({ flags }) => flags.includes("double_riichi") && flags.includes("ippatsu"));
      const isEarly = isFirst || seat.win?.flags.includes("double_riichi") || ["nine_terminals", "four_winds"].includes(this.hand.draw);
      for (let k = isEarly || this.gained.includes(p) ? 0 : this.lot(3); k > 0; k--) {
        const id = tiles.splice(0, 1)[0];
        const junk = this.junk(p);
        seat.comes.push([id, junk]);
        tiles.push(junk);
      }
      if (tiles.length !== 13) throw new Error(`${tiles.length} tiles`);
      return tiles.sort((a, b) => a - b);
    });
  }

  step(kind, p, more = {}) {
    this.steps.push({ kind, p, ...more });
  }

  draw(p, id) {
    this.draws += 1;
    if (this.draws > this.most) throw new Error("too many draws");
    this.step("draw", p, { id });
  }

  /** A turn of nothing: a tile comes and goes, or stays in place of another. */
  turn(riichi = false, tile) {
    const p = this.now;
    const [id, out] = (tile === undefined && this.seats[p].comes.pop()) || [tile ?? this.junk(p)];
    this.draw(p, id);
    this.step("discard", p, { id: out ?? id, drawn: out === undefined, riichi });
    this.now = (p + 1) % this.n;
  }

  /** Turns until somebody is next. */
  until(p) {
    while (this.now !== p) this.turn();
  }

  /** A closed kan, an added one or a north: its fourth tile comes, and the one behind it goes. */
  replaced(p, act, id, behind) {
    this.until(p);
    this.draw(p, id);
    act();
    this.draw(p, behind ?? this.junk(p));
    if (behind !== undefined) return;
    this.step("discard", p, { id: this.steps.at(-1).id, drawn: true, riichi: false });
    this.now = (p + 1) % this.n;
  }

  open(p, meld, behind) {
    const from = meld.kind === "chi" ? (p + this.n - 1) % this.n : (p + 1 + this.lot(this.n - 1)) % this.n;
    this.until(from);
    this.turn(false, meld.tile);
    meld.from = from;
    this.step("call", p, { call: meld.kind === "kakan" ? "pon" : meld.kind, id: meld.tile, own: meld.own, from });
    if (meld.kind === "minkan") {
      this.draw(p, behind ?? this.junk(p));
      if (behind !== undefined) return;
      this.step("discard", p, { id: this.steps.at(-1).id, drawn: true, riichi: false });
    } else this.step("discard", p, { id: this.seats[p].junk.pop(), drawn: false, riichi: false });
    this.now = (p + 1) % this.n;
  }

  play(winds) {
    const { hand, n, wins } = this;
    if (hand.draw === "nine_terminals") {
      for (let k = this.lot(n); k > 0; k--) this.turn();
      return this.draw(this.now, this.junk(this.now));
    }
    if (winds) return winds.forEach((id) => this.turn(false, id));
    const double = new Set(wins.filter(({ flags }) => flags.includes("double_riichi")).map(({ seat }) => seat));
    const quick = new Set(wins.filter(({ flags }) => flags.includes("ippatsu")).map(({ seat }) => seat));
    const atOnce = [...double].filter((p) => quick.has(p));
    if (atOnce.length > 0) {
      // Won in the first go-around behind a double riichi: nothing else can have happened.
      const [{ seat, from }] = wins;
      while (atOnce.length > 0 || this.now !== (from ?? seat)) {
        if (double.has(this.now)) atOnce.splice(atOnce.indexOf(this.now), 1);
        this.turn(hand.riichi.includes(this.now) && !this.steps.some(({ p, riichi }) => p === this.now && riichi));
      }
      return from === undefined ? this.draw(seat, this.last) : this.turn(false, this.last);
    }
    for (let k = 0; k < n; k++) this.turn(double.has(this.now));
    while (this.seats.some(({ comes }) => comes.length > 0)) this.turn();
    // Whose kan or north makes the tile that wins.
    const rinshan = wins.find(({ flags }) => flags.includes("rinshan"));
    let end;
    for (const [p, seat] of this.seats.entries()) {
      const acts = [];
      for (const meld of seat.melds) {
        const isEnd = meld.kind === "minkan" && rinshan?.seat === p && !seat.melds.some(({ fourth }) => fourth !== undefined);
        if (isEnd) end = meld;
        else if (meld.kind !== "ankan") this.open(p, meld);
        const own = [...meld.own];
        if (meld.kind === "ankan") acts.push([() => this.step("ankan", p, { ids: [...own, meld.fourth] }), meld.fourth]);
        if (meld.kind === "kakan") acts.push([() => this.step("kakan", p, { id: meld.fourth, pon: { id: meld.tile, own, from: meld.from } }), meld.fourth]);
      }
      for (const id of seat.norths) acts.push([() => this.step("north", p, { id }), id]);
      if (rinshan?.seat === p) end ??= acts.pop();
      for (const [act, id] of acts) this.replaced(p, act, id);
    }
    const later = hand.riichi.filter((p) => !double.has(p) && !quick.has(p));
    for (let k = 0; k < n; k++) this.turn(later.includes(this.now));
    if (hand.draw === "four_riichi") return undefined;
    for (let k = 0; k < n; k++) this.turn();
    if (wins.length === 0) {
      while (this.draws < this.most) this.turn();
      return undefined;
    }
    const [{ seat, from, flags }] = wins;
    const isLast = flags.includes("haitei") || flags.includes("houtei");
    const ender = from ?? seat;
    if (isLast) while (this.draws + n + 1 < this.most) this.turn();
    if (end?.own) return this.open(seat, end, this.last);
    if (end) return this.replaced(seat, end[0], end[1], this.last);
    // Once around, with the riichi that are won at once, to the one who draws the tile.
    if (!isLast) this.until(from === undefined ? seat : (from + 1) % n);
    while (quick.size > 0 || this.now !== ender || (isLast && this.draws + 1 < this.most)) {
      this.turn(quick.delete(this.now));
      if (isLast && this.draws >= this.most) throw new Error("the last tile is another player's");
    }
    if (from === undefined) return this.draw(seat, this.last);
    if (!isLast && this.draws + 1 >= this.most) throw new Error("the wall is at its end");
    return this.turn(false, this.last);
  }
}
