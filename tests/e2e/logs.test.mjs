// Logs of games that were played elsewhere: pasted, chosen, dropped; where our price is another one; kept, and looked at again. The logs
// are those of tests/logs/; points are worked out by hand from the ruleset's law.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";

import { audit } from "./axe.mjs";
import { rare, start, test } from "./harness.mjs";
import { play } from "./player.mjs";

const logs = fileURLToPath(new URL("../logs/", import.meta.url));
const TENHOU = readFileSync(`${logs}tenhou.json`, "utf8");

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

/** The table, with what a test does to logs. */
const opened = (view, steps) =>
  play(app, { width: 390, height: 844, ...view }, async (player, visit) => {
    const { page } = visit;
    const dialog = page.getByRole("dialog", { name: "Table" });
    const tap = (name, within = dialog) => player.tap(player.button(name, within).first());
    const text = async () => (await dialog.innerText()).replace(/\s+/g, " ");
    const unfold = async () => {
      if (!(await dialog.getByRole("textbox", { name: "Link, JSON or log of a game" }).isVisible())) {
        await player.tap(dialog.locator("summary", { hasText: "Open a game" }));
      }
    };
    const paste = async (log) => {
      await unfold();
      await dialog.getByRole("textbox", { name: "Link, JSON or log of a game" }).fill(log);
      await tap("Open a game");
    };
    const row = (words) => dialog.getByRole("button", { name: new RegExp(`^${words}`) }).first();
    const table = { page, dialog, tap, text, unfold, paste, row, player };
    await player.open("Table");
    await steps(table, visit);
  });

test("a log is pasted, looked at, explained, kept once, and shows its rivers again after a reload", () =>
  opened({}, async ({ page, dialog, tap, text, paste, row, player }, { shot }) => {
    await paste(TENHOU);
    await dialog.getByRole("heading", { name: "A game from Tenhou" }).waitFor();
    assert.match(await text(), /4 of 4 hands agree/);
    // The last hand first; what it paid: 40 fu 3 han by tsumo.
    const rows = await dialog.locator(".log-row").allInnerTexts();
    assert.deepEqual(rows.map((one) => one.split("\n")[0].trim()), ["East 3", "East 2", "East 2", "East 1"]);
    await player.tap(row("East 1"));
    const seen = await text();
    for (const part of ["Riichi 1", "Pinfu 1", "Ben +7,700", "Cho −7,700"]) assert.ok(seen.includes(part), `${part}: ${seen}`);
    assert.equal(await dialog.locator(".log-river").count(), 4);
    await shot("logs-hand-390x844");
    // Offered, it is there after a reload, with the hand that was open.
    await page.reload();
    await dialog.locator(".log-river").first().waitFor();
    await tap("Why?");
    await dialog.getByRole("heading", { name: "East 1" }).waitFor();
    assert.match(await text(), /7,700/);
    await page.goBack();
    await dialog.getByRole("heading", { name: "A game from Tenhou" }).waitFor();
    // A double tap keeps one game.
    await dialog.getByRole("button", { name: /^Keep the game/ }).dblclick();
    await page.waitForFunction(() => (localStorage.getItem("tensu/games") ?? "").includes("origin=tenhou"));
    const games = await page.evaluate(() => localStorage.getItem("tensu/games"));
    assert.equal(games.match(/^game=1/gm).length, 1);
    assert.equal(await page.evaluate(() => localStorage.getItem("tensu/given")), "");
    await page.reload();
    await tap("Log");
    assert.match(await text(), /Tenhou/);
    await player.tap(row("East 1 Ben won"));
    await dialog.locator(".log-river").first().waitFor();
    assert.equal(await dialog.locator(".log-river").count(), 4);
    await tap("Back to the table");
    await tap("Menu");
    await tap("Evenings");
    const evenings = page.getByRole("dialog", { name: "Evenings" });
    await evenings.getByText("Link, JSON or log of a game").or(evenings.locator("summary", { hasText: "Open a game" })).first().waitFor();
  }));

