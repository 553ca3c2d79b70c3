// The pages of rulesets that are read without a program: each of them as a file, some of them as seen, and in a frame.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";

import { audit } from "./axe.mjs";
import { app, CALCULATOR, heard, inside, LISTEN, quiet, SCRIPT, visit } from "./club.mjs";
import { dist, ids, more, rare, test } from "./harness.mjs";

const LANGUAGES = ["en", "ja", "ko", "zh-Hans", "zh-Hant", "de", "es", "pt-BR", "it", "fr", "ru", "pl"];
const place = (id, tag) => `rules/${id}/${tag === "en" ? "" : `${tag}/`}`;
const COUNTS = JSON.parse(await readFile(new URL("yaku-count.json", import.meta.url)));
/** The address that the site was built for, if it was for one. */
const SITE = (await readFile(join(dist, "index.html"), "utf8")).match(/rel="canonical" href="([^"]*)"/)?.[1] ?? "none";
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);

test("every page is whole: its words, its links, its languages, its size", async () => {
  const titles = new Set();
  for (const id of ids()) {
    for (const tag of LANGUAGES) {
      const folder = join(dist, place(id, tag));
      const html = await readFile(join(folder, "index.html"), "utf8");
      const said = `${id} ${tag}`;
      assert.ok(gzipSync(html, { level: 9 }).length <= 25_000, said);
      assert.match(html, new RegExp(`^<!doctype html>\\n<html lang="${tag}"`), said);
      assert.doesNotMatch(html, /<script|\{\{|style=/, said);
      if (COUNTS[id]) assert.equal(all(html, /(data-yaku)=/g).length, COUNTS[id], said);
      for (const part of ["ref-yaku", "ref-limits", "ref-rules"]) assert.match(html, new RegExp(`id="${part}"`), said);
      // A file that another kind of host may have nowhere else.
      for (const to of all(html, /(?:href|src)="(?!https?:|#)([^"#?]*)/g)) {
        const file = join(folder, to.replace(/(^|\/)$/, "$1index.html"));
        assert.ok(existsSync(file), `${said}: ${to}`);
      }
      // All pages of a ruleset name each other, and themselves.
      const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)];
      const named = Object.fromEntries(links.map(([, lang, to]) => [lang, `${relative(dist, to.startsWith(SITE) ? join(dist, to.slice(SITE.length)) : join(folder, to))}/`]));
      assert.deepEqual(named, { ...Object.fromEntries(LANGUAGES.map((lang) => [lang, place(id, lang)])), "x-default": place(id, "en") }, said);
      titles.add(`${tag} ${html.match(/<title>([^<]*)/)[1]}`);
      assert.match(html, /<meta name="description" content="[^"]{30,}"/, said);
    }
  }
  assert.equal(titles.size, ids().length * LANGUAGES.length);
});

test("the list leads to each page, and nothing is forbidden to search engines", async () => {
  const html = await readFile(join(dist, "rules/index.html"), "utf8");
  for (const id of ids()) for (const tag of LANGUAGES) assert.ok(html.includes(`href="${place(id, tag).slice("rules/".length)}"`), `${id} ${tag}`);
  assert.match(await readFile(join(dist, "robots.txt"), "utf8"), /^User-agent: \*\nDisallow:\n/);
  const worker = await readFile(join(dist, "sw.js"), "utf8");
  for (const name of ["rules/", "robots.txt", "embed/1/page.js"]) assert.ok(!worker.includes(`"${name}`), name);
  const map = await readFile(join(dist, "sitemap.xml"), "utf8").catch(() => "");
  const listed = all(map, /<loc>([^<]*)/g);
  assert.equal(listed.length, SITE === "none" ? 0 : 2 + ids().length * LANGUAGES.length);
  for (const address of listed) assert.ok(address.startsWith(SITE) && existsSync(join(dist, address.slice(SITE.length), "index.html")), address);
});

test("who reads the start without running it is told what Tensu is, and not that something broke", () =>
  visit(`<iframe src="{{site}}" title="Tensu" sandbox></iframe>`, async ({ page, mistakes }) => {
    const there = page.frameLocator("iframe");
    await there.getByRole("heading", { name: "what a mahjong hand is worth" }).waitFor();
    const text = await there.locator("body").evaluate((body) => body.textContent);
    assert.doesNotMatch(text, /went wrong|schiefgegangen|問題が/);
    assert.equal(await there.getByRole("link", { name: "The rules of each ruleset" }).evaluate((link) => link.href), `${app.url}rules/`);
    mistakes.length = 0;
  }));

const SIZES = [[360, 640, false], ...more([390, 844, true], [1280, 800, false], [320, 568, true])];
const READ = [["en", "tenhou", /Tenhou[\s\S]*45 yaku/], ["ja", "cheatsheet", /平和/], ["ru", "shanghai", /Яку/], ...more(["de", "korean", /Punkte/], ["zh-Hant", "mcr_mil", /番/], ["ko", "hong_kong", /판|번/])];

for (const [width, height, dark] of SIZES)
  test(`${width} x ${height}: a page without a script is read, nothing is cut, and axe finds nothing`, async () => {
    for (const [tag, id, line] of READ)
      await app.visit({ width, height, dark, early: true, path: place(id, tag) }, async ({ page, shot }) => {
        assert.match(await page.locator("main").innerText(), line);
        const tile = page.locator(".laid .tile").first();
        assert.match(await tile.evaluate((one) => getComputedStyle(one).backgroundImage), /tiles\.svg/);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${id} ${tag}: ${wide}`);
        await shot(`rules-${id}-${tag}-${width}-${dark ? "dark" : "light"}`);
      });
    const [tag, id] = READ[0];
    await app.visit({ width, height, dark, early: true, path: place(id, tag) }, async ({ page }) => assert.deepEqual(await audit(page), []));
  });

test("its links lead to the calculator with these rules, and to another language", () =>
  app.visit({ early: true, path: place("ema_2025", "de") }, async ({ page }) => {
    await page.getByRole("link", { name: "日本語" }).click();
    await page.waitForURL(/rules\/ema_2025\/ja\/$/);
    await page.locator(".page-open a").click();
    await page.locator("[data-ready=true]").waitFor();
    assert.equal(await page.locator("select").first().evaluate((list) => list.selectedOptions[0].text), "EMA 2025");
  }));

rare("on paper it is whole", () =>
  app.visit({ early: true, path: place("tenhou", "en") }, async ({ page }) => {
    const pages = await page.pdf({ format: "A4" }).then((pdf) => pdf.toString("latin1").match(/\/Type \/Page\b/g).length);
    assert.ok(pages > 3, `${pages} pages`);
  }));

/** What a frame loads, by name. */
const loads = (there) => there.locator("html").evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name.split("/").slice(-3).join("/")));
const isApp = (names) => names.some((name) => /\.wasm/.test(name));
const element = (attributes) => `${LISTEN}<${CALCULATOR} view="reference" loading="eager" ${attributes}></${CALCULATOR}>${SCRIPT}`;

test("a frame shows a ruleset without the app, folded, in its language, and tells its height", () =>
  visit(element('ruleset="tenhou" lang="de" theme="dark"'), async ({ page, shot }) => {
    const there = await inside(page);
    assert.match((await heard(page, "ready")).version, /^\d+\.\d+\.\d+$/);
    const before = (await heard(page, "resize")).height;
    assert.ok(before > 200 && before < 900, `${before}`);
    assert.equal(await there.locator("html").getAttribute("lang"), "de");
    assert.equal(await there.locator("html").getAttribute("data-theme"), "dark");
    assert.equal(await there.locator("details.ref-part[open]").count(), 0);
    await shot("rules-frame-folded");
    await there.getByRole("heading", { name: "Yaku" }).click();
    await there.locator("[data-yaku=pinfu]").waitFor();
    await page.waitForFunction((before) => told.findLast(({ type }) => type === "resize").height > before + 500, before);
    assert.equal(await there.locator(".frame-open").evaluate((link) => link.href), `${app.url}#1/tenhou/ron`);
    assert.equal(isApp(await loads(there)), false);
    const bytes = await there.locator("html").evaluate(() => performance.getEntriesByType("resource").reduce((sum, one) => sum + one.decodedBodySize, 0));
    assert.ok(bytes < 500_000, `${bytes}`);
    await quiet(page);
  }));

test("what it is asked it does, and what it cannot do the app does from there", () =>
  visit(element('ruleset="tenhou" lang="en" club="Club X"'), async ({ page }) => {
    const there = await inside(page);
    assert.equal(await there.locator(".frame-head h1").innerText(), "Club X");
    const ask = (name, ...words) => page.evaluate(([name, words]) => document.querySelector("tensu-calculator")[name](...words), [name, words]);
    assert.equal(await ask("getState"), "1/tenhou/ron");
    assert.equal(await ask("setRules", "ema_2025"), "1/ema_2025/ron");
    await there.locator(".rules-name").getByText("EMA 2025").waitFor();
    assert.equal((await heard(page, "change")).state, "1/ema_2025/ron");
    assert.equal(isApp(await loads(there)), false);
    const state = "1/tenhou/name=X/kiriage=true/ron";
    // Both wait for the app, and are answered in their order.
    const two = await page.evaluate(async () => {
      const one = document.querySelector("tensu-calculator");
      return Promise.all([one.getState(), one.setRules("tensu-rules:1 base=tenhou name=X kiriage=true"), one.getState()]);
    });
    assert.deepEqual(two, ["1/ema_2025/ron", state, state]);
    assert.equal(isApp(await loads(there)), true);
    await there.locator("#ref-own").waitFor();
    assert.equal(await page.evaluate(() => told.filter(({ type }) => type === "ready").length), 1);
    await quiet(page);
  }));

test("rules of a house, a hand, other names or colours go on as before", async () => {
  const rules = 'rules="tensu-rules:1 base=tenhou name=X kiriage=true"';
  for (const attributes of [rules, ...more('ruleset="tenhou" terms="kanji"', 'ruleset="tenhou" accent="#008080"', "", 'ruleset="tenhou" hand="1m"')])
    await visit(element(attributes), async ({ page }) => {
      const there = await inside(page);
      await there.locator(".ref-filter, details.ref-part").first().waitFor();
      assert.equal(isApp(await loads(there)), true, attributes);
    });
});

test("a ruleset that there is not is told as before", () =>
  visit(element('ruleset="nowhere"'), async ({ page, mistakes }) => {
    assert.equal((await heard(page, "error")).code, "ruleset");
    mistakes.length = 0;
  }));

test("in a sandbox, with its rules fixed: they stay", () =>
  visit(`<iframe src="{{site}}embed/1/?view=reference&ruleset=tenhou&lang=fr&lock&height=auto" title="Tensu" width="300" height="900" sandbox="allow-scripts"></iframe>`, async ({ page, shot }) => {
    const there = await inside(page);
    await there.getByRole("heading", { name: "Yaku" }).click();
    const tile = there.locator(".laid .tile").first();
    await tile.waitFor();
    await shot("rules-frame-sandbox");
    assert.equal(isApp(await loads(there)), false);
  }));

test("at an address of its own a frame is the app, which is kept", () =>
  app.visit({ path: "embed/1/?lang=en&view=reference&ruleset=tenhou" }, async ({ page }) => {
    await page.locator(".ref-filter").waitFor({ state: "attached" });
  }));

rare("with an older site around it a frame has no such pages, and the app shows them", () =>
  visit(element('ruleset="tenhou" lang="en"'), async ({ page, mistakes }) => {
    const there = await inside(page);
    await there.locator("details.ref-part").first().waitFor();
    assert.equal(isApp(await loads(there)), true);
    mistakes.length = 0;
  }, { before: (page) => page.route("**/rules/**", (route) => route.fulfill({ status: 404, body: "" })) }));
