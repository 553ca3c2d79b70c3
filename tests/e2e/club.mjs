// What the tests of embeds share: a club's pages of another origin, on another port, and what is heard there.

import { after } from "node:test";

import { start, until } from "./harness.mjs";
import { host } from "./host.mjs";
import { Player } from "./player.mjs";

export const app = await start();
export const club = await host(app.url);
after(async () => {
  await club.stop();
  await app.stop();
});

// South in the East round, riichi, pinfu, tanyao, a red five and three dora: seven han, a haneman.
export const HAND = "234m340p66p678s56s+7s riichi dora:1m5p";
export const SCRIPT = '<script type="module" src="{{site}}embed/1/tensu.js"></script>';
export const HANDS = '<script type="module" src="{{site}}embed/1/hand.js"></script>';
export const CALCULATOR = "tensu-calculator";

/** A page of the club: its text, or { html, policy }; the steps get the page. */
export function visit(page, steps, view = {}) {
  const name = typeof page === "string" && page.endsWith(".html") ? page : "own.html";
  if (name === "own.html") {
    const { html, policy } = typeof page === "string" ? { html: page } : page;
    club.pages[name] = { html: `<!doctype html><html lang="en"><title>A club</title>${html}</html>`, policy };
  }
  return app.visit({ width: 760, height: 900, ...view, early: true, page: club.url + name }, steps);
}

/** The app in a frame, once it is there. */
export async function inside(page, frame = "iframe") {
  const there = page.frameLocator(frame).first();
  await there.locator("[data-ready=true]").waitFor();
  return there;
}

/** A player at a frame: the app's own helpers work there as in a page. */
export async function player(page, frame) {
  return new Player(await inside(page, frame));
}

/** Keeps every event of all calculators in the page's `told`. */
export const LISTEN = `<script>
  window.told = [];
  for (const type of ["ready", "resize", "change", "result", "error"])
    addEventListener(type, (event) => told.push({ type, on: event.target.id, ...event.detail }), true);
</script>`;

/** Waits for an event and gives it. */
export async function heard(page, type, nth = 0) {
  await page.waitForFunction(([type, nth]) => told.filter((one) => one.type === type).length > nth, [type, nth]);
  return page.evaluate(([type, nth]) => told.filter((one) => one.type === type)[nth], [type, nth]);
}

/** Waits until it says that this is what was entered. */
export const changed = (page, state) =>
  page.waitForFunction((state) => told.findLast(({ type }) => type === "change")?.state === state, state);

/** Some frames are drawn; one that is far out of sight draws none. */
const drawn = () =>
  new Promise((done) => {
    const frames = (left) => (left ? requestAnimationFrame(() => frames(left - 1)) : done());
    frames(4);
    setTimeout(done, 500);
  });

/** Waits until each calculator is as high as what is in it, and nothing more is told: heights come some times until all is drawn. */
export async function quiet(page) {
  const fits = () => Math.abs(document.getElementById("app").getBoundingClientRect().height - innerHeight) <= 1;
  let before = -1;
  await until(async () => {
    const frames = page.frames().filter((frame) => frame.url().startsWith(`${app.url}embed/1/`));
    for (const one of [...frames, page]) await one.evaluate(drawn);
    const high = await Promise.all(frames.map((frame) => frame.evaluate(fits)));
    const told = await page.evaluate(() => window.told.length);
    const same = told === before;
    before = told;
    return same && high.every(Boolean);
  }, "calculators that are as high as what is in them");
}

export const tells = (page, type) => page.evaluate((type) => told.filter((one) => one.type === type).length, type);

/** A frame by its address, in a page that keeps all messages. */
export const framed = (query, more = "") => `<script>
  window.told = [];
  addEventListener("message", ({ data, origin }) => told.push({ ...data, origin }));
</script><iframe src="{{site}}embed/1/?lang=en&${query}" title="Tensu" width="360" height="700" ${more}></iframe>`;

/** Says something to the frame. */
export const say = (page, message) => page.evaluate((message) => frames[0].postMessage(message, "*"), message);

export const ASK = { source: "tensu", v: 1, id: "a", type: "getState", to: "1" };
