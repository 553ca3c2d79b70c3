// Scores real wins with the `score` command and compares with what the site itself paid.
//
//   node tests/corpus/check.mjs real_logs.jsonl.gz
//
// The file is not part of the project. One JSON object a line: hand, melds, win, tsumo, round, seat, dora, ura, flags,
// nuki, honba, and the site's answer: yaku with their han, han, fu, yakuman, payments by payer.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { exit, argv } from "node:process";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { gunzipSync } from "node:zlib";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
const WINDS = " ESWN";
/** The log's words for what the contract names otherwise. */
const YAKU = {
  ura: "ura_dora",
  aka: "aka_dora",
  nuki: "nukidora",
  round_wind: "yakuhai_round",
  seat_wind: "yakuhai_seat",
  haku: "yakuhai_haku",
  hatsu: "yakuhai_hatsu",
  chun: "yakuhai_chun",
  sanshoku: "sanshoku_doujun",
  ittsu: "ittsuu",
};
const FLAGS = { haitei: "last_tile", houtei: "last_tile", tenhou: "first_turn", chiihou: "first_turn" };

/** The rules that a win was played by. */
function ruleset({ site, rules = {} }) {
  const base = (site === "majsoul" ? "majsoul" : "tenhou") + (rules?.players === 3 ? "_sanma" : "");
  const set = {};
  if (rules?.kiriage) set.kiriage = true;
  if (rules?.double_yakuman && base.startsWith("tenhou")) set.double_yakuman = true;
  return Object.keys(set).length > 0 ? { base, set } : base;
}

function meld(text) {
  const [kind, tiles] = text.split(":");
  return { kind: kind === "kan" ? "minkan" : kind, tiles };
}

/** The liable player is not named in the log: anybody but the winner and the discarder stands for him. */
function liable(win, seat, from) {
  const other = [...WINDS.slice(1, 5)].find((wind) => wind !== seat && wind !== from);
  return win.pao ? [{ seat: other, for: "daisangen" }] : [];
}

function request(win) {
  const seat = WINDS[win.seat];
  const from = win.tsumo ? undefined : [..."ESW"].find((wind) => wind !== seat);
  const riichi = win.flags.includes("double_riichi") ? "double" : win.flags.includes("riichi") ? "riichi" : "none";
  return {
    ruleset: ruleset(win),
    hand: win.hand,
    melds: win.melds.map(meld),
    win: win.win,
    by: win.tsumo ? "tsumo" : "ron",
    seat,
    from,
    round: WINDS[win.round],
    dora: win.dora,
    ura: riichi === "none" ? "" : win.ura,
    riichi,
    flags: win.flags.filter((flag) => !flag.endsWith("riichi")).map((flag) => FLAGS[flag] ?? flag),
    honba: win.honba ?? 0,
    norths: win.nuki ?? 0,
    liable: liable(win, seat, from),
  };
}

/** What the site said, in the contract's words. */
function expected(win) {
  const names = Object.keys(win.yaku).filter((yaku) => win.yaku[yaku] > 0);
  const yaku = Object.fromEntries(names.map((name) => [YAKU[name] ?? name, win.ym ? "yakuman" : win.yaku[name]]));
  return { yaku, han: win.ym ? undefined : win.han, fu: win.ym ? undefined : win.fu, yakuman: win.ym || undefined, pay: payments(win) };
}

/** The payments of the log, one entry for each kind of payer. */
function payments({ pay, tsumo }) {
  const { total, ...by } = pay;
  return { total, ...(tsumo || Object.keys(by).length > 0 ? by : { discarder: total }) };
}

/** What the command said, in the shape of the site's answer. */
function answered(win, asked, response) {
  if (!response.ok) return response.error;
  const yaku = Object.fromEntries(response.yaku.map(({ id, han, yakuman }) => [id, yakuman ? "yakuman" : han]));
  const pay = { total: response.total };
  for (const { from, points, liable } of response.payments) {
    const who = liable ? "pao" : !win.tsumo ? "discarder" : from === "E" ? "dealer" : "nondealer";
    if (win.tsumo && who in pay && pay[who] !== points) return `two non-dealers pay ${pay[who]} and ${points}`;
    pay[who] = points;
  }
  const real = response.yakuman;
  return { yaku, han: real ? undefined : response.han, fu: real ? undefined : response.fu, yakuman: real, pay };
}

/** The log leaves out what it does not know: fu from mangan up, some payers. */
function agrees(said, ours) {
  if (typeof ours !== "object" || !ours.pay) return false;
  const known = (side) => ({ ...side, fu: said.fu ?? undefined, han: said.han ?? undefined, pay: undefined });
  const fits = (name) => said[name] == null || said[name] === ours[name];
  const paid = Object.entries(said.pay).every(([who, points]) => ours.pay[who] === points);
  return isDeepStrictEqual(known(said), known(ours)) && fits("han") && fits("fu") && paid;
}

const [, , file] = argv;
if (!file) {
  console.error("usage: node tests/corpus/check.mjs real_logs.jsonl.gz");
  exit(2);
}
const wins = gunzipSync(readFileSync(file)).toString().trim().split("\n").map((line) => JSON.parse(line));
const requests = wins.map(request);
const run = spawnSync("cargo", ["run", "--quiet", "--release", "--example", "score"], {
  cwd: ROOT,
  input: requests.map((line) => JSON.stringify(line)).join("\n"),
  maxBuffer: 1 << 30,
  stdio: ["pipe", "pipe", "inherit"],
});
if (run.status !== 0) exit(run.status ?? 1);
const responses = run.stdout.toString().trim().split("\n").map((line) => JSON.parse(line));
let wrong = Math.abs(wins.length - responses.length);
const compared = {};
wins.forEach((win, i) => {
  const [said, ours] = [expected(win), answered(win, requests[i], responses[i])];
  const kind = JSON.stringify(requests[i].ruleset);
  compared[kind] = (compared[kind] ?? 0) + 1;
  if (agrees(said, ours)) return;
  wrong += 1;
  if (wrong <= 10) console.log(`${win.id}\n  asked ${JSON.stringify(requests[i])}\n  site  ${JSON.stringify(said)}\n  ours  ${JSON.stringify(ours)}`);
});
for (const [kind, count] of Object.entries(compared)) console.log(`${kind}: ${count.toLocaleString("en")}`);
console.log(`${wins.length.toLocaleString("en")} real wins: ${(wins.length - wrong).toLocaleString("en")} equal, ${wrong} different.`);
exit(wrong > 0 ? 1 : 0);
