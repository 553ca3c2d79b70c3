// Building a hand that comes to something: entered where all hands are, its worth covered until it is checked; and from a result to
// the questions about it.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { audit } from "./axe.mjs";
import { more, start, test } from "./harness.mjs";
import { button, dialog } from "./learner.mjs";
import { play } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const errand = (player) => player.page.getByRole("group", { name: "Learn", exact: true });
const GOAL = "40 fu · Ron · Closed hand";

for (const [name, view] of [["360x640", { width: 360, height: 640 }], ...more(["1280x800", { width: 1280, height: 800 }])])
  test(`${name}: a hand of 40 fu is built, wrong at first; what it is worth is told when it is checked`, () =>
    play(app, { path: "#/build", ...view }, async (player, { page, shot }) => {
      await button(player, GOAL).waitFor();
      assert.deepEqual(await audit(page), []);
      await shot(`build-list-${name}`);
      await player.tap(button(player, GOAL));
      await dialog(player).getByText("Build a hand that comes to exactly this:").waitFor();
      await shot(`build-${name}`);
      await player.tap(button(player, "Enter the hand"));
      await errand(player).getByText(GOAL).waitFor();
      assert.equal(await player.button("Check").count(), 0, "there is no hand yet");
      // 20, 10 for a closed ron: 30.
      await player.enter("234m567m34p678s99s5p");
      await player.switchOn("Riichi");
      await player.button("Check", errand(player)).waitFor();
      assert.equal(await player.result.count(), 0, "its worth is covered");
      assert.equal(await player.explanation.count(), 0, "and so are its fu");
      await shot(`build-entered-${name}`);
      await player.tap(player.button("Check", errand(player)));
      await dialog(player).getByText("Not yet", { exact: true }).waitFor();
      await dialog(player).getByText("Fu: 30", { exact: true }).waitFor();
      assert.deepEqual(await audit(page), []);
      await shot(`build-not-${name}`);
      await player.tap(button(player, "Change the hand"));
      await errand(player).getByText(GOAL).waitFor();
      await player.tap(player.button("Learn", errand(player)));
      await button(player, GOAL).waitFor();
      await player.tap(button(player, GOAL));
      await player.tap(button(player, "Enter the hand"));
      // 2 for the closed wait: 32.
      await player.enter("13m567m345p678s22s2m");
      await player.switchOn("Riichi");
      await player.tap(player.button("Check", errand(player)));
      await dialog(player).getByText("Right", { exact: true }).waitFor();
      await shot(`build-right-${name}`);
      await player.tap(button(player, "Next"));
      await dialog(player).getByText("20 fu · Tsumo", { exact: true }).waitFor();
      // It is kept, and over: nothing is covered any more.
      await player.tap(button(player, "Back to the course"));
      await button(player, `${GOAL}Right`).or(button(player, `${GOAL} Right`)).waitFor();
      await player.tap(button(player, "Back to the course"));
      await player.tap(button(player, "Close"));
      await player.result.waitFor();
      assert.equal(await errand(player).count(), 0);
    }));

test("a hand is shown, another one, and a reload keeps the page", () =>
  play(app, { path: "#/build/show/fu=110" }, async (player, { page }) => {
    const tiles = () => dialog(player).locator(".laid").getAttribute("aria-label");
    await dialog(player).getByText(/= 110 fu|110 fu/).first().waitFor();
    const first = await tiles();
    await player.tap(button(player, "Once more"));
    await page.waitForFunction((first) => document.querySelector("dialog .laid").getAttribute("aria-label") !== first, first);
    await page.reload();
    await dialog(player).locator(".laid").waitFor();
    await page.evaluate(() => void (location.hash = "#/build/luck=1"));
    await dialog(player).getByText(/luck/).waitFor();
  }));

test("from a result to the questions about it, which a reload keeps", () =>
  play(app, {}, async (player, { page, shot }) => {
    await player.enter("13m555p999s678s22z2m");
    await player.switchOn("Riichi");
    await shot("practise-this-390x844");
    await player.tap(player.button("Practise this"));
    await page.waitForFunction(() => location.hash === "#/practice/own");
    const practice = page.getByRole("dialog", { name: "Practice", exact: true });
    await practice.getByText(/How many fu for the way it was won/).waitFor();
    await player.tap(practice.getByRole("button", { name: "10", exact: true }));
    await practice.getByText(/Right: Closed hand/).waitFor();
    await page.reload();
    await practice.getByText(/Right: Closed hand|How many fu/).first().waitFor();
    assert.equal(await practice.getByText(/for the way it was won/).count(), 0, "the first question was answered");
  }));
