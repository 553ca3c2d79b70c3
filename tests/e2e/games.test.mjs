// A Chinese ruleset comes with files of its own. It opens from wherever it is named: each of these is a door, and behind each the game is
// there, in the words of its players.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { start, test } from "./harness.mjs";
import { play, Player } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

/** m04745: mixed triple chow 8, concealed hand 2, all chows 2, all simples 2, short straight 1, single wait 1. */
const HAND = "345678m345p345s8p+8p";
const LINK = "1/mcr_mil/345678m345p345s8p/ron:8p";
const PRICE = "24";

const chosen = (page) => page.getByRole("combobox", { name: "Ruleset" }).evaluate((list) => list.selectedOptions[0].text);

/** The game is chosen, and nothing is told to be wrong. */
async function isPlayed(page, hand = true) {
  await page.getByRole("button", { name: "flower 1" }).waitFor();
  assert.equal(await chosen(page), "MCR (MIL)");
  assert.equal(await page.getByText("There is no ruleset").count(), 0);
  if (hand) assert.equal(await new Player(page).price("Discard"), PRICE);
}

/** A reference page has a pattern of the game. */
const isRead = (page, pattern) => page.locator("main .reference").getByText(pattern).first().waitFor({ state: "attached" });

const frame = (query, steps) => app.visit({ path: `embed/1/?lang=en&${query}` }, ({ page }) => steps(page));

test("a frame begins with it, as a calculator, as a result, as a reference page and as a quiz", async () => {
  await frame("ruleset=mcr_mil", (page) => isPlayed(page, false));
  await frame(`ruleset=mcr_mil#hand=${encodeURIComponent(HAND)}`, isPlayed);
  await frame(`view=result&ruleset=mcr_mil&hand=${encodeURIComponent(HAND)}`, async (page) => {
    await page.getByText("16 points").first().waitFor();
    assert.equal(await page.locator(".frame-bad").count(), 0);
  });
  for (const id of ["mcr_mil", "mcr_2006", "hong_kong"]) {
    await frame(`view=reference&ruleset=${id}`, async (page) => {
      await isRead(page, id === "hong_kong" ? "Full flush" : "Mixed triple chow");
      assert.equal(await page.locator(".frame-bad").count(), 0);
    });
  }
  await frame("view=quiz&ruleset=mcr_mil", async (page) => {
    await page.locator(".quiz").waitFor();
    assert.equal(await page.locator(".frame-bad").count(), 0);
  });
});

test("its page of rules is read without the app", () =>
  app.visit({ page: `${app.url}rules/mcr_mil/`, early: true }, async ({ page }) => {
    await page.getByText("Mixed triple chow").first().waitFor();
    assert.equal(new URL(page.url()).pathname, new URL("rules/mcr_mil/", app.url).pathname);
  }));

test("a link in an open tab, to a hand and to rules", () =>
  play(app, {}, async (player, { page }) => {
    await page.evaluate((link) => void (location.hash = link), LINK);
    await isPlayed(page);
    assert.doesNotMatch(page.url(), /%/);
  }));

test("house rules upon it, by a link in an open tab and as a line", async () => {
  const line = "tensu-rules:1 base=mcr_mil name=Club minimum=6";
  await play(app, {}, async (player, { page }) => {
    await page.evaluate(() => void (location.hash = "rules=tensu-rules:1&base=mcr_mil&name=Club&minimum=6"));
    const dialog = page.getByRole("dialog");
    await dialog.getByText("MCR (MIL)").filter({ visible: true }).first().waitFor();
    assert.equal(await dialog.getByText("There is no ruleset").count(), 0);
  });
  await play(app, {}, async (player, { page }) => {
    await player.open("Rules");
    const dialog = page.getByRole("dialog");
    await player.tap(dialog.locator("details.share summary"));
    await dialog.locator("#rules-text").fill(line);
    await player.tap(dialog.getByRole("button", { name: "Import" }));
    await page.waitForFunction(() => /MCR \(MIL\)/.test(document.querySelector("dialog").innerText));
    assert.equal(await dialog.getByText("There is no ruleset").count(), 0);
  });
});

test("a stored hand after a reload", () =>
  play(app, { path: `#${LINK}` }, async (player, { page }) => {
    await isPlayed(page);
    await page.reload();
    await isPlayed(page);
  }));
