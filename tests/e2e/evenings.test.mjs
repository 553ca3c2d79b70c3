// Games of many days: evenings, a season, its people; joined, split, corrected, given away; and the end of a game after a reload.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before } from "node:test";

import { audit } from "./axe.mjs";
import { more, rare, start, test } from "./harness.mjs";
import { play } from "./player.mjs";
import { Table as Basic } from "./table.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const PHONE = { width: 390, height: 844 };

/** A game whose first hand Ben won off Aki for 8,000: Ben +43, Cho +5, Dai −15, Aki −33. */
const game = (day, players = "Aki,Ben,Cho,Dai", events = "w0-1:b2000/z") => `game=1/tenhou/players=${players}${day && `/day=${day}`}/${events}\n`;

const GAMES = [
  game(""),
  game("2026-09-12"),
  game("2026-11-28", "Fay,Gus,Hal,Ida"),
  game("2026-11-28"),
  game("2026-11-28", "Eva,Ben,Cho,Dai"),
];

class Evenings {
  constructor(player) {
    this.player = player;
    this.page = player.page;
    this.dialog = this.page.getByRole("dialog", { name: "Evenings" });
  }

  /** The page with these games. */
  async open(games = GAMES) {
    await this.page.evaluate((text) => localStorage.setItem("tensu/games", text), games.join("\n"));
    await this.page.goto(`${app.url}#/evenings`);
    await this.page.reload();
    await this.dialog.getByRole("heading", { name: "Evenings" }).last().waitFor();
  }

  tap = (name) => this.player.tap(this.player.button(name, this.dialog));

  /** The lines of a table. */
  async rows(name = "People") {
    const rows = await this.dialog.getByRole("table", { name }).getByRole("row").allInnerTexts();
    return rows.slice(1).map((row) => row.replace(/\s+/g, " ").trim());
  }

  /** The evenings, the latest first. */
  async list() {
    const rows = await this.dialog.getByRole("button", { name: /Games: \d+$/ }).allInnerTexts();
    return rows.map((row) => row.replace(/\s+/g, " ").trim());
  }

  kept = () => this.page.evaluate(() => localStorage.getItem("tensu/games"));
}

const at = (view, steps) => play(app, view, (player, more) => steps(new Evenings(player), more));

test("a season: its people, its evenings, one of them, all games", () =>
  at(PHONE, async (evenings, { page }) => {
    await evenings.open();
    // Without the game that has no day.
    assert.deepEqual(await evenings.rows(), [
      "1 Ben 3 1.00 3 · 0 · 0 · 0 +129.0",
      "2 Gus 1 1.00 1 · 0 · 0 · 0 +43.0",
      "3 Cho 3 2.00 0 · 3 · 0 · 0 +15.0",
      "4 Hal 1 2.00 0 · 1 · 0 · 0 +5.0",
      "5 Ida 1 3.00 0 · 0 · 1 · 0 −15.0",
      "6 Fay 1 4.00 0 · 0 · 0 · 1 −33.0",
      "7 Eva 1 4.00 0 · 0 · 0 · 1 −33.0",
      "8 Dai 3 3.00 0 · 0 · 3 · 0 −45.0",
      "9 Aki 2 4.00 0 · 0 · 0 · 2 −66.0",
    ]);
    const days = (await evenings.list()).map((row) => row.replace(/^.*Tenhou /, ""));
    assert.deepEqual(days, [
      "Ben +86.0 Cho +10.0 Dai −30.0 Aki −33.0 Eva −33.0 Games: 2",
      "Gus +43.0 Hal +5.0 Ida −15.0 Fay −33.0 Games: 1",
      "Ben +43.0 Cho +5.0 Dai −15.0 Aki −33.0 Games: 1",
    ]);
    assert.match((await evenings.list())[0], /^Saturday, .*Nov/);
    assert.deepEqual(await audit(page), []);
    // Another person's hands.
    await evenings.tap("Aki");
    assert.match((await evenings.dialog.innerText()).replace(/\s+/g, " "), /Aki Hands: 2 Wins 0 Deal-ins 2 Average win – Average deal-in 8,000 Riichi rate 0/);
    // A season of days of one's own, which stays over a reload.
    await evenings.dialog.getByLabel("From").fill("2026-11-01");
    assert.equal((await evenings.list()).length, 2);
    await page.reload();
    await evenings.dialog.getByLabel("From").waitFor();
    assert.equal((await evenings.list()).length, 2);
    await evenings.tap("All");
    assert.equal((await evenings.list()).length, 4);
    assert.match((await evenings.list())[3], /^No day Tenhou Ben \+43\.0/);
    // One alone.
    await evenings.player.tap(evenings.dialog.getByRole("button", { name: /Gus \+43\.0/ }));
    assert.deepEqual((await evenings.rows()).length, 4);
    await evenings.player.tap(evenings.dialog.getByRole("button", { name: /^Open: Gus/ }));
    await page.getByRole("dialog", { name: "Table" }).getByRole("table", { name: "Match scores" }).waitFor();
  }));

