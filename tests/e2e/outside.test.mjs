// What comes from outside, links, addresses of frames and names that somebody typed: checked whole, told when it cannot be, and no
// wider than the page.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { addressed, more, rare, start, test } from "./harness.mjs";
import { play, sample } from "./player.mjs";
import { open as inLanguage, SPOKEN } from "./scenes.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const LONGEST = "W".repeat(60);
const house = (name) => `tensu-rules:1 base=tenhou name=${name} kiriage=true`;
const address = (name) => encodeURIComponent(house(name));

const wide = (page) => page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth);
const inside = (page) =>
  page.evaluate(() => [...document.querySelectorAll(".over-body")].map((one) => one.scrollWidth - one.clientWidth).find((more) => more > 0) ?? 0);

/** Opens something of the menu. */
async function open(player, name) {
  await player.open(name);
  return player.page.getByRole("dialog");
}

/** Follows a link in the page that is open. */
async function follow(player, hash) {
  await addressed(player.page);
  await player.page.evaluate((hash) => (location.hash = hash), hash);
  await player.settled();
}

for (const [width, height] of [[280, 640], ...more([360, 640], [1280, 800])])
  rare(`the longest name of house rules breaks wherever it stands (${width}x${height})`, () =>
    play(app, { width, height, path: `#rules=${house(LONGEST).replaceAll(" ", "&")}` }, async (player, { page, shot }) => {
      const fits = async (where) => assert.deepEqual([await wide(page), await inside(page)], [0, 0], where);
      await fits("Rules");
      await shot(`name-rules-${width}`);
      await page.keyboard.press("Escape");
      await sample(player);
      await fits("the hand");
      await shot(`name-hand-${width}`);
      for (const name of ["Reference", "History", "Settle up", "Learn", "On your website"]) {
        await open(player, name);
        await fits(name);
        if (name === "Reference") await shot(`name-reference-${width}`);
        await page.keyboard.press("Escape");
      }
      await player.tap(page.getByRole("button", { name: "New hand", exact: true }));
      await open(player, "History");
      await fits("a hand of the history");
      await shot(`name-history-${width}`);
      await page.keyboard.press("Escape");
      // Said of a link, of a deletion, of a name that is taken.
      await follow(player, "1/ema_2025/12m/ron");
      await follow(player, `1/tenhou/name=${LONGEST}/kiriage=true/12m/ron`);
      assert.match(await page.locator("body").innerText(), /Rules of this link: W{60}\./);
      await fits("a link");
      const dialog = await open(player, "Rules");
      await player.tap(dialog.getByRole("button", { name: "Delete these rules" }));
      await fits("deleted");
    }));

