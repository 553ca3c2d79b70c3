// Around the hands of a game: seats and people, the phone in the middle of the table, the end with its reasons, the evening's sums,
// and a game that goes from one phone to another.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";

import { audit } from "./axe.mjs";
import { more, rare, start, test, until } from "./harness.mjs";
import { play } from "./player.mjs";
import { decode, modules } from "./qr.mjs";
import { open as speaking } from "./scenes.mjs";
import { Table as Basic } from "./table.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const PHONE = { width: 390, height: 844 };
const WINDS = ["East", "South", "West", "North"];

class Table extends Basic {
  field(name) {
    return this.dialog.getByRole("textbox", { name, exact: true });
  }

  async names(...names) {
    for (const [at, name] of names.entries()) await this.field(at < 4 ? `Player ${WINDS[at]}` : `Sits out ${at - 3}`).fill(name);
  }

  async begin(names = ["Aki", "Ben", "Cho", "Dai"], rules = "Tenhou") {
    await this.dialog.getByRole("combobox", { name: "Ruleset" }).selectOption({ label: rules });
    await this.names(...names);
    await this.tap("Start");
  }

  /** The side of a player in the middle of the table, or the card. */
  card(name) {
    return this.felt.getByRole("button", { name: new RegExp(`(^|, )${name}, `) });
  }

  /** What each side or card says: wind, name, points. */
  async cards() {
    const cards = await this.felt.getByRole("button", { name: /(^|, )(East|South|West|North), / }).all();
    const names = await Promise.all(cards.map((card) => card.getAttribute("aria-label")));
    return names.map((name) => name.replace(/^([^,]+), (East|South|West|North), /, "$2, $1, "));
  }

  ron(from, name, price) {
    return super.ron(from, [name, price]);
  }

  async finish() {
    await this.tap("Other");
    await this.tap("End the game");
  }

  /** The lines of a table by its name. */
  async rows(name) {
    const rows = await this.dialog.getByRole("table", { name }).getByRole("row").allInnerTexts();
    return rows.map((row) => row.replace(/\s+/g, " ").trim());
  }

  /** The link that is given away. */
  async link() {
    await this.tap("Share");
    return this.field("Link to this game").inputValue();
  }
}

const at = (view, steps) => play(app, view, (player, more) => steps(new Table(player), more));

