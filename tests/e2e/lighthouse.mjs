// What Lighthouse says about the site on a slow phone; a report, and a failure below what is promised.
//
//   cargo xtask build && node tests/e2e/lighthouse.mjs [RUNS]
//
// The site is served as a plain static host would: HTTP/1.1, gzip, and the headers that the README recommends. Medians of
// RUNS runs (3 unless said), since other programs on the machine make single runs differ.

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { argv, env, exit } from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

import { chromium, dist, serve, type } from "./harness.mjs";

const RUNS = Number(argv[2] ?? 3);
/** Points of a hundred, and milliseconds to the largest paint. */
const [SCORE, LARGEST] = [100, 1_300];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const TIMES = {
  "first-contentful-paint": "first paint",
  "largest-contentful-paint": "largest paint",
  "speed-index": "speed index",
  "total-blocking-time": "blocked",
  interactive: "interactive",
};
const PORT = 9_333;

/** Nothing else needs it, and it is large: so it is fetched here, not by the set-up of the project. */
const LIGHTHOUSE = "lighthouse@13.5.0";
const tools = fileURLToPath(new URL("../../target/tools/lighthouse/", import.meta.url));
if (!existsSync(join(tools, "node_modules/lighthouse"))) {
  mkdirSync(tools, { recursive: true });
  execFileSync("npm", ["install", "--prefix", tools, "--no-audit", "--no-fund", LIGHTHOUSE], { stdio: "inherit" });
}
const require = createRequire(join(tools, "package.json"));
const { default: lighthouse } = await import(pathToFileURL(require.resolve("lighthouse")));

const page = await readFile(join(dist, "index.html"), "utf8");
const policy = page.match(/Content-Security-Policy" content="([^"]+)/)[1];
const packed = new Map();

function send(file, body) {
  if (!packed.has(file)) packed.set(file, gzipSync(body, { level: 9 }));
  const headers = {
    "Content-Type": type(file),
    "Content-Encoding": "gzip",
    "Content-Length": packed.get(file).length,
    "Cache-Control": /-[0-9a-f]{15,}/.test(basename(file)) ? "public, max-age=31536000, immutable" : "no-cache",
    "Content-Security-Policy": `${policy}; frame-ancestors 'self'`,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  };
  return [headers, packed.get(file)];
}

const median = (list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];

const server = await serve(dist, "/", { send });
const flags = (env.CHROMIUM_FLAGS ?? "--no-sandbox --disable-gpu").split(" ");
const results = [];
try {
  for (let run = 0; run < RUNS; run += 1) {
    const browser = await chromium.launch({
      executablePath: env.CHROMIUM ?? "/usr/bin/chromium",
      args: [...flags, `--remote-debugging-port=${PORT}`, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
    });
    const { lhr } = await lighthouse(server.url, { port: PORT, output: "json", logLevel: "error" });
    await browser.close();
    results.push(lhr);
  }
} finally {
  await server.stop();
}

const scores = CATEGORIES.map((name) => median(results.map((one) => Math.round(one.categories[name].score * 100))));
const times = Object.keys(TIMES).map((id) => median(results.map((one) => Math.round(one.audits[id].numericValue))));
const shift = median(results.map((one) => one.audits["cumulative-layout-shift"].numericValue));
console.log(`Lighthouse ${results[0].lighthouseVersion}, mobile, simulated, ${RUNS} runs: ${CATEGORIES.map((name, i) => `${name} ${scores[i]}`).join(", ")}`);
console.log(`${Object.values(TIMES).map((name, i) => `${name} ${times[i]} ms`).join(", ")}, layout shift ${shift.toFixed(3)}`);
for (const name of CATEGORIES) {
  for (const { id, weight } of results[0].categories[name].auditRefs) {
    const { score, title, displayValue = "" } = results[0].audits[id];
    if (weight > 0 && score !== null && score < 1) console.log(`  ${name}: ${title} ${displayValue} (${score})`);
  }
}
if (scores.some((score) => score < SCORE) || times[1] >= LARGEST) exit(1);
