// The JSON Schema of the package: requests are valid, unless the engine refuses them for their shape, and so are all answers.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { before, test } from "node:test";
import { golden } from "./golden.mjs";
import { project, tools } from "./user.mjs";

const { Ajv2020 } = createRequire(join(tools, "ajv/package.json"))("ajv/dist/2020.js");

const HAND = { hand: "234m340p66p678s56s", win: "7s", by: "ron" };
const WIN = { hand: "567m34p88p234s345s", win: "2p", by: "ron", from: "W" };

/** A log with every way in which a hand ends but a nagashi mangan. */
const LOG = readFileSync(new URL("../logs/tenhou.json", import.meta.url), "utf8");

/** One request of every kind, and of every form of its fields. */
const REQUESTS = [
  { ...HAND, id: { any: [1] }, strict: true, only: ["total", "yaku"] },
  { ask: "score", text: "234m340p66p678s56s+7s ron riichi dora:1m5p", ruleset: "tenhou" },
  { ...HAND, ruleset: { base: "tenhou", set: { kiriage: "true", red_fives: [0, 1, 1], chombo: "each:3000", pao: ["daisangen"] } } },
  { ...HAND, ruleset: { base: "korean", set: { winning_bonus: { open: 3 }, score_cap: null } } },
  { ...HAND, seat: "E", round: "S", dora: "1m", ura: "", riichi: "double", flags: ["ippatsu"], norths: 0, flowers: "", honba: 1, sticks: 1 },
  { hand: "123m340p56s66z", melds: [{ kind: "pon", tiles: "777z", from: "left" }], win: "7s", by: "ron", liable: [{ seat: "N", for: "daisangen" }] },
  { ask: "settle", ruleset: "majsoul", honba: 1, sticks: 2, lang: "de", wins: [{ ...WIN, seat: "N" }, { ...WIN, seat: "S" }] },
  { ask: "settle", wins: [{ text: "1/mleague/234m34066p67856s/ron:7s", from: "W" }] },
  { ask: "drawn", ruleset: "tenhou", tenpai: ["E"] },
  { ask: "drawn", hands: [{ seat: "S", hand: "123m456p789s11z78s", melds: [], visible: "6666s", hidden: false }] },
  { ask: "nagashi", ruleset: "tenhou", seats: ["E"], honba: 1 },
  { ask: "nagashi", ruleset: "ari_ari", seats: ["E"] },
  { ask: "end", ruleset: "ari_ari", points: [41300, 24900, 21800, 12000], sticks: 0 },
  { ask: "game", text: "game=1/tenhou/d1-n0/a9-3/c1" },
  {
    ask: "game", ruleset: "tenhou", players: ["Aki", "Ben", "Cho", "Dai"], length: "east",
    events: [
      { riichi: 1 }, { unriichi: 1 }, { riichi: { chair: 2, kind: "riichi" } }, { drawn: { tenpai: [2], nagashi: [] } },
      { won: { from: 0, winners: [{ chair: 1, hand: "234m340p66p678s56s", win: "7s", chips: 1, liable: [{ chair: 2, for: "daisangen" }] }] } },
      { won: { winners: [{ chair: 1, price: { yaku: ["tanyao"], open: true, dora: 1, fu: 30 } }], declaring: 0 } },
      { won: { from: 0, winners: [{ chair: 1, price: { pays: [{ chair: 0, points: 1000 }] } }, { chair: 2, text: "x" }] } },
      { aborted: { kind: "nine_kinds", chair: 3 } }, { chombo: 1 }, { chombo: [1, 2] }, { chombo: { chairs: [1], kind: "each", points: 3000 } },
      { penalty: { chair: 1, tenths: -50, reason: "late" } }, { penalty: { chair: 1, points: 1000, to: "table" } },
      { fix: { points: [25000, null, null, null], sticks: 1, honba: 0, round: "E", deal: 4, reason: "Counted" } },
      { last: 1 }, { swap: { chair: 1, name: "Eva" } }, { note: "rain" }, { stop: "rain" }, { stop: true }, { go: true }, "d12",
    ],
  },
  { ask: "game", players: 5, events: [] },
  { ask: "waits", hand: "234m567p345s66p67s", discards: "1z", visible: "5s", strict: true },
  { ask: "waits", ...HAND },
  { ask: "likely", tiles: [{ odds: Array(36).fill(83), red: 400, plain: 0, gap: 3, box: [0, 0, 50, 72] }], row: "hand", melds: [] },
  { ask: "log", text: LOG, river: true, lang: "en" },
  { ask: "log", text: LOG, ruleset: "mleague" },
  { ask: "parse", text: "234m340p66p678s56s+7s ron", ruleset: "tenhou" },
  { ask: "print" },
  { ask: "explain", ...HAND, lang: "en" },
  { ask: "yaku", ruleset: "korean", lang: "en" },
  { ask: "compare", ...HAND },
  { ask: "what_if", ...HAND },
  { ask: "links", hand: "1z" },
  { ask: "rulesets" },
  { ask: "reference", ruleset: "ema_2025", lang: "en" },
];

