// The package in a plain page: no bundler, any server, a strict policy.

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { serve } from "../e2e/harness.mjs";
import { open } from "./pages.mjs";
import { project, rare, SAMPLE } from "./user.mjs";

const PAGE = `<!doctype html>
<meta charset="utf-8">
<title>A plain page</title>
<link rel="icon" href="data:,">
<script type="module" src="page.js"></script>
`;
// The lines of the sample, by path: without a bundler a page names the file.
const LINES = SAMPLE.replace('"tensu"', '"./node_modules/tensu/index.js"');
const MORE = `
import { explain, loadLanguage, scoreMany } from "./node_modules/tensu/index.js";
await loadLanguage("ru");
const request = { hand: "234m340p66p678s56s", win: "7s", by: "ron" };
console.log(explain(request, "ru").lang, scoreMany([request, request], ["total"]).map(({ total }) => total).join());
await loadLanguage("fr").catch((error) => console.log(error.name, /words.fr\\.js/.test(error.message)));
console.log(await loadLanguage("fr"));
console.log("done");
`;

let server;
before(async () => {
  const user = await project("page", { "index.html": PAGE, "page.js": LINES + MORE });
  process.env.CONTENT_POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src data:";
  server = await serve(user.folder, "/club/");
});
after(async () => {
  await server?.stop();
});

rare("it scores when it is imported, and fetches a language when it is asked to", async () => {
  const page = await open();
  const said = [];
  const fetched = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(String(error)));
  page.on("request", (request) => fetched.push(request.url()));
  let times = 0;
  await page.route("**/words/fr.js", (route) => (times++ ? route.continue() : route.fulfill({ status: 503 })));
  const done = page.waitForEvent("console", (message) => message.text() === "done");
  await page.goto(server.url);
  await done;
  // Pinfu, tanyao and a red five: 3 han 30 fu, 3,900.
  assert.deepEqual(said.filter((line) => !line.includes("503 (")), ["12000", "ru 3900,3900", "TypeError true", "fr", "done"]);
  const files = fetched.filter((url) => url.startsWith(server.url)).map((url) => url.slice(server.url.length));
  assert.deepEqual(files.filter((file) => /wasm|words/.test(file)).sort(), [
    "node_modules/tensu/tensu_bg.wasm", "node_modules/tensu/words.js", "node_modules/tensu/words/fr.js", "node_modules/tensu/words/fr.js", "node_modules/tensu/words/ru.js",
  ]);
  assert.ok(fetched.every((url) => url.startsWith(server.url) || url.startsWith("data:")), "nothing from elsewhere");
});
