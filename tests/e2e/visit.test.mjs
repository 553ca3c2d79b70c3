// What all other tests rest on: visits that share a profile (profiles.mjs) find nothing of each other.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { start, test, WHOLE } from "./harness.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const view = { width: 500, height: 400, early: true };
const TIMES = WHOLE ? 20 : 3;

/** Leaves all that a page can leave, some of it on its way out. */
async function leave() {
  const write = (text) => {
    localStorage.setItem("left", text);
    sessionStorage.setItem("left", text);
    document.cookie = `left=${text.length}; max-age=9999`;
  };
  write("1");
  addEventListener("pagehide", () => write("2".repeat(100_000)));
  window.name = "left";
  history.pushState(null, "", "?left");
  await (await caches.open("left")).put("left", new Response("left"));
  await new Promise((done, no) => Object.assign(indexedDB.open("left"), { onsuccess: done, onerror: no }));
}

const found = async () => [
  localStorage.length,
  sessionStorage.length,
  document.cookie,
  window.name,
  history.length,
  location.search,
  (await caches.keys()).length,
  (await indexedDB.databases()).length,
  innerWidth,
  matchMedia("(prefers-color-scheme: dark)").matches,
  matchMedia("print").matches,
];

/** An address of the site without the app, which stores something itself. */
const page = () => `${app.url}licences.txt`;

test("a visit finds nothing of those before it", async () => {
  const seen = [];
  const profiles = new Set();
  for (let nth = 0; nth < TIMES; nth += 1) {
    await app.visit({ ...view, page: page() }, async ({ page }) => {
      seen.push(await page.evaluate(found));
      profiles.add(app.browser.contexts().at(-1));
      await page.evaluate(leave);
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      await page.setViewportSize({ width: 300, height: 300 });
      await page.evaluate(() => void window.open(location.href, "_blank"));
    });
  }
  assert.equal(profiles.size, 1, "they shared one");
  assert.deepEqual(seen, Array(TIMES).fill([0, 0, "", "", 2, "", 0, 0, 500, false, false]));
});

test("who touches the profile keeps it to himself", async () => {
  const profiles = new Set();
  for (const touch of [({ context }) => context.setOffline(true), ({ page }) => page.context().setOffline(true)]) {
    await app.visit({ ...view, page: page() }, touch);
    await app.visit({ ...view, page: page() }, async ({ page }) => {
      assert.equal(await page.evaluate(() => navigator.onLine), true);
      profiles.add(app.browser.contexts().at(-1));
    });
  }
  assert.equal(profiles.size, 2);
});
