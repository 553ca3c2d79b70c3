// How fast the npm package scores: the golden hands over and over, 10,000 at once. `cargo xtask npm`, then
// `node tests/npm/speed.mjs [HANDS]`. Full responses, and the two fields that most programs want.
// Processor time, its collection of garbage included: other programs count little.

import { parse, priceMany, print, score, scoreMany } from "../../target/npm/tensu/node.js";
import { golden } from "./golden.mjs";

const hands = Number(process.argv[2] ?? 10_000);
const ROUNDS = 15;

/** Those that have a price, as requests. */
const kinds = (await golden(parse)).map((hand) => hand.request).filter((request) => score(request).ok);
const requests = Array.from({ length: hands }, (_, i) => kinds[i % kinds.length]);

// One ruleset at a time, and where each hand stood.
const texts = [...new Set(requests.map(({ ruleset }) => ruleset))].map((rules) => {
  const places = [...requests.keys()].filter((i) => requests[i].ruleset === rules);
  return [rules, places, places.map((i) => print(requests[i]).text)];
});

const ways = {
  "score, one by one": () => requests.map((request) => score(request)),
  "scoreMany": () => scoreMany(requests),
  'scoreMany, only ["total", "yaku"]': () => scoreMany(requests, ["total", "yaku"]),
  "priceMany": () => texts.map(([rules, , lines]) => priceMany(lines, rules)),
};

const first = ways["score, one by one"]();
console.log(`${hands} hands, of ${kinds.length} different ones; best of ${ROUNDS}, Node ${process.version}`);
for (const [name, run] of Object.entries(ways)) {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const start = process.cpuUsage();
    const responses = run();
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, user + system);
    if (name === "priceMany") {
      const same = texts.every(([, places], group) => places.every((i, place) => responses[group][8 * place] === first[i].total));
      if (!same) throw new Error(`${name}: another price`);
    } else if (responses.some((response, i) => response.total !== first[i].total)) throw new Error(`${name}: another price`);
  }
  const [rate, each] = [hands / (best / 1e6), (best * 1e3) / hands].map((n) => Math.round(n).toLocaleString("en").padStart(9));
  console.log(`${name.padEnd(36)} ${rate} hands/s ${each} ns a hand`);
}
