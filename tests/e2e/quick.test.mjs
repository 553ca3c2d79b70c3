// The quick price as a player would use it: han and fu, or yaku that can stand together, without tiles.

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { after, before } from "node:test";

import { more, rare, start, test } from "./harness.mjs";
import { play } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const SHOTS = new URL("../../target/shots/", import.meta.url);
mkdirSync(SHOTS, { recursive: true });

const VIEWS = [
  ["360x640", { width: 360, height: 640 }],
  ...more(["1280x800", { width: 1280, height: 800 }]),
];

const dialog = (player) => player.page.getByRole("dialog", { name: "Quick score" });
const tap = (player, ...names) =>
  names.reduce((before, name) => before.then(() => player.tap(player.button(name, dialog(player)))), Promise.resolve());
const answer = (player) => player.text(dialog(player).getByRole("status", { name: "Result" }));
const shot = (player, name) => player.page.screenshot({ path: new URL(`quick-${name}.png`, SHOTS).pathname });

/** One tap from the first screen. */
const open = (player) => player.tap(player.button(/^(By yaku|Fan|Patterns)$/, player.result));

for (const [name, view] of VIEWS) {
  test(`${name}: han and fu without scrolling`, () =>
    play(app, view, async (player) => {
      await open(player);
      assert.equal(player.taps, 1);
      await tap(player, "Han/fu", "3 han", "40 fu");
      // 40 fu 3 han of South: 5,200.
      assert.match(await answer(player), /^5,200 3 han,? 40 fu/);
      await tap(player, "Tsumo");
      assert.match(await answer(player), /^1,300\/2,600 /);
      await dialog(player).getByRole("combobox", { name: "Seat wind" }).selectOption("East");
      assert.match(await answer(player), /^2,600 all /);
      await tap(player, "5 han");
      assert.match(await answer(player), /^4,000 all Mangan/);
      await tap(player, "Double yakuman ×2");
      assert.match(await answer(player), /^32,000 all Double yakuman/);
      await tap(player, "3 han");
      // All of it is there at once, wherever a finger goes.
      const body = dialog(player).locator(".over-body");
      const room = await body.evaluate((one) => [one.scrollHeight, one.clientHeight, one.scrollWidth, one.clientWidth]);
      assert.ok(room[0] <= room[1] && room[2] <= room[3], `${room}`);
      await shot(player, `${name}-han`);
      // The fu are those that were tapped. 40 fu 3 han: 40 × 2⁵ = 1,280; each of the others pays the dealer twice that.
      await player.tap(dialog(player).getByText("From han and fu to points"));
      const steps = await dialog(player).getByRole("list").last().getByRole("listitem").allInnerTexts();
      assert.match(steps[0], /^40 fu × 2⁵ = 1,280/);
      assert.equal(steps.length, 4);
      for (const step of steps.slice(1)) assert.match(step, /2,560.* 2,600/);
      await shot(player, `${name}-steps`);
    }));

  test(`${name}: yaku that can stand together`, () =>
    play(app, view, async (player) => {
      await open(player);
      assert.match(await answer(player), /^No yaku Choose the yaku that the hand has/);
      await tap(player, "Riichi", "Pinfu", "Tanyao");
      // Riichi, pinfu, tanyao by ron: 30 fu 3 han.
      assert.match(await answer(player), /^3,900 3 han,? 30 fu/);
      const triplets = player.button("Toitoi not with Pinfu", dialog(player));
      assert.equal(await triplets.getAttribute("aria-disabled"), "true");
      await player.tap(triplets);
      assert.equal(await triplets.getAttribute("aria-pressed"), "false");
      await tap(player, "Dora +1");
      assert.match(await answer(player), /^7,700 /);
      await shot(player, `${name}-yaku`);
      // By tsumo 20 fu; closed hands alone have riichi and pinfu.
      await tap(player, "Tsumo", "Menzen tsumo");
      assert.match(await answer(player), /^2,000\/4,000 Mangan/);
      await tap(player, "Open hand");
      const riichi = player.button("Riichi counts in a closed hand only", dialog(player));
      assert.equal(await riichi.getAttribute("aria-disabled"), "true");
      assert.equal(await player.button("Tanyao", dialog(player)).getAttribute("aria-pressed"), "true");
    }));
}

test("the keyboard is enough, and the table is that of the screen", () =>
  play(app, {}, async (player) => {
    await player.choose("Honba", "2");
    await player.open("Quick score");
    const han = player.button("Han/fu", dialog(player));
    await han.focus();
    await player.page.keyboard.press("Enter");
    await player.button("2 han", dialog(player)).focus();
    await player.page.keyboard.press("Space");
    // 30 fu 2 han and two counters.
    assert.match(await answer(player), /^2,600 /);
    await player.page.keyboard.press("Escape");
    assert.equal(await dialog(player).count(), 0);
  }));

