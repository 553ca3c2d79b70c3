// The types of the package: what they say is what the engine answers, and a strict compiler takes them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { before, test } from "node:test";
import { golden } from "./golden.mjs";
import { Types } from "./shape.mjs";
import { SAMPLE, project, snippets, tools, ts } from "./user.mjs";

const STRICT = JSON.stringify({
  compilerOptions: {
    strict: true, noEmit: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, noPropertyAccessFromIndexSignature: true,
    target: "es2022", module: "nodenext", lib: ["es2022", "dom"], types: [], skipLibCheck: false,
  },
  include: ["*.ts"],
});

/** What must compile, and behind `@ts-expect-error` what must not. */
const USES = `import {
  LANGUAGES, drawn, end, explain, game, links, loadLanguage, nagashi, parse, print, reference, rulesets, score, scoreAll, scoreMany, settle, svg, waits, whatIf, yaku,
  type Award, type HandRequest, type Lang, type RulesetId, type YakuId,
} from "tensu";

const hand = { hand: "234m340p66p678s56s", win: "7s", by: "ron" } as const satisfies HandRequest;
const price = score({ ...hand, id: 7, ruleset: { base: "tenhou", set: { kiriage: true, red_fives: [0, 1, 1], score_cap: null } } });
if (price.ok) {
  const total: number = price.total;
  const fu: number | undefined = price.fu;
  const worth = (award: Award): string => ("han" in award ? \`\${award.han} han\` : "yakuman" in award ? "yakuman" : \`\${award.points}\`);
  const first: string | undefined = price.fu_items[0]?.tiles;
  console.log(total, fu, price.yaku.map(worth), first, price.payments[0]?.from);
  // @ts-expect-error a price has no error
  price.error.code;
  // @ts-expect-error a response is read only
  price.total = 0;
  // @ts-expect-error fu may be missing
  const sure: number = price.fu;
} else {
  const shanten: number | undefined = price.error.shanten;
  console.log(price.error.code === "not_complete" ? shanten : price.error.message);
  // @ts-expect-error no such code
  price.error.code === "wrong";
}
// @ts-expect-error win and by are missing
score({ hand: "1m" });
// @ts-expect-error no such ruleset
score({ ...hand, ruleset: "tenho" });
// @ts-expect-error no such rule
score({ ...hand, ruleset: { base: "tenhou", set: { kirage: true } } });
const change = whatIf(hand);
const more: number | undefined = change.ok ? change.changes[0]?.total : undefined;
const address = links({ hand: "1m" });
console.log(more, address.ok ? address.hand : address.error.message);
// What is not there may be undefined, as where it is taken from another object.
const none: HandRequest = {
  ...hand, ruleset: undefined, melds: undefined, seat: undefined, round: undefined, dora: undefined, ura: undefined, riichi: undefined,
  flags: undefined, norths: undefined, flowers: undefined, honba: undefined, sticks: undefined, from: undefined, liable: undefined,
};
score({ ...none, melds: [{ kind: "pon", tiles: "777z", from: undefined }] });
waits({ ...none, win: undefined, by: undefined, discards: undefined, visible: undefined });
settle({ wins: [none], ruleset: undefined, honba: undefined, sticks: undefined });
drawn({ ruleset: undefined, tenpai: undefined, hands: [{ seat: "E", hand: undefined, melds: undefined, visible: undefined, hidden: undefined }] });
nagashi({ seats: ["E"], ruleset: undefined, honba: undefined });
end({ points: [25000, 25000, 25000, 25000], ruleset: undefined, sticks: undefined });
const played = game({ ruleset: "tenhou", events: [{ riichi: 1 }, { won: { from: 0, winners: [{ chair: 1, price: { han: 3, fu: 40 } }] } }, "d12"] });
if (played.ok) console.log(played.hands[0]?.changes, played.next?.dealer, played.over ?? game(played.text));
print({ hand: undefined, win: undefined, by: undefined });
scoreMany(new Set([none]), "total").map((one) => one.ok && one.total);
score("234m340p66p678s56s+7s ron");
score({ text: "234m340p66p678s56s+7s ron", ruleset: "tenhou" });
scoreMany(["234m340p66p678s56s+7s ron", hand]);
// @ts-expect-error a number is no hand
score(7);
// @ts-expect-error no rule is undefined
score({ ...hand, ruleset: { base: "tenhou", set: { kiriage: undefined } } });
for (const one of scoreMany([hand, hand], ["total", "han"])) {
  if (one.ok) console.log(one.total, one.han);
  // @ts-expect-error not asked for
  if (one.ok) one.yaku;
}
const many = scoreMany([hand])[0];
if (many?.ok) console.log(many.steps.length);
const all = scoreAll(hand);
if (Array.isArray(all)) console.log(all[0]?.causes[0]?.rule?.value);
else console.log(all.error.message);
const waiting = waits({ hand: "234m567p345s66p67s", discards: "1z", visible: "5s" });
if (waiting.ok) console.log(waiting.waits ? waiting.waits[0]?.riichi?.ron : waiting.discards[0]?.chances);
const read = parse("234m340p66p678s56s+7s ron");
if (read.ok) score(read.request);
const written = print({ hand: "1m" });
if (written.ok) console.log(written.text, written.link);
const ids: RulesetId[] = rulesets().map((ruleset) => ruleset.id);
const table = yaku("korean", "de");
const names: ReadonlyMap<YakuId, string> = new Map(table.ok ? table.yaku.map((entry) => [entry.id, entry.name]) : []);
yaku(null, "de");
reference(null);
// @ts-expect-error no language is not a language
yaku("korean", null);
const page = reference("ema_2025");
if (page.ok) console.log(page.chart[0]?.cells[3]?.ron, page.facts[0]?.part);
const lang: Lang = LANGUAGES[0] ?? "en";
await loadLanguage(lang);
const why = explain(hand, lang);
if (why.ok) console.log(why.yaku[0]?.name, why.steps[0]?.text, why.others[0]?.tiles, ids, names);
const own: Lang = await loadLanguage(navigator.language);
explain(hand, own);
const whole = explain(hand, { lang: own });
if (whole.ok) console.log(whole.lines.join("\\n"), whole.markdown, whole.html);
explain(hand, {});
// @ts-expect-error no such language
explain(hand, { lang: "nl" });
// @ts-expect-error no such language
explain(hand, "nl");
const picture = await svg(hand, { width: 280, theme: "dark" });
if (picture.ok) console.log(picture.svg);
const settled = settle({ wins: [{ ...hand, from: "W" }], honba: 1 });
if (settled.ok) console.log(settled.table[0]?.points, settled.winners[0]?.response.total);
const nobody = drawn({ tenpai: ["E"] });
if (nobody.ok) console.log(nobody.seats[0]?.reason);
const discards = nagashi({ seats: ["E"] });
const final = end({ points: [41300, 24900, 21800, 12000] });
if (discards.ok && final.ok) console.log(final.players[0]?.uma, (final.players[0]?.total ?? 0) / final.unit);
`;

