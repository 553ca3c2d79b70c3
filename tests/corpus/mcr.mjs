// Scores Chinese hands with the `score` command and compares with the answer of an independent scorer: the list of fan, the
// points, the payments.
//
//   node tests/corpus/mcr.mjs mcr.jsonl.gz
//
// The file is not part of the project. One JSON object a line: hand, melds, win, tsumo, round, seat, flags, flowers, and the
// answer: fan with times and value, points, who pays what, or that it is no hand.

import { exit } from "node:process";
import { isDeepStrictEqual } from "node:util";

import { answers, log, tiles } from "./command.mjs";

const WINDS = " ESWN";
const FLAGS = { replacement: "rinshan", rob_kong: "chankan", wall_last: "last_tile" };
/** Of these one counts; which is named where several are alike, nobody says. */
const WAITS = ["edge_wait", "closed_wait", "single_wait"];

function request(hand) {
  const { dora: _, ura: __, riichi: ___, norths: ____, ...asked } = tiles({ ...hand, dora: "", ura: "" });
  return {
    ruleset: "mcr_mil",
    ...asked,
    flags: hand.flags.map((flag) => FLAGS[flag] ?? flag),
    by: hand.tsumo ? "tsumo" : "ron",
    seat: WINDS[hand.seat],
    round: WINDS[hand.round],
    flowers: hand.flowers ? `${"12345678".slice(0, hand.flowers)}f` : "",
  };
}

/** A list of fan with the points of each; the waits by one name. */
function fan(list) {
  return Object.fromEntries(list.map(([id, points]) => [WAITS.includes(id) ? "wait" : id, points]).sort());
}

function expected({ fan: said, points, ok, pay, no }) {
  if (no) return { no };
  const list = fan(Object.entries(said).map(([id, [times, value]]) => [id, times * value]));
  return ok ? { fan: list, points, pay } : { below: points };
}

function answered(hand, response) {
  if (!response.ok) {
    const { code, have } = response.error;
    return code === "not_complete" ? { no: "shape" } : code === "below_minimum" ? { below: have } : response.error;
  }
  const awards = response.yaku.filter(({ id }) => id !== "flower_tile");
  const pay = { total: response.total };
  for (const { from, points } of response.payments) {
    pay[hand.tsumo ? "each" : from === "discarder" ? "discarder" : "others"] = points;
  }
  const list = fan(awards.map(({ id, points }) => [id, points]));
  return { fan: list, points: Object.values(list).reduce((sum, n) => sum + n, 0), pay };
}

/** Whether another reading that pays the same has the list that was said: which of two equal ones is shown, nobody says. */
function isTie(said, response) {
  const others = (response.others ?? []).filter(({ lost }) => lost === "equal");
  return others.some(({ yaku }) => isDeepStrictEqual(said.fan, fan(yaku.filter(({ id }) => id !== "flower_tile").map(({ id, points }) => [id, points]))));
}

const hands = log("tests/corpus/mcr.mjs mcr.jsonl.gz");
const requests = hands.map(request);
const responses = answers(requests);
let [wrong, ties] = [0, 0];
const compared = { won: 0, below: 0, none: 0 };
hands.forEach((hand, i) => {
  const [said, ours] = [expected(hand), answered(hand, responses[i])];
  compared[said.no ? "none" : hand.ok ? "won" : "below"] += 1;
  if (isDeepStrictEqual(said, ours)) return;
  if (ours.points === said.points && isDeepStrictEqual(said.pay, ours.pay) && isTie(said, responses[i])) {
    ties += 1;
    return;
  }
  wrong += 1;
  if (wrong <= 10) console.log(`${hand.id}\n  asked ${JSON.stringify(requests[i])}\n  said  ${JSON.stringify(said)}\n  ours  ${JSON.stringify(ours)}`);
});
console.log(`${hands.length.toLocaleString("en")} hands (${JSON.stringify(compared)}): ${wrong} different, ${ties} of two equal readings show the other one.`);
exit(wrong > 0 ? 1 : 0);
