// What a season of games costs at a quarter of this machine's speed, as a phone has it: processor time from the tap on *Table* until
// the page stands, and of a tap at the table; a report, not a test.
//
//   cargo xtask build && node tests/e2e/season.mjs [GAMES [RUNS]]
//
// Without a game, and with 200, in turn. Medians of 9 runs, and the fastest; each begins with a new page. Processor time of the page's main
// thread counts, four times, and no waiting: Chromium's own brake measures what else this machine does, too.

import { readFileSync } from "node:fs";
import { argv } from "node:process";

import { start } from "./harness.mjs";
import { play } from "./player.mjs";
import { Table } from "./table.mjs";

const GAMES = Number(argv[2] ?? 200);
const RUNS = Number(argv[3] ?? 9);
const SLOWER = 4;

/** The first worked game, which has fourteen hands, as the app keeps it. */
const worked = readFileSync(new URL("../games/worked.txt", import.meta.url), "utf8");
const [, base, , players, ...events] = /^> (game=.*)$/m.exec(worked)[1].split("/");
const game = (nth, some = events) => {
  const day = new Date(Date.UTC(2026, 5, 1 + Math.floor(nth / 4))).toISOString().slice(0, 10);
  return `game=1/${base}/${players}/day=${day}\n${some.join("\n")}\n`;
};
const over = (games) => Array.from({ length: games }, (_, nth) => game(nth));

/** What is kept, and what the page shows then. */
const KEPT = {
  "none, the start": [],
  "none but one that goes on": [game(0, events.slice(0, 9))],
  [`${GAMES}, the start`]: over(GAMES),
  [`${GAMES}, the last one goes on`]: [...over(GAMES - 1), game(GAMES - 1, events.slice(0, 9))],
};

/** What the page's main thread has done since it began, in milliseconds of a slower machine. */
async function work(devtools) {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration").value * 1_000 * SLOWER;
}

/** What a tap and all that follows it costs. */
async function cost(page, devtools, name) {
  const before = await work(devtools);
  await page.evaluate(async (name) => {
    const visible = [...document.querySelectorAll("button")].filter((one) => one.checkVisibility());
    visible.find((one) => (one.ariaLabel ?? one.textContent.trim()) === name).click();
    const isComing = () => [...document.querySelectorAll(".coming")].some((one) => one.checkVisibility());
    const is = () => document.querySelector(".evening, .evening-start") && !isComing();
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    for (let still = 0; still < 4; still = is() ? still + 1 : 0) await frame();
  }, name);
  return (await work(devtools)) - before;
}

const app = await start();
const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
const figures = (list) => `${median(list).toFixed(0)} ms (${Math.min(...list).toFixed(0)})`;
const told = Object.fromEntries(Object.keys(KEPT).map((kept) => [kept, { "first opened": [], "opened again": [], "a tap": [] }]));
try {
  for (let run = 0; run < RUNS; run += 1) {
    for (const [kept, games] of Object.entries(KEPT)) {
      const costs = told[kept];
      await play(app, {}, async (player, { page, context, url }) => {
        await page.evaluate((text) => localStorage.setItem("tensu/games", text), games.join("\n"));
        await page.goto(`${url}?again`);
        // What the app does by itself once it stands is no part of it (www/pictures.js).
        await page.waitForFunction(() => "pictures" in document.documentElement.dataset);
        const devtools = await context.newCDPSession(page);
        await devtools.send("Performance.setTimeDomain", { timeDomain: "threadTicks" });
        await devtools.send("Performance.enable");
        await player.settled();
        costs["first opened"].push(await cost(page, devtools, "Table"));
        if (kept.endsWith("goes on")) costs["a tap"].push(await cost(page, devtools, "Riichi: Ben"));
        await page.goBack();
        await new Table(player).dialog.waitFor({ state: "detached" });
        costs["opened again"].push(await cost(page, devtools, "Table"));
      });
    }
  }
  for (const [kept, costs] of Object.entries(told)) {
    const lists = Object.entries(costs).filter(([, list]) => list.length);
    console.log(`${kept}: ${lists.map(([what, list]) => `${what} ${figures(list)}`).join(", ")}`);
  }
} finally {
  await app.stop();
}
