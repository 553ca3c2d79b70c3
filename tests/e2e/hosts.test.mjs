// Frames of hosts that do something wrong: each works, or says so in the place of the hand and in its language.

import assert from "node:assert/strict";
import { readFile, rm, cp, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";

import { HAND, SCRIPT, visit } from "./club.mjs";
import { dist, more, serve, test, type } from "./harness.mjs";

const RESULT = `view=result&ruleset=tenhou&hand=${encodeURIComponent(HAND)}`;
const VIEWS = ["ruleset=tenhou", RESULT, ...more("view=quiz&drill=wait&seed=7", "view=reference&ruleset=tenhou")];
const GERMAN = "In Tensu ist etwas schiefgegangen.";
const WASM = /\.wasm$/;

/** A German frame of a host, in a page that keeps all messages. */
const framed = (url, query) => `<script>
  window.told = [];
  addEventListener("message", ({ data }) => told.push(data));
</script><iframe src="${url}embed/1/?lang=de&${query}" title="Tensu" width="360" height="800"></iframe>`;

/** Opens frames of a host that sends what `send` says; the steps get each in turn. */
async function at(send, queries, steps, folder = dist) {
  const site = await serve(folder, undefined, { send });
  try {
    for (const query of queries)
      await visit(framed(site.url, query), async ({ page, mistakes }) => {
        await steps(page.frameLocator("iframe"), page, query);
        // What such a host does the browser complains of.
        mistakes.length = 0;
      });
  } finally {
    await site.stop();
  }
}

const headers = (file, more = {}) => ({ "Content-Type": type(file), "Cache-Control": "no-cache", "Access-Control-Allow-Origin": "*", ...more });
const works = (there) => there.locator("[data-ready=true]").waitFor();

/** What stands in the place of the hand, once it is told there. */
async function says(there, wanted) {
  const text = there.locator("#broken");
  await text.waitFor();
  await there.locator("#broken", { hasText: wanted }).waitFor();
  assert.equal(await there.locator("#broken p").count(), 1, "in one language");
}

test("a host that compresses nothing, sends any type for WebAssembly, and sets the policy of the site as a header, is one like others", () => {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/;
  let own;
  const send = (file, body) => {
    own ??= policy.exec(body.toString())?.[1];
    const wrong = WASM.test(file) ? { "Content-Type": "text/plain", "X-Content-Type-Options": "nosniff" } : {};
    return [headers(file, { ...wrong, ...(own && { "Content-Security-Policy": own }) }), body];
  };
  return at(send, VIEWS, works);
});

test("where the host's policy forbids WebAssembly, that is what is said", () => {
  const send = (file, body) => [headers(file, { "Content-Security-Policy": "script-src 'self'" }), body];
  return at(send, VIEWS.slice(0, 2), (there) => says(there, "verbietet WebAssembly"));
});

test("where scripts come as texts, that is told in the frame, and to the page around", () => {
  // Browsers run old scripts of any type, and no modules.
  const send = (file, body) => [headers(file, extname(file) === ".js" ? { "Content-Type": "text/plain" } : {}), body];
  return at(send, VIEWS.slice(0, 2), async (there, page) => {
    await says(there, GERMAN);
    await page.waitForFunction((text) => told.some(({ type, code, message }) => type === "error" && code === "engine" && message === text), GERMAN);
  });
});

test("where no script may run the text stands there in all languages", () => {
  const send = (file, body) => [headers(file, extname(file) === ".js" ? { "Content-Type": "text/plain", "X-Content-Type-Options": "nosniff" } : {}), body];
  return at(send, [RESULT], async (there) => {
    await there.locator("#broken", { hasText: GERMAN }).waitFor();
    assert.equal(await there.locator("#broken p").count(), 12);
  });
});

/** The page of an earlier build: other numbers in its names and its version, and nothing that came later. */
const older = (html) =>
  html
    .replace(/-[0-9a-f]{13,16}(?=[._])/g, "-0123456789abcdef")
    .replace(/content="[0-9a-f]{8}" name="version"/, 'content="01234567" name="version"')
    .replace(/<template id="(slim|asked)">.*?<\/template>/g, "");

for (const stays of [false, true])
  test(`a page of an earlier build ${stays ? "that does not go says so" : "loads again by itself, once, and works"}`, async () => {
    let pages = 0;
    const send = (file, body) => {
      const isPage = file.endsWith(join("embed", "1", "index.html"));
      if (!isPage) return [headers(file), body];
      pages += 1;
      // The host has kept it, and a browser that asks past its copies gets the new one.
      const isOld = stays || pages === 1;
      return [headers(file, { "Cache-Control": "max-age=600" }), isOld ? older(body.toString()) : body];
    };
    await at(send, VIEWS.slice(0, 2), async (there, page, query) => {
      if (!stays) {
        await works(there);
        assert.equal(await page.evaluate(() => told.filter(({ type }) => type === "ready").length), 1, query);
        assert.equal(await page.evaluate(() => told.filter(({ type }) => type === "error").length), 0);
        pages = 0;
        return;
      }
      await says(there, GERMAN);
      const before = pages;
      await page.waitForTimeout(1_500);
      assert.equal(pages, before, "it does not load for good");
    });
  });

test("a new page on a host that has only older files says so", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tensu-host-"));
  try {
    await cp(dist, folder, { recursive: true });
    const page = join(folder, "embed/1/index.html");
    const html = await readFile(page, "utf8");
    await writeFile(page, html.replace(/(app|slim|boot)-[0-9a-f]{13,16}/g, "$1-fedcba9876543210"));
    await at((file, body) => [headers(file), body], VIEWS.slice(0, 2), (there) => says(there, GERMAN), folder);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("in the element, a page of an earlier build comes back to life", async () => {
  let pages = 0;
  const send = (file, body) => {
    const isPage = file.endsWith(join("embed", "1", "index.html"));
    pages += isPage;
    return [headers(file), isPage && pages === 1 ? older(body.toString()) : body];
  };
  const site = await serve(dist, undefined, { send });
  try {
    await visit(
      `${SCRIPT.replace("{{site}}", site.url)}<tensu-calculator view="result" lang="de" ruleset="tenhou" hand="${HAND}"></tensu-calculator>`,
      async ({ page, mistakes }) => {
        await page.frameLocator("iframe").locator("[data-ready=true]").waitFor();
        const state = await page.evaluate(() => document.querySelector("tensu-calculator").getState());
        assert.match(state, /^1\/tenhou\/234m34066p67856s\//);
        mistakes.length = 0;
      },
    );
  } finally {
    await site.stop();
  }
});