test("a name that cannot be is refused with the reason, however it comes", () =>
  play(app, {}, async (player, { page }) => {
    await player.enter("23m");
    const dialog = page.getByRole("dialog");
    for (const [name, why] of [
      ["W".repeat(61), /at most 60 characters/],
      ["a%07b", /cannot be shown/],
      ["%E2%80%AEbulC", /cannot be shown/],
      ["%E2%80%8B", /cannot be shown/],
    ]) {
      await follow(player, `rules=${house(name).replaceAll(" ", "&")}`);
      assert.match(await dialog.getByRole("alert").innerText(), why, name);
      await page.keyboard.press("Escape");
      await follow(player, `1/tenhou/name=${name.replaceAll("%", ".")}/kiriage=true/1p/ron`);
      assert.match(await page.locator("output").innerText(), why, name);
      assert.equal((await player.held()).join(), "2 man in the hand,3 man in the hand");
    }
    await open(player, "Rules");
    await player.tap(dialog.getByRole("button", { name: "Make a copy" }));
    const field = page.locator("#rules-name");
    assert.equal(await field.getAttribute("maxlength"), "60");
    const before = await field.inputValue();
    await field.evaluate((one) => {
      one.value = "Club\u202e";
      one.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await page.waitForFunction(() => /cannot be shown/.test(document.querySelector("dialog .wrong").textContent));
    assert.equal(await field.inputValue(), before);
  }));

test("a link is checked whole before it replaces anything", () =>
  play(app, {}, async (player, { page }) => {
    await sample(player);
    const before = await player.state();
    for (const [link, why] of [
      ["1/tenhou/12m/ron/sticks:1001", /1,000/],
      ["1/tenhou/12m/ron/honba:1001", /1,000/],
      ["1/tenhou/11111m/ron", /1 man/],
      ["1/tenhou/222m/ron/dora:22m", /2 man/],
      ["1/tenhou/12m/ron/dora:123456m", /./],
      ["1/tenhou/123456789m123456p/ron", /too many/],
      ["1/tenhou/chi:135s/ron", /./],
      ["1/sanma_ryanshi/2m/ron", /2 man/],
      ["1/sanma_ryanshi/1m/ron/seat:N", /North/],
      ["1/tenhou/kiriage=maybe/12m/ron", /kiriage|mangan/],
      ["1/tenhou/12m/ron/up:1", /up:1/],
      ["1/nowhere/12m/ron", /nowhere/],
      ["2/tenhou/12m/ron", /./],
    ]) {
      const spoken = await page.locator("output").innerText();
      await follow(player, link);
      assert.deepEqual(await player.state(), before, link);
      const said = await page.locator("output").innerText();
      assert.match(said, why, link);
      assert.notEqual(said, spoken, link);
    }
    // What a table can have is taken, whatever it is worth.
    await follow(player, "1/tenhou/234m34p66p678s/chi:567s/ron:2p/riichi");
    assert.equal((await player.held()).length, 12);
    await page.reload();
    assert.equal((await player.held()).length, 12);
  }));

for (const query of ["hand=%FF%FE", ...more("view=result&hand=%FF%FE", "hand=12m%20sticks:1001", "#hand=%FF%FE", "#1/tenhou/12m/ron/sticks:1001")])
  test(`a frame tells of a hand that cannot be read: ${query}`, () =>
    app.visit({ path: `embed/1/?lang=en${query.startsWith("#") ? query : `&${query}`}` }, async ({ page }) => {
      const bad = page.locator(".frame-bad");
      assert.equal(await bad.count(), 1);
      assert.match(await bad.innerText(), /hand/);
      assert.equal(await page.locator(".strip .held").count(), 0);
    }));

for (const [query, told] of [[`rules=${address(LONGEST)}`, 0], ...more([`rules=${address("W".repeat(61))}`, 1], [`rules=${address("a%07")}`, 1], [`club=${LONGEST}`, 0])])
  test(`a frame is no wider than it is: ${query.slice(0, 20)}…${query.length}`, async () => {
    for (const view of ["calculator", "reference", "result"])
      await app.visit({ width: 280, height: 700, path: `embed/1/?lang=en&view=${view}&${query}&hand=234m340p66p678s56s%2B7s` }, async ({ page, shot }) => {
        assert.equal(await page.locator(".frame-bad").count(), told);
        assert.equal(await wide(page), 0, view);
        await shot(`name-frame-${view}-${query.length}`);
      });
  });

rare("a club's own rules in a small frame: folded, confirmed, all there on paper", () =>
  app.visit({ width: 280, height: 700, path: `embed/1/?lang=en&view=reference&rules=${address("Club%20X")}&club=Club%20X` }, async ({ page, shot }) => {
    const height = await page.evaluate(() => document.scrollingElement.scrollHeight);
    assert.ok(height < 1_800, `${height} px`);
    await shot("reference-folded", { fullPage: true });
    const parts = page.locator("details.ref-part");
    assert.deepEqual(await parts.evaluateAll((all) => all.filter((one) => one.open).map((one) => one.id)), ["ref-own"]);
    for (const summary of await parts.locator("summary").all()) assert.ok((await summary.boundingBox()).height >= 44);
    // What is gone to is open, and has the focus.
    await page.getByRole("navigation").getByRole("button", { name: "Rules", exact: true }).click();
    await page.waitForFunction(() => document.activeElement?.id === "ref-rules-h" && document.querySelector("#ref-rules").open);
    assert.ok((await page.locator("#ref-rules li").count()) > 30);
    assert.doesNotMatch(await page.locator("#ref-rules").innerText(), /Unconfirmed/);
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    assert.equal(await parts.evaluateAll((all) => all.every((one) => one.open)), true);
    assert.doesNotMatch(await page.locator("main").innerText(), /Unconfirmed|Assumed/);
  }));

// M.League's second-hand rules leave some open; what is paid in a hand with them is told as unconfirmed, but by the club that gave them.
rare("what no source says is not told on the page of a club that says it", async () => {
  const hand = "hand=11p45p(555z)(666z)(777z)%2B6p%20ron%20honba:1%20from:S%20liable:W/daisangen";
  const told = async (query) => {
    let text = "";
    await app.visit({ path: `embed/1/?lang=en&view=result&${query}&${hand}` }, async ({ page }) => {
      assert.equal(await page.locator(".frame-bad").count(), 0);
      text = await page.locator("main").innerText();
    });
    return text;
  };
  const own = (base) => `rules=${encodeURIComponent(`tensu-rules:1 base=${base} name=Club local_yaku=uumensai`)}`;
  const bases = [];
  for (const base of ["riichi_city", "rrc", "majsoul", "tenhou", "mleague", "jpml_a", "ema_2016", "wrc_2015"])
    if (/if your table plays it so/.test(await told(`ruleset=${base}`))) bases.push(base);
  assert.ok(bases.length > 0, "a ruleset that leaves this open");
  for (const base of bases) assert.doesNotMatch(await told(own(base)), /if your table plays it so/, base);
});

// languages_asia.md X12: what is said to the table is whole, whatever the language, number and all.
for (const language of ["de", ...more(...SPOKEN.filter((one) => one !== "de"))])
  rare(`what is paid is shown whole across the table: ${language}`, () =>
    inLanguage(app, language, { width: 360, height: 640, path: "#1/tenhou/234m340p66p678s56s/ron:7s/riichi/honba:2" }, async ({ page, shot }) => {
      await page.locator(".give-button").first().click();
      const said = page.locator(".said");
      await said.waitFor();
      for (const [width, height] of [[360, 640], [320, 640], [640, 360], [1280, 800]]) {
        await page.setViewportSize({ width, height });
        const spans = await said.locator("span").evaluateAll((all) =>
          all.map((one) => {
            const range = document.createRange();
            range.selectNodeContents(one);
            const boxes = [...range.getClientRects()];
            return { text: one.textContent, left: Math.min(...boxes.map((box) => box.left)), right: Math.max(...boxes.map((box) => box.right)), lines: boxes.length };
          }),
        );
        for (const { text, left, right, lines } of spans) {
          assert.equal(lines, 1, `${text} at ${width}`);
          assert.ok(left >= 0 && right <= width, `${text} at ${width}: ${left} to ${right}`);
        }
        if (width === 360) await shot(`show-paid-${language}`);
      }
    }));
