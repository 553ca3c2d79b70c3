// The trust page: the golden hands run in this browser, and the rules have numbers to compare.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { after, before } from "node:test";

import { more, rulesets, start, test } from "./harness.mjs";
import { play } from "./player.mjs";

let app;
before(async () => (app = await start()));
after(() => app?.stop());

const HANDS = new URL("../hands/", import.meta.url);

/** How many golden hands the project has. */
function golden() {
  const texts = readdirSync(HANDS).map((name) => readFileSync(new URL(name, HANDS), "utf8"));
  const lines = texts.join("\n").split("\n").map((line) => line.trim());
  return lines.filter((line) => line && !line.startsWith("#")).length;
}

for (const view of [{ width: 360, height: 640 }, ...more({ width: 1280, height: 800 })]) {
  test(`every golden hand passes in this browser, ${view.width}`, () =>
    play(app, view, async (player, { page, shot }) => {
      await player.open("Is it right?");
      const dialog = page.getByRole("dialog");
      const all = golden().toLocaleString("en");
      await dialog.getByText(`${all} of ${all} hands passed`).waitFor();
      const text = (await dialog.innerText()).replace(/\s+/g, " ");
      const known = readFileSync(new URL("../fingerprint.txt", import.meta.url), "utf8").trim();
      assert.match(text, new RegExp(`Riichi cheatsheet ${known}`));
      assert.equal((text.match(/\b[0-9a-f]{16}\b/g) ?? []).length, 1 + rulesets());
      await shot(`${view.width}-trust`);
    }));
}

test("a result shows which rules made it", () =>
  play(app, {}, async (player) => {
    await player.choose("Ruleset", "Riichi cheatsheet");
    await player.enter("234m34p66p678s567s2p");
    const known = readFileSync(new URL("../fingerprint.txt", import.meta.url), "utf8").trim();
    assert.match(await player.text(player.explanation), new RegExp(`Engine \\d+\\.\\d+\\.\\d+, rules ${known}`));
  }));

test("hands that cannot be loaded are no hands that passed", () =>
  play(app, {}, async (player, { page }) => {
    await page.route("**/golden-*.txt", (route) => route.fulfill({ status: 200, body: "" }));
    await player.open("Is it right?");
    await page.getByRole("dialog").getByText("could not be loaded").waitFor();
  }));
