// Drills: one card after the other, each at an address; by touch and by keys, kept over a reload.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { audit } from "./axe.mjs";
import { rare, start, test } from "./harness.mjs";
import { button, dialog, read } from "./learner.mjs";
import { play } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const verdict = (player) => dialog(player).locator("#drill-verdict");
const asked = (player) => dialog(player).locator("#drill-asked");

// F9.
test("a whole hand is answered on one card, kept over a reload, graded part by part", () =>
  play(app, { path: "#/drill/drill=whole;n=2" }, async (player, { page, shot }) => {
    await asked(player).waitFor();
    await dialog(player).getByText("1 of 2").waitFor();
    const row = (name) => dialog(player).getByRole("group", { name, exact: true });
    await player.tap(player.button("2", row("Han")));
    await player.tap(player.button("40", row("Fu")));
    const hand = await dialog(player).locator(".laid").getAttribute("aria-label");
    await page.reload();
    await row("Han").locator('[aria-pressed="true"]', { hasText: "2" }).waitFor();
    await row("Fu").locator('[aria-pressed="true"]', { hasText: "40" }).waitFor();
    assert.equal(await dialog(player).locator(".laid").getAttribute("aria-label"), hand);
    assert.ok(await button(player, "Check").isDisabled());
    await player.tap(row("Pays").getByRole("button").first());
    assert.deepEqual(await audit(page), []);
    await shot("drill-whole-390x844");
    await read(player);
    await player.tap(button(player, "Check"));
    await verdict(player).getByText(/^(Right|Not all of it|Wrong)$/).waitFor();
    await shot("drill-whole-told-390x844");
    await read(player);
    await player.tap(button(player, "Next"));
    await dialog(player).getByText("2 of 2").waitFor();
  }));

test("by keyboard: a number answers, Enter goes on, and the end counts", () =>
  play(app, { path: "#/drill/drill=wait;n=2" }, async (player, { page }) => {
    for (const n of [1, 2]) {
      await dialog(player).getByText(`${n} of 2`).waitFor();
      // The keyboard is where something new is, without Tab.
      await page.locator("#drill-asked:focus").waitFor();
      await page.keyboard.press("1");
      await verdict(player).getByText(/^(Right|Wrong. It is: .+)$/).waitFor();
      await page.locator("#drill-verdict:focus").waitFor();
      await read(player);
      await page.keyboard.press("Enter");
    }
    await dialog(player).getByText("Drill done").waitFor();
    await dialog(player).getByText(/^[012] of 2 questions right\.$/).waitFor();
  }));

test("another drill takes neither the open question nor the score of one", () =>
  play(app, { path: "#/drill/drill=wait;n=5" }, async (player, { page }) => {
    await dialog(player).getByText("1 of 5").waitFor();
    await page.locator("#drill-asked:focus").waitFor();
    await page.keyboard.press("1");
    await page.locator("#drill-verdict:focus").waitFor();
    await read(player);
    await page.keyboard.press("Enter");
    await dialog(player).getByText("2 of 5").waitFor();
    const laid = dialog(player).locator(".laid");
    const hand = await laid.getAttribute("aria-label");
    await page.evaluate(() => void (location.hash = "#/drill/drill=whole;n=3"));
    await dialog(player).getByText("1 of 3").waitFor();
    await page.evaluate(() => void (location.hash = "#/drill/drill=wait;n=5"));
    await dialog(player).getByText("2 of 5").waitFor();
    assert.equal(await laid.getAttribute("aria-label"), hand);
  }));

rare("Learn leads to every drill, and each asks something that fits the screen", () =>
  play(app, { path: "#/learn", width: 360, height: 640 }, async (player, { page, shot }) => {
    const drills = dialog(player).getByRole("region", { name: "Drills" }).getByRole("listitem");
    await drills.first().waitFor();
    const count = await drills.count();
    assert.equal(count, 18);
    for (let nth = 0; nth < count; nth += 1) {
      await player.tap(drills.nth(nth).getByRole("button"));
      await asked(player).waitFor();
      await shot(`drill-${nth}-360x640`);
      const { over, wide } = await page.evaluate(() => {
        const body = document.querySelector(".over-body");
        return { over: body.scrollWidth, wide: body.clientWidth };
      });
      assert.ok(over <= wide, `${new URL(page.url()).hash}: ${over} of ${wide}`);
      await read(player);
      await player.tap(button(player, "Back to the course"));
      await drills.first().waitFor();
    }
  }));