let user;
let tensu;
let types;
before(async () => {
  user = await project("types", { "sample.ts": SAMPLE, "uses.ts": USES, "tsconfig.json": STRICT });
  await writeFile(join(user.folder, "readme.ts"), await snippets(user.folder));
  tensu = await user.tensu();
  types = new Types(user.folder, join(user.folder, "node_modules/tensu/index.d.ts"));
});

test("the sample, the README and every use compile under the strictest settings, and wrong uses do not", async () => {
  const { ok, text } = await user.node(join(tools, "typescript/bin/tsc"), "--project", user.folder);
  assert.ok(ok, text);
});

test("without strict, as Next.js begins, and taken apart, an error is found, too", async () => {
  const lines = `import { explain, score } from "tensu";
const { ok, error } = score("123q");
if (!ok) console.log(error.message);
const why = explain("123q");
console.log(why.ok ? why.lines : why.error.message);
`;
  await user.write("loose.ts", lines);
  for (const strict of ["true", "false"]) {
    const { ok, text } = await user.node(join(tools, "typescript/bin/tsc"), "--noEmit", "--ignoreConfig", "--strict", strict, "--module", "nodenext", "loose.ts");
    assert.ok(ok, text);
  }
});

test("every member and every export has a comment, and nothing is any", () => {
  const { checker } = types;
  const silent = types.members().filter(([, node]) => !ts.getJSDocCommentsAndTags(node).length).map(([name]) => name);
  const exported = types.exports.filter((symbol) => !symbol.getDocumentationComment(checker).length).map(({ name }) => name);
  assert.deepEqual([...silent, ...exported], []);
  const free = [];
  const walk = (node) => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) free.push(node.parent.getText());
    ts.forEachChild(node, walk);
  };
  walk(types.file);
  assert.deepEqual(free, []);
});

