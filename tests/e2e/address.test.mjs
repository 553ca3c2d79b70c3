// Every page has an address, and Back leaves it: in Chromium, and in Firefox where there is one.

import assert from "node:assert/strict";
import { after, before, describe } from "node:test";

import * as firefox from "./firefox.mjs";
import { launch, PATIENCE, rare, serve, test, WHOLE } from "./harness.mjs";
import { host } from "./host.mjs";

/** What the menu opens. Addresses have to work for good: a line is never changed and never taken away. */
const MENU = {
  Table: "table",
  Evenings: "evenings",
  Tournament: "day",
  Photo: "photo",
  "Quick score": "quick",
  Rules: "rules",
  Reference: "reference",
  "Settle up": "settle",
  History: "history",
  Learn: "learn",
  "Is it right?": "check",
  "Correct the texts": "texts",
  "On your website": "website",
};

/** What a hand opens. */
const OF_A_HAND = { Show: "show", Share: "share", "All rulesets": "compare" };

/** 234m 567m 345s 66p 678s by ron: tanyao and pinfu. */
const HAND = "#1/cheatsheet/234567m66p345s78s/ron:6s";

const RULES = "#rules=tensu-rules:1&base=cheatsheet&name=Ours&kiriage=true";

/** Runs in the page: the button of this name within what the selector finds. */
const button = (name, within) => {
  const all = [...document.querySelectorAll(`${within} button`)];
  return all.find((one) => (one.getAttribute("aria-label") ?? one.textContent.trim()) === name && one.checkVisibility());
};

/** Runs in the page: where it is, and what lies over it. */
const seen = () => {
  const over = document.querySelector("dialog[open]");
  const sheet = document.querySelector(".app.is-open");
  return [location.hash, over?.getAttribute("aria-label") ?? (sheet ? "Explanation" : "")].join(" ");
};

/** A window of Chromium, as `firefox.mjs` has one of Firefox. */
class Chromium {
  constructor(page) {
    Object.assign(this, { page, reload: () => page.reload(), back: () => page.goBack(), forward: () => page.goForward() });
  }

  open = (url) => this.page.goto(url);
  run = (what, ...args) => this.page.evaluate(`(${what})(...${JSON.stringify(args)})`);
  press = (key) => this.page.keyboard.press(key);
  size = (width, height) => this.page.setViewportSize({ width, height });

  async click(find, ...args) {
    await click(this.page, find, args);
  }
}

/** Clicks what a function finds in a page or a frame, once it is there. */
async function click(page, find, args) {
  const look = async () => (await page.evaluateHandle(`(${find})(...${JSON.stringify(args)})`)).asElement() ?? undefined;
  // A page that still comes is drawn anew, and its controls with it.
  const done = async () => {
    const found = await look();
    return found?.click().then(
      () => true,
      (error) => (/not attached/.test(error.message) ? undefined : Promise.reject(error)),
    );
  };
  await firefox.until(done, JSON.stringify(args));
}

const BROWSERS = {
  Chromium: async () => {
    const browser = await launch();
    let context;
    const fresh = async () => {
      await context?.close();
      context = await browser.newContext({ locale: "en-US", serviceWorkers: "block" });
      context.setDefaultTimeout(PATIENCE);
      return new Chromium(await context.newPage());
    };
    return { fresh, stop: () => browser.close() };
  },
  Firefox: async () => {
    const one = await firefox.start();
    const fresh = async () => {
      const { handle } = await one.send("NewWindow", { type: "tab" });
      await one.send("SwitchToWindow", { handle });
      return new firefox.Window(one);
    };
    return { fresh, stop: one.stop };
  },
};

for (const [name, start] of Object.entries(BROWSERS)) {
  const skip = name === "Firefox" && ((!firefox.FIREFOX && "no Firefox here") || (!WHOLE && "every night (TESTS=all)"));
  describe(name, { skip }, () => addresses(start));
}