test("a game goes to another phone by its link, goes on there, and comes back", async () => {
  let link;
  let back;
  await at(PHONE, async (table) => {
    await table.open();
    await table.begin();
    await table.ron("Aki", "Ben", "8,000");
    link = await table.link();
    assert.match(link, /#\/table\/game=1\/tenhou\/players=Aki,Ben,Cho,Dai\/day=[\d-]{10}\/w0-1:b2000$/);
    const code = table.dialog.getByRole("img", { name: "QR code of the link" });
    const [box, path] = await code.evaluate((svg) => [svg.getAttribute("viewBox"), svg.querySelector("path").getAttribute("d")]);
    assert.equal(decode(modules(path, Number(box.split(" ")[2]))), link);
    assert.ok((await table.field("Result as text").inputValue()).includes("1. Ben 33,000"));
    assert.deepEqual(await audit(table.page), []);
  });
  await at(PHONE, async (table, { page }) => {
    // This phone has a game of its own.
    await table.open();
    await table.begin(["Fay", "Gus", "Hal", "Ida"]);
    await table.ron("Fay", "Gus", "1,000");
    await page.goto(link);
    await page.getByRole("heading", { name: "A game from elsewhere" }).waitFor();
    assert.match(await table.dialog.innerText(), /Ben\s+33,000/);
    assert.match(await table.dialog.innerText(), /The game being played here is kept in Evenings/);
    assert.deepEqual(await audit(page), []);
    await table.tap("Go on here");
    assert.match(page.url(), /#\/table$/);
    assert.deepEqual(await table.cards(), ["North, Aki, 17,000", "East, Ben, 33,000", "South, Cho, 25,000", "West, Dai, 25,000"]);
    await table.draw();
    back = await table.link();
    await table.tap("Back to the table");
    await page.reload();
    await table.felt.waitFor();
    await table.tap("New game");
    await table.player.tap(table.dialog.getByRole("button", { name: /^Go on: .*Fay/ }));
    assert.deepEqual(await table.cards(), ["North, Fay, 24,000", "East, Gus, 26,000", "South, Hal, 25,000", "West, Ida, 25,000"]);
  });
  await at(PHONE, async (table, { page }) => {
    // The first phone, which has that game as it was.
    await page.goto(link);
    await table.tap("Go on here");
    await page.goto(back);
    // What it goes on with does not make way.
    assert.doesNotMatch(await table.dialog.innerText(), /is kept in Evenings/);
    await table.tap("Go on here");
    await table.tap("New game");
    assert.equal(await table.dialog.getByRole("button", { name: /^Go on: / }).count(), 1, "the same game goes on");
  });
});

test("what is no game says what to do, and nothing is lost", () =>
  at(PHONE, async (table, { page }) => {
    await table.open();
    await table.begin();
    await table.tap("New game");
    const said = table.dialog.getByRole("alert");
    await table.player.tap(table.dialog.getByText("Open a game").first());
    const give = async (text) => {
      await table.field("Link, JSON or log of a game").fill(text);
      await table.tap("Open a game");
    };
    for (const [text, says] of [
      ['{"title":"another program","log":[]}', /no hand in it|cannot stand there|no log/],
      ['{"ask": "game", "text": "game=1/ten', /Copy the whole text/],
      ["https://club.example/#/table/game=2/tenhou", /newer Tensu.*Update/],
      [`https://club.example/#/table/gam`, /Copy the whole text/],
    ]) {
      await give(text);
      assert.match(await said.innerText(), says, text);
      assert.equal(await table.dialog.getByRole("button", { name: /^Go on: / }).count(), 1, text);
    }
    // Cut within a word: the rest is shown, and what to do.
    await give("https://club.example/#/table/game=1/tenhou/d12/w0-");
    assert.match(await table.dialog.innerText(), /If the link was cut, copy all of it/);
    await table.tap("Not now");
    assert.equal(await table.dialog.getByRole("button", { name: /^Go on: / }).count(), 1);
    // A file.
    const buffer = Buffer.from('{"ask": "game", "text": "game=1/tenhou/players=Fay,Gus,Hal,Ida/d0"}');
    const field = table.dialog.getByLabel("Choose a file");
    await field.setInputFiles({ name: "tensu.json", mimeType: "application/json", buffer });
    await table.tap("Go on here");
    assert.ok((await table.cards())[0].startsWith("East, Fay, 28,000"), await page.title());
  }));

test("the files are a table for spreadsheets and JSON that is read back", () =>
  at(PHONE, async (table, { page }) => {
    await table.open();
    await table.begin();
    await table.ron("Aki", "Ben", "8,000");
    await table.tap("Share");
    const file = async (name) => {
      const [download] = await Promise.all([page.waitForEvent("download"), table.dialog.getByRole("link", { name }).click()]);
      return readFile(await download.path(), "utf8");
    };
    const csv = (await file("Save CSV")).split("\r\n");
    assert.equal(csv[1], "E1,0,won,Ben,Aki,,,-8000,8000,0,0,17000,33000,25000,25000,0");
    const json = JSON.parse(await file("Save JSON"));
    assert.equal(json.ask, "game");
    assert.match(json.text, /^game=1\/tenhou\/players=Aki,Ben,Cho,Dai\/day=[\d-]{10}\/w0-1:b2000$/);
  }));

rare("how the game stands is a picture", () =>
  at(PHONE, async (table, { page }) => {
    await table.open();
    await table.begin();
    await table.ron("Aki", "Ben", "8,000");
    await table.tap("Share");
    const file = async (name) => {
      const [download] = await Promise.all([page.waitForEvent("download"), table.dialog.getByRole("link", { name, exact: true }).click()]);
      return readFile(await download.path());
    };
    const svg = (await file("Save SVG")).toString();
    const lines = await page.evaluate((text) => {
      const drawn = new DOMParser().parseFromString(text, "image/svg+xml");
      return [...drawn.querySelectorAll("text, parsererror")].map((line) => line.textContent);
    }, svg);
    const players = ["1. Ben", "33,000", "2. Cho", "25,000", "3. Dai", "25,000", "4. Aki", "17,000"];
    assert.deepEqual(lines, ["East 2", ...players, "Tenhou", "Tensu"]);
    const png = await file("Save PNG");
    assert.equal(png.subarray(1, 4).toString(), "PNG");
    // Twice the width of the SVG.
    assert.equal(png.readUInt32BE(16), 1440);
  }));

test("an evening of two games of five friends", () =>
  at(PHONE, async (table, { page }) => {
    await table.open();
    await table.begin(["Aki", "Ben", "Cho", "Dai", "Eva"]);
    await table.ron("Aki", "Ben", "8,000");
    await table.finish();
    // 33 − 30 … : Cho −5 + 10, Dai −5 − 10, Aki −13 − 20; first place gets what is over, so that the sum is 0.
    assert.deepEqual((await table.rows("Match scores")).slice(1).map((row) => row.split(" ").at(-1)), ["+43.0", "+5.0", "−15.0", "−33.0"]);
    await table.player.tap(table.dialog.getByText("Why", { exact: true }));
    const why = await table.dialog.getByRole("list").first().innerText();
    assert.match(why, /30,000 are taken off/);
    assert.match(why, /\+20 \/ \+10 \/ −10 \/ −20/);
    assert.match(why, /Cho, Dai: equal points; who was East earlier is higher/);
    await table.dialog.getByText("Sits out next: Aki").waitFor();
    await table.dialog.getByRole("img", { name: "How it went" }).waitFor();
    await table.tap("Same players");
    assert.deepEqual(await table.cards(), ["East, Eva, 25,000", "South, Ben, 25,000", "West, Cho, 25,000", "North, Dai, 25,000"]);
    await page.reload();
    await table.ron("Dai", "Eva", "12,000");
    await table.finish();
    // Ben −5 + 10, Cho −5 − 10, Dai −17 − 20.
    assert.deepEqual((await table.rows("The evening")).slice(-5), [
      "Ben +43.0 +5.0 +48.0",
      "Eva – +47.0 +47.0",
      "Cho +5.0 −15.0 −10.0",
      "Aki −33.0 – −33.0",
      "Dai −15.0 −37.0 −52.0",
    ]);
    await table.player.tap(table.dialog.getByText("Ben Games: 2"));
    const ben = (await table.dialog.getByRole("region", { name: "People" }).innerText()).replace(/\s+/g, " ");
    assert.match(ben, /Games 2 Place 1 · 1 · 0 · 0 Average place 1.50 Hands 2 Wins 1 Deal-ins 0 Average win 8,000 Average deal-in – Riichi rate 0/);
    // Ben has played twice, as Cho and Dai have; he has the earliest chair.
    await table.dialog.getByText("Sits out next: Ben").waitFor();
    assert.deepEqual(await audit(page), []);
    // What is given to others has the evening, too.
    await table.tap("Share");
    const text = (await table.field("Result as text").inputValue()).split("\n");
    assert.deepEqual(text.slice(-7, -1), ["The evening", "Ben +48.0", "Eva +47.0", "Cho −10.0", "Aki −33.0", "Dai −52.0"]);
    await table.tap("Back to the table");
    await table.tap("Undo");
    assert.equal((await table.cards())[0], "East, Eva, 37,000");
  }));

rare("a floating uma counts who is below the start, and shared places are told", () =>
  at(PHONE, async (table) => {
    await table.open();
    await table.begin(undefined, "JPML A (2023–25)");
    await table.ron("Aki", "Ben", "8,000");
    await table.finish();
    await table.player.tap(table.dialog.getByText("Why", { exact: true }));
    const why = await table.dialog.getByRole("list").first().innerText();
    assert.match(why, /Below 30,000 at the end: 1\./);
    assert.match(why, /Cho, Dai: equal points, so they share the place and its uma/);
    assert.match(why, /There is no oka/);
  }));

test("seats are drawn by turning tiles, people are offered by name, a deleted game comes back", () =>
  at(PHONE, async (table, { page }) => {
    await table.open();
    await table.names("Aki", "Ben", "Cho", "Dai", "Eva");
    await table.tap("Draw seats");
    const drawn = table.dialog.getByRole("group", { name: "Draw seats" });
    for (const [tile, name] of [[3, "Aki"], [1, "Ben"], [4, "Cho"], [2, "Dai"]]) {
      assert.match(await drawn.innerText(), new RegExp(`${name} turns a tile`));
      if (tile === 3) assert.deepEqual(await audit(page), []);
      await table.tap(`Hidden tile ${tile}`);
    }
    const seats = (await drawn.innerText()).match(/(East|South|West|North): (\w+)/g);
    for (const seat of seats) {
      const [wind, name] = seat.split(": ");
      assert.equal(await table.field(`Player ${wind}`).inputValue(), name);
    }
    assert.equal(await table.field("Sits out 1").inputValue(), "Eva");
    await table.dialog.getByRole("combobox", { name: "Length of a game" }).selectOption({ index: 0 });
    await table.tap("Start");
    assert.match((await table.cards())[0], /^East, /);
    const link = await table.link();
    assert.match(link, /length=east/);
    await table.tap("Back to the table");
    await table.tap("New game");
    await table.field("Player South").fill("");
    await table.player.tap(table.dialog.getByRole("group", { name: "People" }).getByRole("button").first());
    assert.notEqual(await table.field("Player South").inputValue(), "");
    await table.player.tap(table.dialog.getByRole("button", { name: /^Delete: / }));
    assert.equal(await table.dialog.getByRole("button", { name: /^Go on: / }).count(), 0);
    await table.tap("Undo");
    assert.equal(await table.dialog.getByRole("button", { name: /^Go on: / }).count(), 1);
    await page.reload();
    await table.felt.waitFor();
  }));

rare("the same players again in four taps", () =>
  at(PHONE, async (table) => {
    await table.open();
    await table.begin();
    await table.draw();
    await table.finish();
    table.player.taps = 0;
    await table.tap("New game");
    await table.tap("Draw seats");
    await table.tap("Hidden tile 1");
    await table.tap("Start");
    assert.equal(table.player.taps, 4);
    for (const name of ["Aki", "Ben", "Cho", "Dai"]) await table.card(name).waitFor();
  }));

rare("a clock runs over a reload and offers one more hand", () =>
  at({ ...PHONE, init: () => ((now) => (Date.now = () => now() + 60_000 * Number(localStorage.getItem("minutes"))))(Date.now) }, async (table, { page }) => {
    await table.open();
    await table.dialog.getByRole("spinbutton", { name: "Minutes" }).fill("60");
    await table.begin();
    await table.dialog.getByText(/^(60|59) min left$/).waitFor();
    await page.evaluate(() => localStorage.setItem("minutes", "50"));
    await page.reload();
    await table.dialog.getByText(/^(10|9) min left$/).waitFor();
    await page.evaluate(() => localStorage.setItem("minutes", "61"));
    await page.reload();
    await table.dialog.getByText("The time is over.").waitFor();
    await table.tap("One more hand");
    // This hand and one more.
    await table.draw();
    await table.felt.waitFor();
    await table.draw();
    await table.dialog.getByRole("table", { name: "Match scores" }).waitFor();
  }));

rare("dice say whose wall is broken", () =>
  at({ ...PHONE, init: () => void (Math.random = () => 0.5) }, async (table) => {
    await table.open();
    await table.begin();
    await table.tap("Dice");
    const [, one, other, sum] = /(\d) and (\d): (\d+)\. The wall of/.exec(await table.dialog.innerText());
    assert.equal(Number(one) + Number(other), Number(sum));
    // Counted from the dealer, who is one: 2 is South, 4 North, 5 East again.
    const whose = ["Aki", "Ben", "Cho", "Dai"][(Number(sum) - 1) % 4];
    assert.match(await table.dialog.innerText(), new RegExp(`wall of ${whose}, ${sum} stacks`));
  }));

/** Where a side's button is, how far it is turned, and how high its figures are. */
const measure = (card) =>
  card.evaluate((button) => {
    let turned = 0;
    for (let one = button; one; one = one.parentElement) {
      const { transform } = getComputedStyle(one);
      if (transform !== "none") {
        const matrix = new DOMMatrix(transform);
        turned += Math.round((Math.atan2(matrix.b, matrix.a) * 180) / Math.PI);
      }
    }
    const sizes = [];
    const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (/^[−\d,.]+$/.test(text.data)) sizes.push(Math.round(parseFloat(getComputedStyle(text.parentElement).fontSize)));
    }
    const box = button.getBoundingClientRect();
    const figures = [...button.querySelectorAll("span")].map((one) => one.getBoundingClientRect());
    const inside = figures.every((one) => one.left >= box.left - 1 && one.right <= box.right + 1 && one.top >= box.top - 1 && one.bottom <= box.bottom + 1);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, turned: (turned + 360) % 360, sizes, inside };
  });

