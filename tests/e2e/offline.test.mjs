// One visit is enough: the site is on the device, the first screen comes at once, and a new build waits for the player.

import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";

import { dist, more, rare, start, test, until, waitForApp } from "./harness.mjs";
import { KEYS, play, Player, sample } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

/** A site of its own that can change and go away, and a device that keeps it. */
async function own(steps, view) {
  const folder = await mkdtemp(join(tmpdir(), "tensu-"));
  await cp(dist, folder, { recursive: true });
  const site = await start({ folder });
  try {
    await site.visit({ width: 390, height: 844, context: { serviceWorkers: "allow" }, ...view }, (visit) =>
      steps(new Player(visit.page), { ...visit, site, folder }),
    );
  } finally {
    await site.stop();
    await rm(folder, { recursive: true });
  }
}

const state = (page) => page.evaluate(() => document.documentElement.dataset.offline);
const becomes = (page, wanted) => page.waitForFunction((wanted) => document.documentElement.dataset.offline === wanted, wanted);
const version = async (folder) => (await readFile(join(folder, "sw.js"), "utf8")).match(/VERSION = "(\w+)"/)[1];
/** The names of the builds that are kept. */
const builds = (page) => page.evaluate(async () => (await caches.keys()).map((name) => name.split(" ").at(-1)).sort());

/** Another build: one byte of a file, and the version that follows from it. */
async function rebuild(folder, to) {
  const from = await version(folder);
  for (const name of ["sw.js", "index.html", "h/index.html", "embed/index.html", "embed/1/index.html"]) {
    const text = await readFile(join(folder, name), "utf8");
    await writeFile(join(folder, name), text.replaceAll(from, to));
  }
  const page = await readFile(join(folder, "index.html"), "utf8");
  await writeFile(join(folder, "index.html"), page.replace("<title>Tensu<", `<title>Tensu ${to}<`));
}

/** Ends the network: for the browser, and at the other end. */
async function cut({ context, site }) {
  await context.setOffline(true);
  await site.server.stop();
}

/** What the menu says about the version. */
async function about(player) {
  await player.tap(player.button("More"));
  const text = await player.page.locator("#menu .about + p").innerText();
  await player.page.keyboard.press("Escape");
  return text;
}

test("so does a club's own calculator, which keeps its files and nothing else", () =>
  own(async (player, visit) => {
    const { page } = visit;
    await page.goto(`${visit.url}embed/1/?ruleset=cheatsheet&lang=en&lock&club=Kita`);
    await page.evaluate(() => localStorage.clear());
    await becomes(page, "ready");
    await cut(visit);
    await page.reload();
    await sample(player);
    assert.equal(await player.price("Ron"), "12,000");
    assert.match(await page.locator(".frame-head").innerText(), /Kita/);
    assert.equal(await page.evaluate(() => localStorage.length + sessionStorage.length), 0);
  }));

/** A browser that tells of its line what Chrome tells. */
const line = (connection) => (page) => page.addInitScript((connection) => Object.defineProperty(navigator, "connection", { get: () => connection }), connection);

for (const [name, connection] of [["saves data", { saveData: true, effectiveType: "4g" }], ...more(["is slow", { saveData: false, effectiveType: "3g" }])])
  test(`where the line ${name}, nothing is fetched ahead until it is asked for`, () => {
    const asked = [];
    const before = async (page) => {
      await line(connection)(page);
      page.on("request", (request) => asked.push(request.url()));
    };
    return own(
      async (player, { page, site }) => {
        await player.palette.waitFor();
        await page.waitForTimeout(2_000);
        assert.deepEqual(asked.filter((file) => /\/(pages|teach|chinese)-/.test(file)), []);
        assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
        // What is asked for comes.
        await player.tap(player.button("Learn"));
        await page.getByRole("heading", { name: "The course" }).waitFor();
        await player.tap(page.getByRole("navigation", { name: "Pages (Learn)" }).getByRole("button", { name: "More", exact: true }));
        await player.tap(player.button("Ready it for offline"));
        await becomes(page, "ready");
        await cut({ context: page.context(), site });
        await page.reload();
        await player.palette.waitFor();
        await player.tap(player.button("Learn"));
        await page.getByRole("heading", { name: "The course" }).waitFor();
      },
      { before },
    );
  });

