// The Chinese games come with files of their own: when they are chosen or named, and for nobody else.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { rare, start, test } from "./harness.mjs";
import { Player } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const PART = /\/chinese-[0-9a-f]{16}\.wasm$/;
const TEXTS = /\/fans-.*\.txt$/;
const MISSING = "These rules cannot be loaded now.";
/** Four pungs of numbers by self-draw in the Chinese Official game. */
const LINK = "#1/mcr_mil/222444m666p88s33z/tsumo:3z";

/** Opens the app; `asked` has what the page has asked for of them. */
const visit = (view, steps) => {
  const asked = [];
  const before = async (page) => {
    page.on("request", (request) => (PART.test(request.url()) || TEXTS.test(request.url())) && asked.push(request.url()));
    await view.before?.(page);
  };
  return app.visit({ width: 390, height: 844, ...view, before }, (visit) => steps({ ...visit, player: new Player(visit.page), asked }));
};
const rules = (player) => player.list("Ruleset").evaluate((list) => list.selectedOptions[0].text);
const result = (player) => player.text(player.page.getByRole("region", { name: "Result" }));

test("a ruleset that is there later is in the list, and comes once when it is chosen", () =>
  visit({}, async ({ page, player, asked }) => {
    await player.choose("Ruleset", "Korean");
    await page.waitForLoadState("networkidle");
    assert.deepEqual(asked, [], "nobody else loads it");
    await player.choose("Ruleset", "MCR (MIL)");
    await page.waitForFunction(() => document.querySelector("select[aria-label=Ruleset]").selectedOptions[0].text === "MCR (MIL)");
    await player.enter("222444m666p88s333z");
    assert.match(await result(player), /16/);
    await player.choose("Ruleset", "Hong Kong (old style)");
    await player.choose("Ruleset", "MCR (WMO 2006)");
    assert.equal(asked.length, 2, asked.join());
    // It is there from the beginning when it was played last.
    await page.reload();
    await player.palette.waitFor();
    assert.equal(await rules(player), "MCR (WMO 2006)");
    assert.match(await result(player), /points/);
  }));

test("a link brings it with it, into an app that is open, too", () =>
  visit({ path: LINK }, async ({ page, player }) => {
    assert.equal(await rules(player), "MCR (MIL)");
    await page.evaluate(() => void (location.hash = "#1/hong_kong/222444m666p88s33z/tsumo:3z"));
    await page.waitForFunction(() => document.querySelector("select[aria-label=Ruleset]").selectedOptions[0].text.startsWith("Hong Kong"));
  }));

test("where it does not come, that is told, and what was there stays", () =>
  visit({}, async ({ page, player, mistakes }) => {
    await player.enter("123m");
    await page.route(PART, (route) => route.abort());
    await player.list("Ruleset").selectOption("MCR (MIL)");
    await page.getByText(MISSING).first().waitFor();
    assert.equal(await rules(player), "Riichi cheatsheet");
    assert.equal((await player.held()).length, 3);
    await page.unroute(PART);
    await player.list("Ruleset").selectOption("MCR (MIL)");
    await page.waitForFunction(() => document.querySelector("select[aria-label=Ruleset]").selectedOptions[0].text === "MCR (MIL)");
    mistakes.length = 0;
  }));

rare("of two chosen rulesets the last one counts, however slow the first is", () =>
  visit({}, async ({ page, player }) => {
    let go;
    const held = new Promise((done) => (go = done));
    await page.route(PART, async (route) => (await held, route.continue()));
    await player.list("Ruleset").selectOption("MCR (MIL)");
    await player.choose("Ruleset", "Korean");
    const came = page.waitForResponse(PART);
    go();
    await came;
    // What it brings is in the list by then, and nothing is played by it.
    await page.waitForTimeout(500);
    assert.equal(await rules(player), "Korean");
  }));

test("what is kept of such a game waits where its file does not come, and is there when it does", () =>
  visit({ path: LINK }, async ({ page, player, mistakes }) => {
    const held = await player.held();
    await page.route(PART, (route) => route.abort());
    await page.goto(app.url);
    await player.palette.waitFor();
    assert.equal(await rules(player), "Riichi cheatsheet");
    await page.unroute(PART);
    await page.goto(app.url);
    await player.palette.waitFor();
    mistakes.length = 0;
    assert.equal(await rules(player), "MCR (MIL)");
    assert.deepEqual(await player.held(), held);
  }));

rare("its words follow the language, whichever comes first", () =>
  visit({ path: LINK, context: { locale: "de-DE" } }, async ({ page, player, asked }) => {
    assert.match(asked.join(), /fans-de/);
    assert.doesNotMatch(await page.locator("main").innerText(), /Self-drawn/);
    void player;
  }));
