// What the builder page writes, in the hosts that it is for: each calculator is there and works.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { before } from "node:test";
import { promisify } from "node:util";

import { app, club, visit } from "./club.mjs";
import { more, rare, test } from "./harness.mjs";
import { play, sample } from "./player.mjs";

const run = promisify(execFile);
const has = (tool, ...words) => run(tool, words).then(() => false, (error) => error.code === "ENOENT" && `${tool} is not installed`);
const withoutHugo = await has("hugo", "version");
const withoutPhp = await has("php", "--version");

/** The lines by the names of their kinds, for a club that templates would take for their own. */
const lines = {};
const CLUB = "{{ 1 }} {% x %} & <Kranich>";
before(() =>
  play(app, { width: 1280, height: 800 }, async (player) => {
    await sample(player);
    await player.open("On your website");
    const over = player.page.getByRole("dialog", { name: "On your website" });
    await over.getByRole("checkbox", { name: "Begin with the hand on the table", exact: true }).check();
    const field = over.getByRole("textbox", { name: "Club" });
    await field.fill(CLUB);
    await field.press("Enter");
    const kinds = over.getByRole("group", { name: "For your page" }).getByRole("button");
    for (const kind of await kinds.all()) {
      await kind.click();
      lines[await kind.innerText()] = await over.getByRole("textbox", { name: "Lines to copy" }).inputValue();
    }
    await player.page.locator(".site-code").screenshot({ path: "target/screenshots/builder-kinds.png" });
  }),
);

/** The frame of a page shows the club and its hand. */
async function works(page) {
  const frame = page.frameLocator("iframe").first();
  await frame.getByRole("heading", { level: 1, name: CLUB }).waitFor();
  await frame.locator(".amount", { hasText: "12,000" }).first().waitFor();
}

test("there are lines for each host, and all are different", () => {
  const kinds = ["HTML", "iframe", "WordPress", "WordPress [tensu]", "Hugo", "Jekyll, MkDocs", "Ghost", "Google Sites", "Markdown", "Discord", "Address", "tensu-hand", "Hugo tensu-hand", "CSP"];
  assert.deepEqual(Object.keys(lines), kinds);
  // Google Sites takes the frame as it is.
  assert.equal(new Set(Object.values(lines)).size, kinds.length - 1);
});

for (const kind of ["HTML", ...more("iframe", "WordPress", "Jekyll, MkDocs", "Ghost")])
  test(`pasted into a page: ${kind}`, () => visit(`<p>Before</p>${lines[kind]}<p>After</p>`, ({ page }) => works(page)));

test("a hand in a text, and all of it under the policy that is written down", () => {
  const [name, policy] = lines.CSP.split(": ");
  assert.equal(name, "Content-Security-Policy");
  return visit({ html: `${lines.HTML}<p>${lines["tensu-hand"]}</p>`, policy: `default-src 'none'; ${policy}` }, async ({ page }) => {
    await page.locator("tensu-hand").getByRole("img").waitFor();
    await works(page);
  });
});

rare("Hugo builds a page with the shortcode", { skip: withoutHugo }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "tensu-hugo-"));
  try {
    for (const name of ["layouts/shortcodes", "layouts/_default", "content"]) await mkdir(join(folder, name), { recursive: true });
    const said = (text) => /^\{\{\/\* (\S+); then (\{\{< .+? >\}\}) in a page/.exec(text).slice(1);
    const [file, word] = said(lines.Hugo);
    const [drawn, hand] = said(lines["Hugo tensu-hand"]);
    for (const [name, text] of [
      ["config.toml", 'baseURL = "http://localhost/"\ntitle = "Club"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n'],
      ["layouts/_default/single.html", "<!doctype html><title>{{ .Title }}</title>{{ .Content }}"],
      [file, lines.Hugo],
      [drawn, lines["Hugo tensu-hand"]],
      ["content/hand.md", `---\ntitle: Hand\n---\n\nOur *hand*:\n\n${word}\n\nDrawn: ${hand}\n`],
    ])
      await writeFile(join(folder, name), text);
    await run("hugo", ["--source", folder, "--destination", "public"]);
    club.pages["hugo.html"] = await readFile(join(folder, "public/hand/index.html"), "utf8");
    await visit("hugo.html", async ({ page }) => {
      assert.equal(await page.locator("em").innerText(), "hand");
      await page.locator("tensu-hand").getByRole("img").waitFor();
      await works(page);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

// As people paste it: at the end of a file that has begun, and by mistake twice.
rare("WordPress reads functions.php with the shortcode at its end", { skip: withoutPhp }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "tensu-php-"));
  try {
    const file = join(folder, "functions.php");
    const code = lines["WordPress [tensu]"];
    for (const pasted of [code, `${code}\n\n${code}`]) {
      await writeFile(file, `<?php\n/** The theme. */\nfunction club_setup() {\n\tadd_theme_support('title-tag');\n}\nadd_action('after_setup_theme', 'club_setup');\n\n${pasted}\n`);
      await run("php", ["-l", file]);
      const stubs = "function add_action() {} function add_shortcode($name, $make) { echo $name, '=', $make(), PHP_EOL; }";
      const { stdout } = await run("php", ["-d", "short_open_tag=0", "-r", `${stubs} require ${JSON.stringify(file)};`]);
      assert.equal(new Set(stdout.trimEnd().split("\ntensu=").map((one) => one.replace(/^tensu=/, ""))).size, 1);
      assert.ok(stdout.startsWith(`tensu=${lines.iframe}`), stdout);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test("in chats and forums the address survives", () => {
  for (const kind of ["Markdown", "Discord", "Address"]) {
    const [address] = /https?:\/\/[^\s()<>]+/.exec(lines[kind]);
    const url = new URL(address);
    assert.equal(url.searchParams.get("club"), CLUB, kind);
    assert.match(url.searchParams.get("hand"), /^234m/);
  }
});
