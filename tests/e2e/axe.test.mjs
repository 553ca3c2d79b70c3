// axe-core on every screen, light and dark: what a machine can find about accessibility, all its rules but the experimental.

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { audit } from "./axe.mjs";
import { more, start, test } from "./harness.mjs";
import { open, screens } from "./scenes.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

for (const [dark, width, height] of [[true, 390, 844], ...more([false, 390, 844], [false, 1280, 800], [true, 1280, 800])]) {
  test(`axe finds nothing, ${dark ? "dark" : "light"}, ${width}x${height}`, () =>
    open(app, "en", { width, height, dark }, async ({ page }) => {
      const found = {};
      await screens(page, async (name) => {
        const violations = await audit(page);
        if (violations.length) found[name] = violations;
      });
      assert.deepEqual(found, {});
    }));
}
