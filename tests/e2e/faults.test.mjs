// What learners meet between question and answer: rows stay where they were, no name breaks, every price has its reason, a sheet
// opens by its code.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { start, test } from "./harness.mjs";
import { button, dialog, fits, go, keys, read, rows, told, until } from "./learner.mjs";
import { play } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const check = (player) => dialog(player).getByRole("button", { name: /^(Check|That is all)$/ });

/** Answers every row with its first key, and has it graded. */
async function answer(player) {
  for (const row of await rows(player).all()) await row.getByRole("button").first().click();
  await read(player);
  if (await check(player).count()) await check(player).click();
  await dialog(player).locator(".lesson-why").waitFor();
}

/** Where the rows of answers are, and where the bar with Next begins. */
const places = (player) =>
  player.page.evaluate(() => {
    const of = (one) => one.getBoundingClientRect();
    return {
      rows: [...document.querySelectorAll(".lesson-panel .lesson-keys")].map((row) => [of(row).top, of(row).bottom].map(Math.round)),
      next: Math.round(of(document.querySelector(".lesson-next")).top),
    };
  });

for (const [drill, ruleset] of [["four", "Tenhou"], ["whole", "Tenhou"]])
  test(`360x640: the rows of ${drill} stay above Next once they are answered`, () =>
    play(app, { width: 360, height: 640 }, async (player, { shot }) => {
      await player.choose("Ruleset", ruleset);
      await go(player, `#/drill/drill=${drill}`);
      for (let hands = 0; hands < 4; hands += 1) {
        await keys(player).first().waitFor();
        const was = await places(player);
        await answer(player);
        const now = await places(player);
        assert.deepEqual(now.rows, was.rows, `${drill} ${hands}`);
        assert.ok(now.rows.at(-1)[1] <= now.next, `${drill} ${hands}: ${JSON.stringify(now)}`);
        if (!hands) await fits(player, drill);
        if (!hands) await shot(`${drill}-told-360x640`);
        await read(player);
        await player.tap(button(player, "Next"));
        await dialog(player).locator(".lesson-why").waitFor({ state: "detached" });
      }
    }));

test("844x390: no key of a whole hand moves when it is answered", () =>
  play(app, { width: 844, height: 390 }, async (player) => {
    await player.choose("Ruleset", "Tenhou");
    await go(player, "#/lesson/7");
    await until(player, /How many han and fu|What is it worth/);
    await read(player);
    const was = await places(player);
    for (const row of await rows(player).all()) await row.getByRole("button").first().click();
    await told(player).waitFor();
    const now = await places(player);
    assert.deepEqual(now, was);
  }));

test("360 px: the names of waits do not break within a word in Japanese", () =>
  app.visit({ width: 360, height: 640, context: { locale: "ja" }, path: "#/drill/drill=wait" }, async ({ page }) => {
    const names = page.locator(".lesson-keys.names button");
    await names.first().waitFor();
    const lines = await names.evaluateAll((all) =>
      all.map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return [one.textContent, new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size, one.scrollWidth - one.clientWidth];
      }),
    );
    assert.equal(lines.length, 5);
    for (const [name, count, over] of lines) assert.ok(count === 1 && over <= 0, `${name}: ${count} lines, ${over} px too wide`);
  }));

test("the strip, the limits and what is told by two counts have their reasons", () =>
  play(app, {}, async (player, { shot }) => {
    await player.choose("Ruleset", "Tenhou");
    const why = dialog(player).locator(".lesson-why");
    await go(player, "#/lesson/3");
    await until(player, /Fill in the points/);
    // The first cell is right, the second is not.
    for (const points of ["1,000", "1,000", "3,900", "7,700", "1,300", "2,600", "5,200", "8,000"]) {
      await read(player);
      await dialog(player).locator(".lesson-keys").getByRole("button", { name: points, exact: true }).click();
    }
    await why.locator("summary").click();
    await why.getByText("2 han 30 fu: 1,920").waitFor();
    assert.equal(await why.getByText("1 han 30 fu: 960").count(), 0, "what was right needs no reason");
    await shot("strip-why");
    await go(player, "#/lesson/6");
    await until(player, /\d+ han/);
    await read(player);
    await keys(player).first().click();
    await told(player).waitFor();
    await why.locator("summary").click();
    assert.match(await why.innerText(), /\d/);
  }));

test("a sheet opens by its code where it is known, by its link everywhere", () =>
  play(app, { path: "#/sheet/make" }, async (player, { page, shot }) => {
    const link = dialog(player).getByRole("textbox", { name: "Link to the sheet" });
    await link.waitFor();
    const address = await link.inputValue();
    const code = /Code ([A-Z2-9]{6})/.exec(await dialog(player).getByText(/Code [A-Z2-9]{6}/).first().innerText())[1];
    const field = dialog(player).getByRole("textbox", { name: "Open a sheet: its link, text or code" });
    const open = async (text) => {
      await go(player, "#/sheet");
      await field.fill(text);
      await field.press("Enter");
    };
    await open(code.toLowerCase());
    await dialog(player).getByText(`Code ${code}`).waitFor();
    await open("ABCDEF");
    await dialog(player).getByRole("alert").getByText("The code only names a sheet: to open it here, its link or text is needed.").waitFor();
    await fits(player, "open");
    await shot("sheet-open-390x844");
    // Another device knows nothing of it.
    await page.evaluate(() => localStorage.clear());
    await page.evaluate(() => localStorage.setItem("tensu/learn/plan", "word another"));
    await page.reload();
    await open(code);
    await dialog(player).getByRole("alert").waitFor();
    await open(address);
    await dialog(player).getByText(`Code ${code}`).waitFor();
  }));

test("360x640: what leads on from a card fills the panel", () =>
  play(app, { width: 360, height: 640 }, async (player) => {
    await go(player, "#/lesson/18");
    const next = button(player, "Next");
    await next.waitFor();
    const [wide, panel] = await next.evaluate((one) => [one, one.parentElement].map((one) => one.getBoundingClientRect().width));
    assert.ok(wide > 0.8 * panel, `${wide} of ${panel}`);
  }));
