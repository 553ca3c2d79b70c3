// The built site starts, anywhere, without a complaint.

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { more, start, test } from "./harness.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

for (const [name, view] of [
  ["desktop-dark", { width: 1280, height: 800, dark: true }],
  ["phone", { width: 390, height: 844, touch: true }],
  ...more(["desktop", { width: 1280, height: 800 }]),
]) {
  test(`starts under a sub-path: ${name}`, () =>
    app.visit(view, async ({ page, shot }) => {
      assert.equal(await page.title(), "Tensu");
      await page.getByRole("main").waitFor();
      await shot(`smoke-${name}`);
    }));
}

test("no inline script is left in the page", () =>
  app.visit({}, async ({ page }) => {
    const inline = page.locator("script:not([src]):not([type*=json])");
    assert.equal(await inline.count(), 0);
    const policy = await page.locator("meta[http-equiv='Content-Security-Policy']").getAttribute("content");
    assert.match(policy, /script-src 'self' 'wasm-unsafe-eval';/);
  }));
