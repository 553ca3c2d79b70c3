// Sheets: an exam is made, taken without a word about it, left and taken up again, handed in, printed; a hand becomes a quiz.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { audit } from "./axe.mjs";
import { rare, start, test } from "./harness.mjs";
import { button, dialog } from "./learner.mjs";
import { play } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const row = (player, name) => dialog(player).getByRole("group", { name, exact: true });
const go = (page, place) => page.evaluate((place) => void (location.hash = place), `#/${place}`);
const number = (player, name) => dialog(player).getByRole("list", { name: "Questions" }).getByRole("button", { name, exact: true });
const tiles = (player) => dialog(player).locator(".laid").first().getAttribute("aria-label");

/** Answers a whole hand with the first answers of each kind. */
async function answer(player) {
  for (const name of ["Han", "Fu", "Pays"]) await player.tap(row(player, name).getByRole("button").first());
}

/** The text of the sheet that the page of sheets makes as it opens. */
async function made(player) {
  const link = dialog(player).getByRole("textbox", { name: "Link to the sheet" });
  await link.waitFor();
  return (await link.inputValue()).split("#/sheet/")[1];
}

const pages = (pdf) => pdf.toString("latin1").match(/\/Type \/Page\b/g).length;

// Acceptance 8.
rare("an exam of ten: left, taken up again after a reload, handed in with one empty answer", () =>
  play(app, { path: "#/sheet/make" }, async (player, { page, shot }) => {
    const text = await made(player);
    await dialog(player).getByText(/^10 hands · 20 min · 8 of 10 points to pass · Code [A-Z2-9]{6}$/).waitFor();
    assert.deepEqual(await audit(page), []);
    await shot("sheet-make-390x844");
    await player.tap(button(player, "Take this sheet"));
    await dialog(player).getByText("Nothing is told before you hand it in.").waitFor();
    const facts = await dialog(player).getByText(/Code [A-Z2-9]{6}/).textContent();
    const code = facts.match(/Code (\w{6})/)[1];
    await shot("sheet-start-390x844");
    await player.tap(button(player, "Begin"));
    await number(player, "1: not answered").waitFor();
    assert.deepEqual(await audit(page), []);
    await shot("sheet-390x844");
    await answer(player);
    await number(player, "1: answered").waitFor();
    // Nothing is told.
    assert.equal(await dialog(player).getByText(/^(Right|Not all of it|Wrong)$/).count(), 0);
    await player.tap(button(player, "Next"));
    await player.tap(row(player, "Han").getByRole("button", { name: "2", exact: true }));
    const asked = await tiles(player);
    await page.reload();
    await number(player, "1: answered").waitFor();
    await row(player, "Han").locator('[aria-pressed="true"]', { hasText: "2" }).waitFor();
    assert.equal(await tiles(player), asked);
    await dialog(player).getByText("You left and came back: the clock went on.").waitFor();
    await dialog(player).getByText("20 min left").waitFor();
    // Another page, and back: the same question.
    await player.tap(button(player, "Back to the course"));
    await button(player, "Hand of the day").waitFor();
    await go(page, `sheet/${text}`);
    await number(player, "1: answered").waitFor();
    for (let at = 2; at <= 10; at += 1) {
      await player.tap(number(player, `${at}: not answered`));
      if (at === 4) continue;
      // What is tapped twice is taken back.
      const two = row(player, "Han").locator('[aria-pressed="true"]');
      if (await two.count()) await player.tap(two);
      await answer(player);
      await number(player, `${at}: answered`).waitFor();
    }
    await dialog(player).getByText("Not answered yet: 4").waitFor();
    await player.tap(button(player, "Hand in"));
    await dialog(player).getByText(/^\d of 10 points · (Passed|Not passed)$/).waitFor();
    await dialog(player).getByText(`Code ${code}`).waitFor();
    assert.equal(await dialog(player).getByText("not answered", { exact: true }).count(), 1);
    assert.equal(await dialog(player).getByText(/^(Right|Not all of it|Wrong)$/).count(), 9);
    assert.deepEqual(await audit(page), []);
    await shot("sheet-result-390x844", { fullPage: true });
    // A name is printed and kept nowhere.
    await dialog(player).getByRole("textbox", { name: "Name" }).fill("Aki");
    await page.emulateMedia({ media: "print" });
    assert.equal(await dialog(player).getByRole("button").filter({ visible: true }).count(), 0);
    await page.emulateMedia({ media: null });
    assert.ok(!(await page.evaluate(() => JSON.stringify(localStorage))).includes("Aki"));
    await go(page, "results");
    const handed = dialog(player).getByRole("region", { name: "Sheets handed in" });
    await handed.getByText(code).waitFor();
    await handed.getByText(/^\d of 10 points$/).waitFor();
    assert.deepEqual(await audit(page), []);
  }));

