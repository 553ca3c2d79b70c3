// The course as a learner goes through it: what is shown, asked with help, asked without; by touch and by keys.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { audit } from "./axe.mjs";
import { more, rare, start, test, textSize } from "./harness.mjs";
import { button, dialog, question, read, verdict } from "./learner.mjs";
import { play } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());


async function open(player, lesson) {
  await player.open("Learn");
  await player.tap(dialog(player).getByRole("button", { name: lesson }));
  await dialog(player).locator("#lesson-asked").waitFor();
}

/** Through what is shown first, to the first question. */
async function begin(player) {
  for (;;) {
    await read(player);
    const cut = await player.page.evaluate(() => {
      const { right } = document.querySelector("dialog .over-body").getBoundingClientRect();
      return [...document.querySelectorAll("dialog .tile")].filter((tile) => tile.getBoundingClientRect().right > right).length;
    });
    assert.equal(cut, 0, "tiles beyond the edge");
    const last = await button(player, "Begin").count();
    await player.tap(button(player, last ? "Begin" : "Next"));
    if (last) return question(player).waitFor();
  }
}

/** Han and fu to what is paid by ron, as the law has it; four han of thirty fu are a mangan under kiriage. */
function price(han, fu, dealer, kiriage) {
  let base = han >= 13 ? 8_000 : han > 10 ? 6_000 : han > 7 ? 4_000 : han > 5 ? 3_000 : han > 4 ? 2_000 : Math.min(2_000, fu * 2 ** (2 + han));
  if (kiriage && base === 1_920) base = 2_000;
  return Math.ceil((base * (dealer ? 6 : 4)) / 100) * 100;
}

const written = (points) => points.toLocaleString("en-US");

// F3, F8: Back leads from Practice to Learn, whose lessons come first.
test("Learn has a place in the bar, what is due, the course, the drills and the meter; Practice is behind it", () =>
  play(app, {}, async (player, { page, shot }) => {
    await player.open("Learn");
    assert.equal(new URL(page.url()).hash, "#/learn");
    const learn = dialog(player);
    await learn.getByText("Nothing is due today.").waitFor();
    const course = learn.getByRole("region", { name: "The course" });
    assert.equal(await course.getByRole("listitem").count(), 17);
    await course.getByText("0 of 17 done").waitFor();
    await learn.getByRole("region", { name: "Four of five?" }).getByText("No whole hand was counted yet.").waitFor();
    assert.deepEqual(await audit(page), []);
    await shot("learn-390x844");
    await player.tap(button(player, "Practice"));
    assert.equal(new URL(page.url()).hash, "#/practice");
    await page.goBack();
    await learn.getByText("The course").waitFor();
  }));

test("an address leads to a lesson, Back to Learn, and a lesson that the rules lack says so", () =>
  play(app, { path: "#/lesson/4" }, async (player, { page }) => {
    await dialog(player).getByRole("heading", { name: "The dealer" }).waitFor();
    await player.tap(button(player, "Back to the course"));
    await dialog(player).getByText("The course").waitFor();
    await player.tap(dialog(player).getByRole("button", { name: /Eight scores/ }));
    await dialog(player).getByRole("heading", { name: "Eight scores" }).waitFor();
    assert.equal(new URL(page.url()).hash, "#/lesson/3");
    await page.goBack();
    await dialog(player).getByText("0 of 17 done").waitFor();
    assert.equal(new URL(page.url()).hash, "#/learn");
    await page.evaluate(() => void (location.hash = "#/lesson/51"));
    await dialog(player).getByText("These rules have no such lesson.").waitFor();
  }));

test("a page's name behind # alone leads to it, too", () =>
  play(app, { path: "#learn" }, async (player, { page }) => {
    await dialog(player).getByText("The course").waitFor();
    await page.reload();
    await dialog(player).getByText("The course").waitFor();
  }));

/** The prices of lesson 3, whatever is asked there; a question of an earlier lesson is answered with its first choice. */
async function answerPrice(player, kiriage) {
  const text = await question(player).innerText();
  const [, han, fu, small] = /(\d+) han (\d+) fu: how much( before rounding up)?/.exec(text) ?? [];
  const keys = dialog(player).locator(".lesson-keys").getByRole("button");
  if (han === undefined) return keys.first();
  const right = small ? Number(fu) * 2 ** (4 + Number(han)) : price(Number(han), Number(fu), false, kiriage);
  return dialog(player).locator(".lesson-keys").getByRole("button", { name: written(right), exact: true });
}

