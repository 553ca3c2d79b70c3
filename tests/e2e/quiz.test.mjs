// view=quiz: a question in a club's page, answered in 280 by 480 pixels; nothing is kept, and the page is told.

import assert from "node:assert/strict";

import { audit } from "./axe.mjs";
import { app, CALCULATOR, framed, inside, say, SCRIPT, visit } from "./club.mjs";
import { rare, test } from "./harness.mjs";

// 1 han 40 fu: riichi; 20, 10 for a closed ron, 8 for the closed triplet of nines.
const HAND = "234m34p66p678s999s+2p riichi";
const QUIZ = `view=quiz&ruleset=cheatsheet&hand=${encodeURIComponent(HAND)}`;
const told = (page, type) => page.evaluate((type) => window.told.filter((one) => one.type === type), type);
const row = (there, name) => there.getByRole("group", { name, exact: true });
const choose = (there, name, answer) => row(there, name).getByRole("button", { name: answer, exact: true }).click();

async function heard(page, type, count = 1) {
  await page.waitForFunction(([type, count]) => window.told.filter((one) => one.type === type).length >= count, [type, count]);
  return told(page, type);
}

// Acceptance 9.
test("a hand fits 280 by 480, keeps its price until it was answered, stores nothing, is done once", () =>
  visit(framed(QUIZ).replace('width="360" height="700"', 'width="280" height="480"'), async ({ page, shot }) => {
    const there = await inside(page);
    await row(there, "Han").waitFor();
    assert.equal(await there.getByRole("status").getByText("1,300").count(), 0);
    assert.deepEqual(await told(page, "result"), []);
    const seen = await there.locator(":root").evaluate(() => {
      const small = [...document.querySelectorAll(".quiz button, .quiz a")].filter((one) => one.getBoundingClientRect().height < 43.5);
      const last = document.querySelector(".quiz .lesson-panel").getBoundingClientRect().bottom;
      // A row's name and its keys are side by side, inside the panel.
      const right = document.querySelector(".quiz .lesson-panel").getBoundingClientRect().right;
      const rows = [...document.querySelectorAll(".quiz .lesson-row")].map((row) => [...row.children].map((one) => one.getBoundingClientRect()));
      const beside = rows.filter(([name, keys]) => (keys.top < name.bottom && keys.left < name.right) || keys.right > right + 0.5).length;
      return { over: document.documentElement.scrollWidth, last, beside, small: small.map((one) => one.textContent) };
    });
    await shot("quiz-280x480");
    assert.equal(seen.beside, 0, "rows that overlap");
    assert.ok(seen.over <= 280, `${seen.over} wide`);
    assert.ok(seen.last <= 480, `${seen.last} high`);
    assert.deepEqual(seen.small, []);
    await choose(there, "Han", "1");
    await choose(there, "Fu", "30");
    await choose(there, "Pays", "1,300");
    await there.getByRole("button", { name: "Check" }).click();
    await there.getByText("Not all of it", { exact: true }).waitFor();
    const [quiz] = await heard(page, "quiz");
    assert.deepEqual([quiz.n, quiz.of, quiz.right], [1, 1, 0]);
    assert.ok(quiz.ms >= 0 && quiz.ms < 60_000, `${quiz.ms} ms`);
    assert.equal((await heard(page, "done")).length, 1);
    await shot("quiz-told-280x480");
    await there.getByText("Right", { exact: true }).waitFor({ state: "detached" });
    assert.equal((await told(page, "done")).length, 1);
    assert.deepEqual(await there.locator(":root").evaluate(() => Object.keys(localStorage)), []);
  }));

test("with reveal=never the page tells; with more there is a next one, by a message, too", () =>
  visit(framed("view=quiz&ruleset=cheatsheet&drill=wait&seed=club&more&reveal=never&id=q"), async ({ page }) => {
    const there = await inside(page);
    const choice = there.locator(".lesson-keys button").first();
    await choice.click();
    await there.getByText("answered", { exact: true }).waitFor();
    assert.equal(await there.getByText(/^(Right|Wrong. It is: .+)$/).count(), 0);
    await heard(page, "quiz");
    await say(page, { source: "tensu", v: 1, id: "q", type: "next" });
    await there.getByText("answered", { exact: true }).waitFor({ state: "detached" });
    await choice.click();
    const all = await heard(page, "quiz", 2);
    assert.deepEqual(all.map(({ n, of }) => [n, of]), [[1, 1], [2, 2]]);
    assert.deepEqual(await told(page, "done"), []);
    await there.getByRole("button", { name: "Next" }).click();
    await there.getByText("answered", { exact: true }).waitFor({ state: "detached" });
  }));

