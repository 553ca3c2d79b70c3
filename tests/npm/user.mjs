// A user's project: an empty folder into which the tarball is installed.
//
// `cargo xtask test --only npm` sets TARBALL, CHROMIUM and CHROMIUM_FLAGS. By hand, after `cargo xtask npm`:
//   node --test tests/npm/node.test.mjs

import { execFile } from "node:child_process";
import { access, copyFile, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { blocks } from "../e2e/document.mjs";

export const root = fileURLToPath(new URL("../../", import.meta.url));
const run = promisify(execFile);

/** A test that a push does without, as in tests/e2e/harness.mjs: bundlers, pages and other runtimes. */
export const rare = process.env.TESTS === "all" ? test : () => undefined;

/** The pinned tools of tests/npm/package.json. */
export const tools = join(root, "target/tools/npm-tests/node_modules");
export const ts = createRequire(join(tools, "typescript/package.json"))("typescript");

/** The modules of a folder of tests/npm with many megabytes, which only a run of every case installs. */
export async function heavy(name) {
  const [from, home] = [join(root, "tests/npm", name), join(root, "target/tools", `npm-${name}`)];
  const modules = join(home, "node_modules");
  await mkdir(home, { recursive: true });
  const lock = (folder) => readFile(join(folder, "package-lock.json"), "utf8").catch(() => "");
  // What npm writes when it is done.
  const there = await access(join(modules, ".package-lock.json")).then(() => true, () => false);
  if (!there || (await lock(home)) !== (await lock(from))) {
    for (const file of ["package.json", "package-lock.json"]) await copyFile(join(from, file), join(home, file));
    await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: home });
  }
  return modules;
}

async function tarball() {
  if (process.env.TARBALL) return process.env.TARBALL;
  const folder = join(root, "target/npm");
  const names = await readdir(folder);
  return join(folder, names.find((name) => name.endsWith(".tgz")));
}

/** A fresh project with these files and the package, somewhere else where its tools should be found; resolves to { folder, node, tensu }. */
export async function project(name, files = {}, above = join(root, "target/xtask/npm-users")) {
  const folder = join(above, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify({ name, private: true, type: "module" }));
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  await run(npm, ["install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", await tarball()], { cwd: folder });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return {
    folder,
    write: (path, text) => writeFile(join(folder, path), text),
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

/** The code of the package's README in one language, a text a block. */
export const readme = async (folder, language) => blocks(await readFile(join(folder, "node_modules/tensu/README.md"), "utf8"), language);

/** Its lines for everybody, one snippet behind the other. */
export const snippets = async (folder) => (await readme(folder, "ts")).join("");
