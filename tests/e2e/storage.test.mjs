// Storage that fails is no reason to fail: none at all, a full one, texts that nobody can read. Each is told once, and nothing that
// cannot be read is thrown away.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { more, rare, start, test } from "./harness.mjs";
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

const THERE = "cannot be read by this version of Tensu";
const ASIDE = {
  "tensu/1": `The hand of your last visit ${THERE}. It was put aside.`,
  "tensu/rules": `Some of your house rules ${THERE}. They were put aside.`,
  "tensu/practice": `What you got wrong in practice cannot all be read by this version of Tensu. It was put aside.`,
  "tensu/points": `The players’ points ${THERE}. They were put aside.`,
  ...Object.fromEntries(["tensu/theme", ...more("tensu/faces", "tensu/keys", "tensu/terms")].map((key) => [key, `Some of your settings ${THERE}. They were put aside.`])),
};

const put = (page, key, text) => page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, text]);
const get = (page, key) => page.evaluate((key) => localStorage.getItem(key), key);
const aside = (page) => page.getByRole("textbox", { name: "Put aside" });

// Of another version, or of nobody.
const LATER = { "tensu/1": "tenhou 12m+3m ron tomorrow:1", "tensu/rules": "tensu-rules:2 base=tenhou", "tensu/practice": "ankan:2 later:1", "tensu/points": "4 25000 E=1,2" };

// What stays where it is, for the version that can read it; of practice only the words that nobody can read are put aside.
const STAYS = ["tensu/rules", "tensu/practice", "tensu/theme", "tensu/faces", "tensu/keys", "tensu/terms"];

// One of each kind at a push: the hand, rules, and what a page keeps for itself.
const KINDS = ["tensu/1", "tensu/rules", "tensu/points"];

for (const [key, words] of Object.entries(ASIDE)) {
  for (const text of [RUBBISH, LATER[key]].filter(Boolean)) {
    const one = KINDS.includes(key) && text === RUBBISH ? test : rare;
    one(`a kept text that nobody can read is put aside, told until it is read, and offered: ${key}, ${text.slice(0, 12)}`, () =>
      play(app, {}, async (player, { page, shot }) => {
        const unread = text.replace("ankan:2 ", "");
        await put(page, key, text);
        for (const visit of ["first", "second, as nothing was read"]) {
          await page.reload();
          assert.ok((await player.text(player.notices)).startsWith(words), visit);
          assert.equal(await page.locator("output").innerText(), words);
          assert.equal(await aside(page).inputValue(), `${key}\n${unread}`);
        }
        await shot(`put-aside-${key.slice(6)}`);
        await page.evaluate(() => (document.execCommand = () => Boolean((window.copied = document.getSelection().toString() || document.activeElement.value))));
        await player.button("Copy", player.notices).click();
        await player.notices.getByText("Copied.").waitFor();
        await player.tap(player.button("OK"));
        await scores(player);
        await page.reload();
        assert.equal(await player.notices.count(), 0, "told once");
        // It is there for good.
        assert.equal(await get(page, key.replace("tensu/", "tensu/known/")), unread);
        assert.equal((await get(page, key)) === text, STAYS.includes(key), "it lies where it was, if nothing else has to");
      }));
  }
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
      [[...Object.keys(ASIDE), "tensu/hands", "tensu/language"], RUBBISH],
    );
    await page.reload();
    const all = await player.text(player.notices);
    for (const words of Object.values(ASIDE)) assert.ok(all.includes(words), all);
    await sample(player);
    assert.equal(await player.price("Ron"), "12,000");
  }));

const FULL = "There is no room left for this page: what you enter now is gone when you close it.";
const UNREAD = { "tensu/1": LATER["tensu/1"], "tensu/points": LATER["tensu/points"], "tensu/rules": "my rules of old" };

