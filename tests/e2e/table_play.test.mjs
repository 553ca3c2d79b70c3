// What happens at the table beside plain hands: wins by tiles and by yaku, several winners, chombo, corrections, keys, and storage
// that fails in the middle of a game. Points are worked out from the rulesets' laws by hand.

import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { after, before } from "node:test";

import { audit } from "./axe.mjs";
import { more, rare, screenshots, start, test, waitForApp } from "./harness.mjs";
import { Player, play } from "./player.mjs";
import { Table } from "./table.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const START = [25_000, 25_000, 25_000, 25_000];

/** Opens a table by these rules, and plays. */
const begun = (steps, { rules = "Tenhou", ...view } = {}) =>
  play(app, { width: 390, height: 844, ...view }, async (player, visit) => {
    const table = new Table(player);
    await table.open();
    await table.begin(rules);
    await steps(table, player, visit);
  });

/** Taps one after another, by name. */
const taps = async (table, ...names) => {
  for (const name of names) await table.tap(name);
};

const said = async (table) => (await table.dialog.getByRole("status").last().innerText()).replace(/\s+/g, " ");

const count = async (player, steps) => {
  const before = player.taps;
  await steps();
  return player.taps - before;
};

test("each thing takes as many taps as it needs, and no more", () =>
  begun(async (table, player) => {
    assert.equal(await count(player, () => table.riichi("Ben")), 1, "riichi");
    assert.equal(await count(player, () => table.ron("Aki", ["Ben", "1,000"])), 3, "ron");
    assert.deepEqual(await table.points(), [24_000, 26_000, 25_000, 25_000]);
    assert.equal(await count(player, () => table.tsumo("Ben", "1,000")), 3, "tsumo");
    assert.deepEqual(await table.points(), [23_000, 29_000, 24_000, 24_000]);
    assert.equal(await count(player, () => table.ron("Ben", ["Cho", "1,000"], ["Dai", "2,000"])), 5, "double ron");
    // One honba to the next in turn: Cho.
    assert.deepEqual(await table.points(), [23_000, 25_700, 25_300, 26_000]);
    assert.equal(await count(player, () => table.draw("Aki", "Ben")), 4, "two tenpai");
    assert.equal(await count(player, () => table.draw()), 2, "nobody tenpai");
    assert.equal(await count(player, () => taps(table, "Draw", "Nine kinds of terminals and honors", "Cho")), 3, "nine kinds");
    const points = await table.points();
    assert.equal(await count(player, () => taps(table, "Other", "Chombo", "Dai")), 3, "chombo");
    assert.deepEqual(await table.points(), points, "a chombo of the match score");
    assert.equal(await count(player, () => player.tap(player.button("Undo", table.dialog).last())), 1, "undo");
    assert.equal(await count(player, () => table.tap("Redo")), 1, "redo");
    for (let hand = 0; hand < 2; hand += 1) await table.draw();
    const repair = async () => {
      await table.tap("Log");
      await table.inRow("East 2 Cho", "Change");
      await table.answer("Cho", "1,300");
      await table.tap("Change it");
    };
    assert.equal(await count(player, repair), 5, "the third of nine hands, which two have won");
  }));

const HAND = "234m340p66p678s56s7s";