for (const [width, height, dark] of [[360, 640, true], ...more([844, 390, true], [844, 390], [390, 844], [1280, 800])]) {
  test(`in the middle of the table each side is upright for its player, ${width}x${height} ${dark ? "dark" : "light"}`, () =>
    at({ width, height, dark }, async (table, { page, shot }) => {
      await table.open();
      await table.begin(["Aki", "Benedikta", "Cho", "Dai"], "M.League");
      await table.ron("Aki", "Benedikta", "32,000");
      await table.tap("Middle of the table");
      await table.player.tap(player(table, "Riichi: Cho"));
      await shot(`table-middle-${width}x${height}-${dark ? "dark" : "light"}`);
      const names = ["Aki", "Benedikta", "Cho", "Dai"];
      const sides = await Promise.all(names.map((name) => measure(table.card(name))));
      assert.deepEqual(sides.map((side) => side.turned), [0, 270, 180, 90]);
      const long = width > height ? [0, 2] : [1, 3];
      for (const [at, side] of sides.entries()) {
        const [high, low] = side.sizes;
        if (Math.max(width, height) === 844) assert.deepEqual(side.sizes, long.includes(at) ? [96, 48] : [72, 36], names[at]);
        assert.ok(high >= (long.includes(at) ? 93 : 70) && Math.abs(low - high / 2) <= 1, `${side.sizes}`);
        assert.ok(side.inside, `${names[at]} is cut`);
      }
      const wide = await page.evaluate(() => [...document.querySelectorAll("dialog button")].filter((one) => one.checkVisibility() && one.closest("[role=group]")).flatMap((one) => {
        const box = one.getBoundingClientRect();
        return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || Math.min(box.width, box.height) < 40 ? [one.ariaLabel ?? one.textContent] : [];
      }));
      assert.deepEqual(wide, []);
      assert.deepEqual(await audit(page), []);
      // Each side says how far the others are: Aki paid 32,000, of which Cho has laid 1,000 of the 25,000.
      await table.tap("Gaps");
      assert.match((await table.cards()).find((label) => /^\w+, Cho,/.test(label)), /Aki −31,000.*Benedikta \+33,000.*Dai \+1,000/);
      assert.deepEqual(await audit(page), []);
      await shot(`table-middle-gaps-${width}x${height}-${dark ? "dark" : "light"}`);
      await table.tap("Gaps");
      // Whoever plays after the dealer sits on the dealer's right, whoever deals.
      for (let deals = 0; deals < 4; deals += 1) {
        const labels = await table.cards();
        const [dealer, next] = ["East", "South"].map((wind) => labels.findIndex((label) => label.startsWith(wind)));
        const from = { x: width / 2 - sides[dealer].x, y: height / 2 - sides[dealer].y };
        const to = { x: sides[next].x - width / 2, y: sides[next].y - height / 2 };
        assert.ok(to.x * -from.y + to.y * from.x > 0, `${labels[next]} is on the right of ${labels[dealer]}`);
        await table.draw();
      }
      // A side's own tap is its win.
      await table.player.tap(table.card("Dai"));
      await table.dialog.getByRole("heading", { name: "Dai won" }).waitFor();
      await table.tap("Cancel");
      await table.tap("Done");
      await table.player.button("Menu", table.dialog).waitFor();
    }));
}

