// What a first visit over a slow line shows, and when: a report.
//
//   cargo xtask build && node tests/e2e/slow.mjs [RUNS]
//
// Slow 3G as people have it (400 kbit/s, 400 ms there and back) on a phone with a quarter of this machine's speed, served as a
// plain static host would: HTTP/1.1 and gzip. A tile is tapped as soon as there are keys. Medians of RUNS runs (3 unless said).

import { argv, env } from "node:process";
import { gzipSync } from "node:zlib";

import { chromium, dist, serve, type } from "./harness.mjs";

const RUNS = Number(argv[2] ?? 3);
const LINE = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };

const packed = new Map();
function send(file, body) {
  if (!packed.has(file)) packed.set(file, gzipSync(body, { level: 9 }));
  const headers = { "Content-Type": type(file), "Content-Encoding": "gzip", "Content-Length": packed.get(file).length, "Cache-Control": "no-cache" };
  return [headers, packed.get(file)];
}

/** Runs in the page: notes when something shows for the first time. */
function watch() {
  const seen = (window.seen = {});
  const note = (what, is) => void (seen[what] ??= is ? performance.now() : undefined);
  const look = () => {
    note("keys", document.querySelector(".palette .key"));
    note("tapped tile", document.querySelector(".strip .held"));
    note("ready", document.querySelector("[data-ready=true]"));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const median = (list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
const server = await serve(dist, "/", { send });
const flags = (env.CHROMIUM_FLAGS ?? "--no-sandbox --disable-gpu").split(" ");
const browser = await chromium.launch({ executablePath: env.CHROMIUM ?? "/usr/bin/chromium", args: flags });
const runs = [];
let files = [];
try {
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
    const page = await context.newPage();
    await page.addInitScript(watch);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", LINE);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(server.url, { timeout: 120_000, waitUntil: "commit" });
    await page.waitForFunction(() => window.seen?.keys, undefined, { timeout: 60_000 });
    await page.evaluate(() => {
      window.seen.tap = performance.now();
      document.querySelector(".palette .key").click();
    });
    await page.waitForFunction(() => window.seen.ready, undefined, { timeout: 120_000 });
    runs.push(
      await page.evaluate(() => ({
        "first paint": performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
        tap: window.seen.tap,
        "tapped tile": window.seen["tapped tile"],
        ready: window.seen.ready,
      })),
    );
    files = await page.evaluate(() =>
      performance.getEntriesByType("resource").map((one) => [one.name.split("/").at(-1), Math.round(one.requestStart), Math.round(one.responseEnd), one.encodedBodySize]),
    );
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
for (const what of Object.keys(runs[0])) console.log(`${what.padEnd(12)} ${(median(runs.map((one) => one[what])) / 1_000).toFixed(1)} s`);
console.log("\nThe last run: each file, when it was asked for and there (ms), and its bytes");
for (const [name, asked, came, bytes] of files) console.log(`${name.padEnd(36)} ${String(asked).padStart(6)} ${String(came).padStart(6)} ${String(bytes).padStart(8)}`);
