// Pages of users in a browser, which starts with the first of them and ends with the tests of a file.

import { after } from "node:test";
import { chromium } from "../e2e/harness.mjs";

const PATIENCE = 30_000;

let browser;
after(async () => (await browser)?.close());

/** A new page. */
export async function open() {
  const args = (process.env.CHROMIUM_FLAGS ?? "--no-sandbox --disable-gpu").split(" ");
  browser ??= chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args });
  return (await browser).newPage();
}

/** The first lines that a page prints, or those before the fault that stops it, and the fault. */
export async function printed(url, count = 1) {
  const page = await open();
  const said = [];
  try {
    await new Promise((done, failed) => {
      page.on("console", (message) => {
        const text = message.text();
        // What a development server says of itself; an icon that a page lacks.
        if (!text.startsWith("[vite]") && !text.includes("404 (") && said.push(text) === count) done();
      });
      page.on("pageerror", (error) => done(said.push(String(error))));
      setTimeout(done, PATIENCE).unref();
      page.goto(url).catch(failed);
    });
    return said;
  } finally {
    await page.close();
  }
}
