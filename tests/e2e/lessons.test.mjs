// What the later lessons have to touch: switches, winds, tiles, the flip, sums, counters, readings; and where somebody stands.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { audit } from "./axe.mjs";
import { rare, start, test } from "./harness.mjs";
import { button, dialog, fits, question, read, rows, told, verdict } from "./learner.mjs";
import { play } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const small = { width: 360, height: 640 };
const pressed = async (button) => (await button.getAttribute("aria-pressed")) === "true";

/** To a lesson's first question. */
async function begin(player, lesson) {
  await player.page.evaluate((lesson) => void (location.hash = `#/lesson/${lesson}`), lesson);
  await dialog(player).locator("#lesson-asked").waitFor();
  for (;;) {
    await read(player);
    const last = await button(player, "Begin").count();
    if (!last && !(await button(player, "Next").and(player.page.locator(":enabled")).count())) return question(player).waitFor();
    await player.tap(button(player, last ? "Begin" : "Next"));
    if (last) return question(player).waitFor();
  }
}

/** What is on the screen is reached by keyboard and touch, and nothing of it is beyond the edge. */
async function fit(player, name) {
  await fits(player, name);
  for (const key of await dialog(player).locator(".lesson-keys button, .lesson-group, .lesson-tile").all()) {
    const { width, height } = await key.boundingBox();
    assert.ok(height >= 43.5 && width >= 40, `${name}: ${width}x${height}`);
  }
}

/** Some answer, right or wrong. */
async function answer(player) {
  for (let tries = 0; tries < 4; tries += 1) {
    if (await told(player).count()) return;
    await read(player);
    for (const row of await rows(player).all()) {
      const first = row.getByRole("button").first();
      if (await first.isEnabled()) await first.click();
    }
    const all = dialog(player).getByRole("button", { name: /^(That is all|Check)$/ });
    if ((await all.count()) && (await all.isEnabled())) await all.click();
    await told(player).waitFor({ timeout: 1_000 }).catch(() => {});
  }
  await told(player).waitFor();
}

async function next(player) {
  await read(player);
  await button(player, "Next").click();
  await told(player).waitFor({ state: "detached" });
}

/** On to a question that says this. */
async function until(player, text) {
  for (let n = 0; n < 14; n += 1) {
    const asked = await question(player).innerText();
    const found = text.exec(asked);
    if (found) return found;
    await answer(player);
    await next(player);
  }
  return assert.fail(`no ${text}`);
}

/** A switch as it is to be. */
async function set(key, on) {
  if ((await pressed(key)) !== on) await key.click();
  await key.and(key.page().locator(`[aria-pressed=${on}]`)).waitFor();
}

test("8: three switches make a set, whose number is seen with help; an open triplet of terminals is 4", () =>
  play(app, small, async (player, { page, shot }) => {
    await begin(player, 8);
    const goal = Number((await until(player, /Make a set that gives (\d+) fu/))[1]);
    const [closed, outside, kan] = ["Closed", "Terminal or honor", "Kan"].map((name) => button(player, name));
    await set(closed, false);
    await set(outside, true);
    await set(kan, false);
    // With help the number is there as soon as it is made.
    const seen = (await dialog(player).getByText(/^Hint:/).count()) ? /, 4 fu$/ : /sou/;
    await dialog(player).getByRole("img", { name: seen }).waitFor();
    await fit(player, "switches");
    await shot("lesson-switches");
    // The drawings of the tiles may have come meanwhile.
    const thing = () => dialog(player).locator(".lesson-thing").evaluate((one) => [...one.querySelectorAll("[aria-label], [aria-pressed]")].map((own) => [own.getAttribute("aria-label"), own.getAttribute("aria-pressed"), own.textContent]));
    const was = await thing();
    await page.reload();
    await question(player).waitFor();
    assert.deepEqual(await thing(), was);
    await button(player, "Check").click();
    await told(player).waitFor();
    assert.match(await verdict(player).innerText(), goal === 4 ? /^Right/ : /^Wrong/);
    await verdict(player).getByText("4: open triplet of terminals or honors").waitFor();
    await next(player);
    const again = Number((await until(player, /Make a set that gives (\d+) fu/))[1]);
    const is = [false, true];
    const all = is.flatMap((c) => is.flatMap((o) => is.map((k) => [c, o, k])));
    const right = all.find(([c, o, k]) => 2 * 2 ** (c + o) * 4 ** k === again);
    for (const [at, key] of [closed, outside, kan].entries()) await set(key, right[at]);
    await button(player, "Check").click();
    await verdict(player).getByText("Right", { exact: true }).waitFor();
  }));