/** Counts how often the browser was asked to keep what is stored. */
function countAsked() {
  window.asked = 0;
  navigator.storage.persist = async () => Boolean((window.asked += 1));
}

// Acceptance 10, F12, F21.
test("eight prices by keys alone: cards, the strip, prices, the end; without Tab", () =>
  play(app, { init: countAsked }, async (player, { page, shot }) => {
    await player.choose("Ruleset", "Tenhou");
    await open(player, /Eight scores/);
    await read(player);
    for (const [at, last] of [["1 of 2", false], ["2 of 2", true]]) {
      await dialog(player).getByText(at).waitFor();
      if (last) await shot("lesson-card");
      await page.keyboard.press("Enter");
      await read(player);
    }
    await question(player).filter({ hasText: "Fill in the points" }).waitFor();
    const keys = dialog(player).locator(".lesson-keys").getByRole("button");
    const offered = await keys.allInnerTexts();
    for (const [han, fu] of [[1, 30], [2, 30], [3, 30], [4, 30], [1, 40], [2, 40], [3, 40], [4, 40]]) {
      const right = written(price(han, fu, false, false));
      await page.keyboard.press(String(offered.indexOf(right) + 1));
      await verdict(player).getByText(han === 4 && fu === 40 ? /^Right$/ : `Right: ${right}`).waitFor();
    }
    for (let n = 0; n < 20; n += 1) {
      // The verdict is read.
      await page.waitForFunction(() => document.activeElement?.id === "lesson-verdict");
      const done = dialog(player).getByText(/Lesson done|This comes back tomorrow/);
      const fresh = verdict(player).filter({ hasNotText: /\w/ });
      await read(player);
      await page.keyboard.press("Enter");
      // Nothing is said in it: it takes no room.
      await fresh.or(done).first().waitFor({ state: "attached" });
      if (await done.count()) break;
      const all = await keys.allInnerTexts();
      const right = await answerPrice(player, false);
      if (all.length === 0) {
        // What gives fu, of the lesson before: nothing is tapped, and that is told.
        await page.keyboard.press("Enter");
      } else {
        await read(player);
        await page.keyboard.press(String(all.indexOf(await right.innerText()) + 1));
      }
      await verdict(player).filter({ hasText: /\w/ }).waitFor();
    }
    const end = await dialog(player).innerText();
    assert.match(end, /Lesson done|This comes back tomorrow/);
    if (/Lesson done/.test(end)) await page.waitForFunction(() => window.asked > 0);
  }));

// Acceptance 4.
test("a reload in the middle of a question keeps it with its answers", () =>
  play(app, {}, async (player, { page }) => {
    await open(player, /Eight scores/);
    await begin(player);
    const keys = dialog(player).locator(".lesson-keys").getByRole("button");
    await player.tap(keys.nth(2));
    await player.tap(keys.nth(1));
    const seen = async () => [await question(player).innerText(), await dialog(player).locator("table").innerText(), await verdict(player).innerText()];
    const was = await seen();
    await page.reload();
    await question(player).waitFor();
    assert.deepEqual(await seen(), was);
    assert.equal(new URL(page.url()).hash, "#/lesson/3");
  }));

