// The package in every place that programs come from: builders, another module system, a worker, a page of another origin.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { serve, type } from "../e2e/harness.mjs";
import { open, printed } from "./pages.mjs";
import { project, rare, SAMPLE, tools } from "./user.mjs";

const PAGE = `<!doctype html><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">`;
/** The sample of `tensu/wasm`, with the WebAssembly from somewhere. */
const GIVEN = (source, imports = "") => `${imports}import { init, score } from "tensu/wasm";
await init(${source});
console.log(score("234m340p66p678s56s+7s ron riichi dora:1m5p").total);
`;

let user;
before(async () => {
  user = await project("loads", { "sample.mjs": SAMPLE });
});

const file = (name, text) => writeFile(join(user.folder, name), text);
const tool = async (path) => import(pathToFileURL(join(tools, path)));

test("Node requires it, as it imports it", async () => {
  await file("required.cjs", REQUIRED);
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

/** What a user writes who wants another language, too, and a picture. */
const MORE = `${SAMPLE}
import { explain, loadLanguage, svg } from "tensu";
async function more() {
  await loadLanguage("de");
  console.log(explain("234m340p66p678s56s+7s", "de").lang, (await svg("5z")).ok);
}
more();
`;
const REQUIRED = `const { score } = require("tensu");\nconsole.log(score("234m340p66p678s56s+7s ron riichi dora:1m5p").total);\n`;

/** Programs from builders run without the package: in a folder that has none, and in a page where every case is tried. */
async function runs(path, expected) {
  // What fails is said with the whole file.
  const { ok, text } = await user.node("--no-warnings", path);
  assert.deepEqual([ok, text.slice(-300)], [true, expected], path);
  if (process.env.TESTS !== "all" || path.includes("server")) return;
  const folder = join(user.folder, path, "..");
  const kind = path.endsWith(".mjs") ? ` type="module"` : "";
  // Servers know the one ending alone.
  await copyFile(join(user.folder, path), join(folder, "page.js"));
  await writeFile(join(folder, "index.html"), `${PAGE}<script${kind} src="page.js"></script>`);
  const server = await serve(folder, "/built/");
  try {
    const lines = expected.trim().split("\n");
    assert.deepEqual(await printed(server.url, lines.length), lines, path);
  } finally {
    await server.stop();
  }
}

test("esbuild needs no option, for pages and for Node, in every format", async () => {
  const { build } = (await tool("esbuild/lib/main.js")).default;
  await file("more.mjs", MORE);
  await file("required.cjs", REQUIRED);
  for (const [name, entry, options, expected] of [
    ["page.cjs", "more.mjs", {}, "12000\nde true\n"],
    ["page.mjs", "more.mjs", { format: "esm", minify: true }, "12000\nde true\n"],
    ["neutral.mjs", "more.mjs", { platform: "neutral" }, "12000\nde true\n"],
    ["required.cjs", "required.cjs", {}, "12000\n"],
    ["server.cjs", "more.mjs", { platform: "node" }, "12000\nde true\n"],
    ["server.mjs", "more.mjs", { platform: "node", format: "esm" }, "12000\nde true\n"],
    // Who names conditions takes from esbuild its own.
    ["server-own.mjs", "more.mjs", { platform: "node", format: "esm", conditions: ["own"] }, "12000\nde true\n"],
  ]) {
    const { warnings } = await build({ absWorkingDir: user.folder, entryPoints: [entry], outfile: `esbuild/${name}`, bundle: true, logLevel: "silent", ...options });
    assert.deepEqual(warnings, [], name);
    await runs(`esbuild/${name}`, expected);
  }
});

test("a program that only scores takes no language with it", async () => {
  const { build } = (await tool("esbuild/lib/main.js")).default;
  const { metafile } = await build({
    absWorkingDir: user.folder, entryPoints: ["sample.mjs"], outfile: "esbuild/least.cjs", bundle: true, logLevel: "silent", metafile: true,
  });
  const inside = Object.entries(Object.values(metafile.outputs)[0].inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  assert.deepEqual(inside.map(([path]) => path).filter((path) => /words\/|tiles|tensu_bg/.test(path)), []);
});

test("Rollup finds it with the plugin that it needs for any package", async () => {
  const { rollup } = await tool("rollup/dist/es/rollup.js");
  const { nodeResolve } = await tool("@rollup/plugin-node-resolve/dist/es/index.js");
  await file("more.mjs", MORE);
  const write = async (entry, plugin, output) => {
    const warnings = [];
    const bundle = await rollup({ input: join(user.folder, entry), plugins: [nodeResolve(plugin)], onwarn: ({ message }) => warnings.push(message) });
    await bundle.write(output);
    assert.deepEqual(warnings, []);
  };
  const at = (path) => join(user.folder, "rollup", path);
  await write("sample.mjs", {}, { file: at("one.mjs"), format: "es" });
  await runs("rollup/one.mjs", "12000\n");
  await write("sample.mjs", { browser: true }, { file: at("page.cjs"), format: "iife" });
  await runs("rollup/page.cjs", "12000\n");
  await write("more.mjs", {}, { dir: at("many"), format: "es", entryFileNames: "[name].mjs" });
  await runs("rollup/many/more.mjs", "12000\nde true\n");
  // Languages are files of their own: who wants one file is told by Rollup which option that is.
  await assert.rejects(write("more.mjs", {}, { file: at("all.mjs"), format: "es" }), /inlineDynamicImports/);
  await write("more.mjs", {}, { file: at("all.mjs"), format: "es", inlineDynamicImports: true });
  await runs("rollup/all.mjs", "12000\nde true\n");
});

test("webpack finds it by import and by require, for pages, workers and Node", async () => {
  const { default: webpack } = await tool("webpack/lib/index.js");
  await file("more.mjs", MORE);
  await file("required.cjs", REQUIRED);
  const optimization = { minimize: process.env.TESTS === "all" };
  for (const [name, entry, target, expected] of [
    ["page", "more.mjs", "web", undefined],
    ["required", "required.cjs", "web", "12000\n"],
    ["worker", "sample.mjs", "webworker", "12000\n"],
    ["server", "more.mjs", "node", "12000\nde true\n"],
  ]) {
    const output = { path: join(user.folder, "webpack", name), filename: "main.cjs", chunkFilename: "[id].cjs" };
    const stats = await new Promise((done, failed) =>
      webpack({ context: user.folder, mode: "production", target, entry: `./${entry}`, output, performance: false, optimization }, (error, found) => (error ? failed(error) : done(found))),
    );
    const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
    assert.deepEqual([errors, warnings], [[], []], name);
    // One that loads its languages by tags of a page runs in none but that.
    if (expected) await runs(`webpack/${name}/main.cjs`, expected);
    else if (process.env.TESTS === "all") await inPage(join(user.folder, "webpack", name));
  }

  async function inPage(folder) {
    await writeFile(join(folder, "index.html"), `${PAGE}<script src="main.cjs"></script>`);
    const server = await serve(folder, "/packed/");
    try {
      assert.deepEqual(await printed(server.url), ["12000"]);
    } finally {
      await server.stop();
    }
  }
});

rare("with tensu/file webpack leaves the WebAssembly a file of its own", async () => {
  const { default: webpack } = await tool("webpack/lib/index.js");
  await file("apart.mjs", SAMPLE.replace('"tensu"', '"tensu/file"'));
  const path = join(user.folder, "apart");
  const stats = await new Promise((done, failed) =>
    webpack({ context: user.folder, mode: "production", entry: "./apart.mjs", output: { path, filename: "main.js" }, performance: false }, (error, found) => (error ? failed(error) : done(found))),
  );
  const { errors, assets } = stats.toJson({ all: false, errors: true, assets: true });
  assert.deepEqual([errors, assets.filter(({ name }) => name.endsWith(".wasm")).length], [[], 1]);
  await writeFile(join(path, "index.html"), `${PAGE}<script src="main.js"></script>`);
  const server = await serve(path, "/apart/");
  try {
    assert.deepEqual(await printed(server.url), ["12000"]);
  } finally {
    await server.stop();
  }
});

rare("a page says what is missing where the WebAssembly is not beside the script", async () => {
  const { build } = (await tool("esbuild/lib/main.js")).default;
  await file("lost.mjs", SAMPLE.replace('"tensu"', '"tensu/file"'));
  await build({ absWorkingDir: user.folder, entryPoints: ["lost.mjs"], outfile: "lost/lost.js", bundle: true, format: "esm", logLevel: "silent" });
  await writeFile(join(user.folder, "lost/index.html"), `${PAGE}<script type="module" src="lost.js"></script>`);
  const server = await serve(join(user.folder, "lost"), "/lost/");
  try {
    const page = await open();
    const said = page.waitForEvent("pageerror");
    await page.goto(server.url);
    assert.match(String(await said), /no WebAssembly from http.*tensu_bg\.wasm.*"tensu\/inline" has the WebAssembly inside/);
    await page.close();
  } finally {
    await server.stop();
  }
});

test("every entry has the same functions, and one that is required is the one that is imported", async () => {
  const names = `import * as tensu from "tensu";
import * as inline from "tensu/inline";
import * as wasm from "tensu/wasm";
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const keys = (entry) => Object.keys(entry).filter((name) => name !== "init" && name !== "__esModule" && name !== "module.exports").join();
const common = require("./node_modules/tensu/node.cjs");
console.log([inline, wasm, common].every((entry) => keys(entry) === keys(tensu)), require("tensu").score === tensu.score);
console.log(common.score("234m340p66p678s56s+7s ron riichi dora:1m5p").total, await common.loadLanguage("de"), (await common.svg("5z")).ok);
`;
  await file("names.mjs", names);
  assert.deepEqual(await user.node("--no-warnings", "names.mjs"), { ok: true, text: "true true\n12000 de true\n" });
});

rare("a worker posts what it scored", async () => {
  const folder = user.folder;
  await file("worker.js", `import { score } from "./node_modules/tensu/index.js";\npostMessage(score("234m340p66p678s56s+7s ron riichi dora:1m5p"));\n`);
  // Fields that are worked out when they are read go with it.
  const listen = `new Worker("worker.js", { type: "module" }).onmessage = ({ data }) => console.log(data.total, data.reading.wait);`;
  await file("worker.html", `${PAGE}<script type="module">${listen}</script>`);
  const server = await serve(folder, "/work/");
  try {
    assert.deepEqual(await printed(`${server.url}worker.html`), ["12000 ryanmen"]);
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
    assert.deepEqual(await printed(`${server.url}far.html`), ["12000"]);
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
