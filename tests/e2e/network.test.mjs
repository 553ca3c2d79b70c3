// A host in the middle of an upload, or one that sends a page for what it does not find, and a browser that keeps that for a year.

import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";

import { dist, more, rare, start, test, type, until } from "./harness.mjs";
import { Player, sample } from "./player.mjs";

/** A site whose files come as `change` says: another body, or { type, body }. All that is named after its content is kept for a year. */
async function host(view, steps) {
  const folder = await mkdtemp(join(tmpdir(), "tensu-"));
  await cp(dist, folder, { recursive: true });
  const site = { change: () => undefined, sent: [] };
  const send = (file, body) => {
    const name = basename(file);
    const path = relative(folder, file);
    const changed = site.change(path, body);
    site.sent.push(path);
    const headers = {
      "Content-Type": changed?.type ?? type(file),
      "Cache-Control": /-[0-9a-f]{15,}/.test(name) ? "public, max-age=31536000, immutable" : "no-cache",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": process.env.CONTENT_POLICY ?? "default-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:",
    };
    return [headers, changed?.body ?? body];
  };
  const app = await start({ folder, send });
  try {
    await app.visit({ width: 390, height: 844, early: true, page: "about:blank", ...view }, async (visit) => {
      await steps({ ...visit, player: new Player(visit.page), site, app });
      // What was wrong is on purpose here.
      visit.mistakes.length = 0;
    });
  } finally {
    await app.stop();
    await rm(folder, { recursive: true });
  }
}

/** As a transfer leaves it: the first half. */
const half = (pattern) => (name, body) => (pattern.test(name) ? { body: body.subarray(0, body.length / 2) } : undefined);
/** As a host does that finds nothing. */
const page = (pattern) => (name) => (pattern.test(name) ? { type: "text/html", body: Buffer.from("<!doctype html><title>Welcome</title><p>Welcome") } : undefined);
const nothing = () => undefined;

/** The first style sheet of the page. */
const [SHEET] = /app-[0-9a-f]+\.css/.exec(await readFile(join(dist, "index.html"), "utf8"));

/** What a first visit loads, and whether the page can start without it. */
const LOADED = [
  ["the WebAssembly", /_bg\.wasm$/],
  ["its glue", /^app-.*\.js$/],
  ["the script that starts it", /^boot-/],
  ["the script of the first screen", /^early-/],
  ["the first style sheet", new RegExp(SHEET)],
];

const text = (page) => page.locator("#broken");
const ready = (page) => page.locator("[data-ready=true]").waitFor();

const OTHER = ["a page in place of", page];

/** Opens the page as from a bookmark, not as one that loads again. */
async function come(page, url) {
  await page.goto("about:blank");
  await page.goto(url);
}

// At a push one of each kind of file, each changed in one way.
const ALWAYS = ["half of the WebAssembly", "a page in place of the script that starts it", "a page in place of the first style sheet"];

for (const [what, pattern] of LOADED)
  for (const [how, changed] of [OTHER, ["half of", half]]) {
    const one = ALWAYS.includes(`${how} ${what}`) ? test : rare;
    one(`${how} ${what} is told, and fetched again once it is there`, () =>
      host({}, async ({ page, url, site, player }) => {
        site.change = changed(pattern);
        await come(page, url);
        await text(page).getByText("Something went wrong").waitFor();
        // Still so, and still told; the browser has it for a year.
        await come(page, url);
        await text(page).getByText("Something went wrong").waitFor();
        site.change = nothing;
        await come(page, url);
        await ready(page);
        await text(page).waitFor({ state: "hidden" });
        await sample(player);
        assert.equal(await player.price("Ron"), "12,000");
      }));
  }

test("the text's own button fetches past the browser's copies", () =>
  host({}, async ({ page, url, site, player }) => {
    site.change = half(/_bg\.wasm$/);
    await come(page, url);
    await text(page).waitFor();
    await page.reload();
    await text(page).waitFor();
    site.change = nothing;
    await text(page).getByRole("link", { name: "Try again" }).click();
    await ready(page);
    await player.enter("1z");
    assert.equal((await player.held()).length, 1);
  }));