// F14.
for (const [name, view] of [["390x844", { width: 390, height: 844 }], ...more(["360x640", { width: 360, height: 640 }], ["844x390", { width: 844, height: 390 }], ["1280x800", { width: 1280, height: 800 }])])
  test(`${name}: nothing moves between question and verdict, nothing is cut, and keys are large enough`, () =>
    play(app, view, async (player, { page, shot }) => {
      for (const lesson of [/Thirty or forty/, /What gives fu/, /Self-drawn/, /Limits/, /Whole hands/]) {
        await open(player, lesson);
        await begin(player);
        const wide = await page.evaluate(() => document.querySelector("dialog .over-body").scrollWidth - document.querySelector("dialog .over-body").clientWidth);
        assert.ok(wide <= 0, `${lesson}: ${wide}`);
        assert.deepEqual(await audit(page), [], String(lesson));
        const rows = dialog(player).locator(".lesson-keys");
        const places = async () => Promise.all((await rows.all()).map(async (row) => (await row.boundingBox()).y));
        const before = await places();
        for (const key of await dialog(player).locator(".lesson-keys button, .lesson-group, .lesson-seat").all()) {
          const { width, height } = await key.boundingBox();
          assert.ok(height >= 43.5 && width >= 40, `${lesson}: ${width}x${height}`);
        }
        await shot(`lesson-${name}-${String(lesson).slice(1, 5)}`);
        await read(player);
        if (lesson.source === "What gives fu") await player.tap(button(player, "That is all"));
        else if (lesson.source === "Self-drawn") {
          const seats = await dialog(player).locator(".lesson-seat").count();
          // A share may be asked by itself.
          for (let n = 0; n < Math.max(1, seats); n += 1) await player.tap(rows.first().getByRole("button").first());
        } else for (const row of await rows.all()) await player.tap(row.getByRole("button").first());
        await verdict(player).filter({ hasText: /\w/ }).waitFor();
        await shot(`lesson-${name}-${String(lesson).slice(1, 5)}-told`);
        if (name === "390x844") {
          const after = await places();
          assert.ok(after.every((y, i) => Math.abs(y - before[i]) <= 1), `${lesson}: ${before} ${after}`);
        }
        await player.tap(button(player, "Back to the course"));
        await player.tap(button(player, "Close"));
      }
    }));

// Acceptance 5.
test("what goes wrong is due; two windows list what both answered", () =>
  play(app, {}, async (player, { page, context }) => {
    await open(player, /Limits/);
    await begin(player);
    await read(player);
    await dialog(player).locator(".lesson-keys").getByRole("button").first().click();
    await verdict(player).filter({ hasText: /\w/ }).waitFor();
    const second = await context.newPage();
    await second.goto(`${app.url}#/lesson/3`);
    const other = Object.assign(Object.create(Object.getPrototypeOf(player)), player, { page: second });
    await dialog(other).locator("#lesson-asked").waitFor();
    await begin(other);
    for (let n = 0; n < 8; n += 1) await dialog(other).locator(".lesson-keys").getByRole("button").nth(n === 0 ? 7 : n).click();
    await verdict(other).filter({ hasText: /Right|Not all/ }).waitFor();
    const kept = () => page.evaluate(() => localStorage.getItem("tensu/learn"));
    await page.waitForFunction(() => /cell_other_ron_1_30/.test(localStorage.getItem("tensu/learn") ?? "") && /limit_|cell_other_ron_[34]/.test(localStorage.getItem("tensu/learn")));
    assert.match(await kept(), /cell_other_ron_1_30 - /);
    await player.tap(button(player, "Back to the course"));
    const due = await dialog(player).getByText(/Due today: \d+/).innerText();
    await player.tap(other.button("Back to the course", dialog(other)));
    await dialog(other).getByText(due).waitFor();
    // What is due is asked by itself: what was answered wrong, and nothing else.
    const count = Number(/\d+/.exec(due)[0]);
    await player.tap(button(player, "Review"));
    await dialog(player).getByRole("heading", { name: "Review" }).waitFor();
    await dialog(player).getByText(`1 of ${count}`, { exact: true }).waitFor();
    await dialog(player).getByText(/how much|limit/i).first().waitFor();
    await page.reload();
    await dialog(player).getByText(`1 of ${count}`, { exact: true }).waitFor();
    await page.goBack();
    await dialog(player).getByText("The course").waitFor();
  }));

// Acceptance 12.
rare("Korean rules have their own short way, in which no lesson speaks of fu", () =>
  play(app, {}, async (player, { page }) => {
    await player.choose("Ruleset", "Korean");
    await player.open("Learn");
    const course = dialog(player).getByRole("region", { name: "The course" });
    assert.equal(await course.getByRole("listitem").count(), 3);
    assert.doesNotMatch(await course.innerText(), /\bfu\b/i);
    for (const lesson of [/Points that add up/, /Who pays what/, /Whole hands/]) {
      await player.tap(course.getByRole("button", { name: lesson }));
      await dialog(player).locator("#lesson-asked").waitFor();
      assert.doesNotMatch(await dialog(player).innerText(), /\bfu\b/i);
      await begin(player);
      assert.doesNotMatch(await dialog(player).innerText(), /\bfu\b/i, String(lesson));
      await page.goBack();
      await course.waitFor();
    }
  }));

