// How fast the package is beside two of npm's scorers, on the same real hands in one run.
//
//   cargo xtask npm && node benches/npm/peers.mjs real_logs.jsonl.gz [HANDS] [PACKAGE]
//
// The file is not part of the project (see tests/corpus/check.mjs). The others come from npm into target/peers. All begin with a hand
// as text and end with yaku, han, fu and payments; each must pay what the log says. "All read" looks at every field of an answer, as
// JSON.stringify does. Processor time, garbage collection included, the median of some rounds, in turns, so that a busy machine hits all;
// how many times as fast is the median of what each round says.

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { argv, exit } from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { log, tiles } from "../../tests/corpus/command.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const PEERS = { "@kobalab/majiang-core": "1.4.1", riichi: "1.2.0" };
const ROUNDS = Number(process.env.ROUNDS ?? 15);
const WINDS = " ESWN";

const wins = log("benches/npm/peers.mjs real_logs.jsonl.gz [HANDS] [PACKAGE]")
  .filter(({ rules, pao }) => !pao && (rules?.players ?? 4) === 4 && !rules?.kiriage && !rules?.double_yakuman)
  .slice(0, Number(argv[3] ?? 10_000));
const folder = resolve(argv[4] ?? join(ROOT, "target/npm/tensu"));
const tensu = await import(pathToFileURL(join(folder, "node.js")));
const { Majiang, Riichi } = peers();

/** The other scorers, at the versions above. */
function peers() {
  const home = join(ROOT, "target/peers");
  mkdirSync(home, { recursive: true });
  const wanted = JSON.stringify({ private: true, dependencies: PEERS });
  const file = join(home, "package.json");
  if (!existsSync(join(home, "node_modules")) || readFileSync(file, "utf8") !== wanted) {
    writeFileSync(file, wanted);
    const npm = process.platform === "win32" ? "npm.cmd" : "npm";
    const { status } = spawnSync(npm, ["install", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: home, stdio: "inherit" });
    if (status !== 0) exit(1);
  }
  const require = createRequire(join(home, "package.json"));
  return { Majiang: require("@kobalab/majiang-core"), Riichi: require("riichi") };
}

/** Two characters each. */
const pairs = (text) => text.match(/../g) ?? [];

const requests = wins.map((win) => ({
  ruleset: "tenhou",
  ...tiles(win),
  by: win.tsumo ? "tsumo" : "ron",
  seat: WINDS[win.seat],
  round: WINDS[win.round],
  honba: win.honba ?? 0,
}));
const lines = requests.map((request) => tensu.print(request).text);

/** As majiang-core writes: the suit first, a mark at the tile that was called. */
const majiang = wins.map((win) => {
  const has = (flag) => win.flags.includes(flag);
  const turned = (text) => [...text.matchAll(/([0-9]+)([mpsz])/g)].map(([, ranks, suit]) => suit + ranks).join("");
  const melds = win.melds.map((text) => {
    const [kind, meld] = text.split(":");
    const [suit, ranks] = [meld.at(-1), [...meld.slice(0, -1)]];
    if (kind === "chi") {
      const [first, ...rest] = ranks.sort((a, b) => (a === "0" ? 5 : a) - (b === "0" ? 5 : b));
      return `${suit}${first}-${rest.join("")}`;
    }
    // A red five stands before the mark of a pon, and is nowhere else looked for.
    const sorted = ranks.sort().reverse();
    if (kind === "kakan") return `${suit}${sorted.slice(0, 3).join("")}+${sorted[3]}`;
    return `${suit}${sorted.join("")}${kind === "ankan" ? "" : "+"}`;
  });
  const tile = turned(win.win);
  const hand = turned(win.hand) + (win.tsumo ? tile : "");
  return {
    text: [hand, ...melds].join(","),
    ron: win.tsumo ? null : `${tile}${win.seat === 1 ? "+" : "-"}`,
    param: () =>
      Majiang.Util.hule_param({
        rule: RULE,
        zhuangfeng: win.round - 1,
        menfeng: win.seat - 1,
        lizhi: has("double_riichi") ? 2 : has("riichi") ? 1 : 0,
        yifa: has("ippatsu"),
        qianggang: has("chankan"),
        lingshang: has("rinshan"),
        haidi: has("haitei") ? 1 : has("houtei") ? 2 : 0,
        tianhu: has("tenhou") ? 1 : has("chiihou") ? 2 : 0,
        baopai: pairs(win.dora).map(turned),
        fubaopai: has("riichi") || has("double_riichi") ? pairs(win.ura).map(turned) : null,
        changbang: win.honba ?? 0,
      }),
  };
});
const RULE = Majiang.rule({ "ダブル役満あり": false });

