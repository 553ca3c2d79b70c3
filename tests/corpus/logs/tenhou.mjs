// A game as Tenhou's JSON (tenhou.net/6).

import { code } from "./play.mjs";

const DRAWS = {
  nagashi_mangan: "流し満貫",
  nine_terminals: "九種九牌",
  four_winds: "四風連打",
  four_riichi: "四家立直",
  four_kans: "四槓散了",
};

/** 11 to 47; 51 to 53 are red fives. */
function number(id) {
  const [rank, suit] = code(id);
  const row = "mpsz".indexOf(suit) + 1;
  return rank === "0" ? 50 + row : row * 10 + Number(rank);
}

/** A call: its letter stands before the tile that was called, at the side from which it came. */
function call(letter, own, id, turns, n, size) {
  const sides = n === 3 ? [undefined, size - 1, 0] : [undefined, size - 1, 1, 0];
  const tiles = own.map((tile) => String(number(tile)));
  tiles.splice(sides[turns], 0, letter + number(id));
  return tiles.join("");
}

function hand(game, hand, river) {
  const n = game.players;
  const [comes, goes] = [0, 1].map(() => [...Array(4)].map(() => []));
  for (const { kind, p, ...step } of river.steps) {
    if (kind === "draw") comes[p].push(number(step.id));
    if (kind === "discard") {
      const tile = step.drawn ? 60 : number(step.id);
      goes[p].push(step.riichi ? `r${tile}` : tile);
    }
    if (kind === "call") {
      const size = step.own.length + 1;
      comes[p].push(call({ chi: "c", pon: "p", minkan: "m" }[step.call], step.own, step.id, (step.from - p + n) % n, n, size));
      if (size === 4) goes[p].push(0);
    }
    if (kind === "ankan") goes[p].push(`${step.ids.slice(0, 3).map(number).join("")}a${number(step.ids[3])}`);
    if (kind === "kakan") {
      const { pon } = step;
      const text = call("k", pon.own, pon.id, (pon.from - p + n) % n, n, 3);
      goes[p].push(text.replace("k", `k${number(step.id)}`));
    }
    if (kind === "north") goes[p].push("f44");
  }
  const four = (list) => [...list, ...Array(4 - n).fill(0)];
  const result = () => {
    if (!hand.wins) {
      const exhaustive = { 0: "全員不聴", [n]: "全員聴牌" }[hand.tenpai?.length] ?? "流局";
      return [DRAWS[hand.draw] ?? exhaustive, four(hand.delta)];
    }
    const rest = hand.wins.slice(1).map(({ seat, from, points }) => hand.delta.map((_, p) => (p === seat ? points : p === from ? -points : 0)));
    const first = hand.delta.map((points, p) => points - rest.reduce((sum, delta) => sum + delta[p], 0));
    return ["和了", ...hand.wins.flatMap((win, i) => [four([first, ...rest][i]), [win.seat, win.from ?? win.seat, win.pao ?? win.seat, `${win.fu}符${win.points}点`]])];
  };
  const parts = [0, 1, 2, 3].flatMap((p) => [(river.dealt[p] ?? []).map(number), comes[p], goes[p]]);
  return [
    ["ESW".indexOf(hand.round) * 4 + hand.hand - 1, hand.honba, hand.sticks].map(Number),
    four(hand.before),
    river.dora.map(number),
    river.ura.map(number),
    ...parts,
    result(),
  ];
}

export function tenhou(game) {
  const disp = `${game.players === 3 ? "三" : ""}般${game.length === "hanchan" ? "南" : "東"}${game.kuitan ? "喰" : ""}${game.red ? "赤" : ""}`;
  return JSON.stringify({
    ver: 2.3,
    ref: game.game,
    log: game.hands.map((one, at) => hand(game, one, game.rivers[at])),
    sc: game.final.flatMap((points, p) => [points, game.score[p]]),
    name: ["A", "B", "C", "D"].map((name, p) => (p < game.players ? name : "")),
    rule: { disp, aka: game.red ? 1 : 0 },
  });
}