rare("9: the winds are turned until the pair gives so much", () =>
  play(app, small, async (player, { shot }) => {
    await begin(player, 9);
    const goal = Number((await until(player, /Turn the winds until this pair gives (\d+) fu/))[1]);
    await fit(player, "winds");
    await shot("lesson-winds");
    const name = await dialog(player).locator(".lesson-built").getAttribute("aria-label");
    const wind = ["East", "South", "West", "North"].find((wind) => name.includes(wind));
    const group = (name) => dialog(player).getByRole("group", { name, exact: true });
    const key = (row, name) => group(row).getByRole("button", { name, exact: true });
    const fu = (seat, round) => [0, 2, 4][Number(seat === wind) + Number(round === wind)];
    const both = ["East", "South"].flatMap((round) => ["East", "South", "West", "North"].map((seat) => [seat, round]));
    const [seat, round] = both.find((both) => fu(...both) === goal);
    await key("Seat wind", seat).click();
    await key("Round wind", round).click();
    await key("Round wind", round).and(player.page.locator("[aria-pressed=true]")).waitFor();
    await button(player, "Check").click();
    await verdict(player).getByText("Right", { exact: true }).waitFor();
  }));

test("10: tiles are tapped, and the wait is named, before that is all; a reload keeps both", () =>
  play(app, small, async (player, { page, shot }) => {
    await begin(player, 10);
    await until(player, /Tap the tiles that the winning tile completed/);
    await fit(player, "tiles");
    const tile = dialog(player).locator(".lesson-tile").nth(1);
    await tile.click();
    await dialog(player).locator(".lesson-tile[aria-pressed=true]").waitFor();
    assert.ok(await button(player, "That is all").isDisabled());
    await page.reload();
    await question(player).waitFor();
    assert.equal(await pressed(tile), true);
    await rows(player).getByRole("button", { name: /tanki/ }).click();
    await shot("lesson-tiles");
    await button(player, "That is all").click();
    await told(player).waitFor();
    await verdict(player).getByText(/\((ryanmen|kanchan|penchan|shanpon|tanki)\): (0|2) fu/).waitFor();
    await fit(player, "tiles, told");
  }));

rare("10: by keys without Tab: tiles by their numbers, Enter leads to the names, and ends it", () =>
  play(app, small, async (player, { page }) => {
    await begin(player, 10);
    await until(player, /Tap the tiles that the winning tile completed/);
    await page.locator("#lesson-asked:focus").waitFor();
    const tiles = dialog(player).locator(".lesson-tile");
    await page.keyboard.press("2");
    await tiles.nth(1).and(page.locator("[aria-pressed=true]")).waitFor();
    await page.keyboard.press("Enter");
    if ((await tiles.count()) > 9) {
      await page.locator("#lesson-further:focus").waitFor();
      await page.keyboard.press("1");
      await tiles.nth(9).and(page.locator("[aria-pressed=true]")).waitFor();
      await page.keyboard.press("Enter");
    }
    await page.locator("#lesson-names:focus").waitFor();
    await page.keyboard.press("5");
    const name = rows(player).getByRole("button", { name: /tanki/ });
    await name.and(page.locator("[aria-pressed=true]")).waitFor();
    await page.keyboard.press("Enter");
    await told(player).waitFor();
    await page.locator("#lesson-verdict:focus").waitFor();
  }));