test("the marker of the round lies with the first dealer; dice in the middle show whose wall breaks, and where", () =>
  at({ width: 844, height: 390, init: () => void (Math.random = () => 0.5) }, async (table, { page, shot }) => {
    await table.open();
    await table.begin(["Aki", "Ben", "Cho", "Dai"], "Tenhou");
    await table.tap("Middle of the table");
    await page.locator(".zone.near").getByRole("img", { name: "Round wind: East" }).waitFor();
    assert.equal(await page.locator(".zone-round").count(), 1);
    await table.tap("Other");
    await table.tap("Dice");
    const said = await page.getByRole("status").filter({ hasText: "stacks from its right end" }).first().innerText();
    const [, one, other, sum, whose] = /^(\d) and (\d): (\d+)\. The wall of (\w+), \3 stacks/.exec(said);
    assert.equal(Number(one) + Number(other), Number(sum));
    // Aki deals and counts as one, and on to the right: Ben is two.
    assert.equal(whose, ["Aki", "Ben", "Cho", "Dai"][(sum - 1) % 4]);
    const wall = page.locator(".zone", { hasText: whose }).locator(".wall");
    assert.equal(await wall.locator("rect").count(), 17);
    assert.equal(await wall.locator(".wall-dead").count(), Number(sum));
    assert.equal(await page.locator(".wall").count(), 1);
    await shot("table-middle-dice-844x390");
    assert.deepEqual(await audit(page), []);
    await table.player.tap(table.player.button("Close", table.felt));
    assert.equal(await page.locator(".wall").count(), 0);
  }));

