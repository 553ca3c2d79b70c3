// What a hand could be: waits with their prices, furiten, what to throw, what if, what the next win must pay.

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { more, rare, start, test } from "./harness.mjs";
import { play, sample } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const VIEWS = [
  ["360x640", { width: 360, height: 640 }],
  ...more(["390x844", { width: 390, height: 844 }], ["1280x800", { width: 1280, height: 800 }]),
];

/** The waits as text: the tile, how many are left, what it pays. */
async function waits(player) {
  const rows = await player.result.locator(".waits > li").all();
  return Promise.all(
    rows.map(async (row) => {
      const name = await row.getByRole("button").first().getAttribute("aria-label");
      const [left, pays] = [await row.locator(".left b").innerText(), await row.locator("p").innerText()];
      return [name, left, pays.replace(/\s+/g, " ").trim()].join(" | ");
    }),
  );
}

/** The switch that says whether a tile of the wait was discarded. */
async function discarded(player, tile) {
  const group = player.result.getByRole("group", { name: `I have discarded ${tile} (furiten)` });
  if (!(await group.isVisible())) await player.tap(player.result.getByText("Discards", { exact: true }));
  return group.getByRole("button");
}

// A phone's "back" reaches a page as the `close` of its topmost watcher; a browser without phone has none to press.
test("back closes the explanation that fills the screen", () =>
  play(app, VIEWS[0][1], async (player, { page }) => {
    await page.evaluate(() => {
      window.watchers = [];
      window.CloseWatcher = class extends EventTarget {
        constructor() {
          super();
          window.watchers.push(this);
        }
        destroy() {
          this.gone = true;
        }
      };
    });
    await sample(player);
    await player.tap(player.button("Why?"));
    await page.evaluate(() => window.watchers.at(-1).dispatchEvent(new Event("close")));
    await player.button("Why?").waitFor();
    await player.tap(player.button("Why?"));
    await player.tap(player.button("Close"));
    assert.deepEqual(await page.evaluate(() => window.watchers.map(({ gone }) => gone)), [true, true]);
  }));