rare("all that was chosen is cleared at once, the table stays", () =>
  play(app, { width: 360, height: 640 }, async (player) => {
    await player.choose("Honba", "2");
    await open(player);
    const clear = player.button("Clear", dialog(player));
    assert.equal(await clear.getAttribute("aria-disabled"), "true");
    await tap(player, "Riichi", "Pinfu", "Dora +1");
    const priced = await answer(player);
    assert.match(priced, /^4,500 /);
    assert.equal(await clear.getAttribute("aria-disabled"), "false");
    await player.tap(clear);
    assert.match(await answer(player), /^No yaku/);
    assert.equal(await dialog(player).getByRole("combobox", { name: "Honba" }).inputValue(), "2");
    await tap(player, "Han/fu", "3 han", "40 fu");
    assert.match(await answer(player), /^5,800 /);
    await player.tap(clear);
    assert.match(await answer(player), /^1,600 1 han/);
    assert.equal(await clear.getAttribute("aria-disabled"), "true");
  }));

for (const [name, view] of VIEWS)
  test(`${name}: who pays, and the price for the table and as text, without a tile`, () =>
    play(app, view, async (player, { page }) => {
      await open(player);
      await tap(player, "Han/fu", "3 han", "40 fu");
      const over = dialog(player);
      const changes = async () => (await over.locator(".changes li").allInnerTexts()).sort();
      assert.deepEqual(await changes(), [], "nobody said who dealt in");
      // South wins 5,200 off West.
      await tap(player, "Ron off: West");
      assert.deepEqual(await changes(), ["South +5,200", "West −5,200"]);
      const body = over.locator(".over-body");
      const room = await body.evaluate((one) => [one.scrollHeight, one.clientHeight]);
      assert.ok(room[0] <= room[1], `all of it is there at once: ${room}`);
      // By tsumo the dealer pays 2,600, the others 1,300 each; nobody is to be named.
      await tap(player, "Tsumo");
      assert.equal(await over.getByRole("group", { name: "Ron off" }).count(), 0);
      assert.deepEqual(await changes(), ["East −2,600", "North −1,300", "South +5,200", "West −1,300"]);
      for (const button of ["Show", "Share"]) {
        const box = await player.button(button, over).boundingBox();
        assert.ok(box.width >= 44 && box.height >= 44, `${button}: ${box.width} x ${box.height}`);
      }
      await tap(player, "Show");
      assert.match(await player.text(over.locator(".show-face")), /Tsumo · South 1,300 \/ 2,600 3 han 40 fu/);
      const turned = () => over.locator(".turned").count();
      assert.equal(await turned(), 1);
      await tap(player, "Turn around");
      assert.equal(await turned(), 0);
      // Back to the price, which is as it was.
      await tap(player, "Quick score");
      assert.match(await answer(player), /^1,300\/2,600 /);
      await tap(player, "Share");
      const text = await over.getByRole("textbox", { name: "Result as text" }).inputValue();
      assert.deepEqual(text.split("\n"), ["Tsumo 1,300/2,600", "3 han 40 fu", "East (dealer) 2,600", "West 1,300", "North 1,300", "Riichi cheatsheet"]);
      await tap(player, "Quick score");
      assert.match(await answer(player), /^1,300\/2,600 /);
      // Nothing of it is the hand's.
      await page.keyboard.press("Escape");
      assert.deepEqual(await player.held(), []);
      assert.equal(await player.button("Tsumo", player.prices).count(), 0);
    }));

test("a reload keeps what was counted, in both ways, with its table", () =>
  play(app, { width: 390, height: 844 }, async (player, { page }) => {
    await open(player);
    await tap(player, "Riichi", "Pinfu", "Tanyao", "Dora +1");
    await tap(player, "Han/fu", "3 han", "40 fu", "Ron off: West");
    await dialog(player).getByRole("combobox", { name: "Honba" }).selectOption("2");
    for (const time of ["first", "second"]) {
      await page.reload();
      await player.button("3 han", dialog(player)).waitFor();
      // 5,200 and two counters, off West.
      assert.match(await answer(player), /^5,800 3 han,? 40 fu/, time);
      assert.deepEqual((await dialog(player).locator(".changes li").allInnerTexts()).sort(), ["South +5,800", "West −5,800"], time);
    }
    await tap(player, "Yaku");
    // 30 fu 4 han and two counters.
    assert.match(await answer(player), /^8,300 4 han,? 30 fu/);
    await tap(player, "Clear");
    await page.reload();
    await player.button("Riichi", dialog(player)).waitFor();
    assert.match(await answer(player), /^No yaku/);
    assert.equal(await dialog(player).getByRole("combobox", { name: "Honba" }).inputValue(), "2");
  }));

