// The day of a tournament: a desk and the phones of four tables, without a network once the site is on them.

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { crc32 } from "node:zlib";

import { audit } from "./axe.mjs";
import { start, test, until, waitForApp } from "./harness.mjs";
import { Player } from "./player.mjs";
import { decode, modules } from "./qr.mjs";
import { Table } from "./table.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const PEOPLE = "Aki Ben Cho Dai Emi Farid Greta Hugo Ines Jun Karla Leo Mia Noor Oleg Pia".split(" ");
/** What the second at each table wins off the first, by table. */
const WON = ["8,000", "5,200", "3,900", "2,000"];

/** A browser of its own, that has the site and then no network. */
async function device(width, height) {
  const context = await app.browser.newContext({ viewport: { width, height }, serviceWorkers: "allow", reducedMotion: "reduce" });
  const page = await context.newPage();
  const mistakes = [];
  page.on("pageerror", (error) => mistakes.push(error.message));
  waitForApp(page);
  await page.goto(app.url);
  await page.waitForFunction(() => document.documentElement.dataset.offline === "ready");
  await context.setOffline(true);
  return { context, page, mistakes, player: new Player(page) };
}

/** The text of the code on the screen. */
async function scanned(page) {
  const code = page.locator("dialog svg.qr").first();
  await code.waitFor();
  const [box, path] = [await code.getAttribute("viewBox"), await code.locator("path").getAttribute("d")];
  return decode(modules(path, +box.split(" ")[2]));
}

class TheDesk {
  constructor(device) {
    Object.assign(this, device);
    this.dialog = this.page.getByRole("dialog", { name: "Tournament" });
  }

  tap = (name) => this.player.tap(this.player.button(name, this.dialog).first());
  seed = () => this.page.evaluate(() => /seed=(\d+)/.exec(localStorage.getItem("tensu/days"))[1]);

  async go(view = "") {
    await this.page.goto(`${app.url}#/day/${await this.seed()}${view && `/${view}`}`);
  }

  /** Gives a text to the desk; returns what it says. */
  async give(text) {
    await this.dialog.getByRole("textbox", { name: "Result of a table" }).fill(text);
    await this.tap("Take the result");
    const told = this.dialog.locator(".day-told.is-there p").first();
    await told.waitFor();
    const says = await told.innerText();
    await this.player.tap(this.player.button("Close", this.dialog.locator(".day-told")));
    return says;
  }

  /** The ranking: names and totals. */
  async ranking() {
    await this.go("ranking");
    const table = this.dialog.getByRole("table", { name: "Ranking" });
    await table.waitFor();
    const rows = await table.getByRole("row").all();
    const cells = await Promise.all(rows.slice(1).map(async (row) => [await row.getByRole("rowheader").innerText(), await row.getByRole("cell").allInnerTexts()]));
    return cells.map(([name, rest]) => [name.replace(/^\d+\s*/, ""), Number(rest.at(-1).replace("\u2212", "-").replace("+", ""))]);
  }

  async reported() {
    return this.dialog.locator(".day-how").innerText();
  }
}

/** A table plays its round: one hand, then all agree to stop. Returns who sat there and the result's text. */
async function played(phone, link, price) {
  await phone.page.goto(link);
  const table = new Table(phone.player);
  await table.tap("Go on here");
  const cards = await table.felt.locator(".seat-card").evaluateAll((all) => all.map((card) => card.getAttribute("aria-label").split(", ").slice(0, 2)));
  const order = ["East", "South", "West", "North"].map((wind) => cards.find((card) => card[1] === wind)[0]);
  await table.ron(order[0], [order[1], price]);
  await table.tap("Other");
  await table.tap("End the game");
  await phone.page.getByRole("heading", { name: "Give the result to the desk" }).waitFor();
  return [order, await scanned(phone.page)];
}

/** On paper: EMA, start 30,000, uma 15, 5, -5, -15; the two in the middle have nothing. */
function score(paper, [east, south], price) {
  const points = Number(price.replace(",", "")) / 1000;
  paper[south] += points + 15;
  paper[east] -= points + 15;
}

/** A result as a cheat would write it: with a right sum. */
function forged(text, change) {
  const words = change(text.slice(text.indexOf("result="), text.lastIndexOf("/")));
  return `${words}/${crc32(words).toString(16).padStart(8, "0")}`;
}