test("what nobody can read stays where it is while there is no room to put it aside", () =>
  play(app, {}, async (player, { page }) => {
    for (const [key, text] of Object.entries(UNREAD)) await put(page, key, text);
    // To the last byte: the name of the new key is longer by a few.
    await page.evaluate(() => {
      let size = 1 << 22;
      for (let text = ""; size >= 1; size >>= 1)
        try {
          localStorage.setItem("filler", text + "x".repeat(size));
          text += "x".repeat(size);
        } catch {}
    });
    for (const visit of ["first", "second"]) {
      await page.reload();
      assert.equal(await player.text(player.notices), `${FULL} OK`, visit);
      await player.enter("1m");
      for (const [key, text] of Object.entries(UNREAD)) assert.equal(await get(page, key), text, `${visit}, ${key}`);
    }
    await page.evaluate(() => localStorage.removeItem("filler"));
    await player.enter("2m");
    assert.match(await get(page, "tensu/1"), /^cheatsheet 12m/, "now there is room");
    assert.equal(await get(page, "tensu/aside/1"), UNREAD["tensu/1"]);
    await page.reload();
    assert.ok((await player.text(player.notices)).includes(ASIDE["tensu/1"]), "and it is told");
  }));

test("what nobody can read stays where it is when nothing can be written at all", () =>
  play(app, {}, async (player, { page, context }) => {
    await put(page, "tensu/1", UNREAD["tensu/1"]);
    await context.addInitScript(full);
    await page.reload();
    assert.equal(await player.text(player.notices), `${FULL} OK`);
    await player.tap(player.button("OK"));
    await scores(player);
    assert.equal(await get(page, "tensu/1"), UNREAD["tensu/1"]);
  }));

rare("only what was told is known", () =>
  play(app, {}, async (player, { page }) => {
    await put(page, "tensu/2", "from the future");
    await page.reload();
    await player.notices.waitFor();
    // As other windows do it meanwhile.
    await put(page, "tensu/aside/1", RUBBISH);
    await put(page, "tensu/3", "from later");
    await player.tap(player.button("OK"));
    assert.equal(await get(page, "tensu/aside/1"), RUBBISH);
    assert.equal(await get(page, "tensu/known/1"), null);
    assert.equal(await get(page, "tensu/known/other"), "tensu/2");
    await page.reload();
    assert.ok((await player.text(player.notices)).startsWith(ASIDE["tensu/1"]));
    assert.equal(await aside(page).inputValue(), `tensu/1\n${RUBBISH}`);
    await put(page, "tensu/aside/1", `${RUBBISH}\nanother`);
    await player.tap(player.button("OK"));
    assert.equal(await get(page, "tensu/aside/1"), "another");
    assert.equal(await get(page, "tensu/known/1"), RUBBISH);
  }));

test("what another version keeps is left alone, and told once", () =>
  play(app, {}, async (player, { page }) => {
    await page.evaluate(() => localStorage.setItem("tensu/2", "from the future"));
    await page.reload();
    assert.match(await player.text(player.notices), /^Another version of Tensu keeps a hand here\. It was left alone\./);
    await sample(player);
    assert.equal(await get(page, "tensu/2"), "from the future");
    await player.tap(player.button("OK"));
    await page.reload();
    assert.equal(await player.notices.count(), 0, "told once");
    assert.equal(await get(page, "tensu/2"), "from the future");
    await put(page, "tensu/3", "from later");
    await page.reload();
    assert.equal(await player.notices.count(), 1, "another one");
  }));

test("house rules of another version stay among the others, and are told once", () =>
  play(app, {}, async (player, { page }) => {
    const [later, club] = ["tensu-rules:2 base=tenhou name=Later", "tensu-rules:1 base=tenhou name=Club kiriage=true"];
    await put(page, "tensu/rules", `${later}\n${club}`);
    await page.reload();
    assert.ok((await player.text(player.notices)).startsWith(ASIDE["tensu/rules"]));
    await player.tap(player.button("OK"));
    await page.reload();
    assert.equal(await player.notices.count(), 0, "told once");
    assert.deepEqual((await get(page, "tensu/rules")).split("\n").sort(), [club, later]);
  }));