/** Voices of a device, and what they were told to say. */
const VOICES = () => {
  window.spoken = [];
  const voices = [{ lang: "en-GB", localService: true, name: "near" }];
  const speechSynthesis = { getVoices: () => voices, cancel: () => {}, speak: (one) => window.spoken.push(one.text) };
  Object.defineProperty(window, "speechSynthesis", { value: speechSynthesis });
  window.SpeechSynthesisUtterance = class {
    constructor(text) {
      this.text = text;
    }
  };
};

test("a hand is said aloud when it is recorded, once, where that is wished; and after a reload", () =>
  at({ width: 390, height: 844, init: VOICES }, async (table, { page }) => {
    const spoken = () => page.evaluate(() => window.spoken);
    await table.open();
    await table.begin(["Aki", "Ben", "Cho", "Dai"], "Tenhou");
    await table.ron("Aki", "Ben", "7,700");
    assert.deepEqual(await spoken(), []);
    await table.tap("Other");
    await table.tap("Say results aloud");
    await table.tap("Cancel");
    assert.deepEqual(await spoken(), [], "what was recorded before is not said");
    await table.tsumo("Ben", "2,600 all");
    await until(async () => (await spoken()).length === 1);
    assert.match((await spoken())[0], /^South 2|^East 2/);
    assert.match((await spoken())[0], /Ben won\. Tsumo\. .*Ben \+7800/);
    await page.reload();
    await table.ron("Cho", "Dai", "2,000");
    await until(async () => (await spoken()).length === 1);
  }));

