// Chrome 99, Safari 15.4 and Firefox 100 are promised: nothing younger stands in what is built, but for what is asked for first or only
// makes things finer. Versions are those of MDN's tables.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

import { dist, rare, start, test } from "./harness.mjs";
import { Player } from "./player.mjs";

/** In style sheets. */
const SHEETS = {
  "light-dark()": /light-dark\(/, // Chrome 123
  "color-mix()": /color-mix\(/, // Chrome 111
  nesting: /[{;}]\s*&|&\s*[.:[{>]/, // Chrome 112
  "rotate, scale, translate alone": /[{;](rotate|scale|translate):/, // Chrome 104
  "ranges in media queries": /@media[^{]*[<>]/, // Chrome 104
  "overflow: clip": /overflow:clip/, // Safari 16
  "@scope, @starting-style": /@(scope|starting-style|property)/, // Chrome 118, 117; Firefox 128
  "oklch()": /okl(ch|ab)\(/, // Chrome 111
};
/** In scripts. */
const SCRIPTS = {
  "assertions that look back": /\(\?<[!=]/, // Safari 16.4
  "lists that change as copies": /\.(toSorted|toReversed|toSpliced|with)\(/, // Chrome 110
  "groupBy, withResolvers, fromAsync": /\b(Object|Map)\.groupBy|withResolvers|Array\.fromAsync/, // Chrome 117, 119, 121
  "iterators with helpers": /\.(values|keys|entries)\(\)\.(map|filter|toArray)\(/, // Chrome 122
  "URL.canParse, Array.findLast": /\bURL\.canParse|\.findLast(Index)?\(/, // Chrome 120; Firefox 104
  "AbortSignal.timeout, .any": /AbortSignal\.(timeout|any)\(/, // Chrome 103, 116
  "the flag v of an expression": /\/[a-z]*v[a-z]*\.(test|exec)\(/, // Chrome 112
};

async function files(folder, end) {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith(end) && !name.startsWith("embed/demo")).map((name) => join(folder, name));
}

const check = async (end, young) => {
  const all = await files(dist, end);
  assert.ok(all.length > 4, all.join());
  for (const path of all) {
    const text = await readFile(path, "utf8");
    for (const [name, sign] of Object.entries(young)) {
      const found = sign.exec(text);
      assert.equal(found, null, `${relative(dist, path)}: ${name}: ${text.slice(found?.index - 40, found?.index + 40)}`);
    }
  }
};

test("style sheets have nothing that the oldest browsers cannot read", () => check(".css", SHEETS));
test("nor do scripts", () => check(".js", SCRIPTS));

/** What each block that is open at the end of a sheet began with. */
const around = (text) => {
  const open = [];
  for (const { 1: head, 2: brace } of text.matchAll(/([^{};]*)([{};])/g)) {
    if (brace === "{") open.push(head.trim());
    else if (brace === "}") open.pop();
  }
  return open;
};

test("a measure of what is around has a plainer one before it", async () => {
  for (const path of await files(dist, ".css")) {
    const text = await readFile(path, "utf8");
    for (const { 1: name, index } of text.matchAll(/([a-z-]+):[^;{}]*\dcq[a-z]+/g)) {
      const before = text.slice(0, index);
      const own = before.slice(before.lastIndexOf("{") + 1).split(";");
      // Who reads `@container` reads its units: they came together.
      const asked = around(before).some((rule) => rule.startsWith("@supports (width:1cqi)") || rule.startsWith("@container"));
      assert.ok(asked || before.endsWith("(") || own.some((one) => one.startsWith(`${name}:`)), `${relative(dist, path)}: ${text.slice(index - 80, index + 40)}`);
    }
  }
});

test("a height of the window without what covers it is asked for first", async () => {
  for (const path of await files(dist, ".css")) {
    const text = await readFile(path, "utf8");
    for (const found of text.matchAll(/[\d.]d?vh\b/g)) {
      if (!found[0].endsWith("dvh")) continue;
      assert.match(text.slice(0, found.index), /@supports \(height: ?1dvh\) ?\{\s*[^{}]+\{\s*--dvh: ?(calc\()?\d?$|@supports \(height: ?$/, path);
    }
  }
});

rare("where nothing is known of :has(), what has something bears a mark, wherever the app is", async () => {
  const app = await start();
  const lacks = () => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...words) => !words.join().includes(":has(") && supports(...words);
  };
  /** How many marks there are, once those who bear them are those whom the browser finds itself. */
  const same = async () => {
    const { marks } = await import(new URL("has.js", document.baseURI));
    const all = (selector) => [...document.querySelectorAll(selector)];
    const wrong = [...marks].filter(([what, mark]) => {
      const [own, marked] = [all(`:has(${what})`), all(`[${mark}]`)];
      return own.length !== marked.length || own.some((one, at) => one !== marked[at]);
    });
    return wrong.length === 0 && marks.size;
  };
  try {
    await app.visit({ width: 390, height: 844, init: lacks }, async ({ page }) => {
      const player = new Player(page);
      await page.waitForFunction(() => document.querySelector("[data-has-0]"));
      let before = 0;
      for (const place of ["", "table", "learn", "lesson/3", "reference", "rules"]) {
        await page.evaluate((place) => void (location.hash = `#/${place}`), place);
        if (place) await page.getByRole("dialog").waitFor();
        await player.settled();
        before = await (await page.waitForFunction(same)).jsonValue();
        assert.ok(before > 5, `${place}: ${before} marks`);
      }
      assert.ok(before > 15, `the sheets of pages have some, too: ${before}`);
    });
  } finally {
    await app.stop();
  }
});