rare("an address that is no drill says what is wrong with it", () =>
  play(app, { path: "#/drill/drill=wait;speed=2" }, async (player, { page }) => {
    await dialog(player).getByText('"speed" is not part of a drill that this Tensu knows').waitFor();
    await page.evaluate(() => void (location.hash = "#/drill/drill=whole;by=ron;open=no;fu=20"));
    await dialog(player).getByText("No hand was found for this.").waitFor();
  }));

rare("a drill with a clock says how much time is left, and ends with it", () =>
  play(app, { path: "#/drill/drill=table;time=4" }, async (player) => {
    await asked(player).waitFor();
    await dialog(player).getByRole("timer").filter({ hasText: /^0:0[1-4]$/ }).waitFor();
    await dialog(player).getByText(/^The time is over\./).waitFor();
    await dialog(player).getByRole("timer").filter({ hasText: "0:00" }).waitFor();
    await player.tap(button(player, "Once more"));
    await asked(player).locator("h3").filter({ hasText: /how much/ }).waitFor();
  }));

test("two windows keep the drills that both have begun", () =>
  play(app, { path: "#/drill/drill=wait;n=3" }, async (player, { page, context }) => {
    await asked(player).waitFor();
    const second = await context.newPage();
    await second.goto(`${app.url}#/drill/drill=table;n=3`);
    await second.locator("#drill-asked").waitFor();
    await page.waitForFunction(() => /drill=wait[^]*drill=table|drill=table[^]*drill=wait/.test(localStorage.getItem("tensu/learn/drill") ?? ""));
    await read(player);
    await dialog(player).locator(".lesson-keys").getByRole("button").first().click();
    await verdict(player).getByText(/^(Right|Wrong. It is: .+)$/).waitFor();
    await page.waitForFunction(() => {
      const kept = localStorage.getItem("tensu/learn/drill") ?? "";
      return /drill=wait;n=3\n1 /.test(kept) && /drill=table;n=3\n0 /.test(kept);
    });
  }));

// All of a hand is seen with all of its answers, and the panel has no paper that says nothing.
for (const [name, view] of [["390x844", { width: 390, height: 844 }], ["360x640", { width: 360, height: 640 }]])
  for (const drill of ["four", "whole", "price", "wait"])
    test(`${name}, ${drill}: the hand is whole, no answer is below the screen, the panel is as high as its answers`, () =>
      play(app, { ...view, path: `#/drill/drill=${drill};n=5` }, async (player, { page, shot }) => {
        await asked(player).waitFor();
        await dialog(player).locator(".laid .tile").first().waitFor();
        await shot(`drill-${drill}-${name}`);
        const seen = await page.evaluate(() => {
          const box = (one) => one.getBoundingClientRect();
          const panel = document.querySelector(".lesson-panel");
          const middle = box(document.querySelector(".lesson-middle"));
          const tiles = [...document.querySelectorAll(".lesson-middle .tile")].map(box);
          const keys = [...panel.querySelectorAll("button")].map(box);
          const shown = [...panel.children].map(box).filter((one) => one.height > 0);
          const gaps = shown.slice(1).map((one, at) => one.top - shown[at].bottom);
          const foot = document.querySelector("nav")?.getBoundingClientRect().top ?? innerHeight;
          return {
            cut: tiles.filter((one) => one.top < middle.top - 0.5 || one.bottom > Math.min(middle.bottom, box(panel).top) + 0.5).length,
            low: keys.filter((one) => one.bottom > Math.max(foot, 0) + 0.5 && one.bottom > innerHeight + 0.5).length,
            empty: Math.max(...gaps, shown[0].top - box(panel).top, box(panel).bottom - shown.at(-1).bottom),
          };
        });
        assert.equal(seen.cut, 0, "tiles that are cut");
        assert.equal(seen.low, 0, "answers below the screen");
        assert.ok(seen.empty <= 20, `${seen.empty} px of paper`);
      }));