for (const [name, view] of VIEWS) {
  // Pinfu and tanyao on each wait: 2 han 30 fu by ron, 3 with riichi; by tsumo 3 han 20 fu (700/1,300), 4 with riichi.
  test(`every wait has its prices: ${name}`, () =>
    play(app, view, async (player, { shot }) => {
      await player.enter("234m567p345s66p67s");
      assert.deepEqual(await waits(player), [
        "Win on 2 sou | 4 | 2,000 2 han 30 fu Tsumo 700/1,300 · riichi 3,900 · 1,300/2,600",
        "Win on 5 sou | 3 | 2,000 2 han 30 fu Tsumo 700/1,300 · riichi 3,900 · 1,300/2,600",
        "Win on 8 sou | 4 | 2,000 2 han 30 fu Tsumo 700/1,300 · riichi 3,900 · 1,300/2,600",
      ]);
      await shot(`waits-${name}`);
      const thrown = await discarded(player, "8 sou");
      await player.tap(thrown);
      assert.equal(await thrown.getAttribute("aria-pressed"), "true");
      assert.match(await player.text(), /Furiten: a tile you wait for lies among your discards/);
      assert.equal((await waits(player))[0], "Win on 2 sou | 4 | – Tsumo 700/1,300 · riichi 1,300/2,600");
      assert.equal((await waits(player))[2], "Win on 8 sou | 3 | – Tsumo 700/1,300 · riichi 1,300/2,600", "it lies open");
      await shot(`furiten-${name}`);
      await player.tap(player.button("Win on 2 sou", player.result));
      assert.equal(await player.price("Ron"), "–", "it was not forgotten");
      assert.match(await player.text(), /Furiten/);
      assert.equal(await player.button("Show").count(), 0, "nobody is shown a price that is none");
      await player.tap(player.button("Tsumo"));
      assert.equal(await player.price("Tsumo"), "700/1,300");
      assert.doesNotMatch(await player.text(), /Furiten/);
      // What was tapped by mistake is taken back where it bars the price.
      await player.tap(player.button("Ron"));
      await shot(`furiten-won-${name}`);
      await player.tap(thrown);
      assert.equal(await player.price("Ron"), "2,000");
    }));

  // A dama ron has no yaku, a self-draw and riichi are one.
  rare(`a wait without a price says why: ${name}`, () =>
    play(app, view, async (player, { shot }) => {
      await player.enter("456p789s99m12p345m");
      assert.equal((await waits(player))[0], "Win on 3 pin | 4 | – Tsumo 300/500 · riichi 1,300 · 500/1,000");
      assert.match(await player.text(), /– No yaku: the hand is complete/);
      await shot(`waits-no-yaku-${name}`);
      await player.tap(player.button("Riichi"));
      assert.doesNotMatch(await player.text(), /No yaku/);
    }));

  // With a declared riichi only its prices can be: 3,900, and 1,300/2,600 by tsumo.
  rare(`a declared riichi is in every wait: ${name}`, () =>
    play(app, view, async (player) => {
      await player.enter("234m567p345s66p67s");
      await player.tap(player.button("Riichi"));
      await player.choose("Sticks on the table, yours included", "1");
      assert.equal((await waits(player))[0], "Win on 2 sou | 4 | 3,900 3 han 30 fu Tsumo 1,300/2,600");
    }));

  test(`fourteen tiles that do not win say what to throw: ${name}`, () =>
    play(app, view, async (player, { shot }) => {
      await player.enter("123m456p789s22m78m1z");
      const lines = await player.result.getByRole("list").last().getByRole("listitem").allInnerTexts();
      assert.equal(lines[0].trim(), "tenpai, 8 tiles win");
      assert.equal(await player.result.getByRole("img", { name: "East", exact: true }).count(), 1);
      assert.equal(await player.result.getByRole("img", { name: "6 man, 9 man", exact: true }).count(), 1, "which tiles help");
      // Behind what is wrong with this one, before what holds for every hand.
      const [advice, general] = await Promise.all(
        [player.result.getByRole("listitem").first(), player.result.locator(".refused > p:not(.large)").last()].map((one) => one.boundingBox()),
      );
      assert.ok(advice.y < general.y);
      await shot(`discards-${name}`);
      // Or else it was mistyped: done as told, twice for a tile and once for the winning one.
      assert.match(await player.text(), /Wrong tile\? Tap it until it is gone\./);
      for (const tile of [/^8 man/, /^East/]) {
        for (const wrong = player.hand.getByRole("button", { name: tile }); await wrong.count(); ) await player.tap(wrong.first());
      }
      assert.match(await player.text(), /2 tiles to go/);
    }));

  // Four of a tile, entered one by one, are a kan: done as told, the hand has room again, and the next tile goes there.
  rare(`four equal tiles in a hand that does not win may be a kan: ${name}`, () =>
    play(app, view, async (player, { shot }) => {
      await player.enter("2222m345p678s111z7z");
      assert.match(await player.text(), /Four 2 man: is it a kan\? Tap Closed, then 2 man\./);
      await shot(`is-it-a-kan-${name}`);
      await player.tap(player.button("Closed kan"));
      await player.enter("2m7z");
      assert.equal(await player.hand.getByRole("button", { name: /^Red/ }).count(), 2);
    }));

  // 7 han 40 fu by ron: 12,000; the 8th makes a baiman, as does menzen tsumo. The dealer's haneman is 18,000. The winner's own stick comes on top.
  test(`what if: ${name}`, () =>
    play(app, view, async (player, { shot }) => {
      await sample(player);
      if (view.width < 1000) await player.tap(player.button("Why?"));
      assert.deepEqual(await player.lines("What if"), [
        "One han more Baiman 17,000 in all",
        "By tsumo Baiman 17,000 in all",
        "Without riichi Haneman 13,000 in all",
        "As dealer Haneman 19,000 in all",
      ]);
      await player.page.getByRole("heading", { name: "What if" }).scrollIntoViewIfNeeded();
      await shot(`what-if-${name}`);
    }));

  rare(`a bonus shows its tiles: ${name}`, () =>
    play(app, view, async (player, { shot }) => {
      await sample(player);
      if (view.width < 1000) await player.tap(player.button("Why?"));
      const yaku = player.explanation.locator("section", { has: player.page.getByRole("heading", { name: "Yaku", exact: true }) });
      const tiles = await yaku.getByRole("img").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
      assert.deepEqual(tiles, ["1 man shows 2 man", "5 pin shows 6 pin 6 pin", "red 5 pin"]);
      await shot(`bonus-${name}`);
    }));

  rare(`a line of the fu names its tiles: ${name}`, () =>
    play(app, view, async (player, { shot }) => {
      await player.meld("Pon", "4s");
      await player.enter("444p222m77p56s7s");
      if (view.width < 1000) await player.tap(player.button("Why?"));
      const fu = player.explanation.locator("section", { has: player.page.getByRole("heading", { name: "Fu", exact: true }) });
      const tiles = await fu.getByRole("img").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
      assert.deepEqual(tiles, ["2 man 2 man 2 man", "4 pin 4 pin 4 pin", "Pon 4 sou 4 sou 4 sou"]);
      await shot(`fu-${name}`);
    }));

  test(`a hand without a yaku shows how it is read and what would make it a win: ${name}`, () =>
    play(app, view, async (player, { shot }) => {
      await player.enter("123m456p78s99p222s9s");
      const blocks = await player.result.locator(".blocks").getByRole("img").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
      assert.deepEqual(blocks, ["1 man 2 man 3 man", "4 pin 5 pin 6 pin", "9 pin 9 pin", "2 sou 2 sou 2 sou", "7 sou 8 sou 9 sou"]);
      const rows = await player.result.getByRole("row").allInnerTexts();
      assert.deepEqual(
        rows.map((row) => row.replace(/\s+/g, " ").trim()),
        ["By tsumo 1 han 30 fu 1,100", "With riichi 1 han 40 fu 1,300"],
      );
      await shot(`no-yaku-${name}`);
    }));

  // The figures are those of the native test of the same name.
  test(`the cheapest win for first place: ${name}`, () =>
    play(app, view, async (player, { page, shot }) => {
      await player.open("Settle up");
      const dialog = page.getByRole("dialog", { name: "Settle up" });
      await dialog.getByRole("button", { name: "Need", exact: true }).click();
      const points = { East: 30900, South: 25000, West: 24100, North: 20000 };
      for (const [seat, value] of Object.entries(points)) {
        await dialog.getByRole("spinbutton", { name: `Points of ${seat} now` }).fill(String(value));
      }
      const rows = await dialog.getByRole("table", { name: "1st" }).getByRole("row").allInnerTexts();
      assert.deepEqual(
        rows.map((row) => row.replace(/\s+/g, " ").trim()),
        [
          "Tsumo 2 han 60 fu, 3 han 30 fu or 4 han 4,000+",
          "Off East 1 han 100 fu, 2 han 50 fu or 3 han 3,200+",
          "Off West 2 han 100 fu, 3 han 50 fu or 4 han 6,400+",
          "Off North 2 han 100 fu, 3 han 50 fu or 4 han 6,400+",
        ],
      );
      await shot(`need-${name}`);
      await dialog.getByRole("spinbutton", { name: "Points of South now" }).fill("1");
      assert.match(await dialog.innerText(), /Together 75,001, but all started with 100,000/);
    }));
}