test("every function is declared, and every declared one is there", () => {
  const declared = types.exports.filter((symbol) => symbol.flags & ts.SymbolFlags.Value).map(({ name }) => name);
  assert.deepEqual(declared.sort(), Object.keys(tensu).sort());
});

test("every union of ids is the engine's list", () => {
  const same = (name, ids) => assert.deepEqual(types.union(name).sort(), [...new Set(ids)].sort(), name);
  const all = tensu.rulesets();
  same("RulesetId", all.map(({ id }) => id));
  same("RuleId", all.flatMap(({ rules }) => rules.map(({ id }) => id)));
  same("YakuId", tensu.yaku().yaku.map(({ id }) => id));
  same("FactId", all.flatMap(({ id }) => tensu.reference(id).facts.map(({ id }) => id)));
  same("Lang", tensu.LANGUAGES);
});

test("every answer is what its type says, and every member of a type is in some answer", async () => {
  const hands = await golden(tensu.parse);
  const check = (name, value) => {
    const wrong = types.wrong(value, types.named(value.ok === false ? "Refused" : name), name);
    assert.deepEqual(wrong.slice(0, 3), [], JSON.stringify(value).slice(0, 300));
  };
  const each = (name, values) => values.forEach((value) => check(name, value));
  for (const { request } of hands) {
    check("Scored", tensu.score({ ...request, id: 1 }));
    check("Explained", tensu.explain({ ...request, id: 1 }));
    check("HandRequest", request.win ? { ...request, id: 1, strict: true } : { ...request, win: "1m" });
    check("Printed", tensu.print({ ...request, id: 1 }));
    check("Links", tensu.links({ ...request, id: 1 }));
    check("WhatIf", tensu.whatIf({ ...request, id: 1 }));
    check("Scored", tensu.score({ ...request, doras: "1m" }));
    check("Printed", tensu.print({ ...request, doras: "1m" }));
    const { win, ...rest } = request;
    check("Discards", tensu.waits({ ...request, id: 1 }));
    check("Waits", tensu.waits({ ...rest, visible: "9m", discards: win ?? "1z" }));
  }
  const sample = { hand: "234m340p66p678s56s", win: "7s", by: "ron", riichi: "riichi", dora: "1m5p" };
  // A yaku that is worth something else elsewhere and that no rule names.
  const robbed = { ruleset: "ari_ari", hand: "123m456p22s789m68s", win: "7s", by: "ron", flags: ["chankan"] };
  for (const request of [sample, robbed, ...hands.filter((_, i) => i % 20 === 0).map(({ request }) => request)]) {
    const all = tensu.scoreAll(request);
    if (Array.isArray(all)) each("Compared", all);
    else check("Refused", all);
  }
  const hand = { hand: "567m34p88p234s345s", win: "2p", by: "ron", from: "W" };
  const liable = { seat: "N", for: "daisangen" };
  check("Picture", await tensu.svg({ ...sample, id: 1, doras: "1m" }));
  check("LangOption", { lang: "de" });
  check("PictureOptions", { width: 280, tile: 30, theme: "auto", lang: "de" });
  check("TextRequest", { text: "234m340p66p678s56s+7s ron", ruleset: "tenhou" });
  check("Parsed", tensu.parse("1/tenhou/kiriage=true/red_fives=0,1,1/34066p78s/chi:406mL/tsumo:9s"));
  check("HandRequest", { ...hand, flowers: "1f", liable: [liable], melds: [{ kind: "pon", tiles: "777z", from: "left" }] });
  check("HandRequest", { ...hand, ruleset: { base: "korean", set: { winning_bonus: { open: 3 }, score_cap: null } } });
  check("HouseRules", { base: "tenhou", set: Object.fromEntries(tensu.rulesets().flatMap(({ rules }) => rules).map(({ id, value }) => [id, value])) });
  const requests = {
    SettleRequest: { id: 1, strict: true, ruleset: "majsoul", honba: 1, sticks: 2, wins: [{ ...hand, seat: "N" }, { ...hand, riichi: "riichi", seat: "S" }] },
    DrawnRequest: { id: 1, strict: true, ruleset: "tenhou", tenpai: [], hands: [] },
    NagashiRequest: { id: 1, strict: true, ruleset: "tenhou", seats: ["E"], honba: 1 },
    EndRequest: { id: 1, strict: true, ruleset: "ari_ari", points: [41300, 24900, 21800, 12000], sticks: 0 },
    WaitsRequest: { ...hand, discards: "1z", visible: "1m" },
    WrittenHand: hand,
    Place: tensu.settle({ wins: [{ ...hand, hand: "1x" }] }).error.at,
  };
  for (const [name, request] of Object.entries(requests)) check(name, request);
  check("ShownHand", { seat: "S", hand: "123m456p789s11z78s", melds: [], visible: "6666s", hidden: false });
  check("Settlement", tensu.settle(requests.SettleRequest));
  check("Settlement", tensu.settle({ wins: [hand] }));
  check("Refused", tensu.drawn({ ruleset: "tenhou", tenpai: [], hands: [], hadns: [] }));
  check("Drawn", tensu.drawn({ ruleset: "sanma_ryanshi", tenpai: ["W"] }));
  const shown = [{ seat: "E", hand: "123456p789s11z78s", visible: "6666s999s" }, { seat: "S", hand: "147p258p369s1234z" }, { seat: "W", hidden: true }];
  check("Drawn", tensu.drawn({ ruleset: "sanma_ryanshi", hands: shown }));
  check("Nagashi", tensu.nagashi(requests.NagashiRequest));
  check("End", tensu.end(requests.EndRequest));
  const { by: _by, from: _from, ...tiles } = hand;
  const won = { ...tiles, chair: 2, riichi: "riichi", melds: [], flags: ["ippatsu"], norths: 0, flowers: "", dora: "1m", ura: "2m" };
  const prices = [{ han: 3, fu: 40 }, { base: 320 }, { yakuman: 1 }, { points: 9 }, { yaku: ["tanyao"], open: true, dora: 1, fu: 30 }];
  const ron = (price, more) => ({ won: { from: 0, winners: [{ chair: 1, price, ...more }] } });
  const told = {
    id: 1, strict: true, ruleset: "tenhou", players: ["Aki", "Ben", "Cho", "Dai"], length: "east",
    events: [
      { riichi: 1 }, { unriichi: 1 }, { riichi: { chair: 2, kind: "riichi" } }, { won: { from: 0, winners: [won] } }, ...prices.map((price) => ron(price)),
      ron({ yakuman: 1 }, { liable: [{ chair: 2, for: "daisangen" }] }), ron({ pays: [{ chair: 0, points: 1000 }] }), ron({ han: 1, fu: 30 }, { text: "x" }),
      { riichi: 0 }, { won: { from: 0, winners: [{ chair: 3, price: { han: 1, fu: 30 } }], declaring: 0 } },
      { drawn: { tenpai: [1], nagashi: [0] } }, { aborted: { kind: "nine_kinds", chair: 3 } }, { chombo: 1 }, { chombo: [1, 2] },
      { chombo: { chair: 1, kind: "each", points: 3000 } }, { chombo: { chairs: [1] } }, { penalty: { chair: 1, tenths: 50, reason: "late" } },
      { penalty: { chair: 1, points: 1000, to: "table" } }, { fix: { points: [25000, null, null, null], sticks: 1, honba: 0, round: "E", deal: 4, reason: "Counted" } },
      { last: 1 }, { swap: { chair: 1, name: "Eva" } }, { note: "rain" }, { stop: "rain" }, { go: true }, "d12",
    ],
  };
  check("GameRequest", told);
  check("GameRequest", { text: "game=1/tenhou/r2" });
  check("Game", tensu.game(told));
  check("Game", tensu.game({ ruleset: "korean", events: ["t0:p9", "zt"] }));
  check("Game", tensu.game("game=1/tenhou/d1-n0/a9-3/c1"));
  check("Game", tensu.game({ ruleset: "wrc_2025", events: ["w0-1:3.40-2:2.30", "t3:y1", "t1:8"] }));
  const right = { base: "tenhou", set: { agari_yame: "may" } };
  check("Game", tensu.game({ ruleset: right, length: "east", events: ["f0=25000.d=E4.r=Counted", "t3:8"] }));
  // Side stakes, and five who take turns.
  const house = { base: "ari_ari", set: { chip: 2000, yakitori: 1000, bust_prize: 10000, rate: 50 } };
  const counted = { won: { from: 0, winners: [{ chair: 1, price: { yakuman: 1 }, chips: 5 }] } };
  const staked = { ruleset: house, players: 5, events: [counted, "z"] };
  check("GameRequest", staked);
  check("Game", tensu.game(staked));
  check("Refused", tensu.game({ ruleset: "tenhou", players: 3, events: [] }));
  // A row on a photo, each tile read as a kind without a doubt.
  const place = (kind) => ({ odds: Array.from({ length: 36 }, (_, at) => (at === kind ? 0 : 400)), red: 400, plain: 0, gap: 2, box: [0, 0, 51, 72] });
  const row = (...kinds) => ({ ruleset: "tenhou", row: "hand", tiles: kinds.map(place) });
  const run = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const text = readFileSync(new URL("../logs/tenhou.json", import.meta.url), "utf8");
  check("LogRequest", { text, ruleset: "mleague", river: true });
  check("Logs", tensu.log(text));
  check("Logs", tensu.log({ text, ruleset: "mleague", river: true, id: 1 }));
  // With final scores, a nagashi mangan, and one who fed three dragons.
  const whole = JSON.parse(text);
  whole.sc = [25100, -4.9, 28500, 8.5, 17400, -22.6, 29000, 19];
  whole.log[3][16] = ["流し満貫", [-4000, -2000, 8000, -2000]];
  const fed = [[11, 12, 13, 22, 23, 24, 32, 33, 34, 45, 46, 47, 21], [14, 15, 16, 17], [45, 46, 47, 21]];
  const winner = [[45, 45, 46, 46, 47, 47, 11, 12, 13, 21, 21, 39, 38], ["4545p45", "4646p46", "4747p47"], [39, 38, 21]];
  const rest = [18, 18, 19, 19, 25, 25, 26, 26, 27, 27, 28, 28, 29];
  const result = ["和了", [-32000, 0, 0, 32000], [3, 0, 0, "役満32000点", "大三元(役満)"]];
  const dragons = [[0, 0, 0], [25000, 25000, 25000, 25000], [43], [], ...fed, rest, [], [], rest.map((tile) => tile + 10), [], [], ...winner, result];
  check("Logs", tensu.log(JSON.stringify(whole)));
  check("Logs", tensu.log(JSON.stringify({ ...whole, log: [dragons] })));
  // Ben passes a tile in riichi, and wins the next.
  const passed = structuredClone(whole.log[0]);
  for (const [at, tile] of [[5, 38], [6, 60], [14, 18], [15, 60]]) passed[at].push(tile);
  passed[16][2][1] = 0;
  check("Logs", tensu.log({ text: JSON.stringify({ ...whole, log: [passed] }), river: true }));
  check("LogRequest", { text, id: 1, strict: true });
  check("Logs", tensu.log({ text, ruleest: "mleague" }));
  check("Refused", tensu.log(text.slice(0, 900)));
  check("LikelyRequest", row(...run));
  check("Likely", tensu.likely(row(...run, 9, 10, 11, 27, 27)));
  check("Likely", tensu.likely(row(...run, 9, 10, 27, 27)));
  check("Likely", tensu.likely({ ...row(30, 30, 30, 12, 13, 14), row: "calls" }));
  check("Refused", tensu.likely({ ...row(0), row: "dance" }));
  each("RulesetInfo", tensu.rulesets());
  each("Reference", tensu.rulesets().map(({ id }) => tensu.reference(id)));
  each("YakuTable", tensu.rulesets().map(({ id }) => tensu.yaku(id)));
  check("YakuTable", tensu.yaku({ base: "tenhou", set: { local_yaku: ["daisharin"] } }));
  check("Refused", tensu.nagashi({ ruleset: "ari_ari", seats: ["E"] }));
  // What says only that something is never there can be in no answer.
  const isNever = ({ type }) => type.kind === ts.SyntaxKind.NeverKeyword;
  const unmet = types.members().filter(([, node]) => !types.met.has(node) && !isNever(node)).map(([name]) => name);
  assert.deepEqual(unmet, []);
});

test("the walk finds what is wrong", () => {
  const wrong = (value, name) => types.wrong(value, types.named(name));
  assert.deepEqual(wrong({ id: "riichi", han: "1" }, "HanAward"), ['.han: "1" is no number']);
  assert.deepEqual(wrong({ id: "riichi", han: 1, more: 1 }, "HanAward"), [".more is not declared"]);
  assert.deepEqual(wrong({ id: "riichi" }, "HanAward"), [": no han"]);
  assert.equal(wrong({ id: "reach", han: 1 }, "HanAward").length, 1);
  assert.equal(wrong({ from: "E", points: 1, hand: 1, honba: 0, liable: false }, "Payment").length, 1);
});
