// Storage that fails is no reason to fail: none at all, a full one, texts that nobody can read. Each is told once.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { start } from "./harness.mjs";
import { play, sample } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

/** Runs before the page: no room is left, from the first byte on. */
function full() {
  Storage.prototype.setItem = () => {
    throw new DOMException("no room", "QuotaExceededError");
  };
}

/** Runs before the page: touching the storage throws, as in a frame of a strict browser. */
function forbidden() {
  Object.defineProperty(window, "localStorage", {
    get() {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  });
}

/** These words and no others are told, once; then a hand is scored as ever. */
async function told(player, words) {
  assert.equal(await player.text(player.notices), `${words} OK`);
  assert.equal(await player.said.innerText(), words);
  await player.tap(player.button("OK"));
  await scores(player);
}

/** A hand is scored, and nothing is told. */
async function scores(player) {
  await sample(player);
  assert.equal(await player.price("Ron"), "12,000");
  assert.equal(await player.notices.count(), 0);
}

for (const [name, init, words] of [
  ["full", full, "There is no room left for this page: what you enter now is gone when you close it."],
  ["forbidden", forbidden, "This browser keeps nothing for this page: the hand is gone when you close it."],
]) {
  test(`storage that is ${name}: told once in each visit, and everything works`, () =>
    play(app, { init }, async (player, { page }) => {
      await assert.rejects(page.evaluate(() => localStorage.setItem("other", "1")), /no room|insecure/);
      await told(player, words);
      await page.reload();
      await told(player, words);
    }));
}

// Letters of two units, the beginning of house rules, brackets that are never closed.
const RUBBISH = "tensu-rules:9&base=none \u{1F600} 99x(((+";

const DROPPED = {
  "tensu/1": "The hand of your last visit could not be read and was dropped.",
  "tensu/rules": "Some of your house rules cannot be read by this version of Tensu.",
  "tensu/theme": "Some of your settings could not be read and were dropped.",
};

for (const [key, words] of Object.entries(DROPPED)) {
  test(`a kept text that nobody can read: ${key}`, () =>
    play(app, {}, async (player, { page }) => {
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, RUBBISH]);
      await page.reload();
      await told(player, words);
    }));
}

test("a kept text that nobody can read: tensu/hands, which stays as it is", () =>
  play(app, {}, async (player, { page }) => {
    await page.evaluate((text) => localStorage.setItem("tensu/hands", text), RUBBISH);
    await page.reload();
    await scores(player);
    const kept = await page.evaluate(() => localStorage.getItem("tensu/hands"));
    assert.ok(kept.split("\n").includes(RUBBISH), kept);
  }));

test("all that is kept, rubbish at once", () =>
  play(app, {}, async (player, { page }) => {
    await sample(player);
    await page.evaluate(
      ([keys, text]) => {
        for (const key of [...keys, ...Object.keys(localStorage)]) localStorage.setItem(key, text);
      },
      [[...Object.keys(DROPPED), "tensu/hands", "tensu/language", "tensu/terms", "tensu/faces"], RUBBISH],
    );
    await page.reload();
    const all = await player.text(player.notices);
    for (const words of Object.values(DROPPED)) assert.ok(all.includes(words), all);
    await sample(player);
    assert.equal(await player.price("Ron"), "12,000");
  }));

test("what another version keeps is left alone, and told", () =>
  play(app, {}, async (player, { page }) => {
    await page.evaluate(() => localStorage.setItem("tensu/2", "from the future"));
    await page.reload();
    assert.match(await player.text(player.notices), /^Another version of Tensu keeps a hand here\. It was left alone\./);
    await sample(player);
    assert.equal(await page.evaluate(() => localStorage.getItem("tensu/2")), "from the future");
  }));
