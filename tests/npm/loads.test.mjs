// The package in every place that programs come from: builders, another module system, a worker, a page of another origin.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { chromium, serve, type } from "../e2e/harness.mjs";
import { project, rare, SAMPLE, tools } from "./user.mjs";

const PAGE = `<!doctype html><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">`;
/** The sample of `tensu/wasm`, with the WebAssembly from somewhere. */
const GIVEN = (source, imports = "") => `${imports}import { init, score } from "tensu/wasm";
await init(${source});
console.log(score("234m340p66p678s56s+7s ron riichi dora:1m5p").total);
`;

let user;
let browser;
before(async () => {
  user = await project("loads", { "sample.mjs": SAMPLE });
  const flags = (process.env.CHROMIUM_FLAGS ?? "--no-sandbox --disable-gpu").split(" ");
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: flags });
});
after(() => browser?.close());

const file = (name, text) => writeFile(join(user.folder, name), text);
const tool = async (path) => import(pathToFileURL(join(tools, path)));

/** The first line that a page prints, or the fault that stops it. */
async function printed(url) {
  const page = await browser.newPage();
  try {
    const said = new Promise((done) => {
      page.on("console", (message) => done(message.text()));
      page.on("pageerror", (error) => done(String(error)));
    });
    await page.goto(url);
    return await said;
  } finally {
    await page.close();
  }
}

test("Node requires it, as it imports it", async () => {
  await file("required.cjs", `const { score } = require("tensu");\nconsole.log(score("234m340p66p678s56s+7s ron riichi dora:1m5p").total);\n`);
  const { ok, text } = await user.node("--no-warnings", "required.cjs");
  assert.deepEqual([ok, text], [true, "12000\n"]);
});

test("before it is ready it says so, and bytes, a module and an address make it ready", async () => {
  const early = `import { init, loadLanguage, rulesets, score, scoreMany, priceMany, yaku } from "tensu/wasm";
for (const ask of [() => score({}), () => scoreMany([{}]), () => priceMany(["1m"]), rulesets, yaku])
  try { ask(); console.log("no error"); } catch (error) { if (!/await init/.test(error.message)) console.log(error.message); }
await loadLanguage("de").catch((error) => console.log(error.message));
`;
  await file("early.mjs", early);
  assert.deepEqual(await user.node("early.mjs"), { ok: true, text: "tensu has no WebAssembly yet: first `await init()`\n" });
  const read = `import { readFileSync } from "node:fs";\nconst bytes = readFileSync("node_modules/tensu/tensu_bg.wasm");\n`;
  await file("bytes.mjs", GIVEN("bytes", read));
  await file("module.mjs", GIVEN("new WebAssembly.Module(bytes)", read));
  await file("later.mjs", GIVEN("Promise.resolve(bytes)", read));
  for (const name of ["bytes", "module", "later"]) assert.deepEqual(await user.node(`${name}.mjs`), { ok: true, text: "12000\n" }, name);
});

rare("esbuild puts the WebAssembly into one file", async () => {
  const { build } = (await tool("esbuild/lib/main.js")).default;
  await file("one.mjs", GIVEN("bytes", `import bytes from "tensu/tensu_bg.wasm";\n`));
  await build({
    absWorkingDir: user.folder, entryPoints: ["one.mjs"], outfile: "out/one.mjs", bundle: true, format: "esm", target: "node20", loader: { ".wasm": "binary" }, logLevel: "silent",
  });
  // What fails is said with the whole file.
  const { ok, text } = await user.node("out/one.mjs");
  assert.deepEqual([ok, text.slice(-300)], [true, "12000\n"]);
});

