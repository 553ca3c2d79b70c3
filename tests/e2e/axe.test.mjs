// axe-core on every screen, light and dark: what a machine can find about accessibility, all its rules but the experimental.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { start } from "./harness.mjs";
import { open, screens } from "./scenes.mjs";

const tools = new URL("../../target/tools/npm/package.json", import.meta.url);
const axe = await readFile(createRequire(tools).resolve("axe-core/axe.min.js"), "utf8");

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

/** All that axe has against this page. */
async function against(page) {
  // Around the page's content policy, as the developer tools do it.
  await page.evaluate(axe);
  const result = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  assert.ok(result.passes.length > 10, "axe looked at something");
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`);
}

for (const dark of [false, true]) {
  for (const [width, height] of [[390, 844], [1280, 800]]) {
    test(`axe finds nothing, ${dark ? "dark" : "light"}, ${width}x${height}`, () =>
      open(app, "en", { width, height, dark }, async ({ page }) => {
        const found = {};
        await screens(page, async (name) => {
          const violations = await against(page);
          if (violations.length) found[name] = violations;
        });
        assert.deepEqual(found, {});
      }));
  }
}
