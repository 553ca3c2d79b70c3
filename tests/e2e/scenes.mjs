// The screens of the app, each reached without a word of any language: by keys, and by where a control stands.

const type = (keys) => (page) => page.keyboard.type(keys);
const tap = (selector, nth = 0) => (page) => page.locator(selector).nth(nth).click();

/** One after the other. */
const all = (...steps) => async (page) => {
  for (const step of steps) await step(page);
};

const choose = (selector, nth, option) => (page) => page.locator(selector).nth(nth).selectOption(option);

/** The menu, and the page of this address in it. */
const menu = tap("#menu-button");
const entry = (address) => all(menu, tap(`#menu [data-page=${address}]`));
const tab = (nth) => all(entry("settle"), tap(".round .segments .segment", nth));

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
    ["quick", entry("quick")],
    ["rules", entry("rules")],
    ["reference", entry("reference")],
    ["site", all(entry("website"), (page) => page.frameLocator(".site-preview").locator("[data-ready=true]").waitFor())],
    ["trust", all(entry("check"), (page) => page.locator(".verdict").waitFor())],
    ["menu", menu],
  ],
  [
    ["hand", hand],
    ["settle-winners", tab(0)],
    ["settle-drawn", tab(1)],
    ["settle-nagashi", tab(2)],
    ["settle-need", tab(3)],
    ["settle-end", tab(4)],
    ["history", entry("history")],
    ["practice", all(entry("practice"), tap(".practice-next .toggle", 1), read, tap(".practice-answers .toggle", 2), read, tap(".practice-answers .toggle"))],
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

/** All languages, in the order of the menu. */
export const LANGUAGES = ["en", "ja", "ko", "zh-Hans", "zh-Hant", "de", "fr", "ru"];

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
        await page.keyboard.press("Escape");
        await over.waitFor({ state: "hidden" });
      }
    }
  }
}