// F17.
test("results: a log from elsewhere says what it would add, is added, and taken back; a foreign text is told", () =>
  play(app, {}, async (player, { page, shot }) => {
    await player.open("Learn");
    await player.tap(button(player, "Results"));
    assert.equal(new URL(page.url()).hash, "#/results");
    const results = dialog(player);
    await results.getByText("Nothing was answered yet.").waitFor();
    const field = results.getByRole("textbox", { name: "Text of your progress" });
    await field.fill("hello");
    await results.locator(".wrong").waitFor();
    await field.fill("tensu-learn:1\nd 20000 00ff kanchan + 3 1 20 0\nl 2 20000\n");
    await results.getByText("This would add: 4 answers, 1 lesson, 0 sheets.").waitFor();
    await player.tap(button(player, "Add it"));
    await results.getByText("3 of 4 right").first().waitFor();
    await page.waitForFunction(() => /kanchan \+ 3 1/.test(localStorage.getItem("tensu/learn") ?? ""));
    assert.deepEqual(await audit(page), []);
    await shot("results-390x844");
    assert.match(await results.getByRole("link", { name: "Save as a file" }).getAttribute("href"), /^data:text\/plain.*tensu-learn/);
    await player.tap(button(player, "Undo"));
    await results.getByText("Nothing was answered yet.").waitFor();
    await page.waitForFunction(() => !/kanchan/.test(localStorage.getItem("tensu/learn") ?? ""));
    await page.goBack();
    await results.getByText("0 of 17 done").waitFor();
  }));

rare("with letters of twice the size nothing of a lesson or a drill is out of reach", () =>
  play(app, { width: 360, height: 640 }, async (player, { page }) => {
    await textSize(page, 32);
    const wide = () =>
      page.evaluate(() => {
        const body = document.querySelector("dialog .over-body");
        return body.scrollWidth - body.clientWidth;
      });
    for (const lesson of [/Thirty or forty/, /What gives fu/, /Eight scores/, /Self-drawn/, /Limits/, /Whole hands/]) {
      await open(player, lesson);
      assert.ok((await wide()) <= 0, `${lesson}, shown: ${await wide()}`);
      await begin(player);
      assert.ok((await wide()) <= 0, `${lesson}, asked: ${await wide()}`);
      await player.tap(button(player, "Back to the course"));
      await player.tap(button(player, "Close"));
    }
    for (const drill of ["whole", "table", "tap", "comeback", "split", "furiten", "noten"]) {
      await page.evaluate((drill) => void (location.hash = `#/drill/drill=${drill};n=2`), drill);
      await dialog(player).locator("#drill-asked").waitFor();
      assert.ok((await wide()) <= 0, `${drill}: ${await wide()}`);
    }
  }));

rare("on a small phone every answer of a whole hand is seen, and a meld stays together", () =>
  play(app, { width: 360, height: 640, path: "#/drill/drill=whole;open=yes;n=2" }, async (player, { page }) => {
    await dialog(player).locator("#drill-asked").waitFor();
    const { foot, last, rows } = await page.evaluate(() => {
      const body = document.querySelector("dialog .over-body").getBoundingClientRect();
      const keys = [...document.querySelectorAll(".lesson-keys button")].map((key) => key.getBoundingClientRect().bottom);
      const melds = [...document.querySelectorAll(".lesson-middle .laid-meld")];
      // The fourth tile of an added kan lies on another.
      const lowest = (meld) => [...meld.querySelectorAll(".tile:not(.onto)")].map((tile) => tile.getBoundingClientRect().bottom);
      const tops = (meld) => new Set(lowest(meld).map(Math.round)).size;
      return { foot: body.bottom, last: Math.max(...keys), rows: melds.map(tops) };
    });
    assert.ok(last <= foot, `${last} of ${foot}`);
    assert.ok(rows.length > 0 && rows.every((one) => one === 1), `${rows}`);
  }));
