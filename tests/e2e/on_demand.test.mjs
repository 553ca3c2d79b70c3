// What lies over the screen is in a second file of WebAssembly: it comes when it is wanted, or when there is time, and whole.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { after, before } from "node:test";

import { dist, rare, start, test, until } from "./harness.mjs";
import { Player, sample } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

/** A browser that never has time. */
const busy = () => void (window.requestIdleCallback = () => 0);
/** The second file, and the style sheets that belong to it. */
const PART = /\/pages-[0-9a-f]{16}\.wasm$/;
const SHEETS = ["reference", "quick", "table", "practice", "learn", "club"];

/** Opens the app; `asked` has what the page has asked for. */
const visit = (view, steps) => {
  const asked = [];
  const before = async (page) => {
    page.on("request", (request) => asked.push(request.url()));
    await view.before?.(page);
  };
  return app.visit({ width: 390, height: 844, ...view, before }, (visit) => steps({ ...visit, player: new Player(visit.page), asked }));
};
const parts = (asked) => asked.filter((url) => PART.test(url));
const dialog = (page) => page.getByRole("dialog");
const open = async (player, view) => {
  await player.open(view);
};
const close = (player) => player.tap(player.button("Close", dialog(player.page)));

test("a page and its style come at the first tap on one, once", () =>
  visit({ init: busy }, async ({ page, player, asked }) => {
    await sample(player);
    assert.equal(await player.price("Ron"), "12,000");
    const late = () => asked.filter((url) => PART.test(url) || SHEETS.some((name) => url.includes(`/${name}-`)));
    assert.deepEqual(late(), [], "no hand needs them");
    await open(player, "Rules");
    await dialog(page).getByText(/How many fives/).first().waitFor();
    assert.equal(late().length, 1 + SHEETS.length, late().join());
    await close(player);
    await open(player, "Reference");
    await dialog(page).getByText("Yaku").first().waitFor();
    // Its own style sheet is in force.
    assert.equal(await dialog(page).locator(".ref-filter").first().evaluate((one) => getComputedStyle(one).display !== "inline"), true);
    assert.equal(parts(asked).length, 1);
  }));

rare("it comes by itself when there is time", () =>
  visit({}, async ({ page, context, player, asked, mistakes }) => {
    await until(() => parts(asked).length > 0);
    assert.equal(parts(asked).length, 1);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await open(player, "Quick score");
    await dialog(page).getByRole("heading", { name: "Quick score" }).waitFor();
    await dialog(page).locator(".quick").first().waitFor();
    assert.equal(parts(asked).length, 1);
    mistakes.length = 0;
  }));

const MISSING = "This page cannot be loaded now.";

test("where it does not come page and menu say so, and the next tap fetches it again", () =>
  visit({ init: busy }, async ({ page, player, asked, mistakes }) => {
    await page.route(PART, (route) => route.abort());
    await open(player, "Learn");
    const told = dialog(page).getByRole("alert");
    await told.getByText(MISSING).waitFor();
    const before = parts(asked).length;
    await player.tap(player.button("Try again", told));
    await told.getByText(MISSING).waitFor();
    await until(() => parts(asked).length > before);
    // The hand is as it was, and the app works.
    await close(player);
    await player.enter("1z");
    assert.equal((await player.held()).length, 1);
    // What the menu holds is in it, too.
    const menu = page.locator("#menu");
    await player.tap(player.button("More"));
    await menu.getByText(MISSING).waitFor();
    await page.unroute(PART);
    await player.tap(player.button("Try again", menu));
    await player.tap(player.button("Quick score", menu));
    await dialog(page).locator(".quick").first().waitFor();
    await close(player);
    await open(player, "Rules");
    await dialog(page).getByText(/How many fives/).first().waitFor();
    mistakes.length = 0;
  }));

test("a style sheet that does not come is fetched again with the next tap, and the file is not", () =>
  visit({ init: busy }, async ({ page, player, asked, mistakes }) => {
    const sheet = /\/learn-[0-9a-f]+\.css$/;
    await page.route(sheet, (route) => route.abort());
    await open(player, "Learn");
    await dialog(page).getByText(MISSING).waitFor();
    await page.unroute(sheet);
    await close(player);
    await open(player, "Learn");
    await dialog(page).locator(".learn").first().waitFor();
    assert.equal(parts(asked).length, 1);
    assert.equal(await page.locator("head link[href*='/learn-']").count(), 1);
    mistakes.length = 0;
  }));

/** What only a frame needs. */
const FRAMED = /\/frame-[0-9a-f]{16}\.wasm$/;