/** How far a sheet in the middle is turned, what of it cannot be reached without scrolling, and what is too small for a finger. */
const sheetIn = (page) =>
  page.locator(".middle-turned").evaluate((turned) => {
    const { transform } = getComputedStyle(turned);
    const matrix = transform === "none" ? new DOMMatrix() : new DOMMatrix(transform);
    const buttons = [...turned.querySelectorAll("button, input")].filter((one) => one.checkVisibility());
    const bad = buttons.flatMap((one) => {
      const box = one.getBoundingClientRect();
      const isOut = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
      return isOut || Math.min(box.width, box.height) < 43 ? [`${one.ariaLabel ?? one.textContent} ${Math.round(box.width)} x ${Math.round(box.height)}${isOut ? " outside" : ""}`] : [];
    });
    const rest = [turned.scrollHeight - turned.clientHeight, turned.scrollWidth - turned.clientWidth];
    return { turned: (Math.round((Math.atan2(matrix.b, matrix.a) * 180) / Math.PI) + 360) % 360, bad, rest: rest.map((more) => Math.max(more, 0)) };
  });

for (const [width, height, dark] of [[844, 390, true], ...more([390, 844])]) {
  rare(`in the middle of the table a sheet is turned to who opened it, whole, ${width}x${height} ${dark ? "dark" : "light"}`, () =>
    at({ width, height, dark }, async (table, { page, shot }) => {
      const names = ["Aki", "Ben", "Cho", "Dai"];
      const look = async (name, turned) => {
        assert.deepEqual(await sheetIn(page), { turned, bad: [], rest: [0, 0] }, name);
        await shot(`table-turned-${name}-${width}x${height}`);
      };
      await table.open();
      await table.begin(names);
      await table.tap("Middle of the table");
      await table.player.tap(player(table, "Riichi: Cho"));
      const sides = [0, 270, 180, 90];
      for (const [at, name] of names.entries()) {
        await table.player.tap(table.card(name));
        await table.dialog.getByRole("heading", { name: `${name} won` }).waitFor();
        await look(`${name}-from`, sides[at]);
        await table.tap(name === "Cho" ? "Off Aki" : "Off Cho");
        await look(`${name}-ron`, sides[at]);
        await table.tap("Other points");
        await look(`${name}-rare`, sides[at]);
        await table.tap("Other points");
        if (name !== "Dai") await table.tap("Dai won, too");
        await look(`${name}-two`, sides[at]);
        await table.tap("Cancel");
      }
      for (const name of ["Aki", "Ben"]) {
        await table.player.tap(table.card(name));
        await table.tap("Tsumo");
        await look(`${name}-tsumo`, name === "Aki" ? 0 : 270);
        await table.tap("Cancel");
      }
      assert.deepEqual(await audit(page), []);
      // What is opened between the sides faces the near one, until another side turns it.
      await table.tap("Draw");
      for (const [at, turned] of sides.entries()) {
        await look(`draw-${at}`, turned);
        await table.tap("Turn around");
      }
      await look("draw-again", 0);
      await table.player.tap(table.card("Ben"));
      assert.deepEqual(await audit(page), []);
      await table.tap("Record");
      await table.player.button("Middle of the table", table.dialog).waitFor({ state: "detached" });
      await table.tap("Other");
      await look("other", 0);
      await table.tap("Chombo");
      await look("chombo", 0);
      await table.tap("Turn around");
      await look("chombo-turned", 270);
      await table.tap("Cancel");
      await table.tap("Other");
      await table.tap("Penalty");
      await look("penalty", 0);
      await table.tap("Cancel");
      // A win that is told there is recorded, and the sides are back.
      await table.player.tap(table.card("Cho"));
      await table.tap("Off Ben");
      await table.price("Cho", "8,000");
      const cards = await table.cards();
      // A tenpai 1,500, then 8,000 and one counter.
      assert.match(cards.find((card) => /Ben/.test(card)), /, 18,200$/);
      assert.equal(await page.locator(".middle-turned").count(), 0);
      // The phone still lies there after a reload, and what is half told is turned to whom it was.
      await table.player.tap(table.card("Dai"));
      await table.tap("Off Ben");
      await page.reload();
      await table.dialog.getByRole("heading", { name: "Dai won" }).waitFor();
      await look("reloaded", 90);
      await table.tap("Cancel");
      await table.player.button("Riichi: Dai", table.felt).waitFor();
      assert.deepEqual(await table.cards(), cards);
    }));
}

