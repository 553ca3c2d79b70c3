// Runs the bench in Chromium: `cargo xtask bench --wasm` builds the folder that is given and calls this.

import { argv } from "node:process";

import { start } from "../../tests/e2e/harness.mjs";

const app = await start({ folder: argv[2] });
try {
  await app.visit({ early: true }, async ({ page }) => {
    page.on("console", (message) => console.log(message.text()));
    console.log(`Chromium ${app.browser.version()}`);
    await page.evaluate(() => window.measure());
  });
} finally {
  await app.stop();
}