test("10: a tile that was missed has brass, a wrong one red, and both a word; two pairs are drawn as two", () =>
  play(app, small, async (player, { page, shot }) => {
    await page.evaluate(() => void (location.hash = "#/lesson/10"));
    const pairs = dialog(player).getByRole("row", { name: /shanpon/ }).locator(".tile");
    await pairs.first().waitFor();
    assert.equal(await pairs.count(), 5);
    await begin(player, 10);
    await until(player, /Tap the tiles that the winning tile completed/);
    const tiles = dialog(player).locator(".lesson-tile");
    const last = (await tiles.count()) - 1;
    // Not all of these are right, and not none: a wait has two tiles at most.
    for (const at of [0, 1, last]) await tiles.nth(at).click();
    await rows(player).getByRole("button").first().click();
    await button(player, "That is all").click();
    await told(player).waitFor();
    const wrong = dialog(player).locator(".lesson-tile.bad");
    assert.ok((await wrong.count()) >= 1);
    await verdict(player).getByText(/: not one of them$/).waitFor();
    const colour = (one) => one.first().evaluate((tile) => getComputedStyle(tile).borderTopColor);
    const missed = dialog(player).locator(".lesson-tile.missed");
    if (await missed.count()) {
      await verdict(player).getByText(/: missed$/).waitFor();
      assert.notEqual(await colour(missed), await colour(wrong));
    }
    await shot("lesson-wrong-tiles");
  }));

test("15: in both readings the winning tile is marked, at another place", () =>
  play(app, small, async (player, { page, shot }) => {
    await page.evaluate(() => void (location.hash = "#/lesson/15"));
    const marked = (list) => list.evaluateAll((all) => all.map((one) => [...one.querySelectorAll(".faces, .laid-meld")].map((group) => [...group.querySelectorAll(".tile")].map((tile) => (tile.matches(".won") && getComputedStyle(tile).outlineStyle === "solid" ? "*" : "-")).join("")).join(" ")));
    const card = dialog(player).locator(".lesson-reading");
    await card.nth(1).waitFor();
    const once = (one) => assert.equal(one.split("*").length, 2, one);
    const shown = await marked(card);
    shown.forEach(once);
    assert.notEqual(shown[0], shown[1]);
    await shot("lesson-readings-card");
    await begin(player, 15);
    await until(player, /Which reading is paid/);
    (await marked(rows(player).locator("button:has(.blocks)"))).forEach(once);
  }));

rare("7: at the end the goal is said, where one stands, and a button leads to building", () =>
  play(app, small, async (player, { page, shot }) => {
    await begin(player, 7);
    const end = dialog(player).getByText(/^(Lesson done|This comes back tomorrow)$/);
    for (let n = 0; n < 20 && !(await end.count()); n += 1) {
      await answer(player);
      await read(player);
      await button(player, "Next").click();
      await told(player).waitFor({ state: "detached" });
    }
    await end.waitFor();
    await dialog(player).getByText("The goal: four of five whole hands right, without a hint.").waitFor();
    await dialog(player).getByText(/^\d+ of the last \d+ whole hands$/).waitFor();
    await dialog(player).getByText("40 fu · Ron · Closed hand").waitFor();
    const build = button(player, "Build a hand");
    const { height } = await build.boundingBox();
    assert.ok(height >= 43.5 && height < 60, `${height}`);
    assert.deepEqual(await audit(page), []);
    await shot("lesson-end");
    await build.click();
    await dialog(player).getByText("Build a hand that comes to exactly this:").waitFor();
  }));

rare("11: the hand is turned from ron to tsumo, and its numbers with it", () =>
  play(app, small, async (player, { shot }) => {
    await begin(player, 11);
    await until(player, /Tap every group that gives more fu by tsumo/);
    await fit(player, "turned");
    const numbers = () => dialog(player).locator(".lesson-turned .badge").allInnerTexts();
    const by = (way) => dialog(player).getByRole("group", { name: "How the hand was won" }).getByRole("button", { name: way, exact: true });
    const ron = await numbers();
    await by("Tsumo").click();
    await by("Tsumo").and(player.page.locator("[aria-pressed=true]")).waitFor();
    const tsumo = await numbers();
    const groups = dialog(player).locator(".lesson-group");
    for (const [at, fu] of ron.entries()) if (fu !== tsumo[at]) await groups.nth(at).click();
    await shot("lesson-turned");
    await button(player, "That is all").click();
    await verdict(player).getByText("Right", { exact: true }).waitFor();
  }));

