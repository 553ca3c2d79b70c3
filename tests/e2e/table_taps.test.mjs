// What a finger does beside what is meant: a double tap, Back, a reload in the middle of anything, a name, a newcomer.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { rare, start, test, WHOLE } from "./harness.mjs";
import { play } from "./player.mjs";
import { Table } from "./table.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const PHONE = { width: 390, height: 844 };

const at = (view, steps) => play(app, view, (player, rest) => steps(new Table(player), rest));

/** Three hands, then a riichi of Ben, who deals. */
const GAME = "game=1/tenhou/players=Aki,Ben,Cho,Dai\nw0-1:b960\nd12\nt2:b640\nw3-1:b320\nr1\n";
const HANDS = "0 5";

/** Every sheet as it is kept, half told. */
const SHEETS = {
  table: "",
  menu: `game ${HANDS}\nmenu\n`,
  from: `game ${HANDS}\npad prices\nwinner 2\n`,
  prices: `game ${HANDS}\nfrom 1\npad prices\nwinner 2\n`,
  "two winners": `game ${HANDS}\nfrom 1\npad rare\nwon w-2:b320\nwinner 3\n`,
  "han and fu": `game ${HANDS}\nfrom 1\npad short\nwinner 2\nquick h3.40\n`,
  yaku: `game ${HANDS}\ntsumo\npad yaku\nwinner 2\n`,
  liable: `game ${HANDS}\ntsumo\npad prices\nwinner 2\nliable 2 3 daisangen\nliable?\n`,
  draw: `game ${HANDS}\ndraw 13-\n`,
  "nine kinds": `game ${HANDS}\nwhose\n`,
  more: `game ${HANDS}\nmore\n`,
  chombo: `game ${HANDS}\nchombo c0-each.3000\n`,
  penalty: `game ${HANDS}\npenalty\nwho 2\nunit match\namount 2.5\nreason late\n`,
  "counted points": `game ${HANDS}\ncounted\nfield 99,999\nfield 25,000\nfield 25,000\nfield 25,000\nfield 1\nfield 0\nreason we counted\n`,
  name: `game ${HANDS}\nname 2 Charlo\n`,
  gaps: `game ${HANDS}\ngaps 0\n`,
  log: `game ${HANDS}\nlog\n`,
  changed: `game ${HANDS}\nchanged 0=w0-1:b2000\n`,
  asked: `asks\ngame ${HANDS}\nsure d1\ndraw 1-\n`,
  share: `game ${HANDS}\nshare\n`,
  dice: `game ${HANDS}\ndice 3 4\n`,
  middle: "middle\n",
  "draw in the middle": `middle\ngame ${HANDS}\ndraw 1-\n`,
  start: "start\n",
  offer: `game ${HANDS}\noffer game=1/tenhou/players=Eva,Fay,Gus,Hal/d1\n`,
};

/** What is kept, and where that is. */
const state = (page) =>
  page.evaluate(() => {
    const kept = ["tensu/games", "tensu/sheet", "tensu/seats", "tensu/1", "tensu/errand"].map((key) => localStorage.getItem(key) ?? "");
    const open = [...document.querySelectorAll("dialog[open]")].map((one) => one.ariaLabel);
    const folded = [...document.querySelectorAll("dialog details[open]")].length;
    return JSON.stringify([...kept, open, folded, location.hash]);
  });

/** Opens the table with this sheet. */
async function opened(page, url, sheet) {
  await page.goto(`${url}?${Math.random()}`);
  await page.evaluate(
    ([games, sheet]) => {
      localStorage.clear();
      localStorage.setItem("tensu/games", games);
      localStorage.setItem("tensu/sheet", sheet);
    },
    [GAME, sheet],
  );
  await page.goto(`${url}?${Math.random()}#/table`);
  await page.locator(".evening, .middle, .middle-over").first().waitFor();
}

