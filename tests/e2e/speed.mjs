// How long a tap takes in the app, measured by the page's own clock; a report, not a test.
//
//   cargo xtask build && node tests/e2e/speed.mjs
//
// One: from the tap to the updated screen, layout included: score, both prices, waits, readings. The wait for the display's next frame is
// not counted, nor is the explanation, which follows as a task of its own. The medians by kind hold on a busy machine too. Two: frames dropped while tapping at a quarter of the processor's speed.

import { cpus } from "node:os";
import { argv } from "node:process";

import { start } from "./harness.mjs";

const ROUNDS = Number(argv[2] ?? 30);
/** Hands of every kind: sample, many readings, thirteen orphans, one suit, then flags and a second look at each. */
const HANDS = ["234m340p66p678s56s7s", "22233344455m44s4s", "19m19p19s1234567z7z", "1112345678999m5m", "123m456p789s1122z1z"];
const SWITCHES = ["Riichi", "Tsumo", "Ippatsu", "Ippatsu", "Tsumo", "Riichi"];

/** In the page: taps every button in turn and says which changed something, and how many milliseconds each took. */
async function tapAll(names) {
  const find = (name) => [...document.querySelectorAll("button")].find((one) => (one.getAttribute("aria-label") ?? one.textContent.trim()) === name);
  const app = document.getElementById("app");
  const taps = [];
  for (const [place, name] of names.entries()) {
    const button = find(name);
    if (!button) continue;
    let changed = 0;
    const observer = new MutationObserver((records) => (changed += records.length));
    observer.observe(app, { subtree: true, childList: true, attributes: true, characterData: true });
    const from = performance.now();
    button.click();
    // The app draws in microtasks: done when several in a row changed nothing more.
    for (let quiet = 0, seen = -1; quiet < 5; quiet = seen === changed ? quiet + 1 : 0) {
      seen = changed;
      await Promise.resolve();
    }
    app.getBoundingClientRect();
    const to = performance.now();
    observer.disconnect();
    if (changed > 0) taps.push([place, to - from]);
    await new Promise((done) => setTimeout(done, 4));
  }
  return taps;
}

/** In the page: one tap every third frame; how many frames came late, of how many. */
async function framesOf(names) {
  const find = (name) => [...document.querySelectorAll("button")].find((one) => (one.getAttribute("aria-label") ?? one.textContent.trim()) === name);
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const gaps = [];
  let last = await frame();
  for (const name of names) {
    find(name)?.click();
    for (let i = 0; i < 3; i += 1) {
      const now = await frame();
      gaps.push(now - last);
      last = now;
    }
  }
  return { frames: gaps.length, dropped: gaps.filter((gap) => gap > 25).length, longest: Math.max(...gaps) };
}

const HONORS = ["East", "South", "West", "North", "White", "Green", "Red"];
const SUITS = { m: "man", p: "pin", s: "sou" };
const names = (text) =>
  [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, digits, suit]) =>
    [...digits].map((digit) => (suit === "z" ? HONORS[digit - 1] : digit === "0" ? `red 5 ${SUITS[suit]}` : `${digit} ${SUITS[suit]}`)),
  );
const script = HANDS.flatMap((hand) => [...names(hand), ...SWITCHES, "New hand"]);
/** What each tap of the script is. */
const KINDS = HANDS.flatMap((hand) => [
  ...names(hand).map((_, at) => (at < 13 ? "a tile" : at === 13 ? "the fourteenth tile" : "an indicator")),
  ...SWITCHES.map(() => "a switch"),
  "New hand",
]);
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

const app = await start();
try {
  await app.visit({ width: 390, height: 844 }, async ({ page, context }) => {
    await page.locator("[data-ready=true]").waitFor();
    await page.evaluate(tapAll, script);
    const all = [];
    for (let i = 0; i < ROUNDS; i += 1) all.push(...(await page.evaluate(tapAll, script)));
    const sorted = (some) => some.map(([, time]) => time).sort((a, b) => a - b);
    const taps = sorted(all);
    console.log(`${cpus()[0]?.model ?? "unknown machine"}, Chromium ${app.browser.version()}, 390x844, ${taps.length} taps`);
    const line = [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${at(taps, share).toFixed(2)} ms`);
    console.log(`tap to updated screen: ${line.join(", ")}, longest ${taps.at(-1).toFixed(2)} ms`);
    const kinds = [...new Set(KINDS)].map((kind) => [kind, sorted(all.filter(([place]) => KINDS[place] === kind))]);
    console.log(`medians: ${kinds.filter(([, times]) => times.length).map(([kind, times]) => `${kind} ${at(times, 0.5).toFixed(2)} ms`).join(", ")}`);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const { frames, dropped, longest } = await page.evaluate(framesOf, script);
    console.log(`at a quarter of the speed: ${dropped} of ${frames} frames late, longest gap ${longest.toFixed(1)} ms`);
  });
} finally {
  await app.stop();
}
