// What embeds load, over the network and compressed as a host has it: by the browser's own count, headers and all.

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { gzipSync } from "node:zlib";

import { app, HAND, visit } from "./club.mjs";
import { serve, test, type } from "./harness.mjs";

let packed;
before(async () => {
  const kept = (file) => (/-[0-9a-f]{15,}(_bg)?\.[a-z0-9]+$/.test(file) ? "public, max-age=31536000, immutable" : "no-cache");
  const send = (file, body) => [{ "Content-Type": type(file), "Cache-Control": kept(file), "Access-Control-Allow-Origin": "*", "Content-Encoding": "gzip" }, gzipSync(body, { level: 9 })];
  packed = await serve(undefined, undefined, { send });
});
after(() => packed?.stop());

/** Opens a page of the club; the steps get what was loaded from the site so far, as [name, bytes], frames included. */
function weighed(html, steps, view = {}) {
  const all = new Map();
  const loads = () => [...all.values()].filter(([url]) => url.startsWith(packed.url)).map(([url, bytes]) => [url.slice(packed.url.length), bytes]);
  const before = async (page) => {
    const listen = async (session) => {
      session.on("Network.responseReceived", ({ requestId, response }) => all.set(requestId, [response.url, 0, response.fromDiskCache]));
      session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => all.has(requestId) && (all.get(requestId)[1] = encodedDataLength));
      await session.send("Network.enable");
    };
    await listen(await page.context().newCDPSession(page));
    // A frame of another site has a process of its own.
    page.on("frameattached", (frame) => page.context().newCDPSession(frame).then(listen).catch(() => undefined));
  };
  return visit(html, ({ page, ...rest }) => steps({ page, loads, ...rest }), { ...view, before });
}

const sum = (loads) => loads.reduce((sum, [, bytes]) => sum + bytes, 0);
const listed = (loads) => loads.map((load) => load.join(" ")).join(", ");

test("a drawn hand is at most 15 KB, and a second one nothing", () =>
  weighed(`<script type="module" src="{{packed}}embed/1/hand.js"></script><tensu-hand>${HAND} ura:1z</tensu-hand>`.replace("{{packed}}", packed.url), async ({ page, loads }) => {
    const drawn = page.locator("tensu-hand").getByRole("img");
    await drawn.waitFor();
    const first = sum(loads());
    console.log(`a drawn hand: ${first} bytes, ${loads().length} files`);
    assert.ok(first > 8_000 && first <= 15_000, `${first} bytes: ${listed(loads())}`);
    await page.evaluate(() => document.body.append(Object.assign(document.createElement("tensu-hand"), { textContent: "55z" })));
    await drawn.nth(1).waitFor();
    assert.equal(sum(loads()), first, listed(loads()));
  }));

/** The files that each kind of frame loads, as `cargo xtask size` counts them for its limits (`xtask/src/site/size.rs`), numbers apart. */
const RESULT = ["app.css", "embed/1/", "embed/1/faces.js", "embed/1/frame.css", "embed/1/frame.js", "lang-en.txt", "mend.js", "slim.js", "slim_bg.wasm", "tokens.css"];
const plain = (loads) => [...new Set(loads.map(([name]) => name.replace(/\?.*/, "").replace(/-[0-9a-f]{13,16}\b/, "").replace(/-[0-9a-f]{13,16}(?=_bg)/, "")))].sort();
const frame = (id, query) => `<iframe id="${id}" src="${packed.url}embed/1/?lang=en&${query}" title="Tensu" width="600" height="700"></iframe>`;
const of = (seat) => `view=result&hand=${encodeURIComponent(`234m340p66p678s56s+7s ron seat:${seat} riichi dora:1m5p`)}`;
const ready = (page, id) => page.frameLocator(`#${id}`).locator("[data-ready=true]").waitFor();
/** What a push builds is a tenth larger than what is shipped, whose limits are in xtask/budget.toml. */
const most = (bytes) => 1.15 * bytes;

