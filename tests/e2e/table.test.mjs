// A whole game as four players would keep it: every number after every hand, the taps it takes, a reload, undo after the end.

import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { after, before } from "node:test";

import { audit } from "./axe.mjs";
import { more, rare, screenshots, start, test } from "./harness.mjs";
import { play } from "./player.mjs";
import { PLAYERS, Table } from "./table.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

/** G1: what happens, and the points after it. From the ruleset's law, worked out by hand. */
const G1 = [
  [async (table) => (await table.riichi("Ben"), await table.ron("Aki", ["Ben", "5,200"])), [19_800, 30_200, 25_000, 25_000]],
  [async (table) => (await table.riichi("Cho"), await table.draw("Ben")), [18_300, 31_700, 25_500, 23_500]],
  [async (table) => (await table.tap("Draw"), await table.tap("Nine kinds of terminals and honors"), await table.tap("Dai")), [18_300, 31_700, 25_500, 23_500]],
  [async (table) => (await table.riichi("Dai"), await table.ron("Cho", ["Dai", "3,900"], ["Aki", "8,000"])), [26_300, 31_700, 13_000, 29_000]],
  [(table) => table.tsumo("Cho", "1,000"), [25_300, 30_700, 16_000, 28_000]],
  [
    async (table) => {
      await table.riichi("Aki");
      await table.player.tap(table.card("Cho"));
      await table.tap("Off Aki");
      await table.tap("Riichi tile");
      await table.price("Cho", "3,900");
    },
    [21_100, 30_700, 20_200, 28_000],
  ],
  [async (table) => (await table.riichi("Aki"), await table.riichi("Dai"), await table.draw()), [21_600, 29_200, 18_700, 28_500]],
  [(table) => table.ron("Ben", ["Aki", "1,000"]), [25_500, 27_300, 18_700, 28_500]],
  [(table) => table.tsumo("Aki", "6,000"), [43_500, 21_300, 12_700, 22_500]],
  [(table) => table.draw(), [43_500, 21_300, 12_700, 22_500]],
  [async (table) => (await table.riichi("Dai"), await table.tsumo("Dai", "2,000/3,900")), [41_300, 17_200, 10_500, 31_000]],
  [(table) => table.ron("Dai", ["Ben", "2,000"]), [41_300, 19_200, 10_500, 29_000]],
  [(table) => table.draw("Aki", "Dai"), [42_800, 17_700, 9_000, 30_500]],
];

test("a whole game, with a reload in the middle and undo after its end", () =>
  play(app, { width: 390, height: 844 }, async (player) => {
    const table = new Table(player);
    await table.open();
    await table.begin();
    for (const [at, [hand, points]] of G1.entries()) {
      await hand(table);
      assert.deepEqual(await table.points(), points, `after hand ${at + 1}`);
      if (at !== 6) continue;
      const { taps } = player;
      await player.page.reload();
      await table.felt.waitFor();
      assert.deepEqual(await table.points(), points, "after a reload");
      player.taps = taps;
    }
    await table.tsumo("Dai", "8,000");
    assert.equal(player.taps, 51);
    const scores = await table.dialog.getByRole("table", { name: "Match scores" }).getByRole("row").allInnerTexts();
    const lines = scores.slice(1).map((row) => row.replace(/\s+/g, " ").trim());
    // Tenhou rounds to whole thousands: 34,700 is 35,000, 9,600 is 10,000, 900 is 1,000; first place takes the rest.
    assert.deepEqual(
      lines.map((line) => [/(Aki|Ben|Cho|Dai)/.exec(line)[1], line.split(" ").at(-1)]),
      [["Dai", "+64.0"], ["Aki", "+15.0"], ["Ben", "−30.0"], ["Cho", "−49.0"]],
    );
    await table.tap("Undo");
    assert.deepEqual(await table.points(), G1.at(-1)[1]);
    await table.tap("Redo");
    await table.dialog.getByRole("table", { name: "Match scores" }).waitFor();
  }));

test("a correction shows what it changes, and waits until it is accepted", () =>
  play(app, { width: 390, height: 844 }, async (player) => {
    const table = new Table(player);
    await table.open();
    await table.begin();
    await table.ron("Aki", ["Ben", "1,000"]);
    await table.ron("Dai", ["Cho", "2,000"]);
    await table.tap("Log");
    await table.inRow("East 1", "Change");
    await table.tap("Other points");
    await table.price("Ben", "8,000");
    await table.tap("Change it");
    await player.tap(player.button("Back to the table", table.dialog));
    assert.deepEqual(await table.points(), [17_000, 33_000, 27_000, 23_000]);
    await table.tap("Undo");
    assert.deepEqual(await table.points(), [24_000, 26_000, 27_000, 23_000]);
  }));