rare("prices without tiles come among the scored hands, open again, go and come back", () =>
  play(app, { width: 360, height: 640 }, async (player, { page, shot }) => {
    await player.choose("Ruleset", "Tenhou");
    await open(player);
    await tap(player, "Riichi", "Pinfu", "Tanyao");
    await page.keyboard.press("Escape");
    await player.open("Quick score");
    await tap(player, "Clear", "Han/fu", "3 han", "40 fu", "Tsumo", "Clear");
    await page.keyboard.press("Escape");
    await player.enter("234m34p66p678s567s2p");
    await player.tap(player.key("New hand"));
    await player.choose("Ruleset", "Korean");
    await player.open("History");
    const over = page.getByRole("dialog", { name: "History" });
    const rows = over.getByRole("listitem");
    await rows.first().waitFor();
    const told = async () => (await rows.allInnerTexts()).map((row) => row.replace(/\s+/g, " ").trim());
    const all = await told();
    assert.equal(all.length, 3);
    assert.match(all[0], /^Ron 2,000 .*Tenhou$/, "pinfu and tanyao, by tiles");
    assert.match(all[1], /^Quick score Tsumo 1,300\/2,600 3 han 40 fu · South · Tenhou$/);
    assert.match(all[2], /^Riichi · Pinfu · Tanyao Ron 3,900 3 han 30 fu · South · Tenhou$/);
    await shot("history-quick");
    await player.tap(over.getByRole("button", { name: "Delete: Ron 3,900" }));
    assert.equal((await told()).length, 2);
    await player.tap(player.button("Undo", over));
    assert.deepEqual(await told(), all);
    await page.reload();
    await rows.nth(2).waitFor();
    assert.deepEqual(await told(), all);
    // It opens as it was told, by its own rules; the hand has its own table.
    await player.tap(rows.nth(2).getByRole("button", { name: /^Riichi/ }));
    await dialog(player).waitFor();
    assert.match(await answer(player), /^3,900 3 han,? 30 fu/);
    for (const yaku of ["Riichi", "Pinfu", "Tanyao"]) assert.equal(await player.button(yaku, dialog(player)).getAttribute("aria-pressed"), "true");
    await tap(player, "Dora +1");
    await page.keyboard.press("Escape");
    await player.open("History");
    await rows.nth(3).waitFor();
    assert.match((await told())[0], /^Riichi · Pinfu · Tanyao · Dora 1 Ron 7,700 /);
  }));

rare("rules of points", () =>
  play(app, {}, async (player) => {
    await player.choose("Ruleset", "Korean");
    await open(player);
    assert.equal(await player.button("Han/fu", dialog(player)).count(), 0);
    const before = await answer(player);
    await tap(player, "Worth +10");
    const after = await answer(player);
    assert.notEqual(after, before);
    // Four points are the least that a win scores; a discarder pays twice the score.
    assert.match(after, /^28 14 points/);
  }));

test("fan from the list, each as often as it counts; those that no hand has together say why", () =>
  play(app, { width: 360, height: 640 }, async (player) => {
    await player.chooseLater("MCR (MIL)");
    await open(player);
    await tap(player, "Open hand", "All pungs");
    assert.match(await answer(player), /6 of the 8 points that a win needs, without flowers; 2 missing/);
    await tap(player, "Two dragon pungs", "Pung of terminals or honors", "Pung of terminals or honors", "Flowers +1", "Flowers +1");
    // 6, 6, twice 1 and two flowers: 16. The discarder pays 8 and that, the others 8.
    assert.match(await answer(player), /^24 16 points and 8 from each other player/);
    const chows = player.button("All chows not with All pungs", dialog(player));
    assert.equal(await chows.getAttribute("aria-disabled"), "true");
    const dragon = player.button("Dragon pung is part of Two dragon pungs", dialog(player));
    assert.equal(await dragon.getAttribute("aria-disabled"), "true");
    await shot(player, "360x640-mcr");
    await tap(player, "Self-draw");
    assert.match(await answer(player), /^25 all 17 points/);
    // What was ticked is there after a reload.
    await player.page.reload();
    assert.match(await answer(player), /^25 all 17 points/);
    await tap(player, "Worth", "Worth +1");
    assert.match(await answer(player), /^17 all 9 points/);
  }));

rare("faan are points by their table", () =>
  play(app, { width: 390, height: 844 }, async (player) => {
    await player.chooseLater("Hong Kong (old style)");
    await open(player);
    await tap(player, "Open hand", "All pungs", "Dragon pung", "Dragon pung");
    // 3 and 2: 5 faan are 24 points, twice from the discarder.
    assert.match(await answer(player), /^48 5 faan/);
    await shot(player, "390x844-hong-kong");
    await tap(player, "Faan");
    assert.match(await answer(player), /^16 3 faan/);
  }));