rare("a hand or a ruleset to read says that there is a new version, too", () =>
  own(async (player, { page, url, folder }) => {
    for (const [i, query] of ["view=reference&ruleset=tenhou", "view=result&hand=19m19p19s1234567z%2B1m"].entries()) {
      await page.goto(`${url}embed/1/?lang=en&${query}`);
      await becomes(page, "ready");
      await rebuild(folder, `0badcaf${i}`);
      await page.reload();
      await becomes(page, "update");
      await page.emulateMedia({ media: "print" });
      assert.equal(await player.notices.isVisible(), false, "not on paper");
      await page.emulateMedia({ media: null });
      await Promise.all([page.waitForEvent("load"), player.tap(player.button("Reload", player.notices))]);
      await becomes(page, "ready");
      assert.equal(await page.locator("meta[name=version]").getAttribute("content"), `0badcaf${i}`);
      assert.equal(await player.notices.count(), 0);
    }
  }));

test("after one visit everything works without a network", () =>
  own(async (player, visit) => {
    const { page, mistakes, folder } = visit;
    await becomes(page, "ready");
    assert.match(await about(player), new RegExp(`^Version \\d+\\.\\d+\\.\\d+ \\(${await version(folder)}\\)\\. Ready offline\\.$`));
    await cut(visit);
    await page.reload();
    await becomes(page, "ready");
    await sample(player);
    assert.equal(await player.price("Ron"), "12,000");
    const dialog = page.getByRole("dialog");
    for (const [view, proof] of [
      ["Rules", /How many fives/],
      ["Reference", /Yaku/],
      ["Settle up", /Winner/i],
      ["Is it right?", /(\S+) of \1 hands passed/],
    ]) {
      await player.open(view);
      await dialog.getByText(proof).first().waitFor();
      await player.tap(player.button("Close", dialog));
    }
    await player.tap(player.button("Why?"));
    await player.tap(page.getByRole("button", { name: /all rulesets/i }));
    await dialog.getByText("Tenhou").first().waitFor();
    await player.tap(player.button("Close", dialog));
    // Whatever the site has can be had.
    const files = Object.keys(JSON.parse((await readFile(join(folder, "sw.js"), "utf8")).match(/FILES = (\{.*\})/)[1]));
    assert.ok(files.length >= 15 && files.includes("./") && files.includes("app.webmanifest"), files.join());
    const missing = await page.evaluate(async (files) => {
      const had = async (file) => {
        const answer = await fetch(file).catch(() => undefined);
        return answer?.ok && (await answer.arrayBuffer()).byteLength > 0;
      };
      const got = await Promise.all(files.map(async (file) => ((await had(file)) ? [] : [file])));
      return got.flat();
    }, files);
    assert.deepEqual(missing, []);
    for (const path of ["index.html", "?from=home", "index.html?a=b#c"]) {
      await page.goto(visit.url + path);
      assert.equal(await player.price("Ron"), "12,000", path);
    }
    await page.goto(`${visit.url}h/?1/tenhou/234m456p9s/pon:555z/kakan:7777z/ron:9s&fbclid=x`);
    await player.prices.getByText("3,200", { exact: true }).waitFor();
    // The browser looks for a newer worker and does not find the host.
    assert.deepEqual(mistakes.filter((one) => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/.test(one)), []);
    mistakes.length = 0;
  }));

test("a new version waits until the player agrees, and the hand stays", () =>
  own(async (player, { page, context, folder }) => {
    await becomes(page, "ready");
    const old = await version(folder);
    await player.enter("234m340p66p678s");
    await rebuild(folder, "0badcafe");
    await page.reload();
    await becomes(page, "update");
    assert.match(await player.text(player.notices), /^A new version is ready\./);
    assert.equal(await page.title(), "Tensu", "still the old one");
    assert.match(await about(player), new RegExp(old));
    // Not now: not by loading again either, and not when every window is closed and one is opened.
    await player.tap(player.button("Later"));
    assert.equal(await player.notices.count(), 0);
    await page.reload();
    assert.equal(await page.title(), "Tensu");
    const url = page.url();
    await page.close();
    page = await context.newPage();
    waitForApp(page);
    await page.goto(url);
    player = new Player(page);
    assert.equal(await page.title(), "Tensu");
    await becomes(page, "update");
    assert.deepEqual(await builds(page), ["0badcafe", old, "chosen"].sort());
    // Now.
    await player.enter("56s");
    const held = await player.held();
    await Promise.all([page.waitForEvent("load"), player.tap(player.button("Reload"))]);
    await page.waitForFunction(() => document.title === "Tensu 0badcafe");
    await becomes(page, "ready");
    await player.button("2 man in the hand").waitFor();
    assert.deepEqual(await player.held(), held);
    assert.match(await about(player), /0badcafe/);
    assert.equal(await player.notices.count(), 0);
    assert.deepEqual(await builds(page), ["0badcafe", "chosen"]);
    await context.setOffline(true);
    await page.reload();
    assert.equal(await page.title(), "Tensu 0badcafe");
  }));

