// Scores real wins with the `score` command and compares with what the site itself paid.
//
//   node tests/corpus/check.mjs real_logs.jsonl.gz
//
// The file is not part of the project. One JSON object a line: hand, melds, win, tsumo, round, seat, dora, ura, flags,
// nuki, honba, and the site's answer: yaku with their han, han, fu, yakuman, payments by payer.

import { exit } from "node:process";
import { isDeepStrictEqual } from "node:util";

import { answers, log, tiles } from "./command.mjs";

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

/** The rules that a win was played by. */
function ruleset({ site, rules = {} }) {
  const base = (site === "majsoul" ? "majsoul" : "tenhou") + (rules?.players === 3 ? "_sanma" : "");
  const set = {};
  if (rules?.kiriage) set.kiriage = true;
  if (rules?.double_yakuman && base.startsWith("tenhou")) set.double_yakuman = true;
  return Object.keys(set).length > 0 ? { base, set } : base;
}

/** The liable player is not named in the log: anybody but the winner and the discarder stands for him. */
function liable(win, seat, from) {
  const other = [...WINDS.slice(1, 5)].find((wind) => wind !== seat && wind !== from);
  return win.pao ? [{ seat: other, for: "daisangen" }] : [];
}

function request(win) {
  const seat = WINDS[win.seat];
  const from = win.tsumo ? undefined : [..."ESW"].find((wind) => wind !== seat);
  return {
    ruleset: ruleset(win),
    ...tiles(win),
    by: win.tsumo ? "tsumo" : "ron",
    seat,
    from,
    round: WINDS[win.round],
    honba: win.honba ?? 0,
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

const wins = log("tests/corpus/check.mjs real_logs.jsonl.gz");
const requests = wins.map(request);
const responses = answers(requests);
let wrong = 0;
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
