// Every screen in every language: nothing cut off, nothing unnamed, nothing left in English; pictures in target/screenshots.

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { more, rare, start, test, textSize } from "./harness.mjs";
import { button, entry, LANGUAGES, open, screens, SPOKEN } from "./scenes.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const PHONE = [360, 640];
const DESK = [1280, 800];

/** What cannot be read as it stands, as a list. */
function faults() {
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 60);
  const all = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth) all.push(`the page is ${root.scrollWidth - innerWidth} px too wide`);
  const dialog = document.querySelector("dialog[open]");
  const texts = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const [node, one] = [texts.currentNode, texts.currentNode.parentElement];
    if (!node.data.trim() || one.closest("svg, .unseen, option, script, style, noscript, textarea") || !shown(one)) continue;
    if (/[{}]/.test(node.data)) all.push(`braces: ${short(node.data)}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 1);
    // Outside of its control, or of what hides it, or of the screen.
    for (let outer = one; outer; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      if (style.clipPath !== "none" && style.position === "absolute") break;
      const box = outer.getBoundingClientRect();
      const scrolls = /auto|scroll/.test(style.overflowX) && outer.scrollWidth > outer.clientWidth;
      const control = outer.matches("button, th, td");
      const cuts = style.overflowX !== "visible" || outer === document.documentElement;
      const wide = rects.some((rect) => rect.left < box.left - 1 || rect.right > box.right + 1);
      const high = rects.some((rect) => rect.top < box.top - 2 || rect.bottom > box.bottom + 2);
      if (scrolls) break;
      if ((control || cuts) && wide) all.push(`too wide for ${outer.tagName}.${outer.className}: ${short(node.data)}`);
      if ((control || (cuts && style.overflowY === "hidden")) && high) all.push(`too high for ${outer.tagName}.${outer.className}: ${short(node.data)}`);
    }
  }
  // A list shows its choice whole; the ruleset's is written over it.
  const canvas = document.createElement("canvas").getContext("2d");
  for (const list of (dialog ?? document).querySelectorAll("select")) {
    if (!shown(list) || list.closest(".pick.wide, .which-rules") || !list.selectedOptions[0]) continue;
    const style = getComputedStyle(list);
    canvas.font = style.font;
    const text = list.selectedOptions[0].text;
    const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (canvas.measureText(text).width > room + 1) all.push(`too wide for its list: ${text}`);
  }
  // A tile is no larger than a key, and no speck.
  for (const one of (dialog ?? document).querySelectorAll(".tile")) {
    const { width } = one.getBoundingClientRect();
    if (shown(one) && (width < 8 || width > 80)) all.push(`a tile ${Math.round(width)} px wide in .${one.parentElement.className}`);
  }
  for (const one of document.querySelectorAll("button, select, input, textarea, [role=img], [role=group], section, dialog")) {
    const label = one.closest("label") ?? one;
    const name = one.getAttribute("aria-label") || one.getAttribute("aria-labelledby") || (one.matches("select") ? label !== one && label.textContent : label.textContent);
    if (shown(one) && !name?.trim()) all.push(`no name: ${one.outerHTML.slice(0, 90)}`);
  }
  return [...new Set(all)];
}

/** All sentences and names that are on the screen or read out, but for the names of rulesets, sources and languages. */
function said() {
  const foreign = "svg, script, style, textarea, kbd, code, .pick.wide, .room-rules, .which-rules, .rules-name, .ruleset, .facts, .compare, .boxed, html [lang]";
  const top = document.querySelector("dialog[open]") ?? document.querySelector(".menu:popover-open") ?? document.querySelector(".app");
  const texts = new Set();
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement.closest(foreign)) texts.add(walker.currentNode.data.trim());
  }
  for (const one of top.querySelectorAll("[aria-label], [title]")) {
    if (one.closest(foreign)) continue;
    texts.add(one.getAttribute("aria-label")?.trim());
    texts.add(one.getAttribute("title")?.trim());
  }
  return [...texts].filter((text) => /\p{L}{2}/u.test(text ?? ""));
}

// Languages with letters of their own, or none, have no reason to say anything in Latin ones but a name.
const NAMES = ["Tensu", "Riichi Mahjong Cheatsheet, Connor Ashcroft, 2026", "HTML", "iframe", "WordPress", "Markdown", "WordPress [tensu]", "Hugo", "Jekyll, MkDocs", "Ghost", "Google Sites", "Discord", "tensu-hand", "CSP"];
const ENGLISH = /\b(the|of|is|are|and|with|not|this|your|you|by|tiles?|won)\b/i;

/** Whether a text that is the same in English was forgotten; German and French call yaku in romaji, and rulesets have names in Latin letters. */
function forgotten(text, language) {
  if (NAMES.includes(text)) return false;
  return /^(ja|ko|zh)/.test(language) ? /[a-z]{3}/i.test(text) : ENGLISH.test(text);
}

/** Every screen in a language, with a picture of each: what is said there, and what is wrong there. */
async function walk(language, width, height) {
  const seen = new Map();
  await open(app, language, { width, height }, ({ page, shot }) =>
    screens(page, async (name) => {
      await shot(`language-${language}-${width}-${name}`);
      const wrong = await page.evaluate(faults);
      const lang = await page.evaluate(() => document.documentElement.lang);
      if (lang !== language) wrong.push(`lang is ${lang}`);
      seen.set(name, { texts: await page.evaluate(said), wrong });
    }),
  );
  return seen;
}

const walks = new Map();

/** The walk in English, which every other language is held against: once for each width, whichever test wants it first. */
function english(width, height) {
  if (!walks.has(width)) walks.set(width, walk("en", width, height));
  return walks.get(width);
}

for (const language of LANGUAGES) {
  const views = SPOKEN.includes(language) || language === "en" ? [PHONE, ...more(DESK)] : more(PHONE, DESK);
  for (const [width, height] of views) {
    test(`${language}, ${width}x${height}: nothing cut off, nothing unnamed, nothing left in English`, async () => {
      const original = await english(width, height);
      const seen = language === "en" ? original : await walk(language, width, height);
      const all = {};
      for (const [name, { texts, wrong }] of seen) {
        const same = language === "en" ? [] : texts.filter((text) => original.get(name).texts.includes(text) && forgotten(text, language));
        const found = [...wrong, ...same.map((text) => `English: ${text}`)];
        if (found.length) all[name] = found;
      }
      assert.deepEqual(all, {});
    });
  }
}

/** What lies in the hand, drawn or as pictures. */
const tiles = (page) => page.locator(".strip .held").evaluateAll((all) => all.map((one) => one.innerHTML.match(/\bt-\w+/)?.[0]));

test("another language keeps the hand, and the next visit speaks it", () =>
  open(app, "en", { width: 390, height: 844 }, async ({ page }) => {
    await page.keyboard.type("234m340p66p678s56s7s");
    const held = await tiles(page);
    assert.equal(held.length, 14);
    for (const [at, language] of [...LANGUAGES.entries()].reverse()) {
      await page.locator("#menu-button").click();
      await page.locator("#menu select").first().selectOption({ index: at });
      await page.waitForFunction((language) => document.documentElement.lang === language, language);
      assert.deepEqual(await tiles(page), held, language);
      await page.keyboard.press("Escape");
    }
    await page.locator("#menu-button").click();
    await page.locator("#menu select").first().selectOption({ index: 5 });
    await page.waitForFunction(() => document.documentElement.lang === "de");
    await page.reload();
    await page.locator(".palette").waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), "de");
    assert.deepEqual(await tiles(page), held);
  }));

test("at the table of a small phone names are whole beside the longest winds, and so is what was recorded", () =>
  open(app, "pl", { width: 360, height: 640 }, async ({ page }) => {
    await entry("Table")(page);
    const inside = "dialog[open]";
    const names = ["Agnieszka", "Paweł", "Małgorzata", "Jan"];
    for (const [at, name] of names.entries()) await page.locator(`${inside} .evening-start input`).nth(at).fill(name);
    await button(inside, "Start")(page);
    const cut = () => {
      const told = document.querySelector(".evening-told");
      const all = [...document.querySelectorAll(".seat-called")].filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent);
      return told && told.scrollHeight > told.clientHeight + 1 ? [...all, told.textContent] : all;
    };
    const whole = async () => assert.deepEqual(await page.evaluate(cut), []);
    await page.locator(".seat-card").first().waitFor();
    await whole();
    await button(inside, "Draw")(page);
    // Under the sheet the cards are a strip.
    await page.locator(".small .seat-card").nth(3).waitFor();
    await whole();
    for (const at of [0, 2]) await page.locator(".small .seat-card").nth(at).click();
    await button(inside, "Record")(page);
    await page.locator(".felt:not(.small)").waitFor();
    await whole();
    await button(inside, "Other")(page);
    await button(inside, "Chombo")(page);
    await page.locator(inside).getByRole("button", { name: "Małgorzata", exact: true }).click();
    await page.locator(".felt:not(.small)").waitFor();
    await whole();
  }));

test("a language that cannot be loaded says so, and the list shows the one that is spoken", () =>
  open(app, "en", { width: 390, height: 844 }, async ({ page }) => {
    await page.locator("#menu-button").click();
    const list = page.locator("#menu select").first();
    const before = await list.elementHandle();
    // As when another window has taken a new build, and the files of this one are gone; what the menu holds has come.
    await page.evaluate(() => (window.fetch = async () => new Response("", { status: 404 })));
    await list.selectOption({ index: 5 });
    await page.waitForFunction((old) => !old.isConnected, before);
    assert.equal(await list.evaluate((one) => one.selectedOptions[0].textContent), "English");
    await page.keyboard.press("Escape");
    const notice = page.locator(".notice").getByText("This language cannot be loaded now.");
    await notice.waitFor();
    // It is told again to who tries again.
    await page.getByRole("button", { name: "OK", exact: true }).click();
    await notice.waitFor({ state: "detached" });
    await page.locator("#menu-button").click();
    await list.selectOption({ index: 6 });
    await notice.waitFor({ state: "attached" });
  }));

test("of two languages or terms chosen at once the last one stays, however slow each is", () =>
  open(app, "en", { width: 390, height: 844 }, async ({ page }) => {
    // The next file that is wanted comes when it is let through, the others at once.
    const hold = () =>
      page.evaluate(() => {
        const { fetch } = window;
        window.came = false;
        window.fetch = async (...asked) => {
          window.fetch = fetch;
          await new Promise((come) => (window.come = come));
          const answer = await fetch(...asked);
          // Late enough for whatever would follow it.
          setTimeout(() => (window.came = true), 300);
          return answer;
        };
      });
    const come = async () => {
      await page.evaluate(() => window.come());
      await page.waitForFunction(() => window.came);
    };
    await page.locator("#menu-button").click();
    const list = page.locator("#languages");
    await list.waitFor();
    await hold();
    await list.selectOption("Deutsch");
    await list.selectOption("Français");
    await page.waitForFunction(() => document.documentElement.lang === "fr");
    await come();
    const spoken = await list.evaluate((one) => one.selectedOptions[0].lang);
    assert.deepEqual(await page.evaluate(() => [document.documentElement.lang, localStorage.getItem("tensu/language")]), ["fr", "fr"]);
    assert.equal(spoken, "fr");
    // Korean names are in a file, those in kanji are there.
    const terms = page.locator("#terms");
    await hold();
    const [korean, kanji] = await terms.evaluate(({ options }) => [options.length - 1, options.length - 3]);
    await terms.selectOption({ index: korean });
    await terms.selectOption({ index: kanji });
    await page.waitForFunction(() => localStorage.getItem("tensu/terms") === "kanji");
    await come();
    assert.equal(await page.evaluate(() => localStorage.getItem("tensu/terms")), "kanji");
    assert.equal(await terms.evaluate((one) => one.selectedIndex), kanji);
  }));

test("another window of the app speaks, looks and plays by the same rules, and keeps its hand", () =>
  open(app, "en", { width: 1280, height: 800 }, async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto(page.url());
    await other.locator("[data-ready=true]").waitFor();
    await page.keyboard.type("234m");
    await other.keyboard.type("99p");
    const toggle = async (at, rule) => {
      await at.bringToFront();
      await at.getByRole("button", { name: "Rules", exact: true }).click();
      await at.getByRole("switch", { name: rule }).click();
      await at.keyboard.press("Escape");
    };
    const set = (at) => at.evaluate(() => localStorage.getItem("tensu/rules"));
    await toggle(page, /60 fu 3 han are a mangan/);
    const first = await set(page);
    // The other one plays by them, and changes one more.
    await other.getByRole("combobox", { name: "Ruleset" }).selectOption({ label: decodeURIComponent(/name=(\S+)/.exec(first)[1]) });
    await toggle(other, /ippatsu/);
    await page.waitForFunction((first) => localStorage.getItem("tensu/rules") !== first, first);
    const second = await set(page);
    await toggle(page, /60 fu 3 han are a mangan/);
    await page.waitForFunction((second) => localStorage.getItem("tensu/rules") !== second, second);
    const third = await set(page);
    assert.match(second, /kiriage=\w+.*ippatsu=|ippatsu=.*kiriage=/);
    assert.ok(/ippatsu=/.test(third) && !/kiriage=/.test(third), third);
    await page.locator("#menu-button").click();
    await page.locator("#languages").selectOption("Deutsch");
    await page.getByRole("button", { name: "Dunkel", exact: true }).click();
    await other.waitForFunction(() => document.documentElement.lang === "de" && document.documentElement.dataset.theme === "dark");
    assert.deepEqual([await tiles(page), await tiles(other)].map((held) => held.length), [3, 2]);
  }));

// All simples, 平和 and red five under each kind of names; the rest of the page stays German.
const TERMS = [
  [1, "断么九"],
  [2, "All Simples"],
  [3, "탕야오"],
  [0, "Tanyao"],
];

// Polish has the longest winds.
for (const language of ["pl", ...more(...LANGUAGES.filter((one) => one !== "pl"))]) {
  test(`${language}, 360x640: the bar is one line, and the last row of keys whole, whatever the winds`, () =>
    open(app, language, { width: 360, height: 640 }, async ({ page }) => {
      const winds = page.locator(".bar .pick:not(.wide) select");
      const measure = () => {
        const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
        const middles = boxes(".bar > .pick").map(({ top, bottom }) => (top + bottom) / 2);
        return [Math.max(...middles) - Math.min(...middles), Math.max(...boxes(".palette button").map(({ bottom }) => bottom)) - innerHeight];
      };
      for (const round of [0, 1, 2, 3]) {
        for (const seat of [0, 1, 2, 3]) {
          await winds.nth(0).selectOption({ index: round });
          await winds.nth(1).selectOption({ index: seat });
          const [apart, below] = await page.evaluate(measure);
          assert.ok(apart < 20 && below <= 0, `round ${round}, seat ${seat}: ${apart} apart, ${below} below`);
        }
      }
    }));
}

/** What sticks out of the window at its right, and switches whose names do not fit. */
function cut() {
  const out = [...document.querySelectorAll(".bar *, .shelf *, .thumb *, .situation *, .fields *")].filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5);
  const full = [...document.querySelectorAll(".situation > *")].filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1);
  return [...out, ...full].map((one) => one.textContent.slice(0, 30));
}

for (const language of SPOKEN) {
  rare(`the switches of every ruleset fit (${language})`, async () => {
    for (const [width, path] of [[360, ""], [320, ""], [320, "embed/1/"], [280, "embed/1/"]])
      await open(app, language, { width, height: 640, path: path && `${path}?lang=${language}` }, async ({ page }) => {
        const list = page.locator(".bar .wide select");
        const count = await list.locator("option").count();
        assert.ok(count >= 17);
        for (let at = 0; at < count; at += 1) {
          await list.selectOption({ index: at });
          const rules = await list.evaluate((one) => one.value);
          assert.deepEqual(await page.evaluate(cut), [], `${rules} at ${width}`);
          const wide = await page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth);
          assert.ok(wide <= 0, `${rules}: ${wide} px wider than ${width}`);
        }
      });
  });
}

test("yaku are called as chosen, whatever the language", () =>
  open(app, "de", { width: 1280, height: 800 }, async ({ page }) => {
    await page.keyboard.type("234m340p66p678s56s7s");
    for (const [at, name] of TERMS) {
      await page.locator("#menu-button").click();
      await page.locator("#menu select").nth(1).selectOption({ index: at });
      // Beside the keys the list of the explanation has them.
      await page.locator(".explain .lines").getByText(name).first().waitFor();
      await page.waitForFunction(() => document.activeElement.id === "terms");
      await page.keyboard.press("Escape");
      assert.equal(await page.evaluate(() => document.documentElement.lang), "de");
      assert.equal(await page.getByRole("region", { name: "Ergebnis" }).count(), 1, name);
    }
  }));

/** Controls whose middle cannot be touched, each scrolled to; what was below the edge of the panel is drawn a frame after it came in. */
async function covered(controls) {
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const covering = (control) => {
    const box = control.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const inside = box.left >= -1 && box.right <= innerWidth + 1;
    return inside && control.contains(hit) ? [] : [`${control.getAttribute("aria-label") ?? control.textContent}: ${hit?.outerHTML.slice(0, 80)}`];
  };
  const found = [];
  for (const control of controls) {
    control.scrollIntoViewIfNeeded();
    if (!covering(control).length) continue;
    await frame();
    control.scrollIntoView({ block: "nearest" });
    found.push(...covering(control));
  }
  return found;
}

const LARGE = [
  ["text of twice the size, 390x844", 390, 844, 32],
  ["text of twice the size, 1280x800", 1280, 800, 32],
  ["a phone on its side", 844, 390, 16],
];

for (const language of ["de", ...more("ja")]) {
  for (const [name, width, height, size] of [LARGE[0], ...more(...LARGE.slice(1))]) {
    rare(`${language}, ${name}: everything can be reached`, () =>
      open(app, language, { width, height }, async ({ page, shot }) => {
        const wrong = {};
        await screens(page, async (scene) => {
          await textSize(page, size);
          await shot(`large-${language}-${width}-${scene}`);
          const found = [];
          const wide = await page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth);
          if (wide > 0) found.push(`${wide} px too wide`);
          const top = (await page.locator("dialog[open]").count()) ? "dialog[open] " : (await page.locator(".menu:popover-open").count()) ? ".menu " : "";
          found.push(...(await page.locator(`${top}:is(button, select, input):visible:not(.writing *, [inert] *)`).evaluateAll(covered)));
          if (found.length) wrong[scene] = found;
        });
        assert.deepEqual(wrong, {});
      }));
  }
}