test("a win by its tiles: the seat, the riichi and who dealt in are there, and nothing is lost on the way", () =>
  begun(async (table, player, { page }) => {
    await table.riichi("Ben");
    await player.tap(table.card("Ben"));
    await taps(table, "Off Aki", "Tiles");
    await table.dialog.waitFor({ state: "detached" });
    assert.equal(await player.list("Seat wind").evaluate((list) => list.selectedOptions[0].text), "South");
    assert.equal(await player.list("Sticks on the table, yours included").inputValue(), "1");
    assert.equal(await player.toggle("Riichi").getAttribute("aria-pressed"), "true");
    await player.enter("234m340p66p");
    const errand = page.getByRole("group", { name: "Table", exact: true });
    assert.match(await player.text(errand), /^Ben won/, "whose hand it is");
    assert.equal(await player.button("Record for Ben").count(), 0, "it has no price yet");
    // Back to the table and to the tiles again, over a reload on each side.
    await player.tap(player.button("Table", errand));
    await page.reload();
    await table.felt.waitFor();
    await table.tap("Tiles");
    assert.equal((await player.held()).length, 8);
    await page.reload();
    await player.enter("678s56s7s");
    // The way back leads to the sheet, and not out of the app.
    await page.goBack();
    await table.dialog.getByRole("button", { name: "Tiles", exact: true }).waitFor();
    await page.goForward();
    await table.dialog.waitFor({ state: "detached" });
    await player.tap(player.button("Record for Ben"));
    await table.felt.waitFor();
    // Riichi, pinfu, tanyao and a red five: 4 han 30 fu, and the own stick comes back.
    assert.deepEqual(await table.points(), [17_300, 32_700, 25_000, 25_000]);
    await table.tap("Log");
    await table.inRow("East 1", "Why?");
    const why = (await table.dialog.innerText()).replace(/\s+/g, " ");
    for (const part of ["Pinfu", "Tanyao", "Red five", "7,700"]) assert.ok(why.includes(part), part);
    // A correction leads to the tiles again, and they are there.
    await taps(table, "Change", "Other points", "Tiles");
    assert.equal((await player.held()).length, 14);
    await player.tap(player.toggle("Ippatsu"));
    await player.tap(player.button("Record for Ben"));
    await table.tap("Change it");
    await player.tap(player.button("Back to the table", table.dialog));
    assert.deepEqual(await table.points(), [17_000, 33_000, 25_000, 25_000], "mangan");
  }));

test("a win by its yaku, and by han and fu that no key has", () =>
  begun(async (table, player, { page }) => {
    await player.tap(table.card("Ben"));
    await taps(table, "Off Aki", "Yaku", "Open hand", "Toitoi");
    await page.reload();
    await table.felt.waitFor();
    await taps(table, "40 fu", "Record for Ben");
    // 2 han 40 fu.
    assert.deepEqual(await table.points(), [22_400, 27_600, 25_000, 25_000]);
    await player.tap(table.card("Cho"));
    await taps(table, "Off Dai", "Han/fu", "4 han", "25 fu", "Record for Cho");
    assert.deepEqual(await table.points(), [22_400, 27_600, 31_400, 18_600]);
    // A correction may tell it otherwise.
    await table.tap("Log");
    await table.inRow("East 1", "Change");
    await taps(table, "Other points", "Yaku", "Closed hand", "Chiitoitsu", "Record for Ben", "Change it", "Back to the table");
    assert.deepEqual(await table.points(), [23_400, 26_600, 31_400, 18_600]);
  }));

rare("who is liable pays for a yakuman", () =>
  begun(async (table, player) => {
    const daisangen = async () => player.tap(player.button("Cho", table.dialog.getByRole("group", { name: /Daisangen/ })));
    await player.tap(table.card("Ben"));
    await taps(table, "Off Aki", "Liable (pao)");
    await daisangen();
    await table.tap("Points");
    await table.price("Ben", "32,000");
    assert.deepEqual(await table.points(), [14_000, 62_000, 14_000, 30_000], "by ron, half each");
    await player.tap(player.button("Undo", table.dialog).first());
    await player.tap(table.card("Ben"));
    await taps(table, "Tsumo", "Liable (pao)");
    await daisangen();
    await table.tap("Points");
    await table.price("Ben", "8,000/16,000");
    assert.deepEqual(await table.points(), [30_000, 62_000, -2_000, 30_000], "by tsumo, all of it");
  }, { rules: "WRC 2025" }));

test("several winners: the rules say at once who wins", async () => {
  await begun(
    async (table, player) => {
      await player.tap(table.card("Dai"));
      await table.tap("Off Aki");
      await table.tap("Ben won, too");
      await table.dialog.getByText("Only Ben wins: next in turn").waitFor();
      await table.price("Ben", "8,000");
      assert.deepEqual(await table.points(), [22_000, 38_000, 30_000, 30_000]);
    },
    { rules: "WRC 2025" },
  );
  await begun(async (table, player) => {
    await player.tap(table.card("Dai"));
    await taps(table, "Off Aki", "Ben won, too", "Cho won, too");
    await table.dialog.getByText("Three rons: the hand is a draw").waitFor();
    // Nobody is left who could win, too.
    assert.equal(await table.dialog.getByRole("button", { name: /won, too/ }).count(), 0);
    await table.tap("Record");
    assert.deepEqual(await table.points(), START);
    await table.felt.getByRole("img", { name: /^Honba.*1$/ }).waitFor();
  });
});