test("without its own script the text is there, too, and goes when the app works", () =>
  host({}, async ({ page, url, site }) => {
    let come = () => {};
    const held = new Promise((done) => (come = done));
    await page.route("**/*.wasm", (route) => held.then(() => route.continue()));
    site.change = half(/^mend-/);
    await page.goto(url);
    // In every language, as nothing says which is read.
    for (const line of ["Something went wrong", "問題が起きました", "schiefgegangen", "не так"]) await text(page).getByText(line).waitFor();
    come();
    await ready(page);
    await text(page).waitFor({ state: "hidden" });
  }));

rare("the text is in the reader's language", () =>
  host({ context: { locale: "de-AT" } }, async ({ page, url, site }) => {
    site.change = half(/_bg\.wasm$/);
    await page.goto(url);
    await text(page).getByText("schiefgegangen").waitFor();
    assert.deepEqual(await text(page).locator("[lang]:visible").evaluateAll((all) => all.map((one) => one.lang)), ["de"]);
  }));

test("half a style sheet of what opens later is fetched again by itself", () =>
  host({}, async ({ page, url, site }) => {
    const late = (await readdir(dist)).filter((name) => name.endsWith(".css") && name !== SHEET);
    for (const sheet of [late[0], late.at(-1)]) {
      site.change = half(new RegExp(sheet));
      await come(page, url);
      await ready(page);
      site.change = nothing;
      await come(page, url);
      const { length } = await readFile(join(dist, sheet), "utf8");
      const whole = ([sheet, length]) => performance.getEntriesByType("resource").some(({ name, decodedBodySize }) => name.endsWith(sheet) && decodedBodySize === length);
      await page.waitForFunction(whole, [sheet, length]);
      await ready(page);
    }
  }));

rare("a host that writes lines of its own into scripts is none that is broken", () =>
  host({}, async ({ page, url, site, player }) => {
    site.change = (name, body) => (name.endsWith(".js") ? { body: Buffer.concat([body, Buffer.from("\n// shortened\n")]) } : undefined);
    await page.goto(url);
    await ready(page);
    await sample(player);
    assert.equal(await player.price("Ron"), "12,000");
    await page.waitForTimeout(500);
    assert.equal(site.sent.filter((name) => name === "index.html").length, 1, "nothing loads again");
    const scripts = site.sent.filter((name) => name.endsWith(".js"));
    assert.ok(scripts.some((name) => name.startsWith("boot-")), scripts.join());
    for (const script of new Set(scripts)) {
      const times = scripts.filter((name) => name === script).length;
      assert.ok(times <= 2, `${script} is fetched once more at most, not ${times} times`);
    }
    assert.equal(await text(page).isVisible(), false);
  }));

for (const [how, changed] of [["half of", half], ...more(OTHER)])
  test(`${how} a language is not taken for it, and fetched again`, () =>
    host({ context: { locale: "de-DE" } }, async ({ page, url, site }) => {
      const language = () => page.locator("html").getAttribute("lang");
      site.change = changed(/^lang-de-/);
      await page.goto(url);
      await ready(page);
      assert.equal(await language(), "en");
      site.change = nothing;
      await come(page, url);
      await ready(page);
      assert.equal(await language(), "de");
    }));

for (const [how, changed] of [["half of", half], ...more(OTHER)])
  test(`${how} the app's second file is told in its place, and fetched again with the next tap`, () =>
    host({ init: () => void (window.requestIdleCallback = () => 0) }, async ({ page, url, site, player }) => {
      const dialog = page.getByRole("dialog");
      site.change = changed(/^pages-/);
      await come(page, url);
      await ready(page);
      await player.open("Learn");
      await dialog.getByText("This page cannot be loaded now.").waitFor();
      assert.equal(await text(page).isVisible(), false, "the app is not broken");
      site.change = nothing;
      await player.tap(player.button("Try again", dialog));
      await dialog.locator(".learn").first().waitFor();
    }));