/** Where the keys of the sheet are, each once, as far as a finger reaches them without scrolling. */
const keys = (page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll(".over-body button, .over-body summary")];
    const places = all.filter((one) => one.checkVisibility() && !one.disabled).map((one) => {
      const box = one.getBoundingClientRect();
      return { name: one.ariaLabel ?? one.textContent, x: box.x + box.width / 2, y: box.y + box.height / 2, one };
    });
    const reached = places.filter(({ x, y, one }) => {
      const top = document.elementFromPoint(x, y);
      return top && (one === top || one.contains(top));
    });
    return reached.map(({ name, x, y }) => ({ name, x, y }));
  });

/** A finger, whose taps have the times that they are given. */
async function finger(page) {
  const devtools = await page.context().newCDPSession(page);
  return async (x, y, time) => {
    const event = { x, y, button: "left", buttons: 1, clickCount: 1, timestamp: time / 1_000 };
    await devtools.send("Input.dispatchMouseEvent", { ...event, type: "mousePressed" });
    await devtools.send("Input.dispatchMouseEvent", { ...event, buttons: 0, type: "mouseReleased" });
  };
}

/** Taps each key of some sheets twice: the second tap does nothing, whatever has come to lie there. */
async function twice(player, page, url, sheets, some = () => true) {
  const tap = await finger(page);
  let tapped = 0;
  for (const [sheet, text] of Object.entries(sheets)) {
    await opened(page, url, text);
    await player.settled(page);
    const found = (await keys(page)).filter(some);
    assert.ok(found.length > 0, sheet);
    for (const { name, x, y } of found) {
      if (tapped++) await opened(page, url, text);
      await player.settled(page);
      // No tap is older than its page.
      await page.waitForFunction(() => performance.now() > 1_200);
      const now = Date.now() - 1_000;
      await tap(x, y, now);
      await player.settled(page);
      const once = await state(page);
      for (const gap of [60, 300]) {
        await tap(x + 5, y - 3, now + gap);
        await player.settled(page);
        assert.equal(await state(page), once, `${sheet}: ${name}, ${gap} ms behind it`);
      }
    }
  }
}

test("a double tap on what records is one tap", () =>
  at(PHONE, async (table, { page, url }) => {
    const { prices, draw, chombo } = SHEETS;
    await twice(table.player, page, url, { prices }, ({ name }) => /^(1,000|8,000)/.test(name));
    await twice(table.player, page, url, { draw }, ({ name }) => name === "Record");
    await twice(table.player, page, url, { chombo }, ({ name }) => /^Dai/.test(name));
    await twice(table.player, page, url, { table: "" }, ({ name }) => name === "Undo");
  }));

for (const [width, height] of WHOLE ? [[390, 844], [360, 640]] : []) {
  rare(`a double tap on any key of any sheet is one tap, ${width}x${height}`, () =>
    at({ width, height }, (table, { page, url }) => twice(table.player, page, url, SHEETS)));
}

test("two taps at two places are two, however fast", () =>
  at(PHONE, async (table) => {
    await table.open();
    await table.begin();
    await table.tap("Draw");
    for (const name of ["Aki", "Ben"]) await table.player.press(table.card(name));
    await table.tap("Record");
    assert.deepEqual(await table.points(), [26_500, 26_500, 23_500, 23_500]);
  }));