test("chombo of each kind, corrected; a penalty; counted points; the last hand", () =>
  begun(async (table, player) => {
    await taps(table, "Other", "Chombo", "A mangan to the others", "Aki");
    assert.deepEqual(await table.points(), [13_000, 29_000, 29_000, 29_000]);
    await table.tap("Log");
    await table.inRow("East 1", "Change");
    await table.answer("Chombo", "Aki");
    await table.answer("Chombo", "Ben");
    await taps(table, "Change it", "Back to the table");
    assert.deepEqual(await table.points(), [29_000, 17_000, 27_000, 27_000]);
    await taps(table, "Other", "Chombo", "3,000 to each of the others", "Cho");
    assert.deepEqual(await table.points(), [32_000, 20_000, 18_000, 30_000]);
    const field = (name) => table.dialog.getByRole("textbox", { name });
    await taps(table, "Other", "Penalty", "Dai");
    await field("Amount").fill("2.5");
    await field("Reason").fill("late");
    await table.tap("Record");
    await taps(table, "Other", "Penalty", "Dai", "Points, to the others");
    await field("Amount").fill("3000");
    await table.tap("Record");
    assert.deepEqual(await table.points(), [33_000, 21_000, 19_000, 27_000]);
    await taps(table, "Other", "Counted points");
    await field("Aki").fill("32,500");
    await field("Honba").fill("2");
    await field("Reason").fill("we counted");
    await table.tap("Record");
    assert.deepEqual(await table.points(), [32_500, 21_000, 19_000, 27_000]);
    await table.tap("Log");
    const log = (await table.dialog.innerText()).replace(/\s+/g, " ");
    for (const part of ["Penalty · Dai · −2.5 · late", "we counted"]) assert.ok(log.includes(part), `${part}: ${log}`);
    await table.tap("Back to the table");
    await taps(table, "Other", "This is the last hand");
    assert.equal(await said(table), "This is the last hand");
    await table.draw();
    const scores = await table.dialog.getByRole("table", { name: "Match scores" }).innerText();
    assert.match(scores, /Dai[^\n]*−2\.5/);
  }));

rare("a draw: nagashi of two, nobody tenpai, and riichi without tenpai", () =>
  begun(async (table, player) => {
    await table.tap("Draw");
    const nagashi = table.dialog.getByRole("group", { name: "Nagashi" });
    for (const name of ["Ben", "Cho"]) await player.tap(player.button(name, nagashi));
    await table.tap("Record");
    // Each gets 4,000 from the dealer and 2,000 from the others.
    assert.deepEqual(await table.points(), [17_000, 31_000, 31_000, 21_000]);
    await table.riichi("Ben");
    await taps(table, "Draw", "Nobody");
    assert.equal(await table.card("Ben").getAttribute("aria-label"), "Ben, East, noten");
    await table.tap("Record");
    assert.match(await said(table), /^Ben is in riichi, but not among the tenpai players/);
    await table.dialog.getByText("Ben is in riichi and noten. A chombo?").waitFor();
    await table.tap("Chombo: Ben");
    assert.deepEqual(await table.points(), [17_000, 31_000, 31_000, 21_000], "the stick went back");
    await taps(table, "Draw", "All", "Record");
    assert.deepEqual(await table.points(), [17_000, 31_000, 31_000, 21_000]);
  }));

rare("rules under which nothing hangs on tenpai do not ask for it", () =>
  begun(
    async (table, player, { shot }) => {
      await table.tap("Draw");
      await table.dialog.getByRole("heading", { name: "Draw", exact: true }).waitFor();
      assert.doesNotMatch(await table.dialog.innerText(), /tenpai|noten|nobody/i);
      await shot("table-korean-draw");
      // A card is a win, as it is on the table.
      await player.tap(table.card("Ben"));
      await table.dialog.getByRole("heading", { name: "Ben won" }).waitFor();
      await table.tap("Tsumo");
      await shot("table-korean-win");
      await taps(table, "Cancel", "Draw", "Record");
      assert.deepEqual(await table.points(), [0, 0, 0, 0]);
      assert.match(await table.felt.innerText(), /East 2/);
    },
    { rules: "Korean" },
  ));

