// What a house plays beside the points: chips, yakitori, a tobi prize and a rate; and five who take turns hand by hand.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { audit } from "./axe.mjs";
import { start, test, until } from "./harness.mjs";
import { play } from "./player.mjs";
import { Table } from "./table.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const PHONE = { width: 360, height: 640 };

/** A game by its link, on the table. */
async function offered(player, game) {
  await player.page.goto(`${app.url}#/table/${game}`);
  const table = new Table(player);
  await table.tap("Go on here");
  return table;
}

test("chips are told with the price or by the tiles, and the end says what each has of them, and of the rate where it is asked for", () =>
  play(app, PHONE, async (player, { page }) => {
    const table = await offered(player, "game=1/tenhou/chip=2000/yakitori=1000/bust_prize=10000/rate=50/players=Aki,Ben,Cho,Dai/r1/w0-1:5,c2");
    await player.tap(table.card("Cho"));
    await table.tap("Off Aki");
    const chips = table.dialog.getByRole("group", { name: "Chips" });
    await player.tap(chips.getByRole("button", { name: "3", exact: true }));
    // What is half told is there after a reload.
    await page.reload();
    await until(async () => (await chips.getByRole("button", { name: "3", exact: true }).getAttribute("aria-pressed")) === "true", "the chips are kept");
    await audit(page);
    await table.price("Cho", "32,000");
    const row = (name) => table.dialog.getByRole("table", { name: "Match scores" }).getByRole("row", { name: new RegExp(name) }).innerText();
    // 57,000 and first: +67.0, three chips of 2,000, 1,000 of each of two who won nothing, 10,000 for the last points of Aki.
    assert.match(await row("Cho"), /57,000\s+\+20\.0\s+\+20\.0\s+\+18\.0\s+\+85\.0/);
    assert.match(await row("Aki"), /−15,000\s+−20\.0\s+0\.0\s+−22\.0\s+−87\.0/);
    const why = table.dialog.getByText("Why", { exact: true });
    await player.tap(why);
    for (const text of ["Chips: Aki −5 × 2,000", "Yakitori: Dai −2,000", "Tobi prize: Cho +10,000"]) {
      assert.ok(await table.dialog.getByText(text, { exact: true }).isVisible(), text);
    }
    assert.ok(!(await table.dialog.getByText("Cho: +4,250.0").isVisible()), "points are shown, and money is asked for");
    await player.tap(table.dialog.getByText("Rate × 50", { exact: true }));
    assert.ok(await table.dialog.getByText("Cho: +4,250.0").isVisible());
    await audit(page);
  }));

test("a house sets its side stakes as it sets any rule, and the games that it begins have them", () =>
  play(app, PHONE, async (player, { page }) => {
    await player.open("Rules");
    const rules = page.getByRole("dialog", { name: "Rules", exact: true });
    const field = rules.getByRole("spinbutton", { name: /What a chip is worth/ });
    await field.fill("5000");
    await field.press("Tab");
    await page.goBack();
    const table = new Table(player);
    await table.open();
    await table.tap("Start");
    await player.tap(table.card("Player 1"));
    await table.tap("Tsumo");
    const chips = table.dialog.getByRole("group", { name: "Chips" });
    assert.equal(await chips.getByRole("button").count(), 7);
    await player.tap(chips.getByRole("button", { name: "2", exact: true }));
    await table.price("Player 1", "2,000");
    await until(async () => /Chips: Player 1 \+6/.test(await table.dialog.innerText()), "the chips that moved are said");
    // They were three: that is mended as any price is, and said before it counts.
    await table.tap("Log");
    await table.inRow("East 1", "Change");
    await table.answer("Points", "Other points");
    await player.tap(chips.getByRole("button", { name: "3", exact: true }));
    await table.dialog.getByText("Chips: Player 1 +9", { exact: false }).waitFor();
    await table.tap("Change it");
    await table.tap("Back to the table");
    await until(async () => /Chips: Player 1 \+9/.test(await table.dialog.innerText()), "the chips are mended");
  }));

test("five take turns: who loses the deal sits out with the points, is on no key, and comes back; each deals once a round", () =>
  play(app, PHONE, async (player, { page }) => {
    const table = new Table(player);
    await table.open();
    const field = (name) => table.dialog.getByRole("textbox", { name, exact: true });
    for (const [name, who] of [["Player East", "Aki"], ["Player South", "Ben"], ["Player West", "Cho"], ["Player North", "Dai"], ["Sits out 1", "Eva"]]) {
      await field(name).fill(who);
    }
    const turns = table.dialog.getByRole("button", { name: "All take turns: who loses the deal sits out" });
    await player.tap(turns);
    await page.reload();
    await until(async () => (await turns.getAttribute("aria-pressed")) === "true", "what was chosen is kept");
    await table.tap("Start");
    const cards = async () => (await table.felt.getByRole("button", { name: /, (East|South|West|North), / }).all()).length;
    assert.equal(await cards(), 4);
    assert.ok(await table.felt.getByText("Eva · sits out · 25,000").isVisible());
    await table.ron("Aki", ["Ben", "3,900"]);
    assert.ok(await table.felt.getByText("Aki · sits out · 21,100").isVisible());
    assert.equal(await table.card("Aki").count(), 0);
    // Beside the cards of a wide screen the list of keys has the fifth's.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByText("1 – 5", { exact: true }).waitFor();
    await page.setViewportSize(PHONE);
    await player.tap(table.card("Eva"));
    assert.equal(await table.dialog.getByRole("button", { name: "Off Aki" }).count(), 0, "who sits out deals in to nobody");
    await table.tap("Off Cho");
    await table.price("Eva", "2,000");
    assert.ok(await table.felt.getByText("Ben · sits out · 28,900").isVisible());
    // The third, the fourth and the fifth deal: nobody is tenpai.
    for (const hand of ["East 4", "East 5", "South 1"]) {
      await table.draw();
      assert.ok(await table.felt.getByText(hand).isVisible(), hand);
    }
    assert.ok(await table.felt.getByText("Eva · sits out · 27,000").isVisible());
    await audit(page);
    // Undo brings back who played then; the next game has the same five.
    await table.tap("Undo");
    assert.ok(await table.felt.getByText("Dai · sits out · 25,000").isVisible());
    await table.tap("Other");
    await table.tap("End the game");
    await table.tap("Same players");
    assert.equal(await cards(), 4);
    assert.equal(await table.felt.getByText(/sits out/).count(), 1);
  }));