test("Back closes what was opened last, then the page, and Forward opens it", () =>
  // By its address, with nothing of the app below.
  at({ ...PHONE, path: "#/table" }, async (table, { page, url }) => {
    await table.begin();
    const heading = (name) => table.dialog.getByRole("heading", { name });
    await table.tap("Other");
    await table.tap("Chombo");
    await heading("Who made a chombo?").waitFor();
    await page.goBack();
    await heading("Other").waitFor();
    await page.goBack();
    await heading("Other").waitFor({ state: "detached" });
    await table.felt.waitFor();
    await page.goForward();
    await heading("Other").waitFor();
    await page.goForward();
    await heading("Who made a chombo?").waitFor();
    await table.tap("Cancel");
    await heading("Who made a chombo?").waitFor({ state: "detached" });
    // What was half told is there again, and goes on.
    await table.player.tap(table.card("Ben"));
    await table.tap("Off Aki");
    await page.goBack();
    await heading("Ben won").waitFor({ state: "detached" });
    await page.goForward();
    await table.price("Ben", "8,000");
    assert.deepEqual(await table.points(), [17_000, 33_000, 25_000, 25_000]);
    await page.waitForURL(/#\/table$/);
    await page.goBack();
    await table.dialog.waitFor({ state: "detached" });
    assert.match(page.url(), new RegExp(`^${url.replace(/[.?]/g, "\\$&")}`), "still the app");
    await page.goForward();
    await table.felt.waitFor();
    // In the middle of the table, too.
    await table.tap("Middle of the table");
    await table.tap("Draw");
    await heading("Who is tenpai?").waitFor();
    await page.goBack();
    await heading("Who is tenpai?").waitFor({ state: "detached" });
    await page.locator(".middle").waitFor();
    await page.goBack();
    await page.locator(".middle").waitFor({ state: "detached" });
    await page.goForward();
    await page.locator(".middle").waitFor();
  }));

test("with letters of twice the size every row of the menu is in reach", () =>
  at({ width: 360, height: 640 }, async (table, { page }) => {
    await table.open();
    await table.begin();
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await table.tap("Menu");
    await table.player.settled();
    const last = table.player.button("New game", table.dialog);
    await last.evaluate((row) => row.scrollIntoView());
    const box = await last.boundingBox();
    assert.ok(box.y > 0 && box.y + box.height <= 640, `the last row ends at ${box.y + box.height}`);
    await table.player.tap(last);
    await table.dialog.getByRole("heading", { name: "New game" }).waitFor();
  }));

test("a sheet is left by Cancel, and nothing of it is thrown away", () =>
  at(PHONE, async (table, { page }) => {
    await table.open();
    await table.begin();
    await table.tap("Other");
    await table.tap("Penalty");
    await table.dialog.getByRole("textbox", { name: "Reason" }).fill("late");
    assert.equal(await table.player.button("Done", table.dialog).count(), 0);
    await table.tap("Cancel");
    await table.felt.waitFor();
    await page.goForward();
    await page.goForward().catch(() => {});
    assert.equal(await table.dialog.getByRole("textbox", { name: "Reason" }).inputValue(), "late");
  }));

test("while a hand is told the head has nothing that would take it away", () =>
  at(PHONE, async (table) => {
    await table.open();
    await table.begin();
    await table.ron("Aki", ["Ben", "1,000"]);
    const rest = () => Promise.all(["Undo", "Redo", "Menu"].map((name) => table.player.button(name, table.dialog).count()));
    await table.player.tap(table.card("Cho"));
    await table.tap("Off Dai");
    assert.deepEqual(await rest(), [0, 0, 0]);
    await table.tap("Back to the table");
    assert.equal(await table.player.button("Menu", table.dialog).count(), 1);
    await table.tap("Log");
    await table.inRow("East 1", "Change");
    assert.deepEqual(await rest(), [0, 0, 0]);
  }));

test("every sheet is there after a reload, as it was", () =>
  at(PHONE, async (table, { page, url }) => {
    for (const [sheet, text] of Object.entries(SHEETS)) {
      await opened(page, url, text);
      await table.player.settled(page);
      const before = [await state(page), await page.locator(".over-body").innerText()];
      await page.reload();
      await page.locator(".evening, .middle, .middle-over").first().waitFor();
      await table.player.settled(page);
      const after = [await state(page), await page.locator(".over-body").innerText()];
      assert.deepEqual(after, before, sheet);
      if (sheet !== "table") assert.notEqual(JSON.parse(after[0])[1], "", sheet);
    }
    // What is written is kept with each letter.
    await opened(page, url, SHEETS.penalty);
    const field = (name) => table.dialog.getByRole("textbox", { name });
    await field("Amount").fill("7.5");
    await table.player.tap(table.card("Dai"));
    await page.reload();
    assert.equal(await field("Amount").inputValue(), "7.5");
    await table.tap("Record");
    await table.tap("Log");
    assert.match(await table.dialog.innerText(), /Dai · −7\.5 · late/);
  }));

test("a card answers what is asked, and wins only where nothing is", () =>
  at(PHONE, async (table, { page, url }) => {
    const events = () => page.evaluate(() => localStorage.getItem("tensu/games").trim().split("\n").at(-1));
    await opened(page, url, SHEETS["nine kinds"]);
    await table.player.tap(table.card("Cho"));
    assert.equal(await events(), "a9-2");
    await opened(page, url, SHEETS.chombo);
    await table.player.tap(table.card("Dai"));
    assert.equal(await events(), "c3-each.3000");
    await opened(page, url, SHEETS["counted points"]);
    await table.player.tap(table.card("Ben"));
    assert.ok(await table.dialog.getByRole("textbox", { name: "Ben" }).evaluate((one) => one === document.activeElement));
    await opened(page, url, SHEETS.liable);
    await table.player.tap(table.card("Aki"));
    assert.match(await page.evaluate(() => localStorage.getItem("tensu/sheet")), /^liable 2 0 /m);
  }));

test("nobody is called by a wind, and a tap on the name writes it", () =>
  at(PHONE, async (table, { page }) => {
    await table.open();
    await table.tap("Start");
    const labels = () => table.felt.locator(".seat-card").evaluateAll((all) => all.map((one) => one.ariaLabel.split(",")[0]));
    assert.deepEqual((await labels()).sort(), ["Player 1", "Player 2", "Player 3", "Player 4"]);
    await table.ron("Player 1", ["Player 2", "1,000"]);
    assert.deepEqual((await labels()).sort(), ["Player 1", "Player 2", "Player 3", "Player 4"], "whoever deals");
    const write = async (before, name) => {
      await table.player.tap(table.dialog.getByRole("button", { name: new RegExp(`^Name: ${before}`) }));
      await page.waitForFunction(() => document.activeElement.id === "table-name");
      await page.keyboard.type(name);
      await page.keyboard.press("Enter");
    };
    await write("Player 2", "Anna\u202e B.");
    await table.card("Anna B.").waitFor();
    // Two of one name would be one person in the sums.
    await write("Player 3", "Anna B.");
    await table.dialog.getByText(/^Two players would be called Anna B\./).first().waitFor();
    await page.keyboard.press("Backspace");
    await table.tap("Done");
    await table.card("Anna B").waitFor();
    await page.reload();
    await table.card("Anna B.").waitFor();
    await table.tap("Log");
    assert.match(await table.dialog.innerText(), /Anna B\. won/);
  }));

test("what somebody writes as a name is a name, and each has one of their own", () =>
  at(PHONE, async (table) => {
    await table.open();
    const field = (wind) => table.dialog.getByRole("textbox", { name: `Player ${wind}` });
    for (const wind of ["East", "South"]) await field(wind).fill("Anna");
    await field("West").fill("\u202eCho\t");
    await table.tap("Start");
    await table.dialog.getByRole("alert").getByText(/called Anna/).waitFor();
    await field("South").fill("Ben");
    await table.tap("Start");
    for (const name of ["Anna", "Ben", "Cho", "Player 4"]) await table.card(name).waitFor();
  }));

test("a game begins by the house rules as they are, and keeps them", () =>
  at(PHONE, async (table, { page, url }) => {
    const house = (kiriage) => `tensu-rules:1 base=tenhou name=Ours kiriage=${kiriage}`;
    await page.evaluate(
      ([rules, games]) => {
        localStorage.setItem("tensu/rules", rules);
        localStorage.setItem("tensu/games", games);
      },
      [house(true), "game=1/tenhou/name=Ours/kiriage=false/players=Aki,Ben,Cho,Dai\nd1\n"],
    );
    await page.goto(`${url}?again#/table`);
    await table.dialog.getByText("“Ours” was changed since: this game keeps the rules that it began with.").waitFor();
    await table.tap("New game");
    const rules = table.dialog.getByRole("combobox", { name: "Ruleset" });
    assert.equal(await rules.evaluate((list) => list.selectedOptions[0]?.text), "Ours");
    await table.tap("Start");
    const games = await page.evaluate(() => localStorage.getItem("tensu/games"));
    assert.match(games.split("\n\n")[1], /^game=1\/tenhou\/name=Ours\/kiriage=true/);
    assert.equal(await table.dialog.getByText("was changed since").count(), 0);
  }));

test("a newcomer is told what to tap, once, and nothing moves behind it", () =>
  at(PHONE, async (table, { page }) => {
    await table.open();
    await table.begin();
    const told = table.dialog.locator(".evening-told");
    const text = (await told.innerText()).replace(/\s+/g, " ");
    for (const part of ["Tap who won", "Ron: the winner, then who dealt in", "Tsumo: the winner, then “Tsumo”", "“Draw”", "A chombo: “Other”"]) assert.ok(text.includes(part), `${part}: ${text}`);
    const boxes = () => Promise.all(["Draw", "Gaps", "Log", "Other"].map((name) => table.player.button(name, table.dialog).boundingBox()));
    const before = await boxes();
    await table.draw();
    assert.deepEqual(await boxes(), before);
    await table.ron("Aki", ["Ben", "12,000"]);
    assert.deepEqual(await boxes(), before);
    await table.tap("New game");
    await table.tap("Start");
    assert.equal((await told.innerText()).trim(), "Tap who won");
    assert.equal(await page.locator(".evening-told button").count(), 0);
  }));

test("in the middle of the table a side that is held shows the gaps, and wins nothing", () =>
  at(PHONE, async (table, { page }) => {
    await table.open();
    await table.begin();
    await table.ron("Aki", ["Ben", "8,000"]);
    await table.tap("Middle of the table");
    const zone = table.felt.getByRole("button", { name: /, Cho, / });
    await zone.hover();
    await page.mouse.down();
    await table.felt.getByRole("button", { name: /Cho, Aki −8,000/ }).waitFor();
    await page.mouse.up();
    await table.player.settled();
    assert.equal(await table.dialog.getByRole("heading", { name: "Cho won" }).count(), 0);
    await table.felt.getByRole("button", { name: /Cho, Aki −8,000/ }).waitFor();
    await table.player.tap(table.felt.getByRole("button", { name: /, Cho, / }));
    await table.dialog.getByRole("heading", { name: "Cho won" }).waitFor();
  }));

test("gaps are prices as on the keys, the next place first, and five of them", () =>
  at(PHONE, async (table) => {
    await table.open();
    await table.begin();
    await table.ron("Aki", ["Ben", "3,900"]);
    await table.tap("Gaps");
    await table.player.tap(table.card("Aki"));
    const rows = async (at) => {
      const all = await table.dialog.getByRole("table", { name: "What do I need?" }).nth(at).getByRole("row").allInnerTexts();
      return all.map((row) => row.replace(/\s+/g, " ").trim());
    };
    const shown = await rows(0);
    assert.equal(shown.length, 5);
    // Off Cho 2,000 are 23,100 against 23,000.
    assert.match(shown.find((row) => row.includes("Off Cho")), /^3rd Off Cho.* 2,000 2 han 30 fu$/);
    assert.match(shown[0], /^3rd Tsumo [\d,]+\/[\d,]+ .*fu.*[\d,]+/);
    await table.player.tap(table.dialog.getByText("All ways"));
    // 3,900 off Ben: four of 25,000, and Aki was East first.
    const rest = await rows(1);
    assert.ok([...shown, ...rest].some((row) => /^1st Off Ben 3,900 3 han 30 fu$/.test(row)), [...shown, ...rest].join("\n"));
  }));

rare("more points than there are keys for are written, and what is counted says when it is off", () =>
  at(PHONE, async (table, { page }) => {
    await table.open();
    await table.begin("Korean");
    await table.player.tap(table.card("Ben"));
    await table.tap("Off Aki");
    await table.dialog.getByRole("textbox", { name: "Other points" }).fill("52");
    await page.reload();
    await table.tap("Record for Ben");
    assert.equal((await table.points())[1] > 52, true);
    await table.tap("Other");
    await table.tap("Counted points");
    await table.dialog.getByRole("textbox", { name: "Aki" }).fill("99,999");
    await table.dialog.getByText(/^Together [−\d,]+; before, it was 0\.$/).waitFor();
  }));