test("a result loads the slim program and nothing beside it, a second one nothing that is kept, and no worker", () =>
  weighed(frame("one", of("S")), async ({ page, loads }) => {
    await ready(page, "one");
    await page.waitForTimeout(1_000);
    const first = loads();
    console.log(`a result: ${sum(first)} bytes, ${first.length} files`);
    assert.ok(sum(first) > 100_000 && sum(first) <= most(300_000), `${sum(first)} bytes: ${listed(first)}`);
    assert.deepEqual(plain(first), RESULT);
    await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), frame("two", of("E")));
    await ready(page, "two");
    await page.waitForTimeout(500);
    const again = loads().slice(first.length).filter(([, bytes]) => bytes > 0);
    assert.deepEqual(again.filter(([name]) => /-[0-9a-f]{13,}/.test(name)), [], "what has a number in its name comes from the cache");
    for (const frame of page.frames().slice(1)) assert.equal(await frame.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
  }, { context: { serviceWorkers: "allow" } }));

test("a quiz loads what asks besides, and no more", () =>
  weighed(frame("one", `${of("S").replace("result", "quiz")}`), async ({ page, loads }) => {
    await page.frameLocator("#one").locator(".quiz-asked").waitFor();
    await page.waitForTimeout(1_000);
    const all = loads();
    console.log(`a quiz: ${sum(all)} bytes, ${all.length} files`);
    assert.ok(sum(all) <= most(440_000), `${sum(all)} bytes: ${listed(all)}`);
    const besides = plain(all).filter((name) => !RESULT.includes(name));
    assert.deepEqual(besides.filter((name) => !/^(apart|teach-en)\.txt$|^embed\/1\/tiles\.js$|^slim-(asked|chunk_\d+)\.wasm$|^(room|learn|practice|sheet)\.css$/.test(name)), []);
  }));

/** Browsers that tell of their line what Chrome tells. */
const LINES = [{ saveData: true, effectiveType: "4g" }, ...["3g", "2g"].map((effectiveType) => ({ saveData: false, effectiveType }))];
for (const connection of LINES)
  test(`a frame fetches nothing ahead where a browser tells ${JSON.stringify(connection)}, in a page and at its own address`, async () => {
    const before = (page) => page.addInitScript((connection) => Object.defineProperty(navigator, "connection", { get: () => connection }), connection);
    const ahead = /(^|\/)(pages|teach|fans|chinese|reader|sw)[-.]/;
    const asked = [];
    const listen = async (page) => {
      await before(page);
      page.on("request", (request) => asked.push(request.url()));
    };
    await visit(`<iframe src="{{site}}embed/1/?lang=en&ruleset=tenhou" title="Tensu" width="600" height="700"></iframe>`, async ({ page }) => {
      await page.frameLocator("iframe").locator("[data-ready=true]").waitFor();
      await page.waitForTimeout(1_500);
    }, { before: listen, context: { serviceWorkers: "allow" } });
    await app.visit({ path: "embed/1/?lang=en&ruleset=tenhou", before: listen, context: { serviceWorkers: "allow" } }, async ({ page }) => {
      await page.locator("[data-ready=true]").waitFor();
      await page.waitForTimeout(1_500);
      assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
    });
    assert.ok(asked.length > 10);
    assert.deepEqual(asked.filter((url) => ahead.test(url)), []);
  });

test("a page that needs its sheets still gets them", () =>
  app.visit({ path: "embed/1/?lang=en&view=reference&ruleset=tenhou" }, async ({ page }) => {
    await page.locator("main .ref-top").waitFor();
    const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href.split("/").at(-1)).filter((name) => /^(reference|club)-/.test(name)).length);
    assert.equal(sheets, 2);
    assert.equal(await page.locator(".ref-top").evaluate((one) => getComputedStyle(one).display), "flex");
  }));
