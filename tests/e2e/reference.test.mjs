// The reference page: every ruleset, its yaku counted, known lines of each seed, the filter, small screens, paper.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before } from "node:test";

import { more, rare, start, test, WHOLE } from "./harness.mjs";
import { parts } from "./pdf.mjs";
import { play, sample } from "./player.mjs";

let app;
before(async () => (app = await start()));
after(() => app?.stop());

/** How many yaku the contract lists; a native test holds this file to the contract. */
const COUNTS = JSON.parse(readFileSync(new URL("yaku-count.json", import.meta.url)));

/** The names in the list of rulesets, in the order of the contract. */
const NAMES = {
  shanghai: "Shanghai: Dynasty",
  korean: "Korean",
  cheatsheet: "Riichi cheatsheet",
  ari_ari: "Ari-ari",
  sanma_ryanshi: "Sanma without fu",
};

async function open(player, page) {
  await player.open("Reference");
  const dialog = page.getByRole("dialog", { name: "Reference" });
  await dialog.getByRole("heading", { name: "Yaku", exact: true }).waitFor();
  return dialog;
}

/** Nothing on the page is wider than it, but a box that scrolls by itself. */
async function assertNoSidewaysScroll(page) {
  const wide = await page.evaluate(() => {
    const body = document.querySelector(".over-body");
    return [body.scrollWidth - body.clientWidth, body.getBoundingClientRect().right - window.innerWidth];
  });
  assert.ok(wide[0] <= 0 && wide[1] <= 0, `${wide}`);
}

rare("every ruleset lists all its yaku", () =>
  play(app, { width: 360, height: 640 }, async (player, { page }) => {
    const rulesets = await player.list("Ruleset").locator("option").allInnerTexts();
    const ids = Object.keys(COUNTS);
    assert.ok(rulesets.length >= ids.length);
    for (const [i, id] of ids.entries()) {
      await player.list("Ruleset").selectOption({ index: i });
      const dialog = await open(player, page);
      if (NAMES[id]) assert.match(await dialog.innerText(), new RegExp(NAMES[id]), id);
      assert.equal(await dialog.locator("[data-yaku]").count(), COUNTS[id], id);
      await assertNoSidewaysScroll(page);
      await dialog.getByRole("button", { name: "Close" }).click();
    }
  }));