test("a day of sixteen people and four rounds, with a desk and four phones in airplane mode", async () => {
  const desk = new TheDesk(await device(390, 844));
  const phones = await Promise.all(WON.map(() => device(390, 844)));
  const paper = Object.fromEntries(PEOPLE.map((name) => [name, 0]));
  await desk.page.goto(`${app.url}#/day`);
  await desk.tap("New tournament");
  await desk.dialog.getByRole("combobox", { name: "Ruleset" }).selectOption({ label: "EMA 2025" });
  await desk.dialog.getByRole("textbox", { name: "People" }).fill(PEOPLE.map((name, at) => `${at + 1}. ${name}`).join("\n"));
  await desk.tap("Draw the tables");
  await desk.dialog.getByRole("heading", { name: "Nobody meets twice" }).waitFor();
  await audit(desk.page);
  await desk.tap("Start round 1");
  let first;
  for (let round = 1; round <= 4; round++) {
    const texts = [];
    for (const [at, price] of WON.entries()) {
      await desk.go(`table.${round}.${at + 1}`);
      await desk.dialog.getByRole("heading", { name: `Table ${at + 1}` }).waitFor();
      const link = await scanned(desk.page);
      const [order, text] = await played(phones[at], link, price);
      score(paper, order, price);
      texts.push(text);
      await desk.go();
      // Half of them by link, as a camera opens it; the others pasted.
      if (at % 2) await desk.page.goto(text);
      else assert.match(await desk.give(text), new RegExp(`Table ${at + 1}, round ${round}`));
      await until(async () => (await desk.reported()) === `Results here: ${at + 1} of 4 tables`, "the result");
      if (round !== 2 || at !== 1) continue;
      // In the middle of collecting: nothing is lost, and what does not count says so.
      await desk.page.reload();
      assert.equal(await desk.reported(), "Results here: 2 of 4 tables");
      for (const again of [text, first]) assert.match(await desk.give(again), /here already/);
      for (const cut of [text.slice(0, -1), text.slice(0, -12)]) assert.match(await desk.give(cut), /cut or changed/);
      assert.match(await desk.give("Hello"), /not the result of a table/);
      const later = forged(text, (words) => words.replace(/\.2\.2\./, ".4.2."));
      assert.match(await desk.give(later), /Round 4 has not begun/);
      assert.match(await desk.give(forged(text, (words) => words.replace(/1\/\w{8}/, "1/00c0ffee"))), /another tournament/);
      assert.match(await desk.give(forged(text, (words) => words.replace(/\/\d+,/, "/99000,"))), /add up/);
      assert.equal(await desk.reported(), "Results here: 2 of 4 tables");
    }
    first ??= texts[0];
    if (round < 4) await desk.tap(`Start round ${round + 1}`);
  }
  const ranking = await desk.ranking();
  assert.equal(ranking.length, 16);
  for (const [name, total] of ranking) assert.ok(Math.abs(total - paper[name]) < 0.05, `${name}: ${total}, on paper ${paper[name]}`);
  assert.deepEqual(ranking.map((row) => row[1]), ranking.map((row) => row[1]).toSorted((a, b) => b - a));
  await desk.go();
  await desk.dialog.getByText("All rounds are played.").waitFor();
  await audit(desk.page);
  // A result is typed again: both are kept.
  await desk.go("table.4.1");
  const fields = desk.dialog.locator(".day-fields input");
  for (const [at, points] of ["30000", "30000", "30000", "30000"].entries()) await fields.nth(at).fill(points);
  await desk.tap("Record");
  await desk.go("table.4.1");
  await desk.dialog.getByText(/^Before: /).waitFor();
  // The desk is handed over by its file's text.
  const kept = await desk.page.evaluate(() => localStorage.getItem("tensu/days"));
  const other = new TheDesk(phones[0]);
  await other.page.goto(`${app.url}#/day`);
  await other.dialog.getByText("A tournament from elsewhere").first().click();
  await other.dialog.getByRole("textbox", { name: "A tournament from elsewhere" }).fill(kept);
  await other.tap("Open here");
  await other.tap("Go on here");
  const there = await other.ranking();
  assert.deepEqual(there, await desk.ranking());
  for (const one of [desk, ...phones]) assert.deepEqual(one.mistakes, []);
  for (const one of [desk, ...phones]) await one.context.close();
});