test("what cannot be says why, and loses nothing", () =>
  begun(async (table, player) => {
    await taps(table, "Other", "Counted points");
    await table.dialog.getByRole("textbox", { name: "Aki" }).fill("900");
    await table.tap("Record");
    await table.riichi("Aki");
    assert.match(await said(table), /^Aki.*1,000/);
    assert.deepEqual(await table.points(), [900, 25_000, 25_000, 25_000]);
    // Nobody is liable for a mangan: the sheet stays, and another price is taken.
    await player.tap(table.card("Ben"));
    await taps(table, "Off Cho", "Liable (pao)");
    await player.tap(player.button("Dai", table.dialog.getByRole("group", { name: /Daisangen/ })));
    await table.tap("Points");
    await table.price("Ben", "8,000");
    assert.notEqual(await said(table), "");
    await table.price("Ben", "32,000");
    assert.deepEqual(await table.points(), [900, 57_000, 9_000, 9_000]);
  }));

test("what was recorded last stays with its way back, what each gained for six seconds, and nothing moves", () =>
  begun(
    async (table, player, { page }) => {
      await page.clock.install();
      await table.draw();
      await table.riichi("Ben");
      const place = () => Promise.all(["Draw", "Other"].map((name) => player.button(name, table.dialog).boundingBox()));
      const before = await place();
      await table.ron("Aki", ["Ben", "3,900"]);
      assert.deepEqual(await place(), before);
      const undo = player.button("Undo", table.dialog);
      assert.equal(await undo.count(), 2);
      const card = (await table.dialog.locator(".evening-told").innerText()).replace(/\s+/g, " ");
      for (const part of ["Ben won", "Off Aki", "Aki −4,200", "Riichi sticks: Ben +1,000", "Next: East 2 · Honba 2, Ben deals"]) assert.ok(card.includes(part), `${part}: ${card}`);
      const gained = () => table.felt.getByText("−4,200").count();
      await page.clock.runFor(5_000);
      assert.equal(await gained(), 1);
      await page.clock.runFor(1_500);
      await table.felt.getByText("−4,200").waitFor({ state: "detached" });
      assert.deepEqual(await place(), before);
      await player.tap(undo.first());
      assert.deepEqual(await table.points(), [25_000, 24_000, 25_000, 25_000]);
      await table.tap("Redo");
      await table.ron("Dai", ["Cho", "1,000"]);
      await player.tap(undo.last());
      assert.deepEqual(await table.points(), [20_800, 29_200, 25_000, 25_000]);
      // The next thing needs no tap of its own.
      await table.ron("Dai", ["Cho", "1,000"]);
      await table.riichi("Dai");
      assert.equal(await gained(), 0);
    },
  ));

rare("hands are shown before they are recorded, if that is wanted, and over a reload", () =>
  begun(async (table, player, { page }) => {
    await taps(table, "Other", "Ask before recording", "Cancel");
    await page.reload();
    await table.felt.waitFor();
    await table.ron("Aki", ["Ben", "3,900"]);
    await table.dialog.getByRole("heading", { name: "Is this right?" }).waitFor();
    await table.dialog.getByText("Aki −3,900 · Ben +3,900").waitFor();
    await table.tap("Change");
    await table.price("Ben", "8,000");
    await table.tap("Record");
    assert.deepEqual(await table.points(), [17_000, 33_000, 25_000, 25_000]);
  }));

rare("a card that is held shows the gaps to its player", () =>
  begun(async (table, player, { page }) => {
    await table.ron("Aki", ["Ben", "8,000"]);
    await table.card("Cho").hover();
    await page.mouse.down();
    await table.dialog.getByRole("heading", { name: "Gaps: Cho" }).waitFor();
    await page.mouse.up();
    const gaps = (await table.dialog.innerText()).replace(/\s+/g, " ");
    for (const part of ["Aki −8,000", "Ben +8,000"]) assert.ok(gaps.includes(part), part);
    // From Ben 4,500 are 9,000 nearer; from another 12,000 do it.
    assert.match(gaps, /1st Off Ben 4,500 2 han 70 fu/);
    assert.match(gaps, /1st Off Aki, Dai 12,000 haneman/i);
    await player.tap(table.card("Ben"));
    await table.dialog.getByRole("heading", { name: "Gaps: Ben" }).waitFor();
  }));