rare("what only a frame needs comes to frames alone, and is asked for before the app runs", async () => {
  await visit({}, async ({ player, asked }) => {
    await sample(player);
    assert.deepEqual(asked.filter((url) => FRAMED.test(url)), []);
  });
  await visit({ path: "embed/1/?lang=en&club=A" }, async ({ page, asked }) => {
    await page.getByRole("heading", { name: "A", exact: true }).waitFor();
    const [part, ...more] = asked.filter((url) => FRAMED.test(url));
    assert.deepEqual(more, []);
    const times = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name, startTime }) => [name, startTime]));
    const of = (test) => times.find(([name]) => test.test(name));
    assert.ok(of(FRAMED)[1] < of(/\/lang-en-/)[1], part);
  });
});

rare("a frame without it says that something went wrong", () =>
  visit({ path: "embed/1/?lang=en", early: true, before: (page) => page.route(FRAMED, (route) => route.abort()) }, async ({ page, mistakes }) => {
    await page.locator("#broken").getByText("Something went wrong").first().waitFor();
    mistakes.length = 0;
  }));

/** What reads hands as others write them. */
const READER = /\/reader-[0-9a-f]{16}\.wasm$/;
const UNREAD = "This text cannot be read now";
const line = (page) => page.getByRole("textbox", { name: "The hand as text", exact: true });
const has = (player, tiles) => until(async () => (await player.held()).length === tiles);
/** The same hand as it is written in a link of the app, in a link by hand, and in kanji. */
const OWN = "1/tenhou/234m34066p67856s/ron:7s/seat:W/round:S/dora:4m/honba:1/liable:N-daisangen";
const BY_HAND = "1/tenhou/234m34066p67856s/ロン:7s";
const KANJI = "二三四萬三四赤五六六筒六七八五六索 ロン 七索";

test("a hand in the app's own form needs no reader: typed, by a link, after a reload", () =>
  visit({ init: busy, path: `#${OWN}` }, async ({ page, player, asked }) => {
    await has(player, 14);
    await page.reload();
    await has(player, 14);
    await player.tap(player.button("New hand"));
    await page.keyboard.type("123mE");
    await has(player, 4);
    assert.deepEqual(asked.filter((url) => READER.test(url)), []);
  }));

test("what others write brings its reader: pasted, typed, by a link, by a link in an open tab", async () => {
  await visit({ init: busy, path: `#${BY_HAND}` }, async ({ page, player, asked }) => {
    await has(player, 14);
    assert.equal(asked.filter((url) => READER.test(url)).length, 1);
  });
  await visit({ init: busy }, async ({ page, player, asked }) => {
    await player.paste(KANJI);
    await has(player, 14);
    assert.equal(asked.filter((url) => READER.test(url)).length, 1);
  });
  await visit({ init: busy }, async ({ page, player }) => {
    await page.evaluate((link) => void (location.hash = link), BY_HAND);
    await has(player, 14);
  });
  await visit({ init: busy, width: 1280 }, async ({ page, player }) => {
    await line(page).fill(KANJI);
    await line(page).press("Enter");
    await has(player, 14);
  });
});

test("where the reader does not come it is said, the text stays, and is read with the next Enter", () =>
  visit({ init: busy, width: 1280 }, async ({ page, player, mistakes }) => {
    await page.route(READER, (route) => route.abort());
    await line(page).fill(KANJI);
    await line(page).press("Enter");
    await page.getByText(UNREAD).first().waitFor();
    assert.equal(await line(page).inputValue(), KANJI);
    await page.unroute(READER);
    await line(page).press("Enter");
    await has(player, 14);
    mistakes.length = 0;
  }));

rare("a hand that is kept as others write it is there after a reload", () =>
  visit({ init: busy }, async ({ page, player }) => {
    await page.evaluate((text) => localStorage.setItem("tensu/1", text), `tenhou ${KANJI}`);
    await page.reload();
    await has(player, 14);
  }));

test("all files of both programs are of one build", async () => {
  const files = await readdir(dist);
  const [, number] = files.join("\n").match(/^pages-([0-9a-f]{16})\.wasm$/m);
  const worker = await readFile(join(dist, "sw.js"), "utf8");
  const programs = [
    ["app", "", ["chinese", "frame", "pages", "reader"]],
    ["slim", "slim-", ["asked", "chinese", "reader"]],
  ];
  const named = files.filter((name) => name.includes(number)).sort();
  const expected = [];
  for (const [program, prefix, parts] of programs) {
    // What two parts share is a part, too.
    const shared = named.filter((name) => name.startsWith(`${prefix}chunk_`));
    const cut = [...parts.map((part) => `${prefix}${part}-${number}.wasm`), ...shared];
    const glue = await readFile(join(dist, `${program}-${number}.js`), "utf8");
    for (const part of cut) {
      const { length } = await readFile(join(dist, part));
      assert.ok(glue.includes(`./${part}`) && glue.includes(String(length)), part);
    }
    expected.push(`${program}-${number}.js`, `${program}-${number}_bg.wasm`, ...cut);
  }
  assert.deepEqual(named, expected.sort());
  // A frame that is only read needs the network for its page anyhow.
  for (const name of named) assert.equal(worker.includes(name), !name.startsWith("slim-"), `the worker keeps ${name}`);
});
