// For everyone: names, one voice, headings, languages, contrast.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before } from "node:test";
import { more, rare, start, test } from "./harness.mjs";
import { melded, play, sample } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const FULL = ["full result", sample];
const STATES = [
  FULL,
  ["four melds, a menu open", async (player) => {
    await melded(player);
    await player.tap(player.button("Chi of 4 man 5 man 6 man"));
  }],
  ...more(
    ["empty", async () => {}],
    ["half a hand", (player) => player.enter("234m34p")],
    ["a two-way reading", (player) => player.enter("12334m567p11z777z2m")],
    ["no yaku", (player) => player.enter("123m456p78s99p222s9s")],
    ["no winning hand", (player) => player.enter("147m258p369s12345z")],
  ),
];

/** Everything that is wrong for a screen reader, as a list. */
function wrong() {
  const shown = (one) => one.checkVisibility({ visibilityProperty: true });
  const label = (one) => one.outerHTML.slice(0, 90);
  const named = (one) => {
    const text = one.cloneNode(true);
    for (const silent of text.querySelectorAll("[aria-hidden=true], svg")) silent.remove();
    return one.getAttribute("aria-label")?.trim() || (one.matches("select") ? "" : text.textContent.trim());
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const faults = [];
  for (const one of all("button, select, [role=img], [role=group], section, a")) {
    if (shown(one) && !named(one)) faults.push(`no name: ${label(one)}`);
  }
  const ids = all("[id]").map((one) => one.id);
  for (const id of new Set(ids.filter((id, i) => ids.indexOf(id) !== i))) faults.push(`id twice: ${id}`);
  for (const attribute of ["aria-controls", "aria-labelledby", "aria-describedby", "popovertarget"]) {
    for (const one of all(`[${attribute}]`)) {
      for (const id of one.getAttribute(attribute).split(" ")) {
        if (!document.getElementById(id)) faults.push(`${attribute}=${id} leads nowhere`);
      }
    }
  }
  const live = all("[aria-live], output, [role=status], [role=log]");
  if (live.length !== 1 || live[0].getAttribute("aria-live") !== "polite") faults.push(`${live.length} live regions`);
  if (all("[role=alert]").some(shown)) faults.push("an alert is shown");
  for (const image of all("svg, img")) {
    if (shown(image) && !image.closest("[aria-hidden=true], [role=img]")) faults.push(`image in the tree: ${label(image)}`);
  }
  if (all("main").length !== 1 || all("h1").length !== 1) faults.push("one main and one h1");
  let level = 0;
  for (const heading of all("h1, h2, h3, h4, h5, h6").filter(shown)) {
    const next = Number(heading.tagName[1]);
    if (level && next > level + 1) faults.push(`h${next} after h${level}: ${heading.textContent}`);
    level = next;
  }
  // Japanese and Chinese letters are in an element that says so; a tile's drawing has none.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/.test(node.data) && !node.parentElement.closest("svg, script, style");
    if (japanese && !node.parentElement.closest("[lang=ja], [lang^=zh]")) faults.push(`language not marked: ${node.data}`);
  }
  // Two words of neighbours without a space are read as one.
  for (const small of all("small")) {
    const before = small.previousSibling;
    if (before && /\S$/.test(before.textContent) && !/^\s/.test(small.textContent)) {
      faults.push(`glued: ${before.textContent}${small.textContent}`);
    }
  }
  return [...new Set(faults)];
}

for (const [name, enter] of STATES) {
  const one = name === "full result" ? test : rare;
  one(`names, ids, headings, languages: ${name}`, () =>
    play(app, { width: 1280, height: 800 }, async (player, { page }) => {
      await enter(player);
      assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
      assert.deepEqual(await page.evaluate(wrong), []);
    }));
}

rare("a phone has a heading of the first level too", () =>
  play(app, { width: 360, height: 640 }, async (player, { page }) => {
    assert.equal(await page.getByRole("heading", { level: 1, name: "Tensu" }).count(), 1);
  }));