/** The files of a kind in the worker's stores, by their lengths. */
const stored = (page, pattern) =>
  page.evaluate(async (pattern) => {
    const found = [];
    for (const name of await caches.keys()) {
      const store = await caches.open(name);
      for (const { url } of await store.keys()) if (new RegExp(pattern).test(url)) found.push((await (await store.match(url)).arrayBuffer()).byteLength);
    }
    return found;
  }, pattern.source);

const gone = (page) => page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration()) === undefined);

for (const [what, pattern] of [["a language", /^lang-ko-/], ...more(["a page", /^embed.1.index\.html$/], ["a picture", /icon-192\.png$/], ["a style sheet", /frame\.css$/])])
  for (const [how, changed] of [["half of", half], ...more(OTHER)])
    test(`the worker does not keep ${how} ${what}`, () =>
      host({ context: { serviceWorkers: "allow" } }, async ({ page, url, site, context, app }) => {
        const asked = () => site.sent.filter((file) => pattern.test(file)).length;
        site.change = changed(pattern);
        await page.goto(url);
        await ready(page);
        // Once more past the browser's copies, and then not at all.
        await until(() => asked() >= 2);
        assert.equal(asked(), 2);
        await gone(page);
        assert.deepEqual(await stored(page, /./), []);
        // The upload is done.
        site.change = nothing;
        await come(page, url);
        await page.locator("html[data-offline=ready]").waitFor();
        assert.equal((await stored(page, /lang-ko-/)).length, 1);
        await context.setOffline(true);
        await app.server.stop();
        await page.reload();
        await ready(page);
      }));

rare("where a host rewrites a kind of files, the worker keeps nothing, and asks for one of them in each visit", () =>
  host({ context: { serviceWorkers: "allow" } }, async ({ page, url, site }) => {
    // Those that the page does not ask for.
    const rewritten = /^(lang-(?!en-)|teach-)/;
    site.change = (name, body) => (rewritten.test(name) ? { body: Buffer.concat([body, Buffer.from("\n")]) } : undefined);
    const asked = () => site.sent.filter((name) => rewritten.test(name));
    // The second visit has the browser's copy of the first, and looks past it once more.
    for (const times of [2, 3]) {
      await come(page, url);
      await ready(page);
      await until(() => asked().length >= times);
      await gone(page);
      assert.equal(asked().length, times, asked().join());
      assert.equal(new Set(asked()).size, 1, asked().join());
      assert.deepEqual(await stored(page, /./), []);
    }
  }));

rare("the worker has what came cut once, whole", () =>
  host({ context: { serviceWorkers: "allow" } }, async ({ page, url, site }) => {
    const times = new Map();
    const cut = half(/^(lang-(ko|fr)|golden)-/);
    site.change = (file, body) => {
      times.set(file, (times.get(file) ?? 0) + 1);
      return times.get(file) === 1 ? cut(file, body) : undefined;
    };
    await page.goto(url);
    await page.locator("html[data-offline=ready]").waitFor();
    for (const kind of ["lang-ko-", "lang-fr-", "golden-"]) {
      const file = (await readdir(dist)).find((name) => name.startsWith(kind));
      const { length } = await readFile(join(dist, file));
      assert.deepEqual(await stored(page, new RegExp(kind)), [length]);
    }
  }));

rare("what the worker's store has wrong is mended, too", () =>
  host({ context: { serviceWorkers: "allow" } }, async ({ page, url }) => {
    await page.goto(url);
    await page.locator("html[data-offline=ready]").waitFor();
    // As a worker without checksums would have kept it.
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const store = await caches.open(name);
        for (const request of await store.keys()) {
          if (!request.url.endsWith("_bg.wasm")) continue;
          const answer = await store.match(request);
          await store.put(request, new Response((await answer.arrayBuffer()).slice(0, 1_000), { headers: { "Content-Type": "application/wasm" } }));
        }
      }
    });
    await come(page, url);
    await ready(page);
    const wasm = (await readdir(dist)).find((name) => name.endsWith("_bg.wasm"));
    assert.deepEqual(await stored(page, /_bg\.wasm$/), [(await readFile(join(dist, wasm))).length]);
  }));