const player = (table, name) => table.player.button(name, table.felt);

rare("the screen stays on while a game is open", () =>
  at(
    {
      ...PHONE,
      init: () => {
        window.asked = [];
        const lock = { request: async (kind) => (window.asked.push(kind), { release: async () => window.asked.push("released") }) };
        Object.defineProperty(navigator, "wakeLock", { value: lock });
      },
    },
    async (table, { page }) => {
      await table.open();
      assert.deepEqual(await page.evaluate(() => window.asked), []);
      await table.begin();
      assert.deepEqual(await page.evaluate(() => window.asked), ["screen"]);
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      assert.deepEqual(await page.evaluate(() => window.asked.filter((one) => one === "screen")), ["screen", "screen"]);
      // A yakuman sends Aki below 0: the game is over, and the screen may go dark.
      await table.ron("Aki", "Ben", "32,000");
      await page.waitForFunction(() => window.asked.at(-1) === "released");
      await table.tap("Undo");
      await page.waitForFunction(() => window.asked.at(-1) === "screen");
      await table.tap("New game");
      await page.waitForFunction(() => window.asked.at(-1) === "released");
    },
  ));

/** A text of the app in a language. */
const root = fileURLToPath(new URL("../../", import.meta.url));
const words = async (language) => JSON.parse(await readFile(join(root, `crates/words/texts/${language}/labels.arb`), "utf8"));

