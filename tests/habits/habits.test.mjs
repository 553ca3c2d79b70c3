// What people type first, typed in a clean checkout: `cargo xtask test --only habits`. It builds the site three times.

import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, readdir, rm, symlink } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { start } from "../e2e/harness.mjs";
import { Player, sample } from "../e2e/player.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const tools = join(root, "target/tools");
let folder, checkout, env;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "tensu-habits-"));
  checkout = join(folder, "tensu");
  // Not what the runs around have set: Node runs no tests within tests, and a quiet cargo says nothing of what is looked for here.
  const { CARGO_MANIFEST_DIR, CARGO_MANIFEST_PATH, CARGO_TERM_QUIET, NODE_TEST_CONTEXT, ...given } = process.env;
  // The tools are those of the project, and so is what cargo has compiled of others.
  env = { ...given, PATH: `${join(tools, "bin")}:${given.PATH}`, CARGO_TARGET_DIR: join(root, "target/habits") };
  await run("git", ["clone", "--quiet", root, checkout], root);
  await mkdir(join(checkout, "target"));
  await symlink(tools, join(checkout, "target/tools"));
});
after(() => rm(folder, { recursive: true }));

/** Types a command; what it says, and whether it went well. Nothing more is typed: who reads lines does not wait for them. */
function run(program, words, at = checkout) {
  const options = { cwd: at, env: env ?? process.env, maxBuffer: 1 << 26 };
  return new Promise((done) => {
    const started = execFile(program, words, options, (error, out, err) => done({ ok: !error, text: out + err }));
    started.stdin.end();
  });
}
const type = (line, at = "") => run(line.split(" ")[0], line.split(" ").slice(1), join(checkout, at));

/** A hand is entered and priced there, and a page opens. */
async function works({ page }) {
  const player = new Player(page);
  await sample(player);
  assert.equal(await player.price("Ron"), "12,000");
  await player.open("Rules");
  await page.getByRole("dialog").getByText(/How many fives/).first().waitFor();
}

/** The same, of a folder. */
async function isSite(folder) {
  const app = await start({ folder });
  try {
    await app.visit({ width: 390, height: 844 }, works);
  } finally {
    await app.stop();
  }
}

for (const line of ["trunk build --release", "trunk build"])
  test(`${line} gives the working app`, async () => {
    const { ok, text } = await type(line);
    assert.ok(ok, text);
    await isSite(join(checkout, "dist"));
    const files = await readdir(join(checkout, "dist"));
    assert.ok(files.some((name) => name.startsWith("pages-")), files.join());
    assert.ok(!(await readFile(join(checkout, "dist/index.html"), "utf8")).includes("{{"));
  });

test("trunk serve serves the working app", async () => {
  const port = await free();
  const server = spawn("trunk", ["serve", "--port", String(port)], { cwd: checkout, env, stdio: "ignore" });
  const app = await start();
  try {
    const url = `http://127.0.0.1:${port}/`;
    const answers = async () => (await fetch(url).catch(() => undefined))?.ok;
    for (let i = 0; i < 900 && !(await answers()); i += 1) await new Promise((done) => setTimeout(done, 1_000));
    await app.visit({ width: 390, height: 844, page: url }, async (visit) => {
      // Trunk has the page load again after a build, by a socket: that is allowed, and there.
      const [socket] = await Promise.all([visit.page.waitForEvent("websocket"), visit.page.reload()]);
      assert.match(socket.url(), new RegExp(`^ws://127\\.0\\.0\\.1:${port}/`));
      await works(visit);
      assert.equal(socket.isClosed(), false);
    });
  } finally {
    server.kill();
    await app.stop();
  }
});

/** A port that nobody uses. */
function free() {
  const server = createServer();
  return new Promise((done) => server.listen(0, "127.0.0.1", () => {
    const { port } = server.address();
    server.close(() => done(port));
  }));
}

test("cargo run is the command's help", async () => {
  const { ok, text } = await type("cargo run --quiet -- --help");
  assert.ok(ok, text);
  assert.match(text, /Usage: tensu/);
  const bare = await type("cargo run --quiet");
  assert.doesNotMatch(bare.text, /requires the features|could not determine which binary/);
});

test("cargo install gives the command, or says at once where it is", async () => {
  const to = join(folder, "installed");
  const { ok, text } = await type(`cargo install --path cli --debug --root ${to}`);
  assert.ok(ok, text);
  const priced = await run(join(to, "bin/tensu"), ["234m340p66p678s56s+7s", "ron", "riichi", "dora:1m5p"]);
  assert.match(priced.text, /12,?000/);
  const library = await type(`cargo install --path . --root ${to}`);
  assert.equal(library.ok, false);
  assert.match(library.text, /nothing to install in `tensu .*no binaries/s);
  assert.doesNotMatch(library.text, /Compiling/);
});

test("cargo clippy looks at the command and at the app", async () => {
  const { ok, text } = await type("cargo clippy");
  assert.ok(ok, text);
  for (const name of ["tensu v", "tensu-cli v", "tensu-app v"]) assert.match(text, new RegExp(`Checking ${name}`));
});

test("npm run build makes the package, and npm test tests it", async () => {
  const built = await type("npm run build", "npm");
  assert.ok(built.ok, built.text);
  const manifest = JSON.parse(await readFile(join(checkout, "target/npm/tensu/package.json"), "utf8"));
  assert.equal(manifest.scripts, undefined, "they are for this folder");
  const paths = (entry) => (typeof entry === "string" ? [entry] : Object.values(entry).flatMap(paths));
  for (const file of paths(manifest.exports)) assert.ok(existsSync(join(checkout, "target/npm/tensu", file)), file);
  const tested = await type("npm test", "npm");
  assert.ok(tested.ok, tested.text);
  assert.match(tested.text, /1 passed, 0 failed/);
});

test("wasm-pack build says where the package is made", async () => {
  const { ok, text } = await type("wasm-pack build --mode no-install", "npm");
  assert.ok(ok, text);
  assert.match(text, /npm run build/);
});

test("nothing that was typed leaves a file to be committed", async () => {
  const { text } = await type("git status --short");
  assert.equal(text, "");
});