// Acceptance 8.
test("on paper: no button, two pages for ten hands, tiles in black on white, and a key", () =>
  play(app, { path: "#/sheet/make", width: 1280, height: 800, dark: true }, async (player, { page, shot }) => {
    await made(player);
    await player.tap(button(player, "Print the sheet"));
    const paper = dialog(player).getByRole("article");
    await paper.getByText("What is it worth, and who pays what?").waitFor();
    assert.equal(await paper.getByRole("listitem").count(), 10);
    assert.deepEqual(await audit(page), []);
    await page.emulateMedia({ media: "print" });
    assert.equal(await page.getByRole("button").filter({ visible: true }).count(), 0);
    // Drawings: the background of a picture is not printed.
    assert.equal(await paper.locator(".tile:not(:has(svg))").count(), 0);
    const looks = await paper.locator(".laid .tile").first().evaluate((tile) => {
      const own = getComputedStyle(tile);
      return [own.backgroundColor, own.getPropertyValue("--tile-ink").trim(), own.getPropertyValue("--tile-red").trim()];
    });
    assert.deepEqual(looks, ["rgb(255, 255, 255)", "#000", "#000"]);
    await shot("sheet-paper", { fullPage: true });
    await page.emulateMedia({ media: null });
    assert.equal(pages(await page.pdf({ format: "A4" })), 2);
    await player.tap(button(player, "Back to the sheet"));
    await player.tap(button(player, "Print the key"));
    await paper.getByRole("heading", { name: "Key" }).waitFor();
    await paper.getByText(/= \d+|→|fu/).first().waitFor();
    assert.deepEqual(await audit(page), []);
    await shot("sheet-key", { fullPage: true });
  }));

rare("forty answers fit a small phone, and each price is a point", () =>
  play(app, { path: "#/sheet/make", width: 360, height: 640 }, async (player, { page, shot }) => {
    await made(player);
    await player.choose("Sheets and exams", { label: "Forty answers: ten hands, 30 minutes" });
    await dialog(player).getByText(/^10 hands · 30 min · 36 of 40 points to pass/).waitFor();
    await player.tap(button(player, "Take this sheet"));
    await player.tap(button(player, "Begin"));
    const rows = ["A non-dealer wins by ron", "A non-dealer wins by tsumo", "The dealer wins by ron", "The dealer wins by tsumo"];
    for (const name of rows) await player.tap(row(player, name).getByRole("button").first());
    await number(player, "1: answered").waitFor();
    await shot("sheet-forty-360x640");
    const { over, wide } = await page.evaluate(() => {
      const body = document.querySelector(".over-body");
      return { over: body.scrollWidth, wide: body.clientWidth };
    });
    assert.ok(over <= wide, `${over} of ${wide}`);
    await player.tap(number(player, "10: not answered"));
    await player.tap(button(player, "Hand in"));
    await dialog(player).getByText(/^\d of 40 points · Not passed$/).waitFor();
  }));