test("at 280 px no number of an answer breaks", () =>
  visit(framed(`view=quiz&ruleset=cheatsheet&hand=${encodeURIComponent("234m678m345p678s5s+5s riichi ippatsu ron seat:E dora:4s")}`).replace('width="360" height="700"', 'width="280" height="480"'), async ({ page, shot }) => {
    const there = await inside(page);
    await row(there, "Han").waitFor();
    const broken = () => there.locator(":root").evaluate(() => [...document.querySelectorAll(".quiz .lesson-keys button")].flatMap((key) => {
      const text = document.createRange();
      text.selectNodeContents(key);
      const lines = new Set([...text.getClientRects()].map((line) => Math.round(line.top)));
      const is = /^[\d,+]+$/.test(key.textContent) && (lines.size > 1 || text.getBoundingClientRect().width > key.clientWidth + 0.5);
      return is ? [key.textContent] : [];
    }));
    assert.deepEqual(await broken(), []);
    assert.ok((await row(there, "Pays").getByRole("button").allInnerTexts()).some((text) => text.length > 5));
    await shot("quiz-prices-280x480");
  }));

rare("the element asks the hand of a day, and is clean for a screen reader", () =>
  visit(
    `${SCRIPT}<script>
       window.told = [];
       for (const type of ["ready", "quiz", "done", "error"])
         addEventListener(type, ({ detail }) => told.push({ type, ...detail }), true);
     </script>
     <${CALCULATOR} id="it" loading="eager" lang="en" view="quiz" ruleset="ema_2025" drill="day" date="2026-11-26"></${CALCULATOR}>`,
    async ({ page }) => {
      const there = await inside(page, `${CALCULATOR} iframe`);
      await row(there, "Han").waitFor();
      assert.deepEqual(await told(page, "error"), []);
      const link = there.getByRole("link", { name: "All drills" });
      assert.match(await link.getAttribute("href"), /#\/learn$/);
      await page.evaluate(() => (it.date = "yesterday"));
      const [bad] = await heard(page, "error");
      assert.equal(bad.code, "date");
    },
  ));

rare("a sheet of a club, question by question", () =>
  app.visit({ path: "#/sheet/make" }, async ({ page }) => {
    const link = page.getByRole("textbox", { name: "Link to the sheet" });
    await link.waitFor();
    const sheet = (await link.inputValue()).split("#/sheet/")[1];
    await page.goto(`${app.url}embed/1/?lang=en&view=quiz&sheet=${encodeURIComponent(sheet)}`);
    await page.getByText("1 of 10").waitFor();
    assert.deepEqual(await audit(page), []);
    for (const name of ["Han", "Fu", "Pays"]) await row(page, name).getByRole("button").first().click();
    await page.getByRole("button", { name: "Check" }).click();
    await page.getByText(/^(Right|Not all of it|Wrong)$/).waitFor();
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByText("2 of 10").waitFor();
    await page.goto(`${app.url}embed/1/?lang=en&view=quiz&sheet=${encodeURIComponent(sheet.slice(0, 80))}`);
    await page.getByText("This sheet is not whole.").waitFor();
    // The hand of the day stands in its place.
    await row(page, "Han").waitFor();
  }));

rare("groups to tap fit 280 by 480, each large enough for a thumb", () =>
  visit(framed("view=quiz&ruleset=cheatsheet&drill=tap&seed=club").replace('width="360" height="700"', 'width="280" height="480"'), async ({ page, shot }) => {
    const there = await inside(page);
    await there.getByRole("button", { name: "That is all" }).waitFor();
    const seen = await there.locator(":root").evaluate(() => {
      const all = [...document.querySelectorAll(".quiz button, .quiz a")];
      const small = all.filter((one) => one.getBoundingClientRect().height < 43.5);
      const last = document.querySelector(".quiz .lesson-panel").getBoundingClientRect().bottom;
      return { over: document.documentElement.scrollWidth, last, small: small.map((one) => one.textContent) };
    });
    await shot("quiz-tap-280x480");
    assert.ok(seen.over <= 280, `${seen.over} wide`);
    assert.ok(seen.last <= 480, `${seen.last} high`);
    assert.deepEqual(seen.small, []);
  }));