test("a frame in somebody's page takes a new build by itself: nobody can be asked there", () =>
  own(async (player, { page, context, url, folder }) => {
    await becomes(page, "ready");
    await rebuild(folder, "0badcafe");
    const host = new URL("/host.html", url).href;
    const body = `<!doctype html><title>Club</title><iframe src="${url}embed/1/?lang=en"></iframe>`;
    await context.route(host, (route) => route.fulfill({ contentType: "text/html", body }));
    const other = await context.newPage();
    await page.close();
    const shown = async () => {
      await other.goto(host);
      const frame = await (await other.waitForSelector("iframe")).contentFrame();
      await frame.waitForSelector("[data-ready=true]");
      return frame.evaluate(() => document.querySelector("meta[name=version]").content);
    };
    // The first one may be of either build: nobody can be asked, and the browser looks for a new one when it has time.
    await shown();
    await other.evaluate(async () => (await navigator.serviceWorker.getRegistrations())[0].update());
    await until(async () => (await shown()) === "0badcafe", "the new build");
  }));

for (const [what, all] of [["all", true], ...more(["a file", false])])
  test(`where the browser has taken ${what} of it away, it is fetched again before anything is said`, () =>
    own(async (player, visit) => {
      const { page, folder } = visit;
      await becomes(page, "ready");
      const kept = [await version(folder), "chosen"].sort();
      const count = () => page.evaluate(async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length))).reduce((a, b) => a + b, 0));
      const before = await count();
      await page.evaluate(async (all) => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          if (all) await caches.delete(name);
          else for (const one of await cache.keys()) if (/lang-ko/.test(one.url)) await cache.delete(one);
        }
      }, all);
      assert.ok((await count()) < before);
      // The worker knows of it as little as one that was ended meanwhile and begins anew.
      const devtools = await page.context().newCDPSession(page);
      if (!all) await devtools.send("ServiceWorker.enable").then(() => devtools.send("ServiceWorker.stopAllWorkers"));
      await page.reload();
      await becomes(page, "ready");
      assert.deepEqual([await builds(page), await count()], [kept, before]);
      assert.equal(await player.notices.count(), 0);
      await cut(visit);
      await page.reload();
      await becomes(page, "ready");
      visit.mistakes.length = 0;
    }));

test("half a site is not kept", () =>
  own(async (player, { page, folder, mistakes }) => {
    // The first visit is done before anything is taken away.
    await becomes(page, "ready");
    const old = await version(folder);
    await rebuild(folder, "0badcafe");
    await rename(join(folder, "icon.svg"), join(folder, "away.svg"));
    await page.reload();
    await page.waitForFunction(async () => !(await navigator.serviceWorker.getRegistration())?.installing);
    await player.enter("2m");
    assert.deepEqual([await state(page), await builds(page)], ["ready", [old, "chosen"].sort()]);
    // The next visit finds it whole.
    await rename(join(folder, "away.svg"), join(folder, "icon.svg"));
    await page.reload();
    await becomes(page, "update");
    mistakes.length = 0;
  }));

test("without a worker the app says that it needs the network", () =>
  play(app, {}, async (player) => {
    assert.match(await about(player), /Needs the network\.$/);
  }));

/** Runs before the page: the app is long in coming, and what moves is noted. */
function slow() {
  window.shifts = [];
  // What follows a tap within half a second answers it: a full hand needs less of the keys.
  const unasked = (list) => list.getEntries().filter((entry) => !entry.hadRecentInput);
  const note = (list) => window.shifts.push(...unasked(list).map((entry) => entry.value));
  new PerformanceObserver(note).observe({ type: "layout-shift", buffered: true });
}

/** Keeps the app from coming to the pages of a visit, so that their first screen stays, until `go`. */
function heldBack() {
  let go;
  const gone = new Promise((done) => (go = done));
  return { hold: (page) => page.route("**/*.wasm", (route) => gone.then(() => route.continue())), go: () => go() };
}

