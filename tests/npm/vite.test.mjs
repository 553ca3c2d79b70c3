// The package in a Vite project: built, and under the development server.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before } from "node:test";
import { chromium, serve } from "../e2e/harness.mjs";
import { project, rare, SAMPLE, tools } from "./user.mjs";

const PAGE = `<!doctype html>
<meta charset="utf-8">
<title>A Vite project</title>
<link rel="icon" href="data:,">
<script type="module" src="/main.js"></script>
`;
const MORE = `
import { explain, loadLanguage } from "tensu";
await loadLanguage("ja");
console.log(explain({ hand: "234m340p66p678s56s", win: "7s", by: "ron" }, "ja").lang);
console.log("done");
`;
const CONFIG = `export default { base: "./" };\n`;
const vite = join(tools, "vite/bin/vite.js");

let user;
let browser;
before(async () => {
  user = await project("vite", { "index.html": PAGE, "main.js": SAMPLE + MORE, "vite.config.js": CONFIG });
  const flags = (process.env.CHROMIUM_FLAGS ?? "--no-sandbox --disable-gpu").split(" ");
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: flags });
});
after(() => browser?.close());

/** What the page at an address prints. */
async function printed(url) {
  const page = await browser.newPage();
  const said = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(String(error)));
  const done = page.waitForEvent("console", (message) => message.text() === "done").catch(() => undefined);
  await page.goto(url);
  await done;
  await page.close();
  return said.filter((line) => !line.startsWith("[vite]"));
}

rare("a build has every language as a file of its own, with tensu/file the WebAssembly, too, and scores", async () => {
  for (const [entry, count] of [["tensu", 0], ["tensu/file", 1]]) {
    await writeFile(join(user.folder, "main.js"), (SAMPLE + MORE).replaceAll('"tensu"', `"${entry}"`));
    const built = await user.node(vite, "build");
    assert.ok(built.ok, built.text);
    const assets = await readdir(join(user.folder, "dist/assets"));
    assert.equal(assets.filter((name) => name.endsWith(".wasm")).length, count, String(assets));
    // The page's own script and seven languages: nobody asks for a picture.
    assert.equal(assets.filter((name) => name.endsWith(".js")).length, 8, String(assets));
    await scores();
  }
});

async function scores() {
  const server = await serve(join(user.folder, "dist"), "/some/club/");
  try {
    assert.deepEqual(await printed(server.url), ["12000", "ja", "done"]);
  } finally {
    await server.stop();
  }
}

rare("the development server serves it", async () => {
  const child = spawn(process.execPath, [vite, "--host", "127.0.0.1", "--port", "0"], { cwd: user.folder });
  try {
    const url = await new Promise((found, failed) => {
      let text = "";
      const read = (chunk) => {
        text += String(chunk).replace(/\u001b\[\d+m/g, "");
        const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(text);
        if (address) found(address[0]);
      };
      child.stdout.on("data", read);
      child.stderr.on("data", read);
      child.on("exit", () => failed(new Error(text)));
    });
    assert.deepEqual(await printed(url), ["12000", "ja", "done"]);
  } finally {
    child.kill();
  }
});