// Acceptance 7.
test("the hand of the day is the same for everybody, whatever they speak, and its result tells nothing of it", async () => {
  const WORDS = { en: ["Hand in", "Result to copy"], de: ["Abgeben", "Ergebnis zum Kopieren"] };
  const of = async (locale, day) => {
    const [handIn, result] = WORDS[locale];
    let line;
    const before = (page) => page.clock.setFixedTime(new Date(`${day}T12:00:00`));
    await app.visit({ width: 390, height: 844, path: "#/sheet/day", context: { locale }, before }, async ({ page, shot }) => {
      const body = page.locator("dialog[open]");
      await body.getByRole("button", { name: handIn }).click();
      line = await body.getByRole("textbox", { name: result }).inputValue();
      await shot(`sheet-day-${locale}-390x844`);
    });
    return line.split("\n");
  };
  const [[english, own], [, german], [, next]] = [await of("en", "2026-11-26"), await of("de", "2026-11-26"), await of("de", "2026-11-27")];
  const hand = (link) => link.split("#/sheet/")[1];
  assert.match(own, /^http.+#\/sheet\/1\//);
  assert.equal(hand(own), hand(german));
  assert.notEqual(hand(own), hand(next));
  assert.match(english, /^Tensu 2026-11-26 .+ · Han ✗( Fu ✗)? Pays ✗ · 0:00$/);
});

test("the hand on the table becomes a quiz, from where it is shared and from what was kept", () =>
  play(app, { path: "#1/cheatsheet/234m34p66p678s999s/ron:2p/riichi" }, async (player, { page, shot }) => {
    await player.result.waitFor();
    await go(page, "share");
    const share = page.getByRole("dialog", { name: "Share" });
    const link = share.getByRole("textbox", { name: /^As a quiz/ });
    await link.waitFor();
    assert.match(await link.inputValue(), /#\/sheet\/1\/cheatsheet\/whole\//);
    assert.deepEqual(await audit(page), []);
    await shot("sheet-share-390x844");
    await player.tap(player.button("Quiz this hand", share));
    await row(player, "Han").waitFor();
    // What it is worth stays covered.
    assert.equal(await dialog(player).getByText(/2,600|5,200/).count(), await row(player, "Pays").getByText(/2,600|5,200/).count());
    await player.tap(row(player, "Han").getByRole("button", { name: "1", exact: true }));
    await player.tap(row(player, "Fu").getByRole("button", { name: "40", exact: true }));
    await player.tap(row(player, "Pays").getByRole("button", { name: "1,300", exact: true }));
    await player.tap(button(player, "Hand in"));
    await dialog(player).getByText("1 of 1 points").waitFor();
    await dialog(player).getByText("Right", { exact: true }).waitFor();
    await player.tap(button(player, "Once more"));
    await row(player, "Han").waitFor();
    await shot("sheet-quiz-390x844");
  }));

// Acceptance 6.
test("a link that was cut, and one of a newer version, say so and lose nothing", () =>
  play(app, { path: "#/sheet/make" }, async (player, { page }) => {
    const text = await made(player);
    await go(page, `sheet/${text.slice(0, 120)}`);
    await dialog(player).getByRole("alert").getByText("This sheet is not whole. Copy all of its link.").waitFor();
    assert.equal(await dialog(player).getByRole("heading", { level: 2 }).innerText(), "Sheets and exams");
    await go(page, "sheet/3/ema_2025/x");
    const newer = "This link is from a newer Tensu (form 3). Update Tensu, then open it again.";
    await dialog(player).getByRole("alert").getByText(newer).waitFor();
    await go(page, `sheet/${text}`);
    await button(player, "Begin").waitFor();
  }));

rare("a referee's exam: twenty questions of several kinds, on the screen and on paper", () =>
  play(app, { path: "#/sheet/make", width: 360, height: 640 }, async (player, { page, shot }) => {
    await player.choose("Ruleset", "EMA 2025").catch(() => {});
    await dialog(player).getByRole("combobox", { name: "Sheets and exams" }).selectOption("Referee: twenty questions, 40 minutes");
    await dialog(player).getByText(/^20 hands · 40 min · 16 of 20 points to pass · Code [A-Z2-9]{6}$/).waitFor();
    const text = await made(player);
    assert.match(text, /^2\/\w+\/mixed;min=40;pass=16\//);
    await player.tap(button(player, "Take this sheet"));
    await player.tap(button(player, "Begin"));
    await dialog(player).getByRole("heading", { name: "Mixed questions" }).waitFor();
    const asked = new Set();
    for (let at = 1; at <= 20; at += 1) {
      await player.tap(number(player, `${at}: not answered`));
      const heading = await dialog(player).locator("#sheet-asked h3").innerText();
      const kind = ["furiten", "Nobody has won", "Who pays|What is it worth", "honba and sticks", "wait"].find((one) => new RegExp(one).test(heading));
      if (!asked.has(kind)) {
        asked.add(kind);
        await shot(`referee-${at}-360x640`);
        assert.deepEqual(await audit(page), [], heading);
      }
      for (const keys of await dialog(player).locator(".lesson-keys").all()) await player.tap(keys.getByRole("button").first());
    }
    assert.ok(asked.size >= 4, [...asked].join());
    await player.tap(button(player, "Hand in"));
    await dialog(player).getByText(/^\d+ of 20 points/).waitFor();
    // Of mixed questions each says what was asked.
    await dialog(player).getByText(/^With these discards, is the hand furiten\?/).first().waitFor();
    await shot("referee-result-360x640");
    await go(page, `sheet/key/${text}`);
    await dialog(player).getByRole("heading", { name: "Key" }).waitFor();
    assert.equal(await dialog(player).locator(".sheet-paper > ol > li").count(), 20);
    // What is asked stands at each.
    await dialog(player).getByText(/^Nobody has won\. Tenpai: /).first().waitFor();
  }));

rare("hands of the history come into a sheet; one that is too long for a link says so", () =>
  play(app, {}, async (player, { page, shot }) => {
    await player.enter("13m555p999s678s22z2m");
    await player.switchOn("Riichi");
    await player.tap(player.key("New hand"));
    await page.waitForFunction(() => (localStorage.getItem("tensu/hands") ?? "").length > 0);
    await go(page, "sheet/make");
    await dialog(player).getByRole("combobox", { name: "Sheets and exams" }).selectOption("Your own");
    await dialog(player).getByRole("spinbutton", { name: "How many hands" }).fill("0");
    await dialog(player).getByText("No hand was found for this. Choose another drill.").waitFor();
    const own = dialog(player).getByRole("group", { name: "Hands from your history" }).getByRole("checkbox");
    await own.first().check();
    await shot("sheet-own-390x844");
    assert.match(await made(player), /\/whole\/13m555p678999s22z\/ron:2m\//);
    await dialog(player).getByText(/^1 hand · Code/).waitFor();
    await dialog(player).getByRole("spinbutton", { name: "How many hands" }).fill("2");
    await dialog(player).getByText(/^3 hands · Code/).waitFor();
  }));