test("what is typed before a game begins stays over Back and a reload", () =>
  play(app, { width: 390, height: 844 }, async (player, { page }) => {
    const table = new Table(player);
    await table.open();
    const name = table.dialog.getByRole("textbox", { name: "Player South" });
    const rules = table.dialog.getByRole("combobox", { name: "Ruleset" });
    await name.fill("Ben");
    await rules.selectOption({ label: "M.League" });
    const seen = async () => [await name.inputValue(), await rules.evaluate((list) => list.selectedOptions[0].label)];
    await page.goBack();
    await table.dialog.waitFor({ state: "detached" });
    await page.goForward();
    assert.deepEqual(await seen(), ["Ben", "M.League"]);
    await page.reload();
    assert.deepEqual(await seen(), ["Ben", "M.League"]);
  }));

test("forward right behind Back, while a slow phone has not drawn all of it", () =>
  play(app, { width: 390, height: 844 }, async (player, { page }) => {
    const table = new Table(player);
    await table.open();
    const devtools = await page.context().newCDPSession(page);
    for (const rate of [4, 8, 16]) {
      await devtools.send("Emulation.setCPUThrottlingRate", { rate });
      await page.goBack();
      await table.dialog.waitFor({ state: "detached" });
      await page.goForward();
      await table.dialog.getByRole("textbox", { name: "Player South" }).waitFor();
      await player.settled();
      assert.match(page.url(), /#\/table$/);
    }
  }));

rare("letters of twice the size: nothing of a game is to the side", () =>
  play(app, { width: 360, height: 640 }, async (player, { page }) => {
    const table = new Table(player);
    await table.open();
    await table.begin();
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    const body = table.dialog.locator(".over-body");
    const wide = () => body.evaluate((one) => one.scrollWidth - one.clientWidth);
    assert.ok((await wide()) <= 0, "the table");
    await player.tap(table.card("Ben"));
    await table.tap("Off Aki");
    assert.ok((await wide()) <= 0, "a win");
    await table.price("Ben", "8,000");
    assert.ok((await wide()) <= 0, "after it");
    await table.tap("Log");
    assert.ok((await wide()) <= 0, "the log");
  }));

test("a hand that is corrected has the prices of its own dealer", () =>
  play(app, { width: 390, height: 844 }, async (player) => {
    const table = new Table(player);
    await table.open();
    await table.begin();
    await table.ron("Ben", ["Aki", "1,500"]); // East 1: the dealer
    await table.ron("Cho", ["Ben", "1,000"]); // passes the deal
    await table.tap("Log");
    await table.inRow("East 1 Aki", "Change");
    await table.tap("Other points");
    await table.price("Aki", "2,900"); // 2 han 30 fu of a dealer; of the others it would be 2,000
    await table.tap("Change it");
    await player.tap(player.button("Back to the table", table.dialog));
    // 25,000 and what was corrected, then 1,000 and one honba off Cho.
    assert.deepEqual(await table.points(), [27_900, 23_400, 23_700, 25_000]);
  }));

for (const [width, height, dark] of [[360, 640], ...more([844, 390], [390, 844, true], [1280, 800])]) {
  test(`each state fits and axe finds nothing, ${width}x${height}`, () =>
    play(app, { width, height, dark }, async (player) => {
      const table = new Table(player);
      const look = async (name) => {
        const wide = await table.dialog.locator(".over-body").evaluate((body) => body.scrollWidth - body.clientWidth);
        assert.ok(wide <= 0, `${name} is too wide by ${wide}`);
        assert.deepEqual(await audit(player.page), [], name);
        await mkdir(screenshots, { recursive: true });
        await player.page.screenshot({ path: join(screenshots, `table-${name}-${width}x${height}.png`) });
      };
      await table.open();
      await look("start");
      await table.begin();
      await look("table");
      await table.riichi("Ben");
      await player.tap(table.card("Ben"));
      await table.tap("Off Aki");
      await look("win");
      await table.price("Ben", "8,000");
      await look("recorded");
      await table.tap("Draw");
      await look("draw");
      await table.tap("Record");
      await table.tap("Gaps");
      await look("gaps");
      await player.tap(player.button("Close", table.dialog));
      await table.tap("Log");
      await look("log");
      await player.tap(player.button("Back to the table", table.dialog));
      await table.tap("Other");
      await table.tap("End the game");
      await look("end");
    }));
}
