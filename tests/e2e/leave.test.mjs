// Nothing that is on the screen is lost when the page is left at once, as on a slow phone: the processor is throttled, and
// nobody waits for anything but to see what was done.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { rare, start, test, WHOLE } from "./harness.mjs";
import { names, play } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const SLOWER = 6;
const TRIES = WHOLE ? 4 : 1;

/** Opens something of the menu. */
async function open(player, name) {
  await player.open(name);
  return player.page.getByRole("dialog");
}

const points = (player) => player.page.getByRole("spinbutton", { name: "Points of the first East" });

const held = async (player) => assert.equal((await player.held()).join(), "2 man in the hand,3 man in the hand,4 pin in the hand");

/**
 * What can be lost. `ready` is all that happens before, at leisure; `act` is done in a hurry, `seen` is when the player sees it, and
 * `back` is what must be there after coming back.
 */
const THINGS = {
  hand: {
    act: async (player) => {
      // No waiting for what a tap does: the next one follows.
      for (const name of names("23m4p")) await player.key(name).dispatchEvent("click");
    },
    seen: () => document.querySelectorAll(".strip .held").length === 3,
    back: held,
  },
  "text of the hand": {
    // Typed, and neither read nor left.
    ready: ({ page }) => page.keyboard.press("/"),
    act: ({ page }) => page.keyboard.type("23m4p"),
    seen: () => document.querySelector("#hand-text").value === "23m4p",
    back: held,
  },
  history: {
    ready: (player) => player.enter("234m340p66p678s56s7s"),
    act: (player) => player.button("New hand").dispatchEvent("click"),
    seen: () => document.querySelectorAll(".strip .held").length === 0,
    back: async (player) => {
      const dialog = await open(player, "History");
      assert.equal(await dialog.locator(".kept").count(), 1);
    },
  },
  rules: {
    ready: async (player) => {
      await player.choose("Ruleset", "Tenhou");
      await open(player, "Rules");
    },
    act: ({ page }) => page.getByRole("switch", { name: /60 fu 3 han are a mangan/ }).dispatchEvent("click"),
    seen: () => document.querySelector("#rules-name") !== null,
    back: async (player) => {
      const dialog = await open(player, "Rules");
      assert.equal(await dialog.getByRole("switch", { name: /60 fu 3 han are a mangan/ }).getAttribute("aria-checked"), "true");
    },
  },
  practice: {
    ready: async (player) => {
      await player.enter("13m555p999s678s22z2m");
      await player.switchOn("Riichi");
      const dialog = await open(player, "Practice");
      await player.tap(player.button("The hand on the table", dialog));
      // A tap right behind another one is part of a double tap.
      await player.page.waitForTimeout(320);
    },
    // A ron of a closed hand is 10 fu.
    act: ({ page }) => page.locator(".practice-answers .toggle", { hasNotText: /^10 fu/ }).first().dispatchEvent("click"),
    seen: () => document.querySelector("#asked .verdict") !== null,
    back: ({ page }) => page.evaluate(() => localStorage.getItem("tensu/learn")).then((kept) => assert.match(kept, / - 0 1 \d+ 2$/m)),
  },
  "points of the players": {
    ready: async (player) => {
      const dialog = await open(player, "Settle up");
      await player.tap(dialog.getByRole("button", { name: "Game end", exact: true }));
    },
    act: (player) => points(player).fill("41300"),
    seen: () => [...document.querySelectorAll("input[type=number]")].some((one) => one.value === "41300"),
    back: async (player) => {
      const dialog = await open(player, "Settle up");
      await player.tap(dialog.getByRole("button", { name: "Game end", exact: true }));
      assert.equal(await points(player).inputValue(), "41300");
    },
  },
};

// Three of them at a push: the hand itself, what a dialog keeps, and what a page keeps.
const ALWAYS = ["hand", "history", "practice"];

for (const [name, { ready, act, seen, back }] of Object.entries(THINGS)) {
  const one = ALWAYS.includes(name) ? test : rare;
  one(`left at once on a slow phone: ${name}`, async () => {
    for (let nth = 0; nth < TRIES; nth += 1)
      await play(app, { width: 360, height: 640 }, async (player, { page, url }) => {
        await ready?.(player);
        const devtools = await page.context().newCDPSession(page);
        await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
        await act(player);
        await page.waitForFunction(seen).catch(() => assert.fail(`${name} is not drawn`));
        await devtools.send("Page.navigate", { url: "about:blank" });
        await page.waitForURL("about:blank");
        await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
        await page.goto(url);
        await player.palette.waitFor();
        await back(player);
      });
  });
}

test("a tap is stored before anything else can happen", () =>
  play(app, {}, async (player, { page }) => {
    const kept = await page.evaluate(async () => {
      document.querySelector(".key").click();
      // What follows from the tap by itself, and nothing that waits for a timer or a frame.
      for (let steps = 0; steps < 200; steps += 1) await null;
      return localStorage.getItem("tensu/1");
    });
    assert.match(kept, /^cheatsheet 1m/);
    assert.equal((await player.held()).length, 1);
  }));

/** As when the player looks at another app. */
const hide = (page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
  });

test("a page that is hidden keeps the name of rules that is being typed", () =>
  play(app, {}, async (player, { page }) => {
    const dialog = await open(player, "Rules");
    await player.tap(dialog.getByRole("button", { name: "Make a copy" }));
    await page.locator("#rules-name").fill("Club X");
    await hide(page);
    await player.settled();
    assert.match(await page.evaluate(() => localStorage.getItem("tensu/rules")), /name=Club%20X/);
  }));

test("a page that is only hidden keeps what is being typed, and the keyboard where it is", () =>
  play(app, {}, async (player, { page }) => {
    await page.keyboard.press("/");
    await page.keyboard.type("23m4p");
    await hide(page);
    await player.settled();
    assert.match(await page.evaluate(() => localStorage.getItem("tensu/1")), /^cheatsheet 23m4p/);
    assert.equal(await page.evaluate(() => document.activeElement.id), "hand-text");
  }));

test("a page that is hidden leaves a box as it was ticked", () =>
  play(app, {}, async (player, { page }) => {
    await player.choose("Ruleset", "Tenhou");
    const dialog = await open(player, "Rules");
    await player.tap(dialog.locator(".checks summary").first());
    const box = dialog.getByRole("checkbox").first();
    const before = await box.isChecked();
    await box.focus();
    await page.keyboard.press("Space");
    await player.settled();
    const kept = await page.evaluate(() => localStorage.getItem("tensu/rules"));
    assert.ok(kept, "the change is kept");
    // Each time that it is hidden.
    for (const time of ["once", "twice"]) {
      await hide(page);
      await player.settled();
      assert.equal(await page.evaluate(() => document.activeElement.type), "checkbox");
      assert.equal(await box.isChecked(), !before, time);
      assert.equal(await page.evaluate(() => localStorage.getItem("tensu/rules")), kept, time);
    }
  }));