function addresses(start) {
  let browser, site, page;

  before(async () => {
    site = await serve();
    browser = await start();
  });
  after(async () => {
    await browser?.stop();
    await site?.stop();
  });

  const ready = () => firefox.until(() => page.run(() => document.querySelector("[data-ready=true]") !== null), "the app");
  const tap = (name, within = "#app") => page.click(button, name, within);
  /** A wide window has no key back: its bar leads to the hand. */
  const close = async () => {
    const isWide = await page.run(() => ![...document.querySelectorAll("dialog[open] .room-key")].some((one) => one.getAttribute("aria-label") === "Close" && one.checkVisibility()));
    return tap(isWide ? "Hand" : "Close", "dialog[open]");
  };
  const length = () => page.run(() => history.length);
  const sees = async (wanted) => {
    let now;
    await firefox.until(async () => (now = await page.run(seen)) === wanted, wanted).catch((error) => {
      throw new Error(`${error.message}: ${now}`);
    });
  };
  /** A new window at the app, wide or as a phone. */
  const visit = async (path = "", width = 1280) => {
    page = await browser.fresh();
    await page.size(width, 900);
    await page.open(site.url + path);
    await ready();
  };
  /** Opens a page where it stands: in the bar or in the menu. */
  const menu = async (name) => {
    const inBar = (name) => [...document.querySelectorAll(".app > .nav button")].some((one) => one.textContent.trim() === name && one.checkVisibility());
    if (await page.run(inBar, name)) return tap(name, ".app > .nav");
    await tap("More");
    return tap(name, "#menu");
  };

  test("the menu has these pages and no other", async () => {
    const offered = () => [...document.querySelectorAll("#menu [data-page]")].map((entry) => `${entry.getAttribute("aria-label")} ${entry.dataset.page}`);
    await visit();
    await tap("More");
    // What a hand opens is not there without one.
    const wanted = Object.entries(MENU).map((one) => one.join(" ")).sort();
    let now;
    await firefox
      .until(async () => (now = (await page.run(offered)).sort()).length >= wanted.length, "the menu", 100)
      .catch(() => undefined);
    assert.deepEqual(now, wanted);
  });

  test("each page of the menu has an address, and Back, Escape and the button close it", async () => {
    await visit();
    const before = await length();
    for (const [name, address] of Object.entries(MENU)) {
      // They are a part of the table: the way back leads there. What drives the page counts as a tap, so that the camera is asked for:
      // `photo.test.mjs` leaves that page.
      if (["Evenings", "Photo", "Tournament"].includes(name)) continue;
      const there = `#/${address} ${name}`;
      await menu(name);
      await sees(there);
      await page.back();
      await sees(" ");
      await page.forward();
      await sees(there);
      await page.press("Escape");
      await sees(" ");
      await menu(name);
      await sees(there);
      await close();
      await sees(" ");
      assert.equal(await length(), before + 1, "what is closed is gone from the way back");
    }
  });

  test("the menu is a place on a phone: Back and its key leave it, a page from it takes its place", async () => {
    const shown = () => `${location.hash} ${[...document.querySelectorAll("#menu h2")].some((one) => one.checkVisibility())}`;
    const shows = async (wanted) => {
      let now;
      await firefox.until(async () => (now = await page.run(shown)) === wanted, wanted).catch((error) => {
        throw new Error(`${error.message}: ${now}`);
      });
    };
    await visit("", 390);
    const before = await length();
    await tap("More");
    await shows("#/more true");
    await page.back();
    await shows(" false");
    await page.forward();
    await shows("#/more true");
    await page.reload();
    await ready();
    await shows("#/more true");
    await page.click(() => document.querySelector("#menu .menu-title button"));
    await shows(" false");
    await tap("More");
    await shows("#/more true");
    await page.press("Escape");
    await shows(" false");
    await tap("More");
    await shows("#/more true");
    await tap("Rules", "#menu");
    await sees("#/rules Rules");
    await page.back();
    await sees(" ");
    await shows(" false");
    assert.equal(await length(), before + 1, "the menu and what comes from it are one step");
    // From the foot of a page, too, which is there again when nothing is chosen.
    await menu("Rules");
    await sees("#/rules Rules");
    await page.click(() => [...document.querySelectorAll("dialog[open] .nav button")].at(-1));
    await shows("#/more true");
    await page.back();
    await sees("#/rules Rules");
    // Nobody is back so soon: it would be half of a double tap.
    await page.run(() => new Promise((done) => void setTimeout(done, 450)));
    await page.click(() => [...document.querySelectorAll("dialog[open] .nav button")].at(-1));
    await shows("#/more true");
    await page.press("Escape");
    await sees("#/rules Rules");
    await page.click(() => [...document.querySelectorAll("dialog[open] .nav button")].at(-1));
    await shows("#/more true");
    await tap("History", "#menu");
    await sees("#/history History");
    await page.back();
    await sees("#/rules Rules");
    await page.back();
    await sees(" ");
  });

  rare("Back goes from one tab of the rules to the other, and Escape closes both", async () => {
    await visit();
    await menu("Rules");
    await tap("Reference", "dialog[open]");
    await sees("#/reference Reference");
    await page.back();
    await sees("#/rules Rules");
    await page.forward();
    await sees("#/reference Reference");
    await page.press("Escape");
    await sees(" ");
  });

  test("a reload stays on a page, and Back still leaves it", async () => {
    await visit();
    await menu("Quick score");
    await sees("#/quick Quick score");
    await page.reload();
    await ready();
    await sees("#/quick Quick score");
    await page.back();
    await ready();
    await sees(" ");
  });

  test("a link to a page opens it, and closing it leaves nothing to go back to", async () => {
    for (const [name, address] of [...Object.entries(MENU), ["Reference", "reference/pinfu"], ["Practice", "practice"]]) {
      // They are a part of the table: the way back leads there. What drives the page counts as a tap, so that the camera is asked for:
      // `photo.test.mjs` leaves that page.
      if (["Evenings", "Photo", "Tournament"].includes(name)) continue;
      await visit(`#/${address}`);
      await sees(`#/${address} ${name}`);
      // Sheets of the table are steps of their own, and the start is below the first: that comes with the page.
      if (name === "Table") await firefox.until(() => page.run(() => String(history.state).includes("\n")), "the start below");
      const before = await length();
      await close();
      await sees(" ");
      assert.equal(await length(), before);
    }
    await menu("Rules");
    await sees("#/rules Rules");
    await page.back();
    await sees(" ");
  });

  rare("an address in the open app leads there, and back to the page before", async () => {
    await visit();
    await menu("Rules");
    await sees("#/rules Rules");
    await page.run(() => void (location.hash = "#/reference/pinfu"));
    await sees("#/reference/pinfu Reference");
    await page.back();
    await sees("#/rules Rules");
    await page.back();
    await sees(" ");
  });

  rare("where nothing is there is the hand", async () => {
    for (const address of ["nowhere", "show", "share", "compare", "explanation"]) {
      await visit(`#/${address}`);
      await sees(" ");
    }
    await page.run(() => void (location.hash = "#/share"));
    await sees(" ");
  });

  rare("a side of a page has its address, and is no step of its own", async () => {
    await visit();
    // The page comes when it is opened.
    const shown = () => page.run(() => document.querySelector(".round .segments [aria-pressed=true]")?.textContent);
    const pressed = (wanted) => firefox.until(async () => (await shown()) === wanted, wanted);
    await menu("Settle up");
    await tap("Game end", "dialog[open]");
    await sees("#/settle/end Settle up");
    await page.reload();
    await ready();
    await pressed("Game end");
    await page.back();
    await sees(" ");
    // What was shown last is shown again.
    await menu("Settle up");
    await sees("#/settle Settle up");
    await pressed("Game end");
    await page.run(() => void (location.hash = "#/settle/drawn"));
    await sees("#/settle/drawn Settle up");
    await pressed("Draw");
  });

  test("a link to a hand opens it as before, and what is of a hand has its addresses", async () => {
    await visit(HAND);
    await sees(" ");
    const before = await length();
    for (const [name, address] of Object.entries(OF_A_HAND)) {
      const there = `#/${address} ${name}`;
      await tap(name);
      await sees(there);
      await page.reload();
      await ready();
      await sees(there);
      await page.back();
      await sees(" ");
    }
    await tap("Show");
    await sees("#/show Show");
    await page.click(() => document.querySelector(".show button"));
    await sees("#/show/here Show");
    await page.back();
    await sees(" ");
    assert.equal(await length(), before + 1);
    // Over a page: its hand is there then.
    await menu("Rules");
    await sees("#/rules Rules");
    await page.run((hash) => void (location.hash = hash), HAND);
    await sees(" ");
  });

  rare("a link to rules opens their page over the hand", async () => {
    await visit(RULES);
    await sees("#/rules Rules");
    await page.back();
    await sees(" ");
  });

  test("the explanation of a phone is a place, and what it leads to lies over it", async () => {
    await visit(HAND, 500);
    await tap("Why?");
    await sees("#/explanation Explanation");
    await tap("Pinfu: look it up");
    await sees("#/reference/pinfu Reference");
    await page.reload();
    await ready();
    await sees("#/reference/pinfu Reference");
    await page.back();
    await sees("#/explanation Explanation");
    await page.back();
    await sees(" ");
    await page.forward();
    await sees("#/explanation Explanation");
    await tap("Pinfu: look it up");
    await sees("#/reference/pinfu Reference");
    await page.press("Escape");
    await sees("#/explanation Explanation");
    await page.press("Escape");
    await sees(" ");
  });

  rare("closing one page and opening another at once is one step", async () => {
    await visit();
    await menu("Quick score");
    await sees("#/quick Quick score");
    const before = await length();
    await page.run(() => {
      const dialog = document.querySelector("dialog[open]");
      // Not before the browser has said that it is closed.
      const next = () => document.querySelector("#menu [data-page=rules]").click();
      dialog.addEventListener("close", () => setTimeout(next), { once: true });
      dialog.close();
    });
    await sees("#/rules Rules");
    assert.equal(await length(), before);
    await page.back();
    await sees(" ");
  });

  test("a name that was typed is kept by Back", async () => {
    await visit(RULES);
    await sees("#/rules Rules");
    await page.click(() => [...document.querySelectorAll("dialog[open] input")].find((one) => one.value === "Ours"));
    await page.press("2");
    await page.back();
    await sees(" ");
    await firefox.until(() => page.run(() => /base=cheatsheet name=\S*2/.test(localStorage["tensu/rules"])), "the other name");
  });

  test("a frame in another page leaves the way back alone", async () => {
    const club = await host(site.url, { "index.html": `<iframe src="{{site}}embed/1/?lang=en" width="900" height="700"></iframe>` });
    try {
      page = await browser.fresh();
      await page.open(club.url);
      const before = await length();
      await inside(page, async (frame) => {
        await firefox.until(() => frame.run(() => document.querySelector("[data-ready=true]") !== null), "the frame");
        await frame.click(button, "More", "#app");
        await frame.click(button, "Quick score", "#menu");
        await firefox.until(async () => (await frame.run(seen)) === " Quick score", "the page in the frame");
        await frame.press("Escape");
        await firefox.until(async () => (await frame.run(seen)) === " ", "the hand in the frame");
      });
      assert.equal(await length(), before);
    } finally {
      await club.stop();
    }
  });

  rare("a frame that is opened alone keeps its address, and Back closes its pages", async () => {
    const hash = "#hand=234567m66p345s78s%2B6s%20ron";
    await visit(`embed/1/?lang=en${hash}`);
    await menu("Quick score");
    await sees(`${hash} Quick score`);
    await page.reload();
    await ready();
    await sees(`${hash} Quick score`);
    await page.back();
    await ready();
    await sees(`${hash} `);
  });
}

/** Does something in the only frame of a window. */
async function inside(page, steps) {
  if (page instanceof Chromium) {
    const frame = page.page.frames()[1];
    const inner = new Chromium(page.page);
    inner.run = (what, ...args) => frame.evaluate(`(${what})(...${JSON.stringify(args)})`);
    inner.click = (find, ...args) => click(frame, find, args);
    return steps(inner);
  }
  await page.send("SwitchToFrame", { id: 0 });
  await steps(page);
  await page.send("SwitchToFrame", {});
}