const LINES = {
  shanghai: [/Three consecutive triplets.*2 fan/, /7 at the most/, /Only thirteen orphans may rob a kan/, /Assumed The game's chart of points is lost/],
  korean: [/Flower.*1 point/, /2 times the score/, /Corrected The first row of the winning bonus/, /Variation.*Concealed, self-drawn/],
  cheatsheet: [/9,600/, /Mangan, 5 han, 4 han 40\+ fu or 3 han 70\+ fu 8,000/, /Haneman, 6–7 han 12,000/, /Corrected The cheatsheet's chart prints 9,700/, /Furiten\. No ron/, /Closed kan of terminals or honors 32/],
  ari_ari: [/\+30 \/ \+10 \/ −10 \/ −30/, /Corrected The booklet subtracts/, /7\.2\. Match points/, /Assumed The booklet's page with ryuuiisou/],
  sanma_ryanshi: [/These rules have no fu/, /Mangan, 6–7 points 8,000 2,000\/4,000 12,000 4,000 all/, /Paarenchan\. After eight/, /pays 1,000 to each tenpai/],
};

for (const [id, lines] of Object.entries(LINES).filter(([id]) => WHOLE || id === "cheatsheet")) {
  test(`lines of ${id}`, () =>
    play(app, { width: 1280, height: 800 }, async (player, { page, shot }) => {
      await player.choose("Ruleset", NAMES[id]);
      const dialog = await open(player, page);
      const text = (await dialog.innerText()).replace(/\s+/g, " ");
      for (const line of lines) assert.match(text, line);
      await assertNoSidewaysScroll(page);
      await shot(`1280x800-light-reference-${id}`);
    }));
}

test("a yaku is found by any of its names, and a house sees its change", () =>
  play(app, { width: 390, height: 844 }, async (player, { page }) => {
    await player.choose("Ruleset", "Tenhou");
    await player.open("Rules");
    await page.getByRole("dialog").getByRole("switch", { name: /All simples .tanyao. counts in an open hand/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    const dialog = await open(player, page);
    for (const name of ["tanyao", "断么", "All Simples"]) {
      await dialog.getByRole("searchbox", { name: "Find a yaku" }).fill(name);
      assert.equal(await dialog.locator("[data-yaku]").count(), 1, name);
    }
    const text = (await dialog.locator("[data-yaku=tanyao]").innerText()).replace(/\s+/g, " ");
    assert.match(text, /1 han, closed only Changed No terminals/);
    assert.match(await dialog.locator("[data-rule=open_tanyao]").innerText(), /Changed/);
  }));

rare("what a source calls by another name is found, a yaku or not", () =>
  play(app, { width: 390, height: 844 }, async (player, { page }) => {
    const dialog = await open(player, page);
    const search = dialog.getByRole("searchbox", { name: "Find a yaku" });
    for (const [name, line] of [["loose tile", /rinshan kaihou/i], ["menzen honitsu", /honitsu/i], ["Mangan at Draw", /nagashi mangan/i], ["nagashi", /nagashi mangan/i]]) {
      await search.fill(name);
      const found = dialog.locator("#ref-yaku li, .ref-part:has(.ref-filter) li").filter({ hasText: line });
      await found.first().waitFor();
    }
  }));

for (const view of [
  { width: 360, height: 640 },
  ...more({ width: 1280, height: 800 }),
]) {
  const size = `${view.width}x${view.height}`;
  test(`a yaku of the explanation leads to what it takes, and back: ${size}`, () =>
    play(app, view, async (player, { page, shot }) => {
      await player.enter("234m340p66p678s56s7s");
      if (view.width < 1000) await player.tap(player.button("Why?"));
      const name = player.button("Pinfu: look it up", player.explanation);
      await name.focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Reference" });
      await page.waitForFunction(() => document.activeElement?.id === "yaku-pinfu-h");
      const line = dialog.locator("#yaku-pinfu");
      const box = await line.boundingBox();
      assert.ok(box.y >= 0 && box.y < view.height / 2, `${box.y}`);
      await shot(`reference-at-${size}`);
      await page.keyboard.press("Escape");
      assert.equal(await dialog.count(), 0);
      assert.equal(await name.evaluate((one) => one === document.activeElement), true);
    }));
}

rare("a yaku that was missed leads there under every ruleset", () =>
  play(app, { width: 390, height: 844 }, async (player, { page }) => {
    await player.enter("123m456p78s99p222s9s");
    await player.tap(player.button("Pinfu: look it up", player.result));
    await page.waitForFunction(() => document.activeElement?.id === "yaku-pinfu-h");
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    // Every name that leads somewhere leads to a line that is there.
    for (const ruleset of ["Korean", "Tenhou"]) {
      await player.choose("Ruleset", ruleset);
      const names = await player.result.locator(".look-up").all();
      for (const name of names) {
        await name.click();
        await page.waitForFunction(() => document.activeElement?.matches(".looked-up > .ref-head"));
        await page.keyboard.press("Escape");
      }
    }
  }));

rare("headings, lists and tables are named; the jump list moves the focus", () =>
  play(app, { width: 360, height: 640 }, async (player, { page }) => {
    const dialog = await open(player, page);
    const jump = dialog.getByRole("navigation", { name: "Go to" });
    await jump.getByRole("button", { name: "Notes on the source" }).click();
    const heading = dialog.getByRole("heading", { name: "Notes on the source" });
    await page.waitForFunction(() => document.activeElement?.id === "ref-notes-h");
    assert.ok(await heading.evaluate((one) => one.getBoundingClientRect().top < window.innerHeight));
    const table = dialog.getByRole("table", { name: "Non-dealer", exact: true });
    assert.equal(await table.getByRole("columnheader").count(), 5);
    assert.equal(await table.getByRole("rowheader").count(), 11);
    // F20: what gives fu is drawn, and the eight frequent scores are framed.
    const frequent = await table.locator(".often").getByRole("rowheader").allInnerTexts();
    assert.deepEqual(frequent, ["30", "40"]);
    for (const tiles of ["9 sou, 9 sou, 9 sou", "5 pin, 5 pin, 5 pin, 5 pin", "4 man, 5 man, 6 man"]) await dialog.getByRole("img", { name: tiles, exact: true }).first().waitFor();
    assert.equal(await table.getByRole("row", { name: /^30 fu/ }).getByRole("cell").first().innerText().then((text) => text.split("\n")[0]), "1,000");
  }));

test("on paper the page stands alone, all of it", () =>
  play(app, { width: 1280, height: 800 }, async (player, { page, shot }) => {
    const dialog = await open(player, page);
    const lines = dialog.locator("#ref-yaku li");
    const all = await lines.count();
    await dialog.getByRole("searchbox").fill("dragon");
    assert.ok((await lines.count()) < all);
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await page.waitForFunction((all) => document.querySelectorAll("dialog #ref-yaku li").length === all, all);
    assert.equal(await dialog.getByRole("searchbox").inputValue(), "");
    await page.emulateMedia({ media: "print" });
    assert.equal(await player.palette.isVisible(), false);
    assert.equal(await dialog.getByRole("button", { name: "Close" }).isVisible(), false);
    await shot("paper-reference");
    const pages = await page.pdf({ format: "A4" }).then((pdf) => pdf.toString("latin1").match(/\/Type \/Page\b/g).length);
    assert.ok(pages > 3, `${pages} pages`);
  }));

rare("the button prints all of it too", () =>
  play(app, {}, async (player, { page }) => {
    const dialog = await open(player, page);
    const all = await dialog.locator("#ref-yaku li").count();
    await dialog.getByRole("searchbox").fill("dragon");
    await page.evaluate(() => (window.print = () => (window.printed = document.querySelectorAll("dialog #ref-yaku li").length)));
    await dialog.getByRole("button", { name: "Print" }).click();
    await page.waitForFunction((all) => window.printed === all, all);
  }));

for (const dark of [true, ...more(false)]) {
  rare(`every other dialog is printed whole, too, ${dark ? "dark" : "light"}`, () =>
    play(app, { width: 1280, height: 800, dark }, async (player, { page, shot }) => {
      await sample(player);
      await player.tap(player.button("Tsumo"));
      const entry = (name) => async () => {
        await player.open(name);
      };
      for (const [name, open, kind, least] of [
        ["Rules", entry("Rules"), "LI", 3],
        ["All rulesets", () => player.tap(page.getByRole("button", { name: /all rulesets/i })), "TR", 1],
        ["Settle up", entry("Settle up"), "TR", 1],
      ]) {
        await open();
        const dialog = page.getByRole("dialog");
        if (name === "All rulesets") await dialog.getByText("Under rules of another game").waitFor();
        // Of one rule the kinds are a list of their own.
        const kinds = await dialog.getByRole("list", { name: "Abortive draws", exact: true, includeHidden: true }).getByRole("checkbox", { includeHidden: true }).count();
        const lines = kinds + (await dialog.locator(kind === "LI" ? ".rule" : "tr").count());
        await page.emulateMedia({ media: "print" });
        assert.equal(await dialog.getByRole("button", { name: "Close" }).isVisible(), false, name);
        assert.equal(await player.palette.isVisible(), false, name);
        const cut = await dialog.evaluate((one) => [one, ...one.querySelectorAll(".over-body")].some((box) => box.scrollHeight > box.clientHeight + 1));
        assert.equal(cut, false, name);
        await shot(`paper-${name.split(" ")[0].toLowerCase()}-${dark ? "dark" : "light"}`, { fullPage: true });
        const pdf = parts(await page.pdf({ format: "A4", tagged: true }), kind);
        assert.ok(pdf.count >= least, `${name}: ${pdf.count} pages`);
        assert.equal(pdf.parts.length, lines, `${name}: lines`);
        assert.equal(Math.max(...pdf.parts.flat()), pdf.count - 1, `${name}: up to the last page`);
        await page.emulateMedia({ media: null });
        await page.keyboard.press("Escape");
      }
    }));
}

rare("fan, principles and what is disputed; the table of faan", () =>
  play(app, { width: 390, height: 844 }, async (player, { page, shot }) => {
    await player.chooseLater("MCR (MIL)");
    await player.open("Reference");
    const dialog = page.getByRole("dialog", { name: "Reference" });
    await dialog.getByRole("heading", { name: "The five principles" }).waitFor();
    const said = async () => (await dialog.innerText()).replace(/\s+/g, " ");
    const text = await said();
    for (const line of [/Non-repeat: what a fan always brings/, /Account once:/, /Assumed Nine gates won on 2, 5 or 8/, /88 points .*Four big winds/, /Everybody pays 8/]) assert.match(text, line);
    assert.equal(await dialog.locator("[data-yaku]").count(), 82);
    await assertNoSidewaysScroll(page);
    await shot("390x844-light-reference-mcr");
    await dialog.getByRole("button", { name: "Close" }).click();
    await player.choose("Ruleset", "Hong Kong (old style)");
    await player.open("Reference");
    assert.match(await said(), /No single authority: /);
    const row = dialog.getByRole("row", { name: /^13 384/ });
    assert.equal((await row.innerText()).replace(/\s+/g, " "), "13 384 768 384");
    await row.scrollIntoViewIfNeeded();
    await shot("390x844-light-reference-hong-kong");
  }));