rare("Rollup leaves the WebAssembly beside its file", async () => {
  const { rollup } = await tool("rollup/dist/es/rollup.js");
  const { nodeResolve } = await tool("@rollup/plugin-node-resolve/dist/es/index.js");
  await file("beside.mjs", GIVEN(""));
  const bundle = await rollup({ input: join(user.folder, "beside.mjs"), plugins: [nodeResolve()], logLevel: "silent" });
  await bundle.write({ file: join(user.folder, "rolled/main.js"), format: "es" });
  await copyFile(join(user.folder, "node_modules/tensu/tensu_bg.wasm"), join(user.folder, "rolled/tensu_bg.wasm"));
  await writeFile(join(user.folder, "rolled/index.html"), `${PAGE}<script type="module" src="main.js"></script>`);
  const server = await serve(join(user.folder, "rolled"), "/rolled/");
  try {
    assert.equal(await printed(server.url), "12000");
  } finally {
    await server.stop();
  }
});

rare("webpack finds the WebAssembly by itself", async () => {
  const { default: webpack } = await tool("webpack/lib/index.js");
  await mkdir(join(user.folder, "packed"), { recursive: true });
  await file("packed.mjs", SAMPLE);
  const stats = await new Promise((done, failed) =>
    webpack(
      { context: user.folder, mode: "production", entry: "./packed.mjs", output: { path: join(user.folder, "packed"), filename: "main.js" }, performance: false },
      (error, found) => (error ? failed(error) : done(found)),
    ),
  );
  assert.deepEqual(stats.toJson({ all: false, errors: true }).errors, []);
  await writeFile(join(user.folder, "packed/index.html"), `${PAGE}<script src="main.js"></script>`);
  const server = await serve(join(user.folder, "packed"), "/packed/");
  try {
    assert.equal(await printed(server.url), "12000");
  } finally {
    await server.stop();
  }
});

rare("a worker posts what it scored", async () => {
  const folder = user.folder;
  await file("worker.js", `import { score } from "./node_modules/tensu/index.js";\npostMessage(score("234m340p66p678s56s+7s ron riichi dora:1m5p"));\n`);
  // Fields that are worked out when they are read go with it.
  const listen = `new Worker("worker.js", { type: "module" }).onmessage = ({ data }) => console.log(data.total, data.reading.wait);`;
  await file("worker.html", `${PAGE}<script type="module">${listen}</script>`);
  const server = await serve(folder, "/work/");
  try {
    assert.equal(await printed(`${server.url}worker.html`), "12000 ryanmen");
  } finally {
    await server.stop();
  }
});

rare("a page of another origin needs no builder", async () => {
  const home = createServer(async (request, response) => {
    try {
      const text = await readFile(join(user.folder, "node_modules/tensu", new URL(request.url, "http://x").pathname));
      response.writeHead(200, { "content-type": type(request.url), "access-control-allow-origin": "*" }).end(text);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => home.listen(0, "127.0.0.1", done));
  const from = `http://127.0.0.1:${home.address().port}`;
  const lines = SAMPLE.replace('"tensu"', `"${from}/index.js"`);
  await file("far.html", `${PAGE}<script type="module">${lines}</script>`);
  const server = await serve(user.folder, "/far/");
  try {
    assert.equal(await printed(`${server.url}far.html`), "12000");
  } finally {
    home.close();
    await server.stop();
  }
});

test("the types are found however a program is built", async () => {
  const uses = `import { score, type Asked } from "tensu";\nimport { init, score as later } from "tensu/wasm";
const asked: Asked = "1m";\nconsole.log(score(asked), later(asked));\nawait init(new Uint8Array(8));\nawait init(fetch("x"));
// @ts-expect-error no WebAssembly\nawait init(null);\n`;
  await mkdir(join(user.folder, "typed"), { recursive: true });
  await file("typed/uses.ts", uses);
  for (const [module, moduleResolution] of [["node16", "node16"], ["nodenext", "nodenext"], ["esnext", "bundler"]]) {
    const compilerOptions = { strict: true, noEmit: true, target: "es2022", module, moduleResolution, lib: ["es2022", "dom"], types: [] };
    await file("typed/tsconfig.json", JSON.stringify({ compilerOptions, include: ["*.ts"] }));
    await file("typed/package.json", '{"type":"module"}');
    const said = await new Promise((done) =>
      execFile(process.execPath, [join(tools, "typescript/bin/tsc"), "--project", join(user.folder, "typed")], (error, out) => done(error ? out || String(error) : "")),
    );
    assert.equal(said, "", moduleResolution);
  }
});
