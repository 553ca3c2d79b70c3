// The package in a Vite project: built, and under the development server.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { before } from "node:test";
import { serve } from "../e2e/harness.mjs";
import { printed } from "./pages.mjs";
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
`;
const CONFIG = `export default { base: "./" };\n`;
const vite = join(tools, "vite/bin/vite.js");

let user;
before(async () => {
  user = await project("vite", { "index.html": PAGE, "main.js": SAMPLE + MORE, "vite.config.js": CONFIG });
});

rare("a build has every language as a file of its own, with tensu/file the WebAssembly, too, and scores", async () => {
  for (const [entry, count] of [["tensu", 0], ["tensu/file", 1]]) {
    await writeFile(join(user.folder, "main.js"), (SAMPLE + MORE).replaceAll('"tensu"', `"${entry}"`));
    const built = await user.node(vite, "build");
    assert.ok(built.ok, built.text);
    const assets = await readdir(join(user.folder, "dist/assets"));
    assert.equal(assets.filter((name) => name.endsWith(".wasm")).length, count, String(assets));
    // The page's own script and the languages: nobody asks for a picture.
    const languages = await readdir(join(user.folder, "node_modules/tensu/words"));
    assert.equal(assets.filter((name) => name.endsWith(".js")).length, 1 + languages.length, String(assets));
    await scores();
  }
});

async function scores() {
  const server = await serve(join(user.folder, "dist"), "/some/club/");
  try {
    assert.deepEqual(await printed(server.url, 2), ["12000", "ja"]);
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
    assert.deepEqual(await printed(url, 2), ["12000", "ja"]);
  } finally {
    child.kill();
  }
});
