// Links with a hand in the query of `h/`: they open it as those behind a `#` do; and what a host draws of them (docs/hosting/hand.js).

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before } from "node:test";

import hand from "../../docs/hosting/hand.js";
import { dist, start, test } from "./harness.mjs";
import { Player, play, sample } from "./player.mjs";
import { unpacked } from "./png.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

/** A mangan with rules of its own, and a hand of yakuhai. */
const MANGAN = "1/cheatsheet/kiriage=true/999p345s67m22s/ankan:4444m/ron:8m/riichi/dora:1s";
const YAKUHAI = "1/tenhou/234m456p9s/pon:555z/kakan:7777z/ron:9s";

for (const [name, query] of [
  ["as it is written", MANGAN],
  ["with what chat programs add", `fbclid=a1/b&${MANGAN}&utm_source=1/2&lang=de`],
  ["with more written as % than necessary", encodeURIComponent(MANGAN)],
])
  test(`a hand in the query opens, ${name}`, () =>
    play(app, { path: `h/?${query}` }, async (player, { page }) => {
      assert.equal(await player.price("Ron"), "8,000");
      assert.equal(page.url(), app.url);
      assert.equal(await page.evaluate(() => history.length), 2, "the way back is not through the page that led here");
    }));

test("a link that cannot be read says why, and what was entered is there", () =>
  play(app, {}, async (player, { page }) => {
    await player.enter("123m");
    const held = await player.held();
    for (const [query, why] of [["1/moon/12m&utm=1", /moon/], ["1/tenhou/12m/hello", /"hello"/], ["2/tenhou/12m", /newer Tensu/]]) {
      await page.goto(`${app.url}h/?${query}`);
      await page.waitForFunction((why) => new RegExp(why).test(document.querySelector(".toast")?.innerText), why.source);
      assert.deepEqual(await player.held(), held);
    }
    for (const query of ["", "fbclid=1", "hello", "#1"]) {
      await page.goto(`${app.url}h/?${query}`);
      await page.waitForURL(app.url);
      assert.deepEqual(await player.held(), held, query);
    }
    // A hand that can be read takes the place of another as any link does: Undo brings it back.
    await page.goto(`${app.url}h/?${YAKUHAI}`);
    await player.prices.getByText("3,200", { exact: true }).waitFor();
    await player.tap(player.key("Undo"));
    assert.deepEqual(await player.held(), held);
  }));

test("without scripts the page says what it is for", () =>
  app.visit({ early: true, path: `h/?${MANGAN}`, context: { javaScriptEnabled: false } }, async ({ page }) => {
    assert.match(await page.locator("body").innerText(), /mahjong hand/);
    const way = page.getByRole("link", { name: "Open the calculator" });
    assert.equal(await way.evaluate((link) => link.href), app.url);
    // Nothing that ends by a timer can be asked of such a page.
    await page.close();
  }));

/** The site of a host that shows hands. */
const shows = (page) =>
  page.route(app.url, async (route) => {
    const html = await readFile(join(dist, "index.html"), "utf8");
    await route.fulfill({ body: html.replace("<html", "<html data-hands"), contentType: "text/html" });
  });

test("where the host shows hands, a link is shared that it can read, in the language of who shares", () =>
  app.visit({ before: shows, context: { locale: "de" } }, async ({ page }) => {
    await page.goto(`${app.url}#1/cheatsheet/234m34066p67856s/ron:7s/riichi/dora:1m5p`);
    await page.getByText("12.000", { exact: true }).first().waitFor();
    await page.getByRole("button", { name: "Teilen", exact: true }).click();
    const address = await page.getByRole("textbox", { name: "Link zu dieser Hand" }).inputValue();
    assert.equal(address, `${app.url}h/?1/cheatsheet/234m34066p67856s/ron:7s/riichi/dora:1m5p&lang=de`);
    assert.ok((await page.getByRole("textbox", { name: "Ergebnis als Text" }).inputValue()).endsWith(address));
    await play(app, { path: address.slice(app.url.length) }, async (other) => assert.equal(await other.price("Ron"), "12,000"));
  }));

const FACES = new Uint8Array(await readFile(new URL("../../www/cards/faces.bin", import.meta.url)));
const GROUND = "2a5445";

/** The widths of what stands on the ground in a line of a picture. */
function widths({ width, color }, y) {
  const all = [];
  for (let x = 0, from; x <= width; x++) {
    const on = x < width && color(x, y) !== GROUND;
    if (on) from ??= x;
    else if (from !== undefined) {
      all.push(x - from);
      from = undefined;
    }
  }
  return all;
}

test("the picture of a hand has its tiles as they lie, and its price", () => {
  const drawn = (query, total) => unpacked(hand.picture(FACES, hand.read(query), total));
  const closed = drawn("?1/cheatsheet/234m34066p67856s/ron:7s", 12000);
  assert.deepEqual([closed.width, closed.height, closed.color(0, 0)], [1200, 630, GROUND]);
  // The middle of the tiles: thirteen, and the winning one in its line.
  assert.deepEqual(widths(closed, 520), [...Array(13).fill(72), 80]);
  assert.equal(widths(closed, 150).length > 4, true, "digits");
  assert.deepEqual(widths(drawn("?1/cheatsheet/234m34066p67856s/ron:7s"), 150), []);
  // In the first row two tiles and three melds: the called one lies where it came from, and upon it what was added.
  const open = drawn("?1/tenhou/9s/kakan:5505mA/pon:777zR/minkan:4444zL/chi:123s/ron:9s");
  assert.deepEqual(widths(open, 440), [72, 80, 72, 96, 72, 72, 72, 96, 96, 72, 72, 72]);
  assert.deepEqual(widths(open, 330), [96]);
  assert.deepEqual(widths(open, 550), [96, 72, 72]);
});

test("nothing of a link gets into a page but as text, and what is none is left alone", () => {
  const html = '<title>Tensu</title><meta property="og:title" content="Tensu"><meta property="og:image" content="https://a.b/cards/tensu.png"><meta property="og:url" content="https://a.b/h/">';
  const link = hand.read(`?${MANGAN}&lang=zh-Hant`);
  const page = hand.page(html, link, `"><script>$&'`.repeat(40), "x");
  assert.equal(page.includes("<script"), false, page);
  assert.equal(page.match(/<title>([^<]*)/)[1].endsWith("…"), true);
  assert.match(page, /content="https:\/\/a\.b\/h\/card\.png\?1\/cheatsheet\/[^"<>]*&amp;lang=zh-Hant"/);
  assert.match(page, /property="og:url" content="https:\/\/a\.b\/h\/\?1\/cheatsheet\//);
  for (const none of [
    "", "?", "?&", "?hello", "?1", "?1/", "?1/tenhou", "?1/tenhou/ron", "?2/tenhou/123m", '?1/tenhou/"/123m', "?1/tenhou/%22/123m", "?1/%2e%2e%2f/123m", "?1/tenhou/9z",
    `?1/tenhou/${"1".repeat(5000)}m`, `?1/tenhou/${"123m/".repeat(20)}`, "?1/tenhou/%E0%A4%A/123m",
  ])
    assert.equal(hand.read(none), undefined, none);
  assert.equal(hand.read("?1/tenhou/123m&lang=../../x").lang, "en");
});
