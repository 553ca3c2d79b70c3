// The log mends everything: a riichi that was forgotten, a hand of another kind, a hand too many or too few, a game that ends earlier.
// Points are worked out by hand from the ruleset's law.

import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { after, before } from "node:test";

import { audit } from "./axe.mjs";
import { more, rare, screenshots, start, test } from "./harness.mjs";
import { play } from "./player.mjs";
import { Table } from "./table.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const begun = (steps, { rules = "Tenhou", ...view } = {}) =>
  play(app, { width: 390, height: 844, ...view }, async (player, visit) => {
    const table = new Table(player);
    await table.open();
    await table.begin(rules);
    await steps(table, player, visit);
  });

const taps = async (table, ...names) => {
  for (const name of names) await table.tap(name);
};

/** The text of the page, or of what is called so there. */
const text = async (table, where = table.dialog) => (await where.innerText()).replace(/\s+/g, " ");
const changes = (table) => text(table, table.dialog.getByRole("group", { name: "What this changes" }));

/** The cards of a correction, as they say who has what. */
const then = async (table) => {
  const cards = table.dialog.getByRole("group", { name: "as it was then" }).getByRole("button");
  return Promise.all((await cards.all()).map((card) => card.getAttribute("aria-label")));
};
const card = (table, name) => table.dialog.getByRole("group", { name: "as it was then" }).getByRole("button", { name: new RegExp(`^${name}, `) });

test("a riichi that was forgotten and a draw that was a win: the sheet has the points of then, and one undo", () =>
  begun(async (table, player, { page }) => {
    await table.draw("Aki"); // 28,000 and three of 24,000; East 1 again
    await table.ron("Aki", ["Ben", "2,000"]); // and 300 for the honba; East 2
    const today = [25_700, 26_300, 24_000, 24_000];
    assert.deepEqual(await table.points(), today);
    await table.tap("Log");
    await table.inRow("East 1 Draw", "Change");
    await table.dialog.getByRole("heading", { name: "East 1", exact: true }).waitFor();
    await table.dialog.getByText("as it was then").waitFor();
    assert.deepEqual(await then(table), ["Aki, East, 25,000", "Ben, South, 25,000", "Cho, West, 25,000", "Dai, North, 25,000"]);
    assert.ok(await player.button("Change it", table.dialog).isDisabled(), "nothing is changed yet");
    // The way out leaves all as it was.
    await table.answer("What", "Ron");
    await table.tap("Keep as it was");
    await table.tap("Back to the table");
    assert.deepEqual(await table.points(), today);
    // Cho had won off Dai, in riichi.
    await table.tap("Log");
    await table.inRow("East 1 Draw", "Change");
    await table.answer("What", "Ron");
    await player.tap(card(table, "Aki")); // who was tenpai was kept: nobody is said to have won
    await player.tap(card(table, "Aki"));
    await player.tap(card(table, "Cho"));
    await table.answer("Cho, off", "Dai");
    await table.answer("Riichi", "Cho");
    assert.equal((await then(table))[2], "Cho, West, 24,000, in riichi");
    await page.reload();
    await table.answer("Riichi", "Aki");
    await table.answer("Riichi", "Aki");
    await table.price("Cho", "3,900");
    const told = await changes(table);
    // East 2 now: Ben deals, and 2,000 of base 480 are 2,900 then, without honba.
    for (const part of ["Cho 24,000 28,900 +4,900", "Dai 24,000 21,100 −2,900", "East 1 · Honba 1 becomes East 2"]) {
      assert.ok(told.includes(part), `${part}: ${told}`);
    }
    await table.tap("Change it");
    await table.row("East 1 Cho won · Off Dai 3,900").or(table.row("East 1 Cho won")).waitFor();
    await table.tap("Back to the table");
    const mended = await table.points();
    assert.deepEqual(mended, [22_100, 27_900, 28_900, 21_100]);
    await table.tap("Undo");
    assert.deepEqual(await table.points(), today);
    await table.tap("Redo");
    assert.deepEqual(await table.points(), mended);
  }));

test("taps on a correction never act on the old hand or on today's table", () =>
  begun(async (table, player) => {
    await table.ron("Aki", ["Ben", "2,000"]);
    await table.ron("Dai", ["Cho", "1,000"]);
    await table.tap("Log");
    await table.inRow("East 1", "Change");
    // The winner is tapped off: the sheet stays, and asks.
    await player.tap(card(table, "Ben"));
    await table.dialog.getByText("Tap who won").waitFor();
    assert.ok(await player.button("Change it", table.dialog).isDisabled());
    await player.tap(card(table, "Dai"));
    await table.price("Dai", "3,900");
    await table.tap("Change it");
    await table.tap("Back to the table");
    // East 2 stays the second hand: Aki pays 3,900, Dai 1,000.
    assert.deepEqual(await table.points(), [21_100, 25_000, 26_000, 27_900]);
  }));