test("games are joined, split and given a day, and nothing of them is lost", () =>
  at(PHONE, async (evenings, { page }) => {
    await evenings.open();
    await evenings.tap("All");
    await evenings.tap("Join or split");
    assert.deepEqual(await audit(page), []);
    const group = (at) => evenings.dialog.getByRole("group", { name: /day/ }).nth(at).getByRole("button").first();
    // Both evenings of one day.
    await evenings.player.tap(group(0));
    await evenings.player.tap(group(1));
    await evenings.dialog.getByLabel("Name of the evening").fill("Two tables");
    await evenings.tap("Set name");
    assert.match((await evenings.list())[0], /^Two tables .*Games: 3$/);
    assert.equal((await evenings.list()).length, 3);
    // The game without a day gets one.
    await evenings.tap("Join or split");
    await evenings.player.tap(evenings.dialog.getByRole("button", { name: "No day" }));
    await evenings.dialog.getByLabel("Day", { exact: true }).fill("2026-09-12");
    await evenings.tap("Set day");
    assert.equal((await evenings.list()).length, 2);
    await page.reload();
    await evenings.dialog.getByRole("button", { name: /^Two tables/ }).waitFor();
    assert.equal((await evenings.list()).length, 2);
    const kept = await evenings.kept();
    assert.equal(kept.match(/w0-1:b2000/g).length, 5);
    assert.equal(kept.match(/evening=Two_tables/g).length, 3);
  }));

test("an evening goes to another phone by its link, as text and as a table", async () => {
  let link;
  await at(PHONE, async (evenings, { page }) => {
    await evenings.open();
    await evenings.tap("Evening");
    await evenings.tap("Share");
    link = await evenings.dialog.getByRole("textbox", { name: "Link to this evening" }).inputValue();
    assert.match(link, /#\/table\/evening=1\/tenhou\/.*\/-\/tenhou\//);
    const text = await evenings.dialog.getByRole("textbox", { name: "Result as text" }).inputValue();
    assert.match(text, /Tenhou\nGames: 2\n1\. Ben \+86\.0\n2\. Cho \+10\.0\n/);
    assert.deepEqual(await audit(page), []);
    const [download] = await Promise.all([page.waitForEvent("download"), evenings.dialog.getByRole("link", { name: "Save CSV" }).click()]);
    const csv = (await readFile(await download.path(), "utf8")).split("\r\n");
    assert.equal(csv[1], "1,2026-11-28,,Tenhou,Ben,1,43");
    assert.equal(csv.filter(Boolean).length, 9);
  });
  await at(PHONE, async (evenings, { page }) => {
    await page.goto(link);
    const table = page.getByRole("dialog", { name: "Table" });
    await table.getByRole("heading", { name: "A game from elsewhere" }).waitFor();
    await evenings.player.tap(table.getByRole("button", { name: "Go on here" }));
    assert.equal((await evenings.kept()).match(/day=2026-11-28/g).length, 2);
  });
});

test("after a reload the end is shown again, with who sits out next", () =>
  at(PHONE, async ({ player }, { page }) => {
    const table = new Basic(player);
    await table.open();
    await table.dialog.getByRole("textbox", { name: "Sits out 1" }).fill("Eva");
    await table.begin();
    await table.ron("Aki", ["Ben", "8,000"]);
    await table.tap("Other");
    await table.tap("End the game");
    await page.reload();
    await table.dialog.getByRole("table", { name: "Match scores" }).waitFor();
    await table.dialog.getByText("Sits out next: Aki").waitFor();
    await table.tap("Same players");
    await table.card("Eva").waitFor();
    await table.tap("Other");
    await table.tap("End the game");
    // Who went on to another game is not sent back, and has the proposal of the last one.
    await table.tap("New game");
    await page.reload();
    const seats = ["East", "South", "West", "North"].map((wind) => table.dialog.getByRole("textbox", { name: `Player ${wind}` }).inputValue());
    assert.deepEqual(await Promise.all(seats), ["Eva", "Aki", "Cho", "Dai"]);
  }));

test("somebody leaves, somebody else comes, and each has the points of their hands", () =>
  at(PHONE, async ({ player }, { page }) => {
    const table = new Basic(player);
    await table.open();
    await table.begin();
    await table.ron("Aki", ["Ben", "8,000"]);
    await table.tap("Other");
    await table.tap("Swap a player");
    assert.deepEqual(await audit(page), []);
    await player.tap(table.dialog.getByRole("group", { name: "Swap a player" }).getByRole("button", { name: "Aki" }));
    await table.dialog.getByRole("textbox", { name: "Who comes for Aki?" }).fill("Eva");
    await table.tap("Record");
    await table.dialog.getByText("Eva plays for Aki").waitFor();
    await table.ron("Cho", ["Eva", "1,000"]);
    await table.tap("Other");
    await table.tap("End the game");
    const people = (await table.dialog.getByRole("region", { name: "People" }).innerText()).replace(/\s+/g, " ");
    assert.match(people, /Eva Games: 1/);
    assert.match(people, /Aki Games: 1/);
    await player.tap(table.dialog.getByText("Aki Games: 1"));
    assert.match((await table.dialog.getByRole("region", { name: "People" }).innerText()).replace(/\s+/g, " "), /Hands 1 Wins 0 Deal-ins 1 Average win – Average deal-in 8,000/);
  }));

for (const [width, height, dark] of [[360, 640, true], ...more([390, 844], [1280, 800], [844, 390, true])]) {
  rare(`a season fits, ${width}x${height} ${dark ? "dark" : "light"}`, () =>
    at({ width, height, dark }, async (evenings, { page, shot }) => {
      await evenings.open();
      const look = async (name) => {
        const wide = await evenings.dialog.locator(".over-body").evaluate((body) => body.scrollWidth - body.clientWidth);
        assert.ok(wide <= 0, `${name} is too wide by ${wide}`);
        assert.deepEqual(await audit(page), [], name);
        await shot(`evenings-${name}-${width}x${height}`);
      };
      await look("season");
      await evenings.tap("Join or split");
      await look("mend");
      await evenings.tap("Evening");
      await evenings.tap("Share");
      await look("evening");
    }));
}
