// The screens of the app, each reached without writing in any language: by keys, by where a control stands, or by
// its name in whatever language the page speaks.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { LANGUAGES } from "../../npm/js/words.js";
import { dist, WHOLE } from "./harness.mjs";

const type = (keys) => (page) => page.keyboard.type(keys);
const tap = (selector, nth = 0) => (page) => page.locator(selector).nth(nth).click();

/** One after the other. */
const all = (...steps) => async (page) => {
  for (const step of steps) await step(page);
};

const choose = (selector, nth, option) => (page) => page.locator(selector).nth(nth).selectOption(option);

/** The texts of a language, a line each: a label has the same line in every file. */
const texts = async (language) => {
  const name = (await readdir(dist)).find((one) => one.startsWith(`lang-${language}-`) && one.endsWith(".txt"));
  return (await readFile(join(dist, name), "utf8")).split("\n");
};

/** A text as a pattern; a space that does not break is a space in a name. */
const pattern = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s/g, "\\s");

/** The buttons that English calls so, in the language of the page; what English calls by one word may have several there. */
const named = async (page, place, english) => {
  const spoken = await texts(await page.evaluate(() => document.documentElement.lang));
  const names = (await texts("en")).flatMap((text, line) => (text === english ? [pattern(spoken[line])] : []));
  assert.ok(names.length, `the app says ${english}`);
  return page.locator(place).getByRole("button", { name: new RegExp(`^(${names.join("|")})$`) });
};

export const button = (place, english) => async (page) => (await named(page, place, english)).click();

/** The menu, and a page by its name in English, wherever it stands: in the bar or in the menu. */
const menu = tap("#menu-button");
export const entry = (english) => async (page) => {
  const place = await named(page, ".app > .nav", english);
  if (await place.isVisible()) return place.click();
  await menu(page);
  await button("#menu", english)(page);
};
const tab = (english) => all(entry("Settle up"), button("dialog[open]", english));

/** A tap right behind another one does nothing there. */
const read = (page) => page.waitForTimeout(320);

const why = async (page) => {
  const button = page.locator("button.why").first();
  if (await button.isVisible()) await button.click();
};

// The hand of the field study: a run of each suit, two indicators, riichi.
const hand = all(type("234m340p66p678s56s7s"), type("1m5p"), tap(".situation .toggle"));

// Every kind of meld that a hand can begin with; an open kan has no key of its own.
const melds = all(type("c4mo1zk5s"), tap(".tools .toggle", 2), type("7z99p"));

// A yakuman by tsumo, with counters and a stick.
const yakuman = all(type("19m19p19s1234567z1zt"), choose(".fields .pick select", 0, { index: 2 }), choose(".fields .pick select", 1, { index: 1 }));

/** On an empty table, and then without leaving it: name, and how to get there from the one before. */
export const TABLES = [
  [
    ["empty", async () => {}],
    ["table", entry("Table")],
    ["quick", entry("Quick score")],
    ["rules", entry("Rules")],
    ["reference", all(entry("Rules"), button("dialog[open]", "Reference"))],
    ["site", all(entry("On your website"), (page) => page.frameLocator(".site-preview").locator("[data-ready=true]").waitFor())],
    ["trust", all(entry("Is it right?"), (page) => page.locator(".verdict").waitFor())],
    ["menu", menu],
  ],
  [
    ["hand", hand],
    ["settle-winners", tab("Winners")],
    ["settle-drawn", tab("Draw")],
    ["settle-nagashi", tab("Nagashi")],
    ["settle-need", tab("Need")],
    ["settle-end", tab("Game end")],
    ["history", entry("History")],
    ["practice", all(entry("Learn"), button("dialog[open]", "Practice"), tap(".practice-next .toggle", 1), read, tap(".practice-answers .toggle", 2), read, tap(".practice-answers .toggle"))],
    ["show", tap(".give-button")],
    ["share", tap(".give-button", 1)],
    ["explained", why],
    ["compare", tap("button.every")],
  ],
  [["waiting", type("1112345678999m")]],
  [["tenpai", type("234m34p66p678s567s")]],
  [["discards", type("147m258p369s12345z")]],
  [["no-yaku", type("123m456p78s99p222s9s")]],
  // Two readings with different fu, under Ari-ari.
  [["fu", all(type("12334m567p11z777z2m"), choose(".bar .wide select", 0, { index: 3 }), why)]],
  [
    ["melded", melds],
    ["meld-menu", tap(".strip .meld")],
  ],
  [["yakuman", all(yakuman, why)]],
];

export { LANGUAGES };

/** What stands for all where nothing but the texts differs: the longest words, and letters that are none of ours. */
export const SPOKEN = WHOLE ? LANGUAGES : ["de"];

/** Opens the app in a language and waits until it plays. */
export const open = (app, language, view, steps) => {
  const init = `if (!localStorage.getItem("tensu/language")) localStorage.setItem("tensu/language", "${language}")`;
  return app.visit({ ...view, init }, async (visit) => {
    // The first screen has one too, until the app takes its place.
    await visit.page.locator("[data-ready=true] .palette").waitFor();
    await steps(visit);
  });
};

/** Every screen in turn, on the same page. */
export async function screens(page, look, tables = TABLES) {
  for (const [i, table] of tables.entries()) {
    if (i) {
      await page.evaluate(() => localStorage.removeItem("tensu/1"));
      await page.reload();
      await page.locator(".palette").waitFor();
    }
    for (const [name, reach] of table) {
      await reach(page);
      await page.mouse.move(0, 0);
      await look(name);
      const over = page.locator("dialog[open], .menu:popover-open");
      if (await over.count()) {
        const address = await page.evaluate(() => (document.querySelector("dialog[open]") ? location.hash : ""));
        await page.keyboard.press("Escape");
        await over.waitFor({ state: "hidden" });
        // The browser goes back when it has time, and a page that loads meanwhile is stopped.
        if (address.startsWith("#/")) await page.waitForFunction((address) => location.hash !== address, address);
      }
    }
  }
}