test("a hand that was forgotten, and one that was entered twice", () =>
  begun(async (table) => {
    await table.ron("Aki", ["Ben", "1,000"]);
    await table.ron("Aki", ["Ben", "1,500"]); // East 2: Ben deals, stays
    await table.riichi("Dai");
    await table.tap("Log");
    await table.inRow("East 2 Ben", "Remove");
    const told = await changes(table);
    assert.ok(told.includes("Ben 27,500 26,000 −1,500"), told);
    await table.tap("Keep as it was");
    await table.inRow("East 2 Ben", "Remove");
    await table.tap("Remove");
    await table.tap("Back to the table");
    assert.deepEqual(await table.points(), [24_000, 26_000, 25_000, 24_000]);
    // Before the hand that is being played, Cho had won by tsumo: Dai's riichi stays where it is.
    await table.tap("Log");
    await table.tap("Insert before");
    await table.dialog.getByRole("heading", { name: "East 2", exact: true }).waitFor();
    await table.answer("What", "Tsumo");
    await table.player.tap(card(table, "Cho"));
    await table.price("Cho", "1,000/2,000");
    await table.tap("Insert it");
    await table.tap("Back to the table");
    assert.deepEqual(await table.points(), [23_000, 24_000, 29_000, 23_000]);
    await table.felt.getByText("East 3").waitFor();
    // And a draw before the first.
    await table.tap("Log");
    await table.inRow("East 1", "Insert before");
    await table.answer("What", "Draw");
    await taps(table, "All", "Insert it", "Back to the table");
    assert.deepEqual(await table.points(), [22_700, 24_300, 29_000, 23_000], "the first win has a honba now");
  }));

test("a correction that ends the game earlier: each hand behind the end has its name, and one key takes all", () =>
  begun(async (table, player) => {
    await table.ron("Aki", ["Ben", "1,000"]);
    await table.riichi("Cho");
    await table.ron("Dai", ["Cho", "2,000"]);
    await table.draw("Dai");
    await table.tap("Log");
    await table.inRow("East 1", "Change");
    await table.tap("Other points");
    await table.price("Ben", "32,000");
    assert.match(await changes(table), /After the end, not counted: East 2, East 3/);
    await table.tap("Change it");
    const behind = table.dialog.getByRole("list", { name: "Remove all after the end" });
    assert.deepEqual(
      (await behind.getByRole("listitem").allInnerTexts()).map((row) => row.replace(/\s+/g, " ").trim()),
      ["East 3 Draw, tenpai: Dai Remove", "East 2 Cho won · Off Dai Remove"],
    );
    await taps(table, "Remove all after the end", "Remove");
    assert.equal(await behind.count(), 0);
    assert.equal(await player.button("Undo", table.dialog).count(), 1);
    await table.tap("Undo");
    await table.tap("Log");
    assert.equal(await behind.getByRole("listitem").count(), 2, "one undo brings both back");
  }));

test("what the table counts by itself is said on the sheet, in the message and in the log; tiles are taken", () =>
  play(app, { width: 390, height: 844 }, async (player) => {
    const table = new Table(player);
    await table.open();
    await table.dialog.getByRole("combobox", { name: "Ruleset" }).selectOption({ label: "Sanma without fu" });
    for (const [at, name] of ["Aki", "Ben", "Cho"].entries()) {
      await table.dialog.getByRole("textbox", { name: `Player ${["East", "South", "West"][at]}` }).fill(name);
    }
    await table.tap("Start");
    for (let hand = 0; hand < 8; hand += 1) {
      await table.tap("Draw");
      await player.tap(table.card("Aki"));
      await table.tap("Record");
    }
    await player.tap(table.card("Aki"));
    await table.tap("Off Ben");
    await table.dialog.getByText(/Aki has dealt so long that any win is Paarenchan/).waitFor();
    await table.tap("Tiles");
    // No yaku but that one.
    await player.enter("123p456p789s11z78s9s");
    await player.tap(player.button("Record for Aki"));
    await table.felt.waitFor();
    assert.match(await text(table), /Aki won · Off Ben · Paarenchan/);
    await table.tap("Log");
    await table.row("East 1 Aki won · Off Ben · Paarenchan").waitFor();
  }));

for (const [width, height, dark] of [[360, 640], ...more([390, 844], [390, 844, true], [844, 390], [1280, 800])]) {
  rare(`log and correction fit and axe finds nothing, ${width}x${height}${dark ? " dark" : ""}`, () =>
    begun(
      async (table, player) => {
        const look = async (name) => {
          const wide = await table.dialog.locator(".over-body").evaluate((body) => body.scrollWidth - body.clientWidth);
          assert.ok(wide <= 0, `${name} is too wide by ${wide}`);
          assert.deepEqual(await audit(player.page), [], name);
          await mkdir(screenshots, { recursive: true });
          await player.page.screenshot({ path: join(screenshots, `table-${name}-${width}x${height}${dark ? "-dark" : ""}.png`) });
        };
        await table.riichi("Cho");
        await table.ron("Aki", ["Cho", "3,900"]);
        await table.draw("Ben", "Dai");
        await table.tap("Log");
        await player.tap(table.row("East 1"));
        await look("log-row");
        await table.tap("Change");
        await look("mend");
        await table.answer("Riichi", "Dai");
        await table.answer("Points", "5,200");
        await look("mend-told");
        await table.tap("Other points");
        await look("mend-prices");
        await table.answer("What", "Draw");
        await look("mend-draw");
        await table.answer("What", "Other");
        await look("mend-other");
        await table.answer("What", "Ron");
        await table.tap("Other points");
        await table.price("Cho", "32,000");
        await look("mend-end");
        await table.tap("Change it");
        await look("log-behind");
        await table.tap("Remove all after the end");
        await look("log-remove");
      },
      { width, height, dark },
    ));
}
