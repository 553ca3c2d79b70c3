// Embeds under what a page may do to them: floods, parameters without an end, policies that forbid. The page itself goes on.

import assert from "node:assert/strict";

import { app, ASK, CALCULATOR, framed, HANDS, inside, say, SCRIPT, visit } from "./club.mjs";
import { more, rare, test } from "./harness.mjs";

rare("a flood of messages is answered to its end, and nothing else changes", () =>
  visit(framed("id=a"), async ({ page }) => {
    const there = await inside(page);
    await page.evaluate((ask) => {
      for (let i = 0; i < 3_000; i += 1) {
        frames[0].postMessage({ ...ask, to: undefined, type: "noSuchThing" }, "*");
        frames[0].postMessage({ source: "other", data: "x".repeat(1_000) }, "*");
        frames[0].postMessage({ ...ask, type: "setHand", hand: "9".repeat(6_000), to: `n${i}` }, "*");
      }
      frames[0].postMessage({ ...ask, to: "last" }, "*");
    }, ASK);
    await page.waitForFunction(() => told.some(({ to }) => to === "last"));
    const [refused, last] = await page.evaluate(() => [told.filter(({ type, code }) => type === "error" && code === "hand").length, told.find(({ to }) => to === "last")]);
    assert.equal(refused, 3_000);
    assert.deepEqual([last.type, last.state], ["reply", "1/cheatsheet/ron"]);
    assert.equal(await there.locator(".held:not(.empty) .tile").count(), 0);
    await say(page, { ...ASK, type: "setHand", hand: "123m", to: "2" });
    await page.waitForFunction(() => told.some(({ to, state }) => to === "2" && state === "1/cheatsheet/123m/ron"));
  }));

test("parameters without an end are refused in the frame, and it works", () =>
  visit(`${SCRIPT}<${CALCULATOR} id="it" loading="eager" lang="en"></${CALCULATOR}><p id="after">After</p>`, async ({ page }) => {
    await inside(page);
    await page.evaluate(() => {
      const one = document.getElementById("it");
      for (const name of ["club", "accent", "theme", "terms", "rules", "hide"]) one.setAttribute(name, "x".repeat(1_000));
      one.hand = "1".repeat(100_000);
    });
    const there = page.frameLocator("iframe");
    await there.locator(".frame-bad").first().waitFor();
    await there.locator("[data-ready=true]").waitFor();
    assert.ok((await there.locator(".frame-bad").count()) >= 5);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0);
    await page.evaluate(() => document.getElementById("it").reset());
  }));

rare("where the page forbids frames, it goes on, and shows what it put inside", () =>
  visit(
    { html: `${SCRIPT}${HANDS}<${CALCULATOR} loading="eager"></${CALCULATOR}><p>After <tensu-hand>11z</tensu-hand></p>`, policy: "script-src {{origin}}; frame-src 'none'" },
    async ({ page, mistakes }) => {
      await page.locator("tensu-hand").getByRole("img").waitFor();
      assert.equal(await page.locator("p").innerText().then((text) => text.startsWith("After")), true);
      assert.ok(mistakes.some((one) => one.includes("frame-src")) && mistakes.every((one) => !one.startsWith("exception")), mistakes.join("\n"));
      mistakes.length = 0;
    },
  ));

test("a hand whose drawings cannot be fetched stays its text", () =>
  app.visit(
    { early: true, before: (page) => page.route("**/faces.js*", (route) => (route.request().frame() === page.mainFrame() ? route.abort() : route.continue())), path: "embed/demo/article.html" },
    async ({ page, mistakes }) => {
      await page.waitForFunction(() => customElements.get("tensu-hand"));
      await page.waitForTimeout(300);
      assert.equal(await page.locator("tensu-hand").first().innerText(), "234m340p66p678s56s");
      assert.ok(mistakes.every((one) => !one.startsWith("exception")), mistakes.join("\n"));
      mistakes.length = 0;
    },
  ));

for (const width of [280, ...more(1280)])
  test(`a club's page: the hand of the week, a drawn hand, a result and the calculator (${width} px)`, () =>
    visit("club.html", async ({ page, shot }) => {
      await page.locator("tensu-hand").getByRole("img").waitFor();
      for (const id of ["week", "result", "own"]) {
        await page.locator(`#${id}`).scrollIntoViewIfNeeded();
        await inside(page, `#${id} iframe`);
      }
      const text = (await page.frameLocator("#result iframe").locator("main").innerText()).replace(/\s+/g, " ");
      // Riichi, pinfu, tanyao of the dealer: three han and 30 fu, 960 x 6 = 5,760.
      assert.ok(text.includes("5,800"), text);
      await page.frameLocator("#week iframe").getByRole("heading", { level: 1, name: "Riichi Club East" }).waitFor();
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0);
      // What is far out of sight is not painted.
      await page.locator("#week").scrollIntoViewIfNeeded();
      await page.waitForTimeout(300);
      await shot(`club-page-${width}`);
    }, { width, height: 800 }));