rare("12: a sum line by line; a wrong one asks for the line that was missed", () =>
  play(app, small, async (player, { shot }) => {
    await begin(player, 12);
    await until(player, /How many fu in all/);
    await dialog(player).getByRole("row", { name: /for winning 20/ }).waitFor();
    await fit(player, "lines");
    await shot("lesson-lines");
    // Only seven pairs have 25, and no hand of this lesson is one.
    await rows(player).getByRole("button").filter({ hasText: /^(25|20)$/ }).first().click();
    await question(player).filter({ hasText: /It is \d+\. Which line did you miss\?/ }).waitFor();
    await dialog(player).locator("#lesson-asked:focus").waitFor();
    await fit(player, "missed");
    await shot("lesson-missed");
    await read(player);
    await rows(player).getByRole("button").first().click();
    await verdict(player).getByText(/^(25 is for seven pairs alone|20 is only what every win starts with)\.$/).waitFor();
  }));

rare("13 and 15: what kind of hand it is, and which of two readings counts", () =>
  play(app, small, async (player, { shot }) => {
    await begin(player, 13);
    await until(player, /Which kind of hand is it/);
    await fit(player, "kinds");
    await dialog(player).getByRole("group", { name: "Kind" }).getByRole("button", { name: "Seven pairs" }).click();
    await shot("lesson-kinds");
    await answer(player);
    await begin(player, 15);
    await until(player, /Which reading is paid/);
    await fit(player, "readings");
    await shot("lesson-readings");
    assert.equal(await rows(player).getByRole("button").count(), 3);
    await button(player, "No matter: the same").click();
    await told(player).waitFor();
  }));

rare("14: the price, 300 for each counter, 1,000 for each stick", () =>
  play(app, small, async (player, { shot }) => {
    await begin(player, 14);
    for (let n = 0; n < 3; n += 1) {
      await until(player, /What does the winner get in all/);
      const text = await dialog(player).locator(".lesson-middle table").innerText();
      // What does not lie there is not named.
      const number = (pattern) => Number((pattern.exec(text)?.[1] ?? "0").replaceAll(",", ""));
      const total = number(/fu\s+([\d,]+)/) + 300 * number(/Honba: (\d+)/) + 1_000 * number(/sticks: (\d+)/i);
      await fit(player, "table");
      if (n === 0) await shot("lesson-counters");
      await rows(player).getByRole("button", { name: total.toLocaleString("en-US"), exact: true }).click();
      await verdict(player).getByText(/^Right/).first().waitFor();
      await next(player);
    }
  }));

rare("17: what is different under the own rules, and no such lesson where nothing is", () =>
  play(app, small, async (player, { page, shot }) => {
    await page.evaluate(() => void (location.hash = "#/lesson/17"));
    await dialog(player).getByText("These rules have no such lesson.").waitFor();
    await player.tap(button(player, "Back to the course"));
    await player.tap(button(player, "Close"));
    await player.choose("Ruleset", "EMA 2025");
    await begin(player, 17);
    await until(player, /Riichi cheatsheet: .* And under these rules\?/);
    await fit(player, "rules");
    await shot("lesson-rules");
    assert.equal(await rows(player).getByRole("button").count(), 2);
    await answer(player);
  }));

rare("0: twelve questions without a word, and then what is known", () =>
  play(app, small, async (player, { shot }) => {
    await player.open("Learn");
    await player.tap(dialog(player).getByRole("button", { name: /Where do you stand/ }));
    await question(player).waitFor();
    await fit(player, "place");
    for (let n = 0; n < 12; n += 1) {
      await dialog(player).getByText(`${n} of 12`, { exact: true }).waitFor();
      await read(player);
      const all = button(player, "That is all");
      await ((await all.count()) ? all : rows(player).getByRole("button").first()).click();
      await dialog(player).locator("#lesson-asked:focus").waitFor();
    }
    await dialog(player).getByRole("heading", { name: "That is where you stand" }).waitFor();
    assert.equal(await dialog(player).locator(".lesson-slips li").count(), 4);
    await fit(player, "placed");
    await shot("lesson-placed");
  }));
