// Frames of 280 pixels, the narrowest that is promised, with the height of the builder's lines, in every language: nothing is cut, nothing
// runs out of its box, no two things lie over each other.

import assert from "node:assert/strict";

import { app, HAND, HANDS, inside, visit } from "./club.mjs";
import { more, test } from "./harness.mjs";

const TAGS = ["en", "de", "es", "fr", "it", "ja", "ko", "pl", "pt-BR", "ru", "zh-Hans", "zh-Hant"];
const WIDTH = 280;
/** The height of a frame in the lines that the builder writes (`model/site/snippet.rs`). */
const HEIGHT = 800;
const hand = `hand=${encodeURIComponent(HAND)}`;
const VIEWS = {
  calculator: ["ruleset=ema_2025", `ruleset=tenhou&${hand}`, "ruleset=mcr_mil", ...more("ruleset=sanma_tenhou", "ruleset=cheatsheet&compact")],
  result: [`view=result&ruleset=tenhou&${hand}`, ...more(`view=result&ruleset=mcr_mil&${hand}`)],
  reference: ["view=reference&ruleset=tenhou"],
  quiz: [`view=quiz&seed=7&${hand}`, "view=quiz&drill=wait&seed=7", ...more(`view=quiz&form=whole&${hand}`, "view=quiz&drill=han&seed=7")],
};

/**
 * What is wrong with what is in a page: texts out of the window or of their boxes, and things to press that lie over each other. The hand
 * and the keys of a low frame stay in sight, over what can be scrolled to: of the keys that is a fault at its end.
 */
