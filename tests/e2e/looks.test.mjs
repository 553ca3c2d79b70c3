// What helps eyes: indices on the tiles, more contrast, the system's own colours, less motion, suits without colours.

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { more, rare, start, test, until } from "./harness.mjs";
import { play, sample } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

/** The letters that a tile has for its corner. */
const index = (page, tile) => page.evaluate((tile) => document.querySelector(`#t-${tile} .index`).textContent, tile);

rare("tiles have an index in the corner for who wants it, and keep it", () =>
  play(app, { width: 360, height: 640 }, async (player, { page, shot }) => {
    const drawn = async (name) => (await player.key(name).locator("svg").screenshot()).toString("base64");
    const both = () => Promise.all(["7 pin", "East"].map(drawn));
    const plain = await both();
    await player.tap(player.button("More"));
    const faces = page.getByRole("group", { name: "Tile faces", exact: true });
    assert.equal(await player.button("Plain", faces).getAttribute("aria-pressed"), "true");
    await player.tap(player.button("With indices", faces));
    // A reload stays in the menu.
    await page.reload();
    await faces.waitFor();
    await page.keyboard.press("Escape");
    await player.palette.waitFor();
    const indexed = await both();
    assert.ok(plain.every((one, i) => one !== indexed[i]), "another drawing");
    // The digits of the notation, and its letters: East South West North, P F C for the dragons.
    const shown = await Promise.all(["1m", "7p", "9s", "0p", "1z", "2z", "3z", "4z", "5z", "6z", "7z"].map((tile) => index(page, tile)));
    assert.deepEqual(shown, ["1", "7", "9", "5", "E", "S", "W", "N", "P", "F", "C"]);
    await sample(player);
    await shot("faces-indexed");
    await player.tap(player.button("More"));
    await player.tap(player.button("Plain", faces));
    await page.keyboard.press("Escape");
    assert.deepEqual(await both(), plain);
  }));

test("a double tap on More opens it once, on a phone and in a wide window", async () => {
  for (const [width, height] of [[360, 640], [1280, 800]]) {
    await play(app, { width, height }, async (player, { page }) => {
      const themes = page.getByRole("group", { name: "Theme", exact: true });
      await player.button("More").dblclick();
      await themes.waitFor();
      await page.waitForTimeout(500);
      assert.ok(await themes.isVisible());
      await page.goBack();
      await themes.waitFor({ state: "hidden" });
    });
  }
});

test("the browser's bar follows the chosen theme", () =>
  play(app, { width: 360, height: 640 }, async (player, { page }) => {
    const bars = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("meta[name=theme-color]")].filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
      );
    const [light] = await bars();
    await player.tap(player.button("More"));
    const themes = page.getByRole("group", { name: "Theme", exact: true });
    await player.tap(player.button("Dark", themes));
    const [dark, ...others] = await bars();
    assert.ok(dark !== light && others.length === 0, `${light} ${dark} ${others}`);
    await page.reload();
    await page.locator("[data-ready=true]").waitFor();
    assert.deepEqual(await bars(), [dark]);
    await player.tap(player.button("Auto", themes));
    assert.deepEqual(await bars(), [light]);
  }));

rare("digits are all as wide: of a price, in a dialog, in a hand to read", () =>
  play(app, { width: 360, height: 640 }, async (player, { page, url }) => {
    const numeric = (target) => target.evaluate((one) => getComputedStyle(one).fontVariantNumeric);
    await sample(player);
    assert.equal(await numeric(page.locator(".chosen .amount")), "tabular-nums");
    await player.open("Reference");
    assert.equal(await numeric(page.locator(".ref-chart td").first()), "tabular-nums");
    assert.equal(await numeric(page.locator("dialog input")), "tabular-nums");
    await page.goto(`${url}embed/1/?view=result&lang=en&hand=19m19p19s1234567z%2B1m`);
    assert.equal(await numeric(page.locator(".chosen .amount")), "tabular-nums");
  }));

/** How many pixels of a thing are ink: dark, or of a strong colour. */
async function ink(page, target) {
  const picture = (await target.screenshot()).toString("base64");
  return page.evaluate(async (picture) => {
    const image = Object.assign(new Image(), { src: `data:image/png;base64,${picture}` });
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    let count = 0;
    for (let at = 0; at < data.length; at += 4) count += Math.min(data[at], data[at + 1], data[at + 2]) < 110;
    return count;
  }, picture);
}