test("where the club's rules pay otherwise, the rule is named, and either price is kept", () =>
  opened({ init: () => localStorage.setItem("tensu/1", "mleague ") }, async ({ page, dialog, tap, text, paste, row, player }, { shot }) => {
    await paste(TENHOU);
    await dialog.getByRole("group", { name: "Ruleset" }).getByRole("button", { name: /M.League/ }).click();
    await dialog.getByText("differs", { exact: true }).first().waitFor();
    assert.match(await text(), /2 of 4 hands agree 2 differ: 30 fu 4 han/);
    // From the last that differs to the first: there no nine kinds end a hand, and 4 han 30 fu are a mangan.
    const show = dialog.getByRole("button", { name: /^Show/ });
    await player.tap(show);
    await row("East 2 Nine kinds").and(dialog.locator("[aria-expanded=true]")).waitFor();
    await player.tap(show);
    await row("East 1").and(dialog.locator("[aria-expanded=true]")).waitFor();
    const seen = await text();
    for (const part of ["The log 7,700", "8,000", "The game keeps what was paid."]) assert.ok(seen.includes(part), `${part}: ${seen}`);
    await shot("logs-differs-390x844");
    await tap("Use our price");
    assert.match(await text(), /The game takes our price\./);
    await tap("Use the log’s price");
    await tap("Use our price");
    await dialog.getByRole("button", { name: /^Keep the game/ }).click();
    await tap("Log");
    await player.tap(row("East 1 Ben won"));
    assert.match(await text(), /Ben \+8,000/);
  }));

