// What every screen keeps, whatever is on it: no text and no control lies over another, a finger hits what it means, and a press is felt.

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { more, start, test, textSize } from "./harness.mjs";
import { open, screens } from "./scenes.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

/** What is wrong on the screen that is shown. */
function faults(finger) {
  const CONTROL = "button, select, input, textarea, summary, a[href]";
  const shown = (one) => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !one.closest(".unseen, [inert], .brand");
  // A page that lies over the hand hides all of it.
  const over = [...document.querySelectorAll("dialog[open], .menu")].filter((one) => one.matches("dialog, :popover-open")).at(-1);
  const root = over ?? document.querySelector(".app");
  const name = (one) => (one.getAttribute?.("aria-label") ?? one.textContent).trim().replace(/\s+/g, " ").slice(0, 30);

  /** The part of a box that its scrolling boxes and the window show. */
  const seen = (element, box) => {
    let { left, top, right, bottom } = box;
    for (let outer = element; outer && outer !== document.documentElement; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflow === "visible") continue;
      const frame = outer.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, frame.left), Math.max(top, frame.top), Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    [left, top, right, bottom] = [Math.max(left, 0), Math.max(top, 0), Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : undefined;
  };
  const covers = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2.5 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;

  const texts = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !shown(element) || element.closest("option, svg, title")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // A line of letters is higher than they are.
    const air = parseFloat(getComputedStyle(element).fontSize);
    for (const box of range.getClientRects()) {
      const rest = Math.max(box.height - air, 0) / 2;
      const part = seen(element, { left: box.left, right: box.right, top: box.top + rest, bottom: box.bottom - rest });
      if (part) texts.push({ element, what: node.data.trim().slice(0, 30), ...part });
    }
  }
  const controls = [...root.querySelectorAll(CONTROL)].filter(shown).flatMap((element) => {
    const part = seen(element, element.getBoundingClientRect());
    return part ? [{ element, what: name(element), ...part }] : [];
  });

  const found = [];
  // A list lies over its own name, and the price of the other way on its tab.
  const apart = (one, other) => {
    const [a, b] = [one, other].map((own) => own.closest(".pick, .price, .indicators, label, .cell"));
    return !(one.contains(other) || other.contains(one) || (a && a === b));
  };
  // What scrolls goes below what stays in sight, and a menu lies over what it is of.
  const isAtTop = root.querySelector(":scope > .over-body")?.scrollTop === 0;
  const layer = (one) => {
    // Nothing is below what stays in sight as long as nothing was scrolled.
    if (isAtTop && one.closest(".quick-answer, .room-head")) return root;
    for (let outer = one; outer && outer !== root; outer = outer.parentElement)
      if (getComputedStyle(outer).position === "sticky" || outer.matches(".told, .meld-menu, .more-switches, .writing, .mistake, .room-menu")) return outer;
    return root;
  };
  texts.forEach((text, at) => {
    for (const other of texts.slice(at + 1))
      if (other.element !== text.element && layer(text.element) === layer(other.element) && apart(text.element, other.element) && covers(text, other)) found.push(`“${text.what}” over “${other.what}”`);
    for (const control of controls)
      if (layer(text.element) === layer(control.element) && apart(text.element, control.element) && covers(text, control)) found.push(`“${text.what}” over ${control.what}`);
  });

  // A figure that is cut is another one.
  for (const band of root.querySelectorAll(".worth-here"))
    if (band.scrollWidth > band.clientWidth + 1) found.push(`${band.dataset.worth} is cut`);

  if (finger) {
    // Seven keys in a row of 320 px leave each a little less.
    const least = innerWidth < 340 ? 38 : 43.5;
    // Tiles and their keys are as narrow as nine are on a phone; a finger has the gaps around them as well.
    for (const { element, what, ...part } of controls) {
      if (element.matches(".key, .key-red, .held, .shown, .tool, .tile, .lesson-tile, [data-tile]")) continue;
      // The name of the indicators covers their place, and a switch its label.
      const box = (element.closest(".indicators, label") ?? element).getBoundingClientRect();
      const whole = part.bottom - part.top > box.height - 1 && part.right - part.left > box.width - 1;
      if (!whole || (box.height >= 43.5 && box.width >= least)) continue;
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const hits = (dx, dy) => {
        const hit = document.elementFromPoint(Math.min(Math.max(x + dx, 1), innerWidth - 1), Math.min(Math.max(y + dy, 1), innerHeight - 1));
        return element.contains(hit) || hit?.closest("label")?.control === element;
      };
      const far = [-21, 21];
      const side = [-least / 2 + 1, least / 2 - 1];
      if (!far.every((d) => hits(0, d)) || !side.every((d) => hits(d, 0))) found.push(`${what}: ${Math.round(box.width)}x${Math.round(box.height)}`);
    }
  }

  // What is pressed by a selector, up to the press; a press inside of brackets is none.
  const pressed = (selector) => {
    const parts = [];
    let [depth, from] = [0, 0];
    for (let at = 0; at <= selector.length; at += 1) {
      depth += (selector[at] === "(") - (selector[at] === ")");
      if (depth || (at < selector.length && selector[at] !== ",")) continue;
      const part = selector.slice(from, at);
      from = at + 1;
      for (let press = part.indexOf(":active"); press >= 0; press = part.indexOf(":active", press + 1)) {
        const before = part.slice(0, press);
        if (before.split("(").length === before.split(")").length) parts.push(before.trim());
      }
    }
    return parts;
  };
  const rules = (list) => [...list].flatMap((rule) => [...(rule.selectorText ? pressed(rule.selectorText) : []), ...(rule.cssRules ? rules(rule.cssRules) : [])]);
  const felt = [...document.styleSheets].flatMap((sheet) => rules(sheet.cssRules));
  for (const { element, what } of controls) {
    if (element.matches("select, input, textarea, [aria-disabled=true], :disabled, p a, dd a")) continue;
    if (!felt.some((selector) => element.matches(selector))) found.push(`${what}: a press is not seen`);
  }
  return [...new Set(found)];
}

const SIZES = [[360, 640], [1280, 800], ...more([320, 568], [390, 844], [768, 1024])];
for (const [width, height] of SIZES)
  for (const size of [16, ...more(32)])
    test(`${width}x${height}, letters of ${size} px: nothing lies over anything, a finger hits what it means, a press is felt`, () =>
      open(app, "en", { width, height }, async ({ page }) => {
        if (size !== 16) await textSize(page, size);
        const all = {};
        await screens(page, async (name) => {
          await page.waitForTimeout(150);
          const found = await page.evaluate(faults, width < 1000);
          if (found.length) all[name] = found;
        });
        assert.deepEqual(all, {});
      }));