test("a game by keys alone, each hand said in one sentence", () =>
  begun(async (table, player, { page }) => {
    assert.equal(await table.card("Ben").getAttribute("aria-label"), "Ben, South, 25,000");
    const press = async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
      await player.settled();
    };
    await press("r", "2");
    assert.equal(await table.card("Ben").getAttribute("aria-label"), "Ben, South, 24,000, in riichi");
    await press("2", "1");
    const price = table.dialog.getByRole("group", { name: "Tap the points for Ben" }).getByRole("button", { name: /^3,900/ });
    await price.focus();
    await press("Enter");
    assert.deepEqual(await table.points(), [21_100, 28_900, 25_000, 25_000]);
    assert.equal(await said(table), "East 1 · Ben won · Off Aki · Aki −3,900 · Ben +3,900");
    await press("z");
    assert.deepEqual(await table.points(), [25_000, 24_000, 25_000, 25_000]);
    await press("Shift+Z");
    await press("d", "3");
    await player.button("Record", table.dialog).focus();
    await press("Enter");
    assert.deepEqual(await table.points(), [20_100, 27_900, 28_000, 24_000]);
    await press("4", "t");
    await table.dialog.getByRole("group", { name: "Tap the points for Dai" }).waitFor();
    await press("Escape");
    await table.dialog.getByRole("group", { name: "Tap the points for Dai" }).waitFor({ state: "detached" });
    assert.deepEqual(await table.points(), [20_100, 27_900, 28_000, 24_000]);
  }));

const put = (page, key, text) => page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, text]);
const kept = (page) => page.evaluate(() => localStorage.getItem("tensu/games"));

/** Fills the storage to the last byte. */
const fill = (page) =>
  page.evaluate(() => {
    let text = "";
    for (let size = 1 << 22; size >= 1; size >>= 1)
      try {
        localStorage.setItem("filler", text + "x".repeat(size));
        text += "x".repeat(size);
      } catch {}
  });

/** Another window of the same browser, at the table. */
async function beside(context, url) {
  const page = await context.newPage();
  waitForApp(page);
  await page.goto(`${url}#/table`);
  const table = new Table(new Player(page));
  await table.felt.waitFor();
  return table;
}

test("a full storage in the middle of a game: what is only here stays, whatever another window writes", () =>
  begun(async (table, player, { page, context, url }) => {
    await table.draw("Aki");
    const other = await beside(context, url);
    await fill(page);
    await table.riichi("Ben");
    await table.ron("Aki", ["Ben", "8,000"]);
    const points = [28_000 - 8_300, 24_000 + 8_300, 24_000, 24_000];
    assert.deepEqual(await table.points(), points);
    assert.ok(!(await kept(page)).includes("b2000"), "there was no room");
    const told = table.dialog.getByRole("group", { name: "Notices" });
    assert.match(await player.text(told), /^There is no room left for this page: what you enter now is gone when you close it\./);
    await player.tap(player.button("OK", told));
    assert.equal(await told.count(), 0);
    assert.ok(await table.dialog.evaluate((dialog) => dialog.contains(document.activeElement)), "the keyboard goes on here");
    // The other window makes room, and goes on with the same hand in its own way.
    await other.page.evaluate(() => localStorage.removeItem("filler"));
    await other.ron("Cho", ["Dai", "1,000"]);
    await page.waitForFunction(() => localStorage.getItem("tensu/games").includes("b2000"));
    assert.deepEqual(await table.points(), points);
    const all = await kept(page);
    assert.equal(all.split("game=1").length - 1, 2, all);
    await page.reload();
    await table.felt.waitFor();
    await table.tap("New game");
    assert.equal(await table.dialog.getByRole("button", { name: /^Go on: / }).count(), 2);
  }));

test("two windows play one game, and the last tap of each is there", () =>
  begun(async (table, player, { page, context, url }) => {
    const other = await beside(context, url);
    await other.riichi("Cho");
    await table.ron("Cho", ["Dai", "1,000"]);
    assert.deepEqual(await table.points(), [25_000, 25_000, 23_000, 27_000]);
    await other.felt.getByRole("button", { name: /27,000/ }).waitFor();
    assert.deepEqual(await other.points(), [25_000, 25_000, 23_000, 27_000]);
    // A tab that is closed right behind a tap has it.
    await other.player.press(other.player.button("Riichi: Aki", other.dialog));
    await other.page.close();
    await page.reload();
    await table.felt.waitFor();
    assert.deepEqual(await table.points(), [24_000, 25_000, 23_000, 27_000]);
    await put(page, "tensu/sheet", "rubbish\nwinner 9");
    await page.reload();
    await table.felt.waitFor();
    assert.deepEqual(await table.points(), [24_000, 25_000, 23_000, 27_000]);
  }));