/** A visit that is in time for the first screen. `go` lets the app come. */
function early(view, steps) {
  const { hold: before, go } = heldBack();
  return app.visit({ width: 390, height: 844, ...view, early: true, init: slow, before }, (visit) =>
    steps(new Player(visit.page), { ...visit, go }),
  );
}

/** The same player comes again and enters tiles before the app is there. */
async function enterEarly(player, tiles) {
  const { hold, go } = heldBack();
  await hold(player.page);
  const loaded = player.page.reload();
  await player.page.locator("[data-ready=false]").waitFor();
  await player.enter(tiles);
  go();
  await loaded;
}

/** Where every control is, and what it is called. */
function places() {
  return [...document.querySelectorAll(".app button, .app select, .app h2, .app p")]
    .filter((one) => one.checkVisibility())
    .map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [one.getAttribute("aria-label") ?? one.textContent, x, y, width, height].join(" ");
    });
}

for (const [width, height] of [[360, 640], ...more([1280, 800], [390, 844])]) {
  test(`${width}x${height}: the first screen is there before the app, and the app moves nothing`, () =>
    early({ width, height }, async (player, { page, go, shot }) => {
      await player.palette.waitFor();
      assert.equal(await page.locator("[data-ready=false]").count(), 1);
      for (const key of KEYS) assert.equal(await player.key(key).count(), 1, key);
      const before = await page.evaluate(places);
      await shot(`${width}-first-screen`);
      go();
      await page.locator("[data-ready=true]").waitFor();
      assert.deepEqual(await page.evaluate(places), before);
      assert.deepEqual(await page.evaluate(() => window.shifts), []);
    }));
}

rare("a page that comes slowly shows nothing before its first screen is whole, so nothing moves", async () => {
  const site = await start({ pause: 30 });
  try {
    for (const [width, height] of [[360, 640], [1280, 800]]) {
      await site.visit({ width, height, init: slow }, async ({ page }) => {
        assert.deepEqual(await page.evaluate(() => window.shifts), [], `${width}x${height}`);
      });
    }
  } finally {
    await site.stop();
  }
});

rare("who reads another language sees tiles at first, and no English", () =>
  early({ context: { locale: "ja-JP" } }, async (player, { page, go }) => {
    const colour = (one) => one.evaluate((node) => getComputedStyle(node).color);
    const title = page.getByRole("heading", { level: 2 }).first();
    assert.equal(await colour(title), "rgba(0, 0, 0, 0)");
    assert.ok(await player.key("5 man").isVisible());
    go();
    await page.locator("[data-ready=true]").waitFor();
    assert.notEqual(await colour(title), "rgba(0, 0, 0, 0)");
  }));

test("taps before the app is there are not lost", () =>
  early({}, async (player, { page, go }) => {
    await player.enter("2m0p");
    await player.tap(player.key("Delete last tile"));
    await player.enter("340p7z");
    // Beside a key there is none, and the next one is heard.
    await page.locator(".palette .cell").first().dispatchEvent("click");
    await player.enter("9s");
    go();
    await page.locator("[data-ready=true]").waitFor();
    await player.button("Red in the hand").waitFor();
    const held = ["2 man", "3 pin", "4 pin", "red 5 pin", "9 sou", "Red"].map((name) => `${name} in the hand`);
    assert.deepEqual(await player.held(), held);
    // A full hand is answered, which takes room; before that nothing moves when the app comes.
    assert.deepEqual(await page.evaluate(() => window.shifts), []);
    await player.enter("1z");
    assert.equal((await player.held()).length, 7, "and none comes twice");
  }));

rare("tiles tapped before the app is there are seen at once, in order, and can be taken back", () =>
  early({}, async (player, { page, go, shot }) => {
    const hand = page.locator("#shell").getByRole("group", { name: "Hand", exact: true });
    const seen = () => hand.getByRole("img").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    // The order of a hand: by suit and number, the red five before the others.
    await player.enter("7z2m5p0p1m");
    assert.deepEqual(await seen(), ["1 man", "2 man", "red 5 pin", "5 pin", "Red"]);
    assert.match(await page.locator("#shell").getByRole("status").textContent(), /1 man, 2 man, red 5 pin/, "and are told");
    await player.tap(player.key("Delete last tile"));
    assert.deepEqual(await seen(), ["2 man", "red 5 pin", "5 pin", "Red"]);
    await player.tap(player.key("New hand"));
    assert.deepEqual(await seen(), []);
    assert.equal(await hand.locator(".slot").count(), 14);
    // No fifth of a kind, no second red five, no fifteenth; what came last has won.
    await player.enter("00555p1111z1z123s9m99s7m");
    const fives = ["red 5 pin", "5 pin", "5 pin", "5 pin"];
    const winds = ["East", "East", "East", "East"];
    assert.deepEqual(await seen(), ["9 man", ...fives, "1 sou", "2 sou", "3 sou", "9 sou", ...winds, "9 sou"]);
    await shot("390-first-tiles");
    const places = (part) =>
      [...part.querySelectorAll(".strip > *")].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(" ");
      });
    const before = await page.locator("#shell").evaluate(places);
    go();
    await page.locator("[data-ready=true]").waitFor();
    await page.locator("#app .held.won").waitFor();
    assert.deepEqual(await page.locator("#app").evaluate(places), before, "the app has them where they were");
  }));

