// axe-core on a page, all its rules but the experimental.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const tools = new URL("../../target/tools/npm/package.json", import.meta.url);
const axe = await readFile(createRequire(tools).resolve("axe-core/axe.min.js"), "utf8");

/** All that axe has against this page; frames in it are pages of their own. */
export async function audit(page) {
  // Around the page's content policy, as the developer tools do it.
  await page.evaluate(axe);
  const result = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"], iframes: false }));
  assert.ok(result.passes.length > 5, "axe looked at something");
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`);
}