test("no storage at all: the game goes on, and that is told", () =>
  begun(
    async (table, player) => {
      await table.riichi("Ben");
      await table.ron("Aki", ["Ben", "8,000"]);
      const told = /^This browser keeps nothing for this page/;
      assert.match(await player.text(table.dialog.getByRole("group", { name: "Notices" })), told, "in sight of who plays");
      await player.tap(player.button("Close", table.dialog));
      assert.match(await player.text(player.notices), told, "until it was read");
      await table.open();
      assert.deepEqual(await table.points(), [17_000, 33_000, 25_000, 25_000]);
    },
    {
      init: () =>
        Object.defineProperty(window, "localStorage", {
          get() {
            throw new DOMException("insecure", "SecurityError");
          },
        }),
    },
  ));

for (const [width, height, dark] of [[360, 640], ...more([390, 844, true], [390, 844], [1280, 800])]) {
  test(`each sheet fits and axe finds nothing, ${width}x${height}${dark ? ", dark" : ""}`, () =>
    begun(
      async (table, player, { page }) => {
        const look = async (name) => {
          const body = table.dialog.locator(".over-body");
          const wide = await body.evaluate((body) => body.scrollWidth - body.clientWidth);
          assert.ok(wide <= 0, `${name} is too wide by ${wide}`);
          assert.deepEqual(await audit(page), [], name);
          await mkdir(screenshots, { recursive: true });
          await page.screenshot({ path: join(screenshots, `play-${name}-${width}x${height}${dark ? "-dark" : ""}.png`) });
        };
        await table.riichi("Ben");
        await look("table");
        await table.ron("Aki", ["Ben", "3,900"]);
        await look("recorded");
        await table.riichi("Dai");
        await player.tap(table.card("Ben"));
        await look("from");
        await table.tap("Off Aki");
        await look("prices");
        await table.tap("Yaku");
        await look("yaku");
        await table.tap("Han/fu");
        await look("short");
        await table.tap("Liable (pao)");
        await look("liable");
        await taps(table, "Points", "Cho won, too");
        await look("two");
        await table.tap("Cancel");
        await table.tap("Draw");
        await look("draw");
        await table.tap("Nobody");
        await look("noten");
        await table.tap("Nine kinds of terminals and honors");
        await look("whose");
        await taps(table, "Cancel", "Other");
        await look("more");
        await table.tap("Chombo");
        await look("chombo");
        await taps(table, "Cancel", "Other", "Penalty");
        await look("penalty");
        await taps(table, "Cancel", "Other", "Counted points");
        await look("counted");
        await taps(table, "Cancel", "Gaps");
        await look("gaps");
        await taps(table, "Close", "Log");
        await look("log");
      },
      { width, height, dark },
    ));
}

rare("MCR at the table: 8 from each and the points, one winner, the deal passes always", () =>
  play(app, { width: 390, height: 844 }, async (player, { shot }) => {
    await player.chooseLater("MCR (MIL)");
    const table = new Table(player);
    await table.open();
    await table.begin("MCR (MIL)");
    assert.equal(await table.dialog.getByRole("button", { name: /^Riichi/ }).count(), 0);
    const points = async (number) => player.tap(table.dialog.getByRole("group", { name: "Result" }).getByRole("button", { name: new RegExp(`^${number} `) }));
    await player.tap(table.card("Ben"));
    await taps(table, "Off Aki");
    await points(8);
    assert.deepEqual(await table.points(), [-16, 32, -8, -8]);
    await player.tap(table.card("Ben"));
    await taps(table, "Self-draw");
    await points(10);
    assert.deepEqual(await table.points(), [-34, 86, -26, -26]);
    await taps(table, "Draw");
    await shot("390x844-light-table-mcr-draw");
    await taps(table, "Record");
    await table.felt.getByText("East 4").waitFor();
    // The next in turn alone: Dai deals in to Aki and Ben.
    await player.tap(table.card("Ben"));
    await taps(table, "Off Dai");
    await player.tap(table.card("Aki"));
    await shot("390x844-light-table-mcr-win");
    // Fan from the list: all pungs and two dragon pungs are 12.
    await taps(table, "Fan", "Open hand", "All pungs", "Two dragon pungs");
    await shot("390x844-light-table-mcr-fan");
    await player.tap(table.dialog.getByRole("button", { name: /^Record.*Aki/ }));
    assert.deepEqual(await table.points(), [2, 78, -34, -46]);
  }));