rare("taps before the app is there are not lost where the last visit left a table and no hand", () =>
  play(app, {}, async (player) => {
    await player.choose("Seat wind", "West");
    await enterEarly(player, "9s");
    await player.button("9 sou in the hand").waitFor();
    assert.deepEqual(await player.held(), ["9 sou in the hand"]);
    assert.equal((await player.state()).lists["Seat wind"], "West");
  }));

test("a tap on the bar before the app is there is seen at once, and the last one counts", () =>
  early({}, async (player, { page, go }) => {
    const bar = page.locator("#shell").getByRole("navigation");
    for (const name of ["Learn", "Table"]) await player.button(name, bar).click();
    assert.deepEqual(await bar.getByRole("button", { pressed: true }).allInnerTexts(), ["Table"]);
    await player.enter("2m");
    go();
    await page.getByRole("dialog", { name: "Table", exact: true }).waitFor();
    assert.equal(await page.getByRole("dialog").count(), 1);
    assert.equal(await page.locator(".held").first().getAttribute("aria-label"), "2 man in the hand");
  }));

for (const [how, isOpen] of [["is still open", true], ...more(["was closed again", false])])
  test(`a menu that ${how} before the app is there is so behind it`, () =>
    early({}, async (player, { page, go }) => {
      await player.button("More").click();
      await page.locator("#shell [popover]").waitFor();
      if (!isOpen) await player.button("More").click();
      go();
      await page.locator("[data-ready=true]").waitFor();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      assert.equal(await page.locator("#menu, [popover]").first().isVisible(), isOpen);
    }));

test("taps before a kept hand is on the screen do not change it", () =>
  play(app, {}, async (player) => {
    await player.enter("234m");
    await enterEarly(player, "9s");
    assert.deepEqual(await player.held(), ["2 man in the hand", "3 man in the hand", "4 man in the hand"]);
  }));

test("an app that cannot start says so", () =>
  app.visit({ early: true, before: (page) => page.route("**/*.wasm", (route) => route.abort()) }, async ({ page, mistakes }) => {
    await page.getByRole("alert").waitFor();
    // The complaints come when they come.
    const all = ["exception", "request: ", "Failed to load resource"];
    await until(() => all.every((part) => mistakes.some((one) => one.includes(part))));
    mistakes.length = 0;
  }));

test("installable: the manifest, its icons, and a colour", () =>
  play(app, {}, async (player, { page, url }) => {
    const devtools = await page.context().newCDPSession(page);
    const { errors, url: found } = await devtools.send("Page.getAppManifest");
    assert.deepEqual([errors, found], [[], `${url}app.webmanifest`]);
    const problems = await devtools.send("Page.getInstallabilityErrors");
    // A profile without a history is no place to install to.
    assert.deepEqual(problems.installabilityErrors.filter((one) => one.errorId !== "in-incognito"), []);
    const manifest = await page.evaluate(() => fetch("app.webmanifest").then((one) => one.json()));
    assert.ok(manifest.name && manifest.short_name && manifest.lang && manifest.theme_color && manifest.background_color);
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      if (sizes !== "any") assert.equal(size, sizes, src);
    }
    assert.ok(manifest.icons.some((one) => one.purpose === "maskable"));
    assert.equal(await page.locator("link[rel=apple-touch-icon]").count(), 1);
  }));

test("nothing is asked of anybody else", () =>
  play(app, {}, async (player, { page, url }) => {
    const others = [];
    page.on("request", (request) => request.url().startsWith(url) || request.url().startsWith("data:") || others.push(request.url()));
    await page.reload();
    await sample(player);
    assert.deepEqual(others, []);
  }));
