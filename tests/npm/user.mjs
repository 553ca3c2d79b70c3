// A user's project: an empty folder into which the tarball is installed.
//
// `cargo xtask test --only npm` sets TARBALL, CHROMIUM and CHROMIUM_FLAGS. By hand, after `cargo xtask npm`:
//   node --test tests/npm/node.test.mjs

import { execFile } from "node:child_process";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export const root = fileURLToPath(new URL("../../", import.meta.url));
const run = promisify(execFile);

/** A test that a push does without, as in tests/e2e/harness.mjs: bundlers, pages and other runtimes. */
export const rare = process.env.TESTS === "all" ? test : () => undefined;

/** The pinned tools of tests/npm/package.json. */
export const tools = join(root, "target/tools/npm-tests/node_modules");
export const ts = createRequire(join(tools, "typescript/package.json"))("typescript");

async function tarball() {
  if (process.env.TARBALL) return process.env.TARBALL;
  const folder = join(root, "target/npm");
  const names = await readdir(folder);
  return join(folder, names.find((name) => name.endsWith(".tgz")));
}

/** A fresh project with these files and the package; resolves to { folder, node, file, remove }. */
export async function project(name, files = {}) {
  const folder = join(root, "target/xtask/npm-users", name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify({ name, private: true, type: "module" }));
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  await run(npm, ["install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", await tarball()], { cwd: folder });
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  return {
    folder,
    /** Runs Node in the project; resolves to what it printed, whether it failed or not. */
    node: async (...words) => {
      const ran = await run(process.execPath, words, { cwd: folder }).catch((error) => error);
      return { ok: !(ran instanceof Error), text: ran.stdout + ran.stderr };
    },
    /** The installed package, imported as Node would. */
    tensu: () => import(new URL(`file://${join(folder, "node_modules/tensu/node.js")}`)),
  };
}

/** The five lines that a newcomer copies: they must print 12000. */
export const SAMPLE = `import { score } from "tensu";

const hand = score({ hand: "234m340p66p678s56s", win: "7s", by: "ron", riichi: "riichi", dora: "1m5p" });
if (hand.ok) console.log(hand.total);
else console.error(hand.error.message);
`;

/** The lines of the package's README, one snippet behind the other. */
export async function snippets(folder) {
  const text = await readFile(join(folder, "node_modules/tensu/README.md"), "utf8");
  return [...text.matchAll(/^```ts\n(.*?)^```/gms)].map(([, lines]) => lines).join("");
}