for (const dark of [false, ...more(true)])
  test(`a tile of the hand has its face, drawn or as a picture, ${dark ? "dark" : "light"}`, () =>
    play(app, { width: 390, height: 844, dark }, async (player, { page }) => {
      await player.enter("17m");
      await page.waitForFunction(() => "pictures" in document.documentElement.dataset);
      // The face of 7 man is not that of the white dragon, which is a frame alone, nor nothing.
      const face = async (nth) => ink(page, page.locator(".strip .tile").nth(nth));
      const plain = await face(0);
      assert.ok(plain > 40, `${plain} pixels of ink`);
      const keys = await ink(page, player.key("1 man").locator(".tile"));
      assert.ok(keys > 40, `${keys} pixels of ink on the key`);
      // With an index in the corner the ink is another.
      await page.evaluate(() => (document.documentElement.dataset.faces = "indexed"));
      await until(async () => (await face(0)) !== plain, "the index in the picture");
    }));

for (const [name, context] of [
  ["more contrast", { contrast: "more" }],
  ["the system's own colours", { forcedColors: "active" }],
]) {
  for (const dark of [true, ...more(false)]) {
    rare(`${name}, ${dark ? "dark" : "light"}: what is chosen and what is a tile can be told`, () =>
      play(app, { width: 360, height: 640, dark, context }, async (player, { page, shot }) => {
        await sample(player);
        await shot(`${context.contrast ? "contrast" : "forced"}-${dark ? "dark" : "light"}`);
        const look = (target) => target.evaluate((one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).color].join());
        assert.notEqual(await look(player.toggle("Riichi")), await look(player.toggle("Last tile")), "pressed or not");
        // A tile is light in every theme: its ink is dark.
        const tile = page.locator(".strip .tile").first();
        const { ground, outline } = await tile.evaluate((one) => ({
          ground: getComputedStyle(one).backgroundImage,
          outline: getComputedStyle(one).outlineStyle,
        }));
        assert.match(ground, /gradient/);
        assert.equal(outline, "solid");
      }));
  }
}

rare("the system's own colours: which rules are changed, and what a switch says", () =>
  play(app, { width: 360, height: 640, context: { forcedColors: "active" } }, async (player, { page, shot }) => {
    await player.open("Rules");
    const edge = (one) => one.evaluate((rule) => [getComputedStyle(rule).borderLeftColor, getComputedStyle(rule.closest("dialog")).backgroundColor]);
    const rule = page.locator(".rule", { has: page.getByRole("switch") }).first();
    const [before, ground] = await edge(rule);
    assert.equal(before, ground, "as it was");
    const knob = () => rule.getByRole("switch").evaluate((one) => getComputedStyle(one, "::before").backgroundImage);
    const off = await knob();
    await rule.getByRole("switch").click();
    assert.notEqual((await edge(rule))[0], ground, "changed");
    assert.match(off, /gradient/);
    assert.notEqual(await knob(), off);
    await rule.scrollIntoViewIfNeeded();
    await shot("forced-rules");
  }));

rare("nothing moves where less motion is wanted", () =>
  play(app, {}, async (player, { page }) => {
    await sample(player);
    assert.deepEqual(await page.evaluate(() => document.getAnimations().length), 0);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll("*")].filter((one) => getComputedStyle(one).animationName !== "none" || parseFloat(getComputedStyle(one).transitionDuration) > 0).map((one) => one.className),
    );
    assert.deepEqual(moving, []);
  }));

rare("no two tiles look the same without colours", () =>
  play(app, { width: 1280, height: 800 }, async (player, { page }) => {
    const alike = await page.evaluate(async () => {
      const shared = document.querySelector("body > svg defs").outerHTML;
      const drawn = async (symbol) => {
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 80" width="60" height="80">${shared}<rect width="60" height="80" fill="#fff"/>${symbol.innerHTML}</svg>`;
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        const canvas = new OffscreenCanvas(60, 80).getContext("2d");
        canvas.drawImage(image, 0, 0);
        const { data } = canvas.getImageData(0, 0, 60, 80);
        return Array.from({ length: 4800 }, (_, i) => 0.21 * data[4 * i] + 0.72 * data[4 * i + 1] + 0.07 * data[4 * i + 2]);
      };
      const tiles = await Promise.all([...document.querySelectorAll("symbol[id^=t-]")].map(async (one) => [one.id, await drawn(one)]));
      const far = (a, b) => a.reduce((sum, shade, i) => sum + Math.abs(shade - b[i]), 0) / a.length;
      return tiles.flatMap(([name, a], i) => tiles.slice(i + 1).flatMap(([other, b]) => (far(a, b) < 6 ? [`${name} ${other}: ${far(a, b).toFixed(1)}`] : [])));
    });
    assert.deepEqual(alike, []);
  }));