function faults(_, isEnd) {
  const SLACK = 1;
  const stays = (one) => {
    for (let box = one; box; box = box.parentElement) if (/sticky|fixed/.test(getComputedStyle(box).position)) return true;
    return false;
  };
  const isKeys = (one) => one.closest(".thumb");
  const apart = (one, other) => stays(one) !== stays(other) && !(isEnd && (isKeys(one) || isKeys(other)));
  const wrong = [];
  const named = (one) => `${one.localName}.${[...one.classList].join(".")} "${(one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 40)}"`;
  const isSeen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const scrolls = (one) => /auto|scroll/.test(getComputedStyle(one).overflowX + getComputedStyle(one).overflowY);
  const cuts = (one) => /hidden|clip/.test(getComputedStyle(one).overflowX + getComputedStyle(one).overflowY);
  /** What is in sight of a rectangle of an element: the rest can be scrolled to. */
  const sight = (one, { left, right, top, bottom } = one.getBoundingClientRect()) => {
    for (let box = one.parentElement; box; box = box.parentElement) {
      if (!scrolls(box) && !cuts(box)) continue;
      const around = box.getBoundingClientRect();
      [left, right, top, bottom] = [Math.max(left, around.left), Math.min(right, around.right), Math.max(top, around.top), Math.min(bottom, around.bottom)];
    }
    return { left, right, top, bottom, width: right - left, height: bottom - top };
  };
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth - innerWidth} px too wide`);
  const seen = [];
  const texts = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
  for (let text; (text = texts.nextNode()); ) {
    const own = text.parentElement;
    if (!text.data.trim() || !isSeen(own) || own.closest(".unseen, .brand, option, svg, [aria-hidden=true]")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    // What comes next stands in an attribute.
    const rects = [...(own.matches("[data-next]") ? own : range).getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const shown = rects.map((rect) => sight(own, rect)).filter(({ width, height }) => width > 0 && height > 0);
    if (!shown.length) continue;
    if (!own.closest(".key, .tile")) seen.push(...shown.map((rect) => [text, rect]));
    for (let box = own; box && box !== document.body; box = box.parentElement) {
      if (scrolls(box)) break;
      const pressed = box.matches("button, a.toggle, .toggle, select, .cell, .key, .panel");
      if (!pressed && !cuts(box)) continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const out = rects.find((rect) => rect.left < left - SLACK || rect.right > right + SLACK || rect.top < top - 3 || rect.bottom > bottom + 3);
      if (out) {
        wrong.push(`"${text.data.trim().slice(0, 30)}" runs out of ${named(box)}`);
        break;
      }
    }
    const out = rects.find((rect) => rect.left < -SLACK || rect.right > innerWidth + SLACK);
    if (out) wrong.push(`"${text.data.trim().slice(0, 30)}" lies outside of the window`);
  }
  // Two texts, or a text and what stands beside it, need a gap between them.
  for (const [at, [text, a]] of seen.entries())
    for (const [other, b] of seen.slice(at + 1)) {
      const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      if (text.parentElement !== other.parentElement && !apart(text.parentElement, other.parentElement) && wide > SLACK && high > 4) wrong.push(`"${text.data.trim().slice(0, 30)}" and "${other.data.trim().slice(0, 30)}" lie over each other`);
    }
  const pressed = [...document.querySelectorAll("#app :is(button, a, select, input, textarea, summary)")].filter(isSeen);
  // The red five lies on the corner of its neighbour.
  const boxes = pressed
    .filter((one) => !one.matches(".key-red"))
    .map((one) => [one, sight(one)])
    .filter(([, { width, height }]) => width > 1 && height > 1);
  for (const [at, [one, a]] of boxes.entries())
    for (const [other, b] of boxes.slice(at + 1)) {
      if (one.contains(other) || other.contains(one) || apart(one, other)) continue;
      const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      if (wide > SLACK && high > SLACK) wrong.push(`${named(one)} and ${named(other)} lie over each other`);
    }
  for (const [one, { left, top, width, height }] of boxes) {
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
    const seen = document.elementFromPoint(x, y);
    // The name of a row takes all of it that is no tile.
    if (seen && !one.matches(".row-name") && !apart(one, seen) && !one.contains(seen) && !seen.contains(one) && !seen.closest("label")?.contains(one)) wrong.push(`${named(one)} lies under ${named(seen)}`);
  }
  return [...new Set(wrong)];
}

/** Scrolls what a frame scrolls, itself or what is in it. */
const toEnd = (root, to) => [root, ...root.querySelectorAll(".table")].forEach((one) => one.scrollTo(0, to));

/** A frame for each language, side by side. */
const all = (query) =>
  TAGS.map((tag) => `<iframe src="{{site}}embed/1/?lang=${tag}&${query}" title="${tag}" width="${WIDTH}" height="${HEIGHT}" frameborder="0"></iframe>`).join(" ");

for (const [view, queries] of Object.entries(VIEWS))
  for (const [at, query] of queries.entries())
    test(`a ${view} frame is whole at ${WIDTH} px in every language: ${query}`, () =>
      visit(
        all(query),
        async ({ page, shot }) => {
          const told = [];
          for (const tag of TAGS) {
            const there = await inside(page, `iframe[title="${tag}"]`);
            if (view === "quiz") await there.locator(".quiz-asked").waitFor();
            for (const isEnd of [false, true]) {
              if (isEnd) await there.locator("html").evaluate(toEnd, 1e6);
              const faulty = await there.locator("html").evaluate(faults, isEnd);
              told.push(...faulty.map((fault) => `${tag}${isEnd ? ", at its end" : ""}: ${fault}`));
            }
            await there.locator("html").evaluate(toEnd, 0);
          }
          await shot(`narrow-${view}-${at}`);
          assert.deepEqual(told, []);
        },
        { width: 4 * (WIDTH + 8) + 8, height: 2 * (HEIGHT + 8) },
      ));

test(`a drawn hand is whole in a column of ${WIDTH} px`, () =>
  visit(
    `${HANDS}<body style="margin: 0">${[HAND, "1z (234m) (5505s) [1111p] (9999m)+1z dora:1m5p3s4z7z ura:1m2m3m4m5m", "19m19p19s1234567z+1m"].map((text) => `<p><tensu-hand>${text}</tensu-hand></p>`).join("")}`,
    async ({ page, shot }) => {
      const drawn = page.locator("tensu-hand").getByRole("img");
      await drawn.first().waitFor();
      await page.waitForTimeout(300);
      await shot("narrow-hands");
      const told = await page.locator("tensu-hand").evaluateAll((all) =>
        all.map((one) => [one, ...one.shadowRoot.querySelectorAll("*")].map((part) => part.getBoundingClientRect()).reduce((most, { right }) => Math.max(most, right), 0)),
      );
      assert.ok(told.length === 3 && told.every((right) => right > 50 && right <= WIDTH + 0.5), `${told}`);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), WIDTH);
    },
    { width: WIDTH, height: 500 },
  ));