/** Requests that the engine refuses before it looks at a tile, as tests/it/wire/contract.rs has them. */
const SHAPELESS = [
  { ...HAND, honba: 1.5 }, { ...HAND, honba: 1e300 }, { ...HAND, honba: "1" }, { ...HAND, honba: -1 }, { ...HAND, sticks: -1 }, { ...HAND, norths: -1 },
  { ...HAND, hand: 5 }, { ...HAND, hand: 5.5 }, { ...HAND, flags: ["ippatsu", 1] }, { ...HAND, flags: "ippatsu" }, { ...HAND, dora: ["1m"] },
  { ...HAND, melds: [{ kind: "pon", tiles: "777z", from: 1 }] }, { ...HAND, melds: [{ kind: "pon" }] }, { ...HAND, melds: "777z" },
  { ...HAND, liable: [{ seat: 1, for: "daisangen" }] }, { ...HAND, ruleset: { base: 1, set: {} } }, { ...HAND, ruleset: 7 },
  { ...HAND, ruleset: { base: "korean", set: { flowers: 0.5 } } }, { ...HAND, ask: 1 }, { ...HAND, strict: 1 }, { ...HAND, only: "total" },
  { ask: "settle", wins: [{ ...WIN }, { ...WIN, honba: 0.5 }] }, { ask: "settle", wins: [1] }, { ask: "settle", wins: WIN },
  { ask: "drawn", hands: [{ seat: "E", hidden: 1 }] }, { ask: "drawn", hands: [{ seat: 1 }] }, { ask: "drawn", tenpai: "E" },
  { ask: "end", points: [1, 0.5] }, { ask: "end", points: 4 }, { ask: "nagashi", seats: "E" }, { ask: "game", events: {} }, { ask: "parse", text: 7 },
  { ask: "waits", hand: "1m", discards: 1 }, { ask: "explain", ...HAND, lang: 1 }, { ask: "dance" }, [], 7, null,
];

let tensu;
let hands;
let schema;
let isRequest;
before(async () => {
  const user = await project("schema");
  tensu = await user.tensu();
  schema = JSON.parse(await readFile(join(user.folder, "node_modules/tensu/schema.json"), "utf8"));
  isRequest = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true }).compile(schema);
  // One of them has more norths than there are, to be refused.
  hands = (await golden(tensu.parse)).map(({ request }) => request).filter(({ norths = 0 }) => norths <= 4);
});

const complaints = ({ errors }) => JSON.stringify(errors?.slice(-3));

test("every request is valid", () => {
  for (const request of REQUESTS) assert.ok(isRequest(request), `${JSON.stringify(request)}: ${complaints(isRequest)}`);
  const asked = new Set(REQUESTS.map(({ ask }) => ask ?? "score"));
  assert.deepEqual([...asked].sort(), schema.anyOf.map(({ $ref }) => $ref.slice("#/$defs/".length, -"_request".length)).sort());
  assert.ok(hands.length > 500);
  for (const hand of hands) {
    const asks = hand.win ? ["score", "explain", "print", "waits"] : ["print", "waits"];
    for (const ask of asks) assert.ok(isRequest({ ask, ...hand }), `${JSON.stringify(hand)}: ${complaints(isRequest)}`);
  }
});

test("what is no request for the engine is not valid, nor is a field that nothing reads", () => {
  for (const request of SHAPELESS) {
    const answer = tensu.score(request);
    assert.equal(answer.error?.code, "parse", JSON.stringify(request));
    assert.ok(!isRequest(request), JSON.stringify(request));
  }
  assert.ok(!isRequest({ ...HAND, doras: "1m" }));
  assert.ok(!isRequest({ hand: HAND.hand, by: "ron" }));
  assert.ok(!isRequest({ ...HAND, ruleset: { base: "tenhou", set: { kirage: true } } }));
});

/** A schema in which no object has more fields than are described. */
const closed = (part) => {
  if (Array.isArray(part)) return part.map(closed);
  if (part === null || typeof part !== "object") return part;
  const all = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, closed(value)]));
  return part.type === "object" && part.properties ? { ...all, additionalProperties: false } : all;
};

test("every answer is valid, and has no field that is not described", () => {
  const answers = (all) => {
    const validator = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
    validator.addSchema(all);
    return validator.getSchema("urn:tensu:contract#/$defs/Answer");
  };
  const some = REQUESTS.filter(({ only }) => only);
  const isAny = answers(schema);
  for (const request of some) assert.ok(isAny(tensu.score(request)), complaints(isAny));
  // A part of a price is right whatever else is missing, so it is not among what whole answers can be.
  const strict = closed(schema);
  strict.$defs.Answer.anyOf = strict.$defs.Answer.anyOf.filter(({ $ref }) => !$ref.endsWith("/ScoredInPart"));
  const isAnswer = answers(strict);
  const check = (request) => {
    const answer = tensu.score(request);
    // What is worked out late is in it as well.
    assert.ok(isAnswer(JSON.parse(JSON.stringify(answer))), `${JSON.stringify(request)}: ${complaints(isAnswer)}`);
    return answer;
  };
  for (const request of SHAPELESS) check(request);
  const whole = REQUESTS.filter((request) => !some.includes(request));
  const good = whole.filter((request) => check(request).ok).length;
  assert.ok(good > whole.length - 4, `${good} good answers`);
  for (const ask of ["yaku", "reference"]) for (const { id } of tensu.rulesets()) check({ ask, ruleset: id });
  for (const [i, hand] of hands.filter((_, i) => i % 5 === 0).entries()) {
    for (const ask of ["score", "explain", "what_if", "print", "links", "waits"]) check({ ask, ...hand });
    if (i % 20 === 0) check({ ask: "compare", ...hand });
  }
});