/** As riichi writes: everything behind plus signs. It reads dora as tiles, not as indicators. */
const next = (tile) => {
  const [rank, suit] = [tile[0] === "0" ? 5 : Number(tile[0]), tile[1]];
  if (suit !== "z") return `${(rank % 9) + 1}${suit}`;
  return rank < 5 ? `${(rank % 4) + 1}z` : `${((rank - 4) % 3) + 5}z`;
};
const riichi = wins.map((win) => {
  const has = (flag) => win.flags.includes(flag);
  const melds = win.melds.map((text) => `+${text.startsWith("ankan") ? `${text.split(":")[1]}`.replace(/^(.).*(.)$/, "$1$1$2") : text.split(":")[1]}`);
  const declared = has("riichi") || has("double_riichi");
  const dora = [...pairs(win.dora), ...(declared ? pairs(win.ura) : [])].map(next).join("");
  const extra = [
    has("double_riichi") ? "w" : has("riichi") ? "r" : "", has("ippatsu") ? "i" : "", has("haitei") || has("houtei") ? "h" : "",
    has("rinshan") || has("chankan") ? "k" : "", has("tenhou") || has("chiihou") ? "t" : "",
  ].join("");
  return `${win.hand}${win.tsumo ? "" : "+"}${win.win}${melds.join("")}+d${dora}+${extra}${win.round}${win.seat}`;
});

const bare = (win) => win.pay.total - (win.honba ?? 0) * 300;
/** What each way does, and the total that it says of one answer, honba included or not. */
const ways = {
  "majiang-core": [() => majiang.map(({ text, ron, param }) => Majiang.Util.hule(Majiang.Shoupai.fromString(text), ron, param())), (answer) => answer?.defen, bare],
  riichi: [
    () =>
      riichi.map((text) => {
        const hand = new Riichi(text);
        hand.disableWyakuman();
        return hand.calc();
      }),
    (answer) => answer.ten, bare,
  ],
  score: [() => requests.map((request) => tensu.score(request)), ({ total }) => total],
  "score, all read": [() => requests.map((request) => read(tensu.score(request))), ({ total }) => total],
  "score of a text": [() => lines.map((line) => tensu.score(line)), ({ total }) => total, () => undefined],
  scoreMany: [() => tensu.scoreMany(requests), ({ total }) => total],
  "scoreMany, all read": [() => tensu.scoreMany(requests).map(read), ({ total }) => total],
  'scoreMany, only ["total", "yaku"]': [() => tensu.scoreMany(requests, ["total", "yaku"]), ({ total }) => total],
  priceMany: [() => priced(tensu.priceMany(lines, "tenhou")), (answer) => answer],
};

/** Looks at every field. */
function read(answer) {
  look(answer);
  return answer;
}
function look(value) {
  if (typeof value !== "object" || value === null) return;
  for (const key in value) look(value[key]);
}
/** Eight numbers a hand; the totals are taken for the check only. */
function priced(prices) {
  return { length: wins.length, at: (i) => prices[8 * i] };
}

const times = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
const unlike = {};
for (let round = 0; round < ROUNDS; round++)
  for (const [name, [run, total, wanted = ({ pay }) => pay.total]] of Object.entries(ways)) {
    globalThis.gc?.();
    const start = process.cpuUsage();
    const answers = run();
    const { user, system } = process.cpuUsage(start);
    times[name].push(user + system);
    unlike[name] ??= wins.filter((win, i) => wanted(win) !== undefined && total(answers.at(i)) !== wanted(win)).length;
  }

const median = (all) => all.toSorted((a, b) => a - b)[all.length >> 1];

console.log(`${wins.length} real hands, median of ${ROUNDS}, processor time, Node ${process.version}\n`);
console.log("| | hands a second | µs a hand | times majiang-core | other totals than the log |\n|---|--:|--:|--:|--:|");
for (const [name, all] of Object.entries(times)) {
  const [time, ratio] = [median(all), median(all.map((time, round) => times["majiang-core"][round] / time))];
  const rate = Math.round(wins.length / (time / 1e6)).toLocaleString("en");
  console.log(`| ${name} | ${rate} | ${(time / wins.length).toFixed(1)} | ${ratio.toFixed(2)} | ${unlike[name]} |`);
}
