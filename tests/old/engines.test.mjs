// A visit in browsers that are promised, and not those of today: three hands, Table, a lesson, a frame, a hand that is kept, no network.

import assert from "node:assert/strict";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { dist, serve } from "../e2e/harness.mjs";
import { evening } from "../e2e/evening.mjs";
import { count, press, SEEN, state, Visitor } from "../e2e/visitor.mjs";
import { ENGINES } from "./engines.mjs";

/** A page of a club, on the same host, so that what is in its frame can be read. */
const CLUB = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A club</title>
<script type="module" src="site/embed/1/tensu.js"></script><script type="module" src="site/embed/1/hand.js"></script>
<tensu-hand>234m340p66p678s56s+7s</tensu-hand>
<tensu-calculator loading="eager" lang="en" view="result" hand="234m340p66p678s56s+7s riichi dora:1m5p"></tensu-calculator></html>`;

/** The site as a folder beside that page. */
async function host() {
  const folder = await mkdtemp(join(tmpdir(), "tensu-"));
  await symlink(dist, join(folder, "site"));
  await writeFile(join(folder, "club.html"), CLUB);
  const server = await serve(folder, "/");
  return { ...server, remove: () => rm(folder, { recursive: true }) };
}

const PRICES = "[aria-label='How the hand was won']";
const HELD = "main .held";

/** Colours came, what is closed is closed, and nothing is wider than the screen. */
const looks = `() => {
  const bare = (selector) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(document.querySelector(selector));
    return backgroundImage === "none" && /^(transparent|rgba\\(.*, 0\\))$/.test(backgroundColor);
  };
  const faults = [":root", ".panel", ".nav", ".key .tile"].filter(bare);
  const menu = document.querySelector("#menu");
  if ((${SEEN})(menu)) faults.push("the menu is open");
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) faults.push("too wide: " + wide);
  return faults;
}`;

async function visit(engine, server) {
  const { url } = server;
  const one = new Visitor(engine, url);
  await one.open("site/");
  assert.deepEqual(await one.run(looks), []);
  // A ron: riichi, pinfu, tanyao, a red five, three dora.
  await one.enter("234m340p66p678s56s7s1m5p");
  await one.press("^Riichi$");
  await one.says(PRICES, /Ron 12,000/);
  await one.reload();
  await one.says(PRICES, /Ron 12,000/);
  assert.equal(await one.run(count, HELD), 14, "a reload keeps the hand");
  // A tsumo: pinfu and tanyao, 20 fu, three han.
  await one.press("^New hand$");
  await one.enter("234m55m345p678s23s4s");
  await one.press("^Tsumo\\b");
  await one.says(PRICES, /700.*1,300/);
  // The menu opens over all, and closes.
  await one.press("^More$");
  await one.there("#menu");
  await one.until(async () => (await one.run(count, "#menu .in-bar")) === 0, "a menu without what the bar has");
  await one.press("^Rules$");
  await one.says("dialog[open]", /How many fives/);
  await one.press("^Close$");
  assert.deepEqual(await one.run(looks), []);
  // A Chinese game: mixed triple chow and 16 points.
  await one.press("^New hand$");
  await one.fill("Ruleset", "MCR (MIL)");
  await one.there("[aria-label='flower 1']");
  await one.enter("345678m345p345s8p8p");
  await one.says(PRICES, /24\/8/);
  await one.fill("Ruleset", "Tenhou");
  // Table: a hand is recorded, and kept.
  await one.press("^Table$");
  await one.fill("Ruleset", "Tenhou");
  for (const [at, wind] of ["East", "South", "West", "North"].entries()) await one.fill(`Player ${wind}`, ["Aki", "Ben", "Cho", "Dai"][at]);
  await one.press("^Start$");
  await one.press("^Ben, ");
  await one.press("^Off Aki$");
  await one.press("^1,000\\b");
  await one.there("[aria-label^='Ben, '][aria-label*='26,000']");
  await one.reload();
  await one.there("[aria-label^='Ben, '][aria-label*='26,000']");
  await one.press("^Close$");
  // A lesson: until a question is answered.
  // A page that was closed goes back in the history when there is time for it.
  await one.until(() => one.run("() => !location.hash.startsWith('#/')"), "the address without Table");
  await one.run("() => void (location.hash = '#/lesson/3')");
  await one.there("#lesson-asked");
  await one.until(async () => {
    await new Promise((done) => setTimeout(done, 250));
    if (await one.run(press, "^Begin$")) return true;
    return void (await one.run(press, "^Next$"));
  }, "the first question");
  await one.there("#lesson-asked h4");
  await new Promise((done) => setTimeout(done, 250));
  await one.until(() => one.run(`() => { const key = document.querySelector(".lesson-keys button:not([disabled])"); return key ? (key.click(), true) : false; }`), "an answer");
  await one.says("#lesson-verdict", /\w/);
  // A club's page: a drawn hand, and a result in a frame.
  await engine.open(`${url}club.html`);
  const framed = `() => {
    const shadow = document.querySelector("tensu-calculator").shadowRoot;
    const frame = shadow && shadow.querySelector("iframe");
    const there = frame && frame.contentDocument && frame.contentDocument.querySelector("[data-ready=true]");
    const hand = document.querySelector("tensu-hand");
    return there ? there.innerText + " " + hand.getBoundingClientRect().height : "";
  }`;
  await one.until(async () => /12,000[^]* \d\d/.test(await one.run(framed)), "the frame");
  // Without a network.
  await one.open("site/");
  await one.until(async () => (await one.run(state))[2] === "ready", "ready offline");
  await server.stop();
  await one.open("site/");
  await one.press("^New hand$");
  await one.enter("234m340p66p678s56s7s1m5p");
  await one.press("^Riichi$");
  await one.says(PRICES, /Ron 12,000/);
  await one.press("^Table$");
  await one.there("[aria-label^='Ben, '][aria-label*='26,000']");
}

const only = process.env.ENGINE;
/** What somebody does in an engine. */
async function begin(version, start, act) {
  const server = await host();
  const engine = await start();
  try {
    assert.match(await engine.run("() => navigator.userAgent"), version);
    await act(engine, server);
  } finally {
    await engine.stop();
    await server.stop();
    await server.remove();
  }
}

for (const [name, version, start] of ENGINES.filter(([name]) => !only || name === only)) {
  test(`${name}: hands, Table, a lesson, a frame, a reload, no network`, () => begin(version, start, visit));
  test(`${name}: an evening of two games, with every mistake, mended`, () =>
    begin(version, start, async (engine, { url }) => {
      const one = new Visitor(engine, url);
      await one.open("site/");
      await evening(one);
    }));
}