/** The names of controls in the table of docs/app.md. */
async function glossary() {
  const readme = await readFile(new URL("../../docs/app.md", import.meta.url), "utf8");
  const [, part] = readme.split("\n## Glossary\n");
  const rows = part.split("\n## ")[0].matchAll(/^\| (`.*?) \|/gm);
  return [...rows].flatMap(([, cell]) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
}

/** Where they are, one behind the other. */
const SCREENS = [
  ["a hand", sample],
  ["the switches of kans", (player) => player.tap(player.button("Kan", player.situation))],
  ["the switches of other events", (player) => player.tap(player.button("Other events", player.situation))],
  ["the menu", (player) => player.tap(player.button("More"))],
  ["Korean", async (player) => {
    await player.page.keyboard.press("Escape");
    await player.choose("Ruleset", "Korean");
    await player.tap(player.button("Other events", player.situation));
  }],
  ["three players", async (player) => {
    await player.choose("Ruleset", "Sanma without fu");
    await player.tap(player.button("Other events", player.situation));
  }],
];

test("the controls of the glossary have its names, each once where it is", () =>
  play(app, {}, async (player) => {
    let names = await glossary();
    assert.ok(names.length >= 40, names.join());
    for (const [screen, enter] of SCREENS) {
      await enter(player);
      const elsewhere = [];
      for (const name of names) {
        const count = await player.button(name).or(player.list(name)).count();
        // The bar has pages that the screen leads to as well.
        const inBar = await player.page.locator("nav").getByRole("button", { name, exact: true }).count();
        assert.ok(count - inBar <= 1, `${name}: ${count} controls, ${screen}`);
        if (!count) elsewhere.push(name);
      }
      assert.ok(elsewhere.length < names.length, `${screen} adds no name`);
      names = elsewhere;
    }
    assert.deepEqual(names, [], "names that no screen has");
  }));

/** Writes down everything that the live region says from now on. */
function listen() {
  window.said = [];
  const region = document.querySelector("[role=status]");
  const note = () => region.textContent && window.said.push(region.textContent);
  new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
}

test("the result is said once, when it is there", () =>
  play(app, {}, async (player, { page }) => {
    await player.enter("234m340p66p678s56s");
    await page.evaluate(listen);
    await player.enter("7s");
    await player.switchOn("Riichi");
    const said = await page.evaluate(() => window.said);
    assert.deepEqual(said, ["Ron 3,900. 3 han 30 fu.", "Ron 7,700. 4 han 30 fu."]);
    // What changes nothing is not repeated.
    await player.tap(player.button("Ura dora indicators"));
    await player.tap(player.button("Dora indicators"));
    assert.equal((await page.evaluate(() => window.said)).length, 2);
  }));

test("a tap that does nothing says why, to ears and to eyes", () =>
  play(app, {}, async (player, { page }) => {
    await page.evaluate(listen);
    await player.switchOn("Ippatsu");
    assert.deepEqual(await page.evaluate(() => window.said), ["Ippatsu needs riichi."]);
    assert.equal(await page.getByText("Ippatsu needs riichi.").count(), 2, "said and shown");
  }));

test("what is deleted leaves something to say", () =>
  play(app, {}, async (player, { page }) => {
    await player.enter("234m340p66p678s56s7s");
    await player.switchOn("Riichi");
    await player.tap(player.button("Ura dora indicators"));
    await player.enter("9p");
    const price = await player.said.innerText();
    await page.evaluate(listen);
    await page.keyboard.press("Backspace");
    await player.settled();
    await player.tap(player.key("New hand"));
    assert.deepEqual(await page.evaluate(() => window.said), [price, "The hand was cleared. 14 tiles to go"]);
  }));

/** Text whose contrast to what is behind it is too low; what cannot apply may be quieter, but not unreadable. */
function pale() {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const channels = (color) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
  const light = (color) => {
    const [r, g, b] = color.map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const chain = (one) => (one ? [...chain(one.parentElement), one] : []);
  const faults = new Map();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const one = texts.currentNode.parentElement;
    const quiet = !texts.currentNode.data.trim() || one.closest("svg, .unseen, option, script, style, noscript");
    if (quiet || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    let [ground, opacity] = [[255, 255, 255, 1], 1];
    for (const outer of chain(one)) {
      const style = getComputedStyle(outer);
      ground = over(channels(style.backgroundColor), ground);
      opacity *= Number(style.opacity);
    }
    const [r, g, b, a] = channels(getComputedStyle(one).color);
    const ink = over([r, g, b, a * opacity], ground);
    const [high, low] = [light(ink), light(ground)].sort((x, y) => y - x);
    const contrast = (high + 0.05) / (low + 0.05);
    const least = one.closest("[aria-disabled=true]") ? 3 : 4.5;
    if (contrast < least) faults.set(`${texts.currentNode.data.trim()} ${contrast.toFixed(2)}`, one);
  }
  return [...faults.keys()];
}

for (const dark of [true, false]) {
  for (const [name, enter] of [FULL, ...more(...STATES.filter((one) => one !== FULL))]) {
    test(`text is easy to read, ${dark ? "dark" : "light"}: ${name}`, () =>
      play(app, { width: 1280, height: 800, dark }, async (player, { page }) => {
        await enter(player);
        assert.deepEqual(await page.evaluate(pale), []);
      }));
  }
}