test("a log that is pasted as a hand is offered at the table; one that was cut stays in the field", () =>
  play(app, { width: 390, height: 844 }, async (player, { page }) => {
    const paste = (text) => player.paste(text);
    const dialog = page.getByRole("dialog", { name: "Table" });
    await paste(TENHOU);
    await dialog.getByRole("heading", { name: "A game from Tenhou" }).waitFor();
    assert.match(await dialog.innerText(), /4\s+of\s+4\s+hands\s+agree/);
    await page.goBack();
    await dialog.getByRole("heading", { name: "A game from Tenhou" }).waitFor({ state: "detached" });
    await page.goBack();
    const field = page.getByRole("textbox", { name: "The hand as text" });
    await dialog.waitFor({ state: "detached" });
    assert.ok((await field.count()) === 0 || (await field.inputValue()) === "");
    await paste(TENHOU.slice(0, 700));
    await dialog.getByRole("alert").getByText(/The log ends or is damaged/).waitFor();
    await player.tap(player.button("Close", dialog));
    await page.locator("[aria-invalid=true]").waitFor();
    assert.match(await field.inputValue(), /^{"title"/);
  }));

test("a link that cannot be read is told beside a log that is offered, which stays", () =>
  opened({}, async ({ page, dialog, paste }) => {
    await paste(TENHOU);
    const heading = dialog.getByRole("heading", { name: "A game from Tenhou" });
    await heading.waitFor();
    await page.evaluate(() => void (location.hash = "#/table/game=1"));
    await dialog.getByRole("alert").waitFor();
    await heading.waitFor();
  }));

test("hands of a log are practised, and the way back leads to it", () =>
  opened({}, async ({ page, dialog, tap, paste, row, player }) => {
    await paste(TENHOU);
    await player.tap(row("East 2 Dai"));
    await tap("Practise");
    await page.waitForFunction(() => location.hash.startsWith("#/sheet/1/tenhou"));
    await page.goBack();
    await dialog.getByRole("heading", { name: "A game from Tenhou" }).waitFor();
    await tap("Practise these hands");
    await page.waitForFunction(() => /^#\/sheet\/[12]\/tenhou/.test(location.hash));
    await page.getByRole("button", { name: "Begin", exact: true }).or(page.getByRole("button", { name: "Start", exact: true })).first().waitFor();
  }));

test("every form is read: pasted, chosen as a file, dropped", () =>
  opened({}, async ({ page, dialog, tap, text, unfold, paste }) => {
    const names = readdirSync(logs);
    const forms = {
      "tenhou.json": "Tenhou",
      "mjlog.xml": "Tenhou",
      "mjai.jsonl": "mjai",
      "majiang.json": "Majiang",
      "botzone.txt": "Botzone",
      "pymahjonggb.py": "PyMahjongGB",
    };
    for (const [file, source] of Object.entries(forms).filter(([file]) => names.includes(file))) {
      await unfold();
      await dialog.locator('input[type="file"]').first().setInputFiles(logs + file);
      await dialog.getByRole("heading", { name: `A game from ${source}` }).waitFor();
      assert.match(await text(), /(\d+) of \1 hands? agrees?/, file);
      await tap("Not now");
    }
    // An address that holds its log.
    await paste(`https://tenhou.net/6/#json=${encodeURIComponent(TENHOU.replace(/\n/g, ""))}`);
    await dialog.getByRole("heading", { name: "A game from Tenhou" }).waitFor();
    await page.goBack();
    await unfold();
    const data = await page.evaluateHandle((log) => {
      const data = new DataTransfer();
      data.items.add(new File([log], "log.json"));
      return data;
    }, TENHOU);
    await dialog.locator(".evening-read").dispatchEvent("drop", { dataTransfer: data });
    await dialog.getByRole("heading", { name: "A game from Tenhou" }).waitFor();
  }));

test("what is no log is told in a sentence, at once, however long it is", () =>
  opened({}, async ({ page, dialog, unfold, paste }) => {
    for (const bad of ["good morning", "{", TENHOU.slice(0, 700), "https://tenhou.net/0/?log=2020010100gm", "<mjloggm><INIT"]) {
      await paste(bad);
      const told = dialog.getByRole("alert");
      await told.waitFor();
      assert.ok((await told.innerText()).length > 20, bad);
    }
    await unfold();
    const begin = Date.now();
    await dialog.locator('input[type="file"]').first().setInputFiles({ name: "huge.json", mimeType: "application/json", buffer: Buffer.alloc(30_000_000, "[") });
    await page.waitForFunction(() => [...document.querySelectorAll("[role=alert]")].some((one) => one.textContent.includes("30,000,000")));
    assert.ok(Date.now() - begin < 20_000);
  }));

test("several games of one file have a card each and are kept together; a full one is read in seconds", () =>
  opened({}, async ({ page, dialog, tap, text, paste, unfold }) => {
    await paste(`${TENHOU}\n${TENHOU.replace("Aki", "Eva")}`);
    await dialog.getByRole("button", { name: /^Keep all games/ }).waitFor();
    assert.equal((await text()).match(/4 of 4 hands agree/g).length, 2);
    await dialog.getByRole("button", { name: /^Show/ }).click();
    await dialog.getByRole("button", { name: /^Keep all games/ }).click();
    await page.waitForFunction(() => localStorage.getItem("tensu/games")?.match(/^game=1/gm)?.length === 2);
    await tap("Menu");
    await tap("New game");
    // As many hands as are read at once.
    await unfold();
    const many = Array.from({ length: 450 }, (_, at) => TENHOU.replace("Aki", `Aki ${at}`)).join("\n");
    const begin = Date.now();
    await dialog.locator('input[type="file"]').first().setInputFiles({ name: "many.json", mimeType: "application/json", buffer: Buffer.from(many) });
    await dialog.getByRole("button", { name: /^Keep all games/ }).waitFor();
    assert.ok(Date.now() - begin < 20_000, `${Date.now() - begin} ms`);
  }));

for (const [width, height, dark] of [[360, 640, false], [390, 844, true], [1280, 800, false], [1280, 800, true]]) {
  const one = width === 360 ? test : rare;
  one(`a log fits ${width}x${height}${dark ? ", dark" : ""}`, () =>
    opened({ width, height, dark, init: () => localStorage.setItem("tensu/1", "mleague ") }, async ({ page, dialog, tap, paste, player }, { shot }) => {
      await paste(TENHOU);
      await dialog.getByRole("group", { name: "Ruleset" }).getByRole("button", { name: /M.League/ }).click();
      await player.tap(dialog.getByRole("button", { name: /^East 1 / }));
      const look = async (name) => {
        const wide = await dialog.locator(".over-body").evaluate((body) => body.scrollWidth - body.clientWidth);
        assert.ok(wide <= 0, `${name} is too wide by ${wide}`);
        assert.deepEqual(await audit(page), [], name);
        await shot(`logs-${name}-${width}x${height}${dark ? "-dark" : ""}`, { fullPage: true });
      };
      await look("offer");
      await tap("Why?");
      await look("why");
      await tap("Back to the table");
      await dialog.getByRole("button", { name: /^Keep the game/ }).click();
      await tap("Log");
      await player.tap(dialog.getByRole("button", { name: /^East 1 Ben won/ }).first());
      await look("kept");
    }));
}
