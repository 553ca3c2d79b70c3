// A game as mjai: a line of JSON an event.

import { code } from "./play.mjs";

/** `1m`, `5pr`, `E`. */
function tile(id) {
  const [rank, suit] = code(id);
  if (suit === "z") return "ESWNPFC"[Number(rank) - 1];
  return rank === "0" ? `5${suit}r` : rank + suit;
}

function* events({ kind, p: actor, ...step }) {
  const consumed = (step.own ?? step.ids ?? []).map(tile);
  if (kind === "draw") yield { type: "tsumo", actor, pai: tile(step.id) };
  if (kind === "discard") {
    if (step.riichi) yield { type: "reach", actor };
    yield { type: "dahai", actor, pai: tile(step.id), tsumogiri: step.drawn };
    if (step.riichi) yield { type: "reach_accepted", actor };
  }
  if (kind === "call") yield { type: step.call === "minkan" ? "daiminkan" : step.call, actor, target: step.from, pai: tile(step.id), consumed };
  if (kind === "ankan") yield { type: "ankan", actor, consumed };
  if (kind === "kakan") yield { type: "kakan", actor, pai: tile(step.id), consumed: [step.pon.id, ...step.pon.own].map(tile) };
  if (kind === "north") yield { type: "nukidora", actor, pai: "N" };
}

function* hand({ players }, hand, river) {
  const { round, hand: kyoku, honba, sticks, dealer, before, wins, delta } = hand;
  yield {
    type: "start_kyoku",
    bakaze: round,
    dora_marker: tile(river.dora[0]),
    kyoku,
    honba,
    kyotaku: sticks,
    oya: dealer,
    scores: before,
    tehais: river.dealt.map((tiles) => tiles.map(tile)),
  };
  for (const step of river.steps) yield* events(step);
  for (const id of river.dora.slice(1)) yield { type: "dora", dora_marker: tile(id) };
  if (wins) {
    const others = wins.slice(1).map(({ seat, from, points }) => delta.map((_, p) => (p === seat ? points : p === from ? -points : 0)));
    const first = delta.map((points, p) => points - others.reduce((sum, other) => sum + other[p], 0));
    for (const [i, { seat, from, ura }] of wins.entries()) {
      yield { type: "hora", actor: seat, target: from ?? seat, deltas: [first, ...others][i], ura_markers: ura ? river.ura.map(tile) : [] };
    }
  } else {
    const tenpais = hand.tenpai && { tenpais: [...Array(players).keys()].map((p) => hand.tenpai.includes(p)) };
    yield { type: "ryukyoku", deltas: delta, ...tenpais };
  }
  yield { type: "end_kyoku" };
}

export function mjai(game) {
  const all = [{ type: "start_game", names: ["A", "B", "C", "D"].slice(0, game.players), kyoku_first: game.length === "tonpuu" ? 4 : 0, aka_flag: game.red }];
  for (const [at, one] of game.hands.entries()) all.push(...hand(game, one, game.rivers[at]));
  all.push({ type: "end_game", scores: game.final });
  return all.map((event) => JSON.stringify(event)).join("\n");
}