// German on the smallest; each language in each size every night.
const SIZES = { de: [360, 640], ja: [390, 844], ru: [844, 390], en: [1280, 800] };
for (const [language, size] of Object.entries(SIZES)) {
  for (const [width, height] of Object.values(SIZES)) {
    rare(`each state fits, ${language} ${width}x${height}`, async () => {
      const text = await words(language);
      const dark = height === 844;
      await speaking(app, language, { width, height, dark }, async ({ page, shot }) => {
        const dialog = page.getByRole("dialog");
        const tap = (key) => dialog.getByRole("button", { name: text[key], exact: true }).click();
        const look = async (name) => {
          const wide = await dialog.locator(".over-body").evaluate((body) => body.scrollWidth - body.clientWidth);
          assert.ok(wide <= 0, `${name} is too wide by ${wide}`);
          assert.deepEqual(await audit(page), [], name);
          await shot(`evening-${name}-${language}-${width}x${height}`);
        };
        const game = "players=Aki,Benedikta,Cho,Dai/bench=Eva/r1/w0-1:b2000/d12/t2:b640/w3-0:b320/d/c2/p1-50.late/w1-3:b4000/z";
        await page.goto(`${app.url}#/table/game=1/tenhou/${game}`);
        await look("offer");
        await tap("TableTake");
        for (const folded of await dialog.locator("summary").all()) await folded.click();
        await look("end");
        await tap("TableShare");
        await look("share");
        await tap("TableBack");
        await tap("TableSame");
        await look("table");
        await tap("Menu");
        await look("menu");
        await tap("TableDice");
        await look("dice");
        await tap("TableBack");
        await tap("Menu");
        await tap("TableNew");
        await tap("TableSeats");
        // What the rules leave open of a game, and the way in for one from elsewhere.
        assert.equal(await dialog.locator("details.evening-open p").count() > 0, true);
        for (const folded of await dialog.locator("summary").all()) await folded.click();
        await look("start");
      });
    });
  }
}
