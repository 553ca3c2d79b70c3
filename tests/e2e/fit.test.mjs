// What has least room, in several languages: prices beside keys, the table on a small phone, long answers, very large letters.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { more, start, test, textSize } from "./harness.mjs";
import { play } from "./player.mjs";
import { open } from "./scenes.mjs";
import { Table } from "./table.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const PHONE = { width: 360, height: 640 };
// A price of five digits with spaces, long names of keys, and what a push sees anyway.
const LANGUAGES = ["de", "es", "pt-BR", ...more("en", "fr", "it", "ja", "ko", "pl", "ru", "zh-Hans", "zh-Hant")];

/** What lies closer than two pixels to what it has nothing to do with. */
function close() {
  const text = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return [...range.getClientRects()].filter(({ width }) => width > 1);
  };
  const touch = (a, b) => a.some((one) => b.some((other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > -2 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1));
  const one = (selector) => document.querySelector(selector);
  const keys = [...document.querySelectorAll(".give-button :is(svg, span)")].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 1);
  const found = [];
  if (touch(text(one(".chosen > .amount")), keys)) found.push(`${one(".chosen > .amount").textContent} at a key`);
  const [way, other] = [one(".price:not(.chosen) > .way"), one(".price:not(.chosen) > .amount")];
  if (touch(text(way), text(other))) found.push(`${way.textContent} at ${other.textContent}`);
  return found;
}

test("a price touches neither the keys beside it nor the name of its way", async () => {
  const told = [];
  for (const language of LANGUAGES)
    for (const hand of ["234m340p66p678s56s7s1m5p", "19m19p19s1234567z1z", ...more("19m19p19s1234567z1zt")])
      await open(app, language, { width: 1280, height: 800 }, async ({ page }) => {
        await page.keyboard.type(hand);
        await page.locator(".chosen > .amount").waitFor();
        for (const [width, height] of [[1280, 800], [1024, 768], [360, 640], [320, 568], ...more([1920, 1080], [390, 844])]) {
          await page.setViewportSize({ width, height });
          told.push(...(await page.evaluate(close)).map((fault) => `${language}, ${width}: ${fault}`));
        }
      });
  assert.deepEqual(told, []);
});

/** By how much a page is wider than the window. */
const over = (page) => page.evaluate(() => Math.max(...[document.scrollingElement, ...document.querySelectorAll("dialog[open] .over-body")].map((one) => one.scrollWidth - one.clientWidth)));

test("360x640: at the table names stay whole, gaps and scores fit, and what opens a game has the width of the page", () =>
  play(app, PHONE, async (player, { page }) => {
    const table = new Table(player);
    await table.inPlay();
    await player.tap(table.dialog.getByRole("button", { name: /^Name: Dai/ }));
    await table.dialog.getByRole("textbox").first().fill("Mercedes");
    await table.tap("Done");
    const cut = await page.locator(".felt .seat-called").evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    assert.deepEqual(cut, []);
    await table.tap("Gaps");
    assert.ok((await over(page)) <= 0, "gaps");
    await table.tap("Close");
    await table.tap("Other");
    await table.tap("Chombo");
    await table.tap("Mercedes");
    await table.tap("Other");
    await table.tap("End the game");
    await page.locator(".finals").waitFor();
    assert.ok((await over(page)) <= 0, "scores");
    await table.tap("Evenings");
    const [wide, box] = await Promise.all([".evenings", ".evening-read"].map(async (own) => (await page.locator(own).first().boundingBox()).width));
    assert.ok(box > wide / 2, `${box} of ${wide}`);
  }));

/** What of a panel's content is out of it: in letters for paper, on felt. */
const spilled = (page) =>
  page.evaluate(() => {
    const panel = document.querySelector(".lesson-panel");
    const { bottom } = panel.getBoundingClientRect();
    return [...panel.children].filter((one) => one.getBoundingClientRect().bottom > bottom + 1).map((one) => one.className);
  });

test("320x568: four rows of answers have paper below them", () =>
  play(app, { width: 320, height: 568, path: "#/drill/drill=four;n=1" }, async (player, { page }) => {
    await page.locator(".lesson-row").nth(3).waitFor();
    assert.deepEqual(await spilled(page), []);
  }));

test("360x640: the verdict about a list is whole, and the lists have paper below them", () =>
  play(app, PHONE, async (player, { page }) => {
    await player.chooseLater("MCR (MIL)");
    await page.evaluate(() => void (location.hash = "#/lesson/54"));
    const begin = page.locator("dialog").getByRole("button", { name: /^(Next|Begin)$/ });
    const lists = page.locator(".lesson-keys.lists button");
    for (let card = 0; card < 4 && !(await lists.count()); card += 1) {
      await page.waitForTimeout(250);
      await begin.and(page.locator(":enabled")).click();
    }
    await page.waitForTimeout(250);
    await lists.first().click();
    const verdict = page.locator("#lesson-verdict");
    await verdict.locator(".verdict").waitFor();
    assert.deepEqual(await verdict.evaluate((one) => one.scrollHeight - one.clientHeight), 0);
    assert.deepEqual(await spilled(page), []);
  }));

test("a quiz's tiles are equally wide, whether called or not", () =>
  app.visit({ width: 320, height: 640, path: `embed/1/?view=quiz&ruleset=tenhou&hand=${encodeURIComponent("88p34556s(340p)(234p)+7s")}` }, async ({ page }) => {
    await page.locator(".laid-meld .tile").first().waitFor();
    const widths = await page.locator(".laid .tile:not(.side)").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    assert.ok(Math.max(...widths) - Math.min(...widths) < 1 && Math.min(...widths) > 12, `${widths}`);
  }));

/** Words of tables that two lines share. */
const broken = () =>
  [...document.querySelectorAll("dialog[open] .ref-table th")].flatMap((cell) => {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let text; (text = texts.nextNode()); )
      for (const word of text.data.matchAll(/[\p{L}\d]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word[0]);
      }
    return found;
  });

test("letters of twice the size break no word in tables of rules", async () => {
  for (const language of ["de", ...more("es", "pt-BR", "ru")])
    await open(app, language, { width: 390, height: 844, path: "#/reference" }, async ({ page }) => {
      await page.locator("dialog[open] .ref-table").first().waitFor();
      await textSize(page, 32);
      assert.deepEqual(await page.evaluate(broken), [], language);
      assert.ok((await over(page)) <= 0, language);
    });
});
