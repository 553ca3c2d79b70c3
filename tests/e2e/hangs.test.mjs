// A file that does not come and does not fail: that is told after a while, and then there is another try.

import assert from "node:assert/strict";

import { app, club, CALCULATOR, SCRIPT } from "./club.mjs";
import { more, rare, test } from "./harness.mjs";
import { Player } from "./player.mjs";

/** It comes at twenty seconds. */
const LONG = { timeout: 60_000 };
const PART = /\/pages-[0-9a-f]{16}\.wasm$/;

/** Has files hang until `come`. */
async function hang(page, files) {
  let come;
  const gone = new Promise((done) => (come = done));
  await page.route(files, (route) => gone.then(() => route.continue().catch(() => undefined)));
  return async () => {
    await page.unroute(files);
    come();
  };
}

/** A visit; `busy` browsers have no time to fetch anything ahead. */
const visit = (view, steps) => {
  const busy = () => void (window.requestIdleCallback = () => 0);
  return app.visit({ width: 390, height: 844, init: busy, ...view }, (visit) => steps(new Player(visit.page), visit));
};

const WORDS = { "en-GB": ["Still loading …", "Try again"], "ja-JP": ["まだ読み込み中…", "もう一度試す"] };

for (const [locale, file] of [["en-GB", "**/*_bg.wasm"], ...more(["ja-JP", "**/lang-ja-*"], ["en-GB", "**/app-*.js"])])
  test(`${locale}: ${file} hangs: that is told, and later there is another try`, () => {
    let come;
    const before = async (page) => void (come = await hang(page, file));
    return visit({ early: true, before, context: { locale } }, async (player, { page, mistakes }) => {
      const [still, again] = WORDS[locale];
      const told = page.getByRole("alert");
      const where = await player.page.locator("#shell .palette").boundingBox();
      await told.getByText(still).waitFor(LONG);
      assert.equal(await told.getByText(still).count(), 1);
      assert.equal(await told.getByText(/went wrong|問題/).filter({ visible: true }).count(), 0);
      assert.deepEqual(await page.locator("#shell .palette").boundingBox(), where, "nothing moves");
      const link = await told.getByRole("link", { name: again }).elementHandle(LONG);
      await come();
      // What hung may be there before a finger is, and the text gone: either way it is fetched anew.
      await link.evaluate((one) => one.click());
      await page.locator("[data-ready=true]").waitFor();
      await page.locator("#broken").waitFor({ state: "hidden" });
      mistakes.length = 0;
    });
  });

rare("a frame says so, too", () => {
  club.pages["hangs.html"] = `<!doctype html><html lang="en"><title>A club</title>${SCRIPT}<${CALCULATOR} loading="eager" lang="en"></${CALCULATOR}>`;
  let come;
  const before = async (page) => void (come = await hang(page, "**/*_bg.wasm"));
  return visit({ early: true, before, page: `${club.url}hangs.html` }, async (player, { page, mistakes }) => {
    const frame = page.frameLocator("iframe");
    const told = frame.getByRole("alert");
    await told.getByText("Still loading …").waitFor(LONG);
    assert.equal(await told.getByText("Something went wrong").isVisible(), false);
    await come();
    await frame.locator("[data-ready=true]").waitFor();
    await told.waitFor({ state: "hidden" });
    mistakes.length = 0;
  });
});

test("a page that hangs: that is told, and later there is another try", () =>
  visit({}, async (player, { page, mistakes }) => {
    const come = await hang(page, PART);
    await player.press(player.button("Learn", page.getByRole("navigation")));
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Still loading …").waitFor(LONG);
    await dialog.getByText("This page cannot be loaded now.").waitFor(LONG);
    await dialog.getByText("Still loading …").waitFor({ state: "detached" });
    await come();
    await player.tap(player.button("Try again", dialog));
    await dialog.locator(".learn").first().waitFor();
    mistakes.length = 0;
  }));

for (const comes of [true, ...more(false)])
  rare(`a language that ${comes ? "comes late" : "does not come"} is told`, () =>
    visit({}, async (player, { page, mistakes }) => {
      const come = await hang(page, "**/lang-ja-*");
      await player.tap(player.button("More"));
      await page.locator("#menu").getByRole("combobox").first().selectOption({ label: "日本語" });
      await page.keyboard.press("Escape");
      await player.notices.getByText("Still loading …").waitFor(LONG);
      if (comes) await come();
      else await player.notices.getByText("This language cannot be loaded now.").waitFor(LONG);
      await page.getByText("Still loading …").first().waitFor({ state: "hidden" });
      await page.locator(comes ? "html[lang=ja]" : "html[lang=en]").waitFor();
      mistakes.length = 0;
    }));

rare("rules that come late are told until they are there", () =>
  visit({}, async (player, { page }) => {
    const come = await hang(page, /\/chinese-[0-9a-f]{16}\.wasm$/);
    await player.list("Ruleset").selectOption("MCR (MIL)");
    await player.notices.getByText("Still loading …").waitFor(LONG);
    await come();
    await player.button("flower 1").waitFor();
    assert.equal(await player.notices.count(), 0);
  }));
